"""Where a choice and an event lie on the drawing, and which component a part of it shows.

Parts are named as players count: spaces, seats and slots from 1. `space-7`, `mystling-1`, `enemy`, `slot-1-3`,
`bonus-dash`, `pick-golomo`; the whole list is in docs/dragon_eclipse.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.core.game import Score
from rulewright.core.numbers import whole_number
from rulewright.core.record import Choice, Seat
from rulewright.core.text import Texts

from ..art.run_cards import shown_cards
from ..content.components import Content
from ..model import choices, steps
from ..model.choices import ENEMY, target_word
from ..model.choices import story as story_choices
from ..model.state import DragonState, Foe, Sheet
from ..model.vocabulary import Mark
from ..rules.book import ground
from .remarks import component_of_space

# -- choices -------------------------------------------------------------------------------------------


def space_spot(space: int) -> str:
    return f"space-{space + 1}"


def slot_spot(seat: Seat, slot: int) -> str:
    return f"slot-{seat + 1}-{slot}"


def _slot(choice: Any, seat: Seat) -> tuple[str, ...]:
    return (slot_spot(seat, choice.slot),)


def _space(choice: Any, seat: Seat) -> tuple[str, ...]:
    return (space_spot(choice.space),)


def _card(choice: Any, seat: Seat) -> tuple[str, ...]:
    return (f"pick-{choice.card}",)


SPOTS: dict[type[Choice], Callable[[Any, Seat], tuple[str, ...]]] = {
    choices.PickMystling: lambda choice, seat: (f"pick-{choice.mystling}",),
    choices.PickEnemy: lambda choice, seat: (f"pick-{choice.enemy}",),
    choices.PickArena: lambda choice, seat: (f"pick-{choice.arena}",),
    choices.PickMap: lambda choice, seat: (f"pick-{choice.map}",),
    choices.AddCard: _card,
    choices.TakeOut: lambda choice, seat: (f"draft-{seat + 1}-{choice.card}",),
    choices.PutOnTop: _card,
    choices.PutUnder: _card,
    choices.KeepUpgrade: _card,
    choices.FillDeck: lambda choice, seat: (f"draft-{seat + 1}",),
    choices.Mulligan: lambda choice, seat: (f"deck-{seat + 1}",),
    choices.TakeTaunt: lambda choice, seat: (f"mystling-{choice.seat + 1}",),
    choices.PlayCard: _slot,
    choices.TriggerCard: _slot,
    choices.DiscardSlot: _slot,
    choices.UseBonus: lambda choice, seat: (f"bonus-{choice.bonus}",),
    choices.CleanseToken: lambda choice, seat: (f"condition-{seat + 1}-{choice.condition}",),
    choices.GoTo: _space,
    choices.GoThrough: _space,
    choices.PlaceToken: _space,
    choices.TakeToken: _space,
    choices.AimAt: lambda choice, seat: (target_word(choice.target),),
    choices.GoSpace: lambda choice, seat: (f"place-{choice.place}",),
    choices.PickTrail: lambda choice, seat: (f"pick-{choice.trail}",),
    choices.TakeMystery: lambda choice, seat: (f"pick-{choice.mystery}",),
    choices.TakeArtifact: lambda choice, seat: (f"pick-{choice.artifact}",),
    choices.KeepItem: lambda choice, seat: (f"pick-{choice.item}",),
    choices.KeepEquipment: lambda choice, seat: (f"pick-{choice.equipment}",),
    choices.BuyPerk: lambda choice, seat: (f"perk-{choice.perk}",),
    choices.UnlockMystling: lambda choice, seat: (f"pick-{choice.mystling}",),
    choices.DropItem: lambda choice, seat: (f"pick-{choice.item}",),
    choices.DropEquipment: lambda choice, seat: (f"pick-{choice.equipment}",),
    story_choices.ReadScript: lambda choice, seat: (f"place-{choice.script}",),
    story_choices.Wait: lambda choice, seat: ("time",),
    story_choices.Reveal: lambda choice, seat: ("item-deck",),
    story_choices.EndTest: lambda choice, seat: ("test-total",),
    story_choices.Settle: lambda choice, seat: (f"row-{choice.row}",),
    story_choices.VisitCard: lambda choice, seat: (f"world-{choice.card}",),
    story_choices.BeginScenario: lambda choice, seat: (f"world-{choice.card}",),
    story_choices.TakeCard: _card,
}
"""What is not here is a word and no thing: yes and no, options, ends of turns."""


UNSHOWN = (
    choices.AddCard, choices.TakeOut, choices.PutOnTop, choices.TakeArtifact, choices.KeepItem, choices.KeepEquipment,
    choices.PickMystling,
)  # fmt: skip
"""Cards that a Run shows only where there are few of them."""


def shows(view: DragonState, choice: Choice) -> bool:
    """Whether the page of a Run has a place for this answer."""
    decisions = () if view.over else view.decisions
    if isinstance(choice, choices.PickMystling):
        return not isinstance(view.agenda[-1], (steps.Share, steps.WhoseDeck))
    return bool(decisions) and choice in shown_cards(decisions[0])


def spots(choice: Choice, seat: Seat, view: DragonState | None = None) -> tuple[str, ...]:
    """The ids of the drawing's parts that stand for a choice.

    Where the start spaces are and whose Conditions are cleansed, only a view tells.
    """
    if view is not None:
        if view.run is not None and not view.fighting and isinstance(choice, UNSHOWN) and not shows(view, choice):
            return ()
        if view.run is not None and isinstance(choice, choices.TakeOut):
            return (f"pick-{choice.card}",)
        if isinstance(choice, choices.StartOn):
            return (space_spot(start_space(choice.start, seat, view)),)
        if isinstance(choice, choices.CleanseToken) and answers_for_enemy(view):
            return (f"condition-enemy-{choice.condition}",)
    find = SPOTS.get(type(choice))
    return find(choice, seat) if find is not None else ()


def sheet_before(view: DragonState, seat: Seat) -> Sheet | None:
    """What lies before a seat in a Combat; None outside of Combats."""
    return view.combat.sheets[seat] if view.combat is not None else None


def start_space(start: str, seat: Seat, view: DragonState) -> int:
    """Where a seat begins if this is answered. Allies say where the first begins; the second is on the other space."""
    if seat and not view.pvp:
        start = next(one.start for one in choices.START if one.start != start)
    return ground(view).marks[Mark(start)][0]


def answers_for_enemy(view: DragonState) -> bool:
    """Whether what is asked now is about the Enemy's own things (DRE-354)."""
    return bool(view.agenda) and getattr(view.agenda[-1], "body", None) == ENEMY


