"""The table as the log tells it: every event moves the pieces of a second table, and the two must agree."""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import world

Event = dict[str, Any]
KINDS = ("troop", "golem", "fortification")


class Army:
    """The units of one seat, and which of them have travelled in the turn that is being played."""

    def __init__(self, board: Any) -> None:
        self.at, self.wounded, self.travelled = board.at, board.wounded, board.travelled
        self.units = {kind: Counter(getattr(board, f"{kind}s")) for kind in KINDS}
        self.tired = {kind: Counter(getattr(board, f"tired_{kind}s")) for kind in KINDS}

    def fresh(self, kind: str, region: int) -> int:
        """How many units of a kind may still travel from a region."""
        return self.units[kind][region] - self.tired[kind][region]

    def count(self, region: int) -> int:
        return sum(self.units[kind][region] for kind in KINDS) + (self.at == region)

    def regions(self) -> list[int]:
        return [region for region in range(15) if self.count(region)]

    def rest(self) -> None:
        self.travelled = False
        self.tired = {kind: Counter() for kind in KINDS}

    def move(self, unit: str, origin: int, target: int) -> None:
        if unit == "champion":
            assert self.at == origin, f"a Champion leaves {origin}, but stands in {self.at}"
            self.at, self.travelled = target, True
        else:
            self.units[unit][origin] -= 1
            assert self.units[unit][origin] >= 0, f"no {unit} is in {origin}"
            self.units[unit][target] += 1
            self.tired[unit][target] += 1

    def remove(self, unit: str, region: int) -> None:
        """Of like units, one that has travelled goes first."""
        self.units[unit][region] -= 1
        assert self.units[unit][region] >= 0, f"no {unit} is in {region}"
        if self.tired[unit][region]:
            self.tired[unit][region] -= 1


