"""The commands of tables: what is asked of everybody, who takes which seat, and who may come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rulewright.bots import Seen, make
from rulewright.core.errors import SetupError
from rulewright.core.record import Seat
from rulewright.web.commands import BOT, PERSON, NotYours, Place, Request, Stale

from .conftest import Clocks
from .tabling import PEOPLE, kept, play, play_until_sealed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


# -- undo and what the table is asked ----------------------------------------------------------------------------------


def test_beyond_the_horizon_everybody_is_asked_and_one_no_ends_it(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await play(commands, table, 30)
            standing = table.standing(0)
            await commands.undo(table, 0, 12)
            assert table.request is not None
            assert table.request.agreed == (0,)
            await commands.answer(table, 1, False)
            assert table.request is None
            with pytest.raises(Stale):
                await commands.answer(table, 2, True)
            await commands.undo(table, 0, 12)
            await asyncio.gather(commands.answer(table, 1, True), commands.answer(table, 2, True))
            assert table.request is None
            assert table.standing(0) == standing - 12

    asyncio.run(check())


def test_who_goes_on_playing_has_answered_an_undo(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await play(commands, table, 30)
            await commands.undo(table, 0, 12)
            await play(commands, table, 1)
            assert table.request is None
            with pytest.raises(Stale):
                await commands.answer(table, 1, True)

    asyncio.run(check())


def test_bots_wait_while_people_talk_about_an_undo(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            places = [Place(PERSON, "Anna"), Place(PERSON, "Ben"), Place(BOT, bot="random")]
            table, _ = await commands.create("mysthea", places, seed=4)
            bot = make("random", 3)
            for _ in range(200):
                while table.bots_running:
                    await asyncio.sleep(0.001)
                if table.standing(0) > 40:
                    break
                decision = table.session.state.decisions[0]
                choice = bot.choose(Seen(table.session.state, decision.seat), decision)
                await commands.choose(table, decision.seat, str(choice), "")
            await commands.undo(table, 0, 30)
            await commands.answer(table, 1, True)
            while table.bots_running:
                await asyncio.sleep(0.001)
            assert all(not table.is_bot(decision.seat) for decision in table.session.state.decisions)

    asyncio.run(check())


def test_a_secret_answer_of_another_changes_no_number_that_a_seat_can_see(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, asked = await play_until_sealed(commands)
            seats: list[Seat | None] = [None, 0, 1, 2]
            others = [seat for seat in seats if seat != asked[0]]

            def seen() -> list[Any]:
                return [(table.revision(seat), table.standing(seat), table.horizon(seat)) for seat in others]

            before = seen()
            decision = table.decision(asked[0])
            assert decision is not None
            await commands.choose(table, asked[0], str(decision.choices[0]), "")
            assert seen() == before
            assert table.horizon(asked[0]) == 1
            # The count that a seat means does not count what it cannot know.
            standing = table.standing(None)
            await commands.ask_table(table, Request("undo", asked[1], asked[1], 1, (0, 1, 2)))
            assert table.standing(None) == standing - 1
            assert not table.session.state.picks

    asyncio.run(check())


# -- seats -----------------------------------------------------------------------------------------------------------


def test_a_free_seat_goes_to_exactly_one(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", [Place(PERSON, "Anna"), Place(), Place(BOT)], listed=True)
            assert not table.ready
            assert table.decision(0) is None
            tries = [commands.join(table, 1, f"Guest {n}") for n in range(8)]
            ends = await asyncio.gather(*tries, return_exceptions=True)
            tokens = [end for end in ends if isinstance(end, str)]
            assert len(tokens) == 1
            assert all(isinstance(end, NotYours) for end in ends if end not in tokens)
            assert table.seats_of(tokens) == (1,)
            assert table.ready

    asyncio.run(check())


def test_a_link_seats_one_person_who_alone_has_the_seat_from_then_on(path: Path) -> None:
    """Whoever made the table handed the link out and knows it: it must not open the friend's hand afterwards."""

    async def check() -> None:
        async with kept(path) as commands:
            table, tokens = await commands.create("mysthea", [Place(PERSON, "Anna"), Place(), Place(BOT)])
            assert table.seats_of(tokens) == (0,)
            seat, own = await commands.claim(table, tokens[1], "Anna")
            assert seat == 1
            assert table.names[:2] == ("Anna", "Player 2")  # a name can be had once
            assert table.seats_of([own]) == (1,)
            assert table.seats_of([tokens[1]]) == ()
            with pytest.raises(NotYours, match="this seat is taken"):
                await commands.claim(table, tokens[1], "Somebody else")
            assert await commands.claim(table, own, "Somebody else") == (1, own), "the own link goes on to open it"
            assert table.names[1] == "Player 2"
            for wrong in ("", "x", tokens[0][:-1], "\x00", "\udcff", "²-x", "9-x", "-1-x"):
                with pytest.raises(NotYours):
                    await commands.claim(table, wrong, "Eve")
            with pytest.raises(NotYours):
                await commands.join(table, 1, "Eve")
        async with kept(path) as commands:
            again = await commands.get(table.id)
            assert again.seats_of([own, tokens[1]]) == (1,), "on disk it is so as well"

    asyncio.run(check())


