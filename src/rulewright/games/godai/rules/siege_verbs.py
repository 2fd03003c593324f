"""Verbs of cards that touch Siege cards and Defenders (effects/siege.py)."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..effects import AddSiegeCard, DiscardSiegeCard, HitDefender, PeekSlot, RaiseDefender, Victim
from ..model.choices import common as choices
from ..model.choices.siege import PickSiegeCard
from ..model.state import NOWHERE, Defender, GodaiState
from ..model.steps.siege import ChangeSiege
from ..model.vocabulary import ELEMENTS, DefenderStat, Place, Until
from . import land, slots
from .any_time import asides
from .book import BOOK, ask_group
from .defenders import defender, put, siege_damage_to, standing
from .gains import counted
from .siege_damage import strengthen, weaken
from .siege_opponents import apart

_TOWERS = (Place.TOWER, Place.FORTRESS)
_ROW = (DefenderStat.POTENTIAL, DefenderStat.POWER, DefenderStat.RANGE)
_ALL = (Victim.EVERY, Victim.EVERY_TOWER, Victim.EVERY_CITY)


def victims(state: GodaiState, which: Victim) -> list[Defender]:
    """The Defenders that a card may mean; of several the group chooses one, unless it means all of them."""
    found = [*standing(state)]
    if which is Victim.EVERY_TOWER:
        return [one for one in found if one.kind in _TOWERS]
    if which is Victim.EVERY_CITY:
        return [one for one in found if one.kind is Place.CITY_STATE]
    if which is Victim.HERE:
        return [one for one in found if state.at in one.hexes]
    if which is Victim.CHOSEN_IN_RANGE:
        return [one for one in found if land.is_near(state, one.hexes)]
    if not found or which in (Victim.EVERY, Victim.CHOSEN):
        return found
    if which in (Victim.WEAKEST, Victim.STRONGEST):
        values = [one.resilience for one in found]
    elif state.at == NOWHERE:
        return found
    else:
        values = [apart((state.at,), one.hexes) for one in found]
    extreme = min(values) if which in (Victim.WEAKEST, Victim.NEAREST) else max(values)
    return [one for one, value in zip(found, values, strict=True) if value == extreme]


def _face_down(state: GodaiState, effect: PeekSlot | DiscardSiegeCard) -> list[PickSiegeCard]:
    """Cards that can be looked at (the top ones that nobody knows) or discarded (any)."""
    if isinstance(effect, PeekSlot):
        return [PickSiegeCard(slot + 1, 1) for slot, pile in enumerate(state.slots) if pile and pile[0] in ELEMENTS]
    return [
        PickSiegeCard(slot + 1, pile.index(card) + 1)
        for slot, pile in enumerate(state.slots)
        for card in sorted(set(pile))
    ]


@BOOK.asks(ChangeSiege)
def choose(state: GodaiState, step: ChangeSiege) -> Decision | None:
    """The group chooses a card or a Defender where several can be meant. Unknown cards of an Element are alike."""
    effect = step.effect
    offered: list[Choice] = []
    prompt = "prompt-siege-card"
    if isinstance(effect, (PeekSlot, DiscardSiegeCard)):
        offered += _face_down(state, effect)
    elif isinstance(effect, (HitDefender, RaiseDefender)) and effect.victim not in _ALL:
        offered += [choices.PickDefender(one.id) for one in victims(state, effect.victim)]
        prompt = "prompt-hit-defender" if isinstance(effect, HitDefender) else "prompt-raise-defender"
    if len(offered) < 2:
        return None
    return ask_group(state, prompt, "GOD-483", offered, {"card": step.card}, asides(state))


@BOOK.resolves(ChangeSiege)
def change(state: GodaiState, step: ChangeSiege, choice: Choice | None) -> None:
    """GOD-500: a card is played as it says."""
    effect = step.effect
    if isinstance(effect, AddSiegeCard):
        slots.place(state, effect.element, slots.upcoming(state), "GOD-500")
    elif isinstance(effect, (PeekSlot, DiscardSiegeCard)):
        _change_card(state, effect, choice)
    elif isinstance(effect, (HitDefender, RaiseDefender)):
        found = [one.id for one in victims(state, effect.victim)]
        if effect.victim not in _ALL:
            found = [choice.defender] if isinstance(choice, choices.PickDefender) else found[:1]
        for id in found:
            _change_defender(state, effect, id)


def _change_card(state: GodaiState, effect: PeekSlot | DiscardSiegeCard, choice: Choice | None) -> None:
    found = _face_down(state, effect)
    if not found:
        return
    picked = choice if isinstance(choice, PickSiegeCard) else found[0]
    if isinstance(effect, PeekSlot):
        slots.look_at_top(state, picked.slot - 1, "GOD-500")
    else:
        slots.drop(state, picked.slot - 1, picked.place - 1, "GOD-1005")


def _change_defender(state: GodaiState, effect: HitDefender | RaiseDefender, id: str) -> None:
    """GOD-237: lost Resilience is Siege damage. AMB-GOD-20: what lasts a Game Turn is kept apart."""
    if isinstance(effect, HitDefender):
        n = effect.n * counted(state, effect.per)
        if effect.stat is DefenderStat.RESILIENCE:
            siege_damage_to(state, id, n, rule="GOD-500")
        else:
            weaken(state, id, effect.stat, n, "GOD-500")
    elif effect.stat is DefenderStat.RESILIENCE or effect.until is Until.GAME:
        strengthen(state, id, effect.stat, effect.n, "GOD-500")
    else:
        _boost(state, id, effect)


def _boost(state: GodaiState, id: str, effect: RaiseDefender) -> None:
    one = defender(state, id)
    if effect.until is Until.SIEGE and effect.stat is DefenderStat.POWER:
        put(state, replace(one, siege_power=one.siege_power + effect.n))
        return
    row = list(one.turn or (0, 0, 0))
    row[_ROW.index(effect.stat)] += effect.n
    put(state, replace(one, turn=tuple(row)))
