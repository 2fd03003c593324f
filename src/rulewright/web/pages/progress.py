"""What a person has reached: the wall of a record, the history of finished games, the bestiary, the game of the day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from markupsafe import Markup

from rulewright.catalog import load
from rulewright.core.game import Game
from rulewright.core.progress import Chapter, Keepsake, Known, Tally
from rulewright.core.seed_words import word_of
from rulewright.svg.chart import Series, lines

from .. import dailies
from ..commands import PERSON, NoTable, Place, TableCommands
from ..counted_games import count_games
from ..final_screen import apart
from ..profiles import Profile, Result, open_profile, settle
from ..progress import drop_record, kept, own_record, place_of
from ..render import language, page
from ..visitor import Visitor
from .common import TheCommands, TheVisitor, go, read_form, remember_seats

router = APIRouter()

SHOWN = 30
"""This many of the latest games are listed."""


class Shelf(msgspec.Struct, frozen=True):
    """A record of a person in short."""

    game: str
    title: str
    name: str
    number: int
    tallies: tuple[Tally, ...]


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game in the history."""

    table: str
    won: bool
    chapter: Chapter
    picture: Markup


async def shelves(commands: TableCommands, profile: Profile, code: str) -> list[Shelf]:
    """The records of a profile, each with what it comes to."""
    found = []
    for key, text in (await kept(commands.store.profiles, profile.id)).items():
        place = place_of(key)
        if place is not None:
            game, keepsake, number = place
            texts = game.texts(code)
            tallies = tuple(game.progress.tallies(keepsake, text, texts))
            found.append(Shelf(game.name, game.table.about(texts)[0], keepsake.name, number, tallies))
    return found


def known_record(game: str, name: str) -> tuple[Game, Keepsake]:
    """A record that a game has; raises `NoTable`, the page that is not there."""
    loaded = load(game)
    keepsake = loaded.progress.keepsake(name)
    if keepsake is None:
        raise NoTable("keepsake-none", game=game, name=name[:40])
    return loaded, keepsake


# -- the wall -------------------------------------------------------------------------------------------------------


@router.get("/me/progress/{game}/{name}")
async def wall(game: str, name: str, commands: TheCommands, visitor: TheVisitor, number: int = 1) -> Response:
    """A record drawn, and in words."""
    loaded, keepsake = known_record(game, name)
    texts = loaded.texts(visitor.language)
    profile = await open_profile(commands, visitor.profile)
    text = loaded.progress.blank(keepsake)
    if profile is not None:
        await settle(commands, profile)
        text = await own_record(commands.store.profiles, profile.id, loaded, keepsake, number)
    drawn = loaded.progress.wall(keepsake, text, texts, visitor.theme, visitor.narrow)
    return page(
        "profile/wall.html",
        visitor,
        game=loaded.name,
        title=loaded.table.about(texts)[0],
        name=keepsake.name,
        modes=[(mode, texts.mode(mode)[0]) for mode in keepsake.modes],
        drawn=Markup(apart(drawn, "wall")),
        words=[line.strip() for line in loaded.progress.telling(keepsake, text, texts)],
        number=number,
        own=profile is not None,
        daily=dailies.daily_of(loaded, dailies.today()) is not None,
    )


@router.get("/me/progress/{game}/{name}/file")
async def record_file(game: str, name: str, commands: TheCommands, visitor: TheVisitor, number: int = 1) -> Response:
    """A record as a file, for the terminal."""
    loaded, keepsake = known_record(game, name)
    profile = await open_profile(commands, visitor.profile)
    text = loaded.progress.blank(keepsake)
    if profile is not None:
        await settle(commands, profile)
        text = await own_record(commands.store.profiles, profile.id, loaded, keepsake, number)
    headers = {"content-disposition": f'attachment; filename="{keepsake.name}.json"'}
    return Response(text + "\n", media_type="application/json", headers=headers)


@router.post("/me/progress/{game}/{name}/forget")
async def begin_anew(
    game: str, name: str, request: Request, commands: TheCommands, visitor: TheVisitor, number: int = 1
) -> Response:
    """The record goes; games that are under way still write theirs back."""
    loaded, keepsake = known_record(game, name)
    profile, form = await open_profile(commands, visitor.profile), await read_form(request)
    if profile is not None and form.get("sure") == "yes":
        await drop_record(commands.store.profiles, profile.id, loaded, keepsake, number)
    return go(f"/me/progress/{game}/{name}")


# -- history and bestiary -------------------------------------------------------------------------------------------


