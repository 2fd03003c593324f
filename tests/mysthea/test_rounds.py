"""Phase 2: rounds, the Events Path and turns. Rulebook p.7, p.12."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import island, offered, play, position, region

GAME = rulewright.load("mysthea")
CONTENT = GAME.content
REGIONS = ("crystal", "forest", "mountain", "myst", "river")
FOREST = region("tree.forest")
STANDARD = {"act", "develop", "meditate"}


def found(state: MystheaState, kind: type) -> list[Any]:
    return [event for event in state.events if isinstance(event, kind)]


def rounds(order: tuple[str, ...], boards: dict[int, Any] | None = None, **given: Any) -> MystheaState:
    """The first round of an Era whose event cards come in this order; everybody stands in one Forest."""
    crowd = {seat: {"at": FOREST, "charged": False, **(boards or {}).get(seat, {})} for seat in range(3)}
    state = position(
        agenda=[steps.BeginRound()],
        boards=crowd,
        path=(),
        next_event=order[0],
        events_deck=order[1:],
        round=0,
        settle=False,
        **given,
    )
    state.script = [0] * 20  # the cards of the Events Deck come as they are listed
    GAME.book.advance(state)
    return state


def one_round(state: MystheaState) -> list[events.AnyEvent]:
    """Everybody meditates once; what happened, up to the first decision of the next round."""
    heard: list[events.AnyEvent] = []
    for seat in state.order:
        assert state.decision.seat == seat
        play(state, "meditate")
        heard.extend(state.events)
        while not state.over and offered(state)[-1] == "done" and state.decision.rule == "MYS-116":
            play(state, "done")
            heard.extend(state.events)
    return heard


@pytest.mark.rule("MYS-109", "MYS-124")
@pytest.mark.parametrize(
    ("era", "order", "count"),
    [
        (1, (*REGIONS, "storm", "utcoro"), 5),
        (1, ("storm", *REGIONS, "utcoro"), 6),
        (1, ("forest", "storm", "river", "utcoro", "myst", "crystal", "mountain"), 7),
        (1, ("storm", "utcoro", *REGIONS), 7),
        (2, (*REGIONS, "storm", "utcoro", "boulron"), 5),
        (2, ("storm", "utcoro", "boulron", *REGIONS), 8),
        (3, (*REGIONS, "storm", "utcoro", "boulron", "caerulas"), 5),
        (3, ("storm", "utcoro", "boulron", "caerulas", *REGIONS), 9),
    ],
)
def test_the_event_cards_decide_how_many_rounds_an_era_has(era: int, order: tuple[str, ...], count: int) -> None:
    """p.7, p.12: at least 5; at most 7 in Era I, 8 in Era II, 9 in Era III."""
    state = rounds(
        order,
        era=era,
        monsters=("utcoro", "boulron", "caerulas"),
        lairs=tuple([0, 1, 3][:era] + [-1] * (3 - era)),
        rulings={"recharge_space": 6},
        boards={seat: {"charged": True} for seat in range(3)},
    )
    played = 0
    placed = found(state, events.EventPlaced)
    while not state.over and state.era == era and state.phase == 2:
        heard = one_round(state)
        played += 1
        if state.era == era and not state.over:
            placed.extend(event for event in heard if isinstance(event, events.EventPlaced))
    assert played == count
    assert [event.event for event in placed] == list(order[:count])
    assert [event.glory for event in placed] == list(range(2, count + 2))


@pytest.mark.rule("MYS-110")
def test_the_first_player_places_the_top_event_on_the_first_free_space() -> None:
    """p.7; GAP-MYS-06: space n is worth n + 1 Glory."""
    state = rounds(
        ("storm", "utcoro", "myst", "crystal", "forest", "mountain", "river"),
        boards={0: {"artefact": 3}, 1: {"artefact": 1}, 2: {"artefact": 2}},
    )
    assert state.path == ("storm",)
    assert found(state, events.EventPlaced) == [events.EventPlaced(rule="MYS-110", seat=1, event="storm", glory=2)]
    for number, event in enumerate(("utcoro", "myst", "crystal", "forest"), start=2):
        heard = one_round(state)
        assert [one for one in heard if isinstance(one, events.EventPlaced)] == [
            events.EventPlaced(rule="MYS-110", seat=1, event=event, glory=number + 1)
        ]
        assert state.path[number - 1 :] == (event,)
        assert state.round == number
    assert CONTENT.numbers.path == (2, 3, 4, 5, 6, 7, 8, 9, 10)


@pytest.mark.rule("MYS-111")
@pytest.mark.parametrize("event", ["storm", "utcoro", "forest"])
def test_an_event_card_has_no_effect_when_it_is_placed(event: str) -> None:
    """p.7: no Storm blows, no Monster attacks and no Region scores before Phase 3."""
    order = (event, *[card for card in (*REGIONS, "storm", "utcoro") if card != event])
    state = rounds(order, lairs=(island("tree"), -1, -1))
    assert state.path == (event,)
    assert state.lairs == (island("tree"), -1, -1)
    assert [(board.glory, board.energy, board.wounded) for board in state.boards] == [(1, 0, False)] * 3
    assert [type(one).__name__ for one in state.events] == ["EventPlaced", "TurnBegan"]


def five_placed(space: int, boards: dict[int, Any], event: str = "myst", **given: Any) -> MystheaState:
    """The event card for this space of the path is placed now."""
    cards = ("storm", "utcoro", "forest", "river", "crystal", "mountain")
    rest = tuple(card for card in (*cards, "myst") if card != event)
    state = position(
        agenda=[steps.BeginRound()],
        boards=boards,
        path=rest[: space - 1],
        next_event=event,
        events_deck=rest[space - 1 :],
        **given,
    )
    assert len(state.path) == space
    return state


@pytest.mark.rule("MYS-112", "MYS-113")
@pytest.mark.ruling("AMB-MYS-04")
@pytest.mark.parametrize("event", ["myst", "storm", "utcoro"])
def test_the_sixth_space_lets_every_player_recharge_before_the_first_turn(event: str) -> None:
    """p.7: any event card does it, each player may or may not."""
    state = five_placed(6, {seat: {"charged": False} for seat in range(3)}, event)
    for seat, answer in ((0, "accept"), (1, "decline"), (2, "accept")):
        assert (state.decision.seat, state.decision.rule) == (seat, "MYS-112")
        assert offered(state) == ["accept", "decline"]
        assert not found(state, events.TurnBegan)
        play(state, answer)
        recharged = [events.ArtefactCharged(rule="MYS-112", seat=seat)] if answer == "accept" else []
        assert found(state, events.ArtefactCharged) == recharged
    assert [board.charged for board in state.boards] == [True, False, True]
    assert found(state, events.TurnBegan) == [events.TurnBegan(rule="MYS-114", seat=0)]
    assert CONTENT.numbers.path[5] == 7


@pytest.mark.rule("MYS-112")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 7])
def test_no_other_space_recharges(space: int) -> None:
    """p.7"""
    state = five_placed(space, {seat: {"charged": False} for seat in range(3)})
    assert state.decision.rule == "MYS-115"
    assert [board.charged for board in state.boards] == [False] * 3


@pytest.mark.rule("MYS-112")
@pytest.mark.ruling("AMB-MYS-04")
@pytest.mark.parametrize(("space", "rule"), [(5, "MYS-112"), (6, "MYS-115")])
def test_a_table_may_recharge_on_the_space_with_the_printed_icon(space: int, rule: str) -> None:
    """AMB-MYS-04: the fifth space, worth 6 Glory."""
    state = five_placed(space, {seat: {"charged": False} for seat in range(3)}, rulings={"recharge_space": 5})
    assert state.decision.rule == rule


@pytest.mark.rule("MYS-113")
def test_whoever_has_a_charged_artefact_is_not_asked() -> None:
    """p.7: there is nothing to recharge."""
    state = five_placed(6, {0: {"charged": True}, 1: {"charged": False}, 2: {"charged": True}})
    assert (state.decision.seat, state.decision.rule) == (1, "MYS-112")
    play(state, "accept")
    assert (state.decision.seat, state.decision.rule) == (0, "MYS-115")


@pytest.mark.rule("MYS-114")
def test_each_player_takes_exactly_one_turn_in_order_of_play() -> None:
    """p.7"""
    state = rounds((*REGIONS, "storm", "utcoro"), boards={0: {"artefact": 2}, 1: {"artefact": 3}, 2: {"artefact": 1}})
    turns = [event.seat for event in found(state, events.TurnBegan)]
    for _ in range(3):
        turns.extend(event.seat for event in one_round(state) if isinstance(event, events.TurnBegan))
    assert turns == [2, 0, 1, 2, 0, 1, 2, 0, 1, 2]


@pytest.mark.rule("MYS-114")
def test_nobody_else_can_act_during_a_turn() -> None:
    """p.7"""
    state = position(turn=1)
    assert [decision.seat for decision in state.decisions] == [1]
    with pytest.raises(rulewright.IllegalChoice, match="seat 0 cannot choose meditate"):
        state.apply(GAME.parse("meditate"), 0)
    assert [reason.rule for reason in rulewright.why_not(state, 0, "meditate")][:1] == ["MYS-114"]


@pytest.mark.rule("MYS-115")
@pytest.mark.parametrize(
    ("first", "rest"),
    [
        ("meditate", ()),
        ("act", ("play-card C026", "done")),
        ("develop", ("reveal-one", "buy-card C021")),
    ],
)
def test_a_turn_has_exactly_one_standard_action(first: str, rest: tuple[str, ...]) -> None:
    """p.7: Act, Develop or Meditate, and afterwards none of them."""
    board = {"hand": ("C026",), "energy": 1, "at": FOREST}
    state = position(turn=0, boards={0: board}, display=("C021", "C022", "C023"))
    assert set(offered(state)) == STANDARD | {"move-island"}
    assert "done" not in offered(state)
    play(state, first, *rest)
    assert offered(state) == ["move-island", "done"]


SPECIAL = {"use-accessory C031", "start-battle tree.forest", "move-island", "face-encounter"}


@pytest.mark.rule("MYS-116")
@pytest.mark.ruling("AMB-MYS-15")
@pytest.mark.parametrize(
    ("special", "rest"),
    [
        ("use-accessory C031", ()),
        ("start-battle tree.forest", ()),
        ("move-island", ("decline", "set-down-after volcano")),
        ("face-encounter", ("choose-approach dialogue", "decline")),
    ],
)
@pytest.mark.parametrize("early", [True, False])
def test_a_turn_has_at_most_one_special_action(special: str, rest: tuple[str, ...], early: bool) -> None:
    """p.7: an Accessory, a Battle, an Island or an Encounter, before or after the Standard Action."""
    board = {"at": FOREST, "token": island("tree"), "energy": 1, "experience": 12, "accessories": ("C031",)}
    boards = {0: board, 1: {"at": FOREST, "charged": False}}
    state = position(turn=0, boards=boards, next_encounter="EN26")
    assert set(offered(state)) == {"develop", "meditate"} | SPECIAL
    if early:
        play(state, special, *rest)
        assert {"meditate"} <= set(offered(state)) <= STANDARD
        play(state, "meditate")
    else:
        play(state, "meditate")
        assert set(offered(state)) == SPECIAL | {"done"}
        play(state, special, *rest)
    # Both actions are done, so the round is over; nobody is asked for more.
    assert found(state, events.TurnBegan)[:1] == [events.TurnBegan(rule="MYS-114", seat=0)]
    assert state.round == 2


@pytest.mark.rule("MYS-117")
def test_the_special_action_may_be_left_out() -> None:
    """p.7"""
    state = position(turn=0, boards={0: {"at": FOREST}})
    play(state, "meditate", "done")
    assert state.boards[0].charged is True
    assert state.round == 2


@pytest.mark.rule("MYS-118")
@pytest.mark.component("C003")
def test_a_special_action_never_interrupts_a_standard_action() -> None:
    """p.7: not while a card is chosen, used, or its points are spent; not while cards are bought."""
    board = {
        "at": FOREST,
        "token": island("tree"),
        "energy": 9,
        "experience": 12,
        "accessories": ("C031",),
        "hand": ("C001", "C003"),
    }
    start = position(turn=0, boards={0: board, 1: {"at": FOREST}}, display=("C021", "C022", "C023"))
    for story in (
        ("act", "play-card C003", "spend-points", "gain-energy", "gain-energy", "use-card", "play-card C001"),
        ("develop", "reveal-one", "buy-card C021", "buy-card C022"),
    ):
        state = start.copy()
        assert set(offered(state)) >= SPECIAL
        for choice in story:
            play(state, choice)
            assert not SPECIAL & set(offered(state))


@pytest.mark.rule("MYS-119")
def test_nobody_can_pass_because_meditate_is_always_possible() -> None:
    """p.7: no cards, no Energy, a full track, a discharged Artefact, a wounded Champion."""
    bare = position(turn=0, boards={0: {"charged": False, "wounded": True}})
    assert offered(bare) == ["meditate"]
    full = position(turn=0, boards={0: {"charged": False, "energy": 12, "hand": ("C001",)}})
    assert set(offered(full)) == STANDARD
    with pytest.raises(rulewright.IllegalChoice):
        play(full, "done")


@pytest.mark.rule("MYS-120")
@pytest.mark.parametrize("hand", [(), ("C026",)])
def test_act_needs_a_card_in_hand(hand: tuple[str, ...]) -> None:
    """p.7"""
    state = position(turn=0, boards={0: {"hand": hand, "discard": ("C001",), "accessories": ("C031",)}})
    assert ("act" in offered(state)) == bool(hand)


@pytest.mark.rule("MYS-121")
@pytest.mark.component("C013")
def test_an_action_granted_by_an_accessory_leaves_the_standard_action() -> None:
    """p.7: C013 meditates, and the turn's own Standard Action is still to come."""
    state = position(turn=0, boards={0: {"at": FOREST, "accessories": ("C013",), "hand": ("C011",)}})
    play(state, "use-accessory C013", "pay-with-card C011")
    assert state.boards[0].energy == 4
    play(state, "meditate")
    assert state.boards[0].energy == 8


