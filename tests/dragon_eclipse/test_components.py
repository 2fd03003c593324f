"""Components and their limits: what lies in the box, counted in the content. Rulebook p.3, p.9, p.15, p.24, p.32."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

import rulewright
from rulewright.core.errors import ContentError
from rulewright.games.dragon_eclipse.conditions import AnyAsked
from rulewright.games.dragon_eclipse.content.components import Stats
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.vocabulary import (
    CONDITIONS,
    LIMITS,
    Aim,
    Condition,
    Element,
    Pile,
    Rarity,
    Stat,
    Symbol,
)
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play
from rulewright.games.dragon_eclipse.rules.stats import value
from rulewright.games.dragon_eclipse.rules.tokens import supply
from rulewright.games.dragon_eclipse.table.texts import read_language

from .table import change, position, table

CONTENT = base_game().content
NAMES = sorted(CONTENT.mystlings)


def pile(*piles: Pile) -> list[str]:
    return [card.id for card in CONTENT.cards.values() if card.pile in piles]


def printed(cards: list[str]) -> int:
    """How many cards of paper these designs are."""
    return sum(CONTENT.copies(card) for card in cards)


# -- Mystlings and Enemies -----------------------------------------------------------------------------


@pytest.mark.rule("DRE-001", about="mystlings")
@pytest.mark.parametrize("mystling", NAMES)
def test_a_stat_card_has_an_ordinary_side_and_a_pvp_side_that_differ(mystling):
    record = CONTENT.mystlings[mystling]
    assert isinstance(record.stats, Stats)
    assert record.stats != record.pvp


@pytest.mark.rule("DRE-001", about="mystlings")
@pytest.mark.rule("DRE-002", about="enemies")
@pytest.mark.rule("DRE-003", about="tamings")
def test_there_are_thirty_six_stat_cards_thirty_three_enemies_and_thirty_one_taming_cards():
    """GAP-DRE-01, GAP-DRE-10: besides the Mystlings a variant, and two Enemies that are none and cannot be tamed."""
    variants = {enemy.id for enemy in CONTENT.enemies.values() if enemy.stats is not None}
    others = {enemy.id for enemy in CONTENT.enemies.values() if enemy.card is not None}
    assert (variants, others) == ({"frightened-windraiser"}, {"barrow-warden", "sunless-wyrm"})
    stat_cards = len(CONTENT.mystlings) + len(CONTENT.summons) + len(variants) + len(others)
    assert (stat_cards, len(CONTENT.enemies), len(CONTENT.tamings)) == (36, 33, 31)
    assert {enemy.mystling for enemy in CONTENT.enemies.values()} - {""} == set(CONTENT.mystlings)
    assert {enemy.id for enemy in CONTENT.enemies.values() if not enemy.mystling} == others


@pytest.mark.rule("DRE-023", "DRE-711", about="mystlings")
def test_tiers_follow_the_printed_costs_and_five_mystlings_are_of_each_element():
    """GAP-DRE-17: the roster has four names for Tier I and four for Tier V, so not every Element has one of each."""
    assert Counter(one.tier for one in CONTENT.mystlings.values()) == {1: 4, 2: 4, 3: 7, 4: 11, 5: 4}
    assert Counter(one.element for one in CONTENT.mystlings.values()) == dict.fromkeys(Element, 5)
    assert all(one.essence == one.tier for one in CONTENT.mystlings.values())
    free = {one.id for one in CONTENT.mystlings.values() if one.tier == 1}
    assert free == {"firple", "prowler", "young-alukah", "young-iceling"}
    strongest = {one.id for one in CONTENT.mystlings.values() if one.tier == 5}
    assert strongest == {"artios", "gaiadon", "umbra", "vogandr"}


@pytest.mark.rule("DRE-002", "DRE-320", "DRE-322", about="enemies")
@pytest.mark.parametrize("enemy", sorted(CONTENT.enemies))
def test_an_enemy_ability_card_has_a_side_for_the_fight_and_a_side_for_the_setup(enemy):
    record = CONTENT.enemies[enemy]
    assert set(record.attacks) == set(Symbol)
    assert all(record.attacks.values())
    assert record.special
    assert 1 <= record.slot <= 5
    assert set(record.deck) == set(Symbol)
    text = base_game().texts("en").component(enemy)
    assert [symbol for symbol in ("Fang: ", "Eye: ", "Spiral: ") if any(symbol in rule for rule in text.rules)] == [
        "Fang: ",
        "Eye: ",
        "Spiral: ",
    ]


@pytest.mark.rule("DRE-003", about="tamings")
def test_every_enemy_that_is_a_mystling_has_one_taming_card_with_ordered_conditions_and_trivia():
    assert len(CONTENT.tamings) == 31
    tameable = [enemy.id for enemy in CONTENT.enemies.values() if enemy.mystling]
    assert sorted(taming.enemy for taming in CONTENT.tamings.values()) == sorted(tameable)
    for taming in CONTENT.tamings.values():
        assert 2 <= len(taming.conditions) <= 4
        for language in ("en", "uk"):
            texts = base_game().texts(language)
            front, back = texts.component(taming.id), texts.component(taming.id, back=True)
            assert [rule[:2] for rule in front.rules] == [f"{n}." for n in range(1, len(taming.conditions) + 1)]
            assert len(back.rules) == 1
            assert back.rules[0] not in front.rules


@pytest.mark.rule("DRE-004", about="read_language")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_there_are_thirty_portraits_with_a_caption_of_their_own(language):
    say = read_language(language, ())
    captions = {say(f"mystling-{mystling}.caption") for mystling in NAMES}
    assert len(captions) == 30


@pytest.mark.rule("DRE-005", "DRE-023", about="mystlings")
def test_each_of_the_thirty_mystlings_has_one_ability_card_and_one_tier_card():
    assert len(CONTENT.mystlings) == 30
    abilities = [ability.id for mystling in CONTENT.mystlings.values() for ability in mystling.abilities]
    assert len(abilities) == len(set(abilities)) >= 30
    assert all(mystling.abilities for mystling in CONTENT.mystlings.values())
    assert {mystling.tier for mystling in CONTENT.mystlings.values()} == {1, 2, 3, 4, 5}
    assert all(mystling.essence == mystling.tier for mystling in CONTENT.mystlings.values())
    assert all(
        mystling.arena in CONTENT.arenas and mystling.map in CONTENT.maps for mystling in CONTENT.mystlings.values()
    )


@pytest.mark.rule("DRE-006", "DRE-109", "DRE-137", "DRE-143", about="specific")
@pytest.mark.parametrize("mystling", NAMES)
def test_six_action_cards_bear_a_mystlings_name_and_element(mystling):
    cards = [CONTENT.cards[card] for card in CONTENT.specific[mystling]]
    assert len(cards) == 6
    assert {card.mystling for card in cards} == {mystling}
    assert {card.element for card in cards} == {CONTENT.mystlings[mystling].element}
    assert {card.rarity for card in cards} == {Rarity.SPECIFIC}
    assert printed([card.id for card in cards]) == 6


@pytest.mark.rule("DRE-006", about="cards")
def test_the_cards_with_names_are_a_hundred_and_eighty():
    assert printed(pile(Pile.MYSTLING)) == 180


@pytest.mark.rule("DRE-007", "DRE-111", about="quests")
def test_nineteen_mystlings_have_a_quest_and_eleven_have_none():
    owners = [quest.mystling for quest in CONTENT.quests.values()]
    assert len(owners) == len(set(owners)) == 19
    assert len(set(NAMES) - set(owners)) == 11


# -- Action cards --------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-135", "DRE-139", about="cards")
@pytest.mark.parametrize(
    ("name", "designs"),
    [
        pytest.param(Pile.STARTING, 10, marks=pytest.mark.rule("DRE-008", about="cards")),
        pytest.param(Pile.ADVANCEMENT_A, 15, marks=pytest.mark.rule("DRE-010", about="cards")),
        pytest.param(Pile.ADVANCEMENT_B, 15, marks=pytest.mark.rule("DRE-011", about="cards")),
    ],
)
def test_neutral_cards_are_common_show_no_element_and_exist_twice(name, designs):
    cards = pile(name)
    assert len(cards) == designs
    assert printed(cards) == 2 * designs
    assert {(CONTENT.cards[card].element, CONTENT.cards[card].rarity) for card in cards} == {(None, Rarity.COMMON)}


@pytest.mark.rule("DRE-009", about="numbers")
def test_there_are_five_fatigue_cards():
    assert pile(Pile.FATIGUE) == ["fatigue"]
    state = position(players=2)
    assert state.fatigue == CONTENT.numbers.fatigue == 5


@pytest.mark.rule("DRE-012", "DRE-136", "DRE-140", "DRE-141", about="cards")
@pytest.mark.parametrize("element", list(Element))
def test_each_element_has_twenty_ordinary_cards_rare_twice_and_ultra_rare_once(element):
    cards = [card for card in CONTENT.cards.values() if card.pile is Pile.ELEMENTAL and card.element is element]
    rare = [card.id for card in cards if card.rarity is Rarity.RARE]
    ultra = [card.id for card in cards if card.rarity is Rarity.ULTRA_RARE]
    assert (printed(rare), printed(ultra)) == (2 * len(rare), len(ultra))
    assert printed(rare) + printed(ultra) == 20
    assert all(card.rarity is not Rarity.COMMON for card in cards)


@pytest.mark.rule("DRE-013", "DRE-142", about="cards")
def test_there_are_ten_legendary_cards_of_all_elements_once_each():
    cards = [card for card in CONTENT.cards.values() if card.rarity is Rarity.LEGENDARY]
    assert printed([card.id for card in cards]) == len(cards) == 10
    assert {card.pile for card in cards} == {Pile.ELEMENTAL}
    assert {card.element for card in cards} == set(Element)


@pytest.mark.rule("DRE-012", "DRE-013", "DRE-014", about="boosters")
def test_ten_boosters_hold_every_copy_of_the_elemental_cards():
    assert len(CONTENT.boosters) == 10
    found = Counter(card for booster in CONTENT.boosters.values() for card in booster.cards)
    assert found == {card: CONTENT.copies(card) for card in pile(Pile.ELEMENTAL)}
    assert found.total() == 130


@pytest.mark.rule("DRE-138")
def test_rarity_changes_nothing_about_how_a_card_is_resolved():
    for rarity in ("rare", "ultra-rare", "legendary"):
        game = change("kindle", rarity=rarity)
        given = {"space": "C3", "slots": ("", "", "", "kindle"), "deck": ("spit",) * 6}
        state = position(game=game, sheets={0: given}, foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False})
        play(state, "play-card 4")
        told = [event for event in state.events if not isinstance(event, events.AttackDrawn)][:4]
        usual = position(sheets={0: given}, foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False})
        play(usual, "play-card 4")
        assert told == [event for event in usual.events if not isinstance(event, events.AttackDrawn)][:4]


# -- other cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-015", about="arenas")
def test_thirty_five_arena_cards_have_a_side_for_pvp_or_stay_out_of_it():
    assert len(CONTENT.arenas) == 35
    without = {arena.id for arena in CONTENT.arenas.values() if arena.pvp is None}
    asked = {"mystling": "golomo", "partner": "young-iceling", "arena": "choose", "map": "map-1"}
    state = base_game().new(2, 1, asked, "pvp_quick")
    assert {text.removeprefix("pick-arena ") for text in offered(state)} == set(CONTENT.arenas) - without


@pytest.mark.rule("DRE-016", "DRE-399", about="helps")
def test_help_cards_give_one_bonus_action_to_each_element_and_two_to_everybody():
    assert {help.element for help in CONTENT.helps.values()} == {None, *Element}
    assert len([help for help in CONTENT.helps.values() if help.element is not None]) == 6
    assert CONTENT.common == ("dash", "prepare")
    assert set(CONTENT.elemental) == set(Element)


@pytest.mark.rule("DRE-016", about="helps")
@pytest.mark.rule("DRE-843")
def test_the_fourteen_help_cards_are_seven_for_one_player_and_seven_for_two():
    """The card of the Combat tags, with Dash and Prepare, and one for each Element."""
    fighters = {"fire": "firple", "water": "siren", "earth": "golomo", "air": "furwing", "light": "artios"}
    fighters["dark"] = "umbra"
    found = set()
    for players in (1, 2):
        for element, mystling in fighters.items():
            beside = "siren" if element != "water" else "firple"
            state = position(
                players=players, mystlings=(mystling, beside), enemy="wild-regalian", sheets={0: {"power": 10}}, taunt=0
            )
            bonuses = {text.split()[1] for text in offered(state) if text.startswith("use-bonus")} & set(CONTENT.helps)
            assert bonuses == {"dash", "prepare", CONTENT.elemental[Element(element)]}
            found |= {(players, "tags"), (players, element)}
    assert len(found) == 14


@pytest.mark.rule("DRE-019", "DRE-020", about="attacks")
@pytest.mark.parametrize("players", [1, 2])
def test_a_set_of_enemy_attack_cards_has_four_of_each_of_three_symbols(players):
    cards = [card for card in CONTENT.attacks.values() if card.players == players]
    assert len(cards) == 12
    assert Counter(card.symbol for card in cards) == dict.fromkeys(Symbol, 4)
    aims = {card.aim for card in cards}
    assert aims == ({Aim.TAUNT} if players == 1 else set(Aim))


@pytest.mark.rule("DRE-026", "DRE-027", about="corruptions")
def test_six_corruptions_without_a_letter_and_six_major_ones_from_a_to_f():
    letters = [corruption.letter for corruption in CONTENT.corruptions.values()]
    assert sorted(letters) == ["", "", "", "", "", "", "A", "B", "C", "D", "E", "F"]
    assert {mystling.major for mystling in CONTENT.mystlings.values()} <= set("ABCDEF")


# -- tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-031", about="arenas")
def test_no_arena_needs_more_than_sixteen_universal_tokens():
    most = 0
    for arena in CONTENT.arenas.values():
        for scene, sides in ((arena.combat, (False, True)), (arena.pvp, (True,))):
            for map in CONTENT.maps:
                for duo in sides if scene is not None else ():
                    marks = CONTENT.ground(map, duo).marks
                    places = [
                        [space for mark in terrain.at for space in marks.get(mark, ())]
                        for terrain in (scene.boon, scene.bane)
                        if terrain is not None
                    ]
                    spaces = {space for row in places for space in row}
                    assert len(spaces) <= 16, f"{arena.id} on {map}"
                    most = max(most, len(spaces))
    assert most > 0


@pytest.mark.rule("DRE-030")
def test_ten_tokens_with_two_sides_are_enough_to_mark_every_taming_card():
    most = max(len(taming.conditions) for taming in CONTENT.tamings.values())
    assert 2 <= min(len(taming.conditions) for taming in CONTENT.tamings.values()) <= most <= 4 < 10
    asked = [{"is": "deal-at-once", "n": 1}] * 4
    conditions = msgspec.convert(asked, tuple[AnyAsked, ...])
    state = position(game=change("taming-golomo", conditions=conditions), foe={"base": (0, 0, 3, 1)})
    for number in range(1, 4):
        perform(state, 0, {"do": "deal", "n": 1, "range": 0})
        assert state.combat.foe.tamed == number
    assert not state.over


@pytest.mark.rule("DRE-033")
def test_the_one_taunt_token_is_for_two_players_only():
    alone = table().new(1, 1, {"mystling": "golomo", "enemy": "wild-firple"}, "duel")
    play(alone, "keep-cards")
    assert alone.fighting
    both = table().new(2, 1, {"mystling": "golomo", "partner": "firple", "enemy": "wild-siren"}, "duel")
    play(both, "start-on II", "keep-cards", "keep-cards")
    assert offered(both) == ["take-taunt 0", "take-taunt 1"]
    play(both, "take-taunt 1")
    assert [event.seat for event in both.events if isinstance(event, events.TauntTaken)] == [1]
    assert both.combat.taunt == 1
    assert both.combat.turn == 1


@pytest.mark.rule("DRE-035")
@pytest.mark.parametrize(
    "condition",
    [
        pytest.param("slow", marks=pytest.mark.rule("DRE-053")),
        pytest.param("weak", marks=pytest.mark.rule("DRE-054")),
        pytest.param("silence", marks=pytest.mark.rule("DRE-055")),
    ],
)
def test_a_mystling_holds_at_most_one_slow_one_weak_and_one_silence(condition):
    state = position(players=2)
    at = CONDITIONS.index(Condition(condition))
    for body in (0, 1, ENEMY):
        perform(state, body, {"do": "gain-condition", "conditions": {condition: 2}})
        assert [event.n for event in state.events if isinstance(event, events.ConditionGained)] == [1]
        perform(state, body, {"do": "gain-condition", "conditions": {condition: 1}})
        assert state.events == [events.InVain(rule="DRE-730", body=body, why="held", condition=condition)]
    held = [body.conditions[at] for body in (*state.combat.sheets, state.combat.foe)]
    assert held == [1, 1, 1]  # the three tokens of the box


@pytest.mark.rule("DRE-035", about="LIMITS")
def test_the_burn_tokens_are_enough_for_three_mystlings():
    assert set(LIMITS) == set(Condition)
    assert 3 * LIMITS[Condition.BURN] == 6 * 1 + 3 * 3


@pytest.mark.rule("DRE-036")
@pytest.mark.ruling("AMB-DRE-41")
def test_ten_tokens_of_each_element_are_shared_by_players_and_enemy():
    assert CONTENT.numbers.tokens * len(Element) == 60
    game = change("golomo", tokens=12)
    state = position(
        game=game,
        mystlings=("golomo", "young-iceling"),
        enemy="wild-gaiadon",
        sheets={0: {"space": "C1", "tokens": ("B1", "B2"), "held": 4}},
        foe={"space": "C5", "tokens": ("A4",), "held": 1, "tameable": False},
    )
    assert supply(state, 0) == supply(state, ENEMY) == 2
    perform(state, 0, {"do": "gain-token", "n": 5})
    assert state.combat.sheets[0].held == 6
    perform(state, ENEMY, {"do": "gain-token"})
    assert state.combat.foe.held == 1


@pytest.mark.rule("DRE-037")
def test_each_of_two_mystlings_has_ten_power_markers():
    state = position(players=2)
    for seat in (0, 1):
        perform(state, seat, {"do": "gain-power", "n": 25})
    assert [sheet.power for sheet in state.combat.sheets] == [10, 10]


@pytest.mark.rule("DRE-038", "DRE-044")
def test_damage_is_not_limited_by_the_thirty_five_tokens():
    state = position(sheets={0: {"space": "C3"}}, foe={"space": "C4", "base": (0, 0, 3, 1), "tameable": False})
    state.combat.foe.health = state.combat.sheets[0].health = 500
    perform(state, 0, {"do": "deal", "n": 90})
    perform(state, ENEMY, {"do": "deal", "n": 80})
    assert (state.combat.foe.damage, state.combat.sheets[0].damage) == (90, 80)


# -- Elements and statistics ---------------------------------------------------------------------------


@pytest.mark.rule("DRE-043", about="Element")
def test_there_are_exactly_six_elements():
    assert [str(element) for element in Element] == ["fire", "water", "earth", "air", "light", "dark"]
    assert Counter(mystling.element for mystling in CONTENT.mystlings.values()) == dict.fromkeys(Element, 5)


@pytest.mark.rule("DRE-057", "DRE-313")
@pytest.mark.parametrize("stat", ["willpower", "defense", "strength", "swiftness"])
def test_no_statistic_falls_below_zero(stat):
    state = position(sheets={0: {"space": "C3", "base": (1, 1, 1, 1)}})
    perform(state, 0, {"do": "boost", "stats": {stat: -4}})
    assert value(state, 0, Stat(stat)) == 0
    assert state.events == [events.Boosted(rule="DRE-313", body=0, stats={stat: -4})]
    perform(state, 0, {"do": "boost", "stats": {stat: 5}})
    assert value(state, 0, Stat(stat)) == 2


def test_a_pack_that_names_an_unknown_rule_is_refused(tmp_path: Path) -> None:
    """The log could not explain what such a card does."""
    (tmp_path / "pack.toml").write_text(
        'id = "mine"\nversion = "1"\ngame = "dragon_eclipse"\ntitle = "Mine"\nauthors = ["me"]\nlicence = "CC0-1.0"\n'
    )
    help_card = (
        '[[help]]\nid = "mine"\nsource = {{ author = "me" }}\nrule = "{}"\npower = 1\neffects = [{{ do = "move" }}]\n'
    )
    (tmp_path / "helps.toml").write_text(help_card.format("DRE-9999"))
    with pytest.raises(ContentError, match=r"helps.toml: mine: rule is 'DRE-9999'; expected the id of a rule"):
        rulewright.load("dragon_eclipse", [tmp_path])
    (tmp_path / "helps.toml").write_text(help_card.format("DRE-400"))
    assert "mine" in rulewright.load("dragon_eclipse", [tmp_path]).content.helps
