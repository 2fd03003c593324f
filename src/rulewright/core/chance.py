"""Chance: a seed and one counter per stream. The same seed always gives the same outcomes.

Each purpose (a deck, a die) draws from its own stream, so that one more card drawn here does not change
what is drawn there: two bots can be compared on the same luck.

A seed is fast but can be found: what everybody sees of a setup is enough to try out all small seeds. At a
table luck comes from a secret instead (`keyed_outcome`). The table shows a `commitment` to it from the first moment and
reveals the secret when the game is over, so that anybody can check that the luck was fixed beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2s, sha256
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
SECRET_BYTES = 32
"""How long a table's secret is; 16 would be enough, and BLAKE2s takes no more than 32."""
COMMITTED = "rulewright luck "
"""What the secret is prefixed with before it is hashed into its commitment."""


def mix(value: int) -> int:
    """Spread a number over 64 bits (the finaliser of SplitMix64)."""
    value &= _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def outcome(seed: int, stream: str, count: int, n: int) -> int:
    """The `count`-th outcome of a stream: a number from 0 to n - 1."""
    # `mix`, written out for speed: every card that is drawn comes from here.
    value = (_start(seed, stream) + (count + 1) * _GOLDEN) & _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((value ^ (value >> 31)) * n) >> 64


@lru_cache(1 << 10)
def _start(seed: int, stream: str) -> int:
    """Where a stream begins."""
    return mix(seed + crc32(stream.encode()) * _GOLDEN)


def keyed_outcome(secret: bytes, seed: int, stream: str, count: int, n: int) -> int:
    """The `count`-th outcome of a stream where luck is secret: without the secret, the others say nothing about it.

    The seed is public here. It is 0 at first, and an undo by consent changes it, so that the luck to come is different.
    """
    drawn = blake2s(f"{seed}/{stream}/{count}".encode(), key=secret, digest_size=8, person=b"luck").digest()
    return (int.from_bytes(drawn, "big") * n) >> 64


def commitment(secret: bytes) -> str:
    """What a table shows of its secret before the game: it matches no other secret and reveals nothing about it."""
    return sha256((COMMITTED + secret.hex()).encode()).hexdigest()


def private_seed(secret: bytes, *what: int) -> int:
    """A seed for something besides the game, such as a bot's thinking; it reveals nothing about the game's own luck."""
    text = "/".join(str(number) for number in what).encode()
    return int.from_bytes(blake2s(text, key=secret, digest_size=7, person=b"beside").digest(), "big")


class Dice:
    """A stream of its own for bots and searches, never for a game's own luck."""

    __slots__ = ("count", "seed", "stream")

    def __init__(self, seed: int, stream: str = "dice") -> None:
        self.seed = seed
        self.stream = stream
        self.count = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        got = outcome(self.seed, self.stream, self.count, n)
        self.count += 1
        return got

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        pool = list(items)
        # `below`, written out for speed: every world that a bot imagines shuffles what is unseen.
        at = _start(self.seed, self.stream) + self.count * _GOLDEN
        for last in range(len(pool) - 1, 0, -1):
            at += _GOLDEN
            value = at & _MASK
            value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
            other = ((value ^ (value >> 31)) * (last + 1)) >> 64
            pool[last], pool[other] = pool[other], pool[last]
        self.skip(max(0, len(pool) - 1))
        return pool

    def skip(self, outcomes: int) -> None:
        """Leave outcomes out that would make no difference; those that follow stay what they were."""
        self.count += outcomes
