"""Save sheets that grew apart become one, and a Run that is over is remembered."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.games.dragon_eclipse.model.run import SaveSheet
from rulewright.games.dragon_eclipse.rules.roguelite.merging import joined, merged
from rulewright.games.dragon_eclipse.rules.roguelite.sheet import impossible_sheet, new_sheet

from .run_table import CONTENT, sheet

MYSTLINGS, MAPS = tuple(sorted(CONTENT.mystlings)), tuple(CONTENT.trails)
BLANK = new_sheet(CONTENT)


@pytest.mark.rule("DRE-602")
def test_alone_a_run_leaves_its_sheet_as_it_is() -> None:
    before, after = sheet(silver=4), sheet(silver=1, perks=(1, 0, 0, 0, 0, 0))
    assert merged(CONTENT, before, before, after) == after


@pytest.mark.rule("DRE-602")
def test_of_two_runs_at_once_every_mark_counts_once() -> None:
    now = sheet(perks=(1, 0, 0, 0, 0, 0), boxes={"prowler": 1}, artifact_perks=1)
    after = sheet(perks=(1, 1, 0, 0, 0, 0), boxes={"young-iceling": 2}, mystlings=(*BLANK.mystlings, "golomo"))
    found = merged(CONTENT, now, BLANK, after)
    assert found.perks == (1, 1, 0, 0, 0, 0)
    assert found.boxes == {"prowler": 1, "young-iceling": 2}
    assert found.artifacts == now.artifacts
    assert set(found.mystlings) == {*BLANK.mystlings, "golomo"}


@pytest.mark.rule("DRE-635")
def test_two_runs_that_complete_two_maps_open_two() -> None:
    before = sheet(maps=MAPS[:2])
    one = sheet(maps=MAPS[:3], completed=MAPS[:1])
    other = sheet(maps=MAPS[:3], completed=MAPS[1:2])
    found = merged(CONTENT, one, before, other)
    assert found.completed == MAPS[:2]
    assert found.maps == MAPS[:3]
    last = merged(CONTENT, found, found, sheet(maps=MAPS, completed=MAPS[:3]))
    assert last.maps == MAPS


@pytest.mark.rule("DRE-637")
def test_darkness_is_one_step_for_each_mystling_with_all_its_boxes() -> None:
    one = sheet(boxes={"prowler": 3}, darkness=1)
    other = sheet(boxes={"young-iceling": 3}, darkness=1)
    assert merged(CONTENT, one, BLANK, other).darkness == 2


def test_a_guest_gets_what_was_added_and_no_more() -> None:
    host, after = sheet(perks=(2, 2, 0, 0, 0, 0), boxes={"prowler": 2}), sheet(perks=(3, 2, 0, 0, 0, 0))
    after = SaveSheet(mystlings=after.mystlings, boxes={"prowler": 3}, perks=after.perks, maps=after.maps)
    found = merged(CONTENT, BLANK, host, after)
    assert found.perks == (1, 0, 0, 0, 0, 0)
    assert found.boxes == {"prowler": 1}


def test_kept_silver_and_essence_go_up_and_down_with_the_run() -> None:
    found = merged(CONTENT, sheet(silver=5, essence=2), sheet(silver=4, essence=3), sheet(silver=9, essence=0))
    assert (found.silver, found.essence) == (10, 0)


sheets = st.builds(
    lambda mystlings, boxes, perks, artifacts, done, silver: SaveSheet(
        mystlings=tuple(sorted({*BLANK.mystlings, *mystlings})),
        boxes=boxes,
        perks=perks,
        artifacts=tuple(CONTENT.artifacts)[:artifacts],
        maps=MAPS[: min(4, done + 1)],
        completed=MAPS[:done],
        darkness=sum(marked == 3 for marked in boxes.values()),
        silver=silver,
    ),
    st.sets(st.sampled_from(MYSTLINGS), max_size=4),
    st.dictionaries(st.sampled_from(MYSTLINGS), st.integers(1, 3), max_size=4),
    st.tuples(*[st.integers(0, 3)] * 6),
    st.integers(0, 10),
    st.integers(0, 4),
    st.integers(0, 10),
)


@settings(max_examples=60, deadline=None)
@given(sheets, sheets)
def test_joining_is_possible_loses_no_mark_and_changes_nothing_twice(one: Any, other: Any) -> None:
    found = joined(CONTENT, one, other, BLANK)
    assert impossible_sheet(CONTENT, found) is None
    assert joined(CONTENT, found, other, BLANK) == found
    assert joined(CONTENT, found, one, BLANK) == found
    for part in (one, other):
        assert set(part.mystlings) <= set(found.mystlings)
        assert set(part.artifacts) <= set(found.artifacts)
        assert all(found.boxes[name] >= marked for name, marked in part.boxes.items())
        assert all(mine >= theirs for mine, theirs in zip(found.perks, part.perks, strict=True))
