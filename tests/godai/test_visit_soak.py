"""Random Event phases: whatever the group does, nothing is lost or made, and every question can be saved."""

from __future__ import annotations

import random

import msgspec
import pytest

from rulewright.games.godai.model.choices import AnyChoice
from rulewright.games.godai.model.state import Carried, Defender, Floating, GodaiState, Options, Token
from rulewright.games.godai.model.steps import AnyStep
from rulewright.games.godai.model.steps import visits as steps
from rulewright.games.godai.model.steps.combat import DrawEncounters, MeetBoss
from rulewright.games.godai.model.steps.defenders import DefenderFalls, Enhance, StrengthenDefender
from rulewright.games.godai.model.steps.turn import EventPhase
from rulewright.games.godai.model.vocabulary import RESOURCES, Place
from rulewright.games.godai.rules import map_verbs, siege_verbs, strikes, wandering  # noqa: F401  they register rules
from rulewright.games.godai.rules.book import BOOK

from .positions import content
from .visiting import CENTER, FAR, NEAR, visit

ELSEWHERE = (
    Enhance, DefenderFalls, StrengthenDefender, DrawEncounters, MeetBoss, steps.TempleAction, steps.Dedicate,
    steps.UseDedication,
)  # fmt: skip
"""Other chapters, which are not played here."""
WORDS = ("p", "f", "h", "t", "m", "pS", "hA", "fW", "pT", "hB", "f+", "p~", "w", "k")
MOST = 120
"""How many answers a game gets."""


def somewhere(luck: random.Random) -> GodaiState:
    """A group somewhere, with something in its hands and something in Range."""
    box = content()
    treasures = [card.id for card in box.harvests.values() if card.ribbon == "treasure"]
    carried = [item.id for item in box.items.values() if not item.group and item.kind != "once"]
    shared = [item.id for item in box.items.values() if item.group]
    cards = list(box.commissions)
    luck.shuffle(cards)
    aid = [card for card in cards[:20] if box.commissions[card].type == "aid"]
    center = luck.choice((*WORDS, "pC", "pC"))
    defenders: tuple[Defender, ...] = ()
    if center == "pC":
        name = luck.choice(["hirono", "nimo-teptek"])
        city = Defender(id="city-1", kind=Place.CITY_STATE, name=name, hexes=(CENTER,), resilience=18, recruits=2)
        defenders = (city,)
    elif center == "p":
        defenders = (Defender(id="tower-1", kind=Place.TOWER, hexes=(CENTER,), resilience=8),)
    roles = luck.sample(sorted(box.roles), luck.randint(1, 4))
    sky = (Floating("sky-3", FAR[-1], 0, riser=luck.random() < 0.5),) if luck.random() < 0.4 else ()
    state = visit(
        *[(role, luck.choice(sorted(box.races))) for role in roles],
        center=center, near=[luck.choice(WORDS) for _ in NEAR], far=[luck.choice(WORDS) for _ in FAR],
        defenders=defenders, stage=luck.choice(["harvest", "harvest", "siege"]), entered=luck.random() < 0.5,
        movement=luck.choice(["camp", "cautious", "normal", "reckless"]), sky=sky,
        stockpile=tuple([luck.choice([0, 0, 3, 12]) for _ in RESOURCES]), offered=((*cards[20:22],), (*cards[22:24],)),
        commissions=((*cards[24:28],), (*cards[28:32],)), carried=tuple([Carried(card, 0, 5) for card in aid[:1]]),
        treasures=tuple(treasures[:2]), harvest_discards=tuple(box.harvests)[10:17],
        power_up_discards=tuple(box.powerups)[:4], power_ups=tuple(box.powerups)[4:],
        slots=(("fire",), ("air",), (), ()), items=tuple(sorted(luck.sample(shared, 2))),
        elemental_tokens=(Token(NEAR[0], "fire"),), discovery_tokens=(Token(NEAR[1], "jaethi-eagle-stair"),),
        hex_tokens=(FAR[3],), options=Options(harvest=luck.choice(["hexes", "bundle"])),
    )  # fmt: skip
    for hero in state.heroes:
        hero.gold = luck.choice([0, 5, 60])
        hero.items = tuple(sorted([*luck.sample(carried, 4), treasures[-1]]))
        hero.gear = tuple([luck.randint(0, 3) for _ in hero.gear])
        hero.augments = luck.choice([(0,) * 5, (1, 0, 0, 2, 0)])
    return state


@pytest.mark.parametrize("seed", range(40))
def test_random_event_phases(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ELSEWHERE:
        monkeypatch.setitem(BOOK._handling, kind, (None, lambda state, step, choice: None))
    luck = random.Random(seed)
    state = somewhere(luck)
    state.luck.seed = seed
    state.script = None
    state.then(EventPhase())
    BOOK.advance(state)
    for _ in range(MOST):
        if not state.decisions:
            break
        decision = luck.choice(state.decisions)
        choice = luck.choice([*decision.choices, *decision.aside[:3]])
        assert msgspec.json.decode(msgspec.json.encode(choice), type=AnyChoice) == choice
        assert msgspec.json.decode(msgspec.json.encode(state.agenda), type=list[AnyStep]) == state.agenda
        state.apply(choice, decision.seat)
        assert min(state.stockpile) >= 0
        assert min(state.harvested) >= 0
        assert all(min(hero.gold, hero.food, hero.energy, hero.health) >= 0 for hero in state.heroes)
        held = [item for hero in state.heroes for item in hero.items if item in content().harvests]
        assert not set(state.treasures) & set(held)
