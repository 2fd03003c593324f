"""Setup, steps 1 to 11. Rulebook p.4-5."""

from __future__ import annotations

from random import Random

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.geography import ISLANDS, REGIONS, island_of
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import SLOTS, CardType, Side
from rulewright.games.mysthea.positions import island, offered, play, position, region

GAME = rulewright.load("mysthea")
CONTENT = GAME.content
PLAYERS = [2, 3, 4, 5]
SEEDS = range(40)


def new(players: int = 3, seed: int = 1, **options: object) -> MystheaState:
    state = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(state, MystheaState)
    return state


def set_out(state: MystheaState) -> MystheaState:
    """Every player takes the first place that is offered, until the first turn."""
    while state.era == 0:
        play(state, offered(state)[0])
    return state


def play_on(state: MystheaState, seed: int = 1) -> list[events.AnyEvent]:
    """Finish the game at random; everything that happened."""
    dice, found = Random(seed), []
    for _ in range(5_000):
        if state.over:
            return found
        decision = state.decision
        state.apply(dice.choice(decision.choices), decision.seat)
        found.extend(state.events)
    raise AssertionError("the game does not end")


@pytest.mark.rule("MYS-034")
def test_the_five_islands_lie_at_random_in_the_ring() -> None:
    """p.4, step 1"""
    rings = [new(seed=seed).ring for seed in SEEDS]
    assert all(sorted(ring) == [0, 1, 2, 3, 4] for ring in rings)
    for place in range(5):
        assert {ring[place] for ring in rings} == {0, 1, 2, 3, 4}


@pytest.mark.rule("MYS-035")
def test_three_monsters_are_drawn_at_random_one_for_each_era() -> None:
    """p.4, step 2; GAP-MYS-16 for the order"""
    states = [new(seed=seed) for seed in SEEDS]
    for era in range(3):
        assert {state.monsters[era] for state in states} == set(CONTENT.monsters)
    state = new(seed=5)
    assert len(set(state.monsters)) == 3
    assert tuple(state.view(None)["monsters"]) == state.monsters
    appeared = [event for event in play_on(state) if isinstance(event, events.MonsterAppeared)]
    assert [event.monster for event in appeared] == list(state.monsters)


@pytest.mark.rule("MYS-036")
@pytest.mark.parametrize("seed", range(5))
def test_the_other_four_monsters_are_out_of_the_game(seed: int) -> None:
    """p.4, step 2: no event of the whole game names them."""
    state = new(seed=seed)
    named = {event.monster for event in play_on(state, seed) if hasattr(event, "monster")}
    assert named == set(state.monsters)
    cards = {*state.path, *state.events_deck, state.next_event}
    assert not cards & (set(CONTENT.monsters) - set(state.monsters))


@pytest.mark.rule("MYS-037")
def test_the_three_monsters_wait_on_the_events_board() -> None:
    """p.4, step 2: no Monster is on an Island before Phase 1, and then only the first."""
    state = new()
    assert state.lairs == (-1, -1, -1)
    set_out(state)
    assert state.lairs[0] == island(CONTENT.monsters[state.monsters[0]].island)
    assert state.lairs[1:] == (-1, -1)


@pytest.mark.rule("MYS-038")
def test_the_events_deck_is_five_region_cards_and_the_storm_face_up() -> None:
    """p.4, step 3"""
    state = new()
    assert sorted(state.events_deck) == ["crystal", "forest", "mountain", "myst", "river", "storm"]
    assert state.path == ()
    assert sorted(state.view(None)["events_deck"]) == sorted(state.events_deck)


@pytest.mark.rule("MYS-039")
@pytest.mark.component("EN26")
def test_the_encounter_deck_has_thirty_shuffled_cards_and_its_top_is_visible() -> None:
    """p.4, step 4: to everybody, and so is the next one when it is taken."""
    state = new()
    assert sorted([state.next_encounter, *state.encounters]) == sorted(CONTENT.encounters)
    assert {new(seed=seed).next_encounter for seed in range(200)} == set(CONTENT.encounters)
    for seat in (None, 0, 1, 2):
        assert state.view(seat)["next_encounter"] == state.next_encounter
    faced = position(turn=0, boards={0: {"token": 0, "experience": 1}}, next_encounter="EN26")
    below = faced.encounters
    faced.script = [3]
    play(faced, "face-encounter")
    assert faced.view(1)["next_encounter"] == below[3]
    assert len(faced.encounters) == 28


