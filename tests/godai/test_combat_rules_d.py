"""Who is fought, what opponents are, Escorts in combat, and what those who Fled do not get. p.84-89, 100, 108."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.record import StartLuck
from rulewright.games.godai import effects as verbs
from rulewright.games.godai.combat_effects import Has, Strike
from rulewright.games.godai.model.choices.combat import Declare, Favor, UsePower
from rulewright.games.godai.model.combat import Ward
from rulewright.games.godai.model.events.combat import EncounterDrawn
from rulewright.games.godai.model.state import Carried, Defender, GodaiState, Options, Rulings
from rulewright.games.godai.model.steps.combat import BeginCombat, DrawEncounters
from rulewright.games.godai.model.steps.gains import GiveSingles, Perform
from rulewright.games.godai.model.steps.visits import AttemptCommission
from rulewright.games.godai.model.vocabulary import (
    CONDITIONS,
    SUBTYPES,
    TYPES,
    Condition,
    Element,
    Keyword,
    Kind,
    Place,
    Stat,
    Targeting,
)
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.combat import who as at
from rulewright.games.godai.rules.combat.favored import matches
from rulewright.games.godai.rules.commissions import attemptable, deliver
from rulewright.games.godai.rules.decks import turn_up_commission
from rulewright.games.godai.rules.equips import damage_equips
from rulewright.games.godai.rules.sky import put_tile
from rulewright.games.godai.setup import first_state

from . import foes, visiting
from .battlefield import make_hero
from .fights import ATTACK, DEFEND, FIRE_ELEMENTAL, action, answer, combat_in, fight, foe, opponent, ready
from .positions import Game, content, offered, position, run
from .positions import answer as say
from .tables import texts

SAMURAI, SAGE, NINJA = ("samurai", "kobold"), ("sage", "tanuki"), ("ninja", "alux")
AID = "commission-letter-without-a-seal"
NAVIGATE = "commission-the-drowned-causeway"


def escorting(card: str = AID, difficulty: int = 1, health: int = 6, **more: Any) -> GodaiState:
    """A fight while an Escort is on its way with the group."""
    encounter = foe(**more)
    state = ready([make_hero(), make_hero()], encounter, difficulty=difficulty, carried=(Carried(card, 0, health),))
    state.game.content.tables.update(commissions=foes.commissions(), escorts=foes.escorts())
    state.agenda = [BeginCombat((encounter.id,))]
    state.game.book.advance(state)
    return state


# -- who is fought -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-638", "GOD-640")
def test_only_encounters_and_bosses_are_fought_and_jaethi_as_a_boss() -> None:
    state = ready([make_hero()])
    state.game.content.tables.update(bosses=foes.bosses(), encounters=foes.encounters())
    assert at.card(state, "boss-10").level == 10
    assert at.card(state, "encounter-graveler").level == 1
    with pytest.raises(KeyError):
        at.card(state, next(iter(content().siege)))


@pytest.mark.rule("GOD-639")
@pytest.mark.parametrize("phase", ["movement", "skill", "event", "villain"])
def test_combat_may_begin_in_any_phase(phase: str) -> None:
    state = fight([make_hero()], foe(health=(4,)), phase=phase)
    answer(state, ATTACK, dice=(5,))
    assert (state.combat, state.phase) == (None, phase)


@pytest.mark.rule("GOD-643")
@pytest.mark.parametrize(("level", "found"), [(1, False), (5, False), (6, True), (0, True)])
def test_encounters_have_levels_from_1_to_5(level: int, found: bool) -> None:
    problems = foes.told(foes.opponents({"graveler": {"level": level}}, {}))
    assert (("godai-range", "level") in problems) is found


@pytest.mark.rule("GOD-643")
def test_bosses_have_the_levels_1_to_10() -> None:
    assert sorted(boss.level for boss in foes.bosses().values()) == list(range(1, 11))
    assert foes.opponents({}, {}) == []


@pytest.mark.rule("GOD-644", "GOD-645")
def test_every_opponent_has_one_of_eight_types() -> None:
    assert foes.opponents({}, {}) == []
    assert (len(TYPES), set(SUBTYPES)) == (8, {Kind.ELEMENTAL, Kind.HORDE, Kind.SWARM, Kind.TITANIC})
    cards = [*foes.encounters().values(), *foes.bosses().values()]
    assert all(set(card.kinds) & set(TYPES) for card in cards)
    assert {kind for card in cards for kind in card.kinds} == set(Kind)


@pytest.mark.rule("GOD-642")
def test_a_vital_that_no_opponent_has_cannot_be_attacked() -> None:
    known = {"health": foe(), "influence": foe(health=(), energy=0, influence=5)}
    for vital, card in known.items():
        state = fight([make_hero("sage")], card)
        attacks = [one for one in state.decision.choices if isinstance(one, Declare) and one.action == "attack"]
        assert [one.vital for one in attacks] == [vital]


@pytest.mark.rule("GOD-691")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_placard_shows_everything_about_its_boss(language: str) -> None:
    words = texts(language)
    for card in foes.bosses().values():
        told = words.component(card.id)
        rules = " ".join(told.rules)
        assert told.name
        assert str(card.level) in told.line
        assert all(words.say.name("type", kind) in told.line for kind in card.kinds)
        assert "/".join(map(str, card.health)) in rules
        assert all(words.say.name("action", one.id) in rules for one in card.actions)


@pytest.mark.rule("GOD-695")
def test_a_game_normally_starts_at_easy() -> None:
    assert Options().difficulty == "easy"
    for options, row in ((Options(), 1), (Options(difficulty="heroic"), 4)):
        assert first_state(Game(), 2, StartLuck(1), options, Rulings()).difficulty == row


@pytest.mark.rule("GOD-510")
def test_a_defender_stays_on_top_of_a_cataclysm() -> None:
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(visiting.CENTER,), resilience=3)
    state = visiting.visit(SAMURAI, defenders=(tower,))
    put_tile(state, "cataclysm-meteor", visiting.CENTER, 0)
    assert state.defenders == (tower,)
    assert land.place_at(state, visiting.CENTER) is Place.TOWER
    assert land.hazard_of(state, visiting.NEAR[0]) is Element.FIRE


@pytest.mark.rule("GOD-671")
def test_an_encounter_has_three_actions_on_six_faces() -> None:
    for card in foes.encounters().values():
        assert {one.id for one in at.actions_of(card)} == {card.attack.id, card.mastery.id, card.special.id}
        assert len(at.actions_of(card)) == 6


@pytest.mark.rule("GOD-504")
def test_an_encounter_is_drawn_from_its_deck() -> None:
    state = ready([make_hero()], foe(), encounters=("encounter-foe",))
    state.agenda = [DrawEncounters()]
    state.game.book.advance(state)
    assert state.encounters == ()
    assert opponent(state).card == "encounter-foe"
    assert [event.card for event in state.events if isinstance(event, EncounterDrawn)] == ["encounter-foe"]


# -- Favored and Elements ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-666")
def test_the_same_type_is_favored_once() -> None:
    state = fight([make_hero(favored=(Kind.CREATURE, Kind.CREATURE))], foe())
    assert matches(state, 0, 20) == 1
    answer(state, DEFEND)
    answer(state, Favor(1, "health"), dice=(3, 5))
    assert (opponent(state).health, combat_in(state).round) == ((27,), 2)


@pytest.mark.rule("GOD-662")
def test_a_favored_element_may_be_gained_on_the_way() -> None:
    state = fight([make_hero("sage")], FIRE_ELEMENTAL)
    assert matches(state, 0, 20) == 0
    answer(state, UsePower("deep-insight", "favor-fire", 0))
    assert matches(state, 0, 20) == 1


@pytest.mark.rule("GOD-678")
@pytest.mark.parametrize(("augments", "left"), [((0, 0, 0, 0, 0), 17), ((0, 0, 1, 0, 0), 20)])
def test_damage_may_be_of_an_element(augments: tuple[int, ...], left: int) -> None:
    card = foe(attack=action("spark", Strike(n=3, elements=(Element.FIRE,))))
    state = fight([make_hero(augments=augments)], card)
    answer(state, ATTACK, dice=(1,))
    assert state.heroes[0].health == left


# -- Escorts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-631", "GOD-714")
@pytest.mark.parametrize("difficulty", [0, 1, 5])
def test_an_escort_fights_with_its_own_health_at_every_difficulty(difficulty: int) -> None:
    state = escorting(difficulty=difficulty, health=4)
    (ally,) = combat_in(state).allies
    assert (ally.card, ally.health, ally.most) == ("escort-masked-courier", 4, 6)
    assert at.members(state) == [0, 1, 10]


@pytest.mark.rule("GOD-632")
def test_an_escort_does_what_its_card_lists_in_every_round() -> None:
    state = escorting(attack=action("stamp", Strike(n=9), targeting=Targeting.GROUP))
    for left in (5, 4):  # Defend 8 against 9
        answer(state, DEFEND, DEFEND, dice=(1,))
        assert combat_in(state).allies[0].health == left


@pytest.mark.rule("GOD-636")
def test_what_an_escort_has_left_is_kept_after_the_combat() -> None:
    state = escorting(health=6, attack=action("stamp", Strike(n=9), targeting=Targeting.GROUP))
    at.alter(state, 20, health=(4,))
    answer(state, ATTACK, DEFEND, dice=(1,))
    assert state.combat is None
    assert state.carried == (Carried(AID, 0, 5),)


@pytest.mark.rule("GOD-808")
def test_an_escort_earns_nothing() -> None:
    state = position(SAMURAI, SAGE, carried=(Carried(AID, 0, 6),))
    before = [hero.gold for hero in state.heroes]
    run(state, Perform((verbs.GainGold(n=3),), "encounter-x"))
    assert [hero.gold for hero in state.heroes] == [gold + 3 for gold in before]
    assert state.carried == (Carried(AID, 0, 6),)


# -- whoever Fled ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-762")
def test_whoever_fled_gets_neither_gold_nor_power_ups_nor_gear() -> None:
    state = position(SAMURAI, SAGE, NINJA)
    before = [hero.gold for hero in state.heroes]
    run(state, Perform((verbs.GainGold(n=3),), "encounter-x", without=(1,)))
    assert [hero.gold - was for hero, was in zip(state.heroes, before, strict=True)] == [3, 0, 3]
    for effect in (verbs.DrawPowerUps(n=1), verbs.GainGear(kind=verbs.GearKind.ABILITY), verbs.Loot(n=1)):
        found = position(SAMURAI, SAGE, NINJA)
        found.game.book.performing[type(effect)](found, effect, Perform((effect,), "encounter-x", without=(1,)))
        assert sorted(step.seat for step in found.agenda) == [0, 2]  # type: ignore[union-attr]


@pytest.mark.rule("GOD-762")
def test_a_dead_hero_who_fled_leaves_no_share() -> None:
    state = position(SAMURAI, SAGE)
    state.heroes[1].state = "dead"
    before = state.heroes[0].gold
    run(state, Perform((verbs.GainGold(n=3),), "encounter-x", without=(1,)))
    assert state.heroes[0].gold == before + 3


@pytest.mark.rule("GOD-762")
@pytest.mark.parametrize("how", ["dice", "choice"])
def test_single_rewards_go_to_those_who_stayed(how: str) -> None:
    reward = verbs.GainRank(rank=Stat.HEALTH, n=1)
    state = position(SAMURAI, SAGE, NINJA, options=Options(single_rewards=how), script=[8, 2])
    before = [hero.ranks[0] for hero in state.heroes]
    run(state, GiveSingles((reward,), "boss-2", without=(0,)))
    if how == "choice":
        assert offered(state) == ["pick-hero 2", "pick-hero 3"]
        say(state, "pick-hero 2")
    assert [hero.ranks[0] - was for hero, was in zip(state.heroes, before, strict=True)] == [0, 1, 0]


# -- Commissions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-606", "GOD-610")
def test_all_face_up_commissions_are_available() -> None:
    state = visiting.visit(SAMURAI, center="pS", offered=((NAVIGATE, AID), ()))
    assert attemptable(state) == [NAVIGATE, AID]
    state.commissions = (("commission-fever-in-the-terraces",), ())
    turn_up_commission(state, 0, "GOD-610")
    assert len(state.offered[0]) == 3


@pytest.mark.rule("GOD-620")
def test_an_aid_commission_is_picked_up_and_delivered() -> None:
    state = visiting.visit(SAMURAI, center="pS", offered=((AID,), ()), commissions=((NAVIGATE,), ()))
    run(state, AttemptCommission(AID))
    assert [one.card for one in state.carried] == [AID]
    deliver(state, AID)
    assert (state.carried, state.equips) == ((), (AID,))


@pytest.mark.rule("GOD-621")
def test_the_equip_card_of_an_aid_commission_is_gone_with_its_defender() -> None:
    state = position(SAMURAI)
    damage_equips(state, (AID,))
    assert state.damaged == ()
    equips = [one.id for one in content().encounters.values() if one.equip is not None]
    damage_equips(state, (equips[0],))
    assert state.damaged == (equips[0],)


@pytest.mark.rule("GOD-617", "GOD-619")
@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"type": "quest"}, "godai-commission-type"),
        ({"tests": ()}, "godai-commission-tests"),
        ({"role": "sage"}, "godai-commission-place"),
        ({"escort": "escort-masked-courier"}, "godai-commission-escort"),
        ({"reward": ()}, "godai-commission-reward"),
    ],
)
def test_what_a_commission_card_has(fields: dict[str, Any], problem: str) -> None:
    assert foes.tasks({}, {}) == []
    found = foes.tasks({"the_drowned_causeway": fields}, {})
    assert problem in {one.message for one in found}


# -- rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-681")
@pytest.mark.ruling("AMB-GOD-103")
def test_a_die_of_weakness_for_each_element_that_opposes_an_augment() -> None:
    both = Strike(n=3, elements=(Element.FIRE, Element.EARTH))
    state = fight([make_hero(augments=(1, 0, 0, 1, 0))], foe(attack=action("lava", both)))
    answer(state, ATTACK, dice=(1, 2, 5))
    assert state.heroes[0].health == 20 - 3 - 2 - 5


@pytest.mark.rule("GOD-841")
@pytest.mark.ruling("AMB-GOD-150")
def test_block_counts_once_against_the_total_of_a_round() -> None:
    state = fight([make_hero(), make_hero()], foe(traits=(Has(keyword=Keyword.BLOCK, n=5),)))
    answer(state, ATTACK, ATTACK, dice=(5,))
    assert opponent(state).health == (30 - (4 + 4 - 5),)


@pytest.mark.rule("GOD-863")
@pytest.mark.ruling("AMB-GOD-151")
def test_damage_is_not_reflected_to_and_fro() -> None:
    state = fight([make_hero()], foe(traits=(Has(keyword=Keyword.REFLECT, n=3),)))
    at.give(state, 0, Ward(Keyword.REFLECT, 3))
    answer(state, ATTACK, dice=(5,))
    assert (state.heroes[0].health, opponent(state).health) == (17, (29,))


@pytest.mark.rule("GOD-868")
@pytest.mark.ruling("AMB-GOD-154")
def test_the_soulless_suffer_energy_damage_as_drain() -> None:
    state = fight([make_hero("magician")], foe(energy=2, traits=(Has(keyword=Keyword.SOULLESS),)))
    answer(state, Declare("attack", "energy"), dice=(5,))
    assert (opponent(state).energy, opponent(state).health) == (0, (30 - 2,))


@pytest.mark.rule("GOD-891")
@pytest.mark.ruling("AMB-GOD-160")
@pytest.mark.parametrize(("die", "left"), [(2, 30), (3, 28)])
def test_the_confused_lose_their_action_or_half_of_it(die: int, left: int) -> None:
    state = fight([make_hero()], foe())
    state.heroes[0].conditions = tuple([int(one is Condition.CONFUSED) for one in CONDITIONS])
    answer(state, ATTACK, dice=(5, die))
    assert opponent(state).health == (left,)
