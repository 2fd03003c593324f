"""What every section of the report looks at: the game, its names, the tally, and what was found so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulewright.core.game import Game
from rulewright.lab.intervals import Estimate
from rulewright.svg.plots import Row

from .figures import FEWEST, Wins, holm
from .parts import above, interval, kind_of, percent
from .running import Study
from .tally import Tally


class Context:
    """One report in the making."""

    def __init__(self, study: Study, tally: Tally) -> None:
        self.study = study
        self.game: Game = study.game
        self.texts = self.game.texts("en")
        self.tally = tally
        self.findings: list[tuple[str, str]] = []
        """The id of a section and a sentence, as HTML, of what stands out there."""
        self.compared: list[tuple[str, int, int]] = []
        """Every family of comparisons: what, how many, how many stand out."""

    def name(self, kind: str, id: str = "") -> str:
        return self.game.statistics.study_name(kind, id, self.texts)

    def chapter(self, chapter: str) -> str:
        kind, _, id = chapter.partition(" ")
        return self.texts.name(kind, id) if id else "Before the first part"

    def source(self, source: str) -> str:
        """What something in a bout came from: kind and id, with a space between."""
        kind, _, id = source.partition(" ")
        return self.name(kind, id)

    @property
    def points(self) -> str:
        return self.game.story.points_name(self.texts) or "points"

    @property
    def counts(self) -> list[int]:
        """The numbers of players that were played."""
        return sorted(self.tally.players)

    def outliers(self, what: str, wins: Mapping[str, Wins]) -> set[str]:
        """Those of a family that differ from their fair share, after Holm's correction."""
        judged = {name: one.chance for name, one in wins.items() if one.seats >= FEWEST}
        found: set[str] = set(holm(judged))
        if judged:
            self.compared.append((what, len(judged), len(found)))
        return found

    def find(self, section: str, sentence: str) -> None:
        self.findings.append((section, sentence))


def lift_rows(wins: Mapping[str, Wins], names: Mapping[str, str], outliers: set[str]) -> list[Row]:
    """Rows of a forest: how far above the fair share, the best first."""
    rows = []
    for key in sorted(wins, key=lambda key: -wins[key].lift.value):
        lift = wins[key].lift
        rows.append(Row(names[key], lift.value, lift.low, lift.high, kind_of(wins[key], key, outliers)))
    return rows


def told(rows: Iterable[Row], most: int = 40) -> str:
    """The description of a forest: every row in words."""
    words = [
        f"{row.name} {above(row.value)} ({interval(Estimate(row.value, row.low, row.high), above)})" for row in rows
    ]
    more = f"; and {len(words) - most} more in the table" if len(words) > most else ""
    return "; ".join(words[:most]) + more + "."


def win_cells(wins: Wins, kind: str) -> Sequence[str]:
    """Seats, wins, rate, fair share and lift of a row."""
    lift = wins.lift
    return (
        f"{wins.seats:,}",
        f"{wins.wins:,.4g}" if wins.wins % 1 else f"{wins.wins:,.0f}",
        percent(wins.rate.value),
        interval(wins.rate, percent),
        percent(wins.base),
        above(lift.value),
        interval(lift, above),
    )


WIN_HEADS = ("#Seats", "#Wins", "#Win rate", "#95 % interval", "#Fair share", "#Lift", "#95 % interval of the lift")
