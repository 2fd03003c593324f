"""Every page in the pseudo-language: all links from the first page on, tables in play and at their end, refusals."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import Counter, deque
from pathlib import Path
from typing import Any

from rulewright.bots import Seen, advise, make
from rulewright.catalog import game_names, load
from rulewright.web import bot_runner
from rulewright.web.commands import PERSON, LiveTable, Place

from ..web.conftest import Site, site
from .language import CODE
from .reading import KEPT, PEOPLE, Findings

COOKIE = {"cookie": f"rw_lang={CODE}"}
MOST = 12
"""So many pages of one kind (a card, a rule, a lesson) are read; they are all made alike."""
_KIND = re.compile(r"(?<=/)(?:cards|learn|rule|art)/\w+/[^/?]+|/[A-Z]{3}-[^/?]*")
_LOOSE = re.compile(r"\?.*|#.*")
_SKIPPED = ("/static/", "/api/", "//", "http", "mailto:", "#")


class Walk:
    """Somebody who reads everything that the server has to show."""

    def __init__(self, here: Site, found: Findings) -> None:
        self.here, self.found = here, found
        self.seen: set[str] = set()
        self.kinds: Counter[str] = Counter()

    async def read(self, address: str, cookies: str = "") -> list[str]:
        """A page; its links."""
        answer = await self.here.http.get(address, headers={"cookie": f"{COOKIE['cookie']}; {cookies}"})
        return self.note(address, answer)

    def note(self, address: str, answer: Any) -> list[str]:
        kind = answer.headers.get("content-type", "")
        if kind.startswith(("text/html", "image/svg")):
            return self.found.page(address, answer.text, KEPT).links
        if kind.startswith("application/json"):
            for text in spoken(answer.json()):
                self.found.text(address, text, KEPT)
        return []

    async def follow(self, *starts: str) -> None:
        """All pages that can be reached from these."""
        waiting = deque(starts)
        while waiting:
            address = waiting.popleft().split("#")[0]
            kind = _LOOSE.sub("", _KIND.sub("…", address))
            if not address or address in self.seen or self.kinds[kind] >= MOST:
                continue
            self.seen.add(address)
            self.kinds[kind] += 1
            links = await self.read(address)
            waiting.extend(link for link in links if not link.startswith(_SKIPPED) and link.startswith("/"))


def spoken(data: Any, key: str = "") -> list[str]:
    """Sentences in what a page fetches for itself."""
    if isinstance(data, dict):
        return [text for name, value in data.items() for text in spoken(value, name)]
    if isinstance(data, list):
        return [text for value in data for text in spoken(value, key)]
    return [data] if isinstance(data, str) and key in ("text", "lines", "message", "title") else []


async def play_on(here: Site, table: LiveTable, count: int) -> None:
    """Random choices for everybody."""
    bot = make("random", 3)
    for _ in range(count):
        if table.session.state.over:
            return
        decision = table.session.state.decisions[0]
        choice = bot.choose(Seen(table.session.state, decision.seat), decision)
        await here.commands.choose(table, decision.seat, str(choice), "", "")


async def table_pages(walk: Walk, game: str, mode: str) -> None:
    """A table of two or more people: in play, as each of them, as an onlooker, and at its end."""
    here, rules = walk.here, load(game)
    seats = max(2, min(rules.mode(mode).seats))
    table, tokens = await here.commands.create(game, [Place(PERSON, name) for name in PEOPLE[:seats]], mode=mode)
    table_id = table.id
    for count in (0, 3, 40, 100_000):
        await play_on(here, table, count)
        for token in ("", *tokens):
            cookies = f"rw_table_{table_id}={token}"
            await walk.read(f"/t/{table_id}", cookies)
            for part in ("log", "hint", "luck", "link", "invite", "report", "chat", "fork", "fork?at=2", "forks"):
                await walk.read(f"/t/{table_id}/{part}", cookies)
        cookies = f"rw_table_{table_id}={'.'.join(tokens)}"
        await walk.read(f"/t/{table_id}", cookies)
        if not table.session.state.over:
            decision = table.session.state.decisions[0]
            mine = f"rw_table_{table_id}={tokens[decision.seat]}"
            for choice in (*decision.choices[:4], *rules.action_space()[:400:20]):
                await walk.read(f"/t/{table_id}/why?choice={choice}", mine)
                await walk.read(f"/t/{table_id}/preview?choice={choice}", mine)
            drawing = rules.table.draw(table.session.state.view(decision.seat), rules.texts(CODE))
            for spot in re.findall(r'id="([\w.-]+)"', drawing)[:300:4]:
                await walk.read(f"/t/{table_id}/about?spot={spot}", mine)
    wanted = {"at": "2", **{f"seat-{seat}": "here" for seat in range(seats)}}
    wanted |= {f"name-{seat}": name for seat, name in enumerate(PEOPLE[:seats])}
    fork = await here.http.post(f"/t/{table_id}/fork", data=wanted, headers={"cookie": cookies})
    await walk.read(fork.headers["location"])
    await walk.read(f"{fork.headers['location']}/forks", cookies)
    await walk.read(f"/replay/{table_id}", cookies)
    for at in (0, 5, 30):
        await walk.read(f"/replay/{table_id}/moment?at={at}", cookies)
        await walk.read(f"/replay/{table_id}?at={at}", cookies)


async def refusals(walk: Walk) -> None:
    """What the server does not do, and says so."""
    http = walk.here.http
    table, tokens = await walk.here.commands.create("mysthea", [Place(PERSON, name) for name in PEOPLE[:2]])
    table_id = table.id
    mine = {"cookie": f"{COOKIE['cookie']}; rw_table_{table_id}={tokens[0]}"}
    for address in (
        "/nothing",
        "/t/none",
        f"/t/{table_id}/sit/wrong",
        f"/t/{table_id}/link",
        f"/t/{table_id}/hint",
        f"/replay/{table_id}",
        "/replay/none",
        "/replay/file/none",
        "/rules/none",
        "/rules/mysthea/none",
        "/cards/mysthea/none",
        "/rule/mysthea/none",
        "/learn/mysthea/none",
        "/companion/none",
        "/report/none",
        f"/t/{table_id}/log?before=x",
        "/companion/mysthea/setup?players=99",
        "/companion/mysthea/setup?players=3&seed=1&option-attunements=dusk",
        "/tutorial/mysthea/99",
        "/new/none",
        "/settings",
        "/replays/upload",
        "/replays?page=x",
    ):
        await walk.read(address)
    for place, form in (
        ("choose", {"choice": "nonsense", "rev": "0"}),
        ("choose", {"choice": "nonsense"}),
        ("undo", {"count": "9"}),
        ("undo", {}),
        ("answer", {"agree": "yes"}),
        ("say", {"text": "Anna " * 500}),
        ("face", {"seat": "1"}),
        ("join", {"seat": "1"}),
        ("takeover", {"seat": "9"}),
        ("takeover", {"seat": "1"}),
        ("rematch", {}),
        ("hush", {"agree": "yes"}),
        ("sit/none", {}),
    ):
        for headers in (COOKIE, mine):
            answer = await http.post(f"/t/{table_id}/{place}", data=form, headers=headers)
            walk.note(f"POST {place}", answer)
        await walk.read(f"/t/{table_id}", mine["cookie"].split("; ")[1])
    wrong = {"content-type": "application/x-www-form-urlencoded"}
    for place in ("/settings", "/new/mysthea", "/play/none", "/replays/upload", f"/t/{table_id}/report"):
        answer = await http.post(
            place, content=b"seat-0=me&seed=abc&option-attunements=dusk", headers={**COOKIE, **wrong}
        )
        walk.note(f"POST {place}", answer)
    for name, data in (("a.rwreplay", b"nonsense"), ("b.rwreplay", b""), ("c.zip", b"PK\x03\x04")):
        answer = await http.post("/replays/upload", files={"file": (name, data)}, headers=COOKIE)
        walk.note(f"POST upload {name}", answer)
    answer = await http.post("/settings", data={"lang": CODE}, headers={**COOKIE, "sec-fetch-site": "cross-site"})
    walk.note("POST cross-site", answer)
    wire = await walk.here.socket(table_id, cookie=COOKIE["cookie"])
    for message in ({"type": "choose", "choice": "done"}, {"type": "dance"}, "nonsense", {"type": "undo", "count": 3}):
        await wire.send(message)
        walk.found.text("live line", (await wire.until("refused"))["message"])
    await wire.close()


async def walk_all(found: Findings) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with site(Path(folder) / "tables.db") as here:
            walk = Walk(here, found)
            await walk.follow("/")
            for game in game_names():
                await walk.follow(
                    f"/new/{game}", f"/companion/{game}/setup?players=2&seed=3", f"/companion/{game}/draw?seed=1"
                )
                for mode in load(game).modes:
                    await walk.follow(f"/new/{game}?mode={mode.name}")
                    await table_pages(walk, game, mode.name)
            await walk.follow("/replays")
            await refusals(walk)


def main() -> None:
    # What a hint says is read here, not how good it is.
    bot_runner.advise = lambda seen, decision, seed, _: advise(seen, decision, seed, "search:sims=8")
    found = Findings()
    asyncio.run(walk_all(found))
    found.tell()


if __name__ == "__main__":
    main()
