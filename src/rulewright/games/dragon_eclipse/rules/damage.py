"""Attack and Deal: who can be hit, how much is prevented, Drain, Taunt. Rulebook p.19, p.33, p.36."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from rulewright.core.record import Choice, Decision

from ..conditions import Block, DealAtOnce, HealUp
from ..effects import Attack, Deal, Effects, Inflict
from ..model import choices, events, steps
from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.state import DragonState, fight
from ..model.vocabulary import Around, Mark, Per, Stat, Vain, Whom
from . import afflictions
from .book import (
    BOOK,
    ask,
    content,
    decider,
    foe_of,
    ground,
    main_opponent,
    minion_at,
    scene,
    sheet_of,
    space_of,
    standing,
    terrain_at,
)
from .in_vain import in_vain
from .moments import fire_hit
from .stats import (
    attack_value,
    count_per,
    in_force,
    mark_under,
    remaining_health,
    terrain_damage,
    value,
)
from .taming import note

Bodies: TypeAlias = tuple[int, ...]

_TARGETED = (Per.BURN, Per.CONDITION, Per.SPACE, Per.TRACK)
"""Amounts that depend on whom the effect is for."""

# -- who can be hit ------------------------------------------------------------------------------------


def opponents(state: DragonState, body: int, whom: Whom) -> list[int]:
    """DRE-357, DRE-722, DRE-747, DRE-857: everybody that an effect that deals damage may be for.

    DRE-750: each possible target is Terrain that can be attacked too.
    """
    combat = state.combat or fight(state)
    if body >= ENEMY:
        return [foe_of(state).target] if whom is Whom.ONE else list(range(len(state.players)))
    found = [main_opponent(state, body)]
    if whom is Whom.ONE and state.rulings.enemy_only_target:
        return found
    if combat.foe is not None and combat.foe.minions:
        found.extend([SUMMON + minion.space for minion in combat.foe.minions])
    if combat.boons or combat.banes:
        found.extend(attackable(state))
    if whom is Whom.ALL:
        found.extend([other for other in standing(state) if other != body and other not in found])
    return found


def attackable(state: DragonState) -> list[int]:
    """DRE-747: Terrain that can be targeted."""
    combat = state.combat or fight(state)
    found: list[int] = []
    side = scene(state)
    if side.boon is not None and side.boon.health:
        found.extend([TERRAIN + space for space in combat.boons])
    if side.bane is not None and side.bane.health:
        found.extend([TERRAIN + space for space in combat.banes])
    return found


def targets_in(
    state: DragonState, body: int, reach: int, line: bool, whom: Whom, on: Sequence[Mark] = (), damage: bool = True
) -> tuple[int, ...]:
    """DRE-370, DRE-753: those within range (0 is any), and in line if it says so.

    DRE-371, DRE-377, DRE-745, DRE-806: a maximum, counted through any space; in any range nothing is checked.
    """
    found = opponents(state, body, whom)
    if reach:
        row = ground(state).range[space_of(state, body)]
        found = [other for other in found if row[space_of(state, other)] <= reach]
    if not damage:
        found = [other for other in found if other < SUMMON]
    if on:
        found = [other for other in found if mark_under(state, other) in on]
    if line:
        seen = in_line(state, body, whom)
        found = [other for other in found if other in seen]
    return tuple(found)


def in_line(state: DragonState, body: int, whom: Whom = Whom.ONE) -> list[int]:
    """DRE-754 to DRE-756, DRE-746, DRE-859: the first body in each straight line; allies and some Terrain block.

    DRE-856: whoever is not the Enemy's target is ignored; attackable Terrain is an opponent of players only.
    """
    combat = fight(state)
    seen = standing(state)
    if body >= ENEMY:
        seen = [ENEMY, *opponents(state, body, whom)]
    at = {space_of(state, other): other for other in seen}
    if combat.foe is not None:
        at.update({minion.space: SUMMON + minion.space for minion in combat.foe.minions})
    if body < ENEMY:
        at.update({other - TERRAIN: other for other in attackable(state) if other - TERRAIN not in at})
    found = []
    for ray in ground(state).rays[space_of(state, body)]:
        for space in ray:
            if space in at:
                found.append(at[space])
                break
            terrain = terrain_at(state, space)
            if terrain is not None and terrain.line:
                break
    return found


# -- the verbs -----------------------------------------------------------------------------------------


def perform_attack(state: DragonState, effect: Attack, step: steps.Perform) -> None:
    """DRE-375, DRE-783: range 1 unless it says otherwise; nobody there, nothing happens."""
    body = step.body
    force = in_force(state, body)
    reach = effect.range and effect.range + force.reach  # DRE-385, DRE-783: 0 is any range
    targets = targets_in(state, body, reach, effect.line, effect.whom, effect.on)
    if not targets:
        state.emit(events.Missed(rule="DRE-375", body=body))
        return
    plus, shares = _amounts(state, effect, body, targets, effect.plus)
    aim(state, _strike(step, effect, True, targets, plus, effect.pierce + force.pierce, shares))


def perform_deal(state: DragonState, effect: Deal, step: steps.Perform) -> None:
    """DRE-376, DRE-378: the damage is summed up first, then reduced once.

    AMB-DRE-107: what is added to a Deal needs one; "for each" of nothing deals nothing.
    """
    body = step.body
    targets = targets_in(state, body, effect.range, effect.line, effect.whom, effect.on)
    if not targets:
        state.emit(events.Missed(rule="DRE-376", body=body))
        return
    amount, shares = _amounts(state, effect, body, targets, effect.n)
    plus = in_force(state, body).deal
    if shares:
        shares = tuple([share + plus if share else 0 for share in shares])
    if amount or effect.per is None:
        amount += plus
    aim(state, _strike(step, effect, False, targets, amount, effect.pierce, shares))


def _strike(
    step: steps.Perform,
    effect: Attack | Deal,
    attack: bool,
    targets: tuple[int, ...],
    value: int,
    pierce: int,
    shares: tuple[int, ...],
) -> steps.Strike:
    """What an Attack or a Deal does to its targets, as a step."""
    drain, inflict, whom = effect.drain, effect.inflict, effect.whom
    return steps.Strike(step.body, targets, attack, value, pierce, drain, inflict, whom, step.rule, True, shares)


def perform_inflict(state: DragonState, effect: Inflict, step: steps.Perform) -> None:
    """DRE-729, DRE-723, DRE-748: Conditions for Mystlings only."""
    targets = targets_in(state, step.body, effect.range, effect.line, effect.whom, damage=False)
    if not targets:
        state.emit(events.Missed(rule="DRE-729", body=step.body))
        return
    given, whom = effect.conditions, effect.whom
    aim(state, steps.Strike(step.body, targets, False, 0, 0, False, given, whom, step.rule, damage=False))


def aim(state: DragonState, step: steps.Strike) -> None:
    """A single opponent is hit at once; of several targets the player chooses first."""
    if len(step.targets) > 1 or may_spare(state, step):
        state.agenda.append(step)
    else:
        strike(state, step, None)


def _amounts(
    state: DragonState, effect: Attack | Deal, body: int, targets: tuple[int, ...], n: int
) -> tuple[int, tuple[int, ...]]:
    """The amount for all, or one for each target where it depends on the target."""
    if effect.per is None:
        return n, ()
    if effect.around is Around.TARGET or effect.per in _TARGETED:
        shares = [n * count_per(state, body, effect.per, effect.within, effect.around, target) for target in targets]
        return shares[0], tuple(shares)
    return n * count_per(state, body, effect.per, effect.within), ()


# -- the strike ----------------------------------------------------------------------------------------


def may_spare(state: DragonState, step: steps.Strike) -> bool:
    """DRE-722, DRE-747, AMB-DRE-56: Summons and Terrain may be treated as the opponent, and need not be."""
    if step.body >= ENEMY or step.whom is not Whom.ONE:
        return False
    return main_opponent(state, step.body) not in step.targets


@BOOK.asks(steps.Strike)
def choose_target(state: DragonState, step: steps.Strike) -> Decision | None:
    """AMB-DRE-56, DRE-782, DRE-790: one of several, nobody, or the order in which each is hit."""
    spares = may_spare(state, step)
    if len(step.targets) < 2 and not spares:
        return None
    if step.whom is Whom.ONE:
        prompt, rule = "prompt-target", "DRE-375" if step.attack else "DRE-376"
    else:
        prompt, rule = "prompt-target-order", "DRE-782" if step.attack else "DRE-790"
    offered: list[Choice] = [choices.AIM[target] for target in step.targets]
    if spares:
        offered.append(choices.DECLINE)
    return ask(state, decider(state, step.body), prompt, rule, offered)


@BOOK.resolves(steps.Strike)
def strike(state: DragonState, step: steps.Strike, choice: Choice | None) -> None:
    """One target now; each of the others after it. DRE-722, DRE-747: or nobody."""
    if choice is choices.DECLINE:
        rule = "DRE-722" if any(target < TERRAIN for target in step.targets) else "DRE-747"
        state.emit(events.Spared(rule=rule, body=step.body))
        return
    at = step.targets.index(choice.target) if isinstance(choice, choices.AimAt) else 0
    target = step.targets[at]
    shares = step.shares
    amount = shares[at] if shares else step.value
    if step.whom is not Whom.ONE and len(step.targets) > 1:
        state.agenda.append(
            msgspec.structs.replace(
                step,
                targets=step.targets[:at] + step.targets[at + 1 :],
                shares=shares[:at] + shares[at + 1 :] if shares else (),
            )
        )
    if target >= SUMMON and not _still_there(state, target):
        return
    if step.damage:
        hit(state, step, target, amount)
    if target < SUMMON:
        for condition, n in step.inflict.items():
            if not afflictions.give(state, target, condition, n, step.rule, step.body):
                in_vain(state, step.rule, target, Vain.HELD, "DRE-730", condition)
    elif step.inflict and _still_there(state, target):
        in_vain(state, step.rule, target, Vain.IMMUNE, "DRE-723" if target < TERRAIN else "DRE-748")


def _still_there(state: DragonState, target: int) -> bool:
    """A Summon or Terrain may be gone by the time its turn comes."""
    if target < TERRAIN:
        return minion_at(state, target - SUMMON) is not None
    return terrain_at(state, target - TERRAIN) is not None


def hit(state: DragonState, step: steps.Strike, target: int, amount: int) -> None:
    """DRE-308, DRE-309, DRE-805: Defense against an Attack, Willpower against a Deal, less what is pierced.

    DRE-319, DRE-792: for both sides, also where it says gain.
    DRE-796 to DRE-798, DRE-749: Drain heals what was done, no more than was left, and nothing from Terrain.
    """
    body = step.body
    if step.attack:
        amount = attack_value(state, body, amount)
        guard = value(state, target, Stat.DEFENSE)
    else:
        guard = value(state, target, Stat.WILLPOWER)
    guard = max(0, guard - step.pierce)
    done = max(0, amount - guard)
    before = remaining_health(state, target) if step.drain else 0
    broken = wound(state, target, done, step.rule, body, amount - done)
    if step.drain and target < TERRAIN:
        # DRE-796 to DRE-798, AMB-DRE-55: never more than was left, and not from Terrain.
        heal(state, body, min(done, before), "DRE-796")
    if done:
        fire_hit(state, body, target, step.attack, broken)


def wound(state: DragonState, target: int, n: int, rule: str, by: int = -1, prevented: int = 0) -> Effects:
    """DRE-044, DRE-038: any amount of damage can lie on a sheet; the Combat's end is checked right after.

    Says what Terrain that breaks by it does for whoever broke it.
    """
    combat = state.combat or fight(state)
    state.emit(events.DamageDealt(rule=rule, body=target, by=by, n=n, prevented=prevented))
    broken: Effects = ()
    if target >= TERRAIN:
        broken = _wound_terrain(state, target - TERRAIN, n)
    elif target >= SUMMON:
        _wound_minion(state, target - SUMMON, n)
    else:
        sheet_of(state, target).damage += n
    if by < 0 or by >= ENEMY:
        if target < ENEMY and by >= ENEMY and not n:
            note(state, target, Block)
        return broken
    if n and target == main_opponent(state, by):
        combat.sheets[by].dealt = True
        note(state, by, DealAtOnce, 1, n)
        _take_taunt(state, by)
    if combat.foe is None and not n and target < ENEMY:
        note(state, target, Block)
    return broken


def _take_taunt(state: DragonState, seat: int) -> None:
    """DRE-847, AMB-DRE-74: at least 1 damage to the Enemy itself in one's own turn."""
    combat = state.combat or fight(state)
    if combat.foe is not None and len(state.players) == 2 and combat.turn == seat and combat.taunt != seat:
        combat.taunt = seat
        state.emit(events.TauntTaken(rule="DRE-847", seat=seat))


