"""Under which heading a component stands in a long list: Mystlings by Element, Enemies by Tier, cards by their pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..content.components import Content
    from .texts import DragonTexts


def heading_place(id: str, content: Content) -> int:
    """Enemies from the lowest Tier to the highest; everything else as it comes."""
    return int(content.nature_of[id].tier) if id in content.enemies else 0


def heading(id: str, texts: DragonTexts) -> str:
    """What everything in a part of the list has in common; empty if nothing is worth a heading."""
    content = texts.content
    if id in content.mystlings:
        return texts.name("element", str(content.mystlings[id].element))
    if id in content.enemies:
        return texts.name("tier", str(content.nature_of[id].tier))
    return texts.component(id).line if id in content.cards else ""
