"""Mystery cards: a top for the deck, a bottom for the rest, omens. Rulebook p.29, p.31."""

from __future__ import annotations

from typing import Any

from rulewright.core.record import Decision, Seat

from ... import road as verbs
from ...model import choices, events, steps
from ...model.run import Trophy
from ...model.state import DragonState
from ...model.vocabulary import Special, Symbol
from .. import belongings
from ..book import BOOK, content, together
from ..road import NEEDS, inner, travels
from . import achievements, artifacts, piles, sheet
from .piles import run_of


@BOOK.asks(steps.DrawMystery)
def offer_mysteries(state: DragonState, step: steps.DrawMystery) -> Decision | None:
    """DRE-675: one of the cards that were drawn; with Guiding Grass they may be drawn anew (DRE-597)."""
    offered: list[Any] = [choices.TAKE_MYSTERY[card] for card in step.cards]
    if artifacts.ready_special(state, Special.REDRAW):
        offered.append(choices.ACCEPT)
    if len(offered) < 2:
        return None
    return together(state, "prompt-mystery", "DRE-675", offered, {"redraw": int(choices.ACCEPT in offered)})


@BOOK.hears(steps.DrawMystery)
def take_mystery(state: DragonState, step: steps.DrawMystery, seat: Seat, choice: Any) -> None:
    """DRE-675: the others go to the bottom of the Mystery deck, the resolved one below them."""
    if choice is choices.ACCEPT:
        artifacts.exhaust(state, artifacts.ready_special(state, Special.REDRAW), 0)
        piles.put_under(state, "mystery", step.cards)
        again = [piles.draw(state, "mystery") for _ in step.cards]
        state.agenda.append(steps.DrawMystery(tuple(again)))
        return
    if not step.cards:
        return
    chosen = step.cards[0] if choice is None else choice.mystery
    piles.put_under(state, "mystery", [card for card in step.cards if card != chosen])
    state.agenda.append(steps.ResolveMystery(chosen))


@BOOK.resolves(steps.ResolveMystery)
def resolve_mystery(state: DragonState, step: steps.ResolveMystery, choice: None) -> None:
    """DRE-601, DRE-674, DRE-875, AMB-DRE-118, AMB-DRE-119: top, then bottom; the top each player for the own deck.

    DRE-702: of a shortcut's card only the top, then it goes under the deck (AMB-DRE-98).
    """
    card = step.mystery or piles.draw(state, "mystery")
    if not card:
        return
    record = content(state).mysteries[card]
    rule = "DRE-674" if step.keep else "DRE-675" if step.bottom else "DRE-702"
    state.emit(events.MysteryMet(rule=rule, mystery=card))
    found: list[steps.AnyStep] = [steps.Travel(record.top, "DRE-601", card, seat) for seat in range(len(state.players))]
    if step.bottom:
        found.append(steps.Travel(record.bottom, "DRE-601", card))
    if not step.keep:
        found.append(steps.BuryMystery(card))
    state.then(*found)
    if step.bottom:
        run = run_of(state)
        if card not in run.resolved:
            run.resolved = (*run.resolved, card)
        achievements.met_mysteries(state)


@BOOK.resolves(steps.BuryMystery)
def bury(state: DragonState, step: steps.BuryMystery, choice: None) -> None:
    """DRE-675."""
    piles.put_under(state, "mystery", (step.mystery,))


# -- omens -------------------------------------------------------------------------------------------------


def omen_cards(state: DragonState) -> dict[Symbol, int]:
    """DRE-616, DRE-622, DRE-626, DRE-676, DRE-863, AMB-DRE-09: the Enemy Attack cards that an omen is drawn from.

    Perk 2 removes an Eye and a Spiral, perk 8 one more Spiral; afterwards they are shuffled in again.
    """
    players = len(state.players)
    found = {symbol: len(content(state).attack_cards[players, symbol]) for symbol in Symbol}
    if sheet.has_perk(state, 2):
        found[Symbol.EYE] -= 1
        found[Symbol.SPIRAL] -= 1
    if sheet.has_perk(state, 8):
        found[Symbol.SPIRAL] -= 1
    return found


@travels(verbs.Omen)
def perform_omen(state: DragonState, effect: verbs.Omen, step: steps.Travel) -> None:
    """DRE-676, DRE-863: of all Enemy Attack cards of the set in use one is drawn."""
    cards = [symbol for symbol, n in omen_cards(state).items() for _ in range(n)]
    symbol = cards[state.roll("omen", len(cards))]
    spared = symbol is Symbol.SPIRAL and effect.spared is not None and belongings.has_symbol(state, effect.spared)
    state.emit(events.OmenDrawn(rule="DRE-676", symbol=symbol, spared=spared))
    inner(state, step, getattr(effect, Symbol.EYE if spared else symbol))


