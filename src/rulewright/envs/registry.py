"""The ids of all environments: one for each game of the catalog and for each of its variants, with a version.

The version changes when a learner that was trained before would no longer understand what it sees.
"""

from __future__ import annotations

from msgspec import Struct

from rulewright.catalog import game_names, load
from rulewright.core.errors import SetupError

VERSION = 0
NAMESPACE = "rulewright"


class Entry(Struct, frozen=True):
    """What an id stands for."""

    game: str
    variant: str | None
    about: str


def ids() -> dict[str, Entry]:
    """Every id (`<game>-v0`, `<game>-<variant>-v0`) with what it stands for."""
    found: dict[str, Entry] = {}
    for name in game_names():
        found[f"{name}-v{VERSION}"] = Entry(name, None, "the whole game")
        for variant in load(name).variants:
            found[f"{name}-{variant.name}-v{VERSION}"] = Entry(name, variant.name, variant.about)
    return found


def resolve(name: str, variant: str | None) -> tuple[str, str | None, str]:
    """Game, variant and id, from the name of a game or from an id."""
    known = ids()
    entry = known.get(name.removeprefix(f"{NAMESPACE}/"))
    if entry is not None:
        if variant not in (None, entry.variant):
            raise SetupError(f"{name} is not the variant {variant!r}; name the game and the variant, or only the id")
        return entry.game, entry.variant, name.removeprefix(f"{NAMESPACE}/")
    if name not in game_names():
        raise SetupError(f"there is no game and no id {name!r}; ids: {', '.join(known)}")
    stem = name if variant is None else f"{name}-{variant}"
    return name, variant, f"{stem}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium about every id, so that `gymnasium.make("rulewright/<id>")` finds it."""
    import gymnasium

    for name, entry in ids().items():
        full = f"{NAMESPACE}/{name}"
        if full not in gymnasium.registry:
            kwargs = {"game": entry.game, "variant": entry.variant}
            gymnasium.register(full, "rulewright.envs.learner:LearnerEnv", kwargs=kwargs)