@pytest.mark.rule("MYS-121")
@pytest.mark.component("C004")
def test_a_battle_granted_by_a_card_leaves_the_special_action() -> None:
    """p.7: C004 starts a Battle; the turn may still have one of its own."""
    boards = {0: {"at": FOREST, "hand": ("C004",), "energy": 2}, 1: {"at": FOREST, "troops": (FOREST,)}}
    state = position(turn=0, boards=boards)
    play(state, "act", "play-card C004", "use-card", "start-battle tree.forest", "remove-unit troop", "done")
    assert state.boards[0].charged is True
    assert offered(state) == ["start-battle tree.forest", "move-island", "done"]


@pytest.mark.rule("MYS-121")
@pytest.mark.component("EN02")
def test_an_action_granted_by_an_encounter_leaves_the_standard_action() -> None:
    """p.7: EN02 lets the player meditate."""
    board = {"at": FOREST, "token": island("tree"), "experience": 1}
    state = position(turn=0, boards={0: board}, next_encounter="EN02")
    play(state, "face-encounter", "choose-approach chest", "accept")
    assert state.boards[0].energy == 4
    assert offered(state) == ["develop", "meditate"]


@pytest.mark.rule("MYS-122", "MYS-123")
@pytest.mark.ruling("AMB-MYS-03")
def test_the_round_of_the_fifth_region_card_is_the_last_and_the_rest_of_the_deck_is_not_resolved() -> None:
    """p.12"""
    order = ("forest", "storm", "river", "myst", "crystal", "mountain", "utcoro")
    state = rounds(order, lairs=(2, -1, -1), boards={seat: {"charged": True} for seat in range(3)})
    for _ in range(4):
        heard = one_round(state)
        assert not [one for one in heard if isinstance(one, events.LastRound)]
    heard = one_round(state)
    assert heard[-3:-1] == [
        events.EventPlaced(rule="MYS-110", seat=0, event="mountain", glory=7),
        events.LastRound(rule="MYS-122"),
    ]
    assert state.era == 1
    heard = one_round(state)
    turns = [one.seat for one in heard if isinstance(one, events.TurnBegan)]
    assert turns[:2] == [1, 2]
    resolved = [one.event for one in heard if isinstance(one, events.EventResolved)]
    assert resolved == ["forest", "storm", "river", "myst", "crystal", "mountain"]
    assert not [one for one in heard if isinstance(one, events.MonsterAttacked)]
    assert heard.index(events.EraEnded(rule="MYS-297", era=1)) > heard.index(events.TurnBegan(rule="MYS-114", seat=2))
    assert state.era == 2


