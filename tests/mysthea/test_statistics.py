"""The lab counts right: every figure of a study is counted again from the recorded games, in another way."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from typing import Any

import pytest

import rulewright
from rulewright.bots import Seen, make
from rulewright.core.replay import Setup
from rulewright.core.session import Session
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.lab.balance import running
from rulewright.lab.balance.tally import Tally
from rulewright.lab.playing import seating, seed_of

STUDY = running.make("mysthea", (2, 3, 4, 5), ("random",), 16, 77)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return running.run(STUDY, running.Means())


@pytest.fixture(scope="module")
def sessions() -> list[Session]:
    """The same games, played at tables that record everything."""
    game = rulewright.load("mysthea")
    found = []
    for plan in STUDY.plans:
        for number in range(plan.games):
            seed = seed_of(plan, number)
            session = Session(game, Setup(game.name, plan.players, seed))
            bots = [make(name, seed * 31 + seat) for seat, name in enumerate(seating(plan, number))]
            while not session.state.over:
                decision = session.state.decision
                session.apply(bots[decision.seat].choose(Seen(session.state, decision.seat), decision), decision.seat)
            found.append(session)
    return found


def first(session: Session) -> MystheaState:
    state = session.state_at(0)
    assert isinstance(state, MystheaState)
    return state


def last(session: Session) -> MystheaState:
    assert isinstance(session.state, MystheaState)
    return session.state


def winner(session: Session) -> int:
    assert session.state.outcome is not None
    return session.state.outcome.winners[0]


def happened(session: Session) -> list[Any]:
    return [event for played in session.line for event in played.events]


def test_every_game_is_counted_once(tally: Tally, sessions: list[Session]) -> None:
    assert tally.games == len(sessions) == 16
    assert tally.players == {2: 4, 3: 4, 4: 4, 5: 4}


def test_wins_by_seat_champion_artefact_and_monster(tally: Tally, sessions: list[Session]) -> None:
    sat: Counter[tuple[str, ...]] = Counter()
    won: Counter[tuple[str, ...]] = Counter()
    for session in sessions:
        state = first(session)
        for seat, board in enumerate(state.boards):
            n = str(state.seats)
            keys = [
                ("seat", n, str(seat)),
                ("trait", "champion", board.champion),
                ("trait", "champion", board.champion, n),
                ("trait", "artefact", str(state.order.index(seat) + 1)),
                *[("pair", "champion", board.champion, "monster", monster) for monster in state.monsters],
                ("set", "champion", board.champion, "monster", "+".join(sorted(state.monsters))),
            ]
            sat.update(keys)
            won.update(keys if seat == winner(session) else [])
    for key, seats in sat.items():
        assert (tally.wins[key].seats, tally.wins[key].wins) == (seats, won[key]), key
    counted = [key for key in tally.wins if key[:2] in (("trait", "champion"), ("pair", "champion"))]
    assert set(counted) <= set(sat)
    assert sum(tally.won("trait", "champion", name).fair for name in tally.ids("trait", "champion", at=2)) == (
        pytest.approx(16)
    )


def test_cards_that_seats_got_played_used_and_held(tally: Tally, sessions: list[Session]) -> None:
    """Who had a card, from the hands that were dealt and the events that bring cards; who ends with it."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    wins: dict[str, Counter[str]] = defaultdict(Counter)
    offered: Counter[str] = Counter()
    picked: Counter[str] = Counter()
    for session in sessions:
        shown = {card for event in happened(session) if type(event).__name__ == "CardsRevealed" for card in event.cards}
        owned: set[str] = set()
        for seat, (begun, ended) in enumerate(zip(first(session).boards, last(session).boards, strict=True)):
            mine = [event for event in happened(session) if event.seat == seat]
            ways = {
                "held": {*ended.hand, *ended.discard, *ended.accessories, *ended.upgrades} - {""},
                "taken": set(begun.hand)
                | {event.card for event in mine if type(event).__name__ == "CardBought"}
                | {card for event in mine if type(event).__name__ == "CardsDrawn" for card in event.cards},
                "played": {event.card for event in mine if type(event).__name__ in ("CardPlayed", "CardRevealed")}
                - {""},
                "used": {
                    event.card for event in mine if type(event).__name__ in ("CardUsed", "CardPlaced", "AccessoryUsed")
                },
            }
            assert ways["played"] | ways["used"] <= ways["taken"], "nobody plays what it never had"
            ways["had"] = ways["taken"] | ways["held"]
            owned |= ways["had"]
            for way, cards in ways.items():
                counts[way].update(cards)
                wins[way].update(cards if seat == winner(session) else ())
        offered.update(shown)
        picked.update(shown & owned)
    cards = rulewright.load("mysthea").statistics.counted_components()["card"]
    assert len(cards) == 80
    for way, counted in counts.items():
        for card in cards:
            found = tally.won("way", way, card)
            assert (found.seats, found.wins) == (counted[card], wins[way][card]), (way, card)
    for card in cards:
        assert (tally.offered[card], tally.picked[card]) == (offered[card], picked[card]), card


