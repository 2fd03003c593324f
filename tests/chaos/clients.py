"""People at tables: programs that play by REST or by WebSocket, send again what was not answered, and watch.

Whatever happens to the servers, they go on; and they write down in the ledger what they were told.
"""

from __future__ import annotations

import contextlib
import json
import random
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from rulewright.core.record import Seat

from .ledger import Ledger, Page, Sent

ANSWER_SECONDS = 5.0
"""Whoever hears nothing for so long asks again."""
AGAIN = (408, 429, 500, 503)
"""Answers after which it may be tried again: nobody knows whether it was done, or it was not."""


class Plan(NamedTuple):
    """A table to play at, again and again."""

    game: str
    mode: str
    seats: str
    """Who sits there, seat by seat: `rest`, `socket` or `bot`."""


CROWD = (
    Plan("mysthea", "", "rest rest bot"),
    Plan("mysthea", "", "rest socket bot"),
    Plan("mysthea", "", "bot bot bot"),
    Plan("dragon_eclipse", "", "rest"),
    Plan("dragon_eclipse", "", "rest"),
    Plan("dragon_eclipse", "", "rest rest"),
    Plan("dragon_eclipse", "", "socket"),
    Plan("dragon_eclipse", "pvp_quick", "rest bot"),
)
"""Both games, 8 people by REST and 2 by WebSocket, bots among them and alone."""


class Silence(Exception):
    """No answer came."""


