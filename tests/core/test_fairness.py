"""Secret luck: nobody computes it, nothing that is saved holds it, and a finished game proves that it was fixed."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright.core import replay as replays
from rulewright.core.chance import COMMITTED, commitment, keyed_outcome, private_seed
from rulewright.core.errors import ReplayError, SetupError, UnfairLuck
from rulewright.core.fairness import check_luck
from rulewright.core.replay import Move, Replay, Setup, Undo
from rulewright.core.session import Session

from .toy import TOY

SECRET = bytes(range(32))


def test_the_outcomes_of_a_secret_are_the_same_for_ever() -> None:
    """If this fails, no finished game can be checked any more."""
    assert [keyed_outcome(SECRET, 0, "islands", n, 20) for n in range(8)] == [3, 10, 9, 5, 11, 16, 10, 8]
    assert [keyed_outcome(SECRET, 5, "islands", n, 20) for n in range(8)] == [17, 17, 11, 0, 0, 5, 4, 16]
    assert commitment(SECRET) == hashlib.sha256(f"{COMMITTED}{SECRET.hex()}".encode()).hexdigest()


def test_every_outcome_of_a_secret_is_about_as_likely_as_any_other() -> None:
    counts = [0] * 6
    for n in range(60_000):
        counts[keyed_outcome(SECRET, 0, "die", n, 6)] += 1
    # Six standard deviations of a fair die: 10000 ± 550.
    assert all(abs(count - 10_000) < 550 for count in counts)


def test_a_bots_luck_is_not_the_tables() -> None:
    drawn = {keyed_outcome(SECRET, seat, f"{moment}", 0, 2**56) for seat in range(4) for moment in range(50)}
    thought = {private_seed(SECRET, seat, moment) for seat in range(4) for moment in range(50)}
    assert len(thought) == 200
    assert not thought & drawn


def committed(name: str, players: int, secret: bytes = SECRET, **given: Any) -> Session:
    setup = Setup(name, players, 0, commitment=commitment(secret), **given)
    return Session(rulewright.load(name), setup, "test", secret=secret)


def play(session: Session, seed: int, undos: bool = False) -> Session:
    """Random choices to the end; now and then everybody agrees to an undo beyond anything seen."""
    luck = Random(seed)
    while not session.state.over:
        decision = luck.choice(session.state.decisions)
        session.apply(luck.choice(decision.choices), decision.seat)
        if undos and luck.random() < 0.05 and not session.state.picks:
            session.undo(decision.seat, min(3, len(session.line)), range(session.setup.players))
            undos = len(session.record) < 300
    return session


@pytest.fixture(scope="module")
def finished() -> Session:
    return play(committed("mysthea", 3), 1, undos=True)


@pytest.mark.parametrize(("name", "players", "mode"), [("mysthea", 2, ""), ("dragon_eclipse", 2, "pvp_quick")])
def test_a_finished_game_proves_its_luck(name: str, players: int, mode: str) -> None:
    session = play(committed(name, players, mode=mode), 3)
    lines = list(replays.write(session.replay()))
    again = replays.read(lines)
    assert again.secret == SECRET.hex()
    check_luck(session.game, again)
    assert Session.resume(session.game, again).replay() == again


def test_undos_by_consent_are_part_of_the_proof(finished: Session) -> None:
    agreed = [entry for entry in finished.record if isinstance(entry, Undo) and entry.consent]
    assert agreed
    check_luck(finished.game, finished.replay())
    # After such an undo other luck comes, though the secret is the same.
    assert finished.state.luck.seed != 0


def test_one_bent_outcome_is_found(finished: Session) -> None:
    """The host lets a roll come out otherwise and writes every later digest anew: the secret tells."""
    replay = finished.replay()
    at, move = next(
        (number, entry)
        for number, entry in enumerate(replay.entries)
        if isinstance(entry, Move) and any(roll.of > 1 for roll in entry.rolls)
    )
    bent = tuple(msgspec.structs.replace(roll, got=(roll.got + 1) % roll.of) for roll in move.rolls)
    entries = (*replay.entries[:at], msgspec.structs.replace(move, rolls=bent), *replay.entries[at + 1 :])
    with pytest.raises(UnfairLuck, match=f"at entry {at + 1} the record says"):
        check_luck(finished.game, msgspec.structs.replace(replay, entries=entries))


def test_a_bent_setup_and_a_left_out_outcome_are_found(finished: Session) -> None:
    replay = finished.replay()
    first = replay.opening[0]
    bent = (msgspec.structs.replace(first, got=(first.got + 1) % first.of), *replay.opening[1:])
    with pytest.raises(UnfairLuck, match="in the setup the record says"):
        check_luck(finished.game, msgspec.structs.replace(replay, opening=bent))
    with pytest.raises(UnfairLuck, match="in the setup the record has"):
        check_luck(finished.game, msgspec.structs.replace(replay, opening=replay.opening[:-1]))


def test_another_secret_than_the_committed_one_is_found(finished: Session) -> None:
    other = msgspec.structs.replace(finished.replay(), secret=bytes(32).hex())
    with pytest.raises(UnfairLuck, match="not the one that the table was committed to"):
        check_luck(finished.game, other)


def test_a_running_game_reveals_nothing() -> None:
    session = committed("mysthea", 3)
    luck = Random(4)
    for _ in range(60):
        decision = session.state.decision
        session.apply(luck.choice(decision.choices), decision.seat)
    game, state, secret = session.game, session.state, SECRET.hex()
    assert state.secret == SECRET
    assert secret not in "\n".join(replays.write(session.replay()))
    with pytest.raises(ReplayError, match="not revealed"):
        check_luck(game, session.replay())
    saved = game.dump(state)
    assert secret not in saved
    assert '"secret"' not in saved
    assert game.restore(saved).secret == b""
    assert game.encode(state) == game.encode(state.copy())
    for seat in (None, 0, 1, 2):
        assert "secret" not in state.view(seat)
        assert state.resample(seat, 5).secret == b""


def test_a_hostile_save_brings_no_secret() -> None:
    saved = json.loads(TOY.dump(TOY.new(2, 1)))
    saved["state"]["secret"] = "AAAA"
    assert TOY.restore(json.dumps(saved)).secret == b""


def test_the_position_does_not_depend_on_the_secret_but_what_comes_does() -> None:
    game = rulewright.load("mysthea")
    states = [game.new(3, secret=bytes([n]) * 32, script=None) for n in range(4)]
    assert len({game.digest(state) for state in states}) == 4, "each secret deals another game"
    one = game.new(3, 7)
    rolls = [roll.got for roll in one.rolls]
    two = game.new(3, 7, script=rolls, secret=SECRET)
    assert game.digest(one) == game.digest(two), "the same game so far"


@pytest.mark.parametrize("length", [1, 15, 33])
def test_a_short_or_long_secret_is_refused(length: int) -> None:
    with pytest.raises(SetupError, match="16 to 32"):
        TOY.new(2, secret=bytes(length))


def test_a_file_with_a_wrong_secret_is_refused_with_its_line(finished: Session) -> None:
    lines = list(replays.write(finished.replay()))
    last = json.loads(lines[-1])
    for wrong in ("xyz", "00" * 31, "AB" * 32):
        with pytest.raises(ReplayError, match=f"line {len(lines)}: the secret is not 32 bytes"):
            replays.read([*lines[:-1], json.dumps({**last, "secret": wrong})])
    header = json.loads(lines[0])
    header["setup"]["commitment"] = ""
    with pytest.raises(ReplayError, match="names no commitment"):
        replays.read([json.dumps(header), *lines[1:]])


def test_a_seeded_game_follows_from_its_seed() -> None:
    session = Session(rulewright.load("mysthea"), Setup("mysthea", 2, 12))
    play(session, 2, undos=True)
    replay: Replay = session.replay()
    assert replay.secret == ""
    check_luck(session.game, replay)
    wrong = msgspec.structs.replace(
        replay, header=msgspec.structs.replace(replay.header, setup=Setup("mysthea", 2, 13))
    )
    with pytest.raises(UnfairLuck):
        check_luck(session.game, wrong)
