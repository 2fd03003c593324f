"""Mysthea as a Game: modes, options, rulings, content, and what a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from rulewright.content.loader import Pack, Schema, Tables, fingerprint, lay_over, load_tables, read_pack
from rulewright.content.rules import Register
from rulewright.core.chance import Dice
from rulewright.core.errors import ContentError
from rulewright.core.game import Fortune, Game, Mode, Option
from rulewright.core.record import Choice, Seat, State

from .components import Attunement, Card, Champion, Content, Encounter, Island, Monster, Numbers
from .model import choices
from .model.state import MystheaState, Options, Rulings
from .rules import act, battle, encounters, eras, meditate, placement, refusals, turn
from .rules.book import BOOK
from .setup import first_state, read_options
from .words import Approach, Colour, Unit

CHAPTERS = (act, battle, encounters, eras, meditate, placement, refusals, turn)
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
_REGISTER = Register(FOLDER / "content")


class Mysthea(Game):
    """2 to 5 players fight for floating islands over three eras."""

    name = "mysthea"
    modes = (Mode("standard", (2, 3, 4, 5)),)
    options = (
        Option("attunements", "day", (), "MYS-067", ("day", "night", "mixed", "DNDND")),
        Option("abilities", True, YES_NO, "MYS-064"),
        Option("behaviours", True, YES_NO, "MYS-065"),
        Option("expert", False, YES_NO, "MYS-068"),
        Option("premonition", False, YES_NO, "MYS-069"),
        Option("choose_colours", False, YES_NO, "MYS-047"),
    )
    rulings = (
        Option("recharge_space", 6, (6, 5), "AMB-MYS-04"),
        Option("accessories_per_turn", "one", ("one", "each"), "AMB-MYS-15"),
        Option("carry_fortifications", False, YES_NO, "AMB-MYS-25"),
        Option("march_tired_champion", True, YES_NO, "AMB-MYS-30"),
        Option("remote_needs_unit", False, YES_NO, "AMB-MYS-34"),
        Option("encounter_battle_discharges", True, YES_NO, "AMB-MYS-35"),
        Option("null_island_move", False, YES_NO, "AMB-MYS-48"),
        Option("double_everything", True, YES_NO, "AMB-MYS-55"),
        Option("count_each_defeat", False, YES_NO, "AMB-MYS-64"),
        Option("owner_picks_loss", False, YES_NO, "AMB-MYS-69"),
        Option("fortify_at_champion", False, YES_NO, "AMB-MYS-70"),
    )
    book = BOOK
    undo_rule = "GAP-MYS-25"
    state_type = MystheaState
    content: Content

    def __init__(self, tables: Tables, packs: tuple[str, ...]) -> None:
        self.content = Content(tables)
        self.content_hash = fingerprint(tables)
        self.packs = packs

    def start(self, mode: str, players: int, luck: Fortune, options: dict[str, Any], rulings: dict[str, Any]) -> State:
        return first_state(self, players, luck, read_options(options), Rulings(**rulings))

    def hide_and_seek(self, state: State, seat: Seat | None, seed: int) -> None:
        assert isinstance(state, MystheaState)
        shuffle_unseen(state, seat, Dice(seed, "resample"))

    def universe(self) -> tuple[Choice, ...]:
        return tuple(all_choices(self.content))

    def register(self) -> Register:
        return _REGISTER

    def components(self, state: State) -> dict[str, Any]:
        assert isinstance(state, MystheaState)
        return count_components(state)

    def check(self, state: State) -> str | None:
        assert isinstance(state, MystheaState)
        return impossible(state, self)


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
    if problems:
        raise ContentError(problems)
    tables = lay_over(base, read)
    problems = Content(tables).check()
    if problems:
        raise ContentError(problems)
    return Mysthea(tables, tuple(f"{pack.manifest.id} {pack.manifest.version}" for pack in read))


# -- hidden information --------------------------------------------------------------------------------


def shuffle_unseen(state: MystheaState, seat: Seat | None, dice: Dice) -> None:
    """Deal anew whatever a seat has not seen: others' hidden cards, the Era Deck, the box.

    Cards change places only within their group (their Era, and for starting cards their type too), because
    everybody knows which piles the hidden cards of a hand came from.
    """
    cards = state.game.content.cards
    groups: dict[tuple[int, str], list[tuple[int, str]]] = {}
    pools: dict[tuple[int, str], list[str]] = {}

    def add(place: int, card: str) -> None:
        record = cards[card]
        group = (record.era, str(record.type) if record.era == 0 else "")
        groups.setdefault(group, []).append((place, card))
        pools.setdefault(group, []).append(card)

    deck, box = -1, -2
    for other, board in enumerate(state.boards):
        if other != seat:
            known = list(board.known)
            for card in board.hand:
                if card in known:
                    known.remove(card)
                else:
                    add(other, card)
    for card in state.deck:
        add(deck, card)
    for card in state.box:
        add(box, card)
    dealt: dict[int, list[str]] = {}
    for group in sorted(groups):
        shuffled = dice.shuffled(sorted(pools[group]))
        for (place, _), card in zip(groups[group], shuffled, strict=True):
            dealt.setdefault(place, []).append(card)
    for other, board in enumerate(state.boards):
        if other != seat:
            board.hand = tuple(sorted([*board.known, *dealt.get(other, [])]))
    state.deck = tuple(sorted(dealt.get(deck, [])))
    state.box = tuple(sorted(dealt.get(box, [])))


# -- the whole vocabulary -----------------------------------------------------------------------------


def all_choices(content: Content) -> Iterator[Choice]:
    """Every choice that any position can offer."""
    yield from (
        choices.DONE, choices.ACCEPT, choices.DECLINE, choices.ACT, choices.DEVELOP, choices.MEDITATE,
        choices.MOVE_ISLAND, choices.FACE_ENCOUNTER, choices.SPEND_POINTS, choices.USE_CARD, choices.GAIN_ENERGY,
        choices.CONSTRUCT_TROOP, choices.CONSTRUCT_GOLEM, choices.DEPLOY_TROOP, choices.DEPLOY_GOLEM,
        choices.REVEAL_ONE, choices.RENEW_DISPLAY, choices.DRAW_CARD, choices.FORTIFY_FIRST, choices.CRYSTALS_FIRST,
        choices.COMMIT_NOTHING, choices.LOSE_CARD, choices.LOSE_GLORY,
    )  # fmt: skip
    for table in (
        choices.OPTION, choices.REGION, choices.CHAMPION_TO, choices.TOKEN_TO, choices.BATTLE_IN, choices.FORTIFY,
        choices.SET_DOWN, choices.STRIKE, choices.CLEAR,
    ):  # fmt: skip
        yield from table
    for colour in Colour:
        yield choices.COLOUR[colour]
    for unit in Unit:
        yield choices.CARRY[unit]
        yield choices.REMOVE[unit]
    for approach in Approach:
        yield choices.APPROACH[approach]
    for unit in choices.MOVERS:
        for origin in range(15):
            yield from (choices.TRAVEL[unit][origin][target] for target in range(15) if target != origin)
    for monster in sorted(content.monsters):
        yield choices.MONSTER[monster]
    for attunement in sorted(content.attunements):
        yield choices.CLAIM[attunement]
    for champion in sorted(content.champions):
        yield choices.DRAFT[champion]
    for card in sorted(content.cards):
        yield choices.PLAY[card]
        yield choices.COMMIT[card]
        yield choices.PAY_WITH[card]
        if content.cards[card].era == 0:
            yield choices.DRAFT[card]
        else:
            yield choices.BUY[card]
            yield choices.PUT_UNDER[card]
        if content.cards[card].type == "accessory":
            yield choices.USE[card]
            yield choices.DISCARD[card]


# -- conservation and sanity --------------------------------------------------------------------------


def card_places(state: MystheaState) -> list[str]:
    """Every Command card of the game, wherever it is; decks of later Eras are still in the box lid."""
    found = [*state.deck, *state.bottom, *state.display, *state.box, *state.removed]
    found.extend(card for card in state.draft if card in state.game.content.cards)
    for board in state.boards:
        found.extend((*board.hand, *board.discard, *board.accessories))
        found.extend(card for card in board.upgrades if card)
    if state.battle is not None and not state.battle.totals:
        found.extend(card for card in state.battle.cards if card)
    for era in range(state.era + 1, 4):
        found.extend(state.game.content.era_cards[era])
    return found


def count_components(state: MystheaState) -> dict[str, Any]:
    """Totals that never change: cards, units by seat, events, encounters."""
    counts: dict[str, Any] = {"cards": sorted(card_places(state))}
    for seat, board in enumerate(state.boards):
        counts[f"troops {seat}"] = board.supply_troops + board.constructed_troops + len(board.troops)
        counts[f"golems {seat}"] = board.supply_golems + board.constructed_golems + len(board.golems)
        counts[f"fortifications {seat}"] = board.supply_fortifications + len(board.fortifications)
    faced = [card for board in state.boards for card in board.faced]
    top = [state.next_encounter] if state.next_encounter else []
    counts["encounters"] = sorted([*faced, *state.encounters, *top])
    counts["islands"] = sorted(state.ring)
    return counts


def impossible(state: MystheaState, game: Mysthea) -> str | None:
    """The first thing that no real game could show, for saves that come from strangers."""
    seats = len(state.boards)
    content = game.content
    if seats not in game.modes[0].seats:
        return f"boards: {seats} seats, expected 2 to 5"
    if sorted(state.ring) != [0, 1, 2, 3, 4]:
        return f"ring: {list(state.ring)}, expected the five Islands once each"
    if sorted(state.order) != list(range(seats)):
        return f"order: {list(state.order)}, expected every seat once"
    if state.era not in range(4) or state.phase not in range(4):
        return f"era {state.era}, phase {state.phase}: expected 0 to 3"
    if len(state.monsters) != 3 or any(monster not in content.monsters for monster in state.monsters):
        return f"monsters: {list(state.monsters)}, expected three known ones"
    if len(state.lairs) != 3 or any(lair not in range(-1, 5) for lair in state.lairs):
        return f"lairs: {list(state.lairs)}, expected three numbers from -1 to 4"
    if any(side not in content.attunements for side in state.attunements) or len(state.attunements) != 5:
        return f"attunements: {list(state.attunements)}, expected five known sides"
    if any(card not in content.encounters for card in state.encounters):
        return "encounters: an unknown card"
    if sorted(card_places(state)) != sorted(content.cards):
        return "cards: some are missing, unknown or there twice"
    for seat, board in enumerate(state.boards):
        problem = impossible_board(state, board, content)
        if problem:
            return f"boards[{seat}].{problem}"
    try:
        asked = game.book.decisions(state)
    except Exception as error:  # a hostile agenda can name anything
        return f"agenda: the top step cannot be asked ({type(error).__name__})"
    if state.outcome is None and not asked:
        return "agenda: nobody is asked anything, and the game is not over"
    return None


def impossible_board(state: MystheaState, board: Any, content: Content) -> str | None:
    track = content.numbers.track
    regions = (*board.troops, *board.golems, *board.fortifications)
    if not 0 <= board.energy <= track or not 0 <= board.experience <= track or board.glory < 1:
        return f"energy {board.energy}, experience {board.experience}, glory {board.glory}: out of range"
    if any(region not in range(15) for region in regions) or board.at not in range(-1, 15):
        return "units: a region that does not exist"
    if board.token not in range(-1, 5):
        return f"token: {board.token}, expected -1 to 4"
    totals = (
        board.supply_troops + board.constructed_troops + len(board.troops),
        board.supply_golems + board.constructed_golems + len(board.golems),
        board.supply_fortifications + len(board.fortifications),
    )
    if totals != (8, 4, 4) or min(board.supply_troops, board.constructed_troops, board.supply_golems) < 0:
        return f"units: {totals} in all, expected 8 Troops, 4 Golems, 4 Fortifications"
    if min(board.constructed_golems, board.supply_fortifications) < 0:
        return "units: fewer than none"
    if len(board.upgrades) != 5 or len(board.accessories) > content.numbers.accessories:
        return "upgrades or accessories: more than there are spaces"
    if board.champion and board.champion not in content.champions:
        return f"champion: {board.champion!r} is unknown"
    if not set(board.known) <= set(board.hand):
        return "known: a card that is not in hand"
    return None


__all__ = ["Mysthea", "Options", "build"]
