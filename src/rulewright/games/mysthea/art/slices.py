"""What each piece of the drawing is drawn from: as little of the table as it shows, so that it seldom changes.

Nothing else of the table reaches a piece, and it is kept under these records (`Glowing.piece`): whoever draws something
new adds a field here first. They are made of what a viewer knows (`game.table.seen`), so what is hidden is not in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from ..model.geography import ON_ISLAND
from ..model.state import Battle, MystheaState, PlayerBoard
from ..model.vocabulary import Colour, Terrain, Unit
from ..rules.control import strength_in
from ..table.control_shown import Holder


class Seated(NamedTuple):
    """A seat and its colour."""

    seat: int
    colour: Colour


# -- around the Islands ---------------------------------------------------------------------------------


class Encounters(NamedTuple):
    """The pile of Encounters."""

    top: str
    """The one that lies face up; empty if there is none."""
    below: int
    """How many lie under it."""


def encounters(state: MystheaState) -> Encounters:
    return Encounters(state.next_encounter, len(state.encounters))


class Development(NamedTuple):
    """The Development Area; before the game, the open draft."""

    display: tuple[str, ...]
    draft: tuple[str, ...]
    deck: int
    """How many cards are left in the Era Deck."""


def development(state: MystheaState) -> Development:
    return Development(state.display, state.draft, len(state.deck) + len(state.bottom))


class Eras(NamedTuple):
    """How far the game has come."""

    era: int
    round: int
    regions: int
    """How many Region cards lie on the Events Path."""
    monsters: tuple[str, ...]
    """Those of Eras I, II and III."""
    lurking: tuple[bool, ...]
    """Which of them are on the Islands."""


def eras(state: MystheaState) -> Eras:
    regions = sum([event in tuple(Terrain) for event in state.path])
    lurking = tuple([lair >= 0 for lair in state.lairs])
    return Eras(era=state.era, round=state.round, regions=regions, monsters=state.monsters, lurking=lurking)


class Events(NamedTuple):
    """The Events Path, and the deck beside it."""

    path: tuple[str, ...]
    face_down: tuple[str, ...]
    next: str
    """The top card of the deck; empty if there is none."""
    left: int
    """How many cards lie under it."""
    monsters: tuple[str, ...]
    """Those of Eras I, II and III, which have Event cards, too."""
    recharge: int
    """The space that recharges."""


def events(state: MystheaState) -> Events:
    return Events(
        path=state.path,
        face_down=state.face_down,
        next=state.next_event,
        left=len(state.events_deck),
        monsters=state.monsters,
        recharge=state.rulings.recharge_space,
    )


# -- on the Islands -------------------------------------------------------------------------------------


def held(island: int, holders: Mapping[int, Holder]) -> tuple[Holder | None, ...]:
    """Who controls each region of an Island, by place."""
    return tuple([holders.get(region) for region in ON_ISLAND[island]])


Crests: TypeAlias = tuple[Colour | None, ...]
"""The colour of whoever controls each region of an Island, by place; None where nobody has a unit."""
NO_CRESTS: Crests = (None, None, None)


def crests(island: int, holders: Mapping[int, Holder]) -> Crests:
    return tuple([None if holder is None else holder.colour for holder in held(island, holders)])


class Monster(NamedTuple):
    """A Monster on an Island."""

    number: int
    """Its place among the Monsters of the game."""
    name: str
    rooted: bool


class Island(NamedTuple):
    """An Island with its Monsters."""

    monsters: tuple[Monster, ...]
    holders: tuple[Holder | None, ...]
    """Who controls each region, by place; None where nobody has a unit."""


def island(state: MystheaState, island: int, holders: Mapping[int, Holder]) -> Island:
    here = [n for n, lair in enumerate(state.lairs) if lair == island]
    found = [Monster(n, state.monsters[n], state.monsters[n] in state.rooted) for n in here]
    return Island(tuple(found), held(island, holders))


class Markers(NamedTuple):
    """What is claimed and faced on an Island."""

    attunement: str
    """Empty before the Attunements are dealt."""
    owner: Seated | None
    """Who has claimed it."""
    tokens: tuple[Seated, ...]
    """Whose Encounter tokens are here."""


def markers(state: MystheaState, island: int) -> Markers:
    attunement, owner, tokens = "", None, []
    if island < len(state.attunements):
        attunement = state.attunements[island]
    for seat, board in enumerate(state.boards):
        if owner is None and attunement and board.attunement == attunement:
            owner = Seated(seat, board.colour)
        if board.token == island:
            tokens.append(Seated(seat, board.colour))
    return Markers(attunement, owner, tuple(tokens))


class Stack(NamedTuple):
    """Pieces of one kind and seat in one region."""

    seat: int
    colour: Colour
    unit: Unit
    number: int = 1
    champion: str = ""
    """Which Champion it is."""
    wounded: bool = False


def units(state: MystheaState, region: int) -> tuple[Stack, ...]:
    """Who stands in a region, Champions first."""
    found = [
        Stack(seat, board.colour, Unit.CHAMPION, 1, board.champion, board.wounded)
        for seat, board in enumerate(state.boards)
        if board.at == region
    ]
    for seat, board in enumerate(state.boards):
        if number := board.fortifications.count(region):
            found.append(Stack(seat, board.colour, Unit.FORTIFICATION, number))
        if number := board.golems.count(region):
            found.append(Stack(seat, board.colour, Unit.GOLEM, number))
        if number := board.troops.count(region):
            found.append(Stack(seat, board.colour, Unit.TROOP, number))
    return tuple(found)


class Side(NamedTuple):
    """One side of a Battle."""

    seat: int
    colour: Colour
    strength: int
    """The total; before all have reacted, that of its units and of what has been added so far."""
    reaction: str
    """The card that it has revealed; empty if there is none."""
    starter: bool


class Fight(NamedTuple):
    """The Battle that is being fought."""

    region: int
    sides: tuple[Side, ...]


def fight(state: MystheaState, battle: Battle) -> Fight:
    sides = []
    for n, seat in enumerate(battle.sides):
        if n < len(battle.totals):
            strength = battle.totals[n]
        else:
            strength = strength_in(state, seat, battle.region) + (battle.bonus[n] if n < len(battle.bonus) else 0)
        reaction = battle.cards[n] if n < len(battle.cards) else ""
        sides.append(Side(seat, state.boards[seat].colour, strength, reaction, seat == battle.starter))
    return Fight(battle.region, tuple(sides))


# -- Player Boards --------------------------------------------------------------------------------------


class Honours(NamedTuple):
    """Glory and the Artefact."""

    glory: int
    artefact: int
    charged: bool


class Stock(NamedTuple):
    """Units that are not on the Islands, and what has been faced, discarded and claimed."""

    colour: Colour
    constructed_troops: int
    constructed_golems: int
    supply_troops: int
    supply_golems: int
    supply_fortifications: int
    faced: tuple[str, ...]
    discard: tuple[str, ...]
    attunement: str


class Worn(NamedTuple):
    """The cards that lie on a board."""

    upgrades: tuple[str, ...]
    """By Upgrade space in the order of `Slot`; an empty string is an empty space."""
    accessories: tuple[str, ...]


class Hand(NamedTuple):
    """A hand, as far as the viewer knows it."""

    cards: tuple[str, ...] | None
    """None where they are hidden."""
    number: int
    known: tuple[str, ...]
    """Of hidden ones, those that everybody has seen."""


class Board(NamedTuple):
    """A Player Board."""

    colour: Colour
    champion: str
    wounded: bool
    energy: int
    experience: int
    honours: Honours
    stock: Stock
    worn: Worn
    hand: Hand


def board(own: PlayerBoard, hand: tuple[str, ...] | None) -> Board:
    """A board, and the hand that belongs to it if the viewer sees that (`hands_shown.hands`)."""
    stock = Stock(
        colour=own.colour,
        constructed_troops=own.constructed_troops,
        constructed_golems=own.constructed_golems,
        supply_troops=own.supply_troops,
        supply_golems=own.supply_golems,
        supply_fortifications=own.supply_fortifications,
        faced=own.faced,
        discard=own.discard,
        attunement=own.attunement,
    )
    return Board(
        colour=own.colour,
        champion=own.champion,
        wounded=own.wounded,
        energy=own.energy,
        experience=own.experience,
        honours=Honours(own.glory, own.artefact, own.charged),
        stock=stock,
        worn=Worn(own.upgrades, own.accessories),
        hand=Hand(None, len(own.hand), own.known) if hand is None else Hand(hand, len(hand), ()),
    )
