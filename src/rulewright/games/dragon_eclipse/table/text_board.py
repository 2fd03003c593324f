"""The table in words: everything that the drawing shows, in reading order. For terminals and screen readers.

Statistics, forecasts and progress are asked of the rules, with a position made of what the viewer may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulewright.core.seen import UNKNOWN

from ..model import steps
from ..model.choices import ENEMY
from ..model.state import ROW, DragonState, fight
from ..model.vocabulary import CONDITIONS, Pile, Rarity
from ..rules.book import main_opponent, nature_of, range_between
from ..rules.choosing import switchable
from ..rules.party import health_of
from ..rules.stats import base, remaining_health, slot_power, value
from ..rules.taming import quest_conditions
from ..rules.tokens import in_use, limit
from ..rules.turn import bonus_actions
from .component_texts import frames_text
from .spots import deck_size
from .text_arena import arena_map, legend, letter, wounded_things
from .text_enemy import conditions_left, enemy_lines
from .text_run import run_heading, run_lines
from .text_story import story_heading, story_lines

if TYPE_CHECKING:
    from .texts import DragonTexts


def describe(state: DragonState, own: Collection[int], texts: DragonTexts, full: bool) -> list[str]:
    """Short: the Arena, everybody's numbers, one's own cards, the Enemy's next attack. Full: all that lies open.

    `own` are the seats whose decks the viewer may look into. In the first round the rules of the Arena are part of
    the short form.
    """
    combat = state.combat
    lines = [heading(state, texts), *standings(state, texts)]
    lines.extend(run_lines(state, texts, full))
    lines.extend(story_lines(state, texts, full))
    lines.extend(drafts(state, texts))
    if combat is not None and combat.sheets[0].space >= 0:
        lines.append(texts.say("table-arena", arena=combat.arena, map=combat.map))
        if full or combat.round < 2:
            lines.extend("    " + rule for rule in arena_rules(state, texts))
        lines.extend("    " + row for row in arena_map(state, texts))
        lines.append(legend(state, texts))
        lines.extend(wounded_things(state, texts))
    if combat is not None and combat.foe is not None:
        lines.append(body_line(state, texts, ENEMY))
        lines.extend("    " + line for line in enemy_lines(state, texts, full))
    for seat in range(len(state.players)):
        lines.extend(seat_lines(state, texts, seat, seat in own, full))
    return lines


# -- how far the game has come -------------------------------------------------------------------------


def heading(state: DragonState, texts: DragonTexts) -> str:
    """Which Combat, which round, whose turn."""
    combat = state.combat
    say = texts.say
    if state.outcome is not None:
        return say("table-over")
    pending = {type(step) for step in state.agenda}
    if steps.ChooseMystling in pending:
        # The map, Darkness and Artifacts of a Run come before the Mystlings.
        asked = isinstance(state.agenda[-1], steps.ChooseMystling)
        return say("table-choosing" if asked or state.run is None else "table-run-setup")
    if pending & {steps.BuildDeck, steps.BuildTogether, steps.ChooseDeck}:
        return say("table-building")
    if state.run is not None and (combat is None or not combat.round):
        return run_heading(state, state.run, texts)
    if state.campaign is not None and (combat is None or not combat.round):
        return story_heading(state, state.campaign, texts)
    where: dict[str, Any] = {"mode": state.mode, "duel": max(1, state.duel), "of": state.options.duels}
    if combat is None or not combat.round:
        return say("table-preparing", **where)
    parts = [say("table-combat", **where)]
    if state.pvp and state.rulings.pvp_rounds:
        parts.append(say("table-round-of", round=combat.round, of=state.rulings.pvp_rounds))
    else:
        parts.append(say("table-round", round=combat.round))
    if combat.turn == ENEMY:
        parts.append(say("table-enemy-turn"))
    elif combat.turn >= 0:
        parts.append(say("table-turn", seat=texts.seat(combat.turn)))
    return ", ".join(parts)


def standings(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """What a gauntlet or a Challenge has come to, and the hard modes in force."""
    say = texts.say
    hard = [mode for mode in switchable(state) if getattr(state.options, mode)]
    if hard and not state.pvp:
        yield say("table-hard", modes=say.row([say(f"table-hard-{mode}") for mode in hard]))
    if state.mode == "gauntlet":
        yield say("table-gauntlet", points=state.points, lost=state.lost, lives=state.options.lives)
    elif state.mode == "pvp_challenge":
        wins = [say("table-wins", seat=texts.seat(seat), n=player.wins) for seat, player in enumerate(state.players)]
        yield say("table-challenge", wins=" : ".join(wins))


# -- before a Combat -----------------------------------------------------------------------------------


def drafts(state: DragonState, texts: DragonTexts) -> Iterator[str]:
    """Decks that are being built, with what the rules of deck construction count."""
    say = texts.say
    cards, numbers = texts.content.cards, texts.content.numbers
    for seat, at in building(state):
        deck = state.drafts[seat]
        mystling = texts.content.mystlings[state.players[seat].party[at].mystling]
        yield say("table-draft", seat=texts.seat(seat), mystling=mystling.id, have=len(deck), n=numbers.deck)
        counted = [
            say(
                "table-draft-limits",
                specific=sum(cards[card].pile is Pile.MYSTLING for card in deck),
                least=numbers.specific[0],
                most=numbers.specific[1],
                legendary=sum(cards[card].rarity is Rarity.LEGENDARY for card in deck),
                legends=numbers.legendary,
            )
        ]
        if mystling.subtype is not None:
            held = sum(cards[card].pile is Pile.ELEMENTAL and cards[card].element is mystling.subtype for card in deck)
            element = str(mystling.subtype)
            counted.append(say("table-draft-subtype", n=held, most=mystling.subtype_cards, element=element))
        yield "    " + say.row(counted)
        if deck:
            yield "    " + say("table-draft-cards", cards=counted_cards(texts, deck))


def building(state: DragonState) -> list[tuple[int, int]]:
    """Who builds the deck of which member now."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, steps.BuildDeck):
        return [(step.seat, step.member)]
    return list(enumerate(step.members)) if isinstance(step, steps.BuildTogether) else []


