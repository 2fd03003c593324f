"""How positions of Dragon Eclipse are judged: Health and what threatens it, cards and Power, and how taming goes.

Every feature is a number that a player would count too, always of one seat; what lies on the Enemy's side counts only
where there is an Enemy. What each is worth stands in bot.toml, and `rulewright tune` improves it. Bots measure millions
of imagined states, so everything that depends only on the content is looked up (prices.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..content.components import Content
from ..model import steps
from ..model.state import Combat, DragonState, Foe, Player, Sheet, fight
from .campaign_value import campaign_value
from .outlook import taming
from .prices import MOVE, POWER, TOKEN, Hit, card_worth, hits_of, lasting, raised, rating, special_cost, worth_of
from .run_value import RunValue

FEATURES = (
    "health", "frail", "foe-health", "foe-frail", "power", "special", "cards", "strength", "strike", "finish",
    "distance", "burn", "slow", "weak", "silence", "foe-burn", "foe-hindered", "guard", "passive", "upgrade",
    "tokens", "near-tokens", "held", "threat", "doom", "foe-track", "foe-tokens", "taming", "fatigue", "deck",
    "taunt", "quest", "turn", "act", "pending", "points", "lives", "wins", "party", "fighter", "prey", "draft",
    "bosses", "trophies", "tray", "decklist", "bag", "route", "unlocked",
)  # fmt: skip
_AT = {name: at for at, name in enumerate(FEATURES)}
_ZEROS = [0.0] * len(FEATURES)
_LOW = 12
"""Health from which on every point counts more."""
_NOTHING = (0.0, 0.0, 0.0, 0.0)
_BURNS = (0, 1, 3, 6, 10, 15)
"""Damage that this many Burn tokens deal until they are gone."""
_USUAL = 3
"""A range at which a Mystling without a card that hits waits for one."""
_AIMED = 0.6
"""Part of a threat that is one of two players'."""
_MOST_PRICED = 4096
Found = list[list[float]]


