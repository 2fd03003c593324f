"""Why a Mystling, an Enemy, an Arena or a hard mode is refused. Rulebook p.6, p.17, p.27-28."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...model import choices, steps
from ...model.state import DragonState
from ..book import BOOK, content
from ..choosing import able_members, fit_members, gauntlet_tier
from .moment import open_step
from .run import among

# -- Enemy, Arena, hard modes --------------------------------------------------------------------------


@BOOK.refuses(choices.PickEnemy)
def refuse_enemy(state: DragonState, seat: Seat, choice: choices.PickEnemy) -> list[Reason]:
    """DRE-324: whoever is in the party is no Enemy; a gauntlet goes up Tier by Tier. DRE-707: two are drawn."""
    step = open_step(state, seat)
    if not isinstance(step, steps.ChooseEnemy):
        return among(state, seat, choice)
    if step.drawn:
        return [Reason("DRE-707", "why-not-drawn", {"enemy": choice.enemy})]
    mystling = content(state).enemies[choice.enemy].mystling
    if any(member.mystling == mystling for player in state.players for member in player.party):
        return [Reason("DRE-324", "why-own-enemy", {"mystling": mystling})]
    if choice.enemy in state.met:
        return [Reason("DRE-324", "why-met", {"enemy": choice.enemy})]
    return [Reason("DRE-324", "why-other-tier", {"tier": str(gauntlet_tier(state))})]


@BOOK.refuses(choices.PickArena)
def refuse_arena(state: DragonState, seat: Seat, choice: choices.PickArena) -> list[Reason]:
    """DRE-533: PvP needs a PvP side."""
    if isinstance(open_step(state, seat), steps.ChooseArena):
        return [Reason("DRE-533", "why-no-pvp-side", {"arena": choice.arena})]
    return []


@BOOK.refuses(choices.TakeUpMode, choices.GiveUpMode)
def refuse_mode(state: DragonState, seat: Seat, choice: choices.TakeUpMode | choices.GiveUpMode) -> list[Reason]:
    """DRE-517, DRE-518, DRE-862, AMB-DRE-40: between Combats, where the table has agreed to it, and once each."""
    if choice.mode == "unpredictable" and len(state.players) == 2:
        return [Reason("DRE-862", "why-mode-alone")]
    if not state.options.switching:
        return [Reason("DRE-517", "why-no-switching")]
    step = open_step(state, seat)
    if not isinstance(step, steps.SwitchModes):
        return [Reason("DRE-517", "why-mode-later")]
    if choice.mode not in step.left:
        return [Reason("DRE-518", "why-mode-switched")]
    return [Reason("DRE-517", "why-mode-so", {"on": int(getattr(state.options, choice.mode))})]


# -- Mystlings -----------------------------------------------------------------------------------------


@BOOK.refuses(choices.PickMystling)
def refuse_mystling(state: DragonState, seat: Seat, choice: choices.PickMystling) -> list[Reason]:
    """DRE-105, DRE-554, DRE-558, DRE-561, AMB-DRE-86."""
    step = open_step(state, seat)
    if isinstance(step, steps.ChooseMystling):
        return not_free(state, seat, choice.mystling)
    names = [member.mystling for member in state.players[seat].party]
    if isinstance(step, steps.ChooseDeck):
        why = "why-deck-built" if choice.mystling in names else "why-not-in-party"
        return [Reason("DRE-561", why, {"mystling": choice.mystling})]
    if not isinstance(step, steps.ChooseFighter):
        return among(state, seat, choice)
    if choice.mystling not in names:
        return [Reason("DRE-337", "why-not-in-party", {"mystling": choice.mystling})]
    at = names.index(choice.mystling)
    if at not in able_members(state, seat):
        return [Reason("DRE-554", "why-has-won", {"mystling": choice.mystling})]
    if at not in fit_members(state, seat):
        return [same_element(state, choice.mystling, "DRE-824")]
    return []


def not_free(state: DragonState, seat: Seat, mystling: str) -> list[Reason]:
    """DRE-105, DRE-539, DRE-558, AMB-DRE-86: somebody has it, or its main Element is there already."""
    everything = content(state).mystlings
    own = [member.mystling for member in state.players[seat].party]
    every = [member.mystling for player in state.players for member in player.party]
    found = []
    if mystling in (own if state.pvp and state.rulings.mirror else every):
        found.append(Reason("DRE-539", "why-taken", {"mystling": mystling}))
    beside = [other for other in (own if state.pvp else every) if other != mystling]
    if any(everything[other].element is everything[mystling].element for other in beside):
        found.append(same_element(state, mystling, "DRE-558" if state.pvp else "DRE-105"))
    if state.save is not None and mystling not in state.save.mystlings:
        found.append(Reason("DRE-659", "why-locked-mystling", {"mystling": mystling}))
    return found


def same_element(state: DragonState, mystling: str, rule: str) -> Reason:
    element = str(content(state).mystlings[mystling].element)
    return Reason(rule, "why-same-element", {"mystling": mystling, "element": element})
