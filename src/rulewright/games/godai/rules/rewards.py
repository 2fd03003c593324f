"""Rewards: for the group and for single heroes, Power Ups, Loot. Rulebook p.108 to 110."""

from __future__ import annotations

from rulewright.core.record import Decision, Seat, Step

from ..effects import AnyEffect, Gain, GainChosen, GainGear, GainItem, GainRank
from ..model.choices import common as choices
from ..model.choices.heroes import UsePowerUp
from ..model.events.group import PortalClosed
from ..model.events.heroes import PowerUpDrawn, PowerUpKept, PowerUpSetAside, PowerUpUsed
from ..model.state import GodaiState
from ..model.steps import gains as steps
from ..model.vocabulary import Who
from .book import BOOK, ask_group, content_of, living
from .decks import discard, take_power_up
from .decks import draw_power_up as drawn_from_deck
from .heroes import can_hold, gain_food, gain_item
from .races import can_use_racial
from .stat_tests import target_dice


def is_single(effect: AnyEffect) -> bool:
    """GOD-822 to GOD-824, GOD-829: ranks, Items and cards go to one hero, unless something else is said."""
    return isinstance(effect, (GainRank, GainItem, GainGear)) and effect.who is Who.RANDOM


def reward_steps(effects: tuple[AnyEffect, ...], card: str, times: int = 1, difficulty: int = -1) -> list[Step]:
    """GOD-809, GOD-828, GOD-829: what a card gives to the group, then what single heroes get."""
    group = tuple([one for one in effects if not is_single(one)])
    single = tuple([one for one in effects if is_single(one)])
    found: list[Step] = []
    if group:
        found.append(steps.Perform(group, card, times=times, difficulty=difficulty))
    if single:
        found.append(steps.GiveSingles(single * times, card))
    return found


def close_portal(state: GodaiState, portal: int, rule: str = "GOD-818") -> None:
    """GOD-036, GOD-818: the Siege Portal with this number can no longer be used."""
    if portal and portal not in state.closed_portals:
        state.closed_portals = tuple(sorted([*state.closed_portals, portal]))
        state.emit(PortalClosed(rule=rule, portal=portal))


@BOOK.resolves(steps.GiveSingles)
def give_singles(state: GodaiState, step: steps.GiveSingles, choice: None) -> None:
    """GOD-820, GOD-825, GOD-827: the highest Target die gets the first, the next one the next; or the group chooses.

    AMB-GOD-218: with one hero nothing is rolled. Where there are more rewards than heroes, it goes round again.
    GOD-762: whoever Fled gets none.
    """
    seats = [seat for seat in living(state) if seat not in step.without]
    if not seats:
        return
    if len(seats) > 1 and state.options.single_rewards != "dice":
        state.then(*[steps.PickHero(effect, step.card, tuple(seats)) for effect in step.effects])
        return
    order = target_dice(state, seats, "GOD-827")
    state.then(
        *[steps.Perform((one,), step.card, order[at % len(order)]) for at, one in enumerate(step.effects)]
    )  # fmt: skip


# -- Power Ups -------------------------------------------------------------------------------------------------


@BOOK.resolves(steps.DrawPowerUp)
def draw_power_up(state: GodaiState, step: steps.DrawPowerUp, choice: None) -> None:
    """GOD-830, GOD-831, GOD-835: a hero draws a card. GOD-792: that of a dead hero stays face down."""
    hero = state.heroes[step.seat]
    alive = hero.state == "living"
    card = drawn_from_deck(state, None if alive else hero)
    if card is None:
        return
    if not alive:
        state.emit(PowerUpSetAside(rule="GOD-792", seat=step.seat))
    elif can_use_racial(state, step.seat, "xumucane"):
        state.then(steps.OfferSecondCard(step.seat, card))
    else:
        read_power_up(state, step.seat, card)


@BOOK.resolves(steps.DealPowerUps)
def deal_power_ups(state: GodaiState, step: steps.DealPowerUps, choice: None) -> None:
    """GOD-821: first all cards are drawn, one for each hero and draw; then the group assigns them."""
    cards = [drawn_from_deck(state) for _ in range(step.n)]
    state.then(steps.AssignPowerUps(tuple([card for card in cards if card is not None]), step.seats))


@BOOK.asks(steps.AssignPowerUps)
def choose_owner(state: GodaiState, step: steps.AssignPowerUps) -> Decision | None:
    """GOD-821: whose the first card is; all of them can be seen. Where it is for the Stockpile, nobody is asked."""
    if not step.cards or is_for_stockpile(state, step.cards[0]):
        return None
    offered = [choices.PickHero(seat + 1) for seat in step.seats]
    about = {"card": step.cards[0], "left": len(step.cards)}
    return ask_group(state, "prompt-assign-power-up", "GOD-821", offered, about)


@BOOK.resolves(steps.AssignPowerUps)
def assign_power_up(state: GodaiState, step: steps.AssignPowerUps, choice: choices.PickHero | None) -> None:
    """GOD-821: one card after the other."""
    if step.cards:
        state.then(steps.AssignPowerUps(step.cards[1:], step.seats))
        read_power_up(state, step.seats[0] if choice is None else choice.hero - 1, step.cards[0])


def is_for_stockpile(state: GodaiState, card: str) -> bool:
    """GOD-834: whether a Power Up gives Resources, which are the group's whoever has drawn it."""
    found = content_of(state).powerups[card]
    return not found.keep and all(isinstance(one, (Gain, GainChosen)) for one in found.effects)


@BOOK.resolves(steps.ReadPowerUp)
def read_kept_card(state: GodaiState, step: steps.ReadPowerUp, choice: None) -> None:
    """GOD-067: the one of two cards that a Xumucane has kept."""
    read_power_up(state, step.seat, step.card)


