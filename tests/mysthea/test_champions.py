"""The abilities of the seven Champions. Rulebook p.14."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import base_game, island, offered, play, position, region
from rulewright.games.mysthea.rules import control

HERE = region("tree.forest")
AWAY = region("shard.river")
MYST = region("sphere.myst")
ABLE = {"abilities": True}
WOUNDED_OR_NOT = pytest.mark.parametrize("wounded", [False, True])


def with_champion(champion: str, mine: dict[str, Any], *others: dict[str, Any], **table: Any) -> MystheaState:
    """Seat 0 has this Champion, abilities on; the others have Champions whose abilities do not matter here."""
    boards: dict[int, dict[str, Any]] = {0: {"champion": champion, "at": HERE, **mine}}
    idle = [name for name in ("telron", "kolbor-malabor", "leheir", "cr2t1") if name != champion]
    for seat, board in enumerate(others or ({},), start=1):
        boards[seat] = {"champion": idle[seat - 1], "at": AWAY, **board}
    return position(players=len(boards), boards=boards, **{"turn": 0, "options": ABLE, **table})


def happened(state: MystheaState, *kinds: type[Any]) -> list[Any]:
    return [event for event in state.events if isinstance(event, kinds)]


def totals(state: MystheaState) -> tuple[int, ...]:
    (compared,) = happened(state, events.StrengthCompared)
    return compared.totals  # type: ignore[no-any-return]


def under_attack(monster: str, champion: str, mine: dict[str, Any], *others: dict[str, Any], **table: Any) -> Any:
    """This Monster attacks the Dripping Sphere, behaviours off."""
    spare = tuple(name for name in ("boulron", "kodror", "utcoro") if name != monster)[:2]
    settings: dict[str, Any] = {
        "agenda": [steps.ResolveEvent(0)],
        "phase": 3,
        "path": (monster,),
        "monsters": (monster, *spare),
        "lairs": (island("sphere"), -1, -1),
        "options": {"abilities": True, "behaviours": False},
    }
    return with_champion(champion, mine, *others, **{**settings, **table})


# -- Anuth ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-337", "MYS-336")
@pytest.mark.component("anuth")
@pytest.mark.parametrize(("wounded", "strength"), [(False, 5), (True, 1)])
def test_anuth_is_stronger_in_a_battle_that_his_player_starts_in_his_region(wounded: bool, strength: int) -> None:
    state = with_champion("anuth", {"wounded": wounded}, {"golems": (HERE,)})
    play(state, "start-battle tree.forest")
    assert totals(state) == (strength, 2)


@pytest.mark.rule("MYS-337")
@pytest.mark.component("anuth")
def test_anuth_gives_nothing_to_a_battle_in_another_region() -> None:
    field = region("tree.crystal")
    state = with_champion("anuth", {"troops": (field,)}, {"golems": (field,)})
    play(state, "start-battle tree.crystal")
    assert totals(state) == (1, 2)


@pytest.mark.rule("MYS-337")
@pytest.mark.component("anuth")
def test_the_strength_of_anuth_leaves_the_battle_with_him() -> None:
    """He retreats with a yellow card: neither his 3 nor his 2 stay behind."""
    state = with_champion("anuth", {"hand": ("C026",), "troops": (HERE,)}, {"golems": (HERE,)})
    play(state, "start-battle tree.forest", "commit-card C026", "travel champion tree.forest tree.mountain")
    assert totals(state) == (1, 2)


@pytest.mark.rule("MYS-339")
@pytest.mark.component("anuth")
def test_anuth_gives_nothing_in_a_battle_that_another_player_starts() -> None:
    state = with_champion("anuth", {}, {"golems": (HERE,)}, turn=1)
    play(state, "start-battle tree.forest")
    assert totals(state) == (3, 2)


@pytest.mark.rule("MYS-338", "MYS-336")
@pytest.mark.ruling("AMB-MYS-45")
@pytest.mark.component("anuth")
@pytest.mark.parametrize(("wounded", "against", "gold"), [(False, 12, 0), (True, 8, None)])
def test_anuth_is_stronger_against_a_monster_on_his_island(wounded: bool, against: int, gold: int | None) -> None:
    """Also in the ranking: his player has 3 + 2 + 3 against 4."""
    mine = {"at": MYST, "wounded": wounded, "troops": (MYST,) * 3}
    state = under_attack("boulron", "anuth", mine, {"golems": (MYST, MYST)})
    assert [event.against for event in happened(state, events.MonsterCompared)] == [against]
    assert [event.seat for event in happened(state, events.RewardGiven)][:1] == ([] if gold is None else [gold])


@pytest.mark.rule("MYS-338")
@pytest.mark.ruling("AMB-MYS-45")
@pytest.mark.component("anuth")
def test_anuth_counts_his_bonus_in_the_ranking_and_only_on_his_island() -> None:
    rival = {"artefact": 1, "golems": (MYST,) * 4}
    mine: dict[str, Any] = {"artefact": 2, "troops": (MYST,) * 4}
    state = under_attack("boulron", "anuth", {**mine, "at": region("sphere.river")}, rival)
    assert [event.against for event in happened(state, events.MonsterCompared)] == [8 + 4 + 5]
    assert [event.seat for event in happened(state, events.RewardGiven)] == [0, 1], "9 against 8"
    state = under_attack("boulron", "anuth", {**mine, "at": AWAY}, rival)
    assert [event.against for event in happened(state, events.MonsterCompared)] == [8 + 4]


# -- Telron ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-340", "MYS-336")
@pytest.mark.ruling("AMB-MYS-05")
@pytest.mark.component("telron")
@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize(("wounded", "energy"), [(False, 4), (True, 0)])
def test_telron_gives_4_energy_at_the_start_of_each_era(era: int, wounded: bool, energy: int) -> None:
    """Before Champions are restored; the Energy of Artefact I comes in addition."""
    mine = {"wounded": wounded, "artefact": 1, "glory": 9}
    start = {"events_deck": ("forest", "river", "storm"), "path": (), "next_event": "", "phase": 0}
    state = with_champion(
        "telron", mine, {"champion": "sanya"}, era=era - 1, agenda=[steps.BeginEra()], turn=None, **start
    )
    assert state.era == era
    order = [event.rule for event in state.events if event.rule in ("MYS-084", "MYS-340", "MYS-090", "MYS-098")]
    expected = ["MYS-084"]
    if not wounded:
        expected.append("MYS-340")
    if era > 1:
        expected.append("MYS-090")
        if wounded:
            expected.append("MYS-098")
    assert order == expected
    assert state.boards[0].energy == energy + 3


@pytest.mark.rule("MYS-336")
@pytest.mark.component("anuth")
def test_a_wounded_champion_regains_the_ability_in_the_next_era() -> None:
    start = {"events_deck": ("forest", "river", "storm"), "path": (), "next_event": "", "turn": None}
    mine = {"wounded": True, "glory": 9}
    state = with_champion("anuth", mine, {"golems": (HERE,)}, agenda=[steps.BeginEra()], **start)
    assert (state.era, state.decision.seat) == (2, 0)
    play(state, "start-battle tree.forest")
    assert totals(state) == (5, 2)


# -- Celethe --------------------------------------------------------------------------------------------


def doubled_case(monster: str, **gained: int) -> Any:
    return pytest.param(monster, gained, marks=pytest.mark.component(monster), id=monster)


@pytest.mark.rule("MYS-342", "MYS-336")
@pytest.mark.ruling("AMB-MYS-56")
@pytest.mark.component("celethe")
@pytest.mark.parametrize(
    ("monster", "gained"),
    [
        doubled_case("utcoro", glory=3),
        doubled_case("boulron", glory=9),
        doubled_case("cannibarok", glory=6, energy=6),
        doubled_case("onygauros", glory=4),
        doubled_case("obsidusa", glory=7),
        doubled_case("caerulas", glory=5, experience=5),
        doubled_case("kodror", glory=16),
    ],
)
@WOUNDED_OR_NOT
def test_celethe_doubles_the_reward_for_a_monster_defeated_on_her_island(
    monster: str, gained: dict[str, int], wounded: bool
) -> None:
    mine = {"at": MYST, "wounded": wounded, "golems": (MYST,) * 4, "troops": (MYST,) * 8}
    state = under_attack(monster, "celethe", mine)
    times = 1 if wounded else 2
    board = state.boards[0]
    assert board.glory == 1 + times * gained["glory"]
    assert board.energy == min(12, times * gained.get("energy", 0))
    assert board.experience == times * gained.get("experience", 0)


@pytest.mark.rule("MYS-342")
@pytest.mark.component("celethe")
def test_celethe_doubles_nothing_from_another_island() -> None:
    mine = {"at": AWAY, "golems": (MYST,) * 4, "troops": (MYST,) * 8}
    assert under_attack("boulron", "celethe", mine).boards[0].glory == 1 + 9


@pytest.mark.rule("MYS-342")
@pytest.mark.ruling("AMB-MYS-55")
@pytest.mark.component("celethe", "onygauros", "obsidusa", "utcoro")
@pytest.mark.parametrize(("everything", "times"), [(True, 2), (False, 1)])
def test_celethe_doubles_points_cards_and_encounters(everything: bool, times: int) -> None:
    mine = {"at": MYST, "golems": (MYST,) * 4, "troops": (MYST,) * 8, "token": 0}
    rulings = {"double_everything": everything}
    state = under_attack("onygauros", "celethe", mine, rulings=rulings)
    assert state.decision.about == {"points": 8}
    state = under_attack("obsidusa", "celethe", mine, rulings=rulings)
    assert len(state.boards[0].hand) == times
    state = under_attack("utcoro", "celethe", mine, rulings=rulings, next_encounter="EN26")
    glory = [state.boards[0].glory]
    while state.decision.rule == "MYS-307":
        play(state, "accept")
        glory += [event.glory for event in happened(state, events.Gained) if event.rule == "MYS-261"]
        play(state, offered(state)[0])
        while state.decision.rule not in ("MYS-307", "MYS-115"):
            play(state, "decline" if "decline" in offered(state) else "done")
    assert len(state.boards[0].faced) == times
    cards = [base_game().content.encounters[card].glory for card in state.boards[0].faced]
    assert glory == [1 + 6, *cards], "the Glory of the Encounters themselves is not doubled"


@pytest.mark.rule("MYS-342")
@pytest.mark.ruling("AMB-MYS-63")
@pytest.mark.component("celethe", "EN20", "utcoro")
def test_celethe_doubles_her_reward_even_if_the_monster_has_moved_on_meanwhile() -> None:
    """Gold provokes Utcoro once more, which then leaves the Island; Celethe's Silver of the first attack follows."""
    celethe = {"at": MYST, "artefact": 1}
    strong = {"golems": (MYST,) * 4, "artefact": 2}
    state = under_attack("utcoro", "celethe", celethe, strong, next_encounter="EN20")
    play(state, "accept", "choose-approach axe", "choose-monster utcoro")  # the outer Gold
    play(state, "decline")  # the inner Gold
    assert state.boards[0].glory == 1 + 4, "the inner Silver, doubled"
    play(state, "decline", "decline")
    assert state.boards[0].glory == 1 + 4 + 4, "the outer Silver, doubled as well"


