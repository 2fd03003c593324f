"""Pages of the campaign's table: overlays on what they cover, the Script that stays open, the camp, odds on request."""

from __future__ import annotations

import re

import pytest

from rulewright.catalog import load
from rulewright.games.dragon_eclipse.art.overlays import pieces, printed
from rulewright.games.dragon_eclipse.game import DragonEclipse
from rulewright.games.dragon_eclipse.model.campaign import Exploration, KeptDeck
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.model.story_words import SecretKind

START = ("pick-mystling young-emberling", "pick-option 1")
ON_THE_MAP = (*START, "reveal", "end-test")


@pytest.fixture(scope="module")
def game() -> DragonEclipse:
    found = load("dragon_eclipse")
    assert isinstance(found, DragonEclipse)
    return found


def played(game: DragonEclipse, *choices: str, options: dict[str, str] | None = None) -> DragonState:
    state = game.new(1, 3, options or {}, "campaign")
    for choice in choices:
        state.apply(state.decision.parse(choice), 0)
    assert isinstance(state, DragonState)
    return state


def drawn(game: DragonEclipse, state: DragonState, narrow: bool = False) -> str:
    drawing = game.table.draw_parts(state.view(0), game.texts("en"), "light", (), narrow)
    return "".join(drawing.layers.values())


def inside(piece: tuple[int, int, int, int], x: float, y: float) -> bool:
    left, top, wide, high = piece
    return left < x < left + wide and top < y < top + high


# -- overlays ------------------------------------------------------------------------------------------------------


def test_overlays_lie_on_exactly_the_places_that_they_cover(game: DragonEclipse) -> None:
    journal = game.content.journal
    laid = {number: card for number, card in journal.secrets.items() if card.kind is SecretKind.OVERLAY}
    assert laid
    for number, card in laid.items():
        lying = pieces(journal, number)
        for left, top, wide, high in lying:
            assert min(left, top) >= 0
            assert max(left + wide, top + high) <= 100
        for spot in journal.locations[card.map].places:
            hidden = any(inside(piece, spot.x, spot.y) for piece in lying)
            assert hidden == (spot.script in card.covers), (number, spot.script)
        standing = printed(journal, number)
        assert list(standing) == list(card.scripts)
        assert all(any(inside(piece, *place) for piece in lying) for place in standing.values())


def test_an_overlay_without_a_place_of_its_own_lies_around_what_it_covers(game: DragonEclipse) -> None:
    journal = game.content.journal
    journal.secrets[10], kept = _without_place(journal.secrets[10]), journal.secrets[10]
    try:
        covered = [spot for spot in journal.locations[2].places if spot.script in kept.covers]
        lying = pieces(journal, 10)
        assert len(lying) == len(covered)
        assert all(inside(piece, spot.x, spot.y) for piece, spot in zip(lying, covered, strict=True))
        assert list(printed(journal, 10)) == ["B47", "B66"]
    finally:
        journal.secrets[10] = kept


def _without_place(card: object) -> object:
    from msgspec.structs import replace

    return replace(card, lies=())  # type: ignore[type-var]


@pytest.mark.parametrize("narrow", [False, True])
def test_what_an_overlay_covers_is_gone_and_its_own_scripts_stand_on_it(game: DragonEclipse, narrow: bool) -> None:
    state = played(game, *ON_THE_MAP)
    assert state.campaign is not None
    assert state.campaign.adventure is not None
    state.campaign.adventure.exploration = Exploration(map=2, event=9, colour="blue", time=2, overlays=(10,))
    picture = drawn(game, state, narrow)
    shown = set(re.findall(r'id="place-(\w+)"', picture))
    assert shown == {"B47", "B66", "B49"}
    assert 'id="overlay-10"' in picture
    # A slot that is beside no Script is beside the Time track.
    assert 'id="map-slot-III"' in picture


# -- the book ------------------------------------------------------------------------------------------------------


def test_a_script_stays_open_while_something_is_asked_in_the_middle_of_it(game: DragonEclipse) -> None:
    state = played(game, *ON_THE_MAP)
    assert state.campaign is not None
    adventure = state.campaign.adventure
    assert adventure is not None
    texts = game.texts("en")

    def marks() -> list[str]:
        book = game.table.book(state.view(0), texts)
        assert book is not None
        return [leaf.mark for leaf in book.leaves]

    state.apply(state.decision.parse("read-script A31"), 0)
    assert marks() == ["A31"]
    # What was told is taken off as soon as an answer is given; what follows is still asked in that Script.
    adventure = state.campaign.adventure
    adventure.page = ()
    assert marks() == ["A31"]
    leave = state.decision.choices[-1]
    state.apply(leave, 0)
    assert marks() == [""]
    book = game.table.book(state.view(0), texts)
    assert book is not None
    assert "Choose a place on the map" in book.leaves[0].paragraphs[0]


# -- the camp ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_in_camp_everybody_of_the_party_sits_by_the_fire_with_the_deck_they_kept(
    game: DragonEclipse, narrow: bool
) -> None:
    state = played(game, options={"start": "B"})
    assert state.campaign is not None
    resting = [member.mystling for member in state.campaign.camp]
    assert len(resting) == 2
    camp = _camp(drawn(game, state, narrow))
    assert "Dawn: the camp before Scenario 2. Young Iceling, Firple." in camp
    assert all(camp.count(f'href="#m-{mystling}"') == 1 for mystling in resting)
    assert "Its deck" not in camp
    state.campaign.kept = (KeptDeck(resting[0], ("bite",) * 16),)
    assert _camp(drawn(game, state, narrow)).count("Its deck: 16 cards") == 1


def _camp(picture: str) -> str:
    found = re.search(r'<g id="camp">.*', picture, re.S)
    assert found is not None
    return found.group()


# -- odds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_odds_stand_apart_so_that_they_can_be_hidden_everywhere(game: DragonEclipse, narrow: bool) -> None:
    state = played(game, *START)
    texts = game.texts("en")
    (odds,) = game.table.odds(state.view(0), texts)
    assert re.fullmatch(r"Odds of the next card: (.+: \d+\u00a0%; )+8\+: \d+\u00a0%\. Misfortune: \d+\u00a0%\.", odds)
    words = [line for line in game.table.describe(state.view(0), texts, full=True) if not line.startswith("Scenario")]
    assert any("Test" in line for line in words)
    assert not [line for line in words if "%" in line]
    picture = drawn(game, state, narrow)
    hidden = re.sub(r'<g class="odds">.*?</g>', "", picture)
    assert picture.count("%") > 4
    assert "%" not in hidden


def test_a_known_card_is_told_by_its_name(game: DragonEclipse) -> None:
    state = played(game, *START)
    assert state.bag is not None
    state.bag.item_top = (state.bag.item_deck[0],)
    name = game.texts("en").name("item", state.bag.item_top[0])
    assert re.search(rf"The next card is known: {name}: \d", drawn(game, state).replace("</text>", ""))


def test_outside_of_tests_nothing_is_told_of_odds(game: DragonEclipse) -> None:
    state = played(game, START[0])
    assert game.table.odds(state.view(0), game.texts("en")) == []
