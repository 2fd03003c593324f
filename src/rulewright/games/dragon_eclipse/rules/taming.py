"""Taming conditions and Combat Quests: what counts, in which order. Rulebook p.25, p.33.

Deeds add up through `note`; `advance` looks after every atomic effect whether the current condition is fulfilled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import conditions as asked
from ..content.components import Content
from ..model import events
from ..model.choices import ENEMY
from ..model.state import DragonState, Foe, fight
from ..model.vocabulary import CONDITIONS
from .book import content, elements_of, ground, main_opponent, range_between, sheet_of, space_of
from .guiding import TAMING, speak
from .stats import mark_under, remaining_health


def note(state: DragonState, seat: int, deed: type[asked.Asked], amount: int = 1, detail: Any = None) -> None:
    """Something that a Taming condition or a quest may ask for has happened (AMB-DRE-80)."""
    combat = state.combat or fight(state)
    if not combat.begun:
        return
    everything: Content = state.game.content
    foe = combat.foe
    if foe is not None and foe.tameable and everything.taming_deeds[foe.enemy][foe.tamed] is deed:
        wanted = everything.taming_of[foe.enemy].conditions[foe.tamed]
        if counts(wanted, detail):
            foe.progress += amount
            foe.fact = foe.progress >= needed(wanted)
    sheet = combat.sheets[seat]
    if sheet.questing and everything.quest_deeds[sheet.mystling][sheet.quest] is deed:
        wanted = everything.quest_of[sheet.mystling].conditions[sheet.quest]
        if counts(wanted, detail):
            sheet.quest_progress += amount
            sheet.quest_fact = sheet.quest_progress >= needed(wanted)


def is_awaited(state: DragonState, seat: int, deeds: frozenset[type]) -> bool:
    """Whether the Taming card or the seat's quest asks for one of these deeds now."""
    combat = state.combat or fight(state)
    everything: Content = state.game.content
    foe = combat.foe
    if foe is not None and foe.tameable and everything.taming_deeds[foe.enemy][foe.tamed] in deeds:
        return True
    sheet = combat.sheets[seat]
    return sheet.questing and everything.quest_deeds[sheet.mystling][sheet.quest] in deeds


_SPENDING: frozenset[type] = frozenset([asked.SpendPower])


def counts_spending(state: DragonState, seat: int) -> bool:
    """AMB-DRE-47: whether Power that this seat spends now counts for the Taming card or its quest."""
    return is_awaited(state, seat, _SPENDING)


def counts(wanted: asked.Asked, detail: Any) -> bool:
    """Whether a deed of the kind that is asked for fits in its details too."""
    if isinstance(wanted, asked.DealAtOnce):
        return bool(detail >= wanted.n)
    if isinstance(wanted, asked.EndTurnInRange):
        return bool(detail <= wanted.range)
    if isinstance(wanted, asked.EndTurnOutOfRange):
        return bool(detail > wanted.range)
    if isinstance(wanted, asked.EndTurnOnMark):
        return bool(detail == wanted.mark)
    if isinstance(wanted, asked.ResolveSlot):
        return bool(detail == wanted.slot)
    if isinstance(wanted, asked.GiveCondition):
        return bool(detail == wanted.condition)
    return True


def needed(wanted: asked.Asked) -> int:
    """How much must add up."""
    if isinstance(wanted, asked.DealAtOnce):
        return 1
    found: int = getattr(wanted, "times", 0) or getattr(wanted, "n", 1)
    return found


def is_fact(wanted: tuple[asked.Asked, ...], number: int) -> bool:
    """Whether the condition with this number is a fact, to be looked at after every effect."""
    return number < len(wanted) and isinstance(wanted[number], asked.FACTS)


def quest_conditions(state: DragonState, seat: int) -> tuple[asked.Asked, ...]:
    """DRE-740: what the Combat Quest of a seat's Mystling asks for; nothing for story quests and Exalted forms.

    DRE-114, DRE-115: no Combat fulfils a story quest.
    AMB-DRE-125: nor does a Run have Quest cards.
    DRE-539: in PvP players take Stat, Ability and Action cards only, so nobody has a Quest card.
    """
    sheet = (state.combat or fight(state)).sheets[seat]
    if state.pvp or state.run is not None or sheet.active < 0 or state.players[seat].party[sheet.active].exalted:
        return ()
    quest = content(state).quest_of.get(sheet.mystling)
    return () if quest is None or quest.story else quest.conditions


def holds(state: DragonState, body: int, fact: asked.Asked) -> bool:
    """Whether a fact is true for a body."""
    test = _TESTS.get(type(fact))
    return test is not None and test(state, body, fact)