@pytest.mark.rule("MYS-341")
@pytest.mark.component("celethe")
@pytest.mark.parametrize(("troops", "ranked", "glory"), [(0, [1, 2, 3], 0), (2, [0, 1, 2], 2 * 9)])
def test_celethe_has_nothing_to_double_without_a_rank(troops: int, ranked: list[int], glory: int) -> None:
    """With Strength 3 she is fourth behind 4, 4 and 4; with two Troops more she is first."""
    mine = {"at": MYST, "troops": (MYST,) * troops, "artefact": 4}
    rivals = [{"golems": (MYST, MYST), "artefact": number} for number in (1, 2, 3)]
    state = under_attack("boulron", "celethe", mine, *rivals)
    assert [event.seat for event in happened(state, events.RewardGiven)] == ranked
    assert state.boards[0].glory == 1 + glory


# -- Leheir ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-343", "MYS-336")
@pytest.mark.component("leheir")
@WOUNDED_OR_NOT
def test_leheir_gives_1_glory_for_each_unit_lost_or_retreated_and_champion_wounded(wounded: bool) -> None:
    """Seat 0 loses a Troop, seat 1 retreats a Golem, seat 2 has the Champion wounded and loses a Troop."""
    mine = {"at": region("tree.mountain"), "troops": (HERE,), "wounded": wounded, "glory": 1}
    fleeing = {"golems": (HERE,) * 4, "hand": ("C026",)}
    hurt = {"at": HERE, "troops": (HERE,)}
    state = with_champion("leheir", mine, fleeing, {**hurt, "champion": "sanya"})
    play(state, "start-battle tree.forest", "commit-card C026", "travel golem tree.forest tree.mountain")
    assert totals(state) == (1, 6, 4)
    extra = [(event.seat, event.glory) for event in state.events if event.rule == "MYS-343"]
    assert extra == ([] if wounded else [(0, 4)])
    assert [board.glory for board in state.boards] == [1 if wounded else 5, 1 + 2 * 3, 1]


