"""Saves and replays of every release so far open today, or part exactly where `tests/corpus/parted.toml` says."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random

import pytest

import rulewright
from rulewright.core.errors import ReplayDrift, SaveError
from rulewright.core.game import Game
from rulewright.core.record import State
from rulewright.core.replay import lines_of, read, write
from rulewright.core.session import Session
from tests.corpus.writing import FOLDER, RELEASE, kinds, moments

SAVES = sorted(FOLDER.glob("*/*.json"))
REPLAYS = sorted(FOLDER.glob("*/*.jsonl"))
PARTED: dict[str, str] = tomllib.loads((FOLDER / "parted.toml").read_text(encoding="utf-8"))
"""What no longer opens or no longer comes out the same, and the sentence that tells it."""
MOST_MOVES = 5_000


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def play_on(state: State, seed: int) -> State:
    luck = Random(seed)
    for _ in range(MOST_MOVES):
        if state.over:
            return state
        decision = luck.choice(state.decisions)
        state.apply(luck.choice(decision.choices), decision.seat)
    raise AssertionError(f"not over after {MOST_MOVES} moves")


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_save_of_any_release_is_played_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = rulewright.load(json.loads(text)["game"])
    if name_of(path) in PARTED:
        with pytest.raises(SaveError) as refused:
            game.restore(text)
        assert str(refused.value).startswith(PARTED[name_of(path)])
        return
    state = game.restore(text)
    again = game.restore(game.dump(state))
    assert game.encode(again) == game.encode(state)
    assert game.digest(play_on(again, 1)) == game.digest(play_on(state, 1))
    assert state.outcome is not None


@pytest.mark.parametrize("path", REPLAYS, ids=name_of)
def test_a_replay_of_any_release_comes_out_as_it_was_recorded(path: Path) -> None:
    """With the same choices and the same luck; where records are as they were, also with the same positions."""
    replay = read(lines_of(path.read_text(encoding="utf-8")))
    game = rulewright.load(replay.header.setup.game)
    if name_of(path) in PARTED:
        with pytest.raises(ReplayDrift) as drift:
            Session.resume(game, replay)
        assert str(drift.value) == PARTED[name_of(path)]
        return
    session = Session.resume(game, replay)
    assert replay.outcome is not None
    assert session.replay().outcome == replay.outcome
    written = read(write(session.replay()))
    assert game.digest(Session.resume(game, written).state) == game.digest(session.state)


@pytest.mark.parametrize(("game", "mode", "players"), kinds(), ids=lambda one: getattr(one, "name", str(one)))
def test_this_release_has_a_save_and_a_replay_of_every_mode(game: Game, mode: str, players: int) -> None:
    """Missing? `make corpus` writes them."""
    name = f"{game.name}-{mode}-{players}"
    wanted = {f"{name}.jsonl", *[f"{name}-{moment}.json" for moment in moments(game, mode)]}
    assert wanted <= {path.name for path in (FOLDER / RELEASE).iterdir()}