@pytest.mark.rule("MYS-040", "MYS-067")
@pytest.mark.parametrize("side", ["day", "night"])
def test_all_attunements_may_lie_on_one_side(side: str) -> None:
    """p.4, step 5"""
    for seed in range(5):
        used = [CONTENT.attunements[card] for card in new(seed=seed, attunements=side).attunements]
        assert [card.island for card in used] == list(ISLANDS)
        assert {card.side for card in used} == {Side(side)}


@pytest.mark.rule("MYS-040", "MYS-067")
@pytest.mark.ruling("AMB-MYS-08")
def test_mixed_attunements_lie_on_random_sides() -> None:
    """p.4, step 5; GAP-MYS-18"""
    drawn = [new(seed=seed, attunements="mixed").attunements for seed in SEEDS]
    assert len(set(drawn)) > 15
    for place, name in enumerate(ISLANDS):
        assert {CONTENT.attunements[cards[place]].island for cards in drawn} == {name}
        assert {CONTENT.attunements[cards[place]].side for cards in drawn} == {Side.DAY, Side.NIGHT}


@pytest.mark.rule("MYS-040", "MYS-067")
@pytest.mark.ruling("AMB-MYS-08")
def test_mixed_attunements_may_be_agreed_card_by_card() -> None:
    """p.4, step 5; GAP-MYS-18"""
    assert new(attunements="DNDND").attunements == ("A01", "A07", "A03", "A09", "A05")
    for wrong in ("dusk", "DNDN", "DNDNX"):
        with pytest.raises(rulewright.SetupError, match="option attunements"):
            new(attunements=wrong)


@pytest.mark.rule("MYS-041")
def test_an_attunement_keeps_its_side_for_the_whole_game() -> None:
    """p.4, step 5: also after it was claimed and returned."""
    state = new(attunements="mixed", seed=3)
    first = state.attunements
    claimed = [event.attunement for event in play_on(state) if isinstance(event, events.AttunementClaimed)]
    assert state.era == 3
    assert state.attunements == first
    assert claimed
    assert set(claimed) <= set(first)


@pytest.mark.rule("MYS-042")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_three_era_decks_are_shuffled_separately_and_lie_face_down(era: int) -> None:
    """p.4, step 6"""
    shown = set()
    for seed in range(60):
        state = position(agenda=[steps.BeginEra()], era=era - 1, deck=(), seed=seed)
        assert sorted((*state.display, *state.deck)) == list(CONTENT.era_cards[era])
        shown.add(state.display[0])
    assert shown == set(CONTENT.era_cards[era])
    seen = state.view(0)
    assert seen["deck_count"] == 17
    assert "deck" not in seen


@pytest.mark.rule("MYS-043")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_starts_with_one_random_starting_card_of_each_colour(players: int) -> None:
    """p.4, step 7"""
    dealt = set()
    for seed in SEEDS:
        for board in new(players, seed).boards:
            assert len(board.hand) == 4
            assert sorted(CONTENT.type[card] for card in board.hand) == sorted(CardType)
            assert {CONTENT.cards[card].era for card in board.hand} == {0}
            dealt.update(board.hand)
    assert dealt == set(CONTENT.era_cards[0])


@pytest.mark.rule("MYS-044")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_cards_that_were_not_dealt_leave_the_game(players: int) -> None:
    """p.4, step 7: they are still in the box when the game is over."""
    state = new(players)
    dealt = {card for board in state.boards for card in board.hand}
    left = set(CONTENT.era_cards[0]) - dealt
    assert len(state.box) == 20 - 4 * players
    assert set(state.box) == left
    play_on(state)
    assert left <= set(state.box)


@pytest.mark.rule("MYS-045")
def test_the_cards_in_hand_are_secret() -> None:
    """p.4, step 7: the owner sees them, all others see how many."""
    state = new()
    for viewer in (None, 0, 1, 2):
        for seat, seen in enumerate(state.view(viewer)["boards"]):
            if seat == viewer:
                assert tuple(seen["hand"]) == state.boards[seat].hand
            else:
                assert "hand" not in seen
                assert seen["hand_count"] == 4
                assert not seen["known"]


@pytest.mark.rule("MYS-046")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_gets_a_random_champion_face_up_and_the_rest_leave_the_game(players: int) -> None:
    """p.4, step 8"""
    states = [new(players, seed) for seed in SEEDS]
    assert {board.champion for state in states for board in state.boards} == set(CONTENT.champions)
    state = states[0]
    assert len({board.champion for board in state.boards}) == players
    assert state.champions == ()
    assert [seen["champion"] for seen in state.view(None)["boards"]] == [board.champion for board in state.boards]


