"""Dragon Eclipse as a Game: modes, options, rulings, content, and what a seat cannot know."""

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
from rulewright.content.source import Component
from rulewright.content.tutorial import Tutorial
from rulewright.core.chance import Dice
from rulewright.core.errors import ContentError
from rulewright.core.game import Game, Mode, Option, StartLuck
from rulewright.core.record import Choice, Seat

from .bots.action_space import all_choices
from .bots.evaluation import FEATURES
from .bots.face import DragonBots
from .bots.resampling import shuffle_unseen
from .bots.variants import VARIANTS
from .content.belongings import Equipment, Item
from .content.components import (
    Arena,
    ArenaMap,
    Attack,
    Booster,
    Card,
    Content,
    Corruption,
    Deck,
    Enemy,
    Help,
    Mystling,
    Numbers,
    Quest,
    Summon,
    Taming,
)
from .content.roguelite import Artifact, Mystery, Trail
from .content.story import JOURNAL
from .model.events.story import CampaignSaved, ScenarioBegan
from .model.state import PVP_MODES, DragonState, Rulings
from .model.vocabulary import Element
from .rules import (
    afflictions,
    belongings,
    cards,
    challenge,
    choosing,
    combat,
    damage,
    decks,
    decks_together,
    effects,
    ending,
    enemy,
    moments,
    movement,
    refusals,
    road,
    roguelite,
    structure,
    tokens,
    turn,
)
from .rules.book import BOOK
from .rules.campaign import after, asking, before, exploration, fights, gains, reading, testing, tray
from .rules.roguelite.sheet import SHEETS
from .rules.validity import count_components, impossible
from .setup import first_state, impossible_options, read_options
from .table.texts import DragonTexts
from .upgrades import SAVE_VERSION, UPGRADES

if TYPE_CHECKING:
    from .box.face import DragonBox
    from .lab.journal import DragonJournal
    from .lab.statistics import DragonStatistics
    from .lab.story import DragonStory
    from .table.face import DragonTable
    from .table.progress import DragonProgress

CHAPTERS = (
    afflictions, belongings, cards, challenge, choosing, combat, damage, decks, decks_together, effects, ending,
    enemy, moments, movement, refusals, road, roguelite, structure, tokens, turn, after, asking, before,
    exploration, fights, gains, reading, testing, tray,
)  # fmt: skip
"""Importing a chapter writes its rules into the book."""

BY_ELEMENT: dict[str, tuple[str, type[Component]]] = {
    "mystlings": ("mystling", Mystling),
    "specific": ("card", Card),
    "cards": ("card", Card),
    "enemies": ("enemy", Enemy),
    "tamings": ("taming", Taming),
    "quests": ("quest", Quest),
    "decks": ("deck", Deck),
}
"""Tables that are spread over a file for each Element."""

SCHEMA = Schema(
    {
        **{f"{name}-{element}": entry for name, entry in BY_ELEMENT.items() for element in Element},
        "cards-starting": ("card", Card),
        "cards-advancement-a": ("card", Card),
        "cards-advancement-b": ("card", Card),
        "summons": ("summon", Summon),
        "helps": ("help", Help),
        "attacks": ("attack", Attack),
        "corruptions": ("corruption", Corruption),
        "maps": ("map", ArenaMap),
        "arenas": ("arena", Arena),
        "boosters": ("booster", Booster),
        "items": ("item", Item),
        "equipment": ("equipment", Equipment),
        "mysteries": ("mystery", Mystery),
        "artifacts": ("artifact", Artifact),
        "trails": ("trail", Trail),
        "numbers": ("numbers", Numbers),
    },
    {"journal": JOURNAL},
)
FOLDER = Path(str(files(__package__)))
CAMPAIGN = Mode("campaign", (1, 2), cooperative=True, endless=True)
"""A mode of every game whose journal has a Scenario. Two who heal each other can fight one Enemy for ever."""
YES_NO = (True, False)
ENEMY_MODES = ("duel", "gauntlet")
FIGHTING_MODES = (*ENEMY_MODES, "campaign")
FOE_MODES = (*ENEMY_MODES, "roguelite", "campaign")
"""All modes with an Enemy."""
ARENA_MODES = (*ENEMY_MODES, *PVP_MODES)
"""The modes that are only Combats: what they are fought with and where is for the table to say."""
_LESSONS = Lessons(FOLDER / "content" / "lessons.json")


