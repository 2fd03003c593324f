"""Section on picks: how seats fare that pick a component, against seats that are offered it and leave it."""

from __future__ import annotations

import math

from rulewright.lab.intervals import Estimate, difference, wilson
from rulewright.svg.plots import Row, forest

from .context import Context, told
from .figures import FEWEST, Wins, holm
from .parts import (
    Safe,
    above,
    chip,
    details,
    figure,
    interval,
    percent,
    section,
    strong,
    table,
    tick_above,
    with_interval,
)
from .words import words

MOST_ROWS = 24


def picks(context: Context) -> str:
    """One table for each kind of component that seats are offered."""
    body = "".join(_kind(context, kind, ids) for kind, ids in context.game.statistics.counted_components().items())
    return section("picks", "Single picks", words("picks"), body) if body else ""


def lift_of(left: Wins, picked: Wins) -> Estimate:
    """How much more often seats won that picked it."""
    return difference(picked.wins, picked.seats, left.wins, left.seats)


def chance(left: Wins, picked: Wins) -> float:
    """How likely picking and leaving differ as much where they make no difference (two shares, one pooled)."""
    seats = left.seats + picked.seats
    pooled = (left.wins + picked.wins) / seats
    error = math.sqrt(pooled * (1 - pooled) * (1 / left.seats + 1 / picked.seats))
    return math.erfc(abs(lift_of(left, picked).value) / error / math.sqrt(2)) if error else 1.0


def _kind(context: Context, kind: str, ids: tuple[str, ...]) -> str:
    found = {id: context.tally.picks[id] for id in ids if id in context.tally.picks}
    if not found:
        return ""
    title = context.name(kind)
    names = {id: context.name(kind, id) for id in found}
    judged = {id: chance(*pair) for id, pair in found.items() if min(one.seats for one in pair) >= FEWEST}
    marked = holm(judged)
    if judged:
        context.compared.append((f"{title.lower()}, picked or left", len(judged), len(marked)))
    ordered = sorted(found, key=lambda id: -lift_of(*found[id]).value)
    kinds = {id: "few" if id not in judged else "plain" for id in found}
    for id in marked:
        kinds[id] = "up" if lift_of(*found[id]).value > 0 else "down"
        context.find(
            "picks", f"{strong(names[id])}, picked instead of left: {with_interval(lift_of(*found[id]), above)}"
        )
    listed = []
    for id in ordered:
        left, picked = found[id]
        offered = left.seats + picked.seats
        lift = lift_of(left, picked)
        both = left.seats and picked.seats
        listed.append(
            (
                names[id],
                f"{offered:,}",
                with_interval(wilson(picked.seats, offered), percent),
                with_interval(picked.rate, percent) if picked.seats else "–",
                with_interval(left.rate, percent) if left.seats else "–",
                f"{above(lift.value)} ({interval(lift, above)})" if both else "–",
                Safe(chip(kinds[id])),
            )
        )
    heads = (title, "#Seats offered it", "#Picked", "#Win rate: picked", "#Win rate: left", "#Lift of picking", "")
    behind = table(heads, listed, title)
    shown = [id for id in ordered if id in judged]
    caption = "win rate of those who picked it above that of those who left it"
    if len(shown) > MOST_ROWS:
        shown = [*shown[: MOST_ROWS // 2], *shown[-MOST_ROWS // 2 :]]
        caption += f"; the {MOST_ROWS // 2} best and the {MOST_ROWS // 2} worst"
    if not shown:
        few = f"None of the {title.lower()} was picked by {FEWEST} seats and left by as many, so none is judged."
        return f"<p>{few}</p>{details(f'All {len(found)} with every rate', behind)}"
    rows = []
    for id in shown:
        lift = lift_of(*found[id])
        rows.append(Row(names[id], lift.value, lift.low, lift.high, kinds[id]))

    def draw(w: float, prefix: str) -> str:
        return forest(rows, f"{title}: {caption}", told(rows), w=w, id_=prefix, told=above, ticks=tick_above)

    return figure(f"picks-{kind}", f"{strong(title)}: {caption}", draw, behind, f"All {len(found)} with every rate")
