"""Bolstering: heroes in a Defender help it before it Defends. Rulebook p.80."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Reason, Seat, Step

from ..item_effects import BolstersMore
from ..model.choices import common as choices
from ..model.choices.siege import BolsterWith
from ..model.events.heroes import VitalHealed
from ..model.events.siege import HeroBolstered
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.steps import siege as steps
from ..model.vocabulary import SKILLS, DefenderStat, Stat
from . import land
from .book import BOOK, living, told
from .carrying import effects_of
from .defenders import defender, put, range_of
from .siege_damage import strengthen
from .siege_opponents import WHOLE_MAP, hexes_of, near, on_map
from .stat_tests import cannot_roll, rank, roll_test
from .vitals import no_energy, use_energy

_NO_TURN = (0, 0, 0)


def bolstered(state: GodaiState) -> Defender | None:
    """GOD-596: the Defender that the group is in, while a Siege Opponent is on the map."""
    if state.at == NOWHERE or not on_map(state):
        return None
    return land.defender_at(state, state.at)


def in_reach(state: GodaiState, one: Defender, more: int = 0) -> list[int]:
    """GOD-600: Siege Opponents within the larger of the group's and the Defender's Range.

    `more` is what others could still add to the Defender's Range by Navigate at the same time.
    """
    own = range_of(state, one) + more
    return [
        slot
        for slot in on_map(state)
        if near(hexes_of(state, slot), one.hexes, own) or land.is_near(state, hexes_of(state, slot))
    ]


def barred(state: GodaiState, seat: Seat, one: Defender, skill: Stat, paid: bool = False) -> Reason | None:
    """Why a hero cannot Bolster with a Skill, or could not change anything by it; `paid` if the Energy is spent.

    GOD-1076, AMB-GOD-84: a Defender at 0 Resilience can be Bolstered, but not with Survival.
    """
    if not paid and (found := no_energy(state, seat, 1, "GOD-597")):
        return found
    if cannot_roll(state, seat, skill):
        return Reason("GOD-077", "why-bolster-rank", {"skill": str(skill)})
    if one.overpowered and rank(state, seat, skill) >= max(rank(state, seat, other) for other in SKILLS):
        return Reason("GOD-928", "why-bolster-overpowered", {"skill": str(skill)})
    if skill is Stat.SURVIVAL and (not one.hit or not one.resilience):
        return Reason("GOD-601", "why-bolster-survival", {"hit": one.hit, "left": one.resilience})
    if skill is Stat.EXPLORE and not in_reach(state, one, len(living(state)) - 1):
        return Reason("GOD-600", "why-bolster-explore", {})
    if skill is Stat.NAVIGATE and range_of(state, one) >= WHOLE_MAP:
        return Reason("GOD-599", "why-bolster-navigate", {})
    return None


@BOOK.asks(steps.Bolster)
def offer_bolster(state: GodaiState, step: steps.Bolster) -> tuple[Decision, ...]:
    """GOD-596, GOD-597, GOD-602: each hero in the Defender may Bolster it with a Skill of own choice."""
    one = bolstered(state)
    if one is None:
        return ()
    found = []
    for seat in living(state):
        skills = [skill for skill in SKILLS if barred(state, seat, one, skill) is None]
        if skills:
            offered: tuple[Choice, ...] = (*[BolsterWith(str(skill)) for skill in skills], choices.Decline())
            about = told(state, {"defender": one.id})
            found.append(Decision(seat, "prompt-bolster", "GOD-596", offered, about, together=True))
    return tuple(found)


@BOOK.gathers(steps.Bolster, confirm=False)
def bolster(state: GodaiState, step: steps.Bolster, picks: dict[Seat, Choice]) -> None:
    """GOD-597, GOD-598, GOD-603, GOD-918: 1 Energy and one Skill Test; a Critical Success gives the Energy back.

    All of it happens together, so a greater Range counts for whoever strikes.
    """
    one = bolstered(state)
    if one is None:
        return
    strikes: list[Step] = []
    for seat, pick in picks.items():
        if not isinstance(pick, BolsterWith) or not use_energy(state, seat, 1, "GOD-597"):
            continue
        strikes += _test(state, seat, Stat(pick.skill), one.id)
        more = rings(state, seat)
        if more:
            strikes.append(steps.BolsterMore(seat, one.id, more, (Stat(pick.skill),)))
    state.then(*strikes)


def _test(state: GodaiState, seat: Seat, skill: Stat, id: str) -> list[Step]:
    """GOD-598 to GOD-601, GOD-918: one Skill Test, what it gives, and the strike that may follow."""
    tested = roll_test(state, seat, skill, "GOD-597", "bolster")
    success = int(tested.success)
    state.emit(HeroBolstered(rule="GOD-598", seat=seat, skill=str(skill), defender=id, success=success))
    if tested.critical:
        hero = state.heroes[seat]
        hero.energy += 1
        state.emit(VitalHealed(rule="GOD-918", seat=seat, vital="energy", n=1, now=hero.energy))
    if not tested.success:
        return []
    if skill is Stat.NAVIGATE:
        _widen(state, id)
    elif skill is Stat.SURVIVAL:
        strengthen(state, id, DefenderStat.RESILIENCE, 1, "GOD-601")
    else:
        return [steps.BolsterStrikes(seat, id)]
    return []


# -- Ring of Command -------------------------------------------------------------------------------------------


def rings(state: GodaiState, seat: Seat) -> int:
    """GOD-1039, AMB-GOD-190: how many more Skills a hero tests; two Rings give two."""
    return sum([effect.n for effect in effects_of(state, state.heroes[seat].items, BolstersMore)])


def _others(state: GodaiState, step: steps.BolsterMore) -> list[Stat]:
    one = defender(state, step.defender)
    left = [skill for skill in SKILLS if skill not in step.tested]
    return [skill for skill in left if barred(state, step.seat, one, skill, paid=True) is None]


@BOOK.asks(steps.BolsterMore)
def choose_more(state: GodaiState, step: steps.BolsterMore) -> Decision | None:
    """GOD-1039: another Skill for the same Energy."""
    skills = _others(state, step)
    if len(skills) <= step.left:
        return None
    offered: tuple[Choice, ...] = tuple([BolsterWith(str(skill)) for skill in skills])
    return Decision(step.seat, "prompt-bolster", "GOD-1039", offered, told(state, {"defender": step.defender}))


@BOOK.resolves(steps.BolsterMore)
def bolster_more(state: GodaiState, step: steps.BolsterMore, choice: BolsterWith | None) -> None:
    """GOD-1039: the tests of the Rings."""
    skills = _others(state, step)[: step.left] if choice is None else [Stat(choice.skill)]
    found = [strike for skill in skills for strike in _test(state, step.seat, skill, step.defender)]
    left = step.left - len(skills)
    if choice is not None and left:
        found.append(replace(step, left=left, tested=(*step.tested, *skills)))
    state.then(*found)


def _widen(state: GodaiState, id: str) -> None:
    """GOD-599, GOD-1084, AMB-GOD-129: Range +1 this turn, each time."""
    one = defender(state, id)
    potential, power, more = one.turn or _NO_TURN
    put(state, replace(one, turn=(potential, power, more + 1)))


@BOOK.asks(steps.BolsterStrikes)
def choose_struck(state: GodaiState, step: steps.BolsterStrikes) -> Decision | None:
    """GOD-600: the hero chooses the Siege Opponent."""
    found = in_reach(state, defender(state, step.defender))
    if len(found) < 2:
        return None
    offered: tuple[Choice, ...] = tuple([choices.PickOpponent(slot + 1) for slot in found])
    return Decision(step.seat, "prompt-bolster-strike", "GOD-600", offered)


@BOOK.resolves(steps.BolsterStrikes)
def strike(state: GodaiState, step: steps.BolsterStrikes, choice: choices.PickOpponent | None) -> None:
    """GOD-600: 1 Siege damage."""
    found = in_reach(state, defender(state, step.defender))
    if found:
        state.then(steps.HitSiegeOpponent(found[0] if choice is None else choice.number - 1, 1))
