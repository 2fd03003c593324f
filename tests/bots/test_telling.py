"""Hints: what a bot would do, how sure it is, what it compared, why, and what comes next; in every language."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.bots import Advice, Seen, Weighed, make
from rulewright.bots.explanation import tell
from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import ContentError
from rulewright.core.record import Choice, Decision, State

GAMES = [rulewright.load(name) for name in rulewright.game_names()]
NAMES = {"points": "Points", "cards": "Cards", "land": "Land", "units": "Units", "gold": "Gold"}


class Take(Choice, frozen=True):
    what: str


ONE, TWO, THREE = Take("one"), Take("two"), Take("three")
QUESTION = Decision(0, "which", "R-1", (ONE, TWO, THREE))


class Words:
    """Labels and names for choices and features of no game."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def choice(self, choice: Take, decision: Decision | None = None) -> str:
        return f"Take {choice.what}." if decision is not None else f"take {choice.what}"

    def name(self, kind: str, id: str) -> str:
        assert kind == "feature"
        if id not in NAMES:
            raise ContentError(f"no name for {id}")
        return NAMES[id]


def told(advice: Advice, decision: Decision = QUESTION, language: str = "en") -> list[str]:
    return tell(advice, decision, Words(language))  # type: ignore[arg-type]


def weighed(*values: float, shares: tuple[float, ...] = (0.4, 0.3, 0.3)) -> tuple[Weighed, ...]:
    choices = (ONE, TWO, THREE)
    return tuple(Weighed(choice, value, share) for choice, value, share in zip(choices, values, shares, strict=False))


def test_the_choice_the_chances_the_certainty_and_the_next_best() -> None:
    assert told(Advice("greedy", ONE, weighed(0.624, 0.58, 0.1), sims=3)) == [
        "The bot “greedy” would choose: Take one.",
        "It puts your chances at 62 %.",
        "It rather likes that one.",
        "It compared 3 choices.",
        "Next best: Take two, with chances lower by 4 percentage points.",
    ]


@pytest.mark.parametrize(
    ("second", "certainty", "next_best"),
    [
        (0.30, "It is sure of that.", "Next best: Take two, with chances lower by 20 percentage points."),
        (0.42, "It is sure of that.", "Next best: Take two, with chances lower by 8 percentage points."),
        (0.47, "It rather likes that one.", "Next best: Take two, with chances lower by 3 percentage points."),
        (0.49, "It is a close call.", "Next best: Take two, with chances lower by one percentage point."),
        (0.499, "It could as well have taken another.", "Just as good, as far as it can see: Take two."),
    ],
)
def test_how_sure_a_bot_is_follows_from_the_distance(second: float, certainty: str, next_best: str) -> None:
    said = told(Advice("planner", ONE, weighed(0.5, second)))
    assert said[2] == certainty
    assert said[4] == next_best


def test_a_searcher_is_sure_of_what_it_spent_its_thinking_on() -> None:
    said = told(Advice("search", ONE, weighed(0.5, 0.49, shares=(0.8, 0.2)), sims=400))
    assert said[2] == "It is sure of that."
    assert said[3] == "It compared 2 choices and played through 400 futures."


def test_a_searcher_may_trust_what_it_looked_at_most_closely() -> None:
    """The best first, but it takes what it knows best."""
    considered = (Weighed(TWO, 0.6, 0.1), Weighed(ONE, 0.5, 0.9))
    said = told(Advice("search", ONE, considered, sims=400))
    assert said[0] == "The bot “search” would choose: Take one."
    assert said[1] == "It puts your chances at 50 %."
    assert said[-1] == "Take two may be better still, but it looked less closely at that."


def test_chances_stay_between_nothing_and_all() -> None:
    assert told(Advice("search", ONE, weighed(1.2, -0.3)))[1] == "It puts your chances at 100 %."
    assert told(Advice("search", ONE, weighed(-0.2, -0.3)))[1] == "It puts your chances at 0 %."


def test_reasons_are_the_largest_gains_and_losses_that_have_a_name() -> None:
    gains = (("points", 2.0), ("cards", -1.26), ("no name", 9.0), ("land", 0.04), ("units", 0.5))
    assert told(Advice("greedy", ONE, weighed(0.6, 0.5), gains))[-3:] == [
        "What speaks for it: Points +2, Units +0.5.",
        "What speaks against it: Cards −1.3.",
        "Weighed against the next best choice, in the bot’s own points.",
    ]


def test_at_most_three_reasons_on_each_side() -> None:
    gains = (("points", 2.0), ("cards", 5.0), ("land", 3.0), ("units", 1.0), ("gold", -1.0))
    said = told(Advice("greedy", ONE, weighed(0.6, 0.5), gains))
    assert said[-3] == "What speaks for it: Cards +5, Land +3, Points +2."
    assert said[-2] == "What speaks against it: Gold −1."


def test_the_plan_is_told_as_far_as_four_steps() -> None:
    said = told(Advice("planner", ONE, weighed(0.6, 0.5), plan=(TWO, THREE, TWO, THREE, ONE)))
    assert said[-1] == "After that it means to go on with: take two, then take three, then take two, then take three."


def test_the_only_choice_is_no_advice() -> None:
    alone = Decision(0, "which", "R-1", (ONE,))
    assert told(Advice("search", ONE, weighed(0.6)), alone) == ["There is only one choice: Take one."]


def test_chance_is_no_advice() -> None:
    assert told(Advice("random", TWO)) == [
        "The bot “random” picks at random; this time it came to: Take two.",
        "Every other choice was just as likely, so this is no advice.",
    ]


def test_a_bot_without_reasons_says_so() -> None:
    assert told(Advice("My bot", TWO)) == ["The bot “My bot” would choose: Take two.", "It does not say why."]
    assert told(Advice("My bot", TWO, plan=(ONE,))) == [
        "The bot “My bot” would choose: Take two.",
        "After that it means to go on with: take one.",
    ]


def test_the_same_in_ukrainian() -> None:
    gains = (("points", 2.5), ("cards", -1.0))
    said = told(Advice("search", ONE, weighed(0.62, 0.58), gains, (TWO, THREE), 402), language="uk")
    assert said == [
        "Бот «search» обрав би: Take one.",
        "Ваші шанси він оцінює в 62 %.",
        "Він радше схиляється до цього.",
        "Порівняно варіантів: 2; розіграно 402 можливі продовження.",
        "Наступне за силою: Take two; шанси нижчі на 4 відсоткові пункти.",
        "За це: Points +2,5.",
        "Проти цього: Cards −1.",
        "Порівняно з наступним за силою варіантом, у власних балах бота.",
        "Далі він планує: take two, а потім take three.",
    ]


def middle(game_number: int) -> State:
    state = GAMES[game_number].new(seed=2)
    bot = make("random", 5)
    for _ in range(40):
        state.apply(bot.choose(Seen(state, state.decision.seat), state.decision), state.decision.seat)
    while len(state.decision.choices) < 3:
        state.apply(state.decision.choices[0], state.decision.seat)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)), ids=[game.name for game in GAMES])
def test_every_game_can_tell_what_greedy_thinks(number: int, language: str) -> None:
    state = middle(number)
    decision = state.decision
    advice = make("greedy", 1).explain(Seen(state, decision.seat), decision)
    texts = state.game.texts(language)
    said = tell(advice, decision, texts)
    assert texts.choice(advice.choice, decision) in said[0]
    assert len(said) >= 5
    assert all(sentence.endswith(".") for sentence in said)
