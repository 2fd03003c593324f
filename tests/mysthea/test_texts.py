"""Components and names of Mysthea in both languages: generated from data, complete, and true to the data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import ContentError
from rulewright.games.mysthea import abilities, effects
from rulewright.games.mysthea.game import SCHEMA
from rulewright.games.mysthea.model.geography import ISLANDS, REGIONS
from rulewright.games.mysthea.model.vocabulary import CardType, Per, Terrain, Unit
from rulewright.games.mysthea.table import texts

from .speaking import GAME, SPOKEN, clean, sentence, speak, with_tables

# -- components -----------------------------------------------------------------------------------------------


def test_a_card_says_what_it_is_does_and_comes_from() -> None:
    text = speak("en").component("C004")
    assert text.lines() == [
        "Sudden Skirmish",
        "Tactic · 2 Command Points · Starting Era",
        "Pay 2 Energy to start a Battle in any region where an opponent has a unit, with +2 Strength for you and "
        "without discharging your Artefact.",
        "MYS-363 · rulebook p. 20 · read off the components: GAP-MYS-01, GAP-MYS-02 · our own: GAP-MYS-10",
    ]
    assert speak("uk").component("C004").rules == (
        "Заплатіть 2 бали Енергії, щоб розпочати Бій у будь-якому Регіоні, де є Підрозділ Опонента, "
        "з +2 до вашої Сили, не розряджаючи свого Артефакту.",
    )


@pytest.mark.parametrize(
    ("card", "english", "ukrainian"),
    [
        (
            "C015",
            "Special Action, once per turn: discard a card from your hand to gain X Command Points, "
            "where X is that card’s Command Points.",
            "Спеціальна Дія, раз за хід: скиньте 1 карту з руки, щоб отримати X Командних балів, "
            "де X — Командні бали тієї карти.",
        ),
        (
            "C016",
            "Whenever you deploy a Fortification, gain 1 Glory and 1 Energy.",
            "Щоразу, коли ви розміщуєте Укріплення, отримайте 1 бал Слави та 1 бал Енергії.",
        ),
        (
            "C024",
            "Pay 3 Energy to construct a Troop and/or a Golem.",
            "Заплатіть 3 бали Енергії, щоб створити 1 Військового та/або 1 Голема.",
        ),
        (
            "C037",
            "Whenever you deploy a Golem, you may gain 3 Glory.",
            "Щоразу, коли ви розміщуєте Голема, можете отримати 3 бали Слави.",
        ),
        (
            "C052",
            "Special Action, once per turn: pay 1 Energy to construct or deploy a Golem.",
            "Спеціальна Дія, раз за хід: заплатіть 1 бал Енергії, щоб створити або розмістити 1 Голема.",
        ),
        (
            "C070",
            "Pay 5 Energy and remove a Tactic, an Objective, an Accessory and an Upgrade in your hand from the game "
            "to gain 16 Glory.",
            "Заплатіть 5 балів Енергії та приберіть з гри 1 Карту Тактики, 1 Карту Цілі, 1 Карту Аксесуару та "
            "1 Карту Розвитку зі своєї руки, щоб отримати 16 балів Слави.",
        ),
    ],
)
def test_cards_read_like_cards(card: str, english: str, ukrainian: str) -> None:
    assert speak("en").component(card).rules[-1] == english
    assert speak("uk").component(card).rules[-1] == ukrainian


def test_an_encounter_hides_its_back_unless_asked() -> None:
    front = speak("en").component("EN10")
    assert front.rules == ("Dialogue – Call to them.", "Boots – Follow them.")
    assert speak("en").component("EN10", back=True).rules[1] == (
        "Boots – Follow them: Travel with one of your Golems and one of your Troops, each to any region. "
        "Your token moves 1 Island."
    )


def test_a_monster_says_its_strength_place_rewards_and_behaviour() -> None:
    text = speak("en").component("kodror")
    assert text.line == "Monster, the Infester · Strength 16 · appears on the Rock Arch"
    assert text.rules == (
        "Gold: gain 16 Glory.",
        "Silver: gain 12 Glory.",
        "Bronze: gain 8 Glory.",
        "Behaviour: when it moves, its Island swaps places with the next one clockwise. Once defeated, it leaves the "
        "game.",
    )


def test_a_champion_and_an_attunement() -> None:
    assert speak("en").component("cr2t1").rules == (
        "At the end of each Era, gain 3 Glory for every 2 regions you control.",
    )
    assert speak("uk").component("A10").rules == (
        "Якщо ви взяли це Налаштування в цій Ері, наприкінці Ери отримайте 8 балів Слави за кожну Химеру, "
        "переможену в цій Ері.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_says_everything(language: str) -> None:
    spoken = speak(language)
    for table in SPOKEN:
        for id in GAME.content.tables[table]:
            for back in (False, True):
                text = spoken.component(id, back)
                for line in text.lines():
                    clean(line)
                for line in text.rules:
                    assert sentence(line)[0].isupper(), line
                assert text.rules or table == "islands"
                assert text.source.count("·") == 2 or table in ("champions", "islands") or "GAP" in text.source


def test_components_of_one_table_all_read_differently() -> None:
    for language in LANGUAGES:
        for table in ("encounters", "champions", "attunements"):
            read = [speak(language).component(id, back=True).rules for id in GAME.content.tables[table]]
            assert len(set(read)) == len(read)


def test_an_unknown_component_is_an_error() -> None:
    with pytest.raises(ContentError, match="mysthea has no component 'C999'"):
        speak("en").component("C999")


# -- the text follows the data ---------------------------------------------------------------------------------


def mutations(value: Any) -> Iterator[Any]:
    """The same plain data with one number raised or one yes and no swapped, for each of them."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, dict):
        for key, part in value.items():
            for changed in mutations(part):
                yield {**value, key: changed}
    elif isinstance(value, (list, tuple)):
        for at, part in enumerate(value):
            for changed in mutations(part):
                yield [*value[:at], changed, *value[at + 1 :]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [table for table in SPOKEN if table != "islands"])
