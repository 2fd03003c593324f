"""Sections on points and strategy: where points come from, and how differently winners get there."""

from __future__ import annotations

from operator import attrgetter, methodcaller

from rulewright.lab.intervals import wilson
from rulewright.svg import chart
from rulewright.svg.elements import esc
from rulewright.svg.plots import forest

from .context import WIN_HEADS, Context, lift_rows, told, win_cells
from .figures import holm
from .parts import (
    Safe,
    above,
    chip,
    figure,
    interval,
    kind_of,
    mean_cell,
    percent,
    plain,
    section,
    strong,
    table,
    tick_above,
    tiles,
    with_interval,
)
from .tally import ALL
from .words import words

WHO = {"winner": "Winners", "other": "Others"}
MOST_KINDS = 16


def sources(context: Context) -> str:
    """Where points come from: winners and others, by part of the game."""
    tally = context.tally
    found = tally.sources
    if not found:
        return ""
    names = {source: context.texts.name("source", source) for source in found}
    body = _bars(context, "points", "Points of a seat, by source", list(WHO.items()), [ALL] * 2, found, names)
    chapters = sorted(tally.chapters)
    if len(chapters) > 1:
        for who, named in WHO.items():
            rows = [(who, context.chapter(chapter)) for chapter in chapters]
            body += _bars(context, f"parts-{who}", f"{named}, by part of the game", rows, chapters, found, names)
    return section("points", f"Sources of {context.points}", words("points", points=esc(context.points)), body)


def _bars(
    context: Context, id_: str, title: str, rows: list[tuple[str, str]], chapters: list[str], found: list[str],
    names: dict[str, str],
) -> str:  # fmt: skip
    tally = context.tally
    series = [
        chart.Series(
            names[source],
            tuple(
                (float(row), round(tally.gained(who, chapter, source).middle, 1))
                for row, ((who, _), chapter) in enumerate(zip(rows, chapters, strict=True))
            ),
        )
        for source in found
    ]
    most = max(sum(dict(one.points).get(float(row), 0) for one in series) for row in range(len(rows))) or 1
    legend = "".join(
        f"<li>{chart.swatch(number, id_=f'{id_}-s')} {esc(one.name)}</li>" for number, one in enumerate(series)
    )

    def draw(w: float, prefix: str) -> str:
        drawn = []
        for row, (_, named) in enumerate(rows):
            one_row = [
                chart.Series(one.name, tuple((0.0, value) for at, value in one.points if at == row)) for one in series
            ]
            total = sum(value for one in one_row for _, value in one.points)
            summary = "; ".join(f"{one.name} {plain(sum(v for _, v in one.points))}" for one in one_row)
            bar = chart.bars(
                one_row, f"{named}: {plain(total)}", summary, high=most, size=(w, 34), id_=f"{prefix}-{row}"
            )
            drawn.append(f'<p class="bar-name">{esc(named)} <b>{plain(total)}</b></p>{bar}')
        return "".join(drawn)

    chances: dict[tuple[str, str], float] = {}
    for source in found:
        for chapter in dict.fromkeys(chapters):
            chances[source, chapter] = tally.gained("winner", chapter, source).differs(
                tally.gained("other", chapter, source)
            )
    marked = holm(chances) if id_ == "points" else set()
    if id_ == "points":
        context.compared.append(("sources, winners against others", len(chances), len(marked)))
    listed = []
    for source in found:
        cells = [
            names[source],
            *[mean_cell(tally.gained(who, c, source)) for (who, _), c in zip(rows, chapters, strict=True)],
        ]
        if id_ == "points":
            more = tally.gained("winner", ALL, source).middle > tally.gained("other", ALL, source).middle
            cells.append(Safe(chip("up" if more else "down") if (source, ALL) in marked else ""))
        listed.append(cells)
    if id_ == "points":
        for key, named in (("-start", "At the beginning"), ("-lost", "Lost")):
            listed.append([named, *[mean_cell(tally.gained(who, ALL, key)) for who, _ in rows], ""])
        top = max(
            found, key=lambda one: tally.gained("winner", ALL, one).middle - tally.gained("other", ALL, one).middle
        )
        mine, theirs = tally.gained("winner", ALL, top), tally.gained("other", ALL, top)
        context.find(
            "points",
            f"Winners are ahead most by {strong(names[top])}: {with_interval(mine.estimate, plain)} against "
            f"{with_interval(theirs.estimate, plain)} {esc(context.points)}",
        )
    heads = ["Source", *[f"#{named}" for _, named in rows], *(["Winners"] if id_ == "points" else [])]
    caption = f'{strong(title)}<ul class="legend">{legend}</ul>'
    return figure(f"{id_}-sources", caption, draw, table(heads, listed, title))


