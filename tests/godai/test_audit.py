"""What whole games, read line by line, brought to light."""

from __future__ import annotations

import pytest

from rulewright.core.dice import DiceRolled, tell_dice, throw
from rulewright.core.record import Event
from rulewright.core.view import redact
from rulewright.games.godai.effects import GainItem
from rulewright.games.godai.game import Godai, build
from rulewright.games.godai.model.choices.combat import HandItem, TakeFromDead, UsePower
from rulewright.games.godai.model.choices.common import PickHex
from rulewright.games.godai.model.choices.heroes import GiveItem
from rulewright.games.godai.model.events.combat import HeroChanged, OpponentChanged
from rulewright.games.godai.model.geometry import BY_NAME, PORTALS
from rulewright.games.godai.model.state import Token
from rulewright.games.godai.model.steps import gains
from rulewright.games.godai.model.steps.combat import SwitchField
from rulewright.games.godai.model.steps.turn import BeginTurn
from rulewright.games.godai.model.steps.visits import TempleAction
from rulewright.games.godai.model.vocabulary import Stat, Vital, Who
from rulewright.games.godai.rules.any_time import gifts
from rulewright.games.godai.rules.combat.backpack import items_of, of_the_dead, take_from
from rulewright.games.godai.rules.combat.closing import ask_field, switch_field
from rulewright.games.godai.rules.combat.declaration import actions
from rulewright.games.godai.rules.combat.testing import combat_test
from rulewright.games.godai.rules.heroes import gain_item
from rulewright.games.godai.rules.items import spend
from rulewright.games.godai.rules.land import portal_at
from rulewright.games.godai.rules.refusals.land import barred
from rulewright.games.godai.rules.vitals import maximum
from rulewright.games.godai.table.board import hex_told

from . import fights
from .battlefield import make_hero
from .defences import here
from .positions import CITY_HEXES, answer, cities, go_on, position, run, stock

HEROES = (("samurai", "kobold"), ("sage", "tanuki"), ("ninja", "alux"))
UNKNOWN: tuple[str, ...] = ("",)
CARDS: tuple[str, ...] = ("powerup-keen-edge", "powerup-heavy-hand")
ROD = "fulgurite-grounding-rod"


@pytest.fixture(scope="module")
def game() -> Godai:
    return build([])


def told(game: Godai, event: Event, language: str = "en") -> str:
    return game.texts(language, ("Ann", "Bob", "Cid")).event(redact(event, None))


# -- the log ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Dice for a Harvest roll: 3 -2 (Camping or moving Cautiously) = 1.", "Dice for Potential: 4 5."),
        ("uk", "Кубики (кидок збирання): 3 -2 (табір чи обережний рух) = 1.", "Кубики (потенціал): 4 5."),
    ],
)
def test_dice_that_nobody_throws_are_told(game: Godai, language: str, one: str, two: str) -> None:
    """Dice of opponents, of the land and of the group have no thrower; several dice have no sum that matters."""
    state = position(*HEROES, script=[2, 3, 4])
    single = tell_dice(state, "GOD-445", None, "harvest", throw(state, (10,)), (("care", -2),))
    several = tell_dice(state, "GOD-573", None, "potential", throw(state, (10, 10)))
    assert told(game, single, language) == one
    assert told(game, several, language) == two


def test_an_item_of_the_group_is_used_up_by_the_group(game: Godai) -> None:
    state = position(*HEROES, items=("ethereal-chain",))
    spend(state, -1, "ethereal-chain")
    assert told(game, state.events[-1]) == "The group uses up Ethereal Chain."
    assert told(game, state.events[-1], "uk").startswith("Загін витрачає предмет")
    gain_item(state, 0, "ethereal-chain", "GOD-1024")
    assert told(game, state.events[-1]) == "The group gets Ethereal Chain."
    assert told(game, state.events[-1], "uk").startswith("Загін отримує предмет")


@pytest.mark.parametrize(("language", "name"), [("en", "Viper Potion, Reflect"), ("uk", "Гадюче зілля, Відбиття")])
def test_an_item_of_a_racial_ability_is_named(game: Godai, language: str, name: str) -> None:
    assert name in game.texts(language).choice(UsePower("tanuki-racial", "viper-potion.reflect", 1))


def test_the_log_of_a_combat_tells_only_what_changes(game: Godai) -> None:
    opponent = OpponentChanged(rule="GOD-740", card="encounter-grave-drummers", health=-4, outlast=2)
    assert told(game, opponent) == "Grave Drummers: Health −4, Outlast +2."
    assert told(game, HeroChanged(rule="GOD-740", seat=1, energy=-3)) == "Bob: Energy −3."
    assert told(game, HeroChanged(rule="GOD-740", seat=1, energy=-3), "uk") == "Bob: енергія −3."


def test_no_die_is_changed_by_nothing() -> None:
    state = fights.fight([make_hero()], fights.foe(), difficulty=1)
    state.script = None
    combat_test(state, 0, Stat.SURVIVAL, "GOD-674", "resist", difficulty=0)
    rolled = [event for event in state.events if isinstance(event, DiceRolled)][-1]
    assert [value for _, value in rolled.modifiers if not value] == []


def test_a_hex_that_begins_a_line_keeps_its_name(game: Godai) -> None:
    assert game.texts("en").choice(PickHex("h14")) == "h14"


