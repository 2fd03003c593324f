"""The bots at a terminal table: made anew for every question, but for programs, which stay for the game."""

from __future__ import annotations

from rulewright.bots import Bot, Seen, make
from rulewright.bots.by_name import EXTERNAL
from rulewright.bots.seats import Listener
from rulewright.core.chance import mix
from rulewright.core.errors import SetupError
from rulewright.core.record import Choice, Decision, Event, Seat
from rulewright.core.replay import Setup
from rulewright.core.session import Session

from .common import BOT, plainly


def bots_of(setup: Setup) -> dict[Seat, str]:
    """Which bots sit where."""
    return {seat: name.removeprefix(BOT) for seat, name in enumerate(setup.seats) if name.startswith(BOT)}


def refuse_programs(setup: Setup) -> None:
    """A file may come from anybody: it starts a program only if the person at the screen has said so."""
    for seat, name in bots_of(setup).items():
        if name.strip().startswith(EXTERNAL):
            raise SetupError("resume-program", seat=seat, program=plainly(name))


class Companions:
    """The bots of one session, by seat."""

    def __init__(self, session: Session) -> None:
        """Raises `SetupError` for a bot that there is not."""
        self.session = session
        self.names = bots_of(session.setup)
        self._programs: dict[Seat, Listener] = {}
        self._heard: dict[Seat, int] = {}
        self._reported: dict[Seat, int] = {}
        for name in self.names.values():
            make(name).close()

    def __contains__(self, seat: object) -> bool:
        return seat in self.names

    def choose(self, decision: Decision) -> Choice:
        """What the bot in the asked seat answers."""
        seat = decision.seat
        bot = self._programs.get(seat) or self._made(seat)
        heard = self._news(seat) if seat in self._programs else ()
        return bot.choose(Seen(self.session.state, seat, heard), decision)

    def _made(self, seat: Seat) -> Bot:
        """A bot's luck depends on the game and the moment alone, so a resumed game goes on as it would have."""
        moment = mix(self.session.setup.seed * 31 + seat) + len(self.session.record)
        bot = make(self.names[seat], moment)
        if isinstance(bot, Listener):
            self._programs[seat] = bot
        return bot

    def _news(self, seat: Seat) -> list[Event]:
        since, self._heard[seat] = self._heard.get(seat, 0), len(self.session.line)
        return [event for played in self.session.line[since:] for event in played.events]

    def news(self) -> list[str]:
        """What programs have done wrong since this was last asked."""
        found: list[str] = []
        for seat, bot in self._programs.items():
            notes = bot.notes()
            found += notes[self._reported.get(seat, 0) :]
            self._reported[seat] = len(notes)
        return found

    def end(self) -> None:
        """The game is over."""
        outcome = self.session.state.outcome
        for bot in self._programs.values():
            if outcome is not None:
                bot.over(outcome)
        self.close()

    def close(self) -> None:
        """End the programs; the next question starts them anew, with the whole game so far."""
        for bot in self._programs.values():
            bot.close()
        self._programs.clear()
        self._heard.clear()
        self._reported.clear()
