"""The guided first game. Each stage has an address; what the learner chose otherwise travels in it, too."""

from __future__ import annotations

import asyncio
import re
from urllib.parse import quote, unquote, urlencode

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from rulewright.catalog import load
from rulewright.content.texts import SharedTexts
from rulewright.content.tutorial import Tutorial
from rulewright.core.errors import IllegalChoice
from rulewright.core.game import Game
from rulewright.core.numbers import whole_number
from rulewright.core.text import Texts

from ..commands import PERSON, Place
from ..lesson_page import Notes, cover, lines, scene
from ..render import page
from ..visitor import Visitor
from .common import TheCommands, TheVisitor, clean_name, go, remember, remember_seats
from .home import company

router = APIRouter(prefix="/tutorial/{name}")
COOKIE = "rw_tutorial_"
_PLACE = re.compile(r"[0-9]{1,3}(\?took=[A-Za-z0-9%.&=~_-]{0,1500})?")


def tutorial_of(name: str) -> tuple[Game, Tutorial]:
    """A game and its guided first game; not found if it has none."""
    game = load(name)
    tutorial = game.tutorial()
    if not isinstance(tutorial, Tutorial):
        raise HTTPException(404)
    return game, tutorial


def words(texts: Texts, message: str) -> str:
    """What the guide says: its words are among the game's own."""
    assert isinstance(texts, SharedTexts)
    return texts.say(f"tutorial-{message}")


def tutorial_texts(game: Game, visitor: Visitor, tutorial: Tutorial) -> Texts:
    """The game's words with the learner's name and the opponent's."""
    opponent = words(game.texts(visitor.language), "opponent")
    learner = clean_name(unquote(visitor.name))
    players = [learner if seat == tutorial.seat else opponent for seat in range(tutorial.setup.players)]
    return game.texts(visitor.language, players)


def read_took(tutorial: Tutorial, values: list[str]) -> dict[int, str]:
    """The learner's own choices by stage, from `took=8~gain-energy`; nonsense is ignored."""
    found: dict[int, str] = {}
    for value in values[:60]:
        number, _, text = value.partition("~")
        stage = whole_number(number, 1, len(tutorial.stages))
        if stage is not None and tutorial.stages[stage - 1].choice:
            found[stage] = text[:200]
    return found


def address(name: str, number: int, took: dict[int, str]) -> str:
    """Where a stage is; choices of later stages are forgotten on the way back."""
    kept = [("took", f"{stage}~{text}") for stage, text in sorted(took.items()) if stage < number]
    return f"/tutorial/{quote(name)}/{number}" + (f"?{urlencode(kept)}" if kept else "")


def read_place(request: Request, name: str) -> str:
    """The stage where this browser was last, with what was chosen on the way; empty at the beginning."""
    kept = request.cookies.get(COOKIE + name, "")
    return kept if _PLACE.fullmatch(kept) else ""