class Person(threading.Thread):
    """Somebody who asks the servers by REST, each time through whichever door, until one of them answers."""

    def __init__(self, doors: Sequence[str], ledger: Ledger, seed: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.doors = doors
        self.ledger = ledger
        self.seed = seed
        self.random = random.Random(seed)
        self.stop = stop
        self.http = httpx.Client(timeout=ANSWER_SECONDS, trust_env=False)

    def run(self) -> None:
        with self.http:
            try:
                self.live()
            except Exception as error:  # a thread has nobody else to tell
                self.ledger.complain(str(error) or repr(error))

    def live(self) -> None:
        """What this person does until it is time to stop."""
        raise NotImplementedError

    def nap(self, seconds: float) -> None:
        self.stop.wait(self.random.uniform(0, 2 * seconds))

    def ask(
        self, method: str, path: str, token: str = "", body: Any = None, sent: Sent | None = None, door: str = ""
    ) -> httpx.Response | None:
        """A request, again and again until it is answered by any server (or by one); None when it is time to stop."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        while not self.stop.is_set():
            server = door or self.random.choice(self.doors)
            if sent is not None:
                sent.times += 1
            try:
                answer = self.http.request(method, f"{server}/api/tables{path}", headers=headers, json=body)
            except httpx.RequestError:
                self.ledger.heard("no answer")
                self.nap(0.05)
                continue
            self.ledger.heard(str(answer.status_code))
            if answer.status_code == 503 and "retry-after" not in answer.headers:
                self.ledger.heard("503 without Retry-After")
            if answer.status_code not in AGAIN:
                return answer
            self.nap(0.1)
        return None

    def look(self, page: Page, seat: Seat | None) -> dict[str, Any] | None:
        """A table as a seat (or a spectator) sees it now, written down as shown; None when it is time to stop."""
        token = "" if seat is None else page.tokens[seat]
        answer = self.ask("GET", f"/{page.table}", token)
        if answer is None:
            return None
        if answer.status_code != 200:
            raise AssertionError(f"table {page.table} for seat {seat}: {answer.status_code} {answer.text}")
        shown: dict[str, Any] = answer.json()
        self.ledger.show(page, seat, shown["revision"])
        page.over = page.over or shown["outcome"] is not None
        return shown


class Host(Person):
    """Makes a table by its plan, plays all its seats, each with a client of its own, and makes the next."""

    def __init__(self, plan: Plan, *given: Any) -> None:
        super().__init__(*given)
        self.plan = plan
        self.seats = plan.seats.split()

    def live(self) -> None:
        while not self.stop.is_set():
            page = self.make()
            if page is not None and page.seated:
                self.play(page)

    def make(self) -> Page | None:
        """A new table. The first seat has its person's name already; the others sit down one by one."""
        seats = [
            {"kind": "bot", "bot": "random"} if way == "bot" else {"kind": "person", "name": "" if seat else "Host"}
            for seat, way in enumerate(self.seats)
        ]
        made = self.ask("POST", "", body={"game": self.plan.game, "mode": self.plan.mode, "seats": seats})
        if made is None:
            return None
        if made.status_code != 201:
            raise AssertionError(f"no table: {made.status_code} {made.text}")
        found = made.json()
        tokens = {seat: token for seat, token in enumerate(found["tokens"]) if token}
        page = self.ledger.open(found["id"], self.plan.game, tokens)
        page.seated = all(self.sit(page, seat) and self.is_known(page, seat) for seat in tokens if seat)
        return page

    def sit(self, page: Page, seat: Seat) -> bool:
        """Sit down, with a key so that a second try is no second person; the answer holds the seat's own token."""
        key = f"{self.random.getrandbits(192):048x}"
        answer = self.ask("POST", f"/{page.table}/sit", page.tokens[seat], {"name": f"Guest {seat}", "key": key})
        if answer is None:
            del page.tokens[seat]  # nobody knows whether somebody sits there
            return False
        if answer.status_code != 200:
            raise AssertionError(f"seat {seat} of table {page.table}: {answer.status_code} {answer.text}")
        page.tokens[seat] = answer.json()["token"]
        return True

    def is_known(self, page: Page, seat: Seat) -> bool:
        """Wait until every server knows who sits there; one that has not heard of it yet says that nobody does."""
        for door in self.doors:
            while True:
                answer = self.ask("GET", f"/{page.table}", page.tokens[seat], door=door)
                if answer is None:
                    return False
                if answer.status_code == 200:
                    break
                self.ledger.heard("seat not known yet")
                self.nap(0.05)
        return True

    def play(self, page: Page) -> None:
        """Until the game is over."""
        clients = [
            Player(page, seat, way, self.doors, self.ledger, f"{self.seed}-{page.table}-{seat}", self.stop)
            for seat, way in enumerate(self.seats)
            if way != "bot"
        ]
        for client in clients:
            client.start()
        for client in clients:
            client.join()
        while not page.over and not clients and not self.stop.is_set():
            self.nap(0.3)
            self.look(page, None)


class Player(Person):
    """One seat of one table, until its game is over."""

    def __init__(self, page: Page, seat: Seat, way: str, *given: Any) -> None:
        super().__init__(*given)
        self.page = page
        self.seat = seat
        self.way = way
        self.wire = Wire(page, seat)

    def live(self) -> None:
        with self.wire:
            while self.turn():
                pass

    def turn(self) -> bool:
        """Look at the table, and do what is asked; False when there is nothing more to do."""
        mine = self.look(self.page, self.seat)
        if mine is None or mine["outcome"] is not None:
            return False
        if mine["undo"] and self.random.random() < 0.1:
            self.send("undo", "", mine["revision"])
        elif mine["decision"] is not None:
            self.send(self.way, self.random.choice(mine["decision"]["choices"]), mine["revision"])
            self.nap(0.03)
        else:
            self.nap(0.1)
        return True

    def send(self, way: str, choice: str, revision: str) -> None:
        """Send a choice until it is answered, always under the same name."""
        sent = self.ledger.sending(self.page, self.seat, choice, way)
        deliver: Callable[[Sent, str], bool | None] = self.by_socket if way == "socket" else self.by_rest
        accepted = deliver(sent, revision)
        if accepted:
            self.ledger.acknowledge(sent)
        sent.refused = accepted is False

    def by_rest(self, sent: Sent, revision: str) -> bool | None:
        """Whether it was accepted; None if nobody knows."""
        body = {"choice": sent.choice} if sent.choice else {}
        body |= {"revision": revision, "client": sent.client}
        path = f"/{self.page.table}/{'choices' if sent.choice else 'undo'}"
        answer = self.ask("POST", path, self.page.tokens[self.seat], body, sent)
        if answer is None:
            return None
        if answer.status_code == 200:
            self.ledger.show(self.page, self.seat, answer.json()["revision"])
        elif answer.status_code not in (409, 422):
            raise AssertionError(f"choice at {self.page.table}: {answer.status_code} {answer.text}")
        return answer.status_code == 200

    def by_socket(self, sent: Sent, revision: str) -> bool | None:
        """Whether it was accepted; None if nobody knows."""
        while not self.stop.is_set():
            sent.times += 1
            try:
                answer = self.wire.choose(self.random.choice(self.doors), sent, revision)
            except Silence:
                self.ledger.heard("no answer")
                self.nap(0.05)
                continue
            self.ledger.heard(answer)
            return answer == "ack"
        return None


class Wire:
    """The WebSocket of a seat's page, opened when it is needed and wherever one gets through."""

    def __init__(self, page: Page, seat: Seat) -> None:
        self.page = page
        self.seat = seat
        self.connection: ClientConnection | None = None
        self._after = contextlib.ExitStack()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *ending: object) -> None:
        self.close()

    def close(self) -> None:
        self.connection = None
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):
            self._after.close()

    def open(self, door: str) -> ClientConnection:
        if self.connection is None:
            line = connect(
                f"{door.replace('http', 'ws')}/t/{self.page.table}/live",
                additional_headers={
                    "Cookie": f"rw_table_{self.page.table}={self.page.tokens[self.seat]}; rw_pace=quick"
                },
                origin=Origin(door),
                max_size=None,
                open_timeout=ANSWER_SECONDS,
                close_timeout=0.2,
                proxy=None,
            )
            self.connection = self._after.enter_context(line)
        return self.connection

    def choose(self, door: str, sent: Sent, revision: str) -> str:
        """What the server says to a choice: `ack`, `stale` or `refused`; raises `Silence`."""
        message = {"type": "choose", "rev": revision, "choice": sent.choice, "client": sent.client}
        try:
            connection = self.open(door)
            connection.send(json.dumps(message))
            while True:
                heard = json.loads(connection.recv(ANSWER_SECONDS))
                if heard["type"] in ("ack", "stale", "refused") and heard["client"] == sent.client:
                    return str(heard["type"])
        except (WebSocketException, OSError, TimeoutError, EOFError, ValueError):
            self.close()
            raise Silence from None


class Watcher(Person):
    """Follows tables by their NDJSON stream as a spectator, one after the other, and writes down what is shown."""

    def live(self) -> None:
        while not self.stop.is_set():
            pages = [page for page in list(self.ledger.pages.values()) if page.seated and not page.over]
            if pages:
                with contextlib.suppress(httpx.RequestError):
                    self.follow(self.random.choice(pages))
            self.nap(0.05)

    def follow(self, page: Page) -> None:
        """Until the game is over, the line is cut, or nothing comes any more."""
        door = self.random.choice(self.doors)
        with self.http.stream("GET", f"{door}/api/tables/{page.table}/stream", timeout=1.0) as answer:
            if answer.status_code != 200:
                return
            for line in answer.iter_lines():
                self.ledger.show(page, None, json.loads(line)["revision"])
                self.ledger.heard("line of a stream")
                if self.stop.is_set():
                    return
