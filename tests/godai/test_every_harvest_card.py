"""Each of the 30 Harvest cards that are no Treasures is drawn, its Stage ends, and its bonus is taken. p.51, 52."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.godai.model.geometry import BY_NAME, NAMES
from rulewright.games.godai.model.state import Defender, GodaiState, Token
from rulewright.games.godai.model.steps.gains import Perform
from rulewright.games.godai.model.steps.turn import ChooseMovement, DrawHarvestCard, EndMovement
from rulewright.games.godai.model.steps.visits import TakeTokens, Yield
from rulewright.games.godai.model.vocabulary import Place, Stat
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.harvesting import acquire_amount
from rulewright.games.godai.rules.stat_tests import roll_test
from rulewright.games.godai.rules.turn import take_bonus

from .changes import changes, told
from .defences import tower
from .maps import full_map, on_map
from .positions import Halt, answer, content, done, faces, go_on, offered, run
from .positions import stock as stocked
from .visiting import CENTER, harvested, row, visit

HEROES = (("samurai", "nagual"), ("sage", "nagual"))
BOTH = ("1", "2")
TEMPLE = Defender(id="temple-1", kind=Place.TEMPLE, hexes=(CENTER,), resilience=8)
PLAIN: dict[str, Any] = {
    "stockpile": row(ore=5, lumber=5, recruit=5, platinum=4),
    "harvested": row(ore=7, lumber=7, recruit=7),
    "defenders": (tower(NAMES[CENTER]),),
}  # fmt: skip


def each(**gained: int) -> dict[str, int]:
    """Every hero gains this."""
    return {f"{seat} {what}": n for seat in BOTH for what, n in gained.items()}


def stock(**amounts: int) -> dict[str, int]:
    return {f"stock {what.replace('_', '-')}": n for what, n in amounts.items()}


def into_yield(**amounts: int) -> dict[str, int]:
    return {f"yield {what.replace('_', '-')}": n for what, n in amounts.items()}


def here(**fields: Any) -> GodaiState:
    """Two heroes, a little hurt, in the middle of a plain tile, with something of everything."""
    soar = fields.pop("soar", False)
    state = visit(*HEROES, **{**PLAIN, **fields})
    for hero in state.heroes:
        hero.health -= 3
        hero.energy -= 3
        hero.soars = soar
    return state


IMMEDIATE: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("bright-seams", (), {"lasting terrain-rich of highland": "0 for turn"}),
    ("straight-timber", (), {"lasting terrain-rich of forest": "0 for turn"}),
    ("village-fair", (), each(gold=2)),
    ("long-daylight", (), {"lasting acquire": "1 for turn"}),
    ("crowns-in-bloom", (), {"lasting harvest-roll of great-tree": "-1 for turn"}),
    ("thaw-on-the-peaks", (), {"lasting harvest-roll of peak": "-1 for turn"}),
    ("heron-marshes", (), each(food=3)),
    ("ferrymens-month", (), {"lasting speed": "1 for turn"}),
    ("wellspring-in-flood", (), {"lasting tokens-double": "1 for turn"}),
    ("temple-tithes", (), each(health=2, energy=2)),
    ("smelters-offer", ("pick-number 1",), stock(ore=-2, lumber=3)),
    ("sawyers-offer", ("pick-number 1",), stock(lumber=-2, ore=3)),
    ("drill-yard", ("pick-number 1",), stock(ore=-2, recruit=3)),
    ("night-march", (), {"lasting reckless-free": "1 for turn"}),
    ("scaffold-season", (), {"tower-1 resilience": 1}),
    ("merchant-of-masks", ("accept", "pick-resource essence"), {**each(gold=-3), **stock(essence=1)}),
    ("open-vaults", ("take-option 1",), each(gold=3)),
    ("open-vaults", ("take-option 2",), each(food=4)),
    ("borrowed-season", ("pick-resource ore",) * 2 + ("pick-resource lumber",), stock(ore=2, lumber=1)),
    ("blighted-groves", (), {"lasting terrain-barren of forest": "0 for turn"}),
    ("rust-fever", (), {"lasting terrain-barren of highland": "0 for turn"}),
    ("deserters", (), {"lasting skill-test of navigate": "1 for turn"}),
    ("ash-on-the-roads", (), {"lasting roads-gone": "0 for turn"}),
]  # fmt: skip


END: list[tuple[str, dict[str, Any], tuple[str, ...], dict[str, Any]]] = [
    ("bright-seams", {}, (), into_yield(ore=2)),
    ("straight-timber", {}, (), into_yield(lumber=2)),
    ("village-fair", {"near": ("pS",)}, (), into_yield(recruit=2)),
    ("village-fair", {}, (), {}),
    ("long-daylight", {"movement": "camp"}, ("pick-resource ore",) * 2, into_yield(ore=2)),
    ("long-daylight", {"movement": "normal"}, (), {}),
    ("crowns-in-bloom", {"center": "t"}, (), into_yield(essence=1)),
    ("crowns-in-bloom", {"center": "f"}, (), {}),
    ("thaw-on-the-peaks", {"soar": True}, (), into_yield(sky_metal=1)),
    ("thaw-on-the-peaks", {}, (), {}),
    ("heron-marshes", {}, (), into_yield(platinum=2)),
    ("heron-marshes", {"harvested": row(lumber=2)}, (), {}),
    ("ferrymens-month", {"movement": "cautious"}, (), into_yield(platinum=2)),
    ("ferrymens-month", {"movement": "reckless"}, (), {}),
    ("wellspring-in-flood", {"near": ("pW",)}, ("pick-element fire",), stock(fire=1)),
    ("temple-tithes", {"defenders": (TEMPLE, TEMPLE)}, (), into_yield(platinum=2)),
    ("smelters-offer", {}, ("pick-number 1",), into_yield(ore=-4, sky_metal=1)),
    ("sawyers-offer", {}, ("pick-number 1",), into_yield(lumber=-4, essence=1)),
    ("drill-yard", {}, ("pick-number 1",), into_yield(recruit=-3, specialist=1)),
    ("night-march", {"movement": "reckless"}, ("pick-resource recruit",) * 3, into_yield(recruit=3)),
    ("scaffold-season", {}, (), into_yield(lumber=1)),
    ("merchant-of-masks", {"stockpile": row(platinum=5)}, (), into_yield(platinum=2)),
    ("merchant-of-masks", {"stockpile": row(platinum=4)}, (), {}),
    ("open-vaults", {"harvested": row(ore=3)}, (), into_yield(platinum=2)),
    ("restless-dead", {"used_this_stage": ("encounter-won",)}, (), into_yield(specialist=1)),
    ("restless-dead", {}, (), into_yield(recruit=-1)),
    ("oath-of-the-guilds", {"used_this_stage": ("commission-done",)}, ("pick-resource essence",) * 2,
     into_yield(essence=2)),
    ("borrowed-season", {}, ("take-option 2",), into_yield(lumber=-2)),
    ("blighted-groves", {}, (), into_yield(lumber=-3)),
    ("rust-fever", {}, (), into_yield(ore=-3)),
    ("deserters", {}, (), into_yield(recruit=-3)),
    ("ash-on-the-roads", {"movement": "camp"}, (), into_yield(ore=-3)),
    ("ash-on-the-roads", {"movement": "normal"}, (), into_yield(lumber=-3)),
    ("ruins-reclaimed", {}, (), each(gold=2)),
    ("ruins-reclaimed", {"defenders": ()}, (), {}),
    ("reading-of-the-feathers", {"used_this_stage": ("commission-done",), "calendar": 3}, (), {"calendar": -1}),
    ("envoys-change-their-minds", {"movement": "camp"}, (), into_yield(platinum=1)),
]  # fmt: skip
BONUS: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("bright-seams", (), stock(ore=2)),
    ("straight-timber", (), stock(lumber=2)),
    ("village-fair", (), stock(recruit=2)),
    ("long-daylight", ("pick-resource ore", "pick-resource recruit"), stock(ore=1, recruit=1)),
    ("crowns-in-bloom", (), stock(essence=1)),
    ("thaw-on-the-peaks", (), stock(sky_metal=1)),
    ("heron-marshes", ("pick-resource lumber",) * 2, stock(lumber=2)),
    ("ferrymens-month", (), stock(recruit=2)),
    ("wellspring-in-flood", (), stock(specialist=1)),
    ("temple-tithes", (), stock(essence=1)),
    ("smelters-offer", (), stock(fire=1)),
    ("sawyers-offer", (), stock(earth=1)),
    ("drill-yard", (), stock(air=1)),
    ("night-march", ("pick-resource ore",) * 3, stock(ore=3)),
    ("scaffold-season", (), stock(lumber=3)),
    ("merchant-of-masks", ("pick-resource lumber",) * 3, stock(lumber=3)),
    ("open-vaults", (), stock(ore=3)),
    ("restless-dead", (), stock(recruit=3)),
    ("oath-of-the-guilds", ("pick-element water",), stock(water=1)),
    ("borrowed-season", (), stock(water=1)),
    ("blighted-groves", (), stock(living_crystal=1)),
    ("rust-fever", (), stock(aetherial_ore=1)),
    ("deserters", (), stock(specialist=2)),
    ("ash-on-the-roads", (), stock(sky_metal=1, essence=1)),
]  # fmt: skip


def component(rows: list[Any]) -> list[Any]:
    return [
        pytest.param(*one, marks=pytest.mark.component(f"harvest-{one[0]}"), id=f"{number}-{one[0]}")
        for number, one in enumerate(rows)
    ]


def test_all_of_them_are_here() -> None:
    cards = [f"harvest-{one}" for one in (*dict.fromkeys(one[0] for one in (*IMMEDIATE, *END)), *ON_THE_MAP)]
    assert set(cards) == {one.id for one in content().harvests.values() if one.ribbon != "treasure"}
    assert {f"harvest-{one[0]}" for one in BONUS} == {one.id for one in content().harvests.values() if one.bonus}


@pytest.mark.parametrize(("card", "answers", "expected"), component(IMMEDIATE))
def test_what_happens_at_once(card: str, answers: tuple[str, ...], expected: dict[str, Any]) -> None:
    state = here(harvests=(f"harvest-{card}",))
    before = told(state)
    run(state, DrawHarvestCard())
    answer(state, *answers)
    assert done(state)
    assert changes(before, state) == expected
    assert state.played == (f"harvest-{card}",)


@pytest.mark.parametrize(("card", "fields", "answers", "expected"), component(END))
def test_what_the_end_of_the_stage_brings(
    card: str, fields: dict[str, Any], answers: tuple[str, ...], expected: dict[str, Any]
) -> None:
    """Seven Ore, Lumber and Recruits are in the Yield, unless the row says something else."""
    state = here(played=(f"harvest-{card}",), **fields)
    before = told(state)
    state.script = [0]
    run(state, Perform(content().harvests[f"harvest-{card}"].end, f"harvest-{card}"))
    for word in answers:
        state.script = [0]
        answer(state, word)
    assert done(state)
    assert changes(before, state) == expected


@pytest.mark.parametrize(("card", "answers", "expected"), component(BONUS))
def test_what_its_bonus_is(card: str, answers: tuple[str, ...], expected: dict[str, Any]) -> None:
    """Every Element die shows a Match."""
    state = here(resource_cards=(f"harvest-{card}",))
    before = told(state)
    state.script = [0]
    state.then(Halt())
    take_bonus(state, f"harvest-{card}", kept=True)
    go_on(state)
    for word in answers:
        state.script = [0]
        answer(state, word)
    assert changes(before, state) == {**expected, "resource_cards": ()}
    assert state.harvest_discards == (f"harvest-{card}",)


# -- what lasts for the turn -----------------------------------------------------------------------------------


def yields(word: str, face: int = 1) -> Callable[[GodaiState], Any]:
    """What a hex of this look yields, with a die that shows this."""

    def probe(state: GodaiState) -> dict[str, int]:
        looks = visit(*HEROES, center=word, modifiers=state.modifiers, script=faces(face))
        run(looks, Yield(CENTER))
        return harvested(looks)

    return probe


def navigates(state: GodaiState) -> bool:
    """Whether the Samurai with Navigate 3 succeeds with a 3."""
    state.script = faces(3)
    return roll_test(state, 0, Stat.NAVIGATE, "GOD-079", "card", ()).success


LASTING = [
    ("bright-seams", yields("h"), {"ore": 1}, {"ore": 2}),
    ("straight-timber", yields("f"), {"lumber": 1}, {"lumber": 2}),
    ("long-daylight", acquire_amount, 4, 5),
    ("crowns-in-bloom", yields("t", 5), {}, {"essence": 1}),
    ("thaw-on-the-peaks", yields("k", 5), {}, {"sky-metal": 1}),
    ("ferrymens-month", land.speed, 4, 5),
    ("blighted-groves", yields("f"), {"lumber": 1}, {}),
    ("rust-fever", yields("h"), {"ore": 1}, {}),
    ("deserters", navigates, True, False),
    ("ash-on-the-roads", land.roads_gone, False, True),
]


@pytest.mark.parametrize(("card", "probe", "without", "with_it"), component(LASTING))
def test_what_lasts_for_the_turn(card: str, probe: Callable[[GodaiState], Any], without: Any, with_it: Any) -> None:
    state = here(harvests=(f"harvest-{card}",))
    assert probe(state) == without
    state.script = []
    run(state, DrawHarvestCard())
    assert probe(state) == with_it


@pytest.mark.component("harvest-night-march")
def test_on_a_night_march_reckless_movement_costs_nothing() -> None:
    for card, cost in (("harvest-night-march", 0), ("harvest-village-fair", 2)):
        state = full_map(*HEROES, harvests=(card,))
        run(state, DrawHarvestCard(), ChooseMovement(), EndMovement())
        before = [hero.energy for hero in state.heroes]
        answer(state, "choose-movement-type reckless")
        while not done(state):
            answer(state, "done" if "done" in offered(state) else offered(state)[0])
        assert [was - hero.energy for was, hero in zip(before, state.heroes, strict=True)] == [cost] * 2


@pytest.mark.component("harvest-wellspring-in-flood")
def test_a_wellspring_in_flood_gives_one_more_for_a_token() -> None:
    for card, got in (("harvest-wellspring-in-flood", 2), ("harvest-village-fair", 1)):
        state = here(harvests=(card,), elemental_tokens=(Token(CENTER, "water"),))
        run(state, DrawHarvestCard())
        run(state, TakeTokens())
        assert stocked(state)["water"] == got


# -- cards that touch the map and the decks --------------------------------------------------------------------

ON_THE_MAP = (
    "a-peak-breaks-loose", "new-horizons", "hunters-moon", "ruins-reclaimed", "reading-of-the-feathers",
    "envoys-change-their-minds", "restless-dead", "oath-of-the-guilds",
)  # fmt: skip


def drawn(card: str, *dice: int, **fields: Any) -> GodaiState:
    """The card is drawn on the map of the setup."""
    state = on_map(*HEROES, harvests=(f"harvest-{card}",), **fields)
    state.script = [0, *dice]
    run(state, DrawHarvestCard())
    return state


@pytest.mark.component("harvest-a-peak-breaks-loose")
def test_a_peak_breaks_loose() -> None:
    """Portal 2, direction 4: the first SkyTile covers h13."""
    state = drawn("a-peak-breaks-loose", *faces(2, 4), 0)
    before = told(state)
    state.script = None
    answer(state, "lay-tile g14 3")
    assert done(state)
    assert changes(before, state) == {"sky-1 on g14": "riser", "air on g15": 1}


@pytest.mark.component("harvest-new-horizons")
def test_new_horizons_reveal_a_tile_beside_the_others() -> None:
    state = drawn("new-horizons")
    before = told(state)["tiles"]
    state.script = [0]
    answer(state, offered(state)[0])
    state.script = None
    answer(state, "place-tile ishidan 2")
    assert done(state)
    after = told(state)["tiles"]
    assert [(was, now) for was, now in zip(before, after, strict=True) if was != now] == [(None, "hex-c")]


@pytest.mark.component("harvest-hunters-moon")
@pytest.mark.parametrize("word", ["fight", "discard"])
def test_hunters_moon_offers_an_ambush_for_a_double_reward(word: str) -> None:
    state = drawn("hunters-moon", 0, encounters=("encounter-thornback-peccary",))
    assert offered(state) == ["meet fight", "meet discard"]
    state.script = faces(9, 1)
    answer(state, f"meet {word}")
    if word == "discard":
        assert done(state)
        assert state.encounter_discards == ("encounter-thornback-peccary",)
        return
    assert state.combat is not None
    assert (state.combat.round, state.combat.double) == (0, True)
    assert state.decision.prompt == "prompt-declare"


@pytest.mark.component("harvest-restless-dead")
def test_restless_dead_may_be_left_alone() -> None:
    state = drawn("restless-dead", 0, encounters=("encounter-grave-drummers",))
    assert offered(state) == ["meet fight", "meet discard"]
    state.script = None
    answer(state, "meet discard")
    assert done(state)
    assert state.encounter_discards == ("encounter-grave-drummers",)


@pytest.mark.component("harvest-ruins-reclaimed")
@pytest.mark.parametrize(("number", "lying"), [(1, "q21"), (2, "")])
def test_reclaimed_ruins_move_or_remove_a_hex_token(number: int, lying: str) -> None:
    """A Hex Token lies on the Settlement e20; the other one of that tile is c17."""
    settlements = [NAMES[hex] for hex in land.places(on_map(*HEROES), Place.SETTLEMENT)]
    first, other = settlements[:2]
    state = drawn("ruins-reclaimed", hex_tokens=(BY_NAME[first],), at=first)
    answer(state, f"take-option {number}")
    if number == 1:
        answer(state, f"pick-hex {other}")
    assert done(state)
    assert [NAMES[hex] for hex in state.hex_tokens] == ([other] if lying else [])


@pytest.mark.component("harvest-reading-of-the-feathers")
def test_a_reading_of_the_feathers_shows_two_cards_of_jaethi() -> None:
    cards = ("jaethi-deluge", "jaethi-meteor", "jaethi-stirs")
    state = drawn("reading-of-the-feathers", 0, 1, jaethi_cards=cards, piles=(2, 5))
    assert done(state)
    assert state.jaethi_top == ("jaethi-deluge", "jaethi-stirs")
    assert state.jaethi_cards == ("jaethi-meteor",)


COMMISSIONS = (("commission-salt-caravan", "commission-the-feathered-census"), ("commission-winter-watch",))


@pytest.mark.component("harvest-envoys-change-their-minds")
def test_envoys_turn_up_other_commissions() -> None:
    open_ones = (("commission-the-drowned-causeway",), ("commission-fog-on-the-tea-road",))
    state = drawn("envoys-change-their-minds", 1, 0, offered=open_ones, commissions=COMMISSIONS)
    assert done(state)
    assert state.offered == (("commission-the-feathered-census",), ("commission-winter-watch",))
    assert state.commission_discards == open_ones


@pytest.mark.component("harvest-oath-of-the-guilds")
def test_the_oath_of_the_guilds_turns_up_one_commission_of_each_empire() -> None:
    open_ones = (("commission-the-drowned-causeway",), ())
    state = drawn("oath-of-the-guilds", 0, 0, offered=open_ones, commissions=COMMISSIONS)
    assert done(state)
    assert state.offered == ((*open_ones[0], "commission-salt-caravan"), ("commission-winter-watch",))
