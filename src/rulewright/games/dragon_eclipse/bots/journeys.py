"""How the way of a Run is judged: Bosses, trophies, Health and cards of the tray, what is carried, what lies ahead.

A fight is forecast by its Tier: how much Health it takes from a Mystling, less what the deck is better than at the
beginning. A route is worth what its Mysteries bring, less what its fights cost; the best one to the next Boss counts.
"""

from __future__ import annotations

from functools import cache

from ..content.components import Content
from ..content.roguelite import Space, Trail
from ..model.run import Run, SaveSheet
from ..model.state import Combat, DragonState
from ..model.vocabulary import Ground
from ..rules.party import health_of
from ..rules.roguelite.sheet import read_sheet

TOLL = (0.0, 4.0, 7.0, 9.0, 13.0, 20.0)
"""Health that a fight of each Tier costs, with the risk of losing it (design, section 5)."""
MYSTERY = (0.0, 4.0, 5.5)
"""What a Mystery is worth in Health: a better deck and a little more, by the number of cards to choose from."""
LETTER = 4.5
ITEM, EQUIPMENT, READY = 3.0, 4.0, 3.0


class Journeys:
    """Measures the part of a Run that is no Combat."""

    def __init__(
        self, content: Content, worth: dict[str, tuple[float, ...]], prey: dict[str, float], places: dict[str, int]
    ) -> None:
        self.content = content
        self.worth = {card: sum(values[1:]) / 4 for card, values in worth.items()}
        """What a card is worth in a slot on average."""
        self.at = {
            name: places[name] for name in ("bosses", "trophies", "tray", "decklist", "bag", "route", "unlocked")
        }
        self.began: dict[str, float] = {}
        """What the sheet of the last Run was worth when it began, by its text."""
        self.low = min(self.worth[card] for card in content.starting)

    def measure(self, state: DragonState, run: Run, combat: Combat | None, seat: int, row: list[float]) -> None:
        at = self.at
        # What a shortcut leaves out was not won, and every step of Darkness makes winning harder.
        skipped = self.content.trails[run.trail].camps.index(run.path[0]) if run.path else 0
        ended = 2.0 if run.ended == "won" else -1.0 if run.ended == "lost" else 0.0
        row[at["bosses"]] = run.bosses - skipped + ended - 0.1 * run.darkness
        row[at["trophies"]] = sum([trophy.tier for trophy in run.trophies])
        row[at["unlocked"]] = self.unlocked(state, run)
        if not state.players[seat].party:
            return
        member = state.players[seat].party[0]
        if combat is None:
            health = health_of(state, member)
            left = health - member.damage
            row[at["tray"]] = left - member.fatigue + 0.4 * member.power - max(0.0, 8 - left) ** 2 / 8
            if run.space:
                row[at["route"]] = self.ahead(run.trail, run.space, max(1.0, left / 6))
        row[at["decklist"]] = self.deck(member.cards, member.removed)
        if state.bag is not None:
            ready = len(run.artifacts) - len(run.exhausted)
            row[at["bag"]] = ITEM * len(state.bag.items) + EQUIPMENT * len(state.bag.equipment) + READY * ready

    def unlocked(self, state: DragonState, run: Run) -> float:
        """What this Run has added to the Save sheet: marks, Artifacts set aside, Essence and Silver not lost yet."""
        if state.save is None:
            return 0.0
        text = state.options.sheet
        if text not in self.began:
            self.began = {text: marks(read_sheet(self.content, text))}
        gained = marks(state.save) - self.began[text]
        return gained + 3.0 * len(run.aside) + 0.4 * run.essence + 0.2 * run.silver

    def deck(self, cards: tuple[str, ...], removed: tuple[str, ...]) -> float:
        """The mean worth of a deck above that of its weakest usual card; thin decks are no aim of their own."""
        gone = list(removed)
        total, count = 0.0, 0
        for card in cards:
            if card in gone:
                gone.remove(card)
                continue
            total += self.worth[card] - self.low
            count += 1
        return 10 * total / max(count, 10) if count else 0.0

    def ahead(self, trail: str, space: str, strength: float) -> float:
        """The best route from here to the next Boss."""
        return _best(self.content.trails[trail], space, min(4, int(strength)))


def marks(save: SaveSheet) -> float:
    """What is marked on a Save sheet, about."""
    return sum(save.perks) * 2.0 + len(save.mystlings) + 3.0 * len(save.artifacts) + sum(save.boxes.values())


@cache
def _best(trail: Trail, id: str, strength: int) -> float:
    """What the best way from a space to the end of its part is worth; the stronger, the less a fight costs."""
    space = trail.space[id]
    if space.kind is Ground.BOSS:
        return 0.0
    ways = [_worth(trail.space[to], strength) + _best(trail, to, strength) for to in space.to]
    return max(ways, default=0.0)


def _worth(space: Space, strength: int) -> float:
    if space.kind is Ground.MYSTERY:
        return LETTER if space.letter else MYSTERY[space.cards]
    if space.kind is Ground.TIER:
        return 0.6 * space.tier - TOLL[space.tier] * 2 / (1 + strength)
    return 0.0
