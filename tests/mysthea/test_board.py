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

from rulewright.games.mysthea.art.champions import FIGURES
from rulewright.games.mysthea.art.colours import MATERIALS, SCENES
from rulewright.games.mysthea.art.facts import printed
from rulewright.games.mysthea.art.monsters import GLOWS
from rulewright.games.mysthea.art.units import CRESTS
from rulewright.games.mysthea.art.vistas import WAITING
from rulewright.games.mysthea.model.geography import ISLANDS, REGIONS, TERRAIN
from rulewright.games.mysthea.model.state import Battle, MystheaState
from rulewright.games.mysthea.model.vocabulary import Colour
from rulewright.games.mysthea.positions import base_game, position, region
from rulewright.games.mysthea.table import board as table_board
from rulewright.svg.palette import contrast

SVG = "{http://www.w3.org/2000/svg}"
LAYERS = ["ground", "links", "regions", "locations", "pieces", "labels", "boards", "highlights"]


def draw(view: dict[str, Any], **how: Any) -> str:
    """The table that this view shows, in the game without packs."""
    return table_board.draw(base_game(), view, **how)


@cache
def played(players: int, seed: int, share: float, **options: Any) -> MystheaState:
    """A state of a random game, so far along; 1 is the end."""
    state = base_game().new(players=players, seed=seed, options=options)
    total = _play(state.copy(), seed, None)
    if share:
        _play(state, seed, int(total * share))
    assert isinstance(state, MystheaState)
    return state


def _play(state: Any, seed: int, steps: int | None) -> int:
    state.game = base_game()
    luck = random.Random(seed)
    made = 0
    while state.outcome is None and (steps is None or made < steps):
        decision = state.decision
        state.apply(luck.choice(list(decision.choices)), decision.seat)
        made += 1
    return made


def parsed(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)


def ids(drawing: str) -> Counter[str]:
    return Counter(element.attrib["id"] for element in parsed(drawing).iter() if "id" in element.attrib)


def titles(drawing: str) -> dict[str, str]:
    """What a screen reader says for each id."""
    found = {}
    for element in parsed(drawing).iter():
        child = element.find(f"{SVG}title")
        if child is not None and "id" in element.attrib:
            found[element.attrib["id"]] = child.text or ""
    return found


def shown_texts(drawing: str) -> set[str]:
    return {element.text or "" for element in parsed(drawing).iter(f"{SVG}text")}


MOMENTS = [(players, share) for players in (2, 3, 4, 5) for share in (0.0, 0.2, 0.5, 0.8, 1.0)]


# -- any moment of any game ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "share"), MOMENTS)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_drawing_is_well_formed_and_every_id_is_there_once(players: int, share: float, theme: str) -> None:
    state = played(players, 3, share)
    for viewer in (None, 0, players - 1):
        drawing = draw(state.view(viewer), theme=theme)
        root = parsed(drawing)
        assert root.tag == f"{SVG}svg"
        assert root.attrib["viewBox"] == "0 0 1600 1000"
        assert [child.attrib["id"] for child in root if child.tag == f"{SVG}g"] == [f"layer-{name}" for name in LAYERS]
        assert [id_ for id_, count in ids(drawing).items() if count > 1] == []


@pytest.mark.parametrize(("players", "share"), MOMENTS)
def test_whatever_is_referred_to_is_defined(players: int, share: float) -> None:
    drawing = draw(played(players, 4, share).view(0))
    known = ids(drawing)
    used = set(re.findall(r"url\(#([^)]+)\)", drawing)) | set(re.findall(r'href="#([^"]+)"', drawing))
    assert used - set(known) == set()


@pytest.mark.parametrize(("players", "share"), MOMENTS)
def test_every_region_and_every_piece_is_drawn(players: int, share: float) -> None:
    state = played(players, 5, share)
    found = ids(draw(state.view(None)))
    expected = {f"region-{name}" for name in REGIONS} | {f"island-{name}" for name in ISLANDS}
    expected |= {f"attunement-{name}" for name in state.attunements}
    expected |= {f"mirage-{REGIONS[one]}" for one in state.mirages}
    expected |= {f"monster-{name}" for name, lair in zip(state.monsters, state.lairs, strict=True) if lair >= 0}
    for seat, board in enumerate(state.boards):
        expected.add(f"board-{seat}")
        expected |= {f"unit-{seat}-troop-{one}" for one in board.troops}
        expected |= {f"unit-{seat}-golem-{one}" for one in board.golems}
        expected |= {f"unit-{seat}-fortification-{one}" for one in board.fortifications}
        expected |= {f"unit-{seat}-champion"} if board.at >= 0 else set()
        expected |= {f"token-{seat}"} if board.token >= 0 else set()
    assert expected - set(found) == set()
    pieces = {id_ for id_ in found if id_.startswith(("unit-", "token-", "mirage-", "monster-"))}
    assert pieces <= expected


