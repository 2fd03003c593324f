"""Random games with somebody who watches: the same seed gives the same table, options, rulings and choices."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import rulewright
from rulewright.core.game import Option
from rulewright.core.record import Decision
from rulewright.core.view import redact
from rulewright.games.mysthea.positions import position

from . import world
from .mirror import Event, Mirror

BOLD = ("start-battle", "begin-battle", "face-encounter", "use-", "deploy", "commit-card", "choose-monster", "act")
"""Choices that a game of mere chance makes too seldom for the models to see enough."""
SOAK = bool(os.environ.get("RULEWRIGHT_SOAK"))


class Oracle:
    """A model of one chapter: it is told every event before the mirror takes it in, and every question."""

    def __init__(self, mirror: Mirror) -> None:
        self.mirror = mirror
        self.compared = 0

    def see(self, event: Event) -> None:
        """Something happened; the mirror still shows the table as it was before."""

    def hear(self, decisions: tuple[Decision, ...], state: Any) -> None:
        """Something is asked; the mirror shows the table as it is."""

    def expect(self, what: str, found: object, wanted: object) -> None:
        self.compared += 1
        assert found == wanted, f"{what}: the program has {found}, by the rulebook it is {wanted}"


def new_table(seed: int) -> tuple[Any, Random]:
    """A new game with random seats, options and rulings, and the luck to play it."""
    game = rulewright.load("mysthea")
    luck = Random(seed)
    options, rulings = any_terms(game.options, luck), any_terms(game.rulings, luck)
    return game.new(luck.choice(game.modes[0].seats), seed, options, rulings=rulings), luck


def crowded_table(seed: int) -> tuple[Any, Random]:
    """A position in the middle of a game: everybody on the same four regions, with cards, Upgrades and Energy."""
    game = rulewright.load("mysthea")
    luck = Random(seed)
    era, players = luck.choice((1, 2, 3)), luck.choice(game.modes[0].seats)
    fields = luck.sample(range(15), 4)
    cards = [card for card in world.CARDS if world.CARDS[card]["era"] <= era]
    luck.shuffle(cards)
    champions = luck.sample(sorted(game.content.champions), players)
    monsters = luck.sample(sorted(world.MONSTERS), 3)
    events = [*world.LANDS, "storm", *monsters[:era]]
    luck.shuffle(events)
    # The fifth Region card has not been placed yet.
    placed = events.index([event for event in events if event in world.LANDS][luck.randrange(5)])
    state = position(
        players,
        seed=seed,
        turn=luck.randrange(players),
        boards={seat: crowded_board(luck, fields, cards, champions[seat]) for seat in range(players)},
        options=any_terms(game.options, luck),
        rulings=any_terms(game.rulings, luck),
        era=era,
        ring=tuple(luck.sample(range(5), 5)),
        monsters=tuple(monsters),
        lairs=tuple(luck.randrange(5) if number < era else -1 for number in range(3)),
        path=tuple(events[:placed]),
        next_event=events[placed],
        events_deck=tuple(sorted(events[placed + 1 :])),
    )
    return state, luck


def crowded_board(luck: Random, fields: list[int], cards: list[str], champion: str) -> dict[str, Any]:
    """A board with up to eleven units on these regions; its cards are taken off the pile."""
    upgrades = dict.fromkeys(("champion", "troop", "golem", "fortification", "card"), "")
    for card in [card for card in cards if world.kind(card) == "upgrade"][: luck.randrange(4)]:
        if not upgrades[world.CARDS[card]["slot"]]:
            upgrades[world.CARDS[card]["slot"]] = card
            cards.remove(card)
    accessories = [card for card in cards if world.kind(card) == "accessory"][: luck.randrange(3)]
    for card in accessories:
        cards.remove(card)
    return {
        "champion": champion,
        "at": luck.choice(fields),
        "wounded": luck.random() < 0.2,
        "troops": tuple(luck.choices(fields, k=luck.randrange(6))),
        "golems": tuple(luck.choices(fields, k=luck.randrange(4))),
        "fortifications": tuple(luck.choices(fields, k=luck.randrange(3))),
        "upgrades": tuple(upgrades.values()),
        "accessories": tuple(accessories),
        "hand": tuple(cards.pop() for _ in range(luck.randrange(6))),
        "energy": luck.randrange(13),
        "experience": luck.randrange(9),
        "glory": luck.randrange(1, 30),
        "token": luck.randrange(5),
    }


def any_terms(known: tuple[Option, ...], luck: Random) -> dict[str, Any]:
    """A random value for every option or ruling."""
    return {option.name: luck.choice(option.ending) for option in known}


def watch(seed: int, kind: type[Oracle]) -> Oracle:
    """Play one game to its end at random; the oracle recomputes it on the way. Every other one begins crowded."""
    state, luck = crowded_table(seed) if seed % 2 else new_table(seed)
    mirror = Mirror(state)
    oracle = kind(mirror)
    for _ in _moves(state, luck):
        for event in state.events:
            told = redact(event, None)
            oracle.see(told)
            mirror.take(told)
        if state.era:
            mirror.compare(state)
        oracle.hear(state.decisions, state)
    return oracle


def _moves(state: Any, luck: Random) -> Iterator[None]:
    yield
    while not state.over:
        decision = luck.choice(state.decisions)
        weights = [1 + 4 * str(choice).startswith(BOLD) for choice in decision.choices]
        state.apply(luck.choices(decision.choices, weights)[0], decision.seat)
        yield
