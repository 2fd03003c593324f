"""Every component says what it is and does, in every language; so does the table, and so do the settings."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest

from rulewright.core.game import Option
from rulewright.games.godai.box.face import GodaiBox
from rulewright.games.godai.lab.statistics import GodaiStatistics
from rulewright.games.godai.lab.story import GodaiStory
from rulewright.games.godai.model.choices.common import PickHero
from rulewright.games.godai.model.choices.heroes import GiveGold
from rulewright.games.godai.model.events import group, heroes, siege
from rulewright.games.godai.model.state import Options, Rulings
from rulewright.games.godai.table.component_texts import PRINTED

from . import tables
from .tables import game, texts

LANGUAGES = ("en", "uk")
ALL = [(name, id) for name, rows in tables.tables().items() for id in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_text(language: str) -> None:
    """No message is missing or broken, nothing is nameless, and every line is a sentence."""
    words = texts(language)
    rows = tables.tables()
    assert set(rows) <= set(PRINTED)
    for table, id in ALL:
        told = words.component(id)
        assert told.name, id
        assert id not in told.name, f"{id} has no name"
        assert told.line, id
        # A plain Attack or Defend is its rank and nothing else.
        assert (
            told.rules or table == "trackers" or getattr(rows[table][id], "slot", "") in ("attack", "defend", "special")
        ), id
        for rule in told.rules:
            assert re.match(r"[^a-zа-яіїєґ]", rule), (id, rule)
            assert "none" not in rule.split(), (id, rule)


def test_a_card_of_one_hero_speaks_to_that_hero() -> None:
    heroic = next(one for one in tables.tables()["commissions"].values() if one.type == "heroic")  # type: ignore[attr-defined]
    told = " ".join(texts().component(heroic.id).rules)
    assert "each hero" not in told.lower()


@pytest.mark.rule("GOD-990", about="texts")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_boss_says_where_its_dedication_works_and_what_it_does(language: str) -> None:
    """AMB-GOD-185: around any revealed hex, not around the lair."""
    for boss in range(2, 10):
        *_, damage, effect = texts(language).component(f"boss-{boss}").rules
        assert re.match("Dedication: |Присвята: ", damage)
        assert re.match("Siege Effect|Ефект облоги", effect), effect
    boss = texts(language).component("boss-4").rules
    assert (
        boss[-2]
        == {
            "en": "Dedication: 2 Siege damage within 1 of a hex of the group's choice.",
            "uk": "Присвята: 2 облогової шкоди в радіусі 1 від гекса на вибір загону.",
        }[language]
    )
    giant = texts(language).component("boss-5").rules[-1]
    assert re.findall(r"\d", giant) == ["4", "2", "5"]
    assert "8 " in texts(language).component("boss-9").rules[-1]
    assert not any(rule.startswith(("Dedication", "Присвята")) for rule in texts(language).component("boss-1").rules)


def test_the_action_key_names_the_faces_of_the_die() -> None:
    rules = texts().component("encounter-graveler").rules
    assert [rule.split(" · ")[0] for rule in rules if " · " in rule] == ["1–2", "3–4", "5–6"]
    assert len([rule for rule in texts().component("boss-2").rules if re.match(r"\d · ", rule)]) == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tables.POSITIONS)
def test_the_table_in_words_tells_what_the_drawing_shows(name: str, language: str) -> None:
    state = tables.POSITIONS[name]()
    words = texts(language)
    table = game().table
    short, full = table.describe(state.view(0), words), table.describe(state.view(0), words, True)
    assert len(full) >= len(short)
    assert table.headline(state.view(0), words) == short[0]
    told = "\n".join(full)
    assert "None" not in told
    if name == "siege":
        for front in state.fronts[:3]:
            assert words.name("card", front) in told
        for card in (*state.offered[0], *state.played, *state.afflictions):
            assert words.name("card", card) in told
    if name != "setup":
        assert all(seat in told for seat in tables.NAMES[: len(state.heroes)])
    assert len(table.scores(state.view(0), words)) == len(state.heroes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_ruling_is_explained(language: str) -> None:
    words = texts(language)
    values: dict[str, tuple[Any, ...]] = {
        "deck": ("short", "medium", "long"), "waves": (2, 3, 4), "difficulty": ("starter", "epic"),
        "west": ("caprakan", "ishidan"), "east": ("caprakan", "ishidan"), "heroes": ("choose", "roll"),
        "harvest": ("hexes", "bundle"), "single_rewards": ("dice", "choice"),
    }  # fmt: skip
    for record in (Options, Rulings):
        for field in msgspec.structs.fields(record):
            option = Option(field.name, field.default, values.get(field.name, (True, False)), "GOD-001")
            title, help_ = words.option(option)
            assert title
            assert help_.endswith(".")
            for value in option.allowed:
                assert words.value(option, value)


def test_fields_read_as_people_say_them() -> None:
    words = texts()
    assert words.choice(PickHero(2)) == "Oleh", "heroes are counted from 1"
    assert words.choice(GiveGold(1, 2, 5)) == "Mara gives 5 Gold to Oleh"
    assert words.hex("h14") == "h14"
    assert words.hex(0) == "e11"
    assert words.hexes((0, "h14")) == "e11 and h14"
    assert words.difficulty(2) == "Moderate"
    assert words.stores((2, 0, 1, *[0] * 12)) == "2 Ore, 1 Recruit"
    assert words.defender(tables.cities()[1]) == "Hirono"


# -- the box, the story, the lab -----------------------------------------------------------------------


@pytest.mark.parametrize("table", PRINTED)
def test_every_component_has_a_picture(table: str) -> None:
    box = GodaiBox(game())
    for n, id in enumerate(tables.tables()[table]):
        if n % 7 == 0:
            for theme in ("light", "dark"):
                ET.fromstring(box.picture(id, texts("uk"), theme))
            ET.fromstring(box.picture(id, texts(), back=True))


def test_the_box_is_sorted_by_decks() -> None:
    box = GodaiBox(game())
    found = box.exhibits(texts())
    assert len(found) == len(ALL)
    shelves = list(dict.fromkeys([one.shelf for one in found]))
    assert shelves == [texts().name("shelf", name) for name in PRINTED]
    assert box.heading("boss-1", texts()) == "Bosses"
    assert box.heading_place("samurai") < box.heading_place("boss-1")


def test_a_story_has_its_stages_and_its_sieges() -> None:
    moves = [
        [group.TurnBegan(rule="GOD-135", turn=1, wave=1, stage="harvest")],
        [group.TurnBegan(rule="GOD-135", turn=2, wave=1, stage="harvest")],
        [
            siege.SiegeBegan(rule="GOD-490", siege=1),
            group.TurnBegan(rule="GOD-135", turn=3, wave=1, stage="siege"),
            heroes.HeroDied(rule="GOD-790", seat=1, revives=5),
        ],
        [siege.SiegeEnded(rule="GOD-600", siege=1)],
    ]
    story = GodaiStory(game())
    marks = story.landmarks(moves, texts())
    assert [(one.at, one.depth) for one in marks] == [(1, 1), (1, 2), (2, 2), (3, 1), (3, 2)]
    tales = story.tales(moves, texts())
    assert [(one.at, one.seat) for one in tales] == [(3, 1), (4, None)]
    assert "Oleh" in tales[0].text
    assert sum(story.points_of(event) for happened in moves for event in happened) == 1
    assert [one.value for one in story.course(tables.siege(), texts())] == [18, 18, 11]
    bouts = GodaiStatistics(game()).bouts([event for happened in moves for event in happened])
    assert [(one.result, one.turns) for one in bouts] == [("won", 1)]


def test_a_lab_knows_who_played_what() -> None:
    lab = GodaiStatistics(game())
    traits = lab.traits(tables.harvest())
    assert traits.seats[0] == {"role": "samurai", "race": "tengu"}
    assert traits.table == {"difficulty": ("moderate",)}
    assert lab.holdings(tables.harvest())[1] == ("powerup-keen-edge",)
    drawn = lab.handling(heroes.PowerUpDrawn(rule="GOD-830", seat=0, card="powerup-keen-edge"))
    assert drawn is not None
    assert drawn.components == ("powerup-keen-edge",)
    assert "powerup-keen-edge" in lab.counted_components()["card"]
    assert lab.study_name("role", "samurai", texts("uk")) == "Самурай"
