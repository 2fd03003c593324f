"""The table in words: everything that the drawing shows, in reading order. For terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.core.seen import UNKNOWN

from ..model.geography import ISLANDS, ON_ISLAND, REGIONS, TERRAIN
from ..model.state import MystheaState, PlayerBoard
from ..model.vocabulary import SLOTS
from ..rules.control import controller, strength_in

if TYPE_CHECKING:
    from ..content.components import Content
    from .texts import MystheaTexts

ROMAN = ("", "I", "II", "III", "IV", "V")


def describe(
    view: MystheaState, hands: tuple[tuple[str, ...], ...], texts: MystheaTexts, content: Content, full: bool
) -> list[str]:
    """Short: when, events, Islands, seats, own hand. Full: also every card, stock and deck."""
    lines = [heading(view, texts), path(view, texts, content)]
    lines.extend(islands(view, texts, content, full))
    if view.battle is not None:
        lines.append(battle(view, texts))
    for seat in seats_in_order(view):
        lines.append(seat_line(view, texts, seat))
        if full:
            lines.extend("    " + line for line in possessions(view, texts, content, seat))
    lines.extend(shared(view, texts, content, full))
    lines.extend(own_hand(hand, texts, content) for hand in hands)
    return lines


def heading(view: MystheaState, texts: MystheaTexts) -> str:
    say = texts.say
    if view.outcome is not None:
        return say("table-over")
    if view.era == 0:
        return say("table-setup")
    when = say("table-when", era=ROMAN[view.era], round=view.round)
    if view.active >= 0:
        return f"{when}, {say('table-turn', seat=texts.seat(view.active))}"
    return when


def path(view: MystheaState, texts: MystheaTexts, content: Content) -> str:
    say = texts.say
    placed = []
    for event, glory in zip(view.path, content.numbers.path, strict=False):
        name = event_name(texts, event)
        if event in view.face_down:
            name = say("table-face-down", event=name)
        placed.append(say("table-path-space", event=name, glory=glory))
    text = say("table-path", events=", ".join(placed)) if placed else say("table-path-empty")
    if not view.era:
        return text
    upcoming = (
        say("table-path-next", event=event_name(texts, view.next_event)) if view.next_event else say("table-path-last")
    )
    return f"{text}; {upcoming}"


def event_name(texts: MystheaTexts, event: str) -> str:
    """An event card by its short name: a region type, the Storm or a Monster."""
    if event in set(TERRAIN):
        return texts.name("terrain", event)
    return texts.name("event" if event == "storm" else "monster", event)


def islands(view: MystheaState, texts: MystheaTexts, content: Content, full: bool) -> Iterator[str]:
    """Clockwise, from the top of the table; in short a line each, with only what stands there."""
    say = texts.say
    for island in view.ring:
        parts = [texts.name("island", ISLANDS[island])]
        for monster, lair in zip(view.monsters, view.lairs, strict=True):
            if lair == island:
                strength = content.monsters[monster].strength
                message = "table-monster-rooted" if monster in view.rooted else "table-monster"
                parts.append(say(message, name=texts.name("monster", monster), n=strength))
        parts.extend(
            say("table-token", seat=texts.seat(seat)) for seat, board in enumerate(view.boards) if board.token == island
        )
        if full:
            parts.append(attunement(view, texts, view.attunements[island]))
            yield " · ".join(parts)
            yield from ("    " + region_line(view, texts, region) for region in ON_ISLAND[island])
        else:
            lines = [region_line(view, texts, region, short=True) for region in ON_ISLAND[island]]
            terrains = ", ".join(lines)
            yield f"{' · '.join(parts)} — {terrains}"


def attunement(view: MystheaState, texts: MystheaTexts, card: str) -> str:
    name = texts.name("attunement", card)
    for seat, board in enumerate(view.boards):
        if board.attunement == card:
            return texts.say("table-attunement-taken", name=name, seat=texts.seat(seat))
    return texts.say("table-attunement-free", name=name)


def region_line(view: MystheaState, texts: MystheaTexts, region: int, short: bool = False) -> str:
    """Who stands in a region and who controls it; in short only where that is not plain."""
    say = texts.say
    name = texts.name("terrain", TERRAIN[region])
    if region in view.mirages:
        return say("table-region-mirage", region=name)
    held = []
    holder = controller(view, region)
    for seat, board in enumerate(view.boards):
        units = units_there(board, texts, region)
        if units:
            held.append(say("table-units", seat=texts.seat(seat), units=", ".join(units)))
    if holder is None:
        return name if short else say("table-region-empty", region=name)
    if len(held) > 1 or not short:
        held.append(say("table-control", seat=texts.seat(holder), n=strength_in(view, holder, region)))
    standing = "; ".join(held)
    return f"{name} [{standing}]" if short else say("table-region", region=name, units=standing)


def units_there(board: PlayerBoard, texts: MystheaTexts, region: int) -> list[str]:
    say = texts.say
    units = []
    if board.at == region:
        units.append(say("table-champion-wounded" if board.wounded else "table-champion"))
    for kind in ("troops", "golems", "fortifications"):
        count = list(getattr(board, kind)).count(region)
        if count:
            units.append(say(f"table-{kind}", n=count))
    return units


def seats_in_order(view: MystheaState) -> list[int]:
    return list(view.order) or list(range(len(view.boards)))


def seat_line(view: MystheaState, texts: MystheaTexts, seat: int) -> str:
    say = texts.say
    board = view.boards[seat]
    parts = [
        say(
            "table-seat",
            seat=texts.seat(seat),
            colour=texts.name("colour", board.colour),
            glory=board.glory,
            energy=board.energy,
            experience=board.experience,
        )
    ]
    if board.artefact:
        parts.append(say("table-artefact", number=ROMAN[board.artefact], charged=int(board.charged)))
    if board.champion:
        parts.append(say("table-champion-card", champion=texts.name("champion", board.champion)))
    count = len(board.hand)
    parts.append(say("table-hand-count", n=count))
    return " · ".join(parts)


def card(texts: MystheaTexts, content: Content, name: str) -> str:
    record = content.cards[name]
    return texts.say(
        "table-card",
        name=texts.name("card", name),
        type=texts.name("type", record.type),
        points=record.points,
    )


def cards(texts: MystheaTexts, content: Content, names: Any) -> str:
    return ", ".join(card(texts, content, name) for name in names) or texts.say("table-nothing")


def possessions(view: MystheaState, texts: MystheaTexts, content: Content, seat: int) -> Iterator[str]:
    say = texts.say
    board = view.boards[seat]
    if UNKNOWN in board.hand and board.known:
        yield say("table-known", cards=cards(texts, content, board.known))
    yield say("table-accessories", cards=cards(texts, content, board.accessories))
    placed = [
        f"{texts.name('slot', str(slot))}: {card(texts, content, upgrade)}"
        for slot, upgrade in zip(SLOTS, board.upgrades, strict=True)
        if upgrade
    ]
    yield say("table-upgrades", cards=", ".join(placed) or say("table-nothing"))
    yield say("table-discard", cards=cards(texts, content, board.discard))
    yield say("table-constructed", units=stock(texts, board, "constructed"))
    yield say("table-supply", units=stock(texts, board, "supply"))
    yield say("table-faced", n=len(board.faced))


def stock(texts: MystheaTexts, board: PlayerBoard, where: str) -> str:
    counts = [(kind, getattr(board, f"{where}_{kind}", 0)) for kind in ("troops", "golems", "fortifications")]
    return ", ".join(texts.say(f"table-{kind}", n=count) for kind, count in counts if count) or texts.say(
        "table-nothing"
    )


def shared(view: MystheaState, texts: MystheaTexts, content: Content, full: bool) -> Iterator[str]:
    """Development Area, draft, the next Encounter, the Monsters."""
    say = texts.say
    if view.draft:
        shown = [
            texts.name("champion", one) if one in content.champions else card(texts, content, one) for one in view.draft
        ]
        yield say("table-draft", cards=", ".join(shown))
    if view.era:
        left = len(view.deck) + len(view.bottom)
        yield say("table-display", cards=cards(texts, content, view.display), n=left)
    encounter = content.encounters.get(view.next_encounter)
    if encounter is not None:
        ways = [texts.name("approach", str(option.approach)) for option in encounter.options]
        scene = texts.name("encounter", encounter.id)
        yield say("table-encounter", name=scene, glory=encounter.glory, one=ways[0], two=ways[1])
    if full:
        names = ", ".join(texts.name("monster", monster) for monster in view.monsters)
        yield say("table-monsters", monsters=names)


def own_hand(hand: tuple[str, ...], texts: MystheaTexts, content: Content) -> str:
    return texts.say("table-hand", cards=cards(texts, content, hand)) if hand else texts.say("table-hand-empty")


def battle(view: MystheaState, texts: MystheaTexts) -> str:
    fight = view.battle
    assert fight is not None
    region = texts.name("region", REGIONS[fight.region])
    return texts.say("table-battle", region=region, sides=texts.seats(fight.sides))


__all__ = ["describe"]
