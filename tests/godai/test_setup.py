"""Setup: counts of the box, decks, Jaethi's piles, starting place, equipment, the first Element dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rulewright.content.source import Source
from rulewright.core.record import StartLuck
from rulewright.core.saving import without_transients
from rulewright.games.godai import effects as verbs
from rulewright.games.godai.content.components import Commission
from rulewright.games.godai.content.content import Content
from rulewright.games.godai.model import geometry
from rulewright.games.godai.model.events.heroes import ItemGained
from rulewright.games.godai.model.state import GodaiState, Options, Rulings
from rulewright.games.godai.model.steps import defenders, land, setup, turn
from rulewright.games.godai.model.vocabulary import ELEMENTS, Empire, Place, Stat
from rulewright.games.godai.rules.decks import draw_jaethi, draw_siege_card, jaethi_left, turn_up_commission
from rulewright.games.godai.setup import commission_decks, first_state

from .positions import CITY_HEXES, Game, answer, cities, content, done, faces, of_kind, offered, position, run, stock

HEROES = (("samurai", "kobold"), ("sage", "tanuki"))


def started(players: int = 2, held: Content | None = None, **options: Any) -> GodaiState:
    return first_state(Game(held), players, StartLuck(7), Options(**options), Rulings())


# -- the box ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-012", "GOD-016", "GOD-017", "GOD-021")
def test_the_box_holds_what_it_should() -> None:
    assert content().check(complete=False) == []
    sizes = {name: len(rows) for name, rows in content().tables.items()}
    assert (sizes["roles"], sizes["races"], sizes["augments"], sizes["powerups"]) == (9, 9, 10, 40)
    assert Counter(card.kind for card in content().jaethi.values())["siege"] == 5


@pytest.mark.rule("GOD-022", "GOD-023")
def test_a_missing_card_is_told_with_its_rule() -> None:
    tables = {name: dict(rows) for name, rows in content().tables.items()}
    tables["siege"].popitem()
    told = [str(one) for one in Content(tables).check(complete=False)]
    assert any("GOD-022" in one for one in told)
    tables["tiles"].popitem()
    assert any("GOD-023" in str(one) for one in Content(tables).check(complete=False))


def test_the_power_ups_follow_their_plan() -> None:
    cards = content().powerups.values()
    ranks = Counter(one.rank for card in cards for one in card.effects if isinstance(one, verbs.GainRank))
    assert {stat: ranks[stat] for stat in list(Stat)[2:]} == dict.fromkeys(list(Stat)[2:], 3)
    assert (ranks[Stat.HEALTH], ranks[Stat.ENERGY]) == (2, 2)
    assert Counter(card.ribbon for card in cards) == {"": 30, "elemental": 5, "resource": 5}
    assert sorted(card.keep for card in cards if card.keep) == ["damage", "negate", "recall", "reroll", "wander"]


# -- decks -----------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-24")
@pytest.mark.rule("GOD-338", "GOD-340", "GOD-342", "GOD-343")
def test_three_waves_with_long_piles_make_a_deck_of_20_cards() -> None:
    state = started(deck="long", waves=3)
    assert jaethi_left(state) == 20
    assert state.piles == (2, 6, 6, 6)
    drawn = [draw_jaethi(state) for _ in range(20)]
    cards = content().jaethi
    kinds = [cards[card].kind for card in drawn if card is not None]
    assert len(set(drawn)) == 20
    assert kinds.count("siege") == 3
    assert draw_jaethi(state) is None
    assert "siege" not in kinds[:2]
    assert [kinds[at : at + 6].count("siege") for at in (2, 8, 14)] == [1, 1, 1]
    assert len(state.jaethi_cards) + len(state.siege_cards) == 20, "out of the game: 8 + 12"


@pytest.mark.rule("GOD-338", "GOD-343")
@pytest.mark.parametrize(
    ("deck", "waves", "size"), [("short", 3, 14), ("medium", 3, 17), ("medium", 4, 22), ("long", 4, 26)]
)
def test_deck_sizes(deck: str, waves: int, size: int) -> None:
    assert jaethi_left(started(deck=deck, waves=waves)) == size


@pytest.mark.gold("GOLD-GOD-76")
@pytest.mark.rule("GOD-340", "GOD-342")
def test_the_first_siege_card_may_lie_last_and_the_second_first() -> None:
    state = started(deck="medium", waves=3)
    assert jaethi_left(state) == 17
    # Two cards on top, then a pile of five: its SIEGE! card comes when it is the only one left.
    state.script = [0, 0, *[1, 0] * 4, 0, 0, 0, 0]
    kinds = [content().jaethi[card].kind == "siege" for card in [draw_jaethi(state) for _ in range(8)] if card]
    assert kinds == [False] * 6 + [True, True]


@pytest.mark.gold("GOLD-GOD-25")
@pytest.mark.rule("GOD-323", "GOD-345")
@pytest.mark.parametrize(("waves", "resilience"), [(3, 75), (4, 100)])
def test_jaethis_resilience(waves: int, resilience: int) -> None:
    assert started(waves=waves).jaethi_resilience == resilience


def with_commissions() -> Content:
    cards = {
        f"commission-{empire}-{number}": Commission(
            id=f"commission-{empire}-{number}", source=Source(page=82), empire=empire, type="skill",
            place=Place.SETTLEMENT, reward=(),
        )
        for empire in Empire for number in range(20)
    }  # fmt: skip
    return Content({**content().tables, "commissions": cards})


@pytest.mark.gold("GOLD-GOD-26")
@pytest.mark.rule("GOD-334", "GOD-335")
def test_the_deck_of_a_single_empire_is_halved() -> None:
    state = started(held=with_commissions(), west="ishidan", east="ishidan")
    assert [len(deck) for deck in state.commissions] == [10, 10]
    assert not set(state.commissions[0]) & set(state.commissions[1])
    state.agenda = []
    run(state, setup.TurnUpCommissions())
    assert [len(deck) for deck in state.commissions] == [9, 9]
    assert [len(row) for row in state.offered] == [1, 1]


@pytest.mark.gold("GOLD-GOD-59")
@pytest.mark.rule("GOD-333", "GOD-335")
def test_each_empire_has_its_own_deck() -> None:
    state = started(held=with_commissions())
    assert [len(deck) for deck in state.commissions] == [20, 20]
    assert all("caprakan" in card for card in state.commissions[0])
    state.agenda = []
    run(state, setup.TurnUpCommissions())
    assert [len(row) for row in state.offered] == [1, 1]
    assert commission_decks(state, state.game.content)[1] == state.game.content.commissions_of(Empire.ISHIDAN)


@pytest.mark.ruling("AMB-GOD-98")
@pytest.mark.rule("GOD-614", "GOD-630")
def test_heroic_commissions_of_absent_roles_are_discarded() -> None:
    held = with_commissions()
    heroic = [
        Commission(
            id=f"commission-{role}", source=Source(page=84), empire=Empire.CAPRAKAN, type="heroic",
            place=Place.CITY_STATE, role=role, reward=(),
        )
        for role in ("mesmer", "samurai")
    ]  # fmt: skip
    held.commissions.update({card.id: card for card in heroic})
    state = position(*HEROES, held=held, commissions=(("commission-mesmer", "commission-samurai"), ()), script=[0, 0])
    assert turn_up_commission(state, 0) == "commission-samurai"
    assert state.commission_discards == (("commission-mesmer",), ())
    assert turn_up_commission(state, 1) is None


@pytest.mark.ruling("AMB-GOD-97")
@pytest.mark.rule("GOD-336")
def test_siege_decks_are_kept_by_element_and_run_out() -> None:
    state = started()
    assert [len(deck) for deck in state.siege_decks] == [15] * 5
    drawn = [draw_siege_card(state, ELEMENTS[2]) for _ in range(16)]
    assert drawn[15] is None
    assert {content().siege[card].element for card in drawn if card} == {ELEMENTS[2]}
    assert state.power_ups
    assert len(state.harvests) == 40


@pytest.mark.rule("GOD-323")
def test_the_order_of_the_setup() -> None:
    kinds = [type(step) for step in reversed(started().agenda)]
    assert kinds == [
        setup.ChooseRole, setup.ChooseRace, setup.ChooseRole, setup.ChooseRace, setup.TurnEmpireTile,
        setup.TurnEmpireTile, setup.TurnPortals, setup.TurnPortals, setup.TurnPortals, land.RevealSlot,
        land.RevealSlot, land.PlaceSky, setup.PlaceBossTokens, setup.TurnUpCommissions, setup.StartInCity,
        setup.PlaceFirstTower, setup.RollFirstDice, defenders.Enhance, turn.BeginStage, turn.BeginTurn,
    ]  # fmt: skip
    rolled = [type(step) for step in reversed(started(heroes="roll").agenda)][:2]
    assert rolled == [setup.RollHero, setup.RollHero]


@pytest.mark.rule("GOD-323")
@pytest.mark.parametrize("difficulty", ["starter", "easy", "epic"])
def test_the_difficulty_is_an_option(difficulty: str) -> None:
    assert started(difficulty=difficulty).difficulty == {"starter": 0, "easy": 1, "epic": 5}[difficulty]


# -- starting place --------------------------------------------------------------------------------------------


@pytest.mark.rule("GOD-346", "GOD-347")
@pytest.mark.parametrize(("face", "city"), [(1, 1), (3, 1), (2, 2), (6, 2)])
def test_odd_is_city_state_1_and_even_2(face: int, city: int) -> None:
    state = position(*HEROES, script=faces(face))
    run(state, setup.StartInCity())
    assert offered(state) == [f"pick-hex {geometry.NAMES[hex]}" for hex in CITY_HEXES[city - 1]]
    answer(state, offered(state)[3])
    assert state.at == CITY_HEXES[city - 1][3]


@pytest.mark.rule("GOD-346")
def test_a_destroyed_city_state_is_not_taken() -> None:
    first, second = cities()
    state = position(*HEROES, script=faces(3), defenders=(replace(first, fallen="flipped"), second))
    run(state, setup.StartInCity())
    assert state.decision.about == {"city": 2}


@pytest.mark.rule("GOD-348", "GOD-350")
@pytest.mark.parametrize("name", ["nimo-teptek", "takagura"])
def test_city_state_1_gives_gear_of_choice_and_of_the_lowest_stat(name: str) -> None:
    state = position(("samurai", "tengu"), defenders=cities((name, "hirono")))
    run(state, setup.StartInCity(1))
    answer(state, offered(state)[0], "pick-stat health")
    assert offered(state) == ["pick-stat first-mastery", "pick-stat second-mastery"]
    answer(state, "pick-stat second-mastery")
    assert done(state)
    assert state.heroes[0].gear == (1, 0, 0, 0, 0, 1, 0, 0, 0)


@pytest.mark.rule("GOD-349", "GOD-351")
@pytest.mark.parametrize(
    ("name", "potion", "n", "items"),
    [
        ("manchu-pakra", "viper-potion", 2, ("gryphon-mount", "fireheart-scepter")),
        ("hirono", "jasmine-tea-leaves", 3, ("peryton-mount", "wellspring-cloak")),
    ],
)
def test_city_state_2_gives_potions_and_one_of_two_items(
    name: str, potion: str, n: int, items: tuple[str, str]
) -> None:
    state = position(*HEROES, defenders=cities(("nimo-teptek", name)))
    run(state, setup.StartInCity(2))
    answer(state, offered(state)[0])
    assert [one.seat for one in state.decisions] == [0, 1]
    for seat in (0, 1):
        state.apply(state.decision_for(seat).parse(f"pick-item {items[seat]}"), seat)  # type: ignore[union-attr]
    assert [hero.items for hero in state.heroes] == [tuple(sorted([potion] * n + [item])) for item in items]
    assert of_kind(state.events, ItemGained)


# -- the first Element dice ------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-GOD-27")
@pytest.mark.rule("GOD-355", "GOD-356", "GOD-357", "GOD-358")
def test_the_first_dice() -> None:
    # Mismatches stand from the fifth face on, in the order of the Elements: Air die → Fire, Water die → Void.
    state = position(*HEROES, script=faces(6, 1, 3, 8, 4))
    run(state, setup.RollFirstDice())
    assert stock(state) == {"lumber": 8, "ore": 4, "platinum": 12}
    assert offered(state) == ["pick-resource essence", "pick-resource sky-metal", "pick-resource specialist"]
    state.script = faces(5, 1)
    answer(state, "pick-resource essence", "pick-resource sky-metal")
    assert done(state)


@pytest.mark.gold("GOLD-GOD-28")
@pytest.mark.rule("GOD-359", "GOD-360")
def test_each_surge_rolls_its_die_again_for_an_element() -> None:
    state = position(*HEROES, script=faces(6, 1, 3, 8, 4))
    run(state, setup.RollFirstDice())
    before = stock(state)
    state.script = faces(5, 1)
    answer(state, "pick-resource essence", "pick-resource essence")
    assert stock(state) == {**before, "essence": 2, "void": 1}


# -- positions -------------------------------------------------------------------------------------------------


def test_a_first_state_can_be_saved_and_read() -> None:
    state = started()
    saved = msgspec.msgpack.encode(without_transients(state))
    again = msgspec.msgpack.decode(saved, type=GodaiState)
    assert msgspec.msgpack.encode(without_transients(again)) == saved
