"""Why something is refused on the way of a Run, or with what the party carries. Rulebook p.10, p.28-31."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Reason, Seat

from ...model import choices, steps
from ...model.state import DragonState
from ...model.steps import story as story_steps
from ...model.vocabulary import PERK_COSTS, PERKS, Special
from ..belongings import bag_of, testing
from ..book import BOOK, content
from ..roguelite import sheet
from ..roguelite.piles import run_of
from .moment import open_step


def among(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-582: such an answer is asked for, but this is not among those to choose from."""
    decision = state.decision_for(seat)
    if decision is not None and any(type(offered) is type(choice) for offered in decision.choices):
        return [Reason(decision.rule, "why-not-among")]
    return []


@BOOK.refuses(
    choices.DropItem, choices.DropEquipment, choices.KeepItem, choices.KeepEquipment, choices.TakeMystery,
    choices.TakeArtifact, choices.PickTier,
)  # fmt: skip
def refuse_others(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    return among(state, seat, choice)


@BOOK.refuses(choices.GoSpace)
def refuse_way(state: DragonState, seat: Seat, choice: choices.GoSpace) -> list[Reason]:
    """DRE-665: only along the arrows."""
    return [Reason("DRE-665", "why-no-arrow")] if isinstance(open_step(state, seat), steps.OnTrail) else []


@BOOK.refuses(choices.PickTrail)
def refuse_trail(state: DragonState, seat: Seat, choice: choices.PickTrail) -> list[Reason]:
    """DRE-634, DRE-654."""
    if isinstance(open_step(state, seat), steps.ChooseTrail):
        return [Reason("DRE-654", "why-locked-trail", {"trail": choice.trail})]
    return []


@BOOK.refuses(choices.StartAt)
def refuse_start(state: DragonState, seat: Seat, choice: choices.StartAt) -> list[Reason]:
    """DRE-700, DRE-701: boxes of every chosen Mystling; a Run with Darkness is not asked at all."""
    if isinstance(open_step(state, seat), steps.ChooseShortcut):
        boxes = sheet.sheet_of_run(state).boxes
        have = min([boxes.get(player.party[0].mystling, 0) for player in state.players])
        return [Reason("DRE-700", "why-few-boxes", {"need": choice.camp, "have": have})]
    return []


@BOOK.refuses(choices.BuyPerk)
def refuse_perk(state: DragonState, seat: Seat, choice: choices.BuyPerk) -> list[Reason]:
    """DRE-631, DRE-632."""
    if not isinstance(open_step(state, seat), steps.Spend):
        return []
    bought = sheet.sheet_of_run(state).perks[[str(perk) for perk in PERKS].index(choice.perk)]
    if bought >= len(PERK_COSTS):
        return [Reason("DRE-631", "why-perk-done")]
    return [Reason("DRE-631", "why-few-silver", {"need": PERK_COSTS[bought], "have": run_of(state).silver})]


@BOOK.refuses(choices.UnlockMystling)
def refuse_unlocking(state: DragonState, seat: Seat, choice: choices.UnlockMystling) -> list[Reason]:
    """DRE-611; AMB-DRE-95: nobody pays for who was tamed in this Run."""
    if not isinstance(open_step(state, seat), (steps.Spend, steps.FreeMystling)):
        return []
    if choice.mystling in sheet.sheet_of_run(state).mystlings:
        return [Reason("DRE-611", "why-unlocked-already", {"mystling": choice.mystling})]
    if choice.mystling in run_of(state).tamed:
        return [Reason("DRE-629", "why-joins-anyway", {"mystling": choice.mystling})]
    need = sheet.cost_of(content(state), choice.mystling)
    return [Reason("DRE-611", "why-few-essence", {"need": need, "have": run_of(state).essence})]


# -- what is carried -----------------------------------------------------------------------------------------


def is_using(state: DragonState, seat: Seat, kind: str) -> bool:
    """Whether the open question lets the seat use what is carried."""
    step = open_step(state, seat)
    if step is None or state.bag is None:
        return False
    if state.fighting:
        return isinstance(step, (steps.Act, steps.ActAfter))
    if isinstance(step, (steps.OnTrail, *story_steps.WITH_BELONGINGS)):
        return True
    return isinstance(step, steps.TrimBag) and step.what == kind


def not_usable(state: DragonState, seat: Seat, record: Any) -> list[Reason]:
    """DRE-216 to DRE-218: what does nothing here."""
    if testing(state):
        return [Reason("DRE-216", "why-not-in-test")]
    if state.fighting:
        return [] if record.combat else [Reason("DRE-218", "why-not-in-combat")]
    return [] if record.road else [Reason("DRE-217", "why-not-on-road")]


@BOOK.refuses(choices.UseItem)
def refuse_item(state: DragonState, seat: Seat, choice: choices.UseItem) -> list[Reason]:
    """DRE-217, DRE-218, DRE-231."""
    if not is_using(state, seat, "item"):
        return []
    if choice.item not in bag_of(state).items:
        return [Reason("DRE-231", "why-not-carried")]
    return not_usable(state, seat, content(state).items[choice.item])


@BOOK.refuses(choices.UseEquipment)
def refuse_equipment(state: DragonState, seat: Seat, choice: choices.UseEquipment) -> list[Reason]:
    """DRE-217, DRE-218, DRE-220."""
    if not is_using(state, seat, "equipment"):
        return []
    bag = bag_of(state)
    if choice.equipment not in bag.equipment:
        return [Reason("DRE-220", "why-not-carried")]
    if choice.equipment in bag.spent:
        return [Reason("DRE-220", "why-ability-spent")]
    return not_usable(state, seat, content(state).equipment[choice.equipment])


@BOOK.refuses(choices.UseArtifact)
def refuse_artifact(state: DragonState, seat: Seat, choice: choices.UseArtifact) -> list[Reason]:
    """DRE-597."""
    if state.run is None or not is_using(state, seat, "") or isinstance(open_step(state, seat), steps.TrimBag):
        return []
    told = {"artifact": choice.artifact}
    if choice.artifact not in run_of(state).artifacts:
        return [Reason("DRE-597", "why-not-in-use", told)]
    if choice.artifact in run_of(state).exhausted:
        return [Reason("DRE-597", "why-exhausted", told)]
    return [Reason("DRE-597", "why-artifact-idle", told)]


__all__ = ["Special", "among"]
