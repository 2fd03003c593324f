"""Faces: every component has a picture of both sides in which no word is cut and none leaves its sheet."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rulewright.content.texts import LANGUAGES
from rulewright.games.dragon_eclipse.art.icons import ICONS, definitions
from rulewright.games.dragon_eclipse.art.paper import INK, PAPERS, SEPIA, SOFT
from rulewright.games.dragon_eclipse.art.shorthand import ANY, Sign, asked, lead, signs
from rulewright.games.dragon_eclipse.art.vignettes import emblems
from rulewright.games.dragon_eclipse.effects import Attack, Deal, InSlot, May, Trigger
from rulewright.games.dragon_eclipse.game import DragonEclipse, build
from rulewright.games.dragon_eclipse.model.vocabulary import Condition, Element
from rulewright.svg.icons import ICONS as SHARED
from rulewright.svg.palette import THEMES, contrast

from .lettering import Printed, lines

GAME: DragonEclipse = build([])
TABLES = [table for table in GAME.content.tables if table not in GAME.silent_tables]
WIDE = ("arenas", "maps")
FRONT = False
MARGIN = 12.0
"""Text keeps so much distance from the edge of a face."""


@cache
def face(id: str, language: str, back: bool) -> ET.Element:
    """A component's picture, drawn once for all tests."""
    return ET.fromstring(GAME.box.picture(id, GAME.texts(language), "light", back))


