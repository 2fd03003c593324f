"""The Game Turn, Stages, Harvest cards, what ends with a turn, winning and losing, Difficulty."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model.choices.heroes import RaiseDifficulty
from rulewright.games.godai.model.events.group import TurnBegan
from rulewright.games.godai.model.hero import Boost
from rulewright.games.godai.model.state import GodaiState, Modifier, Options
from rulewright.games.godai.model.steps import turn as steps
from rulewright.games.godai.model.vocabulary import Condition, Resource, Stat
from rulewright.games.godai.rules.any_time import between_turns
from rulewright.games.godai.rules.ending import look, lose, win
from rulewright.games.godai.rules.gains import gain
from rulewright.games.godai.rules.turn import take_bonus
from rulewright.games.godai.rules.vitals import inflict

from .positions import BOOK, answer, cities, content, done, of_kind, offered, position, run, stock, take_until, texts

SAMURAI, SAGE = ("samurai", "kobold"), ("sage", "tanuki")
PHASES = [
    steps.ChooseMovement,
    steps.EndMovement,
    steps.SkillPhase,
    steps.EventPhase,
    steps.VillainPhase,
    steps.EndTurn,
]


def begun(**fields: Any) -> GodaiState:
    """A turn has begun, and its first step is next."""
    state = position(SAMURAI, SAGE, steps=[steps.BeginTurn()], **fields)
    take_until(state, steps.ChooseMovement)
    return state


# -- phases ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-140", "GOD-141", "GOD-142", "GOD-373")
def test_a_siege_turn_has_four_phases_and_no_harvest_card() -> None:
    state = begun(stage="siege", harvests=tuple(content().harvests))
    assert [type(step) for step in reversed(state.agenda)] == PHASES
    assert not state.played
    assert not state.treasures
    assert [(one.turn, one.stage) for one in of_kind(state.events, TurnBegan)] == [(2, "siege")]


@pytest.mark.rule("GOD-369", "GOD-370", "GOD-372")
def test_a_harvest_turn_begins_with_a_harvest_card() -> None:
    cards = tuple([card.id for card in content().harvests.values() if card.ribbon == "resource"][:2])
    state = position(SAMURAI, SAGE, steps=[steps.BeginTurn()], harvests=cards, script=[1])
    take_until(state, steps.DrawHarvestCard)
    assert [type(step) for step in reversed(state.agenda)] == [steps.DrawHarvestCard, *PHASES]
    BOOK.resolving[steps.DrawHarvestCard](state, state.agenda.pop(), None)
    assert state.played == (cards[1],)
    assert state.harvests == (cards[0],)


@pytest.mark.rule("GOD-369")
def test_its_immediate_effect_happens_at_once() -> None:
    card = next(card for card in content().harvests.values() if card.immediate)
    state = position(SAMURAI, steps=[steps.DrawHarvestCard()], harvests=(card.id,))
    BOOK.resolving[steps.DrawHarvestCard](state, state.agenda.pop(), None)
    assert state.agenda[-1].effects == card.immediate
    assert state.played == (card.id,)


@pytest.mark.rule("GOD-378")
def test_a_treasure_is_only_revealed() -> None:
    card = next(card.id for card in content().harvests.values() if card.ribbon == "treasure")
    state = begun(harvests=(card,))
    assert state.treasures == (card,)
    assert not state.played
    assert not any(hero.items for hero in state.heroes)


@pytest.mark.rule("GOD-374", "GOD-376", "GOD-377")
def test_a_kept_resource_card_may_be_discarded_for_its_bonus_at_any_time() -> None:
    card = next(card for card in content().harvests.values() if card.ribbon == "resource")
    state = position(SAMURAI, resource_cards=(card.id,), steps=[steps.ChooseMovement()])
    choice = next(one for one in between_turns(state) if str(one) == f"take-bonus {card.id}")
    BOOK.replacing[type(choice)](state, state.agenda.pop(), choice)
    assert state.resource_cards == ()
    assert state.harvest_discards == (card.id,)
    assert state.agenda[-1].effects == card.bonus
    assert isinstance(state.agenda[0], steps.ChooseMovement)
    take_bonus(state, card.id)
    assert state.agenda[-1].effects == card.bonus  # type: ignore[union-attr]


@pytest.mark.rule("GOD-906")
@pytest.mark.ruling("AMB-GOD-157")
def test_poison_works_at_the_start_of_the_movement_phase() -> None:
    state = position(SAMURAI, SAGE, steps=[steps.BeginTurn()], stage="siege")
    inflict(state, 1, Condition.POISONED)
    take_until(state, steps.ChooseMovement)
    assert state.heroes[1].health == 3


@pytest.mark.rule("GOD-228", "GOD-1062")
def test_a_harvest_stage_begins_with_a_damaged_equip_card_that_may_be_regained() -> None:
    state = position(SAMURAI, damaged=("a", "b"), stage="siege", used_this_stage=("x",))
    gain(state, Resource.PLATINUM, 2)
    run(state, steps.BeginStage())
    assert offered(state) == ["pick-card a", "pick-card b", "decline"]
    answer(state, "pick-card b")
    assert (state.damaged, state.equips, stock(state)) == (("a",), ("b",), {"platinum": 1})
    assert state.stage == "harvest"
    assert state.used_this_stage == ()


@pytest.mark.rule("GOD-136", "GOD-1062")
def test_without_platinum_nobody_is_asked() -> None:
    state = position(SAMURAI, damaged=("a",))
    run(state, steps.BeginStage())
    assert done(state)


# -- the end of a turn -----------------------------------------------------------------------------------------


def ended(state: GodaiState) -> GodaiState:
    BOOK.resolving[steps.EndTurn](state, steps.EndTurn(), None)
    return state


@pytest.mark.rule("GOD-1061")
def test_what_lasts_for_a_turn_ends_and_the_next_turn_begins() -> None:
    state = position(SAMURAI, used=("x",), quelled=True)
    hero = state.heroes[0]
    hero.used, hero.soars, hero.health = ("x",), True, 13
    hero.boosts = (Boost(Stat.ATTACK, 1, "turn"), Boost(Stat.ATTACK, 1, "game"))
    ended(state)
    assert state.agenda == [steps.BeginTurn()]
    assert (hero.used, hero.soars, hero.health, len(hero.boosts)) == ((), False, 10, 1)
    assert state.used == ()
    assert not state.quelled


@pytest.mark.rule("GOD-496")
def test_cards_that_last_some_turns_count_them() -> None:
    lasting = (
        Modifier("range", 1, "turn", card="a"),
        Modifier("range", 1, "turns", 2, card="b"),
        Modifier("range", 1, "turns", 1, card="c"),
        Modifier("range", 1, "stage", card="d"),
    )
    state = ended(position(SAMURAI, modifiers=lasting))
    assert [(one.card, one.turns) for one in state.modifiers] == [("b", 1), ("d", 0)]


@pytest.mark.rule("GOD-843")
def test_boosts_end_with_the_phase() -> None:
    state = position(SAMURAI, steps=[steps.SkillPhase()])
    state.heroes[0].boosts = (Boost(Stat.EXPLORE, 2, "phase"),)
    BOOK.resolving[steps.SkillPhase](state, state.agenda.pop(), None)
    assert state.heroes[0].boosts == ()
    assert state.phase == "skill"


def test_defenders_forget_the_turn() -> None:
    state = position(SAMURAI)
    state.defenders = tuple([replace(one, turn=(1, 1, 1), hit=3, frozen=True) for one in cities()])
    assert ended(state).defenders == cities()


# -- winning and losing ----------------------------------------------------------------------------------------


def fallen(which: tuple[int, ...]) -> Any:
    return tuple([replace(one, fallen="flipped") if at in which else one for at, one in enumerate(cities())])


@pytest.mark.rule("GOD-004", "GOD-009", "GOD-1061")
def test_the_group_loses_when_both_city_states_are_destroyed() -> None:
    state = ended(position(SAMURAI, SAGE, defenders=fallen((0, 1))))
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.outcome.rule == "GOD-009"
    assert ended(position(SAMURAI, defenders=fallen((0,)))).outcome is None


@pytest.mark.rule("GOD-002", "GOD-005", "GOD-008")
@pytest.mark.ruling("AMB-GOD-01")
@pytest.mark.parametrize(("down", "winners"), [((), (0, 1)), ((1,), (0, 1)), ((0, 1), ())])
def test_the_last_siege_ends_with_the_calendar(down: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = ended(position(SAMURAI, SAGE, stage="siege", wave=3, calendar=0, defenders=fallen(down)))
    assert state.outcome is not None
    assert state.outcome.winners == winners


@pytest.mark.rule("GOD-008")
def test_an_earlier_siege_does_not_end_the_game() -> None:
    assert ended(position(SAMURAI, stage="siege", wave=2, calendar=0)).outcome is None
    assert ended(position(SAMURAI, stage="siege", wave=3, calendar=1)).outcome is None
    four = Options(waves=4)
    assert ended(position(SAMURAI, stage="siege", wave=3, calendar=0, options=four)).outcome is None


@pytest.mark.rule("GOD-003", "GOD-007", "GOD-010")
def test_jaethi_without_resilience_is_a_win_even_if_both_city_states_fall() -> None:
    state = position(SAMURAI, stage="siege", jaethi=(1, 2, 3), jaethi_resilience=0, defenders=fallen((0, 1)))
    look(state)
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("GOD-001")
def test_vanquishing_jaethi_wins_at_once_and_nothing_follows() -> None:
    state = position(SAMURAI, steps=[steps.SkillPhase()])
    win(state, "GOD-001")
    BOOK.advance(state)
    assert state.over
    assert state.agenda == [steps.SkillPhase()]


@pytest.mark.rule("GOD-006")
def test_dead_heroes_are_no_loss() -> None:
    state = position(SAMURAI)
    state.heroes[0].state = "dead"
    look(state)
    assert state.outcome is None
    lose(state, "GOD-009")
    assert state.over


# -- Difficulty ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-696", "GOD-697", "GOD-698", "GOD-700")
def test_difficulty_may_be_raised_beside_a_question_up_to_epic() -> None:
    state = position(SAMURAI, steps=[steps.ChooseMovement()], difficulty=4)
    assert "raise-difficulty" in texts(between_turns(state))
    BOOK.replacing[RaiseDifficulty](state, state.agenda.pop(), RaiseDifficulty())
    assert state.difficulty == 5
    assert state.agenda == [steps.ChooseMovement()]
    assert "raise-difficulty" not in texts(between_turns(state))
