"""The log of a recorded game, as far as a page shows it, and what the rules say that it names.

A page has some thousand lines around its moment: those of a game of 20 000 choices would fill many megabytes.
"""

from __future__ import annotations

import contextlib

import msgspec

from rulewright.content.texts import Language
from rulewright.core.errors import ContentError
from rulewright.core.record import EVERYBODY, Seat
from rulewright.core.replay import Move
from rulewright.core.session import Session
from rulewright.core.text import Texts

from .recorded_games import Recorded

SHEET = 1_000
"""Lines on a sheet. A page has the sheet that its moment is on, the one before and the one after."""


class ReplayLine(msgspec.Struct, frozen=True):
    """A line of the log: at which moment it stands."""

    at: int
    text: str
    rule: str
    seat: Seat | None
    undone: tuple[str, ...] | None = None
    """For an undo: the choices that were taken back, in words, where this perspective may read them."""


def sheet_of(recorded: Recorded, at: int) -> int:
    """The sheet that the newest line of a moment is on."""
    return max(0, recorded.session.first_line(at) - 1) // SHEET


def log_lines(recorded: Recorded, at: int, seat: Seat | None, texts: Texts, say: Language) -> list[ReplayLine]:
    """The log around a moment as a seat read it, each line at the moment from which on it stands."""
    session, sheet = recorded.session, sheet_of(recorded, at)
    start = max(0, sheet - 1) * SHEET
    undone = iter(undo_lines(recorded, seat, texts, say)[session.notes_before_line(start) :])
    found = []
    for line in session.lines(seat, start, (sheet + 2) * SHEET):
        event = line.event
        if event["type"] == "choices-undone":
            found.append(next(undone))
        else:
            found.append(ReplayLine(line.move + 1, texts.event(event), event["rule"], event["seat"]))
    return found


def undo_lines(recorded: Recorded, seat: Seat | None, texts: Texts, say: Language) -> list[ReplayLine]:
    """Every undo that is in the log, with what it took back."""
    session, game = recorded.session, recorded.game
    found: list[ReplayLine] = []
    if not session.notes:
        return found
    undone = iter(recorded.once("undone", lambda: taken_back(session)))
    for at, note in session.notes:
        (event,) = game.log((note,), seat)
        text = say("replay-undone", who=texts.seat(event["seat"]), count=event["count"])
        # A secret answer may be among them: only who gave them, and everybody together, read what they were.
        moves = [move for move in next(undone, ()) if seat in (move.seat, EVERYBODY)]
        words = tuple(texts.choice(game.parse(move.choice)) for move in moves)
        found.append(ReplayLine(at, text, event["rule"], event["seat"], words))
    return found


def taken_back(session: Session) -> list[tuple[Move, ...]]:
    """The choices that each undo took back, in the order in which that happened; withdrawn secrets are left out."""
    standing: list[Move] = []
    found: list[tuple[Move, ...]] = []
    for entry in session.record:
        if isinstance(entry, Move):
            standing.append(entry)
        elif not entry.consent and entry.count == 1:
            last = max(number for number, move in enumerate(standing) if move.seat == entry.seat)
            if not entry.sealed:
                found.append((standing[last],))
            del standing[last]
        else:
            kept = len(standing) - entry.count
            found.append(tuple(standing[kept:]))
            del standing[kept:]
    return found


def rule_texts(recorded: Recorded, code: str) -> dict[str, tuple[str, str]]:
    """What the rules that a replay names say, and where in the book, by id."""
    register = recorded.game.register()
    named = recorded.once("rules", lambda: rules_named(recorded.session))
    found = {}
    for rule in sorted(named | set(recorded.rules)):
        with contextlib.suppress(ContentError):
            text = register.text(rule, code)
            found[rule] = (text, str(register.rules[rule].page) if rule in register.rules else "")
    return found


def rules_named(session: Session) -> frozenset[str]:
    """The rules that asked, and those of what happened."""
    found = {note.rule for _, note in session.notes}
    for played in session.line:
        found.add(played.rule)
        found.update([event.rule for event in played.events])
    return frozenset(found)
