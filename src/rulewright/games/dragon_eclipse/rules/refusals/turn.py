"""Why something is refused in a turn: cards, Bonus Actions, what their effects ask. Rulebook p.18-20, p.36-37."""

from __future__ import annotations

from rulewright.core.record import Choice, Reason, Seat

from ...model import choices, steps
from ...model.choices import ENEMY
from ...model.state import DragonState, fight
from ...model.vocabulary import Whom
from ..book import BOOK, content
from ..effects import can_trigger
from ..taming import counts_spending
from ..turn import at_hand, is_silenced
from .moment import acting, open_step
from .run import among

# -- cards and Bonus Actions ---------------------------------------------------------------------------


@BOOK.refuses(choices.PlayCard)
def refuse_card(state: DragonState, seat: Seat, choice: choices.PlayCard) -> list[Reason]:
    """DRE-388, DRE-389: a slot with a card, once per turn."""
    if not state.fighting:
        return []
    if not fight(state).sheets[seat].slots[choice.slot - 1]:
        return [Reason("DRE-388", "why-empty-slot", {"slot": choice.slot})]
    if isinstance(open_step(state, seat), steps.ActAfter):
        return [Reason("DRE-389", "why-one-card")]
    return []


@BOOK.refuses(choices.UseBonus)
def refuse_bonus(state: DragonState, seat: Seat, choice: choices.UseBonus) -> list[Reason]:
    """DRE-395, DRE-396, DRE-403, DRE-738, AMB-DRE-47."""
    if not state.fighting:
        return []
    sheet = fight(state).sheets[seat]
    # As they cost here and now: Darkness makes them dearer.
    costs = {bonus.id: bonus.power for bonus in at_hand(state, seat)}
    if choice.bonus not in costs:
        return [Reason("DRE-398", "why-no-such-bonus", {"bonus": choice.bonus})]
    found = []
    if choice.bonus in sheet.used:
        found.append(Reason("DRE-396", "why-bonus-used", {"bonus": choice.bonus}))
    if costs[choice.bonus] > sheet.power:
        found.append(Reason("DRE-395", "why-no-power", {"need": costs[choice.bonus], "have": sheet.power}))
    if is_silenced(state, seat, choice.bonus):
        found.append(Reason("DRE-738", "why-silenced"))
    useless = choice.bonus in content(state).triggers and not can_trigger(state, seat)
    if useless and not counts_spending(state, seat):
        used = Reason("DRE-379", "why-triggered") if sheet.triggered else Reason("DRE-380", "why-no-other-card")
        found.append(used)
    return found


