"""A player's turn: Bonus Actions, one Action card, Bonus Actions, draw, end. Rulebook p.18-20."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..conditions import UseSpecial
from ..content.components import Bonus, Content
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.state import DragonState, fight
from ..model.vocabulary import Condition, Moment
from . import power
from .afflictions import burns_among_others, ends_quietly
from .book import BOOK, ask, content
from .cards import fill_slots, resolve_card
from .effects import can_trigger
from .moments import fire, fire_end
from .stats import AT_SILENCE, has, slot_power
from .taming import counts_spending, note, note_turn_end

_FIVE_STEPS = tuple(
    [(steps.EndTurn(seat), steps.DrawUp(seat), steps.ActAfter(seat), steps.Act(seat)) for seat in range(ENEMY)]
)
"""What a turn puts on the agenda for each seat, the first on top: made once, because every turn needs it."""


@BOOK.resolves(steps.BeginTurn)
def begin_turn(state: DragonState, step: steps.BeginTurn, choice: None) -> None:
    """DRE-386, DRE-387: the five steps; before them what happens at the start of the turn."""
    combat = state.combat or fight(state)
    seat = step.seat
    sheet = combat.sheets[seat]
    combat.turn = seat
    sheet.used = ()
    sheet.triggered = False
    sheet.dealt = False
    sheet.boost = (0, 0, 0, 0)
    if combat.foe is not None:
        combat.foe.target = seat  # AMB-DRE-102
    state.emit(events.TurnBegan(rule="DRE-386", seat=seat, body=seat))
    state.agenda.extend(_FIVE_STEPS[seat])
    fire(state, seat, Moment.TURN_START)


# -- Bonus Actions -------------------------------------------------------------------------------------


def at_hand(state: DragonState, seat: Seat) -> tuple[Bonus, ...]:
    """DRE-398, DRE-399, DRE-403, DRE-406: every Bonus Action that a seat has, usable now or not.

    DRE-299: those of the Arena. DRE-304, DRE-306, DRE-342, DRE-843: Help cards, of everybody and of the main Element.
    DRE-314: the Special Ability.
    """
    combat = state.combat or fight(state)
    everything: Content = state.game.content
    sheet = combat.sheets[seat]
    top = sheet.discard[-1] if sheet.discard else ""
    return everything.bonus_actions(
        sheet.mystling,
        state.players[seat].party[sheet.active].exalted,
        combat.arena,
        combat.foe is None,
        top if top in everything.offering else "",
        sheet.upgrade,
    )


def bonus_actions(state: DragonState, seat: Seat) -> list[str]:
    """Their names."""
    return [bonus.id for bonus in at_hand(state, seat)]


def is_silenced(state: DragonState, seat: Seat, bonus: str) -> bool:
    """DRE-738: Silence forbids Special Abilities and Elemental Bonus Actions."""
    if not has(state, seat, Condition.SILENCE):
        return False
    everything = content(state)
    return bonus in everything.special_abilities or bonus in everything.elemental.values()


def usable(state: DragonState, seat: Seat) -> list[Choice]:
    """DRE-395, DRE-396, AMB-DRE-47: not used this turn, not silenced, the Power is there, and no wasted Trigger."""
    sheet = (state.combat or fight(state)).sheets[seat]
    triggers = state.game.content.triggers
    silent = sheet.conditions[AT_SILENCE]
    have, used = sheet.power, sheet.used
    return [
        choices.USE[bonus.id]
        for bonus in at_hand(state, seat)
        if bonus.power <= have
        and bonus.id not in used
        and not (silent and is_silenced(state, seat, bonus.id))
        and (bonus.id not in triggers or can_trigger(state, seat) or counts_spending(state, seat))
    ]


def use_bonus(state: DragonState, seat: Seat, bonus: str) -> None:
    """DRE-395: the Power is spent, then the effects are resolved."""
    everything: Content = state.game.content
    record = everything.bonuses[bonus]
    sheet = (state.combat or fight(state)).sheets[seat]
    sheet.used = (*sheet.used, bonus)
    state.emit(events.BonusUsed(rule="DRE-395", seat=seat, bonus=bonus, power=record.power))
    state.agenda.append(steps.Perform(seat, record.effects, "DRE-395"))
    power.spend(state, seat, record.power, "DRE-395")
    if bonus in everything.special_abilities:
        note(state, seat, UseSpecial)


# -- steps 1 to 3 --------------------------------------------------------------------------------------


@BOOK.asks(steps.Act)
def offer_actions(state: DragonState, step: steps.Act) -> Decision | None:
    """DRE-386, DRE-388, DRE-389: any Bonus Actions, then exactly one Action card while there is one.

    DRE-351, DRE-825, DRE-846: nothing else, and nothing of another player. DRE-820, AMB-DRE-46: less without cards.
    """
    sheet = (state.combat or fight(state)).sheets[step.seat]
    offered: list[Choice] = [play for play, card in zip(choices.PLAY, sheet.slots, strict=True) if card]
    if offered and state.rulings.pass_action:
        offered.append(choices.END_TURN)
    bonuses = usable(state, step.seat)
    if not offered:
        if not bonuses:
            return None
        offered.append(choices.END_TURN)
    return ask(state, step.seat, "prompt-act", "DRE-386", (*offered, *bonuses), {"slots": sheet.slots})


@BOOK.resolves(steps.Act)
def act(state: DragonState, step: steps.Act, choice: Choice | None) -> None:
    seat = step.seat
    if isinstance(choice, choices.UseBonus):
        state.agenda.append(steps.Act(seat))
        use_bonus(state, seat, choice.bonus)
    elif isinstance(choice, choices.PlayCard):
        play_card(state, seat, choice.slot)
    elif not any((state.combat or fight(state)).sheets[seat].slots):
        # AMB-DRE-46: steps 2 and 3 are skipped; drawing and the end of the turn follow.
        assert isinstance(state.agenda[-1], steps.ActAfter)
        state.agenda.pop()


def play_card(state: DragonState, seat: Seat, slot: int) -> None:
    """DRE-390: the slot's Power first, then the card."""
    card = (state.combat or fight(state)).sheets[seat].slots[slot - 1]
    state.emit(events.CardPlayed(rule="DRE-388", seat=seat, card=card, slot=slot))
    power.gain(state, seat, slot_power(state, seat, slot), "DRE-390")
    resolve_card(state, seat, slot, card, "DRE-391")


