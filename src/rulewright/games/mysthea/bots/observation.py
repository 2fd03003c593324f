"""The numeric observation: what a seat may know as a fixed row of numbers, for learners.

The own seat comes first, the others follow in order of play. Everything that is not named stays 0, so reading a
state means writing the few numbers that are not: learners read millions of states.
"""

from __future__ import annotations

from rulewright.core.observation import AgendaWriter, Layout, Row, seat_names
from rulewright.core.record import Seat, Step

from ..content.components import Content
from ..model import choices, steps
from ..model.geography import ISLANDS, REGIONS
from ..model.state import Battle, MystheaState, Options, PlayerBoard, Rulings
from ..model.vocabulary import CardType, Colour
from ..rules.book import BOOK
from ..rules.eras import REGION_EVENTS, STORM
from .observation_step import writers

GLORY = 1 / 50
TRACK = 1 / 12
CARDS = 1 / 10


class SeatPlaces:
    """Where the numbers of one Player Board stand."""

    def __init__(self, layout: Layout, who: str, content: Content) -> None:
        accessories = [card for card in sorted(content.cards) if content.type[card] is CardType.ACCESSORY]
        upgrades = [card for card in sorted(content.cards) if content.type[card] is CardType.UPGRADE]
        self.numbers = layout.start(
            f"{who} board",
            [
                "energy / 12", "experience / 12", "glory / 50", "artefact / 5", "charged", "wounded", "travelled",
                "cards in hand / 10", "cards in hand that all know / 10", "discard pile / 10", "encounters faced / 6",
                "troops in supply / 8", "golems in supply / 4", "fortifications in supply / 4",
                "troops constructed / 8", "golems constructed / 4",
            ],
        )  # fmt: skip
        self.colour = layout.add(f"{who} colour", list(Colour))
        self.champion = layout.add(f"{who} champion", sorted(content.champions))
        self.at = layout.start(f"{who} champion at", REGIONS)
        self.troops = layout.start(f"{who} troops / 4", REGIONS)
        self.golems = layout.start(f"{who} golems / 2", REGIONS)
        self.fortifications = layout.start(f"{who} fortifications / 2", REGIONS)
        self.tired_troops = layout.start(f"{who} troops that have travelled / 4", REGIONS)
        self.tired_golems = layout.start(f"{who} golems that have travelled / 2", REGIONS)
        self.tired_fortifications = layout.start(f"{who} fortifications that have travelled / 2", REGIONS)
        self.token = layout.start(f"{who} encounter token", ISLANDS)
        self.attunement = layout.add(f"{who} attunement of this era", sorted(content.attunements))
        self.accessories = layout.add(f"{who} accessories", accessories)
        self.upgrades = layout.add(f"{who} upgrades", upgrades)
        self.discard = layout.add(f"{who} discard pile", sorted(content.cards))
        self.known = layout.add(f"{who} hand, known to all", sorted(content.cards))
        self.battle = layout.start(
            f"{who} battle", ["takes part", "started it", "bonus / 8", "retreated / 4", "lost / 4", "total / 12"]
        )
        self.reaction = layout.add(f"{who} reaction", list(CardType))
        self.active = layout.start(f"{who} turn", ["active"])


