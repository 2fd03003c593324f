"""PvP: Quick battle and Challenge, from the first pick to the last round. Rulebook p.27-28."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.core.errors import SetupError
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.vocabulary import Element, Pile, Rarity, Stat
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space, to_combat
from rulewright.games.dragon_eclipse.rules.decks import broken
from rulewright.games.dragon_eclipse.rules.stats import value

from .table import beat, change, fill_both, position, rules, table

PAIR = ("golomo", "young-iceling")


def quick(seed=1, game=None, **options):
    """A Quick battle before its first question."""
    asked = {"mystling": PAIR[0], "partner": PAIR[1], **options}
    return (game or table()).new(2, seed, asked, "pvp_quick")


def challenge(seed=5, game=None, **options):
    """A Challenge whose six Mystlings are drafted."""
    state = (game or table()).new(2, seed, options, "pvp_challenge")
    while sum(len(player.party) for player in state.players) < 6:
        play(state, offered(state)[0])
    return state


# -- PvP ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-528", "DRE-529", about="modes")
def test_pvp_is_a_mode_of_its_own_for_two_in_two_forms():
    forms = [mode for mode in table().modes if mode.name.startswith("pvp")]
    assert [(mode.name, mode.seats, mode.cooperative) for mode in forms] == [
        ("pvp_quick", (2,), False),
        ("pvp_challenge", (2,), False),
    ]
    for form in ("pvp_quick", "pvp_challenge"):
        with pytest.raises(SetupError, match="2"):
            table().new(1, 1, {}, form)
    state = to_combat(quick())
    assert (state.combat.foe, state.met, state.points) == (None, (), 0)


@pytest.mark.rule("DRE-530", "DRE-539")
@pytest.mark.ruling("AMB-DRE-86")
def test_the_first_player_picks_any_mystling_then_the_other():
    everybody = {f"pick-mystling {mystling}" for mystling in base_game().content.mystlings}
    assert len(everybody) == 30
    for mirror in (False, True):
        state = base_game().new(2, 1, {}, "pvp_quick", {"mirror": mirror})
        assert (state.decision.seat, state.decision.rule) == (state.first, "DRE-539")
        assert set(offered(state)) == everybody
        play(state, "pick-mystling umbra")
        assert state.decision.seat == 1 - state.first
        assert everybody - set(offered(state)) == (set() if mirror else {"pick-mystling umbra"})
    with pytest.raises(SetupError, match="AMB-DRE-86"):
        quick(partner=PAIR[0])


@pytest.mark.rule("DRE-532")
@pytest.mark.parametrize("beyond", [0, 3])
def test_whose_mystling_has_damage_for_all_its_health_has_lost_and_nobody_is_tamed(beyond):
    state = to_combat(quick())
    seat = state.decision.seat
    sheet = state.combat.sheets[seat]
    sheet.damage = sheet.health - 1
    perform(state, seat, {"do": "suffer", "n": 1 + beyond})
    (won,) = [event for event in state.events if isinstance(event, events.RoundWon)]
    assert (won.rule, won.seat, won.by_rounds) == ("DRE-532", 1 - seat, False)
    assert (state.outcome.winners, state.points) == ((1 - seat,), 0)


@pytest.mark.rule("DRE-533")
def test_arena_cards_show_their_pvp_side():
    sides = {
        "combat": {"rules": [{"do": "raise", "stats": {"defense": 1}}]},
        "pvp": {"rules": [{"do": "raise", "stats": {"defense": 3}}]},
    }
    game = change("bare", **sides)
    battle = position(game=game, mode="pvp_quick", players=2, mystlings=PAIR)
    duel = position(game=game)
    for seat in (0, 1):
        printed = table().content.mystlings[battle.combat.sheets[seat].mystling].pvp.defense
        assert value(battle, seat, Stat.DEFENSE) == printed + 3
    assert value(duel, 0, Stat.DEFENSE) == table().content.mystlings["young-emberling"].stats.defense + 1
    with pytest.raises(SetupError, match="DRE-533"):
        quick(arena="pillars")


@pytest.mark.rule("DRE-534")
def test_the_players_tokens_have_two_colours():
    game = change("young-iceling", element="earth", tokens=3)
    state = position(
        game=game, mode="pvp_quick", players=2, mystlings=PAIR, sheets={0: {"space": "C3"}, 1: {"space": "C4"}}
    )
    shared = space(state, "B3")
    for seat in (0, 1):
        perform(state, seat, {"do": "place", "range": 1})
        play(state, f"place-token {shared + 1}")
        perform(state, seat, {"do": "place", "range": 1})
        assert f"place-token {shared + 1}" not in offered(state)
        play(state, offered(state)[0])
    assert shared in state.combat.sheets[0].tokens
    assert shared in state.combat.sheets[1].tokens


# -- Quick battle ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-537")
def test_one_mystling_and_one_deck_each_and_turns_until_somebody_wins():
    state = to_combat(quick())
    first = state.first
    assert [len(player.party) for player in state.players] == [1, 1]
    assert [len(player.party[0].cards) for player in state.players] == [16, 16]
    turns = []
    for seat in (first, 1 - first, first):
        assert state.combat.turn == seat
        over = (steps.Act, steps.ActAfter, steps.DrawUp)
        state.agenda[:] = [step for step in state.agenda if not (isinstance(step, over) and step.seat == seat)]
        state.events = []
        state.game.book.advance(state)
        turns.extend(event.body for event in state.events if isinstance(event, events.TurnBegan))
    assert turns == [1 - first, first, 1 - first]
    beat(state, first)
    assert (state.over, state.outcome.winners) == (True, (1 - first,))


@pytest.mark.rule("DRE-538")
def test_chance_names_the_first_player():
    assert {quick(seed).first for seed in range(8)} == {0, 1}


@pytest.mark.rule("DRE-540")
def test_both_build_by_the_usual_rules():
    state = quick(deck="build")
    assert (state.decision.prompt, state.decision.rule) == ("prompt-build", "DRE-540")
    assert rules(broken(state, 0, 0, (), "lava-lash")) == ["DRE-130"]
    assert rules(broken(state, 0, 0, (), "fatigue")) == ["DRE-133"]
    play(state, "fill-deck", "fill-deck")
    for player in state.players:
        own = [card for card in player.party[0].cards if table().content.cards[card].pile is Pile.MYSTLING]
        assert len(player.party[0].cards) == 16
        assert 3 <= len(own) <= 6


@pytest.mark.rule("DRE-542", "DRE-560")
def test_elemental_cards_form_a_pile_for_each_element():
    everything = base_game().content
    size = Counter()
    for card in everything.cards.values():
        if card.pile is Pile.ELEMENTAL and card.rarity is not Rarity.LEGENDARY:
            size[card.element] += everything.copies(card.id)
    assert size == dict.fromkeys(Element, 20)
    for state in (quick(deck="build", game=base_game()), challenge(game=base_game(), deck="build")):
        while state.decision.prompt != "prompt-build":
            play(state, offered(state)[0])
        mystling = everything.mystlings[state.decision.about["mystling"]]
        found = [everything.cards[text.split()[1]] for text in offered(state) if text.startswith("add-card")]
        elements = {card.element for card in found if card.pile is Pile.ELEMENTAL}
        assert elements == {mystling.element}


@pytest.mark.rule("DRE-545", "DRE-546", "DRE-565")
def test_map_and_arena_card_with_a_pvp_side_are_drawn_at_random():
    everything = base_game().content
    for start in (quick, challenge):
        seen = [to_combat(start(seed, base_game())) for seed in range(7)]
        assert len({state.combat.map for state in seen}) > 2
        assert len({state.combat.arena for state in seen}) > 2
        for state in seen:
            assert everything.arenas[state.combat.arena].pvp is not None
            ground = everything.ground(state.combat.map, True)
            assert state.combat.sheets[state.first].space == ground.marks["I"][0]
            marks = everything.arenas[state.combat.arena].pvp.boon
            lying = [one for mark in marks.at for one in ground.marks.get(mark, ())] if marks else []
            assert state.combat.boons == tuple(sorted(lying))


@pytest.mark.rule("DRE-548", "DRE-568")
def test_decks_are_shuffled_and_lie_face_down():
    opening = {to_combat(quick(seed)).combat.sheets[0].slots for seed in range(6)}
    assert len(opening) > 1
    for state in (to_combat(quick()), to_combat(challenge())):
        for seat, sheet in enumerate(state.combat.sheets):
            member = state.players[seat].party[sheet.active]
            assert sorted([*sheet.deck, *sheet.slots]) == sorted(member.cards)
            assert len(sheet.deck) == 12
            hidden = state.view(1 - seat)["combat"]["sheets"][seat]
            assert (hidden["deck_count"], "deck" in hidden) == (12, False)


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(quick, marks=pytest.mark.rule("DRE-549", "DRE-550")),
        pytest.param(challenge, marks=pytest.mark.rule("DRE-569", "DRE-570")),
    ],
)
@pytest.mark.ruling("AMB-DRE-85")
def test_four_cards_from_slot_four_on_and_one_redraw_each_first_player_first(make):
    state = make()
    while state.decision.prompt != "prompt-start":
        play(state, offered(state)[0])
    play(state, "start-on II")
    drawn = [event for event in state.events if isinstance(event, events.CardsDrawn)]
    assert [event.seat for event in drawn] == [state.first] * 4 + [1 - state.first] * 4
    for seat, found in ((state.first, drawn[:4]), (1 - state.first, drawn[4:])):
        assert [event.cards[0] for event in found] == list(reversed(state.combat.sheets[seat].slots))
    assert state.decision.seat == state.first
    assert offered(state) == ["keep-cards", "mulligan"]
    play(state, "mulligan")
    assert state.decision.seat == 1 - state.first
    assert offered(state) == ["keep-cards", "mulligan"]
    play(state, "keep-cards")
    assert state.fighting


# -- Challenge ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-558")
def test_nobody_drafts_two_mystlings_of_a_main_element():
    game = base_game()
    state = game.new(2, 5, {}, "pvp_challenge")
    host = state.first
    play(state, "pick-mystling umbra", "pick-mystling golomo")
    assert state.decision.seat == 1 - host
    assert "pick-mystling gaiadon" not in offered(state)
    assert rules(game.why_not(state, 1 - host, "pick-mystling gaiadon")) == ["DRE-558"]
    assert "pick-mystling shadeclaw" in offered(state)
    play(state, "pick-mystling siren")
    assert state.decision.seat == host
    assert "pick-mystling gaiadon" in offered(state)
    assert rules(game.why_not(state, host, "pick-mystling shadeclaw")) == ["DRE-558"]


@pytest.mark.rule("DRE-559", "DRE-561", "DRE-562")
@pytest.mark.ruling("AMB-DRE-82")
def test_three_decks_each_from_one_copy_of_every_neutral_card_the_host_first():
    for reuse in (False, True):
        game = base_game()
        state = game.new(2, 5, {"deck": "build"}, "pvp_challenge", {"reuse_cards": reuse})
        while sum(len(player.party) for player in state.players) < 6:
            play(state, offered(state)[0])
        host = state.first
        for at in range(3):
            assert state.decision.seat == host
            while state.decision.prompt == "prompt-deck":
                play(state, offered(state)[0])
            assert state.decision.seat == host
            assert state.decision.about["mystling"] == state.players[host].party[at].mystling
            if at == 0:
                play(state, "add-card strike")
                assert rules(game.why_not(state, 1 - host, "add-card strike")) == []
                play(state, "add-card strike")
                assert rules(game.why_not(state, host, "add-card strike")) == ["DRE-121"]
            elif at == 1:
                assert ("add-card strike" in offered(state)) is reuse
            fill_both(state)
        for player in state.players:
            assert [len(member.cards) for member in player.party] == [16, 16, 16]
            neutral = Counter(card for member in player.party for card in member.cards if card in game.content.neutral)
            assert (max(neutral.values()) == 1) is not reuse


@pytest.mark.rule("DRE-563")
def test_subtype_cards_come_from_what_the_other_has_left():
    game = base_game()
    state = game.new(2, 5, {"deck": "build"}, "pvp_challenge")
    host = state.first
    play(state, "pick-mystling blazereef", "pick-mystling golomo")
    while state.decision.prompt != "prompt-build":
        play(state, offered(state)[0])
    assert state.decision.seat == host
    water = [
        card.id
        for card in game.content.cards.values()
        if card.pile is Pile.ELEMENTAL and card.element is Element.WATER and card.rarity is Rarity.RARE
    ]
    assert not {f"add-card {card}" for card in water} & set(offered(state))
    play(state, "add-card strike", "fill-deck")
    assert state.decision.seat == host
    left = [card for card in water if state.drafts[1 - host].count(card) < 2]
    assert {f"add-card {card}" for card in left} <= set(offered(state))


@pytest.mark.rule("DRE-564")
def test_chance_names_the_first_player_of_the_first_round():
    found = set()
    for seed in range(6):
        state = to_combat(challenge(seed))
        found.add(state.first)
        assert state.combat.turn == state.first
    assert found == {0, 1}


@pytest.mark.rule("DRE-566", "DRE-567", "DRE-571", "DRE-572")
def test_the_first_player_picks_stands_on_one_and_begins():
    state = challenge()
    first, second = state.first, 1 - state.first
    for seat in (first, second):
        assert (state.decision.seat, state.decision.rule) == (seat, "DRE-566")
        assert offered(state) == [f"pick-mystling {member.mystling}" for member in state.players[seat].party]
        play(state, offered(state)[2])
        assert state.combat.sheets[seat].active == 2
    marks = table().content.ground(state.combat.map, True).marks
    assert state.combat.sheets[first].space == marks["I"][0]
    assert (state.decision.seat, offered(state)) == (second, ["start-on II", "start-on III"])
    play(state, "start-on III")
    assert state.combat.sheets[second].space == marks["III"][0]
    play(state, "keep-cards", "keep-cards")
    assert [sheet.power for sheet in state.combat.sheets] == [int(seat == second) for seat in (0, 1)]
    assert state.events[-3].rule == "DRE-551"
    assert state.combat.turn == first


@pytest.mark.rule("DRE-555", "DRE-575", "DRE-577")
def test_between_rounds_the_arena_is_cleared_and_mystlings_may_be_switched():
    state = to_combat(challenge())
    winner, loser = state.first, 1 - state.first
    state.combat.sheets[winner].damage = 3
    state.combat.sheets[winner].power = state.combat.sheets[loser].power = 6
    state.combat.sheets[winner].conditions = (2, 0, 1, 0)
    beat(state, loser)
    play(state, f"take-taunt {winner}")
    for player in state.players:
        assert [member.damage for member in player.party] == [0, 0, 0]
    for sheet in state.combat.sheets:
        assert (sheet.power, sheet.damage, sheet.conditions, sheet.space) == (0, 0, (0, 0, 0, 0), -1)
    assert (state.duel, state.combat.round, state.combat.boons, state.combat.banes) == (2, 0, (), ())
    assert len(offered(state)) == 2
    play(state, offered(state)[1])
    fought = state.players[loser].party[0].mystling
    assert f"pick-mystling {fought}" in offered(state)
    assert len(offered(state)) == 3
    to_combat(play(state, offered(state)[2]))
    assert [sheet.power for sheet in state.combat.sheets] == [int(seat == loser) for seat in (0, 1)]
    beat(state, loser)
    assert (state.over, state.outcome.winners, state.outcome.rule) == (True, (winner,), "DRE-573")


@pytest.mark.rule("DRE-378", "DRE-747")
def test_against_terrain_the_cards_on_the_opponents_track_are_counted():
    pillar = {"at": ["mark-3"], "blocks": "all", "health": 9}
    state = position(
        mode="pvp_quick",
        players=2,
        game=change("pillars", pvp={"bane": pillar}),
        options={"arena": "pillars"},
        sheets={0: {"space": "C2"}, 1: {"space": "A2", "slots": ("", "", "strike", "strike")}},
    )
    at = space(state, "C3")
    perform(state, 0, {"do": "deal", "n": 1, "range": 1, "per": "track"})
    play(state, f"aim-at terrain-{at + 1}")
    assert state.combat.terrain_damage == (at, 2)
