"""Stat Tests: ranks with everything that changes them, modifiers, criticals. Rulebook p.16 and p.56."""

from __future__ import annotations

from msgspec import Struct

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Seat

from ..effects import Modified
from ..model.events.heroes import StatTested
from ..model.hero import Hero
from ..model.state import GodaiState
from ..model.vocabulary import CONDITIONS, SKILLS, STATS, VITALS, Condition, Movement, Stat
from . import land
from .book import content_of
from .carrying import eased

CORE = 10
PENALTIES = (0, 0, 0, 1, 2, 3)
"""GOD-709: by `DIFFICULTIES`."""
_AT = {stat: at for at, stat in enumerate(STATS)}
_WOUNDED = CONDITIONS.index(Condition.WOUNDED)
_DISSONANT = CONDITIONS.index(Condition.DISSONANT)
_DISORIENTED = CONDITIONS.index(Condition.DISORIENTED)


class Tested(Struct, frozen=True):
    """What came of a Stat Test."""

    result: int
    """The modified roll; 0 if nothing was rolled."""
    rank: int
    success: bool
    critical: bool = False
    failed_badly: bool = False


def rank(state: GodaiState, seat: Seat, stat: Stat) -> int:
    """GOD-064, GOD-076, GOD-078: the rank of a stat now; of a Vital it is the maximum.

    GOD-826: Treasures count while they are carried. GOD-843: so do Boosts. GOD-916: Wounded lowers all but Vitals.
    """
    hero = state.heroes[seat]
    at = _AT[stat]
    found = hero.ranks[at]
    bonuses: dict[str, tuple[int, ...]] = state.game.content.wielder_ranks
    if hero.items and not bonuses.keys().isdisjoint(hero.items):
        found += sum([bonuses[item][at] for item in hero.items if item in bonuses])
    for boost in hero.boosts:
        if boost.stat is stat:
            found += boost.n
    if hero.form and stat in (Stat.ATTACK, Stat.DEFEND):
        found += as_cat(state, hero, stat)
    if hero.conditions[_WOUNDED] and stat not in VITALS:
        found -= 2 * hero.conditions[_WOUNDED]
    return found if found > 0 else 0


def as_cat(state: GodaiState, hero: Hero, stat: Stat) -> int:
    """GOD-1107: how a great cat differs from the human in Attack and Defend."""
    race = content_of(state).races[hero.race]
    place = (Stat.ATTACK, Stat.DEFEND).index(stat)
    return race.cat[place] - race.modifiers[_AT[stat]]


def value_in_test(state: GodaiState, seat: Seat, stat: Stat) -> int:
    """GOD-080: a test of a Vital goes by its current value."""
    if stat is Stat.HEALTH:
        return state.heroes[seat].health
    if stat is Stat.ENERGY:
        return state.heroes[seat].energy
    return rank(state, seat, stat)


def dissonance(state: GodaiState, seat: Seat) -> int:
    """GOD-898, AMB-GOD-164: how often a hero is Dissonant; on Nether once more, but not with an Augment of Void."""
    hero = state.heroes[seat]
    found = hero.conditions[_DISSONANT]
    if state.sky and not hero.augments[4] and land.on_nether(state):
        found += 1
    return found


def test_modifiers(state: GodaiState, seat: Seat, stat: Stat) -> tuple[tuple[str, int], ...]:
    """GOD-087: what is added to every test of a stat now. Bonuses are negative.

    GOD-709, AMB-GOD-100: Difficulty. GOD-388, GOD-389, GOD-856: Camping, not on Hazardous Terrain. GOD-898: Dissonant.
    """
    found: list[tuple[str, int]] = []
    if PENALTIES[state.difficulty]:
        found.append(("difficulty", PENALTIES[state.difficulty]))
    if state.camps and state.movement == Movement.CAMP and not land.is_hazardous(state):
        found.append(("camp", -state.camps))
    dissonant = dissonance(state, seat)
    if dissonant:
        found.append(("dissonant", 2 * dissonant))
    for one in state.modifiers:
        meant = one.what == Modified.STAT_TEST or (one.what == Modified.SKILL_TEST and stat in SKILLS)
        if meant and one.only in ("", str(stat)):
            found.append(("card", one.n))
    return tuple(found)


