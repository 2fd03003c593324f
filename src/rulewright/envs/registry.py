"""The ids of all environments: one for each game, for each of its modes and for each of its variants, with a version.

The version changes when a learner that was trained before would no longer understand what it sees.
"""

from __future__ import annotations

from msgspec import Struct

from rulewright.catalog import game_names, load
from rulewright.core.errors import SetupError
from rulewright.core.game import Mode

VERSION = 0
NAMESPACE = "rulewright"


class Entry(Struct, frozen=True):
    """What an id stands for."""

    game: str
    variant: str | None
    about: str
    mode: str | None = None
    """Only for ids of a mode; a variant has its own."""


class Resolved(Struct, frozen=True):
    """What a name or an id means, together with what was asked for besides."""

    game: str
    mode: str | None
    variant: str | None
    id: str


def ids() -> dict[str, Entry]:
    """Every id (`<game>-v0`, `<game>-<mode>-v0`, `<game>-<variant>-v0`) with what it stands for."""
    found: dict[str, Entry] = {}
    for name in game_names():
        game = load(name)
        several = len(game.modes) > 1
        first = f"the whole game, {about_mode(game.modes[0])}" if several else "the whole game"
        found[f"{name}-v{VERSION}"] = Entry(name, None, first)
        for mode in game.modes if several else ():
            found[f"{name}-{mode.name}-v{VERSION}"] = Entry(name, None, about_mode(mode), mode.name)
        for variant in game.variants:
            found[f"{name}-{variant.name}-v{VERSION}"] = Entry(name, variant.name, variant.about)
    return found


def about_mode(mode: Mode) -> str:
    """A mode in a few words."""
    seats = " or ".join(str(seats) for seats in mode.seats)
    together = ", who win together" if mode.cooperative and mode.seats != (1,) else ""
    return f"mode {mode.name}: {seats} player{'' if mode.seats == (1,) else 's'}{together}"


def resolve(name: str, variant: str | None = None, mode: str | None = None) -> Resolved:
    """What is meant by the name of a game or an id; raises `SetupError` if it cannot be, with what there is."""
    known = ids()
    id = name.removeprefix(f"{NAMESPACE}/")
    entry = known.get(id)
    if entry is not None:
        if variant not in (None, entry.variant):
            raise SetupError("env-id-variant", id=name, variant=variant)
        if entry.mode is not None and mode not in (None, entry.mode):
            raise SetupError("env-id-mode", id=name, mode=mode)
        return Resolved(entry.game, mode or entry.mode, entry.variant, id)
    if name not in game_names():
        raise SetupError("env-id-unknown", id=name, known=", ".join(known))
    word = variant or (mode if len(load(name).modes) > 1 else None)
    stem = name if word is None else f"{name}-{word}"
    return Resolved(name, mode, variant, f"{stem}-v{VERSION}")


def register() -> None:
    """Tell Gymnasium about every id, so that `gymnasium.make("rulewright/<id>")` finds it."""
    import gymnasium

    for name, entry in ids().items():
        full = f"{NAMESPACE}/{name}"
        if full not in gymnasium.registry:
            kwargs = {"game": entry.game, "variant": entry.variant, "mode": entry.mode}
            gymnasium.register(full, "rulewright.envs.gymnasium_env:LearnerEnv", kwargs=kwargs)
