"""The report: one HTML file that needs nothing else, in light and dark, for phones and desks."""

from __future__ import annotations

from importlib.resources import files

from rulewright import __version__
from rulewright.core.game import Game
from rulewright.lab.playing import Plan
from rulewright.svg.elements import esc
from rulewright.svg.palette import DARK, LIGHT

from .bouts import bouts
from .chances import players, seats, traits
from .components import components
from .context import Context
from .course import course
from .exercised import exercised
from .figures import BLOCKS, FEWEST, RISK
from .parts import DASH, table, tiles
from .picks import picks
from .running import Study
from .shared import tables
from .sources import diversity, sources
from .stages import stages
from .tally import Tally
from .words import words

_FACES = {
    "display": 'ui-serif, "Palatino Linotype", Georgia, "Noto Serif", "DejaVu Serif", serif',
    "text": 'system-ui, "Segoe UI", "Noto Sans", "Helvetica Neue", "Liberation Sans", "DejaVu Sans", sans-serif',
    "mono": 'ui-monospace, "Cascadia Mono", Menlo, "Noto Sans Mono", "Liberation Mono", "DejaVu Sans Mono", monospace',
}
_MORE = {"second": ("#0b6660", "#58d6c9"), "focus": ("#1b4fd1", "#9ecbff"), "line": ("#d8cbb3", "#343a68")}
_WARM, _COLD = ("#d9822b", "#e39b4a"), ("#4a78c8", "#5b8de0")


def page(study: Study, tally: Tally) -> str:
    """The whole report."""
    context = Context(study, tally)
    title, _ = context.game.table.about(context.texts)
    body = "".join(
        part(context)
        for part in (
            stages,
            bouts,
            seats,
            traits,
            tables,
            players,
            components,
            picks,
            sources,
            diversity,
            course,
            exercised,
        )
    )
    headings = _headings(body)
    head = _header(context, title)
    found = _findings(context, dict(headings))
    links = "".join(
        f'<li><a href="#{id_}">{name}</a></li>' for id_, name in (("findings", "What stands out"), *headings, _METHOD)
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{esc(title)}: balance report</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="generator" content="Rulewright {__version__}"><style>{_tokens()}{_sheet()}</style></head>'
        f'<body><a class="skip" href="#report">To the report</a><div class="layout"><nav aria-label="Sections">'
        f"<ol>{links}</ol></nav>"
        f'<main id="report">{head}{found}{body}{_method(context)}</main></div></body></html>\n'
    )


_METHOD = ("method", "How it was measured")


def _tokens() -> str:
    """The colours of the project's visual system, by role."""
    pairs = {name: (getattr(LIGHT, name), getattr(DARK, name)) for name in LIGHT.__dataclass_fields__}
    pairs |= {**_MORE, "warm": _WARM, "cold": _COLD}
    colours = "".join(
        f"--{name.replace('_', '-')}:light-dark({light},{dark});" for name, (light, dark) in pairs.items()
    )
    faces = "".join(f"--{name}:{face};" for name, face in _FACES.items())
    return f":root{{color-scheme:light dark;{colours}{faces}}}"


def _sheet() -> str:
    return (files(__package__) / "report.css").read_text("utf-8")


def _headings(body: str) -> list[tuple[str, str]]:
    """The sections that are there, by id."""
    found = []
    for part in body.split('<section id="')[1:]:
        id_, _, rest = part.partition('"')
        found.append((id_, rest.partition("<h2>")[2].partition("</h2>")[0]))
    return found


def _header(context: Context, title: str) -> str:
    study, tally = context.study, context.tally
    first = study.plans[0]
    by_players = ", ".join(f"{tally.players[n]:,} with {n}" for n in context.counts)
    seeds = ", ".join(f"{plan.seed:,}" for plan in study.plans)
    decisions = tally.mean("decisions", "all")
    values = (
        ("Games", f"{tally.games:,}", f"players: {by_players}"),
        ("Bots", ", ".join(tally.bots) or DASH, "move on one seat with each game"),
        ("Decisions", f"{decisions.middle * decisions.count:,.0f}", f"{decisions.middle:,.0f} a game"),
        ("First seeds", seeds, "by number of players; each game has its own"),
    )
    return (
        f'<header><p class="eyebrow">Balance report</p><h1>{esc(title)}</h1>'
        f'<p class="lede">{words("header", games=f"{tally.games:,}")}</p>'
        f"{tiles(values)}{_settings(first, context.game)}</header>"
    )


def _settings(plan: Plan, game: Game) -> str:
    mode = f"the mode {game.mode(plan.mode).name}, " if len(game.modes) > 1 else ""
    pairs = [
        f"{name}={('no', 'yes')[value] if isinstance(value, bool) else value}"
        for name, value in (*plan.options.items(), *plan.rulings.items())
    ]
    told = ", ".join(pairs) if pairs else "all options and rulings as the game has them by default"
    return f"<p>Played with {esc(mode)}{esc(told)}.</p>"


def _findings(context: Context, headings: dict[str, str]) -> str:
    items = []
    for place, sentence in context.findings:
        items.append(f'<li>{sentence}. <a href="#{esc(place)}">See there</a></li>')
    many = len(items) > _MOST_FINDINGS
    shown = f'<ul class="findings">{"".join(items[:_MOST_FINDINGS])}</ul>'
    if many:
        rest = "".join(items[_MOST_FINDINGS:])
        shown += (
            f'<details><summary>{len(items) - _MOST_FINDINGS} more</summary><ul class="findings">{rest}</ul></details>'
        )
    return f'<section id="findings"><h2>What stands out</h2>{shown}</section>'


_MOST_FINDINGS = 24


def _method(context: Context) -> str:
    rows = [(what, f"{many:,}", f"{found:,}") for what, many, found in context.compared]
    bots = ", ".join(context.tally.bots)
    notes = context.tally.notes
    told = ""
    if notes:
        listed = "; ".join(f"{note} ({count} times)" for note, count in notes.most_common(10))
        told = f"<p>Bots reported: {esc(listed)}.</p>"
    return (
        '<section id="method"><h2>How it was measured</h2>'
        f"<p>{words('bots', bots=esc(bots))}</p><p>{words('intervals', blocks=str(BLOCKS))}</p>"
        f"<p>{words('outliers', risk=f'{RISK:.0%}', fewest=str(FEWEST))}</p>"
        f"{told}{table(('Family of comparisons', '#Compared', '#Stand out'), rows, 'What was compared')}</section>"
        f"<footer>{words('footer', version=__version__, content=esc(context.game.content_hash))}</footer>"
    )
