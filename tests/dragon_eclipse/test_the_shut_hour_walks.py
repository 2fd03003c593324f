"""The written Scenarios walked: again and again the way that was taken least, until every Script has been read."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import rulewright
from rulewright.games.dragon_eclipse.model.story_words import Tone
from rulewright.games.dragon_eclipse.model.vocabulary import Result
from rulewright.games.dragon_eclipse.rules.campaign.fights import join
from rulewright.games.dragon_eclipse.rules.ending import end_combat

GAME = rulewright.load("dragon_eclipse")
JOURNAL = GAME.content.journal

COMPANY = {
    "A": [()],
    "B": [(), ("golomo", "regalian"), ("prowler", "golomo"), ("regalian", "furwing"), ("young-alukah", "prowler")],
    "C": [(), ("golomo",), ("regalian",), ("young-emberling",), ("young-bolb", "bolb"), ("young-alukah",)],
}
"""Who joins the party of a Scenario before it begins, so that its scenes for mystlings can be read."""
MARKS = {
    "A": [()],
    "B": [(), ("eager-tamer.1",)],
    "C": [(), ("queue-jumper",), ("calm.1",)],
}
"""Statuses that other roads would have left."""
SKIPPED = {
    "A": {"A6": "only two players take both starters", "A103": "nobody has a Firple before the first evening"},
    "B": {
        "B3": "a campaign that begins here has no starter to change",
        "B6": "only two players keep both starters",
        "B111": "B73 leads past this Combat whoever has a Prowler",
    },
    "C": {},
}
"""What these walks of one player never read, and why."""


def skip_combat(state, result):
    """Combats end at once: their own tests play them."""
    end_combat(state, result, "DRE-465")
    state.asked = None
    state.events = []
    GAME.book.advance(state)


def begin(letter, walk):
    state = GAME.new(mode="campaign", players=1, seed=walk, options={"start": letter if letter != "A" else "first"})
    company, marks = COMPANY[letter], MARKS[letter]
    for mystling in company[walk % len(company)]:
        join(state, mystling)
    state.campaign.statuses = (*state.campaign.statuses, *marks[walk // len(company) % len(marks)])
    if walk % 3 == 2:  # a colder road: nothing was earned
        state.campaign.statuses = tuple(one for one in state.campaign.statuses if not one.startswith("empathy"))
    return state


def aim(state, decision):
    """Reveal until the total lies in a good row, then stop."""
    adventure = state.campaign.adventure
    test = JOURNAL.tests[adventure.test.test]
    total = decision.about["total"]
    good = total and test.rows[test.row_of(total)].tone is Tone.GOOD
    return decision.parse("end-test" if good or total >= test.last else "reveal")


def moved(state, here):
    """Whether time has passed on a map, or the map was left."""
    there = state.campaign.adventure.exploration if state.campaign.adventure else None
    return state.fighting or there is None or (there.time, there.event) != (here.time, here.event)


def may_go_on(state):
    """Whether something still lets time pass on the open map, or leaves it: no day may be without end."""
    here = state.campaign.adventure.exploration
    for place in state.decision.choices:
        read = state.copy()
        read.apply(place, read.decision.seat)
        if moved(read, here):
            return True
        for answer in read.decision.choices if read.decision.prompt == "prompt-choose-one" else ():
            after = read.copy()
            after.apply(answer, after.decision.seat)
            if moved(after, here):
                return True
    return False


def walk_once(letter, number, taken, seen):
    """One way to the end of a Scenario; the answers that were given least often come first."""
    state, luck = begin(letter, number), Random(number)
    seen.update(event.script for event in state.events if type(event).__name__ == "ScriptRead")
    state.events = []
    for _ in range(1500):
        if state.over or letter in state.campaign.finished:
            return True
        if state.fighting:
            script = state.campaign.adventure.script
            result = min(Result, key=lambda one: (taken[script, one], luck.random()))
            taken[script, result] += 1
            skip_combat(state, result)
        else:
            decision, script = state.decision, state.campaign.adventure.script if state.campaign.adventure else ""
            # Every other walk answers by chance: who always does what is new never runs out of time.
            choice = min(decision.choices, key=lambda one: (number % 2 and taken[script, str(one)], luck.random()))
            if decision.prompt == "prompt-test" and number % 4 == 1:
                choice = aim(state, decision)
            if decision.prompt == "prompt-read-place":
                assert may_go_on(state), (script, state.campaign.adventure.exploration)
            taken[script, str(choice)] += 1
            state.apply(choice, decision.seat)
        seen.update(event.script for event in state.events if type(event).__name__ == "ScriptRead")
    return False


@pytest.mark.parametrize(("letter", "walks"), [("A", 40), ("B", 240), ("C", 120)])
def test_every_script_of_a_scenario_is_read_on_some_way(letter, walks):
    taken, seen = Counter(), Counter()
    ended = [walk_once(letter, number, taken, seen) for number in range(walks)]
    assert all(ended)
    unread = {script for script in JOURNAL.scripts if script.startswith(letter) and not seen[script]}
    assert unread == set(SKIPPED[letter])
