"""What components say, where a few words of the rulebook change how they are played."""

from __future__ import annotations

import re
from random import Random

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.core.record import Decision
from rulewright.games.mysthea.model import choices

from .speaking import GAME, speak


def rules(id: str, language: str) -> str:
    """All sentences of a component, its back included."""
    return " ".join(speak(language).component(id, back=True).rules)


@pytest.mark.component("C045")
@pytest.mark.parametrize(
    ("language", "stays", "carrying"),
    [
        ("en", "units that have already travelled this turn cannot Travel again", "carry"),
        ("uk", "Підрозділи, які цього ходу вже подорожували, вирушити не можуть", "перенос"),
    ],
)
def test_c045_says_who_stays_behind_and_nothing_of_carrying(language: str, stays: str, carrying: str) -> None:
    """p.24"""
    assert stays in rules("C045", language)
    assert carrying not in rules("C045", language)


@pytest.mark.component("C018", "C039")
@pytest.mark.parametrize(
    ("card", "language", "text"),
    [
        ("C018", "en", "Whenever you construct a Golem, you may deploy it at no cost."),
        ("C039", "en", "Whenever you construct a Troop, you may deploy it at no cost."),
        ("C018", "uk", "Щоразу, коли ви створюєте Голема, можете розмістити його безкоштовно."),
        ("C039", "uk", "Щоразу, коли ви створюєте Військового, можете розмістити його безкоштовно."),
    ],
)
def test_a_unit_that_was_just_constructed_is_the_one_that_is_deployed(card: str, language: str, text: str) -> None:
    """p.21, p.23"""
    assert text in rules(card, language)


@pytest.mark.component("utcoro")
@pytest.mark.parametrize(
    ("language", "gold"),
    [
        ("en", "Gold: gain 3 Glory and you may face an Encounter for no Experience"),
        ("uk", "Золото: отримайте 3 бали Слави та можете здійснити Зіткнення, не витрачаючи Досвіду"),
    ],
)
def test_the_encounter_of_utcoro_may_be_left(language: str, gold: str) -> None:
    """p.16"""
    assert rules("utcoro", language).startswith(gold)


@pytest.mark.component("telron")
@pytest.mark.parametrize(
    ("language", "when", "unless"),
    [
        ("en", "before Champions are restored", "if this Champion is not wounded"),
        ("uk", "ще до відновлення Чемпіонів", "якщо цей Чемпіон не поранений"),
    ],
)
def test_telron_says_when_his_energy_comes_and_that_a_wound_stops_it(language: str, when: str, unless: str) -> None:
    """p.14"""
    assert when in rules("telron", language)
    assert unless in rules("telron", language)


MONSTERS = {
    "utcoro": ("Уткоро", "Уткоро"),
    "boulron": ("Булрона", "Булрона"),
    "cannibarok": ("Канібарока", "Канібарока"),
    "onygauros": ("Онигауруса", "Онигауруса"),
    "obsidusa": ("Обсідуси", "Обсідусу"),
    "caerulas": ("Каеруласа", "Каеруласа"),
    "kodror": ("Кодрора", "Кодрора"),
}


@pytest.mark.parametrize(("monster", "of", "whom"), [(id, *forms) for id, forms in MONSTERS.items()])
def test_ukrainian_sentences_decline_the_names_of_monsters(monster: str, of: str, whom: str) -> None:
    spoken = speak("uk")
    assert spoken.name("event", monster) == f"Подія Химери {of}"
    values = {"monster": monster, "island": 2, "strength": 10, "against": 3, "rule": "MYS-280", "seat": None}
    told = spoken.event({"type": "monster-compared", "defeated": False, **values})
    assert told.startswith(f"Химеру {whom} не переможено")
    told = spoken.event({"type": "reward-given", "rank": "gold", "seat": 0, "monster": monster, "rule": "MYS-287"})
    assert told.endswith(f"винагорода за Химеру {whom}.")


@pytest.mark.parametrize(
    ("language", "message", "says"),
    [
        ("en", "tutorial-new-era", "except Fortifications"),
        ("uk", "tutorial-new-era", "крім Укріплень"),
        ("en", "guide-encounters.premonition", "both results"),
        ("uk", "guide-encounters.premonition", "обидва результати"),
        ("uk", "era-0", "Початкова Ера"),
        ("uk", "source-champion", "Уміння Чемпіона"),
        ("uk", "mode-standard.help", "Три Ери"),
    ],
)
def test_sentences_use_the_words_of_the_rulebook(language: str, message: str, says: str) -> None:
    assert says in speak(language).say(message)


def test_ukrainian_sentences_count_points_and_name_cards_as_cards() -> None:
    spoken = speak("uk", "Ганна")
    assert "ще 4 бали Енергії" in spoken.say("guide-start.ability", who="Ганна", energy=4, champion="telron")
    battle = {"region": "tree.forest", "totals": "Ганна 3", "winners": 1, "who": "Ганна", "units": 4, "glory": 8}
    assert spoken.say("story-battle-text", **battle).endswith("здобуто 8 балів Слави.")
    monster = {"monster": "obsidusa", "island": "tree", "strength": 14, "against": 15, "count": 1}
    assert spoken.say("story-monster-text", **monster).startswith("Химера Обсідуса переможена на Острові")
    decision = Decision(0, "prompt-trash-card", "MYS-448", (), {"type": "any"})
    assert spoken.choice(choices.PAY_WITH["C005"], decision) == "Прибрати з гри карту «Мить тиші»"
    assert spoken.choice(choices.BUY["C005"]) == "Купити карту «Мить тиші»"


@pytest.mark.parametrize(("language", "word"), [("en", "discharges your Artefact"), ("uk", "розрядить ваш Артефакт")])
def test_a_battle_by_an_effect_says_whether_it_discharges_the_artefact(language: str, word: str) -> None:
    spoken = speak(language)

    def asked(discharge: int) -> str:
        about = {"strength": 2, "discharge": discharge}
        return spoken.prompt(Decision(0, "prompt-remote-battle", "MYS-468", (), about))

    assert word in asked(1)
    assert word not in asked(0)


def test_no_label_and_no_word_of_the_table_names_a_component_by_its_id() -> None:
    """Programs know C005; a player reads "Moment of Stillness"."""
    ids = re.compile(r"\b(C0\d\d|EN\d\d|A\d\d)\b")
    state = GAME.new(players=2, seed=11, options={"expert": True, "attunements": "mixed"})
    luck = Random(11)
    while not state.over:
        decision = luck.choice(state.decisions)
        if luck.random() < 0.1:
            for language in LANGUAGES:
                spoken = speak(language)
                lines = GAME.table.describe(state.view(decision.seat), spoken, full=True)
                labels = [spoken.choice(choice, decision) for choice in decision.choices]
                for text in (*lines, *labels, spoken.prompt(decision)):
                    assert not ids.search(text), text
        state.apply(luck.choice(decision.choices), decision.seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_of_the_tutorial_says_a_word_twice(language: str) -> None:
    spoken = speak(language)
    for stage in GAME.tutorial().stages:
        text = spoken.say(f"tutorial-{stage.id}")
        assert not re.search(r"\b(\w+) \1\b", text), text
