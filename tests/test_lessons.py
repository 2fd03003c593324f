"""Lessons and guided games: taken from the tests, played by the rules, told in every language. No game is named."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rulewright.catalog import game_names, load
from rulewright.content.lessons import Collection, Diff, Lesson, Lessons, difference, patched
from rulewright.content.texts import LANGUAGES, SharedTexts
from rulewright.content.tutorial import Tutorial
from rulewright.core.errors import ContentError, IllegalChoice
from rulewright.core.game import Game
from rulewright.core.markers import per_seat
from rulewright.web.lesson_page import lines, scene
from rulewright.web.visitor import Visitor

ROOT = Path(__file__).parent.parent
TAUGHT = [name for name in game_names() if load(name).lessons() is not None]
GUIDED = [name for name in game_names() if load(name).tutorial() is not None]
LARGEST = 1_500_000
SOME = 6


@pytest.fixture(params=TAUGHT)
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


@pytest.fixture(params=GUIDED)
def guided(request: pytest.FixtureRequest) -> tuple[Game, Tutorial]:
    found = load(request.param)
    return found, found.tutorial()


# -- show me ------------------------------------------------------------------------------------------------


def test_every_rule_and_ruling_has_a_lesson(game: Game) -> None:
    """What waits for a later part of the game has no test yet, and so no lesson."""
    lessons = game.lessons()
    register = game.register()
    waiting = {id for one in register.waiting for id in (*one.rules, *one.rulings)}
    assert set(register.rules) - waiting <= set(lessons.by_rule)
    assert set(register.rulings) - waiting <= set(lessons.by_rule)
    assert len(lessons.by_rule) == len(lessons.kept.lessons)
    assert lessons.path.stat().st_size < LARGEST


def test_every_lesson_plays_its_choices_to_the_end(game: Game) -> None:
    lessons = game.lessons()
    sound = 0
    for lesson in lessons.by_rule.values():
        state = lessons.state(game, lesson)
        sound += game.check(state) is None
        played = list(lessons.play(game, lesson))
        assert len(played) == len(lesson.moves), lesson.rule
        if lesson.shows:
            shown = played[lesson.shows - 1]
            named = {shown.decision.rule, *(event.rule for event in shown.events)}
            assert lesson.rule in named, lesson.rule
    # A test may build what no game would lead to, but that is the exception.
    assert sound > 0.9 * len(lessons.by_rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_drawn_and_told(game: Game, language: str) -> None:
    lessons = game.lessons()
    texts = game.texts(language)
    drawn: set[int] = set()
    # Every lesson is told in one language, every fifth in the other; drawing takes its time, so every second is drawn.
    for lesson in list(lessons.by_rule.values())[:: 1 if language == LANGUAGES[0] else 5]:
        if lesson.position % 2 == 0 and lesson.position not in drawn:
            drawn.add(lesson.position)
            state = lessons.state(game, lesson)
            decision = state.decisions[0] if not state.over and state.agenda and state.decisions else None
            visitor = Visitor(language, {"theme": "dark"}, narrow=len(drawn) % 2 == 0)
            assert "<svg" in scene(game, state, lesson.seat, texts, visitor, decision).board()
        assert lesson.sentence.endswith(".")
        for shown in lessons.play(game, lesson):
            assert texts.choice(shown.choice, shown.decision)
            assert all(line.text for line in lines(game, shown.events, lesson.seat, texts))


def test_most_lessons_do_something(game: Game) -> None:
    lessons = game.lessons().by_rule.values()
    assert sum(bool(lesson.moves) for lesson in lessons) > 0.6 * len(lessons)


def test_the_file_is_what_the_tests_give_today(game: Game, tmp_path: Path) -> None:
    """One file of tests is enough of a sample: what was the clearest scene of all is the clearest of these."""
    kept = game.lessons().kept
    files = Counter(lesson.test.partition("::")[0] for lesson in kept.lessons)
    # A small one that still gives some.
    file = min((count, name) for name, count in files.items() if count >= SOME)[1]
    target = tmp_path / "lessons.json"
    command = [sys.executable, "-m", "pytest", file, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    plugin = ["-p", "tests.lessons_plugin", "--lessons", game.name, "--lessons-to", str(target)]
    ran = subprocess.run([*command, *plugin], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stdout[-2000:]
    again = msgspec.json.decode(target.read_bytes(), type=Collection)
    fresh = {lesson.rule: lesson for lesson in again.lessons}
    parts = per_seat(game.state_type)
    checked = 0
    for lesson in kept.lessons:
        if lesson.test.startswith(f"{file}::"):
            anew = fresh[lesson.rule]
            assert msgspec.structs.replace(anew, position=lesson.position) == lesson
            then = patched(kept.base, kept.positions[lesson.position], parts)
            now = patched(again.base, again.positions[anew.position], parts)
            assert then == now, f"{lesson.rule}: run `make lessons`"
            checked += 1
    assert checked


def test_a_difference_makes_its_position_again() -> None:
    base = {"era": 1, "boards": [{"energy": 0, "glory": 1}], "path": ["river"]}
    body = {"era": 2, "boards": [{"energy": 3, "glory": 1}, {"energy": 0, "glory": 4}], "deck": []}
    diff = difference(base, body, ("boards",))
    assert diff == Diff({"era": 2, "boards": [{"energy": 3}, {"glory": 4}], "deck": []}, ("path",))
    assert patched(base, diff, ("boards",)) == body
    assert patched(base, difference(base, base, ("boards",)), ("boards",)) == base
    bare = {**base, "boards": [{"glory": 1, "crown": None}]}
    assert difference(base, bare, ("boards",)) == Diff({"boards": [{"crown": None, "-": ["energy"]}]})
    assert patched(base, difference(base, bare, ("boards",)), ("boards",)) == bare


def test_the_name_of_a_test_is_its_sentence() -> None:
    lesson = Lesson("X-1", "tests/a.py::test_a_unit_travels[champion-tree]", 0)
    assert lesson.sentence == "A unit travels."


def test_a_broken_file_says_so(tmp_path: Path) -> None:
    for text in (None, "{}", '{"game": 1}'):
        path = tmp_path / "lessons.json"
        if text is not None:
            path.write_text(text, "utf-8")
        with pytest.raises(ContentError, match=r"lessons\.json"):
            _ = Lessons(path).kept


def test_a_lesson_that_the_rules_no_longer_offer_ends_early(game: Game) -> None:
    lessons = game.lessons()
    lesson = next(one for one in lessons.by_rule.values() if one.moves)
    spoilt = msgspec.structs.replace(lesson, moves=(msgspec.structs.replace(lesson.moves[0], choice="fly away"),))
    assert list(lessons.play(game, spoilt)) == []
    absent = msgspec.structs.replace(lesson, moves=(msgspec.structs.replace(lesson.moves[0], seat=9),))
    assert list(lessons.play(game, absent)) == []


# -- the guided game ------------------------------------------------------------------------------------------


def walked(game: Game, tutorial: Tutorial) -> Iterator[tuple[int, str]]:
    for number, stage in enumerate(tutorial.stages, 1):
        yield number, stage.choice


def test_the_script_plays_through_by_the_rules(guided: tuple[Game, Tutorial]) -> None:
    game, tutorial = guided
    session, since = tutorial.walk(game, len(tutorial.stages) + 1, {})
    assert 35 <= len(tutorial.stages) <= 55
    assert since <= len(session.line)
    for number, choice in walked(game, tutorial):
        decision = tutorial.walk(game, number, {})[0].state.decision_for(tutorial.seat)
        if choice:
            assert decision is not None, number
            assert decision.parse(choice)


def test_every_stage_teaches_rules_that_exist_and_looks_at_what_is_there(guided: tuple[Game, Tutorial]) -> None:
    game, tutorial = guided
    rules = game.register().rules
    texts = game.texts()
    for number, stage in enumerate(tutorial.stages, 1):
        assert stage.rules, stage.id
        assert set(stage.rules) <= set(rules), stage.id
        state = tutorial.walk(game, number, {})[0].state
        decision = state.decision_for(tutorial.seat) if stage.choice else None
        for narrow in (False, True) if stage.look else (False,):
            visitor = Visitor("en", {"theme": "dark"}, narrow=narrow)
            shown = scene(game, state, tutorial.seat, texts, visitor, decision, stage.choice, stage.look)
            drawing = str(shown.board()) + "".join(shown.mats())
            for spot in stage.look:
                assert f'id="glow-{spot}"' in drawing, (stage.id, spot, narrow)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_speaks_at_every_stage(guided: tuple[Game, Tutorial], language: str) -> None:
    game, tutorial = guided
    texts = game.texts(language)
    assert isinstance(texts, SharedTexts)
    said = [texts.say(f"tutorial-{stage.id}") for stage in tutorial.stages]
    said += [texts.say(f"tutorial-chapter-{chapter.id}") for chapter in tutorial.chapters]
    assert all(said)
    assert texts.say("tutorial-opponent")
    assert texts.say("tutorial-summary")
    assert texts.say("tutorial-finished")
    ids = [stage.id for stage in tutorial.stages]
    assert len(ids) == len(set(ids))
    # One to five short sentences: nobody reads a wall of text beside a table.
    assert all(len(texts.say(f"tutorial-{id}")) < 420 for id in ids)


def test_chapters_know_their_stages(guided: tuple[Game, Tutorial]) -> None:
    _, tutorial = guided
    assert tutorial.first_of(0) == 1
    for index, chapter in enumerate(tutorial.chapters):
        first = tutorial.first_of(index)
        assert tutorial.stages[first - 1] is chapter.stages[0]
        assert tutorial.chapter_of(first) == tutorial.chapter_of(first + len(chapter.stages) - 1) == index
    assert tutorial.chapter_of(len(tutorial.stages) + 1) == len(tutorial.chapters) - 1


def test_other_choices_stand_exactly_where_the_script_can_go_on(guided: tuple[Game, Tutorial]) -> None:
    game, tutorial = guided
    free = kept = 0
    for number, choice in walked(game, tutorial):
        if not choice:
            continue
        decision = tutorial.walk(game, number, {})[0].state.decision_for(tutorial.seat)
        assert decision is not None
        for other in decision.choices:
            if str(other) != choice and tutorial.goes_on(game, number, {}, str(other)):
                free += 1
                tutorial.walk(game, len(tutorial.stages) + 1, {number: str(other)})
            else:
                kept += 1
    assert free > 5
    assert kept > 40


def test_a_choice_that_is_not_offered_stops_the_script(guided: tuple[Game, Tutorial]) -> None:
    game, tutorial = guided
    number = next(number for number, choice in walked(game, tutorial) if choice)
    with pytest.raises(IllegalChoice):
        tutorial.walk(game, number + 1, {number: "fly away"})
    assert not tutorial.goes_on(game, number, {}, "fly away")
