"""The worked examples of the rulebook and of the ledger, with exactly their numbers."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.games.dragon_eclipse import conditions
from rulewright.games.dragon_eclipse.components import Attack
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Member
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.party import rest
from rulewright.games.dragon_eclipse.rules.stats import value
from rulewright.games.dragon_eclipse.words import Stat

from .table import change, position, table

PLAIN = (0, 0, 4, 2)
"""Willpower, Defense, Strength, Swiftness."""


def near(**foe):
    """Young Emberling on C3, the Enemy beside it on C4, without any statistics of its own."""
    given = {"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False, **foe}
    return position(sheets={0: {"space": "C3", "power": 0}}, foe=given)


def dealt(state):
    return state.foe.damage


# -- setup -----------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-19")
@pytest.mark.rule("DRE-329", "DRE-332", "DRE-333", "DRE-424")
def test_golomo_is_set_up():
    state = position()
    assert state.foe.marker == 3
    cards = [state.foe.top, *state.foe.deck]
    symbols = [table().content.attacks[card].symbol for card in cards]
    assert sorted(symbols) == ["eye", "eye", "fang", "fang", "spiral", "spiral"]
    assert state.view(0)["foe"]["top"] == state.foe.top
    assert state.foe.space == space(state, "A3")


@pytest.mark.gold("GOLD-DRE-18", "GOLD-DRE-20")
@pytest.mark.rule("DRE-718", "DRE-836", "DRE-838", "DRE-839", "DRE-840")
def test_two_players_fight_a_major_corruption_on_the_other_side_of_the_map():
    alone = position()
    together = position(players=2)
    assert alone.foe.corruptions == ()
    assert together.foe.corruptions == ("major-b",)
    assert together.foe.health == alone.foe.health + 14
    attacks = table().content.attacks
    assert all(attacks[card].players == 2 for card in (together.foe.top, *together.foe.deck, *together.foe.box))
    seen = {tuple(sorted((s.foe.top, *s.foe.deck))) for s in [position(players=2, seed=seed) for seed in range(6)]}
    assert len(seen) > 1


@pytest.mark.gold("GOLD-DRE-68")
@pytest.mark.rule("DRE-341", "DRE-346", "DRE-347")
def test_a_mulligan_gives_four_other_cards():
    game = table()
    for seed in range(8):
        options = {"mystling": "golomo", "enemy": "wild-young-iceling"}
        state = game.new(1, seed, options, "duel")
        old = list(state.sheets[0].slots)
        play(state, "mulligan")
        new = list(state.sheets[0].slots)
        assert len(state.sheets[0].deck) == 12
        left = list(state.sheets[0].deck)
        for card in old:
            left.remove(card)
        assert sorted([*left, *old, *new]) == sorted(state.sheets[0].party[0].cards)


# -- kinds of effects ---------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-21", "GOLD-DRE-22")
@pytest.mark.rule("DRE-358", "DRE-359", "DRE-362", "DRE-363", "DRE-364")
def test_active_passive_and_upgrade():
    state = near()
    state = position(
        sheets={0: {"space": "C3", "slots": ("defensive-stance", "reach", "strike", "spit"), "deck": ("charge",) * 8}},
        foe={"space": "C4", "health": 40, "tameable": False},
    )
    sheet = state.sheets[0]
    play(state, "play-card 1")
    assert sheet.power == 1 + 1
    assert sheet.discard == ("defensive-stance",)
    assert value(state, 0, Stat.DEFENSE) == 1
    assert value(state, 0, Stat.WILLPOWER) == 1
    upgraded = position(sheets={0: {"slots": ("", "", "", "reach"), "deck": ("charge",) * 8, "space": "E3"}})
    play(upgraded, "play-card 4", "go E3")
    assert upgraded.sheets[0].upgrade == "reach"
    assert upgraded.sheets[0].discard == ()
    prepared = position(
        sheets={0: {"power": 1, "slots": ("", "", "defensive-stance", "strike"), "deck": ("charge",) * 8}}
    )
    play(prepared, "use-bonus prepare", "discard-slot 3", "decline")
    assert prepared.sheets[0].discard == ("defensive-stance",)
    assert value(prepared, 0, Stat.DEFENSE) == 1
    assert prepared.sheets[0].power == 0


@pytest.mark.gold("GOLD-DRE-23")
@pytest.mark.rule("DRE-370", "DRE-371", "DRE-372")
def test_range_is_a_maximum_and_holds_the_own_space():
    ground = table().content.ground("ring", False)
    here = ground.names.index("C3")
    rings = [set(ground.within(here, n)) for n in (1, 2, 3)]
    assert here in rings[0]
    assert len(rings[0]) == 7
    assert rings[0] < rings[1] <= rings[2]


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
        assert perform(near(), 0, *effects, slot=slot).sheets[0].power == power


@pytest.mark.gold("GOLD-DRE-28", "GOLD-DRE-31")
@pytest.mark.rule("DRE-395", "DRE-396", "DRE-397", "DRE-400", "DRE-404", "DRE-406")
def test_each_bonus_action_once():
    state = position(
        sheets={0: {"space": "E3", "power": 10, "slots": ("", "", "", "catch-breath"), "deck": ("charge",) * 8}},
        foe={"space": "C4", "base": (0, 0, 3, 1), "health": 40, "tameable": False},
    )
    play(state, "use-bonus dash", "go D3", "use-bonus flare")
    assert state.sheets[0].power == 4
    assert dealt(state) == 4
    play(state, "play-card 4")
    assert "use-bonus dash" not in offered(state)
    assert "use-bonus prepare" in offered(state)
    nova = position(
        sheets={0: {"space": "C3", "power": 8}}, foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False}
    )
    play(nova, "use-bonus firenova")
    assert nova.sheets[0].power == 0
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
    assert full.sheets[0].power == 10
    other = position(
        sheets={0: {"slots": ("", "", "strike", ""), "deck": ("charge",) * 8, "space": "E3"}},
        rulings={"slot_power": "1233"},
    )
    play(other, "play-card 3")
    assert other.sheets[0].power == 3


@pytest.mark.gold("GOLD-DRE-30")
@pytest.mark.rule("DRE-409", "DRE-410", "DRE-816")
def test_spend_needs_it_and_discard_takes_what_there_is():
    poor = near()
    poor.sheets[0].power = 1
    perform(poor, 0, {"do": "may", "power": 2, "effects": [{"do": "heal", "n": 1}]})
    assert "accept" not in offered(poor)
    perform(poor, 0, {"do": "discard-power", "n": 2})
    assert poor.sheets[0].power == 0


@pytest.mark.gold("GOLD-DRE-32")
@pytest.mark.rule("DRE-379", "DRE-380", "DRE-381", "DRE-383", "DRE-386", "DRE-393", "DRE-394", "DRE-401", "DRE-412")
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
    sheet = state.sheets[0]
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
    storm = {"do": "advantage", "element": "earth", "effects": [{"do": "deal", "n": 3, "range": 0}]}
    assert dealt(perform(near(), 0, storm)) == 3
    assert dealt(perform(near(), 0, {**storm, "element": "fire"})) == 0
    muddy = change("golomo", subtype="fire", subtype_cards=1)
    state = position(game=muddy, sheets={0: {"space": "C3"}}, foe={"space": "C4", "tameable": False})
    assert dealt(perform(state, 0, {**storm, "element": "fire"})) == 3


# -- the Enemy's movement and turn ------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-34")
@pytest.mark.rule("DRE-440", "DRE-441", "DRE-442")
def test_retreat_goes_to_a_farthest_space():
    state = position(sheets={0: {"space": "C1"}}, foe={"space": "C3", "base": (0, 0, 3, 3), "tameable": False})
    perform(state, ENEMY, {"do": "retreat"})
    assert offered(state) == sorted(offered(state), key=lambda text: int(text.split()[1]))
    ground = table().content.ground("ring", False)
    far = [ground.range[space(state, "C1")][int(text.split()[1]) - 1] for text in offered(state)]
    assert set(far) == {4}
    assert len(far) == 5
    there = position(sheets={0: {"space": "A2"}}, foe={"space": "E4", "base": (0, 0, 3, 3), "tameable": False})
    perform(there, ENEMY, {"do": "retreat"})
    assert there.foe.space == space(there, "E4")


@pytest.mark.gold("GOLD-DRE-35")
@pytest.mark.rule("DRE-443", "DRE-444", "DRE-445", "DRE-446")
def test_rush_uses_no_more_moves_than_needed():
    state = position(sheets={0: {"space": "C1"}}, foe={"space": "B3", "base": (0, 0, 3, 3), "tameable": False})
    perform(state, ENEMY, {"do": "rush"})
    goals = {int(text.split()[1]) - 1 for text in offered(state)}
    assert goals == {space(state, "B1"), space(state, "C2")}
    play(state, "go C2")
    assert state.foe.space == space(state, "C2")
    perform(state, ENEMY, {"do": "rush"})
    assert state.foe.space == space(state, "C2")


@pytest.mark.gold("GOLD-DRE-36")
@pytest.mark.rule("DRE-423", "DRE-425", "DRE-431", "DRE-434", "DRE-439", "DRE-455", "DRE-456")
def test_golomo_places_a_quake_misses_and_rushes():
    state = position(sheets={0: {"space": "E3"}}, foe={"space": "A3", "top": "eye-1", "tameable": False})
    state.foe.deck = tuple(sorted(({"eye-1", "eye-2", "fang-1", "fang-2", "spiral-1", "spiral-2"}) - {"eye-1"}))
    state.agenda[:] = [step for step in state.agenda if not isinstance(step, (steps.Act, steps.ActAfter, steps.DrawUp))]
    state.game.book.advance(state)
    spaces = {int(text.split()[1]) - 1 for text in offered(state)}
    ground = table().content.ground("ring", False)
    assert {ground.range[space(state, "A3")][one] for one in spaces} == {2}
    assert {ground.range[space(state, "E3")][one] for one in spaces} == {2}
    play(state, offered(state)[0])
    assert len(state.foe.tokens) == 1
    play(state, offered(state)[0])
    assert ground.range[space(state, "E3")][state.foe.space] == 3
    assert state.foe.track[0] == "eye-1"
    assert state.foe.track[1:] == ("", "", "", "")
    assert state.turn == 0


@pytest.mark.gold("GOLD-DRE-33")
def test_the_visible_card_is_the_one_that_is_resolved():
    game = change(
        "wild-golomo",
        attacks={
            **table().content.enemies["wild-golomo"].attacks,
            "fang": msgspec.convert(
                [
                    {"do": "attack", "plus": 2},
                    {"do": "advantage", "element": "water", "effects": [{"do": "attack"}]},
                ],
                type=tuple[msgspec.structs.fields(steps.Perform)[1].type.__args__[0], ...],
            ),
        },
    )
    for mystling, damage in (("young-emberling", 5), ("young-iceling", 4 + 2)):
        state = position(
            game=game,
            mystlings=(mystling, "golomo"),
            sheets={0: {"space": "C3"}},
            foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False, "top": "fang-1"},
        )
        state.foe.deck = ("eye-1", "eye-2", "fang-2", "spiral-1", "spiral-2")
        state.sheets[0].damage = 0
        state.agenda.append(steps.EnemyTurn())
        state.game.book.advance(state)
        assert state.sheets[0].damage == damage


@pytest.mark.gold("GOLD-DRE-59")
@pytest.mark.rule("DRE-433", "DRE-739")
def test_silence_stops_the_special_ability_once():
    state = near(conditions=(0, 0, 0, 1), track=("fang-1", "eye-1", "spiral-1", "", ""))
    state.agenda.append(steps.EnemySpecial())
    state.game.book.advance(state)
    assert state.foe.track[2] == "spiral-1"
    state.foe.conditions = (0, 0, 0, 0)
    state.foe.track = ("fang-1", "eye-1", "spiral-1", "eye-2", "")
    state.agenda.append(steps.EnemySpecial())
    state.game.book.advance(state)
    assert state.foe.track == ("", "", "", "", "")


@pytest.mark.gold("GOLD-DRE-60")
@pytest.mark.rule("DRE-817", "DRE-818")
def test_interrupt_takes_the_highest_card():
    state = near(track=("fang-1", "eye-1", "", "", ""))
    perform(state, 0, {"do": "interrupt"})
    assert state.foe.track == ("fang-1", "", "", "", "")
    assert state.foe.discard == ("eye-1",)


@pytest.mark.gold("GOLD-DRE-61")
@pytest.mark.rule("DRE-821", "DRE-822", "DRE-823")
def test_an_enemy_trigger_draws_and_resolves_the_next_card():
    state = near(track=("fang-1", "eye-1", "", "", ""), top="spiral-1", deck=("fang-2", "spiral-2"))
    state.then(steps.EnemySpecial())
    perform(state, ENEMY, {"do": "trigger"}, {"do": "trigger"})
    resolved = [event for event in state.events if isinstance(event, events.SpecialResolved)]
    drawn = [event for event in state.events if isinstance(event, events.AttackDrawn)]
    assert (len(resolved), len(drawn)) == (1, 1)
    assert state.foe.track == ("", "", "", "", "")


@pytest.mark.gold("GOLD-DRE-57", "GOLD-DRE-63")
@pytest.mark.rule("DRE-427", "DRE-429", "DRE-430", "DRE-361")
def test_an_empty_enemy_deck_tires_and_ends_a_passive():
    state = near(top="fang-1", deck=(), discard=("eye-1", "spiral-1"), track=("fang-2", "eye-2", "spiral-2", "", ""))
    state.sheets[0].discard = ("defensive-stance",)
    assert value(state, 0, Stat.DEFENSE) == 1
    state.agenda.append(steps.EnemyDraws())
    state.game.book.advance(state)
    assert state.sheets[0].discard[-1] == "fatigue"
    assert state.fatigue == 4
    assert value(state, 0, Stat.DEFENSE) == 0
    assert {state.foe.top, *state.foe.deck} == {"eye-1", "spiral-1"}


@pytest.mark.gold("GOLD-DRE-55")
@pytest.mark.rule("DRE-050", "DRE-428")
def test_without_fatigue_there_is_damage():
    state = near(top="fang-1", deck=(), discard=("eye-1",))
    state.fatigue = 0
    state.sheets[0].damage = 0
    state.agenda.append(steps.EnemyDraws())
    state.game.book.advance(state)
    assert state.sheets[0].damage == 5


# -- damage, Conditions, tags ------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-38")
@pytest.mark.rule("DRE-465", "DRE-466")
def test_a_win_stops_the_rest_of_the_card():
    state = near(damage=38)
    state.sheets[0].damage = 5
    perform(state, 0, {"do": "deal", "n": 2, "range": 2}, {"do": "heal", "n": 2})
    assert state.over
    assert state.outcome.winners == (0,)
    assert state.sheets[0].party[0].damage == 5


@pytest.mark.gold("GOLD-DRE-39", "GOLD-DRE-40")
@pytest.mark.rule("DRE-467", "DRE-468", "DRE-472", "DRE-473")
def test_taming_is_kept_and_goes_before_winning():
    wanted = msgspec.convert(
        [{"is": "spend-power", "n": 6}, {"is": "enemy-health", "at_most": 8}], tuple[conditions.AnyAsked, ...]
    )
    state = position(
        game=change("taming-young-iceling", conditions=wanted),
        enemy="wild-young-iceling",
        mystlings=("young-emberling", "golomo"),
        sheets={0: {"space": "C3"}},
        foe={"space": "C4", "base": (0, 0, 3, 2), "progress": 6},
    )
    perform(state, 0, {"do": "deal", "n": 1, "range": 1})
    assert state.foe.tamed == 1
    perform(state, ENEMY, {"do": "heal", "n": 3})
    assert state.foe.tamed == 1
    perform(state, 0, {"do": "deal", "n": 30, "range": 1})
    assert state.over
    assert state.result == "tame"


@pytest.mark.gold("GOLD-DRE-42", "GOLD-DRE-43")
@pytest.mark.rule("DRE-735", "DRE-736", "DRE-737")
@pytest.mark.ruling("AMB-DRE-52")
def test_slow_and_weak_make_it_one():
    slow = position(
        sheets={0: {"space": "A3"}},
        foe={"space": "E3", "base": (0, 0, 3, 3), "conditions": (0, 1, 0, 0), "tameable": False},
    )
    perform(slow, ENEMY, {"do": "rush", "plus": 2})
    play(slow, offered(slow)[0])
    assert table().content.ground("ring", False).range[space(slow, "E3")][slow.foe.space] == 1
    for defense, done in ((0, 1), (1, 0)):
        weak = near(base=(0, defense, 3, 1))
        weak.sheets[0].conditions = (0, 0, 1, 0)
        assert dealt(perform(weak, 0, {"do": "attack", "plus": 2})) == done
    weak = near()
    weak.sheets[0].conditions = (0, 0, 1, 0)
    assert dealt(perform(weak, 0, {"do": "deal", "n": 3})) == 3


@pytest.mark.gold("GOLD-DRE-45")
@pytest.mark.rule("DRE-747", "DRE-748", "DRE-750", "DRE-860")
def test_terrain_takes_damage_but_no_conditions():
    state = position(
        players=2,
        options={"arena": "pillars"},
        sheets={0: {"space": "E2"}, 1: {"space": "E5", "base": (0, 0, 3, 2)}},
        foe={"base": (0, 0, 3, 1), "tameable": False},
    )
    perform(state, 0, {"do": "deal", "n": 2, "range": 0, "whom": "all", "inflict": {"weak": 1}})
    while state.agenda and isinstance(state.agenda[-1], steps.Strike):
        play(state, offered(state)[0])
    assert dealt(state) == 2
    assert state.sheets[1].damage == 2
    assert len(state.terrain_damage) == 2 * len(state.banes) == 4
    assert set(state.terrain_damage[1::2]) == {2}
    assert state.foe.conditions == state.sheets[1].conditions == (0, 0, 1, 0)


@pytest.mark.gold("GOLD-DRE-46")
@pytest.mark.rule("DRE-753", "DRE-754", "DRE-755")
def test_in_line_hits_the_nearest_in_a_straight_line():
    projectile = {"do": "deal", "n": 4, "range": 0, "line": True}
    straight = position(sheets={0: {"space": "C1"}}, foe={"space": "C5", "base": (0, 0, 3, 1), "tameable": False})
    assert dealt(perform(straight, 0, projectile)) == 4
    aside = position(sheets={0: {"space": "C1"}}, foe={"space": "B3", "base": (0, 0, 3, 1), "tameable": False})
    assert dealt(perform(aside, 0, projectile)) == 0
    ally = position(
        players=2,
        sheets={0: {"space": "C1"}, 1: {"space": "C3"}},
        foe={"space": "C5", "base": (0, 0, 3, 1), "tameable": False},
    )
    assert dealt(perform(ally, 0, projectile)) == 0


@pytest.mark.gold("GOLD-DRE-47", "GOLD-DRE-49")
@pytest.mark.rule("DRE-375", "DRE-783", "DRE-805")
def test_attack_in_range_and_with_pierce():
    far = near(space="C5")
    assert dealt(perform(far, 0, {"do": "attack", "plus": 1, "range": 2})) == 5
    assert dealt(perform(near(space="C5"), 0, {"do": "attack"})) == 0
    for defense, done in ((2, 4), (5, 2)):
        assert dealt(perform(near(base=(0, defense, 3, 1)), 0, {"do": "attack", "pierce": 3})) == done


@pytest.mark.gold("GOLD-DRE-48")
@pytest.mark.rule("DRE-796", "DRE-797")
def test_drain_heals_no_more_than_was_left():
    state = near(damage=39)
    state.sheets[0].damage = 5
    state.foe.tameable = False
    perform(state, 0, {"do": "deal", "n": 3, "drain": True})
    assert state.sheets[0].party[0].damage == 4


@pytest.mark.gold("GOLD-DRE-50")
@pytest.mark.rule("DRE-378", "DRE-791", "DRE-801", "DRE-857")
def test_for_each_is_summed_before_willpower():
    state = position(
        players=2,
        sheets={0: {"space": "C1", "base": (1, 0, 4, 2), "damage": 0}, 1: {"space": "E5", "base": (0, 0, 3, 2)}},
        foe={"space": "A3", "tokens": ("B1", "B2", "C2"), "tameable": False},
    )
    perform(
        state, ENEMY,
        {"do": "deal", "n": 2, "range": 0, "whom": "each", "per": "token", "within": 2, "around": "target"},
    )  # fmt: skip
    play(state, "aim-at mystling-1")
    assert state.sheets[0].damage == 6 - 1
    assert state.sheets[1].damage == 0


@pytest.mark.gold("GOLD-DRE-58")
@pytest.mark.rule("DRE-052", "DRE-730", "DRE-731", "DRE-733", "DRE-734")
@pytest.mark.ruling("AMB-DRE-08")
def test_burn_hurts_and_fades():
    state = near(conditions=(3, 0, 0, 0))
    for damage, left in ((3, 2), (5, 1)):
        state.agenda.append(steps.LoseConditions(ENEMY))
        state.game.book.advance(state)
        assert (dealt(state), state.foe.conditions[0]) == (damage, left)
    full = near(conditions=(5, 0, 0, 0))
    perform(full, 0, {"do": "inflict", "conditions": {"burn": 3}})
    assert full.foe.conditions[0] == 5
    for switch, done in ((True, 2), (False, 3)):
        stern = position(
            sheets={0: {"space": "C3"}},
            foe={"base": (1, 0, 3, 1), "conditions": (3, 0, 0, 0), "tameable": False},
            rulings={"burn_reduced_by_willpower": switch},
        )
        stern.agenda.append(steps.LoseConditions(ENEMY))
        stern.game.book.advance(stern)
        assert dealt(stern) == done


@pytest.mark.gold("GOLD-DRE-62")
@pytest.mark.rule("DRE-485", "DRE-526", "DRE-527")
@pytest.mark.ruling("AMB-DRE-33")
def test_rest_heals_to_half_and_steel_heals_five():
    game = change(
        "young-iceling",
        stats=msgspec.structs.replace(table().content.mystlings["young-iceling"].stats, health=21),
    )
    for steel, damage, left in ((0, 21, 11), (1, 21, 16), (0, 13, 11), (1, 13, 11), (0, 5, 5), (1, 5, 5)):
        state = game.new(1, 1, {"steel": bool(steel)}, "duel")
        state.sheets[0].party = (Member("young-iceling", (), damage),)
        rest(state, 0, 0)
        assert state.sheets[0].party[0].damage == left


@pytest.mark.gold("GOLD-DRE-64")
@pytest.mark.rule("DRE-460", "DRE-463")
@pytest.mark.ruling("AMB-DRE-70")
def test_at_the_limit_the_enemy_moves_its_farthest_token():
    game = change("golomo", tokens=2)
    state = position(
        game=game, sheets={0: {"space": "E3"}}, foe={"space": "C3", "tokens": ("A2", "C2"), "tameable": False}
    )
    perform(state, ENEMY, {"do": "place", "range": 1})
    assert len(state.foe.tokens) == 2 or "place-token" in offered(state)[0]
    while isinstance(state.agenda[-1], steps.PlaceTokens):
        play(state, offered(state)[0])
    assert len(state.foe.tokens) == 2
    assert space(state, "A2") not in state.foe.tokens
    assert space(state, "C2") in state.foe.tokens


# -- two players and PvP ---------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-69")
@pytest.mark.rule("DRE-852", "DRE-853", "DRE-854", "DRE-855", "DRE-856")
def test_the_next_card_names_the_target():
    for aim, seat in (("taunt-1", 0), ("other-1", 1)):
        state = position(players=2, taunt=0, foe={"tameable": False})
        card = "spiral-duo-1" if aim == "taunt-1" else "spiral-duo-4"
        state.foe.top, state.foe.deck = "fang-duo-1", (card,)
        state.agenda.append(steps.EnemyDraws())
        state.game.book.advance(state)
        drawn = next(event for event in state.events if isinstance(event, events.AttackDrawn))
        assert (drawn.symbol, drawn.target) == ("fang", seat)
    assert isinstance(table().content.attacks["fang-duo-1"], Attack)


@pytest.mark.gold("GOLD-DRE-67")
@pytest.mark.rule("DRE-553", "DRE-554", "DRE-556", "DRE-557", "DRE-573", "DRE-574", "DRE-576")
def test_a_challenge_is_drafted_and_won_in_two_rounds():
    state = table().new(2, 5, {}, "pvp_challenge")
    host = state.first
    order = []
    while len(order) < 6:
        order.append(state.decision.seat)
        play(state, offered(state)[0])
    assert order == [host, 1 - host, 1 - host, host, host, 1 - host]
    while not state.fighting:
        play(state, offered(state)[0])
    loser = 1 - host
    won_with = state.sheets[host].mystling
    state.sheets[loser].damage = state.sheets[loser].health
    state.game.book.advance(state)
    assert state.decision.seat == loser
    assert offered(state) == ["take-taunt 0", "take-taunt 1"]
    play(state, f"take-taunt {loser}")
    assert state.first == loser
    asked = state.decision_for(loser)
    assert asked is not None
    assert len(asked.choices) == 3
    play(state, offered(state)[0])
    assert f"pick-mystling {won_with}" not in offered(state)
