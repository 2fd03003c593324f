"""Phase 3: the events of the path one by one, then the end of the Era. Rulebook p.12-13."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.geography import OF_TERRAIN
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Colour, Terrain
from rulewright.games.mysthea.positions import island, offered, play, position, region

REGION_PATH = ("forest", "river", "myst", "crystal", "mountain")
NINE = ("forest", "river", "myst", "crystal", "mountain", "storm", "utcoro", "boulron", "kodror")


def happened(state: MystheaState, *kinds: type[Any]) -> list[Any]:
    return [event for event in state.events if isinstance(event, kinds)]


def resolving(*spaces: int, **table: Any) -> MystheaState:
    """Phase 3, at these spaces of the path; afterwards seat 0 is asked, so that the story stops."""
    table.setdefault("players", 2)
    return position(agenda=[steps.ResolveEvent(space) for space in spaces], turn=0, phase=3, **table)


def glories(state: MystheaState) -> list[int]:
    return [board.glory for board in state.boards]


# -- the order of events ------------------------------------------------------------------------------


@pytest.mark.rule("MYS-271")
def test_events_are_resolved_after_the_last_turn_from_the_2_glory_space_upwards() -> None:
    path = ("mountain", "storm", "forest", "crystal", "river", "myst")
    state = position(players=2, turn=1, path=path, events_deck=(), next_event="utcoro")
    assert happened(state, events.EventResolved) == []
    play(state, "meditate")
    if state.decision.rule == "MYS-116":
        play(state, "done")
    resolved = happened(state, events.EventResolved)
    assert [(event.rule, event.event, event.glory) for event in resolved] == [
        ("MYS-271", "mountain", 2),
        ("MYS-271", "storm", 3),
        ("MYS-271", "forest", 4),
        ("MYS-271", "crystal", 5),
        ("MYS-271", "river", 6),
        ("MYS-271", "myst", 7),
    ]


@pytest.mark.rule("MYS-272")
@pytest.mark.parametrize(("path", "controlling", "glory"), [(("utcoro", "forest"), 1, 3), (("forest", "utcoro"), 0, 2)])
def test_each_event_is_finished_before_the_next(path: tuple[str, ...], controlling: int, glory: int) -> None:
    """Utcoro drives seat 0 out of the Forest: before the Forest is scored, or after it."""
    forest, mountain = region("tree.forest"), region("tree.mountain")
    away = {"at": region("shard.river")}
    state = resolving(
        0,
        1,
        boards={0: {**away, "golems": (forest,)}, 1: {**away, "troops": (forest, mountain)}},
        path=path,
    )
    assert offered(state, seat=1) == ["clear-region tree.mountain", "clear-region tree.forest"]
    early = happened(state, events.RegionScored)
    play(state, "clear-region tree.mountain")
    scored = early + happened(state, events.RegionScored)
    assert bool(early) is (path[0] == "forest")
    assert [(event.seat, event.region, event.glory) for event in scored] == [(controlling, forest, glory)]


# -- Region cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-273")
@pytest.mark.parametrize(("space", "glory"), list(enumerate([2, 3, 4, 5, 6, 7, 8, 9, 10])))
def test_a_region_card_gives_the_value_of_its_space(space: int, glory: int) -> None:
    path = NINE[9 - space :] + NINE[: 9 - space]
    assert path[space] == "forest"
    mine = {"at": region("tree.forest")}
    state = resolving(space, boards={0: mine, 1: {"at": region("shard.river")}}, path=path)
    assert glories(state) == [1 + glory, 1]
    assert state.events == [
        events.EventResolved(rule="MYS-271", event="forest", glory=glory),
        events.RegionScored(rule="MYS-273", seat=0, region=region("tree.forest"), glory=glory),
        events.Gained(rule="MYS-273", seat=0, energy=0, experience=0, glory=glory),
    ]


@pytest.mark.rule("MYS-273", "MYS-274")
@pytest.mark.parametrize("terrain", list(Terrain))
@pytest.mark.parametrize("held", [1, 2, 3])
def test_every_controlled_region_of_the_type_scores(terrain: Terrain, held: int) -> None:
    """Seat 0 has a Troop in some regions of the type, and the Champion in a region of another type."""
    regions = OF_TERRAIN[terrain]
    assert len(regions) == 3
    elsewhere = region("arch.mountain") if terrain is not Terrain.MOUNTAIN else region("arch.forest")
    boards = {0: {"at": elsewhere, "troops": regions[:held]}, 1: {"at": elsewhere}}
    state = resolving(0, boards=boards, path=(str(terrain),))
    assert glories(state) == [1 + 2 * held, 1]
    assert [event.region for event in happened(state, events.RegionScored)] == list(regions[:held])


@pytest.mark.rule("MYS-275")
def test_a_region_that_nobody_controls_gives_nothing() -> None:
    away = {"at": region("shard.river")}
    state = resolving(0, boards={0: away, 1: away}, path=("forest",))
    assert state.events == [events.EventResolved(rule="MYS-271", event="forest", glory=2)]
    assert glories(state) == [1, 1]


@pytest.mark.gold("GOLD-MYS-09")
@pytest.mark.rule("MYS-273", "MYS-274", "MYS-299")
def test_the_printed_example_of_the_forest_event() -> None:
    top, bottom, left = region("arch.forest"), region("volcano.forest"), region("tree.forest")
    ring = (island("arch"), island("shard"), island("volcano"), island("sphere"), island("tree"))
    away = region("sphere.river")
    blue = {"colour": Colour.BLUE, "artefact": 2, "at": left, "golems": (top,)}
    red = {"colour": Colour.RED, "artefact": 3, "at": left, "troops": (top,)}
    black = {"colour": Colour.BLACK, "artefact": 1, "at": away, "troops": (bottom,)}
    state = resolving(0, players=3, boards={0: red, 1: black, 2: blue}, ring=ring, path=("forest",))
    assert glories(state) == [1 + 0, 1 + 2, 1 + 4]


# -- the Storm ------------------------------------------------------------------------------------------


@pytest.mark.rule("MYS-276")
def test_a_storm_moves_all_monsters_one_island_clockwise_and_gives_no_glory() -> None:
    ring = (3, 0, 4, 1, 2)
    state = resolving(0, ring=ring, path=("storm",), lairs=(2, 3, -1))
    assert state.lairs == (3, 0, -1), "the third Monster is not on the board yet"
    assert state.events == [
        events.EventResolved(rule="MYS-271", event="storm", glory=2),
        events.MonsterMoved(rule="MYS-276", monster="utcoro", island=3),
        events.MonsterMoved(rule="MYS-276", monster="boulron", island=0),
    ]
    assert glories(state) == [1, 1]


# -- immediate attacks --------------------------------------------------------------------------------

PROVOCATIONS = {
    "EN20": ("face-encounter", "choose-approach axe"),
    "EN27": ("face-encounter", "choose-approach axe"),
    "C063": ("act", "play-card C063", "use-card"),
    "C071": ("use-accessory C071", "pay-with-card C011", "pay-with-card C012"),
}


def provoking(source: str, **table: Any) -> MystheaState:
    """Seat 0 is about to choose a Monster; it would win against Utcoro on the Volcano."""
    mine: dict[str, Any] = {"at": region("volcano.river"), "golems": (12, 12, 12, 12), "troops": (13, 13)}
    mine |= {"token": island("volcano"), "experience": 1, "energy": 3, "glory": 10}
    if source == "C063":
        mine["hand"] = ("C063",)
    elif source == "C071":
        mine |= {"accessories": ("C071",), "hand": ("C011", "C012")}
    settings: dict[str, Any] = {"path": ("utcoro", "forest"), "lairs": (island("volcano"), -1, -1)}
    settings |= {"next_encounter": source if source.startswith("EN") else "EN26", "era": 3}
    settings |= {"agenda": [steps.ChooseAction(0), steps.ResolveEvent(0)], "boards": {0: mine, 1: {"glory": 30}}}
    state = position(players=2, **{**settings, **table})
    return play(state, *PROVOCATIONS[source])


@pytest.mark.rule("MYS-293")
@pytest.mark.ruling("AMB-MYS-62")
@pytest.mark.parametrize("source", [pytest.param(name, marks=pytest.mark.component(name)) for name in PROVOCATIONS])
def test_an_immediate_attack_is_a_whole_attack_and_its_card_still_resolves_in_phase_3(source: str) -> None:
    state = provoking(source)
    before = state.boards[0].glory
    play(state, "choose-monster utcoro")
    attack = [
        events.MonsterAttacked(rule="MYS-277", monster="utcoro", island=island("volcano")),
        events.GloryLost(rule="MYS-310", seat=1, glory=5),
        events.MonsterCompared(
            rule="MYS-286", monster="utcoro", island=island("volcano"), strength=10, against=13, defeated=True
        ),
        events.RewardGiven(rule="MYS-287", seat=0, monster="utcoro", rank="gold"),
        events.Gained(rule="MYS-307", seat=0, energy=0, experience=0, glory=3),
    ]
    assert state.events == attack
    assert (state.boards[0].glory, state.boards[1].glory) == (before + 3, 25)
    play(state, "decline")
    assert state.lairs[0] == island("shard")
    assert (state.path, state.face_down) == (("utcoro", "forest"), ())
    while not happened(state, events.EventResolved):
        play(state, "meditate" if "meditate" in offered(state) else "done")
    assert happened(state, events.EventResolved, events.MonsterAttacked) == [
        events.EventResolved(rule="MYS-271", event="utcoro", glory=2),
        events.MonsterAttacked(rule="MYS-277", monster="utcoro", island=island("shard")),
    ]


@pytest.mark.rule("MYS-294")
@pytest.mark.ruling("AMB-MYS-63")
@pytest.mark.component("EN20", "utcoro")
def test_a_nested_attack_is_finished_before_the_outer_one() -> None:
    """Utcoro falls on the Volcano; the Gold player's free Encounter makes it attack there once more."""
    mine = {"golems": (12, 12, 12, 12), "troops": (12,), "artefact": 2, "at": region("shard.myst")}
    other = {"troops": (13,), "artefact": 1, "at": region("shard.river")}
    state = resolving(
        0,
        boards={0: mine, 1: other},
        path=("utcoro",),
        lairs=(island("volcano"), -1, -1),
        next_encounter="EN20",
    )
    log = list(state.events)
    for text in ("accept", "choose-approach axe", "choose-monster utcoro", "decline", "decline", "decline"):
        log.extend(play(state, text).events)
    told = (events.MonsterAttacked, events.RewardGiven, events.MonsterMoved, events.TokenMoved)
    where = [event for event in log if isinstance(event, told)]
    assert [(type(event).__name__, event.seat, getattr(event, "island", None)) for event in where] == [
        ("MonsterAttacked", None, island("volcano")),
        ("RewardGiven", 0, None),
        ("MonsterAttacked", None, island("volcano")),
        ("RewardGiven", 0, None),
        ("RewardGiven", 1, None),
        ("MonsterMoved", None, island("shard")),  # the inner attack is over,
        ("TokenMoved", 0, island("volcano")),  # then the Encounter,
        ("RewardGiven", 1, None),  # then the outer attack goes on
        ("MonsterMoved", None, island("arch")),
    ]


