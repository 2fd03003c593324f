"""What a lab counts in games of Godai: Roles and Races, waves and Sieges, cards, and how every Stage went."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from rulewright.content.unlogged_rules import read_unlogged
from rulewright.core.record import Event
from rulewright.core.statistics import PLAYED, TAKEN, Bout, Handling, StatisticsFace, Traits, Unlogged

from ..model.events import group, heroes, siege
from ..model.state import GodaiState
from ..model.vocabulary import DIFFICULTIES
from ..table.texts import GodaiTexts
from .story import boss_of

_WAYS: dict[type[Event], tuple[str, str]] = {
    heroes.PowerUpDrawn: (TAKEN, "card"),
    group.HarvestCardDrawn: (PLAYED, "card"),
    siege.OpponentVanquished: (TAKEN, "card"),
}
"""What an event does with the card that it names."""
WON, LOST = "won", "lost"
_UNLOGGED = Path(__file__).parents[1] / "content" / "unlogged_rules.toml"


class GodaiStatistics(StatisticsFace[GodaiState, GodaiTexts]):
    """The part of Godai that a lab counts by."""

    def traits(self, state: GodaiState) -> Traits:
        """Difficulty for the table, Role and Race for each seat."""
        table: dict[str, tuple[str, ...]] = {"difficulty": (str(DIFFICULTIES[state.difficulty]),)}
        seats = tuple([{"role": one.role, "race": one.race} if one.role else {} for one in state.heroes])
        return Traits(table, seats)

    def holdings(self, state: GodaiState) -> tuple[tuple[str, ...], ...]:
        """The Items, Treasures and kept Power Ups of each hero."""
        return tuple([(*one.items, *[card for card in one.kept if card]) for one in state.heroes])

    def handling(self, event: Event) -> Handling | None:
        found = _WAYS.get(type(event))
        card = str(getattr(event, "card", ""))
        if boss_of(event):
            return Handling(TAKEN, "card", (boss_of(event),))
        return None if found is None or not card else Handling(found[0], found[1], (card,))

    def counted_components(self) -> dict[str, tuple[str, ...]]:
        tables = self.game.content.tables
        names = ("powerups", "harvests", "siege", "bosses")
        return {
            "card": tuple([id for name in names for id in tables.get(name, {})]),
            "item": tuple(tables.get("items", {})),
        }

    def chapter(self, event: Event) -> tuple[int, str, str] | None:
        return (1, "stage", event.stage) if isinstance(event, group.TurnBegan) else None

    def study_name(self, kind: str, id: str, texts: GodaiTexts) -> str:
        return texts.name_of(kind, id) if id else texts.say(f"kind-{kind}")

    def bouts(self, happened: Sequence[Event]) -> tuple[Bout, ...]:
        """Every Siege: survived, or the one in which the land fell."""
        found: list[Bout] = []
        number, turns, fought = 0, 0, False
        for event in happened:
            if isinstance(event, siege.SiegeBegan):
                number, turns, fought = event.siege, 0, True
            elif isinstance(event, group.TurnBegan):
                turns += 1
            elif isinstance(event, siege.SiegeEnded) and fought:
                found.append(Bout(WON, turns, {"wave": (str(event.siege),)}))
                fought = False
            elif type(event).__name__ == "GameLost" and fought:
                found.append(Bout(LOST, turns, {"wave": (str(number),)}))
                fought = False
        return tuple(found)

    def unlogged(self) -> Unlogged:
        return self._unlogged

    @cached_property
    def _unlogged(self) -> Unlogged:
        return read_unlogged(_UNLOGGED)