@pytest.mark.rule("MYS-344")
@pytest.mark.component("leheir")
@pytest.mark.parametrize("golems", [4, 0])
def test_leheir_works_in_any_region_and_whoever_is_strongest(golems: int) -> None:
    """He stands elsewhere; his player wins with four Golems, or loses the only Troop."""
    mine = {"at": AWAY, "troops": (HERE,), "golems": (HERE,) * golems}
    state = with_champion("leheir", mine, {"golems": (HERE, HERE)})
    play(state, "start-battle tree.forest")
    ended = happened(state, events.BattleEnded)
    assert [event.strongest for event in ended] == [(0,) if golems else (1,)]
    lost = len(happened(state, events.UnitRemoved))
    assert lost == (2 if golems else 1)
    assert [event.glory for event in state.events if event.rule == "MYS-343"] == [lost]


@pytest.mark.rule("MYS-343")
@pytest.mark.component("leheir")
def test_leheir_gives_nothing_in_a_battle_that_another_player_starts() -> None:
    state = with_champion("leheir", {"troops": (HERE,)}, {"golems": (HERE,), "champion": "sanya"}, turn=1)
    play(state, "begin-battle", "decline", "start-battle tree.forest")
    assert len(happened(state, events.UnitRemoved)) == 1
    assert [event for event in state.events if event.rule == "MYS-343"] == []


