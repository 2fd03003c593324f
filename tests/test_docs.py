"""The documentation is true: its examples run, its commands, ids and links exist, and it leaves nothing out."""

from __future__ import annotations

import doctest
import io
import json
import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import click
import pytest

import rulewright
from rulewright.cli import terminal
from rulewright.cli.common import own_words
from rulewright.cli.main import call, cli
from rulewright.content.texts import LANGUAGES
from rulewright.core.game import Game
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.games.dragon_eclipse import conditions, passives, road
from rulewright.games.dragon_eclipse import effects as dragon_effects
from rulewright.games.mysthea import abilities, effects

ROOT = Path(__file__).parents[1]
DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *DOCS]
GAMES = [rulewright.load(name) for name in rulewright.game_names()]

each_page = pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)


def text_of(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def blocks(text: str) -> Iterator[tuple[str, int, list[str]]]:
    """The fenced blocks of a page: language, number of the first line, lines without the fence."""
    language: str | None = None
    inside: list[str] = []
    start = 0
    for number, line in enumerate(text.splitlines(), 1):
        fence = re.match(r"\s*```(\w*)", line)
        if fence is None:
            inside.append(line)
        elif language is None:
            language, start, inside = fence[1], number + 1, []
        else:
            yield language, start, inside
            language = None
            inside = []
    assert language is None, "a code block is not closed"


def prose(text: str) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^\s*```.*?^\s*```", "", text, flags=re.DOTALL | re.MULTILINE)


# -- examples ---------------------------------------------------------------------------------------------------


def example_lines(text: str) -> str:
    """Only the lines inside of code blocks, each on its own line number, so that fences are not taken for output."""
    lines = [""] * len(text.splitlines())
    for _, start, inside in blocks(text):
        lines[start - 1 : start - 1 + len(inside)] = inside
    return "\n".join(lines) + "\n"


@each_page
def test_every_example_gives_what_the_page_says(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = document.read_text("utf-8")
    monkeypatch.chdir(ROOT)
    examples = doctest.DocTestParser().get_doctest(example_lines(text), {}, document.name, str(document), 0)
    assert len(examples.examples) == len(re.findall(r"^\s*>>> ", text, re.MULTILINE)), "an example outside of a block"
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(examples, out=told.append)
    assert not told, "".join(told)


def consoles(text: str) -> Iterator[tuple[int, str, str]]:
    """The commands of `console` blocks with what they print: line, command, output."""
    for language, start, inside in blocks(text):
        if language != "console":
            continue
        parts = re.split(r"^\$ ", "\n".join(inside), flags=re.MULTILINE)
        assert not parts[0].strip(), f"line {start}: a console block begins with its command"
        for part in parts[1:]:
            command, _, output = part.partition("\n")
            yield start, command, output.strip("\n")


def prompts() -> str:
    """How the terminal table asks, in all languages, as a pattern."""
    return "|".join(own_words(code)("ask") for code in LANGUAGES)


@each_page
def test_every_console_example_prints_what_the_page_says(
    document: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What stands after a prompt is typed in; `...` stands for anything, and spaces do not count. The commands of a
    page share a folder."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    for line, command, expected in consoles(document.read_text("utf-8")):
        typed = re.findall(rf"^(?:{prompts()})> (.*)$", expected, re.MULTILINE)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in typed)))
        call(shlex.split(command)[1:])
        seen = capsys.readouterr()
        got = (seen.out + seen.err).strip("\n")
        if not doctest.OutputChecker().check_output(expected + "\n", got + "\n", flags):
            raise AssertionError(f"{document.name}, line {line}: {command}\nprinted:\n{got}")


# -- commands ---------------------------------------------------------------------------------------------------


def commands() -> dict[str, click.Command]:
    context = click.Context(cli)
    found = {name: cli.get_command(context, name) for name in cli.list_commands(context)}
    return {name: command for name, command in found.items() if command is not None}


def command_lines(text: str) -> Iterator[str]:
    """Every `rulewright ...` that a page shows: in blocks and in the running text."""
    shown = [line for language, _, inside in blocks(text) if language != "pycon" for line in inside]
    shown += re.findall(r"`([^`\n]+)`", prose(text))
    for line in shown:
        for part in line.split("|"):
            words = re.sub(r"^\s*(\$ )?(\S*/)?(python -m )?", "", part)
            if words.startswith("rulewright "):
                yield words.partition(" ")[2]


def words_of(line: str) -> list[str]:
    """The words of a command line; the brackets and dots of a synopsis do not count, nor do redirections."""
    line = re.sub(r"[\[\]]|\.\.\.|…", "", line)
    words = shlex.split(line, comments=True)
    for sign in (">", "<", "&&", ";"):
        if sign in words:
            words = words[: words.index(sign)]
    return words


