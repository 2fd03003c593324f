"""The home page: games with a picture, my tables, open tables; and the visitor's settings."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from rulewright.bots import Seen, make
from rulewright.catalog import game_names, load
from rulewright.core.errors import RulewrightError, UnknownGame
from rulewright.core.game import Game, Mode
from rulewright.core.record import Seat
from rulewright.store import clock
from rulewright.store.database_errors import is_damage, is_database_error
from rulewright.store.store import Row

from ..bot_runner import level_of, playing_bot
from ..commands import LiveTable, TableCommands
from ..dailies import daily_of, today
from ..profiles import new_seats, open_profile
from ..render import page
from ..visitor import MOST_TABLES, PREFERENCES, Visitor
from .common import TheCommands, TheVisitor, go, put_seats, read_form, remember

router = APIRouter()

MOST_MINE = 24
MOST_OPEN = 24
PICTURED_SEED, MOVES_IN_PICTURE = 49, 480
"""A game with something to see on its table."""
YOURS, WAITING, GATHERING, OVER = "yours", "waiting", "gathering", "over"


class ListedSeat(msgspec.Struct, frozen=True):
    """Who sits at a table, for a list."""

    name: str
    colour: str
    bot: str
    """Its level; empty for a person."""
    mine: bool
    free: bool
    waited_for: bool
    winner: bool


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: nothing in it is secret."""

    id: str
    game: str
    title: str
    headline: str
    status: str
    """`yours` (I am asked), `waiting` (somebody else is), `gathering` (a seat is free), `over`."""
    seats: tuple[ListedSeat, ...]
    free: Seat | None
    """The first seat that nobody has taken."""
    minutes: int
    """How long ago something happened."""

    def told(self, mark: str) -> list[str]:
        """Names of the seats with a mark: `waited_for`, `winner`, `free`."""
        return [seat.name for seat in self.seats if getattr(seat, mark)]


class Offered(msgspec.Struct, frozen=True):
    """A game on the home page."""

    name: str
    title: str
    sentence: str
    fewest: int
    most: int
    company: str
    """Whom one click leads to: nobody (`alone`), bots as friends (`with`) or as rivals (`against`)."""
    guided: bool
    """Whether there is a guided first game."""
    shown: bool
    """Whether there is something to try for every rule."""
    daily: bool
    """Whether there is a game of the day."""
    modes: tuple[tuple[str, str], ...]
    """The ways to play it, if there are several: their names and titles."""


def offered(game: Game, language: str) -> Offered:
    """A game in a visitor's language."""
    texts = game.texts(language)
    title, sentence = game.table.about(texts)
    counts = [count for mode in game.modes for count in mode.seats]
    return Offered(
        name=game.name,
        title=title,
        sentence=sentence,
        fewest=min(counts),
        most=max(counts),
        company=company(game.modes[0]),
        guided=game.tutorial() is not None,
        shown=game.lessons() is not None,
        daily=daily_of(game, today()) is not None,
        modes=tuple((mode.name, texts.mode(mode.name)[0]) for mode in game.modes) if len(game.modes) > 1 else (),
    )


def company(mode: Mode) -> str:
    """What bots are to somebody who plays at once."""
    if usual_seats(mode) == 1:
        return "alone"
    return "with" if mode.cooperative else "against"


def usual_seats(mode: Mode) -> int:
    """How many sit at a table unless somebody says otherwise."""
    return 3 if 3 in mode.seats else min(mode.seats)


