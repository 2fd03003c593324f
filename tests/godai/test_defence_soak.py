"""Random Enhancing, Temple actions, Dedications and destroyed Defenders never make an impossible position."""

from __future__ import annotations

import random

import pytest

from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.defenders import DefenderFalls, Enhance
from rulewright.games.godai.model.steps.siege import SiegeDamage
from rulewright.games.godai.model.steps.visits import TempleAction, UseDedication
from rulewright.games.godai.model.vocabulary import Place
from rulewright.games.godai.rules.dedications import usable
from rulewright.games.godai.rules.defenders import standing

from .defences import change, here, tower
from .positions import Halt, content, run
from .sieges import GIANTS, stores

RICH = {
    "ore": 9, "lumber": 9, "recruit": 9, "essence": 4, "sky_metal": 4, "specialist": 4, "aetherial_ore": 2,
    "living_crystal": 2, "air": 3, "earth": 3, "fire": 3, "water": 3, "void": 2, "platinum": 30,
}  # fmt: skip
FRONTS = ("e12", "f12", "p20")


def sound(state: GodaiState) -> None:
    """What is true of Defenders and Stockpile in every position."""
    ids = [one.id for one in state.defenders]
    assert len(ids) == len(set(ids))
    assert all(n >= 0 for n in state.stockpile)
    hexes = [hex for one in standing(state) for hex in one.hexes]
    assert len(hexes) == len(set(hexes))
    for one in state.defenders:
        assert one.resilience >= 0
        assert 1 <= one.potential <= 9
        assert len(one.augments) == len(set(one.augments))
    shared = {(one.potential, one.power, one.range, one.recruits, one.equips) for one in state.defenders if
              one.kind is Place.TEMPLE}  # fmt: skip
    assert len(shared) == 1
    assert sum(one.kind is Place.FORTRESS for one in state.defenders) <= 3


def play(state: GodaiState, chance: random.Random, most: int = 60) -> None:
    """Random answers, those beside a question too, until the test's own question comes."""
    for _ in range(most):
        if isinstance(state.agenda[-1], Halt):
            return
        decision = chance.choice(state.decisions)
        aside = [one for one in decision.aside if str(one).split()[0] in ("boost-defender", "teleport-by-ore")]
        among = aside if aside and chance.random() < 0.1 else decision.choices
        state.apply(chance.choice(among), decision.seat)
        sound(state)


@pytest.mark.parametrize("seed", range(16))
def test_random_answers_keep_every_position_possible(seed: int) -> None:
    chance = random.Random(seed)
    stage = chance.choice(("harvest", "siege"))
    cards = [card.id for card in content().commissions.values() if card.equip is not None][:3]
    state = here(
        stock=RICH, stage=stage, wave=2, calendar=4, towers=(tower("e11"), tower("p19", 3)),
        equips=tuple(sorted(cards)), at=chance.choice(("e14", "i18", "c14")),
        dedicated=tuple(range(2, 10)), siege_decks=content().siege_ids,
        current="fire", jaethi_resilience=75,
    )  # fmt: skip
    state.luck.seed = seed
    state.script = None
    state.banners = (*[g.BY_NAME[hex] for hex in FRONTS], -1)
    state.fronts, state.resilience = (GIANTS, GIANTS, GIANTS, ""), (7, 7, 7, 0)
    for _ in range(4):
        run(state, TempleAction(), Enhance())
        play(state, chance)
        state.used = ()
        found = usable(state)
        if found:
            run(state, UseDedication(chance.choice(found)))
            play(state, chance)
        if stage == "siege":
            state.phase = "villain"
            run(state, SiegeDamage())
            play(state, chance)
            state.phase = "event"
        victim = chance.choice([one for one in standing(state) if one.kind is not Place.CITY_STATE])
        change(state, victim.id, resilience=0)
        run(state, DefenderFalls(victim.id))
        play(state, chance)
        state.stockpile = stores(**RICH)
        if not any(hero.state == "living" for hero in state.heroes):
            return
