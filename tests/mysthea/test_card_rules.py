"""What holds for many Command cards at once: waivers, spaces, chained Acts, prices. Rulebook p.20-27."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.effects import Carry
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.vocabulary import SLOTS, CardType, Slot
from rulewright.games.mysthea.positions import base_game, offered, play, position
from rulewright.games.mysthea.rules import control

CARDS = base_game().content.cards
ONE_OF_EACH = {"tactic": "C021", "objective": "C026", "accessory": "C031", "upgrade": "C036"}
WAIVERS = {"upgrade": "C020", "accessory": "C040", "tactic": "C057", "objective": "C078"}
ENCOUNTER = [steps.FaceEncounter(0, free=True)]


def wearing(*cards: str) -> tuple[str, ...]:
    """The Upgrade spaces of a board with these cards in play."""
    by_slot = {CARDS[card].slot: card for card in cards}
    return tuple(by_slot.get(slot, "") for slot in SLOTS)


# -- waivers and spaces ----------------------------------------------------------------------------------


@pytest.mark.rule("MYS-440")
@pytest.mark.component("C020", "C040", "C057", "C078")
@pytest.mark.parametrize("played", ONE_OF_EACH)
@pytest.mark.parametrize("waived", WAIVERS)
def test_a_waiver_covers_one_type_of_card_only(waived: str, played: str) -> None:
    board = {"hand": (ONE_OF_EACH[played],), "upgrades": wearing(WAIVERS[waived])}
    state = position(era=3, turn=0, boards={0: board})
    play(state, "act", f"play-card {ONE_OF_EACH[played]}")
    assert ("use-card" in offered(state)) == (waived == played)


@pytest.mark.rule("MYS-440")
@pytest.mark.component("C078")
def test_a_waiver_does_not_spare_the_cards_that_an_effect_asks_for() -> None:
    state = position(era=3, turn=0, boards={0: {"hand": ("C021", "C027"), "upgrades": wearing("C078")}})
    play(state, "act", "play-card C027", "use-card", "pay-with-card C021")
    assert (state.boards[0].energy, state.boards[0].experience, state.removed) == (0, 1, ("C021",))

    no_tactic = position(era=3, turn=0, boards={0: {"hand": ("C026", "C027"), "upgrades": wearing("C078")}})
    play(no_tactic, "act", "play-card C027")
    assert offered(no_tactic) == ["spend-points", "done"]


@pytest.mark.rule("MYS-440")
@pytest.mark.component("C040")
def test_a_waiver_does_not_spare_the_price_of_activating_an_accessory() -> None:
    board = {"accessories": ("C031",), "upgrades": wearing("C040")}
    assert "use-accessory C031" not in offered(position(turn=0, boards={0: board}))
    assert "use-accessory C031" in offered(position(turn=0, boards={0: {**board, "energy": 1}}))


@pytest.mark.rule("MYS-441")
@pytest.mark.component("C020", "C040", "C057", "C078")
def test_only_one_waiver_is_active_at_a_time() -> None:
    hand = ("C020", "C026", "C040", "C057", "C078")
    state = position(era=3, agenda=[steps.ChooseCard(0)] * 5, boards={0: {"energy": 8, "hand": hand}})
    for card, energy in (("C020", 6), ("C040", 6), ("C057", 4), ("C078", 1)):
        # C020 is in play only when C040 comes, which is therefore placed for nothing (AMB-MYS-17).
        play(state, f"play-card {card}", "use-card", "done")
        assert (state.boards[0].upgrades, state.boards[0].energy) == (("", "", "", "", card), energy)
    assert state.boards[0].discard == ("C020", "C040", "C057")
    play(state, "play-card C026", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (1, 4)


@pytest.mark.rule("MYS-442")
@pytest.mark.component("C019", "C076")
def test_the_strength_of_c019_and_c076_does_not_add_up() -> None:
    state = position(era=3, turn=0, boards={0: {"energy": 1, "hand": ("C076",), "upgrades": wearing("C019"), "at": 0}})
    assert control.strength_in(state, 0, 0) == 5
    play(state, "act", "play-card C076", "use-card")
    assert control.strength_in(state, 0, 0) == 6
    assert (state.boards[0].upgrades, state.boards[0].discard) == (("C076", "", "", "", ""), ("C019",))


@pytest.mark.rule("MYS-442")
@pytest.mark.parametrize("slot", list(Slot))
def test_upgrades_of_one_space_exclude_each_other(slot: Slot) -> None:
    cards = sorted(card.id for card in CARDS.values() if card.slot is slot)
    assert len(cards) == 4
    # The most expensive four cost 13 Energy together, so the first one is in play from the start.
    board = {"energy": 12, "hand": tuple(cards[1:]), "upgrades": wearing(cards[0])}
    state = position(era=3, agenda=[steps.ChooseCard(0)] * 3, boards={0: board})
    for number, card in enumerate(cards[1:], 1):
        play(state, f"play-card {card}", "use-card")
        assert state.boards[0].upgrades == wearing(card)
        assert state.boards[0].discard == tuple(cards[:number])
        play(state, "done")


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(card.id, marks=pytest.mark.rule(card.rule, about="cards"), id=card.id)
        for card in CARDS.values()
        if card.slot not in (None, Slot.CARD) and card.id != "C056"
    ],
)
def test_an_upgrade_speaks_of_the_unit_of_its_space(card: str) -> None:
    record = base_game().content.cards[card]
    (effect,) = record.effects
    unit = effect.carrier if isinstance(effect, Carry) else effect.unit
    assert unit == record.slot


# -- Acts by effects -------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-443")
@pytest.mark.component("C003", "C011")
def test_acts_by_effects_can_be_chained() -> None:
    state = position(turn=0, boards={0: {"energy": 3, "hand": ("C001", "C003", "C026"), "accessories": ("C011",)}})
    play(state, "use-accessory C011", "pay-with-card C001", "play-card C003", "use-card")
    play(state, "play-card C026", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory, state.boards[0].hand) == (0, 4, ())

    encounter = position(agenda=ENCOUNTER, next_encounter="EN30", boards={0: {"energy": 3, "hand": ("C003", "C026")}})
    play(encounter, "choose-approach dialogue", "accept", "play-card C003", "use-card", "play-card C026", "use-card")
    assert (encounter.boards[0].energy, encounter.boards[0].glory) == (0, 1 + 7 + 3)


@pytest.mark.rule("MYS-443")
@pytest.mark.ruling("AMB-MYS-21")
@pytest.mark.component("C003")
def test_a_chain_of_acts_ends_with_the_energy_or_the_cards() -> None:
    no_energy = position(turn=0, boards={0: {"energy": 2, "hand": ("C003", "C026")}})
    play(no_energy, "act", "play-card C003", "use-card", "play-card C026")
    assert offered(no_energy) == ["spend-points", "done"]

    no_cards = position(turn=0, boards={0: {"energy": 3, "hand": ("C003",)}})
    play(no_cards, "act", "play-card C003", "use-card")
    assert (no_cards.boards[0].energy, offered(no_cards)) == (1, ["spend-points", "done"])


# -- prices ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-444")
@pytest.mark.ruling("AMB-MYS-18")
@pytest.mark.parametrize(
    ("source", "approach", "kinds"),
    [
        ("C011", "", ["tactic"]),
        ("C012", "", ["objective"]),
        ("C013", "", ["accessory"]),
        ("C014", "", ["upgrade"]),
        ("C015", "", ["tactic", "objective", "accessory", "upgrade"]),
        ("EN09", "chest", ["tactic"]),
        ("EN18", "axe", ["accessory"]),
        ("EN23", "axe", ["upgrade"]),
        ("EN29", "boots", ["objective"]),
    ],
)
def test_a_discard_price_takes_a_card_from_hand_to_the_discard_pile(
    source: str, approach: str, kinds: list[str]
) -> None:
    in_play = {"accessories": ("C032", "C033"), "upgrades": wearing("C037")}
    board = {"hand": tuple(ONE_OF_EACH.values()), **in_play}
    if approach:
        state = position(agenda=ENCOUNTER, next_encounter=source, boards={0: board})
        play(state, f"choose-approach {approach}")
    else:
        state = position(turn=0, boards={0: {**board, "accessories": (source, "C032")}})
        play(state, f"use-accessory {source}")
    paid = [f"pay-with-card {ONE_OF_EACH[kind]}" for kind in kinds]
    assert [text for text in offered(state) if text != "done"] == paid
    play(state, paid[0])
    card = ONE_OF_EACH[kinds[0]]
    assert (state.boards[0].discard, state.removed) == ((card,), ())
    assert (card in state.boards[0].hand, len(state.boards[0].accessories)) == (False, 2)
    assert state.boards[0].upgrades == wearing("C037")


@pytest.mark.rule("MYS-444")
@pytest.mark.component("C013")
def test_a_card_discarded_as_a_price_comes_back_in_the_next_era() -> None:
    state = position(
        agenda=[steps.ChooseAction(0), steps.BeginEra()],
        boards={0: {"hand": ("C031",), "accessories": ("C013",), "at": 0}},
    )
    play(state, "use-accessory C013", "pay-with-card C031")
    assert (state.boards[0].hand, state.boards[0].discard) == ((), ("C031",))
    play(state, "meditate")
    assert (state.era, state.boards[0].hand, state.boards[0].discard) == (2, ("C031",), ())


@pytest.mark.rule("MYS-445")
@pytest.mark.ruling("AMB-MYS-14")
@pytest.mark.parametrize(
    "card", [card.id for card in CARDS.values() if card.type in (CardType.TACTIC, CardType.OBJECTIVE)]
)
def test_the_energy_in_the_text_of_a_tactic_or_objective_is_paid_only_once(card: str) -> None:
    spare = ("C005", "C010", "C015", "C020") if card in ONE_OF_EACH.values() else tuple(ONE_OF_EACH.values())
    state = position(era=3, turn=0, boards={0: {"energy": CARDS[card].points, "hand": (card, *spare)}})
    play(state, "act", f"play-card {card}", "use-card")
    payments = [event for event in state.events if isinstance(event, events.Paid)]
    assert payments == [events.Paid(rule="MYS-126", seat=0, energy=CARDS[card].points)]


@pytest.mark.rule("MYS-446")
@pytest.mark.component("C031", "C033")
@pytest.mark.parametrize(
    ("card", "energy", "experience", "glory"),
    [("C031", [4, 5, 6], [2, 2, 2], [1, 1, 1]), ("C033", [3, 3, 3], [2, 1, 0], [1, 3, 5])],
)
def test_an_accessory_is_paid_for_when_it_is_placed_and_again_at_each_activation(
    card: str, energy: list[int], experience: list[int], glory: list[int]
) -> None:
    state = position(
        agenda=[steps.ChooseAction(0), steps.BeginTurn(0)],
        boards={0: {"energy": 5, "experience": 2, "hand": (card,)}},
    )
    board = state.boards[0]
    for activation, texts in enumerate(
        [("act", f"play-card {card}", "use-card", "done"), (f"use-accessory {card}",), (f"use-accessory {card}",)]
    ):
        play(state, *texts)
        assert (board.energy, board.experience) == (energy[activation], experience[activation])
        assert (board.glory, board.accessories) == (glory[activation], (card,))


PRICES: dict[str, dict[str, Any]] = {
    **{card: {"energy": 1} for card in ("C031", "C032", "C034", "C035", "C051", "C052", "C053", "C055")},
    **{card: {"energy": 1} for card in ("C072", "C073")},
    **{card: {"experience": 1} for card in ("C033", "C054", "C074")},
    "C011": {"hand": ("C021",)},
    "C012": {"hand": ("C026",)},
    "C013": {"hand": ("C032",)},
    "C014": {"hand": ("C036",)},
    "C015": {"hand": ("C026",)},
    "C071": {"hand": ("C032", "C033")},
    "C075": {"hand": ("C026",)},
}
ALL_BUT: dict[str, dict[str, Any]] = {
    "energy": {"experience": 12, "hand": ("C021", "C026", "C016")},
    "experience": {"energy": 12, "hand": ("C021", "C026", "C016")},
    "hand": {"energy": 12, "experience": 12},
}


@pytest.mark.rule("MYS-446")
@pytest.mark.parametrize("card", sorted(PRICES))
def test_an_accessory_can_be_activated_with_exactly_its_price_and_not_without(card: str) -> None:
    (resource,) = PRICES[card]
    able = position(era=3, turn=0, boards={0: {**PRICES[card], "accessories": (card,)}})
    assert f"use-accessory {card}" in offered(able)
    unable = position(era=3, turn=0, boards={0: {**ALL_BUT[resource], "accessories": (card,)}})
    assert f"use-accessory {card}" not in offered(unable)


@pytest.mark.rule("MYS-447")
@pytest.mark.component("C028", "C029", "C049")
@pytest.mark.parametrize(
    ("card", "unit", "deployed"), [("C028", "fortifications", 2), ("C029", "golems", 1), ("C049", "troops", 3)]
)
def test_only_units_on_the_islands_are_currently_deployed(card: str, unit: str, deployed: int) -> None:
    stock = {"energy": 3, "hand": (card,), "constructed_troops": 2, "constructed_golems": 2}
    nobody = position(era=2, turn=0, boards={0: stock})
    play(nobody, "act", f"play-card {card}", "use-card")
    assert nobody.boards[0].glory == 1
    somebody = position(era=2, turn=0, boards={0: {**stock, unit: (8,) * deployed}})
    play(somebody, "act", f"play-card {card}", "use-card")
    assert somebody.boards[0].glory == 1 + deployed * (2 if card == "C028" else 1)


@pytest.mark.rule("MYS-448")
@pytest.mark.component("C027")
def test_a_card_removed_from_the_game_never_comes_back() -> None:
    state = position(
        agenda=[steps.ChooseAction(0, special=True), steps.BeginEra()],
        boards={0: {"energy": 1, "hand": ("C021", "C027")}},
    )
    play(state, "act", "play-card C027", "use-card")
    assert state.decision.rule == "MYS-448"
    play(state, "pay-with-card C021", "done", "done")
    assert (state.era, state.boards[0].hand, state.removed[0]) == (2, ("C027",), "C021")


@pytest.mark.rule("MYS-449")
@pytest.mark.parametrize(
    ("card", "paid", "points"),
    [("C015", "C065", 5), ("C015", "C061", 1), ("C027", "C025", 3), ("C046", "C069", 4), ("C066", "C074", 4),
     ("C067", "C080", 5), ("C075", "C064", 4)],
)  # fmt: skip
def test_x_is_the_printed_number_of_command_points_of_the_card_paid_with(card: str, paid: str, points: int) -> None:
    # The Upgrade that waives the Energy of Tactics does not change the number on them.
    board = {"energy": CARDS[card].points, "hand": (paid,), "upgrades": wearing("C057")}
    if CARDS[card].type is CardType.ACCESSORY:
        state = position(era=3, turn=0, boards={0: {**board, "energy": 0, "accessories": (card,)}})
        play(state, f"use-accessory {card}", f"pay-with-card {paid}")
    else:
        state = position(era=3, turn=0, boards={0: {**board, "hand": (card, paid)}})
        play(state, "act", f"play-card {card}", "use-card", f"pay-with-card {paid}")
    got = state.boards[0]
    command_points = state.decision.about.get("points", 0)
    assert (got.energy, got.experience, got.glory - 1, command_points) == {
        "C015": (0, 0, 0, points),
        "C027": (0, points, 0, points),
        "C046": (0, 0, points, points),
        "C066": (points, 0, points, 0),
        "C067": (0, points, points, 0),
        "C075": (0, 0, 2 * points, 0),
    }[card]


@pytest.mark.rule("MYS-450")
@pytest.mark.component("C046")
def test_a_played_card_cannot_pay_for_itself() -> None:
    state = position(era=3, turn=0, boards={0: {"energy": 5, "hand": ("C046", "C061")}})
    play(state, "act", "play-card C046")
    assert offered(state) == ["spend-points", "done"]
    other = position(era=3, turn=0, boards={0: {"energy": 5, "hand": ("C026", "C046")}})
    play(other, "act", "play-card C046", "use-card")
    assert offered(other) == ["pay-with-card C026"]
