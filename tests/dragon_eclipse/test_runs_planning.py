"""Planning a Run: what the ways come to, who may wait, what a deck has and lacks, how far an Achievement is."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.games.dragon_eclipse.model import choices, steps
from rulewright.games.dragon_eclipse.model.run import Pile
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.road import Omen
from rulewright.games.dragon_eclipse.rules.roguelite.deck import deck_of
from rulewright.games.dragon_eclipse.table.planning import (
    answers,
    lacks,
    may_wait,
    shape_of,
    standing,
    ways_from,
)
from rulewright.games.dragon_eclipse.table.run_notes import notes_of, score_of, score_parts

from .run_table import CONTENT, GAME, new, on_trail, sheet, until
from .test_runs_maps import a_map

MAPS = tuple(CONTENT.trails)


def test_ways_are_counted_with_their_fights_mysteries_and_silver() -> None:
    trail = a_map(camp_0=("camp", ["a1", "e1"]), e1=("mystery 2", ["a2", "e2"]), e2=("tier 3", ["a3"]))
    ways = ways_from(trail, "camp-0")
    assert ways.routes == 3
    assert ways.fights == (1, 1)
    assert ways.mysteries == (2, 2)
    assert ways.silver == (1, 3)
    assert ways.toll == (4, 9)
    # From Darkness 6 on every Tier is one higher.
    assert ways_from(trail, "camp-0", darkness=6).silver == (2, 4)


def test_only_who_is_left_in_the_tier_deck_may_wait() -> None:
    state = on_trail()
    run = state.run
    assert run is not None
    space = CONTENT.trails[run.trail].space["1b"]
    run.piles["tier-1"] = Pile(("wild-firple", "wild-prowler"))
    assert may_wait(run, space) == ("wild-firple", "wild-prowler")
    run.piles["tier-1"] = Pile(("wild-firple",), top=("wild-prowler",))
    assert may_wait(run, space) == ("wild-prowler",)
    told = GAME.table.remark(choices.GO_SPACE["1b"], 0, state.view(0), GAME.texts("en"))
    assert told.startswith("Prowler waits. ")
    assert "ways to the Boss" in told


def test_a_deck_is_counted_and_what_it_has_few_of_is_named() -> None:
    shape = shape_of(CONTENT, ["strike", "strike"])
    assert shape.roles["attack"] == 2
    assert "heal" in lacks(shape)
    state = on_trail()
    whole = shape_of(CONTENT, deck_of(state, 0))
    assert whole.cards == 16
    assert sum(whole.elements.values()) == sum(whole.costs) == 16
    assert answers(CONTENT, ["storm"], "wild-firple") == 1
    assert answers(CONTENT, ["storm"], "wild-prowler") == 0


def test_a_card_tells_what_it_changes_in_the_deck() -> None:
    state = on_trail()
    view, texts = state.view(0), GAME.texts("en")
    assert (
        GAME.table.remark(choices.ADD["storm"], 0, view, texts) == "cards 16 → 17, Water 6 → 7, Deal 4 → 5, Move 5 → 6"
    )
    gone = GAME.table.remark(choices.TAKE_OUT["strike"], 0, view, texts)
    assert gone == "cards 16 → 15, Neutral 10 → 9, Attack 4 → 3"


def test_an_achievement_shows_how_far_it_is() -> None:
    state = on_trail()
    run = state.run
    assert run is not None
    run.locked = ("guiding-grass",)
    run.resolved = ("ember-wager", "stone-choir")
    assert standing(state, 0) == (2, 8)
    run.locked = ("emptying-book",)
    assert standing(state, 0) == (16, 16)
    run.locked = ("spare-soul",)
    assert standing(state, 0) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_run_is_remembered_and_told(language: str) -> None:
    state = until(on_trail(), steps.ResolveRun)
    while not state.over:
        state.apply(state.decision.choices[-1], state.decision.seat)
    notes = GAME.progress.notes(state)
    texts = GAME.texts(language)
    chapter = GAME.progress.chapter(notes, texts)
    assert chapter is not None
    assert chapter.picture.startswith("<svg")
    assert texts.name("mystling", "young-iceling") in chapter.title
    assert chapter.route.count("→") == len(notes["path"]) - 1
    met = {one.id: (one.met, one.beaten) for one in GAME.progress.bestiary([notes], texts) if one.met}
    last = notes["bouts"][-1]
    assert met[last["enemy"]][0] >= 1
    # What nobody would have written tells nothing.
    assert GAME.progress.chapter({**notes, "trail": "nowhere"}, texts) is None
    assert GAME.progress.chapter({"x": 1}, texts) is None
    found = notes_of(state)
    assert chapter.score == score_of(found) == max(0, sum(score_parts(found).values()))
    assert not chapter.result
    left = GAME.progress.chapter({**notes, "ended": "left"}, texts)
    assert left is not None
    assert left.result == {"en": "ended", "uk": "припинено"}[language]


def picture(state: DragonState, narrow: bool) -> str:
    parts = GAME.table.draw_parts(state.view(0), GAME.texts("en"), "light", narrow=narrow)
    return parts.definitions + "".join(parts.layers.values())


@pytest.mark.parametrize("narrow", [False, True])
def test_maps_lie_open_before_one_is_chosen(narrow: bool) -> None:
    """Every map with its three parts, and the Bosses that are known from the start as pictures."""
    state = new(save=sheet(maps=MAPS, completed=MAPS[:1]))
    view = state.view(0)
    drawn = picture(state, narrow)
    texts = GAME.texts("en")
    for one in MAPS:
        assert f'id="pick-{one}"' in drawn
        assert texts.name("trail", one) in drawn
    ways = ways_from(CONTENT.trails["sunless-pass"], "camp-0", 0)
    assert f"Part 1 · {ways.routes} ways · fights {ways.fights.told()} · Mysteries" in " ".join(drawn.split())
    for enemy in [space.enemy for one in MAPS for space in CONTENT.trails[one].bosses if space.enemy]:
        assert f'id="m-{CONTENT.figure_of[enemy]}"' in drawn
    assert GAME.table.headline(view, texts) == "A Run is prepared."


@pytest.mark.parametrize("narrow", [False, True])
def test_darkness_is_told_step_by_step_before_it_is_chosen(narrow: bool) -> None:
    state = new(save=sheet(artifact_perks=6, darkness=4))
    drawn = picture(state, narrow)
    for step in range(1, 11):
        assert GAME.texts("en").say(f"darkness-{step}").split()[0] in drawn
    assert drawn.count('opacity="0.5"') == 6, "the steps that are not marked"


@pytest.mark.rule("DRE-676", "DRE-616", "DRE-622")
@pytest.mark.parametrize(("perks", "odds"), [(0, (33, 33, 33)), (2, (40, 30, 30)), (8, (44, 33, 22))])
def test_the_odds_of_an_omen_stand_beside_what_leads_to_it(perks: int, odds: tuple[int, int, int]) -> None:
    """p.29: twelve Enemy Attack cards, four of each symbol, less those that Artifact Perks take out."""
    omen = next(id for id, card in CONTENT.mysteries.items() if any(isinstance(one, Omen) for one in card.bottom))
    quiet = next(id for id, card in CONTENT.mysteries.items() if "omen" not in str(card.bottom).lower())
    state = on_trail()
    run, trail = state.run, CONTENT.trails["long-pasture"]
    assert run is not None
    assert run.trail == trail.id
    assert state.save is not None
    state.save = msgspec.structs.replace(state.save, artifacts=tuple(sorted(CONTENT.artifacts))[:perks])
    lettered = next(space for space in trail.spaces if space.letter)
    at = trail.letters.index(lettered.letter)
    run.letters = (*run.letters[:at], omen, *run.letters[at + 1 :])
    texts = GAME.texts("en")
    told = "Odds of the omen: Fang {}\u00a0%, Eye {}\u00a0%, Spiral {}\u00a0%.".format(*odds)
    assert GAME.table.remark(choices.TakeMystery(omen), 0, state.view(0), texts) == told
    assert GAME.table.remark(choices.TakeMystery(quiet), 0, state.view(0), texts) == ""
    assert GAME.table.remark(choices.GO_SPACE[lettered.id], 0, state.view(0), texts).startswith(told)
    # A card that asks first whether to look for an omen at all.
    asks = CONTENT.mysteries[omen].bottom
    state.agenda.append(steps.OfferRoad(asks, "DRE-676"))
    assert GAME.table.remark(choices.ACCEPT, 0, state.view(0), texts) == told
    assert GAME.table.remark(choices.DECLINE, 0, state.view(0), texts) == ""
