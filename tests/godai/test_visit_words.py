"""What the Event phase says and refuses, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rulewright.games.godai as package
from rulewright.core.record import Choice
from rulewright.games.godai.model.choices import visits as answers
from rulewright.games.godai.model.state import Carried, Defender, GodaiState
from rulewright.games.godai.model.steps.visits import ChooseEvent
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.rules.refusals import visits as refusals  # noqa: F401  it registers the refusals
from rulewright.games.godai.table.language import GodaiLanguage

from .positions import content
from .visiting import CENTER, SAMURAI, row, visit

LOCALE = Path(package.__file__).parent / "locale"
SAY = {language: GodaiLanguage(language, (LOCALE,)) for language in ("en", "uk")}
FILES = ("prompts-visits", "choices-visits", "events-visits", "reasons-visits")
SAMPLES: dict[str, tuple[Any, ...]] = {
    "left": (1, 2, 5), "hex": ("h14",), "card": ("harvest-bright-seams",), "place": ("none", "temple", "settlement"),
    "riser": (0, 1), "tile": ("sky-1",), "face": ("match", "surge", "mismatch"), "die": ("fire",), "element": ("air",),
    "other": ("water",), "n": (1, 2, 10), "aid": ("forest",), "item": ("void-door", "snail-tonic", "iron-rations"),
    "hero": ("Aoi",), "stat": ("attack",), "kind": ("vitals", "abilities", "skills", "imbalance", "elemental"),
    "what": ("ore", "gold", "mixed", "water", "essence"), "way": (1, 2, 3, 4), "boss": (4,), "need": (4,), "have": (1,),
    "charges": (1, 2, 5), "resilience": (8,), "who": ("Aoi",), "currency": ("gold", "platinum"), "price": (4,),
    "platinum": (1,), "added": (0, 1), "slot": (2,), "portal": (7,), "escort": ("escort-masked-courier",),
    "result": (3,), "rank": (6,), "doubled": (0, 1), "limit": ("hero", "head", "group", "game", "turn"), "most": (2,),
    "cause": ("full", "nobody-assigned", "not-siege", "last-portal", "attempted", "elsewhere", "no-camp", "no-hero"),
    "resource": ("ore",), "defender": ("tower-1",), "goal": ("stockpile", "tower-2"), "prompt": ("prompt-event",),
    "range": (0, 2),
}  # fmt: skip


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message of the chapter with its text as it stands in the file."""
    for file in FILES:
        text = (LOCALE / language / f"{file}.ftl").read_text("utf-8")
        for found in re.finditer(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", text, re.M | re.S):
            yield found.group(1), found.group(2)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_sentence_can_be_said(language: str) -> None:
    say = SAY[language]
    for id, text in messages(language):
        names = sorted(set(re.findall(r"\$(\w+)", text)))
        if "DEFENDER(" in text and "defender" not in say.kinds:
            continue
        for at in range(max([len(SAMPLES[name]) for name in names], default=1)):
            values = {name: SAMPLES[name][at % len(SAMPLES[name])] for name in names}
            said = say(id, **values)
            assert said, id
            assert "{" not in said, said


@pytest.mark.parametrize("language", ["en", "uk"])
def test_items_write_their_own_text(language: str) -> None:
    say = SAY[language]
    for item in content().items.values():
        assert say.name("item", item.id)
        for effect in item.effects:
            text = effect.text(say)
            assert text.endswith("."), text
    for aid in content().aid:
        assert say.name("aid", aid.removeprefix("aid-"))


@pytest.mark.parametrize("language", ["en", "uk"])
def test_treasures_are_named_like_their_cards(language: str) -> None:
    treasures = [card for card in content().harvests.values() if card.ribbon == "treasure"]
    assert treasures
    for card in treasures:
        assert SAY[language].name("item", card.id) == SAY[language].name("card", card.id)


# -- refusals ------------------------------------------------------------------------------------------------


def asked(**fields: Any) -> GodaiState:
    """A group in a Settlement that is asked for its Events."""
    state = visit(SAMURAI, **{"center": "pS", **fields})
    state.then(ChooseEvent())
    return state


def why(state: GodaiState, choice: Choice) -> list[str]:
    return [reason.message for reason in state.game.book.why_not(state, 0, choice)]


CITY = Defender(id="city-1", kind=Place.CITY_STATE, name="hirono", hexes=(CENTER,), resilience=18)
IN_CITY: dict[str, Any] = {"center": "pC", "defenders": (CITY,)}
FAR_CARD = "commission-condors-crossing"
CASES: list[tuple[dict[str, Any], Choice, str]] = [
    ({}, answers.Buy(1, "jade-omamori"), "why-not-sold"),
    ({}, answers.Buy(1, "ninja-scroll"), "why-ninja-only"),
    ({}, answers.Buy(1, "iron-rations"), "why-purchase-useless"),
    ({}, answers.BuyGear(1, "attack"), "why-gear-in-cities"),
    ({}, answers.Trade("ore"), "why-trade-in-cities"),
    ({}, answers.UseWellspring(), "why-no-wellspring"),
    ({}, answers.VisitTemple(), "why-no-temple"),
    ({}, answers.TakeTreasure("harvest-seed-of-yanagi", 1), "why-not-revealed"),
    ({"treasures": ("harvest-seed-of-yanagi",)}, answers.TakeTreasure("harvest-seed-of-yanagi", 1), "why-only-in-site"),
    ({}, answers.Attempt(FAR_CARD), "why-not-face-up"),
    ({"offered": ((FAR_CARD,), ())}, answers.Attempt(FAR_CARD), "why-no-attempt"),
    ({}, answers.Deliver("commission-letter-without-a-seal"), "why-not-on-its-way"),
    ({"carried": (Carried("commission-letter-without-a-seal", 0, 6),)},
     answers.Deliver("commission-letter-without-a-seal"), "why-no-attempt"),
    ({}, answers.ApplyItem(1, "void-door", 1), "why-no-item"),
    ({}, answers.ApplyTogether("expedition-edict"), "why-no-group-item"),
    ({"items": ("expedition-edict",)}, answers.ApplyTogether("expedition-edict"), "why-item-idle"),
    (IN_CITY, answers.BuyTogether("leyline-compass"), "why-no-platinum"),
    ({**IN_CITY, "bought": ("leyline-compass",) * 3, "stockpile": row(platinum=9)},
     answers.BuyTogether("leyline-compass"), "why-item-limit"),
    (IN_CITY, answers.Buy(1, "juzu-prayer-beads"), ""),
    (IN_CITY, answers.FuseGear(1, "vitals"), "why-nothing-to-fuse"),
    ({**IN_CITY, "stockpile": row(ore=9)}, answers.Trade("ore"), "why-few"),
    ({**IN_CITY, "stockpile": row(void=9)}, answers.Trade("void"), "why-not-traded"),
    (IN_CITY, answers.Trade("gold"), "why-no-gold"),
    ({**IN_CITY, "stockpile": row(platinum=100, essence=1)}, answers.Trade("essence"), "why-platinum-full"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "choice", "message"), CASES)
def test_why_not(fields: dict[str, Any], choice: Choice, message: str) -> None:
    assert why(asked(**fields), choice) == ([message] if message else [])


def test_too_little_gold_and_a_full_ring() -> None:
    state = asked(**IN_CITY)
    state.heroes[0].gold = 5
    assert why(state, answers.Buy(1, "juzu-prayer-beads")) == ["why-no-gold"]
    state = asked(**IN_CITY)
    state.heroes[0].gold, state.heroes[0].gear = 99, (6,) * 9
    assert why(state, answers.BuyGear(1, "attack")) == ["why-ring-full"]
