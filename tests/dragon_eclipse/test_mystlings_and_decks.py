"""Mystlings, their Quests, decks and the tray. Rulebook p.6-7, p.9, p.33."""

from __future__ import annotations

import msgspec
import pytest

from rulewright.core.errors import SetupError
from rulewright.games.dragon_eclipse import conditions
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.choices import ENEMY
from rulewright.games.dragon_eclipse.model.vocabulary import Pile
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play
from rulewright.games.dragon_eclipse.rules.decks import broken

from .table import change, position, rules, table, win

CONTENT = base_game().content
DEED = [{"is": "deal-at-once", "n": 5}]


def asking(wanted):
    """Young Emberling's quest asks for this."""
    return change(
        "quest-young-emberling", conditions=msgspec.convert(wanted, tuple[conditions.AnyAsked, ...]), story=False
    )


def gauntlet(**given):
    return position(mode="gauntlet", options={"duels": 3}, **given)


# -- Mystlings -----------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-104", "DRE-107")
def test_exactly_two_mystlings_are_chosen_and_the_others_take_no_part():
    state = table().new(1, 1, {"enemy": "wild-golomo"}, "gauntlet")
    assert state.decision.rule == "DRE-104"
    assert len(offered(state)) == 30
    play(state, "pick-mystling firple", "pick-mystling siren")
    assert [member.mystling for member in state.players[0].party] == ["firple", "siren"]
    assert state.decision.prompt == "prompt-fighter"
    assert offered(state) == ["pick-mystling firple", "pick-mystling siren"]
    assert rules(table().why_not(state, 0, "pick-mystling golomo")) == ["DRE-337"]


@pytest.mark.rule("DRE-108", "DRE-134")
@pytest.mark.parametrize("mystling", sorted(CONTENT.mystlings))
def test_a_chosen_mystling_brings_its_sheet_its_own_cards_and_its_quest(mystling):
    enemy = "wild-golomo" if mystling != "golomo" else "wild-firple"
    state = base_game().new(1, 1, {"mystling": mystling, "enemy": enemy}, "duel")
    sheet = state.combat.sheets[0]
    record = CONTENT.mystlings[mystling]
    assert (sheet.mystling, sheet.health) == (mystling, record.stats.health)
    named = {card for card in state.players[0].party[0].cards if CONTENT.cards[card].pile is Pile.MYSTLING}
    assert named <= set(CONTENT.specific[mystling])
    assert len(named) >= 3
    combat_quest = mystling in CONTENT.quest_of and not CONTENT.quest_of[mystling].story
    assert sheet.questing == combat_quest


@pytest.mark.rule("DRE-109", "DRE-137")
def test_a_card_with_a_name_serves_only_the_mystling_of_that_name():
    state = table().new(1, 1, {"mystling": "emberling", "deck": "build", "enemy": "wild-golomo"}, "duel")
    for card in CONTENT.specific["young-emberling"]:
        assert f"add-card {card}" not in offered(state)
        reasons = table().why_not(state, 0, f"add-card {card}")
        assert rules(reasons) == ["DRE-130"]
        assert reasons[0].values["mystling"] == "young-emberling"
    assert {f"add-card {card}" for card in CONTENT.specific["emberling"]} <= set(offered(state))


# -- Quests --------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-110", "DRE-112")
def test_a_fulfilled_quest_improves_its_mystling_for_good_and_not_before():
    state = gauntlet(game=asking(DEED), sheets={0: {"space": "C3"}}, foe={"space": "C4", "base": (0, 0, 3, 1)})
    state.combat.foe.tameable = False
    state.combat.foe.fact = False
    perform(state, 0, {"do": "deal", "n": 4})
    assert (state.combat.sheets[0].quest, state.players[0].party[0].exalted) == (0, False)
    perform(state, 0, {"do": "deal", "n": 5})
    assert events.QuestAdvanced(rule="DRE-740", seat=0, number=1, of=1) in state.events
    assert not state.players[0].party[0].exalted
    assert state.combat.sheets[0].health == 20
    win(state)
    assert events.QuestFulfilled(rule="DRE-741", seat=0, mystling="young-emberling") in state.events
    assert [member.exalted for member in state.players[0].party] == [True, False]
    for _ in range(2):
        play(state, "pick-mystling young-emberling", "keep-cards")
        assert (state.combat.sheets[0].health, state.combat.sheets[0].base) == (22, (0, 0, 4, 3))
        win(state)
    assert state.over


