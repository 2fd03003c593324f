"""Where a choice and an event lie on the drawing, and which component a part of it shows.

Parts are named as players count: seats, Slots and opponents from 1. `hex-h14`, `defender-tower-1`, `banner-2`,
`jaethi`, `group`, `token-elemental-h14-fire`, `slot-1`, `card-<id>`, `resource-ore`, `element-fire`, `opponent-1`,
`hero-1`, `stat-1-attack`, `item-1-<id>`, `kept-1-<id>`. Choices of all chapters are read by the names of their fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from typing import Any

from rulewright.core.record import Choice, Seat

from ..art.scroll import asked_slot
from ..art.tokens import token_id, token_parts
from ..model.combat import FIRST_ALLY, FIRST_OPPONENT
from ..model.geometry import BY_NAME, HEXES, NAMES, shift
from ..model.geometry import SLOTS as MAP_SLOTS
from ..model.naming import piece
from ..model.state import NOWHERE, SLOTS, GodaiState
from ..model.steps.defenders import EnterAgain
from ..model.steps.setup import TurnPortals
from ..model.steps.siege import JaethiActs
from ..model.steps.visits import ClosePortal, ForetellPortal
from ..model.vocabulary import ELEMENTS, RESOURCES, STATS, Resource
from ..rules.land import portal_hex

JAETHI = SLOTS + 1
"""What `PickOpponent` calls her in a Siege."""


def present(state: GodaiState) -> set[str]:
    """The parts of the drawing of this position, without hexes, which are always there."""
    found = {"calendar", *[f"resource-{one}" for one in RESOURCES if one is not Resource.ELEMENT]}
    found |= {"resource-element"}
    found |= {f"defender-{one.id}" for one in state.defenders if one.hexes}
    found |= {f"banner-{n}" for n, hex in enumerate(state.banners, 1) if hex != NOWHERE}
    found |= {token_id(kind, what, hex) for kind, what, hex, _ in token_parts(state) if 0 <= hex < HEXES}
    if any(hex >= 0 for hex in state.jaethi):
        found.add("jaethi")
    if 0 <= state.at < HEXES:
        found.add("group")
    if state.combat is None:
        found |= _beside(state)
    else:
        found |= {f"opponent-{n}" for n in range(1, len(state.combat.opponents) + 1) if n - 1 not in state.combat.lost}
        found |= {f"fighter-{one.seat + 1}" for one in state.combat.fighters}
        found |= {f"ally-{n}" for n in range(1, len(state.combat.allies) + 1)}
    for seat, hero in enumerate(state.heroes, 1):
        found |= {f"hero-{seat}", *[f"stat-{seat}-{stat}" for stat in STATS]}
        found |= {f"item-{seat}-{id}" for id in hero.items} | {f"kept-{seat}-{id}" for id in hero.kept if id}
    return found


def _beside(state: GodaiState) -> set[str]:
    """What lies beside the map outside combats."""
    found = {f"element-{one}" for one in ELEMENTS}
    found |= {f"slot-{n}" for n in range(1, shown_slots(state) + 1)}
    found |= {f"card-{card}" for card in open_cards(state)}
    return found | {f"tracker-{one.id}" for one in state.defenders if one.hexes}


def shown_slots(state: GodaiState) -> int:
    """AMB-GOD-70: as many Slots as the game has waves, and more if something lies there."""
    used = [n for n in range(1, len(state.slots) + 1) if state.slots[n - 1] or state.fronts[n - 1]]
    return min(max(state.options.waves, *used, 1), len(state.slots))


def open_cards(state: GodaiState) -> list[str]:
    """The cards that lie open beside the map."""
    offered = [card for deck in state.offered for card in deck]
    cards = (*offered, *state.played, *state.resource_cards, *state.treasures, *state.afflictions)
    return list(dict.fromkeys(cards))


# -- choices -------------------------------------------------------------------------------------------


def _hex(value: str, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"hex-{value}"


def _card(value: str, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"card-{value}"
    yield f"kept-{seat + 1}-{value}"
    yield from [
        f"token-discovery-{NAMES[one.hex]}"
        for one in state.discovery_tokens
        if one.what == value and 0 <= one.hex < HEXES
    ]
    yield from [f"slot-{n}" for n, front in enumerate(state.fronts, 1) if front == value]


def _defender(value: str, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"defender-{value}"


def _hero(value: int, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"hero-{value + 1}"


def _resource(value: str, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"resource-{value}"


def _element(value: str, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"element-{value}"
    yield f"resource-{value}"


def _stat(value: str, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"stat-{seat + 1}-{value}"


def _item(value: str, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"item-{seat + 1}-{value}"


def _slot(value: int, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield f"slot-{value}"


def _boss(value: int, seat: Seat, state: GodaiState) -> Iterator[str]:
    yield from [
        f"token-boss-{NAMES[one.hex]}" for one in state.bosses if one.what == str(value) and 0 <= one.hex < HEXES
    ]


def _target(value: int, seat: Seat, state: GodaiState) -> Iterator[str]:
    """A number of a combat."""
    if value >= FIRST_OPPONENT:
        yield f"opponent-{value - FIRST_OPPONENT + 1}"
    elif value >= FIRST_ALLY:
        yield f"ally-{value - FIRST_ALLY + 1}"
    elif value >= 0:
        yield f"fighter-{value + 1}"


def _foe(value: int, seat: Seat, state: GodaiState) -> Iterator[str]:
    """An opponent from 1: in a combat a card, in a Siege a Banner or Jaethi."""
    if state.combat is not None:
        yield f"opponent-{value}"
    elif value == JAETHI:
        yield "jaethi"
    else:
        yield f"banner-{value}"
        yield f"slot-{value}"


BY_FIELD: dict[str, Callable[[Any, Seat, GodaiState], Iterator[str]]] = {
    "hex": _hex,
    "card": _card,
    "defender": _defender,
    "resource": _resource,
    "element": _element,
    "stat": _stat,
    "skill": _stat,
    "item": _item,
    "slot": _slot,
    "boss": _boss,
    "target": _target,
    "opponent": _foe,
}
"""Where the value of a field lies: the first of these places that is drawn."""


def numbered(number: int, state: GodaiState) -> tuple[str, ...]:
    """What a number means in the open question: a Siege Portal, a Siege Slot, or the way of Jaethi."""
    step = state.agenda[-1] if state.agenda else None
    hex = NOWHERE
    if isinstance(step, (TurnPortals, ClosePortal, EnterAgain)):
        hex = portal_hex(state, number)
    elif isinstance(step, JaethiActs) and state.jaethi:
        # A hex on that way which she does not cover yet.
        ahead = [hex for hex in shift(state.jaethi, number - 1) if hex not in state.jaethi and hex < HEXES]
        hex = ahead[0] if ahead else NOWHERE
    elif isinstance(step, ForetellPortal):
        return first_drawn(_slot(number, 0, state), present(state))
    return (f"hex-{NAMES[hex]}",) if 0 <= hex < HEXES else ()


def owner_of(choice: Choice, seat: Seat, state: GodaiState) -> tuple[Seat, bool]:
    """On whose mat lies what a choice names, and whether the choice itself says so; it counts heroes from 1."""
    number = getattr(choice, "hero", 0)
    if isinstance(number, int) and 1 <= number <= len(state.heroes):
        return number - 1, True
    return seat, False


def spots(choice: Choice, seat: Seat, state: GodaiState) -> tuple[str, ...]:
    """The ids of the drawing's parts that stand for a choice, in the order of clicking."""
    kind, there = type(choice).__name__, present(state)
    if kind == "Declare":
        # What is done with a stat is clicked on the own sheet.
        stat = choice.vital if choice.action == "outlast" else choice.action  # type: ignore[attr-defined]
        return first_drawn(_stat(stat, seat, state), there)
    if kind == "PlaceTile":
        # Where the tile comes to lie: its slot shines as a whole.
        return (f"hex-{NAMES[MAP_SLOTS[asked_slot(state)].center]}",) if asked_slot(state) >= 0 else ()
    if kind == "PickNumber":
        return numbered(choice.number, state)  # type: ignore[attr-defined]
    if kind == "PickOpponent":
        return first_drawn(_foe(choice.number, seat, state), there)  # type: ignore[attr-defined]
    fields = choice.__struct_fields__
    whose, owned = owner_of(choice, seat, state)
    found: list[str] = []
    for name in fields:
        find = BY_FIELD.get(name)
        if find is not None:
            found += first_drawn(find(getattr(choice, name), whose, state), there)
    if not found and owned:
        found += first_drawn(_hero(whose, seat, state), there)
    return tuple(dict.fromkeys(found))


