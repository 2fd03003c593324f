"""Why not? What a refusal says is so, and it is what forbids the choice: small positions, each refused and repaired."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.core.record import Choice
from rulewright.games.dragon_eclipse.model import choices, steps
from rulewright.games.dragon_eclipse.model.choices import ENEMY, SUMMON, TERRAIN
from rulewright.games.dragon_eclipse.model.state import DragonState, Member, Minion
from rulewright.games.dragon_eclipse.positions import base_game, offered, perform, play, space

from ..repairing import Trial
from .repairs import REPAIRS
from .table import far, near, position, table

Told = tuple[str, str, dict[str, Any]]


def why(state: DragonState, choice: Choice | str, seat: int = 0) -> list[Told]:
    """The reasons as plain tuples; repairing them one after the other leads to a legal choice, if anything can."""
    game = state.game
    found = game.parse(choice) if isinstance(choice, str) else choice
    assert str(found) not in offered(state)
    Trial(game, REPAIRS).ask(state, seat, found)
    return [(reason.rule, reason.message, reason.values) for reason in game.why_not(state, seat, found)]


def question(state: DragonState, choice: Choice | str, seat: int = 0) -> str:
    """The question that is open instead, when that is all that is to be said."""
    found = why(state, choice, seat)
    assert [message for _, message, _ in found] == ["why-other-question"]
    prompt = found[0][2]["prompt"]
    assert isinstance(prompt, str)
    return prompt


def at(state: DragonState, name: str) -> int:
    return space(state, name)


# -- going somewhere -------------------------------------------------------------------------------------


def test_whoever_blinks_leaves_the_space() -> None:
    state = perform(far(), 0, {"do": "blink", "range": 2})
    here = at(state, "C1")
    assert why(state, choices.GO[here]) == [("DRE-784", "why-already-there", {"space": here})]
    there = at(state, "C4")
    assert why(state, choices.GO[there]) == [("DRE-784", "why-out-of-range", {"need": 3, "have": 2})]


def test_only_terrain_on_a_shortest_way_of_the_enemy_is_gone_through() -> None:
    state = position(options={"arena": "embers"}, sheets={0: {"space": "C1"}}, foe={"space": "C5"})
    state.combat.banes = (at(state, "C4"), at(state, "E2"))
    state.agenda.append(steps.EnemyWalks(ENEMY, at(state, "B2"), "DRE-443"))
    state.asked = None
    assert f"go-through {at(state, 'C4') + 1}" in offered(state)
    off = at(state, "E2")
    assert why(state, choices.THROUGH[off]) == [("DRE-751", "why-not-on-way", {"space": off})]


def test_where_every_shortest_way_has_terrain_there_is_none_around() -> None:
    state = position(options={"arena": "embers"}, sheets={0: {"space": "E2"}}, foe={"space": "A3"})
    state.combat.banes = (at(state, "B2"), at(state, "B3"))
    state.agenda.append(steps.EnemyWalks(ENEMY, at(state, "C3"), "DRE-443"))
    state.asked = None
    assert len(offered(state)) == 2
    assert why(state, choices.GO_AROUND) == [("DRE-751", "why-no-way-around", {})]


def test_nothing_is_said_about_the_answers_of_another_player() -> None:
    """What the other player could reach is not what this one asked."""
    state = position(players=2, sheets={0: {"space": "C1"}, 1: {"space": "E4"}}, foe={"space": "A2"})
    waits = [("DRE-386", "why-not-asked", {"seats": [0]})]
    for effect, choice in (
        ({"do": "move"}, choices.GO[at(state, "A5")]),
        ({"do": "blink", "range": 1}, choices.GO[at(state, "A2")]),
        ({"do": "place", "range": 1}, choices.TOKEN_TO[at(state, "A5")]),
    ):
        asked = perform(state.copy(), 0, effect)
        assert asked.decision.seat == 0
        assert why(asked, choice, seat=1) == waits


def test_nor_about_the_room_that_another_player_leaves() -> None:
    state = base_game().new(2, 1, {"mystling": "draw", "partner": "draw", "deck": "build"}, "pvp_quick")
    builder = state.decision.seat
    assert [told[1] for told in why(state, choices.LEAVE_ROOM, 1 - builder)] == ["why-not-asked"]
    assert [told[1] for told in why(state, choices.LEAVE_ROOM, builder)] == ["why-no-room"]


# -- tokens and Summons ----------------------------------------------------------------------------------


def with_tokens(*names: str) -> DragonState:
    """A Mystling on C3 whose tokens lie here; no more may be in use."""
    state = near()
    sheet = state.combat.sheets[0]
    sheet.tokens = tuple(sorted(at(state, name) for name in names))
    sheet.held = table().content.mystlings[sheet.mystling].tokens - len(names)
    return state


def test_at_the_limit_a_token_is_taken_before_one_is_placed() -> None:
    state = perform(with_tokens("A2", "E2"), 0, {"do": "place", "range": 2})
    assert question(state, choices.TOKEN_TO[at(state, "C2")]) == "prompt-take-token"
    bare = at(state, "B1")
    assert why(state, choices.TAKE_TOKEN[bare]) == [("DRE-462", "why-no-token", {"space": bare})]
    play(state, f"take-token {at(state, 'A2') + 1}")
    assert question(state, choices.TAKE_TOKEN[at(state, "E2")]) == "prompt-place-token"


def test_the_enemy_takes_its_farthest_token() -> None:
    state = near(tokens=("A2", "E2", "C2"))
    foe = state.combat.foe
    assert foe is not None
    foe.held = table().content.nature_of[foe.enemy].tokens
    perform(state, ENEMY, {"do": "place", "range": 2})
    assert len(offered(state)) == 2
    close = at(state, "C2")
    assert why(state, choices.TAKE_TOKEN[close]) == [("DRE-463", "why-not-farthest", {"space": close})]


def test_a_token_on_the_enemys_best_space_is_in_its_way() -> None:
    state = near(tokens=("C3",))
    perform(state, ENEMY, {"do": "place", "range": 2})
    assert state.decision.prompt == "prompt-place-token"
    taken = at(state, "C3")
    assert why(state, choices.TOKEN_TO[taken]) == [("DRE-459", "why-token-there", {"space": taken})]


def test_a_token_is_discarded_only_in_range() -> None:
    state = with_tokens("C2", "B2", "A2")
    perform(state, 0, {"do": "discard-token", "arena": True, "range": 1})
    beyond = at(state, "A2")
    assert why(state, choices.TAKE_TOKEN[beyond]) == [("DRE-793", "why-out-of-range", {"need": 2, "have": 1})]
    bare = at(state, "D2")
    assert why(state, choices.TAKE_TOKEN[bare]) == [("DRE-793", "why-no-token", {"space": bare})]


def summoning(**fields: Any) -> DragonState:
    """The Enemy on C4 places a Summon, and the player may say where."""
    state = position(options={"arena": "pillars"}, sheets={0: {"space": "C1"}}, foe={"space": "C4"}, **fields)
    state.agenda.append(steps.PlaceSummon("clod", 1, "DRE-726"))
    state.asked = None
    return state


def test_a_summon_goes_to_a_free_space_in_range_as_near_as_can_be() -> None:
    state = summoning()
    state.combat.banes = (at(state, "C3"),)
    assert state.combat.foe is not None
    state.combat.foe.tokens = (at(state, "D4"),)
    assert state.decision.prompt == "prompt-summon"
    told = {
        "C3": ("DRE-458", "why-terrain"),
        "C4": ("DRE-724", "why-closed"),
        "D4": ("DRE-459", "why-token-there"),
        "C5": ("DRE-726", "why-not-nearest"),
    }
    for name, (rule, message) in told.items():
        where = at(state, name)
        assert why(state, choices.TOKEN_TO[where]) == [(rule, message, {"space": where})]
    found = why(state, choices.TOKEN_TO[at(state, "A2")])
    assert found == [("DRE-726", "why-out-of-range", {"need": 3, "have": 1})]


def test_only_summons_that_are_still_to_act_are_chosen() -> None:
    state = position()
    assert state.combat.foe is not None
    spaces = [at(state, name) for name in ("A2", "B2", "E2")]
    state.combat.foe.minions = tuple(Minion("clod", where) for where in spaces)
    state.agenda.append(steps.SummonsAct(tuple(spaces[:2]), (), "DRE-725"))
    state.asked = None
    for target in (SUMMON + spaces[2], ENEMY, TERRAIN + spaces[0]):
        assert why(state, choices.AIM[target]) == [("DRE-727", "why-no-summon", {"target": target})]


# -- what effects ask ------------------------------------------------------------------------------------


def test_a_search_is_about_the_cards_that_it_looks_at() -> None:
    state = position(sheets={0: {"deck": ("strike", "dig-in", "long-shot")}})
    perform(state, 0, {"do": "search", "n": 3})
    reason = ("DRE-813", "why-not-looked-at", {"card": "reach"})
    assert why(state, "put-on-top reach") == [reason]
    assert question(state, "put-under strike") == "prompt-search"
    play(state, "put-on-top strike")
    assert why(state, "put-under reach") == [reason]


def test_of_two_upgrades_no_third_is_kept() -> None:
    given = {"space": "C1", "slots": ("", "", "", "reach"), "upgrade": "banked-heat"}
    state = play(position(sheets={0: given}, foe={"space": "C5"}), "play-card 4", "go C1")
    assert state.decision.prompt == "prompt-keep-upgrade"
    upgrades = [card.id for card in table().content.cards.values() if card.upgrade]
    third = next(card for card in upgrades if card not in ("reach", "banked-heat"))
    assert why(state, choices.KeepUpgrade(third)) == [("DRE-367", "why-not-this-upgrade", {"card": third})]


def test_there_are_as_many_effects_to_choose_from_as_there_are() -> None:
    gains = ({"do": "gain-power", "n": 1}, {"do": "heal", "n": 1})
    state = perform(position(), 0, {"do": "one-of", "options": [[gain] for gain in gains]})
    assert why(state, "take-option 3") == [("DRE-391", "why-no-such-option", {"option": 3, "most": 2})]


def test_a_condition_that_is_not_there_cannot_be_cleansed() -> None:
    state = position(sheets={0: {"conditions": (2, 1, 0, 0)}})
    perform(state, 0, {"do": "cleanse", "n": 1})
    missing = choices.CLEANSE[2]
    told = {"condition": str(missing.condition)}
    assert why(state, missing) == [("DRE-788", "why-no-condition", told)]


def test_what_can_only_be_left_is_not_accepted_and_the_enemy_spares_nobody() -> None:
    state = position(options={"arena": "pillars"}, sheets={0: {"space": "C1"}}, foe={"space": "E4"})
    state.combat.banes = (at(state, "C2"),)
    perform(state, 0, {"do": "deal", "n": 2, "range": 1})
    assert "decline" in offered(state)
    assert question(state, choices.ACCEPT) == "prompt-target"
    two = position(players=2, sheets={0: {"space": "C3"}, 1: {"space": "C5"}}, foe={"space": "C4"})
    perform(two, ENEMY, {"do": "deal", "n": 1, "range": 1, "whom": "each"})
    assert [told[1] for told in why(two, choices.DECLINE, two.decision.seat)] == ["why-nothing-offered"]


@pytest.mark.parametrize(
    ("sheet", "rule", "message"),
    [({"triggered": True}, "DRE-379", "why-triggered"), ({"slots": ("", "", "", "")}, "DRE-380", "why-no-other-card")],
)
def test_a_bonus_action_that_would_trigger_nothing_is_repaired_by_what_it_names(
    sheet: dict[str, Any], rule: str, message: str
) -> None:
    given = {"space": "C3", "power": 6, "slots": ("strike", "", "", "strike"), **sheet}
    foe = {"space": "A3", "tameable": False}
    state = position(options={"arena": "ruined-stage"}, sheets={0: given}, foe=foe)
    assert why(state, "use-bonus encore") == [(rule, message, {})]


# -- before a Combat -------------------------------------------------------------------------------------


def test_of_drawn_tier_cards_one_is_chosen() -> None:
    state = base_game().new(1, 3, {"mystling": "draw", "enemy": "random-combat"}, "duel")
    drawn = offered(state)
    assert len(drawn) == 2
    other = next(enemy for enemy in base_game().content.enemies if f"pick-enemy {enemy}" not in drawn)
    assert why(state, f"pick-enemy {other}") == [("DRE-707", "why-not-drawn", {"enemy": other})]


def switching(left: tuple[str, ...], **options: Any) -> DragonState:
    state = base_game().new(1, 1, {"mystling": "draw", "switching": True, **options}, "gauntlet")
    state.agenda.append(steps.SwitchModes(0, left))
    state.asked = None
    return state


def test_each_hard_mode_is_switched_once_between_two_combats() -> None:
    state = switching(("corruption", "steel"), steel=True)
    assert why(state, "take-up-mode steel") == [("DRE-517", "why-mode-so", {"on": 1})]
    play(state, "give-up-mode steel")
    for intent in ("take-up-mode steel", "give-up-mode steel"):
        assert why(state, intent) == [("DRE-518", "why-mode-switched", {})]


def test_a_mystling_of_the_own_party_is_taken_and_another_of_its_element_is_not() -> None:
    state = base_game().new(1, 1, {}, "gauntlet")
    mystlings = base_game().content.mystlings
    play(state, "pick-mystling golomo")
    assert state.decision.prompt == "prompt-mystling"
    assert why(state, "pick-mystling golomo") == [("DRE-539", "why-taken", {"mystling": "golomo"})]
    like = next(id for id, one in mystlings.items() if one.element is mystlings["golomo"].element and id != "golomo")
    told = {"mystling": like, "element": str(mystlings[like].element)}
    assert why(state, f"pick-mystling {like}") == [("DRE-105", "why-same-element", told)]


# -- decks -----------------------------------------------------------------------------------------------


def building(cards: str) -> DragonState:
    """Seat 0 builds its first deck, and another Mystling waits for its own."""
    state = base_game().new(1, 1, {"mystling": "golomo", "deck": "build", "cards": cards}, "duel")
    state.players[0].party = (*state.players[0].party, Member("young-emberling"))
    state.asked = None
    assert state.decision.prompt == "prompt-build"
    return state


def test_cards_that_are_locked_are_not_needed_elsewhere() -> None:
    """Ten Starting designs, two copies each: with ten in this deck another one needs all the others."""
    state = building("starting")
    content = base_game().content
    starting = [id for id in content.neutral if content.cards[id].pile == "starting"]
    state.drafts = (tuple(starting), ())
    state.asked = None
    messages = [[told[1] for told in why(state, f"add-card {card}")] for card in (starting[0], "long-shot")]
    assert messages == [["why-needed-elsewhere"], ["why-not-unlocked"]]
