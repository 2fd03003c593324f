"""Effects that fire by themselves, and effects at the same time. Rulebook p.18 (golden rule 2), p.20, p.22."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from rulewright.core.record import Decision

from ..effects import Effects, SufferBurn
from ..model import choices, steps
from ..model.choices import ENEMY
from ..model.state import DragonState
from ..model.vocabulary import Moment
from .book import BOOK, are_allies, ask, decider, foe_of
from .stats import in_force

Found: TypeAlias = Sequence[tuple[str, Effects]]
"""Effects that fire, each after its rule."""


def fire(state: DragonState, body: int, moment: Moment) -> None:
    """DRE-353: what happens at this moment goes on top of whatever was going on."""
    found = set_off(state, body, moment)
    if found:
        begin(state, steps.Together(body, moment, *_columns(found)))


def fire_end(state: DragonState, body: int, burns: bool) -> None:
    """DRE-420, DRE-436, AMB-DRE-54: what happens at the end of a turn, Burn among it if the player orders it."""
    found = set_off(state, body, Moment.TURN_END)
    if burns:
        found = [*found, ("DRE-733", (SufferBurn(),))]
    if found:
        begin(state, steps.Together(body, Moment.TURN_END, *_columns(found)))


def fire_hit(state: DragonState, body: int, target: int, attack: bool, broken: Effects) -> None:
    """DRE-353: after damage, what the attacker's hit, broken Terrain and the target's answer do is at the same time."""
    ours = set_off(state, body, Moment.HIT) if attack else ()
    if ours and body == ENEMY:
        face(state, target)
    if broken:
        if not ours:
            state.agenda.append(steps.Perform(body, broken, "DRE-298"))
            return
        ours = [*ours, ("DRE-298", broken)]
    theirs = () if are_allies(state, body, target) else set_off(state, target, Moment.DAMAGED)
    if not ours:
        if theirs:
            begin(state, steps.Together(target, Moment.DAMAGED, *_columns(theirs)))
    elif not theirs:
        begin(state, steps.Together(body, Moment.HIT, *_columns(ours)))
    else:
        begin(state, steps.Together(body, Moment.HIT, *_columns([*ours, *theirs]), (target,), len(ours)))


def face(state: DragonState, seat: int) -> None:
    """DRE-857, AMB-DRE-106: whoever was hit is the Enemy's opponent for what the hit sets off."""
    foe = foe_of(state)
    if foe.target != seat:
        state.agenda.append(steps.TurnTo(foe.target))
        foe.target = seat


@BOOK.resolves(steps.TurnTo)
def turn_to(state: DragonState, step: steps.TurnTo, choice: None) -> None:
    """DRE-856: the target of the turn again."""
    foe_of(state).target = step.seat


def set_off(state: DragonState, body: int, moment: Moment) -> Found:
    """AMB-DRE-100: what happens for a body at this moment, but not inside itself."""
    found = in_force(state, body).moments[moment]
    if found:
        for step in state.agenda:
            if type(step) is steps.Together and step.body == body and step.moment is moment and not step.targets:
                return ()
    return found


def _columns(found: Found) -> tuple[tuple[Effects, ...], tuple[str, ...]]:
    """Effects and their rules, as a step keeps them."""
    return tuple([effects for _, effects in found]), tuple([rule for rule, _ in found])


def begin(state: DragonState, step: steps.Together) -> None:
    """A single effect now; of several the player chooses first."""
    if len(step.pending) > 1:
        state.agenda.append(step)
    else:
        resolve_next(state, step, None)


@BOOK.asks(steps.Together)
def choose_order(state: DragonState, step: steps.Together) -> Decision | None:
    """DRE-353, DRE-387, DRE-420, DRE-436: the player says which is next, for the Enemy's effects too."""
    if len(step.pending) < 2:
        return None
    offered = choices.FIRST[: len(step.pending)]
    seat = decider(state, step.targets[0] if step.targets and step.body >= ENEMY else step.body)
    about: dict[str, Any] = {"options": step.pending}
    if step.targets:
        about["whose"] = [_whose(step, at) for at in range(len(step.pending))]
    return ask(state, seat, "prompt-order", "DRE-353", offered, about)


def _whose(step: steps.Together, at: int) -> int:
    """The body whose effect this is."""
    return step.targets[0] if step.targets and at >= step.n else step.body


@BOOK.resolves(steps.Together)
def resolve_next(state: DragonState, step: steps.Together, choice: choices.ResolveFirst | None) -> None:
    """The chosen one now. A step of its body stays below it, even empty: so `set_off` knows what is being resolved."""
    if not step.pending:
        return
    at = 0 if choice is None else choice.number - 1
    rest = step.pending[:at] + step.pending[at + 1 :]
    rules = step.rules[:at] + step.rules[at + 1 :]
    ours = step.n - 1 if at < step.n else step.n
    state.agenda.append(steps.Together(step.body, step.moment, rest, rules, step.targets, ours))
    if step.targets:
        moment = step.moment if at < step.n else Moment.DAMAGED
        state.agenda.append(steps.Together(_whose(step, at), moment, (), ()))
    state.agenda.append(steps.Perform(_whose(step, at), step.pending[at], step.rules[at]))
