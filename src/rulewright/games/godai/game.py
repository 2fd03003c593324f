"""Godai as a Game: its mode, options, rulings, content, and what nobody at the table can know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rulewright.content.build import build as build_game
from rulewright.content.lessons import Lessons
from rulewright.content.loader import Tables, fingerprint
from rulewright.content.rules import Register, read_register
from rulewright.core.errors import ContentError
from rulewright.core.game import Game, Mode, Option, StartLuck
from rulewright.core.record import Choice, Reason, Seat

from .bots.action_space import all_choices
from .bots.evaluation import FEATURES
from .bots.face import GodaiBots
from .bots.variants import VARIANTS
from .chapters import CHAPTERS
from .content.commission_checks import commission_problems
from .content.content import Content
from .content.deck_checks import deck_problems
from .content.map_checks import tile_problems
from .content.opponent_checks import opponent_problems
from .content.tables import SCHEMA, gather
from .model.naming import fortresses
from .model.state import FATED, GodaiState, Options, Rulings
from .model.vocabulary import Difficulty, Empire
from .rules.book import BOOK, FORTRESSES
from .rules.validity import count_components, impossible
from .setup import first_state
from .table.texts import GodaiTexts

if TYPE_CHECKING:
    from .box.face import GodaiBox
    from .lab.statistics import GodaiStatistics
    from .lab.story import GodaiStory
    from .table.face import GodaiTable

FOLDER = Path(str(files(__package__)))
_LESSONS = Lessons(FOLDER / "content" / "lessons.json")
YES_NO = (True, False)
EMPIRES = tuple([str(empire) for empire in Empire])
__all__ = ["CHAPTERS", "Godai", "build"]


def _switch(name: str, rule: str, default: bool = False) -> Option:
    return Option(name, default, YES_NO, rule)


class Godai(Game[GodaiState, GodaiTexts]):
    """1 to 4 heroes who harvest the land and hold it against Jaethi's sieges."""

    name = "godai"
    modes = (Mode("sieges", (1, 2, 3, 4), cooperative=True, open=True, party=True),)
    options = (
        Option("deck", "medium", ("short", "medium", "long"), "GOD-338"),
        Option("waves", 3, (3, 4), "GOD-135"),
        Option("difficulty", "easy", tuple([str(one) for one in Difficulty]), "GOD-695"),
        Option("west", "caprakan", EMPIRES, "GOD-325"),
        Option("east", "ishidan", EMPIRES, "GOD-325"),
        Option("heroes", "choose", ("choose", "roll"), "GOD-073"),
        Option("harvest", "hexes", ("hexes", "bundle"), "GOD-433"),
        Option("single_rewards", "dice", ("dice", "choice", "all"), "GOD-820"),
    )
    rulings = (
        _switch("factory_in_harvest", "AMB-GOD-18"),
        _switch("platinum_counts", "AMB-GOD-31"),
        _switch("nether_rerolls", "AMB-GOD-37", default=True),
        _switch("flip_shakes", "AMB-GOD-38"),
        _switch("camp_adds_up", "AMB-GOD-52"),
        _switch("all_slots_active", "AMB-GOD-69"),
        _switch("dangerous_power_up", "AMB-GOD-101"),
        _switch("siege_difficulty", "AMB-GOD-130"),
        _switch("hazard_in_defender", "AMB-GOD-135"),
        _switch("relocating", "AMB-GOD-140"),
        _switch("build_power_up", "AMB-GOD-142", default=True),
        _switch("sold_outside", "AMB-GOD-143", default=True),
        _switch("mismatch_choice", "AMB-GOD-147"),
        _switch("hits_together", "AMB-GOD-200"),
        _switch("gear_once", "AMB-GOD-215", default=True),
        _switch("discard_any", "AMB-GOD-219", default=True),
        _switch("basic_dice_only", "AMB-GOD-220"),
    )
    book = BOOK
    state_type = GodaiState
    bot_folder = FOLDER / "bots"
    features = FEATURES
    variants = VARIANTS
    content: Content

    def __init__(self, files: Tables, packs: tuple[str, ...] = (), locales: tuple[Path, ...] = ()) -> None:
        self.content = Content(gather(files)[0])
        self.content_hash = fingerprint(files)
        self.packs = packs
        self.locales = locales

    @cached_property
    def table(self) -> GodaiTable:
        from .table.face import GodaiTable

        return GodaiTable(self)

    @cached_property
    def story(self) -> GodaiStory:
        from .lab.story import GodaiStory

        return GodaiStory(self)

    @cached_property
    def box(self) -> GodaiBox:
        from .box.face import GodaiBox

        return GodaiBox(self)

    @cached_property
    def bots(self) -> GodaiBots:
        return GodaiBots(self)

    @cached_property
    def statistics(self) -> GodaiStatistics:
        from .lab.statistics import GodaiStatistics

        return GodaiStatistics(self)

    def start(
        self, mode: str, players: int, luck: StartLuck, options: dict[str, Any], rulings: dict[str, Any]
    ) -> GodaiState:
        return first_state(self, players, luck, Options(**options), Rulings(**rulings))

    def redeal_unseen(self, state: GodaiState, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        """Nobody knows anything that others do not: what lies face down is drawn when it is turned up.

        But where heroes look at the dice of a step, chance has settled the rest of that step, too (rules/fate.py).
        """
        if state.thrown:
            luck = Random(seed)
            state.thrown = tuple(
                [(stream, of, got if stream in FATED else luck.randrange(of)) for stream, of, got in state.thrown]
            )

    def action_space(self) -> tuple[Choice, ...]:
        return tuple(all_choices(self.content))

    def lessons(self) -> Lessons:
        return _LESSONS

    def register(self) -> Register:
        return read_register(FOLDER / "content", self.locales)

    def components(self, state: GodaiState) -> dict[str, Any]:
        return count_components(state)

    def check(self, state: GodaiState) -> str | None:
        return impossible(state, self)

    def why_not(self, state: GodaiState, seat: Seat, intent: Choice | str) -> list[Reason]:
        """GOD-209: a refusal that names a Defender tells which Towers are Fortresses, to call them so."""
        found = super().why_not(state, seat, intent)
        numbers = fortresses(state.defenders)
        if not numbers:
            return found
        return [
            Reason(one.rule, one.message, {**one.values, FORTRESSES: numbers}) if "defender" in one.values else one
            for one in found
        ]

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> GodaiTexts:
        return GodaiTexts(self, language, names)


def build(packs: list[Path]) -> Godai:
    """The game with packs laid over its content; raises `ContentError` with every problem."""
    return build_game(Godai, Godai.name, FOLDER, SCHEMA, packs, check_tables)


def check_tables(tables: Tables) -> list[ContentError]:
    """What is wrong with the files as a whole."""
    gathered, problems = gather(tables)
    if problems:
        return problems
    content = Content(gathered)
    return [
        *content.check(),
        *tile_problems(content.tiles.values()),
        *opponent_problems(content.encounters, content.bosses),
        *commission_problems(content.commissions, content.escorts, content.encounters),
        *deck_problems(content.siege, content.harvests, content.jaethi, content.powerups),
    ]
