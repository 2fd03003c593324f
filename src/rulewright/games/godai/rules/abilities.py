"""Masteries and Specials outside combat (GOD-096), as extra answers of the open question (rules/any_time.py).

Whoever answers with one of them gets `use_outside`, and then what was asked is asked again.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.core.record import Choice, Decision, Seat, Step

from ..effects import Modified
from ..formulas import parse
from ..hero_abilities import Ability, Aim, Attunes, Cure, Helps, Lift, Mode, Moves, Peeks, Ready, Revives, Soars, Verb
from ..model.choices.combat import UsePower
from ..model.choices.common import PickStat
from ..model.combat import FIRST_ALLY
from ..model.events.combat import PowerUsed
from ..model.events.heroes import ElementLent, RankLost
from ..model.hero import MOST_TIERS, Boost
from ..model.state import NOWHERE, GodaiState, Modifier
from ..model.steps import gains
from ..model.steps.land import MoveFree, Teleport
from ..model.steps.visits import Arrive, ForcedEvents, TakeTokens
from ..model.vocabulary import ELEMENTS, MASTERIES, SKILLS, Element, Movement, Resource, Stat, Until, Vital
from . import land
from .book import BOOK, living
from .carrying import HELPED
from .combat.aims import mode_meant
from .combat.who import ability as ability_of
from .combat.who import table
from .commissions import escort_health, heal_escort
from .death import revive_beside_group
from .gains import held
from .looking import look, unseen
from .stat_tests import rank
from .vitals import can_use_energy, heal, maximum, refuses_healing, use_energy

TELEPORTS_PER_RANK = 5
SLOTS = (*[str(stat) for stat in MASTERIES], "special")
LOSSES = {Stat.HEALTH: 1, Stat.ENERGY: 2}
"""What a hero loses who is Revived by Energetic Connection: ranks of one of these, by its own choice."""


def powers_outside(state: GodaiState, seat: Seat) -> Iterator[Ability]:
    """GOD-096: what a hero's Role can do outside combat."""
    for slot in SLOTS:
        found = ability_of(state, state.heroes[seat].role, slot)
        if found is not None and found.outside:
            yield found


def uses_left(state: GodaiState, seat: Seat, ability: Ability, mode: Mode) -> bool:
    """GOD-067, AMB-GOD-226: once in a Game Turn, unless it says otherwise; Quantum Leap once per 5 ranks, Shapeshift
    once per phase, Resonance and Attune as often as their Energy is paid.
    """
    hero = state.heroes[seat]
    if ability.slot == "special":
        return hero.used.count(ability.owner) < ability.limit
    if ability.id in ("resonance", "attune"):
        return True
    if ability.id == "shapeshift":
        return f"{ability.id}-{state.phase}" not in hero.used
    if mode.id == "teleport":
        return hero.used.count(ability.id) < rank(state, seat, Stat.SECOND) // TELEPORTS_PER_RANK
    return _token(state, ability, mode) not in hero.used


def _token(state: GodaiState, ability: Ability, mode: Mode) -> str:
    """How a use is noted: looks at different decks are one use, the Raise of Sky Reading another."""
    if ability.slot == "special":
        return ability.owner
    if ability.id == "shapeshift":
        return f"{ability.id}-{state.phase}"
    return ability.id if mode.deck or mode.id == "teleport" else f"{ability.id}-{mode.id}"


# -- what can be done now --------------------------------------------------------------------------------------


def targets(state: GodaiState, seat: Seat, ability: Ability, mode: Mode) -> list[int]:
    """GOD-800: whom a mode can be for now: the hurt, the dead while Camping, those whose Augment would rise; nobody if
    it changes nothing.
    """
    first = mode.verbs[0]
    if isinstance(first, Revives):
        camping = state.movement == Movement.CAMP and state.at != NOWHERE
        return [one for one, hero in enumerate(state.heroes) if hero.state == "dead"] if camping else []
    if isinstance(first, Attunes):
        return [one for one in living(state) if lendable(state, seat, one, mode)]
    if isinstance(first, Cure) and first.to != "group":
        helps = any(isinstance(verb, Ready) for verb in mode.verbs)
        heroes = [one for one in living(state) if _hurt(state, one) or (helps and not _helped(state, one))]
        return [*heroes, *hurt_escorts(state)] if mode.aim is Aim.MEMBER else heroes
    if isinstance(first, Cure):
        return [-1] if any(not refuses_healing(state.heroes[one]) for one in living(state)) else []
    return [-1] if _works(state, seat, mode, first) else []


