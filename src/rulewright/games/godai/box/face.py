"""For owners of the box of Godai (`game.box`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.core.companion import Exhibit, SetupStep
from rulewright.core.display import BoxFace

from ..art.faces import PLACARDS, picture, table_of
from ..model.state import GodaiState
from ..table.component_texts import PRINTED
from ..table.texts import GodaiTexts
from .setup_guide import setup_guide

if TYPE_CHECKING:
    from ..game import Godai

LOTS = ("roles", "races", "powerups", "siege", "encounters", "bosses", "commissions", "harvests", "jaethi", "tiles")
"""What players draw at random."""


class GodaiBox(BoxFace[GodaiState, GodaiTexts]):
    """Components one by one, under the headings of their decks, and the guided setup."""

    game: Godai

    def picture(self, id: str, texts: GodaiTexts, theme: str = "dark", back: bool = False) -> str:
        return picture(self.game.content.tables, id, texts, theme, back)

    def exhibits(self, texts: GodaiTexts) -> list[Exhibit]:
        tables = self.game.content.tables
        return [
            Exhibit(
                id,
                texts.say.name("shelf", name),
                facets(name, record, texts),
                (getattr(record, "rule", ""),),
                wide=name in PLACARDS,
                lot=name in LOTS,
            )
            for name in PRINTED
            for id, record in tables.get(name, {}).items()
        ]

    def heading(self, id: str, texts: GodaiTexts) -> str:
        name = table_of(self.game.content.tables, id)
        return texts.say.name("shelf", name) if name in PRINTED else ""

    def heading_place(self, id: str) -> int:
        name = table_of(self.game.content.tables, id)
        return list(PRINTED).index(name) if name in PRINTED else len(PRINTED)

    def setup_guide(
        self, players: int, options: dict[str, Any], state: GodaiState, texts: GodaiTexts
    ) -> list[SetupStep]:
        return setup_guide(self.game, options, state, texts)


def facets(name: str, record: Any, texts: GodaiTexts) -> tuple[tuple[str, str], ...]:
    """What a component can be filtered by: its deck, and its Element or Empire if it has one."""
    say = texts.say
    found = [(say("kind-shelf"), say.name("shelf", name))]
    for kind in ("element", "empire"):
        value = getattr(record, kind, None)
        if isinstance(value, str):  # a SkyTile has an Element on each side
            found.append((say(f"kind-{kind}"), texts.name_of(kind, str(value))))
    return tuple(found)
