"""No byte that leaves the server for a seat depends on what that seat may not know.

Two worlds that a seat cannot tell apart give it the same pages, parts, streams, answers, errors, previews and
refusals, byte by byte. In the other world all hidden cards are dealt anew, nobody else has answered a secret
question, the seed is another, and what the log hides is something else.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import random
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.bots import Seen, advise, make
from rulewright.catalog import game_names, load
from rulewright.core.history import History
from rulewright.core.markers import Sight
from rulewright.core.record import Event, Seat, State
from rulewright.core.replay import Move
from rulewright.core.session import Played, Session
from rulewright.core.view import sights
from rulewright.web import api, pages
from rulewright.web.commands import LiveTable, Request

from .conftest import Site, person, site

SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))
SEEDS = range(1, 40) if SOAK else range(1, 3)
LOOKS = 20 if SOAK else 4
"""Moments of each game at which everybody looks."""
TABLES = [
    *[(game_names()[0], None, 3, seed, 250, LOOKS) for seed in SEEDS],
    *[
        (name, mode.name, max(mode.seats), seed, 60, LOOKS if SOAK else 1)
        for name in game_names()[1:]
        for mode in load(name).modes
        for seed in (SEEDS if SOAK else SEEDS[:1])
    ],
]
"""Game, mode, seats, seed; among how many of the first choices the looks are, and how many looks."""
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil")
FILLED = {"token": "nosuchtoken", "digest": "0" * 32, "name": game_names()[0]}
"""What stands for the other variables of an address."""


# -- the other world -------------------------------------------------------------------------------------------------


def other_world(table: LiveTable, viewer: Seat | None, seed: int) -> Session:
    """A session that `viewer` cannot tell from the true one."""
    true = table.session
    twin = true.copy()
    twin.state = true.state.resample(viewer, seed)
    openly = true.game.book.gathers_openly(true.state)
    secret = [] if openly else [seat for seat in true.state.picks if seat != viewer]
    line = list(true.line)
    for seat in secret:  # nobody else has answered yet
        line.remove(next(played for played in reversed(line) if played.move.seat == seat))
    twin.line = History(disguised(played, viewer) for played in line)
    twin.record = History(played.move for played in twin.line)
    twin.setup = msgspec.structs.replace(true.setup, seed=seed)
    twin.secret = bytes([seed % 256]) * 32
    twin.opening = ()
    twin.start = "another"

    def state_at(number: int) -> State:
        return twin.state.copy() if number == len(twin.line) else true.state_at(number).resample(viewer, seed)

    vars(twin)["state_at"] = state_at
    return twin


def disguised(played: Played, viewer: Seat | None) -> Played:
    move = played.move
    if move.seat != viewer:
        move = Move(move.seat, "something else", (), "")
    events = tuple(disguised_event(event, viewer) for event in played.events)
    return msgspec.structs.replace(played, move=move, events=events)


def disguised_event(event: Event, viewer: Seat | None) -> Event:
    """An event whose hidden fields hold something else of the same size."""
    changes: dict[str, Any] = {}
    kind: Any = type(event)
    for name, sight in sights(kind):
        value = getattr(event, name)
        hidden = sight is Sight.HIDDEN or sight is Sight.COUNTED or (sight is Sight.OWNER and event.seat != viewer)
        if hidden and isinstance(value, tuple | list | str):
            changes[name] = type(value)("?" * len(value))
    return msgspec.structs.replace(event, **changes) if changes else event


@contextlib.contextmanager
def living_in(table: LiveTable, session: Session) -> Iterator[None]:
    true, row, secret = table.session, table.row, table.secret
    table.session, table.secret = session, session.secret
    table.row = {**row, "setup": msgspec.to_builtins(session.setup), "opening": [], "start": "another"}
    table.touch()
    try:
        yield
    finally:
        table.session, table.row, table.secret = true, row, secret
        table.touch()


# -- everything that leaves the server -------------------------------------------------------------------------------


def addresses() -> list[str]:
    """Every address about a table that can be asked for, as the routers have them."""
    found = [f"/api{path}" for path in paths(api.router)]
    for router in pages.routers:
        found.extend(paths(router))
    return sorted(path for path in found if "{table_id}" in path and not path.endswith("/stream"))


def paths(router: Any) -> list[str]:
    return [route.path for route in router.routes if "GET" in getattr(route, "methods", ())]


def spoken(table: LiveTable, viewer: Seat | None, luck: random.Random) -> list[str]:
    """Choices to ask about: offered ones and others, the same in both worlds."""
    decision = table.decision(viewer)
    offered = [str(choice) for choice in decision.choices] if decision else []
    others = [str(choice) for choice in luck.sample(table.game.action_space(), 6)]
    return [*luck.sample(offered, min(3, len(offered))), *others]


async def everything(
    here: Site, table: LiveTable, viewer: Seat | None, tokens: list[str], choices: list[str], language: str
) -> dict[str, bytes]:
    """Whatever the server says to a viewer who asks for all that can be asked."""
    said: dict[str, bytes] = {}
    token = "" if viewer is None else tokens[viewer]
    headers = {"accept-language": language, "accept-encoding": "identity"}
    if token:
        headers["cookie"] = f"rw_table_{table.id}={token}"
    program = {**headers, "authorization": f"Bearer {token}"} if token else headers

    async def ask(path: str, query: str = "") -> None:
        given = program if path.startswith("/api") else headers
        answer = await here.http.get(path + query, headers=given)
        said[f"GET {path}{query}"] = str(answer.status_code).encode() + answer.content

    for path in ("/", "/replays", "/api/tables"):
        await ask(path)
    for path in addresses():
        filled = re.sub(r"{(\w+?)(:\w+)?}", lambda m: table.id if m[1] == "table_id" else FILLED[m[1]], path)
        for choice in choices if path.endswith(("/why", "/preview")) else choices[:1]:
            await ask(filled, f"?choice={choice}&at=1&seat=0&spot=hand-0")
    named = {spot for choice in choices for spot in table.game.table.spots(table.game.parse(choice), 0)}
    for spot in ("hand-1", "board-1", "deck", "board-0", "card-C026", "deck-2", "slot-1-1", *sorted(named)[:3]):
        await ask(f"/t/{table.id}/about", f"?spot={spot}")
    for path, form in (
        (f"/t/{table.id}/choose", {"choice": "no such choice", "rev": table.revision(viewer)}),
        (f"/t/{table.id}/choose", {"choice": choices[0], "rev": "old"}),
        (f"/t/{table.id}/undo", {"count": "9999"}),
        (f"/t/{table.id}/answer", {"agree": "yes"}),
        (f"/t/{table.id}/rematch", {}),
    ):
        answer = await here.http.post(path, data=form, headers=headers)
        said[f"POST {path} {form}"] = str(answer.status_code).encode() + answer.content
    for path, body in (
        ("choices", {"choice": "no such choice"}),
        ("choices", {"choice": choices[0], "revision": "old"}),
        ("undo", {"count": 9999}),
        ("answer", {"agree": True}),
    ):
        answer = await here.http.post(f"/api/tables/{table.id}/{path}", json=body, headers=program)
        said[f"API {path} {body}"] = str(answer.status_code).encode() + answer.content
    said["report"] = await report(here, table, headers)
    said["stream"] = await streamed(here, table, token)
    said["socket"] = await over_socket(here, table, token, choices, language)
    return said


async def report(here: Site, table: LiveTable, headers: dict[str, str]) -> bytes:
    """What a problem report about a running table holds."""
    answer = await here.http.post(f"/t/{table.id}/report", data={"words": "odd"}, headers=headers)
    while answer.status_code == 303:
        answer = await here.http.get(answer.headers["location"], headers=headers)
    found = re.search(rb'href="(/report/[^"]+)"', answer.content)
    if found:
        answer = await here.http.get(found[1].decode(), headers=headers)
    if answer.content[:2] != b"PK":
        return without_names(answer.content)
    with zipfile.ZipFile(io.BytesIO(answer.content)) as bundle:
        return b"".join(name.encode() + without_names(bundle.read(name)) for name in sorted(bundle.namelist()))


def without_names(text: bytes) -> bytes:
    """A saved file has a random name and a time; nothing else differs between two reports."""
    text = re.sub(rb"/report/[0-9a-z.]+", b"/report/x", text)
    return re.sub(rb"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?[^\"]*", b"time", text)


async def streamed(here: Site, table: LiveTable, token: str) -> bytes:
    wire = await here.stream(table.id, token)
    said = (await wire.next())["body"]
    await wire.close()
    return b"".join([said, *wire.lying()])


async def over_socket(here: Site, table: LiveTable, token: str, choices: list[str], language: str) -> bytes:
    """The live layer: what it sends by itself, and what it answers to nonsense."""
    wire = await here.socket(table.id, token, **{"accept-language": language})
    said = await wire.rest()
    for message in (
        {"type": "choose", "rev": "old", "choice": choices[0], "client": "a"},
        {"type": "choose", "rev": table.revision(None), "choice": "nothing", "client": "b"},
        *[{"type": "choose", "rev": "?", "choice": choice, "client": "c"} for choice in choices[-2:]],
        {"type": "undo", "rev": "?", "count": 9999},
        {"type": "undo", "rev": "?", "to": 9999},
        {"type": "undo", "rev": "?", "to": 99},
        {"type": "answer", "agree": True},
        {"type": "nonsense"},
    ):
        await wire.send(message)
    said += await wire.rest()
    await wire.close()
    return b"".join(said)


def compare(true: dict[str, bytes], other: dict[str, bytes], viewer: Seat | None) -> None:
    assert true.keys() == other.keys()
    for what, bytes_ in true.items():
        if bytes_ != other[what]:
            at = next(n for n, (a, b) in enumerate(zip(bytes_, other[what], strict=False)) if a != b)
            raise AssertionError(
                f"seat {viewer} can tell two worlds apart by {what}:\n"
                f"{bytes_[max(0, at - 200) : at + 200]!r}\n{other[what][max(0, at - 200) : at + 200]!r}"
            )


# -- the proof -------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def nobody_counts_onlookers(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many look on is public, and asking for everything changes it."""
    monkeypatch.setattr("rulewright.web.connection.count_spectators", lambda table: None)