@pytest.mark.rule("MYS-047")
def test_each_player_chooses_a_colour_that_nobody_else_has() -> None:
    """p.5, step 9; GAP-MYS-19: in seat order"""
    state = new(players=3, choose_colours=True)
    assert offered(state) == [f"choose-colour {one}" for one in ("red", "yellow", "blue", "black", "white")]
    play(state, "choose-colour blue")
    assert offered(state) == [f"choose-colour {one}" for one in ("red", "yellow", "black", "white")]
    play(state, "choose-colour white")
    assert state.events == [events.ColourChosen(rule="MYS-047", seat=1, colour="white")]
    assert offered(state) == [f"choose-colour {one}" for one in ("red", "yellow", "black")]
    play(state, "choose-colour red")
    assert [board.colour for board in state.boards] == ["blue", "white", "red"]
    assert state.decision.rule == "MYS-059"


@pytest.mark.rule("MYS-048", "MYS-049", "MYS-050")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_tokens_of_a_player_board_as_it_is_set_up(players: int) -> None:
    """p.5, step 9"""
    for board in new(players).boards:
        assert (board.energy, board.experience, board.glory) == (0, 0, 1)
        assert board.token == -1  # on the Champion card


@pytest.mark.rule("MYS-051", "MYS-052")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_units_of_a_player_board_as_it_is_set_up(players: int) -> None:
    """p.5, step 9"""
    for board in new(players).boards:
        assert board.at == -1  # in the constructed space
        assert (board.constructed_troops, board.constructed_golems) == (2, 1)
        assert (board.supply_troops, board.supply_golems, board.supply_fortifications) == (6, 3, 4)
        assert (board.troops, board.golems, board.fortifications) == ((), (), ())


@pytest.mark.rule("MYS-053", about="numbers")
def test_a_board_has_nine_card_spaces_and_a_track_to_twelve() -> None:
    """p.5, step 9: five Upgrade spaces, three for Accessories, the discard space."""
    assert sorted(SLOTS) == ["card", "champion", "fortification", "golem", "troop"]
    board = new().boards[0]
    assert board.upgrades == ("",) * 5
    assert (board.accessories, board.discard) == ((), ())
    assert CONTENT.numbers.accessories == 3
    assert CONTENT.numbers.track == 12
    held = ("C011", "C012", "C013")
    state = position(turn=0, boards={0: {"hand": ("C014",), "energy": 2, "accessories": held}})
    play(state, "act", "play-card C014", "use-card")
    assert offered(state) == [f"discard-from-board {card}" for card in held]


@pytest.mark.rule("MYS-054")
def test_a_unit_has_one_owner_for_the_whole_game() -> None:
    """p.5, step 9: what is lost goes back to its own colour, not to the winner."""
    spot = region("tree.forest")
    state = position(turn=0, boards={0: {"at": spot}, 1: {"troops": (spot,)}})
    play(state, "start-battle tree.forest")
    assert state.boards[1].troops == ()
    assert [board.constructed_troops for board in state.boards] == [0, 1, 0]
    finished = new(players=4, seed=9)
    play_on(finished)
    for board in finished.boards:
        assert board.supply_troops + board.constructed_troops + len(board.troops) == 8
        assert board.supply_golems + board.constructed_golems + len(board.golems) == 4
        assert board.supply_fortifications + len(board.fortifications) == 4


@pytest.mark.rule("MYS-055")
@pytest.mark.parametrize("players", PLAYERS)
def test_artefacts_are_dealt_at_random_and_charged(players: int) -> None:
    """p.5, step 10"""
    states = [new(players, seed) for seed in SEEDS]
    for seat in range(players):
        assert {state.boards[seat].artefact for state in states} == set(range(1, players + 1))
    assert all(board.charged for state in states for board in state.boards)


