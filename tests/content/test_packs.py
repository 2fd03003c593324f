"""Content packs: data only, checked completely, every mistake with file, key, value and what was expected."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random

import pytest

import rulewright
from rulewright.content.loader import LARGEST_PACK
from rulewright.core.errors import ContentError
from tests.peak import peak_of

AURORA = Path(__file__).parents[2] / "examples" / "packs" / "aurora"
SOURCE = 'source = { author = "me" }'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text(
        'id = "mine"\nversion = "1"\ngame = "mysthea"\ntitle = "Mine"\nauthors = ["me"]\nlicence = "CC0-1.0"\n'
    )
    return folder


def card(**changes: str) -> str:
    fields = {
        "id": '"X1"',
        "era": "1",
        "type": '"objective"',
        "points": "1",
        "effects": '[{ do = "gain", glory = 2 }]',
        "rule": '"MYS-126"',
        **changes,
    }
    return "[[card]]\n" + "".join(f"{key} = {value}\n" for key, value in fields.items()) + SOURCE + "\n"


def problems(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        rulewright.load("mysthea", [folder])
    return [str(problem) for problem in caught.value.problems]


def test_the_example_pack_adds_and_replaces_components_without_code() -> None:
    plain = rulewright.load("mysthea")
    game = rulewright.load("mysthea", [AURORA])
    assert set(game.content.cards) - set(plain.content.cards) == {"AUR1", "AUR2", "AUR3", "AUR4"}
    assert set(game.content.encounters) - set(plain.content.encounters) == {"AUE1"}
    assert plain.content.cards["C026"].effects[0].glory == 3
    assert game.content.cards["C026"].effects[0].glory == 4
    assert game.packs == ("aurora 1.0.0",)
    assert game.content_hash != plain.content_hash


@pytest.mark.parametrize("players", [2, 5])
def test_whole_games_with_the_example_pack_end(players: int) -> None:
    game = rulewright.load("mysthea", [AURORA])
    state = game.new(players, 8)
    luck = Random(8)
    while not state.over:
        decision = luck.choice(state.decisions)
        state.apply(luck.choice(decision.choices), decision.seat)
        assert game.check(state) is None
    assert state.outcome is not None


def test_a_save_that_has_met_what_a_pack_replaces_is_refused(pack: Path) -> None:
    plain = rulewright.load("mysthea")
    state = plain.new(2, 1)
    saved = plain.dump(state)
    met = state.view(0)["boards"][0]["hand"][0]
    kind = plain.content.cards[met].type.value
    (pack / "cards.toml").write_text(card(id=f'"{met}"', era="0", type=f'"{kind}"'))
    with pytest.raises(rulewright.SaveError, match="has met content that is different now: cards"):
        rulewright.load("mysthea", [pack]).restore(saved)


def test_every_mistake_is_reported_not_only_the_first(pack: Path) -> None:
    (pack / "cards.toml").write_text(
        card(id='"X1"', points='"two"') + card(id='"X2"', type='"spell"') + card(id='"X3"', effects="[{ do = 'fly' }]")
    )
    found = problems(pack)
    assert len(found) == 3
    assert found[0] == "cards.toml: card X1: points: Expected `int`, got `str` (found 'two')"
    assert found[1].startswith("cards.toml: card X2: type: Invalid enum value 'spell'")
    assert "X3" in found[2]
    assert "fly" in found[2]


def test_every_mistake_within_one_entry_is_reported(pack: Path) -> None:
    (pack / "cards.toml").write_text(
        card(points='"two"', type='"spell"', effects='[{ do = "fly" }, { do = "gain", glory = "x" }]', rule="7")
    )
    found = problems(pack)
    assert len(found) == 5
    for key in ("type", "points", "effects[0]", "effects[1]", "rule"):
        assert any(problem.startswith(f"cards.toml: card X1: {key}") for problem in found), (key, found)


def test_broken_language_files_are_reported(pack: Path) -> None:
    folder = pack / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "names.ftl").write_text("card-X1 = { $oops\n")
    assert any(problem.startswith("locale/en/names.ftl: not Fluent") for problem in problems(pack))


def test_a_pack_that_needs_a_newer_engine_is_refused(pack: Path) -> None:
    text = (pack / "pack.toml").read_text()
    (pack / "pack.toml").write_text(text + 'needs = "99.1"\n')
    assert problems(pack) == ["pack.toml: needs is '99.1'; this is version 0.1.0"]
    for nonsense in ("soon", "²", "0.٣", "9" * 1500, "0.-1", ""):
        (pack / "pack.toml").write_text(text + f'needs = "{nonsense}"\n')
        expected = f"pack.toml: needs is {nonsense!r}; expected a version such as 0.1"
        assert problems(pack) == [expected]
    (pack / "pack.toml").write_text(text + f'needs = "{"9" * 5000}"\n')
    assert [len(problem) < 2500 for problem in problems(pack)] == [True]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (card(strenght="3"), "cards.toml: card X1: strenght: unknown key; expected id, source, era"),
        (card(effects='[{ do = "gain", glorry = 2 }]'), "effects[0]: Object contains unknown field `glorry`"),
        (card().replace(SOURCE, ""), "cards.toml: card X1: source: missing"),
        (card().replace(SOURCE, "source = {}"), "source is empty"),
        (card(points="0"), "cards X1: points is 0, expected 1 to 12"),
        (card(era="4"), "cards X1: era is 4, expected 0 to 3"),
        (card(slot='"troop"'), "slot is"),
        (card(type='"upgrade"', slot='"troop"'), "effect 'gain' does not fit type"),
        (
            card(type='"upgrade"', slot='"troop"', effects='[{ do = "strengthen", unit = "golem", plus = 1 }]'),
            "effect is about golem, expected slot troop",
        ),
        (card(rule='"MYS-999"'), "rule is 'MYS-999'; expected the id of a rule"),
        (card() + card(), "the id stands twice"),
        ("[[spell]]\nid = 'x'\n", "unknown key 'spell'; expected [[card]] entries only"),
        ("card = 5\n", "card is a int; expected [[card]] entries"),
        ("[[card]\n", "cards.toml: not TOML"),
        ("card = " + "[" * 20_000, "cards.toml:"),
    ],
)
def test_a_mistake_is_told_with_file_key_and_what_was_expected(pack: Path, text: str, message: str) -> None:
    (pack / "cards.toml").write_text(text)
    assert any(message in problem for problem in problems(pack)), problems(pack)


def test_effects_nested_too_deeply_are_refused(pack: Path) -> None:
    deep = '{ do = "gain", glory = 1 }'
    for _ in range(400):
        deep = '{ do = "one-of", options = [' + deep + "] }"
    (pack / "cards.toml").write_text(card(effects=f"[{deep}]"))
    assert all(problem.startswith("cards.toml") for problem in problems(pack))


def test_hostile_files_are_refused(pack: Path) -> None:
    (pack / "cards.toml").write_bytes(b"\xff\xfe\x00[[card]]")
    (pack / "monsters.toml").write_bytes(b"#" * 1_000_001)
    (pack / "evil.py").write_text("raise SystemExit('run')")
    (pack / "champions.toml").symlink_to("/etc/passwd")
    found = problems(pack)
    assert any(p.startswith("cards.toml: byte 0 is not UTF-8") for p in found)
    assert any(p.startswith("monsters.toml: 1000001 bytes") for p in found)
    assert any(p.startswith("evil.py: unknown file") for p in found)
    assert any(p.startswith("champions.toml: is a link") for p in found)


def test_the_islands_are_printed_boards(pack: Path) -> None:
    (pack / "islands.toml").write_text(
        '[[island]]\nid = "tree"\nregions = ["forest", "river", "myst"]\n' + SOURCE + "\n"
    )
    assert problems(pack) == ["islands.toml: the Islands are printed boards; a pack cannot change them"]


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ("", "pack.toml: "),
        ('game = "chess"', "pack.toml: "),
        ("id = [", "pack.toml: not TOML"),
    ],
)
def test_a_broken_manifest_is_refused(pack: Path, manifest: str, message: str) -> None:
    (pack / "pack.toml").write_text(manifest)
    assert any(problem.startswith(message) for problem in problems(pack))


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "other"
    shutil.copytree(AURORA, folder)
    text = (folder / "pack.toml").read_text().replace('game = "mysthea"', 'game = "chess"')
    (folder / "pack.toml").write_text(text)
    assert problems(folder) == ["pack.toml: game is 'chess'; expected 'mysthea'"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "no such folder" in problems(tmp_path / "nowhere")[0]


@pytest.mark.parametrize("folder", ["", "locale/en", "locale/en/deeper"])
def test_too_many_files_are_refused_before_any_is_read(pack: Path, folder: str) -> None:
    (pack / folder).mkdir(parents=True, exist_ok=True)
    for number in range(201):
        (pack / folder / f"note{number}.md").write_text("x")
    assert problems(pack) == ["mine: too many files; expected at most 200"]


def test_a_pack_is_not_larger_than_a_pack_can_be(pack: Path) -> None:
    """Files are weighed, not read; what is hidden belongs to other tools."""
    (pack / "locale" / "en").mkdir(parents=True)
    (pack / ".git").mkdir()
    for at, folder in enumerate((pack / ".git", pack / "locale" / "en")):
        with (folder / "large.ftl").open("wb") as file:
            file.truncate(100_000_000 if at == 0 else LARGEST_PACK)
    assert peak_of(lambda: problems(pack)) < 20_000_000
    assert problems(pack)[0].startswith("mine: 50000")


@pytest.mark.parametrize("name", ["cards.toml", "pack.toml", "locale/en/names.ftl"])
def test_a_pipe_is_not_waited_for(pack: Path, name: str) -> None:
    (pack / name).unlink(missing_ok=True)
    (pack / name).parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(pack / name)
    assert f"{name}: is not a plain file" in problems(pack)


@pytest.mark.parametrize("name", ["locale", "locale/en"])
def test_folders_of_words_are_not_links_to_others(pack: Path, tmp_path: Path, name: str) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (pack / name).parent.mkdir(exist_ok=True)
    (pack / name).symlink_to(elsewhere)
    assert problems(pack) == [f"{name}: is a link; expected a plain folder"]


BUSY = {
    "a dotted key": ("a." * 499_000 + "a = 1\n", "line 1 has more than 100 dots"),
    "a dotted table": ("[" + "a." * 499_000 + "a]\n", "line 1 has more than 100 dots"),
    "other line breaks": ("[[" + '"\u2028".' * 110_000 + "a]]\n", "line 1 has more than 100 dots"),
    "a key in a table": ("\nx = { " + "a . " * 200_000 + "a = 1 }\n", "line 2 has more than 100 dots"),
    "many digits": ("x = " + "9" * 5_000 + "\n", "not TOML: Exceeds the limit"),
    "many hexadecimal digits": (
        card(points="0x" + "f" * 900_000),
        "card X1: points is something far too large; expected",
    ),
    "a large number": (card(points=str(10**15)), "card X1: points is 1000000000000000; expected -1000 to 1000"),
    "a large effect": (card(effects='[{ do = "gain", glory = 1001 }]'), "card X1: effects[0].glory is 1001; expected"),
    "many effects": (
        card(effects="[" + '{ do = "gain", glory = 2 },' * 5_000 + "]"),
        "card X1: effects has 5000 items; expected at most 200",
    ),
    "many entries": ("[[card]]\n" * 5_001, "5001 entries; expected at most 5000"),
    "deep lists": ("card = " + "[" * 499_000, "nested too deeply"),
    "deep tables": ("card = " + "{ a = " * 150_000, "nested too deeply"),
}


@pytest.mark.parametrize("kind", BUSY)
def test_a_file_that_would_keep_the_reader_busy_is_refused(pack: Path, kind: str) -> None:
    text, message = BUSY[kind]
    (pack / "cards.toml").write_text(text)
    found: list[str] = []
    assert peak_of(lambda: found.extend(problems(pack))) < 200_000_000
    assert any(problem.startswith("cards.toml: ") and message in problem for problem in found), found[:3]


def test_words_that_grow_without_bound_are_not_told(pack: Path) -> None:
    """Each message holds the one before it ten times: the last would have 10^15 letters."""
    (pack / "cards.toml").write_text(card())
    (pack / "locale" / "en").mkdir(parents=True)
    laughs = "".join(f"laugh-{at + 1} = " + f"{{ laugh-{at} }}" * 10 + "\n" for at in range(14))
    (pack / "locale" / "en" / "names.ftl").write_text(f"laugh-0 = {'x' * 10}\n{laughs}card-X1 = {{ laugh-14 }}\n")
    texts = rulewright.load("mysthea", [pack]).texts("en")

    def tell() -> None:
        with pytest.raises(ContentError, match="Too many"):
            texts.component("X1")

    assert peak_of(tell) < 10_000_000
