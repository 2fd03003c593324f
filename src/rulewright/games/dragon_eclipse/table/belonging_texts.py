"""What is printed on Items and Equipment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..content.belongings import Belonging, Equipment, Item
from ..effects import phrase
from ..road import road_phrase

if TYPE_CHECKING:
    from .texts import DragonTexts

Printed = tuple[str, list[str]]


def abilities(texts: DragonTexts, record: Belonging) -> list[str]:
    """What a card does in each part of the game."""
    say = texts.say
    rules = []
    if record.combat:
        rules.append(say("rule-in-combat", what=phrase(record.combat, say)))
    if record.road:
        rules.append(say("rule-on-road", what=say.sentence(road_phrase(record.road, say))))
    if record.test:
        rules.append(say("rule-in-test", what=say.sentence(road_phrase(record.test, say))))  # type: ignore[arg-type]
    return rules


def uses_text(texts: DragonTexts, record: Belonging) -> str:
    """The same in one line, for an answer; symbols where there is no ability."""
    if not record.works and isinstance(record, Equipment):
        return symbols_text(texts, record)
    return " ".join(abilities(texts, record))


def symbols_text(texts: DragonTexts, record: Equipment) -> str:
    return texts.say.row([texts.say.name("aid", symbol) for symbol in record.symbols]) if record.symbols else ""


def item(texts: DragonTexts, record: Item, back: bool) -> Printed:
    say = texts.say
    line = say("line-item", timing=str(record.timing), value=record.value, misfortune=record.misfortune)
    rules = abilities(texts, record)
    if record.at_once:
        rules.append(say("rule-at-once"))
    if record.roguelite:
        rules.append(say("rule-roguelite"))
    return line, rules


def equipment(texts: DragonTexts, record: Equipment, back: bool) -> Printed:
    say = texts.say
    symbols = symbols_text(texts, record) or "none"
    line = say("line-equipment", symbols=symbols, timing=str(record.timing), works=int(record.works))
    rules = abilities(texts, record)
    if record.roguelite:
        rules.append(say("rule-roguelite"))
    return line, rules


PRINTED_BELONGINGS: dict[str, tuple[str, Callable[[DragonTexts, Any, bool], Printed]]] = {
    "items": ("item", item),
    "equipment": ("equipment", equipment),
}
"""Table → kind of its names, and what is printed on its components."""
