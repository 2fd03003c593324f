"""What refusals of combat and of a Siege claim, and what would make them untrue."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.godai.model.choices.combat import Declare, Meet
from rulewright.games.godai.model.choices.heroes import UseRacial
from rulewright.games.godai.model.choices.siege import BolsterWith
from rulewright.games.godai.model.combat import Fighter
from rulewright.games.godai.model.geometry import distance_from
from rulewright.games.godai.model.hero import NO_CONDITIONS, Hero
from rulewright.games.godai.model.state import NOWHERE, GodaiState
from rulewright.games.godai.model.steps.combat import DeclareActions, MeetEncounters
from rulewright.games.godai.model.vocabulary import SKILLS, Keyword, Place, Stat, Vital
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.combat import who
from rulewright.games.godai.rules.combat.powers import token_of
from rulewright.games.godai.rules.defenders import range_of
from rulewright.games.godai.rules.stat_tests import rank

from ..repairing import Never, Repairs, Values, claim
from .setting import alter, around, asked, beside, content, found, go, near, put_banner, ranked, ready, store, stored

CHAPTER = Repairs()
mends = CHAPTER.mends


def declaring(state: GodaiState) -> None:
    """All declare; whoever is not asked may have answered, or have nothing to choose."""
    claim(isinstance(state.agenda[-1], DeclareActions))


def fighter(state: GodaiState, seat: Seat) -> Fighter:
    declaring(state)
    return who.fighter_of(state, seat)


def unbarred(state: GodaiState, seat: Seat, *bars: str) -> None:
    """A fighter whom this round does not forbid so much."""
    assert state.combat is not None
    rows = [
        replace(one, bars=tuple([bar for bar in one.bars if bar not in bars])) if one.seat == seat else one
        for one in state.combat.fighters
    ]
    state.combat.fighters = tuple(rows)


def actor(state: GodaiState, seat: Seat, choice: Any) -> Hero:
    """Whose Energy and Health a choice is about."""
    return state.heroes[choice.hero - 1 if isinstance(choice, UseRacial) else seat]


# -- a hero's action -------------------------------------------------------------------------------------------


@mends("why-no-rank")
def a_rank(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    declaring(state)
    stat = Stat(choice.action)
    claim(rank(state, seat, stat) <= 0)
    hero = state.heroes[seat]
    hero.conditions, hero.boosts = NO_CONDITIONS, ()
    ranked(hero, stat, 5)


@mends("why-ability-locked")
def an_ability_at_hand(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    declaring(state)
    hero = state.heroes[seat]
    claim(choice.action in hero.locked)
    hero.locked = tuple([stat for stat in hero.locked if stat != choice.action])


@mends("why-no-energy-for-it")
def energy(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = actor(state, seat, choice)
    claim(hero.energy == said.have)
    hero.energy = said.need


@mends("why-last-health")
def health(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = actor(state, seat, choice)
    claim(hero.health == said.have)
    hero.health = said.need


@mends("why-starving")
def fed(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = actor(state, seat, choice)
    claim(hero is state.heroes[said.hero - 1] and hero.starving)
    hero.starving = 0


@mends("why-energy-barred")
def energy_that_can_be_used(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = actor(state, seat, choice)
    claim(hero is state.heroes[said.hero - 1])
    fighting = state.combat is not None and not isinstance(choice, (UseRacial, BolsterWith))
    claim("no-energy" in (who.fighter_of(state, seat).bars if fighting else hero.used))
    if fighting:
        unbarred(state, seat, "no-energy")
    else:
        ready(hero, "no-energy")


@mends("why-tenacious")
def nobody_tenacious(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    declaring(state)
    claim(any(who.has(state, foe, Keyword.TENACIOUS) for foe in who.foes(state)))
    raise Never("Keywords are printed on the cards")


@mends("why-only-defend")
def more_than_defend(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim("defend" in fighter(state, seat).bars and choice.action != "defend")
    unbarred(state, seat, "defend")


@mends("why-no-action")
def an_action(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim("no-action" in fighter(state, seat).bars)
    unbarred(state, seat, "no-action")


@mends("why-in-shell")
def outside_the_shell(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(fighter(state, seat).shell and choice.action != "shell")
    who.change(state, seat, shell=0, inside=-1)


@mends("why-vital-not-hit")
def a_vital_to_hit(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    declaring(state)
    claim(isinstance(choice, Declare) and choice.action == "attack")
    attack = who.ability(state, state.heroes[seat].role, "attack")
    hits = attack.vitals if attack is not None and attack.vitals else (Vital.HEALTH,)
    vital = choice.vital.partition("-")[0]
    if vital not in hits or (vital == "outlast") != choice.vital.startswith("outlast-"):
        raise Never("the Attack of this Role does not affect it")
    if choice.vital == "health-2":
        raise Never("which Health of a Titanic opponent is chosen in the Resolution phase")
    foes = who.foes(state)
    if vital in ("influence", "outlast"):
        claim(not any(_has(state, foe, vital) for foe in foes))
        give_opponent(state, foes[0], **{vital: 3})
    else:
        claim(not any(who.opponent_at(state, foe).health for foe in foes))
        give_opponent(state, foes[0], health=(3,), most=(3, 3))


def give_opponent(state: GodaiState, foe: int, **fields: Any) -> None:
    assert state.combat is not None
    one = who.opponent_at(state, foe)
    state.combat.opponents = tuple(
        [replace(other, **fields) if other is one else other for other in state.combat.opponents]
    )


def _has(state: GodaiState, foe: int, vital: str) -> bool:
    found: int = getattr(who.opponent_at(state, foe), vital)
    return found > 0


@mends("why-no-such-test")
def a_test_of_outlast(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    declaring(state)
    claim(choice.action == "outlast")
    tested = [foe for foe in who.foes(state) if choice.vital in who.card_of(state, foe).tests]
    claim(not any(_has(state, foe, "outlast") for foe in tested))
    if not tested:
        raise Never("which stats are tested is printed on the cards")
    give_opponent(state, tested[0], outlast=3)


@mends("why-power-used")
def a_power_to_use(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    ability = content(state).tables["abilities"][choice.power]
    hero = state.heroes[seat]
    if ability.per == "combat":
        claim(state.combat is not None and who.fighter_of(state, seat).used.count(ability.owner) >= ability.limit)
        who.change(state, seat, used=())
    else:
        claim(hero.used.count(token_of(ability)) >= ability.limit)
        ready(hero, token_of(ability))


# -- Encounters ------------------------------------------------------------------------------------------------


@mends("why-no-discard")
def an_encounter_to_discard(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, MeetEncounters)
    claim(isinstance(choice, Meet) and choice.answer == "discard")
    spent = "encounter-discarded" in state.used and not state.rulings.discard_any
    careful = state.cautious and not land.is_hazardous(state) and not spent
    claim(step.battlefield or not (step.optional or careful))
    if step.battlefield:
        raise Never("nobody discards what a Mismatch brings")
    state.cautious = True
    state.rulings = replace(state.rulings, discard_any=True)
    state.used = (*state.used, land.HAZARD_NEGATED)


@mends("why-no-shelter")
def a_shelter(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, MeetEncounters)
    here = around(state)
    claim(here is None or here.resilience == 0)
    into_a_defender(state)


def into_a_defender(state: GodaiState) -> str:
    """The group is in a Defender that stands and has Resilience."""
    one = next((one for one in state.defenders if not one.fallen and one.kind is not Place.TEMPLE), None)
    if one is None:
        raise Never("no Defender stands")
    go(state, one.hexes[0])
    alter(state, one.id, resilience=max(1, one.resilience))
    return one.id


@mends("why-no-bribe")
def nobody_to_bribe(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, MeetEncounters)
    claim(content(state).encounters[step.cards[0]].bribe == 0)
    raise Never("whether an Encounter can be Bribed is printed on it")


# -- Bolstering ------------------------------------------------------------------------------------------------


def enemies(state: GodaiState) -> list[tuple[int, ...]]:
    """Where Siege Opponents stand."""
    there = [(hex,) for hex, card in zip(state.banners, state.fronts, strict=True) if hex != NOWHERE and card]
    return [*there, state.jaethi] if state.jaethi else there


@mends("why-bolster-outside")
def a_defender_to_bolster(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(around(state) is None or not enemies(state))
    into_a_defender(state)
    if not enemies(state):
        put_banner(state, beside(state, state.at))


@mends("why-bolster-rank")
def a_skill_to_roll(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    hero = state.heroes[seat]
    claim(said.skill == choice.skill)
    starved = choice.skill == Stat.SURVIVAL and hero.starving >= 2
    claim(starved or rank(state, seat, Stat(choice.skill)) <= 10)
    before = (hero.ranks, hero.conditions, hero.starving)
    hero.starving, hero.conditions = 0, NO_CONDITIONS
    state.difficulty = 1
    ranked(hero, Stat(choice.skill), 30)
    claim((hero.ranks, hero.conditions, hero.starving) != before)


@mends("why-bolster-overpowered")
def a_skill_of_use(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = around(state)
    claim(one is not None and one.overpowered and said.skill == choice.skill)
    assert one is not None
    mine = rank(state, seat, Stat(choice.skill))
    claim(all(rank(state, seat, other) <= mine for other in SKILLS))
    alter(state, one.id, overpowered=False)


@mends("why-bolster-survival")
def something_to_mend(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = around(state)
    claim(one is not None and (one.hit, one.resilience) == (said.hit, said.left) and choice.skill == "survival")
    assert one is not None
    claim(not one.hit or not one.resilience)
    state.defenders = tuple(
        [
            replace(other, hit=max(1, one.hit), resilience=max(1, one.resilience)) if other.id == one.id else other
            for other in state.defenders
        ]
    )


@mends("why-bolster-explore")
def an_opponent_in_range(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = around(state)
    claim(one is not None and choice.skill == "explore")
    assert one is not None
    reach = range_of(state, one)
    claim(not any(distance_from(one.hexes, hex) <= reach for hexes in enemies(state) for hex in hexes))
    put_banner(state, beside(state, state.at))


@mends("why-bolster-navigate")
def a_range_to_widen(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    one = around(state)
    claim(one is not None and choice.skill == "navigate" and range_of(state, one) >= 4)
    assert one is not None
    alter(state, one.id, range=1, turn=(), equips=())


# -- Aetherial Ore and Siege cards -----------------------------------------------------------------------------


@mends("why-ore-none")
def ore(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(stored(state, "aetherial-ore") == 0)
    store(state, "aetherial-ore", 1)


@mends("why-ore-far")
def ore_nearby(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.defender == choice.defender)
    one = found(state, said.defender)[0]
    claim(not near(state, one.hexes))
    go(state, one.hexes[0])


@mends("why-ore-safe")
def ore_for_nothing(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.defender == choice.defender and stored(state, "aetherial-ore"))
    one = found(state, said.defender)[0]
    claim(near(state, one.hexes))
    decision = state.decision_for(seat)
    claim(decision is None or choice not in decision.choices)
    raise Never("what is about to be destroyed follows from the whole Siege")


@mends("why-no-such-card")
def a_card_face_down(state: GodaiState, seat: Seat, choice: Any, said: Values) -> None:
    claim(said.slot == choice.slot)
    pile = state.slots[choice.slot - 1]
    claim(choice.place > len(pile))
    more = [*pile, *["fire"] * choice.place][: max(len(pile), choice.place)]
    more[choice.place - 1] = "fire"
    state.slots = (*state.slots[: choice.slot - 1], tuple(more), *state.slots[choice.slot :])