def _works(state: GodaiState, seat: Seat, mode: Mode, verb: Verb) -> bool:
    if isinstance(verb, Soars):
        return not state.heroes[seat].soars
    if isinstance(verb, Peeks):
        return unseen(state, mode.deck) > 0
    if isinstance(verb, Moves):
        return state.at != NOWHERE
    return True


def _hurt(state: GodaiState, seat: Seat) -> bool:
    hero = state.heroes[seat]
    return hero.health < maximum(state, seat, Vital.HEALTH) and not refuses_healing(hero)


def hurt_escorts(state: GodaiState) -> list[int]:
    """GOD-633, GOD-746: Escorts that can be Healed, by their place among what the group carries, from 10 on."""
    return [FIRST_ALLY + at for at, one in enumerate(state.carried) if 0 < one.health < escort_health(state, one.card)]


def _helped(state: GodaiState, seat: Seat) -> bool:
    return any(one.startswith(HELPED) for one in state.heroes[seat].used)


def lendable(state: GodaiState, seat: Seat, target: Seat, mode: Mode) -> int:
    """How many Tiers Attune would lend: the Element must be in the Stockpile, and a Tier is 3 at most."""
    element = mode.element
    if element is None or not held(state, Resource(str(element))):
        return 0
    verb = mode.verbs[0]
    tier = min(MOST_TIERS, reckoned(state, seat, verb.n)) if isinstance(verb, Attunes) else 0
    return max(0, tier - state.heroes[target].augments[ELEMENTS.index(element)])


def offered_outside(state: GodaiState, seat: Seat) -> list[Choice]:
    """GOD-067, GOD-096, GOD-102, GOD-426: every power that a hero can use now, outside combat."""
    if state.combat is not None or state.heroes[seat].state != "living":
        return []
    found: list[Choice] = []
    for ability in powers_outside(state, seat):
        if not can_use_energy(state, seat, ability.cost):
            continue
        for mode in ability.outside:
            if ability.slot in MASTERIES and rank(state, seat, Stat(ability.slot)) < max(1, mode.rank):
                continue
            if uses_left(state, seat, ability, mode):
                found += [UsePower(ability.id, mode.id, target) for target in targets(state, seat, ability, mode)]
    return found


def power_asides(state: GodaiState) -> list[Choice]:
    """GOD-096, AMB-GOD-223: Masteries and Specials of all heroes, beside any question of the group outside combat."""
    return [choice for seat in living(state) for choice in offered_outside(state, seat)]


# -- using it --------------------------------------------------------------------------------------------------


@BOOK.replaces(UsePower)
def use_outside(state: GodaiState, step: Step, choice: UsePower) -> None:
    """GOD-066, GOD-096: the hero whose Ability it is pays and uses it; then what was asked is asked again."""
    state.then(step)
    for seat in living(state):
        if choice in offered_outside(state, seat):
            perform_outside(state, seat, choice)
            return


def perform_outside(state: GodaiState, seat: Seat, choice: UsePower) -> None:
    """GOD-066, GOD-067, GOD-096, GOD-895: the cost is paid and noted, then the verbs are done."""
    ability: Ability = table(state, "abilities")[choice.power]
    mode = mode_meant(ability, choice.mode)
    hero = state.heroes[seat]
    if ability.cost and not use_energy(state, seat, ability.cost, "GOD-096"):
        return
    hero.used = tuple(sorted((*hero.used, _token(state, ability, mode))))
    state.emit(PowerUsed(rule="GOD-096", seat=seat, power=ability.id, mode=mode.id))
    for verb in mode.verbs:
        do(state, seat, mode, verb, choice.target, ability)


