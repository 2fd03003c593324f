"""What `expert` has learned: a file that says what it was made for, and networks that NumPy runs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rulewright.bots.network import (
    FILE,
    Layers,
    Network,
    kind_of,
    network,
    policy_rows,
    read_network,
    value_rows,
    write_network,
)
from rulewright.catalog import game_names, load
from rulewright.core.errors import ContentError


def layers(inputs: int) -> Layers:
    dice = np.random.default_rng(1)
    sizes = [inputs, 4, 1]
    return Layers(
        np.zeros(inputs, np.float32),
        np.ones(inputs, np.float32),
        tuple(dice.standard_normal((a, b)).astype(np.float32) for a, b in ((sizes[0], sizes[1]), (sizes[1], 1))),
        (np.ones(4, np.float32), np.ones(1, np.float32)),
    )


def test_a_layer_is_a_product_and_a_bend() -> None:
    made = Layers(
        np.array([1.0, 0.0], np.float32),
        np.array([2.0, 1.0], np.float32),
        (np.array([[1.0, -1.0], [0.0, 1.0]], np.float32), np.array([[1.0], [10.0]], np.float32)),
        (np.array([0.0, 0.5], np.float32), np.array([3.0], np.float32)),
    )
    # (3 - 1) * 2 = 4 and 1: hidden 4 and max(0, -4 + 1 + 0.5) = 0; then 4 + 3.
    assert made.run(np.array([[3.0, 1.0]], np.float32)).tolist() == [7.0]


def test_a_seat_is_seen_among_its_opponents() -> None:
    rows = value_rows(np.array([[1.0, 5.0], [3.0, 2.0], [7.0, 0.0]], np.float32), 0.25)
    assert rows[0].tolist() == [1, 5, 5, 1, 7, 2, 0.25, 3]
    assert rows[2].tolist() == [7, 0, 2, 3.5, 3, 5, 0.25, 3]
    alone = value_rows(np.array([[4.0, 2.0]], np.float32), 1.0)
    assert alone.tolist() == [[4, 2, 0, 0, 0, 0, 1, 1]]


def test_a_choice_is_seen_by_what_it_changes() -> None:
    before = np.array([1.0, 2.0], np.float32)
    rows = policy_rows(before, np.array([[1.0, 5.0], [0.0, 2.0]], np.float32), [0.5, 0.25], 0.75)
    assert rows.tolist() == [[0, 3, 0, 0.125, 0.75], [-1, 0, -0.25, -0.125, 0.75]]


def test_what_was_learned_survives_its_file(tmp_path: Path) -> None:
    made = Network(layers(8), layers(5), {"prompt-x Done": 0.5}, 10.0)
    write_network(made, ("a", "b"), tmp_path / FILE)
    again = read_network(tmp_path / FILE, ("a", "b"))
    assert again.kinds == made.kinds
    assert again.reach == 10
    some = np.random.default_rng(2).standard_normal((3, 8)).astype(np.float32)
    assert again.value.run(some) == pytest.approx(made.value.run(some), abs=0.02)  # the file has half the digits


def test_a_file_for_other_features_is_refused(tmp_path: Path) -> None:
    write_network(Network(layers(8), layers(5), {}, 10.0), ("a", "b"), tmp_path / FILE)
    with pytest.raises(ContentError, match="trained on other features"):
        read_network(tmp_path / FILE, ("a", "c"))


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 broken"])
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(ContentError, match="not a trained network"):
        read_network(tmp_path / FILE, ("a",))


@pytest.mark.parametrize("name", game_names())
def test_every_game_ships_a_small_file(name: str) -> None:
    game = load(name)
    assert network(game) is not None
    assert game.bot_folder is not None
    assert (game.bot_folder / FILE).stat().st_size < 200_000


def test_kinds_tell_questions_apart() -> None:
    assert kind_of("prompt-buy", 3) == "prompt-buy int"
