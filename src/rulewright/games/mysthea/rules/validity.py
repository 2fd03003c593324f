"""What is true of every position: components are conserved, limits hold, pending steps make sense.

Tests ask it along random games; `restore` asks it of saves that come from strangers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.core.doubted import unaskable

from ..content.components import Content
from ..model import steps
from ..model.state import MystheaState, PlayerBoard
from .eras import REGION_EVENTS, STORM

if TYPE_CHECKING:
    from ..game import Mysthea

REGIONS = frozenset(range(15))


def card_places(state: MystheaState) -> list[str]:
    """Every Command card of the game, wherever it is; decks of later Eras are still in the box lid."""
    found = [*state.deck, *state.bottom, *state.display, *state.box, *state.removed]
    if state.draft:
        found.extend([card for card in state.draft if card in state.game.content.cards])
    for board in state.boards:
        found += board.hand + board.discard + board.accessories
        found += filter(None, board.upgrades)
    if state.battle is not None and not state.battle.totals:
        found += filter(None, state.battle.cards)
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
    if sorted(state.order) != [*range(seats)]:
        return f"order: {list(state.order)}, expected every seat once"
    if state.era not in range(4) or state.phase not in range(4):
        return f"era {state.era}, phase {state.phase}: expected 0 to 3"
    if len(state.monsters) != 3 or not content.monsters.keys() >= set(state.monsters):
        return f"monsters: {list(state.monsters)}, expected three known ones"
    if len(state.lairs) != 3 or min(state.lairs) < -1 or max(state.lairs) > 4:
        return f"lairs: {list(state.lairs)}, expected three numbers from -1 to 4"
    if not content.attunements.keys() >= set(state.attunements) or len(state.attunements) != 5:
        return f"attunements: {list(state.attunements)}, expected five known sides"
    problem = impossible_table(state, content) or impossible_battle(state, content)
    if problem:
        return problem
    if sorted(card_places(state)) != content.card_ids:
        return "cards: some are missing, unknown or there twice"
    for seat, board in enumerate(state.boards):
        problem = impossible_board(state, board, content)
        if problem:
            return f"boards[{seat}].{problem}"
    allowed = allowed_values(state, content)
    for step in state.agenda:
        problem = impossible_step(state, step, allowed)
        if problem:
            return f"agenda: {problem}"
    return unaskable(game.book, state, seats)


def impossible_table(state: MystheaState, content: Content) -> str | None:
    """What lies on the table names cards, Monsters and regions that exist."""
    met = {*state.encounters, *[card for board in state.boards for card in board.faced]}
    if state.next_encounter:
        met.add(state.next_encounter)
    if not content.encounters.keys() >= met:
        return "encounters: an unknown card"
    events = {*REGION_EVENTS, STORM, *state.monsters}
    if not {*state.events_deck, *state.path, *state.face_down, state.next_event or STORM} <= events:
        return "events_deck, next_event or path: an unknown Event card"
    if len(state.path) > len(content.numbers.path):
        return "path: more Event cards than it has spaces"
    if not {*state.defeated, *state.rooted} <= set(state.monsters):
        return "defeated or rooted: a Monster that is not in this game"
    if not REGIONS.issuperset(state.mirages):
        return f"mirages: {list(state.mirages)}, expected regions"
    for board in state.boards:
        if board.attunement and board.attunement not in state.attunements:
            return "attunement: claimed, but not on this table"
    for card in (*state.draft, *state.champions):
        if card not in content.cards and card not in content.champions:
            return "draft or champions: an unknown card"
    return None


def impossible_battle(state: MystheaState, content: Content) -> str | None:
    """The Battle that is being fought: as many numbers and cards as sides."""
    battle = state.battle
    if battle is None:
        return None
    sides = battle.sides
    if len(set(sides)) != len(sides) or battle.starter not in sides or not set(sides) <= set(state.order):
        return f"battle.sides: {list(sides)}, expected seats, the starter among them"
    rows = (battle.bonus, battle.cards, battle.retreated, battle.lost)
    if battle.region not in range(15) or any(len(row) != len(sides) for row in rows):
        return "battle: expected a region, and a number or card for every side"
    if len(battle.totals) not in (0, len(sides)) or any(card and card not in content.cards for card in battle.cards):
        return "battle: expected a total for every side, and known cards"
    return None


def impossible_board(state: MystheaState, board: PlayerBoard, content: Content) -> str | None:
    """MYS-071 to MYS-073, MYS-075: values off their tracks, and more or fewer units than there are."""
    track = content.numbers.track
    if not 0 <= board.energy <= track or not 0 <= board.experience <= track or board.glory < 1:
        return f"energy {board.energy}, experience {board.experience}, glory {board.glory}: out of range"
    if not REGIONS.issuperset(board.troops + board.golems + board.fortifications) or not -1 <= board.at < 15:
        return "units: a region that does not exist"
    if not -1 <= board.token < 5:
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
    if not 0 <= board.artefact <= len(content.numbers.artefact_energy):
        return f"artefact: {board.artefact} is unknown"
    if board.champion and board.champion not in content.champions:
        return f"champion: {board.champion!r} is unknown"
    if board.known and not set(board.known) <= set(board.hand):
        return "known: a card that is not in hand"
    return None


Checks = dict[str, Callable[[Any], bool]]


def allowed_values(state: MystheaState, content: Content) -> Checks:
    """What the fields of a pending step may name, by field."""
    seats = range(len(state.boards)).__contains__
    return {
        "seat": seats,
        "owner": seats,
        "region": REGIONS.__contains__,
        "origin": REGIONS.__contains__,
        "target": REGIONS.__contains__,
        "island": range(5).__contains__,
        "card": lambda value: value in content.cards if isinstance(value, str) else 0 <= value <= 100,
        "encounter": content.encounters.__contains__,
        "monster": state.monsters.__contains__,
        "space": range(len(state.path)).__contains__,
        "effects": bool,
        "types": bool,
        "options": bool,
    }


def impossible_step(state: MystheaState, step: steps.AnyStep, allowed: Checks) -> str | None:
    """A pending step whose seat, region, card or number does not exist."""
    for field in step.__struct_fields__:
        value = getattr(step, field)
        check = allowed.get(field)
        if not (check(value) if check is not None else not isinstance(value, int) or 0 <= value <= 100):
            return f"{type(step).__struct_config__.tag}.{field} is {value!r}"
    if isinstance(step, (steps.CommitCards, steps.React, steps.Retreat, steps.LoseUnits)) and state.battle is None:
        return f"{type(step).__struct_config__.tag} without a battle"
    return None
