"""The Event phase: its order, arrival, tokens, forced Events, what a place offers."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model.state import Defender, Modifier, Token
from rulewright.games.godai.model.steps import visits as steps
from rulewright.games.godai.model.steps.combat import DrawEncounters, MeetBoss
from rulewright.games.godai.model.steps.defenders import Enhance
from rulewright.games.godai.model.steps.land import Teleport
from rulewright.games.godai.model.steps.siege import FaceSiege
from rulewright.games.godai.model.steps.turn import EventPhase
from rulewright.games.godai.model.vocabulary import Condition, Place
from rulewright.games.godai.rules.book import BOOK
from rulewright.games.godai.rules.events import boss_here, enhancing
from rulewright.games.godai.rules.vitals import inflict

from .positions import offered, stock
from .visiting import CENTER, FAR, NEAR, SAGE, SAMURAI, SPEAR, row, run, visit

TEMPLE = Defender(id="temple-1", kind=Place.TEMPLE, hexes=(CENTER,), resilience=8)
TOWER = Defender(id="tower-1", kind=Place.TOWER, hexes=(CENTER,), resilience=10)
CITY = Defender(id="city-1", kind=Place.CITY_STATE, name="nimo-teptek", hexes=(CENTER,), resilience=18)


def arrived(**fields: Any) -> tuple[int, int]:
    """Health and Energy of a Samurai with 1 of 10 and 1 of 5 after the group has come to a place."""
    state = visit(SAMURAI, **{"entered": True, **fields})
    hero = state.heroes[0]
    hero.health = hero.energy = 1
    run(state, steps.Arrive())
    return hero.health, hero.energy


# -- order ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-1053")
def test_a_harvest_turn_harvests_then_has_its_events() -> None:
    state = visit()
    BOOK.resolving[EventPhase](state, EventPhase(), None)
    found = list(reversed(state.agenda))
    assert found == [
        steps.Harvest(), steps.Arrive(), steps.ForcedEvents(), steps.TakeTokens(), steps.ChooseEvent()
    ]  # fmt: skip
    assert state.phase == "event"


@pytest.mark.rule("GOD-1054")
def test_in_a_siege_strikes_and_hits_come_first() -> None:
    state = visit(stage="siege")
    BOOK.resolving[EventPhase](state, EventPhase(), None)
    assert state.agenda[-1] == FaceSiege()
    assert state.agenda[0] == steps.ChooseEvent()


@pytest.mark.rule("GOD-1053")
def test_nobody_alive_has_no_events() -> None:
    state = visit()
    state.heroes[0].state = "dead"
    assert run(state, EventPhase()) == []


@pytest.mark.rule("GOD-460")
def test_enhancing_follows_the_events() -> None:
    state = visit()
    BOOK.resolving[steps.ChooseEvent](state, steps.ChooseEvent(), None)
    assert state.agenda == [Enhance()]


@pytest.mark.rule("GOD-231", "GOD-1025")
def test_recruits_limit_enhancing_in_a_siege_unless_the_group_has_meditated() -> None:
    state = visit(stage="siege", stockpile=row(recruit=3))
    assert enhancing(state) == Enhance(limit=3)
    state.used = ("cosmic-meditation",)
    assert enhancing(state) == Enhance()


# -- arrival -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-466")
@pytest.mark.ruling("AMB-GOD-171")
def test_a_settlement_heals_half_of_each_rank() -> None:
    assert arrived(center="pS") == (6, 3)


@pytest.mark.rule("GOD-464")
def test_a_tower_heals_half_of_each_rank() -> None:
    assert arrived(defenders=(TOWER,)) == (6, 3)


@pytest.mark.rule("GOD-464")
@pytest.mark.ruling("AMB-GOD-60")
def test_who_stays_is_not_healed_again() -> None:
    assert arrived(defenders=(TOWER,), entered=False) == (1, 1)


@pytest.mark.rule("GOD-462")
def test_a_city_state_heals_all_whoever_is_there() -> None:
    assert arrived(center="pC", defenders=(CITY,), entered=False) == (10, 5)


@pytest.mark.rule("GOD-463")
def test_a_temple_heals_all_and_removes_conditions() -> None:
    state = visit(SAMURAI, center="pT", defenders=(TEMPLE,), entered=True)
    hero = state.heroes[0]
    hero.health = 1
    hero.items = ("absorbing-orb",)
    hero.augments = (0, 2, 0, 0, 0)
    inflict(state, 0, Condition.CURSED)
    inflict(state, 0, Condition.POISONED)
    run(state, steps.Arrive())
    assert (hero.health, any(hero.conditions)) == (10, False)
    assert hero.charges == 3, "one charge, and one for each Tier of Earth"


@pytest.mark.rule("GOD-039")
def test_a_place_under_a_hex_token_heals_nobody() -> None:
    assert arrived(center="pS", hex_tokens=(CENTER,)) == (1, 1)


# -- tokens --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-480", "GOD-481", "GOD-482")
@pytest.mark.ruling("AMB-GOD-88")
def test_all_tokens_in_range_are_taken() -> None:
    state = visit(
        SPEAR,
        near=("pS",),
        elemental_tokens=(Token(NEAR[1], "fire"), Token(NEAR[1], "fire"), Token(FAR[0], "air")),
        imbalance_tokens=(Token(NEAR[0], "void"),),
    )
    run(state, steps.TakeTokens())
    assert stock(state) == {"fire": 2, "void": 1}
    assert state.elemental_tokens == (Token(FAR[0], "air"),)
    assert state.imbalance_tokens == ()


def test_a_card_doubles_what_tokens_give() -> None:
    token = Token(CENTER, "earth")
    state = visit(SAMURAI, elemental_tokens=(token,), modifiers=(Modifier("tokens-double", 1),))
    run(state, steps.TakeTokens())
    assert stock(state) == {"earth": 2}


@pytest.mark.rule("GOD-482")
@pytest.mark.ruling("AMB-GOD-29")
def test_a_destroyed_temple_returns_with_eight() -> None:
    temple = Defender(id="temple-2", kind=Place.TEMPLE, hexes=(NEAR[0],), resilience=0, fallen="destroyed")
    state = visit(SPEAR, near=("pT",), defenders=(temple,), imbalance_tokens=(Token(NEAR[0], "air"),))
    run(state, steps.TakeTokens())
    assert (state.defenders[0].fallen, state.defenders[0].resilience) == ("", 8)


@pytest.mark.rule("GOD-476")
@pytest.mark.ruling("AMB-GOD-62")
def test_a_discovery_in_range_is_secured() -> None:
    state = visit(
        SPEAR, discovery_tokens=(Token(NEAR[2], "jaethi-eagle-stair"), Token(FAR[0], "jaethi-heartwood-drum"))
    )
    run(state, steps.TakeTokens())
    assert state.discoveries == ("jaethi-eagle-stair",)
    assert [token.what for token in state.discovery_tokens] == ["jaethi-heartwood-drum"]


# -- forced Events -------------------------------------------------------------------------------------------


def forced(**fields: Any) -> Any:
    """What lies on the agenda after the forced Events of a lair."""
    state = visit(SAMURAI, center="hB", **fields)
    BOOK.resolving[steps.ForcedEvents](state, steps.ForcedEvents(), None)
    return state.agenda[-1] if state.agenda else None


@pytest.mark.rule("GOD-469")
@pytest.mark.ruling("AMB-GOD-221")
def test_a_lair_with_its_boss_means_combat() -> None:
    assert forced(bosses=(Token(CENTER, "4"),)) == MeetBoss(4)


@pytest.mark.rule("GOD-472")
def test_an_empty_lair_brings_an_encounter() -> None:
    assert forced() == DrawEncounters(1)


@pytest.mark.rule("GOD-474")
def test_nobody_meets_a_boss_that_the_group_is_dedicated_to() -> None:
    assert forced(bosses=(Token(CENTER, "4"),), dedicated=(4,)) is None


@pytest.mark.rule("GOD-474")
def test_a_lair_under_a_hex_token_is_quiet() -> None:
    state = visit(SAMURAI, center="hB", hex_tokens=(CENTER,), bosses=())
    assert boss_here(state) == 0
    assert run(state, steps.ForcedEvents()) == []


@pytest.mark.rule("GOD-470", "GOD-685", "GOD-986")
@pytest.mark.parametrize(("boss", "stores", "asked"), [
    (4, {"recruit": 3}, True), (4, {"living_crystal": 1}, True), (4, {"recruit": 2}, False), (1, {"recruit": 3}, False),
])  # fmt: skip
def test_the_group_may_dedicate_itself_before_the_combat(boss: int, stores: dict[str, int], asked: bool) -> None:
    state = visit(SAMURAI, center="hB", bosses=(Token(CENTER, str(boss)),), stockpile=row(**stores))
    decision = BOOK.asking[steps.ForcedEvents](state, steps.ForcedEvents())
    assert (decision is not None) is asked
    if asked:
        state.then(steps.ForcedEvents())
        assert offered(state) == ["fight-boss", "dedicate-here"]
        BOOK.resolving[steps.ForcedEvents](state, steps.ForcedEvents(), decision.choices[1])  # type: ignore[union-attr]
        assert state.agenda[-1] == steps.Dedicate(4)


@pytest.mark.rule("GOD-405")
def test_a_group_that_was_driven_away_has_the_event_of_the_other_place() -> None:
    state = visit(SAMURAI)
    state.then(steps.AfterCombat(NEAR[0]))
    BOOK.resolving[steps.AfterCombat](state, steps.AfterCombat(NEAR[0]), None)
    assert state.agenda[-1] == steps.Arrive()


# -- what a place offers -------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-379", "GOD-380", "GOD-381")
@pytest.mark.ruling("AMB-GOD-61")
def test_a_treasure_is_gained_in_an_antiquity_site() -> None:
    card = "harvest-fang-of-the-first-duel"
    state = visit(SAMURAI, SAGE, center="hA", treasures=(card,))
    run(state, steps.ChooseEvent())
    assert offered(state) == ["done", f"take-treasure {card} 1", f"take-treasure {card} 2"]
    decision = state.decision
    BOOK.resolving[steps.ChooseEvent](state, steps.ChooseEvent(), decision.parse(f"take-treasure {card} 2"))
    assert (state.heroes[1].items, state.treasures, state.hex_tokens) == ((card,), (), ())


@pytest.mark.rule("GOD-465")
def test_an_antiquity_site_allows_one_of_its_actions_in_a_turn() -> None:
    cards = ("harvest-fang-of-the-first-duel", "harvest-seed-of-yanagi")
    state = visit(SAMURAI, center="hA", treasures=cards)
    state.then(Enhance())
    run(state, steps.ChooseEvent())
    decision = state.decision
    state.agenda.pop()
    BOOK.resolving[steps.ChooseEvent](state, steps.ChooseEvent(), decision.parse(f"take-treasure {cards[0]} 1"))
    assert BOOK.asking[steps.ChooseEvent](state, steps.ChooseEvent()) is None


@pytest.mark.rule("GOD-467")
@pytest.mark.ruling("AMB-GOD-177")
def test_a_wellspring_portal_leads_to_another_one() -> None:
    state = visit(SAMURAI, center="fW", far=("pW", "pS"))
    run(state, steps.ChooseEvent())
    assert offered(state) == ["done", "use-wellspring"]
    decision = state.decision
    BOOK.resolving[steps.ChooseEvent](state, steps.ChooseEvent(), decision.choices[1])
    assert state.agenda[-1] == Teleport((FAR[0],), optional=False)


@pytest.mark.rule("GOD-463")
def test_a_temple_offers_its_actions_once() -> None:
    state = visit(SAMURAI, center="pT", defenders=(TEMPLE,))
    assert BOOK.asking[steps.ChooseEvent](state, steps.ChooseEvent()) is None, "there is nothing to do in it"
    state.heroes[0].augments = (1, 0, 0, 0, 0)
    run(state, steps.ChooseEvent())
    assert offered(state) == ["done", "visit-temple"]
    BOOK.resolving[steps.ChooseEvent](state, steps.ChooseEvent(), state.decision.choices[1])
    assert state.agenda[-1] == steps.TempleAction()
    assert BOOK.asking[steps.ChooseEvent](state, steps.ChooseEvent()) is None


@pytest.mark.rule("GOD-989")
def test_one_dedication_is_used_in_a_turn_of_a_siege() -> None:
    state = visit(SAMURAI, stage="siege", phase="event", dedicated=(2, 3, 5))
    assert BOOK.asking[steps.ChooseEvent](state, steps.ChooseEvent()) is None
    state.stockpile = (0, 0, 4, *state.stockpile[3:])
    run(state, steps.ChooseEvent())
    assert offered(state) == ["done", "call-dedication 5"]
    BOOK.resolving[steps.ChooseEvent](state, steps.ChooseEvent(), state.decision.choices[1])
    assert state.agenda[-1] == steps.UseDedication(5)
    state.used = (*state.used, "dedication")
    assert BOOK.asking[steps.ChooseEvent](state, steps.ChooseEvent()) is None


@pytest.mark.rule("GOD-459")
def test_nothing_to_do_is_not_asked() -> None:
    assert BOOK.asking[steps.ChooseEvent](visit(SAMURAI), steps.ChooseEvent()) is None
