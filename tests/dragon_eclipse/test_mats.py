"""Mats: what lies before a seat is drawn from its view alone, with an id for everything that can be chosen."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.games.dragon_eclipse.art.brush import Brush
from rulewright.games.dragon_eclipse.art.colours import SCENES
from rulewright.games.dragon_eclipse.art.cuts import DESK, PHONE, Cut
from rulewright.games.dragon_eclipse.art.mats import mat
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.positions import base_game, position
from rulewright.games.dragon_eclipse.rules.turn import bonus_actions
from rulewright.games.dragon_eclipse.table.spots import spots

from .lettering import lines


def drawn(
    state: DragonState,
    seat: int = 0,
    viewer: int | None = 0,
    language: str = "en",
    glow: tuple[str, ...] = (),
    narrow: bool = False,
) -> ET.Element:
    game = base_game()
    texts = game.texts(language, ["Ann", "Bob"])
    brush = Brush(SCENES["light"], game, state.view(viewer), texts, glow, narrow=narrow)
    return ET.fromstring(mat(brush, seat, game))


def part(root: ET.Element, id_: str) -> ET.Element:
    return next(one for one in root.iter() if one.get("id") == id_)


def ids(root: ET.Element) -> list[str]:
    return [one.attrib["id"] for one in root.iter() if "id" in one.attrib]


def said(root: ET.Element, id_: str) -> str:
    """What a screen reader says of a part: its first title."""
    return next(one.text or "" for one in part(root, id_).iter() if one.tag.endswith("title"))


def full(**fields: Any) -> DragonState:
    return position(
        sheets={
            0: {
                "damage": 7,
                "power": 4,
                "conditions": (3, 0, 1, 0),
                "boost": (0, 2, 0, 0),
                "slots": ("ember-bite", "", "lava-lash", "strike"),
                "discard": ("spit", "guardian-stance"),
                "upgrade": "banked-heat",
                "used": ("dash",),
                "triggered": True,
                **fields,
            }
        }
    )


def test_everything_that_players_point_at_has_its_agreed_id() -> None:
    found = ids(drawn(full()))
    assert len(found) == len(set(found))
    wanted = {f"slot-1-{slot}" for slot in range(1, 5)} | {"deck-1", "discard-1", "upgrade-1", "mat-1"}
    assert wanted | {"condition-1-burn", "condition-1-weak", "bonus-dash", "bonus-prepare"} <= set(found)
    assert "condition-1-slow" not in found


def test_every_choice_of_a_turn_that_is_about_the_own_mat_lies_on_it() -> None:
    state = full()
    found = set(ids(drawn(state)))
    asked = [spot for choice in state.decision.choices for spot in spots(choice, 0)]
    assert {spot for spot in asked if spot.startswith(("slot-", "bonus-"))} <= found
    assert any(spot.startswith("bonus-") for spot in asked)


def test_numbers_are_told_and_changed_ones_say_so() -> None:
    root = drawn(full())
    words = [one.text for one in root.iter() if one.tag.endswith("text")]
    health = base_game().content.mystlings["young-emberling"].stats.health
    assert f"{health - 7}/{health}" in words
    titles = [one.text or "" for one in root.iter() if one.tag.endswith("title")]
    assert any(title.startswith("Defense: ") and "printed" in title for title in titles)
    assert "Burn: 3" in titles
    assert "Power: 4 of 10" in titles


def test_slots_show_their_cards_and_their_power() -> None:
    root = drawn(full())
    assert said(root, "slot-1-1").startswith("Ember Bite")
    assert said(root, "slot-1-2") == "Slot 2 (+2 Power): empty"
    assert said(root, "discard-1") == "Discard pile: 2 cards"
    assert any("Guardian Stance" in (one.text or "") for one in part(root, "discard-1").iter())
    assert said(root, "upgrade-1").startswith("Banked Heat")


@pytest.mark.rule("DRE-379", "DRE-396", about="texts")
def test_used_and_unaffordable_bonus_actions_and_the_used_trigger_are_marked() -> None:
    root = drawn(full())
    assert said(root, "bonus-dash").startswith("Dash: used this turn")
    assert said(root, "bonus-prepare").startswith("Prepare: can be used")
    assert said(root, "bonus-flare").startswith("Flare: not enough Power")
    assert said(root, "trigger-1") == "Trigger: used this turn"
    silent = drawn(full(power=10, conditions=(0, 0, 0, 1)))
    assert said(silent, "bonus-flare").startswith("Flare: silenced")


def test_all_bonus_actions_are_there_and_each_only_once_at_the_table() -> None:
    state = position("pvp_quick", 2)
    both = [set(ids(drawn(state, seat))) for seat in range(2)]
    own = {f"bonus-{bonus}" for bonus in bonus_actions(state, state.combat.turn)}
    assert own <= both[state.combat.turn]
    assert not any(id_.startswith("bonus-") for id_ in both[1 - state.combat.turn])


def test_a_mat_tells_nothing_that_its_viewer_cannot_see() -> None:
    state = position("pvp_quick", 2)
    for seat in range(2):
        seen = ET.tostring(drawn(state, seat, viewer=1 - seat))
        other = state.resample(1 - seat, 77)
        assert isinstance(other, DragonState)
        assert seen == ET.tostring(drawn(other, seat, viewer=1 - seat))


@pytest.mark.parametrize("cut", [DESK, PHONE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_beyond_the_edge(language: str, cut: Cut) -> None:
    states = [full(), position("pvp_challenge", 2), position("gauntlet", 1), position("duel", 2)]
    for state in states:
        for seat in range(len(state.players)):
            root = drawn(state, seat, 0, language, narrow=cut is PHONE)
            high = float(root.attrib["viewBox"].split()[3])
            shown = list(lines(root))
            assert len(shown) > 10
            for words, left, right, base, size in shown:
                assert left >= 0, words
                assert right <= cut.wide, words
                assert size <= base <= high, words
                assert "…" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_game_can_be_read_whole_in_a_slot_on_a_phone(language: str) -> None:
    cards = sorted(base_game().content.cards)
    while cards:
        slots = (*cards[:4], *[""] * 4)[:4]
        root, cards = drawn(full(slots=slots), language=language, narrow=True), cards[4:]
        for number, card in enumerate(slots, 1):
            slot = part(root, f"slot-1-{number}")
            frame = next(one for one in slot.iter() if one.tag.endswith("}rect"))
            left, right = float(frame.attrib["x"]), float(frame.attrib["x"]) + float(frame.attrib["width"])
            for words, begins, ends, _, _ in [line for child in slot for line in lines(child)]:
                assert (left <= begins, ends <= right, "…" in words) == (True, True, False), f"{card}: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mat_for_a_phone_has_the_same_parts_and_can_be_read(language: str) -> None:
    """A unit of it is a pixel there."""
    state = full()
    desk, phone = drawn(state, language=language), drawn(state, language=language, narrow=True)
    assert sorted(ids(phone)) == sorted(ids(desk))
    assert min(size for *_, size in lines(phone)) >= PHONE.letters


def test_between_combats_the_party_rests_on_the_mat() -> None:
    game = base_game()
    state = game.new(2, 4, {"mystling": "draw", "partner": "draw"}, "pvp_challenge")
    assert isinstance(state, DragonState)
    root = drawn(state)
    assert "party-1" in ids(root)
    names = [one.text or "" for one in root.iter() if one.tag.endswith("title")]
    for member in state.players[0].party:
        assert any(game.texts("en").name("mystling", member.mystling) in name for name in names)
    empty = game.new(1, 4, {}, "duel")
    assert isinstance(empty, DragonState)
    assert "No mystling yet" in [one.text for one in drawn(empty).iter()]


def test_what_can_be_chosen_glows_on_its_mat() -> None:
    root = drawn(full(), glow=("slot-1-1", "bonus-prepare", "space-3"))
    assert {"glow-slot-1-1", "glow-bonus-prepare"} <= set(ids(root))
    assert "glow-space-3" not in ids(root)
