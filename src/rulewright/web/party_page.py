"""What a page shows where several seats are asked, and of dice that were thrown. Everybody at the table sees it."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core.record import CONFIRM, Choice, Decision, Seat
from rulewright.core.session import LogLine
from rulewright.core.text import Texts
from rulewright.svg.dice import die

from .live_table import LiveTable
from .parties import deciders, proposal_of, way_of

TOGETHER, GROUP, FIRST = "together", "group", "first"
THINKING, ANSWERED, CONFIRMED = "thinking", "answered", "confirmed"
DICE = "dice-rolled"
MOST_THROWS = 6
"""At most this many throws lie on the table; the log has all of them."""
MOST_OPTIONS = 8
"""More answers than this are not listed for those who only look on while others decide."""
FAR = 200
"""How many choices back a page looks for the own last one."""


class ShownMember(msgspec.Struct, frozen=True):
    """One of those who are asked together."""

    seat: Seat
    name: str
    colour: str
    mine: bool
    stage: str
    """`thinking`, `answered` or `confirmed`."""
    answer: str


class ShownProposal(msgspec.Struct, frozen=True):
    """What somebody would have the party do."""

    seat: Seat
    who: str
    choice: str
    """Its stable text."""
    label: str
    missing: bool
    """Whether the visitor has not agreed yet."""
    objected: str
    """Who is against it, if anybody."""


class ShownParty(msgspec.Struct, frozen=True):
    """A question to several seats: what is asked, who decides, and how far they are."""

    kind: str
    """`together`: everybody answers; `group`: the party decides; `first`: whoever is first settles it."""
    question: str
    rule: str
    way: str
    decides: str
    """Who decides alone, if it is one seat."""
    own: bool
    """Whether the visitor may decide."""
    members: tuple[ShownMember, ...]
    options: tuple[str, ...]
    """What may be answered, for those who do not."""
    proposal: ShownProposal | None


def show_party(table: LiveTable, texts: Texts, colours: tuple[str, ...], mine: tuple[Seat, ...]) -> ShownParty | None:
    """The open question, if it is asked of several seats in the open."""
    asked = table.asked()
    if not asked or not table.ready or asked[0].sealed:
        return None
    if asked[0].party:
        return _group(table, asked[0], texts, colours, mine)
    if len(asked) == 1:
        return None
    kind = TOGETHER if table.answers_openly else FIRST
    members = tuple(_member(table, decision, texts, colours, mine) for decision in asked)
    question = texts.prompt(asked[0])
    own = any(member.mine for member in members)
    return ShownParty(kind, question, asked[0].rule, "", "", own, members, (), None)


def _member(
    table: LiveTable, decision: Decision, texts: Texts, colours: tuple[str, ...], mine: tuple[Seat, ...]
) -> ShownMember:
    state, seat = table.session.state, decision.seat
    picked = state.picks.get(seat) if table.answers_openly else None
    stage = CONFIRMED if seat in state.confirmed else ANSWERED if picked is not None else THINKING
    told = texts.choice(picked, decision) if picked is not None else ""
    return ShownMember(seat, table.names[seat], colours[seat], seat in mine, stage, told)


def _group(
    table: LiveTable, decision: Decision, texts: Texts, colours: tuple[str, ...], mine: tuple[Seat, ...]
) -> ShownParty:
    decide, proposal = deciders(table, decision), proposal_of(table)
    agreed = proposal.agreed if proposal is not None and proposal.objected is None else ()
    members = tuple(
        ShownMember(seat, table.names[seat], colours[seat], seat in mine, ANSWERED if seat in agreed else THINKING, "")
        for seat in decision.seats
        if not table.is_bot(seat)
    )
    own = any(seat in mine for seat in decide)
    listed = not own and len(decision.choices) <= MOST_OPTIONS
    options = tuple(texts.choice(choice, decision) for choice in decision.choices) if listed else ()
    shown = None
    if proposal is not None:
        missing = [seat for seat in decide if seat in mine and seat not in proposal.agreed]
        shown = ShownProposal(
            proposal.seat,
            table.names[proposal.seat],
            proposal.choice,
            texts.choice(decision.parse(proposal.choice), decision),
            bool(missing) and proposal.objected is None,
            table.names[proposal.objected] if proposal.objected is not None else "",
        )
    alone = table.names[decide[0]] if len(decide) == 1 else ""
    return ShownParty(
        GROUP, texts.prompt(decision), decision.rule, way_of(table), alone, own, members, options, shown
    )  # fmt: skip


def is_offer(table: LiveTable, decision: Decision) -> bool:
    """Whether somebody else may answer it as well: an only choice is then no forced one."""
    return bool(decision.party) or (len(table.asked()) > 1 and not decision.together and not decision.sealed)


def is_confirmation(choice: Choice) -> bool:
    return choice is CONFIRM


# -- dice ----------------------------------------------------------------------------------------------------------


class ShownDie(msgspec.Struct, frozen=True):
    """One die as it fell."""

    sides: int
    drawn: str
    follows: bool
    """Whether another die brought it, by an explosion or by being thrown again."""


class ShownThrow(msgspec.Struct, frozen=True):
    """Dice that somebody has thrown, with all that came of it."""

    key: str
    """Names the throw, so that a page knows which ones were read."""
    who: str
    colour: str
    purpose: str
    dice: tuple[ShownDie, ...]
    modifiers: tuple[tuple[str, str], ...]
    """What was added: its name, and how much with its sign."""
    result: int
    need: int
    passed: bool
    text: str
    """The same in a sentence."""


def show_throw(event: dict[str, Any], key: str, texts: Texts, colours: tuple[str, ...]) -> ShownThrow:
    """An event of thrown dice as a table shows it."""
    dice, seat = event["dice"], event["seat"]
    sources = {one["after"] for one in dice}
    exploded = [number in sources and one["counts"] for number, one in enumerate(dice)]
    return ShownThrow(
        key,
        texts.seat(seat) if seat is not None else "",
        colours[seat] if seat is not None else "",
        texts.name("dice", event["purpose"]),
        tuple(
            ShownDie(one["sides"], die(one["sides"], one["face"], burst, one["counts"]), one["after"] >= 0)
            for one, burst in zip(dice, exploded, strict=True)
        ),
        tuple((texts.name("modifier", name), f"{value:+d}".replace("-", "−")) for name, value in event["modifiers"]),
        event["result"],
        event["need"],
        event["result"] >= event["need"],
        texts.event(event),
    )


def show_dice(
    table: LiveTable, first: int, lines: list[LogLine], texts: Texts, colours: tuple[str, ...], own: tuple[Seat, ...]
) -> tuple[ShownThrow, ...]:
    """The dice that lie on the table: all since the visitor's own last choice; for an onlooker, those thrown last."""
    thrown = [(number, line) for number, line in enumerate(lines, first) if line.event["type"] == DICE]
    if not thrown:
        return ()
    since = _last_choice(table, own) if own else thrown[-1][1].move
    shown = [(number, line) for number, line in thrown if line.move >= since][-MOST_THROWS:]
    return tuple(show_throw(line.event, f"{number}.{line.move}", texts, colours) for number, line in shown)


def _last_choice(table: LiveTable, own: tuple[Seat, ...]) -> int:
    """The last standing choice of these seats, counted from the first one of the game; -1 if it is far back."""
    line = table.session.line
    for number in range(len(line) - 1, max(line.missing, len(line) - FAR) - 1, -1):
        if line[number].move.seat in own:
            return number
    return -1