# -- Sanya ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-345", "MYS-346")
@pytest.mark.component("sanya")
def test_sanya_may_draw_before_the_reactions_of_a_battle_she_starts() -> None:
    """The drawn card can be the reaction of that very Battle."""
    state = with_champion("sanya", {}, {"golems": (HERE,)}, deck=("C021", "C022"))
    play(state, "begin-battle")
    assert (state.decision.rule, offered(state)) == ("MYS-345", ["draw-card", "decline"])
    state.script = [1]
    play(state, "draw-card", "start-battle tree.forest")
    assert (state.boards[0].hand, state.boards[0].energy, state.deck) == (("C022",), 0, ("C021",))
    assert offered(state) == ["commit-card C022", "commit-nothing"]
    play(state, "commit-card C022")
    assert totals(state) == (3 + base_game().content.points["C022"], 2)


@pytest.mark.rule("MYS-345", "MYS-346")
@pytest.mark.component("sanya")
def test_sanya_may_draw_before_she_faces_an_encounter() -> None:
    mine = {"token": island("tree"), "experience": 1}
    state = play(with_champion("sanya", mine, deck=("C021", "C022")), "face-encounter")
    assert (state.decision.rule, offered(state)) == ("MYS-345", ["draw-card", "decline"])
    assert (state.boards[0].experience, state.boards[0].faced) == (1, ()), "nothing is resolved yet"
    play(state, "draw-card")
    kinds = [type(event) for event in state.events]
    assert kinds == [events.CardsDrawn, events.Paid, events.EncounterMet, events.Gained]
    assert len(state.boards[0].hand) == 1


@pytest.mark.rule("MYS-345")
@pytest.mark.component("sanya")
def test_sanya_may_leave_the_card() -> None:
    state = with_champion("sanya", {"token": island("tree"), "experience": 1}, deck=("C021",))
    play(state, "face-encounter", "decline")
    assert (state.boards[0].hand, state.deck) == ((), ("C021",))
    assert state.decision.rule == "MYS-262"


@pytest.mark.rule("MYS-345")
@pytest.mark.ruling("AMB-MYS-46")
@pytest.mark.component("sanya", "C043", "utcoro")
def test_sanya_also_draws_for_battles_by_cards_and_encounters_by_utcoro() -> None:
    state = with_champion("sanya", {"hand": ("C043",), "energy": 3}, {"golems": (HERE,)}, era=2)
    play(state, "act", "play-card C043", "use-card", "begin-battle")
    assert state.decision.rule == "MYS-345"
    state = under_attack("utcoro", "sanya", {"golems": (MYST,) * 4, "troops": (MYST,) * 2})
    play(state, "accept")
    assert state.decision.rule == "MYS-345"


