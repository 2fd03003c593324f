"""Step 4 of a Siege Villain phase: Defenders roll, Siege Opponents are hit and vanquished. Rulebook p.77."""

from __future__ import annotations

from rulewright.core.dice import tell_dice, throw, throw_again
from rulewright.core.record import Decision, Step

from ..effects import Die
from ..model.choices import common as choices
from ..model.events.siege import (
    DefenderRolled,
    JaethiVanquished,
    OpponentHit,
    OpponentRetreated,
    OpponentUnhurt,
    OpponentVanquished,
)
from ..model.state import Defender, GodaiState
from ..model.steps import siege as steps
from ..model.steps.defenders import DefenderFalls
from ..model.steps.gains import DrawPowerUp, RollForElement
from ..model.vocabulary import OPPOSES, Element, SiegeKeyword
from ..passives import DefenderElement, DefenderRerolls
from .any_time import asides
from .book import BOOK, ask_group
from .defenders import defender, potential_of, power_of, range_of, standing
from .ending import win
from .equips import frames
from .siege_opponents import (
    JAETHI,
    abilities,
    ability,
    element_of,
    front,
    has,
    hexes_of,
    lowered,
    near,
    on_map,
    recruits_of,
    resilience_of,
    specialists_of,
)
from .slots import changed, next_card, to_bottom
from .stat_tests import judge

CORE = 10


# -- who rolls -------------------------------------------------------------------------------------------------


def reached(state: GodaiState, one: Defender) -> list[int]:
    """AMB-GOD-83: the Siege Opponents in a Defender's own Range."""
    return [slot for slot in on_map(state) if near(hexes_of(state, slot), one.hexes, range_of(state, one))]


def ready(state: GodaiState) -> tuple[str, ...]:
    """GOD-573, GOD-577, GOD-1076: Defenders with a Siege Miniature in Range, also those at 0 Resilience."""
    return tuple([one.id for one in standing(state) if reached(state, one)])


@BOOK.resolves(steps.BeginDefence)
def begin_defence(state: GodaiState, step: steps.BeginDefence, choice: None) -> None:
    """GOD-573: each Defender with a Siege Miniature in its Range rolls once."""
    state.then(steps.DefendersAct(ready(state)))


def _contested(state: GodaiState, left: tuple[str, ...]) -> list[str]:
    """AMB-GOD-206: Defenders for which the order matters.

    It does where at least two reach a card that they could vanquish together, and something comes after it: another
    card of the Slot, or a Retreat that hangs on who strikes last.
    """
    found: set[str] = set()
    rows = {id: reached(state, defender(state, id)) for id in left}
    for slot in on_map(state):
        if slot == JAETHI or not (state.slots[slot] or has(state, slot, SiegeKeyword.RETREAT)):
            continue
        strikers = [id for id in left if slot in rows[id]]
        if len(strikers) > 1 and sum(_most(state, id, slot) for id in strikers) >= state.resilience[slot]:
            found.update(strikers)
    return [id for id in left if id in found] if _differ(state, found, rows) else []


def _differ(state: GodaiState, ids: set[str], rows: dict[str, list[int]]) -> bool:
    """Whether it can matter who of them rolls: not among Temples, which share all but Resilience, in equal reach."""
    seen = set()
    for id in ids:
        one = defender(state, id)
        seen.add((potential_of(state, one), power_of(state, one), one.augments, one.equips, one.frozen, *rows[id]))
    return len(seen) > 1


def _most(state: GodaiState, id: str, slot: int) -> int:
    """The most that a Defender can deal to an opponent."""
    one = defender(state, id)
    return 2 * potential_of(state, one) + element_bonus(one, element_of(state, slot))


@BOOK.asks(steps.DefendersAct)
def choose_defender(state: GodaiState, step: steps.DefendersAct) -> Decision | None:
    """GOD-573, AMB-GOD-206: the group says who rolls next, if it matters."""
    if len(step.left) < 2:
        return None
    found = _contested(state, step.left)
    if len(found) < 2 or len(found) < len(step.left):
        return None
    offered = [choices.PickDefender(id) for id in found]
    return ask_group(state, "prompt-defender-order", "GOD-573", offered, aside=asides(state))


@BOOK.resolves(steps.DefendersAct)
def defend(state: GodaiState, step: steps.DefendersAct, choice: choices.PickDefender | None) -> None:
    """GOD-573: one Defender rolls; those whose place in the order changes nothing come first."""
    if not step.left:
        return
    if choice is not None:
        id = choice.defender
    else:
        contested = _contested(state, step.left)
        id = next((one for one in step.left if one not in contested), step.left[0])
    state.then(steps.DefendersAct(tuple([one for one in step.left if one != id])))
    _roll(state, defender(state, id))


# -- the roll --------------------------------------------------------------------------------------------------


