"""Scripted players over the API: they keep a diary of what was acknowledged, and try again whatever happens."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

UNREACHABLE = (httpx.TransportError, httpx.RemoteProtocolError)


@dataclass
class Diary:
    """What a table's players know for certain."""

    table: str
    tokens: list[str]
    acknowledged: list[str] = field(default_factory=list)
    """Ids of choices that the server has said to be on disk, in order."""
    pending: str = ""
    """The id of the one that was sent and not (yet) answered."""
    revision: str = ""
    """What the last acknowledged chooser saw."""
    retries: int = 0
    problem: str = ""


class Players(threading.Thread):
    """Everybody at one table, one choice after the other, through whichever server answers."""

    def __init__(self, servers: list[str], seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.random = random.Random(seed)
        self.stop = stop
        self.http = httpx.Client(timeout=10)
        made = self.http.post(
            f"{servers[0]}/api/tables",
            json={"game": "mysthea", "seed": seed, "seats": [{"name": name} for name in ("A", "B", "C")]},
        ).json()
        self.diary = Diary(made["id"], made["tokens"])

    def ask(self, method: str, path: str, token: str = "", **given: Any) -> httpx.Response | None:
        """A request, again and again until some server answers; None when it is time to stop."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        while not self.stop.is_set():
            server = self.random.choice(self.servers)
            try:
                answer = self.http.request(
                    method, f"{server}/api/tables/{self.diary.table}{path}", headers=headers, **given
                )
            except UNREACHABLE:
                self.diary.retries += 1
                time.sleep(0.05)
                continue
            if answer.status_code == 503:
                self.diary.retries += 1
                time.sleep(0.05)
                continue
            return answer
        return None

    def run(self) -> None:
        try:
            number = 0
            while not self.stop.is_set() and self.turn(number):
                number += 1
        except Exception as error:  # a thread has nobody to tell
            self.diary.problem = repr(error)
        finally:
            self.http.close()

    def turn(self, number: int) -> bool:
        """One choice or undo; False when the game is over."""
        diary = self.diary
        table = self.ask("GET", "")
        if table is None or table.json()["outcome"]:
            return False
        for seat in table.json()["waiting"]:
            state = self.ask("GET", "", diary.tokens[seat])
            if state is None:
                return False
            if state.json()["decision"]:
                break
        mine = state.json()
        if not mine["decision"]:
            return True  # another server has not heard yet what we already know
        client = f"{diary.table}-{number}"
        if mine["undo"] and self.random.random() < 0.1:
            path, body = "/undo", {"count": 1}
        else:
            path, body = "/choices", {"choice": self.random.choice(mine["decision"]["choices"])}
        diary.pending = client
        answer = self.ask(
            "POST", path, diary.tokens[seat], json={**body, "revision": mine["revision"], "client": client}
        )
        if answer is None:
            return False
        if answer.status_code == 200:
            diary.acknowledged.append(client)
            diary.revision = answer.json()["revision"]
        elif answer.status_code != 409:
            diary.problem = f"{answer.status_code} {answer.text}"
            return False
        diary.pending = ""
        return True
