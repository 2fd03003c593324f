"""Profiles: a person's tables and results on this server, without an account.

A profile opens with a secret that only the person's browsers hold; the server keeps its hash. The tokens of seats are
sealed with a key made from the secret, so that a stolen database opens no seat.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from cryptography.fernet import Fernet, InvalidToken

from rulewright.catalog import game_names
from rulewright.core.errors import RulewrightError, SetupError
from rulewright.store import clock
from rulewright.store.store import Row

from .commands import LiveTable, NotYours, TableCommands
from .counted_games import FIGURES, joined, read_counted
from .decks import DECK, read_deck
from .live_table import TooFast, hashed
from .names import LONGEST_NAME, clean
from .progress import PROGRESS, is_sound, join_record, write_back
from .slots import SLOT, read_slot
from .token_buckets import Bucket

SEAT, RESULT = "seat", "result"
"""Kinds of records: the seats at a table, sealed; how a finished game ended."""
FORMAT, VERSION = "rulewright-profile", 1
MOST_SETTLED = 24
"""This many finished games are looked at during one visit; the others wait for the next."""
LARGEST_FILE = 5_900_000
LONGEST_NOTES = 12_000
"""What is remembered of one game, in bytes."""
SHORTEST_PASSPHRASE = 6
COST = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}
"""What a guess of a passphrase costs: about 50 ms and 16 MB."""
_TRIES = Bucket(6, 1 / 60)
"""Guesses of a profile's passphrase."""


class Profile(msgspec.Struct, frozen=True):
    """An open profile."""

    id: str
    name: str
    secret: str
    passphrase: str
    """Salt and hash; empty if there is none."""

    @property
    def protected(self) -> bool:
        return bool(self.passphrase)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended for a person."""

    game: str
    mode: str
    players: int
    score: int
    place: int
    """1 for the first."""
    won: bool
    choices: int
    ended: float
    notes: dict[str, Any] = {}
    """What the game wants to be remembered (`ProgressFace.notes`)."""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record in a file."""

    kind: str
    key: str
    body: Any


class ProfileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A profile as a file: whoever has it can sit down in its seats."""

    format: str
    version: int
    name: str
    records: list[Kept]


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def _seal(secret: str) -> Fernet:
    key = hashlib.blake2s(secret.encode("utf-8", "replace"), digest_size=32, person=b"rwseats").digest()
    return Fernet(base64.urlsafe_b64encode(key))


async def open_profile(commands: TableCommands, secret: str) -> Profile | None:
    """The profile of a secret, if there is one."""
    row = await commands.store.profiles.find(hashed(secret)) if secret else None
    return None if row is None else Profile(row["id"], row["name"], secret, row["passphrase"])


async def make_profile(commands: TableCommands, name: str) -> Profile:
    """A new profile with nothing in it."""
    secret, called = new_secret(), clean(name, LONGEST_NAME)
    return Profile(await commands.store.profiles.create(hashed(secret), called), called, secret, "")


# -- tables ---------------------------------------------------------------------------------------------------------


async def keep_seats(commands: TableCommands, profile: Profile, seats: dict[str, tuple[str, ...]]) -> None:
    """The profile sits at these tables, by these tokens."""
    seal = _seal(profile.secret)
    records = [(SEAT, table, seal.encrypt(".".join(tokens).encode()).decode()) for table, tokens in seats.items()]
    if records:
        await commands.store.profiles.keep(profile.id, records)


async def seats_of(commands: TableCommands, profile: Profile, most: int) -> dict[str, tuple[str, ...]]:
    """The tables at which the profile sits, with the tokens that open its seats; the newest."""
    return await new_seats(commands, profile, {}, most)


async def new_seats(
    commands: TableCommands, profile: Profile, known: dict[str, tuple[str, ...]], most: int
) -> dict[str, tuple[str, ...]]:
    """The same without tables that are known: seats that were taken on another device."""
    rows = (await commands.store.profiles.records(profile.id, SEAT))[:most]
    seal = _seal(profile.secret)
    found = {row["key"]: _unsealed(seal, row["body"]) for row in rows if row["key"] not in known}
    return {table: tokens for table, tokens in found.items() if tokens}


def _unsealed(seal: Fernet, body: Any) -> tuple[str, ...]:
    try:
        return tuple(seal.decrypt(str(body).encode("utf-8", "replace")).decode().split("."))
    except InvalidToken:
        return ()


# -- results --------------------------------------------------------------------------------------------------------


async def settle(commands: TableCommands, profile: Profile) -> list[tuple[str, Result]]:
    """The profile's results, by table, the newest first; games that have ended since are added."""
    rows = await commands.store.profiles.records(profile.id)
    known = {row["key"]: row["body"] for row in rows if row["kind"] == RESULT}
    seats = {row["key"]: row["body"] for row in rows if row["kind"] == SEAT and row["key"] not in known}
    found_tables = await commands.find(list(seats), limit=len(seats))
    # The oldest first: what one game has left, the next one may have begun with.
    ended = [row["id"] for row in reversed(found_tables) if row["status"] == "over"][:MOST_SETTLED]
    fresh: dict[str, Any] = {}
    for table_id in ended:
        body = await _settle_one(commands, profile, table_id, _unsealed(_seal(profile.secret), seats[table_id]))
        if body is not None:
            fresh[table_id] = body
    found = [(key, read) for key, body in {**known, **fresh}.items() if (read := _read_result(body)) is not None]
    return sorted(found, key=lambda one: -one[1].ended)


