"""The numeric observation: what a seat may know as a fixed row of numbers, for learners.

The own hero comes first, then the others in order of play. Places are told by what lies in Range and by distances
rather than by hexes; the group's own hex is told by its coordinates as well. Almost nothing is secret (model/state.py),
so the row tells nearly the whole position. `names` is the documented layout.
"""

from __future__ import annotations

from collections import Counter

from rulewright.core.observation import AgendaWriter, Layout, Row, seat_names
from rulewright.core.record import Seat, Step

from ..content.content import Content
from ..model import steps
from ..model.choices.combat import Declare
from ..model.geometry import COORDINATES, HEXES, distance, distance_from
from ..model.state import NOWHERE, SLOTS, GodaiState, Options, Rulings
from ..model.vocabulary import DIFFICULTIES, ELEMENTS, RESOURCES, Element, Movement, Place, Terrain
from ..rules import land
from ..rules.book import BOOK
from .observation_heroes import CombatPlaces, HeroPlaces
from .observation_step import fields_of

PHASES = ("setup", "movement", "skill", "event", "villain")
DEFENDERS = (
    "city-1", "city-2", *[f"temple-{n}" for n in range(1, 6)], *[f"tower-{n}" for n in range(1, 5)], "temple-fortress",
)  # fmt: skip
TRACKER = (
    "stands", "fallen", "potential / 10", "power / 10", "range / 3", "resilience / 20", "recruits / 5",
    "specialists / 5", "equips / 3", "siege power / 5", "hit / 10", "frozen", "distance from the group / 10",
    *[f"{element} augments / 2" for element in ELEMENTS],
)  # fmt: skip
FRONT = (
    "in play", "resilience / 20", "power / 10", "range / 3", "slowed / 3", "banner on the map",
    "distance from the group / 10", "distance from a city-state / 10", "cards face down / 5",
    *[str(element) for element in ELEMENTS],
)  # fmt: skip
TIME = (
    "wave / 4", "siege stage", "game turn / 40", "calendar / 10", "cards until the pile ends / 6", "siege card ahead",
    "cards left / 20", "sieges / 4",
)  # fmt: skip
GROUP = (
    "on the map", "column / 12", "row / 12", "group range / 3", "cautious", "camps / 3", "stays / 3", "entered",
    "hexes moved / 6", "off the road", "on a road or river", "hazardous", "soars",
)  # fmt: skip
HOLDINGS = (
    "items / 5", "factories / 3", "equips / 3", "damaged equips / 3", "resource cards / 3", "treasures / 3",
    "commissions carried / 2", "successes for commissions / 5", "modifiers / 5", "afflictions / 3",
)  # fmt: skip
ANSWER = (
    "given", "confirmed", "declares none", "declares attack", "declares defend", "declares first-mastery",
    "declares second-mastery", "declares outlast", "declares flee", "declares shell", "declares charmed",
)  # fmt: skip
"""The open answers to the question that all are asked together."""
MAP = (
    "tiles / 14", "sky tiles / 5", "nether tiles / 5", "cataclysms / 4", "hex tokens / 10", "imbalance tokens / 10",
    "elemental tokens / 10", "discovery tokens / 5", "closed portals / 5", "amplifiers / 3", "temple fortress",
)  # fmt: skip
LAIR = ("lair on the map", "distance from the group / 10", "vanquished", "dedicated")
JAETHI = ("manifest", "resilience / 50", "immune", "distance from the group / 10", "siege opponents quelled")
BOSSES = range(1, 10)
STEPS: tuple[type[Step], ...] = tuple(steps.AnyStep.__args__)  # type: ignore[attr-defined]
ASKING = tuple([kind for kind in BOOK.asking if kind in STEPS])
"""Tests may teach the book steps of their own, which no game holds."""
USUAL = Options(), Rulings()


