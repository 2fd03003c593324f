"""Between the Combats of a gauntlet: hard modes, Random Combats, tamed Mystlings, quests. Rulebook p.25-27, p.32-33."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.state import Member
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, to_combat
from rulewright.games.dragon_eclipse.rules.choosing import fit_members
from rulewright.games.dragon_eclipse.rules.party import change_member

from .table import asked, change, position, rules, table, win

CONTENT = base_game().content


def taming(mode="gauntlet", **given):
    """A Combat against Golomo, which is tamed by 1 damage."""
    game = change("taming-golomo", conditions=asked({"is": "deal-at-once", "n": 1}))
    options = {"enemy": "wild-golomo", **given.pop("options", {})}
    return position(mode=mode, game=game, options=options, foe={"base": (0, 0, 3, 1), "fact": False}, **given)


def tame(state):
    perform(state, 0, {"do": "deal", "n": 1, "range": 0})
    assert state.result == "tame"


# -- hard modes ----------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-40")
@pytest.mark.rule("DRE-517", "DRE-518", "DRE-519")
def test_hard_modes_are_taken_up_and_given_up_between_combats():
    state = position(mode="gauntlet", options={"switching": True, "steel": True, "enemy": "choose"})
    assert state.combat.foe.corruptions == ()
    assert rules(table().why_not(state, 0, "take-up-mode corruption")) == ["DRE-517"]
    assert rules(table().why_not(state, 0, "give-up-mode steel")) == ["DRE-517"]
    win(state)
    assert state.decision.rule == "DRE-517"
    assert offered(state) == ["decline", "take-up-mode corruption", "take-up-mode unpredictable", "give-up-mode steel"]
    assert rules(table().why_not(state, 0, "give-up-mode corruption")) == ["DRE-517"]
    play(state, "give-up-mode steel")
    assert state.events[0] == events.ModeSwitched(rule="DRE-518", mode="steel", on=False)
    play(state, "take-up-mode corruption")
    assert state.events[0] == events.ModeSwitched(rule="DRE-517", mode="corruption", on=True)
    assert offered(state) == ["decline", "take-up-mode unpredictable"]
    play(state, "decline")
    assert (state.options.corruption, state.options.unpredictable, state.options.steel) == (True, False, False)
    to_combat(state)
    assert len(state.combat.foe.corruptions) == 1
    assert table().check(state) is None


@pytest.mark.rule("DRE-517", "DRE-521", "DRE-526", "DRE-862")
def test_two_players_have_two_hard_modes_and_a_table_may_keep_them_fixed():
    state = position(mode="gauntlet", players=2, options={"switching": True})
    win(state)
    assert offered(state) == ["decline", "take-up-mode corruption", "take-up-mode steel"]
    assert rules(table().why_not(state, 0, "take-up-mode unpredictable")) == ["DRE-862"]
    fixed = position(mode="gauntlet")
    win(fixed)
    assert fixed.decision.prompt == "prompt-fighter"
    assert [reason.message for reason in table().why_not(fixed, 0, "take-up-mode steel")] == ["why-no-switching"]


@pytest.mark.rule("DRE-516")
@pytest.mark.rule("DRE-519", about="options")
@pytest.mark.parametrize("mode", ["duel", "gauntlet"])
def test_all_hard_modes_together_in_every_mode_with_an_enemy(mode):
    names = [option.name for option in base_game().options if option.matters(mode)]
    modes = {"corruption": True, "unpredictable": True}
    if mode == "gauntlet":
        assert "steel" in names
        modes["steel"] = True
    state = position(mode=mode, options=modes)
    assert len(state.combat.foe.corruptions) == 1
    assert state.combat.foe.top == ""
    state.combat.sheets[0].damage = 19
    win(state)
    if mode == "gauntlet":
        assert state.players[0].party[0].damage == 14  # 5, not the 9 up to half of 20


@pytest.mark.rule("DRE-517", "DRE-518")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_hard_modes_are_told(language):
    texts = table().texts(language, ("Anna",))
    state = position(mode="gauntlet", options={"switching": True, "steel": True})
    win(state)
    labels = [texts.choice(choice, state.decision) for choice in state.decision.choices]
    assert len(set(labels)) == 4
    assert texts.prompt(state.decision)
    for text in ("give-up-mode steel", "take-up-mode corruption"):
        play(state, text)
        assert texts.event(table().log(state.events, 0)[0])


# -- Random Combats ------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-707")
@pytest.mark.parametrize("mode", ["duel", "gauntlet"])
def test_for_a_random_combat_two_tier_cards_are_drawn_and_one_is_chosen(mode):
    asked = {"mystling": "firple", "partner": "siren", "enemy": "random-combat"}
    pairs = set()
    for seed in range(4):
        state = base_game().new(1, seed, asked, mode)
        assert (state.decision.rule, state.decision.prompt) == ("DRE-707", "prompt-enemy")
        pair = offered(state)
        assert len(set(pair)) == 2
        pairs.add(tuple(pair))
        assert "wild-firple" not in " ".join(pair)
        play(state, pair[1])
        to_combat(state)
        mystling = CONTENT.mystlings[CONTENT.enemies[state.combat.foe.enemy].mystling]
        assert pair[1] == f"pick-enemy {state.combat.foe.enemy}"
        assert (state.combat.arena, state.combat.map) == (mystling.arena, mystling.map)
    assert len(pairs) > 2


# -- tamed Mystlings -----------------------------------------------------------------------------------


@pytest.mark.rule("DRE-474", "DRE-121")
def test_a_tamed_mystling_brings_a_deck_of_cards_that_are_in_no_other():
    state = taming()
    tame(state)
    assert [member.mystling for member in state.players[0].party] == ["young-emberling", "young-iceling", "golomo"]
    together = [card for member in state.players[0].party for card in member.cards]
    assert len(together) == 48
    assert all(together.count(card) <= CONTENT.copies(card) for card in together)
    assert "pick-mystling golomo" in offered(state)


@pytest.mark.rule("DRE-474", "DRE-824", "DRE-825")
def test_two_players_say_whose_a_tamed_mystling_is_and_allies_differ_in_element():
    state = taming(players=2, mystlings=("firple", "siren"))
    tame(state)
    assert (state.decision.party, state.decision.rule) == ((0, 1), "DRE-825")
    assert offered(state) == ["take-taunt 0", "take-taunt 1"]
    other = play(state.copy(), "take-taunt 0")
    assert [member.mystling for member in other.players[0].party] == ["firple", "golomo"]
    play(state, "take-taunt 1")
    assert [member.mystling for member in state.players[1].party] == ["siren", "golomo"]
    assert state.decision.seat == 1
    assert offered(state) == ["pick-mystling siren", "pick-mystling golomo"]


@pytest.mark.rule("DRE-824")
def test_allies_who_fight_have_different_main_elements():
    state = taming(players=2, mystlings=("firple", "siren"))
    tame(state)
    play(state, "take-taunt 0")
    state.asked = None

    def with_second(*mystlings):
        """The first player has Firple and Golomo, the second one these."""
        twin = state.copy()
        twin.players[1].party = tuple(Member(one, tuple(sorted(CONTENT.default_deck(one)))) for one in mystlings)
        return twin

    three = play(with_second("siren", "bolb", "artios"), "pick-mystling golomo")
    assert (three.decision.seat, offered(three)) == (1, ["pick-mystling siren", "pick-mystling artios"])
    assert rules(table().why_not(three, 1, "pick-mystling bolb")) == ["DRE-824"]
    both = play(with_second("siren", "bolb", "artios"), "pick-mystling firple")
    assert len(offered(both)) == 3
    left = play(with_second("siren", "bolb"), "pick-mystling golomo")
    assert left.combat.sheets[1].mystling == "siren"
    assert fit_members(with_second("bolb"), 0) == [0], "only Firple can stand beside Bolb"


# -- quests --------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-02")
@pytest.mark.rule("DRE-110", "DRE-112", "DRE-115")
def test_darktailens_story_quest_gives_an_exalted_stat_card_when_the_story_says_so():
    state = position(mode="gauntlet", mystlings=("darktailen", "siren"))
    quest, plain = CONTENT.quest_of["darktailen"], CONTENT.mystlings["darktailen"].stats
    assert quest.story
    assert (state.combat.sheets[0].health, state.combat.sheets[0].questing) == (plain.health, False)
    win(state)
    assert not state.players[0].party[0].exalted, "a Combat alone never fulfils it"
    change_member(state, 0, 0, exalted=True)
    play(state, "pick-mystling darktailen")
    sheet = state.combat.sheets[0]
    assert (sheet.health, sheet.base[3]) == (plain.health + 3, plain.swiftness + 1)
