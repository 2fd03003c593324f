"""The balance report: the same whatever plays the games, kept on disk, whole as a page, true to the results."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rulewright.catalog import game_names, load
from rulewright.core.errors import SetupError
from rulewright.core.record import Decision
from rulewright.core.statistics import Bout, Offer, Stage, StatisticsFace
from rulewright.lab import matches
from rulewright.lab.balance import running
from rulewright.lab.balance.bouts import in_order, middle, spread
from rulewright.lab.balance.chances import figure_cell
from rulewright.lab.balance.data import read_games, read_head
from rulewright.lab.balance.facts import Facts, SeatFacts, Witness
from rulewright.lab.balance.figures import Mean, Wins
from rulewright.lab.balance.page import page
from rulewright.lab.balance.picks import chance, lift_of
from rulewright.lab.balance.running import Means, Study
from rulewright.lab.balance.tally import Tally
from rulewright.lab.playing import Result

NAMES = game_names()


def study(
    name: str = NAMES[0],
    games: int = 8,
    bots: tuple[str, ...] = ("random",),
    seed: int = 3,
    mode: str | None = None,
) -> Study:
    return running.make(name, load(name).mode(mode).seats, bots, games, seed, mode)


def figures(tally: Tally) -> dict[object, object]:
    """Everything that does not depend on the order in which sums are made."""
    return {
        "games": tally.games,
        "players": tally.players,
        "wins": {key: (one.seats, one.wins) for key, one in tally.wins.items()},
        "counts": tally.counts,
        "sums": tally.sums,
        "rules": tally.rules,
        "offered": tally.offered,
        "picked": tally.picked,
        "present": tally.present,
    }


# -- playing and keeping ---------------------------------------------------------------------------------------


def test_games_are_divided_among_the_numbers_of_players() -> None:
    seats = load(NAMES[0]).modes[0].seats
    found = study(games=2 * len(seats) + 1)
    assert [plan.games for plan in found.plans] == [3, *[2] * (len(seats) - 1)]
    assert len({plan.seed for plan in found.plans}) == len(seats), "the same luck twice is not two games"
    with pytest.raises(SetupError, match="too few"):
        study(games=len(seats) - 1)


def test_several_processes_give_the_same_figures() -> None:
    one, two = (running.run(study(), Means(jobs)) for jobs in (1, 2))
    assert figures(one) == figures(two)
    assert one.means.keys() == two.means.keys()
    for key, mean in one.means.items():
        assert (mean.count, mean.middle, mean.squares) == pytest.approx(
            (two.means[key].count, two.means[key].middle, two.means[key].squares)
        )


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_a_run_is_kept_and_read_again(tmp_path: Path, name: str) -> None:
    data = tmp_path / name
    done: list[int] = []
    first = running.run(study(), Means(data=data), done.append)
    assert sum(done) == 8
    size = data.stat().st_size
    again = running.reopen(data)
    assert again == study()
    assert figures(running.run(again, Means(data=data))) == figures(first)
    assert data.stat().st_size == size, "nothing is played twice"
    assert page(again, running.run(again, Means(data=data))) == page(study(), first)


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_a_run_that_was_killed_goes_on(tmp_path: Path, name: str) -> None:
    """Cut in the middle of a line, or of a packed block: what is whole counts, the rest is played again."""
    data = tmp_path / name
    whole = running.run(study(), Means(data=data))
    raw = data.read_bytes()
    if data.suffix == ".gz":
        lines = gzip.decompress(raw).splitlines(keepends=True)
        # A first sitting that ended well, a second one that did not.
        data.write_bytes(gzip.compress(b"".join(lines[:4])) + gzip.compress(b"".join(lines[4:]))[:-900])
    else:
        data.write_bytes(raw[: len(raw) * 2 // 3])
    left = len(list(read_games(data)))
    assert 0 < left < 8
    played: list[int] = []
    assert figures(running.run(study(), Means(data=data), played.append)) == figures(whole)
    assert sum(played) == 8
    lines = list(read_games(data))
    assert len(lines) == 8
    assert len({(line.plan, line.result.number) for line in lines}) == 8


def test_more_games_may_be_asked_for_later(tmp_path: Path) -> None:
    data = tmp_path / "games.jsonl"
    running.run(study(games=4), Means(data=data))
    more = running.resized(running.reopen(data), 8)
    assert figures(running.run(more, Means(data=data))) == figures(running.run(study(), Means()))
    fewer = running.resized(more, 4)
    assert running.run(fewer, Means(data=data)).games == 4


def test_games_of_other_studies_are_not_mixed_up(tmp_path: Path) -> None:
    data = tmp_path / "games.jsonl"
    running.run(study(games=4), Means(data=data))
    with pytest.raises(SetupError, match="another study"):
        running.run(study(seed=4), Means(data=data))
    head = data.read_text().replace(read_head(data).content, "0123456789abcdef", 1)
    data.write_text(head)
    with pytest.raises(SetupError, match="other content"):
        running.reopen(data)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("hello\n", "no games of the lab"),
        ('{"rulewright_lab": 99, "plans": [], "content": "", "version": ""}\n', "format 99"),
        ('{"rulewright_lab": 1, "plans": [], "content": "", "version": ""}\n', "tells of no game"),
    ],
)
def test_files_of_other_kinds_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    data = tmp_path / "games.jsonl"
    data.write_text(text)
    with pytest.raises(SetupError, match=sentence):
        running.reopen(data)


def test_broken_lines_are_told_with_their_number(tmp_path: Path) -> None:
    data = tmp_path / "games.jsonl"
    running.run(study(games=4), Means(data=data))
    lines = data.read_text().splitlines(keepends=True)
    data.write_text("".join([*lines[:2], '{"plan": 0}\n', *lines[2:]]))
    with pytest.raises(SetupError, match="line 3"):
        running.reopen(data)
    packed = tmp_path / "games.jsonl.gz"
    packed.write_text("not packed at all")
    with pytest.raises(SetupError, match="cannot be read"):
        running.reopen(packed)


def test_seats_that_win_together_are_measured_by_what_all_tables_win() -> None:
    """Three tables of two win, one loses: a seat's fair share is 3/4."""
    tally = Tally(cooperative=True)
    for number in range(4):
        winners = (0, 1) if number else ()
        tally.add(number, Result(number, number, ("random", "first"), (number, number), winners, 9, 0.0))
    tally.settle()
    found = tally.won("seat", "2", "0")
    assert (found.seats, found.wins, found.base) == (4, 3, 0.75)
    assert found.lift.value == 0
    assert tally.mean("won", "all").middle == 0.75
    assert tally.seats == {}


