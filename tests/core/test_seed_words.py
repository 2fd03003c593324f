"""Seeds as words: every seed has one, and every text is a seed."""

from __future__ import annotations

from random import Random

import rulewright
from rulewright.core.seed_words import seed_of, word_of


def test_every_seed_has_a_word_that_leads_back() -> None:
    luck = Random(1)
    for seed in (0, 1, 79, 80, 12345, -7, 2**63 - 1, *[luck.randrange(2**63) for _ in range(200)]):
        assert seed_of(word_of(seed)) == seed
        assert seed_of(str(seed)) == seed


def test_any_text_is_a_seed_however_it_is_spaced_and_written() -> None:
    assert seed_of("Long  Pasture ") == seed_of("long pasture") != seed_of("long pastures")
    assert 0 <= seed_of("Зимовий забіг") < 2**63
    game = rulewright.load("dragon_eclipse")
    first, second = (game.new(1, seed_of("ember wager"), mode="roguelite") for _ in range(2))
    assert game.digest(first) == game.digest(second)
