"""Conditions in combat: gaining and ending them, what they cost at the start of a round, and their tests.

A hero's `bars` say what its Conditions allow this round: `no-action`, `defend`, `attack-defend`, `half`, `minus-<n>`.
"""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw

from ...combat_effects import ImmuneToConditions, WhenAfflicted
from ...model.combat import NOBODY
from ...model.events.combat import ConditionBorne, ConditionEnded, HeroIdle
from ...model.state import GodaiState
from ...model.vocabulary import ABILITIES, ON_OPPONENTS, SKILLS, STACKING, Condition, Keyword, Stat
from ..stat_tests import Tested, rank
from . import who as at
from .hits import Affliction, Healing, Hit, Sheet, Tally
from .testing import BORNE, combat_test

MOST_DEBILITATED = 3
NEVER_NEGATED = frozenset({Condition.ENCASED, Condition.SWALLOWED, Condition.IMPRISONED, Condition.SOUL_LACED})
"""GOD-939, GOD-944, GOD-952: only what their line says ends them."""


def set_borne(state: GodaiState, who: int, condition: Condition, n: int) -> None:
    """How often somebody bears a Condition."""
    row = BORNE[condition]
    if at.is_hero(who):
        hero = state.heroes[who]
        hero.conditions = (*hero.conditions[:row], n, *hero.conditions[row + 1 :])
        return
    one = at.opponent_at(state, who) if at.is_foe(who) else at.ally_at(state, who)
    conditions = (*one.conditions[:row], n, *one.conditions[row + 1 :])
    (at.alter if at.is_foe(who) else at.alter_ally)(state, who, conditions=conditions)


def name_of(state: GodaiState, who: int) -> dict[str, object]:
    """How an event names somebody: a hero by seat, others by card."""
    if at.is_hero(who):
        return {"seat": who}
    return {"card": (at.opponent_at(state, who) if at.is_foe(who) else at.ally_at(state, who)).card}


def can_bear(state: GodaiState, who: int, condition: Condition) -> bool:
    """GOD-857, GOD-877: opponents bear only some, and Immunity keeps Conditions away."""
    if at.is_foe(who) and condition not in ON_OPPONENTS:
        return False
    if at.is_foe(who) and any(isinstance(trait, ImmuneToConditions) for trait in at.traits_of(state, who)):
        return False
    return not any(ward.only == condition for ward in at.active(state, who, Keyword.IMMUNE))


def afflict(state: GodaiState, who: int, found: Affliction, source: int = NOBODY) -> bool:
    """GOD-879, GOD-894: somebody gains a Condition, if nothing keeps it away; returns whether it did."""
    condition, n = found.condition, found.n
    if n <= 0 or not can_bear(state, who, condition):
        return False
    borne = at.bears(state, who, condition)
    if condition is Condition.IRRADIATED:
        irradiate(state, who, n)
        return True
    if condition in STACKING:
        most = MOST_DEBILITATED if condition is Condition.DEBILITATED else 99
        new = min(most, borne + n)
    else:
        new = 1
    if new == borne:
        return False
    set_borne(state, who, condition, new)
    state.emit(ConditionBorne(rule="GOD-741", condition=condition, n=new - borne, **name_of(state, who)))  # type: ignore[arg-type]
    begin(state, who, found, source)
    for foe in at.foes(state):
        for trait in at.traits_of(state, foe):
            if isinstance(trait, WhenAfflicted) and trait.condition is condition and not at.is_foe(who):
                raise_vitals(state, foe, trait.health, trait.energy)
    return True


def raise_vitals(state: GodaiState, who: int, health: int, energy: int) -> None:
    """GOD-861: an opponent Raises its Vitals beyond their maximum."""
    from .netting import settle

    settle(state, Tally(), [Healing(who, health, energy, raising=True, by_group=False)], "GOD-861")


