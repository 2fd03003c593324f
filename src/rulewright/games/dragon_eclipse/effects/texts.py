"""Pieces of sentences that verbs share, and the verb whose sentence takes its fields as they are."""

from __future__ import annotations

from rulewright.core.record import Effect
from rulewright.core.text import Say

from ..model.vocabulary import Around, Condition, Per, Stat


def reach_text(say: Say, range: int, line: bool) -> str:
    """in range 3 in line"""
    where = say("reach-any") if range == 0 else say("reach-range", n=range)
    return say("reach-line", where=where) if line else where


def tags_text(say: Say, pierce: int, drain: bool) -> str:
    """(Pierce 1, Drain); empty if there are none."""
    if pierce and drain:
        return say("tags-both", n=pierce)
    if pierce:
        return say("tags-pierce", n=pierce)
    return say("tags-drain") if drain else ""


def tokens_text(say: Say, conditions: dict[Condition, int]) -> str:
    """2 Burn and Slow, as what somebody gives or gets."""
    return say.all([say(f"amount-{condition}.given", n=n) for condition, n in conditions.items()])


def per_text(say: Say, per: Per, within: int, around: Around) -> str:
    """for each of your tokens within range 2 of the opponent"""
    where = "any" if not within else str(around)
    return say(f"per-{per}", n=within, where=where)


def stats_text(say: Say, stats: dict[Stat, int]) -> str:
    """+2 Defense and −1 Swiftness"""
    return say.all([say("stat-plus" if n > 0 else "stat-minus", stat=str(stat), n=abs(n)) for stat, n in stats.items()])


def words(*parts: str) -> str:
    """Parts of a sentence that may be empty."""
    return " ".join([part for part in parts if part])


class Plain(Effect, frozen=True):
    """A verb whose sentence has its own name and tells its fields as they are."""

    def text(self, say: Say) -> str:
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return say(f"effect-{self.__struct_config__.tag}", **fields)