@each_page
def test_every_command_line_names_a_command_and_options_that_exist(document: Path) -> None:
    known = commands()
    for line in command_lines(document.read_text("utf-8")):
        words = words_of(line)
        if not words or words[0] in ("-h", "--help", "--version"):
            continue
        assert words[0] in known, f"rulewright {line}: no such command"
        try:
            known[words[0]].make_context(words[0], words[1:], help_option_names=["-h", "--help"]).close()
        except click.exceptions.Exit:
            pass  # --help
        except click.MissingParameter:
            assert len(words) == 1, f"rulewright {line}: an argument is missing"
        except click.ClickException as error:
            raise AssertionError(f"rulewright {line}: {error.format_message()}") from None


def test_the_reference_has_every_command_with_all_its_options() -> None:
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text_of("commands.md"), re.MULTILINE | re.DOTALL))
    for name, command in commands().items():
        assert name in sections, name
        for parameter in command.params:
            for option in parameter.opts if isinstance(parameter, click.Option) else ():
                assert f"`{option}" in sections[name], f"{name} {option}"


def keys(data: Any) -> set[str]:
    """Every key of nested JSON data whose name is fixed: those of bots, games and rulings are not."""
    if isinstance(data, list):
        return set().union(*[keys(item) for item in data]) if data else set()
    if isinstance(data, dict):
        return set(data).union(*[keys(value) for value in data.values()]) if data else set()
    return set()


