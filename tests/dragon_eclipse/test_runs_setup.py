"""Run Setup: map, decks, Artifacts, Mystlings, Starting Perks, Darkness of the start, shortcuts. Rulebook p.28-31."""

from __future__ import annotations

import pytest

from rulewright.core.errors import SetupError
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.vocabulary import Pile, Rarity
from rulewright.games.dragon_eclipse.positions import offered, play
from rulewright.games.dragon_eclipse.rules.roguelite import piles
from rulewright.games.dragon_eclipse.rules.roguelite import sheet as sheets
from rulewright.games.dragon_eclipse.rules.roguelite.deck import deck_of
from rulewright.games.dragon_eclipse.rules.roguelite.tiers import tier_deck

from .run_table import ARTIFACTS, CONTENT, GAME, end_fight, go, into_fight, is_at, new, on_trail, sheet, until
from .table import change, of

EVERYONE = tuple(sorted(CONTENT.mystlings))
MAPS = tuple(CONTENT.trails)


# -- what there is ---------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-017", about="mysteries")
@pytest.mark.rule("DRE-601", about="mysteries")
def test_there_are_13_mystery_cards_with_a_top_and_a_bottom() -> None:
    """p.3, p.29"""
    assert len(CONTENT.mysteries) == 13
    tops = [{type(effect).__name__ for effect in card.top} - {"Might"} for card in CONTENT.mysteries.values()]
    assert [len(kinds) for kinds in tops].count(2) == 2
    assert sum(kinds == {"OfferCards"} for kinds in tops) == 7
    assert sum(kinds == {"Cut"} for kinds in tops) == 4
    assert all(card.bottom for card in CONTENT.mysteries.values())


@pytest.mark.rule("DRE-024", about="artifacts")
@pytest.mark.rule("DRE-595", about="artifacts")
@pytest.mark.rule("DRE-612", about="artifacts")
def test_there_are_10_artifacts_with_an_achievement_and_an_effect() -> None:
    """p.3, p.29"""
    assert len(ARTIFACTS) == 10
    texts = GAME.texts("en")
    assert {texts.name("artifact", one) for one in ARTIFACTS} == {
        "Blinking Stone", "Emptying Book", "Encased Crystals", "Forgery", "Gem of Growth", "Guiding Grass",
        "Infused Bracelet", "Reshuffling Tome", "Smithereens", "Spare Soul",
    }  # fmt: skip
    for one in CONTENT.artifacts.values():
        assert texts.component(one.id).rules[0].startswith("Achievement")
        assert one.combat or one.road or one.special


@pytest.mark.parametrize(
    ("cost", "count"),
    [
        pytest.param(0, 4, marks=pytest.mark.rule("DRE-603")),
        pytest.param(2, 4, marks=pytest.mark.rule("DRE-604")),
        pytest.param(3, 7, marks=pytest.mark.rule("DRE-605")),
        pytest.param(4, 11, marks=pytest.mark.rule("DRE-606")),
        pytest.param(5, 4, marks=pytest.mark.rule("DRE-607")),
    ],
)
@pytest.mark.rule("DRE-608", about="mystlings")
def test_30_mystlings_cost_93_essence_and_four_are_free(cost: int, count: int) -> None:
    """p.29"""
    costs = {one: sheets.cost_of(CONTENT, one) for one in CONTENT.mystlings}
    assert list(costs.values()).count(cost) == count
    assert sum(costs.values()) == 93
    assert sheets.new_sheet(CONTENT).mystlings == ("firple", "prowler", "young-alukah", "young-iceling")


@pytest.mark.rule("DRE-594", "DRE-596", "DRE-634")
@pytest.mark.rule("DRE-602")
def test_a_new_save_sheet_has_four_mystlings_one_map_and_nothing_else() -> None:
    """p.28-29"""
    save = sheets.new_sheet(CONTENT)
    assert (save.maps, save.artifacts, save.perks, save.darkness) == (("long-pasture",), (), (0,) * 6, 0)
    state = new(mystling="choose", sheet="new")
    assert set(offered(state)) == {f"pick-mystling {one}" for one in save.mystlings}
    assert len(MAPS) == 4


