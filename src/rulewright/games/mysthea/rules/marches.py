"""Travel by an effect: to any region, by the normal rules, or with everybody of a region. Rulebook p.19-27."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model import choices, events, steps
from ..model.state import MystheaState
from .book import BOOK
from .control import presence
from .points import movable, reachable, travel


@BOOK.asks(steps.TravelUnits)
def offer_travel(state: MystheaState, step: steps.TravelUnits) -> Decision | None:
    """MYS-162, MYS-163, AMB-MYS-33: to any other region, or by the normal rules; no Command Points.

    AMB-MYS-80: or not at all, although it is paid for.
    """
    offered: list[Choice] = []
    ways = choices.TRAVEL[step.unit]
    for origin in movable(state.boards[step.seat], step.unit):
        if step.anywhere:
            targets = tuple(r for r in range(15) if r != origin and r not in state.mirages)
        else:
            targets = reachable(state.ring, state.mirages, origin)
        offered.extend([ways[origin][target] for target in targets])
    if not offered:
        return None
    offered.append(choices.DONE)
    rule = "MYS-162" if step.anywhere else "MYS-163"
    return Decision(step.seat, "prompt-travel", rule, tuple(offered), {"unit": step.unit})


@BOOK.resolves(steps.TravelUnits)
def travel_by_effect(state: MystheaState, step: steps.TravelUnits, choice: Choice | None) -> None:
    """MYS-457, AMB-MYS-28, AMB-MYS-29: some cards forbid carrying in this move."""
    if not isinstance(choice, choices.Travel):
        return
    if step.count > 1:
        state.agenda.append(steps.TravelUnits(step.seat, step.unit, step.count - 1, step.anywhere, step.carry))
    travel(state, step.seat, choice, "MYS-162" if step.anywhere else "MYS-163", step.carry)


def march_units(state: MystheaState, seat: Seat, region: int, champion: bool) -> tuple[int, int, bool]:
    """AMB-MYS-30, AMB-MYS-31: all Troops and Golems there that have not travelled, and the Champion."""
    board = state.boards[seat]
    troops = board.troops.count(region) - board.tired_troops.count(region)
    golems = board.golems.count(region) - board.tired_golems.count(region)
    able = not board.travelled or state.rulings.march_tired_champion
    return troops, golems, champion and board.at == region and able


@BOOK.asks(steps.MarchFrom)
def offer_march(state: MystheaState, step: steps.MarchFrom) -> Decision | None:
    """MYS-404, MYS-486: a region with own units that can go; AMB-MYS-80: or none, although it is paid for."""
    offered: list[Choice] = [
        choices.REGION[region]
        for region in sorted(presence(state.boards[step.seat]))
        if any(march_units(state, step.seat, region, step.champion))
    ]
    if not offered:
        return None
    offered.append(choices.DONE)
    rule = "MYS-404" if step.champion else "MYS-486"
    return Decision(step.seat, "prompt-march-from", rule, tuple(offered))


@BOOK.resolves(steps.MarchFrom)
def march_from(state: MystheaState, step: steps.MarchFrom, choice: Choice | None) -> None:
    if isinstance(choice, choices.ChooseRegion):
        state.agenda.append(steps.MarchTo(step.seat, choice.region, step.champion, step.carry))


@BOOK.asks(steps.MarchTo)
def offer_destination(state: MystheaState, step: steps.MarchTo) -> Decision:
    """AMB-MYS-33, MYS-501: one other region anywhere, not under a Mirage."""
    offered = [choices.REGION[r] for r in range(15) if r != step.origin and r not in state.mirages]
    rule = "MYS-404" if step.champion else "MYS-486"
    return Decision(step.seat, "prompt-march-to", rule, tuple(offered), {"region": step.origin})


@BOOK.resolves(steps.MarchTo)
def march_to(state: MystheaState, step: steps.MarchTo, choice: Choice) -> None:
    """All go together. AMB-MYS-28: with EN25 the carrying Upgrades may take others along."""
    assert isinstance(choice, choices.ChooseRegion)
    board = state.boards[step.seat]
    origin, target = step.origin, choice.region
    troops, golems, champion = march_units(state, step.seat, origin, step.champion)
    kept = tuple(region for region in board.troops if region != origin)
    stay = board.troops.count(origin) - troops
    board.troops = tuple(sorted(kept + (origin,) * stay + (target,) * troops))
    board.tired_troops = board.tired_troops + (target,) * troops
    kept = tuple(region for region in board.golems if region != origin)
    stay = board.golems.count(origin) - golems
    board.golems = tuple(sorted(kept + (origin,) * stay + (target,) * golems))
    board.tired_golems = board.tired_golems + (target,) * golems
    if champion:
        board.at = target
        board.travelled = True
    rule = "MYS-404" if step.champion else "MYS-486"
    moved = troops + golems + int(champion)
    state.events.append(events.Marched(rule=rule, seat=step.seat, units=moved, origin=origin, target=target))
    if step.carry:
        state.agenda.append(steps.CarryUnits(step.seat, origin, target, False, troops, golems))
