"""Each of the 40 Power Ups is drawn once: exactly what it gives. Rulebook p.108."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.godai.model.choices.common import Done
from rulewright.games.godai.model.state import GodaiState
from rulewright.games.godai.model.steps.combat import BeginCombat
from rulewright.games.godai.model.steps.gains import DrawPowerUp
from rulewright.games.godai.model.steps.turn import ChooseMovement, SkillPhase
from rulewright.games.godai.model.vocabulary import CONDITIONS, Condition

from .changes import changes, told
from .fights import opponent
from .maps import movement  # noqa: F401  it registers its rules
from .positions import answer, content, done, faces, go_on, offered, position, run

DRAWN = [
    ("keen-edge", (), {"rank attack": 1}),
    ("heavy-hand", (), {"rank attack": 1}),
    ("war-cry", (), {"rank attack": 1, "gold": 1}),
    ("firm-stance", (), {"rank defend": 1}),
    ("oiled-plates", (), {"rank defend": 1}),
    ("patient-guard", (), {"rank defend": 1, "food": 1}),
    ("old-scroll", (), {"rank first-mastery": 1}),
    ("masters-word", (), {"rank first-mastery": 1}),
    ("morning-drill", (), {"rank first-mastery": 1, "gold": 1}),
    ("second-scroll", (), {"rank second-mastery": 1}),
    ("quiet-mind", (), {"rank second-mastery": 1}),
    ("evening-drill", (), {"rank second-mastery": 1, "food": 1}),
    ("star-chart", (), {"rank navigate": 1}),
    ("bird-signs", (), {"rank navigate": 1}),
    ("smugglers-map", (), {"rank navigate": 1, "gold": 1}),
    ("sharp-eyes", (), {"rank explore": 1}),
    ("lantern-oil", (), {"rank explore": 1}),
    ("lost-purse", (), {"rank explore": 1, "gold": 1}),
    ("snare-lines", (), {"rank survival": 1}),
    ("dry-tinder", (), {"rank survival": 1}),
    ("full-basket", (), {"rank survival": 1, "food": 1}),
    ("strong-heart", (), {"rank health": 2}),
    ("mountain-lungs", (), {"rank health": 2}),
    ("deep-breath", (), {"rank energy": 3}),
    ("inner-fire", (), {"rank energy": 3}),
    ("feather", ("decline",), {"air": 1}),
    ("pebble", ("decline",), {"earth": 1}),
    ("ember", ("decline",), {"fire": 1}),
    ("dewdrop", ("decline",), {"water": 1}),
    ("hollow-shell", ("decline",), {"void": 1}),
    ("helping-hands", ("pick-resource ore", "pick-resource ore", "pick-resource recruit"), {"ore": 2, "recruit": 1}),
    ("bottled-dawn", (), {"essence": 1}),
    ("fallen-star", (), {"sky-metal": 1}),
    ("learned-guest", (), {"specialist": 1}),
    ("hidden-coffer", (), {"platinum": 2}),
    ("second-chance", (), {"kept": ("powerup-second-chance",)}),
    ("clean-bandage", (), {"kept": ("powerup-clean-bandage",)}),
    ("sudden-strength", (), {"kept": ("powerup-sudden-strength",)}),
    ("old-road-song", (), {"kept": ("powerup-old-road-song",)}),
    ("borrowed-wisdom", (), {"kept": ("powerup-borrowed-wisdom",)}),
]  # fmt: skip
OF_HERO = ("rank", "gold", "food", "kept", "health", "energy")


def drawn(card: str, *answers: str, **fields: Any) -> tuple[GodaiState, dict[str, Any]]:
    """A Sage of the Naguals draws this card, with a Match on every Element die; the position and what has changed."""
    state = position(("sage", "nagual"), ("samurai", "nagual"), power_ups=(f"powerup-{card}", "spare"), **fields)
    state.script = [0] * 8
    before = told(state)
    run(state, DrawPowerUp(0))
    state.script = None
    answer(state, *answers)
    assert done(state)
    return state, changes(before, state)


def test_all_of_them_are_here() -> None:
    assert sorted(f"powerup-{card}" for card, _, _ in DRAWN) == sorted(content().powerups)


@pytest.mark.parametrize(
    ("card", "answers", "gained"),
    [pytest.param(*row, marks=pytest.mark.component(f"powerup-{row[0]}"), id=row[0]) for row in DRAWN],
)
def test_a_power_up_gives_this_and_nothing_else(card: str, answers: tuple[str, ...], gained: dict[str, Any]) -> None:
    state, found = drawn(card, *answers)
    assert found == {
        f"{'1' if word.split()[0] in OF_HERO else 'stock'} {word}": value for word, value in gained.items()
    }
    assert state.power_up_discards == (() if "kept" in gained else (f"powerup-{card}",))


@pytest.mark.component("powerup-ember")
@pytest.mark.rule("GOD-833")
def test_an_elemental_power_up_may_be_augmented_at_once() -> None:
    _, found = drawn("ember", "accept")
    assert found == {"1 tier fire": 1}


@pytest.mark.component("powerup-second-chance")
def test_second_chance_rolls_one_die_of_the_skill_phase_again() -> None:
    state, _ = drawn("second-chance", movement="camp")
    state.then(SkillPhase())
    # Explore and Survival of both heroes; the Sage fails Survival with an 8.
    state.script = faces(2, 8, 2, 2)
    state.apply(Done(), 0)
    state.script = faces(2)
    answer(state, "pick-stat survival")
    assert state.heroes[0].kept == ()
    assert state.heroes[0].food == 5


@pytest.mark.component("powerup-clean-bandage")
def test_a_clean_bandage_negates_one_condition() -> None:
    state, _ = drawn("clean-bandage")
    state.heroes[0].conditions = tuple([int(one is Condition.POISONED) for one in CONDITIONS])
    before = told(state)
    state.then(ChooseMovement())
    state.asked = None
    answer(state, "use-power-up 1 powerup-clean-bandage")
    assert changes(before, state) == {"1 poisoned": -1, "1 kept": ()}


@pytest.mark.component("powerup-sudden-strength")
@pytest.mark.rule("GOD-830")
def test_sudden_strength_makes_one_hit_stronger() -> None:
    """Attack 2 and 3 more; in the next round it is 2 again."""
    state = position(("samurai", "nagual"), steps=[BeginCombat(("encounter-thornback-peccary",))])
    state.heroes[0].kept = ("powerup-sudden-strength",)
    state.heroes[0].health = 30
    go_on(state)
    lost = []
    for power in (["use-power powerup-sudden-strength damage -1"], []):
        before = opponent(state).health[0]
        answer(state, *power)
        state.script = faces(1)
        answer(state, "declare attack health 1")
        state.script = None
        lost.append(before - opponent(state).health[0])
    assert lost == [5, 2]
    assert state.heroes[0].kept == ()
    assert state.power_up_discards == ("powerup-sudden-strength",)


@pytest.mark.component("powerup-old-road-song")
def test_an_old_road_song_keeps_the_group_on_its_way() -> None:
    state, _ = drawn("old-road-song", movement="normal")
    state.then(SkillPhase())
    state.script = faces(9, 9, 2, 9, 9, 2)
    state.apply(Done(), 0)
    assert offered(state) == ["pick-hero 1", "decline"]
    at = state.at
    answer(state, "pick-hero 1")
    assert (state.at, state.heroes[0].kept) == (at, ())


@pytest.mark.component("powerup-borrowed-wisdom")
def test_borrowed_wisdom_takes_another_card_from_the_discards() -> None:
    state, _ = drawn("borrowed-wisdom", power_up_discards=("powerup-keen-edge", "powerup-deep-breath"))
    before = told(state)
    state.then(ChooseMovement())
    state.asked = None
    answer(state, "use-power-up 1 powerup-borrowed-wisdom", "pick-card powerup-deep-breath")
    assert changes(before, state) == {"1 rank energy": 3, "1 kept": ()}
