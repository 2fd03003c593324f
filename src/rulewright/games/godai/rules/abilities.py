"""Masteries and Specials outside combat (GOD-096), as extra answers of the open question.

Other chapters offer `offered_outside(state, seat)` beside their own choices, or as `aside`; whoever answers with one of
them gets `use_outside`, and then what was asked is asked again.
"""

from __future__ import annotations

from rulewright.core.record import Choice, Seat, Step

from ..effects import Modified
from ..formulas import parse
from ..hero_abilities import (
    Ability,
    Cure,
    Helps,
    Lift,
    Mode,
    Moves,
    Peeks,
    Revives,
    Soars,
)
from ..model import geometry
from ..model.choices.combat import UsePower
from ..model.events.combat import PowerUsed
from ..model.hero import Boost
from ..model.state import GodaiState, Modifier
from ..model.steps.gains import Perform
from ..model.steps.land import MoveFree, Teleport
from ..model.vocabulary import MASTERIES, SKILLS, Movement, Stat, Until, Vital
from .book import BOOK, living
from .combat.powers import mode_named, own_abilities
from .combat.who import table
from .stat_tests import rank
from .vitals import maximum

TELEPORTS_PER_RANK = 5


def modes_outside(ability: Ability) -> tuple[Mode, ...]:
    """GOD-096: the modes that work outside combat."""
    return ability.outside


def uses_left(state: GodaiState, seat: Seat, ability: Ability, mode: Mode) -> bool:
    """GOD-067: once in a Game Turn, unless it says otherwise; Quantum Leap once per 5 ranks, Shapeshift once per
    phase.
    """
    hero = state.heroes[seat]
    if ability.slot == "special":
        return hero.used.count(ability.owner) < ability.limit
    if ability.id == "resonance":
        return True
    if ability.id == "shapeshift":
        return f"{ability.id}-{state.phase}" not in hero.used
    most = rank(state, seat, Stat.SECOND) // TELEPORTS_PER_RANK if mode.id == "teleport" else 1
    return hero.used.count(f"{ability.id}-{mode.id}") < most


def useful(state: GodaiState, seat: Seat, mode: Mode) -> bool:
    """Whether a mode can change anything now."""
    for verb in mode.verbs:
        if isinstance(verb, Revives):
            return state.movement == Movement.CAMP and any(hero.state == "dead" for hero in state.heroes)
        if isinstance(verb, Soars):
            return not state.heroes[seat].soars
    return True


def targets(state: GodaiState, seat: Seat, mode: Mode) -> list[int]:
    """Whom a mode can be for: heroes who lack Health for a Heal, the dead for a Revival."""
    verbs = mode.verbs
    if any(isinstance(verb, Revives) for verb in verbs):
        return [one for one, hero in enumerate(state.heroes) if hero.state == "dead"]
    if any(isinstance(verb, Cure) and verb.to != "self" for verb in verbs):
        hurt = [one for one in living(state) if state.heroes[one].health < maximum(state, one, Vital.HEALTH)]
        return hurt if mode.aim == "hero" else ([-1] if living(state) else [])
    return [-1]


def offered_outside(state: GodaiState, seat: Seat) -> list[Choice]:
    """GOD-067, GOD-096, GOD-102: every power that a hero can use now, outside combat."""
    hero = state.heroes[seat]
    if state.combat is not None or hero.state != "living":
        return []
    found: list[Choice] = []
    for ability in own_abilities(state, seat):
        if ability.cost > hero.energy or (ability.health and hero.health <= ability.health):
            continue
        for mode in modes_outside(ability):
            if ability.slot in MASTERIES and rank(state, seat, Stat(ability.slot)) < max(1, mode.rank):
                continue
            if uses_left(state, seat, ability, mode) and useful(state, seat, mode):
                found += [UsePower(ability.id, mode.id, target) for target in targets(state, seat, mode)]
    return found


