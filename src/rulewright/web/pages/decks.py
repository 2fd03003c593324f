"""Decks that a person keeps: saved at a table, built again at another, looked through and deleted in the profile."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from rulewright.core.errors import RulewrightError
from rulewright.core.numbers import whole_number
from rulewright.core.record import Seat

from ..commands import LiveTable, NotYours, TableCommands
from ..decks import DECK, LONGEST_NAME, ShownDeck, build, decks_of, keep_deck, shown_decks
from ..own_seats import acting_seat
from ..profiles import open_profile
from ..refusals import refusal_text
from ..render import page
from ..visitor import Visitor
from .common import TheCommands, TheVisitor, go, read_form
from .lines import profile_here
from .table import show_life

router = APIRouter()


@router.get("/t/{table_id}/decks")
async def table_decks(table_id: str, commands: TheCommands, visitor: TheVisitor, kept: str = "") -> Response:
    """The decks of the visitor's seat, to keep; and the kept ones, to build where that is asked."""
    table = await commands.get(table_id)
    await show_life(commands, table, visitor)
    return await decks_page(commands, table, visitor, kept=kept)


async def decks_page(
    commands: TableCommands,
    table: LiveTable,
    visitor: Visitor,
    kept: str = "",
    problem: RulewrightError | None = None,
) -> Response:
    seat, _ = acting_seat(table, visitor)
    profile = await open_profile(commands, visitor.profile)
    decks = await decks_of(commands.store.profiles, profile.id, table.game.name) if profile is not None else {}
    texts = table.game.texts(visitor.language, table.names)
    building = table.game.progress.builds(table.session.state, seat)
    here = [table.game.progress.deck_told(text, texts) for text in decks_here(table, seat)]
    listed = shown_decks(decks, visitor.language)
    if building:
        listed = [with_problems(table, seat, one, decks[one.key].text, visitor) for one in listed]
        listed.sort(key=lambda one: not one.fits)
    return page(
        "decks.html",
        visitor,
        200 if problem is None else 422,
        table=table,
        here=list(enumerate(here)),
        decks=listed,
        building=building,
        longest=LONGEST_NAME,
        kept=kept[:LONGEST_NAME],
        problem="" if problem is None else refusal_text(problem, visitor.language),
    )


def decks_here(table: LiveTable, seat: Seat) -> Sequence[str]:
    return table.game.progress.decks(table.session.state, seat)


def with_problems(table: LiveTable, seat: Seat, deck: ShownDeck, text: str, visitor: Visitor) -> ShownDeck:
    texts = table.game.texts(visitor.language, table.names)
    reasons = table.game.progress.deck_problems(table.session.state, seat, text)
    problems = tuple((one.rule, texts.reason(one)) for one in reasons)
    return msgspec.structs.replace(deck, problems=problems, fits=not problems)


@router.post("/t/{table_id}/decks")
async def save_deck(table_id: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Keep a deck of the visitor's seat under a name."""
    table, form = await commands.get(table_id), await read_form(request)
    await show_life(commands, table, visitor)
    seat, _ = acting_seat(table, visitor)
    here = decks_here(table, seat)
    number = whole_number(form.get("deck", ""), 0, len(here) - 1)
    if number is None:
        raise NotYours("deck-gone")
    response = go(f"/t/{table_id}/decks?kept=1")
    profile = await profile_here(commands, visitor, response, request)
    try:
        await keep_deck(commands.store.profiles, profile.id, table.game, form.get("name", ""), here[number])
    except RulewrightError as error:
        return await decks_page(commands, table, visitor, problem=error)
    return response


@router.post("/t/{table_id}/decks/{key}")
async def use_deck(table_id: str, key: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Build a kept deck at this table, as far as it is the visitor's turn."""
    table = await commands.get(table_id)
    await show_life(commands, table, visitor)
    seat, screen = acting_seat(table, visitor)
    profile = await open_profile(commands, visitor.profile)
    decks = await decks_of(commands.store.profiles, profile.id, table.game.name) if profile is not None else {}
    if key not in decks:
        raise NotYours("deck-gone")
    try:
        await build(commands, table, seat, screen, decks[key].text)
    except RulewrightError as error:
        return await decks_page(commands, table, visitor, problem=error)
    return go(f"/t/{table_id}")


@router.post("/me/decks/{key}/drop")
async def drop_deck(key: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Forget a kept deck."""
    profile = await open_profile(commands, visitor.profile)
    if profile is not None:
        await commands.store.profiles.drop(profile.id, DECK, key)
    back = (await read_form(request)).get("table", "")
    return go(f"/t/{back}/decks" if back.isalnum() else "/me")