async def remembered(commands: TableCommands, visitor: Visitor, game: str) -> list[tuple[str, Result]]:
    """The finished games of the visitor that have something to tell, the newest first."""
    profile = await open_profile(commands, visitor.profile)
    results = await settle(commands, profile) if profile is not None else []
    return [(table, one) for table, one in results if one.game == game and one.notes]


@router.get("/me/history/{game}")
async def history(game: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The latest games one by one, and all of them as lines."""
    loaded = load(game)
    texts = loaded.texts(visitor.language)
    told = []
    for n, (table, one) in enumerate(await remembered(commands, visitor, game)):
        chapter = loaded.progress.chapter(one.notes, texts, visitor.theme)
        if chapter is not None:
            told.append(FinishedGame(table, one.won, chapter, Markup(apart(chapter.picture, f"run{n}"))))
    return page(
        "profile/history.html",
        visitor,
        game=game,
        title=loaded.table.about(texts)[0],
        told=told[:SHOWN],
        count=len(told),
        won=sum(one.won for one in told),
        best=max([one.chapter.score for one in told], default=0),
        chart=Markup(score_chart(told, visitor.language)) if len(told) > 1 else "",
    )


def score_chart(told: Sequence[FinishedGame], code: str) -> str:
    """The score of every game, in the order in which they were played."""
    say = language(code)
    points = tuple((n, one.chapter.score) for n, one in enumerate(reversed(told), 1))
    summary = ", ".join(str(score) for _, score in points[-12:])
    title = say("history-scores")
    return lines([Series(title, points, "blue")], title, summary, last=len(points), size=(720, 220), id_="scores")


@router.get("/me/bestiary/{game}")
async def bestiary(game: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Who was met, how often, and how often that went well."""
    loaded = load(game)
    texts = loaded.texts(visitor.language)
    notes = [one.notes for _, one in await remembered(commands, visitor, game)]
    profile = await open_profile(commands, visitor.profile)
    counted = await count_games(commands, profile.id) if profile is not None else []
    known = loaded.progress.bestiary(notes, texts, [one.figures for one in counted if one.game == game])
    groups: dict[str, list[Known]] = {}
    for one in known:
        groups.setdefault(one.heading, []).append(one)
    return page(
        "profile/bestiary.html",
        visitor,
        game=game,
        title=loaded.table.about(texts)[0],
        groups=groups,
        met=sum(one.met > 0 for one in known),
        all=len(known),
    )


# -- the game of the day --------------------------------------------------------------------------------------------


@router.get("/daily/{game}")
async def daily(
    game: str, commands: TheCommands, visitor: TheVisitor, day: Annotated[str, Query(max_length=10)] = ""
) -> Response:
    """What is played today, and who has played it how well."""
    loaded, when = load(game), dailies.read_day(day)
    texts = loaded.texts(visitor.language)
    played = dailies.daily_of(loaded, when)
    if played is None:
        raise NoTable("daily-none", game=game)
    profile = await open_profile(commands, visitor.profile)
    mine = profile.id if profile is not None else ""
    rows = await dailies.results(commands, loaded, when)
    own = [row for row in rows if row["profile_id"] == mine]
    standings = dailies.ranking(rows, mine, loaded, visitor.language, visitor.theme)
    return page(
        "profile/daily.html",
        visitor,
        game=game,
        title=loaded.table.about(texts)[0],
        mode=texts.mode(played.mode)[0],
        day=when,
        is_today=when == dailies.today(),
        before=dailies.day_before(when),
        word=word_of(dailies.seed_of_day(game, when)),
        agreed=played.told(loaded, texts),
        standings=[(one, picture_of(one.chapter, f"day{n}")) for n, one in enumerate(standings)],
        running=sum(row["score"] is None for row in rows),
        own=own[0]["table_id"] if own else "",
        own_over=bool(own and own[0]["score"] is not None),
        tries=len(own),
    )


def picture_of(chapter: Chapter | None, prefix: str) -> Markup:
    return Markup(apart(chapter.picture, prefix) if chapter is not None else "")


@router.post("/daily/{game}")
async def play_daily(game: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Begin today's game. The first try counts; later ones are for practice."""
    loaded, day = load(game), dailies.today()
    played = dailies.daily_of(loaded, day)
    if played is None:
        raise NoTable("daily-none", game=game)
    texts = loaded.texts(visitor.language)
    name = visitor.name or texts.seat(0)
    options: dict[str, Any] = loaded.with_people(played.options)
    table, tokens = await commands.create(
        game, [Place(PERSON, name)], seed=dailies.seed_of_day(game, day), options=options, mode=played.mode
    )
    response = go(f"/t/{table.id}")
    profile = await remember_seats(response, request, commands, table, tokens)
    if profile is not None:
        await commands.store.daily_games.add(table.id, game, day, profile.id, name[:60])
    return response