@BOOK.refuses(choices.EndTurn)
def refuse_end(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-389: the Action card cannot be skipped."""
    if isinstance(open_step(state, seat), steps.Act):
        return [Reason("DRE-389", "why-card-first")]
    return []


@BOOK.refuses(choices.TriggerCard)
def refuse_trigger(state: DragonState, seat: Seat, choice: choices.TriggerCard) -> list[Reason]:
    """DRE-379, DRE-380, DRE-808."""
    if not state.fighting:
        return []
    sheet = fight(state).sheets[seat]
    if sheet.triggered and not isinstance(open_step(state, seat), steps.TriggerCard):
        return [Reason("DRE-379", "why-triggered")]
    return not_free(state, seat, choice.slot, "DRE-380")


@BOOK.refuses(choices.DiscardSlot)
def refuse_discard(state: DragonState, seat: Seat, choice: choices.DiscardSlot) -> list[Reason]:
    """DRE-793, DRE-808."""
    if isinstance(open_step(state, seat), steps.DiscardCards):
        return not_free(state, seat, choice.slot, "DRE-388")
    return []


def not_free(state: DragonState, seat: Seat, slot: int, rule: str) -> list[Reason]:
    """DRE-808: a card that is being resolved is neither triggered nor discarded."""
    sheet = fight(state).sheets[seat]
    if slot in sheet.resolving:
        return [Reason("DRE-808", "why-resolving", {"slot": slot})]
    return [] if sheet.slots[slot - 1] else [Reason(rule, "why-empty-slot", {"slot": slot})]


# -- what effects ask ----------------------------------------------------------------------------------


@BOOK.refuses(choices.CleanseToken)
def refuse_cleanse(state: DragonState, seat: Seat, choice: choices.CleanseToken) -> list[Reason]:
    """DRE-421, DRE-788: Conditions leave at the end of the turn, or by an effect."""
    if isinstance(open_step(state, seat), steps.CleanseTokens):
        return [Reason("DRE-788", "why-no-condition", {"condition": str(choice.condition)})]
    return acting(state, seat, "DRE-421", "why-cleanse-by-effect") if state.fighting else []


@BOOK.refuses(choices.KeepUpgrade)
def refuse_upgrade(state: DragonState, seat: Seat, choice: choices.KeepUpgrade) -> list[Reason]:
    """DRE-367: of the two only."""
    if isinstance(open_step(state, seat), steps.KeepUpgrade):
        return [Reason("DRE-367", "why-not-this-upgrade", {"card": choice.card})]
    return []


@BOOK.refuses(choices.PutOnTop, choices.PutUnder)
def refuse_search(state: DragonState, seat: Seat, choice: choices.PutOnTop | choices.PutUnder) -> list[Reason]:
    """DRE-813: only the cards that the Search looks at."""
    home = steps.PutOnTop if isinstance(choice, choices.PutOnTop) else steps.PutUnder
    if isinstance(open_step(state, seat), home):
        return [Reason("DRE-813", "why-not-looked-at", {"card": choice.card})]
    return among(state, seat, choice)


@BOOK.refuses(choices.TakeOption)
def refuse_option(state: DragonState, seat: Seat, choice: choices.TakeOption) -> list[Reason]:
    """DRE-354: there are that many."""
    step = open_step(state, seat)
    if isinstance(step, steps.ChooseOption):
        return [Reason(step.rule, "why-no-such-option", {"option": choice.number, "most": len(step.options)})]
    return among(state, seat, choice)


@BOOK.refuses(choices.ResolveFirst)
def refuse_order(state: DragonState, seat: Seat, choice: choices.ResolveFirst) -> list[Reason]:
    """DRE-353: there are that many at the same time."""
    step = open_step(state, seat)
    if isinstance(step, steps.Together):
        return [Reason("DRE-353", "why-no-such-option", {"option": choice.number, "most": len(step.pending)})]
    return []


# -- yes, no, and the end ------------------------------------------------------------------------------


@BOOK.refuses(choices.Accept)
def refuse_offer(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-392: only where something is optional; what can only be left cannot be taken as a whole."""
    decision = state.decision_for(seat)
    if decision is not None and choices.DECLINE in decision.choices:
        return []
    return [Reason("DRE-392", "why-nothing-offered")]


@BOOK.refuses(choices.Decline)
def refuse_decline(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-392, AMB-DRE-56: only what is optional; whom an effect can hit is hit, unless the Enemy is out of reach."""
    step = open_step(state, seat)
    if isinstance(step, steps.Strike) and step.whom is Whom.ONE and step.body < ENEMY:
        return [Reason("DRE-375" if step.attack else "DRE-376", "why-somebody-is-hit")]
    return [Reason("DRE-392", "why-nothing-offered")]


@BOOK.refuses(choices.Concede)
def refuse_concede(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    """DRE-475: only in a Combat, and where the table has agreed to it."""
    if state.fighting and not state.options.conceding:
        return [Reason("DRE-475", "why-no-conceding")]
    return [Reason("DRE-475", "why-no-combat")] if not state.fighting else []


@BOOK.refuses(choices.Mulligan, choices.KeepCards)
def refuse_mulligan(state: DragonState, seat: Seat, choice: Choice) -> list[Reason]:
    return [Reason("DRE-346", "why-no-mulligan")]
