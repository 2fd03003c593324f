"""What a finished game of Mysthea tells: where Glory came from, its Eras and rounds, its battles and Monsters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from rulewright.core.display import Landmark, StoryFace, Tale
from rulewright.core.record import Event, Seat

from ..content.components import Content
from ..model import events
from ..model.state import MystheaState
from ..table.texts import MystheaTexts

if TYPE_CHECKING:
    from ..game import Mysthea

Moves = Sequence[Sequence[Event]]

RULES = {
    "MYS-273": "regions",
    "MYS-235": "battle",
    "MYS-209": "battle",
    "MYS-261": "encounters",
    "MYS-181": "rivers",
    "MYS-319": "monsters",
    "MYS-320": "monsters",
}
"""Sources of Glory that a rule of the book names; those of components follow from their cards."""


def sources_of(content: Content) -> dict[str, str]:
    """What Glory comes from, by the rule that gives it."""
    found: dict[str, str] = {}
    found.update((card.rule, "cards") for card in content.cards.values())
    found.update((card.rule, "encounters") for card in content.encounters.values())
    found.update((card.rule, "champion") for card in content.champions.values())
    found.update((card.rule, "attunements") for card in content.attunements.values())
    for monster in content.monsters.values():
        found.update(dict.fromkeys((monster.rule, monster.reward_rule, monster.behaviour_rule), "monsters"))
    return {**found, **RULES}


def points_of(event: Event) -> int:
    """Glory gained or lost by an event. Other events tell of the same Glory again and count nothing."""
    if isinstance(event, events.Gained):
        return event.glory
    return -event.glory if isinstance(event, events.GloryLost) else 0


def landmarks(moves: Moves, texts: MystheaTexts) -> list[Landmark]:
    """Eras, their rounds with the event that opens each, and the scoring at their ends."""
    found: list[Landmark] = []
    number = 0
    scoring = False
    for at, happened in enumerate(moves, 1):
        for event in happened:
            if isinstance(event, events.EraBegan):
                number, scoring = 0, False
                found.append(Landmark(at, 1, texts.say.name("era", str(event.era))))
            elif isinstance(event, events.EventPlaced):
                number += 1
                found.append(Landmark(at, 2, texts.say("story-round", round=number, event=event.event)))
            elif isinstance(event, events.EventResolved) and not scoring:
                scoring = True
                found.append(Landmark(at, 2, texts.say("story-scoring")))
    return found


# -- battles and Monsters ----------------------------------------------------------------------------------


class Fight(Struct):
    """A Battle with its end."""

    at: int
    region: int
    sides: tuple[Seat, ...]
    totals: tuple[int, ...] = ()
    strongest: tuple[Seat, ...] = ()
    units: int = 0
    """How many were lost."""
    glory: int = 0
    """What the strongest gained by it."""

    @property
    def weight(self) -> tuple[int, int]:
        return self.glory + self.units, max(self.totals, default=0)


def fights(moves: Moves) -> Iterator[Fight]:
    """Every Battle that came to its end."""
    fight: Fight | None = None
    for at, happened in enumerate(moves, 1):
        for event in happened:
            if isinstance(event, events.BattleBegan):
                fight = Fight(at, event.region, event.sides)
            elif fight is None:
                continue
            elif isinstance(event, events.StrengthCompared):
                fight.totals = event.totals
            elif isinstance(event, (events.UnitRemoved, events.ChampionWounded)):
                fight.units += 1
            elif isinstance(event, events.Gained) and event.rule == "MYS-235":
                fight.glory += event.glory
            elif isinstance(event, events.BattleEnded):
                fight.at, fight.strongest = at, event.strongest
                yield fight
                fight = None


def tales(moves: Moves, texts: MystheaTexts) -> list[Tale]:
    """The most decisive Battle, and the strongest Monster that was defeated."""
    return [*battle_tale(moves, texts), *monster_tale(moves, texts)]


def battle_tale(moves: Moves, texts: MystheaTexts) -> Iterator[Tale]:
    fought = [fight for fight in fights(moves) if fight.weight[0]]
    if not fought:
        return
    best = max(fought, key=lambda fight: fight.weight)
    text = texts.say(
        "story-battle-text",
        region=texts._region(best.region),
        who=texts.seats(best.strongest),
        winners=len(best.strongest),
        totals=texts._scored(best.sides, best.totals) if best.totals else texts.seats(best.sides),
        units=best.units,
        glory=best.glory,
    )
    seat = best.strongest[0] if len(best.strongest) == 1 else None
    yield Tale(best.at, seat, "MYS-235", texts.say("story-battle"), text)


def monster_tale(moves: Moves, texts: MystheaTexts) -> Iterator[Tale]:
    slain: list[tuple[int, events.MonsterCompared]] = [
        (at, event)
        for at, happened in enumerate(moves, 1)
        for event in happened
        if isinstance(event, events.MonsterCompared) and event.defeated
    ]
    if not slain:
        return
    at, event = max(slain, key=lambda one: one[1].strength)
    text = texts.say(
        "story-monster-text",
        monster=event.monster,
        island=texts._island(event.island),
        strength=event.strength,
        against=event.against,
        count=len(slain),
    )
    yield Tale(at, None, "MYS-286", texts.say("story-monster"), text)


class MystheaStory(StoryFace[MystheaState, MystheaTexts]):
    """Glory and where it came from, Eras and rounds, battles and Monsters (`game.story`)."""

    points_icon = "glory"

    game: Mysthea

    def points_of(self, event: Event) -> int:
        return points_of(event)

    def points_name(self, texts: MystheaTexts) -> str:
        return texts.name("word", "glory")

    @cached_property
    def _sources(self) -> dict[str, str]:
        return sources_of(self.game.content)

    def source_of(self, rule: str) -> str:
        return self._sources.get(rule, "other")

    def landmarks(self, moves: Moves, texts: MystheaTexts) -> list[Landmark]:
        return landmarks(moves, texts)

    def tales(self, moves: Moves, texts: MystheaTexts) -> list[Tale]:
        return tales(moves, texts)
