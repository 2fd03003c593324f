"""What is printed on components: the line that says what they are, and the lines that say what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import replace

from ..content import components as parts
from ..content.map_parts import CataclysmTile, EmpireTile, HexTile, Land, SkyTile, Tile
from ..hero_abilities import Ability
from ..model.vocabulary import STATS, Empire, Place, Stat, Who
from .opponent_texts import boss, encounter, equip_lines, escort

if TYPE_CHECKING:
    from .texts import GodaiTexts

Printed: TypeAlias = tuple[str, list[str]]
Reader: TypeAlias = "Callable[[GodaiTexts, Any, bool], Printed]"


# -- heroes and what they carry ------------------------------------------------------------------------


def role(texts: GodaiTexts, record: Any, back: bool) -> Printed:
    """A Role placard: base scores, Abilities, what its Attack damages."""
    say = texts.say
    names = [record.attack, record.defend, record.first, record.second, record.special]
    rules = [
        say.sentence(ranks(texts, record.scores, "stat-value")),
        say("rule-abilities", abilities=say.row([say.name("ability", id) for id in names if id])),
        say("rule-damages", vitals=say.all([say.name("vital", one) for one in record.vitals])),
    ]
    if record.soar:
        rules.append(say("rule-soar"))
    return say("line-role", type=str(record.type), number=record.number), [say.sentence(one) for one in rules]


def hero_ability(texts: GodaiTexts, record: Ability, back: bool) -> Printed:
    """What a hero can do: whose it is, what it costs, and a line for each mode."""
    say = texts.say
    kind = "role" if record.owner in texts.tables["roles"] else "race" if record.slot == "racial" else "item"
    slot = say.name("stat", record.slot) if say.has(f"stat-{record.slot}") else say(f"slot-{record.slot}")
    owner = say.name(kind, record.owner)
    line = say("line-ability", owner=owner, slot=slot, cost=record.cost, health=record.health)
    rules = record.rules(say) or own_text(texts, kind, record.owner)
    if record.vitals:
        rules.append(say("rule-damages", vitals=say.all([say.name("vital", one) for one in record.vitals])))
    if record.bribes:
        rules.append(say("rule-bribery"))
    return line, [texts.begun(say.sentence(one)) for one in rules]


def race(texts: GodaiTexts, record: Any, back: bool) -> Printed:
    """A Race card: what it changes, and its Racial Ability."""
    say = texts.say
    rules = [say.sentence(ranks(texts, record.modifiers, "stat-change"))] if any(record.modifiers) else []
    line = say("line-race", food=record.food, favored=str(record.favored), number=record.number)
    return line, [*rules, *own_text(texts, "race", record.id)]


def ranks(texts: GodaiTexts, values: Sequence[int], message: str) -> str:
    """Attack 3, Defend 2 …; what is 0 changes nothing and is left out."""
    say = texts.say
    return say.row([say(message, stat=str(stat), n=n) for stat, n in zip(STATS, values, strict=True) if n])


def own_text(texts: GodaiTexts, kind: str, id: str) -> list[str]:
    """What a component says in words of its own, if it has any."""
    message = f"{kind}-{id}.text"
    return [texts.say(message)] if texts.say.has(message) else []


def item(texts: GodaiTexts, record: Any, back: bool) -> Printed:
    say = texts.say
    line = say(
        "line-item", gold=record.gold, platinum=record.platinum, each=int(record.each), shop=str(record.shop)
    )  # fmt: skip
    limits = {"hero": record.per_hero, "head": record.per_head, "group": record.per_group, "game": record.per_game}
    told = [say("rule-item-limit", limit=limit, n=n) for limit, n in limits.items() if n]
    return line, [*own_text(texts, "item", record.id), *[say.sentence(one) for one in told]]


def powerup(texts: GodaiTexts, record: parts.PowerUp, back: bool) -> Printed:
    say = texts.say
    rules = [texts.do(record.effects)] if record.effects else []
    if record.keep:
        rules.append(say("rule-keep", keep=record.keep, n=record.n))
    return say("line-powerup", keep=int(bool(record.keep))), [say.sentence(one) for one in rules]


def augment(texts: GodaiTexts, record: parts.Augment, back: bool) -> Printed:
    say = texts.say
    told = [say(f"augment-{record.element}-{tier}", n=n) for tier, n in enumerate(record.numbers, 1)]
    return say("line-augment"), [say("rule-tier", tier=tier, what=one) for tier, one in enumerate(told, 1)]


# -- the Siege -----------------------------------------------------------------------------------------


def siege(texts: GodaiTexts, record: parts.SiegeCard, back: bool) -> Printed:
    say = texts.say
    line = say(
        "line-siege",
        element=str(record.element),
        resilience=record.resilience,
        power=record.power,
        range=record.range,
    )
    rules = [ability(texts, one) for one in record.abilities]
    if record.soar:
        rules.append(say("rule-soar"))
    reward = say("rule-siege-reward", n=record.power_ups, roll=int(record.roll), element=str(record.element))
    told = [say.sentence(say.row(rules))] if rules else []
    return say.sentence(line).rstrip("."), [*told, say.sentence(reward)]


def ability(texts: GodaiTexts, one: parts.SiegeAbility) -> str:
    """A Siege Keyword with its number."""
    values = {"n": one.n, "tier": one.tier, "element": str(one.element or "none")}
    return texts.say("siege-ability", keyword=str(one.keyword), **values)


def jaethi(texts: GodaiTexts, record: parts.JaethiCard, back: bool) -> Printed:
    say = texts.say
    rules = [say("rule-siege-call")] if record.kind == "siege" else []
    if record.calendar:
        rules.append(say("rule-calendar", n=record.calendar))
    if record.encounter:
        rules.append(say("rule-encounter"))
    if record.effects:
        rules.append(texts.do(record.effects))
    if record.place:
        rules.append(say("rule-placed", place=record.place))
    if record.frames:
        rules.append(say("rule-secured", what=texts.after_colon(texts.lasts(record.frames))))
    return say("line-jaethi", kind=record.kind, die=say(f"die-{record.die}")), [say.sentence(one) for one in rules]


def tracker(texts: GodaiTexts, record: parts.Tracker, back: bool) -> Printed:
    say = texts.say
    line = say(
        "line-tracker",
        place=str(record.kind),
        potential=record.potential,
        power=record.power,
        range=record.range,
        resilience=record.resilience,
    )
    rules = []
    if record.cost:
        message = "rule-build" if record.kind is Place.TOWER else "rule-upgrade"
        rules.append(say(message, n=record.cost))
    if record.rebuild:
        rules.append(say("rule-rebuild", n=record.rebuild))
    return texts.begun(line), [say.sentence(one) for one in rules]


# -- decks of the group --------------------------------------------------------------------------------


def commission(texts: GodaiTexts, record: parts.Commission, back: bool) -> Printed:
    say = texts.say
    line = say("line-commission", type=record.type, empire=str(record.empire), role=record.role or "none")
    rules = [say("rule-where", place=str(record.place), to=str(record.to or "none"))]
    if record.tests:
        rules.append(say("rule-needs", stats=stats(texts, record.tests), mod=record.mod))
    if record.escort:
        rules.append(say("rule-escorted", card=record.escort))
    rules += [say(f"rule-{flag.replace('_', '-')}") for flag in ("camp_first", "soar_only") if getattr(record, flag)]
    for name, effects in (("before", record.before), ("failure", record.failure), ("reward", record.reward)):
        if effects:
            told = for_one(effects) if record.type == "heroic" else effects
            rules.append(say(f"rule-{name}", what=texts.after_colon(texts.do(told))))
    return line, [*[say.sentence(one) for one in rules], *equip_lines(texts, record.id, record.equip)]


def for_one(effects: Sequence[Any]) -> list[Any]:
    """Effects as they read for the one hero whose card it is."""
    return [replace(one, who=Who.SELF) if "who" in one.__struct_fields__ else one for one in effects]


def stats(texts: GodaiTexts, tests: Sequence[Stat]) -> str:
    return texts.say.all([texts.say.name("stat", one) for one in tests])


def harvest(texts: GodaiTexts, record: parts.HarvestCard, back: bool) -> Printed:
    say = texts.say
    rules = []
    for name, effects in (("immediate", record.immediate), ("end", record.end), ("bonus", record.bonus)):
        if effects:
            rules.append(say(f"rule-{name}", what=texts.after_colon(texts.do(effects))))
    for name, frames in (("wielder", record.wielder), ("treasure", record.treasure)):
        if frames:
            rules.append(say(f"rule-{name}", what=texts.after_colon(texts.lasts(frames))))
    return say("line-harvest", ribbon=record.ribbon or "none"), [say.sentence(one) for one in rules]


def aid(texts: GodaiTexts, record: Any, back: bool) -> Printed:
    """A line of the Resource Aid: what is gained at once, and what a Harvest roll brings."""
    say = texts.say
    found = [
        say(f"aid-gain-{what}", n=getattr(record, what)) for what in ("gold", "food", "gear") if getattr(record, what)
    ]
    found += [say.name("held", resource, str(n)) for resource, n in record.sure.items()]
    if record.gives:
        found.append(say.either([say.name("held", resource, str(record.n)) for resource in record.gives]))
    if record.own:
        found.append(say("aid-gain-own"))
    what = say.all(found)
    rule = say("aid-rolled", need=record.need, dice=record.dice, what=what) if record.need else what
    return say("line-aid"), [texts.begun(say.sentence(rule))]


# -- the map -------------------------------------------------------------------------------------------


def tile(texts: GodaiTexts, record: Tile, back: bool) -> Printed:
    """A tile: what its sides are called, and what lies on them."""
    say = texts.say
    sides = tile_sides(record)
    hexes = len(next(iter(sides.values())))
    named = {side: say.name("side", f"{record.id}-{side}") for side in sides if side}
    rules = [
        say("side-lands", side=named.get(side) or say.name("tile", record.id), lands=lands(texts, found))
        for side, found in sides.items()
    ]
    names = say.all(list(named.values())) if named else say.name("tile", record.id)
    return say("line-tile", hexes=hexes, sides=names), [say.sentence(one) for one in rules]


def tile_sides(record: Tile) -> dict[str, tuple[Land, ...]]:
    """What lies on each side of a tile, by the word that names it."""
    if isinstance(record, SkyTile):
        return {"mountain": record.side(False), "nether": record.side(True)}
    if isinstance(record, CataclysmTile):
        return {"": record.side()}
    assert isinstance(record, (EmpireTile, HexTile))
    return {str(empire): record.side(empire) for empire in Empire}


def lands(texts: GodaiTexts, found: Sequence[Land]) -> str:
    """5 × Forest, 3 × Plains, 1 × Settlement …"""
    say = texts.say
    terrain = Counter([str(one.terrain or "barren") for one in found if one.location is not Place.CITY_STATE])
    places = Counter([str(one.location) for one in found if one.location not in (None, Place.CITY_STATE)])
    told = [say("land-count", terrain=one, n=n) for one, n in terrain.most_common()]
    told += [say("place-count", place=one, n=n) for one, n in places.most_common()]
    if any(one.location is Place.CITY_STATE for one in found):
        told.append(say("place-count", place=str(Place.CITY_STATE), n=1))
    return say.row(told)


PRINTED: dict[str, tuple[str, Reader]] = {
    "roles": ("role", role),
    "races": ("race", race),
    "abilities": ("ability", hero_ability),
    "items": ("item", item),
    "powerups": ("card", powerup),
    "augments": ("augment", augment),
    "siege": ("card", siege),
    "encounters": ("card", encounter),
    "bosses": ("card", boss),
    "escorts": ("card", escort),
    "commissions": ("card", commission),
    "harvests": ("card", harvest),
    "jaethi": ("card", jaethi),
    "aid": ("aid", aid),
    "trackers": ("tracker", tracker),
    "tiles": ("tile", tile),
}
"""Table → kind of its names, and what is printed on its components."""
