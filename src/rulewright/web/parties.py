"""Who answers where several seats are asked: a party's question, answers in the open, whoever is first.

Who decides for a party is a setting of the table. All of it follows from the setting, the seats and the choices that
stand, so it is the same after a restart, in every process, and when choices are taken back.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

from rulewright.core.record import Decision, Seat

if TYPE_CHECKING:
    from .live_table import LiveTable

ANYONE: Final = "anyone"
LEADER: Final = "leader"
HOST: Final = "host"
ALL: Final = "all"
WAYS: Final = (ANYONE, LEADER, HOST, ALL)
"""Who may decide for a party: whoever answers first, each seat in its turn, who made the table, all of one mind."""
Way = Literal["anyone", "leader", "host", "all"]


class Proposal(msgspec.Struct, frozen=True):
    """What somebody would have the party do, where all must agree."""

    seat: Seat
    """Who proposes."""
    choice: str
    agreed: tuple[Seat, ...]
    at: int
    """How many entries the table had: whatever happens since, the question is another one."""
    client: str = ""
    """The id that the proposer's client gave to it."""
    objected: Seat | None = None
    """Who is against it: shown until there is another proposal, and cannot be agreed to."""


def way_of(table: LiveTable) -> str:
    """Who decides for a party at this table; empty in modes without parties."""
    if not table.mode.party:
        return ""
    found: str = table.row["settings"].get("deciding") or ANYONE
    return found


def led_before(table: LiveTable, at: int) -> int:
    """How often the party had decided when `at` choices stood: also at the tables that this one goes on from."""
    before: int = table.row["settings"].get("led") or 0
    return before + table.session.party_before(at)


def host_of(table: LiveTable) -> Seat | None:
    """Who made the table; if a bot plays there now, the first person. Nobody, if no person plays."""
    people = table.people()
    made = table.row["settings"].get("host")
    return made if made in people else next(iter(people), None)


def proposal_of(table: LiveTable) -> Proposal | None:
    """What is proposed to the party, or was objected to last; nothing that belongs to an older question."""
    raw = table.row["settings"].get("proposal")
    found = msgspec.convert(raw, Proposal) if raw else None
    return found if found is not None and found.at == table.written else None


def deciders(table: LiveTable, decision: Decision) -> tuple[Seat, ...]:
    """The seats that may answer a party's question here. Bots do so only where no person may."""
    way, seats = way_of(table), decision.seats
    if way == LEADER:
        return (seats[led_before(table, len(table.session.line)) % len(seats)],)
    people = tuple(seat for seat in seats if not table.is_bot(seat))
    if way == HOST and people:
        host = host_of(table)
        return (host,) if host in people else people[:1]
    return people or seats[:1]


def question_for(table: LiveTable, seat: Seat) -> Decision | None:
    """What is asked of a seat now. A party's question is asked of those who decide, each as if it were the first."""
    decision = table.session.state.decision_for(seat)
    if decision is None or not decision.party:
        return decision
    return replace(decision, seat=seat) if seat in deciders(table, decision) else None


def question_for_bots(table: LiveTable) -> Decision | None:
    """What a bot answers next, or proposes. Where whoever is first settles it, bots leave it to people."""
    state = table.session.state
    asked = state.decisions
    if not asked:
        return None
    first_counts = type(state.agenda[-1]) in table.game.book.hearing
    if first_counts and not asked[0].party and any(not table.is_bot(decision.seat) for decision in asked):
        return None
    for decision in asked:
        if not decision.party:
            seat = decision.seat
        elif (seat := proposing_bot(table, decision)) < 0:
            seat = deciders(table, decision)[0]
        if table.is_bot(seat):
            return replace(decision, seat=seat) if decision.party else decision
    return None


def proposing_bot(table: LiveTable, decision: Decision) -> Seat:
    """The bot that proposes, in turns, where people must agree and nobody has proposed yet; -1 if none does.

    A bot proposes once: whoever objects is not asked about the same again.
    """
    bots = [seat for seat in decision.seats if table.is_bot(seat)]
    if way_of(table) != ALL or not 0 < len(bots) < len(decision.seats) or proposal_of(table) is not None:
        return -1
    return bots[table.session.party % len(bots)]


def waiting_for(table: LiveTable) -> list[Seat]:
    """Seats that the game waits for. Who has answered a secret question already stays secret."""
    state = table.session.state
    if not state.over and table.game.book.gathers_openly(state):
        return [decision.seat for decision in state.decisions]
    found: list[Seat] = []
    for decision in table.asked():
        found.extend(deciders(table, decision) if decision.party else (decision.seat,))
    proposal = proposal_of(table)
    if proposal is not None and proposal.objected is None:
        return [seat for seat in found if seat not in proposal.agreed]
    return found


def who_decides_instead(table: LiveTable, seat: Seat) -> tuple[str, str] | None:
    """If the open question is the party's of this seat, but another decides: the way of the table, and whose it is."""
    decision = table.session.state.decision_for(seat)
    if decision is None or not decision.party or seat in deciders(table, decision):
        return None
    return way_of(table), table.names[deciders(table, decision)[0]]


def open_question(table: LiveTable, seat: Seat) -> str:
    """Names a question that seats answer together in the open, the same whoever has answered meanwhile; else empty."""
    if not table.game.book.gathers_openly(table.session.state):
        return ""
    view = {name: value for name, value in table.view(seat).items() if name not in ("answers", "confirmed")}
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=9).hexdigest()
