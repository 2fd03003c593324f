"""What soaks of whole games brought to light, each from a small position; and questions that are no longer asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rulewright.games.godai.combat_effects import Rob
from rulewright.games.godai.effects import GainGold, MoveToken, RemoveHexToken
from rulewright.games.godai.game import Godai, build
from rulewright.games.godai.model.combat import Aimed
from rulewright.games.godai.model.events.heroes import FoodGained, FoodLost, GoldGained, GoldLost, Overflowed, Shared
from rulewright.games.godai.model.state import Floating, GodaiState
from rulewright.games.godai.model.steps import gains
from rulewright.games.godai.model.steps.combat import EndCombat
from rulewright.games.godai.model.steps.visits import PlaceAmplifier
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.rules.combat.backpack import give_item
from rulewright.games.godai.rules.combat.ending import end_combat
from rulewright.games.godai.rules.heroes import food_limit, gain_food, gain_gold, gold_limit

from . import fights
from .battlefield import make_hero
from .positions import of_kind, offered, position
from .visiting import CENTER, run, visit

HEROES = (("samurai", "kobold"), ("sage", "tanuki"))
MOUNT = "gryphon-mount"


@pytest.fixture(scope="module")
def game() -> Godai:
    return build([])


# -- nothing is lost -------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-684", "GOD-828")
@pytest.mark.parametrize("card", [fights.GRAVELER, fights.MIQUIPAPALOTL])
def test_who_falls_with_the_last_hero_is_vanquished_all_the_same(card: Any) -> None:
    """p.91, p.110: its card is not lost, its lair is cleared; but nobody is there to be rewarded."""
    state = fights.fight([make_hero()], card)
    combat = fights.combat_in(state)
    combat.vanquished = ((card.id, "health", 0),)
    combat.lost = (0,)
    state.heroes[0].state = "dead"
    state.agenda.clear()
    end_combat(state, EndCombat(), None)
    assert state.encounter_discards == (() if card is fights.MIQUIPAPALOTL else (card.id,))
    assert state.vanquished == ((2,) if card is fights.MIQUIPAPALOTL else ())
    assert not state.agenda


@pytest.mark.rule("GOD-1011", "GOD-728")
def test_of_two_gifts_at_the_same_time_one_too_many_stays_where_it_is() -> None:
    state = fights.fight([make_hero(), make_hero(items=(MOUNT,)), make_hero(items=(MOUNT,))], fights.foe())
    for giver in (1, 2):
        give_item(state, giver, Aimed(f"give {MOUNT}", target=0))
    assert [hero.items for hero in state.heroes] == [(MOUNT,), (), (MOUNT,)]


@pytest.mark.rule("GOD-734")
def test_what_an_opponent_robs_is_told() -> None:
    thief = fights.foe(attack=fights.action("snatch", Rob(gold=3, food=1)))
    state = fights.fight([make_hero()], thief)
    fights.answer(state, fights.DEFEND, dice=(1,))
    assert [(event.seat, event.n) for event in of_kind(state.events, GoldLost)] == [(0, 3)]
    assert [(event.seat, event.n) for event in of_kind(state.events, FoodLost)] == [(0, 1)]
    assert (state.heroes[0].gold, state.heroes[0].food) == (7, 4)


@pytest.mark.rule("GOD-118", "GOD-119")
@pytest.mark.ruling("AMB-GOD-14")
def test_all_gold_is_told_and_what_goes_on_or_is_lost() -> None:
    state = position(*HEROES)
    first, second = state.heroes
    first.gold, second.gold = gold_limit(first) - 2, gold_limit(second) - 1
    gain_gold(state, 0, 5, "GOD-118")
    assert [event.n for event in of_kind(state.events, GoldGained)] == [5]
    assert [(event.hero, event.n) for event in of_kind(state.events, Shared)] == [(2, 1)]
    assert [event.n for event in of_kind(state.events, Overflowed)] == [2]
    assert (first.gold, second.gold) == (gold_limit(first), gold_limit(second))


@pytest.mark.rule("GOD-125", "GOD-430")
@pytest.mark.ruling("AMB-GOD-14")
def test_food_that_a_starving_hero_cannot_carry_goes_to_the_others() -> None:
    state = position(*HEROES)
    first, second = state.heroes
    first.starving, first.food, second.food = 1, food_limit(first), 0
    gain_food(state, 0, first.food_rating + 1, "GOD-125")
    assert first.starving == 0
    assert (first.food, second.food) == (food_limit(first), 1)
    assert [event.n for event in of_kind(state.events, FoodGained)] == [first.food_rating + 1]


# -- limits ----------------------------------------------------------------------------------------------------


def _fortresses(state: GodaiState) -> None:
    one = next(one for one in state.defenders if one.kind is Place.TOWER)
    rows = [msgspec.structs.replace(one, id=f"tower-{n}", kind=Place.FORTRESS) for n in range(1, 5)]
    state.defenders = (*[each for each in state.defenders if each.kind is not Place.TOWER], *rows)


def _risers(state: GodaiState) -> None:
    state.sky = tuple([Floating(f"sky-{n}", n, 0, riser=True) for n in range(1, 10)])


def _potential(state: GodaiState) -> None:
    state.defenders = (msgspec.structs.replace(state.defenders[0], potential=10), *state.defenders[1:])


BROKEN: dict[str, Callable[[GodaiState], None]] = {
    "4 Fortresses": _fortresses,
    "9 Risers": _risers,
    "potential 10": _potential,
    "6 Amplifiers": lambda state: setattr(state, "amplifiers", tuple(range(6))),
    "24 Hex Tokens": lambda state: setattr(state, "hex_tokens", tuple(range(24))),
    "imbalance: 10": lambda state: setattr(state, "imbalance", (10, 0, 0, 0, 0)),
    "calendar 12": lambda state: setattr(state, "calendar", 12),
    "food: 99": lambda state: setattr(state.heroes[0], "food", 99),
    f"items: 2 {MOUNT}": lambda state: setattr(state.heroes[0], "items", (MOUNT, MOUNT)),
}


@pytest.mark.parametrize("found", BROKEN)
def test_a_position_beyond_a_limit_is_found(game: Godai, found: str) -> None:
    """GOD-028, GOD-043, GOD-125, GOD-185, GOD-206, GOD-488, GOD-1011: no game can show it."""
    state = game.new(1, seed=4)
    while state.phase == "setup":
        state.apply(state.decision.choices[0])
    assert game.check(state) is None
    BROKEN[found](state)
    assert found in (game.check(state) or "")


# -- what is no question ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-369")
def test_lines_that_do_nothing_are_not_asked() -> None:
    """p.52: without any token on the map neither line does anything."""
    state = visit(HEROES[0])
    run(state, gains.ChooseLine(((MoveToken(),), (RemoveHexToken(),)), "harvest-ruins-reclaimed"))
    assert not state.decisions
    gold = state.heroes[0].gold
    run(state, gains.ChooseLine(((MoveToken(),), (GainGold(n=2),)), "harvest-ruins-reclaimed"))
    assert offered(state) == ["take-option 1", "take-option 2"]
    assert state.heroes[0].gold == gold, "trying them changes nothing"


@pytest.mark.rule("GOD-1022")
def test_the_only_hex_for_an_amplifier_is_taken() -> None:
    state = visit(HEROES[0], items=("wellspring-amplifier",))
    run(state, PlaceAmplifier(anywhere=False))
    assert (state.amplifiers, state.items) == ((CENTER,), ()), "a lone Samurai has a Range of 0"
