"""The open question of a table: its choices, what each is about, and headings where there are many."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision
from rulewright.core.text import Texts

from .commands import LiveTable
from .component_texts import component_text, heading, heading_place
from .page_records import ShownChoice, ShownGroup, ShownPrompt
from .party_page import is_confirmation, is_offer

MANY = 20
"""More choices than this are searched and stand under headings."""


def show_prompt(table: LiveTable, decision: Decision, view: dict[str, Any], texts: Texts, theme: str) -> ShownPrompt:
    game = table.game
    many = len(decision.choices) > MANY
    shown: list[ShownChoice] = []
    groups: dict[str, list[ShownChoice]] = {"": []}
    places: dict[str, int] = {"": -1}
    for choice in decision.choices:
        spots = game.table.spots(choice, decision.seat, view)
        id = game.table.component_of(choice, decision.seat, view)
        about = about_component(game.name, texts, id)
        remark = game.table.remark(choice, decision.seat, view, texts)
        sought = game.table.sought(choice, decision.seat, view, texts)
        label, picture = texts.choice(choice, decision), game.table.picture(choice, view, theme)
        one = ShownChoice(str(choice), label, spots, about, is_confirmation(choice), remark, sought, picture)
        shown.append(one)
        title = game.table.heading(choice, decision.seat, view, texts) if many else ""
        if many and not title and one.about:
            title = heading(game.name, texts.language, id)
        groups.setdefault(title, []).append(one)
        places.setdefault(title, heading_place(game.name, id))
    aside = tuple(ShownChoice(str(choice), texts.choice(choice, decision), ()) for choice in decision.aside)
    given = table.session.state.picks.get(decision.seat) if decision.confirming else None
    return ShownPrompt(
        decision.seat,
        table.names[decision.seat],
        texts.prompt(decision),
        decision.rule,
        decision.sealed,
        tuple(shown),
        tuple(
            ShownGroup(title, tuple(groups[title])) for title in sorted(groups, key=places.__getitem__) if groups[title]
        ),
        many,
        () if game.table.extras else aside,
        texts.choice(given, decision) if given is not None else "",
        is_offer(table, decision),
        about_component(game.name, texts, game.table.asked_about(decision, view)),
        extra_groups(table, decision, aside, view, texts) if game.table.extras else (),
        closed_answers(table, decision, view, texts),
    )


def closed_answers(
    table: LiveTable, decision: Decision, view: dict[str, Any], texts: Texts
) -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """What stands in the list but cannot be answered, with what is missing."""
    game, state = table.game, table.session.state
    found = []
    # An answer that waits to be confirmed is not closed: it stands above the others.
    given = str(state.picks[decision.seat]) if decision.confirming and decision.seat in state.picks else ""
    for text in game.table.closed(decision, view):
        if text == given:
            continue
        choice = game.parse(text)
        reasons = game.why_not(state, decision.seat, choice)
        found.append((texts.choice(choice, decision), tuple((one.rule, texts.reason(one)) for one in reasons)))
    return tuple(found)


def extra_groups(
    table: LiveTable, decision: Decision, aside: tuple[ShownChoice, ...], view: dict[str, Any], texts: Texts
) -> tuple[ShownGroup, ...]:
    """What may be done besides, under the headings of the game."""
    groups: dict[str, list[ShownChoice]] = {}
    for choice, one in zip(decision.aside, aside, strict=True):
        groups.setdefault(table.game.table.heading(choice, decision.seat, view, texts), []).append(one)
    return tuple(ShownGroup(title, tuple(found)) for title, found in groups.items())


def about_component(game: str, texts: Texts, id: str) -> tuple[str, ...]:
    """What is written on a component: what it is and what it does."""
    text = component_text(game, texts.language, id) if id else None
    return (text.line, *text.rules) if text is not None else ()
