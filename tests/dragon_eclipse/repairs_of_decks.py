"""Repairs of what is wrong with decks and parties, and with what is chosen before a Combat."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rulewright.core.record import Seat
from rulewright.games.dragon_eclipse.model import choices, steps
from rulewright.games.dragon_eclipse.model.state import DragonState, Member
from rulewright.games.dragon_eclipse.model.vocabulary import NEUTRAL, Pile, Rarity

from ..repairing import Never, Values, claim
from .repairs import asked, mends

# -- decks -----------------------------------------------------------------------------------------------


def building(state: DragonState, seat: Seat, choice: Any, said: Values) -> tuple[list[str], Any]:
    """The deck that a seat builds, and the card that it wants; a card that is suggested instead must be offered."""
    asked(state, seat, steps.BuildDeck, steps.BuildTogether)
    suggested = vars(said).get("suggested")
    decision = state.decision_for(seat)
    claim(decision is not None)
    assert decision is not None
    if suggested is not None:
        claim(choices.AddCard(suggested) in decision.choices, f"{suggested} would not fit")
    return list(state.drafts[seat]), state.game.content.cards[choice.card]


def draft(state: DragonState, seat: Seat, deck: list[str]) -> None:
    state.drafts = (tuple(deck), state.drafts[1]) if seat == 0 else (state.drafts[0], tuple(deck))


def mystling(state: DragonState, seat: Seat) -> Any:
    """Whose deck is built."""
    step: Any = state.agenda[-1]
    at = step.member if isinstance(step, steps.BuildDeck) else step.members[seat]
    return state.game.content.mystlings[state.players[seat].party[at].mystling]


@mends("why-fatigue-card")
def a_fatigue_card(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    _, card = building(state, seat, choice, said)
    claim(said.card == card.id and card.pile is Pile.FATIGUE)
    raise Never("a deck has no Fatigue")


@mends("why-other-mystling")
def a_card_of_another(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    _, card = building(state, seat, choice, said)
    claim(said.card == card.id and card.pile is Pile.MYSTLING)
    claim(card.mystling == said.mystling != mystling(state, seat).id)
    raise Never("the name is printed on the card")


@mends("why-wrong-element")
def a_card_of_another_element(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    _, card = building(state, seat, choice, said)
    own = mystling(state, seat)
    claim(said.card == card.id and card.pile is Pile.ELEMENTAL and str(card.element) == said.element)
    claim(card.element not in (own.element, own.subtype))
    raise Never("the Element is printed on the card")


@mends("why-many-specific")
def fewer_specific(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    deck, card = building(state, seat, choice, said)
    cards = state.game.content.cards
    held = [one for one in deck if cards[one].pile is Pile.MYSTLING]
    claim(card.pile is Pile.MYSTLING and len(held) >= said.most == state.game.content.numbers.specific[1])
    for one in held[said.most - 1 :]:
        deck.remove(one)
    draft(state, seat, deck)


@mends("why-few-specific")
def room_for_specific(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    deck, card = building(state, seat, choice, said)
    content = state.game.content
    claim(card.pile is not Pile.MYSTLING)
    claim(content.numbers.deck - len(deck) == said.room and content.numbers.specific[0] == said.least)
    claim(sum(1 for one in deck if content.cards[one].pile is Pile.MYSTLING) == said.have)
    claim(said.room <= said.least - said.have)
    others = [one for one in deck if content.cards[one].pile is not Pile.MYSTLING]
    deck.remove(others[0])
    draft(state, seat, deck)


@mends("why-many-subtype")
def fewer_of_the_subtype(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    deck, card = building(state, seat, choice, said)
    own = mystling(state, seat)
    cards = state.game.content.cards
    held = [one for one in deck if cards[one].pile is Pile.ELEMENTAL and cards[one].element is own.subtype]
    claim(card.element is own.subtype and len(held) >= said.most == own.subtype_cards)
    if not said.most:
        raise Never("this Mystling has no room for its subtype")
    for one in held[said.most - 1 :]:
        deck.remove(one)
    draft(state, seat, deck)


@mends("why-many-legendary")
def fewer_legendary(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    deck, card = building(state, seat, choice, said)
    cards = state.game.content.cards
    held = [one for one in deck if cards[one].rarity is Rarity.LEGENDARY]
    claim(card.rarity is Rarity.LEGENDARY and len(held) >= said.most == state.game.content.numbers.legendary)
    for one in held[said.most - 1 :]:
        deck.remove(one)
    draft(state, seat, deck)


@mends("why-not-unlocked")
def all_cards(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    _, card = building(state, seat, choice, said)
    if state.campaign is not None:
        claim(said.card == card.id not in state.campaign.unlocked)
        state.campaign.unlocked = (*state.campaign.unlocked, card.id)
        return
    claim(said.card == card.id and state.options.cards != "all")
    claim(card.pile is Pile.ELEMENTAL or (card.pile in NEUTRAL and state.options.cards == "starting"))
    state.options = replace(state.options, cards="all")


@mends("why-no-copy")
def another_copy(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    _, card = building(state, seat, choice, said)
    claim(said.card == card.id)
    lists = [member.cards for player in state.players for member in player.party]
    claim(sum(cards.count(card.id) for cards in (*lists, *state.drafts)) >= said.n)
    state.drafts = (without(state.drafts[0], card.id), without(state.drafts[1], card.id))
    for player in state.players:
        player.party = tuple(replace(member, cards=without(member.cards, card.id)) for member in player.party)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(one for one in cards if one != card)


@mends("why-needed-elsewhere")
def no_deck_to_come(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    _, card = building(state, seat, choice, said)
    content = state.game.content
    free = (Pile.STARTING,) if state.options.cards == "starting" else NEUTRAL
    claim(said.card == card.id and card.pile in free and not state.pvp)
    waiting = [member for player in state.players for member in player.party if not member.cards]
    lists = [member.cards for player in state.players for member in player.party]
    taken = sum(1 for cards in (*lists, *state.drafts) for one in cards if content.cards[one].pile in free)
    left = sum(content.copies(one) for one in content.neutral if content.cards[one].pile in free) - taken
    needed = (len(waiting) - 1) * (content.numbers.deck - content.numbers.specific[1])
    claim(left - 1 < needed, f"{left} cards are left, {needed} are needed")
    for player in state.players:
        player.party = tuple(replace(member, cards=member.cards or ("dig-in",)) for member in player.party)


@mends("why-deck-full")
def a_deck_with_room(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    deck, _ = building(state, seat, choice, said)
    claim(len(deck) == said.n)
    raise Never("a full deck is finished at once")


@mends("why-no-building")
def no_building(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.fighting and isinstance(choice, choices.AddCard))
    raise Never("decks are built before")


@mends("why-not-in-deck")
def a_card_of_the_deck(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    deck, card = building(state, seat, choice, said)
    claim(said.card == card.id and card.id not in deck)
    draft(state, seat, [*deck[:14], card.id])


@mends("why-taken-out-enough")
def few_taken_out(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    building(state, seat, choice, said)
    step: Any = state.agenda[-1]
    together = isinstance(step, steps.BuildTogether)
    claim((step.out[seat] if together else step.out) == said.n)
    state.agenda[-1] = replace(step, out=(0, 0) if together else said.n - 1)


@mends("why-subtype-later")
def the_subtype_now(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    _, card = building(state, seat, choice, said)
    step = asked(state, seat, steps.BuildTogether)
    claim(card.pile is Pile.ELEMENTAL and card.element is mystling(state, seat).subtype)
    claim(len(state.drafts[1 - seat]) < state.game.content.numbers.deck and not step.room[1 - seat])
    room = (True, step.room[1]) if seat else (step.room[0], True)
    state.agenda[-1] = replace(step, room=room)


@mends("why-no-room")
def room_to_leave(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.BuildTogether)
    size = state.game.content.numbers.deck
    room = size - len(state.drafts[seat])
    finished = len(state.drafts[1 - seat]) >= size
    claim(room > mystling(state, seat).subtype_cards or finished or step.room[seat])
    raise Never("the other player goes on building, and the deck has to grow")


# -- parties ---------------------------------------------------------------------------------------------


def same_element(state: DragonState, seat: Seat, choice: Any) -> list[tuple[Seat, Member]]:
    """The other Mystlings beside the chosen one that have its main Element."""
    mystlings = state.game.content.mystlings
    beside = [seat] if state.pvp else range(state.seats)
    return [
        (other, member)
        for other in beside
        for member in state.players[other].party
        if member.mystling != choice.mystling
        and mystlings[member.mystling].element is mystlings[choice.mystling].element
    ]


@mends("why-same-element")
def another_element(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseMystling, steps.ChooseFighter)
    claim(said.mystling == choice.mystling)
    claim(str(state.game.content.mystlings[choice.mystling].element) == said.element)
    found = same_element(state, seat, choice)
    claim(found, "nobody else is of this Element")
    if isinstance(state.agenda[-1], steps.ChooseFighter):
        raise Never("the other player fights with this one")
    for other, member in found:
        player = state.players[other]
        player.party = tuple(one for one in player.party if one is not member)


@mends("why-taken")
def a_free_mystling(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseMystling)
    claim(said.mystling == choice.mystling)
    claim(any(member.mystling == said.mystling for player in state.players for member in player.party))
    for player in state.players:
        player.party = tuple(member for member in player.party if member.mystling != said.mystling)


@mends("why-not-in-party")
def one_of_the_party(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseDeck, steps.ChooseFighter)
    player = state.players[seat]
    claim(said.mystling == choice.mystling and said.mystling not in [one.mystling for one in player.party])
    if any(one.mystling == said.mystling for other in state.players for one in other.party):
        raise Never("it is in the other party")
    player.party = (*player.party, Member(said.mystling))


@mends("why-deck-built")
def no_deck_yet(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseDeck)
    player = state.players[seat]
    claim(said.mystling == choice.mystling)
    claim(any(member.mystling == said.mystling and member.cards for member in player.party))
    player.party = tuple(replace(one, cards=()) if one.mystling == said.mystling else one for one in player.party)


@mends("why-has-won")
def fit_to_fight(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseFighter)
    player = state.players[seat]
    one = next(member for member in player.party if member.mystling == said.mystling == choice.mystling)
    claim(one.retired or one.damage > 0)
    fit = replace(one, retired=False, damage=0)
    player.party = tuple(fit if member is one else member for member in player.party)


# -- before a Combat -------------------------------------------------------------------------------------


@mends("why-own-enemy")
def nobody_of_the_party(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseEnemy)
    claim(state.game.content.enemies[choice.enemy].mystling == said.mystling)
    claim(any(member.mystling == said.mystling for player in state.players for member in player.party))
    for player in state.players:
        player.party = tuple(member for member in player.party if member.mystling != said.mystling)


@mends("why-met")
def a_new_enemy(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseEnemy)
    claim(state.mode == "gauntlet" and said.enemy == choice.enemy and said.enemy in state.met)
    state.met = tuple(enemy for enemy in state.met if enemy != said.enemy)


@mends("why-other-tier")
def another_tier(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.ChooseEnemy)
    natures = state.game.content.nature_of
    decision = state.decision_for(seat)
    claim(state.mode == "gauntlet" and not step.drawn)
    claim(natures[choice.enemy].tier != int(said.tier))
    assert decision is not None
    claim(all(natures[one.enemy].tier == int(said.tier) for one in decision.choices))  # type: ignore[attr-defined]
    raise Never("a gauntlet goes up Tier by Tier")


@mends("why-not-drawn")
def a_drawn_tier_card(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.ChooseEnemy)
    claim(step.drawn and said.enemy == choice.enemy not in step.drawn)
    state.agenda[-1] = replace(step, drawn=(*step.drawn, choice.enemy))


@mends("why-no-pvp-side")
def a_pvp_side(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    asked(state, seat, steps.ChooseArena)
    claim(state.pvp and said.arena == choice.arena and state.game.content.arenas[said.arena].pvp is None)
    raise Never("the side is printed on the card")


# -- hard modes ------------------------------------------------------------------------------------------


@mends("why-mode-alone")
def alone(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(state.seats == 2 and choice.mode == "unpredictable")
    raise Never("this mode is for one player")


@mends("why-no-switching")
def switching(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    claim(not state.options.switching)
    state.options = replace(state.options, switching=True)


@mends("why-mode-later")
def another_moment(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    open_step = state.agenda[-1] if state.agenda else None
    claim(not (isinstance(open_step, steps.SwitchModes) and open_step.seat == seat))
    raise Never("there is one moment for it")


@mends("why-mode-so")
def the_other_way(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.SwitchModes)
    claim(choice.mode in step.left)
    claim(getattr(state.options, choice.mode) == bool(said.on) == isinstance(choice, choices.TakeUpMode))
    state.options = replace(state.options, **{choice.mode: not said.on})


@mends("why-mode-switched")
def a_mode_that_is_left(state: DragonState, seat: Seat, choice: Any, said: Values) -> None:
    step = asked(state, seat, steps.SwitchModes)
    claim(choice.mode not in step.left)
    state.agenda[-1] = replace(step, left=(*step.left, choice.mode))
