"""What whole games between bots ask and use: how they end, how often each question is asked, what nobody ever met.

    python benchmarks/usage.py GAME --bot greedy --players 2 --games 100 --option deck=short --data games.jsonl
    python benchmarks/usage.py GAME --read games.jsonl more.jsonl

`--asides` lets one answer in ten be something that is offered beside the question, which bots never choose.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from rulewright.bots import make
from rulewright.bots.seats import Company
from rulewright.catalog import load
from rulewright.cli.common import read_pairs
from rulewright.core.game import Game
from rulewright.lab.intervals import Estimate, mean, wilson

ASIDE = 0.1
MOST_QUESTIONS = 25


def words(found: Any) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(found, str):
        yield from found.split()
    elif isinstance(found, dict):
        yield from words(list(found.values()))
    elif isinstance(found, (list, tuple)):
        for one in found:
            yield from words(one)


def tables(game: Game) -> dict[str, Any]:
    """The components of a game by kind."""
    found: dict[str, Any] = getattr(getattr(game, "content", None), "tables", {})
    return found


def play(game: Game, bot: str, players: int, seed: int, asides: bool, terms: dict[str, Any]) -> dict[str, Any]:
    """One game, as counts."""
    known = {id for table in tables(game).values() for id in table}
    state = game.new(players, seed, **terms)
    bots = Company([make(bot, seed * 31 + seat) for seat in range(players)])
    luck = random.Random(seed)
    questions: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    met: Counter[str] = Counter()
    while not state.over:
        decision = state.decision
        prompt = decision.prompt + (" (confirm)" if decision.confirming else "")
        questions[prompt] += 1
        offered[prompt] += len(decision.choices)
        beside = asides and decision.aside and luck.random() < ASIDE
        choice = luck.choice(decision.aside) if beside else bots.choose(state, decision)
        text = str(choice).split()
        chosen[text[0]] += 1
        met.update(word for word in text if word in known)
        state.apply(choice, decision.seat)
        for event in state.events:
            happened[type(event).__name__] += 1
            met.update({word for word in words(msgspec.to_builtins(event)) if word in known})
    assert state.outcome is not None
    return {
        "bot": bot, "players": players, "seed": seed, "terms": terms, "rule": state.outcome.rule,
        "won": bool(state.outcome.winners), "decisions": questions.total(), "questions": questions, "offered": offered,
        "chosen": chosen, "happened": happened, "met": met,
    }  # fmt: skip


def summed(rows: list[dict[str, Any]], key: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in rows:
        found.update(row[key])
    return found


def percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def report(game: Game, rows: list[dict[str, Any]]) -> Iterable[str]:
    """How the games ended, what was asked, what was never met."""
    n = len(rows)
    yield f"{n} games"
    for rule, count in Counter((row["rule"], row["won"]) for row in rows).most_common():
        yield f"  {'won ' if rule[1] else 'lost'} {rule[0]}  {count:5}  {percent(wilson(count, n))}"
    yield f"  won in all {percent(wilson(sum(row['won'] for row in rows), n))}"
    each = mean([row["decisions"] / row["players"] for row in rows])
    yield f"decisions for each seat: {each.value:.0f} ({each.low:.0f} to {each.high:.0f})"
    offered = summed(rows, "offered")
    for prompt, count in summed(rows, "questions").most_common(MOST_QUESTIONS):
        yield f"  {prompt:40} {count / n:7.1f} in a game, {offered[prompt] / count:5.1f} choices"
    met = summed(rows, "met")
    for name, table in tables(game).items():
        never = [id for id in table if id not in met]
        yield f"{name}: {len(table)}, never met {len(never)}: {' '.join(never)}"
    kinds = {str(choice).split()[0] for choice in game.action_space()}
    yield f"never chosen: {' '.join(sorted(kinds - set(summed(rows, 'chosen'))))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--asides", action="store_true")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--ruling", action="append", default=[])
    parser.add_argument("--data", type=Path)
    parser.add_argument("--read", type=Path, nargs="*", default=[])
    given = parser.parse_args()
    game = load(given.game)
    terms = {
        "options": read_pairs("option", game.options, tuple(given.option)),
        "rulings": read_pairs("ruling", game.rulings, tuple(given.ruling)),
    }
    rows = [json.loads(line) for path in given.read for line in path.read_text().splitlines()]
    out = given.data.open("a") if given.data else None
    for seed in range(given.seed, given.seed + (0 if given.read else given.games)):
        rows.append(play(game, given.bot, given.players, seed, given.asides, terms))
        if out is not None:
            out.write(json.dumps(rows[-1]) + "\n")
            out.flush()
    sys.stdout.write("\n".join(report(game, rows)) + "\n")


if __name__ == "__main__":
    main()
