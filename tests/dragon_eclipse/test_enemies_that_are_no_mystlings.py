"""Barrow Warden and Sunless Wyrm: Enemies with a Stat card of their own and without a Taming card (GAP-DRE-10)."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from rulewright.games.dragon_eclipse.box.reference import Shelves
from rulewright.games.dragon_eclipse.content.components import Content, Enemy, Taming
from rulewright.games.dragon_eclipse.game import gather
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Condition, Element, Stat, Symbol
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space
from rulewright.games.dragon_eclipse.rules.book import elements_of, range_between
from rulewright.games.dragon_eclipse.rules.choosing import draw_tiers, gauntlet_tier, possible_enemies
from rulewright.games.dragon_eclipse.rules.stats import value
from rulewright.games.dragon_eclipse.rules.tokens import limit

from .table import files, of, position, run, win

CONTENT = base_game().content
WARDEN, WYRM = "barrow-warden", "sunless-wyrm"
BOTH = (WARDEN, WYRM)
HUSK = 16
"""Damage that leaves the Wyrm the 16 Health at which its husk breaks."""


def met(enemy, at="C4", here="C3", damage=0, clods=(), players=1, **sheet):
    """Young Emberling without guard on C3, the Enemy as printed beside it, with Clods."""
    mine = {"space": here, "base": (0, 0, 3, 2), "health": 40, "damage": 0, "power": 0, **sheet}
    state = position(enemy=enemy, players=players, sheets={0: mine}, foe={"space": at, "damage": damage})
    state.combat.foe.minions = tuple(Minion("clod", space(state, one)) for one in sorted(clods))
    state.combat.turn = ENEMY
    return state


def carry_out(state, step):
    """A step of the Enemy; the player takes the first of several possibilities."""
    run(state, step)
    while state.decision.prompt not in ("prompt-act", "prompt-bonus"):
        play(state, offered(state)[0])
    return state


def attack(state, symbol):
    """A card with this symbol lies in slot 1, and the Enemy resolves it."""
    card = CONTENT.attack_cards[len(state.players), symbol][0]
    state.combat.foe.track = (card, "", "", "", "")
    return carry_out(state, steps.EnemyResolves())


def special(state):
    """The cards have reached the Special marker."""
    card = CONTENT.attack_cards[len(state.players), Symbol.FANG][0]
    state.combat.foe.track = tuple(card if number == state.combat.foe.marker - 1 else "" for number in range(5))
    return carry_out(state, steps.EnemySpecial())


def apart(state):
    return range_between(state, 0, ENEMY)


# -- the cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-318", "DRE-319")
@pytest.mark.rule("DRE-320", about="enemies")
@pytest.mark.parametrize(
    ("enemy", "tier", "elements", "health", "base", "tokens"),
    [
        pytest.param(WARDEN, 4, (Element.EARTH, None), 14, (0, 0, 3, 1), 2, marks=pytest.mark.component(WARDEN)),
        pytest.param(WYRM, 5, (Element.DARK, Element.FIRE), 32, (2, 1, 6, 2), 0, marks=pytest.mark.component(WYRM)),
    ],
)
def test_they_stand_on_their_own_stat_card(enemy, tier, elements, health, base, tokens):
    state = position(enemy=enemy)
    assert (state.combat.foe.health, state.combat.foe.base) == (health, base)
    assert elements_of(state, ENEMY) == elements
    assert limit(state, ENEMY) == tokens
    assert CONTENT.nature_of[enemy].tier == tier
    assert CONTENT.figure_of[enemy] == enemy
    usual = base_game().new(1, 1, {"mystling": "firple", "enemy": enemy}, "duel")
    card = CONTENT.enemies[enemy].card
    assert (usual.combat.arena, usual.combat.map) == (card.arena, card.map)
    assert card.arena not in {mystling.arena for mystling in CONTENT.mystlings.values()}


@pytest.mark.rule("DRE-840")
@pytest.mark.parametrize(("enemy", "letter"), [(WARDEN, "D"), (WYRM, "F")])
def test_two_players_meet_them_with_their_major_corruption(enemy, letter):
    state = position(enemy=enemy, players=2)
    (corruption,) = state.combat.foe.corruptions
    assert CONTENT.corruptions[corruption].letter == letter
    assert (
        state.combat.foe.health == CONTENT.stats_of[enemy].health + CONTENT.corruptions[corruption].stats[Stat.HEALTH]
    )


@pytest.mark.rule("DRE-330", "DRE-471")
@pytest.mark.parametrize("taming", [True, False])
@pytest.mark.parametrize("enemy", BOTH)
def test_there_is_no_taming_card_whatever_the_table_agrees_on(enemy, taming):
    state = position(enemy=enemy, options={"taming": taming})
    assert enemy not in CONTENT.taming_of
    assert not state.combat.foe.tameable
    assert not state.combat.foe.fact
    state.combat.foe.damage = state.combat.foe.health - 1
    assert not of(perform(state, 0, {"do": "gain-power", "n": 1}), events.TamingAdvanced)
    assert win(state).result == "win"


@pytest.mark.rule("DRE-318", "DRE-471")
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        (
            {"mystling": "golomo"},
            "enemies barrow-warden: it has a card of its own; expected neither mystling nor stats",
        ),
        ({"card": None}, "enemies barrow-warden: mystling is '', expected a known one, or a card"),
        ({"card": {"tier": 6}}, "enemies barrow-warden: tier is 6, expected 1 to 5"),
        ({"card": {"arena": "moon"}}, "enemies barrow-warden: arena is 'moon', expected one of"),
        ({"card": {"major": "Z"}}, "enemies barrow-warden: major is 'Z', expected the letter"),
        (
            {"card": {"stats": {"health": 9, "strength": -1, "swiftness": 1}}},
            "enemies barrow-warden: a statistic is below 0",
        ),
    ],
)
def test_a_mistake_in_such_an_enemy_is_told(changes, told):
    tables = gather(files())[0]
    fields = msgspec.to_builtins(tables["enemies"][WARDEN])
    if changes.get("card"):
        changes = {"card": {**fields["card"], **changes["card"]}}
    tables["enemies"][WARDEN] = msgspec.convert({**fields, **changes}, Enemy)
    assert [problem for problem in Content(tables).check() if str(problem).startswith(told)]


@pytest.mark.rule("DRE-471")
def test_a_taming_card_for_it_is_a_mistake():
    tables = gather(files())[0]
    card = {**msgspec.to_builtins(tables["tamings"]["taming-golomo"]), "id": "taming-warden", "enemy": WARDEN}
    tables["tamings"]["taming-warden"] = msgspec.convert(card, Taming)
    assert [str(problem) for problem in Content(tables).check()] == [
        "enemies barrow-warden: a Taming card, but it is no Mystling; nobody could join the party"
    ]


# -- meeting them --------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-324")
def test_a_duel_may_be_against_them_and_a_gauntlet_meets_them_at_their_tier():
    duel = base_game().new(1, 1, {"mystling": "firple", "enemy": "choose"}, "duel")
    assert {f"pick-enemy {enemy}" for enemy in BOTH} <= set(offered(duel))
    assert set(BOTH) <= set(possible_enemies(duel))
    gauntlet = base_game().new(1, 1, {"mystling": "firple", "partner": "siren", "duels": 5}, "gauntlet")
    for duel_number, found in ((4, {WARDEN}), (5, {WYRM}), (1, set())):
        gauntlet.duel = duel_number
        assert gauntlet_tier(gauntlet) == duel_number
        assert set(possible_enemies(gauntlet)) & set(BOTH) == found


@pytest.mark.rule("DRE-023", "DRE-707")
def test_no_random_combat_draws_them_because_they_have_no_tier_card():
    state = base_game().new(1, 1, {"mystling": "firple", "enemy": "random-combat"}, "duel")
    drawn = {enemy for _ in range(150) for enemy in draw_tiers(state)}
    assert drawn == {f"wild-{mystling}" for mystling in CONTENT.mystlings} - {"wild-firple"}


@pytest.mark.rule("DRE-324", "DRE-336", "DRE-465", "DRE-471")
@pytest.mark.parametrize(("mode", "players"), [("duel", 1), ("duel", 2), ("gauntlet", 1)])
@pytest.mark.parametrize("taming", [True, False])
@pytest.mark.parametrize("enemy", BOTH)
def test_whole_games_against_them_end_without_a_taming(enemy, taming, mode, players):
    game = base_game()
    luck = Random(4)
    asked = {"mystling": "artios", "partner": "umbra", "enemy": enemy, "taming": taming}
    state = game.new(players, 4, {**asked, **({"lives": 1} if mode == "gauntlet" else {})}, mode)
    results = set()
    while not state.over:
        assert state.combat.foe is None or not state.combat.foe.tameable
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
        results |= {event.result for event in of(state, events.CombatEnded)}
        assert game.check(state) is None
    assert results
    assert results <= {"win", "lose"}
    assert set(state.met) == {enemy}


# -- the Barrow Warden ---------------------------------------------------------------------------------


@pytest.mark.rule("DRE-321", "DRE-726")
@pytest.mark.ruling("AMB-DRE-68")
def test_a_clod_climbs_out_every_turn_until_there_are_two():
    state = met(WARDEN, at="C5", here="C1")
    for n in (1, 2, 2):
        carry_out(state, steps.EnemyTurn())
        assert len(state.combat.foe.minions) == n
    assert {minion.summon for minion in state.combat.foe.minions} == {"clod"}


@pytest.mark.rule("DRE-322", "DRE-431", "DRE-443")
@pytest.mark.parametrize(("at", "ends", "damage"), [("C5", 2, 0), ("C4", 1, 3), ("C2", 1, 3)])
def test_its_fang_rushes_two_and_strikes_for_three(at, ends, damage):
    state = attack(met(WARDEN, at=at, here="C1"), Symbol.FANG)
    assert (apart(state), state.combat.sheets[0].damage) == (ends, damage)


@pytest.mark.rule("DRE-322", "DRE-725")
@pytest.mark.parametrize(
    ("at", "clods", "damage"),
    [("C4", (), 1), ("C4", ("C2",), 3), ("C4", ("C2", "B2"), 5), ("C4", ("C5",), 1), ("C5", ("C1",), 1)],
)
def test_its_eye_lets_every_clod_strike_for_two_and_deals_one_in_range_three(at, clods, damage):
    state = attack(met(WARDEN, at=at, clods=clods), Symbol.EYE)
    assert state.combat.sheets[0].damage == damage


@pytest.mark.rule("DRE-322", "DRE-440", "DRE-802")
@pytest.mark.parametrize(("clods", "healed"), [((), 0), (("C2",), 1), (("C2", "B1"), 2)])
def test_its_spiral_heals_one_for_each_clod_and_retreats_one(clods, healed):
    state = attack(met(WARDEN, at="C4", damage=10, clods=clods), Symbol.SPIRAL)
    assert state.combat.foe.damage == 10 - healed
    assert apart(state) == 2
    assert state.combat.sheets[0].damage == 0


@pytest.mark.rule("DRE-323", "DRE-725", "DRE-791")
@pytest.mark.parametrize(
    ("clods", "willpower", "damage"),
    [
        ((), 0, 0),
        (("C2",), 0, 2 + 1),
        (("C2", "A2"), 0, 2 + 2),
        (("C2", "B2"), 0, 4 + 2),
        (("C2", "A2"), 1, 2 + 1),
    ],
)
def test_its_special_ability_lets_them_strike_and_deals_one_for_each(clods, willpower, damage):
    state = met(WARDEN, at="C5", clods=clods, base=(willpower, 0, 3, 2))
    assert special(state).combat.sheets[0].damage == damage


@pytest.mark.rule("DRE-323", "DRE-790")
def test_its_special_ability_deals_to_both_players():
    state = met(WARDEN, players=2, clods=("A2", "A3"))
    for sheet, where in zip(state.combat.sheets, ("E2", "E5"), strict=True):
        sheet.base, sheet.damage, sheet.space = (0, 0, 3, 2), 0, space(state, where)
    special(state)
    assert [sheet.damage for sheet in state.combat.sheets] == [2, 2]


# -- the Sunless Wyrm ----------------------------------------------------------------------------------


@pytest.mark.rule("DRE-321")
@pytest.mark.parametrize(("damage", "swiftness", "defense"), [(0, 2, 1), (HUSK - 1, 2, 1), (HUSK, 3, 0), (30, 3, 0)])
def test_its_husk_breaks_at_half_its_health(damage, swiftness, defense):
    state = met(WYRM, at="C5", here="C1", damage=damage)
    run(state, steps.EnemyTurn())
    assert (value(state, ENEMY, Stat.SWIFTNESS), value(state, ENEMY, Stat.DEFENSE)) == (swiftness, defense)


@pytest.mark.rule("DRE-322", "DRE-431")
@pytest.mark.parametrize(
    ("at", "damage", "dealt"), [("C4", 0, 6), ("C4", HUSK - 1, 6), ("C4", HUSK, 7), ("C5", HUSK, 7)]
)
def test_its_fang_rushes_strikes_for_six_and_later_deals_one_more(at, damage, dealt):
    state = attack(met(WYRM, at=at, damage=damage), Symbol.FANG)
    assert (apart(state), state.combat.sheets[0].damage) == (1, dealt)


@pytest.mark.rule("DRE-322", "DRE-753", "DRE-754")
@pytest.mark.parametrize(
    ("at", "damage", "dealt", "ends"),
    [("C5", HUSK, 3, 2), ("C4", 0, 3, 1), ("C4", HUSK, 9, 1), ("A3", 0, 0, 1), ("A3", HUSK, 6, 1)],
)
def test_its_eye_deals_three_in_line_rushes_and_later_strikes(at, damage, dealt, ends):
    state = attack(met(WYRM, at=at, here="C1", damage=damage), Symbol.EYE)
    assert (state.combat.sheets[0].damage, apart(state)) == (dealt, ends)


@pytest.mark.rule("DRE-322", "DRE-440", "DRE-819")
@pytest.mark.parametrize(("damage", "burn"), [(0, 0), (HUSK - 1, 0), (HUSK, 1)])
def test_its_spiral_interrupts_retreats_and_later_burns(damage, burn):
    slots = ("strike", "", "spit", "")
    state = attack(met(WYRM, at="C4", damage=damage, slots=slots), Symbol.SPIRAL)
    sheet = state.combat.sheets[0]
    assert (sheet.slots, sheet.discard) == (("strike", "", "", ""), ("spit",))
    assert apart(state) > 1
    assert sheet.conditions[list(Condition).index(Condition.BURN)] == burn
    assert sheet.damage == 0


@pytest.mark.rule("DRE-323", "DRE-790")
@pytest.mark.parametrize(("damage", "burn"), [(0, 0), (HUSK, 2)])
def test_its_special_ability_deals_six_to_everybody_and_later_burns_for_two(damage, burn):
    state = met(WYRM, players=2, damage=0)
    state.combat.foe.damage = state.combat.foe.health - (32 - damage)
    for sheet in state.combat.sheets:
        sheet.base, sheet.damage = (0, 0, 3, 2), 0
    special(state)
    for sheet in state.combat.sheets:
        assert (sheet.damage, sheet.conditions[list(Condition).index(Condition.BURN)]) == (6, burn)


# -- what players see ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("enemy", BOTH)
def test_table_reference_and_guide_show_them_as_what_they_are(enemy, language):
    game = base_game()
    texts = game.texts(language, ["Ann"])
    name = texts.name("enemy", enemy)
    told = texts.component(enemy)
    assert told.flavour
    state = position(enemy=enemy, game=game, options={"map": "map-1", "arena": "moss-ring"})
    picture = game.table.draw(state.view(0), texts, "light")
    assert f'id="m-{enemy}"' in picture
    assert f'href="#m-{enemy}"' in picture
    assert texts.say("board-no-taming").split()[0] in picture
    exhibit = Shelves(game, texts).enemy(CONTENT.enemies[enemy])
    assert "DRE-471" in exhibit.rules
    nature = CONTENT.nature_of[enemy]
    facets = [texts.name("element", nature.element), texts.name("tier", str(nature.tier))]
    assert [value for _, value in exhibit.facets][1:] == facets
    asked = {option.name: option.default for option in game.options} | {"enemy": enemy, "mystling": "firple"}
    set_up = game.box.setup_guide(1, asked, game.new(1, 3, {"enemy": enemy, "mystling": "firple"}, "duel"), texts)
    wild = next(step for step in set_up if "DRE-471" in step.rules)
    assert texts.say("guide-wild.tameless") in wild.lines
    assert [drawn.name for drawn in wild.drawn] == [name]
    shelf = game.table.draw(game.new(1, 3, {"enemy": "choose", "mystling": "firple"}, "duel").view(0), texts, "light")
    assert f'id="pick-{enemy}"' in shelf
    assert f'href="#m-{enemy}"' in shelf


@pytest.mark.parametrize("enemy", BOTH)
def test_after_the_duel_the_beaten_one_is_shown(enemy):
    game = base_game()
    state = position(enemy=enemy, game=game, options={"map": "map-1", "arena": "moss-ring"})
    win(state)
    while not state.over:
        play(state, offered(state)[0])
    texts = game.texts("en")
    picture = game.table.draw(state.view(0), texts, "dark")
    assert f'href="#m-{enemy}"' in picture
    assert f"<title>{texts.name('enemy', enemy)}</title>" in picture


def test_no_enemy_sheet_calls_the_enemy_you():
    texts = base_game().texts("en")
    wrong = [
        rule
        for enemy in CONTENT.enemies
        for rule in texts.component(enemy).rules
        if re.search(r"\byou (have|are|stand)\b", rule)
    ]
    assert wrong == []