# -- what lies there ----------------------------------------------------------------------------------


def counted(text: str, most: int) -> int:
    """A number from 1 to `most` out of a part's name; 0 if it is none."""
    return whole_number(text, 1, most) or 0


def component_at(spot: str, view: DragonState, content: Content) -> str:
    """The id of the component that a part of the drawing shows; empty if it shows none."""
    kind, _, rest = spot.partition("-")
    first, _, second = rest.partition("-")
    foe = view.combat.foe if view.combat is not None else None
    if kind == "pick" and view.agenda and isinstance(view.agenda[-1], steps.ChooseLocked):
        # DRE-596: it is chosen by its Achievement alone, which lies open; the other side is for later.
        return ""
    if kind in ("pick", "corruption", "thing"):
        return rest
    if kind == "place":
        return component_of_space(spot, view)
    if kind == "draft":
        return second
    if kind in ("bonus", "help"):
        return rest if rest in content.helps or rest in content.cards else _bearer(rest, content)
    if kind == "arena":
        return view.combat.arena if view.combat is not None else ""
    if kind == "summon" and foe is not None:
        return next((minion.summon for minion in foe.minions if str(minion.space + 1) == rest), "")
    if kind in ("enemy", "taming"):
        return _of_enemy(spot, foe, content)
    seat = counted(first, len(view.players))
    sheet = sheet_before(view, seat - 1) if seat else None
    if sheet is None:
        return ""
    slot = counted(second, 4)
    found = {
        "mystling": sheet.mystling,
        "slot": sheet.slots[slot - 1] if slot else "",
        "upgrade": sheet.upgrade,
        "discard": sheet.discard[-1] if sheet.discard else "",
    }
    return found.get(kind, "")


def _of_enemy(spot: str, foe: Foe | None, content: Content) -> str:
    """The Enemy's Ability card, its Taming card, and the attack cards that lie open."""
    if foe is None:
        return ""
    if spot == "taming":
        found = content.taming_of.get(foe.enemy)
        return found.id if found is not None else ""
    if spot == "enemy-deck":
        return foe.top
    if spot.startswith("enemy-track-"):
        slot = counted(spot.removeprefix("enemy-track-"), len(foe.track))
        return foe.track[slot - 1] if slot else ""
    return foe.enemy


def _bearer(bonus: str, content: Content) -> str:
    """The Mystling, quest or Arena card on which a Bonus Action is printed."""
    for mystling in content.mystlings.values():
        if any(ability.id == bonus for ability in mystling.abilities):
            return mystling.id
    for quest in content.quests.values():
        if any(ability.id == bonus for ability in quest.abilities):
            return quest.id
    for arena in content.arenas.values():
        scenes = [scene for scene in (arena.combat, arena.pvp) if scene is not None]
        if any(one.id == bonus for scene in scenes for one in scene.bonus):
            return arena.id
    return ""


