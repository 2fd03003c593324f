"""A plugin that takes the lessons ("show me") from the tests that prove the rules: `make lessons`.

While it is active, it watches every position that a test makes and every choice that is made there. For each id
of `@pytest.mark.rule` and `@pytest.mark.ruling` it keeps the clearest scene: one in which an event or a question
names the rule, in a test that is about little else, with few choices.

Tests may play with components of their own. Such positions become lessons where `tests/<game>/table.py` has a
function `as_printed`, which tells a position in the game's own components, and where the same choices show the same
rule there. If that module also names whole `GAMES`, a rule that no test shows by a choice is shown by a moment of one
of them. If it makes `long_games`, all lessons are moments of these (tests/lessons_from_games.py); the tests give their
sentences. And where tests let effects happen by `positions.perform`, the module's `as_offer` tells the same as a
choice: the position in which the effects are offered, and the answer that takes them.

    pytest tests/mysthea -p tests.lessons_plugin --lessons mysthea [--lessons-to FILE]
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.catalog import load
from rulewright.content.lessons import Collection, Lesson, Played, difference
from rulewright.core.errors import RulewrightError
from rulewright.core.game import Game
from rulewright.core.markers import per_seat
from rulewright.core.record import Choice, Seat, State

from .lessons_from_games import moments

BEFORE, AFTER, MOST = 5, 2, 8
"""How many choices of a scene are kept before and after the one that shows the rule, and at most without one."""
LONGEST = 400
"""A track is followed for so many choices."""


@dataclass
class Made:
    """A choice that a test made, the position before it, and the rules that it named."""

    before: bytes
    move: Played
    asked: str
    applied: frozenset[str]


@dataclass
class Track:
    """One state of a test, followed through its choices."""

    state: State
    start: bytes
    after: bytes
    moves: list[Made] = field(default_factory=list)


@dataclass(order=True)
class Scene:
    """A candidate for a lesson; the smallest one is kept."""

    kind: int
    """0: an event names the rule; 1: a question does; 2: something is played; 3: only a position; 4: not even that"""
    ids: int
    length: int
    size: int
    test: str
    number: int
    start: bytes = field(compare=False)
    seat: Seat = field(compare=False)
    moves: tuple[Played, ...] = field(compare=False)
    shows: int = field(compare=False)


def table_of(name: str) -> Any:
    """What the game's tests say about lessons: the module `tests/<game>/table.py`, or None."""
    module = f"tests.{name}.table"
    return importlib.import_module(module) if importlib.util.find_spec(module) is not None else None


