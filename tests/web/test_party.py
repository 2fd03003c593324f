"""A party at a table: who decides for it, answers in the open, several seats of one person, and dice that stay."""

from __future__ import annotations

import asyncio
import functools
import re
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rulewright.core.dice import DiceRolled
from rulewright.core.errors import IllegalChoice, SetupError
from rulewright.web import lines, parties
from rulewright.web.commands import BOT, PERSON, LiveTable, NotYours, Place, Stale, TableCommands
from rulewright.web.parties import ALL, ANYONE, HOST, LEADER, WAYS
from rulewright.web.proposals import Screen

from .. import caravan
from .conftest import Site, bot, person, site
from .tabling import kept

HILLS, PLAINS = "take-road hills", "take-road plains"
MARCH, REST, CONFIRM = "do march", "do rest", "confirm"
NAMES = ("Ada", "Ben", "Cleo")
ADA, BEN, CLEO, ROBOT = Place(PERSON, "Ada"), Place(PERSON, "Ben"), Place(PERSON, "Cleo"), Place(BOT, "Bot", "random")


@pytest.fixture(autouse=True)
def _listed() -> Iterator[None]:
    with caravan.in_catalog():
        yield


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(test(*given, **named))

    return run


async def new(commands: TableCommands, *places: Place, deciding: str = "", host: int | None = None) -> LiveTable:
    table, _ = await commands.create(caravan.NAME, list(places), seed=3, deciding=deciding, host=host)
    return table


async def choose(commands: TableCommands, table: LiveTable, seat: int, text: str) -> None:
    await commands.choose(table, seat, text, table.revision(seat))


async def answer_all(commands: TableCommands, table: LiveTable, *seats: int) -> None:
    """Everybody rests and confirms."""
    for seat in seats:
        await choose(commands, table, seat, REST)
        await choose(commands, table, seat, CONFIRM)


async def one_day(commands: TableCommands, table: LiveTable, decider: int, *seats: int) -> None:
    await choose(commands, table, decider, PLAINS)
    await answer_all(commands, table, *seats)
    await choose(commands, table, seats[0], "stand-guard")


def road(table: LiveTable) -> str:
    return str(table.view(None)["road"])


# -- who decides -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@in_a_loop
async def test_anyone_decides_where_anyone_may(tmp_path: Path, seat: int) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, deciding=ANYONE)
        assert table.waiting_for() == [0, 1]
        await choose(commands, table, seat, HILLS)
        assert road(table) == "hills"
        assert table.session.line[0].move.seat == seat
        with pytest.raises(IllegalChoice):
            await commands.choose(table, 1 - seat, PLAINS, "")


@in_a_loop
async def test_the_leader_goes_round_with_every_decision_of_the_party(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, CLEO, deciding=LEADER)
        for leader in (0, 1, 2, 0):
            assert table.waiting_for() == [leader]
            other = (leader + 1) % 3
            assert table.decision(other) is None
            with pytest.raises(NotYours, match=f"{table.names[leader]} leads the party"):
                await choose(commands, table, other, HILLS)
            await one_day(commands, table, leader, 0, 1, 2)


@in_a_loop
async def test_who_leads_is_the_same_after_an_undo_and_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with kept(path) as commands:
        table = await new(commands, ADA, BEN, deciding=LEADER)
        await one_day(commands, table, 0, 0, 1)
        await choose(commands, table, 1, HILLS)
        await commands.undo(table, 1, 1)
        assert table.waiting_for() == [1], "the decision that was taken back does not count"
    async with kept(path) as commands:
        table = await commands.get(table.id)
        assert table.waiting_for() == [1]
        await choose(commands, table, 1, PLAINS)
        assert table.session.mark() is not None
        assert table.session.party == 2


@in_a_loop
async def test_only_the_host_decides(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, deciding=HOST, host=1)
        with pytest.raises(NotYours, match="Ben has made the table") as refused:
            await choose(commands, table, 0, HILLS)
        assert "Ben" in refused.value.text("uk")
        assert refused.value.text("uk") != str(refused.value)
        await choose(commands, table, 1, HILLS)
        assert road(table) == "hills"


@in_a_loop
async def test_if_the_host_leaves_the_next_person_decides(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, deciding=HOST, host=1)
        await commands.seat_bot(table, 1)
        assert table.waiting_for() == [0]


