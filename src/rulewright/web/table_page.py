"""What a seat sees of a table, ready for templates: the one place where pages meet views.

Everything here is made from the seat's view, its decision and its log, so nothing hidden can get into a page.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Hashable
from typing import Any

from rulewright.core.drawing import Drawing
from rulewright.core.record import Seat
from rulewright.core.text import Texts

from .bot_runner import level_of, playing_bot
from .commands import LiveTable
from .final_screen import table_final
from .own_seats import facing_seat, own_questions
from .page_records import ShownPrompt, ShownRequest, ShownSeat, ShownTable
from .parties import HOST, host_of, open_question, way_of
from .party_page import show_dice, show_party
from .perspectives import Sight
from .position import Position
from .render import language
from .table_chat import Said, lines_of
from .table_log import LOG_LINES, show_log
from .table_prompt import show_prompt
from .visitor import Visitor

COUNT_AFTER = 0.5


def count_spectators(table: LiveTable) -> None:
    """Tell everybody, in a moment, how many watch: once for a crowd.

    Only this changes the number that is shown. If it came along with the next change of the table, then a secret
    answer, which changes nothing that anybody sees, could be noticed by it.
    """

    def count() -> None:
        table.counting = False
        if table.counted != table.spectators:
            table.counted = table.spectators
            table.touch()

    if not table.counting:
        table.counting = True
        asyncio.get_running_loop().call_later(COUNT_AFTER, count)


def place_of(visitor: Visitor, facing: Seat | None, mine: tuple[Seat, ...], handover: Seat | None) -> Hashable:
    """Everything about a visitor that decides what a table looks like. Who has this in common sees the same."""
    return facing, mine, handover, visitor.language, visitor.theme, visitor.narrow


def show(table: LiveTable, visitor: Visitor) -> ShownTable:
    """Everything that this visitor may see of a table now."""
    facing, mine, handover = facing_seat(table, visitor)
    place = place_of(visitor, facing, mine, handover)
    return table.cached(("shown", place), lambda: _show(table, visitor, table.sight(place), facing, mine, handover))


def _show(
    table: LiveTable, visitor: Visitor, sight: Sight, facing: Seat | None, mine: tuple[Seat, ...], handover: Seat | None
) -> ShownTable:
    session, game, names = table.session, table.game, table.names
    texts = game.texts(visitor.language, names)
    # While the screen changes hands nobody's secrets are on it.
    seat = None if handover is not None else facing
    view, seen = table.view(seat), table.seen(seat)
    position = sight.last("position", (seen, names), lambda: Position(game, session.state, view, texts))
    asked = own_questions(table, seat, mine)
    prompts = sight.last(
        "prompt",
        (seen, names, asked),
        lambda: tuple(show_prompt(table, decision, view, texts, visitor.theme) for decision in asked),
    )
    seats = show_seats(table, position, mine)
    colours = tuple(one.colour for one in sorted(seats, key=lambda one: one.seat))
    own = tuple(one for one in mine if not table.is_bot(one)) if table.mode.open else () if seat is None else (seat,)
    undoer = max((one for one in own if table.horizon(one)), key=table.last_own, default=seat)
    undo = table.horizon(undoer)
    alone = seat is not None and bool(own) and set(table.people()) == set(own) and not session.state.over
    return ShownTable(
        id=table.id,
        game=game.name,
        revision=table.revision(seat),
        facing=facing,
        mine=mine,
        position=position,
        points=position.points or language(visitor.language)("table-score"),
        over=session.state.over,
        ready=table.ready,
        open=table.mode.open,
        handover=handover,
        prompts=prompts,
        question=open_question(table, seat) if seat is not None and not session.state.over else "",
        party=show_party(table, texts, colours, mine),
        way=way_of(table),
        host=host_of(table) if way_of(table) == HOST else None,
        throws=show_dice(table, *table.last_lines(seat, LOG_LINES), texts, colours, own),
        sealed=show_sealed(table, view, texts),
        seats=seats,
        log=show_log(table, seat, texts, sight=sight),
        undo=undo,
        undoer=undoer,
        # After a secret answer the number of standing choices would tell who else has answered.
        free=table.chapter if alone else table.standing(seat) - undo if undo and not session.state.picks else -1,
        back=max(map(table.last_own, own)) if alone and not undo else -1,
        drawing=show_drawing(table, sight, position, seat, visitor, prompts),
        emblem=sight.last("emblem", (seen, visitor.theme), lambda: position.emblem(visitor.theme)),
        book=sight.last("book", (seen, visitor.theme), lambda: position.book(visitor.theme)),
        drift=table.drift,
        other_content=() if session.state.over else table.other_content,
        spectators=table.counted,
        names=names,
        bots=facing is not None and table.is_bot(facing),
        listed=bool(table.row["listed"]),
        chosen=table.luck.chosen,
        forked=-1 if table.origin is None else table.origin.at,
        chat=show_chat(table),
        quiet=table.quiet,
        request=show_request(table, mine),
        rematch=table.row["rematch"] or "",
        final=table_final(table, visitor),
        decks=show_decks(table, seat, mine),
    )


def show_decks(table: LiveTable, seat: Seat | None, mine: tuple[Seat, ...]) -> str:
    """Whether the seat that looks has decks to keep, or one to build."""
    progress, state = table.game.progress, table.session.state
    if seat is None or seat not in mine:
        return ""
    if progress.builds(state, seat):
        return "build"
    return "have" if progress.decks(state, seat) else ""


def show_chat(table: LiveTable) -> tuple[Said, ...]:
    """Everybody hears the same, so it is remembered for all of them together."""
    made_of = (tuple(table.chat), table.names, table.quiet)
    return table.sight("talk").last("chat", made_of, lambda: tuple(lines_of(table)))


def show_request(table: LiveTable, mine: tuple[Seat, ...]) -> ShownRequest | None:
    asked = table.request
    if asked is None:
        return None
    gone = {asked.seat} if asked.kind == "takeover" and not table.online.get(asked.seat) else set[Seat]()
    missing = set(table.people()) - set(asked.agreed) - gone
    who, whose = table.names[asked.asked_by], table.names[asked.seat]
    return ShownRequest(asked.kind, who, whose, not missing.isdisjoint(mine), asked.asked_by in mine)


def show_sealed(table: LiveTable, view: dict[str, Any], texts: Texts) -> str:
    sealed = view.get("sealed", "")
    return texts.choice(table.game.parse(sealed)) if sealed else ""


def show_seats(table: LiveTable, position: Position, mine: tuple[Seat, ...]) -> tuple[ShownSeat, ...]:
    waiting = table.waiting_for()
    scores = position.scores
    return tuple(
        ShownSeat(
            seat=seat,
            name=row["name"],
            bot=level_of(playing_bot(row["bot"])) if row["kind"] == "bot" else "",
            claimed=row["claimed"],
            colour=scores[seat].colour,
            score=scores[seat].score,
            numbers=scores[seat].numbers,
            waited_for=seat in waiting,
            mine=seat in mine,
            online=row["kind"] == "bot" or table.online.get(seat, 0) > 0,
        )
        for seat, row in ((seat, table.seats[seat]) for seat in position.order)
    )


def show_drawing(
    table: LiveTable,
    sight: Sight,
    position: Position,
    seat: Seat | None,
    visitor: Visitor,
    prompts: tuple[ShownPrompt, ...],
) -> Drawing:
    """The table's picture; what is not drawn differently is not drawn again."""
    glowing = sorted(
        {spot for prompt in prompts for choice in prompt.choices if not choice.sought for spot in choice.spots}
    )
    theme, narrow = visitor.theme, visitor.narrow
    return sight.last(
        "drawing",
        (table.seen(seat), table.names, glowing),
        lambda: position.draw(theme, glowing, narrow, table.pieces),
    )


def fingerprint(text: str) -> str:
    """Names a piece of a page, to send it only when it has changed."""
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