async def _settle_one(commands: TableCommands, profile: Profile, table_id: str, tokens: Sequence[str]) -> Any:
    """Write down how a finished game ended for who holds these tokens, with what it leaves; None if it cannot be."""
    try:
        table = await commands.get(table_id)
    except RulewrightError:
        return None  # the table cannot be opened any more; it may be another time
    mine = set(await commands.seats_of(table, tokens))
    result = result_of(table, mine) if mine else None
    if result is None:
        return None
    body = msgspec.to_builtins(result)
    await write_back(commands.store.profiles, profile.id, table, mine, (RESULT, table_id, body))
    return body


def result_of(table: LiveTable, mine: Iterable[int]) -> Result | None:
    """How a game ended for the best of these seats; None while it is not over."""
    state = table.session.state
    outcome = state.outcome
    if outcome is None:
        return None
    places = {seat: place for place, seat in enumerate(outcome.ranking, 1)}
    best = min(mine, key=lambda seat: places.get(seat, len(places) + 1))
    return Result(
        game=table.game.name,
        mode=table.session.setup.mode,
        players=table.session.setup.players,
        score=int(outcome.scores[best]) if outcome.scores else 0,
        place=places.get(best, 1),
        won=best in outcome.winners,
        choices=table.standing(None),
        ended=clock.now(),
        notes=short_notes(table),
    )


def short_notes(table: LiveTable) -> dict[str, Any]:
    """What the game wants to be remembered, unless that is a book."""
    notes = table.game.progress.notes(table.session.state)
    return notes if len(msgspec.json.encode(notes)) <= LONGEST_NOTES else {}


def _read_result(body: Any) -> Result | None:
    """A result, if it is one of a game that we have."""
    try:
        result = msgspec.convert(body, Result)
    except msgspec.ValidationError:
        return None
    return result if result.game in game_names() else None


# -- other devices --------------------------------------------------------------------------------------------------


async def protect(commands: TableCommands, profile: Profile, passphrase: str) -> Profile:
    """Ask for a passphrase wherever the link is opened; an empty one asks no more. Raises `SetupError`."""
    if passphrase and len(passphrase) < SHORTEST_PASSPHRASE:
        raise SetupError("passphrase-short", least=SHORTEST_PASSPHRASE)
    salt = secrets.token_bytes(16)
    stored = f"{salt.hex()}${(await _stretched(passphrase, salt)).hex()}" if passphrase else ""
    await commands.store.profiles.change(profile.id, passphrase=stored)
    return msgspec.structs.replace(profile, passphrase=stored)


async def _stretched(passphrase: str, salt: bytes) -> bytes:
    given = passphrase.encode("utf-8", "replace")[:1000]
    return await asyncio.to_thread(lambda: hashlib.scrypt(given, salt=salt, **COST))


async def admit(profile: Profile, passphrase: str) -> None:
    """Let somebody in who has the link; raises `NotYours` for a wrong passphrase, `TooFast` for too many."""
    if not profile.protected:
        return
    if not _TRIES.take(profile.id):
        raise TooFast("passphrase-tries")
    salt, _, wanted = profile.passphrase.partition("$")
    if not hmac.compare_digest((await _stretched(passphrase, bytes.fromhex(salt))).hex(), wanted):
        raise NotYours("passphrase-wrong")


