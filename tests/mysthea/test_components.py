"""Components: what lies in the box, and what of it matters. Rulebook p.1, p.3, p.7."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.core.record import kebab
from rulewright.games.mysthea.content.components import Card, Encounter
from rulewright.games.mysthea.effects import Carry, Strengthen, Waive, When
from rulewright.games.mysthea.model import choices, events
from rulewright.games.mysthea.model.geography import ISLANDS
from rulewright.games.mysthea.model.state import MystheaState, PlayerBoard
from rulewright.games.mysthea.model.vocabulary import Approach, CardType, Colour, Side, Slot, Terrain
from rulewright.games.mysthea.positions import offered, play, position, region
from rulewright.games.mysthea.rules.eras import REGION_EVENTS, STORM

GAME = rulewright.load("mysthea")
CONTENT = GAME.content
CARDS = sorted(CONTENT.cards)
ROWS = {0: (2, 2, 2, 2, 2), 1: (1, 1, 2, 3, 3), 2: (1, 2, 3, 3, 4), 3: (1, 2, 3, 4, 5)}
"""Command Points of each type's five cards, by Era (GAP-MYS-01)."""


@pytest.mark.rule("MYS-001", about="modes")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_can_play(players: int) -> None:
    """p.1"""
    assert players in GAME.modes[0].seats
    assert len(GAME.new(players=players).boards) == players


@pytest.mark.rule("MYS-001", about="modes")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7])
def test_one_player_or_more_than_five_are_refused(players: int) -> None:
    """p.1"""
    assert players not in GAME.modes[0].seats
    with pytest.raises(rulewright.SetupError, match="players may be 2, 3, 4, 5"):
        GAME.new(players=players)


@pytest.mark.rule("MYS-001", about="register")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_rules_name_the_age_and_the_playing_time(language: str) -> None:
    """p.1"""
    text = GAME.register().text("MYS-001", language)
    assert "14+" in text
    assert "90–120" in text


