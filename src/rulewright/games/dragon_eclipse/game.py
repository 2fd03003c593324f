"""Dragon Eclipse as a Game: modes, options, rulings, content, and what a seat cannot know."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from rulewright.content.loader import Pack, Schema, Tables, fingerprint, lay_over, load_tables, read_pack
from rulewright.content.rules import Register
from rulewright.content.source import Component
from rulewright.content.texts import broken_messages
from rulewright.core.chance import Dice
from rulewright.core.errors import ContentError
from rulewright.core.game import Fortune, Game, Mode, Option, plain
from rulewright.core.presenting import Reading
from rulewright.core.record import Choice, Outcome, Seat, State
from rulewright.core.text import Texts
from rulewright.core.thinking import Observer, Variant

from . import prospects
from .boxed import Boxed
from .components import (
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
from .judging import FEATURES, Judge
from .model.state import DragonState, Rulings
from .naming import Naming, Prices
from .rules import (
    afflictions,
    cards,
    choosing,
    combat,
    damage,
    decks,
    effects,
    ending,
    enemy,
    moments,
    movement,
    refusals,
    structure,
    tokens,
    turn,
)
from .rules.book import BOOK
from .sanity import count_components, impossible
from .setup import first_state, read_options
from .shown import Shown
from .studied import Studied
from .texts import DragonTexts
from .told import Told
from .universe import all_choices
from .unseen import shuffle_unseen
from .variants import VARIANTS, standing, stop
from .words import Element

CHAPTERS = (
    afflictions, cards, choosing, combat, damage, decks, effects, ending, enemy, moments, movement, refusals, structure,
    tokens, turn,
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
        "numbers": ("numbers", Numbers),
    }
)
FOLDER = Path(str(files(__package__)))
YES_NO = (True, False)
ENEMY_MODES, PVP_MODES = ("duel", "gauntlet"), ("pvp_quick", "pvp_challenge")
_REGISTER = Register(FOLDER / "content")


def gather(read: Tables) -> tuple[Tables, list[str]]:
    """The tables of the game from its files, and ids that stand in two of them."""
    found: Tables = {}
    problems: list[str] = []
    for file, rows in read.items():
        name = file.partition("-")[0]
        table = found.setdefault("cards" if name == "specific" else name, {})
        problems.extend([f"{file}.toml: {id}: the id stands in another file already" for id in rows if id in table])
        table.update(rows)
    return found, problems


class DragonEclipse(Told, Shown, Boxed, Studied, Game):
    """1 or 2 tamers and their mystlings: duels, gauntlets, and battles between players."""

    name = "dragon_eclipse"
    modes = (
        Mode("duel", (1, 2), cooperative=True),
        Mode("gauntlet", (1, 2), cooperative=True),
        Mode("pvp_quick", (2,)),
        Mode("pvp_challenge", (2,)),
    )
    options = (
        Option("mystling", "choose", (), "DRE-337", ("choose", "draw"), table="mystlings"),
        Option("partner", "choose", (), "DRE-824", ("choose", "draw"), table="mystlings"),
        Option("deck", "ready", ("ready", "build"), "DRE-119"),
        Option("cards", "all", ("all", "advanced", "starting"), "DRE-120"),
        Option(
            "enemy", "choose", (), "DRE-324", ("choose", "draw", "random-combat"), modes=ENEMY_MODES, table="enemies"
        ),
        Option("arena", "usual", (), "DRE-297", ("usual", "choose", "draw"), table="arenas"),
        Option("map", "usual", (), "DRE-326", ("usual", "choose", "draw"), table="maps"),
        Option("taming", True, YES_NO, "DRE-350", modes=ENEMY_MODES),
        Option("corruption", False, YES_NO, "DRE-522", modes=ENEMY_MODES),
        Option("unpredictable", False, YES_NO, "DRE-525", modes=ENEMY_MODES),
        Option("steel", False, YES_NO, "DRE-527", modes=("gauntlet",)),
        Option("switching", False, YES_NO, "DRE-517", modes=("gauntlet",)),
        Option("trading", False, YES_NO, "DRE-541", modes=PVP_MODES),
        Option("duels", 3, (3, 4, 5), "DRE-293", modes=("gauntlet",)),
        Option("lives", 2, (1, 2, 3), "DRE-464", modes=("gauntlet",)),
        Option("conceding", False, YES_NO, "DRE-475"),
    )
    rulings = (
        Option("slot_power", "1223", ("1223", "1233", "2233"), "AMB-DRE-01"),
        Option("burn_reduced_by_willpower", True, YES_NO, "AMB-DRE-08"),
        Option("pass_action", False, YES_NO, "AMB-DRE-42"),
        Option("upgrade_by_trigger", True, YES_NO, "AMB-DRE-49"),
        Option("own_turn_conditions", True, YES_NO, "AMB-DRE-53"),
        Option("enemy_only_target", False, YES_NO, "AMB-DRE-56", modes=ENEMY_MODES),
        Option("summons_fall", True, YES_NO, "AMB-DRE-67", modes=ENEMY_MODES),
        Option("summons_count", True, YES_NO, "AMB-DRE-68", modes=ENEMY_MODES),
        Option("tame_in_chain", True, YES_NO, "AMB-DRE-71", modes=ENEMY_MODES),
        Option("special_at_taunt", False, YES_NO, "AMB-DRE-76", modes=ENEMY_MODES),
        Option("one_white_token", True, YES_NO, "AMB-DRE-79", modes=ENEMY_MODES),
        Option("reuse_cards", False, YES_NO, "AMB-DRE-82", modes=("pvp_challenge",)),
        Option("mirror", False, YES_NO, "AMB-DRE-86", modes=PVP_MODES),
    )
    book = BOOK
    undo_rule = "GAP-DRE-37"
    silent_tables = ("numbers", "decks")
    state_type = DragonState
    bot_folder = FOLDER
    features = FEATURES
    variants = VARIANTS
    content: Content

    def __init__(self, files: Tables, packs: tuple[str, ...] = (), locales: tuple[Path, ...] = ()) -> None:
        self.content = Content(gather(files)[0])
        self.content_hash = fingerprint(files)
        self.packs = packs
        self.locales = locales

    def start(self, mode: str, players: int, luck: Fortune, options: dict[str, Any], rulings: dict[str, Any]) -> State:
        agreed = Rulings(**rulings)
        return first_state(
            self, mode, players, luck, read_options(self.content, mode, players, options, agreed), agreed
        )

    def hide_and_seek(self, state: State, seat: Seat | None, seed: int, keep: tuple[Seat, ...]) -> None:
        assert isinstance(state, DragonState)
        shuffle_unseen(state, {*keep, seat}, Dice(seed, "resample"))

    def universe(self) -> tuple[Choice, ...]:
        return tuple(all_choices(self.content))

    def register(self) -> Register:
        return _REGISTER

    def components(self, state: State) -> dict[str, Any]:
        assert isinstance(state, DragonState)
        return count_components(state)

    def terms(self, state: State) -> dict[str, Any]:
        assert isinstance(state, DragonState)
        return {"options": plain(state.options), "rulings": plain(state.rulings)}

    def check(self, state: State) -> str | None:
        assert isinstance(state, DragonState)
        return impossible(state, self)

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self.content)

    def measure(self, state: State) -> Sequence[Sequence[float]]:
        assert isinstance(state, DragonState)
        return self._judge.measure(state)

    @cached_property
    def _naming(self) -> Naming:
        return Naming(self.content)

    def things(self, state: State) -> Sequence[Sequence[tuple[str, float]]]:
        assert isinstance(state, DragonState)
        return self._naming.things(state)

    def priced(self, prices: Mapping[str, float]) -> Callable[[State], Sequence[float]]:
        return Prices(self._naming, prices)

    def remaining(self, state: State) -> float:
        assert isinstance(state, DragonState)
        return prospects.remaining(state)

    def success(self, state: State) -> float:
        assert isinstance(state, DragonState)
        return prospects.success(state)

    def turn(self, state: State) -> Hashable:
        assert isinstance(state, DragonState)
        return prospects.turn(state)

    def mode_of(self, state: State) -> str:
        assert isinstance(state, DragonState)
        return state.mode

    def values(self, option: Option, mode: str) -> tuple[Any, ...]:
        found = super().values(option, mode)
        if option.table == "arenas" and mode in PVP_MODES:
            # DRE-533: in PvP only Arena cards with a side for it.
            return tuple([one for one in found if one not in self.content.arenas or self.content.arenas[one].pvp])
        return found

    def observer(self, players: int) -> Observer:
        from .observing import DragonObserver

        return DragonObserver(self.content, players)

    def stop(self, state: State, variant: Variant) -> Outcome | None:
        assert isinstance(state, DragonState)
        return stop(state, variant)

    def standing(self, state: State) -> Sequence[float]:
        assert isinstance(state, DragonState)
        return standing(state)

    def texts(self, language: str = "en", names: Sequence[str] = ()) -> Texts:
        return DragonTexts(self, language, names)

    def ending(self, view: dict[str, Any], texts: Texts) -> str:
        assert isinstance(texts, DragonTexts)
        if view["mode"] == "gauntlet":
            return texts.say("ending-gauntlet", points=view["points"], duels=view["duel"], lost=view["lost"])
        return texts.say(f"ending-{view['result']}", enemy=view["met"][-1]) if view["mode"] == "duel" else ""

    def course(self, state: State, texts: Texts) -> tuple[Reading, ...]:
        from .course import course

        assert isinstance(state, DragonState)
        assert isinstance(texts, DragonTexts)
        return course(state, texts)

    def course_name(self, texts: Texts) -> str:
        return texts.name("stat", "health")

    def heading(self, id: str, texts: Texts) -> str:
        from .headings import heading

        assert isinstance(texts, DragonTexts)
        return heading(id, texts)


def build(packs: list[Path]) -> DragonEclipse:
    """The game with packs laid over its content; raises `ContentError` with every problem."""
    base = load_tables(FOLDER / "content", SCHEMA)
    read: list[Pack] = []
    problems: list[str] = []
    for folder in packs:
        pack, found = read_pack(folder, DragonEclipse.name, SCHEMA)
        problems.extend(found)
        if pack is not None:
            read.append(pack)
            problems.extend(broken_messages(pack.folder / "locale"))
    if problems:
        raise ContentError(problems)
    tables = lay_over(base, read)
    gathered, problems = gather(tables)
    problems = problems or Content(gathered).check()
    if problems:
        raise ContentError(problems)
    names = tuple(f"{pack.manifest.id} {pack.manifest.version}" for pack in read)
    return DragonEclipse(tables, names, tuple(pack.folder / "locale" for pack in read))


__all__ = ["DragonEclipse", "build"]
