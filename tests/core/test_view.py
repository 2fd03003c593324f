"""Views: a field says who sees it, and a field that does not is an error."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Struct

from rulewright.core.markers import Counted, Hidden, Nested, OwnerOnly, PerSeat, Public, Transient
from rulewright.core.record import Event, Luck
from rulewright.core.view import redact, show, sights

from .toy import TOY, Offer, Peeked, ToyState


class Hand(Struct):
    cards: Annotated[tuple[str, ...], OwnerOnly]
    played: Annotated[tuple[str, ...], Public]


class Inner(Struct):
    secret: Annotated[int, Hidden]
    open: Annotated[int, Public]


class Everything(Struct):
    hands: Annotated[list[Hand], PerSeat]
    deck: Annotated[tuple[str, ...], Counted]
    seed: Annotated[int, Hidden]
    inner: Annotated[Inner | None, Nested]
    cache: Annotated[int, Transient]


def everything(inner: Inner | None = None) -> Everything:
    return Everything([Hand(("a", "b"), ("c",)), Hand(("d",), ())], ("x", "y", "z"), 42, inner, 7)


def test_the_owner_sees_the_hand_and_others_its_size() -> None:
    seen = show(everything(), viewer=0, owner=None)
    assert seen["hands"][0] == {"cards": ("a", "b"), "played": ("c",)}
    assert seen["hands"][1] == {"cards_count": 1, "played": ()}
    spectator = show(everything(), viewer=None, owner=None)
    assert spectator["hands"][0] == {"cards_count": 2, "played": ("c",)}


def test_counted_shows_the_size_and_hidden_and_transient_show_nothing() -> None:
    seen = show(everything(Inner(1, 2)), viewer=0, owner=None)
    assert seen["deck_count"] == 3
    assert seen["inner"] == {"open": 2}
    assert set(seen) == {"hands", "deck_count", "inner"}
    assert show(everything(), viewer=0, owner=None)["inner"] is None


def test_a_field_without_a_marker_is_an_error() -> None:
    class Careless(Struct):
        card: str

    with pytest.raises(TypeError, match=r"Careless.card does not say who sees it"):
        sights(Careless)


def test_an_event_hides_its_private_fields_from_others() -> None:
    event = Peeked(rule="TOY-1", seat=1, card=("a",))
    assert redact(event, 1) == {"type": "peeked", "rule": "TOY-1", "seat": 1, "card": ("a",)}
    assert redact(event, 0) == {"type": "peeked", "rule": "TOY-1", "seat": 1, "card_count": 1}
    assert redact(event, None) == redact(event, 0)


def test_an_event_cannot_be_made_without_a_rule() -> None:
    with pytest.raises(TypeError, match="rule"):
        Event()  # type: ignore[call-arg]


def test_the_own_sealed_answer_is_visible_to_its_seat_alone() -> None:
    state = TOY.new(2, 1)
    state.apply(Offer(3), seat=1)
    assert state.view(1)["sealed"] == "offer 3"
    assert "sealed" not in state.view(0)
    assert "sealed" not in state.view(None)


# -- copying by markers ------------------------------------------------------------------------------------------------


class Purse(Struct):
    coins: Annotated[int, Public] = 0


class Wagon(Struct):
    purse: Annotated[Purse | None, Nested]
    crates: Annotated[list[Purse], PerSeat]


class Camp(ToyState, kw_only=True):
    wagon: Annotated[Wagon | None, Nested] = None
    tents: Annotated[list[Purse], PerSeat]


def test_a_copy_takes_every_record_along_however_deep_it_lies() -> None:
    wagon = Wagon(Purse(5), [Purse(7)])
    camp = Camp(agenda=[], picks={}, luck=Luck(1, {}), scores=(), tents=[Purse(1), Purse(2)], wagon=wagon)
    twin = camp.copy()
    assert twin.wagon is not None
    assert twin.wagon.purse is not None
    twin.wagon.purse.coins = 50
    twin.wagon.crates[0].coins = 70
    twin.tents[1].coins = 20
    assert camp.wagon is not None
    assert (camp.wagon.purse, camp.wagon.crates, camp.tents) == (Purse(5), [Purse(7)], [Purse(1), Purse(2)])
    assert Camp(agenda=[], picks={}, luck=Luck(1, {}), scores=(), tents=[]).copy().wagon is None
