"""How choices are laid out: short lists below each other, long ones in columns, common words said once."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.bots import Seen, make
from rulewright.cli.screen import CLEAR, Screen, numbered, wrapped

TRAVEL = [
    (f"travel troop arch.forest {text}", f"Travel: Troop from the Forest of the Rock Arch to the {label} (1 Point)")
    for text, label in (("arch.myst", "Land of Myst"), ("arch.mountain", "Mountain"), ("volcano.forest", "Forest"))
]


def test_a_short_list_stands_below_each_other() -> None:
    choices = [("act", "Act: play a card"), ("develop", "Develop"), ("meditate", "Meditate")]
    assert numbered(choices, 80) == ["  1 Act: play a card", "  2 Develop", "  3 Meditate"]


def test_a_long_label_is_wrapped_under_itself() -> None:
    assert numbered([("act", "one two three four five six seven eight nine")], 30) == [
        "  1 one two three four five",
        "    six seven eight nine",
    ]


def test_what_neighbours_have_in_common_is_said_once() -> None:
    assert numbered([*TRAVEL, ("done", "Spend no more")], 100) == [
        "  Travel: Troop from the Forest of the Rock Arch to the … (1 Point)",
        "    1 Land of Myst",
        "    2 Mountain",
        "    3 Forest",
        "  4 Spend no more",
    ]


def test_other_prices_stay_with_their_choices() -> None:
    choices = [(text, label.replace("(1", f"({number}")) for number, (text, label) in enumerate(TRAVEL)]
    assert numbered(choices, 100)[:2] == [
        "  Travel: Troop from the Forest of the Rock Arch to the …",
        "    1 Land of Myst (0 Point)",
    ]


def test_a_long_list_of_short_labels_gets_columns_numbered_downwards() -> None:
    choices = [(f"play-card C{n:03}", f"{n} is its number") for n in range(1, 12)]
    assert numbered(choices, 62) == [
        "   1 1 is its number   5 5 is its number   9 9 is its number",
        "   2 2 is its number   6 6 is its number  10 10 is its number",
        "   3 3 is its number   7 7 is its number  11 11 is its number",
        "   4 4 is its number   8 8 is its number",
    ]
    assert len(numbered(choices, 120)) == 3
    assert len(numbered(choices, 30)) == 11


def test_choices_of_other_kinds_are_not_mixed() -> None:
    choices = [(f"buy-card C{n}", f"Buy {n}") for n in range(5)] + [(f"play-card C{n}", f"Play {n}") for n in range(5)]
    lines = numbered(choices, 120)
    assert len(lines) == 2
    assert "Buy" not in lines[1]


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_choice_of_a_whole_game_keeps_its_number_and_its_words(language: str, width: int) -> None:
    game = rulewright.load("mysthea")
    texts = game.texts(language)
    state = game.new(3, 12)
    bot = make("random", 12)
    while not state.over:
        decision = state.decision
        labels = [texts.choice(choice, decision) for choice in decision.choices]
        lines = numbered([(str(choice), label) for choice, label in zip(decision.choices, labels, strict=True)], width)
        assert all(len(line) <= width for line in lines)
        words = " ".join(lines).split()
        for number, label in enumerate(labels, 1):
            assert str(number) in words
            assert set(label.split()) <= set(words)
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)


def test_words_are_never_broken() -> None:
    assert wrapped("a very-long-word-with-hyphens here", 12, "", "  ") == [
        "a",
        "  very-long-word-with-hyphens",
        "  here",
    ]


def test_the_width_is_that_of_the_screen_within_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, width in (("20", 40), ("80", 80), ("500", 120)):
        monkeypatch.setenv("COLUMNS", columns)
        assert Screen().width == width


def test_clearing_takes_the_scroll_back_too_and_only_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert CLEAR.endswith("\x1b[2J\x1b[3J")
    Screen().clear()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    Screen().clear()
    assert CLEAR in capsys.readouterr().out
