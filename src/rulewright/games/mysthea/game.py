"""Mysthea as a Game: modes, options, rulings, content, and what a seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.content.build import build as build_game
from rulewright.content.lessons import Lessons
from rulewright.content.loader import Schema, Tables, fingerprint
from rulewright.content.rules import Register, read_register
from rulewright.content.tutorial import Tutorial
from rulewright.core.chance import Dice
from rulewright.core.game import Game, LetterCode, Mode, Option, StartLuck
from rulewright.core.record import Choice, Seat

from .bots.action_space import all_choices
from .bots.evaluation import FEATURES
from .bots.face import MystheaBots
from .bots.resampling import shuffle_unseen
from .bots.variants import VARIANTS
from .content.components import Attunement, Card, Champion, Content, Encounter, Island, Monster, Numbers
from .model.geography import ISLANDS
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
from .rules.validity import count_components, impossible
from .setup import first_state, read_options
from .table.texts import MystheaTexts

if TYPE_CHECKING:
    from .box.face import MystheaBox
    from .lab.statistics import MystheaStatistics
    from .lab.story import MystheaStory
    from .table.face import MystheaTable

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
SIDES = LetterCode("island", ISLANDS, (("D", "side", "day"), ("N", "side", "night")))
"""The side of each Island's Attunement (GAP-MYS-18)."""
_LESSONS = Lessons(FOLDER / "content" / "lessons.json")


class Mysthea(Game[MystheaState, MystheaTexts]):
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
    bot_folder = FOLDER / "bots"
    features = FEATURES
    content: Content

    def __init__(self, tables: Tables, packs: tuple[str, ...], locales: tuple[Path, ...] = ()) -> None:
        self.content = Content(tables)
        self.content_hash = fingerprint(tables)
        self.packs = packs
        self.locales = locales

    @cached_property
    def table(self) -> MystheaTable:
        from .table.face import MystheaTable

        return MystheaTable(self)

    @cached_property
    def story(self) -> MystheaStory:
        from .lab.story import MystheaStory

        return MystheaStory(self)

    @cached_property
    def box(self) -> MystheaBox:
        from .box.face import MystheaBox

        return MystheaBox(self)

    @cached_property
    def bots(self) -> MystheaBots:
        return MystheaBots(self)

    @cached_property
    def statistics(self) -> MystheaStatistics:
        from .lab.statistics import MystheaStatistics

        return MystheaStatistics(self)

    def lessons(self) -> Lessons:
        return _LESSONS

    def tutorial(self) -> Tutorial:
        from .table.tutorial import TUTORIAL

        return TUTORIAL

    def start(
        self, mode: str, players: int, luck: StartLuck, options: dict[str, Any], rulings: dict[str, Any]
    ) -> MystheaState:
        return first_state(self, players, luck, read_options(options), Rulings(**rulings))

    def redeal_unseen(self, state: MystheaState, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        shuffle_unseen(state, {*keep, seat}, Dice(seed, "resample"))

    def action_space(self) -> tuple[Choice, ...]:
        return tuple(all_choices(self.content))

    def register(self) -> Register:
        return read_register(FOLDER / "content", self.locales)

    def components(self, state: MystheaState) -> dict[str, Any]:
        return count_components(state)

    def check(self, state: MystheaState) -> str | None:
        return impossible(state, self)

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> MystheaTexts:
        return MystheaTexts(self, language, names)


def build(packs: list[Path]) -> Mysthea:
    """The game with packs laid over its content; raises `ContentError` with every problem."""
    printed = {"islands": "islands-printed"}
    return build_game(Mysthea, Mysthea.name, FOLDER, SCHEMA, packs, lambda tables: Content(tables).check(), printed)


__all__ = ["Mysthea", "Options", "build"]
