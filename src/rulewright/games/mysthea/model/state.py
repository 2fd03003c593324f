"""The state of a game of Mysthea: the table, and one Player Board per seat.

Everything that a board holds is a number or a tuple, so a copy of a board is one shallow copy. Units of a
kind are alike: `troops` lists the region of each Troop on the Islands, in order.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Counted, Hidden, Nested, OwnerOnly, PerSeat, Public
from rulewright.core.record import Seat, State

from .choices import AnyChoice
from .steps import AnyStep
from .vocabulary import Colour

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
Cards: TypeAlias = Annotated[tuple[str, ...], Public]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the game (MYS-064 to MYS-070)."""

    attunements: Annotated[str, Public] = "day"
    """`day`, `night`, `mixed` (random), or five letters D and N, one for each Island."""
    abilities: Annotated[bool, Public] = True
    behaviours: Annotated[bool, Public] = True
    expert: Annotated[bool, Public] = False
    premonition: Annotated[bool, Public] = False
    choose_colours: Annotated[bool, Public] = False


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    """The switchable answers to questions that the rulebook leaves open; each names its AMB id."""

    artefact_gaps: Annotated[bool, Public] = False
    """AMB-MYS-01: whether fewer than five players are dealt any of the five Artefacts in Era I, or I to n."""
    recharge_space: Annotated[int, Public] = 6
    """AMB-MYS-04: the space of the path that recharges, 6 (the rulebook's word) or 5 (the printed icon)."""
    accessories_per_turn: Annotated[str, Public] = "one"
    """AMB-MYS-15: `one` Accessory as the Special Action, or `each` of them once."""
    carry_fortifications: Annotated[bool, Public] = False
    """AMB-MYS-25: whether carrying Upgrades may carry a Fortification."""
    march_tired_champion: Annotated[bool, Public] = False
    """AMB-MYS-30: whether a Champion that has travelled joins C045."""
    remote_needs_unit: Annotated[bool | str, Public] = False
    """AMB-MYS-34: whether a remote Battle needs an own unit there; `no-card`: no, but without one no reaction."""
    encounter_battle_discharges: Annotated[bool, Public] = True
    """AMB-MYS-35: whether a Battle from an Encounter needs and discharges the Artefact."""
    null_island_move: Annotated[bool, Public] = False
    """AMB-MYS-48: whether a lifted Island may return between the same neighbours."""
    double_everything: Annotated[bool, Public] = True
    """AMB-MYS-55: whether Celethe doubles every part of a reward or only its Glory, Energy, Experience and points."""
    count_each_defeat: Annotated[bool, Public] = False
    """AMB-MYS-64: whether the Hunt Attunement counts every defeat or different Monsters."""
    owner_picks_loss: Annotated[bool, Public] = False
    """AMB-MYS-69: whether the owner, not the active player, picks a unit lost to an Encounter."""
    fortify_at_champion: Annotated[bool, Public] = False
    """AMB-MYS-70: whether cards and Encounters deploy a Fortification only in the Champion's region."""
    storm_moves_all: Annotated[bool, Public] = True
    """AMB-MYS-78: whether a Storm also moves a Monster that stays where its second attack ended."""
    draw_before_region: Annotated[bool, Public] = True
    """AMB-MYS-79: whether Sanya's card is drawn before the region of her Battle is chosen, or after."""