@pytest.mark.rule("DRE-705")
@pytest.mark.parametrize(("tier", "essence", "cost"), [(1, 1, 1), (1, 0, 0), (4, 2, 2)])
def test_mystlings_of_a_pack_cost_what_their_tier_cards_say(tier: int, essence: int, cost: int) -> None:
    """p.31: only the four of the sheet are unlocked from the start. Their Tier cards join the Tier decks."""
    game = change("firple", tier=tier, essence=essence, source={"author": "tests"})
    assert sheets.cost_of(game.content, "firple") == cost
    assert ("firple" in sheets.new_sheet(game.content).mystlings) == (cost == 0)
    assert "wild-firple" in tier_deck(game.content, tier)


def test_a_sheet_is_written_and_read_again_and_nonsense_is_refused() -> None:
    for name in sheets.SHEETS:
        found = sheets.read_sheet(CONTENT, name)
        assert sheets.read_sheet(CONTENT, sheets.write_sheet(found)) == found
    for text in ("nonsense", "{}", sheets.write_sheet(sheet(perks=(4, 0, 0, 0, 0, 0)))):
        with pytest.raises(SetupError):
            GAME.new(1, 1, {"sheet": text}, "roguelite")


def test_on_the_ladder_chance_says_how_many_steps_of_darkness_are_marked() -> None:
    """DRE-637: as many as Mystlings have all their boxes."""
    found = [GAME.new(1, seed, {"sheet": "ladder"}, "roguelite").save for seed in range(40)]
    assert {save.darkness for save in found} > {0, 10}
    for save in found:
        assert list(save.boxes.values()) == [3] * save.darkness
        assert len(save.artifacts) == 10


@pytest.mark.rule("DRE-638")
def test_on_the_ladder_darkness_is_in_force_without_a_question() -> None:
    """p.30"""
    for seed in range(6):
        state = GAME.new(1, seed, {"sheet": "ladder", "mystling": "umbra", "trail": "long-pasture"}, "roguelite")
        until(state, steps.OnTrail)
        assert state.run.darkness == state.save.darkness


@pytest.mark.rule("DRE-654")
def test_a_map_is_drawn_among_the_unlocked_ones() -> None:
    drawn = [until(new(seed=seed, save=sheet(maps=MAPS[:3]), trail="draw"), steps.OnTrail) for seed in range(12)]
    assert {state.run.trail for state in drawn} == set(MAPS[:3])


@pytest.mark.rule("DRE-625", "DRE-658")
def test_on_the_ladder_artifacts_are_drawn_for_the_slots() -> None:
    options = {"sheet": "ladder", "mystling": "umbra", "trail": "long-pasture"}
    drawn = [GAME.new(1, seed, options, "roguelite") for seed in range(20)]
    assert all(len(set(state.run.artifacts)) == 3 for state in drawn)
    assert {one for state in drawn for one in state.run.artifacts} == set(ARTIFACTS)


# -- the map, its decks and letters ------------------------------------------------------------------------


@pytest.mark.rule("DRE-578", "DRE-650", "DRE-651", "DRE-654")
def test_an_unlocked_map_is_chosen_and_the_position_is_its_first_space() -> None:
    """p.30"""
    state = new(save=sheet(maps=MAPS[:3]))
    assert set(offered(state)) == {f"pick-trail {one}" for one in MAPS[:3]}
    play(state, "pick-trail glass-market")
    until(state, steps.OnTrail)
    assert state.run.trail == "glass-market"
    assert state.run.space == "camp-0"


@pytest.mark.rule("DRE-653", "DRE-657")
@pytest.mark.parametrize("trail", MAPS)
def test_every_lettered_slot_gets_a_mystery_card_and_the_rest_is_the_deck(trail: str) -> None:
    state = on_trail(save=sheet(maps=MAPS), trail=trail)
    letters = CONTENT.trails[trail].letters
    assert 2 <= len(letters) <= 4
    assert len(state.run.letters) == len(letters)
    assert set(state.run.letters) | set(piles.cards_in(state, "mystery")) == set(CONTENT.mysteries)
    assert piles.size(state, "mystery") == 13 - len(letters)


