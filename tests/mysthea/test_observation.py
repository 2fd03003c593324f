"""What the numbers of an observation say about a position."""

from __future__ import annotations

from rulewright.games.mysthea.model import steps
from rulewright.games.mysthea.model.geography import REGIONS
from rulewright.games.mysthea.model.state import MystheaState, Rulings
from rulewright.games.mysthea.positions import base_game, play, position, region

FOREST = region("tree.forest")


def told(state: MystheaState, seat: int) -> dict[str, float]:
    """The numbers that are not 0, by name."""
    observer = base_game().bots.observer(state.seats)
    pairs = zip(observer.names, observer.read(state, seat), strict=True)
    return {name: value for name, value in pairs if value}


def of(told: dict[str, float], group: str) -> dict[str, float]:
    """The numbers of one group, by what they are about."""
    return {name.partition(": ")[2]: value for name, value in told.items() if name.partition(": ")[0] == group}


def test_the_own_seat_comes_first_and_the_others_follow_in_order_of_play() -> None:
    boards = {seat: {"energy": 3 * (seat + 1), "artefact": number} for seat, number in enumerate((2, 3, 1))}
    state = position(players=3, turn=0, boards=boards)
    assert state.order == (2, 0, 1)
    seen = told(state, 0)
    energies = [seen[f"{who} board: energy / 12"] for who in ("own", "+1", "+2")]
    assert energies == [0.25, 0.5, 0.75]
    assert [told(state, 2)[f"{who} board: energy / 12"] for who in ("own", "+1", "+2")] == [0.75, 0.25, 0.5]
    assert of(seen, "own turn") == {"active": 1}
    assert of(told(state, 1), "+2 turn") == {"active": 1}


def test_the_own_hand_is_told_card_by_card_and_others_only_as_far_as_all_know_it() -> None:
    state = position(
        players=2, turn=0, boards={0: {"hand": ("C004", "C010")}, 1: {"hand": ("C006", "C007"), "known": ("C006",)}}
    )
    seen = told(state, 0)
    assert of(seen, "own hand") == {"C004": 1, "C010": 1}
    assert of(seen, "+1 hand, known to all") == {"C006": 1}
    assert seen["+1 board: cards in hand / 10"] == 0.2
    assert not [name for name in seen if name.endswith(": C007")]


def test_units_are_counted_in_each_region() -> None:
    state = position(
        players=2,
        turn=0,
        boards={1: {"at": FOREST, "troops": (0, FOREST, FOREST), "golems": (FOREST,), "fortifications": (FOREST,)}},
    )
    seen = told(state, 0)
    assert of(seen, "+1 troops / 4") == {REGIONS[0]: 0.25, "tree.forest": 0.5}
    assert of(seen, "+1 golems / 2") == of(seen, "+1 fortifications / 2") == {"tree.forest": 0.5}
    assert of(seen, "+1 champion at") == {"tree.forest": 1}


def test_the_open_step_says_what_is_asked_and_about_what() -> None:
    state = position(players=2, turn=0, boards={0: {"hand": ("C004",), "energy": 9}})
    assert of(told(state, 0), "open step") == {"choose-action": 1}
    play(state, "act", "play-card C004")
    seen = told(state, 0)
    assert of(seen, "open step") == {"choose-use": 1}
    assert of(seen, "open step, card") == {"C004": 1}
    assert of(seen, "open step, seat") == {"own": 1}
    assert of(told(state, 1), "open step, seat") == {"+1": 1}
    play(state, "spend-points")
    points = base_game().content.points["C004"]
    assert of(told(state, 0), "open step, number") == {"points": points / 8}
    assert of(told(state, 0), "pending steps / 4")["choose-use"] == 0.25


def test_a_step_names_the_component_whose_rule_asks() -> None:
    card = base_game().content.cards["C004"]
    offer = steps.Offer(0, card.effects, card.rule, 3)  # type: ignore[arg-type]
    seen = told(position(players=2, agenda=[offer]), 1)
    assert of(seen, "open step, rule of") == {"C004": 1}
    assert of(seen, "open step, number") == {"card points": 3 / 8}


def test_the_islands_are_told_by_their_neighbours() -> None:
    state = position(players=2, turn=0)
    turned = state.copy()
    turned.ring = state.ring[2:] + state.ring[:2]
    assert told(turned, 0) == told(state, 0)
    swapped = state.copy()
    swapped.ring = (state.ring[1], state.ring[0], *state.ring[2:])
    assert of(told(swapped, 0), "next island clockwise") != of(told(state, 0), "next island clockwise")
    assert len(of(told(state, 0), "next island clockwise")) == 5


def test_rulings_that_are_not_the_usual_ones_are_told() -> None:
    state = position(players=2, turn=0)
    assert not set(of(told(state, 0), "agreed")) & set(Rulings.__struct_fields__)
    state.rulings = Rulings(recharge_space=5)
    assert of(told(state, 0), "agreed")["recharge_space"] == 1


def test_the_battle_is_told_by_seat() -> None:
    state = position(
        players=3,
        turn=0,
        boards={0: {"troops": (FOREST,), "hand": ("C004",)}, 2: {"troops": (FOREST, FOREST), "hand": ("C006",)}},
    )
    play(state, "start-battle tree.forest")
    seen = told(state, 1)
    assert of(seen, "battle region") == {"tree.forest": 1}
    sides = [who for who in ("own", "+1", "+2") if f"{who} battle: takes part" in seen]
    assert sides == ["+1", "+2"]
    play(state, "commit-card C004")
    assert of(told(state, 0), "own sealed card") == {"C004": 1}
    assert told(state, 1) == seen


def test_nothing_tells_whether_a_card_lies_in_the_deck_or_in_a_hidden_hand() -> None:
    """Random games seldom draw from the Era Deck unseen, so the general test seldom meets this."""
    deck = base_game().content.era_cards[1]
    state = position(players=3, turn=0, boards={1: {"hand": deck[:3]}, 2: {"hand": deck[3:5], "known": deck[3:4]}})
    seen = told(state, 0)
    others = [state.resample(0, seed) for seed in range(10)]
    assert all(isinstance(other, MystheaState) and told(other, 0) == seen for other in others)
    assert len({other.deck for other in others if isinstance(other, MystheaState)}) > 5
