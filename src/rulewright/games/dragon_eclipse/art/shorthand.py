"""Shorthand: what a component does in signs and numbers, the same in every language.

Large faces put the first sign of an effect before its sentence; small faces, on a mat, have room for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from rulewright.svg.elements import DISPLAY, polygon, rect, text
from rulewright.svg.icons import icon
from rulewright.svg.measure import width

from .. import conditions, effects, passives
from ..model.vocabulary import Per, Whom

ANY = "∞"
"""Any range."""


class Sign(NamedTuple):
    """An icon and what is written after it; `slot` and `cost` are drawn with the words inside."""

    icon: str
    words: str = ""


_ICONS: dict[type, str] = {
    effects.Attack: "attack",
    effects.Deal: "deal",
    effects.Suffer: "suffer",
    effects.SufferBurn: "burn",
    effects.Heal: "heal",
    effects.Cleanse: "cleanse",
    effects.Move: "move",
    effects.Blink: "blink",
    effects.Rush: "rush",
    effects.Retreat: "retreat",
    effects.GainPower: "power",
    effects.DiscardPower: "power-lost",
    effects.Draw: "draw",
    effects.DiscardCard: "discard-card",
    effects.DiscardTop: "discard-top",
    effects.Search: "search",
    effects.Slide: "slide",
    effects.Reshuffle: "reshuffle",
    effects.Shuffle: "shuffle",
    effects.Interrupt: "interrupt",
    effects.Trigger: "trigger",
    effects.ResolveTop: "resolve-top",
    effects.RemoveThis: "remove",
    effects.Place: "token-place",
    effects.GainToken: "token-gain",
    effects.DiscardToken: "token-lost",
    effects.SummonUp: "summon",
    effects.SummonsAct: "summon",
    effects.OneOf: "one-of",
    effects.When: "when",
    passives.Reach: "target",
    passives.Sharpen: "pierce",
    passives.Empower: "deal",
    passives.SlotPower: "power",
    passives.Whenever: "whenever",
}
_PER = {
    Per.TOKEN: "token",
    Per.HELD: "token-gain",
    Per.BURN: "burn",
    Per.CONDITION: "weak",
    Per.DISCARD: "discard",
    Per.TRACK: "deck",
    Per.POWER: "power",
    Per.SPACE: "target",
    Per.SUMMON: "summon",
}


def lead(effect: Any) -> Sign:
    """The sign that an effect or a frame is known by."""
    if isinstance(effect, effects.InSlot):
        return Sign("slot", str(effect.slot))
    if isinstance(effect, effects.Advantage):
        return Sign(effect.element)
    if isinstance(effect, effects.May):
        return Sign("cost", str(effect.power)) if effect.power else Sign("token-lost" if effect.tokens else "may")
    if isinstance(effect, passives.Offer):
        return Sign("cost", str(effect.power))
    if isinstance(effect, effects.Inflict | effects.GainCondition):
        return Sign(next(iter(effect.conditions)))
    if isinstance(effect, effects.Boost | passives.Raise):
        return Sign("boost" if max(effect.stats.values()) > 0 else "lower")
    return Sign(_ICONS[type(effect)])


def signs(effect: Any) -> list[Sign]:
    """An effect in shorthand: "attack +1, target 3, burn 2"."""
    write = _WRITTEN.get(type(effect))
    return write(effect) if write is not None else [lead(effect)]


def _reach(range: int, line: bool, usual: int = -1) -> list[Sign]:
    found = [] if range == usual else [Sign("target", str(range) if range else ANY)]
    return [*found, Sign("line")] if line else found


def _per(per: Per | None) -> list[Sign]:
    return [Sign("per"), Sign(_PER[per])] if per is not None else []


def _tokens(given: dict[Any, int]) -> list[Sign]:
    return [Sign(condition, str(n) if n > 1 else "") for condition, n in given.items()]


def _plus(n: int) -> str:
    return f"{n:+d}".replace("-", "−") if n else ""


def _damage(effect: effects.Attack | effects.Deal) -> list[Sign]:
    attack = isinstance(effect, effects.Attack)
    words = _plus(effect.plus) if isinstance(effect, effects.Attack) else str(effect.n)
    crowd = [Sign("crowd")] if effect.whom is not Whom.ONE else []
    tags = [Sign("pierce", str(effect.pierce))] if effect.pierce else []
    drain = [Sign("drain")] if effect.drain else []
    where = _reach(effect.range, effect.line, 1 if attack else -1)
    marks = [Sign("mark", mark.removeprefix("mark-")) for mark in effect.on]
    kind = "attack" if attack else "deal"
    return [Sign(kind, words), *_per(effect.per), *crowd, *where, *marks, *_tokens(effect.inflict), *tags, *drain]


def _stats(effect: effects.Boost | passives.Raise) -> list[Sign]:
    return [Sign(stat, _plus(n)) for stat, n in effect.stats.items()]


def _all(several: Sequence[Any]) -> list[Sign]:
    return [sign for effect in several for sign in signs(effect)]


def _one_of(effect: effects.OneOf) -> list[Sign]:
    found = [Sign("one-of")]
    for n, option in enumerate(effect.options):
        found.extend(([Sign("or")] if n else []) + _all(option))
    return found


def _inside(effect: Any) -> list[Sign]:
    return [lead(effect), *_all(effect.effects)]


def _counted(effect: Any) -> list[Sign]:
    return [Sign(lead(effect).icon, str(effect.n)), *_per(getattr(effect, "per", None))]


_WRITTEN: dict[type, Callable[[Any], list[Sign]]] = {
    effects.Attack: _damage,
    effects.Deal: _damage,
    effects.Inflict: lambda e: [*_tokens(e.conditions), *_reach(e.range, e.line, 0)],
    effects.GainCondition: lambda e: [Sign("suffer"), *_tokens(e.conditions)],
    effects.Suffer: _counted,
    effects.Heal: _counted,
    effects.Cleanse: lambda e: (
        [Sign("cleanse", str(e.n)) if e.condition is None or e.n > 1 else Sign("cleanse")]
        + ([Sign(e.condition)] if e.condition is not None else [])
    ),
    effects.Boost: _stats,
    effects.Move: lambda e: [Sign("move", _plus(e.plus)), *([Sign("line")] if e.line else [])],
    effects.Rush: lambda e: [Sign("rush", _plus(e.plus)), *([Sign("line")] if e.line else [])],
    effects.Retreat: lambda e: [Sign("retreat", _plus(e.plus))],
    effects.Blink: lambda e: [Sign("blink", str(e.range))],
    effects.GainPower: lambda e: [Sign("power", f"+{e.n}"), *_per(e.per)],
    effects.DiscardPower: _counted,
    effects.Draw: _counted,
    effects.DiscardCard: _counted,
    effects.DiscardTop: _counted,
    effects.Search: _counted,
    effects.Interrupt: _counted,
    effects.Place: lambda e: [Sign("token-place", str(e.n)), *_reach(e.range, line=False)],
    effects.GainToken: _counted,
    effects.DiscardToken: _counted,
    effects.SummonsAct: _inside,
    effects.May: _inside,
    effects.InSlot: _inside,
    effects.Advantage: _inside,
    effects.When: _inside,
    effects.OneOf: _one_of,
    passives.Raise: lambda e: [*_stats(e), *_per(e.per)],
    passives.Reach: lambda e: [Sign("attack"), Sign("target", _plus(e.range))],
    passives.Sharpen: lambda e: [Sign("attack"), Sign("pierce", str(e.pierce))],
    passives.Empower: lambda e: [Sign("deal", _plus(e.plus))],
    passives.SlotPower: lambda e: [Sign("slot", str(e.slot)), Sign("power", _plus(e.plus))],
    passives.Whenever: _inside,
    passives.Offer: _inside,
}

_ASKED: dict[type, str] = {
    conditions.EnemyHealth: "health",
    conditions.OwnHealth: "health",
    conditions.HasPower: "power",
    conditions.SpendPower: "power",
    conditions.TokensNear: "token",
    conditions.HeldTokens: "token-gain",
    conditions.PlaceTokens: "token-place",
    conditions.SurviveSpecial: "special",
    conditions.UseSpecial: "special",
    conditions.DealAtOnce: "deal",
    conditions.Block: "defense",
    conditions.HealUp: "heal",
    conditions.InterruptTrack: "interrupt",
    conditions.DealNothing: "taming",
    conditions.OnMark: "mark",
    conditions.EndTurnOnMark: "mark",
    conditions.WinCombat: "legendary",
}


def asked(condition: Any) -> Sign:
    """The sign of something that a Taming card or a quest asks for."""
    if isinstance(condition, conditions.ResolveSlot):
        return Sign("slot", str(condition.slot))
    found = getattr(condition, "condition", None) or getattr(condition, "element", None)
    return Sign(str(found or _ASKED.get(type(condition), "target")))


# -- drawing ---------------------------------------------------------------------------------------------------------


@lru_cache(2048)
def gem(x: float, y: float, r: float, words: str, ground: str = "#2c2350", ink: str = "#fff3d0") -> str:
    """Power as a number in a hexagon."""
    corners = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    size = r * (1.32 if len(words) < 2 else 1.0)
    shape = polygon([(x + r * a, y + r * b) for a, b in corners], ground, stroke="#e0a83a", stroke_width=r * 0.13)
    return shape + text(x, y + size * 0.36, words, size, ink, "middle", font_family=DISPLAY, font_weight="700")


def plate(x: float, y: float, r: float, words: str, ground: str, ink: str) -> str:
    """A slot as a number on a small card."""
    size = r * 1.46
    return rect(x - r * 0.78, y - r, r * 1.56, r * 2, ground, r * 0.34) + text(
        x, y + size * 0.36, words, size, ink, "middle", font_family=DISPLAY, font_weight="700"
    )


def draw_sign(sign: Sign, x: float, y: float, size: float, ink: str, paper: str) -> str:
    """A sign's picture around a point, without the words that follow it."""
    if sign.icon == "slot":
        return plate(x, y, size * 0.56, sign.words, ink, paper)
    if sign.icon == "cost":
        return gem(x, y, size * 0.62, sign.words)
    if sign.icon == "per":
        return text(x, y + size * 0.3, "×", size * 0.9, ink, "middle")
    if sign.icon == "or":
        return text(x, y + size * 0.3, "/", size, ink, "middle", font_weight="700")
    return icon(sign.icon, x, y, size, ink)


