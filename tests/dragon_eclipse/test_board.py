"""The table as a picture: everything that a seat may see is on it, nothing else, and it is well-formed."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from rulewright.games.dragon_eclipse.art import previews
from rulewright.games.dragon_eclipse.art.brush import Brush
from rulewright.games.dragon_eclipse.art.builder import counted
from rulewright.games.dragon_eclipse.art.colours import SCENES
from rulewright.games.dragon_eclipse.art.terrain import drawn, kind_of
from rulewright.games.dragon_eclipse.model.choices import ENEMY, SUMMON, AddCard, AimAt, GoTo
from rulewright.games.dragon_eclipse.model.state import DragonState, Minion
from rulewright.games.dragon_eclipse.model.vocabulary import Side
from rulewright.games.dragon_eclipse.positions import base_game, perform, position
from rulewright.games.dragon_eclipse.table.texts import DragonTexts
from rulewright.svg.palette import contrast

from .drawings import MODES, ids_in, is_whole, questions

SVG = "{http://www.w3.org/2000/svg}"
LAYERS = ["ground", "regions", "links", "locations", "pieces", "highlights", "labels"]


@cache
def played(mode: str, players: int, steps: int, seed: int = 3, **options: Any) -> DragonState:
    """A random game after so many answers, or at its end."""
    state = base_game().new(players, seed, options, mode)
    luck = random.Random(seed)
    for _ in range(steps):
        if state.over:
            break
        decision = state.decision
        state.apply(luck.choice(decision.choices), decision.seat)
    assert isinstance(state, DragonState)
    return state


def words(language: str = "en", names: tuple[str, ...] = ("Mara", "Oleh")) -> DragonTexts:
    found = base_game().texts(language, names)
    assert isinstance(found, DragonTexts)
    return found


def drawing(state: DragonState, seat: int | None = 0, theme: str = "light", **more: Any) -> str:
    game = state.game
    return str(game.table.draw(state.view(seat), more.pop("texts", words()), theme, **more))


def ids(picture: str) -> Counter[str]:
    return Counter(element.attrib["id"] for element in ET.fromstring(picture).iter() if "id" in element.attrib)


def titles(picture: str) -> dict[str, str]:
    """What a screen reader says for each id."""
    found = {}
    for element in ET.fromstring(picture).iter():
        child = element.find(f"{SVG}title")
        if child is not None and "id" in element.attrib:
            found[element.attrib["id"]] = child.text or ""
    return found


# -- every drawing -------------------------------------------------------------------------------------

MOMENTS = [(mode, players, steps) for mode, players in MODES for steps in (0, 9, 40)] + [
    ("gauntlet", 1, 100_000),
    ("pvp_quick", 2, 100_000),
    ("duel", 2, 100_000),
]


@pytest.mark.parametrize(("mode", "players", "steps"), MOMENTS)
def test_the_drawing_is_well_formed_complete_and_in_layers(mode: str, players: int, steps: int) -> None:
    theme = "dark" if steps else "light"
    picture = drawing(played(mode, players, steps), theme=theme)
    root = ET.fromstring(picture)
    assert [group.attrib["id"].removeprefix("layer-") for group in root.findall(f"{SVG}g")] == [*LAYERS, "mats"]
    assert is_whole(picture)
    assert "None" not in picture


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_whatever_can_be_chosen_can_be_pointed_at(mode: str, players: int) -> None:
    """Each spot of each offered choice is a part of the drawing, of the table or of a mat."""
    for state, decision, spots in questions(mode, players):
        parts = state.game.table.draw_parts(state.view(decision.seat), words(), "dark", spots)
        there = set(ids_in("".join([*parts.layers.values(), *parts.mats])))
        assert spots - there == set(), decision.prompt
        assert {f"glow-{spot}" for spot in spots} <= there, decision.prompt


def test_what_is_highlighted_glows_and_nothing_else() -> None:
    picture = drawing(position(), highlights=["space-3", "enemy", "slot-1-2", "no-such-part"])
    glowing = {id_ for id_ in ids(picture) if id_.startswith("glow-")}
    assert glowing == {"glow-space-3", "glow-enemy", "glow-slot-1-2"}


def test_layers_that_are_only_looked_at_let_clicks_through() -> None:
    root = ET.fromstring(drawing(position()))
    layers = {group.attrib["id"]: group.attrib.get("pointer-events") for group in root.findall(f"{SVG}g")}
    assert [name for name, events in layers.items() if events == "none"] == [
        "layer-links", "layer-highlights", "layer-labels",
    ]  # fmt: skip


def test_the_parts_are_those_of_the_whole() -> None:
    state = position(players=2)
    parts = state.game.table.draw_parts(state.view(0), words(), "light", ())
    assert list(parts.layers) == LAYERS
    assert len(parts.mats) == 2
    whole = drawing(state)
    for layer in parts.layers.values():
        assert layer in whole
    assert re.fullmatch(r"<svg [^/]*[^>]*[^/]>", parts.opening)
    table = f"{parts.opening}<defs>{parts.definitions}</defs>{''.join(parts.layers.values())}</svg>"
    assert ET.fromstring(table).attrib["viewBox"] == "0 0 1200 1000"


def test_drawing_changes_nothing_and_a_view_that_came_as_json_is_drawn_alike() -> None:
    state = played("duel", 2, 60)
    view = state.view(1)
    before = json.dumps(view)
    picture = state.game.table.draw(view, words(), "dark", ("enemy",))
    assert json.dumps(view) == before
    assert state.game.table.draw(json.loads(before), words(), "dark", ("enemy",)) == picture


def test_hostile_names_are_only_text() -> None:
    texts = words(names=('<script>"', "&'"))
    picture = drawing(played("pvp_challenge", 2, 100_000), texts=texts)
    assert "<script" not in picture
    ET.fromstring(picture)


@pytest.mark.parametrize("steps", [0, 40, 100_000])
def test_every_word_on_the_table_is_in_the_readers_language(steps: int) -> None:
    state = played("duel", 1, steps)
    english, ukrainian = (drawing(state, texts=words(language)) for language in ("en", "uk"))
    letters = re.compile(r"[A-Za-z]{3,}")
    allowed = {"Mara", "Oleh", "Dragon", "Eclipse", "III", "DRE"}
    shown = " ".join(re.findall(r"<(?:text|title)[^>]*>([^<]*)<", ukrainian))
    assert set(letters.findall(shown)) - allowed == set()
    assert english != ukrainian


def test_the_scene_has_no_words() -> None:
    state = position(players=2)
    picture = state.game.table.scene(state.view(None), words(), "light")
    assert {"enemy", "mystling-1", "mystling-2", "space-1"} <= set(ids(picture))
    written = [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]
    assert [text for text in written if not re.fullmatch(r"\d+|I{1,3}", text)] == []
    ET.fromstring(state.game.table.scene(played("gauntlet", 1, 0).view(None), words(), "dark"))


# -- what stands in the Arena --------------------------------------------------------------------------


def crowded() -> DragonState:
    state = position(players=2, enemy="wild-bolb", options={"arena": "humming-shrine", "map": "map-1"})
    assert state.combat.foe is not None
    state.combat.foe.minions = (Minion("clod", 9), Minion("hush", 12, 2))
    state.combat.foe.conditions = (3, 1, 0, 1)
    state.combat.foe.tokens, state.combat.sheets[1].tokens = (2, 7), (2,)
    state.combat.foe.held = 2
    return state


def test_every_body_token_and_terrain_is_a_piece_of_its_own() -> None:
    state = crowded()
    found = set(ids(drawing(state)))
    ground = state.game.content.ground(state.combat.map, True)
    expected = {f"space-{space + 1}" for space in range(ground.spaces)}
    expected |= {"mystling-1", "mystling-2", "enemy", "summon-10", "summon-13", "arena", "taming", "enemy-deck"}
    expected |= {"token-3-enemy", "token-8-enemy", "token-3-2", "enemy-special"}
    expected |= {f"terrain-{space + 1}" for space in (*state.combat.boons, *state.combat.banes)}
    expected |= {f"enemy-track-{slot}" for slot in range(1, 6)}
    expected |= {"condition-enemy-burn", "condition-enemy-slow", "condition-enemy-silence"}
    assert state.combat.foe is not None
    expected |= {f"corruption-{corruption}" for corruption in state.combat.foe.corruptions}
    assert state.combat.boons
    assert state.combat.banes
    assert state.combat.foe.corruptions
    assert expected - found == set()
    assert "condition-enemy-weak" not in found


def test_bodies_tell_the_health_that_they_have_left() -> None:
    state = crowded()
    assert state.combat.foe is not None
    state.combat.foe.damage, state.combat.sheets[0].damage = 5, 8
    told = titles(drawing(state))
    assert told["enemy"].endswith(f"{state.combat.foe.health - 5} of {state.combat.foe.health} Health left")
    assert f"{state.combat.sheets[0].health - 8} of {state.combat.sheets[0].health}" in told["mystling-1"]
    assert "2 of 4" in told["summon-13"]


def test_nobody_who_stands_nearer_hides_the_health_of_another() -> None:
    """Every figure, its head and what is on it come before the first Health; a click there is still for the figure."""
    drawn = ET.fromstring(drawing(crowded()))
    pieces = next(part for part in drawn.iter() if part.get("id") == "layer-pieces")
    bodies = ["mystling-1", "mystling-2", "enemy", "summon-10", "summon-13"]
    order = [part.get("id") for part in pieces]
    assert max(order.index(body) for body in bodies) < min(order.index(f"{body}-health") for body in bodies)
    for part in pieces:
        hearts = [use for use in part.iter() if use.get("href") == "#i-health"]
        assert bool(hearts) == str(part.get("id")).endswith("-health"), part.get("id")
        if hearts:
            assert part.get("pointer-events") == "none"
            body = next(one for one in pieces if f"{one.get('id')}-health" == part.get("id"))
            assert part.get("transform") == body.get("transform")


def test_pieces_keep_their_ids_when_they_move() -> None:
    state = position()
    before = re.search(r'id="mystling-1" transform="([^"]+)"', drawing(state))
    state.combat.sheets[0].space = 0
    after = re.search(r'id="mystling-1" transform="([^"]+)"', drawing(state))
    assert before is not None
    assert after is not None
    assert before[1] != after[1]


def test_terrain_is_told_by_its_shape() -> None:
    """Seven silhouettes, by what Terrain does; BOON and BANE of the same shape are drawn differently."""
    kinds = set()
    for arena in base_game().content.arenas.values():
        for side in (arena.combat, arena.pvp):
            if side is not None:
                kinds |= {kind_of(terrain) for terrain in (side.boon, side.bane) if terrain is not None}
    assert kinds == {"pillar", "crate", "hedge", "pool", "mist", "snare", "ground"}
    pictures = {drawn(kind, side, "", "light") for kind in kinds for side in Side}
    assert len(pictures) == 14


@pytest.mark.rule("DRE-525")
def test_in_unpredictable_mode_the_next_attack_lies_face_down() -> None:
    state = position(options={"unpredictable": True})
    assert state.combat.foe is not None
    assert state.combat.foe.top == ""
    picture = drawing(state)
    assert titles(picture)["enemy-deck"].startswith("Enemy deck, face down")
    assert "url(#threat-hatch)" not in picture


def test_cards_of_a_search_are_seen_by_their_owner_only() -> None:
    state = position(players=2)
    perform(state, 0, {"do": "search", "n": 3})
    cards = state.combat.sheets[0].looking
    assert {f"pick-{card}" for card in cards} <= set(ids(drawing(state, 0)))
    for other in (1, None):
        found = ids(drawing(state, other))
        assert "tray" in found
        assert not [id_ for id_ in found if id_.startswith("pick-")]


# -- previews ------------------------------------------------------------------------------------------


@pytest.mark.rule("DRE-424")
def test_the_visible_attack_paints_the_spaces_that_it_threatens() -> None:
    """Rush, then Attack: all spaces within Swiftness and one more, with Strength less Defense as damage."""
    state = position(enemy="wild-firple", foe={"top": "fang-1", "space": "A2"})
    assert state.combat.foe is not None
    state.combat.foe.base, state.combat.sheets[0].base = (0, 0, 4, 1), (0, 1, 2, 2)
    seen = state.game.seen(state.view(None))
    ground = state.game.content.ground("map-1", False)
    near = {space for space in range(ground.spaces) if 0 < ground.range[state.combat.foe.space][space] <= 2}
    assert previews.threats(seen) == {0: dict.fromkeys(near, 3)}
    hatched = drawing(state).count('fill="url(#threat-hatch)"')
    assert hatched == len(near)


@pytest.mark.rule("DRE-443", "DRE-446")
def test_the_way_of_the_visible_attack_is_shown_with_all_its_ties() -> None:
    state = position(enemy="wild-firple", foe={"top": "fang-1", "space": "A3"}, sheets={0: {"space": "C3"}})
    assert state.combat.foe is not None
    state.combat.foe.base = (0, 0, 4, 1)
    seen = state.game.seen(state.view(None))
    ground = state.game.content.ground("map-1", False)
    goals = previews.headed_for(seen)
    assert {ground.names[goal] for goal in goals} == {"B2", "B3"}
    assert "enemy-way" in ids(drawing(state))
    state.combat.foe.space = ground.names.index("B2")
    state.combat.foe.top = "fang-1"
    assert previews.headed_for(state.game.seen(state.view(None))) == []


@pytest.mark.rule("DRE-852")
def test_with_two_players_each_is_told_the_own_danger() -> None:
    state = position(players=2, enemy="wild-firple", foe={"space": "C3"})
    assert state.combat.foe is not None
    state.combat.foe.top = next(id_ for id_, card in state.game.content.attacks.items() if id_.startswith("fang-duo"))
    state.combat.foe.base = (0, 0, 5, 3)
    state.combat.sheets[0].base, state.combat.sheets[1].base = (0, 1, 2, 2), (0, 3, 2, 2)
    found = previews.threats(state.game.seen(state.view(None)))
    assert set(found[0].values()) == {4}
    assert set(found[1].values()) == {2}


def test_the_spaces_within_reach_are_those_that_are_offered() -> None:
    state = position()
    perform(state, 0, {"do": "move", "plus": 1})
    seen = previews.preview(state.game.seen(state.view(0)))
    offered = {choice.space for choice in state.decision.choices if isinstance(choice, GoTo)}
    assert set(seen.spaces) == offered - {state.combat.sheets[0].space}
    ground = state.game.content.ground("map-1", False)
    assert seen.spaces[ground.near[state.combat.sheets[0].space][0]] == 1


def test_whoever_may_be_aimed_at_is_shown_the_damage() -> None:
    state = position(players=2, enemy="wild-bolb")
    assert state.combat.foe is not None
    state.combat.foe.minions = (Minion("clod", 9),)
    state.combat.foe.base = (2, 0, 4, 1)
    perform(state, 0, {"do": "deal", "n": 3, "range": 0})
    assert [type(choice) for choice in state.decision.choices] == [AimAt, AimAt]
    seen = previews.preview(state.game.seen(state.view(0)))
    assert seen.targets == {ENEMY: 1, SUMMON + 9: 3}


# -- before a Combat -----------------------------------------------------------------------------------


def building(mystling: str = "blazereef") -> DragonState:
    state = base_game().new(1, 1, {"mystling": mystling, "deck": "build"}, "duel")
    assert isinstance(state, DragonState)
    return state


@pytest.mark.rule("DRE-124", "DRE-125", "DRE-126", "DRE-129")
def test_the_deck_builder_counts_every_rule() -> None:
    state = building()
    brush = Brush(SCENES["light"], state.game, state.view(0), words())
    mystling = state.game.content.mystlings["blazereef"]
    cards = state.game.content.cards.values()
    own = [card.id for card in cards if card.mystling == "blazereef"]
    legendary = [card.id for card in cards if card.rarity == "legendary" and card.element == "fire"]
    water = [card.id for card in cards if card.element == "water" and card.pile == "elemental"]
    dark = next(card.id for card in cards if card.element == "dark" and card.pile == "elemental")
    neutral = state.game.content.neutral

    def kept(deck: list[str]) -> dict[str, bool | None]:
        return {rule: good for rule, _, _, good in counted(brush, state, mystling, deck)}

    assert kept([])["DRE-124"] is None
    assert kept([])["DRE-125"] is None
    assert set(kept([*own[:3], *neutral[:13]]).values()) == {True}
    assert kept([*own, *neutral[:12]])["DRE-124"] is False
    assert kept(legendary[:2])["DRE-126"] is False
    assert kept(water[: mystling.subtype_cards + 1])["DRE-129"] is False
    assert kept([dark])["DRE-127"] is False
    assert kept([own[0], own[0]])["DRE-121"] is False


def test_the_deck_builder_shows_pool_draft_and_suggestions() -> None:
    state = building()
    chosen = [choice for choice in state.decision.choices if isinstance(choice, AddCard)][:3]
    for choice in chosen:
        state.apply(choice, 0)
    found = ids(drawing(state))
    assert {f"pick-{choice.card}" for choice in state.decision.choices if isinstance(choice, AddCard)} <= set(found)
    assert {f"draft-1-{choice.card}" for choice in chosen} | {"draft-1"} <= set(found)
    assert len([id_ for id_ in found if id_.startswith("deck-rule-")]) == 6


@pytest.mark.parametrize("theme", SCENES)
def test_ink_can_be_read_and_signs_can_be_seen(theme: str) -> None:
    scene = SCENES[theme]
    chrome = scene.chrome
    for paper in (chrome.surface, chrome.raised):
        for ink in (chrome.ink, chrome.soft, chrome.accent, chrome.good, chrome.danger):
            assert contrast(ink, paper) >= 4.5
    for seal in (*scene.seats, scene.foe):
        assert contrast(seal.base, seal.ink) >= 4.5
    assert len({seal.crest for seal in (*scene.seats, scene.foe)}) == 3
    for colour in (scene.glow, scene.threat):
        assert contrast(colour, scene.page[0]) >= 3