def test_encounters_attunements_and_rewards(tally: Tally, sessions: list[Session]) -> None:
    seats: Counter[str] = Counter()
    for session in sessions:
        for seat in range(session.state.seats):
            mine = [event for event in happened(session) if event.seat == seat]
            seats.update({event.encounter for event in mine if type(event).__name__ == "EncounterMet"})
            seats.update({event.attunement for event in mine if type(event).__name__ == "AttunementClaimed"})
            seats.update({event.monster for event in mine if type(event).__name__ == "RewardGiven"})
    assert seats["A03"] > 0
    counted = rulewright.load("mysthea").statistics.counted_components()
    for kind in ("encounter", "attunement", "reward"):
        for id in counted[kind]:
            assert tally.won("way", "taken", id).seats == seats[id], id


def test_every_point_is_counted_by_source_and_era(tally: Tally, sessions: list[Session]) -> None:
    """Sums over Eras are sums over games, and with start and losses they are the final scores."""
    game = rulewright.load("mysthea")
    sums: Counter[tuple[str, str, str]] = Counter()
    scores: Counter[str] = Counter()
    for session in sessions:
        era = 0
        for event in happened(session):
            if type(event).__name__ == "EraBegan":
                era = event.era
            if type(event).__name__ == "Gained" and event.glory:
                who = "winner" if event.seat == winner(session) else "other"
                sums[who, f"era {era}", game.story.source_of(event.rule)] += event.glory
        for seat, board in enumerate(last(session).boards):
            scores["winner" if seat == winner(session) else "other"] += board.glory
    for who in ("winner", "other"):
        total = 0.0
        for source in tally.sources:
            parts = [sums[who, f"era {era}", source] for era in (1, 2, 3)]
            assert [tally.sums.get((who, f"era {era}", source), [0.0])[0] for era in (1, 2, 3)] == parts
            assert tally.sums.get((who, "all", source), [0.0])[0] == sum(parts)
            total += sum(parts)
        start, lost = tally.sums[who, "all", "-start"][0], tally.sums[who, "all", "-lost"][0]
        assert start == tally.seats[who], "everybody begins with 1 Glory"
        assert start + total - lost == scores[who]
    assert tally.seats == {"winner": 16, "other": 40}


def test_lengths_leads_and_margins(tally: Tally, sessions: list[Session]) -> None:
    rounds, decisions, free, margins, changes = [], [], [], [], []
    for session in sessions:
        rounds.append(sum(type(event).__name__ == "EventPlaced" for event in happened(session)))
        decisions.append(len(session.line))
        states = [session.state_at(number) for number in range(len(session.line) + 1)]
        asked = [state.decision_for(played.move.seat) for state, played in zip(states, session.line, strict=False)]
        free.append(sum(decision is not None and len(decision.choices) > 1 for decision in asked))
        ordered = sorted((board.glory for board in last(session).boards), reverse=True)
        margins.append(ordered[0] - ordered[1])
        leaders = []
        for state in states:
            assert isinstance(state, MystheaState)
            glory = [board.glory for board in state.boards]
            if glory.count(max(glory)) == 1:
                leaders.append(glory.index(max(glory)))
        changes.append(sum(one != other for one, other in pairwise(leaders)))
    for name, values in (
        ("chapters", rounds),
        ("decisions", decisions),
        ("free", free),
        ("margin", margins),
        ("leads", changes),
    ):
        assert tally.mean(name, "all").count == 16
        assert tally.mean(name, "all").middle == pytest.approx(sum(values) / 16), name
    assert sum(changes) > 0


def test_rules_are_counted_from_the_log_and_the_questions(tally: Tally, sessions: list[Session]) -> None:
    games: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for session in sessions:
        named = [event.rule for event in happened(session)]
        for number, played in enumerate(session.line):
            decision = session.state_at(number).decision_for(played.move.seat)
            assert decision is not None
            named.append(decision.rule)
        assert session.state.outcome is not None
        named.append(session.state.outcome.rule)
        times.update(named)
        games.update(set(named))
    assert {rule: (seen.games, seen.times) for rule, seen in tally.rules.items()} == {
        rule: (games[rule], times[rule]) for rule in games
    }
