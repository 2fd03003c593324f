"""Two builds in turn in the same minutes: the same random games, and saves at the same positions.

python benchmarks/side_by_side.py OTHER_TREE [--games mysthea:4 godai:2 dragon_eclipse:1:duel] [--rounds 5] [--seeds 12]

CPU time, the fastest of all rounds, before (the other tree) and now (this one). If the games differ, choice by
choice or digest by digest, it says so.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
TABLES = ("mysthea:4", "dragon_eclipse:1:duel", "dragon_eclipse:2:duel", "godai:1", "godai:2", "godai:4")
EVERY = 40
"""One position in so many is saved and restored."""


def measure(table: str, seeds: int) -> dict[str, Any]:
    """Random games of one table, then saves at positions of these games: CPU microseconds of each."""
    import rulewright
    from rulewright.bots import Seen, make

    name, players, mode = (*table.split(":"), "")[:3]
    game = rulewright.load(name)
    told = hashlib.blake2b()
    took: list[float] = []
    decisions = 0
    positions = []
    for seed in range(-1, seeds):  # the first game warms caches up
        state = game.new(int(players), seed, mode=mode or None)
        bot = make("random", seed)
        seen = []
        started = time.process_time()
        while not state.over:
            decision = state.decision
            choice = bot.choose(Seen(state, decision.seat), decision)
            state.apply(choice, decision.seat)
            seen.append((decision.seat, choice))
        if seed >= 0:
            took.append(time.process_time() - started)
            decisions += len(seen)
        told.update(repr(seen).encode() + game.digest(state).encode())
    for seed in range(min(seeds, 4)):
        luck = random.Random(seed)
        state = game.new(int(players), seed, mode=mode or None)
        while not state.over:
            if luck.random() * EVERY < 1:
                positions.append(state.copy())
            decision = state.decision
            state.apply(luck.choice(decision.choices), decision.seat)
            told.update(game.digest(state).encode())
    gc.collect()
    found: dict[str, Any] = {"games": told.hexdigest(), "decisions": decisions, "took": took}
    texts = [game.dump(state) for state in positions]
    told.update("".join(texts).encode())
    found["copy"] = [fastest(state.copy) for state in positions]
    found["dump"] = [fastest(lambda state=state: game.dump(state)) for state in positions]
    found["restore"] = [fastest(lambda text=text: game.restore(text, trusted=True)) for text in texts]
    found["view"] = [fastest(lambda state=state: state.view(0)) for state in positions]
    return found


def fastest(work: Any) -> float:
    """CPU microseconds of one call."""
    best = 1e9
    for _ in range(3):
        started = time.process_time()
        for _ in range(5):
            work()
        best = min(best, (time.process_time() - started) / 5 * 1e6)
    return best


def child(tree: Path, table: str, seeds: int) -> dict[str, Any]:
    """What a fresh process measures of a tree."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(HERE), "--measure", table, "--seeds", str(seeds)]
    found: dict[str, Any] = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    return found


def summed(runs: list[dict[str, Any]]) -> dict[str, float]:
    """The fastest of all rounds at each game and each position, summed up."""
    best = {key: [min(row) for row in zip(*[run[key] for run in runs], strict=True)] for key in KEYS}
    figures = {"decisions a second": runs[0]["decisions"] / sum(best["took"])}
    for key in KEYS[1:]:
        figures[f"{key}, mean µs"] = sum(best[key]) / len(best[key])
    both = [one + other for one, other in zip(best["dump"], best["restore"], strict=True)]
    figures["slowest restore µs"] = max(best["restore"])
    figures["dump + restore, mean µs"] = sum(both) / len(both)
    figures["dump + restore, slowest µs"] = max(both)
    return figures


KEYS = ("took", "copy", "dump", "restore", "view")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("other", nargs="?", type=Path)
    parser.add_argument("--games", nargs="*", default=TABLES)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seeds", type=int, default=12)
    parser.add_argument("--measure")
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.measure, given.seeds)))
        return
    for table in given.games:
        runs: tuple[list[dict[str, Any]], list[dict[str, Any]]] = ([], [])
        for _ in range(given.rounds):
            for tree, found in zip((given.other, HERE.parents[1]), runs, strict=True):
                found.append(child(tree, table, given.seeds))
        same = {run["games"] for found in runs for run in found}
        print(f"\n{table}: {'the same games' if len(same) == 1 else 'NOT THE SAME GAMES'}")
        before, now = summed(runs[0]), summed(runs[1])
        for key, was in before.items():
            print(f"  {key:28} {was:9.1f} → {now[key]:9.1f}  ({now[key] / was:.2f})")


if __name__ == "__main__":
    main()
