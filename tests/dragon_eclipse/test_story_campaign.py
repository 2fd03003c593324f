"""Before and after a Scenario, the World Map, two players. Rulebook p.4-8, p.26."""

from __future__ import annotations

import pytest

from rulewright.core.errors import SetupError
from rulewright.games.dragon_eclipse.model import choices
from rulewright.games.dragon_eclipse.rules.party import change_member

from .story import answer, begin, happened, offered, reading, rests

START = """
[[scenario]]
id = "A"
start = "A1"
[[script]]
id = "A1"
steps = [{ do = "tell" }, { do = "starter" }, { do = "go", to = "A2" }]
[[script]]
id = "A190"
steps = [
  { do = "join", mystling = "golomo" },
  { do = "tier", add = ["firple", "regalian", "bolb"] },
  { do = "gain", essence = 6 },
  { do = "worldmap", put = "W01", place = 1, side = "explored" },
  { do = "worldmap", put = "W02", place = 2 },
  { do = "worldmap", put = "W13", place = 3, side = "explored" },
  { do = "finish" },
]
[[script]]
id = "Z1"
steps = [{ do = "choose", options = [
  { id = "tame", steps = [{ do = "tame", tiers = 2 }, { do = "again" }] },
  { id = "visit", steps = [{ do = "visit" }] },
  { id = "leave", steps = [{ do = "leave" }] } ] }]
[[script]]
id = "Z13"
steps = [{ do = "visit" }]
[[scenario]]
id = "B"
start = "B1"
[[script]]
id = "B1"
steps = [{ do = "tell" }, { do = "reconsider" }, { do = "swap-starter" }, { do = "prepare" }, { do = "go", to = "B2" }]
[[script]]
id = "B2"
steps = [{ do = "choose", options = [{ id = "end", steps = [{ do = "go", to = "B190" }] }] }]
[[script]]
id = "B190"
steps = [
  { do = "worldmap", flip = "W02" }, { do = "worldmap", put = "W03", place = 4 },
  { do = "worldmap", put = "W04", place = 5 }, { do = "finish" },
]
[[scenario]]
id = "C"
start = "C1"
[[script]]
id = "C1"
steps = [{ do = "tell" }, { do = "reconsider" }, { do = "prepare" }, { do = "go", to = "C190" }]
[[script]]
id = "C190"
steps = [{ do = "finish", end = true }]
[[scenario]]
id = "D"
start = "D1"
[[script]]
id = "D1"
steps = [{ do = "reconsider" }, { do = "prepare" }, { do = "go", to = "D190" }]
[[script]]
id = "D190"
steps = [{ do = "finish", end = true }]
"""
QUIET = '[[script]]\nid = "A2"\nsteps = [{ do = "go", to = "A190" }]\n'


def first(middle=QUIET, **given):
    """The beginning of a campaign of four Scenarios."""
    return begin(START + middle, start="first", **given)


def through(state, *wanted):
    """Answer these where they are offered, else the first that is; until a World Map question or the end."""
    for _ in range(40):
        if state.over or state.decision.prompt in ("prompt-visit", "prompt-scenario", "prompt-choose-one"):
            return state
        found = [one for one in wanted if one in offered(state)]
        answer(state, found[0] if found else offered(state)[0])
    return state


def campaign(state):
    return state.campaign


@pytest.mark.rule("DRE-065", "DRE-067", "DRE-073", "DRE-134")
@pytest.mark.ruling("AMB-DRE-12")
def test_scenario_one_begins_with_a_starter_and_its_fixed_deck():
    state = first(
        '[[script]]\nid = "A2"\n'
        'steps = [{ do = "choose", options = [{ id = "on", steps = [{ do = "go", to = "A190" }] }] }]\n'
    )
    assert offered(state) == ["pick-mystling young-emberling", "pick-mystling young-iceling"]
    answer(state, "pick-mystling young-iceling")
    member = state.players[0].party[0]
    own = state.game.content.specific["young-iceling"]
    assert len(member.cards) == 16
    assert set(own) <= set(member.cards)
    assert len({card for card in member.cards if card not in own}) == 10


@pytest.mark.rule("DRE-061", "DRE-070", "DRE-081", "DRE-132")
def test_a_campaign_unlocks_the_starting_cards_and_plays_each_scenario_once():
    state = through(answer(first(), "pick-mystling young-iceling"))
    assert campaign(state).finished == ("A",)
    answer(state, "no-visit")
    through(answer(state, "begin-scenario W02"))
    answer(state, "pick-option 1")
    through(state)
    assert campaign(state).finished == ("A", "B")
    if state.decision.prompt == "prompt-visit":
        answer(state, "no-visit")
    assert "begin-scenario W02" not in offered(state)