class MystheaObserver:
    """Reads states of Mysthea at tables of this many seats."""

    def __init__(self, content: Content, players: int) -> None:
        cards = sorted(content.cards)
        monsters = sorted(content.monsters)
        encounters = sorted(content.encounters)
        events = [*sorted(REGION_EVENTS), STORM, *monsters]
        layout = Layout()
        self.type = content.type
        self.hand = layout.add("own hand", cards)
        self.sealed = layout.add("own sealed card", [*cards, "nothing"])
        self.seats = [SeatPlaces(layout, who, content) for who in seat_names(players)]
        self.time = layout.start("time", ["round / 9", "phase / 3", "era I", "era II", "era III"])
        self.ring = layout.start("next island clockwise", [f"{a} to {b}" for a in ISLANDS for b in ISLANDS])
        self.mirages = layout.start("mirages", REGIONS)
        self.piles = layout.start("piles", ["era deck / 20", "under the era deck / 20", "box / 20"])
        self.display = layout.add("face-up cards", cards)
        self.bottom = layout.add("under the era deck, the next one highest", cards)
        self.removed = layout.add("removed cards", cards)
        self.draft = layout.add("draft", [*cards, *sorted(content.champions)])
        self.undealt = layout.add("champions to come", sorted(content.champions))
        spaces = range(1, len(content.numbers.path) + 1)
        self.path = [layout.add(f"events path, space {space}", events) for space in spaces]
        self.face_down = layout.add("events turned over", events)
        self.next_event = layout.add("next event", events)
        self.events_deck = layout.add("events to come", events)
        self.encounters = layout.add("encounters to come", encounters)
        self.next_encounter = layout.add("next encounter", encounters)
        self.attunements = layout.add("attunements in use", sorted(content.attunements))
        self.monsters = [layout.add(f"monster of era {era}", monsters) for era in ("I", "II", "III")]
        self.lairs = [layout.start(f"lair of the monster of era {era}", ISLANDS) for era in ("I", "II", "III")]
        self.defeated = layout.add("monsters defeated in this era / 2", monsters)
        self.rooted = layout.add("monsters that a storm leaves", monsters)
        self.battle = layout.start("battle", ["glory for each loss / 3"])
        self.region = layout.start("battle region", REGIONS)
        self.agreed = layout.start("agreed", [*AGREED, *Rulings.__struct_fields__])
        self.agenda = AgendaWriter(layout, BOOK.asking, STEPS, lambda layout: writers(layout, content, players))
        self.names = tuple(layout.names)
        self.fresh = [0.0] * len(layout.names)

    def read(self, state: MystheaState, seat: Seat) -> list[float]:
        row = self.fresh[:]
        self.write(state, seat, row)
        return row

    def write(self, state: MystheaState, seat: Seat, row: Row) -> None:
        order = state.order
        first = order.index(seat)
        boards = state.boards
        hand = self.hand
        for card in boards[seat].hand:
            row[hand[card]] = 1.0
        if seat in state.picks:
            self._write_sealed(row, state.picks[seat])
        far = [0] * len(order)
        for place, who in enumerate(order[first:] + order[:first]):
            far[who] = place
            _write_board(row, self.seats[place], boards[who])
        self._write_islands(row, state)
        self._write_decks(row, state)
        self._write_monsters(row, state)
        if state.active >= 0:
            row[self.seats[far[state.active]].active] = 1.0
        if state.battle is not None:
            self._write_battle(row, state.battle, far)
        _write_agreed(row, self.agreed, state.options, state.rulings)
        if state.agenda and state.outcome is None:
            self.agenda.write(row, state.agenda, far)

    def _write_sealed(self, row: Row, pick: object) -> None:
        row[self.sealed[pick.card if isinstance(pick, choices.CommitCard) else "nothing"]] = 1.0

    def _write_islands(self, row: Row, state: MystheaState) -> None:
        row[self.time] = state.round / 9
        row[self.time + 1] = state.phase / 3
        if state.era:
            row[self.time + 1 + state.era] = 1.0
        a, b, c, d, e = state.ring
        start = self.ring
        row[start + a * 5 + b] = row[start + b * 5 + c] = row[start + c * 5 + d] = 1.0
        row[start + d * 5 + e] = row[start + e * 5 + a] = 1.0
        for region in state.mirages:
            row[self.mirages + region] = 1.0

    def _write_decks(self, row: Row, state: MystheaState) -> None:
        piles = self.piles
        row[piles] = len(state.deck) / 20
        row[piles + 2] = len(state.box) / 20
        places = self.display
        for card in state.display:
            row[places[card]] = 1.0
        if state.bottom:
            row[piles + 1] = len(state.bottom) / 20
            places = self.bottom
            for depth, card in enumerate(state.bottom, 1):
                row[places[card]] = 1 / depth
        places = self.removed
        for card in state.removed:
            row[places[card]] = 1.0
        for card in state.draft:
            row[self.draft[card]] = 1.0
        for champion in state.champions:
            row[self.undealt[champion]] = 1.0
        places = self.encounters
        for card in state.encounters:
            row[places[card]] = 1.0
        if state.next_encounter:
            row[self.next_encounter[state.next_encounter]] = 1.0

    def _write_monsters(self, row: Row, state: MystheaState) -> None:
        for space, event in zip(self.path, state.path, strict=False):
            row[space[event]] = 1.0
        for event in state.face_down:
            row[self.face_down[event]] = 1.0
        for event in state.events_deck:
            row[self.events_deck[event]] = 1.0
        if state.next_event:
            row[self.next_event[state.next_event]] = 1.0
        for attunement in state.attunements:
            row[self.attunements[attunement]] = 1.0
        for places, monster, lair, island in zip(self.monsters, state.monsters, self.lairs, state.lairs, strict=True):
            row[places[monster]] = 1.0
            if island >= 0:
                row[lair + island] = 1.0
        for monster in state.defeated:
            row[self.defeated[monster]] += 0.5
        for monster in state.rooted:
            row[self.rooted[monster]] = 1.0

    def _write_battle(self, row: Row, battle: Battle, far: list[int]) -> None:
        row[self.battle] = battle.loss_glory / 3
        row[self.region + battle.region] = 1.0
        row[self.seats[far[battle.starter]].battle + 1] = 1.0
        for place, seat in enumerate(battle.sides):
            at = self.seats[far[seat]].battle
            row[at] = 1.0
            row[at + 2] = battle.bonus[place] / 8
            row[at + 3] = battle.retreated[place] / 4
            row[at + 4] = battle.lost[place] / 4
            if battle.totals:
                row[at + 5] = battle.totals[place] / 12
            card = battle.cards[place]
            if card:
                row[self.seats[far[seat]].reaction[self.type[card]]] = 1.0


