"""Story: what a recorded game tells, for any game: where points came from, who led when, what was remarkable.

Everything is read from the events of the standing choices and the rules that they name. A moment is a number of
standing choices: 0 is the beginning, and what the choice number 1 caused has happened at the moment 1.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from msgspec import Struct

from rulewright.core.game import Game
from rulewright.core.record import Event, Outcome, Seat
from rulewright.core.session import Session

Curve = tuple[tuple[int, int], ...]
"""Moments and what had been reached there; the value holds until the next moment."""


class Gain(Struct, frozen=True):
    """Points that a seat got (or lost, if negative) by one event."""

    at: int
    seat: Seat
    source: str
    rule: str
    points: int


class Highlight(Struct, frozen=True):
    """Something remarkable of any game; `kind` says which of the fields are used."""

    kind: str
    at: int
    seat: Seat
    points: int = 0
    source: str = ""
    rule: str = ""
    other: Seat = -1


class Story(Struct, frozen=True):
    """A game told by its points."""

    seats: int
    moves: int
    start: tuple[int, ...]
    """The points with which each seat began."""
    gains: tuple[Gain, ...]
    sources: tuple[str, ...]
    """Every source, the largest first."""
    ranking: tuple[Seat, ...]
    """Best first; empty while the game is not over."""
    winners: tuple[Seat, ...]
    cooperative: bool = False

    def curve(self, seat: Seat) -> Curve:
        """A seat's points over time."""
        total = self.start[seat]
        found = {0: total}
        for gain in self.gains:
            if gain.seat == seat:
                total += gain.points
                found[gain.at] = total
        return tuple(found.items())

    def source_curve(self, seat: Seat, source: str) -> Curve:
        """What a seat had gained from a source over time; losses are kept apart."""
        total = 0
        found = {0: 0}
        for gain in self.gains:
            if gain.seat == seat and gain.source == source and gain.points > 0:
                total += gain.points
                found[gain.at] = total
        return tuple(found.items())

    def by_source(self, seat: Seat) -> dict[str, int]:
        """What a seat gained from each source, losses left out."""
        found = dict.fromkeys(self.sources, 0)
        for gain in self.gains:
            if gain.seat == seat and gain.points > 0:
                found[gain.source] += gain.points
        return found

    def lost(self, seat: Seat) -> int:
        """How many points a seat lost."""
        return -sum(gain.points for gain in self.gains if gain.seat == seat and gain.points < 0)

    def total(self, seat: Seat) -> int:
        return self.start[seat] + sum(gain.points for gain in self.gains if gain.seat == seat)


def value_at(curve: Curve, at: int) -> int:
    """What a curve had reached at a moment."""
    return curve[max(bisect_right(curve, (at, 1 << 60)) - 1, 0)][1]


def tell(session: Session) -> Story:
    """The story of a session, finished or not. Only finished games may be told to everybody."""
    first = session.state_at(0)
    texts = session.game.texts()
    start = tuple(score.score for score in session.game.table.scores(first.view(None), texts))
    moves = [played.events for played in session.line]
    mode = session.game.mode(session.game.mode_of(session.state))
    return read(session.game, moves, start, session.state.outcome, mode.cooperative)


def read(
    game: Game,
    moves: Sequence[Sequence[Event]],
    start: tuple[int, ...],
    outcome: Outcome | None = None,
    cooperative: bool = False,
) -> Story:
    """A story from the events of each choice."""
    gains: list[Gain] = []
    totals: dict[str, int] = {}
    for at, happened in enumerate(moves, 1):
        for event in happened:
            points = game.story.points_of(event)
            if points:
                source = game.story.source_of(event.rule)
                seats = range(len(start)) if event.seat is None else (event.seat,)
                gains.extend([Gain(at, seat, source, event.rule, points) for seat in seats])
                totals[source] = totals.get(source, 0) + max(points, 0)
    sources = tuple(sorted((name for name in totals if totals[name]), key=lambda name: (-totals[name], name)))
    ranking = outcome.ranking if outcome is not None else ()
    winners = outcome.winners if outcome is not None else ()
    return Story(len(start), len(moves), start, tuple(gains), sources, ranking, winners, cooperative)