@pytest.mark.rule("DRE-580", about="trails")
@pytest.mark.rule("DRE-600", about="trails")
@pytest.mark.ruling("AMB-DRE-121")
def test_every_map_has_three_parts_and_a_mystery_between_any_two_combats() -> None:
    """p.28-30"""
    from rulewright.games.dragon_eclipse.content.roguelite import trail_problems

    assert not list(trail_problems(tuple(CONTENT.trails.values())))
    for trail in CONTENT.trails.values():
        assert len(trail.bosses) == len(trail.camps) == 3


@pytest.mark.rule("DRE-655", "DRE-588")
@pytest.mark.parametrize(
    ("marked", "known"),
    [
        (0, {Pile.ADVANCEMENT_A}),
        pytest.param(3, {Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B}, marks=pytest.mark.rule("DRE-617", "DRE-627")),
        pytest.param(
            7,
            {Pile.ADVANCEMENT_B},
            marks=[pytest.mark.rule("DRE-621", "DRE-628"), pytest.mark.ruling("AMB-DRE-129")],
        ),
    ],
)
def test_the_advancement_deck_is_a_then_both_then_b(marked: int, known: set[Pile]) -> None:
    state = on_trail(save=sheet(artifact_perks=marked))
    cards = piles.cards_in(state, "advancement")
    assert {CONTENT.cards[card].pile for card in cards} == known
    assert len(cards) == 30 * len(known)


@pytest.mark.rule("DRE-591", "DRE-660")
@pytest.mark.ruling("AMB-DRE-93")
def test_the_tier_card_of_the_own_mystling_leaves_and_the_bosses_lie_open() -> None:
    state = on_trail()
    known = [enemy for tier in range(1, 6) for enemy in piles.cards_in(state, f"tier-{tier}")]
    assert "wild-young-iceling" not in known
    assert len(known) == 30 - 1 - 3
    tiers = [CONTENT.nature_of[boss].tier for boss in state.run.awaiting]
    assert tiers == [2, 3, 5]
    assert not set(state.run.awaiting) & set(known)


@pytest.mark.rule("DRE-587", "DRE-589", "DRE-662")
def test_all_cards_of_the_own_elements_lie_beside_the_map() -> None:
    state = on_trail(save=sheet(mystlings=EVERYONE), mystling="young-bolb")
    sizes = {element: piles.size(state, element) for element in ("earth", "water", "fire")}
    assert sizes == {"earth": 22, "water": 22, "fire": 0}


@pytest.mark.rule("DRE-590", "DRE-593", "DRE-656")
def test_everything_is_ready_before_the_first_space() -> None:
    state = on_trail()
    assert state.bag.item_deck
    assert state.bag.equipment_deck
    assert state.fatigue == 5


@pytest.mark.rule("DRE-659", "DRE-661")
def test_a_deck_starts_with_six_own_and_ten_starting_cards() -> None:
    state = on_trail()
    deck = deck_of(state, 0)
    assert len(deck) == len(set(deck)) == 16
    assert sum(CONTENT.cards[card].rarity is Rarity.SPECIFIC for card in deck) == 6
    assert sum(CONTENT.cards[card].pile is Pile.STARTING for card in deck) == 10


@pytest.mark.rule("DRE-659")
def test_a_locked_mystling_that_the_table_asked_for_is_not_replaced_by_chance() -> None:
    """p.30"""
    state = until(new(save=sheet(), mystling="vogandr"), steps.ChooseMystling)
    assert state.decision.rule == "DRE-659"
    assert {text.split()[1] for text in offered(state)} == {"firple", "prowler", "young-alukah", "young-iceling"}
    ready = until(new(save=sheet(mystlings=EVERYONE), mystling="vogandr"), steps.OnTrail)
    assert ready.players[0].party[0].mystling == "vogandr"


# -- two players -------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-579", "DRE-866", "DRE-867")
def test_two_players_have_a_mystling_of_another_element_a_deck_and_a_locked_artifact_each() -> None:
    """p.30-31"""
    state = new(2, save=sheet(mystlings=EVERYONE), partner="choose")
    elements = {CONTENT.mystlings[text.split()[1]].element for text in offered(state)}
    assert CONTENT.mystlings["young-iceling"].element not in elements
    until(state, steps.OnTrail)
    assert len(set(state.run.locked)) == 2
    assert all(len(deck_of(state, seat)) == 16 for seat in (0, 1))


