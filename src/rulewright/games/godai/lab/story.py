"""What a game of Godai tells: its waves and Sieges, who was vanquished, who died, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.core.display import Landmark, Reading, StoryFace, Tale
from rulewright.core.record import Event

from ..art.scene import VITALS
from ..model.events import group, heroes, siege
from ..model.state import GodaiState
from ..model.vocabulary import Place
from ..table.texts import GodaiTexts

Moves = Sequence[Sequence[Event]]
VANQUISHED = "FoeVanquished"
_STAGES = {"harvest": "story-harvest", "siege": "story-in-siege"}
"""Short words for the course of a game, which names every Stage below its line."""
"""The event of a combat in which an opponent falls."""


def happened(moves: Moves) -> Iterator[tuple[int, Event]]:
    """All events, each with the number of choices that stand right after it."""
    for at, events in enumerate(moves, 1):
        yield from [(at, event) for event in events]


def landmarks(moves: Moves, texts: GodaiTexts) -> list[Landmark]:
    """Waves with their Stages, and the turns in them."""
    found: list[Landmark] = []
    last = (0, "")
    for at, event in happened(moves):
        if isinstance(event, group.TurnBegan):
            if (event.wave, event.stage) != last:
                last = (event.wave, event.stage)
                found.append(Landmark(at, 1, texts.say(_STAGES[event.stage], wave=event.wave)))
            found.append(Landmark(at, 2, texts.say("story-turn", turn=event.turn)))
    return found


def tales(moves: Moves, texts: GodaiTexts) -> list[Tale]:
    """Sieges survived, Bosses vanquished, the first death, Jaethi's end."""
    found: list[Tale] = []
    died = False
    for at, event in happened(moves):
        say = texts.say
        if isinstance(event, siege.SiegeEnded):
            found.append(Tale(at, None, event.rule, say("story-siege"), say("story-siege-text", siege=event.siege)))
        elif isinstance(event, siege.JaethiVanquished):
            found.append(Tale(at, None, event.rule, say("story-jaethi"), say("story-jaethi-text")))
        elif isinstance(event, heroes.HeroDied) and not died:
            died = True
            who = texts.seats(() if event.seat is None else (event.seat,))
            found.append(Tale(at, event.seat, event.rule, say("story-death"), say("story-death-text", who=who)))
        elif boss_of(event):
            name = say.name("card", boss_of(event))
            found.append(Tale(at, event.seat, event.rule, say("story-boss"), say("story-boss-text", card=name)))
    return found


def boss_of(event: Event) -> str:
    """The Boss that an event says was vanquished, if it does."""
    card = str(getattr(event, "card", "")) if type(event).__name__ == VANQUISHED else ""
    return card if card.startswith("boss-") else ""


def course(state: GodaiState, texts: GodaiTexts) -> tuple[Reading, ...]:
    """What everybody watches: how much Resilience the City-States have left, and how far the Calendar is."""
    cities = [one for one in state.defenders if one.kind is Place.CITY_STATE]
    found = [
        Reading(texts.begun(texts.defender(one)), VITALS["health"], 0 if one.fallen else one.resilience)
        for one in cities
    ]
    return (*found, Reading(texts.say.name("word", "calendar"), VITALS["influence"], state.calendar))


class GodaiStory(StoryFace[GodaiState, GodaiTexts]):
    """Waves, Sieges, Bosses, deaths; City-States and the Calendar while it lasts (`game.story`)."""

    def points_of(self, event: Event) -> int:
        if isinstance(event, group.GameWon):
            return event.points
        return 1 if isinstance(event, siege.SiegeEnded) else 0

    def points_name(self, texts: GodaiTexts) -> str:
        return texts.name("word", "points")

    def source_of(self, rule: str) -> str:
        return "siege"

    def course(self, state: GodaiState, texts: GodaiTexts) -> tuple[Reading, ...]:
        return course(state, texts)

    def course_name(self, texts: GodaiTexts) -> str:
        return texts.say("story-course")

    def landmarks(self, moves: Moves, texts: GodaiTexts) -> list[Landmark]:
        return landmarks(moves, texts)

    def tales(self, moves: Moves, texts: GodaiTexts) -> list[Tale]:
        return tales(moves, texts)
