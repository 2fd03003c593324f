"""What a position is worth to each seat: features by their weights, and single things beside them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from pathlib import Path
from typing import Annotated

import pytest

from rulewright.bots.position_value import Scales
from rulewright.bots.simulation import THINGS, difference
from rulewright.bots.weights import Ends, Weights, read_weights
from rulewright.core.errors import ContentError
from rulewright.core.evaluation import BotFace
from rulewright.core.game import Game, Mode
from rulewright.core.markers import Public
from rulewright.core.record import Luck, State
from rulewright.core.text import Texts


class Shelf(State):
    """Points and a number of lamps for each of two seats."""

    points: Annotated[tuple[int, int], Public] = (0, 0)
    lamps: Annotated[tuple[int, int], Public] = (0, 0)

    @property
    def seats(self) -> int:
        return 2


class ShelfBots(BotFace[Shelf]):
    def measure(self, state: Shelf) -> Sequence[Sequence[float]]:
        return [[float(count)] for count in state.points]

    def holdings_by_name(self, state: Shelf) -> Sequence[Sequence[tuple[str, float]]]:
        return [[("lamp", float(count)), ("unheard-of", 1.0)] for count in state.lamps]

    def remaining(self, state: Shelf) -> float:
        return 1.0


class Shelves(Game[Shelf, Texts]):
    """A game that is only judged."""

    name = "shelves"
    modes = (Mode("plain", (2,)),)
    features = ("points",)

    @cached_property
    def bots(self) -> ShelfBots:
        return ShelfBots(self)


GAME = Shelves()
WEIGHTS = Weights(Ends(2.0, 4.0), {"points": Ends(1.0, 1.0)}, things={"lamp": 0.25})


def shelf(points: tuple[int, int], lamps: tuple[int, int] = (0, 0)) -> Shelf:
    return Shelf(agenda=[], picks={}, luck=Luck(1, {}), points=points, lamps=lamps, game=GAME)


def test_single_things_count_beside_the_features() -> None:
    # Two points and two lamps, each worth a quarter of the spread of four: one point.
    chance = Scales(GAME, WEIGHTS).chances(shelf((5, 3), (2, 0)))[0]
    assert chance == pytest.approx(1 / (1 + exp(-(2 + 2 * 0.25 * 4) / 4)))


def test_without_a_word_about_them_they_do_not_count() -> None:
    plain = Scales(GAME, Weights(WEIGHTS.spread, WEIGHTS.weights))
    assert plain.chances(shelf((5, 3), (2, 0))) == plain.chances(shelf((5, 3)))


def test_what_they_are_worth_is_told_as_one_reason_in_points() -> None:
    weigh = Scales(GAME, WEIGHTS)
    assert difference(weigh, shelf((5, 3), (3, 0)), shelf((4, 3)), 0) == ((THINGS, 3.0), ("points", 1.0))


def test_a_mode_keeps_them() -> None:
    assert WEIGHTS.of("plain").things == {"lamp": 0.25}


def test_they_are_learned_and_not_written_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "bot.toml"
    path.write_text("[spread]\nnow = 1.0\nlater = 1.0\n[weights]\n[things]\nlamp = 1.0\n", "utf-8")
    with pytest.raises(ContentError, match="single things"):
        read_weights(path, ())