# -- the log -------------------------------------------------------------------------------------------


NOWHERE = (
    "mystling-chosen", "fighter-chosen", "deck-begun", "deck-ready", "deck-short", "mode-switched", "first-player-set",
    "combat-ended", "round-won", "mystling-joined", "rested", "quest-fulfilled", "game-ended",
)  # fmt: skip
"""What happens before and after Combats, when no Arena lies on the table."""


def place(event: dict[str, Any]) -> str:
    """The part of the drawing where something happened."""
    kind = event["type"]
    seat = event["seat"]
    if kind in ("moved", "blinked", "token-placed", "summon-placed", "summon-fell", "terrain-gone"):
        return space_spot(event["space"])
    if kind == "token-discarded" and event["space"] >= 0:
        return space_spot(event["space"])
    if kind == "condition-gained":
        whose = "enemy" if event["body"] == ENEMY else str(event["body"] + 1)
        return f"condition-{whose}-{event['condition']}"
    if kind in ("attack-drawn", "enemy-deck-refilled"):
        return "enemy-deck"
    if kind in ("special-resolved", "special-silenced"):
        return "enemy-special"
    if kind == "taming-advanced":
        return "taming"
    if kind == "track-interrupted":
        body, slot = event["body"], event["slot"]
        return f"enemy-track-{slot}" if body == ENEMY else slot_spot(body, slot)
    if kind == "corruption-attached":
        return f"corruption-{event['corruption']}"
    if kind == "combat-set":
        return "arena"
    if kind in NOWHERE:
        return ""
    if kind in ("card-added", "card-taken-out", "room-left") and seat is not None:
        return f"draft-{seat + 1}"
    if seat is not None:
        return _of_seat(kind, event, seat)
    return target_word(event["body"]) if "body" in event else ""


def _of_seat(kind: str, event: dict[str, Any], seat: Seat) -> str:
    """Where a player's own cards were used, otherwise the player's Mystling."""
    if kind in ("card-played", "card-triggered") and event["slot"]:
        return slot_spot(seat, event["slot"])
    if kind in ("card-discarded", "card-removed", "card-played"):
        return f"discard-{seat + 1}"
    if kind in ("cards-drawn", "cards-searched", "deck-reshuffled", "deck-shuffled", "hand-redrawn", "fatigue-gained"):
        return f"deck-{seat + 1}"
    if kind == "upgrade-attached":
        return f"upgrade-{seat + 1}"
    return f"mystling-{seat + 1}"


def order(view: DragonState) -> tuple[Seat, ...]:
    """Who plays first in a round: the first player, or with an ally whoever has Taunt."""
    if len(view.players) == 1:
        return (0,)
    taunt = view.combat.taunt if view.combat is not None else 0
    first = view.first if view.pvp else taunt
    return (first, 1 - first)


# -- at a glance ---------------------------------------------------------------------------------------


COLOURS = ("red", "blue")
"""The colours of the seats."""


def scores(view: DragonState, texts: Texts) -> list[Score]:
    """Points together, or won battles; then, once somebody fights, Health that is left, Power and cards in the deck."""
    return [
        Score(player.wins if view.pvp else view.points, COLOURS[seat], _numbers(view, seat, texts))
        for seat, player in enumerate(view.players)
    ]


def _numbers(view: DragonState, seat: Seat, texts: Texts) -> tuple[tuple[str, str, str], ...]:
    """The few numbers of a seat: those of a fight, or what the party of a campaign has in its purse."""
    found = _in_combat(sheet_before(view, seat), texts)
    if found or view.campaign is None:
        return found
    bag = view.bag
    carried = len(bag.items) + len(bag.equipment) if bag is not None else 0
    return (
        ("silver", texts.name("word", "silver"), str(view.campaign.silver)),
        ("essence", texts.name("word", "essence"), str(view.campaign.essence)),
        ("pouch", texts.name("word", "carried"), str(carried)),
    )


def deck_size(sheet: Sheet) -> int:
    """How many cards a seat has yet to draw."""
    return len(sheet.deck) + len(sheet.top) + len(sheet.bottom)


def _in_combat(sheet: Sheet | None, texts: Texts) -> tuple[tuple[str, str, str], ...]:
    if sheet is None or not sheet.health:
        return ()
    left = max(0, sheet.health - sheet.damage)
    return (
        ("health", texts.name("stat", "health"), f"{left}/{sheet.health}"),
        ("power", texts.name("word", "power"), str(sheet.power)),
        ("deck", texts.name("word", "deck"), str(deck_size(sheet))),
    )
