"""Whole games of Godai by chance, and what must be true after every decision of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from rulewright.core.record import Choice, Decision, Event
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.game import Godai
from rulewright.games.godai.model.events import defenders, group, heroes, siege, visits
from rulewright.games.godai.model.events.combat import EncounterBribed
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.vocabulary import RESOURCES
from rulewright.games.godai.rules.validity import missing

MOST_DECISIONS = 20_000
"""No random game has needed half of that: more would be an endless one."""
ASIDE = 0.1
"""How often a random group does something beside the question."""
SAVED_EVERY = 101
"""Every so many decisions the position is written down and read again."""
IN_THE_BOX = ("tiles", "bosses")
"""Tables whose components come from the box while the game is played: Cataclysm Tiles, Boss 9 and Jaethi herself."""


def agreed(game: Godai, seed: int) -> GodaiState:
    """A new game for 1 to 4 heroes, with all options and rulings by chance."""
    rng = random.Random(seed)
    options = {one.name: rng.choice(one.allowed) for one in game.options}
    rulings = {one.name: rng.choice(one.allowed) for one in game.rulings}
    return game.new(1 + seed % 4, seed=seed, options=options, rulings=rulings)


def moments(state: GodaiState, seed: int) -> Iterator[tuple[int, tuple[Decision, ...]]]:
    """Play to the end by chance; yields the number of each moment and what is asked in it."""
    rng = random.Random(seed)
    number = 0
    while not state.over:
        asked = state.decisions
        yield number, asked
        decision = rng.choice(asked)
        beside = decision.aside and rng.random() < ASIDE
        state.apply(rng.choice(decision.aside if beside else decision.choices), decision.seat)
        number += 1
        assert number < MOST_DECISIONS, "a game that does not end"


def soak(game: Godai, seed: int, space: set[Choice]) -> int:
    """One game with every invariant after every decision; how many decisions it took."""
    state = agreed(game, seed)
    watch = Watch(state)
    number = -1
    for number, asked in moments(state, seed):
        check_questions(asked, space)
        watch.look(state)
        if (number + seed) % SAVED_EVERY == 0:
            check_saving(game, state)
    watch.look(state)
    assert state.outcome is not None
    assert len(set(state.outcome.winners)) in (0, state.seats), "the group wins or loses together"
    return number + 1


def check_questions(asked: tuple[Decision, ...], space: set[Choice]) -> None:
    """Somebody is asked, has an answer, and is offered nothing twice and nothing that programs cannot say."""
    assert asked
    for decision in asked:
        assert decision.choices, decision.prompt
        offered = [*decision.choices, *decision.aside]
        assert len(set(offered)) == len(offered), decision.prompt
        assert not [str(choice) for choice in offered if choice not in space], decision.prompt


def check_saving(game: Godai, state: GodaiState) -> None:
    twin = game.restore(game.dump(state))
    assert game.digest(twin) == game.digest(state)
    assert twin.decisions == state.decisions


class Watch:
    """What was true a decision ago, to compare with."""

    def __init__(self, state: GodaiState) -> None:
        self.gone = absent(state)
        self.purses = purses(state)
        self.carried = carried(state)
        self.removed: set[str] = set()
        tables = content_of(state).tables
        self.box = {id for table in IN_THE_BOX for id in tables[table]}

    def look(self, state: GodaiState) -> None:
        """Every card is somewhere, every coin came from or went somewhere, every limit holds."""
        found = state.game.check(state)
        assert found is None, found
        gone = absent(state)
        replaced = any(isinstance(event, (heroes.RoleChosen, heroes.RaceChosen)) for event in state.events)
        # A card can be out of the game while what it does is still going on.
        self.removed |= removed(state.events)
        left = gone - self.gone - self.removed - (self.carried if replaced else set())
        assert not left - self.box, f"nowhere: {sorted(left)}"
        back = self.gone - gone
        assert not back - self.box, f"out of nowhere: {sorted(back)}"
        self.gone = gone
        now = purses(state)
        if not replaced:
            check_purses(state, self.purses, now)
        self.purses = now
        self.carried = carried(state)


def carried(state: GodaiState) -> set[str]:
    """AMB-GOD-117: what leaves the game with a dead hero whose player takes a new one."""
    return {card for hero in state.heroes for card in (*hero.items, *hero.kept, *hero.unread)}


def content_of(state: GodaiState) -> Content:
    found: Content = state.game.content
    return found


def absent(state: GodaiState) -> set[str]:
    """Components that lie nowhere and are not on their way either."""
    underway: set[str] = set(words([msgspec.to_builtins(state.agenda), msgspec.to_builtins(state.combat)]))
    return set(missing(state)) - underway


def words(found: Any) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(found, str):
        yield from found.split()
    elif isinstance(found, dict):
        yield from words(list(found.values()))
    elif isinstance(found, (list, tuple)):
        for one in found:
            yield from words(one)


def removed(events: Iterable[Event]) -> set[str]:
    """GOD-228, GOD-580, GOD-1005, AMB-GOD-125: cards that the rules take out of the game, each told by an event."""
    found: set[str] = set()
    for event in events:
        for_good = isinstance(event, (siege.OpponentVanquished, siege.SiegeCardDiscarded, visits.PowerUpRemoved))
        if for_good or (isinstance(event, defenders.EquipDamaged) and event.gone):
            found.add(event.card)  # type: ignore[attr-defined]
    return found


# -- Gold, Food, Resources -------------------------------------------------------------------------------------


def purses(state: GodaiState) -> Counter[tuple[str, str]]:
    """How much of everything the group has."""
    found: Counter[tuple[str, str]] = Counter()
    for at, what in enumerate(RESOURCES):
        found["stockpile", str(what)] = state.stockpile[at]
        found["yield", str(what)] = state.harvested[at]
    for hero in state.heroes:
        found["heroes", "gold"] += hero.gold
        found["heroes", "food"] += hero.food
    return found


_TOLD: dict[type[Event], Callable[[Any], tuple[tuple[str, str], int]]] = {
    group.ResourceGained: lambda event: ((event.store, event.resource), event.n),
    group.ResourceLost: lambda event: ((event.store, event.resource), -event.n),
    heroes.GoldGained: lambda event: (("heroes", "gold"), event.n),
    heroes.GoldLost: lambda event: (("heroes", "gold"), -event.n),
    heroes.Overflowed: lambda event: (("heroes", event.what), -event.n),
    EncounterBribed: lambda event: (("heroes", "gold"), -event.gold),
    heroes.FoodGained: lambda event: (("heroes", "food"), event.n),
    heroes.FoodLost: lambda event: (("heroes", "food"), -event.n),
    heroes.FoodEaten: lambda event: (("heroes", "food"), -event.n),
}


def check_purses(state: GodaiState, before: Counter[tuple[str, str]], now: Counter[tuple[str, str]]) -> None:
    """What came and went is what was told. GOD-516 to GOD-518: the Yield becomes the Stockpile, and Elements of it are
    rolled for.
    """
    told: Counter[tuple[str, str]] = Counter()
    for event in state.events:
        if isinstance(event, group.ResourceGained) and event.rule in ("GOD-516", "GOD-517"):
            told["yield", event.resource] -= event.n
        read = _TOLD.get(type(event))
        if read is not None:
            key, n = read(event)
            told[key] += n
    ended = not any(state.harvested)
    for key in now:
        if ended and key in (("yield", "element"), ("yield", "platinum")):
            continue
        assert now[key] - before[key] == told[key], f"{key}: {before[key]} to {now[key]}, told {told[key]}"
