"""The register of every game holds every id of its ledger, once, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.catalog import game_names
from rulewright.content.messages import entries_of, plain_parts
from rulewright.content.rules import Register, read_register
from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import ContentError
from rulewright.core.game import Game

GAMES = [rulewright.load(name) for name in game_names()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def _number(id: str) -> int:
    return int(id.rpartition("-")[2])


@each_game
def test_the_register_holds_every_rule_of_the_ledger(game: Game) -> None:
    register = game.register()
    assert sorted(register.rules, key=_number) == list(register.ledger.rules)


@each_game
def test_the_register_holds_every_ruling_of_the_ledger(game: Game) -> None:
    register = game.register()
    assert list(register.rulings) == list(register.ledger.rulings)


@each_game
def test_the_register_holds_every_gap_of_the_ledger(game: Game) -> None:
    register = game.register()
    assert list(register.gaps) == list(register.ledger.gaps)


@each_game
def test_what_waits_is_in_the_ledger_and_waits_once(game: Game) -> None:
    ledger = game.register().ledger
    for known, kind in ((ledger.rules, "rules"), (ledger.golds, "golds"), (ledger.rulings, "rulings")):
        ids = [id for one in game.register().waiting for id in getattr(one, kind)]
        assert len(ids) == len(set(ids))
        assert set(ids) <= set(known)


@each_game
def test_whatever_a_rule_refers_to_exists(game: Game) -> None:
    register = game.register()
    known = {*register.rules, *register.rulings, *register.gaps}
    assert {ref for rule in register.rules.values() for ref in rule.refs} <= known


@each_game
def test_every_reading_that_was_chosen_is_one_of_the_readings(game: Game) -> None:
    for ruling in game.register().rulings.values():
        assert len(ruling.readings) >= 2, ruling.id
        assert set(ruling.choice) <= set(ruling.readings), ruling.id


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_holds_all_texts_of_the_register_and_no_other(game: Game, language: str) -> None:
    register: Register = game.register()
    entries = entries_of(register.folder.parent / "locale" / language / "rules")
    assert set(entries) == register.messages()
    parts = {name: plain_parts(entry) or {} for name, entry in entries.items()}
    assert all(parts[rule].keys() == {""} for rule in register.rules)
    for ruling in register.rulings.values():
        assert parts[ruling.id].keys() == {"", "question", "reason", *ruling.readings}, ruling.id
    assert all(parts[gap].keys() == {"", "title"} for gap in register.gaps)
    assert all(parts[one.why.message].keys() == {"", "short"} for one in register.waiting)


PACK = """
id = "words"
version = "1"
game = "mysthea"
title = "Words"
authors = ["A"]
licence = "CC0-1.0"
"""


def worded(folder: Path, texts: dict[str, str]) -> Path:
    """A pack with texts of rules: by language, a file."""
    (folder / "pack.toml").write_text(PACK, "utf-8")
    for language, text in texts.items():
        room = folder / "locale" / language / "rules"
        room.mkdir(parents=True)
        (room / "mine.ftl").write_text(text, "utf-8")
    return folder


def test_a_pack_brings_other_words_for_rules(tmp_path: Path) -> None:
    """And changes nothing else: not the content hash, not the game without it."""
    plain = rulewright.load("mysthea")
    pack = worded(tmp_path, {"uk": "MYS-003 = П’ять!\nGAP-MYS-01 = Наше.\n    .title = Бали\n"})
    game = rulewright.load("mysthea", [pack])
    assert game.register().text("MYS-003", "uk") == "П’ять!"
    assert game.register().gaps["GAP-MYS-01"].title.in_("uk") == "Бали"
    assert (
        game.register().text("MYS-003") == plain.register().text("MYS-003") == "There are exactly 5 Floating Islands."
    )
    assert game.register().text("MYS-004", "uk") == plain.register().text("MYS-004", "uk")
    assert plain.register().text("MYS-003", "uk") == "У грі рівно 5 Летючих Островів."
    assert game.content_hash == plain.content_hash


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_pack_does_not_say_anew_stays_as_the_game_says_it(tmp_path: Path, language: str) -> None:
    game = rulewright.load("mysthea", [worded(tmp_path, {language: "AMB-MYS-03 = So.\n    .reason = Why.\n"})])
    ruling, own = (one.register().rulings["AMB-MYS-03"] for one in (game, rulewright.load("mysthea")))
    assert (ruling.answer.in_(language), ruling.reason.in_(language)) == ("So.", "Why.")
    assert ruling.question.in_(language) == own.question.in_(language)


def test_what_is_not_translated_is_shown_in_english(tmp_path: Path) -> None:
    """Also a part of a text: a ruling without its reason."""
    worded(tmp_path, {"en": "AMB-X-1 = Yes.\n    .reason = So.\nX-1 = One.\n", "uk": "AMB-X-1 = Так.\n"})
    register = Register(tmp_path / "content")
    assert [register.words.say(name, "uk") for name in ("AMB-X-1", "AMB-X-1.reason", "X-1")] == ["Так.", "So.", "One."]
    with pytest.raises(ContentError, match="no message 'X-2'"):
        register.words.say("X-2", "uk")


def test_words_for_rules_that_do_not_exist_are_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        rulewright.load("mysthea", [worded(tmp_path, {"uk": "MYS-999 = Нічого\n"})])
    assert str(caught.value) == "locale/uk/rules: MYS-999: there is no such rule, ruling or gap"


def test_one_register_serves_every_game_without_words_of_its_own(tmp_path: Path) -> None:
    folder = rulewright.load("mysthea").register().folder
    assert read_register(folder) is read_register(folder, (tmp_path / "locale",))