@pytest.mark.parametrize(("players", "share"), MOMENTS)
def test_every_visible_card_is_drawn(players: int, share: float) -> None:
    state = played(players, 6, share)
    found = ids(draw(state.view(0)))
    expected = {f"card-{name}" for name in (*state.display, *state.boards[0].hand)}
    for board in state.boards:
        expected |= {f"card-{name}" for name in (*board.accessories, *board.known, *filter(None, board.upgrades))}
    expected |= {f"event-{name}" for name in state.path}
    expected |= {f"space-{number}" for number in range(1, 10)} | {f"era-{era}" for era in (1, 2, 3)}
    expected |= {f"encounter-{state.next_encounter}"} if state.next_encounter else set()
    assert expected - set(found) == set()
    assert {id_ for id_ in found if id_.startswith("card-")} <= expected


@pytest.mark.parametrize(("players", "share"), MOMENTS)
def test_no_hidden_card_can_be_found_in_the_drawing(players: int, share: float) -> None:
    state = played(players, 7, share)
    everything = set(base_game().content.cards)
    for viewer in (None, *range(players)):
        view = state.view(viewer)
        public = {*view["display"], *view["draft"]}
        for seat, board in enumerate(state.boards):
            public |= {*board.known, *board.discard, *board.accessories, *board.upgrades}
            public |= set(board.hand) if seat == viewer else set()
        public |= set(state.battle.cards) if state.battle else set()
        drawing = draw(view)
        assert set(re.findall(r"C0\d\d", drawing)) & (everything - public) == set()


def test_hands_are_seen_by_their_owner_only() -> None:
    state = position(players=2, turn=0, boards={0: {"hand": ("C026", "C021")}, 1: {"hand": ("C030", "C031")}})
    mine, theirs, nobodys = (draw(state.view(viewer)) for viewer in (0, 1, None))
    assert "card-C026" in ids(mine)
    assert "C030" not in mine
    assert "card-C030" in ids(theirs)
    assert "C026" not in theirs
    assert "C026" not in nobodys
    assert "C030" not in nobodys
    assert titles(nobodys)["hand-0"] == "Hand: 2"


def test_a_card_that_everybody_has_seen_shows_its_type_on_its_back() -> None:
    state = position(players=2, turn=0, boards={1: {"hand": ("C030", "C031"), "known": ("C031",)}})
    drawing = draw(state.view(0))
    assert "card-C031" in ids(drawing)
    assert "C030" not in drawing
    uses = [element.attrib["href"] for element in parsed(drawing).iter(f"{SVG}use")]
    assert uses.count("#m-back-accessory") == 1


def test_the_front_of_the_next_encounter_shows_its_glory_and_two_ways_and_no_more() -> None:
    state = position(players=2, turn=0, next_encounter="EN26")
    encounter = base_game().content.encounters["EN26"]
    ways = " ".join(str(option.approach) for option in encounter.options)
    assert (encounter.glory, ways) == (6, "boots dialogue")
    root = parsed(draw(state.view(0)))
    (front,) = [element for element in root.iter() if element.attrib.get("id") == "encounter-EN26"]
    said = [element.text for element in front.iter(f"{SVG}title")]
    written = [element.text for element in front.iter(f"{SVG}text")]
    assert said == ["EN26 · 6 · Boots, Dialogue"]
    assert sorted(written) == ["6", "EN26"]


# -- places -----------------------------------------------------------------------------------------------------


def island_spots(drawing: str) -> dict[str, tuple[float, float]]:
    found = {}
    for element in parsed(drawing).iter(f"{SVG}g"):
        if element.attrib.get("id", "").startswith("island-"):
            x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])[:2]
            found[element.attrib["id"].removeprefix("island-")] = (float(x), float(y))
    return found


@pytest.mark.parametrize("ring", [(0, 1, 2, 3, 4), (3, 0, 4, 2, 1)])
def test_the_ring_starts_at_the_top_and_goes_clockwise(ring: tuple[int, ...]) -> None:
    spots = island_spots(draw(position(ring=ring).view(None)))
    around = [spots[ISLANDS[island]] for island in ring]
    top, right, low_right, low_left, left = around
    assert top[1] == min(y for _, y in around)
    assert left[0] < low_left[0] < top[0] < low_right[0] < right[0]
    assert right[1] == left[1] < low_right[1] == low_left[1]


