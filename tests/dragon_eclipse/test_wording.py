"""Sentences that were wrong once, in both languages: cases, plurals, who is meant, and in which order."""

from __future__ import annotations

import re

import pytest

from rulewright.core.record import Reason
from rulewright.games.dragon_eclipse.conditions import (
    EndTurnOutOfRange,
    EnemyHas,
    GiveCondition,
    HasPower,
    OutOfRange,
    YouHave,
)
from rulewright.games.dragon_eclipse.effects import DiscardPower, GainPower
from rulewright.games.dragon_eclipse.model.vocabulary import Condition
from rulewright.games.dragon_eclipse.positions import base_game

from .table import change

GAME = base_game()
EN, UK = GAME.texts("en", ("Anna", "Ben")), GAME.texts("uk", ("Анна", "Бен"))


def printed(texts, id):
    """What stands on both sides."""
    return " ".join([*texts.component(id).rules, *texts.component(id, back=True).rules])


INFLICTING = (
    "siren", "vogandr", "absolute-zero", "forgotten-name", "petrify", "thunderclap", "slow-rot",
    "midnight-without-morning", "throat-hold", "wild-vogandr", "wild-eldrithia", "wild-umbra",
)  # fmt: skip


@pytest.mark.parametrize("id", INFLICTING)
def test_conditions_that_come_with_damage_are_inflicted_in_the_right_case(id):
    told = printed(UK, id)
    assert re.search("(й накладіть|отримує) (Тишу|Слабкість|Сповільнення|[0-9] Опік)", told)
    assert not re.search("(та|накладіть|отримує|Отримайте:?) Тиша", told)


def test_what_is_asked_for_is_told_in_the_right_case():
    say = UK.say
    assert "2 жетони Тиші" in printed(UK, "quest-siren")
    assert EnemyHas(Condition.SILENCE).text(say) == "опонент має Тишу"
    assert YouHave(Condition.SILENCE).text(say) == "ви маєте Тишу"
    assert EnemyHas(Condition.BURN, 2).text(say) == "опонент має 2 жетони Опіку"
    assert GiveCondition(Condition.WEAK, 5).text(say) == "накладіть на Ворога загалом 5 жетонів Слабкості"


@pytest.mark.parametrize(("range", "spaces"), [(1, "1 клітинку"), (2, "2 клітинки"), (5, "5 клітинок")])
def test_far_is_so_many_spaces(range, spaces):
    say = UK.say
    for fact in (OutOfRange(range).text(say), OutOfRange(range).text(say, of_both=True)):
        assert f"далі ніж за {spaces}" in fact
    for times in (1, 3, 5):
        assert f"далі ніж за {spaces} від Ворога" in EndTurnOutOfRange(range, times).text(say)


def test_every_component_that_tells_how_far_says_of_what():
    found = 0
    for component in [id for table in GAME.content.tables.values() for id in table]:
        if "далі ніж за" in (told := printed(UK, component) if _has_text(component) else ""):
            assert re.search("далі ніж за [0-9]+ клітин(ку|ки|ок)", told), component
            found += 1
    assert found > 3


def _has_text(id):
    return not any(id in GAME.content.tables[table] for table in GAME.silent_tables)


@pytest.mark.parametrize(("n", "power"), [(1, "1 Енергію"), (2, "2 Енергії"), (5, "5 Енергій")])
def test_power_is_counted_in_one_way(n, power):
    assert GainPower(n).text(UK.say) == f"Отримайте {power}"
    assert DiscardPower(n, True).text(UK.say) == f"Опонент скидає {power}"
    assert HasPower(n).text(UK.say) == f"ви маєте щонайменше {power}"
    assert power in UK.reason(Reason("DRE-395", "why-no-power", {"need": n, "have": 0}))


