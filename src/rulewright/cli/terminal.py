"""The terminal table: numbered choices, the table in words, the log with its rules, undo, save and resume.

People take turns on one screen; with several of them the screen is cleared before a hand is shown. A script
on standard input plays a whole game in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click
from msgspec.structs import replace

from rulewright.content.texts import LANGUAGES
from rulewright.core.chance import mix
from rulewright.core.errors import EndlessRules, IllegalChoice, ImpossiblePosition, RulewrightError
from rulewright.core.numbers import whole_number
from rulewright.core.record import Choice, Decision, Seat
from rulewright.core.session import Session

from .common import open_replay, plainly
from .display import Display
from .questions import Library
from .save_file import Archive, file_named, refuse_between_chapters
from .terminal_bots import Companions, refuse_programs

Command = Callable[[str, Decision], None]


class Left(Exception):
    """The person at the screen has left the table."""


class Table(Display):
    """A session, the bots at it, and the person in front of the screen."""

    def __init__(
        self,
        session: Session,
        language: str = "en",
        ask_forced: bool = False,
        packs: tuple[Path, ...] = (),
        archive: Archive | None = None,
        programs: bool = False,
        odds: bool = True,
    ) -> None:
        self.archive = archive or Archive()
        self.programs = programs
        """Whether saved games may start the programs that held seats in them."""
        self.ask_forced = ask_forced
        self.packs = packs
        super().__init__(session, language, odds)

    def sit(self, session: Session) -> None:
        """Take this session as the game on the table; raises `SetupError` for a bot that there is not."""
        self.bots = Companions(session)
        self.people = [seat for seat in range(session.setup.players) if seat not in self.bots]
        super().sit(session)

    def speak(self, language: str) -> None:
        super().speak(language)
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
            self.bots.end()
            self.keep()
            self.show_end()
            self.offer_to_save()
        except Left:
            self.tell(self.say("left", count=len(self.session.line)))
        except (EndlessRules, ImpossiblePosition):
            # A bot's choice or a forced one: nobody can go on, but nothing need be lost.
            self.offer_to_save()
            raise
        except KeyboardInterrupt:
            self.screen.blank()
            self.tell(self.say("left", count=len(self.session.line)))
            raise click.exceptions.Exit(130) from None
        finally:
            self.bots.close()

    def step(self) -> None:
        """One decision: a bot's, a forced one, or a person's."""
        decision = self.next_decision()
        if decision.seat in self.bots:
            self.session.apply(self.bots.choose(decision), decision.seat)
            for note in self.bots.news():
                self.tell(note, dim=True)
        elif self.is_forced(decision):
            self.session.apply(decision.choices[0], decision.seat)
        else:
            self.ask(decision)

    def is_forced(self, decision: Decision) -> bool:
        if decision.confirming and len(self.people) == 1:
            return True  # nobody else at the screen could make one think again
        return len(decision.choices) == 1 and not self.ask_forced

    def next_decision(self) -> Decision:
        """Bots first, then whoever is at the screen, so that it changes hands as little as possible."""
        decisions = sorted(self.session.state.decisions, key=lambda decision: decision.confirming)
        for decision in decisions:
            if all(seat in self.bots for seat in decision.seats):
                return decision
        for decision in decisions:
            if self.facing in decision.seats:
                return replace(decision, seat=self.facing)
        first = decisions[0]
        return replace(first, seat=next(seat for seat in first.seats if seat not in self.bots))

    def ask(self, decision: Decision) -> None:
        """Show a decision to its seat and listen until the position changes."""
        handed = self.facing != decision.seat
        if not self.face(decision.seat):
            return
        if decision.seat not in self.seen:
            self.welcome()
        self.keep()
        self.show_decision(decision, table=self.show_news(decision.seat) or handed)
        before = self.session
        moves = len(self.session.record)
        while self.session is before and len(self.session.record) == moves:
            self.obey(self.read(self.say("ask")), decision)

    def face(self, seat: Seat) -> bool:
        """MYS-045 and its kind: hands are secret, so the screen is cleared before another person looks.

        False if whoever hands the screen on took the last choice back instead.
        """
        giver, self.facing = self.facing, seat
        open_hands = self.game.mode(self.session.setup.mode or None).open
        if giver == seat or open_hands or len(self.people) == 1 or not self.screen.is_terminal:
            return True
        self.screen.clear()
        free = giver is not None and self.free_undo(giver) > 0
        prompt = self.say("pass-on-undo" if free else "pass-on", name=self.names[seat])
        while answer := self.read(prompt):
            if free and giver is not None and self.commands.get(answer.casefold()) == self.undo:
                self.take_back(giver, self.free_undo(giver), set())
                self.facing = None
                return False
        self.screen.clear()
        return True

    def read(self, prompt: str) -> str:
        """A line from the person or the script; its end leaves the table."""
        line = self.screen.read(prompt)
        if line is None:
            if not self.session.state.over:
                self.tell(self.say("end-of-input"))
            raise Left
        return line

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
            "hint": self.hint,
            "rules": self.library.show_rules,
            "card": self.show_card,
            "choices": lambda rest, decision: self.show_decision(decision, texts=True),
            "odds": self.switch_odds,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "lang": self.change_language,
            "quit": self.leave,
        }
        own = {self.say(f"word-{word}"): command for word, command in commands.items()}
        short = {word[0]: commands[word] for word in ("help", "board", "log", "choices", "undo", "quit")}
        more = {"?": self.why_not, "rule": self.library.show_rules, "cards": self.show_card, "exit": self.leave}
        return {**own, **short, **more, **commands}

    def choose_number(self, number: int, decision: Decision) -> None:
        if not 1 <= number <= len(decision.choices):
            self.tell(self.say("bad-number", number=str(number), most=len(decision.choices)))
            return
        self.choose(decision.choices[number - 1], decision)

    def choose_text(self, line: str, decision: Decision) -> None:
        """The offered choice with this text, whatever its capitals."""
        wanted = " ".join(line.split()).casefold()
        for choice in (*decision.choices, *decision.aside):
            if str(choice).casefold() == wanted:
                self.choose(choice, decision)
                return
        self.tell(self.say("bad-input", text=plainly(line)))

    def choose(self, choice: Choice, decision: Decision) -> None:
        try:
            self.session.apply(choice, decision.seat)
        except ImpossiblePosition as error:
            self.tell(self.say("impossible-position", step=error.step))
        except (IllegalChoice, EndlessRules) as error:
            self.tell(str(error))

    def why_not(self, words: str, decision: Decision) -> None:
        self.library.why_not(words, decision, self.session.state)

    def hint(self, words: str, decision: Decision) -> None:
        moment = mix(self.session.setup.seed * 31 + decision.seat) + len(self.session.record)
        self.library.hint(words, decision, self.session.state, moment)

    def show_card(self, words: str, decision: Decision) -> None:
        self.library.show_card(words, decision, self.session.state)

    def leave(self, words: str, decision: Decision) -> None:
        """Leave the table; people are asked whether the game should be kept."""
        self.offer_to_save()
        raise Left

    def change_language(self, code: str, decision: Decision) -> None:
        if code not in LANGUAGES:
            self.tell(self.say("language-usage", languages=", ".join(LANGUAGES)))
            return
        self.speak(code)
        self.tell(self.say("language-set"))
        self.show_decision(decision)

    def switch_odds(self, words: str, decision: Decision) -> None:
        """Tell how likely what comes next is, or tell it no more."""
        self.odds = not self.odds
        self.tell(self.say("odds-on" if self.odds else "odds-off"))
        if self.odds:
            for line in self.game.table.odds(self.session.state.view(decision.seat), self.texts):
                self.tell(line)

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

    def free_undo(self, seat: Seat) -> int:
        """How many choices must go for the last one of a seat that is not asked any more; 0 if others must agree."""
        back = 1 if seat in self.session.state.picks else self.choices_back(seat, 1)
        return back if back <= self.session.horizon(seat) else 0

    def take_back(self, seat: Seat, count: int, consent: set[Seat]) -> None:
        self.session.undo(seat, count, consent)
        # Programs keep what they have heard in mind; they begin anew with what still stands.
        self.bots.close()
        self.forget_undone()

    def choices_back(self, seat: Seat, count: int) -> int:
        """How many choices have to go so that the seat's last `count` go. Forced ones were no choice of anybody."""
        found = 0
        line = self.session.line
        for number, played in enumerate(reversed(line), 1):
            mine = played.move.seat == seat
            asked = self.session.state_at(len(line) - number).decision_for(seat) if mine else None
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
                self.show_decision(decision, table=True)
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
        path = file_named(name) if name else self.archive.file
        if path is None:
            self.tell(self.say("save-usage"))
            return
        refuse_between_chapters(self.session)
        self.archive.save(self.session, path)
        self.tell(self.say("saved", file=plainly(str(path))))

    def offer_to_save(self) -> None:
        """Ask people, never scripts, for a file when the game is in none."""
        while self.screen.is_terminal and not self.archive.holds(self.session):
            if not self.session.may_keep(len(self.session.line)):
                self.tell(self.say("unsaved-chapter", rule=self.game.keeps_only_chapters(self.session.state)))
                return
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
        path = file_named(name)
        game, replay = open_replay(path, self.packs)
        session = Session.resume(game, replay)
        if not self.programs:
            refuse_programs(session.setup)
        self.offer_to_save()
        self.bots.close()
        self.sit(session)
        self.archive.note(session, path)
        self.tell(self.say("resumed", file=plainly(str(path)), count=len(self.session.line)))
