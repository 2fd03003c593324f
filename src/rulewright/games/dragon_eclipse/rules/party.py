"""The Mystlings of a player between Combats: who they are, their decks, their damage. Rulebook p.6-7, p.25, p.27."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.core.record import Seat

from ..content.components import Stats
from ..model import events
from ..model.state import DragonState, Member, Sheet, fight
from ..model.vocabulary import Stat
from .book import content


def change_member(state: DragonState, seat: Seat, at: int | None = None, **changes: Any) -> None:
    """A member of a seat's party, changed; without a number the one that fights."""
    player = state.players[seat]
    at = fight(state).sheets[seat].active if at is None else at
    changed = msgspec.structs.replace(player.party[at], **changes)
    player.party = (*player.party[:at], changed, *player.party[at + 1 :])


def stats_of(state: DragonState, member: Member) -> Stats:
    """DRE-536, DRE-742, DRE-110, DRE-116, DRE-302: the side of the Stat card in use, with what an Exalted form adds."""
    mystling = content(state).mystlings[member.mystling]
    printed = mystling.pvp if state.pvp else mystling.stats
    if not member.exalted:
        return printed
    more = content(state).quest_of[member.mystling].stats
    return Stats(**{stat: printed.of(stat) + more.get(stat, 0) for stat in Stat})


def base_row(stats: Stats) -> tuple[int, ...]:
    """The four statistics other than Health, as a sheet keeps them: in the order of `ROW`."""
    return stats.willpower, stats.defense, stats.strength, stats.swiftness


def health_of(state: DragonState, member: Member) -> int:
    grown = state.run.grown if state.run is not None else 0
    return stats_of(state, member).health + grown


def travelling(state: DragonState) -> list[tuple[Seat, int]]:
    """The Mystlings that are on the way: seat and place in the party."""
    return [(seat, at) for seat, player in enumerate(state.players) for at in range(len(player.party))]


def every_card(sheet: Sheet) -> list[str]:
    """DRE-487: the cards of a deck in all zones."""
    found = [*sheet.deck, *sheet.top, *sheet.bottom, *sheet.looking, *sheet.discard, *sheet.outside]
    found.extend([card for card in sheet.slots if card])
    if sheet.upgrade:
        found.append(sheet.upgrade)
    return found


def rest(state: DragonState, seat: Seat, at: int) -> None:
    """DRE-485, DRE-527, AMB-DRE-33, DRE-526: a Mystling that fought heals up to half its Health; Steel heals 5 at most.

    AMB-DRE-34: after much more damage than Health that would leave none; between Combats a Mystling has at least 1.
    """
    member = state.players[seat].party[at]
    health = health_of(state, member)
    damage = member.damage
    allowed = health - health // 2
    healed = max(0, damage - allowed)
    if state.options.steel:
        healed = max(min(healed, content(state).numbers.steel_heal), damage - health + 1)
    if healed:
        change_member(state, seat, at, damage=damage - healed)
        rule = "DRE-527" if state.options.steel else "DRE-485"
        state.emit(events.Rested(rule=rule, seat=seat, mystling=member.mystling, n=healed))