def counted_cards(texts: DragonTexts, cards: Sequence[str]) -> str:
    """Every card once, with how often it is there if that is more than once."""
    say = texts.say
    told = [
        say("table-counted", n=n, card=card) if n > 1 else say.name("card", card) for card, n in Counter(cards).items()
    ]
    return say.row(told) if told else say("table-nothing")


def listed(texts: DragonTexts, cards: Sequence[str]) -> str:
    """Cards in their order."""
    return texts.say.row([texts.say.name("card", card) for card in cards])


# -- mystlings -----------------------------------------------------------------------------------------


def arena_rules(state: DragonState, texts: DragonTexts) -> tuple[str, ...]:
    return texts.component(fight(state).arena, back=state.pvp).rules


def body_line(state: DragonState, texts: DragonTexts, body: int) -> str:
    """Name, Health, statistics as they are now, Conditions, tokens."""
    combat = fight(state)
    say = texts.say
    foe = combat.foe
    sheet = combat.sheets[body] if body < ENEMY or foe is None else foe
    if body == ENEMY and foe is not None:
        name = say("table-enemy", letter=letter(texts, body), enemy=foe.enemy)
    else:
        own = combat.sheets[body]
        message = "table-body-exalted" if state.players[body].party[own.active].exalted else "table-body"
        name = say(message, letter=letter(texts, body), who=texts.seat(body), mystling=own.mystling)
    parts = [name, say("table-health", left=remaining_health(state, body), of=sheet.health)]
    for stat in ROW[::-1]:
        now, printed = value(state, body, stat), base(state, body, stat)
        message = "table-stat" if now == printed else "table-stat-changed"
        parts.append(say(message, stat=str(stat), n=now, **({} if now == printed else {"base": printed})))
    if body < ENEMY:
        parts.append(say("table-power", n=combat.sheets[body].power))
    found = [say(f"amount-{one}", n=n) for one, n in zip(CONDITIONS, sheet.conditions, strict=True) if n]
    if found:
        parts.append(say("table-conditions", conditions=say.all(found)))
    parts.extend(token_parts(state, texts, body, sheet.held))
    other = main_opponent(state, body)
    if body < ENEMY and state.fighting:
        parts.append(say("table-range", n=range_between(state, body, other), who=texts.body(other)))
    if body < ENEMY and foe is not None and len(state.players) == 2 and combat.taunt == body:
        parts.append(say("table-taunt"))
    return " · ".join(parts)


def token_parts(state: DragonState, texts: DragonTexts, body: int, held: int) -> Iterator[str]:
    """Elemental tokens in use, against the limit, and how many of them lie on the sheet."""
    say = texts.say
    used, most = in_use(state, body), limit(state, body)
    if used or most:
        yield say("table-tokens", n=used, most=most, element=str(nature_of(state, body).element))
    if held:
        yield say("table-held", n=held)


