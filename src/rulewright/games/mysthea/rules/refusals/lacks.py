"""What may be missing for an action or an effect: prices, stock, cards, opponents. One reason for each lack."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulewright.core.record import Effect, Reason, Seat

from ... import effects as verbs
from ...model.state import MystheaState, PlayerBoard
from ...model.vocabulary import CardType, Unit
from ..battle import needs_artefact, remote_regions
from ..book import content, deck_left
from ..costs import card_types
from ..effects import is_possible
from ..monsters import provokable
from ..points import movable


def lack_of_energy(state: MystheaState, seat: Seat, need: int, rule: str) -> Iterator[Reason]:
    have = state.boards[seat].energy
    if have < need:
        yield Reason(rule, "why-not-enough-energy", {"need": need, "have": have})


def lack_of_experience(state: MystheaState, seat: Seat, need: int, rule: str) -> Iterator[Reason]:
    have = state.boards[seat].experience
    if have < need:
        yield Reason(rule, "why-not-enough-experience", {"need": need, "have": have})


def lack_of_points(need: int, have: int, rule: str) -> Iterator[Reason]:
    if have < need:
        yield Reason(rule, "why-not-enough-points", {"need": need, "have": have})


def lack_of_cards(state: MystheaState, seat: Seat, types: tuple[CardType | None, ...]) -> Iterator[Reason]:
    """MYS-074: one's own hand has no different card for each of these types; None is any."""
    hand = [content(state).type[card] for card in state.boards[seat].hand]
    for kind in dict.fromkeys(types):
        need = len(types) if kind is None else types.count(kind)
        have = len(hand) if kind is None else hand.count(kind)
        if have < need:
            named = "any" if kind is None else kind.value
            yield Reason("MYS-074", "why-not-enough-cards", {"type": named, "need": need, "have": have})


def lack_of_price(state: MystheaState, seat: Seat, effects: tuple[Any, ...]) -> Iterator[Reason]:
    """MYS-074: what the costs before the effects ask for and the seat does not have."""
    for effect in effects:
        if isinstance(effect, verbs.Pay):
            yield from lack_of_energy(state, seat, effect.energy, "MYS-074")
            yield from lack_of_experience(state, seat, effect.experience, "MYS-074")
        elif isinstance(effect, (verbs.Discard, verbs.Trash)):
            yield from lack_of_cards(state, seat, card_types(effect))
        else:
            break


def lack_of_hand(state: MystheaState, seat: Seat) -> Iterator[Reason]:
    """MYS-120: Act needs a card in hand."""
    if not state.boards[seat].hand:
        yield Reason("MYS-120", "why-empty-hand")


def lack_for_develop(state: MystheaState, seat: Seat) -> Iterator[Reason]:
    """MYS-165, MYS-173: at least 1 Energy, and a card to buy."""
    yield from lack_of_energy(state, seat, content(state).numbers.prices[0], "MYS-165")
    if state.era and not state.display and deck_left(state) == 0:
        yield Reason("MYS-173", "why-no-cards-left")


def lack_of_deck(state: MystheaState, rule: str) -> Iterator[Reason]:
    if state.era and deck_left(state) == 0:
        yield Reason(rule, "why-deck-empty")


def lack_to_construct(board: PlayerBoard, unit: Unit) -> Iterator[Reason]:
    """MYS-077, MYS-082, MYS-153: only Troops and Golems, and only from one's own stock."""
    if unit is Unit.FORTIFICATION or unit is Unit.CHAMPION:
        rule = "MYS-153" if unit is Unit.FORTIFICATION else "MYS-082"
        yield Reason(rule, "why-not-this-unit", {"unit": unit.value})
    elif not (board.supply_troops if unit is Unit.TROOP else board.supply_golems):
        yield Reason("MYS-077", "why-no-stock", {"unit": unit.value})


