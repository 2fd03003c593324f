"""What somebody who points at a part of the drawing may have in mind: so that "why not?" has an answer everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulewright.core.record import Choice, Seat

from ..content.bonus_actions import Bonus
from ..content.components import Content
from ..model import choices, steps
from ..model.choices import ENEMY, SUMMON, TERRAIN
from ..model.geometry import MOST_SPACES
from ..model.state import DragonState
from ..model.vocabulary import CONDITIONS, Pile
from .spots import answers_for_enemy, counted, sheet_before, start_space


def intents(spot: str, seat: Seat, view: DragonState, content: Content) -> tuple[str, ...]:
    """What a seat that points at this part may want to do with it, the likeliest first."""
    kind, _, rest = spot.partition("-")
    find = _INTENTS.get(kind)
    if find is None:
        return ()
    found = dict.fromkeys(find(rest, seat, view, content))
    return tuple([str(choice) for choice in found])


def asked_for(view: DragonState) -> steps.AnyStep | None:
    """The step that waits for an answer."""
    return view.agenda[-1] if view.agenda else None


def _at_space(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """Go there, aim at whoever stands there, or lay a token; what is asked for now comes first."""
    number = counted(rest, MOST_SPACES)
    if not number:
        return
    space = number - 1
    match asked_for(view):
        case steps.PlaceTokens():
            yield choices.TOKEN_TO[space]
            yield choices.TAKE_TOKEN[space]
        case steps.DiscardTokens():
            yield choices.TAKE_TOKEN[space]
        case steps.EnemyWalks():
            yield choices.THROUGH[space]
        case steps.ChooseStart():
            yield from [start for start in choices.START if start_space(start.start, seat, view) == space]
        case steps.Strike():
            yield from [choices.AIM[body] for body in bodies_at(view, space)]
    yield choices.GO[space]
    yield from [choices.AIM[body] for body in bodies_at(view, space) if body != seat]
    yield choices.TOKEN_TO[space]


def bodies_at(view: DragonState, space: int) -> list[int]:
    """Who and what stands on a space and could be aimed at."""
    combat = view.combat
    if combat is None:
        return []
    found = [seat for seat, sheet in enumerate(combat.sheets) if sheet.space == space]
    foe = combat.foe
    if foe is not None:
        found.extend([ENEMY] if foe.space == space else [])
        found.extend([SUMMON + space for minion in foe.minions if minion.space == space])
    found.extend([TERRAIN + space] if space in (*combat.boons, *combat.banes) else [])
    return found


def _at_mystling(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """Aim at it, go where it stands, or (two players) give it the Taunt token."""
    number = counted(rest, len(view.players))
    if not number:
        return
    if isinstance(asked_for(view), (steps.GiveTaunt, steps.ChooseFirst, steps.AimSetup, steps.ShareTamed)):
        yield choices.TAUNT[number - 1]
    if number - 1 == seat:
        yield from [choices.UseBonus(ability.id) for ability in _abilities(view, seat, content)]
    yield choices.AIM[number - 1]


def _abilities(view: DragonState, seat: Seat, content: Content) -> tuple[Bonus, ...]:
    sheet = sheet_before(view, seat)
    mystling = content.mystlings.get(sheet.mystling) if sheet is not None else None
    return mystling.abilities if mystling is not None else ()


def _at_enemy(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """Whatever of the Enemy is pointed at: the wish is to hit it."""
    if view.combat is not None and view.combat.foe is not None:
        yield choices.AIM[ENEMY]


def _at_body(base: int) -> Callable[[str, Seat, DragonState, Content], Iterator[Choice]]:
    def found(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
        number = counted(rest, MOST_SPACES)
        if number:
            yield choices.AIM[base + number - 1]
            yield choices.GO[number - 1]

    return found


def _at_token(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """An Elemental token: take it, or go to its space."""
    number = counted(rest.partition("-")[0], MOST_SPACES)
    if number:
        yield choices.TAKE_TOKEN[number - 1]
        yield choices.GO[number - 1]


def _at_slot(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """The own card: resolve, trigger or discard it. A card of somebody else belongs to that player's turn."""
    whose, _, slot = rest.partition("-")
    number = counted(slot, 4)
    if not number or whose != str(seat + 1):
        return
    match asked_for(view):
        case steps.TriggerCard():
            yield choices.TRIGGER[number - 1]
        case steps.DiscardCards():
            yield choices.DISCARD[number - 1]
        case _:
            yield choices.PLAY[number - 1]
            yield choices.TRIGGER[number - 1]


