"""Which rules the games exercised, and for every rule that no game named, why. All reasons come from data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from rulewright.core.game import Game
from rulewright.core.statistics import Needs
from rulewright.lab.intervals import wilson
from rulewright.lab.playing import Plan

from .tally import Tally


class Group(Struct, frozen=True):
    """Rules that were not seen for one reason; each with what is known of it alone."""

    kind: str
    title: str
    why: str
    rules: tuple[tuple[str, str], ...]


_TITLES = {
    "mode": "Another mode",
    "players": "Another number of players",
    "option": "An option that was off",
    "rare": "It could have happened, and did not",
    "unused": "A component that nobody used",
    "component": "Components that work without a line of their own",
    "unexplained": "No reason is known",
}
_WHYS = {
    "mode": "These rules belong to a mode that was not part of this run.",
    "players": "These rules hold at tables with a number of players that was not part of this run.",
    "option": "These rules need an option that these games were played without.",
    "rare": "The log names these rules where they apply, as lessons show. No game of this run came to it.",
    "unused": "These rules belong to a component that no seat used in this run.",
    "component": (
        "These rules are what a component says: a strength, a permission, a cost that is waived. The component was in "
        "play; what it changed stands in the log under the rule that it changed."
    ),
    "unexplained": "Neither the games' data nor the lessons tell why. That is worth a look.",
}


def component_rules(game: Game) -> dict[str, str]:
    """The rules of components, each with its component."""
    found: dict[str, str] = {}
    for rows in game.content.tables.values():
        for id, row in rows.items():
            for field in getattr(row, "__struct_fields__", ()):
                rule = getattr(row, field)
                if (field == "rule" or field.endswith("_rule")) and isinstance(rule, str):
                    found.setdefault(rule, id)
    return found


@lru_cache(maxsize=4)
def shown_in_lessons(game: Game) -> frozenset[str]:
    """The rules that the log names in any of the game's lessons, each of which shows one rule at work."""
    lessons = game.lessons()
    named: set[str] = set()
    for lesson in lessons.by_rule.values() if lessons is not None else ():
        named.update(decision.rule for decision in lessons.state(game, lesson).decisions)
        for shown in lessons.play(game, lesson):
            named.add(shown.decision.rule)
            named.update(event.rule for event in shown.events)
            named.update(decision.rule for decision in shown.state.decisions)
    return frozenset(named)


def why_unlogged(game: Game, tally: Tally, plans: tuple[Plan, ...]) -> list[Group]:
    """Every rule of the register that no game named, once, under the first reason that applies."""
    register = game.register()
    told = game.statistics.unlogged()
    silent = {rule: reason.kind for reason in told.silent for rule in reason.rules}
    later = {f"waiting-{group.kind}": group for group in register.waiting}
    silent.update({rule: kind for kind, group in later.items() for rule in group.rules})
    components = component_rules(game)
    shown = shown_in_lessons(game) | set(told.logged)
    found: dict[str, list[tuple[str, str]]] = {}
    most = wilson(0, tally.games).high
    for rule in register.rules:
        if rule in tally.rules:
            continue
        kind, detail = "", ""
        for need in told.needs:
            if rule in need.rules and not met(game, need, plans):
                kind, detail = _needs(need)
        if kind:
            pass
        elif rule in silent:
            kind = silent[rule]
        elif rule in components:
            component = components[rule]
            times = tally.present[component]
            detail = f"{component}: in play in {times:,} games"
            kind = "unused"
            if times:
                kind = "rare" if rule in shown else "component"
        elif rule in shown:
            kind, detail = "rare", f"in fewer than {most:.2%} of games, with 97.5 % confidence"
        else:
            kind = "unexplained"
        found.setdefault(kind, []).append((rule, detail))
    titles = {**_TITLES, **{reason.kind: reason.title for reason in told.silent}}
    titles.update({kind: f"Not carried out: {group.kind}" for kind, group in later.items()})
    whys = {**_WHYS, **{reason.kind: reason.why for reason in told.silent}}
    whys.update({kind: group.why.in_("en") for kind, group in later.items()})
    order = ["unexplained", "rare", "unused", "mode", "players", "option", "component"]
    order += [*[one.kind for one in told.silent], *later]
    return [Group(kind, titles[kind], whys[kind], tuple(found[kind])) for kind in dict.fromkeys(order) if kind in found]


def met(game: Game, need: Needs, plans: tuple[Plan, ...]) -> bool:
    """Whether any game of these plans had what the rules need."""
    defaults: Mapping[str, object] = {option.name: option.default for option in (*game.options, *game.rulings)}
    return any(_fits(game, need, plan, defaults) for plan in plans)


def _fits(game: Game, need: Needs, plan: Plan, defaults: Mapping[str, object]) -> bool:
    if need.modes and game.mode(plan.mode).name not in need.modes:
        return False
    if need.players and plan.players not in need.players:
        return False
    value = {**defaults, **plan.options, **plan.rulings}.get(need.option)
    return not need.option or not any(value == one and type(value) is type(one) for one in need.unless)


def _needs(need: Needs) -> tuple[str, str]:
    """Under which reason rules stand that lack what they need, and what that is."""
    wanted = []
    if need.modes:
        wanted.append(f"needs the mode {' or '.join(need.modes)}")
    if need.players:
        wanted.append(f"needs {' or '.join(str(number) for number in need.players)} players")
    if need.option:
        values = " or ".join(("no", "yes")[one] if isinstance(one, bool) else str(one) for one in need.unless)
        wanted.append(f"not with {need.option}={values}")
    return "mode" if need.modes else "players" if need.players else "option", "; ".join(wanted)


def discovery(tally: Tally) -> list[tuple[float, float]]:
    """After how many games how many rules had been seen."""
    firsts = sorted(seen.first + 1 for seen in tally.rules.values())
    points: dict[float, float] = {}
    for count, first in enumerate(firsts, 1):
        points[float(first)] = float(count)
    points[float(max(tally.games, 1))] = float(len(firsts))
    return sorted(points.items())
