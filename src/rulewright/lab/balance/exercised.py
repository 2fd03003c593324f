"""Section on rules: which of them the games exercised, how soon, and why the others were not seen."""

from __future__ import annotations

from itertools import groupby

from rulewright.lab.intervals import wilson
from rulewright.svg.elements import esc
from rulewright.svg.plots import curve

from .context import Context
from .parts import Safe, details, figure, mean_cell, percent, rule_chip, section, strong, table, with_interval
from .rules import Group, discovery, why_unlogged
from .words import words


def exercised(context: Context) -> str:
    """Every rule of the register: seen so often, or not seen because."""
    tally, register = context.tally, context.game.register()
    rules = register.rules
    seen = [rule for rule in rules if rule in tally.rules]
    rulings = [rule for rule in tally.rules if rule not in rules]
    groups = why_unlogged(context.game, tally, context.study.plans)
    unlogged = sum(len(group.rules) for group in groups)
    context.find(
        "rules",
        f"{strong(f'{len(seen)} of {len(rules)} rules')} were named by the log of {tally.games:,} games; "
        f"{unlogged} were not, each for a reason given below",
    )
    points = discovery(tally)

    def draw(w: float, prefix: str) -> str:
        summary = f"{points[0][1]:.0f} rules after the first game, {points[-1][1]:.0f} after {tally.games:,}."
        return curve(
            points, "Rules seen by number of games", summary, w=w, h=300, id_=prefix, axes=("games", "rules seen"),
            told=lambda value: f"{value:,.0f}", limit=float(len(tally.rules) + _loggable(groups)),
            limit_name="all that the log can name",
        )  # fmt: skip

    rows = [(f"{at:,.0f}", f"{count:,.0f}") for at, count in points]
    body = figure(
        "discovery", f"{strong('Discovery')}: how many different rules had been seen", draw,
        table(("#Games", "#Rules seen"), rows),
    )  # fmt: skip
    variety = [(f"{n} players", mean_cell(tally.variety[n])) for n in sorted(tally.variety)]
    body += table(("", "#Different rules in one game"), variety, "Rules in one game")
    body += _chapters(context, set(seen))
    body += details(f"All {len(tally.rules)} rules that were seen", _seen(context, [*seen, *rulings]))
    body += f"<h3>Not seen in {tally.games:,} games, and why</h3>"
    for group in groups:
        listed = [
            (Safe(rule_chip(rule, register.text(rule))), register.text(rule), detail) for rule, detail in group.rules
        ]
        behind = details("The rules", table(("Rule", "Text", "Known of it"), listed, group.title))
        body += (
            f'<div class="why"><h4>{esc(group.title)} <span class="chip">{len(group.rules)}</span></h4>'
            f"<p>{esc(group.why)}</p>{behind}</div>"
        )
    return section("rules", "Rules exercised", words("rules"), body)


def _loggable(groups: list[Group]) -> int:
    """How many of the unlogged rules could have been named in these games."""
    return sum(len(group.rules) for group in groups if group.kind in ("rare", "unused", "unexplained"))


def _chapters(context: Context, seen: set[str]) -> str:
    rows = []
    rules = context.game.register().rules.values()
    for chapter, members in groupby(rules, key=lambda rule: rule.chapter.in_("en")):
        held = list(members)
        count = sum(rule.id in seen for rule in held)
        bar = f'<span class="share" style="--share:{count / len(held):.3f}"></span>'
        rows.append((chapter, f"{len(held)}", f"{count}", Safe(bar)))
    return details("By chapter of the rulebook", table(("Chapter", "#Rules", "#Seen", ""), rows, "By chapter"))


def _seen(context: Context, seen: list[str]) -> str:
    tally, register = context.tally, context.game.register()
    rows = []
    for rule in sorted(seen, key=lambda rule: -tally.rules[rule].games):
        one = tally.rules[rule]
        share = wilson(one.games, tally.games)
        rows.append(
            (
                Safe(rule_chip(rule, register.text(rule))),
                register.text(rule),
                f"{one.games:,}",
                with_interval(share, percent),
                with_interval(tally.named(rule).estimate, lambda value: f"{value:,.2f}"),
            )
        )
    return table(("Rule", "Text", "#Games", "#Of all games", "#Times a game"), rows, "Rules that were seen")
