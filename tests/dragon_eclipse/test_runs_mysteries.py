"""Every branch of every Mystery card and Artifact, with its exact outcome. Rulebook p.28-31."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import offered, perform, play
from rulewright.games.dragon_eclipse.rules.party import change_member, health_of
from rulewright.games.dragon_eclipse.rules.roguelite import piles
from rulewright.games.dragon_eclipse.rules.roguelite.deck import deck_of

from .run_table import CONTENT, into_fight, is_at, on_trail, put, scripted, sheet, trophies
from .table import of

FANG, EYE, SPIRAL = 0, 4, 8
"""Outcomes of an omen from all twelve cards."""


def carried(state: DragonState) -> tuple[int, int]:
    """How many Items and Equipment cards are held."""
    return len(state.bag.items), len(state.bag.equipment)


def hold(state: DragonState, *equipment: str) -> DragonState:
    """The party carries these Equipment cards."""
    state.bag.equipment = equipment
    state.bag.equipment_deck = tuple([one for one in state.bag.equipment_deck if one not in equipment])
    return state


def begin(state: DragonState, effects: Any, card: str, who: int = -1) -> DragonState:
    state.events, state.rolls = [], []
    state.agenda.append(steps.Travel(effects, "DRE-601", card, who))
    state.game.book.advance(state)
    return state


def bottom(card: str, state: DragonState | None = None, *, omen: int | None = None, **given: Any) -> DragonState:
    """A lower part is being resolved: 8 damage and 2 Fatigue before it, one trophy each of Tier II and III."""
    state = on_trail() if state is None else state
    state.fatigue -= 2
    change_member(state, 0, 0, **{"damage": 8, "fatigue": 2, **given})
    state.run.trophies = trophies(2, 3)
    if omen is not None:
        scripted(state, omen)
    return begin(state, CONTENT.mysteries[card].bottom, card)


def tray(state: DragonState) -> tuple[int, int, int]:
    member = state.players[0].party[0]
    return member.damage, member.fatigue, member.power


# -- lower parts -----------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-601")
@pytest.mark.component("lamplit-ferry", "bog-surgeon")
@pytest.mark.parametrize(
    ("card", "symbol", "first", "second", "both"),
    [
        ("lamplit-ferry", "firefly-jar", (4, 2, 0), (8, 2, 3), (4, 2, 3)),
        ("bog-surgeon", "lock-wrench", (3, 2, 0), (8, 0, 0), (3, 0, 0)),
    ],
)
def test_one_of_two_without_a_symbol_and_both_with_it(
    card: str, symbol: str, first: tuple[int, ...], second: tuple[int, ...], both: tuple[int, ...]
) -> None:
    """p.29"""
    state = bottom(card)
    assert offered(state) == ["take-option 1", "take-option 2"]
    assert tray(play(state.copy(), "take-option 1")) == first
    assert tray(play(state, "take-option 2")) == second
    assert tray(bottom(card, hold(on_trail(), symbol))) == both


@pytest.mark.rule("DRE-601", "DRE-189")
@pytest.mark.component("shrine-of-spare-words")
def test_the_shrine_takes_another_card_for_a_fatigue() -> None:
    state = bottom("shrine-of-spare-words")
    assert tray(play(state.copy(), "decline")) == (8, 2, 0)
    play(state, "accept", "take-out strike")
    assert tray(state) == (8, 3, 0)
    assert len(deck_of(state, 0)) == 15
    none_left = on_trail()
    none_left.fatigue = 2
    assert is_at(bottom("shrine-of-spare-words", none_left), steps.OnTrail)


@pytest.mark.rule("DRE-601", "DRE-668")
@pytest.mark.ruling("AMB-DRE-94", "AMB-DRE-117")
@pytest.mark.component("honest-toll")
def test_the_toll_is_paid_in_health_or_with_a_trophy_or_not_at_all() -> None:
    state = bottom("honest-toll")
    assert offered(state) == ["take-option 1", "take-option 2", "take-option 3"]
    hurt = play(state.copy(), "take-option 1")
    assert tray(hurt)[0] == 11
    assert len(offered(hurt)) == 2
    assert carried(play(hurt, offered(hurt)[0])) == (1, 0)
    twin = play(state.copy(), "take-option 3")
    assert (tray(twin), carried(twin), len(twin.run.trophies)) == ((8, 2, 0), (0, 0), 2)
    (second, third) = (one.enemy for one in state.run.trophies)
    play(state, "take-option 2", f"pick-enemy {third}")
    assert [one.enemy for one in state.run.trophies] == [second]
    assert third in piles.cards_in(state, "tier-3")
    assert len(offered(state)) == 3
    assert carried(play(state, offered(state)[0])) == (0, 1)
    weak = on_trail()
    health = health_of(weak, weak.players[0].party[0])
    assert offered(bottom("honest-toll", weak, damage=health - 3))[0] == "take-option 2"


@pytest.mark.rule("DRE-601")
@pytest.mark.ruling("AMB-DRE-117")
@pytest.mark.component("honest-toll", "auction-of-storms")
def test_only_a_trophy_of_that_tier_is_handed_in() -> None:
    for tiers, toll, auction in (
        ((), (1, 3), (3,)),
        ((1,), (1, 3), (3,)),
        ((2,), (1, 2, 3), (1, 3)),
        ((3,), (1, 2, 3), (1, 2, 3)),
    ):
        for card, numbers in (("honest-toll", toll), ("auction-of-storms", auction)):
            state = on_trail()
            state.run.trophies = trophies(*tiers)
            begin(state, CONTENT.mysteries[card].bottom, card)
            if len(numbers) > 1:
                assert offered(state) == [f"take-option {number}" for number in numbers]
            else:
                assert is_at(state, steps.OnTrail) or offered(state) == ["take-option 3"]


@pytest.mark.rule("DRE-601", "DRE-668")
@pytest.mark.component("auction-of-storms")
def test_the_auction_shows_more_for_a_better_trophy() -> None:
    state = bottom("auction-of-storms")
    second, third = (one.enemy for one in state.run.trophies)
    cheap = play(state.copy(), "take-option 1", f"pick-enemy {second}")
    assert len(offered(cheap)) == 2
    assert [one.enemy for one in cheap.run.trophies] == [third]
    assert second in piles.cards_in(cheap, "tier-2")
    dear = play(state.copy(), "take-option 2")
    assert [one.enemy for one in dear.run.trophies] == [second]
    assert len(offered(dear)) == 4
    assert carried(play(dear, offered(dear)[3])) == (0, 1)
    assert len(dear.bag.equipment_under) == 3
    assert carried(play(state, "take-option 3")) == (0, 0)
    assert len(state.run.trophies) == 2


@pytest.mark.rule("DRE-676")
@pytest.mark.component("nest-in-the-bell")
@pytest.mark.parametrize(("food", "spiral"), [((), 11), (("honeycomb",), 6)])
def test_the_nest_gives_an_item_heals_or_hurts(food: tuple[str, ...], spiral: int) -> None:
    state = bottom("nest-in-the-bell", hold(on_trail(), *food), omen=FANG)
    assert len(offered(state)) == 3
    assert carried(play(state, offered(state)[1]))[0] == 1
    assert len(state.bag.item_under) == 2
    assert tray(state)[0] == 8
    assert tray(bottom("nest-in-the-bell", hold(on_trail(), *food), omen=EYE))[0] == 6
    state = bottom("nest-in-the-bell", hold(on_trail(), *food), omen=SPIRAL)
    assert tray(state)[0] == spiral
    assert of(state, events.OmenDrawn)[0].spared == bool(food)


@pytest.mark.rule("DRE-676")
@pytest.mark.component("feast-of-moths")
@pytest.mark.parametrize(
    ("omen", "food", "items", "fatigue"),
    [
        (FANG, (), 2, 2),
        (EYE, (), 1, 2),
        (SPIRAL, (), 1, 3),
        (SPIRAL, ("smoked-eel",), 1, 2),
        (FANG, ("smoked-eel",), 2, 2),
    ],
)
def test_the_feast_gives_items_and_with_a_spiral_fatigue(
    omen: int, food: tuple[str, ...], items: int, fatigue: int
) -> None:
    state = bottom("feast-of-moths", hold(on_trail(), *food), omen=omen)
    assert carried(state)[0] == items
    assert tray(state) == (8, fatigue, 0)


@pytest.mark.rule("DRE-676", "DRE-715")
@pytest.mark.component("ember-wager")
def test_the_wager_is_offered_twice_and_each_omen_counts() -> None:
    state = bottom("ember-wager")
    twin = play(state.copy(), "decline", "decline")
    assert (tray(twin), twin.run.taint, of(twin, events.OmenDrawn)) == ((8, 2, 0), 0, [])
    for omen, damage, taint in ((FANG, 2, 0), (EYE, 8, 0), (SPIRAL, 8, 1)):
        once = play(scripted(state.copy(), omen), "accept", "decline")
        assert (tray(once)[0], once.run.taint) == (damage, taint)
        assert is_at(once, steps.OnTrail)
    twice = play(scripted(state.copy(), SPIRAL, SPIRAL), "accept", "accept")
    assert twice.run.taint == 2
    assert is_at(twice, steps.OnTrail)
    late = play(scripted(state, FANG), "decline", "accept")
    assert tray(late)[0] == 2


@pytest.mark.rule("DRE-601", "DRE-666")
@pytest.mark.component("mirror-pool")
def test_the_mirror_shows_two_of_a_tier_that_lies_ahead() -> None:
    state = put(on_trail(), "1a")
    ahead = [text for text in offered(bottom("mirror-pool", state)) if text.startswith("pick-tier")]
    assert ahead == ["pick-tier 1", "pick-tier 2"]
    play(state, "pick-tier 2")
    first, second = (text.split()[1] for text in offered(state))
    play(state, f"pick-enemy {second}")
    assert state.run.piles["tier-2"].top == (second, first)
    assert is_at(bottom("mirror-pool", put(on_trail(), "1h")), steps.OnTrail)


@pytest.mark.rule("DRE-601")
@pytest.mark.component("retired-champion")
def test_the_champion_lays_a_card_into_slot_4_or_takes_a_fatigue_away() -> None:
    state = bottom("retired-champion")
    assert tray(play(state.copy(), "take-option 2")) == (8, 1, 0)
    play(state, "take-option 1")
    assert len(offered(state)) == 16
    play(state, "put-on-top spit")
    into_fight(state, "camp-0", "1b")
    assert state.combat.sheets[0].slots[3] == "spit"
    assert state.run.primed == ("",)


@pytest.mark.rule("DRE-665", "DRE-674", "DRE-715")
@pytest.mark.component("other-road")
def test_the_other_road_is_a_lettered_card_again_or_around_a_space_with_a_stronger_enemy() -> None:
    state = on_trail()
    state.run.letters = ("bog-surgeon", "lamplit-ferry")
    bottom("other-road", state)
    twin = play(state.copy(), "take-option 2")
    assert (twin.run.leaping, twin.run.taint) == (True, 1)
    assert set(offered(twin)) == {"go-space 1c", "go-space 1d", "go-space 1e"}
    play(state, "take-option 1")
    assert offered(state) == ["take-mystery bog-surgeon", "take-mystery lamplit-ferry"]
    play(state, "take-mystery lamplit-ferry", "take-option 2")
    assert tray(state) == (8, 2, 3)
    # Its lower part alone, and no echo of an echo.
    assert "lamplit-ferry" not in state.run.resolved
    alone = on_trail()
    alone.run.letters = ("other-road", "bog-surgeon")
    play(bottom("other-road", alone), "take-option 1", "take-option 1")
    assert tray(alone) == (3, 2, 0)


@pytest.mark.rule("DRE-601")
@pytest.mark.component("stone-choir")
def test_the_choir_hardens_and_slows_for_one_combat_or_is_left_alone() -> None:
    usual = CONTENT.mystlings["young-iceling"].stats
    for answer, more in (("accept", 1), ("decline", 0)):
        state = play(bottom("stone-choir"), answer)
        into_fight(state, "camp-0", "1b")
        row = (usual.willpower + more, usual.defense + more, usual.strength, usual.swiftness - more)
        assert state.combat.sheets[0].base == row
        assert state.run.ahead_stats == ()


@pytest.mark.rule("DRE-598", "DRE-601")
@pytest.mark.component("patient-door")
def test_the_door_readies_an_artifact_heals_or_opens_for_gear() -> None:
    state = on_trail(save=sheet(artifact_perks=5))
    state.run.exhausted = state.run.artifacts
    first, second = state.run.artifacts
    bottom("patient-door", state)
    ready = play(state.copy(), "take-option 1", f"take-artifact {second}")
    assert ready.run.exhausted == (first,)
    assert tray(play(state.copy(), "take-option 2")) == (5, 2, 0)
    shut = play(state.copy(), "take-option 3")
    assert (carried(shut), tray(shut)) == ((0, 0), (8, 2, 0))
    open_door = play(hold(state, "ice-axe"), "take-option 3")
    assert (carried(open_door), tray(open_door)) == ((0, 2), (8, 3, 0))
    # Nothing to make ready.
    assert offered(bottom("patient-door"))[0] == "take-option 2"


# -- upper parts -----------------------------------------------------------------------------------------


def top(card: str, state: DragonState | None = None) -> DragonState:
    state = on_trail() if state is None else state
    return begin(state, CONTENT.mysteries[card].top, card, 0)


@pytest.mark.rule("DRE-601", "DRE-655")
@pytest.mark.ruling("AMB-DRE-118")
@pytest.mark.parametrize(
    ("card", "pile", "n"),
    [
        pytest.param(card, pile, n, marks=pytest.mark.component(card))
        for card, pile, n in (
            ("lamplit-ferry", "advancement", 3),
            ("honest-toll", "advancement", 3),
            ("other-road", "advancement", 3),
            ("nest-in-the-bell", "water", 3),
            ("ember-wager", "water", 3),
        )
    ],
)
def test_an_offered_card_is_added_or_left_and_the_others_go_under_their_deck(card: str, pile: str, n: int) -> None:
    state = top(card)
    shown = state.decision.about["cards"]
    assert len(shown) == n
    size = piles.size(state, pile)
    left = play(state.copy(), "decline")
    assert left.run.piles[pile].under == shown
    assert len(deck_of(left, 0)) == 16
    wanted = shown[1]
    play(state, f"add-card {wanted}")
    assert is_at(state, steps.OnTrail)
    at = shown.index(wanted)
    assert state.run.piles[pile].under == shown[:at] + shown[at + 1 :]
    assert piles.size(state, pile) == size + n - 1
    assert wanted in deck_of(state, 0)


@pytest.mark.rule("DRE-601")
@pytest.mark.component("feast-of-moths")
@pytest.mark.parametrize(
    ("mystling", "decks"),
    [("young-iceling", ("advancement", "water", "water")), ("young-bolb", ("advancement", "earth", "water"))],
)
def test_the_feast_offers_one_card_of_each_deck(mystling: str, decks: tuple[str, ...]) -> None:
    """Without a subtype two of the main Element."""
    state = on_trail(save=sheet(mystlings=tuple(sorted(CONTENT.mystlings))), mystling=mystling)
    top("feast-of-moths", state)
    assert state.agenda[-1].piles == decks


@pytest.mark.rule("DRE-601")
@pytest.mark.ruling("AMB-DRE-118")
@pytest.mark.component("shrine-of-spare-words", "bog-surgeon", "patient-door")
@pytest.mark.parametrize("card", ["shrine-of-spare-words", "bog-surgeon", "patient-door"])
def test_one_card_is_removed_or_none(card: str) -> None:
    state = top(card)
    assert len(offered(state)) == 17
    assert len(deck_of(play(state.copy(), "decline"), 0)) == 16
    play(state, "take-out charge")
    assert len(deck_of(state, 0)) == 15
    assert is_at(state, steps.OnTrail)


@pytest.mark.rule("DRE-601")
@pytest.mark.component("mirror-pool", "retired-champion")
def test_two_cards_of_the_mysteries_remove_first_and_then_add() -> None:
    state = top("mirror-pool")
    assert len(offered(state)) == 17
    play(state, "take-out charge")
    assert len(state.decision.about["cards"]) == 3
    play(state, offered(state)[0])
    assert len(deck_of(state, 0)) == 16
    state = top("retired-champion")
    starting = {text.split()[1] for text in offered(state)[:-1]}
    assert len(starting) == 10
    assert {str(CONTENT.cards[card].pile) for card in starting} == {"starting"}
    play(state, "decline")
    assert len(state.decision.about["cards"]) == 2


@pytest.mark.rule("DRE-601")
@pytest.mark.ruling("AMB-DRE-117")
@pytest.mark.component("auction-of-storms", "stone-choir")
def test_a_second_card_costs_damage_where_it_can_be_paid() -> None:
    for card, price, first in (("auction-of-storms", 4, "add-card"), ("stone-choir", 2, "take-out")):
        state = top(card)
        before = len(deck_of(state, 0))
        play(state, next(text for text in offered(state) if text.startswith(first)))
        changed = len(deck_of(state, 0)) - before
        assert abs(changed) == 1
        assert state.decision.about["damage"] == price
        left = play(state.copy(), "decline")
        assert (tray(left)[0], is_at(left, steps.OnTrail)) == (0, True)
        play(state, "accept")
        assert tray(state)[0] == price
        play(state, next(text for text in offered(state) if text.startswith(first)))
        assert len(deck_of(state, 0)) == before + 2 * changed
        weak = on_trail()
        health = health_of(weak, weak.players[0].party[0])
        change_member(weak, 0, 0, damage=health - price)
        top(card, weak)
        assert is_at(play(weak, "decline"), steps.OnTrail)


# -- Artifacts -------------------------------------------------------------------------------------------


def fighting(artifact: str, **foe: Any) -> DragonState:
    """The first fight of a Run with one Artifact in use, the Enemy without Willpower and beside Young Iceling."""
    state = into_fight(on_trail(save=sheet(artifacts=(artifact,))), "camp-0", "1b")
    combat = state.combat
    combat.foe.tameable = combat.foe.fact = False
    combat.foe.base, combat.foe.health, combat.foe.damage = (0, 0, 2, 2), 60, 0
    for name, value in foe.items():
        setattr(combat.foe, name, value)
    combat.sheets[0].space = CONTENT.ground(combat.map, False).walkable[combat.foe.space][0]
    state.asked = None
    return state


@pytest.mark.rule("DRE-597")
@pytest.mark.component("smithereens")
@pytest.mark.parametrize(("left", "dealt"), [(9, 4), (8, 6)])
def test_smithereens_finish_a_weak_enemy(left: int, dealt: int) -> None:
    """p.28"""
    state = play(fighting("smithereens", damage=60 - left), "use-artifact smithereens")
    assert state.combat.foe.damage == 60 - left + dealt
    hard = play(fighting("smithereens", damage=60 - left, base=(2, 0, 2, 2)), "use-artifact smithereens")
    assert hard.combat.foe.damage == 60 - left + dealt


@pytest.mark.rule("DRE-597")
@pytest.mark.component("blinking-stone")
def test_a_blinking_stone_interrupts_from_afar_only() -> None:
    for far in (False, True):
        state = fighting("blinking-stone", track=("fang-1", "eye-1", "", "", ""))
        play(state, "use-artifact blinking-stone")
        ground = CONTENT.ground(state.combat.map, False)
        spaces = [int(text.split()[1]) for text in offered(state) if text.startswith("go-to")]
        apart = {space: ground.range[space - 1][state.combat.foe.space] for space in spaces}
        play(state, f"go-to {next(space for space, n in apart.items() if (n > 2) == far)}")
        assert state.combat.foe.track[:2] == (("fang-1", "") if far else ("fang-1", "eye-1"))


@pytest.mark.rule("DRE-597")
@pytest.mark.component("encased-crystals", "gem-of-growth", "reshuffling-tome")
def test_artifacts_of_a_combat_do_exactly_what_they_say() -> None:
    state = play(fighting("encased-crystals"), "use-artifact encased-crystals")
    assert state.combat.sheets[0].power == 4
    state = fighting("gem-of-growth")
    state.combat.sheets[0].damage = 9
    assert play(state, "use-artifact gem-of-growth").combat.sheets[0].damage == 3
    state = fighting("reshuffling-tome")
    held = set(state.combat.sheets[0].slots)
    play(state, "use-artifact reshuffling-tome")
    while state.decision.prompt != "prompt-act":
        play(state, offered(state)[0])
    mine = state.combat.sheets[0]
    assert (len(mine.deck), len(mine.discard), len([card for card in mine.slots if card])) == (12, 0, 4)
    assert mine.reshuffled
    assert held <= {*mine.deck, *mine.slots}


@pytest.mark.rule("DRE-597")
@pytest.mark.component("infused-bracelet")
def test_the_bracelet_is_an_elemental_bonus_action_for_nothing_but_not_in_silence() -> None:
    """Soothing Tide: Heal 3, and with its Power once more."""
    state = fighting("infused-bracelet")
    mine = state.combat.sheets[0]
    mine.damage, mine.power, state.asked = 9, 4, None
    play(state, "use-artifact infused-bracelet")
    assert (mine.damage, mine.power) == (6, 4)
    assert CONTENT.elemental["water"] == "soothing-tide"
    play(state, "use-bonus soothing-tide")
    assert (mine.damage, mine.power) == (3, 0)
    silent = fighting("infused-bracelet")
    silent.combat.sheets[0].conditions = (0, 0, 0, 1)
    silent.asked = None
    assert "use-artifact infused-bracelet" not in offered(silent)


@pytest.mark.rule("DRE-597")
@pytest.mark.component("emptying-book", "gem-of-growth", "guiding-grass", "forgery")
def test_artifacts_of_the_road_may_be_used_in_part() -> None:
    state = on_trail(save=sheet(artifacts=("emptying-book",)))
    play(state, "use-artifact emptying-book", "decline", "decline")
    assert (len(deck_of(state, 0)), tray(state)) == (16, (0, 0, 0))
    state = on_trail(save=sheet(artifacts=("gem-of-growth",)))
    change_member(state, 0, 0, damage=9)
    play(state, "use-artifact gem-of-growth", "take-option 1")
    assert (tray(state)[0], state.run.grown) == (3, 0)
    state = on_trail(save=sheet(artifacts=("guiding-grass",)))
    play(state, "use-artifact guiding-grass", "pick-tier 2")
    assert len(of(state, events.TierScouted)[0].enemies) == 3
    state = on_trail(save=sheet(artifacts=("guiding-grass",)))
    put(state, "1b")
    play(state, "go-space 1e")
    one, other = (text.split()[1] for text in offered(state)[:2])
    play(state, f"take-mystery {one}")
    assert state.run.exhausted == ()
    assert other in state.run.piles["mystery"].under
    # A Forgery without a fitting Item in the bag is not offered.
    state = on_trail(save=sheet(artifacts=("forgery",)))
    state.bag.items, state.asked = ("squib",), None
    assert "use-artifact forgery" not in offered(state)


@pytest.mark.rule("DRE-680", "DRE-597")
@pytest.mark.component("spare-soul")
def test_a_spent_soul_is_not_ready_again_at_camp() -> None:
    state = fighting("spare-soul")
    state.combat.sheets[0].damage = state.combat.sheets[0].health
    perform(state, 0, {"do": "gain-power", "n": 1})
    assert state.run.exhausted == ("spare-soul",)
    state.combat.foe.damage = state.combat.foe.health
    state.game.book.advance(state)
    state.run.bosses = 1
    put(state, "1boss")
    play(state, "go-space camp-1")
    assert state.run.exhausted == ("spare-soul",)