class Recorder:
    """Watches one game's states while tests run."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tracks: dict[int, Track] | None = None
        self.offers: list[Track] = []
        """What happened in this test without a choice."""
        self.best: dict[str, Scene] = {}
        table = table_of(game.name)
        self.as_printed: Callable[[dict[str, Any]], dict[str, Any]] | None = getattr(table, "as_printed", None)
        self.as_offer: Callable[..., tuple[State, Played] | None] | None = getattr(table, "as_offer", None)
        self.long_games: Callable[[Game], Iterable[State]] | None = getattr(table, "long_games", None)
        self.games: tuple[dict[str, Any], ...] = getattr(table, "GAMES", ()) if self.long_games is None else ()
        """Arguments of `Game.new`."""
        seats = game.modes[0].seats
        self.plain = game.encode(game.new(3 if 3 in seats else seats[-1], seed=1))

    # -- watching ------------------------------------------------------------------------------------------

    def install(self) -> None:
        """Wrap the doors through which tests make positions and choices. Before any test is imported."""
        if self.long_games is not None:
            return
        module = importlib.import_module(f"rulewright.games.{self.game.name}.positions")
        module.position = self._noting(module.position)  # type: ignore[attr-defined]
        if self.as_offer is not None:
            module.perform = self._performing(module.perform)  # type: ignore[attr-defined]
        Game.new = self._noting(Game.new)  # type: ignore[method-assign]
        applies = State.apply

        def apply(state: State, choice: Choice, seat: Seat | None = None) -> None:
            if self.tracks is None or not self._is_ours(state):
                applies(state, choice, seat)
                return
            track = self._track(state)
            script = bool(state.script)
            asked = next((one for one in state.decisions if seat in (None, *one.seats) and one.allows(choice)), None)
            before = self.game.encode(state)
            applies(state, choice, seat)
            assert asked is not None
            rolls = tuple(roll.got for roll in state.rolls) if script else ()
            track.after = self.game.encode(state)
            if len(track.moves) < LONGEST:
                named = frozenset(event.rule for event in state.events)
                track.moves.append(Made(before, Played(asked.seat, str(choice), rolls), asked.rule, named))

        State.apply = apply  # type: ignore[method-assign]

    def _noting(self, makes: Any) -> Any:
        def made(*args: Any, **kwargs: Any) -> Any:
            state = makes(*args, **kwargs)
            if self.tracks is not None and self._is_ours(state):
                self._track(state)
            return state

        return made

    def _performing(self, performs: Any) -> Any:
        """Effects that a test lets happen by themselves, noted as if they had been offered and taken."""

        def performed(state: State, *args: Any, **kwargs: Any) -> Any:
            offer = None
            if self.tracks is not None and self._is_ours(state) and self.as_offer is not None:
                offer = self.as_offer(state.copy(), *args, **kwargs)
            result = performs(state, *args, **kwargs)
            if offer is not None and self.tracks is not None:
                before = self.game.encode(offer[0])
                named = frozenset(event.rule for event in state.events)
                track = Track(state, before, self.game.encode(state))
                track.moves.append(Made(before, offer[1], "", named))
                self.offers.append(track)
            return result

        return performed

    def _is_ours(self, state: State) -> bool:
        ours = isinstance(state, self.game.state_type)
        return ours and (self.as_printed is not None or state.game.content_hash == self.game.content_hash)

    def _track(self, state: State) -> Track:
        """The track of a state; a new one if the test has changed the state by hand since."""
        assert self.tracks is not None
        now = self.game.encode(state)
        track = self.tracks.get(id(state))
        if track is None or (track.moves and track.after != now):
            track = Track(state, now, now)
            self.tracks[id(state)] = track
        elif not track.moves:
            track.start = now
        return track

    def _asked(self, state: State) -> Seat | None:
        """Who is asked first; None in a position that the rules have not carried to its next question."""
        if state.over or not state.agenda or type(state.agenda[-1]) not in self.game.book.asking:
            return None
        decisions = self.game.book.decisions(state)
        return decisions[0].seat if decisions else None

    # -- choosing ------------------------------------------------------------------------------------------

    def consider(self, test: str, ids: tuple[str, ...]) -> None:
        """Keep the clearest scene of a test for each of its rules."""
        tracks = [*(self.tracks or {}).values(), *self.offers]
        for rule in ids:
            scenes = [self._scene(track, rule, test, len(ids), number) for number, track in enumerate(tracks)]
            scenes.append(Scene(4, len(ids), 0, 0, test, 0, self.plain, 0, (), 0))
            best = next(found for scene in sorted(scenes) if (found := self._printed(scene, rule)) is not None)
            if rule not in self.best or best < self.best[rule]:
                self.best[rule] = best

    def _printed(self, scene: Scene, rule: str) -> Scene | None:
        """The scene in the game's own components; None if it does not show the same there."""
        if self.as_printed is None or scene.kind > 3:
            return scene
        body = self.as_printed(msgspec.json.decode(scene.start))
        try:
            state = self.game.decode(msgspec.json.encode(body))
            if self._asked(state) is None:
                return None
            for number, move in enumerate(scene.moves, 1):
                decision = state.decision_for(move.seat)
                if decision is None:
                    return None
                choice = decision.parse(move.choice)
                state.script = list(move.rolls) or None
                state.apply(choice, move.seat)
                state.script = None
                named = {decision.rule, *(event.rule for event in state.events)}
                if number == scene.shows and rule not in named:
                    return None
        except (RulewrightError, LookupError):
            return None
        return replace(scene, start=msgspec.json.encode(body))

    def _scene(self, track: Track, rule: str, test: str, ids: int, number: int) -> Scene:
        hits = [n for n, made in enumerate(track.moves) if rule in made.applied]
        asked = [n for n, made in enumerate(track.moves) if made.asked == rule]
        kind = 0 if hits else 1 if asked else 2 if track.moves else 3
        if kind == 3:
            # Nothing is chosen: what the test has made of the position by its end is what it looks at.
            seat = self._asked(track.state)
            if seat is None:
                return Scene(5, ids, 0, 0, test, number, self.plain, 0, (), 0)
            start = self.game.encode(track.state)
            return Scene(3, ids, 0, len(start), test, number, start, seat, (), 0)
        at = (hits or asked or [0])[0]
        first = max(0, at - BEFORE)
        kept = track.moves[first : at + AFTER + 1 if kind < 2 else MOST]
        shows = at - first + 1 if kind < 2 else 0
        start, seat = kept[0].before, track.moves[at].move.seat
        moves = tuple(made.move for made in kept)
        return Scene(kind, ids, len(kept), len(start), test, number, start, seat, moves, shows)

    def look_into_games(self) -> None:
        """For every rule that no test shows by a choice: the clearest moment of a whole game that applies it."""
        if self.long_games is not None:
            register = self.game.register()
            found = moments(self.game, self.long_games(self.game), (*register.rules, *register.rulings))
            for rule, known in self.best.items():
                if rule in found:
                    at = found[rule]
                    scene = Scene(0 if at.shows else 2, known.ids, 0, 0, known.test, 0, *at[:1], at.seat, *at[1:3])
                    self.best[rule] = scene
        open_rules = [rule for rule, scene in self.best.items() if scene.kind > 1]
        for number, given in enumerate(self.games):
            self.tracks = {}
            dice = random.Random(number)
            state = self.game.new(**given)
            while not state.over:
                decision = state.decision
                state.apply(dice.choice(decision.choices), decision.seat)
            track = next(iter(self.tracks.values()))
            for rule in open_rules:
                known = self.best[rule]
                scene = self._scene(track, rule, known.test, known.ids, number)
                if scene.kind < 2 and (known.kind > 1 or scene < known):
                    self.best[rule] = scene
        self.tracks = None

    # -- writing -------------------------------------------------------------------------------------------

    def collection(self) -> Collection:
        """Everything that was found, equal positions once."""
        base = msgspec.json.decode(self.plain)
        places: dict[bytes, int] = {}
        lessons = []
        for rule, scene in sorted(self.best.items()):
            place = places.setdefault(scene.start, len(places))
            lessons.append(Lesson(rule, scene.test, place, scene.seat, scene.moves, scene.shows))
        parts = per_seat(self.game.state_type)
        diffs = tuple(difference(base, msgspec.json.decode(start), parts) for start in places)
        return Collection(self.game.name, base, diffs, tuple(lessons))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lessons", metavar="GAME", help="take the lessons of this game from its tests")
    parser.addoption("--lessons-to", metavar="FILE", help="where to write them instead of the game's own file")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--lessons"):
        recorder = Recorder(load(config.getoption("--lessons")))
        recorder.install()
        config.pluginmanager.register(Watcher(recorder, config.getoption("--lessons-to")), "lessons-watcher")


