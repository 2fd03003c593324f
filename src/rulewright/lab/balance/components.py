"""Section on components: how often each is picked and played, and how its owners fare."""

from __future__ import annotations

from rulewright.core.statistics import HELD, PLAYED, USED
from rulewright.lab.intervals import Estimate, wilson
from rulewright.svg.plots import Dot, forest, scatter

from .context import Context, lift_rows, told
from .figures import FEWEST, Wins
from .parts import (
    DASH,
    Safe,
    above,
    chip,
    details,
    figure,
    interval,
    kind_of,
    percent,
    section,
    strong,
    table,
    tick_above,
    whole_percent,
    with_interval,
)
from .words import words

MOST_ROWS = 24
WAYS = {"had": "had it", PLAYED: "played it", USED: "used it", HELD: "held it at the end"}


def components(context: Context) -> str:
    """One section for each kind of component that the game tells of, but for those that were told as dealt."""
    dealt = context.tally.dealt
    kinds = [(kind, ids) for kind, ids in context.game.statistics.counted_components().items() if kind not in dealt]
    return "".join(_kind(context, kind, ids) for kind, ids in kinds)


def _kind(context: Context, kind: str, ids: tuple[str, ...]) -> str:
    tally = context.tally
    title = context.name(kind)
    wins = {id: tally.won("way", "had", id) for id in ids if tally.won("way", "had", id).seats}
    if not wins:
        return ""
    names = {id: _named(context, kind, id) for id in ids}
    outliers = context.outliers(f"{title.lower()} that a seat had", wins)
    body = _cloud(context, kind, wins, names, outliers)
    rows = lift_rows(wins, names, outliers)
    judged = [row for row in rows if row.kind != "few"]
    if len(judged) > MOST_ROWS:
        rows = [*judged[: MOST_ROWS // 2], *judged[-MOST_ROWS // 2 :]]
        caption = f"the {MOST_ROWS // 2} best and the {MOST_ROWS // 2} worst: owners’ win rate above the fair share"
    else:
        rows = judged
        caption = "owners’ win rate above the fair share"

    def draw(w: float, prefix: str) -> str:
        return forest(rows, f"{title}: {caption}", told(rows), w=w, id_=prefix, told=above, ticks=tick_above)

    behind = _table(context, kind, ids, names, outliers)
    numbers = f"All {len(ids)} with every rate"
    if rows:
        body += figure(f"{kind}-owners", f"{strong(title)}: {caption}", draw, behind, numbers)
    else:
        body += f"<p>None of them was had by {FEWEST} seats, so none is judged.</p>{details(numbers, behind)}"
    best = sorted((id for id in wins if id in outliers), key=lambda id: -abs(wins[id].lift.value))
    if best:
        above_ = [id for id in best if wins[id].lift.value > 0]
        below_ = [id for id in best if wins[id].lift.value < 0]
        context.find(
            f"of-{kind}",
            f"{strong(title)}: {len(above_)} of {len(wins)} go with more wins, {len(below_)} with fewer; "
            f"the furthest is {strong(names[best[0]])} with {with_interval(wins[best[0]].lift, above)}",
        )
    else:
        context.find(f"of-{kind}", f"{strong(title)}: none of {len(wins)} stands out")
    unused = [names[id] for id in ids if not tally.present[id]]
    if unused:
        context.find(f"of-{kind}", f"{strong(title)}: never in play: {', '.join(unused)}")
    return section(f"of-{kind}", title, words("components"), body)


def _named(context: Context, kind: str, id: str) -> str:
    name = context.name(kind, id)
    return name if id.islower() else f"{name} ({id})"


def pick_rate(context: Context, id: str) -> Estimate | None:
    """In how many of the games in which everybody could have it somebody did."""
    offered = context.tally.offered[id]
    return wilson(context.tally.picked[id], offered) if offered else None


def _cloud(context: Context, kind: str, wins: dict[str, Wins], names: dict[str, str], outliers: set[str]) -> str:
    """Pick rate against lift: popular and strong, popular and weak, hidden gems, dead weight."""
    dots = []
    for id, one in wins.items():
        rate = pick_rate(context, id)
        if rate is None or one.seats < FEWEST:
            continue
        lift = one.lift
        mark = kind_of(one, id, outliers)
        words = f"{names[id]}: picked in {percent(rate.value)} of games, {with_interval(lift, above)}"
        dots.append(Dot(words, rate.value, lift.value, lift.low, lift.high, mark, names[id].rpartition(" (")[0]))
    if len(dots) < 5:
        return ""
    summary = (
        f"{len(dots)} components; {sum(dot.kind == 'up' for dot in dots)} stand out above, "
        f"{sum(dot.kind == 'down' for dot in dots)} below. All values are in the table."
    )

    def draw(w: float, prefix: str) -> str:
        return scatter(
            dots, f"{context.name(kind)}: pick rate and lift", summary, w=w, h=430 if w > 500 else 380, id_=prefix,
            axes=("picked, of games in which it was on offer", "lift, percentage points"),
            formats=(whole_percent, tick_above),
        )  # fmt: skip

    rows = [(dot.label, percent(dot.x), above(dot.y), f"{above(dot.low)} to {above(dot.high)}") for dot in dots]
    behind = table(("", "#Pick rate", "#Lift", "#95 % interval"), rows)
    caption = f"{strong('Popular or strong?')} each mark is one of {context.name(kind).lower()}; triangles stand out"
    return figure(f"{kind}-cloud", caption, draw, behind)


def _table(context: Context, kind: str, ids: tuple[str, ...], names: dict[str, str], outliers: set[str]) -> str:
    """Every component: offered, picked, played, used, held, and the win rates of those who did."""
    tally = context.tally
    equals = {one: tally.among_equals(one) for one in tally.equals}
    rows = []
    for id in sorted(ids, key=lambda id: -tally.won("way", "had", id).lift.value):
        had = tally.won("way", "had", id)
        pick = pick_rate(context, id)
        cells = [names[id], f"{tally.offered[id]:,}" if tally.offered[id] else DASH]
        cells.append(with_interval(pick, percent) if pick is not None else DASH)
        cells.append(f"{had.seats:,}")
        for way in (PLAYED, USED, HELD):
            share = wilson(tally.won("way", way, id).seats, had.seats)
            cells.append(with_interval(share, percent) if tally.won("way", way, id).seats else DASH)
        cells.append(with_interval(had.rate, percent) if had.seats else DASH)
        cells.append(percent(had.base) if had.seats else DASH)
        for way in WAYS:
            one = tally.won("way", way, id)
            cells.append(f"{above(one.lift.value)} ({interval(one.lift, above)})" if one.seats else DASH)
        for played in equals.values():
            lift = played[id].lift if id in played else None
            cells.append(DASH if lift is None else f"{above(lift.value)} ({interval(lift, above)})")
        cells.append(Safe(chip(kind_of(had, id, outliers)) if had.seats else ""))
        rows.append(cells)
    heads = (
        context.name(kind), "#Games on offer", "#Picked", "#Seats that had it", "#Played it", "#Used it",
        "#Held at the end", "#Win rate", "#Fair share", *[f"#Lift: {words}" for words in WAYS.values()],
        *[f"#Lift: played it, against all with the same {context.name(one).lower()}" for one in equals], "",
    )  # fmt: skip
    return table(heads, rows, context.name(kind))
