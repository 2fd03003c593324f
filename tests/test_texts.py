"""Languages: both say the same things, nothing is ever shown half-made, packs may bring their own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rulewright
from rulewright.content.messages import entries_of, plain_parts, read_messages
from rulewright.content.source import Source
from rulewright.content.texts import LANGUAGES, Language, SharedTexts, own_name
from rulewright.core.errors import ContentError

PACKAGE = Path(rulewright.__file__).parent
LOCALES = sorted(folder for folder in PACKAGE.rglob("locale") if folder.is_dir())


class Variables(Visitor):
    """Collects the `$variables` and attributes of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path) -> dict[str, tuple[set[str], set[str]]]:
    """Every message of a language folder: its attributes and its variables."""
    found = {}
    for path in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                key = f"{path.relative_to(folder)} {entry.id.name}"
                assert key not in found, key
                found[key] = ({attribute.id.name for attribute in entry.attributes}, variables.names)
    return found


def write(folder: Path, text: str, language: str = "en", name: str = "words.ftl") -> Path:
    place = folder / language
    place.mkdir(parents=True, exist_ok=True)
    (place / name).write_text(text, "utf-8")
    return folder


def test_there_are_shared_sentences_and_those_of_games() -> None:
    assert PACKAGE / "content" / "locale" in LOCALES
    assert len(LOCALES) > 1


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_messages_attributes_and_variables(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == sorted(LANGUAGES)
    english, *others = (messages(folder / code) for code in LANGUAGES)
    assert english
    for other in others:
        assert english.keys() == other.keys()
        for key in english:
            assert english[key] == other[key], key


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_plain_text_is_what_fluent_reads(folder: Path) -> None:
    """Messages without values are read without Fluent: they must say the same."""
    plain = 0
    for room in sorted({path.parent for path in folder.rglob("*.ftl")}):
        bundle = FluentBundle(["en"], use_isolating=False)
        for resource in read_messages(room):
            bundle.add_resource(resource)
        for name, entry in entries_of(room).items():
            parts = plain_parts(entry)
            if parts is None or name.startswith("-"):
                continue
            message = bundle.get_message(name)
            found = {"": message.value, **message.attributes}
            assert parts == {part: bundle.format_pattern(text)[0] for part, text in found.items() if text}, name
            plain += 1
    # Errors nearly always name something; some packages have no other messages.
    assert plain or {path.name for path in folder.rglob("*.ftl")} == {"errors.ftl"}


@pytest.mark.parametrize(
    ("entry", "parts"),
    [
        ("a = Text  \n", {"": "Text"}),
        ("a =   Text = more # no comment\n    .b = B \n\n# a comment\n", {"": "Text = more # no comment", "b": "B"}),
        ("a =\n    .b = B\n", {"b": "B"}),
        ("a = Text\n    goes on\n", None),
        ("a =\n    Text\n", None),
        ("a = Text\n\n    goes on after a gap\n", None),
        ("a = Text\n    .b =\n      B\n", None),
        ("a = Text { $n }\n", None),
        ("a = Text }\n", None),
    ],
)
def test_plain_parts_of_a_message(entry: str, parts: dict[str, str] | None) -> None:
    assert plain_parts(entry) == parts


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    write(tmp_path, "both = both\nonly = only { $n } of { other }\nother = English\n")
    write(tmp_path, "both = обидві\nother = українських\n", "uk")
    say = Language("uk", [tmp_path])
    assert say("both") == "обидві"
    assert say.has("only")
    assert say("only", n=2) == "only 2 of українських"
    with pytest.raises(ContentError, match="locale/uk: there is no message 'neither'"):
        say("neither")


def test_every_language_has_a_name_of_its_own() -> None:
    names = {code: own_name(code) for code in LANGUAGES}
    assert names["en"] == "English"
    assert len(set(names.values())) == len(LANGUAGES)


SOURCES = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".js", ".html", ".css", ".toml"}]


def test_no_line_of_code_or_data_knows_a_language_besides_english() -> None:
    """English is what everything else falls back to; whatever another language needs is in its folders."""
    others = "|".join(code for code in LANGUAGES if code != "en")
    named = re.compile(rf"""["'`](?:{others})(?:-[A-Z]+)?["'`]""")
    lines = [
        f"{path.relative_to(PACKAGE)}:{number}"
        for path in SOURCES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert lines == []
    assert named.search('one.lang = language === "uk" ? "uk-UA" : "en-GB";')


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ContentError, match=f"no language 'xx'; languages: {', '.join(LANGUAGES)}"):
        Language("xx")


