"""What an open question is about, marked on the map: a Banner that marches, a Defender that falls."""

from __future__ import annotations

from rulewright.svg.elements import outline, path

from ..model.geometry import COORDINATES, HEXES, Hexes
from ..model.state import GodaiState
from ..model.steps import siege
from ..model.steps.defenders import DefenderFalls
from ..model.steps.land import LayTile, PlaceJaethi
from ..model.steps.visits import Yield
from .brush import Brush
from .hexes import rim
from .land_colours import INK
from .landmarks import HALO
from .tokens import lift


def concerned(state: GodaiState) -> list[Hexes]:
    """The hexes of each thing that the open question is about; empty where the choices themselves say so."""
    step = state.agenda[-1] if state.agenda else None
    found: list[Hexes]
    if isinstance(step, (siege.MoveBanner, siege.Strike)):
        found = [(state.banners[step.slot],) if step.slot < len(state.banners) else state.jaethi]
    elif isinstance(step, siege.JaethiActs):
        found = [state.jaethi]
    elif isinstance(step, (LayTile, PlaceJaethi)):
        found = [(step.target,)]
    elif isinstance(step, Yield):
        found = [(step.hex,)]
    else:
        ids = defenders(state)
        found = [one.hexes for one in state.defenders if one.id in ids]
    return [hexes for hexes in found if hexes and all(0 <= hex < HEXES for hex in hexes)]


def defenders(state: GodaiState) -> set[str]:
    """The Defenders that the open question is about."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, (DefenderFalls, siege.BolsterMore)):
        return {step.defender}
    if isinstance(step, siege.Interrupt):
        return {id for id, _ in step.damage}
    if isinstance(step, siege.Bolster):
        return {one.id for one in state.defenders if state.at in one.hexes}
    return set()


def marks(brush: Brush) -> list[str]:
    """A ring of rope around it."""
    found = []
    for hexes in concerned(brush.state):
        d = outline(rim(tuple(sorted([COORDINATES[hex] for hex in hexes]))))
        place = {"transform": f"translate(0 {-lift(brush.state, hexes[0]):g})", "stroke_linejoin": "round"}
        found.append(path(d, stroke=INK, stroke_width=11, **place))
        found.append(path(d, stroke=HALO, stroke_width=6.5, stroke_dasharray="14 9", **place))
    return found
