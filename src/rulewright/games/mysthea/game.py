"""Mysthea as a Game: modes, options, rulings, content, and what a seat cannot know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from rulewright.content.lessons import Lessons
from rulewright.content.loader import Pack, Schema, Tables, fingerprint, lay_over, load_tables, read_pack
from rulewright.content.rules import Register
from rulewright.content.texts import broken_messages
from rulewright.content.tutorial import Tutorial
from rulewright.core.chance import Dice
from rulewright.core.companion import Exhibit, SetupStep, Tracker
from rulewright.core.drawing import Drawing, Pieces
from rulewright.core.errors import ContentError
from rulewright.core.game import Fortune, Game, Landmark, Mode, Option, Score, Spelled, Tale, plain
from rulewright.core.record import Choice, Event, Outcome, Seat, State
from rulewright.core.text import Texts
from rulewright.core.thinking import Observer, Variant

from .components import Attunement, Card, Champion, Content, Encounter, Island, Monster, Numbers
from .geography import ISLANDS
from .judging import FEATURES, Judge, remaining
from .model.state import MystheaState, Options, Rulings
from .rules import (
    act,
    battle,
    effects,
    encounters,
    eras,
    islands,
    marches,
    meditate,
    placement,
    refusals,
    strikes,
    turn,
)
from .rules.book import BOOK
from .sanity import count_components, impossible
from .setup import first_state, read_options
from .spots import intents, place, scores, spots
from .story import landmarks, points_of, sources_of, tales
from .studied import Studied
from .text_board import describe, heading
from .texts import MystheaTexts
from .universe import all_choices
from .unseen import shuffle_unseen
from .variants import VARIANTS, stop

CHAPTERS = (act, battle, effects, encounters, eras, islands, marches, meditate, placement, refusals, strikes, turn)
"""Importing a chapter writes its rules into the book."""

SCHEMA = Schema(
    {
        "cards": ("card", Card),
        "encounters": ("encounter", Encounter),
        "champions": ("champion", Champion),
        "monsters": ("monster", Monster),
        "attunements": ("attunement", Attunement),
        "islands": ("island", Island),
        "numbers": ("numbers", Numbers),
    }
)
FOLDER = Path(str(files(__package__)))
YES_NO = (True, False)
SIDES = Spelled("island", ISLANDS, (("D", "side", "day"), ("N", "side", "night")))
"""The side of each Island's Attunement (GAP-MYS-18)."""
_REGISTER = Register(FOLDER / "content")
_LESSONS = Lessons(FOLDER / "content" / "lessons.json")


