"""What is true of every position: components are conserved, limits hold, pending steps make sense.

Tests ask it along random games; `restore` asks it of saves that come from strangers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .components import Content
from .geometry import MOST_SPACES
from .model.state import DragonState, Sheet
from .rules.party import every_card
from .words import CONDITIONS, LIMITS

if TYPE_CHECKING:
    from .game import DragonEclipse


def count_components(state: DragonState) -> dict[str, Any]:
    """Totals that never change: Fatigue, and by Combat the Action cards and Enemy Attack cards."""
    fatigue = state.game.content.fatigue
    total = state.fatigue
    counts: dict[str, Any] = {}
    for seat, sheet in enumerate(state.sheets):
        total += sum([member.fatigue for member in sheet.party]) + every_card(sheet).count(fatigue)
        counts[f"deck {seat}"] = misplaced(state, sheet)
    counts["fatigue"] = total
    foe = state.foe
    if foe is not None:
        cards = [*foe.deck, *foe.box, *foe.discard, *[card for card in foe.track if card]]
        if foe.top:
            cards.append(foe.top)
        players = len(state.sheets)
        known = sorted([card.id for card in state.game.content.attacks.values() if card.players == players])
        counts["attacks"] = sorted(cards) == known
    else:
        counts["attacks"] = True
    return counts


def misplaced(state: DragonState, sheet: Sheet) -> list[str]:
    """Cards of the fighting Mystling's deck that are missing or too many."""
    if sheet.active < 0 or not sheet.mystling:
        return []
    member = sheet.party[sheet.active]
    expected = sorted(member.cards)
    found = sorted([*[card for card in every_card(sheet) if card != state.game.content.fatigue], *member.removed])
    return [] if found == expected else [*set(expected) ^ set(found), "?"]


def impossible(state: DragonState, game: DragonEclipse) -> str | None:
    """The first thing that no real game could show, for saves that come from strangers."""
    content = game.content
    seats = len(state.sheets)
    modes = {mode.name: mode for mode in game.modes}
    if state.mode not in modes or seats not in modes[state.mode].seats:
        return f"mode {state.mode!r} with {seats} seats"
    if state.turn not in (-1, 0, 1, 2) or state.first not in (0, 1) or state.taunt not in (0, 1):
        return f"turn {state.turn}, first {state.first}, taunt {state.taunt}: not seats of this table"
    counts = count_components(state)
    if state.fatigue < 0 or counts["fatigue"] != content.numbers.fatigue:
        return f"fatigue: {state.fatigue} left, expected {content.numbers.fatigue} in all"
    if state.map and state.map not in content.maps:
        return f"map: {state.map!r} is unknown"
    if state.arena and state.arena not in content.arenas:
        return f"arena: {state.arena!r} is unknown"
    if any(enemy not in content.enemies for enemy in state.met):
        return f"met: {list(state.met)}, expected known Enemies"
    spaces = content.ground(state.map, seats == 2).spaces if state.map else MOST_SPACES
    if any(space not in range(spaces) for space in (*state.boons, *state.banes)):
        return "boons or banes: a space that does not exist"
    if state.outcome is None and not state.agenda:
        return "agenda: nothing to do, and the game is not over"
    for seat, sheet in enumerate(state.sheets):
        if counts[f"deck {seat}"]:
            return f"sheets[{seat}].deck: cards are missing or there twice"
        problem = impossible_sheet(sheet, content, spaces)
        if problem:
            return f"sheets[{seat}].{problem}"
    if not counts["attacks"]:
        return "foe.deck: Enemy Attack cards are missing or there twice"
    problem = impossible_foe(state, content, spaces)
    if problem:
        return f"foe.{problem}"
    if state.fighting and (not state.map or not state.arena or any(sheet.space < 0 for sheet in state.sheets)):
        return "fighting: a Combat without an Arena or without Mystlings in it"
    return impossible_question(state, game)


def impossible_sheet(sheet: Sheet, content: Content, spaces: int) -> str | None:
    if sheet.active not in range(-1, len(sheet.party)):
        return f"active: {sheet.active}, expected a member of the party"
    for member in sheet.party:
        if member.mystling not in content.mystlings or any(card not in content.cards for card in member.cards):
            return f"party: {member.mystling!r} or a card of its deck is unknown"
        if member.damage < 0 or member.fatigue < 0:
            return "party: fewer than no damage or Fatigue"
        if not 0 <= member.power <= content.numbers.most_power:
            return f"party: {member.power} Power in a pocket, expected at most {content.numbers.most_power}"
    if any(card not in content.cards for card in every_card(sheet)):
        return "deck: an unknown card"
    if sheet.mystling and sheet.mystling not in content.mystlings:
        return f"mystling: {sheet.mystling!r} is unknown"
    if not 0 <= sheet.power <= content.numbers.most_power or sheet.damage < 0 or sheet.held < 0:
        return f"power {sheet.power}, damage {sheet.damage}, held {sheet.held}: out of range"
    if len(sheet.slots) != 4 or len(sheet.base) != 4 or len(sheet.boost) != 4:
        return "slots: expected four, and four statistics"
    if any(slot not in range(1, 5) for slot in sheet.resolving):
        return f"resolving: {list(sheet.resolving)}, expected slots 1 to 4"
    return impossible_body(sheet.space, sheet.tokens, sheet.conditions, spaces)


def impossible_body(space: int, tokens: tuple[int, ...], conditions: tuple[int, ...], spaces: int) -> str | None:
    if space not in range(-1, spaces) or any(token not in range(spaces) for token in tokens):
        return "space or tokens: a space that does not exist"
    if len(conditions) != 4 or any(
        not 0 <= n <= LIMITS[condition] for condition, n in zip(CONDITIONS, conditions, strict=True)
    ):
        return f"conditions: {list(conditions)}, expected at most 5 Burn and 1 of each other"
    return None


def impossible_foe(state: DragonState, content: Content, spaces: int) -> str | None:
    foe = state.foe
    if foe is None:
        return None
    if foe.enemy not in content.enemies or state.pvp:
        return f"enemy: {foe.enemy!r} is unknown or not expected here"
    if len(foe.track) != 5 or foe.marker not in range(1, 6) or foe.target not in range(len(state.sheets)):
        return "track, marker or target: out of range"
    if (foe.tameable or foe.fact) and foe.enemy not in content.taming_of:
        return "tameable: there is no Taming card"
    if (foe.tameable or foe.fact) and foe.tamed not in range(len(content.taming_of[foe.enemy].conditions)):
        return f"tamed: {foe.tamed}, expected a condition of the Taming card that is still open"
    if foe.damage < 0 or foe.held < 0 or len(foe.base) != 4 or len(foe.boost) != 4:
        return "damage or held: out of range"
    if any(minion.summon not in content.summons or minion.space not in range(spaces) for minion in foe.minions):
        return "minions: an unknown Summon or space"
    return impossible_body(foe.space, foe.tokens, foe.conditions, spaces)


def impossible_question(state: DragonState, game: DragonEclipse) -> str | None:
    """The top of the agenda must ask something that can be answered."""
    for step in state.agenda:
        for field in ("seat", "body"):
            value = getattr(step, field, 0)
            known = range(len(state.sheets)) if field == "seat" else range(400)
            if value not in known:
                return f"agenda: {type(step).__struct_config__.tag}.{field} is {value!r}"
    return game.book.unaskable(state, len(state.sheets))
