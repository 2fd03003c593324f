"""The API and the doors of the server: REST, streams, tokens, cookies, origins, sizes, rates, headers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.core import replay as replays
from rulewright.web import request_limits, server

from .conftest import HOST, bot, person, site


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


# -- playing -------------------------------------------------------------------------------------------------------


def test_a_whole_game_over_the_api_and_its_replay(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("Anna"), bot(), bot())
            early = await here.http.get(f"/api/tables/{table}/replay")
            assert early.status_code == 403
            assert "secrets" in early.json()["message"]
            for number in range(1000):
                await here.quiet(table)
                state = await here.state(table, tokens[0])
                if state["outcome"]:
                    break
                choices = state["decision"]["choices"]
                pick = choices[number * 7 % len(choices)]
                answer = await here.choose(table, tokens[0], pick, revision=state["revision"], client=f"c{number}")
                assert answer.status_code == 200, answer.text
            assert state["outcome"]
            text = (await here.http.get(f"/api/tables/{table}/replay")).text
            found = replays.read(text.splitlines())
            assert found.outcome is not None
            assert found.header.setup.seats == ("Anna", "bot:random", "bot:random")

    asyncio.run(check())


def test_stale_illegal_foreign_and_unknown_have_their_own_status(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"), person("C"))
            waiting = (await here.state(table))["waiting"][0]
            mine, other = tokens[waiting], tokens[(waiting + 1) % 3]
            choice = (await here.state(table, mine))["decision"]["choices"][0]
            for status, given in (
                (409, (table, mine, choice, {"revision": "old"})),
                (422, (table, mine, "fly", {})),
                (422, (table, other, choice, {})),
                (403, (table, "wrong", choice, {})),
                (404, ("nothere", mine, choice, {})),
                (422, ("not/a/table", mine, choice, {})),
                (422, (table, mine, "x" * 300, {})),
            ):
                if "/" in given[0]:
                    continue
                answer = await here.choose(given[0], given[1], given[2], **given[3])
                assert answer.status_code == status, answer.text
                assert set(answer.json()) == {"error", "message", "id", "values"}
            assert (await here.state(table))["log"] == []

    asyncio.run(check())


def test_a_stream_tells_everything_once_and_ends_with_the_game(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"), person("C"))
            wire = await here.stream(table)
            log: list[Any] = []

            async def follow() -> dict[str, Any]:
                message: dict[str, Any] = json.loads((await wire.next())["body"])
                del log[message["log_start"] :]
                log.extend(message["log"])
                return message

            message = await follow()
            for number in range(40):
                seat = message["waiting"][0]
                state = await here.state(table, tokens[seat])
                choices = state["decision"]["choices"]
                answer = await here.choose(table, tokens[seat], choices[number * 5 % len(choices)], client=str(number))
                if number == 20:
                    await here.http.post(f"/api/tables/{table}/undo", json={}, headers=bearer(tokens[seat]))
                assert answer.status_code == 200
                while message["revision"] != (fresh := await here.state(table))["revision"]:
                    message = await follow()
            whole = await here.http.get(f"/api/tables/{table}", params={"since": 0})
            assert log == whole.json()["log"]
            assert fresh["log_start"] == max(0, len(log) - 50)
            live = await here.commands.get(table)
            assert live.watchers == 1
            await wire.close()
            assert live.watchers == live.spectators == 0

    asyncio.run(check())


def test_seats_are_taken_by_token_or_from_open_tables(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("Anna"), person(), person(), listed=True)
            assert (await here.http.get("/api/tables")).json()["tables"][0]["id"] == table
            answer = await here.http.post(f"/api/tables/{table}/sit", json={"name": "Ben"}, headers=bearer(tokens[1]))
            assert answer.json()["seats"][1]["name"] == "Ben"
            own = answer.json()["token"]
            assert (await here.state(table, own))["seat"] == answer.json()["seat"] == 1
            # The token that waited is known to whoever made the table: it has become worthless.
            again = await here.http.get(f"/api/tables/{table}", headers=bearer(tokens[1]))
            assert again.status_code == 403
            again = await here.http.post(f"/api/tables/{table}/sit", json={"name": "Eve"}, headers=bearer(tokens[1]))
            assert again.status_code == 403
            assert "this seat is taken" in again.json()["message"]
            again = await here.http.post(f"/api/tables/{table}/sit", json={"name": "Eve"}, headers=bearer(own))
            assert (again.json()["token"], again.json()["seats"][1]["name"]) == (own, "Ben")
            joins = [here.http.post(f"/api/tables/{table}/join", json={"seat": 2, "name": f"C{n}"}) for n in range(5)]
            ends = await asyncio.gather(*joins)
            assert sorted(end.status_code for end in ends) == [200, 403, 403, 403, 403]
            token = next(end for end in ends if end.status_code == 200).json()["token"]
            assert (await here.state(table, token))["seat"] == 2
            gone = await here.http.post(f"/api/tables/{table}/sit", json={}, headers=bearer(tokens[2]))
            assert gone.status_code == 403
            secret = await here.make(person("Anna"), person(), person())
            answer = await here.http.post(f"/api/tables/{secret[0]}/join", json={"seat": 1})
            assert answer.status_code == 403

    asyncio.run(check())


def test_asking_the_table_over_the_api(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"), person("C"))
            for number in range(20):
                seat = (await here.state(table))["waiting"][0]
                choices = (await here.state(table, tokens[seat]))["decision"]["choices"]
                await here.choose(table, tokens[seat], choices[number % len(choices)])
            asked = await here.http.post(f"/api/tables/{table}/undo", json={"count": 15}, headers=bearer(tokens[0]))
            assert asked.json()["request"] == {"kind": "undo", "seat": 0, "count": 15, "agreed": [0]}
            for token in tokens[1:]:
                answer = await here.http.post(
                    f"/api/tables/{table}/answer", json={"agree": True}, headers=bearer(token)
                )
            assert answer.json()["request"] is None
            own = await here.http.post(f"/api/tables/{table}/takeover", json={"seat": 1}, headers=bearer(tokens[1]))
            assert own.json()["seats"][1]["kind"] == "bot"
            await here.quiet(table)
            own = await here.http.post(f"/api/tables/{table}/takeover", json={"seat": 1}, headers=bearer(tokens[1]))
            assert own.json()["seats"][1]["kind"] == "person"
            said = await here.http.post(f"/api/tables/{table}/chat", json={"text": "<b>hi"}, headers=bearer(tokens[1]))
            assert said.status_code == 204
            page = await here.http.get(f"/t/{table}")
            assert page.status_code == 200, page.text
            assert "<b>hi" not in page.text
            assert "&lt;b&gt;hi" in page.text

    asyncio.run(check())


# -- tokens, cookies, origins ----------------------------------------------------------------------------------------


def test_tokens_are_in_nothing_that_others_see(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person(), bot(), listed=True)
            seen = b""
            for path in (f"/t/{table}", f"/api/tables/{table}", "/", "/api/tables"):
                seen += (await here.http.get(path)).content
            wire = await here.socket(table)
            seen += b"".join(await wire.rest())
            await wire.close()
            own = (await here.http.get(f"/t/{table}", headers={"cookie": f"rw_table_{table}={tokens[0]}"})).content
            for token in tokens[:2]:
                assert token.encode() not in seen
                assert token.encode() not in own
            # On disk there are only their hashes.
            raw = b"".join(path.read_bytes() for path in database.parent.iterdir())
            assert not any(token.encode() in raw for token in tokens[:2])

    asyncio.run(check())


def test_a_seats_link_is_dropped_from_the_address_and_kept_in_a_cookie_out_of_reach(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person(), bot())
            page = await here.http.get(f"/t/{table}/sit/{tokens[1]}")
            assert page.headers["referrer-policy"] == "no-referrer"
            assert page.headers["cache-control"] == "no-store"
            answer = await here.http.post(f"/t/{table}/sit/{tokens[1]}", data={"name": "Ben"})
            assert answer.status_code == 303
            assert answer.headers["location"] == f"/t/{table}"
            cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("rw_table_"))
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Secure" not in cookie

    asyncio.run(check())


def test_behind_https_cookies_are_secure_and_bound_to_the_host(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person(), bot())
            answer = await here.http.post(f"https://{HOST}/t/{table}/sit/{tokens[1]}", data={"name": "Ben"})
            cookies = answer.headers.get_list("set-cookie")
            assert all("Secure" in cookie for cookie in cookies)
            seat = next(cookie for cookie in cookies if "rw_table_" in cookie)
            own = seat.partition(";")[0].removeprefix(f"__Host-rw_table_{table}=")
            assert (await here.state(table, own))["seat"] == 1
            assert "Path=/" in seat
            assert "Domain" not in seat
            assert answer.headers["strict-transport-security"]
            # A cookie that a neighbouring site could have planted opens nothing.
            for name, mine in ((f"__Host-rw_table_{table}", True), (f"rw_table_{table}", False)):
                headers = {"cookie": f"{name}={own}"}
                why = await here.http.get(f"https://{HOST}/t/{table}/why?choice=pass", headers=headers)
                assert (why.status_code != 403) is mine

    asyncio.run(check())


def test_a_browser_keeps_a_bounded_number_of_seats(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person(), bot())
            held = "; ".join(f"rw_table_old{n}=x" for n in range(70))
            answer = await here.http.post(f"/t/{table}/sit/{tokens[1]}", data={}, headers={"cookie": held})
            dropped = [cookie for cookie in answer.headers.get_list("set-cookie") if "Max-Age=0" in cookie]
            assert [cookie.split("=")[0] for cookie in dropped] == [f"rw_table_old{n}" for n in range(11)]

    asyncio.run(check())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 303),
        ({"origin": f"http://{HOST}"}, 303),
        ({"sec-fetch-site": "same-origin", "origin": "null"}, 303),
        ({"origin": "http://evil.test"}, 403),
        ({"origin": f"http://{HOST}.evil.test"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site", "origin": f"http://{HOST}"}, 403),
    ],
)
def test_forms_are_taken_only_from_our_own_pages(database: Path, headers: dict[str, str], status: int) -> None:
    async def check() -> None:
        async with site(database) as here:
            answer = await here.http.post("/play/mysthea", headers=headers)
            assert answer.status_code == status
            assert len(await here.commands.store.find_tables()) == (status == 303)

    asyncio.run(check())


def test_pages_of_other_sites_get_no_live_layer(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, _ = await here.make(bot(), bot(), bot())
            for headers in ({"origin": "http://evil.test"}, {"sec-fetch-site": "cross-site"}):
                with pytest.raises(AssertionError, match="1008"):
                    await here.socket(table, **{name.replace("_", "-"): value for name, value in headers.items()})

    asyncio.run(check())


def test_a_server_answers_only_to_its_names(database: Path) -> None:
    async def check() -> None:
        async with site(database, hosts=("127.0.0.1", "localhost")) as here:
            assert (await here.http.get("http://rebound.test/")).status_code == 400
            assert (await here.http.get("http://localhost:8137/")).status_code == 200

    asyncio.run(check())


# -- sizes, rates, headers -------------------------------------------------------------------------------------------


def test_bodies_have_a_largest_size_also_in_pieces(database: Path) -> None:
    async def pieces() -> Any:
        for _ in range(300):
            yield b"x" * 10_000

    async def check() -> None:
        async with site(database) as here:
            for path in ("/api/tables", "/new/mysthea", "/settings"):
                answer = await here.http.post(path, content=b"x" * 3_000_000)
                assert answer.status_code == 413
                kind = {"content-type": "application/x-www-form-urlencoded" if path[1] != "a" else "application/json"}
                answer = await here.http.post(path, content=pieces(), headers=kind)
                assert answer.status_code in (413, 400), (path, answer.text)
            answer = await here.http.post("/api/tables", content=b"x", headers={"content-length": b"\xb2"})
            assert answer.status_code in (400, 413)
            answer = await here.http.get("/?" + "x" * 5000)
            assert answer.status_code == 414
            assert await here.commands.store.find_tables() == []

    asyncio.run(check())


def test_clients_have_a_rate_and_new_tables_another(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new table is charged twice, what is only read once."""
    monkeypatch.setattr(request_limits, "rest_of", lambda price, seconds: 0.0)  # however long it takes here

    async def check() -> None:
        async with site(database, burst=25, per_second=0.001, new_tables=(3, 0.001)) as here:
            body = {"game": "mysthea", "seats": [person("A"), bot(), bot()]}
            made = [(await here.http.post("/api/tables", json=body)).status_code for _ in range(5)]
            assert made == [201, 201, 201, 429, 429]
            seen = [(await here.http.get("/api/tables")) for _ in range(30)]
            assert [one.status_code for one in seen] == [200] * 15 + [429] * 15
            assert seen[-1].headers["retry-after"]
            assert seen[-1].json()["error"] == "Refused"

    asyncio.run(check())


