"""Fights for tests: the opponents that the rulebook prints, some of our own, and short ways to play a round."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core.record import CONFIRM, Choice
from rulewright.games.godai.combat_effects import (
    ALL,
    Afflict,
    Aim,
    ForHealed,
    Guard,
    Has,
    Mend,
    OnBattlefield,
    Strike,
    SwitchBattlefield,
    Thorns,
    WhenAfflicted,
    WhenTarget,
)
from rulewright.games.godai.content.components import Action, Boss, Encounter
from rulewright.games.godai.effects import (
    ChangeCalendar,
    DrawPowerUps,
    Gain,
    GainGold,
    GainItem,
    GainRank,
)
from rulewright.games.godai.model.choices.combat import AimAt, Declare, Favor
from rulewright.games.godai.model.combat import Combat, Opponent
from rulewright.games.godai.model.hero import Hero
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import BeginCombat
from rulewright.games.godai.model.vocabulary import (
    Condition,
    Element,
    Keyword,
    Kind,
    Resource,
    Stat,
    Targeting,
    Vital,
)

from .battlefield import OURS, make_state

REWARD = (DrawPowerUps(n=1),)


def action(id: str, *deeds: Any, targeting: Targeting = Targeting.SINGLE, **more: Any) -> Action:
    return Action(id=id, targeting=targeting, deeds=tuple(deeds), **more)


def foe(id: str = "encounter-foe", *, attack: Action | None = None, **more: Any) -> Encounter:
    """An Encounter of Level 1 with 30 Health that Attacks on 1-2, as tests need it."""
    fields: dict[str, Any] = {
        "level": 1,
        "kinds": (Kind.CREATURE,),
        "health": (30,),
        "energy": 10,
        "attack": attack or action("bite", Strike(n=3)),
        "mastery": action("roar", Strike(n=2), targeting=Targeting.GROUP, cost=3),
        "special": action("rest", targeting=Targeting.SELF),
        "reward": REWARD,
        "source": OURS,
    }
    return Encounter(id=id, **{**fields, **more})


GRAVELER = foe(
    "encounter-graveler",
    kinds=(Kind.MAGICAL_NATURE,),
    elements=(Element.EARTH,),
    health=(10,),
    energy=7,
    mastery=action(
        "tremor",
        Strike(n=2, elements=(Element.EARTH,)),
        Afflict(condition=Condition.SLOWED, test=Stat.NAVIGATE),
        targeting=Targeting.GROUP,
        cost=3,
    ),
    traits=(Has(keyword=Keyword.BLOCK, n=4),),
)
FIRE_ELEMENTAL = foe(
    "encounter-fire-elemental",
    kinds=(Kind.MAGICAL_NATURE, Kind.ELEMENTAL),
    elements=(Element.FIRE,),
    health=(20,),
    energy=6,
    attack=action("flames", Strike(n=4, elements=(Element.FIRE,)), targeting=Targeting.TRIPLE),
    mastery=action(
        "inferno",
        Strike(n=1, piercing=ALL, corrosive=True),
        Afflict(condition=Condition.BURNED),
        targeting=Targeting.GROUP,
        cost=2,
    ),
)
ASURA = foe(
    "encounter-asura",
    level=5,
    reward=(DrawPowerUps(n=1), Gain(what=Resource.ESSENCE, n=2), Gain(what=Resource.SKY_METAL, n=2)),
)
ALTAR = OnBattlefield(id="at-the-altar", first=True)
FLANKING = OnBattlefield(id="flanking", less_damage=3, reflect=4)
BLEEDS = Afflict(condition=Condition.BLEEDING, test=Stat.SURVIVAL)
MIQUIPAPALOTL = Boss(
    id="boss-2",
    level=2,
    kinds=(Kind.UNDEAD,),
    health=(30,),
    energy=44,
    actions=(
        action("sacrificial-turn", Strike(n=4, piercing_on="at-the-altar"), BLEEDS, targeting=Targeting.DUAL),
        action(
            "obsidian-wings",
            Guard(keyword=Keyword.DEFEND, n=4),
            Thorns(condition=Condition.DRAINED),
            SwitchBattlefield(),
            targeting=Targeting.SELF,
        ),
        action(
            "snatch-heart",
            Strike(n=10, drain=True, piercing=ALL),
            Afflict(condition=Condition.BLEEDING),
            targeting=Targeting.MULTI,
            aim=Aim.LOWEST_HEALTH,
            cost=4,
        ),
        action(
            "howl",
            Strike(n=6, vital=Vital.ENERGY),
            ForHealed(condition=Condition.BLEEDING),
            Mend(health=3, raising=True, per_hero=True),
            SwitchBattlefield(random=True),
            targeting=Targeting.GROUP,
            cost=5,
        ),
        action(
            "blood-boil",
            Strike(n=5, drain=True, piercing_on="at-the-altar"),
            BLEEDS,
            WhenTarget(deeds=(SwitchBattlefield(),), vital=Vital.ENERGY, at_most=3),
        ),
        action(
            "bone-puppet",
            Strike(n=3),
            Strike(n=4, vital=Vital.ENERGY),
            Afflict(condition=Condition.CHARMED, test=Stat.EXPLORE, mod_per=Condition.BLEEDING),
            SwitchBattlefield(random=True),
        ),
    ),
    traits=(
        Has(keyword=Keyword.SOULLESS),
        Has(keyword=Keyword.WEAKNESS, corrosive=True),
        ALTAR,
        FLANKING,
    ),
    difficult=(WhenAfflicted(condition=Condition.BLEEDING, health=6, energy=6),),
    group_reward=(ChangeCalendar(n=-1), DrawPowerUps(n=2), GainGold(n=6)),
    portal=2,
    single_rewards=(GainRank(rank=Stat.HEALTH, n=4), GainItem(item="bone-pendant")),
    source=OURS,
)
SWARM = foe(
    "encounter-swarm",
    kinds=(Kind.SWARM,),
    health=(),
    energy=0,
    outlast=5,
    tests=(Stat.NAVIGATE, Stat.EXPLORE, Stat.SURVIVAL),
    attack=action("sting", Strike(n=2), targeting=Targeting.GROUP, counter=Stat.EXPLORE),
    mastery=action("cloud", Strike(n=1), targeting=Targeting.GROUP, counter=Stat.NAVIGATE),
    special=action("veil", Strike(n=1), targeting=Targeting.GROUP, counter=Stat.SURVIVAL),
)
CARDS = {one.id: one for one in (GRAVELER, FIRE_ELEMENTAL, ASURA, SWARM)}


def faces(*dice: int) -> list[int]:
    """Outcomes for these faces."""
    return [face - 1 for face in dice]


def ready(heroes: list[Hero], *cards: Encounter | Boss, **more: Any) -> GodaiState:
    """A state in which these opponents can be met."""
    encounters = {**CARDS, **{one.id: one for one in cards if isinstance(one, Encounter)}}
    bosses = {one.id: one for one in (MIQUIPAPALOTL, *cards) if isinstance(one, Boss)}
    tables: dict[str, dict[str, Any]] = {"encounters": encounters, "bosses": bosses}
    return make_state(heroes, tables, **more)


def fight(
    heroes: list[Hero], *cards: Encounter | Boss, dangerous: int = 0, dice: tuple[int, ...] = (), **more: Any
) -> GodaiState:
    """A combat with these cards up to its first question; `dice` are the faces that come next."""
    state = ready(heroes, *cards, **more)
    state.script = faces(*dice)
    state.agenda = [BeginCombat(tuple([card.id for card in cards]), dangerous)]
    state.game.book.advance(state)
    return state


def go_on(state: GodaiState, *dice: int) -> GodaiState:
    """Play on to the next question with these faces."""
    state.script = faces(*dice)
    state.asked = None
    state.game.book.advance(state)
    return state


def answer(state: GodaiState, *choices: Choice, dice: tuple[int, ...] = ()) -> None:
    """Every asked seat answers, in order, and all confirm; the dice are those that come after."""
    state.asked = None  # a test may have changed the position by hand
    asked = state.decisions
    assert len(asked) == len(choices), (asked, choices)
    alone = len(asked) == 1
    state.script = None
    for number, (decision, choice) in enumerate(zip(asked, choices, strict=True)):
        if alone and number == len(choices) - 1:
            state.script = faces(*dice)
        state.apply(choice, decision.seat)
    if not alone and asked[0].together:
        seats = [decision.seat for decision in asked]
        for seat in seats:
            if seat == seats[-1]:
                state.script = faces(*dice)
            state.apply(CONFIRM, seat)


def opponent(state: GodaiState, number: int = 0) -> Opponent:
    assert state.combat is not None
    return state.combat.opponents[number]


def combat_in(state: GodaiState) -> Combat:
    assert state.combat is not None
    return state.combat


def with_energy(state: GodaiState, energy: int) -> None:
    """The first opponent has so much Energy."""
    combat = combat_in(state)
    combat.opponents = (msgspec.structs.replace(combat.opponents[0], energy=energy), *combat.opponents[1:])


def borne(state: GodaiState, seat: int, condition: Condition) -> int:
    from rulewright.games.godai.rules.combat.testing import BORNE

    return state.heroes[seat].conditions[BORNE[condition]]


ATTACK = Declare("attack", "health")
DEFEND = Declare("defend")
FIRST = Declare("first-mastery")
SECOND = Declare("second-mastery")
FLEE = Declare("flee")
LATER = Favor(0)
HEALTH = Favor(1, "health")
__all__ = ["ATTACK", "DEFEND", "FIRST", "FLEE", "HEALTH", "LATER", "SECOND", "AimAt"]
