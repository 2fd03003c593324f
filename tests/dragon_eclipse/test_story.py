"""What a finished game tells: points with their sources, Combats and rounds, and what was remarkable."""

from __future__ import annotations

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.games.dragon_eclipse.lab.story import landmarks, points_of, source_of, tales
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.positions import base_game
from rulewright.replays import story

GAME = base_game()
TEXTS = GAME.texts("en", ("Anna", "Ben"))
DRAWN = {"mystling": "draw", "partner": "draw", "enemy": "draw"}


def played(mode: str, players: int, seed: int) -> Session:
    """A whole game; answers go round, so that different things are tried."""
    session = Session(GAME, Setup("dragon_eclipse", players, seed, mode, DRAWN))
    number = seed
    while not session.state.over:
        decision = session.state.decision
        session.apply(decision.choices[number % len(decision.choices)], decision.seat)
        number += 1
    return session


@pytest.mark.parametrize(
    ("mode", "players"), [("duel", 1), ("duel", 2), ("gauntlet", 1), ("pvp_quick", 2), ("pvp_challenge", 2)]
)
def test_every_point_is_accounted_for(mode, players):
    for seed in range(3):
        session = played(mode, players, seed)
        told = story.tell(session)
        assert session.state.outcome is not None
        assert tuple(told.total(seat) for seat in range(players)) == session.state.outcome.scores
        assert all(gain.source != "other" for gain in told.gains)


def test_a_win_is_one_point_for_everybody_and_a_taming_two():
    ended = {
        result: points_of(events.CombatEnded(rule="DRE-465", result=result, enemy="wild-golomo"))
        for result in ("win", "tame", "lose")
    }
    assert ended == {"win": 1, "tame": 2, "lose": 0}
    assert points_of(events.RoundWon(rule="DRE-532", seat=1, mystling="golomo", by_rounds=False)) == 1
    assert points_of(events.RoundBegan(rule="DRE-348", round=1)) == 0
    assert [source_of(rule) for rule in ("DRE-465", "DRE-467", "DRE-532", "DRE-531", "DRE-001")] == [
        "win",
        "tame",
        "battle",
        "rounds",
        "other",
    ]


def test_combats_and_rounds_are_the_parts_of_a_game():
    session = played("gauntlet", 1, 1)
    moves = [one.events for one in session.line]
    marks = landmarks(moves, TEXTS)
    fought = sum(isinstance(event, events.CombatSet) for happened in moves for event in happened)
    assert sum(mark.depth == 1 for mark in marks) == fought >= 2
    assert sum(mark.depth == 2 for mark in marks) > fought
    assert marks[0].name.startswith("Combat 1: ")


def test_remarkable_things_are_told_once():
    strong = events.DamageDealt(rule="DRE-391", seat=None, body=2, by=0, n=7, prevented=1)
    weak = events.DamageDealt(rule="DRE-431", seat=None, body=0, by=2, n=3, prevented=0)
    used = [events.BonusUsed(rule="DRE-395", seat=0, bonus=bonus, power=1) for bonus in ("dash", "prepare", "flare")]
    moves = [
        [events.RoundBegan(rule="DRE-348", round=4), weak],
        [strong, *used],
        [
            events.FatigueGained(rule="DRE-427", seat=0),
            events.QuestFulfilled(rule="DRE-741", seat=0, mystling="golomo"),
        ],
        [events.CombatEnded(rule="DRE-467", result="tame", enemy="wild-firple")],
    ]
    told = {tale.title: tale for tale in tales(moves, TEXTS)}
    assert told["The hardest blow"].text == "Anna dealt 7 damage to the Enemy with one effect."
    assert told["The hardest blow"].at == 2
    assert told["Tamed"].text == "Wild Firple was tamed in round 4."
    assert told["The busiest turn"].text == "Anna used 3 Bonus Actions in one turn."
    assert told["A quest fulfilled"].seat == 0
    assert told["A long fight"].rule == "DRE-427"
    assert tales([], TEXTS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_told_in_every_language(language):
    texts = GAME.texts(language, ("Anna", "Борис"))
    session = played("pvp_challenge", 2, 2)
    moves = [one.events for one in session.line]
    assert all(mark.name for mark in landmarks(moves, texts))
    assert all(tale.title and tale.text for tale in tales(moves, texts))
    assert GAME.story.points_name(texts)
    assert all(texts.name("source", source) for source in ("win", "tame", "battle", "rounds", "other"))