# -- the page ----------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What is on a page: open elements, ids, links, tables by their figure."""

    VOID = ("meta", "br", "link", "img", "input", "hr")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.outside: list[str] = []
        self.rows: dict[str, list[list[str]]] = {}
        self.figure = ""
        self.named: list[bool] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        if given.get("id"):
            self.ids.append(given["id"] or "")
        for name in ("href", "src"):
            if given.get(name):
                (self.links if (given[name] or "").startswith("#") else self.outside).append(given[name] or "")
        if tag in ("figure", "section"):
            self.figure = given.get("id") or ""
        if tag == "tr":
            self.rows.setdefault(self.figure, []).append([])
        if tag in ("td", "th"):
            self.rows[self.figure][-1].append("")
        if tag == "svg" and given.get("aria-hidden") != "true":
            self.named.append(given.get("role") == "img" and bool(given.get("aria-labelledby")))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag

    def handle_data(self, data: str) -> None:
        if self.open and {"td", "th"} & set(self.open[-3:]):
            self.rows[self.figure][-1][-1] += data


def kinds_of_tables() -> list[tuple[str, str]]:
    """For each game a mode in which seats win alone, and one in which they win together, where there is one."""
    first = {(name, mode.cooperative): mode.name for name in NAMES for mode in reversed(load(name).modes)}
    return [(name, mode) for (name, _), mode in sorted(first.items())]


@pytest.fixture(scope="module", params=kinds_of_tables(), ids="-".join)
def report(request: pytest.FixtureRequest) -> tuple[Study, Tally, str]:
    # Enough that some families are judged, few enough for a test.
    name, mode = request.param
    bots = ("random", "first")[: load(name).mode(mode).seats[0]]
    found = study(name, games=40, bots=bots, seed=11, mode=mode)
    tally = running.run(found, Means())
    return found, tally, page(found, tally)