async def change_link(commands: TableCommands, profile: Profile) -> Profile:
    """Another secret: the old link and browsers that only know the old one open nothing any more."""
    fresh = msgspec.structs.replace(profile, secret=new_secret())
    old, new = _seal(profile.secret), _seal(fresh.secret)
    rows = await commands.store.profiles.records(profile.id, SEAT)
    records = [
        (SEAT, row["key"], new.encrypt(".".join(tokens).encode()).decode())
        for row in reversed(rows)
        if (tokens := _unsealed(old, row["body"]))
    ]
    await commands.store.profiles.keep(profile.id, records, key=hashed(fresh.secret))
    return fresh


# -- files ----------------------------------------------------------------------------------------------------------


async def to_file(commands: TableCommands, profile: Profile) -> ProfileFile:
    """Everything that a profile holds, with its seats unsealed."""
    seal = _seal(profile.secret)
    rows = await commands.store.profiles.records(profile.id)
    return ProfileFile(FORMAT, VERSION, profile.name, [_readable(row, seal) for row in reversed(rows)])


def _readable(row: Row, seal: Fernet) -> Kept:
    body = ".".join(_unsealed(seal, row["body"])) if row["kind"] == SEAT else row["body"]
    return Kept(row["kind"], row["key"], body)


def read_file(text: bytes) -> ProfileFile:
    """What a file holds; raises `SetupError` for one that is none of ours."""
    if len(text) > LARGEST_FILE:
        raise SetupError("profile-large", most=LARGEST_FILE)
    try:
        file = msgspec.json.decode(text, type=ProfileFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SetupError("profile-file", reason=str(error)) from None
    if file.format != FORMAT or file.version != VERSION:
        raise SetupError("profile-format", format=file.format, version=file.version)
    return file


async def add_file(commands: TableCommands, profile: Profile, file: ProfileFile) -> int:
    """Add what a file holds to a profile; what both have stays as it is, records that grow are joined.

    Returns how many records have come.
    """
    have = {(row["kind"], row["key"]): row["body"] for row in await commands.store.profiles.records(profile.id)}
    seal = _seal(profile.secret)
    records = [
        (one.kind, one.key, seal.encrypt(one.body.encode()).decode() if one.kind == SEAT else _joined(one, have))
        for one in file.records
        if one.kind != PROGRESS and _sound(one) and _is_news(one, have.get((one.kind, one.key)))
    ]
    await commands.store.profiles.keep(profile.id, records)
    grown = [one for one in file.records if one.kind == PROGRESS and is_sound(one.key, one.body)]
    for one in grown:
        await join_record(commands.store.profiles, profile.id, one.key, one.body)
    return len(records) + len(grown)


def _is_news(record: Kept, held: Any) -> bool:
    """Whether a record of a file adds anything to the one of its kind and key that is there."""
    if held is None or record.kind == FIGURES:
        return True
    mine, theirs = read_deck(held), read_deck(record.body)
    return record.kind == DECK and theirs is not None and (mine is None or theirs.made > mine.made)


def _joined(record: Kept, have: dict[tuple[str, str], Any]) -> Any:
    """Counts of one game from two devices: what either has seen, until the table itself is counted again."""
    mine, theirs = read_counted(have.get((record.kind, record.key))), read_counted(record.body)
    if record.kind != FIGURES or mine is None or theirs is None:
        return record.body
    return msgspec.to_builtins(msgspec.structs.replace(mine, figures=joined(mine.figures, theirs.figures)))


def _sound(record: Kept) -> bool:
    """Whether a record of a file is one that we would have written."""
    if not (record.key.isascii() and record.key.isalnum() and len(record.key) <= 16):
        return False
    if record.kind == SEAT:
        return isinstance(record.body, str) and record.body.isascii() and 0 < len(record.body) < 1000
    if record.kind == SLOT:
        return read_slot(record.body) is not None
    if record.kind == DECK:
        return read_deck(record.body) is not None
    if record.kind == FIGURES:
        return read_counted(record.body) is not None
    return record.kind == RESULT and _read_result(record.body) is not None