def _tokens_near(state: DragonState, body: int, fact: asked.TokensNear) -> bool:
    row = ground(state).range[space_of(state, main_opponent(state, body))]
    return sum([1 for space in sheet_of(state, body).tokens if row[space] <= fact.range]) >= fact.n


def _held(state: DragonState, body: int, fact: asked.EnemyHas | asked.YouHave) -> bool:
    return sheet_of(state, body).conditions[CONDITIONS.index(fact.condition)] >= fact.n


def _apart(state: DragonState, body: int) -> int:
    return range_between(state, body, main_opponent(state, body))


_TESTS: dict[type, Callable[[DragonState, int, Any], bool]] = {
    asked.EnemyHealth: lambda state, body, fact: remaining_health(state, main_opponent(state, body)) <= fact.at_most,
    asked.OwnHealth: lambda state, body, fact: remaining_health(state, body) <= fact.at_most,
    asked.EnemyHas: lambda state, body, fact: _held(state, main_opponent(state, body), fact),
    asked.YouHave: _held,
    asked.HasPower: lambda state, body, fact: (
        body < ENEMY and (state.combat or fight(state)).sheets[body].power >= fact.n
    ),
    asked.HeldTokens: lambda state, body, fact: sheet_of(state, body).held >= fact.n,
    asked.TokensNear: _tokens_near,
    asked.InRange: lambda state, body, fact: _apart(state, body) <= fact.range,
    asked.OutOfRange: lambda state, body, fact: _apart(state, body) > fact.range,
    asked.OnMark: lambda state, body, fact: mark_under(state, body) == fact.mark,
    asked.OpponentIs: lambda state, body, fact: fact.element in elements_of(state, main_opponent(state, body)),
}
"""How each kind of fact is looked at."""


def advance(state: DragonState) -> None:
    """Look at every quest and at the Taming card."""
    combat = state.combat or fight(state)
    for seat, sheet in enumerate(combat.sheets):
        if sheet.quest_fact:
            advance_quest(state, seat)
    if combat.foe is not None and combat.foe.fact:
        advance_taming(state, combat.foe)


def advance_taming(state: DragonState, foe: Foe) -> bool:
    """DRE-472, DRE-473, AMB-DRE-71, DRE-030: mark what is fulfilled, in order; True when the last condition is."""
    wanted: tuple[asked.Asked, ...] = state.game.content.taming_of[foe.enemy].conditions
    while foe.tamed < len(wanted):
        current = wanted[foe.tamed]
        test = _TESTS.get(type(current))
        if test is not None:
            if not (test(state, 0, current) or (len(state.players) == 2 and test(state, 1, current))):
                return False
        elif foe.progress < needed(current):
            return False
        foe.tamed += 1
        foe.progress = 0
        foe.fact = is_fact(wanted, foe.tamed)
        state.emit(events.TamingAdvanced(rule="DRE-472", number=foe.tamed, of=len(wanted)))
        speak(state, TAMING if foe.tamed == 1 else None)
        if not state.rulings.tame_in_chain:
            break
    return foe.tamed >= len(wanted)


def advance_quest(state: DragonState, seat: int) -> None:
    """DRE-740: the same for a Combat Quest that can still be fulfilled."""
    sheet = (state.combat or fight(state)).sheets[seat]
    wanted: tuple[asked.Asked, ...] = state.game.content.quest_of[sheet.mystling].conditions
    while sheet.quest < len(wanted):
        current = wanted[sheet.quest]
        test = _TESTS.get(type(current))
        if test is not None:
            if not test(state, seat, current):
                return
        elif sheet.quest_progress < needed(current):
            return
        sheet.quest += 1
        sheet.quest_progress = 0
        sheet.quest_fact = is_fact(wanted, sheet.quest)
        state.emit(events.QuestAdvanced(rule="DRE-740", seat=seat, number=sheet.quest, of=len(wanted)))
    sheet.questing = False


AT_TURN_END: frozenset[type] = frozenset(
    [asked.EndTurnInRange, asked.EndTurnOutOfRange, asked.EndTurnOnMark, asked.DealNothing]
)


def note_turn_end(state: DragonState, seat: int) -> None:
    """What a seat has done when its turn is over."""
    if not is_awaited(state, seat, AT_TURN_END):
        return
    far = range_between(state, seat, main_opponent(state, seat))
    note(state, seat, asked.EndTurnInRange, 1, far)
    note(state, seat, asked.EndTurnOutOfRange, 1, far)
    note(state, seat, asked.EndTurnOnMark, 1, mark_under(state, seat))
    if not (state.combat or fight(state)).sheets[seat].dealt:
        note(state, seat, asked.DealNothing)
