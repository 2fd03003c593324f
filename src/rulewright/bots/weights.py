"""The weights of a game's `bot.toml`: what its features are worth.

A weight has two ends: what one of the feature is worth in points at the end of the game (`now`) and at its beginning
(`later`); in between it goes straight from the one to the other, or through a third (`middle`). The same for `spread`:
the lead in points that makes one side clearly the favourite. Where a mode of the game asks for other weights, they
stand in its own table (`[modes.<mode>.weights]`); what it does not name is worth the same as everywhere.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rulewright.core.errors import ContentError
from rulewright.core.game import Game


class Ends(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that changes over the game: at its end, and at its beginning."""

    now: float
    later: float
    middle: float | None = None
    """In the middle of the game; without it, halfway between the two."""

    def at(self, remaining: float) -> float:
        """Its value with this share of the game to come: straight from end to end, or on a curve through the middle."""
        straight = self.now + (self.later - self.now) * remaining
        if self.middle is None:
            return straight
        return straight + (self.middle - (self.now + self.later) / 2) * 4 * remaining * (1 - remaining)


class Changed(Struct, frozen=True, forbid_unknown_fields=True):
    """What is worth something else in one mode."""

    weights: dict[str, Ends] = {}
    spread: Ends | None = None


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's features are worth, as it stands in `bot.toml`."""

    spread: Ends
    weights: dict[str, Ends]
    modes: dict[str, Changed] = {}
    """Modes with weights of their own, by name."""
    things: dict[str, float] = {}
    """What single holdings (`BotFace.holdings_by_name`) add to the features, in spreads: learned, not in `bot.toml`."""
    adviser: str = ""
    """The level that is asked for hints, where the usual one would take too long."""

    def of(self, mode: str) -> Weights:
        """What counts in a mode."""
        changed = self.modes.get(mode)
        if changed is None:
            return Weights(self.spread, self.weights, things=self.things)
        return Weights(changed.spread or self.spread, self.weights | changed.weights, things=self.things)

    def replaced(self, mode: str, found: Weights) -> Weights:
        """The same with other weights for a mode: in its own table if it has one, else for all that have none."""
        if mode not in self.modes:
            return replace(self, spread=found.spread, weights=found.weights, things={})
        modes = {**self.modes, mode: Changed(found.weights, found.spread)}
        return replace(self, modes=modes, things={})


def read_weights(path: Path, features: tuple[str, ...]) -> Weights:
    """The weights of a file; raises `ContentError` with what is wrong and where."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Weights)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError("in-file", file=path.name, error=error) from None
    named = [*found.weights, *[name for changed in found.modes.values() for name in changed.weights]]
    unknown = [name for name in named if name not in features]
    missing = [name for name in features if name not in found.weights]
    if unknown or missing:
        raise ContentError("weights-features", file=path.name, unknown=unknown, missing=missing)
    if found.things:
        raise ContentError("weights-things", file=path.name)
    spreads = [found.spread, *[changed.spread for changed in found.modes.values() if changed.spread is not None]]
    if any(min(spread.now, spread.later) <= 0 for spread in spreads):
        raise ContentError("weights-spread", file=path.name)
    return found


def weights_of(game: Game) -> Weights:
    """The weights that a game ships; without any, only finished games differ."""
    path = game.bot_folder / "bot.toml" if game.bot_folder is not None else None
    if path is None or not path.exists():
        return Weights(Ends(1.0, 1.0), dict.fromkeys(game.features, Ends(0.0, 0.0)))
    found = read_weights(path, game.features)
    unknown = [mode for mode in found.modes if mode not in [known.name for known in game.modes]]
    if unknown:
        raise ContentError("weights-modes", file=path.name, game=game.name, unknown=unknown)
    return found
