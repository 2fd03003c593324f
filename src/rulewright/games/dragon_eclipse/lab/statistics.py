"""What a lab counts in games of Dragon Eclipse: Mystlings, order of play, cards, and how every Combat went."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.content.unlogged_rules import read_unlogged
from rulewright.core.record import Choice, Decision, Event
from rulewright.core.statistics import (
    OFFERED,
    PLAYED,
    TAKEN,
    USED,
    Bout,
    Handling,
    Offer,
    Stage,
    StatisticsFace,
    Traits,
    Unlogged,
)

from ..content.components import Content
from ..model import choices, events
from ..model.choices import ENEMY
from ..model.state import DragonState
from ..model.vocabulary import Pile
from ..table.texts import DragonTexts

if TYPE_CHECKING:
    from ..game import DragonEclipse

_WAYS: dict[type[Event], tuple[str, str, str]] = {
    events.MystlingChosen: (TAKEN, "mystling", "mystling"),
    events.FighterChosen: (PLAYED, "mystling", "mystling"),
    events.CardAdded: (TAKEN, "card", "card"),
    events.CardPlayed: (PLAYED, "card", "card"),
    events.CardTriggered: (PLAYED, "card", "card"),
    events.UpgradeAttached: (USED, "card", "card"),
    events.BonusUsed: (USED, "bonus", "bonus"),
    events.DeckGrew: (TAKEN, "card", "card"),
    events.ItemGained: (TAKEN, "item", "item"),
    events.ItemUsed: (USED, "item", "item"),
    events.EquipmentGained: (TAKEN, "equipment", "equipment"),
    events.EquipmentUsed: (USED, "equipment", "equipment"),
    events.ArtifactTaken: (TAKEN, "artifact", "artifact"),
    events.ArtifactUsed: (USED, "artifact", "artifact"),
    events.MysteryMet: (USED, "mystery", "mystery"),
}
"""What an event does with components: the way, their kind, and the field that names them."""
_PICKS: dict[str, tuple[str, type[Choice], str]] = {
    "prompt-offered": ("card", choices.AddCard, "card"),
    "prompt-slots": ("artifact", choices.TakeArtifact, "artifact"),
    "prompt-mystery": ("mystery", choices.TakeMystery, "mystery"),
}
"""Questions that offer components to pick from: their kind, the answer that picks one, and its field."""
_NAMES = {
    "mystling": "Mystlings",
    "element": "Elements",
    "order": "Order of play",
    "tier": "Tier of the Enemy",
    "enemy": "Enemy",
    "gap": "Tier of the Enemy against the Mystling’s",
    "map": "Arena map",
    "arena": "Arena card",
    "card": "Action cards",
    "bonus": "Bonus Actions",
    "bout": "Combats",
    "end": "How it ended",
    "sum": "Damage",
    "trail": "Map of the Run",
    "stage": "How far Runs come",
    "darkness": "Steps of Darkness",
    "artifact": "Artifacts",
    "item": "Items",
    "equipment": "Equipment",
    "mystery": "Mystery cards",
}
_IDS = {
    ("order", "first"): "First player",
    ("order", "second"): "Second player",
    ("result", "first"): "The first player won",
    ("result", "second"): "The second player won",
    ("end", "health"): "By Health",
    ("end", "rounds"): "When the rounds were over",
    ("sum", "dealt"): "Damage to the Enemy",
    ("sum", "taken"): "Damage by the Enemy",
    ("sum", "battle"): "Damage to each other",
    ("source", "attack-fang"): "Attack: fang",
    ("source", "attack-eye"): "Attack: eye",
    ("source", "attack-spiral"): "Attack: spiral",
    ("source", "special"): "Special Ability of the Enemy",
    ("source", "burn"): "Burn",
    ("source", "fatigue"): "No Fatigue card left",
    ("source", "suffered"): "Effects on oneself, Terrain among them",
    ("source", "summon"): "Summons",
    ("source", "frame"): "Passives, Upgrades and the Arena",
}
_UNLOGGED = Path(__file__).parents[1] / "content" / "unlogged_rules.toml"


class DragonStatistics(StatisticsFace[DragonState, DragonTexts]):
    """The part of Dragon Eclipse that a lab counts by."""

    game: DragonEclipse

    def traits(self, state: DragonState) -> Traits:
        """The Mystling and Element of seats that have one, the order of play in PvP; the Enemy's Tier and the map."""
        seats = []
        for seat, player in enumerate(state.players):
            found: dict[str, str] = {}
            if len(player.party) == 1:
                mystling = player.party[0].mystling
                found = {"mystling": mystling, "element": self.game.content.mystlings[mystling].element}
            if state.pvp:
                found["order"] = "first" if seat == state.first else "second"
            seats.append(found)
        table: dict[str, tuple[str, ...]] = {"map": (state.combat.map,)} if state.combat and state.pvp else {}
        if state.mode == "duel" and state.met:
            table["tier"] = (self._tier(state.met[0]),)
        if state.run is not None and state.run.trail:
            run = state.run
            table["trail"] = (run.trail,)
            table["darkness"] = (str(run.darkness),)
        return Traits(table, tuple(seats))

    def shared(self, happened: Sequence[Event]) -> dict[str, tuple[str, ...]]:
        """The Artifacts that a Run began with: at Camp they are exchanged, but only Runs that last come to a Camp."""
        setup = takewhile(lambda event: not isinstance(event, events.RunBegan), happened)
        found = tuple([event.artifact for event in setup if isinstance(event, events.ArtifactTaken)])
        return {"artifact": found} if found else {}

    def _tier(self, enemy: str) -> str:
        return str(self.game.content.nature_of[enemy].tier)

    def holdings(self, state: DragonState) -> tuple[tuple[str, ...], ...]:
        """The Action cards of all decks of a seat, wherever they lie."""
        return tuple([tuple([card for one in player.party for card in one.cards]) for player in state.players])

    def handling(self, event: Event) -> Handling | None:
        if isinstance(event, events.DeckReady):
            return Handling(OFFERED, "card", self.game.content.pool_of[event.mystling])
        found = _WAYS.get(type(event))
        if found is None:
            return None
        way, kind, field = found
        named: str = getattr(event, field)
        return None if named == self.game.content.fatigue else Handling(way, kind, (named,))

    def offer(self, decision: Decision, choice: Choice) -> Offer | None:
        """Cards that a Run offers its deck, Artifacts for its slots, Mystery cards of which one is resolved."""
        found = _PICKS.get(decision.prompt)
        if found is None:
            return None
        kind, type_, field = found
        offered = [getattr(one, field) for one in decision.choices if isinstance(one, type_)]
        return Offer(kind, tuple(dict.fromkeys(offered)), getattr(choice, field) if isinstance(choice, type_) else "")

    def stages(self, state: DragonState) -> tuple[Stage, ...]:
        """The Bosses of a Run; those before the Camp where a shortcut began it are no part of it."""
        run = state.run
        if run is None or not run.path:
            return ()
        trail = self.game.content.trails[run.trail]
        first = trail.camps.index(run.path[0])
        return tuple([Stage(f"boss-{n + 1}", run.bosses > n) for n in range(first, len(trail.bosses))])

    def counted_components(self) -> dict[str, tuple[str, ...]]:
        cards = tuple(card.id for card in self.game.content.cards.values() if card.pile is not Pile.FATIGUE)
        offering = self.game.content.offering
        bonuses = tuple(bonus for bonus in self.game.content.bonuses if bonus not in offering)
        content = self.game.content
        return {
            "mystling": tuple(content.mystlings),
            "card": cards,
            "bonus": bonuses,
            "item": tuple([one.id for one in content.items.values() if one.roguelite]),
            "equipment": tuple([one.id for one in content.equipment.values() if one.roguelite]),
            "artifact": tuple(content.artifacts),
            "mystery": tuple(content.mysteries),
        }

    def chapter(self, event: Event) -> tuple[int, str, str] | None:
        """Combats by the Tier of the Enemy, and their rounds."""
        if isinstance(event, events.CombatSet) and event.enemy:
            return 1, "tier", self._tier(event.enemy)
        return (2, "round", str(event.round)) if isinstance(event, events.RoundBegan) else None

    def bouts(self, happened: Sequence[Event]) -> tuple[Bout, ...]:
        """Every Combat: whom against, where, how it ended, after how many turns, and what dealt the damage."""
        found: list[Bout] = []
        watch = CombatWatch(self.game.content)
        for event in happened:
            bout = watch.see(event)
            if bout is not None:
                found.append(bout)
        return tuple(found)

    def study_name(self, kind: str, id: str, texts: DragonTexts) -> str:
        if not id:
            return _NAMES.get(kind, kind.capitalize())
        if kind == "gap":
            return "The same Tier" if id == "+0" else f"{abs(int(id))} {'above' if id[0] == '+' else 'below'}"
        if kind == "darkness":
            return id
        if kind == "stage":
            where, _, number = id.partition("-")
            return f"Boss {number}" if where == "boss" else f"On the way to Boss {number}"
        named = _IDS.get((kind, id))
        return texts.name(kind, id) if named is None else named

    @cached_property
    def _unlogged(self) -> Unlogged:
        return read_unlogged(_UNLOGGED)

    def unlogged(self) -> Unlogged:
        return self._unlogged


