"""The way of a Run: arrows, Combats, Bosses, Mystery cards, Artifacts and their Achievements. Rulebook p.28-31."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.run import Trophy
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import offered, perform, play
from rulewright.games.dragon_eclipse.rules.enemy import deck_empty
from rulewright.games.dragon_eclipse.rules.party import change_member, health_of
from rulewright.games.dragon_eclipse.rules.roguelite import achievements, piles
from rulewright.games.dragon_eclipse.rules.roguelite.deck import deck_of
from rulewright.games.dragon_eclipse.rules.roguelite.mystery import omen_cards
from rulewright.games.dragon_eclipse.rules.roguelite.tiers import draw_tier

from .run_table import (
    ARTIFACTS,
    CONTENT,
    do,
    end_fight,
    finish,
    go,
    into_fight,
    is_at,
    on_trail,
    put,
    scripted,
    sheet,
    trophies,
    until,
)
from .table import of

EVERYONE = tuple(sorted(CONTENT.mystlings))


# -- arrows ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-582", "DRE-652", "DRE-665")
def test_the_party_follows_arrows_and_resolves_every_space() -> None:
    """p.31"""
    state = on_trail()
    assert offered(state) == ["go-space 1a", "go-space 1b"]
    go(state, "1a")
    assert of(state, events.MysteryMet)
    until(state, steps.OnTrail)
    assert offered(state)[:2] == ["go-space 1c", "go-space 1d"]
    assert state.run.path == ("camp-0", "1a")


@pytest.mark.rule("DRE-666", "DRE-668", "DRE-670")
def test_a_won_fight_leaves_a_trophy_and_all_damage() -> None:
    state = into_fight(on_trail(), "camp-0", "1b")
    foe = state.combat.foe
    nature = CONTENT.nature_of[foe.enemy]
    assert nature.tier == 1
    assert (state.combat.map, state.combat.arena) == (nature.map, nature.arena)
    # More than half of its Health: the campaign would heal it after the Combat.
    hurt = state.combat.sheets[0].health - 3
    state.combat.sheets[0].damage = hurt
    end_fight(state)
    assert [(one.enemy, one.tier) for one in state.run.trophies] == [(foe.enemy, 1)]
    assert state.players[0].party[0].damage == hurt
    assert is_at(state, steps.OnTrail)


@pytest.mark.rule("DRE-584", "DRE-669", "DRE-683", "DRE-684")
def test_a_lost_fight_leads_to_the_resolution_at_once() -> None:
    state = into_fight(on_trail(), "camp-0", "1b")
    end_fight(state, won=False)
    assert of(state, events.RunEnded)[0].how == "lost"
    assert state.over
    assert state.outcome.winners == ()
    assert state.players[0].party[0].damage == 0
    assert state.run.locked == ("",)


@pytest.mark.rule("DRE-583", "DRE-585", "DRE-671")
def test_the_third_boss_wins_the_run() -> None:
    state = on_trail()
    state.run.bosses = 2
    into_fight(state, "3g", "3boss")
    assert state.combat.boss
    assert state.combat.foe.enemy == state.run.awaiting[2]
    end_fight(state)
    assert state.run.ended == "won"
    finish(state)
    assert state.outcome.winners == (0,)
    assert state.save.completed == ("long-pasture",)


@pytest.mark.rule("DRE-667", "DRE-618", "DRE-629", "DRE-871")
@pytest.mark.ruling("AMB-DRE-95")
def test_taming_needs_the_fourth_perk_and_a_locked_mystling() -> None:

    def meet_golomo(**marks: Any) -> DragonState:
        state = on_trail(save=sheet(**marks))
        piles.set_pile(state, "tier-2", piles.Pile(("wild-golomo",)))
        return into_fight(state, "1a", "1d")

    assert not meet_golomo(artifact_perks=3).combat.foe.tameable
    assert not meet_golomo(artifact_perks=4, mystlings=EVERYONE).combat.foe.tameable
    state = meet_golomo(artifact_perks=4)
    assert state.combat.foe.tameable
    end_fight(state, tamed=True)
    assert state.run.tamed == ("golomo",)
    assert "golomo" not in state.save.mystlings
    assert state.run.trophies[-1].enemy == "wild-golomo"


@pytest.mark.rule("DRE-673")
def test_a_boss_is_never_tamed() -> None:
    state = on_trail(save=sheet(artifact_perks=4))
    assert not into_fight(state, "1g", "1boss").combat.foe.tameable


@pytest.mark.rule("DRE-672", "DRE-873")
@pytest.mark.ruling("AMB-DRE-131", "AMB-DRE-41")
def test_each_reshuffle_corrupts_a_boss_until_no_card_is_left() -> None:
    state = into_fight(on_trail(), "1g", "1boss")
    assert state.combat.foe.corruptions == ()
    before = state.combat.foe.health, *state.combat.foe.base
    for number in range(1, 8):
        deck_empty(state, drawn=True)
        assert len(state.combat.foe.corruptions) == min(number, 6)
    assert len(set(state.combat.foe.corruptions)) == 6
    assert (state.combat.foe.health, *state.combat.foe.base) > before
    other = into_fight(on_trail(), "camp-0", "1b")
    deck_empty(other, drawn=True)
    assert other.combat.foe.corruptions == ()


@pytest.mark.rule("DRE-643", "DRE-715")
def test_a_tainted_enemy_starts_with_corruption_whoever_it_is() -> None:
    state = do(on_trail(), {"do": "taint", "n": 2})
    into_fight(state, "camp-0", "1b")
    assert len(state.combat.foe.corruptions) == 2
    assert state.run.taint == 0


@pytest.mark.ruling("AMB-DRE-94", "AMB-DRE-124")
@pytest.mark.rule("DRE-666")
def test_an_empty_tier_deck_gets_the_mystlings_of_its_trophies_back() -> None:
    state = on_trail()
    state.run.trophies = trophies(1)
    piles.set_pile(state, "tier-1", piles.Pile(()))
    into_fight(state, "camp-0", "1b")
    assert state.combat.foe.enemy == state.run.trophies[0].enemy
    end_fight(state)
    assert len(state.run.trophies) == 2


@pytest.mark.ruling("AMB-DRE-94")
@pytest.mark.rule("DRE-666")
def test_nobody_comes_back_while_a_tier_deck_has_cards() -> None:
    state = on_trail()
    state.run.trophies = trophies(2)
    left = [enemy for enemy in piles.cards_in(state, "tier-2") if enemy != state.run.trophies[0].enemy]
    piles.set_pile(state, "tier-2", piles.Pile(tuple(left)))
    assert {draw_tier(state, 2).enemy for _ in left} == set(left)
    assert draw_tier(state, 2).enemy == state.run.trophies[0].enemy


@pytest.mark.ruling("AMB-DRE-124")
@pytest.mark.rule("DRE-666")
def test_an_empty_tier_deck_gets_nobody_of_another_tier_and_no_boss_with_a_name() -> None:
    state = on_trail()
    state.run.trophies = (*trophies(1, 2, 4), Trophy("barrow-warden", 4))
    for tier in (1, 4):
        piles.set_pile(state, f"tier-{tier}", piles.Pile(()))
        quarry = draw_tier(state, tier)
        assert quarry.enemy == trophies(tier)[0].enemy
        assert piles.size(state, f"tier-{tier}") == 0
    assert len(state.run.trophies) == 4


@pytest.mark.ruling("AMB-DRE-125")
@pytest.mark.rule("DRE-740")
def test_no_quest_is_fulfilled_in_a_run() -> None:
    save = sheet(mystlings=EVERYONE)
    mystling = next(one.mystling for one in CONTENT.quests.values() if not one.story)
    state = into_fight(on_trail(save=save, mystling=mystling), "camp-0", "1b")
    assert not state.combat.sheets[0].questing


@pytest.mark.rule("DRE-863")
def test_two_players_meet_the_attack_cards_for_two() -> None:
    state = into_fight(on_trail(2), "camp-0", "1b")
    cards = (*state.combat.foe.deck, *state.combat.foe.box)
    assert {CONTENT.attacks[card].players for card in cards} == {2}
    assert sum(omen_cards(state).values()) == 12


@pytest.mark.rule("DRE-840")
def test_two_players_meet_the_major_corruption_of_the_tier_card() -> None:
    for players in (1, 2):
        state = into_fight(on_trail(players), "camp-0", "1b")
        letters = [CONTENT.corruptions[card].letter for card in state.combat.foe.corruptions]
        assert letters == [CONTENT.nature_of[state.combat.foe.enemy].major] * (players - 1)


@pytest.mark.rule("DRE-584", "DRE-849")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_mystling_that_falls_ends_the_run_of_both(seat: int) -> None:
    state = into_fight(on_trail(2), "camp-0", "1b")
    state.combat.sheets[seat].damage = state.combat.sheets[seat].health
    perform(state, 1 - seat, {"do": "gain-power", "n": 1})
    assert state.run.ended == "lost"


@pytest.mark.ruling("AMB-DRE-119")
@pytest.mark.rule("DRE-203")
def test_power_goes_into_one_pocket_and_a_heal_is_split() -> None:
    state = on_trail(2)
    for seat in (0, 1):
        change_member(state, seat, 0, damage=3)
    do(state, {"do": "gain-power", "n": 3})
    play(state, "pick-mystling prowler")
    assert [player.party[0].power for player in state.players] == [0, 3]
    do(state, {"do": "heal", "n": 3})
    play(state, "pick-mystling prowler", "pick-mystling young-iceling", "pick-mystling prowler")
    assert [player.party[0].damage for player in state.players] == [2, 1]


@pytest.mark.ruling("AMB-DRE-127")
@pytest.mark.rule("DRE-683")
def test_a_run_is_ended_at_any_choice_on_the_map_or_by_conceding() -> None:
    state = on_trail(conceding=True)
    assert [str(choice) for choice in state.decision.aside] == ["end-run"]
    twin = play(state.copy(), "end-run")
    assert twin.run.ended == "left"
    into_fight(state, "camp-0", "1b")
    play(state, "concede")
    assert state.run.ended == "lost"


# -- Mystery spaces ----------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-674")
def test_a_lettered_card_is_resolved_and_stays() -> None:
    state = on_trail()
    card = state.run.letters[0]
    for _ in range(2):
        put(state, "1c")
        go(state, "1f")
        assert of(state, events.MysteryMet)[0].mystery == card
        until(state, steps.OnTrail)
    # Guiding Grass asks for different ones.
    assert state.run.resolved == (card,)
    assert state.run.letters[0] == card
    assert card not in piles.cards_in(state, "mystery")


@pytest.mark.rule("DRE-675")
def test_of_two_drawn_cards_one_is_resolved_and_both_go_under_the_deck() -> None:
    state = put(on_trail(), "1b")
    go(state, "1e")
    first, second = [text.split()[1] for text in offered(state)]
    play(state, f"take-mystery {second}")
    until(state, steps.OnTrail)
    assert state.run.piles["mystery"].under == (first, second)


@pytest.mark.rule("DRE-601", "DRE-875")
@pytest.mark.ruling("AMB-DRE-118", "AMB-DRE-119")
def test_the_top_comes_first_for_every_deck_then_the_bottom_once() -> None:
    state = on_trail(2)
    state.run.letters = ("bog-surgeon", state.run.letters[1])
    change_member(state, 0, 0, damage=4)
    put(state, "1c")
    go(state, "1f")
    assert (state.decision.prompt, state.decision.seat) == ("prompt-cut", 0)
    play(state, "take-out strike")
    assert (state.decision.prompt, state.decision.seat) == ("prompt-cut", 1)
    play(state, "decline")
    assert (state.decision.prompt, state.decision.party) == ("prompt-option", (0, 1))
    play(state, "take-option 1")
    assert state.players[0].party[0].damage == 0
    assert "strike" not in deck_of(state, 0)
    assert "strike" in deck_of(state, 1)


@pytest.mark.ruling("AMB-DRE-118")
@pytest.mark.rule("DRE-601")
def test_offered_cards_that_are_not_added_go_under_their_deck() -> None:
    state = do(on_trail(), {"do": "offer-cards", "n": 3, "origin": "advancement"})
    found = state.decision.about["cards"]
    twin = play(state.copy(), "decline")
    assert twin.run.piles["advancement"].under == found
    play(state, f"add-card {found[0]}")
    assert state.run.piles["advancement"].under == found[1:]
    assert deck_of(state, 0).count(found[0]) == 1


@pytest.mark.ruling("AMB-DRE-57", "AMB-DRE-97")
@pytest.mark.rule("DRE-601")
def test_a_removed_card_stays_out_and_eight_cards_stay_in() -> None:
    state = do(on_trail(), {"do": "cut", "n": 20})
    while is_at(state, steps.CutCards):
        play(state, offered(state)[0])
    assert len(deck_of(state, 0)) == 8
    into_fight(state, "camp-0", "1b")
    sheet_now = state.combat.sheets[0]
    assert len(sheet_now.deck) + 4 == 8


@pytest.mark.rule("DRE-676", "DRE-626")
@pytest.mark.ruling("AMB-DRE-09")
@pytest.mark.parametrize(
    ("marked", "odds"),
    [
        (1, [4, 4, 4]),
        (7, [4, 3, 3]),
        pytest.param(2, [4, 3, 3], marks=pytest.mark.rule("DRE-616")),
        pytest.param(8, [4, 3, 2], marks=pytest.mark.rule("DRE-622")),
    ],
)
def test_perks_take_bad_cards_out_before_an_omen(marked: int, odds: list[int]) -> None:
    state = on_trail(save=sheet(artifact_perks=marked))
    assert list(omen_cards(state).values()) == odds
    change_member(state, 0, 0, damage=9)
    omen = {"do": "omen", "fang": [{"do": "heal", "n": 6}], "spiral": [{"do": "suffer", "n": 3}]}
    for outcome, damage in ((0, 3), (4, 9), (sum(odds) - 1, 12)):
        twin = do(scripted(state.copy(), outcome), omen)
        assert twin.players[0].party[0].damage == damage


@pytest.mark.ruling("AMB-DRE-117")
@pytest.mark.rule("DRE-601")
def test_misfortune_leaves_1_health_and_a_price_is_paid_in_full() -> None:
    state = on_trail()
    health = health_of(state, state.players[0].party[0])
    change_member(state, 0, 0, damage=health - 3)
    twin = do(state.copy(), {"do": "suffer", "n": 9})
    assert twin.players[0].party[0].damage == health - 1
    offer = {"do": "might", "damage": 3, "effects": [{"do": "cut"}]}
    assert not is_at(do(state.copy(), offer), steps.OfferRoad)
    paid = do(state, {**offer, "damage": 2})
    play(paid, "accept")
    assert paid.players[0].party[0].damage == health - 1
    assert is_at(paid, steps.CutCards)


BOTTOMS = {
    "lamplit-ferry": [["take-option 1"], ["take-option 2"]],
    "shrine-of-spare-words": [["accept", "take-out strike"]],
    "honest-toll": [
        ["take-option 1", "keep-item"],
        ["take-option 2", "pick-enemy", "keep-equipment"],
        ["take-option 3"],
    ],
    "nest-in-the-bell": [[]],
    "mirror-pool": [["pick-tier 1", "pick-enemy"]],
    "retired-champion": [["take-option 1", "put-on-top strike"], ["take-option 2"]],
    "ember-wager": [["accept", "accept"], ["decline", "decline"]],
    "bog-surgeon": [["take-option 1"], ["take-option 2"]],
    "auction-of-storms": [["take-option 1", "pick-enemy", "keep-equipment"], ["take-option 3"]],
    "other-road": [["take-option 2"], ["take-option 1"]],
    "stone-choir": [["accept"]],
    "feast-of-moths": [[]],
    "patient-door": [["take-option 2"], ["take-option 3"], ["take-option 1"]],
}


@pytest.mark.rule("DRE-601")
@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.component(card)) for card in CONTENT.mysteries])
def test_every_mystery_card_does_what_it_says(card: str) -> None:
    for way in BOTTOMS[card]:
        state = on_trail(save=sheet(artifact_perks=1))
        state.run.letters = (card, state.run.letters[1])
        state.run.exhausted = state.run.artifacts
        state.run.trophies = trophies(2, 3)
        state.fatigue -= 2
        change_member(state, 0, 0, damage=8, fatigue=2)
        before = state.copy()
        put(state, "1c")
        go(state, "1f")
        seen = list(state.events)
        added = 0
        while (
            state.decision.prompt in ("prompt-cut", "prompt-offered", "prompt-road")
            and state.decision.about.get("fatigue", 0) == 0
            and (state.agenda[-1].who >= 0 if is_at(state, steps.OfferRoad) else True)
        ):
            added += state.decision.prompt == "prompt-offered"
            play(state, offered(state)[0])
            seen.extend(state.events)
        for answer in way:
            chosen = next(text for text in offered(state) if text.startswith(answer))
            play(state, chosen)
            seen.extend(state.events)
        until(state, steps.OnTrail)
        tops = [type(effect).__name__ for effect in CONTENT.mysteries[card].top]
        assert bool(added) == ("OfferCards" in tops)
        assert state.players[0].party[0] != before.players[0].party[0]
        assert state.run.resolved == (card,)


@pytest.mark.ruling("AMB-DRE-94")
@pytest.mark.rule("DRE-668")
def test_a_trophy_that_is_handed_in_is_in_its_deck_again_and_scores_no_more() -> None:
    state = on_trail()
    low, high = trophies(1, 3)
    state.run.trophies = (low, high, Trophy("barrow-warden", 4))
    piles.take(state, "tier-3", high.enemy)
    toll = {"do": "hand-in", "tier": 2, "effects": [{"do": "gain-power", "n": 1}]}
    do(state, toll)
    assert set(offered(state)) == {f"pick-enemy {high.enemy}", "pick-enemy barrow-warden"}
    play(state, f"pick-enemy {high.enemy}")
    assert state.run.trophies == (low, Trophy("barrow-warden", 4))
    assert high.enemy in piles.cards_in(state, "tier-3")
    do(state, toll)
    assert state.run.trophies == (low,)
    assert "barrow-warden" not in piles.cards_in(state, "tier-4")
    assert state.players[0].party[0].power == 2


@pytest.mark.rule("DRE-224", "DRE-601")
@pytest.mark.parametrize(
    ("card", "equipment"),
    [("lamplit-ferry", "firefly-jar"), ("bog-surgeon", "lock-wrench"), ("patient-door", "ice-axe")],
)
def test_symbols_open_more_on_a_mystery_card(card: str, equipment: str) -> None:
    state = on_trail()
    state.fatigue -= 2
    change_member(state, 0, 0, damage=8, fatigue=2)
    state.bag.equipment = (equipment,)
    state.bag.equipment_deck = tuple(one for one in state.bag.equipment_deck if one != equipment)
    state.agenda.append(steps.Travel(CONTENT.mysteries[card].bottom, "DRE-601", card))
    state.game.book.advance(state)
    if card == "patient-door":
        play(state, "take-option 3")
        assert len(state.bag.equipment) == 2
        assert state.players[0].party[0].fatigue == 3
    else:
        member = state.players[0].party[0]
        assert (member.damage, member.power, member.fatigue) == ((4, 3, 2) if card == "lamplit-ferry" else (3, 0, 0))


@pytest.mark.rule("DRE-676")
@pytest.mark.parametrize("card", ["nest-in-the-bell", "feast-of-moths"])
def test_food_turns_a_spiral_into_an_eye(card: str) -> None:
    state = on_trail()
    change_member(state, 0, 0, damage=5)
    state.bag.equipment = ("honeycomb",)
    state.bag.equipment_deck = tuple(one for one in state.bag.equipment_deck if one != "honeycomb")
    scripted(state, 11, 0, 0)
    state.events = []
    state.agenda.append(steps.Travel(CONTENT.mysteries[card].bottom, "DRE-601", card))
    state.game.book.advance(state)
    assert of(state, events.OmenDrawn)[0].spared
    assert state.players[0].party[0].damage <= 5
    assert state.players[0].party[0].fatigue == 0


def test_stone_and_champion_reach_into_the_next_combat() -> None:
    state = do(on_trail(), {"do": "ahead", "stats": {"defense": 1, "willpower": 1, "swiftness": -1}}, {"do": "prime"})
    play(state, "put-on-top spit")
    base = CONTENT.mystlings["young-iceling"].stats
    into_fight(state, "camp-0", "1b")
    mine = state.combat.sheets[0]
    assert mine.slots[3] == "spit"
    assert mine.base == (base.willpower + 1, base.defense + 1, base.strength, max(0, base.swiftness - 1))
    end_fight(state)
    into_fight(state, "1a", "1d")
    assert state.combat.sheets[0].base[0] == base.willpower


def test_what_waits_for_the_next_combat_happens_in_no_later_one() -> None:
    state = do(on_trail(), {"do": "ahead", "effects": [{"do": "gain-power", "n": 2}]})
    into_fight(state, "camp-0", "1b")
    assert state.combat.sheets[0].power == 2
    end_fight(state)
    into_fight(state, "1a", "1d")
    assert state.combat.sheets[0].power == 0


def test_a_scouted_tier_deck_is_put_in_order() -> None:
    state = do(put(on_trail(), "1a"), {"do": "scout", "n": 2})
    play(state, "pick-tier 2")
    second = offered(state)[1].split()[1]
    play(state, f"pick-enemy {second}")
    assert state.run.piles["tier-2"].top[0] == second
    into_fight(state, "1a", "1d")
    assert state.combat.foe.enemy == second


@pytest.mark.rule("DRE-665")
def test_a_leap_skips_a_space_but_no_camp_and_no_boss() -> None:
    state = do(on_trail(), {"do": "leap"})
    assert set(offered(state)) == {"go-space 1c", "go-space 1d", "go-space 1e"}
    go(state, "1e")
    assert of(state, events.SpaceSkipped)[0].place == "1b"
    assert not state.run.leaping
    state = put(on_trail(), "1h")
    do(state, {"do": "leap"})
    assert offered(state) == ["go-space 1boss"]


# -- Artifacts ---------------------------------------------------------------------------------------------


def with_artifact(artifact: str):
    """A Run with one Artifact in use."""
    state = on_trail(save=sheet(artifacts=(artifact,)))
    assert state.run.artifacts == (artifact,)
    return state


IN_COMBAT = (
    "blinking-stone",
    "encased-crystals",
    "gem-of-growth",
    "reshuffling-tome",
    "smithereens",
    "infused-bracelet",
)


@pytest.mark.rule("DRE-597")
@pytest.mark.parametrize("artifact", [pytest.param(one, marks=pytest.mark.component(one)) for one in IN_COMBAT])
def test_an_artifact_is_used_once_in_a_combat(artifact: str) -> None:
    """p.28"""
    state = into_fight(with_artifact(artifact), "camp-0", "1b")
    mine, foe = state.combat.sheets[0], state.combat.foe
    mine.damage, foe.health, foe.damage = 8, 30, 25
    state.asked = None
    slots = mine.slots
    play(state, f"use-artifact {artifact}")
    for _ in range(8):
        if state.decision.prompt == "prompt-act":
            break
        play(state, offered(state)[-1])
    assert f"use-artifact {artifact}" not in offered(state)
    assert state.run.exhausted == (artifact,)
    changed = {
        "encased-crystals": mine.power == 4,
        "gem-of-growth": mine.damage == 2,
        "smithereens": foe.damage == 25 + 2 * 4 - 2 or foe.damage > 27,
        "reshuffling-tome": mine.slots != slots and all(mine.slots),
    }
    assert changed.get(artifact, True)


@pytest.mark.component("forgery")
@pytest.mark.rule("DRE-597")
def test_a_forgery_resolves_an_item_that_stays() -> None:
    state = with_artifact("forgery")
    change_member(state, 0, 0, damage=6)
    state.bag.items = ("ripe-nuts", "squib")
    state.asked = None
    twin = play(state.copy(), "use-artifact forgery")
    assert twin.players[0].party[0].damage == 1
    assert twin.bag.items == ("ripe-nuts", "squib")
    into_fight(state, "camp-0", "1b")
    state.combat.foe.track = ("fang-1", "eye-1", "", "", "")
    play(state, "use-artifact forgery", "keep-item squib")
    assert state.combat.foe.track[1] == ""
    assert "squib" in state.bag.items


@pytest.mark.component("emptying-book", "gem-of-growth")
@pytest.mark.rule("DRE-597")
def test_artifacts_of_the_road() -> None:
    state = with_artifact("emptying-book")
    play(state, "use-artifact emptying-book", "take-out strike", "accept", "take-out spit")
    assert len(deck_of(state, 0)) == 14
    assert state.players[0].party[0].damage == 2
    state = with_artifact("gem-of-growth")
    before = health_of(state, state.players[0].party[0])
    play(state, "use-artifact gem-of-growth", "take-option 2")
    assert health_of(state, state.players[0].party[0]) == before + 2
    into_fight(state, "camp-0", "1b")
    assert state.combat.sheets[0].health == before + 2


@pytest.mark.component("guiding-grass")
@pytest.mark.rule("DRE-597")
def test_guiding_grass_draws_anew() -> None:
    state = with_artifact("guiding-grass")
    go(state, "1b")
    first = state.run.quarry.enemy
    play(state, "accept")
    assert state.run.quarry.enemy != first
    assert state.run.piles["tier-1"].under == (first,)
    state = put(with_artifact("guiding-grass"), "1b")
    go(state, "1e")
    drawn = [text.split()[1] for text in offered(state)[:2]]
    play(state, "accept")
    assert not set(drawn) & {text.split()[1] for text in offered(state)}
    state = with_artifact("guiding-grass")
    play(state, "use-artifact guiding-grass")
    assert is_at(state, steps.ScoutTier)


@pytest.mark.component("spare-soul")
@pytest.mark.rule("DRE-597")
def test_a_spare_soul_keeps_a_mystling_standing_once() -> None:
    state = into_fight(with_artifact("spare-soul"), "camp-0", "1b")
    mine = state.combat.sheets[0]
    mine.damage, mine.conditions = mine.health + 3, (2, 0, 0, 0)
    perform(state, 0, {"do": "gain-power", "n": 1})
    assert mine.health - mine.damage == 1
    assert mine.conditions == (0, 0, 0, 0)
    mine.damage = mine.health
    perform(state, 0, {"do": "gain-power", "n": 1})
    assert state.run.ended == "lost"


@pytest.mark.component("spare-soul", "patient-door")
@pytest.mark.rule("DRE-598")
def test_a_spent_soul_is_not_made_ready_on_the_way() -> None:
    state = on_trail(save=sheet(artifact_perks=10))
    state.run.artifacts = state.run.exhausted = ("spare-soul", "forgery", "smithereens")
    do(state, {"do": "ready"})
    assert set(offered(state)) == {"take-artifact forgery", "take-artifact smithereens"}
    play(state, "take-artifact forgery")
    do(state, {"do": "ready", "n": 2})
    assert state.run.exhausted == ("spare-soul",)


# -- Achievements ------------------------------------------------------------------------------------------


def trying(artifact: str, players: int = 1):
    state = on_trail(players)
    state.run.locked = (artifact, *state.run.locked[1:])
    return state


@pytest.mark.rule("DRE-599", "DRE-865")
@pytest.mark.ruling("AMB-DRE-128")
def test_only_the_own_achievement_counts_and_it_counts_when_it_happens() -> None:
    state = trying("encased-crystals", 2)
    into_fight(state, "camp-0", "1b")
    state.combat.sheets[1].power = 10
    achievements.ended_turn(state, 1)
    assert not state.run.aside
    state.combat.sheets[0].power = 10
    achievements.ended_turn(state, 0)
    assert state.run.aside == ("encased-crystals",)
    assert state.run.locked[0] == ""
    assert "encased-crystals" not in state.run.artifacts
    end_fight(state, won=False)
    assert "encased-crystals" in state.save.artifacts


@pytest.mark.rule("DRE-599")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_every_achievement_can_be_fulfilled_and_asks_for_what_it_says(artifact: str) -> None:
    state = trying(artifact)
    wanted = CONTENT.artifacts[artifact].wants
    if artifact == "emptying-book":
        change_member(state, 0, 0, removed=tuple(sorted(state.players[0].party[0].cards)[:1]), fatigue=1)
        state.run.bosses = 1
        put(state, "1boss")
        go(state, "camp-1")
    elif artifact == "forgery":
        for item in ("clean-bandage", "hot-brick", "ripe-nuts"):
            assert not state.run.aside
            state.bag.items = (item,)
            state.asked = None
            play(state, f"use-item {item}")
    elif artifact == "guiding-grass":
        state.run.resolved = tuple(sorted(CONTENT.mysteries))[: wanted - 1]
        achievements.met_mysteries(state)
        assert not state.run.aside
        state.run.resolved = tuple(sorted(CONTENT.mysteries))[:wanted]
        achievements.met_mysteries(state)
    else:
        boss = artifact in ("gem-of-growth", "spare-soul")
        into_fight(state, *(("1g", "1boss") if boss else ("1a", "1d")))
        mine, foe = state.combat.sheets[0], state.combat.foe
        foe.tameable, foe.health = False, 60
        if artifact == "smithereens":
            perform(state, 0, {"do": "deal", "n": 10, "range": 0, "pierce": 9})
            assert not state.run.aside
            perform(state, 0, {"do": "deal", "n": 1, "range": 0, "pierce": 9})
        elif artifact == "encased-crystals":
            mine.power = wanted
            until_turn_ends(state)
        elif artifact == "infused-bracelet":
            for _ in range(wanted):
                assert not state.run.aside
                achievements.used_bonus(state, 0)
        else:
            mine.reshuffled = artifact == "reshuffling-tome"
            mine.damage = mine.health - wanted if artifact == "spare-soul" else mine.health // 2
            mine.moves = wanted if artifact == "blinking-stone" else 9
            end_fight(state)
    assert artifact in (*state.run.aside, *state.save.artifacts)


@pytest.mark.component("smithereens")
@pytest.mark.rule("DRE-599")
def test_the_damage_of_two_turns_is_not_added_up() -> None:
    """p.28: the Achievement says "in one turn", so what is dealt in the Enemy's turn is no part of it."""
    state = trying("smithereens")
    into_fight(state, "1a", "1d")
    foe = state.combat.foe
    foe.tameable, foe.health = False, 60
    strike = {"do": "deal", "n": 10, "range": 0, "pierce": 9}
    perform(state, 0, strike)
    state.combat.turn = ENEMY
    perform(state, 0, strike)
    state.agenda.append(steps.BeginTurn(0))
    state.game.book.advance(state)
    perform(state, 0, strike)
    assert not state.run.aside
    perform(state, 0, {**strike, "n": 1})
    assert state.run.aside == ("smithereens",)


