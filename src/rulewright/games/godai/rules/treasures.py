"""Treasure Effects that are used outside combat. Rulebook p.52."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Seat, Step

from ..effects import Heal, MoveGroup
from ..model.choices import common as choices
from ..model.choices.visits import ApplyItem
from ..model.events.visits import ItemApplied
from ..model.state import GodaiState
from ..model.steps import gains
from ..model.steps import visits as steps
from ..model.steps.defenders import StrengthenDefender
from ..model.steps.siege import HitSiegeOpponent
from ..model.vocabulary import Stage, Vital
from ..passives import AnyFrame, EmboldenDefender, HarvestReach, OncePerTurn, ReviveOnce, StrikeFromRange
from . import land
from .belongings import mark, treasures_of
from .book import BOOK, ask_group, living
from .death import revive_beside_group
from .defenders import standing
from .heroes import lose_item
from .siege_opponents import hexes_of, on_map
from .vitals import maximum


def _dead(state: GodaiState) -> list[Seat]:
    return [seat for seat, hero in enumerate(state.heroes) if hero.state == "dead"]


def _works(state: GodaiState, frame: AnyFrame) -> bool:
    """Whether a Treasure Effect can be used beside any question."""
    if isinstance(frame, ReviveOnce):
        return bool(_dead(state))
    if not isinstance(frame, OncePerTurn):
        return False
    for effect in frame.effects:
        if isinstance(effect, Heal):
            return any(state.heroes[seat].health < maximum(state, seat, Vital.HEALTH) for seat in living(state))
        if isinstance(effect, MoveGroup):
            return state.phase in ("movement", "event")
    return True


def usable_treasures(state: GodaiState) -> list[Choice]:
    """GOD-381: what may be used beside any question of the group, once per Game Turn."""
    return [
        ApplyItem(seat + 1, card, 1)
        for seat in living(state)
        for card, frame in treasures_of(state, seat)
        if card not in state.heroes[seat].used and _works(state, frame)
    ]


def event_treasures(state: GodaiState) -> list[Choice]:
    """GOD-381: what may be used among the Events, once per Game Turn."""
    found: list[Choice] = []
    for seat in living(state):
        for card, frame in treasures_of(state, seat):
            if card in state.heroes[seat].used:
                continue
            strikes = isinstance(frame, StrikeFromRange) and strikable(state)
            if strikes or (isinstance(frame, EmboldenDefender) and near_defenders(state)):
                found.append(ApplyItem(seat + 1, card, 1))
    return found


def near_defenders(state: GodaiState) -> tuple[str, ...]:
    """GOD-442: Defenders in Group Range that stand."""
    return tuple([one.id for one in standing(state) if land.is_near(state, one.hexes)])


def strikable(state: GodaiState) -> list[int]:
    """GOD-442: Siege Opponents in Group Range, from 0; 4 is Jaethi."""
    if state.stage != Stage.SIEGE:
        return []
    return [slot for slot in on_map(state) if land.is_near(state, hexes_of(state, slot))]


def apply_treasure(state: GodaiState, step: Step, choice: ApplyItem) -> None:
    """GOD-381: a Treasure Effect; then what was asked is asked again, a Harvest with a longer reach."""
    seat = choice.hero - 1
    frame = next(frame for card, frame in treasures_of(state, seat) if card == choice.item)
    mark(state, seat, choice.item)
    state.emit(ItemApplied(rule="GOD-381", seat=seat, item=choice.item))
    if isinstance(frame, HarvestReach) and isinstance(step, steps.Harvest):
        state.then(replace(step, reach=frame.n))
        return
    state.then(step)
    if isinstance(frame, OncePerTurn):
        if state.phase == "event" and any(isinstance(effect, MoveGroup) for effect in frame.effects):
            state.then(steps.Arrive(), steps.ForcedEvents(), steps.TakeTokens())
        state.then(gains.Perform(frame.effects, choice.item))
    elif isinstance(frame, StrikeFromRange):
        state.then(steps.StrikeFromAfar(frame.n))
    elif isinstance(frame, EmboldenDefender):
        state.then(StrengthenDefender("power", frame.n, "turn", near_defenders(state)))
    elif isinstance(frame, ReviveOnce):
        lose_item(state, seat, choice.item, "GOD-800")
        state.harvest_discards = (*state.harvest_discards, choice.item)
        state.then(steps.ReviveByTreasure())


@BOOK.asks(steps.StrikeFromAfar)
def choose_struck(state: GodaiState, step: steps.StrikeFromAfar) -> Decision | None:
    """GOD-381: which Siege Opponent in Range."""
    found = strikable(state)
    if len(found) < 2:
        return None
    offered = [choices.PickOpponent(slot + 1) for slot in found]
    return ask_group(state, "prompt-strike-from-afar", "GOD-381", offered, {"n": step.n})


@BOOK.resolves(steps.StrikeFromAfar)
def strike_from_afar(state: GodaiState, step: steps.StrikeFromAfar, choice: choices.PickOpponent | None) -> None:
    """GOD-381: Siege damage."""
    found = strikable(state)
    if found:
        state.then(HitSiegeOpponent(found[0] if choice is None else choice.number - 1, step.n))


@BOOK.asks(steps.ReviveByTreasure)
def choose_revived(state: GodaiState, step: steps.ReviveByTreasure) -> Decision | None:
    """GOD-800: which dead hero."""
    seats = _dead(state)
    if len(seats) < 2:
        return None
    return ask_group(state, "prompt-revive-whom", "GOD-800", [choices.PickHero(seat + 1) for seat in seats])


@BOOK.resolves(steps.ReviveByTreasure)
def revive_by_treasure(state: GodaiState, step: steps.ReviveByTreasure, choice: choices.PickHero | None) -> None:
    """GOD-800: the hero is with the group again at once."""
    seats = _dead(state)
    if seats:
        revive_beside_group(state, seats[0] if choice is None else choice.hero - 1)
