"""Runs the bots of all tables: they answer what is asked of them, at a pace that people can follow.

Bots think in threads of their own, and take turns there (web/thinking_time.py): pages are answered in between. They
play where people play or look, and pause where nobody does.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import msgspec

from rulewright.bots import DEFAULT_LEVEL, LEVELS, Advice, Seen, advise, adviser_of, make
from rulewright.bots.by_name import parameters, usual
from rulewright.core.chance import private_seed
from rulewright.core.errors import SetupError
from rulewright.core.record import Choice, Decision, Seat, State
from rulewright.store import clock

from .live_table import PACES, LiveTable, Stale
from .parties import Proposal, proposing_bot, question_for_bots
from .thinking_time import HINTS, ONLOOKERS, PEOPLE, USUAL_BUDGET, Thinking
from .token_buckets import CLIENT

if TYPE_CHECKING:
    from .table_cache import TableCache

PATIENCE = 3.0
"""Seconds that a process leaves to another one that has already begun to play a table's bots."""
LOOKED_AT = 60.0
"""Seconds that a table of bots alone plays on after somebody has looked at it."""
SAT_AT = 600.0
"""Seconds that bots go on answering after the last sign of anybody at a table where people sit: they come back."""
MOST_THINKING = {"sims": 2000, "ms": 2000, "beam": 16, "worlds": 16, "turns": 6}
"""What a visitor may ask of a bot; a program on the command line may ask for more."""
LONGEST_THOUGHT = 5000
"""Milliseconds after which a bot at a table must do with what it has found, whatever it was asked for."""
LEAST_THINKING = {"sims": 8, "ms": 50, "beam": 1, "worlds": 1}
"""What shrinks when there is little time for thinking, and how far it may: below that a bot would only guess."""
QUICK = ("random", "greedy", "planner")
"""Bots that answer within milliseconds: 0.1, 2 and 23 at most in 800 choices each of Mysthea and Dragon Eclipse."""


def allowed_bot(spec: str) -> str:
    """A bot that a visitor may ask for: one of the levels, with bounded thinking; raises `SetupError`.

    Programs of the server's machine (`exec:…`) are never started for a visitor.
    """
    level, _, words = spec.strip().partition(":")
    if level not in LEVELS:
        raise SetupError("table-bot-unknown", bot=spec[:60], known=", ".join(LEVELS))
    known = {name: limits for name, limits in parameters(level).items() if name in MOST_THINKING}
    kept = []
    for word in filter(None, words.split(",")):
        name, _, value = word.strip().partition("=")
        if name not in known:
            raise SetupError("table-bot-parameter", bot=level, name=name[:20], known=", ".join(known) or "–")
        low, most = known[name][0], min(known[name][1], MOST_THINKING[name])
        if not (value.isascii() and value.isdecimal() and len(value) < 10 and low <= int(value) <= most):
            raise SetupError("table-bot-range", bot=level, name=name, low=low, high=most)
        kept.append(f"{name}={int(value)}")
    return f"{level}:{','.join(kept)}" if kept else level


def playing_bot(bot: str) -> str:
    """The bot that plays for a seat as the database has it: levels that are gone, and programs, are replaced."""
    return bot if level_of(bot) in LEVELS else DEFAULT_LEVEL


def level_of(bot: str) -> str:
    """The level of a bot, without its parameters."""
    return bot.partition(":")[0]


def measured(bot: str, measure: float) -> str:
    """The bot with a part of its thinking: `search:sims=100` with a measure of 0.25 is `search:sims=25,ms=1250`."""
    level, _, words = bot.partition(":")
    given = {name: int(value) for name, _, value in (word.partition("=") for word in words.split(",") if word)}
    found = {**usual(level), **given}
    if "ms" in found:
        found["ms"] = min(found["ms"], LONGEST_THOUGHT)
    for name, least in LEAST_THINKING.items():
        if name in found:
            found[name] = min(found[name], max(least, round(found[name] * measure)))
    return f"{level}:{','.join(f'{name}={value}' for name, value in found.items())}" if found else level


def seed_for(table: LiveTable, seat: Seat) -> int:
    """What a bot's luck starts from: with the same measure, the same bot in the same position answers the same."""
    return private_seed(table.secret, seat, table.written)


