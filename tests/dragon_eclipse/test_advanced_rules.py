"""Summons, Conditions, the empty space, Terrain in the Enemy's way, Blink, cards being resolved. Rulebook p.32-36."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY, SUMMON
from rulewright.games.dragon_eclipse.model.state import EMPTY_TRACK, Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Stat
from rulewright.games.dragon_eclipse.positions import offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.combat import attach
from rulewright.games.dragon_eclipse.rules.stats import attack_value, moves, value

from .table import change, of, position, rules, run, spaces, table

BARE = (0, 0, 3, 2)
"""Willpower, Defense, Strength, Swiftness."""
QUIET = {symbol: [{"do": "heal", "n": 1}] for symbol in ("fang", "eye", "spiral")}


def alone(here="C1", there="C5", foe=None, **given):
    """Young Emberling and a plain Golomo on two spaces of the ring."""
    mine = {"space": here, "damage": 0, "power": 0, "base": BARE, **given.pop("sheet", {})}
    plain = {"space": there, "base": BARE, "health": 60, "tameable": False, **(foe or {})}
    return position(sheets={0: mine}, foe=plain, **given)


# -- Summons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-720")
def test_a_players_mystling_places_a_token_where_an_enemy_would_summon():
    summon = {"do": "summon-up", "summon": "clod", "range": 1}
    state = position(mystlings=("golomo", "young-iceling"), enemy="wild-siren", sheets={0: {"space": "C3"}})
    state.combat.foe.tameable = False
    perform(state, 0, summon)
    assert state.decision.rule == "DRE-720"
    play(state, f"place-token {space(state, 'C2') + 1}")
    assert (state.combat.sheets[0].tokens, state.combat.foe.minions) == ((space(state, "C2"),), ())
    perform(state, 0, {"do": "move"})
    assert "C2" in spaces(state), "an ordinary token is in nobody's way"


@pytest.mark.rule("DRE-724")
def test_neither_side_enters_or_passes_the_space_of_a_summon():
    state = alone("C1", "C3")
    walls = {"C2", "B2", "D2"}
    state.combat.foe.minions = tuple(Minion("clod", space(state, one)) for one in sorted(walls))
    perform(state, 0, {"do": "move", "plus": 1})
    assert spaces(state) == {"C1", "B1", "D1", "A2", "E2", "A3", "E3"}
    play(state, "go C1")
    for effect in ({"do": "rush", "plus": -1}, {"do": "blink", "range": 1, "toward": "toward"}):
        perform(state, ENEMY, effect)
        assert state.combat.foe.space == space(state, "C3"), "the three nearer spaces are shut"


@pytest.mark.rule("DRE-725")
def test_a_summon_does_nothing_by_itself():
    state = alone("C1", "C5", game=change("wild-golomo", attacks=QUIET, special=QUIET["fang"]))
    minion = Minion("clod", space(state, "C2"))
    state.combat.foe.minions = (minion,)
    run(state, steps.EndTurn(0), steps.EnemyTurn())
    assert (state.combat.sheets[0].damage, state.combat.foe.minions) == (0, (minion,))
    perform(state, ENEMY, {"do": "summons-act", "effects": [{"do": "attack"}]})
    assert state.combat.sheets[0].damage == table().content.summons["clod"].stats.strength


@pytest.mark.rule("DRE-728")
def test_corruption_is_for_the_enemy_and_not_for_its_summons():
    state = alone("C1", "C5")
    clod = SUMMON + space(state, "C2")
    state.combat.foe.minions = (Minion("clod", space(state, "C2")),)
    stats = (Stat.STRENGTH, Stat.DEFENSE, Stat.WILLPOWER)
    before = [value(state, clod, stat) for stat in stats]
    for card in ("corruption-2", "corruption-3", "corruption-4", "major-f"):
        attach(state, card)
    assert [state.combat.foe.base[at] for at in (2, 1, 0)] == [3 + 2, 0 + 2, 0 + 1]
    assert [value(state, clod, stat) for stat in stats] == before
    perform(state, ENEMY, {"do": "summons-act", "effects": [{"do": "attack"}]})
    assert state.combat.sheets[0].damage == 2


# -- Conditions --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-08")
@pytest.mark.rule("DRE-801")
def test_damage_that_is_gained_is_reduced_by_the_own_willpower():
    for willpower, done in ((0, 3), (1, 2), (5, 0)):
        for body in (0, ENEMY):
            base = (willpower, 9, 3, 2)
            state = alone(sheet={"base": base}, foe={"base": base})
            perform(state, body, {"do": "suffer", "n": 3})
            sheet = state.combat.sheets[0] if body == 0 else state.combat.foe
            assert sheet.damage == done
            hurt = of(state, events.DamageDealt)[0]
            assert (hurt.rule, hurt.n, hurt.prevented) == ("DRE-801", done, 3 - done)


@pytest.mark.ruling("AMB-DRE-52")
@pytest.mark.rule("DRE-735", "DRE-736")
def test_slow_and_weak_can_be_lowered_and_make_nothing_out_of_nothing():
    state = alone(sheet={"conditions": (0, 1, 1, 0)})
    for plus, left in ((3, 1), (0, 1), (-1, 0), (-4, 0)):
        assert (moves(state, 0, plus), attack_value(state, 0, plus)) == (left, left)
    state.combat.sheets[0].base = (0, 0, 0, 0)
    assert (moves(state, 0, 2), attack_value(state, 0, 2)) == (0, 0)


@pytest.mark.ruling("AMB-DRE-53")
@pytest.mark.rule("DRE-731")
def test_a_condition_that_was_cleansed_in_the_own_turn_keeps_no_later_one():
    state = alone(rulings={"own_turn_conditions": False})
    state.combat.turn = 0
    slow = {"do": "gain-condition", "conditions": {"slow": 1}}
    perform(state, 0, slow, {"do": "cleanse", "condition": "slow"})
    run(state, steps.EndTurn(0))
    state.combat.turn = ENEMY
    perform(state, ENEMY, {"do": "inflict", "conditions": {"slow": 1}})
    assert state.combat.sheets[0].conditions == (0, 1, 0, 0)
    state.combat.turn = 0
    run(state, steps.EndTurn(0))
    assert state.combat.sheets[0].conditions == (0, 0, 0, 0)


@pytest.mark.rule("DRE-738")
def test_silence_forbids_special_abilities_and_elemental_bonus_actions_and_no_others():
    state = alone(sheet={"power": 10}, options={"arena": "wells"})
    everything = {text for text in offered(state) if text.startswith("use-bonus")}
    state.combat.sheets[0].conditions = (0, 0, 0, 1)
    state.asked = None
    left = {text for text in offered(state) if text.startswith("use-bonus")}
    assert everything - left == {"use-bonus firenova", "use-bonus flare"}
    assert left == {"use-bonus dash", "use-bonus prepare", "use-bonus drink"}
    for bonus in ("firenova", "flare"):
        assert rules(table().why_not(state, 0, f"use-bonus {bonus}")) == ["DRE-738"]


# -- the empty space and Terrain ---------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-743", "DRE-744")
def test_nothing_is_ever_put_on_the_empty_space():
    options = {"map": "hole"}
    state = position(mystlings=("golomo", "young-iceling"), enemy="wild-siren", options=options)
    state.combat.foe.tameable = False
    hole = table().content.ground("hole", False).names.index("C3")
    state.combat.sheets[0].space, state.combat.foe.space = space(state, "C2"), space(state, "C4")
    perform(state, 0, {"do": "place", "range": 1})
    assert f"place-token {hole + 1}" not in offered(state)
    assert rules(table().why_not(state, 0, f"place-token {hole + 1}")) == ["DRE-744"]
    play(state, offered(state)[0])
    perform(state, 0, {"do": "blink", "range": 2})
    assert f"go-to {hole + 1}" not in offered(state)
    play(state, "go C1")
    for effect in (
        {"do": "place", "range": 1},
        {"do": "summon-up", "summon": "clod", "range": 1},
        {"do": "blink", "range": 1, "toward": "toward"},
        {"do": "rush", "line": True},
    ):
        state.combat.foe.space = space(state, "C4")
        perform(state, ENEMY, effect)
        while state.decision.prompt in ("prompt-place-token", "prompt-summon", "prompt-enemy-space"):
            assert all(int(text.split()[1]) != hole + 1 for text in offered(state))
            play(state, offered(state)[0])
    assert hole not in (
        *state.combat.foe.tokens,
        *[one.space for one in state.combat.foe.minions],
        state.combat.foe.space,
    )


@pytest.mark.rule("DRE-751")
def test_terrain_that_is_discarded_when_entered_does_not_stop_the_enemy():
    trap = {"at": ["mark-3"], "fades": True, "enter": [{"do": "suffer", "n": 2}]}
    state = alone("C1", "C4", game=change("bare", combat={"bane": trap}))
    assert state.combat.banes == (space(state, "C3"),)
    perform(state, ENEMY, {"do": "rush"})
    assert (state.combat.foe.space, state.combat.foe.damage, state.combat.banes) == (space(state, "C2"), 2, ())
    assert [event.rule for event in of(state, events.TerrainGone)] == ["DRE-751"]


@pytest.mark.ruling("AMB-DRE-65")
@pytest.mark.rule("DRE-784", "DRE-786")
def test_blink_goes_over_anything_to_a_space_without_bodies_and_blocking_terrain():
    state = alone("C1", "C2", options={"arena": "pillars"}, foe={"tokens": ("B2",)})
    walls = tuple(Minion("clod", space(state, one)) for one in ("B1", "D1"))
    state.combat.foe.minions = walls
    perform(state, 0, {"do": "move"})
    assert state.decision.prompt == "prompt-act", "there is no way out on foot"
    perform(state, 0, {"do": "blink", "range": 2})
    assert spaces(state) == {"A2", "B2", "D2", "E2"}, "not C3, where the pillar stands"
    play(state, "go B2")
    assert state.combat.sheets[0].space == space(state, "B2")


# -- a card that is being resolved -------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-808", "DRE-817")
def test_the_enemys_card_stays_while_it_is_resolved():
    """Vogandr's Shed Scales Interrupts whenever it is hurt, also in the middle of the Enemy's turn."""
    hurt = [{"do": "deal", "n": 2, "range": 0}]
    for marker, track, expected in (
        (5, EMPTY_TRACK, ("fang-1", "", "", "", "")),
        (5, ("eye-1", "", "", "", ""), ("fang-1", "", "", "", "")),
        (1, EMPTY_TRACK, EMPTY_TRACK),
    ):
        game = change("wild-golomo", attacks={**QUIET, "fang": hurt}, special=hurt)
        deck = {"top": "fang-1", "deck": ("eye-2", "spiral-1")}
        state = alone(game=game, foe={"marker": marker, "track": track, **deck})
        state.combat.sheets[0].discard = ("shed-scales",)
        run(state, steps.EnemyTurn())
        taken = [event.slot for event in of(state, events.TrackInterrupted)]
        assert (state.combat.foe.track, taken) == (
            expected,
            [2] if track != EMPTY_TRACK else [1] if marker == 1 else [],
        )
    later = alone(foe={"track": ("fang-1", "", "", "", "")})
    perform(later, 0, {"do": "interrupt"})
    assert later.combat.foe.track == EMPTY_TRACK, "in the player's turn it lies face down, and can be discarded"


@pytest.mark.rule("DRE-808")
@pytest.mark.parametrize("order", ["hurts in the triggered card", "hurts after the Trigger"])
def test_the_card_that_caused_the_enemys_trigger_stays_too_until_both_are_resolved(order):
    """p.36: after a Trigger both cards count as being resolved, in slots 1 and 2."""
    hurt, trigger = {"do": "deal", "n": 2, "range": 0}, {"do": "trigger"}
    last = order == "hurts after the Trigger"
    attacks = {**QUIET, "spiral": [trigger, hurt] if last else [trigger], "fang": QUIET["fang"] if last else [hurt]}
    game = change("wild-golomo", attacks=attacks)
    for track in (EMPTY_TRACK, ("eye-1", "", "", "", "")):
        deck = {"top": "spiral-1", "deck": ("fang-1", "fang-2")}
        state = alone(game=game, foe={"marker": 5, "track": track, **deck})
        state.combat.sheets[0].discard = ("shed-scales",)
        run(state, steps.EnemyTurn())
        assert state.combat.foe.track[0] in ("fang-1", "fang-2")
        assert state.combat.foe.track[1:] == ("spiral-1", "", "", "")
        assert [event.slot for event in of(state, events.TrackInterrupted)] == ([3] if track != EMPTY_TRACK else [])


@pytest.mark.rule("DRE-808")
def test_vogandrs_interrupt_does_not_delay_the_special_ability_of_wild_emberling():
    """The printed components: Shed Scales against the Enemy that can Trigger."""
    state = position(
        mystlings=("vogandr",), enemy="wild-emberling", options={"map": "ring"},
        sheets={0: {"space": "C3", "discard": ("shed-scales",), "damage": 0}},
        foe={"space": "C4", "top": "spiral-1", "deck": ("fang-1", "fang-2"), "marker": 2, "tameable": False},
        turn=2,
    )  # fmt: skip
    run(state, steps.EnemyDraws(), steps.EnemyResolves(), steps.EnemySpecial())
    assert state.decision.about["whose"] == [ENEMY, 0]
    play(state, "resolve-first 2")
    told = of(state, events.SpecialResolved, events.TrackInterrupted, events.TurnBegan)
    assert isinstance(told[0], events.SpecialResolved), "slot 2 still holds the card that caused the Trigger"
