"""Phase 1, the beginning of an Era, steps 1 to 9. Rulebook p.6."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import island, offered, play, position, region
from rulewright.games.mysthea.rules.control import strength_in

GAME = rulewright.load("mysthea")
CONTENT = GAME.content
REGIONS = ("crystal", "forest", "mountain", "myst", "river")


def dawn(era: int, script: list[int] | None = None, **given: Any) -> MystheaState:
    """Phase 1 of an Era has just run and its first round begins."""
    if era == 1:
        given = {"path": (), "next_event": "", "events_deck": (*REGIONS, "storm"), "lairs": (-1, -1, -1), **given}
        given.setdefault("deck", ())
    else:
        given.setdefault("lairs", (2, -1, -1) if era == 2 else (2, 3, -1))
    state = position(agenda=[steps.BeginEra()], era=era - 1, settle=False, **given)
    state.script = script
    GAME.book.advance(state)
    assert state.era == era
    return state


def found(state: MystheaState, kind: type) -> list[Any]:
    return [event for event in state.events if isinstance(event, kind)]


@pytest.mark.rule("MYS-088")
@pytest.mark.ruling("AMB-MYS-05")
@pytest.mark.component("telron")
def test_the_steps_run_in_order_and_telron_comes_before_all() -> None:
    """p.6"""
    boards = {
        0: {"champion": "telron", "glory": 9, "charged": False},
        1: {"wounded": True, "fortifications": (0,), "discard": ("C001",), "attunement": "A01", "glory": 5},
    }
    state = dawn(2, players=2, boards=boards, options={"abilities": True}, monsters=("utcoro", "caerulas", "kodror"))
    assert [(type(event).__name__, event.rule) for event in state.events] == [
        ("EraBegan", "MYS-084"),
        ("Gained", "MYS-340"),
        ("AreaCleared", "MYS-090"),
        ("CardsRevealed", "MYS-091"),
        ("AttunementsReturned", "MYS-092"),
        ("MonsterAppeared", "MYS-093"),
        ("ChampionRestored", "MYS-098"),
        ("FortificationsReturned", "MYS-099"),
        ("HandRegained", "MYS-101"),
        ("OrderSet", "MYS-104"),
        ("ArtefactCharged", "MYS-106"),
        ("Gained", "MYS-107"),
        ("Gained", "MYS-107"),
        ("EventPlaced", "MYS-110"),
        ("TurnBegan", "MYS-114"),
    ]
    assert [board.energy for board in state.boards] == [4 + 3, 4]


@pytest.mark.rule("MYS-088")
@pytest.mark.ruling("AMB-MYS-05")
@pytest.mark.component("telron")
def test_a_telron_who_is_wounded_when_the_era_begins_gives_nothing() -> None:
    """p.14: his ability fires before Champions are restored."""
    state = dawn(2, boards={0: {"champion": "telron", "wounded": True, "glory": 9}}, options={"abilities": True})
    assert state.boards[0].wounded is False
    assert state.boards[0].energy == 3


@pytest.mark.rule("MYS-089")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_deck_of_the_current_era_lies_face_down_in_the_development_area(era: int) -> None:
    """p.6, step 1"""
    state = dawn(era)
    assert {CONTENT.cards[card].era for card in (*state.deck, *state.display)} == {era}
    assert state.bottom == ()
    for viewer in (None, 0):
        assert "deck" not in state.view(viewer)
        assert state.view(viewer)["deck_count"] == len(state.deck)


@pytest.mark.rule("MYS-090")
@pytest.mark.parametrize("era", [2, 3])
def test_cards_left_in_the_development_area_leave_the_game(era: int) -> None:
    """p.6, step 1: the face-up cards, those put under the deck and the rest of the old Era Deck."""
    old = CONTENT.era_cards[era - 1]
    display, bottom, deck, hand = old[:3], old[3:5], old[5:19], old[19:]
    state = dawn(era, boards={0: {"hand": hand}}, display=display, bottom=bottom, deck=deck)
    assert events.AreaCleared(rule="MYS-090", era=era - 1) in state.events
    assert set(display) | set(bottom) <= set(state.removed)
    assert set(deck) <= set(state.box)
    assert not set(old) & {*state.deck, *state.display, *state.bottom}
    assert state.boards[0].hand == hand


@pytest.mark.rule("MYS-091")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_three_cards_are_revealed_and_seventeen_stay_in_the_deck(era: int) -> None:
    """p.6, step 2"""
    state = dawn(era, script=[0, 4, 17, 0, 0])
    cards = CONTENT.era_cards[era]
    assert state.display == (cards[0], cards[5], cards[19])
    assert len(state.deck) == 17
    assert found(state, events.CardsRevealed) == [events.CardsRevealed(rule="MYS-091", cards=state.display)]
    assert tuple(state.view(None)["display"]) == state.display


@pytest.mark.rule("MYS-092")
@pytest.mark.parametrize("era", [2, 3])
def test_claimed_attunements_return_with_the_same_side_up(era: int) -> None:
    """p.6, step 3: all five can be claimed again, also by those who claimed before."""
    sides = ("A01", "A07", "A03", "A09", "A05")
    boards = {0: {"attunement": "A01", "glory": 5}, 1: {"attunement": "A07"}}
    state = dawn(era, boards=boards, attunements=sides)
    assert [board.attunement for board in state.boards] == ["", "", ""]
    assert state.attunements == sides
    play(state, "move-island", "claim-attunement A01")
    assert state.boards[0].attunement == "A01"


@pytest.mark.rule("MYS-093")
@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize(
    ("monster", "home"),
    [
        ("utcoro", "tree"),
        ("boulron", "tree"),
        ("cannibarok", "shard"),
        ("onygauros", "volcano"),
        ("obsidusa", "shard"),
        ("caerulas", "sphere"),
        ("kodror", "arch"),
    ],
)
def test_the_monster_of_the_era_appears_on_the_island_of_its_icon(era: int, monster: str, home: str) -> None:
    """p.6, step 4; GAP-MYS-04"""
    others = [name for name in sorted(CONTENT.monsters) if name != monster]
    monsters = (*others[: era - 1], monster, *others[era - 1 : 2])
    state = dawn(era, monsters=monsters, ring=(4, 2, 0, 1, 3))
    assert state.lairs[era - 1] == island(home)
    assert state.lairs[era:] == (-1,) * (3 - era)
    assert found(state, events.MonsterAppeared) == [
        events.MonsterAppeared(rule="MYS-093", monster=monster, island=island(home))
    ]


@pytest.mark.rule("MYS-094")
def test_monsters_of_earlier_eras_stay_where_they_are() -> None:
    """p.6, step 4"""
    monsters = ("utcoro", "boulron", "caerulas")
    state = dawn(3, monsters=monsters, lairs=(island("volcano"), island("shard"), -1))
    assert state.lairs == (island("volcano"), island("shard"), island("sphere"))


@pytest.mark.rule("MYS-095")
@pytest.mark.ruling("AMB-MYS-02")
def test_all_event_cards_are_gathered_and_the_new_monster_is_shuffled_in() -> None:
    """p.6, step 4: placed or not, the Monster of Era I too."""
    rest = ("crystal", "forest", "mountain")
    gathered = {"path": ("river", "utcoro", "myst"), "next_event": "storm", "events_deck": rest}
    monsters = ("utcoro", "caerulas", "kodror")
    tops = set()
    for seed in range(60):
        state = dawn(2, monsters=monsters, seed=seed, **gathered)
        cards = [*state.path, state.next_event, *state.events_deck]
        assert sorted(cards) == sorted([*REGIONS, "storm", "utcoro", "caerulas"])
        tops.add(state.path[0])
    assert tops == {*REGIONS, "storm", "utcoro", "caerulas"}


@pytest.mark.rule("MYS-096")
@pytest.mark.ruling("AMB-MYS-02")
@pytest.mark.parametrize(("era", "size"), [(1, 7), (2, 8), (3, 9)])
def test_the_events_deck_grows_by_one_monster_each_era(era: int, size: int) -> None:
    """p.6, step 4: five Regions, the Storm and the Monsters so far."""
    monsters = ("utcoro", "boulron", "kodror")
    old = (*REGIONS, "storm", *monsters[: era - 1])
    state = dawn(era, monsters=monsters, path=(), next_event="", events_deck=old)
    cards = [*state.path, state.next_event, *state.events_deck]
    assert sorted(cards) == sorted([*REGIONS, "storm", *monsters[:era]])
    assert len(cards) == size


@pytest.mark.rule("MYS-096")
@pytest.mark.component("kodror")
def test_the_card_of_a_removed_kodror_is_missing_from_the_events_deck() -> None:
    """p.17: it lay face down on the path."""
    monsters = ("kodror", "utcoro", "boulron")
    state = dawn(
        3,
        monsters=monsters,
        lairs=(-1, 2, -1),
        path=("forest", "kodror", "myst", "river", "utcoro", "crystal", "mountain"),
        face_down=("kodror",),
        next_event="storm",
        events_deck=(),
    )
    cards = [*state.path, state.next_event, *state.events_deck]
    assert sorted(cards) == sorted([*REGIONS, "storm", "utcoro", "boulron"])
    assert state.lairs[0] == -1
    assert state.face_down == ()


@pytest.mark.rule("MYS-097")
def test_the_next_event_is_always_visible() -> None:
    """p.6, step 4: what everybody sees on top is what is placed next."""
    state = dawn(1, boards={seat: {"charged": False, "at": region("tree.forest")} for seat in range(3)})
    for _ in range(4):
        top = state.next_event
        assert top
        assert {state.view(viewer)["next_event"] for viewer in (None, 0, 1, 2)} == {top}
        before = state.path
        for _ in state.order:
            play(state, "meditate")
            if "done" in offered(state):
                play(state, "done")
        assert state.path == (*before, top)


@pytest.mark.rule("MYS-098")
@pytest.mark.component("sanya")
@pytest.mark.parametrize("era", [2, 3])
def test_wounded_champions_are_restored_with_strength_and_ability(era: int) -> None:
    """p.6, step 5: Sanya draws again before an Encounter."""
    spot = region("shard.river")
    sanya = {"champion": "sanya", "at": spot, "token": 0, "experience": 1, "glory": 9}
    hurt = position(turn=0, boards={0: {**sanya, "wounded": True}}, options={"abilities": True})
    assert strength_in(hurt, 0, spot) == 1
    play(hurt, "face-encounter")
    assert hurt.decision.rule == "MYS-262"
    state = dawn(era, boards={0: {**sanya, "wounded": True}}, options={"abilities": True})
    assert found(state, events.ChampionRestored) == [events.ChampionRestored(rule="MYS-098", seat=0, champion="sanya")]
    assert strength_in(state, 0, spot) == 3
    play(state, "face-encounter")
    assert state.decision.rule == "MYS-345"


@pytest.mark.rule("MYS-099")
@pytest.mark.parametrize("era", [2, 3])
def test_fortifications_return_to_the_supply(era: int) -> None:
    """p.6, step 6"""
    state = dawn(era, boards={0: {"fortifications": (0, 0, 7)}, 1: {"fortifications": (3,)}})
    assert [board.fortifications for board in state.boards] == [(), (), ()]
    assert [board.supply_fortifications for board in state.boards] == [4, 4, 4]
    assert found(state, events.FortificationsReturned) == [
        events.FortificationsReturned(rule="MYS-099", seat=0, count=3),
        events.FortificationsReturned(rule="MYS-099", seat=1, count=1),
    ]


@pytest.mark.rule("MYS-100")
@pytest.mark.parametrize("era", [2, 3])
def test_all_other_units_stay_on_the_islands_and_constructed_ones_stay_constructed(era: int) -> None:
    """p.6, step 6"""
    units = {"at": 7, "troops": (0, 4, 4), "golems": (2,), "constructed_troops": 2, "constructed_golems": 1}
    board = dawn(era, boards={0: {**units, "fortifications": (4,)}}).boards[0]
    assert {name: getattr(board, name) for name in units} == units
    assert (board.supply_troops, board.supply_golems) == (3, 2)


@pytest.mark.rule("MYS-101", "MYS-102")
@pytest.mark.parametrize("era", [2, 3])
def test_the_discard_pile_returns_to_hand_and_cards_in_play_stay(era: int) -> None:
    """p.6, step 7: cards that were removed from the game do not come back."""
    board = {
        "hand": ("C001",),
        "discard": ("C006", "C002"),
        "accessories": ("C011",),
        "upgrades": ("C019", "", "", "", "C020"),
    }
    state = dawn(era, boards={0: board, 1: {"hand": ("C003",)}}, removed=("C010",))
    mine = state.boards[0]
    assert mine.hand == ("C001", "C002", "C006")
    assert mine.discard == ()
    assert (mine.accessories, mine.upgrades) == (("C011",), ("C019", "", "", "", "C020"))
    assert state.boards[1].hand == ("C003",)
    assert "C010" in state.removed
    assert found(state, events.HandRegained) == [events.HandRegained(rule="MYS-101", seat=0, cards=("C006", "C002"))]


@pytest.mark.rule("MYS-101")
def test_cards_used_as_reactions_come_back_too() -> None:
    """p.6, step 7: a reaction card lies in the discard pile like any other."""
    spot = region("tree.forest")
    boards = {0: {"at": spot, "hand": ("C001",)}, 1: {"at": spot, "hand": ("C006",)}}
    state = position(agenda=[steps.OpenBattle(0, spot), steps.BeginEra()], boards=boards)
    play(state, "commit-card C001", seat=0)
    play(state, "commit-card C006", seat=1)
    play(state, "done")
    assert state.era == 2
    assert [board.hand for board in state.boards] == [("C001",), ("C006",), ()]


@pytest.mark.rule("MYS-103")
@pytest.mark.parametrize("era", [2, 3])
def test_resources_tokens_and_faced_encounters_carry_over(era: int) -> None:
    """p.6: the Energy of the Artefact comes on top."""
    board = {"energy": 5, "experience": 7, "glory": 33, "token": 4, "faced": ("EN01", "EN02")}
    state = dawn(era, boards={0: board})
    mine = state.boards[0]
    assert (mine.energy, mine.experience, mine.glory) == (5 + 3, 7, 33)
    assert (mine.token, mine.faced) == (4, ("EN01", "EN02"))
    assert "EN01" not in (state.next_encounter, *state.encounters)


@pytest.mark.rule("MYS-104")
@pytest.mark.parametrize("era", [2, 3])
def test_artefacts_are_handed_out_anew_by_glory(era: int) -> None:
    """p.6, step 8"""
    glories = (12, 40, 7, 33, 25)
    state = dawn(era, players=5, boards={seat: {"glory": glory} for seat, glory in enumerate(glories)})
    assert [board.artefact for board in state.boards] == [4, 1, 5, 2, 3]
    assert state.order == (1, 3, 4, 0, 2)
    assert found(state, events.OrderSet) == [events.OrderSet(rule="MYS-104", order=(1, 3, 4, 0, 2))]
    assert state.decision.seat == 1


@pytest.mark.rule("MYS-105")
@pytest.mark.parametrize("old", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_among_equal_glory_the_lower_old_artefact_comes_first(old: tuple[int, int, int]) -> None:
    """p.6, step 8"""
    state = dawn(2, boards={seat: {"glory": 10, "artefact": number} for seat, number in enumerate(old)})
    assert tuple(board.artefact for board in state.boards) == old


@pytest.mark.gold("GOLD-MYS-01")
@pytest.mark.rule("MYS-104", "MYS-105")
def test_yellow_takes_the_lead_and_red_stays_before_blue() -> None:
    """p.6, the printed example"""
    boards = {
        0: {"colour": "red", "artefact": 1, "glory": 22},
        1: {"colour": "yellow", "artefact": 2, "glory": 30},
        2: {"colour": "blue", "artefact": 3, "glory": 22},
    }
    state = dawn(2, boards=boards)
    assert {board.colour: board.artefact for board in state.boards} == {"yellow": 1, "red": 2, "blue": 3}


@pytest.mark.rule("MYS-106")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_every_artefact_is_charged(era: int) -> None:
    """p.6, step 9"""
    state = dawn(era, boards={0: {"charged": False}, 2: {"charged": False}})
    assert [board.charged for board in state.boards] == [True, True, True]
    assert [event.seat for event in found(state, events.ArtefactCharged)] == [0, 2]


@pytest.mark.rule("MYS-107")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_each_artefact_pays_its_energy_in_every_era(era: int) -> None:
    """p.6, step 9; GAP-MYS-07 for IV and V"""
    state = dawn(era, players=5)
    assert [board.energy for board in state.boards] == [3, 4, 5, 6, 7]
    assert found(state, events.Gained) == [
        events.Gained(rule="MYS-107", seat=seat, energy=seat + 3) for seat in range(5)
    ]


@pytest.mark.gold("GOLD-MYS-02")
@pytest.mark.rule("MYS-106", "MYS-107")
def test_three_artefacts_are_charged_and_pay_three_four_and_five() -> None:
    """p.6, the printed example"""
    boards = {seat: {"artefact": seat + 1, "energy": 0, "charged": False} for seat in range(3)}
    state = dawn(2, boards=boards)
    assert [board.charged for board in state.boards] == [True, True, True]
    assert [board.energy for board in state.boards] == [3, 4, 5]


@pytest.mark.rule("MYS-108")
def test_the_first_era_returns_restores_and_reorders_nothing() -> None:
    """p.6: steps 3, 5, 6, 7 and 8 begin with Era II."""
    board = {"attunement": "A01", "wounded": True, "fortifications": (0,), "discard": ("C001",), "glory": 1}
    state = dawn(1, boards={0: board, 1: {"glory": 50}})
    mine = state.boards[0]
    assert (mine.attunement, mine.wounded, mine.fortifications, mine.discard) == ("A01", True, (0,), ("C001",))
    assert [one.artefact for one in state.boards] == [1, 2, 3]
    skipped = (
        events.AttunementsReturned,
        events.ChampionRestored,
        events.FortificationsReturned,
        events.HandRegained,
        events.OrderSet,
        events.AreaCleared,
    )
    assert not [event for event in state.events if isinstance(event, skipped)]