@router.get("")
async def contents(name: str, request: Request, visitor: TheVisitor) -> Response:
    """The chapters: begin, go on, or skip to one."""
    game, tutorial = tutorial_of(name)
    texts = tutorial_texts(game, visitor, tutorial)
    place = read_place(request, name)
    reached = whole_number(place.partition("?")[0]) or 1
    chapters = [
        (tutorial.first_of(index), words(texts, f"chapter-{chapter.id}"), len(chapter.stages))
        for index, chapter in enumerate(tutorial.chapters)
    ]
    # From the midst of it: at the end the table may be empty already.
    state = (await asyncio.to_thread(tutorial.walk, game, len(tutorial.stages) * 2 // 3, {}))[0].state
    return page(
        "learn/tutorial.html",
        visitor,
        game=game,
        about=game.table.about(texts),
        summary=words(texts, "summary"),
        chapters=chapters,
        reached=reached,
        going=f"/tutorial/{name}/{place}" if place and reached > 1 else "",
        picture=cover(game, state, tutorial.seat, texts, visitor),
        total=len(tutorial.stages),
    )


@router.get("/{number}")
async def stage(name: str, number: int, request: Request, visitor: TheVisitor, choice: str = "") -> Response:
    """A stage; with `choice` it is answered, and the next one follows."""
    game, tutorial = tutorial_of(name)
    if not 1 <= number <= len(tutorial.stages) + 1:
        raise HTTPException(404)
    took = read_took(tutorial, request.query_params.getlist("took"))
    try:
        session, since = await asyncio.to_thread(tutorial.walk, game, number, took)
    except IllegalChoice:
        return go(address(name, number, {}))
    texts = tutorial_texts(game, visitor, tutorial)
    if number > len(tutorial.stages):
        response = page(
            "learn/finished.html",
            visitor,
            game=game,
            about=game.table.about(texts),
            shown=scene(game, session.state, tutorial.seat, texts, visitor, None),
            took=sorted(took.items()),
            total=len(tutorial.stages),
            says=words(texts, "finished"),
            over=session.state.over,
            company=company(game.modes[0]),
        )
        remember(response, request, COOKIE + name, str(number))
        return response
    now = tutorial.stages[number - 1]
    refused = ""
    if choice and now.choice:
        if choice == now.choice:
            return go(address(name, number + 1, {key: text for key, text in took.items() if key != number}))
        decision = session.state.decision_for(tutorial.seat)
        offered = {str(one): texts.choice(one, decision) for one in decision.choices} if decision else {}
        if choice not in offered:
            raise IllegalChoice("not-offered", choice=choice[:80])
        if await asyncio.to_thread(tutorial.goes_on, game, number, took, choice):
            return go(address(name, number + 1, {**took, number: choice}))
        refused = offered[choice]
    decision = session.state.decision_for(tutorial.seat) if now.choice else None
    events = [event for played in session.line[since:] for event in played.events]
    happened = lines(game, events, tutorial.seat, texts)
    here = tutorial.chapter_of(number)
    chapter = tutorial.chapters[here]
    first = tutorial.first_of(here)
    response = page(
        "learn/stage.html",
        visitor,
        game=game,
        about=game.table.about(texts),
        number=number,
        total=len(tutorial.stages),
        stage=now,
        seat=tutorial.seat,
        says=words(texts, now.id),
        chapter=words(texts, f"chapter-{chapter.id}"),
        part=(number - first + 1, len(chapter.stages)),
        shown=scene(game, session.state, tutorial.seat, texts, visitor, decision, now.choice, now.look),
        happened=happened,
        refused=refused,
        took=sorted((key, text) for key, text in took.items() if key < number),
        notes=Notes(game, visitor.language),
        back=address(name, number - 1, took) if number > 1 else "",
        onward=address(name, number + 1, took),
        skip=address(name, first + len(chapter.stages), {}),
    )
    remember(response, request, COOKIE + name, address(name, number, took).rpartition("/")[2])
    return response


@router.post("/play")
async def play_on(name: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The guided game as a table of its own, from where the guide stops: the opponent becomes a bot."""
    game, tutorial = tutorial_of(name)
    form = await request.form(max_files=0, max_fields=80)
    took = read_took(tutorial, [str(value) for value in form.getlist("took")])
    try:
        session, _ = await asyncio.to_thread(tutorial.walk, game, len(tutorial.stages) + 1, took)
    except IllegalChoice:
        session, _ = await asyncio.to_thread(tutorial.walk, game, len(tutorial.stages) + 1, {})
    texts = tutorial_texts(game, visitor, tutorial)
    setup = tutorial.setup
    places = [Place(PERSON, texts.seat(seat)) for seat in range(setup.players)]
    table, tokens = await commands.create(game.name, places, setup.seed, setup.options, setup.rulings, setup.mode)
    for played in session.line:
        await commands.choose(table, played.move.seat, played.move.choice, "")
    for seat in range(setup.players):
        if seat != tutorial.seat:
            await commands.seat_bot(table, seat)
    response = go(f"/t/{table.id}")
    await remember_seats(response, request, commands, table, [tokens[tutorial.seat]])
    return response
