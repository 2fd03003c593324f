"""Bots by name: levels, parameters, lists of them, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulewright.bots import ADVISER, DEFAULT_LEVEL, LEVELS, adviser_of, make, names, split
from rulewright.bots.by_name import parameters
from rulewright.bots.external import ExternalBot
from rulewright.bots.weights import weights_of
from rulewright.catalog import game_names, load
from rulewright.core.errors import SetupError


def test_there_are_five_levels_the_weakest_first() -> None:
    assert LEVELS == ("random", "greedy", "planner", "search", "expert")
    assert names()[: len(LEVELS)] == LEVELS
    assert DEFAULT_LEVEL in LEVELS
    assert ADVISER in LEVELS


@pytest.mark.parametrize("name", game_names())
def test_a_game_names_the_level_that_gives_its_hints_or_leaves_it_to_the_usual_one(name: str) -> None:
    game = load(name)
    named = weights_of(game).adviser
    assert adviser_of(game) == (named or ADVISER)
    assert adviser_of(game) in LEVELS


def test_godai_asks_a_level_that_answers_at_once() -> None:
    assert adviser_of(load("godai")) == "greedy"


@pytest.mark.parametrize("name", names())
def test_a_bot_is_made_by_its_name(name: str) -> None:
    assert make(name).name == name
    assert make(f" {name} ").name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as caught:
        make("clever")
    assert str(caught.value) == f"there is no bot 'clever'; bots: {', '.join(names())}, exec:PROGRAM"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random", ("random",)),
        ("random, first", ("random", "first")),
        (" random,,first , ", ("random", "first")),
        ("search:sims=50,ms=90,random", ("search:sims=50,ms=90", "random")),
        ("search:sims=50, ms=90", ("search:sims=50,ms=90",)),
        ("bot:search:sims=5,ms=9,Anna", ("bot:search:sims=5,ms=9", "Anna")),
        ("exec:ms=5 ./mybot -x,search:ms=5,greedy", ("exec:ms=5 ./mybot -x", "search:ms=5", "greedy")),
        ("exec:./a,exec:./b", ("exec:./a", "exec:./b")),
        ("", ()),
    ],
)
def test_commas_part_bots_and_their_parameters(text: str, parts: tuple[str, ...]) -> None:
    assert split(text) == parts


def test_searchers_have_a_budget_in_futures_and_in_milliseconds() -> None:
    for name in ("search", "expert"):
        assert {"sims", "ms"} <= set(parameters(name))
        assert make(f"{name}:sims=7,ms=900").name == name


@pytest.mark.parametrize("name", names())
def test_the_page_explains_every_bot_and_parameter_with_its_limits(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    assert f"`{name}`" in page
    for parameter, (low, high) in parameters(name).items():
        rows = [row for row in page.splitlines() if row.startswith(f"| `{parameter}` |") and f"`{name}`" in row]
        assert len(rows) == 1, parameter
        assert f"{low} to {high}" in rows[0]


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("search:sims=0", "sims must be a whole number from 1 to 1000000, not '0'"),
        ("search:sims=many", "sims must be a whole number from 1 to 1000000, not 'many'"),
        ("search:sims", "sims must be a whole number from 1 to 1000000, not ''"),
        ("search:sims=²", "sims must be a whole number"),
        ("search:ms=-5", "ms must be a whole number from 1 to 3600000, not '-5'"),
        ("search:depth=3", "there is no parameter 'depth'; known: sims, ms"),
        ("random:sims=3", "there is no parameter 'sims'; known: –"),
        ("clever:sims=3", "there is no bot 'clever:sims=3'"),
    ],
)
def test_a_parameter_that_does_not_fit_is_refused(spec: str, message: str) -> None:
    with pytest.raises(SetupError) as caught:
        make(spec)
    assert message in str(caught.value)


def test_exec_makes_a_bot_of_a_program() -> None:
    bot = make(f"exec:{sys.executable} -x", 4)
    assert isinstance(bot, ExternalBot)
    assert bot.name == f"exec:{sys.executable} -x"
