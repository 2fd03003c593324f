"""Choices, questions, the log and refusals of Mysthea in both languages, along whole games and with packs."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, get_args

import pytest

import rulewright
from rulewright.content.texts import LANGUAGES
from rulewright.core.record import Decision, Reason, kebab
from rulewright.core.view import redact
from rulewright.games.mysthea import effects
from rulewright.games.mysthea.model import choices, events
from rulewright.games.mysthea.model.geography import REGIONS
from rulewright.games.mysthea.model.state import MystheaState
from rulewright.games.mysthea.model.vocabulary import CardType, Unit
from rulewright.games.mysthea.table import texts

from .speaking import GAME, INITIALS, RULES, clean, sentence, speak

# -- choices, prompts, events, reasons ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_the_game_has_a_label(language: str) -> None:
    spoken = speak(language)
    labels: dict[str, str] = {}
    kinds = set()
    for choice in GAME.action_space():
        labels[str(choice)] = clean(spoken.choice(choice))
        kinds.add(type(choice))
    assert kinds == set(get_args(choices.AnyChoice))
    moves = [label for text, label in labels.items() if text.startswith(("travel", "play-card", "commit-card"))]
    assert len(set(moves)) == len(moves)


def test_labels_say_what_a_choice_does_and_costs() -> None:
    spoken = speak("en")

    def label(choice: Any, prompt: str, **about: Any) -> str:
        return spoken.choice(choice, Decision(0, prompt, "MYS-000", (choice,), about))

    tree_forest, tree_mountain = REGIONS.index("tree.forest"), REGIONS.index("tree.mountain")
    travel = choices.TRAVEL[Unit.TROOP][tree_forest][tree_mountain]
    route = "Travel: Troop from the Forest of the Great Tree to the Mountain of the Great Tree"
    assert label(travel, "prompt-travel", unit="troop") == route
    assert label(travel, "prompt-spend-points", points=3) == f"{route} (1 Command Point)"
    assert label(choices.CONSTRUCT_GOLEM, "prompt-spend-points", points=3) == "Construct a Golem (2 Command Points)"
    assert label(choices.PLAY["C004"], "prompt-play-card") == "Play Sudden Skirmish"
    assert label(choices.USE_CARD, "prompt-use-card", card="C004") == "Use the effect: pay 2 Energy"
    assert label(choices.USE_CARD, "prompt-use-card", card="C004", energy=0) == "Use the effect for no Energy"
    assert label(choices.USE_CARD, "prompt-use-card", card="C016") == "Place it on your board: pay 2 Energy"
    assert label(choices.SPEND_POINTS, "prompt-use-card", card="C065") == "Spend its 5 Command Points"
    assert label(choices.BUY["C021"], "prompt-buy", energy=2) == "Buy Resonant Spark for 2 Energy"
    assert label(choices.COMMIT["C026"], "prompt-commit", region=0) == (
        "Small Triumph – Retreat: 1 move for your units"
    )
    assert label(choices.BATTLE_IN[tree_forest], "prompt-action") == (
        "Start a Battle in the Forest of the Great Tree: discharge your Artefact"
    )
    assert label(choices.BATTLE_IN[tree_forest], "prompt-remote-battle", strength=2, discharge=0) == (
        "Battle in the Forest of the Great Tree"
    )
    assert label(choices.BATTLE_IN[tree_forest], "prompt-remote-battle", strength=0, discharge=1) == (
        "Start a Battle in the Forest of the Great Tree: discharge your Artefact"
    )
    assert label(choices.BATTLE_IN[tree_forest], "prompt-battle-region", strength=2) == (
        "Battle in the Forest of the Great Tree"
    )
    assert label(choices.BEGIN_BATTLE, "prompt-action") == (
        "Start a Battle: discharge your Artefact, draw a card if you like, then choose the region"
    )
    assert label(choices.BEGIN_BATTLE, "prompt-remote-battle", strength=2, discharge=0) == (
        "Start the Battle: draw a card if you like, then choose the region"
    )
    assert label(choices.FACE_ENCOUNTER, "prompt-action", experience=3) == ("Face the top Encounter: pay 3 Experience")
    options = (effects.Recharge(), effects.Gain(glory=4))
    assert label(choices.OPTION[1], "prompt-option", effects=options) == "Gain 4 Glory"
    assert label(choices.ACCEPT, "prompt-offer", effects=(effects.Gain(energy=2),)) == "Yes: gain 2 Energy"
    assert label(choices.DONE, "prompt-special-action") == "End the turn"
    assert label(choices.LOSE_GLORY, "prompt-collect", monster="onygauros", glory=5) == "Lose 5 Glory instead"
    assert label(choices.CLAIM["A01"], "prompt-attunement", island=0) == (
        "Claim Forge (A01): 3 Glory for each Upgrade on your board"
    )


def test_an_approach_tells_its_reward_only_with_premonition() -> None:
    spoken = speak("en")
    choice = choices.APPROACH[GAME.content.encounters["EN11"].options[0].approach]
    plain = Decision(0, "prompt-approach", "MYS-262", (choice,), {"encounter": "EN11"})
    foreseen = Decision(0, "prompt-approach-premonition", "MYS-270", (choice,), {"encounter": "EN11"})
    assert spoken.choice(choice, plain) == "Axe – Smash its kin"
    assert spoken.choice(choice, foreseen) == (
        "Axe – Smash its kin: remove one Golem of each opponent. Your token moves 2 Islands."
    )


SAMPLES: dict[str, Any] = {
    "against": 12, "approach": "axe", "attunement": "A01", "card": "C004", "cards": ("C004", "C005", "C031"),
    "champion": "anuth", "colour": "red", "count": 2, "defeated": True, "encounter": "EN01", "energy": 1, "era": 2,
    "event": "forest", "experience": 1, "glory": 3, "island": 2, "mirages": (1, 5), "monster": "utcoro",
    "order": (1, 0, 2), "origin": 3, "points": 4, "rank": "gold", "region": 7, "ring": (4, 3, 2, 1, 0),
    "scores": (30, 40, 20), "sides": (0, 2), "steps": 3, "strength": 10, "strongest": (2,), "target": 8,
    "totals": (4, 7), "unit": "golem", "units": 3,
}  # fmt: skip
EXTREMES: dict[str, Any] = {
    "card": "", "count": 1, "defeated": False, "event": "storm", "mirages": (), "points": 1, "rank": "bronze",
    "steps": 0, "strongest": (0, 1, 2), "unit": "champion", "units": 1, "energy": 0, "glory": 5, "experience": 0,
}  # fmt: skip


def make(kind: type, values: dict[str, Any]) -> Any:
    fields = {field: values[field] for field in kind.__struct_fields__ if field not in ("rule", "seat")}
    return kind(rule="MYS-000", seat=0, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(events.AnyEvent), ids=lambda kind: kind.__name__)
def test_every_event_becomes_a_line_for_its_owner_and_for_others(kind: type, language: str) -> None:
    spoken = speak(language, "Anna", "Bohdan", "Vira")
    values = {**SAMPLES, **EXTREMES}
    if kind is not events.CardRevealed:
        values["card"] = "C070"
    for event in (make(kind, SAMPLES), make(kind, values)):
        for viewer in (None, 0, 1):
            line = sentence(spoken.event(redact(event, viewer)))
            assert line[0].isupper(), line


def test_log_lines_are_short_and_name_the_player() -> None:
    spoken = speak("en", "Anna", "Bohdan")

    def line(event: Any, viewer: int | None = 0) -> str:
        return spoken.event(redact(event, viewer))

    assert line(events.CardPlayed(rule="", seat=0, card="C002")) == "Anna plays Field Notes."
    assert line(events.Gained(rule="", seat=1, energy=2, glory=1)) == "Bohdan gains 2 Energy and 1 Glory."
    assert line(events.CardsDrawn(rule="", seat=0, cards=("C021",))) == "Anna draws Resonant Spark."
    assert line(events.CardsDrawn(rule="", seat=0, cards=("C021",)), 1) == "Anna draws a card."
    assert line(events.StrengthCompared(rule="", sides=(0, 1), totals=(5, 3))) == (
        "Strength in the Battle: Anna 5, Bohdan 3."
    )
    assert line(events.CardRevealed(rule="", seat=1, card="")) == "Bohdan does not react."
    uk = speak("uk", "Анна")
    played = redact(events.CardPlayed(rule="", seat=0, card="C002"), None)
    assert uk.event(played) == "Анна розігрує карту «Польові нотатки»."


def used(prefix: str, folder: Path = RULES) -> set[str]:
    """The message ids of a kind that the rules name."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        found |= set(re.findall(rf'"({prefix}-[a-z-]+)"', path.read_text("utf-8")))
    return found


