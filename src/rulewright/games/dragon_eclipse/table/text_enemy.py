"""The Enemy in words: what it will do next and to whom, its track, its deck, and how far it is tamed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..conditions import FACTS
from ..effects import phrase
from ..model import events
from ..model.choices import ENEMY
from ..model.state import DragonState, fight
from ..model.vocabulary import Condition
from ..rules.book import enemy_card, foe_of
from ..rules.enemy import target_of
from ..rules.stats import has
from ..rules.taming import holds, needed
from .component_texts import frames_text
from .forecast import forecast

if TYPE_CHECKING:
    from .texts import DragonTexts


def enemy_lines(state: DragonState, texts: DragonTexts, full: bool) -> Iterator[str]:
    """The visible attack and what it would do now, the track, taming; in full the whole card and the deck."""
    say = texts.say
    foe = foe_of(state)
    yield from next_attack(state, texts)
    yield say("table-track", slots=" · ".join(track(state, texts)))
    yield special(state, texts)
    yield from whole_card(state, texts) if full else passive(state, texts)
    if full:
        deck = len(foe.deck) + (1 if foe.top else 0)
        yield say("table-enemy-deck", deck=deck, discard=len(foe.discard))
        yield from not_drawn(state, texts)
        if foe.corruptions:
            yield say("table-corruptions", cards=say.row([corruption(texts, one) for one in foe.corruptions]))
    yield from taming(state, texts)


def corruption(texts: DragonTexts, id: str) -> str:
    """Its name and what it changes."""
    told = texts.component(id)
    return " ".join([told.name + ":", *told.rules]).rstrip(".")


def passive(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """What always holds for it."""
    frames = enemy_card(state).passive
    if frames:
        yield texts.say("rule-passive", what=frames_text(texts, frames))


def whole_card(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """The Passive and what each symbol does; the Special Ability is told with the track."""
    yield from passive(state, texts)
    for symbol, effects in enemy_card(state).attacks.items():
        yield texts.say("rule-attack", symbol=str(symbol), what=phrase(effects, texts.say))


# -- the next attack -----------------------------------------------------------------------------------


def next_attack(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    say = texts.say
    foe = foe_of(state)
    if not foe.top:
        yield say("table-next-hidden")
        return
    symbol = texts.content.attacks[foe.top].symbol
    effects = enemy_card(state).attacks[symbol]
    what = phrase(effects, say)
    target = texts.seat(target_of(state, foe.top))
    yield say("table-next", symbol=str(symbol), target=target, what=what)
    if state.fighting and fight(state).turn != ENEMY:
        yield say("table-forecast", what=expected(state, texts))


def expected(state: DragonState, texts: DragonTexts) -> str:
    """What would come of its turn: damage, Conditions, and whether the Combat would be lost."""
    say = texts.say
    happened = forecast(state)
    damage: Counter[int] = Counter()
    given: list[tuple[int, str]] = []
    for event in happened:
        if isinstance(event, events.DamageDealt) and event.body < ENEMY:
            damage[event.body] += event.n
        elif isinstance(event, events.ConditionGained) and event.body < ENEMY:
            given.append((event.body, event.condition))
    told = [say("table-forecast-damage", n=n, who=texts.seat(seat)) for seat, n in damage.items() if n]
    told.extend(
        [say("table-forecast-condition", condition=name, who=texts.seat(seat)) for seat, name in dict.fromkeys(given)]
    )
    if not told:
        told.append(say("table-forecast-nothing"))
    if any(isinstance(event, events.SpecialResolved) for event in happened):
        told.append(say("table-forecast-special"))
    if any(isinstance(event, events.CombatEnded) and event.result == "lose" for event in happened):
        told.append(say("table-forecast-lost"))
    return say.row(told)


def track(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """The five slots with their cards; a star where the Special marker lies."""
    say = texts.say
    foe = foe_of(state)
    for slot, card in enumerate(foe.track, 1):
        if card:
            text = say("table-track-card", slot=slot, symbol=str(texts.content.attacks[card].symbol))
        else:
            text = say("table-track-empty", slot=slot)
        yield say("table-track-marker", text=text) if slot == foe.marker else text


def special(state: DragonState, texts: DragonTexts) -> str:
    """When the Special Ability comes, and what it does."""
    say = texts.say
    foe = foe_of(state)
    what = phrase(enemy_card(state).special, say)
    comes = any(isinstance(event, events.SpecialResolved) for event in forecast(state))
    if has(state, ENEMY, Condition.SILENCE):
        return say("table-special-silenced", what=what)
    return say("table-special-next" if comes else "table-special", slot=foe.marker, what=what)


def not_drawn(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """Alone the whole Enemy deck is known, so what has not been drawn is known too; with two players it is not."""
    if len(state.players) != 1:
        return
    foe = foe_of(state)
    attacks = texts.content.attacks
    left = Counter(enemy_card(state).deck)
    left.subtract([attacks[card].symbol for card in (*foe.track, *foe.discard) if card])
    say = texts.say
    told = [say("deck-count", symbol=str(symbol), n=n) for symbol, n in left.items() if n > 0]
    yield say("table-enemy-left", cards=say.row(told) if told else say("table-nothing"))


# -- taming --------------------------------------------------------------------------------------------


def taming(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """Its conditions in order: done, the current one with its progress, those that wait."""
    say = texts.say
    foe = foe_of(state)
    if not foe.tameable:
        yield say("table-untamable")
        return
    wanted = texts.content.taming_of[foe.enemy].conditions
    yield say("table-taming", done=foe.tamed, of=len(wanted))
    seats = tuple(range(len(state.players)))
    lines = conditions_left(state, texts, wanted, foe.tamed, foe.progress, seats)
    yield from ("    " + line for line in lines)


def conditions_left(
    state: DragonState, texts: DragonTexts, wanted: Sequence[Any], done: int, progress: int, seats: Sequence[int]
) -> Iterator[str]:
    """Conditions of a Taming card or quest; a fact that waits says whether it would hold now."""
    say = texts.say
    for at, one in enumerate(wanted):
        what = say.sentence(one.text(say))
        if at < done:
            yield say("table-done", what=what)
        elif at > done:
            if isinstance(one, FACTS) and state.fighting and any(holds(state, seat, one) for seat in seats):
                what = f"{what} ({say('table-fact-holds')})"
            yield say("table-later", what=what)
        elif isinstance(one, FACTS) or needed(one) < 2:
            yield say("table-current", what=what)
        else:
            yield say("table-current-progress", what=what, have=progress, need=needed(one))