def test_the_island_that_is_moved_rises() -> None:
    view = position(turn=0).view(0)
    lying = island_spots(draw(view))
    agenda = [*view["agenda"], {"type": "set-down-island", "seat": 0, "island": 0}]
    lifted = island_spots(draw({**view, "agenda": agenda}))
    assert lifted["shard"][1] < lying["shard"][1]
    assert {name: spot for name, spot in lifted.items() if name != "shard"} == {
        name: spot for name, spot in lying.items() if name != "shard"
    }


def test_units_of_a_kind_are_one_stack_with_a_number() -> None:
    here = region("tree.forest")
    state = position(turn=0, boards={0: {"troops": (here, here, here), "golems": (here,), "at": here}})
    drawing = draw(state.view(0))
    said = titles(drawing)
    assert said[f"unit-0-troop-{here}"] == "Red: Troop × 3 · Tree · Forest"
    assert said[f"unit-0-golem-{here}"] == "Red: Golem · Tree · Forest"
    assert said["unit-0-champion"] == "Red: Anuth · Tree · Forest"


def test_a_crowd_stays_inside_its_region() -> None:
    here = region("arch.myst")
    crowd = {"troops": (here,) * 3, "golems": (here, here), "fortifications": (here,), "at": here}
    drawing = draw(position(players=5, turn=0, boards=dict.fromkeys(range(5), crowd)).view(None))
    x, y = island_spots(drawing)["arch"]
    pieces = [element for element in parsed(drawing).iter(f"{SVG}g") if element.attrib.get("class") == "unit"]
    assert len(pieces) == 20
    for piece in pieces:
        px, py, scale = (float(number) for number in re.findall(r"-?[\d.]+", piece.attrib["transform"]))
        assert abs(px - x) < 100
        assert -100 < py - y < 20
        assert 0.3 < scale < 1


def test_a_wounded_champion_kneels() -> None:
    healthy = draw(position(turn=0).view(0))
    wounded = draw(position(turn=0, boards={0: {"wounded": True}}).view(0))
    assert titles(wounded)["unit-0-champion"] == "Red: Anuth (Wounded) · Shard · Myst"
    assert healthy.count('href="#i-wound"') == 0
    assert wounded.count('href="#i-wound"') == 2


def test_before_the_game_nothing_stands_on_the_islands() -> None:
    state = base_game().new(players=2, seed=1)
    found = ids(draw(state.view(0)))
    assert not [id_ for id_ in found if id_.startswith(("unit-", "token-", "monster-"))]
    assert len([id_ for id_ in found if id_.startswith("mirage-")]) == 5


def test_the_open_draft_lies_where_cards_are_developed() -> None:
    state = base_game().new(players=4, seed=9, options={"expert": True})
    view = state.view(0)
    found = ids(draw(view))
    assert view["draft"]
    assert {f"card-{name}" for name in view["draft"]} <= set(found)


def test_a_battle_shows_its_sides_and_its_region() -> None:
    here = region("shard.myst")
    fight = Battle(
        starter=0, region=here, sides=(0, 1), bonus=(2, 0), cards=("C021", ""), retreated=(0, 0), lost=(0, 0)
    )
    state = position(turn=0, boards={0: {"at": here, "troops": (here,) * 20}, 1: {"at": here}}, battle=fight)
    drawing = draw(state.view(2))
    found = ids(drawing)
    assert {"battle", "clash-shard.myst", "reaction-0"} <= set(found)
    assert "reaction-1" not in found
    # Before anybody has reacted: the Champion's 3, twenty Troops and the bonus of the starting card.
    assert "25" in shown_texts(drawing)
    assert "…" not in shown_texts(drawing)
    state.battle.totals = (7, 4)
    assert {"7", "4"} <= shown_texts(draw(state.view(2)))


# -- boards ----------------------------------------------------------------------------------------------------


