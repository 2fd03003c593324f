"""The keeper of tables: durable before shown, exact after a restart, counted once, asked of everybody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright.bots import Seen, make
from rulewright.core.errors import IllegalChoice, SetupError, UndoError
from rulewright.core.record import Seat
from rulewright.store.store import Store
from rulewright.web import house
from rulewright.web.tables import BOT, PERSON, Keeper, LiveTable, NoTable, NotYours, Place, Request, Stale, Unplayable

PEOPLE = [Place(PERSON, "Anna"), Place(PERSON, "Ben"), Place(PERSON, "Cleo")]


@contextlib.asynccontextmanager
async def kept(path: Path) -> Any:
    keeper = Keeper(Store(str(path)))
    await keeper.open()
    try:
        yield keeper
    finally:
        await keeper.close()
        assert keeper.failures == []


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def play(keeper: Keeper, table: LiveTable, count: int, seed: int = 1) -> None:
    """Random choices by everybody."""
    bot = make("random", seed)
    for _ in range(count):
        if table.session.state.over:
            return
        decision = table.session.state.decisions[0]
        choice = bot.choose(Seen(table.session.state, decision.seat), decision)
        await keeper.choose(table, decision.seat, str(choice), table.revision(decision.seat), f"c{table.written}")


async def play_until_sealed(keeper: Keeper) -> tuple[LiveTable, list[Seat]]:
    """Random games until a secret question is open to several people; whom it asks."""
    for seed in range(1, 20):
        table, _ = await keeper.create("mysthea", PEOPLE, seed=seed)
        bot = make("random", seed)
        while not table.session.state.over:
            asked = table.asked()
            if len(asked) > 1 and asked[0].sealed:
                return table, [decision.seat for decision in asked]
            decision = table.session.state.decisions[0]
            choice = bot.choose(Seen(table.session.state, decision.seat), decision)
            await keeper.choose(table, decision.seat, str(choice), "")
    raise AssertionError("no secret question in many games")


def everything(table: LiveTable) -> Any:
    """What anybody can see of a table, and what it truly is."""
    seats: list[Seat | None] = [None, *range(len(table.seats))]
    return (
        table.game.encode(table.session.state),
        [table.revision(seat) for seat in seats],
        [table.log(seat) for seat in seats],
        [table.horizon(seat) for seat in seats],
        table.session.record,
        table.names,
    )


# -- durability ----------------------------------------------------------------------------------------------------


def test_a_restart_resumes_exactly_there(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            await play(keeper, table, 60)
            seat = table.session.line[-1].move.seat
            await keeper.ask_table(table, Request("undo", seat, seat, 3, (0, 1, 2)))
            await play(keeper, table, 15, seed=2)
            before = everything(table)
        async with kept(path) as keeper:
            again = await keeper.get(table.id)
            assert again is not table
            assert everything(again) == before
            assert again.drift == ""

    asyncio.run(check())


def test_nobody_sees_a_choice_that_is_not_on_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            decision = table.session.state.decisions[0]
            before = everything(table)
            writing, go_on = asyncio.Event(), asyncio.Event()
            add_entry = keeper.store.add_entry

            async def slow(*given: Any) -> None:
                writing.set()
                await go_on.wait()
                await add_entry(*given)

            monkeypatch.setattr(keeper.store, "add_entry", slow)
            choosing = asyncio.create_task(keeper.choose(table, decision.seat, str(decision.choices[0]), "", "x"))
            await writing.wait()
            assert everything(table) == before
            assert not choosing.done()
            go_on.set()
            await choosing
            assert everything(table) != before
            assert len(await keeper.store.entries(table.id)) == 1

    asyncio.run(check())


@pytest.mark.parametrize("written", [False, True])
def test_a_write_that_fails_leaves_memory_and_disk_in_step(
    path: Path, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    """Whether or not the failing write reached the disk: the next one who comes sees what is there."""

    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            decision = table.session.state.decisions[0]
            text = str(decision.choices[0])
            add_entry = keeper.store.add_entry

            async def failing(*given: Any) -> None:
                if written:
                    await add_entry(*given)
                raise OSError("the line is cut")

            monkeypatch.setattr(keeper.store, "add_entry", failing)
            with pytest.raises(OSError, match="cut"):
                await keeper.choose(table, decision.seat, text, "", "once")
            monkeypatch.undo()
            again = await keeper.get(table.id)
            assert len(again.session.record) == again.written == int(written)
            await keeper.choose(again, decision.seat, text, "", "once")
            assert len(await keeper.store.entries(table.id)) == 1

    asyncio.run(check())


def test_a_choice_sent_twice_counts_once_also_after_a_restart(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            decision = table.session.state.decisions[0]
            text = str(decision.choices[0])
            both = [keeper.choose(table, decision.seat, text, table.revision(decision.seat), "mine") for _ in range(2)]
            await asyncio.gather(*both)
            assert table.written == 1
        async with kept(path) as keeper:
            table = await keeper.get(table.id)
            await keeper.choose(table, decision.seat, text, "an old revision", "mine")
            assert table.written == 1
            other = (decision.seat + 1) % 3
            with pytest.raises(Stale):  # the id belongs to the seat that gave it
                await keeper.choose(table, other, text, "an old revision", "mine")

    asyncio.run(check())


def test_an_undo_sent_twice_counts_once(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            for _ in range(300):
                await play(keeper, table, 1, seed=table.written)
                free = [seat for seat in range(3) if table.horizon(seat) >= 2]
                if free:
                    break
            seat = free[0]
            written = table.written
            for _ in range(2):
                await keeper.undo(table, seat, 1, "", "back")
            assert table.written == written + 1

    asyncio.run(check())


def test_stale_illegal_and_foreign_answers_change_nothing(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            seat = table.session.state.decisions[0].seat
            other = (seat + 1) % 3
            first = str(table.session.state.decisions[0].choices[0])
            before = everything(table)
            with pytest.raises(Stale):
                await keeper.choose(table, seat, first, "0" * 18)
            with pytest.raises(IllegalChoice):
                await keeper.choose(table, seat, "fly to the moon", "")
            with pytest.raises(IllegalChoice):
                await keeper.choose(table, other, first, "")
            with pytest.raises(UndoError):
                await keeper.undo(table, seat, 1)
            assert everything(table) == before
            assert await keeper.store.entries(table.id) == []

    asyncio.run(check())


def test_of_two_writers_one_wins_and_the_other_is_told(path: Path) -> None:
    """Two keepers stand for two processes; the file lock is lifted for them."""

    async def check() -> None:
        one, two = Keeper(Store(str(path))), Keeper(Store(str(path)))
        two.store._lock = None
        await one.open()
        await two.open()
        mine, _ = await one.create("mysthea", PEOPLE, seed=4)
        theirs = await two.get(mine.id)
        seat = mine.session.state.decisions[0].seat
        texts = [str(choice) for choice in mine.session.state.decisions[0].choices[:2]]
        await one.choose(mine, seat, texts[0], mine.revision(seat), "a")
        with pytest.raises(Stale):
            await two.choose(theirs, seat, texts[1], theirs.revision(seat), "b")
        assert everything(theirs) == everything(mine)
        # The same choice by way of the other process is the same choice.
        await two.choose(theirs, seat, texts[0], "whatever", "a")
        assert theirs.written == mine.written == 1
        await one.close()
        await two.close()
        assert one.failures == two.failures == []

    asyncio.run(check())


# -- changed rules ---------------------------------------------------------------------------------------------------


def test_a_game_whose_rules_have_changed_goes_on_from_its_last_position_and_says_so(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            await play(keeper, table, 37)
            position = table.game.encode(table.session.state)
        # A changed digest stands for changed rules: the record no longer gives the positions that it names.
        digest = type(table.game).digest
        monkeypatch.setattr(type(table.game), "digest", lambda game, state: digest(game, state)[::-1])
        for _ in range(2):  # the first load finds the drift, the second starts from what the first has written
            async with kept(path) as keeper:
                again = await keeper.get(table.id)
                assert again.drift
                assert again.game.encode(again.session.state) == position
                await play(keeper, again, 3, seed=again.written)
                position = again.game.encode(again.session.state)
        async with kept(path) as keeper:
            again = await keeper.get(table.id)
            await play(keeper, again, 10_000, seed=9)
            with pytest.raises(Unplayable, match="other rules"):
                again.replay()

    asyncio.run(check())


def test_a_killed_server_has_no_newest_snapshot_but_the_choices_since(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            await play(keeper, table, 37)
            position = table.game.encode(table.session.state)
            kept_at = await keeper.store.snapshot(table.id)
            assert kept_at is not None
            assert 0 < kept_at["n"] < 37
            keeper.live.clear()  # nothing is kept on closing
        digest = type(table.game).digest
        monkeypatch.setattr(type(table.game), "digest", lambda game, state: digest(game, state)[::-1])
        async with kept(path) as keeper:
            again = await keeper.get(table.id)
            assert again.drift
            assert again.game.encode(again.session.state) == position

    asyncio.run(check())


# -- undo and what the table is asked ----------------------------------------------------------------------------------


def test_beyond_the_horizon_everybody_is_asked_and_one_no_ends_it(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            await play(keeper, table, 30)
            standing = table.standing(0)
            await keeper.undo(table, 0, 12)
            assert table.request is not None
            assert table.request.agreed == (0,)
            await keeper.answer(table, 1, False)
            assert table.request is None
            with pytest.raises(Stale):
                await keeper.answer(table, 2, True)
            await keeper.undo(table, 0, 12)
            await asyncio.gather(keeper.answer(table, 1, True), keeper.answer(table, 2, True))
            assert table.request is None
            assert table.standing(0) == standing - 12

    asyncio.run(check())


def test_who_goes_on_playing_has_answered_an_undo(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            await play(keeper, table, 30)
            await keeper.undo(table, 0, 12)
            await play(keeper, table, 1)
            assert table.request is None
            with pytest.raises(Stale):
                await keeper.answer(table, 1, True)

    asyncio.run(check())


def test_bots_wait_while_people_talk_about_an_undo(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            places = [Place(PERSON, "Anna"), Place(PERSON, "Ben"), Place(BOT, bot="random")]
            table, _ = await keeper.create("mysthea", places, seed=4)
            bot = make("random", 3)
            for _ in range(200):
                while table.bots_running:
                    await asyncio.sleep(0.001)
                if table.standing(0) > 40:
                    break
                decision = table.session.state.decisions[0]
                choice = bot.choose(Seen(table.session.state, decision.seat), decision)
                await keeper.choose(table, decision.seat, str(choice), "")
            await keeper.undo(table, 0, 30)
            await keeper.answer(table, 1, True)
            while table.bots_running:
                await asyncio.sleep(0.001)
            assert all(not table.is_bot(decision.seat) for decision in table.session.state.decisions)

    asyncio.run(check())


def test_a_secret_answer_of_another_changes_no_number_that_a_seat_can_see(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, asked = await play_until_sealed(keeper)
            seats: list[Seat | None] = [None, 0, 1, 2]
            others = [seat for seat in seats if seat != asked[0]]

            def seen() -> list[Any]:
                return [(table.revision(seat), table.standing(seat), table.horizon(seat)) for seat in others]

            before = seen()
            decision = table.decision(asked[0])
            assert decision is not None
            await keeper.choose(table, asked[0], str(decision.choices[0]), "")
            assert seen() == before
            assert table.horizon(asked[0]) == 1
            # The count that a seat means does not count what it cannot know.
            standing = table.standing(None)
            await keeper.ask_table(table, Request("undo", asked[1], asked[1], 1, (0, 1, 2)))
            assert table.standing(None) == standing - 1
            assert not table.session.state.picks

    asyncio.run(check())


# -- seats -----------------------------------------------------------------------------------------------------------


def test_a_free_seat_goes_to_exactly_one(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", [Place(PERSON, "Anna"), Place(), Place(BOT)], listed=True)
            assert not table.ready
            assert table.decision(0) is None
            tries = [keeper.join(table, 1, f"Guest {n}") for n in range(8)]
            ends = await asyncio.gather(*tries, return_exceptions=True)
            tokens = [end for end in ends if isinstance(end, str)]
            assert len(tokens) == 1
            assert all(isinstance(end, NotYours) for end in ends if end not in tokens)
            assert table.seats_of(tokens) == (1,)
            assert table.ready

    asyncio.run(check())


def test_a_link_opens_its_seat_again_and_only_that(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, tokens = await keeper.create("mysthea", [Place(PERSON, "Anna"), Place(), Place(BOT)])
            assert table.seats_of(tokens) == (0,)
            assert await keeper.claim(table, tokens[1], "Anna") == 1
            assert table.names[:2] == ("Anna", "Player 2")  # a name can be had once
            assert await keeper.claim(table, tokens[1], "Somebody else") == 1
            assert table.names[1] == "Player 2"
            for wrong in ("", "x", tokens[0][:-1], "\x00", "\udcff"):
                with pytest.raises(NotYours):
                    await keeper.claim(table, wrong, "Eve")
            with pytest.raises(NotYours):
                await keeper.join(table, 1, "Eve")

    asyncio.run(check())


def test_a_leaver_is_replaced_with_the_tables_consent_and_may_come_back(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, tokens = await keeper.create("mysthea", PEOPLE, seed=4)
            ask = Request("takeover", 1, 0, 0, (0,))
            await keeper.arrived(table, (1,))
            await keeper.ask_table(table, ask)
            await keeper.answer(table, 2, True)
            assert not table.is_bot(1), "Ben is here and was not asked"
            await keeper.left(table, (1,))
            table.seats[1]["seen"] = time.time() - 1000
            await keeper.ask_table(table, ask)
            assert not table.is_bot(1), "Cleo was not asked"
            await keeper.answer(table, 2, True)
            assert table.is_bot(1)
            assert table.seats_of([tokens[1]]) == (1,)
            with pytest.raises(NotYours, match="take it back"):
                await keeper.choose(table, 1, "pass", "")
            with pytest.raises(Stale):
                await keeper.ask_table(table, ask)
            await keeper.give_back(table, 1)
            assert not table.is_bot(1)

    asyncio.run(check())


def test_the_consent_of_all_others_waits_until_a_leaver_has_really_left(path: Path) -> None:
    """Everybody agrees before the leaver counts as gone: nobody needs to ask again later."""

    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=4)
            await keeper.arrived(table, (1,))
            await keeper.left(table, (1,))
            await keeper.ask_table(table, Request("takeover", 1, 0, 0, (0,)))
            await keeper.answer(table, 2, True)
            assert not table.is_bot(1), "he may only have loaded the page again"
            table.seats[1]["seen"] = time.time() - 1000
            while not table.is_bot(1):
                await asyncio.sleep(0.01)
            assert table.request is None

    asyncio.run(check())


def test_a_rematch_is_one_table_whoever_asks_first(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            places = [*PEOPLE[:2], Place(BOT, "Alder", "random")]
            table, tokens = await keeper.create("mysthea", places, seed=4, options={"expert": True})
            with pytest.raises(Stale):
                await keeper.rematch(table)
            while not table.session.state.over:
                decision = table.session.state.decisions[0]
                if not table.is_bot(decision.seat):
                    await keeper.choose(table, decision.seat, str(decision.choices[-1]), "")
                await asyncio.sleep(0)
            found = await asyncio.gather(*(keeper.rematch(table) for _ in range(3)))
            assert len({one.id for one in found}) == 1
            again = found[0]
            assert again.names == table.names
            assert again.session.setup.options == {"expert": True}
            assert again.session.setup.seed != table.session.setup.seed
            assert again.seats_of([tokens[1]]) == (1,), "everybody's own link opens the seat"
            # Another process was faster, and its message is still on the way.
            table.row["rematch"] = None
            assert (await keeper.rematch(table)).id == again.id
            assert len(await keeper.store.find_tables([table.id, again.id])) == 2

    asyncio.run(check())


def test_a_seat_that_was_always_a_bots_cannot_be_taken(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, tokens = await keeper.create("mysthea", [Place(PERSON, "Anna"), Place(BOT), Place(BOT)])
            assert tokens[1:] == ["", ""]
            assert table.seats_of([""]) == ()
            with pytest.raises(NotYours):
                await keeper.give_back(table, 1)
            with pytest.raises(NotYours):
                await keeper.claim(table, "", "Eve")

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
        async with kept(path) as keeper:
            with pytest.raises(SetupError):
                await keeper.create("mysthea", places, **given)
            assert await keeper.store.find_tables() == []

    asyncio.run(check())


def test_names_and_chat_are_words_on_one_line(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            places = [Place(PERSON, " A\n\x00B\u202e "), Place(PERSON, "x" * 200), Place(PERSON, "A B")]
            table, _ = await keeper.create("mysthea", places)
            assert table.names == ("A B", "x" * 40, "A B 3")
            await keeper.say(table, "A\nB", 0, "one\x00 two\nthree" + "x" * 1000)
            await keeper.say(table, "A", 0, "\x00\n")
            assert [line["text"][:13] for line in table.chat] == ["one two three"]
            assert len(table.chat[0]["text"]) == 500

    asyncio.run(check())


# -- bots and background work ---------------------------------------------------------------------------------------


def test_bots_play_to_the_end_and_the_same_again(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            ends = []
            for _ in range(2):
                table, _ = await keeper.create("mysthea", [Place(BOT)] * 3, seed=11)
                while table.bots_running:
                    await asyncio.sleep(0.01)
                assert table.session.state.over
                assert table.row["status"] == "over"
                ends.append(table.game.digest(table.session.state))
                assert table.replay().outcome is not None
            assert ends[0] == ends[1]

    asyncio.run(check())


def test_background_work_that_dies_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> list[BaseException]:
        keeper = Keeper(Store(str(path)))
        await keeper.open()
        monkeypatch.setattr("rulewright.web.bots.make", lambda name, seed: 1 / 0)
        table, _ = await keeper.create("mysthea", [Place(BOT)] * 3, seed=11)
        while table.bots_running:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        await keeper.close()
        return keeper.failures

    assert isinstance(asyncio.run(check())[0], ZeroDivisionError)


def test_idle_tables_are_forgotten_and_watched_ones_are_not(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_TABLES_IN_MEMORY", 5)

    async def check() -> None:
        async with kept(path) as keeper:
            watched, _ = await keeper.create("mysthea", PEOPLE, seed=1)
            watching = watched.watch()
            await anext(watching)
            old = [(await keeper.create("mysthea", PEOPLE, seed=n))[0] for n in range(12)]
            await asyncio.sleep(0.05)
            assert len(keeper.live) <= 6
            assert keeper.live[watched.id] is watched
            assert old[0].id not in keeper.live
            # Somebody still holds a table that was forgotten: what is done there is seen by all.
            again = await keeper.get(old[0].id)
            decision = old[0].session.state.decisions[0]
            await keeper.choose(old[0], decision.seat, str(decision.choices[0]), "")
            await asyncio.sleep(0.05)
            assert again.written == 1
            monkeypatch.setattr(house, "IDLE_SECONDS", -1.0)
            await keeper.make_round()
            assert list(keeper.live) == [watched.id]
            await watching.aclose()  # type: ignore[attr-defined]

    asyncio.run(check())


def test_a_table_is_loaded_once_however_many_ask(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=1)
            keeper.live.clear()
            found = await asyncio.gather(*[keeper.get(table.id) for _ in range(20)])
            assert len({id(one) for one in found}) == 1
            for wrong in ("nothere", "", "a/b", "x" * 5000, "\x00", "é"):
                with pytest.raises(NoTable):
                    await keeper.get(wrong)
            assert keeper.loading == {}

    asyncio.run(check())


def test_tables_that_nobody_touched_for_long_are_deleted(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=1)
            keeper.keep_days = 1e-9
            await asyncio.sleep(0.01)
            await keeper.make_round()
            assert await keeper.store.read(table.id) is None
            decision = table.session.state.decisions[0]
            with pytest.raises(NoTable):
                await keeper.choose(table, decision.seat, str(decision.choices[0]), "")

    asyncio.run(check())


def test_the_log_that_is_kept_is_the_log(path: Path) -> None:
    async def check() -> None:
        async with kept(path) as keeper:
            table, _ = await keeper.create("mysthea", PEOPLE, seed=6)
            for number in range(80):
                await play(keeper, table, 1, seed=number)
                for seat in (None, 0, 1, 2):
                    assert table.log(seat) == table.session.log(seat)
                for seat in range(3):
                    if number % 5 == 4 and table.horizon(seat):
                        await keeper.undo(table, seat, 1)
                if number % 20 == 19:
                    await keeper.ask_table(table, Request("undo", 0, 0, 6, (0, 1, 2)))

    asyncio.run(check())


def test_requests_survive_as_data() -> None:
    request = Request("undo", 1, 1, 4, (1, 2), 9)
    assert msgspec.convert(msgspec.to_builtins(request), Request) == request
