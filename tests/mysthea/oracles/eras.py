"""The end of an Era: control, Region cards, what scores last, the new order, the winner. Rulebook p.6, p.12-14."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision

from . import world
from .mirror import Event
from .watching import Oracle


class EraOracle(Oracle):
    """Recomputes what the Events Path pays, and who goes first afterwards."""

    resolved = 0
    """Spaces of the path that are done."""
    dealt = False
    """Whether the Artefacts have just been dealt anew."""
    due: tuple[tuple[int, int, int], ...] = ()
    """Region, seat and Glory that the open Region card still has to pay."""
    extra: tuple[tuple[str, int, int], ...] = ()
    """Rule, seat and Glory that end-of-Era effects have paid."""

    def see(self, event: Event) -> None:
        own = getattr(self, "_" + event["type"].replace("-", "_"), None)
        if own is not None:
            own(event)

    def _era_began(self, event: Event) -> None:
        self.resolved = 0

    def _event_placed(self, event: Event) -> None:
        self.expect("Glory of the space", event["glory"], len(self.mirror.path) + 2)
        self.expect("who places it", event["seat"], self.mirror.order[0])

    def _next(self, event: Event) -> int:
        self.expect("everything paid", self.due, ())
        if self.resolved == 0:
            lands = [card for card in self.mirror.path if card in world.LANDS]
            self.expect("the fifth Region card ends the Era", (len(lands), self.mirror.path[-1]), (5, lands[-1]))
        self.expect("the next card of the path", event["event"], self.mirror.path[self.resolved])
        self.resolved += 1
        return self.resolved + 1

    def _event_skipped(self, event: Event) -> None:
        self._next(event)
        self.expect("face down", event["event"] in self.mirror.face_down, True)

    def _event_resolved(self, event: Event) -> None:
        glory = self._next(event)
        self.expect("face up", event["event"] in self.mirror.face_down, False)
        self.expect("Glory of the space", event["glory"], glory)
        if event["event"] in world.LANDS:
            regions = [region for region in range(15) if world.TERRAIN[region] == event["event"]]
            held = [(region, self.mirror.control(region), glory) for region in regions]
            self.due = tuple((region, seat, glory) for region, seat, glory in held if seat is not None)

    def _region_scored(self, event: Event) -> None:
        self.expect(
            "region scored", (event["region"], event["seat"], event["glory"]), self.due[0] if self.due else None
        )

    def _gained(self, event: Event) -> None:
        if event["rule"] == "MYS-273":
            _, seat, glory = self.due[0]
            self.expect("Glory for a region", (event["seat"], event["glory"]), (seat, glory))
            self.due = self.due[1:]
        elif event["rule"] in ("MYS-348", "MYS-359"):
            self.extra = (*self.extra, (event["rule"], event["seat"], event["glory"]))

    def _era_ended(self, event: Event) -> None:
        """CR-2T1 first, then the Monster Attunement; after all events."""
        mirror = self.mirror
        self.expect("everything paid", self.due, ())
        self.expect("the whole path", self.resolved, len(mirror.path))
        beaten = mirror.defeated if mirror.rulings.count_each_defeat else set(mirror.defeated)
        wanted = [
            ("MYS-348", seat, 3 * (mirror.controlled(seat) // 2)) for seat in mirror.order if mirror.able(seat, "cr2t1")
        ] + [("MYS-359", seat, 8 * len(beaten)) for seat in mirror.order if mirror.claimed[seat] == "A10"]
        self.expect("end of the Era", self.extra, tuple(row for row in wanted if row[2]))
        self.extra = ()

    def _order_set(self, event: Event) -> None:
        self.expect("order of play", list(event["order"]), self.by_glory())
        self.dealt = True

    def by_glory(self) -> list[int]:
        """Most Glory first; among equals whoever had the lower Artefact."""
        places = {seat: place for place, seat in enumerate(self.mirror.order)}
        return sorted(places, key=lambda seat: (-self.mirror.glory[seat], places[seat]))

    def _game_ended(self, event: Event) -> None:
        self.expect("final scores", list(event["scores"]), self.mirror.glory)

    def hear(self, decisions: tuple[Decision, ...], state: Any) -> None:
        if state.over:
            self.expect("ranking", list(state.outcome.ranking), self.by_glory())
            self.expect("winner", list(state.outcome.winners), self.by_glory()[:1])
        elif self.dealt:
            self.dealt = False
            numbers = [state.boards[seat].artefact for seat in self.mirror.order]
            self.expect("Artefacts", numbers, list(range(1, self.mirror.seats + 1)))