class Judge:
    """Measures positions of one game with its content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        cards = content.cards.values()
        self.worth = {"": (0.0,) * 5, **{card.id: card_worth(card) for card in cards}}
        """What each card is worth outside the slots and in each of them."""
        self.hits = {card.id: hits for card in cards if (hits := hits_of(card.effects))}
        self.reach = {card: max([(hit.reach, hit.moves) for hit in hits]) for card, hits in self.hits.items()}
        """How far the farthest hit of a card goes: spaces, and Moves on top of them."""
        self.passive = {card.id: lasting(card.passive) for card in cards if card.passive}
        self.upgrade = {card.id: lasting(card.upgrade) for card in cards if card.upgrade}
        self.raised = {card.id: row for card in cards if any(row := raised((*card.passive, *card.upgrade)))}
        self.attacks = {
            (enemy.id, attack.id): hits_of(enemy.attacks[attack.symbol])
            for enemy in content.enemies.values()
            for attack in content.attacks.values()
        }
        self.specials = {enemy.id: hits_of(enemy.special) for enemy in content.enemies.values()}
        self.sure = {enemy.id: raised(enemy.passive) for enemy in content.enemies.values()}
        self.special = {mystling.id: special_cost(mystling) for mystling in content.mystlings.values()}
        self.rated = {
            (mystling.id, pvp): rating(
                mystling.pvp if pvp else mystling.stats,
                mystling,
                [self.worth[card] for card in content.default_deck(mystling.id)],
            )
            for mystling in content.mystlings.values()
            for pvp in (False, True)
        }
        self.prey = {
            enemy.id: -rating(content.stats_of[enemy.id], content.mystlings.get(enemy.mystling), ())
            for enemy in content.enemies.values()
        }
        self.fatigue = content.fatigue
        self.run_value = RunValue(content, self.worth, {id: self.rated[id, False] for id in content.mystlings}, _AT)
        self._priced: dict[int, tuple[Any, float]] = {}
        """What single effects are worth, by identity; each is kept, so that no other can take its place."""

    def measure(self, state: DragonState) -> Sequence[Sequence[float]]:
        """The features of every seat."""
        combat = state.combat
        found = [self._before(state, combat, seat, player) for seat, player in enumerate(state.players)]
        if combat is None or not combat.sheets[0].health or combat.sheets[-1].space < 0:
            return found
        rows = self.content.grounds[combat.map, len(found) == 2].range
        if combat.foe is not None:
            self._against_enemy(state, combat, combat.foe, rows, found)
        else:
            one, other = combat.sheets
            far = rows[one.space][other.space]
            first, second = self._row(one), self._row(other)
            turn = combat.turn
            self._seat(turn == 0, one, first, second, other.health - other.damage, far, rows[other.space], found[0])
            self._seat(turn == 1, other, second, first, one.health - one.damage, far, rows[one.space], found[1])
        self._agenda(state, found)
        return found

    # -- one side -------------------------------------------------------------------------------------------

    def _row(self, sheet: Sheet) -> tuple[float, ...]:
        """Willpower, Defense, Strength and Swiftness of a seat's Mystling now, roughly."""
        base, boost, raised = sheet.base, sheet.boost, self.raised
        top = raised.get(sheet.discard[-1], _NOTHING) if sheet.discard else _NOTHING
        more = raised.get(sheet.upgrade, _NOTHING)
        conditions = sheet.conditions
        strength = base[2] + boost[2] + top[2] + more[2]
        swiftness = base[3] + boost[3] + top[3] + more[3]
        return (
            base[0] + boost[0] + top[0] + more[0],
            base[1] + boost[1] + top[1] + more[1],
            1.0 if conditions[2] and strength > 1 else strength,
            1.0 if conditions[1] and swiftness > 1 else swiftness,
        )

    def _before(self, state: DragonState, combat: Combat | None, seat: int, player: Player) -> list[float]:
        """What counts outside of Combats too: points, lives, the party, and decks that are being built."""
        row = _ZEROS[:]
        party = player.party
        pvp = state.pvp
        if pvp:
            row[_WINS] = player.wins
        elif state.run is None:
            row[_POINTS] = state.points
            if state.campaign is not None:
                row[_POINTS] += campaign_value(state, state.campaign)
            row[_LIVES] = -state.lost
            if state.met:
                row[_PREY] = self.prey[state.met[-1]]
        if state.run is not None:
            self.run_value.measure(state, state.run, combat, seat, row)
            if party:
                row[_FIGHTER] = self.rated[party[0].mystling, False]
            return row
        if not party:
            return row
        if combat is not None and (active := combat.sheets[seat].active) >= 0:
            row[_FIGHTER] = self.rated[party[active].mystling, pvp]
        if combat is None or not combat.begun:
            row[_PARTY] = sum([self.rated[member.mystling, pvp] for member in party]) / len(party)
            row[_DRAFT] = sum([len(member.cards) for member in party]) + len(state.drafts[seat])
        elif len(party) > 1:
            row[_PARTY] = sum([self.rated[member.mystling, pvp] for member in party]) / len(party)
        return row

    def _seat(
        self,
        at_turn: bool,
        sheet: Sheet,
        own: tuple[float, ...],
        other: tuple[float, ...],
        left: int,
        far: int,
        near: tuple[int, ...],
        row: list[float],
    ) -> None:
        """What lies before a seat, against an opponent with this much Health left at such a range."""
        health = sheet.health - sheet.damage
        row[_HEALTH] = health
        if health < _LOW:
            row[_FRAIL] = (_LOW - health) ** 2 / _LOW
        power = sheet.power
        row[_POWER] = power
        row[_SPECIAL] = min(1.0, power / self.special[sheet.mystling])
        # Cards: what they are worth where they lie, and the best that one of them can do at this range.
        cards, strength, strike = 0, 0.0, 0.0
        worth, hits = self.worth, self.hits
        gap = max(0.0, far - _USUAL)
        step = own[3]
        for at, card in enumerate(sheet.slots, 1):
            if card:
                cards += 1
                strength += worth[card][at]
                if card in hits:
                    found = damage(hits[card], own, other, far, at)
                    if found > strike:
                        strike = found
                    spaces, moves = self.reach[card]
                    gap = min(gap, max(0.0, far - spaces - moves * step))
        row[_CARDS] = cards
        row[_STRENGTH] = strength
        row[_STRIKE] = strike
        if strike >= left:
            row[_FINISH] = 1.0
        row[_DISTANCE] = gap
        conditions = sheet.conditions
        if any(conditions):
            row[_BURN] = _BURNS[max(0, conditions[0] - int(own[0]))]
            row[_SLOW], row[_WEAK], row[_SILENCE] = conditions[1], conditions[2], conditions[3]
        row[_GUARD] = own[0] + own[1]
        if sheet.discard:
            row[_PASSIVE] = self.passive.get(sheet.discard[-1], 0.0)
        if sheet.upgrade:
            row[_UPGRADE] = self.upgrade[sheet.upgrade]
        if sheet.tokens:
            row[_TOKENS] = len(sheet.tokens)
            row[_NEAR] = sum([1 for space in sheet.tokens if near[space] <= 2])
        row[_HELD] = sheet.held
        row[_DECK] = len(sheet.deck)
        fatigue = self.fatigue
        row[_FATIGUE] = sheet.discard.count(fatigue) + sheet.deck.count(fatigue) + sheet.slots.count(fatigue)
        if sheet.quest or sheet.quest_progress:
            row[_QUEST] = sheet.quest + (0.5 if sheet.quest_progress else 0.0)
        if at_turn:
            row[_TURN] = 1.0

    # -- the Enemy ------------------------------------------------------------------------------------------

    def _against_enemy(
        self, state: DragonState, combat: Combat, foe: Foe, rows: tuple[tuple[int, ...], ...], found: Found
    ) -> None:
        """The seats of a duel, and what the Enemy holds and is about to do."""
        base, boost, sure, conditions = foe.base, foe.boost, self.sure[foe.enemy], foe.conditions
        strength, swiftness = base[2] + boost[2] + sure[2], base[3] + boost[3] + sure[3]
        row = (
            base[0] + boost[0] + sure[0],
            base[1] + boost[1] + sure[1],
            1.0 if conditions[2] and strength > 1 else strength,
            1.0 if conditions[1] and swiftness > 1 else swiftness,
        )
        left = foe.health - foe.damage
        frail = (_LOW - left) ** 2 / _LOW if left < _LOW else 0.0
        burn = _BURNS[max(0, conditions[0] - int(row[0]))]
        hindered = conditions[1] + 2 * conditions[2] + conditions[3]
        near = rows[foe.space]
        tokens = len(foe.tokens) + foe.held + 2 * len(foe.minions)
        # The special comes when the first card reaches its marker: one step with every turn of the Enemy.
        marker = foe.marker
        track = foe.track
        coming = 0.0
        for at in range(marker - 1, -1, -1):
            if track[at]:
                coming = (at + 1) / marker
                break
        strikes = marker == 1 or bool(track[marker - 2])
        hope = taming(state)
        alone = len(found) == 1
        for seat, sheet in enumerate(combat.sheets):
            mine = found[seat]
            own = self._row(sheet)
            far = near[sheet.space]
            self._seat(combat.turn == seat, sheet, own, row, left, far, near, mine)
            mine[_FOE_HEALTH] = left
            mine[_FOE_FRAIL] = frail
            mine[_FOE_BURN] = burn
            mine[_FOE_HINDERED] = hindered
            mine[_FOE_TRACK] = coming
            mine[_FOE_TOKENS] = tokens
            mine[_TAMING] = hope
            threat = 0.0
            if foe.top:
                threat = damage(self.attacks[foe.enemy, foe.top], row, own, far, 0)
            if strikes and not conditions[3]:
                threat += damage(self.specials[foe.enemy], row, own, far, 0)
            if not alone:
                threat *= _AIMED
                if combat.taunt == seat:
                    mine[_TAUNT] = 1.0
            mine[_THREAT] = threat
            if threat >= mine[_HEALTH]:
                mine[_DOOM] = 1.0

    # -- half-done work -------------------------------------------------------------------------------------

    def _agenda(self, state: DragonState, found: Found) -> None:
        """What seats are in the middle of: a card that is half resolved is worth something."""
        for step in reversed(state.agenda):
            kind = type(step)
            if kind in _ENDS:
                return
            weigh = _OWED.get(kind)
            if weigh is not None:
                weigh(self, state, step, found)

    def price(self, effects: Sequence[Any]) -> float:
        """What effects that are still to come are worth, roughly."""
        total = 0.0
        for effect in effects:
            known = self._priced.get(id(effect))
            if known is None:
                if len(self._priced) > _MOST_PRICED:
                    self._priced.clear()
                known = self._priced[id(effect)] = (effect, worth_of((effect,)))
            total += known[1]
        return total


