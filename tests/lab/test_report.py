"""Problem reports from strangers: whatever a zip claims to be, little of it is unpacked."""

from __future__ import annotations

import bz2
import io
import lzma
import struct
import warnings
import zipfile
import zlib
from typing import Any

import pytest

from rulewright.core.errors import ReplayError
from rulewright.replays import problem_report
from rulewright.replays.problem_report import LARGEST_MEMBER, MOST_FILES, REPLAY, REPORT
from tests.peak import peak_of

MEGABYTE = 1 << 20
MOST_MEMORY = 3 * LARGEST_MEMBER
"""What was unpacked, once in pieces and once together, and something for the rest."""


def zip_of(
    data: bytes, size: int, method: int = zipfile.ZIP_DEFLATED, flags: int = 0, crc: int = 0, name: str = REPLAY
) -> bytes:
    """A zip with one file, in which every number may be a lie."""
    numbers = (20, flags, method, 0, 0, crc, len(data), size, len(name))
    local = struct.pack("<4s5H3I2H", b"PK\x03\x04", *numbers, 0) + name.encode()
    line = struct.pack("<4s6H3I5H2I", b"PK\x01\x02", 20, *numbers, 0, 0, 0, 0, 0, 0) + name.encode()
    at = len(local) + len(data)
    end = struct.pack("<4s4H2IH", b"PK\x05\x06", 0, 0, 1, 1, len(line), at, 0)
    return local + data + line + end


def deflated(size: int) -> bytes:
    """So many zeros, packed: the same megabyte again and again."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    first = packer.compress(bytes(MEGABYTE)) + packer.flush(zlib.Z_FULL_FLUSH)
    assert zlib.decompressobj(-15).decompress(first * 3) == bytes(3 * MEGABYTE)
    return first * (size // MEGABYTE) + packer.flush()


def squeezed(packer: Any, size: int) -> bytes:
    return b"".join([packer.compress(bytes(MEGABYTE)) for _ in range(size // MEGABYTE)]) + packer.flush()


def lzma_of(size: int) -> bytes:
    """As a zip holds it: a version, the properties, the stream."""
    filters = [{"id": lzma.FILTER_LZMA1, "preset": 0}]
    packer = lzma.LZMACompressor(lzma.FORMAT_RAW, filters=filters)
    properties = lzma._encode_filter_properties(filters[0])  # type: ignore[attr-defined]
    return struct.pack("<BBH", 9, 4, len(properties)) + properties + squeezed(packer, size)


def refused(raw: bytes, message: str, most: int = MOST_MEMORY) -> None:
    """It is refused for this reason, and nothing large was held in memory for it."""

    def read() -> None:
        with pytest.raises(ReplayError, match=message):
            problem_report.replay_text(raw)

    assert peak_of(read) < most + len(raw)


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, 9, 93, 99])
def test_only_what_can_be_unpacked_piece_by_piece_is_unpacked(method: int) -> None:
    """The two that Python knows unpack everything at once: 64 MB here come from a few hundred bytes or kilobytes."""
    size = 64 * MEGABYTE
    made = {zipfile.ZIP_BZIP2: lambda: squeezed(bz2.BZ2Compressor(), size), zipfile.ZIP_LZMA: lambda: lzma_of(size)}
    data = made[method]() if method in made else b"x"
    for claimed in (size, 100, LARGEST_MEMBER):
        refused(zip_of(data, claimed, method), f"packed by method {method}")


def test_a_gigabyte_that_is_packed_as_usual_is_not_unpacked() -> None:
    bomb = deflated(1024 * MEGABYTE)
    for claimed in (1024 * MEGABYTE, LARGEST_MEMBER + 1, 0xFFFFFFFE):
        refused(zip_of(bomb, claimed), "larger than 8000000 bytes")


def test_a_size_that_lies_is_seen_while_the_bytes_come() -> None:
    bomb = deflated(64 * MEGABYTE)
    for claimed in (0, 10, LARGEST_MEMBER):
        refused(zip_of(bomb, claimed, crc=1), "the zip is broken")
    refused(zip_of(b"\0" * 100, LARGEST_MEMBER, zipfile.ZIP_STORED), "the zip is broken")


def test_no_byte_more_than_allowed_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the directory is believed to be honest: whoever reads counts."""
    asked = []
    read = zipfile.ZipExtFile.read
    monkeypatch.setattr(problem_report, "LARGEST_MEMBER", 5 * problem_report._PIECE)

    def counted(self: zipfile.ZipExtFile, n: int = -1) -> bytes:
        assert n == problem_report._PIECE
        found = read(self, n)
        asked.append(len(found))
        return found

    monkeypatch.setattr(zipfile.ZipExtFile, "read", counted)
    raw = zip_of(deflated(4 * MEGABYTE), 5 * problem_report._PIECE)
    with pytest.raises(ReplayError):
        problem_report.replay_text(raw)
    assert sum(asked) <= 5 * problem_report._PIECE


@pytest.mark.parametrize("count", [MOST_FILES + 1, 40_000])
def test_a_zip_with_many_files_is_not_even_listed(count: int) -> None:
    line = zip_of(b"", 0, name="a")[31:-22]
    raw = b"PK\x03\x04" + line * count + struct.pack("<4s4H2IH", b"PK\x05\x06", 0, 0, 1, 1, len(line) * count, 4, 0)
    refused(raw, f"more than {MOST_FILES} files", MEGABYTE)


def test_a_locked_file_is_refused() -> None:
    refused(zip_of(b"x" * 100, 88, zipfile.ZIP_STORED, flags=1), "locked with a password")


def test_the_same_name_twice_is_refused() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        archive.writestr(REPLAY, "one")
        archive.writestr(REPLAY, "two")
    refused(out.getvalue(), f"holds {REPLAY} 2 times")


def test_other_files_and_folders_in_a_zip_are_never_unpacked() -> None:
    """Only the file at the top counts; what lies beside it may be as large as it likes, or a zip itself."""
    bomb = zip_of(deflated(64 * MEGABYTE), 64 * MEGABYTE)
    files = {f"folder/{REPLAY}": "nested", f"../{REPLAY}": "outside", "inner.zip": "PK\x03\x04", REPLAY: "the replay"}
    assert problem_report.replay_text(problem_report.pack(files.items())) == "the replay"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("bomb.zip", bomb)
        archive.writestr(REPLAY, "the replay")
    assert peak_of(lambda: problem_report.replay_text(out.getvalue())) < MEGABYTE
    with pytest.raises(ReplayError, match="not a problem report"):
        problem_report.replay_text(problem_report.pack([(f"folder/{REPLAY}", "nested")]))
    with pytest.raises(ReplayError, match="holds no replay"):
        problem_report.replay_text(problem_report.pack([(f"folder/{REPLAY}", "nested"), (REPORT, "{}")]))


@pytest.mark.parametrize("size", [0, 1, 3 * problem_report._PIECE, LARGEST_MEMBER])
def test_what_is_within_bounds_is_read_whole(size: int) -> None:
    text = "".join(["abcdefgh"] * (size // 8 + 1))[:size]
    assert problem_report.replay_text(problem_report.pack([(REPLAY, text)])) == text
    with pytest.raises(ReplayError, match="larger than"):
        problem_report.replay_text(problem_report.pack([(REPLAY, "x" * (LARGEST_MEMBER + 1))]))
