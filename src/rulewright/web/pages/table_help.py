"""What a table's page asks for on the side: previews, "why not?", hints, cards and rules to read.

Every answer is for the asker alone and changes nothing.
"""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, Response
from markupsafe import Markup

from rulewright.bots import LEVELS
from rulewright.bots.explanation import tell
from rulewright.catalog import load
from rulewright.core.errors import ContentError, IllegalChoice, SaveError
from rulewright.core.game import Game
from rulewright.core.record import Seat
from rulewright.core.text import ComponentText, Texts

from ..commands import LiveTable, NoTable
from ..own_seats import facing_seat
from ..page_parts import log_lines
from ..parties import ALL, way_of
from ..render import fragment, language, page
from ..table_log import show_log
from ..table_page import show
from ..visitor import Visitor
from .common import TheCommands, TheVisitor
from .reference import art, gallery
from .table import own_seat

router = APIRouter(prefix="/t/{table_id}")
rules = APIRouter()
MOST_INTENTS = 40
MOST_ANSWERS = 5
LAST = 1_000_000
"""More lines than any log has."""
WORLDS = range(11, 27)
"""Seeds of the worlds in which a choice is tried out: what differs between them is not certain."""
FEW = 3
"""So many worlds are enough for a choice that reveals nothing and rolls nothing. Chance has few outcomes at times, and
then as many worlds may well agree on one of them."""


@router.get("/preview")
async def preview(
    table_id: str, choice: str, commands: TheCommands, visitor: TheVisitor, seat: Annotated[int, Query(le=99)] = -1
) -> Response:
    """What a choice would do, as far as the seat can know: the same in every world that it holds possible."""
    table = await commands.get(table_id)
    seat = await own_seat(commands, table, visitor, seat)
    decision = table.decision(seat)
    picked = next((one for one in decision.choices if str(one) == choice), None) if decision else None
    if decision is None or picked is None:
        # The table went on while the page asked.
        return JSONResponse({"lines": [], "certain": True, "undo": True, "passes": False})
    told: list[list[dict[str, object]]] = []
    uncertain = chance = passes = False
    for seed in WORLDS:
        world = table.session.state.resample(seat, seed)
        world.apply(picked, seat)
        uncertain = uncertain or world.revealed
        chance = chance or world.revealed or bool(world.luck.counts)
        # Once somebody else has chosen, one's own choice cannot be taken back any more.
        passes = passes or (not decision.sealed and not world.picks and world.decision_for(seat) is None)
        told.append(table.game.log(world.events, seat))
        if len(told) == FEW and not chance:
            break
    texts = table.game.texts(visitor.language, table.names)
    lines = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        lines.append({"text": texts.event(events[0]), "rule": events[0]["rule"]})
    whole = len(lines) == len(told[0])
    certain = whole and not uncertain
    # Where all must agree nothing happens yet, and who agrees may still be told otherwise.
    proposes = bool(decision.party) and way_of(table) == ALL
    undo = table.is_alone(seat) or proposes or not (uncertain or passes)
    return JSONResponse({"lines": lines, "certain": certain, "undo": undo, "passes": passes})


@router.get("/hint")
async def hint(
    table_id: str, commands: TheCommands, visitor: TheVisitor, seat: Annotated[int, Query(le=99)] = -1
) -> Response:
    """What a bot would do here, and why. It sees what the seat sees."""
    table = await commands.get(table_id)
    seat = await own_seat(commands, table, visitor, seat)
    decision = table.decision(seat)
    if decision is None:
        raise IllegalChoice("not-asked")
    advice = await commands.bot_runner.advice(table, decision)
    texts = table.game.texts(visitor.language, table.names)
    if advice.bot in LEVELS[1:]:
        advice = msgspec.structs.replace(advice, bot=language(visitor.language)(f"level-{advice.bot}"))
    return JSONResponse({"choice": str(advice.choice), "lines": tell(advice, decision, texts)})


@router.get("/log")
async def earlier(
    table_id: str,
    request: Request,
    commands: TheCommands,
    visitor: TheVisitor,
    before: Annotated[int, Query(ge=0)] = LAST,
) -> Response:
    """Older lines of the log than the page has; without a script, all of them on a page of their own."""
    table = await commands.get(table_id)
    await commands.past.complete(table)
    shown = show(table, visitor)
    texts = table.game.texts(visitor.language, table.names)
    # While the screen changes hands nobody's secrets are on it.
    seat = None if shown.handover is not None else shown.facing
    if request.query_params.get("part"):
        lines = show_log(table, seat, texts, before=min(before, LAST))
        return HTMLResponse(log_lines(visitor, shown, lines))
    lines = show_log(table, seat, texts, most=LAST)
    inner = Markup('<ol class="log">{}</ol>').format(Markup(log_lines(visitor, shown, lines)))
    return page("aside.html", visitor, inner=inner)


