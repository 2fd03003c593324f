"""Siege Miniatures come onto the map by Siege Portal: Banners, and Jaethi on three hexes. Rulebook p.36, 37 and 70."""

from __future__ import annotations

from rulewright.core.record import Decision

from ..model.choices.land import StandJaethi
from ..model.events.land import BannerPlaced, JaethiManifested, NothingPlaced, PlacementRepeated
from ..model.geometry import NAMES, Hexes, triangle, triangles
from ..model.state import GodaiState
from ..model.steps import land as steps
from .book import BOOK, ask_group, content_of
from .ground import Layer, ground
from .land import defender_at, floating_at, names
from .portals import find_target
from .sky import drop
from .tiles import empty_slots


def taken(state: GodaiState, hex: int) -> str:
    """GOD-314, GOD-1073: what keeps a Siege Miniature off a hex: another miniature, or a Defender."""
    if hex == state.at or hex in state.banners or hex in state.jaethi:
        return "miniature"
    return "defender" if defender_at(state, hex) is not None else ""


# -- Banners ---------------------------------------------------------------------------------------------------


def banner_soars(state: GodaiState, slot: int) -> bool:
    """GOD-560: whether the card in play of a Slot has Soar."""
    card = content_of(state).siege.get(state.fronts[slot])
    return card is not None and card.soar


@BOOK.resolves(steps.PlaceBanner)
def place_banner(state: GodaiState, step: steps.PlaceBanner, choice: None) -> None:
    """GOD-527, GOD-1072: a Banner is put on exactly the hex that portal and direction name.

    GOD-308: without Soar never on a Floating Mountain. GOD-315, GOD-317: where no tile lies one is placed first, even
    if it touches no other; if that shows a Temple there, the direction is rolled again (GOD-1073). GOD-1027: Oracle's
    Guidance has rolled the portal before.
    """
    if step.target >= 0 and not taken(state, step.target):
        row = list(state.banners)
        row[step.slot] = step.target
        state.banners = tuple(row)
        state.emit(BannerPlaced(rule="GOD-527", slot=step.slot + 1, hex=NAMES[step.target]))
        return
    if step.target >= 0:
        state.emit(PlacementRepeated(rule="GOD-1073", cause="defender"))

    def judge(hex: int) -> str:
        found = taken(state, hex)
        if found or ground(state).layer[hex] is not Layer.MOUNTAIN or banner_soars(state, step.slot):
            return found
        return "mountain"

    target = find_target(state, judge, step.portal)
    if target is None:
        state.emit(NothingPlaced(rule="GOD-305", cause="no-place"))
        return
    needed = [steps.RevealSlot(slot) for slot in empty_slots(state, (target.hex,))]
    state.then(*needed, steps.PlaceBanner(step.slot, target.portal, target.hex))


# -- Jaethi ----------------------------------------------------------------------------------------------------


def stances(state: GodaiState, target: int) -> dict[StandJaethi, Hexes]:
    """GOD-307, GOD-314, GOD-1073, AMB-GOD-78: the ways to stand on three hexes, one of them the target."""
    found = {}
    for one in triangles(target):
        if not any(taken(state, hex) for hex in one):
            side = "east" if one == triangle(one[0], True) else "west"
            found[StandJaethi(NAMES[one[0]], side)] = one
    return found


@BOOK.asks(steps.PlaceJaethi)
def choose_stance(state: GodaiState, step: steps.PlaceJaethi) -> Decision | None:
    """GOD-307: the group orients her so that one of her hexes covers the target."""
    if step.target < 0 or step.hexes:
        return None
    offered = list(stances(state, step.target))
    if len(offered) < 2:
        return None
    return ask_group(state, "prompt-jaethi", "GOD-307", offered, {"hex": NAMES[step.target]})


@BOOK.resolves(steps.PlaceJaethi)
def place_jaethi(state: GodaiState, step: steps.PlaceJaethi, choice: StandJaethi | None) -> None:
    """GOD-528: Jaethi Manifests. GOD-315, GOD-316, GOD-1067: up to two new HexTiles come first.

    GOD-1073: if they show a Temple where she would stand, she is oriented anew, or the direction is rolled again.
    """
    if step.hexes and not any(taken(state, hex) for hex in step.hexes):
        manifest(state, step.hexes)
    elif step.hexes:
        state.then(steps.PlaceJaethi(step.target, portal=step.portal))
    elif step.target < 0:
        find_her_place(state, step.portal)
    else:
        ways = stances(state, step.target)
        if not ways:
            state.emit(PlacementRepeated(rule="GOD-1073", cause="defender"))
            find_her_place(state, step.portal)
            return
        hexes = next(iter(ways.values())) if choice is None else ways[choice]
        needed = [steps.RevealSlot(slot) for slot in empty_slots(state, hexes)]
        state.then(*needed, steps.PlaceJaethi(step.target, hexes, step.portal))


def find_her_place(state: GodaiState, portal: int) -> None:
    """GOD-305, GOD-306, GOD-315: portal and direction, and the HexTile of the target hex."""
    target = find_target(state, lambda hex: taken(state, hex) or ("" if stances(state, hex) else "no-room"), portal)
    if target is None:
        state.emit(NothingPlaced(rule="GOD-305", cause="no-place"))
        return
    needed = [steps.RevealSlot(slot) for slot in empty_slots(state, (target.hex,))]
    state.then(*needed, steps.PlaceJaethi(target.hex, portal=target.portal))


def manifest(state: GodaiState, hexes: Hexes) -> None:
    """GOD-538, GOD-545, GOD-1075: she stands there; Floating Mountains under her fall, each once."""
    state.jaethi = hexes
    state.emit(JaethiManifested(rule="GOD-528", hexes=names(hexes)))
    for hex in hexes:
        at = floating_at(state, hex)
        if at >= 0:
            drop(state, at, "GOD-545")
