"""Section on stages: how far games come, over all and by what they were played with."""

from __future__ import annotations

from rulewright.svg.plots import Cell, Row, cells, forest

from .bouts import in_order
from .context import Context
from .figures import FEWEST, Wins
from .parts import Safe, chip, figure, kind_of, percent, section, strong, table, whole_percent, with_interval
from .tally import ALL
from .words import words

REACHED = "reached"


def stages(context: Context) -> str:
    """How many games get through each stage, of all and of those that reach it."""
    tally = context.tally
    ids = [id for id, where, *_ in tally.stages if where == ALL]
    if not ids:
        return ""
    names = {id: context.name("stage", id) for id in ids}
    rows, behind = [], []
    for id in ids:
        whole, reached = tally.stages[id, ALL], tally.stages.get((id, REACHED), Wins())
        rate = whole.rate
        rows.append(Row(names[id], rate.value, rate.low, rate.high, "plain" if whole.seats >= FEWEST else "few"))
        behind.append(
            (names[id], f"{whole.seats:,}", with_interval(rate, percent), f"{reached.seats:,}", _share(reached))
        )
    told = "; ".join(f"{strong(names[id])} {with_interval(tally.stages[id, ALL].rate, percent)}" for id in ids)
    context.find("stages", f"{strong(context.name('stage'))}: {told}")

    def draw(w: float, prefix: str) -> str:
        summary = "; ".join(f"{row.name} {percent(row.value)}" for row in rows) + "."
        return forest(rows, context.name("stage"), summary, w=w, id_=prefix, told=percent, ticks=whole_percent)

    heads = (context.name("stage"), "#Games", "#Got through, of all", "#Reached", "#Got through, of those")
    body = figure("stages-all", f"{strong('Got through')}: share of all games", draw, table(heads, behind))
    kinds = dict.fromkeys(key[1] for key in tally.stages if len(key) == 3)
    body += "".join(_by(context, kind, ids, names) for kind in sorted(kinds))
    return section("stages", context.name("stage"), words("stages"), body)


def _share(wins: Wins) -> str:
    return with_interval(wins.rate, percent) if wins.seats else "–"


def _by(context: Context, kind: str, ids: list[str], names: dict[str, str]) -> str:
    """The shares with each of a kind, as a map of cells; what stands out is framed."""
    tally = context.tally
    found = {key[2] for key in tally.stages if len(key) == 3 and key[1] == kind}
    if len(found) < 2:
        return ""
    wins = {f"{one} {id}": _against(context, id, kind, one) for one in found for id in ids}
    title = context.name(kind)
    outliers = context.outliers(f"{context.name('stage').lower()} by {title.lower()}", wins)
    rows = in_order(found, lambda one: wins[f"{one} {ids[-1]}"].rate.value)
    named = {one: context.name(kind, one) for one in rows}
    deepest = max([abs(one.lift.value) for one in wins.values() if one.seats >= FEWEST], default=0.01) or 0.01
    for key in sorted(outliers):
        one, _, id = key.rpartition(" ")
        context.find(
            f"stages-{kind}",
            f"{strong(named[one])}, {names[id]}: {with_interval(wins[key].rate, percent)}, over all "
            f"{percent(wins[key].base)}",
        )

    def cell(one: str, id: str) -> Cell:
        share = wins[f"{one} {id}"]
        told = f"{named[one]}, {names[id]}: {with_interval(share.rate, percent)} of {share.seats:,}"
        if share.seats < FEWEST:
            return Cell(percent(share.rate.value) if share.seats else "–", 0, told)
        mark = kind_of(share, f"{one} {id}", outliers)
        return Cell(percent(share.rate.value), share.lift.value / deepest, told, mark)

    def draw(w: float, prefix: str) -> str:
        shown = [[cell(one, id) for id in ids] for one in rows]
        summary = "Share of games that got through; the table has every share with its interval."
        heads = [names[id] for id in ids]
        return cells([named[one] for one in rows], heads, shown, f"By {title}", summary, w=w, id_=prefix)

    listed = []
    for one in rows:
        shares = [wins[f"{one} {id}"] for id in ids]
        marks = [chip(kind_of(wins[f"{one} {id}"], f"{one} {id}", outliers)) for id in ids]
        told = [
            Safe(f"{_share(share)} {mark if share.seats else ''}") for share, mark in zip(shares, marks, strict=True)
        ]
        listed.append((named[one], f"{max(share.seats for share in shares):,}", *told))
    behind = table((title, "#Games", *[f"#{names[id]}" for id in ids]), listed, title)
    return figure(f"stages-{kind}", f"{strong(title)}: share of games that got through", draw, behind)


def _against(context: Context, id: str, kind: str, one: str) -> Wins:
    """How many games with it got through a stage, against how many of all did."""
    tally = context.tally
    found = tally.stages.get((id, kind, one), Wins())
    usual = tally.stages[id, ALL].rate.value
    return Wins(found.seats, found.wins, found.seats * usual, found.seats * usual * (1 - usual))
