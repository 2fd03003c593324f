"""Every sentence of Mysthea in both languages: generated from data, complete, and true to the data."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import rulewright
from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import ContentError
from rulewright.core.record import Decision, Reason, kebab
from rulewright.core.text import Texts
from rulewright.core.view import redact
from rulewright.games.mysthea import effects, texts
from rulewright.games.mysthea.game import SCHEMA, Mysthea
from rulewright.games.mysthea.geography import ISLANDS, REGIONS
from rulewright.games.mysthea.model import choices, events
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.words import CardType, Per, Terrain, Unit

GAME = rulewright.load("mysthea")
assert isinstance(GAME, Mysthea)
RULES = Path(texts.__file__).parent / "rules"
IDS = r"\b(amount|cards|choice|cost|effect|kind|line|log|moment|one|per|prompt|rule|setting|travellers|verb|why)-[a-z]"
INITIALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"
SPOKEN = [table for table in SCHEMA.tables if table != "numbers"]


def speak(language: str, *names: str) -> Texts:
    return GAME.texts(language, names)


def clean(text: str) -> str:
    """The text, if it is whole: no placeholder, no message id, no untidy spacing."""
    assert text, "empty text"
    assert text == text.strip(), text
    assert not re.search(r"[{}⁨⁩]|  | [.,;:?]|\.\.|\?\.|(?<!or )\bnone\b|None|<", text), text
    assert not re.search(IDS, text), text
    return text


def sentence(text: str) -> str:
    """A clean text that ends like a sentence."""
    assert clean(text)[-1] in ".?”»", text
    return text


def with_tables(table: str, record: Any) -> Mysthea:
    """The game with one component changed."""
    tables = {name: dict(rows) for name, rows in GAME.content.tables.items()}
    tables[table][record.id] = record
    return Mysthea(tables, ())


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
        sentence(say.sentence(effects.StrongerOn(terrain, 1).text(say)))


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


# -- choices, prompts, events, reasons ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_the_game_has_a_label(language: str) -> None:
    spoken = speak(language)
    labels: dict[str, str] = {}
    kinds = set()
    for choice in GAME.universe():
        labels[str(choice)] = clean(spoken.choice(choice))
        kinds.add(type(choice))
    assert kinds == set(get_args(choices.AnyChoice))
    moves = [label for text, label in labels.items() if text.startswith(("travel", "play-card", "commit-card"))]
    assert len(set(moves)) == len(moves)


def test_labels_say_what_a_choice_does_and_costs() -> None:
    spoken = speak("en")

    def label(choice: Any, prompt: str, **about: Any) -> str:
        return spoken.choice(choice, Decision(0, prompt, "MYS-000", (choice,), about))

    tree_forest, tree_mountain = REGIONS.index("tree.forest"), REGIONS.index("tree.mountain")
    travel = choices.TRAVEL[Unit.TROOP][tree_forest][tree_mountain]
    route = "Travel: Troop from the Forest of the Great Tree to the Mountain of the Great Tree"
    assert label(travel, "prompt-travel", unit="troop") == route
    assert label(travel, "prompt-spend-points", points=3) == f"{route} (1 Command Point)"
    assert label(choices.CONSTRUCT_GOLEM, "prompt-spend-points", points=3) == "Construct a Golem (2 Command Points)"
    assert label(choices.PLAY["C004"], "prompt-play-card") == "Play Sudden Skirmish (C004)"
    assert label(choices.USE_CARD, "prompt-use-card", card="C004") == "Use the effect: pay 2 Energy"
    assert label(choices.USE_CARD, "prompt-use-card", card="C004", energy=0) == "Use the effect for no Energy"
    assert label(choices.USE_CARD, "prompt-use-card", card="C016") == "Place it on your board: pay 2 Energy"
    assert label(choices.SPEND_POINTS, "prompt-use-card", card="C065") == "Spend its 5 Command Points"
    assert label(choices.BUY["C021"], "prompt-buy", energy=2) == "Buy Resonant Spark (C021) for 2 Energy"
    assert label(choices.COMMIT["C026"], "prompt-commit", region=0) == (
        "Small Triumph (C026) – Retreat: 1 move for your units"
    )
    assert label(choices.BATTLE_IN[tree_forest], "prompt-action") == (
        "Start a Battle in the Forest of the Great Tree: discharge your Artefact"
    )
    assert label(choices.BATTLE_IN[tree_forest], "prompt-remote-battle", strength=2) == (
        "Battle in the Forest of the Great Tree"
    )
    assert label(choices.FACE_ENCOUNTER, "prompt-action", experience=3) == ("Face the top Encounter: pay 3 Experience")
    options = (effects.Recharge(), effects.Gain(glory=4))
    assert label(choices.OPTION[1], "prompt-option", effects=options) == "Gain 4 Glory"
    assert label(choices.ACCEPT, "prompt-offer", effects=(effects.Gain(energy=2),)) == "Yes: gain 2 Energy"
    assert label(choices.DONE, "prompt-special-action") == "End the turn"
    assert label(choices.LOSE_GLORY, "prompt-collect", monster="onygauros", glory=5) == "Lose 5 Glory instead"
    assert label(choices.CLAIM["A01"], "prompt-attunement", island=0) == (
        "Claim Forge (A01): 3 Glory for each Upgrade on your board"
    )


def test_an_approach_tells_its_reward_only_with_premonition() -> None:
    spoken = speak("en")
    choice = choices.APPROACH[GAME.content.encounters["EN11"].options[0].approach]
    plain = Decision(0, "prompt-approach", "MYS-262", (choice,), {"encounter": "EN11"})
    foreseen = Decision(0, "prompt-approach-premonition", "MYS-270", (choice,), {"encounter": "EN11"})
    assert spoken.choice(choice, plain) == "Axe – Smash its kin"
    assert spoken.choice(choice, foreseen) == (
        "Axe – Smash its kin: remove one Golem of each opponent. Your token moves 2 Islands."
    )


SAMPLES: dict[str, Any] = {
    "against": 12, "approach": "axe", "attunement": "A01", "card": "C004", "cards": ("C004", "C005", "C031"),
    "champion": "anuth", "colour": "red", "count": 2, "defeated": True, "encounter": "EN01", "energy": 1, "era": 2,
    "event": "forest", "experience": 1, "glory": 3, "island": 2, "mirages": (1, 5), "monster": "utcoro",
    "order": (1, 0, 2), "origin": 3, "points": 4, "rank": "gold", "region": 7, "ring": (4, 3, 2, 1, 0),
    "scores": (30, 40, 20), "sides": (0, 2), "steps": 3, "strength": 10, "strongest": (2,), "target": 8,
    "totals": (4, 7), "unit": "golem", "units": 3,
}  # fmt: skip
EXTREMES: dict[str, Any] = {
    "card": "", "count": 1, "defeated": False, "event": "storm", "mirages": (), "points": 1, "rank": "bronze",
    "steps": 0, "strongest": (0, 1, 2), "unit": "champion", "units": 1, "energy": 0, "glory": 5, "experience": 0,
}  # fmt: skip


def make(kind: type, values: dict[str, Any]) -> Any:
    fields = {field: values[field] for field in kind.__struct_fields__ if field not in ("rule", "seat")}
    return kind(rule="MYS-000", seat=0, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(events.AnyEvent), ids=lambda kind: kind.__name__)
def test_every_event_becomes_a_line_for_its_owner_and_for_others(kind: type, language: str) -> None:
    spoken = speak(language, "Anna", "Bohdan", "Vira")
    values = {**SAMPLES, **EXTREMES}
    if kind is not events.CardRevealed:
        values["card"] = "C070"
    for event in (make(kind, SAMPLES), make(kind, values)):
        for viewer in (None, 0, 1):
            line = sentence(spoken.event(redact(event, viewer)))
            assert line[0].isupper(), line


def test_log_lines_are_short_and_name_the_player() -> None:
    spoken = speak("en", "Anna", "Bohdan")

    def line(event: Any, viewer: int | None = 0) -> str:
        return spoken.event(redact(event, viewer))

    assert line(events.CardPlayed(rule="", seat=0, card="C002")) == "Anna plays Field Notes."
    assert line(events.Gained(rule="", seat=1, energy=2, glory=1)) == "Bohdan gains 2 Energy and 1 Glory."
    assert line(events.CardsDrawn(rule="", seat=0, cards=("C021",))) == "Anna draws Resonant Spark."
    assert line(events.CardsDrawn(rule="", seat=0, cards=("C021",)), 1) == "Anna draws a card."
    assert line(events.StrengthCompared(rule="", sides=(0, 1), totals=(5, 3))) == (
        "Strength in the Battle: Anna 5, Bohdan 3."
    )
    assert line(events.CardRevealed(rule="", seat=1, card="")) == "Bohdan does not react."
    uk = speak("uk", "Анна")
    played = redact(events.CardPlayed(rule="", seat=0, card="C002"), None)
    assert uk.event(played) == "Анна розігрує карту «Польові нотатки»."


def used(prefix: str, folder: Path = RULES) -> set[str]:
    """The message ids of a kind that the rules name."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        found |= set(re.findall(rf'"({prefix}-[a-z-]+)"', path.read_text("utf-8")))
    return found