def _roll(state: GodaiState, one: Defender) -> None:
    """GOD-573 to GOD-576: Potential dice against Power; 1 for a success, 2 for a Critical Success, to all in Range."""
    slots = reached(state, one)
    if not slots:
        return
    rank = power_of(state, one)
    dice = throw(state, (CORE,) * potential_of(state, one), stream="potential")
    again = sum(frame.n for frame in frames(state, one) if isinstance(frame, DefenderRerolls))
    if again:
        failed = [at for at, die in enumerate(dice) if not judge(die.face, rank).success]
        dice = throw_again(state, dice, failed[:again], stream="potential")
    tell_dice(state, "GOD-573", None, "potential", dice)
    tests = [judge(die.face, rank) for die in dice if die.counts]
    total = sum(test.success + test.critical for test in tests)
    state.emit(DefenderRolled(rule="GOD-574", defender=one.id, n=total))
    if not total:
        return
    elements = (*one.augments, *[frame.element for frame in frames(state, one) if isinstance(frame, DefenderElement)])
    state.then(
        *[
            steps.HitSiegeOpponent(slot, total + element_bonus(one, element_of(state, slot)), one.id, elements)
            for slot in slots
        ]
    )


def element_bonus(one: Defender, against: Element) -> int:
    """GOD-1078, GAP-GOD-32: 1 more for each Augment that opposes the opponent's Element."""
    return sum(against in OPPOSES[element] for element in one.augments)


# -- the opponent ----------------------------------------------------------------------------------------------


@BOOK.resolves(steps.HitSiegeOpponent)
def hit_opponent(state: GodaiState, step: steps.HitSiegeOpponent, choice: None) -> None:
    """GOD-578, GOD-919, GOD-1045, GOD-1078: Siege damage, less Bulwark, unless it is Immune; the excess is lost."""
    if step.slot not in on_map(state):
        return
    n = harm(state, step)
    if not n:
        state.emit(OpponentUnhurt(rule="GOD-919", slot=step.slot + 1))
        return
    left = max(0, resilience_of(state, step.slot) - n)
    if step.slot == JAETHI:
        state.jaethi_resilience = left
    else:
        state.resilience = changed(state.resilience, step.slot, left)
    state.emit(OpponentHit(rule="GOD-575", slot=step.slot + 1, n=n, left=left))
    if not left:
        _vanquish(state, step)


def harm(state: GodaiState, step: steps.HitSiegeOpponent) -> int:
    """How much of its Siege damage an opponent suffers."""
    return 0 if _is_immune(state, step) else max(0, step.n - _bulwark(state, step))


def _is_immune(state: GodaiState, step: steps.HitSiegeOpponent) -> bool:
    """GOD-1045: to damage of which every Element is one that it is Immune to; Jaethi by her Match of Void to all."""
    if step.slot == JAETHI:
        return state.jaethi_immune
    against = [one.element for one in abilities(state, step.slot) if one.keyword is SiegeKeyword.IMMUNE]
    return bool(against and step.elements) and all(element in against for element in step.elements)


def _bulwark(state: GodaiState, step: steps.HitSiegeOpponent) -> int:
    """GOD-919, AMB-GOD-21: Specialists of the attacking Defender lower it."""
    found = ability(state, step.slot, SiegeKeyword.BULWARK)
    if found is None:
        return 0
    return lowered(found, specialists_of(state, defender(state, step.by)) if step.by else 0)


def _vanquish(state: GodaiState, step: steps.HitSiegeOpponent) -> None:
    """GOD-003, GOD-010: Jaethi's end wins the game. GOD-579 to GOD-582: a card gives its reward, the next follows.

    GOD-930: one that Retreats gives none.
    """
    slot = step.slot
    if slot == JAETHI:
        state.emit(JaethiVanquished(rule="GOD-003"))
        win(state, "GOD-010")
        return
    card = front(state, slot)
    if _retreats(state, step):
        to_bottom(state, card.id, slot - 1)
        state.emit(OpponentRetreated(rule="GOD-929", card=card.id, slot=slot + 1, to=slot))
        next_card(state, slot)
        return
    state.emit(OpponentVanquished(rule="GOD-580", card=card.id, slot=slot + 1))
    heroes = [seat for seat, hero in enumerate(state.heroes) if hero.state != "new"]
    rewards: list[Step] = [DrawPowerUp(seat) for _ in range(card.power_ups) for seat in heroes]
    if card.roll:
        rewards.append(RollForElement(Die(str(card.element))))
    state.then(*rewards)
    next_card(state, slot)


def _retreats(state: GodaiState, step: steps.HitSiegeOpponent) -> bool:
    """GOD-929, GOD-162: in Slots 2 to 4 a Core die that shows X or less; Recruits of the attacking Defender lower X."""
    found = ability(state, step.slot, SiegeKeyword.RETREAT)
    if found is None or step.slot == 0:
        return False
    x = lowered(found, recruits_of(state, defender(state, step.by)) if step.by else 0)
    if not x:
        return False
    dice = throw(state, (CORE,), stream="retreat")
    tell_dice(state, "GOD-929", None, "retreat", dice)
    return dice[0].face <= x


@BOOK.resolves(steps.RemoveFallen)
def remove_fallen(state: GodaiState, step: steps.RemoveFallen, choice: None) -> None:
    """GOD-242, GOD-583: once all Defenders have acted, those at 0 Resilience are destroyed."""
    state.then(*[DefenderFalls(one.id) for one in standing(state) if not one.resilience])
