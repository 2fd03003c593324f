"""Where all of a party must agree: one proposes, everybody sees it at once, and it is done when nobody is missing."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from rulewright.core.errors import SetupError
from rulewright.core.game import Mode
from rulewright.core.record import Choice, Decision, Seat

from .live_table import LiveTable, NotYours, Stale
from .parties import ALL, ANYONE, WAYS, Proposal, proposal_of, way_of
from .table_cache import TableCache


class Screen(msgspec.Struct, frozen=True):
    """From where a choice is made: through whose eyes the table is seen there, and who sits before it."""

    looking: Seat
    seats: tuple[Seat, ...] = ()


def read_way(mode: Mode, wanted: str) -> str:
    """Who decides for the party of a new table; empty in a mode without one. Raises `SetupError`."""
    if wanted and wanted not in WAYS:
        raise SetupError("deciding-unknown", deciding=wanted[:40], known=", ".join(WAYS))
    if wanted and not mode.party:
        raise SetupError("deciding-idle", mode=mode.name)
    return (wanted or ANYONE) if mode.party else ""


class Proposing(TableCache):
    """Proposals at tables. Whoever calls holds the table's lock."""

    async def propose(
        self, table: LiveTable, decision: Decision, choice: Choice, client: str, beside: Collection[Seat] = ()
    ) -> bool:
        """Propose an answer to the party's question, or agree to the one that is proposed.

        False where no consent is needed, or none is missing: then it is to be done at once.
        """
        if not decision.party or way_of(table) != ALL:
            return False
        seat, text = decision.seat, str(choice)
        mine = tuple(one for one in dict.fromkeys((seat, *beside)) if one in decision.seats and not table.is_bot(one))
        known = proposal_of(table)
        if known is None or known.objected is not None or known.choice != text:
            known = Proposal(seat, text, (), table.written, client)
        await self._settle_proposal(table, decision, replace(known, agreed=tuple(sorted({*known.agreed, *mine}))))
        return True

    async def answer_proposal(self, table: LiveTable, seats: Collection[Seat], choice: str, agree: bool) -> None:
        """These seats agree to what is proposed, or object: then it is off, and everybody sees who was against it."""
        async with self.writing(table):
            await self.surely(table, lambda: self._answer_proposal(table, seats, choice, agree))
        self.wake_bots(table)

    async def _answer_proposal(self, table: LiveTable, seats: Collection[Seat], choice: str, agree: bool) -> None:
        proposal, asked = proposal_of(table), table.asked()
        if proposal is None or proposal.objected is not None or proposal.choice != choice:
            raise Stale("no-proposal")
        mine = [seat for seat in seats if seat in asked[0].seats and not table.is_bot(seat)]
        if not mine:
            raise NotYours("not-asked")
        if agree:
            agreed = tuple(sorted({*proposal.agreed, *mine}))
            await self._settle_proposal(table, asked[0], replace(proposal, agreed=agreed))
        else:
            await self._keep_proposal(table, replace(proposal, agreed=(), objected=mine[0]))

    async def resettle_proposal(self, table: LiveTable) -> None:
        """A bot plays for somebody from now on: perhaps it was the last who had not agreed."""
        proposal = proposal_of(table)
        if proposal is not None and proposal.objected is None:
            await self._settle_proposal(table, table.asked()[0], proposal)

    async def _settle_proposal(self, table: LiveTable, decision: Decision, proposal: Proposal) -> None:
        """Do it if everybody agrees: bots do, and whoever of the party is no longer played by a person."""
        missing = {seat for seat in decision.seats if not table.is_bot(seat)} - set(proposal.agreed)
        if missing:
            await self._keep_proposal(table, proposal)
            return
        session = table.session.copy()
        session.apply(decision.parse(proposal.choice), proposal.seat)
        await self.write(table, session, proposal.client)

    async def _keep_proposal(self, table: LiveTable, proposal: Proposal) -> None:
        if proposal != proposal_of(table):
            await self.change_settings(table, proposal=msgspec.to_builtins(proposal))


__all__ = ["Proposing", "Screen", "read_way"]
