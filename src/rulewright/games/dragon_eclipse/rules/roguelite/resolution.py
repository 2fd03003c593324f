"""Run Resolution: Silver for trophies, Essence, what is bought, what is lost. Rulebook p.31."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Outcome, Seat

from ...model import choices, events, steps
from ...model.state import DragonState
from ...model.vocabulary import PERK_COSTS, PERKS
from ..book import BOOK, content, together
from ..party import change_member
from . import sheet
from .camp import gain_essence, mark_box
from .piles import run_of


@BOOK.resolves(steps.ResolveRun)
def resolve_run(state: DragonState, step: steps.ResolveRun, choice: None) -> None:
    """DRE-585, DRE-683, DRE-684: damage and locked Artifacts are discarded; then Silver, Essence, the end."""
    run = run_of(state)
    state.emit(events.RunEnded(rule="DRE-683", how=run.ended, bosses=run.bosses))
    for seat, player in enumerate(state.players):
        state.fatigue += player.party[0].fatigue
        change_member(state, seat, 0, damage=0, fatigue=0, power=0)
    run.locked = ("",) * len(state.players)
    save = sheet.sheet_of_run(state)
    run.silver, run.essence = max(run.silver, save.silver), min(sheet.MOST_ESSENCE, run.essence + save.essence)
    sheet.mark(state, silver=0, essence=0)
    trophies: list[steps.AnyStep] = [steps.ScoreTrophy() for _ in run.trophies]
    essence = [steps.ScoreEssence(source) for source in range(3)]
    # DRE-686, DRE-689: what a table keeps may fill a purse already; it is spent before more comes, or that is lost.
    first = [steps.Spend()] if run.silver or not trophies else []
    state.agenda.clear()
    state.then(*first, *trophies, *essence, steps.CloseRun())


@BOOK.resolves(steps.ScoreTrophy)
def score_trophy(state: DragonState, step: steps.ScoreTrophy, choice: None) -> None:
    """DRE-685, DRE-687, DRE-832, AMB-DRE-126: Silver equal to its Tier, never more than 10; then some may be spent."""
    run = run_of(state)
    trophy = run.trophies[run.scored]
    run.scored += 1
    before = run.silver
    run.silver = min(sheet.MOST_SILVER, before + trophy.tier)
    state.emit(events.SilverGained(rule="DRE-685", enemy=trophy.enemy, n=run.silver - before, total=run.silver))
    state.agenda.append(steps.Spend())


@BOOK.resolves(steps.ScoreEssence)
def score_essence(state: DragonState, step: steps.ScoreEssence, choice: None) -> None:
    """DRE-636, DRE-688, AMB-DRE-92: for each Artifact, for the map, for each box 3.

    DRE-689: after each of them some may be spent, so that less is lost above 6.
    """
    run = run_of(state)
    before = run.essence
    if step.source == 0:
        unlock_next(state, step)
    elif step.source == 1 and run.ended == "won":
        complete_map(state)
    elif step.source == 2 and run.ended == "won" and mark_box(state, "DRE-609"):
        state.agenda.append(step)
    if run.essence > before:
        state.agenda.append(steps.Spend())


def unlock_next(state: DragonState, step: steps.ScoreEssence) -> None:
    """DRE-613, DRE-614, DRE-688, DRE-691: an Artifact is marked on the sheet with the next Artifact Perk; 1 Essence.

    DRE-623, AMB-DRE-109: the ninth perk unlocks a Mystling for nothing. AMB-DRE-95: so are tamed ones.
    """
    run = run_of(state)
    for mystling in run.tamed:
        unlock_mystling(state, mystling, 0, "DRE-629")
    save = sheet.sheet_of_run(state)
    left = [one for one in run.aside if one not in save.artifacts]
    if not left:
        return
    state.agenda.append(step)
    sheet.mark(state, artifacts=(*save.artifacts, left[0]))
    gain_essence(state, 1, "DRE-688")
    if save.artifact_perks < sheet.FREE <= sheet.sheet_of_run(state).artifact_perks:
        state.agenda.append(steps.FreeMystling())


def complete_map(state: DragonState) -> None:
    """DRE-635, DRE-636, AMB-DRE-108: the first time, 3 Essence and the next map."""
    run = run_of(state)
    save = sheet.sheet_of_run(state)
    if run.trail in save.completed:
        return
    locked = [trail for trail in content(state).trails if trail not in save.maps]
    sheet.mark(state, completed=(*save.completed, run.trail), maps=(*save.maps, *locked[:1]))
    state.emit(events.MapCompleted(rule="DRE-635", trail=run.trail, opened=locked[0] if locked else ""))
    gain_essence(state, 3, "DRE-636")


# -- spending ----------------------------------------------------------------------------------------------


def perks_for(state: DragonState) -> list[Choice]:
    """DRE-631 to DRE-633, AMB-DRE-88: the next step of each Starting Perk that the Silver is enough for."""
    found: list[Choice] = []
    for perk, bought in zip(PERKS, sheet.sheet_of_run(state).perks, strict=True):
        if bought < len(PERK_COSTS) and PERK_COSTS[bought] <= run_of(state).silver:
            found.append(choices.BUY[perk])
    return found


def mystlings_for(state: DragonState) -> list[Choice]:
    """DRE-604 to DRE-608, DRE-611: locked Mystlings that the Essence is enough for.

    AMB-DRE-95: who was tamed in this Run joins for nothing, and is not for sale.
    """
    everything = content(state)
    have, known = run_of(state).essence, (*sheet.sheet_of_run(state).mystlings, *run_of(state).tamed)
    return [
        choices.UNLOCK[mystling]
        for mystling in everything.mystlings
        if mystling not in known and sheet.cost_of(everything, mystling) <= have
    ]


@BOOK.asks(steps.Spend)
def offer_spending(state: DragonState, step: steps.Spend) -> Decision | None:
    """DRE-586, DRE-686, DRE-689: at any moment of the Resolution, also between two trophies."""
    offered = [*perks_for(state), *mystlings_for(state)]
    if not offered:
        return None
    run = run_of(state)
    left = len(run.trophies) - run.scored
    about = {"silver": run.silver, "essence": run.essence, "left": left, "perks": sheet.sheet_of_run(state).perks}
    return together(state, "prompt-spend", "DRE-686", (*offered, choices.DECLINE), about)


@BOOK.hears(steps.Spend)
def spend(state: DragonState, step: steps.Spend, seat: Seat, choice: Any) -> None:
    """DRE-586, DRE-611, DRE-631."""
    run = run_of(state)
    save = sheet.sheet_of_run(state)
    if isinstance(choice, choices.BuyPerk):
        at = [str(perk) for perk in PERKS].index(choice.perk)
        cost = PERK_COSTS[save.perks[at]]
        run.silver -= cost
        steps_now = (*save.perks[:at], save.perks[at] + 1, *save.perks[at + 1 :])
        sheet.mark(state, perks=steps_now)
        state.emit(events.PerkBought(rule="DRE-631", perk=choice.perk, step=steps_now[at], cost=cost))
    elif isinstance(choice, choices.UnlockMystling):
        cost = sheet.cost_of(content(state), choice.mystling)
        run.essence -= cost
        unlock_mystling(state, choice.mystling, cost, "DRE-611")
    else:
        return
    state.agenda.append(steps.Spend())


def unlock_mystling(state: DragonState, mystling: str, cost: int, rule: str) -> None:
    save = sheet.sheet_of_run(state)
    if mystling not in save.mystlings:
        sheet.mark(state, mystlings=tuple(sorted((*save.mystlings, mystling))))
        state.emit(events.MystlingUnlocked(rule=rule, mystling=mystling, cost=cost))


@BOOK.asks(steps.FreeMystling)
def offer_free(state: DragonState, step: steps.FreeMystling) -> Decision | None:
    """DRE-623, AMB-DRE-109, AMB-DRE-129: any locked one; with none locked nothing happens."""
    known = sheet.sheet_of_run(state).mystlings
    offered = [choices.UNLOCK[one] for one in content(state).mystlings if one not in known]
    return together(state, "prompt-free", "DRE-623", offered, {"free": 1}) if offered else None


@BOOK.hears(steps.FreeMystling)
def take_free(state: DragonState, step: steps.FreeMystling, seat: Seat, choice: Any) -> None:
    if choice is not None:
        unlock_mystling(state, choice.mystling, 0, "DRE-623")


# -- the end -------------------------------------------------------------------------------------------------


@BOOK.resolves(steps.CloseRun)
def close_run(state: DragonState, step: steps.CloseRun, choice: None) -> None:
    """DRE-583, DRE-692, DRE-870, AMB-DRE-116: only marks stay; Silver and Essence where the table keeps them."""
    run = run_of(state)
    if state.rulings.purse == "kept":
        sheet.mark(state, silver=run.silver, essence=run.essence)
    elif run.silver or run.essence:
        state.emit(events.PurseEmptied(rule="DRE-870", silver=run.silver, essence=run.essence))
    seats = tuple(range(len(state.players)))
    score = state.points
    winners = seats if run.ended == "won" else ()
    state.emit(events.GameEnded(rule="DRE-683", scores=(score,) * len(seats), winners=winners))
    state.agenda.clear()
    state.outcome = Outcome((score,) * len(seats), seats, winners, "DRE-683")
