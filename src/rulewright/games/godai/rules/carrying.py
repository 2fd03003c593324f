"""What Items say, and what a hero has announced to use on the next roll."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rulewright.core.record import Seat

from ..item_effects import EasesSkill, EasesTest, ItemEffect
from ..model.state import GodaiState
from ..model.vocabulary import SKILLS, Stat
from .book import content_of

E = TypeVar("E", bound=ItemEffect)

EASING = ("snail-tonic", "hairpin-of-intellect")
"""Items that make the next roll of a hero lower."""
HELPED = "helped-"
"""How what another hero's Ability gives for the next Stat Test begins, among what a hero has `used`; the number
follows.
"""


def effects_of(state: GodaiState, items: Iterable[str], kind: type[E]) -> Iterator[E]:
    """What these Items do of one kind, each as often as it is there."""
    cards = content_of(state).items
    for item in items:
        card = cards.get(item)
        if card is not None:
            for effect in card.effects:
                if isinstance(effect, kind):
                    yield effect


def eased(state: GodaiState, seat: Seat, stat: Stat) -> tuple[tuple[str, int], ...]:
    """GOD-1060: what a hero has said to use on the next roll; it is used up by asking."""
    hero = state.heroes[seat]
    found: list[tuple[str, int]] = []
    for item in EASING:
        token = f"next-{item}"
        if token not in hero.used:
            continue
        lower = [effect.n for effect in effects_of(state, (item,), EasesTest)]
        if stat in SKILLS:
            lower += [effect.n for effect in effects_of(state, (item,), EasesSkill)]
        if lower:
            found.append(("item", -sum(lower)))
            hero.used = tuple([one for one in hero.used if one != token])
    for token in [one for one in hero.used if one.startswith(HELPED)]:
        # Resonance and the like: for the next Stat Test, whichever it is.
        found.append(("help", -int(token.removeprefix(HELPED))))
        hero.used = tuple([one for one in hero.used if one != token])
    return tuple(found)