@BOOK.asks(steps.ActAfter)
def offer_bonuses(state: DragonState, step: steps.ActAfter) -> Decision | None:
    """DRE-397: further Bonus Actions, or the end of the turn."""
    bonuses = usable(state, step.seat)
    if not bonuses:
        return None
    return ask(state, step.seat, "prompt-bonus", "DRE-397", (choices.END_TURN, *bonuses))


@BOOK.resolves(steps.ActAfter)
def act_after(state: DragonState, step: steps.ActAfter, choice: Choice | None) -> None:
    if isinstance(choice, choices.UseBonus):
        state.agenda.append(steps.ActAfter(step.seat))
        use_bonus(state, step.seat, choice.bonus)


# -- steps 4 and 5 -------------------------------------------------------------------------------------


@BOOK.resolves(steps.DrawUp)
def draw_up(state: DragonState, step: steps.DrawUp, choice: None) -> None:
    """DRE-412: slide, then fill the slots from the right."""
    fill_slots(state, step.seat, "DRE-412")


@BOOK.resolves(steps.EndTurn)
def end_turn(state: DragonState, step: steps.EndTurn, choice: None) -> None:
    """DRE-420, DRE-421: end-of-turn effects, then Conditions leave."""
    if ends_quietly(state, step.seat):
        finish_turn(state, step, None)
        return
    burns = burns_among_others(state, step.seat)
    state.then(steps.LoseConditions(step.seat, burns), steps.FinishTurn(step.seat))
    fire_end(state, step.seat, burns)


@BOOK.resolves(steps.FinishTurn)
def finish_turn(state: DragonState, step: steps.FinishTurn | steps.EndTurn, choice: None) -> None:
    """DRE-422: the turn is over."""
    note_turn_end(state, step.seat)
    (state.combat or fight(state)).turn = -1


__all__ = ["ENEMY", "bonus_actions", "usable"]