def _step(sign: Sign, size: float) -> float:
    """How much room a sign takes."""
    if sign.icon in ("per", "or"):
        return size * 0.6
    after = "" if sign.icon in ("slot", "cost") else sign.words
    return size * 1.12 + (width(after, size * 0.86, bold=True) + size * 0.14 if after else 0)


def broken(several: Sequence[Sign], w: float, size: float) -> list[list[Sign]]:
    """Signs in lines that fit."""
    lines: list[list[Sign]] = [[]]
    used = 0.0
    for sign in several:
        step = _step(sign, size)
        if lines[-1] and used + step > w:
            lines.append([])
            used = 0
        lines[-1].append(sign)
        used += step
    return lines


def draw_signs(several: Sequence[Sign], x: float, y: float, size: float, ink: str, paper: str) -> str:
    """One line of signs from here to the right; y is their middle."""
    drawn = []
    for sign in several:
        drawn.append(draw_sign(sign, x + size * (0.3 if sign.icon in ("per", "or") else 0.5), y, size, ink, paper))
        if sign.words and sign.icon not in ("slot", "cost"):
            letters = size * 0.86
            drawn.append(text(x + size * 1.1, y + letters * 0.36, sign.words, letters, ink, font_weight="700"))
        x += _step(sign, size)
    return "".join(drawn)