def begin(state: GodaiState, who: int, found: Affliction, source: int) -> None:
    """What some Conditions note when they are gained: shells, whose soul, which Ability (GOD-894, GOD-939, GOD-942)."""
    condition = found.condition
    if condition in (Condition.ENCASED, Condition.SWALLOWED):
        if at.is_hero(who):
            inside = source if condition is Condition.SWALLOWED else NOBODY
            at.change(state, who, shell=max(1, found.n), inside=inside, gnawing=found.m)
        elif at.is_foe(who):
            at.alter(state, who, shell=max(1, found.n))
    elif condition is Condition.CHARMED and at.is_hero(who):
        at.change(state, who, charmer=at.level_of(state, source) if at.is_foe(source) else 1)
    elif condition is Condition.SOUL_LACED and at.is_hero(who) and at.is_foe(source):
        at.alter(state, source, laced=who)
    elif condition is Condition.UNCONSCIOUS:
        (at.change if at.is_hero(who) else at.alter)(state, who, asleep=0)
    elif condition is Condition.DEBILITATED and at.is_hero(who):
        for _ in range(found.n):
            lock(state, who)


def lock(state: GodaiState, seat: int) -> None:
    """GOD-894, AMB-GOD-160: a Hex die names the Ability that is locked; again on 5, 6 or one that is locked."""
    hero = state.heroes[seat]
    while len(hero.locked) < MOST_DEBILITATED:
        dice = throw(state, (6,), stream="debilitated")
        face = tell_dice(state, "GOD-894", seat, "debilitated", dice).result
        if face <= 4 and ABILITIES[face - 1] not in hero.locked:
            hero.locked = (*hero.locked, ABILITIES[face - 1])
            return


def irradiate(state: GodaiState, who: int, n: int) -> None:
    """GOD-945, AMB-GOD-196: Energy Drain of n minus the Food Rating, once; then it is over."""
    from .netting import apply

    less = state.heroes[who].food_rating if at.is_hero(who) else 0
    apply(state, who, Sheet(drain=max(0, n - less)), "GOD-945")


def end_of(state: GodaiState, who: int, condition: Condition) -> None:
    """A Condition ends."""
    if not at.bears(state, who, condition):
        return
    set_borne(state, who, condition, 0)
    if at.is_hero(who):
        hero = state.heroes[who]
        hero.progress = tuple([(name, n) for name, n in hero.progress if name != condition])
        if condition is Condition.DEBILITATED:
            hero.locked = ()
        if condition in (Condition.ENCASED, Condition.SWALLOWED) and state.combat is not None:
            at.change(state, who, shell=0, inside=NOBODY, gnawing=0)
    state.emit(ConditionEnded(rule="GOD-741", condition=condition, **name_of(state, who)))  # type: ignore[arg-type]


# -- the start of the Declaration phase ----------------------------------------------------------------


def losses_of(state: GodaiState, who: int) -> Sheet:
    """GOD-882, GOD-886, GOD-899, GOD-902, GOD-906, GOD-911, GOD-942: what Conditions cost at the start of the phase."""
    sheet = Sheet()
    if at.is_unharmed(state, who):
        return sheet
    health = at.bears(state, who, Condition.BLEEDING)
    health += 3 if at.bears(state, who, Condition.BURNED) else 0
    health += 1 if at.bears(state, who, Condition.POISONED) else 0
    if at.bears(state, who, Condition.SURROUNDED):
        # GOD-915: Surrounded is damage, which Vulnerable raises; the others are losses.
        health += 2 * at.bears(state, who, Condition.SURROUNDED) + at.bears(state, who, Condition.VULNERABLE)
    if at.is_hero(who) and at.bears(state, who, Condition.SWALLOWED):
        health += at.fighter_of(state, who).gnawing
    sheet.suffer(Hit(health), health)
    sheet.fade = at.bears(state, who, Condition.FATIGUED) + (3 if at.bears(state, who, Condition.DRAINED) else 0)
    return sheet


def succeed(state: GodaiState, seat: int, condition: Condition, tested: Tested, need: int) -> None:
    """GOD-905, GOD-908: successes that a Condition counts until it ends."""
    if not tested.success:
        return
    hero = state.heroes[seat]
    counted = dict(hero.progress)
    counted[condition] = counted.get(condition, 0) + 1
    hero.progress = tuple(sorted(counted.items()))
    if counted[condition] >= need:
        end_of(state, seat, condition)


