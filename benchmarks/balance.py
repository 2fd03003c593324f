"""A balance study in words: who wins with what, how every Combat (or round) ends, and which cards go with wins.

    python benchmarks/balance.py GAME --mode MODE --games 2000 --option name=value --data games.jsonl.gz

The figures are those of `rulewright lab`, from the same games; a file of `--data` can be read by both.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from rulewright.catalog import load
from rulewright.cli.common import read_pairs
from rulewright.core.errors import RulewrightError
from rulewright.lab.balance import running
from rulewright.lab.balance.bouts import in_order, middle, spread
from rulewright.lab.balance.context import Context
from rulewright.lab.balance.figures import FEWEST, Wins, holm
from rulewright.lab.intervals import Estimate, wilson
from rulewright.lab.matches import check

MOST_COMPONENTS = 15


def percent(estimate: Estimate) -> str:
    return f"{estimate.value:6.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def points(estimate: Estimate) -> str:
    return f"{100 * estimate.value:+5.1f} ({100 * estimate.low:+.1f} to {100 * estimate.high:+.1f})"


def show(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table; the first column is of names."""
    found = [list(heads), *[list(row) for row in rows]]
    widths = [max(len(row[place]) for row in found) for place in range(len(heads))]
    print(f"\n{title}")
    for number, row in enumerate(found):
        cells = [row[0].ljust(widths[0]), *[cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]]
        print("  " + "  ".join(cells).rstrip())
        if not number:
            print("  " + "-" * (sum(widths) + 2 * len(widths) - 2))


def mark(rate: Estimate, band: tuple[float, float]) -> str:
    """`!` outside of the band, `!!` with the whole interval."""
    if rate.high < band[0] or rate.low > band[1]:
        return "!!"
    return "!" if not band[0] <= rate.value <= band[1] else ""


def share(found: Mapping[str, Counter[str]], result: str, id: str) -> float:
    return found[id][result] / sum(found[id].values())


def seats(context: Context, band: tuple[float, float]) -> None:
    """Win rates by what seats are dealt, the best first."""
    tally = context.tally
    for kind in tally.dealt:
        wins = {id: tally.won("trait", kind, id) for id in tally.ids("trait", kind, at=2)}
        rows = [
            (context.name(kind, id), f"{one.seats:,}", percent(one.rate), mark(one.rate, band))
            for id, one in sorted(wins.items(), key=lambda pair: -pair[1].rate.value)
        ]
        outside = sum(bool(row[-1]) for row in rows)
        show(f"{context.name(kind)}: {outside} of {len(rows)} outside the band", ("", "seats", "won", ""), rows)


def bouts(context: Context) -> None:
    """Shares of results and median turns, over all and by what was fought with."""
    tally = context.tally
    if not tally.bouts:
        return
    results = sorted(tally.results)
    named = [context.name("result", result) for result in results]
    rows = [
        (name, f"{tally.results[result]:,}", percent(wilson(tally.results[result], tally.bouts)), told)
        for name, result in zip(named, results, strict=True)
        for told in [spread(tally.turns["result", result])]
    ]
    rows.append(("All", f"{tally.bouts:,}", "", spread(tally.turns["all", ""])))
    show(f"{context.name('bout')}: turns are medians with their middle half", ("", "times", "share", "turns"), rows)
    for kind in dict.fromkeys(kind for kind, _ in tally.bout_results):
        found = {id: counts for (one, id), counts in tally.bout_results.items() if one == kind}
        rows = []
        for id in in_order(found, partial(share, found, results[-1])):
            times = sum(found[id].values())
            shares = [percent(wilson(found[id][result], times)) for result in results]
            lengths = [tally.turns.get((kind, id))]
            turns = [str(middle(one)) for one in lengths if one is not None]
            rows.append((context.name(kind, id), f"{times:,}", *shares, *turns))
        show(context.name(kind), ("", "times", *named, "turns"), rows)
    for where, sums in tally.bout_sums.items():
        total = sum(sums.values())
        rows = [
            (context.source(source), f"{amount / tally.bouts:.2f}", f"{amount / total:.1%}")
            for source, amount in sums.most_common(MOST_COMPONENTS)
        ]
        title = f"{context.name('sum', where)}: {total / tally.bouts:.1f} on average"
        show(title, ("", "on average", "share"), rows)


def components(context: Context) -> None:
    """The components that go with the most and the fewest wins: had at all, and played among equals."""
    tally = context.tally
    for kind, ids in context.game.statistics.counted_components().items():
        if kind in tally.dealt:
            continue
        families: list[tuple[str, dict[str, Wins]]] = [
            ("of seats that had it", {id: tally.won("way", "had", id) for id in ids})
        ]
        for one in tally.equals:
            title = f"of seats that played it, against all with the same {context.name(one).lower()}"
            played = tally.among_equals(one)
            families.append((title, {id: played[id] for id in ids if id in played}))
        for what, wins in families:
            judged = {id: one for id, one in wins.items() if one.seats >= FEWEST}
            if not judged:
                continue
            marked = holm({id: one.chance for id, one in judged.items()})
            ordered = sorted(judged, key=lambda id: -judged[id].lift.value)
            shown = dict.fromkeys([*ordered[:MOST_COMPONENTS], *ordered[-MOST_COMPONENTS:]])
            rows = [
                (context.name(kind, id), f"{judged[id].seats:,}", points(judged[id].lift), "*" if id in marked else "")
                for id in shown
            ]
            title = f"{context.name(kind)}: lift {what}, in points; {len(judged)} judged, {len(marked)} stand out (*)"
            show(title, ("", "seats", "lift", ""), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--mode", default=None)
    parser.add_argument("--players", type=int, default=None, help="by default the fewest of the mode")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="greedy", help="names, separated by commas")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--ruling", action="append", default=[], metavar="K=V")
    parser.add_argument("--band", default="40,60", help="the win rates that are fair, in percent [40,60]")
    parser.add_argument("--data", type=Path, default=None, help="keep the games in this file, and go on with it")
    asked = parser.parse_args()
    game = load(asked.game)
    low, high = (float(word) / 100 for word in asked.band.split(","))
    players = asked.players or game.mode(asked.mode).seats[0]
    study = running.make(
        asked.game,
        (players,),
        tuple(asked.bots.split(",")),
        asked.games,
        asked.seed,
        asked.mode,
        read_pairs("option", game.options, tuple(asked.option)),
        read_pairs("ruling", game.rulings, tuple(asked.ruling)),
    )
    for plan in study.plans:
        check(plan)
    started = time.perf_counter()
    tally = running.run(study, running.Means(asked.jobs, data=asked.data))
    context = Context(study, tally)
    decisions = tally.mean("decisions", "all")
    took = time.perf_counter() - started
    print(f"{tally.games:,} games of {asked.game} in {took:.0f} s, {asked.bots}, {players} players")
    print(f"  {decisions.middle:.0f} decisions and {tally.mean('chapters', 'all').middle:.1f} rounds a game")
    if tally.cooperative:
        print(f"  won: {percent(tally.mean('won', 'all').estimate)}")
    seats(context, (low, high))
    bouts(context)
    components(context)


if __name__ == "__main__":
    try:
        main()
    except RulewrightError as error:
        sys.exit(f"balance: {error}")