@pytest.mark.rule("MYS-345", "MYS-336")
@pytest.mark.component("sanya")
@pytest.mark.parametrize(
    ("mine", "turn", "deck"),
    [({"wounded": True}, 0, ("C021",)), ({}, 1, ("C021",)), ({}, 0, ())],
    ids=["wounded", "another player starts", "empty deck"],
)
def test_sanya_draws_nothing(mine: dict[str, Any], turn: int, deck: tuple[str, ...]) -> None:
    state = with_champion("sanya", mine, {"golems": (HERE,)}, turn=turn, deck=deck)
    play(state, "start-battle tree.forest")
    assert len(happened(state, events.StrengthCompared)) == 1, "nothing was asked before"
    assert state.boards[0].hand == ()


# -- Kolbor & Malabor -----------------------------------------------------------------------------------


@pytest.mark.rule("MYS-347", "MYS-336")
@pytest.mark.ruling("AMB-MYS-65")
@pytest.mark.component("kolbor-malabor")
@pytest.mark.parametrize(
    ("wounded", "claims"),
    [(False, ["A01", "A02", "A04", "A05"]), (True, [])],
)
def test_kolbor_and_malabor_may_claim_any_available_attunement(wounded: bool, claims: list[str]) -> None:
    """They move the Tree, whose own card is taken already."""
    state = with_champion("kolbor-malabor", {"wounded": wounded, "troops": (HERE, HERE)}, {"attunement": "A03"})
    play(state, "move-island")
    texts = [f"claim-attunement {card}" for card in claims]
    assert [text for text in offered(state) if text.startswith("claim")] == texts
    if claims:
        play(state, "claim-attunement A04")
        assert (state.boards[0].attunement, state.boards[0].glory) == ("A04", 1 + 4)


@pytest.mark.rule("MYS-347")
@pytest.mark.component("kolbor-malabor")
def test_kolbor_and_malabor_claim_one_attunement_per_era() -> None:
    state = with_champion("kolbor-malabor", {"attunement": "A01"})
    play(state, "move-island")
    assert state.decision.rule == "MYS-248", "nothing can be claimed; the Island is set down"


@pytest.mark.rule("MYS-349", about="champions")
@pytest.mark.component("kolbor-malabor")
def test_kolbor_and_malabor_are_one_champion() -> None:
    names = base_game().content.champions
    assert len(names) == 7
    assert [name for name in names if "kolbor" in name or "malabor" in name] == ["kolbor-malabor"]
    state = with_champion("kolbor-malabor", {})
    assert control.units_in(state.boards[0], HERE) == 1
    assert control.strength_in(state, 0, HERE) == 3
    assert sorted(control.presence(state.boards[0])) == [HERE], "one miniature, in one region"


# -- CR-2T1 ---------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-MYS-24")
@pytest.mark.rule("MYS-348")
@pytest.mark.component("cr2t1")
@pytest.mark.parametrize(("regions", "glory"), [(1, 0), (2, 3), (3, 3), (4, 6), (5, 6), (6, 9)])
def test_cr_2t1_gives_3_glory_for_every_2_controlled_regions(regions: int, glory: int) -> None:
    mine = {"at": 14, "troops": tuple(range(regions - 1))}
    state = with_champion("cr2t1", mine, {"at": 13}, agenda=[steps.EndEra()], era=3)
    assert state.boards[0].glory == 1 + glory
    assert [event.glory for event in state.events if event.rule == "MYS-348"] == ([glory] if glory else [])


@pytest.mark.rule("MYS-348", "MYS-336")
@pytest.mark.component("cr2t1")
@pytest.mark.parametrize("era", [1, 2, 3])
@WOUNDED_OR_NOT
def test_cr_2t1_scores_at_the_end_of_each_era_unless_wounded(era: int, wounded: bool) -> None:
    mine = {"at": 14, "wounded": wounded, "troops": (0, 1, 2)}
    state = with_champion("cr2t1", mine, {"at": 13}, agenda=[steps.EndEra()], era=era)
    assert state.boards[0].glory == (1 if wounded else 7)
