"""What the person at the screen is shown: news, table, question, end; never more than the seat may see."""

from __future__ import annotations

from rulewright.content.texts import LANGUAGES
from rulewright.core.numbers import whole_number
from rulewright.core.record import Choice, Decision, Outcome, Seat
from rulewright.core.replay import Undo
from rulewright.core.session import LogLine, Session

from .common import event_sentence, own_words, seat_names
from .screen import Screen

_LOG_LINES = 15


class Display:
    """A session on a screen, in one language."""

    def __init__(self, session: Session, language: str, odds: bool = True) -> None:
        self.screen = Screen()
        self.odds = odds
        """Whether it is told how likely what comes next is."""
        self.language = language
        self.sit(session)

    def sit(self, session: Session) -> None:
        """Show this session from now on."""
        self.session = session
        self.game = session.game
        self.facing: Seat | None = None
        """The seat that looks at the screen now."""
        self.seen: dict[Seat | None, tuple[int, int]] = {}
        """What each person has been shown of the log: all of the first choices, and this many lines after them."""
        seats = (None, *range(session.setup.players))
        self.old = dict.fromkeys(seats, (0, max(0, session.log_length - _LOG_LINES)))
        """What of the log of a resumed game nobody needs to be shown again."""
        self.told: frozenset[str] = frozenset()
        """The lines about the table that a party has read last."""
        self.laid: set[str] = set()
        """The components that questions have laid out: what they say is told once, and when it is asked for."""
        self.speak(self.language)

    def speak(self, language: str) -> None:
        self.language = language
        self.laid = set()
        self.say = own_words(language)
        self.names = seat_names(self.session.setup, self.say)
        self.texts = self.game.texts(language, names=self.names)

    def tell(self, text: str, indent: int = 0, bold: bool = False, dim: bool = False) -> None:
        self.screen.tell(text, indent, bold, dim)

    def welcome(self) -> None:
        """Said to everybody who looks at the screen for the first time."""
        title = self.game.table.about(self.texts)[0]
        if len(self.game.modes) > 1:
            title += f" · {self.texts.mode(self.game.mode_of(self.session.state))[0]}"
        self.tell(self.say("welcome", game=title, players=self.say.all(list(self.names))))

    def show_news(self, seat: Seat | None) -> bool:
        """What has happened since this person last looked; True if somebody else has acted."""
        since, shown = self.seen.get(seat, self.old[seat])
        fresh = self.session.log(seat, since)[shown:]
        for line in fresh:
            self.show_event(line)
        first = seat not in self.seen
        now = len(self.session.line)
        # Where nothing is hidden, what one has read at this screen all have read.
        for reader in {seat, *range(len(self.names))} if self.open else {seat}:
            self.seen[reader] = (now, len(self.session.log(reader, now)))
        return first or any(line.event["seat"] != seat for line in fresh)

    def forget_undone(self) -> None:
        """After an undo everybody has seen what still stands, but not the line that tells of the undo."""
        undo = self.session.record[-1]
        fresh = 1 if isinstance(undo, Undo) and not undo.sealed else 0
        now = len(self.session.line)
        for seat, (since, _) in self.seen.items():
            if since >= now:
                self.seen[seat] = (now, len(self.session.log(seat, now)) - fresh)

    def show_event(self, line: LogLine) -> None:
        # What lies open to be read is told with the table.
        if self.session.state.over or not self.session.game.table.lies_open(line.event):
            self.tell(event_sentence(line.event, self.texts, self.say), indent=4, dim=True)

    def show_decision(self, decision: Decision, texts: bool = False, table: bool = False) -> None:
        """The table in short if it has changed, the question with its rule, and the numbered choices."""
        self.screen.blank()
        if table and not self.party:
            self.show_board("", decision)
            self.screen.blank()
        elif table:
            self.show_changes(decision.seat)
        heading = f"{self.names[decision.seat]}: {self.texts.prompt(decision)}  [{decision.rule}]"
        self.tell(heading, bold=True)
        if decision.sealed:
            self.tell(self.say("sealed-note"), indent=2)
        self.show_components(decision, again=texts)
        if texts:
            for number, choice in enumerate(decision.choices, 1):
                self.tell(f"{number}  {self.label(choice, decision)}   ({choice})", indent=2)
            for choice in decision.aside:
                self.tell(f"{choice}  {self.texts.choice(choice, decision)}", indent=2)
            return
        self.screen.list_choices((str(choice), self.label(choice, decision)) for choice in decision.choices)

    def show_components(self, decision: Decision, again: bool) -> None:
        """What the component says that a question is about, and what those say that can be chosen."""
        view = self.session.state.view(decision.seat)
        asked = self.game.table.asked_about(decision, view)
        if asked:
            text = self.texts.component(asked)
            for line in (text.line, *text.rules):
                self.tell(line, indent=4, dim=True)
        for id in self.game.table.laid_out(decision, view):
            if id in self.laid and not again:
                continue
            self.laid.add(id)
            text = self.texts.component(id)
            self.tell(f"{text.name} · {text.line}", indent=4)
            for line in text.rules:
                self.tell(line, indent=6, dim=True)

    def label(self, choice: Choice, decision: Decision) -> str:
        """What a choice is called, and what stands beside it."""
        view = self.session.state.view(decision.seat)
        beside = self.game.table.remark(choice, decision.seat, view, self.texts)
        words = self.texts.choice(choice, decision)
        return f"{words} ({beside})" if beside else words

    def show_board(self, words: str, decision: Decision) -> None:
        full = words.startswith(("f", "п"))
        if full:
            for line in self.game.table.chart(self.session.state.view(decision.seat), self.texts):
                self.tell(line)
        self.describe(decision.seat, full)

    def describe(self, seat: Seat | None, full: bool = False) -> None:
        """The table in words, as a seat sees it."""
        for line in self.in_words(seat, full):
            self.tell(line.strip(), indent=len(line) - len(line.lstrip()))

    def in_words(self, seat: Seat | None, full: bool = False) -> list[str]:
        """The lines about the table, and the odds of what comes next unless they are hidden."""
        view = self.session.state.view(seat)
        lines = list(self.game.table.describe(view, self.texts, full))
        return [*lines, *self.game.table.odds(view, self.texts)] if self.odds else lines

    @property
    def party(self) -> bool:
        """Whether all play together: then everything that happens is the news of everybody."""
        return self.game.mode(self.session.setup.mode or None).party

    @property
    def open(self) -> bool:
        """Whether the people at this screen have nothing to hide from each other."""
        return self.game.mode(self.session.setup.mode or None).open

    def show_changes(self, seat: Seat) -> None:
        """The table in words for a party, which is asked again and again: what it has not read in the same words."""
        lines = self.in_words(seat)
        fresh = [line for line in lines if line not in self.told]
        self.told = frozenset(lines)
        for line in fresh:
            self.tell(line.strip(), indent=len(line) - len(line.lstrip()))
        if fresh:
            self.screen.blank()

    def show_log(self, words: str, decision: Decision) -> None:
        count = whole_number(words) if words else _LOG_LINES
        length = self.session.log_length
        if count is None:
            self.tell(self.say("log-usage"))
        elif not length:
            self.tell(self.say("log-empty"))
        for line in self.session.lines(decision.seat, length - count) if count else []:
            self.show_event(line)

    def show_help(self, words: str, decision: Decision) -> None:
        tables = [rows for name, rows in self.game.content.tables.items() if name not in self.game.silent_tables]
        component = next(iter(tables[0]))
        values = {
            "example": str(decision.choices[0]),
            "rule": decision.rule,
            "component": component,
            "languages": ", ".join(LANGUAGES),
            "other": next(code for code in LANGUAGES if code != self.language),
        }
        text = self.say("help", **values)
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
        if self.game.mode(self.game.mode_of(self.session.state)).cooperative:
            self.show_common_end(outcome)
            return
        for place, seat in enumerate(outcome.ranking, 1):
            self.tell(self.say("rank-line", place=place, name=self.names[seat], score=outcome.scores[seat]), indent=2)
        winners = self.say.all([self.names[seat] for seat in outcome.winners])
        self.tell(f"{self.say('winner', name=winners, count=len(outcome.winners))}  [{outcome.rule}]")

    def show_common_end(self, outcome: Outcome) -> None:
        """Nobody competes: everybody wins or everybody loses, and there is no ranking to show."""
        told = self.game.table.ending(self.session.state.view(None), self.texts)
        if told:
            self.tell(told, indent=2)
        everybody = self.say.all(list(self.names))
        message = "winner" if outcome.winners else "loser"
        self.tell(f"{self.say(message, name=everybody, count=len(self.names))}  [{outcome.rule}]")
