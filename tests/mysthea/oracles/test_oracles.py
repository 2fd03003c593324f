"""Own small models recompute random games and find no difference; and they do find one in a broken game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright.games.mysthea.model import geography
from rulewright.games.mysthea.rules import battle, control, eras, monsters, points

from . import world
from .battle import BattleOracle
from .eras import EraOracle
from .monsters import MonsterOracle
from .travel import TravelOracle
from .watching import SOAK, watch

GAMES = 5000 if SOAK else 60
ORACLES = {"travel": TravelOracle, "battle": BattleOracle, "eras": EraOracle, "monsters": MonsterOracle}


@pytest.mark.parametrize("name", ORACLES)
def test_a_model_written_from_the_rulebook_agrees_with_every_game(name: str) -> None:
    assert compared(name, GAMES) > 50 * GAMES


def compared(name: str, games: int) -> int:
    """How many values a model has compared in so many games; it raises at the first difference."""
    return sum(watch(seed, ORACLES[name]).compared for seed in range(games))


# -- broken on purpose ---------------------------------------------------------------------------------------

strength_in, removable = battle.strength_in, battle.removable
reachable, monster_strength, clockwise = points.reachable, monsters.monster_strength, monsters.clockwise


def units_travel_twice(units: tuple[int, ...], tired: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(units))


def a_road_is_closed(ring: Any, mirages: Any, region: int) -> tuple[int, ...]:
    return reachable(ring, mirages, region)[:-1]


def everybody_is_stronger(state: Any, seat: int, region: int) -> int:
    return strength_in(state, seat, region) + (region % 2)


def champions_are_never_wounded(state: Any, seat: int, region: int) -> list[Any]:
    return [unit for unit in removable(state, seat, region) if unit != "champion"]


def ties_go_to_the_later_player(state: Any, region: int) -> int | None:
    there = [seat for seat in state.order if control.is_present(state.boards[seat], region)]
    return max(there, key=lambda seat: (strength_in(state, seat, region), state.order.index(seat)), default=None)


def the_order_of_play_stays(state: Any) -> None:
    state.events.append(eras.events.OrderSet(rule="MYS-104", order=state.order))


def monsters_are_stronger(state: Any, monster: str, island: int) -> int:
    return monster_strength(state, monster, island) + 1


def monsters_walk_backwards(ring: tuple[int, ...], island: int, steps: int = 1) -> int:
    return clockwise(ring, island, -steps)


FAULTS = [
    ("travel", points, "fresh", units_travel_twice),
    ("travel", points, "reachable", a_road_is_closed),
    ("battle", battle, "strength_in", everybody_is_stronger),
    ("battle", battle, "removable", champions_are_never_wounded),
    ("eras", eras, "controller", ties_go_to_the_later_player),
    ("eras", eras, "set_order", the_order_of_play_stays),
    ("monsters", monsters, "monster_strength", monsters_are_stronger),
    ("monsters", monsters, "clockwise", monsters_walk_backwards),
]


@pytest.mark.parametrize(("name", "module", "function", "broken"), FAULTS, ids=[fault[3].__name__ for fault in FAULTS])
def test_a_model_notices_a_broken_rule(
    name: str, module: Any, function: str, broken: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(points, "_ROUTES", {})
    monkeypatch.setattr(module, function, broken)
    with pytest.raises(AssertionError, match="by the rulebook"):
        compared(name, 60)


def test_the_models_know_the_regions_by_the_same_numbers_and_import_no_rules() -> None:
    assert list(geography.REGIONS) == world.REGIONS
    for path in Path(__file__).parent.glob("*.py"):
        if path.name != Path(__file__).name:
            assert ".rules" not in path.read_text("utf-8"), path.name
