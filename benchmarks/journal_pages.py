"""What a page of the campaign costs the server: processor time for a whole page, and for the message after a choice.

`python benchmarks/journal_pages.py [campaigns]` plays first Scenarios at random, in this process and without a network,
and loads the page of the seat after every choice, as a browser does that has never been there.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from time import process_time

import httpx

from rulewright.web.app import create_app

GAME = {"game": "dragon_eclipse", "mode": "campaign", "seats": [{"kind": "person", "name": "Ada"}]}
STEPS = 90


async def measure(campaigns: int) -> dict[str, list[float]]:
    """Milliseconds by kind of page."""
    found: dict[str, list[float]] = {"book": [], "other": [], "choice": []}
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(str(Path(folder) / "tables.db"), burst=1e6, per_second=1e6)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table.test") as client:
                for seed in range(campaigns):
                    await _campaign(client, seed, found)
    return found


async def _campaign(client: httpx.AsyncClient, seed: int, found: dict[str, list[float]]) -> None:
    made = (await client.post("/api/tables", json={**GAME, "seed": seed})).json()
    token, table = made["tokens"][0], made["id"]
    luck = Random(seed)
    for _ in range(STEPS):
        for lang in ("en", "uk"):
            cookies = f"rw_table_{table}={token}; rw_lang={lang}; rw_theme={luck.choice(('dark', 'light'))}"
            before = process_time()
            page = await client.get(f"/t/{table}", headers={"cookie": cookies})
            spent = (process_time() - before) * 1000
            found["book" if 'id="book-text"' in page.text else "other"].append(spent)
        bearer = {"authorization": f"Bearer {token}"}
        asked = (await client.get(f"/api/tables/{table}", headers=bearer)).json()
        offered = [_text(one) for one in (asked.get("decision") or {}).get("choices", ())]
        if not offered:
            return
        before = process_time()
        await client.post(f"/api/tables/{table}/choices", json={"choice": luck.choice(offered)}, headers=bearer)
        found["choice"].append((process_time() - before) * 1000)


def _text(choice: object) -> str:
    """A choice as it is sent back."""
    return str(choice["text"]) if isinstance(choice, dict) else str(choice)


def main() -> None:
    found = asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 6))
    for kind, times in found.items():
        if len(times) > 1:
            cuts = statistics.quantiles(times, n=20)
            print(f"{kind:8} {len(times):5} times: p50 {statistics.median(times):5.1f} ms, p95 {cuts[-1]:5.1f} ms")


if __name__ == "__main__":
    main()