def lack_to_deploy(board: PlayerBoard, unit: Unit) -> Iterator[Reason]:
    """MYS-078, MYS-079: Fortifications from beside the board, others from the constructed space."""
    if unit is Unit.FORTIFICATION:
        if not board.supply_fortifications:
            yield Reason("MYS-079", "why-no-stock", {"unit": unit.value})
    elif unit is Unit.CHAMPION:
        yield Reason("MYS-082", "why-not-this-unit", {"unit": unit.value})
    elif not (board.constructed_troops if unit is Unit.TROOP else board.constructed_golems):
        yield Reason("MYS-078", "why-not-constructed", {"unit": unit.value})


def places(board: PlayerBoard, unit: Unit) -> tuple[int, ...]:
    """The regions of a board's units of a kind."""
    if unit is Unit.TROOP:
        return board.troops
    if unit is Unit.GOLEM:
        return board.golems
    if unit is Unit.FORTIFICATION:
        return board.fortifications
    return (board.at,) if board.at >= 0 else ()


def lack_of_traveller(board: PlayerBoard, unit: Unit) -> Iterator[Reason]:
    """MYS-158, MYS-163: no unit of the kind on the Islands, or all of them have travelled."""
    if not movable(board, unit):
        rule = "MYS-158" if places(board, unit) else "MYS-163"
        yield Reason(rule, "why-no-unit-to-move", {"unit": unit.value})


def lack_for_remote_battle(state: MystheaState, seat: Seat, effect: verbs.Battle) -> Iterator[Reason]:
    """MYS-242, MYS-244: an opponent somewhere, and for an Encounter's Battle a charged Artefact."""
    if needs_artefact(state, effect.discharge) and not state.boards[seat].charged:
        yield Reason("MYS-244", "why-discharged")
    if not remote_regions(state, seat):
        yield Reason("MYS-242", "why-no-battle-region")


def lack_of_encounters(state: MystheaState, seat: Seat) -> Iterator[Reason]:
    """MYS-259, MYS-268: six Encounters in a game, and a card on the deck."""
    most = content(state).numbers.encounters
    if len(state.boards[seat].faced) >= most:
        yield Reason("MYS-259", "why-most-encounters", {"most": most})
    elif not state.next_encounter:
        yield Reason("MYS-268", "why-no-encounter-left")


def lack_of_monsters(state: MystheaState) -> Iterator[Reason]:
    """MYS-295: some Monster's card must lie face up on the Events Path."""
    if not provokable(state):
        yield Reason("MYS-295", "why-no-monster")


def lack_of_options(state: MystheaState, seat: Seat, effect: verbs.OneOf | verbs.AnyOf) -> Iterator[Reason]:
    if not is_possible(state, seat, effect):
        for option in effect.options:
            yield from lack_for_effect(state, seat, option)


def lack_for_effect(state: MystheaState, seat: Seat, effect: Any) -> Iterator[Reason]:
    """Why an effect cannot be carried out at all (AMB-MYS-71: it is then skipped); nothing if it can."""
    explain = _LACKS.get(type(effect))
    if explain is not None:
        yield from explain(state, seat, effect)


_LACKS: dict[type[Effect], Callable[[MystheaState, Seat, Any], Iterator[Reason]]] = {
    verbs.Act: lambda state, seat, effect: lack_of_hand(state, seat),
    verbs.Develop: lambda state, seat, effect: lack_for_develop(state, seat),
    verbs.Travel: lambda state, seat, effect: lack_of_traveller(state.boards[seat], effect.unit),
    verbs.Construct: lambda state, seat, effect: lack_to_construct(state.boards[seat], effect.unit),
    verbs.Deploy: lambda state, seat, effect: lack_to_deploy(state.boards[seat], effect.unit),
    verbs.Draw: lambda state, seat, effect: lack_of_deck(state, "MYS-459"),
    verbs.Battle: lack_for_remote_battle,
    verbs.ProvokeMonster: lambda state, seat, effect: lack_of_monsters(state),
    verbs.FaceEncounter: lambda state, seat, effect: lack_of_encounters(state, seat),
    verbs.Pay: lambda state, seat, effect: lack_of_price(state, seat, (effect,)),
    verbs.OneOf: lack_of_options,
    verbs.AnyOf: lack_of_options,
}
