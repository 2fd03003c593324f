"""Which hands a viewer sees. The state behind a view cannot tell: an empty hand has no blanks in it."""

from __future__ import annotations

from typing import Any


def hands(view: dict[str, Any]) -> tuple[tuple[str, ...] | None, ...]:
    """The hands by seat, empty ones as well; None where the viewer does not see one."""
    return tuple([tuple(board["hand"]) if "hand" in board else None for board in view["boards"]])
