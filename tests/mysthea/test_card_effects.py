"""How the effects of Command cards work in general: removals, triggers, carrying, decks, Strength. Rulebook p.20-27."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.vocabulary import SLOTS
from rulewright.games.mysthea.positions import base_game, island, offered, play, position, region
from rulewright.games.mysthea.rules import control

CARDS = base_game().content.cards
ENCOUNTER = [steps.FaceEncounter(0, free=True)]


def wearing(*cards: str) -> tuple[str, ...]:
    """The Upgrade spaces of a board with these cards in play."""
    by_slot = {CARDS[card].slot: card for card in cards}
    return tuple(by_slot.get(slot, "") for slot in SLOTS)


# -- removals --------------------------------------------------------------------------------------------

STRIKES = [("C023", "fortification"), ("C044", "troop"), ("C062", "golem")]


@pytest.mark.rule("MYS-451")
@pytest.mark.component("C023", "C044", "C062")
@pytest.mark.parametrize(("card", "unit"), STRIKES)
def test_each_opponent_with_such_a_unit_loses_one_and_nobody_gains_glory(card: str, unit: str) -> None:
    field = {"troops": (8, 8), "golems": (8, 8), "fortifications": (8, 8)}
    without = {kind: places for kind, places in field.items() if kind != f"{unit}s"}
    boards = {0: {"energy": 3, "hand": (card,), **field}, 1: field, 2: without, 3: {**field, "at": 8}}
    state = position(era=3, players=4, turn=0, boards=boards)
    play(state, "act", f"play-card {card}", "use-card", "choose-region tree.forest")
    assert state.events == [
        events.UnitRemoved(rule=CARDS[card].rule, seat=seat, unit=unit, region=8) for seat in (1, 3)
    ]
    left = [len(getattr(board, f"{unit}s")) for board in state.boards]
    assert (left, [board.glory for board in state.boards]) == ([2, 1, 0, 1], [1, 1, 1, 1])


@pytest.mark.rule("MYS-452")
@pytest.mark.ruling("AMB-MYS-43")
@pytest.mark.parametrize(("card", "unit"), STRIKES)
def test_removed_troops_and_golems_go_to_the_constructed_space_and_fortifications_to_the_supply(
    card: str, unit: str
) -> None:
    field = {"troops": (8,), "golems": (8,), "fortifications": (8,)}
    state = position(era=3, turn=0, boards={0: {"energy": 3, "hand": (card,)}, 1: field})
    play(state, "act", f"play-card {card}", "use-card", "choose-region tree.forest")
    board = state.boards[1]
    assert (board.constructed_troops, board.supply_troops) == ((1, 7) if unit == "troop" else (0, 7))
    assert (board.constructed_golems, board.supply_golems) == ((1, 3) if unit == "golem" else (0, 3))
    assert board.supply_fortifications == (4 if unit == "fortification" else 3)


@pytest.mark.rule("MYS-453")
@pytest.mark.component("C064")
def test_c064_gives_no_glory_and_spares_champions_that_are_wounded_already() -> None:
    boards = {0: {"energy": 4, "hand": ("C064",)}, 1: {"at": 8, "wounded": True}, 2: {"at": 8}}
    state = position(era=3, turn=0, boards=boards)
    play(state, "act", "play-card C064", "use-card")
    assert offered(state) == ["choose-region tree.forest"]
    play(state, "choose-region tree.forest")
    champion = state.boards[2].champion
    assert state.events == [events.ChampionWounded(rule="MYS-423", seat=2, champion=champion, region=8)]
    assert [board.glory for board in state.boards] == [1, 1, 1]

    boards[2] = {"at": 8, "wounded": True}
    nobody_left = position(era=3, turn=0, boards=boards)
    play(nobody_left, "act", "play-card C064", "use-card")
    assert (nobody_left.boards[0].energy, offered(nobody_left)) == (0, ["spend-points", "done"])


# -- triggers --------------------------------------------------------------------------------------------

POINTS = [steps.SpendPoints(0, 4)]
MEDITATE = [steps.Meditate(0)]
ACT = [steps.ChooseCard(0)]
TURN = [steps.ChooseAction(0)]
TRIGGERS: list[tuple[str, list[Any], str, list[str], tuple[int, int, int, int]]] = [
    # Upgrade, source, Encounter, choices; then Energy, Experience, Glory, units on the Islands.
    ("C016", MEDITATE, "", ["deploy-fortification arch.mountain"], (4 + 3 + 1, 1, 2, 1)),
    ("C016", TURN, "", ["use-accessory C055", "deploy-fortification arch.mountain"], (4 - 1 + 1, 1, 2, 1)),
    ("C016", ENCOUNTER, "EN28", ["axe", "take-option 1", "deploy-fortification arch.mountain"], (5, 1, 1 + 7 + 1, 1)),
    ("C036", MEDITATE, "", ["deploy-fortification arch.mountain", "accept"], (4 + 3, 2, 1, 1)),
    ("C036", TURN, "", ["use-accessory C055", "deploy-fortification arch.mountain", "accept"], (4 - 1, 2, 1, 1)),
    ("C079", MEDITATE, "", ["deploy-fortification arch.mountain"], (4 + 3, 1, 5, 1)),
    ("C079", ENCOUNTER, "EN28", ["axe", "take-option 1", "deploy-fortification arch.mountain"], (4, 1, 1 + 7 + 4, 1)),
    ("C017", POINTS, "", ["construct troop", "construct troop", "construct troop"], (4, 4, 1, 0)),
    ("C017", ACT, "", ["play-card C024", "use-card", "take-option 1"], (1, 2, 1, 0)),
    ("C017", ENCOUNTER, "EN03", ["boots", "accept", "accept"], (4, 2, 1 + 6, 0)),
    ("C018", POINTS, "", ["construct golem", "accept", "construct golem", "accept"], (4, 1, 1, 2)),
    ("C018", ACT, "", ["play-card C024", "use-card", "take-option 2", "accept"], (1, 1, 1, 1)),
    ("C018", ENCOUNTER, "EN03", ["boots", "decline", "accept", "accept"], (4, 1, 1 + 6, 1)),
    ("C039", POINTS, "", ["construct troop", "accept", "construct troop", "accept"], (4, 1, 1, 2)),
    ("C039", ENCOUNTER, "EN03", ["boots", "accept", "accept", "decline"], (4, 1, 1 + 6, 1)),
    ("C037", POINTS, "", ["deploy golem", "accept", "deploy golem", "accept"], (4, 1, 1 + 6, 2)),
    ("C037", ACT, "", ["play-card C025", "use-card", "take-option 2", "accept"], (1, 1, 1 + 3, 1)),
    ("C037", ENCOUNTER, "EN28", ["axe", "take-option 2", "accept"], (4, 1, 1 + 7 + 3, 1)),
    ("C056", TURN, "EN28", ["face-encounter", "accept"], (4 + 3, 0, 1 + 7, 0)),
]  # fmt: skip


@pytest.mark.rule("MYS-454")
@pytest.mark.component("C016", "C017", "C018", "C036", "C037", "C039", "C056", "C079")
@pytest.mark.parametrize(("upgrade", "source", "encounter", "texts", "result"), TRIGGERS)
def test_a_trigger_fires_once_for_each_unit_or_encounter_whatever_the_source(
    upgrade: str, source: list[Any], encounter: str, texts: list[str], result: tuple[int, int, int, int]
) -> None:
    board = {
        "energy": 4, "experience": 1, "hand": ("C024", "C025"), "accessories": ("C055",), "upgrades": wearing(upgrade),
        "at": region("arch.mountain"), "token": island("arch"), "constructed_golems": 2 if upgrade == "C037" else 0,
    }  # fmt: skip
    state = position(era=3, agenda=source, next_encounter=encounter or "EN26", boards={0: board})
    for text in texts:
        play(state, f"choose-approach {text}" if text in ("axe", "boots") else text)
    got = state.boards[0]
    units = len(got.troops) + len(got.golems) + len(got.fortifications)
    assert (got.energy, got.experience, got.glory, units) == result
    assert "accept" not in offered(state)


@pytest.mark.rule("MYS-454")
@pytest.mark.component("C056")
def test_c056_pays_for_an_encounter_that_a_monster_gives_as_a_reward() -> None:
    board = {"energy": 4, "upgrades": wearing("C056"), "at": region("tree.forest"), "troops": (8,) * 7}
    attack = [steps.MonsterAttack("utcoro")]
    state = position(
        era=3, agenda=attack, lairs=(island("tree"), -1, -1), next_encounter="EN28", boards={0: board, 2: {"at": 2}}
    )
    # The reward is 3 Glory and the right to face an Encounter, here one of 7 Glory.
    assert (state.boards[0].glory, offered(state)) == (4, ["accept", "decline"])
    play(state, "accept")
    assert (state.boards[0].energy, state.boards[0].glory, offered(state)) == (4, 11, ["accept", "decline"])
    play(state, "accept")
    assert (state.boards[0].energy, offered(state)) == (7, ["choose-approach boots", "choose-approach axe"])


@pytest.mark.rule("MYS-455")
@pytest.mark.component("C018", "C039")
@pytest.mark.parametrize(("upgrade", "unit", "rule"), [("C018", "golem", "MYS-151"), ("C039", "troop", "MYS-150")])
def test_a_free_deployment_is_a_deployment_to_the_region_of_the_champion(upgrade: str, unit: str, rule: str) -> None:
    board = {"upgrades": wearing(upgrade), "at": 10, "troops": (3,), "golems": (4,)}
    state = position(agenda=[steps.SpendPoints(0, 4)], boards={0: board})
    play(state, "travel champion sphere.mountain sphere.river", f"construct {unit}", "accept")
    assert state.events == [events.Deployed(rule=rule, seat=0, unit=unit, region=11)]
    after = state.boards[0]
    assert (after.golems, after.troops) == (((4, 11), (3,)) if unit == "golem" else ((4,), (3, 11)))
    assert (after.constructed_golems, after.constructed_troops) == (0, 0)


# -- carrying --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-456")
@pytest.mark.component("C038")
def test_a_carried_unit_ends_with_its_carrier_costs_nothing_and_has_travelled() -> None:
    board = {"upgrades": wearing("C038"), "at": 0, "golems": (0,)}
    state = position(agenda=[steps.SpendPoints(0, 3)], boards={0: board})
    assert any(text.startswith("travel golem") for text in offered(state))
    play(state, "travel champion shard.myst shard.river", "carry-unit golem")
    assert state.events == [events.Carried(rule="MYS-456", seat=0, unit="golem", origin=0, target=2)]
    assert (state.boards[0].at, state.boards[0].golems, state.decision.about) == (2, (2,), {"points": 2})
    assert not any(text.startswith("travel golem") for text in offered(state))
    # It cannot be carried on either.
    play(state, "travel champion shard.river volcano.river")
    assert (state.boards[0].at, state.boards[0].golems, state.decision.about) == (13, (2,), {"points": 1})


@pytest.mark.rule("MYS-456")
@pytest.mark.ruling("AMB-MYS-26")
@pytest.mark.component("C059", "C077")
def test_a_carried_unit_carries_nothing_itself() -> None:
    board = {"upgrades": wearing("C059", "C077"), "at": 0, "troops": (0, 0), "golems": (0, 0)}
    state = position(era=3, agenda=[steps.SpendPoints(0, 2)], boards={0: board})
    play(state, "travel troop shard.myst shard.river", "carry-unit golem")
    assert (state.boards[0].troops, state.boards[0].golems, state.decision.about) == ((0, 2), (0, 2), {"points": 1})


@pytest.mark.rule("MYS-457")
@pytest.mark.component("C001", "C022", "C032", "C042")
@pytest.mark.parametrize(
    ("card", "upgrade", "unit"),
    [("C001", "C038", "champion"), ("C032", "C038", "champion"), ("C022", "C077", "golem"), ("C042", "C059", "troop")],
)
def test_some_cards_forbid_carrying_in_their_move(card: str, upgrade: str, unit: str) -> None:
    board = {"energy": 3, "upgrades": wearing(upgrade), "at": 0, "troops": (0, 0, 0), "golems": (0, 0)}
    if card == "C032":
        state = position(era=3, turn=0, boards={0: {**board, "accessories": (card,)}})
        play(state, "use-accessory C032")
    else:
        state = position(era=3, turn=0, boards={0: {**board, "hand": (card,)}})
        play(state, "act", f"play-card {card}", "use-card")
    play(state, f"travel {unit} shard.myst shard.river")
    assert not any(text.startswith("carry-unit") for text in offered(state))
    after = state.boards[0]
    moved = (after.at == 2, after.troops.count(2), after.golems.count(2))
    assert moved == (unit == "champion", int(unit == "troop"), int(unit == "golem"))

    # The same move for a Command Point may carry.
    normal = position(era=3, agenda=[steps.SpendPoints(0, 1)], boards={0: board})
    play(normal, f"travel {unit} shard.myst shard.river")
    assert any(text.startswith("carry-unit") for text in offered(normal))


# -- Fortifications, decks, Strength ---------------------------------------------------------------------


@pytest.mark.rule("MYS-458")
@pytest.mark.ruling("AMB-MYS-70")
@pytest.mark.component("C055")
@pytest.mark.parametrize("source", ["C055", "EN28"])
@pytest.mark.parametrize(("only_at_champion", "sites"), [(False, [0, 4, 8, 11]), (True, [0])])
def test_a_fortification_by_card_or_encounter_goes_where_an_own_unit_is(
    source: str, only_at_champion: bool, sites: list[int]
) -> None:
    board = {"energy": 1, "accessories": ("C055",), "at": 0, "troops": (4,), "golems": (8,), "fortifications": (11,)}
    agenda = TURN if source == "C055" else ENCOUNTER
    rulings = {"fortify_at_champion": only_at_champion}
    state = position(era=3, agenda=agenda, rulings=rulings, next_encounter="EN28", boards={0: board})
    play(state, *(["use-accessory C055"] if source == "C055" else ["choose-approach axe", "take-option 1"]))
    assert [choice.region for choice in state.decision.choices[:-1]] == sites
    assert offered(state)[-1] == "done"


@pytest.mark.rule("MYS-459")
@pytest.mark.component("C041")
@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_era_deck_gives_nothing(left: int) -> None:
    deck, display = ("C047",)[:left], ("C048", "C049", "C050")
    board = {"energy": 2, "hand": ("C041",)}
    state = position(
        era=2, agenda=[steps.ChooseCard(0), steps.Develop(0)], deck=deck, display=display, boards={0: board}
    )
    play(state, "play-card C041", "use-card", *(["draw-card"] * left))
    assert (state.boards[0].hand, state.deck, offered(state)) == (deck, (), ["spend-points", "done"])
    # Nothing can be revealed in a Develop either, before or after buying.
    play(state, "done")
    assert offered(state) == [f"buy-card {card}" for card in display]
    play(state, "buy-card C049")
    assert state.display == ("C048", "C050")


@pytest.mark.rule("MYS-460")
@pytest.mark.component("C041")
@pytest.mark.parametrize(
    ("era", "texts"),
    [
        (2, ["face-encounter", "choose-approach boots", "draw-card"]),
        (3, ["act", "play-card C041", "use-card", "draw-card"]),
    ],
)
def test_the_era_deck_is_that_of_the_era_being_played(era: int, texts: list[str]) -> None:
    # The deck of the Era before still holds cards when the next Era begins.
    board = {"energy": 1, "experience": 1, "glory": 9, "hand": ("C041",) if era == 3 else (), "at": 0, "token": 0}
    state = position(era=era - 1, agenda=[steps.BeginEra()], next_encounter="EN06", boards={0: board})
    play(state, *texts)
    assert [CARDS[card].era for card in state.boards[0].hand] == [era]
    assert {CARDS[card].era for card in (*state.deck, *state.display)} == {era}


STRENGTH = [
    ("C019", "champion", 3, 2),
    ("C058", "golem", 2, 1),
    ("C060", "fortification", 2, 1),
    ("C076", "champion", 3, 3),
    ("C080", "troop", 1, 1),
]


@pytest.mark.rule("MYS-461")
@pytest.mark.component("C019", "C058", "C060", "C076", "C080")
@pytest.mark.parametrize("in_play", [True, False])
@pytest.mark.parametrize(("upgrade", "kind", "base", "plus"), STRENGTH)
def test_strength_upgrades_count_for_control_battles_and_monsters(
    upgrade: str, kind: str, base: int, plus: int, in_play: bool
) -> None:
    field = region("tree.forest")
    unit: dict[str, Any] = {"at": field} if kind == "champion" else {"at": 0, f"{kind}s": (field,)}
    unit["upgrades"] = wearing(upgrade) if in_play else wearing()
    strength = base + plus if in_play else base
    # The rival is as strong as the strengthened unit, and a tie goes to the lower Artefact, which is seat 0's.
    boards = {0: unit, 1: {"at": 1, "troops": (field,) * (base + plus)}, 2: {"at": 1}}

    state = position(era=3, turn=0, boards=boards)
    assert control.controller(state, field) == (0 if in_play else 1)
    play(state, "start-battle tree.forest")
    totals = (strength, base + plus)
    assert events.StrengthCompared(rule="MYS-216", seat=None, sides=(0, 1), totals=totals) in state.events

    attack = [steps.MonsterAttack("utcoro")]
    state = position(era=3, agenda=attack, lairs=(island("tree"), -1, -1), boards=boards)
    (fought,) = [event for event in state.events if isinstance(event, events.MonsterCompared)]
    assert (fought.strength, fought.against) == (10, strength + base + plus)
