"""Runs of two players: what each has alone, what both share, who is asked. Rulebook p.28-31, p.8-10."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins

from rulewright.core.errors import IllegalChoice, SetupError
from rulewright.games.dragon_eclipse.model import events, steps
from rulewright.games.dragon_eclipse.model.run import Trophy
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import offered, perform, play
from rulewright.games.dragon_eclipse.rules import belongings
from rulewright.games.dragon_eclipse.rules.enemy import deck_empty
from rulewright.games.dragon_eclipse.rules.party import change_member, health_of
from rulewright.games.dragon_eclipse.rules.roguelite import achievements, piles
from rulewright.games.dragon_eclipse.rules.roguelite.deck import deck_of
from rulewright.games.dragon_eclipse.rules.roguelite.tiers import draw_tier

from .run_table import (
    ARTIFACTS,
    CONTENT,
    GAME,
    do,
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
SEATS = (0, 1)


def members(state: DragonState) -> list[Any]:
    return [player.party[0] for player in state.players]


def asked(state: DragonState) -> tuple[str, tuple[int, ...]]:
    """What is asked, and who may answer."""
    return state.decision.prompt, state.decision.party or (state.decision.seat,)


# -- Run Setup -------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-866", "DRE-824")
def test_a_partner_of_the_same_main_element_is_neither_drawn_nor_taken() -> None:
    """p.30"""
    save = sheet(mystlings=EVERYONE)
    drawn = {members(on_trail(2, save=save, seed=seed, partner="draw"))[1].mystling for seed in range(12)}
    assert len(drawn) > 5
    assert CONTENT.mystlings["young-iceling"].element not in {CONTENT.mystlings[one].element for one in drawn}
    with pytest.raises(SetupError):
        new(2, save=save, partner="siren")


@pytest.mark.rule("DRE-867", "DRE-660", "DRE-662")
def test_both_tier_cards_leave_for_good_and_the_decks_of_both_are_laid_out() -> None:
    state = on_trail(2, save=sheet(mystlings=EVERYONE), mystling="young-bolb", partner="young-iceling")
    known = {enemy for tier in range(1, 6) for enemy in piles.cards_in(state, f"tier-{tier}")}
    assert not {"wild-young-bolb", "wild-young-iceling"} & known
    assert len(known) == 30 - 2 - 3
    # Water is the subtype of one and the main Element of the other: one deck for both.
    sizes = {element: piles.size(state, element) for element in ("earth", "water", "fire", "air", "light", "dark")}
    assert sizes == {"earth": 22, "water": 22, "fire": 0, "air": 0, "light": 0, "dark": 0}
    piles.set_pile(state, "tier-1", piles.Pile(()))
    state.run.trophies = (Trophy("wild-young-iceling", 1), *trophies(1))
    assert draw_tier(state, 1).enemy != "wild-young-iceling"


@pytest.mark.rule("DRE-663", "DRE-867")
@pytest.mark.ruling("AMB-DRE-89", "AMB-DRE-120")
def test_perks_of_the_deck_and_of_power_count_for_each() -> None:
    state = until(new(2, save=sheet(perks=(1, 1, 2, 0, 2, 0))), steps.TakePerk)
    seats = []
    while is_at(state, steps.TakePerk):
        assert state.decision.party == ()
        seats.append((state.decision.seat, state.decision.about["perk"]))
        play(state, offered(state)[0])
        if is_at(state, steps.ChooseLocked):
            play(state, offered(state)[0])
    each = ("neutral", "elemental", "remove", "remove")
    assert seats == [(seat, perk) for seat in SEATS for perk in each]
    assert [len(deck_of(state, seat)) for seat in SEATS] == [16, 16]
    assert [member.power for member in members(state)] == [2, 2]
    elements = [{CONTENT.cards[card].element for card in deck_of(state, seat)} - {None} for seat in SEATS]
    assert elements == [{CONTENT.mystlings[one.mystling].element} for one in members(state)]


@pytest.mark.rule("DRE-663", "DRE-835")
@pytest.mark.ruling("AMB-DRE-120")
def test_three_chosen_items_fill_the_bag_of_both() -> None:
    state = until(new(2, save=sheet(perks=(0, 0, 0, 3, 0, 3))), steps.TakePerk)
    for item in ("squib", "tin-cup", "salt-lick"):
        assert asked(state) == ("prompt-perk", (0, 1))
        state.apply(state.decision.parse(f"keep-item {item}"), 1)
    assert asked(state) == ("prompt-trim", (0, 1))
    until(state, steps.OnTrail)
    assert state.bag.items == ("squib", "tin-cup", "salt-lick")
    assert len(state.bag.equipment) == 2


@pytest.mark.rule("DRE-649")
@pytest.mark.rule("DRE-639")
@pytest.mark.rule("DRE-640")
@pytest.mark.rule("DRE-641")
def test_darkness_strikes_both_at_the_start() -> None:
    state = until(new(2, save=sheet(darkness=3, artifact_perks=6)), steps.ChooseDarkness)
    until(play(state, "accept"), steps.OnTrail)
    for member in members(state):
        assert (member.damage, member.fatigue, len(member.removed)) == (5, 1, 1)
        assert CONTENT.cards[member.removed[0]].mystling == member.mystling
    assert state.fatigue == 3


@pytest.mark.rule("DRE-702", "DRE-868")
@pytest.mark.ruling("AMB-DRE-98")
def test_each_player_resolves_the_tops_of_a_shortcut() -> None:
    state = new(2, save=sheet(boxes={"young-iceling": 3, "prowler": 1}))
    assert offered(state) == ["start-at 0", "start-at 1"]
    play(state, "start-at 1")
    met, answered = [], []
    while not is_at(state, steps.OnTrail):
        met.extend(of(state, events.MysteryMet))
        if not is_at(state, steps.ChooseLocked):
            assert state.decision.party == ()
            answered.append((met[-1].mystery, state.decision.seat))
        play(state, offered(state)[-1])
    cards = [one.mystery for one in met]
    assert len(cards) == 3
    assert list(dict.fromkeys(answered)) == [(card, seat) for card in cards for seat in SEATS]
    assert state.run.piles["mystery"].under == tuple(cards)


# -- one question to both, or to one -------------------------------------------------------------------------


@pytest.mark.rule("DRE-827", "DRE-875")
def test_either_answers_for_the_party_but_nobody_for_the_other() -> None:
    state = on_trail(2)
    assert asked(state) == ("prompt-space", (0, 1))
    for seat in SEATS:
        twin = state.copy()
        twin.apply(twin.decision.parse("go-space 1a"), seat)
        assert twin.run.space == "1a"
    do(state, {"do": "cut"}, who=1)
    assert asked(state) == ("prompt-cut", (1,))
    with pytest.raises(IllegalChoice):
        state.apply(state.decision.choices[0], 0)
    assert len(deck_of(state, 1)) == 16


@pytest.mark.rule("DRE-601", "DRE-875")
@pytest.mark.ruling("AMB-DRE-119")
def test_each_adds_to_the_own_deck_and_pays_with_the_own_health() -> None:
    """A top with a price: the second player has too little Health left for it."""
    state = on_trail(2)
    hurt = health_of(state, members(state)[1]) - 2
    change_member(state, 1, 0, damage=hurt)
    state.run.letters = ("stone-choir", state.run.letters[1])
    go(put(state, "1c"), "1f")
    play(state, "take-out strike")
    assert asked(state) == ("prompt-road", (0,))
    play(state, "accept")
    assert [member.damage for member in members(state)] == [2, hurt]
    play(state, "take-out spit")
    assert asked(state) == ("prompt-cut", (1,))
    play(state, "decline")
    assert asked(state) == ("prompt-road", (0, 1))
    assert [len(deck_of(state, seat)) for seat in SEATS] == [14, 16]


@pytest.mark.ruling("AMB-DRE-117")
@pytest.mark.rule("DRE-354")
def test_an_option_of_ones_own_costs_the_own_health_alone() -> None:
    state = on_trail(2)
    change_member(state, 1, 0, damage=health_of(state, members(state)[1]) - 2)
    toll = {"do": "either", "options": [[{"do": "suffer", "n": 3}], [{"do": "gain-power", "n": 1}], []]}
    for seat, numbers in ((0, (1, 2, 3)), (1, (2, 3))):
        twin = do(state.copy(), toll, who=seat)
        assert asked(twin) == ("prompt-option", (seat,))
        assert offered(twin) == [f"take-option {number}" for number in numbers]


@pytest.mark.rule("DRE-601", "DRE-875")
@pytest.mark.ruling("AMB-DRE-119")
def test_what_a_bottom_takes_out_or_primes_it_takes_out_of_one_deck() -> None:
    """Once together: the party chooses the deck, its player the card."""
    state = on_trail(2)
    state.agenda.append(steps.Travel(CONTENT.mysteries["shrine-of-spare-words"].bottom, "DRE-601"))
    state.game.book.advance(state)
    play(state, "accept", "pick-mystling young-iceling")
    assert [member.fatigue for member in members(state)] == [1, 0]
    assert asked(state) == ("prompt-whose-deck", (0, 1))
    play(state, "pick-mystling prowler")
    assert asked(state) == ("prompt-cut", (1,))
    play(state, "take-out strike")
    assert [len(deck_of(state, seat)) for seat in SEATS] == [16, 15]
    assert is_at(state, steps.OnTrail)
    do(state, {"do": "prime"})
    play(state, "pick-mystling young-iceling")
    assert asked(state) == ("prompt-prime", (0,))
    play(state, "put-on-top spit")
    assert state.run.primed == ("spit", "")
    assert is_at(state, steps.OnTrail)


@pytest.mark.ruling("AMB-DRE-97", "AMB-DRE-119")
@pytest.mark.rule("DRE-601")
def test_only_a_deck_that_can_lose_a_card_is_asked_for_one() -> None:
    state = on_trail(2)
    change_member(state, 0, 0, removed=tuple(sorted(members(state)[0].cards)[:8]))
    assert asked(do(state.copy(), {"do": "cut"})) == ("prompt-cut", (1,))
    change_member(state, 1, 0, removed=tuple(sorted(members(state)[1].cards)[:8]))
    assert is_at(do(state, {"do": "cut"}), steps.OnTrail)


@pytest.mark.rule("DRE-864", "DRE-827")
@pytest.mark.component("emptying-book", "forgery")
def test_a_shared_artifact_of_the_road_is_the_partys() -> None:
    state = on_trail(2, save=sheet(artifacts=("emptying-book",)))
    state.apply(state.decision.parse("use-artifact emptying-book"), 1)
    play(state, "pick-mystling prowler", "take-out strike", "decline")
    assert [len(deck_of(state, seat)) for seat in SEATS] == [16, 15]
    state = on_trail(2, save=sheet(artifacts=("forgery",)))
    for seat in SEATS:
        change_member(state, seat, 0, damage=4)
    state.bag.items, state.asked = ("clean-bandage", "ripe-nuts"), None
    play(state, "use-artifact forgery")
    assert asked(state) == ("prompt-copy", (0, 1))
    state.apply(state.decision.parse("keep-item clean-bandage"), 1)
    play(state, "pick-mystling prowler", "pick-mystling prowler", "pick-mystling young-iceling")
    assert [member.damage for member in members(state)] == [3, 2]


@pytest.mark.rule("DRE-864", "DRE-597")
@pytest.mark.component("forgery", "encased-crystals")
def test_a_shared_artifact_in_combat_is_used_by_whose_turn_it_is_and_once() -> None:
    state = into_fight(on_trail(2, save=sheet(artifacts=("encased-crystals",))), "camp-0", "1b")
    seat = state.decision.seat
    play(state, "use-artifact encased-crystals")
    assert [one.power for one in state.combat.sheets] == ([4, 0] if seat == 0 else [0, 4])
    while state.decision.seat == seat or state.decision.prompt != "prompt-act":
        state.apply(state.decision.choices[-1], state.decision.seat)
        assert state.fighting
    assert "use-artifact encased-crystals" not in offered(state)


@pytest.mark.rule("DRE-827", "DRE-217", "DRE-597")
@pytest.mark.component("emptying-book", "clean-bandage")
def test_the_log_names_neither_player_for_what_the_party_uses_on_the_road() -> None:
    """p.8"""
    state = on_trail(2, save=sheet(artifacts=("emptying-book",)))
    state.bag.items, state.asked = ("clean-bandage",), None
    used: list[Any] = []
    state.apply(state.decision.parse("use-artifact emptying-book"), 1)
    used.extend(of(state, events.ArtifactUsed))
    play(state, "pick-mystling prowler", "decline", "decline")
    state.apply(state.decision.parse("use-item clean-bandage"), 1)
    used.extend(of(state, events.ItemUsed))
    assert [event.seat for event in used] == [None, None]
    assert [GAME.texts("en").event(to_builtins(event)) for event in used] == [
        "You use Emptying Book.",
        "You use Clean Bandage.",
    ]
    alone = on_trail(1)
    alone.bag.items, alone.asked = ("clean-bandage",), None
    play(alone, "use-item clean-bandage")
    assert [event.seat for event in of(alone, events.ItemUsed)] == [0]


# -- damage, Heal, Power -------------------------------------------------------------------------------------


@pytest.mark.ruling("AMB-DRE-117", "AMB-DRE-119")
@pytest.mark.rule("DRE-831")
def test_a_price_is_what_both_can_pay_and_misfortune_goes_to_who_can_take_it() -> None:
    state = on_trail(2)
    health = [health_of(state, member) for member in members(state)]
    toll = {"do": "either", "options": [[{"do": "suffer", "n": 3}], []]}
    for left, n in (((3, 2), 2), ((2, 2), 1)):
        twin = state.copy()
        for seat in SEATS:
            change_member(twin, seat, 0, damage=health[seat] - left[seat])
        assert len(offered(do(twin, toll))) == n or is_at(twin, steps.OnTrail)
        hurt = do(twin.copy(), {"do": "suffer", "n": 9})
        while not is_at(hurt, steps.OnTrail):
            play(hurt, offered(hurt)[0])
        if n == 2:
            assert asked(twin) == ("prompt-option", (0, 1))
    for seat in SEATS:
        change_member(state, seat, 0, damage=health[seat] - 3)
    do(state, {"do": "suffer", "n": 9})
    play(state, "pick-mystling young-iceling", "pick-mystling young-iceling")
    assert [n - member.damage for n, member in zip(health, members(state), strict=True)] == [1, 1]
    assert is_at(state, steps.OnTrail)


@pytest.mark.ruling("AMB-DRE-119")
@pytest.mark.rule("DRE-203")
def test_what_one_needs_no_more_is_for_the_other_and_a_pocket_holds_ten() -> None:
    state = on_trail(2)
    change_member(state, 0, 0, damage=1)
    change_member(state, 1, 0, damage=5)
    do(state, {"do": "heal", "n": 4})
    play(state, "pick-mystling young-iceling")
    assert [member.damage for member in members(state)] == [0, 2]
    change_member(state, 0, 0, power=9)
    do(state, {"do": "gain-power", "n": 4})
    play(state, "pick-mystling young-iceling")
    assert [member.power for member in members(state)] == [10, 0]
    do(state, {"do": "gain-power", "n": 4})
    assert [member.power for member in members(state)] == [10, 4]


@pytest.mark.rule("DRE-831", "DRE-189")
@pytest.mark.ruling("AMB-DRE-119")
def test_the_fatigue_of_a_bottom_comes_to_one_and_leaves_the_decks_that_have_it() -> None:
    state = on_trail(2)
    do(state, {"do": "tire", "n": 2})
    play(state, "pick-mystling prowler", "pick-mystling prowler")
    assert [member.fatigue for member in members(state)] == [0, 2]
    assert state.fatigue == 3
    do(state, {"do": "rest", "n": 1})
    assert [member.fatigue for member in members(state)] == [0, 1]
    assert state.fatigue == 4


# -- what both hold ------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-835", "DRE-834", "DRE-828")
def test_three_items_and_two_equipment_cards_are_the_most_for_both_together() -> None:
    state = on_trail(2)
    state.bag.items, state.bag.equipment = ("squib", "salt-lick", "tin-cup"), ("ice-axe", "honeycomb")
    state.bag.item_deck, state.bag.equipment_deck = ("brass-whistle",), ("camp-kettle",)
    do(state, {"do": "find", "what": "item"})
    assert asked(state) == ("prompt-trim", (0, 1))
    state.apply(state.decision.parse("drop-item squib"), 1)
    assert state.bag.items == ("salt-lick", "tin-cup", "brass-whistle")
    do(state, {"do": "find", "what": "equipment"})
    assert asked(state) == ("prompt-trim", (0, 1))
    play(state, "drop-equipment ice-axe")
    assert state.bag.equipment == ("honeycomb", "camp-kettle")


# -- Combats -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-840")
@pytest.mark.parametrize(
    ("trail", "before", "boss"), [("drowned-stair", "1e", "1boss"), ("sunless-pass", "3c", "3boss")]
)
def test_a_boss_with_a_name_has_its_major_corruption_too(trail: str, before: str, boss: str) -> None:
    state = on_trail(2, save=sheet(maps=MAPS, mystlings=EVERYONE), trail=trail)
    state.run.bosses = int(boss[0]) - 1
    into_fight(state, before, boss)
    foe = state.combat.foe
    letters = [CONTENT.corruptions[card].letter for card in foe.corruptions]
    assert letters == [CONTENT.nature_of[foe.enemy].major] != [""]
    assert {CONTENT.attacks[card].players for card in (*foe.deck, *foe.box)} == {2}


@pytest.mark.rule("DRE-851", "DRE-672")
@pytest.mark.parametrize("taunt", SEATS)
def test_a_reshuffle_tires_the_player_with_taunt_and_corrupts_the_boss_below_its_major(taunt: int) -> None:
    state = into_fight(on_trail(2), "1g", "1boss")
    state.combat.taunt = taunt
    deck_empty(state, drawn=True)
    state.game.book.advance(state)
    tired = [Counter((*one.deck, *one.top, *one.bottom, *one.discard))["fatigue"] for one in state.combat.sheets]
    assert tired == [int(seat == taunt) for seat in SEATS]
    assert len(state.combat.foe.corruptions) == 2


@pytest.mark.rule("DRE-584", "DRE-849")
@pytest.mark.component("spare-soul")
def test_a_spare_soul_saves_one_of_two_and_not_both() -> None:
    for fallen in ((1,), (0, 1)):
        state = into_fight(on_trail(2, save=sheet(artifacts=("spare-soul",))), "camp-0", "1b")
        for seat in fallen:
            state.combat.sheets[seat].damage = state.combat.sheets[seat].health
        perform(state, 0, {"do": "gain-power", "n": 1})
        assert state.run.exhausted == ("spare-soul",)
        assert state.run.ended == ("" if len(fallen) == 1 else "lost")


@pytest.mark.rule("DRE-850", "DRE-584")
def test_conceding_ends_the_run_of_both() -> None:
    state = into_fight(on_trail(2, conceding=True), "camp-0", "1b")
    play(state, "concede")
    assert state.run.ended == "lost"
    assert state.outcome.winners == ()


# -- Achievements --------------------------------------------------------------------------------------------


def trying(*artifacts: str) -> DragonState:
    """Two players, each with this locked Artifact."""
    state = on_trail(2)
    state.run.locked = artifacts
    return state


@pytest.mark.rule("DRE-865", "DRE-599")
@pytest.mark.parametrize(
    ("artifact", "field", "mine", "others", "boss"),
    [
        ("blinking-stone", "moves", 1, 2, False),
        ("reshuffling-tome", "reshuffled", True, False, False),
        ("gem-of-growth", "damage", 0, 15, True),
        ("spare-soul", "damage", 15, 0, True),
    ],
)
def test_a_won_combat_is_judged_by_the_own_mystling(
    artifact: str, field: str, mine: Any, others: Any, boss: bool
) -> None:
    for seat in SEATS:
        for own, result in ((mine, (artifact,)), (others, ())):
            locked = [artifact, "forgery"] if seat == 0 else ["forgery", artifact]
            state = into_fight(trying(*locked), *(("1g", "1boss") if boss else ("1a", "1d")))
            setattr(state.combat.sheets[seat], field, own)
            setattr(state.combat.sheets[1 - seat], field, others if own == mine else mine)
            for one in state.combat.sheets:
                one.health = 18
            end_fight(state)
            assert state.run.aside == result


@pytest.mark.rule("DRE-865", "DRE-599")
@pytest.mark.parametrize("artifact", ["smithereens", "infused-bracelet", "encased-crystals"])
def test_what_the_other_does_in_a_combat_unlocks_nothing(artifact: str) -> None:
    count = CONTENT.artifacts[artifact].wants
    for seat in SEATS:
        state = into_fight(trying(artifact, "forgery"), "camp-0", "1b")
        if artifact == "smithereens":
            achievements.dealt(state, seat, count)
        elif artifact == "encased-crystals":
            state.combat.sheets[seat].power = count
            achievements.ended_turn(state, seat)
        else:
            for _ in range(count):
                achievements.used_bonus(state, seat)
        assert state.run.aside == ((artifact,) if seat == 0 else ())
        assert state.run.locked[1] == "forgery"


@pytest.mark.rule("DRE-865", "DRE-599")
@pytest.mark.component("forgery")
def test_items_that_the_other_uses_in_a_combat_do_not_count_for_a_forgery() -> None:
    """On the road they are used by both together."""
    state = trying("forgery", "smithereens")
    change_member(state, 0, 0, damage=9)
    state.bag.items, state.asked = ("clean-bandage",), None
    play(state, "use-item clean-bandage")
    into_fight(state, "camp-0", "1b")
    for seat, item in ((1, "squib"), (1, "salt-lick"), (0, "tin-cup")):
        state.bag.items = (item,)
        belongings.use(state, seat, item)
        assert not state.run.aside
    assert [achievements.items_used(state, seat) for seat in SEATS] == [2, 3]
    state.bag.items = ("brass-whistle",)
    belongings.use(state, 0, "brass-whistle")
    assert state.run.aside == ("forgery",)


@pytest.mark.rule("DRE-865", "DRE-681")
@pytest.mark.component("emptying-book")
def test_a_thin_deck_is_the_own_and_at_camp_only_who_has_none_takes_an_artifact() -> None:
    for seat in SEATS:
        state = trying("emptying-book", "smithereens")
        for one in SEATS:
            change_member(state, one, 0, fatigue=1)
        change_member(state, seat, 0, removed=tuple(sorted(members(state)[seat].cards)[:1]))
        state.run.bosses = 1
        go(put(state, "1boss"), "camp-1")
        assert state.run.aside == (("emptying-book",) if seat == 0 else ())
        if seat == 0:
            assert asked(state) == ("prompt-locked", (0,))
            assert not {"take-artifact emptying-book", "take-artifact smithereens"} & set(offered(state))
            play(state, "decline")
        assert is_at(state, steps.OnTrail)


@pytest.mark.rule("DRE-865", "DRE-614", "DRE-688")
@pytest.mark.component("guiding-grass")
def test_each_unlocks_the_own_artifact_and_both_give_essence_and_a_perk() -> None:
    state = trying("guiding-grass", "forgery")
    state.run.resolved, state.run.items_used = tuple(sorted(CONTENT.mysteries))[:8], 2
    achievements.met_mysteries(state)
    achievements.used_item(state, 1)
    assert state.run.aside == ("guiding-grass", "forgery")
    assert [event.seat for event in of(state, events.ArtifactUnlocked)] == [0, 1]
    resolve(state)
    assert (state.save.artifact_perks, state.run.essence) == (2, 2)


# -- Camp, save, Resolution ----------------------------------------------------------------------------------


@pytest.mark.rule("DRE-677", "DRE-642")
@pytest.mark.parametrize(("darkness", "left"), [(0, [0, 0]), (4, [5, 3])])
def test_camp_heals_both(darkness: int, left: list[int]) -> None:
    state = on_trail(2)
    state.run.darkness, state.run.bosses = darkness, 1
    change_member(state, 0, 0, damage=9)
    change_member(state, 1, 0, damage=3)
    go(put(state, "1boss"), "camp-1")
    assert [member.damage for member in members(state)] == left


@pytest.mark.rule("DRE-637", "DRE-833", "DRE-679")
def test_a_boss_gives_an_essence_for_each_new_box_and_a_step_of_darkness_for_each_mystling() -> None:
    state = on_trail(2, save=sheet(boxes={"young-iceling": 1}))
    state.run.bosses = 1
    go(put(state, "1boss"), "camp-1")
    assert state.save.boxes == {"young-iceling": 1, "prowler": 1}
    assert state.run.essence == 1
    last = on_trail(2, save=sheet(boxes={"young-iceling": 2, "prowler": 2}, completed=MAPS[:1]), purse="kept")
    last.run.bosses = 3
    finish(resolve(last, "won"))
    assert last.save.boxes == {"young-iceling": 3, "prowler": 3}
    assert (last.save.darkness, last.save.essence) == (2, 2)


@pytest.mark.rule("DRE-694", "DRE-697", "DRE-698")
@pytest.mark.ruling("AMB-DRE-96", "AMB-DRE-132")
def test_the_printed_save_keeps_both_decks_and_each_chooses_a_locked_artifact_anew() -> None:
    state = on_trail(2, printed_save=True, save=sheet(artifact_perks=1, perks=(0, 0, 0, 1, 2, 1)))
    change_member(state, 1, 0, removed=("strike",), fatigue=1)
    state.run.bosses = 1
    go(put(state, "1boss"), "camp-1")
    until(state, steps.LeaveCamp)
    assert asked(state) == ("prompt-camp", (0, 1))
    state.apply(state.decision.parse("save-run"), 1)
    seats = []
    while not is_at(state, steps.OnTrail):
        seats.append(asked(state))
        play(state, offered(state)[0])
    assert [one for one in seats if one[0] == "prompt-locked"] == [("prompt-locked", (0,)), ("prompt-locked", (1,))]
    assert len(set(state.run.locked)) == 2
    assert [member.power for member in members(state)] == [0, 0]
    assert [len(deck_of(state, seat)) for seat in SEATS] == [16, 15]
    assert members(state)[1].fatigue == 1
    assert (state.bag.items, state.bag.equipment) == ((), ())
    assert state.run.artifacts == ARTIFACTS[:1]


@pytest.mark.rule("DRE-828", "DRE-686")
def test_both_spend_what_both_have_gained() -> None:
    state = on_trail(2)
    state.run.trophies, state.run.aside = trophies(3), ("forgery", "smithereens")
    resolve(state)
    assert asked(state) == ("prompt-spend", (0, 1))
    state.apply(state.decision.parse("buy-perk power"), 1)
    assert (state.run.silver, state.save.perks) == (0, (0, 0, 0, 0, 1, 0))
    state.apply(state.decision.parse("unlock-mystling golomo"), 0)
    assert state.over
    assert state.outcome.scores[0] == state.outcome.scores[1]
    assert GAME.digest(GAME.restore(GAME.dump(state))) == GAME.digest(state)
