"""Several seats answer in the open: a party's question, answers that are gathered, whoever is first; and dice."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.bots import Seen, make
from rulewright.core import replay as replays
from rulewright.core.dice import DiceRolled, Die, tell_dice, throw, throw_again
from rulewright.core.errors import IllegalChoice, UndoError
from rulewright.core.record import CONFIRM, Decision, Effect, Step
from rulewright.core.replay import Setup
from rulewright.core.rulebook import RuleBook
from rulewright.core.session import ChoicesUndone, Session
from rulewright.games.dragon_eclipse.rules.campaign.common import VERBS, instructs
from rulewright.games.dragon_eclipse.rules.road import ROAD, travels
from rulewright.games.godai.rules.refusals.hexes import REFUSALS, refuses_hex
from tests.caravan import CARAVAN, NAME
from tests.caravan.model import CaravanState, Do, Fare, Fared, RoadTaken, StandGuard, TakeRoad

MARCH, FORAGE, REST = Do("march"), Do("forage"), Do("rest")


def new(players: int = 3, seed: int = 1) -> CaravanState:
    state = CARAVAN.new(players, seed)
    assert isinstance(state, CaravanState)
    return state


def session(players: int = 3, seed: int = 1) -> Session:
    return Session(CARAVAN, Setup(NAME, players, seed))


# -- a question to the party -------------------------------------------------------------------------------------


def test_a_partys_question_is_one_decision_that_names_all_who_may_answer() -> None:
    state = new()
    (decision,) = state.decisions
    assert decision.seats == (0, 1, 2)
    assert decision.seat == 1, "who is asked first goes round by the day"
    assert [state.decision_for(seat) for seat in range(3)] == [decision] * 3
    assert state.decision_for(3) is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_of_the_party_answers_and_the_rules_are_told_who(seat: int) -> None:
    state = new()
    state.apply(TakeRoad("hills"), seat)
    assert state.events == [RoadTaken(rule="CAR-002", seat=seat, road="hills")]
    assert state.road == "hills"


def test_nobody_else_answers_for_the_party() -> None:
    state = new()
    with pytest.raises(IllegalChoice, match="asked: seat 0, 1, 2"):
        state.apply(TakeRoad("hills"), 3)


def test_without_a_seat_the_one_that_is_asked_first_has_answered() -> None:
    state = new()
    state.apply(TakeRoad("plains"))
    assert state.events[0].seat == 1


def test_a_single_seats_question_names_that_seat() -> None:
    assert Decision(2, "prompt", "RULE", (CONFIRM,)).seats == (2,)


# -- answers that are gathered in the open --------------------------------------------------------------------------


def declaring(players: int = 3) -> CaravanState:
    state = new(players)
    state.apply(TakeRoad("plains"), 0)
    return state


def test_everybody_is_asked_at_once_and_everybody_sees_the_answers_as_they_come() -> None:
    state = declaring()
    assert [decision.seat for decision in state.decisions] == [0, 1, 2]
    assert all(decision.together and not decision.sealed for decision in state.decisions)
    state.apply(FORAGE, 2)
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["answers"] == {2: "do forage"}
    assert not state.revealed
    assert state.events == []


def test_an_answer_can_be_changed_until_it_is_confirmed() -> None:
    state = declaring()
    state.apply(FORAGE, 2)
    decision = state.decision_for(2)
    assert decision is not None
    assert decision.confirming
    assert decision.choices == (CONFIRM, MARCH, REST)
    state.apply(REST, 2)
    assert state.view(None)["answers"] == {2: "do rest"}
    state.apply(CONFIRM, 2)
    assert state.view(None)["confirmed"] == (2,)
    assert state.decision_for(2) is None
    with pytest.raises(IllegalChoice):
        state.apply(MARCH, 2)


def test_nothing_happens_before_all_have_confirmed_and_then_all_at_once_in_order() -> None:
    state = declaring()
    for seat, deed in ((2, FORAGE), (0, REST), (1, FORAGE)):
        state.apply(deed, seat)
    assert state.events == []
    state.apply(CONFIRM, 1)
    state.apply(CONFIRM, 2)
    assert state.events == []
    state.apply(CONFIRM, 0)
    fared = [(event.seat, event.deed) for event in state.events if isinstance(event, Fared)]
    assert fared == [(0, "rest"), (1, "forage"), (2, "forage")]
    assert state.picks == {}
    assert state.confirmed == ()


def test_nobody_can_confirm_what_was_not_answered() -> None:
    state = declaring()
    with pytest.raises(IllegalChoice):
        state.apply(CONFIRM, 1)


def test_a_party_of_one_need_not_confirm() -> None:
    book = RuleBook()
    state = declaring(2)
    got: list[dict[int, object]] = []

    class Ask(Step, frozen=True):
        pass

    book.asks(Ask)(lambda state, step: Decision(1, "prompt-deed", "CAR-003", (MARCH, REST), together=True))
    book.gathers(Ask)(lambda state, step, answers: got.append(answers))
    state.agenda[:] = [Ask()]
    state.asked = None
    state.game = type("Alone", (), {"book": book})()
    state.apply(REST, 1)
    assert got == [{1: REST}]


def test_where_nobody_confirms_an_answer_stands_at_once() -> None:
    """For questions that each seat answers for itself: the second click is spared."""
    book = RuleBook()
    state = declaring(2)
    got: list[dict[int, object]] = []

    class Ask(Step, frozen=True):
        pass

    def ask(state: CaravanState, step: Ask) -> tuple[Decision, ...]:
        return tuple([Decision(seat, "prompt-deed", "CAR-003", (MARCH, REST), together=True) for seat in (0, 1)])

    book.asks(Ask)(ask)
    book.gathers(Ask, confirm=False)(lambda state, step, answers: got.append(answers))
    state.agenda[:] = [Ask()]
    state.asked = None
    state.game = type("Pair", (), {"book": book})()
    state.apply(REST, 1)
    assert [decision.seat for decision in state.decisions] == [0]
    assert state.decision_for(1) is None
    assert state.picks == {1: REST}
    state.apply(MARCH, 0)
    assert got == [{0: MARCH, 1: REST}]


def test_what_is_answered_together_is_asked_once_and_again_where_nobody_remembers_it() -> None:
    """Answers do not change what is asked; but a position that was written down has to be asked anew."""
    book = RuleBook()
    state = declaring(2)
    asked: list[int] = []
    got: list[dict[int, object]] = []

    class Ask(Step, frozen=True):
        pass

    def ask(state: CaravanState, step: Ask) -> tuple[Decision, ...]:
        asked.append(len(state.picks))
        offered = (MARCH, FORAGE, REST)
        return tuple([Decision(seat, "prompt-deed", "CAR-003", offered, together=True) for seat in (0, 1)])

    book.asks(Ask)(ask)
    book.gathers(Ask)(lambda state, step, answers: got.append(answers))
    state.agenda[:] = [Ask()]
    state.asked = None
    state.game = type("Pair", (), {"book": book})()
    for seat, choice in ((1, REST), (1, MARCH), (0, FORAGE), (0, CONFIRM)):
        state.apply(choice, seat)
    assert asked == [0]
    state.asked = None
    decision = state.decision_for(1)
    assert decision is not None
    assert decision.choices == (CONFIRM, FORAGE, REST)
    state.apply(CONFIRM, 1)
    assert asked[0] == 0
    assert set(asked[1:]) == {2}
    assert got == [{0: FORAGE, 1: MARCH}]


def test_the_same_answers_in_another_order_are_the_same_position() -> None:
    game = CARAVAN
    one, other = declaring(), declaring()
    for seat, choice in ((0, REST), (1, FORAGE), (1, CONFIRM), (0, CONFIRM)):
        one.apply(choice, seat)
    for seat, choice in ((1, REST), (1, FORAGE), (0, REST), (0, CONFIRM), (1, CONFIRM)):
        other.apply(choice, seat)
    assert game.digest(one) == game.digest(other)


def test_a_seat_takes_its_own_answer_back_from_among_the_others() -> None:
    played = session()
    played.apply(TakeRoad("plains"), 0)
    played.apply(FORAGE, 0)
    played.apply(REST, 1)
    played.apply(CONFIRM, 1)
    played.apply(CONFIRM, 0)
    assert [played.horizon(seat) for seat in range(3)] == [1, 1, 0]
    played.undo(0)
    assert played.state.confirmed == (1,)
    assert played.state.picks == {0: FORAGE, 1: REST}
    played.undo(0)
    assert played.state.picks == {1: REST}
    assert played.state.confirmed == (1,)
    assert [event for _, event in played.notes] == [
        ChoicesUndone(rule="CAR-003", seat=0, count=1),
        ChoicesUndone(rule="CAR-003", seat=0, count=1),
    ], "what was said in the open is taken back in the open"
    lines = list(replays.write(played.replay()))
    again = Session.resume(played.game, replays.read(lines))
    assert again.state.picks == {1: REST}
    assert list(replays.write(again.replay())) == lines


def test_what_the_whole_party_has_confirmed_stands() -> None:
    played = session(2)
    played.apply(TakeRoad("plains"), 0)
    for seat in (0, 1):
        played.apply(MARCH, seat)
        played.apply(CONFIRM, seat)
    assert played.horizon(0) == 0
    with pytest.raises(UndoError):
        played.undo(0)


def test_open_answers_stay_in_imagined_worlds() -> None:
    state = declaring()
    state.apply(FORAGE, 2)
    state.apply(CONFIRM, 2)
    for viewer in (None, 0, 2):
        assert state.resample(viewer, 5).view(viewer) == state.view(viewer)


# -- whoever is first -------------------------------------------------------------------------------------------------


def test_whoever_answers_first_settles_a_step_that_asks_several() -> None:
    state = declaring(2)
    for seat in (0, 1):
        state.apply(REST, seat)
        state.apply(CONFIRM, seat)
    assert [decision.seat for decision in state.decisions] == [0, 1]
    before = state.copy()
    state.apply(StandGuard(), 1)
    assert {event.seat for event in state.events if isinstance(event, DiceRolled)} == {1}
    before.apply(StandGuard(), 0)
    assert {event.seat for event in before.events if isinstance(event, DiceRolled)} == {0}


# -- dice --------------------------------------------------------------------------------------------------------------


def test_one_event_tells_all_dice_with_explosions_modifiers_and_result() -> None:
    state = declaring(2)
    state.weather = "rain"
    state.agenda[:] = [Fare(0, "march")]
    state.events, state.rolls = [], []
    state.script = [5, 1, 5, 0]  # a six that explodes into a six that explodes into a one, and a two
    state.game.book.advance(state)
    rolled = next(event for event in state.events if isinstance(event, DiceRolled))
    assert rolled.dice == (Die(6, 6), Die(6, 2), Die(6, 6, after=0), Die(6, 1, after=2))
    assert rolled.modifiers == (("rain", -1),)
    assert rolled.result == 6 + 2 + 6 + 1 - 1
    assert (rolled.need, rolled.passed) == (5, True)
    assert (rolled.seat, rolled.purpose, rolled.rule) == (0, "march", "CAR-004")
    assert len([event for event in state.events if isinstance(event, DiceRolled)]) == 1
    told = CARAVAN.texts("en", ("Anna", "Ben")).event(state.game.log([rolled], None)[0])
    assert told == "Anna throws 6 2 6 1 -1 (rain) for the march: 14, needed 5."


def test_dice_that_are_thrown_again_stay_in_view_and_count_no_longer() -> None:
    state = declaring(2)
    state.events, state.rolls, state.script = [], [], [0, 3, 4]
    dice = throw_again(state, throw(state, (6, 6)), (0,))
    assert dice == (Die(6, 1, counts=False), Die(6, 4), Die(6, 5, after=0))
    assert tell_dice(state, "CAR-004", None, "guard", dice).result == 9


def test_a_die_does_not_explode_for_ever() -> None:
    state = declaring(2)
    state.events, state.rolls, state.script = [], [], [5] * 500
    assert len(throw(state, (6,), explodes=True)) == 101


# -- registration -----------------------------------------------------------------------------------------------------


def test_a_record_is_registered_once() -> None:
    book = RuleBook()

    class Work(Step, frozen=True):
        pass

    class Go(Effect, frozen=True):
        pass

    def first(*given: object) -> None: ...
    def second(*given: object) -> None: ...

    book.asks(Work)(first)
    with pytest.raises(TypeError, match="Work is asked by first already; second is one too many"):
        book.asks(Work)(second)
    book.gathers(Work)(first)
    for register in (book.resolves, book.hears, book.reveals):
        with pytest.raises(TypeError, match="Work is carried out by first already"):
            register(Work)(second)
    with pytest.raises(TypeError, match="second is one too many"):
        book.gathers(Work)(second)
    for register_choice in (book.refuses, book.replaces):
        register_choice(TakeRoad)(first)
        with pytest.raises(TypeError, match="TakeRoad is"):
            register_choice(TakeRoad)(second)
    book.performs(Go)(first)
    with pytest.raises(TypeError, match="Go is performed by first already"):
        book.performs(Go)(second)
    book.defers(first)
    with pytest.raises(TypeError, match="first defers already"):
        book.defers(second)
    book.settles(first)
    with pytest.raises(TypeError, match="first settles already"):
        book.settles(second)


@pytest.mark.parametrize(
    ("register", "known"),
    [
        (refuses_hex, REFUSALS),
        (instructs, VERBS),
        (travels, ROAD),
    ],
)
def test_what_a_game_registers_for_itself_is_registered_once_as_well(register: Any, known: dict[type, Any]) -> None:
    def second(*given: object) -> None: ...

    kind, function = next(iter(known.items()))
    with pytest.raises(TypeError, match=f"{kind.__name__} is .* by {function.__name__} already; second is one too"):
        register(kind)(second)
    assert known[kind] is function


# -- how often the party has decided --------------------------------------------------------------------------------


def test_a_session_counts_the_partys_decisions_that_stand() -> None:
    played = session(2)
    assert played.party == 0
    played.apply(TakeRoad("hills"), 0)
    played.apply(MARCH, 0)
    played.apply(REST, 1)
    assert played.party == 1, "what each answers alone does not count"
    played.undo(0)
    assert [one.party for one in played.line] == [True, False]
    played.undo(1)
    played.undo(0)
    assert played.party == 0
    played.apply(TakeRoad("plains"), 1)
    checkpoint = played.mark()
    assert checkpoint is not None
    assert Session.go_on(CARAVAN, played.replay(), checkpoint).party == 1


# -- bots -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "greedy", "planner", "search:sims=12", "expert:sims=12"])
def test_bots_of_every_level_play_a_party_to_the_end(level: str) -> None:
    """They answer, stand by their answer, decide for the party and come forward."""
    state = new(2, 3)
    changed = 0
    moves = 0
    while not state.over:
        decision = state.decision
        choice = make(level, moves).choose(Seen(state, decision.seat), decision)
        changed += decision.confirming and choice is not CONFIRM
        state.apply(choice, decision.seat)
        moves += 1
        assert moves < 400
    assert changed == 0