def seat_lines(state: DragonState, texts: DragonTexts, seat: int, own: bool, full: bool) -> Iterator[str]:
    """A player: the Mystling that fights with its cards, or between Combats the party."""
    player = state.players[seat]
    fights = state.combat is not None and state.combat.sheets[seat].health > 0
    if fights:
        yield body_line(state, texts, seat)
        yield from ("    " + line for line in card_lines(state, texts, seat, own, full))
    elif player.party:
        yield texts.seat(seat)
    if len(player.party) > 1 or (player.party and not fights):
        yield "    " + texts.say("table-party", members=party(state, texts, seat))
    if full and not fights:
        for member in player.party:
            if member.cards:
                cards = counted_cards(texts, member.cards)
                yield "    " + texts.say("table-deck-list", mystling=member.mystling, cards=cards)


def party(state: DragonState, texts: DragonTexts, seat: int) -> str:
    say = texts.say
    found = []
    sheet = state.combat.sheets[seat] if state.combat is not None else None
    for at, member in enumerate(state.players[seat].party):
        if member.retired:
            found.append(say("table-member-out", mystling=member.mystling))
        elif sheet is not None and at == sheet.active and sheet.health:
            found.append(say("table-member-fights", mystling=member.mystling))
        else:
            health = health_of(state, member)
            told = say("table-member", mystling=member.mystling, left=max(0, health - member.damage), of=health)
            fatigue = member.fatigue
            found.append(say("table-member-fatigue", member=told, n=fatigue) if fatigue else told)
    return "; ".join(found)


def card_lines(state: DragonState, texts: DragonTexts, seat: int, own: bool, full: bool) -> Iterator[str]:
    """Slots with their Power, what is in force, piles; in full also Bonus Actions, quest and deck."""
    say = texts.say
    sheet = fight(state).sheets[seat]
    if (own or full) and (state.fighting or any(sheet.slots)):
        yield from slot_lines(state, texts, seat)
    elif any(sheet.slots):
        named = [say("table-slot-name", slot=at, card=card) for at, card in enumerate(sheet.slots, 1) if card]
        yield say("table-slots", cards=" · ".join(named))
    if sheet.upgrade:
        yield say("table-upgrade", card=sheet.upgrade, what=rules_text(texts, sheet.upgrade, upgrade=True))
    if sheet.discard and texts.content.cards[sheet.discard[-1]].passive:
        top = sheet.discard[-1]
        yield say("table-passive", card=top, what=rules_text(texts, top, upgrade=False))
    if UNKNOWN in sheet.looking:
        yield say("table-looking-hidden", n=len(sheet.looking))
    elif sheet.looking:
        yield say("table-looking", cards=listed(texts, sheet.looking))
    size = deck_size(sheet)
    if sheet.discard:
        yield say("table-piles-top", deck=size, discard=len(sheet.discard), card=sheet.discard[-1])
    else:
        yield say("table-piles", deck=size, discard=0)
    if full:
        yield from open_lines(state, texts, seat, own)


def slot_lines(state: DragonState, texts: DragonTexts, seat: int) -> Iterator[str]:
    say = texts.say
    for at, card in enumerate(fight(state).sheets[seat].slots, 1):
        power = slot_power(state, seat, at)
        if card:
            yield say("table-slot", slot=at, power=power, card=card, what=" ".join(texts.component(card).rules))
        else:
            yield say("table-slot-empty", slot=at, power=power)


def rules_text(texts: DragonTexts, card: str, upgrade: bool) -> str:
    """What lasts of a card."""
    record = texts.content.cards[card]
    return frames_text(texts, record.upgrade if upgrade else record.passive)


def open_lines(state: DragonState, texts: DragonTexts, seat: int, own: bool) -> Iterator[str]:
    """Bonus Actions, quest, discard pile; of one's own deck what its owner may know."""
    say = texts.say
    sheet = fight(state).sheets[seat]
    yield say("table-bonuses")
    for bonus in bonus_actions(state, seat):
        record = texts.content.bonuses[bonus]
        message = "table-bonus-used" if bonus in sheet.used else "table-bonus"
        yield "    " + say(message, bonus=bonus, power=record.power, what=texts.do(record.effects))
    wanted = quest_conditions(state, seat)
    if wanted:
        yield say("table-quest", done=sheet.quest, of=len(wanted))
        lines = conditions_left(state, texts, wanted, sheet.quest, sheet.quest_progress, (seat,))
        yield from ("    " + line for line in lines)
    if sheet.discard:
        yield say("table-discard", cards=listed(texts, sheet.discard))
    if own and sheet.top:
        yield say("table-on-top", cards=listed(texts, sheet.top))
    if own and sheet.deck:
        yield say("table-own-deck", cards=counted_cards(texts, sorted(sheet.deck)))
    if own and sheet.bottom:
        yield say("table-under", cards=listed(texts, sheet.bottom))


__all__ = ["describe", "heading"]
