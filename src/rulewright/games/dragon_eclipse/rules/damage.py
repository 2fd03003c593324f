"""Attack and Deal: how much is prevented, Drain, Taunt. Rulebook p.19, p.33, p.36."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rulewright.core.record import Choice, Decision

from ..conditions import Block, DealAtOnce, HealUp
from ..effects import Attack, Deal, Effects, Inflict
from ..model import choices, events, steps
from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.state import DragonState, fight
from ..model.vocabulary import Around, Per, Stat, Vain, Whom
from . import afflictions
from .book import (
    BOOK,
    ask,
    content,
    decider,
    foe_of,
    main_opponent,
    minion_at,
    sheet_of,
    terrain_at,
)
from .in_vain import in_vain
from .moments import fire_hit
from .stats import (
    attack_value,
    count_per,
    in_force,
    remaining_health,
    terrain_damage,
    value,
)
from .taming import note
from .targets import targets_in

Bodies: TypeAlias = tuple[int, ...]

_TARGETED = (Per.BURN, Per.CONDITION, Per.SPACE, Per.TRACK)
"""Amounts that depend on whom the effect is for."""


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
        if state.run is not None:
            from .roguelite.achievements import dealt

            dealt(state, by, n)
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
