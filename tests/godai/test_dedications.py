"""The Siege Effects of the eight Dedications, each with its numbers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.content.map_parts import SkyTile
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.events.defenders import StormRolled
from rulewright.games.godai.model.state import Floating, GodaiState, Modifier
from rulewright.games.godai.model.steps.siege import OfferDedication, SiegeDamage
from rulewright.games.godai.model.steps.turn import EndTurn, VillainPhase
from rulewright.games.godai.model.steps.visits import UseDedication
from rulewright.games.godai.model.vocabulary import ELEMENTS, Element, Place
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.dedicating import no_use
from rulewright.games.godai.rules.dedication_areas import centers
from rulewright.games.godai.rules.dedications import usable
from rulewright.games.godai.rules.defenders import SPARED, standing
from rulewright.games.godai.rules.elements import faces as element_faces
from rulewright.games.godai.rules.siege_opponents import abilities, speed
from rulewright.games.godai.rules.sky import put_tile

from .defences import here, one, stats, tower
from .positions import answer, content, of_kind, offered, run, stock
from .sieges import GIANTS, PLAIN, keyword, row, with_abilities

FRONT = {"e12": 0, "f12": 1}
"""Two Banners, beside each other."""


def siege(boss: int, banners: dict[str, int] | None = None, **fields: Any) -> GodaiState:
    """The group on e14 is Dedicated to a Boss; Banners of the Slots, from 0, on these hexes, 7 Resilience each."""
    where = {slot: g.BY_NAME[hex] for hex, slot in (banners or {}).items()}
    blank: dict[str, Any] = {
        "stage": "siege", "phase": "event", "wave": 2, "calendar": 5, "dedicated": (boss,),
        "banners": row(where, -1), "fronts": row(dict.fromkeys(where, GIANTS), ""),
        "resilience": row(dict.fromkeys(where, 7), 0), "jaethi_resilience": 75, "current": "fire",
        "siege_decks": content().siege_ids,
    }  # fmt: skip
    return here(**{**blank, **fields})


def used(state: GodaiState, boss: int, *words: str) -> GodaiState:
    run(state, UseDedication(boss))
    answer(state, *words)
    return state


def area(state: GodaiState, hex: str) -> str:
    """The offered center whose area holds the same pieces as that around a hex."""
    boss = state.dedicated[0]
    radius = content().bosses[f"boss-{boss}"].area
    pieces = [hex for hex in state.banners if hex >= 0]
    if boss != 2:
        pieces += [hex for one in state.defenders for hex in one.hexes]

    def held(center: int) -> list[bool]:
        return [g.distance(center, piece) <= radius for piece in pieces]

    return "pick-hex " + next(g.NAMES[c] for c in centers(state, boss) if held(c) == held(g.BY_NAME[hex]))


def shown(*elements: str) -> list[int]:
    """Outcomes of the five Element dice, in order, that show these Elements."""
    return [
        next(at for at, (_, element) in enumerate(element_faces(die)) if element == word)
        for die, word in zip(ELEMENTS, elements, strict=True)
    ]


# -- in general ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-988", "GOD-989", "GOD-990")
@pytest.mark.ruling("AMB-GOD-64")
def test_using_a_dedication_ends_it_and_only_one_is_used_in_a_turn() -> None:
    state = siege(8, FRONT, dedicated=(8, 9))
    used(state, 8)
    assert state.dedicated == (9,)
    refused = no_use(state, 9)
    assert refused is not None
    assert refused.message == "why-dedication-used"
    assert usable(state) == []


@pytest.mark.rule("GOD-987", "GOD-989")
def test_only_in_a_siege_and_only_by_the_dedicated() -> None:
    state = siege(8, FRONT, stage="harvest")
    found = no_use(state, 8), no_use(state, 9)
    assert [reason.message for reason in found if reason] == ["why-no-siege", "why-not-dedicated"]


@pytest.mark.rule("GOD-990")
@pytest.mark.ruling("AMB-GOD-185")
def test_the_damage_hits_every_opponent_in_the_area_jaethi_too() -> None:
    jaethi = g.triangle(g.BY_NAME["e12"], True)
    state = siege(4, {"e11": 0, "p20": 1}, jaethi=jaethi)
    hexes = [c for c in centers(state, 4) if g.distance(c, g.BY_NAME["e11"]) <= 1 and g.distance_from(jaethi, c) <= 1]
    used(state, 4, f"pick-hex {g.NAMES[hexes[0]]}")
    assert state.resilience[:2] == (5, 7)
    assert state.jaethi_resilience == 73


# -- 2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-991", "GOD-992")
@pytest.mark.ruling("AMB-GOD-186")
def test_two_the_highest_health_is_divided_over_banners_and_all_heroes_die() -> None:
    state = siege(2, FRONT)
    for hero, health in zip(state.heroes, (6, 9), strict=True):
        hero.ranks = (health, *hero.ranks[1:])
    run(state, UseDedication(2))
    answer(state, area(state, "e12"))
    assert state.resilience[:2] == (6, 6)
    assert [int(text.split()[1]) for text in offered(state)] == list(range(9, -1, -1))
    answer(state, "pick-number 4")
    assert state.resilience[:2] == (2, 1)
    assert [hero.state for hero in state.heroes] == ["dead", "dead"]


@pytest.mark.rule("GOD-991")
def test_two_does_nothing_to_jaethi() -> None:
    jaethi = g.triangle(g.BY_NAME["e11"], True)
    assert centers(siege(2, jaethi=jaethi), 2) == []
    state = siege(2, {"e12": 0}, jaethi=jaethi)
    used(state, 2)
    assert state.jaethi_resilience == 75


# -- 3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-993")
@pytest.mark.ruling("AMB-GOD-185")
def test_three_carries_banners_between_the_move_and_the_siege_step() -> None:
    state = siege(3, {"e11": 0, "p20": 1}, phase="villain")
    early = no_use(siege(3, FRONT), 3)
    assert early is not None
    assert early.message == "why-carrier-later"
    run(state, OfferDedication())
    answer(state, "accept", "pick-hex o23")
    assert state.resilience[:2] == (7, 7)
    answer(state, "send-banner 1 o23")
    assert not [text for text in offered(state) if text.startswith("send-banner 1")]
    assert "send-banner 2 o23" not in offered(state)
    answer(state, "done")
    assert state.banners[0] == g.BY_NAME["o23"]
    assert state.dedicated == ()


# -- 4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-994", "GOD-566")
def test_four_takes_over_the_damage_to_defenders_in_the_area() -> None:
    towers = (tower("e11"), tower("p19", 2))
    state = siege(4, {"e12": 0, "p20": 1}, towers=towers)
    run(state, UseDedication(4))
    answer(state, area(state, "e11"))
    state.phase = "villain"
    run(state, SiegeDamage())
    assert stats(state, "tower-1")[3] == 10
    assert stats(state, "tower-2")[3] < 10


@pytest.mark.rule("GOD-994", "GOD-511")
def test_four_takes_over_what_a_cataclysm_does_to_them_too() -> None:
    tile = content().cataclysm_tiles[Element.FIRE].id
    towers = (tower("e11"), tower("f12", 2))
    cataclysm = (Floating(tile, g.BY_NAME["e12"], 0),)
    state = siege(4, {"p20": 1}, towers=towers, cataclysms=cataclysm)
    state.modifiers = (Modifier(SPARED, g.BY_NAME["e11"], "turn", only="0", card="boss-4"),)
    run(state, VillainPhase())
    assert stats(state, "tower-1")[3] == 10, "Atlecuhtli suffers it instead"
    assert stats(state, "tower-2")[3] == 10 - state.wave


# -- 5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-995", "GOD-996")
@pytest.mark.ruling("AMB-GOD-186")
def test_five_arms_the_heroes_places_a_tower_and_stays() -> None:
    state = siege(5, {"e11": 0}, stock={"recruit": 4, "specialist": 2})
    used(state, 5, "pick-hex e12", "pick-resource specialist")
    assert state.resilience[0] == 4
    for _ in range(5):
        for seat in (0, 1):
            state.apply(next(one for one in state.decisions if one.seat == seat).parse("pick-stat health"), seat)
    assert [hero.gear[0] for hero in state.heroes] == [5, 5]
    hexes = [g.BY_NAME[text.split()[1]] for text in offered(state)]
    assert max(g.distance(g.BY_NAME["e12"], hex) for hex in hexes) == 2
    answer(state, "build-tower e13")
    assert stats(state, "tower-1") == (2, 4, 1, 10)
    assert stock(state) == {"recruit": 4}
    assert state.dedicated == (5,)


@pytest.mark.rule("GOD-995")
def test_five_is_not_used_without_its_price() -> None:
    refused = no_use(siege(5, FRONT, stock={"recruit": 3, "specialist": 1}), 5)
    assert refused is not None
    assert refused.message == "why-giant-price"


# -- 6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-997")
@pytest.mark.ruling("AMB-GOD-187")
def test_six_moves_resilience_out_of_the_area_and_leaves_one() -> None:
    state = siege(6, {"e11": 0, "p20": 1})
    run(state, UseDedication(6))
    answer(state, area(state, "e11"))
    assert state.resilience[:2] == (4, 7)
    answer(state, "pick-opponent 1")
    assert offered(state) == ["pick-number 3", "pick-number 2", "pick-number 1"]
    answer(state, "pick-number 3")
    assert state.resilience[:2] == (1, 10)


@pytest.mark.rule("GOD-998")
@pytest.mark.ruling("AMB-GOD-187")
def test_six_lets_defenders_in_the_area_pass_their_damage_on() -> None:
    state = siege(6, {"e12": 0}, towers=(tower("e11"), tower("p20", 2)))
    run(state, UseDedication(6))
    answer(state, area(state, "e11"))
    assert state.resilience[0] == 4
    state.phase = "villain"
    run(state, SiegeDamage())
    before = [stats(state, id)[3] for id in ("tower-1", "tower-2")]
    assert before == [10, 10]
    answer(state, "pass-damage tower-1 tower-2 1", "done")
    assert [stats(state, id)[3] for id in ("tower-1", "tower-2")] == [9, 9]


@pytest.mark.rule("GOD-998")
def test_six_can_pass_all_of_it() -> None:
    state = siege(6, {"e12": 0}, towers=(tower("e11"), tower("p20", 2)))
    run(state, UseDedication(6))
    answer(state, area(state, "e11"))
    state.phase = "villain"
    run(state, SiegeDamage())
    answer(state, "pass-damage tower-1 tower-2 0")
    assert [stats(state, id)[3] for id in ("tower-1", "tower-2")] == [10, 8]


@pytest.mark.rule("GOD-998", "GOD-511")
def test_six_passes_the_damage_of_a_cataclysm_on() -> None:
    state = siege(6, {"p20": 0}, towers=(tower("e11"), tower("p21", 2)))
    state.wave = 3
    put_tile(state, content().cataclysm_tiles[Element.WATER].id, g.BY_NAME["e11"], 0)
    run(state, UseDedication(6))
    answer(state, area(state, "e11"))
    run(state, VillainPhase())
    outside = [one.id for one in standing(state) if one.id != "tower-1"]
    assert offered(state) == [*[f"pass-damage tower-1 {to} {n}" for to in outside for n in (0, 1)], "done"]
    answer(state, "pass-damage tower-1 tower-2 1")
    assert [stats(state, id)[3] for id in ("tower-1", "tower-2")] == [10, 9]
    answer(state, "done")
    assert [stats(state, id)[3] for id in ("tower-1", "tower-2")] == [8, 9]


@pytest.mark.rule("GOD-998", "GOD-239")
def test_six_destroys_who_is_given_more_than_it_can_bear() -> None:
    """A blow that falls before a Siege Villain phase begins destroys at once (AMB-GOD-43)."""
    state = siege(6, {"p20": 0}, towers=(tower("e11"), replace(tower("p21", 2), resilience=2)))
    state.wave = 3
    put_tile(state, content().cataclysm_tiles[Element.WATER].id, g.BY_NAME["e11"], 0)
    run(state, UseDedication(6))
    answer(state, area(state, "e11"))
    run(state, VillainPhase())
    answer(state, "pass-damage tower-1 tower-2 0")
    assert stats(state, "tower-1")[3] == 10
    assert stats(state, "tower-2")[3] == 0
    assert (state.decision.rule, offered(state)) == ("GOD-243", ["flip-token", "remove-token"])


# -- 7 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-999", "GOD-1000", "GOD-306")
@pytest.mark.ruling("AMB-GOD-187")
def test_seven_lays_the_meteor_and_who_is_on_it_enters_again() -> None:
    state = siege(7, {"f12": 0, "p20": 1})
    used(state, 7, "pick-hex e12")
    fire = content().cataclysm_tiles[Element.FIRE].id
    assert [(one.id, g.NAMES[one.center]) for one in state.cataclysms] == [(fire, "e12")]
    assert [g.NAMES[token.hex] for token in state.elemental_tokens if token.what == "fire"] == ["e12", "e12"]
    assert not state.cataclysm_drawn
    assert state.resilience[:2] == (3, 7)
    assert state.decision.prompt == "prompt-enter-again"
    answer(state, "pick-number 5")
    assert g.distance(state.banners[0], g.PORTALS[5]) == 1
    assert state.banners[1] == g.BY_NAME["p20"]


@pytest.mark.rule("GOD-999")
def test_seven_moves_a_meteor_that_lies_on_the_map() -> None:
    fire = content().cataclysm_tiles[Element.FIRE].id
    state = siege(7, {"p20": 1}, cataclysms=(Floating(fire, g.BY_NAME["e12"], 0),))
    used(state, 7, "pick-hex g14")
    assert [g.NAMES[one.center] for one in state.cataclysms] == ["g14"]


# -- 8 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1001", "GOD-861")
def test_eight_raises_ten_of_both_vitals_for_each_opponent_that_was_damaged() -> None:
    held = with_abilities(PLAIN, keyword("bulwark", 2))
    state = siege(8, FRONT | {"p20": 2}, held=held, fronts=(GIANTS, PLAIN, GIANTS, ""))
    for hero in state.heroes:
        hero.health = hero.energy = 3
    used(state, 8)
    assert state.resilience[:3] == (5, 7, 5)
    assert [(hero.health, hero.energy) for hero in state.heroes] == [(23, 23), (23, 23)]


# -- 9 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1002", "GOD-1003")
@pytest.mark.ruling("AMB-GOD-188")
def test_nine_air_quells_the_opponents_and_slows_them_in_the_next_turn() -> None:
    held = with_abilities(GIANTS, keyword("cripple"))
    state = used(siege(9, FRONT, held=held, script=shown("air", "air", "fire", "water", "void")), 9)
    assert state.resilience[:2] == (5, 5)
    assert abilities(state, 0) == ()
    assert speed(state, 0) == 2
    BOOK.resolving[EndTurn](state, EndTurn(), None)
    assert abilities(state, 0) != ()
    assert speed(state, 0) == 1
    BOOK.resolving[EndTurn](state, EndTurn(), None)
    assert speed(state, 0) == 2


@pytest.mark.rule("GOD-1002", "GOD-1004", "GOD-1006")
@pytest.mark.ruling("AMB-GOD-188")
def test_nine_tied_elements_all_act_earth_and_water() -> None:
    state = siege(9, FRONT, script=shown("earth", "earth", "water", "water", "void"))
    used(state, 9)
    assert [one.element for one in of_kind(state.events, StormRolled)] == ["earth", "water"]
    answer(state, "pick-defender city-1", "pick-opponent 2")
    assert stats(state, "city-1")[3] == 26
    assert state.resilience[0] == 5
    assert state.fronts[1] == ""


@pytest.mark.rule("GOD-1002", "GOD-1005")
def test_nine_fire_discards_a_siege_card_without_reward() -> None:
    state = siege(9, FRONT, script=[*shown("fire", "fire", "fire", "air", "air"), 0])
    state.slots = (("fire",), (), ("water",), ())
    used(state, 9, "pick-siege-card 3 1")
    assert state.slots == (("fire",), (), (), ())


@pytest.mark.rule("GOD-1002", "GOD-1007")
@pytest.mark.ruling("AMB-GOD-188")
def test_nine_void_moves_a_nether_tile_and_a_tower_onto_it() -> None:
    tile = next(id for id in content().sky_tiles if isinstance(content().tiles[id], SkyTile))
    sky = (Floating(tile, g.BY_NAME["o23"], 0, nether=True),)
    state = siege(9, FRONT, sky=sky, towers=(tower("e13"),), script=shown("void", "void", "void", "air", "air"))
    used(state, 9, "pick-hex g14")
    if state.decision.prompt == "prompt-nether-turn":
        answer(state, offered(state)[0])
    assert [(one.id, g.NAMES[one.center], one.nether) for one in state.sky] == [(tile, "g14", True)]
    answer(state, "pick-defender tower-1")
    answer(state, offered(state)[0])
    assert one(state, "tower-1").hexes[0] in g.patch(g.BY_NAME["g14"])
    answer(state, "pick-element water")
    assert one(state, "tower-1").augments == (Element.WATER,)
    assert one(state, "tower-1").kind is Place.TOWER


@pytest.mark.rule("GOD-1007")
def test_nine_void_places_a_nether_tile_if_there_is_none() -> None:
    state = siege(9, FRONT, script=[*shown("void", "void", "void", "air", "air"), 0])
    used(state, 9, "pick-hex g14")
    if state.decision.prompt == "prompt-nether-turn":
        answer(state, offered(state)[0])
    assert [one.nether for one in state.sky] == [True]
    assert state.sky[0].id not in state.sky_tiles