@in_a_loop
async def test_all_must_agree(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, CLEO, deciding=ALL)
        before = table.revision(2)
        await choose(commands, table, 0, HILLS)
        assert table.written == 0
        assert table.revision(2) != before, "everybody sees it at once"
        assert table.waiting_for() == [1, 2]
        await commands.answer_proposal(table, (1,), HILLS, True)
        assert table.waiting_for() == [2]
        await commands.answer_proposal(table, (2,), HILLS, True)
        assert road(table) == "hills"
        assert table.session.line[0].move.seat == 0, "the proposer has decided"
        assert parties.proposal_of(table) is None


@in_a_loop
async def test_one_objects_and_another_proposal_is_made(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, deciding=ALL)
        await choose(commands, table, 0, HILLS)
        await commands.answer_proposal(table, (1,), HILLS, False)
        proposal = parties.proposal_of(table)
        assert proposal is not None
        assert proposal.objected == 1
        assert table.waiting_for() == [0, 1]
        with pytest.raises(Stale):
            await commands.answer_proposal(table, (0,), HILLS, True)
        await choose(commands, table, 1, PLAINS)
        with pytest.raises(Stale):
            await commands.answer_proposal(table, (0,), HILLS, True)
        await choose(commands, table, 0, PLAINS)
        assert table.session.line[0].move.seat == 1, "the same answer agrees"