def _wound_minion(state: DragonState, space: int, n: int) -> None:
    """AMB-DRE-67, DRE-721: a Summon is removed when its damage reaches its Health."""
    foe = foe_of(state)
    kept = []
    for minion in foe.minions:
        if minion.space == space:
            damage = minion.damage + n
            if state.rulings.summons_fall and damage >= content(state).summons[minion.summon].stats.health:
                state.emit(events.SummonFell(rule="DRE-721", summon=minion.summon, space=space))
                continue
            minion = type(minion)(minion.summon, space, damage)
        kept.append(minion)
    foe.minions = tuple(kept)


def _wound_terrain(state: DragonState, space: int, n: int) -> Effects:
    """DRE-747: Terrain that can be attacked is discarded when its damage reaches its Health."""
    combat = fight(state)
    terrain = terrain_at(state, space)
    if terrain is None:
        return ()
    damage = terrain_damage(state, space) + n
    pairs = combat.terrain_damage
    rest = [pair for at in range(0, len(pairs), 2) if pairs[at] != space for pair in pairs[at : at + 2]]
    combat.terrain_damage = (*rest, space, damage) if damage < terrain.health else tuple(rest)
    if damage < terrain.health:
        return ()
    remove_terrain(state, space, "DRE-747")
    return terrain.broken


