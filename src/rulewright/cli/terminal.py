"""The terminal table: numbered choices, the table in words, the log with its rules, undo, save and resume.

People take turns on one screen; with several of them the screen is cleared before a hand is shown. A script
on standard input plays a whole game in the same way.
"""

from __future__ import annotations

import difflib
import shutil
import sys
import textwrap
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import click

from rulewright.bots import Bot, Seen, make
from rulewright.catalog import load
from rulewright.content.texts import LANGUAGES, Language
from rulewright.core.errors import IllegalChoice, RulewrightError, UndoError
from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.session import Line, Session

from .common import read_replay, write_replay

_LOCALE = Path(str(files(__package__))) / "locale"
_LOG_LINES = 15


class Left(Exception):
    """The person at the screen has left the table."""


class Table:
    """A session, the bots at it, and the person in front of the screen."""

    def __init__(self, session: Session, language: str = "en", ask_forced: bool = False) -> None:
        self.ask_forced = ask_forced
        self.facing: Seat | None = None
        """The seat that looks at the screen now."""
        self.seen: dict[Seat, int] = {}
        """How many lines of the log each person has been shown."""
        self.language = language
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Take this session as the game on the table."""
        self.session = session
        self.game = session.game
        self.seen = {}
        self.facing = None
        self.bots: dict[Seat, Bot] = {}
        seats = session.setup.seats or tuple(f"Player {n + 1}" for n in range(session.setup.players))
        for seat, name in enumerate(seats):
            if name.startswith("bot:"):
                # Bots are seeded from the game and their seat, so a game with bots can be played again.
                self.bots[seat] = make(name.removeprefix("bot:"), session.setup.seed * 31 + seat)
        self.names = tuple(
            f"{name.removeprefix('bot:')} {seat + 1}" if seat in self.bots else name for seat, name in enumerate(seats)
        )
        self.speak(self.language)

    def speak(self, language: str) -> None:
        self.language = language
        self.say = Language(language, [_LOCALE])
        self.texts = self.game.texts(language, names=self.names)

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(self.session.setup.players) if seat not in self.bots]

    # -- the loop -------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.tell(self.say("welcome", game=self.game.name.title(), players=self.say.all(list(self.names))))
        try:
            while not self.session.state.over:
                self.step()
            self.show_end()
        except Left:
            self.tell(self.say("left", count=len(self.session.line)))

    def step(self) -> None:
        """One decision: a bot's, a forced one, or a person's."""
        decision = self.next_decision()
        bot = self.bots.get(decision.seat)
        if bot is not None:
            choice = bot.choose(Seen(self.session.state, decision.seat), decision)
            self.session.apply(choice, decision.seat)
            return
        if len(decision.choices) == 1 and not self.ask_forced:
            self.session.apply(decision.choices[0], decision.seat)
            return
        self.ask(decision)

    def next_decision(self) -> Decision:
        """People who are already at the screen first, so that it changes hands as little as possible."""
        decisions = self.session.state.decisions
        for decision in decisions:
            if decision.seat in self.bots:
                return decision
        for decision in decisions:
            if decision.seat == self.facing:
                return decision
        return decisions[0]

    def ask(self, decision: Decision) -> None:
        """Show a decision to its seat and listen until the position changes."""
        self.face(decision.seat)
        whole = self.show_news(decision.seat)
        self.show_decision(decision, table=whole)
        before = self.session
        moves = len(self.session.record)
        while self.session is before and len(self.session.record) == moves:
            self.obey(self.read(self.say("ask")), decision)

    def face(self, seat: Seat) -> None:
        """MYS-045 and its kind: hands are secret, so the screen is cleared before another person looks."""
        if self.facing == seat:
            return
        others = self.facing is not None and len(self.people) > 1
        self.facing = seat
        if others and sys.stdin.isatty():
            click.clear()
            self.read(self.say("pass-on", name=self.names[seat]))
            click.clear()

    def read(self, prompt: str) -> str:
        """A line from the person (or the script); its end leaves the table."""
        click.echo(f"{prompt}> ", nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            self.tell(self.say("end-of-input"))
            raise Left
        if not sys.stdin.isatty():
            click.echo(line.rstrip("\n"))
        return line.strip()

    # -- what the person may type -------------------------------------------------------------------------

    def obey(self, line: str, decision: Decision) -> None:
        """A number or a choice's text chooses; everything else is a command."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word.isdigit() and not rest:
            self.choose_number(int(word), decision)
            return
        if line.startswith("?"):
            self.why_not(line[1:].strip(), decision)
            return
        command = self.commands().get(word.lower())
        if command is not None:
            try:
                command(rest, decision)
            except RulewrightError as error:
                self.tell(str(error))
            return
        try:
            self.choose(decision.parse(line), decision)
        except IllegalChoice:
            self.tell(self.say("bad-input", text=line))

    def commands(self) -> dict[str, Callable[[str, Decision], None]]:
        return {
            "help": self.show_help,
            "h": self.show_help,
            "board": self.show_board,
            "b": self.show_board,
            "log": self.show_log,
            "l": self.show_log,
            "why": lambda rest, decision: self.why_not(rest, decision),
            "rules": self.show_rules,
            "rule": self.show_rules,
            "card": self.show_card,
            "choices": lambda rest, decision: self.show_decision(decision, texts=True),
            "undo": self.undo,
            "u": self.undo,
            "save": self.save,
            "resume": self.resume,
            "lang": self.change_language,
            "quit": self.leave,
            "exit": self.leave,
        }

    def choose_number(self, number: int, decision: Decision) -> None:
        if not 1 <= number <= len(decision.choices):
            self.tell(self.say("bad-number", number=number, most=len(decision.choices)))
            return
        self.choose(decision.choices[number - 1], decision)

    def choose(self, choice: Choice, decision: Decision) -> None:
        self.session.apply(choice, decision.seat)

    def why_not(self, text: str, decision: Decision) -> None:
        """Why can't I do that? Answered with rules and values, to the asker alone."""
        example = str(decision.choices[0])
        if not text:
            self.tell(self.say("why-usage", example=example))
            return
        wanted = " ".join(text.split())
        by_text = {str(choice): choice for choice in self.game.universe()}
        choice = by_text.get(wanted)
        if choice is None:
            close = difflib.get_close_matches(wanted, by_text, n=5, cutoff=0.5)
            close = close or [name for name in by_text if name.startswith(wanted)][:5]
            known = self.say("why-unknown", text=wanted, close=", ".join(close)) if close else ""
            self.tell(known or self.say("why-none", text=wanted))
            return
        if choice in decision.choices:
            self.tell(self.say("why-allowed", number=decision.choices.index(choice) + 1))
            return
        self.tell(self.say("why-header", intent=self.texts.choice(choice)))
        for reason in self.game.why_not(self.session.state, decision.seat, choice):
            self.tell(f"{self.texts.reason(reason)}  [{reason.rule}]", indent=2)

    def show_rules(self, words: str, decision: Decision) -> None:
        """Search the rules; without words, the rule of the open question."""
        register = self.game.register()
        wanted = words or decision.rule
        if wanted.upper() in (*register.rulings, *register.gaps):
            self.tell(f"{wanted.upper()}: {register.text(wanted.upper(), self.language)}")
            return
        found = register.search(wanted, self.language)
        if not found:
            self.tell(self.say("rules-none", text=words))
        for rule in found[:20]:
            self.tell(f"{rule.id} (p. {rule.page}) {rule.text.in_(self.language)}", indent=2)

    def show_card(self, name: str, decision: Decision) -> None:
        if not name:
            self.tell(self.say("card-usage", example=next(iter(next(iter(self.game.content.tables.values()))))))
            return
        known = {one.lower(): one for table in self.game.content.tables.values() for one in table}
        text = self.texts.component(known.get(name.lower(), name))
        for line in text.lines():
            self.tell(line, indent=2)

    def show_board(self, words: str, decision: Decision) -> None:
        view = self.session.state.view(decision.seat)
        for line in self.game.describe(view, self.texts, full=words.startswith("f")):
            self.tell(line.strip(), indent=len(line) - len(line.lstrip()))

    def show_log(self, words: str, decision: Decision) -> None:
        lines = self.session.log(decision.seat)
        count = int(words) if words.isdigit() else _LOG_LINES
        if not lines:
            self.tell(self.say("log-empty"))
        for line in lines[-count:] if count else []:
            self.show_event(line)

    def undo(self, words: str, decision: Decision) -> None:
        """Take back own choices; beyond the horizon the other people are asked, bots always agree."""
        if words and not words.isdigit():
            self.tell(self.say("undo-usage"))
            return
        count = int(words) if words else 1
        if not self.session.line or count < 1:
            self.tell(self.say("undo-none"))
            return
        seat = decision.seat
        consent: set[Seat] = set()
        if count > self.session.horizon(seat):
            consent.update(self.bots)
            for other in self.people:
                if other == seat:
                    continue
                asked = self.say("undo-ask", asker=self.names[seat], count=count, name=self.names[other])
                if self.read(asked).lower() not in ("y", "yes", "т", "так"):
                    self.tell(self.say("undo-refused", name=self.names[other]))
                    return
                consent.add(other)
        try:
            self.session.undo(seat, min(count, len(self.session.line)), consent)
        except UndoError as error:
            self.tell(str(error))
            return
        self.seen = {other: min(shown, len(self.session.log(other))) for other, shown in self.seen.items()}
        self.tell(self.say("undo-done"))

    def save(self, name: str, decision: Decision) -> None:
        if not name:
            self.tell(self.say("save-usage"))
            return
        write_replay(Path(name), self.session.replay())
        self.tell(self.say("saved", file=name))

    def resume(self, name: str, decision: Decision) -> None:
        if not name:
            self.tell(self.say("resume-usage"))
            return
        replay = read_replay(Path(name))
        self.sit(Session.resume(load(replay.header.setup.game), replay))
        self.tell(self.say("resumed", file=name, count=len(self.session.line)))

    def change_language(self, code: str, decision: Decision) -> None:
        if code not in LANGUAGES:
            self.tell(self.say("language-usage"))
            return
        self.speak(code)
        self.tell(self.say("language-set"))
        self.show_decision(decision)

    def leave(self, words: str, decision: Decision) -> None:
        raise Left

    def show_help(self, words: str, decision: Decision) -> None:
        click.echo(self.say("help", example=str(decision.choices[0]), rule=decision.rule))

    # -- what the person sees ------------------------------------------------------------------------------

    def show_news(self, seat: Seat) -> bool:
        """What has happened since this person last looked; True if somebody else has acted."""
        lines = self.session.log(seat)
        fresh = lines[self.seen.get(seat, 0) :]
        for line in fresh:
            self.show_event(line)
        first = seat not in self.seen
        self.seen[seat] = len(lines)
        return first or any(line.event["seat"] != seat for line in fresh)

    def show_event(self, line: Line) -> None:
        self.tell(f"{self.texts.event(line.event)}  [{line.event['rule']}]", indent=4, dim=True)

    def show_decision(self, decision: Decision, texts: bool = False, table: bool = False) -> None:
        """The question with its rule, the table in short if it has changed, and the numbered choices."""
        click.echo()
        if table:
            self.show_board("", decision)
            click.echo()
        heading = f"{self.names[decision.seat]}: {self.texts.prompt(decision)}  [{decision.rule}]"
        self.tell(heading, bold=True)
        if decision.sealed:
            self.tell(self.say("sealed-note"), indent=2)
        width = len(str(len(decision.choices)))
        for number, choice in enumerate(decision.choices, 1):
            label = self.texts.choice(choice, decision)
            self.tell(f"{number:>{width}}  {label}" + (f"   ({choice})" if texts else ""), indent=2)

    def show_end(self) -> None:
        """The last news, the final table and the ranking."""
        for seat in self.people[:1]:
            self.show_news(seat)
        outcome = self.session.state.outcome
        assert outcome is not None
        click.echo()
        for line in self.game.describe(self.session.state.view(None), self.texts):
            self.tell(line)
        click.echo()
        self.tell(self.say("over"), bold=True)
        for place, seat in enumerate(outcome.ranking, 1):
            self.tell(self.say("rank-line", place=place, name=self.names[seat], score=outcome.scores[seat]), indent=2)
        winners = self.say.all([self.names[seat] for seat in outcome.winners])
        self.tell(f"{self.say('winner', name=winners)}  [{outcome.rule}]")

    def tell(self, text: str, indent: int = 0, bold: bool = False, dim: bool = False) -> None:
        """A paragraph, wrapped to the terminal."""
        width = max(40, min(120, shutil.get_terminal_size().columns))
        pad = " " * indent
        lines = textwrap.wrap(
            text,
            width,
            initial_indent=pad,
            subsequent_indent=pad + "  ",
            break_on_hyphens=False,
            break_long_words=False,
        )
        click.secho("\n".join(lines), bold=bold, dim=dim)
