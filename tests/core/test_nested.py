"""Records inside records, three deep: copied apart, seen by their markers, saved and hashed without by-products."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from rulewright.core.markers import Counted, Hidden, Nested, OwnerOnly, PerSeat, Public, Transient
from rulewright.core.record import EVERYBODY, Luck, bind, copier_of
from rulewright.core.view import show

from .toy import Bid, Toy, ToyState


class Foe(Struct, kw_only=True):
    damage: Annotated[int, Public] = 0
    deck: Annotated[tuple[str, ...], Counted] = ("x", "y", "z")
    mood: Annotated[str, Hidden] = "angry"
    aim: Annotated[int, Transient] = 0


class Pouch(Struct, kw_only=True):
    coins: Annotated[int, Public] = 0
    letters: Annotated[tuple[str, ...], OwnerOnly] = ("dear", "sir")


class Sheet(Struct, kw_only=True):
    hand: Annotated[tuple[str, ...], OwnerOnly]
    pouch: Annotated[Pouch | None, Nested] = None


class Combat(Struct, kw_only=True):
    foe: Annotated[Foe | None, Nested] = None
    sheets: Annotated[list[Sheet], PerSeat]


class Scenario(Struct, kw_only=True):
    combat: Annotated[Combat | None, Nested] = None
    clock: Annotated[int, Public] = 0


class Journey(ToyState, kw_only=True):
    scenario: Annotated[Scenario | None, Nested] = None


class JourneyGame(Toy):
    state_type = Journey


GAME = JourneyGame()


def journey() -> Journey:
    sheets = [Sheet(hand=("a", "b"), pouch=Pouch(coins=3)), Sheet(hand=("c",), pouch=Pouch())]
    scenario = Scenario(combat=Combat(foe=Foe(), sheets=sheets))
    state = Journey(agenda=[Bid()], picks={}, luck=Luck(1, {}), scores=(0, 0), scenario=scenario)
    return bind(state, GAME)


def follow(state: Journey, way: tuple[str | int, ...]) -> Any:
    record: Any = state
    for name in way:
        record = record[name] if isinstance(name, int) else getattr(record, name)
    return record


NUMBERS: list[tuple[str | int, ...]] = [
    ("scenario", "clock"),
    ("scenario", "combat", "foe", "damage"),
    ("scenario", "combat", "sheets", 0, "pouch", "coins"),
    ("scenario", "combat", "sheets", 1, "pouch", "coins"),
]
RECORDS: list[tuple[str | int, ...]] = [
    ("scenario",),
    ("scenario", "combat"),
    ("scenario", "combat", "foe"),
    ("scenario", "combat", "sheets", 1, "pouch"),
]


@given(st.lists(st.tuples(st.sampled_from(NUMBERS), st.integers(1, 99)), max_size=6), st.sampled_from(RECORDS))
def test_what_happens_to_a_copy_never_reaches_the_original(
    changes: list[tuple[tuple[str | int, ...], int]], gone: tuple[str | int, ...]
) -> None:
    state = journey()
    before = GAME.encode(state)
    twin = state.copy()
    assert GAME.encode(twin) == before
    for (*way, name), n in changes:
        setattr(follow(twin, tuple(way)), str(name), n)
    twin.copy().scenario = None
    *way, name = gone
    setattr(follow(twin, tuple(way)), str(name), None)
    assert GAME.encode(twin) != before
    assert GAME.encode(state) == before


def test_a_list_of_records_in_depth_is_a_list_of_its_own() -> None:
    state = journey()
    twin = state.copy()
    follow(twin, ("scenario", "combat", "sheets")).pop()
    assert len(follow(state, ("scenario", "combat", "sheets"))) == 2


class Errand(Struct, kw_only=True):
    with_whom: Annotated[Scenario | Pouch | None, Nested] = None


@pytest.mark.parametrize("held", [None, Pouch(coins=3), Scenario(combat=Combat(sheets=[]))])
def test_a_record_of_one_of_several_kinds_is_copied_by_its_own_markers(held: Scenario | Pouch | None) -> None:
    errand = Errand(with_whom=held)
    twin = copier_of(Errand)(errand)
    assert twin == errand
    assert (twin.with_whom is errand.with_whom) is (held is None)
    if isinstance(held, Scenario):
        assert twin.with_whom.combat is not held.combat


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_marker_in_depth_hides_from_others(viewer: int | None) -> None:
    seen = state_view(viewer)["scenario"]["combat"]
    assert seen["foe"] == {"damage": 0, "deck_count": 3}
    for seat, hand in enumerate((("a", "b"), ("c",))):
        sheet = seen["sheets"][seat]
        assert sheet.get("hand") == (hand if viewer == seat else None)
        assert sheet.get("hand_count") == (None if viewer == seat else len(hand))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_lies_in_a_seat_s_record_belongs_to_that_seat(viewer: int | None) -> None:
    for seat, sheet in enumerate(state_view(viewer)["scenario"]["combat"]["sheets"]):
        assert ("letters" in sheet["pouch"]) is (viewer == seat)
        assert ("letters_count" in sheet["pouch"]) is (viewer != seat)


def test_when_all_is_over_everybody_s_records_lie_open() -> None:
    sheets = show(journey(), EVERYBODY, None)["scenario"]["combat"]["sheets"]
    assert [sheet["pouch"]["letters"] for sheet in sheets] == [("dear", "sir")] * 2


def state_view(viewer: int | None) -> dict[str, Any]:
    return journey().view(viewer)


def test_a_position_is_hashed_with_all_its_records() -> None:
    state = journey()
    seen = {GAME.digest(state)}
    for *way, name in NUMBERS:
        setattr(follow(state, tuple(way)), str(name), 50)
        seen.add(GAME.digest(state))
    assert len(seen) == 1 + len(NUMBERS)


def test_a_by_product_in_depth_is_neither_saved_nor_hashed() -> None:
    state = journey()
    before = GAME.digest(state)
    follow(state, ("scenario", "combat", "foe")).aim = 7
    assert GAME.digest(state) == before
    assert msgspec.json.decode(GAME.encode(state))["scenario"]["combat"]["foe"].get("aim", 0) == 0
    assert follow(state, ("scenario", "combat", "foe")).aim == 7
