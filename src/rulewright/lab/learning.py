"""Learning: trains the networks of `expert` from games, with NumPy alone.

    python -m rulewright.lab.learning GAME --games 400 --jobs 2 --out expert.npz

Planners play each other with some stray choices; how the games end teaches the value. At some of the decisions a
searcher is asked as well; how it shares its thinking among the choices teaches the policy. A part of the games is
held out: what is reported is measured on those alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import click
import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rulewright.bots import Seen, make
from rulewright.bots.imagining import tried
from rulewright.bots.network import Layers, Network, kind_of, policy_rows, read_network, value_rows, write_network
from rulewright.bots.planner import best_plan
from rulewright.bots.weighing import scales
from rulewright.catalog import load

Array = NDArray[np.float32]
STRAY = 0.05
NOTED = 0.3
ASKED = 0.06
"""Part of the decisions at which the teacher is asked."""
HELD_OUT = 6
"""Every so many games, one is kept for judging only."""
REACH = 10.0


class Lesson(Struct, frozen=True):
    """What a teacher thought of one decision."""

    before: list[float]
    after: list[list[float]]
    looks: list[float]
    remaining: float
    kinds: list[str]
    shares: list[float]


class Record(Struct, frozen=True):
    """What one game taught."""

    number: int
    scores: tuple[int, ...]
    positions: list[tuple[float, list[list[float]]]]
    lessons: list[Lesson]


def play(name: str, teacher: str, numbers: Sequence[int], seed: int) -> list[Record]:
    """Games of planners, with a teacher looking over their shoulders now and then."""
    game = load(name)
    weigh = scales(game)
    sizes = [count for count in game.modes[0].seats if count > 1]
    found = []
    for number in numbers:
        # Two seats half of the time: duels teach the most for their price.
        players = sizes[0] if number % 2 == 0 else sizes[(number // 2) % len(sizes)]
        dice = random.Random(seed + number)
        state = game.new(players, seed + number)
        positions: list[tuple[float, list[list[float]]]] = []
        lessons: list[Lesson] = []
        turn = game.turn(state)
        while not state.over:
            decision = state.decision
            seat, choices = decision.seat, decision.choices
            world = state.resample(seat, dice.getrandbits(40))
            if len(choices) > 1 and dice.random() < ASKED:
                lessons.append(_ask(game, teacher, state, world, decision, dice.getrandbits(30)))
            if len(choices) > 1 and dice.random() < STRAY:
                choice = choices[dice.randrange(len(choices))]
            else:
                choice = best_plan(world, decision, weigh)
            state.apply(choice, seat)
            # Simulations end with turns, so ends of turns are what must be judged well.
            now = game.turn(state)
            if (now != turn or dice.random() < NOTED / 3) and not state.over:
                positions.append((game.remaining(state), [[float(x) for x in row] for row in game.measure(state)]))
            turn = now
        assert state.outcome is not None
        found.append(Record(number, state.outcome.scores, positions, lessons))
    return found


def _ask(game: Any, teacher: str, state: Any, world: Any, decision: Any, seed: int) -> Lesson:
    seat = decision.seat
    weigh = scales(game)
    advice = make(teacher, seed).explain(Seen(state, seat), decision)
    shares = {weighed.choice: weighed.share for weighed in advice.considered}
    after = [tried(world, seat, choice) for choice in decision.choices]
    return Lesson(
        [float(x) for x in game.measure(world)[seat]],
        [[float(x) for x in game.measure(one)[seat]] for one in after],
        [weigh.chances(one)[seat] for one in after],
        game.remaining(world),
        [kind_of(decision.prompt, choice) for choice in decision.choices],
        [shares.get(choice, 0.0) for choice in decision.choices],
    )


# -- a network that learns ---------------------------------------------------------------------------------------


class Student:
    """Layers under training: Adam, weight decay, ReLU in between."""

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


class Epoch(Struct, frozen=True):
    """One pass over the data, and how well the held-out games are foretold after it."""

    network: str
    number: int
    train: float
    held_out: float


def train_value(records: Sequence[Record], name: str, epochs: int, seed: int) -> tuple[Layers, list[Epoch], float]:
    """Foretell the final lead that the weights leave open; also returns their own error on the held-out games."""
    weigh = scales(load(name))
    sets: dict[bool, tuple[list[Array], list[Array]]] = {True: ([], []), False: ([], [])}
    for record in records:
        rows, rest = sets[record.number % HELD_OUT == 0]
        mean = fmean(record.scores)
        leads = np.array([score - mean for score in record.scores], np.float32)
        for remaining, features in record.positions:
            table = np.array(features, np.float32)
            worths = table @ np.array(weigh.weights_at(remaining), np.float32)
            rows.append(value_rows(table, remaining))
            rest.append((leads - (worths - worths.mean())) / REACH)
    x, y = np.concatenate(sets[False][0]), np.concatenate(sets[False][1])
    held_x, held_y = np.concatenate(sets[True][0]), np.concatenate(sets[True][1])
    student = Student(x, (32, 16), seed)
    dice = np.random.default_rng(seed)
    curve: list[Epoch] = []
    best, least = student.layers(), float("inf")
    for number in range(1, epochs + 1):
        order = dice.permutation(len(y))
        total = 0.0
        for start in range(0, len(order), 256):
            some = order[start : start + 256]
            signals = student.forward(x[some])
            error = np.clip(signals[-1][:, 0] - y[some], -3, 3)
            total += float((error**2).sum())
            student.backward(signals, error / len(some), 1e-3 * 0.85**number, 2e-2)
        held = float(np.sqrt(np.mean((student.forward(held_x)[-1][:, 0] - held_y) ** 2))) * REACH
        curve.append(Epoch("value", number, float(np.sqrt(total / len(y))) * REACH, held))
        if held < least:
            best, least = _copied(student.layers()), held
    return best, curve, float(np.sqrt(np.mean(held_y**2))) * REACH


def train_policy(
    records: Sequence[Record], epochs: int, seed: int
) -> tuple[Layers, dict[str, float], list[Epoch], float]:
    """Foretell how a searcher shares its thinking; also returns the error of the weights' own promise."""
    sets: dict[bool, list[tuple[Array, list[str], Array, Array]]] = {True: [], False: []}
    for record in records:
        for lesson in record.lessons:
            before = np.array(lesson.before, np.float32)
            rows = policy_rows(before, np.array(lesson.after, np.float32), lesson.looks, lesson.remaining)
            shares = np.array(lesson.shares, np.float32)
            sets[record.number % HELD_OUT == 0].append(
                (rows, lesson.kinds, shares / shares.sum(), np.array(lesson.looks, np.float32))
            )
    student = Student(np.concatenate([rows for rows, *_ in sets[False]]), (32,), seed)
    kinds = {kind: 0.0 for _, names, _, _ in sets[False] for kind in names}
    dice = np.random.default_rng(seed)
    curve: list[Epoch] = []
    best, least = (student.layers(), dict(kinds)), float("inf")

    def shares_of(rows: Array, names: list[str], logits: Array) -> Array:
        scores = logits + np.array([kinds.get(one, 0.0) for one in names], np.float32)
        powers = np.exp(scores - scores.max())
        return np.asarray(powers / powers.sum(), np.float32)

    def surprise(data: list[tuple[Array, list[str], Array, Array]]) -> float:
        return fmean(
            float(-(target * np.log(shares_of(rows, names, student.forward(rows)[-1][:, 0]) + 1e-9)).sum())
            for rows, names, target, _ in data
        )

    for number in range(1, epochs + 1):
        order = dice.permutation(len(sets[False]))
        for start in range(0, len(order), 32):
            batch = [sets[False][at] for at in order[start : start + 32]]
            signals = student.forward(np.concatenate([rows for rows, *_ in batch]))
            logits, errors, at = signals[-1][:, 0], [], 0
            for rows, names, target, _ in batch:
                error = shares_of(rows, names, logits[at : at + len(rows)]) - target
                errors.append(error)
                for kind, one in zip(names, error, strict=True):
                    kinds[kind] = kinds[kind] * 0.9999 - 0.05 * float(one)
                at += len(rows)
            student.backward(signals, np.concatenate(errors) / len(batch), 2e-3 * 0.93**number, 1e-3)
        held = surprise(sets[True])
        curve.append(Epoch("policy", number, surprise(sets[False][:: max(1, len(sets[False]) // 400)]), held))
        if held < least:
            best, least = (_copied(student.layers()), dict(kinds)), held
    plain = fmean(float(-(target * np.log(_promise(looks) + 1e-9)).sum()) for _, _, target, looks in sets[True])
    return *best, curve, plain


def _promise(looks: Array) -> Array:
    powers = np.exp((looks - looks.max()) / 0.04)
    return np.asarray(powers / powers.sum())


def _copied(layers: Layers) -> Layers:
    return Layers(
        layers.centre.copy(),
        layers.scale.copy(),
        tuple(one.copy() for one in layers.weights),
        tuple(one.copy() for one in layers.biases),
    )


def gather(name: str, games: int, teacher: str, seed: int, jobs: int, first: int = 0) -> list[Record]:
    """Records of many games, over processes."""
    parts = [range(at, min(at + 4, first + games)) for at in range(first, first + games, 4)]
    with ProcessPoolExecutor(jobs) as pool:
        work = partial(play, name, teacher, seed=seed)
        return [record for part in pool.map(work, parts) for record in part]


@click.command()
@click.argument("name", metavar="GAME")
@click.option("--games", default=400, show_default=True)
@click.option("--epochs", default=12, show_default=True)
@click.option("--teacher", default="search:sims=80", show_default=True, help="who is asked at some decisions")
@click.option("--seed", default=0, show_default=True)
@click.option("--jobs", default=1, show_default=True)
@click.option("--data", type=click.Path(path_type=Path), help="keep the games here, or use those that are there")
@click.option("--curve", type=click.Path(path_type=Path), help="write the training curve here, as JSON")
@click.option("--out", type=click.Path(path_type=Path), default=Path("expert.npz"), show_default=True)
def main(
    name: str, games: int, epochs: int, teacher: str, seed: int, jobs: int, data: Path, curve: Path, out: Path
) -> None:
    """Train the networks of a game's expert."""
    if data is not None and data.exists():
        records = msgspec.msgpack.decode(data.read_bytes(), type=list[Record])
    else:
        records = gather(name, games, teacher, seed, jobs)
        if data is not None:
            data.write_bytes(msgspec.msgpack.encode(records))
    value, value_curve, plain_value = train_value(records, name, epochs, seed)
    policy, kinds, policy_curve, plain_policy = train_policy(records, epochs, seed)
    network = Network(value, policy, {kind: round(bias, 3) for kind, bias in kinds.items()}, REACH)
    features = load(name).features
    write_network(network, features, out)
    read_network(out, features)
    best_value = min(epoch.held_out for epoch in value_curve)
    best_policy = min(epoch.held_out for epoch in policy_curve)
    click.echo(f"value: {plain_value:.2f} points of error by the weights alone, {best_value:.2f} with the network")
    click.echo(f"policy: surprise {plain_policy:.3f} by the weights alone, {best_policy:.3f} with the network")
    if curve is not None:
        told = {
            "games": len(records),
            "value_by_weights": plain_value,
            "policy_by_weights": plain_policy,
            "epochs": [*value_curve, *policy_curve],
        }
        curve.write_bytes(msgspec.json.format(msgspec.json.encode(told)))


if __name__ == "__main__":
    main()
