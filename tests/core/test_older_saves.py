"""Saves that outlive releases: content that they have not met may change, and older records are brought up to date."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright.core.errors import SaveError
from rulewright.core.game import Game
from rulewright.core.record import State
from rulewright.core.saving import ContentMet

from .toy import TOY, Toy


def played(game: Game, mode: str | None, moves: int) -> State:
    state = game.new(mode=mode, seed=3)
    luck = Random(3)
    for _ in range(moves):
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
    return state


def with_changed(game: Game, table: str, id: str, **changes: Any) -> Game:
    """The same game after a release that changed one component."""
    tables = {name: dict(rows) for name, rows in game.content.tables.items()}
    tables[table][id] = msgspec.structs.replace(tables[table][id], **changes)
    other: Game = type(game)(tables, ())  # type: ignore[call-arg]
    assert other.content_hash != game.content_hash
    return other


def met(game: Game, state: State, table: str) -> tuple[str, str]:
    """A component of a table that a state has met, and one that it has not."""
    text = game.encode(state).decode()
    ids = list(game.content.tables[table])
    return next(id for id in ids if f'"{id}"' in text), next(id for id in ids if f'"{id}"' not in text)


def test_content_that_a_save_has_not_met_may_change() -> None:
    game = rulewright.load("mysthea")
    state = played(game, None, 60)
    known, unknown = met(game, state, "champions")
    later = with_changed(game, "champions", unknown, rule="MYS-001")
    assert later.encode(later.restore(game.dump(state))) == game.encode(state)
    changed = with_changed(game, "champions", known, rule="MYS-001")
    with pytest.raises(SaveError, match=r"has met content that is different now: champions; .*Load the same packs"):
        changed.restore(game.dump(state))


@pytest.mark.parametrize("name", ["mysthea", "godai", "dragon_eclipse"])
def test_what_was_met_does_not_depend_on_what_was_saved_before(name: str) -> None:
    """Parts of a state that were looked at before are not looked at again, whichever game they came from."""
    game = rulewright.load(name)
    for seed in range(3):
        state = game.new(seed=seed)
        luck = Random(seed)
        for _ in range(60):
            if state.over:
                break
            decision = state.decision
            state.apply(luck.choice(decision.choices), decision.seat)
            body = game.encode(state)
            words = {word for word in body.decode().split('"') if word}
            tables = {
                table: {id: row for id, row in rows.items() if id in words or table in game.always_met}
                for table, rows in game.content.tables.items()
            }
            alone = ContentMet(tables, tuple(tables)).hashes(b"{}")
            assert json.loads(game.dump(state))["used"] == alone


def test_every_part_of_a_state_counts() -> None:
    tables = {"cards": {name: {"points": n} for n, name in enumerate(("one", "two", "three", "four", "five"))}}
    met = ContentMet(tables, ())
    bodies = [
        b'{"hand":["one"],"deck":["two"],"three":{"a":"four"}}',
        b'{"hand":["one"],"deck":["two"],"three":{"a":4}}',
        b'{"hand":["one"],"deck":["two"],"four":{"a":4}}',
        b'{"hand":["one", "five"],"deck":["two"],"four":{"a":4}}',
        b'{"hand":["one"],"deck":[],"four":{"a":4}}',
        b'{"hand":[],"deck":[["one"],"two"],"four":{"a":4}}',
    ]
    found = [met.hashes(body)["cards"] for body in bodies]
    assert len(set(found)) == len(found) - 1
    assert found[2] == found[5], "the same three cards, wherever they lie"


def test_what_every_game_depends_on_must_be_the_same() -> None:
    tables = {"numbers": {"all": {"pace": 3}}, "cards": {"one": {"points": 1}}}
    before = ContentMet(tables, ("numbers",)).hashes(b'{"hand":["one"]}')
    assert set(before) == {"numbers", "cards"}
    tables["numbers"]["all"] = {"pace": 4}
    after = ContentMet(tables, ("numbers",)).hashes(b'{"hand":["one"]}')
    assert after["cards"] == before["cards"]
    assert after["numbers"] != before["numbers"]
    assert "cards" not in ContentMet(tables, ("numbers",)).hashes(b'{"hand":[]}')


def test_a_component_that_is_gone_is_told() -> None:
    cards = {"one": {"points": 1}, "two": {"points": 2}}
    body = b'{"hand":["one","two"]}'
    both = ContentMet({"cards": cards}, ()).hashes(body)
    assert ContentMet({"cards": {"one": cards["one"]}}, ()).hashes(body) != both


def test_a_save_of_the_first_format_opens_with_the_same_content_only() -> None:
    game = rulewright.load("mysthea")
    state = played(game, None, 20)
    old = json.loads(game.dump(state))
    first = {"format": 1, "game": "mysthea", "content": old["content"], "state": old["state"]}
    assert game.encode(game.restore(json.dumps(first))) == game.encode(state)
    with pytest.raises(SaveError, match="does not say what it has met"):
        game.restore(json.dumps({**first, "content": "0" * 16}))


# -- versions of the records -------------------------------------------------------------------------------------------


class Renewed(Toy):
    """The toy game two releases later: scores were called points at first, and had no place for what was settled."""

    save_version = 3
    upgrades = {
        1: lambda state: {**{key: value for key, value in state.items() if key != "points"}, "scores": state["points"]},
        2: lambda state: {**state, "settled": 7},
    }


def test_an_older_save_is_brought_up_to_date_step_by_step() -> None:
    new = Renewed()
    saved = json.loads(TOY.dump(TOY.new(2, 1)))
    oldest = {**saved, "version": 1, "state": {**saved["state"], "points": saved["state"]["scores"]}}
    del oldest["state"]["scores"], oldest["state"]["settled"]
    found = new.restore(json.dumps(oldest))
    assert (found.scores, found.settled) == ((0, 0), 7)  # type: ignore[attr-defined]
    assert json.loads(new.dump(found))["version"] == 3
    newer = {**saved, "version": 2}
    assert new.restore(json.dumps(newer)).settled == 7  # type: ignore[attr-defined]


def test_an_upgrade_that_meets_nonsense_refuses() -> None:
    saved = json.loads(TOY.dump(TOY.new(2, 1)))
    with pytest.raises(SaveError, match="saved state of version 1 is broken"):
        Renewed().restore(json.dumps({**saved, "version": 1, "state": []}))


def test_a_save_of_a_newer_program_says_so() -> None:
    with pytest.raises(SaveError, match=r"version 3; this program knows versions up to 1. Use a newer program"):
        TOY.restore(Renewed().dump(Renewed().new(2, 1)))
