"""What somebody who points at a part of the drawing may have in mind: so that "why not?" has an answer everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulewright.core.record import Choice, Seat

from ..model.choices import common
from ..model.geometry import BY_NAME
from ..model.state import GodaiState
from .spots import JAETHI, component_at


def intents(spot: str, seat: Seat, state: GodaiState) -> tuple[str, ...]:
    """What a seat that points at this part may want to do with it, the likeliest first."""
    kind, _, rest = spot.partition("-")
    find = _INTENTS.get(kind)
    return () if find is None else tuple(dict.fromkeys([str(one) for one in find(rest, seat, state)]))


def _at_hex(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    """Go there, Harvest there, build there: they all name the hex; or mean the Defender that stands there."""
    hex = BY_NAME.get(rest)
    if hex is None:
        return
    yield common.PickHex(rest)
    yield from [common.PickDefender(one.id) for one in state.defenders if hex in one.hexes]


def _at_defender(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    yield common.PickDefender(rest)


def _at_opponent(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    if rest.isdigit():
        yield common.PickOpponent(int(rest))


def _at_slot(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    yield from _at_opponent(rest, seat, state)
    card = component_at(f"slot-{rest}", state)
    if card:
        yield common.PickCard(card)


def _at_jaethi(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    yield common.PickOpponent(JAETHI)


def _at_card(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    yield common.PickCard(rest)


def _at_resource(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    yield common.PickResource(rest)


def _at_element(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    yield common.PickElement(rest)
    yield common.PickResource(rest)


def _at_hero(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    if rest.isdigit():
        yield common.PickHero(int(rest))


def _at_stat(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    whose, _, stat = rest.partition("-")
    if whose == str(seat + 1):
        yield common.PickStat(stat)


def _at_item(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    whose, _, item = rest.partition("-")
    if whose == str(seat + 1):
        yield common.PickItem(item)


def _at_kept(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    whose, _, card = rest.partition("-")
    if whose == str(seat + 1):
        yield common.PickCard(card)


def _at_token(rest: str, seat: Seat, state: GodaiState) -> Iterator[Choice]:
    """A token: its hex, or the Discovery that it stands for."""
    card = component_at(f"token-{rest}", state)
    if card:
        yield common.PickCard(card)
    parts = rest.split("-")
    if len(parts) > 1 and parts[1] in BY_NAME:
        yield common.PickHex(parts[1])


_INTENTS: dict[str, Callable[[str, Seat, GodaiState], Iterator[Choice]]] = {
    "hex": _at_hex,
    "defender": _at_defender,
    "tracker": _at_defender,
    "banner": _at_opponent,
    "opponent": _at_opponent,
    "slot": _at_slot,
    "jaethi": _at_jaethi,
    "card": _at_card,
    "resource": _at_resource,
    "element": _at_element,
    "hero": _at_hero,
    "fighter": _at_hero,
    "stat": _at_stat,
    "item": _at_item,
    "kept": _at_kept,
    "token": _at_token,
}
