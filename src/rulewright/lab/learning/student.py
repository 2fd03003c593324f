"""A network that learns: Adam, weight decay, ReLU in between, with NumPy alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rulewright.bots.network import Layers

Array = NDArray[np.float32]


class Epoch(Struct, frozen=True):
    """One pass over the data, and how well the held-out games are foretold after it."""

    network: str
    number: int
    train: float
    held_out: float


class Student:
    """Layers under training."""

    def __init__(self, inputs: Array, widths: Sequence[int], seed: int) -> None:
        dice = np.random.default_rng(seed)
        sizes = [inputs.shape[1], *widths, 1]
        self.centre = inputs.mean(axis=0)
        self.scale = (1 / (inputs.std(axis=0) + 0.05)).astype(np.float32)
        self.weights = [
            (dice.standard_normal((a, b)) * np.sqrt(2 / a) * (0.1 if b == 1 else 1)).astype(np.float32)
            for a, b in pairwise(sizes)
        ]
        self.biases = [np.zeros(b, np.float32) for b in sizes[1:]]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.parts()]
        self.steps = 0

    def parts(self) -> list[Array]:
        return [*self.weights, *self.biases]

    def forward(self, rows: Array) -> list[Array]:
        signals = [(rows - self.centre) * self.scale]
        last = len(self.weights) - 1
        for at, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            signal = signals[-1] @ weight + bias
            signals.append(np.maximum(signal, 0) if at != last else signal)
        return signals

    def backward(self, signals: list[Array], error: NDArray[Any], rate: float, decay: float) -> None:
        """One step of Adam against the gradient of the output."""
        gradient = error[:, None].astype(np.float32)
        weights, biases = [], []
        for at in range(len(self.weights) - 1, -1, -1):
            weights.append(signals[at].T @ gradient)
            biases.append(gradient.sum(axis=0))
            if at:
                gradient = (gradient @ self.weights[at].T) * (signals[at] > 0)
        self.steps += 1
        gradients = [*reversed(weights), *reversed(biases)]
        for at, (part, change, (first, second)) in enumerate(zip(self.parts(), gradients, self.moments, strict=True)):
            first += 0.1 * (change - first)
            second += 0.001 * (change * change - second)
            step = (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            part -= rate * (step + (decay * part if at < len(self.weights) else 0))

    def layers(self) -> Layers:
        return Layers(self.centre.astype(np.float32), self.scale, tuple(self.weights), tuple(self.biases))

    def copied(self) -> Layers:
        """The layers as they are now, whatever is learned later."""
        now = self.layers()
        weights, biases = tuple(one.copy() for one in now.weights), tuple(one.copy() for one in now.biases)
        return Layers(now.centre.copy(), now.scale.copy(), weights, biases)
