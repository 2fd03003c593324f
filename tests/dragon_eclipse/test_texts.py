"""Every sentence of Dragon Eclipse in both languages: there, whole, and generated from the data."""

from __future__ import annotations

import re
from random import Random
from typing import get_args

import pytest

from rulewright.content.messages import read_messages
from rulewright.content.texts import LANGUAGES
from rulewright.core.record import kebab
from rulewright.games.dragon_eclipse import conditions, effects, passives
from rulewright.games.dragon_eclipse.model import choices, events
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.positions import base_game, perform, position
from rulewright.games.dragon_eclipse.table.texts import LOCALE, read_language

BROKEN = re.compile(r"[{}\u2068\u2069]|  | [.,;:?]|\.\.|\?\.|None|\bnone\b|<")
SPOKEN = [table for table in base_game().content.tables if table not in base_game().silent_tables]


def clean(text):
    """The text, if it is whole: no placeholder, no untidy spacing."""
    assert text
    assert text == text.strip()
    assert not BROKEN.search(text), text
    return text


def messages(language):
    return {
        entry.id.name + "." + attribute if attribute else entry.id.name
        for resource in read_messages(LOCALE / language)
        for entry in resource.body
        if hasattr(entry, "id")
        for attribute in ("", *[one.id.name for one in entry.attributes if one.id.name != "of"])
    }


def test_both_languages_have_the_same_messages():
    assert messages("en") == messages("uk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_option_and_choice_has_its_text(language):
    game = base_game()
    texts = game.texts(language, ("Anna", "Bo"))
    for table in SPOKEN:
        for id in game.content.tables[table]:
            for back in (False, True):
                for line in texts.component(id, back).lines():
                    clean(line)
    for option in (*game.options, *game.rulings):
        assert all(clean(text) for text in texts.option(option))
        assert all(clean(texts.value(option, value)) for value in option.allowed or option.examples)
    for choice in game.action_space():
        clean(texts.choice(choice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_given(language):
    """A component without a name would be shown by its id."""
    game = base_game()
    say = read_language(language, ())
    for table, kind in (("mystlings", "mystling"), ("cards", "card"), ("arenas", "arena"), ("summons", "summon")):
        for id in game.content.tables[table]:
            assert say.has(f"{kind}-{id}"), f"{language}: {kind}-{id}"
    for map in game.content.maps:
        assert say.has(f"map-{map}")
    for bonus in game.content.bonuses:
        assert say.has(f"bonus-{bonus}") or bonus in game.content.cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_record_has_a_message(language):
    say = read_language(language, ())
    for kind in get_args(events.AnyEvent):
        assert say.has(f"log-{kebab(kind.__name__)}"), kind
    for kind in get_args(choices.AnyChoice):
        assert say.has(f"choice-{kebab(kind.__name__)}"), kind
    for kind in get_args(conditions.AnyAsked):
        assert say.has(f"asked-{kebab(kind.__name__)}"), kind
    assert len(get_args(effects.AnyEffect)) >= 35
    assert len(get_args(passives.Frame)) >= 7


@pytest.mark.parametrize(("mode", "players"), [("duel", 2), ("pvp_quick", 2), ("gauntlet", 1)])
def test_a_game_can_be_told(mode, players):
    game = base_game()
    spoken = [game.texts(language, ("Anna", "Bo")) for language in LANGUAGES]
    luck = Random(5)
    state = game.new(players, 5, {"mystling": "draw", "partner": "draw", "enemy": "draw"}, mode)
    while not state.over:
        decision = state.decision
        for texts in spoken:
            clean(texts.prompt(decision))
            for choice in decision.choices:
                clean(texts.choice(choice, decision))
        state.apply(luck.choice(decision.choices), decision.seat)
        for seat in (None, *range(players)):
            for event in game.log(state.events, seat):
                for texts in spoken:
                    clean(texts.event(event))


@pytest.mark.rule("DRE-376", "DRE-379", about="texts")
def test_cards_read_like_cards():
    english, ukrainian = [base_game().texts(language).component("lava-lash") for language in LANGUAGES]
    assert english.rules == ("Deal 3 in range 3. You may spend 2 Power to trigger.",)
    assert ukrainian.rules == ("Завдайте 3 шкоди на відстані до 3. Можете витратити 2 Енергії: запуск.",)
    golomo = base_game().texts("en").component("wild-golomo")
    assert "Eye: Place a token in range 2. Attack. Rush." in golomo.rules


@pytest.mark.rule("DRE-410", "DRE-816")
def test_an_offer_says_its_price_in_the_question_and_in_the_answer():
    """Power and tokens of the sheet, whichever it costs."""
    heal = {"do": "heal", "n": 2}
    told = []
    for price in ({"power": 2}, {"tokens": 1}, {"power": 2, "tokens": 2}, {}):
        state = position(sheets={0: {"power": 5, "held": 3, "damage": 4}})
        decision = perform(state, 0, {"do": "may", "effects": [heal], **price}).decision
        told.append(
            [
                (texts.prompt(decision), texts.choice(decision.choices[0], decision))
                for texts in map(base_game().texts, LANGUAGES)
            ]
        )
    assert [one[0] for one in told] == [
        ("Do you want to spend 2 Power to heal 2?", "Spend 2 Power: heal 2"),
        ("Do you want to discard a token from your sheet to heal 2?", "Discard a token from your sheet: heal 2"),
        (
            "Do you want to spend 2 Power and 2 tokens from your sheet to heal 2?",
            "Spend 2 Power and 2 tokens from your sheet: heal 2",
        ),
        ("Do you want to heal 2?", "Yes: heal 2"),
    ]
    assert told[1][1] == (
        "Можете скинути 1 жетон зі свого аркуша: зцілення 2. Скористатися?",
        "Скинути 1 жетон зі свого аркуша: зцілення 2",
    )


@pytest.mark.rule("DRE-442", "DRE-446")
def test_where_the_enemy_goes_is_asked_with_what_it_does():
    asked = []
    for do in ("rush", "retreat"):
        state = position(
            sheets={0: {"space": "C3"}}, foe={"space": "A3" if do == "rush" else "C4", "base": (0, 0, 3, 1)}
        )
        decision = perform(state, ENEMY, {"do": do}).decision
        asked.append((decision.prompt, base_game().texts("en").prompt(decision)))
    assert asked == [
        ("prompt-enemy-space", "The Enemy rushes, and several spaces are equally near: choose where it goes."),
        ("prompt-enemy-space", "The Enemy retreats, and several spaces are equally far: choose where it goes."),
    ]


def test_around_a_condition_no_then_is_said():
    """What follows a condition must not seem to hang on it: the Arena of Sucking Mud has two of them."""
    english, ukrainian = [
        " ".join(base_game().texts(language).component("sucking-mud").rules) for language in LANGUAGES
    ]
    assert "gain Slow; if " in english
    assert "then if" not in english
    assert "Сповільнення; якщо " in ukrainian