@pytest.mark.rule("MYS-002", about="PlayerBoard")
def test_the_game_board_and_the_events_board_are_shared_by_all() -> None:
    """p.3"""
    game_board = {"ring", "encounters", "next_encounter", "attunements", "deck", "display", "mirages"}
    events_board = {"path", "events_deck", "next_event", "monsters"}
    assert game_board | events_board <= set(MystheaState.__struct_fields__)
    assert not (game_board | events_board) & set(PlayerBoard.__struct_fields__)
    state = GAME.new(players=5, seed=1)
    assert len(state.ring) == 5
    assert len(state.monsters) == 3
    assert CONTENT.numbers.path == (2, 3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.rule("MYS-003", about="ISLANDS")
def test_there_are_exactly_five_floating_islands(tmp_path: Path) -> None:
    """p.3"""
    assert ISLANDS == ("shard", "arch", "tree", "sphere", "volcano")
    assert sorted(GAME.new(players=3, seed=1).ring) == [0, 1, 2, 3, 4]
    manifest = 'id = "six"\nversion = "1"\ngame = "mysthea"\ntitle = "Six"\nauthors = []\nlicence = "MIT"\n'
    (tmp_path / "pack.toml").write_text(manifest)
    sixth = '[[island]]\nid = "sixth"\nregions = ["myst", "river", "forest"]\nsource = { author = "nobody" }\n'
    (tmp_path / "islands.toml").write_text(sixth)
    with pytest.raises(rulewright.ContentError, match="a pack cannot change them"):
        rulewright.load("mysthea", packs=[tmp_path])


@pytest.mark.rule("MYS-004", about="Colour")
def test_there_are_five_player_boards_one_of_each_colour() -> None:
    """p.3"""
    boards = GAME.new(players=5).boards
    assert sorted(board.colour for board in boards) == ["black", "blue", "red", "white", "yellow"]
    assert len(Colour) == 5


@pytest.mark.rule("MYS-005", about="champions")
def test_there_are_seven_champions_with_one_card_each() -> None:
    """p.3"""
    names = ["anuth", "celethe", "cr2t1", "kolbor-malabor", "leheir", "sanya", "telron"]
    assert sorted(CONTENT.champions) == names
    drafts = [choice.card for choice in GAME.action_space() if isinstance(choice, choices.DraftCard)]
    assert sorted(card for card in drafts if card in CONTENT.champions) == names
    for seed in range(10):
        dealt = [board.champion for board in GAME.new(players=5, seed=seed).boards]
        assert len(set(dealt)) == 5


@pytest.mark.rule("MYS-006", about="attunements")
def test_each_of_the_five_attunement_cards_has_a_day_and_a_night_side() -> None:
    """p.3"""
    sides = sorted((card.island, card.side) for card in CONTENT.attunements.values())
    assert sides == sorted((island, side) for island in ISLANDS for side in Side)
    assert sorted(CONTENT.attunements) == [f"A{number:02}" for number in range(1, 11)]
    assert len({(card.score, card.era_end) for card in CONTENT.attunements.values()}) == 10


@pytest.mark.rule("MYS-007", about="encounters")
def test_each_of_the_thirty_encounters_has_glory_and_two_options_with_reward_and_steps() -> None:
    """p.3, GAP-MYS-08"""
    assert sorted(CONTENT.encounters) == [f"EN{number:02}" for number in range(1, 31)]
    assert set(Encounter.__struct_fields__) == {"id", "source", "glory", "options", "rule"}
    steps = set()
    for card in CONTENT.encounters.values():
        assert card.glory in (6, 7, 8)
        first, second = card.options
        assert first.approach is not second.approach
        assert first.effects
        assert second.effects
        steps.update((first.steps, second.steps))
    assert steps == {0, 1, 2, 3, 4}


@pytest.mark.rule("MYS-007", about="encounters")
@pytest.mark.component("EN26")
@pytest.mark.parametrize(("approach", "island"), [("boots", "shard"), ("dialogue", "tree")])
def test_each_option_of_an_encounter_has_its_own_number_of_steps(approach: str, island: str) -> None:
    """p.3, GAP-MYS-08: EN26 shows 0 for the Boots and 2 for the Dialogue."""
    board = {"at": region("shard.river"), "token": 0, "experience": 1}
    state = position(turn=0, boards={0: board}, next_encounter="EN26")
    play(state, "face-encounter", f"choose-approach {approach}")
    while "accept" in offered(state):
        play(state, "decline")
    assert ISLANDS[state.boards[0].token] == island
    assert {option.approach for option in CONTENT.encounters["EN26"].options} == {Approach.BOOTS, Approach.DIALOGUE}


@pytest.mark.rule("MYS-008", about="cards")
@pytest.mark.parametrize("era", [0, 1, 2, 3])
def test_the_eighty_command_cards_are_twenty_for_the_start_and_twenty_for_each_era(era: int) -> None:
    """p.3"""
    assert len(CONTENT.cards) == 80
    assert CONTENT.era_cards[era] == tuple(f"C{number:03}" for number in range(20 * era + 1, 20 * era + 21))


@pytest.mark.rule("MYS-009", about="cards")
@pytest.mark.parametrize("era", [0, 1, 2, 3])
def test_each_twenty_cards_are_five_of_each_type_in_order(era: int) -> None:
    """p.20; GAP-MYS-01 for the Command Points"""
    cards = [CONTENT.cards[card] for card in CONTENT.era_cards[era]]
    types = [CardType.TACTIC, CardType.OBJECTIVE, CardType.ACCESSORY, CardType.UPGRADE]
    assert [card.type for card in cards] == [kind for kind in types for _ in range(5)]
    assert tuple(card.points for card in cards) == ROWS[era] * 4


@pytest.mark.rule("MYS-010", about="monsters")
def test_there_are_seven_monsters_with_one_card_each() -> None:
    """p.3"""
    names = ["boulron", "caerulas", "cannibarok", "kodror", "obsidusa", "onygauros", "utcoro"]
    assert sorted(CONTENT.monsters) == names
    drawn = set()
    for seed in range(20):
        state = GAME.new(players=2, seed=seed)
        assert len(set(state.monsters)) == 3
        drawn.update(state.monsters)
    assert sorted(drawn) == names


@pytest.mark.rule("MYS-011", about="REGION_EVENTS")
def test_there_is_one_event_card_for_each_region_type_and_one_storm() -> None:
    """p.3"""
    assert sorted(REGION_EVENTS) == sorted(terrain.value for terrain in Terrain)
    state = GAME.new(players=3, seed=1)
    assert sorted(state.events_deck) == ["crystal", "forest", "mountain", "myst", "river", "storm"]
    assert state.events_deck.count(STORM) == 1


@pytest.mark.rule("MYS-012")
def test_there_are_forty_troops_twenty_golems_twenty_fortifications_and_a_champion_each() -> None:
    """p.3"""
    boards = GAME.new(players=5, seed=1).boards
    for board in boards:
        assert board.supply_troops + board.constructed_troops + len(board.troops) == 8
        assert board.supply_golems + board.constructed_golems + len(board.golems) == 4
        assert board.supply_fortifications + len(board.fortifications) == 4
    assert sum(board.supply_troops + board.constructed_troops for board in boards) == 40
    assert sum(board.supply_golems + board.constructed_golems for board in boards) == 20
    assert sum(board.supply_fortifications for board in boards) == 20
    assert len([board.champion for board in boards if board.champion]) == 5


@pytest.mark.rule("MYS-013")
def test_poses_of_golems_and_troops_have_no_effect() -> None:
    """p.3: units of a kind in a region are one and the same choice."""
    spot, target = region("arch.forest"), region("arch.myst")
    state = position(turn=0, boards={0: {"hand": ("C026",), "troops": (spot,) * 5, "golems": (spot,) * 2}})
    play(state, "act", "play-card C026", "spend-points")
    texts = offered(state)
    assert texts.count("travel troop arch.forest arch.myst") == 1
    assert texts.count("travel golem arch.forest arch.myst") == 1
    play(state, "travel troop arch.forest arch.myst")
    assert state.boards[0].troops == (spot,) * 4 + (target,)
    records = [MystheaState, PlayerBoard, *[type(choice) for choice in GAME.action_space()]]
    assert not [record for record in records for field in record.__struct_fields__ if "pose" in field]


@pytest.mark.rule("MYS-014")
def test_the_five_artefacts_are_numbered_and_have_a_charged_and_a_discharged_side() -> None:
    """p.3"""
    state = GAME.new(players=5, seed=2)
    assert sorted(board.artefact for board in state.boards) == [1, 2, 3, 4, 5]
    duel = position(turn=0)
    assert duel.boards[0].charged is True
    play(duel, "move-island", "decline", "set-down-after sphere")
    assert duel.boards[0].charged is False
    assert "move-island" not in offered(duel)


@pytest.mark.rule("MYS-015")
def test_each_colour_has_its_own_energy_experience_glory_and_encounter_token() -> None:
    """p.3"""
    board = {"at": region("arch.myst"), "charged": False}
    state = position(players=5, turn=0, boards={0: board, 1: {"at": region("tree.forest")}})
    before = [(b.energy, b.experience, b.glory, b.token) for b in state.boards]
    play(state, "meditate")
    after = [(b.energy, b.experience, b.glory, b.token) for b in state.boards]
    assert before == [(0, 0, 1, 1), (0, 0, 1, 2), (0, 0, 1, 3), (0, 0, 1, 4), (0, 0, 1, 0)]
    assert after == [(3, 1, 1, 1), *before[1:]]


@pytest.mark.rule("MYS-015", "MYS-076")
@pytest.mark.parametrize("glory", [98, 99, 198, 299])
def test_glory_goes_on_after_a_lap_of_the_track(glory: int) -> None:
    """p.5: the markers +100 and +200 keep the total, here a plain number (GAP-MYS-14)."""
    state = position(turn=0, boards={0: {"hand": ("C026",), "energy": 1, "glory": glory}})
    play(state, "act", "play-card C026", "use-card")
    assert state.boards[0].glory == glory + 3


@pytest.mark.rule("MYS-016")
@pytest.mark.parametrize(("players", "mirages"), [(2, 5), (3, 0), (4, 0), (5, 0)])
def test_the_five_mirage_tokens_are_used_only_with_two_players(players: int, mirages: int) -> None:
    """p.3"""
    for seed in range(5):
        assert len(GAME.new(players=players, seed=seed).mirages) == mirages


@pytest.mark.rule("MYS-017")
def test_each_player_has_thirteen_coloured_bases_and_fortifications_have_none() -> None:
    """p.3: a Champion, 8 Troops and 4 Golems; Fortifications are tokens and never Travel."""
    boards = GAME.new(players=5, seed=1).boards
    bases = [
        1 + board.supply_troops + board.constructed_troops + board.supply_golems + board.constructed_golems
        for board in boards
    ]
    assert bases == [13] * 5
    travellers = {choice.unit for choice in GAME.action_space() if isinstance(choice, choices.Travel)}
    assert travellers == {"troop", "golem", "champion"}


@pytest.mark.rule("MYS-018", about="tables")
def test_summaries_sheets_bag_seals_and_app_change_no_rule() -> None:
    """p.3, GAP-MYS-13: nothing to choose, to agree on or to keep track of."""
    words = {"seal", "seals", "summary", "sheet", "sheets", "bag", "app", "companion"}
    names = [option.name for option in (*GAME.options, *GAME.rulings)]
    names.extend(kebab(type(choice).__name__) for choice in GAME.action_space())
    names.extend([*MystheaState.__struct_fields__, *PlayerBoard.__struct_fields__, *CONTENT.tables])
    assert set(CONTENT.tables) == {
        "cards", "encounters", "champions", "monsters", "attunements", "islands", "numbers",
    }  # fmt: skip
    assert not [name for name in names if words & set(name.replace("_", "-").split("-"))]


@pytest.mark.rule("MYS-019", about="cards")
@pytest.mark.parametrize("card", CARDS)
def test_every_command_card_has_points_type_effect_and_era(card: str) -> None:
    """p.7: green and blue cards also show a cost, which is the same number (MYS-020)."""
    record = CONTENT.cards[card]
    assert set(Card.__struct_fields__) == {"id", "source", "era", "type", "points", "slot", "effects", "rule"}
    assert record.points in (1, 2, 3, 4, 5)
    assert record.type in set(CardType)
    assert record.effects
    assert record.era == (int(card[1:]) - 1) // 20
    upgrade = record.type is CardType.UPGRADE
    assert (record.slot in set(Slot)) == upgrade
    assert all(isinstance(effect, (Carry, Strengthen, Waive, When)) == upgrade for effect in record.effects)


@pytest.mark.rule("MYS-020")
@pytest.mark.parametrize("card", CARDS)
def test_using_or_placing_a_card_costs_as_much_energy_as_its_command_points(card: str) -> None:
    """p.7"""
    points = CONTENT.cards[card].points
    spare = [other for other in ("C002", "C007", "C012", "C014", "C017") if other != card]
    state = position(era=3, turn=0, boards={0: {"hand": (card, *spare), "energy": points}})
    play(state, "act", f"play-card {card}", "use-card")
    assert state.events[0] == events.Paid(rule="MYS-126", seat=0, energy=points)
    poor = position(era=3, turn=0, boards={0: {"hand": (card, *spare), "energy": points - 1}})
    play(poor, "act", f"play-card {card}")
    assert offered(poor) == ["spend-points", "done"]