@pytest.mark.rule("DRE-875", "DRE-864")
def test_the_party_decides_together_where_to_go_and_shares_artifacts() -> None:
    state = on_trail(2, save=sheet(artifact_perks=1))
    assert state.decision.party == (0, 1)
    state.apply(state.decision.choices[0], 1)
    assert state.run.path[-1] in ("1a", "1b")
    assert state.run.artifacts == ARTIFACTS[:1]


# -- Artifacts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-625", "DRE-658")
@pytest.mark.parametrize(
    ("marked", "slots"),
    [
        (0, 0),
        pytest.param(1, 1, marks=pytest.mark.rule("DRE-615")),
        (4, 1),
        pytest.param(5, 2, marks=pytest.mark.rule("DRE-619")),
        (9, 2),
        pytest.param(10, 3, marks=pytest.mark.rule("DRE-624")),
    ],
)
def test_as_many_artifacts_as_slots_are_in_use(marked: int, slots: int) -> None:
    """p.29"""
    state = on_trail(save=sheet(artifact_perks=marked))
    assert len(state.run.artifacts) == slots
    assert set(state.run.artifacts) <= set(ARTIFACTS[:marked])


@pytest.mark.rule("DRE-664", "DRE-596")
@pytest.mark.ruling("AMB-DRE-132")
def test_a_locked_artifact_is_chosen_by_its_achievement_and_nobody_takes_it_twice() -> None:
    state = until(new(2, save=sheet(artifact_perks=2)), steps.ChooseLocked)
    assert set(offered(state)) == {f"take-artifact {one}" for one in ARTIFACTS[2:]}
    told = GAME.texts("en").choice(state.decision.choices[0], state.decision)
    assert "Power" in told
    assert "Gain" not in told
    play(state, "take-artifact forgery")
    until(state, steps.ChooseLocked)
    assert "take-artifact forgery" not in offered(state)


# -- Starting Perks --------------------------------------------------------------------------------------------


def with_perk(number: int, step: int = 1, **options: object):
    """A Run in which one Starting Perk is bought, at its question."""
    perks = tuple(step if at == number else 0 for at in range(6))
    return new(save=sheet(perks=perks), **options)


@pytest.mark.rule("DRE-630", "DRE-663")
@pytest.mark.ruling("AMB-DRE-87")
def test_neutral_cards_come_from_the_advancement_deck() -> None:
    state = with_perk(0)
    assert {CONTENT.cards[text.split()[1]].pile for text in offered(state)[:-1]} == {Pile.ADVANCEMENT_A}
    before = piles.size(state, "advancement")
    play(state, "add-card lunge")
    assert "lunge" in deck_of(state, 0)
    assert piles.size(state, "advancement") == before - 1


@pytest.mark.rule("DRE-630")
@pytest.mark.ruling("AMB-DRE-89", "AMB-DRE-97")
def test_elemental_cards_are_of_the_own_elements_with_one_legendary() -> None:
    state = with_perk(1, 3)
    legendary = [text for text in offered(state)[:-1] if CONTENT.cards[text.split()[1]].rarity is Rarity.LEGENDARY]
    assert {CONTENT.cards[text.split()[1]].element for text in offered(state)[:-1]} == {"water"}
    before = piles.size(state, "water")
    play(state, legendary[0])
    assert not [text for text in offered(state)[:-1] if CONTENT.cards[text.split()[1]].rarity is Rarity.LEGENDARY]
    play(state, offered(state)[0], offered(state)[0])
    assert len(deck_of(state, 0)) == 19
    assert piles.size(state, "water") == before - 3
    assert is_at(state, steps.ChooseLocked)


@pytest.mark.ruling("AMB-DRE-97")
@pytest.mark.rule("DRE-129")
def test_no_more_cards_of_the_subtype_than_are_printed() -> None:
    from rulewright.games.dragon_eclipse.rules.roguelite.deck import can_add, change_deck

    state = on_trail(save=sheet(mystlings=EVERYONE), mystling="young-bolb")
    water = [card.id for card in CONTENT.cards.values() if card.element == "water" and card.pile is Pile.ELEMENTAL]
    usual = [card for card in water if CONTENT.cards[card].rarity is not Rarity.LEGENDARY]
    for card in usual[: CONTENT.mystlings["young-bolb"].subtype_cards]:
        assert can_add(state, 0, card)
        change_deck(state, 0, card, "DRE-601")
    assert not can_add(state, 0, usual[5])