def test_a_seat_with_a_name_is_taken_from_the_beginning_and_keeps_its_token(path: Path) -> None:
    """Programs that make tables for all their players, and several people at one screen."""

    async def check() -> None:
        async with kept(path) as commands:
            table, tokens = await commands.create("mysthea", PEOPLE)
            assert await commands.claim(table, tokens[1], "Somebody else") == (1, tokens[1])
            assert table.seats_of(tokens) == (0, 1, 2)

    asyncio.run(check())


def test_sitting_down_twice_with_the_same_key_is_sitting_down_once(path: Path) -> None:
    """The first answer may get lost on the way, and with it the only copy of the new token."""

    async def check() -> None:
        async with kept(path) as commands:
            table, tokens = await commands.create("mysthea", [Place(), Place(), Place(BOT)], listed=True)
            key = "k" * 32
            assert await commands.claim(table, tokens[0], "Anna", key) == (0, key)
            assert await commands.claim(table, tokens[0], "Anna", key) == (0, key)
            with pytest.raises(NotYours):
                await commands.claim(table, tokens[0], "Eve", "e" * 32)
            seat, own = await commands.claim(table, tokens[1], "Ben", key)
            assert (seat, own == key) == (1, False), "one key is for one seat"
            with pytest.raises(NotYours):
                await commands.join(table, 0, "Eve", "short")
            assert await commands.join(table, 0, "Anna", key) == key

    asyncio.run(check())


def test_of_two_who_hold_the_same_link_one_sits_down(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, tokens = await commands.create("mysthea", [Place(PERSON, "Anna"), Place(), Place(BOT)])
            tries = [commands.claim(table, tokens[1], f"Guest {n}") for n in range(4)]
            ends = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(end, NotYours) for end in ends) == 3
            # Another process was faster, and its notice is still on the way.
            other, links = await commands.create("mysthea", [Place(PERSON, "Anna"), Place(), Place(BOT)])
            await commands.store.update_seat(other.id, 1, claimed=True, name="Ben", token="x")
            with pytest.raises(NotYours, match="faster"):
                await commands.claim(other, links[1], "Eve")
            assert other.names[1] == "Ben"

    asyncio.run(check())


def test_a_leaver_is_replaced_with_the_tables_consent_and_may_come_back(path: Path, clocks: Clocks) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, tokens = await commands.create("mysthea", PEOPLE, seed=4)
            ask = Request("takeover", 1, 0, 0, (0,))
            await commands.arrived(table, (1,))
            await commands.ask_table(table, ask)
            await commands.answer(table, 2, True)
            assert not table.is_bot(1), "Ben is here and was not asked"
            await commands.left(table, (1,))
            clocks.pass_by(1000)
            await commands.ask_table(table, ask)
            assert not table.is_bot(1), "Cleo was not asked"
            await commands.answer(table, 2, True)
            assert table.is_bot(1)
            assert table.seats_of([tokens[1]]) == (1,)
            with pytest.raises(NotYours, match="take it back"):
                await commands.choose(table, 1, "pass", "")
            with pytest.raises(Stale):
                await commands.ask_table(table, ask)
            await commands.give_back(table, 1)
            assert not table.is_bot(1)

    asyncio.run(check())