def until_turn_ends(state) -> None:
    state.agenda.append(steps.FinishTurn(0))
    state.game.book.advance(state)


def test_achievements_that_are_not_met_stay_locked() -> None:
    for artifact, field, value in (
        ("blinking-stone", "moves", 2),
        ("reshuffling-tome", "reshuffled", False),
        ("gem-of-growth", "damage", 12),
        ("spare-soul", "damage", 2),
    ):
        state = trying(artifact)
        into_fight(state, "1g", "1boss")
        setattr(state.combat.sheets[0], field, value)
        end_fight(state)
        assert not state.run.aside, artifact


@pytest.mark.parametrize(
    ("artifact", "way", "left"),
    [("blinking-stone", ("camp-0", "1b"), 9), ("gem-of-growth", ("1a", "1d"), 99), ("spare-soul", ("1a", "1d"), 2)],
)
def test_an_achievement_against_a_boss_or_a_higher_tier_is_not_met_by_less(
    artifact: str, way: tuple[str, str], left: int
) -> None:
    state = into_fight(trying(artifact), *way)
    mine = state.combat.sheets[0]
    mine.damage = max(0, mine.health - left)
    end_fight(state)
    assert not state.run.aside


@pytest.mark.parametrize(("fatigue", "met"), [(0, True), (1, False)])
def test_fatigue_counts_among_the_cards_of_a_deck(fatigue: int, met: bool) -> None:
    state = trying("emptying-book")
    change_member(state, 0, 0, fatigue=fatigue)
    state.run.bosses = 1
    go(put(state, "1boss"), "camp-1")
    assert bool(state.run.aside) == met