def remove_terrain(state: DragonState, space: int, rule: str) -> None:
    """A Universal token leaves the Arena."""
    combat = fight(state)
    combat.boons = tuple([other for other in combat.boons if other != space])
    combat.banes = tuple([other for other in combat.banes if other != space])
    state.emit(events.TerrainGone(rule=rule, space=space))


def heal(state: DragonState, body: int, n: int, rule: str) -> int:
    """DRE-802: damage leaves one's own sheet; a Summon has none to heal by. Says how much."""
    if body >= SUMMON:
        return 0
    sheet = sheet_of(state, body)
    healed = min(n, sheet.damage)
    if healed > 0:
        sheet.damage -= healed
        state.emit(events.Healed(rule=rule, body=body, n=healed))
        if body < ENEMY:
            note(state, body, HealUp, healed)
    return healed


def suffer(state: DragonState, body: int, n: int, rule: str) -> None:
    """DRE-801, AMB-DRE-08: damage gained by an effect is reduced once by Willpower."""
    done = max(0, n - value(state, body, Stat.WILLPOWER))
    wound(state, body, done, rule, -1, n - done)


__all__ = [
    "Choice",
    "heal",
    "hit",
    "opponents",
    "perform_attack",
    "perform_deal",
    "perform_inflict",
    "suffer",
    "targets_in",
    "wound",
]