@pytest.mark.rule("DRE-110", "DRE-116", about="quests")
def test_side_b_gives_better_statistics_or_an_exalted_ability():
    kinds = {(bool(quest.stats), bool(quest.abilities)) for quest in CONTENT.quests.values()}
    assert kinds == {(True, False), (False, True), (True, True)}
    for quest in CONTENT.quests.values():
        assert all(n > 0 for n in quest.stats.values())
        own = {ability.id for ability in CONTENT.mystlings[quest.mystling].abilities}
        assert not own & {ability.id for ability in quest.abilities}


@pytest.mark.rule("DRE-110", "DRE-314")
def test_an_exalted_ability_replaces_the_one_on_the_ability_card():
    state = position(mystlings=("elkthorn", "young-iceling"), sheets={0: {"power": 10, "space": "C3"}})
    assert "use-bonus skysplit" in offered(state)
    assert "use-bonus great-skysplit" not in offered(state)
    member = msgspec.structs.replace(state.players[0].party[0], exalted=True)
    state.players[0].party = (member,)
    state.asked = None
    assert "use-bonus great-skysplit" in offered(state)
    assert "use-bonus skysplit" not in offered(state)


@pytest.mark.rule("DRE-113", about="texts")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_side_b_of_a_quest_can_be_looked_at_whenever_you_like(language):
    texts = base_game().texts(language)
    for quest in CONTENT.quests:
        front, back = texts.component(quest), texts.component(quest, back=True)
        assert back.rules
        assert front.line != back.line


@pytest.mark.rule("DRE-114", "DRE-115")
def test_a_story_quest_is_never_fulfilled_by_a_combat():
    kinds = {quest.story: bool(quest.conditions) for quest in CONTENT.quests.values()}
    assert kinds == {True: False, False: True}
    asked = msgspec.convert([{"is": "win-combat"}], tuple[conditions.AnyAsked, ...])
    state = gauntlet(game=change("quest-firple", conditions=asked), mystlings=("firple", "young-iceling"))
    assert state.game.content.quest_of["firple"].story
    assert not state.combat.sheets[0].questing
    win(state)
    assert not [event for event in state.events if isinstance(event, events.QuestFulfilled)]
    assert [member.exalted for member in state.players[0].party] == [False, False]


# -- decks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-120", "DRE-132")
@pytest.mark.parametrize(
    ("cards", "piles"),
    [
        ("starting", {Pile.STARTING}),
        ("advanced", {Pile.STARTING, Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B}),
        ("all", {Pile.STARTING, Pile.ADVANCEMENT_A, Pile.ADVANCEMENT_B, Pile.ELEMENTAL}),
    ],
)
def test_decks_are_built_from_unlocked_and_own_cards(cards, piles):
    asked = {"mystling": "golomo", "deck": "build", "cards": cards, "enemy": "wild-firple"}
    state = table().new(1, 1, asked, "duel")
    found = [text.removeprefix("add-card ") for text in offered(state) if text != "fill-deck"]
    assert {CONTENT.cards[card].pile for card in found} == piles | {Pile.MYSTLING}
    assert set(CONTENT.specific["golomo"]) <= set(found)
    locked = [card for card in CONTENT.neutral if card not in found]
    assert all(rules(table().why_not(state, 0, f"add-card {card}")) == ["DRE-120"] for card in locked)
    play(state, "add-card " + found[0])
    assert state.events == [events.CardAdded(rule="DRE-120", seat=0, card=found[0])]