def reckoned(state: GodaiState, seat: Seat, formula: str) -> int:
    """AMB-GOD-166: a formula outside combat."""
    total = 0
    for stat, times, by, least in parse(formula):
        found = times if stat is None else times * rank(state, seat, stat)
        total += max(least, found // by) if by > 1 and found else found
    return total


def do(state: GodaiState, seat: Seat, mode: Mode, verb: Verb, target: int, ability: Ability) -> None:
    """One verb outside combat."""
    hero = state.heroes[seat]
    if isinstance(verb, Soars):
        hero.soars = True
    elif isinstance(verb, Moves):
        move(state, reckoned(state, seat, verb.n), verb.teleport)
    elif isinstance(verb, Cure):
        whom = [seat if verb.to == "self" or target < 0 else target]
        if verb.to == "group":
            whom = [*living(state), *hurt_escorts(state)]
        n = reckoned(state, seat, verb.health)
        for one in whom:
            if one >= FIRST_ALLY:
                heal_escort(state, state.carried[one - FIRST_ALLY].card, n)
            else:
                heal(state, one, n, raising=verb.raising, rule="GOD-096")
    elif isinstance(verb, Ready):
        help_test(state, target, reckoned(state, seat, verb.n))
    elif isinstance(verb, Attunes) and mode.element is not None:
        lend(state, target, mode.element, lendable(state, seat, target, mode))
    elif isinstance(verb, Lift):
        stats = SKILLS if verb.stat == "skills" else (mode.stat if verb.stat == "mode" else Stat(verb.stat),)
        more = reckoned(state, seat, verb.n)
        hero.boosts = (*hero.boosts, *[Boost(stat, more, Until.PHASE) for stat in stats if stat is not None])
    elif isinstance(verb, Helps):
        state.modifiers = (*state.modifiers, Modifier(Modified.HARVEST_ROLL, verb.n, Until.TURN, card=ability.id))
    elif isinstance(verb, Peeks):
        look(state, mode.deck, reckoned(state, seat, verb.n), "GOD-096")
    elif isinstance(verb, Revives):
        state.then(gains.LoseVitalRank(target))
        revive_beside_group(state, target)


def move(state: GodaiState, n: int, teleport: bool) -> None:
    """GOD-096, GOD-405, GOD-876: Quantum Leap puts the group on a hex that it could enter, Ascend moves it there; what
    it reaches among the Events of its turn has its own.
    """
    if state.phase == "event":
        state.then(Arrive(), ForcedEvents(), TakeTokens())
    if teleport:
        near = land.ground(state).near(state.at, n, land.crossing(state))
        state.then(Teleport(tuple([hex for hex in near if hex != state.at])))
    else:
        state.then(MoveFree(n))


def help_test(state: GodaiState, seat: Seat, n: int) -> None:
    """GOD-1060: the next Stat Test of a hero is this much lower; what it has for that does not add up."""
    hero = state.heroes[seat]
    if not _helped(state, seat):
        hero.used = tuple(sorted((*hero.used, f"{HELPED}{n}")))


# -- Attune ----------------------------------------------------------------------------------------------------


def lend(state: GodaiState, seat: Seat, element: Element, tiers: int) -> None:
    """GOD-1105: a hero has Tiers of an Element until the phase ends."""
    hero = state.heroes[seat]
    at = ELEMENTS.index(element)
    lent = list(hero.lent or (0,) * len(ELEMENTS))
    lent[at] += tiers
    hero.lent = tuple(lent)
    hero.augments = (*hero.augments[:at], hero.augments[at] + tiers, *hero.augments[at + 1 :])
    state.emit(ElementLent(rule="GOD-096", seat=seat, element=str(element), tier=hero.augments[at]))


# -- Revived by Energetic Connection ---------------------------------------------------------------------------


@BOOK.asks(gains.LoseVitalRank)
def choose_loss(state: GodaiState, step: gains.LoseVitalRank) -> Decision:
    """GOD-800: the Revived hero chooses: 1 rank of Health, or 2 of Energy."""
    offered = tuple([PickStat(str(stat)) for stat in LOSSES])
    return Decision(step.seat, "prompt-lose-vital-rank", "GOD-800", offered)


@BOOK.resolves(gains.LoseVitalRank)
def lose_vital_rank(state: GodaiState, step: gains.LoseVitalRank, choice: PickStat) -> None:
    """GOD-078, GOD-800: a rank of Health stays at least 1; the Vitals are full all the same."""
    hero = state.heroes[step.seat]
    stat = Stat(choice.stat)
    at = 0 if stat is Stat.HEALTH else 1
    lost = min(LOSSES[stat], hero.ranks[at] - (1 if stat is Stat.HEALTH else 0))
    hero.ranks = tuple([n - lost if row == at else n for row, n in enumerate(hero.ranks)])
    hero.health = min(hero.health, maximum(state, step.seat, Vital.HEALTH))
    hero.energy = min(hero.energy, maximum(state, step.seat, Vital.ENERGY))
    state.emit(RankLost(rule="GOD-800", seat=step.seat, stat=str(stat), n=lost))
