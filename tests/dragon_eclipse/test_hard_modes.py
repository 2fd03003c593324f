"""Hard modes: what each of them changes about a Combat, with the exact values. Rulebook p.27."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.state import ROW
from rulewright.games.dragon_eclipse.model.vocabulary import Stat, Symbol

from .table import of, position, run, table

CONTENT = table().content


def statistics(state):
    """Health and the four other statistics of the Enemy, by name."""
    return {Stat.HEALTH: state.combat.foe.health, **dict(zip(ROW, state.combat.foe.base, strict=True))}


def with_cards(plain, corruptions):
    """What the statistics come to with these Corruption cards."""
    cards = [CONTENT.corruptions[one] for one in corruptions]
    return {stat: n + sum(card.stats.get(stat, 0) for card in cards) for stat, n in statistics(plain).items()}


@pytest.mark.rule("DRE-525")
def test_the_enemy_deck_lies_face_down_and_anything_may_come_next():
    state = position(options={"unpredictable": True})
    assert (state.combat.foe.top, len(state.combat.foe.deck)) == ("", 6)
    seen = state.view(0)["combat"]["foe"]
    assert (seen["top"], seen["deck_count"]) == ("", 6)
    assert not [name for name, value in seen.items() if value == list(state.combat.foe.deck)]
    drawn = {run(state.resample(0, seed), steps.EnemyDraws()).combat.foe.track[0] for seed in range(20)}
    assert {CONTENT.attacks[card].symbol for card in drawn} == set(Symbol)


@pytest.mark.rule("DRE-333", "DRE-424")
def test_without_the_mode_the_next_card_is_seen_and_comes():
    state = position()
    assert state.combat.foe.top in CONTENT.attacks
    assert state.view(0)["combat"]["foe"]["top"] == state.combat.foe.top
    drawn = {run(state.resample(0, seed), steps.EnemyDraws()).combat.foe.track[0] for seed in range(5)}
    assert drawn == {state.combat.foe.top}


@pytest.mark.rule("DRE-525")
@pytest.mark.ruling("AMB-DRE-81")
def test_the_drawn_card_is_told_only_when_it_is_resolved():
    state = position(options={"unpredictable": True})
    unknown = set(state.combat.foe.deck)
    run(state, steps.EnemyDraws())
    card = state.combat.foe.track[0]
    assert card in unknown
    assert [event.symbol for event in of(state, events.AttackDrawn)] == [CONTENT.attacks[card].symbol]
    assert (state.combat.foe.top, len(state.combat.foe.deck)) == ("", 5)


@pytest.mark.rule("DRE-522", "DRE-714")
@pytest.mark.parametrize("seed", range(8))
def test_one_random_corruption_card_raises_the_statistics_by_what_it_says(seed):
    state = position(options={"corruption": True}, seed=seed)
    (card,) = state.combat.foe.corruptions
    assert CONTENT.corruptions[card].letter == ""
    assert statistics(state) == with_cards(position(seed=seed), [card])
    assert statistics(state) != statistics(position(seed=seed))


@pytest.mark.rule("DRE-522")
def test_any_of_the_six_may_come():
    drawn = {position(options={"corruption": True}, seed=seed).combat.foe.corruptions[0] for seed in range(60)}
    assert drawn == {card.id for card in CONTENT.corruptions.values() if not card.letter}


@pytest.mark.rule("DRE-521", "DRE-861")
def test_with_two_players_it_comes_under_the_major_one_and_both_count():
    major = position(players=2).combat.foe.corruptions
    state = position(players=2, options={"corruption": True})
    assert state.combat.foe.corruptions[:1] == major
    letters = [CONTENT.corruptions[card].letter for card in state.combat.foe.corruptions]
    assert letters == [CONTENT.nature_of[state.combat.foe.enemy].major, ""]
    assert statistics(state) == with_cards(position(), state.combat.foe.corruptions)
