"""Camp, Run Resolution, the printed save and what is marked on the Save sheet. Rulebook p.29-31."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.run import Trophy
from rulewright.games.dragon_eclipse.positions import offered, play
from rulewright.games.dragon_eclipse.rules.party import change_member
from rulewright.games.dragon_eclipse.rules.roguelite.deck import deck_of
from rulewright.games.dragon_eclipse.rules.roguelite.sheet import read_sheet, write_sheet

from .run_table import (
    ARTIFACTS,
    CONTENT,
    GAME,
    end_fight,
    finish,
    go,
    into_fight,
    is_at,
    new,
    on_trail,
    put,
    resolve,
    sheet,
    trophies,
    until,
)
from .table import of

EVERYONE = tuple(sorted(CONTENT.mystlings))
MAPS = tuple(CONTENT.trails)


def to_camp(state, camp: int = 1):
    """After so many Bosses, at their Camp."""
    state.run.bosses = camp
    put(state, f"{camp}boss")
    return go(state, f"camp-{camp}")


# -- Camp ------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-52")
@pytest.mark.rule("DRE-678", "DRE-679", "DRE-609")
@pytest.mark.ruling("AMB-DRE-91")
def test_the_box_of_the_boss_is_marked_once_with_1_essence() -> None:
    """p.31"""
    state = to_camp(on_trail())
    assert of(state, events.CampReached)[0].camp == 1
    assert state.save.boxes == {"young-iceling": 1}
    assert state.run.essence == 1
    again = to_camp(on_trail(save=sheet(boxes={"young-iceling": 1}), seed=2))
    assert again.run.essence == 0


@pytest.mark.rule("DRE-677")
@pytest.mark.ruling("AMB-DRE-130")
def test_camp_heals_all_damage_and_no_fatigue() -> None:
    state = on_trail()
    state.fatigue -= 2
    change_member(state, 0, 0, damage=11, fatigue=2)
    to_camp(state)
    member = state.players[0].party[0]
    assert (member.damage, member.fatigue) == (0, 2)


@pytest.mark.rule("DRE-642")
@pytest.mark.ruling("AMB-DRE-99")
@pytest.mark.parametrize(("damage", "left"), [(11, 5), (5, 5), (3, 3)])
def test_with_darkness_4_up_to_5_damage_stays(damage: int, left: int) -> None:
    state = on_trail()
    state.run.darkness = 4
    change_member(state, 0, 0, damage=damage)
    to_camp(state)
    assert state.players[0].party[0].damage == left


@pytest.mark.rule("DRE-598", "DRE-680")
def test_exhausted_artifacts_become_ready_and_may_be_exchanged() -> None:
    state = on_trail(save=sheet(artifact_perks=2))
    assert state.run.artifacts == ARTIFACTS[:1]
    state.run.exhausted = ARTIFACTS[:1]
    to_camp(state)
    assert state.run.exhausted == ()
    assert set(offered(state)) == {f"take-artifact {one}" for one in ARTIFACTS[:2]}
    play(state, f"take-artifact {ARTIFACTS[1]}")
    assert state.run.artifacts == (ARTIFACTS[1],)


@pytest.mark.rule("DRE-681")
def test_whoever_has_no_locked_artifact_takes_one_at_camp() -> None:
    state = on_trail()
    state.run.locked, state.run.aside = ("",), ("forgery",)
    to_camp(state)
    assert is_at(state, steps.ChooseLocked)
    assert "take-artifact forgery" not in offered(state)
    play(state, "take-artifact smithereens")
    assert state.run.locked == ("smithereens",)


@pytest.mark.rule("DRE-681")
def test_whoever_has_a_locked_artifact_keeps_it_at_camp() -> None:
    state = on_trail()
    locked = state.run.locked
    assert is_at(to_camp(state), steps.OnTrail)
    assert state.run.locked == locked != ("",)


@pytest.mark.rule("DRE-664", "DRE-681")
def test_a_locked_artifact_is_taken_at_setup_but_may_be_left_at_camp() -> None:
    """p.30, p.31: "Choose one" at Run Setup, "they may pick one now" at Camp."""
    state = until(new(), steps.ChooseLocked)
    assert all(choice.startswith("take-artifact") for choice in offered(state))
    state = on_trail()
    state.run.locked = ("",)
    to_camp(state)
    play(state, "decline")
    assert state.run.locked == ("",)
    assert is_at(state, steps.OnTrail)


@pytest.mark.rule("DRE-637")
@pytest.mark.ruling("AMB-DRE-92", "AMB-DRE-123")
def test_three_boxes_mark_a_step_of_darkness_and_box_3_gives_essence() -> None:
    state = on_trail(save=sheet(boxes={"young-iceling": 2}))
    state.run.bosses = 2
    into_fight(state, "3g", "3boss")
    end_fight(state)
    finish(state)
    assert state.save.boxes == {"young-iceling": 3}
    assert state.save.darkness == 1
    known = on_trail(save=sheet(boxes={"young-iceling": 2}, completed=MAPS[:1], mystlings=EVERYONE), purse="kept")
    known.run.bosses = 3
    finish(resolve(known, "won"))
    assert known.save.essence == 1


@pytest.mark.rule("DRE-637", "DRE-678")
@pytest.mark.parametrize("camp", [1, 2])
def test_the_first_two_boxes_mark_no_darkness(camp: int) -> None:
    """p.30: only all three boxes of a Mystling do, and those of another stay what they are."""
    state = to_camp(on_trail(save=sheet(boxes={"young-iceling": camp - 1, "prowler": 2})), camp)
    assert state.save.boxes == {"young-iceling": camp, "prowler": 2}
    assert state.save.darkness == 0


# -- the printed save --------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-581", "DRE-682", "DRE-693")
@pytest.mark.ruling("AMB-DRE-115")
def test_a_camp_offers_the_printed_save_where_the_table_wants_it() -> None:
    state = to_camp(on_trail(printed_save=True))
    assert offered(state) == ["decline", "save-run"]
    assert play(state.copy(), "end-run").run.ended == "left"
    assert not is_at(to_camp(on_trail()), steps.LeaveCamp)
    text = GAME.dump(state)
    assert GAME.digest(GAME.restore(text)) == GAME.digest(state)


@pytest.mark.rule("DRE-694", "DRE-696", "DRE-697", "DRE-872")
@pytest.mark.ruling("AMB-DRE-96", "AMB-DRE-132")
def test_the_printed_save_keeps_decks_and_trophies_and_deals_the_rest_anew() -> None:
    state = on_trail(printed_save=True, save=sheet(perks=(0, 0, 0, 0, 3, 0)))
    state.run.darkness, state.run.trophies, state.run.aside = 4, trophies(2), ("forgery",)
    state.run.silver = 2
    change_member(state, 0, 0, damage=9, removed=("strike",))
    state.bag.items = ("squib",)
    state.bag.item_deck = tuple(one for one in state.bag.item_deck if one != "squib")
    to_camp(state)
    letters = state.run.letters
    play(state, "save-run")
    twin = until(state, steps.OnTrail)
    assert twin.bag.items == ()
    assert "squib" in twin.bag.item_deck
    member = twin.players[0].party[0]
    assert (member.damage, member.removed, member.power) == (5, ("strike",), 0)
    assert (twin.run.trophies, twin.run.aside, twin.run.silver) == (trophies(2), ("forgery",), 2)
    assert len(twin.run.letters) == len(letters)
    assert set(twin.run.letters) | set(twin.run.piles["mystery"].deck) == set(CONTENT.mysteries)
    assert len(deck_of(twin, 0)) == 15


@pytest.mark.gold("GOLD-DRE-73")
@pytest.mark.rule("DRE-695", "DRE-699", "DRE-698")
@pytest.mark.ruling("AMB-DRE-128")
@pytest.mark.parametrize("camp", [1, 2])
def test_a_resumed_run_stands_on_the_camp_of_its_bosses(camp: int) -> None:
    """p.31"""
    state = on_trail(printed_save=True, save=sheet(artifact_perks=1))
    state.run.resolved = ("bog-surgeon",)
    state.run.locked = ("forgery",)
    to_camp(state, camp)
    play(state, "save-run")
    assert is_at(state, steps.FillSlots) or is_at(state, steps.ChooseLocked)
    until(state, steps.OnTrail)
    assert state.run.space == f"camp-{camp}"
    assert state.run.resolved == ()
    assert state.run.locked[0]
    assert state.run.artifacts == ARTIFACTS[:1]


@pytest.mark.rule("DRE-678", "DRE-683")
@pytest.mark.ruling("AMB-DRE-127")
def test_a_run_that_is_ended_before_its_camp_marks_no_box() -> None:
    """p.31: boxes are marked at Camp; the trophy of the Boss counts."""
    state = on_trail()
    state.run.locked = ("",)
    into_fight(state, "1g", "1boss")
    boss = state.combat.foe.enemy
    end_fight(state)
    twin = play(state.copy(), "end-run")
    finish(twin)
    assert (twin.save.boxes, twin.run.essence) == ({}, 0)
    assert [one.enemy for one in twin.run.trophies] == [boss]
    go(state, "camp-1")
    into_fight(until(state, steps.OnTrail), "2a", "2d")
    finish(end_fight(state, won=False))
    assert (state.save.boxes, state.run.ended) == ({"young-iceling": 1}, "lost")


# -- Resolution: Silver --------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-65")
@pytest.mark.rule("DRE-685", "DRE-686", "DRE-687")
def test_silver_for_each_trophy_is_spent_between_them_and_never_above_10() -> None:
    """p.31"""
    state = on_trail()
    state.run.trophies = trophies(5, 4, 3)
    resolve(state)
    twin = state.copy()
    while not twin.over:
        last = twin.run.silver
        play(twin, "decline")
    assert last == 10
    play(state, "decline", "buy-perk power")
    assert state.run.silver == 6
    play(state, "decline")
    assert state.run.silver == 9


@pytest.mark.gold("GOLD-DRE-75")
@pytest.mark.rule("DRE-586", "DRE-631", "DRE-632", "DRE-633")
@pytest.mark.ruling("AMB-DRE-88")
def test_steps_of_a_perk_are_bought_in_order_and_perks_in_any() -> None:
    """p.30"""
    state = on_trail()
    state.run.trophies = (Trophy("wild-golomo", 6),)
    resolve(state)
    assert state.run.silver == 6
    assert {text for text in offered(state) if text.startswith("buy")} == {
        f"buy-perk {perk}" for perk in ("neutral", "elemental", "remove", "items", "power", "equipment")
    }
    twin = play(state.copy(), "buy-perk items", "buy-perk neutral")
    assert twin.run.silver == 0
    assert twin.save.perks == (1, 0, 0, 1, 0, 0)
    play(state, "buy-perk items")
    assert "buy-perk items" not in offered(state)
    reasons = GAME.why_not(state, 0, "buy-perk items")
    assert [(one.message, one.values) for one in reasons] == [("why-few-silver", {"need": 6, "have": 3})]


@pytest.mark.ruling("AMB-DRE-126")
@pytest.mark.rule("DRE-685")
def test_a_named_boss_is_worth_the_tier_of_its_space() -> None:
    state = on_trail(save=sheet(maps=MAPS), trail="drowned-stair")
    into_fight(state, "1e", "1boss")
    assert state.combat.foe.enemy == "barrow-warden"
    end_fight(state)
    assert state.run.trophies[-1] == Trophy("barrow-warden", 4)
    resolve(state)
    assert of(state, events.SilverGained)[0].n == 4


@pytest.mark.rule("DRE-832")
def test_silver_of_two_players_is_one_pool_of_10() -> None:
    state = on_trail(2)
    state.run.trophies = trophies(5, 5, 4)
    resolve(state)
    while not state.over:
        assert state.run.silver <= 10
        assert state.decision.party == (0, 1)
        play(state, "decline")


# -- Resolution: Essence -------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-613", "DRE-614", "DRE-688", "DRE-691")
def test_an_artifact_set_aside_is_marked_with_its_perk_and_1_essence() -> None:
    state = on_trail()
    state.run.aside = ("forgery", "smithereens")
    resolve(state)
    assert state.run.essence == 2
    assert state.save.artifacts == ("forgery", "smithereens")
    assert state.save.artifact_perks == 2
    finish(state)
    assert read_sheet(CONTENT, write_sheet(state.save)).artifacts == ("forgery", "smithereens")


@pytest.mark.rule("DRE-635", "DRE-636")
@pytest.mark.ruling("AMB-DRE-108")
def test_the_first_completion_of_a_map_gives_3_essence_and_the_next_map() -> None:
    state = on_trail()
    resolve(state, "won")
    assert state.run.essence == 3
    finish(state)
    assert state.save.maps == MAPS[:2]
    assert state.save.completed == MAPS[:1]
    again = on_trail(save=state.save)
    resolve(again, "won")
    assert again.run.essence == 0
    finish(again)
    assert again.save.maps == MAPS[:2]


@pytest.mark.rule("DRE-611", "DRE-690")
def test_essence_unlocks_mystlings_and_never_exceeds_6() -> None:
    state = on_trail()
    state.run.essence, state.run.aside = 5, ARTIFACTS[:3]
    play(resolve(state), "decline")
    assert state.run.essence == 6
    twin = play(state.copy(), "decline")
    assert [one.n for one in of(twin, events.EssenceGained)] == [0, 0]
    assert twin.run.essence == 6
    assert "unlock-mystling umbra" in offered(state)
    play(state, "unlock-mystling umbra")
    assert state.run.essence == 2
    assert "umbra" in state.save.mystlings
    reasons = GAME.why_not(state, 0, "unlock-mystling furwing")
    assert [(one.message, one.values) for one in reasons] == [("why-few-essence", {"need": 3, "have": 2})]


@pytest.mark.rule("DRE-688", "DRE-689", "DRE-690")
def test_essence_is_spent_between_two_artifacts() -> None:
    """p.31: 1 Essence for each, and some may be spent at any moment; so the second finds room in a full purse."""
    state = on_trail()
    state.run.essence, state.run.aside = 5, ARTIFACTS[:2]
    play(resolve(state), "decline")
    assert (state.run.essence, state.save.artifacts) == (6, ARTIFACTS[:1])
    play(state, "unlock-mystling umbra", "unlock-mystling golomo")
    assert state.over
    assert {"umbra", "golomo"} <= set(state.save.mystlings)
    assert (state.run.essence, state.save.artifacts) == (0, ARTIFACTS[:2])


@pytest.mark.rule("DRE-689")
@pytest.mark.ruling("AMB-DRE-92")
def test_essence_is_spent_between_the_third_boxes_of_two_mystlings() -> None:
    boxes = {"young-iceling": 2, "prowler": 2}
    state = on_trail(2, save=sheet(boxes=boxes, completed=MAPS[:1]), purse="kept")
    state.run.essence, state.run.bosses = 5, 3
    play(resolve(state, "won"), "decline")
    assert (state.run.essence, state.save.boxes) == (6, {**boxes, "young-iceling": 3})
    finish(play(state, "unlock-mystling umbra"))
    assert (state.save.essence, state.save.boxes) == (2, {"young-iceling": 3, "prowler": 3})


@pytest.mark.rule("DRE-689", "DRE-690")
def test_essence_is_spent_between_its_sources() -> None:
    """p.31: at any time during the Run Resolution; six are the most, so what is not spent makes no room."""
    state = on_trail()
    state.run.essence, state.run.aside = 5, ARTIFACTS[:1]
    resolve(state, "won")
    play(state, "decline")
    assert state.run.essence == 6
    play(state, "unlock-mystling umbra")
    assert state.run.essence == 4


@pytest.mark.rule("DRE-686", "DRE-689")
@pytest.mark.ruling("AMB-DRE-116")
def test_a_full_purse_that_was_kept_is_spent_before_more_comes() -> None:
    """p.31: at any time during the Run Resolution, so also before the first Tier card."""
    state = on_trail(save=sheet(silver=10), purse="kept")
    state.run.trophies = trophies(3)
    resolve(state)
    assert (state.run.scored, state.run.silver) == (0, 10)
    play(state, "buy-perk items", "decline")
    assert (state.run.scored, state.run.silver) == (1, 10)
    rich = on_trail(save=sheet(essence=6), purse="kept")
    rich.run.aside = ARTIFACTS[:1]
    resolve(rich)
    play(rich, "unlock-mystling umbra")
    finish(rich)
    assert rich.save.essence == 2


@pytest.mark.rule("DRE-833")
def test_each_box_of_two_players_gives_its_essence_into_one_pool() -> None:
    state = to_camp(on_trail(2))
    assert state.run.essence == 2
    full = on_trail(2)
    full.run.essence = 5
    assert to_camp(full).run.essence == 6


@pytest.mark.rule("DRE-623")
@pytest.mark.ruling("AMB-DRE-109", "AMB-DRE-129")
def test_the_ninth_perk_unlocks_a_mystling_for_nothing() -> None:
    state = on_trail(save=sheet(artifact_perks=8))
    state.run.aside = (ARTIFACTS[8],)
    resolve(state)
    assert state.decision.prompt == "prompt-free"
    play(state, "unlock-mystling vogandr")
    assert "vogandr" in state.save.mystlings
    later = on_trail(save=sheet(artifact_perks=9))
    later.run.aside = (ARTIFACTS[9],)
    assert resolve(later).over
    full = on_trail(save=sheet(artifact_perks=8, mystlings=EVERYONE))
    full.run.aside = (ARTIFACTS[8],)
    resolve(full)
    assert full.over or full.decision.prompt != "prompt-free"


@pytest.mark.rule("DRE-629")
@pytest.mark.ruling("AMB-DRE-95")
def test_a_tamed_mystling_is_unlocked_at_the_resolution() -> None:
    state = on_trail()
    state.run.tamed = ("golomo",)
    resolve(state)
    finish(state)
    assert "golomo" in state.save.mystlings


# -- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-692", "DRE-870")
@pytest.mark.ruling("AMB-DRE-116")
def test_what_is_not_spent_is_lost_or_kept_by_the_switch() -> None:
    state = on_trail()
    state.run.trophies, state.run.essence = trophies(2), 1
    finish(resolve(state))
    assert (state.save.silver, state.save.essence) == (0, 0)
    assert of(state, events.PurseEmptied)
    kept = on_trail(purse="kept")
    kept.run.trophies, kept.run.essence = trophies(2), 1
    finish(resolve(kept))
    assert (kept.save.silver, kept.save.essence) == (2, 1)
    later = on_trail(save=kept.save, purse="kept")
    later.run.trophies = trophies(1)
    resolve(later)
    assert later.run.silver == 3
    assert later.run.essence == 1


@pytest.mark.rule("DRE-683")
def test_a_replay_is_sheet_seed_and_answers() -> None:
    first, second = (new(1, 5, sheet(perks=(1, 0, 0, 1, 0, 0))) for _ in range(2))
    luck = Random(3)
    while not first.over:
        choice = luck.choice(first.decision.choices)
        first.apply(choice, first.decision.seat)
        second.apply(choice, second.decision.seat)
    assert GAME.digest(first) == GAME.digest(second)
    assert first.save == second.save


@pytest.mark.rule("DRE-611")
@pytest.mark.ruling("AMB-DRE-95")
def test_nobody_pays_for_a_mystling_that_was_tamed_in_this_run() -> None:
    """It joins for nothing later in the Resolution, so Essence would be thrown away."""
    state = on_trail()
    state.run.tamed, state.run.essence, state.run.trophies = ("golomo",), 2, trophies(1)
    resolve(state)
    assert "unlock-mystling regalian" in offered(state)
    assert "unlock-mystling golomo" not in offered(state)
    reasons = GAME.why_not(state, 0, "unlock-mystling golomo")
    assert [(one.message, one.values) for one in reasons] == [("why-joins-anyway", {"mystling": "golomo"})]
    play(state, "unlock-mystling regalian")
    finish(state)
    assert {"golomo", "regalian"} <= set(state.save.mystlings)


@pytest.mark.rule("DRE-686", "DRE-689")
@pytest.mark.parametrize(("essence", "how"), [(0, "lost"), (3, "won"), (6, "won")])
def test_who_has_declined_is_asked_again_only_when_something_has_come(essence: int, how: str) -> None:
    state = on_trail()
    state.run.trophies = trophies(2, 3)
    state.run.essence = essence
    resolve(state, how)
    purses = []
    while not state.over:
        assert state.decision.prompt == "prompt-spend"
        purses.append((state.run.silver, state.run.essence))
        play(state, "decline")
    # Nothing costs less than 3 Silver or 2 Essence; a completed map brings 3 Essence, of which 6 can be kept.
    assert (
        purses
        == {
            0: [(5, 0)],
            3: [(2, 3), (5, 3), (5, 6)],
            6: [(2, 6), (5, 6)],
        }[essence]
    )
