"""Destroyed Defenders, and those that a card or a Resource strengthens. Rulebook p.24 and p.29."""

from __future__ import annotations

from msgspec.structs import replace

from rulewright.core.record import Choice, Decision

from ..model.choices import common as choices
from ..model.choices.defenders import FlipToken, RemoveToken
from ..model.events.defenders import DefenderDestroyed
from ..model.state import Defender, GodaiState
from ..model.steps import defenders as steps
from ..model.vocabulary import DefenderStat, Place, Until
from .book import BOOK, ask_group
from .defenders import TEMPLES, defender, put, raise_stat, remove, standing, temples
from .equips import damage_equips
from .miniatures import HEX_TOKENS, raise_temple

TOKENS = (Place.TOWER, Place.FORTRESS)
FLIPPED, DESTROYED, REMOVED = "flipped", "destroyed", "removed"


def _falling(state: GodaiState, id: str) -> Defender | None:
    """GOD-239: the Defender, if it is still there and still at 0."""
    for one in state.defenders:
        if one.id == id and not one.fallen and not one.resilience:
            return one
    return None


@BOOK.asks(steps.DefenderFalls)
def remove_or_flip(state: GodaiState, step: steps.DefenderFalls) -> Decision | None:
    """GOD-243, GOD-244: of a Tower or Fortress the group removes the token, or turns it upside down."""
    one = _falling(state, step.defender)
    if one is None or one.kind not in TOKENS:
        return None
    rule = "GOD-243" if one.kind is Place.TOWER else "GOD-244"
    about = {"defender": one.id, "kind": str(one.kind)}
    return ask_group(state, "prompt-remove-or-flip", rule, (FlipToken(), RemoveToken()), about)


@BOOK.resolves(steps.DefenderFalls)
def fall(state: GodaiState, step: steps.DefenderFalls, choice: Choice | None) -> None:
    """GOD-239 to GOD-247: what is Assigned is lost, Equip cards are Damaged, and the place is none any more.

    GOD-027, GOD-037: a City-State is marked as destroyed, each of the two by a token of its own.

    GOD-241: all other stats stay written. GOD-245: a Temple lies under a Hex Token until that is removed. GOD-213,
    GOD-246: the Temple Fortress leaves the game. Heroes inside stay on its hex (GOD-1083).
    """
    one = _falling(state, step.defender)
    if one is None:
        return
    if one.kind is Place.TEMPLE:
        _lose_temple(state, one)
        return
    damage_equips(state, one.equips)
    if one.kind is Place.CITY_STATE:
        _tell(state, one, "GOD-247", DESTROYED)
        put(state, _bare(one, DESTROYED))
    elif isinstance(choice, FlipToken):
        _tell(state, one, "GOD-243" if one.kind is Place.TOWER else "GOD-244", FLIPPED)
        put(state, _bare(one, FLIPPED))
    else:
        rule = {Place.TOWER: "GOD-243", Place.FORTRESS: "GOD-244"}.get(one.kind, "GOD-246")
        _tell(state, one, rule, REMOVED)
        remove(state, one.id)
        uncover(state, one.hexes[0])


def _bare(one: Defender, fallen: str) -> Defender:
    """GOD-240, GOD-241: without Recruits, Specialists and Equip cards."""
    return replace(one, fallen=fallen, recruits=0, specialists=0, equips=(), siege_power=0, turn=())


def _tell(state: GodaiState, one: Defender, rule: str, what: str) -> None:
    state.emit(DefenderDestroyed(rule=rule, defender=one.id, kind=str(one.kind), what=what))


def _lose_temple(state: GodaiState, one: Defender) -> None:
    """GOD-245: a Hex Token lies on it. GOD-218: what Temples share is lost only with the last that stands."""
    _tell(state, one, "GOD-245", DESTROYED)
    if len(temples(state)) <= 1:
        damage_equips(state, one.equips)
        put(state, _bare(one, ""))
    put(state, replace(defender(state, one.id), fallen=DESTROYED))
    if len(state.hex_tokens) + len(state.imbalance_tokens) < HEX_TOKENS:
        state.hex_tokens = (*state.hex_tokens, one.hexes[0])


def uncover(state: GodaiState, hex: int) -> None:
    """GOD-1108: once a Tower is gone the location below is in play again; a Temple there returns."""
    if hex not in state.hex_tokens and not any(token.hex == hex for token in state.imbalance_tokens):
        raise_temple(state, hex)


# -- gains of the group's choice -------------------------------------------------------------------------------


def _gainers(state: GodaiState, step: steps.StrengthenDefender) -> list[str]:
    """GOD-192: Resilience is each Temple's own; other stats are those of all Temples."""
    found: list[str] = []
    for one in standing(state):
        if step.among and one.id not in step.among:
            continue
        shared = one.kind is Place.TEMPLE and step.stat != DefenderStat.RESILIENCE
        id = TEMPLES if shared else one.id
        if id not in found:
            found.append(id)
    return found


@BOOK.asks(steps.StrengthenDefender)
def choose_gainer(state: GodaiState, step: steps.StrengthenDefender) -> Decision | None:
    """GOD-165, GOD-167: one Defender of the group's choice."""
    found = _gainers(state, step)
    if len(found) < 2:
        return None
    about = {"stat": step.stat, "n": step.n}
    return ask_group(state, "prompt-strengthen", step.rule, [choices.PickDefender(id) for id in found], about)


@BOOK.resolves(steps.StrengthenDefender)
def strengthen(state: GodaiState, step: steps.StrengthenDefender, choice: choices.PickDefender | None) -> None:
    """AMB-GOD-16: Resilience stays, Power lasts until the end of the Siege."""
    found = _gainers(state, step)
    if found:
        id = found[0] if choice is None else choice.defender
        raise_stat(state, id, DefenderStat(step.stat), step.n, Until(step.until), step.rule)
