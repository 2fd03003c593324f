"""The Siege Villain phase as a whole, its last step, and the end of a Siege. Rulebook p.73 and p.78."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..model.choices import common as choices
from ..model.events.siege import SiegeEnded
from ..model.state import NOWHERE, SLOTS, GodaiState
from ..model.steps import siege as steps
from ..model.steps.turn import BeginStage
from ..model.steps.visits import UseDedication
from ..model.vocabulary import Stage, Until
from . import slots
from .any_time import asides
from .book import BOOK, ask_group
from .dedicating import CARRIER, DEDICATION_USED
from .ending import cities, standing_cities
from .equip_turns import mend
from .turn import end_stage_modifiers
from .verbs import change_calendar


@BOOK.resolves(steps.SiegeTurn)
def siege_turn(state: GodaiState, step: steps.SiegeTurn, choice: None) -> None:
    """GOD-540: Jaethi, Move in numeric order (GOD-553), Siege, Defend after Bolstering (GOD-572), Calendar."""
    state.then(
        steps.JaethiActs(),
        *[steps.MoveBanner(slot) for slot in range(SLOTS) if state.banners[slot] != NOWHERE],
        steps.OfferDedication(),
        steps.SiegeDamage(),
        steps.Bolster(),
        steps.BeginDefence(),
        steps.RemoveFallen(),
        steps.AdvanceCalendar(),
    )


@BOOK.asks(steps.OfferDedication)
def offer_dedication(state: GodaiState, step: steps.OfferDedication) -> Decision | None:
    """GOD-993, AMB-GOD-185: the Dedication to the third Boss may be used now."""
    if CARRIER not in state.dedicated or DEDICATION_USED in state.used:
        return None
    if all(hex == NOWHERE for hex in state.banners):
        return None
    offered = (choices.Accept(), choices.Decline())
    return ask_group(state, "prompt-offer-dedication", "GOD-993", offered, {"boss": CARRIER}, asides(state))


@BOOK.resolves(steps.OfferDedication)
def accept_dedication(state: GodaiState, step: steps.OfferDedication, choice: Choice | None) -> None:
    """GOD-990: then it is used like any other."""
    if isinstance(choice, choices.Accept):
        state.then(UseDedication(CARRIER))


@BOOK.resolves(steps.AdvanceCalendar)
def advance_calendar(state: GodaiState, step: steps.AdvanceCalendar, choice: None) -> None:
    """GOD-584, GOD-585, GOD-591: the Calendar falls by 1, and at 0 the Siege is over.

    AMB-GOD-87: so it is if something else has brought it to 0 before. The last Siege is looked at when the Game Turn
    ends (GOD-008).
    """
    state.jaethi_immune = False
    mend(state)
    change_calendar(state, -1, "GOD-584")
    if not state.calendar:
        end_siege(state)


def end_siege(state: GodaiState) -> None:
    """GOD-585 to GOD-590, GOD-1082: miniatures leave, cards are turned down, what lasts for the Siege ends.

    GOD-538, GOD-590: Jaethi leaves only now, and her Resilience stays as it is. GOD-586: the next wave begins with its
    Harvest Stage.
    """
    state.emit(SiegeEnded(rule="GOD-585", siege=state.wave))
    slots.turn_down(state)
    if state.jaethi_resilience > 0:
        state.jaethi = ()
    end_stage_modifiers(state, Until.SIEGE)
    end_stage_modifiers(state, Until.STAGE)
    for hero in state.heroes:
        if hero.boosts:
            hero.boosts = tuple([one for one in hero.boosts if one.until not in (Until.SIEGE, Until.STAGE)])
    if any(one.siege_power for one in state.defenders):
        state.defenders = tuple([replace(one, siege_power=0) for one in state.defenders])
    if state.temple_tracker is not None and state.temple_tracker.siege_power:
        state.temple_tracker = replace(state.temple_tracker, siege_power=0)
    if state.wave >= state.options.waves or (cities(state) and not standing_cities(state)):
        return
    state.wave += 1
    state.stage = str(Stage.HARVEST)
    state.then(BeginStage())