def roll_for_conditions(state: GodaiState, seat: int) -> tuple[str, ...]:
    """GOD-883, GOD-888, GOD-893, GOD-901, GOD-905, GOD-913, AMB-GOD-156: tests before the action is chosen."""
    bars: list[str] = []
    if at.is_unharmed(state, seat):
        return ()

    def test(condition: Condition, stat: Stat, rule: str) -> bool:
        return combat_test(state, seat, stat, rule, condition).success

    if at.bears(state, seat, Condition.CURSED):
        successes = [combat_test(state, seat, stat, "GOD-893", Condition.CURSED).success for stat in SKILLS]
        if all(successes):
            end_of(state, seat, Condition.CURSED)
    if at.bears(state, seat, Condition.FROZEN):
        succeed(state, seat, Condition.FROZEN, combat_test(state, seat, Stat.SURVIVAL, "GOD-905", Condition.FROZEN), 2)
        if at.bears(state, seat, Condition.FROZEN):
            bars.append("no-action")
    if at.bears(state, seat, Condition.UNCONSCIOUS):
        bars.append("no-action")
    if at.bears(state, seat, Condition.CAPTURED) and not test(Condition.CAPTURED, Stat.EXPLORE, "GOD-888"):
        bars.append("no-action")
    if at.bears(state, seat, Condition.KNOCKED_DOWN) or at.bears(state, seat, Condition.PETRIFIED):
        bars.append("defend")
    if at.bears(state, seat, Condition.FRIGHTENED):
        bars.append("defend")
        bars.append(f"minus-{3 * at.bears(state, seat, Condition.FRIGHTENED)}")
    if at.bears(state, seat, Condition.TRAPPED) and not test(Condition.TRAPPED, Stat.EXPLORE, "GOD-913"):
        bars.append("defend")
    if at.bears(state, seat, Condition.ENTANGLED) and not test(Condition.ENTANGLED, Stat.NAVIGATE, "GOD-901"):
        bars.append("attack-defend")
        bars.append(f"minus-{3 * at.bears(state, seat, Condition.ENTANGLED)}")
    if at.bears(state, seat, Condition.BLINDED) and not test(Condition.BLINDED, Stat.NAVIGATE, "GOD-883"):
        bars.append("half")
    if "no-action" in bars:
        state.emit(HeroIdle(rule="GOD-888", seat=seat, condition=idle_because(state, seat)))
    return tuple(bars)


def idle_because(state: GodaiState, seat: int) -> str:
    """The Condition that costs a hero its action."""
    for condition in (Condition.FROZEN, Condition.UNCONSCIOUS, Condition.CAPTURED):
        if at.bears(state, seat, condition):
            return condition
    return Condition.CONFUSED


def may_spend(state: GodaiState, seat: int) -> bool:
    """GOD-895, GOD-907, GOD-908: the Diseased and the Poisoned test Survival before they use Energy."""
    allowed = True
    if at.bears(state, seat, Condition.DISEASED):
        allowed = combat_test(state, seat, Stat.SURVIVAL, "GOD-895", Condition.DISEASED).success
    if at.bears(state, seat, Condition.POISONED):
        tested = combat_test(state, seat, Stat.SURVIVAL, "GOD-907", Condition.POISONED)
        succeed(state, seat, Condition.POISONED, tested, 3)
        allowed = allowed and tested.success
    return allowed


def allowed_to_spend(state: GodaiState, seat: int) -> bool:
    """AMB-GOD-156: the tests of Diseased and Poisoned, once in a round."""
    fighter = at.fighter_of(state, seat)
    if "energy-allowed" in fighter.bars:
        return True
    allowed = may_spend(state, seat)
    bar = "energy-allowed" if allowed else "no-energy"
    at.change(state, seat, bars=(*at.fighter_of(state, seat).bars, bar))
    return allowed


# -- ranks in combat -----------------------------------------------------------------------------------


def combat_rank(state: GodaiState, seat: int, stat: Stat, damage: bool = False) -> int:
    """GOD-883, GOD-901, GOD-903, GOD-935, GOD-955: a rank as it counts for this round's action."""
    fighter = at.fighter_of(state, seat)
    if damage and at.bears(state, seat, Condition.DISARMED):
        from .testing import ROW

        found = state.heroes[seat].starting[ROW[stat]]
    else:
        found = rank(state, seat, stat)
    if stat not in ABILITIES:
        return found
    if fighter.waking:
        found -= 3
    for bar in fighter.bars:
        if bar.startswith("minus-"):
            found -= int(bar[6:])
        elif bar.startswith("again-") and found > 0:
            found = max(1, found - int(bar[6:]))
    if "half" in fighter.bars and found > 0:
        found = max(1, found // 2)
    return max(0, found)