@pytest.mark.rule("DRE-630")
def test_cards_are_removed_and_items_chosen() -> None:
    state = with_perk(2, 2)
    play(state, "take-out strike", "take-out spit")
    assert len(deck_of(state, 0)) == 14
    state = with_perk(3, 2)
    play(state, "keep-item squib", "keep-item tin-cup")
    assert state.bag.items == ("squib", "tin-cup")
    assert not {"squib", "tin-cup"} & set(state.bag.item_deck)


@pytest.mark.ruling("AMB-DRE-10")
@pytest.mark.rule("DRE-630")
def test_power_waits_for_the_first_combat() -> None:
    state = until(with_perk(4, 3), steps.OnTrail)
    assert state.players[0].party[0].power == 3
    into_fight(state, "camp-0", "1b")
    assert state.combat.sheets[0].power == 3


@pytest.mark.ruling("AMB-DRE-120")
@pytest.mark.rule("DRE-225", "DRE-827", "DRE-835")
def test_of_three_equipment_cards_two_stay_and_items_come_once_for_both() -> None:
    state = with_perk(5, 3)
    assert is_at(state, steps.TrimBag)
    assert len(state.bag.equipment) == 3
    state = until(new(2, save=sheet(perks=(0, 0, 0, 1, 1, 1))), steps.TakePerk)
    assert state.decision.party == (0, 1)
    play(state, "keep-item squib")
    until(state, steps.OnTrail)
    assert state.bag.items == ("squib",)
    assert len(state.bag.equipment) == 1
    assert [player.party[0].power for player in state.players] == [1, 1]


# -- Darkness --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-620", "DRE-638")
@pytest.mark.ruling("AMB-DRE-90")
def test_darkness_needs_marked_steps_and_the_sixth_perk() -> None:
    """p.30"""
    assert new(save=sheet(darkness=4, artifact_perks=5)).decision.prompt != "prompt-darkness"
    assert new(save=sheet(darkness=0, artifact_perks=6)).decision.prompt != "prompt-darkness"
    state = new(save=sheet(darkness=4, artifact_perks=6))
    assert state.decision.prompt == "prompt-darkness"
    play(state, "accept")
    assert state.run.darkness == 4


def dark(steps_in_force: int, **options: object):
    """A Run with so many steps of Darkness, at its first arrows."""
    state = new(save=sheet(darkness=steps_in_force, artifact_perks=6, mystlings=EVERYONE), **options)
    return until(play(state, "accept"), steps.OnTrail)


@pytest.mark.rule("DRE-639", "DRE-649")
@pytest.mark.rule("DRE-640")
@pytest.mark.rule("DRE-641")
def test_darkness_1_to_3_strike_at_the_start() -> None:
    one, two, three = (dark(n).players[0].party[0] for n in (1, 2, 3))
    assert (one.damage, one.removed, one.fatigue) == (5, (), 0)
    assert len(two.removed) == 1
    assert CONTENT.cards[two.removed[0]].rarity is Rarity.SPECIFIC
    assert (three.damage, three.fatigue) == (5, 1)


@pytest.mark.rule("DRE-644", "DRE-874")
@pytest.mark.ruling("AMB-DRE-122")
def test_darkness_6_draws_from_the_next_tier_but_named_bosses_stay() -> None:
    state = dark(6)
    assert [CONTENT.nature_of[boss].tier for boss in state.run.awaiting] == [3, 4, 5]
    into_fight(state, "camp-0", "1b")
    assert CONTENT.nature_of[state.combat.foe.enemy].tier == 2
    end_fight(state)
    assert state.run.trophies[-1].tier == 2
    save = sheet(darkness=6, artifact_perks=6, maps=MAPS)
    stair = play(new(save=save, trail="drowned-stair"), "accept")
    assert until(stair, steps.OnTrail).run.awaiting[0] == "barrow-warden"