def damage(hits: Sequence[Hit], own: tuple[float, ...], other: tuple[float, ...], far: float, slot: int) -> float:
    """What hits would deal at a range, with the statistics of both sides."""
    total = 0.0
    for attack, amount, reach, moves, pierce, needed in hits:
        if (needed and needed != slot) or far > reach + moves * own[3]:
            continue
        if attack:
            amount += own[2]
            guard = other[1] - pierce
        else:
            guard = other[0] - pierce
        if guard > 0:
            amount -= guard
        if amount > 0:
            total += amount
    return total


_HEALTH, _FRAIL, _FOE_HEALTH, _FOE_FRAIL = _AT["health"], _AT["frail"], _AT["foe-health"], _AT["foe-frail"]
_POWER, _SPECIAL, _CARDS, _STRENGTH = _AT["power"], _AT["special"], _AT["cards"], _AT["strength"]
_STRIKE, _FINISH, _DISTANCE, _BURN = _AT["strike"], _AT["finish"], _AT["distance"], _AT["burn"]
_SLOW, _WEAK, _SILENCE, _FOE_BURN = _AT["slow"], _AT["weak"], _AT["silence"], _AT["foe-burn"]
_FOE_HINDERED, _GUARD, _PASSIVE, _UPGRADE = _AT["foe-hindered"], _AT["guard"], _AT["passive"], _AT["upgrade"]
_TOKENS, _NEAR, _HELD, _THREAT = _AT["tokens"], _AT["near-tokens"], _AT["held"], _AT["threat"]
_DOOM, _FOE_TRACK, _FOE_TOKENS, _TAMING = _AT["doom"], _AT["foe-track"], _AT["foe-tokens"], _AT["taming"]
_FATIGUE, _DECK, _TAUNT, _QUEST = _AT["fatigue"], _AT["deck"], _AT["taunt"], _AT["quest"]
_TURN, _ACT, _PENDING, _POINTS = _AT["turn"], _AT["act"], _AT["pending"], _AT["points"]
_LIVES, _WINS, _PARTY, _FIGHTER = _AT["lives"], _AT["wins"], _AT["party"], _AT["fighter"]
_PREY, _DRAFT = _AT["prey"], _AT["draft"]


