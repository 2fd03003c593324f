"""How a Run is drawn: a map that can be read on a phone, cards whose words have room, the Mystery that is resolved."""

from __future__ import annotations

import re

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.games.dragon_eclipse.art.trail_places import places
from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.choices import TakeArtifact, TakeOut
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.vocabulary import Ground
from rulewright.games.dragon_eclipse.table.planning import open_mystery

from .run_table import CONTENT, GAME, is_at, new, on_trail, sheet, until


def words(state: DragonState, code: str, narrow: bool = False) -> list[str]:
    """Every line of text in the drawing."""
    parts = GAME.table.draw_parts(state.view(0), GAME.texts(code), "light", narrow=narrow)
    return re.findall(r"<text[^>]*>([^<]*)</text>", "".join(parts.layers.values()))


@pytest.mark.parametrize("trail", CONTENT.trails.values(), ids=lambda one: one.id)
def test_the_spaces_before_a_boss_take_the_whole_width(trail: object) -> None:
    """On a phone no space may lie on another, or the ways between them cannot be seen."""
    found_trail = CONTENT.trails[trail.id]  # type: ignore[attr-defined]
    for stage in range(3):
        found = places(found_trail, stage, 0, 0, 600, 200).spaces
        before = [x for id, (x, _) in found.items() if found_trail.space[id].kind is not Ground.BOSS]
        assert min(before) == 0
        assert max(before) == pytest.approx(600)


@pytest.mark.parametrize("trail", CONTENT.trails, ids=str)
def test_a_way_passes_between_the_spaces_that_it_leaves_out(trail: str) -> None:
    """A line through a space would seem to lead there."""
    found_trail = CONTENT.trails[trail]
    passed = 0
    for stage in range(3):
        laid = places(found_trail, stage, 0, 0, 600, 200)
        room = 200 / laid.rows / 2
        for id, (x1, _) in laid.spaces.items():
            for to in [one for one in found_trail.space[id].to if one in laid.spaces]:
                between = {x for x, _ in laid.spaces.values() if x1 < x < laid.spaces[to][0]}
                assert [x for x, _ in laid.bends[id, to]] == sorted(between)
                for x, y in laid.bends[id, to]:
                    assert all(abs(y - low) > room for at, low in laid.spaces.values() if at == x)
                    passed += 1
    assert passed


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_that_an_artifact_says_is_cut_off(code: str) -> None:
    state = until(new(save=sheet(artifact_perks=10)), steps.FillSlots)
    assert is_at(state, steps.FillSlots)
    assert [line for line in words(state, code) if line.endswith("…")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_cards_of_the_deck_are_for_is_written_out(code: str) -> None:
    texts = GAME.texts(code)
    assert texts.say("role-interrupt") in words(on_trail(), code)


@pytest.mark.parametrize("narrow", [False, True])
def test_a_mystery_card_lies_open_while_it_is_resolved(narrow: bool) -> None:
    state = on_trail()
    assert open_mystery(state) == ""
    met = ""
    for _ in range(40):
        decision = state.decision
        if state.combat is not None:
            break
        met = open_mystery(state)
        if met:
            assert GAME.texts("en").name("mystery", met) in words(state, "en", narrow)
            break
        state.apply(decision.choices[0], decision.seat)
    assert met


@pytest.mark.parametrize("narrow", [False, True])
def test_every_card_that_may_leave_the_deck_lies_on_the_page(narrow: bool) -> None:
    """Nobody can tell from names alone which of sixteen cards a deck can spare."""
    state = on_trail()
    for _ in range(40):
        if is_at(state, steps.CutCards):
            break
        state.apply(state.decision.choices[0], state.decision.seat)
    offered = [choice for choice in state.decision.choices if isinstance(choice, TakeOut)]
    assert len(offered) > 6
    view = state.view(0)
    drawn = "".join(GAME.table.draw_parts(view, GAME.texts("en"), "light", narrow=narrow).layers.values())
    for choice in offered:
        assert GAME.table.spots(choice, 0, view) == (f"pick-{choice.card}",)
        assert f'id="pick-{choice.card}"' in drawn


@pytest.mark.rule("DRE-596")
def test_a_locked_artifact_shows_its_achievement_and_not_its_other_side() -> None:
    """p.28"""
    locked = until(new(), steps.ChooseLocked)
    id_ = next(choice.artifact for choice in locked.decision.choices if isinstance(choice, TakeArtifact))
    assert GAME.table.component_at(f"pick-{id_}", locked.view(0)) == ""
    open_ = until(new(save=sheet(artifact_perks=10)), steps.FillSlots)
    id_ = next(choice.artifact for choice in open_.decision.choices if isinstance(choice, TakeArtifact))
    assert GAME.table.component_at(f"pick-{id_}", open_.view(0)) == id_
