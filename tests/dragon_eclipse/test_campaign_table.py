"""The table of the campaign: the book, maps, Tests with their odds, the World Map, albums, the campaign sheet."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.catalog import load
from rulewright.core.drawing import faults
from rulewright.games.dragon_eclipse.art.leaves import NARROW
from rulewright.games.dragon_eclipse.art.pictures import known
from rulewright.games.dragon_eclipse.art.story_test import odds
from rulewright.games.dragon_eclipse.game import DragonEclipse
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.games.dragon_eclipse.table.eclipse import campaign_share, share_of

START = ("pick-mystling young-emberling", "pick-option 1")
ON_THE_MAP = (*START, "reveal", "end-test")


@pytest.fixture(scope="module")
def game() -> DragonEclipse:
    found = load("dragon_eclipse")
    assert isinstance(found, DragonEclipse)
    return found


def played(game: DragonEclipse, *choices: str, seed: int = 3) -> DragonState:
    state = game.new(1, seed, {}, "campaign")
    for choice in choices:
        state.apply(state.decision.parse(choice), 0)
    assert isinstance(state, DragonState)
    return state


def spots(game: DragonEclipse, state: DragonState) -> list[str]:
    decision, view = state.decision, state.view(0)
    return sorted({spot for choice in decision.choices for spot in game.table.spots(choice, 0, view)})


def test_every_question_of_a_campaign_has_a_sound_drawing_and_a_book(game: DragonEclipse) -> None:
    for seed, players, least in ((0, 1, 8), (3, 2, 5)):
        state = game.new(players, seed, {"deck": "build"} if seed == 0 else {}, "campaign")
        luck = Random(seed)
        kinds: set[tuple[str, str]] = set()
        for _ in range(260):
            if state.over:
                break
            decision = state.decisions[0]
            kind = (type(state.agenda[-1]).__name__, decision.prompt)
            if kind not in kinds and (state.combat is None or not state.combat.begun):
                kinds.add(kind)
                view = state.view(0)
                glowing = sorted({one for each in decision.choices for one in game.table.spots(each, 0, view)})
                for language, theme, narrow in (("en", "light", False), ("uk", "dark", True)):
                    texts = game.texts(language, ["Ada", "Ben"][:players])
                    drawing = game.table.draw_parts(view, texts, theme, glowing, narrow)
                    assert faults(drawing, glowing, glowing) == [], kind
                    assert not narrow or drawing.box[3] >= drawing.box[2] == NARROW, kind
                    for album, _, _ in game.table.albums(view, texts):
                        assert game.table.album(album, view, [], texts, theme).title
            state.apply(luck.choice(decision.choices), decision.seat)
        assert len(kinds) >= least


@pytest.mark.rule("DRE-151", "DRE-068")
def test_the_book_tells_script_by_script_what_was_told_since_the_last_answer(game: DragonEclipse) -> None:
    state = played(game, START[0])
    for language in ("en", "uk"):
        book = game.table.book(state.view(0), game.texts(language), "light")
        assert book is not None
        assert [leaf.mark for leaf in book.leaves] == ["A4", "A7", "A2", "A10", "A11"]
        assert all(leaf.paragraphs for leaf in book.leaves)
        assert [bool(leaf.picture) for leaf in book.leaves] == [False, True, False, True, False]
        assert all(bool(leaf.shows) == bool(leaf.picture) for leaf in book.leaves)
        assert book.leaves[-1].aside


@pytest.mark.rule("DRE-266")
def test_a_hidden_number_is_found_in_the_drawing_or_by_a_search_in_words(game: DragonEclipse) -> None:
    state = played(game, *ON_THE_MAP)
    view = state.view(0)
    for language in ("en", "uk"):
        texts = game.texts(language)
        sought = {str(one): game.table.sought(one, 0, view, texts) for one in state.decision.choices}
        assert [choice for choice, told in sought.items() if told] == ["read-script A44"]
    drawn = "".join(game.table.draw_parts(view, game.texts("en"), "light").layers.values())
    assert 'id="place-A44"' in drawn
    assert "A44<" not in drawn
    assert "A35<" in drawn
    state.apply(state.decision.parse("read-script A44"), 0)
    again = state.view(0)
    assert not any(game.table.sought(one, 0, again, game.texts("en")) for one in state.decision.choices)


@pytest.mark.rule("DRE-157", "DRE-759")
def test_closed_options_stand_in_the_list_with_what_is_missing(game: DragonEclipse) -> None:
    state = played(game, *ON_THE_MAP, "read-script A35")
    assert game.table.closed(state.decision, state.view(0)) == ("pick-option 3",)
    (reason,) = game.why_not(state, 0, "pick-option 3")
    assert "Young Iceling" in game.texts("en").reason(reason)


@pytest.mark.rule("DRE-242", "DRE-244")
def test_the_odds_of_a_test_are_those_of_the_cards_nobody_has_seen(game: DragonEclipse) -> None:
    state = played(game, *START)
    bag, run = state.bag, state.campaign.adventure.test  # type: ignore[union-attr]
    assert bag is not None
    assert run is not None
    rows, bad = odds(state)
    assert sum(rows.values()) == pytest.approx(1)
    unseen = [one for one in game.content.items if one not in run.revealed]
    assert sorted(bag.item_deck) == sorted(unseen)
    assert bad == pytest.approx(sum(bool(game.content.items[one].misfortune) for one in unseen) / len(unseen))


@pytest.mark.rule("DRE-250")
def test_a_card_that_was_looked_at_leaves_no_doubt(game: DragonEclipse) -> None:
    state = played(game, *START)
    bag = state.bag
    assert bag is not None
    known_card = bag.item_deck[0]
    bag.item_top = (known_card,)
    rows, bad = odds(state)
    assert list(rows.values()) == [1.0]
    assert bad == float(bool(game.content.items[known_card].misfortune))


def test_progress_never_falls_and_the_moons_come_nearer(game: DragonEclipse) -> None:
    state = game.new(1, 5, {}, "campaign")
    luck, before, whole = Random(5), 0.0, 0.0
    for _ in range(400):
        if state.over or (state.campaign and "A" in state.campaign.finished):
            break
        assert state.campaign is not None
        now = share_of(game.content.journal, state.campaign.adventure)
        assert before <= now <= 1
        assert campaign_share(game.content.journal, state.campaign) >= whole
        before, whole = now, campaign_share(game.content.journal, state.campaign)
        state.apply(luck.choice(state.decision.choices), 0)
    assert before > 0.8


def test_every_picture_shows_what_exists_and_is_put_together_from_known_stamps(game: DragonEclipse) -> None:
    journal = game.content.journal
    places = {*journal.scripts, *journal.scenarios, *journal.worldmap, *(f"map {one}" for one in journal.locations)}
    for picture in journal.pictures.values():
        assert all(known(stamp.draw) for stamp in picture.stamps), picture.id
    for letter in journal.scenarios:
        assert letter in journal.pictured
        scenes = [where for where in journal.pictured if where in journal.scripts and where[0] == letter]
        assert len(scenes) >= 5, letter
    for location in journal.locations:
        assert f"map {location}" in journal.pictured
    assert {where for where in journal.pictured if where[0] in "ABC"} <= places


def test_the_story_so_far_tells_what_was_decided(game: DragonEclipse) -> None:
    state = game.new(1, 3, {}, "campaign")
    events = list(game.log(state.events, 0))
    for choice in ON_THE_MAP:
        state.apply(state.decision.parse(choice), 0)
        events += game.log(state.events, 0)
    album = game.table.album("story", state.view(0), events, game.texts("en"))
    told = [line for _, entries in album.chapters for entry in entries for line in (entry.title, *entry.lines)]
    assert "You chose: “Nobody knows.”" in told


def test_the_encyclopedia_shows_those_who_were_met_and_shadows_of_the_others(game: DragonEclipse) -> None:
    state = played(game, START[0])
    album = game.table.album("encyclopedia", state.view(0), [], game.texts("en"))
    entries = [entry for _, found in album.chapters for entry in found]
    assert len(entries) == len(game.content.mystlings)
    assert [entry.title for entry in entries if not entry.faint] == ["Young Emberling"]


def test_the_campaign_sheet_has_a_box_for_everything_that_is_put_away(game: DragonEclipse) -> None:
    sheet = next(one for one in game.box.trackers(game.texts("en")) if one.id == "campaign")
    ids = {one.id for group in sheet.sections for one in (*getattr(group, "counters", ()), *getattr(group, "rare", ()))}
    assert {f"camp-status-{box.replace('.', '-')}" for box in game.content.journal.boxes} <= ids
    assert {f"camp-place-{card.lower()}" for card in game.content.journal.worldmap} <= ids
    assert {f"camp-party-{one}" for one in game.content.mystlings} <= ids
    assert {f"camp-wild-{one}" for one in game.content.mystlings} <= ids
    assert {f"camp-thing-{one}" for one in game.content.items} <= ids
