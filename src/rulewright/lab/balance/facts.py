"""Facts: what is kept of one game for the report. A `Witness` watches the game and writes them down at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from rulewright.core.game import Game
from rulewright.core.record import Choice, Decision, Event, Seat, State
from rulewright.core.statistics import HELD, OFFERED, TAKEN, Bout, Offer, Stage, Traits
from rulewright.replays import story


class SeatFacts(Struct, omit_defaults=True):
    """One seat's part of a game."""

    traits: dict[str, str] = {}
    ways: dict[str, dict[str, int]] = {}
    """What became of components: the way (`taken`, `played` …), the component, how often."""
    points: dict[str, dict[str, int]] = {}
    """Points gained, by chapter and source; losses are not taken off."""
    lost: int = 0
    start: int = 0
    """The points that the seat began with."""
    picks: dict[str, bool] = {}
    """Components that a question offered it, and whether it picked them the first time."""
    kinds: dict[str, int] = {}
    """How often it chose each kind of choice where it had more than one choice."""


class Facts(Struct, omit_defaults=True):
    """What is kept of one game besides its result."""

    seats: tuple[SeatFacts, ...]
    traits: dict[str, tuple[str, ...]] = {}
    offered: dict[str, int] = {}
    """Components that everybody could see and have, and how often they came."""
    rules: dict[str, int] = {}
    """How often events and questions named each rule."""
    chapters: int = 0
    """How many of the smallest parts (rounds) the game had."""
    free: int = 0
    """Decisions with more than one choice."""
    leads: int | None = None
    """How often the lead went to somebody else; None where nobody leads."""
    decided: float | None = None
    """The part of the game after which nobody was ahead of the winner any more."""
    comeback: int = 0
    """How far behind the winner was at the worst moment."""
    margin: int | None = None
    bouts: tuple[Bout, ...] = ()
    """Parts of the game with a result of their own."""
    stages: tuple[Stage, ...] = ()
    """Parts that had to be got through, in their order."""


class Witness:
    """Watches one game. While it is played, it only keeps what happened; all counting is done at the end."""

    def __init__(self) -> None:
        self.moves: list[Sequence[Event]] = []
        self.kinds: list[Counter[str]] = []
        self.picks: list[dict[str, bool]] = []
        self.rules: Counter[str] = Counter()
        self.free = 0
        self.asked: tuple[Seat, str] | None = None
        """The last question, and (`fresh`) what nobody had been offered before it came."""
        self.fresh: set[str] = set()

    def before(self, game: Game, state: State, seats: Sequence[str]) -> None:
        self.game = game
        self.early = list(state.events)
        self.traits = game.statistics.traits(state)
        self.held = game.statistics.holdings(state)
        self.kinds = [Counter() for _ in range(state.seats)]
        self.picks = [{} for _ in range(state.seats)]

    def step(self, state: State, seat: Seat, decision: Decision, choice: Choice) -> None:
        self.moves.append(state.events)
        self.rules[decision.rule] += 1
        if len(decision.choices) > 1:
            self.free += 1
            self.kinds[seat][type(choice).__struct_config__.tag] += 1  # type: ignore[index]
        offer = self.game.statistics.offer(decision, choice)
        if offer is not None:
            self._offered(seat, decision.prompt, offer)
        self.asked = (seat, decision.prompt)

    def _offered(self, seat: Seat, prompt: str, offer: Offer) -> None:
        """Only the first time counts: whoever lasts longer is asked more often, and would pick more.

        Where several may be picked, the same question comes again at once, and still is the first time.
        """
        picks = self.picks[seat]
        if self.asked != (seat, prompt):
            self.fresh = {component for component in offer.components if component not in picks}
        for component in offer.components:
            picks.setdefault(component, False)
        if offer.picked in self.fresh:
            picks[offer.picked] = True

    def after(self, state: State) -> Facts:
        game, outcome = self.game, state.outcome
        assert outcome is not None
        seats = [
            SeatFacts(kinds=dict(kinds), picks=picks, traits={}, ways={}, points={})
            for kinds, picks in zip(self.kinds, self.picks, strict=True)
        ]
        facts = Facts(tuple(seats), free=self.free)
        _traits(facts, self.traits, game.statistics.traits(state))
        offered: Counter[str] = Counter()
        chapter = ""
        for happened in (self.early, *self.moves):
            for event in happened:
                self.rules[event.rule] += 1
                begun = game.statistics.chapter(event)
                if begun is not None:
                    if begun[0] == 1:
                        chapter = f"{begun[1]} {begun[2]}"
                    else:
                        facts.chapters += 1
                one = seats[event.seat] if event.seat is not None else None
                for scoring in seats if one is None else (one,):
                    _score(game, event, scoring, chapter)
                handled = game.statistics.handling(event)
                if handled is None:
                    continue
                if handled.way == OFFERED:
                    offered.update(handled.components)
                else:
                    for handling in seats if one is None else (one,):
                        _count(handling.ways.setdefault(handled.way, {}), *handled.components)
        self.rules[outcome.rule] += 1
        facts.rules = dict(self.rules)
        facts.offered = dict(offered)
        for one, had, has in zip(seats, self.held, game.statistics.holdings(state), strict=True):
            for way, components in ((TAKEN, had), (HELD, has)):
                if components:
                    _count(one.ways.setdefault(way, {}), *components)
        for one, score in zip(seats, outcome.scores, strict=True):
            one.start = score + one.lost - sum(sum(sources.values()) for sources in one.points.values())
        everything = [event for happened in (self.early, *self.moves) for event in happened]
        facts.traits.update(game.statistics.shared(everything))
        facts.bouts = game.statistics.bouts(everything)
        facts.stages = game.statistics.stages(state)
        together = game.mode(game.mode_of(state)).cooperative
        _course(facts, story.read(game, self.moves, tuple(one.start for one in seats), outcome, together))
        return facts


def _traits(facts: Facts, first: Traits, last: Traits) -> None:
    """What was known at the beginning counts; the rest (a draft) is taken from the end."""
    facts.traits = {**last.table, **first.table}
    for number, one in enumerate(facts.seats):
        told: dict[str, str] = {}
        for traits in (last, first):
            if number < len(traits.seats):
                told.update(traits.seats[number])
        one.traits = told


def _score(game: Game, event: Event, one: SeatFacts, chapter: str) -> None:
    """What an event did with a seat's points."""
    points = game.story.points_of(event)
    if points > 0:
        sources = one.points.setdefault(chapter, {})
        source = game.story.source_of(event.rule)
        sources[source] = sources.get(source, 0) + points
    elif points < 0:
        one.lost -= points


def _count(counts: dict[str, int], *names: str) -> None:
    for name in names:
        counts[name] = counts.get(name, 0) + 1


def _course(facts: Facts, told: story.Story) -> None:
    """Who led when, by the story of the game."""
    found = {one.kind: one for one in story.highlights(told)}
    # Where all points come at once, nobody leads before the end.
    if told.cooperative or told.seats < 2 or len({gain.at for gain in told.gains}) < 2:
        return
    facts.leads = found["leads"].points if "leads" in found else 0
    facts.decided = found["lead"].at / told.moves if "lead" in found and told.moves else 0.0
    facts.comeback = found["comeback"].points if "comeback" in found else 0
    facts.margin = found["margin"].points if "margin" in found else None


WITNESS = f"{__name__}.{Witness.__name__}"
"""How plans name the witness."""
