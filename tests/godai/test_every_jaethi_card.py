"""Each of the 40 Jaethi cards is drawn once, with a Match on its die: exactly what it changes. Rulebook p.65 to 69."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.godai.model.geometry import BY_NAME, NAMES, SLOTS
from rulewright.games.godai.model.state import Floating, GodaiState
from rulewright.games.godai.model.steps.combat import DrawEncounters, MeetEncounters
from rulewright.games.godai.model.steps.gains import RollForElement
from rulewright.games.godai.model.steps.turn import ChooseMovement, EndMovement
from rulewright.games.godai.model.steps.villain import DrawJaethiCard, EndHarvest
from rulewright.games.godai.model.steps.visits import Yield
from rulewright.games.godai.model.vocabulary import Element, Place, Stat, Terrain
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.gear import price
from rulewright.games.godai.rules.harvesting import acquire_amount
from rulewright.games.godai.rules.shopping import goods
from rulewright.games.godai.rules.stat_tests import roll_test, target_dice

from .changes import changes, told
from .defences import tower
from .maps import full_map
from .positions import BOOK, answer, content, done, faces, offered, run, take_until
from .sieges import stores

HEROES = (("samurai", "nagual"), ("sage", "nagual"))
MET = "encounter-moss-kodama"


def slots(*first: str) -> dict[str, Any]:
    """Cards of these Elements on the first Slot, the last one placed on top."""
    return {"slots": (tuple(reversed(first)), (), (), ())}


def met() -> dict[str, Any]:
    """An Encounter was drawn; the group, which moved Cautiously, left it."""
    return {"encounter_discards": (MET,)}


SKY = (*faces(2, 4), 0)
"""Portal 2, direction 4: the hex h13; and the first SkyTile."""
LAID = ("lay-tile g14 3",)
MOUNTAIN = {"sky-1 on g14": "riser", "air on g15": 1}
SHAKEN = {
    f"{one} {word}": n
    for one in ("city-1", "city-2", *[f"temple-{number}" for number in range(1, 6)], "tower-1", "tower-2")
    for word, n in (("resilience", -1), ("hit", 1))
}
"""GOD-289: a falling mountain costs every Defender 1 Resilience."""
PLAIN: list[tuple[str, dict[str, Any], tuple[int, ...], tuple[str, ...], dict[str, Any]]] = [
    ("uprooted-summit", {}, SKY, LAID, {"calendar": 1, **slots("air"), **MOUNTAIN}),
    ("drifting-peaks", {}, (), ("pick-element fire", *LAID, "accept", "pick-element water"),
     {"calendar": 1, **slots("fire"), **MOUNTAIN, "1 energy": -2, "2 energy": -2, "stock water": 1}),
    ("sundered-horizon", {}, (*SKY, 0), (*LAID, "meet discard"),
     {"calendar": 1, **slots("earth"), "sky-1 on g14": "sky", "air on g15": 1, **SHAKEN, **met()}),
    ("sky-of-teeth", {}, SKY, (*LAID, "meet discard"),
     {"calendar": 1, **slots("void"), **MOUNTAIN, "1 energy": -2, "2 energy": -2, **met()}),
    ("sky-of-teeth", {"soar": True}, SKY, (*LAID, "meet discard"),
     {"calendar": 1, **slots("void"), **MOUNTAIN, "stock aetherial-ore": 1, **met()}),
    ("crumbling-defense", {}, (), (),
     {"calendar": 1, **slots("fire"), "tower-1 resilience": -2, "tower-1 hit": 2}),
    ("sappers-below", {}, (), ("meet discard",), {"calendar": 1, **slots("earth"), "tower-1 potential": -1, **met()}),
    ("rain-of-embers", {}, (), (),
     {"calendar": 2, **slots("fire"), "tower-1 resilience": -1, "tower-1 hit": 1, "tower-2 resilience": -1,
      "tower-2 hit": 1}),
    ("whispers-in-the-wellspring", {"imbalance": (1, 2, 0, 1, 1)}, (), ("meet discard",),
     {"calendar": 1, **slots("void"), "imbalance fire": 1, **met()}),
    ("tidal-omen", {"imbalance": (0, 0, 0, 2, 0)}, (), (), {"calendar": 2, **slots("water"), "imbalance water": 1}),
    ("tidal-omen", {"imbalance": (0, 0, 0, 3, 0)}, (), (),
     {"calendar": 2, **slots("water", "water"), "imbalance water": 1}),
    ("stirs", {}, (), ("pick-element earth",), {"calendar": 2, **slots("earth"), "imbalance void": 1}),
    ("the-ground-forgets", {"hex_tokens": (BY_NAME["h14"],)}, (), ("pick-element air", "pick-hex d15", "meet discard"),
     {"calendar": 1, **slots("air"), "hex tokens": ("d15",), **met()}),
    ("mountain-inside-out", {"sky": (Floating("sky-2", BY_NAME["g14"], 0, riser=True),)}, (0,), ("meet discard",),
     {"calendar": 1, **slots("void"), "sky-2 on g14": "nether", "fire on g14": 1, **met()}),
    ("wandering-shrines", {}, (), ("meet discard",),
     {"calendar": 1, **slots("water"), "hex tokens": ("f12",), **met()}),
    ("feathers-of-the-serpent", {"imbalance": (1, 0, 1, 1, 1)}, (),
     ("pick-element fire", "accept", "pick-resource essence", "pick-resource sky-metal"),
     {"calendar": 1, **slots("fire"), "imbalance earth": 1, "stock essence": 1, "stock sky-metal": 1}),
    ("feathers-of-the-serpent", {}, (), ("pick-element fire", "decline"), {"calendar": 1, **slots("fire")}),
    ("bargain-at-the-rift", {}, (), ("accept", "pick-element air", "pick-element void", "meet discard"),
     {"calendar": 2, **slots("air"), "stock air": 1, "stock void": 1, **met()}),
    ("debt-to-the-deep", {}, (), ("pick-element air", "take-option 1"),
     {"calendar": 2, **slots("air", "fire"), "stock sky-metal": 2}),
    ("debt-to-the-deep", {}, (), ("pick-element air", "take-option 2"),
     {"calendar": 2, **slots("air", "water"), "stock essence": 2}),
]  # fmt: skip
AFFLICTIONS: list[tuple[str, dict[str, Any]]] = [
    ("blinding-squalls", {"calendar": 1, **slots("air"), "lasting range": "-1 for 3 turns"}),
    ("sleepless-winds", {"calendar": 1, **slots("air"), "lasting camp-heals-nothing": "0 for 4 turns"}),
    ("swallowed-roads", {"calendar": 1, **slots("earth"), "lasting roads-gone": "0 for 4 turns"}),
    ("locked-forges", {"calendar": 2, **slots("earth"), "lasting gear-price": "1 for stage"}),
    ("smouldering-woods", {"calendar": 1, **slots("fire"), "lasting terrain-hazardous of forest": "0 for 3 turns"}),
    ("blood-in-the-air", {"calendar": 2, **slots("fire"), "lasting encounters-dangerous": "1 for 3 turns"}),
    ("spoiled-springs", {"calendar": 1, **slots("water"), "lasting skill-test of survival": "2 for 3 turns"}),
    ("drowned-markets", {"calendar": 1, **slots("water"), "lasting settlements-closed": "0 for 3 turns"}),
    ("thinning-wellspring", {"calendar": 1, **slots("void"), "lasting harvest-roll of tier-2": "2 for stage"}),
    ("the-coveting-eye", {"calendar": 1, **slots("void"), "lasting target-die": "2 for 4 turns"}),
]
"""The turn in which a card is drawn is not counted: one more than it says."""


def component(rows: list[Any]) -> list[Any]:
    return [
        pytest.param(*one, marks=pytest.mark.component(f"jaethi-{one[0]}"), id=f"{number}-{one[0]}")
        for number, one in enumerate(rows)
    ]


def drawn(card: str, *words: str, dice: tuple[int, ...] = (), **fields: Any) -> tuple[GodaiState, dict[str, Any]]:
    """The card is drawn on a map with two Towers, the nearer one weak; every Element die shows a Match."""
    soar = fields.pop("soar", False)
    blank = {
        "phase": "villain", "siege_decks": content().siege_ids, "jaethi_top": (f"jaethi-{card}",), "cautious": True,
        "movement": "cautious", "encounters": (MET,),
    }  # fmt: skip
    state = full_map(*HEROES, **{**blank, **fields})
    state.defenders = (*state.defenders, tower("e13", resilience=6), tower("p20", 2))
    for hero in state.heroes:
        hero.soars = soar
    before = told(state)
    state.script = [0, *dice]
    run(state, DrawJaethiCard())
    for word in words:
        if word.startswith("pick-element"):
            state.script = [0, *(SKY if card == "drifting-peaks" and word.endswith("fire") else ())]
        elif word == "meet discard":
            state.script = None
        answer(state, word)
    return state, {key: value for key, value in changes(before, state).items() if key != "jaethi_top"}


def test_all_of_them_are_here() -> None:
    cards = {f"jaethi-{one[0]}" for one in (*PLAIN, *AFFLICTIONS, *DISCOVERIES, *CATACLYSMS)}
    assert cards | {f"jaethi-siege-{element}" for element in Element} == set(content().jaethi)


@pytest.mark.parametrize(("card", "fields", "dice", "answers", "expected"), component(PLAIN))
def test_a_card_without_a_ribbon(
    card: str, fields: dict[str, Any], dice: tuple[int, ...], answers: tuple[str, ...], expected: dict[str, Any]
) -> None:
    state, found = drawn(card, *answers, dice=dice, **fields)
    assert done(state)
    assert found == expected
    assert state.jaethi_played == (f"jaethi-{card}",)


@pytest.mark.parametrize(("card", "expected"), component(AFFLICTIONS))
def test_an_affliction_stays_and_brings_an_encounter(card: str, expected: dict[str, Any]) -> None:
    state, found = drawn(card, "meet discard")
    assert done(state)
    assert found == {**expected, **met(), "afflictions": (f"jaethi-{card}",)}


# -- what Afflictions do ---------------------------------------------------------------------------------------


def survives(state: GodaiState) -> bool:
    """Whether the Samurai with Survival 3 succeeds with a 2."""
    state.script = faces(2)
    return roll_test(state, 0, Stat.SURVIVAL, "GOD-079", "card", ()).success


def camps(state: GodaiState) -> int:
    """Health that the wounded Samurai gains by a Camp."""
    state.heroes[0].health = 1
    run(state, ChooseMovement(), EndMovement())
    answer(state, "choose-movement-type camp")
    return state.heroes[0].health - 1


def targeted(state: GodaiState) -> list[int]:
    """The order of Target dice, both of which show 5; the Samurai is the richer one."""
    state.heroes[1].gold = 1
    state.script = faces(5, 6)
    return list(target_dice(state, [0, 1], "GOD-827"))


def forest_hazard(state: GodaiState) -> bool:
    state.at = next(hex for hex in range(300) if land.terrain_at(state, hex) is Terrain.FOREST)
    return land.is_hazardous(state)


def danger(state: GodaiState) -> int:
    """How Dangerous a drawn Encounter is."""
    state.encounters = (MET,)
    state.then(DrawEncounters())
    take_until(state, MeetEncounters)
    step = state.agenda.pop()
    assert isinstance(step, MeetEncounters)
    return step.dangerous


def sells_in_settlements(state: GodaiState) -> bool:
    """Whether the Settlement d15 sells anything to the group."""
    state.at = BY_NAME["d15"]
    return bool(goods(state))


def finds_essence(state: GodaiState) -> bool:
    """Whether a Great Tree gives its Essence with a 3, which is 1 less than it needs."""
    tree = next(hex for hex in range(300) if land.terrain_at(state, hex) is Terrain.GREAT_TREE)
    state.harvested = stores()
    state.script = faces(3)
    run(state, Yield(tree))
    return state.harvested == stores(essence=1)


AFFECTED: list[tuple[str, Callable[[GodaiState], Any], Any, Any]] = [
    ("blinding-squalls", land.group_range, 2, 1),
    ("sleepless-winds", camps, 3, 0),
    ("swallowed-roads", land.roads_gone, False, True),
    ("locked-forges", lambda state: price(state, 0, Stat.NAVIGATE), 3, 4),
    ("smouldering-woods", forest_hazard, False, True),
    ("blood-in-the-air", danger, 0, 1),
    ("spoiled-springs", survives, True, False),
    ("drowned-markets", sells_in_settlements, True, False),
    ("thinning-wellspring", finds_essence, True, False),
    ("the-coveting-eye", targeted, [1, 0], [0, 1]),
]


@pytest.mark.parametrize(("card", "probe", "without", "with_it"), component(AFFECTED))
def test_what_an_affliction_does(card: str, probe: Callable[[GodaiState], Any], without: Any, with_it: Any) -> None:
    state, _ = drawn(card, "meet discard")
    state.script = None
    state.cautious, state.movement, lasting = False, "normal", state.modifiers
    state.modifiers = ()
    assert probe(state) == without
    state.modifiers = lasting
    assert probe(state) == with_it


# -- Discoveries, Cataclysms, SIEGE! ---------------------------------------------------------------------------

DISCOVERIES: list[tuple[str, str, tuple[int, ...]]] = [
    ("quarry-of-the-first-masons", "air", faces(2)),
    ("heartwood-drum", "earth", faces(2)),
    ("eagle-stair", "fire", faces(2)),
    ("singing-cistern", "water", faces(2)),
    ("mirror-of-far-courts", "void", ()),
]
LIES_ON: dict[str, Callable[[GodaiState, int], bool]] = {
    "quarry-of-the-first-masons": lambda state, hex: land.place_at(state, hex) is Place.ANTIQUITY_SITE,
    "heartwood-drum": lambda state, hex: land.terrain_at(state, hex) is Terrain.GREAT_TREE,
    "eagle-stair": lambda state, hex: land.terrain_at(state, hex) is Terrain.PEAK,
    "singing-cistern": lambda state, hex: land.place_at(state, hex) is Place.WELLSPRING_PORTAL,
    "mirror-of-far-courts": lambda state, hex: hex == SLOTS[0].center,
}


@pytest.mark.parametrize(("card", "element", "dice"), component(DISCOVERIES))
def test_a_discovery_puts_its_token_on_its_kind_of_place(card: str, element: str, dice: tuple[int, ...]) -> None:
    state, found = drawn(card, dice=dice)
    while not done(state):
        answer(state, offered(state)[0])
    (token,) = state.discovery_tokens
    assert token.what == f"jaethi-{card}"
    assert LIES_ON[card](state, token.hex)
    found.pop(f"jaethi-{card} on {NAMES[token.hex]}", None)
    assert found == {"calendar": 1, **slots(element)}


def rolls_at_the_end(state: GodaiState) -> int:
    """Element dice that the second step of the end of the Stage rolls for the group."""
    BOOK.resolving[EndHarvest](state, EndHarvest(2), None)
    return sum(isinstance(step, RollForElement) for step in state.agenda)


def rallies(state: GodaiState) -> list[int]:
    """Resilience that each Defender gains when the Siege begins."""
    before = [one.resilience for one in state.defenders]
    BOOK.resolving[EndHarvest](state, EndHarvest(3), None)
    return [one.resilience - was for one, was in zip(state.defenders, before, strict=True)]


SECURED: list[tuple[str, Callable[[GodaiState], Any], Any, Any]] = [
    ("quarry-of-the-first-masons", acquire_amount, 4, 5),
    ("heartwood-drum", rallies, [0] * 7, [1] * 7),
    ("eagle-stair", land.speed, 4, 5),
    ("singing-cistern", rolls_at_the_end, 0, 1),
    ("mirror-of-far-courts", land.group_range, 2, 3),
]


@pytest.mark.parametrize(("card", "probe", "without", "with_it"), component(SECURED))
def test_what_a_secured_discovery_gives(
    card: str, probe: Callable[[GodaiState], Any], without: Any, with_it: Any
) -> None:
    assert probe(full_map(*HEROES, movement="normal")) == without
    assert probe(full_map(*HEROES, movement="normal", discoveries=(f"jaethi-{card}",))) == with_it


CATACLYSMS: list[tuple[str, str, dict[str, Any]]] = [
    ("deluge", "water", {"stock lumber": -1}),
    ("meteor", "fire", {"stock sky-metal": 1}),
    ("skyscour", "air", {"at": "d14"}),
    ("worldrift", "earth", {"stock ore": 1}),
]


@pytest.mark.parametrize(("card", "element", "more"), component(CATACLYSMS))
def test_a_cataclysm_lays_its_tile_with_two_tokens(card: str, element: str, more: dict[str, Any]) -> None:
    """Portal 2, direction 4: it covers h13. Skyscour makes the group Wander as well: a 4 is south-west."""
    state, _ = drawn(card, dice=faces(2, 4), stockpile=stores(lumber=3), encounters=())
    before = {**told(state), "calendar": 0, "slots": ((),) * 4}
    state.script = faces(4) if card == "skyscour" else None
    answer(state, "lay-tile g14 0")
    assert done(state)
    found = changes(before, state)
    tile = next(one for one in state.cataclysms)
    assert found == {
        "calendar": 1, **slots(element), f"{tile.id} on g14": "cataclysm", f"{element} on g14": 2, **more
    }  # fmt: skip
    assert state.cataclysm_drawn


@pytest.mark.parametrize(
    "element", [pytest.param(str(one), marks=pytest.mark.component(f"jaethi-siege-{one}")) for one in Element]
)
def test_a_siege_card_raises_calendar_and_imbalance_by_their_number(element: str) -> None:
    """It is the third one of the game."""
    state = full_map(*HEROES, phase="villain", siege_decks=content().siege_ids, sieges=2, calendar=3)
    state.jaethi_top = (f"jaethi-siege-{element}",)
    before = told(state)
    state.script = [0]
    state.then(DrawJaethiCard())
    take_until(state, EndHarvest)
    found = changes(before, state)
    assert found.pop("jaethi_top") == ()
    assert found == {
        "calendar": 3, "sieges": 1, "current": element, f"imbalance {element}": 3, **slots(element)
    }  # fmt: skip