@pytest.mark.gold("GOLD-DRE-66")
@pytest.mark.rule("DRE-645", "DRE-646", "DRE-647", "DRE-648")
def test_all_ten_steps_of_darkness() -> None:
    """p.30: Firenova costs 9, the Fire Bonus Action 6, slot 2 gives 1, Golomo's marker lies on slot 2."""
    from rulewright.games.dragon_eclipse.rules.stats import slot_power
    from rulewright.games.dragon_eclipse.rules.turn import at_hand

    state = dark(10, mystling="young-emberling")
    member = state.players[0].party[0]
    assert (member.damage, member.fatigue, len(member.removed)) == (5, 1, 1)
    piles.set_pile(state, "tier-2", piles.Pile(("wild-golomo",)))
    into_fight(state, "camp-0", "1b")
    assert state.combat.foe.enemy == "wild-golomo"
    assert CONTENT.enemies["wild-golomo"].slot == 3
    assert state.combat.foe.marker == 2
    cost = {bonus.id: bonus.power for bonus in at_hand(state, 0)}
    assert cost["firenova"] == 9
    assert cost[CONTENT.elemental["fire"]] == 6
    assert [slot_power(state, 0, slot) for slot in (1, 2, 3, 4)] == [1, 1, 2, 3]
    from rulewright.games.dragon_eclipse.rules.roguelite.tiers import raised_tier

    assert raised_tier(state, 5) == 5
    assert state.combat.foe.corruptions == ()
    state.combat.sheets[0].damage = 7
    end_fight(state)
    into_fight(state, "1g", "1boss")
    assert len(state.combat.foe.corruptions) == 1
    end_fight(state)
    go(state, "camp-1")
    assert state.players[0].party[0].damage == 5


# -- shortcuts ---------------------------------------------------------------------------------------------------


@pytest.mark.gold("GOLD-DRE-74")
@pytest.mark.rule("DRE-700", "DRE-702", "DRE-703")
def test_boxes_open_shortcuts_with_the_tops_of_mystery_cards() -> None:
    """p.31"""
    state = new(save=sheet(boxes={"young-iceling": 2}))
    assert offered(state) == ["start-at 0", "start-at 1", "start-at 2"]
    assert offered(new(save=sheet(boxes={"young-iceling": 1}))) == ["start-at 0", "start-at 1"]
    for camp, cards in ((1, 3), (2, 6)):
        twin = play(state.copy(), f"start-at {camp}")
        met = list(of(twin, events.MysteryMet))
        while not is_at(twin, steps.OnTrail):
            twin.apply(twin.decision.choices[-1], twin.decision.seat)
            met.extend(of(twin, events.MysteryMet))
        assert len(met) == cards
        assert twin.run.space == f"camp-{camp}"
        assert twin.run.bosses == camp
        assert not twin.run.resolved
        assert {*twin.run.letters, *piles.cards_in(twin, "mystery")} == set(CONTENT.mysteries)


@pytest.mark.rule("DRE-868", "DRE-700")
@pytest.mark.ruling("AMB-DRE-98")
def test_of_two_mystlings_the_lower_number_of_boxes_counts() -> None:
    state = new(2, save=sheet(boxes={"young-iceling": 2}))
    assert state.decision.prompt != "prompt-shortcut"
    state = new(2, save=sheet(boxes={"young-iceling": 2, "prowler": 1}))
    assert offered(state) == ["start-at 0", "start-at 1"]


@pytest.mark.rule("DRE-701", "DRE-610")
def test_a_run_with_darkness_has_no_shortcut() -> None:
    state = new(save=sheet(boxes={"young-iceling": 3}, darkness=1, artifact_perks=6))
    twin = play(state.copy(), "accept")
    while is_at(twin, steps.FillSlots):
        twin.apply(twin.decision.choices[0], 0)
    assert not is_at(twin, steps.ChooseShortcut)
    play(state, "decline")
    while is_at(state, steps.FillSlots):
        state.apply(state.decision.choices[0], 0)
    assert is_at(state, steps.ChooseShortcut)


@pytest.mark.rule("DRE-704")
@pytest.mark.ruling("AMB-DRE-132")
def test_starting_perks_come_after_a_shortcut_too() -> None:
    state = play(new(save=sheet(boxes={"young-iceling": 1}, perks=(0, 0, 0, 0, 2, 0))), "start-at 1")
    assert state.players[0].party[0].power == 2
