"""Around the rounds: meeting Encounters, targets, Influence, Titanic and Favored Opponents, Fleeing, rewards."""

from __future__ import annotations

import pytest

from rulewright.games.godai.combat_effects import Aim, Strike
from rulewright.games.godai.content.components import EquipCard
from rulewright.games.godai.effects import GainGold, Pick, Store
from rulewright.games.godai.model.choices.combat import AimAt, Favor, Meet
from rulewright.games.godai.model.choices.common import Accept
from rulewright.games.godai.model.state import Defender, GodaiState, Rulings
from rulewright.games.godai.model.steps.combat import DrawEncounters, MeetEncounters
from rulewright.games.godai.model.steps.gains import Perform, PickResource
from rulewright.games.godai.model.steps.land import Wander
from rulewright.games.godai.model.vocabulary import Kind, Place, Targeting
from rulewright.games.godai.rules.combat.difficulty import scaled
from rulewright.games.godai.rules.combat.ending import reward_for
from rulewright.games.godai.rules.combat.opponents import highest
from rulewright.games.godai.rules.refusals.combat import refuse_meeting

from .battlefield import make_hero, quiet_book
from .fights import ATTACK, DEFEND, FIRST, FLEE, SWARM, action, answer, combat_in, faces, fight, foe, opponent, ready

FOE = foe()


def met(**more: object) -> GodaiState:
    state = ready([make_hero()], FOE, **more)
    state.agenda = [MeetEncounters((FOE.id,))]
    state.game.book.advance(state)
    return state


def answers(state: GodaiState) -> list[str]:
    return [choice.answer for choice in state.decision.choices if isinstance(choice, Meet)]


@pytest.mark.rule("GOD-402", "GOD-403", "GOD-505")
def test_a_cautious_group_may_discard_an_encounter() -> None:
    state = met(cautious=True)
    answer(state, Meet("discard"))
    assert state.encounter_discards == (FOE.id,)
    assert state.combat is None
    assert met().combat is not None


@pytest.mark.ruling("AMB-GOD-219")
@pytest.mark.parametrize(("any_number", "offered"), [(True, ["fight", "discard"]), (False, [])])
def test_how_many_encounters_may_be_discarded(any_number: bool, offered: list[str]) -> None:
    state = ready([make_hero()], FOE, cautious=True, rulings=Rulings(discard_any=any_number))
    state.agenda = [MeetEncounters((FOE.id, FOE.id))]
    state.game.book.advance(state)
    answer(state, Meet("discard"))
    assert (answers(state) if any_number else []) == offered
    assert (state.combat is None) == any_number


@pytest.mark.ruling("AMB-GOD-219")
def test_jaethis_encounter_cannot_be_discarded() -> None:
    state = ready([make_hero()], FOE, cautious=True)
    state.agenda = [MeetEncounters((FOE.id,), battlefield="water")]
    state.game.book.advance(state)
    assert state.combat is not None
    assert (state.heroes[0].energy, opponent(state).energy) == (0, 0)


@pytest.mark.rule("GOD-604", "GOD-605", "GOD-1083")
def test_from_a_defender_an_encounter_is_vanquished_for_one_resilience() -> None:
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(0,), resilience=3)
    state = met(defenders=(tower,))
    assert answers(state) == ["fight", "vanquish"]
    answer(state, Meet("vanquish"))
    assert state.defenders[0].resilience == 2
    assert state.encounter_discards == (FOE.id,)
    assert [one.message for one in refuse_meeting(met(cautious=True), 0, Meet("vanquish"))] == ["why-no-shelter"]


@pytest.mark.rule("GOD-768")
def test_a_bribed_encounter_may_go_back_into_the_deck() -> None:
    card = foe(bribe=2)
    state = ready([make_hero()], card)
    state.agenda = [MeetEncounters((card.id,))]
    state.game.book.advance(state)
    answer(state, Meet("bribe"))
    answer(state, Accept())
    assert (state.encounters, state.heroes[0].gold) == ((card.id,), 8)


@pytest.mark.rule("GOD-1081")
def test_nobody_meets_encounters_while_all_are_dead() -> None:
    state = ready([make_hero(state="dead")], FOE, encounters=(FOE.id,))
    state.agenda = [DrawEncounters()]
    state.game.book.advance(state)
    assert state.encounters == (FOE.id,)


@pytest.mark.rule("GOD-703", "GOD-706", "GOD-707")
@pytest.mark.parametrize(
    ("difficulty", "health", "energy"), [(0, 28, 8), (1, 30, 10), (2, 40, 20), (3, 50, 30), (4, 80, 60), (5, 130, 110)]
)
def test_the_difficulty_table(difficulty: int, health: int, energy: int) -> None:
    found = scaled(foe(level=2), difficulty, 2)
    assert (found.health, found.energy) == ((health,), energy)
    assert scaled(SWARM, difficulty, 2).outlast == (3, 5, 6, 7, 9, 11)[difficulty]


@pytest.mark.rule("GOD-651", "GOD-650", "GOD-652", "GOD-654")
def test_a_titanic_opponent_has_two_healths() -> None:
    state = fight(
        [make_hero(ranks=(20, 20, 9, 2, 3, 3, 5, 5, 5))], foe(kinds=(Kind.CREATURE, Kind.TITANIC), health=(8,))
    )
    assert opponent(state).health == (8, 8)
    answer(state, ATTACK, dice=(5,))
    answer(state, AimAt("attack", 20, "health-2"))
    assert opponent(state).health == (8, 0)
    answer(state, ATTACK, dice=(5,))
    assert state.combat is None