def test_changing_any_number_of_a_component_changes_its_text(table: str, language: str) -> None:
    kind = SCHEMA.tables[table][1]
    count = 0
    for id, record in GAME.content.tables[table].items():
        before = speak(language).component(id, back=True)
        for data in mutations(msgspec.to_builtins(record)):
            changed: Any = msgspec.convert(data, kind)
            after = with_tables(table, changed).texts(language).component(id, back=True)
            assert after != before, data
            for line in after.lines():
                clean(line)
            count += 1
    assert count >= len(GAME.content.tables[table])


def test_the_number_itself_is_in_the_text() -> None:
    card = GAME.content.cards["C026"]
    changed = msgspec.structs.replace(card, points=7, effects=(effects.Gain(glory=23),))
    text = with_tables("cards", changed).texts("en").component("C026")
    assert text.line == "Objective · 7 Command Points · Era I"
    assert text.rules == ("Pay 7 Energy to gain 23 Glory.",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_in_every_form_of_its_fields(language: str) -> None:
    say = texts.read_language(language, ())
    per = [effects.Gain(glory=2, energy=1, per=one) for one in Per]
    units = [kind(unit) for kind in (effects.Construct, effects.Deploy, effects.Travel) for unit in Unit]
    more = [
        *[effects.RemoveEach(unit, anywhere) for unit in Unit for anywhere in (False, True)],
        *[effects.Travel(unit, 3, True, False) for unit in Unit],
        *[effects.Strengthen(unit, 1) for unit in Unit],
        *[effects.Waive(kind) for kind in CardType],
        *[effects.Carry(unit, tuple(Unit)) for unit in Unit],
        *[effects.Discard(kind) for kind in (None, *CardType)],
        effects.Trash((CardType.TACTIC,), 2),
        effects.Draw(3),
        effects.Draw(1, True),
        effects.Battle(),
        effects.OneOf((effects.Act(), effects.WoundAll(), effects.Meditate())),
        effects.AnyOf((effects.Recharge(), effects.FaceEncounter())),
        effects.Gain(),
    ]
    for effect in [*per, *units, *more]:
        for form in ("", effects.TO):
            sentence(say.sentence(effects.phrase((effect,), say, form)))
    for terrain in Terrain:
        sentence(say.sentence(abilities.StrongerOn(terrain, 1).text(say)))


def test_effects_in_a_row_say_what_they_share_once() -> None:
    say = texts.read_language("en", ())

    def read(*given: Any) -> str:
        return effects.phrase(given, say)

    troop, golem = effects.Construct(Unit.TROOP), effects.Construct(Unit.GOLEM)
    assert read(troop, golem) == "construct a Troop and a Golem"
    assert read(troop, effects.Deploy(Unit.GOLEM)) == "construct a Troop and deploy a Golem"
    assert read(effects.OneOf((golem, effects.Deploy(Unit.GOLEM)))) == "construct or deploy a Golem"
    assert read(effects.Gain(energy=1), effects.Gain(points=2)) == "gain 1 Energy and 2 Command Points"
    assert read(effects.Gain(glory=1, per=Per.GOLEM), effects.Gain(energy=1)) == (
        "gain 1 Glory for each of your Golems on the Islands and gain 1 Energy"
    )
    assert read(effects.Recharge(), effects.OneOf((troop, golem))) == (
        "recharge your Artefact, then construct a Troop or a Golem"
    )


def test_a_price_in_the_middle_stays_there() -> None:
    say = texts.read_language("en", ())
    row = (effects.Meditate(), effects.Pay(energy=1), effects.Gain(glory=3))
    assert effects.phrase(row, say) == "Meditate, then pay 1 Energy to gain 3 Glory"
    assert effects.phrase((effects.Pay(energy=1),), say) == "pay 1 Energy"


# -- Ukrainian numbers -----------------------------------------------------------------------------------------

FORMS = {1: "one", 2: "few", 5: "many", 11: "many", 21: "one"}


@pytest.mark.parametrize(
    ("message", "one", "few", "many"),
    [
        ("amount-energy", "бал Енергії", "бали Енергії", "балів Енергії"),
        ("amount-experience", "бал Досвіду", "бали Досвіду", "балів Досвіду"),
        ("amount-glory", "бал Слави", "бали Слави", "балів Слави"),
        ("amount-points", "Командний бал", "Командні бали", "Командних балів"),
        ("cards-any", "карту", "карти", "карт"),
        ("cards-tactic", "Карту Тактики", "Карти Тактики", "Карт Тактики"),
    ],
)
def test_ukrainian_plurals(message: str, one: str, few: str, many: str) -> None:
    say = texts.read_language("uk", ())
    words = {"one": one, "few": few, "many": many}
    for n, form in FORMS.items():
        assert say(message, n=n) == f"{n} {words[form]}"


def test_ukrainian_plurals_in_sentences() -> None:
    spoken = speak("uk", "Анна")
    lost = [spoken.event({"type": "glory-lost", "rule": "", "seat": 0, "glory": n}) for n in FORMS]
    assert lost == [
        "Анна втрачає 1 бал Слави.",
        "Анна втрачає 2 бали Слави.",
        "Анна втрачає 5 балів Слави.",
        "Анна втрачає 11 балів Слави.",
        "Анна втрачає 21 бал Слави.",
    ]
    drawn = [spoken.event({"type": "cards-drawn", "rule": "", "seat": 0, "cards_count": n}) for n in (1, 2, 5)]
    assert drawn == ["Анна витягує 1 карту.", "Анна витягує 2 карти.", "Анна витягує 5 карт."]


def test_english_plurals() -> None:
    say = texts.read_language("en", ())
    assert [say("amount-points", n=n) for n in (1, 2, 21)] == [
        "1 Command Point",
        "2 Command Points",
        "21 Command Points",
    ]


# -- names -----------------------------------------------------------------------------------------------------


def test_regions_are_named_after_their_type_and_island() -> None:
    assert speak("en").name("region", "tree.forest") == "Forest of the Great Tree"
    assert speak("uk").name("region", "tree.forest") == "Ліс Великого Дерева"
    uk = texts.read_language("uk", ())
    assert uk.name("region", "arch.myst", "from") == "з Таємничої Землі Скельної Арки"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    spoken = speak(language)
    content = GAME.content
    things = [
        *[("card", id) for id in content.cards],
        *[("encounter", id) for id in content.encounters],
        *[("champion", id) for id in content.champions],
        *[("monster", id) for id in content.monsters],
        *[("attunement", id) for id in content.attunements],
        *[("island", id) for id in ISLANDS],
        *[("region", id) for id in REGIONS],
        *[("terrain", id) for id in Terrain],
        *[("unit", id) for id in Unit],
        *[("type", id) for id in CardType],
        *[("reaction", id) for id in CardType],
        *[("colour", id) for id in ("red", "yellow", "blue", "black", "white")],
        *[("event", id) for id in (*Terrain, "storm", *content.monsters)],
        *[("approach", id) for id in ("axe", "boots", "dialogue", "chest")],
        *[("slot", id) for id in ("champion", "troop", "golem", "fortification", "card")],
        *[("rank", id) for id in ("gold", "silver", "bronze")],
        *[("side", id) for id in ("day", "night")],
        *[("era", id) for id in "0123"],
    ]
    named = [clean(spoken.name(kind, id)) for kind, id in things]
    nameless = [name for (_, id), name in zip(things, named, strict=True) if name.endswith(f" {id}")]
    assert not nameless


def test_an_unknown_kind_of_name_is_an_error() -> None:
    with pytest.raises(ContentError, match="no names for 'dragon'; kinds: card, encounter"):
        speak("en").name("dragon", "x")
