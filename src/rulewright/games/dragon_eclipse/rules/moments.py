"""Effects that fire by themselves, and effects at the same time. Rulebook p.18 (golden rule 2), p.20, p.22."""

from __future__ import annotations

from rulewright.core.record import Decision

from ..model import choices, steps
from ..model.state import DragonState
from ..words import Moment
from .book import BOOK, answers, ask, decider
from .stats import happening


def fire(state: DragonState, body: int, moment: Moment) -> None:
    """DRE-353, AMB-DRE-100: what happens at this moment goes on top of whatever was going on, but not inside itself."""
    found = happening(state, body, moment)
    if found and not any(
        type(step) is steps.Together and step.body == body and step.moment is moment for step in state.agenda
    ):
        step = steps.Together(body, moment, tuple([one[1] for one in found]), tuple([one[0] for one in found]))
        if len(found) > 1:
            state.agenda.append(step)
        else:
            resolve_next(state, step, None)


@BOOK.asks(steps.Together)
def choose_order(state: DragonState, step: steps.Together) -> Decision | None:
    """DRE-353, DRE-387, DRE-420, DRE-436: the player says which is next, for the Enemy's effects too."""
    if len(step.pending) < 2:
        return None
    offered = choices.FIRST[: len(step.pending)]
    about = {"options": step.pending}
    return ask(state, decider(state, step.body), "prompt-order", "DRE-353", offered, about)


@answers(steps.Together)
def resolve_next(state: DragonState, step: steps.Together, choice: choices.ResolveFirst | None) -> None:
    """The chosen one now. The step stays below it, even empty: by that `fire` knows what is being resolved."""
    if not step.pending:
        return
    at = 0 if choice is None else choice.number - 1
    rest = step.pending[:at] + step.pending[at + 1 :]
    rules = step.rules[:at] + step.rules[at + 1 :]
    state.agenda.append(steps.Together(step.body, step.moment, rest, rules))
    state.agenda.append(steps.Perform(step.body, step.pending[at], step.rules[at]))
