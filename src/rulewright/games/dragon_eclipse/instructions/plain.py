"""An instruction whose line takes its fields as they are."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Effect
from rulewright.core.text import Say


class Instruction(Effect, frozen=True):
    """A verb whose line has its own name and tells its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: _word(getattr(self, name)) for name in self.__struct_fields__}
        return say(f"do-{self.__struct_config__.tag}", **fields)


def _word(value: Any) -> Any:
    return value if isinstance(value, int) else str(value)
