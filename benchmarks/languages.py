"""What language files cost the first page of each game in each language, in a fresh process.

    python benchmarks/languages.py

Everything is imported and the game is loaded before the clock starts; it runs only inside the reading and parsing of
language files, while a new table's page, the rules and one rule are made. CPU time, the middle of several processes.
What is loaded by then is hidden from the garbage collector: a collection that happens to fall into the page would look
at the whole game, whatever the language.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys

from rulewright.catalog import game_names
from rulewright.content.texts import LANGUAGES

PAGES = {
    "the table": "/t/{table}",
    "the form": "/new/{game}",
    "all rules": "/rules/{game}",
    "one rule": "/rule/{game}/{rule}",
}
CHILD = r"""
import gc, sys, tempfile, time, warnings
warnings.simplefilter("ignore")
from pathlib import Path
from starlette.testclient import TestClient
from rulewright.catalog import load
from rulewright.content import texts
from rulewright.web.app import create_app

game, language, address = sys.argv[1:]
spent, depth = 0.0, 0

def timed(function):
    def run(*values, **named):
        global spent, depth
        depth += 1
        began = time.process_time()
        try:
            return function(*values, **named)
        finally:
            depth -= 1
            if not depth:
                spent += time.process_time() - began
    return run

loaded = load(game)
with tempfile.TemporaryDirectory() as folder, TestClient(create_app(str(Path(folder) / "t.db"))) as client:
    seats = [{"kind": "person", "name": "A"}] * max(2, min(loaded.modes[0].seats))
    table = client.post("/api/tables", json={"game": game, "seats": seats}).json()["id"]
    for name in ("__init__", "_parse", "_plain_text", "_pattern", "_put_together"):
        setattr(texts.Language, name, timed(getattr(texts.Language, name)))
    rule = next(iter(loaded.register().rules))
    gc.collect()
    gc.freeze()
    page = client.get(address.format(table=table, game=game, rule=rule), headers={"accept-language": language})
    assert page.status_code == 200, page.text
print(spent * 1000)
"""


def measure(game: str, language: str, address: str, times: int) -> float:
    command = [sys.executable, "-c", CHILD, game, language, address]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(times)]
    return statistics.median(float(run) for run in runs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="processes for each figure")
    times = parser.parse_args().times
    print(
        f"{'first page':>12}", *(f"{game} {language:>3}" for game in game_names() for language in LANGUAGES), sep="  "
    )
    for title, address in PAGES.items():
        found = [measure(game, language, address, times) for game in game_names() for language in LANGUAGES]
        print(f"{title:>12}", *(f"{one:6.1f} ms" for one in found), sep="  ")


if __name__ == "__main__":
    main()
