"""The Villain phase of the Siege Stage: Jaethi, Move, Siege, Defend, Calendar (GOD-540)."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step

from ...effects import AnyEffect
from ..vocabulary import Element, Face, Stat


class SiegeTurn(Step, frozen=True):
    """The five steps of a Siege Villain phase begin (GOD-540)."""


class MiniatureAppears(Step, frozen=True):
    """A Banner (0 to 3) or Jaethi (4) was placed: Settlements and tokens suffer from it (GOD-1074)."""

    slot: int


class JaethiActs(Step, frozen=True):
    """GOD-542 to GOD-544; `left` hexes are still to go, -1 before she moves."""

    left: int = -1
    target: int = -1
    """A hex of the Magnetic target that she moves to; -1 before it is known."""
    came_from: tuple[int, ...] = ()


class JaethiStrikes(Step, frozen=True):
    """Her Siege damage, after she moved (GOD-543)."""


class JaethiRolls(Step, frozen=True):
    """The Element die of the current Imbalance and its line."""


class ReadJaethiDie(Step, frozen=True):
    """Jaethi's Element die, as it lies there in the end (GOD-544)."""

    face: Face
    element: Element


class JaethiMatches(Step, frozen=True):
    """The Match line of the current Imbalance (GAP-GOD-07)."""


class JaethiMismatches(Step, frozen=True):
    """The group chooses between her Encounter and a loss (AMB-GOD-147); `element` is what the die shows."""

    element: Element


class LoseGear(Step, frozen=True):
    """Each hero loses a Gear Upgrade of own choice, all at the same time (AMB-GOD-147)."""


class LoseMount(Step, frozen=True):
    """One hero loses an Item that gives Soar (AMB-GOD-147)."""


class LoseTiers(Step, frozen=True):
    """Two Resources of Tier I or one of Tier II are lost (AMB-GOD-147)."""

    left: int = 2


class DiscardEquip(Step, frozen=True):
    """An Equip card of the Defender nearest to Jaethi is discarded (GAP-GOD-07)."""

    cards: tuple[str, ...]


class ReinforceBanner(Step, frozen=True):
    """The Siege Opponent with the lowest Resilience gains some (GAP-GOD-07)."""

    n: int


class DragTower(Step, frozen=True):
    """A Tower or Fortress moves toward the nearest Siege Portal (GAP-GOD-07)."""

    defender: str
    left: int


class MoveBanner(Step, frozen=True):
    """A Banner moves on toward the nearest Magnetic target (GOD-553); -1 before it has begun."""

    slot: int
    left: int = -1
    target: int = -1
    came_from: int = -1


class OfferDedication(Step, frozen=True):
    """Between the Move and the Siege step the third Dedication may be used (AMB-GOD-185)."""


class SiegeDamage(Step, frozen=True):
    """All Siege Opponents deal their damage at the same time (GOD-566)."""


class Interrupt(Step, frozen=True):
    """Damage is known and would destroy a Defender: Aetherial Ore may be used (AMB-GOD-223)."""

    damage: tuple[tuple[str, int], ...]
    slots: tuple[int, ...] = ()
    """The opponents that deal it."""


class Bolster(Step, frozen=True):
    """Heroes in a Defender may Bolster it (GOD-596), all at the same time."""


class BolsterMore(Step, frozen=True):
    """By a Ring of Command a hero tests this many other Skills for the same Energy (GOD-1039)."""

    seat: Seat
    defender: str
    left: int
    tested: tuple[Stat, ...]


class BolsterStrikes(Step, frozen=True):
    """A hero who Bolstered with Explore damages one Siege Opponent in Range (GOD-600)."""

    seat: Seat
    defender: str


class BeginDefence(Step, frozen=True):
    """The Defend step begins: who rolls is found (GOD-573)."""


class DefendersAct(Step, frozen=True):
    """Defenders roll, in the group's order where it matters (GOD-573)."""

    left: tuple[str, ...]


class HitSiegeOpponent(Step, frozen=True):
    """Siege damage to a Slot's opponent (0 to 3), or to Jaethi (4)."""

    slot: int
    n: int
    by: str = ""
    """The Defender that deals it, or nothing."""
    elements: tuple[Element, ...] = ()
    """The Elements of the damage."""


class RemoveFallen(Step, frozen=True):
    """Defenders at 0 Resilience are destroyed (GOD-583)."""


class AdvanceCalendar(Step, frozen=True):
    """GOD-584 to GOD-591."""


class ConsumeResources(Step, frozen=True):
    """The group loses Resources of a Tier, of its choice (GOD-920)."""

    tier: int
    n: int
    none_left: bool = False
    """Nothing was there from the start: a City-State suffers instead (GOD-921)."""


class FaceSiege(Step, frozen=True):
    """The first part of an Event phase in a Siege: strikes, hits of Banners, Jaethi (GOD-1054)."""


class BannersHit(Step, frozen=True):
    """Banners near the group hit it (GOD-477)."""


class MeetJaethi(Step, frozen=True):
    """If Jaethi is near the group, combat with her begins (GOD-479)."""


class Strike(Step, frozen=True):
    """Event phase of a Siege: Augmented heroes may strike a Siege Opponent in Range (GOD-595)."""

    seat: Seat
    slot: int


class ChangeSiege(Step, frozen=True):
    """A verb of a card that touches Defenders or Siege cards and has no step of its own."""

    effect: AnyEffect
    card: str


AnySiegeStep: TypeAlias = Union[
    SiegeTurn, MiniatureAppears, JaethiActs, JaethiStrikes, JaethiRolls, ReadJaethiDie, JaethiMatches, JaethiMismatches,
    LoseGear, LoseMount, LoseTiers, DiscardEquip, ReinforceBanner, DragTower, MoveBanner, OfferDedication, SiegeDamage,
    Interrupt, Bolster, BolsterMore, BolsterStrikes, BeginDefence, DefendersAct, HitSiegeOpponent, RemoveFallen,
    AdvanceCalendar, ConsumeResources, FaceSiege, BannersHit, MeetJaethi, Strike, ChangeSiege,
]  # fmt: skip
