"""The Villain phase of the Harvest Stage: Jaethi's cards. Rulebook p.65 to 69."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Step

from ..content.components import JaethiCard
from ..effects import Die
from ..model.choices import common as choices
from ..model.events.siege import CataclysmPassed, JaethiCardDrawn, SiegeCalled
from ..model.state import GodaiState
from ..model.steps import villain as steps
from ..model.steps.combat import DrawEncounters
from ..model.steps.gains import Perform
from ..model.steps.land import PlaceCataclysmTile
from ..model.steps.siege import SiegeTurn
from ..model.steps.turn import VillainPhase
from ..model.steps.visits import SettleElement
from ..model.vocabulary import BASIC, ELEMENTS, Element, Face, Stage, Until
from . import slots
from .any_time import asides
from .book import BOOK, ask_group, content_of, living
from .death import turn_up
from .decks import draw_jaethi
from .defenders import siege_damage_to, standing
from .elements import roll_die
from .equip_turns import shelter
from .miniatures import cataclysm_at
from .turn import begin_phase
from .verbs import change_calendar, change_imbalance


@BOOK.resolves(VillainPhase)
def villain_phase(state: GodaiState, step: VillainPhase, choice: None) -> None:
    """GOD-483, GOD-540: a card of Jaethi's deck in the Harvest Stage, five steps in the Siege Stage.

    GOD-137: so Encounters, Discoveries and Cataclysms of that deck are met in the Harvest Stage.

    GOD-511, AMB-GOD-43: before either of them Cataclysms damage the Defenders on them, which can destroy these at once.
    """
    state.then(SiegeTurn() if state.stage == Stage.SIEGE else steps.DrawJaethiCard())
    shelter(state)
    _forget_afflictions(state)
    _suffer_cataclysms(state)
    begin_phase(state, "villain")
    turn_up(state)


def _suffer_cataclysms(state: GodaiState) -> None:
    """GOD-511, GOD-512: as much Siege damage as the wave has; an Augment of the same Element Negates it."""
    if not state.cataclysms:
        return
    for one in standing(state):
        element = cataclysm_at(state, one.hexes[0])
        if element is not None and element not in one.augments:
            siege_damage_to(state, one.id, state.wave, element, rule="GOD-511")


# -- the card --------------------------------------------------------------------------------------------------


@BOOK.resolves(steps.DrawJaethiCard)
def draw_jaethi_card(state: GodaiState, step: steps.DrawJaethiCard, choice: None) -> None:
    """GOD-483 to GOD-487: Calendar, Element die, text, Encounter; a SIEGE! card ends the Harvest Stage.

    GOD-488, GOD-489: the Calendar rises by what the card shows, up to 11. AMB-GOD-66: a SIEGE! card rolls its die, too.
    AMB-GOD-67: an Affliction brings one Encounter, not two. GOD-1081: none while nobody is alive.
    """
    drawn = draw_jaethi(state)
    if drawn is None:
        return
    card = content_of(state).jaethi[drawn]
    state.jaethi_played = (*state.jaethi_played, drawn)
    state.emit(JaethiCardDrawn(rule=card.rule, card=drawn))
    if card.kind == "siege" and card.element is not None:
        _call_siege(state, card.element)
    else:
        change_calendar(state, card.calendar, "GOD-484")
    then: list[Step] = [steps.RollSiegeDie(drawn), *_text(state, card)]
    if card.encounter and living(state):
        then.append(DrawEncounters())
    if card.kind == "siege":
        then.append(steps.EndHarvest())
    state.then(*then)


def _call_siege(state: GodaiState, element: Element) -> None:
    """GOD-490 to GOD-492, GOD-549, AMB-GOD-65: Calendar and Imbalance rise by the number of SIEGE! cards so far."""
    state.sieges += 1
    state.current = str(element)
    state.emit(SiegeCalled(rule="GOD-492", element=str(element), n=state.sieges))
    change_calendar(state, state.sieges, "GOD-490")
    change_imbalance(state, element, state.sieges, "GOD-491")


def _text(state: GodaiState, card: JaethiCard) -> list[Step]:
    """What a card does besides Calendar, die and Encounter.

    GOD-497 to GOD-499: one Cataclysm in a Harvest Stage; a further one has no effect of its own. GOD-493: a Discovery
    puts its token on the map. GOD-495, GOD-496: an Affliction stays. GOD-500: other cards do as they say.
    """
    if card.kind == "cataclysm" and card.element is not None:
        if state.cataclysm_drawn:
            state.emit(CataclysmPassed(rule="GOD-499", card=card.id))
            return []
        state.cataclysm_drawn = True
        placed: list[Step] = [PlaceCataclysmTile(card.element)]
        return [*placed, Perform(card.effects, card.id)] if card.effects else placed
    if card.kind == "discovery":
        return [steps.PlaceDiscovery(card.id)]
    if not card.effects:
        return []
    then: list[Step] = [Perform(card.effects, card.id)]
    if card.kind == "affliction":
        then.append(steps.StayAfflicted(card.id))
    return then


@BOOK.resolves(steps.StayAfflicted)
def stay_afflicted(state: GodaiState, step: steps.StayAfflicted, choice: None) -> None:
    """GOD-496: an Affliction comes when a Game Turn is nearly over, so its turns count from the next one on."""
    rows = [
        replace(one, turns=one.turns + 1) if one.card == step.card and one.until == Until.TURNS else one
        for one in state.modifiers
    ]
    state.modifiers = tuple(rows)
    state.afflictions = (*state.afflictions, step.card)
    _forget_afflictions(state)


def _forget_afflictions(state: GodaiState) -> None:
    """GOD-496: Afflictions whose time is over."""
    if state.afflictions:
        lasting = {one.card for one in state.modifiers}
        state.afflictions = tuple([card for card in state.afflictions if card in lasting])


# -- Siege cards -----------------------------------------------------------------------------------------------


@BOOK.asks(steps.RollSiegeDie)
def choose_siege_die(state: GodaiState, step: steps.RollSiegeDie) -> Decision | None:
    """GOD-485: where a card shows no certain die, the group chooses one."""
    dice = _dice(content_of(state).jaethi[step.card].die)
    if len(dice) == 1:
        return None
    offered = [choices.PickElement(str(one)) for one in dice]
    return ask_group(state, "prompt-siege-die", "GOD-485", offered, {"card": step.card}, asides(state))


def _dice(die: Die) -> tuple[Element, ...]:
    if die is Die.CHOICE:
        return ELEMENTS
    return BASIC if die is Die.BASIC else (Element(str(die)),)


@BOOK.resolves(steps.RollSiegeDie)
def roll_siege_die(state: GodaiState, step: steps.RollSiegeDie, choice: choices.PickElement | None) -> None:
    """GOD-485: the die is rolled; Items may still change it (GOD-1033, GOD-1038)."""
    die = _dice(content_of(state).jaethi[step.card].die)[0] if choice is None else Element(choice.element)
    face, element = roll_die(state, die, "GOD-485")
    state.then(SettleElement(die, face, element, villain="siege"))


@BOOK.resolves(steps.ReadSiegeDie)
def read_siege_die(state: GodaiState, step: steps.ReadSiegeDie, choice: None) -> None:
    """GOD-485, GOD-502, GOD-503: the Element that shows names the Siege deck; a Surge brings a second card."""
    face, element = step.face, step.element
    placed = [steps.PlaceSiegeCard(element, slots.upcoming(state))]
    if face is Face.SURGE:
        placed.append(steps.PlaceSiegeCard(element, slots.beside(state)))
    state.then(*placed)


@BOOK.resolves(steps.PlaceSiegeCard)
def place_siege_card(state: GodaiState, step: steps.PlaceSiegeCard, choice: Choice | None) -> None:
    """GOD-501, GOD-1070: a card goes face down on top of a Slot; the second one of a Surge on the Slot beside."""
    rule = "GOD-501" if step.slot == slots.upcoming(state) else "GOD-503"
    slots.place(state, step.element, step.slot, rule)
