"""Temple actions, the Temple Fortress, and Dedicating oneself."""

from __future__ import annotations

import pytest

from rulewright.games.godai.model import geometry as g
from rulewright.games.godai.model.choices import defenders as answers
from rulewright.games.godai.model.state import Floating, GodaiState, Token
from rulewright.games.godai.model.steps.defenders import Enhance
from rulewright.games.godai.model.steps.visits import Dedicate, TempleAction
from rulewright.games.godai.model.vocabulary import BASIC, Element, Place
from rulewright.games.godai.rules import land
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.marching import is_magnetic
from rulewright.games.godai.rules.temples import portals

from .defences import augmented_temples, change, here, one, starting, stats, tower
from .positions import answer, content, offered, run, stock
from .sieges import imbalance

TEMPLE, OTHER = "i18", "f21"
"""Temples 1 and 2."""


def visiting(*words: str, **fields: object) -> GodaiState:
    """The group is in Temple 1 and takes these actions."""
    state = run(here(**{"at": TEMPLE, **fields}), TempleAction())  # type: ignore[arg-type]
    answer(state, *words)
    return state


def why(state: GodaiState, choice: object) -> list[str]:
    return [reason.message for reason in BOOK.why_not(state, state.decision.seat, choice)]  # type: ignore[arg-type]


# -- Augments --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-978", "GOD-979", "GOD-1105")
@pytest.mark.ruling("AMB-GOD-149", "AMB-GOD-184")
def test_any_number_of_elements_go_to_heroes_and_defenders_anywhere() -> None:
    state = visiting(stock={"air": 2, "fire": 1}, towers=(tower("p20"),))
    answer(state, "augment-hero air 1", "augment-hero air 1", "augment-defender fire tower-1")
    assert state.heroes[0].augments == (2, 0, 0, 0, 0)
    assert one(state, "tower-1").augments == (Element.FIRE,)
    assert stock(state) == {}


@pytest.mark.rule("GOD-198", "GOD-1105")
@pytest.mark.ruling("AMB-GOD-184")
def test_two_elements_with_three_tiers_for_a_hero_one_of_each_for_a_defender() -> None:
    state = here(at=TEMPLE, stock={"air": 1, "water": 1}, towers=(tower("p20", augments=(Element.AIR,)),))
    state.heroes[0].augments = (3, 1, 0, 0, 0)
    run(state, TempleAction())
    assert why(state, answers.AugmentHero("air", 1)) == ["why-hero-full"]
    assert why(state, answers.AugmentHero("water", 1)) == ["why-hero-full"]
    assert why(state, answers.AugmentDefender("air", "tower-1")) == ["why-augmented"]
    assert why(state, answers.AugmentDefender("fire", "tower-1")) == ["why-too-few-resources"]


@pytest.mark.rule("GOD-192", "GOD-979")
def test_temples_are_augmented_together() -> None:
    state = visiting("augment-defender earth temples", stock={"earth": 1})
    assert [one(state, f"temple-{n}").augments for n in range(1, 6)] == [(Element.EARTH,)] * 5


@pytest.mark.rule("GOD-980")
@pytest.mark.ruling("AMB-GOD-184")
def test_an_augment_is_taken_off_for_nothing_and_lost() -> None:
    state = here(at=TEMPLE, towers=(tower("p20", augments=(Element.AIR, Element.VOID)),))
    state.heroes[0].augments = (2, 0, 0, 0, 0)
    run(state, TempleAction())
    answer(state, "strip-hero air 1", "strip-defender void tower-1")
    assert state.heroes[0].augments == (1, 0, 0, 0, 0)
    assert one(state, "tower-1").augments == (Element.AIR,)
    assert stock(state) == {}
    assert why(state, answers.StripDefender("void", "tower-1")) == ["why-no-augment"]


# -- Elements --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-981")
@pytest.mark.ruling("AMB-GOD-184")
def test_three_elements_of_any_kind_become_a_void() -> None:
    state = visiting("create-void", stock={"air": 2, "fire": 1, "void": 1})
    answer(state, "pick-element void", "pick-element air")
    assert stock(state) == {"air": 1, "fire": 1}
    answer(state, "pick-element air")
    assert stock(state) == {"fire": 1, "void": 1}