@pytest.mark.rule("DRE-133", "DRE-340")
def test_fatigue_comes_on_top_of_the_sixteen_cards():
    state = gauntlet()
    state.combat.sheets[0].discard = ("fatigue", "fatigue")
    state.fatigue -= 2
    win(state)
    member = state.players[0].party[0]
    assert (len(member.cards), member.fatigue) == (16, 2)
    play(state, "pick-mystling young-emberling")
    sheet = state.combat.sheets[0]
    cards = [*sheet.deck, *sheet.slots]
    assert len(cards) == 18
    assert cards.count("fatigue") == 2
    assert state.fatigue == 3
    building = table().new(1, 1, {"mystling": "golomo", "deck": "build", "enemy": "wild-firple"}, "duel")
    assert "add-card fatigue" not in offered(building)
    assert rules(broken(building, 0, 0, (), "fatigue")) == ["DRE-133"]


@pytest.mark.rule("DRE-135", "DRE-136")
@pytest.mark.parametrize("mystling", ["firple", "golomo", "artios"])
def test_neutral_cards_serve_every_mystling_and_elemental_cards_only_their_element(mystling):
    state = table().new(1, 1, {"mystling": mystling, "deck": "build", "enemy": "wild-siren"}, "duel")
    found = {text.removeprefix("add-card ") for text in offered(state)} - {"fill-deck"}
    record = CONTENT.mystlings[mystling]
    assert set(CONTENT.neutral) <= found
    elemental = {CONTENT.cards[card].element for card in found if CONTENT.cards[card].pile is Pile.ELEMENTAL}
    assert elemental == {record.element}


@pytest.mark.rule("DRE-143", "DRE-474")
def test_taming_a_mystling_brings_its_own_cards():
    game = change(
        "taming-golomo",
        conditions=msgspec.convert([{"is": "deal-at-once", "n": 3}], tuple[conditions.AnyAsked, ...]),
    )
    state = gauntlet(game=game, sheets={0: {"space": "C3"}}, foe={"space": "C4", "base": (0, 0, 3, 1)})
    state.combat.foe.fact = False
    perform(state, 0, {"do": "deal", "n": 3})
    assert events.MystlingJoined(rule="DRE-474", mystling="golomo") in state.events
    assert [member.mystling for member in state.players[0].party] == ["young-emberling", "young-iceling", "golomo"]
    assert set(state.players[0].party[2].cards) & set(CONTENT.specific["golomo"])


# -- the tray ------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-144", "DRE-145", "DRE-317", "DRE-339")
def test_each_pocket_keeps_the_cards_and_the_damage_of_one_mystling():
    state = gauntlet(sheets={0: {"damage": 7}})
    win(state)
    ours, other = state.players[0].party
    assert (ours.mystling, ours.damage, other.mystling, other.damage) == ("young-emberling", 7, "young-iceling", 0)
    assert not set(ours.cards) & set(CONTENT.specific["young-iceling"])
    assert not set(other.cards) & set(CONTENT.specific["young-emberling"])
    play(state, "pick-mystling young-emberling", "keep-cards")
    assert state.combat.sheets[0].damage == 7
    perform(state, 0, {"do": "heal", "n": 3})
    win(state)
    assert state.players[0].party[0].damage == 4


@pytest.mark.rule("DRE-104")
def test_an_unknown_mystling_cannot_be_chosen():
    with pytest.raises(SetupError, match="option mystling is 'dragon'"):
        table().new(1, 1, {"mystling": "dragon"}, "gauntlet")


@pytest.mark.rule("DRE-411", "DRE-343")
def test_power_on_the_sheet_is_discarded_after_the_combat():
    state = gauntlet(sheets={0: {"power": 6}})
    perform(state, ENEMY, {"do": "heal", "n": 1})
    assert state.combat.sheets[0].power == 6
    win(state)
    assert state.combat.sheets[0].power == 0
    play(state, "pick-mystling young-emberling", "keep-cards")
    assert state.combat.sheets[0].power == 0


@pytest.mark.rule("DRE-454", "DRE-461", "DRE-800")
def test_a_gained_token_lies_on_the_sheet_and_one_above_the_limit_is_ignored():
    game = change("golomo", tokens=2)
    state = position(game=game, mystlings=("golomo", "young-iceling"), enemy="wild-young-emberling")
    for held in (1, 2, 2):
        perform(state, 0, {"do": "gain-token"})
        assert (state.combat.sheets[0].held, state.combat.sheets[0].tokens) == (held, ())
