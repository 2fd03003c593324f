"""Refusals are told in the visitor's language; programs read the English sentence, its id and its values."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .conftest import person, site


def test_pages_and_open_lines_refuse_in_the_visitors_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            table, _ = await here.make(person("Anna"), person("Ben"))
            page = await here.http.get(f"/t/{table}/link", headers={"accept-language": "uk"})
            assert page.status_code == 403
            assert "Ви не сидите за цим столом." in page.text
            wire = await here.socket(table, cookie="rw_lang=uk")
            await wire.send({"type": "choose", "choice": "done"})
            assert (await wire.until("refused"))["message"] == "Ви не сидите за цим столом."
            await wire.close()
            program = await here.http.get(f"/api/tables/{table}/why?choice=x", headers={"authorization": "Bearer x"})
            assert program.json() == {
                "error": "NotYours",
                "message": "the token opens no seat at this table",
                "id": "token-unknown",
                "values": {},
            }
            made = await here.http.post("/api/tables", json={"game": "mysthea", "players": 9, "seats": []})
            assert made.status_code == 422
            assert {"error", "message", "id", "values"} == set(made.json())
            none = await here.http.get("/api/tables/nothere", headers={"accept-language": "uk"})
            assert none.json() == {
                "error": "NoTable",
                "message": "there is no table 'nothere'",
                "id": "table-unknown",
                "values": {"table": "nothere"},
            }

    asyncio.run(run())


def test_a_form_that_a_game_refuses_comes_back_in_the_visitors_language(tmp_path: Path) -> None:
    """Programs that ask for the same read the English sentence."""
    allies = {"mode": "duel", "option-mystling": "firple", "option-partner": "emberling"}

    async def run() -> None:
        async with site(tmp_path / "tables.db") as here:
            for code, words in (
                ("uk", "Фірпл і Емберлінг мають одну головну Стихію (Вогонь)"),
                ("en", "Firple and Emberling are both of Fire"),
            ):
                form = {"seat-0": "me", "seat-1": "friend", **allies}
                page = await here.http.post("/new/dragon_eclipse", data=form, headers={"accept-language": code})
                assert page.status_code == 422
                assert words in page.text
                guided = "/companion/mysthea/setup?players=3&seed=1&option-attunements=dusk"
                refused = await here.http.get(guided, headers={"accept-language": code})
                assert refused.status_code == 422
                assert ("Варіант attunements" if code == "uk" else "The option attunements") in refused.text

    asyncio.run(run())
