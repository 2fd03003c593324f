"""Sections on what a whole table shares: what it does to scores and lengths, and to whom it is good."""

from __future__ import annotations

from rulewright.lab.intervals import Estimate
from rulewright.svg.plots import Row, forest

from .bouts import in_order
from .chances import FIGURES, figure_cell, lift_map
from .context import WIN_HEADS, Context, win_cells
from .figures import FEWEST, Mean, holm
from .parts import Draw, Safe, chip, figure, kind_of, percent, plain, section, strong, table, with_interval
from .tally import ALL
from .words import words

MOST_ROWS = 40


def tables(context: Context) -> str:
    """What the whole table shares: what it does to scores and lengths, and to whom it is good."""
    tally = context.tally
    kinds = sorted({key[2] for key in tally.means if key[1] == "trait"})
    found = []
    for kind in kinds:
        found_ids = sorted({key[3] for key in tally.means if key[1] == "trait" and key[2] == kind})
        ids = in_order(found_ids, lambda id: 0.0)
        names = {id: context.name(kind, id) for id in ids}
        body = _shared(context, kind, "trait", ids, names, context.name(kind))
        for seat_kind in sorted({key[1] for key in tally.wins if key[0] == "pair" and key[3] == kind}):
            rows = sorted({key[2] for key in tally.wins if key[:2] == ("pair", seat_kind) and key[3] == kind})
            wins = {f"{row} {id}": tally.won("pair", seat_kind, row, kind, id) for row in rows for id in ids}
            body += lift_map(
                context, f"{kind}-{seat_kind}", f"{context.name(seat_kind)} by {context.name(kind).lower()}", wins,
                rows, ids, {row: context.name(seat_kind, row) for row in rows}, names,
            )  # fmt: skip
        body += _sets(context, kind)
        found.append(section(kind, context.name(kind), words("tables"), body))
    return "".join(found)


def _shared(context: Context, kind: str, where: str, ids: list[str], names: dict[str, str], title: str) -> str:
    """Averages of games with each of them, against games without."""
    tally = context.tally
    figures = [name for name in FIGURES if tally.mean(name, ALL).count]
    chances: dict[tuple[str, str], float] = {}
    for id in ids:
        for name in figures:
            part = tally.mean(name, where, kind, id)
            chances[id, name] = part.differs(tally.mean(name, ALL).without(part))
    judged = {key: chance for key, chance in chances.items() if chance < 1}
    marked = holm(judged)
    context.compared.append((f"{title.lower()}, scores and lengths", len(judged), len(marked)))
    rows = []
    for id in ids:
        cells_ = [names[id], f"{tally.mean('decisions', where, kind, id).count:,}"]
        for name in figures:
            part = tally.mean(name, where, kind, id)
            higher = part.middle > tally.mean(name, ALL).middle
            mark = chip("up" if higher else "down") if (id, name) in marked else ""
            cells_.append(Safe(f"{figure_cell(part, name)} {mark}"))
        rows.append(cells_)
    for id, name in sorted(marked):
        part, rest = tally.mean(name, where, kind, id), tally.mean(name, ALL)
        usual = percent(rest.middle) if name == "won" else plain(rest.middle)
        context.find(
            kind, f"{strong(names[id])}: {FIGURES[name].lower()} {figure_cell(part, name)}, over all games {usual}"
        )
    return table(
        (title, "#Games", *[f"#{FIGURES[name]}" for name in figures]), rows, f"Games with each of them: {title}"
    )


def _sets(context: Context, kind: str) -> str:
    """Whole sets: winner's scores, and whether any set favours anybody."""
    tally = context.tally
    names = sorted({key[3] for key in tally.means if key[1] == "set" and key[2] == kind})
    if len(names) < 2:
        return ""
    shown = {name: " · ".join(context.name(kind, id) for id in name.split("+")) for name in names}
    means: dict[str, Mean] = {name: tally.mean("best", "set", kind, name) for name in names}
    whole = tally.mean("best", ALL)
    judged = {name: mean.differs(whole.without(mean)) for name, mean in means.items() if mean.count >= FEWEST}
    marked = holm(judged)
    context.compared.append((f"sets of {context.name(kind).lower()}, winner’s score", len(judged), len(marked)))
    ordered = sorted(names, key=lambda name: -means[name].middle)
    rows = []
    for name in ordered[:MOST_ROWS]:
        estimate: Estimate = means[name].estimate
        mark = "few" if means[name].count < FEWEST else "plain"
        if name in marked:
            mark = "up" if means[name].middle > whole.middle else "down"
            context.find(f"{kind}-sets", f"{strong(shown[name])}: winners score {with_interval(estimate, plain)}")
        rows.append(Row(shown[name], estimate.value, estimate.low, estimate.high, mark))

    def draw(w: float, prefix: str) -> str:
        summary = "; ".join(f"{row.name} {plain(row.value)}" for row in rows) + f". All games {plain(whole.middle)}."
        return forest(
            rows,
            "Winner’s score by set",
            summary,
            w=w,
            id_=prefix,
            told=plain,
            ticks=lambda v: f"{v:g}",
            at=whole.middle,
        )

    favours = _favoured(context, kind, names, shown)
    figures = [name for name in FIGURES if whole.count]
    behind = table(
        ("Set", "#Games", *[f"#{FIGURES[name]}" for name in figures]),
        [
            (
                shown[one],
                f"{means[one].count:,}",
                *[figure_cell(tally.mean(name, "set", kind, one), name) for name in figures],
            )
            for one in ordered
        ],
    )
    drawn: Draw = draw
    return (
        figure(f"{kind}-sets", f"{strong('Sets')}: winner’s score; the dashed line is the mean", drawn, behind)
        + favours
    )


def _favoured(context: Context, kind: str, names: list[str], shown: dict[str, str]) -> str:
    """Whether any set favours anything that a seat can have."""
    tally = context.tally
    parts = []
    for seat_kind in sorted({key[1] for key in tally.wins if key[0] == "set" and key[3] == kind}):
        found = {
            f"{key[2]} {key[4]}": one
            for key, one in tally.wins.items()
            if key[0] == "set" and key[1] == seat_kind and key[3] == kind
        }
        title = f"{context.name(seat_kind)} by set of {context.name(kind).lower()}"
        outliers = context.outliers(title.lower(), found)
        rows = []
        for key in sorted(found, key=lambda key: (key not in outliers, -found[key].lift.value)):
            row, _, name = key.rpartition(" ")
            mark = chip(kind_of(found[key], key, outliers))
            rows.append((context.name(seat_kind, row), shown[name], *win_cells(found[key], ""), Safe(mark)))
        told = (
            f"{len(outliers)} of {len(found)} pairs stand out" if outliers else f"none of {len(found)} pairs stands out"
        )
        parts.append(
            f"<p>{strong(title)}: {told}.</p>"
            f"<details><summary>All pairs</summary>{table(('', 'Set', *WIN_HEADS, ''), rows)}</details>"
        )
    return "".join(parts)
