"""Tally: the figures of a report, summed up game by game. It grows with the number of components, not of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

import msgspec
from msgspec import Struct

from rulewright.core.statistics import HELD, PLAYED, TAKEN, USED, Bout
from rulewright.lab.playing import Result

from .facts import Facts, SeatFacts
from .figures import Mean, Mixes, Wins

Key: TypeAlias = tuple[str, ...]
WAYS = (TAKEN, PLAYED, USED, HELD)
LENGTHS = ("score", "best", "margin", "decisions", "free", "chapters", "leads", "decided", "comeback")
"""What is averaged over games: mean score, winner's score, margin, decisions, those with a choice, rounds …"""
ALL = "all"


class Seen(Struct):
    """How a rule was exercised."""

    games: int = 0
    times: int = 0
    squares: int = 0
    first: int = 1 << 60
    """The place in the schedule of the first game that named it."""


class Tally:
    """Everything that the report needs to know, without any single game."""

    def __init__(self, cooperative: bool = False) -> None:
        self.cooperative = cooperative
        """Whether seats win together: then they are measured by how often all tables win."""
        self.games = 0
        self.players: Counter[int] = Counter()
        self.bots: Counter[str] = Counter()
        self.wins: dict[Key, Wins] = {}
        self.means: dict[Key, Mean] = {}
        self.counts: dict[Key, Counter[int]] = {}
        """Histograms, by figure and number of players."""
        self.seats: Counter[str] = Counter()
        """How many winners and others there were."""
        self.sums: dict[Key, list[float]] = {}
        self.mixes: dict[Key, Mixes] = {}
        self.rules: dict[str, Seen] = {}
        self.variety: dict[int, Mean] = {}
        """Different rules in one game, by number of players."""
        self.offered: Counter[str] = Counter()
        """Games in which a component could be had, and (`picked`) in which somebody then had it."""
        self.picked: Counter[str] = Counter()
        self.present: Counter[str] = Counter()
        """Games in which a component was on the table or in anybody's hands at all."""
        self.chapters: set[str] = set()
        """The large parts of the game: kind and id of their names."""
        self.notes: Counter[str] = Counter()
        self.bouts = 0
        """Parts of games that ended for themselves, and (below) how, with what and after how many turns."""
        self.results: Counter[str] = Counter()
        self.bout_results: dict[tuple[str, str], Counter[str]] = {}
        self.turns: dict[tuple[str, str], Counter[int]] = {}
        """By kind and id of what they were fought with, by result, and over all."""
        self.bout_sums: dict[str, Counter[str]] = {}
        self.picks: dict[str, tuple[Wins, Wins]] = {}
        """How seats fared that were offered a component: those that left it the first time, those that picked it."""
        self.stages: dict[Key, Wins] = {}
        """How many games had a stage before them and got through it, over all, of those that reached it, and by what
        they were played with."""

    # -- folding ------------------------------------------------------------------------------------------------

    def add(self, place: int, result: Result) -> None:
        """Fold one game; `place` is its place in the schedule, whatever the order in which games come."""
        facts = msgspec.convert(result.facts[0], Facts) if result.facts else Facts(())
        players = len(result.seats)
        self.games += 1
        self.players[players] += 1
        self.notes.update(result.notes)
        fair = 0.0 if self.cooperative else 1 / players
        shares = [0.0] * players
        for seat in result.winners:
            shares[seat] = 1.0 if self.cooperative else 1 / len(result.winners)
        self._lengths(result, facts, players)
        self._rules(place, facts, players)
        self._traits(result, facts, shares, fair)
        had: set[str] = set()
        for seat, one in enumerate(facts.seats):
            had.update(self._components(one, shares[seat], fair))
            self._sources(place, one, seat in result.winners, shares[seat], fair)
            for component, picked in one.picks.items():
                self.picks.setdefault(component, (Wins(), Wins()))[picked].add(shares[seat], fair)
        for bout in facts.bouts:
            self._bout(bout)
        self._stages(facts)
        self.offered.update(facts.offered.keys())
        self.picked.update(had & facts.offered.keys())
        dealt = {id for one in facts.seats for id in one.traits.values()}
        shared = {id for ids in facts.traits.values() for id in ids}
        self.present.update(had | dealt | shared | facts.offered.keys())

    def _lengths(self, result: Result, facts: Facts, players: int) -> None:
        values: dict[str, float | None] = {
            "score": sum(result.scores) / players,
            "best": max(result.scores),
            "margin": facts.margin,
            "decisions": result.decisions,
            "free": facts.free,
            "chapters": facts.chapters,
            "leads": facts.leads,
            "decided": facts.decided,
            "comeback": facts.comeback if facts.leads is not None else None,
            "won": float(bool(result.winners)) if self.cooperative else None,
        }
        sets = [(kind, "+".join(sorted(ids))) for kind, ids in facts.traits.items() if ids]
        places: list[Key] = [(ALL,), (str(players),)]
        places += [("trait", kind, id) for kind, ids in facts.traits.items() for id in dict.fromkeys(ids)]
        places += [("set", kind, name) for kind, name in sets]
        for name, value in values.items():
            if value is None:
                continue
            for where in places:
                self._mean((name, *where)).add(value)
            if name in ("chapters", "leads", "margin", "free"):
                self.counts.setdefault((name, str(players)), Counter())[int(value)] += 1

    def _rules(self, place: int, facts: Facts, players: int) -> None:
        for rule, times in facts.rules.items():
            seen = self.rules.get(rule)
            if seen is None:
                seen = self.rules[rule] = Seen()
            seen.games += 1
            seen.times += times
            seen.squares += times * times
            seen.first = min(seen.first, place)
        self.variety.setdefault(players, Mean()).add(len(facts.rules))

    def _traits(self, result: Result, facts: Facts, shares: list[float], fair: float) -> None:
        players = str(len(shares))
        sets = [(kind, "+".join(sorted(ids))) for kind, ids in facts.traits.items() if ids]
        for seat, share in enumerate(shares):
            self._win(("seat", players, str(seat))).add(share, fair)
            self._win(("bot", result.seats[seat])).add(share, fair)
            self.bots[result.seats[seat]] += 1
            traits = facts.seats[seat].traits if facts.seats else {}
            for kind, id in traits.items():
                self._win(("trait", kind, id)).add(share, fair)
                self._win(("trait", kind, id, players)).add(share, fair)
                for other, ids in facts.traits.items():
                    for one in dict.fromkeys(ids):
                        self._win(("pair", kind, id, other, one)).add(share, fair)
                for other, name in sets:
                    self._win(("set", kind, id, other, name)).add(share, fair)

    def _components(self, one: SeatFacts, share: float, fair: float) -> set[str]:
        for way in WAYS:
            for component in one.ways.get(way, ()):
                self._win(("way", way, component)).add(share, fair)
        for component in one.ways.get(PLAYED, ()):
            for kind, id in one.traits.items():
                self._win(("played", component, kind, id)).add(share, fair)
        had = {component for way in WAYS for component in one.ways.get(way, ())}
        for component in had:
            self._win(("way", "had", component)).add(share, fair)
        return had

    def _sources(self, place: int, one: SeatFacts, won: bool, share: float, fair: float) -> None:
        who = "winner" if won else "other"
        self.seats[who] += 1
        total: Counter[str] = Counter()
        for chapter, sources in one.points.items():
            self.chapters.add(chapter)
            total.update(sources)
            for source, points in sources.items():
                self._sum((who, chapter, source), points)
        for source, points in total.items():
            self._sum((who, ALL, source), points)
        self._sum((who, ALL, "-start"), one.start)
        self._sum((who, ALL, "-lost"), one.lost)
        self._mix((who, "points")).add(place, total)
        self._mix((who, "kinds")).add(place, one.kinds)
        if total:
            main = max(sorted(total), key=lambda name: total[name])
            self._win(("main", main)).add(share, fair)

    def _bout(self, bout: Bout) -> None:
        self.bouts += 1
        self.results[bout.result] += 1
        fought = [(kind, id) for kind, ids in bout.traits.items() for id in dict.fromkeys(ids)]
        for key in fought:
            self.bout_results.setdefault(key, Counter())[bout.result] += 1
        for key in ((ALL, ""), ("result", bout.result), *fought):
            self.turns.setdefault(key, Counter())[bout.turns] += 1
        for where, sources in bout.sums.items():
            self.bout_sums.setdefault(where, Counter()).update(sources)

    def _stages(self, facts: Facts) -> None:
        with_ = {(kind, id) for kind, ids in facts.traits.items() for id in ids}
        with_.update([pair for one in facts.seats for pair in one.traits.items()])
        reached = True
        for stage in facts.stages:
            places: list[Key] = [(stage.id, ALL), *[(stage.id, *pair) for pair in with_]]
            if reached:
                places.append((stage.id, "reached"))
            for place in places:
                self.stages.setdefault(place, Wins()).add(stage.passed, 0.0)
            reached = stage.passed

    def settle(self) -> None:
        """All games are in: tables that win together are measured by how often all of them win."""
        if not self.cooperative:
            return
        rate = self.mean("won", ALL).middle
        picks = [one for pair in self.picks.values() for one in pair]
        for one in (*self.wins.values(), *picks):
            one.fair = one.seats * rate
            one.spread = one.seats * rate * (1 - rate)

    # -- drawers ------------------------------------------------------------------------------------------------

    def _win(self, key: Key) -> Wins:
        found = self.wins.get(key)
        if found is None:
            found = self.wins[key] = Wins()
        return found

    def _mean(self, key: Key) -> Mean:
        found = self.means.get(key)
        if found is None:
            found = self.means[key] = Mean()
        return found

    def _mix(self, key: Key) -> Mixes:
        found = self.mixes.get(key)
        if found is None:
            found = self.mixes[key] = Mixes()
        return found

    def _sum(self, key: Key, value: float) -> None:
        """Sums and sums of squares: a seat without any entry counts as 0, so seats are counted elsewhere."""
        found = self.sums.get(key)
        if found is None:
            found = self.sums[key] = [0.0, 0.0]
        found[0] += value
        found[1] += value * value

    # -- reading ------------------------------------------------------------------------------------------------

    def won(self, *key: str) -> Wins:
        return self.wins.get(key, Wins())

    @property
    def dealt(self) -> list[str]:
        """The kinds of things that seats are dealt."""
        return sorted({key[1] for key in self.wins if key[0] == "trait"})

    @property
    def equals(self) -> list[str]:
        """Those of them by which seats are told apart well enough to compare only equals: three or more."""
        return [kind for kind in self.dealt if len(self.ids("trait", kind, at=2)) > 2]

    def among_equals(self, kind: str) -> dict[str, Wins]:
        """How seats fared that played each component, against all seats that were dealt the same of a kind."""
        found: dict[str, Wins] = {}
        for key, played in self.wins.items():
            if key[0] != "played" or key[2] != kind:
                continue
            one = found.setdefault(key[1], Wins())
            usual = self.won("trait", kind, key[3]).rate.value
            one.seats += played.seats
            one.wins += played.wins
            one.fair += played.seats * usual
            one.spread += played.seats * usual * (1 - usual)
        return found

    def mean(self, *key: str) -> Mean:
        return self.means.get(key, Mean())

    def gained(self, who: str, chapter: str, source: str) -> Mean:
        """The points of a seat from a source, on average over all winners or all others."""
        total, squares = self.sums.get((who, chapter, source), (0.0, 0.0))
        count = self.seats[who]
        middle = total / count if count else 0.0
        return Mean(count, middle, max(squares - count * middle * middle, 0.0))

    def ids(self, *prefix: str, at: int) -> list[str]:
        """The different words at a place of the keys of wins that begin so, in order."""
        size = len(prefix)
        return sorted({key[at] for key in self.wins if key[:size] == prefix and len(key) == at + 1})

    def named(self, rule: str) -> Mean:
        """How often a game names a rule."""
        seen = self.rules.get(rule, Seen())
        middle = seen.times / self.games if self.games else 0.0
        return Mean(self.games, middle, max(seen.squares - self.games * middle * middle, 0.0))

    @property
    def sources(self) -> list[str]:
        """Sources of points, the largest first."""
        total: Mapping[str, float] = {
            source: sum(self.sums.get((who, ALL, source), (0.0, 0.0))[0] for who in ("winner", "other"))
            for _, chapter, source in self.sums
            if chapter == ALL and not source.startswith("-")
        }
        return sorted(total, key=lambda source: (-total[source], source))
