"""Every game of the catalog: no view, log or list of choices depends on what its seat may not know."""

from __future__ import annotations

import rulewright
from rulewright.core.errors import IllegalChoice
from rulewright.core.record import Decision, Event, Seat, State
from rulewright.core.view import sights

from .test_play import play_sensibly
from .walks import Start, need_not_end, of_each_game, walk


def seats_of(state: State) -> list[Seat | None]:
    return [None, *range(state.seats)]


def asked(state: State, seat: Seat | None) -> Decision | None:
    return None if seat is None or state.over else state.decision_for(seat)


@of_each_game(2, 150)
def test_view_and_choices_do_not_change_when_hidden_things_do(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    for _ in walk(state, luck):
        for seat in seats_of(state):
            other = state.resample(seat, luck.getrandbits(32))
            assert other.view(seat) == state.view(seat)
            assert asked(other, seat) == asked(state, seat)
            assert game.components(other) == game.components(state)
            assert game.check(other) is None


@of_each_game(2, 150)
def test_typed_records_of_a_view_show_the_same_view_again(start: Start) -> None:
    """And whatever world the viewer holds possible, the records are the same: there is nothing else in them."""
    game, state, luck = start.game, start.state, start.luck
    for _ in walk(state, luck):
        for seat in seats_of(state):
            view = state.view(seat)
            seen = game.seen(view)
            assert seen.view(seat) == {name: value for name, value in view.items() if name not in ("answers", "sealed")}
            other = state.resample(seat, luck.getrandbits(32))
            assert game.encode(game.seen(other.view(seat))) == game.encode(seen)


@of_each_game(2, 150)
def test_undo_never_spans_anything_that_somebody_learnt(start: Start) -> None:
    """If a choice is said to reveal nothing, then in every world that a seat holds possible the same choice is
    legal and gives that seat the same view and the same log."""
    game, state, luck = start.game, start.state, start.luck
    for decision, choice in walk(state, luck):
        truth = state.copy()
        truth.apply(choice, decision.seat)
        if truth.revealed:
            continue
        for seat in seats_of(state):
            other = state.resample(seat, luck.getrandbits(32))
            open_to = other.decision_for(decision.seat)
            if decision.sealed:
                continue  # sealed answers are compared at their reveal
            assert open_to is not None
            try:
                other.apply(choice, decision.seat)
            except IllegalChoice:
                raise AssertionError(f"{choice} told seat {seat} something, but undo may span it") from None
            assert other.view(seat) == truth.view(seat)
            assert game.log(other.events, seat) == game.log(truth.events, seat)


@of_each_game(2, 100)
def test_a_sealed_answer_changes_nothing_for_anybody_else(start: Start) -> None:
    state, luck = start.state, start.luck
    for decision, choice in walk(state, luck):
        if not decision.sealed or len(state.decisions) < 2:
            continue
        before = {seat: state.view(seat) for seat in seats_of(state)}
        after = state.copy()
        after.apply(choice, decision.seat)
        for seat, seen in before.items():
            if seat != decision.seat:
                assert after.view(seat) == seen
                assert asked(after, seat) == asked(state, seat)
        assert after.events == []
        assert not after.revealed
        assert after.view(decision.seat)["sealed"] == str(choice)


@of_each_game(2, 100)
def test_where_seats_hide_nothing_all_see_the_same(start: Start) -> None:
    """One person may play several seats of an open mode side by side; elsewhere somebody has something to hide."""
    state, luck = start.state, start.luck
    alike = all(state.view(seat) == state.view(None) for _ in walk(state, luck) for seat in range(state.seats))
    assert alike or not start.game.mode(start.setup.mode).open


@of_each_game(2, 100)
def test_an_open_answer_is_seen_by_all_and_changes_no_question_of_another_seat(start: Start) -> None:
    state, luck = start.state, start.luck
    for decision, choice in walk(state, luck):
        if not decision.together:
            continue
        after = state.copy()
        after.apply(choice, decision.seat)
        if not after.picks:
            continue
        for seat in seats_of(state):
            assert after.view(seat)["answers"] == {who: str(pick) for who, pick in sorted(after.picks.items())}
            if seat != decision.seat:
                assert asked(after, seat) == asked(state, seat)
        assert not after.revealed
        again = asked(after, decision.seat)
        if again is not None and again.confirming:
            other = luck.choice(again.choices[1:])
            after.apply(other, decision.seat)
            assert after.picks[decision.seat] == other, "an answer can be changed until all have confirmed"


@of_each_game(2, 100, ending=True)
def test_imagined_games_can_be_played_to_the_end(start: Start) -> None:
    state, luck = start.state, start.luck
    for number, (decision, _) in enumerate(walk(state, luck)):
        if number % 60 == 59:
            imagined = state.resample(decision.seat, number)
            for _ in walk(imagined, luck):
                pass
            if not imagined.over:
                assert need_not_end(imagined)
                play_sensibly(imagined, number)


def records(kind: type) -> list[type]:
    found = [kind]
    for child in kind.__subclasses__():
        found.extend(records(child))
    return found


def test_every_field_of_every_state_and_event_says_who_sees_it() -> None:
    for name in rulewright.game_names():
        rulewright.load(name).new()
    checked = [kind for base in (State, Event) for kind in records(base)]
    assert len(checked) > 20
    for kind in checked:
        assert sights(kind) is not None
