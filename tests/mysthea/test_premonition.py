"""The Premonition variant: the card is turned over before the choice. Rulebook p.12."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.games.mysthea.model import events, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.positions import island, offered, play, position, region

EXPERIENCED = {"at": region("tree.forest"), "token": island("tree"), "experience": 6, "energy": 2}


def facing(premonition: bool, encounter: str = "EN16") -> MystheaState:
    return position(
        players=2,
        turn=0,
        boards={0: EXPERIENCED},
        next_encounter=encounter,
        options={"premonition": premonition},
    )


@pytest.mark.rule("MYS-269")
def test_premonition_is_agreed_before_the_game() -> None:
    game = rulewright.load("mysthea")
    assert game.new(players=3, seed=1).options.premonition is False
    agreed = game.new(players=3, seed=1, options={"premonition": True})
    assert agreed.options.premonition is True
    with pytest.raises(AttributeError):
        agreed.options.premonition = False  # type: ignore[misc]
    assert not [choice for choice in game.action_space() if "premonition" in str(choice)]


@pytest.mark.rule("MYS-269")
@pytest.mark.component("utcoro")
def test_premonition_applies_to_every_encounter_of_every_player() -> None:
    """A paid one of seat 0, then the free one that seat 1 wins from Utcoro."""
    strong = {"at": region("sphere.myst"), "golems": (9, 9, 9, 9)}
    state = position(
        players=2,
        agenda=[steps.ChooseAction(0), steps.MonsterAttack("utcoro")],
        boards={0: EXPERIENCED, 1: strong},
        options={"premonition": True},
        lairs=(island("sphere"), -1, -1),
    )
    asked = []
    play(state, "face-encounter")
    asked.append((state.decision.seat, state.decision.prompt, state.decision.rule))
    play(state, "choose-approach dialogue", "accept", "meditate")
    assert state.decision.seat == 1
    state.script = [0]
    play(state, "accept")
    asked.append((state.decision.seat, state.decision.prompt, state.decision.rule))
    assert asked == [
        (0, "prompt-approach-premonition", "MYS-270"),
        (1, "prompt-approach-premonition", "MYS-270"),
    ]


@pytest.mark.rule("MYS-270")
def test_with_premonition_the_card_is_turned_over_after_payment_and_glory() -> None:
    state = play(facing(premonition=True), "face-encounter")
    assert state.events == [
        events.Paid(rule="MYS-258", seat=0, energy=0, experience=1),
        events.EncounterMet(rule="MYS-261", seat=0, encounter="EN16"),
        events.Gained(rule="MYS-261", seat=0, energy=0, experience=0, glory=6),
    ]
    assert state.revealed
    assert (state.decision.prompt, state.decision.rule) == ("prompt-approach-premonition", "MYS-270")
    assert offered(state) == ["choose-approach dialogue", "choose-approach chest"]
    play(state, "choose-approach chest")
    assert not state.revealed, "both sides were known before the choice"


@pytest.mark.rule("MYS-270")
@pytest.mark.parametrize(
    ("answers", "steps_on", "target"),
    [(("choose-approach dialogue", "done"), 2, "volcano"), (("choose-approach chest", "accept"), 3, "shard")],
)
def test_with_premonition_all_else_is_unchanged(answers: tuple[str, ...], steps_on: int, target: str) -> None:
    known, unknown = facing(premonition=True), facing(premonition=False)
    for state in (known, unknown):
        play(state, "face-encounter", *answers)
        moved: list[Any] = [event for event in state.events if isinstance(event, events.TokenMoved)]
        assert [(event.island, event.steps) for event in moved] == [(island(target), steps_on)]
    assert known.boards == unknown.boards
    assert known.boards[0].token == island(target)
