"""Scripts, choices, statuses, gains and losses of the campaign. Rulebook p.8-10, p.35."""

from __future__ import annotations

import pytest

from rulewright.games.dragon_eclipse.model import choices
from rulewright.games.dragon_eclipse.rules.party import change_member

from .story import answer, begin, exploring, happened, offered, reading, rests

SHOP = """{ do = "choose", options = [
  { id = "item", pay = { silver = 1 }, steps = [{ do = "shop", deck = "item" }, { do = "again" }] },
  { id = "equipment", pay = { silver = 4 }, steps = [{ do = "shop", deck = "equipment" }, { do = "again" }] },
  { id = "slade", steps = [{ do = "go", to = "A48" }] },
  { id = "leave", steps = [{ do = "go", to = "A3" }] } ] }"""
SLADE = '[[script]]\nid = "A48"\nsteps = [{ do = "tell" }, { do = "gain", silver = 1 }, { do = "go", to = "A3" }]\n'


def bag(state):
    assert state.bag is not None
    return state.bag


def campaign(state):
    assert state.campaign is not None
    return state.campaign


def member(state, at=0):
    return state.players[0].party[at]


@pytest.mark.gold("GOLD-DRE-05")
@pytest.mark.rule("DRE-156", "DRE-157", "DRE-159", "DRE-161")
def test_three_silver_buy_an_item_and_no_equipment():
    state = reading(SHOP, SLADE)
    assert offered(state) == ["pick-option 1", "pick-option 3", "pick-option 4"]
    answer(state, "pick-option 1")
    assert campaign(state).silver == 2
    drawn = [choice.item for choice in state.decision.choices]
    assert len(drawn) == 3
    answer(state, f"keep-item {drawn[1]}")
    assert bag(state).items == (drawn[1],)
    assert set(bag(state).item_discard) == {drawn[0], drawn[2]}
    assert offered(state) == ["pick-option 1", "pick-option 3", "pick-option 4"]


@pytest.mark.rule("DRE-154", "DRE-155", "DRE-771", "DRE-151")
def test_go_to_opens_a_script_and_all_of_it_is_followed():
    state = answer(reading(SHOP, SLADE), "pick-option 3")
    assert [event.script for event in happened(state, "ScriptRead")] == ["A48", "A3"]
    assert [event.text for event in happened(state, "Told")] == ["script-a48"]
    assert campaign(state).silver == 4


@pytest.mark.rule("DRE-151", "DRE-154")
def test_all_that_was_told_since_the_last_answer_lies_open():
    more = '[[script]]\nid = "A48"\nsteps = [{ do = "tell" }, { do = "go", to = "A49" }]\n'
    more += '[[script]]\nid = "A49"\nsteps = [{ do = "tell" }, { do = "go", to = "A3" }]\n'
    state = reading(f'{{ do = "tell" }}, {SHOP}', more)
    assert campaign(state).adventure.page == ("script-a2",)
    answer(state, "pick-option 3")
    assert campaign(state).adventure.page == ("script-a48", "script-a49")


@pytest.mark.rule("DRE-149", "DRE-158", "DRE-759", "DRE-208")
def test_closed_options_are_told_with_their_reason():
    state = reading(SHOP, SLADE)
    reasons = state.game.why_not(state, 0, choices.PICK[1])
    assert [(reason.rule, reason.message) for reason in reasons] == [("DRE-208", "why-option-price")]
    for language, word in (("en", "4 Silver"), ("uk", "4 Срібла")):
        assert word in state.game.texts(language).reason(reasons[0])
        assert word in state.game.texts(language).choice(choices.PICK[1], state.decision)


@pytest.mark.gold("GOLD-DRE-10")
@pytest.mark.rule("DRE-160", "DRE-207")
def test_spending_needs_enough_and_discarding_takes_what_there_is():
    steps = """{ do = "lose", silver = 1 }, { do = "choose", options = [
      { id = "spend", pay = { silver = 3 }, steps = [{ do = "go", to = "A3" }] },
      { id = "discard", steps = [{ do = "lose", silver = 3 }, { do = "go", to = "A3" }] } ] }"""
    state = reading(steps)
    assert campaign(state).silver == 2
    assert offered(state) == ["pick-option 2"]
    answer(state, "pick-option 2")
    assert campaign(state).silver == 0
    assert rests(state)


@pytest.mark.gold("GOLD-DRE-06")
@pytest.mark.rule("DRE-163", "DRE-165", "DRE-166", "DRE-167")
def test_a_part_of_a_status_is_marked_once():
    gain = '{ do = "status", gain = "empathy.2" }'
    state = reading(f"{gain}, {gain}")
    assert campaign(state).statuses == ("empathy.2",)
    assert len(happened(state, "StatusGained")) == 1


