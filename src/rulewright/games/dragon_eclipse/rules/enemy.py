"""The Enemy's turn: slide and draw, resolve, Special Ability, end; Fatigue when its deck runs out. Rulebook p.22."""

from __future__ import annotations

from ..conditions import SurviveSpecial
from ..model import events, steps
from ..model.choices import ENEMY
from ..model.state import EMPTY_TRACK, DragonState, fight
from ..model.vocabulary import Aim, Condition, Moment
from .afflictions import burns_among_others, ends_quietly
from .book import BOOK, content, enemy_card, foe_of
from .damage import wound
from .moments import fire, fire_end
from .stats import happening, has
from .taming import note

_DRAWS = steps.EnemyDraws()
_FOUR_STEPS = (steps.EndEnemyTurn(), steps.EnemySpecial(), steps.EnemyResolves())
"""What every turn of the Enemy puts on the agenda after it has drawn, the first on top."""


@BOOK.resolves(steps.EnemyTurn)
def enemy_turn(state: DragonState, step: steps.EnemyTurn, choice: None) -> None:
    """DRE-423: four steps."""
    foe = foe_of(state)
    (state.combat or fight(state)).turn = ENEMY
    foe.triggered = False
    foe.boost = (0, 0, 0, 0)
    foe.target = target_of(state, foe.top)
    state.emit(events.TurnBegan(rule="DRE-423", body=ENEMY))
    state.agenda.extend(_FOUR_STEPS)
    if happening(state, ENEMY, Moment.TURN_START):
        state.agenda.append(_DRAWS)
        fire(state, ENEMY, Moment.TURN_START)
    else:
        enemy_draws(state, _DRAWS, None)


def target_of(state: DragonState, card: str) -> int:
    """DRE-853 to DRE-855, DRE-852, DRE-856: the aim on the card that is now on top; alone, the only player."""
    combat = state.combat or fight(state)
    if len(state.players) == 1:
        return 0
    if not card:
        return combat.taunt
    return combat.taunt if content(state).attacks[card].aim is Aim.TAUNT else 1 - combat.taunt


def reveal_top(state: DragonState) -> None:
    """DRE-333, DRE-424: the top card of the Enemy deck lies face up, except in the unpredictable mode."""
    foe = foe_of(state)
    if foe.deck and not is_unpredictable(state):
        at = state.roll("enemy-deck", len(foe.deck))
        foe.top = foe.deck[at]
        foe.deck = foe.deck[:at] + foe.deck[at + 1 :]
    else:
        foe.top = ""


def is_unpredictable(state: DragonState) -> bool:
    """DRE-524, DRE-862, DRE-525, AMB-DRE-81: only for one player."""
    return state.options.unpredictable and len(state.players) == 1


def take_attack(state: DragonState) -> str:
    """The next Enemy Attack card."""
    foe = foe_of(state)
    if foe.top:
        card = foe.top
        reveal_top(state)
        return card
    if not foe.deck:
        return ""
    at = state.roll("enemy-deck", len(foe.deck))
    card = foe.deck[at]
    foe.deck = foe.deck[:at] + foe.deck[at + 1 :]
    return card


@BOOK.resolves(steps.EnemyDraws)
def enemy_draws(state: DragonState, step: steps.EnemyDraws, choice: None) -> None:
    """DRE-425 to DRE-429, DRE-853: slide, draw to slot 1, then look at an empty deck and at the target."""
    foe = foe_of(state)
    out = foe.track[-1]
    if out:
        foe.discard = (*foe.discard, out)
    card = take_attack(state)
    foe.track = (card, *foe.track[:-1])
    if not foe.top and not foe.deck:
        deck_empty(state, bool(card))
    foe.target = target_of(state, foe.top)
    if card:
        symbol = content(state).attacks[card].symbol
        state.emit(events.AttackDrawn(rule="DRE-425", symbol=symbol, target=foe.target))


