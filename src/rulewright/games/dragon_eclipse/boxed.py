"""What owners of the box get: pictures of its components, the reference, and help to set it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rulewright.core.companion import Exhibit, SetupStep
from rulewright.core.presenting import Presenting
from rulewright.core.record import State
from rulewright.core.text import Texts

from .model.state import DragonState
from .texts import DragonTexts

if TYPE_CHECKING:
    from .game import DragonEclipse


class Boxed(Presenting):
    """Components one by one. There is no score sheet: a Combat is won, tamed or lost."""

    @property
    def _box(self) -> DragonEclipse:
        return cast("DragonEclipse", self)

    def picture(self, id: str, texts: Texts, theme: str = "dark", back: bool = False) -> str:
        from .art.faces import picture

        assert isinstance(texts, DragonTexts)
        return picture(self._box.content, id, texts, theme, back)

    def exhibits(self, texts: Texts) -> list[Exhibit]:
        from .reference import exhibits

        assert isinstance(texts, DragonTexts)
        return exhibits(self._box, texts)

    def setup_guide(self, players: int, options: dict[str, Any], state: State, texts: Texts) -> list[SetupStep]:
        from .guide import setup_guide

        assert isinstance(state, DragonState)
        assert isinstance(texts, DragonTexts)
        return setup_guide(self._box, players, options, state, texts)
