"""Tables that cannot be made: every such sentence of the engine and of the games can be said in every language."""

from __future__ import annotations

import pickle
import re

import pytest

from rulewright.catalog import game_names, load
from rulewright.content.texts import LANGUAGES
from rulewright.core.errors import SetupError
from rulewright.core.game import refused_value


def test_what_has_no_words_stays_the_sentence_that_it_is() -> None:
    for code in LANGUAGES:
        assert load(game_names()[0]).texts(code).refusal(SetupError("as it is")) == "as it is"


def test_a_refusal_keeps_its_words_between_processes() -> None:
    error = refused_value("ruling", "mirror", "perhaps", "True, False")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.message, again.values) == (str(error), error.message, error.values)
    assert str(again) == "ruling mirror is 'perhaps'; allowed: True, False"


@pytest.mark.parametrize("name", game_names())
def test_what_people_ask_for_is_refused_in_their_words(name: str) -> None:
    game = load(name)
    texts = game.texts("uk")
    wrong = [
        lambda: game.new(99),
        lambda: game.new(seed=2**70),
        lambda: game.new(mode="nothing"),
        lambda: game.new(options={"nothing": 1}),
        lambda: game.new(rulings={game.rulings[0].name: "nothing"}),
    ]
    said = []
    for make in wrong:
        with pytest.raises(SetupError) as caught:
            make()
        said.append(texts.refusal(caught.value))
    assert len(set(said)) == len(said)
    assert all(re.search("[а-яії]", sentence) and sentence.endswith(".") for sentence in said)
