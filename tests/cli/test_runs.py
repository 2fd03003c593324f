"""A Run in the terminal: what can be added to a deck or kept is read before it is chosen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rulewright.catalog import load
from rulewright.content.texts import LANGUAGES
from rulewright.games.dragon_eclipse.model import choices

from .tables import Run, script

GAME = load("dragon_eclipse")
ALONE = ("play", "--terminal", "dragon_eclipse", "--mode", "roguelite", "--seed", "5", "--seats", "Anna")
LAYING = {"prompt-offered": choices.AddCard, "prompt-keep-found": choices.KeepItem | choices.KeepEquipment}


def test_what_everybody_may_choose_is_told_once_and_when_it_is_asked_for(run: Run) -> None:
    """Godai's first questions: Ben may play whatever Anna does not."""
    play = ("play", "--terminal", "godai", "--seed", "5", "--seats", "Anna,Ben")
    line = "Dragoon · Striker · Core die 1"
    asked = run(*play, script=script("1", "1", "1", "choices")).out.split("Which Role do you play?")
    assert [part.count(line) for part in asked] == [0, 1, 0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_are_offered_are_told_above_the_choices(run: Run, language: str) -> None:
    state = GAME.new(1, 5, {"mystling": "firple"}, "roguelite")
    answers = []
    while state.decision.prompt != "prompt-offered":
        answers.append(str(state.decision.choices[0]))
        state.apply(state.decision.choices[0], 0)
    texts = GAME.texts(language)
    options = ("--option", "mystling=firple", "--lang", language)
    out = " ".join(run(*ALONE, *options, script=script(*answers)).out.split())
    offered = [choice.card for choice in state.decision.choices if isinstance(choice, choices.AddCard)]
    assert len(offered) == 3
    for card in offered:
        text = texts.component(card)
        assert " ".join([f"{text.name} · {text.line}", *text.rules]) in out


def test_what_is_laid_out_in_any_run_is_all_that_can_be_chosen() -> None:
    met = Counter[str]()
    for seed in range(100):
        dice = Random(seed)
        state = GAME.new(1, seed, {"mystling": "draw", "sheet": "standard"}, "roguelite")
        while not state.over:
            decision = state.decision
            laid = GAME.table.laid_out(decision, state.view(0))
            if laid and decision.prompt in LAYING:
                met[decision.prompt] += 1
                named = [choice for choice in decision.choices if isinstance(choice, LAYING[decision.prompt])]
                assert [str(choice).split()[1] for choice in named] == list(laid)
            elif laid:
                assert decision.prompt == "prompt-slots"
            state.apply(dice.choice(decision.choices), decision.seat)
    assert min(met[prompt] for prompt in LAYING) >= 10
