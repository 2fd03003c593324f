"""The engine's loop on a toy game: asking, sealing, revealing, resolving, settling, refusing."""

from __future__ import annotations

import pytest

from rulewright.core.errors import EndlessRules, IllegalChoice, SetupError
from rulewright.core.record import Decision, Outcome, Reason
from rulewright.core.rulebook import MOST_STEPS, RuleBook

from .toy import OFFERS, TOY, Bid, Count, Offer, ToyState


def new(players: int = 2, seed: int = 1) -> ToyState:
    state = TOY.new(players, seed)
    assert isinstance(state, ToyState)
    return state


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    state = new(3)
    assert [decision.seat for decision in state.decisions] == [0, 1, 2]
    state.apply(Offer(1), seat=2)
    assert [decision.seat for decision in state.decisions] == [0, 1]
    state.apply(Offer(3), seat=0)
    state.apply(Offer(2), seat=1)
    assert state.scores == (1, 0, 0)


def test_reveals_get_their_picks_in_asking_order_never_in_order_of_arrival() -> None:
    logs = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        state = new(3)
        for seat in order:
            state.apply(Offer(seat + 1), seat=seat)
        logs.add(tuple(state.events))
        assert state.events[0].amounts == (1, 2, 3)
    assert len(logs) == 1


def test_a_seat_that_has_answered_may_not_answer_again() -> None:
    state = new()
    state.apply(Offer(1), seat=0)
    before = TOY.digest(state)
    with pytest.raises(IllegalChoice, match="seat 0 cannot choose offer 1: nothing is asked of it"):
        state.apply(Offer(1), seat=0)
    assert TOY.digest(state) == before


def test_an_equal_choice_is_as_good_as_the_listed_one() -> None:
    state = new()
    state.apply(Offer(2), seat=1)
    assert state.picks[1] is state.decision_for(0).choices[1]  # type: ignore[union-attr]


def test_an_unlisted_choice_says_what_is_offered() -> None:
    state = new()
    with pytest.raises(IllegalChoice, match="offered: offer 1, offer 2, offer 3"):
        state.apply(Offer(9), seat=0)


def test_settles_runs_between_any_two_steps() -> None:
    state = new()
    assert state.settled == 1
    state.apply(Offer(1), seat=0)
    assert state.settled == 1
    state.apply(Offer(2), seat=1)
    assert state.settled == 3


def test_an_answer_that_replaces_what_was_asked_keeps_the_step_from_being_resolved() -> None:
    book = RuleBook()

    @book.asks(Count)
    def ask(state: ToyState, step: Count) -> Decision:
        return Decision(1, "prompt-bid", "TOY-1", OFFERS)

    @book.resolves(Count)
    def resolve(state: ToyState, step: Count, choice: Offer) -> None:
        raise AssertionError("the step was replaced")

    @book.replaces(Offer)
    def give_up(state: ToyState, step: Count, choice: Offer) -> None:
        state.outcome = Outcome((choice.amount, 0), (0,), (0, 1), "TOY-2")

    state = new()
    state.agenda = [Count({})]
    book.advance(state)
    book.apply(state, Offer(2), 1)
    assert state.outcome == Outcome((2, 0), (0,), (0, 1), "TOY-2")
    assert state.agenda == []


@pytest.mark.parametrize("length", [1, 2, 5])
def test_rules_that_go_round_in_circles_are_stopped_and_named(length: int) -> None:
    book = RuleBook()

    @book.resolves(Count)
    def put_back(state: ToyState, step: Count, choice: None) -> None:
        state.settled += 1
        state.then(Count({0: (step.bids[0] + 1) % length}))

    state = new()
    state.agenda, state.settled = [Count({0: 0})], 0
    with pytest.raises(EndlessRules, match=f"after {MOST_STEPS} steps still at count"):
        book.advance(state)
    assert state.settled == MOST_STEPS


@pytest.mark.parametrize("ends", ["asked", "over", "empty"])
def test_as_many_steps_as_are_allowed_may_come_before_a_question_or_the_end(ends: str) -> None:
    book = RuleBook()

    @book.resolves(Count)
    def count_down(state: ToyState, step: Count, choice: None) -> None:
        left = step.bids[0] - 1
        if left:
            state.then(Count({0: left}))
        elif ends == "asked":
            state.then(Bid())
        elif ends == "over":
            state.agenda.append(Count({0: 1}))
            state.outcome = Outcome((0, 0), (0, 1), (0,), "TOY-2")

    @book.asks(Bid)
    def ask(state: ToyState, step: Bid) -> Decision:
        return Decision(0, "prompt-bid", "TOY-1", OFFERS)

    state = new()
    state.agenda = [Count({0: MOST_STEPS})]
    book.advance(state)
    assert bool(state.asked) is (ends == "asked")
    assert state.over is (ends == "over")


def test_why_not_is_empty_for_what_is_offered_and_names_values_otherwise() -> None:
    state = new()
    assert TOY.why_not(state, 0, "offer 1") == []
    assert TOY.why_not(state, 0, "offer 9") == [Reason("TOY-1", "why-too-much", {"have": 3, "need": 9})]
    state.apply(Offer(1), seat=0)
    reasons = TOY.why_not(state, 0, Offer(1))
    assert [reason.message for reason in reasons] == ["why-not-asked"]


def test_scripted_outcomes_replace_the_generator() -> None:
    for script, winner in (([0], 0), ([1], 1)):
        state = new()
        state.apply(Offer(2), seat=0)
        state.script = script
        state.apply(Offer(2), seat=1)
        assert state.scores[winner] == 1
        assert [roll.got for roll in state.rolls] == [winner]


def test_a_scripted_outcome_that_cannot_come_is_refused() -> None:
    state = new()
    state.apply(Offer(2), seat=0)
    state.script = [5]
    with pytest.raises(IllegalChoice, match="scripted outcome 5"):
        state.apply(Offer(2), seat=1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 7}, "toy cannot be played by 7; players may be 2, 3"),
        ({"players": True}, "cannot be played by True"),
        ({"players": "3"}, "cannot be played by '3'"),
        ({"seed": "x"}, "seed must be a whole number"),
        ({"mode": "solo"}, "no mode 'solo'; modes: standard, team"),
        ({"options": {"quiet": True}}, "no option 'quiet'; known: loud, word"),
        ({"options": {"loud": 1}}, "option loud is 1; allowed: True, False"),
        ({"rulings": {"x": 1}}, "no ruling 'x'; known: –"),
        ({"script": [1, 2]}, "2 scripted outcomes were not needed"),
    ],
)
def test_a_game_that_cannot_start_says_why(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        TOY.new(**arguments)  # type: ignore[arg-type]


def test_an_answer_aside_is_legal_but_not_among_the_choices() -> None:
    aside = Offer(9)
    asked = Decision(0, "prompt-bid", "TOY-1", OFFERS, aside=(aside,))
    assert asked.parse("offer 9") is aside
    assert asked.allows(Offer(9))
    assert not asked.allows(Offer(8))
    state = new()
    state.asked = (asked, Decision(1, "prompt-bid", "TOY-1", OFFERS))
    assert TOY.book.why_not(state, 0, Offer(9)) == []
    assert TOY.book.why_not(state, 1, Offer(9))
    with pytest.raises(IllegalChoice, match=r"offered: offer 1, offer 2, offer 3$"):
        state.apply(Offer(8), seat=0)
    state.apply(Offer(9), seat=0)
    assert state.picks[0] is aside