def judge(result: int, value: int, disoriented: int = 0) -> Tested:
    """GOD-079, GOD-082 to GOD-085, AMB-GOD-08: what a modified roll means against a value, whatever the die showed.

    AMB-GOD-07: where both critical ranges meet, the failure counts. GOD-086, GOD-896: Disoriented widens failures.
    """
    if result >= (10, 8, 6)[min(disoriented, 2)]:
        return Tested(result, value, success=False, failed_badly=True)
    critical = result <= max(1, value - 10)
    return Tested(result, value, success=critical or result <= value, critical=critical)


def cannot_roll(state: GodaiState, seat: Seat, stat: Stat) -> bool:
    """GOD-077: nothing at rank 0 can be used. GOD-427: at Starving 2 no Survival is rolled."""
    return _is_barred(state, seat, stat, value_in_test(state, seat, stat))


def _is_barred(state: GodaiState, seat: Seat, stat: Stat, value: int) -> bool:
    """GOD-077, GOD-427: the same, where the value of the stat is known."""
    if stat is Stat.SURVIVAL and state.heroes[seat].starving >= 2:
        return True
    return value <= 0 and stat not in VITALS


def roll_test(
    state: GodaiState,
    seat: Seat,
    stat: Stat,
    rule: str,
    purpose: str,
    modifiers: tuple[tuple[str, int], ...] = (),
    declined: bool = False,
    usual: tuple[tuple[str, int], ...] | None = None,
) -> Tested:
    """GOD-049, GOD-079: one Core die against a stat, told in the log. `usual` replaces the modifiers that always count.

    GOD-081, AMB-GOD-09: who declines to roll fails critically.
    """
    value = value_in_test(state, seat, stat)
    if declined or _is_barred(state, seat, stat, value):
        found = Tested(0, value, success=False, failed_badly=True)
        told = "declined"
    else:
        added = (*(test_modifiers(state, seat, stat) if usual is None else usual), *modifiers)
        if state.heroes[seat].used:
            added = (*added, *eased(state, seat, stat))
        dice = tell_dice(state, rule, seat, purpose, throw(state, (CORE,), stream="core"), added)
        found = judge(dice.result, value, state.heroes[seat].conditions[_DISORIENTED])
        told = "bad" if found.failed_badly else "critical" if found.critical else "success"
        if not found.success and not found.failed_badly:
            told = "failure"
    state.emit(
        StatTested(rule=rule, seat=seat, stat=str(stat), rank=found.rank, result=found.result, outcome=told)
    )  # fmt: skip
    return found


def target_dice(state: GodaiState, seats: list[Seat], rule: str) -> list[Seat]:
    """Seats in the order of their Target dice, the highest first (GOD-827); equals roll against each other.

    GOD-051: here high results win.
    """
    if len(seats) <= 1:
        return seats
    faces = {}
    for seat in seats:
        thrown = throw(state, (CORE,), stream="target")
        faces[seat] = tell_dice(state, rule, seat, "target", thrown, _target_bonus(state, seat)).result
    ordered: list[Seat] = []
    for face in sorted(set(faces.values()), reverse=True):
        ordered += target_dice(state, [seat for seat in seats if faces[seat] == face], rule)
    return ordered


def _target_bonus(state: GodaiState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """What a card adds to the Target die of the hero with the most Gold."""
    bonus = sum(one.n for one in state.modifiers if one.what == Modified.TARGET_DIE)
    if not bonus or state.heroes[seat].gold < max(hero.gold for hero in state.heroes):
        return ()
    return (("card", bonus),)