@pytest.mark.parametrize("message", ["no-such-message", "player.no-such-attribute", ""])
def test_an_unknown_message_is_an_error_and_never_its_own_id(message: str) -> None:
    with pytest.raises(ContentError, match="there is no message"):
        Language("en")(message)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(ContentError, match="player with –"):
        Language("en")("player")


def test_a_value_that_is_neither_word_nor_number_is_an_error() -> None:
    with pytest.raises(ContentError, match="number"):
        Language("en")("player", number=(1, 2))


def test_lists_are_glued() -> None:
    say = Language("en")
    assert say.all(["a"]) == "a"
    assert say.all(["a", "b"]) == "a and b"
    assert say.all(["a", "b", "c"]) == "a, b and c"
    assert say.either(["a", "b", "c"]) == "a, b or c"
    assert say.and_or(["a", "b"]) == "a and/or b"
    assert say.then(["a", "b", "c"]) == "a, then b, then c"
    assert say.row(["a", "b", "c"]) == "a, b, c"
    assert say.all([]) == "nothing"
    ukrainian = Language("uk")
    assert ukrainian.all(["а", "б", "в"]) == "а, б та в"
    assert ukrainian.either(["а", "б"]) == "а або б"


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    say = Language("uk")
    assert say.sentence("отримайте 1 бал Слави") == "Отримайте 1 бал Слави."
    assert say.sentences(["перше", "друге?"]) == "Перше. Друге?"
    assert say.clause("Отримайте 1 бал Слави.") == "отримайте 1 бал Слави"


def test_seats_have_names_or_numbers() -> None:
    texts = SharedTexts(Language("en"), ("Anna", ""))
    assert [texts.seat(seat) for seat in range(3)] == ["Anna", "Player 2", "Player 3"]
    assert texts.seats((0, 2)) == "Anna and Player 3"
    assert texts.seats(()) == "nobody"
    assert SharedTexts(Language("uk")).seat(0) == "Гравець 1"


def test_the_source_of_a_component_in_one_line() -> None:
    texts = SharedTexts(Language("en"))
    source = Source(page=3, known=("GAP-1",), assumed=("GAP-2", "GAP-3"))
    assert texts.source("R-1", source) == "R-1 · rulebook p. 3 · read off the components: GAP-1 · our own: GAP-2, GAP-3"
    assert texts.source("", Source(author="Olena")) == "by Olena"


# -- packs -----------------------------------------------------------------------------------------------


def test_a_pack_adds_and_replaces_messages(tmp_path: Path) -> None:
    game = write(tmp_path / "game", "hello = Hello\nbye = Bye\n")
    pack = write(tmp_path / "pack", "hello = Good day\nmore = More\n")
    say = Language("en", (game,), (pack,))
    assert [say("hello"), say("bye"), say("more")] == ["Good day", "Bye", "More"]


def test_what_a_pack_has_not_translated_is_shown_in_english(tmp_path: Path) -> None:
    pack = write(tmp_path, "one = one\ntwo = two\n")
    write(pack, "two = два\n", "uk")
    say = Language("uk", packs=(pack,))
    assert [say("one"), say("two")] == ["one", "два"]


def test_a_broken_file_is_refused_with_its_place(tmp_path: Path) -> None:
    write(tmp_path, "fine = Fine\nthis is not Fluent\n")
    with pytest.raises(ContentError, match=r"locale/en/words.ftl: not Fluent: 'this is not Fluent'"):
        read_messages(tmp_path / "en")


def test_a_message_that_stands_twice_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "one = 1\n", name="a.ftl")
    write(tmp_path, "one = 2\n", name="b.ftl")
    with pytest.raises(ContentError, match=r"locale/en/b.ftl: one stands in a.ftl already"):
        read_messages(tmp_path / "en")


def test_a_file_that_is_not_utf8_or_a_link_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "one = 1\n")
    (tmp_path / "en" / "bad.ftl").write_bytes(b"one = \xff\n")
    (tmp_path / "en" / "link.ftl").symlink_to(tmp_path / "en" / "words.ftl")
    with pytest.raises(ContentError) as caught:
        read_messages(tmp_path / "en")
    assert [str(problem) for problem in caught.value.problems] == [
        "locale/en/bad.ftl: byte 6 is not UTF-8; expected a text file in UTF-8",
        "locale/en/link.ftl: is a link; expected a plain file",
    ]


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "#" * 1_000_001)
    with pytest.raises(ContentError, match="1000001 bytes; expected at most 1000000"):
        read_messages(tmp_path / "en")


def test_messages_that_refer_to_each_other_in_a_circle_are_an_error(tmp_path: Path) -> None:
    say = Language("en", [write(tmp_path, "one = { two }\ntwo = { one }\n")])
    with pytest.raises(ContentError, match="one with –: refers to itself"):
        say("one")
