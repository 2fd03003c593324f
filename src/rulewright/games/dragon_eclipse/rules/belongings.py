"""Items and Equipment: gained, carried, used, let go. Rulebook p.10, p.35.

The party shares them (DRE-226, DRE-233, DRE-834, DRE-835). In a Combat they are used in the own turn, those of timing
Anytime at every question; outside Combat wherever a mode offers `usable_on_road`.
"""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Choice, Decision, Seat

from ..content.belongings import MOST_EQUIPMENT, MOST_ITEMS, Belonging, Equipment
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.state import Bag, DragonState
from ..model.vocabulary import Aid, Kept, Timing
from .book import BOOK, content, decider, together


def bag_of(state: DragonState) -> Bag:
    """What the party carries; only asked in modes that have a bag."""
    assert state.bag is not None
    return state.bag


def fill_bag(state: DragonState, roguelite: bool) -> None:
    """DRE-018, DRE-022, DRE-592, AMB-DRE-133: all cards face down; a Run leaves those without its mark in the box."""
    everything = content(state)
    state.bag = Bag(
        item_deck=tuple(sorted([one.id for one in everything.items.values() if one.roguelite or not roguelite])),
        equipment_deck=tuple(
            sorted([one.id for one in everything.equipment.values() if one.roguelite or not roguelite])
        ),
    )


def has_symbol(state: DragonState, symbol: Aid) -> bool:
    """DRE-220, DRE-223, DRE-224: as long as one Equipment card with it is held, its ability spent or not.

    DRE-221, DRE-222: Light Source, Food, Gear or Tools.
    """
    return any(symbol in content(state).equipment[one].symbols for one in bag_of(state).equipment)


# -- drawing -------------------------------------------------------------------------------------------


def draw_item(state: DragonState) -> str:
    """DRE-234, DRE-239: the top card of the Item deck; an empty deck is the shuffled discard pile. Empty: none left."""
    bag = bag_of(state)
    if not bag.item_top and not bag.item_deck and not bag.item_under and bag.item_discard:
        state.emit(events.ItemsShuffled(rule="DRE-239", count=len(bag.item_discard)))
        bag.item_deck, bag.item_discard = tuple(sorted(bag.item_discard)), ()
    if bag.item_top:
        card, bag.item_top = bag.item_top[0], bag.item_top[1:]
        return card
    if bag.item_deck:
        at = state.roll("items", len(bag.item_deck))
        card, bag.item_deck = bag.item_deck[at], bag.item_deck[:at] + bag.item_deck[at + 1 :]
        return card
    if bag.item_under:
        card, bag.item_under = bag.item_under[0], bag.item_under[1:]
        return card
    return ""


def draw_equipment(state: DragonState) -> str:
    """DRE-227: the top card of the Equipment deck; what was discarded lies under it (DRE-228)."""
    bag = bag_of(state)
    if bag.equipment_deck:
        at = state.roll("equipment", len(bag.equipment_deck))
        card, bag.equipment_deck = bag.equipment_deck[at], bag.equipment_deck[:at] + bag.equipment_deck[at + 1 :]
        return card
    if bag.equipment_under:
        card, bag.equipment_under = bag.equipment_under[0], bag.equipment_under[1:]
        return card
    return ""


def draw(state: DragonState, what: str) -> str:
    return draw_item(state) if what == Kept.ITEM else draw_equipment(state)


def put_under(state: DragonState, what: str, card: str) -> None:
    """A card that was only looked at goes under its deck."""
    bag = bag_of(state)
    if what == Kept.ITEM:
        bag.item_under = (*bag.item_under, card)
    else:
        bag.equipment_under = (*bag.equipment_under, card)


# -- gaining -------------------------------------------------------------------------------------------


def gain(state: DragonState, what: str, card: str) -> None:
    """AMB-DRE-19: one after the other, each with its own check of what may be held."""
    bag = bag_of(state)
    if what == Kept.EQUIPMENT:
        bag.equipment = (*bag.equipment, card)
        state.emit(events.EquipmentGained(rule="DRE-227", equipment=card))
    else:
        bag.items = (*bag.items, card)
        state.emit(events.ItemGained(rule="DRE-234", item=card))
        if content(state).items[card].at_once:
            use(state, 0, card)
            return
    state.agenda.append(steps.TrimBag(what))