@in_a_loop
async def test_a_restart_keeps_proposals(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with kept(path) as commands:
        table = await new(commands, ADA, BEN, deciding=ALL)
        await commands.choose(table, 0, HILLS, "", "mine")
    async with kept(path) as commands:
        table = await commands.get(table.id)
        assert parties.way_of(table) == ALL
        assert table.waiting_for() == [1]
        await commands.answer_proposal(table, (1,), HILLS, True)
        assert road(table) == "hills"
        await commands.choose(table, 0, HILLS, "?", "mine")  # sent once more: it counts once
        assert table.written == 1


@in_a_loop
async def test_a_proposal_is_carried_out_when_who_is_missing_leaves(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, CLEO, deciding=ALL)
        await choose(commands, table, 0, HILLS)
        await commands.answer_proposal(table, (1,), HILLS, True)
        await commands.seat_bot(table, 2)
        assert road(table) == "hills"


@in_a_loop
async def test_who_sits_at_one_screen_is_of_one_mind(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, deciding=ALL)
        await commands.choose(table, 0, HILLS, table.revision(0), screen=Screen(0, (0, 1)))
        assert road(table) == "hills"


@in_a_loop
async def test_the_setting_is_for_modes_with_a_party(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        with pytest.raises(SetupError, match="known: anyone, leader, host, all"):
            await new(commands, ADA, BEN, deciding="coin")
        with pytest.raises(SetupError, match="nobody decides for a party"):
            await commands.create("mysthea", [ADA, BEN], deciding=ALL)
        assert parties.way_of(await new(commands, ADA, BEN)) == ANYONE


@in_a_loop
async def test_a_rematch_decides_in_the_same_way(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN, deciding=HOST, host=1)
        while not table.session.state.over:
            await one_day(commands, table, 1, 0, 1)
        again = await commands.rematch(table)
        assert (parties.way_of(again), parties.host_of(again)) == (HOST, 1)


# -- tables that go on from this one -----------------------------------------------------------------------------


async def forked(found: Site, id: str, token: str, at: int) -> tuple[LiveTable, list[str]]:
    wanted = {"at": at, "seats": [person("Ada"), person("Ben"), person("Cleo")]}
    headers = {"authorization": f"Bearer {token}"}
    made = await found.http.post(f"/api/tables/{id}/forks", json=wanted, headers=headers)
    assert made.status_code == 201, made.text
    return await found.commands.get(made.json()["id"]), made.json()["tokens"]


@in_a_loop
async def test_a_fork_goes_on_with_whoever_leads_then(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(*(person(name) for name in NAMES), game=caravan.NAME, deciding=LEADER)
        table = await found.commands.get(id)
        await one_day(found.commands, table, 0, 0, 1, 2)
        after_one = table.written
        await one_day(found.commands, table, 1, 0, 1, 2)
        fork, own = await forked(found, id, tokens[0], after_one)
        assert (parties.way_of(fork), fork.waiting_for()) == (LEADER, [1])
        await one_day(found.commands, fork, 1, 0, 1, 2)
        deeper, _ = await forked(found, fork.id, own[0], 0)
        assert deeper.waiting_for() == [1]
        assert fork.waiting_for() == [2]


@in_a_loop
async def test_whoever_makes_a_fork_decides_there_where_the_maker_decides(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(*(person(name) for name in NAMES), game=caravan.NAME, deciding=HOST, host=2)
        fork, _ = await forked(found, id, tokens[1], 0)
        assert (parties.way_of(fork), fork.waiting_for()) == (HOST, [1])


@in_a_loop
async def test_where_all_must_agree_they_must_in_a_fork_made_on_a_page(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(*(person(name) for name in NAMES), game=caravan.NAME, deciding=ALL)
        form = {"at": "0", "seat-0": "friend", "seat-1": "me", "name-1": "Ben", "seat-2": "friend"}
        header = {"cookie": f"rw_table_{id}={tokens[1]}", "origin": "http://table.test"}
        made = await found.http.post(f"/t/{id}/fork", data=form, headers=header, follow_redirects=False)
        fork = await found.commands.get(made.headers["location"].split("/")[2])
        assert (parties.way_of(fork), parties.host_of(fork)) == (ALL, 1)


@pytest.mark.parametrize("luck_is_known", [True, False])
@in_a_loop
async def test_who_decides_travels_in_a_file(tmp_path: Path, luck_is_known: bool) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table, tokens = await commands.create(caravan.NAME, [ADA, BEN], deciding=LEADER, host=1)
        await one_day(commands, table, 0, 0, 1)
        file = await lines.to_file(commands, table, {table.id: tuple(tokens)}, {})
        if not luck_is_known:
            file = replace(file, lines=[replace(line, secret="") for line in file.lines])
        read = lines.read_file(msgspec.json.encode(file))
        ((twin, _),), _ = await lines.add_lines(commands, lines.play_lines(read), [])
        assert (parties.way_of(twin), twin.row["settings"]["host"]) == (LEADER, 1)
        assert twin.waiting_for() == [1]
        assert len(twin.session.line) == (table.written if luck_is_known else 0)


@in_a_loop
async def test_a_file_that_names_no_way_to_decide_is_refused(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table, tokens = await commands.create(caravan.NAME, [ADA, BEN])
        file = await lines.to_file(commands, table, {table.id: tuple(tokens)}, {})
        strange = replace(file, lines=[replace(file.lines[0], deciding="coin")])
        with pytest.raises(SetupError, match="known: anyone, leader, host, all"):
            lines.play_lines(strange)


# -- bots --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@in_a_loop
async def test_bots_alone_play_on_whoever_decides(tmp_path: Path, way: str) -> None:
    async with site(tmp_path / "t.db") as found:
        id, _ = await found.make(bot(), bot(), game=caravan.NAME, deciding=way)
        await found.quiet(id)
        assert (await found.state(id))["outcome"] is not None


@pytest.mark.parametrize("way", [ANYONE, HOST, ALL])
@in_a_loop
async def test_bots_leave_it_to_people_and_agree_with_them(tmp_path: Path, way: str) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(bot(), person("Ada"), game=caravan.NAME, deciding=way)
        await found.quiet(id)
        assert (await found.state(id, tokens[1]))["waiting"] == [1]
        answer = await found.choose(id, tokens[1], HILLS)
        assert answer.json()["view"]["road"] == "hills"
        await found.quiet(id)
        assert (await found.state(id))["view"]["answers"].keys() == {"0"}, "the bot has declared, and confirmed"
        assert (await found.state(id))["waiting"] == [1]


async def propose(found: Site, id: str, token: str, choice: str, agree: bool) -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"}
    answer = await found.http.post(
        f"/api/tables/{id}/proposal", json={"choice": choice, "agree": agree}, headers=headers
    )
    state: dict[str, Any] = answer.json()
    return state


@in_a_loop
async def test_a_bot_proposes_and_is_agreed_with(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (_, ada, ben) = await found.make(bot(), person("Ada"), person("Ben"), game=caravan.NAME, deciding=ALL)
        await found.quiet(id)
        state = await found.state(id, ada)
        proposal = state["proposal"]
        assert (proposal["seat"], proposal["agreed"], state["waiting"]) == (0, [], [1, 2])
        assert proposal["choice"] in state["decision"]["choices"]
        assert (await propose(found, id, ada, proposal["choice"], True))["waiting"] == [2]
        state = await propose(found, id, ben, proposal["choice"], True)
        assert f"take-road {state['view']['road']}" == proposal["choice"]
        assert state["log"][-1]["seat"] == 0


@in_a_loop
async def test_a_bot_whose_proposal_is_rejected_agrees_with_another(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (ada, ben, _) = await found.make(person("Ada"), person("Ben"), bot(), game=caravan.NAME, deciding=ALL)
        await found.quiet(id)
        proposed = (await found.state(id, ada))["proposal"]["choice"]
        assert (await propose(found, id, ada, proposed, False))["proposal"]["objected"] == 0
        await found.quiet(id)
        assert (await found.state(id, ada))["proposal"]["objected"] == 0, "it is not proposed again"
        other = PLAINS if proposed == HILLS else HILLS
        await found.choose(id, ada, other)
        state = await propose(found, id, ben, other, True)
        assert f"take-road {state['view']['road']}" == other
        assert state["log"][-1]["seat"] == 0, "Ada has decided"


@in_a_loop
async def test_an_answer_is_not_too_late_because_a_bot_has_proposed(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        commands = found.commands
        table = await new(commands, ADA, BEN, ROBOT, deciding=ALL)
        shown = [table.revision(seat) for seat in (0, 1)]
        await found.quiet(table.id)
        proposal = parties.proposal_of(table)
        assert proposal is not None
        assert proposal.seat == 2
        assert table.revision(0) != shown[0], "everybody sees it at once"
        other = PLAINS if proposal.choice == HILLS else HILLS
        await commands.choose(table, 0, other, shown[0])
        with pytest.raises(Stale):
            await commands.choose(table, 1, proposal.choice, shown[1])
        with pytest.raises(Stale):
            await commands.choose(table, 1, proposal.choice, "?")
        proposal = parties.proposal_of(table)
        assert proposal is not None
        assert (proposal.seat, proposal.choice, proposal.agreed) == (0, other, (0,))


@in_a_loop
async def test_a_bot_that_leads_decides(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(bot(), person("Ada"), game=caravan.NAME, deciding=LEADER)
        await found.quiet(id)
        state = await found.state(id, tokens[1])
        assert state["log"][-1]["type"] == "road-taken"
        assert state["log"][-1]["seat"] == 0


@in_a_loop
async def test_bots_do_not_rush_ahead_where_the_first_answer_counts(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(bot(), person("Ada"), game=caravan.NAME)
        for choice in (HILLS, REST, CONFIRM):
            await found.choose(id, tokens[1], choice)
            await found.quiet(id)
        state = await found.state(id, tokens[1])
        assert state["decision"]["choices"] == ["stand-guard"]


# -- the API and the form ----------------------------------------------------------------------------------------


@in_a_loop
async def test_programs_propose_and_agree(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (ada, ben) = await found.make(person("Ada"), person("Ben"), game=caravan.NAME, deciding=ALL)
        proposed = (await found.choose(id, ada, HILLS)).json()
        assert proposed["deciding"] == ALL
        assert proposed["proposal"] == {"seat": 0, "choice": HILLS, "agreed": [0], "objected": None}
        headers = {"authorization": f"Bearer {ben}"}
        late = await found.http.post(
            f"/api/tables/{id}/proposal", json={"choice": PLAINS, "agree": True}, headers=headers
        )
        assert late.status_code == 409
        done = await found.http.post(
            f"/api/tables/{id}/proposal", json={"choice": HILLS, "agree": True}, headers=headers
        )
        assert done.json()["view"]["road"] == "hills"


@in_a_loop
async def test_a_seat_that_may_not_decide_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (_, ben) = await found.make(person("Ada"), person("Ben"), game=caravan.NAME, deciding=LEADER)
        refused = await found.choose(id, ben, HILLS)
        assert refused.status_code == 403
        assert "Ada leads the party" in refused.json()["message"]


@in_a_loop
async def test_the_form_asks_who_decides_only_where_there_is_a_party(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        page = (await found.http.get(f"/new/{caravan.NAME}")).text
        assert [way for way in WAYS if f'name="deciding" value="{way}"' in page] == list(WAYS)
        assert 'name="deciding"' not in (await found.http.get("/new/mysthea")).text
        form = {"seat-0": "me", "name-0": "Ada", "seat-1": "here", "name-1": "Ben", "deciding": "host"}
        made = await found.http.post(f"/new/{caravan.NAME}", data=form, follow_redirects=False)
        table = await found.commands.get(made.headers["location"].rpartition("/")[2])
        assert (parties.way_of(table), parties.host_of(table)) == (HOST, 0)


# -- answers in the open -----------------------------------------------------------------------------------------


@in_a_loop
async def test_an_answer_is_not_too_late_because_others_have_answered(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN)
        await choose(commands, table, 0, HILLS)
        revision, question = table.revision(1), parties.open_question(table, 1)
        await choose(commands, table, 0, MARCH)
        with pytest.raises(Stale):
            await commands.choose(table, 1, REST, revision)
        await commands.choose(table, 1, REST, revision, question=question)
        for seat in (0, 1):
            await choose(commands, table, seat, CONFIRM)
        with pytest.raises(Stale):
            await commands.choose(table, 1, REST, revision, question=question)


@in_a_loop
async def test_a_confirmed_answer_can_be_taken_back_until_all_have_confirmed(tmp_path: Path) -> None:
    async with kept(tmp_path / "t.db") as commands:
        table = await new(commands, ADA, BEN)
        await choose(commands, table, 0, HILLS)
        await choose(commands, table, 0, MARCH)
        await choose(commands, table, 0, CONFIRM)
        await choose(commands, table, 1, REST)
        assert table.waiting_for() == [1]
        await commands.undo(table, 0, 1)
        assert table.waiting_for() == [0, 1]
        assert table.view(None)["answers"] == {0: MARCH, 1: REST}
        await choose(commands, table, 0, REST)
        assert table.view(None)["answers"] == {0: REST, 1: REST}


# -- what pages show ---------------------------------------------------------------------------------------------


async def page(found: Site, id: str, *tokens: str, language: str = "en") -> str:
    cookies = {"rw_lang": language, **({f"rw_table_{id}": ".".join(tokens)} if tokens else {})}
    header = "; ".join(f"{name}={value}" for name, value in cookies.items())
    answer = await found.http.get(f"/t/{id}", headers={"cookie": header})
    assert answer.status_code == 200, answer.text
    return answer.text


def part(html: str, name: str) -> str:
    """The words of a part of the page."""
    inner = re.search(rf'id="part-{name}"[^>]*>(.*?)(?:<div id="news-ribbon"|<section|</section>)', html, re.DOTALL)
    assert inner is not None
    return " ".join(re.sub(r"<[^>]*>", " ", inner.group(1)).split())


@pytest.mark.parametrize(("language", "words"), [("en", ("Ada leads", "Agree")), ("uk", ("веде Ada", "Погоджуюсь"))])
@in_a_loop
async def test_everybody_reads_who_decides(tmp_path: Path, language: str, words: tuple[str, str]) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (ada, ben) = await found.make(person("Ada"), person("Ben"), game=caravan.NAME, deciding=LEADER)
        for tokens in ((ada,), (ben,), ()):
            assert words[0] in part(await page(found, id, *tokens, language=language), "party")
        id, (ada, ben) = await found.make(person("Ada"), person("Ben"), game=caravan.NAME, deciding=ALL)
        await found.choose(id, ada, HILLS)
        assert words[1] in part(await page(found, id, ben, language=language), "party")
        assert words[1] not in part(await page(found, id, ada, language=language), "party")
        assert words[1] not in part(await page(found, id, language=language), "party")


@in_a_loop
async def test_answers_are_shown_as_they_come(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (ada, ben) = await found.make(person("Ada"), person("Ben"), game=caravan.NAME)
        await found.choose(id, ada, HILLS)
        await found.choose(id, ada, MARCH)
        for tokens in ((ben,), ()):
            assert "Ada March may still change Ben thinking …" in part(await page(found, id, *tokens), "party")
        await found.choose(id, ada, CONFIRM)
        assert "Ada March confirmed" in part(await page(found, id, ben), "party")
        assert 'class="take-back"' in await page(found, id, ada)
        assert 'class="take-back"' not in await page(found, id, ben)


@in_a_loop
async def test_one_person_answers_for_all_own_seats_without_a_screen_between(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(person("Ada"), person("Ben"), person("Cleo"), game=caravan.NAME)
        await found.choose(id, tokens[0], HILLS)
        html = await page(found, id, *tokens[:2])
        assert "handover-card" not in html
        assert [seat for seat in (0, 1, 2) if f'value="{MARCH}" data-seat="{seat}"' in html] == [0, 1]
        assert html.count('class="mat-frame" id="mat-') == 2, "both hands lie open"
        line = await found.socket(id, ".".join(tokens[:2]))
        first = await line.until("table")
        message: dict[str, Any] = {"type": "choose", "rev": first["rev"], "choice": REST, "client": "a"}
        await line.send({**message, "seat": 1})
        await line.until("ack")
        await line.send({**message, "seat": 2, "client": "b"})
        assert (await line.until("refused"))["message"] == "This seat is not yours."
        await line.close()
        assert (await found.state(id))["view"]["answers"] == {"1": REST}


@in_a_loop
async def test_taking_back_needs_nobody_else_where_all_seats_are_ones_own(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, tokens = await found.make(person("Ada"), person("Ben"), game=caravan.NAME)
        for seat, choice in ((0, HILLS), (0, REST), (1, REST), (0, CONFIRM), (1, CONFIRM), (1, "stand-guard")):
            await found.choose(id, tokens[seat], choice)
        header = {"cookie": f"rw_table_{id}={'.'.join(tokens)}", "origin": "http://table.test"}
        undone = await found.http.post(f"/t/{id}/undo", data={"to": "0", "seat": "1"}, headers=header)
        assert undone.status_code == 303
        assert (await found.state(id))["request"] is None
        assert (await found.state(id))["view"]["road"] == "plains"


@in_a_loop
async def test_dice_lie_on_the_table_until_the_own_next_choice(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (ada, ben) = await found.make(person("Ada"), person("Ben"), game=caravan.NAME)
        await found.choose(id, ada, PLAINS)
        for token in (ada, ben):
            await found.choose(id, token, MARCH)
            await found.choose(id, token, CONFIRM)
        everybody = [await page(found, id, *tokens) for tokens in ((ada,), (ben,), ())]
        rolled = [line for line in (await found.state(id))["log"] if line["type"] == "dice-rolled"]
        for html in everybody:
            assert html.count('class="throw"') == len(rolled) == 2
            assert html.count('<svg class="die') == sum(len(line["dice"]) for line in rolled)
            assert "Ada throws" in part(html, "dice")
        await found.choose(id, ada, "stand-guard")
        assert (await page(found, id, ada)).count('class="throw"') == 1
        assert (await page(found, id, ben)).count('class="throw"') == 3, "Ben has not answered since"
        assert (await page(found, id)).count('class="throw"') == 1, "onlookers see the last ones"
        header = {"authorization": f"Bearer {ben}"}
        asked = await found.http.post(f"/api/tables/{id}/undo", json={"count": 1}, headers=header)
        assert asked.status_code == 200
        await found.http.post(
            f"/api/tables/{id}/answer", json={"agree": True}, headers={"authorization": f"Bearer {ada}"}
        )
        assert (await page(found, id)).count('class="throw"') == 2, "what was taken back is not on the table"


@in_a_loop
async def test_an_offer_is_never_taken_for_a_forced_choice(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        id, (ada, ben) = await found.make(person("Ada"), person("Ben"), game=caravan.NAME)
        await found.choose(id, ada, PLAINS)
        for token in (ada, ben):
            await found.choose(id, token, REST)
            await found.choose(id, token, CONFIRM)
        html = await page(found, id, ada)
        assert re.search(r'data-count="1" data-offer', html)
        assert "Whoever answers first settles it." in part(html, "party")


# -- replays -----------------------------------------------------------------------------------------------------


@in_a_loop
async def test_a_replay_shows_the_dice_and_what_was_taken_back(tmp_path: Path) -> None:
    async with site(tmp_path / "t.db") as found:
        commands = found.commands
        table = await new(commands, ADA, BEN)
        await choose(commands, table, 0, PLAINS)
        for seat, text in ((0, MARCH), (0, CONFIRM), (1, REST)):
            await choose(commands, table, seat, text)
        await commands.undo(table, 0, 1)
        for seat, text in ((0, CONFIRM), (1, CONFIRM), (1, "stand-guard")):
            await choose(commands, table, seat, text)
        while not table.session.state.over:
            await one_day(commands, table, 0, 0, 1)
        caused = enumerate((one.events for one in table.session.line), 1)
        thrown = next(at for at, events in caused if any(isinstance(event, DiceRolled) for event in events))
        html = (await found.http.get(f"/replay/{table.id}?at={thrown}&seat=0")).text
        assert html.count('class="throw"') == 1
        assert "Ada throws" in html
        assert "I stand by my answer" in re.findall(r'data-jump="\d+" title="([^"]*takes back[^"]*)"', html)[0]
        moment = (await found.http.get(f"/replay/{table.id}/moment?at={thrown}&came=0")).json()
        assert moment["moment"].count('class="throw"') == 1
