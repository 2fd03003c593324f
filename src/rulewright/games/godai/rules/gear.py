"""Gear Upgrades: the nine rings, what they cost, Fusing. Rulebook p.18."""

from __future__ import annotations

from rulewright.core.record import Decision, Seat

from ..effects import GearKind, Modified
from ..model.choices.common import PickStat
from ..model.events.heroes import GearFused, GearGained, RankGained
from ..model.hero import RING, Hero
from ..model.state import GodaiState
from ..model.steps.gains import GainGearTogether, GainGearUpgrade, GainStatRank
from ..model.vocabulary import MASTERIES, SKILLS, STATS, VITALS, Stat
from ..passives import CheaperGear
from .book import BOOK, content_of, living

FIRST_PRICE = {
    **dict.fromkeys(VITALS, 2),
    **dict.fromkeys(SKILLS, 3),
    **dict.fromkeys((Stat.ATTACK, Stat.DEFEND, *MASTERIES), 4),
}
"""GOD-108."""
KINDS: dict[GearKind, tuple[Stat, ...]] = {
    GearKind.ANY: STATS,
    GearKind.VITAL: VITALS,
    GearKind.SKILL: SKILLS,
    GearKind.ABILITY: (Stat.ATTACK, Stat.DEFEND),
    GearKind.MASTERY: MASTERIES,
}
"""Among what a hero chooses; of the four kinds of the City-States no stat belongs to two (GAP-GOD-25)."""


def price(state: GodaiState, seat: Seat, stat: Stat) -> int | None:
    """GOD-106 to GOD-110: Gold for the next slot of a ring, each 1 dearer than the one before; None if it is full."""
    return prices(state, seat)[STATS.index(stat)]


def prices(state: GodaiState, seat: Seat) -> list[int | None]:
    """The same for all nine rings, in the order of `STATS`."""
    hero = state.heroes[seat]
    more = sum([one.n for one in state.modifiers if one.what == Modified.GEAR_PRICE]) - _discount(state, hero)
    return [
        None if filled >= RING else max(0, FIRST_PRICE[stat] + filled + more)
        for stat, filled in zip(STATS, hero.gear, strict=True)
    ]


def _discount(state: GodaiState, hero: Hero) -> int:
    """What Treasures that a hero carries take off the price."""
    cards = content_of(state).harvests
    frames = [frame for item in hero.items if item in cards for frame in cards[item].treasure]
    return sum(frame.n for frame in frames if isinstance(frame, CheaperGear))


def slot_value(stat: Stat, slot: int) -> int:
    """GOD-109: the Gold printed at a slot, counted from 0."""
    return FIRST_PRICE[stat] + slot


def upgrade(state: GodaiState, seat: Seat, stat: Stat, rule: str = "GOD-115") -> None:
    """GOD-111, GOD-115, GOD-116, AMB-GOD-11: the next slot is filled, and the rank rises by 1 even if the ring is
    full.
    """
    hero = state.heroes[seat]
    at = STATS.index(stat)
    if hero.gear[at] < RING:
        hero.gear = (*hero.gear[:at], hero.gear[at] + 1, *hero.gear[at + 1 :])
    if stat is Stat.ATTACK:
        hero.attack_gear += 1
    _raise(hero, stat, 1)
    state.emit(GearGained(rule=rule, seat=seat, stat=str(stat), rank=hero.ranks[at]))


def _raise(hero: Hero, stat: Stat, n: int) -> None:
    at = STATS.index(stat)
    hero.ranks = (*hero.ranks[:at], max(0, hero.ranks[at] + n), *hero.ranks[at + 1 :])


def raise_rank(state: GodaiState, seat: Seat, stat: Stat, n: int, rule: str = "GOD-113") -> None:
    """GOD-078, GOD-113: a rank changes at once; no slot of the ring is filled."""
    hero = state.heroes[seat]
    _raise(hero, stat, n)
    state.emit(RankGained(rule=rule, seat=seat, stat=str(stat), n=n, rank=hero.ranks[STATS.index(stat)]))


