"""Sections on chances: seats and order of play, what seats are dealt, what the table shares, how many play."""

from __future__ import annotations

from rulewright.lab.intervals import wilson
from rulewright.svg.elements import esc
from rulewright.svg.plots import Cell, Row, cells, forest

from .context import WIN_HEADS, Context, lift_rows, told, win_cells
from .figures import FEWEST, Mean, Wins
from .parts import (
    Safe,
    above,
    chip,
    figure,
    interval,
    kind_of,
    mean_cell,
    percent,
    section,
    signed,
    strong,
    table,
    tick_above,
    whole_percent,
    with_interval,
)
from .words import words

FIGURES = {
    "won": "Games won",
    "best": "Winner’s score",
    "score": "Mean score",
    "margin": "Margin",
    "chapters": "Rounds",
    "free": "Free decisions",
    "leads": "Lead changes",
}


def seats(context: Context) -> str:
    """Win rate by seat, for each number of players."""
    tally = context.tally
    parts = []
    for players in context.counts:
        if players == 1:
            continue
        fair = tally.mean("won", str(players)).middle if tally.cooperative else 1 / players
        keys = [str(seat) for seat in range(players)]
        wins = {key: tally.won("seat", str(players), key) for key in keys}
        outliers = context.outliers(f"seats, {players} players", wins)
        rows = []
        for key in keys:
            rate = wins[key].rate
            name = f"Seat {int(key) + 1}"
            rows.append(Row(name, rate.value, rate.low, rate.high, kind_of(wins[key], key, outliers)))
            if key in outliers:
                context.find("seats", stands(f"Seat {int(key) + 1} of {players}", wins[key]))
        parts.append(_rates(f"seats-{players}", f"{players} players", rows, fair, wins, keys, outliers))
    compared = _bots(context)
    if not parts and not compared:
        return ""
    lede = words("together" if tally.cooperative else "seats")
    return section("seats", "Seats", lede, f'<div class="pair">{"".join(parts)}</div>', compared)


def _rates(
    id_: str, title: str, rows: list[Row], fair: float, wins: dict[str, Wins], keys: list[str], outliers: set[str]
) -> str:
    summary = "; ".join(f"{row.name} {percent(row.value)} ({percent(row.low)} to {percent(row.high)})" for row in rows)

    def draw(w: float, prefix: str) -> str:
        return forest(
            rows, f"Win rate, {title}", f"{summary}. Fair share {percent(fair)}.",
            w=min(w, 360), id_=prefix, told=percent, ticks=whole_percent, at=fair,
        )  # fmt: skip

    behind = table(
        (title, *WIN_HEADS, ""),
        [
            (row.name, *win_cells(wins[key], row.kind), Safe(chip(kind_of(wins[key], key, outliers))))
            for row, key in zip(rows, keys, strict=True)
        ],
    )
    return figure(id_, f"{strong(title)}: win rate", draw, behind)


def _bots(context: Context) -> str:
    """Bots of different kinds at one table are compared too."""
    tally = context.tally
    if len(tally.bots) < 2:
        return ""
    wins = {name: tally.won("bot", name) for name in tally.bots}
    drawn = lifts(context, "bots", "Bots", "how far above the fair share each bot wins", wins, {n: n for n in wins})
    return f'<div id="bots">{drawn}</div>'


def traits(context: Context) -> str:
    """One section for each kind of thing that seats are dealt."""
    tally = context.tally
    found = []
    for kind in tally.dealt:
        ids = sorted({key[2] for key in tally.wins if key[:2] == ("trait", kind) and len(key) == 3})
        wins = {id: tally.won("trait", kind, id) for id in ids}
        names = {id: context.name(kind, id) for id in ids}
        title = context.name(kind)
        body = lifts(context, kind, title, "win rate above the fair share, all numbers of players", wins, names)
        body += _by_players(context, kind, ids, names)
        found.append(section(kind, title, words("traits"), body))
    return "".join(found)


def lifts(context: Context, id_: str, title: str, caption: str, wins: dict[str, Wins], names: dict[str, str]) -> str:
    outliers = context.outliers(title.lower(), wins)
    rows = lift_rows(wins, names, outliers)
    for key in sorted(outliers, key=str):
        context.find(id_, stands(names[str(key)], wins[str(key)]))

    def draw(w: float, prefix: str) -> str:
        return forest(rows, f"{title}: {caption}", told(rows), w=w, id_=prefix, told=above, ticks=tick_above)

    ordered = sorted(wins, key=lambda key: -wins[key].lift.value)
    behind = table(
        (title, *WIN_HEADS, ""),
        [(names[key], *win_cells(wins[key], ""), Safe(chip(kind_of(wins[key], key, outliers)))) for key in ordered],
    )
    return figure(f"{id_}-lift", f"{strong(title)}: {caption}", draw, behind)