def gather(read: Tables) -> tuple[Tables, list[ContentError]]:
    """The tables of the game from its files, and ids that stand in two of them."""
    found: Tables = {}
    problems: list[ContentError] = []
    for file, rows in read.items():
        name = file.partition("-")[0]
        table = found.setdefault("cards" if name == "specific" else name, {})
        problems.extend([ContentError("id-elsewhere", file=f"{file}.toml", id=id) for id in rows if id in table])
        table.update(rows)
    return found, problems


class DragonEclipse(Game[DragonState, DragonTexts]):
    """1 or 2 tamers and their mystlings: duels, gauntlets, and battles between players."""

    name = "dragon_eclipse"
    modes: tuple[Mode, ...] = (
        Mode("duel", (1, 2), cooperative=True),
        Mode("gauntlet", (1, 2), cooperative=True),
        Mode("pvp_quick", (2,)),
        Mode("pvp_challenge", (2,)),
        Mode("roguelite", (1, 2), cooperative=True, party=True),
    )
    options = (
        Option("mystling", "choose", (), "DRE-337", ("choose", "draw"), table="mystlings"),
        Option("partner", "choose", (), "DRE-824", ("choose", "draw"), table="mystlings"),
        Option("deck", "ready", ("ready", "build"), "DRE-119", modes=ARENA_MODES),
        Option("cards", "all", ("all", "advanced", "starting"), "DRE-120", modes=ARENA_MODES),
        Option(
            "enemy", "choose", (), "DRE-324", ("choose", "draw", "random-combat"), modes=ENEMY_MODES, table="enemies"
        ),
        Option("arena", "usual", (), "DRE-297", ("usual", "choose", "draw"), modes=ARENA_MODES, table="arenas"),
        Option("map", "usual", (), "DRE-326", ("usual", "choose", "draw"), modes=ARENA_MODES, table="maps"),
        Option("taming", True, YES_NO, "DRE-350", modes=ENEMY_MODES),
        Option("corruption", False, YES_NO, "DRE-522", modes=FIGHTING_MODES),
        Option("unpredictable", False, YES_NO, "DRE-525", modes=FIGHTING_MODES, seats=(1,)),
        Option("steel", False, YES_NO, "DRE-527", modes=("gauntlet", "campaign")),
        Option("switching", False, YES_NO, "DRE-517", modes=("gauntlet", "campaign")),
        Option("trading", False, YES_NO, "DRE-541", modes=PVP_MODES),
        Option("duels", 3, (3, 4, 5), "DRE-293", modes=("gauntlet",)),
        Option("lives", 2, (1, 2, 3), "DRE-464", modes=("gauntlet",)),
        Option("sheet", "new", (), "DRE-602", SHEETS, modes=("roguelite",)),
        Option("trail", "choose", (), "DRE-654", ("choose", "draw"), modes=("roguelite",), table="trails"),
        Option("printed_save", False, YES_NO, "DRE-693", modes=("roguelite",)),
        Option("conceding", False, YES_NO, "DRE-475", with_people=True),
        Option("start", "first", (), "DRE-064", ("first",), modes=("campaign",)),
        Option("strict", False, YES_NO, "DRE-509", modes=("campaign",)),
    )
    rulings = (
        Option("slot_power", "1223", ("1223", "1233", "2233"), "AMB-DRE-01"),
        Option("burn_reduced_by_willpower", True, YES_NO, "AMB-DRE-08"),
        Option("pass_action", False, YES_NO, "AMB-DRE-42"),
        Option("upgrade_by_trigger", True, YES_NO, "AMB-DRE-49"),
        Option("own_turn_conditions", True, YES_NO, "AMB-DRE-53"),
        Option("burn_last", False, YES_NO, "AMB-DRE-54"),
        Option("enemy_only_target", False, YES_NO, "AMB-DRE-56", modes=FOE_MODES),
        Option("summons_fall", True, YES_NO, "AMB-DRE-67", modes=FOE_MODES),
        Option("summons_count", True, YES_NO, "AMB-DRE-68", modes=FOE_MODES),
        Option("tame_in_chain", True, YES_NO, "AMB-DRE-71", modes=FOE_MODES),
        Option("special_at_taunt", False, YES_NO, "AMB-DRE-76", modes=FOE_MODES),
        Option("one_white_token", True, YES_NO, "AMB-DRE-79", modes=FOE_MODES),
        Option("reuse_cards", False, YES_NO, "AMB-DRE-82", modes=("pvp_challenge",)),
        Option("pvp_rounds", 30, (30, 10, 20, 50, 100, 0), "AMB-DRE-83", modes=PVP_MODES, endless=(0,)),
        Option("mirror", False, YES_NO, "AMB-DRE-86", modes=PVP_MODES),
        Option("purse", "lost", ("lost", "kept"), "AMB-DRE-116", modes=("roguelite",)),
    )
    book = BOOK
    undo_rule = "GAP-DRE-37"
    save_version = SAVE_VERSION
    chapters = (ScenarioBegan, CampaignSaved)
    upgrades = UPGRADES
    spellings = (("elkhorn", "elkthorn"), ("gaidon", "gaiadon"))
    silent_tables = ("numbers", "decks")
    state_type = DragonState
    bot_folder = FOLDER / "bots"
    features = FEATURES
    variants = VARIANTS
    content: Content

    def __init__(self, files: Tables, packs: tuple[str, ...] = (), locales: tuple[Path, ...] = ()) -> None:
        self.content = Content(gather(files)[0])
        self.content_hash = fingerprint(files)
        self.packs = packs
        self.locales = locales
        if self.content.journal.scenarios:
            self.modes = (*type(self).modes, CAMPAIGN)

    @cached_property
    def table(self) -> DragonTable:
        from .table.face import DragonTable

        return DragonTable(self)

    @cached_property
    def progress(self) -> DragonProgress:
        from .table.progress import DragonProgress

        return DragonProgress(self)

    @cached_property
    def story(self) -> DragonStory:
        from .lab.story import DragonStory

        return DragonStory(self)

    @cached_property
    def box(self) -> DragonBox:
        from .box.face import DragonBox

        return DragonBox(self)

    @cached_property
    def journal(self) -> DragonJournal:
        from .lab.journal import DragonJournal

        return DragonJournal(self)

    @cached_property
    def bots(self) -> DragonBots:
        return DragonBots(self)

    @cached_property
    def statistics(self) -> DragonStatistics:
        from .lab.statistics import DragonStatistics

        return DragonStatistics(self)

    def lessons(self) -> Lessons:
        return _LESSONS

    def tutorial(self) -> Tutorial:
        from .table.tutorial import TUTORIAL

        return TUTORIAL

    def start(
        self, mode: str, players: int, luck: StartLuck, options: dict[str, Any], rulings: dict[str, Any]
    ) -> DragonState:
        agreed = Rulings(**rulings)
        chosen = read_options(self.content, mode, players, options, agreed)
        return first_state(self, mode, players, luck, chosen, agreed)

    def redeal_unseen(self, state: DragonState, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        shuffle_unseen(state, {*keep, seat}, Dice(seed, "resample"))

    def action_space(self) -> tuple[Choice, ...]:
        return tuple(all_choices(self.content))

    def register(self) -> Register:
        return read_register(FOLDER / "content", self.locales)

    def components(self, state: DragonState) -> dict[str, Any]:
        return count_components(state)

    def check(self, state: DragonState) -> str | None:
        return impossible_options(self.content, state) or impossible(state, self)

    def mode_of(self, state: DragonState) -> str:
        return state.mode

    def keeps_only_chapters(self, state: DragonState) -> str:
        """DRE-509: as in the book, a campaign is saved only after a Scenario."""
        return "DRE-509" if state.options.strict else ""

    def values(self, option: Option, mode: str) -> tuple[Any, ...]:
        found = super().values(option, mode)
        if option.name == "start":
            return (*found, *self.content.journal.scenarios)
        if option.table == "arenas" and mode in PVP_MODES:
            # DRE-533: in PvP only Arena cards with a side for it.
            return tuple([one for one in found if one not in self.content.arenas or self.content.arenas[one].pvp])
        return found

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> DragonTexts:
        return DragonTexts(self, language, names)


def build(packs: list[Path]) -> DragonEclipse:
    """The game with packs laid over its content; raises `ContentError` with every problem."""
    game = build_game(DragonEclipse, DragonEclipse.name, FOLDER, SCHEMA, packs, check_tables)
    if any((pack / "journal").is_dir() for pack in packs):
        # A story that does not hold together would fail in the middle of somebody's evening.
        problems = game.journal.mistakes()
        if problems:
            raise ContentError.of(problems)
    return game


def check_tables(tables: Tables) -> list[ContentError]:
    """What is wrong with the files as a whole."""
    gathered, problems = gather(tables)
    return problems or Content(gathered).check()


__all__ = ["DragonEclipse", "build"]
