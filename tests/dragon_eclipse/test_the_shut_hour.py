"""The first Scenarios of the campaign: they can be played to the end of what is written."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rulewright
from rulewright.games.dragon_eclipse.game import DragonEclipse
from rulewright.games.dragon_eclipse.model.campaign import Placed
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.story_words import SecretKind
from rulewright.games.dragon_eclipse.table.story_texts import prose
from rulewright.games.dragon_eclipse.table.text_board import describe


@pytest.fixture(scope="module")
def game() -> DragonEclipse:
    found = rulewright.load("dragon_eclipse")
    assert isinstance(found, DragonEclipse)
    return found


def test_the_campaign_has_its_first_scenarios_and_visits(game: DragonEclipse) -> None:
    assert [mode.name for mode in game.modes][-1] == "campaign"
    journal = game.content.journal
    assert {"A", "B", "C"} <= set(journal.scenarios)
    count = {letter: sum(script.startswith(letter) for script in journal.scripts) for letter in "ABCZ"}
    assert count["A"] >= 60
    assert count["B"] >= 60
    assert count["C"] >= 83
    assert count["Z"] >= 5


@pytest.mark.rule("DRE-021", about="journal")
def test_there_are_73_secrets_each_with_its_number_and_kind(game: DragonEclipse) -> None:
    """p.3: 1 to 73; five kinds are printed, the others are ours. Those of written Scenarios exist as cards."""
    plans = game.content.journal.plans
    kinds = {number: kind for plan in plans.values() for number, kind in plan.secrets.items()}
    assert sorted(kinds) == list(range(1, 74))
    assert Counter(kinds.values()) == {
        SecretKind.EVENT: 31, SecretKind.OVERLAY: 15, SecretKind.OBJECT: 16, SecretKind.RULES: 11,
    }  # fmt: skip
    printed = {number: kinds[number] for number in (1, 2, 5, 13, 14)}
    assert list(printed.values()) == ["rules", "object", "event", "event", "overlay"]
    # A number is one card: only the belt of the Works (29) is found by day or by night, and those exclude each other.
    owners = Counter(number for plan in plans.values() for number in plan.secrets)
    assert [number for number, n in owners.items() if n > 1] == [29]
    assert plans["E"].excludes == "F"
    written = {number for letter in game.content.journal.scenarios for number in plans[letter].secrets}
    cards = game.content.journal.secrets
    assert set(cards) == written
    assert all(cards[number].kind is kinds[number] for number in cards)
    state = game.new(1, 3, {}, "campaign")
    assert state.campaign.secrets == (1,)


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (1, 3), (2, 2)])
def test_a_campaign_is_played_through_what_is_written(game: DragonEclipse, players: int, seed: int) -> None:
    state, luck = game.new(players, seed, {}, "campaign"), Random(seed)
    for _ in range(3000):
        if state.over:
            break
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
    assert state.outcome is not None
    assert state.outcome.rule == "DRE-062"


def after_what_is_written(game: DragonEclipse) -> DragonState:
    """A campaign that has finished C and made its visits: only unwritten places are left on the World Map."""
    state, luck = game.new(1, 8, {"start": "C"}, "campaign"), Random(8)
    while "C" not in state.campaign.finished or state.decision.prompt != "prompt-unwritten":
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
    return state


def test_the_campaign_waits_where_the_story_is_not_written_yet(game: DragonEclipse) -> None:
    state = after_what_is_written(game)
    assert not state.over
    assert state.decision.about["unwritten"] == ("W04", "W05", "W06")
    assert "a later version" in game.texts("en").prompt(state.decision)
    saved = game.dump(state)
    waiting = game.restore(saved)
    assert [str(choice) for choice in waiting.decision.choices] == ["close-book"]
    waiting.apply(waiting.decision.choices[0], waiting.decision.seat)
    assert waiting.over


def test_a_save_that_waits_goes_on_as_soon_as_the_next_scenario_is_written(game: DragonEclipse) -> None:
    """The same save opened by a journal in which the Works by day lead to a Scenario that was not played."""
    state = game.restore(game.dump(after_what_is_written(game)))
    state.campaign.finished = tuple(letter for letter in state.campaign.finished if letter != "B")
    state.campaign.worldmap = tuple(
        Placed(one.card, one.place, False) if one.card == "W02" else one for one in state.campaign.worldmap
    )
    later = game.restore(game.dump(state))
    assert [str(choice) for choice in later.decision.choices] == ["begin-scenario W02"]


def test_only_who_tames_somebody_with_essence_is_eager(game: DragonEclipse) -> None:
    state, luck = game.new(1, 8, {"start": "C"}, "campaign"), Random(8)
    while "C" not in state.campaign.finished or state.decision.prompt != "prompt-visit":
        state.apply(luck.choice(state.decision.choices), 0)
    state.campaign.statuses = tuple(one for one in state.campaign.statuses if one != "eager-tamer.3")
    state.apply(state.decision.parse("visit-card W02"), 0)
    state.campaign.essence = 2
    eager = state.copy()
    for one, answer in ((state, "decline"), (eager, "pick-mystling prowler")):
        one.apply(one.decision.parse("pick-option 1"), 0)
        one.apply(one.decision.parse(answer), 0)
    assert "eager-tamer.3" not in state.campaign.statuses
    assert "eager-tamer.3" in eager.campaign.statuses


@pytest.mark.rule("DRE-068")
def test_the_guide_speaks_in_the_first_combat_only_when_something_is_new(game: DragonEclipse) -> None:
    state, luck, said = game.new(1, 3, {}, "campaign"), Random(4), []
    while "A" not in state.campaign.finished:
        decision = state.decision
        answers = [one for one in decision.choices if str(one).startswith("play-card")] or decision.choices
        state.apply(luck.choice(answers), decision.seat)
        said += [event.text for event in state.events if type(event).__name__ == "GuideSpoke"]
    assert said[:2] == ["combat-a-1.begin", "combat-a-1.bonus"]
    assert set(said[2:]) <= {"combat-a-1.taming"}
    assert len(said) == len(set(said))


@pytest.mark.rule("DRE-068")
def test_the_first_scenario_guides_who_has_not_read_the_rules(game: DragonEclipse) -> None:
    """p.4: the guide's voice explains each thing where it is first needed, and falls silent with the Scenario."""
    state, luck = game.new(1, 3, {}, "campaign"), Random(3)
    told = {"A": 0, "B": 0}
    while not state.over and "B" not in state.campaign.finished:
        adventure = state.campaign.adventure
        if adventure is not None and adventure.letter in told and state.combat is None:
            spoken = game.texts("en").say.journal
            guide = f"script-{adventure.script.lower()}.guide"
            words = "\n".join(describe(state, (0,), game.texts("en"), False))
            if spoken.has(guide):
                heard = prose(game.texts("en"), guide) in words
                lies_open = guide.removesuffix(".guide") in adventure.page
                assert heard is (lies_open and 1 in state.campaign.secrets)
                told[adventure.letter] += heard
        state.apply(luck.choice(state.decision.choices), state.decision.seat)
    assert told["A"] >= 3
    assert told["B"] == 0
    assert 1 not in state.campaign.secrets


@pytest.mark.rule("DRE-064")
@pytest.mark.parametrize("players", [1, 2])
def test_a_campaign_may_begin_with_any_later_scenario_and_a_party_that_fits(game: DragonEclipse, players: int) -> None:
    journal = game.content.journal
    for letter in sorted(set(journal.scenarios) - {journal.first}):
        state = game.new(players, 4, {"start": letter}, "campaign")
        campaign = state.campaign
        assert campaign.adventure.letter == letter
        assert campaign.finished == tuple(sorted(one for one in journal.scenarios if one < letter))
        mystlings = [*campaign.camp, *[member for player in state.players for member in player.party]]
        assert len({game.content.mystlings[one.mystling].element for one in mystlings}) >= 2
        assert set(campaign.statuses) <= set(journal.boxes)
