"""The Camp after a Boss: heal, mark, ready, exchange, save. Rulebook p.31."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision, Seat

from ...model import choices, events, steps
from ...model.run import Pile
from ...model.state import Bag, DragonState
from ...model.vocabulary import Element
from .. import belongings, road
from ..book import BOOK, content, together
from ..party import change_member
from . import achievements, artifacts, piles, sheet
from .piles import run_of
from .setup import deal_letters
from .tiers import draw_bosses, tier_deck
from .trail import end_run


def camp_number(state: DragonState) -> int:
    """AMB-DRE-91: Camp 1 follows the first Boss."""
    return content(state).trails[run_of(state).trail].camps.index(run_of(state).space)


@BOOK.resolves(steps.Camp)
def camp(state: DragonState, step: steps.Camp, choice: None) -> None:
    """DRE-598, DRE-677 to DRE-681: heal, mark the box, Essence for it, Artifacts ready and exchanged, a locked one.

    DRE-642, AMB-DRE-99: with Darkness 4 up to 5 damage stays. AMB-DRE-130: Fatigue stays.
    """
    run = run_of(state)
    state.emit(events.CampReached(rule="DRE-677", camp=camp_number(state)))
    kept = 5 if run.darkness >= 4 else 0
    for seat, player in enumerate(state.players):
        member = player.party[0]
        if member.damage > kept:
            rule = "DRE-642" if kept else "DRE-677"
            road.give(state, "heal", seat, 0, member.damage - kept, rule)
    while mark_box(state, "DRE-678"):
        pass
    achievements.at_camp(state)
    for one in artifacts.tired(state):
        state.emit(events.ArtifactReady(rule="DRE-680", artifact=one))
    run.exhausted = artifacts.spent_souls(state)
    found: list[steps.AnyStep] = []
    if len(sheet.sheet_of_run(state).artifacts) > len(run.artifacts):
        # DRE-680: exchanging is choosing anew.
        run.artifacts = ()
        found.append(steps.FillSlots())
    found.extend([steps.ChooseLocked(seat) for seat in range(len(state.players))])
    state.then(*found, steps.LeaveCamp())


def mark_box(state: DragonState, rule: str) -> bool:
    """DRE-609, DRE-637, DRE-678, DRE-679, AMB-DRE-92, AMB-DRE-123: the box of the Boss; 1 Essence for a new one.

    One Mystling after the other; False if each of them has it.
    """
    run, save = run_of(state), sheet.sheet_of_run(state)
    team = [player.party[0].mystling for player in state.players]
    mystling = next((one for one in team if save.boxes.get(one, 0) < run.bosses), "")
    if not mystling:
        return False
    sheet.mark(state, boxes={**save.boxes, mystling: run.bosses})
    state.emit(events.BoxMarked(rule=rule, mystling=mystling, box=run.bosses))
    gain_essence(state, 1, "DRE-679")
    if run.bosses == sheet.BOXES and save.darkness < sheet.MOST_DARKNESS:
        sheet.mark(state, darkness=save.darkness + 1)
        state.emit(events.DarknessMarked(rule="DRE-637", tier=save.darkness + 1))
    return True


def gain_essence(state: DragonState, n: int, rule: str) -> None:
    """DRE-690, DRE-833: never more than 6; what goes above is lost."""
    run = run_of(state)
    before = run.essence
    run.essence = min(sheet.MOST_ESSENCE, before + n)
    state.emit(events.EssenceGained(rule=rule, n=run.essence - before, total=run.essence))


@BOOK.asks(steps.LeaveCamp)
def offer_leaving(state: DragonState, step: steps.LeaveCamp) -> Decision | None:
    """DRE-581, DRE-682, DRE-693, AMB-DRE-115, AMB-DRE-127: go on, save if the table has agreed so, or end the Run."""
    if not state.options.printed_save:
        return None
    offered = (choices.DECLINE, choices.SAVE_RUN)
    return together(state, "prompt-camp", "DRE-682", offered, aside=(choices.END_RUN,))


@BOOK.hears(steps.LeaveCamp)
def leave_camp(state: DragonState, step: steps.LeaveCamp, seat: Seat, choice: Any) -> None:
    if isinstance(choice, choices.EndRun):
        end_run(state, "left")
        return
    state.agenda.append(steps.OnTrail())
    if isinstance(choice, choices.SaveRun):
        save_run(state)


def save_run(state: DragonState) -> None:
    """DRE-693 to DRE-699, DRE-872, AMB-DRE-96: what is not saved goes back, and is dealt anew on resuming.

    Decks, damage, Silver, Essence, the number of Bosses, trophies and Artifacts set aside stay; Items, Equipment and
    Power do not. DRE-655: the decks beside the map are shuffled. AMB-DRE-132: no Starting Perks, no Darkness of the
    start. AMB-DRE-128: Achievements begin again.
    """
    run = run_of(state)
    state.emit(events.RunSaved(rule="DRE-693", bosses=run.bosses))
    state.bag = Bag()
    belongings.fill_bag(state, roguelite=True)
    everything = content(state)
    mysteries = tuple(sorted(everything.mysteries))
    piles.set_pile(state, "mystery", Pile(mysteries))
    party = {player.party[0].mystling for player in state.players}
    out = {everything.enemy_of.get(mystling, "") for mystling in party} | {one.enemy for one in run.trophies}
    for tier in range(1, 6):
        cards = [enemy for enemy in tier_deck(everything, tier) if enemy not in out]
        piles.set_pile(state, f"tier-{tier}", Pile(tuple(cards)))
    for name in ("advancement", *Element):
        piles.shuffle(state, name)
    deal_letters(state)
    draw_bosses(state)
    for seat, player in enumerate(state.players):
        if player.party[0].power:
            change_member(state, seat, 0, power=0)
    run.artifacts, run.exhausted = (), artifacts.spent_souls(state)
    run.locked = ("",) * len(state.players)
    run.resolved, run.items_used, run.items_by, run.taint, run.grown = (), 0, (), 0, 0
    run.ahead, run.ahead_stats, run.leaping = (), (), False
    run.primed = ("",) * len(state.players)
    run.space = everything.trails[run.trail].camps[run.bosses]
    state.then(steps.FillSlots(), *[steps.ChooseLocked(seat) for seat in range(len(state.players))])
