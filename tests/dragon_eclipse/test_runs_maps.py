"""Maps are proved when they are loaded; a Run is told in words, drawn, judged and never leaks."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rulewright.bots import Seen, make
from rulewright.content.texts import LANGUAGES
from rulewright.games.dragon_eclipse.content.roguelite import Trail, trail_problems
from rulewright.games.dragon_eclipse.game import check_tables
from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.rules.party import change_member

from .run_table import CONTENT, GAME, end_fight, into_fight, on_trail, put, sheet, until
from .table import files

SHORT = [
    ("camp-0", "camp", ["a1"]), ("a1", "mystery A", ["a2"]), ("a2", "tier 1", ["a3"]), ("a3", "mystery 1", ["b1"]),
    ("b1", "boss 2", ["camp-1"]), ("camp-1", "camp", ["c1"]), ("c1", "mystery B", ["b2"]), ("b2", "boss 3", ["camp-2"]),
    ("camp-2", "camp", ["d1"]), ("d1", "mystery 2", ["b3"]), ("b3", "boss 5", []),
]  # fmt: skip


def a_map(**changes: tuple[str, list[str]]) -> Trail:
    """A short map that is right, with some spaces changed or added."""
    rows: dict[str, tuple[str, list[str]]] = {id: (kind, to) for id, kind, to in SHORT}
    rows.update({id.replace("_", "-"): row for id, row in changes.items()})
    spaces = []
    for id, (words, to) in rows.items():
        kind, _, more = words.partition(" ")
        space: dict[str, Any] = {"id": id, "kind": kind, "to": to}
        if kind in ("tier", "boss"):
            space["tier"] = int(more)
        elif more.isdigit():
            space["cards"] = int(more)
        elif more:
            space["letter"] = more
        spaces.append(space)
    return msgspec.convert({"id": "test", "source": {"author": "tests"}, "spaces": spaces}, Trail)


@pytest.mark.rule("DRE-600", "DRE-650", "DRE-653")
@pytest.mark.ruling("AMB-DRE-121")
@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({}, ""),
        ({"a1": ("tier 1", ["a2"])}, "check-trail-letters"),
        ({"a3": ("tier 2", ["b1"])}, "check-trail-space"),
        ({"c1": ("tier 2", ["b2"])}, "check-trail-letters"),
        ({"x": ("mystery 1", ["b1"])}, "check-trail-unreached"),
        ({"a3": ("mystery 1", ["a1"])}, "check-trail-circle"),
        ({"a3": ("mystery 1", ["nowhere"])}, "check-trail-spaces"),
        ({"a3": ("mystery 1", [])}, "check-trail-space"),
        ({"b1": ("tier 2", ["camp-1"])}, "check-trail-parts"),
        ({"b1": ("boss 9", ["camp-1"])}, "check-trail-space"),
        ({"b1": ("boss 2", ["c1"]), "camp_1": ("camp", ["c1"])}, "check-trail-space"),
        ({"a3": ("mystery 3", ["b1"])}, "check-trail-space"),
    ],
)
def test_a_map_is_proved_before_it_is_played(changes: Any, problem: str) -> None:
    found = [error.message for error in trail_problems([a_map(**changes)])]
    assert (problem in found) if problem else not found


def test_a_pack_may_bring_a_map_but_no_unknown_boss() -> None:
    tables = {name: dict(rows) for name, rows in files().items()}
    tables["trails"]["test"] = a_map()
    assert not check_tables(tables)
    wrong = msgspec.to_builtins(a_map())
    wrong["spaces"][-1]["enemy"] = "nobody"
    tables["trails"]["test"] = msgspec.convert(wrong, Trail)
    assert [error.message for error in check_tables(tables)] == ["check-trail-boss"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_is_told_in_words(language: str) -> None:
    state = on_trail(save=sheet(artifact_perks=1, boxes={"young-iceling": 1}, perks=(1, 0, 0, 0, 0, 0)))
    into_fight(state, "camp-0", "1b")
    end_fight(state)
    state.bag.items = ("squib",)
    texts = GAME.texts(language, ["Anna"])
    lines = "\n".join(GAME.table.describe(state.view(0), texts, full=True))
    for word in (
        texts.name("trail", "long-pasture"),
        texts.name("mystery", state.run.letters[0]),
        texts.name("enemy", state.run.awaiting[2]),
        texts.name("enemy", state.run.trophies[0].enemy),
        texts.name("item", "squib"),
        texts.name("artifact", state.run.artifacts[0]),
        texts.name("artifact", state.run.locked[0]),
        texts.name("perk", "neutral"),
    ):
        assert word in lines
    assert GAME.table.headline(state.view(0), texts)
    until(state, steps.CloseRun)
    while not state.over:
        state.apply((*state.decision.choices, *state.decision.aside)[-1], state.decision.seat)
    assert GAME.table.ending(state.view(0), texts)


def test_the_map_is_drawn_with_a_place_for_every_space_and_way() -> None:
    state = on_trail(save=sheet(maps=tuple(CONTENT.trails)), trail="glass-market")
    picture = GAME.table.draw(state.view(0), GAME.texts("en"), "light", ("place-1p", "place-1o"))
    for space in CONTENT.trails["glass-market"].spaces:
        assert f'id="place-{space.id}"' in picture
    assert 'id="glow-place-1p"' in picture


def test_nothing_of_a_run_is_secret_but_what_comes() -> None:
    state = on_trail()
    twin = state.resample(0, 99)
    assert twin.view(0) == state.view(0)
    assert GAME.view(state, None)["run"] == GAME.view(state, 0)["run"]


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_play_whole_runs(level: str) -> None:
    for players in (1, 2):
        bot = make(level, 1)
        state = GAME.new(players, 4, {"sheet": "standard", "printed_save": True}, "roguelite")
        while not state.over:
            decision = state.decision
            choice = bot.choose(Seen(state, decision.seat), decision)
            assert decision.allows(choice)
            state.apply(choice, decision.seat)
        assert state.run.ended in ("won", "lost")


def test_a_judge_prefers_health_better_cards_and_bosses() -> None:
    def worth(state: DragonState) -> dict[str, float]:
        return dict(zip(GAME.features, GAME.bots.measure(state)[0], strict=True))

    state = on_trail()
    usual = worth(state)
    change_member(state, 0, 0, damage=8)
    assert worth(state)["tray"] < usual["tray"]
    change_member(state, 0, 0, damage=0, cards=(*state.players[0].party[0].cards, "crack-the-shell"))
    assert worth(state)["decklist"] > usual["decklist"]
    state.run.bosses = 1
    assert worth(state)["bosses"] > usual["bosses"]
    state.bag.items = ("squib",)
    assert worth(state)["bag"] > usual["bag"]
    # Only the Boss lies ahead: the more Health is left, the more likely he is beaten, and beating him is worth 20.
    put(state, "1g")
    routes = []
    for damage in (0, 6, 12, 16):
        change_member(state, 0, 0, damage=damage)
        routes.append(worth(state)["route"])
    assert routes == sorted(routes, reverse=True)
    assert routes[0] > 20 > 4 > routes[-1]


def test_every_question_of_random_runs_reads_well_in_both_languages() -> None:
    for seed, name in enumerate(("new", "standard", "complete")):
        state = GAME.new(2, seed, {"sheet": name, "printed_save": True}, "roguelite")
        luck = Random(seed)
        texts = [GAME.texts(language, ["Anna", "Ben"]) for language in LANGUAGES]
        while not state.over:
            decision = state.decision
            for one in texts:
                told = [one.prompt(decision), *[one.choice(choice, decision) for choice in decision.choices[:6]]]
                assert all(told)
                assert not any("{" in line or "???" in line for line in told)
            state.apply(luck.choice(decision.choices), decision.seat)
            for one in texts:
                assert all(one.event(event) for event in GAME.log(state.events, 0))