@pytest.mark.ruling("AMB-DRE-128")
@pytest.mark.parametrize("artifact", ["blinking-stone", "reshuffling-tome"])
def test_what_asks_for_a_win_stays_locked_after_a_lost_combat(artifact: str) -> None:
    state = into_fight(trying(artifact), "1a", "1d")
    state.combat.sheets[0].reshuffled = True
    end_fight(state, won=False)
    assert state.run.ended == "lost"
    assert not state.run.aside


@pytest.mark.rule("DRE-373")
def test_moves_and_elemental_bonus_actions_are_counted_in_a_run() -> None:
    state = into_fight(on_trail(), "camp-0", "1b")
    perform(state, 0, {"do": "move"})
    assert state.combat.sheets[0].moves == 1
    play(state, offered(state)[0])
    state.combat.sheets[0].power = 10
    state.asked = None
    bonus = CONTENT.elemental["water"]
    play(state, f"use-bonus {bonus}")
    assert state.combat.sheets[0].bonuses == 1


@pytest.mark.rule("DRE-666")
@pytest.mark.ruling("AMB-DRE-124")
def test_where_nobody_of_a_tier_is_left_the_next_lower_one_comes_and_not_the_highest() -> None:
    state = on_trail()
    state.run.piles["tier-3"] = piles.Pile(())
    quarry = draw_tier(state, 3)
    assert quarry.tier == CONTENT.nature_of[quarry.enemy].tier == 2
    for tier in (1, 2):
        state.run.piles[f"tier-{tier}"] = piles.Pile(())
    quarry = draw_tier(state, 1)
    assert quarry.tier == CONTENT.nature_of[quarry.enemy].tier == 4
