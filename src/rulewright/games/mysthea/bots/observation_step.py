"""The open step as numbers: what is asked, by which component's rule, about which region, unit or card."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.observation import (
    Layout,
    Row,
    Writer,
    flag,
    numbered,
    one_of,
    seat_from,
    seat_names,
    several,
    share,
)
from rulewright.core.record import Step

from ..content.components import Content
from ..model import steps
from ..model.geography import ISLANDS, REGIONS
from ..model.vocabulary import CardType, Unit
from ..rules.book import BOOK

SHARES = {
    "points": 1 / 8, "count": 1 / 8, "bought": 1 / 3, "strength": 1 / 8, "moves": 1 / 4, "before": 1 / 8,
    "paid": 1 / 8, "mountains": 1 / 3, "crystals": 1 / 3, "glory": 1 / 10, "troops": 1 / 8, "golems": 1 / 4,
    "card points": 1 / 8,
}  # fmt: skip
"""What a number of the open step is multiplied by."""
FLAGS = (
    "standard", "special", "spent", "used", "crystal", "several", "optional", "discharge", "trash", "roaming",
    "anywhere", "carry", "champion", "partly", "remote",
)  # fmt: skip
LEFT_OUT = ("effects", "options", "rest")
"""What a step will do follows from the rule that it names."""


def writers(layout: Layout, content: Content, players: int) -> dict[type[Step], list[tuple[str, Writer]]]:
    """How to write each field of each step that asks."""
    numbers = layout.add("open step, number", list(SHARES))
    flags = layout.add("open step, flag", FLAGS)
    seats = layout.start("open step, seat", seat_names(players))
    owners = layout.start("open step, owner", seat_names(players))
    cards = layout.add("open step, card", sorted(content.cards))
    rules = layout.add("open step, rule of", rule_names(content))
    regions = {name: layout.start(f"open step, {name}", REGIONS) for name in ("origin", "target")}
    islands = layout.start("open step, island", ISLANDS)
    monsters = layout.add("open step, monster", sorted(content.monsters))
    units = layout.add("open step, unit", list(Unit))
    encounters = layout.add("open step, encounter", sorted(content.encounters))
    types = layout.add("open step, card types to pay", [*CardType, "any"])
    taken = layout.start("open step, option taken", ["1", "2", "3", "4"])
    ruled = {rule: rules[name] for rule, name in ruling_components(content)}

    def each_type(row: Row, value: tuple[CardType | None, ...], far: Sequence[int]) -> None:
        for kind in value:
            row[types["any" if kind is None else kind]] += 0.5

    by_name: dict[str, Writer] = {
        **{name: share(numbers[name], factor) for name, factor in SHARES.items() if name != "card points"},
        **{name: flag(flags[name]) for name in FLAGS},
        **{name: numbered(start) for name, start in regions.items()},
        "seat": seat_from(seats),
        "owner": seat_from(owners),
        "card": one_of(cards),
        "rule": one_of(ruled),
        "island": numbered(islands),
        "monster": one_of(monsters),
        "unit": one_of(units),
        "encounter": one_of(encounters),
        "types": each_type,
        "taken": several(taken),
    }
    found: dict[type[Step], list[tuple[str, Writer]]] = {}
    for kind in BOOK.asking:
        fields = [field for field in kind.__struct_fields__ if field not in LEFT_OUT]
        found[kind] = [(field, by_name[field]) for field in fields]
    # An Offer names the Command Points of a card, not a card.
    points = share(numbers["card points"], SHARES["card points"])
    found[steps.Offer] = [(field, points if field == "card" else write) for field, write in found[steps.Offer]]
    return found


def ruling_components(content: Content) -> list[tuple[str, str]]:
    """The rules that components bring, each with the component's id."""
    found: dict[str, str] = {}
    for table in ("cards", "encounters", "champions", "monsters", "attunements"):
        for id, component in sorted(content.tables[table].items()):
            for field in ("rule", "reward_rule", "behaviour_rule"):
                rule = getattr(component, field, None)
                if rule is not None:
                    found.setdefault(rule, id)
    return sorted(found.items())


def rule_names(content: Content) -> list[str]:
    return sorted({name for _, name in ruling_components(content)})
