"""Why an action, a power or a way to meet an Encounter is refused. Rulebook p.16, p.55, p.80, p.97-101."""

from __future__ import annotations

from rulewright.core.record import Reason, Seat

from ...hero_abilities import Ability
from ...model.choices.combat import Declare, Meet, UsePower
from ...model.state import GodaiState
from ...model.steps.combat import DeclareActions, MeetEncounters
from ...model.vocabulary import ABILITIES, MASTERIES, Stat
from ..book import BOOK
from ..combat import who as at
from ..combat.declaration import cost_of, may_flee, outlast_tests, vitals_hit
from ..combat.meeting import may_discard, purse, shelter
from ..combat.powers import left_of
from ..stat_tests import rank


def open_step(state: GodaiState) -> object:
    return state.agenda[-1] if state.agenda else None


@BOOK.refuses(Declare)
def refuse_action(state: GodaiState, seat: Seat, choice: Declare) -> list[Reason]:
    """GOD-077, GOD-090, GOD-102, GOD-426, GOD-649, GOD-760, GOD-780, GOD-894, GOD-938: what keeps a hero from an
    action.
    """
    if state.combat is None or not isinstance(open_step(state), DeclareActions) or seat not in at.standing(state):
        return []
    fighter = at.fighter_of(state, seat)
    if "no-action" in fighter.bars:
        return [Reason("GOD-888", "why-no-action")]
    if fighter.shell:
        return [Reason("GOD-938", "why-in-shell")]
    found: list[Reason] = []
    if "defend" in fighter.bars and choice.action != Stat.DEFEND:
        found.append(Reason("GOD-760", "why-only-defend"))
    hero = state.heroes[seat]
    if choice.action in ABILITIES:
        stat = Stat(choice.action)
        if rank(state, seat, stat) <= 0:
            found.append(Reason("GOD-077", "why-no-rank"))
        if stat in hero.locked:
            found.append(Reason("GOD-894", "why-ability-locked"))
        ability = at.ability(state, hero.role, stat) if stat in (Stat.ATTACK, *MASTERIES) else None
        found += _energy(state, seat, cost_of(state, seat, ability, choice.times))
        if stat is Stat.ATTACK and choice.vital not in vitals_hit(state, ability):
            found.append(Reason("GOD-090", "why-vital-not-hit"))
    elif choice.action == "flee" and not may_flee(state):
        found.append(Reason("GOD-649", "why-tenacious"))
    elif choice.action == "outlast" and choice.vital not in outlast_tests(state):
        found.append(Reason("GOD-780", "why-no-such-test"))
    return found


def _energy(state: GodaiState, seat: Seat, cost: int) -> list[Reason]:
    """GOD-102, GOD-426, GOD-895, GOD-907: why a hero cannot use that much Energy in this round."""
    hero = state.heroes[seat]
    if cost and hero.starving:
        return [Reason("GOD-426", "why-starving", {"hero": seat + 1})]
    if cost and state.combat is not None and "no-energy" in at.fighter_of(state, seat).bars:
        return [Reason("GOD-895", "why-energy-barred", {"hero": seat + 1})]
    if cost > hero.energy:
        return [Reason("GOD-102", "why-no-energy-for-it", {"need": cost, "have": hero.energy})]
    return []


@BOOK.refuses(UsePower)
def refuse_power(state: GodaiState, seat: Seat, choice: UsePower) -> list[Reason]:
    """GOD-067, GOD-102: used already, or too dear; whoever is in no combat cannot use what belongs there."""
    ability: Ability | None = at.table(state, "abilities").get(choice.power)
    if ability is None or ability.owner not in (state.heroes[seat].role, state.heroes[seat].race):
        return []
    if not ability.limit:  # it comes with an action, and is no power of its own
        return []
    if state.combat is None:
        if ability.per == "combat":
            return []
    elif seat not in [fighter.seat for fighter in state.combat.fighters]:
        return []
    found: list[Reason] = []
    if not left_of(state, seat, ability):
        found.append(Reason("GOD-067", "why-power-used"))
    hero = state.heroes[seat]
    found += _energy(state, seat, ability.cost)
    lost = ability.health + max(0, ability.drains - hero.energy)
    if lost and hero.health <= lost:
        found.append(Reason("GOD-066", "why-last-health", {"need": lost + 1, "have": hero.health}))
    return found


@BOOK.refuses(Meet)
def refuse_meeting(state: GodaiState, seat: Seat, choice: Meet) -> list[Reason]:
    """GOD-402, GOD-604, GOD-766: why an Encounter cannot be discarded, vanquished at once or Bribed."""
    step = open_step(state)
    if not isinstance(step, MeetEncounters):
        return []
    if choice.answer == "discard" and not may_discard(state, step):
        return [Reason("GOD-402", "why-no-discard")]
    if choice.answer == "vanquish" and shelter(state) is None:
        return [Reason("GOD-604", "why-no-shelter")]
    if choice.answer == "bribe":
        if step.bribe < 0:
            return [Reason("GOD-766", "why-no-bribe")]
        if step.bribe > purse(state):
            return [Reason("GOD-766", "why-no-gold", {"need": step.bribe, "have": purse(state)})]
    return []