@pytest.mark.gold("GOLD-MYS-27")
@pytest.mark.rule("MYS-112", "MYS-122", "MYS-124")
@pytest.mark.ruling("AMB-MYS-04")
@pytest.mark.parametrize("space", [6, 5])
def test_five_region_cards_in_a_row_make_the_shortest_era(space: int) -> None:
    """Worked example 27: five rounds, no sixth space, no Monster attacks."""
    state = rounds((*REGIONS, "storm", "utcoro"), rulings={"recharge_space": space}, lairs=(2, -1, -1))
    heard = list(state.events)
    for _ in range(4):
        heard.extend(one_round(state))
    asked = []
    while state.decision.rule == "MYS-112":
        asked.append(state.decision.seat)
        play(state, "accept")
    assert asked == ([] if space == 6 else [0, 1, 2])
    heard.extend(one_round(state))
    first = heard[: heard.index(events.EraEnded(rule="MYS-297", era=1))]
    assert [one.glory for one in first if isinstance(one, events.EventPlaced)] == [2, 3, 4, 5, 6]
    assert [one.event for one in first if isinstance(one, events.EventResolved)] == list(REGIONS)
    assert not [one for one in first if isinstance(one, (events.MonsterAttacked, events.ArtefactCharged))]
    assert state.era == 2
