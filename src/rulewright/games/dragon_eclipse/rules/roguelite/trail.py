"""The way over the map: arrows, spaces, who waits there. Rulebook p.30-31."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ... import road as verbs
from ...content.roguelite import Space, Trail
from ...model import choices, events, steps
from ...model.run import Quarry
from ...model.state import DragonState
from ...model.vocabulary import Ground, Special
from .. import belongings
from ..book import BOOK, content, together
from ..road import travels
from . import artifacts, piles
from .piles import run_of
from .tiers import draw_tier, raised_tier


def trail_of(state: DragonState) -> Trail:
    """The map of this Run."""
    return content(state).trails[run_of(state).trail]


def here(state: DragonState) -> Space:
    return trail_of(state).space[run_of(state).space]


def ways(state: DragonState) -> list[str]:
    """DRE-665: the spaces that arrows lead to; with a Leap those behind them, but never over a Camp or a Boss."""
    trail, run = trail_of(state), run_of(state)
    ahead = here(state).to
    if run.leaping:
        over = [
            to for id in ahead if trail.space[id].kind in (Ground.TIER, Ground.MYSTERY) for to in trail.space[id].to
        ]
        return list(dict.fromkeys(over))
    return list(ahead)


@BOOK.asks(steps.OnTrail)
def offer_spaces(state: DragonState, step: steps.OnTrail) -> Decision:
    """DRE-582, DRE-665, DRE-875, AMB-DRE-127: the next space; what the party carries may be used, the Run ended."""
    offered: list[Choice] = [choices.GO_SPACE[id] for id in ways(state)]
    offered.extend(belongings.usable_on_road(state))
    offered.extend(artifacts.usable_on_road(state))
    run = run_of(state)
    about = {"trail": run.trail, "letters": run.letters, "bosses": run.awaiting}
    return together(state, "prompt-space", "DRE-665", offered, about, aside=(choices.END_RUN,))


@BOOK.hears(steps.OnTrail)
def go_on(state: DragonState, step: steps.OnTrail, seat: Seat, choice: Any) -> None:
    """DRE-652, DRE-665: never backward; the effect of the space must be resolved."""
    if isinstance(choice, choices.EndRun):
        end_run(state, "left")
        return
    run, trail = run_of(state), trail_of(state)
    if run.leaping:
        run.leaping = False
        between = next(id for id in here(state).to if choice.place in trail.space[id].to)
        state.emit(events.SpaceSkipped(rule="DRE-665", place=between))
    run.space = choice.place
    run.path = (*run.path, run.space)
    space = here(state)
    state.emit(events.SpaceEntered(rule="DRE-665", place=space.id, ground=str(space.kind), tier=space.tier))
    state.agenda.append(steps.Arrive())


def end_run(state: DragonState, how: str) -> None:
    """DRE-683: lost, won, or ended by choice."""
    run_of(state).ended = how
    state.agenda.append(steps.ResolveRun())


@BOOK.resolves(steps.Arrive)
def arrive(state: DragonState, step: steps.Arrive, choice: None) -> None:
    """DRE-652, DRE-666, DRE-671, DRE-674, DRE-675: what the space asks for."""
    run, space = run_of(state), here(state)
    if space.kind is Ground.TIER:
        state.agenda.append(steps.DrawTier(space.tier))
    elif space.kind is Ground.BOSS:
        boss = run.awaiting[trail_of(state).bosses.index(space)]
        tier = space.tier if space.enemy else raised_tier(state, space.tier)
        run.quarry = Quarry(boss, tier, True)
        state.emit(events.TierDrawn(rule="DRE-671", enemy=boss, tier=tier, boss=True))
        state.agenda.append(steps.Confront())
    elif space.kind is Ground.CAMP:
        state.agenda.append(steps.Camp())
    elif space.letter:
        card = run.letters[trail_of(state).letters.index(space.letter)]
        state.then(steps.ResolveMystery(card, keep=True), steps.OnTrail())
    else:
        state.then(steps.DrawMystery(draw_mysteries(state, space.cards)), steps.OnTrail())


def draw_mysteries(state: DragonState, n: int) -> tuple[str, ...]:
    return tuple([card for card in [piles.draw(state, "mystery") for _ in range(n)] if card])


# -- Tier cards --------------------------------------------------------------------------------------------


@BOOK.asks(steps.DrawTier)
def offer_tier(state: DragonState, step: steps.DrawTier) -> Decision | None:
    """DRE-597: Guiding Grass may change who was drawn."""
    quarry = run_of(state).quarry
    if quarry is None or not artifacts.ready_special(state, Special.REDRAW):
        return None
    about = {"enemy": quarry.enemy, "redraw": 1}
    return together(state, "prompt-redraw", "DRE-597", (choices.DECLINE, choices.ACCEPT), about)


@BOOK.hears(steps.DrawTier)
def take_tier(state: DragonState, step: steps.DrawTier, seat: Seat, choice: Choice | None) -> None:
    """DRE-666."""
    run = run_of(state)
    if run.quarry is not None and choice is not choices.ACCEPT:
        state.agenda.append(steps.Confront())
        return
    if run.quarry is not None:
        artifacts.exhaust(state, artifacts.ready_special(state, Special.REDRAW), 0)
        piles.put_under(state, f"tier-{run.quarry.tier}", (run.quarry.enemy,))
    run.quarry = draw_tier(state, step.tier)
    state.emit(events.TierDrawn(rule="DRE-666", enemy=run.quarry.enemy, tier=run.quarry.tier, boss=False))
    state.agenda.append(step)


# -- looking ahead -----------------------------------------------------------------------------------------


def tiers_ahead(state: DragonState) -> list[int]:
    """The Tiers of the fights that can still come in this part of the map."""
    trail = trail_of(state)
    found, waiting, seen = set(), list(here(state).to), set()
    while waiting:
        id = waiting.pop()
        space = trail.space[id]
        if id in seen or space.kind is Ground.CAMP:
            continue
        seen.add(id)
        if space.kind is Ground.TIER:
            found.add(raised_tier(state, space.tier))
        waiting.extend(space.to)
    return sorted([tier for tier in found if piles.size(state, f"tier-{tier}")])


@travels(verbs.Scout)
def perform_scout(state: DragonState, effect: verbs.Scout, step: steps.Travel) -> None:
    if tiers_ahead(state):
        state.agenda.append(steps.ScoutTier(effect.n))
    else:
        state.emit(events.NothingCame(rule=step.rule))


@BOOK.asks(steps.ScoutTier)
def offer_scouting(state: DragonState, step: steps.ScoutTier) -> Decision | None:
    tiers = tiers_ahead(state)
    if len(tiers) < 2:
        return None
    return together(state, "prompt-scout", "DRE-666", [choices.PICK_TIER[tier - 1] for tier in tiers])


@BOOK.hears(steps.ScoutTier)
def scout(state: DragonState, step: steps.ScoutTier, seat: Seat, choice: Any) -> None:
    tier = tiers_ahead(state)[0] if choice is None else choice.tier
    name = f"tier-{tier}"
    looked = tuple([piles.draw(state, name) for _ in range(min(step.n, piles.size(state, name)))])
    state.emit(events.TierScouted(rule="DRE-666", tier=tier, enemies=looked))
    state.agenda.append(steps.OrderTier(tier, looked))


@BOOK.asks(steps.OrderTier)
def offer_order(state: DragonState, step: steps.OrderTier) -> Decision | None:
    if len(step.looked) < 2:
        return None
    return together(state, "prompt-order-tier", "DRE-666", [choices.PICK_ENEMY[enemy] for enemy in step.looked])


@BOOK.hears(steps.OrderTier)
def order(state: DragonState, step: steps.OrderTier, seat: Seat, choice: Any) -> None:
    enemy = step.looked[0] if choice is None else choice.enemy
    left = tuple([one for one in step.looked if one != enemy])
    done = (*step.done, enemy)
    if left:
        state.agenda.append(steps.OrderTier(step.tier, left, done))
    else:
        piles.put_on_top(state, f"tier-{step.tier}", done)


@travels(verbs.Leap)
def perform_leap(state: DragonState, effect: verbs.Leap, step: steps.Travel) -> None:
    """DRE-665: a space is skipped, never a Camp or a Boss."""
    run = run_of(state)
    run.leaping = True
    if not ways(state):
        run.leaping = False
        state.emit(events.NothingCame(rule=step.rule))
