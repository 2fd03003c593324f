"""The final screen: ranking, where points came from, highlights. Made from a story, ready for templates."""

from __future__ import annotations

import msgspec
from markupsafe import Markup

from rulewright.content.texts import Language
from rulewright.core.record import Seat
from rulewright.core.text import Texts
from rulewright.replays.story import Highlight, Story, highlights
from rulewright.svg.chart import Mark, Series, areas, bars, lines, lost_swatch, strip, swatch

from .commands import LiveTable
from .recorded_games import Recorded, chapters, names_in
from .render import language
from .visitor import Visitor

WIDE, NARROW = (720.0, 280.0), (340.0, 240.0)
ALONE = 0
MOST_READINGS = 2_000
"""Moments of a game at which a chart looks."""
START = "white"
"""The colour of what everybody began with: no source has it."""


class Place(msgspec.Struct, frozen=True):
    """A seat in the ranking."""

    place: int
    seat: Seat
    name: str
    colour: str
    score: int
    winner: bool
    bar: Markup
    """What the score is made of."""
    bar_narrow: Markup
    area: Markup
    """The same over time."""
    mark: Markup
    """The line and mark of this seat in the chart."""


class Note(msgspec.Struct, frozen=True):
    """A highlight in words."""

    title: str
    text: str
    at: int
    rule: str
    seat: Seat | None


class Row(msgspec.Struct, frozen=True):
    """A source with what each seat had from it."""

    name: str
    mark: Markup
    points: tuple[int, ...]


class Final(msgspec.Struct, frozen=True):
    """Everything that the final screen shows."""

    places: tuple[Place, ...]
    points: str
    """What points are called."""
    rows: tuple[Row, ...]
    start: tuple[int, ...]
    start_mark: Markup
    lost: tuple[int, ...]
    lost_mark: Markup
    digits: int
    """Of the longest score, so that all bars begin at the same place."""
    race: Markup
    race_narrow: Markup
    notes: tuple[Note, ...]
    rule: str
    """The rule that decides."""
    over: bool
    title: str
    """Who has won, or that all have won or lost together."""
    told: str
    """How it ended, if the game has more to say."""
    watched: str
    """What the chart shows."""
    competitive: bool
    """Whether there is a ranking at all."""
    sourced: bool
    """Whether points are what everybody watches, so that their sources tell something."""
    epilogue: Markup
    """How it went, drawn; empty where the game draws nothing."""


def final(recorded: Recorded, code: str, prefix: str = "final", theme: str = "dark", narrow: bool = False) -> Final:
    """A recorded game's end in a language; `prefix` keeps the ids of charts apart from others on the page."""
    say = language(code)
    names = names_in(recorded, say)
    game, story = recorded.game, recorded.told()
    texts = game.texts(code, names)
    view = recorded.session.state.view(None)
    colours = [score.colour for score in game.table.scores(view, texts)]
    outcome = recorded.session.state.outcome
    points = game.story.points_name(texts) or say("replay-points")
    series, title, summary = _race(recorded, say, texts, colours)
    watched = game.story.course_name(texts)
    winners = outcome.winners if outcome is not None else ()
    marks = _marks(recorded, texts)
    race, thin = (
        Markup(lines(series, title, summary, last=_wide_last(story), marks=marks, size=size, id_=f"{prefix}-{name}"))
        for size, name in ((WIDE, "wide"), (NARROW, "narrow"))
    )
    everybody = range(story.seats)
    return Final(
        places=_places(story, say, texts, colours, prefix, marks, points),
        points=points,
        rows=tuple(
            Row(
                source_name(source, say, texts),
                Markup(swatch(number, id_=f"{prefix}-legend")),
                tuple(story.by_source(seat)[source] for seat in everybody),
            )
            for number, source in enumerate(story.sources)
        ),
        start=story.start,
        start_mark=Markup(swatch(len(story.sources), START, id_=f"{prefix}-legend")),
        lost=tuple(story.lost(seat) for seat in everybody),
        lost_mark=Markup(lost_swatch()),
        digits=max(len(str(story.total(seat))) for seat in everybody),
        race=race,
        race_narrow=thin,
        notes=notes(recorded, say, texts),
        rule=outcome.rule if outcome is not None else "",
        over=outcome is not None,
        title=_title(story, winners, say, texts),
        told=game.table.ending(view, texts) if outcome is not None else "",
        watched=say("replay-watched", what=watched) if watched else say("replay-race"),
        competitive=not story.cooperative,
        sourced=not watched,
        epilogue=Markup(
            apart(game.story.epilogue(view, texts, theme, narrow), f"{prefix}-end") if outcome is not None else ""
        ),
    )


