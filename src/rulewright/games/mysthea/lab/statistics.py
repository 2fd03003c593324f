"""What a lab counts in games of Mysthea: Champions, Monsters, the order of play, and what becomes of every card."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.content.unlogged_rules import read_unlogged
from rulewright.core.record import Event
from rulewright.core.statistics import OFFERED, PLAYED, TAKEN, USED, Handling, StatisticsFace, Traits, Unlogged

from ..model import events
from ..model.state import MystheaState
from ..table.texts import MystheaTexts

if TYPE_CHECKING:
    from ..game import Mysthea

_WAYS: dict[type[Event], tuple[str, str, str]] = {
    events.CardsRevealed: (OFFERED, "card", "cards"),
    events.CardBought: (TAKEN, "card", "card"),
    events.CardDrafted: (TAKEN, "card", "card"),
    events.CardsDrawn: (TAKEN, "card", "cards"),
    events.CardPlayed: (PLAYED, "card", "card"),
    events.CardRevealed: (PLAYED, "card", "card"),
    events.CardUsed: (USED, "card", "card"),
    events.CardPlaced: (USED, "card", "card"),
    events.AccessoryUsed: (USED, "card", "card"),
    events.EncounterMet: (TAKEN, "encounter", "encounter"),
    events.ApproachChosen: (USED, "encounter", "encounter"),
    events.AttunementClaimed: (TAKEN, "attunement", "attunement"),
    events.MonsterAttacked: (OFFERED, "reward", "monster"),
    events.RewardGiven: (TAKEN, "reward", "monster"),
}
"""What an event does with components: the way, their kind, and the field that names them."""
_NAMES = {
    "champion": "Champion",
    "artefact": "First Artefact (order of play)",
    "monster": "Monsters",
    "card": "Command cards",
    "encounter": "Encounters",
    "attunement": "Attunements",
    "reward": "Rewards of Monsters",
}
_ROMAN = ("", "I", "II", "III", "IV", "V")
_UNLOGGED = Path(__file__).parents[1] / "content" / "unlogged_rules.toml"


class MystheaStatistics(StatisticsFace[MystheaState, MystheaTexts]):
    """The part of Mysthea that a lab counts by."""

    game: Mysthea

    def traits(self, state: MystheaState) -> Traits:
        """The Champion and the Artefact of Era I of each seat, and the three Monsters."""
        seats = [
            {"artefact": str(board.artefact)} | ({"champion": board.champion} if board.champion else {})
            for board in state.boards
        ]
        return Traits({"monster": state.monsters}, tuple(seats))

    def holdings(self, state: MystheaState) -> tuple[tuple[str, ...], ...]:
        """Command cards in hand, discarded and on the Player Board."""
        return tuple(
            [
                (*board.hand, *board.discard, *board.accessories, *[card for card in board.upgrades if card])
                for board in state.boards
            ]
        )

    def handling(self, event: Event) -> Handling | None:
        found = _WAYS.get(type(event))
        if found is None:
            return None
        way, kind, field = found
        named: str | tuple[str, ...] = getattr(event, field)
        components = named if isinstance(named, tuple) else (named,)
        if not components[0] or (kind == "card" and components[0] in self.game.content.champions):
            return None  # no reaction, or a Champion in the expert draft
        return Handling(way, kind, components)

    def counted_components(self) -> dict[str, tuple[str, ...]]:
        kinds = {"card": "cards", "encounter": "encounters", "attunement": "attunements", "reward": "monsters"}
        return {kind: tuple(self.game.content.tables[table]) for kind, table in kinds.items()}

    def chapter(self, event: Event) -> tuple[int, str, str] | None:
        """Eras, and the rounds that an event card opens."""
        if isinstance(event, events.EraBegan):
            return 1, "era", str(event.era)
        return (2, "event", event.event) if isinstance(event, events.EventPlaced) else None

    def study_name(self, kind: str, id: str, texts: MystheaTexts) -> str:
        if not id:
            return _NAMES.get(kind, kind.capitalize())
        if kind == "artefact":
            return f"Artefact {_ROMAN[int(id)]}"
        return texts.name("monster" if kind == "reward" else kind, id)

    @cached_property
    def _unlogged(self) -> Unlogged:
        return read_unlogged(_UNLOGGED)

    def unlogged(self) -> Unlogged:
        return self._unlogged
