"""Section on the course of games: how long they are, how often the lead changes, how they end."""

from __future__ import annotations

from rulewright.lab.intervals import wilson
from rulewright.svg.plots import histogram

from .context import Context
from .parts import figure, mean_cell, percent, plain, section, strong, table, whole_percent, with_interval
from .tally import ALL
from .words import words

WHAT = {
    "free": ("Length", "decisions with more than one choice", "decisions"),
    "chapters": ("Rounds", "rounds in a game", "rounds"),
    "leads": ("Lead changes", "how often somebody else came to lead alone", "changes"),
    "margin": ("Margin", "points between the first and the second", "points"),
}


def course(context: Context) -> str:
    """Length and tension."""
    tally = context.tally
    body = []
    for name, (title, what, unit) in WHAT.items():
        found = [n for n in context.counts if (name, str(n)) in tally.counts]
        if not found:
            continue
        plots = "".join(_one(context, name, number, title, what, unit) for number in found)
        body.append(
            f"<h3>{title}</h3><p>{what[:1].upper() + what[1:]}; the dashed line is the mean.</p>"
            f'<div class="pair">{plots}</div>'
        )
    decided = tally.mean("decided", ALL)
    told = ""
    if decided.count:
        leads, comeback = tally.mean("leads", ALL), tally.mean("comeback", ALL)
        context.find(
            "course",
            words(
                "lead",
                leads=with_interval(leads.estimate, plain),
                decided=with_interval(decided.estimate, percent),
                comeback=with_interval(comeback.estimate, plain),
            ),
        )
        told = _when(context)
    return section("course", "Course of a game", words("course"), told, *body)


def _when(context: Context) -> str:
    """From when on nobody was ahead of the winner, and how far behind it had been."""
    tally = context.tally
    rows = []
    for number in (*map(str, context.counts), ALL):
        decided = tally.mean("decided", number)
        rows.append(
            (
                f"{number} players" if number != ALL else "All games",
                with_interval(decided.estimate, percent) if decided.count else "–",
                mean_cell(tally.mean("comeback", number)),
                mean_cell(tally.mean("leads", number)),
                mean_cell(tally.mean("margin", number)),
            )
        )
    heads = ("", "#Winner ahead for good after", "#Winner’s largest deficit", "#Lead changes", "#Margin")
    return table(heads, rows, "How late games are decided")


def _one(context: Context, name: str, number: int, title: str, what: str, unit: str) -> str:
    tally = context.tally
    counts = tally.counts[name, str(number)]
    mean = tally.mean(name, str(number))
    told = f"mean {with_interval(mean.estimate, plain)}, from {min(counts)} to {max(counts)}"
    summary = f"{number} players, {tally.players[number]:,} games: {told}."

    def draw(w: float, prefix: str) -> str:
        return histogram(
            counts, f"{title}, {number} players", summary, w=min(w, 360), h=170, id_=prefix, mean=mean.middle,
            shares=whole_percent,
        )  # fmt: skip

    total = sum(counts.values())
    rows = [
        (str(value), f"{count:,}", with_interval(wilson(count, total), percent))
        for value, count in sorted(counts.items())
    ]
    caption = f"{strong(f'{number} players')}: {with_interval(mean.estimate, plain)} {unit}"
    return figure(f"{name}-{number}", caption, draw, table((title, "#Games", "#Share"), rows, what))