def _by_players(context: Context, kind: str, ids: list[str], names: dict[str, str]) -> str:
    """The same for every number of players, as a map of cells."""
    tally = context.tally
    columns = [str(players) for players in context.counts]
    if len(columns) < 2:
        return ""
    wins = {f"{id} {n}": tally.won("trait", kind, id, n) for id in ids for n in columns}
    wins = {key: one for key, one in wins.items() if one.seats}
    return lift_map(
        context, f"{kind}-players", f"{context.name(kind)} by number of players", wins, ids, columns, names,
        {n: f"{n} players" for n in columns},
    )  # fmt: skip


def lift_map(
    context: Context, id_: str, title: str, wins: dict[str, Wins], rows: list[str], columns: list[str],
    names: dict[str, str], heads: dict[str, str],
) -> str:  # fmt: skip
    """Lifts of pairs; cells that stand out are framed."""
    outliers = context.outliers(title.lower(), wins)
    deepest = max([abs(one.lift.value) for one in wins.values() if one.seats >= FEWEST], default=0.01) or 0.01
    for key in sorted(outliers, key=str):
        row, _, column = str(key).rpartition(" ")
        context.find(id_, stands(f"{names[row]}, {heads[column]}", wins[str(key)]))

    def one(row: str, column: str) -> Cell:
        found = wins.get(f"{row} {column}")
        if found is None or found.seats < FEWEST:
            return Cell("–", 0, f"{names[row]}, {heads[column]}: too few games")
        kind = kind_of(found, f"{row} {column}", outliers)
        words = signed(found.lift.value * 100, 0)
        told = f"{names[row]}, {heads[column]}: {with_interval(found.lift, above)} in {found.seats:,} seats"
        return Cell(words, found.lift.value / deepest, told, kind)

    values = [[one(row, column) for column in columns] for row in rows]

    def draw(w: float, prefix: str) -> str:
        summary = "Percentage points above the fair share; the table has every value with its interval."
        return cells(
            [names[row] for row in rows], [heads[column] for column in columns], values, title, summary, w=w, id_=prefix
        )

    listed = []
    for row in rows:
        for column in columns:
            found = wins.get(f"{row} {column}")
            if found is not None:
                mark = chip(kind_of(found, f"{row} {column}", outliers))
                listed.append((names[row], heads[column], *win_cells(found, ""), Safe(mark)))
    behind = table(("", "with", *WIN_HEADS, ""), listed)
    return figure(id_, f"{strong(title)}: percentage points above the fair share; framed cells stand out", draw, behind)


def players(context: Context) -> str:
    """By number of players: scores, lengths, closeness."""
    tally = context.tally
    figures = (
        *(("won",) if tally.cooperative else ()),
        "score",
        "best",
        "margin",
        "decisions",
        "free",
        "chapters",
        "leads",
        "comeback",
    )
    names = {**FIGURES, "decisions": "Decisions", "comeback": "Winner’s largest deficit"}
    rows = []
    for number in context.counts:
        cells_ = [f"{number} player{'s' if number > 1 else ''}", f"{tally.players[number]:,}"]
        cells_ += [] if tally.cooperative else [percent(1 / number)]
        cells_ += [figure_cell(tally.mean(name, str(number)), name) for name in figures]
        rows.append(cells_)
    heads = ("", "#Games", *([] if tally.cooperative else ["#Fair share"]), *[f"#{names[name]}" for name in figures])
    return section(
        "players",
        "Number of players",
        words("players", points=esc(context.points)),
        table(heads, rows, "By number of players"),
    )


def figure_cell(mean: Mean, name: str) -> str:
    """A figure with its interval; shares of games in percent."""
    if name == "won" and mean.count:
        return with_interval(wilson(mean.middle * mean.count, mean.count), percent)
    return mean_cell(mean)


def stands(name: str, wins: Wins) -> str:
    lift = wins.lift
    side = "more" if lift.value > 0 else "less"
    return (
        f"{strong(name)} wins {side} than its fair share: {percent(wins.rate.value)} instead of {percent(wins.base)} "
        f"({above(lift.value)}, interval {interval(lift, above)})"
    )
