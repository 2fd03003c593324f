"""Artifacts: ready, used once, exhausted until the next Camp. Rulebook p.28, p.31."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ... import road as verbs
from ...model import choices, events, steps
from ...model.choices import ENEMY
from ...model.state import DragonState
from ...model.steps.road import OURS
from ...model.vocabulary import Condition, Special
from .. import belongings
from ..book import BOOK, content, decider, own, together
from ..road import NEEDS, travels
from ..stats import has
from .piles import run_of


def ready(state: DragonState) -> list[str]:
    """DRE-597: in use and not exhausted."""
    run = run_of(state)
    return [one for one in run.artifacts if one not in run.exhausted]


def ready_special(state: DragonState, special: Special) -> str:
    """The ready Artifact with this special effect, if there is one."""
    return next((one for one in ready(state) if content(state).artifacts[one].special is special), "")


def exhaust(state: DragonState, artifact: str, seat: Seat) -> None:
    """DRE-597: it is used once, then exhausted."""
    run = run_of(state)
    run.exhausted = (*run.exhausted, artifact)
    state.emit(events.ArtifactUsed(rule="DRE-597", seat=belongings.log_user(state, seat), artifact=artifact))


def copyable(state: DragonState) -> list[str]:
    """Held Items that a Forgery can resolve now."""
    everything, bag = content(state), belongings.bag_of(state)
    return [
        item
        for item in dict.fromkeys(bag.items)
        if (everything.items[item].combat if state.fighting else everything.items[item].road)
    ]


def usable_in_turn(state: DragonState, seat: Seat) -> list[Choice]:
    """DRE-597, DRE-864: in the own turn of a Combat; the players share them."""
    found: list[Choice] = []
    for one in ready(state):
        record = content(state).artifacts[one]
        copies = record.special is Special.COPY and bool(copyable(state))
        free = record.special is Special.BONUS and not has(state, seat, Condition.SILENCE)
        if record.combat or copies or free:
            found.append(choices.USE_ARTIFACT[one])
    return found


def usable_on_road(state: DragonState) -> list[Choice]:
    """DRE-597: outside Combat."""
    found: list[Choice] = []
    for one in ready(state):
        record = content(state).artifacts[one]
        if record.road or (record.special is Special.COPY and copyable(state)):
            found.append(choices.USE_ARTIFACT[one])
    return found


@BOOK.replaces(choices.UseArtifact)
def use_artifact(state: DragonState, step: Any, choice: choices.UseArtifact) -> None:
    """DRE-597: its effect, then whatever was asked is asked again."""
    state.agenda.append(step)
    record = content(state).artifacts[choice.artifact]
    seat = 0
    if state.fighting:
        seat = step.seat if hasattr(step, "seat") else decider(state, getattr(step, "body", ENEMY))
    exhaust(state, choice.artifact, seat)
    if record.special is Special.COPY:
        state.agenda.append(steps.CopyItem(seat))
    elif record.special is Special.BONUS:
        mystling = state.players[seat].party[0].mystling
        bonus = content(state).elemental[content(state).mystlings[mystling].element]
        state.agenda.append(steps.Perform(seat, content(state).bonuses[bonus].effects, "DRE-597"))
    elif state.fighting:
        state.agenda.append(steps.Perform(seat, record.combat, "DRE-597"))
    else:
        state.agenda.append(steps.Travel(record.road, "DRE-597", choice.artifact))


@BOOK.asks(steps.CopyItem)
def offer_copies(state: DragonState, step: steps.CopyItem) -> Decision | None:
    """DRE-864, AMB-DRE-78: in a Combat whoever uses it chooses the Item, on the road the party does."""
    found = copyable(state)
    if len(found) < 2:
        return None
    who = step.seat if state.fighting else OURS
    return own(state, who, "prompt-copy", "DRE-597", [choices.KEEP_ITEM[item] for item in found])


@BOOK.hears(steps.CopyItem)
def copy_item(state: DragonState, step: steps.CopyItem, seat: Seat, choice: Any) -> None:
    """It is resolved and stays."""
    found = copyable(state)
    if not found:
        return
    record = content(state).items[found[0] if choice is None else choice.item]
    if state.fighting:
        state.agenda.append(steps.Perform(step.seat, record.combat, "DRE-597"))
    else:
        state.agenda.append(steps.Travel(record.road, "DRE-597", record.id))


# -- ready again -------------------------------------------------------------------------------------------


def tired(state: DragonState) -> list[str]:
    """Exhausted ones that can become ready; a spent soul is gone for the Run."""
    run = run_of(state)
    return [
        one
        for one in run.artifacts
        if one in run.exhausted and content(state).artifacts[one].special is not Special.LAST_STAND
    ]


def spent_souls(state: DragonState) -> tuple[str, ...]:
    """Those that are gone for the rest of the Run (GAP-DRE-33): no Camp makes them ready, and no break."""
    spent = run_of(state).exhausted
    return tuple([one for one in spent if content(state).artifacts[one].special is Special.LAST_STAND])


NEEDS[verbs.Ready] = lambda state, effect: bool(tired(state))


@travels(verbs.Ready)
def perform_ready(state: DragonState, effect: verbs.Ready, step: steps.Travel) -> None:
    state.agenda.append(steps.ReadyArtifact(effect.n))


@BOOK.asks(steps.ReadyArtifact)
def offer_ready(state: DragonState, step: steps.ReadyArtifact) -> Decision | None:
    found = tired(state)
    if len(found) < 2:
        return None
    return together(state, "prompt-ready", "DRE-598", [choices.TAKE_ARTIFACT[one] for one in found])


@BOOK.hears(steps.ReadyArtifact)
def make_ready(state: DragonState, step: steps.ReadyArtifact, seat: Seat, choice: Any) -> None:
    """DRE-598."""
    found = tired(state)
    if not found:
        return
    one = found[0] if choice is None else choice.artifact
    run = run_of(state)
    run.exhausted = tuple([other for other in run.exhausted if other != one])
    state.emit(events.ArtifactReady(rule="DRE-598", artifact=one))
    if step.n > 1:
        state.agenda.append(steps.ReadyArtifact(step.n - 1))
