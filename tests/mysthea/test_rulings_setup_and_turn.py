"""Rulings AMB-MYS-01 to 24: setup, Eras, turns, Act and Develop. Each test fails under the rejected reading."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.games.mysthea.effects import Pay
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.vocabulary import CardType
from rulewright.games.mysthea.positions import base_game, offered, play, position, region

REGION_CARDS = ("forest", "river", "myst", "crystal", "mountain")
QUIET = {
    0: {"at": region("shard.myst"), "charged": False},
    1: {"at": region("arch.forest"), "charged": False},
    2: {"at": region("sphere.river"), "charged": False},
}
"""Three Champions whose turns ask nothing after a Meditate."""


# -- setup and Era structure --------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-01")
@pytest.mark.rule("MYS-056")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_n_players_exactly_the_artefacts_1_to_n_are_used(players: int):
    game = rulewright.load("mysthea")
    for seed in range(8):
        boards = game.new(players=players, seed=seed).boards
        assert sorted(board.artefact for board in boards) == list(range(1, players + 1))


@pytest.mark.ruling("AMB-MYS-01")
@pytest.mark.rule("MYS-055", "MYS-058", "MYS-107")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_gaps_any_of_the_five_artefacts_is_dealt_and_the_lower_number_acts_first(players: int):
    game = rulewright.load("mysthea")
    found = set()
    for seed in range(40):
        state = game.new(players=players, seed=seed, options={"abilities": False}, rulings={"artefact_gaps": True})
        numbers = [state.boards[seat].artefact for seat in state.order]
        assert numbers == sorted(set(numbers))
        found.update(numbers)
        while state.era == 0:
            state.apply(state.decision.choices[0])
        assert [state.boards[seat].energy for seat in state.order] == [number + 2 for number in numbers]
    assert found == {1, 2, 3, 4, 5}


@pytest.mark.ruling("AMB-MYS-01")
def test_the_setup_guide_names_the_artefacts_that_were_dealt():
    game = rulewright.load("mysthea")
    state = game.new(players=2, seed=1, rulings={"artefact_gaps": True})
    options = {option.name: option.default for option in game.options}
    shown = [drawn for step in game.box.setup_guide(2, options, state, game.texts()) for drawn in step.drawn]
    roman = {seat: ("", "I", "II", "III", "IV", "V")[board.artefact] for seat, board in enumerate(state.boards)}
    dealt = {drawn.place: drawn.name for drawn in shown if drawn.place.startswith("Artefact ")}
    expected = {f"Artefact {roman[seat]}": f"Player {seat + 1}" for seat in (0, 1)}
    assert expected.items() <= dealt.items()
    assert sorted(roman.values()) != ["I", "II"]


@pytest.mark.ruling("AMB-MYS-01")
@pytest.mark.rule("MYS-104")
def test_the_gaps_between_artefacts_last_for_the_first_era_only():
    state = position(
        agenda=[steps.BeginEra()],
        boards={0: {"artefact": 5, "glory": 9}, 1: {"artefact": 2}, 2: {"artefact": 3}},
        rulings={"artefact_gaps": True},
    )
    assert [board.artefact for board in state.boards] == [1, 2, 3]


@pytest.mark.ruling("AMB-MYS-02")
@pytest.mark.rule("MYS-095")
def test_all_event_cards_of_an_era_return_to_the_deck_of_the_next():
    state = position(
        agenda=[steps.BeginEra()],
        path=("forest", "river", "myst", "crystal", "utcoro", "mountain"),
        next_event="storm",
        events_deck=(),
    )
    cards = sorted([*state.path, state.next_event, *state.events_deck])
    assert cards == sorted([*REGION_CARDS, "storm", "utcoro", "boulron"])
    assert len(state.path) == 1


@pytest.mark.ruling("AMB-MYS-03")
@pytest.mark.rule("MYS-122")
def test_the_round_that_begins_with_the_fifth_region_card_is_the_last():
    state = position(
        agenda=[steps.BeginRound()],
        boards=QUIET,
        path=REGION_CARDS[:4],
        next_event="mountain",
        events_deck=("storm", "utcoro"),
    )
    assert [e.rule for e in state.events if isinstance(e, events.LastRound)] == ["MYS-122"]
    play(state, "meditate", "meditate")
    assert state.era == 1
    play(state, "meditate")
    assert state.era == 2


@pytest.mark.ruling("AMB-MYS-04")
@pytest.mark.rule("MYS-112")
@pytest.mark.parametrize(("space", "other"), [(6, 5), (5, 6)])
def test_the_sixth_space_recharges_unless_the_table_takes_the_printed_icon(space: int, other: int):
    cards = ("forest", "storm", "river", "utcoro", "myst")
    deck = {"next_event": "crystal", "events_deck": ("mountain",)}
    rulings = {"recharge_space": space}
    quiet = position(agenda=[steps.BeginRound()], boards=QUIET, path=cards[: other - 1], rulings=rulings, **deck)
    assert quiet.decision.prompt == "prompt-action"
    assert not any(board.charged for board in quiet.boards)
    state = position(agenda=[steps.BeginRound()], boards=QUIET, path=cards[: space - 1], rulings=rulings, **deck)
    assert (state.decision.seat, state.decision.prompt) == (0, "prompt-recharge")


@pytest.mark.ruling("AMB-MYS-04")
@pytest.mark.rule("MYS-112", "MYS-113")
def test_the_recharge_of_the_sixth_space_is_offered_and_not_automatic():
    state = position(
        agenda=[steps.BeginRound()],
        boards=QUIET,
        path=("forest", "storm", "river", "utcoro", "myst"),
        next_event="crystal",
    )
    play(state, "decline", "accept", "decline")
    assert [board.charged for board in state.boards] == [False, True, False]
    assert state.decision.prompt == "prompt-action"


@pytest.mark.ruling("AMB-MYS-05")
@pytest.mark.rule("MYS-340")
@pytest.mark.component("telron")
def test_telron_gives_4_energy_in_the_first_era_too_and_none_while_wounded():
    telron = {"champion": "telron", "energy": 0}
    first = position(agenda=[steps.BeginEra()], era=0, path=(), boards={0: telron}, options={"abilities": True})
    assert (first.era, first.boards[0].energy) == (1, 4 + 3)
    second = position(
        agenda=[steps.BeginEra()], era=1, boards={0: {**telron, "wounded": True}}, options={"abilities": True}
    )
    assert (second.era, second.boards[0].energy, second.boards[0].wounded) == (2, 3, False)


@pytest.mark.ruling("AMB-MYS-06")
@pytest.mark.rule("MYS-104")
@pytest.mark.component("cr2t1")
def test_the_new_order_of_play_counts_the_glory_of_the_era_end():
    state = position(
        agenda=[steps.EndEra()],
        boards={
            0: {"glory": 10},
            1: {"glory": 9, "champion": "cr2t1", "troops": (region("volcano.river"),)},
            2: {"glory": 8},
        },
        options={"abilities": True},
    )
    assert state.era == 2
    assert state.boards[1].glory == 9 + 3
    assert state.order == (1, 0, 2)
    assert [board.artefact for board in state.boards] == [2, 1, 3]


@pytest.mark.ruling("AMB-MYS-07")
@pytest.mark.rule("MYS-296")
@pytest.mark.component("cr2t1", "A10")
def test_the_era_end_scores_after_all_event_cards_cr2t1_before_the_monster_attunement():
    forest = region("volcano.forest")
    state = position(
        agenda=[steps.EndRound()],
        era=3,
        boards={
            0: {"at": forest, "troops": (region("tree.forest"),), "golems": (forest,) * 4, "attunement": "A10"},
            1: {"champion": "cr2t1", "at": region("arch.forest"), "troops": (region("sphere.river"),)},
            2: {"at": region("shard.crystal")},
        },
        monsters=("boulron", "kodror", "utcoro"),
        lairs=(4, 1, -1),
        attunements=("A01", "A02", "A03", "A04", "A10"),
        path=(*REGION_CARDS, "boulron"),
        options={"abilities": True},
    )
    told = [type(e).__name__ if not isinstance(e, events.Gained) else e.rule for e in state.events]
    assert told.index("MYS-312") < told.index("MYS-348") < told.index("MYS-359")
    assert max(at for at, word in enumerate(told) if word == "EventResolved") < told.index("MYS-348")
    hunt = [e.glory for e in state.events if isinstance(e, events.Gained) and e.rule == "MYS-359"]
    assert hunt == [8]


@pytest.mark.ruling("AMB-MYS-08")
@pytest.mark.rule("MYS-040")
def test_mixed_attunements_are_random_sides_or_the_sides_that_the_host_names():
    game = rulewright.load("mysthea")
    mixed = {game.new(players=2, seed=seed, options={"attunements": "mixed"}).attunements for seed in range(12)}
    assert all({sides[island] for sides in mixed} == {f"A{island + 1:02}", f"A{island + 6:02}"} for island in range(5))
    agreed = game.new(players=2, seed=1, options={"attunements": "DNDDN"})
    assert agreed.attunements == ("A01", "A07", "A03", "A04", "A10")


@pytest.mark.ruling("AMB-MYS-09")
@pytest.mark.rule("MYS-509")
def test_a_drafter_cannot_take_a_second_card_of_a_kind():
    state = rulewright.load("mysthea").new(players=2, seed=5, options={"expert": True})
    kinds = base_game().content.type
    first, second = state.order
    tactic = next(card for card in state.draft if kinds.get(card) is CardType.TACTIC)
    play(state, f"draft-card {tactic}", offered(state)[0])
    assert state.decision.seat == first
    refill = next(card for card in state.draft if kinds.get(card) is CardType.TACTIC)
    assert f"draft-card {refill}" not in offered(state)
    assert len(offered(state)) == 4
    play(state, offered(state)[0])
    assert state.decision.seat == second
    assert f"draft-card {refill}" in offered(state)


@pytest.mark.ruling("AMB-MYS-10")
@pytest.mark.rule("MYS-508")
def test_a_kind_that_has_run_out_leaves_its_place_in_the_draft_empty():
    state = rulewright.load("mysthea").new(players=5, seed=5, options={"expert": True})
    kinds = base_game().content.type
    for taken in range(5):
        assert len(state.draft) == 5, taken
        tactic = next(card for card in state.draft if kinds.get(card) is CardType.TACTIC)
        play(state, f"draft-card {tactic}")
    assert len(state.draft) == 4
    assert not any(kinds.get(card) is CardType.TACTIC for card in state.draft)
    while state.decision.prompt == "prompt-draft":
        play(state, offered(state)[-1])
    for board in state.boards:
        assert board.champion
        assert sorted(kinds[card] for card in board.hand) == sorted(CardType)


@pytest.mark.ruling("AMB-MYS-11")
@pytest.mark.rule("MYS-087")
def test_a_tie_for_the_win_goes_to_the_lower_artefact_of_era_3_and_no_new_order_is_made():
    state = position(
        agenda=[steps.EndEra()],
        era=3,
        boards={0: {"glory": 50, "artefact": 3}, 1: {"glory": 20, "artefact": 1}, 2: {"glory": 50, "artefact": 2}},
    )
    assert state.outcome is not None
    assert state.outcome.ranking == (2, 0, 1)
    assert state.outcome.winners == (2,)
    assert [board.artefact for board in state.boards] == [3, 1, 2]
    assert not any(isinstance(e, events.OrderSet) for e in state.events)


# -- Act and cards --------------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-MYS-12")
@pytest.mark.rule("MYS-131")
def test_command_points_and_effect_are_not_interleaved():
    state = position(turn=0, boards={0: {"hand": ("C024",), "energy": 3}})
    play(state, "act", "play-card C024", "spend-points", "gain-energy")
    assert "use-card" not in offered(state)
    play(state, "done")
    assert offered(state) == ["use-card", "done"]
    play(state, "use-card", "take-option 1", "done")
    assert "spend-points" not in offered(state)


@pytest.mark.ruling("AMB-MYS-13")
@pytest.mark.rule("MYS-126")
def test_a_player_may_act_and_use_neither_option():
    state = position(turn=0, boards={0: {"hand": ("C026",), "energy": 1, "charged": False}})
    play(state, "act", "play-card C026")
    assert offered(state) == ["spend-points", "use-card", "done"]
    play(state, "done")
    board = state.boards[0]
    assert (board.discard, board.energy, board.glory) == (("C026",), 1, 1)
    assert state.round == 2


@pytest.mark.ruling("AMB-MYS-14")
@pytest.mark.rule("MYS-445")
def test_the_energy_in_a_text_is_the_payment_of_act_itself():
    state = position(turn=0, era=2, boards={0: {"hand": ("C047",), "energy": 2}})
    play(state, "act", "play-card C047", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (0, 1 + 5)
    one_time = (CardType.TACTIC, CardType.OBJECTIVE)
    cards = [card for card in base_game().content.cards.values() if card.type in one_time]
    assert len(cards) == 40
    assert not any(isinstance(effect, Pay) for card in cards for effect in card.effects)


@pytest.mark.ruling("AMB-MYS-15")
@pytest.mark.rule("MYS-192")
def test_one_accessory_a_turn_is_all():
    board = {"accessories": ("C031", "C033"), "energy": 1, "experience": 1, "token": 0}
    state = position(turn=0, boards={0: board})
    assert {"use-accessory C031", "use-accessory C033"} <= set(offered(state))
    play(state, "use-accessory C031")
    assert offered(state) == ["develop", "meditate"]


@pytest.mark.ruling("AMB-MYS-15")
def test_with_the_other_reading_each_accessory_works_once_a_turn():
    board = {"accessories": ("C031", "C033"), "energy": 1, "experience": 1, "token": 0}
    state = position(turn=0, boards={0: board}, rulings={"accessories_per_turn": "each"})
    play(state, "use-accessory C031")
    assert offered(state) == ["develop", "meditate", "use-accessory C033"]
    play(state, "use-accessory C033")
    assert offered(state) == ["develop", "meditate"]
    assert (state.boards[0].energy, state.boards[0].glory) == (2, 1 + 2)


@pytest.mark.ruling("AMB-MYS-16")
@pytest.mark.rule("MYS-136", "MYS-140")
def test_a_card_leaves_the_board_only_when_a_new_one_needs_its_space():
    board = {"accessories": ("C031", "C032"), "upgrades": ("C038", "", "", "", ""), "energy": 9}
    state = position(turn=0, boards={0: {**board, "hand": ("C019", "C033", "C034")}})
    assert not any(text.startswith("discard") for text in offered(state))
    play(state, "act", "play-card C033", "use-card")
    assert state.boards[0].accessories == ("C031", "C032", "C033")
    assert offered(state) == ["spend-points", "done"]
    full = position(turn=0, boards={0: {**board, "accessories": ("C031", "C032", "C033"), "hand": ("C019", "C034")}})
    assert not any(text.startswith("discard") for text in offered(full))
    upgraded = play(full.copy(), "act", "play-card C019", "use-card")
    assert (upgraded.boards[0].upgrades[0], upgraded.boards[0].discard) == ("C019", ("C038",))
    play(full, "act", "play-card C034", "use-card")
    assert offered(full) == ["discard-from-board C031", "discard-from-board C032", "discard-from-board C033"]


@pytest.mark.ruling("AMB-MYS-17")
@pytest.mark.component("C020")
def test_a_waiver_pays_for_the_upgrade_that_replaces_it():
    state = position(turn=0, boards={0: {"upgrades": ("", "", "", "", "C020"), "hand": ("C040",), "energy": 0}})
    play(state, "act", "play-card C040", "use-card")
    assert state.boards[0].upgrades == ("", "", "", "", "C040")
    assert state.boards[0].discard == ("C020",)
    assert state.boards[0].energy == 0


@pytest.mark.ruling("AMB-MYS-18")
@pytest.mark.rule("MYS-444")
@pytest.mark.component("C013")
def test_a_discarded_accessory_comes_from_hand_never_from_the_board():
    board = {"accessories": ("C013", "C031"), "hand": ("C026",)}
    state = position(turn=0, boards={0: board})
    assert "use-accessory C013" not in offered(state)
    state = position(turn=0, boards={0: {**board, "hand": ("C026", "C033")}})
    play(state, "use-accessory C013")
    assert offered(state) == ["pay-with-card C033"]
    play(state, "pay-with-card C033")
    assert (state.boards[0].accessories, state.boards[0].discard) == (("C013", "C031"), ("C033",))


@pytest.mark.ruling("AMB-MYS-19")
@pytest.mark.rule("MYS-175")
@pytest.mark.component("C002")
def test_a_develop_by_effect_without_energy_is_lost_and_the_rest_stands():
    board = {"hand": ("C002",), "energy": 2, "charged": False}
    state = position(turn=0, boards={0: board}, display=("C021", "C022", "C023"))
    play(state, "act", "play-card C002", "use-card")
    assert (state.boards[0].energy, state.boards[0].experience) == (0, 2)
    assert offered(state) == ["spend-points", "done"]
    assert (state.boards[0].hand, state.display) == ((), ("C021", "C022", "C023"))


@pytest.mark.ruling("AMB-MYS-20")
@pytest.mark.rule("MYS-167")
@pytest.mark.parametrize(
    ("display", "deck", "shown"),
    [
        (("C021", "C022"), ("C023", "C024", "C025", "C026"), 3),
        (("C021", "C022", "C023"), ("C024",), 3),
        (("C021",), ("C024",), 2),
    ],
)
def test_the_face_up_cards_are_renewed_as_far_as_possible(display: tuple[str, ...], deck: tuple[str, ...], shown: int):
    state = position(turn=0, boards={0: {"energy": 1}}, display=display, deck=deck)
    play(state, "develop")
    assert offered(state) == ["reveal-one", "renew-display"]
    play(state, "renew-display")
    while state.decision.prompt == "prompt-put-under":
        play(state, offered(state)[0])
    assert state.decision.prompt == "prompt-buy"
    assert len(state.display) == shown
    assert len(set(state.display) & set(deck)) == min(len(deck), 3)
    assert sorted([*state.display, *state.bottom, *state.deck]) == sorted([*display, *deck])


@pytest.mark.ruling("AMB-MYS-21")
@pytest.mark.component("C003")
def test_an_act_by_effect_with_an_empty_hand_may_be_used_and_does_nothing():
    state = position(turn=0, boards={0: {"hand": ("C003",), "energy": 2}})
    play(state, "act", "play-card C003")
    assert "use-card" in offered(state)
    play(state, "use-card")
    assert state.boards[0].energy == 0
    assert offered(state) == ["spend-points", "done"]


@pytest.mark.ruling("AMB-MYS-22")
@pytest.mark.rule("MYS-184")
@pytest.mark.component("C005")
def test_crystal_field_points_are_never_combined_with_other_points():
    state = position(turn=0, boards={0: {"hand": ("C005",), "energy": 2, "at": region("shard.crystal")}})
    play(state, "act", "play-card C005", "use-card")
    assert (state.decision.rule, state.decision.about) == ("MYS-184", {"points": 1})
    assert offered(state) == ["construct troop", "done"]
    play(state, "done", "spend-points")
    assert state.decision.about == {"points": 2}


@pytest.mark.ruling("AMB-MYS-23")
@pytest.mark.rule("MYS-440")
@pytest.mark.component("C057", "C078")
@pytest.mark.parametrize(("waiver", "card"), [("C057", "C021"), ("C078", "C026")])
def test_a_waiver_works_in_acts_that_effects_grant(waiver: str, card: str):
    board = {"upgrades": ("", "", "", "", waiver), "hand": ("C003", card), "energy": 0 if waiver == "C057" else 2}
    state = position(turn=0, era=3, boards={0: {**board, "charged": False}})
    play(state, "act", "play-card C003", "use-card", f"play-card {card}")
    assert state.boards[0].energy == 0
    play(state, "use-card")
    assert (state.boards[0].charged, state.boards[0].glory) == ((True, 1) if card == "C021" else (False, 4))


@pytest.mark.ruling("AMB-MYS-24")
@pytest.mark.component("C014", "C024", "C025", "C050")
@pytest.mark.parametrize("card", ["C024", "C025", "C050"])
def test_and_or_means_any_part_or_both(card: str):
    board = {"hand": (card,), "energy": 5, "constructed_troops": 1, "constructed_golems": 1, "charged": False}
    state = position(turn=0, era=2, boards={0: board})
    play(state, "act", f"play-card {card}", "use-card")
    assert offered(state) == ["take-option 1", "take-option 2"]
    only_second = play(state.copy(), "take-option 2")
    assert offered(only_second) == ["take-option 1", "done"]
    play(only_second, "done")
    assert offered(only_second) == ["spend-points", "done"]
    play(state, "take-option 1", "take-option 2")
    assert offered(state) == ["spend-points", "done"]


@pytest.mark.ruling("AMB-MYS-24")
@pytest.mark.component("C014")
def test_c014_may_recharge_only_gain_only_or_do_both():
    state = position(turn=0, boards={0: {"accessories": ("C014",), "hand": ("C036",), "charged": False}})
    play(state, "use-accessory C014", "pay-with-card C036")
    assert offered(state) == ["take-option 1", "take-option 2"]
    charged = play(state.copy(), "take-option 1", "done").boards[0]
    praised = play(state.copy(), "take-option 2", "done").boards[0]
    both = play(state, "take-option 2", "take-option 1").boards[0]
    outcomes = [(board.charged, board.glory) for board in (charged, praised, both)]
    assert outcomes == [(True, 1), (False, 5), (True, 5)]
