"""Replays and reports without a browser: what is shown, what is refused, what never leaks."""

from __future__ import annotations

import io
import json
import os
import random
import time
import warnings
import zipfile
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.catalog import game_names, load
from rulewright.cli.main import call
from rulewright.content.texts import LANGUAGES
from rulewright.core import replay as replays
from rulewright.core.errors import ReplayError
from rulewright.core.replay import Move, Setup
from rulewright.core.session import Session
from rulewright.replays import problem_report as reports
from rulewright.replays.problem_report import Report, bundle
from rulewright.web.app import create_app
from rulewright.web.file_shelf import Shelf, data_folder
from rulewright.web.pages.replays import LARGEST_UPLOAD
from rulewright.web.recorded_games import Recorded, how, names_in, open_upload
from rulewright.web.render import language
from tests.lab.test_story import play

from .conftest import Clocks

with warnings.catch_warnings():
    # It would rather have a package that is not there yet; the one that we have does the same.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

GAME = game_names()[0]
MODE = load(GAME).modes[0].name
EVIL = "<script>alert(1)</script>"
AT_ALL = {"authorization": "Bearer nobody"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = create_app(str(tmp_path_factory.mktemp("replays") / "tables.db"), burst=1e9, per_second=1e9)
    with TestClient(app, base_url="http://127.0.0.1") as made:
        yield made


def make_table(client: TestClient, *seats: dict[str, str], listed: bool = True, seed: int = 5) -> tuple[str, list[str]]:
    answer = client.post(
        "/api/tables", json={"game": GAME, "seats": list(seats), "seed": seed, "listed": listed}, headers=AT_ALL
    )
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["tokens"]


BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def over(client: TestClient) -> str:
    """A finished table."""
    table, _ = make_table(client, BOT, BOT, BOT)
    for _ in range(2400):
        if client.get(f"/api/tables/{table}").json()["outcome"] is not None:
            return table
        time.sleep(0.05)
    raise AssertionError("the bots do not come to an end")


@pytest.fixture(scope="module")
def running(client: TestClient) -> tuple[str, str]:
    """A table where somebody thinks for a long time, and the token of the seat."""
    table, tokens = make_table(client, {"kind": "person", "name": f"Anna {EVIL}"}, BOT, seed=9)
    me = {"authorization": f"Bearer {tokens[0]}"}
    while client.get(f"/api/tables/{table}", headers=me).json()["decision"] is None:
        pass  # the bot begins
    return table, tokens[0]


@pytest.fixture(scope="module")
def session() -> Session:
    return play(GAME, MODE, 3, 7)


@pytest.fixture(scope="module")
def warlike() -> Session:
    """A game in which everybody fights whenever they can."""
    session = Session(load(GAME), Setup(GAME, 3, 2))
    dice = random.Random(2)
    while not session.state.over:
        decision = session.state.decision
        battles = [choice for choice in decision.choices if str(choice).startswith("start-battle")]
        session.apply(dice.choice(battles or decision.choices), decision.seat)
    return session


@pytest.fixture(scope="module")
def good(session: Session) -> bytes:
    return text_of(session)


def text_of(session: Session) -> bytes:
    return "".join(line + "\n" for line in replays.write(session.replay())).encode()


def send(client: TestClient, raw: bytes, name: str = "game.jsonl", follow: bool = False) -> Any:
    return client.post("/replays/upload", files={"file": (name, raw)}, follow_redirects=follow)


# -- watching a table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_finished_games_are_listed(client: TestClient, over: str, code: str) -> None:
    answer = client.get("/replays", headers={"accept-language": code})
    assert answer.status_code == 200
    assert f'href="/replay/{over}"' in answer.text


@pytest.mark.parametrize(
    ("code", "at", "seat", "shown"),
    [
        ("en", "", "", 0),
        ("uk", "0", "watch", 0),
        ("uk", "77", "2", 77),
        ("en", "999999", "0", None),
        ("en", "-4", "7", 0),
        ("en", "abc", "-1", 0),
        ("en", "9" * 18, "²", None),
        ("en", "9" * 39, "²", 0),
        ("en", "٣", "٣", 0),
    ],
)
def test_the_viewer_opens_at_any_moment(
    client: TestClient, over: str, code: str, at: str, seat: str, shown: int | None
) -> None:
    answer = client.get(f"/replay/{over}", params={"at": at, "seat": seat}, headers={"accept-language": code})
    assert answer.status_code == 200
    assert f'<html lang="{code}"' in answer.text
    last = int(answer.text.split('data-last="', 1)[1].split('"', 1)[0])
    assert f'data-at="{last if shown is None else shown}" data-last' in answer.text


def test_too_long_a_question_is_refused(client: TestClient, over: str) -> None:
    assert client.get(f"/replay/{over}", params={"at": "9" * 400}).status_code == 422


def test_moments_send_what_has_changed(client: TestClient, over: str) -> None:
    whole = client.get(f"/replay/{over}/moment", params={"at": 50, "seat": "watch"}).json()
    assert {"head", "pieces"} <= set(whole["layers"])
    same = client.get(f"/replay/{over}/moment", params={"at": 50, "came": 50, "seat": "watch"}).json()
    assert same["layers"] == {}
    step = client.get(f"/replay/{over}/moment", params={"at": 51, "came": 50, "seat": "watch"}).json()
    assert len(step["layers"]) < len(whole["layers"])
    page = client.get(f"/replay/{over}", params={"at": 50, "seat": "watch"}).text
    assert all(layer in page for layer in whole["layers"].values())


@pytest.mark.parametrize("name", game_names())
def test_a_phone_gets_the_drawing_for_phones_with_the_mats_below(client: TestClient, name: str) -> None:
    game = load(name)
    session = play(name, game.modes[0].name, max(game.modes[0].seats), 7)
    raw = text_of(session)
    texts = game.texts("en", names_in(open_upload(raw), language("en")))
    where = send(client, raw).headers["location"]
    at = len(session.line) // 2
    headers, asked = {"cookie": "rw_narrow=1"}, {"at": str(at), "seat": "0"}
    page = client.get(where, params=asked, headers=headers).text
    view = session.state_at(at).view(0)
    drawn = game.table.draw_parts(view, texts, "dark", (), True)
    assert drawn.opening in page
    assert page.count('data-mat="') == len(drawn.mats) == session.setup.players
    whole = client.get(f"{where}/moment", params=asked, headers=headers).json()["layers"]
    assert [whole[f"mat-{number}"] for number, _ in enumerate(drawn.mats, 1)] == list(drawn.mats)
    assert all(part in page for part in whole.values())
    wide = client.get(f"{where}/moment", params=asked).json()["layers"]
    assert not any(part.startswith("mat-") for part in wide)


def test_download_is_the_replay(client: TestClient, over: str) -> None:
    answer = client.get(f"/replay/{over}/download")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text == client.get(f"/api/tables/{over}/replay").text
    recorded = open_upload(answer.content)
    assert recorded.over
    assert not recorded.drift


@pytest.mark.parametrize("path", ["", "/download", "/moment?at=0"])
def test_a_running_game_stays_closed(client: TestClient, running: tuple[str, str], path: str) -> None:
    """Not even the seats of the game get its record before the end."""
    table, token = running
    for cookie in ({}, {"cookie": f"rw_table_{table}={token}"}):
        answer = client.get(f"/replay/{table}{path}", headers=cookie)
        assert answer.status_code == 403
        assert "layer-" not in answer.text
        assert '"n"' not in answer.text
        assert "seed" not in answer.text


@pytest.mark.parametrize("path", ["/replay/nothing", "/replay/nothing/download", "/replay/file/00", "/report/00"])
def test_what_is_not_there(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404
    assert client.get("/replay/file/" + "0" * 32 + "/moment").status_code == 404
    assert client.get("/replay/file/..%2f..%2ftables").status_code == 404


def test_perspectives_hide_hands(session: Session, client: TestClient, good: bytes) -> None:
    """A seat's view shows its own hand and the backs of the others'; a spectator sees none."""
    where = send(client, good).headers["location"]
    at = len(session.line) // 2
    state = session.state_at(at)
    for seat in ("0", "1", "2", "watch"):
        shown = client.get(f"{where}/moment", params={"at": at, "seat": seat}).json()["layers"]["boards"]
        for owner in range(3):
            hand = state.view(owner)["boards"][owner]["hand"]
            public = json.dumps(msgspec.to_builtins(state.view(None)))
            secret = [card for card in hand if f'"{card}"' not in public]
            seen = [card for card in secret if f'id="card-{card}"' in shown]
            assert seen == (secret if seat == str(owner) else [])


def test_sealed_answers_are_told_to_their_own_seat_only(warlike: Session) -> None:
    session = warlike
    recorded = Recorded("x", session, ("A", "B", "C"))
    texts = session.game.texts()
    sealed = 0
    for at, played in enumerate(session.line, 1):
        decision = session.state_at(at - 1).decision_for(played.move.seat)
        assert decision is not None
        if not decision.sealed:
            continue
        sealed += 1
        for seat in (None, 0, 1, 2):
            assert bool(how(recorded, at, seat, texts)[1]) == (seat == played.move.seat)
    assert sealed


# -- files ------------------------------------------------------------------------------------------------------


def test_a_good_file_is_watched(client: TestClient, good: bytes, session: Session) -> None:
    answer = send(client, good)
    assert answer.status_code == 303
    page = client.get(answer.headers["location"])
    assert page.status_code == 200
    assert f'data-last="{len(session.line)}"' in page.text
    assert client.get(answer.headers["location"] + "/download").content == good


def test_a_kept_file_survives_a_restart(tmp_path: Path, good: bytes) -> None:
    database = str(tmp_path / "tables.db")
    with TestClient(create_app(database), base_url="http://127.0.0.1") as first:
        where = send(first, good).headers["location"]
    with TestClient(create_app(database), base_url="http://127.0.0.1") as second:
        assert second.get(where + "?at=10").status_code == 200


def test_names_in_a_file_are_escaped(client: TestClient, session: Session) -> None:
    setup = msgspec.structs.replace(session.setup, seats=(EVIL[:40], "a\"b'c&", "x"))
    replay = session.replay()
    header = msgspec.structs.replace(replay.header, setup=setup)
    raw = "".join(
        line + "\n" for line in replays.write(msgspec.structs.replace(replay, header=header))
    ).encode()  # fmt: skip
    where = send(client, raw).headers["location"]
    for path in (f"{where}?at=40", f"{where}?at=999999"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert EVIL not in answer.text
    # The words are set as text by the page; everything else that comes is HTML.
    moment = client.get(f"{where}/moment?at=60&seat=0").json()
    assert EVIL not in moment["moment"] + "".join(moment["layers"].values())


def test_undone_choices_are_told(client: TestClient) -> None:
    session = Session(load(GAME), Setup(GAME, 2, 3))
    dice = random.Random(1)
    while not any(session.horizon(seat) for seat in (0, 1)):
        session.apply(dice.choice(session.state.decision.choices))
    seat = 0 if session.horizon(0) else 1
    session.undo(seat)
    answer = send(client, text_of(session), follow=True)
    assert answer.status_code == 200
    assert "takes back the last choice" in answer.text
    assert "ends before the game was over" in answer.text
    # On the time line, for everybody; what it was, only from the seat that took it back.
    taken = session.record[-2]
    assert isinstance(taken, Move)
    words = escape(session.game.texts("en").choice(session.game.parse(taken.choice)))
    assert 'class="plain replay-undos"' in answer.text
    own = client.get(f"{answer.url.path}?seat={seat}", headers={"accept-language": "en"}).text
    other = client.get(f"{answer.url.path}?seat={1 - seat}", headers={"accept-language": "en"}).text
    assert f"<del>{words}</del>" in own
    assert "<del>" not in other
    # Before the end nobody looks into all hands at once.
    assert 'value="all"' not in own
    assert client.get(f"{answer.url.path}?seat=all").text.count('class="card') == answer.text.count('class="card')


def test_after_the_end_all_hands_can_be_seen_at_once(session: Session, client: TestClient, good: bytes) -> None:
    where = send(client, good).headers["location"]
    at = next(n for n in range(len(session.line)) if all(board.hand for board in session.state_at(n).boards))
    page = client.get(f"{where}?at={at}&seat=all", headers={"accept-language": "en"}).text
    state = session.state_at(at)
    for seat, board in enumerate(state.boards):
        alone = client.get(f"{where}?at={at}&seat={seat}").text
        for card in board.hand:
            assert f'id="card-{card}"' in page
            assert f'id="card-{card}"' in alone
    assert '<option value="all" selected' in page
    moment = client.get(f"{where}/moment?at={at}&came=0&seat=all")
    assert moment.status_code == 200


def test_a_cut_off_file(client: TestClient, good: bytes, session: Session) -> None:
    """Cut between two lines it is an unfinished game; cut inside a line it is broken, and the line is named."""
    lines = good.splitlines(keepends=True)
    half = b"".join(lines[: len(lines) // 2])
    while b'"chance"' in half.splitlines()[-1] or b'"chance"' in lines[half.count(b"\n")]:
        half = b"".join(lines[: half.count(b"\n") + 1])
    answer = send(client, half, follow=True)
    assert answer.status_code == 200
    assert "ends before the game was over" in answer.text
    broken = send(client, good[: len(good) // 2])
    assert broken.status_code == 422
    assert "Line " in broken.text


def line_changed(raw: bytes, number: int, **changes: Any) -> bytes:
    lines = raw.splitlines()
    lines[number] = json.dumps({**json.loads(lines[number]), **changes}).encode()
    return b"\n".join(lines) + b"\n"


def header_changed(raw: bytes, **changes: Any) -> bytes:
    head = json.loads(raw.splitlines()[0])
    for key, value in changes.items():
        place = head if key in head else head["setup"]
        place[key] = value
    return b"\n".join([json.dumps(head).encode(), *raw.splitlines()[1:]]) + b"\n"


def first_move(raw: bytes) -> int:
    return next(at for at, line in enumerate(raw.splitlines()) if b'"choice"' in line)


def hostile(raw: bytes) -> dict[str, bytes]:
    move = first_move(raw)
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(reports.REPLAY, b"\n" * 30_000_000)
    other = io.BytesIO()
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("../../etc/passwd", b"x")
    undos = b'{"undo":1,"seat":0,"digest":""}\n'
    return {
        "empty": b"",
        "binary": bytes(range(256)) * 50,
        "zeros": b"\0" * 5000,
        "half a letter": raw[:-30] + b"\xff\xfe",
        "only spaces": b" \n\n \n",
        "deep": b"[" * 15_000,
        "deep header": b'{"rulewright":1,"engine":"","content":"","setup":{"game":' + b'{"a":' * 3000,
        "deep options": header_changed(raw, options={"attunements": json.loads("[" * 300 + "]" * 300)}),
        "a list": b"[1,2,3]\n",
        "one long line": raw[:40] + b"x" * 50_000,
        "wrong format": header_changed(raw, rulewright=99),
        "wrong game": header_changed(raw, game="chess"),
        "evil game": header_changed(raw, game="../../" + EVIL),
        "wrong types": header_changed(raw, players="three"),
        "too many players": header_changed(raw, players=99, seats=[]),
        "seats do not fit": header_changed(raw, seats=["a"]),
        "long name": header_changed(raw, seats=["a" * 500, "b", "c"]),
        "unprintable name": header_changed(raw, seats=["a\u0007", "b", "c"]),
        "endless seed": header_changed(raw, seed=10**300),
        "unknown option": header_changed(raw, options={"cheats": True}),
        "option of a wrong kind": header_changed(raw, options={"attunements": {"a": 1}}),
        "option of another kind": header_changed(raw, options={"attunements": 5, "expert": "yes"}),
        "ruling of a wrong kind": header_changed(raw, rulings={"recharge_space": [6]}),
        "unknown mode": header_changed(raw, mode="chaos"),
        "unknown pack": header_changed(raw, packs=["homebrew 1.0"]),
        "wrong start": header_changed(raw, start="0" * 16),
        "unknown field": line_changed(raw, move, surprise=1),
        "seat of nobody": line_changed(raw, move, seat=77),
        "seat of a wrong kind": line_changed(raw, move, seat="0"),
        "endless undo": b"\n".join(raw.splitlines()[: move + 1]) + b'\n{"undo":99999999999,"seat":0}\n',
        "undo of nothing": b"\n".join(raw.splitlines()[:move]) + b'\n{"undo":1,"seat":0}\n',
        "many undos": raw.splitlines()[0] + b"\n" + undos * 5000,
        "too many entries": raw.splitlines()[0] + b"\n" + b'{"seat":0,"choice":"x"}\n' * 21_000,
        "chance without a bound": raw.splitlines()[0] + b'\n{"chance":"x","of":0,"got":0}\n',
        "after the end": raw + raw.splitlines()[move] + b"\n",
        "zip bomb": bomb.getvalue(),
        "another zip": other.getvalue(),
        "broken zip": b"PK\x03\x04" + b"x" * 200,
    }


@pytest.mark.parametrize("kind", sorted(hostile(text_of(play(GAME, MODE, 3, 7)))))
def test_hostile_files_get_a_clear_answer(client: TestClient, good: bytes, kind: str) -> None:
    raw = hostile(good)[kind]
    answer = send(client, raw)
    if answer.status_code == 303:
        # A well-formed record that today's rules do not give: watched up to where they part, and said so.
        page = client.get(answer.headers["location"])
        assert page.status_code == 200
        assert "today’s rules part from it" in page.text
    else:
        assert answer.status_code in (400, 413, 422), answer.text
        assert "notice danger" in answer.text
    assert EVIL not in answer.text


def test_random_damage_never_breaks_the_server(client: TestClient, good: bytes) -> None:
    dice = random.Random(4)
    for _ in range(80):
        raw = bytearray(good)
        for _ in range(dice.randint(1, 6)):
            at = dice.randrange(len(raw))
            raw[at : at + dice.randint(0, 9)] = bytes(dice.randrange(256) for _ in range(dice.randint(0, 9)))
        answer = send(client, bytes(raw))
        assert answer.status_code in (303, 422), answer.text


def test_too_large_a_file(client: TestClient) -> None:
    assert send(client, b"x" * (LARGEST_UPLOAD + 1)).status_code == 413
    assert send(client, b"x" * 3_000_000).status_code == 422, "no replay, but not too large for one"
    assert send(client, b"x" * 9_000_000).status_code == 413


def test_a_form_without_a_file(client: TestClient) -> None:
    assert client.post("/replays/upload").status_code == 400
    assert client.post("/replays/upload", data={"file": "words"}).status_code == 400
    assert (
        client.post("/replays/upload", content=b"--x", headers={"content-type": "multipart/form-data"}).status_code
        == 400
    )
    two = [("file", ("a", b"x")), ("file", ("b", b"x"))]
    assert client.post("/replays/upload", files=two).status_code == 400


def test_another_site_cannot_upload(client: TestClient, good: bytes) -> None:
    answer = client.post("/replays/upload", files={"file": ("a", good)}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403


def test_drift_names_the_move_and_the_rules(client: TestClient, good: bytes) -> None:
    move = first_move(good)
    later = next(at for at, line in enumerate(good.splitlines()) if at > move + 100 and b'"choice"' in line)
    number = json.loads(good.splitlines()[later])["n"]
    answer = send(client, line_changed(good, later, digest="0" * 16), follow=True)
    assert answer.status_code == 200
    assert f"Up to move {number} this is the recorded game" in answer.text
    assert f'data-last="{number - 1}"' in answer.text
    assert "Rules involved:" in answer.text


def test_a_wrong_outcome_is_told(client: TestClient, good: bytes) -> None:
    answer = send(client, line_changed(good, -1, outcome={"scores": [1, 2, 3]}), follow=True)
    assert "the recorded outcome is" in answer.text


def test_other_content_with_the_same_positions(client: TestClient, good: bytes) -> None:
    answer = send(client, header_changed(good, content="0" * 16), follow=True)
    assert "recorded with other components" in answer.text


def test_shelves_have_bounds(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "shelf", files=3, size=100, days=1)
    for number in range(6):
        shelf.put(f"{number:08}.txt", b"x" * 20)
    assert len(list((tmp_path / "shelf").iterdir())) <= 3
    assert shelf.get("00000005.txt") == b"x" * 20
    with pytest.raises(ValueError, match="does not fit"):
        shelf.put("../00000001.txt", b"")
    with pytest.raises(ValueError, match="does not fit"):
        shelf.put("00000009.txt", b"x" * 101)
    assert shelf.get("../../etc/passwd") is None
    Shelf(tmp_path / "shelf", files=9, size=100, days=0).put("00000007.txt", b"")
    assert shelf.get("00000005.txt") is None


def test_a_clock_that_jumps_throws_nothing_off_a_shelf(tmp_path: Path, clocks: Clocks) -> None:
    """Files grow old with the time that passes here, whatever somebody does to the time of day."""
    day = 24 * 3600.0
    before = Shelf(tmp_path, files=9, size=100, days=7)
    before.put("00000001.txt", b"old")
    os.utime(tmp_path / "00000001.txt", (clocks.day, clocks.day))
    clocks.day += 10 * day
    for shelf in (before, Shelf(tmp_path, files=9, size=100, days=7)):
        assert shelf.get("00000001.txt") == b"old"
        shelf.put("00000002.txt", b"new")
        assert shelf.get("00000001.txt") == b"old"
        (tmp_path / "00000002.txt").unlink()
    clocks.day -= 20 * day
    assert before.get("00000001.txt") == b"old"
    clocks.day += 10 * day
    clocks.pass_by(8 * day)
    assert before.get("00000001.txt") is None
    before.put("00000003.txt", b"")
    assert not (tmp_path / "00000001.txt").exists()


def test_where_files_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("RULEWRIGHT_DATA", raising=False)
    assert data_folder(f"sqlite+aiosqlite:///{tmp_path}/a.db") == tmp_path / "a.files"
    assert data_folder("sqlite+aiosqlite:///:memory:").name.startswith("rulewright-")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder("postgresql+asyncpg://x@y/z") == tmp_path / "rulewright"
    monkeypatch.setenv("RULEWRIGHT_DATA", str(tmp_path / "own"))
    assert data_folder("postgresql+asyncpg://x@y/z") == tmp_path / "own"


# -- reports ----------------------------------------------------------------------------------------------------


def members(raw: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def report_of(client: TestClient, table: str, **given: Any) -> bytes:
    answer = client.post(f"/t/{table}/report", **given)
    assert answer.status_code == 201, answer.text
    path = answer.text.split('href="/report/', 1)[1].split('"', 1)[0]
    return bytes(client.get(f"/report/{path}").content)


def test_a_report_of_a_running_game_holds_what_was_seen(client: TestClient, running: tuple[str, str]) -> None:
    table, token = running
    raw = report_of(
        client,
        table,
        data={"words": f"It broke {EVIL}", "window": "9×9"},
        headers={"cookie": f"rw_table_{table}={token}"},
    )
    files = members(raw)
    head = json.loads(files[reports.REPORT])
    assert head["words"] == f"It broke {EVIL}"
    assert head["seat"] == 0
    assert head["asked"]["choices"]
    assert head["screen"]["window"] == "9×9"
    assert reports.REPLAY not in files
    assert "seed" not in head
    assert "luck" not in files[reports.VIEW]
    assert token not in str(files)
    assert EVIL not in files[reports.BOARD]


def test_a_report_of_a_spectator_is_a_spectators(client: TestClient, running: tuple[str, str]) -> None:
    client.cookies.clear()
    head = json.loads(members(report_of(client, running[0], data={"words": "?"}))[reports.REPORT])
    assert head["seat"] is None
    assert head["asked"] is None


def test_a_report_page_says_what_it_holds(client: TestClient, running: tuple[str, str], over: str) -> None:
    assert "no replay while the game runs" in client.get(f"/t/{running[0]}/report").text
    assert "the whole replay" in client.get(f"/t/{over}/report").text


def test_the_command_line_opens_a_report(
    client: TestClient, over: str, running: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.zip"
    file.write_bytes(report_of(client, over, data={"words": "look"}))
    assert call(["replay", str(file), "--verify"]) == 0
    assert "entries verified" in capsys.readouterr().out
    assert send(client, file.read_bytes(), "report.zip").status_code == 303
    file.write_bytes(report_of(client, running[0], data={"words": "look"}))
    assert call(["replay", str(file)]) != 0
    assert "while the game was running" in capsys.readouterr().err
    assert send(client, file.read_bytes(), "report.zip").status_code == 422


def test_words_have_a_limit(client: TestClient, running: tuple[str, str]) -> None:
    raw = report_of(client, running[0], data={"words": "ж\n\x1b[31m" * 3000})
    words = json.loads(members(raw)[reports.REPORT])["words"]
    assert len(words) <= 4000
    assert "\x1b" not in words


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_a_report_leaks_nothing(seed: int) -> None:
    """Change all that a seat may not know: not one byte of its report changes."""
    game = load(GAME)
    session = Session(game, Setup(GAME, 3, seed))
    dice, worlds = random.Random(seed), random.Random(99)
    texts = game.texts("en", ("A", "B", "C"))
    told = Report("words", {}, "now", "test")
    sealed = 0
    for _ in range(90):
        decision = dice.choice(session.state.decisions)
        sealed += bool(session.state.picks)
        if dice.random() < 0.03 or session.state.picks:
            for seat in (None, 0, 1, 2):
                twin = Session(game, msgspec.structs.replace(session.setup, seed=999), session.engine, session.state)
                twin.state = session.state.resample(seat, worlds.randrange(10**6))
                twin.line, twin.notes = session.line, session.notes
                assert bundle(twin, seat, texts, told) == bundle(session, seat, texts, told)
        battles = [choice for choice in decision.choices if str(choice).startswith("start-battle")]
        session.apply(dice.choice(battles or decision.choices), decision.seat)
    assert sealed


def test_a_bundle_is_the_same_twice(session: Session) -> None:
    texts = session.game.texts()
    told = Report("w", {}, "now", "test")
    assert bundle(session, 0, texts, told) == bundle(session, 0, texts, told)
    assert reports.replay_text(bundle(session, None, texts, told)).encode() == text_of(session)


def test_bundles_that_lie(session: Session) -> None:
    for raw in (b"PK\x03\x04", b"PK\x03\x04" + bytes(100)):
        with pytest.raises(ReplayError, match="broken"):
            reports.replay_text(raw)
    many = reports.pack((f"{number}.txt", "") for number in range(50))
    with pytest.raises(ReplayError, match="more than"):
        reports.replay_text(many)
    with pytest.raises(ReplayError, match="not a problem report"):
        reports.replay_text(reports.pack([("a.txt", "")]))