# -- diversity -------------------------------------------------------------------------------------------------


def diversity(context: Context) -> str:
    """How many ways there are to win."""
    tally = context.tally
    values = []
    for key, what in (("points", "sources"), ("kinds", "kinds of choices")):
        mixes = tally.mixes.get(("winner", key))
        if mixes is None or not mixes.joined().count:
            continue
        own, every, ways = (mixes.estimate(attrgetter(name)) for name in ("own", "all", "ways"))
        values += [
            (f"One winner’s {what}", f"{own.value:.2f}", f"as many equal parts ({interval(own, _figure)})"),
            (f"All winners’ {what}", f"{every.value:.2f}", f"as many equal parts ({interval(every, _figure)})"),
            (f"Ways to win, by {what}", f"{ways.value:.2f}", f"1: all do the same ({interval(ways, _figure)})"),
        ]
        if key == "points":
            context.find(
                "diversity",
                f"One winner lives on {with_interval(own, _figure)} sources, all winners together on "
                f"{with_interval(every, _figure)}: as diverse as {strong(with_interval(ways, _figure))} ways to win "
                "that share nothing",
            )
    return section(
        "diversity", "Ways to win", words("diversity"), tiles(values), _main_sources(context), _kinds(context)
    )


def _figure(value: float) -> str:
    return f"{value:.2f}"


def _main_sources(context: Context) -> str:
    """Which source most points of a seat come from, and whether that wins."""
    tally = context.tally
    ids = tally.ids("main", at=1)
    if not ids:
        return ""
    names = {id: context.texts.name("source", id) for id in ids}
    wins = {id: tally.won("main", id) for id in ids}
    outliers = context.outliers("main source of a seat", wins)
    rows = lift_rows(wins, names, outliers)
    total = sum(one.seats for one in wins.values())
    won = sum(one.wins for one in wins.values())

    def draw(w: float, prefix: str) -> str:
        return forest(rows, "Lift by main source", told(rows), w=w, id_=prefix, told=above, ticks=tick_above)

    listed = []
    for id in sorted(ids, key=lambda id: -wins[id].seats):
        share, of_winners = wilson(wins[id].seats, total), wilson(wins[id].wins, won)
        cells = (with_interval(share, percent), with_interval(of_winners, percent))
        listed.append((names[id], *cells, *win_cells(wins[id], ""), Safe(chip(kind_of(wins[id], id, outliers)))))
    behind = table(("Main source", "#Of all seats", "#Of all winners", *WIN_HEADS, ""), listed)
    caption = f"{strong('Main source')}: win rate above the fair share of seats that got most of their points there"
    return figure("main-source", caption, draw, behind)


def _kinds(context: Context) -> str:
    """What winners choose more often than others, among decisions with more than one choice."""
    tally = context.tally
    mixes = {who: tally.mixes[who, "kinds"] for who in WHO if (who, "kinds") in tally.mixes}
    if len(mixes) < 2:
        return ""
    whole = mixes["winner"].joined()
    rows = []
    for name in sorted(whole.shares, key=lambda name: -whole.share(name)):
        mine, theirs = (mixes[who].estimate(methodcaller("share", name)) for who in WHO)
        cells = (with_interval(mine, percent), with_interval(theirs, percent), above(mine.value - theirs.value))
        rows.append((name.replace("-", " "), *cells))
    heads = ("Kind of choice", "#Winners", "#Others", "#Difference")
    shown, rest = table(heads, rows[:MOST_KINDS], "What seats choose"), table(heads, rows, "What seats choose")
    return (
        f"<h3>What seats choose</h3><p>Shares of a seat’s free decisions, averaged over seats.</p>{shown}"
        f"<details><summary>All {len(rows)} kinds</summary>{rest}</details>"
    )