class Mysthea(Studied, Game):
    """2 to 5 players fight for floating islands over three eras."""

    name = "mysthea"
    modes = (Mode("standard", (2, 3, 4, 5)),)
    options = (
        Option("attunements", "day", (), "MYS-067", ("day", "night", "mixed", "DNDND"), SIDES),
        Option("abilities", True, YES_NO, "MYS-064"),
        Option("behaviours", True, YES_NO, "MYS-065"),
        Option("expert", False, YES_NO, "MYS-068"),
        Option("premonition", False, YES_NO, "MYS-069"),
        Option("choose_colours", False, YES_NO, "MYS-047"),
    )
    rulings = (
        Option("artefact_gaps", False, YES_NO, "AMB-MYS-01"),
        Option("recharge_space", 6, (6, 5), "AMB-MYS-04"),
        Option("accessories_per_turn", "one", ("one", "each"), "AMB-MYS-15"),
        Option("carry_fortifications", False, YES_NO, "AMB-MYS-25"),
        Option("march_tired_champion", False, YES_NO, "AMB-MYS-30"),
        Option("remote_needs_unit", False, (*YES_NO, "no-card"), "AMB-MYS-34"),
        Option("encounter_battle_discharges", True, YES_NO, "AMB-MYS-35"),
        Option("null_island_move", False, YES_NO, "AMB-MYS-48"),
        Option("double_everything", True, YES_NO, "AMB-MYS-55"),
        Option("count_each_defeat", False, YES_NO, "AMB-MYS-64"),
        Option("owner_picks_loss", False, YES_NO, "AMB-MYS-69"),
        Option("fortify_at_champion", False, YES_NO, "AMB-MYS-70"),
        Option("storm_moves_all", True, YES_NO, "AMB-MYS-78"),
        Option("draw_before_region", True, YES_NO, "AMB-MYS-79"),
    )
    book = BOOK
    undo_rule = "GAP-MYS-25"
    silent_tables = ("islands", "numbers")
    always_met = ("islands", "numbers")
    state_type = MystheaState
    variants = VARIANTS
    bot_folder = FOLDER
    features = FEATURES
    content: Content

    def __init__(self, tables: Tables, packs: tuple[str, ...], locales: tuple[Path, ...] = ()) -> None:
        self.content = Content(tables)
        self.content_hash = fingerprint(tables)
        self.packs = packs
        self.locales = locales

    def start(self, mode: str, players: int, luck: Fortune, options: dict[str, Any], rulings: dict[str, Any]) -> State:
        return first_state(self, players, luck, read_options(options), Rulings(**rulings))

    def hide_and_seek(self, state: State, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        assert isinstance(state, MystheaState)
        shuffle_unseen(state, {*keep, seat}, Dice(seed, "resample"))

    def universe(self) -> tuple[Choice, ...]:
        return tuple(all_choices(self.content))

    def register(self) -> Register:
        return _REGISTER

    def components(self, state: State) -> dict[str, Any]:
        assert isinstance(state, MystheaState)
        return count_components(state)

    def terms(self, state: State) -> dict[str, Any]:
        assert isinstance(state, MystheaState)
        return {"options": plain(state.options), "rulings": plain(state.rulings)}

    def check(self, state: State) -> str | None:
        assert isinstance(state, MystheaState)
        return impossible(state, self)

    def lessons(self) -> Lessons:
        return _LESSONS

    def tutorial(self) -> Tutorial:
        from .tutorial import TUTORIAL

        return TUTORIAL

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self.content)

    def measure(self, state: State) -> Sequence[Sequence[float]]:
        assert isinstance(state, MystheaState)
        return self._judge.measure(state)

    def remaining(self, state: State) -> float:
        assert isinstance(state, MystheaState)
        return remaining(state)

    def turn(self, state: State) -> Hashable:
        assert isinstance(state, MystheaState)
        return state.era, state.phase, state.round, state.active

    def observer(self, players: int) -> Observer:
        from .observing import MystheaObserver

        return MystheaObserver(self.content, players)

    def stop(self, state: State, variant: Variant) -> Outcome | None:
        assert isinstance(state, MystheaState)
        return stop(state, variant)

    def standing(self, state: State) -> Sequence[float]:
        assert isinstance(state, MystheaState)
        return [board.glory for board in state.boards]

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> Texts:
        return MystheaTexts(self, language, names)

    def describe(self, view: dict[str, Any], texts: Texts, full: bool = False) -> list[str]:
        assert isinstance(texts, MystheaTexts)
        return describe(view, texts, self.content, full)

    def draw(self, view: dict[str, Any], texts: Texts, theme: str = "dark", highlights: Collection[str] = ()) -> str:
        from .board import draw

        names = [texts.seat(seat) for seat in range(len(view["boards"]))]
        return draw(view, labels(texts), names, theme, highlights, self.content)

    def draw_parts(
        self,
        view: dict[str, Any],
        texts: Texts,
        theme: str = "dark",
        highlights: Collection[str] = (),
        narrow: bool = False,
        pieces: Pieces | None = None,
    ) -> Drawing:
        from .board import draw_parts

        names = [texts.seat(seat) for seat in range(len(view["boards"]))]
        kept = Pieces(0) if pieces is None else pieces
        return draw_parts(view, labels(texts), names, theme, highlights, self.content, texts.language, kept)

    def picture(self, id: str, texts: Texts, theme: str = "dark", back: bool = False) -> str:
        from .art.portraits import portrait

        return portrait(self.content, id, texts.component(id, back=back), texts, theme, back)

    def exhibits(self, texts: Texts) -> list[Exhibit]:
        from .reference import exhibits

        assert isinstance(texts, MystheaTexts)
        return exhibits(self, texts)

    def setup_guide(self, players: int, options: dict[str, Any], state: State, texts: Texts) -> list[SetupStep]:
        from .guide import setup_guide

        assert isinstance(state, MystheaState)
        assert isinstance(texts, MystheaTexts)
        return setup_guide(self, players, options, state, texts)

    def tracker(self, texts: Texts) -> Tracker:
        from .guide import tracker

        assert isinstance(texts, MystheaTexts)
        return tracker(self, texts)

    def spots(self, choice: Choice, seat: Seat, view: dict[str, Any] | None = None) -> tuple[str, ...]:
        return spots(choice, seat)

    def intents(self, spot: str, seat: Seat, view: dict[str, Any]) -> tuple[str, ...]:
        return intents(spot, seat, view, self.content)

    def place(self, event: dict[str, Any]) -> str:
        return place(event)

    def order(self, view: dict[str, Any]) -> tuple[Seat, ...]:
        return tuple(view["order"])

    def scores(self, view: dict[str, Any], texts: Texts) -> list[Score]:
        return scores(view, texts)

    def points_of(self, event: Event) -> int:
        return points_of(event)

    def points_name(self, texts: Texts) -> str:
        return texts.name("word", "glory")

    @cached_property
    def _sources(self) -> dict[str, str]:
        return sources_of(self.content)

    def source_of(self, rule: str) -> str:
        return self._sources.get(rule, "other")

    def landmarks(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[Landmark]:
        assert isinstance(texts, MystheaTexts)
        return landmarks(moves, texts)

    def tales(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[Tale]:
        assert isinstance(texts, MystheaTexts)
        return tales(moves, texts)

    def headline(self, view: dict[str, Any], texts: Texts) -> str:
        assert isinstance(texts, MystheaTexts)
        return heading(view, texts)

    def about(self, texts: Texts) -> tuple[str, str]:
        assert isinstance(texts, MystheaTexts)
        return texts.say("about-title"), texts.say("about-sentence")

    def scene(self, view: dict[str, Any], texts: Texts, theme: str = "dark") -> str:
        from .scene import scene

        return scene(view, theme, self.content)


def labels(texts: Texts) -> Callable[[str, str], str]:
    """Names for drawings: what has none is a `LookupError`."""

    def label(kind: str, name: str) -> str:
        try:
            return texts.name(kind, name)
        except ContentError:
            raise LookupError(name) from None

    return label


def build(packs: list[Path]) -> Mysthea:
    """The game with packs laid over its content; raises `ContentError` with every problem."""
    base = load_tables(FOLDER / "content", SCHEMA)
    read: list[Pack] = []
    problems: list[str] = []
    for folder in packs:
        pack, found = read_pack(folder, Mysthea.name, SCHEMA)
        problems.extend(found)
        if pack is not None:
            read.append(pack)
            if "islands" in pack.tables:
                problems.append("islands.toml: the Islands are printed boards; a pack cannot change them")
    for pack in read:
        problems.extend(broken_messages(pack.folder / "locale"))
    if problems:
        raise ContentError(problems)
    tables = lay_over(base, read)
    problems = Content(tables).check()
    if read:
        problems.extend(unknown_rules(read))
    if problems:
        raise ContentError(problems)
    names = tuple(f"{pack.manifest.id} {pack.manifest.version}" for pack in read)
    return Mysthea(tables, names, tuple(pack.folder / "locale" for pack in read))


def unknown_rules(packs: list[Pack]) -> list[str]:
    """Entries of packs whose rule id is not in the register: the log could not explain them."""
    known = _REGISTER.rules
    return [
        f"{name}.toml: {row.id}: rule is {rule!r}; expected the id of a rule, such as MYS-126"
        for pack in packs
        for name, rows in pack.tables.items()
        for row in rows.values()
        if (rule := getattr(row, "rule", None)) is not None and rule not in known
    ]


__all__ = ["Mysthea", "Options", "build"]