def written(name: str) -> set[str]:
    """The message ids of one language file."""
    text = (texts.LOCALE / "en" / f"{name}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def test_the_prompts_of_the_rules_are_exactly_those_of_the_file() -> None:
    assert used("prompt") == written("prompts")


def test_the_moments_of_refusals_are_exactly_those_of_the_file() -> None:
    homes: set[str] = set()
    for path in (RULES / "refusals").glob("*.py"):
        homes |= set(re.findall(r"@refuses\(choices\.\w+, [^,]+, steps\.(\w+)", path.read_text("utf-8")))
    told = {message.removeprefix("moment-") for message in written("reasons") if message.startswith("moment-")}
    assert told == {kebab(home) for home in homes}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", sorted(written("prompts")))
def test_every_prompt_is_a_sentence(prompt: str, language: str) -> None:
    spoken = speak(language, "Anna", "Bohdan")
    given = {**SAMPLES, "owner": 1, "effects": (effects.Pay(energy=1), effects.Draw())}
    for rule in ("MYS-145", "MYS-162", "MYS-184"):
        for unit in Unit:
            for number in (0, 1, 2, 5):
                numbers = {"count": number, "energy": number, "glory": number, "points": number, "strength": number}
                about = {**given, **numbers, "unit": unit, "type": "any"}
                assert sentence(spoken.prompt(Decision(0, prompt, rule, (), about)))[0] in f"«“{INITIALS}"


def test_prompts_with_values() -> None:
    def ask(prompt: str, rule: str = "MYS-000", language: str = "en", **about: Any) -> str:
        return speak(language, "Anna", "Bohdan").prompt(Decision(0, prompt, rule, (), about))

    assert ask("prompt-offer", effects=(effects.Pay(energy=1), effects.Gain(glory=3))) == (
        "Do you want to pay 1 Energy to gain 3 Glory?"
    )
    assert ask("prompt-offer", language="uk", effects=(effects.Deploy(Unit.GOLEM),)) == "Бажаєте розмістити 1 Голема?"
    assert ask("prompt-trash-card", type=CardType.UPGRADE) == "Choose an Upgrade in your hand to remove from the game."
    assert ask("prompt-strike", unit="golem", owner=1) == "Choose the Golem that Bohdan loses."
    assert ask("prompt-spend-points", "MYS-184", points=2) == (
        "Spend 2 Command Points of your Crystal Fields; they only construct and deploy."
    )
    assert ask("prompt-travel", "MYS-162", language="uk", unit="troop") == (
        "Здійсніть Подорож Військовим у будь-який Регіон."
    )


def test_the_reasons_of_the_rules_are_exactly_those_of_the_files() -> None:
    shared = used("why", Path(rulewright.__file__).parent / "core") | {"why-game-over", "why-not-asked"}
    assert used("why") - shared == {message for message in written("reasons") if message.startswith("why-")}


REASONS: dict[str, Any] = {
    **SAMPLES, "have": 1, "most": 6, "need": 2, "option": 3, "other": 4, "seat": 1, "terrain": "myst", "token": 3,
    "type": "accessory", "variant": "choose_colours", "when": "buy-cards", "prompt": "prompt-action",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", sorted(written("reasons")))
def test_every_reason_is_a_sentence(message: str, language: str) -> None:
    spoken = speak(language, "Anna", "Bohdan")
    if message.startswith("moment-"):
        spoken_moment = spoken.reason(
            Reason("MYS-000", "why-not-now", {**REASONS, "when": message.removeprefix("moment-")})
        )
        sentence(spoken_moment)
        return
    for unit in Unit:
        for kind in (*CardType, "any"):
            sentence(spoken.reason(Reason("MYS-000", message, {**REASONS, "unit": unit, "type": kind})))


def test_the_reasons_of_the_core() -> None:
    spoken = speak("en", "Anna", "Bohdan")
    assert spoken.reason(Reason("", "why-game-over")) == "The game is over."
    assert spoken.reason(Reason("", "why-not-asked")) == "Nothing is asked of you now."
    assert spoken.reason(Reason("", "why-not-asked", {"seats": [1]})) == (
        "Nothing is asked of you now; the game waits for Bohdan."
    )
    asked = {"prompt": "prompt-spend-points", "points": 2}
    assert spoken.reason(Reason("MYS-145", "why-other-question", asked)) == (
        "Something else is asked of you now: Spend 2 Command Points."
    )


def test_a_reason_with_values() -> None:
    reason = Reason("MYS-074", "why-not-enough-cards", {"type": "accessory", "need": 2, "have": 1})
    assert speak("en").reason(reason) == "This needs 2 Accessories from your hand; you have 1."
    assert speak("uk").reason(reason) == "Для цього потрібно мати в руці 2 Карти Аксесуару; ви маєте 1."


# -- options and rulings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_ruling_and_value_is_explained(language: str) -> None:
    spoken = speak(language)
    for option in (*GAME.options, *GAME.rulings):
        title, help_text = spoken.option(option)
        assert clean(title)[-1].isalnum()
        sentence(help_text)
        for value in option.allowed or ("day", "night", "mixed", "DNDND"):
            clean(spoken.value(option, value))


def test_values_of_options() -> None:
    attunements, abilities = GAME.options[0], GAME.options[1]
    spoken = speak("en")
    assert spoken.value(attunements, "NDDDD") == (
        "a side for each Island: Crystal Shard Night, Rock Arch Day, Great Tree Day, Dripping Sphere Day, Volcano Day"
    )
    assert spoken.value(abilities, True) == "yes"
    assert speak("uk").value(GAME.rulings[0], 5) == "п’яте місце, варте 6 балів Слави"


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (3, 11, {"attunements": "mixed"}),
        (4, 12, {"attunements": "night", "expert": True, "premonition": True, "choose_colours": True}),
    ],
)
def test_a_whole_game_is_told_to_every_seat_in_both_languages(players: int, seed: int, options: dict[str, Any]) -> None:
    dice = random.Random(seed)
    told = [speak(language, "Anna", "Bohdan") for language in LANGUAGES]
    state = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(state, MystheaState)
    universe = GAME.universe()
    prompts = set()
    while True:
        for event in state.events:
            for viewer in (None, *range(players)):
                seen = redact(event, viewer)
                for spoken in told:
                    sentence(spoken.event(seen))
        if state.over:
            break
        for decision in state.decisions:
            prompts.add(decision.prompt)
            for spoken in told:
                sentence(spoken.prompt(decision))
                labels = [clean(spoken.choice(choice, decision)) for choice in decision.choices]
                assert len(set(labels)) == len(labels), labels
        seat = dice.randrange(players)
        for reason in GAME.why_not(state, seat, dice.choice(universe)):
            for spoken in told:
                sentence(spoken.reason(reason))
        decision = state.decision
        state.apply(dice.choice(decision.choices), decision.seat)
    assert prompts >= {"prompt-action", "prompt-play-card", "prompt-use-card", "prompt-spend-points", "prompt-buy"}