def _at_pile(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """The own deck: new cards at the start. The own discard pile: the Bonus Action of its top card."""
    if rest == str(seat + 1):
        yield choices.MULLIGAN


def _at_discard(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    sheet = sheet_before(view, seat)
    pile = sheet.discard if sheet is not None else ()
    if rest == str(seat + 1) and pile and pile[-1] in content.offering:
        yield choices.UseBonus(pile[-1])


def _at_upgrade(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    sheet = sheet_before(view, seat)
    card = sheet.upgrade if sheet is not None else ""
    if rest == str(seat + 1) and card:
        if card in content.offering:
            yield choices.UseBonus(card)
        yield choices.KeepUpgrade(card)


def _at_condition(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    whose, _, name = rest.partition("-")
    answers = "enemy" if answers_for_enemy(view) else str(seat + 1)
    if whose == answers and name in CONDITIONS:
        yield next(choice for choice in choices.CLEANSE if choice.condition == name)


def _at_bonus(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    if rest in content.bonuses:
        yield choices.UseBonus(rest)


def _at_arena(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """The Arena card: its Bonus Actions."""
    arena = content.arenas.get(view.combat.arena) if view.combat is not None else None
    if arena is None:
        return
    scene = arena.pvp if arena.pvp is not None and view.pvp else arena.combat
    yield from [choices.UseBonus(bonus.id) for bonus in scene.bonus]


def _at_pick(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """Something to choose before a Combat, or a card of the deck builder or of a Search."""
    if rest in content.mystlings:
        yield choices.PickMystling(rest)
    elif rest in content.enemies:
        yield choices.PickEnemy(rest)
    elif rest in content.arenas:
        yield choices.PickArena(rest)
    elif rest in content.maps:
        yield choices.PickMap(rest)
    elif rest in content.cards:
        yield from _with_card(rest, view, content)


def _with_card(card: str, view: DragonState, content: Content) -> Iterator[Choice]:
    match asked_for(view):
        case steps.PutOnTop():
            yield choices.PutOnTop(card)
        case steps.PutUnder():
            yield choices.PutUnder(card)
        case steps.KeepUpgrade() if content.cards[card].upgrade:
            yield choices.KeepUpgrade(card)
    if content.cards[card].pile is not Pile.FATIGUE:
        yield choices.AddCard(card)


def _at_draft(rest: str, seat: Seat, view: DragonState, content: Content) -> Iterator[Choice]:
    """The deck that is being built: finish it, take a card out, or add one more of it."""
    whose, _, card = rest.partition("-")
    if whose != str(seat + 1):
        return
    if card in content.cards:
        yield choices.TakeOut(card)
        yield from _with_card(card, view, content)
    else:
        yield choices.FILL_DECK
        yield choices.LEAVE_ROOM


_INTENTS: dict[str, Callable[[str, Seat, DragonState, Content], Iterator[Choice]]] = {
    "space": _at_space,
    "mystling": _at_mystling,
    "enemy": _at_enemy,
    "taming": _at_enemy,
    "corruption": _at_enemy,
    "summon": _at_body(SUMMON),
    "terrain": _at_body(TERRAIN),
    "token": _at_token,
    "slot": _at_slot,
    "deck": _at_pile,
    "discard": _at_discard,
    "upgrade": _at_upgrade,
    "condition": _at_condition,
    "bonus": _at_bonus,
    "help": _at_bonus,
    "arena": _at_arena,
    "pick": _at_pick,
    "draft": _at_draft,
}
