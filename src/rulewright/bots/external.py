"""External bots: a program in any language holds a seat and talks in lines of JSON (docs/external-bots.md).

Whatever the program does, the game goes on: a program that crashes, answers late or answers wrongly is reported and
started again once, at the same question; after that `greedy` plays on in its seat.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import time
from functools import lru_cache
from typing import Any, Union

import msgspec
from msgspec import Struct

from rulewright.core.errors import SetupError
from rulewright.core.game import Game, plain
from rulewright.core.numbers import whole_number
from rulewright.core.record import Choice, Decision, Outcome, Seat

from .base import Advice, Bot, Seen
from .by_name import EXTERNAL, make
from .child_process import Broken, Program

PROTOCOL = 1
DEFAULT_MS = 10_000
MOST_MS = 3_600_000
START = 10.0
"""Seconds to say hello in: some languages start slowly."""
GRACE = 1.0
"""Seconds to answer in after being told to stop."""
SUBSTITUTE = "greedy"
_LONGEST_NAME = 60
_MOST_LINES = 1_000
"""Late answers to earlier questions that are ignored before the program is reported."""


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The program's first line."""

    protocol: int
    name: str


class Answer(Struct, frozen=True, tag="choice", forbid_unknown_fields=True):
    """The program's answer: the text of a choice, or its number."""

    revision: int
    choice: str | None = None
    number: int | None = None


_LINE: msgspec.json.Decoder[Hello | Answer] = msgspec.json.Decoder(Union[Hello, Answer])


def read_command(command: str) -> tuple[tuple[str, ...], int]:
    """The words of a command and its time for an answer in milliseconds: `ms=2000 ./mybot --flag`."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError("bot-command-quotes", external=EXTERNAL, command=command, error=error) from None
    budget = DEFAULT_MS
    if words and words[0].startswith("ms="):
        value = words.pop(0).removeprefix("ms=")
        number = whole_number(value, 1, MOST_MS)
        if number is None:
            raise SetupError("bot-milliseconds", external=EXTERNAL, command=command, most=MOST_MS, value=value)
        budget = number
    if not words:
        raise SetupError("bot-names-no-program", external=EXTERNAL, command=command)
    if shutil.which(words[0]) is None:
        why = "closed" if os.path.isfile(words[0]) else "missing"
        raise SetupError("bot-program-missing", external=EXTERNAL, command=command, program=words[0], why=why)
    return tuple(words), budget


@lru_cache(maxsize=16)
def numbered(game: Game) -> dict[Choice, int]:
    """Every choice of a game with its number: its place in the game's action space."""
    return {choice: number for number, choice in enumerate(game.action_space())}