def test_the_consent_of_all_others_waits_until_a_leaver_has_really_left(path: Path, clocks: Clocks) -> None:
    """Everybody agrees before the leaver counts as gone: nobody needs to ask again later."""

    async def check() -> None:
        async with kept(path) as commands:
            table, _ = await commands.create("mysthea", PEOPLE, seed=4)
            await commands.arrived(table, (1,))
            await commands.left(table, (1,))
            await commands.ask_table(table, Request("takeover", 1, 0, 0, (0,)))
            await commands.answer(table, 2, True)
            assert not table.is_bot(1), "he may only have loaded the page again"
            clocks.pass_by(1000)
            while not table.is_bot(1):
                await asyncio.sleep(0.01)
            assert table.request is None

    asyncio.run(check())


def test_a_rematch_is_one_table_whoever_asks_first(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            places = [*PEOPLE[:2], Place(BOT, "Alder", "random")]
            table, tokens = await commands.create("mysthea", places, seed=4, options={"expert": True})
            with pytest.raises(Stale):
                await commands.rematch(table)
            while not table.session.state.over:
                decision = table.session.state.decisions[0]
                if not table.is_bot(decision.seat):
                    await commands.choose(table, decision.seat, str(decision.choices[-1]), "")
                await asyncio.sleep(0)
            found = await asyncio.gather(*(commands.rematch(table) for _ in range(3)))
            assert len({one.id for one in found}) == 1
            again = found[0]
            assert again.names == table.names
            assert again.session.setup.options == {"expert": True}
            assert again.session.setup.seed != table.session.setup.seed
            assert again.seats_of([tokens[1]]) == (1,), "everybody's own link opens the seat"
            # Another process was faster, and its message is still on the way.
            table.row["rematch"] = None
            assert (await commands.rematch(table)).id == again.id
            assert len(await commands.store.find_tables([table.id, again.id])) == 2

    asyncio.run(check())


def test_a_seat_that_was_always_a_bots_cannot_be_taken(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            table, tokens = await commands.create("mysthea", [Place(PERSON, "Anna"), Place(BOT), Place(BOT)])
            assert tokens[1:] == ["", ""]
            assert table.seats_of([""]) == ()
            with pytest.raises(NotYours):
                await commands.give_back(table, 1)
            with pytest.raises(NotYours):
                await commands.claim(table, "", "Eve")

    asyncio.run(check())


@pytest.mark.parametrize(
    ("places", "given"),
    [
        ([Place("ghost")] * 3, {}),
        ([Place(BOT, bot="nobody")] * 3, {}),
        ([Place(PERSON, "A")] * 3, {"seed": 2**80}),
        ([Place(PERSON, "A")] * 9, {}),
        ([Place(PERSON, "A")] * 3, {"mode": "none such"}),
        ([Place(PERSON, "A")] * 3, {"options": {"none": 1}}),
    ],
)
def test_impossible_tables_are_not_made(path: Path, places: list[Place], given: dict[str, Any]) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            with pytest.raises(SetupError):
                await commands.create("mysthea", places, **given)
            assert await commands.store.find_tables() == []

    asyncio.run(check())


def test_names_and_chat_are_words_on_one_line(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as commands:
            places = [Place(PERSON, " A\n\x00B\u202e "), Place(PERSON, "x" * 200), Place(PERSON, "A B")]
            table, _ = await commands.create("mysthea", places)
            assert table.names == ("A B", "x" * 40, "A B 3")
            await commands.say(table, "A\nB", 0, "one\x00 two\nthree" + "x" * 1000)
            await commands.say(table, "A", 0, "\x00\n")
            assert [line["text"][:13] for line in table.chat] == ["one two three"]
            assert len(table.chat[0]["text"]) == 500

    asyncio.run(check())
