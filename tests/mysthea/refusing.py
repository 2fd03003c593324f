"""What the tests of "why not?" share: positions made short, and cases written as text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from rulewright.core.record import Choice, Outcome
from rulewright.games.mysthea import effects as verbs
from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.state import Battle, MystheaState
from rulewright.games.mysthea.positions import island, offered, play, position, region
from rulewright.games.mysthea.rules import refusals

Told = tuple[str, str, dict[str, Any]]

_RULES = files("rulewright.games.mysthea") / "content" / "rules"
KNOWN_RULES = {
    rule["id"]
    for file in _RULES.iterdir()
    if file.name.endswith(".toml")
    for rule in tomllib.loads(file.read_text("utf-8"))["rule"]
}
_SENTENCE = re.compile(r"^    (why-[a-z-]+)(?: \{([a-z, ]+)\})?  +\S", re.MULTILINE)
SENTENCES = {name: set(values.split(", ")) if values else set() for name, values in _SENTENCE.findall(refusals.__doc__)}
MOMENTS = set(re.findall(r"^    ([a-z]+(?:-[a-z]+)*)  +\S", refusals.__doc__.split("The moments")[1], re.MULTILINE))


def why(state: MystheaState, seat: int, intent: str | Choice) -> list[Told]:
    """The reasons as plain tuples."""
    return [(reason.rule, reason.message, reason.values) for reason in state.game.why_not(state, seat, intent)]


def at(name: str) -> dict[str, Any]:
    """A board whose Champion stands in a region."""
    return {"at": region(name)}


def open_with(*agenda: Any, board: dict[str, Any] | None = None, **table: Any) -> MystheaState:
    """A position where the first of these steps asks seat 0 something."""
    return position(agenda=agenda, boards={0: board or {}}, **table)


def fight(where: str) -> Battle:
    """A Battle of seats 0 and 1 that seat 0 has started."""
    return Battle(
        starter=0, region=region(where), sides=(0, 1), bonus=(0, 0), cards=("", ""), retreated=(0, 0), lost=(0, 0)
    )


def set_up(players: int = 3, mirages: tuple[int, ...] = (), **table: Any) -> MystheaState:
    """Champions are still to be placed; seat 1 stands in the arch's forest."""
    boards = {seat: {"at": -1, "token": -1} for seat in range(players)} | {1: {**at("arch.forest"), "token": -1}}
    agenda = table.pop("agenda", (steps.PlaceChampion(0), steps.PlaceToken(0)))
    return position(players, agenda=agenda, boards=boards, era=0, phase=0, mirages=mirages, **table)


def over() -> MystheaState:
    """The game has ended."""
    state = position(turn=0)
    state.outcome = Outcome(scores=(1, 1, 1), ranking=(0, 1, 2), winners=(0,), rule="MYS-086")
    state.asked = None
    return state


def committed() -> MystheaState:
    """Seat 0 has chosen its reaction, seat 1 has not."""
    boards = {0: {**at("arch.forest"), "hand": ("C006",)}, 1: {**at("arch.forest"), "hand": ("C007",)}}
    state = position(agenda=[steps.CommitCards()], boards=boards, battle=fight("arch.forest"))
    state.apply(choices.COMMIT_NOTHING, 0)
    return state


def losing(**board: Any) -> MystheaState:
    """Seat 0 has to lose two units in the arch's forest."""
    fields = {**at("arch.forest"), "troops": (3, 3), "golems": (3,), **board}
    return open_with(steps.LoseUnits(0, 2), board=fields, battle=fight("arch.forest"))


def retreating(**board: Any) -> MystheaState:
    """Seat 0 may retreat from the arch's forest with two moves."""
    fields = {**at("arch.forest"), "troops": (3, 8), **board}
    return open_with(steps.Retreat(0, 2, 2), board=fields, battle=fight("arch.forest"))


def developing() -> MystheaState:
    """Seat 0 has put C021, C022 and C023 under the deck and buys."""
    state = open_with(steps.Develop(0), board={"energy": 5}, display=("C021", "C022", "C023"))
    return play(state, "renew-display", "put-under C022", "put-under C021")


def spending(points: int, crystal: bool = False, **board: Any) -> MystheaState:
    """Seat 0 has Command Points to spend."""
    return open_with(steps.SpendPoints(0, points, crystal), board=board)


def two(first: Any, **table: Any) -> MystheaState:
    """Any of two effects, as on C014; the second can always be taken."""
    return open_with(steps.ChooseOption(0, (first, verbs.Gain(glory=1)), "MYS-373", several=True), **table)


Case = tuple[Callable[[], MystheaState], int, str | Choice, list[Told]]


class Cases(list[Case]):
    """Intents that are refused, and for exactly which reasons."""

    def refused(self, make: Callable[[], MystheaState], told: dict[str | Choice, str], seat: int = 0) -> None:
        """In this position these intents of a seat are refused, for exactly these reasons."""
        for intent, reasons in told.items():
            self.append((make, seat, intent, [reason(text) for text in reasons.split("; ")]))

    @property
    def ids(self) -> list[str]:
        """What each case is called."""
        return [str(case[2]) for case in self]


def value(name: str, text: str) -> Any:
    """A value of a reason from its text: places by name, lists by comma."""
    if name == "region":
        return region(text)
    if name in ("island", "token", "other"):
        return island(text)
    if name == "seats":
        return [int(seat) for seat in text.split(",") if seat]
    return int(text) if text.isdigit() else text


def reason(text: str) -> Told:
    """A reason from its text, such as `MYS-198 why-no-opponent region=tree.forest`."""
    rule, message, *pairs = text.split()
    return rule, message, {name: value(name, said) for name, said in [pair.split("=") for pair in pairs]}


def check(case: Case) -> None:
    """The intent is not offered, and the reasons are exactly those."""
    make, seat, intent, reasons = case
    state = make()
    assert str(intent) not in offered(state, seat)
    assert why(state, seat, intent) == reasons