@pytest.mark.rule("MYS-295")
@pytest.mark.ruling("AMB-MYS-61")
@pytest.mark.component("EN27")
def test_only_a_monster_whose_card_lies_on_the_path_can_be_provoked() -> None:
    state = provoking("EN27", lairs=(4, 3, 1), path=("utcoro", "kodror"), events_deck=("boulron", "forest"))
    assert offered(state) == ["choose-monster utcoro", "choose-monster kodror", "done"]
    assert state.decision.rule == "MYS-295"


@pytest.mark.rule("MYS-295")
@pytest.mark.component("EN27")
def test_without_a_monster_card_on_the_path_nothing_is_provoked() -> None:
    state = provoking("EN27", path=("storm", "forest"), events_deck=("utcoro",))
    assert happened(state, events.MonsterAttacked) == []
    assert [event.steps for event in happened(state, events.TokenMoved)] == [2]


# -- the end of the Era -------------------------------------------------------------------------------


@pytest.mark.rule("MYS-296")
@pytest.mark.ruling("AMB-MYS-07")
@pytest.mark.component("cr2t1", "A10")
def test_end_of_era_effects_score_after_all_events() -> None:
    """The last event defeats a Monster for the Attunement and changes nothing for CR-2T1, who scores first."""
    mine = {"champion": "cr2t1", "at": region("volcano.river"), "artefact": 2, "attunement": ""}
    other = {"at": region("volcano.crystal"), "golems": (14, 14, 14, 14), "attunement": "A10", "artefact": 1}
    state = position(
        players=2,
        boards={0: {**mine, "troops": (0, 3)}, 1: other},
        options={"abilities": True, "attunements": "night"},
        monsters=("boulron", "utcoro", "kodror"),
        lairs=(island("volcano"), -1, -1),
        attunements=("A06", "A07", "A08", "A09", "A10"),
        path=("forest", "river", "myst", "crystal", "mountain", "boulron"),
        events_deck=(),
        next_event="storm",
    )
    end = [event for event in state.events if event.rule in ("MYS-286", "MYS-290", "MYS-348", "MYS-359", "MYS-297")]
    assert [(event.rule, event.seat, getattr(event, "glory", None)) for event in end] == [
        ("MYS-286", None, None),
        ("MYS-290", None, None),
        ("MYS-348", 0, 3),
        ("MYS-359", 1, 8),
        ("MYS-297", None, None),
    ]


@pytest.mark.rule("MYS-297")
@pytest.mark.parametrize("era", [1, 2])
def test_after_the_first_two_eras_the_next_one_begins(era: int) -> None:
    state = position(players=2, era=era, path=REGION_PATH, events_deck=(), next_event="storm", settle=True)
    kinds = (events.EraEnded, events.EraBegan, events.GameEnded)
    assert [(type(event).__name__, event.era) for event in happened(state, *kinds)] == [
        ("EraEnded", era),
        ("EraBegan", era + 1),
    ]
    assert (state.era, state.phase, state.round, state.over) == (era + 1, 2, 1, False)


@pytest.mark.rule("MYS-297")
def test_after_the_third_era_the_winner_is_determined() -> None:
    away = region("sphere.river")
    boards = {0: {"at": away, "glory": 20}, 1: {"at": region("sphere.mountain"), "glory": 19}}
    state = position(players=2, era=3, boards=boards, path=REGION_PATH, events_deck=(), next_event="storm")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.scores == (20 + 3, 19 + 6), "the River on the second space, the Mountain on the fifth"
    assert (state.outcome.winners, state.outcome.ranking) == ((1,), (1, 0))
    assert happened(state, events.EraBegan) == []
