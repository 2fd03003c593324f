"""The reference of components for owners of the box: headings, what to filter by, and the rules each one touches."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from rulewright.core.companion import Exhibit

from ..model.vocabulary import CardType

if TYPE_CHECKING:
    from ..content.components import Card
    from ..game import Mysthea
    from ..table.texts import MystheaTexts

_BY_TYPE = {
    CardType.TACTIC: ("MYS-126", "MYS-132"),
    CardType.OBJECTIVE: ("MYS-126", "MYS-133"),
    CardType.ACCESSORY: ("MYS-126", "MYS-134", "MYS-135", "MYS-189", "MYS-190"),
    CardType.UPGRADE: ("MYS-126", "MYS-137", "MYS-138", "MYS-139"),
}
"""How a Command card of each type is played."""
_ID = re.compile(r"\b(C|EN|A)(\d{2,3})(?:[–-](?:C|EN|A)?(\d{2,3}))?\b")


def exhibits(game: Mysthea, texts: MystheaTexts) -> list[Exhibit]:
    """Everything that can be looked up, from the Command cards of each Era to the Islands."""
    say, content = texts.say, game.content
    mentions = mentioned(game)

    def facet(name: str, value: str) -> tuple[str, str]:
        return say(f"facet-{name}"), value

    def named(kind: str, id: str) -> tuple[str, str]:
        return facet(kind, texts.name(kind, id))

    def kind(name: str) -> tuple[str, str]:
        return facet("kind", say(f"kind-{name}"))

    def touched(id: str, *own: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*own, *mentions.get(id, ()))))

    def card(one: Card) -> Exhibit:
        facets = [kind("card"), named("era", str(one.era)), named("type", one.type)]
        if one.slot is not None:
            facets.append(named("slot", one.slot))
        rules = (*touched(one.id, one.rule), *_BY_TYPE[one.type])
        return Exhibit(one.id, say("shelf-cards", era=str(one.era)), tuple(facets), tuple(dict.fromkeys(rules)))

    types = list(CardType)
    order = sorted(content.cards.values(), key=lambda one: (one.era, types.index(one.type), one.id))
    found = [card(one) for one in order]
    facets: tuple[tuple[str, str], ...]
    for champion in content.champions.values():
        rules = touched(champion.id, champion.rule, "MYS-336")
        found.append(Exhibit(champion.id, say("shelf-champions"), (kind("champion"),), rules, lot=True))
    for monster in content.monsters.values():
        rules = touched(monster.id, monster.rule, monster.reward_rule, monster.behaviour_rule, "MYS-277")
        facets = (kind("monster"), named("island", monster.island))
        found.append(Exhibit(monster.id, say("shelf-monsters"), facets, rules, lot=True))
    for attunement in content.attunements.values():
        facets = (kind("attunement"), named("side", attunement.side), named("island", attunement.island))
        rules = touched(attunement.id, attunement.rule, "MYS-041")
        found.append(Exhibit(attunement.id, say("shelf-attunements"), facets, rules, lot=True))
    for encounter in content.encounters.values():
        ways = [named("approach", option.approach) for option in encounter.options]
        rules = touched(encounter.id, encounter.rule)
        facets = (kind("encounter"), *ways)
        found.append(Exhibit(encounter.id, say("shelf-encounters"), facets, rules, wide=True, turned=True, lot=True))
    for island in content.tables["islands"].values():
        terrains = [named("terrain", terrain) for terrain in island.regions]  # type: ignore[attr-defined]
        facets = (kind("island"), *terrains)
        rules = touched(island.id, "MYS-003", "MYS-034")
        found.append(Exhibit(island.id, say("shelf-islands"), facets, rules, wide=True, lot=True))
    return found


@cache
def mentioned(game: Mysthea) -> dict[str, tuple[str, ...]]:
    """The rules that name a component: by its id, also within a range such as C011–C015, or by its name."""
    found: dict[str, list[str]] = {}
    known = {id for table in game.content.tables.values() for id in table}
    say = game.texts("en")
    named = game.register().naming(
        {
            id: say.name(kind, id)
            for kind, table in (("champion", "champions"), ("monster", "monsters"), ("island", "islands"))
            for id in game.content.tables[table]
        }
    )
    for rule in game.register().rules.values():
        ids: list[str] = []
        for letters, first, last in _ID.findall(rule.text.in_("en")):
            numbers = range(int(first), int(last or first) + 1)
            # A range over a whole deck says nothing about one card.
            if len(numbers) <= 10:
                ids.extend(f"{letters}{number:0{len(first)}d}" for number in numbers)
        ids.extend(id for id, rules in named.items() if rule.id in rules)
        for id in ids:
            if id in known:
                found.setdefault(id, []).append(rule.id)
    return {id: tuple(dict.fromkeys(rules)) for id, rules in found.items()}
