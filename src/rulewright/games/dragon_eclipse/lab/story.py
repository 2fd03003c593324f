"""What a finished game of Dragon Eclipse tells: its Combats and rounds, what was tamed, the hardest blow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulewright.core.display import Landmark, Reading, StoryFace, Tale
from rulewright.core.record import Event, Seat

from ..model import events
from ..model.choices import ENEMY
from ..model.events import story as story_events
from ..model.state import DragonState
from ..model.vocabulary import Result
from ..table.health_shown import course
from ..table.story_texts import prose
from ..table.texts import DragonTexts

Moves = Sequence[Sequence[Event]]

SOURCES = {"DRE-465": "win", "DRE-467": "tame", "DRE-532": "battle", "DRE-531": "rounds"}
"""What points come from, by the rule that gives them."""
WORTH = {Result.WIN: 1, Result.TAME: 2, Result.LOSE: 0}
"""Points of a Combat against an Enemy, for every player."""


def points_of(event: Event) -> int:
    """1 for a defeated Enemy, 2 for a tamed one, for everybody; 1 for a won battle between players."""
    if isinstance(event, events.CombatEnded):
        return WORTH[Result(event.result)]
    return 1 if isinstance(event, events.RoundWon) else 0


def source_of(rule: str) -> str:
    return SOURCES.get(rule, "other")


def landmarks(moves: Moves, texts: DragonTexts) -> list[Landmark]:
    """Combats with their opponents, and their rounds; of a campaign its Scenarios, and what was decided in them."""
    if any(isinstance(event, OF_CAMPAIGN) for happened in moves for event in happened):
        return decided(moves, texts)
    found: list[Landmark] = []
    for at, happened in enumerate(moves, 1):
        for event in happened:
            if isinstance(event, events.CombatSet):
                message = "story-combat" if event.enemy else "story-battle"
                enemy = {"enemy": event.enemy} if event.enemy else {}
                found.append(Landmark(at, 1, texts.say(message, duel=event.duel, arena=event.arena, **enemy)))
            elif isinstance(event, events.RoundBegan):
                found.append(Landmark(at, 2, texts.say("story-round", round=event.round)))
    return found


OF_CAMPAIGN = (story_events.OptionTaken, story_events.ScriptRead, story_events.ScenarioBegan)


def decided(moves: Moves, texts: DragonTexts) -> list[Landmark]:
    """A campaign: its Scenarios; in them options, Tests, and how Combats ended."""
    say = texts.say
    found = [Landmark(0, 1, say("story-beginning"))]
    for at, happened in enumerate(moves, 1):
        for event in happened:
            match event:
                case story_events.ScenarioBegan():
                    found.append(Landmark(at, 1, say.name("scenario", event.scenario)))
                case story_events.CampaignSaved():
                    found.append(Landmark(at, 1, say("story-between")))
                case story_events.OptionTaken():
                    found.append(Landmark(at, 2, say("story-option", label=prose(texts, event.label))))
                case story_events.TestEnded():
                    found.append(Landmark(at, 2, say("story-test", total=event.total)))
                case events.CombatEnded():
                    found.append(Landmark(at, 2, say(f"story-{event.result}", enemy=event.enemy)))
                case _:
                    pass
    return found


# -- what is worth telling -----------------------------------------------------------------------------


def tales(moves: Moves, texts: DragonTexts) -> list[Tale]:
    """The hardest blow, the taming, the quest, the busiest turn, Fatigue."""
    found = (blow(moves, texts), tamed(moves, texts), exalted(moves, texts), chain(moves, texts), fatigue(moves, texts))
    return [tale for one in found for tale in one]


def blow(moves: Moves, texts: DragonTexts) -> Iterator[Tale]:
    """The most damage by one effect."""
    dealt = [
        (at, event)
        for at, happened in enumerate(moves, 1)
        for event in happened
        if isinstance(event, events.DamageDealt) and event.by >= 0 and event.body <= ENEMY and event.n
    ]
    if not dealt:
        return
    at, event = max(dealt, key=lambda one: one[1].n)
    text = texts.say("story-blow-text", by=texts.body(event.by), body=texts.body(event.body), n=event.n)
    seat: Seat | None = event.by if event.by < ENEMY else None
    yield Tale(at, seat, event.rule, texts.say("story-blow"), texts.say.sentence(text))


def tamed(moves: Moves, texts: DragonTexts) -> Iterator[Tale]:
    """The first Enemy that was tamed, and in which round."""
    number = 0
    for at, happened in enumerate(moves, 1):
        for event in happened:
            if isinstance(event, events.RoundBegan):
                number = event.round
            elif isinstance(event, events.CombatEnded) and event.result == Result.TAME:
                text = texts.say("story-tamed-text", enemy=event.enemy, round=number)
                yield Tale(at, None, "DRE-467", texts.say("story-tamed"), text)
                return


def exalted(moves: Moves, texts: DragonTexts) -> Iterator[Tale]:
    """A quest that was fulfilled."""
    for at, happened in enumerate(moves, 1):
        for event in happened:
            if isinstance(event, events.QuestFulfilled):
                text = texts.say("story-quest-text", mystling=event.mystling)
                yield Tale(at, event.seat, "DRE-741", texts.say("story-quest"), text)
                return


def chain(moves: Moves, texts: DragonTexts) -> Iterator[Tale]:
    """The turn with the most Bonus Actions."""
    best: tuple[int, int, Seat | None] = (0, 0, None)
    used = 0
    for at, happened in enumerate(moves, 1):
        for event in happened:
            if isinstance(event, events.TurnBegan):
                used = 0
            elif isinstance(event, events.BonusUsed):
                used += 1
                best = max(best, (used, -at, event.seat), key=lambda one: one[:2])
    if best[0] >= 3:
        text = texts.say("story-chain-text", who=texts.seats(() if best[2] is None else (best[2],)), n=best[0])
        yield Tale(-best[1], best[2], "DRE-397", texts.say("story-chain"), text)


def fatigue(moves: Moves, texts: DragonTexts) -> Iterator[Tale]:
    """A Combat so long that somebody tired."""
    gained = [
        (at, event)
        for at, happened in enumerate(moves, 1)
        for event in happened
        if isinstance(event, events.FatigueGained)
    ]
    if gained:
        at, event = gained[-1]
        text = texts.say("story-fatigue-text", n=len(gained))
        yield Tale(at, event.seat, event.rule, texts.say("story-fatigue"), text)


class DragonStory(StoryFace[DragonState, DragonTexts]):
    """Combats and rounds, Health while it lasts, what was tamed, the hardest blow (`game.story`)."""

    def points_of(self, event: Event) -> int:
        return points_of(event)

    def points_name(self, texts: DragonTexts) -> str:
        return texts.name("word", "points")

    def source_of(self, rule: str) -> str:
        return source_of(rule)

    def course(self, state: DragonState, texts: DragonTexts) -> tuple[Reading, ...]:
        return course(state, texts)

    def course_name(self, texts: DragonTexts) -> str:
        return texts.name("stat", "health")

    def epilogue(self, view: dict[str, Any], texts: DragonTexts, theme: str = "dark", narrow: bool = False) -> str:
        if view["run"] is None:
            return ""
        from ..art.documents import run_end

        return run_end(self.game, view, texts, theme, narrow)

    def landmarks(self, moves: Sequence[Sequence[Event]], texts: DragonTexts) -> list[Landmark]:
        return landmarks(moves, texts)

    def tales(self, moves: Sequence[Sequence[Event]], texts: DragonTexts) -> list[Tale]:
        return tales(moves, texts)
