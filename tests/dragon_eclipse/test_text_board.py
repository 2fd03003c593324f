"""The table in words: everything that lies open is told, nothing that is hidden, and forecasts come true."""

from __future__ import annotations

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import SetupError
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import base_game, perform, play, position
from rulewright.games.dragon_eclipse.table.forecast import forecast
from rulewright.games.dragon_eclipse.table.text_arena import GAP, arena_map

GAME = base_game()
TEXTS = GAME.texts("en", ("Anna", "Ben"))


def told(state: DragonState, seat: int | None = 0, full: bool = False) -> str:
    return "\n".join(GAME.table.describe(state.view(seat), TEXTS, full)).replace(GAP, " ")


@pytest.fixture
def duel() -> DragonState:
    return position(
        sheets={
            0: {
                "slots": ("ember-bite", "", "lava-lash", "charge"),
                "discard": ("strike", "defensive-stance"),
                "deck": ("spit", "opening"),
                "top": ("kindle",),
                "upgrade": "banked-heat",
                "power": 3,
                "damage": 5,
                "conditions": (2, 1, 0, 0),
                "space": "C2",
                "used": ("dash",),
            }
        },
        foe={"space": "B3", "tokens": ("C3",), "damage": 4, "top": "fang-1", "track": ("eye-1", "fang-2", "", "", "")},
        round=3,
    )


# -- what lies open -------------------------------------------------------------------------------------------


def test_the_arena_is_a_map_of_letters(duel):
    rows = [row.replace(GAP, " ") for row in arena_map(duel, TEXTS)]
    assert rows == [
        "         1 ·     2 I     3 ·",
        "     4 ·     5 ·     6 E     7²·",
        " 8¹·     9 A    10³·e   11 ·    12¹·",
        "    13²·    14 ·    15 ·    16 ·",
        "        17 ·    18 II   19 ·",
    ]
    assert "A Anna · E the Enemy · e Quake of the Enemy" in told(duel)


@pytest.mark.rule("DRE-743")
def test_the_empty_space_and_terrain_have_their_marks():
    state = position(options={"map": "map-5", "arena": "brittle-pillars"}, terrain_damage=(8, 2), round=3)
    text = "\n".join(arena_map(state, TEXTS))
    assert "○" in text
    assert "#" in text
    assert "Terrain on space 9: 1/3 Health" in told(state)


def test_everybodys_numbers_are_told_as_they_are_now(duel):
    """DRE-313: the top of the discard pile counts, and the printed value is named beside it."""
    text = told(duel)
    assert "A Anna: Young Emberling · 15/20 Health" in text
    assert "1 Defense (printed 0)" in text
    assert "3 Power · 2 Burn and Slow · range 2 to the Enemy" in text
    assert "E Wild Golomo · 14/18 Health" in text
    assert "1/3 Quake" in text


def test_slots_have_their_power_and_their_text(duel):
    text = told(duel)
    assert "1 (+1) Ember Bite: Attack +1 and 1 Burn." in text
    assert "2 (+2) empty" in text
    assert "4 (+3) Charge: Move. Slot 4: attack." in text
    assert "Upgrade: Banked Heat. Own Deal effects deal +1." in text
    assert "In force: Defensive Stance." in text
    assert "Deck 3, discard pile 2 (on top Defensive Stance)" in text


def test_the_enemys_next_attack_names_its_target_and_its_track(duel):
    text = told(duel)
    assert "Next attack: Fang at Anna." in text
    assert "If its turn came now:" in text
    assert "Track: 1 Eye · 2 Fang · 3 –★ · 4 – · 5 –" in text
    assert "★ Special Ability on its next turn:" in text
    assert "with its Special Ability" in text
    silent = position(foe={"conditions": (0, 0, 0, 1)})
    assert "★ Special Ability, silenced:" in told(silent)


@pytest.mark.rule("DRE-525")
def test_an_unpredictable_enemy_shows_nothing():
    state = position(options={"unpredictable": True})
    assert "Next attack: face down" in told(state)
    assert "If its turn came now" not in told(state)


@pytest.mark.rule("DRE-524", "DRE-862")
def test_two_players_cannot_agree_on_the_unpredictable_mode():
    both = {"unpredictable": True, "corruption": True}
    assert "Hard modes: Corruption, unpredictable" in told(position(options=both))
    for mode in ("duel", "gauntlet"):
        with pytest.raises(SetupError, match="DRE-524") as refused:
            position(mode=mode, players=2, options=both)
        for language in ("en", "uk"):
            assert "DRE-524" in base_game().texts(language).refusal(refused.value)
    together = told(position(players=2, options={"corruption": True}))
    assert "Hard modes: Corruption" in together
    assert "unpredictable" not in together


@pytest.mark.rule("DRE-472", about="describe")
def test_taming_shows_what_is_done_and_how_far_the_next_condition_is(duel):
    duel.combat.foe.tamed, duel.combat.foe.progress = 2, 1
    text = told(duel)
    assert "Taming, 2 of 3:" in text
    assert text.count("✓") == 2
    assert "(1 of 3)" in text
    assert "It cannot be tamed here." in told(position(options={"taming": False}))


def test_in_full_all_that_lies_open_is_told(duel):
    short, full = told(duel), told(duel, full=True)
    assert len(full) > len(short)
    for part in (
        "Discard pile, the top card last: Strike, Defensive Stance",
        "In the deck, in no order: Opening, Spit",
        "On top of the deck: Kindle",
        "Dash, 1 Power: move (used this turn)",
        "Firenova, 8 Power",
        "Enemy deck",
        "Not yet drawn:",
        "Quest, 0 of 3 conditions:",
        "Spiral:",
    ):
        assert part in full, part
        assert part not in short, part


