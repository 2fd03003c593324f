"""Which choices deserve a look, learned from how a searcher shared its thinking among them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import numpy as np

from rulewright.bots.network import Layers, policy_rows
from rulewright.bots.search import WARMTH

from .games import Record
from .student import Array, Epoch, Student
from .value import HELD_OUT

SHARP = 4.0
"""A searcher looks at what it does not believe in, too: its opinion is sharper than its visits, by this power."""


def train_policy(
    records: Sequence[Record], epochs: int, seed: int
) -> tuple[Layers, dict[str, float], list[Epoch], float]:
    """Foretell how a searcher shares its thinking; also returns the error of the weights' own promise."""
    sets: dict[bool, list[tuple[Array, list[str], Array, Array]]] = {True: [], False: []}
    for record in records:
        for lesson in record.lessons:
            before = np.array(lesson.before, np.float32)
            rows = policy_rows(before, np.array(lesson.after, np.float32), lesson.looks, lesson.remaining)
            shares = np.array(lesson.shares, np.float32) ** SHARP
            sets[record.number % HELD_OUT == 0].append(
                (rows, lesson.kinds, shares / shares.sum(), np.array(lesson.looks, np.float32))
            )
    student = Student(np.concatenate([rows for rows, *_ in sets[False]]), (32,), seed)
    kinds = {kind: 0.0 for _, names, _, _ in sets[False] for kind in names}
    dice = np.random.default_rng(seed)
    curve: list[Epoch] = []
    best, least = (student.copied(), dict(kinds)), float("inf")

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
            best, least = (student.copied(), dict(kinds)), held
    plain = fmean(float(-(target * np.log(_promise(looks) + 1e-9)).sum()) for _, _, target, looks in sets[True])
    return *best, curve, plain


def _promise(looks: Array) -> Array:
    """What `search` would promise without a policy."""
    powers = np.exp((looks - looks.max()) / WARMTH)
    return np.asarray(powers / powers.sum())
