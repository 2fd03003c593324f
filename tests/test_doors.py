"""Files from elsewhere, wherever they come in: replays, saves, games of the lab, what a bot has learned."""

from __future__ import annotations

import gzip
import io
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import rulewright
from rulewright.bots.network import LARGEST, read_networks
from rulewright.cli import common
from rulewright.core import replay
from rulewright.core.errors import ContentError, ReplayError, RulewrightError, SaveError, SetupError
from rulewright.core.replay import MOST_LINES, MOST_ROLLS, Setup
from rulewright.core.session import Session
from rulewright.lab.balance import data, running
from rulewright.web import recorded_games
from tests.peak import peak_of

MEGABYTE = 1 << 20


def refused(kind: type[RulewrightError], message: str, work: Callable[[], object]) -> Callable[[], None]:
    def run() -> None:
        with pytest.raises(kind, match=message):
            work()

    return run


# -- replays ----------------------------------------------------------------------------------------------------


def begun() -> bytes:
    session = Session(rulewright.load("mysthea"), Setup("mysthea", 2, 1))
    decision = session.state.decision
    session.apply(decision.choices[0], decision.seat)
    return "".join(line + "\n" for line in replay.write(session.replay())).encode()


@pytest.mark.parametrize("size", [20 * MEGABYTE, 60 * MEGABYTE])
def test_a_file_of_line_breaks_is_not_taken_apart(tmp_path: Path, size: int) -> None:
    """Once as it is and once decoded, but no list of its lines; and nothing beyond the largest that a replay may be."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"\n" * size)
    peak = peak_of(refused(ReplayError, "too long|larger than", lambda: common.read_replay(path)))
    assert peak < 2 * common.LARGEST_REPLAY + MEGABYTE
    assert (
        peak_of(refused(ReplayError, "the most is", lambda: recorded_games.read_upload(b"\n" * size))) < MEGABYTE + size
    )


def test_lines_are_counted_as_they_come() -> None:
    read = 0

    def lines() -> object:
        nonlocal read
        while True:
            read += 1
            yield "\n"

    refused(ReplayError, "too long", lambda: replay.read(lines()))()  # type: ignore[arg-type]
    assert read == MOST_LINES + 1


def test_the_lines_of_a_text_are_those_between_its_line_breaks() -> None:
    for text in ("", "a", "a\n", "\n", "\n\n", "a\nb", "a\r\nb\u2028c\x0bd\n\ne"):
        assert list(replay.lines_of(text)) == text.split("\n")


def test_one_choice_has_so_many_outcomes_of_chance_and_no_more() -> None:
    """Each of them used to be copied for every one that followed."""
    roll = b'{"chance":"x","of":2,"got":1}\n'
    raw = begun()
    with pytest.raises(ReplayError, match=f"more than {MOST_ROLLS} outcomes of chance for one choice"):
        recorded_games.read_upload(raw + roll * (MOST_ROLLS + 1))
    _, found = recorded_games.read_upload(raw + roll * MOST_ROLLS)
    assert len(found.entries[-1].rolls) == MOST_ROLLS  # type: ignore[union-attr]


# -- saves ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", rulewright.game_names())
@pytest.mark.parametrize(
    "text",
    [
        "x" * 8_000_000,
        '{"format":1,"game":"mysthea","content":"","state":' + "[" * 3_900_000,
        '{"format":1,"game":"mysthea","content":"","state":{"boards":[' + "{}," * 1_000_000 + "{}]}}",
        '{"format":1,"game":"mysthea","content":"","state":{"x":"' + "\\u0041" * 600_000 + '"}}',
    ],
)
def test_a_save_takes_no_more_memory_than_its_text_many_times(name: str, text: str) -> None:
    game = rulewright.load(name)
    for raw in (text, text.replace('"content":""', f'"content":"{game.content_hash}"').replace("mysthea", name)):
        assert peak_of(refused(SaveError, ".", lambda raw=raw: game.restore(raw))) < 60 * MEGABYTE


# -- games of the lab -------------------------------------------------------------------------------------------


def study_file(tmp_path: Path) -> tuple[Path, list[bytes]]:
    path = tmp_path / "games.jsonl"
    running.run(running.make("mysthea", (2,), ("random",), 2, 1), running.Means(data=path))
    return path, path.read_bytes().splitlines(keepends=True)


def test_packed_games_are_read_line_by_line_also_when_they_are_mended(tmp_path: Path) -> None:
    _, lines = study_file(tmp_path)
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    blanks = b"".join([packer.compress((b" " * 1023 + b"\n") * 1024) for _ in range(50)])
    # Cut off, so that it has to be mended.
    packed = tmp_path / "games.jsonl.gz"
    packed.write_bytes(gzip.compress(b"".join(lines)) + blanks)
    head = data.read_head(packed)
    assert peak_of(lambda: data.Book(packed, head).close()) < 10 * MEGABYTE
    flat = zlib.compressobj(9, zlib.DEFLATED, 31)
    packed.write_bytes(b"".join([flat.compress(b" " * MEGABYTE) for _ in range(100)]) + flat.flush())
    assert peak_of(refused(SetupError, "holds no games", lambda: running.reopen(packed))) < 30 * MEGABYTE


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ((b'"plan":0', b'"plan":7'), "game 1 of plan 7 is in no study"),
        ((b'"plan":0', b'"plan":-1'), "game 1 of plan -1 is in no study"),
        ((b'"number":1', b'"number":1000000000000'), "game 1000000000000 of plan 0"),
        ((b'"number":1', b'"number":-1'), "game -1 of plan 0"),
    ],
)
def test_a_game_of_no_study_is_refused(tmp_path: Path, changes: tuple[bytes, bytes], sentence: str) -> None:
    """The number of the last game says how many there should be: a lie about it would be played for ever."""
    path, lines = study_file(tmp_path)
    assert changes[0] in lines[2]
    path.write_bytes(b"".join([*lines[:2], lines[2].replace(*changes, 1)]))
    with pytest.raises(SetupError, match=f"line 3: {sentence}"):
        running.reopen(path)


# -- what a bot has learned -------------------------------------------------------------------------------------


def learned(shape: str, method: int = zipfile.ZIP_DEFLATED, body: bytes = b"") -> bytes:
    """An archive with one array that says it has this shape."""
    head = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}".ljust(117) + "\n"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        archive.writestr("format.npy", b"\x93NUMPY\x01\x00v\x00" + head.encode() + body)
    return out.getvalue()


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (lambda: learned("(1000000000,)"), "would take 4000000000 bytes; expected at most"),
        (lambda: learned("(10, 10**9)"), "not what an expert has learned"),
        (lambda: learned("(1000000000000000, 1000000000)"), "would take"),
        (lambda: learned(f"({LARGEST // 4 + 1},)", body=bytes(LARGEST + 4)), "would take"),
        (lambda: learned("(8,)", zipfile.ZIP_BZIP2, bytes(64 * MEGABYTE)), "packed by method 12"),
        (lambda: learned("(8,)", zipfile.ZIP_LZMA, bytes(8 * MEGABYTE)), "packed by method 14"),
    ],
)
def test_what_a_bot_has_learned_is_weighed_before_it_is_unpacked(
    tmp_path: Path, raw: Callable[[], bytes], message: str
) -> None:
    path = tmp_path / "expert.npz"
    path.write_bytes(raw())
    assert peak_of(refused(ContentError, message, lambda: read_networks(path, ("a",)))) < 5 * MEGABYTE


def test_the_bound_on_what_was_learned_is_far_above_what_is_shipped() -> None:
    folders = [rulewright.load(name).bot_folder for name in rulewright.game_names()]
    learned = [folder / "expert.npz" for folder in folders if folder is not None and (folder / "expert.npz").exists()]
    assert len(learned) >= 2
    for path in learned:
        with np.load(path) as arrays:
            assert sum(arrays[key].nbytes for key in arrays.files) < LARGEST // 20
