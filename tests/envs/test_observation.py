"""Every game of the catalog: the numbers of a seat depend on nothing that the seat may not know."""

from __future__ import annotations

from array import array
from random import Random

import rulewright
from rulewright.envs import layout

from ..conformance.walks import Start, of_each_game, walk
from .tables import each_game

MOST_GAMES = 30


@of_each_game(3, 200)
def test_hidden_things_change_no_number(start: Start) -> None:
    game, state, luck = start.game, start.state, start.luck
    observer = game.bots.observer(state.seats)
    for number, _ in enumerate(walk(state, luck)):
        if number % 20 and len(state.decisions) == 1:
            continue
        again = game.restore(game.dump(state))
        for seat in range(state.seats):
            numbers = observer.read(state, seat)
            assert observer.read(state.resample(seat, luck.getrandbits(32)), seat) == numbers
            assert observer.read(again, seat) == numbers


@each_game
def test_hidden_things_change_no_number_where_much_is_hidden(name: str) -> None:
    """The usual game for each number of players: drawn options may happen to leave little to hide."""
    game = rulewright.load(name)
    mode = game.mode(None)
    for players in mode.seats:
        observer = game.bots.observer(players)
        # At a table of one there is nobody else who could see other things; some games hide nothing from anybody.
        open = players == 1 or mode.open
        differed = 0
        for seed in range(players, players + MOST_GAMES):
            state, luck = game.new(players, seed), Random(seed)
            for number, _ in enumerate(walk(state, luck)):
                if number % 10 and len(state.decisions) == 1:
                    continue
                for seat in range(players):
                    other = state.resample(seat, number)
                    assert observer.read(other, seat) == observer.read(state, seat)
                    differed += other.view((seat + 1) % players) != state.view((seat + 1) % players)
            if differed > 10 or open:
                break
        assert (differed > 10) != open


@each_game
def test_a_sealed_answer_changes_no_number_of_anybody_else(name: str) -> None:
    game = rulewright.load(name)
    players = game.mode(None).seats[-1]
    observer = game.bots.observer(players)
    met = 0
    for seed in range(3):
        state = game.new(players, seed)
        for decision, choice in walk(state, Random(seed)):
            if not decision.sealed or len(state.decisions) < 2:
                continue
            before = [observer.read(state, seat) for seat in range(players)]
            after = state.copy()
            after.apply(choice, decision.seat)
            for seat in range(players):
                assert (observer.read(after, seat) == before[seat]) == (seat != decision.seat)
            met += 1
    assert met > 0 or not game.book.revealing


@each_game
def test_an_open_answer_changes_the_numbers_of_everybody(name: str) -> None:
    game = rulewright.load(name)
    players = game.mode(None).seats[-1]
    observer = game.bots.observer(players)
    met = 0
    state = game.new(players, 5)
    for decision, choice in walk(state, Random(5)):
        after = state.copy()
        after.apply(choice, decision.seat)
        if not decision.together or not after.picks or state.confirmed or decision.seat in state.picks:
            continue
        for seat in range(players):
            assert observer.read(after, seat) != observer.read(state, seat)
        met += 1
    assert met > 0 or not game.mode(None).party


@of_each_game(2, 100)
def test_there_are_always_as_many_numbers_and_they_stay_small(start: Start) -> None:
    state, luck = start.state, start.luck
    observer = start.game.bots.observer(state.seats)
    for number, _ in enumerate(walk(state, luck)):
        if number % 9:
            continue
        for seat in range(state.seats):
            numbers = observer.read(state, seat)
            assert len(numbers) == len(observer.names)
            assert all(-10 <= value <= 10 for value in numbers)
            row = array("f", bytes(4 * len(numbers)))
            observer.write(state, seat, row)
            assert row == array("f", numbers)
    assert len(observer.read(state, 0)) == len(observer.names)


@each_game
def test_every_number_has_a_name_of_its_own_and_a_place_in_the_layout(name: str) -> None:
    game = rulewright.load(name)
    for players in sorted({seats for mode in game.modes for seats in mode.seats}):
        names = game.bots.observer(players).names
        assert len(set(names)) == len(names) > 100
        groups = layout(name, players)
        assert [group.first for group in groups] == [0, *[group.last + 1 for group in groups[:-1]]]
        assert groups[-1].last == len(names) - 1
        assert len({group.name for group in groups}) == len(groups)
