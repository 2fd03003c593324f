"""Every Script of the campaign is seen by travellers of different tempers, whose Combats are cut short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from rulewright.core.record import Choice, Decision
from rulewright.games.dragon_eclipse.model.choices import END_TEST, REVEAL
from rulewright.games.dragon_eclipse.model.events.story import OptionTaken, ScriptRead
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.story_words import Tone
from rulewright.games.dragon_eclipse.model.vocabulary import Result
from rulewright.games.dragon_eclipse.positions import base_game
from rulewright.games.dragon_eclipse.rules.ending import end_combat

GAME = base_game()
CAMPAIGNS = 150
EARLY = "only who has this mystling before: with a campaign that begins elsewhere"
UNSEEN: dict[str, str] = {
    "A103": EARLY, "B103": EARLY, "B107": EARLY, "B111": EARLY, "B115": EARLY, "C103": EARLY, "C111": EARLY,
    "B130": "no mystling of Light joins before the third Scenario",
    "B131": "no mystling of Earth joins before the third Scenario",
}  # fmt: skip
"""Scripts that no traveller here comes to, and why. The search of `rulewright check` reaches them."""

Temper = Callable[[Decision, Random, Counter[str]], Choice]


def any_choice(decision: Decision, luck: Random, taken: Counter[str]) -> Choice:
    return luck.choice(decision.choices)


def curious(decision: Decision, luck: Random, taken: Counter[str]) -> Choice:
    """What was answered least often so far."""
    place = f"{decision.prompt} {decision.about}"
    return min(decision.choices, key=lambda choice: (taken[f"{place} {choice}"], luck.random()))


def stubborn(decision: Decision, luck: Random, taken: Counter[str]) -> Choice:
    """Mostly the first answer: reads what comes first, pays, fights."""
    return decision.choices[0] if luck.random() < 0.8 else luck.choice(decision.choices)


def hasty(decision: Decision, luck: Random, taken: Counter[str]) -> Choice:
    """Mostly the last answer: leaves, ends, goes on."""
    return decision.choices[-1] if luck.random() < 0.6 else luck.choice(decision.choices)


def patient(decision: Decision, luck: Random, taken: Counter[str]) -> Choice:
    """In Tests whatever brings a good outcome, elsewhere what is new."""
    if decision.prompt == "prompt-test" and END_TEST in decision.choices:
        test = GAME.content.journal.tests[decision.about["test"]]
        good = test.rows[test.row_of(decision.about["total"])].tone is Tone.GOOD
        return END_TEST if good or REVEAL not in decision.choices else REVEAL
    return curious(decision, luck, taken)


TEMPERS: tuple[Temper, ...] = (patient, curious, any_choice, patient, stubborn, patient, hasty)


def travel(seed: int, temper: Temper, taken: Counter[str], seen: Counter[str], losing: bool = False) -> DragonState:
    """A whole campaign; every Combat ends at once, in any of its ways."""
    luck = Random(seed)
    state = GAME.new(1 + seed % 2, seed, {}, "campaign")
    for event in state.events:
        if isinstance(event, ScriptRead):
            seen[event.script] += 1
    for _ in range(6000):
        if state.over:
            return state
        if state.fighting:
            end_combat(state, Result.LOSE if losing else luck.choice(list(Result)), "DRE-465")
            state.asked, state.events = None, []
            GAME.book.advance(state)
        else:
            decision = state.decisions[0]
            choice = decision.choices[0] if decision.confirming else temper(decision, luck, taken)
            taken[f"{decision.prompt} {decision.about} {choice}"] += 1
            state.apply(choice, decision.seat)
        for event in state.events:
            if isinstance(event, ScriptRead):
                seen[event.script] += 1
            elif isinstance(event, OptionTaken):
                seen[f"{event.source}.{event.option}"] += 1
    raise AssertionError(f"the campaign of seed {seed} does not end: {state.campaign.adventure}")


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """How often each Script was read and each option taken."""
    taken: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for seed in range(CAMPAIGNS):
        travel(seed, TEMPERS[seed % len(TEMPERS)], taken, found)
    return found


def test_every_script_is_seen_or_listed_with_its_reason(seen: Counter[str]) -> None:
    unseen = {script for script in GAME.content.journal.scripts if not seen[script]}
    assert unseen == set(UNSEEN)


@pytest.mark.rule("DRE-062")
def test_whoever_loses_every_combat_still_comes_to_the_end_of_what_is_written() -> None:
    for seed in (1, 2):
        state = travel(seed, any_choice, Counter(), Counter(), losing=True)
        assert state.campaign.finished == tuple(sorted(GAME.content.journal.scenarios))
        assert state.outcome.winners
