"""Why not? General answers, and what holds for every refusal: it names its rule and the values that fail it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args

import pytest

from rulewright.core.record import Choice
from rulewright.games.mysthea import effects as verbs
from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import Unit
from rulewright.games.mysthea.positions import base_game, offered, play, position
from rulewright.games.mysthea.rules.book import BOOK

from .refusing import KNOWN_RULES, MOMENTS, SENTENCES, Case, Cases, at, check, losing, open_with, spending, two, why
from .test_why_not_actions import CASES as OF_ACTIONS
from .test_why_not_board import CASES as ON_THE_BOARD

CASES = Cases()
refused = CASES.refused

# -- general answers -------------------------------------------------------------------------------------

refused(
    lambda: position(turn=0),
    {
        "accept": "MYS-263 why-not-now when=offer prompt=prompt-action",
        "take-option 1": "MYS-496 why-not-now when=choose-option prompt=prompt-action",
        "choose-region tree.forest": "MYS-382 why-not-now when=choose-target prompt=prompt-action",
    },
)
refused(lambda: spending(1), {"decline": "MYS-263 why-not-now when=offer prompt=prompt-spend-points"})
refused(
    lambda: play(position(turn=0), "move-island", "decline"), {"done": "MYS-248 why-must-choose prompt=prompt-set-down"}
)
refused(lambda: two(verbs.Recharge()), {"take-option 3": "MYS-373 why-no-such-option option=3 most=2"})
refused(lambda: play(two(verbs.Recharge()), "take-option 1"), {"take-option 1": "MYS-373 why-option-taken option=1"})
refused(
    lambda: two(verbs.Construct(Unit.GOLEM), board={"supply_golems": 0}),
    {"take-option 1": "MYS-077 why-no-stock unit=golem"},
)
refused(
    lambda: two(verbs.Travel(Unit.TROOP), board={"troops": (4,), "tired_troops": (4,)}),
    {"take-option 1": "MYS-158 why-no-unit-to-move unit=troop"},
)
refused(lambda: two(verbs.ProvokeMonster()), {"take-option 1": "MYS-295 why-no-monster"})
refused(
    lambda: two(verbs.OneOf((verbs.Deploy(Unit.TROOP), verbs.Pay(energy=2)))),
    {"take-option 1": "MYS-078 why-not-constructed unit=troop; MYS-074 why-not-enough-energy need=2 have=0"},
)
refused(
    lambda: two(verbs.Battle(discharge=True), board={"charged": False}), {"take-option 1": "MYS-244 why-discharged"}
)
refused(
    lambda: two(verbs.Battle(strength=2), rulings={"remote_needs_unit": True}),
    {"take-option 1": "MYS-242 why-no-battle-region"},
)
refused(
    lambda: position(
        agenda=[steps.ChooseTarget(0, Unit.FORTIFICATION, "MYS-382")], boards={1: {"fortifications": (3,)}}
    ),
    {"choose-region tree.forest": "MYS-382 why-no-enemy-unit unit=fortification region=tree.forest"},
)
refused(
    lambda: position(agenda=[steps.ChooseTarget(0, Unit.CHAMPION, "MYS-423")], boards={1: {"wounded": True}}),
    {"choose-region arch.forest": "MYS-453 why-already-wounded region=arch.forest"},
)
refused(
    lambda: open_with(steps.MarchFrom(0, True, False)),
    {"choose-region tree.forest": "MYS-404 why-no-own-unit region=tree.forest"},
)
refused(
    lambda: open_with(
        steps.MarchFrom(0, False, True),
        board={**at("arch.forest"), "troops": (3, 8), "tired_troops": (3,), "fortifications": (3,)},
    ),
    {
        "choose-region arch.forest": (
            "MYS-158 why-has-travelled unit=troop region=arch.forest; "
            "MYS-159 why-not-this-unit unit=fortification; "
            "MYS-486 why-not-this-unit unit=champion"
        ),
    },
)
refused(
    lambda: open_with(
        steps.MarchFrom(0, True, False),
        board={**at("arch.forest"), "travelled": True, "troops": (8,)},
        rulings={"march_tired_champion": False},
    ),
    {"choose-region arch.forest": "MYS-404 why-has-travelled unit=champion region=arch.forest"},
)
refused(
    lambda: open_with(steps.MarchTo(0, 0, True, False)),
    {"choose-region shard.myst": "MYS-404 why-same-region region=shard.myst"},
)
refused(
    lambda: open_with(steps.MarchTo(0, 0, True, False), mirages=(8,)),
    {"choose-region tree.forest": "MYS-501 why-mirage region=tree.forest"},
)

EVERY = [*CASES, *OF_ACTIONS, *ON_THE_BOARD]


@pytest.mark.parametrize("case", CASES, ids=CASES.ids)
def test_a_refusal_names_the_rule_and_the_values_that_fail(case: Case) -> None:
    check(case)


def test_every_sentence_is_told_in_some_case() -> None:
    told = {message for _, _, _, expected in EVERY for _, message, _ in expected}
    assert told == set(SENTENCES)


def test_every_kind_of_choice_has_a_refusal_and_a_case() -> None:
    kinds = set(get_args(choices.AnyChoice))
    parse = base_game().parse
    cases = {type(parse(intent) if isinstance(intent, str) else intent) for _, _, intent, _ in EVERY}
    assert kinds == set(BOOK.refusing)
    assert kinds == cases


def test_a_hidden_card_is_refused_alike_wherever_it_is() -> None:
    """MYS-045: the refusal does not tell whether an opponent holds the card."""
    held = position(turn=0, boards={0: {"hand": ("C006",)}, 1: {"hand": ("C007",)}})
    free = position(turn=0, boards={0: {"hand": ("C006",)}, 1: {"hand": ("C008",)}})
    for state in (held, free):
        play(state, "act")
    assert why(held, 0, "play-card C007") == why(free, 0, "play-card C007") != []


# -- repairs ---------------------------------------------------------------------------------------------

REPAIRS: dict[str, tuple[Callable[[bool], MystheaState], str, str]] = {
    "a card for Act": (
        lambda fixed: position(turn=0, boards={0: {"hand": ("C006",) if fixed else ()}}),
        "act",
        "why-empty-hand",
    ),
    "Energy for Develop": (
        lambda fixed: position(turn=0, boards={0: {"energy": int(fixed)}}),
        "develop",
        "why-not-enough-energy",
    ),
    "a face-up card for Develop": (
        lambda fixed: position(turn=0, boards={0: {"energy": 1}}, deck=(), display=("C021",) if fixed else ()),
        "develop",
        "why-no-cards-left",
    ),
    "a charged Artefact for an Island": (
        lambda fixed: position(turn=0, boards={0: {"charged": fixed}}),
        "move-island",
        "why-discharged",
    ),
    "an own unit for a Battle": (
        lambda fixed: position(turn=0, boards={0: {"troops": (3,) if fixed else ()}}),
        "start-battle arch.forest",
        "why-no-own-unit",
    ),
    "an opponent for a Battle": (
        lambda fixed: position(turn=0, boards={1: {"golems": (0,) if fixed else ()}}),
        "start-battle shard.myst",
        "why-no-opponent",
    ),
    "the token's Island for an Encounter": (
        lambda fixed: position(turn=0, boards={0: {"experience": 1, "token": 0 if fixed else 2}}),
        "face-encounter",
        "why-token-elsewhere",
    ),
    "Experience for an Encounter": (
        lambda fixed: position(turn=0, boards={0: {"experience": int(fixed), "token": 0}}),
        "face-encounter",
        "why-not-enough-experience",
    ),
    "the price of an Accessory": (
        lambda fixed: position(
            turn=0, boards={0: {"accessories": ("C011",), "hand": ("C001",) if fixed else ("C006",)}}
        ),
        "use-accessory C011",
        "why-not-enough-cards",
    ),
    "an Upgrade that waives the Energy of an effect": (
        lambda fixed: open_with(
            steps.ChooseUse(0, "C016"),
            board={"discard": ("C016",), "upgrades": ("", "", "", "", "C020" if fixed else "")},
        ),
        "use-card",
        "why-not-enough-energy",
    ),
    "stock to construct": (lambda fixed: spending(1, supply_troops=int(fixed)), "construct troop", "why-no-stock"),
    "a constructed Golem to deploy": (
        lambda fixed: spending(2, constructed_golems=int(fixed)),
        "deploy golem",
        "why-not-constructed",
    ),
    "points to construct a Golem": (
        lambda fixed: spending(2 if fixed else 1),
        "construct golem",
        "why-not-enough-points",
    ),
    "a fresh Troop to travel": (
        lambda fixed: spending(1, troops=(0, 0) if fixed else (0,), tired_troops=(0,)),
        "travel troop shard.myst shard.river",
        "why-has-travelled",
    ),
    "neighbours in the ring": (
        lambda fixed: open_with(steps.SpendPoints(0, 1), ring=(0, 3, 1, 2, 4) if fixed else (0, 1, 2, 3, 4)),
        "travel champion shard.myst sphere.myst",
        "why-not-neighbours",
    ),
    "a lifted Mirage": (
        lambda fixed: open_with(steps.SpendPoints(0, 1), mirages=() if fixed else (1,)),
        "travel champion shard.myst shard.crystal",
        "why-mirage",
    ),
    "an unwounded Champion to wound": (
        lambda fixed: losing(wounded=not fixed),
        "remove-unit champion",
        "why-already-wounded",
    ),
    "an Attunement that nobody has": (
        lambda fixed: position(
            agenda=[steps.ClaimAttunement(0, 0)],
            boards={0: {"champion": "kolbor-malabor"}, 1: {"attunement": "" if fixed else "A03"}},
            options={"abilities": True},
        ),
        "claim-attunement A03",
        "why-attunement-claimed",
    ),
}


@pytest.mark.parametrize("name", REPAIRS)
def test_a_repaired_condition_is_no_reason_any_more(name: str) -> None:
    make, intent, message = REPAIRS[name]
    assert [told for _, told, _ in why(make(False), 0, intent)] == [message]
    repaired = make(True)
    assert why(repaired, 0, intent) == []
    assert intent in offered(repaired, 0)


# -- along whole games -----------------------------------------------------------------------------------

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 11, {}),
    (3, 12, {"expert": True, "attunements": "mixed"}),
    (4, 13, {"choose_colours": True, "premonition": True}),
    (5, 14, {"attunements": "night"}),
]


def check_seat(state: MystheaState, twin: MystheaState, seat: int, sample: list[Choice]) -> None:
    """Offered means no reason; refused means a known rule, and nothing that the seat may not know."""
    game = state.game
    decision = state.decision_for(seat)
    for choice in sample:
        reasons = game.why_not(state, seat, choice)
        assert (reasons == []) == (decision is not None and choice in decision.choices), f"{seat}: {choice}"
        for reason in reasons:
            assert reason.rule in KNOWN_RULES
            assert set(reason.values) == SENTENCES[reason.message]
            assert reason.values.get("when", "offer") in MOMENTS
            assert json.loads(json.dumps(reason.values)) == reason.values
        assert game.why_not(twin, seat, choice) == reasons, f"{seat}: {choice}"


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_refusal_of_a_game_is_sound(players: int, seed: int, options: dict[str, Any]) -> None:
    """At every decision of a random game, for every seat: some offered choices and some of all there are."""
    game = base_game()
    space = game.action_space()
    chance = random.Random(seed)
    state = game.new(players, seed, options)
    turns = 0
    while not state.over:
        before = game.digest(state)
        sample = chance.sample(space, 25)
        for seat in range(players):
            decision = state.decision_for(seat)
            open_choices = [] if decision is None else chance.sample(decision.choices, min(3, len(decision.choices)))
            check_seat(state, state.resample(seat, chance.randrange(1000)), seat, [*sample, *open_choices])
        assert game.digest(state) == before
        decision = chance.choice(state.decisions)
        state.apply(chance.choice(decision.choices), decision.seat)
        turns += 1
    assert turns > 100
    assert {reason.message for choice in space for reason in game.why_not(state, 0, choice)} == {"why-game-over"}


def test_a_seat_that_is_not_at_the_table_waits_for_ever() -> None:
    state = position(players=2, turn=0)
    assert why(state, 2, "meditate") == [("MYS-114", "why-not-asked", {"seats": [0]})]
