"""Sieges at random: whatever is chosen and rolled, the rules come to an end and nothing impossible happens."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.state import GodaiState, Rulings, Token
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.steps import villain
from rulewright.games.godai.model.steps.defenders import DefenderFalls
from rulewright.games.godai.model.steps.turn import BeginStage
from rulewright.games.godai.model.vocabulary import ELEMENTS, Place
from rulewright.games.godai.rules import land

from .positions import BOOK, Halt, cities, content, position
from .sieges import SAGE, SAMURAI, stores, tower, whole_map


def begun(chance: random.Random) -> GodaiState:
    """The end of a Harvest Stage on a map of which half is known."""
    hidden = set(chance.sample(geometry.HEX_SLOTS[2:], 5))
    tiles = tuple([None if slot in hidden else tile for slot, tile in enumerate(whole_map())])
    unplaced = tuple([whole_map()[slot].id for slot in sorted(hidden)])
    free = geometry.SLOTS[2].hexes + geometry.SLOTS[0].hexes
    taken = {hex for one in cities() for hex in one.hexes}
    spots = chance.sample([hex for hex in free if hex not in taken], 4)
    towers = [tower(hex, number) for number, hex in enumerate(spots, 1)]
    towers[0] = replace(towers[0], kind=Place.FORTRESS)
    piles = [tuple([str(chance.choice(ELEMENTS)) for _ in range(chance.randint(0, 3))]) for _ in range(3)]
    calls = content().siege_calls
    state = position(
        SAMURAI, SAGE, tiles=tiles, hex_tiles=unplaced, sky_tiles=content().sky_tiles[:9],
        boss_tokens=tuple(range(1, 9)),
        defenders=(*cities(), *towers), slots=(*piles, ()), siege_decks=content().siege_ids, wave=3, calendar=11,
        jaethi_resilience=75, imbalance=tuple([chance.randint(0, 5) for _ in ELEMENTS]), phase="villain",
        stockpile=stores(ore=4, lumber=2, aetherial_ore=2, specialist=9), jaethi_top=(chance.choice(calls),), sieges=1,
        elemental_tokens=tuple([Token(chance.choice(free), str(chance.choice(ELEMENTS))) for _ in range(4)]),
        hex_tokens=tuple(chance.sample(free, 4)), at=chance.choice(free),
        rulings=Rulings(mismatch_choice=chance.random() < 0.5, hits_together=chance.random() < 0.5),
    )  # fmt: skip
    state.script = None
    state.luck.seed = chance.randint(1, 10**6)
    return state


def soak(state: GodaiState, chance: random.Random) -> None:
    """Until the end: steps of chapters that are not loaded are passed over, Defenders simply fall."""
    known = BOOK.asking.keys() | BOOK.resolving.keys() | BOOK.gathering.keys()
    for _ in range(5000):
        try:
            BOOK.advance(state)
            while state.outcome is None and not isinstance(state.agenda[-1], (Halt, BeginStage)):
                check(state)
                decision = chance.choice(state.decisions)
                state.apply(chance.choice(decision.choices), decision.seat)
            return
        except KeyError:
            step = state.agenda[-1]
            if type(step) in known and not isinstance(step, DefenderFalls):
                raise
            state.agenda.pop()
            if isinstance(step, DefenderFalls):
                rows = [replace(one, fallen="destroyed") if one.id == step.defender else one for one in state.defenders]
                state.defenders = tuple(rows)
    raise AssertionError("it never ends")


def check(state: GodaiState) -> None:
    assert all(0 <= one <= 9 for one in state.imbalance)
    assert 0 <= state.calendar <= 11
    assert all(one.resilience >= 0 and one.potential >= 1 and one.power >= 1 for one in state.defenders)
    assert len(state.hex_tokens) + len(state.imbalance_tokens) <= 23
    for slot, hex in enumerate(state.banners):
        assert (hex < 0) or state.fronts[slot]
        assert hex < geometry.HEXES
    known = [card for pile in (*state.slots, state.fronts) for card in pile if card and card not in ELEMENTS]
    unseen = [card for deck in state.siege_decks for card in deck]
    assert len({*known, *unseen}) == len(known) + len(unseen) <= 75


@pytest.mark.parametrize("seed", range(12))
def test_random_sieges_come_to_an_end(seed: int) -> None:
    chance = random.Random(seed)
    state = begun(chance)
    state.then(villain.DrawJaethiCard(), Halt())
    soak(state, chance)
    turns = 0
    while state.outcome is None and state.stage == "siege" and state.calendar and turns < 12:
        turns += 1
        state.agenda.clear()
        state.phase = "event"
        state.then(steps.FaceSiege(), Halt())
        soak(state, chance)
        state.agenda.clear()
        state.phase = "villain"
        state.then(steps.SiegeTurn(), Halt())
        soak(state, chance)
        for hex in state.banners:
            assert hex < 0 or (hex < geometry.TILE_HEXES and land.defender_at(state, hex) is None)
        assert all(0 <= hex < geometry.TILE_HEXES for hex in state.jaethi)
    assert turns
    assert state.calendar == 0 or state.outcome is not None
