"""Enhancing, the last part of an Event phase: the group does one thing after the other until it is done. p.28, p.64."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Reason

from ..model.choices import common as choices
from ..model.choices import defenders as answers
from ..model.state import NOWHERE, GodaiState
from ..model.steps.defenders import Enhance
from ..model.vocabulary import Element, Place, Resource
from .any_time import asides
from .augments import augment_defender, is_in, lacks, shelter_offers, stored, take_shelter
from .book import BOOK, ask_group
from .building import (
    build,
    build_offers,
    no_rebuild,
    no_relocation,
    no_upgrade,
    rebuild,
    rebuildable,
    relocate,
    upgrade,
)
from .costs import begun, is_free, lacking, out_of_range, spend
from .defenders import TEMPLES, absent, defender, put, standing, trackers
from .equips import attached, detached
from .factories import factory_offers, make_factory
from .gains import held
from .improving import assign, assign_offers, improve, improve_offers, no_promotion, promote
from .temple_fortress import fortress_offers, place_fortress

SHELTERS = (answers.NegateCondition, answers.FuseTwo, answers.CallBack)


# -- Equip cards and Augments ----------------------------------------------------------------------------------


def no_equip(state: GodaiState, choice: answers.AttachEquip | answers.DetachEquip) -> Reason | None:
    """GOD-222, GOD-230: why a card cannot be attached to a Defender or detached from it."""
    if choice.defender not in trackers(state):
        return absent(state, choice.defender, "GOD-221")
    one = defender(state, choice.defender)
    cards = state.equips if isinstance(choice, answers.AttachEquip) else one.equips
    if choice.card not in cards:
        return Reason("GOD-221", "why-no-such-equip", {"card": choice.card})
    if one.changed:
        return Reason("GOD-222", "why-equip-changed", {"defender": choice.defender})
    return out_of_range(state, choice.defender)


def equip_offers(state: GodaiState) -> list[Choice]:
    """GOD-221 to GOD-225: cards that the group owns, and cards on Defenders."""
    owned = sorted(set(state.equips))
    if not owned and not any(one.equips for one in state.defenders):
        return []
    found: list[answers.AttachEquip | answers.DetachEquip] = []
    for id in trackers(state):
        found += [answers.AttachEquip(card, id) for card in owned]
        found += [answers.DetachEquip(card, id) for card in sorted(set(defender(state, id).equips))]
    return [one for one in found if no_equip(state, one) is None]


def no_augment(state: GodaiState, step: Enhance, choice: answers.AugmentDefender) -> Reason | None:
    """GOD-198, GOD-231, GOD-985: why a Defender cannot be Augmented in place."""
    element = Element(choice.element)
    if choice.defender not in trackers(state):
        return absent(state, choice.defender, "GOD-985")
    if not is_in(state, choice.defender):
        return Reason("GOD-985", "why-not-inside", {"defender": choice.defender})
    if not lacks(state, choice.defender, element):
        return Reason("GOD-198", "why-augmented", {"defender": choice.defender, "element": choice.element})
    return lacking(state, step, ((Resource(choice.element), 1),))


def augment_offers(state: GodaiState, step: Enhance) -> list[Choice]:
    """GOD-985: Elements of the Stockpile for the Defender that the group is in."""
    elements = stored(state)
    if not elements:
        return []
    here = next((one for one in standing(state) if state.at in one.hexes), None)
    if here is None:
        return []
    id = TEMPLES if here.kind is Place.TEMPLE else here.id
    offers = [answers.AugmentDefender(str(one), id) for one in elements]
    return [one for one in offers if no_augment(state, step, one) is None]


# -- the step --------------------------------------------------------------------------------------------------


def enhancements(state: GodaiState, step: Enhance) -> list[Choice]:
    """Everything that is affordable and changes something now."""
    if state.at == NOWHERE:
        return []
    found = build_offers(state, step)
    if held(state, Resource.PLATINUM):
        ids = [one.id for one in standing(state) if one.kind is Place.TOWER]
        found += [answers.UpgradeTower(id) for id in ids if no_upgrade(state, step, id) is None]
        ids = [one.id for one in rebuildable(state)]
        found += [answers.Rebuild(id) for id in ids if no_rebuild(state, step, id) is None]
        if state.rulings.relocating:
            ids = [one.id for one in standing(state)]
            found += [answers.Relocate(id) for id in ids if no_relocation(state, step, id) is None]
    found += improve_offers(state, step)
    found += assign_offers(state, step)
    if no_promotion(state, step) is None:
        found.append(answers.Promote())
    found += equip_offers(state)
    found += augment_offers(state, step)
    found += fortress_offers(state)
    found += factory_offers(state)
    found += shelter_offers(state)
    return found


@BOOK.asks(Enhance)
def offer_enhancements(state: GodaiState, step: Enhance) -> Decision | None:
    """GOD-199, GOD-460: after all Events; nobody is asked where nothing can be done.

    GOD-361, AMB-GOD-225: in the setup it is Enhancing of the Harvest Stage, with the group in its City-State.
    """
    found = enhancements(state, step)
    if not found:
        return None
    left = -1 if is_free(state) else max(0, begun(state, step).limit - step.spent)
    about = {"left": left, "platinum": held(state, Resource.PLATINUM)}
    return ask_group(state, "prompt-enhance", "GOD-199", [*found, choices.Done()], about, asides(state))


@BOOK.resolves(Enhance)
def enhance(state: GodaiState, step: Enhance, choice: Choice | None) -> None:
    """GOD-199, GOD-200: one thing is done, then the group is asked again."""
    if choice is None or isinstance(choice, choices.Done):
        return
    step = begun(state, step)
    at = len(state.agenda)
    step = carry_out(state, step, choice)
    # What the group has chosen comes with all that follows from it before it goes on.
    state.agenda.insert(at, step)


def carry_out(state: GodaiState, step: Enhance, choice: Choice) -> Enhance:
    """One act of Enhancing; what was spent by it is added to the step."""
    if isinstance(choice, answers.BuildTower):
        return build(state, step, choice)
    if isinstance(choice, answers.UpgradeTower):
        return upgrade(state, step, choice)
    if isinstance(choice, answers.Rebuild):
        return rebuild(state, step, choice)
    if isinstance(choice, answers.Improve):
        return improve(state, step, choice)
    if isinstance(choice, answers.Assign):
        return assign(state, step, choice)
    if isinstance(choice, answers.Promote):
        return promote(state, step)
    if isinstance(choice, answers.Relocate):
        return relocate(state, step, choice)
    if isinstance(choice, answers.AttachEquip):
        put(state, attached(state, defender(state, choice.defender), choice.card))
    elif isinstance(choice, answers.DetachEquip):
        put(state, detached(state, defender(state, choice.defender), choice.card))
    elif isinstance(choice, answers.AugmentDefender):
        return _augment(state, step, choice)
    elif isinstance(choice, answers.PlaceTempleFortress):
        place_fortress(state, choice)
    elif isinstance(choice, answers.MakeFactory):
        make_factory(state, choice)
    elif isinstance(choice, SHELTERS):
        take_shelter(state, choice)
    return step


def _augment(state: GodaiState, step: Enhance, choice: answers.AugmentDefender) -> Enhance:
    """GOD-985, AMB-GOD-31: an Element counts like any other unit."""
    step = spend(state, step, ((Resource(choice.element), 1),), "GOD-985")
    augment_defender(state, choice.defender, Element(choice.element), "GOD-985", free=True)
    return step