class GodaiObserver:
    """Reads states of Godai at tables of this many heroes."""

    def __init__(self, content: Content, players: int) -> None:
        self.content = content
        seats = seat_names(players)
        layout = Layout()
        self.time = layout.start("time", TIME)
        self.phase = layout.add("phase", PHASES)
        self.difficulty = layout.start("difficulty", [str(one) for one in DIFFICULTIES])
        self.group = layout.start("group", GROUP)
        self.movement = layout.add("movement", [str(one) for one in Movement])
        self.on = layout.add("terrain of the group", [str(one) for one in Terrain])
        self.here = layout.add("place of the group", [str(one) for one in Place])
        self.terrain = layout.add("terrain in range / 10", [str(one) for one in Terrain])
        self.places = layout.add("places in range / 3", [str(one) for one in Place])
        self.stockpile = layout.start("stockpile / 10", [str(one) for one in RESOURCES])
        self.harvested = layout.start("harvest yield / 10", [str(one) for one in RESOURCES])
        self.holdings = layout.start("holdings", HOLDINGS)
        self.discoveries = layout.add(
            "discoveries", [card.id for card in content.jaethi.values() if card.kind == "discovery"]
        )
        self.heroes = [HeroPlaces(layout, who, content) for who in seats]
        self.trackers = {id: layout.start(id, TRACKER) for id in DEFENDERS}
        self.fronts = [layout.start(f"siege slot {slot + 1}", FRONT) for slot in range(SLOTS)]
        self.jaethi = layout.start("jaethi", JAETHI)
        self.imbalance = layout.start("imbalance / 10", [str(one) for one in ELEMENTS])
        self.current = layout.add("current imbalance", [str(one) for one in ELEMENTS])
        self.map = layout.start("map", MAP)
        self.lairs = [layout.start(f"boss {number}", LAIR) for number in BOSSES]
        self.combat = CombatPlaces(layout, seats, content)
        self.answers = [layout.start(f"{who} answer", ANSWER) for who in seats]
        self.agreed = layout.start("agreed differently", [*Options.__struct_fields__, *Rulings.__struct_fields__])
        self.agenda = AgendaWriter(layout, ASKING, STEPS, lambda one: fields_of(one, players))
        self.names = tuple(layout.names)
        self.fresh = [0.0] * len(layout.names)

    def read(self, state: GodaiState, seat: Seat) -> list[float]:
        row = self.fresh[:]
        self.write(state, seat, row)
        return row

    def write(self, state: GodaiState, seat: Seat, row: Row) -> None:
        players = len(state.heroes)
        far = [(who - seat) % players for who in range(players)]
        self._write_time(row, state)
        self._write_group(row, state)
        self._write_stores(row, state)
        for who, hero in enumerate(state.heroes):
            self.heroes[far[who]].write(row, hero)
        self._write_defenders(row, state)
        self._write_siege(row, state)
        self._write_map(row, state)
        if state.combat is not None:
            self.combat.write(row, state.combat, far)
        for number, (usual, chosen) in enumerate(_agreed(state)):
            if usual != chosen:
                row[self.agreed + number] = 1.0
        if state.agenda and state.outcome is None:
            self.agenda.write(row, state.agenda, far)
        for who, answer in state.picks.items():
            start = self.answers[far[who]]
            _put(row, start, (1, who in state.confirmed))
            if isinstance(answer, Declare):
                row[start + ANSWER.index(f"declares {answer.action}")] = 1.0

    def _write_time(self, row: Row, state: GodaiState) -> None:
        pile = state.piles[0] if state.piles else 0
        values = (
            state.wave / 4, state.stage == "siege", min(state.turn, 200) / 40, min(state.calendar, 90) / 10, pile / 6,
            state.siege_ahead, (sum(state.piles) + len(state.jaethi_top)) / 20, state.sieges / 4,
        )  # fmt: skip
        _put(row, self.time, values)
        row[self.phase[state.phase]] = 1.0
        row[self.difficulty + state.difficulty] = 1.0

    def _write_group(self, row: Row, state: GodaiState) -> None:
        if state.movement:
            row[self.movement[state.movement]] = 1.0
        if state.at == NOWHERE:
            return
        column, line = COORDINATES[state.at]
        values = (
            1, column / 12, line / 12, land.group_range(state) / 3, state.cautious, min(state.camps, 9) / 3,
            min(state.stays, 9) / 3, state.entered, min(state.moved, 30) / 6, state.off_road,
            land.has_way(state, state.at), land.is_hazardous(state), land.group_soars(state),
        )  # fmt: skip
        _put(row, self.group, values)
        terrain, place = land.terrain_at(state, state.at), land.place_at(state, state.at)
        if terrain is not None:
            row[self.on[terrain]] = 1.0
        if place is not None:
            row[self.here[place]] = 1.0
        # Counted first: sums of fractions differ in the last digit between rows of single and of double precision.
        lands: Counter[Terrain] = Counter()
        places: Counter[Place] = Counter()
        for hex in land.in_range(state):
            terrain, place = land.terrain_at(state, hex), land.place_at(state, hex)
            if terrain is not None:
                lands[terrain] += 1
            if place is not None:
                places[place] += 1
        for terrain, n in lands.items():
            row[self.terrain[terrain]] = n / 10
        for place, n in places.items():
            row[self.places[place]] = n / 3

    def _write_stores(self, row: Row, state: GodaiState) -> None:
        for start, store in ((self.stockpile, state.stockpile), (self.harvested, state.harvested)):
            for number, n in enumerate(store):
                if n:
                    row[start + number] = min(n, 100) / 10
        successes = sum([sum(found) for _, found in state.attempts])
        values = (
            len(state.items) / 5, len(state.factories) / 3, len(state.equips) / 3, len(state.damaged) / 3,
            len(state.resource_cards) / 3, len(state.treasures) / 3, len(state.carried) / 2, min(successes, 50) / 5,
            min(len(state.modifiers), 50) / 5, len(state.afflictions) / 3,
        )  # fmt: skip
        _put(row, self.holdings, values)
        for card in state.discoveries:
            row[self.discoveries[card]] = 1.0

    def _write_defenders(self, row: Row, state: GodaiState) -> None:
        for one in state.defenders:
            away = distance_from(one.hexes, state.at) if one.hexes and state.at != NOWHERE else 0
            values = (
                not one.fallen, bool(one.fallen), min(one.potential, 90) / 10, min(one.power, 90) / 10, one.range / 3,
                min(one.resilience, 190) / 20, min(one.recruits, 40) / 5, min(one.specialists, 40) / 5,
                len(one.equips) / 3, one.siege_power / 5, min(one.hit, 90) / 10, one.frozen, away / 10,
                *[one.augments.count(element) / 2 for element in ELEMENTS],
            )  # fmt: skip
            _put(row, self.trackers[one.id], values)

    def _write_siege(self, row: Row, state: GodaiState) -> None:
        cities = [hex for one in state.defenders if one.id.startswith("city-") and not one.fallen for hex in one.hexes]
        for slot, start in enumerate(self.fronts):
            cards, front = state.slots[slot], state.fronts[slot]
            row[start + 8] = min(len(cards), 40) / 5
            if not front:
                continue
            card = self.content.siege[front]
            banner = state.banners[slot]
            standing = banner != NOWHERE
            home = min([distance(banner, hex) for hex in cities], default=0) if standing and banner < HEXES else 0
            values = (
                1, min(state.resilience[slot], 190) / 20, min(card.power + state.front_power[slot], 90) / 10,
                card.range / 3, min(state.slowed[slot], 20) / 3, standing,
                distance(banner, state.at) / 10 if standing and state.at != NOWHERE else 0, home / 10,
            )  # fmt: skip
            _put(row, start, values)
            row[start + 9 + ELEMENTS.index(card.element)] = 1.0
        near = distance_from(state.jaethi, state.at) if state.jaethi and state.at != NOWHERE else 0
        manifest = bool(state.jaethi)
        _put(
            row, self.jaethi,
            (manifest, state.jaethi_resilience / 50, state.jaethi_immune, near / 10, state.quelled),
        )  # fmt: skip
        for number, n in enumerate(state.imbalance):
            row[self.imbalance + number] = min(n, 90) / 10
        if state.current:
            row[self.current[Element(state.current)]] = 1.0

    def _write_map(self, row: Row, state: GodaiState) -> None:
        values = (
            sum([tile is not None for tile in state.tiles]) / 14, len(state.sky) / 5,
            sum([one.nether for one in state.sky]) / 5, len(state.cataclysms) / 4, min(len(state.hex_tokens), 90) / 10,
            min(len(state.imbalance_tokens), 90) / 10, min(len(state.elemental_tokens), 90) / 10,
            len(state.discovery_tokens) / 5, len(state.closed_portals) / 5, len(state.amplifiers) / 3,
            state.temple_fortress_built,
        )  # fmt: skip
        _put(row, self.map, values)
        lairs = {int(token.what): token.hex for token in state.bosses}
        for number, start in zip(BOSSES, self.lairs, strict=True):
            if number in lairs:
                row[start] = 1.0
                row[start + 1] = distance(lairs[number], state.at) / 10 if state.at != NOWHERE else 0.0
            row[start + 2] = float(number in state.vanquished)
            row[start + 3] = float(number in state.dedicated)


def _put(row: Row, start: int, values: tuple[float, ...]) -> None:
    for place, value in enumerate(values, start):
        if value:
            row[place] = float(value)


def _agreed(state: GodaiState) -> list[tuple[object, object]]:
    """What is usual, and what this table has agreed on."""
    return [
        (getattr(usual, name), getattr(chosen, name))
        for usual, chosen in zip(USUAL, (state.options, state.rulings), strict=True)
        for name in usual.__struct_fields__
    ]