@pytest.fixture(autouse=True)
def hints_do_not_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser stops after some time; here after some futures, which are the same however busy the machine is."""
    monkeypatch.setattr(
        "rulewright.web.bot_runner.advise",
        lambda seen, decision, seed, _: advise(seen, decision, seed, "search:sims=8,ms=3600000"),
    )


@pytest.mark.parametrize(
    ("name", "mode", "seats", "seed", "among", "many"), TABLES, ids=[f"{one[0]}-{one[1]}-{one[3]}" for one in TABLES]
)
def test_no_byte_depends_on_what_a_seat_may_not_know(
    name: str, mode: str | None, seats: int, seed: int, among: int, many: int, tmp_path: Path
) -> None:
    luck = random.Random(seed)

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            sitting = [person(one) for one in PEOPLE[:seats]]
            # Every second table has secret luck, the others a seed that somebody chose.
            chosen = seed if seed % 2 else None
            table_id, tokens = await here.make(*sitting, game=name, mode=mode or "", seed=chosen, listed=True)
            table = await here.commands.get(table_id)
            bot = make("random", seed)
            looks = set(luck.sample(range(1, among), many))
            secret = 0
            for number in range(2000 if mode is None or SOAK else among):
                state = table.session.state
                if state.over:
                    break
                sealed = bool(state.picks) and secret < 2 + 5 * SOAK
                secret += sealed
                if number in looks or sealed:
                    viewers: list[Seat | None] = [None, *range(seats)]
                    for viewer in viewers if SOAK else luck.sample(viewers, 2):
                        await look(here, table, viewer, tokens, luck)
                decision = luck.choice(state.decisions)
                choice = bot.choose(Seen(state, decision.seat), decision)
                await here.commands.choose(table, decision.seat, str(choice), "")

    asyncio.run(check())


async def look(here: Site, table: LiveTable, viewer: Seat | None, tokens: list[str], luck: random.Random) -> None:
    choices = spoken(table, viewer, luck)
    language = luck.choice(("en", "uk"))
    written = table.written
    table.touch()
    true = await everything(here, table, viewer, tokens, choices, language)
    with living_in(table, other_world(table, viewer, luck.getrandbits(32))):
        other = await everything(here, table, viewer, tokens, choices, language)
    compare(true, other, viewer)
    assert table.written == written, "asking has changed the table"


def test_a_secret_answer_of_another_changes_no_byte(tmp_path: Path) -> None:
    """Before and after somebody else's sealed answer, all others are told the same, and open pages hear nothing."""

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            for seed in range(1, 20):
                table_id, tokens = await here.make(
                    person("Anna"), person("Ben"), person("Cleo"), seed=seed, listed=True
                )
                table = await here.commands.get(table_id)
                if await until_secret(here, table, seed):
                    break
            first, *rest = [decision.seat for decision in table.asked()]
            luck = random.Random(1)
            for viewer in (None, *rest):
                page = await here.socket(table_id, "" if viewer is None else tokens[viewer])
                stream = await here.stream(table_id, "" if viewer is None else tokens[viewer])
                choices = spoken(table, viewer, luck)
                before = await everything(here, table, viewer, tokens, choices, "en")
                assert len(await page.rest()) >= 1
                assert len(stream.lying()) == 1
                decision = table.decision(first)
                assert decision is not None
                await here.commands.choose(table, first, str(luck.choice(decision.choices)), "")
                # The next that they hear of is what is asked of the table afterwards, and that it is asked no more.
                await here.commands.ask_table(table, Request("takeover", 1, 0, 0, (0,)))
                assert "request" in (await page.read())["parts"]
                assert msgspec.json.decode((await stream.next())["body"])["request"]["kind"] == "takeover"
                await here.commands.answer(table, 2, False)
                assert "request" in (await page.read())["parts"]
                assert msgspec.json.decode((await stream.next())["body"])["request"] is None
                assert (await page.rest(), stream.lying()) == ([], [])
                after = await everything(here, table, viewer, tokens, choices, "en")
                compare(before, after, viewer)
                for wire in (page, stream):
                    await wire.close()
                await here.commands.undo(table, first, 1)

    asyncio.run(check())


async def until_secret(here: Site, table: LiveTable, seed: int) -> bool:
    """Play until a secret question is open to several; False if the game ends before."""
    bot = make("random", seed)
    while not table.session.state.over:
        asked = table.asked()
        if len(asked) > 1 and asked[0].sealed:
            return True
        decision = table.session.state.decisions[0]
        choice = bot.choose(Seen(table.session.state, decision.seat), decision)
        await here.commands.choose(table, decision.seat, str(choice), "")
    return False


def test_the_other_world_is_another_one(tmp_path: Path) -> None:
    """The proof is worth nothing if the worlds are the same."""

    async def check() -> None:
        async with site(tmp_path / "tables.db") as here:
            table_id, _ = await here.make(person("Anna"), person("Ben"), person("Cleo"), seed=1)
            table = await here.commands.get(table_id)
            twin = other_world(table, 0, 5)
            assert table.game.encode(twin.state) != table.game.encode(table.session.state)
            assert twin.state.view(1) != table.session.state.view(1)
            assert twin.state.view(0) == table.session.state.view(0)

    asyncio.run(check())