def test_every_answer_carries_the_security_headers(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, _ = await here.make(person("A"), bot(), bot())
            paths = ("/", f"/t/{table}", "/api/tables", "/nothere", "/t/nothere", "/static/nothere", "/api/nothere")
            for path in paths:
                answer = await here.http.get(path)
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert "unsafe-inline" not in answer.headers["content-security-policy"].replace(
                    "style-src-attr 'unsafe-inline'", ""
                )
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                if not path.startswith("/static"):
                    assert answer.headers["cache-control"] == "no-store"
            assert (await here.http.get("/api/nothere")).json()["error"] == "NotFound"
            wrong = await here.http.delete("/api/tables")
            assert wrong.status_code == 405
            assert wrong.headers["allow"]

    asyncio.run(check())


def test_pages_are_packed_and_static_files_kept(database: Path) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, _ = await here.make(person("A"), bot(), bot())
            page = await here.http.get(f"/t/{table}", headers={"accept-encoding": "gzip"})
            assert page.headers["content-encoding"] == "gzip"
            plain = await here.http.get(f"/t/{table}", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            kept = await here.http.get("/static/base.css?v=1")
            assert "immutable" in kept.headers["cache-control"]
            assert (await here.http.get("/static/base.css")).headers["cache-control"] == "no-cache"

    asyncio.run(check())


def test_a_database_that_is_gone_is_told_and_nothing_is_acknowledged(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with site(database) as here:
            table, tokens = await here.make(person("A"), person("B"), person("C"))
            seat = (await here.state(table))["waiting"][0]
            choice = (await here.state(table, tokens[seat]))["decision"]["choices"][0]

            async def gone(*given: Any) -> None:
                raise ConnectionRefusedError("no database")

            with monkeypatch.context() as patched:
                patched.setattr(here.commands.store, "add_entry", gone)
                answer = await here.choose(table, tokens[seat], choice, client="x")
            assert answer.status_code == 503
            assert answer.headers["retry-after"]
            assert (await here.choose(table, tokens[seat], choice, client="x")).status_code == 200
            assert (await here.commands.get(table)).written == 1

    asyncio.run(check())


# -- starting --------------------------------------------------------------------------------------------------------


def test_play_in_browser_goes_to_the_server_that_runs_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulewright.store.store import Store

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    opened: list[str] = []
    told: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    assert server.data_folder() == tmp_path / "rulewright"
    server.data_folder().mkdir()
    holder = Store(str(server.data_folder() / "tables.db"))
    asyncio.run(holder.open())
    holder.tell_address("http://127.0.0.1:5/")
    server.play_in_browser("mysthea", say=told.append)
    assert opened == ["http://127.0.0.1:5/new/mysthea"]
    assert "http://127.0.0.1:5/new/mysthea" in told[0]
    server.play_in_browser(open_browser=False, say=told.append)
    assert len(opened) == 1
    asyncio.run(holder.close())


def test_play_in_browser_starts_a_server_for_this_machine_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Any] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(server, "serve", lambda *given, **more: started.append((given, more)))
    monkeypatch.setattr(server, "_show_when_ready", lambda *given: None)
    server.play_in_browser()
    (database, host, _), more = started[0]
    assert database == str(tmp_path / "rulewright" / "tables.db")
    assert Path(database).exists()
    assert host == "127.0.0.1"
    assert "127.0.0.1" in more["hosts"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--database", "mysql://x"], "not supported"),
        (["--database", "/no/such/folder/x.db"], "cannot be opened"),
        (["--database", "x.db", "--workers", "2"], "need PostgreSQL"),
        (["--database", "x.db", "--port", "99999"], "99999"),
        (["--database", "x.db", "--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
        ([], "--database"),
    ],
)
def test_mistakes_of_serve_are_one_sentence_and_exit_2(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rulewright.cli.main import call

    monkeypatch.chdir(tmp_path)
    assert call(["serve", *words]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
