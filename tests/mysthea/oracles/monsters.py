"""Monsters: attacks, ranks, rewards, behaviours, moves, and attacks within attacks. Rulebook p.13, p.16-17."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from rulewright.core.record import Decision

from . import world
from .mirror import KINDS, Army, Event
from .watching import Oracle


class Attack:
    """One attack as this model plays it."""

    def __init__(self, monster: str, again: bool) -> None:
        self.monster, self.again = monster, again
        self.island = -1
        self.defeated: bool | None = None
        """None before the comparison."""
        self.cowards: dict[int, int] = {}
        """Glory that each seat has still to lose for being absent."""
        self.clearing: list[int] = []
        """Seats that must clear a region, in order of play."""
        self.armies: dict[int, Army] = {}
        """Their units before it."""
        self.ranked: list[int] = []
        self.doubled: set[int] = set()
        self.given = 0
        """Rewards given so far."""
        self.reward: dict[str, int] = {}
        """What the open reward still has to give."""


class MonsterOracle(Oracle):
    """Recomputes every attack; an attack within another is finished first."""

    def __init__(self, mirror: Any) -> None:
        super().__init__(mirror)
        self.attacks: list[Attack] = []
        self.again = ""
        """The Monster that must attack a second time."""
        self.storm: list[tuple[str, int]] = []
        """Monsters that the Storm still has to move, and where they go."""
        self.rooted: set[str] = set()
        """Monsters that a Storm leaves alone, if the table plays so."""

    def see(self, event: Event) -> None:
        own = getattr(self, "_" + event["type"].replace("-", "_"), None)
        if own is not None:
            own(event)

    def behaves(self, monster: str, name: str) -> bool:
        return bool(self.mirror.options.behaviours) and monster == name

    # -- the attack ------------------------------------------------------------------------------------------

    def _monster_attacked(self, event: Event) -> None:
        monster = event["monster"]
        self.expect("attacked Island", event["island"], self.mirror.lairs[monster])
        again = self.again == monster
        self.expect("a second attack follows at once", self.again, monster if again else "")
        self.again = ""
        self.rooted.discard(monster)
        attack = Attack(monster, again)
        if self.behaves(monster, "utcoro"):
            glory = self.mirror.glory
            absent = [seat for seat in self.mirror.order if seat not in self.fighters(event["island"])]
            attack.cowards = {seat: min(5, glory[seat] - 1) for seat in absent if glory[seat] > 1}
        self.attacks.append(attack)

    def fighters(self, island: int) -> list[int]:
        """Everybody with a unit on the Island, in order of play."""
        regions = world.on_island(island)
        return [seat for seat in self.mirror.order if any(self.mirror.armies[seat].count(r) for r in regions)]

    def strength(self, seat: int, attack: Attack) -> int:
        forts = not self.behaves(attack.monster, "boulron")
        total = sum(self.mirror.strength(seat, region, forts) for region in world.on_island(attack.island))
        here = world.island_of(self.mirror.armies[seat].at) == attack.island
        return total + (2 if here and self.mirror.able(seat, "anuth") else 0)

    def _glory_lost(self, event: Event) -> None:
        if event["rule"] == "MYS-310":
            attack = self._open()
            self.expect("a coward loses", event["glory"], attack.cowards.pop(event["seat"], None))

    def _monster_compared(self, event: Event) -> None:
        attack, island = self._open(), event["island"]
        self.expect("who attacks", (event["monster"], island), (attack.monster, self.mirror.lairs[attack.monster]))
        self.expect("all cowards have paid", attack.cowards, {})
        attack.island = island
        own = world.MONSTERS[attack.monster]
        if self.behaves(attack.monster, "cannibarok") and any(
            world.TERRAIN[region] == "crystal" for region in world.on_island(island)
        ):
            own += 2
        there = self.fighters(island)
        totals = {seat: self.strength(seat, attack) for seat in there}
        against = sum(totals.values())
        attack.defeated = against >= own
        found = (event["strength"], event["against"], event["defeated"])
        self.expect("comparison", found, (own, against, attack.defeated))
        if attack.defeated:
            attack.ranked = sorted(there, key=lambda seat: (-totals[seat], self.mirror.order.index(seat)))[:3]
            attack.doubled = {
                seat
                for seat in there
                if self.mirror.able(seat, "celethe") and world.island_of(self.mirror.armies[seat].at) == island
            }
        else:
            attack.clearing = there
            attack.armies = {seat: deepcopy(self.mirror.armies[seat]) for seat in there}

    # -- what it does to the beaten ----------------------------------------------------------------------------

    def _check_cleared(self, attack: Attack) -> None:
        """Of each seat exactly one region of the Island is empty now, its Champion there is wounded, no more."""
        for seat in attack.clearing:
            before, after = attack.armies[seat], self.mirror.armies[seat]
            held = [region for region in world.on_island(attack.island) if before.count(region)]
            outcomes = []
            for region in held:
                twin = deepcopy(before)
                for kind in KINDS:
                    while twin.units[kind][region]:
                        twin.remove(kind, region)
                twin.wounded = before.wounded or before.at == region
                outcomes.append(picture(twin))
            self.expect(f"seat {seat} clears one of {held}", picture(after) in outcomes, True)

    # -- rewards -----------------------------------------------------------------------------------------------

    def _reward_given(self, event: Event) -> None:
        attack = self._open()
        self._check_reward(attack)
        place = attack.given
        wanted = (attack.monster, world.RANKS[place], attack.ranked[place])
        self.expect("reward", (event["monster"], event["rank"], event["seat"]), wanted)
        attack.given += 1
        times = 2 if event["seat"] in attack.doubled else 1
        glory = world.GLORY[attack.monster][place]
        attack.reward = {"glory": glory * times}
        if attack.monster in world.ALSO:
            attack.reward[world.ALSO[attack.monster]] = glory * times
        if attack.monster == "obsidusa":
            attack.reward["cards"] = times if self.mirror.rulings.double_everything else 1

    def _rewarded(self, event: Event) -> Attack | None:
        """The attack whose reward this event belongs to."""
        rules = {"utcoro": 307, "boulron": 312, "cannibarok": 315, "onygauros": 318, "obsidusa": 322, "caerulas": 325,
                 "kodror": 330}  # fmt: skip
        for attack in reversed(self.attacks):
            if attack.given and event["rule"] == f"MYS-{rules[attack.monster]}":
                return attack if event["seat"] == attack.ranked[attack.given - 1] else None
        return None

    def _gained(self, event: Event) -> None:
        attack = self._rewarded(event)
        if attack is None:
            return
        seat, reward = event["seat"], attack.reward
        self.expect("Glory", event["glory"], reward.pop("glory", 0))
        for name, track in (("energy", self.mirror.energy), ("experience", self.mirror.experience)):
            self.expect(name, event[name], min(reward.pop(name, 0), world.MOST - track[seat]))

    def _points_gained(self, event: Event) -> None:
        attack = self._rewarded(event)
        if attack is not None:
            self.expect("Command Points", event["points"], attack.reward.pop("points", 0))

    def _cards_drawn(self, event: Event) -> None:
        attack = self._rewarded(event)
        if attack is not None:
            attack.reward["cards"] = attack.reward.get("cards", 0) - 1
            self.expect("not too many cards", attack.reward["cards"] >= 0, True)

    def _check_reward(self, attack: Attack) -> None:
        """Everything of the last reward was given; cards only as long as the Era Deck has any."""
        left = {name: n for name, n in attack.reward.items() if name != "cards"}
        self.expect("the whole reward", left, {})

    # -- where it goes -------------------------------------------------------------------------------------------

    def _leaves(self, monster: str) -> Attack:
        attack = self._open()
        self.expect("who leaves", monster, attack.monster)
        self._check_reward(attack)
        self.expect("rewards", attack.given, len(attack.ranked) if attack.defeated else 0)
        if not attack.defeated:
            self._check_cleared(attack)
        self.attacks.pop()
        return attack

    def _event_resolved(self, event: Event) -> None:
        self.expect("no attack is open", (self.attacks, self.storm, self.again), ([], [], ""))
        if event["event"] == "storm":
            self._plan_storm()

    def _plan_storm(self) -> None:
        """All at once by the ring as it lies; Kodror's swap comes last. AMB-MYS-78: some may stay."""
        alive = [monster for monster in self.mirror.monsters if self.mirror.lairs.get(monster, -1) >= 0]
        swapping = [monster for monster in alive if self.behaves(monster, "kodror")]
        self.storm = [
            (monster, self._stays(monster) or world.next_island(self.mirror.ring, self.mirror.lairs[monster]))
            for monster in alive
            if monster not in swapping
        ] + [(monster, -1) for monster in swapping]

    def _stays(self, monster: str) -> int:
        """5 more than the Island for a Monster that stays there; 0 for one that moves."""
        return self.mirror.lairs[monster] + 5 if monster in self.rooted else 0

    def _monster_moved(self, event: Event) -> None:
        monster, island = event["monster"], event["island"]
        if self.storm:
            self.expect("Storm", (monster, island), self.storm.pop(0))
            return
        attack = self._leaves(monster)
        self.expect("clockwise", island, world.next_island(self.mirror.ring, self.mirror.lairs[monster]))
        self.expect("it does not swap", self.behaves(monster, "kodror"), False)
        self.expect("it does not stay", self.behaves(monster, "obsidusa") and not attack.defeated, False)
        if self.behaves(monster, "caerulas"):
            self.expect("no move after the second attack", attack.again, False)
            self.again = "" if attack.defeated else monster

    def _monster_stayed(self, event: Event) -> None:
        monster, island = event["monster"], event["island"]
        if self.storm:
            self.expect("Storm", (monster, island + 5), self.storm.pop(0))
            return
        attack = self._leaves(monster)
        self.expect("where it was", island, self.mirror.lairs[monster])
        obsidusa = self.behaves(monster, "obsidusa") and not attack.defeated
        self.expect("it may stay", obsidusa or (self.behaves(monster, "caerulas") and attack.again), True)
        if self.behaves(monster, "caerulas") and not self.mirror.rulings.storm_moves_all:
            self.rooted.add(monster)

    def _islands_swapped(self, event: Event) -> None:
        monster, ring = event["monster"], list(self.mirror.ring)
        if self.storm:
            self.expect("Storm", (monster, -1), self.storm.pop(0))
        else:
            attack = self._leaves(monster)
            self.expect("it was not defeated", attack.defeated, False)
        self.expect("it swaps", self.behaves(monster, "kodror"), True)
        here = ring.index(self.mirror.lairs[monster])
        there = (here + 1) % 5
        ring[here], ring[there] = ring[there], ring[here]
        self.expect("ring", list(event["ring"]), ring)

    def _monster_left(self, event: Event) -> None:
        attack = self._leaves(event["monster"])
        self.expect("Kodror, defeated", (self.behaves(attack.monster, "kodror"), attack.defeated), (True, True))

    def _open(self) -> Attack:
        """The innermost attack; one whose Monster has left the game meanwhile ends without a word."""
        while self.attacks and self.mirror.lairs[self.attacks[-1].monster] < 0:
            self.attacks.pop()
        assert self.attacks, "no Monster attacks"
        return self.attacks[-1]

    # -- what is asked -----------------------------------------------------------------------------------------

    def hear(self, decisions: tuple[Decision, ...], state: Any) -> None:
        if not decisions:
            return
        decision = decisions[0]
        found = {choice for choice in decision.choices if str(choice) != "done"}
        if decision.prompt == "prompt-monster":
            mirror = self.mirror
            wanted = {
                monster
                for monster, lair in mirror.lairs.items()
                if lair >= 0 and monster in mirror.path and monster not in mirror.face_down
            }
            self.expect("Monsters that may attack", {choice.monster for choice in found}, wanted)
        elif decision.prompt == "prompt-clear-region":
            army, island = self.mirror.armies[decision.seat], self._open().island
            held = {region for region in world.on_island(island) if army.count(region)}
            self.expect("regions to clear", {choice.region for choice in found}, held)
            self.expect("there is something to choose", len(held) > 1, True)


def picture(army: Army) -> tuple[Any, ...]:
    """An army as something that can be compared."""
    units = tuple(tuple(sorted(army.units[kind].elements())) for kind in KINDS)
    return army.at, army.wounded, units
