"""Darkness: each step strikes from its own number on, and no earlier. Rulebook p.29-30."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.vocabulary import Rarity
from rulewright.games.dragon_eclipse.positions import play
from rulewright.games.dragon_eclipse.rules.party import change_member
from rulewright.games.dragon_eclipse.rules.roguelite import fights, piles
from rulewright.games.dragon_eclipse.rules.roguelite.tiers import raised_tier
from rulewright.games.dragon_eclipse.rules.stats import slot_power
from rulewright.games.dragon_eclipse.rules.turn import at_hand

from .run_table import CONTENT, end_fight, finish, go, into_fight, new, on_trail, put, resolve, sheet, until
from .table import of

EVERYONE = tuple(sorted(CONTENT.mystlings))


def fighting(darkness: int, boss: bool = False) -> DragonState:
    """A Combat of the first part with so many steps in force."""
    state = on_trail(save=sheet(mystlings=EVERYONE), mystling="young-emberling")
    state.run.darkness = darkness
    if not boss:
        piles.set_pile(state, f"tier-{raised_tier(state, 1)}", piles.Pile(("wild-golomo",)))
    return into_fight(state, *(("1g", "1boss") if boss else ("camp-0", "1b")))


@pytest.mark.rule("DRE-639", "DRE-640", "DRE-641", "DRE-649")
def test_the_start_of_a_run_strikes_every_mystling_and_takes_only_own_cards() -> None:
    """p.30"""
    for seed in range(6):
        state = new(2, seed, sheet(darkness=3, artifact_perks=6))
        until(play(state, "accept"), steps.OnTrail)
        for player in state.players:
            member = player.party[0]
            assert (member.damage, member.fatigue, len(member.removed)) == (5, 1, 1)
            assert CONTENT.cards[member.removed[0]].rarity is Rarity.SPECIFIC
        assert state.fatigue == 3


@pytest.mark.rule("DRE-642", "DRE-677")
@pytest.mark.parametrize(("darkness", "left"), [(0, 0), (3, 0), (4, 5), (10, 5)])
def test_camp_leaves_5_damage_on_every_mystling_from_the_fourth_step_on(darkness: int, left: int) -> None:
    state = on_trail(2)
    state.run.darkness, state.run.bosses = darkness, 1
    for seat in (0, 1):
        change_member(state, seat, 0, damage=9 + seat)
    go(put(state, "1boss"), "camp-1")
    assert [player.party[0].damage for player in state.players] == [left, left]


@pytest.mark.rule("DRE-643", "DRE-873")
@pytest.mark.parametrize(("darkness", "boss", "cards"), [(4, True, 0), (5, True, 1), (5, False, 0)])
def test_a_boss_and_only_a_boss_starts_with_a_corruption_from_the_fifth_step_on(
    darkness: int, boss: bool, cards: int
) -> None:
    assert len(fighting(darkness, boss).combat.foe.corruptions) == cards


@pytest.mark.rule("DRE-644")
@pytest.mark.parametrize(("darkness", "tiers"), [(5, [1, 4, 5]), (6, [2, 5, 5])])
def test_tiers_rise_from_the_sixth_step_on_and_never_above_v(darkness: int, tiers: list[int]) -> None:
    state = on_trail()
    state.run.darkness = darkness
    assert [raised_tier(state, tier) for tier in (1, 4, 5)] == tiers


@pytest.mark.rule("DRE-685", "DRE-874")
@pytest.mark.ruling("AMB-DRE-122", "AMB-DRE-126")
@pytest.mark.parametrize(("trail", "tier"), [("drowned-stair", 4), ("long-pasture", 3)])
def test_a_named_boss_is_worth_its_space_also_in_darkness_and_a_drawn_one_more(trail: str, tier: int) -> None:
    save = sheet(darkness=6, artifact_perks=6, maps=tuple(CONTENT.trails))
    state = until(play(new(save=save, trail=trail), "accept"), steps.OnTrail)
    into_fight(state, "1e" if trail == "drowned-stair" else "1g", "1boss")
    end_fight(state)
    resolve(state)
    assert of(state, events.SilverGained)[0].n == tier


@pytest.mark.rule("DRE-645", "DRE-646")
@pytest.mark.parametrize(("darkness", "elemental", "special"), [(6, 0, 0), (7, 1, 0), (8, 1, 1)])
def test_abilities_cost_1_more_from_the_seventh_and_eighth_step_on(darkness: int, elemental: int, special: int) -> None:
    """p.30: what is shown is what is paid."""
    state = fighting(darkness)
    mine = state.combat.sheets[0]
    costs = {bonus.id: bonus.power for bonus in at_hand(state, 0)}
    fire = CONTENT.elemental["fire"]
    assert costs[fire] == CONTENT.bonuses[fire].power + elemental
    assert costs["firenova"] == CONTENT.bonuses["firenova"].power + special
    assert costs["dash"] == CONTENT.bonuses["dash"].power
    mine.power = 10
    state.asked = None
    play(state, f"use-bonus {fire}")
    assert of(state, events.BonusUsed)[0].power == costs[fire]
    assert mine.power <= 10 - costs[fire]


@pytest.mark.rule("DRE-645", "DRE-646")
def test_no_ability_costs_more_than_10(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fighting(8)
    for bonus in ("firenova", CONTENT.elemental["fire"]):
        for printed, more in ((9, 1), (10, 0)):
            record = CONTENT.bonuses[bonus]
            monkeypatch.setitem(CONTENT.bonuses, bonus, type(record)(record.id, printed, record.effects))
            assert fights.surcharge(state, bonus) == more


@pytest.mark.rule("DRE-647")
@pytest.mark.parametrize(("darkness", "power"), [(8, [1, 2, 2, 3]), (9, [1, 1, 2, 3])])
def test_slot_2_gives_1_power_from_the_ninth_step_on(darkness: int, power: list[int]) -> None:
    state = fighting(darkness)
    assert [slot_power(state, 0, slot) for slot in (1, 2, 3, 4)] == power


@pytest.mark.rule("DRE-648")
@pytest.mark.parametrize(("darkness", "marker"), [(9, 3), (10, 2)])
def test_the_special_marker_lies_further_left_with_the_tenth_step_but_not_beyond_slot_1(
    darkness: int, marker: int
) -> None:
    state = fighting(darkness)
    assert state.combat.foe.marker == marker
    assert fights.marker(state, 1) == 1


@pytest.mark.rule("DRE-637", "DRE-609")
@pytest.mark.parametrize(("marked", "after"), [(0, 2), (9, 10), (10, 10)])
def test_each_mystling_with_all_boxes_marks_a_step_of_ten(marked: int, after: int) -> None:
    """p.30"""
    state = on_trail(2, save=sheet(boxes={"young-iceling": 2, "prowler": 2}, darkness=marked))
    state.run.bosses = 3
    finish(resolve(state, "won"))
    assert state.save.boxes == {"young-iceling": 3, "prowler": 3}
    assert state.save.darkness == after