def fuse(state: GodaiState, seat: Seat, stat: Stat, n: int | None = None) -> int:
    """GOD-117: filled slots are emptied, all of them or this many; the rank stays (AMB-GOD-165); how many were."""
    hero = state.heroes[seat]
    at = STATS.index(stat)
    fused = hero.gear[at] if n is None else min(n, hero.gear[at])
    if fused:
        hero.gear = (*hero.gear[:at], hero.gear[at] - fused, *hero.gear[at + 1 :])
        state.emit(GearFused(rule="GOD-117", seat=seat, stat=str(stat), n=fused))
    return fused


def eligible(state: GodaiState, seat: Seat, kind: GearKind) -> tuple[Stat, ...]:
    """The stats that a Gear Upgrade of a kind may go to. AMB-GOD-10: the lowest-ranked ones, where it says so."""
    if kind is not GearKind.LOWEST:
        return KINDS[kind]
    ranks = state.heroes[seat].ranks
    return tuple([stat for stat, one in zip(STATS, ranks, strict=True) if one == min(ranks)])


def _asked(state: GodaiState, seat: Seat, kind: GearKind, together: bool) -> Decision | None:
    stats = eligible(state, seat, kind)
    if len(stats) < 2:
        return None
    offered = tuple([PickStat(str(stat)) for stat in stats])
    return Decision(seat, "prompt-gear-upgrade", "GOD-115", offered, {"kind": str(kind)}, together=together)


@BOOK.asks(GainGearUpgrade)
def choose_upgrade(state: GodaiState, step: GainGearUpgrade) -> Decision | None:
    """GOD-115, GOD-823: the hero chooses the stat."""
    return _asked(state, step.seat, step.kind, together=False)


@BOOK.resolves(GainGearUpgrade)
def gain_upgrade(state: GodaiState, step: GainGearUpgrade, choice: PickStat | None) -> None:
    """GOD-115: a Gear Upgrade that costs nothing."""
    stat = eligible(state, step.seat, step.kind)[0] if choice is None else Stat(choice.stat)
    upgrade(state, step.seat, stat)


@BOOK.asks(GainGearTogether)
def choose_upgrades(state: GodaiState, step: GainGearTogether) -> tuple[Decision, ...] | None:
    """GOD-813: each hero chooses a stat, all at the same time."""
    asked = [_asked(state, seat, step.kind, together=True) for seat in living(state)]
    return tuple([one for one in asked if one is not None]) or None


@BOOK.gathers(GainGearTogether, confirm=False)
def gain_upgrades(state: GodaiState, step: GainGearTogether, picks: dict[Seat, PickStat]) -> None:
    """GOD-813: every hero of the group gains one."""
    for seat in living(state):
        stat = Stat(picks[seat].stat) if seat in picks else eligible(state, seat, step.kind)[0]
        upgrade(state, seat, stat, "GOD-813")


@BOOK.asks(GainStatRank)
def choose_rank(state: GodaiState, step: GainStatRank) -> Decision | None:
    """GOD-822: without a stat named, the hero chooses one. A Magician's Mastery may be either of the two."""
    stats = rank_choices(state, step)
    if len(stats) < 2:
        return None
    offered = tuple([PickStat(str(stat)) for stat in stats])
    return Decision(step.seat, "prompt-rank", "GOD-822", offered, {"n": step.n})


def rank_choices(state: GodaiState, step: GainStatRank) -> tuple[Stat, ...]:
    """The stats that ranks may go to."""
    if step.stat is None:
        return STATS
    if step.stat in MASTERIES and step.power_up and state.heroes[step.seat].role == "magician":
        return MASTERIES
    return (step.stat,)


@BOOK.resolves(GainStatRank)
def gain_rank(state: GodaiState, step: GainStatRank, choice: PickStat | None) -> None:
    """GOD-822: ranks for one hero."""
    stat = rank_choices(state, step)[0] if choice is None else Stat(choice.stat)
    raise_rank(state, step.seat, stat, step.n, "GOD-822")