@pytest.mark.rule("DRE-075", "DRE-076", "DRE-148", "DRE-496")
def test_the_end_of_a_scenario_goes_step_by_step():
    state = answer(first(), "pick-mystling young-iceling")
    assert [type(event).__name__ for event in state.events if "Scenario" in type(event).__name__] == ["ScenarioEnded"]
    assert state.decision.prompt == "prompt-advancement"
    through(state)
    kinds = [type(event).__name__ for event in state.events]
    assert kinds.index("RestedFully") < kinds.index("CampaignSaved")


@pytest.mark.rule("DRE-495", "DRE-499", "DRE-500", "DRE-879")
def test_a_random_booster_is_opened():
    state = answer(first(), "pick-mystling young-iceling")
    opened = happened(state, "BoosterOpened")[0]
    assert opened.booster not in campaign(state).boosters
    assert len(campaign(state).boosters) == len(state.game.content.boosters) - 1
    assert all(card in campaign(state).unlocked for card in opened.cards)


@pytest.mark.gold("GOLD-DRE-53")
@pytest.mark.rule("DRE-503", "DRE-504", "DRE-506", "DRE-505")
@pytest.mark.parametrize(("tired", "shown"), [(0, 8), (1, 7), (3, 5), (5, 3)])
def test_fatigue_costs_advancement_cards(tired, shown):
    state = reading('{ do = "choose", options = [{ id = "on", steps = [{ do = "go", to = "A190" }] }] }')
    change_member(state, 0, 0, fatigue=tired)
    state.fatigue -= tired
    answer(state, "pick-option 1")
    cards = happened(state, "AdvancementShown")[0].cards
    assert len(cards) == shown
    before = 20 + len(happened(state, "BoosterOpened")[0].cards)
    while not state.over:
        answer(state, offered(state)[0])
    assert len(campaign(state).unlocked) == before + 3
    assert len(campaign(state).advancement_a) == 30 - 3
    assert state.fatigue == 5


@pytest.mark.ruling("AMB-DRE-32")
def test_empty_boosters_and_advancement_decks_are_no_obstacle():
    state = reading('{ do = "choose", options = [{ id = "on", steps = [{ do = "go", to = "A190" }] }] }')
    campaign(state).boosters = ()
    campaign(state).advancement_a = campaign(state).advancement_a[:2]
    answer(state, "pick-option 1")
    assert state.over
    assert campaign(state).advancement_a == ()


@pytest.mark.rule("DRE-507", "DRE-508", "DRE-192")
def test_rest_takes_all_fatigue_and_damage():
    state = reading('{ do = "gain", fatigue = 1, damage = 1, who = "prowler" }, { do = "go", to = "A190" }')
    while not state.over:
        answer(state, offered(state)[0])
    assert state.fatigue == 5
    assert all((one.damage, one.fatigue) == (0, 0) for one in campaign(state).camp)


@pytest.mark.rule("DRE-509", "DRE-510", "DRE-511", "DRE-512")
def test_saving_puts_mystlings_and_decks_away():
    state = through(answer(first(), "pick-mystling young-iceling"))
    assert state.players[0].party == ()
    assert [one.mystling for one in campaign(state).camp] == ["golomo", "young-iceling"]
    kept = campaign(state).kept[0]
    assert (kept.mystling, len(kept.cards)) == ("young-iceling", 16)
    assert campaign(state).adventure is None


@pytest.mark.rule("DRE-175", "DRE-204", "DRE-514")
def test_tokens_and_power_are_not_kept():
    state = reading(
        '{ do = "front", token = "A" }, { do = "gain", power = 2, who = "prowler" }, { do = "go", to = "A190" }'
    )
    while not state.over:
        answer(state, offered(state)[0])
    assert campaign(state).adventure is None
    assert all(one.power == 0 for one in campaign(state).camp)


@pytest.mark.rule("DRE-083", "DRE-201", "DRE-209", "DRE-513")
def test_the_inventory_keeps_silver_secrets_items_and_equipment():
    more = '[[secret]]\nid = "9"\nkind = "object"\n[[secret]]\nid = "8"\nkind = "rules"\n'
    gains = '{ do = "secret", gain = 9 }, { do = "secret", gain = 8 }, { do = "gain", equipment = 1, essence = 2 }'
    steps = f'{gains}, {{ do = "go", to = "A190" }}'
    state = reading(steps, more)
    held = state.bag.equipment
    while not state.over:
        answer(state, offered(state)[0])
    assert (campaign(state).silver, campaign(state).essence, campaign(state).secrets) == (3, 2, (9, 8))
    assert state.bag.equipment == held


