"""The trackers of every game are sound: what they name exists, in the sheet, the register and the icons."""

from __future__ import annotations

import pytest

from rulewright.catalog import game_names, load
from rulewright.content.texts import LANGUAGES
from rulewright.core.tracker import Counter, Group, Order, Row, Tracker, groups, notes
from rulewright.web.page_icons import known

SHEETS = [
    pytest.param(name, language, sheet, id=f"{name}-{sheet.id}-{language}")
    for name in game_names()
    for language in LANGUAGES
    for sheet in load(name).box.trackers(load(name).texts(language))
]
each_sheet = pytest.mark.parametrize(("name", "language", "sheet"), SHEETS)


def counters(group: Group) -> list[Counter]:
    return [*group.counters, *group.rare]


@pytest.mark.parametrize("name", game_names())
def test_the_sheets_of_a_game_cover_its_modes_and_differ_in_id(name: str) -> None:
    game = load(name)
    sheets = game.box.trackers(game.texts("en"))
    assert len({sheet.id for sheet in sheets}) == len(sheets)
    for mode in game.modes if sheets else ():
        fitting = [sheet for sheet in sheets if not sheet.modes or mode.name in sheet.modes]
        assert {count for sheet in fitting for count in sheet.players} >= set(mode.seats), mode.name
    assert {mode for sheet in sheets for mode in sheet.modes} <= {mode.name for mode in game.modes}


@each_sheet
def test_ids_are_unique_and_what_is_named_is_there(name: str, language: str, sheet: Tracker) -> None:
    ids = [one.id for group in groups(sheet) for one in (*counters(group), *group.totals)]
    assert len(set(ids)) == len(ids)
    assert len({section.id for section in sheet.sections}) == len(sheet.sections)
    shared = {one.id for group in groups(sheet) if group.each for one in counters(group)}
    for group in groups(sheet):
        own = {one.id for one in counters(group)}
        assert not group.main or group.main in own | {total.id for total in group.totals}
        for total in group.totals:
            assert {*total.plus, *total.minus} <= own
        for move in group.moves:
            assert {id for change in move.changes for id in (change.counter, *change.plus, *change.minus)} <= own
        assert bool(group.aside) == bool(group.rare)
    for section in sheet.sections:
        if isinstance(section, Row):
            assert section.scores in shared
            assert 1 <= section.special <= len(section.spaces)
            assert sum(card.counts for card in section.cards) >= section.enough
            assert {card.since for card in section.cards} <= set(range(1, len(sheet.stages) + 1))
        if isinstance(section, Order):
            assert section.by in shared
            assert min(len(section.ordinals), len(section.gifts)) >= max(sheet.players)
    assert not sheet.stages or sheet.score in shared
    assert len(sheet.crests) >= max(sheet.players)


@each_sheet
def test_counters_begin_within_their_range_and_can_be_changed_both_ways(
    name: str, language: str, sheet: Tracker
) -> None:
    for group in groups(sheet):
        for one in counters(group):
            assert one.lowest <= one.start
            assert one.highest is None or one.start <= one.highest
            assert min(one.steps) < 0 < max(one.steps)


@each_sheet
def test_rules_and_icons_exist_and_every_word_is_there(name: str, language: str, sheet: Tracker) -> None:
    assert {note.rule for note in notes(sheet)} <= set(load(name).register().rules)
    assert all(note.text for note in notes(sheet))
    parts = [one for group in groups(sheet) for one in (*counters(group), *group.totals)]
    cards = [card for section in sheet.sections if isinstance(section, Row) for card in section.cards]
    icons = {one.icon for one in (*parts, *cards) if one.icon} | {sheet.icon}
    assert icons <= set(known())
    assert all(one.name for one in (sheet, *parts, *cards, *sheet.sections))


def test_the_sheet_of_a_combat_knows_the_limits_of_its_rulebook() -> None:
    """DRE-045, DRE-052 to DRE-055; and what the end of a turn does: DRE-421, DRE-733."""
    game = load("dragon_eclipse")
    sheets = [sheet for sheet in game.box.trackers(game.texts("en")) if sheet.rounds]
    assert len(sheets) == 2
    for sheet in sheets:
        own = next(group for group in groups(sheet) if group.id == "own")
        highest = {one.id: one.highest for one in own.counters}
        assert highest["own-power"] == 10
        assert [highest[f"own-{one}"] for one in ("burn", "slow", "weak", "silence")] == [5, 1, 1, 1]
        changes = {change.counter: change for change in own.moves[0].changes}
        assert (changes["own-damage"].plus, changes["own-damage"].minus) == (("own-burn",), ("own-willpower",))
        assert {id: change.by for id, change in changes.items() if change.by} == {
            "own-burn": -1, "own-slow": -1, "own-weak": -1, "own-silence": -1,
        }  # fmt: skip
