"""Battles: sides, reactions, totals, losses, Glory, all from the log. Rulebook p.10-11, p.14."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.core.record import Decision

from . import world
from .mirror import KINDS, Event, Mirror
from .watching import Oracle


class Fight:
    """One Battle as this model plays it."""

    def __init__(self, mirror: Mirror, event: Event, strength: int) -> None:
        self.starter, self.region, self.sides = event["seat"], event["region"], list(event["sides"])
        self.before = {seat: mirror.armies[seat].count(self.region) for seat in self.sides}
        self.bonus = Counter({self.starter: strength})
        self.cards: dict[int, str] = {}
        self.paid: list[int] = []
        """Seats that were paid for Defence or Sacrifice, in the order in which it came."""
        self.counts_losses = mirror.able(self.starter, "leheir")
        self.totals: dict[int, int] = {}
        self.owed: dict[int, int] = {}
        """Points of difference that are still to be made up for, by seat in order of play."""
        self.gone: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.per_loss = 0


class BattleOracle(Oracle):
    """Recomputes every Battle."""

    fight: Fight | None = None
    strength = 0
    """What the Tactic that was used last adds to the Battle that it starts."""
    action = False
    """Whether the next Battle is the Special Action of a turn."""

    def see(self, event: Event) -> None:
        own = getattr(self, "_" + event["type"].replace("-", "_"), None)
        if own is not None:
            own(event)

    # -- how it begins -------------------------------------------------------------------------------------

    def _card_used(self, event: Event) -> None:
        self.strength, self.action = world.REMOTE.get(event["card"], 0), False

    def _approach_chosen(self, event: Event) -> None:
        self.strength, self.action = 0, False

    def _artefact_discharged(self, event: Event) -> None:
        if event["rule"] == "MYS-198":
            self.strength, self.action = 0, True

    def _battle_began(self, event: Event) -> None:
        starter, region = event["seat"], event["region"]
        there = self.mirror.present(region)
        sides = [seat for seat in self.mirror.order if seat in there or seat == starter]
        self.expect("sides", list(event["sides"]), sides)
        self.expect("an opponent is there", len(sides) > 1, True)
        if self.action or self.mirror.rulings.remote_needs_unit is True:
            self.expect("the starter is there", starter in there, True)
        self.fight = Fight(self.mirror, event, self.strength)

    # -- reactions ------------------------------------------------------------------------------------------

    def _card_revealed(self, event: Event) -> None:
        fight = self._open()
        self.expect("revealed in order of play", event["seat"], fight.sides[len(fight.cards)])
        seat, card = event["seat"], event["card"]
        fight.cards[seat] = card
        if card and world.kind(card) == "tactic":
            fight.bonus[seat] += world.points(card)

    def _gained(self, event: Event) -> None:
        seat, rule = event["seat"], event["rule"]
        if rule in ("MYS-209", "MYS-210"):
            self._reaction(seat, event)
        elif rule == "MYS-235":
            self._open().won[seat] += event["glory"]
        elif rule == "MYS-343":
            self.expect("Leheir's player", seat, self._open().starter)
            self._open().per_loss += event["glory"]

    def _reaction(self, seat: int, event: Event) -> None:
        """The card's points and 1 for each own unit there: Glory in Defence, Energy in Sacrifice, up to 12."""
        fight = self._open()
        units = self.mirror.armies[seat].count(fight.region)
        amount = world.points(fight.cards[seat]) + units
        fight.paid.append(seat)
        if world.kind(fight.cards[seat]) == "upgrade":
            self.expect("Defence", (event["glory"], event["energy"]), (amount, 0))
        else:
            gain = min(amount, world.MOST - self.mirror.energy[seat])
            self.expect("Sacrifice", (event["glory"], event["energy"]), (0, gain))

    def _all_have_reacted(self, fight: Fight) -> None:
        paid = [
            seat
            for seat in fight.sides
            if (card := fight.cards[seat])
            and (world.kind(card) == "upgrade" or (world.kind(card) == "accessory" and seat in fight.paid))
        ]
        self.expect("Defence and Sacrifice in order of play", fight.paid, paid)
        for seat in fight.sides:
            card = fight.cards[seat]
            left = self.mirror.armies[seat].count(fight.region)
            if card and world.kind(card) == "objective":
                fight.gone[seat] = max(0, fight.before[seat] - left)
            else:
                self.expect("units that stayed", left, fight.before[seat])
            if card and world.kind(card) == "accessory" and seat not in fight.paid:
                self.expect("a full track of Energy", self.mirror.energy[seat], world.MOST)

    # -- the result -----------------------------------------------------------------------------------------

    def _strength_compared(self, event: Event) -> None:
        fight, mirror = self._open(), self.mirror
        self._all_have_reacted(fight)
        for seat in fight.sides:
            fight.totals[seat] = mirror.strength(seat, fight.region) + fight.bonus[seat]
        if mirror.able(fight.starter, "anuth") and mirror.armies[fight.starter].at == fight.region:
            fight.totals[fight.starter] += 2
        self.expect("sides compared", list(event["sides"]), fight.sides)
        self.expect("totals", list(event["totals"]), [fight.totals[seat] for seat in fight.sides])
        most = max(fight.totals.values())
        fight.owed = {seat: most - total for seat, total in fight.totals.items() if total < most}

    def losable(self, seat: int) -> list[str]:
        """Every unit there that can be removed or wounded."""
        army, region = self.mirror.armies[seat], self._open().region
        found = [kind for kind in KINDS for _ in range(army.units[kind][region])]
        return found + ["champion"] * (army.at == region and not army.wounded)

    def _loser(self) -> int | None:
        """The first in order of play who still has to lose something and can."""
        return next((seat for seat, owed in self._open().owed.items() if owed > 0 and self.losable(seat)), None)

    def _unit_removed(self, event: Event) -> None:
        if event["rule"] == "MYS-222":
            self._lost(event)

    def _champion_wounded(self, event: Event) -> None:
        if event["rule"] == "MYS-228":
            self._lost(event)

    def _lost(self, event: Event) -> None:
        fight = self._open()
        self.expect("who loses", event["seat"], self._loser())
        self.expect("where", event["region"], fight.region)
        fight.owed[event["seat"]] -= 1
        fight.gone[event["seat"]] += 1

    def _battle_ended(self, event: Event) -> None:
        fight = self._open()
        self.expect("everybody has lost enough", self._loser(), None)
        most = max(fight.totals.values())
        strongest = [seat for seat in fight.sides if fight.totals[seat] == most]
        self.expect("strongest", list(event["strongest"]), strongest)
        gone = fight.gone.total()
        won = {seat: 2 * (gone - fight.gone[seat]) for seat in strongest}
        self.expect("Glory", dict(fight.won), {seat: glory for seat, glory in won.items() if glory})
        self.expect("Leheir's Glory", fight.per_loss, gone if fight.counts_losses else 0)
        self.fight = None

    def _open(self) -> Fight:
        assert self.fight is not None, "there is no Battle"
        return self.fight

    # -- what is asked ----------------------------------------------------------------------------------------

    def hear(self, decisions: tuple[Decision, ...], state: Any) -> None:
        if not decisions:
            return
        first = decisions[0]
        if first.prompt == "prompt-commit" and not state.picks:
            self._commit(decisions, state)
        elif first.prompt == "prompt-lose-unit":
            self._lose(first)

    def _commit(self, decisions: tuple[Decision, ...], state: Any) -> None:
        fight = self._open()
        asked = [seat for seat in fight.sides if state.boards[seat].hand and self.may_react(seat)]
        self.expect("who chooses in secret", [decision.seat for decision in decisions], asked)
        for decision in decisions:
            self.expect("a card or none", len(decision.choices), len(state.boards[decision.seat].hand) + 1)

    def may_react(self, seat: int) -> bool:
        """A starter without a unit there chooses too, unless the table says otherwise."""
        return self.mirror.rulings.remote_needs_unit != "no-card" or self._open().before[seat] > 0

    def _lose(self, decision: Decision) -> None:
        fight, seat = self._open(), decision.seat
        units = self.losable(seat)
        self.expect("who loses", seat, self._loser())
        self.expect("what may be lost", {choice.unit for choice in decision.choices}, set(units))
        self.expect("how much", decision.about["count"], fight.owed[seat])
        self.expect("there is something to choose", fight.owed[seat] < len(units), True)