@pytest.mark.rule("DRE-213", "DRE-229", "DRE-237", "DRE-515")
def test_everything_else_lasts_too():
    gains = '{ do = "status", gain = "knots.1" }, { do = "tier", add = ["firple"] }, { do = "gain", item = 1 }'
    steps = f'{gains}, {{ do = "go", to = "A190" }}'
    state = reading(steps)
    while not state.over:
        answer(state, offered(state)[0])
    assert campaign(state).statuses == ("knots.1",)
    assert campaign(state).tiers == ("firple",)
    assert state.bag.items or state.bag.item_discard
    assert state.game.restore(state.game.dump(state)).campaign == campaign(state)


@pytest.mark.rule("DRE-085", "DRE-086", "DRE-087", "DRE-088")
def test_the_journal_puts_worldmap_cards_into_places():
    state = through(answer(first(), "pick-mystling young-iceling"))
    lying = [(one.card, one.place, one.explored) for one in campaign(state).worldmap]
    assert lying == [("W01", 1, True), ("W02", 2, False), ("W13", 3, True)]


@pytest.mark.rule("DRE-497", "DRE-498", "DRE-091")
def test_cards_are_flipped_and_replace_what_lay_there():
    steps = """{ do = "worldmap", put = "W02", place = 2 }, { do = "worldmap", flip = "W02" },
      { do = "worldmap", put = "W05", place = 5 }, { do = "worldmap", put = "W14", place = 5, side = "explored" }"""
    state = reading(steps)
    assert [(one.card, one.explored) for one in campaign(state).worldmap] == [("W02", True), ("W14", True)]


@pytest.mark.rule("DRE-064", "DRE-071", "DRE-072", "DRE-092")
def test_visits_come_before_the_choice_of_a_scenario():
    state = through(answer(first(), "pick-mystling young-iceling"))
    assert offered(state) == ["visit-card W01", "visit-card W13", "no-visit"]
    answer(state, "no-visit")
    assert offered(state) == ["begin-scenario W02"]


@pytest.mark.rule("DRE-090", "DRE-093", "DRE-094", "DRE-152")
def test_a_visit_opens_its_z_script_and_another_place_may_follow():
    state = through(answer(first(), "pick-mystling young-iceling"))
    answer(state, "visit-card W01")
    assert campaign(state).adventure.script == "Z1"
    answer(state, "pick-option 2")
    assert offered(state) == ["visit-card W13", "no-visit"]


@pytest.mark.rule("DRE-098", "DRE-089", "DRE-099", "DRE-084")
def test_after_the_visits_a_scenario_is_chosen():
    state = through(answer(first(), "pick-mystling young-iceling"))
    answer(state, "visit-card W01", "pick-option 3")
    assert state.decision.prompt == "prompt-scenario"
    assert [reason.rule for reason in state.game.why_not(state, 0, choices.BEGIN["W03"])] == ["DRE-086"]
    answer(state, "begin-scenario W02")
    assert campaign(state).adventure.letter == "B"


@pytest.mark.ruling("AMB-DRE-30")
@pytest.mark.rule("DRE-095", "DRE-096", "DRE-097", "DRE-713")
def test_essence_tames_those_of_the_random_combats_within_the_tiers():
    state = through(answer(first(), "pick-mystling young-iceling"))
    answer(state, "visit-card W01", "pick-option 1")
    assert offered(state) == ["pick-mystling firple", "pick-mystling regalian", "decline"]
    essence = state.game.content.mystlings["firple"].essence
    answer(state, "pick-mystling firple")
    assert campaign(state).essence == 6 - essence
    assert "firple" in [one.mystling for one in campaign(state).camp]
    assert "firple" not in campaign(state).tiers
    assert "firple" in campaign(state).removed


def at_b(**given):
    state = through(answer(first(**given), "pick-mystling young-iceling"))
    return answer(state, "no-visit", "begin-scenario W02")


@pytest.mark.rule("DRE-066", "DRE-102")
@pytest.mark.ruling("AMB-DRE-13")
def test_the_starter_can_be_changed_once():
    state = at_b()
    assert state.decision.prompt == "prompt-swap-starter"
    answer(state, "accept")
    assert "young-emberling" in [one.mystling for one in campaign(state).camp]
    assert "young-iceling" not in [one.mystling for one in campaign(state).camp]
    assert campaign(state).starter == ""


@pytest.mark.rule("DRE-104", "DRE-105", "DRE-107", "DRE-108")
def test_two_mystlings_of_different_elements_come_along():
    state = answer(at_b(), "decline")
    assert offered(state) == ["pick-mystling golomo", "pick-mystling young-iceling"]
    answer(state, "pick-mystling golomo")
    assert [one.mystling for one in state.players[0].party] == ["golomo", "young-iceling"]
    assert all(len(one.cards) == 16 for one in state.players[0].party)
    assert campaign(state).camp == ()