@pytest.mark.rule("MYS-056", "MYS-057")
@pytest.mark.ruling("AMB-MYS-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_n_players_the_first_n_artefacts_and_n_boards_are_used(players: int) -> None:
    """p.5, step 10"""
    for seed in SEEDS:
        state = new(players, seed)
        assert sorted(board.artefact for board in state.boards) == list(range(1, players + 1))
        assert len({board.colour for board in state.boards}) == len(state.boards) == players


@pytest.mark.rule("MYS-058")
@pytest.mark.parametrize("seed", range(6))
def test_the_artefact_numbers_are_the_order_of_play(seed: int) -> None:
    """p.5"""
    state = set_out(new(players=5, seed=seed))
    numbers = []
    for _ in range(5):
        seat = state.decision.seat
        numbers.append(state.boards[seat].artefact)
        play(state, "meditate")
        while state.decision.seat == seat and "done" in offered(state):
            play(state, "done")
    assert numbers == [1, 2, 3, 4, 5]
    assert state.round == 2


@pytest.mark.rule("MYS-059")
def test_champions_are_placed_in_reverse_order_on_islands_without_a_champion() -> None:
    """p.5, step 11"""
    state = new(players=4, seed=2)
    backwards = list(reversed(state.order))
    taken: set[int] = set()
    for seat, name in zip(backwards, ("tree.forest", "shard.river", "volcano.crystal", "arch.myst"), strict=True):
        assert state.decision.seat == seat
        free = [place for place in range(15) if island_of(place) not in taken]
        assert offered(state) == [f"place-champion {REGIONS[place]}" for place in free]
        play(state, f"place-champion {name}")
        assert state.boards[seat].at == region(name)
        placed = events.ChampionPlaced(
            rule="MYS-059", seat=seat, champion=state.boards[seat].champion, region=region(name)
        )
        assert state.events == [placed]
        taken.add(island_of(region(name)))
        play(state, offered(state)[0])


@pytest.mark.rule("MYS-060")
def test_right_after_the_champion_the_same_player_puts_the_encounter_token_on_another_island() -> None:
    """p.5, step 11"""
    state = new(players=3)
    seat = state.decision.seat
    play(state, "place-champion tree.mountain")
    assert state.decision.seat == seat
    assert offered(state) == [f"place-token {name}" for name in ("shard", "arch", "sphere", "volcano")]
    play(state, "place-token sphere")
    assert state.boards[seat].token == island("sphere")
    assert state.events == [events.TokenPlaced(rule="MYS-060", seat=seat, island=island("sphere"))]


@pytest.mark.rule("MYS-061")
def test_encounter_tokens_may_share_an_island_with_each_other_and_with_champions() -> None:
    """p.5, step 11"""
    state = new(players=3)
    play(state, "place-champion tree.mountain", "place-token volcano")
    play(state, "place-champion arch.forest", "place-token tree")
    play(state, "place-champion volcano.river", "place-token tree")
    assert sorted(board.token for board in state.boards) == [island("tree"), island("tree"), island("volcano")]


@pytest.mark.rule("MYS-062")
def test_only_the_champion_starts_on_the_islands() -> None:
    """p.5"""
    state = set_out(new(players=5))
    for board in state.boards:
        assert board.at in range(15)
        assert (board.troops, board.golems, board.fortifications) == ((), (), ())
        assert (board.constructed_troops, board.constructed_golems) == (2, 1)
    seat = state.decision.seat
    play(state, "act")
    play(state, offered(state)[0], "spend-points")
    assert {"deploy troop", "deploy golem"} <= set(offered(state))
    play(state, "deploy troop")
    assert state.boards[seat].troops == (state.boards[seat].at,)


@pytest.mark.rule("MYS-063")
def test_era_one_begins_when_everybody_has_placed_champion_and_token() -> None:
    """p.5"""
    state = new(players=3)
    for _ in range(5):
        play(state, offered(state)[0])
        assert (state.era, state.phase) == (0, 0)
    play(state, offered(state)[0])
    assert events.EraBegan(rule="MYS-084", era=1) in state.events
    assert (state.era, state.phase, state.round) == (1, 2, 1)
    assert state.decision.rule == "MYS-115"


@pytest.mark.gold("GOLD-MYS-30")
@pytest.mark.ruling("AMB-MYS-05")
@pytest.mark.component("telron")
@pytest.mark.rule("MYS-048", "MYS-049", "MYS-051", "MYS-107")
def test_three_players_before_and_after_the_first_phase_one() -> None:
    """Worked example 30: Energy 3, 4, 5 by Artefact, and 4 more for Telron."""
    seed = next(seed for seed in SEEDS if "telron" in {board.champion for board in new(3, seed).boards})
    state = new(3, seed)
    for board in state.boards:
        assert (board.energy, board.experience, board.glory, len(board.hand)) == (0, 0, 1, 4)
        assert sorted(CONTENT.type[card] for card in board.hand) == sorted(CardType)
        assert (board.constructed_troops, board.constructed_golems) == (2, 1)
        assert (board.supply_troops, board.supply_golems, board.supply_fortifications) == (6, 3, 4)
    set_out(state)
    for board in state.boards:
        assert island_of(board.at) in range(5)
        telron = 4 if board.champion == "telron" else 0
        assert board.energy == {1: 3, 2: 4, 3: 5}[board.artefact] + telron
        assert (board.experience, board.glory, len(board.hand)) == (0, 1, 4)
