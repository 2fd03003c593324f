"""The sheets as numbers: where the numbers of a seat, of the Enemy and of the Arena stand, and how they are written."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.core.observation import Layout, Row

from ..content.components import Content
from ..model.state import ROW, Combat, Foe, Player, Sheet
from ..model.vocabulary import CONDITIONS, LIMITS, Symbol

HEALTH = 1 / 40
STAT = 1 / 6
BOOST = 1 / 4
CONDITION = tuple([1 / LIMITS[condition] for condition in CONDITIONS])
NOTHING = (0, 0, 0, 0)
SLOTS = ("1", "2", "3", "4")
TRACK = ("1", "2", "3", "4", "5")


class BodyPlaces:
    """What a Mystling's sheet and an Enemy's sheet both have."""

    def __init__(self, layout: Layout, who: str, spaces: Sequence[str]) -> None:
        self.numbers = layout.start(
            f"{who} body", ["health / 40", "damage / 40", "tokens on the sheet / 5", "tokens in the arena / 5"]
        )
        self.base = layout.start(f"{who} statistics / 6", list(ROW))
        self.boost = layout.start(f"{who} statistics until the next turn / 4", list(ROW))
        self.conditions = layout.start(f"{who} conditions, of the most", list(CONDITIONS))
        self.fresh = layout.start(f"{who} conditions that stay this turn, of the most", list(CONDITIONS))
        self.space = layout.start(f"{who} space", spaces)
        self.tokens = layout.start(f"{who} elemental tokens", spaces)

    def write(self, row: Row, sheet: Sheet | Foe) -> None:
        at = self.numbers
        row[at] = sheet.health * HEALTH
        row[at + 1] = sheet.damage * HEALTH
        if sheet.held:
            row[at + 2] = sheet.held / 5
        at = self.base
        willpower, defense, strength, swiftness = sheet.base
        row[at] = willpower * STAT
        row[at + 1] = defense * STAT
        row[at + 2] = strength * STAT
        row[at + 3] = swiftness * STAT
        if sheet.boost != NOTHING:
            for place, value in enumerate(sheet.boost, self.boost):
                row[place] = value * BOOST
        if sheet.conditions != NOTHING:
            for place, (value, part) in enumerate(zip(sheet.conditions, CONDITION, strict=True), self.conditions):
                row[place] = value * part
        if sheet.fresh != NOTHING:
            for place, (value, part) in enumerate(zip(sheet.fresh, CONDITION, strict=True), self.fresh):
                row[place] = value * part
        if sheet.space >= 0:
            row[self.space + sheet.space] = 1.0
        if sheet.tokens:
            row[self.numbers + 3] = len(sheet.tokens) / 5
            at = self.tokens
            for space in sheet.tokens:
                row[at + space] = 1.0


class SheetPlaces:
    """Where the numbers of one seat stand."""

    def __init__(self, layout: Layout, who: str, content: Content, spaces: Sequence[str], cards: list[str]) -> None:
        mystlings = sorted(content.mystlings)
        self.body = BodyPlaces(layout, who, spaces)
        self.numbers = layout.start(
            f"{who} sheet",
            [
                "power / 10", "draw pile / 20", "cards put on top of it / 4", "cards put under it / 10",
                "cards looked at / 4", "discard pile / 20", "won rounds / 2", "quest conditions fulfilled / 4",
                "added up for the next one / 10", "triggered", "dealt damage this turn", "on a quest",
            ],
        )  # fmt: skip
        self.resolving = layout.start(f"{who} slots being resolved", SLOTS)
        self.mystling = layout.add(f"{who} mystling", mystlings)
        self.party = layout.add(f"{who} party", mystlings)
        self.damage = layout.add(f"{who} party, damage / 40", mystlings)
        self.fatigue = layout.add(f"{who} party, fatigue / 5", mystlings)
        self.exalted = layout.add(f"{who} party, exalted", mystlings)
        self.retired = layout.add(f"{who} party, has won its round", mystlings)
        self.used = layout.add(f"{who} bonus actions of this turn", sorted(content.bonuses))
        self.slots = [layout.add(f"{who} slot {slot}", cards) for slot in SLOTS]
        self.pile = layout.add(f"{who} draw pile / 2", cards)
        self.discard = layout.add(f"{who} discard pile / 2", cards)
        self.top = layout.add(f"{who} passive", sorted([id for id in cards if content.cards[id].passive]))
        self.upgrade = layout.add(f"{who} upgrade", sorted([id for id in cards if content.cards[id].upgrade]))
        self.resting = layout.add(f"{who} decks that do not fight / 2", cards)
        self.draft = layout.add(f"{who} deck being built / 2", cards)

    def write(self, row: Row, player: Player, sheet: Sheet | None, draft: tuple[str, ...]) -> None:
        for member in player.party:
            mystling = member.mystling
            row[self.party[mystling]] = 1.0
            if member.damage:
                row[self.damage[mystling]] = member.damage * HEALTH
            if member.fatigue:
                row[self.fatigue[mystling]] = member.fatigue / 5
            if member.exalted:
                row[self.exalted[mystling]] = 1.0
            if member.retired:
                row[self.retired[mystling]] = 1.0
        active = sheet.active if sheet is not None else -1
        if len(player.party) > 1 or active < 0:
            self._write_resting(row, player, active)
        for card in draft:
            row[self.draft[card]] += 0.5
        row[self.numbers + 6] = player.wins / 2
        if sheet is not None and sheet.mystling:
            self._write_fighter(row, sheet)

    def _write_resting(self, row: Row, player: Player, active: int) -> None:
        places = self.resting
        for at, member in enumerate(player.party):
            if at == active:
                continue
            for card in member.cards:
                row[places[card]] += 0.5
            for card in member.removed:
                row[places[card]] -= 0.5

    def _write_fighter(self, row: Row, sheet: Sheet) -> None:
        self.body.write(row, sheet)
        at = self.numbers
        known = len(sheet.top) + len(sheet.bottom)
        row[at] = sheet.power / 10
        row[at + 1] = (len(sheet.deck) + known) / 20
        row[at + 5] = len(sheet.discard) / 20
        if sheet.triggered:
            row[at + 9] = 1.0
        if sheet.dealt:
            row[at + 10] = 1.0
        if sheet.questing:
            row[at + 7] = sheet.quest / 4
            row[at + 8] = min(sheet.quest_progress, 50) / 10
            row[at + 11] = 1.0
        for slot in sheet.resolving:
            row[self.resolving + slot - 1] = 1.0
        row[self.mystling[sheet.mystling]] = 1.0
        for bonus in sheet.used:
            row[self.used[bonus]] = 1.0
        for slots, card in zip(self.slots, sheet.slots, strict=True):
            if card:
                row[slots[card]] = 1.0
        # Deck lists, slots and discard piles lie open: everybody knows what is left, nobody in which order.
        places = self.pile
        for card in sheet.deck:
            row[places[card]] += 0.5
        if known or sheet.looking:
            row[at + 2] = len(sheet.top) / 4
            row[at + 3] = len(sheet.bottom) / 10
            row[at + 4] = len(sheet.looking) / 4
            for card in (*sheet.top, *sheet.bottom, *sheet.looking):
                row[places[card]] += 0.5
        places = self.discard
        for card in sheet.discard:
            row[places[card]] += 0.5
        if sheet.discard and sheet.discard[-1] in self.top:
            row[self.top[sheet.discard[-1]]] = 1.0
        if sheet.upgrade:
            row[self.upgrade[sheet.upgrade]] = 1.0


class EnemyPlaces:
    """Where the numbers of the Enemy sheet stand."""

    def __init__(self, layout: Layout, seats: list[str], content: Content, spaces: Sequence[str]) -> None:
        attacks = [attack for attack in content.attacks.values() if attack.players == len(seats)]
        kinds = sorted({_kind(attack.symbol, attack.aim, len(seats)) for attack in attacks})
        self.kind = {attack.id: _kind(attack.symbol, attack.aim, len(seats)) for attack in attacks}
        self.symbol = {attack.id: attack.symbol for attack in attacks}
        self.body = BodyPlaces(layout, "enemy", spaces)
        self.enemy = layout.add("enemy", sorted(content.enemies))
        self.numbers = layout.start(
            "enemy sheet",
            [
                "deck / 12", "discard pile / 12", "can be tamed", "taming conditions fulfilled / 4",
                "added up for the next one / 10", "triggered",
            ],
        )  # fmt: skip
        self.marker = layout.start("enemy special ability at slot", TRACK)
        self.target = layout.start("enemy target", seats)
        self.corruptions = layout.add("enemy corruptions", sorted(content.corruptions))
        self.top = layout.add("enemy deck, top card", kinds)
        self.deck = layout.add("enemy deck, symbols below the top / 6", list(Symbol))
        self.track = [layout.add(f"enemy track, slot {slot}", kinds) for slot in TRACK]
        self.discard = layout.add("enemy discard pile / 4", kinds)
        self.minions = {summon: layout.start(f"summon {summon}", spaces) for summon in sorted(content.summons)}
        self.wounds = layout.start("damage on summons / 10", spaces)

    def write(self, row: Row, foe: Foe, far: Sequence[int]) -> None:
        self.body.write(row, foe)
        row[self.enemy[foe.enemy]] = 1.0
        at = self.numbers
        row[at] = (len(foe.deck) + bool(foe.top)) / 12
        row[at + 1] = len(foe.discard) / 12
        row[at + 2] = float(foe.tameable)
        row[at + 3] = foe.tamed / 4
        row[at + 4] = min(foe.progress, 50) / 10
        row[at + 5] = float(foe.triggered)
        row[self.marker + foe.marker - 1] = 1.0
        row[self.target + far[foe.target]] = 1.0
        for corruption in foe.corruptions:
            row[self.corruptions[corruption]] = 1.0
        kind = self.kind
        if foe.top:
            row[self.top[kind[foe.top]]] = 1.0
        symbols = self.symbol
        for card in foe.deck:
            row[self.deck[symbols[card]]] += 1 / 6
        for slots, card in zip(self.track, foe.track, strict=True):
            if card:
                row[slots[kind[card]]] = 1.0
        for card in foe.discard:
            row[self.discard[kind[card]]] += 0.25
        for minion in foe.minions:
            row[self.minions[minion.summon] + minion.space] = 1.0
            if minion.damage:
                row[self.wounds + minion.space] = minion.damage / 10


def _kind(symbol: str, aim: str, players: int) -> str:
    """What an Enemy Attack card shows: with two players also whom it points at."""
    return symbol if players == 1 else f"{symbol}, {aim}"


class ArenaPlaces:
    """Where the numbers of the Arena stand."""

    def __init__(self, layout: Layout, seats: list[str], content: Content, spaces: Sequence[str]) -> None:
        self.map = layout.add("map", sorted(content.maps))
        self.arena = layout.add("arena", sorted(content.arenas))
        self.boons = layout.start("terrain, boon side up", spaces)
        self.banes = layout.start("terrain, bane side up", spaces)
        self.damage = layout.start("damage on terrain / 10", spaces)
        self.ranges = layout.start(
            "range / 8", [f"{who} to the enemy" for who in seats] + ["own to +1"] * (len(seats) - 1)
        )
        self.grounds = content.grounds

    def write(self, row: Row, combat: Combat, seat: int) -> None:
        row[self.map[combat.map]] = 1.0
        if combat.arena:
            row[self.arena[combat.arena]] = 1.0
        for space in combat.boons:
            row[self.boons + space] = 1.0
        for space in combat.banes:
            row[self.banes + space] = 1.0
        pairs = combat.terrain_damage
        for at in range(0, len(pairs), 2):
            row[self.damage + pairs[at]] = pairs[at + 1] / 10
        own = combat.sheets[seat].space
        if not combat.begun or own < 0:
            return
        two = len(combat.sheets) == 2
        far = self.grounds[combat.map, two].range
        if combat.foe is not None and combat.foe.space >= 0:
            row[self.ranges] = far[own][combat.foe.space] / 8
        if two and (other := combat.sheets[1 - seat].space) >= 0:
            row[self.ranges + 2] = far[own][other] / 8
            if combat.foe is not None and combat.foe.space >= 0:
                row[self.ranges + 1] = far[other][combat.foe.space] / 8
