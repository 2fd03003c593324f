"""Towers and Fortresses: Build, Upgrade, Rebuild, the first Tower. Rulebook p.28, p.30 and p.46."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Reason

from ..content.components import Tracker
from ..effects import Pick, Store
from ..model.choices import common as choices
from ..model.choices.defenders import BuildTower, Rebuild, Relocate, UpgradeTower
from ..model.events.defenders import (
    DefenderRebuilt,
    TowerDeclined,
    TowerMoved,
    TowerPlaced,
    TowerUpgraded,
)
from ..model.geometry import BY_NAME, NAMES, TILE_HEXES
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.steps import defenders as steps
from ..model.steps.gains import DrawPowerUp, PickResource
from ..model.steps.setup import PlaceFirstTower
from ..model.vocabulary import Place, Resource
from . import land
from .book import BOOK, ask_group, content_of
from .costs import Price, lacking, out_of_range, spend
from .defenders import MOST_POTENTIAL, add, defender, put, standing
from .destroying import DESTROYED, FLIPPED, TOKENS, uncover
from .ending import standing_cities
from .gains import gain

TOWERS, FORTRESSES = 4, 3
"""GOD-206."""
TOWER, FORTRESS = "tracker-tower", "tracker-fortress"
FIRST_RESILIENCE = 2
"""GOD-353: the first Tower has its Resilience divided by this."""
DECLINED_PLATINUM = 4
"""GOD-354."""
RELOCATION: Price = ((Resource.PLATINUM, 1),)
"""AMB-GOD-140."""


def tracker(state: GodaiState, id: str) -> Tracker:
    return content_of(state).trackers[id]


def next_tower(state: GodaiState) -> int:
    """GOD-025, GOD-202, AMB-GOD-24: the lowest number of four whose Tower and Fortress are both off the map, or 0.

    GOD-210: so the Tower of a Fortress waits until that is destroyed and gone.
    """
    taken = {one.id for one in state.defenders}
    return next((n for n in range(1, TOWERS + 1) if f"tower-{n}" not in taken), 0)


def number_of(one: Defender) -> int:
    return int(one.id.removeprefix("tower-"))


# -- Build -----------------------------------------------------------------------------------------------------


def closed_to_towers(state: GodaiState, hex: int) -> Reason | None:
    """GOD-203, GOD-204, GOD-255, GOD-1068: a Terrain hex, or one that a Hex Token covers; nothing else."""
    if hex >= TILE_HEXES or not land.is_revealed(state, hex):
        return Reason("GOD-255", "why-no-ground", {"hex": NAMES[hex]})
    for one in state.defenders:
        if hex in one.hexes and (one.kind is not Place.TEMPLE or not one.fallen):
            return Reason("GOD-1068", "why-defender-there", {"hex": NAMES[hex]})
    if hex not in state.hex_tokens and not land.is_bare(state, hex):
        return Reason("GOD-203", "why-location-there", {"hex": NAMES[hex]})
    return None


def no_build(state: GodaiState, step: steps.Enhance, hex: int) -> Reason | None:
    """GOD-201, GOD-202, GOD-206: why no Tower can be Built on a hex."""
    if not next_tower(state):
        return Reason("GOD-206", "why-no-tower-left", {"n": TOWERS})
    short = lacking(state, step, build_price(state))
    if short is not None:
        return short
    if hex not in land.in_range(state):
        return Reason("GOD-202", "why-hex-out-of-range", {"hex": NAMES[hex], "range": land.group_range(state)})
    return closed_to_towers(state, hex)


def build_price(state: GodaiState) -> Price:
    return ((Resource.PLATINUM, tracker(state, TOWER).cost),)


def build_offers(state: GodaiState, step: steps.Enhance) -> list[Choice]:
    """GOD-202: the hexes in Group Range on which a Tower may stand."""
    if state.at == NOWHERE or not next_tower(state) or lacking(state, step, build_price(state)) is not None:
        return []
    return [BuildTower(NAMES[hex]) for hex in land.in_range(state) if closed_to_towers(state, hex) is None]


def build(state: GodaiState, step: steps.Enhance, choice: BuildTower) -> steps.Enhance:
    """GOD-124, GOD-201, GOD-205, AMB-GOD-142: for Platinum a Tower with its Base Stats; each hero draws a Power Up."""
    step = spend(state, step, build_price(state), "GOD-201")
    place_tower(state, BY_NAME[choice.hex], "GOD-201")
    if state.rulings.build_power_up:
        state.then(*[DrawPowerUp(seat) for seat, hero in enumerate(state.heroes) if hero.state != "new"])
    return step


def place_tower(state: GodaiState, hex: int, rule: str, divided: int = 1) -> None:
    """GOD-181, GOD-195, GOD-205: the next Tower stands there. GOD-1108: a Hex Token below it goes back to the pool."""
    base = tracker(state, TOWER)
    one = Defender(
        id=f"tower-{next_tower(state)}", kind=Place.TOWER, hexes=(hex,), potential=base.potential, power=base.power,
        range=base.range, resilience=base.resilience // divided,
    )  # fmt: skip
    add(state, one)
    state.hex_tokens = tuple([other for other in state.hex_tokens if other != hex])
    state.emit(TowerPlaced(rule=rule, defender=one.id, hex=NAMES[hex], resilience=one.resilience))


# -- Upgrade ---------------------------------------------------------------------------------------------------


def upgrade_price(state: GodaiState) -> Price:
    return ((Resource.PLATINUM, tracker(state, FORTRESS).cost),)


def no_upgrade(state: GodaiState, step: steps.Enhance, id: str) -> Reason | None:
    """GOD-025, GOD-197, GOD-206 to GOD-208, AMB-GOD-23: why a Defender cannot become one of the three Fortresses."""
    one = next((one for one in standing(state) if one.id == id and one.kind is Place.TOWER), None)
    if one is None or number_of(one) > FORTRESSES:
        return Reason("GOD-208", "why-no-upgrade", {"defender": id})
    return lacking(state, step, upgrade_price(state)) or out_of_range(state, id)


def upgrade(state: GodaiState, step: steps.Enhance, choice: UpgradeTower) -> steps.Enhance:
    """GOD-185, GOD-194, GOD-196, GOD-209, GOD-224: the Fortress of the same number; all carries over, stats rise."""
    step = spend(state, step, upgrade_price(state), "GOD-207")
    more = tracker(state, FORTRESS)
    one = defender(state, choice.defender)
    state.emit(TowerUpgraded(rule="GOD-209", defender=one.id))
    put(
        state,
        replace(
            one, kind=Place.FORTRESS, potential=min(MOST_POTENTIAL, one.potential + more.potential),
            power=one.power + more.power, range=one.range + more.range, resilience=one.resilience + more.resilience,
        ),
    )  # fmt: skip
    return step


# -- Rebuild ---------------------------------------------------------------------------------------------------


def base_of(state: GodaiState, one: Defender) -> Tracker:
    """The tracker that says what a Rebuild costs."""
    if one.kind is Place.CITY_STATE:
        return tracker(state, f"tracker-{one.name}")
    return tracker(state, FORTRESS if one.kind is Place.FORTRESS else TOWER)


def rebuilt_resilience(state: GodaiState, one: Defender) -> int:
    """GOD-216, AMB-GOD-27: the Base Stat; of a Fortress that of the Tower and what it adds."""
    below = tracker(state, TOWER).resilience if one.kind is Place.FORTRESS else 0
    return below + base_of(state, one).resilience


def rebuildable(state: GodaiState) -> list[Defender]:
    """GOD-211, GOD-214: what lies destroyed on the map and can be Rebuilt at all."""
    return [one for one in state.defenders if one.fallen == FLIPPED or (one.fallen and one.kind is Place.CITY_STATE)]


def no_rebuild(state: GodaiState, step: steps.Enhance, id: str) -> Reason | None:
    """GOD-011, GOD-211 to GOD-215, GOD-248, AMB-GOD-25: why a Defender cannot be Rebuilt."""
    one = next((one for one in rebuildable(state) if one.id == id), None)
    if one is None:
        return Reason("GOD-211", "why-not-destroyed", {"defender": id})
    if one.kind is Place.CITY_STATE and one.rebuilt:
        return Reason("GOD-214", "why-rebuilt-before", {"defender": id})
    if one.kind is Place.CITY_STATE and not standing_cities(state):
        return Reason("GOD-215", "why-no-city-left", {})
    return lacking(state, step, ((Resource.PLATINUM, base_of(state, one).rebuild),)) or out_of_range(state, id)


def rebuild(state: GodaiState, step: steps.Enhance, choice: Rebuild) -> steps.Enhance:
    """GOD-212, GOD-216, AMB-GOD-26: it stands again with all but Resilience, Recruits and Specialists as before."""
    one = defender(state, choice.defender)
    rule = "GOD-214" if one.fallen == DESTROYED else "GOD-211"
    step = spend(state, step, ((Resource.PLATINUM, base_of(state, one).rebuild),), rule)
    resilience = rebuilt_resilience(state, one)
    put(state, replace(one, fallen="", rebuilt=True, resilience=resilience, recruits=0, specialists=0))
    state.emit(DefenderRebuilt(rule=rule, defender=one.id, resilience=resilience))
    return step


# -- relocating ------------------------------------------------------------------------------------------------


def relocation_hexes(state: GodaiState) -> tuple[int, ...]:
    """AMB-GOD-140: legal hexes in Group Range."""
    return tuple([hex for hex in land.in_range(state) if closed_to_towers(state, hex) is None])


def no_relocation(state: GodaiState, step: steps.Enhance, id: str) -> Reason | None:
    """AMB-GOD-140: not at all, unless the table plays it; then once per turn, Towers and Fortresses only."""
    one = next((one for one in standing(state) if one.id == id and one.kind in TOKENS), None)
    if not state.rulings.relocating or one is None:
        return Reason("GOD-199", "why-no-relocation", {"defender": id})
    if f"moved-{id}" in state.used:
        return Reason("GOD-199", "why-moved-before", {"defender": id})
    if not relocation_hexes(state):
        return Reason("GOD-202", "why-no-hex-in-range", {})
    return lacking(state, step, RELOCATION) or out_of_range(state, id)


def relocate(state: GodaiState, step: steps.Enhance, choice: Relocate) -> steps.Enhance:
    """AMB-GOD-140: for 1 Platinum."""
    step = spend(state, step, RELOCATION, "GOD-199")
    state.used = (*state.used, f"moved-{choice.defender}")
    state.then(steps.MoveTower(choice.defender, relocation_hexes(state)))
    return step


@BOOK.asks(steps.MoveTower)
def choose_new_hex(state: GodaiState, step: steps.MoveTower) -> Decision | None:
    """The group chooses where a Tower or Fortress goes."""
    if len(step.hexes) < 2:
        return None
    offered = [choices.PickHex(NAMES[hex]) for hex in step.hexes]
    return ask_group(state, "prompt-move-tower", "GOD-202", offered, {"defender": step.defender})


@BOOK.resolves(steps.MoveTower)
def move_tower(state: GodaiState, step: steps.MoveTower, choice: choices.PickHex | None) -> None:
    """AMB-GOD-140, GOD-1007: it stands on another hex; what it covered is free again (GOD-1108)."""
    one = defender(state, step.defender)
    hex = step.hexes[0] if choice is None else BY_NAME[choice.hex]
    put(state, replace(one, hexes=(hex,)))
    state.hex_tokens = tuple([other for other in state.hex_tokens if other != hex])
    uncover(state, one.hexes[0])
    rule = "GOD-1007" if step.gift else "GOD-199"
    state.emit(TowerMoved(rule=rule, defender=one.id, hex=NAMES[hex]))
    if step.gift:
        state.then(steps.GiveAugment(one.id))


# -- Towers for free -------------------------------------------------------------------------------------------


@BOOK.asks(PlaceFirstTower)
def offer_first_tower(state: GodaiState, step: PlaceFirstTower) -> Decision | None:
    """GOD-352, AMB-GOD-32: any revealed Terrain hex, without Range; or none."""
    hexes = [hex for hex in range(TILE_HEXES) if closed_to_towers(state, hex) is None]
    offered = [*[BuildTower(NAMES[hex]) for hex in hexes], choices.Decline()]
    return ask_group(state, "prompt-first-tower", "GOD-352", offered) if hexes else None


@BOOK.resolves(PlaceFirstTower)
def place_first_tower(state: GodaiState, step: PlaceFirstTower, choice: Choice | None) -> None:
    """GOD-353, GOD-354: Tower 1 with half of its Resilience, or 4 Platinum and a basic Element of choice."""
    if isinstance(choice, BuildTower):
        place_tower(state, BY_NAME[choice.hex], "GOD-353", FIRST_RESILIENCE)
        return
    state.emit(TowerDeclined(rule="GOD-354"))
    gain(state, Resource.PLATINUM, DECLINED_PLATINUM, Store.STOCKPILE, "GOD-354")
    state.then(PickResource(Pick.BASIC, 1, Store.STOCKPILE))


@BOOK.asks(steps.PlaceTower)
def choose_tower_hex(state: GodaiState, step: steps.PlaceTower) -> Decision | None:
    """GOD-995: where in the area the new Tower stands."""
    if len(step.hexes) < 2 or not next_tower(state):
        return None
    offered = [BuildTower(NAMES[hex]) for hex in step.hexes]
    return ask_group(state, "prompt-place-tower", "GOD-995", offered)


@BOOK.resolves(steps.PlaceTower)
def place_free_tower(state: GodaiState, step: steps.PlaceTower, choice: BuildTower | None) -> None:
    """GOD-995, AMB-GOD-186: Base Stats, no cost, no Power Up; none if all four are used."""
    if step.hexes and next_tower(state):
        place_tower(state, step.hexes[0] if choice is None else BY_NAME[choice.hex], "GOD-995")
