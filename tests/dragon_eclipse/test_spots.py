"""Spots: where choices and events lie on the drawing, and an answer to "why not?" for everything that is pointed at."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from rulewright.core.record import Decision
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.vocabulary import Mark
from rulewright.games.dragon_eclipse.positions import base_game, perform, position, space
from rulewright.games.dragon_eclipse.table.intents import intents
from rulewright.games.dragon_eclipse.table.spots import component_at, place, spots

GAME = base_game()
TEXTS = GAME.texts("en", ("Anna", "Ben"))
PARTS = re.compile(
    r"space-\d+|mystling-[12]|enemy|summon-\d+|terrain-\d+|token-\d+-(1|2|enemy)|slot-[12]-[1-4]|upgrade-[12]|deck-[12]"
    r"|discard-[12]|condition-(1|2|enemy)-\w+|bonus-[a-z-]+|enemy-deck|enemy-track-[1-5]|enemy-special|taming"
    r"|corruption-[a-z0-9-]+|help-[a-z-]+|arena|pick-[a-z0-9-]+|draft-[12](-[a-z0-9-]+)?|perk-[a-z]+"
    r"|place-[A-Za-z0-9-]+|time|item-deck|test-total|row-\d+|world-[A-Z0-9]+"
)
"""The parts of the drawing that everybody has agreed on."""
TABLES = [
    ("duel", 1, {}),
    ("duel", 2, {}),
    ("gauntlet", 1, {"deck": "build", "corruption": True}),
    ("pvp_quick", 2, {"deck": "build"}),
    ("pvp_challenge", 2, {}),
]


def walk(mode: str, players: int, options: dict[str, object], seed: int = 3) -> Iterator[tuple[DragonState, Decision]]:
    """Every question of a game that is answered at random."""
    drawn = {"mystling": "draw", "partner": "draw", "enemy": "choose", "arena": "draw"}
    state = GAME.new(players, seed, {**drawn, **options}, mode)
    assert isinstance(state, DragonState)
    dice = random.Random(seed)
    while not state.over:
        decision = state.decision
        yield state, decision
        state.apply(dice.choice(decision.choices), decision.seat)


def why_not(state: DragonState, seat: int, intent: str) -> list[str]:
    return [TEXTS.reason(reason) for reason in GAME.why_not(state, seat, intent)]


def test_every_choice_lies_on_agreed_parts():
    for choice in GAME.action_space():
        for seat in (0, 1):
            assert all(PARTS.fullmatch(spot) for spot in spots(choice, seat)), choice


@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_who_points_at_a_part_means_what_is_offered_there(mode, players, options):
    asked = 0
    for state, decision in walk(mode, players, options):
        view = GAME.seen(state.view(decision.seat))
        for choice in decision.choices[:40]:
            for spot in spots(choice, decision.seat, view):
                assert str(choice) in intents(spot, decision.seat, view, GAME.content), (spot, decision.prompt)
                asked += 1
    assert asked > 100


@pytest.mark.parametrize(("mode", "players", "options"), TABLES[:4])
def test_everything_that_is_pointed_at_is_answered(mode, players, options):
    """Each intent is a choice of the game; it is offered, or reasons with their rules stand against it."""
    parts = [
        "space-1", "space-12", "space-30", "mystling-1", "mystling-2", "enemy", "enemy-deck", "enemy-track-2", "taming",
        "summon-4", "terrain-9", "token-3-1", "slot-1-1", "slot-1-4", "slot-2-2", "upgrade-1", "deck-1", "discard-1",
        "condition-1-burn", "bonus-dash", "bonus-flare", "help-prepare", "arena", "pick-golomo", "pick-strike",
        "pick-wild-umbra", "pick-map-2", "pick-moss-ring", "draft-1", "draft-1-strike",
    ]  # fmt: skip
    known = {*GAME.register().rules, *GAME.register().rulings, *GAME.register().gaps}
    answered = 0
    for number, (state, decision) in enumerate(walk(mode, players, options, seed=5)):
        if number % 7:
            continue
        view = GAME.seen(state.view(decision.seat))
        for spot in parts:
            for intent in intents(spot, decision.seat, view, GAME.content):
                offered = intent in [str(choice) for choice in decision.choices]
                reasons = GAME.why_not(state, decision.seat, intent)
                assert bool(reasons) is not offered, (spot, intent)
                assert all(reason.rule in known and TEXTS.reason(reason) for reason in reasons), reasons
                answered += 1
    assert answered > 60


def test_nonsense_is_no_part():
    view = GAME.seen(position().view(0))
    for spot in ("", "space", "space-x", "space-99", "slot-1-9", "slot-7-1", "mystling-9", "moon-1", "pick-nobody"):
        assert intents(spot, 0, view, GAME.content) == ()
        assert component_at(spot, view, GAME.content) in ("", "nobody")


@pytest.mark.rule("DRE-547", "DRE-841")
@pytest.mark.parametrize("mode", ["duel", "pvp_quick"])
def test_a_start_space_is_chosen_on_the_map(mode):
    """Where II and III are depends on the map; the part that is pointed at is the space itself."""
    drawn = {"mystling": "draw", "partner": "draw", "enemy": "draw"} if mode == "duel" else {}
    for map in GAME.content.maps:
        state = GAME.new(2, 3, {**drawn, "map": map}, mode)
        while state.decision.prompt != "prompt-start":
            state.apply(state.decision.choices[0], state.decision.seat)
        seat, view = state.decision.seat, state.view(state.decision.seat)
        marks = GAME.content.ground(map, True).marks
        for choice in state.decision.choices:
            (spot,) = GAME.table.spots(choice, seat, view)
            assert spot == f"space-{marks[Mark(choice.start)][0] + 1}"
            assert GAME.table.intents(spot, seat, view)[0] == str(choice)
        assert GAME.table.spots(state.decision.choices[0], seat) == ()


@pytest.mark.rule("DRE-354", "DRE-788")
def test_what_the_enemy_cleanses_is_pointed_at_on_its_own_sheet():
    state = position(sheets={0: {"conditions": (1, 1, 0, 0)}}, foe={"conditions": (2, 0, 1, 0)})
    for body, whose in ((ENEMY, "enemy"), (0, "1")):
        asked = perform(state.copy(), body, {"do": "cleanse", "n": 1})
        view = asked.view(0)
        found = [GAME.table.spots(choice, 0, view) for choice in asked.decision.choices]
        held = ("burn", "weak") if whose == "enemy" else ("burn", "slow")
        assert found == [(f"condition-{whose}-{condition}",) for condition in held]
        assert GAME.table.intents(f"condition-{whose}-burn", 0, view) == ("cleanse-token burn",)
        other = "1" if whose == "enemy" else "enemy"
        assert GAME.table.intents(f"condition-{other}-burn", 0, view) == ()


# -- reasons that players meet --------------------------------------------------------------------------------


@pytest.mark.rule("DRE-373", "DRE-375")
def test_nobody_moves_or_hits_without_an_effect():
    state = position(foe={"space": "C3"})
    assert why_not(state, 0, "go-to 9") == [
        "You move only by an effect: resolve a card with Move or Blink, or use Dash."
    ]
    assert "only by an effect" in why_not(state, 0, "aim-at enemy")[0]
    assert "end of your turn" in why_not(state, 0, "cleanse-token burn")[0]


@pytest.mark.rule("DRE-396", "DRE-395")
def test_a_used_bonus_action_says_so_and_what_it_would_cost():
    state = position(sheets={0: {"power": 0, "used": ("dash",)}})
    assert why_not(state, 0, "use-bonus dash") == [
        "Dash has been used this turn; each Bonus Action is used once.",
        "It costs 1 Power, and you have 0.",
    ]


@pytest.mark.rule("DRE-126", "DRE-127", "DRE-120")
def test_a_card_that_cannot_join_the_deck_names_every_broken_rule_and_one_that_fits():
    options = {"mystling": "young-emberling", "deck": "build", "cards": "starting", "enemy": "wild-golomo"}
    state = GAME.new(1, 1, options, "duel")
    reasons = GAME.why_not(state, 0, "add-card icicle")
    assert [reason.rule for reason in reasons] == ["DRE-130"]
    storm = GAME.why_not(state, 0, "add-card storm")
    assert {reason.rule for reason in storm} == {"DRE-127", "DRE-120"}
    assert TEXTS.reason(storm[-1]).endswith("would fit, for example.")
    suggested = storm[-1].values["suggested"]
    assert f"add-card {suggested}" in [str(choice) for choice in state.decision.choices]


@pytest.mark.rule("DRE-119")
def test_decks_are_not_built_in_a_combat():
    assert why_not(position(), 0, "add-card strike") == ["Decks are built before a Combat, not during it."]


@pytest.mark.rule("DRE-324")
def test_the_own_mystling_is_no_enemy():
    state = GAME.new(1, 1, {"mystling": "golomo"}, "duel")
    assert why_not(state, 0, "pick-enemy wild-golomo") == ["Golomo is in your party."]
    first = GAME.new(1, 1, {"mystling": "golomo", "partner": "firple"}, "gauntlet")
    assert "the next Enemy is of Tier I" in why_not(first, 0, "pick-enemy wild-umbra")[0]


@pytest.mark.rule("DRE-533")
def test_an_arena_without_a_side_for_players_cannot_be_chosen_for_them():
    options = {"mystling": "golomo", "partner": "firple", "arena": "choose"}
    state = GAME.new(2, 1, options, "pvp_quick")
    seat = state.decision.seat
    assert why_not(state, seat, "pick-arena ruined-stage") == ["Ruined Stage has no side for battles between players."]


# -- events and seats -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players", "options"), TABLES)
def test_everything_that_happens_has_its_place(mode, players, options):
    placed = total = 0
    for state, _ in walk(mode, players, options, seed=8):
        for event in GAME.log(state.events, None):
            found = place(event)
            total += 1
            placed += bool(found)
            assert not found or PARTS.fullmatch(found), event
    assert placed > 0.8 * total


def test_what_lies_somewhere_can_be_read():
    state = position(
        sheets={0: {"slots": ("strike", "", "", "charge"), "discard": ("spit",), "upgrade": "banked-heat"}},
        foe={"corruptions": ("corruption-1",)},
    )
    view = GAME.seen(state.view(0))

    def shown(spot: str) -> str:
        return component_at(spot, view, GAME.content)

    assert [shown(f"slot-1-{slot}") for slot in (1, 2, 4)] == ["strike", "", "charge"]
    assert (shown("upgrade-1"), shown("discard-1"), shown("mystling-1")) == ("banked-heat", "spit", "young-emberling")
    assert (shown("enemy"), shown("taming"), shown("arena")) == ("wild-golomo", "taming-golomo", "moss-ring")
    assert shown("enemy-deck") == state.combat.foe.top
    assert shown("corruption-corruption-1") == "corruption-1"
    assert (shown("bonus-dash"), shown("bonus-firenova"), shown("pick-umbra")) == ("dash", "young-emberling", "umbra")
    for spot in ("slot-1-1", "upgrade-1", "mystling-1", "enemy", "taming", "enemy-deck", "bonus-firenova"):
        assert TEXTS.component(shown(spot)).name


@pytest.mark.rule("DRE-845", "DRE-552")
def test_whoever_plays_first_stands_first():
    assert GAME.table.order(position().view(None)) == (0,)
    assert GAME.table.order(position(players=2, taunt=1).view(None)) == (1, 0)
    battle = position(mode="pvp_quick", players=2)
    assert GAME.table.order(battle.view(None)) == (battle.first, 1 - battle.first)


def test_a_glance_shows_points_health_power_and_deck():
    state = position(sheets={0: {"damage": 6, "power": 4}}, points=2)
    (score,) = GAME.table.scores(state.view(None), TEXTS)
    assert score.score == 2
    assert [number[1:] for number in score.numbers] == [("Health", "14/20"), ("Power", "4"), ("Deck", "12")]
    battle = position(mode="pvp_challenge", players=2, mystlings=("choose", "choose"))
    battle.players[1].wins = 1
    assert [one.score for one in GAME.table.scores(battle.view(None), TEXTS)] == [0, 1]
    assert len({one.colour for one in GAME.table.scores(battle.view(None), TEXTS)}) == 2


def test_a_space_means_first_what_is_asked():
    state = position(sheets={0: {"power": 1}})
    state.apply(state.decision.parse("use-bonus dash"), 0)
    there = space(state, "C3") + 1
    assert GAME.table.intents(f"space-{there}", 0, state.view(0))[0] == f"go-to {there}"