def test_with_an_ally_taunt_and_both_players_are_told():
    state = position(players=2, taunt=1)
    text = told(state, 1)
    assert "A Anna: Young Emberling" in text
    assert "Slots: 1 " in text
    assert "has Taunt" in text.split("B Ben:")[1]


# -- before, between and after ---------------------------------------------------------------------------------


@pytest.mark.rule("DRE-124", "DRE-125")
def test_a_deck_that_is_built_shows_what_the_rules_count():
    state = GAME.new(1, 1, {"mystling": "young-emberling", "deck": "build", "enemy": "wild-golomo"}, "duel")
    play(state, "add-card ember-bite", "add-card strike", "add-card strike")
    text = told(state)
    assert text.startswith("Building decks")
    assert "Anna builds the deck of Young Emberling: 3 of 16 cards" in text
    assert "1 of 3–6 own cards, 0 of 1 Legendary" in text
    assert "Ember Bite, 2× Strike" in text


@pytest.mark.parametrize("mode", ["gauntlet", "pvp_challenge"])
def test_long_games_say_how_they_stand(mode):
    mystlings = ("young-emberling", "young-iceling") if mode == "gauntlet" else ("choose", "choose")
    state = position(mode=mode, players=1 if mode == "gauntlet" else 2, mystlings=mystlings)
    text = told(state)
    assert ("Gauntlet: 0 points" if mode == "gauntlet" else "Challenge: Anna 0 : Ben 0") in text
    assert "Party:" in text
    assert "(fights)" in text


def test_the_headline_says_how_far_the_game_is(duel):
    assert GAME.table.headline(duel.view(None), TEXTS) == "Duel, round 3, turn of Anna"
    assert GAME.table.headline(GAME.new(1).view(None), TEXTS) == "Choosing mystlings"
    battle = position(mode="pvp_quick", players=2)
    assert "round 1 of" in GAME.table.headline(battle.view(None), TEXTS)
    duel.combat.turn = ENEMY
    assert GAME.table.headline(duel.view(None), TEXTS).endswith("the Enemy’s turn")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "players"), [("duel", 1), ("duel", 2), ("gauntlet", 2), ("pvp_challenge", 2)])
def test_a_whole_game_can_be_read(mode, players, language):
    texts = GAME.texts(language, ("Anna", "Борис"))
    options = {"mystling": "draw", "partner": "draw", "enemy": "draw", "corruption": True}
    state = GAME.new(players, 6, options, mode)
    number = 0
    while not state.over:
        state.apply(state.decision.choices[number % len(state.decision.choices)], state.decision.seat)
        number += 1
        if number % 19 == 0:
            for seat in (None, 0):
                lines = GAME.table.describe(state.view(seat), texts, full=bool(number % 2))
                assert all(line.strip() for line in lines)
                assert all(len(line) - len(line.lstrip()) <= 60 for line in lines)
    assert GAME.table.describe(state.view(None), texts, full=True)


# -- hidden information and forecasts --------------------------------------------------------------------------


def test_nobody_reads_another_players_deck(duel):
    mine, theirs = told(duel, 0, full=True), told(duel, None, full=True)
    for secret in ("In the deck", "On top of the deck", "Opening"):
        assert secret in mine
        assert secret not in theirs
    assert "Deck 3" in theirs


def test_of_a_search_the_others_are_told_how_many_cards_it_looks_at():
    searching = perform(position(players=2), 0, {"do": "search", "n": 3})
    assert "Looking at: Charge, Defensive Stance, Ember Bite" in told(searching, 0)
    assert "Looking at 3 cards" in told(searching, 1)
    assert "Action card" not in told(searching, None)


def test_a_state_from_a_view_asks_the_same_question(duel):
    again = GAME.seen(duel.view(0))
    assert [str(choice) for choice in again.decision.choices] == [str(choice) for choice in duel.decision.choices]
    assert set(GAME.seen(duel.view(None)).combat.sheets[0].deck) == {""}


def test_a_forecast_comes_true():
    """What the table says before the turn ends is what the Enemy then does, wherever nothing else is asked."""
    proven = 0
    for enemy in ("wild-golomo", "wild-firple", "wild-umbra", "wild-young-emberling"):
        state = position(enemy=enemy, seed=4)
        for _ in range(60):
            if state.over:
                break
            decision = state.decision
            texts = [str(choice) for choice in decision.choices]
            expected = forecast(GAME.seen(state.view(0)))
            choice = "end-turn" if "end-turn" in texts else texts[-1]
            ends = choice == "end-turn" and not any(state.combat.sheets[0].conditions)
            state.apply(decision.parse(choice), decision.seat)
            happened = [event for event in state.events if isinstance(event, events.DamageDealt) and event.body == 0]
            if ends and any(isinstance(event, events.RoundBegan) for event in state.events):
                foreseen = [event for event in expected if isinstance(event, events.DamageDealt) and event.body == 0]
                assert [event.n for event in foreseen] == [event.n for event in happened], enemy
                proven += bool(happened)
    assert proven >= 3


def test_a_forecast_changes_nothing(duel):
    before = GAME.encode(duel)
    assert forecast(duel)
    assert GAME.encode(duel) == before
