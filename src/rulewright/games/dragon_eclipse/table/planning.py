"""What can be planned in a Run: the ways to the next Boss with their toll, who may wait there, the shape of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from .. import effects as verbs
from ..content.components import Card, Content
from ..content.roguelite import Space, Trail
from ..model import steps
from ..model.run import Pile, Run
from ..model.state import DragonState, fight
from ..model.vocabulary import Ground
from ..rules.roguelite.achievements import items_used

TOLL = {1: 4, 2: 7, 3: 9, 4: 13, 5: 20}
"""Roughly the Health that a won fight against each Tier costs, from thousands of simulated ones."""


class Span(NamedTuple):
    """From the least to the most."""

    least: int
    most: int

    def plus(self, n: int) -> Span:
        return Span(self.least + n, self.most + n)

    def told(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


class Ways(NamedTuple):
    """All ways from a space to the Boss of its part, the space included and the Boss not."""

    routes: int
    fights: Span
    mysteries: Span
    silver: Span
    toll: Span


NOTHING = Span(0, 0)


def ways_from(trail: Trail, id: str, darkness: int = 0) -> Ways:
    """DRE-665, DRE-685: what the ways from here come to; with Darkness 6 every Tier is one higher (DRE-644)."""
    known: dict[str, Ways] = {}

    def at(id: str) -> Ways:
        space = trail.space[id]
        if space.kind is Ground.BOSS or not space.to:
            return Ways(1, NOTHING, NOTHING, NOTHING, NOTHING)
        if id not in known:
            ahead = [at(to) for to in space.to]
            tier = tier_of(space, darkness) if space.kind is Ground.TIER else 0
            known[id] = Ways(
                sum([way.routes for way in ahead]),
                _span([way.fights for way in ahead]).plus(int(tier > 0)),
                _span([way.mysteries for way in ahead]).plus(int(space.kind is Ground.MYSTERY)),
                _span([way.silver for way in ahead]).plus(tier),
                _span([way.toll for way in ahead]).plus(TOLL.get(tier, 0)),
            )
        return known[id]

    return at(id)


def _span(several: Sequence[Span]) -> Span:
    return Span(min([one.least for one in several]), max([one.most for one in several]))


def tier_of(space: Space, darkness: int) -> int:
    """DRE-644: the Tier that is drawn there."""
    return min(5, space.tier + 1) if darkness >= 6 and not space.enemy else space.tier


def may_wait(run: Run, space: Space) -> tuple[str, ...]:
    """DRE-666: the Enemies of a Tier space that can still be drawn; the first alone, if it is known to lie on top."""
    pile = run.piles.get(f"tier-{tier_of(space, run.darkness)}", Pile(()))
    if pile.top:
        return pile.top[:1]
    return tuple(sorted(pile.deck)) or pile.under[:1]


def open_mystery(state: DragonState) -> str:
    """DRE-674, DRE-675: the Mystery card that is being resolved; empty at any other moment."""
    run = state.run
    if run is None or run.ended or state.combat is not None or not run.path:
        return ""
    for step in reversed(state.agenda):
        if isinstance(step, steps.BuryMystery):
            return step.mystery
    trail = state.game.content.trails[run.trail]
    letter = trail.space[run.space].letter
    deciding = not state.agenda or isinstance(state.agenda[-1], steps.OnTrail)
    return "" if deciding or not letter else str(run.letters[trail.letters.index(letter)])


# -- the shape of a deck ---------------------------------------------------------------------------------------

ROLES: dict[str, tuple[type, ...]] = {
    "attack": (verbs.Attack,),
    "deal": (verbs.Deal,),
    "move": (verbs.Move, verbs.Blink, verbs.Rush, verbs.Retreat),
    "heal": (verbs.Heal, verbs.Cleanse),
    "power": (verbs.GainPower,),
    "interrupt": (verbs.Interrupt, verbs.Inflict),
    "search": (verbs.Search, verbs.Draw, verbs.Trigger, verbs.ResolveTop),
}
"""What a card is for; it may be for several."""
WANTED = {"attack": 4, "deal": 3, "move": 4, "heal": 2, "power": 2, "interrupt": 1, "search": 1}
"""A deck with fewer of these lacks something: about what ready decks of sixteen have."""
DEAREST = 3
NEUTRAL = "neutral"


class Shape(NamedTuple):
    """What a deck is made of."""

    cards: int
    elements: dict[str, int]
    """Cards of each Element; `neutral` for those of none."""
    roles: dict[str, int]
    costs: tuple[int, ...]
    """Cards that can spend 0, 1, 2, 3 or more Power."""
    power: int
    """Power that all of them give, each once."""


def shape_of(content: Content, cards: Sequence[str]) -> Shape:
    """A deck without Fatigue, counted."""
    records = [content.cards[card] for card in cards]
    elements = Counter([str(one.element or NEUTRAL) for one in records])
    roles = Counter([role for one in records for role in roles_of(one)])
    costs = Counter([min(DEAREST, cost_of(one)) for one in records])
    gained = sum([effect.n for one in records for effect in every(one.effects) if isinstance(effect, verbs.GainPower)])
    return Shape(
        len(records),
        dict(sorted(elements.items())),
        {role: roles[role] for role in ROLES},
        tuple([costs[n] for n in range(DEAREST + 1)]),
        gained,
    )


def roles_of(card: Card) -> list[str]:
    """What a card is for."""
    found = list(every(card.effects))
    return [role for role, kinds in ROLES.items() if any(isinstance(effect, kinds) for effect in found)]


def cost_of(card: Card) -> int:
    """The most Power that it can ask for at once."""
    return max([effect.power for effect in every(card.effects) if isinstance(effect, verbs.May)], default=0)


def every(effects: Sequence[Any]) -> Iterator[Any]:
    """Effects and those inside of them."""
    for effect in effects:
        yield effect
        for inner in (getattr(effect, "effects", ()), *getattr(effect, "options", ())):
            yield from every(inner)


def lacks(shape: Shape) -> list[str]:
    """The roles that too few cards of a deck have."""
    return [role for role, wanted in WANTED.items() if shape.roles[role] < wanted]


def answers(content: Content, cards: Sequence[str], enemy: str) -> int:
    """How many cards do more against this Enemy's Element."""
    element = content.nature_of[enemy].element
    return sum(
        [
            any(
                isinstance(one, verbs.Advantage) and one.element is element
                for one in every(content.cards[card].effects)
            )
            for card in cards
        ]
    )


# -- Achievements ------------------------------------------------------------------------------------------------


def standing(state: DragonState, seat: int) -> tuple[int, int] | None:
    """How far a seat's Achievement is: what counts now, and what it asks for; None where nothing is counted yet."""
    run = state.run
    locked = run.locked[seat] if run is not None and seat < len(run.locked) else ""
    if run is None or not locked:
        return None
    wanted = state.game.content.artifacts[locked].wants
    member = state.players[seat].party[0]
    on_the_way = {
        "forgery": items_used(state, seat),
        "guiding-grass": len(run.resolved),
        "emptying-book": len(member.cards) - len(member.removed) + member.fatigue,
    }
    if locked in on_the_way:
        return on_the_way[locked], wanted
    if state.combat is None:
        return None
    sheet = fight(state).sheets[seat]
    in_combat = {
        "blinking-stone": sheet.moves,
        "encased-crystals": sheet.power,
        "infused-bracelet": sheet.bonuses,
        "smithereens": sheet.harm,
        "reshuffling-tome": int(sheet.reshuffled),
    }
    return (in_combat[locked], wanted) if locked in in_combat else None