@pytest.mark.parametrize(
    "line",
    [
        "games --json",
        "cards {game} --json",
        "rules {game} --json",
        "simulate {game} --games 1 --json -",
    ],
)
def test_the_reference_explains_every_key_of_the_json(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = text_of("commands.md")
    for game in GAMES:
        assert call(line.format(game=game.name).split()) == 0
        for key in keys(json.loads(capsys.readouterr().out)) - {game.name, "random"}:
            assert f'"{key}"' in text or f"`{key}`" in text, key


def test_the_page_on_play_explains_every_word_at_the_prompt() -> None:
    for game in GAMES:
        table = terminal.Table(Session(game, Setup(game.name, game.modes[0].seats[0], 1)))
        assert len(table.commands) > 10
        for word in table.commands:
            assert re.search(rf"`{re.escape(word)}[` ]", text_of("play.md")), word


# -- ids and links ----------------------------------------------------------------------------------------------


def known_ids() -> set[str]:
    registers = [game.register() for game in GAMES]
    return {name for register in registers for part in ("rules", "rulings", "gaps") for name in getattr(register, part)}


@each_page
def test_every_rule_ruling_and_gap_that_is_mentioned_exists(document: Path) -> None:
    known = known_ids()
    stems = "|".join(sorted({name.rpartition("-")[0] for name in known}, key=len, reverse=True))
    for name in re.findall(rf"(?<![\w-])(?:{stems})-\d+", document.read_text("utf-8")):
        assert name in known, name


def slug(heading: str) -> str:
    """The anchor of a heading, as the site makes it."""
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


@each_page
def test_every_relative_link_resolves(document: Path) -> None:
    text = prose(document.read_text("utf-8"))
    links = re.findall(r"\]\(([^)\s]+)(?: \"[^\"]*\")?\)", text) + re.findall(r"(?:src|href)=\"([^\"]+)\"", text)
    for link in links:
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        assert target.exists(), f"{document.name}: {link}"
        if anchor and target.suffix == ".md":
            headings = re.findall(r"^#+ (.+)$", prose(target.read_text("utf-8")), re.MULTILINE)
            assert anchor in {slug(heading) for heading in headings}, f"{document.name}: {link}"


def test_the_site_lists_every_page() -> None:
    listed = re.findall(r"^  - .*?([\w-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == [page.name for page in DOCS]


def test_the_first_page_leads_to_every_page() -> None:
    listed = re.findall(r"^\| \[.+?\]\(([\w-]+\.md)\) \|", text_of("index.md"), re.MULTILINE)
    assert sorted([*listed, "index.md"]) == [page.name for page in DOCS]


# -- nothing is left out -----------------------------------------------------------------------------------------


def packs_of(game: Game) -> str:
    """What the page on packs says of a game."""
    title = game.table.about(game.texts("en"))[0]
    return text_of("content-packs.md").partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def in_range(file: str, text: str) -> bool:
    """Whether files are named by the first and the last of them, and this is one in between."""
    stem, _, number = file.rpartition("-")
    found = re.search(rf"`{stem}-(\d+)\.toml` to `{stem}-(\d+)\.toml`", text) if number.isdecimal() else None
    return found is not None and int(found[1]) <= int(number) <= int(found[2])


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_file_of_a_pack_is_named_with_its_entries(game: Game) -> None:
    text = packs_of(game)
    schema = import_module(f"rulewright.games.{game.name}.game").SCHEMA
    assert schema.tables
    for file, (key, _) in schema.tables.items():
        anyone = re.sub("-(fire|water|earth|air|light|dark)$", "-<element>", file)
        assert f"`{file}.toml`" in text or f"`{anyone}.toml`" in text or in_range(file, text), file
        assert f"`[[{key}]]`" in text or f"`{file}.toml` is refused" in text, key


UNIONS = {
    "Mysthea": (effects.Instant, effects.Constant, abilities.Ability, abilities.Behaviour),
    "Dragon Eclipse": (dragon_effects.AnyEffect, passives.Frame, conditions.AnyAsked, road.AnyRoad, road.AnyTest),
}


def verbs(unions: tuple[Any, ...]) -> dict[str, type]:
    """The verbs and conditions of all components by the word that a file writes after `do` or `is`."""
    kinds = {kind for union in unions for kind in get_args(union)}
    return {kind.__struct_config__.tag: kind for kind in kinds}


@pytest.mark.parametrize("title", UNIONS)
def test_every_effect_verb_is_explained_with_its_fields(title: str) -> None:
    text = text_of("content-packs.md").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.*) \| .+ \|$", text, re.MULTILINE))
    assert len(verbs(UNIONS[title])) > 30
    for verb, kind in verbs(UNIONS[title]).items():
        assert verb in rows, verb
        for field in kind.__struct_fields__:  # type: ignore[attr-defined]
            assert f"`{field}`" in rows[verb], f"{verb} {field}"


def test_every_option_and_ruling_of_a_game_is_explained() -> None:
    for game in GAMES:
        text = text_of(f"{game.name}.md")
        for option in (*game.options, *game.rulings):
            row = re.search(rf"^\| `{option.name}` \|.*$", text, re.MULTILINE)
            assert row is not None, option.name
            assert option.rule in row[0], option.name
            for value in option.allowed:
                shown = ("no", "yes")[value] if isinstance(value, bool) else str(value)
                assert f"`{shown}`" in row[0], f"{option.name} {value}"


def test_everything_that_is_assumed_is_listed() -> None:
    for game in GAMES:
        text = text_of(f"{game.name}.md")
        for gap in game.register().gaps.values():
            assert (f"| {gap.id} |" in text) == (gap.status == "assumed"), gap.id


WAITING = {"campaign": "{n} wait for the campaign", "roguelite": "{n} for the roguelite", "handling": "{n} only say"}
"""How a game's page tells why rules wait, by the kinds of content/waiting.toml."""


def counted(page: str) -> str:
    """A page as one line, with numbers as programs write them: 1109, not 1 109."""
    return re.sub(r"(?<=\d) (?=\d{3}\b)", "", " ".join((ROOT / page).read_text("utf-8").split()))


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_the_pages_count_the_rules_as_they_are(game: Game) -> None:
    """How many are proved follows from how many wait: tests/test_coverage.py proves that a test carries every other."""
    register = game.register()
    waiting = {one.kind: len(one.rules) for one in register.waiting}
    rules = len(register.ledger.rules)
    proved = rules - sum(waiting.values())
    for page in ("README.md", "docs/index.md"):
        assert f"{proved} of {rules} rules" in counted(page), page
    assert f"{rules} rules" in counted("CHANGELOG.md")
    told = counted(f"docs/{game.name}.md")
    assert f"all {rules} rules" in told
    assert re.search(rf"\b({proved}\b|all {rules}\b)[^.]* proved", told)
    for kind, n in waiting.items():
        assert WAITING[kind].format(n=n) in told, kind
    for kind, ids in (("worked examples", register.ledger.golds), ("rulings", register.ledger.rulings)):
        later = sum(len(one.golds if kind == "worked examples" else one.rulings) for one in register.waiting)
        assert f"{len(ids) - later} of {len(ids)} {kind}" in counted("README.md"), kind


def test_every_dependency_has_a_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"], *hook["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        wanted.extend(extra)
    rows = re.findall(r"^\| `([\w.-]+)` \|", text_of("dependencies.md"), re.MULTILINE)
    for requirement in wanted:
        assert re.split(r"[\[<>=!~; ]", requirement)[0] in rows, requirement


def test_the_architecture_fits_on_a_few_pages() -> None:
    assert len(text_of("architecture.md").split()) <= 1400


def test_the_drawing_of_the_architecture_names_every_package_game_and_room() -> None:
    drawing = (ROOT / "docs" / "images" / "architecture.svg").read_text("utf-8")
    named = set(re.findall(r"[a-z_]+", " ".join(re.findall(r">([^<>]+)<", drawing))))
    source = ROOT / "src" / "rulewright"
    packages = {path.parent.name for path in source.glob("*/__init__.py")}
    game = source / "games" / GAMES[0].name
    rooms = {path.name for path in game.iterdir() if path.is_dir() and not path.name.startswith("_")}
    assert packages | rooms | {game.name for game in GAMES} <= named
