"""What `greedy` makes of Godai: fights that are seen through to the end of a round, Items and goals by their worth."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import rulewright.games.godai.bots as package
from rulewright.bots import Seen, make
from rulewright.bots.position_value import scales_of
from rulewright.bots.seats import Company
from rulewright.bots.simulation import best_aside, completed
from rulewright.catalog import load
from rulewright.core.record import Choice, Decision
from rulewright.games.godai.bots.evaluation import FEATURES
from rulewright.games.godai.bots.lures import JAETHI, boldness, odds, prowess
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.game import Godai
from rulewright.games.godai.model.choices.combat import Declare, UsePower
from rulewright.games.godai.model.choices.common import Accept, Done
from rulewright.games.godai.model.choices.visits import Buy, BuyGear, BuyTogether
from rulewright.games.godai.model.state import GodaiState, Options
from rulewright.games.godai.model.steps.combat import BeginCombat, MeetBoss
from rulewright.games.godai.model.steps.visits import ChooseEvent
from rulewright.games.godai.model.vocabulary import STATS, Element, Stat

from .positions import content, position

PRICES = tomllib.loads((Path(package.__file__).parent / "prices.toml").read_text("utf-8"))["items"]
SAMURAI, SAGE = ("samurai", "kobold"), ("sage", "tanuki")
SEED = 7
PECCARY = "encounter-thornback-peccary"


@cache
def opening(players: int) -> str:
    """A game of rolled heroes in its first Movement phase."""
    game = load("godai")
    state = game.new(players, SEED, options={"heroes": "roll"})
    bots = Company([make("first", SEED) for _ in range(players)])
    while state.phase != "movement":
        state.apply(bots.choose(state, state.decision), state.decision.seat)
    return game.dump(state)


def begun(players: int, rank: int, health: int) -> GodaiState:
    """Such a group with these ranks of Attack, Defend and Masteries, and so much Health and Energy."""
    state = load("godai").restore(opening(players))
    assert isinstance(state, GodaiState)
    fixed = {Stat.HEALTH: health, Stat.ENERGY: health}
    fixed |= dict.fromkeys((Stat.ATTACK, Stat.DEFEND, Stat.FIRST, Stat.SECOND), rank)
    for hero in state.heroes:
        hero.ranks = tuple([fixed.get(stat, old) for stat, old in zip(STATS, hero.ranks, strict=True)])
        hero.health = hero.energy = health
    return state


def met(state: GodaiState, step: BeginCombat | MeetBoss) -> GodaiState:
    """Before the first declaration of this fight."""
    state.picks, state.confirmed = {}, ()
    state.agenda.append(step)
    state.game.book.advance(state)
    return state


def chosen(state: GodaiState) -> Choice:
    decision = state.decision
    return make("greedy", 1).choose(Seen(state, decision.seat), decision)


def feature(state: GodaiState, name: str) -> float:
    game: Godai = state.game
    return game.bots.measure(state)[0][FEATURES.index(name)]


# -- fights ----------------------------------------------------------------------------------------------------


def test_a_declaration_is_judged_by_what_the_round_brings() -> None:
    """Also if it has to be aimed first: the state that is judged is no longer in the middle of the round."""
    state = met(begun(2, 5, 12), BeginCombat((PECCARY,)))
    weigh, decision = scales_of(state), state.decision
    masteries = [one for one in decision.choices if isinstance(one, Declare) and one.action.endswith("mastery")]
    assert masteries
    for choice in masteries:
        _, after = completed(state.copy(), choice, decision.seat, weigh)
        assert isinstance(after, GodaiState)
        assert after.combat is None or after.combat.round == 2


def test_the_others_are_supposed_to_fight_on() -> None:
    state = met(begun(2, 5, 12), BeginCombat((PECCARY,)))
    game: Godai = state.game
    for decision in state.decisions:
        likely = game.bots.likely(decision)
        assert likely
        assert all(isinstance(one, Declare) and one.action not in ("flee", "none") for one in likely)
    assert not game.bots.prepares(Declare("attack", "health"))
    assert game.bots.prepares(UsePower("deep-insight", "favor-air", 0))


def test_a_group_that_wins_does_not_run_away() -> None:
    state = met(begun(2, 6, 14), BeginCombat((PECCARY,)))
    bots = Company([make("greedy", seat) for seat in range(2)])
    while state.combat is not None:
        choice = bots.choose(state, state.decision)
        assert not isinstance(choice, Declare) or choice.action != "flee"
        state.apply(choice, state.decision.seat)
    assert all(hero.state == "living" for hero in state.heroes)


def test_whoever_has_fled_no_longer_counts_in_a_fight() -> None:
    state = met(begun(2, 5, 12), BeginCombat((PECCARY,)))
    both = prowess(state)
    combat = state.combat
    assert combat is not None
    combat.fighters = (replace(combat.fighters[0], fled=True), *combat.fighters[1:])
    assert prowess(state) == pytest.approx(both / 2)


def test_a_fight_that_lasts_and_lasts_is_given_up() -> None:
    state = met(begun(2, 5, 12), BeginCombat((PECCARY,)))
    hopeful = feature(state, "odds")
    assert state.combat is not None
    state.combat.round = 16
    assert feature(state, "odds") == pytest.approx(-4.0)
    assert hopeful > 0


def test_strong_heroes_vanquish_jaethi() -> None:
    """Two with ranks of 20 need no luck; the game is won in combat."""
    state = met(begun(2, 20, 60), MeetBoss(JAETHI))
    bots = Company([make("greedy", seat) for seat in range(2)])
    while not state.over and state.combat is not None:
        state.apply(bots.choose(state, state.decision), state.decision.seat)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.rule) == ((0, 1), "GOD-001")


@pytest.mark.parametrize(("part", "low", "high"), [(0.35, 0.05, 0.2), (0.48, 0.2, 0.4), (0.74, 0.6, 0.85)])
def test_the_odds_against_jaethi_are_those_that_were_measured(part: float, low: float, high: float) -> None:
    """docs/godai-balance.md: 1, 2 and 15 of 8, 8 and 18 fights of four heroes."""
    ours = part * 120 * (3.2 + 0.8 * JAETHI)
    assert low < odds(ours, JAETHI, 120) < high


def test_jaethi_is_dared_sooner_in_the_last_siege() -> None:
    early, late = position(SAMURAI, wave=1), position(SAMURAI, wave=3)
    four = position(SAMURAI, wave=3, options=Options(waves=4))
    assert boldness(late) < boldness(early) == boldness(four)


# -- what things are worth -------------------------------------------------------------------------------------


def test_every_item_that_is_carried_has_a_worth_and_no_other() -> None:
    items = content().items
    carried = {item.id for item in items.values() if item.kind != "once"}
    assert set(PRICES) == carried
    assert min(PRICES.values()) > 0


def test_an_item_of_a_pack_goes_by_its_price() -> None:
    from rulewright.games.godai.bots.prices import Prices

    held = content()
    own = replace(held.items["bulls-elixir"], id="our-elixir", gold=5)
    found = Prices(Content({**held.tables, "items": {**held.items, "our-elixir": own}})).of
    assert found["our-elixir"] == pytest.approx(0.6 + 0.2 * 5)
    assert found["bulls-elixir"] == PRICES["bulls-elixir"]


def test_gold_goes_into_gear_before_it_goes_into_a_canoe() -> None:
    """What all heroes pay for together must be worth all of their Gold."""
    state = begun(2, 2, 8)
    for hero in state.heroes:
        hero.gold, hero.items = 10, ()
    state.at = next(one for one in state.defenders if one.id == "city-2").hexes[0]
    state.phase, state.picks, state.confirmed = "event", {}, ()
    state.agenda.append(ChooseEvent())
    state.game.book.advance(state)
    offered = state.decision.choices
    assert BuyTogether("wayfarers-supplies") in offered
    choice = chosen(state)
    assert isinstance(choice, (Buy, BuyGear))


def test_elements_on_temples_lead_to_the_temple_fortress() -> None:
    state = begun(2, 2, 8)
    assert state.temple_tracker is not None
    rows = []
    for augments in ((), (Element.AIR,), (Element.AIR, Element.VOID), (Element.AIR, Element.EARTH, Element.FIRE)):
        state.temple_tracker = replace(state.temple_tracker, augments=augments)
        rows.append(feature(state, "fortress"))
    state.temple_fortress_built = True
    assert [*rows, feature(state, "fortress")] == [0, 1, 1, 3, 6]


def test_a_high_imbalance_weighs_more() -> None:
    state = begun(2, 2, 8)
    state.imbalance = (3, 0, 0, 0, 0)
    three = feature(state, "imbalance")
    state.imbalance = (5, 0, 0, 0, 0)
    assert (three, feature(state, "imbalance")) == (3, 6)


def test_a_hero_who_waits_draws_the_group_home() -> None:
    state = begun(2, 2, 8)
    home = next(one for one in state.defenders if one.id == "city-1").hexes[0]
    state.at = next(one for one in state.defenders if one.id == "city-2").hexes[0]
    nobody, whole = feature(state, "lure"), feature(state, "heroes")
    state.heroes[1].state, state.heroes[1].city = "waiting", 1
    far = feature(state, "lure")
    state.at = home
    assert nobody < feature(state, "lure") == 8.0
    assert far < 8.0
    assert (whole, feature(state, "heroes")) == (1.0, 0.75)


class World:
    """A position that is nothing but its chance."""

    def __init__(self, chance: float) -> None:
        self.chance, self.agenda, self.outcome, self.picks = chance, [None], None, {}

    def copy(self) -> World:
        return World(self.chance)

    def apply(self, choice: Choice, seat: int) -> None:
        self.chance += 0.0001


@pytest.mark.parametrize(("chance", "worth_it"), [(0.5, False), (0.98, True), (0.02, True)])
def test_a_small_help_aside_is_seen_where_a_game_is_nearly_won_or_lost(chance: float, worth_it: bool) -> None:
    """The same help moves an even chance by far more than one of 98 %."""
    bots = SimpleNamespace(
        worth_trying=lambda asked: asked.aside, prepares=lambda choice: False, goes_on=lambda world: False
    )
    weigh: Any = SimpleNamespace(chances=lambda world: [world.chance], game=SimpleNamespace(bots=bots))
    asked = Decision(0, "prompt-event", "", (Done(),), aside=(Accept(),))
    world: Any = World(chance)
    assert best_aside(world, asked, weigh) == (Accept() if worth_it else None)
