"""The lab counts right: traits, cards and Combats of a study, counted again from the recorded games in another way."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.bots import Seen, make
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.core.statistics import Needs
from rulewright.games.dragon_eclipse import rules
from rulewright.games.dragon_eclipse.model.choices import AddCard
from rulewright.games.dragon_eclipse.model.run import Run
from rulewright.games.dragon_eclipse.model.state import DragonState
from rulewright.lab.balance import running
from rulewright.lab.balance.figures import Wins
from rulewright.lab.balance.rules import component_rules, met, shown_in_lessons, why_unlogged
from rulewright.lab.balance.tally import Tally
from rulewright.lab.playing import Plan, seating, seed_of

GAME = rulewright.load("dragon_eclipse")
RULES = GAME.register().rules
DRAWN = {"mystling": "draw", "partner": "draw", "enemy": "draw"}
SILENT = [rule for reason in GAME.statistics.unlogged().silent for rule in reason.rules]


def study(mode: str, games: int, **options: Any) -> running.Study:
    given = {name: value for name, value in {**DRAWN, **options}.items() if fits(name, mode)}
    return running.make("dragon_eclipse", GAME.mode(mode).seats, ("random",), games, 40, mode, given)


def fits(option: str, mode: str) -> bool:
    return option != "enemy" or not mode.startswith("pvp")


STUDIES = {
    "duel": study("duel", 8),
    "gauntlet": study("gauntlet", 4),
    "pvp_quick": study("pvp_quick", 4),
    "roguelite": study("roguelite", 4),
}
DRAWN_RUNS = {"sheet": "ladder"} | dict.fromkeys(("trail", "mystling", "partner"), "draw")
RUNS = running.make("dragon_eclipse", (1, 2), ("greedy",), 6, 40, "roguelite", DRAWN_RUNS)
"""Runs that compare everything: what they are played with is drawn."""


def session_of(plan: Plan, number: int) -> Session:
    """The same game, played at a table that records everything."""
    seed = seed_of(plan, number)
    session = Session(GAME, Setup(GAME.name, plan.players, seed, plan.mode or "", plan.options))
    bots = [make(name, seed * 31 + seat) for seat, name in enumerate(seating(plan, number))]
    while not session.state.over:
        decision = session.state.decision
        session.apply(bots[decision.seat].choose(Seen(session.state, decision.seat), decision), decision.seat)
    return session


@pytest.fixture(scope="module")
def tallies() -> dict[str, Tally]:
    return {mode: running.run(found, running.Means()) for mode, found in STUDIES.items()}


@pytest.fixture(scope="module")
def sessions() -> dict[str, list[Session]]:
    return {
        mode: [session_of(plan, number) for plan in found.plans for number in range(plan.games)]
        for mode, found in STUDIES.items()
    }


def happened(session: Session) -> list[Any]:
    early = session.state_at(0).events
    return [*early, *[event for played in session.line for event in played.events]]


def kind(event: Any) -> str:
    return type(event).__name__


def last(session: Session) -> DragonState:
    assert isinstance(session.state, DragonState)
    return session.state


# -- seats and cards -------------------------------------------------------------------------------------------


def test_between_players_wins_are_counted_by_mystling_and_order_of_play(
    tallies: dict[str, Tally], sessions: dict[str, list[Session]]
) -> None:
    sat: Counter[tuple[str, ...]] = Counter()
    won: Counter[tuple[str, ...]] = Counter()
    for session in sessions["pvp_quick"]:
        first = next(event.seat for event in happened(session) if kind(event) == "TurnBegan")
        for seat, player in enumerate(last(session).players):
            keys = [
                ("trait", "mystling", player.party[0].mystling),
                ("trait", "order", "first" if seat == first else "second"),
            ]
            sat.update(keys)
            won.update(keys if session.state.outcome and seat in session.state.outcome.winners else [])
    tally = tallies["pvp_quick"]
    assert sat["trait", "order", "first"] == 4
    for key, seats in sat.items():
        assert (tally.wins[key].seats, tally.wins[key].wins) == (seats, won[key]), key


def test_cards_that_seats_had_and_played(tallies: dict[str, Tally], sessions: dict[str, list[Session]]) -> None:
    for mode, tally in tallies.items():
        had: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for session in sessions[mode]:
            for seat, player in enumerate(last(session).players):
                mine = [event for event in happened(session) if event.seat == seat]
                cards = {event.card for event in mine if kind(event) in ("CardPlayed", "CardTriggered")}
                played.update(cards)
                had.update({card for member in player.party for card in member.cards} | cards)
        assert sum(played.values()) > 50
        for card in GAME.statistics.counted_components()["card"]:
            assert tally.won("way", "played", card).seats == played[card], (mode, card)
            assert tally.won("way", "had", card).seats == had[card], (mode, card)


def test_a_card_that_was_played_is_measured_among_equals() -> None:
    """Two decks: whoever has A wins 3 of 4, whoever has B 1 of 4. Who played the card of A won 2 of 3."""
    tally = Tally()
    for place, (one, played, won) in enumerate(
        [("A", 1, 1), ("A", 1, 1), ("A", 1, 0), ("A", 0, 1), ("B", 0, 1), ("B", 0, 0), ("B", 0, 0), ("B", 0, 0)]
    ):
        tally._win(("trait", "deck", one)).add(won, 0.5)
        if played:
            tally._win(("played", "card", "deck", one)).add(won, 0.5)
        assert place < 8
    found = tally.among_equals("deck")["card"]
    assert (found.seats, found.wins, found.fair) == (3, 2, pytest.approx(3 * 0.75))
    assert found.lift.value == pytest.approx(2 / 3 - 3 / 4)


# -- Combats ---------------------------------------------------------------------------------------------------


def test_every_combat_is_counted_once_with_its_result_and_turns(
    tallies: dict[str, Tally], sessions: dict[str, list[Session]]
) -> None:
    for mode in ("duel", "gauntlet"):
        tally = tallies[mode]
        results: Counter[str] = Counter()
        enemies: Counter[str] = Counter()
        turns = 0
        for session in sessions[mode]:
            ends = [event for event in happened(session) if kind(event) == "CombatEnded"]
            results.update(event.result for event in ends)
            enemies.update(event.enemy for event in ends)
            turns += sum(kind(event) == "TurnBegan" and event.seat is not None for event in happened(session))
        assert tally.results == results
        assert tally.bouts == sum(results.values())
        for enemy, times in enemies.items():
            assert sum(tally.bout_results["enemy", enemy].values()) == times
        assert sum(value * count for value, count in tally.turns["all", ""].items()) == turns
    assert tallies["duel"].bouts == 8


def test_between_players_a_combat_tells_whether_the_first_player_won(
    tallies: dict[str, Tally], sessions: dict[str, list[Session]]
) -> None:
    first = 0
    for session in sessions["pvp_quick"]:
        begins = next(event.seat for event in happened(session) if kind(event) == "TurnBegan")
        first += begins == next(event.seat for event in happened(session) if kind(event) == "RoundWon")
    assert tallies["pvp_quick"].results == Counter({"first": first, "second": 4 - first}) - Counter()


def test_all_damage_is_counted_by_what_dealt_it(tallies: dict[str, Tally], sessions: dict[str, list[Session]]) -> None:
    """Sums over sources are sums over games; every source has a name."""
    texts = GAME.texts()
    for mode, tally in tallies.items():
        dealt: Counter[str] = Counter()
        for session in sessions[mode]:
            for event in happened(session):
                if kind(event) == "DamageDealt" and event.body <= 2:
                    where = "battle" if mode == "pvp_quick" else "dealt" if event.body == 2 else "taken"
                    dealt[where] += event.n
        assert {where: sum(sums.values()) for where, sums in tally.bout_sums.items()} == dealt
        for sums in tally.bout_sums.values():
            for source in sums:
                what, _, id = source.partition(" ")
                assert GAME.statistics.study_name(what, id, texts)
                assert what != "card" or id in GAME.content.cards
    shares = tallies["duel"].bout_sums["taken"]
    assert any(source.startswith("source attack-") for source in shares)


def test_everything_that_is_counted_has_a_name() -> None:
    texts = GAME.texts()
    for what, ids in GAME.statistics.counted_components().items():
        names = [GAME.statistics.study_name(what, id, texts) for id in ids]
        assert len(set(names)) == len(names), what
        assert GAME.statistics.study_name(what, "", texts)
    assert GAME.statistics.study_name("gap", "+0", texts) == "The same Tier"
    assert GAME.statistics.study_name("gap", "-2", texts) == "2 below"


# -- Runs ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def runs() -> tuple[Tally, list[Session]]:
    played = [session_of(plan, number) for plan in RUNS.plans for number in range(plan.games)]
    return running.run(RUNS, running.Means()), played


def run_of(session: Session) -> Run:
    found = last(session).run
    assert found is not None
    return found


def test_what_a_run_was_played_with_is_drawn_and_counted(runs: tuple[Tally, list[Session]]) -> None:
    """Games and wins by map, steps of Darkness and Artifact."""
    tally, sessions = runs
    games: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for session in sessions:
        run, first = run_of(session), session.state_at(0)
        assert isinstance(first, DragonState)
        assert first.run is not None
        assert first.save is not None
        assert run.darkness == first.save.darkness
        begun = first.run.artifacts
        keys = [("trail", run.trail), ("darkness", str(run.darkness)), *[("artifact", one) for one in begun]]
        games.update(keys)
        won.update(keys if run.ended == "won" else [])
    assert len({id for kind, id in games if kind == "trail"}) > 1
    assert len({id for kind, id in games if kind == "darkness"}) > 2
    assert len({id for kind, id in games if kind == "artifact"}) > 4
    assert sum(games["artifact", one] for one in GAME.content.artifacts) == 3 * len(sessions)
    for key, times in games.items():
        found = tally.mean("won", "trait", *key)
        assert (found.count, found.middle * found.count) == (times, pytest.approx(won[key]))


def test_every_boss_is_a_stage_of_a_run(runs: tuple[Tally, list[Session]]) -> None:
    tally, sessions = runs
    for number in range(3):
        beaten = [run_of(session).bosses > number for session in sessions]
        found = tally.stages[f"boss-{number + 1}", "all"]
        assert (found.seats, found.wins) == (len(sessions), sum(beaten))
        by_mystling = [one for key, one in tally.stages.items() if key[:2] == (f"boss-{number + 1}", "mystling")]
        assert sum(one.seats for one in by_mystling) == sum(len(last(session).players) for session in sessions)


def test_the_combats_of_a_run_are_told_by_their_stage(runs: tuple[Tally, list[Session]]) -> None:
    tally, sessions = runs
    bouts: Counter[tuple[str, str]] = Counter()
    for session in sessions:
        boss = 1
        for bout in run_of(session).bouts:
            bouts[f"{'boss' if bout.boss else 'way'}-{boss}", bout.result] += 1
            boss += bout.boss
    counted = {
        (stage, result): times
        for (kind, stage), results in tally.bout_results.items()
        if kind == "stage"
        for result, times in results.items()
    }
    assert counted == dict(bouts)
    names = [GAME.statistics.study_name("stage", stage, GAME.texts()) for stage in ("boss-2", "way-1")]
    assert names == ["Boss 2", "On the way to Boss 1"]


def test_cards_that_a_run_offers_are_picked_or_left(runs: tuple[Tally, list[Session]]) -> None:
    """Counted again from what was asked: a card that was offered once, and whether it was added then."""
    tally, sessions = runs
    offered: Counter[str] = Counter()
    picked: Counter[str] = Counter()
    for session in sessions:
        first: dict[tuple[int, str], bool] = {}
        asked = -1
        state = GAME.restore(GAME.dump(session.state_at(0)))
        series: set[str] = set()
        for entry in session.line:
            seat, decision = entry.move.seat, state.decision
            choice = decision.parse(entry.move.choice)
            if decision.prompt == "prompt-offered":
                cards = {one.card for one in decision.choices if isinstance(one, AddCard)}
                if asked != seat:
                    series = {card for card in cards if (seat, card) not in first}
                for card in cards:
                    first.setdefault((seat, card), False)
                asked = seat
                if isinstance(choice, AddCard) and choice.card in series:
                    first[seat, choice.card] = True
            else:
                asked = -1
            state.apply(choice, seat)
        offered.update(card for _, card in first)
        picked.update(card for (_, card), took in first.items() if took)
    assert sum(picked.values()) > 10
    for card in GAME.content.cards:
        left, took = tally.picks.get(card, (Wins(), Wins()))
        assert (left.seats + took.seats, took.seats) == (offered[card], picked[card]), card


# -- rules that the log does not name ----------------------------------------------------------------------------


def spoken() -> set[str]:
    """The rule ids that stand in the code of the game: what the log can name."""
    found: set[str] = set()
    for file in Path(rules.__file__).parents[1].rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"DRE-\d+", node.value):
                found.add(node.value)
    return found


def test_the_log_never_names_a_silent_rule(tallies: dict[str, Tally]) -> None:
    assert len(SILENT) == len(set(SILENT)) > 250
    assert set(SILENT) <= set(RULES)
    for tally in tallies.values():
        assert not set(SILENT) & set(tally.rules)
    assert not set(SILENT) & shown_in_lessons(GAME)
    waiting = {rule for group in GAME.register().waiting for rule in group.rules}
    assert not set(SILENT) & waiting
    assert not set(SILENT) & set(component_rules(GAME)), "whether they were seen depends on their component"


def test_the_log_names_only_what_it_is_said_to_name(tallies: dict[str, Tally]) -> None:
    logged = set(GAME.statistics.unlogged().logged)
    assert not logged & set(SILENT)
    assert logged <= spoken()
    named = set[str]().union(*[tally.rules for tally in tallies.values()])
    assert len(named) > 60
    assert named | shown_in_lessons(GAME) <= logged | set(component_rules(GAME))


def test_every_unseen_rule_has_exactly_one_reason(tallies: dict[str, Tally]) -> None:
    for mode, tally in tallies.items():
        groups = why_unlogged(GAME, tally, STUDIES[mode].plans)
        listed = [rule for group in groups for rule, _ in group.rules]
        assert sorted(listed) == sorted(set(RULES) - set(tally.rules))
        assert "unexplained" not in {group.kind for group in groups}, groups[0]
        assert all(group.title and group.why for group in groups)
        assert "mode" in {group.kind for group in groups}


@pytest.mark.parametrize(
    "need", GAME.statistics.unlogged().needs, ids=lambda need: f"{need.modes}-{need.option or need.players}"
)
def test_needed_modes_options_and_players_exist(need: Needs, tallies: dict[str, Tally]) -> None:
    assert set(need.rules) <= set(RULES)
    assert set(need.modes) < {mode.name for mode in GAME.modes} or not need.modes
    assert need.modes or need.players or need.option
    if need.option:
        option = {option.name: option for option in (*GAME.options, *GAME.rulings)}[need.option]
        assert all(value in (option.allowed or option.examples) for value in need.unless)
    for mode, tally in tallies.items():
        if not met(GAME, need, STUDIES[mode].plans):
            assert not set(need.rules) & set(tally.rules), mode


def test_a_run_of_one_mode_says_what_the_others_have() -> None:
    tally = Tally(cooperative=True)
    plans = STUDIES["duel"].plans
    groups = {group.kind: dict(group.rules) for group in why_unlogged(GAME, tally, plans)}
    assert groups["mode"]["DRE-532"] == "needs the mode pvp_quick or pvp_challenge"
    assert groups["option"]["DRE-475"] == "not with conceding=no"
    alone = why_unlogged(GAME, tally, plans[:1])
    assert dict(next(group for group in alone if group.kind == "mode").rules)["DRE-847"].endswith("needs 2 players")