def test_no_sentence_leaves_power_uncounted():
    """Every number before it has the form that goes with it."""
    told = [
        printed(UK, id)
        for table in ("cards", "arenas", "mystlings", "tamings", "quests")
        for id in GAME.content.tables[table]
    ]
    counted = re.findall("([0-9]+) (Енергі[а-яї]+)", " ".join(told))
    assert len(counted) > 50
    for n, form in counted:
        few = n[-1] in "234" and not n.endswith(("12", "13", "14"))
        one = n[-1] == "1" and not n.endswith("11")
        assert form in (("Енергія", "Енергію") if one else ("Енергії",) if few else ("Енергій",)), f"{n} {form}"


@pytest.mark.parametrize(
    ("id", "en", "uk"),
    [
        ("thorn-hollow", "Whoever enters one gains 1 damage.", "Хто заходить туди, отримує 1 шкоди."),
        ("storm-mast", "Whoever enters one gains Silence.", "Хто заходить туди, отримує Тишу."),
        (
            "toll-bridge",
            "enters one may spend 2 Power to heal 3.",
            "що заходить туди, може витратити 2 Енергії: зцілення 3.",
        ),
        ("brittle-pillars", "Who destroys one gains 3 Power.", "Хто знищить такий жетон, отримує 3 Енергії."),
    ],
)
def test_terrain_says_what_happens_to_whoever_enters_or_destroys_it(id, en, uk):
    assert en in printed(EN, id)
    assert uk in printed(UK, id)


def test_no_terrain_gives_orders():
    for arena in GAME.content.arenas:
        assert "does this" not in printed(EN, arena), arena
        assert "робить це" not in printed(UK, arena), arena


@pytest.mark.rule("DRE-747", about="texts")
def test_a_verb_without_such_a_form_is_told_as_a_list():
    game = change(
        "pillars", combat={"bane": {"at": ["mark-3"], "blocks": "all", "health": 3, "broken": [{"do": "trigger"}]}}
    )
    assert "Who destroys one does this: trigger." in printed(game.texts("en"), "pillars")
    assert "Хто знищить такий жетон, робить це: запуск." in printed(game.texts("uk"), "pillars")


def test_terrain_that_fades_is_discarded_first():
    """As the rules carry it out: the token is gone before its effect."""
    en, uk = printed(EN, "humming-shrine"), printed(UK, "humming-shrine")
    assert "enters one, the token is discarded, then the mystling gains 2 Power." in en
    assert "жетон скидають, а тоді містлінг отримує 2 Енергії." in uk


@pytest.mark.parametrize("id", ["tide-pools", "sucking-mud", "lantern-court"])
def test_an_arena_for_all_calls_nobody_you(id):
    assert "if it stands on a MARK" in printed(EN, id)
    assert "you stand" not in printed(EN, id)
    assert "якщо містлінг стоїть на клітинці з МІТКОЮ" in printed(UK, id)
    assert "ви стоїте" not in printed(UK, id)


SPENDING = ("young-iceling", "young-gaiadon", "elkthorn", "chrysomallon", "umbra", "renewed-firple")


@pytest.mark.parametrize("mystling", SPENDING)
def test_an_enemy_discards_from_the_own_sheet(mystling):
    told = printed(EN, f"wild-{mystling}")
    assert "from the own sheet" in told
    assert "your" not in told


def test_power_that_is_asked_for_is_the_least():
    assert HasPower(6).text(EN.say) == "you have at least 6 Power"
    assert HasPower(6).text(UK.say) == "ви маєте щонайменше 6 Енергій"


@pytest.mark.rule("DRE-394", about="register")
@pytest.mark.ruling("AMB-DRE-05", about="register")
def test_the_register_says_what_the_rules_do():
    register = GAME.register()
    assert "Prepare" in register.rules["DRE-394"].text.in_("en")
    assert "Підготовкою" in register.rules["DRE-394"].text.in_("uk")
    assert "Rushes" in register.rulings["AMB-DRE-05"].answer.in_("en")
