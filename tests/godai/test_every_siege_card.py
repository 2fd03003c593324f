"""Each of the 75 Siege cards besieges three Towers once, is struck, and falls. Rulebook p.76, 77; Keywords p.119.

It lies in the second Slot, so it has 1 Power more than it shows. The Towers, each with Power 3, stand 1, 2 and 3 hexes
away in a line; the group is in the first one.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model.state import Floating, GodaiState
from rulewright.games.godai.model.steps import siege as steps
from rulewright.games.godai.model.vocabulary import Element
from rulewright.games.godai.rules.siege_opponents import shaken, speed

from .changes import changes, told
from .positions import content, done, faces, run
from .sieges import SAGE, at, besieged, defender, stores, tower

SLOT = 1
HERE = at(0, 0)
LODESTONE = "commission-the-lodestone-fast"
NEAR, FAR, ALL = (1,), (1, 2), (1, 2, 3)


def towers(*numbers: int, **changed: int) -> dict[str, Any]:
    """What these Towers lose or gain."""
    return {f"tower-{one} {word}": n for one in numbers for word, n in changed.items()}


def hit(n: int, *numbers: int) -> dict[str, Any]:
    return towers(*(numbers or NEAR), resilience=-n, hit=n)


CRIPPLED, UNBUILT = {"power": -1}, {"potential": -1}
BURNT = {"1 energy": -1, "1 wounded": 1}
BURNT_TWICE = {"1 energy": -2, "1 wounded": 1}
# Resilience, what it does, and how it is to be told from others: soar, swift, tremor, freeze, overpowers, bulwark,
# immune, retreat.
CARDS: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "air-kite-swarm-of-ehekal": (3, hit(2), {"soar": True}),
    "air-hummer-lancers": (3, {**hit(2), **hit(1, 2)}, {"soar": True}),
    "air-gale-runners": (4, hit(2), {}),
    "air-chime-callers": (4, {**hit(2), **hit(1, 2)}, {}),
    "air-zephyr-couriers-of-jaethi": (3, hit(2), {"swift": True}),
    "air-moth-riders-of-papalotla": (3, {**hit(2), "stock ore": -2}, {"soar": True}),
    "air-thundercloud-choir": (5, {**hit(3), **hit(1, 2)}, {"soar": True, "roll": "air"}),
    "air-raijuro": (6, {**hit(3), **hit(1, 2, 3)}, {}),
    "air-feathered-bombardiers": (5, hit(3, *FAR), {"soar": True}),
    "air-breath-stealer-tlalok-he": (7, {**hit(3), **towers(1, **CRIPPLED)}, {"roll": "air"}),
    "air-storm-censers": (6, hit(3, *FAR), {}),
    "air-tengu-outriders-of-the-ninth-wind": (5, hit(3), {"swift": True}),
    "air-shirakaze": (8, {**hit(6, 1, 2), **hit(4, 3)}, {"soar": True, "power_ups": 2}),
    "air-quetzal-engine": (9, {**hit(4, *ALL), **towers(*ALL, **UNBUILT)}, {"power_ups": 2}),
    "air-ehekatl-unbound": (10, hit(5, *FAR), {"power_ups": 2}),
    "earth-rootknuckle-scouts": (4, hit(2), {"tremor": True}),
    "earth-shardbacks": (3, hit(2), {"bulwark": 1}),
    "earth-clay-levy": (4, hit(2), {}),
    "earth-dust-pilgrims": (3, hit(2), {"retreat": 3}),
    "earth-quarry-hounds": (3, {**hit(2), **towers(1, **CRIPPLED)}, {}),
    "earth-terrace-breakers": (3, {**hit(2), **towers(1, **UNBUILT)}, {}),
    "earth-obsidian-phalanx": (6, hit(3), {"bulwark": 1, "roll": "earth"}),
    "earth-tepetlon-the-boulder-lord": (7, hit(4), {"overpowers": NEAR}),
    "earth-catapult-tortoise": (6, hit(3, *FAR), {}),
    "earth-kodama-drummers": (7, hit(3), {"tremor": True, "roll": "earth"}),
    "earth-hill-kites": (5, hit(3), {"soar": True}),
    "earth-oni-of-the-deep-mine": (7, hit(3), {}),
    "earth-tlalteku": (10, hit(4, *FAR), {"power_ups": 2}),
    "earth-iwao-the-fortress-eater": (9, {**hit(5, *FAR), **towers(*FAR, **UNBUILT)}, {"power_ups": 2}),
    "earth-yamagami-in-iron-bark": (10, hit(4, *FAR), {"bulwark": 2, "power_ups": 2}),
    "fire-ember-brood": (3, {**hit(2), **BURNT}, {}),
    "fire-torchbearers-of-xiuhkoa": (4, {**hit(2), **hit(1, 2)}, {}),
    "fire-cinder-wasps": (3, hit(2), {"soar": True}),
    "fire-ashwalkers": (4, hit(2), {}),
    "fire-slag-smiths": (3, {**hit(2), **towers(1, **CRIPPLED)}, {}),
    "fire-pyre-monks": (4, {**hit(2), "stock ore": -2}, {}),
    "fire-kagutsuchis-sons": (6, {**hit(3), **BURNT_TWICE}, {"roll": "fire"}),
    "fire-lava-cantor": (5, {**hit(3, *FAR), **BURNT}, {}),
    "fire-brazier-giants": (7, hit(3), {}),
    "fire-hinotori-flight": (6, hit(3), {"soar": True, "roll": "fire"}),
    "fire-coalthrowers-of-tonatlan": (5, hit(3, *FAR), {}),
    "fire-xolok-firehand": (6, hit(4), {"overpowers": NEAR}),
    "fire-gwironok-the-ash-reaver": (8, {**hit(5, *FAR), **BURNT_TWICE}, {"power_ups": 2}),
    "fire-entei": (9, {**hit(4, *FAR), **towers(*FAR, **CRIPPLED)}, {"soar": True, "power_ups": 2}),
    "fire-popokatep": (9, {**hit(4, *ALL), **towers(*ALL, **UNBUILT)}, {"power_ups": 2}),
    "water-brine-skulkers": (3, hit(2), {"retreat": 3}),
    "water-frostgill-lancers": (4, hit(2), {"freeze": True}),
    "water-mist-herons": (3, hit(2), {"soar": True}),
    "water-reed-ghosts": (4, hit(2), {}),
    "water-otter-thieves-of-atlako": (3, {**hit(2), "stock ore": -2}, {}),
    "water-kappa-conscripts": (3, {**hit(2), **towers(1, **CRIPPLED)}, {}),
    "water-chikauakatl": (6, hit(3), {"retreat": 4, "roll": "water"}),
    "water-undertow-matrons": (7, hit(3), {}),
    "water-rain-dart-regiment": (5, hit(3, *FAR), {}),
    "water-yuki-sisters": (6, hit(3), {"soar": True, "freeze": True, "roll": "water"}),
    "water-leviathan-calf": (7, {**hit(3), "stock ore": -3}, {}),
    "water-umibozu-watch": (5, hit(3, *FAR), {"retreat": 4}),
    "water-atlahua-of-the-long-ebb": (8, hit(4, *FAR), {"retreat": 6, "power_ups": 2}),
    "water-mizuchi-the-granary-serpent": (9, {**hit(5, *FAR), "stock ore": -4}, {"power_ups": 2}),
    "water-ameonnas-barge": (10, hit(4, *ALL), {"soar": True, "power_ups": 2}),
    "void-hollow-heralds": (3, hit(3), {"overpowers": NEAR}),
    "void-unlit-lanterns": (4, hit(2), {"immune": "fire"}),
    "void-nothings-infantry": (3, hit(2), {}),
    "void-blank-masks": (3, {**hit(2), **towers(1, **UNBUILT)}, {}),
    "void-moonless-cranes": (3, hit(2), {"soar": True, "immune": "water"}),
    "void-echo-thralls": (4, {**hit(2), **hit(1, 2)}, {}),
    "void-mictlan-bailiffs": (5, hit(4), {"overpowers": NEAR, "roll": "void"}),
    "void-null-samurai": (6, hit(3), {}),
    "void-starless-mortars": (6, hit(3, *FAR), {}),
    "void-tzitzimi-unbuilders": (7, {**hit(3), **towers(1, **UNBUILT)}, {"roll": "void"}),
    "void-kneeling-cloud": (6, hit(3), {"soar": True}),
    "void-saltless-choir": (5, hit(3, *FAR), {"immune": "earth"}),
    "void-yomi-gatekeeper": (8, hit(4, *ALL), {"power_ups": 2}),
    "void-itzpapa": (9, hit(6, *FAR), {"overpowers": FAR, "power_ups": 2}),
    "void-eclipse-palanquin": (9, {**hit(4, *FAR), **towers(*FAR, **UNBUILT)}, {"soar": True, "power_ups": 2}),
}  # fmt: skip
EACH = [pytest.param(card, marks=pytest.mark.component(f"siege-{card}")) for card in CARDS]


def scene(card: str, **fields: Any) -> GodaiState:
    """The Banner of this card and three Towers; the group is in the first one and has 9 Ore."""
    three = tuple([tower(at(n, 0), n, power=3, resilience=20, equips=(LODESTONE,)) for n in ALL])
    blank: dict[str, Any] = {"defenders": three, "at": at(1, 0), "stockpile": stores(ore=9)}
    return besieged(SAGE, fronts={SLOT: f"siege-{card}"}, banners={SLOT: HERE}, **{**blank, **fields})


def test_all_of_them_are_here() -> None:
    assert sorted(f"siege-{card}" for card in CARDS) == sorted(content().siege)


@pytest.mark.parametrize("card", EACH)
def test_what_it_does_to_defenders_heroes_and_stores(card: str) -> None:
    state = scene(card)
    before = told(state)
    run(state, steps.SiegeDamage())
    assert done(state)
    assert changes(before, state) == CARDS[card][1]
    told_apart = CARDS[card][2]
    struck = [one for one in state.defenders if one.hit]
    assert [one.frozen for one in struck] == [told_apart.get("freeze", False)] * len(struck)
    over = [int(one.id[-1]) for one in state.defenders if one.overpowered]
    assert tuple(over) == told_apart.get("overpowers", ())


@pytest.mark.parametrize("card", EACH)
def test_how_it_moves_and_what_it_can_reach(card: str) -> None:
    """Only with Soar it damages what stands on a Floating Mountain; Swift is 2 hexes more; Tremor shakes the near."""
    told_apart = CARDS[card][2]
    mountain = Floating("sky-2", at(2, 0), 0, riser=True)
    state = scene(card, sky=(mountain,), defenders=(tower(at(1, 0), resilience=20),))
    assert speed(state, SLOT) == (4 if "swift" in told_apart else 2)
    assert shaken(scene(card), defender(scene(card), "tower-1")) == told_apart.get("tremor", False)
    run(state, steps.SiegeDamage())
    assert (defender(state, "tower-1").resilience < 20) == told_apart.get("soar", False)


@pytest.mark.parametrize("card", EACH)
def test_how_it_stands_a_blow(card: str) -> None:
    """Siege damage of 3, plain and of every basic Element."""
    resilience, _, told_apart = CARDS[card]
    for element in (None, Element.AIR, Element.EARTH, Element.FIRE, Element.WATER):
        state = scene(card, resilience={SLOT: 20})
        run(state, steps.HitSiegeOpponent(SLOT, 3, "tower-1", () if element is None else (element,)))
        suffers = 0 if element == told_apart.get("immune", "") else 3 - told_apart.get("bulwark", 0)
        assert 20 - state.resilience[SLOT] == suffers
    assert scene(card).resilience[SLOT] == resilience


@pytest.mark.parametrize("card", EACH)
def test_how_it_falls_and_what_it_is_worth(card: str) -> None:
    """With the highest die that makes it Retreat, and with one more."""
    told_apart = CARDS[card][2]
    x = told_apart.get("retreat", 0)
    blow = steps.HitSiegeOpponent(SLOT, 30, "tower-1", ())
    ups = ("powerup-keen-edge", "powerup-heavy-hand", "powerup-firm-stance", "powerup-oiled-plates")
    if x:
        state = scene(card, power_ups=ups)
        state.script = faces(x)
        run(state, blow)
        assert (state.fronts[SLOT], state.slots[SLOT - 1]) == ("", (f"siege-{card}",))
        assert not state.power_up_discards
    state = scene(card, power_ups=ups)
    state.script = [*(faces(x + 1) if x else ()), *[0] * 6]
    run(state, blow)
    assert done(state)
    assert (state.fronts[SLOT], state.banners[SLOT]) == ("", -1)
    assert len(state.power_up_discards) == told_apart.get("power_ups", 1)
    die = told_apart.get("roll", "")
    assert state.stockpile == stores(ore=9, **({die: 1} if die else {}))
