"""Fields of events that everybody may see."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from rulewright.core.markers import Public

Num: TypeAlias = Annotated[int, Public]
Word: TypeAlias = Annotated[str, Public]
Flag: TypeAlias = Annotated[bool, Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