class BotRunner:
    """Plays the bots of one server process."""

    def __init__(self, cache: TableCache, budget: tuple[float, float] = USUAL_BUDGET) -> None:
        self.cache = cache
        self.thinking = Thinking(budget)
        self.makers: WeakKeyDictionary[LiveTable, str] = WeakKeyDictionary()
        """Whose share a table's bots use: who made the table, or after a restart who came first. Never written."""

    def close(self) -> None:
        """No thought is begun any more; who is thinking is not waited for."""
        self.thinking.close()

    def wake(self, table: LiveTable, patient: bool = False) -> None:
        """Play the table's bots until a person is asked, or nobody is there any more.

        Who is `patient` has only heard of the table's change: the process that made it plays the bots, and we
        step in if it does not. Nothing breaks if both play, since only one can write each choice.
        """
        if client := CLIENT.get():
            self.makers.setdefault(table, client)
        if not patient:
            table.hurry.set()
        if not table.bots_running and self.awake(table) and self.decision(table) is not None:
            table.bots_running = True
            if patient:
                table.hurry.clear()
            wait = PATIENCE if patient and self.cache.store.is_postgres else 0
            self.cache.spawn(self._play(table, wait))

    def decision(self, table: LiveTable) -> Decision | None:
        """What is asked of a bot; nothing while the people talk about an undo."""
        state = table.session.state
        if state.over or not table.ready:
            return None
        request = table.request
        if request is not None and request.kind == "undo":
            return None
        return question_for_bots(table)

    def awake(self, table: LiveTable) -> bool:
        """Whether bots play here: somebody looks, or sits here and has not left, or was here a short while ago.

        Whatever anybody asks of a table is a sign of life, so a program that asks again and again is here.
        """
        if table.online or table.spectators or table.watchers:
            return True
        people = table.people()
        if any(not table.is_away(seat) for seat in people):
            return True
        return table.used > clock.ticks() - (SAT_AT if people else LOOKED_AT)

    async def advice(self, table: LiveTable, decision: Decision) -> Advice:
        """What a strong bot would do in this seat. It sees what the seat sees; who asks twice gets the same answer.

        Raises `Overloaded` if too many wait for hints already.
        """
        seat, client = decision.seat, CLIENT.get()
        twin, seed = table.session.state.copy(), int(table.revision(seat)[:8], 16)
        adviser = adviser_of(table.game)

        def work(measure: float) -> Advice:
            return advise(Seen(twin, seat), decision, seed, measured(adviser, measure))

        def ask() -> asyncio.Task[Advice]:
            self.thinking.check_hints()
            return self.cache.spawn(self.thinking.think(work, HINTS, client, table.id))

        return await asyncio.shield(table.cached(("advice", seat), ask))

    async def _play(self, table: LiveTable, wait: float) -> None:
        try:
            while wait and not table.hurry.is_set():
                before = table.written
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(table.hurry.wait(), wait)
                if table.written == before:
                    wait = 0
            while self.awake(table) and (decision := self.decision(table)) is not None:
                await self._answer(table, decision)
                await asyncio.sleep(0)
        finally:
            table.bots_running = False

    async def _answer(self, table: LiveTable, decision: Decision) -> None:
        session, seat = table.session, decision.seat
        bot, seed = playing_bot(table.seats[seat]["bot"]), seed_for(table, seat)
        quick = bot in QUICK or len(decision.choices) == 1
        kind = PEOPLE if table.people() else ONLOOKERS
        # A twin: the bot thinks in a thread of its own, while people look at the table.
        twin = session.state.copy()
        begun = clock.ticks()

        def work(measure: float) -> Choice:
            return chosen(bot if quick else measured(bot, measure), seed, twin, seat, decision)

        try:
            choice = await self.thinking.think(work, kind, self.makers.get(table, ""), table.id, quick)
        except Exception as error:
            # A bot that fails must not hold up the people: whatever is legal goes on.
            self.cache.failed(error)
            choice = chosen(LEVELS[0], seed, twin, seat, decision)
        await self._linger(table, decision, begun)
        async with self.cache.writing(table):
            if table.session is not session or not table.is_bot(seat) or self.decision(table) is None:
                return
            with contextlib.suppress(Stale):
                if decision.party and proposing_bot(table, decision) >= 0:
                    proposal = Proposal(seat, str(choice), (), table.written)
                    await self.cache.change_settings(table, proposal=msgspec.to_builtins(proposal))
                    return
                moved = session.copy()
                moved.apply(choice, seat)
                await self.cache.write(table, moved)

    async def _linger(self, table: LiveTable, decision: Decision, begun: float) -> None:
        """People see one choice after the other. Nobody waits for a choice without an alternative."""
        while len(decision.choices) > 1:
            left = begun + PACES[table.pace] - clock.ticks()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.2))


def chosen(bot: str, seed: int, state: State, seat: Seat, decision: Decision) -> Choice:
    """A bot's choice; the bot is there for this choice alone."""
    player = make(bot, seed)
    try:
        return player.choose(Seen(state, seat), decision)
    finally:
        player.close()
