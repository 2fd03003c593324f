"""Stories: every point of a game is accounted for, and highlights are true."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.bots import Seen, make
from rulewright.catalog import game_names
from rulewright.content.texts import LANGUAGES
from rulewright.core.record import Outcome
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.replays import story
from rulewright.replays.story import Gain, Story


def play(name: str, mode: str, players: int, seed: int) -> Session:
    """A whole game by random bots."""
    game = rulewright.load(name)
    session = Session(game, Setup(name, players, seed, mode))
    bot = make("random", seed)
    while not session.state.over:
        decision = session.state.decision
        session.apply(bot.choose(Seen(session.state, decision.seat), decision), decision.seat)
    return session


GAMES = [
    (name, mode.name, players, players + 2)
    for name in game_names()
    for mode in rulewright.load(name).modes
    for players in sorted({mode.seats[0], mode.seats[len(mode.seats) // 2], mode.seats[-1]})
]
"""Every mode of every game with the fewest, some and the most players."""


@pytest.fixture(scope="module", params=GAMES, ids=lambda one: "-".join(map(str, one)))
def session(request: pytest.FixtureRequest) -> Session:
    return play(*request.param)


def test_every_point_has_a_source(session: Session) -> None:
    """What a seat had at the beginning and what events gave it is exactly its score."""
    told = story.tell(session)
    outcome = session.state.outcome
    assert outcome is not None
    assert tuple(told.total(seat) for seat in range(told.seats)) == outcome.scores
    for seat in range(told.seats):
        by_source = told.by_source(seat)
        assert told.start[seat] + sum(by_source.values()) - told.lost(seat) == outcome.scores[seat]
        assert told.curve(seat)[-1][1] == outcome.scores[seat]


def test_curves_follow_the_scores(session: Session) -> None:
    """At every moment the curve has the score that the table showed."""
    told = story.tell(session)
    texts = session.game.texts()
    curves = [told.curve(seat) for seat in range(told.seats)]
    for at in range(0, len(session.line), 23):
        scores = session.game.table.scores(session.state_at(at).view(None), texts)
        assert [story.value_at(curve, at) for curve in curves] == [score.score for score in scores]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(session: Session, language: str) -> None:
    told = story.tell(session)
    texts = session.game.texts(language, ("Anna", "Борис"))
    assert session.game.story.points_name(texts)
    assert all(texts.name("source", source) for source in told.sources)
    moves = [played.events for played in session.line]
    marks = session.game.story.landmarks(moves, texts)
    assert [mark.at for mark in marks] == sorted(mark.at for mark in marks)
    assert all(0 <= mark.at <= len(moves) and mark.name and mark.depth in (1, 2) for mark in marks)
    known = session.game.register()
    for tale in session.game.story.tales(moves, texts):
        assert 0 < tale.at <= len(moves)
        assert known.text(tale.rule, language)
        assert tale.title
        assert tale.text


def test_highlights_are_true(session: Session) -> None:
    told = story.tell(session)
    found = {one.kind: one for one in story.highlights(told)}
    outcome = session.state.outcome
    assert outcome is not None
    assert ("margin" in found) == (not told.cooperative)
    if not told.cooperative:
        first, second = outcome.ranking[:2]
        assert found["margin"].points == outcome.scores[first] - outcome.scores[second]
    assert ("gain" in found) == any(gain.points > 0 for gain in told.gains)
    if told.gains:
        assert found["gain"].points >= max(gain.points for gain in told.gains)
    # Who wins together may have won without a point.
    scored = bool(outcome.winners) and bool(told.by_source(outcome.winners[0]))
    assert scored or told.cooperative
    assert ("source" in found) == scored
    if scored:
        assert found["source"].points == max(told.by_source(outcome.winners[0]).values())


def test_sources_are_known(session: Session) -> None:
    """No rule that gives points falls into the last drawer."""
    told = story.tell(session)
    assert all(gain.source not in ("", "other") for gain in told.gains), told.gains


def small(*gains: tuple[int, int, int], ranking: tuple[int, ...] = (0, 1)) -> Story:
    made = tuple(Gain(at, seat, "a", "R-1", points) for at, seat, points in gains)
    return Story(2, 50, (0, 0), made, ("a",), ranking, ranking[:1])


def test_lead_changes() -> None:
    told = small((1, 0, 2), (5, 1, 2), (6, 1, 1), (9, 0, 4))
    assert story.leads(told) == ((1, 0), (6, 1), (9, 0))
    kinds = {one.kind: one for one in story.highlights(told)}
    assert kinds["leads"].points == 2
    assert (kinds["lead"].at, kinds["lead"].seat) == (9, 0)
    assert (kinds["comeback"].at, kinds["comeback"].points, kinds["comeback"].other) == (6, 1, 1)


def test_a_walkover_has_no_comeback() -> None:
    kinds = {one.kind for one in story.highlights(small((1, 0, 2), (2, 0, 5)))}
    assert "comeback" not in kinds
    assert "lead" not in kinds


def test_nothing_to_tell() -> None:
    assert [one.kind for one in story.highlights(small())] == ["margin"]
    assert [one.kind for one in story.highlights(small(ranking=()))] == []


def test_losses_are_told_apart() -> None:
    told = small((1, 0, 5), (2, 0, -3))
    assert told.total(0) == 2
    assert told.by_source(0) == {"a": 5}
    assert told.lost(0) == 3
    assert told.source_curve(0, "a") == ((0, 0), (1, 5))


def test_an_unfinished_game_has_no_ranking() -> None:
    game = rulewright.load(game_names()[0])
    told = story.tell(Session(game, Setup(game.name, 2, 1)))
    assert told.ranking == ()
    assert told.gains == ()


def test_cooperative_games_have_no_lead() -> None:
    game = rulewright.load(game_names()[0])
    outcome = Outcome((3, 3), (0, 1), (0, 1), "R")
    told = story.read(game, [], (3, 3), outcome, cooperative=True)
    assert story.highlights(told) == ()