@BOOK.resolves(steps.TurnUpPowerUps)
def turn_up_power_ups(state: GodaiState, step: steps.TurnUpPowerUps, choice: None) -> None:
    """GOD-792: Power Ups that were given to a dead hero are turned up, one after the other."""
    hero = state.heroes[step.seat]
    if not hero.unread or hero.state not in ("living", "waiting"):
        return
    card, hero.unread = hero.unread[0], hero.unread[1:]
    state.then(step)
    read_power_up(state, step.seat, card or take_power_up(state))


def read_power_up(state: GodaiState, seat: Seat, card: str) -> None:
    """GOD-830, GOD-832, GOD-834: its bonus is gained and it is discarded, unless it says that it is kept."""
    found = content_of(state).powerups[card]
    state.emit(PowerUpDrawn(rule=found.rule, seat=seat, card=card))
    if found.keep:
        hero = state.heroes[seat]
        hero.kept = tuple(sorted([*hero.kept, card]))
        state.emit(PowerUpKept(rule="GOD-830", seat=seat, card=card))
        return
    discard(state, "power_ups", card)
    state.then(steps.Perform(found.effects, card, seat))


def use_kept(state: GodaiState, seat: Seat, card: str) -> None:
    """GOD-830: a kept Power Up is discarded for what it does."""
    hero = state.heroes[seat]
    kept = list(hero.kept)
    kept.remove(card)
    hero.kept = tuple(kept)
    discard(state, "power_ups", card)
    state.emit(PowerUpUsed(rule="GOD-830", seat=seat, card=card))


def kept_for(state: GodaiState, seat: Seat, keep: str) -> str | None:
    """The Power Up that a hero keeps for this, if any."""
    cards = content_of(state).powerups
    return next((card for card in state.heroes[seat].kept if cards[card].keep == keep), None)


def usable_kept(state: GodaiState) -> list[UsePowerUp]:
    """GOD-830: kept Power Ups that can be used beside any question: to Negate a Condition, to take another card."""
    found = []
    for seat in living(state):
        hero = state.heroes[seat]
        if not hero.kept:
            continue
        card = kept_for(state, seat, "negate") if any(hero.conditions) else None
        other = kept_for(state, seat, "recall") if state.power_up_discards else None
        found += [UsePowerUp(seat + 1, one) for one in (card, other) if one is not None]
    return found


@BOOK.replaces(UsePowerUp)
def use_power_up(state: GodaiState, step: Step, choice: UsePowerUp) -> None:
    """GOD-830: then what was asked is asked again."""
    seat = choice.hero - 1
    found = content_of(state).powerups[choice.card]
    use_kept(state, seat, choice.card)
    if found.keep == "negate":
        state.then(steps.ChooseCure(seat, found.n), step)
    else:
        state.then(steps.TakeFromDiscards(seat), step)


@BOOK.asks(steps.TakeFromDiscards)
def choose_discarded(state: GodaiState, step: steps.TakeFromDiscards) -> Decision | None:
    """GOD-830: any other card of the discard pile."""
    cards = discarded(state)
    if len(cards) < 2:
        return None
    offered = tuple([choices.PickCard(card) for card in cards])
    return Decision(step.seat, "prompt-take-discarded", "GOD-830", offered)


@BOOK.resolves(steps.TakeFromDiscards)
def take_discarded(state: GodaiState, step: steps.TakeFromDiscards, choice: choices.PickCard | None) -> None:
    """GOD-830: the card is drawn from the discard pile instead of the deck."""
    cards = discarded(state)
    if not cards:
        return
    card = cards[0] if choice is None else choice.card
    state.power_up_discards = tuple([one for one in state.power_up_discards if one != card])
    read_power_up(state, step.seat, card)


def discarded(state: GodaiState) -> list[str]:
    """The discarded Power Ups but those that fetch others."""
    cards = content_of(state).powerups
    return sorted(card for card in state.power_up_discards if cards[card].keep != "recall")


# -- Loot ------------------------------------------------------------------------------------------------------


def loot_items(state: GodaiState, most: int) -> list[str]:
    """GOD-875: Items with a price in Gold of at most this much, of the Emporium and of the Empires in play."""
    empires = (state.options.west, state.options.east)
    return [
        item.id
        for item in content_of(state).items.values()
        if 0 < item.gold <= most and not item.group and (item.shop == "emporium" or item.shop in empires)
    ]


@BOOK.asks(steps.ChooseLoot)
def choose_loot(state: GodaiState, step: steps.ChooseLoot) -> Decision | None:
    """GOD-875: the hero chooses."""
    items = carried_loot(state, step)
    if len(items) < 2:
        return None
    offered = tuple([choices.PickItem(item) for item in items])
    return Decision(step.seat, "prompt-loot", "GOD-875", offered, {"n": step.most})


def carried_loot(state: GodaiState, step: steps.ChooseLoot) -> list[str]:
    """GOD-1011: no more of an Item than a hero may hold; what only works when bought is not loot, but Food is."""
    cards = content_of(state).items
    return [
        item
        for item in loot_items(state, step.most)
        if (cards[item].kind != "once" or item == "iron-rations") and can_hold(state, step.seat, item)
    ]


@BOOK.resolves(steps.ChooseLoot)
def take_loot(state: GodaiState, step: steps.ChooseLoot, choice: choices.PickItem | None) -> None:
    """GOD-875: the Item is the hero's."""
    items = carried_loot(state, step)
    if not items:
        return
    item = items[0] if choice is None else choice.item
    if item == "iron-rations":
        gain_food(state, step.seat, 5, "GOD-875")
    else:
        gain_item(state, step.seat, item, "GOD-875")
