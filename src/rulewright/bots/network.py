"""The learned part of `expert`: what a game's features are worth, and which choices deserve a look.

Both work on the features of the game and lie together in one file, for each mode and number of seats that was learned:
two players make another game than four. The *value* has the form of `bot.toml`, with a third number for the
middle of the game: what a feature is worth follows a curve over time; where the game names what seats hold, single
things have a worth of their own besides the features. The *policy* is a small network, run by NumPy alone, that looks
at what a choice changes and says how likely a searcher is to settle on it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rulewright.core.errors import ContentError
from rulewright.core.game import Game
from rulewright.core.record import State

from .position_value import Scales
from .weights import Ends, Weights

Array = NDArray[np.float32]
FILE = "expert.npz"
FORMAT = 2
LARGEST = 20_000_000
"""Bytes in memory; what the games ship has some hundred thousand."""


class Layers(Struct, frozen=True):
    """A stack of layers with ReLU between them; inputs are scaled first."""

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
    """What was learned about one mode of a game, at tables of some sizes."""

    mode: str
    seats: tuple[int, ...]
    value: Weights
    policy: Layers | None = None
    """None where it did not pay: then a choice is as promising as it looks one step ahead."""
    kinds: dict[str, float] = {}
    """A bias for each kind of answer to each question."""


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


def write_networks(learned: Sequence[Network], features: Sequence[str], path: Path) -> None:
    """One compressed file for all; it names the features that it was trained on."""
    arrays: dict[str, NDArray[np.generic]] = {
        "format": np.array(FORMAT),
        "features": np.array(list(features)),
        "modes": np.array([network.mode for network in learned]),
    }
    for number, network in enumerate(learned):
        spread, weights = network.value.spread, network.value.weights
        ends = [(end.now, end.at(0.5), end.later) for end in (weights[name] for name in features)]
        arrays[f"{number}.seats"] = np.array(network.seats)
        arrays[f"{number}.value"] = np.array(ends, np.float32)
        arrays[f"{number}.spread"] = np.array([spread.now, spread.later], np.float32)
        things = network.value.things
        if things:
            arrays[f"{number}.things"] = np.array(list(things))
            arrays[f"{number}.held"] = np.array(list(things.values()), np.float32)
        if network.policy is None:
            continue
        arrays[f"{number}.kinds"] = np.array(list(network.kinds))
        arrays[f"{number}.biases"] = np.array(list(network.kinds.values()), np.float32)
        arrays[f"{number}.centre"], arrays[f"{number}.scale"] = network.policy.centre, network.policy.scale
        for at, (weight, bias) in enumerate(zip(network.policy.weights, network.policy.biases, strict=True)):
            arrays[f"{number}.{at}.weight"] = weight.astype(np.float16)
            arrays[f"{number}.{at}.bias"] = bias.astype(np.float16)
    np.savez_compressed(path, **arrays)  # type: ignore[arg-type]


def read_networks(path: Path, features: Sequence[str]) -> tuple[Network, ...]:
    """What was learned; raises `ContentError` if the file is broken or was trained on other features.

    Features that a game has got since then come last and count for nothing: what was learned holds where they are 0.
    """
    try:
        with path.open("rb") as file, ZipFile(file) as packed:
            sizes = [_announced(packed, member) for member in packed.infolist()]
        if sum(sizes) > LARGEST:
            raise ContentError("network-large", file=path.name, size=sum(sizes), most=LARGEST)
        with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
            arrays = {name: data[name] for name in data.files}
        if int(arrays["format"]) != FORMAT:
            raise ContentError("network-format", file=path.name, format=int(arrays["format"]), known=FORMAT)
        known = tuple(arrays["features"].tolist())
        if tuple(features[: len(known)]) != known:
            raise ContentError("network-features", file=path.name)
        modes = arrays["modes"].tolist()
        return tuple([_network(arrays, mode, f"{number}.", features) for number, mode in enumerate(modes)])
    except ContentError:
        raise
    except (OSError, KeyError, ValueError, EOFError, BadZipFile, MemoryError) as error:
        raise ContentError("network-broken", file=path.name, error=error) from None


def _announced(packed: ZipFile, member: ZipInfo) -> int:
    """How many bytes a file in an archive would take in memory, by its directory or by its own head."""
    if member.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise ValueError(f"{member.filename} is packed by method {member.compress_type}; expected deflate")
    with packed.open(member) as file:
        new = np.lib.format.read_magic(file) >= (2, 0)
        read = np.lib.format.read_array_header_2_0 if new else np.lib.format.read_array_header_1_0
        shape, _, kind = read(file)
    return max(member.file_size, math.prod(shape) * kind.itemsize)


def _network(arrays: dict[str, NDArray[np.generic]], mode: str, prefix: str, features: Sequence[str]) -> Network:
    mine = {name.removeprefix(prefix): array for name, array in arrays.items() if name.startswith(prefix)}
    rows = mine["value"].tolist()
    old = len(rows)
    rows.extend([(0.0, 0.0, 0.0)] * (len(features) - old))
    worths = {name: Ends(now, later, middle) for name, (now, middle, later) in zip(features, rows, strict=True)}
    things = dict(zip(mine["things"].tolist(), mine["held"].tolist(), strict=True)) if "things" in mine else {}
    value = Weights(Ends(*mine["spread"].tolist()), worths, things=things)
    seats = tuple(mine["seats"].tolist())
    depth = sum(1 for key in mine if key.endswith(".weight"))
    if not depth:
        return Network(mode, seats, value)
    kinds = dict(zip(mine["kinds"].tolist(), map(float, mine["biases"]), strict=True))

    def floats(key: str) -> Array:
        return mine[key].astype(np.float32)

    def widened(key: str) -> Array:
        """What reads the inputs, with nothing for those that are new; after the features come what a choice looks."""
        return np.insert(floats(key), [old] * (len(features) - old), 0.0, axis=0)

    policy = Layers(
        widened("centre"),
        widened("scale"),
        tuple([floats(f"{at}.weight") if at else widened(f"{at}.weight") for at in range(depth)]),
        tuple([floats(f"{at}.bias") for at in range(depth)]),
    )
    return Network(mode, seats, value, policy, kinds)


@lru_cache(maxsize=16)
def networks(game: Game) -> tuple[Network, ...]:
    """What a game ships; empty if nothing was learned about it yet."""
    path = game.bot_folder / FILE if game.bot_folder is not None else None
    return read_networks(path, game.features) if path is not None and path.exists() else ()


@lru_cache(maxsize=64)
def learned(game: Game, mode: str, seats: int) -> tuple[Network, Scales] | None:
    """What was learned about tables of a mode, with the scales for it; None if nothing was."""
    for network in networks(game):
        if network.mode == mode and seats in network.seats:
            return network, Scales(game, network.value, mode)
    return None


def learned_of(state: State) -> tuple[Network, Scales] | None:
    """What was learned about tables like this one."""
    game: Game = state.game
    return learned(game, game.mode_of(state), state.seats)