def apart(drawing: str, prefix: str) -> str:
    """A drawing whose ids are none of the page's, which may show the same things elsewhere."""
    for before in ('id="', 'href="#', "url(#"):
        drawing = drawing.replace(before, f"{before}{prefix}-")
    return drawing


def _title(story: Story, winners: tuple[Seat, ...], say: Language, texts: Texts) -> str:
    """Who has won; where nobody competes, everybody together."""
    if story.cooperative:
        everybody = say.all([texts.seat(seat) for seat in range(story.seats)])
        return say("replay-all-won" if winners else "replay-all-lost", count=story.seats, names=everybody)
    return say("replay-winners", count=len(winners), names=", ".join(texts.seat(seat) for seat in winners))


def source_name(source: str, say: Language, texts: Texts) -> str:
    return texts.name("source", source) if source else say("replay-other-source")


def _marks(recorded: Recorded, texts: Texts) -> list[Mark]:
    return [Mark(chapter.at, chapter.name) for chapter in chapters(recorded, texts)]


def _race(recorded: Recorded, say: Language, texts: Texts, colours: list[str]) -> tuple[list[Series], str, str]:
    """Everybody's points over time (or what the game has to watch instead), a title and what a screen reader says."""
    story = recorded.told()
    watched = recorded.game.story.course_name(texts)
    if watched:
        series = _course(recorded, texts)
        summary = ", ".join(f"{one.name}: {one.points[-1][1]:g}" for one in series)
        return series, say("replay-race-title", points=watched), summary
    points = recorded.game.story.points_name(texts) or say("replay-points")
    series = [Series(texts.seat(seat), story.curve(seat), colours[seat]) for seat in range(story.seats)]
    summary = ", ".join(f"{texts.seat(seat)}: {story.total(seat)}" for seat in range(story.seats))
    return series, say("replay-race-title", points=points), summary


def _course(recorded: Recorded, texts: Texts) -> list[Series]:
    """What is watched, number by number, from the first position in which it can be seen."""
    return recorded.once(("course", texts.language), lambda: _readings(recorded, texts))


