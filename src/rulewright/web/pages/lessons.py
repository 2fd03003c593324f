"""Learning by doing: "show me" for every rule, from the positions that the tests use.

A page is made from its address alone: the rule, and the choices that were made from its position on.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import Response

from rulewright.catalog import load
from rulewright.content.lessons import Lesson, Lessons
from rulewright.core.errors import IllegalChoice
from rulewright.core.game import Game
from rulewright.core.record import Choice, Decision, Event, Seat, State

from ..commands import BOT, PERSON, Place
from ..lesson_page import Notes, SceneLine, lines, scene
from ..render import page
from ..untrusted_games import Clock
from .common import TheCommands, TheVisitor, go, remember_seats
from .new_table import bot_names

router = APIRouter(prefix="/learn/{name}")
MOST_CHOICES = 60


class Step:
    """A choice that was made on a lesson's page."""

    def __init__(self, decision: Decision, choice: Choice, events: tuple[Event, ...]) -> None:
        self.decision = decision
        self.choice = choice
        self.events = events


def lessons_of(name: str) -> tuple[Game, Lessons]:
    """A game and its lessons; not found if it has none."""
    game = load(name)
    lessons = game.lessons()
    if lessons is None:
        raise HTTPException(404)
    return game, lessons


def follow(game: Game, lessons: Lessons, lesson: Lesson, path: list[str]) -> tuple[State, list[Step], bool]:
    """The position after some choices, the choices, and whether they are the lesson's own so far.

    The choices come from an address, so anybody may have written them: they are played in a thread, with a time limit.
    """
    clock = Clock()
    state = lessons.state(game, lesson)
    steps: list[Step] = []
    faithful = True
    for number, text in enumerate(path):
        clock.check()
        move = lesson.moves[number] if number < len(lesson.moves) else None
        faithful = faithful and move is not None and move.choice == text
        decision = asked(state, move.seat if faithful and move is not None else None, text)
        choice = decision.parse(text)
        # What chance answers in the test belongs to the test's own choices.
        state.script = list(move.rolls) or None if faithful and move is not None else None
        state.apply(choice, decision.seat)
        state.script = None
        steps.append(Step(decision, choice, tuple(state.events)))
    return state, steps, faithful


def asked(state: State, seat: Seat | None, text: str) -> Decision:
    """The open question that a choice answers."""
    decisions = () if state.over or not state.agenda else state.decisions
    for decision in decisions:
        if seat in (None, decision.seat) and any(
            str(choice) == text for choice in (*decision.choices, *decision.aside)
        ):
            return decision
    raise IllegalChoice("not-offered", choice=text)


@router.get("")
async def index(name: str, visitor: TheVisitor) -> Response:
    """Every rule of the book, by chapter, each with something to try."""
    game, lessons = lessons_of(name)
    texts = game.texts(visitor.language)
    chapters: dict[str, list[Any]] = {}
    for rule in game.register().rules.values():
        if rule.id in lessons.by_rule:
            chapters.setdefault(rule.chapter.in_(visitor.language), []).append(rule)
    return page(
        "learn/index.html",
        visitor,
        game=game,
        about=game.table.about(texts),
        chapters=chapters,
        guided=game.tutorial() is not None,
    )


@router.get("/{rule}")
async def show_me(
    name: str, rule: str, visitor: TheVisitor, do: Annotated[tuple[str, ...], Query(max_length=MOST_CHOICES)] = ()
) -> Response:
    """One rule: its text, a table where it applies, and the choices that show it."""
    game, lessons = lessons_of(name)
    lesson = lessons.by_rule.get(rule)
    if lesson is None:
        raise HTTPException(404)
    path = [text[:200] for text in do]
    state, steps, faithful = await asyncio.to_thread(follow, game, lessons, lesson, path)
    texts = game.texts(visitor.language)
    ahead = lesson.moves[len(path)] if faithful and len(path) < len(lesson.moves) else None
    decision = open_question(state, ahead.seat if ahead is not None else lesson.seat)
    played_on = playable(state)
    order = list(game.register().rules) if rule in game.register().rules else list(game.register().rulings)
    order = [one for one in order if one in lessons.by_rule]
    at = order.index(rule)
    register = game.register()
    told = register.rules.get(rule)
    done: list[tuple[str, str, list[SceneLine]]] = [
        (
            texts.seat(step.decision.seat),
            texts.choice(step.choice, step.decision),
            lines(game, step.events, lesson.seat, texts),
        )
        for step in steps
    ]
    return page(
        "learn/rule.html",
        visitor,
        game=game,
        about=game.table.about(texts),
        rule=rule,
        text=register.text(rule, visitor.language),
        number=told.page if told is not None else 0,
        chapter=told.chapter.in_(visitor.language) if told is not None else "",
        lesson=lesson,
        path=path,
        done=done,
        ahead=ahead,
        faithful=faithful,
        playable=played_on,
        others=state.seats - 1,
        shown=scene(game, state, lesson.seat, texts, visitor, decision, ahead.choice if ahead is not None else ""),
        notes=Notes(game, visitor.language),
        before=order[at - 1] if at else "",
        after=order[at + 1] if at + 1 < len(order) else "",
    )


@router.post("/{rule}/play")
async def play_on(name: str, rule: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """The lesson's position as a table of its own: the learner plays on, bots play the others."""
    game, lessons = lessons_of(name)
    lesson = lessons.by_rule.get(rule)
    if lesson is None:
        raise HTTPException(404)
    form = await request.form(max_files=0, max_fields=80)
    path = [str(value)[:200] for value in form.getlist("do")[:MOST_CHOICES]]
    state, _, _ = await asyncio.to_thread(follow, game, lessons, lesson, path)
    if not playable(state):
        raise IllegalChoice("only-to-look")
    texts = game.texts(visitor.language)
    places = [
        Place(PERSON, visitor.name or texts.seat(seat)) if seat == lesson.seat else Place(BOT, name)
        for seat, name in zip(range(state.seats), bot_names(visitor.language), strict=False)
    ]
    table, tokens = await commands.create(
        game.name, places, mode=game.mode_of(state), position=game.encode(state).decode()
    )
    response = go(f"/t/{table.id}")
    await remember_seats(response, request, commands, table, tokens)
    return response


def playable(state: State) -> bool:
    """Whether a game can go on from here: a test may show what no whole game would lead to."""
    if state.over or not state.agenda or state.picks or not state.decisions:
        return False
    return state.game.check(state) is None


def open_question(state: State, seat: Seat) -> Decision | None:
    """What is asked now: of this seat, else of anybody."""
    if state.over or not state.agenda:
        return None
    return state.decision_for(seat) or (state.decisions[0] if state.decisions else None)