class ExternalBot:
    """A bot that is another program. It is started when it is first asked, and ended by `close`."""

    listens = True
    """It wants to be told what has happened since it was last asked (`Seen.heard`)."""

    def __init__(self, command: str, seed: int) -> None:
        self.name = EXTERNAL + command
        self._words, self._budget = read_command(command)
        self._seed = seed
        self._program: Program | None = None
        self._substitute: Bot | None = None
        self._title = ""
        """What the program calls itself."""
        self._heard: list[dict[str, Any]] = []
        """Everything that the seat has seen, for a program that has to be started again."""
        self._told = 0
        """How much of that the running program knows."""
        self._revision = 0
        self._notes: list[str] = []

    # -- a bot like any other ----------------------------------------------------------------------------------

    def choose(self, seen: Seen, decision: Decision) -> Choice:
        self._heard.extend(seen.heard)
        if len(decision.choices) == 1:
            return decision.choices[0]
        self._revision += 1
        while self._substitute is None:
            try:
                return self._ask(seen, decision)
            except Broken as broken:
                self._give_up(str(broken), seen.seat)
        return self._substitute.choose(seen, decision)

    def explain(self, seen: Seen, decision: Decision) -> Advice:
        """Its choice; the protocol has no words for reasons."""
        choice = self.choose(seen, decision)
        return Advice(SUBSTITUTE if self._substitute is not None else self._title or self.name, choice)

    def notes(self) -> tuple[str, ...]:
        """What went wrong, a sentence or two for each time."""
        return tuple(self._notes)

    def over(self, outcome: Outcome) -> None:
        """Tell the program how the game ended."""
        if self._program is not None:
            self._say({"type": "game-over", "outcome": plain(outcome)})

    def close(self) -> None:
        """End the program; a later question starts it again."""
        if self._program is not None:
            self._program.close(b'{"type":"quit"}')
            self._program = None

    # -- the conversation --------------------------------------------------------------------------------------

    def _ask(self, seen: Seen, decision: Decision) -> Choice:
        if self._program is None:
            self._start(seen)
        numbers = numbered(seen.game)
        self._say(
            {
                "type": "decide",
                "revision": self._revision,
                "prompt": decision.prompt,
                "about": plain(decision.about),
                "rule": decision.rule,
                "sealed": decision.sealed,
                "choices": [str(choice) for choice in decision.choices],
                "numbers": [numbers[choice] for choice in decision.choices],
                "view": seen.view,
                "events": self._heard[self._told :],
                "budget_ms": self._budget,
            }
        )
        self._told = len(self._heard)
        until = time.monotonic() + self._budget / 1000
        answer = self._answer(until)
        if answer is None:
            self._say({"type": "stop", "revision": self._revision})
            answer = self._answer(until + GRACE)
        if answer is None:
            raise Broken(f"gave no answer within {self._budget} ms, and none when it was told to stop")
        return self._chosen(answer, decision, numbers)

    def _start(self, seen: Seen) -> None:
        self._told = 0
        self._program = Program(self._words)
        self._say({"type": "hello", "protocol": PROTOCOL, "name": "rulewright"})
        hello = self._line(time.monotonic() + START)
        if hello is None:
            raise Broken(f"did not say hello within {START:g} seconds")
        if not isinstance(hello, Hello):
            raise Broken("answered before it said hello")
        if hello.protocol != PROTOCOL:
            raise Broken(f"speaks protocol {hello.protocol}; this program speaks protocol {PROTOCOL}")
        if not 1 <= len(hello.name) <= _LONGEST_NAME or not hello.name.isprintable():
            raise Broken(f"has no name of 1 to {_LONGEST_NAME} printable characters")
        self._title = hello.name
        game = seen.game
        self._say(
            {
                "type": "new-game",
                "game": game.name,
                "content": game.content_hash,
                "players": seen.players,
                "seat": seen.seat,
                **seen.terms,
                "seed": own_seed(self._seed),
            }
        )

    def _say(self, message: dict[str, Any]) -> None:
        assert self._program is not None
        self._program.say(msgspec.json.encode(message))

    def _line(self, until: float) -> Hello | Answer | None:
        """The next line of the program, understood; None if there is none in time."""
        assert self._program is not None
        line = self._program.listen(until)
        if line is None:
            return None
        try:
            line.decode("utf-8")
            return _LINE.decode(line)
        except UnicodeDecodeError as error:
            raise Broken(f"wrote a line that is not UTF-8 at byte {error.start}: {_shown(line)}") from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise Broken(f"wrote a line that the protocol does not know: {_shown(line)} ({error})") from None

    def _answer(self, until: float) -> Answer | None:
        """The answer to the open question; answers to earlier ones came too late and are ignored."""
        for _ in range(_MOST_LINES):
            line = self._line(until)
            if line is None:
                return None
            if not isinstance(line, Answer):
                raise Broken("said hello twice")
            if line.revision == self._revision:
                return line
            if line.revision > self._revision:
                raise Broken(f"answered question {line.revision}, which was not asked yet")
        raise Broken(f"wrote {_MOST_LINES} lines without answering the question")

    def _chosen(self, answer: Answer, decision: Decision, numbers: dict[Choice, int]) -> Choice:
        if (answer.choice is None) == (answer.number is None):
            raise Broken("answered with neither or both of choice and number; expected one of them")
        for choice in decision.choices:
            if answer.number == numbers[choice] or answer.choice == str(choice):
                return choice
        given = _shown((answer.choice or str(answer.number)).encode())
        raise Broken(
            f"answered {given} to {decision.prompt!r}, which is not one of the {len(decision.choices)} choices"
        )

    # -- when it does not behave -------------------------------------------------------------------------------

    def _give_up(self, what: str, seat: Seat) -> None:
        """Report what happened; the second time, somebody else takes the seat."""
        words = ""
        if self._program is not None:
            self._program.close()
            words = self._program.last_words
            self._program = None
        if self._notes:
            self._substitute = make(SUBSTITUTE, self._seed)
            then = f"{SUBSTITUTE} plays on in its seat"
        else:
            then = "it is started again"
        note = f"{self.name} (seat {seat}, question {self._revision}) {what}; {then}."
        self._notes.append(f"{note} Its last words: {words}" if words else note)


def own_seed(seed: int) -> int:
    """The seed that a program is given: its own, which reveals nothing about the seed of the game."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8, person=b"own seed").digest()[:6], "big")


def _shown(line: bytes) -> str:
    """The beginning of a line, fit for a report."""
    text = line[:80].decode("utf-8", "replace")
    return repr(text if len(line) <= 80 else f"{text}…")
