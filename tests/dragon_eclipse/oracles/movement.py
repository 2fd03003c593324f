"""Rush and Retreat: nearest or farthest reachable space with the fewest moves, all ties offered. Rulebook p.22-23."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Step
from rulewright.games.dragon_eclipse.model import choices, steps
from rulewright.games.dragon_eclipse.model.state import DragonState

from .effects import first_effect
from .figures import ENEMY, SLOW, apart, board, opponent, pvp, space, worth
from .raw import scene
from .watching import Oracle


def closed(state: DragonState) -> set[int]:
    """What the Enemy can neither enter nor pass: Mystlings, Summons, Terrain that keeps it out, the empty space."""
    assert state.combat.foe is not None
    found = {*board(state).holes, *[sheet.space for sheet in state.combat.sheets]}
    found.update(minion.space for minion in state.combat.foe.minions)
    side = scene(state.combat.arena, pvp(state))
    for name, spaces in (("boon", state.combat.boons), ("bane", state.combat.banes)):
        if name in side and side[name].get("blocks") in ("all", "enemy"):
            found.update(spaces)
    return found


def goals(state: DragonState, moves: int, away: bool, line: bool) -> set[int]:
    """Where it may end; its own space if it stays."""
    assert state.combat.foe is not None
    hexes, here = board(state), state.combat.foe.space
    if not away and apart(state, ENEMY, opponent(state, ENEMY)) <= 1:
        return {here}
    reached = (hexes.rows if line else hexes.walk)(here, closed(state), moves)
    far = hexes.far(space(state, opponent(state, ENEMY)))
    best = (max if away else min)(far[one] for one in reached)
    fewest = min(moved for one, moved in reached.items() if far[one] == best)
    return {one for one, moved in reached.items() if far[one] == best and moved == fewest}


class RushAndRetreat(Oracle):
    """Compares every goal: those that are offered, and the one that is taken without a question."""

    ties = 0

    def resolved(self, before: DragonState, step: Step, choice: Choice | None, after: DragonState) -> None:
        effect = first_effect(before, step)
        if (
            effect is None
            or effect["do"] not in ("rush", "retreat")
            or before.combat.foe is None
            or after.combat.foe is None
        ):
            return
        moves = worth(before, ENEMY, "swiftness", effect.get("plus", 0), SLOW)
        wanted = goals(before, moves, effect["do"] == "retreat", effect.get("line", False))
        top = after.agenda[-1] if after.agenda else None
        if isinstance(top, steps.EnemyMoves) and top not in before.agenda:
            self.expect("moves", top.left, moves)
            self.offer = wanted
            return
        walking = [one.goal for one in after.agenda if isinstance(one, steps.EnemyWalks)]
        found = {walking[-1]} if walking else {after.combat.foe.space}
        self.expect(effect["do"], found, wanted)

    offer: set[int] | None = None

    def asked(self, state: DragonState, decision: Decision) -> None:
        if isinstance(state.agenda[-1], steps.EnemyMoves):
            offered = {choice.space for choice in decision.choices if isinstance(choice, choices.GoTo)}
            self.ties += 1
            self.expect("offered goals", offered, self.offer)
