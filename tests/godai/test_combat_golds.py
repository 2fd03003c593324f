"""The worked examples of combat, with the ledger's numbers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rulewright.games.godai.combat_effects import Strike
from rulewright.games.godai.effects import DrawPowerUps, Gain
from rulewright.games.godai.model.choices.combat import AimAt, Declare, Favor, Meet, UsePower
from rulewright.games.godai.model.choices.common import Decline, PickHero
from rulewright.games.godai.model.events.combat import EncounterBribed
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.steps.combat import MeetEncounters
from rulewright.games.godai.model.steps.gains import GiveSingles, Perform
from rulewright.games.godai.model.vocabulary import DIFFICULTIES, Condition, Element, Kind, Resource, Targeting
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.combat.favored import strike as favored_strike

from .battlefield import make_hero
from .fights import (
    ASURA,
    ATTACK,
    DEFEND,
    FIRE_ELEMENTAL,
    FIRST,
    FLEE,
    GRAVELER,
    MIQUIPAPALOTL,
    SWARM,
    action,
    answer,
    borne,
    combat_in,
    faces,
    fight,
    foe,
    opponent,
    ready,
    with_energy,
)
from .positions import content

EASY = DIFFICULTIES.index("easy")


@pytest.mark.gold("GOLD-GOD-05")
def test_favored_dice_explode_and_add_up() -> None:
    state = fight([make_hero(favored=(Kind.CREATURE,))], foe())
    state.script = faces(6, 6, 2)
    favored_strike(state, 0, 20, "health")
    assert opponent(state).health == (30 - 14,)


@pytest.mark.gold("GOLD-GOD-46")
def test_the_fire_elementals_mastery_burns_everybody() -> None:
    state = fight([make_hero(), make_hero(), make_hero()], FIRE_ELEMENTAL)
    answer(state, DEFEND, DEFEND, DEFEND, dice=(4,))
    assert [hero.health for hero in state.heroes] == [19 - 3, 19 - 3, 19 - 3]  # and Burned takes 3 in the next round
    assert all(borne(state, seat, Condition.BURNED) for seat in range(3))
    assert opponent(state).energy == 4


@pytest.mark.gold("GOLD-GOD-47")
def test_without_energy_the_fire_elemental_strikes_three_targets_at_half() -> None:
    air, fire = (1, 0, 0, 0, 0), (0, 0, 1, 0, 0)
    heroes = [make_hero(augments=air), make_hero(augments=fire), make_hero()]
    state = fight(heroes, FIRE_ELEMENTAL)
    with_energy(state, 1)
    answer(state, ATTACK, ATTACK, ATTACK, dice=(4, 5))
    assert opponent(state).halved is False  # a new round has begun
    assert [hero.health for hero in state.heroes] == [20 - 2 - 5, 20, 20 - 2]
    assert opponent(state).energy == 1


@pytest.mark.gold("GOLD-GOD-48")
def test_miquipapalotl_is_in_the_box_as_she_is_printed() -> None:
    """p.92: every number of her placard, as the other tests fight her."""
    found, wanted = content().bosses["boss-2"], MIQUIPAPALOTL
    for field in ("level", "kinds", "health", "energy", "traits", "difficult", "group_reward", "portal"):
        assert getattr(found, field) == getattr(wanted, field), field
    assert found.single_rewards == wanted.single_rewards
    for one, other in zip(found.actions, wanted.actions, strict=True):
        assert (one.id, one.targeting, one.aim, one.cost) == (other.id, other.targeting, other.aim, other.cost)
        assert [plain(deed) for deed in one.deeds] == [plain(deed) for deed in other.deeds], one.id


def plain(deed: Any) -> dict[str, Any]:
    """A deed without the Vital of an Energy Drain, which goes without saying."""
    found: dict[str, Any] = msgspec.to_builtins(deed)
    return {name: value for name, value in found.items() if name != "vital" or not found.get("drain")}


@pytest.mark.gold("GOLD-GOD-48")
def test_miquipapalotl_gives_what_her_placard_shows() -> None:
    state = fight([make_hero()], MIQUIPAPALOTL)
    assert (opponent(state).health, opponent(state).energy) == ((30,), 44)
    steps = reward_for(state, "boss-2", "health", 0, False, 0, ())
    assert steps == [
        Perform(MIQUIPAPALOTL.group_reward, "boss-2"),
        GiveSingles(MIQUIPAPALOTL.single_rewards, "boss-2"),
    ]
    assert state.closed_portals == (2,)
    assert state.vanquished == (2,)
    assert combat_in(state).fighters[0].field == "at-the-altar"


@pytest.mark.gold("GOLD-GOD-49")
def test_howl_costs_everybody_six_energy_and_a_random_hero_may_switch() -> None:
    state = fight([make_hero(), make_hero()], MIQUIPAPALOTL)
    answer(state, ATTACK, DEFEND, dice=(4, 3, 9))
    assert [hero.energy for hero in state.heroes] == [14, 14 + 2]
    assert opponent(state).energy == 39
    assert opponent(state).health == (30 - 4 + 3,)
    assert state.decision.prompt == "prompt-switch-field"
    assert state.decision.seat == 1


@pytest.mark.gold("GOLD-GOD-50")
def test_howl_defaults_to_half_of_obsidian_wings() -> None:
    state = fight([make_hero(), make_hero()], MIQUIPAPALOTL)
    with_energy(state, 4)
    answer(state, ATTACK, DEFEND, dice=(4,))
    assert opponent(state).health == (30 - (4 - 2),)
    assert borne(state, 0, Condition.DRAINED) == 1
    assert borne(state, 1, Condition.DRAINED) == 0
    assert state.decision.prompt == "prompt-who-switches"
    answer(state, PickHero(2))
    assert combat_in(state).fighters[1].field == "flanking"
    assert combat_in(state).fighters[0].field == "at-the-altar"


def samurai_and_sage() -> list[Hero]:
    samurai = make_hero("samurai", ranks=(10, 10, 2, 2, 8, 1, 2, 2, 2))
    sage = make_hero("sage", ranks=(6, 10, 2, 2, 3, 2, 5, 3, 1), favored=(Kind.MAGICAL_NATURE,))
    return [samurai, sage]


@pytest.mark.gold("GOLD-GOD-51")
def test_a_dangerous_graveler_is_fought_at_moderate() -> None:
    state = fight(samurai_and_sage(), GRAVELER, dangerous=1)
    assert (opponent(state).health, opponent(state).energy) == ((20,), 17)
    assert opponent(state).difficulty == EASY + 1


@pytest.mark.gold("GOLD-GOD-52", "GOLD-GOD-53", "GOLD-GOD-54")
def test_the_combat_of_page_104() -> None:
    state = fight(samurai_and_sage(), GRAVELER, dangerous=1)
    samurai, sage = state.heroes
    # The Sage gives the Samurai Earth as a Favored Opponent for 2 Energy, then both declare their First Mastery.
    answer(state, FIRST, UsePower("deep-insight", "favor-earth", 0))
    answer(state, FIRST)
    assert (samurai.energy, sage.energy) == (9, 7)
    answer(state, Favor(0), Favor(0), dice=(3,))
    assert (opponent(state).energy, opponent(state).action) == (14, "tremor")
    # He uses his improvements of ranks 4 and 6 for Itto-ryu.
    answer(state, AimAt("improve-itto-ryu"), AimAt("heal", 1))
    for aim in ("improve-itto-ryu", "improve-iaido", "itto-ryu"):
        answer(state, AimAt(aim))
    # Favored dice 4 and 1; the Navigate tests come last: the Samurai fails, the Sage succeeds.
    answer(state, Favor(1, "health"), Favor(1, "health"), dice=(4, 1, 9, 3))
    assert opponent(state).health == (11,)
    assert opponent(state).energy == 14
    assert (samurai.health, sage.health) == (7, 6)
    assert borne(state, 0, Condition.SLOWED) == 1
    assert borne(state, 1, Condition.SLOWED) == 0
    assert combat_in(state).round == 2


@pytest.mark.gold("GOLD-GOD-57")
def test_asura_rewards_each_hero_and_the_stockpile_once() -> None:
    state = ready([make_hero(), make_hero(), make_hero()])
    (step,) = reward_for(state, ASURA.id, "health", 0, False, 0, ())
    assert step == Perform(
        (DrawPowerUps(n=1), Gain(what=Resource.ESSENCE, n=2), Gain(what=Resource.SKY_METAL, n=2)), ASURA.id
    )


@pytest.mark.gold("GOLD-GOD-69")
def test_an_encounter_runs_out_of_energy_and_defaults() -> None:
    card = foe(health=(10,), energy=4)
    heroes = [make_hero(ranks=(9, 9, 4, 1, 1, 1, 1, 1, 1)), make_hero(ranks=(9, 9, 2, 2, 1, 1, 1, 1, 1))]
    state = fight(heroes, card)
    answer(state, ATTACK, ATTACK, dice=(3,))
    assert opponent(state).energy == 1
    assert [hero.health for hero in heroes] == [7, 7]
    assert opponent(state).health == (4,)
    answer(state, ATTACK, DEFEND, dice=(4, 7, 9))
    assert [hero.health for hero in heroes] == [7, 7]
    assert state.combat is None
    assert state.encounter_discards == (card.id,)


@pytest.mark.gold("GOLD-GOD-70")
@pytest.mark.parametrize(("rank", "price"), [(4, 6), (10, 0)])
def test_bribery_proficiency_lowers_the_bribe(rank: int, price: int) -> None:
    card = foe(bribe=5)
    heroes = [make_hero("mesmer", ranks=(9, 9, 1, rank, 1, 1, 1, 1, 1)), make_hero("samurai")]
    state = ready(heroes, card)
    state.agenda = [MeetEncounters((card.id,))]
    state.script = faces(3)
    state.game.book.advance(state)
    if not price:
        answer(state, Meet("bribe"), dice=(3,))
    else:
        assert state.decision.about["gold"] == price
        answer(state, Meet("bribe"))
        assert sum(hero.gold for hero in heroes) == 20 - price
    bribed = [event for event in state.events if isinstance(event, EncounterBribed)]
    assert [event.gold for event in bribed] == [price]
    answer(state, Decline())
    assert state.combat is None
    assert state.encounter_discards == (card.id,)


@pytest.mark.gold("GOLD-GOD-71")
def test_every_round_of_trying_makes_fleeing_easier() -> None:
    state = fight([make_hero(ranks=(9, 9, 4, 2, 1, 1, 3, 1, 1))], foe())
    answer(state, FLEE, dice=(6, 5))
    assert combat_in(state).round == 2
    assert combat_in(state).fighters[0].last == "defend"
    answer(state, FLEE, dice=(7,))
    assert state.combat is None
    assert state.heroes[0].health == 9


@pytest.mark.gold("GOLD-GOD-72")
def test_a_swarm_is_outlasted_by_tests() -> None:
    heroes = [make_hero(ranks=(9, 9, 1, 1, 1, 1, 5, 5, 5)), make_hero(ranks=(9, 9, 1, 1, 1, 1, 5, 5, 5))]
    state = fight(heroes, SWARM)
    answer(state, Declare("outlast", "explore"), Declare("outlast", "survival"), dice=(1, 4, 1))
    assert opponent(state).outlast == 1
    assert [hero.health for hero in heroes] == [9, 7]


@pytest.mark.gold("GOLD-GOD-73")
def test_damage_of_two_elements_needs_both_for_immunity() -> None:
    both = action("storm", Strike(n=3, elements=(Element.FIRE, Element.AIR)), targeting=Targeting.GROUP)
    augments = [(0, 0, 1, 0, 0), (1, 0, 1, 0, 0), (1, 0, 0, 0, 0)]
    heroes = [make_hero(augments=one) for one in augments]
    state = fight(heroes, foe(attack=both))
    answer(state, ATTACK, ATTACK, ATTACK, dice=(1, 4))
    assert [hero.health for hero in heroes] == [17, 20, 20 - 3 - 4]
