"""A verb whose sentence takes its fields as they are."""

from __future__ import annotations

from enum import StrEnum

from rulewright.core.record import Effect
from rulewright.core.text import Say


class Plain(Effect, frozen=True):
    """A verb whose sentence has its own name and takes its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: sentence_value(getattr(self, name)) for name in self.__struct_fields__}
        return say(f"effect-{self.__struct_config__.tag}", **fields)


def sentence_value(value: object) -> object:
    """A field as a sentence takes it: words of vocabularies by their ids, nothing as `none`."""
    if value is None:
        return "none"
    return str(value) if isinstance(value, StrEnum) else value