@router.get("/album/{name}")
async def album(table_id: str, name: str, request: Request, commands: TheCommands, visitor: TheVisitor) -> Response:
    """What was collected and what has happened, to leaf through."""
    table = await commands.get(table_id)
    shown = show(table, visitor)
    seat = None if shown.handover is not None else shown.facing
    view = table.view(seat)
    texts = table.game.texts(visitor.language, table.names)
    if name not in [id for id, _, _ in table.game.table.albums(view, texts)]:
        raise NoTable("page-unknown")
    await commands.past.complete(table)
    session = table.session
    events = [line.event for line in session.lines(seat, session.log_begins, session.log_length)]
    return aside(
        "parts/album.html",
        request,
        visitor,
        album=table.game.table.album(name, view, events, texts, visitor.theme),
    )


@router.get("/why")
async def why(table_id: str, choice: str, commands: TheCommands, visitor: TheVisitor) -> Response:
    """Why can't I do that? Answered with rules and values, to the asker alone."""
    table = await commands.get(table_id)
    seat = await own_seat(commands, table, visitor)
    texts = table.game.texts(visitor.language, table.names)
    try:
        reasons = table.game.why_not(table.session.state, seat, choice[:200])
    except SaveError as error:
        raise IllegalChoice(error.message, **error.values) from None
    return JSONResponse({"reasons": [{"rule": one.rule, "text": texts.reason(one)} for one in reasons]})


@router.get("/about")
async def about(table_id: str, spot: str, commands: TheCommands, visitor: TheVisitor, brief: bool = False) -> Response:
    """A part of the board: what it says, and what stands against the things that one might want to do with it.

    `brief` asks for what it says alone; of a part that is no component, for nothing.
    """
    table = await commands.get(table_id)
    texts = table.game.texts(visitor.language, table.names)
    facing, _, handover = facing_seat(table, visitor)
    answers: list[tuple[str, list[tuple[str, str]]]] = []
    if facing is not None and handover is None and not table.session.state.over and not brief:
        answers = against(table, facing, spot[:60], texts)
    view = table.view(None)
    id = table.game.table.component_at(spot[:60], view)
    component = component_of(table.game, id, texts)
    if brief and component is None:
        return HTMLResponse("")
    item = gallery(table.game.name, visitor.language)[1].get(id)
    values = {
        "game": table.game.name,
        "answers": answers,
        "component": component,
        "told": table.game.table.told_at(spot[:60], view, texts),
        "meant": table.game.table.rules_at(spot[:60], view),
        "register": table.game.register(),
        "brief": brief,
        "picture": art(table.game, visitor, id) if item is not None else "",
        "wide": item is not None and item.exhibit.wide,
        "rules_of": rules_of(table.game),
        "seated": facing is not None,
    }
    return HTMLResponse(str(fragment("parts/about.html", visitor, **values)))


def against(table: LiveTable, seat: Seat, spot: str, texts: Texts) -> list[tuple[str, list[tuple[str, str]]]]:
    """For each natural intent, what forbids it now (nothing, if it may be chosen); the same answer only once."""
    game, state = table.game, table.session.state
    answers: list[tuple[str, list[tuple[str, str]]]] = []
    given: set[tuple[tuple[str, str], ...]] = set()
    for text in game.table.intents(spot, seat, state.view(seat))[:MOST_INTENTS]:
        choice = game.parse(text)
        reasons = [(one.rule, texts.reason(one)) for one in game.why_not(state, seat, choice)]
        if tuple(reasons) not in given:
            given.add(tuple(reasons))
            answers.append((texts.choice(choice), reasons))
    return answers[:MOST_ANSWERS]


# -- rules to read -----------------------------------------------------------------------------------


@rules.get("/rule/{name}/{rule}")
async def rule(name: str, rule: str, request: Request, visitor: TheVisitor) -> Response:
    """A rule in our words with its page; a ruling or a gap likewise."""
    game = load(name)
    register = game.register()
    if rule not in register.rules and rule not in register.rulings and rule not in register.gaps:
        raise NoTable("rule-unknown", rule=rule)
    return aside("parts/rule.html", request, visitor, game=game.name, rule=rule, register=register)


def aside(template: str, request: Request, visitor: Visitor, **values: object) -> Response:
    """A fragment for a page's script, a whole page for everybody else."""
    inner = fragment(template, visitor, **values)
    if request.query_params.get("part"):
        return HTMLResponse(str(inner))
    return page("aside.html", visitor, inner=inner)


def component_of(game: Game, id: str, texts: Texts) -> ComponentText | None:
    try:
        return texts.component(id)
    except ContentError:
        return None


def rules_of(game: Game) -> object:
    """Finds the ids of rules in a line of small print."""
    register = game.register()

    def find(text: str) -> list[str]:
        ids = dict.fromkeys(re.findall(r"[A-Z]+(?:-[A-Z]+)?-\d+", text))
        return [id for id in ids if id in register.rules or id in register.rulings or id in register.gaps]

    return find