def _write_board(row: Row, places: SeatPlaces, board: PlayerBoard) -> None:
    at = places.numbers
    row[at] = board.energy * TRACK
    row[at + 1] = board.experience * TRACK
    row[at + 2] = board.glory * GLORY
    row[at + 3] = board.artefact / 5
    if board.charged:
        row[at + 4] = 1.0
    if board.wounded:
        row[at + 5] = 1.0
    if board.travelled:
        row[at + 6] = 1.0
    row[at + 7] = len(board.hand) * CARDS
    row[at + 8] = len(board.known) * CARDS
    row[at + 9] = len(board.discard) * CARDS
    row[at + 10] = len(board.faced) / 6
    row[at + 11] = board.supply_troops / 8
    row[at + 12] = board.supply_golems / 4
    row[at + 13] = board.supply_fortifications / 4
    row[at + 14] = board.constructed_troops / 8
    row[at + 15] = board.constructed_golems / 4
    row[places.colour[board.colour]] = 1.0
    if board.champion:
        row[places.champion[board.champion]] = 1.0
    if board.at >= 0:
        row[places.at + board.at] = 1.0
    at = places.troops
    for region in board.troops:
        row[at + region] += 0.25
    at = places.golems
    for region in board.golems:
        row[at + region] += 0.5
    at = places.fortifications
    for region in board.fortifications:
        row[at + region] += 0.5
    for region in board.tired_troops:
        row[places.tired_troops + region] += 0.25
    for region in board.tired_golems:
        row[places.tired_golems + region] += 0.5
    for region in board.tired_fortifications:
        row[places.tired_fortifications + region] += 0.5
    if board.token >= 0:
        row[places.token + board.token] = 1.0
    if board.attunement:
        row[places.attunement[board.attunement]] = 1.0
    for card in board.accessories:
        row[places.accessories[card]] = 1.0
    for card in board.upgrades:
        if card:
            row[places.upgrades[card]] = 1.0
    cards = places.discard
    for card in board.discard:
        row[cards[card]] = 1.0
    cards = places.known
    for card in board.known:
        row[cards[card]] = 1.0


def _write_agreed(row: Row, at: int, options: Options, rulings: Rulings) -> None:
    # The four options that no other number tells; then every ruling that is not the usual one.
    row[at] = options.abilities
    row[at + 1] = options.behaviours
    row[at + 2] = options.expert
    row[at + 3] = options.premonition
    if rulings is not USUAL and rulings != USUAL:
        for place, field in enumerate(Rulings.__struct_fields__, at + 4):
            value = getattr(rulings, field)
            if value != getattr(USUAL, field):
                row[place] = HALFWAY.get(value, 1.0)


USUAL = Rulings()
HALFWAY = {"no-card": 0.5}
"""Of a ruling with three values, the one between the usual one and the other."""
AGREED = ("abilities", "behaviours", "expert", "premonition")
STEPS: tuple[type[Step], ...] = tuple(steps.AnyStep.__args__)  # type: ignore[attr-defined]