def deck_empty(state: DragonState, drawn: bool) -> None:
    """DRE-427 to DRE-430, DRE-851, AMB-DRE-58, AMB-DRE-59: Fatigue, then a new deck from the discard pile.

    If no card was `drawn`, the deck has been empty for a while: nobody tires again.
    """
    foe = foe_of(state)
    if drawn:
        gain_fatigue(state, fight(state).taunt if len(state.players) == 2 else 0)
    cards = foe.discard
    if not cards:
        cards = tuple([card for card in foe.track[1:] if card])
        foe.track = (foe.track[0], *EMPTY_TRACK[1:])
    foe.discard = ()
    foe.deck = tuple(sorted(cards))
    state.emit(events.EnemyDeckRefilled(rule="DRE-429", count=len(cards)))
    reveal_top(state)


def gain_fatigue(state: DragonState, seat: int) -> None:
    """DRE-427, DRE-428, AMB-DRE-60: on top of the discard pile, where it ends a Passive; with none left, 5 damage.

    DRE-050: there are five.
    """
    everything = content(state)
    if state.fatigue > 0:
        state.fatigue -= 1
        sheet = fight(state).sheets[seat]
        sheet.discard = (*sheet.discard, everything.fatigue)
        state.emit(events.FatigueGained(rule="DRE-427", seat=seat))
    else:
        wound(state, seat, everything.numbers.fatigue_damage, "DRE-428")


@BOOK.resolves(steps.EnemyResolves)
def enemy_resolves(state: DragonState, step: steps.EnemyResolves, choice: None) -> None:
    """DRE-431, DRE-432, DRE-322: the effect of the card's symbol; the card counts as turned face down from then on."""
    card = foe_of(state).track[0]
    if card:
        effects = enemy_card(state).attacks[content(state).attacks[card].symbol]
        state.agenda.append(steps.Perform(ENEMY, effects, "DRE-431"))


def resolving_slots(state: DragonState) -> tuple[int, ...]:
    """DRE-808: the slots whose cards are being resolved: slot 1, and after a Trigger slot 2 with what caused it."""
    waiting = {type(step) for step in state.agenda}
    if steps.EnemySpecial not in waiting:
        return ()
    if foe_of(state).triggered:
        return (1,) if steps.EnemyDraws in waiting else (1, 2)
    return () if steps.EnemyResolves in waiting else (1,)


@BOOK.resolves(steps.EnemySpecial)
def enemy_special(state: DragonState, step: steps.EnemySpecial, choice: None) -> None:
    """DRE-433, DRE-434, DRE-739: only if a card lies at the marker, and not while silenced.

    DRE-323, DRE-435, DRE-822: so it comes every so many turns, once. DRE-856, AMB-DRE-76: at the target of the card.
    """
    foe = foe_of(state)
    if not foe.track[foe.marker - 1]:
        return
    if has(state, ENEMY, Condition.SILENCE):
        state.emit(events.SpecialSilenced(rule="DRE-739", enemy=foe.enemy))
        return
    state.emit(events.SpecialResolved(rule="DRE-433", enemy=foe.enemy))
    if state.rulings.special_at_taunt and len(state.players) == 2:
        foe.target = fight(state).taunt
    state.then(steps.Perform(ENEMY, enemy_card(state).special, "DRE-433"), steps.ClearTrack())


@BOOK.resolves(steps.ClearTrack)
def clear_track(state: DragonState, step: steps.ClearTrack, choice: None) -> None:
    """DRE-433: all cards of the track are discarded."""
    foe = foe_of(state)
    foe.discard = (*foe.discard, *[card for card in foe.track if card])
    foe.track = EMPTY_TRACK
    note(state, foe.target, SurviveSpecial)


@BOOK.resolves(steps.EndEnemyTurn)
def end_enemy_turn(state: DragonState, step: steps.EndEnemyTurn, choice: None) -> None:
    """DRE-436, DRE-437: end-of-turn effects, then Conditions leave."""
    if ends_quietly(state, ENEMY):
        finish_enemy_turn(state, None, None)
        return
    burns = burns_among_others(state, ENEMY)
    state.then(steps.LoseConditions(ENEMY, burns), steps.FinishEnemyTurn())
    fire_end(state, ENEMY, burns)


@BOOK.resolves(steps.FinishEnemyTurn)
def finish_enemy_turn(state: DragonState, step: steps.FinishEnemyTurn | None, choice: None) -> None:
    """DRE-438: the players' turn starts."""
    (state.combat or fight(state)).turn = -1
