"""What refusals of Temples and Dedications claim, and what would make them untrue."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Seat
from rulewright.games.godai.content.map_parts import SkyTile
from rulewright.games.godai.model.geometry import BY_NAME, SLOTS
from rulewright.games.godai.model.hero import NO_AUGMENTS
from rulewright.games.godai.model.state import NOWHERE, GodaiState
from rulewright.games.godai.model.vocabulary import BASIC, ELEMENTS, Element, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.dedication_areas import centers

from ..repairing import Never, Repairs, Values, claim
from .repairs_of_combat import enemies
from .repairs_of_heroes import join
from .setting import alter, content, elsewhere, found, go, go_to_place, put_banner, store, stored, unused, visible

CHAPTER = Repairs()
mends = CHAPTER.mends


# -- Temple actions --------------------------------------------------------------------------------------------


@mends("why-outside-temples")
def in_a_temple(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    temples = [one for one in state.defenders if one.kind in (Place.TEMPLE, Place.TEMPLE_FORTRESS)]
    claim(not any(state.at in one.hexes and visible(state, one) for one in temples))
    go_to_place(state, Place.TEMPLE, Place.TEMPLE_FORTRESS)


@mends("why-hero-absent")
def a_hero_with_the_group(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.hero == choice.hero)
    if said.hero > len(state.heroes):
        raise Never("so many heroes play")
    hero = state.heroes[said.hero - 1]
    claim(hero.state != "living")
    join(state, hero)


@mends("why-hero-full")
def room_for_an_augment(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = state.heroes[choice.hero - 1]
    claim((said.hero, said.element) == (choice.hero, choice.element))
    tier = hero.augments[ELEMENTS.index(Element(said.element))]
    lent = hero.lent or NO_AUGMENTS
    own = [one - more for one, more in zip(hero.augments, lent, strict=True)]
    claim(tier >= 3 or (own[ELEMENTS.index(Element(said.element))] == 0 and sum(map(bool, own)) >= 2))
    hero.augments, hero.lent = NO_AUGMENTS, ()


@mends("why-no-imbalance")
def an_imbalance(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    at = ELEMENTS.index(Element(said.element))
    claim(said.element == choice.element and state.imbalance[at] == 0)
    state.imbalance = (*state.imbalance[:at], 1, *state.imbalance[at + 1 :])


@mends("why-no-void")
def elements_for_void(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    rows = [stored(state, str(one)) for one in ELEMENTS]
    claim(said.need == 3 and (sum(rows) < 3 or not any(rows[:-1])))
    store(state, "fire", 3 - min(2, stored(state, "void")))


@mends("why-once-a-visit")
def not_done_yet(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    token = "summon-essence" if type(choice).__name__ == "SummonEssence" else "temple-teleport"
    claim(token in state.used)
    unused(state, token)


@mends("why-no-empty-portal")
def an_empty_portal(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    parts = [content(state).tiles[one.id] for one in state.sky]
    shown = [part.element(one.nether) for one, part in zip(state.sky, parts, strict=True) if isinstance(part, SkyTile)]
    there = land.places(state, Place.ELEMENTAL_PORTAL)
    tokens = {token.hex for token in state.elemental_tokens}
    claim(set(there) <= tokens)
    if not any(shown) and not state.cataclysms:
        raise Never("no Elemental Portal is on the map")
    state.elemental_tokens = ()


@mends("why-no-other-temple")
def no_other_temple(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    there = [one for one in found(state, choice.defender) if one.kind is Place.TEMPLE and choice.defender != "temples"]
    claim(said.defender == choice.defender and (not there or state.at in there[0].hexes))
    raise Never("where Temples are is printed on the tiles")


# -- the Temple Fortress ---------------------------------------------------------------------------------------


@mends("why-temple-fortress-built")
def not_built_yet(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.temple_fortress_built)
    state.temple_fortress_built = False


@mends("why-temples-lack")
def augmented_temples(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    there = found(state, "temples")
    lacking = [one for one in BASIC if not there or one not in there[0].augments]
    claim(len(lacking) == said.n > 0)
    if not there:
        raise Never("no Temple is revealed and stands")
    alter(state, there[0].id, augments=BASIC)


@mends("why-no-free-center")
def a_free_center(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hex = BY_NAME[said.hex]
    claim(said.hex == choice.hex)
    slots = [at for at, slot in enumerate(SLOTS) if slot.center == hex]
    if not slots or state.tiles[slots[0]] is None:
        raise Never("it is no center of a tile that lies there")
    tokens = (*state.elemental_tokens, *state.imbalance_tokens, *state.discovery_tokens)
    tokened = hex in (*state.hex_tokens, *state.amplifiers, *[token.hex for token in tokens])
    mini = hex == state.at or hex in state.banners or hex in state.jaethi
    above = land.ground(state).layer[hex] is not land.Layer.GROUND
    claim(tokened or mini or above or not land.is_bare(state, hex))
    if above or not land.is_bare(state, hex):
        raise Never("a place or another tile is there")
    state.hex_tokens = state.amplifiers = ()
    state.elemental_tokens = state.imbalance_tokens = state.discovery_tokens = ()
    state.banners = tuple([NOWHERE if one == hex else one for one in state.banners])
    state.jaethi = ()
    if hex == state.at:
        go(state, elsewhere(state, hex))


# -- Dedications -----------------------------------------------------------------------------------------------


@mends("why-no-such-boss")
def a_boss(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    tokens = [token for token in state.bosses if token.what == str(said.boss)]
    claim(said.boss == choice.boss and (not 2 <= said.boss <= 9 or said.boss in state.vanquished or not tokens))
    if not 2 <= said.boss <= 9 or not tokens:
        raise Never("its number is another one, or its lair is not revealed")
    state.vanquished = tuple([one for one in state.vanquished if one != said.boss])


@mends("why-dedicated")
def not_dedicated_yet(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.boss == choice.boss in state.dedicated)
    state.dedicated = tuple([one for one in state.dedicated if one != said.boss])


@mends("why-lair-covered")
def an_open_lair(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    lair = next(token.hex for token in state.bosses if token.what == str(said.boss))
    claim(said.boss == choice.boss and lair in state.hex_tokens)
    state.hex_tokens = tuple([hex for hex in state.hex_tokens if hex != lair])


@mends("why-dedication-price")
def the_price_of_a_dedication(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(stored(state, "recruit") < 3 and stored(state, "living-crystal") < 1)
    store(state, "recruit", 3)


@mends("why-not-dedicated")
def dedicated(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.boss == choice.boss not in state.dedicated)
    if f"boss-{said.boss}" not in content(state).bosses or not 2 <= said.boss <= 9:
        raise Never("nobody can be Dedicated to it")
    state.dedicated = tuple(sorted([*state.dedicated, said.boss]))


@mends("why-no-siege")
def in_a_siege(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.stage != "siege")
    state.stage = "siege"


@mends("why-dedication-used")
def no_dedication_used(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim("dedication" in state.used)
    unused(state, "dedication")


@mends("why-carrier-later")
def after_the_move(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(choice.boss == 3 and state.phase != "villain")
    raise Never("it has its own moment in the Villain phase")


@mends("why-giant-price")
def the_price_of_the_fifth(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(choice.boss == 5 and stored(state, "recruit") < 4 and stored(state, "specialist") < 2)
    store(state, "specialist", 2)


@mends("why-no-area")
def somewhere_to_use_it(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.boss == choice.boss and not centers(state, said.boss))
    if said.boss == 7:
        raise Never("there is no room for the Meteor")
    claim(not enemies(state))
    put_banner(state, elsewhere(state))
