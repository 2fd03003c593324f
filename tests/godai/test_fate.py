"""Dice that were just rolled and are changed: Jade Omamori, and Void of Tier 3."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rulewright.core import replay
from rulewright.core.dice import DiceRolled
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.games.godai.combat_effects import Strike
from rulewright.games.godai.content.components import Encounter
from rulewright.games.godai.game import build
from rulewright.games.godai.model.choices.common import Done
from rulewright.games.godai.model.choices.heroes import RollAgain, ShiftDie
from rulewright.games.godai.model.events.heroes import StatTested
from rulewright.games.godai.model.state import FATED, GodaiState
from rulewright.games.godai.model.steps.gains import OfferFate
from rulewright.games.godai.model.steps.turn import RollSkills
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition, Targeting
from rulewright.games.godai.rules.fate import can_shift, foresee, reach, settle_fate

from .battlefield import make_hero
from .fights import ATTACK, DEFEND, FLEE, action, answer, fight, foe, opponent
from .positions import BOOK, faces, of_kind, offered, position, run
from .positions import answer as reply

SAMURAI, SAGE = ("samurai", "nakaharan"), ("sage", "tanuki")
OMAMORI = ("jade-omamori",)


def bearer(*heroes: tuple[str, str], script: tuple[int, ...] = (), m1: int = 4, **fields: Any) -> GodaiState:
    """The first hero bears an Omamori, has Masteries of this rank and Skills of 5, and moves Normally."""
    state = position(*(heroes or (SAMURAI,)), movement="normal", script=faces(*script), **fields)
    hero = state.heroes[0]
    hero.items = OMAMORI
    hero.ranks = (9, 9, 3, 3, m1, 1, 5, 5, 5)
    hero.health = hero.energy = 9
    return state


@pytest.mark.component("jade-omamori")
@pytest.mark.rule("GOD-1016")
@pytest.mark.ruling("AMB-GOD-202")
def test_jade_omamori_shifts_a_core_die_that_was_just_rolled() -> None:
    """Half of the best Mastery rank, here 2: a 7 becomes a success, a 5 a Critical Success is out of reach."""
    state = bearer(script=(7, 5, 10))
    run(state, RollSkills((), ()))
    assert isinstance(state.agenda[-1], OfferFate)
    assert "shift-die 1 5" in offered(state)
    assert "shift-die 1 4" not in offered(state), "3 faces are too far"
    reply(state, "shift-die 1 5")
    results = {event.stat: event.result for event in of_kind(state.events, StatTested)}
    assert results == {"navigate": 5, "explore": 5, "survival": 10}
    assert state.heroes[0].energy == 9 - 2
    assert OMAMORI[0] in state.heroes[0].used
    assert state.fate == ()


@pytest.mark.rule("GOD-1016")
def test_who_leaves_the_dice_has_them_as_they_fell_and_may_use_it_later() -> None:
    state = bearer(script=(7, 5, 10, 3))
    run(state, RollSkills((), ()))
    reply(state, "done")
    results = [event.result for event in of_kind(state.events, StatTested)]
    assert results == [7, 5, 10]
    assert can_shift(state, 0)


@pytest.mark.rule("GOD-1016")
@pytest.mark.ruling("AMB-GOD-226")
@pytest.mark.parametrize("hindrance", ["used", "energy", "starving", "dead"])
def test_once_per_game_turn_and_for_two_energy(hindrance: str) -> None:
    state = bearer()
    assert can_shift(state, 0)
    hero = state.heroes[0]
    if hindrance == "used":
        hero.used = OMAMORI
    elif hindrance == "energy":
        hero.energy = 1
    elif hindrance == "starving":
        hero.starving = 1
    else:
        hero.state = "dead"
    assert not can_shift(state, 0)


@pytest.mark.rule("GOD-1016", "GOD-895")
def test_a_diseased_bearer_must_succeed_on_survival_first() -> None:
    state = bearer(script=(7, 5, 10))
    row = [0] * len(CONDITIONS)
    row[CONDITIONS.index(Condition.DISEASED)] = 1
    state.heroes[0].conditions = tuple(row)
    run(state, RollSkills((), ()))
    step = state.agenda.pop()
    assert isinstance(step, OfferFate)
    state.script = faces(9)
    settle_fate(state, step, ShiftDie(1, 5))
    assert state.heroes[0].energy == 9
    assert state.fate == (0,), "the die stays as it fell"


@pytest.mark.rule("GOD-1016")
def test_any_bearer_may_change_what_another_left() -> None:
    state = bearer(SAMURAI, SAGE, script=(7, 2, 2, 9, 2, 2))
    state.heroes[1].items = OMAMORI
    run(state, RollSkills((), ()))
    assert state.decision.seat == 0
    reply(state, "done")
    assert state.decision.seat == 1
    assert reach(state, 1) == 2


@pytest.mark.rule("GOD-1016")
def test_steps_without_dice_and_questions_bring_no_offer() -> None:
    state = bearer()
    run(state)
    assert state.decision.prompt == "prompt-halt"
    foresee(state)
    assert state.decision.prompt == "prompt-halt"


# -- in combat: Void of Tier 3 ---------------------------------------------------------------------------------

VOID = (0, 0, 0, 0, 3)
BITE = foe(health=(60,), attack=action("bite", Strike(n=5)))


def battle(*cards: Encounter, **more: Any) -> GodaiState:
    """Two heroes, the first with Void of Tier 3, in a fight that is played with the whole book."""
    heroes = [make_hero(augments=VOID, **more), make_hero()]
    state = fight(heroes, *(cards or (BITE,)))
    state.game.book.settling = BOOK.settling
    return state


@pytest.mark.rule("GOD-1105")
def test_void_rolls_a_target_die_again() -> None:
    state = battle()
    answer(state, DEFEND, DEFEND, dice=(1, 9, 4))
    assert state.decision.choices == (Done(), RollAgain(2), RollAgain(3))
    answer(state, RollAgain(2), dice=(2,))
    assert [hero.health for hero in state.heroes] == [20, 20 - 3]


@pytest.mark.rule("GOD-1105")
def test_void_rolls_an_own_die_again_once_each_round() -> None:
    state = battle()
    answer(state, FLEE, DEFEND, dice=(9,))
    assert state.decision.seat == 0
    answer(state, RollAgain(1), dice=(8,))
    assert state.heroes[0].state == "living"
    tested = [event.result for event in of_kind(state.events, DiceRolled) if event.purpose == "flee"]
    assert tested == [8 - 2]
    answer(state, DEFEND, dice=(1, 9, 4))
    assert [one.prompt for one in state.decisions] == ["prompt-declare"] * 2, "no second time in this round"
    answer(state, DEFEND, DEFEND, dice=(1, 9, 4))
    assert state.decision.prompt == "prompt-change-die"


@pytest.mark.rule("GOD-1105")
def test_void_of_tier_two_rolls_nothing_again() -> None:
    state = battle()
    state.heroes[0].augments = (0, 0, 0, 0, 2)
    answer(state, DEFEND, DEFEND, dice=(1, 9, 4))
    assert state.decision.prompt == "prompt-declare"


@pytest.mark.rule("GOD-1016")
@pytest.mark.ruling("AMB-GOD-192", "AMB-GOD-180")
def test_jade_omamori_turns_the_hex_die_of_an_opponent() -> None:
    """An action die of 5 rests, one of 4 is the Mastery. The die of another printing, with a moon, is the Hex die."""
    card = foe(health=(60,), attack=action("bite", Strike(n=5), targeting=Targeting.GROUP))
    state = fight([make_hero(items=OMAMORI, ranks=(20, 20, 4, 2, 2, 2, 5, 5, 5))], card)
    state.game.book.settling = BOOK.settling
    answer(state, ATTACK, dice=(5,))
    assert state.decision.choices == (Done(), ShiftDie(1, 4), ShiftDie(1, 6))
    answer(state, ShiftDie(1, 4))
    assert opponent(state).energy == 10 - 3
    assert state.heroes[0].health == 20 - 2


@pytest.mark.rule("GOD-1016")
def test_dice_that_lie_there_are_on_record_and_fall_only_once() -> None:
    """Whoever replays the game without its secret finds the same dice, and looks at the same question."""
    state = bearer(script=(7, 5, 10))
    run(state, RollSkills((), ()))
    assert [(roll.stream, roll.got + 1) for roll in state.rolls] == [("core", 7), ("core", 5), ("core", 10)]
    assert [got + 1 for _, _, got in state.thrown] == [7, 5, 10]
    reply(state, "done")
    assert "core" not in {roll.stream for roll in state.rolls} | {stream for stream, _, _ in state.thrown}


def test_a_game_with_secret_luck_in_which_dice_are_changed_can_be_replayed() -> None:
    game, luck = build([]), Random(7)
    session = Session(game, Setup("godai", 2, 7, options={"deck": "short"}), secret=bytes(range(32)))
    met = 0
    while met < 3:
        decision = luck.choice(session.state.decisions)
        if isinstance(session.state.agenda[-1], OfferFate):
            met += 1
            other = session.state.resample(0, met)
            assert [one for one in other.thrown if one[0] in FATED] == [
                one for one in session.state.thrown if one[0] in FATED
            ]
        choice = decision.choices[0] if decision.confirming else luck.choice(decision.choices)
        session.apply(choice, decision.seat)
    again = Session.resume(game, replay.read(list(replay.write(session.replay()))))
    assert game.digest(again.state) == game.digest(session.state)