@pytest.mark.rule("DRE-164", "DRE-168", "DRE-770", "DRE-063")
def test_a_status_without_parts_is_one_box_and_lasts():
    state = reading('{ do = "status", gain = "warm-step" }')
    assert campaign(state).statuses == ("warm-step",)
    line = state.game.texts("uk").event(state.game.log(happened(state, "StatusGained"), 0)[0])
    assert "Тепла сходинка" in line


LIST = """{ do = "first", lines = [
  { when = { status = "light-in-the-shadow.6" }, steps = [{ do = "go", to = "A13" }] },
  { when = { status = "eager-tamer.5" }, steps = [{ do = "go", to = "A11" }] },
  { steps = [{ do = "go", to = "A14" }] } ] }"""
LISTED = "".join(f'[[script]]\nid = "A{n}"\nsteps = [{{ do = "go", to = "A3" }}]\n' for n in (11, 13, 14))


@pytest.mark.gold("GOLD-DRE-07")
@pytest.mark.ruling("AMB-DRE-25")
@pytest.mark.rule("DRE-169", "DRE-170", "DRE-171")
@pytest.mark.parametrize(
    ("marked", "script"),
    [(("light-in-the-shadow.6", "eager-tamer.5"), "A13"), (("eager-tamer.5",), "A11"), ((), "A14")],
)
def test_only_the_topmost_true_line_counts(marked, script):
    gains = "".join(f'{{ do = "status", gain = "{box}" }}, ' for box in reversed(marked))
    state = reading(gains + LIST, LISTED)
    assert [event.script for event in happened(state, "ScriptRead")] == ["A2", script, "A3"]


@pytest.mark.rule("DRE-172", "DRE-176", "DRE-177", "DRE-777")
def test_a_token_in_front_is_remembered_with_its_side():
    steps = """{ do = "front", token = "A" }, { do = "first", lines = [
      { when = { front = "B" }, steps = [{ do = "gain", silver = 5 }] },
      { when = { front = "A" }, steps = [{ do = "gain", essence = 1 }] } ] }"""
    state = reading(steps)
    assert campaign(state).adventure.front == ("A",)
    assert (campaign(state).silver, campaign(state).essence) == (3, 1)


@pytest.mark.rule("DRE-173", "DRE-174", "DRE-877")
def test_tokens_in_front_are_never_spent():
    state = reading('{ do = "front", token = "fire" }, { do = "lose", silver = 9, item = 3 }')
    assert campaign(state).adventure.front == ("fire",)
    assert not any("token" in choice for choice in offered(state))


@pytest.mark.rule("DRE-778", "DRE-878")
def test_a_token_goes_into_the_pocket_that_the_party_chooses():
    state = reading('{ do = "tray", token = "light" }')
    assert offered(state) == ["pick-mystling young-iceling", "pick-mystling prowler"]
    answer(state, "pick-mystling prowler")
    assert [(one.mystling, one.token) for one in campaign(state).adventure.pockets] == [("prowler", "light")]


@pytest.mark.rule("DRE-179", "DRE-767", "DRE-185", "DRE-186")
def test_damage_and_heal_are_split_as_the_players_like():
    state = reading('{ do = "gain", damage = 3 }, { do = "heal", n = 5 }')
    answer(state, "pick-mystling prowler", "pick-mystling prowler", "pick-mystling young-iceling")
    assert [one.damage for one in state.players[0].party] == [1, 2]
    answer(state, "pick-mystling prowler")
    while not rests(state):
        answer(state, offered(state)[0])
    assert [one.damage for one in state.players[0].party] == [0, 0]


@pytest.mark.gold("GOLD-DRE-09")
def test_heal_six_split_two_and_four():
    state = reading('{ do = "gain", damage = 6 }, { do = "heal", n = 6 }')
    answer(state, *["pick-mystling young-iceling"] * 2, *["pick-mystling prowler"] * 4)
    assert [one.damage for one in state.players[0].party] == [2, 4]
    answer(state, *["pick-mystling young-iceling"] * 2)
    assert [one.damage for one in state.players[0].party] == [0, 0]
    assert rests(state)


@pytest.mark.gold("GOLD-DRE-54")
@pytest.mark.ruling("AMB-DRE-15", "AMB-DRE-16")
@pytest.mark.rule("DRE-180", "DRE-181", "DRE-182")
def test_one_health_is_always_left():
    state = reading('{ do = "choose", options = [{ id = "hurt", steps = [{ do = "gain", damage = 6 }] }] }')
    for at, left in ((0, 3), (1, 1)):
        one = state.game.content.mystlings[member(state, at).mystling]
        change_member(state, 0, at, damage=one.stats.health - left)
    before = [one.damage for one in state.players[0].party]
    answer(state, "pick-option 1")
    assert [one.damage - old for one, old in zip(state.players[0].party, before, strict=True)] == [2, 0]
    assert rests(state)