# -- what waits for the next Combat --------------------------------------------------------------------------


@travels(verbs.Ahead)
def perform_ahead(state: DragonState, effect: verbs.Ahead, step: steps.Travel) -> None:
    run = run_of(state)
    run.ahead = (*run.ahead, *effect.effects)
    run.ahead_stats = (*run.ahead_stats, *effect.stats.items())
    state.emit(events.Waiting(rule=step.rule, taint=0))


@travels(verbs.Taint)
def perform_taint(state: DragonState, effect: verbs.Taint, step: steps.Travel) -> None:
    """DRE-715: Corruption cards for whoever comes next."""
    run_of(state).taint += effect.n
    state.emit(events.Waiting(rule="DRE-715", taint=effect.n))


@travels(verbs.Grow)
def perform_grow(state: DragonState, effect: verbs.Grow, step: steps.Travel) -> None:
    """For the rest of the Run; Health is all that grows."""
    n = sum(effect.stats.values())
    run_of(state).grown += n
    state.emit(events.Grown(rule=step.rule, n=n))


# -- trophies ------------------------------------------------------------------------------------------------


def trophies_of(state: DragonState, tier: int) -> list[Trophy]:
    """Those that can be handed in: of at least this Tier, one of each Enemy."""
    found: dict[str, Trophy] = {}
    for trophy in run_of(state).trophies:
        if trophy.tier >= tier:
            found.setdefault(trophy.enemy, trophy)
    return list(found.values())


NEEDS[verbs.HandIn] = lambda state, effect: bool(trophies_of(state, effect.tier))


@travels(verbs.HandIn)
def perform_hand_in(state: DragonState, effect: verbs.HandIn, step: steps.Travel) -> None:
    """AMB-DRE-94: its Tier card goes back to its deck and scores no more."""
    if not trophies_of(state, effect.tier):
        state.emit(events.NothingCame(rule=step.rule))
        return
    inner(state, step, effect.effects)
    state.agenda.append(steps.GiveTrophy(effect.tier))


@BOOK.asks(steps.GiveTrophy)
def offer_trophies(state: DragonState, step: steps.GiveTrophy) -> Decision | None:
    found = trophies_of(state, step.tier)
    if len(found) < 2:
        return None
    return together(state, "prompt-trophy", "DRE-668", [choices.PICK_ENEMY[one.enemy] for one in found])


@BOOK.hears(steps.GiveTrophy)
def give_trophy(state: DragonState, step: steps.GiveTrophy, seat: Seat, choice: Any) -> None:
    found = trophies_of(state, step.tier)
    given = found[0] if choice is None else next(one for one in found if one.enemy == choice.enemy)
    run = run_of(state)
    at = run.trophies.index(given)
    run.trophies = run.trophies[:at] + run.trophies[at + 1 :]
    tier = content(state).nature_of[given.enemy].tier
    if content(state).enemies[given.enemy].mystling and given.enemy not in piles.cards_in(state, f"tier-{tier}"):
        piles.mix_in(state, f"tier-{tier}", (given.enemy,))
    state.emit(events.TrophyGiven(rule="DRE-668", enemy=given.enemy))


# -- a lettered card again -------------------------------------------------------------------------------------


@travels(verbs.Echo)
def perform_echo(state: DragonState, effect: verbs.Echo, step: steps.Travel) -> None:
    state.agenda.append(steps.EchoLetter())


def echoes(state: DragonState) -> list[str]:
    """Lettered cards with another bottom than an echo of their own."""
    known = content(state).mysteries
    return [card for card in run_of(state).letters if not has_echo(known[card].bottom)]


def has_echo(effects: Any) -> bool:
    return any(
        isinstance(effect, verbs.Echo) or any(has_echo(option) for option in getattr(effect, "options", ()))
        for effect in effects
    )


@BOOK.asks(steps.EchoLetter)
def offer_echo(state: DragonState, step: steps.EchoLetter) -> Decision | None:
    found = echoes(state)
    if len(found) < 2:
        return None
    return together(state, "prompt-echo", "DRE-674", [choices.TAKE_MYSTERY[card] for card in found])


@BOOK.hears(steps.EchoLetter)
def echo(state: DragonState, step: steps.EchoLetter, seat: Seat, choice: Any) -> None:
    found = echoes(state)
    card = choice.mystery if choice is not None else found[0] if found else ""
    if card:
        state.emit(events.MysteryMet(rule="DRE-674", mystery=card))
        state.agenda.append(steps.Travel(content(state).mysteries[card].bottom, "DRE-601", card))