def find(state: DragonState, what: str, look: int, keep: int) -> bool:
    """DRE-227, DRE-234: the top cards; where more are looked at than kept, the party chooses. False if none is left."""
    found = [card for card in [draw(state, what) for _ in range(look)] if card]
    if len(found) <= keep:
        for card in reversed(found):
            state.agenda.append(steps.KeepFound(what, (card,), 1))
    else:
        state.agenda.append(steps.KeepFound(what, tuple(found), keep))
    return bool(found)


@BOOK.asks(steps.KeepFound)
def offer_found(state: DragonState, step: steps.KeepFound) -> Decision | None:
    """Of the cards that were looked at, some are kept."""
    if len(step.found) <= step.keep or not step.keep:
        return None
    made = choices.KEEP_ITEM if step.what == Kept.ITEM else choices.KEEP_EQUIPMENT
    rule = "DRE-234" if step.what == Kept.ITEM else "DRE-227"
    offered = [made[card] for card in step.found]
    return together(state, "prompt-keep-found", rule, offered, {"what": step.what, "n": step.keep})


@BOOK.hears(steps.KeepFound)
def keep_found(state: DragonState, step: steps.KeepFound, seat: Seat, choice: Any) -> None:
    if not step.keep:
        for card in step.found:
            put_under(state, step.what, card)
        return
    kept = step.found[0] if choice is None else getattr(choice, step.what)
    rest = tuple([card for card in step.found if card != kept])
    if rest:
        state.agenda.append(steps.KeepFound(step.what, rest, step.keep - 1))
    gain(state, step.what, kept)


def surplus(state: DragonState, what: str) -> int:
    """DRE-048, DRE-049, DRE-225, DRE-232: how many more are held than may be: 3 Items, 2 Equipment.

    DRE-226, DRE-233, DRE-834, DRE-835: they belong to no single Mystling, so that is for all players together.
    """
    bag = bag_of(state)
    if what == Kept.ITEM:
        return len(bag.items) - MOST_ITEMS
    return len(bag.equipment) - MOST_EQUIPMENT


@BOOK.asks(steps.TrimBag)
def offer_trimming(state: DragonState, step: steps.TrimBag) -> Decision | None:
    """DRE-225, DRE-232, AMB-DRE-18: use one of them if its timing allows, or let one go."""
    if surplus(state, step.what) < 1:
        return None
    bag = bag_of(state)
    offered: list[Choice]
    if step.what == Kept.ITEM:
        offered = [choices.DROP_ITEM[item] for item in dict.fromkeys(bag.items)]
        rule = "DRE-232"
    else:
        offered = [choices.DROP_EQUIPMENT[one] for one in dict.fromkeys(bag.equipment)]
        rule = "DRE-225"
    wanted = choices.UseItem if step.what == Kept.ITEM else choices.UseEquipment
    offered.extend([use for use in usable_on_road(state) if isinstance(use, wanted)])
    return together(state, "prompt-trim", rule, offered, {"what": step.what})


@BOOK.hears(steps.TrimBag)
def trim(state: DragonState, step: steps.TrimBag, seat: Seat, choice: Any) -> None:
    """DRE-225, DRE-232."""
    if isinstance(choice, choices.DropItem):
        leave_item(state, choice.item)
        state.emit(events.ItemLost(rule="DRE-232", item=choice.item))
    elif isinstance(choice, choices.DropEquipment):
        leave_equipment(state, choice.equipment)
        state.emit(events.EquipmentLost(rule="DRE-225", equipment=choice.equipment))


def leave_item(state: DragonState, item: str) -> None:
    """DRE-235: a discarded Item goes to the discard pile of Items."""
    bag = bag_of(state)
    at = bag.items.index(item)
    bag.items = bag.items[:at] + bag.items[at + 1 :]
    bag.item_discard = (*bag.item_discard, item)


def leave_equipment(state: DragonState, equipment: str) -> None:
    """DRE-228: to the bottom of the Equipment deck; there is no discard pile."""
    bag = bag_of(state)
    at = bag.equipment.index(equipment)
    bag.equipment = bag.equipment[:at] + bag.equipment[at + 1 :]
    bag.spent = tuple([one for one in bag.spent if one != equipment])
    bag.equipment_under = (*bag.equipment_under, equipment)


# -- using ---------------------------------------------------------------------------------------------


def held(state: DragonState) -> list[Belonging]:
    """Everything with an ability that is not spent (DRE-215, DRE-220)."""
    everything, bag = content(state), bag_of(state)
    found: list[Belonging] = [everything.items[item] for item in dict.fromkeys(bag.items)]
    found.extend([everything.equipment[one] for one in bag.equipment if one not in bag.spent])
    return found