class Mirror:
    """What an onlooker knows who has seen the first position and the log."""

    def __init__(self, state: Any) -> None:
        seats = range(len(state.boards))
        self.seats = len(seats)
        self.options, self.rulings = state.options, state.rulings
        self.order, self.ring = list(state.order), list(state.ring)
        self.mirages, self.monsters = set(state.mirages), list(state.monsters)
        self.champions = [board.champion for board in state.boards]
        self.armies = [Army(board) for board in state.boards]
        self.glory = [board.glory for board in state.boards]
        self.energy = [board.energy for board in state.boards]
        self.experience = [board.experience for board in state.boards]
        self.upgrades = [
            {str(world.CARDS[card]["slot"]): card for card in board.upgrades if card} for board in state.boards
        ]
        self.claimed = [board.attunement for board in state.boards]
        self.lairs = {monster: lair for monster, lair in zip(self.monsters, state.lairs, strict=True) if lair >= 0}
        self.path = list(state.path)
        self.face_down: set[str] = set()
        self.defeated: list[str] = []
        self.ending = False
        """Whether Phase 3 has begun."""

    # -- what the rules ask about ---------------------------------------------------------------------------

    def able(self, seat: int, champion: str) -> bool:
        """Whether a seat has this Champion, unwounded, at a table that plays with abilities."""
        return self.options.abilities and self.champions[seat] == champion and not self.armies[seat].wounded

    def strength(self, seat: int, region: int, forts: bool = True) -> int:
        army, upgrades = self.armies[seat], set(self.upgrades[seat].values())
        total = 0
        for kind in KINDS if forts else KINDS[:2]:
            each = world.STRENGTH[kind] + sum(plus for card, (unit, plus) in world.STRONGER.items()
                                              if unit == kind and card in upgrades)  # fmt: skip
            total += army.units[kind][region] * each
        if army.at == region:
            total += (1 if army.wounded else 3) + sum(plus for card, plus in world.CHAMPION.items() if card in upgrades)
        return total

    def present(self, region: int) -> list[int]:
        return [seat for seat in self.order if self.armies[seat].count(region)]

    def control(self, region: int) -> int | None:
        """The strongest; among equals whoever has the lower Artefact."""
        there = self.present(region)
        return max(there, key=lambda seat: (self.strength(seat, region), -self.order.index(seat))) if there else None

    def controlled(self, seat: int) -> int:
        return sum(self.control(region) == seat for region in range(15))

    # -- the log ----------------------------------------------------------------------------------------------

    def take(self, event: Event) -> None:
        """Do to this table what the event tells."""
        method = getattr(self, "_" + event["type"].replace("-", "_"), None)
        if method is not None:
            method(event)

    def _card_drafted(self, event: Event) -> None:
        if event["card"] not in world.CARDS:
            self.champions[event["seat"]] = event["card"]

    def _champion_placed(self, event: Event) -> None:
        self.armies[event["seat"]].at = event["region"]

    def _mirages_removed(self, event: Event) -> None:
        self.mirages -= set(event["mirages"])

    def _era_began(self, event: Event) -> None:
        self.path, self.defeated, self.ending = [], [], False
        self.face_down = set()

    def _attunements_returned(self, event: Event) -> None:
        self.claimed = ["" for _ in self.claimed]

    def _attunement_claimed(self, event: Event) -> None:
        self.claimed[event["seat"]] = event["attunement"]

    def _monster_appeared(self, event: Event) -> None:
        self.lairs[event["monster"]] = event["island"]

    def _champion_restored(self, event: Event) -> None:
        self.armies[event["seat"]].wounded = False

    def _fortifications_returned(self, event: Event) -> None:
        army = self.armies[event["seat"]]
        assert army.units["fortification"].total() == event["count"]
        army.units["fortification"], army.tired["fortification"] = Counter(), Counter()

    def _order_set(self, event: Event) -> None:
        self.order = list(event["order"])

    def _event_placed(self, event: Event) -> None:
        self.path.append(event["event"])

    def _event_resolved(self, event: Event) -> None:
        self.ending = True

    def _turn_began(self, event: Event) -> None:
        self._rest()

    def _reward_given(self, event: Event) -> None:
        if self.ending:
            self._rest()

    def _rest(self) -> None:
        for army in self.armies:
            army.rest()

    def _gained(self, event: Event) -> None:
        seat = event["seat"]
        self.glory[seat] += event["glory"]
        self.energy[seat] += event["energy"]
        self.experience[seat] += event["experience"]

    def _paid(self, event: Event) -> None:
        self.energy[event["seat"]] -= event["energy"]
        self.experience[event["seat"]] -= event["experience"]

    def _glory_lost(self, event: Event) -> None:
        self.glory[event["seat"]] -= event["glory"]

    def _card_placed(self, event: Event) -> None:
        if world.kind(event["card"]) == "upgrade":
            self.upgrades[event["seat"]][world.CARDS[event["card"]]["slot"]] = event["card"]

    def _deployed(self, event: Event) -> None:
        self.armies[event["seat"]].units[event["unit"]][event["region"]] += 1

    def _travelled(self, event: Event) -> None:
        self.armies[event["seat"]].move(event["unit"], event["origin"], event["target"])

    _carried = _travelled

    def _marched(self, event: Event) -> None:
        army, origin, target = self.armies[event["seat"]], event["origin"], event["target"]
        going = self.marchers(event["seat"], origin, event["rule"] == "MYS-404")
        assert len(going) == event["units"], f"{event['units']} units march, not {going}"
        for unit in going:
            army.move(unit, origin, target)

    def marchers(self, seat: int, origin: int, champion: bool) -> list[str]:
        """Who goes with C045 (everybody but Fortifications) or EN25 (Troops and Golems): all that can."""
        army = self.armies[seat]
        going = ["troop"] * army.fresh("troop", origin) + ["golem"] * army.fresh("golem", origin)
        if champion and army.at == origin and (not army.travelled or self.rulings.march_tired_champion):
            going.append("champion")
        return going

    def _unit_removed(self, event: Event) -> None:
        self.armies[event["seat"]].remove(event["unit"], event["region"])

    def _champion_wounded(self, event: Event) -> None:
        army = self.armies[event["seat"]]
        assert not army.wounded
        assert army.at == event["region"]
        army.wounded = True

    def _island_set_down(self, event: Event) -> None:
        self.ring = list(event["ring"])

    _islands_swapped = _island_set_down

    def _monster_compared(self, event: Event) -> None:
        if event["defeated"]:
            self.defeated.append(event["monster"])

    def _monster_moved(self, event: Event) -> None:
        self.lairs[event["monster"]] = event["island"]

    def _monster_left(self, event: Event) -> None:
        self.lairs[event["monster"]] = -1
        self.face_down.add(event["monster"])

    # -- the two tables -----------------------------------------------------------------------------------------

    def compare(self, state: Any) -> None:
        """Everything that the log told is where the program has it, and nothing else happened."""
        assert list(state.ring) == self.ring
        assert list(state.order) == self.order
        assert [lair for lair in state.lairs if lair >= 0] == [
            self.lairs[monster] for monster in self.monsters if self.lairs.get(monster, -1) >= 0
        ]
        for seat, board in enumerate(state.boards):
            army = self.armies[seat]
            assert (board.at, board.wounded) == (army.at, army.wounded), f"Champion of seat {seat}"
            for kind in KINDS:
                found = sorted(getattr(board, f"{kind}s"))
                assert found == sorted(army.units[kind].elements()), f"{kind}s of seat {seat}"
            told = (self.glory[seat], self.energy[seat], self.experience[seat])
            assert (board.glory, board.energy, board.experience) == told, f"tracks of seat {seat}"