@router.get("/")
async def home(request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The games, my tables, open tables. Seats that my profile took on another device open here too."""
    profile = await open_profile(commands, visitor.profile)
    elsewhere = await new_seats(commands, profile, visitor.tokens, MOST_TABLES) if profile is not None else {}
    visitor = replace(visitor, tokens={**visitor.tokens, **elsewhere})
    own = await commands.find(list(visitor.tokens)[:200], limit=MOST_MINE) if visitor.tokens else []
    public = await commands.find(listed=True, limit=MOST_OPEN * 2)
    mine = await listings(commands, own, visitor)
    others = [row for row in public if row["id"] not in visitor.tokens and row["status"] != "over"]
    response = page(
        "home.html",
        visitor,
        games=[offered(load(name), visitor.language) for name in game_names()],
        mine=sorted(mine, key=lambda one: (YOURS, GATHERING, WAITING, OVER).index(one.status)),
        open_tables=await listings(commands, others[:MOST_OPEN], visitor),
    )
    put_seats(response, request, elsewhere)
    return response


async def listings(commands: TableCommands, rows: list[Row], visitor: Visitor) -> list[Listed]:
    """Rows as a visitor reads them; a table that cannot be opened any more is left out."""
    found = []
    for row in rows:
        try:
            found.append(listing(await commands.get(row["id"]), row, visitor))
        except RulewrightError:
            continue
        except Exception as error:
            # Whatever is wrong with one table, everybody's list goes on without it.
            if is_database_error(error) and not is_damage(error):
                raise
            commands.tell_damage(row["id"], error)
    return found


def listing(table: LiveTable, row: Row, visitor: Visitor) -> Listed:
    """One table: how far it is, who is there, whom it waits for."""
    game, state = table.game, table.session.state
    texts = game.texts(visitor.language, table.names)
    view = state.view(None)
    mine = table.seats_of(visitor.tokens.get(table.id, ()))
    waiting = table.waiting_for() if table.ready else []
    winners = state.outcome.winners if state.outcome is not None else ()
    if state.over:
        status = OVER
    elif not table.ready:
        status = GATHERING
    else:
        asked = any(table.decision(seat) is not None for seat in mine if not table.is_bot(seat))
        status = YOURS if asked else WAITING
    return Listed(
        id=table.id,
        game=game.name,
        title=game.table.about(texts)[0],
        headline=game.table.headline(view, texts),
        status=status,
        seats=tuple(
            ListedSeat(
                name=seat["name"],
                colour=score.colour,
                bot=level_of(playing_bot(seat["bot"])) if seat["kind"] == "bot" else "",
                mine=seat["seat"] in mine,
                free=not seat["claimed"],
                waited_for=seat["seat"] in waiting,
                winner=seat["seat"] in winners,
            )
            for seat, score in zip(table.seats, game.table.scores(view, texts), strict=True)
        ),
        free=next((seat["seat"] for seat in table.seats if not seat["claimed"]), None),
        minutes=max(0, int((clock.now() - row["touched"]) // 60)),
    )


# -- pictures ------------------------------------------------------------------------------------------------


@router.get("/art/{name}.svg")
async def art(name: str, theme: str = "dark") -> Response:
    """A game's table in the middle of a game, drawn once and kept."""
    if name not in game_names():
        raise UnknownGame("game-unknown", name=name, known=", ".join(game_names()))
    drawn = await asyncio.to_thread(scene, name, "light" if theme == "light" else "dark")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


@cache
def scene(name: str, theme: str) -> bytes:
    """The picture of a game: how its table looks to an onlooker in the midst of a game of the simplest bots."""
    game = load(name)
    counts = game.modes[0].seats
    state = game.new(4 if 4 in counts else max(counts), PICTURED_SEED)
    bot = make("random", seed=5)
    seen = [state.copy()]
    while not state.over and len(seen) <= MOVES_IN_PICTURE:
        decision = state.decision
        state.apply(bot.choose(Seen(state, decision.seat), decision), decision.seat)
        seen.append(state.copy())
    if state.over:
        # A short game: not its empty table when all is over.
        state = seen[len(seen) * 2 // 3]
    return game.table.scene(state.view(None), game.texts(), theme).encode()


# -- settings ------------------------------------------------------------------------------------------------


@router.post("/settings")
async def settings(request: Request) -> Response:
    """What the visitor prefers, kept in the visitor's own browser."""
    form = await read_form(request)
    response = go(own_address(form.get("back", "/")))
    for name, allowed in PREFERENCES.items():
        if form.get(name) in allowed:
            remember(response, request, f"rw_{name}", form[name])
    return response


def own_address(text: Any) -> str:
    """An address on this server to go back to; home if it leads anywhere else."""
    address = str(text)
    ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if ours and address.isprintable() and len(address) < 2000 else "/"