# -- what was remarkable -----------------------------------------------------------------------------------


def leads(story: Story) -> tuple[tuple[int, Seat], ...]:
    """Every moment at which somebody came to lead alone who had not been the last to do so."""
    totals = list(story.start)
    found: list[tuple[int, Seat]] = []
    gains = list(story.gains)
    while gains:
        at = gains[0].at
        while gains and gains[0].at == at:
            gain = gains.pop(0)
            totals[gain.seat] += gain.points
        best = max(totals)
        if totals.count(best) == 1 and (not found or found[-1][1] != totals.index(best)):
            found.append((at, totals.index(best)))
    return tuple(found)


def highlights(story: Story) -> tuple[Highlight, ...]:
    """What can be said of any game with points, in the order of the game's own telling."""
    found = [*_biggest_gain(story)]
    if not story.cooperative and story.seats > 1:
        found.extend(_lead_changes(story))
        if story.ranking:
            found.extend(_last_lead(story))
            found.extend(_comeback(story))
            found.extend(_margin(story))
    found.extend(_best_source(story))
    return tuple(found)


def _biggest_gain(story: Story) -> list[Highlight]:
    """The most points that one seat got by one choice, whoever made it."""
    sums: dict[tuple[int, Seat], list[Gain]] = {}
    for gain in story.gains:
        if gain.points > 0:
            sums.setdefault((gain.at, gain.seat), []).append(gain)
    if not sums:
        return []
    (at, seat), parts = max(sums.items(), key=lambda item: (sum(part.points for part in item[1]), -item[0][0]))
    main = max(parts, key=lambda part: sum(one.points for one in parts if one.source == part.source))
    return [Highlight("gain", at, seat, sum(part.points for part in parts), main.source, main.rule)]


def _lead_changes(story: Story) -> list[Highlight]:
    """How often the lead went to somebody else."""
    found = leads(story)
    return [Highlight("leads", found[-1][0], found[-1][1], len(found) - 1)] if found else []


def _last_lead(story: Story) -> list[Highlight]:
    """From when on nobody was ahead of the winner any more."""
    winner = story.ranking[0]
    curves = [story.curve(seat) for seat in range(story.seats)]
    behind = 0
    for at in sorted({gain.at for gain in story.gains}):
        mine = value_at(curves[winner], at)
        if any(value_at(curve, at) > mine for curve in curves):
            behind = at
    after = [gain.at for gain in story.gains if gain.at > behind]
    return [Highlight("lead", after[0], winner)] if behind and after else []


def _comeback(story: Story) -> list[Highlight]:
    """How far behind the winner was at the worst moment."""
    winner = story.ranking[0]
    curves = [story.curve(seat) for seat in range(story.seats)]
    worst = (0, 0, winner)
    for at in sorted({gain.at for gain in story.gains}):
        mine = value_at(curves[winner], at)
        values = [value_at(curve, at) for curve in curves]
        best = max(values)
        if best - mine > worst[0]:
            worst = (best - mine, at, values.index(best))
    gap, at, other = worst
    return [Highlight("comeback", at, winner, gap, other=other)] if gap else []


def _margin(story: Story) -> list[Highlight]:
    """How much decided it in the end."""
    first, second = story.ranking[:2]
    gap = story.total(first) - story.total(second)
    return [Highlight("margin", story.moves, first, gap, other=second)]


def _best_source(story: Story) -> list[Highlight]:
    """Where most of the winners' points came from."""
    if not story.winners:
        return []
    winner = story.winners[0]
    amounts = story.by_source(winner)
    if not amounts or not max(amounts.values()):
        return []
    source = max(amounts, key=lambda name: amounts[name])
    return [Highlight("source", story.moves, winner, amounts[source], source)]
