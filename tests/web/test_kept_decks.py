"""Decks in the profile: saved at a table, used at another, refused with the reason, carried in the one file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from rulewright.catalog import load
from rulewright.web import decks
from rulewright.web.profiles import open_profile

from .conftest import Site
from .test_profiles import run, secret_of

GAME: Any = load("dragon_eclipse")
FORM = {"mode": "duel", "seat-0": "me", "name-0": "Ada", "option-mystling": "golomo", "option-enemy": "wild-firple"}


async def begin(person: httpx.AsyncClient, **form: str) -> str:
    answer = await person.post("/new/dragon_eclipse", data={**FORM, "option-deck": "build", **form})
    assert answer.status_code == 200, answer.text
    return str(answer.url).rsplit("/", 1)[1]


async def add_cards(here: Site, table_id: str, *cards: str) -> None:
    table = await here.commands.get(table_id)
    for card in cards:
        await here.commands.choose(table, 0, f"add-card {card}", "")


async def kept(here: Site, person: httpx.AsyncClient) -> dict[str, decks.NamedDeck]:
    profile = await open_profile(here.commands, secret_of(person))
    assert profile is not None
    return await decks.decks_of(here.commands.store.profiles, profile.id)


def test_a_deck_is_saved_under_a_name_and_built_at_another_table(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        first = await begin(one)
        page = await one.get(f"/t/{first}")
        assert f"/t/{first}/decks" in page.text
        await add_cards(here, first, "strike", "spit", "strike")
        saved = await one.post(f"/t/{first}/decks", data={"deck": "0", "name": " Long  reach "})
        assert "The deck is saved." in saved.text
        ((key, deck),) = (await kept(here, one)).items()
        assert (deck.name, deck.game) == ("Long reach", "dragon_eclipse")
        assert json.loads(deck.text) == {"mystling": "golomo", "cards": ["spit", "strike", "strike"]}
        second = await begin(one)
        listed = await one.get(f"/t/{second}/decks")
        assert "Use this deck" in listed.text
        assert "Strike × 2" in listed.text
        used = await one.post(f"/t/{second}/decks/{key}")
        assert str(used.url).endswith(f"/t/{second}")
        table = await here.commands.get(second)
        assert sorted(table.session.state.drafts[0]) == ["spit", "strike", "strike"]  # type: ignore[attr-defined]
        # The same name again is the same deck, as it is now.
        await add_cards(here, first, "charge")
        await one.post(f"/t/{first}/decks", data={"deck": "0", "name": "Long reach"})
        ((again, deck),) = (await kept(here, one)).items()
        assert again == key
        assert json.loads(deck.text)["cards"] == ["charge", "spit", "strike", "strike"]

    run(tmp_path, check)


def test_a_deck_that_is_not_legal_is_shown_with_the_reason_and_cannot_be_used(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        own = GAME.content.specific["golomo"][0]
        first = await begin(one)
        await add_cards(here, first, own, "strike")
        await one.post(f"/t/{first}/decks", data={"deck": "0", "name": "Golomo"})
        ((key, _),) = (await kept(here, one)).items()
        other = await begin(one, **{"option-mystling": "siren"})
        listed = await one.get(f"/t/{other}/decks")
        assert "This deck cannot be built here:" in listed.text
        assert "DRE-130" in listed.text
        assert "Use this deck" not in listed.text
        refused = await one.post(f"/t/{other}/decks/{key}")
        assert refused.status_code == 422
        assert "rules do not allow this deck here" in refused.text
        assert (await here.commands.get(other)).session.state.drafts == ((), ())  # type: ignore[attr-defined]
        listed = await one.get(f"/t/{other}/decks", headers={"accept-language": "uk"})
        assert "Тут цю колоду скласти не можна" in listed.text

    run(tmp_path, check)


@pytest.mark.parametrize(("form", "status"), [({"deck": "0", "name": "  "}, 422), ({"deck": "7", "name": "x"}, 403)])
def test_a_deck_needs_a_name_and_has_to_be_there(tmp_path: Path, form: dict[str, str], status: int) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await begin(one)
        await add_cards(here, table, "strike")
        assert (await one.post(f"/t/{table}/decks", data=form)).status_code == status
        assert await kept(here, one) == {}

    run(tmp_path, check)


def test_nobody_sees_or_saves_the_decks_of_others(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await begin(one)
        await add_cards(here, table, "strike")
        await one.post(f"/t/{table}/decks", data={"deck": "0", "name": "Mine"})
        ((key, _),) = (await kept(here, one)).items()
        assert (await two.get(f"/t/{table}/decks")).status_code == 403
        assert (await two.post(f"/t/{table}/decks", data={"deck": "0", "name": "Theirs"})).status_code == 403
        theirs = await begin(two)
        assert (await two.post(f"/t/{theirs}/decks/{key}")).status_code == 403
        await two.post(f"/me/decks/{key}/drop")
        assert key in await kept(here, one)
        await one.post(f"/me/decks/{key}/drop")
        assert await kept(here, one) == {}

    run(tmp_path, check)


def test_decks_are_in_the_profile_and_in_its_file(tmp_path: Path) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        table = await begin(one)
        await add_cards(here, table, "strike")
        await one.post(f"/t/{table}/decks", data={"deck": "0", "name": "Mine"})
        assert re.search(r"<h3>Mine</h3>.*Golomo: 1 card", (await one.get("/me")).text, re.DOTALL)
        saved = (await one.get("/me/file")).content
        await begin(two)
        for _ in range(2):
            await two.post("/me/file", files={"file": ("p.json", saved)})
            assert await kept(here, two) == await kept(here, one)
        # What was changed later wins, whichever way the file goes.
        await add_cards(here, table, "spit")
        await one.post(f"/t/{table}/decks", data={"deck": "0", "name": "Mine"})
        newer = (await one.get("/me/file")).content
        await two.post("/me/file", files={"file": ("p.json", newer)})
        await two.post("/me/file", files={"file": ("p.json", saved)})
        assert await kept(here, two) == await kept(here, one)

    run(tmp_path, check)


@pytest.mark.parametrize(
    "body",
    [
        7,
        {"game": "dragon_eclipse", "name": "x", "text": "no deck", "made": 1},
        {"game": "mysthea", "name": "x", "text": "no deck", "made": 1},
        {"game": "nothing", "name": "x", "text": "no deck", "made": 1},
        {"game": "dragon_eclipse", "name": "", "text": '{"mystling":"golomo","cards":["strike"]}', "made": 1},
        {"game": "dragon_eclipse", "name": "x" * 61, "text": '{"mystling":"golomo","cards":["strike"]}', "made": 1},
    ],
)
def test_a_file_with_a_broken_deck_brings_none(tmp_path: Path, body: Any) -> None:
    async def check(here: Site, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        await begin(one)
        file = {"format": "rulewright-profile", "version": 1, "name": "", "records": []}
        file["records"] = [{"kind": "deck", "key": "abc", "body": body}]
        assert (await one.post("/me/file", files={"file": ("p.json", json.dumps(file).encode())})).status_code == 200
        assert await kept(here, one) == {}

    run(tmp_path, check)