def test_the_page_is_whole_and_needs_nothing_else(report: tuple[Study, Tally, str]) -> None:
    text = report[2]
    found = Page(text)
    assert found.open == []
    assert "script" not in found.tags
    assert found.outside == []
    assert "url(http" not in text
    assert "@import" not in text
    assert len(found.ids) == len(set(found.ids)), "ids are unique"
    assert {link[1:] for link in found.links} <= set(found.ids), "every link leads somewhere"


def test_every_plot_says_what_it_shows_and_has_a_table_behind_it(report: tuple[Study, Tally, str]) -> None:
    text = report[2]
    found = Page(text)
    assert len(found.named) > 30
    assert all(found.named)
    for label in re.findall(r'aria-labelledby="([^"]+)"', text):
        assert set(label.split()) <= set(found.ids)
    figures_ = re.findall(r"<figure.*?</figure>", text, re.DOTALL)
    assert len(figures_) > 12
    for figure in figures_:
        assert "<details>" in figure
        assert "<table>" in figure
        assert 'class="wide"' in figure
        assert 'class="narrow"' in figure


def test_nothing_on_the_page_is_missing(report: tuple[Study, Tally, str]) -> None:
    text = report[2]
    shown = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    assert not re.search(r"\b(nan|None(?! of)|inf)\b", re.sub(r"<[^>]+>", " ", shown)), "every figure has a value"
    for name in ("findings", "seats", "players", "points", "diversity", "course", "rules", "method"):
        assert f'<section id="{name}">' in text, name
    assert ('<section id="bouts">' in text) == bool(report[1].bouts)


def test_win_rates_by_seat_are_those_of_the_results(report: tuple[Study, Tally, str]) -> None:
    """The table on the page, counted again from the results of the same games."""
    whole, _, text = report
    found = Page(text)
    together = whole.game.mode(whole.plans[0].mode).cooperative
    for plan in whole.plans:
        if plan.players == 1:
            assert "seats-1" not in found.rows, "a seat alone is not compared"
            continue
        results = matches.run(msgspec.structs.replace(plan, accumulators=()))
        rows = found.rows[f"seats-{plan.players}"][1:]
        assert len(rows) == plan.players
        for seat, row in enumerate(rows):
            won = sum((seat in one.winners) / (1 if together else max(len(one.winners), 1)) for one in results)
            assert row[1:4] == [f"{plan.games}", f"{won:g}", f"{100 * won / plan.games:.1f} %"]


def test_every_rule_is_on_the_page_once(report: tuple[Study, Tally, str]) -> None:
    whole, tally, text = report
    listed = re.findall(r'<abbr class="rule" title="[^"]*">([^<]+)</abbr>', text)
    register = whole.game.register().rules
    assert sorted(listed) == sorted({*register, *tally.rules})


def test_bots_of_different_strength_are_told_apart() -> None:
    found = study(games=8, bots=("random", "first"))
    text = page(found, running.run(found, Means()))
    assert 'id="bots-lift"' in text
    alike = study(games=8)
    assert 'id="bots-lift"' not in page(alike, running.run(alike, Means()))


# -- parts of games that end for themselves ----------------------------------------------------------------------


def told(stages: str, won: bool, **traits: str) -> Result:
    """A game alone that had these stages before it; those in capitals were passed."""
    facts = Facts(
        (SeatFacts(),),
        {kind: (id,) for kind, id in traits.items()},
        stages=tuple([Stage(one.lower(), one.isupper()) for one in stages]),
    )
    return Result(0, 7, ("random",), (0,), (0,) if won else (), 10, 0.1, (1,), facts=(msgspec.to_builtins(facts),))


def test_stages_are_counted_of_all_games_of_those_that_came_so_far_and_by_what_they_share() -> None:
    tally = Tally(cooperative=True)
    for place, game in enumerate(
        [
            told("ABC", True, map="x"),
            told("ABc", False, map="x"),
            told("abc", False, map="y"),
            told("BC", True, map="y"),
        ]
    ):
        tally.add(place, game)
    counted = {key: (one.wins, one.seats) for key, one in tally.stages.items()}
    assert counted["a", "all"] == (2, 3), "the last game began behind it"
    assert counted["b", "all"] == (3, 4)
    assert counted["b", "reached"] == (3, 3)
    assert counted["c", "reached"] == (2, 3)
    assert counted["c", "map", "x"] == (1, 2)
    assert counted["b", "map", "y"] == (1, 2)


