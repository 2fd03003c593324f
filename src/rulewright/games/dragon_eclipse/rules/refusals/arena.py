"""Why a space, a token or a target is refused. Rulebook p.19, p.22-24, p.32-33, p.36."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...model import choices, steps
from ...model.choices import ENEMY, SUMMON
from ...model.state import DragonState, fight
from ..book import BOOK, foe_of, ground, sheet_of, space_of
from ..movement import closed
from ..tokens import must_lift, must_move, token_holders
from .moment import acting, open_step


def not_on_map(state: DragonState, space: int, rule: str) -> list[Reason]:
    """DRE-294: maps differ in size, and some have a hole."""
    arena = ground(state)
    if space >= arena.spaces:
        return [Reason("DRE-294", "why-no-space")]
    return [Reason(rule, "why-hole")] if space in arena.holes else []


def too_far_from(state: DragonState, body: int, space: int, range: int, rule: str) -> list[Reason]:
    """How far a space is from a body, and how far an effect reaches; 0 is everywhere."""
    far = ground(state).range[space_of(state, body)][space]
    return [Reason(rule, "why-out-of-range", {"need": far, "have": range})] if range and far > range else []


# -- going somewhere -----------------------------------------------------------------------------------


@BOOK.refuses(choices.GoTo)
def refuse_space(state: DragonState, seat: Seat, choice: choices.GoTo) -> list[Reason]:
    """DRE-355, DRE-373, DRE-443, DRE-743, DRE-784: closed, too far, or not among the best for the Enemy."""
    step = open_step(state, seat)
    if not isinstance(step, (steps.MoveMystling, steps.BlinkTo, steps.EnemyMoves)):
        return acting(state, seat, "DRE-373", "why-move-by-effect") if state.fighting else []
    space = choice.space
    body = step.seat if isinstance(step, steps.MoveMystling) else step.body
    nowhere = not_on_map(state, space, "DRE-743")
    if nowhere:
        return nowhere
    if space in closed(state, body):
        return [Reason("DRE-355", "why-closed", {"space": space})]
    if isinstance(step, steps.EnemyMoves):
        return [Reason("DRE-440" if step.away else "DRE-443", "why-not-best", {"space": space})]
    if isinstance(step, steps.MoveMystling):
        return [Reason("DRE-757" if step.line else "DRE-373", "why-too-far", {"have": step.left, "space": space})]
    if body >= ENEMY:
        return [Reason("DRE-787", "why-not-best", {"space": space})]
    if space == space_of(state, body):
        return [Reason("DRE-784", "why-already-there", {"space": space})]
    return too_far_from(state, body, space, step.range, "DRE-784")


@BOOK.refuses(choices.GoThrough)
def refuse_way(state: DragonState, seat: Seat, choice: choices.GoThrough) -> list[Reason]:
    """AMB-DRE-66, DRE-751: only Terrain on a shortest way."""
    if isinstance(open_step(state, seat), steps.EnemyWalks):
        return [Reason("DRE-751", "why-not-on-way", {"space": choice.space})]
    return []


@BOOK.refuses(choices.GoAround)
def refuse_detour(state: DragonState, seat: Seat, choice: choices.GoAround) -> list[Reason]:
    """AMB-DRE-66, DRE-751: every shortest way leads through Terrain."""
    if isinstance(open_step(state, seat), steps.EnemyWalks):
        return [Reason("DRE-751", "why-no-way-around")]
    return []


# -- tokens and Summons --------------------------------------------------------------------------------


@BOOK.refuses(choices.PlaceToken)
def refuse_token(state: DragonState, seat: Seat, choice: choices.PlaceToken) -> list[Reason]:
    """DRE-455 to DRE-459, DRE-744; while a token or Summon must be taken first, another question is open."""
    step = open_step(state, seat)
    if isinstance(step, steps.PlaceSummon):
        return [] if must_move(state, step) else no_place_for_summon(state, step, choice.space)
    if not isinstance(step, steps.PlaceTokens):
        return acting(state, seat, "DRE-455", "why-token-by-effect") if state.fighting else []
    return [] if must_lift(state, step) else no_place_for_token(state, step, choice.space)


def no_place_for_token(state: DragonState, step: steps.PlaceTokens, space: int) -> list[Reason]:
    """DRE-455, DRE-456, DRE-458, DRE-459, DRE-744."""
    nowhere = not_on_map(state, space, "DRE-744")
    if nowhere:
        return nowhere
    found = []
    if space in (*fight(state).boons, *fight(state).banes):
        found.append(Reason("DRE-458", "why-terrain", {"space": space}))
    if space in token_holders(state, step.body):
        found.append(Reason("DRE-459", "why-token-there", {"space": space}))
    found.extend(too_far_from(state, step.body, space, step.range, "DRE-455"))
    return found or [Reason("DRE-456", "why-not-nearest", {"space": space})]


def no_place_for_summon(state: DragonState, step: steps.PlaceSummon, space: int) -> list[Reason]:
    """DRE-724, DRE-458, DRE-459, AMB-DRE-68: a free space in range, as near as possible."""
    nowhere = not_on_map(state, space, "DRE-744")
    if nowhere:
        return nowhere
    foe = foe_of(state)
    found = []
    if space in (*fight(state).boons, *fight(state).banes):
        found.append(Reason("DRE-458", "why-terrain", {"space": space}))
    elif space != step.lifted and (space in closed(state, ENEMY) or space == foe.space):
        found.append(Reason("DRE-724", "why-closed", {"space": space}))
    if space in foe.tokens:
        found.append(Reason("DRE-459", "why-token-there", {"space": space}))
    found.extend(too_far_from(state, ENEMY, space, step.range, "DRE-726"))
    return found or [Reason("DRE-726", "why-not-nearest", {"space": space})]


@BOOK.refuses(choices.TakeToken)
def refuse_lift(state: DragonState, seat: Seat, choice: choices.TakeToken) -> list[Reason]:
    """DRE-462, DRE-463, DRE-793: an own token; of the Enemy's the farthest; to discard it, in range."""
    step = open_step(state, seat)
    lifts = isinstance(step, steps.PlaceTokens) and must_lift(state, step)
    if not lifts and not isinstance(step, steps.DiscardTokens):
        return []
    owner = ENEMY if step.body >= SUMMON else step.body
    if choice.space not in sheet_of(state, owner).tokens:
        return [Reason("DRE-462" if lifts else "DRE-793", "why-no-token", {"space": choice.space})]
    if lifts:
        return [Reason("DRE-463", "why-not-farthest", {"space": choice.space})]
    return too_far_from(state, step.body, choice.space, step.range, "DRE-793")


# -- targets -------------------------------------------------------------------------------------------


@BOOK.refuses(choices.AimAt)
def refuse_target(state: DragonState, seat: Seat, choice: choices.AimAt) -> list[Reason]:
    """DRE-375, DRE-376: not there, or out of range. DRE-463, DRE-727: Summons that are taken or act."""
    step = open_step(state, seat)
    if isinstance(step, steps.PlaceSummon) and not must_move(state, step):
        return []
    if not isinstance(step, (steps.Strike, steps.PlaceSummon, steps.SummonsAct)):
        return acting(state, seat, "DRE-375", "why-hit-by-effect") if state.fighting else []
    if choice.target >= SUMMON and choice.target % SUMMON >= ground(state).spaces:
        return [Reason("DRE-294", "why-no-space")]
    if isinstance(step, steps.Strike):
        return [Reason("DRE-370", "why-no-target", {"target": choice.target})]
    rule = "DRE-727" if isinstance(step, steps.SummonsAct) else "DRE-463"
    return [Reason(rule, "why-no-summon", {"target": choice.target})]