_CARDS = ("DRE-391", "DRE-405")
_RULES = {
    "DRE-431": "attack",
    "DRE-433": "special",
    "DRE-733": "burn",
    "DRE-428": "fatigue",
    "DRE-801": "suffered",
    "DRE-725": "summon",
}
"""What damage comes from, by the rule that deals it."""


class CombatWatch:
    """Reads the events of a game, and tells of each Combat when it is over."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.fighters: dict[int, str] = {}
        self.place: dict[str, tuple[str, ...]] = {}
        self.enemy = ""
        self.order: list[int] = []
        """Whose turn came first, and who else had one."""
        self.turns = 0
        self.stage = ""
        """In a Run: the Boss, or the way to it."""
        self.bosses = 0
        self.sums: dict[str, dict[str, int]] = {}
        self.doing: dict[str, str] = {}
        """The last card played, the last one triggered, the last Bonus Action, the last Enemy Attack."""

    def see(self, event: Event) -> Bout | None:
        match event:
            case events.FighterChosen(seat=int() as seat) | events.MystlingChosen(seat=int() as seat):
                self.fighters[seat] = event.mystling
            case events.RunBegan():
                self.bosses = event.camp
            case events.SpaceEntered():
                self.stage = f"{'boss' if event.ground == 'boss' else 'way'}-{self.bosses + 1}"
            case events.CombatSet():
                self.enemy, self.turns, self.order, self.sums = event.enemy, 0, [], {}
                self.place = {"map": (event.map,), "arena": (event.arena,)}
            case events.TurnBegan(seat=int() as seat):
                self.turns += 1
                self.order.append(seat)
            case events.CardPlayed():
                self.doing["card"] = f"card {event.card}"
            case events.CardTriggered():
                self.doing["trigger"] = f"card {event.card}"
            case events.BonusUsed():
                self.doing["bonus"] = f"bonus {event.bonus}"
            case events.AttackDrawn():
                self.doing["attack"] = f"source attack-{event.symbol}"
            case events.DamageDealt():
                self.add(event)
            case events.CombatEnded():
                found = self.bout(event.result, self.against(event.enemy))
                self.bosses += self.stage.startswith("boss")
                return found
            case events.RoundWon(seat=int() as seat):
                result = "first" if self.order and self.order[0] == seat else "second"
                return self.bout(result, {"end": ("rounds" if event.by_rounds else "health",)})
            case _:
                pass
        return None

    def add(self, event: events.DamageDealt) -> None:
        """Damage to a Mystling or the Enemy, by what dealt it; what falls on Summons and Terrain does not count."""
        if event.body > ENEMY or not event.n:
            return
        where = "battle" if not self.enemy else "dealt" if event.body == ENEMY else "taken"
        sources = self.sums.setdefault(where, {})
        source = self.source(event.rule)
        sources[source] = sources.get(source, 0) + event.n

    def source(self, rule: str) -> str:
        if rule in _CARDS:
            return self.doing.get("card", "source frame")
        if rule == "DRE-380":
            return self.doing.get("trigger", "source frame")
        if rule == "DRE-395":
            return self.doing.get("bonus", "source frame")
        named = _RULES.get(rule, "frame")
        return self.doing.get("attack", "source frame") if named == "attack" else f"source {named}"

    def against(self, enemy: str) -> dict[str, tuple[str, ...]]:
        """The Enemy, its Tier, and how far that is above the highest of the Mystlings that fight it."""
        mystlings = self.content.mystlings
        tier = self.content.nature_of[enemy].tier
        gap = tier - max([mystlings[id].tier for id in self.fighters.values()])
        stage = {"stage": (self.stage,)} if self.stage else {}
        return {**stage, "enemy": (enemy,), "tier": (str(tier),), "gap": (f"{gap:+}",)}

    def bout(self, result: str, more: dict[str, tuple[str, ...]]) -> Bout:
        """Between players a Mystling's share of wins is its seat's, and not told here."""
        mystlings = tuple([self.fighters[seat] for seat in sorted(self.fighters)])
        fought = {"mystling": mystlings} if self.enemy else {}
        return Bout(result, self.turns, {**more, **fought, **self.place}, self.sums)