class PlayerBoard(Struct, kw_only=True, forbid_unknown_fields=True):
    """One seat's board, hand, units and tokens."""

    colour: Annotated[Colour, Public]
    champion: Word = ""
    artefact: Num = 0
    charged: Flag = True
    energy: Num = 0
    experience: Num = 0
    glory: Num = 1

    hand: Annotated[tuple[str, ...], OwnerOnly] = ()
    known: Cards = ()
    """The part of the hand that everybody has seen: bought, drafted or taken back from the discard pile."""
    discard: Cards = ()
    accessories: Cards = ()
    upgrades: Cards = ("", "", "", "", "")
    """By Upgrade space in the order of `Slot`; an empty string is an empty space."""

    supply_troops: Num = 6
    supply_golems: Num = 3
    supply_fortifications: Num = 4
    constructed_troops: Num = 2
    constructed_golems: Num = 1

    at: Num = -1
    """The Champion's region; -1 before it is placed."""
    wounded: Flag = False
    troops: Nums = ()
    golems: Nums = ()
    fortifications: Nums = ()

    travelled: Flag = False
    """Whether the Champion has travelled in the current turn."""
    tired_troops: Nums = ()
    """Regions of the Troops that have travelled in the current turn."""
    tired_golems: Nums = ()
    tired_fortifications: Nums = ()
    """Only where the table lets Upgrades carry them (AMB-MYS-25)."""

    token: Num = -1
    """The Island of the Encounter token; -1 while it lies on the Champion card."""
    faced: Cards = ()
    attunement: Word = ""
    """The Attunement claimed in this Era."""


class Battle(Struct, kw_only=True, forbid_unknown_fields=True):
    """The Battle that is being fought."""

    starter: Annotated[Seat, Public]
    region: Num
    sides: Nums
    """Participants in order of play."""
    bonus: Nums
    """Strength from the starting card and from red reactions, by place in `sides`."""
    cards: Cards
    """Revealed reactions, empty where there is none."""
    retreated: Nums
    lost: Nums
    totals: Nums = ()
    loss_glory: Num = 0
    """Glory for the starter for each loss, if its Champion grants it; fixed at the start (AMB-MYS-44)."""


class MystheaState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game of Mysthea at one moment."""

    agenda: Annotated[list[AnyStep], Public]
    picks: Annotated[dict[int, AnyChoice], Hidden]

    options: Annotated[Options, Public]
    rulings: Annotated[Rulings, Public]
    boards: Annotated[list[PlayerBoard], PerSeat]

    ring: Nums
    """Islands clockwise; the first lies at the top of the table."""
    mirages: Nums = ()
    """Regions under a Mirage token."""

    order: Nums = ()
    """Seats by Artefact number."""
    era: Num = 0
    phase: Num = 0
    round: Num = 0
    active: Num = -1
    """The seat whose turn it is; -1 outside of turns."""

    deck: Annotated[tuple[str, ...], Counted] = ()
    """Cards of the Era Deck whose order nobody knows; a draw takes one of them at random."""
    bottom: Cards = ()
    """Cards that were put under the Era Deck, next one first. They come after `deck`."""
    display: Cards = ()
    """Face-up cards of the Development Area."""
    draft: Cards = ()
    """Face-up cards and Champions of the expert draft."""
    champions: Cards = ()
    """Champions not dealt yet; empty once the game has begun."""
    box: Annotated[tuple[str, ...], Counted] = ()
    """Command cards that left the game unseen."""
    removed: Cards = ()
    """Command cards that left the game face up."""

    events_deck: Cards = ()
    """Event cards still to come, in no order; the top one is `next_event`."""
    next_event: Word = ""
    path: Cards = ()
    """Event cards on the Events Path, first space first."""
    face_down: Cards = ()
    """Event cards on the path that are turned over."""

    encounters: Cards = ()
    """Encounter cards below the top one, in no order."""
    next_encounter: Word = ""

    attunements: Cards = ()
    """The side in use of each Island's Attunement."""
    monsters: Cards = ()
    """The Monsters of Eras I, II and III."""
    lairs: Nums = (-1, -1, -1)
    """The Island of each Monster; -1 while it waits or has left the game."""
    defeated: Cards = ()
    """Monsters defeated in this Era, one entry for each defeat."""
    rooted: Cards = ()
    """Monsters that a Storm leaves where they are until their next activation, if the table plays so (AMB-MYS-78)."""

    battle: Annotated[Battle | None, Nested] = None

    @property
    def seats(self) -> int:
        return len(self.boards)
