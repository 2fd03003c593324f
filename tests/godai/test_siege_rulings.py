"""Rulings on the Villain phase, the Siege and Difficulty: each test would fail if the other reading were played."""

from __future__ import annotations

import pytest

from rulewright.games.godai.effects import PlaceCataclysm
from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices.combat import Meet
from rulewright.games.godai.model.state import Floating, Options
from rulewright.games.godai.model.steps import siege, villain
from rulewright.games.godai.model.steps.combat import DrawEncounters, MeetEncounters
from rulewright.games.godai.model.steps.gains import ReviveHero
from rulewright.games.godai.model.steps.land import PlaceCataclysmTile
from rulewright.games.godai.model.vocabulary import DIFFICULTIES, ELEMENTS, Element, Place
from rulewright.games.godai.rules.combat.difficulty import DAMAGE, OUTLAST
from rulewright.games.godai.rules.combat.meeting import shelter
from rulewright.games.godai.rules.death import due_revivals
from rulewright.games.godai.rules.siege_damage import hit_group
from rulewright.games.godai.rules.slots import place, turn_up
from rulewright.games.godai.rules.stat_tests import test_modifiers as modifiers_of
from rulewright.games.godai.rules.vitals import hurt

from .maps import full_map
from .positions import (
    Halt,
    answer,
    content,
    go_on,
    position,
    run,
    take_until,
)
from .sieges import PLAIN, besieged, tower

SAMURAI, SAGE, TANUKI = ("samurai", "kobold"), ("sage", "tanuki"), ("samurai", "tanuki")


# -- Villain phase and Siege -----------------------------------------------------------------------------------


@pytest.mark.rule("GOD-497")
@pytest.mark.ruling("AMB-GOD-172")
def test_only_jaethis_deck_holds_cataclysms() -> None:
    effects = [
        effect for card in content().harvests.values() for effect in (*card.immediate, *card.end, *card.bonus)
    ]  # fmt: skip
    assert not [effect for effect in effects if isinstance(effect, PlaceCataclysm)]
    cards = [card for card in content().jaethi.values() if card.kind == "cataclysm"]
    assert sorted(str(card.element) for card in cards) == ["air", "earth", "fire", "water"]
    state = position(SAMURAI, jaethi_top=(cards[0].id,), script=[0], siege_decks=content().siege_ids)
    state.then(villain.DrawJaethiCard())
    take_until(state, PlaceCataclysmTile)


@pytest.mark.rule("GOD-585", "GOD-587")
@pytest.mark.ruling("AMB-GOD-170")
@pytest.mark.parametrize("wave", [1, 2, 3])
def test_a_siege_ends_without_last_losses(wave: int) -> None:
    state = besieged(wave=wave, calendar=1, towers=[tower(g.BY_NAME["e13"])])
    before = state.defenders
    run(state, siege.AdvanceCalendar())
    assert state.defenders == before
    assert state.outcome is None


@pytest.mark.rule("GOD-801", "GOD-802")
@pytest.mark.ruling("AMB-GOD-173")
def test_heroes_revive_in_the_last_siege_too() -> None:
    state = besieged(SAMURAI, SAGE, wave=3, turn=20, options=Options(waves=3))
    hurt(state, 0, 99, rule="GOD-103")
    go_on(state)
    assert (state.heroes[0].state, state.heroes[0].revives) == ("dead", 23)
    state.turn = 23
    assert due_revivals(state) == [ReviveHero(0)]


@pytest.mark.rule("GOD-478", "GOD-594")
@pytest.mark.ruling("AMB-GOD-127")
def test_siege_damage_drains_a_hero_by_24() -> None:
    state = besieged(SAMURAI, fronts={0: PLAIN}, banners={0: g.BY_NAME["e13"]}, at=g.BY_NAME["e14"], defenders=())
    hero = state.heroes[0]
    hero.energy, hero.health = 21, 9
    hit_group(state, 0, "GOD-594")
    assert (hero.energy, hero.health) == (0, 6), "20 would leave 1 Energy; what no Energy is left for is Health"


@pytest.mark.rule("GOD-1081", "GOD-486")
@pytest.mark.ruling("AMB-GOD-209")
@pytest.mark.parametrize("alive", [True, False])
def test_nobody_draws_an_encounter_while_all_are_dead(alive: bool) -> None:
    state = position(
        SAMURAI, jaethi_top=("jaethi-locked-forges",), script=[0], encounters=("a",), siege_decks=content().siege_ids
    )  # fmt: skip
    if not alive:
        state.heroes[0].state, state.at = "dead", -1
    state.then(villain.DrawJaethiCard(), Halt())
    take_until(state, DrawEncounters if alive else Halt)
    assert state.encounters == ("a",), "it is not drawn and lost either"
    assert state.modifiers, "what the card says happens all the same"


@pytest.mark.rule("GOD-604")
@pytest.mark.ruling("AMB-GOD-212")
@pytest.mark.parametrize("stage", ["harvest", "siege"])
def test_an_encounter_is_vanquished_at_once_in_a_defender_of_both_stages(stage: str) -> None:
    card = next(id for id, one in content().encounters.items() if not one.bribe)
    state = full_map(SAGE, stage=stage, phase="villain")
    state.defenders = (*state.defenders, tower(state.at))
    assert shelter(state) is not None
    run(state, MeetEncounters((card,)))
    assert Meet("vanquish") in state.decision.choices
    answer(state, "meet vanquish")
    assert next(one for one in state.defenders if one.id == "tower-1").resilience == 9


@pytest.mark.rule("GOD-604")
@pytest.mark.ruling("AMB-GOD-35", "AMB-GOD-212")
def test_a_covered_temple_shelters_nobody() -> None:
    state = full_map(SAGE)
    temple = next(one for one in state.defenders if one.kind is Place.TEMPLE)
    state.at = temple.hexes[0]
    assert shelter(state) == temple
    state.sky = (Floating("sky-2", state.at, 0, riser=True),)
    assert shelter(state) is None


@pytest.mark.rule("GOD-501", "GOD-1070")
@pytest.mark.ruling("AMB-GOD-217")
def test_of_a_face_down_siege_card_only_the_element_is_known() -> None:
    state = position(SAMURAI, siege_decks=content().siege_ids)
    assert place(state, Element.FIRE, 0, "GOD-501")
    assert state.slots[0] == ("fire",), "which card it is has not been decided"
    assert len(state.siege_decks[ELEMENTS.index(Element.FIRE)]) == 15
    state.script = [4]
    assert turn_up(state, 0, "GOD-526")
    assert state.fronts[0] == content().siege_ids[2][4]
    assert len(state.siege_decks[2]) == 14


@pytest.mark.rule("GOD-709", "GOD-388")
@pytest.mark.ruling("AMB-GOD-100")
@pytest.mark.parametrize(("level", "penalty", "more"), [(0, 0, -1), (2, 0, 1), (3, 1, 2), (4, 2, 4), (5, 3, 6)])
def test_the_second_difficulty_table_counts(level: int, penalty: int, more: int) -> None:
    state = position(SAMURAI, difficulty=level)
    assert str(DIFFICULTIES[0]) == "starter"
    assert sum(n for _, n in modifiers_of(state, 0, "explore")) == penalty  # type: ignore[arg-type]
    assert (DAMAGE[level], OUTLAST[level]) == (more, more if level else -2)
    state.movement, state.camps = "camp", 1
    assert sum(n for _, n in modifiers_of(state, 0, "explore")) == penalty - 1  # type: ignore[arg-type]