def written(name: str) -> set[str]:
    """The message ids of one language file."""
    text = (texts.LOCALE / "en" / f"{name}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


def test_the_prompts_of_the_rules_are_exactly_those_of_the_file() -> None:
    assert used("prompt") == written("prompts")


def test_the_moments_of_refusals_are_exactly_those_of_the_file() -> None:
    homes: set[str] = set()
    for path in (RULES / "refusals").glob("*.py"):
        homes |= set(re.findall(r"@refuses\(choices\.\w+, [^,]+, steps\.(\w+)", path.read_text("utf-8")))
    told = {message.removeprefix("moment-") for message in written("reasons") if message.startswith("moment-")}
    assert told == {kebab(home) for home in homes}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", sorted(written("prompts")))
def test_every_prompt_is_a_sentence(prompt: str, language: str) -> None:
    spoken = speak(language, "Anna", "Bohdan")
    given = {**SAMPLES, "owner": 1, "effects": (effects.Pay(energy=1), effects.Draw())}
    for rule in ("MYS-145", "MYS-162", "MYS-184"):
        for unit in Unit:
            for number in (0, 1, 2, 5):
                numbers = {"count": number, "energy": number, "glory": number, "points": number, "strength": number}
                numbers["discharge"] = number % 2
                about = {**given, **numbers, "unit": unit, "type": "any"}
                assert sentence(spoken.prompt(Decision(0, prompt, rule, (), about)))[0] in f"«“{INITIALS}"


def test_prompts_with_values() -> None:
    def ask(prompt: str, rule: str = "MYS-000", language: str = "en", **about: Any) -> str:
        return speak(language, "Anna", "Bohdan").prompt(Decision(0, prompt, rule, (), about))

    assert ask("prompt-offer", effects=(effects.Pay(energy=1), effects.Gain(glory=3))) == (
        "Do you want to pay 1 Energy to gain 3 Glory?"
    )
    assert ask("prompt-offer", language="uk", effects=(effects.Deploy(Unit.GOLEM),)) == "Бажаєте розмістити 1 Голема?"
    assert ask("prompt-trash-card", type=CardType.UPGRADE) == "Choose an Upgrade in your hand to remove from the game."
    assert ask("prompt-strike", unit="golem", owner=1) == "Choose the Golem that Bohdan loses."
    assert ask("prompt-spend-points", "MYS-184", points=2) == (
        "Spend 2 Command Points of your Crystal Fields; they only construct and deploy."
    )
    assert ask("prompt-travel", "MYS-162", language="uk", unit="troop") == (
        "Здійсніть Подорож Військовим у будь-який Регіон."
    )


def test_the_reasons_of_the_rules_are_exactly_those_of_the_files() -> None:
    shared = used("why", Path(rulewright.__file__).parent / "core") | {"why-game-over", "why-not-asked"}
    assert used("why") - shared == {message for message in written("reasons") if message.startswith("why-")}


REASONS: dict[str, Any] = {
    **SAMPLES, "have": 1, "most": 6, "need": 2, "option": 3, "other": 4, "seat": 1, "terrain": "myst", "token": 3,
    "type": "accessory", "value": "dusk", "variant": "choose_colours", "when": "buy-cards", "prompt": "prompt-action",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", sorted(written("reasons")))
def test_every_reason_is_a_sentence(message: str, language: str) -> None:
    spoken = speak(language, "Anna", "Bohdan")
    if message.startswith("moment-"):
        spoken_moment = spoken.reason(
            Reason("MYS-000", "why-not-now", {**REASONS, "when": message.removeprefix("moment-")})
        )
        sentence(spoken_moment)
        return
    for unit in Unit:
        for kind in (*CardType, "any"):
            sentence(spoken.reason(Reason("MYS-000", message, {**REASONS, "unit": unit, "type": kind})))


def test_the_reasons_of_the_core() -> None:
    spoken = speak("en", "Anna", "Bohdan")
    assert spoken.reason(Reason("", "why-game-over")) == "The game is over."
    assert spoken.reason(Reason("", "why-not-asked")) == "Nothing is asked of you now."
    assert spoken.reason(Reason("", "why-not-asked", {"seats": [1]})) == (
        "Nothing is asked of you now; the game waits for Bohdan."
    )
    asked = {"prompt": "prompt-spend-points", "points": 2}
    assert spoken.reason(Reason("MYS-145", "why-other-question", asked)) == (
        "Something else is asked of you now: Spend 2 Command Points."
    )
    assert spoken.reason(Reason("MYS-145", "why-not-offered", asked)) == (
        "That is not among the answers to this question: Spend 2 Command Points."
    )


def test_a_reason_with_values() -> None:
    reason = Reason("MYS-074", "why-not-enough-cards", {"type": "accessory", "need": 2, "have": 1})
    assert speak("en").reason(reason) == "This needs 2 Accessories from your hand; you have 1."
    assert speak("uk").reason(reason) == "Для цього потрібно мати в руці 2 Карти Аксесуару; ви маєте 1."


# -- options and rulings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_ruling_and_value_is_explained(language: str) -> None:
    spoken = speak(language)
    for option in (*GAME.options, *GAME.rulings):
        title, help_text = spoken.option(option)
        assert clean(title)[-1].isalnum()
        sentence(help_text)
        for value in option.allowed or ("day", "night", "mixed", "DNDND"):
            clean(spoken.value(option, value))


def test_values_of_options() -> None:
    attunements, abilities = GAME.options[0], GAME.options[1]
    spoken = speak("en")
    assert spoken.value(attunements, "NDDDD") == (
        "a side for each Island: Crystal Shard Night, Rock Arch Day, Great Tree Day, Dripping Sphere Day, Volcano Day"
    )
    assert spoken.value(abilities, True) == "yes"
    recharge = next(option for option in GAME.rulings if option.name == "recharge_space")
    assert speak("uk").value(recharge, 5) == "п’яте місце, варте 6 балів Слави"


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (3, 11, {"attunements": "mixed"}),
        (4, 12, {"attunements": "night", "expert": True, "premonition": True, "choose_colours": True}),
    ],
)
def test_a_whole_game_is_told_to_every_seat_in_both_languages(players: int, seed: int, options: dict[str, Any]) -> None:
    dice = random.Random(seed)
    told = [speak(language, "Anna", "Bohdan") for language in LANGUAGES]
    state = GAME.new(players=players, seed=seed, options=options)
    assert isinstance(state, MystheaState)
    space = GAME.action_space()
    prompts = set()
    while True:
        for event in state.events:
            for viewer in (None, *range(players)):
                seen = redact(event, viewer)
                for spoken in told:
                    sentence(spoken.event(seen))
        if state.over:
            break
        for decision in state.decisions:
            prompts.add(decision.prompt)
            for spoken in told:
                sentence(spoken.prompt(decision))
                labels = [clean(spoken.choice(choice, decision)) for choice in decision.choices]
                assert len(set(labels)) == len(labels), labels
        seat = dice.randrange(players)
        for reason in GAME.why_not(state, seat, dice.choice(space)):
            for spoken in told:
                sentence(spoken.reason(reason))
        decision = state.decision
        state.apply(dice.choice(decision.choices), decision.seat)
    assert prompts >= {"prompt-action", "prompt-play-card", "prompt-use-card", "prompt-spend-points", "prompt-buy"}


