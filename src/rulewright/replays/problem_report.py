"""Problem reports: a bundle (a zip of plain text files) that says what somebody saw, and when the game is over also
the replay. While a game runs, a bundle holds nothing that its reporter may not know: no seed, no digest, no record.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from rulewright.core import replay as replays
from rulewright.core.errors import ReplayError
from rulewright.core.record import Seat
from rulewright.core.session import Session
from rulewright.core.text import Texts
from rulewright.core.view import plain

REPORT, REPLAY, VIEW, LOG, TABLE, BOARD = (
    "report.json",
    "replay.jsonl",
    "view.json",
    "log.txt",
    "table.txt",
    "board.svg",
)
MOST_FILES = 12
LARGEST_MEMBER = 8_000_000
_PIECE = 64 * 1024
_DIRECTORY_LINE = b"PK\x01\x02"
_ENCRYPTED = 0x1
_EPOCH = (2020, 1, 1, 0, 0, 0)
"""Every file of a bundle has the same date: when it was made stands in the report."""


class Report(Struct, frozen=True):
    """What a person reports."""

    words: str
    screen: dict[str, str]
    """What the browser says about itself: size, language, page."""
    when: str
    program: str
    """The version of the program."""


def bundle(session: Session, seat: Seat | None, texts: Texts, report: Report, theme: str = "dark") -> bytes:
    """A report of this table as this seat sees it (`None` is a spectator); with the whole replay if it is over."""
    state = session.state
    view = state.view(seat)
    decision = state.decision_for(seat) if seat is not None and not state.over else None
    asked = None
    if decision is not None:
        asked = {
            "prompt": texts.prompt(decision),
            "rule": decision.rule,
            "choices": {str(choice): texts.choice(choice, decision) for choice in decision.choices},
        }
    setup = session.setup
    head = {
        "rulewright_report": 1,
        "program": report.program,
        "engine": session.engine,
        "content": session.game.content_hash,
        "game": setup.game,
        "players": setup.players,
        "mode": setup.mode,
        "options": setup.options,
        "rulings": setup.rulings,
        "packs": setup.packs,
        "seat": seat,
        "over": state.over,
        "when": report.when,
        "screen": report.screen,
        "words": report.words,
        "asked": asked,
    }
    log = [f"{line.move:>4}  {told(line.event, texts)}" for line in session.log(seat)]
    files = {
        REPORT: _pretty(head),
        VIEW: _pretty(view),
        LOG: "\n".join(log) + "\n",
        TABLE: "\n".join(session.game.table.describe(view, texts, full=True)) + "\n",
        BOARD: session.game.table.draw(view, texts, theme),
    }
    if state.over:
        files[REPLAY] = "\n".join(replays.write(session.replay())) + "\n"
    return pack(files.items())


def told(event: dict[str, Any], texts: Texts) -> str:
    """A line of the log with its rule; notes of the session itself are named by their kind."""
    if event["type"] == "choices-undone":
        return f"{texts.seat(event['seat'])}: -{event['count']}  [{event['rule']}]"
    return f"{texts.event(event)}  [{event['rule']}]"


def _pretty(data: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(plain(data)), indent=1).decode() + "\n"


def pack(files: Iterable[tuple[str, str]]) -> bytes:
    """Text files as one zip; the same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), text.encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


# -- reading ---------------------------------------------------------------------------------------------------


def is_bundle(raw: bytes) -> bool:
    """Whether these bytes may be a bundle at all."""
    return raw[:4] == b"PK\x03\x04"


def replay_text(raw: bytes) -> str:
    """The replay in a bundle. Raises `ReplayError` for anything that holds none; never unpacks more than it should."""
    text = _member(raw, REPLAY)
    if text is None:
        if _member(raw, REPORT) is None:
            raise ReplayError("zip-no-report")
        raise ReplayError("report-without-replay", table=TABLE, log=LOG, board=BOARD)
    return text


def _member(raw: bytes, name: str) -> str | None:
    """One file of a zip that may be hostile."""
    # Before anything is parsed: every file has its line in the directory.
    if raw.count(_DIRECTORY_LINE) > MOST_FILES:
        raise ReplayError("zip-many-files", most=MOST_FILES)
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            found = _find(archive, name)
            data = _unpack(archive, found) if found is not None else None
    except ReplayError:
        raise
    except Exception as error:  # zipfile, zlib and struct each have an error class of their own
        raise ReplayError("zip-broken", error=error) from None
    if data is None:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ReplayError("zip-not-text", file=name, byte=error.start) from None


def _find(archive: zipfile.ZipFile, name: str) -> zipfile.ZipInfo | None:
    """The file of this name, if it is there and packed as we pack; whatever else the zip holds is never unpacked."""
    found = [member for member in archive.infolist() if member.filename == name]
    if not found:
        return None
    if len(found) > 1:
        raise ReplayError("zip-file-twice", file=name, count=len(found))
    member = found[0]
    if member.flag_bits & _ENCRYPTED:
        raise ReplayError("zip-locked", file=name)
    # Python unpacks only these piece by piece; a few bytes of any other kind may become gigabytes at once.
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise ReplayError("zip-packed", file=name, method=member.compress_type)
    return member


def _unpack(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """The bytes of a file in a zip. Its size in the directory may be false, so it is checked while unpacking."""
    pieces: list[bytes] = []
    size = member.file_size
    if size <= LARGEST_MEMBER:
        size = 0
        with archive.open(member) as file:
            while size <= LARGEST_MEMBER and (piece := file.read(_PIECE)):
                pieces.append(piece)
                size += len(piece)
    if size > LARGEST_MEMBER:
        raise ReplayError("zip-file-large", file=member.filename, most=LARGEST_MEMBER)
    return b"".join(pieces)
