"""The twenty starting Command cards, C001 to C020. Rulebook p.20-21."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.positions import base_game, offered, play, position, region
from rulewright.games.mysthea.rules import control

from .faces import check_face

ONE_OF_EACH = ("C021", "C026", "C031", "C036")
"""Cards of another Era, one of each type, for effects that are paid with a card."""

FACES = [
    pytest.param(card, kind, points, slot, marks=pytest.mark.rule(rule), id=card)
    for rule, card, kind, points, slot in [
        ("MYS-360", "C001", "tactic", 2, None),
        ("MYS-361", "C002", "tactic", 2, None),
        ("MYS-362", "C003", "tactic", 2, None),
        ("MYS-363", "C004", "tactic", 2, None),
        ("MYS-364", "C005", "tactic", 2, None),
        ("MYS-365", "C006", "objective", 2, None),
        ("MYS-366", "C007", "objective", 2, None),
        ("MYS-367", "C008", "objective", 2, None),
        ("MYS-368", "C009", "objective", 2, None),
        ("MYS-369", "C010", "objective", 2, None),
        ("MYS-370", "C011", "accessory", 2, None),
        ("MYS-371", "C012", "accessory", 2, None),
        ("MYS-372", "C013", "accessory", 2, None),
        ("MYS-373", "C014", "accessory", 2, None),
        ("MYS-374", "C015", "accessory", 2, None),
        ("MYS-375", "C016", "upgrade", 2, "fortification"),
        ("MYS-376", "C017", "upgrade", 2, "troop"),
        ("MYS-377", "C018", "upgrade", 2, "golem"),
        ("MYS-378", "C019", "upgrade", 2, "champion"),
        ("MYS-379", "C020", "upgrade", 2, "card"),
    ]
]


@pytest.mark.parametrize(("card", "kind", "points", "slot"), FACES)
def test_a_starting_card_has_its_type_its_points_and_its_price(
    card: str, kind: str, points: int, slot: str | None
) -> None:
    check_face(card, kind, points, slot, 0, ONE_OF_EACH)


# -- Tactics -------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-360")
@pytest.mark.component("C001")
def test_c001_takes_the_champion_to_any_region() -> None:
    # Even with C038 on the board the Troop beside the Champion stays behind.
    board = {"energy": 5, "hand": ("C001",), "upgrades": ("C038", "", "", "", ""), "at": 0, "troops": (0,)}
    state = position(turn=0, boards={0: board})
    play(state, "act", "play-card C001", "use-card")
    targets = [name for name in offered(state) if name != "done"]
    assert len(targets) == 14
    assert all(name.startswith("travel champion shard.myst ") for name in targets)
    play(state, "travel champion shard.myst sphere.mountain")
    after = state.boards[0]
    assert (after.at, after.energy, after.discard) == (region("sphere.mountain"), 3, ("C001",))
    assert state.events == [
        events.Travelled(
            rule="MYS-162", seat=0, unit="champion", origin=region("shard.myst"), target=region("sphere.mountain")
        )
    ]
    assert (after.troops, offered(state)) == ((0,), ["spend-points", "done"])


@pytest.mark.rule("MYS-361")
@pytest.mark.component("C002")
def test_c002_gives_2_experience_and_a_develop_at_its_usual_price() -> None:
    state = position(
        turn=0, display=("C021", "C022", "C023"), boards={0: {"energy": 4, "experience": 3, "hand": ("C002",)}}
    )
    play(state, "act", "play-card C002", "use-card")
    board = state.boards[0]
    assert (board.energy, board.experience) == (2, 5)
    assert offered(state) == ["reveal-one", "renew-display"]
    play(state, "reveal-one", "buy-card C022")
    assert (board.energy, board.hand) == (1, ("C022",))
    assert len(state.display) == 3


@pytest.mark.rule("MYS-361")
@pytest.mark.ruling("AMB-MYS-19")
@pytest.mark.component("C002")
def test_c002_without_energy_left_gives_only_its_experience() -> None:
    state = position(turn=0, display=("C021", "C022", "C023"), boards={0: {"energy": 2, "hand": ("C002",)}})
    play(state, "act", "play-card C002", "use-card")
    assert (state.boards[0].energy, state.boards[0].experience) == (0, 2)
    assert offered(state) == ["spend-points", "done"]


@pytest.mark.rule("MYS-362")
@pytest.mark.component("C003")
def test_c003_plays_another_card_with_all_the_rules_of_act() -> None:
    state = position(turn=0, boards={0: {"energy": 3, "hand": ("C003", "C026", "C031")}})
    play(state, "act", "play-card C003", "use-card")
    assert offered(state) == ["play-card C026", "play-card C031"]
    play(state, "play-card C026")
    assert offered(state) == ["spend-points", "use-card", "done"]
    play(state, "use-card", "spend-points", "gain-energy")
    board = state.boards[0]
    assert (board.energy, board.glory, board.hand, board.discard) == (1, 4, ("C031",), ("C003", "C026"))
    # The Command Points of C003 itself are still there.
    assert offered(state) == ["spend-points", "done"]
    play(state, "spend-points")
    assert state.decision.about == {"points": 2}


@pytest.mark.rule("MYS-363")
@pytest.mark.ruling("AMB-MYS-34")
@pytest.mark.component("C004")
@pytest.mark.parametrize("charged", [True, False])
def test_c004_starts_a_battle_anywhere_with_2_more_strength_and_leaves_the_artefact_alone(charged: bool) -> None:
    state = position(
        turn=0,
        boards={
            0: {"energy": 2, "hand": ("C004",), "charged": charged, "at": region("shard.myst")},
            1: {"at": region("arch.forest"), "wounded": True},
            2: {"at": region("tree.crystal")},
        },
    )
    play(state, "act", "play-card C004", "use-card")
    assert offered(state) == ["start-battle arch.forest", "start-battle tree.crystal", "done"]
    play(state, "start-battle arch.forest")
    assert events.StrengthCompared(rule="MYS-216", seat=None, sides=(0, 1), totals=(2, 1)) in state.events
    assert (state.boards[0].energy, state.boards[0].charged) == (0, charged)
    assert not any(isinstance(event, events.ArtefactDischarged) for event in state.events)


@pytest.mark.rule("MYS-364")
@pytest.mark.component("C005")
def test_c005_meditates() -> None:
    state = position(
        turn=0,
        boards={0: {"energy": 2, "hand": ("C005",), "at": region("arch.forest"), "troops": (region("shard.river"),)}},
    )
    play(state, "act", "play-card C005", "use-card")
    board = state.boards[0]
    assert (board.energy, board.glory) == (3 + 1, 1 + 2)
    assert state.events[-3:] == [
        events.Gained(rule="MYS-176", seat=0, energy=3),
        events.Gained(rule="MYS-180", seat=0, energy=1),
        events.Gained(rule="MYS-181", seat=0, glory=2),
    ]


# -- Objectives ------------------------------------------------------------------------------------------

TERRITORY = [
    pytest.param(card, own, lost, marks=[pytest.mark.rule(rule), pytest.mark.component(card)], id=card)
    for rule, card, own, lost in [
        ("MYS-365", "C006", ("arch.forest", "tree.forest"), "volcano.forest"),
        ("MYS-366", "C007", ("shard.myst", "arch.myst"), "sphere.myst"),
        ("MYS-367", "C008", ("shard.river", "sphere.river"), "volcano.river"),
        ("MYS-368", "C009", ("shard.crystal", "tree.crystal"), "volcano.crystal"),
        ("MYS-369", "C010", ("arch.mountain", "tree.mountain"), "sphere.mountain"),
    ]
]


@pytest.mark.parametrize(("card", "own", "lost"), TERRITORY)
def test_an_objective_pays_3_glory_for_each_region_of_its_type_under_control(
    card: str, own: tuple[str, str], lost: str
) -> None:
    home = region("volcano.forest" if card == "C008" else "sphere.river")
    state = position(
        turn=0,
        boards={
            0: {"energy": 3, "hand": (card,), "at": home, "troops": tuple(region(name) for name in (*own, lost))},
            1: {"at": home, "golems": (region(lost),)},
            2: {"at": home},
        },
    )
    play(state, "act", f"play-card {card}", "use-card")
    assert (state.boards[0].energy, state.boards[0].glory) == (1, 1 + 2 * 3)
    assert state.events[-1] == events.Gained(rule=base_game().content.cards[card].rule, seat=0, glory=6)


# -- Accessories -----------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-370")
@pytest.mark.component("C011")
def test_c011_discards_a_tactic_to_act_once_per_turn() -> None:
    state = position(turn=0, boards={0: {"energy": 1, "hand": ("C001", "C002", "C026"), "accessories": ("C011",)}})
    play(state, "use-accessory C011")
    assert offered(state) == ["pay-with-card C001", "pay-with-card C002"]
    play(state, "pay-with-card C001")
    assert offered(state) == ["play-card C002", "play-card C026"]
    play(state, "play-card C026", "use-card", "done")
    board = state.boards[0]
    assert (board.energy, board.glory, board.hand, board.discard) == (0, 4, ("C002",), ("C001", "C026"))
    assert board.accessories == ("C011",)
    # The Standard Action is still to come, another activation is not.
    assert offered(state) == ["act", "meditate"]


@pytest.mark.rule("MYS-371")
@pytest.mark.component("C012")
def test_c012_discards_an_objective_to_develop_once_per_turn() -> None:
    state = position(
        turn=0,
        display=("C021", "C022", "C023"),
        boards={0: {"energy": 1, "hand": ("C001", "C006", "C026"), "accessories": ("C012",)}},
    )
    play(state, "use-accessory C012")
    assert offered(state) == ["pay-with-card C006", "pay-with-card C026"]
    play(state, "pay-with-card C026")
    assert state.boards[0].energy == 1
    assert offered(state) == ["reveal-one", "renew-display"]
    play(state, "reveal-one", "buy-card C021")
    board = state.boards[0]
    assert (board.energy, board.hand, board.discard) == (0, ("C001", "C006", "C021"), ("C026",))
    assert board.accessories == ("C012",)
    assert offered(state) == ["act", "meditate"]


@pytest.mark.rule("MYS-372")
@pytest.mark.ruling("AMB-MYS-18")
@pytest.mark.component("C013")
def test_c013_discards_an_accessory_to_meditate_once_per_turn() -> None:
    state = position(
        turn=0,
        boards={0: {"hand": ("C001", "C031"), "accessories": ("C013", "C014"), "at": region("tree.forest")}},
    )
    play(state, "use-accessory C013")
    assert offered(state) == ["pay-with-card C031"]
    play(state, "pay-with-card C031")
    board = state.boards[0]
    assert (board.energy, board.hand, board.discard) == (3 + 1, ("C001",), ("C031",))
    assert board.accessories == ("C013", "C014")
    assert offered(state) == ["act", "develop", "meditate"]


@pytest.mark.rule("MYS-373")
@pytest.mark.ruling("AMB-MYS-24")
@pytest.mark.component("C014")
@pytest.mark.parametrize(
    ("options", "charged", "glory"),
    [
        (("take-option 1", "done"), True, 1),
        (("take-option 2", "done"), False, 5),
        (("take-option 1", "take-option 2"), True, 5),
        (("take-option 2", "take-option 1"), True, 5),
    ],
)
def test_c014_discards_an_upgrade_to_recharge_the_artefact_and_or_gain_4_glory(
    options: tuple[str, str], charged: bool, glory: int
) -> None:
    state = position(turn=0, boards={0: {"charged": False, "hand": ("C001", "C036"), "accessories": ("C014",)}})
    play(state, "use-accessory C014")
    assert offered(state) == ["pay-with-card C036"]
    play(state, "pay-with-card C036")
    assert offered(state) == ["take-option 1", "take-option 2"]
    play(state, *options)
    board = state.boards[0]
    assert (board.charged, board.glory, board.energy) == (charged, glory, 0)
    assert (board.hand, board.discard, board.accessories) == (("C001",), ("C036",), ("C014",))
    assert offered(state) == ["act", "meditate"]


@pytest.mark.rule("MYS-374")
@pytest.mark.component("C015")
def test_c015_discards_any_card_for_as_many_command_points_as_it_has() -> None:
    state = position(turn=0, boards={0: {"hand": ("C001", "C025", "C026", "C031", "C036"), "accessories": ("C015",)}})
    play(state, "use-accessory C015")
    assert offered(state) == [f"pay-with-card {card}" for card in ("C001", "C025", "C026", "C031", "C036")]
    play(state, "pay-with-card C025")
    assert state.events[-1] == events.PointsGained(rule="MYS-374", seat=0, points=3)
    assert state.decision.about == {"points": 3}
    play(state, "construct golem", "gain-energy")
    board = state.boards[0]
    assert (board.supply_golems, board.constructed_golems, board.energy) == (3, 1, 1)
    assert (board.discard, board.accessories) == (("C025",), ("C015",))
    assert offered(state) == ["act", "develop", "meditate"]


# -- Upgrades --------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-375")
@pytest.mark.component("C016")
@pytest.mark.parametrize(("cards", "energy", "glory"), [(("C016",), 1 + 3 + 1, 2), (("C021",), 2 + 3, 1)])
def test_c016_gives_1_glory_and_1_energy_for_each_fortification_deployed(
    cards: tuple[str], energy: int, glory: int
) -> None:
    state = position(
        agenda=[steps.ChooseCard(0), steps.Meditate(0)],
        boards={0: {"energy": 3, "hand": cards, "at": region("arch.mountain")}},
    )
    play(state, f"play-card {cards[0]}", "use-card", "done", "deploy-fortification arch.mountain")
    board = state.boards[0]
    assert (board.energy, board.glory) == (energy, glory)
    assert (board.fortifications, board.supply_fortifications) == ((region("arch.mountain"),), 3)
    assert (events.Gained(rule="MYS-375", seat=0, energy=1, glory=1) in state.events) == (cards == ("C016",))


@pytest.mark.rule("MYS-376")
@pytest.mark.component("C017")
def test_c017_gives_1_experience_for_each_troop_constructed_while_it_is_in_play() -> None:
    spend = ("spend-points", "construct troop", "construct troop")
    placed_first = position(turn=0, boards={0: {"energy": 2, "hand": ("C017",)}})
    play(placed_first, "act", "play-card C017", "use-card", *spend)
    placed_last = position(turn=0, boards={0: {"energy": 2, "hand": ("C017",)}})
    play(placed_last, "act", "play-card C017", *spend, "use-card")
    for state, experience in ((placed_first, 2), (placed_last, 0)):
        board = state.boards[0]
        assert (board.energy, board.experience, board.constructed_troops) == (0, experience, 2)
        assert board.upgrades == ("", "C017", "", "", "")


@pytest.mark.rule("MYS-376")
@pytest.mark.component("C017")
def test_c017_gives_nothing_for_a_golem() -> None:
    state = position(turn=0, boards={0: {"energy": 2, "hand": ("C017",)}})
    play(state, "act", "play-card C017", "use-card", "spend-points", "construct golem")
    assert (state.boards[0].experience, state.boards[0].constructed_golems) == (0, 1)


@pytest.mark.rule("MYS-377")
@pytest.mark.component("C018")
@pytest.mark.parametrize(("answer", "golems", "constructed"), [("accept", (3,), 0), ("decline", (), 1)])
def test_c018_may_deploy_a_constructed_golem_for_free(answer: str, golems: tuple[int, ...], constructed: int) -> None:
    state = position(turn=0, boards={0: {"energy": 2, "hand": ("C018",), "at": region("arch.forest")}})
    play(state, "act", "play-card C018", "use-card", "spend-points", "construct golem")
    assert offered(state) == ["accept", "decline"]
    play(state, answer)
    board = state.boards[0]
    assert (board.golems, board.constructed_golems, board.supply_golems) == (golems, constructed, 3)
    assert (board.energy, board.upgrades) == (0, ("", "", "C018", "", ""))


@pytest.mark.rule("MYS-377")
@pytest.mark.component("C018")
def test_c018_offers_nothing_before_it_is_in_play() -> None:
    state = position(turn=0, boards={0: {"energy": 2, "hand": ("C018",)}})
    play(state, "act", "play-card C018", "spend-points", "construct golem")
    assert offered(state) == ["use-card", "done"]
    assert (state.boards[0].golems, state.boards[0].constructed_golems) == ((), 1)


@pytest.mark.rule("MYS-378")
@pytest.mark.component("C019")
@pytest.mark.parametrize(("wounded", "before", "after"), [(False, 3, 5), (True, 1, 3)])
def test_c019_makes_the_champion_stronger_by_2_also_while_wounded(wounded: bool, before: int, after: int) -> None:
    state = position(
        turn=0,
        boards={0: {"energy": 2, "hand": ("C019",), "at": region("tree.forest"), "wounded": wounded}},
    )
    assert control.strength_in(state, 0, region("tree.forest")) == before
    play(state, "act", "play-card C019", "use-card")
    assert control.strength_in(state, 0, region("tree.forest")) == after
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("C019", "", "", "", ""))


@pytest.mark.rule("MYS-379")
@pytest.mark.component("C020")
def test_c020_lets_further_upgrades_be_placed_for_no_energy() -> None:
    state = position(
        agenda=[steps.ChooseCard(0), steps.ChooseCard(0)], boards={0: {"energy": 2, "hand": ("C017", "C020")}}
    )
    play(state, "play-card C020", "use-card", "done")
    assert state.boards[0].energy == 0
    play(state, "play-card C017", "use-card")
    assert (state.boards[0].energy, state.boards[0].upgrades) == (0, ("", "C017", "", "", "C020"))
    assert not any(isinstance(event, events.Paid) for event in state.events)

    other_order = position(
        agenda=[steps.ChooseCard(0), steps.ChooseCard(0)], boards={0: {"energy": 2, "hand": ("C017", "C020")}}
    )
    play(other_order, "play-card C017", "use-card", "done", "play-card C020")
    assert offered(other_order) == ["spend-points", "done"]