@pytest.mark.rule("GOD-981")
def test_exactly_three_go_without_a_question_and_two_are_too_few() -> None:
    state = visiting("create-void", stock={"air": 2, "fire": 1})
    assert stock(state) == {"void": 1}
    short = visiting(stock={"air": 2})
    assert why(short, answers.CreateVoid()) == ["why-no-void"]


@pytest.mark.rule("GOD-552")
def test_an_element_lowers_its_imbalance_by_two() -> None:
    state = visiting("siphon-essence fire", "siphon-essence fire", stock={"fire": 3}, imbalance=imbalance(fire=3))
    assert state.imbalance == imbalance()
    assert stock(state) == {"fire": 1}
    assert why(state, answers.SiphonEssence("fire")) == ["why-no-imbalance"]


def with_portals() -> dict[str, object]:
    """A SkyTile with an Elemental Portal and a Cataclysm Tile, neither with a token."""
    tile = next(id for id in content().sky_tiles if content().tiles[id].element(False) is not None)  # type: ignore[attr-defined]
    cataclysm = content().cataclysm_tiles[Element.WATER].id
    return {
        "sky": (Floating(tile, g.BY_NAME["o23"], 0, riser=True),),
        "cataclysms": (Floating(cataclysm, g.BY_NAME["f12"], 0),),
    }


@pytest.mark.rule("GOD-978", "GOD-982")
@pytest.mark.ruling("AMB-GOD-224")
def test_every_portal_without_a_token_gets_one_once_a_visit() -> None:
    state = visiting(**with_portals())
    found = portals(state)
    assert len(found) == 2
    state.elemental_tokens = (Token(*[str(part) if at else part for at, part in enumerate(found[0])]),)  # type: ignore[arg-type]
    answer(state, "summon-essence")
    assert sorted((token.hex, token.what) for token in state.elemental_tokens) == sorted(
        (hex, str(element)) for hex, element in found
    )
    state.elemental_tokens = ()
    assert why(state, answers.SummonEssence()) == ["why-once-a-visit"]


# -- Teleport --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-978", "GOD-983")
@pytest.mark.ruling("AMB-GOD-149")
def test_the_group_teleports_once_and_the_visit_goes_on_there() -> None:
    state = visiting("visit-other temple-2", stock={"air": 1})
    assert state.at == g.BY_NAME[OTHER]
    assert state.decision.prompt == "prompt-temple"
    assert why(state, answers.VisitOther("temple-1")) == ["why-once-a-visit"]


@pytest.mark.rule("GOD-983")
def test_no_teleport_to_a_destroyed_temple() -> None:
    state = here(at=TEMPLE, stock={"air": 1})
    change(state, "temple-2", fallen="destroyed", resilience=0)
    run(state, TempleAction())
    assert "visit-other temple-2" not in offered(state)
    assert why(state, answers.VisitOther("temple-2")) == ["why-no-other-temple"]


@pytest.mark.rule("GOD-463")
def test_outside_of_temples_there_is_nothing_of_this() -> None:
    state = run(here(stock={"air": 3, "ore": 3}, towers=(tower(),)), TempleAction(), Enhance())
    assert state.decision.prompt == "prompt-enhance"
    assert why(state, answers.CreateVoid()) == ["why-outside-temples"]


# -- the Temple Fortress ---------------------------------------------------------------------------------------