@cache
def text_of(id: str, language: str, back: bool) -> list[Printed]:
    return list(lines(face(id, language, back)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_side_of_every_component_is_drawn_whole(table: str, language: str) -> None:
    texts = GAME.texts(language)
    for n, id in enumerate(GAME.content.tables[table]):
        # All cards of a deck have the same back.
        for back in (False, True) if table not in ("cards", "attacks") or not n else (False,):
            root = face(id, language, back)
            w, h = (420, 300) if table in WIDE else (300, 420)
            assert root.attrib["viewBox"] == f"0 0 {w} {h}"
            assert root[0].text == texts.component(id).name
            shown = text_of(id, language, back)
            assert shown
            for words, left, right, base, size in shown:
                where = f"{id} {language} {'back' if back else 'front'}: {words!r}"
                assert "…" not in words, where
                assert left >= MARGIN, where
                assert right <= w - MARGIN, where
                assert base - size >= MARGIN, where
                assert base <= h - MARGIN, where
            parts = list(root.iter())
            used = {part.attrib["href"] for part in parts if part.tag.endswith("use")}
            assert used <= {f"#{part.attrib['id']}" for part in parts if "id" in part.attrib}, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_lines_of_a_face_lie_over_each_other(language: str) -> None:
    for table in TABLES:
        for id in list(GAME.content.tables[table])[::4]:
            for back in (False, True):
                shown = text_of(id, language, back)
                for n, (words, left, right, base, size) in enumerate(shown):
                    for other, start, end, below, _ in shown[n + 1 :]:
                        apart = right <= start + 1 or end <= left + 1 or abs(base - below) >= size * 0.8
                        assert apart, f"{id} {language}: {words!r} and {other!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_all_that_its_text_says(language: str) -> None:
    texts = GAME.texts(language)
    say = texts.say
    for card in GAME.content.cards.values():
        told = "".join(words for words, *_ in text_of(card.id, language, FRONT)).replace(" ", "")
        for one in (*card.effects, *card.passive, *card.upgrade):
            assert say.sentence(one.text(say)).replace(" ", "") in told, card.id
        assert texts.component(card.id).source.replace(" ", "") in told
        assert card.id in told


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_faces_are_painted_for_day_and_for_lamp(theme: str) -> None:
    for table in TABLES:
        id = next(iter(GAME.content.tables[table]))
        assert PAPERS[theme][0] in GAME.box.picture(id, GAME.texts("en"), theme)
    for paper in PAPERS[theme]:
        assert contrast(INK, paper) >= 4.5
        assert contrast(SOFT, paper) >= 4.5
        assert contrast(SEPIA.ink, paper) >= 4.5


HOSTILE = "</title></text><script>alert('x')</script> & \"quoted\""


def strangers_game(folder: Path) -> DragonEclipse:
    """The game with a pack of a stranger, who writes markup where names belong."""
    locale = folder / "locale" / "en"
    locale.mkdir(parents=True)
    (folder / "pack.toml").write_text(
        'id = "strange"\nversion = "1"\ngame = "dragon_eclipse"\ntitle = "Strange"\nauthors = []\nlicence = "MIT"\n'
    )
    (folder / "cards-fire.toml").write_text(
        '[[card]]\nid = "strange-card"\npile = "elemental"\nrarity = "rare"\nelement = "fire"\n'
        'effects = [{ do = "attack" }]\nsource = { author = "<b>a stranger</b>" }\n'
    )
    (locale / "names.ftl").write_text(f"card-strange-card = {HOSTILE}\n")
    return build([folder])


def test_text_of_others_cannot_break_out_of_a_face(tmp_path: Path) -> None:
    game = strangers_game(tmp_path)
    texts = game.texts("en")
    root = ET.fromstring(game.box.picture("strange-card", texts))
    assert {part.tag.rpartition("}")[2] for part in root.iter()} & {"script", "b"} == set()
    assert root[0].text == texts.component("strange-card").name == HOSTILE
    printed = "".join(words for words, *_ in lines(root)).replace(" ", "")
    assert "<script>alert('x'" in printed
    assert "<b>astranger</b>" in printed


def test_backs_are_the_same_for_all_of_a_deck() -> None:
    texts = GAME.texts("en")

    def seen(id: str) -> str:
        return GAME.box.picture(id, texts, back=True).replace(texts.component(id).name, "")

    backs = {seen(id) for id in GAME.content.cards}
    assert len(backs) == 1
    assert len({seen(id) for id in GAME.content.attacks}) == 1
    assert seen("fang-1") not in backs


# -- shorthand -----------------------------------------------------------------------------------------


def test_shorthand_tells_numbers_and_never_words() -> None:
    assert signs(Attack(plus=1, range=2, pierce=1, inflict={Condition.BURN: 2})) == [
        Sign("attack", "+1"), Sign("target", "2"), Sign("burn", "2"), Sign("pierce", "1"),
    ]  # fmt: skip
    assert signs(Deal(n=3, range=0, drain=True)) == [Sign("deal", "3"), Sign("target", ANY), Sign("drain")]
    assert signs(Attack()) == [Sign("attack")]
    assert signs(InSlot(slot=3, effects=(Attack(),))) == [Sign("slot", "3"), Sign("attack")]
    assert signs(May(effects=(Trigger(),), power=2)) == [Sign("cost", "2"), Sign("trigger")]
    for card in GAME.content.cards.values():
        for one in (*card.effects, *card.passive, *card.upgrade):
            assert all(re.fullmatch(r"[+−×]?\d*|∞|I{1,3}", sign.words) for sign in signs(one)), card.id


def test_every_sign_has_an_icon() -> None:
    drawn_otherwise = {"slot", "cost", "per", "or"}
    content = GAME.content
    found = [lead(one) for card in content.cards.values() for one in (*card.effects, *card.passive, *card.upgrade)]
    found += [sign for card in content.cards.values() for one in card.effects for sign in signs(one)]
    found += [asked(one) for taming in content.tamings.values() for one in taming.conditions]
    found += [asked(one) for quest in content.quests.values() for one in quest.conditions]
    assert {sign.icon for sign in found} <= ICONS.keys() | SHARED.keys() | drawn_otherwise
    assert not ICONS.keys() & SHARED.keys()


def test_a_drawing_carries_the_icons_that_it_shows_and_no_others() -> None:
    assert definitions('<use href="#i-deal"/>').count("<symbol") == 1
    assert definitions("nothing") == ""


def test_cards_of_an_element_can_be_told_apart_by_their_pictures() -> None:
    for element in Element:
        cards = [card for card in GAME.content.cards.values() if card.element is element]
        assert len({tuple(emblems(card)) for card in cards}) > len(cards) / 4
