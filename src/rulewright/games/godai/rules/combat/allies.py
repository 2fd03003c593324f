"""Escorts in combat: whom they help or hit, where their card leaves it open. p.84."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ...combat_effects import Assist, Mend, Strike
from ...content.components import Escort
from ...model.choices.common import PickHero, PickOpponent
from ...model.combat import FIRST_OPPONENT, NOBODY
from ...model.state import GodaiState
from ...model.steps.combat import GuideAllies
from ...model.vocabulary import Targeting, Vital
from ..book import BOOK, ask_group
from ..vitals import maximum
from . import who as at

OWN_AIM = (Targeting.GROUP, Targeting.MULTI, Targeting.SELF)
"""Actions that say themselves whom they are for."""


def escort_at(state: GodaiState, who: int) -> Escort | None:
    """The card of an ally."""
    found: Escort | None = at.table(state, "escorts").get(at.ally_at(state, who).card)
    return found


def goals(state: GodaiState, who: int) -> list[int]:
    """Among whom the group chooses: opponents to hit, or heroes whom the help can reach."""
    escort = escort_at(state, who)
    if escort is None or escort.action.targeting in OWN_AIM:
        return []
    deeds = escort.action.deeds
    if any(isinstance(deed, Strike) for deed in deeds):
        return at.foes(state)
    helps = [deed for deed in deeds if isinstance(deed, (Assist, Mend))]
    if not helps:
        return []
    return [seat for seat in at.standing(state) if is_targeted(state, seat) or lacks(state, seat, helps)]


def is_targeted(state: GodaiState, seat: Seat) -> bool:
    return any(seat in at.opponent_at(state, who).targets for who in at.foes(state))


def lacks(state: GodaiState, seat: Seat, helps: list[Assist | Mend]) -> bool:
    """Whether a hero lacks what is Healed."""
    hero = state.heroes[seat]
    health = any(deed.health for deed in helps) and hero.health < maximum(state, seat, Vital.HEALTH)
    return health or (any(deed.energy for deed in helps) and hero.energy < maximum(state, seat, Vital.ENERGY))


def next_ally(state: GodaiState) -> int:
    """The first ally about whom there is a choice to make; -1 if there is none."""
    undecided = [who for who in at.allies(state) if at.ally_at(state, who).aimed == NOBODY]
    return next((who for who in undecided if len(goals(state, who)) > 1), NOBODY)


@BOOK.asks(GuideAllies)
def ask_goal(state: GodaiState, step: GuideAllies) -> Decision | None:
    """GOD-632: one Escort after the other."""
    who = next_ally(state)
    if who == NOBODY:
        return None
    found = goals(state, who)
    offered: list[Choice] = [
        PickOpponent(one - FIRST_OPPONENT + 1) if at.is_foe(one) else PickHero(one + 1) for one in found
    ]
    return ask_group(state, "prompt-guide-ally", "GOD-632", offered, {"card": at.ally_at(state, who).card})


@BOOK.hears(GuideAllies)
def guide(state: GodaiState, step: GuideAllies, seat: Seat, choice: Choice | None) -> None:
    """GOD-632: noted; where only one is possible it is that one."""
    who = next_ally(state)
    if isinstance(choice, PickHero):
        at.alter_ally(state, who, aimed=choice.hero - 1)
    elif isinstance(choice, PickOpponent):
        at.alter_ally(state, who, aimed=choice.number - 1 + FIRST_OPPONENT)
    else:
        for one in at.allies(state):
            found = goals(state, one)
            if found and at.ally_at(state, one).aimed == NOBODY:
                at.alter_ally(state, one, aimed=found[0])
        return
    state.then(GuideAllies())
