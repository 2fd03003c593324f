"""Opponents' verbs: what an action does to its targets and to the opponent itself (combat_effects.py). p.90-93."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Seat

from ...combat_effects import (
    ALL,
    Afflict,
    AnyDeed,
    Assist,
    CallOff,
    ChangeElement,
    ChangeOutlast,
    Confuse,
    Energetic,
    Enrage,
    ForHealed,
    Guard,
    Mend,
    MendOthers,
    OnBattlefield,
    Reinforce,
    Rob,
    Strike,
    SummonOpponent,
    SwitchBattlefield,
    TestOr,
    Thorns,
    WhenTarget,
)
from ...model.combat import Ward
from ...model.events.combat import ElementTaken, OpponentJoined
from ...model.state import GodaiState
from ...model.steps.combat import SwitchField
from ...model.vocabulary import DEFENSIVE, ELEMENTS, Element, Keyword, Vital
from ..decks import draw, shuffle_in
from ..heroes import lose_food, lose_gold
from . import who as at
from .doing import Doing, copy_of, damage_of, sized
from .hits import Affliction, Attack, Healing, Hit
from .testing import combat_test
from .work import Work

MOST_OPPONENTS = 3
MANY_HEROES = 4


def perform(
    state: GodaiState, who: int, deeds: Sequence[AnyDeed], targets: tuple[int, ...], halved: bool, work: Work
) -> list[Attack]:
    """GOD-674, GOD-752: one attack on each target, with everything that hangs on it."""
    found: dict[int, Attack] = {}
    extra: list[Attack] = []
    for target in targets:
        if target in found:
            # GOD-871: only the Unyielding hit the same target again.
            extra.append(Attack(who, target))
        else:
            found[target] = Attack(who, target, single=len(targets) == 1)
    helped = helped_by(state, who) if any(isinstance(deed, (Guard, Thorns, Mend)) for deed in deeds) else who
    doing = Doing(state, who, targets, halved, work, found, helped)
    for deed in deeds:
        DEEDS[type(deed)](doing, deed)
    for attack in extra:
        attack.hits = [copy_of(hit) for hit in found[attack.target].hits]
    made = [*found.values(), *extra]
    work.attacks += made
    return made


def helped_by(state: GodaiState, who: int) -> int:
    """GOD-885: an opponent guards and Heals itself; a Brainwashed one a member of the group, found by Target dice."""
    from .opponents import highest, target_dice

    group = at.members(state)
    if not group or not at.is_brainwashed(state, who):
        return who
    return group[0] if len(group) == 1 else highest(state, target_dice(state, who, group), 1)[0]


def strike(doing: Doing, deed: Strike) -> None:
    """GOD-678: damage to each target, perhaps of Elements; Battlefields may make it Piercing."""
    state, who = doing.state, doing.who
    taken = at.opponent_at(state, who).element
    for target in dict.fromkeys(doing.targets):
        attack = doing.attack(target)
        printed = sized(state, deed, target)
        if printed <= 0:
            continue
        n = damage_of(doing, printed, target)
        if deed.per_condition is not None:
            n += at.bears(state, target, deed.per_condition)
        piercing = deed.piercing
        if deed.piercing_on and at.is_hero(target) and at.fighter_of(state, target).field == deed.piercing_on:
            piercing = ALL
        for trait in at.traits_of(state, who):
            everywhere = isinstance(trait, OnBattlefield) and trait.piercing and at.is_hero(target)
            if everywhere and at.fighter_of(state, target).field == trait.id:  # type: ignore[union-attr]
                piercing = ALL
        elements = (Element(taken),) if taken else deed.elements
        vital = "energy" if deed.drain else str(deed.vital)
        hit = Hit(n, vital, deed.drain, piercing, elements, deed.corrosive, deed.critical, deed.nonlethal)
        attack.hits.append(hit)


def afflict_targets(doing: Doing, deed: Afflict) -> None:
    """GOD-674: the Condition comes last; a test keeps it away."""
    for target in dict.fromkeys(doing.targets):
        mod = deed.mod + (at.bears(doing.state, target, deed.mod_per) if deed.mod_per else 0)
        doing.attack(target).afflictions.append(Affliction(deed.condition, deed.n, deed.m, deed.test, mod))


def test_or(doing: Doing, deed: TestOr) -> None:
    """Each hero that is targeted tests; whoever fails suffers the deeds. Allies have no such stats and suffer them."""
    failed = []
    difficulty = at.opponent_at(doing.state, doing.who).difficulty
    for target in dict.fromkeys(doing.targets):
        modifiers = (("action", deed.mod),) if deed.mod else ()
        if (
            not at.is_hero(target)
            or not combat_test(doing.state, target, deed.stat, "GOD-674", "resist", modifiers, difficulty).success
        ):
            failed.append(target)
    inner = doing._replace(targets=tuple(failed))
    for one in deed.deeds:
        DEEDS[type(one)](inner, one)


def guard(doing: Doing, deed: Guard) -> None:
    """GOD-702: a defence of its own, but none at Starter."""
    if deed.keyword in DEFENSIVE and at.opponent_at(doing.state, doing.who).difficulty == at.STARTER:
        return
    n = deed.n if deed.keyword is Keyword.EVASION else doing.number(deed.n)
    only = str(deed.element) if deed.element else "all" if deed.keyword is Keyword.IMMUNE else ""
    at.give(doing.state, doing.helped, Ward(deed.keyword, n, only, 0 if deed.combat else 1))


def thorns(doing: Doing, deed: Thorns) -> None:
    """Whoever damages it this round gains a Condition or suffers damage."""
    only = str(deed.condition) if deed.condition else f"damage {deed.element or ''}".strip()
    at.give(doing.state, doing.helped, Ward("thorns", doing.number(deed.n), only))


def mend(doing: Doing, deed: Mend) -> None:
    """GOD-776: Healing of its own leaves its Influence alone; some counts the heroes who target it."""
    times = 1
    if deed.per_hero:
        times = sum(
            1
            for seat in at.standing(doing.state)
            if any(a.target == doing.who for a in at.fighter_of(doing.state, seat).aims)
        )
    health, energy = doing.number(deed.health) * times, doing.number(deed.energy) * times
    if health or energy:
        doing.work.healings.append(Healing(doing.helped, health, energy, deed.raising, by_group=False))


def mend_others(doing: Doing, deed: MendOthers) -> None:
    others = at.members(doing.state) if at.is_brainwashed(doing.state, doing.who) else at.foes(doing.state)
    for other in others:
        if other != doing.who:
            doing.work.healings.append(Healing(other, doing.number(deed.health), by_group=False))


def for_healed(doing: Doing, deed: ForHealed) -> None:
    """Noted on the opponent; the end of the phase knows who was Healed."""
    at.give(doing.state, doing.who, Ward("for-healed", deed.n, deed.condition))


def rob(doing: Doing, deed: Rob) -> None:
    """GOD-734: Gold and Food, as far as there are any; only of targets that the action reaches."""
    for target in dict.fromkeys(doing.targets):
        if at.is_hero(target):

            def take(seat: Seat = target) -> None:
                lose_gold(doing.state, seat, doing.number(deed.gold), "GOD-734")
                lose_food(doing.state, seat, doing.number(deed.food), "GOD-734")

            doing.attack(target).afterwards.append(take)


def change_outlast(doing: Doing, deed: ChangeOutlast) -> None:
    doing.work.move_outlast(doing.who, deed.n)


def switch_battlefield(doing: Doing, deed: SwitchBattlefield) -> None:
    """GOD-692: one hero of choice, or one found by Target dice, may switch when the round is resolved."""
    state, who = doing.state, doing.who

    def switch() -> None:
        from .opponents import highest, target_dice

        seats = at.standing(state)
        if not seats:
            return
        if deed.random and len(seats) > 1:
            seats = list(highest(state, target_dice(state, who, seats), 1))
            state.then(SwitchField(seats[0]))
        else:
            state.then(SwitchField(seats[0] if len(seats) == 1 else -1))

    doing.work.at_end.append(switch)


def enrage(doing: Doing, deed: Enrage) -> None:
    opponent = at.opponent_at(doing.state, doing.who)
    at.alter(doing.state, doing.who, enraged=opponent.enraged + deed.n, doubled=opponent.doubled or deed.double)


def summon(doing: Doing, deed: SummonOpponent) -> None:
    """An Encounter of this Level joins, if there are not two besides."""
    from .rounds import add_opponent

    state = doing.state
    if len(at.foes(state)) >= MOST_OPPONENTS:
        return
    passed = []
    found = None
    for _ in range(len(state.encounters) + len(state.encounter_discards)):
        id = draw(state, "encounters")
        if id is None:
            break
        if at.card(state, id).level == deed.level:
            found = id
            break
        passed.append(id)
    if passed:
        shuffle_in(state, "encounters", *passed)
    if found is not None:
        add_opponent(state, found, 0)
        state.emit(OpponentJoined(rule="GOD-1050", card=found))


def change_element(doing: Doing, deed: ChangeElement) -> None:
    """A die of the Elements names the new one, or the order of the book does."""
    state = doing.state
    if deed.in_turn:
        now = at.elements_of(state, doing.who)
        element = ELEMENTS[(ELEMENTS.index(now[0]) + 1) % len(ELEMENTS)] if now else ELEMENTS[0]
    else:
        dice = throw(state, (5,), stream="element-taken")
        element = ELEMENTS[tell_dice(state, "GOD-678", None, "element-taken", dice).result - 1]
    at.alter(state, doing.who, element=element)
    state.emit(ElementTaken(rule="GOD-678", card=at.opponent_at(state, doing.who).card, element=element))


def confuse(doing: Doing, deed: Confuse) -> None:
    at.alter(doing.state, doing.who, confusing=deed.n, confused=doing.targets)


def call_off(doing: Doing, deed: CallOff) -> None:
    """The last ward that an Ability or Item gave to a target ends."""
    for target in dict.fromkeys(doing.targets):

        def end(target: int = target) -> None:
            wards = list(at.wards_of(doing.state, target))
            for number in range(len(wards) - 1, -1, -1):
                if wards[number].source:
                    del wards[number]
                    break
            at.set_wards(doing.state, target, tuple(wards))

        doing.attack(target).afterwards.append(end)


def when_target(doing: Doing, deed: WhenTarget) -> None:
    """Looked at when the damage is dealt: a target that has so little left, or bears a Condition."""
    state = doing.state
    for target in dict.fromkeys(doing.targets):
        if not at.is_hero(target):
            continue

        def then(target: int = target) -> None:
            hero = state.heroes[target]
            value = hero.health if deed.vital is Vital.HEALTH else hero.energy
            fits = at.bears(state, target, deed.condition) if deed.condition else value <= deed.at_most
            if fits:
                after_all(state, doing.who, deed.deeds, (target,))

        doing.attack(target).afterwards.append(then)


def after_all(
    state: GodaiState, who: int, deeds: Sequence[AnyDeed], targets: tuple[int, ...], halved: bool = False
) -> None:
    """Deeds that follow when the damage of the phase is dealt: they are settled by themselves."""
    from .damage import land
    from .hits import Tally
    from .netting import settle
    from .resolution import afflict_all

    work = Work()
    perform(state, who, deeds, targets, halved, work)
    tally = Tally()
    land(state, work.attacks, tally)
    settle(state, tally, work.healings)
    for foe, n in work.outlast.items():
        at.alter(state, foe, outlast=max(0, at.opponent_at(state, foe).outlast + n))
    afflict_all(state, work)
    for call in work.at_end:
        call()


def energetic(doing: Doing, deed: Energetic) -> None:
    """GOD-850: only while the opponent has at least half of the Energy that it began with."""
    opponent = at.opponent_at(doing.state, doing.who)
    if 2 * opponent.energy >= opponent.most[0]:
        for one in deed.deeds:
            DEEDS[type(one)](doing, one)


def reinforce(doing: Doing, deed: Reinforce) -> None:
    """GOD-866: only against four or more heroes."""
    if at.combat_of(doing.state).heroes >= MANY_HEROES:
        for one in deed.deeds:
            DEEDS[type(one)](doing, one)


def assist(doing: Doing, deed: Assist) -> None:
    """Only Escorts have it (rules/combat/acting.py: `escort_acts`)."""


DEEDS: dict[type[Any], Callable[[Doing, Any], None]] = {
    Strike: strike, Afflict: afflict_targets, TestOr: test_or, Guard: guard, Thorns: thorns, Mend: mend,
    MendOthers: mend_others, ForHealed: for_healed, Rob: rob, ChangeOutlast: change_outlast,
    SwitchBattlefield: switch_battlefield, Enrage: enrage, SummonOpponent: summon, ChangeElement: change_element,
    Confuse: confuse, CallOff: call_off, Assist: assist, WhenTarget: when_target,
    Energetic: energetic, Reinforce: reinforce,
}  # fmt: skip