def test_a_board_tells_its_numbers() -> None:
    own = {
        "energy": 7, "experience": 3, "glory": 41, "charged": False, "constructed_troops": 2, "faced": ("EN01",),
        "attunement": "A03", "accessories": ("C031",), "upgrades": ("", "C017", "", "", ""), "discard": ("C026",),
    }  # fmt: skip
    drawing = draw(position(turn=1, boards={0: own}).view(None))
    said = titles(drawing)
    assert said["energy-0"] == "Energy: 7 / 12"
    assert said["experience-0"] == "Experience: 3 / 12"
    assert said["glory-0"] == "Glory: 41"
    assert said["artefact-0"] == "Artefact I · Discharged"
    assert said["artefact-1"] == "Artefact II · Charged"
    assert said["constructed-0-troop"] == "Constructed · Troop: 2"
    assert said["supply-0-fortification"] == "Supply · Fortification: 4"
    assert said["faced-0"] == "Encounters: 1 (EN01)"
    assert said["discard-0"] == "Discard: 1 (C026)"
    assert said["claimed-0"] == "A03"
    assert said["attunement-A03"].endswith("Red")
    assert {"card-C031", "card-C017", "upgrade-0-champion", "accessory-0-2", "accessory-0-3"} <= set(said)
    assert "upgrade-0-troop" not in said


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_seat_whose_turn_it_is_is_marked(turn: int) -> None:
    accent = SCENES["dark"].chrome.accent
    root = parsed(draw(position(turn=turn).view(None)))
    marked = []
    for seat in range(3):
        (own,) = [element for element in root.iter() if element.attrib.get("id") == f"board-{seat}"]
        frames = [element.attrib.get("stroke") for element in own.findall(f"{SVG}rect")]
        marked += [seat] if accent in frames else []
    assert marked == [turn]


def test_after_the_end_the_winners_are_marked() -> None:
    state = played(3, 5, 1.0)
    assert state.outcome is not None
    accent = SCENES["dark"].chrome.accent
    root = parsed(draw(state.view(None)))
    for seat in range(3):
        (own,) = [element for element in root.iter() if element.attrib.get("id") == f"board-{seat}"]
        frames = [element.attrib.get("stroke") for element in own.findall(f"{SVG}rect")]
        assert (accent in frames) == (seat in state.outcome.winners)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_boards_fill_the_right_side_and_do_not_overlap(players: int, viewer: int | None) -> None:
    root = parsed(draw(position(players=players, turn=0).view(viewer)))
    foot = 0.0
    for seat in range(players):
        (own,) = [element for element in root.iter() if element.attrib.get("id") == f"board-{seat}"]
        frame = own.find(f"{SVG}rect")
        assert frame is not None
        top, height = float(frame.attrib["y"]), float(frame.attrib["height"])
        assert top > foot
        foot = top + height
    assert 985 <= foot <= 1000


# -- words -----------------------------------------------------------------------------------------------------


HOSTILE = """</text><script>alert("&'")</script>]]>\x00"""


def test_hostile_names_are_only_text() -> None:
    drawing = draw(position(players=2, turn=0).view(0), names=(HOSTILE, "x" * 500))
    assert "<script" not in drawing
    root = parsed(drawing)
    assert not list(root.iter(f"{SVG}script"))
    assert titles(drawing)["board-0"] == HOSTILE.replace("\x00", "")


def test_hostile_labels_are_only_text() -> None:
    drawing = draw(played(4, 5, 0.5).view(0), label=lambda kind, name: HOSTILE)
    assert "<script" not in drawing
    parsed(drawing)


def test_every_name_comes_from_the_label() -> None:
    asked: set[str] = set()

    def label(kind: str, name: str) -> str:
        asked.add(kind)
        return f"{kind}/{name}"

    drawing = draw(played(4, 5, 0.5).view(0), label=label)
    kinds = {"card", "champion", "monster", "island", "terrain", "unit", "type", "colour", "encounter", "attunement"}
    assert kinds <= asked
    for index, name in enumerate(REGIONS):
        island, _, _ = name.partition(".")
        said = titles(drawing)[f"region-{name}"].partition(" · word/control: ")[0]
        assert said == f"island/{island} · terrain/{TERRAIN[index]}"


def test_a_label_need_not_know_the_words_of_the_table() -> None:
    def label(kind: str, name: str) -> str:
        return {("island", "tree"): "Велике Дерево", ("terrain", "forest"): "Ліс"}[kind, name]

    said = titles(draw(position(turn=0).view(0), label=label))
    assert said["region-tree.forest"] == "Велике Дерево · Ліс"
    assert said["energy-0"] == "Energy: 0 / 12"


@pytest.mark.parametrize("players", [2, 5])
def test_very_long_names_are_cut_where_they_are_written_and_whole_where_they_are_read(players: int) -> None:
    long = "Найдовша назва, яку хтось колись вигадав для такої маленької дощечки"
    drawing = draw(position(players=players, turn=0).view(0), label=lambda kind, name: long, names=[long] * players)
    assert titles(drawing)["board-0"] == long
    assert long not in shown_texts(drawing)


# -- highlights --------------------------------------------------------------------------------------------------


