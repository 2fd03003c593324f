"""Setup: seats and options become the first State, in the steps of the rulebook. Rulebook p.4-5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.core.errors import SetupError
from rulewright.core.record import Luck, bind

from .content.components import Content
from .model import steps
from .model.geography import ISLANDS, OF_TERRAIN, TERRAIN, island_of
from .model.state import MystheaState, Options, PlayerBoard, Rulings
from .model.vocabulary import CardType, Colour, Side, Terrain
from .rules.book import join_hand
from .rules.eras import REGION_EVENTS, STORM
from .rules.placement import take_champion, take_starting_card

if TYPE_CHECKING:
    from rulewright.core.game import StartLuck

    from .game import Mysthea


def first_state(game: Mysthea, seats: int, luck: StartLuck, options: Options, rulings: Rulings) -> MystheaState:
    """Everything that the box and chance decide; the players' own choices wait on the agenda.

    MYS-012, MYS-017, MYS-048 to MYS-052, MYS-054, MYS-062: every board begins alike, with its own pieces.
    MYS-014, MYS-504: one Artefact for each of them, also with 2 players.
    """
    content: Content = game.content
    state = MystheaState(
        agenda=[],
        picks={},
        luck=Luck(luck.seed, {}),
        options=options,
        rulings=rulings,
        boards=[PlayerBoard(colour=colour) for colour in list(Colour)[:seats]],
        ring=(0, 1, 2, 3, 4),
        box=content.era_cards[0],
        champions=tuple(sorted(content.champions)),
    )
    bind(state, game, luck)
    lay_islands(state)
    choose_monsters(state, content)
    shuffle_events(state)
    shuffle_encounters(state, content)
    choose_attunements(state, content)
    deal_artefacts(state)
    if options.expert:
        open_draft(state)
    else:
        deal_cards(state)
    plan_placement(state)
    return state


def draw_from(state: MystheaState, pool: list[int], stream: str) -> int:
    return pool.pop(state.roll(stream, len(pool)))


def lay_islands(state: MystheaState) -> None:
    """MYS-034: Islands at random in the ring; MYS-016, MYS-497: with 2 players a Mirage on each, of five types."""
    pool = list(range(5))
    state.ring = tuple([draw_from(state, pool, "islands") for _ in range(5)])
    if len(state.boards) == 2:
        matchings = mirage_matchings()
        state.mirages = matchings[state.roll("mirages", len(matchings))]


def mirage_matchings() -> list[tuple[int, ...]]:
    """GAP-MYS-17: every way to put one token on each Island with each region type covered once."""
    found: list[tuple[int, ...]] = []

    def extend(chosen: tuple[int, ...], terrains: list[Terrain]) -> None:
        if not terrains:
            found.append(tuple(sorted(chosen)))
            return
        for region in OF_TERRAIN[terrains[0]]:
            if all(island_of(region) != island_of(other) for other in chosen):
                extend((*chosen, region), terrains[1:])

    extend((), list(Terrain))
    return sorted(found)


def choose_monsters(state: MystheaState, content: Content) -> None:
    """MYS-035 to MYS-037, GAP-MYS-16: three Monsters at random, one for each Era in the order drawn."""
    pool = sorted(content.monsters)
    state.monsters = tuple([pool.pop(state.roll("monsters", len(pool))) for _ in range(3)])


def shuffle_events(state: MystheaState) -> None:
    """MYS-038: five Region cards and the Storm."""
    state.events_deck = (*sorted(REGION_EVENTS), STORM)


def shuffle_encounters(state: MystheaState, content: Content) -> None:
    """MYS-039: the front of the top card is visible to everybody."""
    pool = sorted(content.encounters)
    state.next_encounter = pool.pop(state.roll("encounters", len(pool)))
    state.encounters = tuple(pool)


def choose_attunements(state: MystheaState, content: Content) -> None:
    """MYS-040, MYS-041, GAP-MYS-18, MYS-067, AMB-MYS-08: Day, Night, or each card its own side for the whole game."""
    mode = state.options.attunements
    sides = []
    for island in range(5):
        if mode == "mixed":
            side = Side.NIGHT if state.roll("attunements", 2) else Side.DAY
        elif mode in (Side.DAY, Side.NIGHT):
            side = Side(mode)
        else:
            side = Side.DAY if mode[island] == "D" else Side.NIGHT
        sides.append(
            next(
                card.id for card in content.attunements.values() if card.island == ISLANDS[island] and card.side is side
            )
        )
    state.attunements = tuple(sides)


def deal_artefacts(state: MystheaState) -> None:
    """MYS-055 to MYS-058, AMB-MYS-01: I to n (or any of the five) at random; the number is the order of play."""
    players = len(state.boards)
    pool = list(range(players))
    state.order = tuple([draw_from(state, pool, "artefacts") for _ in range(players)])
    numbers = list(range(1, players + 1))
    if state.rulings.artefact_gaps:
        pool = list(range(1, len(Colour) + 1))
        numbers = sorted(draw_from(state, pool, "artefacts") for _ in range(players))
    for number, seat in zip(numbers, state.order, strict=True):
        state.boards[seat].artefact = number


def deal_cards(state: MystheaState) -> None:
    """MYS-043 to MYS-046: one starting card of each colour, in secret, and a Champion, face up."""
    for board in state.boards:
        for kind in CardType:
            join_hand(board, take_starting_card(state, kind), known=False)
        board.champion = take_champion(state)
    state.champions = ()


def open_draft(state: MystheaState) -> None:
    """MYS-505, MYS-506: a Champion and a starting card of each colour, face up."""
    state.draft = (take_champion(state), *[take_starting_card(state, kind) for kind in CardType])


def plan_placement(state: MystheaState) -> None:
    """MYS-047, MYS-059, MYS-063, MYS-507: what the players still decide, then Era I."""
    plan: list[steps.AnyStep] = []
    if state.options.choose_colours:
        plan.extend(steps.ChooseColour(seat) for seat in range(len(state.boards)))
    if state.options.expert:
        plan.extend(steps.DraftCard(seat) for _ in range(5) for seat in state.order)
    for seat in reversed(state.order):
        plan.extend((steps.PlaceChampion(seat), steps.PlaceToken(seat)))
    if state.mirages:
        plan.append(steps.RemoveMirages())
    plan.append(steps.BeginEra())
    state.then(*plan)


def read_options(options: dict[str, object]) -> Options:
    """Check what the table asks for; the message says what is allowed.

    MYS-064, MYS-065, MYS-067 to MYS-069, MYS-269: abilities, behaviours, Attunements, expert mode, Premonition.
    MYS-070: in any combination.
    """
    mode = options.get("attunements", "day")
    chosen = isinstance(mode, str) and len(mode) == 5 and set(mode) <= {"D", "N"}
    if mode not in ("day", "night", "mixed") and not chosen:
        raise SetupError("setup-attunements", value=repr(mode))
    return Options(**options)  # type: ignore[arg-type]


__all__ = ["TERRAIN", "first_state", "mirage_matchings", "read_options"]
