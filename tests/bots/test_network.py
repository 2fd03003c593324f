"""What `expert` has learned: a file that says what it was made for, and networks that NumPy runs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from rulewright.bots.network import (
    FILE,
    Layers,
    Network,
    kind_of,
    learned,
    networks,
    policy_rows,
    read_networks,
    write_networks,
)
from rulewright.bots.weights import Ends, Weights
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


def test_a_choice_is_seen_by_what_it_changes() -> None:
    before = np.array([1.0, 2.0], np.float32)
    rows = policy_rows(before, np.array([[1.0, 5.0], [0.0, 2.0]], np.float32), [0.5, 0.25], 0.75)
    assert rows.tolist() == [[0, 3, 0, 0.125, 0.75], [-1, 0, -0.25, -0.125, 0.75]]


VALUE = Weights(Ends(5.0, 20.0), {"a": Ends(1.0, 3.0, 4.0), "b": Ends(0.5, -0.5)})


def test_what_was_learned_survives_its_file(tmp_path: Path) -> None:
    made = Network("other", (3, 4), VALUE, layers(5), {"prompt-x Done": 0.5})
    write_networks([Network("plain", (2,), VALUE, layers(5), {}), made], ("a", "b"), tmp_path / FILE)
    found = read_networks(tmp_path / FILE, ("a", "b"))
    assert [(one.mode, one.seats) for one in found] == [("plain", (2,)), ("other", (3, 4))]
    again = found[1]
    assert again.kinds == made.kinds
    assert again.value.spread == VALUE.spread
    for remaining in (0.0, 0.3, 0.5, 1.0):
        for name, ends in VALUE.weights.items():
            assert again.value.weights[name].at(remaining) == pytest.approx(ends.at(remaining))
    some = np.random.default_rng(2).standard_normal((3, 5)).astype(np.float32)
    assert again.policy.run(some) == pytest.approx(made.policy.run(some), abs=0.02)  # the file has half the digits


def test_what_single_things_are_worth_is_in_the_file_too(tmp_path: Path) -> None:
    priced = msgspec.structs.replace(VALUE, things={"lamp": 0.25, "rope": -1.0})
    write_networks([Network("plain", (2,), priced), Network("other", (2,), VALUE)], ("a", "b"), tmp_path / FILE)
    found = read_networks(tmp_path / FILE, ("a", "b"))
    assert [one.value.things for one in found] == [{"lamp": 0.25, "rope": -1.0}, {}]


def test_a_value_may_stand_without_a_policy(tmp_path: Path) -> None:
    write_networks(
        [Network("plain", (2,), VALUE), Network("other", (2,), VALUE, layers(5), {})], ("a", "b"), tmp_path / FILE
    )
    alone, both = read_networks(tmp_path / FILE, ("a", "b"))
    assert (alone.policy, alone.value.weights["a"]) == (None, both.value.weights["a"])
    assert both.policy is not None


def test_what_a_feature_is_worth_may_follow_a_curve() -> None:
    assert [Ends(1.0, 3.0, 4.0).at(when) for when in (0.0, 0.5, 1.0)] == [1.0, 4.0, 3.0]
    assert Ends(1.0, 3.0).at(0.5) == 2.0


def test_a_file_for_other_features_is_refused(tmp_path: Path) -> None:
    write_networks([Network("plain", (2,), VALUE, layers(5), {})], ("a", "b"), tmp_path / FILE)
    with pytest.raises(ContentError, match="trained on other features"):
        read_networks(tmp_path / FILE, ("a", "c"))


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 broken"])
def test_a_broken_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(ContentError, match="not what an expert has learned"):
        read_networks(tmp_path / FILE, ("a",))


@pytest.mark.parametrize("name", game_names())
def test_what_a_game_ships_is_small_and_fits_its_modes(name: str) -> None:
    game = load(name)
    assert game.bot_folder is not None
    found = networks(game)
    for network in found:
        assert set(network.seats) <= set(game.mode(network.mode).seats)
        for seats in network.seats:
            known = learned(game, network.mode, seats)
            assert known is not None
            assert known[0] is network
    if found:
        assert (game.bot_folder / FILE).stat().st_size < 200_000


def test_kinds_tell_questions_apart() -> None:
    assert kind_of("prompt-buy", 3) == "prompt-buy int"
