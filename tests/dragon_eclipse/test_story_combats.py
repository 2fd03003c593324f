"""Combats of the story, Random Combats, the Encyclopedia, quests. Rulebook p.13, p.16, p.25, p.32."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model.vocabulary import Result
from rulewright.games.dragon_eclipse.rules.ending import end_combat

from .story import MAP, answer, exploring, happened, offered, reading, rests

FIGHT = """
[[combat]]
id = "A-1"
enemy = "wild-golomo"
arena = "bare"
map = "ring"
lose = "A100"
tame = "A101"
win = "A102"
instead = "A103"
"""
ENDS = "".join(f'[[script]]\nid = "A{n}"\nsteps = [{{ do = "go", to = "A3" }}]\n' for n in (100, 101, 102, 103, 200))
GO = '{ do = "combat", use = "A-1" }'


def fighting(steps=GO, mods="", players=1, fight=FIGHT, **options):
    """A Combat of the story, at its first turn."""
    state = reading(
        steps + ', { do = "tell" }' if "random" in steps else steps, fight + mods + ENDS, players, **options
    )
    return to_turn(state)


def to_turn(state):
    for _ in range(30):
        if state.fighting and state.decision.prompt == "prompt-act":
            return state
        wanted = offered(state)
        answer(state, next((one for one in wanted if one in ("keep-cards", "pick-mystling young-iceling")), wanted[0]))
    raise AssertionError(state.decision)


def ends(state, result):
    """The Combat ends like this at the next moment."""
    state.agenda.append(_Ending())
    end_combat(state, result, "DRE-465")
    state.asked = None
    state.events = []
    state.game.book.advance(state)
    return state


class _Ending:
    """Lies on top of the agenda and is cut away with the rest of the Combat."""


def campaign(state):
    return state.campaign


@pytest.mark.rule("DRE-147", "DRE-074")
@pytest.mark.rule("DRE-344", about="journal")
def test_a_combat_of_the_story_is_set_up_as_written():
    state = fighting()
    assert (state.combat.map, state.combat.arena, state.combat.foe.enemy) == ("ring", "bare", "wild-golomo")
    assert state.combat.foe.tameable
    assert state.game.content.journal.combats["A-1"].lose == "A100"


@pytest.mark.rule("DRE-344")
def test_modifiers_change_the_setup_only_where_their_condition_holds():
    mods = """mods = [
      { when = { element = "water" }, power = 2, enemy_damage = 3, enemy_conditions = { burn = 2 } },
      { when = { element = "fire" }, power = 7 },
      { damage = 1, conditions = { slow = 1 }, fatigue = 1, tokens = 1, corruption = 1 } ]\n"""
    plain, state = fighting(), fighting(mods=mods)
    sheet, foe = state.combat.sheets[0], state.combat.foe
    assert sheet.power - plain.combat.sheets[0].power == 2
    assert (foe.damage, foe.conditions, len(foe.corruptions)) == (3, (2, 0, 0, 0), 1)
    assert (sheet.damage, sheet.conditions, sheet.held) == (1, (0, 1, 0, 0), 1)
    assert state.fatigue == 4


def test_a_modifier_may_swap_the_starts_and_the_journal_may_leave_out_taming():
    plain = fighting()
    swapped = fighting(mods="mods = [{ swap = true }]\n")
    assert swapped.combat.foe.space == plain.combat.sheets[0].space
    assert not fighting(mods="taming = false\n").combat.foe.tameable
    assert fighting(mods='taming = { element = "water" }\n').combat.foe.tameable
    assert not fighting(mods='taming = { status = "knots.1" }\n').combat.foe.tameable


@pytest.mark.rule("DRE-470", "DRE-479", "DRE-482", "DRE-483")
@pytest.mark.parametrize(("result", "script"), [(Result.LOSE, "A100"), (Result.WIN, "A102")])
def test_after_a_combat_comes_the_script_of_its_result(result, script):
    state = ends(fighting(), result)
    assert [event.script for event in happened(state, "ScriptRead")] == [script, "A3"]
    assert "golomo" in campaign(state).portraits
    assert campaign(state).tiers == ("golomo",)
    assert "golomo" not in campaign(state).trivia


@pytest.mark.rule("DRE-481", "DRE-484", "DRE-480", "DRE-474")
def test_a_tamed_one_joins_and_is_never_met_again():
    twice = f"{GO}"
    state = ends(fighting(twice), Result.TAME)
    assert happened(state, "ScriptRead")[0].script == "A101"
    assert [member.mystling for member in campaign(state).camp] == ["golomo"]
    assert "golomo" in campaign(state).trivia
    assert campaign(state).portraits == tuple(sorted(campaign(state).portraits))
    assert campaign(state).tiers == ()
    assert "golomo" in campaign(state).removed


def test_who_has_the_mystling_reads_the_fourth_end():
    state = reading('{ do = "join", mystling = "golomo" }, { do = "combat", use = "A-1" }', FIGHT + ENDS)
    assert [event.script for event in happened(state, "ScriptRead")][-2:] == ["A103", "A3"]
    assert state.combat is None


@pytest.mark.ruling("AMB-DRE-34")
def test_after_a_lost_combat_half_the_health_is_back():
    state = fighting()
    sheet = state.combat.sheets[0]
    sheet.damage = sheet.health + 4
    ends(state, Result.LOSE)
    member = next(one for one in state.players[0].party if one.mystling == "young-iceling")
    assert member.damage == sheet.health - sheet.health // 2


@pytest.mark.rule("DRE-285", "DRE-286")
def test_a_combat_does_not_end_the_exploration():
    more = FIGHT + ENDS.replace('{ do = "go", to = "A3" }', '{ do = "continue" }')
    state = exploring(f'{{ do = "slot", slot = "I", token = "A" }}, {GO}', more)
    answer(state, "read-script A30")
    before = state.campaign.adventure.exploration
    lying = (before.map, before.event, before.time, before.slots)
    ends(to_turn(state), Result.WIN)
    after = state.campaign.adventure.exploration
    assert (after.map, after.event, after.time, after.slots) == lying
    assert state.decision.prompt == "prompt-read-place"
    assert "[[location]]" in MAP


@pytest.mark.rule("DRE-477")
@pytest.mark.ruling("AMB-DRE-35")
def test_the_other_mystling_goes_on_against_the_same_enemy():
    on = ENDS.replace('id = "A100"\nsteps = [{ do = "go", to = "A3" }]', 'id = "A100"\nsteps = [{ do = "fight-on" }]')
    state = to_turn(reading(GO, FIGHT + on))
    state.combat.foe.damage = 7
    ends(state, Result.LOSE)
    to_turn(state)
    assert state.combat.foe.enemy == "wild-golomo"
    assert state.combat.foe.damage == 7


TIERS = '{ do = "tier", add = ["firple", "golomo", "regalian"] }, '


@pytest.mark.rule("DRE-707", "DRE-709", "DRE-710", "DRE-153")
@pytest.mark.gold("GOLD-DRE-41")
def test_a_random_combat_ends_in_script_200():
    state = reading(TIERS + '{ do = "random-combat" }', ENDS)
    assert state.decision.prompt == "prompt-enemy"
    assert len(offered(state)) == 2
    answer(state, offered(state)[0])
    enemy = state.met[-1]
    nature = state.game.content.nature_of[enemy]
    assert (state.combat.map, state.combat.arena) == (nature.map, nature.arena)
    ends(to_turn(state), Result.WIN)
    assert [event.script for event in happened(state, "ScriptRead")] == ["A200", "A3"]
    assert campaign(state).tiers == ("firple", "golomo", "regalian")


@pytest.mark.rule("DRE-708")
@pytest.mark.ruling("AMB-DRE-31")
def test_a_named_tier_card_joins_the_pool_and_an_empty_deck_is_skipped():
    state = reading(TIERS + '{ do = "random-combat", add = "prowler" }', ENDS)
    assert len(offered(state)) == 2
    state = reading(TIERS + '{ do = "random-combat", add = "young-bolb" }', ENDS)
    assert len(offered(state)) == 3
    assert "pick-enemy wild-young-bolb" in offered(state)
    skipped = reading('{ do = "random-combat" }, { do = "gain", silver = 1 }', ENDS)
    assert rests(skipped)
    assert campaign(skipped).silver == 4


@pytest.mark.rule("DRE-117", "DRE-115", "DRE-112", "DRE-116")
def test_a_story_quest_is_fulfilled_by_the_journal():
    story = next(quest.mystling for quest in reading('{ do = "tell" }').game.content.quests.values() if quest.story)
    steps = f'{{ do = "join", mystling = "{story}" }}, {{ do = "quest", mystling = "{story}" }}'
    state = reading(steps)
    assert [(one.mystling, one.exalted) for one in campaign(state).camp] == [(story, True)]
    assert happened(state, "QuestTold")


def test_hard_modes_hold_in_the_campaign():
    state = fighting(corruption=True)
    assert len(state.combat.foe.corruptions) == 1
    more = fighting('{ do = "combat", use = "A-1", corruption = 1 }', corruption=True)
    assert len(set(more.combat.foe.corruptions)) == 2


def test_two_players_fight_with_their_own_mystlings():
    state = fighting(players=2)
    assert [sheet.mystling for sheet in state.combat.sheets] == ["young-iceling", "prowler"]
    assert state.combat.foe.corruptions
