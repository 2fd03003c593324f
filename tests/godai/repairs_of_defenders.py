"""What refusals of Enhancing claim, and what would make them untrue: prices, Range, Towers, Equips, Augments."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.godai.model.choices.defenders import AttachEquip, StripHero
from rulewright.games.godai.model.geometry import BY_NAME, SLOT_OF, TILE_HEXES, distance, is_portal
from rulewright.games.godai.model.state import Defender, GodaiState
from rulewright.games.godai.model.steps.defenders import Enhance, PlaceTower
from rulewright.games.godai.model.vocabulary import ELEMENTS, Element, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.defenders import potential_of

from ..repairing import Never, Repairs, Values, claim
from .setting import (
    alter,
    asked,
    change,
    elsewhere,
    found,
    go,
    living,
    near,
    reveal,
    store,
    stored,
    unused,
    without,
)

CHAPTER = Repairs()
mends = CHAPTER.mends
BUNDLES = {"ore": (3, 6, 9), "lumber": (3, 6, 9), "essence": (2,), "sky-metal": (2,)}
"""p.24: so many of a Resource are Consumed at once."""
FACTORIES = ("essence", "sky-metal", "specialist", *[str(one) for one in ELEMENTS])
TOWERS = (Place.TOWER, Place.FORTRESS)


def the(state: GodaiState, id: str) -> Defender:
    """The Defender of a name, whether it stands or not."""
    there = [one for one in state.defenders if one.id == id]
    claim(there, "there is no such Defender")
    return there[0]


# -- prices ----------------------------------------------------------------------------------------------------


@mends("why-too-few-resources")
def resources(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(stored(state, said.resource) == said.have)
    store(state, said.resource, said.need)


@mends("why-siege-limit")
def within_the_limit(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = state.agenda[-1] if state.agenda else None
    claim(state.stage == "siege" and "cosmic-meditation" not in state.used)
    if isinstance(step, Enhance) and step.limit >= 0:
        claim(max(0, step.limit - step.spent) == said.have)
        change(state, limit=step.spent + said.need)
    else:
        claim(stored(state, "recruit") == said.have)
        store(state, "recruit", said.need)


# -- Range -----------------------------------------------------------------------------------------------------


@mends("why-defender-out-of-range")
def a_defender_in_range(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    there = [one for one in state.defenders if one.id == said.defender] or found(state, said.defender)
    claim(said.defender == choice.defender and said.range == land.group_range(state) and there)
    claim(not any(near(state, one.hexes) for one in there))
    go(state, there[0].hexes[0])


@mends("why-hex-out-of-range")
def a_hex_in_range(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hex = BY_NAME[said.hex]
    claim(said.hex == choice.hex and said.range == land.group_range(state))
    claim(not near(state, (hex,)))
    go(state, hex)


@mends("why-no-hex-in-range")
def ground_for_a_tower(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    reach = land.group_range(state)
    taken = {hex for one in state.defenders for hex in one.hexes}
    free = [hex for hex in range(TILE_HEXES) if land.is_bare(state, hex) and hex not in taken]
    claim(not any(distance(state.at, hex) <= reach and near(state, (hex,)) for hex in free))
    state.items = (*state.items, *["leyline-compass"] * 3)
    if not any(near(state, (hex,)) for hex in free):
        go(state, elsewhere(state))


# -- Towers ----------------------------------------------------------------------------------------------------


@mends("why-no-ground")
def ground_to_stand_on(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hex = BY_NAME[said.hex]
    claim(said.hex == choice.hex and (is_portal(hex) or state.tiles[SLOT_OF[hex]] is None))
    if is_portal(hex):
        raise Never("nothing stands on a Siege Portal")
    reveal(state, hex)


@mends("why-defender-there")
def no_defender_there(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hex = BY_NAME[said.hex]
    there = [one for one in state.defenders if hex in one.hexes and not (one.kind is Place.TEMPLE and one.fallen)]
    claim(said.hex == choice.hex and there)
    if there[0].kind in (Place.CITY_STATE, Place.TEMPLE):
        raise Never("City-States and Temples are printed on the tiles")
    without(state, there[0].id)


@mends("why-location-there")
def a_covered_location(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hex = BY_NAME[said.hex]
    claim(said.hex == choice.hex and hex not in state.hex_tokens and not land.is_bare(state, hex))
    state.hex_tokens = (*state.hex_tokens, hex)


@mends("why-no-tower-left")
def a_tower_left(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    towers = [one for one in state.defenders if one.kind in TOWERS]
    claim(len(towers) == said.n == 4)
    without(state, "tower-4")


@mends("why-no-upgrade")
def a_tower_to_upgrade(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.defender == choice.defender)
    there = [one for one in found(state, said.defender) if one.kind is Place.TOWER]
    low = said.defender in ("tower-1", "tower-2", "tower-3")
    claim(not there or not low)
    if not low:
        raise Never("there are three Fortresses, and only for Towers")
    without(state, said.defender)
    hexes = (elsewhere(state),)
    state.defenders = (*state.defenders, Defender(id=said.defender, kind=Place.TOWER, hexes=hexes, resilience=8))


@mends("why-not-destroyed")
def something_to_rebuild(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.defender == choice.defender)
    there = [one for one in state.defenders if one.id == said.defender]
    claim(not any(one.fallen and one.kind in (*TOWERS, Place.CITY_STATE) for one in there))
    if not there or there[0].kind not in (*TOWERS, Place.CITY_STATE):
        raise Never("Temples are not Rebuilt, nor what was never there")
    alter(state, said.defender, fallen="destroyed" if there[0].kind is Place.CITY_STATE else "flipped", resilience=0)


@mends("why-rebuilt-before")
def not_rebuilt_yet(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = the(state, choice.defender)
    claim(said.defender == choice.defender and one.kind is Place.CITY_STATE and one.rebuilt)
    alter(state, said.defender, rebuilt=False)


@mends("why-no-city-left")
def another_city(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(all(one.fallen for one in state.defenders if one.kind is Place.CITY_STATE))
    other = "city-2" if choice.defender == "city-1" else "city-1"
    alter(state, other, fallen="", resilience=5)


@mends("why-no-relocation")
def relocating(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.defender == choice.defender)
    there = [one for one in found(state, said.defender) if one.kind in TOWERS]
    claim(not there or not state.rulings.relocating)
    if not there:
        raise Never("only Towers and Fortresses that stand are moved")
    state.rulings = replace(state.rulings, relocating=True)


@mends("why-moved-before")
def not_moved_yet(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.defender == choice.defender and f"moved-{said.defender}" in state.used)
    unused(state, f"moved-{said.defender}")


@mends("why-outside-area")
def inside_the_area(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, PlaceTower)
    claim(said.hex == choice.hex and BY_NAME[said.hex] not in step.hexes)
    change(state, hexes=(*step.hexes, BY_NAME[said.hex]))


# -- Improving -------------------------------------------------------------------------------------------------


@mends("why-no-bundle")
def no_bundle(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim((said.resource, said.n) == (choice.resource, choice.n))
    claim(said.n not in BUNDLES.get(said.resource, ()))
    raise Never("bundles are printed on the placard")


@mends("why-not-standing")
def it_stands(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.defender == choice.defender and not found(state, said.defender))
    there = [one for one in state.defenders if one.id == said.defender and one.fallen]
    if not there or there[0].kind is Place.TEMPLE:
        raise Never("it was never there, or is gone for good")
    alter(state, said.defender, fallen="", resilience=5)


@mends("why-all-temples")
def all_temples_together(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    there = found(state, choice.defender)
    claim(choice.defender != "temples" and there and there[0].kind is Place.TEMPLE)
    raise Never("Temples have one tracker")


@mends("why-one-temple")
def one_temple(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(choice.defender == "temples" and found(state, "temples"))
    raise Never("the Resilience of Temples is their own")


@mends("why-stat-full")
def a_stat_that_can_rise(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = found(state, choice.defender)[0]
    claim(said.defender == choice.defender)
    if said.stat == "range":
        claim(one.range >= 4)
        alter(state, one.id, range=1)
    else:
        claim(one.potential >= 4 or potential_of(state, one) >= 9)
        alter(state, one.id, potential=1, turn=(), equips=())


# -- Equip cards -----------------------------------------------------------------------------------------------


@mends("why-no-such-equip")
def an_equip_card(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.card == choice.card)
    if isinstance(choice, AttachEquip):
        claim(said.card not in state.equips)
        state.equips = (*state.equips, said.card)
        return
    one = found(state, choice.defender)[0]
    claim(said.card not in one.equips)
    alter(state, one.id, equips=(*one.equips, said.card))


@mends("why-equip-changed")
def no_equip_changed(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = found(state, choice.defender)[0]
    claim(said.defender == choice.defender and one.changed)
    alter(state, one.id, changed=False)


# -- Augments --------------------------------------------------------------------------------------------------


@mends("why-not-inside")
def inside(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    there = found(state, choice.defender)
    claim(said.defender == choice.defender and there)
    claim(not any(state.at in one.hexes for one in there))
    go(state, there[0].hexes[0])


@mends("why-augmented")
def without_the_augment(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = found(state, choice.defender)[0]
    claim((said.defender, said.element) == (choice.defender, choice.element) and said.element in one.augments)
    alter(state, one.id, augments=tuple([other for other in one.augments if other != said.element]))


@mends("why-no-augment")
def with_the_augment(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.element == choice.element)
    at = ELEMENTS.index(Element(said.element))
    if isinstance(choice, StripHero):
        if choice.hero > len(state.heroes):
            raise Never("so many heroes play")
        hero = state.heroes[choice.hero - 1]
        claim(hero.augments[at] == 0)
        hero.augments = (*hero.augments[:at], 1, *hero.augments[at + 1 :])
        return
    there = found(state, choice.defender)
    one_of_them = choice.defender.startswith("temple-") and choice.defender != "temple-fortress"
    claim(not there or one_of_them or said.element not in there[0].augments)
    if not there or one_of_them:
        raise Never("it does not stand, or shares its tracker")
    alter(state, there[0].id, augments=(*there[0].augments, Element(said.element)))


# -- factories and Aetherial Ore -------------------------------------------------------------------------------


@mends("why-factory-siege")
def a_factory_in_time(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.stage != "siege" and not state.rulings.factory_in_harvest)
    state.rulings = replace(state.rulings, factory_in_harvest=True)


@mends("why-factory-kind")
def no_such_factory(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.resource == choice.resource not in FACTORIES)
    raise Never("a factory is for Tier II or an Element")


@mends("why-factory-twice")
def a_new_factory(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.resource == choice.resource in state.factories)
    state.factories = tuple([one for one in state.factories if one != said.resource])


@mends("why-nobody-there")
def nobody_alive(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.at < 0 or not living(state))
    raise Never("the dead Revive in their time")
