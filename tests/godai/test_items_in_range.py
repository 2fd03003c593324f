"""What Items and Treasures reach, and what their texts say of limits and ranks."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model.choices.visits import ApplyItem
from rulewright.games.godai.model.state import Defender, Floating
from rulewright.games.godai.model.steps.visits import SettleElement
from rulewright.games.godai.model.vocabulary import Element, Face, Place, Stat
from rulewright.games.godai.rules.element_items import change_die
from rulewright.games.godai.rules.items import door_goals
from rulewright.games.godai.rules.treasures import near_defenders, strikable

from .positions import content, faces
from .setting import ranked
from .sieges import PLAIN, row
from .tables import texts
from .visiting import CENTER, FAR, NEAR, SAGE, SAMURAI, visit


@pytest.mark.rule("GOD-442")
def test_a_treasure_reaches_nothing_on_hexes_that_the_group_cannot_enter() -> None:
    """p.59: Water without a Canoe is not in Range."""
    tower = Defender(id="tower-1", kind=Place.TOWER, hexes=(NEAR[0],), range=1, resilience=10)
    fields = {"stage": "siege", "defenders": (tower,), "fronts": row({0: PLAIN}, ""), "banners": row({0: NEAR[0]}, -1)}
    state = visit(SAGE, near=("w",), **fields)
    assert (near_defenders(state), strikable(state)) == ((), [])
    state.items = ("dugout-canoe",)
    assert (near_defenders(state), strikable(state)) == (("tower-1",), [0])


@pytest.mark.rule("GOD-1013")
@pytest.mark.ruling("AMB-GOD-35")
def test_a_void_door_does_not_lead_to_a_covered_temple() -> None:
    temple = Defender(id="temple-1", kind=Place.TEMPLE, hexes=(CENTER,), range=1, resilience=6)
    state = visit(SAMURAI, defenders=(temple,))
    state.at = FAR[0]
    assert door_goals(state)
    state.sky = (Floating(content().sky_tiles[0], CENTER, 0, nether=True),)
    assert door_goals(state) == (), "the Temple is out of play"


@pytest.mark.rule("GOD-1033")
def test_the_vine_is_tested_with_the_best_skill_that_can_be_rolled() -> None:
    """GOD-427: whoever Starves at level 2 does not roll Survival."""
    state = visit(SAMURAI, script=faces(1))
    hero = state.heroes[0]
    hero.items, hero.starving = ("vine-of-the-dead",), 2
    for stat, n in ((Stat.SURVIVAL, 9), (Stat.EXPLORE, 8), (Stat.NAVIGATE, 2)):
        ranked(hero, stat, n)
    change_die(state, SettleElement(Element.FIRE, Face.MATCH, Element.FIRE), ApplyItem(1, "vine-of-the-dead", 4))
    after = state.agenda[-1]
    assert isinstance(after, SettleElement)
    assert after.element is Element.WATER


@pytest.mark.rule("GOD-1011", about="texts")
@pytest.mark.parametrize(
    ("item", "limit"),
    [
        ("absorbing-orb", "At most 1 for each hero."),
        ("ring-of-command", "At most 2 for each hero."),
        ("void-door", "The group carries at most 1 for each hero."),
        ("wellspring-amplifier", "At most 5 for the group."),
        ("ethereal-chain", "At most 2 for the group."),
        ("leyline-compass", "At most 3 in a game."),
        ("charm-of-the-creator", "At most 2 in a game."),
    ],
)
def test_an_item_says_how_many_there_may_be(item: str, limit: str) -> None:
    assert texts().component(item).rules[-1] == limit
    assert texts("uk").component(item).rules[-1] != texts("uk").component(item).rules[0]


def test_an_item_without_a_limit_says_nothing_of_one() -> None:
    assert len(texts().component("snail-tonic").rules) == 1


@pytest.mark.rule("GOD-634", about="texts")
def test_an_escort_says_the_ranks_of_its_tests() -> None:
    """p.84: the graphic shows them; of Health it is the current value."""
    assert texts().component("escort-masked-courier").rules[-1] == "Tests: Health as it is now and Defend 8."
    assert texts().component("escort-young-heir").rules[-1] == "Tests: Explore 5 and Navigate 5."