@pytest.mark.rule("GOD-772", "GOD-773", "GOD-774", "GOD-677")
def test_healing_wins_an_opponent_over() -> None:
    card = foe(influence=6, equip=EquipCard(frames=()))
    state = fight([make_hero("sage", ranks=(20, 20, 4, 4, 3, 3, 5, 5, 5))], card)
    answer(state, FIRST, dice=(5,))
    answer(state, AimAt("heal", 20))
    assert state.combat is None
    assert (state.equips, state.encounter_discards) == ((card.id,), ())
    by_influence, by_health = [reward_for(state, card.id, by, 0, False, 0, ()) for by in ("influence", "health")]
    assert by_influence == by_health == [Perform(card.reward, card.id)]


@pytest.mark.rule("GOD-755", "GOD-756")
def test_tied_target_dice_are_rolled_again() -> None:
    state = fight([make_hero()], FOE)
    state.script = faces(3, 9)
    assert highest(state, ((0, 7), (1, 7), (2, 4)), 1) == (1,)
    assert highest(state, ((0, 7), (1, 7), (2, 4)), 2) == (0, 1)


@pytest.mark.rule("GOD-751")
def test_a_multi_action_hits_all_who_share_the_extreme() -> None:
    card = foe(attack=action("hunt", Strike(n=2), targeting=Targeting.MULTI, aim=Aim.LOWEST_HEALTH))
    heroes = [make_hero(health=8), make_hero(health=12), make_hero(health=8)]
    state = fight(heroes, card)
    answer(state, ATTACK, ATTACK, ATTACK, dice=(1,))
    assert [hero.health for hero in heroes] == [6, 12, 6]


@pytest.mark.rule("GOD-657", "GOD-1086", "GOD-664", "GOD-1088")
def test_a_favored_effect_of_the_declaration_can_end_the_combat_before_the_opponent_acts() -> None:
    hero = make_hero(favored=(Kind.CREATURE,))
    state = fight([hero], foe(health=(5,)))
    answer(state, ATTACK)
    answer(state, Favor(1, "health"), dice=(5,))
    assert state.combat is None
    assert hero.health == 20


@pytest.mark.rule("GOD-659", "GOD-665")
def test_every_match_gives_an_effect_and_energy_falls_twice_as_much() -> None:
    hero = make_hero(favored=(Kind.CREATURE, Kind.TITANIC))
    state = fight([hero], foe(kinds=(Kind.CREATURE, Kind.TITANIC), health=(9, 9)))
    answer(state, DEFEND)
    answer(state, Favor(1, "energy"))
    answer(state, Favor(0), dice=(3, 5))
    answer(state, Favor(1, "health-2"), dice=(2,))
    assert (opponent(state).energy, opponent(state).health) == (10 - 6, (9, 7))


@pytest.mark.rule("GOD-762", "GOD-764", "GOD-1092")
def test_who_fled_gets_nothing_and_the_group_wanders() -> None:
    heroes = [make_hero(), make_hero()]
    book = quiet_book()
    seen: list[object] = []
    for kind in (Perform, Wander):
        book.resolving[kind] = lambda state, step, choice: seen.append(step)
        book._handling[kind] = (None, book.resolving[kind])
    state = fight(heroes, foe(health=(4,)), book=book)
    answer(state, FLEE, ATTACK, dice=(3,))
    assert combat_in(state).fighters[0].fled
    answer(state, ATTACK, dice=(5,))
    assert seen == [Perform(FOE.reward, FOE.id, without=(0,)), Wander()]


@pytest.mark.ruling("AMB-GOD-101")
@pytest.mark.parametrize("power_up", [False, True])
def test_dangerous_opponents_give_more(power_up: bool) -> None:
    state = ready([make_hero()], FOE, rulings=Rulings(dangerous_power_up=power_up))
    steps = reward_for(state, FOE.id, "health", 2, False, 2, ())
    assert steps[1] == Perform((GainGold(n=2),), FOE.id)
    if power_up:
        assert isinstance(steps[2], Perform)
    else:
        assert steps[2] == PickResource(Pick.TIER_1, 2, Store.STOCKPILE)


@pytest.mark.rule("GOD-786", "GOD-787")
def test_healing_in_the_same_phase_keeps_a_hero_alive() -> None:
    heroes = [make_hero("sage", ranks=(20, 20, 4, 4, 3, 3, 5, 5, 5)), make_hero(health=2)]
    state = fight(heroes, foe(attack=action("bite", Strike(n=5))))
    answer(state, FIRST, ATTACK, dice=(1, 2, 9))
    answer(state, AimAt("heal", 1))
    assert heroes[1].health == 2 - 5 + 6
    answer(state, DEFEND, ATTACK, dice=(1, 2, 9))
    assert heroes[1].state == "dead"


@pytest.mark.rule("GOD-778", "GOD-779", "GOD-785")
def test_a_swarm_passes_by_itself() -> None:
    state = fight([make_hero()], SWARM)
    for left in (4, 3, 2, 1):
        answer(state, DEFEND, dice=(3,))
        assert opponent(state).outlast == left
    assert state.heroes[0].health == 20  # Defend 2 meets what the Swarm does
    answer(state, DEFEND, dice=(3,))
    assert state.combat is None


@pytest.mark.rule("GOD-786")
def test_whoever_flees_without_health_dies_all_the_same() -> None:
    heroes = [make_hero(), make_hero()]
    state = fight(heroes, FOE)
    heroes[0].health = -2
    answer(state, FLEE, DEFEND, dice=(2,))
    answer(state, DEFEND, dice=(5,))
    assert (heroes[0].state, heroes[0].health, heroes[1].state) == ("dead", 0, "living")
