"""The terminal table: numbered choices, the table in words, the log with its rules, undo, save and resume.

People take turns on one screen; with several of them the screen is cleared before a hand is shown. A script
on standard input plays a whole game in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from rulewright.bots import Bot, Seen, make
from rulewright.content.texts import LANGUAGES
from rulewright.core.chance import mix
from rulewright.core.errors import IllegalChoice, RulewrightError
from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.session import Line, Session

from .archive import Archive
from .common import BOT, open_replay, own_words, seat_names, whole_number
from .consult import Library
from .screen import Screen

_LOG_LINES = 15
Command = Callable[[str, Decision], None]


class Left(Exception):
    """The person at the screen has left the table."""


class Table:
    """A session, the bots at it, and the person in front of the screen."""

    def __init__(
        self,
        session: Session,
        language: str = "en",
        ask_forced: bool = False,
        packs: tuple[Path, ...] = (),
        archive: Archive | None = None,
    ) -> None:
        self.screen = Screen()
        self.archive = archive or Archive()
        self.ask_forced = ask_forced
        self.packs = packs
        self.language = language
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Take this session as the game on the table."""
        self.session = session
        self.game = session.game
        self.bots = {
            seat: name.removeprefix(BOT) for seat, name in enumerate(session.setup.seats) if name.startswith(BOT)
        }
        for name in self.bots.values():
            make(name)
        self.people = [seat for seat in range(session.setup.players) if seat not in self.bots]
        self.facing: Seat | None = None
        """The seat that looks at the screen now."""
        self.seen: dict[Seat | None, int] = {}
        """How many lines of the log each person has been shown."""
        self.old = {seat: max(0, len(session.log(seat)) - _LOG_LINES) for seat in (None, *self.people)}
        """How many lines of the log of a resumed game nobody needs to be shown again."""
        self.speak(self.language)

    def speak(self, language: str) -> None:
        self.language = language
        self.say = own_words(language)
        self.names = seat_names(self.session.setup, self.say)
        self.texts = self.game.texts(language, names=self.names)
        self.library = Library(self.game, self.texts, self.say, self.screen)
        self.commands = self._commands()

    # -- the loop -------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.archive.keep(self.session)
        if not self.people:
            self.welcome()
        try:
            while not self.session.state.over:
                self.step()
            self.keep()
            self.show_end()
            self.offer_to_save()
        except Left:
            self.tell(self.say("left", count=len(self.session.line)))
        except KeyboardInterrupt:
            self.screen.blank()
            self.tell(self.say("left", count=len(self.session.line)))
            raise click.exceptions.Exit(130) from None

    def step(self) -> None:
        """One decision: a bot's, a forced one, or a person's."""
        decision = self.next_decision()
        if decision.seat in self.bots:
            choice = self.bot(decision.seat).choose(Seen(self.session.state, decision.seat), decision)
            self.session.apply(choice, decision.seat)
        elif self.is_forced(decision):
            self.session.apply(decision.choices[0], decision.seat)
        else:
            self.ask(decision)

    def bot(self, seat: Seat) -> Bot:
        """A bot's luck depends on the game and the moment alone, so a resumed game goes on as it would have."""
        moment = mix(self.session.setup.seed * 31 + seat) + len(self.session.record)
        return make(self.bots[seat], moment)

    def is_forced(self, decision: Decision) -> bool:
        return len(decision.choices) == 1 and not self.ask_forced

    def next_decision(self) -> Decision:
        """Bots first, then whoever is at the screen, so that it changes hands as little as possible."""
        decisions = self.session.state.decisions
        for wanted in (self.bots, (self.facing,)):
            for decision in decisions:
                if decision.seat in wanted:
                    return decision
        return decisions[0]

    def ask(self, decision: Decision) -> None:
        """Show a decision to its seat and listen until the position changes."""
        if not self.face(decision.seat):
            return
        if decision.seat not in self.seen:
            self.welcome()
        self.keep()
        self.show_decision(decision, table=self.show_news(decision.seat))
        before = self.session
        moves = len(self.session.record)
        while self.session is before and len(self.session.record) == moves:
            self.obey(self.read(self.say("ask")), decision)

    def welcome(self) -> None:
        """Said to everybody who looks at the screen for the first time."""
        self.tell(self.say("welcome", game=self.game.name.title(), players=self.say.all(list(self.names))))

    def face(self, seat: Seat) -> bool:
        """MYS-045 and its kind: hands are secret, so the screen is cleared before another person looks.

        False if whoever hands the screen on took the last choice back instead.
        """
        giver, self.facing = self.facing, seat
        if giver == seat or len(self.people) == 1 or not self.screen.is_terminal:
            return True
        self.screen.clear()
        answer = self.read(self.say("pass-on", name=self.names[seat]))
        self.screen.clear()
        if giver is not None and self.commands.get(answer.casefold()) == self.undo and self.undo_freely(giver):
            self.facing = None
            return False
        return True

    def read(self, prompt: str) -> str:
        """A line from the person or the script; its end leaves the table."""
        line = self.screen.read(prompt)
        if line is None:
            self.tell(self.say("end-of-input"))
            raise Left
        return line

    def tell(self, text: str, indent: int = 0, bold: bool = False, dim: bool = False) -> None:
        self.screen.tell(text, indent, bold, dim)

    # -- what the person may type -------------------------------------------------------------------------

    def obey(self, line: str, decision: Decision) -> None:
        """A number or a choice's text chooses; everything else is a command. Enter shows the choices again."""
        if not line:
            self.show_decision(decision)
            return
        word, _, rest = line.partition(" ")
        number = whole_number(line)
        if number is not None:
            self.choose_number(number, decision)
            return
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = self.commands.get(word.casefold())
        try:
            if command is not None:
                command(rest.strip(), decision)
            else:
                self.choose_text(line, decision)
        except RulewrightError as error:
            self.tell(str(error))

    def _commands(self) -> dict[str, Command]:
        """Every command by its English word and by the reader's own."""
        commands: dict[str, Command] = {
            "help": self.show_help,
            "board": self.show_board,
            "log": self.show_log,
            "why": self.why_not,
            "rules": self.library.show_rules,
            "card": self.library.show_card,
            "choices": lambda rest, decision: self.show_decision(decision, texts=True),
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "lang": self.change_language,
            "quit": self.leave,
        }
        own = {self.say(f"word-{word}"): command for word, command in commands.items()}
        short = {word[0]: commands[word] for word in ("help", "board", "log", "choices", "undo", "quit")}
        more = {"?": self.why_not, "rule": self.library.show_rules, "cards": self.library.show_card, "exit": self.leave}
        return {**own, **short, **more, **commands}

    def choose_number(self, number: int, decision: Decision) -> None:
        if not 1 <= number <= len(decision.choices):
            self.tell(self.say("bad-number", number=str(number), most=len(decision.choices)))
            return
        self.choose(decision.choices[number - 1], decision)

    def choose_text(self, line: str, decision: Decision) -> None:
        """The offered choice with this text, whatever its capitals."""
        wanted = " ".join(line.split()).casefold()
        for choice in decision.choices:
            if str(choice).casefold() == wanted:
                self.choose(choice, decision)
                return
        self.tell(self.say("bad-input", text=line))

    def choose(self, choice: Choice, decision: Decision) -> None:
        try:
            self.session.apply(choice, decision.seat)
        except IllegalChoice as error:
            self.tell(str(error))

    def why_not(self, words: str, decision: Decision) -> None:
        self.library.why_not(words, decision, self.session.state)

    def leave(self, words: str, decision: Decision) -> None:
        """Leave the table; people are asked whether the game should be kept."""
        self.offer_to_save()
        raise Left

    def change_language(self, code: str, decision: Decision) -> None:
        if code not in LANGUAGES:
            self.tell(self.say("language-usage"))
            return
        self.speak(code)
        self.tell(self.say("language-set"))
        self.show_decision(decision)

    # -- undo ----------------------------------------------------------------------------------------------

    def undo(self, words: str, decision: Decision) -> None:
        """Take back own choices; beyond the horizon the other people are asked, bots always agree."""
        count = whole_number(words) if words else 1
        if not count:
            self.tell(self.say("undo-usage"))
            return
        seat = decision.seat
        back = self.choices_back(seat, count)
        if not back:
            self.tell(self.say("undo-none"))
        elif back <= self.session.horizon(seat):
            self.take_back(seat, back, set())
        elif self.everybody_agrees(decision, count):
            self.take_back(seat, back, set(range(self.session.setup.players)) - {seat})

    def undo_freely(self, seat: Seat) -> bool:
        """Take back the last choice of somebody who is not asked any more, if nobody has to agree."""
        back = 1 if seat in self.session.state.picks else self.choices_back(seat, 1)
        if not 0 < back <= self.session.horizon(seat):
            return False
        self.take_back(seat, back, set())
        return True

    def take_back(self, seat: Seat, count: int, consent: set[Seat]) -> None:
        self.session.undo(seat, count, consent)
        for other, shown in self.seen.items():
            # Lines that are gone were seen; the last one, which may tell of the undo itself, was not.
            self.seen[other] = min(shown, len(self.session.log(other)) - 1)

    def choices_back(self, seat: Seat, count: int) -> int:
        """How many choices have to go so that the seat's last `count` go. Forced ones were no choice of anybody."""
        found = 0
        for number, played in enumerate(reversed(self.session.line), 1):
            asked = played.before.decision_for(seat) if played.move.seat == seat else None
            if asked is not None and not self.is_forced(asked):
                found = number
                count -= 1
            if not count:
                break
        return found

    def everybody_agrees(self, decision: Decision, count: int) -> bool:
        """Ask the other people. The asker's hand is not theirs to see, so the screen changes hands."""
        seat = decision.seat
        for other in self.people:
            if other == seat:
                continue
            self.facing = None
            if self.screen.is_terminal:
                self.screen.clear()
            asked = self.say("undo-ask", asker=self.names[seat], count=count, name=self.names[other])
            agreed = self.read(asked).casefold() in self.say("yes-words").split()
            if not agreed:
                refused = self.say("undo-refused", name=self.names[other])
                self.face(seat)
                self.tell(refused)
                self.show_decision(decision)
                return False
        return True

    # -- saving --------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Every choice goes to the file at once, if that was asked for; a full disk does not end the game."""
        try:
            self.archive.keep(self.session)
        except RulewrightError as error:
            self.tell(str(error))

    def save(self, name: str, decision: Decision | None = None) -> None:
        """Save to a file; without a name, where it was saved before."""
        path = Path(name).expanduser() if name else self.archive.file
        if path is None:
            self.tell(self.say("save-usage"))
            return
        self.archive.save(self.session, path)
        self.tell(self.say("saved", file=str(path)))

    def offer_to_save(self) -> None:
        """Ask people, never scripts, for a file when the game is in none."""
        while self.screen.is_terminal and not self.archive.holds(self.session):
            name = self.read(self.say("unsaved"))
            if not name:
                return
            try:
                self.save(name)
            except RulewrightError as error:
                self.tell(str(error))

    def resume(self, name: str, decision: Decision) -> None:
        if not name:
            self.tell(self.say("resume-usage"))
            return
        path = Path(name).expanduser()
        game, replay = open_replay(path, self.packs)
        session = Session.resume(game, replay)
        self.offer_to_save()
        self.sit(session)
        self.archive.note(session, path)
        self.tell(self.say("resumed", file=str(path), count=len(self.session.line)))

    # -- what the person sees ------------------------------------------------------------------------------

    def show_news(self, seat: Seat | None) -> bool:
        """What has happened since this person last looked; True if somebody else has acted."""
        lines = self.session.log(seat)
        fresh = lines[self.seen.get(seat, self.old[seat]) :]
        for line in fresh:
            self.show_event(line)
        first = seat not in self.seen
        self.seen[seat] = len(lines)
        return first or any(line.event["seat"] != seat for line in fresh)

    def show_event(self, line: Line) -> None:
        self.tell(f"{self.texts.event(line.event)}  [{line.event['rule']}]", indent=4, dim=True)

    def show_decision(self, decision: Decision, texts: bool = False, table: bool = False) -> None:
        """The table in short if it has changed, the question with its rule, and the numbered choices."""
        self.screen.blank()
        if table:
            self.show_board("", decision)
            self.screen.blank()
        heading = f"{self.names[decision.seat]}: {self.texts.prompt(decision)}  [{decision.rule}]"
        self.tell(heading, bold=True)
        if decision.sealed:
            self.tell(self.say("sealed-note"), indent=2)
        if texts:
            for number, choice in enumerate(decision.choices, 1):
                self.tell(f"{number}  {self.texts.choice(choice, decision)}   ({choice})", indent=2)
            return
        self.screen.list_choices((str(choice), self.texts.choice(choice, decision)) for choice in decision.choices)

    def show_board(self, words: str, decision: Decision) -> None:
        self.describe(decision.seat, full=words.startswith(("f", "п")))

    def describe(self, seat: Seat | None, full: bool = False) -> None:
        """The table in words, as a seat sees it."""
        for line in self.game.describe(self.session.state.view(seat), self.texts, full):
            self.tell(line.strip(), indent=len(line) - len(line.lstrip()))

    def show_log(self, words: str, decision: Decision) -> None:
        lines = self.session.log(decision.seat)
        count = whole_number(words) if words else _LOG_LINES
        if count is None:
            self.tell(self.say("log-usage"))
        elif not lines:
            self.tell(self.say("log-empty"))
        for line in lines[-count:] if count else []:
            self.show_event(line)

    def show_help(self, words: str, decision: Decision) -> None:
        text = self.say("help", example=str(decision.choices[0]), rule=decision.rule)
        rows = [line.partition("|") for line in text.splitlines()]
        self.screen.rows([(usage.strip(), meaning.strip()) for usage, _, meaning in rows])

    def show_end(self) -> None:
        """The last news, the final table and the ranking."""
        self.show_news(self.facing)
        outcome = self.session.state.outcome
        assert outcome is not None
        self.screen.blank()
        self.describe(None)
        self.screen.blank()
        self.tell(self.say("over"), bold=True)
        for place, seat in enumerate(outcome.ranking, 1):
            self.tell(self.say("rank-line", place=place, name=self.names[seat], score=outcome.scores[seat]), indent=2)
        winners = self.say.all([self.names[seat] for seat in outcome.winners])
        self.tell(f"{self.say('winner', name=winners, count=len(outcome.winners))}  [{outcome.rule}]")
