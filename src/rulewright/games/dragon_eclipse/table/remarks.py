"""What stands beside an answer of a Run: what a way leads to, what a card changes in the deck; and what a space is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.core.record import Choice, Seat

from ..content.roguelite import Space, Trail
from ..model import choices, steps
from ..model.run import Run
from ..model.state import DragonState
from ..model.vocabulary import Ground
from ..road import AnyRoad, Omen
from ..rules.roguelite.deck import deck_of
from ..rules.roguelite.mystery import omen_cards
from .planning import NEUTRAL, Shape, every, may_wait, shape_of, tier_of, ways_from
from .run_texts import met_name, where_to

if TYPE_CHECKING:
    from .texts import DragonTexts

MOST_NAMES = 3
"""More Enemies than this are counted and not named beside an answer."""


def remark(choice: Choice, seat: Seat, state: DragonState, texts: DragonTexts) -> str:
    """What an answer leaves out; empty outside of Runs."""
    run = state.run
    if run is None or state.combat is not None or not run.trail:
        return ""
    if isinstance(choice, choices.GoSpace):
        letter = component_of_space(f"place-{choice.place}", state)
        return " ".join(
            [part for part in (omen_told(letter, state, texts), way_told(choice.place, run, texts)) if part]
        )
    if isinstance(choice, choices.TakeMystery):
        return omen_told(choice.mystery, state, texts)
    if choice == choices.ACCEPT and state.agenda and isinstance(state.agenda[-1], steps.OfferRoad):
        return odds_told(state.agenda[-1].effects, state, texts)
    if isinstance(choice, choices.AddCard | choices.TakeOut) and state.players[seat].party:
        return change_told(state, seat, choice.card, isinstance(choice, choices.AddCard), texts)
    if isinstance(choice, choices.UnlockMystling):
        record = texts.content.mystlings[choice.mystling]
        names = [texts.name("element", record.element), texts.name("tier", str(record.tier))]
        return texts.say.row(names)
    return ""


def way_told(place: str, run: Run, texts: DragonTexts) -> str:
    """Who may wait there, and what all ways from there come to."""
    say = texts.say
    trail = texts.content.trails[run.trail]
    space = trail.space[place]
    parts = [waiting_told(run, space, texts)] if space.kind is Ground.TIER else []
    if space.kind in (Ground.TIER, Ground.MYSTERY):
        ways = ways_from(trail, place, run.darkness)
        parts.append(
            say(
                "way-ahead",
                n=ways.routes,
                fights=ways.fights.told(),
                mysteries=ways.mysteries.told(),
                silver=ways.silver.told(),
                toll=ways.toll.told(),
            )
        )
    return " ".join([part for part in parts if part])


def omen_told(mystery: str, state: DragonState, texts: DragonTexts) -> str:
    """The odds of the omen that a Mystery card asks for; empty if it asks for none."""
    card = texts.content.mysteries.get(mystery)
    return "" if card is None else odds_told(card.bottom, state, texts)


def odds_told(effects: Sequence[AnyRoad], state: DragonState, texts: DragonTexts) -> str:
    """DRE-676: how likely each symbol is, with the perks that take cards out."""
    if not any(isinstance(effect, Omen) for effect in every(effects)):
        return ""
    cards = omen_cards(state)
    share = {str(symbol): round(100 * n / sum(cards.values())) for symbol, n in cards.items()}
    return texts.say("omen-odds", **share)


def waiting_told(run: Run, space: Space, texts: DragonTexts, most: int = MOST_NAMES) -> str:
    """DRE-666: one of these is drawn, each as likely as the others."""
    found = may_wait(run, space)
    if not found:
        return ""
    names = [met_name(texts, one) for one in found]
    if len(names) == 1:
        return texts.say("way-known", enemy=names[0])
    if len(names) > most:
        return texts.say("way-many", n=len(names))
    return texts.say("way-some", enemies=texts.say.either(names))


def change_told(state: DragonState, seat: Seat, card: str, joins: bool, texts: DragonTexts) -> str:
    """What a card would change in the deck: its size, its Elements, what its cards are for."""
    cards = deck_of(state, seat)
    after = list(cards)
    if joins:
        after.append(card)
    elif card in after:
        after.remove(card)
    content = texts.content
    return texts.say.row(list(changes(shape_of(content, cards), shape_of(content, after), texts)))


def changes(before: Shape, after: Shape, texts: DragonTexts) -> list[str]:
    """The numbers of a deck that differ, as "Deal 4 → 5"."""
    found = [("cards", before.cards, after.cards)]
    for part in sorted({*before.elements, *after.elements}):
        found.append((part, before.elements.get(part, 0), after.elements.get(part, 0)))
    found.extend([(role, n, after.roles[role]) for role, n in before.roles.items()])
    told = [
        texts.say("shape-change", what=part_name(part, texts), before=old, after=new)
        for part, old, new in found
        if old != new
    ]
    # Power has a number of its own besides the cards that give it.
    if before.power != after.power:
        told.append(texts.say("shape-power-change", before=before.power, after=after.power))
    return told


def part_name(part: str, texts: DragonTexts) -> str:
    """An Element, what cards are for, or the cards themselves."""
    if part in ("cards", NEUTRAL):
        return texts.say(f"shape-{part}")
    return texts.name("element", part) if texts.say.has(f"element-{part}") else texts.say(f"role-{part}")


# -- what a part of the map tells --------------------------------------------------------------------------------


def space_at(spot: str, state: DragonState, texts: DragonTexts) -> tuple[Trail, Space] | None:
    """The space of the map that a part of the drawing stands for."""
    run = state.run
    if run is None or not run.trail or not spot.startswith("place-"):
        return None
    trail = texts.content.trails[run.trail]
    space = trail.space.get(spot.removeprefix("place-"))
    return None if space is None else (trail, space)


def told_at(spot: str, state: DragonState, texts: DragonTexts) -> tuple[str, ...]:
    """What waits on a space, who can still be drawn there, and what the ways from it come to."""
    found, run = space_at(spot, state, texts), state.run
    if found is None or run is None or not run.awaiting:
        return ()
    trail, space = found
    told = [where_to(texts, space, trail, run.letters, run.awaiting)]
    if space.kind is Ground.TIER:
        names = [texts.name("enemy", one) for one in may_wait(run, space)]
        if names:
            told.append(
                texts.say("way-deck", n=len(names), tier=str(tier_of(space, run.darkness)), what=", ".join(names))
            )
    ahead = way_told(space.id, run, texts) if space.kind is Ground.MYSTERY else ""
    if space.kind is Ground.TIER:
        ahead = way_told(space.id, run, texts).removeprefix(waiting_told(run, space, texts)).strip()
    return (*told, ahead) if ahead else tuple(told)


def component_of_space(spot: str, state: DragonState) -> str:
    """The Mystery card or the Boss that lies open on a space."""
    run = state.run
    if run is None or not run.trail or not run.awaiting:
        return ""
    trail = state.game.content.trails[run.trail]
    space = trail.space.get(spot.removeprefix("place-"))
    if space is None:
        return ""
    if space.letter:
        return str(run.letters[trail.letters.index(space.letter)])
    if space.kind is Ground.BOSS:
        return str(run.awaiting[trail.bosses.index(space)])
    known = may_wait(run, space) if space.kind is Ground.TIER else ()
    return str(known[0]) if len(known) == 1 else ""