def test_heroes_of_a_combat_are_named(game: Godai) -> None:
    """Choices count heroes from 1, as everywhere, so that they can be named."""
    words = game.texts("en", ("Ann", "Bob"))
    state = fights.fight([make_hero(items=("viper-potion",)), make_hero()], fights.MIQUIPAPALOTL)
    given = [words.choice(one) for one in items_of(state, 0) if isinstance(one, HandItem)]
    assert given == ["Give Viper Potion → Bob"]
    state.heroes[1].state = "dead"
    state.heroes[1].items = (ROD,)
    assert [words.choice(one) for one in of_the_dead(state, 0)] == ["Take what Bob carried"]
    state.heroes[1].state = "living"
    asked = ask_field(state, SwitchField())
    assert asked is not None
    assert [words.choice(one, asked) for one in asked.choices][:2] == ["Ann", "Bob"]
    switch_field(state, SwitchField(), 0, asked.choices[1])
    assert state.events[-1].seat == 1


# -- Items -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1011")
def test_nobody_is_given_more_of_an_item_than_a_hero_may_hold() -> None:
    state = position(*HEROES)
    state.heroes[0].items = state.heroes[1].items = (ROD,)
    given = [choice for choice in gifts(state) if isinstance(choice, GiveItem)]
    assert GiveItem(1, 2, ROD) not in given
    assert GiveItem(1, 3, ROD) in given


@pytest.mark.rule("GOD-1011")
def test_a_reward_that_a_hero_may_not_hold_goes_to_another() -> None:
    state = position(*HEROES)
    state.heroes[1].items = (ROD,)
    for _ in range(3):
        run(state, gains.Perform((GainItem(item=ROD, n=1, who=Who.RANDOM),), "", 1))
    assert [hero.items for hero in state.heroes] == [(ROD,)] * 3


@pytest.mark.rule("GOD-1011")
def test_defending_heroes_hand_on_and_take_no_more_than_a_hero_may_hold() -> None:
    state = fights.fight([make_hero(items=(ROD,)), make_hero(items=(ROD,)), make_hero()], fights.foe())
    given = items_of(state, 0)
    assert HandItem(ROD, 2) not in given
    assert HandItem(ROD, 3) in given
    state.heroes[0].state = "dead"
    assert of_the_dead(state, 1) == []
    assert of_the_dead(state, 2) == [TakeFromDead(1)]
    state.heroes[0].items = ("bone-pendant", ROD)
    take_from(state, 1, 0)
    assert [sorted(hero.items) for hero in state.heroes] == [[ROD], ["bone-pendant", ROD], []]


# -- Temples ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-463", "GOD-480", "GOD-983")
@pytest.mark.ruling("AMB-GOD-149")
def test_a_teleport_between_temples_heals_upon_entry() -> None:
    state = here(at="i18", elemental_tokens=(Token(BY_NAME["f21"], "fire"),))
    state.used = (f"arrived-{BY_NAME['i18']}",)
    hero = state.heroes[0]
    hero.health = hero.energy = 1
    run(state, TempleAction())
    answer(state, "visit-other temple-2")
    assert (hero.health, hero.energy) == (maximum(state, 0, Vital.HEALTH), maximum(state, 0, Vital.ENERGY))
    assert stock(state) == {"fire": 1}
    answer(state, "done")
    assert f"visited-temple-{BY_NAME['f21']}" in state.used, "the group has visited this Temple too"


# -- Power Ups of the dead -------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-792", "GOD-803")
def test_who_rejoins_turns_up_power_ups_before_the_turn_goes_on() -> None:
    state = position(*HEROES[:2], at=CITY_HEXES[0][0], harvests=())
    hero = state.heroes[1]
    hero.state, hero.city, hero.unread = "waiting", 1, CARDS[1:]
    attack = hero.ranks[2]
    state.then(BeginTurn())
    go_on(state)
    assert state.decision.prompt == "prompt-movement"
    assert (hero.state, hero.unread, hero.ranks[2]) == ("living", (), attack + 1)


@pytest.mark.rule("GOD-792", "GOD-802")
def test_a_revived_hero_turns_up_power_ups_far_from_the_group() -> None:
    state = position(*HEROES[:2], defenders=cities()[:1], script=[1], power_ups=CARDS)
    hero = state.heroes[1]
    hero.state, hero.health, hero.unread = "dead", 0, UNKNOWN
    attack = hero.ranks[2]
    run(state, gains.ReviveHero(1))
    assert (hero.state, hero.unread, hero.ranks[2]) == ("waiting", (), attack + 1)
    assert state.power_ups == CARDS[:1]


@pytest.mark.rule("GOD-792", "GOD-831")
def test_the_last_power_up_may_lie_with_a_dead_hero() -> None:
    """The deck is empty when all that nobody has seen lie face down; what comes back is not mixed with them."""
    state = position(*HEROES[:2], script=[0], power_ups=CARDS[:1], power_up_discards=CARDS[1:])
    state.heroes[1].state = "dead"
    run(state, gains.DrawPowerUp(1))
    assert state.heroes[1].unread == CARDS[:1]
    assert state.power_ups == CARDS[1:]
    assert state.difficulty == 2


# -- Siege Portals, and words of a combat ----------------------------------------------------------------------


@pytest.mark.rule("GOD-266")
def test_a_turned_tile_shows_its_siege_portals_where_they_are(game: Godai) -> None:
    state = position(*HEROES[:2], turned_portals=(1,))
    west, east = PORTALS[5], PORTALS[6]
    assert (portal_at(state, west), portal_at(state, east), portal_at(state, PORTALS[2])) == (6, 5, 2)
    words = game.texts("en")
    assert hex_told(words, state, west, None) == "Siege Portal 6"
    assert hex_told(words, state, east, None) == "Siege Portal 5"
    assert [reason.values["portal"] for reason in barred(state, west)] == [6]


def test_a_declared_action_is_a_plain_word() -> None:
    """A position that is played and one that is read back hold the same."""
    state = fights.fight([make_hero()], fights.foe())
    assert {type(one) for choice in actions(state, 0) for one in (choice.action, choice.vital)} == {str}
