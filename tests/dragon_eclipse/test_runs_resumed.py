"""A Run that was saved at a Campsite and resumed: what stays, what is dealt anew, who waits. Rulebook p.31."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.effects import Heal
from rulewright.games.dragon_eclipse.model import steps
from rulewright.games.dragon_eclipse.model.run import Pile, Trophy
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import offered, play
from rulewright.games.dragon_eclipse.rules.party import change_member, health_of
from rulewright.games.dragon_eclipse.rules.roguelite import piles
from rulewright.games.dragon_eclipse.rules.roguelite.tiers import tier_deck

from .run_table import CONTENT, do, go, into_fight, is_at, new, on_trail, put, sheet, until

MAPS = tuple(CONTENT.trails)


def beaten(*enemies: str) -> tuple[Trophy, ...]:
    return tuple(Trophy(enemy, CONTENT.nature_of[enemy].tier) for enemy in enemies)


def resumed(state: DragonState, camp: int = 1) -> DragonState:
    """Saved at this Camp and taken up again, at its arrows."""
    state.run.bosses = camp
    put(state, f"{camp}boss")
    until(go(state, f"camp-{camp}"), steps.LeaveCamp)
    return until(play(state, "save-run"), steps.OnTrail)


def known(state: DragonState) -> set[str]:
    return {enemy for tier in range(1, 6) for enemy in piles.cards_in(state, f"tier-{tier}")}


@pytest.mark.rule("DRE-697", "DRE-671")
@pytest.mark.ruling("AMB-DRE-93", "AMB-DRE-96")
def test_only_bosses_that_are_still_to_come_are_drawn_anew() -> None:
    """p.31. The longest way of the first map beats all four Enemies of Tier II before the second Camp."""
    state = on_trail(printed_save=True)
    first, second, _ = state.run.awaiting
    state.run.trophies = beaten(*tier_deck(CONTENT, 2), second)
    resumed(state, camp=2)
    assert state.run.awaiting[:2] == (first, second)
    assert CONTENT.nature_of[state.run.awaiting[2]].tier == 5
    assert len(piles.cards_in(state, "tier-5")) == 3
    assert "wild-young-iceling" not in known(state)
    assert not known(state) & {one.enemy for one in state.run.trophies}


@pytest.mark.rule("DRE-697", "DRE-874")
@pytest.mark.ruling("AMB-DRE-124")
def test_a_boss_of_a_tier_that_is_all_beaten_is_one_of_those_again() -> None:
    state = on_trail(printed_save=True, save=sheet(maps=MAPS), trail="glass-market")
    state.run.trophies = beaten(*tier_deck(CONTENT, 4))
    resumed(state)
    assert state.run.awaiting[1] in tier_deck(CONTENT, 4)
    assert len(piles.cards_in(state, "tier-4")) == len(tier_deck(CONTENT, 4)) - 1
    assert len(state.run.trophies) == len(tier_deck(CONTENT, 4))


@pytest.mark.rule("DRE-655", "DRE-662", "DRE-697")
def test_the_decks_beside_the_map_are_shuffled_when_a_run_is_resumed() -> None:
    """p.30-31"""
    state = on_trail(printed_save=True)
    for name in ("advancement", "water"):
        deck = piles.cards_in(state, name)
        piles.set_pile(state, name, Pile(deck[2:], deck[:1], deck[1:2]))
        before = sorted(deck)
        twin = resumed(state.copy())
        assert twin.run.piles[name] == Pile(tuple(before))


@pytest.mark.rule("DRE-694", "DRE-697")
@pytest.mark.ruling("AMB-DRE-97")
def test_essence_fatigue_and_cards_of_a_deck_are_saved() -> None:
    state = on_trail(printed_save=True)
    state.run.essence = 2
    state.fatigue -= 1
    cards = (*state.players[0].party[0].cards, "lunge")
    change_member(state, 0, 0, fatigue=1, power=2, cards=cards)
    resumed(state)
    assert state.run.essence == 3
    member = state.players[0].party[0]
    assert (member.fatigue, member.cards) == (1, cards)


@pytest.mark.rule("DRE-696")
@pytest.mark.ruling("AMB-DRE-96")
def test_equipment_goes_back_and_tamed_mystlings_stay() -> None:
    state = on_trail(printed_save=True)
    state.bag.equipment = ("ice-axe",)
    state.bag.equipment_deck = tuple(one for one in state.bag.equipment_deck if one != "ice-axe")
    state.run.tamed = ("golomo",)
    resumed(state)
    assert state.bag.equipment == ()
    assert "ice-axe" in state.bag.equipment_deck
    assert state.run.tamed == ("golomo",)


@pytest.mark.rule("DRE-872", "DRE-694")
@pytest.mark.ruling("AMB-DRE-132")
def test_darkness_stays_in_force_but_its_start_and_the_perks_do_not_come_again() -> None:
    """p.31: the decks are saved, and only what the Camp has not Healed."""
    save = sheet(darkness=6, artifact_perks=6, perks=(0, 0, 0, 0, 3, 0))
    state = until(play(new(save=save, printed_save=True), "accept"), steps.OnTrail)
    before = state.players[0].party[0]
    assert (before.damage, before.fatigue, before.power, len(before.removed)) == (5, 1, 3, 1)
    resumed(state)
    after = state.players[0].party[0]
    assert (after.damage, after.fatigue, after.power, after.removed) == (5, 1, 0, before.removed)
    assert state.run.darkness == 6
    assert [CONTENT.nature_of[boss].tier for boss in state.run.awaiting] == [3, 4, 5]


@pytest.mark.rule("DRE-696", "DRE-872")
@pytest.mark.ruling("AMB-DRE-96")
def test_what_waits_for_the_next_combat_is_not_saved() -> None:
    state = on_trail(printed_save=True)
    health = health_of(state, state.players[0].party[0])
    do(state, {"do": "ahead", "stats": {"defense": 1}}, {"do": "taint"}, {"do": "grow", "stats": {"health": 2}})
    state.run.ahead, state.run.primed = (Heal(1),), ("strike",)
    run = resumed(state).run
    assert (run.ahead, run.ahead_stats, run.taint, run.grown) == ((), (), 0, 0)
    assert run.primed == ("",)
    assert health_of(state, state.players[0].party[0]) == health


@pytest.mark.rule("DRE-872", "DRE-657")
def test_new_mystery_cards_lie_on_the_letters() -> None:
    """p.31"""
    state = on_trail(printed_save=True)
    letters = state.run.letters
    assert set(resumed(state).run.letters) != set(letters)


@pytest.mark.rule("DRE-697", "DRE-872")
@pytest.mark.ruling("AMB-DRE-115")
def test_the_new_deal_is_the_same_however_often_one_saves_here() -> None:
    state = on_trail(printed_save=True)
    one, other = resumed(state.copy()), resumed(state.copy())
    assert (one.run.letters, one.run.awaiting) == (other.run.letters, other.run.awaiting)


@pytest.mark.rule("DRE-698")
def test_any_locked_artifact_and_any_unlocked_ones_are_chosen_again() -> None:
    """p.31"""
    state = on_trail(printed_save=True, save=sheet(artifact_perks=2))
    state.run.locked, state.run.aside, state.run.bosses = ("forgery",), ("smithereens",), 1
    play(until(go(put(state, "1boss"), "camp-1"), steps.LeaveCamp), "save-run")
    assert set(offered(state)) == {f"take-artifact {one}" for one in state.save.artifacts}
    play(state, f"take-artifact {state.save.artifacts[1]}")
    assert state.run.artifacts == (state.save.artifacts[1],)
    out = {*state.save.artifacts, "smithereens"}
    assert set(offered(state)) == {f"take-artifact {one}" for one in CONTENT.artifacts if one not in out}
    play(state, "take-artifact spare-soul")
    assert state.run.locked == ("spare-soul",)
    assert is_at(state, steps.OnTrail)


@pytest.mark.rule("DRE-698")
@pytest.mark.ruling("AMB-DRE-128")
def test_an_achievement_begins_again_after_a_printed_save() -> None:
    state = on_trail(printed_save=True)
    state.run.items_used, state.run.resolved = 2, tuple(CONTENT.mysteries)[:6]
    resumed(state)
    assert (state.run.items_used, state.run.resolved) == (0, ())


@pytest.mark.component("spare-soul")
@pytest.mark.rule("DRE-698")
def test_a_spent_soul_is_gone_after_a_break_too() -> None:
    """It is gone for the rest of the Run, and a Run that was saved is the same Run."""
    state = on_trail(printed_save=True, save=sheet(artifacts=("spare-soul",)))
    state.run.exhausted = ("spare-soul",)
    resumed(state)
    assert state.run.artifacts == ()
    fresh = resumed(on_trail(printed_save=True, save=sheet(artifacts=("spare-soul",))))
    assert fresh.run.artifacts == ("spare-soul",)


@pytest.mark.component("spare-soul")
@pytest.mark.rule("DRE-598", "DRE-680")
def test_a_spent_soul_is_exchanged_at_camp_like_any_other_and_never_ready_again() -> None:
    """p.31: the players may change their Artifacts for other unlocked ones."""
    state = on_trail(save=sheet(artifacts=("spare-soul", "forgery")))
    assert state.run.artifacts == ("spare-soul",)
    state.run.exhausted = ("spare-soul",)
    state.run.bosses = 1
    go(put(state, "1boss"), "camp-1")
    assert offered(state) == ["take-artifact forgery"]
    until(state, steps.OnTrail)
    assert state.run.artifacts == ("forgery",)
    assert state.run.exhausted == ("spare-soul",)
    alone = on_trail(save=sheet(artifacts=("spare-soul",)))
    alone.run.exhausted, alone.run.bosses = ("spare-soul",), 1
    until(go(put(alone, "1boss"), "camp-1"), steps.OnTrail)
    assert alone.run.exhausted == ("spare-soul",)


@pytest.mark.rule("DRE-666", "DRE-704")
@pytest.mark.ruling("AMB-DRE-93")
def test_bosses_that_a_shortcut_leaves_out_are_in_the_tier_decks() -> None:
    """p.31: all other rules of Run Setup apply, and a Tier space draws any Tier card of its Tier."""
    save = sheet(boxes={"young-iceling": 2}, maps=MAPS)
    for trail, camp, out in (("long-pasture", 1, 2), ("long-pasture", 2, 1), ("drowned-stair", 1, 2)):
        state = until(new(save=save, trail=trail), steps.ChooseShortcut)
        until(play(state, f"start-at {camp}"), steps.OnTrail)
        assert len(known(state)) == 30 - 1 - out
        assert not known(state) & set(state.run.awaiting[camp:])
    assert "barrow-warden" not in known(state)


def test_a_resumed_run_is_fought_on() -> None:
    state = resumed(on_trail(printed_save=True), camp=2)
    into_fight(state, "3g", "3boss")
    assert state.combat.foe.enemy == state.run.awaiting[2]
