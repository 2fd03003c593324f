"""Setting a Combat up, step by step. Rulebook p.16-17, p.20."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.core.errors import SetupError
from rulewright.games.dragon_eclipse import conditions
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.vocabulary import Mark
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space, to_combat

from .table import change, position, table

CONTENT = base_game().content
ORDER = [events.CombatSet, events.CorruptionAttached, events.TokenGained, events.CardsDrawn]


def duel(players=1, game=None, seed=1, **options):
    asked = {"mystling": "young-emberling", "partner": "siren", "enemy": "wild-golomo", "map": "ring", "arena": "bare"}
    return (game or table()).new(players, seed, {**asked, **options}, "duel")


@pytest.mark.rule("DRE-324")
def test_the_enemy_is_named_with_its_cards():
    state = duel(enemy="choose")
    assert state.decision.rule == "DRE-324"
    own = {"pick-enemy wild-young-emberling"}
    assert set(offered(state)) == {f"pick-enemy {enemy}" for enemy in CONTENT.enemies} - own
    play(state, "pick-enemy frightened-windraiser")
    assert state.combat.foe.enemy == "frightened-windraiser"
    assert state.combat.foe.marker == 5
    with pytest.raises(SetupError, match="option enemy is 'nobody'"):
        duel(enemy="nobody")


@pytest.mark.rule("DRE-325")
def test_the_order_of_setup():
    state = table().new(2, 1, {"mystling": "young-emberling", "partner": "siren", "map": "ring"}, "duel")
    assert state.decision.prompt == "prompt-enemy"
    play(state, "pick-enemy wild-young-iceling")
    kinds = [type(event) for event in state.events]
    assert [kind for kind in dict.fromkeys(kinds) if kind in ORDER] == ORDER[:2]
    assert state.events[kinds.index(events.CombatSet)] == events.CombatSet(
        rule="DRE-325", duel=1, arena="tide-pools", map="ring", enemy="wild-young-iceling"
    )
    prompts = [(state.decision.prompt, state.decision.seat)]
    play(state, "start-on II")
    assert [kind for kind in dict.fromkeys([type(event) for event in state.events]) if kind in ORDER] == ORDER[2:]
    while not state.fighting:
        prompts.append((state.decision.prompt, state.decision.seat))
        play(state, offered(state)[0])
    assert prompts == [("prompt-start", 0), ("prompt-mulligan", 0), ("prompt-mulligan", 1), ("prompt-taunt", 0)]


@pytest.mark.rule("DRE-326")
@pytest.mark.parametrize(("map", "players"), [("map-2", 1), ("map-2", 2), ("map-5", 1)])
def test_the_named_map_is_opened_on_the_side_for_the_players(map, players):
    state = duel(players, map=map)
    ground = CONTENT.ground(map, players == 2)
    assert state.combat.map == map
    assert state.combat.foe.space == ground.marks[Mark.START_1][0]
    starts = (Mark.START_2, Mark.START_3)
    assert [sheet.space for sheet in state.combat.sheets] == [ground.marks[starts[at]][0] for at in range(players)]


@pytest.mark.rule("DRE-327")
def test_the_arena_card_lays_its_terrain_on_the_marked_spaces():
    wells = duel(arena="wells")
    assert wells.combat.boons == (space(wells, "B2"), space(wells, "D4"))
    assert wells.combat.banes == ()
    embers = duel(arena="embers")
    assert embers.combat.banes == tuple(sorted(space(embers, name) for name in ("B2", "D4", "C3")))
    assert embers.combat.boons == ()
    assert embers.combat.terrain_damage == ()
    bare = duel()
    assert (bare.combat.boons, bare.combat.banes) == ((), ())


@pytest.mark.rule("DRE-328", "DRE-343", "DRE-345")
@pytest.mark.parametrize("enemy", ["wild-golomo", "wild-siren", "wild-umbra"])
def test_nobody_begins_with_damage_power_tokens_or_conditions(enemy):
    state = duel(mystling="firple", enemy=enemy)
    for body in (*state.combat.sheets, state.combat.foe):
        assert (body.damage, body.held, body.tokens, body.conditions) == (0, 0, (), (0, 0, 0, 0))
    assert state.combat.sheets[0].power == 0
    assert state.fatigue == 5


@pytest.mark.rule("DRE-330", "DRE-336", "DRE-350")
@pytest.mark.parametrize(("taming", "result"), [(True, "tame"), (False, "")])
def test_a_combat_may_lack_the_taming_card(taming, result):
    asked = msgspec.convert([{"is": "deal-at-once", "n": 3}], tuple[conditions.AnyAsked, ...])
    state = duel(game=change("taming-golomo", conditions=asked), taming=taming)
    assert state.combat.foe.tameable is taming
    assert state.view(None)["combat"]["foe"]["tameable"] is taming
    play(state, "keep-cards")
    perform(state, 0, {"do": "deal", "n": 3, "range": 0})
    assert state.result == result
    told = [event for event in state.events if isinstance(event, events.TamingAdvanced)]
    assert told == ([events.TamingAdvanced(rule="DRE-472", number=1, of=1)] if taming else [])


@pytest.mark.rule("DRE-331", "DRE-335")
@pytest.mark.parametrize("enemy", sorted(CONTENT.enemies))
def test_side_b_gives_the_marker_and_the_deck(enemy):
    state = duel(mystling="choose", enemy=enemy)
    own = CONTENT.enemies[enemy].mystling
    play(state, "pick-mystling firple" if own != "firple" else "pick-mystling siren")
    record = CONTENT.enemies[enemy]
    assert state.combat.foe.marker == record.slot
    cards = [card for card in (state.combat.foe.top, *state.combat.foe.deck) if card]
    for symbol, n in record.deck.items():
        assert sum(1 for card in cards if CONTENT.attacks[card].symbol is symbol) == n
    assert len(cards) + len(state.combat.foe.box) == 12


@pytest.mark.rule("DRE-334")
def test_the_enemys_additional_setup_is_carried_out():
    state = duel(enemy="wild-young-iceling")
    assert state.combat.foe.held == 1
    assert events.TokenGained(rule="DRE-454", body=2, n=1) in state.events
    assert duel().combat.foe.held == 0


@pytest.mark.rule("DRE-337")
@pytest.mark.ruling("AMB-DRE-36")
def test_either_of_two_mystlings_may_be_chosen_for_any_combat():
    asked = {"mystling": "young-emberling", "partner": "siren", "enemy": "wild-golomo", "map": "ring", "arena": "bare"}
    state = table().new(1, 1, asked, "gauntlet")
    assert state.decision.rule == "DRE-337"
    for fighter in ("siren", "siren", "young-emberling"):
        play(state, f"pick-mystling {fighter}")
        assert events.FighterChosen(rule="DRE-337", seat=0, mystling=fighter) in state.events
        assert state.combat.sheets[0].mystling == fighter
        assert state.combat.sheets[0].space == space(state, "E3")
        play(state, "keep-cards")
        state.combat.foe.tameable = state.combat.foe.fact = False
        state.combat.foe.damage = state.combat.foe.health
        perform(state, 0, {"do": "gain-power", "n": 1})
    assert state.over


@pytest.mark.rule("DRE-337")
@pytest.mark.ruling("AMB-DRE-36")
def test_a_mystling_that_lost_is_healed_and_may_be_chosen_again():
    state = position(mode="gauntlet", options={"lives": 3})
    state.combat.sheets[0].damage = state.combat.sheets[0].health
    perform(state, 0, {"do": "suffer", "n": 1})
    assert state.lost == 1
    member = state.players[0].party[0]
    assert member.damage == 10  # healed up to half of its 20 Health
    assert offered(state) == ["pick-mystling young-emberling", "pick-mystling young-iceling"]


@pytest.mark.rule("DRE-338", "DRE-339")
def test_the_sheet_is_laid_out_with_the_damage_of_the_pocket():
    state = position(mode="gauntlet", sheets={0: {"damage": 5, "power": 4}})
    state.combat.foe.tameable = state.combat.foe.fact = False
    state.combat.foe.damage = state.combat.foe.health
    perform(state, 0, {"do": "gain-power", "n": 1})
    play(state, "pick-mystling young-emberling")
    sheet = state.combat.sheets[0]
    assert (sheet.mystling, sheet.health, sheet.base) == ("young-emberling", 20, (0, 0, 4, 2))
    assert (sheet.damage, sheet.power) == (5, 0)


@pytest.mark.rule("DRE-340")
def test_the_deck_is_shuffled_face_down():
    hands = {duel(seed=seed).combat.sheets[0].slots for seed in range(8)}
    assert len(hands) > 4
    state = duel()
    assert sorted((*state.combat.sheets[0].deck, *state.combat.sheets[0].slots)) == sorted(
        state.players[0].party[0].cards
    )
    assert state.view(None)["combat"]["sheets"][0]["deck_count"] == 12
    assert "deck" not in state.view(None)["combat"]["sheets"][0]
    twins = {state.resample(0, seed).combat.sheets[0].slots for seed in range(4)}
    assert twins == {state.combat.sheets[0].slots}


@pytest.mark.rule("DRE-342", "DRE-399")
@pytest.mark.parametrize(
    ("mystling", "bonus"),
    [
        ("firple", "flare"),
        ("siren", "soothing-tide"),
        ("golomo", "stone-skin"),
        ("furwing", "acceleration"),
        ("artios", "clarity"),
        ("umbra", "dusk-bolt"),
    ],
)
def test_you_take_the_help_cards_of_everybody_and_of_your_main_element(mystling, bonus):
    state = position(mystlings=(mystling, "young-iceling"), enemy="wild-gaiadon", sheets={0: {"power": 10}})
    found = {text.removeprefix("use-bonus ") for text in offered(state) if text.startswith("use-bonus ")}
    assert found & set(CONTENT.helps) == {"dash", "prepare", bonus}


@pytest.mark.rule("DRE-345", "DRE-334")
def test_every_combat_of_a_gauntlet_begins_with_a_fresh_enemy():
    game = change("wild-golomo", setup=[{"do": "place", "range": 1}])
    state = position(mode="gauntlet", game=game)
    assert len(state.combat.foe.tokens) == 1
    state.combat.foe.conditions = (3, 1, 1, 0)
    state.combat.foe.tameable = state.combat.foe.fact = False
    state.combat.foe.damage = state.combat.foe.health
    perform(state, 0, {"do": "gain-power", "n": 1})
    play(state, "pick-mystling young-emberling")
    to_combat(state)
    assert (state.combat.foe.damage, state.combat.foe.conditions, state.combat.foe.track) == (
        0,
        (0, 0, 0, 0),
        ("",) * 5,
    )
    assert len(state.combat.foe.tokens) == 1


@pytest.mark.rule("DRE-330", "DRE-472")
def test_a_save_with_an_impossible_taming_card_is_refused():
    state = duel()
    assert table().check(state) is None
    state.combat.foe.tamed = len(CONTENT.taming_of["wild-golomo"].conditions)
    assert table().check(state) == (
        f"combat.foe.tamed: {state.combat.foe.tamed}, expected a condition of the Taming card that is still open"
    )
