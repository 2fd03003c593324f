"""The learned part of `expert`: two small networks on the game's features, kept in one file and run by NumPy alone.

The *value* looks at a seat among its opponents and says how many points it will be ahead in the end. The *policy* looks
at what a choice changes and says how likely a searcher is to settle on it. Both start from what `bot.toml` already
knows: the value adds a correction to the weights' judgement, the policy one to the promise that they see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rulewright.core.errors import ContentError
from rulewright.core.game import Game

Array = NDArray[np.float32]
FILE = "expert.npz"
FORMAT = 1
VALUE, POLICY = "value", "policy"


class Layers(Struct, frozen=True):
    """A stack of layers with a bend (ReLU) between them; inputs are scaled first."""

    centre: Array
    scale: Array
    weights: tuple[Array, ...]
    biases: tuple[Array, ...]

    def run(self, rows: Array) -> Array:
        """One number for each row."""
        signal = (rows - self.centre) * self.scale
        last = len(self.weights) - 1
        for at, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            signal = signal @ weight + bias
            if at != last:
                np.maximum(signal, 0, out=signal)
        return signal[:, 0]


class Network(Struct, frozen=True):
    """What was learned about one game."""

    value: Layers
    policy: Layers
    kinds: dict[str, float]
    """A bias for each kind of answer to each question."""
    reach: float
    """Points that one unit of the value's output stands for."""


def value_rows(rows: Array, remaining: float) -> Array:
    """Each seat's own features, the mean of the others', the best of the others', and the time."""
    seats, count = rows.shape
    found = np.empty((seats, 3 * count + 2), np.float32)
    found[:, :count] = rows
    if seats > 1:
        total = rows.sum(axis=0)
        found[:, count : 2 * count] = (total - rows) / (seats - 1)
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            found[seat, 2 * count : 3 * count] = rows[others].max(axis=0) if seats > 2 else rows[others[0]]
    else:
        found[:, count : 3 * count] = 0
    found[:, 3 * count] = remaining
    found[:, 3 * count + 1] = seats
    return found


def policy_rows(before: Array, after: Array, chances: Sequence[float], remaining: float) -> Array:
    """What each choice changes for its seat, and how it looks."""
    count = len(before)
    found = np.empty((len(after), count + 3), np.float32)
    found[:, :count] = after - before
    looks = np.asarray(chances, np.float32)
    found[:, count] = looks - looks.max()
    found[:, count + 1] = looks - looks.mean()
    found[:, count + 2] = remaining
    return found


def kind_of(prompt: str, choice: object) -> str:
    """The kind of an answer: what was asked, and which sort of choice it is."""
    return f"{prompt} {type(choice).__name__}"


# -- the file ------------------------------------------------------------------------------------------------


def write_network(network: Network, features: Sequence[str], path: Path) -> None:
    """One compressed file; it names the features that it was trained on."""
    arrays: dict[str, NDArray[np.generic]] = {
        "format": np.array(FORMAT),
        "features": np.array(list(features)),
        "kinds": np.array(list(network.kinds)),
        "biases": np.array(list(network.kinds.values()), np.float32),
        "reach": np.array(network.reach, np.float32),
    }
    for name, layers in ((VALUE, network.value), (POLICY, network.policy)):
        arrays[f"{name}.centre"], arrays[f"{name}.scale"] = layers.centre, layers.scale
        for at, (weight, bias) in enumerate(zip(layers.weights, layers.biases, strict=True)):
            arrays[f"{name}.{at}.weight"] = weight.astype(np.float16)
            arrays[f"{name}.{at}.bias"] = bias.astype(np.float16)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]


def read_network(path: Path, features: Sequence[str]) -> Network:
    """What was learned; raises `ContentError` if the file is broken or was trained on other features."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
            arrays = {name: data[name] for name in data.files}
        if int(arrays["format"]) != FORMAT:
            raise ContentError([f"{path.name} has format {int(arrays['format'])}; this program reads {FORMAT}"])
        if tuple(arrays["features"].tolist()) != tuple(features):
            raise ContentError([f"{path.name} was trained on other features; train it again (docs/bots.md)"])
        kinds = dict(zip(arrays["kinds"].tolist(), map(float, arrays["biases"]), strict=True))
        return Network(_layers(arrays, VALUE), _layers(arrays, POLICY), kinds, float(arrays["reach"]))
    except ContentError:
        raise
    except (OSError, KeyError, ValueError, EOFError, BadZipFile) as error:
        raise ContentError([f"{path.name} is not a trained network: {error}"]) from None


def _layers(arrays: dict[str, NDArray[np.generic]], name: str) -> Layers:
    depth = sum(1 for key in arrays if key.startswith(f"{name}.") and key.endswith(".weight"))

    def floats(key: str) -> Array:
        return arrays[key].astype(np.float32)

    return Layers(
        floats(f"{name}.centre"),
        floats(f"{name}.scale"),
        tuple([floats(f"{name}.{at}.weight") for at in range(depth)]),
        tuple([floats(f"{name}.{at}.bias") for at in range(depth)]),
    )


@lru_cache(maxsize=16)
def network(game: Game) -> Network | None:
    """What a game ships; None if nothing was learned about it yet."""
    path = game.bot_folder / FILE if game.bot_folder is not None else None
    return read_network(path, game.features) if path is not None and path.exists() else None