def test_what_is_highlighted_glows_and_nothing_else() -> None:
    here = region("tree.forest")
    own = {"hand": ("C026",), "at": here, "troops": (here,), "token": 2}
    state = position(turn=0, boards={0: own}, display=("C030", "C031"))
    wanted = {
        "region-tree.forest", "region-arch.myst", f"unit-0-troop-{here}", "unit-0-champion", "token-0", "card-C026",
        "card-C030", "board-1", "artefact-0", "attunement-A03", "monster-utcoro", "event-forest", "encounter-EN26",
        "hand-0", "deck", "constructed-0-troop", "supply-0-golem", "upgrade-0-card", "accessory-0-1", "discard-0",
    }  # fmt: skip
    view = state.view(0)
    plain = ids(draw(view))
    assert wanted <= set(plain)
    assert not [id_ for id_ in plain if id_.startswith("glow-")]
    found = ids(draw(view, highlights=[*wanted, "card-C001", "nonsense"]))
    assert {id_.removeprefix("glow-") for id_ in found if id_.startswith("glow-")} == wanted


def test_layers_that_are_only_looked_at_let_clicks_through() -> None:
    root = parsed(draw(position(turn=0).view(0)))
    quiet = {group.attrib["id"] for group in root if group.attrib.get("pointer-events") == "none"}
    assert quiet == {"layer-labels", "layer-highlights"}


# -- the art itself -----------------------------------------------------------------------------------------------


def test_drawing_changes_nothing_and_is_the_same_every_time() -> None:
    view = played(3, 5, 0.5).view(1)
    before = repr(view)
    assert draw(view) == draw(view)
    assert repr(view) == before
    assert draw(view, theme="light") != draw(view, theme="dark")


def test_a_view_that_came_as_json_is_drawn_alike() -> None:
    view = played(4, 5, 0.5).view(1)
    assert draw(json.loads(json.dumps(view))) == draw(view)


def test_every_component_of_the_game_has_its_own_picture() -> None:
    content = base_game().content
    assert set(FIGURES) == set(content.champions)
    assert set(GLOWS) == set(content.monsters)
    assert set(WAITING) == set(content.encounters)
    assert set(CRESTS) == set(MATERIALS) == set(Colour)
    assert len(set(CRESTS.values())) == len(Colour)


def test_what_is_printed_on_the_pictures_is_what_the_rules_use() -> None:
    content, faces = base_game().content, printed()
    assert {name: (face.type, face.points, face.era) for name, face in faces.cards.items()} == {
        card.id: (card.type, card.points, card.era) for card in content.cards.values()
    }
    assert {name: face.slot for name, face in faces.cards.items() if face.slot is not None} == content.slot
    assert dict(faces.strength) == {monster.id: monster.strength for monster in content.monsters.values()}
    assert {name: (face.glory, face.approaches) for name, face in faces.encounters.items()} == {
        one.id: (one.glory, tuple(option.approach for option in one.options)) for one in content.encounters.values()
    }
    assert {name: (face.island, face.side, face.glory) for name, face in faces.attunements.items()} == {
        one.id: (one.island, one.side, one.score.glory) for one in content.attunements.values()
    }
    numbers = content.numbers
    assert (faces.path, faces.track, faces.accessories, faces.regions_to_end) == (
        numbers.path, numbers.track, numbers.accessories, numbers.regions_to_end,
    )  # fmt: skip


def test_faces_are_the_same_read_from_the_files_and_from_loaded_content() -> None:
    assert printed(base_game().content) == printed()


def test_strangers_from_a_pack_are_drawn_too() -> None:
    view = position(turn=0, boards={0: {"hand": ("C026",)}}).view(0)
    view["monsters"] = ("new-monster", *view["monsters"][1:])
    view["boards"][0]["hand"] = ("X901",)
    view["boards"][0]["champion"] = "new-champion"
    view["next_encounter"] = "EN99"
    view["attunements"] = ("A99", *view["attunements"][1:])
    found = ids(draw(view))
    assert {"monster-new-monster", "card-X901", "encounter-EN99", "attunement-A99", "unit-0-champion"} <= set(found)


@pytest.mark.parametrize("colour", Colour)
def test_a_crest_can_be_told_from_its_token_and_a_token_from_every_ground(colour: Colour) -> None:
    made = MATERIALS[colour]
    assert contrast(made.crest, made.base) >= 4.5
    for scene in SCENES.values():
        for ground in scene.grounds.values():
            against = (made.edge, made.base, made.light)
            assert max(contrast(one, ground.base) for one in against) >= 3