@BOOK.replaces(UsePower)
def use_outside(state: GodaiState, step: Step, choice: UsePower) -> None:
    """GOD-066, GOD-096: the hero whose Ability it is pays and uses it; then what was asked is asked again."""
    for seat in living(state):
        if choice in offered_outside(state, seat):
            state.then(step)
            perform_outside(state, seat, choice)
            return
    state.then(step)


def perform_outside(state: GodaiState, seat: Seat, choice: UsePower) -> None:
    """GOD-066, GOD-067: the cost is paid and noted, then the verbs are done."""
    ability: Ability = table(state, "abilities")[choice.power]
    mode = mode_named(ability, choice.mode)
    hero = state.heroes[seat]
    hero.energy -= ability.cost
    hero.health -= ability.health
    if ability.slot == "special":
        token = ability.owner
    elif ability.id == "shapeshift":
        token = f"{ability.id}-{state.phase}"
    else:
        token = f"{ability.id}-{mode.id}"
    hero.used = tuple(sorted((*hero.used, token)))
    state.emit(PowerUsed(rule="GOD-096", seat=seat, power=ability.id, mode=mode.id))
    for verb in mode.verbs:
        do(state, seat, mode, verb, choice.target, ability)


def reckoned(state: GodaiState, seat: Seat, formula: str) -> int:
    """AMB-GOD-166: a formula outside combat."""
    total = 0
    for stat, times, by in parse(formula):
        found = times if stat is None else times * rank(state, seat, stat)
        total += max(1, found // by) if by > 1 and found else found
    return total


def do(state: GodaiState, seat: Seat, mode: Mode, verb: object, target: int, ability: Ability) -> None:
    """One verb outside combat."""
    hero = state.heroes[seat]
    if isinstance(verb, Soars):
        hero.soars = True
    elif isinstance(verb, Moves):
        n = reckoned(state, seat, verb.n)
        if verb.teleport:
            state.then(Teleport(tuple([hex for hex in geometry.within(state.at, n) if hex != state.at])))
        else:
            state.then(MoveFree(n))
    elif isinstance(verb, Cure):
        whom = living(state) if verb.to == "group" else [seat if verb.to == "self" or target < 0 else target]
        for one in whom:
            mend(state, one, reckoned(state, seat, verb.health) if verb.health else 0, verb.raising)
    elif isinstance(verb, Lift) and mode.stat is not None:
        stats = SKILLS if verb.stat == "skills" else (mode.stat if verb.stat == "mode" else Stat(verb.stat),)
        for stat in stats:
            hero.boosts = (*hero.boosts, Boost(stat, reckoned(state, seat, verb.n), Until.PHASE))
    elif isinstance(verb, Helps):
        state.modifiers = (*state.modifiers, Modifier(Modified.HARVEST_ROLL, verb.n, Until.TURN, card=ability.id))
    elif isinstance(verb, Peeks):
        from ..effects import PeekJaethi

        state.then(Perform((PeekJaethi(n=reckoned(state, seat, verb.n)),), ability.id, seat))
    elif isinstance(verb, Revives):
        revive(state, target)


def mend(state: GodaiState, seat: Seat, health: int, raising: bool) -> None:
    """GOD-861: a Heal stops at the maximum."""
    hero = state.heroes[seat]
    most = maximum(state, seat, Vital.HEALTH)
    hero.health = hero.health + health if raising else max(hero.health, min(most, hero.health + health))


def revive(state: GodaiState, seat: Seat) -> None:
    """GOD-800, GOD-1049: Energetic Connection from rank 7 on; the hero loses 1 Health rank and has full Vitals."""
    hero = state.heroes[seat]
    ranks = list(hero.ranks)
    ranks[0] = max(1, ranks[0] - 1)
    hero.ranks = tuple(ranks)
    hero.state = "living"
    hero.conditions = (0,) * len(hero.conditions)
    hero.wounds = hero.starving = 0
    hero.health, hero.energy = maximum(state, seat, Vital.HEALTH), maximum(state, seat, Vital.ENERGY)