# -- half-done work ------------------------------------------------------------------------------------------


def _act(judge: Judge, state: DragonState, step: steps.Act, found: Found) -> None:
    found[step.seat][_ACT] = 1.0


def _perform(judge: Judge, state: DragonState, step: steps.Perform, found: Found) -> None:
    _owe(step.body, judge.price(step.effects), found)


def _offer(judge: Judge, state: DragonState, step: steps.OfferEffects, found: Found) -> None:
    """What may be taken, less its price."""
    _owe(step.body, judge.price(step.effects) - POWER * step.power - TOKEN * step.tokens, found)


def _trigger(judge: Judge, state: DragonState, step: steps.TriggerCard, found: Found) -> None:
    sheet = fight(state).sheets[step.seat]
    free = [judge.worth[card][at] for at, card in enumerate(sheet.slots, 1) if at not in sheet.resolving]
    _owe(step.seat, max(free, default=0.0), found)


def _option(judge: Judge, state: DragonState, step: steps.ChooseOption, found: Found) -> None:
    _owe(step.body, max([judge.price(option) for option in step.options]), found)


def _place(judge: Judge, state: DragonState, step: steps.PlaceTokens, found: Found) -> None:
    _owe(step.body, TOKEN * step.n, found)


def _move(judge: Judge, state: DragonState, step: steps.MoveMystling, found: Found) -> None:
    _owe(step.seat, MOVE, found)


def _blink(judge: Judge, state: DragonState, step: steps.BlinkTo, found: Found) -> None:
    _owe(step.body, MOVE, found)


def _owe(body: int, worth: float, found: Found) -> None:
    """Something good is still to come for a seat; what the Enemy still does is played before anybody is asked."""
    if body < len(found) and worth > 0:
        found[body][_PENDING] += worth


_OWED: dict[type, Callable[[Judge, DragonState, Any, Found], None]] = {
    steps.Act: _act,
    steps.Perform: _perform,
    steps.OfferEffects: _offer,
    steps.TriggerCard: _trigger,
    steps.ChooseOption: _option,
    steps.PlaceTokens: _place,
    steps.MoveMystling: _move,
    steps.BlinkTo: _blink,
}
_ENDS = (steps.ActAfter, steps.EndTurn, steps.BeginRound, steps.AfterCombat, steps.EnemyTurn, steps.BeginTurn)
"""Where the work of the running turn ends."""
