"""What campaigns come to: begun, finished, endings, tamed, met and beaten, counted from what has happened."""

from __future__ import annotations

from rulewright.core.record import Event
from rulewright.games.dragon_eclipse.model import events
from rulewright.games.dragon_eclipse.model.events import story as story_events
from rulewright.games.dragon_eclipse.positions import base_game
from rulewright.games.dragon_eclipse.table.campaign_figures import endings_of

GAME = base_game()
PROGRESS = GAME.progress
ENEMY = {mystling: enemy for mystling, enemy in GAME.content.enemy_of.items() if enemy in GAME.content.taming_of}
FIRPLE, SIREN = ENEMY["firple"], ENEMY["siren"]


def fought(enemy: str, result: str) -> Event:
    return events.CombatEnded(rule="DRE-349", enemy=enemy, result=result)


def read(*scripts: str) -> list[Event]:
    return [story_events.ScriptRead(rule="DRE-147", script=script) for script in scripts]


STORY: list[Event] = [
    story_events.ScenarioBegan(rule="DRE-064", scenario="A"),
    *read("A1", "A14"),
    fought(FIRPLE, "lose"),
    fought(FIRPLE, "tame"),
    *read("A31", "A190"),
    story_events.ScenarioEnded(rule="DRE-148", scenario="A"),
    story_events.ScenarioBegan(rule="DRE-064", scenario="B"),
    *read("B1"),
    fought(SIREN, "win"),
]


def test_a_campaign_is_counted_from_its_events() -> None:
    assert PROGRESS.figures(STORY) == {
        "begun": {"A": 1},
        "finished": {"A": 1},
        "ending": {"A31": 1},
        "tamed": {"firple": 1},
        "met": {FIRPLE: 2, SIREN: 1},
        "beaten": {FIRPLE: 1, SIREN: 1},
    }
    assert PROGRESS.figures([]) == {}


def test_what_two_campaigns_have_seen_counts_once() -> None:
    one, other = PROGRESS.figures(STORY), PROGRESS.figures([*STORY, *read("B20", "B190")])
    begun, finished, endings, tamed = PROGRESS.figures_told([one, other], GAME.texts("en"))
    scenarios = GAME.content.journal.scenarios
    assert (begun.name, begun.value, begun.most) == ("Campaigns begun", 2, 0)
    assert (finished.name, finished.value, finished.most) == ("Scenarios finished", 1, len(scenarios))
    assert (endings.value, endings.most) == (1, sum(len(endings_of(GAME.content, one)) for one in scenarios))
    assert (tamed.value, tamed.most) == (1, 30)
    assert PROGRESS.figures_told([], GAME.texts("en")) == []


def test_every_scenario_has_an_ending() -> None:
    assert all(endings_of(GAME.content, letter) for letter in GAME.content.journal.scenarios)


def test_the_bestiary_counts_campaigns_beside_runs() -> None:
    run = {
        "trail": "long-pasture", "mystlings": ["prowler"], "path": [], "darkness": 0, "ended": "lost", "bosses": 0,
        "bouts": [],
    }  # fmt: skip
    known = {one.id: one for one in PROGRESS.bestiary([run], GAME.texts("en"), [PROGRESS.figures(STORY)] * 2)}
    assert (known[FIRPLE].met, known[FIRPLE].beaten) == (4, 2)
    assert (known[SIREN].met, known[SIREN].beaten) == (2, 2)
    assert sum(one.met for one in known.values()) == 6
