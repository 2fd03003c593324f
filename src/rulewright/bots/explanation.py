"""Explanations: what a bot would do and why, in sentences of any language and in the words of the game's own log."""

from __future__ import annotations

from functools import cache

from rulewright.content.texts import Language
from rulewright.core.errors import ContentError
from rulewright.core.record import Choice, Decision
from rulewright.core.text import Texts

from .base import Advice, Weighed

BY_CHANCE = "random"
"""The bot whose choice is no advice."""
_SURE, _RATHER = 8, 3
"""Percentage points of chances between the best and the next that make a bot sure, or rather sure."""
_SURE_SHARE = 0.75
"""A searcher that spent this share of its thinking on one choice is sure of it, however small the difference."""
_MOST_GAINS = 3
_MOST_PLANNED = 4


def tell(advice: Advice, decision: Decision, texts: Texts) -> list[str]:
    """What the bot would do, how sure it is, what it compared, what speaks for it and what it plans: sentences."""
    say = _words(texts.language)
    first = {"bot": advice.bot, "choice": _label(advice.choice, decision, texts)}
    if len(decision.choices) == 1:
        return [say("advice-only", choice=first["choice"])]
    if advice.bot == BY_CHANCE:
        return [say("advice-random", **first), say("advice-random-honest")]
    own = next((weighed for weighed in advice.considered if weighed.choice == advice.choice), None)
    if own is None:
        reasons = [*_reasons(advice, texts, say), *_plan(advice, texts, say)]
        return [say("advice-choice", **first), *(reasons or [say("advice-blind-honest")])]
    rival = next((weighed for weighed in advice.considered if weighed.choice != advice.choice), None)
    return [
        say("advice-choice", **first),
        say("advice-chance", percent=_percent(own.value)),
        *_certainty(advice, own, rival, decision, texts, say),
        *_reasons(advice, texts, say),
        *_plan(advice, texts, say),
    ]


@cache
def _words(code: str) -> Language:
    """The sentences that all games share."""
    return Language(code)


def _label(choice: Choice, decision: Decision | None, texts: Texts) -> str:
    return texts.choice(choice, decision).removesuffix(".")


def _percent(value: float) -> int:
    return round(100 * min(1.0, max(0.0, value)))


def _certainty(
    advice: Advice, own: Weighed, rival: Weighed | None, decision: Decision, texts: Texts, say: Language
) -> list[str]:
    """How far ahead of the next best the choice is, and how much was compared to know that."""
    if rival is None:
        return []
    ahead = _percent(own.value) - _percent(rival.value)
    other = _label(rival.choice, decision, texts)
    if ahead < 0 and rival.share < own.share:
        second = say("advice-second-untried", choice=other)
    elif ahead > 0:
        second = say("advice-second-worse", choice=other, count=ahead)
    else:
        second = say("advice-second-equal", choice=other)
    compared = len(advice.considered)
    # Who only tries each choice once has compared them, and nothing more.
    deep = advice.sims > compared
    effort = say("advice-futures", choices=compared, count=advice.sims) if deep else ""
    return [_how_sure(advice, own, ahead, say), effort or say("advice-compared", count=compared), second]


def _how_sure(advice: Advice, own: Weighed, ahead: int, say: Language) -> str:
    if ahead >= _SURE or (advice.sims and ahead >= 0 and own.share >= _SURE_SHARE):
        return say("advice-sure")
    if ahead >= _RATHER:
        return say("advice-rather")
    return say("advice-close" if ahead else "advice-equal")


def _reasons(advice: Advice, texts: Texts, say: Language) -> list[str]:
    """What the game's features say for and against the choice; a feature without a name is left out."""
    good: list[str] = []
    bad: list[str] = []
    for feature, points in sorted(advice.gains, key=lambda gain: -abs(gain[1])):
        shown = round(abs(points), 1)
        name = _feature(feature, texts)
        if not shown or not name:
            continue
        side, message = (good, "advice-gain") if points > 0 else (bad, "advice-loss")
        if len(side) < _MOST_GAINS:
            side.append(say(message, feature=name, points=int(shown) if shown == int(shown) else shown))
    told = [say("advice-for", gains=say.row(good))] if good else []
    if bad:
        told.append(say("advice-against", gains=say.row(bad)))
    return [*told, say("advice-beside")] if told else []


def _feature(name: str, texts: Texts) -> str:
    try:
        return texts.name("feature", name)
    except ContentError:
        return ""


def _plan(advice: Advice, texts: Texts, say: Language) -> list[str]:
    """What it means to choose next; the questions are not open yet, so the labels are the general ones."""
    steps = [_label(choice, None, texts) for choice in advice.plan[:_MOST_PLANNED]]
    return [say("advice-plan", plan=say.then(steps))] if steps else []