# -- packs --------------------------------------------------------------------------------------------------------

PACK = """id = "{id}"
version = "1.0"
game = "mysthea"
title = "Test"
authors = ["Olena"]
licence = "MIT"
"""
CARD = """[[card]]
id = "X001"
era = 1
type = "tactic"
points = 4
effects = [{ do = "gain", glory = 11 }]
rule = "MYS-385"
source = { author = "Olena" }
"""


def make_pack(folder: Path, **languages: str) -> Path:
    folder.mkdir()
    (folder / "pack.toml").write_text(PACK.format(id=folder.name), "utf-8")
    (folder / "cards.toml").write_text(CARD, "utf-8")
    for language, text in languages.items():
        (folder / "locale" / language).mkdir(parents=True)
        (folder / "locale" / language / "names.ftl").write_text(text, "utf-8")
    return folder


def test_the_card_of_a_pack_writes_its_own_text(tmp_path: Path) -> None:
    game = rulewright.load("mysthea", [make_pack(tmp_path / "named", en="card-X001 = Bright Idea\n")])
    assert game.texts("en").component("X001").lines() == [
        "Bright Idea",
        "Tactic · 4 Command Points · Era I",
        "Pay 4 Energy to gain 11 Glory.",
        "MYS-385 · by Olena",
    ]
    assert game.texts("uk").component("X001").lines()[::2] == [
        "Bright Idea",
        "Заплатіть 4 бали Енергії, щоб отримати 11 балів Слави.",
    ]


def test_a_card_without_a_name_is_named_by_its_kind_and_id(tmp_path: Path) -> None:
    game = rulewright.load("mysthea", [make_pack(tmp_path / "nameless")])
    assert game.texts("en").name("card", "X001") == "Card X001"
    assert game.texts("uk").choice(choices.PLAY["X001"]) == "Розіграти карту «Карта X001»"