# -- packs --------------------------------------------------------------------------------------------------------

PACK = """id = "{id}"
version = "1.0"
game = "mysthea"
title = "Test"
authors = ["Olena"]
licence = "MIT"
"""
CARD = """[[card]]
id = "X001"
era = 1
type = "tactic"
points = 4
effects = [{ do = "gain", glory = 11 }]
rule = "MYS-385"
source = { author = "Olena" }
"""


def make_pack(folder: Path, **languages: str) -> Path:
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK.format(id=folder.name), "utf-8")
    (folder / "cards.toml").write_text(CARD, "utf-8")
    for language, text in languages.items():
        (folder / "locale" / language).mkdir(parents=True)
        (folder / "locale" / language / "names.ftl").write_text(text, "utf-8")
    return folder


def test_the_card_of_a_pack_writes_its_own_text(tmp_path: Path) -> None:
    game = rulewright.load("mysthea", [make_pack(tmp_path / "named", en="card-X001 = Bright Idea\n")])
    assert game.texts("en").component("X001").lines() == [
        "Bright Idea",
        "Tactic · 4 Command Points · Era I",
        "Pay 4 Energy to gain 11 Glory.",
        "MYS-385 · by Olena",
    ]
    assert game.texts("uk").component("X001").lines()[::2] == [
        "Bright Idea",
        "Заплатіть 4 бали Енергії, щоб отримати 11 балів Слави.",
    ]


def test_a_card_without_a_name_is_named_by_its_kind_and_id(tmp_path: Path) -> None:
    game = rulewright.load("mysthea", [make_pack(tmp_path / "nameless")])
    assert game.texts("en").name("card", "X001") == "Card X001"
    assert game.texts("uk").choice(choices.PLAY["X001"]) == "Розіграти карту «Карта X001» (X001)"
