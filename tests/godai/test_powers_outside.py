"""Masteries and Specials outside combat: who may use them, what they cost, what they do."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.effects import Modified
from rulewright.games.godai.model.choices.combat import UsePower
from rulewright.games.godai.model.events.group import CardSeen
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps import turn as turns
from rulewright.games.godai.model.steps.land import MoveFree, Teleport
from rulewright.games.godai.model.steps.siege import JaethiRolls
from rulewright.games.godai.model.steps.villain import RollSiegeDie
from rulewright.games.godai.model.steps.visits import SettleElement
from rulewright.games.godai.model.vocabulary import CONDITIONS, ELEMENTS, Condition, Element, Face, Stat, Vital
from rulewright.games.godai.rules.abilities import offered_outside, perform_outside
from rulewright.games.godai.rules.any_time import asides
from rulewright.games.godai.rules.decks import draw, turn_up_commission
from rulewright.games.godai.rules.element_items import turned
from rulewright.games.godai.rules.harvest_rolls import harvest_modifiers, roll_harvest
from rulewright.games.godai.rules.heroes import can_augment
from rulewright.games.godai.rules.looking import look, seen, unseen
from rulewright.games.godai.rules.slots import place
from rulewright.games.godai.rules.stat_tests import rank, roll_test
from rulewright.games.godai.rules.turn import begin_phase
from rulewright.games.godai.rules.vitals import hurt, maximum

from .positions import BOOK, answer, content, faces, go_on, of_kind, position, run

FRIEND = ("samurai", "nakaharan")


def with_role(role: str, *, m1: int = 6, m2: int = 8, defend: int = 8, **fields: Any) -> GodaiState:
    """A hero of the Role with these ranks and 20 Energy, and a Samurai."""
    state = position((role, "xumucane"), FRIEND, **fields)
    hero = state.heroes[0]
    hero.ranks = (12, 20, 4, defend, m1, m2, 5, 5, 5)
    hero.health, hero.energy = 12, 20
    return state


def modes(state: GodaiState, seat: int = 0) -> list[str]:
    return [one.mode for one in offered_outside(state, seat) if isinstance(one, UsePower)]


@pytest.mark.rule("GOD-096")
def test_masteries_outside_combat_are_offered_beside_any_question_of_the_group() -> None:
    """p.16: some Masteries are usable outside of combat."""
    state = with_role("dragoon", steps=[turns.ChooseMovement()])
    assert UsePower("leap", "soar") in asides(state)
    go_on(state)
    answer(state, "use-power leap soar -1")
    assert state.heroes[0].soars
    assert state.heroes[0].energy == 20 - 1
    assert state.decision.prompt == "prompt-movement"
    assert UsePower("leap", "soar") not in asides(state)


@pytest.mark.rule("GOD-096", "GOD-102")
def test_they_cost_energy_that_must_be_there() -> None:
    state = with_role("wind-rider")
    assert "move" in modes(state)
    state.heroes[0].energy = 0
    assert modes(state) == []


@pytest.mark.rule("GOD-426")
def test_the_starving_use_no_energy_for_them() -> None:
    state = with_role("wind-rider")
    state.heroes[0].starving = 1
    assert modes(state) == []


@pytest.mark.rule("GOD-895")
@pytest.mark.parametrize(("die", "energy", "steps"), [(9, 20, 0), (5, 19, 1)])
def test_the_diseased_test_survival_first(die: int, energy: int, steps: int) -> None:
    state = with_role("wind-rider", script=faces(die))
    row = list(state.heroes[0].conditions)
    row[CONDITIONS.index(Condition.DISEASED)] = 1
    state.heroes[0].conditions = tuple(row)
    perform_outside(state, 0, UsePower("ascend", "move"))
    assert state.heroes[0].energy == energy
    assert sum(isinstance(one, MoveFree) for one in state.agenda) == steps


@pytest.mark.component("quantum-leap")
@pytest.mark.rule("GOD-096")
@pytest.mark.ruling("AMB-GOD-226")
def test_quantum_leap_works_once_per_five_ranks_in_a_game_turn() -> None:
    state = with_role("magician", m2=10)
    for _ in range(2):
        assert "teleport" in modes(state)
        perform_outside(state, 0, UsePower("quantum-leap", "teleport"))
        assert isinstance(state.agenda[-1], Teleport)
    assert modes(state) == []
    state.heroes[0].ranks = (12, 20, 4, 8, 6, 4, 5, 5, 5)
    state.heroes[0].used = ()
    assert modes(state) == []


@pytest.mark.rule("GOD-096", "GOD-405")
def test_who_leaps_among_the_events_has_the_event_of_the_new_place() -> None:
    state = with_role("magician", m2=10, phase="event")
    perform_outside(state, 0, UsePower("quantum-leap", "teleport"))
    assert [type(one).__name__ for one in reversed(state.agenda)] == [
        "Teleport",
        "Arrive",
        "ForcedEvents",
        "TakeTokens",
    ]


# -- Sky Reading -----------------------------------------------------------------------------------------------

DECKS = ["harvests", "encounters", "power-ups", "commissions-0", "commissions-1", *[f"siege-{one}" for one in ELEMENTS]]


def with_decks(**fields: Any) -> GodaiState:
    held = content()
    cards = sorted(held.commissions)
    siege = tuple(
        [tuple(sorted(id for id, one in held.siege.items() if one.element is element)) for element in ELEMENTS]
    )
    return with_role(
        "astrologist", encounters=tuple(held.encounters), harvests=tuple(held.harvests), siege_decks=siege,
        commissions=(tuple(cards[:20]), tuple(cards[20:])), jaethi_cards=tuple(sorted(held.jaethi)[:9]), piles=(2, 5),
        **fields,
    )  # fmt: skip


@pytest.mark.component("sky-reading")
@pytest.mark.rule("GOD-096")
@pytest.mark.parametrize("deck", DECKS)
def test_sky_reading_shows_the_top_of_any_deck(deck: str) -> None:
    """One card for every 4 ranks of Defend; they stay on top, and nobody looks twice in a Game Turn."""
    state = with_decks()
    left = unseen(state, deck)
    perform_outside(state, 0, UsePower("sky-reading", f"look-{deck}"))
    shown = [event.card for event in of_kind(state.events, CardSeen)]
    assert (len(shown), seen(state, deck), unseen(state, deck)) == (2, 2, left - 2)
    assert not [mode for mode in modes(state) if mode.startswith("look")]
    assert next_card(state, deck) == shown[0]
    assert next_card(state, deck) == shown[1]


def next_card(state: GodaiState, deck: str) -> str | None:
    if deck in ("harvests", "encounters"):
        return draw(state, deck)
    if deck == "power-ups":
        from rulewright.games.godai.rules.decks import draw_power_up

        return draw_power_up(state)
    if deck.startswith("commissions"):
        number = int(deck[-1])
        roles = {hero.role for hero in state.heroes}
        top = next(card for name, card in state.tops if name == deck)
        if content().commissions[top].role and content().commissions[top].role not in roles:
            state.tops = state.tops[1:]  # a Heroic card of a Role that nobody has would be replaced at once
            return top
        return turn_up_commission(state, number)
    place(state, Element(deck.removeprefix("siege-")), 0, "GOD-501")
    return state.slots[0][0]


@pytest.mark.rule("GOD-096")
def test_sky_reading_shows_jaethis_deck() -> None:
    state = with_decks()
    perform_outside(state, 0, UsePower("sky-reading", "look-jaethi"))
    assert len(state.jaethi_top) == 2


@pytest.mark.rule("GOD-768")
def test_who_shuffles_a_deck_no_longer_knows_its_top() -> None:
    from rulewright.games.godai.rules.decks import shuffle_in

    state = with_decks()
    look(state, "encounters", 2, "GOD-096")
    shuffle_in(state, "encounters", "encounter-x")
    assert state.tops == ()


@pytest.mark.rule("GOD-096")
@pytest.mark.parametrize(("m1", "raised"), [(5, 0), (6, 3)])
def test_from_rank_six_sky_reading_raises_the_group(m1: int, raised: int) -> None:
    state = with_role("astrologist", m1=m1)
    before = [hero.health for hero in state.heroes]
    assert ("lift" in modes(state)) == bool(raised)
    if raised:
        perform_outside(state, 0, UsePower("sky-reading", "lift"))
    assert [hero.health for hero in state.heroes] == [n + raised for n in before]


# -- Energetic Connection --------------------------------------------------------------------------------------


@pytest.mark.component("energetic-connection")
@pytest.mark.rule("GOD-800", "GOD-1049")
@pytest.mark.parametrize(("stat", "at", "lost"), [("health", 0, 1), ("energy", 1, 2)])
def test_who_is_revived_while_camping_chooses_what_it_costs(stat: str, at: int, lost: int) -> None:
    state = with_role("astrologist", m2=7, movement="camp")
    friend = state.heroes[1]
    friend.state, friend.health = "dead", 0
    before = friend.ranks[at]
    run(state)
    assert UsePower("energetic-connection", "revive", 1) in offered_outside(state, 0)
    perform_outside(state, 0, UsePower("energetic-connection", "revive", 1))
    BOOK.advance(state)
    assert state.decision.seat == 1
    answer(state, f"pick-stat {stat}")
    assert (friend.state, friend.ranks[at]) == ("living", before - lost)
    assert (friend.health, friend.energy) == (maximum(state, 1, Vital.HEALTH), maximum(state, 1, Vital.ENERGY))


@pytest.mark.rule("GOD-800")
@pytest.mark.parametrize(("movement", "m2"), [("normal", 7), ("camp", 6)])
def test_nobody_is_revived_without_a_camp_or_the_rank(movement: str, m2: int) -> None:
    state = with_role("astrologist", m2=m2, movement=movement)
    state.heroes[1].state = "dead"
    assert "revive" not in modes(state)


# -- the Sage --------------------------------------------------------------------------------------------------


@pytest.mark.component("resonance")
@pytest.mark.rule("GOD-096", "GOD-1060")
def test_resonance_heals_and_from_rank_five_helps_the_next_test_once() -> None:
    state = with_role("sage", m1=6, script=faces(7, 7))
    friend = state.heroes[1]
    friend.health = 1
    assert UsePower("resonance", "heal-test-outside", 1) in offered_outside(state, 0)
    perform_outside(state, 0, UsePower("resonance", "heal-test-outside", 1))
    assert friend.health == min(1 + 8 + 2, maximum(state, 1, Vital.HEALTH))
    assert [roll_test(state, 1, Stat.SURVIVAL, "GOD-079", "card").result for _ in range(2)] == [7 - 2, 7]


@pytest.mark.rule("GOD-892")
def test_resonance_does_not_heal_the_cursed() -> None:
    state = with_role("sage", m1=4)
    row = list(state.heroes[1].conditions)
    row[CONDITIONS.index(Condition.CURSED)] = 1
    state.heroes[1].conditions = tuple(row)
    state.heroes[1].health = 1
    assert UsePower("resonance", "heal-outside", 1) not in offered_outside(state, 0)


@pytest.mark.component("attune")
@pytest.mark.rule("GOD-096", "GOD-843", "GOD-1105")
@pytest.mark.parametrize(("m2", "tier"), [(3, 1), (4, 2), (8, 3), (12, 3)])
def test_attune_lends_an_augment_for_the_phase(m2: int, tier: int) -> None:
    """One Tier, and one more for every 4 ranks, of an Element that the group has."""
    state = with_role("sage", m2=m2)
    assert not [mode for mode in modes(state) if mode.startswith("augment")]
    state.stockpile = (*state.stockpile[:10], 1, *state.stockpile[11:])
    assert [mode for mode in modes(state) if mode.startswith("augment")] == ["augment-fire-outside"] * 2
    perform_outside(state, 0, UsePower("attune", "augment-fire-outside", 1))
    friend = state.heroes[1]
    assert friend.augments[ELEMENTS.index(Element.FIRE)] == tier
    assert can_augment(friend, Element.FIRE) == (tier < 3), "what is lent is none of the two own Elements"
    assert can_augment(friend, Element.AIR)
    begin_phase(state, "skill")
    assert (friend.augments, friend.lent) == ((0,) * 5, ())


@pytest.mark.component("deep-insight")
@pytest.mark.rule("GOD-096")
def test_the_sage_eases_harvest_rolls_twice_a_turn() -> None:
    state = with_role("sage")
    for n in range(2):
        assert modes(state).count("harvest") == 1
        perform_outside(state, 0, UsePower("deep-insight", "harvest"))
        assert [one.n for one in state.modifiers if one.what == Modified.HARVEST_ROLL] == [-3] * (n + 1)
    assert "harvest" not in modes(state)


# -- the Mesmer ------------------------------------------------------------------------------------------------


@pytest.mark.component("shapeshift")
@pytest.mark.rule("GOD-096", "GOD-843")
def test_shapeshift_lifts_all_skills_from_rank_nine_once_per_phase() -> None:
    state = with_role("mesmer", m1=9)
    before = [rank(state, 0, stat) for stat in (Stat.ATTACK, Stat.NAVIGATE, Stat.EXPLORE, Stat.SURVIVAL)]
    perform_outside(state, 0, UsePower("shapeshift", "as-all-outside"))
    assert [rank(state, 0, one) for one in (Stat.ATTACK, Stat.NAVIGATE, Stat.EXPLORE, Stat.SURVIVAL)] == [
        n + 4 for n in before
    ]
    assert modes(state) == []
    begin_phase(state, "skill")
    assert "as-all-outside" in modes(state)
    state.heroes[0].ranks = (12, 20, 4, 8, 8, 8, 5, 5, 5)
    assert "as-all-outside" not in modes(state)


@pytest.mark.rule("GOD-445")
def test_the_help_of_the_sage_is_for_one_harvest_roll() -> None:
    state = with_role("sage", script=faces(6, 6, 6))
    for _ in range(2):
        perform_outside(state, 0, UsePower("deep-insight", "harvest"))
    results = [roll_harvest(state, 3, "GOD-445", harvest_modifiers(state)) for _ in range(3)]
    assert results == [True, True, False]


# -- the Absorbing Orb -----------------------------------------------------------------------------------------


def with_orb() -> GodaiState:
    state = with_role("sage")
    state.heroes[0].items, state.heroes[0].charges = ("absorbing-orb",), 1
    run(state)
    return state


@pytest.mark.component("absorbing-orb")
@pytest.mark.rule("GOD-858")
@pytest.mark.parametrize(("word", "energy", "charges"), [("accept", 20 - 4, 0), ("decline", 20 - 14, 1)])
def test_an_orb_negates_up_to_ten_damage_outside_combat(word: str, energy: int, charges: int) -> None:
    state = with_orb()
    hurt(state, 0, 14, Vital.ENERGY, rule="GOD-396", drain=True)
    BOOK.advance(state)
    assert state.decision.prompt == "prompt-use-orb"
    answer(state, word)
    assert (state.heroes[0].energy, state.heroes[0].charges) == (energy, charges)


@pytest.mark.rule("GOD-858")
def test_a_price_is_no_damage_and_an_empty_orb_negates_nothing() -> None:
    state = with_orb()
    hurt(state, 0, 2, rule="GOD-066")
    assert state.heroes[0].health == 12 - 2
    state.heroes[0].charges = 0
    hurt(state, 0, 3, rule="GOD-103")
    assert state.heroes[0].health == 12 - 5
    state.heroes[0].charges = 1
    hurt(state, 0, 3, rule="GOD-103")
    BOOK.advance(state)
    answer(state, "accept")
    assert state.heroes[0].health == 12 - 5


# -- dice of the Villain phase ---------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1033")
@pytest.mark.parametrize(
    ("villain", "shown", "face"),
    [("", Face.SURGE, Face.MATCH), ("siege", Face.SURGE, Face.SURGE), ("siege", Face.MATCH, Face.MISMATCH)],
)
def test_a_surge_that_a_vine_turns_stays_one_only_in_the_villain_phase(villain: str, shown: Face, face: Face) -> None:
    step = SettleElement(Element.FIRE, shown, Element.FIRE, villain=villain)
    assert turned(step, Element.WATER) == SettleElement(Element.FIRE, face, Element.WATER, villain=villain)


@pytest.mark.rule("GOD-485", "GOD-1038")
def test_beads_roll_the_die_for_a_siege_card_again() -> None:
    """A Surge brings two cards; the new roll shows a plain Match."""
    state = with_decks(script=[2, 0])
    state.heroes[0].items = ("juzu-prayer-beads",)
    card = next(id for id, one in content().jaethi.items() if str(one.die) == "fire")
    run(state, RollSiegeDie(card))
    assert state.decision.prompt == "prompt-settle-element"
    answer(state, "apply-item 1 juzu-prayer-beads 1")
    assert state.heroes[0].energy == 20 - 3
    assert [len(pile) for pile in state.slots] == [1, 0, 0, 0]


@pytest.mark.rule("GOD-1033", "GOD-485")
def test_a_vine_turns_the_die_for_a_siege_card() -> None:
    state = with_decks(script=[2, 0])
    state.heroes[0].items = ("vine-of-the-dead",)
    card = next(id for id, one in content().jaethi.items() if str(one.die) == "fire")
    run(state, RollSiegeDie(card))
    answer(state, "apply-item 1 vine-of-the-dead 4")
    assert list(state.slots) == [("water",), ("water",), (), ()]


@pytest.mark.rule("GOD-544", "GOD-1038")
def test_beads_roll_jaethis_die_again() -> None:
    state = with_decks(script=[5, 0], jaethi=(1, 2, 3), current="fire", stage="siege")
    state.heroes[0].items = ("juzu-prayer-beads",)
    run(state, JaethiRolls())
    answer(state, "apply-item 1 juzu-prayer-beads 1")
    assert state.imbalance[ELEMENTS.index(Element.FIRE)] == 1, "a Match raises the Imbalance"