class Watcher:
    """Turns the recorder on for the tests that prove a rule, and writes the file at the end."""

    def __init__(self, recorder: Recorder, target: str | None) -> None:
        self.recorder = recorder
        folder = Path(importlib.import_module(f"rulewright.games.{recorder.game.name}").__file__ or "").parent
        self.target = Path(target) if target else folder / "content" / "lessons.json"

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        marks = [*item.iter_markers("rule"), *item.iter_markers("ruling")]
        ids = tuple(dict.fromkeys(str(rule) for mark in marks for rule in mark.args))
        if not ids:
            return (yield)
        self.recorder.tracks, self.recorder.offers = {}, []
        try:
            result = yield
            self.recorder.consider(item.nodeid, ids)
        finally:
            self.recorder.tracks = None
        return result

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.testsfailed or not self.recorder.best:
            return
        self.recorder.look_into_games()
        collection = self.recorder.collection()
        # A line for each position and each lesson: what has changed can be read in a difference.
        positions, lessons = (
            ",\n".join(msgspec.json.encode(one).decode() for one in rows)
            for rows in (collection.positions, collection.lessons)
        )
        base = msgspec.json.encode(collection.base).decode()
        self.target.write_text(
            f'{{"game":"{collection.game}",\n"base":{base},\n'
            f'"positions":[\n{positions}\n],\n"lessons":[\n{lessons}\n]}}\n',
            "utf-8",
        )