def use_choice(record: Belonging) -> Choice:
    return choices.USE_EQUIPMENT[record.id] if isinstance(record, Equipment) else choices.USE_ITEM[record.id]


def usable_in_turn(state: DragonState) -> list[Choice]:
    """DRE-218, DRE-231, AMB-DRE-78: in the own turn of a Combat, by the player whose turn it is."""
    return [use_choice(one) for one in held(state) if one.combat]


def usable_anytime(state: DragonState) -> list[Choice]:
    """DRE-217, DRE-231, AMB-DRE-17: between atomic effects, also in the Enemy's turn: wherever something is asked."""
    return [use_choice(one) for one in held(state) if one.combat and one.timing is Timing.ANYTIME]


def usable_on_road(state: DragonState) -> list[Choice]:
    """DRE-217: outside Combat."""
    if state.fighting:
        return []
    return [use_choice(one) for one in held(state) if one.road]


def testing(state: DragonState) -> bool:
    """DRE-216: whether a Test is being made."""
    adventure = None if state.campaign is None else state.campaign.adventure
    return adventure is not None and adventure.test is not None


@BOOK.replaces(choices.UseItem)
def use_item(state: DragonState, step: Any, choice: choices.UseItem) -> None:
    """DRE-217, DRE-218: whatever was asked is asked again afterwards."""
    state.agenda.append(step)
    use(state, whose(state, step), choice.item)


@BOOK.replaces(choices.UseEquipment)
def use_equipment(state: DragonState, step: Any, choice: choices.UseEquipment) -> None:
    """DRE-217, DRE-218."""
    state.agenda.append(step)
    use(state, whose(state, step), choice.equipment)


def log_user(state: DragonState, seat: Seat) -> Seat | None:
    """DRE-827: what is used outside Combat is used by the party, so a line of two players names neither of them."""
    return None if len(state.players) > 1 and not state.fighting else seat


def whose(state: DragonState, step: Any) -> Seat:
    """AMB-DRE-78: in a Combat whoever was asked; on the road nobody in particular."""
    if not state.fighting:
        return 0
    seat: Seat = step.seat if hasattr(step, "seat") else decider(state, getattr(step, "body", ENEMY))
    return seat


def use(state: DragonState, seat: Seat, id: str) -> None:
    """DRE-219, DRE-220, DRE-238: the card is discarded, then its effect is resolved; its Test Value never counts."""
    everything = content(state)
    record: Belonging = everything.items[id] if id in everything.items else everything.equipment[id]
    if testing(state) and record.test:
        from .campaign.testing import use_in_test

        use_in_test(state, id)
        return
    rule = "DRE-218" if state.fighting else "DRE-217"
    if state.fighting:
        state.agenda.append(steps.Perform(seat, record.combat, rule))
    else:
        state.agenda.append(steps.Travel(record.road, rule, id))
    if isinstance(record, Equipment):
        if record.discard:
            leave_equipment(state, id)
        else:
            # AMB-DRE-110: it stays for its symbols.
            bag_of(state).spent = (*bag_of(state).spent, id)
        state.emit(events.EquipmentUsed(rule="DRE-219", seat=log_user(state, seat), equipment=id))
    else:
        leave_item(state, id)
        state.emit(events.ItemUsed(rule="DRE-219", seat=log_user(state, seat), item=id))
        if state.run is not None:
            from .roguelite.achievements import used_item

            used_item(state, seat)


# -- Items from the discard pile -----------------------------------------------------------------------


@BOOK.asks(steps.TakeDiscarded)
def offer_discarded(state: DragonState, step: steps.TakeDiscarded) -> Decision | None:
    """DRE-235: the discard pile lies open."""
    pile = list(dict.fromkeys(bag_of(state).item_discard))
    if len(pile) < 2:
        return None
    offered = [choices.KEEP_ITEM[item] for item in pile]
    return together(state, "prompt-keep-found", "DRE-235", offered, {"what": Kept.ITEM, "n": 1})


@BOOK.hears(steps.TakeDiscarded)
def take_discarded(state: DragonState, step: steps.TakeDiscarded, seat: Seat, choice: Any) -> None:
    bag = bag_of(state)
    if not bag.item_discard:
        state.emit(events.NothingCame(rule="DRE-235"))
        return
    item = bag.item_discard[0] if choice is None else choice.item
    at = bag.item_discard.index(item)
    bag.item_discard = bag.item_discard[:at] + bag.item_discard[at + 1 :]
    gain(state, Kept.ITEM, item)