class Shop(StatisticsFace[Any, Any]):
    """Every question offers what its prompt is spelled with; an answer picks one of them."""

    def offer(self, decision: Decision, choice: Any) -> Offer:
        return Offer("card", tuple(decision.prompt), choice)


def test_a_pick_counts_the_first_time_it_is_offered() -> None:
    witness = Witness()
    witness.game = SimpleNamespace(statistics=Shop(load(NAMES[0])))  # type: ignore[assignment]
    witness.kinds, witness.picks = [Counter(), Counter()], [{}, {}]
    state: Any = SimpleNamespace(events=[])
    for seat, prompt, choice in [(0, "abc", "a"), (0, "bde", "b"), (0, "bde", "d"), (1, "bde", ""), (0, "abc", "c")]:
        witness.step(state, seat, Decision(seat, prompt, "RULE", ()), choice)
    assert witness.picks[0] == {"a": True, "b": False, "c": False, "d": True, "e": False}
    assert witness.picks[1] == {"b": False, "d": False, "e": False}


def test_picking_is_compared_with_leaving() -> None:
    """Of 40 who picked it 30 won, of 50 who left it 20: a lift of 35 points that stands out."""
    left, picked = Wins(50, 20), Wins(40, 30)
    assert lift_of(left, picked).value == pytest.approx(0.35)
    assert chance(left, picked) == pytest.approx(0.000899, abs=1e-6)
    assert chance(Wins(40, 40), Wins(40, 40)) == 1.0


def test_a_share_of_games_won_never_leaves_0_to_100_percent() -> None:
    one = Mean()
    for _ in range(20):
        one.add(1.0)
    assert figure_cell(one, "won") == "100.0 % (83.9 to 100.0 %)"


def test_medians_are_those_of_what_was_counted() -> None:
    counts = Counter([3, 3, 4, 8, 9, 9, 9, 20])
    assert middle(counts) == 8
    assert (middle(counts, 0.25), middle(counts, 0.75)) == (3, 9)
    assert spread(counts) == "8 (3 to 9)"
    assert spread(Counter()) == "–"


def test_numbers_come_as_they_are_counted_and_names_the_best_first() -> None:
    assert in_order(["10", "9", "1"], lambda id: 0) == ["1", "9", "10"]
    assert in_order(["+1", "-2", "+0"], lambda id: 0) == ["-2", "+0", "+1"]
    assert in_order(["a", "c", "b"], {"a": 0.1, "b": 0.5, "c": 0.5}.__getitem__) == ["b", "c", "a"]


def test_bouts_are_told_by_result_and_by_what_they_were_fought_with() -> None:
    tally = Tally()
    for number, (result, place, turns) in enumerate((("won", "hill", 4), ("won", "lake", 6), ("lost", "hill", 9))):
        bout = Bout(result, turns, {"place": (place,)}, {"dealt": {"card a": 3, "card b": number}})
        facts = Facts((), bouts=(bout,))
        tally.add(number, Result(number, number, ("random",), (0,), (), 5, 0.0, facts=(msgspec.to_builtins(facts),)))
    assert tally.bouts == 3
    assert tally.results == {"won": 2, "lost": 1}
    assert tally.bout_results["place", "hill"] == {"won": 1, "lost": 1}
    assert sorted(tally.turns["place", "hill"].elements()) == [4, 9]
    assert sorted(tally.turns["result", "won"].elements()) == [4, 6]
    assert tally.bout_sums["dealt"] == {"card a": 9, "card b": 3}


def test_results_on_the_page_are_those_of_the_tally(report: tuple[Study, Tally, str]) -> None:
    _, tally, text = report
    if not tally.bouts:
        assert '<section id="bouts">' not in text
        return
    rows = Page(text).rows["bouts"][1:]
    shown = [int(row[1].replace(",", "")) for row in rows[: len(tally.results) + 1]]
    assert shown == [*[times for _, times in tally.results.most_common()], tally.bouts]
