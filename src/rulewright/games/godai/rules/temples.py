"""Temple actions: Augment, Remove Augment, Create Void, Siphon, Summon, Teleport, Dedicate. Temple placard, p.62."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision, Reason

from ..content.map_parts import CataclysmTile, SkyTile
from ..effects import Store
from ..model.choices import common as choices
from ..model.choices import defenders as answers
from ..model.events.defenders import EssenceSiphoned, EssenceSummoned, VoidCreated
from ..model.state import NOWHERE, GodaiState
from ..model.steps.defenders import GiveForVoid
from ..model.steps.land import Teleport
from ..model.steps.visits import Arrive, Dedicate, TakeTokens, TempleAction
from ..model.vocabulary import ELEMENTS, Element, Place, Resource
from . import land
from .any_time import asides
from .augments import augment_defender, augment_hero, lacks, stored, strip_defender, strip_hero
from .book import BOOK, ask_group, content_of, living
from .dedicating import dedicable
from .defenders import absent, defender, temples, trackers
from .gains import gain, held, pay
from .heroes import can_augment
from .sky import add_tokens, sites_of
from .temple_fortress import fortress_offers, place_fortress
from .verbs import change_imbalance

VOID_PRICE = 3
"""GOD-981."""
SIPHONED = 2
"""GOD-552."""
SUMMONED, TRAVELLED = "summon-essence", "temple-teleport"
"""GOD-978: what is done once in an Event phase, among what the group `used` this Game Turn."""


VISITED = "visited-temple-"
"""With the number of its hex: a Temple whose actions the group has taken, until another Event follows."""


def in_temple(state: GodaiState) -> bool:
    """GOD-463, GOD-984: the Temple Fortress counts as a Temple for the group in it."""
    if state.at == NOWHERE:
        return False
    return land.place_at(state, state.at) in (Place.TEMPLE, Place.TEMPLE_FORTRESS)


# -- what is possible ------------------------------------------------------------------------------------------


def no_augment_here(state: GodaiState, choice: answers.AugmentDefender) -> Reason | None:
    """GOD-198, GOD-979: any Defender on the map, at most one of each Element."""
    if choice.defender not in trackers(state):
        return absent(state, choice.defender, "GOD-979")
    if not lacks(state, choice.defender, Element(choice.element)):
        return Reason("GOD-198", "why-augmented", {"defender": choice.defender, "element": choice.element})
    return no_element(state, choice.element)


def no_hero_augment(state: GodaiState, choice: answers.AugmentHero) -> Reason | None:
    """GOD-979, AMB-GOD-184: at most two Elements with three Tiers each."""
    seat = choice.hero - 1
    if seat not in living(state):
        return Reason("GOD-979", "why-hero-absent", {"hero": choice.hero})
    if not can_augment(state.heroes[seat], Element(choice.element)):
        return Reason("GOD-1105", "why-hero-full", {"hero": choice.hero, "element": choice.element})
    return no_element(state, choice.element)


def no_element(state: GodaiState, element: str) -> Reason | None:
    if held(state, Resource(element)):
        return None
    return Reason("GOD-979", "why-too-few-resources", {"resource": element, "need": 1, "have": 0})


def no_siphon(state: GodaiState, choice: answers.SiphonEssence) -> Reason | None:
    """GOD-552: 1 Element, and an Imbalance of it that can fall."""
    if not state.imbalance[ELEMENTS.index(Element(choice.element))]:
        return Reason("GOD-552", "why-no-imbalance", {"element": choice.element})
    return no_element(state, choice.element)


def portals(state: GodaiState) -> list[tuple[int, Element]]:
    """GOD-300, GOD-982, AMB-GOD-224: the Elemental Portals on the map without a token."""
    found: list[tuple[int, Element]] = []
    parts = content_of(state).tiles
    tokens = {token.hex for token in state.elemental_tokens}
    for one in state.sky:
        part = parts[one.id]
        assert isinstance(part, SkyTile)
        element = part.element(one.nether)
        if element is not None:
            found += [(hex, element) for hex in sites_of(state, one, Place.ELEMENTAL_PORTAL)]
    for one in state.cataclysms:
        part = parts[one.id]
        assert isinstance(part, CataclysmTile)
        found.append((one.center, part.element))
    return [(hex, element) for hex, element in found if hex not in tokens]


def other_temples(state: GodaiState) -> list[str]:
    """GOD-983: where the group can be put."""
    return [one.id for one in temples(state) if state.at not in one.hexes]


def can_create_void(state: GodaiState) -> bool:
    """GOD-981: three Elements, not all of them Void."""
    rows = [held(state, Resource(str(one))) for one in ELEMENTS]
    return sum(rows) >= VOID_PRICE and any(rows[:-1])


def temple_offers(state: GodaiState) -> list[Choice]:
    """GOD-978: all that can be done in this Temple now."""
    if not in_temple(state):
        return []
    found = [*_augments(state), *_removals(state)]
    if can_create_void(state):
        found.append(answers.CreateVoid())
    siphons = [answers.SiphonEssence(str(one)) for one in stored(state)]
    found += [one for one in siphons if no_siphon(state, one) is None]
    if SUMMONED not in state.used and portals(state):
        found.append(answers.SummonEssence())
    if TRAVELLED not in state.used:
        found += [answers.VisitOther(id) for id in other_temples(state)]
    found += fortress_offers(state)
    found += [answers.DedicateTo(boss) for boss in dedicable(state)]
    return found


def _augments(state: GodaiState) -> list[Choice]:
    found: list[Choice] = []
    for element in stored(state):
        for seat in living(state):
            if can_augment(state.heroes[seat], element):
                found.append(answers.AugmentHero(str(element), seat + 1))
        for id in trackers(state):
            if lacks(state, id, element):
                found.append(answers.AugmentDefender(str(element), id))
    return found


def _removals(state: GodaiState) -> list[Choice]:
    found: list[Choice] = []
    for seat in living(state):
        tiers = zip(ELEMENTS, state.heroes[seat].augments, strict=True)
        found += [answers.StripHero(str(element), seat + 1) for element, tier in tiers if tier]
    for id in trackers(state):
        found += [answers.StripDefender(str(element), id) for element in defender(state, id).augments]
    return found


# -- the step --------------------------------------------------------------------------------------------------


@BOOK.asks(TempleAction)
def offer_actions(state: GodaiState, step: TempleAction) -> Decision | None:
    """GOD-978, AMB-GOD-149: any number of actions."""
    found = temple_offers(state)
    if not found:
        return None
    return ask_group(state, "prompt-temple", "GOD-978", [*found, choices.Done()], aside=asides(state))


@BOOK.resolves(TempleAction)
def act(state: GodaiState, step: TempleAction, choice: Choice | None) -> None:
    """GOD-978 to GOD-984, AMB-GOD-149: one action, then the next; after a Teleport the visit goes on there."""
    if choice is None or isinstance(choice, choices.Done):
        # The group has been in this Temple, also if it came here from another one.
        state.used = tuple(sorted({*state.used, f"{VISITED}{state.at}"}))
        return
    state.then(step)
    if isinstance(choice, answers.AugmentHero):
        augment_hero(state, choice.hero - 1, Element(choice.element))
    elif isinstance(choice, answers.AugmentDefender):
        augment_defender(state, choice.defender, Element(choice.element), "GOD-979")
    elif isinstance(choice, answers.StripHero):
        strip_hero(state, choice.hero - 1, Element(choice.element))
    elif isinstance(choice, answers.StripDefender):
        strip_defender(state, choice.defender, Element(choice.element))
    elif isinstance(choice, answers.CreateVoid):
        state.then(GiveForVoid(VOID_PRICE))
    elif isinstance(choice, answers.SiphonEssence):
        _siphon(state, Element(choice.element))
    elif isinstance(choice, answers.SummonEssence):
        _summon(state)
    elif isinstance(choice, answers.VisitOther):
        state.used = (*state.used, TRAVELLED)
        goal = Teleport(defender(state, choice.defender).hexes, optional=False, rule="GOD-983")
        # Healing upon entry (GOD-463), and tokens that are in Range now (GOD-480, GOD-481).
        state.then(goal, Arrive(), TakeTokens())
    elif isinstance(choice, answers.PlaceTempleFortress):
        place_fortress(state, choice)
    elif isinstance(choice, answers.DedicateTo):
        state.then(Dedicate(choice.boss))


def _siphon(state: GodaiState, element: Element) -> None:
    """GOD-552: the Imbalance of an Element falls by 2, not below 0."""
    pay(state, Resource(str(element)), 1, Store.STOCKPILE, "GOD-552")
    state.emit(EssenceSiphoned(rule="GOD-552", element=str(element)))
    change_imbalance(state, element, -SIPHONED, "GOD-552")


def _summon(state: GodaiState) -> None:
    """GOD-982: every Elemental Portal without a token gets one."""
    found = portals(state)
    state.used = (*state.used, SUMMONED)
    state.emit(EssenceSummoned(rule="GOD-982", n=len(found)))
    for hex, element in found:
        add_tokens(state, hex, element, 1, "GOD-982")


# -- Create Void -----------------------------------------------------------------------------------------------


def _givable(state: GodaiState, left: int) -> list[Element]:
    """The Elements that may be named next; with no more than needed all of them go."""
    return stored(state) if sum(_rows(state).values()) > left else []


def _rows(state: GodaiState) -> Counter[Element]:
    return Counter({one: held(state, Resource(str(one))) for one in ELEMENTS})


@BOOK.asks(GiveForVoid)
def choose_given(state: GodaiState, step: GiveForVoid) -> Decision | None:
    """GOD-981, AMB-GOD-184: of any kind, Void too."""
    found = _givable(state, step.left)
    if len(found) < 2:
        return None
    offered = [choices.PickElement(str(one)) for one in found]
    return ask_group(state, "prompt-give-for-void", "GOD-981", offered, {"left": step.left})


@BOOK.resolves(GiveForVoid)
def give_for_void(state: GodaiState, step: GiveForVoid, choice: choices.PickElement | None) -> None:
    """GOD-981: three Elements become one Void."""
    element = stored(state)[0] if choice is None else Element(choice.element)
    pay(state, Resource(str(element)), 1, Store.STOCKPILE, "GOD-981")
    if step.left > 1:
        state.then(replace(step, left=step.left - 1))
        return
    state.emit(VoidCreated(rule="GOD-981"))
    gain(state, Resource.VOID, 1, Store.STOCKPILE, "GOD-981")
