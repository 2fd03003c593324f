"""Worked examples of the rulebook, with exactly its numbers: setup, kinds of effects, the player's turn."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.geometry import Ground
from rulewright.games.dragon_eclipse.model.vocabulary import Mark, Stat
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.book import ground as ground_of
from rulewright.games.dragon_eclipse.rules.stats import value

from .table import change, near, position, table


def dealt(state):
    return state.combat.foe.damage


# -- setup -----------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-19")
@pytest.mark.rule("DRE-329", "DRE-332", "DRE-333", "DRE-424")
def test_golomo_is_set_up():
    state = position()
    assert state.combat.foe.marker == 3
    cards = [state.combat.foe.top, *state.combat.foe.deck]
    symbols = [table().content.attacks[card].symbol for card in cards]
    assert sorted(symbols) == ["eye", "eye", "fang", "fang", "spiral", "spiral"]
    assert state.view(0)["combat"]["foe"]["top"] == state.combat.foe.top
    assert state.combat.foe.space == space(state, "A3")


@pytest.mark.gold("GOLD-DRE-18", "GOLD-DRE-20")
@pytest.mark.rule("DRE-718", "DRE-836", "DRE-838", "DRE-839")
def test_two_players_fight_a_major_corruption_on_the_other_side_of_the_map():
    content = base_game().content
    asked = {"mystling": "young-emberling", "partner": "young-iceling", "enemy": "wild-darktailen"}
    alone, together = (base_game().new(players, 1, asked, "duel") for players in (1, 2))
    for state, duo in ((alone, False), (together, True)):
        assert (state.combat.map, state.combat.arena) == ("map-3", content.mystlings["darktailen"].arena)
        assert (Mark.START_3 in ground_of(state).marks) is duo
        assert state.combat.foe.space == content.ground("map-3", duo).marks[Mark.START_1][0]
    assert alone.combat.foe.corruptions == ()
    assert [content.corruptions[one].letter for one in together.combat.foe.corruptions] == ["C"]
    assert together.combat.foe.health > alone.combat.foe.health
    attacks = table().content.attacks
    assert all(
        attacks[card].players == 2
        for card in (together.combat.foe.top, *together.combat.foe.deck, *together.combat.foe.box)
    )
    seen = {
        tuple(sorted((s.combat.foe.top, *s.combat.foe.deck)))
        for s in [position(players=2, seed=seed) for seed in range(6)]
    }
    assert len(seen) > 1


@pytest.mark.gold("GOLD-DRE-68")
@pytest.mark.rule("DRE-341", "DRE-346", "DRE-347")
def test_a_mulligan_gives_four_other_cards():
    game = table()
    for seed in range(8):
        options = {"mystling": "golomo", "enemy": "wild-young-iceling"}
        state = game.new(1, seed, options, "duel")
        old = list(state.combat.sheets[0].slots)
        play(state, "mulligan")
        new = list(state.combat.sheets[0].slots)
        assert len(state.combat.sheets[0].deck) == 12
        left = list(state.combat.sheets[0].deck)
        for card in old:
            left.remove(card)
        assert sorted([*left, *old, *new]) == sorted(state.players[0].party[0].cards)


# -- kinds of effects ---------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-21", "GOLD-DRE-22")
@pytest.mark.rule("DRE-358", "DRE-359", "DRE-362", "DRE-363")
@pytest.mark.ruling("AMB-DRE-04", about="cards")
def test_active_passive_and_upgrade():
    strike = position(
        sheets={0: {"space": "C3", "slots": ("", "", "", "strike"), "deck": ("charge",) * 8}},
        foe={"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False},
    )
    play(strike, "play-card 4")
    assert (dealt(strike), strike.combat.sheets[0].discard, strike.combat.sheets[0].upgrade) == (5, ("strike",), "")
    state = position(
        sheets={0: {"space": "C3", "slots": ("defensive-stance", "reach", "strike", "spit"), "deck": ("charge",) * 8}},
        foe={"space": "C4", "health": 40, "tameable": False},
    )
    sheet = state.combat.sheets[0]
    play(state, "play-card 1")
    assert sheet.power == 1 + 1
    assert sheet.discard == ("defensive-stance",)
    assert value(state, 0, Stat.DEFENSE) == 1
    assert value(state, 0, Stat.WILLPOWER) == 1
    upgraded = position(sheets={0: {"slots": ("", "", "", "reach"), "deck": ("charge",) * 8, "space": "E3"}})
    play(upgraded, "play-card 4")
    assert (upgraded.decision.prompt, upgraded.combat.sheets[0].upgrade) == ("prompt-move", "")
    play(upgraded, "go E3")
    assert upgraded.combat.sheets[0].upgrade == "reach"
    assert upgraded.combat.sheets[0].discard == ()
    prepared = position(
        sheets={0: {"power": 1, "slots": ("", "", "defensive-stance", "strike"), "deck": ("charge",) * 8}}
    )
    play(prepared, "use-bonus prepare", "discard-slot 3", "decline")
    assert prepared.combat.sheets[0].discard == ("defensive-stance",)
    assert value(prepared, 0, Stat.DEFENSE) == 1
    assert prepared.combat.sheets[0].power == 0


@pytest.mark.gold("GOLD-DRE-23")
@pytest.mark.rule("DRE-370", "DRE-371", "DRE-372")
def test_range_is_a_maximum_and_holds_the_own_space():
    # A map of its own: one that other tests have used remembers its answers, and its rules need not run again.
    ground = Ground(table().content.maps["ring"].solo)
    here = ground.names.index("C1")
    rings = [{ground.names[one] for one in ground.within(here, n)} for n in (1, 2, 3)]
    assert rings[0] == {"C1", "B1", "C2", "D1"}
    assert rings[1] == rings[0] | {"A2", "B2", "C3", "D2", "E2"}
    assert rings[2] == rings[1] | {"A3", "B3", "C4", "D3", "E3"}
    for there, least in (("C2", 1), ("C3", 2), ("C4", 3)):
        for reach in (1, 2, 3):
            state = near(space=there)
            state.combat.sheets[0].space = here
            assert bool(dealt(perform(state, 0, {"do": "deal", "n": 1, "range": reach}))) is (reach >= least)


@pytest.mark.gold("GOLD-DRE-24", "GOLD-DRE-27")
@pytest.mark.rule("DRE-373", "DRE-374")
def test_move_goes_up_to_swiftness():
    for plus, most in ((0, 2), (1, 3)):
        state = perform(near(space="A2"), 0, {"do": "move", "plus": plus})
        ground = table().content.ground("ring", False)
        spaces = [int(text.split()[1]) - 1 for text in offered(state)]
        here = space(state, "C3")
        assert here in spaces
        assert max(ground.range[here][one] for one in spaces) == min(most, 2)
    far = perform(position(sheets={0: {"space": "E3"}}, foe={"space": "A2"}), 0, {"do": "move", "plus": 1})
    ranges = [
        table().content.ground("ring", False).range[space(far, "E3")][int(t.split()[1]) - 1] for t in offered(far)
    ]
    assert max(ranges) == 3


@pytest.mark.gold("GOLD-DRE-25")
@pytest.mark.rule("DRE-308", "DRE-376", "DRE-377")
def test_willpower_prevents_deal():
    for willpower, done in ((1, 1), (3, 0)):
        state = perform(near(space="A2", base=(willpower, 0, 3, 1)), 0, {"do": "deal", "n": 2, "range": 0})
        assert dealt(state) == done


@pytest.mark.gold("GOLD-DRE-26", "GOLD-DRE-51")
@pytest.mark.rule("DRE-382", "DRE-815")
def test_slot_effects_need_their_slot():
    effects = ({"do": "gain-power", "n": 1}, {"do": "in-slot", "slot": 3, "effects": [{"do": "gain-power", "n": 2}]})
    for slot, power in ((3, 3), (1, 1), (0, 1)):
        assert perform(near(), 0, *effects, slot=slot).combat.sheets[0].power == power


@pytest.mark.gold("GOLD-DRE-28", "GOLD-DRE-31")
@pytest.mark.rule("DRE-396", "DRE-397", "DRE-400", "DRE-404")
def test_each_bonus_action_once():
    state = position(
        sheets={0: {"space": "E3", "power": 10, "slots": ("", "", "", "catch-breath"), "deck": ("charge",) * 8}},
        foe={"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False},
    )
    play(state, "use-bonus dash", "go D3", "use-bonus flare")
    assert state.combat.sheets[0].power == 4
    assert dealt(state) == 4
    play(state, "play-card 4")
    assert "use-bonus dash" not in offered(state)
    assert "use-bonus prepare" in offered(state)
    nova = position(
        sheets={0: {"space": "C3", "power": 8}}, foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False}
    )
    play(nova, "use-bonus firenova")
    assert nova.combat.sheets[0].power == 0
    assert dealt(nova) == 6


@pytest.mark.gold("GOLD-DRE-29", "GOLD-DRE-56")
@pytest.mark.rule("DRE-045", "DRE-390")
@pytest.mark.ruling("AMB-DRE-01")
def test_the_slot_gives_power_before_the_card():
    for slot, power in ((1, 1), (2, 2), (3, 2), (4, 3)):
        slots = ["", "", "", ""]
        slots[slot - 1] = "offensive-stance"
        state = position(sheets={0: {"slots": tuple(slots), "deck": ("charge",) * 8, "space": "E3"}})
        play(state, f"play-card {slot}")
        assert state.events[:2] == [
            events.CardPlayed(rule="DRE-388", seat=0, card="offensive-stance", slot=slot),
            events.PowerGained(rule="DRE-390", seat=0, n=power),
        ]
    full = position(sheets={0: {"power": 9, "slots": ("", "", "", "offensive-stance"), "deck": ("charge",) * 8}})
    play(full, "play-card 4")
    assert full.combat.sheets[0].power == 10
    other = position(
        sheets={0: {"slots": ("", "", "strike", ""), "deck": ("charge",) * 8, "space": "E3"}},
        rulings={"slot_power": "1233"},
    )
    play(other, "play-card 3")
    assert other.combat.sheets[0].power == 3


@pytest.mark.gold("GOLD-DRE-30")
@pytest.mark.rule("DRE-409", "DRE-410", "DRE-816")
def test_spend_needs_it_and_discard_takes_what_there_is():
    poor = near()
    poor.combat.sheets[0].power = 1
    offer = {"do": "may", "power": 2, "effects": [{"do": "trigger"}]}
    assert all(poor.combat.sheets[0].slots)
    perform(poor, 0, offer)
    assert "accept" not in offered(poor)
    rich = near()
    rich.combat.sheets[0].power = 2
    assert offered(perform(rich, 0, offer)) == ["accept", "decline"]
    perform(poor, 0, {"do": "discard-power", "n": 2})
    assert poor.combat.sheets[0].power == 0


@pytest.mark.gold("GOLD-DRE-32")
@pytest.mark.rule("DRE-381", "DRE-383", "DRE-386", "DRE-401")
@pytest.mark.ruling("AMB-DRE-02", about="position")
@pytest.mark.ruling("AMB-DRE-03", about="cards")
def test_the_whole_turn_of_the_rulebook():
    state = position(
        sheets={
            0: {
                "space": "E3",
                "power": 2,
                "damage": 2,
                "slots": ("guardian-stance", "charge", "according-to-plan", "lava-lash"),
                "deck": ("spit",) * 8,
            }
        },
        foe={"space": "C3", "tokens": ("B2", "B3"), "tameable": False, "base": (0, 0, 4, 1), "health": 40},
    )
    sheet = state.combat.sheets[0]
    play(state, "play-card 4")
    assert sheet.power == 5
    assert dealt(state) == 3
    play(state, "accept")
    assert sheet.power == 3
    play(state, "trigger-card 3", "go D2")
    assert sheet.power == 3
    assert dealt(state) == 5
    assert sheet.discard == ("according-to-plan", "lava-lash")
    play(state, "use-bonus dash", "go E3")
    assert sheet.power == 2
    play(state, "use-bonus prepare", "discard-slot 1", "accept")
    assert sheet.power == 1
    # Nothing is left to use, so the turn goes on by itself: Prepare's card, then two more in the draw step.
    assert sheet.slots == ("spit", "spit", "spit", "charge")
    rules = [event.rule for event in state.events if isinstance(event, events.CardsDrawn)]
    assert rules[:3] == ["DRE-413", "DRE-412", "DRE-412"]
    assert sheet.discard[-1] == "guardian-stance"
    assert value(state, 0, Stat.DEFENSE) == 2
    assert dealt(state) == 5


@pytest.mark.gold("GOLD-DRE-37")
@pytest.mark.rule("DRE-305", "DRE-449", "DRE-450", "DRE-804")
def test_advantage_counts_main_and_subtype():
    for enemy, damage in (("wild-firple", 2 + 3), ("wild-golomo", 2), ("wild-blazereef", 2 + 3)):
        given = {"space": "C1", "slots": ("", "", "", "storm"), "deck": ("charge",) * 8}
        foe = {"space": "C5", "base": (0, 0, 3, 1), "health": 40, "tameable": False}
        state = position(mystlings=("siren", "golomo"), enemy=enemy, sheets={0: given}, foe=foe)
        play(state, "play-card 4", "go C1")
        assert dealt(state) == damage
    # Without an icon there is no bonus: a Water Mystling deals no more to one of Fire.
    assert dealt(perform(state, 0, {"do": "deal", "n": 2, "range": 0})) == damage + 2
    storm = {"do": "advantage", "element": "earth", "effects": [{"do": "deal", "n": 3, "range": 0}]}
    assert dealt(perform(near(), 0, storm)) == 3
    assert dealt(perform(near(), 0, {**storm, "element": "fire"})) == 0
    muddy = change("golomo", subtype="fire", subtype_cards=1)
    state = position(game=muddy, sheets={0: {"space": "C3"}}, foe={"space": "C4", "tameable": False})
    assert dealt(perform(state, 0, {**storm, "element": "fire"})) == 3
