"""The numeric observation: what a seat may know as a fixed row of numbers, for learners.

The own seat comes first, then the other one: an ally or an opponent, as the mode says. The row is the same in all
modes; with one seat it is shorter.
"""

from __future__ import annotations

from rulewright.core.observation import AgendaWriter, Layout, Row, seat_names
from rulewright.core.record import Seat, Step

from ..content.components import Content
from ..model import steps
from ..model.choices import ENEMY
from ..model.state import DragonState, Options, Rulings
from ..model.vocabulary import Result
from ..rules.book import BOOK
from .observation_sheets import ArenaPlaces, EnemyPlaces, SheetPlaces
from .observation_step import PendingEffects, fields_of
from .observation_story import StoryPlaces

MODES = ("duel", "gauntlet", "pvp_quick", "pvp_challenge", "roguelite")
NOBODY = "nobody"


class DragonObserver:
    """Reads states of Dragon Eclipse at tables of this many seats."""

    def __init__(self, content: Content, players: int) -> None:
        seats = seat_names(players)
        cards = sorted(content.cards)
        most = max([ground.spaces for (_, duo), ground in content.grounds.items() if duo == (players == 2)])
        spaces = [str(space) for space in range(1, most + 1)]
        layout = Layout()
        self.places = layout.add("own draw pile, known places (1 / place from the top, below 0 from the bottom)", cards)
        self.looking = layout.add("own cards looked at / 2", cards)
        self.seats = [SheetPlaces(layout, who, content, spaces, cards) for who in seats]
        self.outside = layout.add("cards being resolved outside of slots / 2", cards)
        self.enemy = EnemyPlaces(layout, seats, content, spaces)
        self.arena = ArenaPlaces(layout, seats, content, spaces)
        told = bool(content.journal.scenarios)
        self.mode = layout.add("mode", (*MODES, "campaign") if told else MODES)
        self.time = layout.start(
            "time", ["duel / 5", "round / 20", "points / 10", "lost duels / 3", "fatigue cards left / 5", "fighting"]
        )
        self.turn = layout.start("turn", [*seats, "enemy", NOBODY])
        self.first = layout.start("first player", seats)
        self.taunt = layout.start("taunt", seats)
        self.result = layout.add("result of the last combat", list(Result))
        self.met = layout.add("enemies met", sorted(content.enemies))
        self.agreed = layout.start("agreed", [*AGREED, *SHARES, *Rulings.__struct_fields__])
        self.agenda = AgendaWriter(layout, BOOK.asking, STEPS, lambda one: fields_of(one, content, players, spaces))
        self.effects = PendingEffects(layout)
        self.story = StoryPlaces(layout, content) if told else None
        self.names = tuple(layout.names)
        self.fresh = [0.0] * len(layout.names)
        self.options: Options | None = None
        self.rulings: Rulings | None = None
        self.settled: list[tuple[int, float]] = []
        """The numbers of what was agreed on, which are the same all through a game."""

    def read(self, state: DragonState, seat: Seat) -> list[float]:
        row = self.fresh[:]
        self.write(state, seat, row)
        return row

    def write(self, state: DragonState, seat: Seat, row: Row) -> None:
        combat = state.combat
        far = (0,) if len(state.players) == 1 else (seat, 1 - seat)
        for who, player in enumerate(state.players):
            sheet = combat.sheets[who] if combat is not None else None
            self.seats[far[who]].write(row, player, sheet, state.drafts[who])
        if combat is not None:
            own = combat.sheets[seat]
            self._write_known(row, own.top, own.bottom, own.looking)
            for sheet in combat.sheets:
                for card in sheet.outside:
                    row[self.outside[card]] += 0.5
            if combat.foe is not None:
                self.enemy.write(row, combat.foe, far)
            self.arena.write(row, combat, seat)
        self._write_course(row, state, far)
        if self.story is not None and state.campaign is not None:
            self.story.write(row, state, state.campaign, seat)
        if state.options is not self.options or state.rulings is not self.rulings:
            self._agree(state)
        for place, value in self.settled:
            row[place] = value
        if state.agenda and state.outcome is None:
            self.agenda.write(row, state.agenda, far)
            self.effects.write(row, state.agenda, far)

    def _write_known(self, row: Row, top: tuple[str, ...], bottom: tuple[str, ...], looking: tuple[str, ...]) -> None:
        places = self.places
        for depth, card in enumerate(top, 1):
            row[places[card]] += 1 / depth
        # The last one of `bottom` lies at the very bottom.
        for depth, card in enumerate(reversed(bottom), 1):
            row[places[card]] -= 1 / depth
        for card in looking:
            row[self.looking[card]] += 0.5

    def _write_course(self, row: Row, state: DragonState, far: tuple[int, ...]) -> None:
        combat = state.combat
        row[self.mode[state.mode]] = 1.0
        at = self.time
        row[at] = state.duel / 5
        if combat is not None:
            row[at + 1] = min(combat.round, 100) / 20
        if state.points:
            row[at + 2] = state.points / 10
        if state.lost:
            row[at + 3] = state.lost / 3
        row[at + 4] = state.fatigue / 5
        if state.fighting:
            row[at + 5] = 1.0
        turn, taunt = (combat.turn, combat.taunt) if combat is not None else (-1, 0)
        row[self.turn + (far[turn] if 0 <= turn < ENEMY else len(far) + (turn < 0))] = 1.0
        if len(far) == 2:
            row[(self.first if state.pvp else self.taunt) + far[state.first if state.pvp else taunt]] = 1.0
        if state.result:
            row[self.result[state.result]] = 1.0
        for enemy in state.met:
            row[self.met[enemy]] = 1.0

    def _agree(self, state: DragonState) -> None:
        options, rulings = state.options, state.rulings
        values = [
            options.deck == "build", options.cards == "starting", options.cards == "advanced", options.taming,
            options.corruption, options.unpredictable, options.steel, options.conceding, options.duels / 5,
            options.lives / 3, *[getattr(rulings, name) != getattr(USUAL, name) for name in Rulings.__struct_fields__],
        ]  # fmt: skip
        self.settled = [(place, float(value)) for place, value in enumerate(values, self.agreed) if value]
        self.options, self.rulings = options, rulings


USUAL = Rulings()
AGREED = (
    "decks are built", "starting cards only", "starting and advancement cards only", "taming", "corruption",
    "unpredictable", "steel", "conceding",
)  # fmt: skip
SHARES = ("duels / 5", "lives / 3")
STEPS: tuple[type[Step], ...] = tuple(steps.AnyStep.__args__)  # type: ignore[attr-defined]