@pytest.mark.rule("DRE-119", "DRE-120", "DRE-121")
def test_decks_are_built_from_unlocked_cards_only():
    state = answer(at_b(deck="build"), "decline", "pick-mystling golomo")
    assert state.decision.prompt == "prompt-build"
    unlocked = set(campaign(state).unlocked)
    own = set(state.game.content.specific["golomo"])
    for choice in state.decision.choices:
        if isinstance(choice, choices.AddCard):
            assert choice.card in unlocked | own
    while state.decision.prompt == "prompt-build":
        answer(state, "fill-deck")
    used = [card for one in state.players[0].party for card in one.cards]
    for card in set(used) & unlocked:
        assert used.count(card) <= campaign(state).unlocked.count(card)


@pytest.mark.rule("DRE-100", "DRE-101", "DRE-103")
def test_from_the_third_scenario_on_one_may_reconsider():
    state = through(answer(at_b(), "decline"))
    answer(state, "pick-option 1")
    through(state)
    if state.decision.prompt == "prompt-visit":
        answer(state, "no-visit")
    assert offered(state) == ["begin-scenario W03", "begin-scenario W04"]
    answer(state, "begin-scenario W03")
    assert offered(state) == ["start-scenario", "go-back"]
    answer(state, "go-back")
    assert state.decision.prompt == "prompt-scenario"
    answer(state, "begin-scenario W03", "start-scenario")
    assert state.decision.prompt == "prompt-tray"


@pytest.mark.rule("DRE-060", "DRE-062")
def test_a_campaign_comes_to_its_end_and_cannot_be_lost():
    state = through(answer(at_b(), "decline"))
    answer(state, "pick-option 1")
    for _ in range(60):
        if state.over:
            break
        answer(state, offered(state)[-1] if state.decision.prompt == "prompt-visit" else offered(state)[0])
    assert state.over
    assert state.outcome.winners == (0,)
    assert state.outcome.rule == "DRE-062"


def test_a_campaign_can_begin_later_with_what_fits():
    state = reading('{ do = "tell" }')
    assert campaign(state).silver == 3
    assert {one.mystling for one in state.players[0].party} == {"young-iceling", "prowler"}
    with pytest.raises(SetupError):
        first(players=1, strict=False) and begin(START + QUIET, start="X")


@pytest.mark.rule("DRE-025", about="journal")
@pytest.mark.rule("DRE-059", about="modes")
def test_there_are_17_worldmap_cards_and_one_set_of_rules_for_all_modes():
    game = first().game
    assert len(game.content.journal.worldmap) == 17
    assert [mode.name for mode in game.modes][-1] == "campaign"
    assert game.new(mode="duel", players=1, seed=1).game.book is first().game.book


# -- two players -----------------------------------------------------------------------------------------------------

PICK = """{ do = "choose", options = [
  { id = "one", steps = [{ do = "gain", silver = 1 }, { do = "go", to = "A3" }] },
  { id = "two", steps = [{ do = "lose", silver = 1 }, { do = "go", to = "A3" }] } ] }"""


def both(state, first_answer, second_answer):
    state.apply(state.decision_for(0).parse(first_answer), 0)
    state.apply(state.decision_for(1).parse(second_answer), 1)
    for seat in (0, 1):
        state.apply(state.decision_for(seat).parse("confirm"), seat)
    return state


@pytest.mark.gold("GOLD-DRE-08")
@pytest.mark.rule("DRE-827", "DRE-830", "DRE-831", "DRE-032")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_of_the_decision_token_decides_and_passes_it_on(holder):
    state = reading(PICK, players=2)
    campaign(state).holder = holder
    both(state, "pick-option 1", "pick-option 2")
    assert campaign(state).silver == (4 if holder == 0 else 2)
    assert campaign(state).holder == 1 - holder
    assert rests(state)


@pytest.mark.rule("DRE-828", "DRE-832", "DRE-833")
def test_who_agrees_keeps_the_token_and_everything_is_shared():
    state = reading(PICK, players=2)
    holder = campaign(state).holder
    both(state, "pick-option 1", "pick-option 1")
    assert (campaign(state).silver, campaign(state).holder) == (4, holder)


@pytest.mark.rule("DRE-829")
def test_chance_gives_the_decision_token():
    assert {campaign(first(players=2, seed=seed)).holder for seed in range(8)} == {0, 1}


@pytest.mark.rule("DRE-824", "DRE-826", "DRE-869")
def test_two_players_take_both_starters_and_choose_one_mystling_each():
    state = first(players=2)
    answer(state, "pick-mystling young-emberling")
    through(state)
    assert {one.mystling for one in campaign(state).camp} == {"golomo", "young-emberling", "young-iceling"}
    answer(state, "no-visit", "begin-scenario W02")
    assert (state.decision.prompt, state.decision.seat) == ("prompt-tray", 0)
    answer(state, "pick-mystling golomo")
    assert state.decision.seat == 1
    answer(state, "pick-mystling young-iceling")
    assert [[one.mystling for one in player.party] for player in state.players] == [["golomo"], ["young-iceling"]]
