"""How a Combat ends, how the Arena is cleared, what a Gauntlet keeps; quests and Tier cards. Rulebook p.25, p.31-33."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.games.dragon_eclipse import conditions
from rulewright.games.dragon_eclipse.game import DragonEclipse
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.state import EMPTY_SLOTS, NO_CONDITIONS, Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Pile
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, to_combat
from rulewright.games.dragon_eclipse.rules.choosing import possible_enemies
from rulewright.games.dragon_eclipse.rules.turn import bonus_actions

from .table import change, files, of, position, table

PLAIN = {"space": "C4", "base": (0, 0, 3, 1), "health": 20}
FATAL = {"do": "deal", "n": 99, "range": 0}
ASKED = tuple[conditions.AnyAsked, ...]


def asked(*wanted):
    return msgspec.convert(list(wanted), ASKED)


# -- LOSE, TAME, WIN ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-469")
def test_after_lose_tame_or_win_a_duel_is_over():
    tame = asked({"is": "enemy-health", "at_most": 12})
    for result, body, damage, points, winners in (
        ("lose", ENEMY, 99, 0, ()),
        ("tame", 0, 8, 2, (0,)),
        ("win", 0, 99, 1, (0,)),
    ):
        state = position(
            game=change("taming-golomo", conditions=tame),
            sheets={0: {"space": "C3", "damage": 0}},
            foe={**PLAIN, "tameable": result == "tame", "fact": result == "tame"},
        )
        perform(state, body, {"do": "deal", "n": damage, "range": 0})
        assert of(state, events.CombatEnded)[0].result == result
        assert of(state, events.GameEnded) == [events.GameEnded(rule="DRE-469", scores=(points,), winners=winners)]
        assert (state.over, state.outcome.rule) == (True, "DRE-469")


@pytest.mark.rule("DRE-471")
def test_an_enemy_without_a_taming_card_cannot_be_tamed():
    tame = asked({"is": "enemy-health", "at_most": 12})
    game = change("taming-golomo", conditions=tame)
    left_out = {name: dict(rows) for name, rows in files().items()}
    del left_out["tamings-earth"]["taming-golomo"]
    for state in (
        position(game=game, options={"taming": False}, sheets={0: {"space": "C3"}}, foe=PLAIN),
        position(game=DragonEclipse(left_out), sheets={0: {"space": "C3"}}, foe=PLAIN),
    ):
        assert not state.combat.foe.tameable
        perform(state, 0, {"do": "deal", "n": 10, "range": 0})
        assert (state.over, state.combat.foe.tamed, state.combat.foe.damage) == (False, 0, 10)
    with_card = position(game=game, sheets={0: {"space": "C3"}}, foe=PLAIN)
    assert with_card.combat.foe.tameable
    assert perform(with_card, 0, {"do": "deal", "n": 10, "range": 0}).result == "tame"


@pytest.mark.rule("DRE-476")
def test_after_conceding_the_combat_does_not_go_on():
    state = position(
        mode="gauntlet", options={"conceding": True, "lives": 2}, sheets={0: {"space": "C3"}}, foe={"damage": 7}
    )
    fought = state.players[0].party[state.combat.sheets[0].active].mystling
    play(state, "concede")
    assert [type(event) for event in of(state, events.Conceded, events.CombatEnded)] == [
        events.Conceded,
        events.CombatEnded,
    ]
    assert (state.duel, state.lost, state.points) == (2, 1, 0)
    to_combat(state)
    assert len(state.met) == 2
    assert state.combat.foe.damage == 0
    assert all(step.__class__ is not steps.GiveUp for step in state.agenda)
    beaten = next(member for member in state.players[0].party if member.mystling == fought)
    assert beaten.damage == 20 // 2


# -- Clear the Arena ---------------------------------------------------------------------------------------------------


def won():
    """A Gauntlet after its first Combat, which was won with much lying about."""
    state = position(
        mode="gauntlet",
        options={"duels": 3},
        mystlings=("golomo", "young-iceling"),
        enemy="wild-young-gaiadon",
        sheets={
            0: {
                "space": "C3",
                "damage": 4,
                "power": 7,
                "held": 1,
                "tokens": ("B2", "B3"),
                "conditions": (2, 1, 0, 1),
                "slots": ("fatigue", "strike", "", "spit"),
                "deck": ("charge", "fatigue"),
                "discard": ("opening",),
                "upgrade": "reach",
            }
        },
        foe={
            **PLAIN,
            "tameable": False,
            "damage": 5,
            "tokens": ("A2",),
            "conditions": (1, 0, 0, 0),
            "minions": (Minion("clod", 9),),
            "track": ("", "", "", "", ""),
        },
    )
    state.combat.boons, state.combat.terrain_damage = (5,), (5, 1)
    perform(state, 0, FATAL)
    return play(state, "aim-at enemy")


@pytest.mark.rule("DRE-486", "DRE-487")
def test_action_cards_of_all_places_return_with_the_fatigue():
    state = won()
    assert state.result == "win"
    member = state.players[0].party[0]
    assert member.cards == ("charge", "opening", "reach", "spit", "strike")
    assert member.fatigue == 2
    assert state.fatigue == 5 - 2
    sheet = state.combat.sheets[0]
    assert (sheet.slots, sheet.deck, sheet.discard, sheet.upgrade) == (EMPTY_SLOTS, (), (), "")


@pytest.mark.rule("DRE-488", "DRE-489", "DRE-494")
def test_damage_is_kept_and_power_tokens_and_conditions_are_not():
    state = won()
    assert state.players[0].party[0].damage == 4
    play(state, "pick-mystling golomo")
    to_combat(state)
    sheet = state.combat.sheets[0]
    assert (sheet.mystling, sheet.damage) == ("golomo", 4)
    assert (sheet.power, sheet.held, sheet.tokens, sheet.conditions) == (0, 0, (), NO_CONDITIONS)
    assert [*sheet.deck, *sheet.slots].count("fatigue") == 2
    assert (state.combat.foe.damage, state.combat.foe.conditions, state.combat.foe.minions) == (0, NO_CONDITIONS, ())


@pytest.mark.rule("DRE-490", "DRE-491", "DRE-492", "DRE-493")
def test_the_enemys_cards_and_everything_else_leave_the_arena():
    state = won()
    assert state.combat.foe is None
    assert (state.combat.boons, state.combat.banes, state.combat.terrain_damage) == ((), (), ())
    assert state.combat.round == 0
    to_combat(state)
    foe = state.combat.foe
    known = sorted(card.id for card in table().content.attacks.values() if card.players == 1)
    assert sorted((foe.top, *foe.deck, *foe.box)) == known
    assert (foe.track, foe.discard) == (("", "", "", "", ""), ())


@pytest.mark.rule("DRE-484")
def test_a_tamed_mystling_never_comes_back_as_an_enemy():
    game = change("taming-golomo", conditions=asked({"is": "enemy-health", "at_most": 12}))
    for damage, result, back in ((8, "tame", False), (99, "win", True)):
        tameable = result == "tame"
        foe = {**PLAIN, "tameable": tameable, "fact": tameable}
        state = position(
            game=game, mode="gauntlet", mystlings=("siren", "firple"), sheets={0: {"space": "C3"}}, foe=foe
        )
        perform(state, 0, {"do": "deal", "n": damage, "range": 0})
        assert state.result == result
        state.duel, state.met = 2, ()
        assert ("wild-golomo" in possible_enemies(state)) is back
        assert ("golomo" in [member.mystling for member in state.players[0].party]) is not back


# -- Combat Quests -----------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-44")
@pytest.mark.rule("DRE-740", "DRE-741", "DRE-742")
def test_young_alukah_becomes_exalted_when_the_combat_is_over():
    state = position(
        mode="gauntlet",
        mystlings=("young-alukah", "golomo"),
        enemy="wild-young-emberling",
        sheets={0: {"space": "C3"}},
        foe={**PLAIN, "tameable": False},
    )
    alukah = state.players[0].party[0]
    printed = table().content.mystlings["young-alukah"]
    assert (alukah.mystling, alukah.exalted, state.combat.sheets[0].active) == ("young-alukah", False, 0)
    old = [ability.id for ability in printed.abilities]
    assert set(old) <= set(bonus_actions(state, 0))
    state.combat.sheets[0].damage = state.combat.sheets[0].health - 7
    perform(state, 0, {"do": "heal", "n": 6})
    assert [event.number for event in of(state, events.QuestAdvanced)] == [1, 2]
    assert not state.players[0].party[0].exalted
    perform(state, 0, FATAL)
    assert of(state, events.QuestFulfilled) == [events.QuestFulfilled(rule="DRE-741", seat=0, mystling="young-alukah")]
    assert state.players[0].party[0].exalted
    play(state, "pick-mystling young-alukah")
    to_combat(state)
    assert state.combat.sheets[0].mystling == "young-alukah"
    assert state.combat.sheets[0].health == printed.stats.health + 2
    assert "never-let-go" in bonus_actions(state, 0)
    assert not set(old) & set(bonus_actions(state, 0))
    assert not state.combat.sheets[0].questing


# -- Portraits, Trivia, Tier cards, Boosters, Advancement --------------------------------------------------------------


@pytest.mark.rule("DRE-478", about="texts")
def test_portraits_and_trivia_are_texts_that_no_rule_reads():
    game = base_game()
    for language in LANGUAGES:
        texts = game.texts(language)
        told = [
            (texts.say(f"mystling-{mystling}.caption"), texts.say(f"mystling-{mystling}.trivia"))
            for mystling in game.content.mystlings
        ]
        assert len(set(told)) == 30
    fields = {
        field.name
        for table in game.content.tables.values()
        for field in msgspec.structs.fields(next(iter(table.values())))
    }
    assert not fields & {"portrait", "caption", "trivia"}


@pytest.mark.rule("DRE-480", about="tamings")
def test_the_other_side_of_a_taming_card_holds_the_trivia():
    game = base_game()
    texts = game.texts("en")
    for taming in game.content.tamings.values():
        trivia = texts.say(f"mystling-{game.content.enemies[taming.enemy].mystling}.trivia")
        assert trivia in texts.component(taming.id, True).lines()
        assert trivia not in texts.component(taming.id).lines()


@pytest.mark.rule("DRE-501", about="boosters")
def test_the_boosters_can_be_put_back_together_from_all_elemental_cards():
    everything = base_game().content
    packed = Counter(card for booster in everything.boosters.values() for card in booster.cards)
    elemental = [card.id for card in everything.cards.values() if card.pile is Pile.ELEMENTAL]
    assert packed == Counter({card: everything.copies(card) for card in elemental})


@pytest.mark.rule("DRE-711", "DRE-712", about="mystlings")
def test_a_tier_card_has_tier_cost_element_and_the_cards_for_a_combat():
    everything = base_game().content
    for mystling in everything.mystlings.values():
        assert mystling.tier in (1, 2, 3, 4, 5)
        assert mystling.essence >= 1
        assert everything.enemies[everything.enemy_of[mystling.id]].mystling == mystling.id
        assert mystling.arena in everything.arenas
        assert mystling.map in everything.maps
    assert {mystling.tier for mystling in everything.mystlings.values()} == {1, 2, 3, 4, 5}
    health = [
        [one.stats.health for one in everything.mystlings.values() if one.tier == tier] for tier in (1, 2, 3, 4, 5)
    ]
    means = [sum(found) / len(found) for found in health]
    assert means == sorted(means)
    state = base_game().new(1, 1, {"mystling": "golomo", "enemy": "wild-umbra"}, "duel")
    assert (state.combat.map, state.combat.arena) == (
        everything.mystlings["umbra"].map,
        everything.mystlings["umbra"].arena,
    )


@pytest.mark.rule("DRE-711", about="mystlings")
def test_a_stronger_mystling_costs_more_essence():
    everything = base_game().content.mystlings.values()
    costs = {tier: {one.essence for one in everything if one.tier == tier} for tier in (1, 2, 3, 4, 5)}
    for tier in (1, 2, 3, 4):
        assert max(costs[tier]) < min(costs[tier + 1])


@pytest.mark.rule("DRE-502", about="cards")
def test_two_advancement_decks_hold_the_neutral_cards_beyond_the_starting_ones():
    everything = base_game().content
    piles = {pile: [c.id for c in everything.cards.values() if c.pile is pile] for pile in Pile}
    assert [len(piles[pile]) for pile in (Pile.STARTING, Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B)] == [10, 15, 15]
    assert sorted(everything.neutral) == sorted(
        [*piles[Pile.STARTING], *piles[Pile.ADVANCEMENT_A], *piles[Pile.ADVANCEMENT_B]]
    )
    asked_for = {"mystling": "golomo", "deck": "build", "cards": "starting"}
    state = base_game().new(1, 1, asked_for, "duel")
    locked = piles[Pile.ADVANCEMENT_A][0]
    reasons = base_game().why_not(state, 0, f"add-card {locked}")
    assert [reason.rule for reason in reasons] == ["DRE-120"]
    state = base_game().new(1, 1, {**asked_for, "cards": "advanced"}, "duel")
    assert f"add-card {locked}" in offered(state)
