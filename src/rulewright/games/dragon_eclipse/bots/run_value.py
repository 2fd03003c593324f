"""What the way of a Run is worth: Bosses, trophies, Health and cards of the tray, what is carried, what lies ahead.

A fight is forecast by its Tier, the Mystling and its deck: how much Health it takes, and how likely it is lost with
the Health that is left by then. A route is worth what its Mysteries and trophies bring and how likely it leads past the
next Boss; of all routes that are open the best one counts.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ..content.components import Content
from ..content.roguelite import Space, Trail
from ..model.run import Run, SaveSheet
from ..model.state import Combat, DragonState
from ..model.steps import ScoreEssence
from ..model.vocabulary import Ground
from ..rules.party import health_of
from ..rules.roguelite.achievements import items_used
from ..rules.roguelite.sheet import TAMING, has_perk, read_sheet, sheet_of_run

TOLL = (0.0, 10.7, 10.4, 12.5, 16.9, 23.7)
"""Health that a fight of each Tier costs, before what the deck and the Mystling take off it.

Like the next three, fitted to 1 630 fights of `planner` on all maps, with every step of Starting Perks.
"""
BY_DECK, BY_MYSTLING = 0.114, 0.235
"""Health that each point of the deck's and the Mystling's worth saves in a fight."""
BY_LUCK = 3.2
"""How far a fight strays from its forecast, as the scale of a logistic curve."""
LEAST_TOLL = 2
MYSTERY = (0.0, 2.0, 2.75)
"""What a Mystery is worth: a better deck and a little more, by the number of cards to choose from."""
LETTER = 2.25
REST = 1
"""Health that a Mystery brings back on average."""
BOSS, LOSS, SILVER = 20.0, 8.0, 1.5
"""What it is worth to beat the next Boss, to go on with the Run at all, and to win a trophy, for each Silver."""
ITEM, EQUIPMENT, READY = 3.0, 4.0, 3.0
ARTIFACT = 3.0
"""What an unlocked Artifact is worth; a locked one, as much of it as there is hope to unlock it."""
TAMED = 10.0
"""What a tamed Mystling is worth that the Save sheet does not have yet: it costs no Essence."""
CAUGHT = 0.4
"""How often who meets one tames it."""
NO_PREY = (0.0,) * 6
UNLOCKED = 0.3
"""What an unlocked Mystling is worth, times what it costs, which counts more than in proportion."""
KEPT, LEFT = 1.0, 0.1
"""What an Essence in hand is worth while more may come, and when all of the Run is scored: it is lost then."""
HOPE = {
    "blinking-stone": 0.5, "emptying-book": 0.55, "encased-crystals": 0.2, "forgery": 0.65, "gem-of-growth": 0.85,
    "guiding-grass": 0.85, "infused-bracelet": 0.5, "reshuffling-tome": 0.3, "smithereens": 0.45, "spare-soul": 0.2,
}  # fmt: skip
"""How often `planner` unlocks each Artifact in a Run, with perks at steps 1 and 3 (`benchmarks/runs.py artifacts`)."""
UNKNOWN = 0.4
"""Hope for an Artifact of a content pack."""
TOO_MANY = 0.15
"""Hope for Emptying Book that each card too many takes."""


class RunValue:
    """Measures the part of a Run that is no Combat."""

    def __init__(
        self, content: Content, worth: dict[str, tuple[float, ...]], rated: dict[str, float], places: dict[str, int]
    ) -> None:
        self.content = content
        self.rated = rated
        self.worth = {card: sum(values[1:]) / 4 for card, values in worth.items()}
        """What a card is worth in a slot on average."""
        self.at = {
            name: places[name] for name in ("bosses", "trophies", "tray", "decklist", "bag", "route", "unlocked")
        }
        self.began: dict[str, float] = {}
        """What the sheet of the last Run was worth when it began, by its text."""
        self.low = min(self.worth[card] for card in content.starting)

    def measure(self, state: DragonState, run: Run, combat: Combat | None, seat: int, row: list[float]) -> None:
        at = self.at
        # What a shortcut leaves out was not won, and every step of Darkness makes winning harder.
        skipped = self.content.trails[run.trail].camps.index(run.path[0]) if run.path else 0
        ended = 2.0 if run.ended == "won" else -1.0 if run.ended == "lost" else 0.0
        row[at["bosses"]] = run.bosses - skipped + ended - 0.1 * run.darkness
        row[at["trophies"]] = sum([trophy.tier for trophy in run.trophies])
        row[at["unlocked"]] = self.unlocked(state, run) + ARTIFACT * self.hope(state, run, combat, seat)
        if not state.players[seat].party:
            return
        member = state.players[seat].party[0]
        deck = row[at["decklist"]] = self.deck(member.cards, member.removed)
        if state.bag is not None:
            ready = len([one for one in run.artifacts if one not in run.exhausted])
            row[at["bag"]] = ITEM * len(state.bag.items) + EQUIPMENT * len(state.bag.equipment) + READY * ready
        if combat is None:
            health = health_of(state, member)
            left = health - member.damage
            row[at["tray"]] = left - member.fatigue + 0.4 * member.power - max(0.0, 8 - left) ** 2 / 8
        elif combat.foe is not None and combat.foe.tameable:
            # As a rule what lies ahead counts only after a fight, so that it is ended soon; a taming takes its time.
            health = combat.sheets[seat].health
            left = health - combat.sheets[seat].damage
        else:
            return
        if run.space and not run.ended:
            saved = BY_DECK * deck + BY_MYSTLING * self.rated[member.mystling]
            row[at["route"]] = self.ahead(state, run, round(saved), left, health)

    def unlocked(self, state: DragonState, run: Run) -> float:
        """What this Run has added to the Save sheet: marks, Artifacts set aside, Essence and Silver not lost yet."""
        if state.save is None:
            return 0.0
        text = state.options.sheet
        if text not in self.began:
            self.began = {text: marks(self.content, read_sheet(self.content, text))}
        gained = marks(self.content, state.save) - self.began[text]
        gained += TAMED * len([one for one in run.tamed if one not in state.save.mystlings])
        return gained + ARTIFACT * len(run.aside) + self.purse(state, run)

    def purse(self, state: DragonState, run: Run) -> float:
        """What Silver and Essence in hand are worth: Essence is kept for somebody dear as long as more may come."""
        coming = not run.ended or any(isinstance(step, ScoreEssence) for step in state.agenda)
        return (KEPT if coming else LEFT) * run.essence + 0.2 * run.silver

    def hope(self, state: DragonState, run: Run, combat: Combat | None, seat: int) -> float:
        """How likely a seat still reaches the Achievement that it tries: the more, the nearer it has come."""
        artifact = run.locked[seat] if run.locked else ""
        if not artifact or run.ended:
            return 0.0
        wanted, hope = self.content.artifacts[artifact].wants, HOPE.get(artifact, UNKNOWN)
        if artifact == "emptying-book" and state.players[seat].party:
            member = state.players[seat].party[0]
            cards = len(member.cards) - len(member.removed) + member.fatigue
            return max(0.0, hope - TOO_MANY * max(0, cards - wanted))
        done = 0
        if artifact == "guiding-grass":
            done = len(run.resolved)
        elif artifact == "forgery":
            done = items_used(state, seat)
        elif artifact == "infused-bracelet" and combat is not None:
            done = combat.sheets[seat].bonuses
        return hope + (1 - hope) * min(done, wanted) / wanted

    def deck(self, cards: tuple[str, ...], removed: tuple[str, ...]) -> float:
        """The mean worth of a deck above that of its weakest usual card; thin decks are no aim of their own."""
        gone = list(removed)
        total, count = 0.0, 0
        for card in cards:
            if card in gone:
                gone.remove(card)
                continue
            total += self.worth[card] - self.low
            count += 1
        return 10 * total / max(count, 10) if count else 0.0

    def ahead(self, state: DragonState, run: Run, saved: int, left: int, health: int) -> float:
        """The best route from here to the next Boss and past it, with this much Health left of its maximum.

        `saved` is what the deck and the Mystling take off the damage of every fight.
        """
        harder = int(run.darkness >= 6)
        trail = self.content.trails[run.trail]
        return _best(trail, run.space, left, health, saved, harder, self.prey(state, run))

    def prey(self, state: DragonState, run: Run) -> tuple[float, ...]:
        """What a fight of each Tier is worth besides, because who is left there may be tamed."""
        if not has_perk(state, TAMING):
            return NO_PREY
        found = [0.0]
        have = (*sheet_of_run(state).mystlings, *run.tamed)
        for tier in range(1, 6):
            pile = run.piles.get(f"tier-{tier}")
            left = (*pile.deck, *pile.top, *pile.under) if pile is not None else ()
            wild = [one for one in left if self.content.enemies[one].mystling not in have]
            found.append(round(CAUGHT * TAMED * len(wild) / len(left), 1) if left else 0.0)
        return tuple(found)


def marks(content: Content, save: SaveSheet) -> float:
    """What is marked on a Save sheet, roughly.

    One dear Mystling counts more than two cheap ones: few Runs bring enough Essence for it, and it wins more of them.
    """
    mystlings: float = sum([UNLOCKED * content.mystlings[one].essence ** 1.5 for one in save.mystlings])
    return sum(save.perks) * 2.0 + mystlings + ARTIFACT * len(save.artifacts) + sum(save.boxes.values())


@lru_cache(maxsize=200_000)
def _best(trail: Trail, id: str, left: int, health: int, saved: int, harder: int, prey: tuple[float, ...]) -> float:
    """What the best way from a space to the end of its part is worth."""
    ways = [trail.space[to] for to in trail.space[id].to]
    return max([_worth(trail, to, left, health, saved, harder, prey) for to in ways], default=0.0)


def _worth(
    trail: Trail, space: Space, left: int, health: int, saved: int, harder: int, prey: tuple[float, ...]
) -> float:
    """What it is worth to go to a space with this much Health left, and on from there."""
    if space.kind is Ground.MYSTERY:
        rested = min(health, left + REST)
        return (LETTER if space.letter else MYSTERY[space.cards]) + _best(
            trail, space.id, rested, health, saved, harder, prey
        )
    if not space.tier:
        return _best(trail, space.id, left, health, saved, harder, prey)
    tier = min(5, space.tier + harder)
    toll = max(LEAST_TOLL, round(TOLL[tier] - saved))
    won = 1 / (1 + exp((toll - left) / BY_LUCK))
    if space.kind is Ground.BOSS:
        return won * (LOSS + SILVER * space.tier + BOSS) - LOSS
    beyond = _best(trail, space.id, max(1, left - toll), health, saved, harder, prey)
    return won * (LOSS + SILVER * space.tier + prey[tier] + beyond) - LOSS
