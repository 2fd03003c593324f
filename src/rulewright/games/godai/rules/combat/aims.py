"""What a hero's action can be aimed at: modes, targets and Vitals, as the Resolution phase asks for them. p.99, 103."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Seat

from ...hero_abilities import Ability, Aim, ByAugment, Deal, Mode, MoveOutlast, Negates
from ...model.choices.combat import NONE, AimAt
from ...model.state import GodaiState
from ...model.vocabulary import CONDITIONS, MASTERIES, RESOURCES, Condition, Element, Resource, Stat, Vital
from ..stat_tests import rank
from . import who as at
from .conditions import NEVER_NEGATED

SCROLL = "ninja-scroll"


def targets_of(state: GodaiState, seat: Seat, aim: Aim) -> list[int]:
    """GOD-099, GOD-744 to GOD-748, GOD-1047: whom a mode can be aimed at, on the same Battlefield.

    GOD-885: the Brainwashed help opponents; whom of their own group they hurt, Target dice say (-1).
    """
    if aim is Aim.NOBODY:
        return [-1]
    if at.is_brainwashed(state, seat):
        return [-1] if aim is Aim.OPPONENT else at.foes(state)
    if aim is Aim.OPPONENT:
        return [who for who in at.foes(state) if not at.bears(state, who, Condition.ENCASED)]
    group = [who for who in at.members(state) if at.same_field(state, seat, who) and reachable(state, seat, who)]
    if aim is Aim.HERO:
        return [who for who in group if at.is_hero(who)]
    if aim is Aim.ALLY:
        return [who for who in group if who != seat]
    influenced = [who for who in at.foes(state) if at.opponent_at(state, who).influence > 0]
    return group + influenced if aim is Aim.ANYBODY else group


def reachable(state: GodaiState, seat: Seat, who: int) -> bool:
    """GOD-940: nobody outside reaches the Swallowed."""
    return who == seat or not at.is_hero(who) or not at.bears(state, who, Condition.SWALLOWED)


def mode_open(state: GodaiState, seat: Seat, ability: Ability, mode: Mode) -> bool:
    """GOD-097: ranks that unlock it, Energy, scrolls and Elements that it needs."""
    hero = state.heroes[seat]
    if mode.rank and ability.slot in MASTERIES and mode.rank > rank(state, seat, Stat(ability.slot)):
        return False
    if (mode.cost and mode.cost > at.usable_energy(state, seat)) or len(mode.scrolls) > hero.items.count(SCROLL):
        return False
    if mode.element is not None and ability.id == "attune":
        at_row = RESOURCES.index(Resource(mode.element))
        return len(state.stockpile) > at_row and state.stockpile[at_row] > 0
    if mode.keyword is not None:
        return any(at.has(state, who, mode.keyword) for who in at.foes(state))
    return True


def usable(state: GodaiState, seat: Seat, ability: Ability) -> bool:
    """Whether an Ability has a mode that can be used now: open, and with somebody to aim at."""
    idle: list[Aim] = []
    for mode in ability.modes:
        if mode.aim in idle or not mode_open(state, seat, ability, mode):
            continue
        if targets_of(state, seat, mode.aim):
            return True
        idle.append(mode.aim)
    return False


def vitals_for(state: GodaiState, mode: Mode, target: int) -> list[str]:
    """GOD-652, GOD-724: which Vital a mode changes, where that is the hero's choice."""
    found: list[str] = []
    for verb in mode.verbs:
        if isinstance(verb, Deal) and not verb.drain:
            kinds = [Vital.HEALTH, Vital.ENERGY] if verb.either else [verb.vital]
            for vital in kinds:
                found += lines_of(state, target, vital)
        elif isinstance(verb, MoveOutlast) and verb.either:
            found += ["outlast-down", "outlast-up"]
    return list(dict.fromkeys(found)) or [NONE]


_NEGATED = tuple([one for one in CONDITIONS if one not in NEVER_NEGATED])


def lines_of(state: GodaiState, target: int, vital: str) -> list[str]:
    """The lines of a Vital: a Titanic opponent has two of Health."""
    if not at.is_foe(target):
        return [vital]
    opponent = at.opponent_at(state, target)
    if vital == Vital.HEALTH and len(opponent.health) > 1:
        open_ones = [n for n, value in enumerate(opponent.health) if value > 0]
        return ["health" if n == 0 else "health-2" for n in open_ones]
    return [vital]


def item_modes(state: GodaiState, mode: Mode, target: int) -> list[str]:
    """How an Item can be used on somebody; what Negates a Condition names the one (GOD-858)."""
    negates = any(isinstance(verb, Negates) for verb in mode.verbs)
    by_earth = any(isinstance(verb, ByAugment) for verb in mode.verbs) and at.tier(state, target, Element.EARTH)
    if not negates and not by_earth:
        return [mode.id]
    unharmed = at.is_unharmed(state, target)
    borne = [one for one in _NEGATED if at.bears(state, target, one)] if not unharmed else []
    return [f"{mode.id}.{one}" for one in borne] or ([] if negates else [mode.id])


def mode_meant(ability: Ability, name: str) -> Mode:
    """The mode of an Ability by its name, with the Condition that it is for."""
    id, dot, condition = name.partition(".")
    mode = next(one for one in (*ability.modes, *ability.outside) if one.id == id)
    return replace(mode, id=condition) if dot else mode


def mastery_aims(state: GodaiState, seat: Seat, ability: Ability) -> list[AimAt]:
    """GOD-725: every mode with every target and Vital."""
    found = []
    known: dict[Aim, list[int]] = {}
    for mode in ability.modes:
        if not mode_open(state, seat, ability, mode):
            continue
        if mode.aim not in known:
            known[mode.aim] = targets_of(state, seat, mode.aim)
        for target in known[mode.aim]:
            found += [AimAt(mode.id, target, vital) for vital in vitals_for(state, mode, target)]
    return found


def attack_aims(state: GodaiState, seat: Seat, vital: str) -> list[AimAt]:
    """GOD-089, GOD-652, GOD-938: whom an Attack hits; allies may attack the shell around an Encased hero."""
    found = []
    for who in at.foes(state):
        if at.bears(state, who, Condition.ENCASED):
            continue
        if vital.startswith("outlast"):
            if at.opponent_at(state, who).outlast > 0:
                found.append(AimAt("attack", who, vital))
            continue
        found += [AimAt("attack", who, line) for line in lines_of(state, who, vital or "health")]
    for other in at.standing(state):
        if other != seat and at.bears(state, other, Condition.ENCASED) and at.fighter_of(state, other).shell:
            found.append(AimAt("shell", other, "health"))
    return found
