"""What each piece of the drawing is drawn from: all that it shows and nothing else, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import pytest

from rulewright.core.drawing import Pieces
from rulewright.games.mysthea.art import slices
from rulewright.games.mysthea.model.state import Battle, MystheaState
from rulewright.games.mysthea.positions import base_game, position, region
from rulewright.games.mysthea.table.board import boards_in

T = TypeVar("T")
FOREST, MOUNTAIN, RIVER = region("tree.forest"), region("tree.mountain"), region("sphere.river")


class Watched(Pieces):
    """Pieces that note what is drawn."""

    def __init__(self) -> None:
        super().__init__(rounds=4)
        self.drawn: list[str] = []

    def keep(self, key: Hashable, make: Callable[[], T]) -> T:
        if isinstance(key, tuple) and callable(key[0]) and key not in self.kept:
            self.drawn.append(key[0].__name__)
        return super().keep(key, make)


def drawn_anew(state: MystheaState, change: Callable[[MystheaState], Any], viewer: int | None = None) -> set[str]:
    """Which pieces are drawn again after a change."""
    game, kept = base_game(), Watched()
    texts = game.texts("en", ["Anna", "Ben", "Cleo"])
    game.table.draw_parts(state.view(viewer), texts, pieces=kept)
    kept.drawn.clear()
    change(state)
    game.table.draw_parts(state.view(viewer), texts, pieces=kept)
    return set(kept.drawn)


def standing() -> MystheaState:
    boards = {0: {"at": FOREST, "hand": ("C026", "C031")}, 1: {"at": RIVER}, 2: {"at": RIVER}}
    found = position(turn=0, boards=boards, encounters=("EN02", "EN03"))
    assert isinstance(found, MystheaState)
    return found


def setting(seat: int, **fields: Any) -> Callable[[MystheaState], None]:
    def change(state: MystheaState) -> None:
        for name, value in fields.items():
            setattr(state.boards[seat], name, value)

    return change


def on_the_table(**fields: Any) -> Callable[[MystheaState], None]:
    def change(state: MystheaState) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return change


@pytest.mark.parametrize(
    ("change", "drawn"),
    [
        (setting(0), set()),
        (setting(0, travelled=True, tired_troops=(FOREST,)), set()),
        (setting(0, troops=(FOREST,)), {"island", "units"}),
        (setting(0, troops=(MOUNTAIN,)), {"island", "names_of", "units"}),
        (setting(0, energy=9), {"board", "_track"}),
        (setting(0, glory=30), {"board", "_honours"}),
        (setting(0, discard=("C021",)), {"board", "_stock"}),
        (setting(0, accessories=("C031",)), {"board", "spaces"}),
        (setting(0, token=0), {"markers"}),
        (setting(0, wounded=True), {"board", "island", "units"}),
        (on_the_table(round=7), {"eras"}),
        (on_the_table(encounters=("EN03", "EN02")), set()),
        (on_the_table(encounters=("EN02",)), {"encounter"}),
        (on_the_table(display=("C035",)), {"development"}),
        (on_the_table(next_event="river"), {"events"}),
        (on_the_table(mirages=(RIVER,)), {"mirage"}),
    ],
)
def test_a_piece_is_drawn_anew_when_what_it_shows_has_changed(
    change: Callable[[MystheaState], None], drawn: set[str]
) -> None:
    assert drawn_anew(standing(), change) == drawn


def test_a_hand_is_drawn_anew_for_whoever_sees_it() -> None:
    other = setting(0, hand=("C026", "C021"))
    assert drawn_anew(standing(), other, viewer=0) == {"board", "hand"}
    assert drawn_anew(standing(), other, viewer=1) == set()
    assert drawn_anew(standing(), setting(0, hand=()), viewer=1) == {"board", "spaces"}


def test_hidden_hands_are_numbers() -> None:
    state = position(turn=0, boards={0: {"hand": ("C026", "C031"), "known": ("C031",)}, 1: {"hand": ()}})
    table = base_game().table
    for viewer, shown in ((0, {0}), (1, {1}), (None, set())):
        view = state.view(viewer)
        hands = [board.hand for board in boards_in(table.seen(view), view)]
        assert {seat for seat, hand in enumerate(hands) if hand.cards is not None} == shown
        assert [hand.number for hand in hands[:2]] == [2, 0]
        assert hands[0] == ((("C026", "C031"), 2, ()) if viewer == 0 else (None, 2, ("C031",)))


@pytest.mark.parametrize(
    ("totals", "strengths"), [((), (3 + 2, 3)), ((7, 4), (7, 4))], ids=["before the reactions", "after them"]
)
def test_the_strength_in_a_battle_is_the_total_as_soon_as_there_is_one(
    totals: tuple[int, ...], strengths: tuple[int, ...]
) -> None:
    fight = Battle(
        starter=1, region=FOREST, sides=(1, 0), bonus=(2, 0), cards=("", "C021"), retreated=(0, 0), lost=(0, 0),
        totals=totals,
    )  # fmt: skip
    state = position(turn=0, boards={0: {"at": FOREST}, 1: {"at": FOREST}}, battle=fight)
    seen = slices.fight(state, fight)
    assert tuple(side.strength for side in seen.sides) == strengths
    assert [(side.seat, side.reaction, side.starter) for side in seen.sides] == [(1, "", True), (0, "C021", False)]
