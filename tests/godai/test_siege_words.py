"""Every event, question, answer and refusal of the Villain phases has its words in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import rulewright.games.godai.rules as rules
from rulewright.content.texts import LANGUAGES
from rulewright.core.record import Event, kebab
from rulewright.games.godai.model.choices import siege as choices
from rulewright.games.godai.model.events import siege as events
from rulewright.games.godai.model.vocabulary import Element

from .test_texts import SAY

MODULES = (
    "villain", "discoveries", "harvest_end", "banners", "jaethi", "jaethi_surges", "siege_damage", "siege_turn",
    "siege_verbs", "bolstering", "defending", "strikes", "refusals/siege",
)  # fmt: skip
BROKEN = re.compile(r"[{}\u2068\u2069]|  | [.,;:?]|\.\.|None|\?\?")
VALUES: dict[str, Any] = {
    "card": "siege-fire-ember-brood", "element": "fire", "slot": 2, "hex": "h14", "n": 2, "now": 3, "left": 1,
    "defender": "tower-1", "wave": 2, "siege": 2, "stat": "power", "skill": "explore", "success": 1, "resilience": 4,
    "to": 1, "who": "Anna", "boss": 3, "tier": 1, "have": 0, "hit": 0, "place": 1, "number": 5, "rank": 2,
}  # fmt: skip
OTHERS: dict[str, tuple[Any, ...]] = {
    "element": tuple(map(str, Element)), "slot": (0, 1, 5), "n": (1, 5), "success": (0,), "hex": ("0",),
    "stat": ("potential", "power", "range", "recruits", "resilience"), "skill": ("navigate", "survival"),
}  # fmt: skip


def ids(prefix: str) -> list[str]:
    """The ids of this kind that the rules of the Villain phases name."""
    folder = Path(rules.__file__).parent
    text = "".join([(folder / f"{name}.py").read_text() for name in MODULES])
    return sorted(set(re.findall(rf'"({prefix}-[a-z-]+)"', text)))


def check(language: str, id: str, fixed: dict[str, Any] | None = None) -> None:
    """The sentence is there and whole, with every value that it could tell."""
    say = SAY[language]
    values = {**VALUES, **(fixed or {})}
    for changed in ({}, *[{name: value} for name, row in OTHERS.items() for value in row]):
        if fixed is not None and changed.keys() & fixed.keys():
            continue
        if changed.get("slot") == 0 and id != "log-defender-hit":
            continue
        text = say(id, **{**values, **changed})
        assert text, id
        assert not BROKEN.search(text), text
        assert id not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_line(language: str) -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    for kind in kinds:
        if kind is not Event:
            fixed = {"stat": "attack"} if kind is events.GearLost else None
            check(language, f"log-{kebab(kind.__name__)}", fixed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_refusal_has_its_sentence(language: str) -> None:
    asked = ids("prompt")
    assert len(asked) == 25
    for id in (*asked, *ids("why")):
        check(language, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_label(language: str) -> None:
    for kind in (choices.BolsterWith, choices.UseOre, choices.PickSiegeCard):
        check(language, f"choice-{kebab(kind.__name__)}")
    for id in ("choice-pick-defender", "choice-pick-opponent"):
        check(language, id)
