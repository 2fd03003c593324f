"""Rough value of belongings: by prices.toml, another of a kind less, and all of it less the more there is."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from ..content.content import Content
from ..model.state import GodaiState
from ..model.vocabulary import SKILLS, STATS

_AT_LEAST, _GOLD, _PLATINUM = 0.6, 0.2, 0.6
"""What an Item that prices.toml does not name is worth, and what it is worth besides for each Gold or Platinum."""
_TREASURE = 2.0
_FULL = 0.85
"""Of everything that somebody carries already the next thing is worth this much."""
_AGAIN = 0.6
"""So is another one of the same kind, whoever carries it: a group that has some of everything is ready for more."""
_SKILLS = tuple([STATS.index(skill) for skill in SKILLS])


class Prices:
    """What the Items of a content are worth."""

    def __init__(self, content: Content) -> None:
        self.of = {
            item.id: _AT_LEAST + _GOLD * item.gold if item.gold else _PLATINUM * item.platinum
            for item in content.items.values()
        }
        self.of |= tomllib.loads(Path(__file__).with_name("prices.toml").read_text("utf-8"))["items"]
        self.of |= dict.fromkeys(content.harvests, _TREASURE)
        self.skills = {
            card.id: tuple([at for at in _SKILLS if STATS[at] in card.tests]) for card in content.commissions.values()
        }

    def carried(self, items: Iterable[str], known: dict[str, float]) -> float:
        """What somebody's Items are worth together; `known` is what the next one of each kind is worth to the group."""
        rows = []
        for item in items:
            worth = known.get(item)
            if worth is None:
                worth = self.of.get(item, 1.0)
            known[item] = worth * _AGAIN
            rows.append(worth)
        rows.sort(reverse=True)
        return sum([worth * _FULL**number for number, worth in enumerate(rows)])

    def offers(self, state: GodaiState) -> float:
        """How well the face-up Commissions suit the group: the best rank of each Skill that they test, in tens."""
        best = [max([hero.ranks[at] for hero in state.heroes]) / 10 for at in range(len(STATS))]
        found = 0.0
        for row in state.offered:
            for card in row:
                tests = self.skills[card]
                found += sum([best[at] for at in tests]) / len(tests) if tests else 0.3
        return found
