"""Rules of Combat, chapter by chapter: decks, turns, movement, tokens, Summons, Terrain, the end, two players, PvP."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rulewright.core.errors import IllegalChoice, SetupError
from rulewright.games.dragon_eclipse import conditions
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Stat
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.decks import broken
from rulewright.games.dragon_eclipse.rules.stats import value

from .table import change, far, position, rules, table

SUMMONED = {"do": "summon-up", "summon": "clod", "range": 1}


# -- decks ---------------------------------------------------------------------------------------------


def building(mystling="golomo", players=1, mode="duel", game=None, **options):
    partner = "young-iceling" if mystling != "young-iceling" else "golomo"
    asked = {"mystling": mystling, "partner": partner, "deck": "build", **options}
    return (game or table()).new(players, 1, asked, mode)


@pytest.mark.rule("DRE-119", "DRE-124", "DRE-125", "DRE-131")
def test_a_deck_is_built_to_sixteen_cards_with_three_to_six_own():
    state = building(cards="starting")
    starting = [text for text in offered(state) if text.removeprefix("add-card ") in table().content.starting]
    for text in [text for text in starting for _ in (0, 1)][:13]:
        play(state, text)
    assert len(state.drafts[0]) == 13
    own = {f"add-card {card}" for card in table().content.specific["golomo"]}
    assert {text for text in offered(state) if not text.startswith("take-out")} == {*own, "fill-deck"}
    reasons = table().why_not(state, 0, starting[-1])
    assert rules(reasons) == ["DRE-125"]
    play(state, "fill-deck")
    assert len(state.players[0].party[0].cards) == 16


@pytest.mark.gold("GOLD-DRE-03")
@pytest.mark.rule("DRE-121", "DRE-122")
@pytest.mark.ruling("AMB-DRE-29")
def test_allies_share_two_copies_of_each_starting_card():
    state = building(players=2, cards="starting")
    play(state, "add-card offensive-stance", "add-card offensive-stance")
    assert rules(table().why_not(state, 0, "add-card offensive-stance")) == ["DRE-121"]
    # The rest without Defensive Stance, so that the other deck can have both copies of that.
    own = table().content.specific["golomo"]
    others = [card for card in table().content.starting if not card.endswith("-stance")]
    for card in (*own, *others)[:14]:
        play(state, f"add-card {card}")
    assert len(state.players[0].party[0].cards) == 16
    assert rules(table().why_not(state, 1, "add-card offensive-stance")) == ["DRE-121"]
    play(state, "add-card defensive-stance", "add-card defensive-stance", "fill-deck")
    stances = [Counter(card for card in player.party[0].cards if card.endswith("-stance")) for player in state.players]
    assert stances == [{"offensive-stance": 2}, {"defensive-stance": 2}]
    greedy = building(players=2, cards="starting")
    for card in [card for card in table().content.starting for _ in (0, 1)][:10]:
        play(greedy, f"add-card {card}")
    assert table().why_not(greedy, 0, f"add-card {table().content.starting[-1]}")[0].message == "why-needed-elsewhere"


@pytest.mark.gold("GOLD-DRE-04")
@pytest.mark.rule("DRE-127", "DRE-128", "DRE-129", "DRE-130")
def test_elements_subtypes_and_legendary_cards():
    cards = table().content.cards
    bolb = table().content.mystlings["young-bolb"]
    assert (bolb.element, bolb.subtype, bolb.subtype_cards) == ("earth", "water", 2)

    def elemental(element, *rarities):
        found = [card.id for card in cards.values() if card.pile == "elemental" and card.element == element]
        return [card for card in found if cards[card].rarity in rarities]

    state = building("young-bolb")
    earth, water = (elemental(element, "rare", "ultra-rare") for element in ("earth", "water"))
    for card in (*earth[:8], *water[:2]):
        assert broken(state, 0, 0, state.drafts[0], card) == []
        play(state, f"add-card {card}")
    assert rules(broken(state, 0, 0, state.drafts[0], water[2])) == ["DRE-129"]
    assert broken(state, 0, 0, state.drafts[0], earth[8]) == []
    assert broken(state, 0, 0, state.drafts[0], "strike") == []
    assert rules(broken(state, 0, 0, (), elemental("fire", "rare")[0])) == ["DRE-127"]
    first, second = elemental("earth", "legendary")[:2]
    assert broken(state, 0, 0, (), second) == []
    assert rules(broken(state, 0, 0, (first,), second)) == ["DRE-126"]
    assert rules(broken(state, 0, 0, (), "lava-lash")) == ["DRE-130"]
    assert rules(broken(state, 0, 0, (), "fatigue"))[0] == "DRE-133"
    for other in ("wild-golomo", "golomo", "dash", "fang-1"):
        with pytest.raises(IllegalChoice):
            state.decision.parse(f"add-card {other}")


@pytest.mark.gold("GOLD-DRE-01")
@pytest.mark.rule("DRE-105", "DRE-106", "DRE-824")
def test_allies_have_different_main_elements():
    game = change("young-iceling", element="earth", subtype="water", subtype_cards=1)
    with pytest.raises(SetupError, match="different main Elements"):
        game.new(2, 1, {"mystling": "golomo", "partner": "young-iceling"}, "duel")
    state = game.new(2, 1, {"mystling": "golomo"}, "duel")
    assert "pick-mystling young-iceling" not in offered(state)
    assert rules(game.why_not(state, 1, "pick-mystling young-iceling")) == ["DRE-105"]
    wet = change("young-emberling", subtype="earth", subtype_cards=1)
    assert "pick-mystling young-emberling" in offered(wet.new(2, 1, {"mystling": "golomo"}, "duel"))


# -- turns and cards -----------------------------------------------------------------------------------


@pytest.mark.rule("DRE-389", "DRE-738", "DRE-403")
def test_the_card_cannot_be_skipped_and_silence_forbids_abilities():
    state = far()
    state.combat.sheets[0].power = 10
    state.asked = None
    assert "end-turn" not in offered(state)
    assert rules(table().why_not(state, 0, "end-turn")) == ["DRE-389"]
    assert {"use-bonus flare", "use-bonus firenova", "use-bonus dash"} <= set(offered(state))
    assert rules(table().why_not(state, 0, "use-bonus acceleration")) == ["DRE-398"]
    state.combat.sheets[0].conditions = (0, 0, 0, 1)
    state.asked = None
    assert "use-bonus dash" in offered(state)
    assert rules(table().why_not(state, 0, "use-bonus flare")) == ["DRE-738"]
    free = position(sheets={0: {"space": "C1"}}, rulings={"pass_action": True})
    assert "end-turn" in offered(free)


@pytest.mark.rule("DRE-056", "DRE-365", "DRE-367")
def test_of_two_upgrades_one_stays():
    given = {"space": "C1", "upgrade": "banked-heat", "slots": ("", "", "", "reach"), "deck": ("spit",) * 6}
    state = position(sheets={0: given}, foe={"space": "C5", "tameable": False})
    play(state, "play-card 4", "go C1")
    assert offered(state)[:2] == ["keep-upgrade banked-heat", "keep-upgrade reach"]
    play(state, "keep-upgrade banked-heat")
    sheet = state.combat.sheets[0]
    assert sheet.upgrade == "banked-heat"
    assert "reach" in sheet.discard


@pytest.mark.rule("DRE-366", "DRE-414", "DRE-415", "DRE-418")
def test_an_upgrade_stays_until_a_card_must_be_drawn_from_an_empty_deck():
    empty = position(
        sheets={0: {"space": "C1", "upgrade": "reach", "slots": ("", "", "strike", "spit"), "discard": ("charge",)}},
        foe={"space": "C5", "tameable": False},
    )
    assert (empty.combat.sheets[0].deck, empty.combat.sheets[0].discard, empty.combat.sheets[0].upgrade) == (
        (),
        ("charge",),
        "reach",
    )
    perform(empty, 0, {"do": "draw"})
    assert empty.combat.sheets[0].upgrade == ""
    assert empty.combat.sheets[0].discard == ()
    assert len(empty.combat.sheets[0].deck) == 1


@pytest.mark.rule("DRE-413", "DRE-412")
@pytest.mark.ruling("AMB-DRE-43", "AMB-DRE-44")
def test_a_card_being_resolved_keeps_its_slot():
    given = {"space": "C1", "slots": ("charge", "", "opening", "spit"), "deck": ("strike",) * 6, "resolving": (3,)}
    state = position(sheets={0: given}, foe={"space": "C5", "tameable": False})
    perform(state, 0, {"do": "draw"})
    assert state.combat.sheets[0].slots == ("strike", "charge", "opening", "spit")
    perform(state, 0, {"do": "draw"})
    assert len(state.combat.sheets[0].deck) == 5
    around = position(
        sheets={0: {**given, "slots": ("charge", "opening", "", "spit"), "resolving": (2,)}},
        foe={"space": "C5", "tameable": False},
    )
    perform(around, 0, {"do": "draw"})
    assert around.combat.sheets[0].slots == ("strike", "opening", "charge", "spit"), (
        "it stays, and the others slide around it"
    )


@pytest.mark.rule("DRE-813", "DRE-814")
def test_search_is_seen_by_its_owner_only():
    state = position(
        mode="pvp_quick",
        players=2,
        sheets={0: {"deck": ("charge", "spit", "strike"), "slots": ("opening",) * 4}},
    )
    perform(state, 0, {"do": "search", "n": 5})
    assert sorted(offered(state)) == ["put-on-top charge", "put-on-top spit", "put-on-top strike"]
    assert "looking" in state.view(0)["combat"]["sheets"][0]
    assert state.view(1)["combat"]["sheets"][0]["looking_count"] == 3
    play(state, "put-on-top spit", "put-under strike")
    assert state.combat.sheets[0].top == ("spit",)
    assert state.combat.sheets[0].bottom == ("strike", "charge")
    twins = {state.resample(1, seed).combat.sheets[0].top for seed in range(12)}
    assert len(twins) > 1


@pytest.mark.rule("DRE-820")
@pytest.mark.ruling("AMB-DRE-46")
def test_without_cards_the_turn_ends_with_drawing():
    state = position(sheets={0: {"space": "C1", "deck": ("spit",) * 8}}, foe={"space": "C5", "tameable": False})
    state.game.book.advance(state)
    assert [event.rule for event in state.events if isinstance(event, events.CardsDrawn)][:4] == ["DRE-412"] * 4


# -- movement, Terrain, tokens -------------------------------------------------------------------------


@pytest.mark.rule("DRE-784", "DRE-785")
def test_blink_needs_no_path():
    state = far()
    state.combat.sheets[0].conditions = (0, 1, 0, 0)
    perform(state, 0, {"do": "blink", "range": 2})
    ground = table().content.ground("ring", False)
    spaces = {int(text.split()[1]) - 1 for text in offered(state)}
    assert spaces == {one for one in ground.within(space(state, "C1"), 2) if one != space(state, "C1")}


@pytest.mark.rule("DRE-743", "DRE-745", "DRE-746")
def test_the_empty_space_is_closed_but_not_in_the_way():
    given = {"space": "C5", "base": (0, 0, 3, 1), "tameable": False, "health": 40}
    state = position(options={"map": "hole"}, sheets={0: {"space": "C2"}}, foe=given)
    hole = table().content.ground("hole", False).names.index("C3")
    perform(state, 0, {"do": "deal", "n": 4, "range": 3, "line": True})
    assert state.combat.foe.damage == 4
    perform(state, 0, {"do": "move"})
    assert f"go-to {hole + 1}" not in offered(state)
    assert rules(table().why_not(state, 0, f"go-to {hole + 1}")) == ["DRE-743"]


@pytest.mark.rule("DRE-300", "DRE-298", "DRE-299")
def test_terrain_that_does_something_is_a_stop_on_the_way():
    state = position(
        options={"arena": "wells"}, sheets={0: {"space": "B1", "power": 0}}, foe={"space": "E4", "tameable": False}
    )
    well = space(state, "B2")
    assert state.combat.boons[0] == well
    perform(state, 0, {"do": "move"})
    play(state, "go B2")
    assert state.combat.sheets[0].power == 2
    assert well not in state.combat.boons
    assert state.decision.prompt == "prompt-move"
    assert state.decision.about["n"] == 1
    play(state, "go B3")
    assert state.combat.sheets[0].space == space(state, "B3")
    assert "use-bonus drink" in offered(state)


@pytest.mark.rule("DRE-301", "DRE-447")
@pytest.mark.ruling("AMB-DRE-66")
def test_the_player_sends_the_enemy_through_or_around():
    state = position(
        options={"arena": "embers"},
        sheets={0: {"space": "E3"}},
        foe={"space": "B3", "base": (0, 0, 3, 2), "tameable": False},
    )
    around = state.copy()
    perform(state, ENEMY, {"do": "rush"})
    play(state, "go D3")
    assert offered(state) == ["go-around", f"go-through {space(state, 'C3') + 1}"]
    play(state, offered(state)[1])
    assert state.combat.foe.conditions[0] == 1
    perform(around, ENEMY, {"do": "rush"})
    play(around, "go D3", "go-around")
    assert around.combat.foe.conditions[0] == 0
    assert around.combat.foe.space == state.combat.foe.space == space(state, "D3")
    sheltered = position(options={"arena": "embers"}, sheets={0: {"space": "B4"}})
    assert value(sheltered, 0, Stat.DEFENSE) == 1


@pytest.mark.rule("DRE-457", "DRE-459", "DRE-462")
@pytest.mark.ruling("AMB-DRE-69")
def test_a_player_places_tokens_up_to_the_limit():
    game = change("golomo", tokens=2)
    state = position(
        game=game, mystlings=("golomo", "young-iceling"), enemy="wild-young-emberling", sheets={0: {"space": "C3"}}
    )
    state.combat.foe.tameable = False
    perform(state, 0, {"do": "place", "n": 2, "range": 1})
    play(state, f"place-token {space(state, 'C3') + 1}")
    assert f"place-token {space(state, 'C3') + 1}" not in offered(state)
    play(state, f"place-token {space(state, 'C2') + 1}")
    perform(state, 0, {"do": "place", "range": 1})
    play(state, f"take-token {space(state, 'C2') + 1}", f"place-token {space(state, 'C2') + 1}")
    assert state.combat.sheets[0].tokens == tuple(sorted((space(state, "C2"), space(state, "C3"))))


@pytest.mark.rule("DRE-721", "DRE-722", "DRE-723", "DRE-724")
@pytest.mark.ruling("AMB-DRE-56", "AMB-DRE-67")
def test_summons_close_their_space_can_be_hit_and_act():
    state = far()
    perform(state, ENEMY, SUMMONED)
    assert len(state.combat.foe.minions) == 1
    minion = state.combat.foe.minions[0]
    assert minion.space == space(state, "C4")
    state.combat.sheets[0].space = space(state, "C3")
    perform(state, ENEMY, {"do": "summons-act", "effects": [{"do": "attack"}]})
    assert state.combat.sheets[0].damage == 2
    perform(state, 0, {"do": "move"})
    assert f"go-to {minion.space + 1}" not in offered(state)
    play(state, "go C3")
    perform(state, 0, {"do": "deal", "n": 2, "range": 3, "inflict": {"weak": 1}})
    assert offered(state) == ["aim-at enemy", f"aim-at summon-{minion.space + 1}"]
    play(state, f"aim-at summon-{minion.space + 1}")
    assert state.combat.foe.minions == (Minion("clod", minion.space, 2),)
    assert state.combat.foe.conditions == (0, 0, 0, 0)
    perform(state, 0, {"do": "attack"})
    play(state, f"aim-at summon-{minion.space + 1}")
    assert state.combat.foe.minions == ()
    assert state.combat.foe.damage == 0
    strict = position(
        sheets={0: {"space": "C3"}},
        foe={"space": "C5", "base": (0, 0, 3, 1), "health": 40, "tameable": False, "minions": (Minion("clod", 9),)},
        rulings={"enemy_only_target": True},
    )
    perform(strict, 0, {"do": "deal", "n": 2, "range": 3})
    assert strict.combat.foe.damage == 2


# -- the end of a Combat -------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-113")
@pytest.mark.rule("DRE-464", "DRE-475", "DRE-850")
def test_conceding_is_an_answer_aside_and_loses_for_both():
    state = position(players=2, options={"conceding": True})
    assert [str(choice) for choice in state.decision.aside] == ["concede"]
    assert "concede" not in offered(state)
    play(state, "concede")
    assert state.over
    assert state.outcome.winners == ()
    assert [player.party[0].damage for player in state.players] == [
        table().content.mystlings[player.party[0].mystling].stats.health for player in state.players
    ]
    firm = position()
    assert firm.decision.aside == ()
    assert rules(table().why_not(firm, 0, "concede")) == ["DRE-475"]


@pytest.mark.rule("DRE-740", "DRE-741", "DRE-742", "DRE-474")
def test_a_gauntlet_exalts_and_takes_the_tamed_along():
    wanted = msgspec.convert([{"is": "deal-at-once", "n": 5}], tuple[conditions.AnyAsked, ...])
    game = change("quest-young-emberling", conditions=wanted, story=False)
    state = position(game=game, mode="gauntlet", enemy="wild-golomo", options={"duels": 3})
    fought = state.combat.sheets[0].active
    assert state.players[0].party[fought].mystling == "young-emberling"
    state.combat.foe.base = (0, 0, 3, 1)
    perform(state, 0, {"do": "deal", "n": 5, "range": 0})
    assert state.combat.sheets[0].quest == 1
    state.combat.foe.tamed = len(table().content.taming_of["wild-golomo"].conditions) - 1
    state.combat.foe.fact, state.combat.foe.progress = True, 99
    perform(state, 0, {"do": "heal", "n": 1})
    party = {member.mystling: member for member in state.players[0].party}
    assert party["young-emberling"].exalted
    assert "golomo" in party
    assert len(party["golomo"].cards) == 16
    assert state.points == 2


# -- two players and PvP -------------------------------------------------------------------------------


@pytest.mark.rule("DRE-847", "DRE-848", "DRE-849")
def test_damage_takes_the_taunt_token():
    state = position(players=2, foe={"base": (0, 0, 3, 1), "tameable": False}, taunt=1, turn=0)
    perform(state, 0, {"do": "inflict", "conditions": {"burn": 1}})
    assert state.combat.taunt == 1
    perform(state, 0, {"do": "deal", "n": 1, "range": 0})
    assert state.combat.taunt == 0
    state.combat.sheets[1].damage = state.combat.sheets[1].health
    state.game.book.advance(state)
    assert state.over
    assert state.outcome.winners == ()


@pytest.mark.rule("DRE-535", "DRE-536", "DRE-551", "DRE-552")
@pytest.mark.ruling("AMB-DRE-84")
def test_pvp_has_its_own_statistics_and_spares_slot_one():
    state = position(mode="pvp_quick", players=2, mystlings=("golomo", "young-iceling"))
    first, second = state.first, 1 - state.first
    assert state.combat.sheets[second].power == 1
    assert state.combat.turn == first
    for seat in (0, 1):
        printed = table().content.mystlings[state.combat.sheets[seat].mystling].pvp
        assert state.combat.sheets[seat].health == printed.health
    perform(state, first, {"do": "interrupt", "n": 4})
    assert [bool(card) for card in state.combat.sheets[second].slots] == [True, False, False, False]
    state.combat.sheets[second].damage = state.combat.sheets[second].health
    state.game.book.advance(state)
    assert state.outcome.winners == (first,)


@pytest.mark.rule("DRE-531")
@pytest.mark.ruling("AMB-DRE-83")
def test_after_thirty_rounds_the_healthier_side_wins():
    state = position(mode="pvp_quick", players=2, mystlings=("golomo", "young-iceling"), round=30)
    state.combat.sheets[state.first].damage = 1
    state.agenda.append(steps.BeginRound())
    state.game.book.advance(state)
    assert state.outcome.winners == (1 - state.first,)


@pytest.mark.rule("DRE-540", "DRE-543")
def test_pvp_decks_are_built_card_by_card_in_turn():
    game = change("golomo", subtype="water", subtype_cards=2)
    state = building(mode="pvp_quick", players=2, game=game)
    assert state.decision.seat == state.first
    play(state, offered(state)[0])
    assert state.decision.seat == 1 - state.first
    assert all(text.split()[0] in ("add-card", "fill-deck", "leave-room") for text in offered(state))
    play(state, "fill-deck")
    assert state.decision.seat == state.first
    play(state, "fill-deck")
    assert all(len(player.party[0].cards) == 16 for player in state.players)