@pytest.mark.rule("DRE-183", "DRE-184")
def test_the_journal_may_name_who_gains_damage():
    state = reading('{ do = "gain", damage = 2, who = "prowler" }, { do = "go", to = "A190" }')
    while not state.over:
        if state.players[0].party:
            assert [one.damage for one in state.players[0].party] in ([0, 2], [0, 0])
        answer(state, offered(state)[0])
    assert all(one.damage == 0 for one in campaign(state).camp)


@pytest.mark.rule("DRE-187", "DRE-188", "DRE-189", "DRE-764")
def test_fatigue_goes_into_the_deck_of_a_chosen_mystling():
    state = reading('{ do = "gain", fatigue = 2 }')
    answer(state, "pick-mystling prowler", "pick-mystling young-iceling")
    assert [one.fatigue for one in state.players[0].party] == [1, 1]
    assert state.fatigue == 3


@pytest.mark.rule("DRE-190", "DRE-191", "DRE-193")
@pytest.mark.ruling("AMB-DRE-111")
def test_without_fatigue_left_five_damage_come_and_removed_ones_return():
    state = reading('{ do = "gain", fatigue = 6 }, { do = "rest", n = 1 }')
    answer(state, *["pick-mystling prowler"] * 6)
    assert member(state, 1).fatigue + member(state, 0).fatigue == 4
    assert member(state, 1).damage == 5
    assert state.fatigue == 1


@pytest.mark.rule("DRE-202", "DRE-203", "DRE-766")
def test_power_is_split_and_waits_in_the_pockets():
    state = reading('{ do = "gain", power = 3 }')
    answer(state, "pick-mystling prowler", "pick-mystling young-iceling", "pick-mystling prowler")
    assert [one.power for one in state.players[0].party] == [1, 2]


@pytest.mark.ruling("AMB-DRE-21")
@pytest.mark.rule("DRE-028", "DRE-046", "DRE-206", "DRE-205")
def test_silver_comes_from_a_pool_of_ten():
    state = reading('{ do = "gain", silver = 9 }')
    assert campaign(state).silver == 10
    assert happened(state, "SilverChanged")[-1].n == 7


@pytest.mark.rule("DRE-029", "DRE-047", "DRE-212", "DRE-210")
def test_essence_comes_from_a_pool_of_six_and_returns_to_it():
    steps = """{ do = "gain", essence = 9 }, { do = "choose", options = [
      { id = "give", pay = { essence = 2 }, steps = [] }, { id = "keep", steps = [] } ] }"""
    state = reading(steps)
    assert campaign(state).essence == 6
    answer(state, "pick-option 1")
    assert campaign(state).essence == 4


@pytest.mark.rule("DRE-211", "DRE-765", "DRE-048")
def test_a_fourth_item_must_be_used_or_let_go():
    state = reading('{ do = "gain", item = 4, essence = 1 }', seed=4)
    while not rests(state):
        assert state.decision.prompt == "prompt-trim"
        assert len(bag(state).items) == 4
        answer(state, next(choice for choice in offered(state) if choice.startswith("drop-item")))
    assert len(bag(state).items) <= 3


@pytest.mark.rule("DRE-049", "DRE-763", "DRE-082")
def test_a_third_equipment_must_be_let_go():
    state = reading('{ do = "gain", equipment = 3 }')
    assert len(bag(state).equipment) == 3
    answer(state, next(choice for choice in offered(state) if choice.startswith("drop-equipment")))
    assert len(bag(state).equipment) == 2
    assert len(bag(state).equipment_under) == 1


@pytest.mark.ruling("AMB-DRE-20")
@pytest.mark.rule("DRE-228")
def test_equipment_of_a_shop_that_nobody_takes_goes_under_its_deck():
    state = reading('{ do = "shop", deck = "equipment" }')
    drawn = [choice.equipment for choice in state.decision.choices]
    answer(state, f"keep-equipment {drawn[2]}")
    assert bag(state).equipment_under == (drawn[0], drawn[1])
    assert bag(state).equipment == (drawn[2],)


@pytest.mark.rule("DRE-235")
def test_the_party_chooses_which_item_pays():
    steps = """{ do = "gain", item = 2 }, { do = "choose", options = [
      { id = "give", pay = { item = 1 }, steps = [] }, { id = "keep", steps = [] } ] }"""
    state = next(one for one in (reading(steps, seed=seed) for seed in range(9)) if len(set(bag(one).items)) == 2)
    answer(state, "pick-option 1")
    given = bag(state).items[1]
    answer(state, f"drop-item {given}")
    assert given in bag(state).item_discard
    assert len(bag(state).items) == 1


