"""Tier decks of a Run: who is in them, who is drawn, who waits as a Boss. Rulebook p.28, p.30-31."""

from __future__ import annotations

from ...content.components import Content
from ...model import events
from ...model.run import Quarry
from ...model.state import DragonState
from ..book import content
from . import piles
from .piles import run_of


def tier_deck(everything: Content, tier: int) -> tuple[str, ...]:
    """DRE-591: the Enemies whose Tier cards have this Tier."""
    cards = everything.enemy_of.items()
    return tuple(sorted([enemy for mystling, enemy in cards if everything.mystlings[mystling].tier == tier]))


def raised_tier(state: DragonState, tier: int) -> int:
    """DRE-644: with Darkness 6 every draw is from the next higher Tier, at most V."""
    return min(5, tier + 1) if run_of(state).darkness >= 6 else tier


def draw_card(state: DragonState, tier: int) -> str:
    """DRE-666, AMB-DRE-94, AMB-DRE-124: a random Tier card; an empty deck gets the Mystlings of its trophies back.

    Empty: nobody of this Tier is left at all.
    """
    name = f"tier-{tier}"
    if not piles.size(state, name):
        party = {player.party[0].mystling for player in state.players}
        known = content(state).enemies
        again = [
            one.enemy
            for one in run_of(state).trophies
            if known[one.enemy].mystling not in ("", *party) and content(state).nature_of[one.enemy].tier == tier
        ]
        piles.mix_in(state, name, dict.fromkeys(again))
    return piles.draw(state, name)


def draw_tier(state: DragonState, tier: int) -> Quarry:
    """DRE-644, DRE-666: who comes on a space of this Tier."""
    tier = raised_tier(state, tier)
    enemy = draw_card(state, tier)
    if not enemy:
        # Nobody of this Tier is left at all: the highest one below it, or else the lowest above it.
        nearest = [deck for deck in (*range(tier - 1, 0, -1), *range(tier + 1, 6)) if piles.size(state, f"tier-{deck}")]
        tier = nearest[0] if nearest else tier
        enemy = piles.draw(state, f"tier-{tier}") or run_of(state).awaiting[-1]
    return Quarry(enemy, tier)


# -- Bosses ------------------------------------------------------------------------------------------------


def draw_bosses(state: DragonState) -> None:
    """DRE-644, DRE-874, AMB-DRE-93, AMB-DRE-122: the Boss of each part lies open; Darkness 6 raises drawn ones.

    DRE-697: on resuming those that are still to come are drawn anew; the defeated ones stay what they were.
    """
    run = run_of(state)
    found = list(run.awaiting[: run.bosses])
    for space in content(state).trails[run.trail].bosses[run.bosses :]:
        boss = space.enemy or draw_card(state, raised_tier(state, space.tier))
        # A small content may have fewer Enemies of a Tier than Bosses.
        found.append(boss or (found[-1] if found else draw_tier(state, space.tier).enemy))
    run.awaiting = tuple(found)
    state.emit(events.BossesDrawn(rule="DRE-671", enemies=run.awaiting))


def leave_bosses(state: DragonState) -> None:
    """DRE-666, DRE-704: a shortcut meets no Boss before its Camp, so their Tier cards are in the decks again."""
    run = run_of(state)
    for boss in dict.fromkeys(run.awaiting[: run.bosses]):
        tier = f"tier-{content(state).nature_of[boss].tier}"
        if content(state).enemies[boss].mystling and boss not in run.awaiting[run.bosses :]:
            piles.mix_in(state, tier, (boss,))
