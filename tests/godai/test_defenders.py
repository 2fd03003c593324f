"""Defenders: shared Temples, damage, destruction, Equip cards, Augments, Aetherial Ore, gains of the group's choice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rulewright.core.record import Step
from rulewright.games.godai.content.components import EquipCard
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices import defenders as answers
from rulewright.games.godai.model.events.defenders import DefenderDestroyed, EquipDamaged
from rulewright.games.godai.model.state import GodaiState, Token
from rulewright.games.godai.model.steps.defenders import DefenderFalls, Enhance, StrengthenDefender
from rulewright.games.godai.model.steps.siege import AdvanceCalendar
from rulewright.games.godai.model.steps.turn import BeginStage, EndTurn
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, DefenderStat, Element, Place, Until, Vital
from rulewright.games.godai.passives import (
    AnyFrame,
    DefenderBulwark,
    DefenderElement,
    DefenderHas,
    DefenderMagnetic,
    DefenderMends,
    DefenderRallies,
    DefenderRerolls,
    DefenderShelters,
    DefenderSnares,
)
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.defenders import (
    bulwark_of,
    potential_of,
    power_of,
    raise_stat,
    range_of,
    siege_damage_to,
    standing,
)
from rulewright.games.godai.rules.equip_turns import mend, shelter
from rulewright.games.godai.rules.equips import frames
from rulewright.games.godai.rules.marching import is_magnetic
from rulewright.games.godai.rules.miniatures import remove_token
from rulewright.games.godai.rules.sheltering import sheltering
from rulewright.games.godai.rules.vitals import hurt

from .defences import NEAR, change, here, one, starting, stats, tower
from .positions import Halt, answer, content, done, of_kind, offered, run, stock

HEX = g.BY_NAME[NEAR]


def equip_cards() -> list[str]:
    """An Equip card of an Aid Commission, and one of another Commission."""
    cards = [card for card in content().commissions.values() if card.equip is not None]
    aid = next(card.id for card in cards if card.type == "aid")
    return [aid, next(card.id for card in cards if card.type != "aid")]


def equipped(*given: AnyFrame) -> tuple[Content, str]:
    """The content with a Commission whose Equip card has these frames, and its id."""
    id = equip_cards()[1]
    tables = dict(content().tables)
    card = replace(content().commissions[id], equip=EquipCard(frames=given))
    tables["commissions"] = {**tables["commissions"], id: card}
    return Content(tables), id


def bearing(*given: AnyFrame, **fields: object) -> GodaiState:
    """A Tower beside the group with an Equip card that has these frames."""
    held, id = equipped(*given)
    return here(towers=(tower(equips=(id,), **fields),), held=held)


def fallen(state: GodaiState, id: str, *words: str) -> GodaiState:
    """A Defender is at 0 and falls."""
    change(state, id, resilience=0)
    run(state, DefenderFalls(id))
    answer(state, *words)
    return state


# -- trackers --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-185", "GOD-186", "GOD-934")
@pytest.mark.ruling("AMB-GOD-139")
def test_potential_is_from_one_to_nine_and_power_has_no_limit() -> None:
    state = here(towers=(tower(potential=8, power=12),))
    raise_stat(state, "tower-1", DefenderStat.POTENTIAL, 4, Until.TURN, "GOD-172")
    raise_stat(state, "tower-1", DefenderStat.POWER, 3, Until.TURN, "GOD-172")
    found = one(state, "tower-1")
    assert (potential_of(state, found), power_of(state, found), range_of(state, found)) == (9, 15, 1)
    low = replace(found, potential=0, range=0, turn=())
    assert (potential_of(state, low), range_of(state, low)) == (1, 1)


@pytest.mark.rule("GOD-237", "GOD-238", "GOD-239")
def test_each_point_lowers_resilience_and_never_below_nothing() -> None:
    state = here(towers=(tower(resilience=3),))
    assert siege_damage_to(state, "tower-1", 2) == 2
    assert stats(state, "tower-1")[3] == 1
    siege_damage_to(state, "tower-1", 5)
    assert stats(state, "tower-1")[3] == 0
    assert state.agenda[-1] == DefenderFalls("tower-1")


@pytest.mark.rule("GOD-1076", "GOD-1077")
def test_in_a_siege_villain_phase_it_stands_until_the_end_of_the_defend_step() -> None:
    state = here(towers=(tower(resilience=1),), stage="siege", phase="villain")
    siege_damage_to(state, "tower-1", 1)
    assert not state.agenda
    assert "tower-1" in [one.id for one in standing(state)]


# -- destroyed -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-240", "GOD-241", "GOD-243", "GOD-1068")
def test_a_flipped_tower_keeps_its_stats_and_is_no_defender() -> None:
    old = tower(potential=5, power=7, recruits=2, specialists=1, augments=(Element.AIR,))
    state = fallen(here(towers=(old,)), "tower-1", "flip-token")
    found = one(state, "tower-1")
    assert stats(state, "tower-1") == (5, 7, 1, 0)
    assert (found.recruits, found.specialists, found.augments, found.fallen) == (0, 0, (Element.AIR,), "flipped")
    assert land.defender_at(state, HEX) is None
    assert "tower-1" not in [one.id for one in standing(state)]


@pytest.mark.rule("GOD-1068", "GOD-1108")
@pytest.mark.ruling("AMB-GOD-227")
def test_a_settlement_is_out_of_play_as_long_as_a_tower_stands_or_lies_on_it() -> None:
    hex = g.BY_NAME["d15"]
    state = here(towers=(tower("d15"),))
    assert land.place_at(state, hex) is Place.TOWER
    fallen(state, "tower-1", "flip-token")
    assert land.place_at(state, hex) is None
    change(state, "tower-1", fallen="", resilience=1)
    fallen(state, "tower-1", "remove-token")
    assert land.place_at(state, hex) is Place.SETTLEMENT


@pytest.mark.rule("GOD-243", "GOD-244")
@pytest.mark.parametrize("kind", [Place.TOWER, Place.FORTRESS])
def test_a_removed_token_leaves_its_hex_and_its_number_free(kind: Place) -> None:
    state = fallen(here(towers=(tower(kind=kind),)), "tower-1", "remove-token")
    assert "tower-1" not in [one.id for one in state.defenders]
    assert of_kind(state.events, DefenderDestroyed)[0].what == "removed"


@pytest.mark.rule("GOD-192", "GOD-245", "GOD-482")
@pytest.mark.ruling("AMB-GOD-29")
def test_a_temple_lies_under_a_hex_token_and_returns_with_eight() -> None:
    state = here()
    change(state, "temple-1", potential=4)
    fallen(state, "temple-1")
    hex = g.BY_NAME["i18"]
    assert done(state)
    assert state.hex_tokens == (hex,)
    assert land.place_at(state, hex) is None
    state.hex_tokens, state.imbalance_tokens = (), (Token(hex, "fire"),)
    remove_token(state, state.imbalance_tokens[0])
    assert stats(state, "temple-1")[3] == 8
    assert land.place_at(state, hex) is Place.TEMPLE


@pytest.mark.rule("GOD-218", "GOD-240")
def test_what_temples_share_is_lost_with_the_last_of_them() -> None:
    state = here()
    for n in range(1, 6):
        change(state, f"temple-{n}", recruits=2)
    fallen(state, "temple-1")
    assert one(state, "temple-2").recruits == 2
    for n in range(2, 6):
        fallen(state, f"temple-{n}")
    assert state.temple_tracker is not None
    assert state.temple_tracker.recruits == 0


@pytest.mark.rule("GOD-213", "GOD-246")
@pytest.mark.ruling("AMB-GOD-178")
def test_the_temple_fortress_leaves_the_game_and_temples_stay() -> None:
    fortress = tower("e12", kind=Place.TEMPLE_FORTRESS)
    state = here(towers=(replace(fortress, id="temple-fortress"),), temple_fortress_built=True)
    fallen(state, "temple-fortress")
    assert done(state)
    assert "temple-fortress" not in [one.id for one in state.defenders]
    assert len([one for one in standing(state) if one.kind is Place.TEMPLE]) == 5
    assert state.temple_fortress_built


@pytest.mark.rule("GOD-247", "GOD-1069", "GOD-1083")
@pytest.mark.ruling("AMB-GOD-204")
def test_a_destroyed_city_state_is_no_place_and_heroes_stay_on_its_hex() -> None:
    state = fallen(here(at="c14"), "city-1")
    assert done(state)
    assert one(state, "city-1").fallen == "destroyed"
    assert land.place_at(state, state.at) is None
    assert state.at == g.BY_NAME["c14"]


# -- Equip cards -----------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-15")
@pytest.mark.rule("GOD-221", "GOD-224", "GOD-225")
def test_an_equip_card_stays_with_an_upgrade_and_can_be_detached_later() -> None:
    card = equip_cards()[1]
    state = here(towers=(tower(equips=(card,)),), stock={"platinum": 10})
    run(state, Enhance())
    answer(state, "upgrade-tower tower-1")
    assert one(state, "tower-1").equips == (card,)
    answer(state, f"detach-equip {card} tower-1")
    assert (one(state, "tower-1").equips, state.equips) == ((), (card,))


@pytest.mark.gold("GOLD-GOD-15")
@pytest.mark.rule("GOD-226", "GOD-227", "GOD-228", "GOD-1062")
@pytest.mark.ruling("AMB-GOD-28")
def test_a_damaged_card_is_regained_for_one_platinum_but_not_that_of_an_aid_commission() -> None:
    aid, other = equip_cards()
    state = here(towers=(tower(equips=tuple(sorted((aid, other)))),), stock={"platinum": 1})
    fallen(state, "tower-1", "flip-token")
    assert state.damaged == (other,)
    assert {one.card: one.gone for one in of_kind(state.events, EquipDamaged)} == {aid: 1, other: 0}
    run(state, BeginStage())
    answer(state, f"pick-card {other}")
    assert (state.equips, state.damaged, stock(state)) == ((other,), (), {})


@pytest.mark.rule("GOD-222", "GOD-223")
def test_one_card_per_defender_and_turn_and_any_number_in_all() -> None:
    aid, other = equip_cards()
    state = here(towers=(tower(equips=(aid,)), tower("d13", 2)), equips=tuple(sorted((aid, other))))
    run(state, Enhance())
    answer(state, f"attach-equip {other} tower-1")
    assert one(state, "tower-1").equips == tuple(sorted((aid, other)))
    refused = BOOK.why_not(state, state.decision.seat, answers.AttachEquip(aid, "tower-1"))
    assert [reason.message for reason in refused] == ["why-equip-changed"]
    assert f"attach-equip {aid} tower-2" in offered(state)


@pytest.mark.rule("GOD-218", "GOD-221", "GOD-230")
def test_temples_bear_a_card_together_and_a_siege_asks_for_range() -> None:
    card = equip_cards()[1]
    state = run(here(equips=(card,)), Enhance())
    answer(state, f"attach-equip {card} temples")
    assert [one(state, f"temple-{n}").equips for n in range(1, 6)] == [(card,)] * 5
    far = run(here(equips=(card,), stage="siege"), Enhance())
    assert starting(far, "attach-equip") == [f"attach-equip {card} city-1"]


@pytest.mark.rule("GOD-221", "GOD-925")
@pytest.mark.parametrize(
    ("frame", "expected"),
    [
        (DefenderHas(stat=DefenderStat.POTENTIAL, n=1), (3, 4, 1)),
        (DefenderHas(stat=DefenderStat.POWER, n=2), (2, 6, 1)),
        (DefenderHas(stat=DefenderStat.RANGE, n=1), (2, 4, 2)),
    ],
)
def test_more_of_a_stat_unless_it_is_frozen(frame: DefenderHas, expected: tuple[int, int, int]) -> None:
    state = bearing(frame)
    found = one(state, "tower-1")
    assert (potential_of(state, found), power_of(state, found), range_of(state, found)) == expected
    frozen = replace(found, frozen=True)
    assert (potential_of(state, frozen), power_of(state, frozen), range_of(state, frozen)) == (2, 4, 1)


@pytest.mark.rule("GOD-221")
def test_a_card_mends_what_was_not_hit() -> None:
    state = bearing(DefenderMends(n=1), resilience=4)
    mend(state)
    assert stats(state, "tower-1")[3] == 5
    change(state, "tower-1", hit=1)
    mend(state)
    assert stats(state, "tower-1")[3] == 5


@pytest.mark.rule("GOD-584", "GOD-221")
def test_it_mends_at_the_end_of_a_siege_turn() -> None:
    state = bearing(DefenderMends(n=1), resilience=4)
    state.stage, state.phase, state.calendar = "siege", "villain", 5
    run(state, AdvanceCalendar())
    assert stats(state, "tower-1")[3] == 5


@pytest.mark.rule("GOD-221")
def test_a_card_heals_the_heroes_inside_in_the_villain_phase() -> None:
    state = bearing(DefenderShelters(health=2, energy=2))
    for hero in state.heroes:
        hero.health = hero.energy = 1
    shelter(state)
    assert [(hero.health, hero.energy) for hero in state.heroes] == [(1, 1), (1, 1)]
    state.at = HEX
    shelter(state)
    assert [(hero.health, hero.energy) for hero in state.heroes] == [(3, 3), (3, 3)]


@pytest.mark.rule("GOD-919")
def test_a_card_gives_bulwark() -> None:
    state = bearing(DefenderBulwark(n=1))
    assert bulwark_of(state, one(state, "tower-1"), Element.FIRE) == 1
    assert siege_damage_to(state, "tower-1", 3, Element.FIRE) == 2


@pytest.mark.rule("GOD-182")
def test_a_card_makes_a_tower_magnetic() -> None:
    assert is_magnetic(bearing(DefenderMagnetic()), one(bearing(DefenderMagnetic()), "tower-1"))
    assert not is_magnetic(here(towers=(tower(),)), tower())


@pytest.mark.rule("GOD-221")
@pytest.mark.parametrize(
    "frame", [DefenderRallies(n=4), DefenderElement(element=Element.AIR), DefenderRerolls(n=1), DefenderSnares(n=1)]
)
def test_cards_whose_effect_belongs_to_a_siege_are_found_on_their_defender(frame: AnyFrame) -> None:
    state = bearing(frame)
    assert frames(state, one(state, "tower-1")) == (frame,)


# -- Augmented Defenders ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-198", "GOD-231", "GOD-985")
def test_a_defender_is_augmented_in_place_with_one_of_each_element() -> None:
    state = here(towers=(tower("e14"),), stock={"air": 2, "recruit": 1}, stage="siege")
    run(state, Enhance())
    answer(state, "augment-defender air tower-1")
    assert one(state, "tower-1").augments == (Element.AIR,)
    assert stock(state) == {"air": 1, "recruit": 1}
    outside = run(here(towers=(tower(),), stock={"air": 1, "recruit": 1}), Enhance())
    refused = BOOK.why_not(outside, outside.decision.seat, answers.AugmentDefender("air", "tower-1"))
    assert [reason.message for reason in refused] == ["why-not-inside"]


@pytest.mark.rule("GOD-919")
@pytest.mark.ruling("AMB-GOD-148")
def test_an_augment_gives_bulwark_two_against_its_element_and_void_against_all() -> None:
    state = here(towers=(tower(augments=(Element.AIR,)), tower("d13", 2, augments=(Element.VOID,))))
    air, void = one(state, "tower-1"), one(state, "tower-2")
    assert [bulwark_of(state, air, element) for element in (Element.AIR, Element.FIRE)] == [2, 0]
    assert [bulwark_of(state, void, element) for element in (Element.AIR, Element.FIRE)] == [2, 2]


@pytest.mark.ruling("AMB-GOD-148")
def test_augmented_defenders_shelter_heroes_in_their_range_once() -> None:
    state = here(towers=(tower(augments=(Element.AIR,)), tower("d14", 2, augments=(Element.AIR, Element.EARTH))))
    assert sheltering(state) == {Element.AIR, Element.EARTH}
    state.at = g.BY_NAME["g18"]
    assert sheltering(state) == frozenset()


@pytest.mark.rule("GOD-198")
def test_near_air_energy_drain_is_plain_energy_damage_and_one_comes_back() -> None:
    state = here(towers=(tower(augments=(Element.AIR,)),))
    hero = state.heroes[0]
    hero.health, hero.energy = 5, 6
    hurt(state, 0, 24, Vital.ENERGY, rule="GOD-594", drain=True)
    assert (hero.health, hero.energy) == (5, 1)


@pytest.mark.rule("GOD-198")
def test_near_earth_a_condition_is_negated_once_a_turn() -> None:
    state = here(towers=(tower(augments=(Element.EARTH,)),))
    for hero in state.heroes:
        row = [0] * len(CONDITIONS)
        row[CONDITIONS.index(Condition.POISONED)] = 1
        hero.conditions = tuple(row)
    run(state, Enhance())
    answer(state, "negate-condition 2 poisoned")
    assert not any(state.heroes[1].conditions)
    assert done(state)


@pytest.mark.rule("GOD-198", "GOD-117", "GOD-1049")
def test_near_void_gear_is_fused_and_the_dead_return_for_a_platinum() -> None:
    state = here(towers=(tower(augments=(Element.VOID,)),), stock={"platinum": 1})
    state.heroes[0].gear = (3, 0, 0, 0, 0, 0, 0, 0, 0)
    state.heroes[1].state, state.heroes[1].health = "dead", 0
    run(state, Enhance())
    answer(state, "fuse-two 1 health", "call-back 2")
    assert state.heroes[0].gear[0] == 1
    assert state.heroes[1].state == "living"
    assert state.heroes[1].health > 0
    assert stock(state) == {}
    assert done(state)


# -- Aetherial Ore ---------------------------------------------------------------------------------------------


def beside(state: GodaiState, text: str) -> None:
    """An answer beside the open question."""
    decision = state.decision
    assert text in [str(one) for one in decision.aside]
    state.apply(decision.parse(text), decision.seat)


@pytest.mark.rule("GOD-172", "GOD-185")
@pytest.mark.ruling("AMB-GOD-20", "AMB-GOD-223")
@pytest.mark.parametrize(
    ("stat", "now", "later"),
    [
        ("resilience", (6, 4, 1, 15), (6, 4, 1, 15)),
        ("potential", (9, 4, 1, 10), (6, 4, 1, 10)),
        ("power", (6, 7, 1, 10), (6, 4, 1, 10)),
        ("range", (6, 4, 3, 10), (6, 4, 1, 10)),
    ],
)
def test_aetherial_ore_strengthens_a_defender_in_range(stat: str, now: tuple[int, ...], later: tuple[int, ...]) -> None:
    state = here(towers=(tower(potential=6),), stock={"aetherial_ore": 1, "ore": 3})
    run(state, Enhance())
    beside(state, f"boost-defender tower-1 {stat}")

    def shown() -> tuple[int, ...]:
        found = one(state, "tower-1")
        return potential_of(state, found), power_of(state, found), range_of(state, found), found.resilience

    assert shown() == now
    assert stock(state) == {"ore": 3}
    assert "improve tower-1 ore 3" in offered(state)
    state.agenda = [Halt()]
    state.then(EndTurn())
    state.agenda.pop()
    BOOK.resolving[EndTurn](state, EndTurn(), None)
    assert shown() == later


@pytest.mark.rule("GOD-173", "GOD-876")
def test_aetherial_ore_carries_the_group_up_to_five_hexes() -> None:
    state = here(stock={"aetherial_ore": 1, "ore": 3}, towers=(tower(),))
    run(state, Enhance())
    beside(state, "teleport-by-ore")
    goals = [g.BY_NAME[text.split()[1]] for text in offered(state)]
    assert max(g.distance(g.BY_NAME["e14"], hex) for hex in goals) == 5
    answer(state, "pick-hex e12")
    assert state.at == g.BY_NAME["e12"]
    assert stock(state) == {"ore": 3}
    assert state.decision.prompt == "prompt-enhance"


@pytest.mark.rule("GOD-172")
def test_without_ore_or_range_nothing_is_boosted() -> None:
    state = run(here(stock={"ore": 3}, towers=(tower(),)), Enhance())
    assert not [str(one) for one in state.decision.aside if str(one).startswith("boost")]
    refused = BOOK.why_not(state, state.decision.seat, answers.BoostDefender("tower-1", "power"))
    assert [reason.message for reason in refused] == ["why-too-few-resources"]


# -- gains of the group's choice -------------------------------------------------------------------------------


def strengthening(stat: str, n: int, until: str) -> Step:
    return StrengthenDefender(stat, n, until)


@pytest.mark.rule("GOD-165", "GOD-167")
@pytest.mark.ruling("AMB-GOD-16")
def test_the_group_chooses_who_gains_and_power_lasts_for_the_siege() -> None:
    state = run(here(towers=(tower(),)), strengthening("resilience", 4, "game"), strengthening("power", 2, "siege"))
    assert "pick-defender temple-3" in offered(state)
    answer(state, "pick-defender temple-3")
    assert "pick-defender temple-3" not in offered(state)
    answer(state, "pick-defender temples")
    assert stats(state, "temple-3") == (2, 5, 2, 12)
    assert [one(state, f"temple-{n}").siege_power for n in range(1, 6)] == [2] * 5
    assert power_of(state, one(state, "temple-1")) == 7