@pytest.mark.rule("DRE-162", "DRE-223", "DRE-198")
def test_a_symbol_opens_an_option_and_an_object_works_like_equipment():
    more = '[[secret]]\nid = "9"\nkind = "object"\nsymbols = ["food"]\n'
    steps = """{ do = "choose", options = [
      { id = "feed", needs = { symbol = "food" }, steps = [] },
      { id = "take", steps = [{ do = "secret", gain = 9 }, { do = "again" }] } ] }"""
    state = reading(steps, more)
    assert offered(state) == ["pick-option 2"]
    reasons = state.game.why_not(state, 0, choices.PICK[0])
    assert [reason.rule for reason in reasons] == ["DRE-157"]
    answer(state, "pick-option 2")
    assert offered(state) == ["pick-option 1", "pick-option 2"]


@pytest.mark.gold("GOLD-DRE-17")
@pytest.mark.rule("DRE-772", "DRE-773")
@pytest.mark.parametrize(("element", "hurt"), [("water", 3), ("air", 3), ("fire", 6)])
def test_an_element_in_the_tray_changes_the_damage(element, hurt):
    steps = f"""{{ do = "first", lines = [
      {{ when = {{ element = "{element}" }}, steps = [{{ do = "gain", damage = 3 }}] }},
      {{ steps = [{{ do = "gain", damage = 6 }}] }} ] }}"""
    state = reading(steps)
    while not rests(state):
        answer(state, offered(state)[0])
    assert sum(one.damage for one in state.players[0].party) == hurt


def test_a_mystling_in_camp_does_not_count_as_with_the_party():
    steps = """{ do = "join", mystling = "firple" }, { do = "first", lines = [
      { when = { element = "fire" }, steps = [{ do = "gain", silver = 1 }] } ] }, { do = "first", lines = [
      { when = { all = [{ party = "firple" }, { pair = true }] }, steps = [{ do = "gain", essence = 1 }] } ] }"""
    state = reading(steps)
    assert (campaign(state).silver, campaign(state).essence) == (3, 1)


@pytest.mark.rule("DRE-051", "DRE-194", "DRE-199", "DRE-768")
def test_objects_and_rules_cards_are_held_without_a_limit():
    more = "".join(f'[[secret]]\nid = "{n}"\nkind = "object"\n' for n in range(20, 30))
    gains = ", ".join(f'{{ do = "secret", gain = {n} }}' for n in range(20, 30))
    assert campaign(reading(gains, more)).secrets == tuple(range(20, 30))


@pytest.mark.rule("DRE-178", "DRE-200", "DRE-761", "DRE-769")
def test_a_secret_is_held_once_and_can_be_gained_again_after_its_return():
    more = '[[secret]]\nid = "9"\nkind = "object"\n'
    gain, back = '{ do = "secret", gain = 9 }', '{ do = "return-secret", secret = 9 }'
    state = reading(f"{gain}, {gain}, {back}, {gain}", more)
    assert campaign(state).secrets == (9,)
    assert len(happened(state, "SecretGained")) == 2
    asked = (
        f'{gain}, {{ do = "first", lines = [{{ when = {{ secret = 9 }}, steps = [{{ do = "gain", silver = 1 }}] }}] }}'
    )
    assert campaign(reading(asked, more)).silver == 4


@pytest.mark.gold("GOLD-DRE-11")
@pytest.mark.ruling("AMB-DRE-38")
@pytest.mark.rule("DRE-080", "DRE-195", "DRE-196", "DRE-197")
def test_every_kind_of_secret_has_its_place():
    gains = "".join(f'{{ do = "secret", gain = {n} }}, ' for n in (1, 6, 3, 2))
    state = exploring(f'{gains} {{ do = "continue" }}', event=0)
    answer(state, "read-script A30")
    here = campaign(state).adventure.exploration
    assert (campaign(state).secrets, here.event, here.overlays) == ((1, 2), 6, (3,))
    answer(state, "read-script A44")
    assert campaign(state).adventure.exploration is None
    assert campaign(state).secrets == (1, 2)


@pytest.mark.rule("DRE-058", "DRE-078", "DRE-079", "DRE-706")
def test_a_campaign_begins_with_everything_in_its_place():
    text = """[[scenario]]\nid = "A"\nstart = "A1"\n
[[script]]\nid = "A1"\nsteps = [{ do = "starter" }, { do = "go", to = "A190" }]
[[script]]\nid = "A190"\nsteps = [{ do = "finish", end = true }]\n"""
    state = begin(text, start="first")
    everything = state.game.content
    assert len(bag(state).item_deck) == 23
    assert bag(state).item_discard == ()
    assert len(bag(state).equipment_deck) == 20
    assert campaign(state).tiers == ()
    assert sorted(campaign(state).unlocked) == sorted([*everything.starting, *everything.starting])