def _readings(recorded: Recorded, texts: Texts) -> list[Series]:
    found: dict[str, dict[int, int]] = {}
    colours: dict[str, str] = {}
    # A chart of a long game shows a limited number of its moments.
    moments = [*range(0, recorded.last, recorded.last // MOST_READINGS + 1), recorded.last]
    for at in moments:
        for reading in recorded.game.story.course(recorded.state(at), texts):
            found.setdefault(reading.name, {})[at] = reading.value
            colours[reading.name] = reading.colour
    return [Series(name, tuple(curve.items()), colours[name]) for name, curve in found.items()]


def race_strip(recorded: Recorded, say: Language, texts: Texts, colours: list[str], cursor: int) -> Markup:
    """The race along a slider."""
    series, title, summary = _race(recorded, say, texts, colours)
    marks = _marks(recorded, texts)
    return Markup(strip(series, title, summary, last=recorded.last, marks=marks, id_="race", cursor=cursor))


def _wide_last(story: Story) -> int:
    """A little beyond the end, so that what the last move brought is seen."""
    return story.moves + max(1, story.moves // 30)


def _places(
    story: Story, say: Language, texts: Texts, colours: list[str], prefix: str, marks: list[Mark], points: str
) -> tuple[Place, ...]:
    order = story.ranking or tuple(sorted(range(story.seats), key=lambda seat: -story.total(seat)))
    gained = [sum(story.by_source(seat).values()) for seat in range(story.seats)]
    most = max([*gained, 1])
    longest = max([*(sum(pair) for pair in zip(gained, story.start, strict=True)), 1])
    found = []
    for number, seat in enumerate(order, 1):
        name = texts.seat(seat)
        lost = story.lost(seat)
        amounts = {source_name(source, say, texts): amount for source, amount in story.by_source(seat).items()}
        amounts |= {say("replay-start-points"): story.start[seat], say("replay-lost"): -lost}
        told = ", ".join(f"{source}: {amount}" for source, amount in amounts.items() if amount)
        title = say("replay-sources-title", who=name, points=points)
        single = [
            Series(source_name(source, say, texts), ((ALONE, story.by_source(seat)[source]),))
            for source in story.sources
        ]
        # The beginning belongs to the score too; it comes last, so that every source keeps its pattern.
        single.append(Series(say("replay-start-points"), ((ALONE, story.start[seat]),), START))
        taken = Series(say("replay-lost"), ((ALONE, lost),))
        over_time = [
            Series(source_name(source, say, texts), story.source_curve(seat, source)) for source in story.sources
        ]
        found.append(
            Place(
                number,
                seat,
                name,
                colours[seat],
                story.total(seat),
                seat in story.winners,
                Markup(bars(single, title, told, high=longest, lost=taken, id_=f"{prefix}-bar-{seat}")),
                Markup(
                    bars(
                        single,
                        title,
                        told,
                        high=longest,
                        lost=taken,
                        size=(320, 26),
                        id_=f"{prefix}-thin-{seat}",
                    )
                ),
                Markup(
                    areas(
                        over_time,
                        title,
                        told,
                        last=_wide_last(story),
                        high=most,
                        marks=marks,
                        id_=f"{prefix}-area-{seat}",
                    )
                ),
                Markup(swatch(seat, colours[seat], line=True)),
            )
        )
    return tuple(found)


def notes(recorded: Recorded, say: Language, texts: Texts) -> tuple[Note, ...]:
    """Highlights in words: those of any game, then what only this game can tell."""
    # Where nobody watches points, nothing about them is remarkable.
    points = () if recorded.game.story.course_name(texts) else highlights(recorded.told())
    found = [_note(one, say, texts) for one in points]
    moves = [played.events for played in recorded.session.line]
    tales = [
        Note(tale.title, tale.text, tale.at, tale.rule, tale.seat) for tale in recorded.game.story.tales(moves, texts)
    ]
    return (*found[:1], *tales, *found[1:])


def _note(one: Highlight, say: Language, texts: Texts) -> Note:
    values = {"who": texts.seat(one.seat), "points": one.points}
    if one.source:
        values["source"] = source_name(one.source, say, texts)
    if one.other >= 0:
        values["other"] = texts.seat(one.other)
    message = f"replay-highlight-{one.kind}"
    return Note(say(f"{message}-title"), say(message, **values), one.at, one.rule, one.seat)


def ended_game(recorded: Recorded, visitor: Visitor) -> Final | None:
    """A recorded game's end as a visitor sees it; None while it is not over, or if its rules have changed."""
    if not recorded.over or recorded.drift:
        return None
    return final(recorded, visitor.language, theme=visitor.theme, narrow=visitor.narrow)


# -- for the table's own page ------------------------------------------------------------------------------------


def table_final(table: LiveTable, visitor: Visitor) -> Final | None:
    """The end of a table's game; None while it runs or its past is missing, or if its rules have changed."""
    session = table.session
    if not session.state.over or table.drift or not session.whole:
        return None
    # Everybody who reads the same language sees the same end. A choice or its undo gives the table another session.
    manner = visitor.language, visitor.theme, visitor.narrow
    return table.sight(("final", *manner)).last(
        "final",
        (session, table.names),
        lambda: final(
            Recorded(table.id, session, table.names), visitor.language, theme=visitor.theme, narrow=visitor.narrow
        ),
    )