@pytest.mark.component("tracker-temple-fortress")
@pytest.mark.gold("GOLD-GOD-13")
@pytest.mark.rule("GOD-233", "GOD-234", "GOD-235", "GOD-236")
@pytest.mark.ruling("AMB-GOD-30", "AMB-GOD-211")
def test_the_temple_fortress_has_the_resilience_of_all_revealed_temples() -> None:
    state = here(at=TEMPLE)
    augmented_temples(state)
    state.defenders = tuple([one for one in state.defenders if one.id not in ("temple-2", "temple-3", "temple-5")])
    run(state, TempleAction())
    hex = starting(state, "place-temple-fortress")[0].split()[1]
    answer(state, f"place-temple-fortress {hex}")
    assert stats(state, "temple-fortress") == (3, 6, 3, 16)
    assert one(state, "temple-fortress").augments == BASIC
    assert g.BY_NAME[hex] in [slot.center for slot in g.SLOTS]
    assert stats(state, "temple-1") == (2, 5, 2, 8)
    assert is_magnetic(state, one(state, "temple-1"))
    assert starting(state, "place-temple-fortress") == []


@pytest.mark.rule("GOD-233", "GOD-234")
@pytest.mark.ruling("AMB-GOD-211")
def test_only_on_free_centers_and_only_with_all_four_elements() -> None:
    state = run(here(stock={"ore": 3}, towers=(tower(),)), Enhance())
    centers = [g.NAMES[slot.center] for slot in g.SLOTS]
    assert why(state, answers.PlaceTempleFortress(centers[0])) == ["why-temples-lack"]
    augmented_temples(state)
    state = run(state, Enhance())
    free = [text.split()[1] for text in starting(state, "place-temple-fortress")]
    assert 0 < len(free) < len(centers)
    assert set(free) <= set(centers)
    assert why(state, answers.PlaceTempleFortress("e12")) == ["why-no-free-center"]
    answer(state, f"place-temple-fortress {free[0]}")
    assert state.temple_fortress_built


@pytest.mark.rule("GOD-984")
@pytest.mark.ruling("AMB-GOD-178")
def test_the_temple_fortress_counts_as_a_temple_for_the_group_in_it() -> None:
    fortress = tower("e14", kind=Place.TEMPLE_FORTRESS)
    state = run(here(stock={"air": 3}, towers=(fortress,)), TempleAction())
    assert land.place_at(state, state.at) is Place.TEMPLE_FORTRESS
    assert "create-void" in offered(state)
    assert "visit-other temple-1" in offered(state)


# -- Dedicating ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-986", "GOD-987")
@pytest.mark.parametrize(
    ("given", "words", "left"),
    [
        ({"recruit": 3}, (), {}),
        ({"living_crystal": 1}, (), {}),
        ({"recruit": 3, "living_crystal": 1}, ("pick-resource living-crystal",), {"recruit": 3}),
    ],
)
def test_a_dedication_costs_three_recruits_or_a_living_crystal(
    given: dict[str, int], words: tuple[str, ...], left: dict[str, int]
) -> None:
    state = visiting("dedicate-to 4", *words, stock=given)
    assert state.dedicated == (4,)
    assert stock(state) == left


@pytest.mark.rule("GOD-473", "GOD-986")
def test_neither_boss_one_nor_one_that_is_vanquished_covered_or_not_revealed() -> None:
    state = here(at=TEMPLE, stock={"recruit": 9}, vanquished=(3,), dedicated=(5,))
    lair = next(token.hex for token in state.bosses if token.what == "6")
    state.hex_tokens = (lair,)
    run(state, TempleAction())
    assert starting(state, "dedicate-to") == ["dedicate-to 2", "dedicate-to 4", "dedicate-to 7", "dedicate-to 8"]
    assert why(state, answers.DedicateTo(1)) == ["why-no-such-boss"]
    assert why(state, answers.DedicateTo(9)) == ["why-no-such-boss"]
    assert why(state, answers.DedicateTo(3)) == ["why-no-such-boss"]
    assert why(state, answers.DedicateTo(5)) == ["why-dedicated"]
    assert why(state, answers.DedicateTo(6)) == ["why-lair-covered"]


@pytest.mark.rule("GOD-470", "GOD-986")
def test_on_the_lair_the_step_alone_does_it_and_without_the_price_nothing() -> None:
    state = run(here(stock={"recruit": 4}), Dedicate(8), Dedicate(7))
    assert state.dedicated == (8,)
    assert stock(state) == {"recruit": 1}
