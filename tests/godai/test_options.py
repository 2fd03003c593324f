"""What a table agrees on before the game: heroes, Empires, deck, waves, Difficulty, variants; and what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulewright.core.errors import SetupError
from rulewright.games.godai.game import Godai, build
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import DIFFICULTIES
from rulewright.games.godai.rules.decks import jaethi_left

FIRST_PHASE = 400
"""No setup asks more questions than this."""


@pytest.fixture(scope="module")
def game() -> Godai:
    return build([])


def set_up(game: Godai, players: int = 2, seed: int = 1, **options: Any) -> GodaiState:
    """A game whose setup is over, with answers by chance."""
    state = game.new(players, seed=seed, options=options)
    rng = random.Random(seed)
    for _ in range(FIRST_PHASE):
        if state.phase != "setup":
            return state
        decision = state.decisions[0]
        state.apply(rng.choice(decision.choices), decision.seat)
    raise AssertionError("a setup that does not end")


@pytest.mark.rule("GOD-323", "GOD-072", "GOD-324")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_heroes_start_a_game(game: Godai, players: int) -> None:
    state = set_up(game, players)
    assert (len(state.heroes), state.turn, state.phase, state.wave) == (players, 1, "movement", 1)
    assert len({hero.role for hero in state.heroes}) == players
    assert all(hero.role and hero.race for hero in state.heroes)
    cities = [one for one in state.defenders if one.id.startswith("city-")]
    assert any(state.at in one.hexes for one in cities)
    assert len(state.sky) == 1
    assert sum(tile is not None for tile in state.tiles) >= 4
    assert game.check(state) is None


@pytest.mark.parametrize("players", [0, 5, True, "2"])
def test_other_numbers_of_heroes_are_refused(game: Godai, players: Any) -> None:
    with pytest.raises(SetupError) as caught:
        game.new(players)
    assert caught.value.values["allowed"] == "1, 2, 3, 4"


EMPIRES = {
    ("caprakan", "caprakan"): ("nimo-teptek", "manchu-pakra"),
    ("caprakan", "ishidan"): ("nimo-teptek", "hirono"),
    ("ishidan", "caprakan"): ("takagura", "manchu-pakra"),
    ("ishidan", "ishidan"): ("takagura", "hirono"),
}


@pytest.mark.rule("GOD-325", "GOD-333", "GOD-334", "GOD-331")
@pytest.mark.parametrize(("west", "east"), EMPIRES)
def test_empires_decide_city_states_and_commissions(game: Godai, west: str, east: str) -> None:
    state = set_up(game, west=west, east=east)
    names = {one.id: one.name for one in state.defenders if one.id.startswith("city-")}
    assert (names["city-1"], names["city-2"]) == EMPIRES[west, east]
    rows = zip(state.commissions, state.offered, state.commission_discards, strict=True)
    decks = [[*unseen, *shown, *gone] for unseen, shown, gone in rows]
    assert [len(deck) for deck in decks] == ([10, 10] if west == east else [20, 20])
    empires = [{str(game.content.commissions[card].empire) for card in deck} for deck in decks]
    assert empires == [{west}, {east}]
    assert [len(shown) for shown in state.offered] == [1, 1]


@pytest.mark.rule("GOD-135", "GOD-338", "GOD-343")
@pytest.mark.parametrize(("deck", "pile"), [("short", 3), ("medium", 4), ("long", 5)])
@pytest.mark.parametrize("waves", [3, 4])
def test_deck_and_waves(game: Godai, deck: str, pile: int, waves: int) -> None:
    state = game.new(2, options={"deck": deck, "waves": waves})
    assert jaethi_left(state) == 2 + waves * (pile + 1)
    assert state.jaethi_resilience == 25 * waves


@pytest.mark.rule("GOD-695", "GOD-696")
@pytest.mark.parametrize("level", range(6))
def test_the_difficulty_of_the_start_can_be_raised_step_by_step_to_epic(game: Godai, level: int) -> None:
    assert game.new(1).difficulty == 1, "Easy unless chosen"
    state = set_up(game, 2, difficulty=str(DIFFICULTIES[level]))
    assert state.difficulty == level
    while state.decision.prompt != "prompt-movement":
        state.apply(state.decision.choices[0], state.decision.seat)
    for now in range(level + 1, 6):
        state.apply(state.decision.parse("raise-difficulty"), state.decision.seat)
        assert state.difficulty == now
    assert "raise-difficulty" not in [str(one) for one in state.decision.aside]


@pytest.mark.rule("GOD-073", "GOD-074")
@pytest.mark.parametrize("seed", range(5))
def test_random_heroes_are_rolled_and_no_role_comes_twice(game: Godai, seed: int) -> None:
    state = set_up(game, 4, seed, heroes="roll")
    assert len({hero.role for hero in state.heroes}) == 4
    assert all(hero.race in game.content.races for hero in state.heroes)


@pytest.mark.rule("GOD-433")
@pytest.mark.parametrize("variant", ["hexes", "bundle"])
def test_both_ways_to_harvest_fill_the_acquire_amount(game: Godai, variant: str) -> None:
    """Whole Harvest turns: by hexes one after the other, or by one bundle."""
    rng = random.Random(4)
    state = set_up(game, 2, 4, harvest=variant)
    prompts = set()
    while state.turn < 5 and not state.over:
        decision = state.decisions[0]
        prompts.add(decision.prompt)
        state.apply(rng.choice(decision.choices), decision.seat)
    asked = {"hexes": "prompt-harvest", "bundle": "prompt-harvest-bundle"}
    assert asked[variant] in prompts
    assert not prompts & ({*asked.values()} - {asked[variant]})


@pytest.mark.parametrize(
    ("name", "value"),
    [("deck", "endless"), ("waves", 5), ("waves", "3"), ("west", "mysthea"), ("difficulty", "simple"), ("banana", 1)],
)
def test_unknown_options_are_refused(game: Godai, name: str, value: Any) -> None:
    with pytest.raises(SetupError):
        game.new(2, options={name: value})
