"""Move an Island: lifting it, claiming its Attunement, setting it down elsewhere. Rulebook p.11."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.positions import island, offered, play, position, region

SHARD, ARCH, TREE, SPHERE, VOLCANO = range(5)


def lifted(at: str, **table):
    """Seat 0 has lifted the Island of its Champion."""
    boards = table.pop("boards", {})
    first = {"at": region(at), **boards.get(0, {})}
    return play(position(turn=0, boards={**boards, 0: first}, **table), "move-island")


def clockwise_from(ring: tuple[int, ...], first: int) -> tuple[int, ...]:
    at = ring.index(first)
    return ring[at:] + ring[:at]


# -- the Island -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-245", "MYS-246")
@pytest.mark.parametrize(
    ("at", "number"),
    [
        ("shard.river", SHARD),
        ("arch.myst", ARCH),
        ("tree.forest", TREE),
        ("sphere.myst", SPHERE),
        ("volcano.river", VOLCANO),
    ],
)
def test_the_artefact_is_discharged_and_the_island_of_the_own_champion_is_lifted(at, number):
    """p.11 Move an Island: other units and the token of the player stand elsewhere."""
    elsewhere = {"troops": (0, 3, 6, 9, 12), "golems": (1, 4, 7), "token": (number + 2) % 5}
    state = lifted(at, boards={0: elsewhere})
    assert state.events[:2] == [
        events.ArtefactDischarged(rule="MYS-245", seat=0),
        events.IslandLifted(rule="MYS-245", seat=0, island=number),
    ]
    assert not state.boards[0].charged
    assert state.decision.about == {"island": number}


@pytest.mark.rule("MYS-246")
def test_only_one_island_can_be_chosen():
    """p.11 Move an Island: there is one choice for it, wherever the player has units."""
    state = position(turn=0, boards={0: {"troops": (3, 6, 9, 12)}})
    assert [text for text in offered(state) if text.startswith("move-island")] == ["move-island"]
    dark = position(turn=0, boards={0: {"charged": False}})
    assert "move-island" not in offered(dark)


@pytest.mark.rule("MYS-247")
@pytest.mark.parametrize(
    ("after", "ring"), [("arch", (ARCH, SHARD, TREE, SPHERE, VOLCANO)), ("tree", (ARCH, TREE, SHARD, SPHERE, VOLCANO))]
)
def test_the_island_takes_another_position_with_all_on_it_and_the_others_close_the_ring(after, ring):
    """p.11 Move an Island."""
    boards = {0: {"troops": (2,), "token": SPHERE}, 1: {"at": region("shard.crystal"), "token": SHARD}}
    state = lifted("shard.myst", lairs=(SHARD, -1, -1), boards=boards)
    play(state, "decline", f"set-down-after {after}")
    assert state.ring == ring
    assert state.events[0] == events.IslandSetDown(rule="MYS-247", seat=0, island=SHARD, ring=ring)
    assert (state.boards[0].at, state.boards[0].troops, state.boards[1].at) == (0, (2,), 1)
    assert (state.boards[0].token, state.boards[1].token) == (SPHERE, SHARD)
    assert state.lairs[0] == SHARD


@pytest.mark.rule("MYS-247")
def test_the_new_neighbours_count_for_travel_at_once():
    """p.11 Move an Island: between Sphere and Volcano the Shard has two Rivers beside it."""
    state = lifted("shard.river", boards={0: {"hand": ("C031",)}})
    play(state, "decline", "set-down-after sphere", "act", "play-card C031", "spend-points")
    travels = {text.split()[3] for text in offered(state) if text.startswith("travel champion")}
    assert travels == {"shard.myst", "shard.crystal", "sphere.river", "volcano.river"}


@pytest.mark.rule("MYS-248")
@pytest.mark.gold("GOLD-MYS-28")
@pytest.mark.ruling("AMB-MYS-48")
@pytest.mark.parametrize("ring", [(0, 1, 2, 3, 4), (3, 0, 4, 2, 1), (1, 4, 2, 3, 0)])
@pytest.mark.parametrize("place", range(5))
def test_the_island_ends_between_another_pair_of_neighbours_in_one_of_three_ring_orders(ring, place):
    """p.11 Move an Island: read clockwise from A, A B C D E becomes A C D E B, A D E B C or A E B C D."""
    a, b, c, d, e = clockwise_from(ring, ring[place])
    results = set()
    state = position(turn=0, ring=ring, boards={0: {"at": 3 * a}})
    play(state, "move-island", "decline")
    for text in offered(state):
        twin = play(state.copy(), text)
        results.add(clockwise_from(twin.ring, a))
    assert results == {(a, c, d, e, b), (a, d, e, b, c), (a, e, b, c, d)}
    assert len(offered(state)) == 3


@pytest.mark.rule("MYS-248")
@pytest.mark.ruling("AMB-MYS-48")
def test_with_the_other_reading_the_island_may_come_back_between_its_old_neighbours():
    """p.11 Move an Island."""
    state = lifted("shard.myst", rulings={"null_island_move": True})
    play(state, "decline")
    assert offered(state) == [f"set-down-after {name}" for name in ("arch", "tree", "sphere", "volcano")]
    play(state, "set-down-after volcano")
    assert clockwise_from(state.ring, SHARD) == (SHARD, ARCH, TREE, SPHERE, VOLCANO)


# -- the Attunement -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-249")
@pytest.mark.parametrize(
    ("at", "card"),
    [
        ("shard.myst", "A01"),
        ("arch.myst", "A02"),
        ("tree.forest", "A03"),
        ("sphere.myst", "A04"),
        ("volcano.river", "A05"),
    ],
)
def test_the_attunement_of_the_lifted_island_may_be_claimed(at, card):
    """p.11 Perform an Attunement."""
    state = lifted(at)
    assert offered(state) == [f"claim-attunement {card}", "decline"]
    play(state, f"claim-attunement {card}")
    assert state.boards[0].attunement == card
    assert events.AttunementClaimed(rule="MYS-249", seat=0, attunement=card) in state.events
    assert state.decision.prompt == "prompt-set-down"


@pytest.mark.rule("MYS-249", "MYS-253")
def test_an_attunement_that_somebody_has_claimed_is_not_available():
    """p.11 Perform an Attunement."""
    state = lifted("tree.forest", boards={1: {"attunement": "A03"}})
    assert state.decision.prompt == "prompt-set-down"
    free = lifted("tree.forest", boards={1: {"attunement": "A02"}})
    assert offered(free) == ["claim-attunement A03", "decline"]


@pytest.mark.rule("MYS-250")
@pytest.mark.component("A04")
def test_a_claimed_attunement_scores_at_once():
    """p.11 Perform an Attunement: A04 gives 2 Glory for each deployed Troop."""
    state = lifted("sphere.myst", boards={0: {"troops": (0, 0, 9)}})
    assert state.boards[0].glory == 1
    play(state, "claim-attunement A04")
    assert state.boards[0].glory == 1 + 6
    assert events.Gained(rule="MYS-356", seat=0, glory=6) in state.events


@pytest.mark.rule("MYS-250")
@pytest.mark.component("A10")
def test_the_monster_attunement_scores_at_the_end_of_the_era():
    """p.18: A10 gives 8 Glory for each Monster defeated."""
    sides = ("A01", "A02", "A03", "A04", "A10")
    state = lifted("volcano.river", attunements=sides, defeated=("utcoro",))
    play(state, "claim-attunement A10")
    assert state.boards[0].glory == 1
    ended = position(
        agenda=[steps.EndEra()], attunements=sides, defeated=("utcoro",), boards={0: {"attunement": "A10"}}
    )
    assert ended.boards[0].glory == 1 + 8


@pytest.mark.rule("MYS-251", "MYS-252")
def test_each_player_claims_one_attunement_per_era():
    """p.11 Perform an Attunement: the claimed card stays beside the Board and shows it."""
    state = lifted("shard.myst", boards={1: {"at": 9}})
    play(state, "claim-attunement A01", "set-down-after arch", "meditate")
    assert state.round == 2
    assert state.boards[0].attunement == "A01"
    later = lifted("arch.myst", round=2, boards={0: {"attunement": "A01"}})
    assert later.decision.prompt == "prompt-set-down"
    assert later.boards[0].attunement == "A01"


@pytest.mark.rule("MYS-252", "MYS-253")
def test_claimed_cards_come_back_in_phase_one_of_the_next_era_and_can_be_claimed_again():
    """p.6 Phase 1 step 3."""
    boards = {0: {"attunement": "A01", "at": 0}, 1: {"attunement": "A02"}}
    state = position(agenda=[steps.EndEra()], boards=boards)
    assert state.era == 2
    assert [board.attunement for board in state.boards] == ["", "", ""]
    play(state, "move-island")
    assert offered(state) == ["claim-attunement A01", "decline"]


@pytest.mark.rule("MYS-254")
def test_an_island_is_moved_without_claiming():
    """p.11 Perform an Attunement: by will, and where nothing can be claimed any more."""
    state = lifted("sphere.myst", boards={0: {"troops": (0, 0)}})
    play(state, "decline", "set-down-after volcano")
    assert (state.boards[0].attunement, state.boards[0].glory) == ("", 1)
    assert state.ring == (SHARD, ARCH, TREE, VOLCANO, SPHERE)
    spent = lifted("sphere.myst", boards={0: {"attunement": "A01"}, 1: {"attunement": "A04"}})
    play(spent, "set-down-after volcano")
    assert spent.ring == (SHARD, ARCH, TREE, VOLCANO, SPHERE)


@pytest.mark.rule("MYS-255")
@pytest.mark.component("A03")
def test_the_attunement_is_scored_before_the_island_is_put_back():
    """p.11 Perform an Attunement: A03 gives 3 Glory for each controlled region; units on the lifted Island count."""
    state = lifted("tree.forest", boards={0: {"troops": (region("tree.mountain"), region("sphere.river"))}})
    play(state, "claim-attunement A03")
    assert state.boards[0].glory == 1 + 9
    assert state.ring == (SHARD, ARCH, TREE, SPHERE, VOLCANO)
    assert isinstance(state.events[-1], events.Gained)
    assert state.decision.prompt == "prompt-set-down"
    play(state, "set-down-after sphere")
    assert state.boards[0].glory == 1 + 9


@pytest.mark.rule("MYS-256")
@pytest.mark.component("A01")
def test_an_attunement_may_be_claimed_for_nothing():
    """p.11 Perform an Attunement: A01 counts Upgrades, and there is none."""
    state = lifted("shard.myst")
    play(state, "claim-attunement A01")
    assert (state.boards[0].attunement, state.boards[0].glory) == ("A01", 1)
    assert not [event for event in state.events if isinstance(event, events.Gained)]


@pytest.mark.rule("MYS-245", "MYS-247", "MYS-249", "MYS-250")
@pytest.mark.gold("GOLD-MYS-07")
@pytest.mark.component("A02")
def test_the_example_of_blue_who_moves_an_island_and_performs_its_attunement():
    """p.11 example: on the Arch, with two Encounters faced (4 Glory each)."""
    blue = {"at": region("arch.forest"), "faced": ("EN01", "EN02"), "hand": ("C021",), "energy": 1}
    state = position(turn=0, boards={0: blue, 1: {"at": 0}})
    play(state, "move-island")
    assert not state.boards[0].charged
    play(state, "claim-attunement A02")
    assert (state.boards[0].attunement, state.boards[0].glory) == ("A02", 1 + 8)
    assert state.ring == (SHARD, ARCH, TREE, SPHERE, VOLCANO)
    play(state, "set-down-after tree")
    assert state.ring == (SHARD, TREE, ARCH, SPHERE, VOLCANO)
    # Recharged at once and moved to another Island, blue can move that one too but not claim again.
    play(state, "act", "play-card C021", "use-card", "spend-points", "travel champion arch.forest tree.forest")
    assert state.round == 2
    assert state.boards[0].at == region("tree.forest")
    play(state, "move-island")
    assert state.decision.prompt == "prompt-set-down"
    assert state.boards[0].attunement == "A02"
    assert island("tree") == state.decision.about["island"]
