"""Hostile input: whatever is sent, the answer is a clear 4xx, never a 5xx, and nothing has changed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import warnings
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import pytest
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis import strategies as st

from rulewright.catalog import game_names
from rulewright.store.store import opened
from rulewright.web import connection, pages
from rulewright.web.token_buckets import Bucket

from .conftest import Process, Site, person, site

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its dependencies' own deprecations
    import schemathesis

bounded = settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    verbosity=Verbosity.quiet,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)

NASTY = (
    "",
    " ",
    "0",
    "-1",
    "²",
    "１",
    "9" * 400,
    "1e9",
    "null",
    "\x00",
    "a\x00b",
    "\u202e",
    "😀",
    "../../etc/passwd",
    "..%2f..",
    "%00",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "x" * 2000,
    "é" * 300,
    "C026",
    "hand-0",
    "MYS-001",
    "pick-firple",
    "slot-1-9",
    "space-99999999999999999999",
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


# -- the API, by its own description ---------------------------------------------------------------------------------


def test_the_api_keeps_to_its_description(process: Process) -> None:
    process.start()
    made = [
        httpx.post(
            f"{process.url}/api/tables",
            json={"game": name, "seats": [person("A"), person("B")], "listed": True},
            timeout=30,
        ).json()
        for name in (*game_names(), game_names()[0])
    ]
    schema = schemathesis.openapi.from_url(f"{process.url}/api/openapi.json")
    tried: list[str] = []
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/stream"):
            continue  # never ends; see below
        attack(operation, made, tried)
    assert len(set(tried)) >= 13

    async def unharmed() -> None:
        async with opened(process.database) as store:
            for one in made:
                assert await store.read(one["id"]) is not None

    answer = httpx.get(f"{process.url}/api/tables/{made[0]['id']}", timeout=30)
    assert answer.status_code == 200
    process.stop()
    asyncio.run(unharmed())


def attack(operation: Any, made: list[dict[str, Any]], tried: list[str]) -> None:
    """Many calls of one operation, half of them about a table that is there, by somebody who sits at it."""
    modes = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
    cases = st.one_of(*[operation.as_strategy(generation_mode=mode) for mode in modes])

    @bounded
    @given(case=cases, table=st.sampled_from(made), seat=st.integers(0, 1), real=st.booleans(), sits=st.booleans())
    def call(case: Any, table: dict[str, Any], seat: int, real: bool, sits: bool) -> None:
        tried.append(f"{operation.method} {operation.path}")
        if real and isinstance(case.path_parameters, dict) and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table["id"]
        if sits and "{table_id}" in operation.path:
            case.headers = {**dict(case.headers or {}), "Authorization": f"Bearer {table['tokens'][seat]}"}
        answer = case.call(timeout=30)
        assert answer.status_code < 500, (operation.path, answer.status_code, answer.text)
        documented = {str(status) for status in operation.definition.raw["responses"]} | {"405"}
        assert str(answer.status_code) in documented, (operation.path, answer.status_code, answer.text)
        if answer.status_code >= 400:
            told = answer.json()
            assert set(told) == {"error", "message", "id", "values"}
        if answer.status_code < 400 and answer.headers.get("content-type", [""])[0].startswith("application/json"):
            case.operation.schema[operation.path][operation.method.upper()].validate_response(answer)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        call()


# -- pages -----------------------------------------------------------------------------------------------------------


def routes(method: str) -> list[str]:
    found = []
    for router in pages.routers:
        found += [route.path for route in router.routes if method in getattr(route, "methods", ())]
    return sorted(set(found))


def filled(path: str, table: str, luck: random.Random) -> str:
    """An address with nonsense in some of its places."""
    parts = []
    for part in path.split("/"):
        if not part.startswith("{"):
            parts.append(part)
        elif "table_id" in part and luck.random() < 0.7:
            parts.append(table)
        elif part == "{name}" and luck.random() < 0.7:
            parts.append(luck.choice(game_names()))
        else:
            parts.append(luck.choice(NASTY)[:300])
    return "/".join(parts)


def game_of(seed: int) -> str:
    """The games take turns."""
    return game_names()[seed % len(game_names())]


async def unchanged(here: Site, table_id: str) -> tuple[int, bytes]:
    table = await here.commands.get(table_id)
    return table.written, table.game.encode(table.session.state)


def cookies(table: str, token: str, luck: random.Random) -> dict[str, bytes]:
    held = f"rw_table_{table}={token}; rw_face_{table}={luck.choice('0129')}; rw_lang=uk; rw_name=%00%ff"
    return {"accept-language": luck.choice(("uk", "en", *NASTY[:8])).encode(), "cookie": held.encode()}


@pytest.mark.parametrize("seed", range(3))
def test_no_address_breaks_the_server(seed: int, database: Path) -> None:
    luck = random.Random(seed)

    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"), game=game_of(seed))
            before = await unchanged(here, table)
            for path in routes("GET"):
                for _ in range(4):
                    names = (
                        "choice",
                        "spot",
                        "at",
                        "seat",
                        "q",
                        "of",
                        "count",
                        "seed",
                        "theme",
                        "lang",
                        "back",
                        "players",
                        "mode",
                    )
                    query = {name: luck.choice(NASTY) for name in luck.sample(names, 4)}
                    token = luck.choice((tokens[0], "", "x"))
                    address = httpx.URL(f"http://table.test{quoted(filled(path, table, luck))}")
                    answer = await here.http.get(address, params=query, headers=cookies(table, token, luck))
                    assert answer.status_code < 500, (str(answer.url), answer.status_code)
            assert await unchanged(here, table) == before

    asyncio.run(check())


def quoted(path: str) -> str:
    return quote(path, safe="/", errors="replace")


# Starlette leaves the file of a part that never ends to the garbage collector.
@pytest.mark.filterwarnings("ignore:.*SpooledTemporaryFile:pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("seed", range(3))
def test_no_form_breaks_the_server_or_changes_a_table(seed: int, database: Path) -> None:
    luck = random.Random(seed)

    async def check() -> None:
        async with site(database) as here:
            table, _ = await here.make(person("A"), person("B"), game=game_of(seed))
            before = await unchanged(here, table)
            for path in routes("POST"):
                for body, kind in bodies(luck):
                    address = f"http://table.test{quoted(filled(path, table, luck))}"
                    headers = cookies(table, luck.choice(("", "x", "y" * 900)), luck)
                    headers["content-type"] = kind.encode()
                    answer = await here.http.post(address, content=body, headers=headers)
                    assert answer.status_code < 500, (address, kind, body[:200], answer.status_code)
            assert await unchanged(here, table) == before

    asyncio.run(check())


def bodies(luck: random.Random) -> list[tuple[bytes, str]]:
    """Forms and uploads that nobody would send by mistake."""
    names = (
        "choice",
        "rev",
        "count",
        "to",
        "agree",
        "seat",
        "name",
        "text",
        "words",
        "seed",
        "seat-0",
        "seat-1",
        "back",
    )
    form = {name: luck.choice(NASTY).encode("utf-8", "replace") for name in luck.sample(names, 6)}
    boundary = "xyz"
    part = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{luck.choice(NASTY)[:50]}"\r\n'
        "Content-Type: application/octet-stream\r\n\r\n"
    ).encode("utf-8", "replace")
    junk = luck.randbytes(2000)
    line = b'{"rulewright":1,"engine":"","content":"","setup":{"game":"mysthea","players":3,"seed":1},"start":""}'
    deep = b"[" * 100_000
    multipart = f"multipart/form-data; boundary={boundary}"
    end = f"\r\n--{boundary}--\r\n".encode()
    return [
        (urlencode(form).encode(), "application/x-www-form-urlencoded"),
        (b"&".join([b"a=1"] * 5000), "application/x-www-form-urlencoded"),
        (b"%ff%fe=%00&=&&=;", "application/x-www-form-urlencoded"),
        (junk, "application/x-www-form-urlencoded"),
        (junk, multipart),
        (part + junk + end, multipart),
        (part + line + end, multipart),
        (part + line + b"\n" + b'{"n":1,"seat":0,"choice":"pass","digest":""}' + end, multipart),
        (part + deep + end, multipart),
        (part + b"PK\x03\x04" + junk + end, multipart),
        (part, multipart),
        (b"", multipart),
        (b"", "multipart/form-data"),
        (b"{}", "application/json"),
        (junk, "text/plain; charset=nonsense"),
    ]


def test_forms_of_somebody_seated_are_refused_clearly(database: Path) -> None:
    """One who may act, but sends nonsense."""

    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"), person("C"))
            before = await unchanged(here, table)
            seat = (await here.state(table))["waiting"][0]
            for path in ("choose", "undo", "answer", "face", "join", "say", "sit/" + tokens[seat]):
                for value in NASTY:
                    form = {
                        name: value.encode("utf-8", "replace") for name in ("choice", "count", "to", "seat", "agree")
                    }
                    kind = "application/x-www-form-urlencoded"
                    headers = {"cookie": f"rw_table_{table}={tokens[seat]}", "content-type": kind}
                    body = urlencode(form).encode()
                    answer = await here.http.post(f"/t/{table}/{path}", content=body, headers=headers)
                    assert answer.status_code < 500, (path, value, answer.status_code)
            assert (await unchanged(here, table))[1] == before[1]

    asyncio.run(check())


# -- the live layer --------------------------------------------------------------------------------------------------


def messages(luck: random.Random) -> list[Any]:
    """What no page would send."""
    values: tuple[Any, ...] = (None, True, 0, -1, 1.5, 2**70, "", "x", "\x00", "x" * 300, [], {}, [[]], NASTY[8])
    types = ("choose", "undo", "answer", "chat", "ping", "table", "ack", "", "\x00", 3, None)
    keys = ("type", "rev", "choice", "client", "count", "to", "agree", "text", "seat", "__proto__")
    found: list[Any] = [
        {"type": luck.choice(types), **{key: luck.choice(values) for key in luck.sample(keys[1:], 4)}}
        for _ in range(40)
    ]
    found += ["", "{", "null", "[]", "3", '"x"', "[" * 3000, "{" * 3000, '{"type":"ping"}' * 2, "x" * 5000]
    found += [b"", b"\x00\xff", b'{"type":"ping"}', '{"type":"chat","text":"\\ud800"}', '{"type":"undo","count":1e400}']
    luck.shuffle(found)
    return found


@pytest.mark.parametrize("seated", [False, True])
def test_no_message_breaks_the_live_layer_or_changes_the_table(seated: bool, database: Path) -> None:
    luck = random.Random(int(seated))

    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"), person("C"))
            seat = (await here.state(table))["waiting"][0]
            before = await unchanged(here, table)
            for _ in range(2):
                wire = await here.socket(table, tokens[seat] if seated else "")
                for message in messages(luck):
                    await wire.send(message)
                kinds = set()
                for raw in await wire.rest():
                    kinds.add(raw.split(b'"type":"', 1)[1].split(b'"', 1)[0])
                assert kinds <= {b"table", b"refused", b"stale", b"pong", b"ack"}
                assert b"refused" in kinds
                assert not wire.task.done(), "the line was cut"
                await wire.send({"type": "ping"})
                await wire.close()
            assert await unchanged(here, table) == before

    asyncio.run(check())


def test_too_many_messages_are_refused_and_do_not_break_the_line(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page learns which of its messages were not heard: a choice among them can be made again."""
    now = 0.0
    monkeypatch.setattr(connection, "Bucket", lambda burst, rate: Bucket(burst, rate, lambda: now))

    async def check() -> None:
        nonlocal now
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"))
            live = await here.commands.get(table)
            asked = live.session.state.decision
            wire = await here.socket(table, tokens[asked.seat])
            for _ in range(200):
                await wire.send({"type": "ping"})
            said = await wire.rest()
            assert sum(b'"pong"' in one for one in said) == 60
            assert sum(b"Too many messages" in one for one in said) == 140
            choice = {
                "type": "choose",
                "rev": live.revision(asked.seat),
                "choice": str(asked.choices[0]),
                "client": "mine",
            }
            await wire.send(choice)
            refused = await wire.read()
            assert (refused["type"], refused["client"]) == ("refused", "mine")
            assert live.written == 0
            now = 1.0
            await wire.send(choice)
            assert (await wire.until("ack"))["client"] == "mine"
            assert live.written == 1
            await wire.close()

    asyncio.run(check())


def test_a_table_that_is_not_there_has_no_live_layer(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            for name in ("nothere", "x" * 300, "é"):
                wire = await here.socket(name)
                assert (await wire.read())["type"] == "refused"
                assert (await wire.read())["type"] == "closed"
                await wire.task

    asyncio.run(check())


def test_real_connections_that_speak_no_http_do_no_harm(process: Process) -> None:
    process.start()
    for junk in (
        b"\x00" * 1000,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST / HTTP/1.1\r\n",
    ):
        with socket.create_connection(("127.0.0.1", process.port), 60) as line:
            line.sendall(junk)
            line.shutdown(socket.SHUT_WR)
            said = b""
            with contextlib.suppress(ConnectionResetError):  # a line that is cut off says nothing wrong either
                while part := line.recv(1000):
                    said += part
            assert b" 50" not in said[:13]
    assert httpx.get(process.url + "/api/tables", timeout=30).status_code == 200
