"""Every verb, question, answer, event and refusal of combat has words in both languages, with no value left over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulewright.games.godai as package
from rulewright.content.texts import Language
from rulewright.core.record import kebab
from rulewright.games.godai.formulas import parse
from rulewright.games.godai.model.choices import combat as choices
from rulewright.games.godai.model.events import combat as events

from . import foes
from .battlefield import ABILITIES

LOCALE = Path(package.__file__).parent / "locale"
LANGUAGES = ("en", "uk")


class Words(Language):
    """Names of things that other chapters word are left as ids."""

    kinds = (
        "card", "action", "ability", "item", "mode", "keyword", "condition", "stat", "vital", "element", "battlefield",
        "dice", "modifier", "amount",
    )  # fmt: skip

    def find_name(self, kind: str, id: str, form: str = "") -> str:
        if kind == "amount":
            return self(f"amount-{id}", n=int(form))
        own = kind in ("mode", "keyword", "battlefield", "dice", "modifier")
        return super().find_name(kind, id, form) if own or self.has(f"{kind}-{id}") else id


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Words:
    found = Words(request.param, (LOCALE,))
    element = {f"element-{one}": one for one in ("air", "earth", "fire", "water", "void")}
    return Said(found, element)  # type: ignore[return-value]


class Said:
    """The language; names of Elements, which are words of another chapter, as ids."""

    def __init__(self, say: Words, known: dict[str, str]) -> None:
        self.say, self.known = say, known

    def __call__(self, message: str, /, **values: Any) -> str:
        return (
            self.known[message] if message in self.known and not self.say.has(message) else self.say(message, **values)
        )

    def __getattr__(self, name: str) -> Any:
        return getattr(self.say, name)


def test_every_ability_tells_what_it_does(say: Words) -> None:
    for ability in ABILITIES.values():
        for line in ability.rules(say):  # type: ignore[attr-defined]
            assert line
            assert "{" not in line
    for mode in {mode.id for one in ABILITIES.values() for mode in (*one.modes, *one.outside)}:  # type: ignore[attr-defined]
        assert say.has(f"mode-{mode}"), mode


def test_every_ability_has_a_name(say: Words) -> None:
    for id in ABILITIES:
        assert say.find_name("ability", id) not in ("", id)


def test_every_opponent_tells_what_it_does(say: Words) -> None:
    for card in foes.encounters().values():
        for action in (card.attack, card.mastery, card.special):
            assert all(deed.text(say) for deed in action.deeds)
        assert all(trait.text(say) for trait in card.traits)
    for boss in foes.bosses().values():
        assert all(deed.text(say) for action in boss.actions for deed in action.deeds)
        assert all(trait.text(say) for trait in (*boss.traits, *boss.difficult))
    for escort in foes.escorts().values():
        assert all(deed.text(say) for deed in escort.action.deeds)


def test_every_answer_and_event_has_a_sentence(say: Words) -> None:
    for choice in (
        choices.Meet("fight"), choices.Declare("attack", "health"), choices.Declare("outlast", "explore"),
        choices.UsePower("alux-racial", "vanish"), choices.UsePower("sustain", "shapeshift"),
        choices.AimAt("heal", 1, "health"), choices.AimAt("no"), choices.Favor(0), choices.Favor(1, "energy"),
        choices.UseItem("viper-potion", "reflect", 0), choices.HandItem("viper-potion", 1),
        choices.UseItem("food", "eat", 0), choices.TakeFromDead(1),
    ):  # fmt: skip
        fields = {"whom": "", **{name: getattr(choice, name) for name in choice.__struct_fields__}}
        assert say(f"choice-{kebab(type(choice).__name__)}", prompt="none", **fields)
    for kind in events.AnyCombatEvent.__args__:  # type: ignore[attr-defined]
        values = dict.fromkeys(kind.__struct_fields__, "none") | {"who": "Ana", "n": 1, "gold": 1, "changes": "–"}
        assert say(f"log-{kebab(kind.__name__)}", **values)


@pytest.mark.parametrize("ability", sorted(ABILITIES))
def test_every_formula_can_be_read(ability: str) -> None:
    for mode in (*ABILITIES[ability].modes, *ABILITIES[ability].outside):  # type: ignore[attr-defined]
        for verb in mode.verbs:
            for name in ("n", "health", "energy"):
                formula = getattr(verb, name, "")
                if isinstance(formula, str) and formula:
                    assert parse(formula)


def test_both_languages_have_the_same_messages() -> None:
    files = ("abilities", "combat-effects", "prompts-combat", "choices-combat", "events-combat", "reasons-combat")
    for file in files:
        names = [
            {
                line.split(" =")[0]
                for line in (LOCALE / code / f"{file}.ftl").read_text("utf-8").splitlines()
                if " =" in line and line[0].isalpha()
            }
            for code in LANGUAGES
        ]
        assert names[0] == names[1]