def first_drawn(places: Iterator[str], there: Set[str]) -> tuple[str, ...]:
    """The first of these parts that the drawing has."""
    for spot in places:
        if spot in there or (spot.startswith("hex-") and spot.removeprefix("hex-") in BY_NAME):
            return (spot,)
    return ()


# -- what is there -------------------------------------------------------------------------------------


def component_at(spot: str, state: GodaiState) -> str:
    """The id of the component that a part shows."""
    kind, _, rest = spot.partition("-")
    number = int(rest) - 1 if rest.isdigit() else -1
    if kind in ("slot", "banner") and 0 <= number < len(state.fronts):
        return state.fronts[number]
    if kind == "opponent" and state.combat is not None and 0 <= number < len(state.combat.opponents):
        return state.combat.opponents[number].card
    if kind == "ally" and state.combat is not None and 0 <= number < len(state.combat.allies):
        return state.combat.allies[number].card
    if kind == "hero" and 0 <= number < len(state.heroes):
        return state.heroes[number].role
    if kind in ("item", "kept"):
        return rest.partition("-")[2]
    if kind == "jaethi":
        return "boss-10"
    if kind == "defender" or kind == "tracker":
        return tracker_of(rest, state)
    if kind == "token":
        return _token_component(rest, state)
    return rest if kind == "card" else ""


def tracker_of(id: str, state: GodaiState) -> str:
    one = next((one for one in state.defenders if one.id == id), None)
    return "" if one is None else f"tracker-{one.name or one.kind}"


def _token_component(rest: str, state: GodaiState) -> str:
    what, _, hex = rest.partition("-")
    at = BY_NAME.get(hex, NOWHERE)
    if what == "boss":
        return next((f"boss-{one.what}" for one in state.bosses if one.hex == at), "")
    return next((one.what for one in state.discovery_tokens if one.hex == at), "") if what == "discovery" else ""


PLACES = ("hex", "defender", "banner", "slot", "card")


def place(event: dict[str, Any]) -> str:
    """The part of the drawing where an event happened, by what its fields name; empty if there is none."""
    for name in PLACES:
        value = event.get(name)
        if value in (None, "", -1):
            continue
        if name == "hex":
            word = NAMES[value] if isinstance(value, int) and 0 <= value < HEXES else value
            if word in BY_NAME:
                return f"hex-{word}"
        elif name != "card":
            return f"{name}-{piece(value) if name == 'defender' else value}"
        elif isinstance(value, str):
            return f"card-{value}"
    seat = event.get("seat")
    return f"hero-{seat + 1}" if isinstance(seat, int) else ""
