"""The end of a round: Battlefields are switched, and what waits for it happens. p.92."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ...combat_effects import AtHalf, AtZeroOutlast, EveryRound, OnBattlefield
from ...model.choices.common import Accept, Decline, PickHero
from ...model.combat import Opponent
from ...model.events.combat import FieldSwitched
from ...model.state import GodaiState
from ...model.steps.combat import EndRound, SwitchField
from ..book import BOOK, ask_group
from . import who as at
from .deeds import after_all
from .ending import close_round


@BOOK.asks(SwitchField)
def ask_field(state: GodaiState, step: SwitchField) -> Decision | None:
    """GOD-692: the group chooses who may switch; a hero that was found decides for itself."""
    if not fields_of(state):
        return None
    if step.seat >= 0:
        return Decision(step.seat, "prompt-switch-field", "GOD-692", (Accept(), Decline()))
    offered: list[Choice] = [PickHero(seat + 1) for seat in at.standing(state)]
    return ask_group(state, "prompt-who-switches", "GOD-692", [*offered, Decline()])


def fields_of(state: GodaiState) -> list[str]:
    return [
        trait.id for who in at.foes(state) for trait in at.traits_of(state, who) if isinstance(trait, OnBattlefield)
    ]  # fmt: skip


@BOOK.hears(SwitchField)
def switch_field(state: GodaiState, step: SwitchField, seat: Seat, choice: Choice | None) -> None:
    """GOD-1048: the new Battlefield counts from the next round on."""
    who = choice.hero - 1 if isinstance(choice, PickHero) else step.seat if isinstance(choice, Accept) else -1
    if who < 0:
        return
    fields = fields_of(state)
    now = at.fighter_of(state, who).next_field
    new = next((one for one in fields if one != now), now)
    at.change(state, who, next_field=new)
    state.emit(FieldSwitched(rule="GOD-1048", seat=who, field=new))


@BOOK.resolves(EndRound)
def end_round(state: GodaiState, step: EndRound, choice: None) -> None:
    """What waits for the end of a round; then what lasts a round ends."""
    for who in at.foes(state):
        opponent = at.opponent_at(state, who)
        for trait in at.traits_of(state, who):
            if isinstance(trait, AtHalf) and not opponent.half and at_half(opponent):
                at.alter(state, who, half=True)
                after_all(state, who, trait.deeds, tuple(at.members(state)))
            elif isinstance(trait, AtZeroOutlast) and not opponent.outlast and not opponent.outlasted:
                at.alter(state, who, outlasted=True)
                after_all(state, who, trait.deeds, tuple(at.members(state)))
            elif isinstance(trait, EveryRound) and at.combat_of(state).round % trait.n == 0:
                after_all(state, who, trait.deeds, tuple(at.members(state)))
    close_round(state)


def at_half(opponent: Opponent) -> bool:
    """GOD-653: whether half of its Health or less is left; of a Titanic opponent the higher value counts."""
    return bool(opponent.health) and 2 * max(opponent.health) <= max(opponent.most[1:])
