"""Legal Travel: destinations from ring, Mirages, units and their marks of this turn. Rulebook p.8, p.10, p.19-27."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright.core.record import Decision

from . import world
from .mirror import Event
from .watching import Oracle

Journey = tuple[str, int, int]
NO_CARRYING = ("C001", "C022", "C032", "C042")


class Carrying(NamedTuple):
    """Somebody has just moved and may take others along."""

    seat: int
    origin: int
    upgrades: tuple[str, ...]
    """One entry for each traveller that may still carry somebody."""


class TravelOracle(Oracle):
    """Compares every offered Travel, march and carried unit with its own list."""

    carrying: Carrying | None = None
    asked: Carrying | None = None
    source = ""
    """The component that was used last."""
    battle = -1
    roamers: frozenset[int] = frozenset()
    """Seats whose Champion stood in the battle region when the Battle began."""

    # -- what happened -------------------------------------------------------------------------------------

    def see(self, event: Event) -> None:
        asked, self.asked = self.asked, None
        if self.carrying is not None:
            # Whoever could carry is asked before anything else happens.
            self.expect(f"carry from {self.carrying}", set(), self.cargo(self.carrying))
            self.carrying = None
        kind = event["type"]
        if kind in ("card-used", "accessory-used"):
            self.source = event["card"]
        elif kind == "approach-chosen":
            self.source = event["encounter"]
        elif kind == "battle-began":
            self.battle = event["region"]
            armies = self.mirror.armies
            self.roamers = frozenset(seat for seat in event["sides"] if armies[seat].at == self.battle)
        elif kind == "travelled":
            self._travelled(event)
        elif kind == "marched" and event["rule"] == "MYS-486":
            going = self.mirror.marchers(event["seat"], event["origin"], False)
            self._may_carry(event, going)
        elif kind == "carried":
            assert asked is not None, "a unit is carried, but nobody was asked"
            left = asked.upgrades[1:]
            self.carrying = asked._replace(upgrades=left) if left else None

    def _travelled(self, event: Event) -> None:
        """Effects that say so forbid carrying; in a Retreat only units of the battle region go along."""
        if event["rule"] == "MYS-162" and self.source in NO_CARRYING:
            return
        if event["rule"] == "MYS-206" and event["origin"] != self.battle:
            return
        self._may_carry(event, [event["unit"]])

    def _may_carry(self, event: Event, travellers: list[str]) -> None:
        held = set(self.mirror.upgrades[event["seat"]].values())
        able = [card for unit in travellers for card, who in world.CARRIERS.items() if who == unit and card in held]
        self.carrying = Carrying(event["seat"], event["origin"], tuple(able)) if able else None

    # -- what is asked -------------------------------------------------------------------------------------

    def hear(self, decisions: tuple[Decision, ...], state: Any) -> None:
        carrying, self.carrying = self.carrying, None
        if not decisions:
            return
        decision = decisions[0]
        carried = decision.prompt == "prompt-carry"
        wanted = self.cargo(carrying) if carrying is not None else set()
        found = {choice.unit for choice in decision.choices if str(choice) != "done"} if carried else set()
        if carried or wanted:
            self.expect(f"carry from {carrying}", found, wanted)
            self.asked = carrying
        own = getattr(self, "_" + decision.prompt.removeprefix("prompt-").replace("-", "_"), None)
        if own is not None:
            own(decision)

    def cargo(self, carrying: Carrying) -> set[str]:
        """What the Upgrades name, fresh, from the region that was left."""
        army, origin = self.mirror.armies[carrying.seat], carrying.origin
        named = {unit for card in carrying.upgrades for unit in world.CARGO[card]}
        if self.mirror.rulings.carry_fortifications:
            named.add("fortification")
        return {
            unit
            for unit in named
            if (army.at == origin and not army.travelled if unit == "champion" else army.fresh(unit, origin) > 0)
        }

    def _spend_points(self, decision: Decision) -> None:
        wanted: set[Journey] = set()
        if decision.rule != "MYS-184":
            for unit in ("troop", "golem", "champion"):
                wanted |= self.journeys(decision.seat, unit)
        self.expect(f"Travel for points of seat {decision.seat}", offered(decision), wanted)

    def _travel(self, decision: Decision) -> None:
        wanted = self.journeys(decision.seat, decision.about["unit"], decision.rule == "MYS-162")
        self.expect(f"Travel by {self.source} of seat {decision.seat}", offered(decision), wanted)

    def _retreat(self, decision: Decision) -> None:
        seat = decision.seat
        wanted = {
            journey
            for unit in ("troop", "golem", "champion")
            for journey in self.journeys(seat, unit)
            if journey[1] == self.battle or (unit == "champion" and seat in self.roamers)
        }
        self.expect(f"Retreat of seat {seat} from {self.battle}", offered(decision), wanted)

    def _march_from(self, decision: Decision) -> None:
        champion = decision.rule == "MYS-404"
        wanted = {region for region in range(15) if self.mirror.marchers(decision.seat, region, champion)}
        self.expect("march from", regions(decision), wanted)

    def _march_to(self, decision: Decision) -> None:
        wanted = set(range(15)) - self.mirror.mirages - {decision.about["region"]}
        self.expect("march to", regions(decision), wanted)

    def journeys(self, seat: int, unit: str, anywhere: bool = False) -> set[Journey]:
        """Every Travel of a kind of unit: the Champion always, a Troop or Golem that has not travelled this turn."""
        army = self.mirror.armies[seat]
        origins = [army.at] if unit == "champion" else [region for region in range(15) if army.fresh(unit, region) > 0]
        return {
            (unit, origin, target)
            for origin in origins
            for target in (set(range(15)) - {origin} if anywhere else world.ways(self.mirror.ring, origin))
            if target not in self.mirror.mirages
        }


def offered(decision: Decision) -> set[Journey]:
    found = [choice for choice in decision.choices if str(choice).startswith("travel ")]
    return {(choice.unit, choice.origin, choice.target) for choice in found}


def regions(decision: Decision) -> set[int]:
    return {choice.region for choice in decision.choices if str(choice) != "done"}
