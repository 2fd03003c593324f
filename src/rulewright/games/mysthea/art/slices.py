"""What each piece of the drawing is drawn from: as little of a view as it needs, so that it seldom changes.

A piece sees nothing else (`Glowing.piece`): whoever draws something new in it has to hand it over here first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..table.control_shown import HELD, Holder

View = dict[str, Any]

ENCOUNTER = ("next_encounter", "encounters")
DEVELOPMENT = ("display", "draft", "deck_count", "bottom")
ERAS = ("monsters", "lairs", "era", "round", "path")
EVENTS = ("path", "face_down", "events_deck", "next_event", "monsters", "rulings")


def fields(view: View, names: Iterable[str]) -> View:
    return {name: view[name] for name in names}


def with_holders(view: View, holders: Mapping[int, Holder]) -> View:
    """A whole view that also says who controls the regions."""
    return {**view, HELD: [(region, *holder) for region, holder in holders.items()]}


def held(view: View, island: int, holders: Mapping[int, Holder]) -> View:
    """Who controls the regions of an Island, and the colours of all."""
    here = [(region, *holders[region]) for region in sorted(holders) if region // 3 == island]
    return {HELD: here, "boards": [{"colour": board["colour"]} for board in view["boards"]]}


def island(view: View, island: int, holders: Mapping[int, Holder]) -> View:
    """The Monsters, which of them are here, whether they are rooted, and who controls the regions."""
    lairs = [lair if lair == island else -1 for lair in view["lairs"]]
    return {
        "monsters": view["monsters"], "lairs": lairs, "rooted": view["rooted"], **held(view, island, holders)
    }  # fmt: skip


def markers(view: View, island: int) -> View:
    """The Attunements with their owners, and whose Encounter tokens are here."""
    boards = [
        {
            "colour": board["colour"],
            "attunement": board["attunement"],
            "token": island if board["token"] == island else -1,
        }
        for board in view["boards"]
    ]
    return {"attunements": view["attunements"], "boards": boards}


def units(view: View, region: int) -> View:
    """Who stands here."""
    boards = []
    for board in view["boards"]:
        here = board["at"] == region
        boards.append(
            {
                "colour": board["colour"],
                "champion": board["champion"] if here else "",
                "wounded": board["wounded"] and here,
                "at": region if here else -1,
                "fortifications": [region] * board["fortifications"].count(region),
                "golems": [region] * board["golems"].count(region),
                "troops": [region] * board["troops"].count(region),
            }
        )
    return {"boards": boards}


STOCK = (
    "colour", "constructed_troops", "constructed_golems", "supply_troops", "supply_golems", "supply_fortifications",
    "faced", "discard", "attunement",
)  # fmt: skip
HONOURS = ("glory", "artefact", "charged")
CARDS = ("upgrades", "accessories")
HAND = ("hand", "hand_count", "known")


def own(view: View, seat: int, names: Iterable[str]) -> View:
    """Some of what the viewer may know of one seat."""
    board = view["boards"][seat]
    return {"boards": {seat: {name: board[name] for name in names if name in board}}, "draft": view["draft"]}


def board(view: View, seat: int) -> View:
    """All that the viewer may know of one seat; a Champion that lies in the draft looks like one."""
    return {"boards": {seat: view["boards"][seat]}, "draft": view["draft"]}


def battle(view: View, units: Sequence[int]) -> View:
    """The Battle, with the Strength of the units that each side has there before anybody reacts."""
    colours = [{"colour": board["colour"]} for board in view["boards"]]
    return {"battle": {**view["battle"], "units": units}, "boards": colours, "draft": view["draft"]}
