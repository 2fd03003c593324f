"""Whether what the Journal asks for is so. Rulebook p.8, p.13, p.35."""

from __future__ import annotations

from rulewright.core.record import Reason

from ...content.belongings import Equipment
from ...model.state import DragonState
from ...model.vocabulary import Aid, Element
from ...requirements import Needs, Price
from ..belongings import bag_of, has_symbol
from ..book import content
from .common import campaign_of, exploration_of, in_party, journal_of, party, tray


def has_status(state: DragonState, status: str) -> bool:
    """DRE-168, DRE-169: a marked status counts as had."""
    return status in campaign_of(state).statuses


def has_front(state: DragonState, token: str) -> bool:
    """DRE-176: that token, with that side."""
    adventure = campaign_of(state).adventure
    return adventure is not None and token in adventure.front


def in_slot(state: DragonState, slot: str, token: str) -> bool:
    """DRE-282, AMB-DRE-25."""
    open_map = exploration_of(state)
    return open_map is not None and any(one.slot == slot and one.token == token for one in open_map.slots)


def has_secret(state: DragonState, number: int) -> bool:
    """DRE-178: in front of the party, or on the map."""
    open_map = exploration_of(state)
    return number in campaign_of(state).secrets or (open_map is not None and number in open_map.overlays)


def has_element(state: DragonState, element: Element) -> bool:
    """DRE-772: only the Mystlings in the tray; main Element and subtype both count."""
    mystlings = content(state).mystlings
    return any(
        element in (mystlings[member.mystling].element, mystlings[member.mystling].subtype)
        for _, _, member in tray(state)
    )


def stays(state: DragonState, element: Element) -> bool:
    """DRE-778: of this Element, and a Light token in its pocket."""
    adventure = campaign_of(state).adventure
    lit = {pocket.mystling for pocket in adventure.pockets if pocket.token == "light"} if adventure is not None else ()
    mystlings = content(state).mystlings
    return any(
        element in (mystlings[member.mystling].element, mystlings[member.mystling].subtype)
        for _, _, member in tray(state)
        if member.mystling in lit
    )


def has_pair(state: DragonState) -> bool:
    """DRE-105: two different main Elements in the Party."""
    return len({content(state).mystlings[member.mystling].element for member in party(state)}) > 1


def has_aid(state: DragonState, symbol: Aid) -> bool:
    """DRE-162, DRE-198, DRE-223, DRE-224: Equipment with it, or an object that works like it."""
    if state.bag is not None and has_symbol(state, symbol):
        return True
    secrets = journal_of(state).secrets
    return any(symbol in secrets[number].symbols for number in campaign_of(state).secrets if number in secrets)


def holds(state: DragonState, needs: Needs | None) -> bool:
    """DRE-157, DRE-169, DRE-170: whether all of it is so."""
    return needs is None or not missing(state, needs)


def missing(state: DragonState, needs: Needs) -> bool:
    """Whether something of it is not so."""
    slot, token = needs.slot
    no_slot, no_token = needs.no_slot
    campaign = campaign_of(state)
    bag = bag_of(state)
    open_map = exploration_of(state)
    if (
        (needs.status and not has_status(state, needs.status))
        or (needs.no_status and has_status(state, needs.no_status))
        or (needs.front and not has_front(state, needs.front))
        or (needs.no_front and has_front(state, needs.no_front))
        or (slot and not in_slot(state, slot, token))
        or (no_slot and in_slot(state, no_slot, no_token))
        or (needs.secret and not has_secret(state, needs.secret))
        or (needs.no_secret and has_secret(state, needs.no_secret))
    ):
        return True
    if (
        (needs.element is not None and not has_element(state, needs.element))
        or (needs.stays is not None and not stays(state, needs.stays))
        or (needs.mystling and all(member.mystling != needs.mystling for _, _, member in tray(state)))
        or (needs.party and not in_party(state, needs.party))
        or (needs.wild and needs.wild not in campaign.tiers)
        or (needs.pair is not None and needs.pair is not has_pair(state))
        or (needs.open and open_map is not None and needs.open in open_map.locked)
        or (needs.symbol is not None and not has_aid(state, needs.symbol))
    ):
        return True
    return bool(
        campaign.silver < needs.silver
        or campaign.essence < needs.essence
        or len(bag.items) < needs.item
        or len(bag.equipment) < needs.equipment
        or (needs.players and needs.players != len(state.players))
        or any(missing(state, one) for one in needs.all)
        or (needs.any and all(missing(state, one) for one in needs.any))
    )


def can_pay(state: DragonState, price: Price | None) -> bool:
    """DRE-160, DRE-208: "spend N" needs at least N."""
    if price is None:
        return True
    campaign, bag = campaign_of(state), bag_of(state)
    return (
        campaign.silver >= max(price.silver, int(price.all_silver))
        and campaign.essence >= price.essence
        and len(bag.items) >= price.item
        and len(bag.equipment) >= price.equipment
        and (price.symbol is None or bool(with_symbol(state, price.symbol)))
    )


def with_symbol(state: DragonState, symbol: str) -> list[str]:
    """Equipment cards of the party that show a symbol."""
    known: dict[str, Equipment] = content(state).equipment
    return [one for one in bag_of(state).equipment if symbol in known[one].symbols]


def why_closed(state: DragonState, source: str, path: tuple[int, ...], at: int, number: int) -> list[Reason]:
    """DRE-157, DRE-208: why an option cannot be chosen."""
    step = journal_of(state).block(source, path)[at]
    option = step.options[number - 1]  # type: ignore[union-attr]
    about = {"source": source, "path": path, "at": at, "number": number}
    found: list[Reason] = []
    if not holds(state, option.needs):
        found.append(Reason("DRE-157", "why-option-needs", about))
    if not can_pay(state, option.pay):
        found.append(Reason("DRE-208", "why-option-price", about))
    return found
