"""Why not? Every refusal names the rule that forbids a choice and the values that fail it."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, get_args

import pytest

from rulewright.core.record import Choice, Outcome
from rulewright.games.mysthea import effects as verbs
from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.state import Battle, MystheaState
from rulewright.games.mysthea.positions import base_game, island, offered, play, position, region
from rulewright.games.mysthea.rules import refusals
from rulewright.games.mysthea.rules.book import BOOK
from rulewright.games.mysthea.words import CardType, Unit

Told = tuple[str, str, dict[str, Any]]

_RULES = files("rulewright.games.mysthea") / "content" / "rules"
KNOWN_RULES = {
    rule["id"]
    for file in _RULES.iterdir()
    if file.name.endswith(".toml")
    for rule in tomllib.loads(file.read_text("utf-8"))["rule"]
}
_SENTENCE = re.compile(r"^    (why-[a-z-]+)(?: \{([a-z, ]+)\})?  +\S", re.MULTILINE)
SENTENCES = {name: set(values.split(", ")) if values else set() for name, values in _SENTENCE.findall(refusals.__doc__)}
MOMENTS = set(re.findall(r"^    ([a-z]+(?:-[a-z]+)*)  +\S", refusals.__doc__.split("The moments")[1], re.MULTILINE))


def why(state: MystheaState, seat: int, intent: str | Choice) -> list[Told]:
    """The reasons as plain tuples."""
    return [(reason.rule, reason.message, reason.values) for reason in state.game.why_not(state, seat, intent)]


def at(name: str) -> dict[str, Any]:
    """A board whose Champion stands in a region."""
    return {"at": region(name)}


def open_with(*agenda: Any, board: dict[str, Any] | None = None, **table: Any) -> MystheaState:
    """A position where the first of these steps asks seat 0 something."""
    return position(agenda=agenda, boards={0: board or {}}, **table)


def fight(where: str) -> Battle:
    """A Battle of seats 0 and 1 that seat 0 has started."""
    return Battle(
        starter=0, region=region(where), sides=(0, 1), bonus=(0, 0), cards=("", ""), retreated=(0, 0), lost=(0, 0)
    )


def set_up(players: int = 3, mirages: tuple[int, ...] = (), **table: Any) -> MystheaState:
    """Champions are still to be placed; seat 1 stands in the arch's forest."""
    boards = {seat: {"at": -1, "token": -1} for seat in range(players)} | {1: {**at("arch.forest"), "token": -1}}
    agenda = table.pop("agenda", (steps.PlaceChampion(0), steps.PlaceToken(0)))
    return position(players, agenda=agenda, boards=boards, era=0, phase=0, mirages=mirages, **table)


def over() -> MystheaState:
    """The game has ended."""
    state = position(turn=0)
    state.outcome = Outcome(scores=(1, 1, 1), ranking=(0, 1, 2), winners=(0,), rule="MYS-086")
    state.asked = None
    return state


def committed() -> MystheaState:
    """Seat 0 has chosen its reaction, seat 1 has not."""
    boards = {0: {**at("arch.forest"), "hand": ("C006",)}, 1: {**at("arch.forest"), "hand": ("C007",)}}
    state = position(agenda=[steps.CommitCards()], boards=boards, battle=fight("arch.forest"))
    state.apply(choices.COMMIT_NOTHING, 0)
    return state


def losing(**board: Any) -> MystheaState:
    """Seat 0 has to lose two units in the arch's forest."""
    fields = {**at("arch.forest"), "troops": (3, 3), "golems": (3,), **board}
    return open_with(steps.LoseUnits(0, 2), board=fields, battle=fight("arch.forest"))


def retreating(**board: Any) -> MystheaState:
    """Seat 0 may retreat from the arch's forest with two moves."""
    fields = {**at("arch.forest"), "troops": (3, 8), **board}
    return open_with(steps.Retreat(0, 2, 2), board=fields, battle=fight("arch.forest"))


def developing() -> MystheaState:
    """Seat 0 has put C021, C022 and C023 under the deck and buys."""
    state = open_with(steps.Develop(0), board={"energy": 5}, display=("C021", "C022", "C023"))
    return play(state, "renew-display", "put-under C022", "put-under C021")


def spending(points: int, crystal: bool = False, **board: Any) -> MystheaState:
    """Seat 0 has Command Points to spend."""
    return open_with(steps.SpendPoints(0, points, crystal), board=board)


def two(first: Any, **table: Any) -> MystheaState:
    """Any of two effects, as on C014; the second can always be taken."""
    return open_with(steps.ChooseOption(0, (first, verbs.Gain(glory=1)), "MYS-373", several=True), **table)


CASES: list[tuple[Callable[[], MystheaState], int, str | Choice, list[Told]]] = []


def value(name: str, text: str) -> Any:
    """A value of a reason from its text: places by name, lists by comma."""
    if name == "region":
        return region(text)
    if name in ("island", "token", "other"):
        return island(text)
    if name == "seats":
        return [int(seat) for seat in text.split(",") if seat]
    return int(text) if text.isdigit() else text


def reason(text: str) -> Told:
    """A reason from its text, such as `MYS-198 why-no-opponent region=tree.forest`."""
    rule, message, *pairs = text.split()
    return rule, message, {name: value(name, said) for name, said in [pair.split("=") for pair in pairs]}


def refused(make: Callable[[], MystheaState], told: dict[str | Choice, str], seat: int = 0) -> None:
    """In this position these intents of a seat are refused, for exactly these reasons."""
    for intent, reasons in told.items():
        CASES.append((make, seat, intent, [reason(text) for text in reasons.split("; ")]))


# -- another seat, another moment ------------------------------------------------------------------------

refused(over, {"meditate": "MYS-085 why-game-over"})
refused(
    lambda: position(turn=0),
    {"meditate": "MYS-114 why-not-asked seats=0", "act": "MYS-114 why-not-asked seats=0; MYS-120 why-empty-hand"},
    seat=2,
)
refused(
    lambda: position(
        agenda=[steps.CommitCards(), steps.ChooseAction(1)],
        boards={0: {**at("arch.forest"), "hand": ("C006",)}, 1: at("arch.forest")},
        battle=fight("arch.forest"),
    ),
    {"act": "MYS-114 why-not-now when=choose-action prompt=prompt-commit"},
)
refused(set_up, {"meditate": "MYS-063 why-not-now when=choose-action prompt=prompt-place-champion"})

# -- the setup -------------------------------------------------------------------------------------------

refused(
    lambda: position(turn=0),
    {
        "choose-colour red": (
            "MYS-047 why-not-now when=choose-colour prompt=prompt-action; "
            "MYS-047 why-variant-off variant=choose_colours"
        ),
        "draft-card C001": (
            "MYS-507 why-not-now when=draft-card prompt=prompt-action; MYS-068 why-variant-off variant=expert"
        ),
        "place-champion volcano.river": "MYS-059 why-not-now when=place-champion prompt=prompt-action",
    },
)
refused(
    lambda: play(base_game().new(3, 1, {"choose_colours": True}), "choose-colour blue"),
    {"choose-colour blue": "MYS-047 why-colour-taken colour=blue seat=0"},
    seat=1,
)
refused(
    lambda: set_up(agenda=[steps.DraftCard(0)], options={"expert": True}, draft=("C001", "C006")),
    {"draft-card C011": "MYS-507 why-not-face-up card=C011"},
)
refused(
    lambda: position(
        agenda=[steps.DraftCard(0)],
        boards={0: {"hand": ("C002",), "known": ("C002",), "champion": ""}},
        options={"expert": True},
        draft=("C001", "C006", "anuth"),
        era=0,
    ),
    {"draft-card C001": "MYS-509 why-kind-held card=C001 type=tactic"},
)
refused(
    lambda: position(
        agenda=[steps.DraftCard(0)],
        boards={0: {"champion": "telron"}},
        options={"expert": True},
        draft=("C001", "anuth"),
        era=0,
    ),
    {"draft-card anuth": "MYS-509 why-kind-held card=anuth type=champion"},
)
refused(
    set_up,
    {
        "place-champion arch.myst": "MYS-059 why-island-occupied island=arch seat=1",
        "place-token tree": "MYS-060 why-not-now when=place-token prompt=prompt-place-champion",
    },
)
refused(
    lambda: set_up(2, (region("tree.crystal"),)),
    {"place-champion tree.crystal": "MYS-499 why-mirage region=tree.crystal"},
)
refused(
    lambda: play(set_up(), "place-champion tree.forest"), {"place-token tree": "MYS-060 why-own-island island=tree"}
)

# -- Standard Actions ------------------------------------------------------------------------------------

refused(
    lambda: position(turn=0),
    {
        "act": "MYS-120 why-empty-hand",
        "develop": "MYS-165 why-not-enough-energy need=1 have=0",
        "done": "MYS-119 why-standard-owed",
    },
)
refused(
    lambda: open_with(steps.ChooseAction(0, standard=True), board={"hand": ("C006",)}),
    {"act": "MYS-115 why-standard-done"},
)
refused(
    lambda: play(position(turn=0, boards={0: {"hand": ("C006", "C007")}}), "act"),
    {"meditate": "MYS-118 why-not-now when=choose-action prompt=prompt-play-card; MYS-115 why-standard-done"},
)
refused(lambda: position(turn=0, boards={0: {"energy": 2}}, deck=()), {"develop": "MYS-173 why-no-cards-left"})
refused(lambda: open_with(steps.ChooseAction(0, standard=True)), {"meditate": "MYS-115 why-standard-done"})

# -- Special Actions -------------------------------------------------------------------------------------

refused(
    lambda: position(turn=0, boards={0: {"hand": ("C031",), "energy": 3}}),
    {"use-accessory C031": "MYS-189 why-not-on-board card=C031"},
)
refused(
    lambda: position(turn=0, boards={0: {"accessories": ("C031",)}}),
    {"use-accessory C031": "MYS-074 why-not-enough-energy need=1 have=0"},
)
refused(
    lambda: position(turn=0, boards={0: {"accessories": ("C033",)}}),
    {"use-accessory C033": "MYS-074 why-not-enough-experience need=1 have=0"},
)
refused(
    lambda: position(turn=0, era=3, boards={0: {"accessories": ("C071",), "hand": ("C011", "C001")}}),
    {"use-accessory C071": "MYS-074 why-not-enough-cards type=accessory need=2 have=1"},
)
refused(
    lambda: position(turn=0, era=3, boards={0: {"accessories": ("C075",)}}),
    {"use-accessory C075": "MYS-074 why-not-enough-cards type=any need=1 have=0"},
)
refused(
    lambda: play(position(turn=0, boards={0: {"accessories": ("C031",), "energy": 3}}), "use-accessory C031"),
    {"use-accessory C031": "MYS-116 why-special-done; MYS-190 why-accessory-used card=C031"},
)
refused(
    lambda: play(
        position(
            turn=0, boards={0: {"accessories": ("C031", "C051"), "energy": 3}}, rulings={"accessories_per_turn": "each"}
        ),
        "use-accessory C031",
    ),
    {"use-accessory C031": "MYS-190 why-accessory-used card=C031", "move-island": "MYS-116 why-special-done"},
)
refused(lambda: open_with(steps.ChooseAction(0, special=True)), {"move-island": "MYS-116 why-special-done"})
refused(
    lambda: position(turn=0, boards={0: {**at("arch.forest"), "charged": False}}),
    {"start-battle arch.forest": "MYS-194 why-discharged"},
)
refused(
    lambda: position(turn=0),
    {
        "start-battle arch.forest": "MYS-198 why-no-own-unit region=arch.forest",
        "start-battle shard.myst": "MYS-198 why-no-opponent region=shard.myst",
    },
)
refused(
    lambda: open_with(steps.ChooseBattle(0, 2, False, "MYS-363")),
    {"start-battle shard.myst": "MYS-242 why-no-opponent region=shard.myst"},
)
refused(
    lambda: open_with(
        steps.ChooseBattle(0, 2, False, "MYS-363"), board=at("arch.forest"), rulings={"remote_needs_unit": True}
    ),
    {"start-battle tree.crystal": "MYS-243 why-no-own-unit region=tree.crystal"},
)
refused(lambda: position(turn=0, boards={0: {"charged": False}}), {"move-island": "MYS-194 why-discharged"})
refused(
    lambda: position(turn=0, boards={0: {"experience": 1}}),
    {"face-encounter": "MYS-257 why-token-elsewhere island=shard token=arch"},
)
refused(
    lambda: position(turn=0, boards={0: {"token": 0, "experience": 2, "faced": ("EN01", "EN02")}}),
    {"face-encounter": "MYS-258 why-not-enough-experience need=3 have=2"},
)
refused(
    lambda: position(
        turn=0, boards={0: {"token": 0, "experience": 12, "faced": tuple(f"EN0{n}" for n in range(1, 7))}}
    ),
    {"face-encounter": "MYS-259 why-most-encounters most=6"},
)
refused(
    lambda: position(turn=0, boards={0: {"token": 0, "experience": 1}}, next_encounter="", encounters=()),
    {"face-encounter": "MYS-268 why-no-encounter-left"},
)

# -- Act -------------------------------------------------------------------------------------------------

refused(
    lambda: play(position(turn=0, boards={0: {"hand": ("C006",)}, 1: {"hand": ("C007",)}}), "act"),
    {"play-card C007": "MYS-125 why-not-in-hand card=C007"},
)
refused(
    lambda: position(turn=0, boards={0: {"hand": ("C006",)}}),
    {"play-card C006": "MYS-125 why-not-now when=choose-card prompt=prompt-action"},
)
refused(lambda: position(turn=0), {"spend-points": "MYS-126 why-not-now when=choose-use prompt=prompt-action"})
refused(
    lambda: open_with(steps.ChooseUse(0, "C006", spent=True), board={"energy": 2, "discard": ("C006",)}),
    {"spend-points": "MYS-127 why-use-done card=C006"},
)
refused(
    lambda: open_with(steps.ChooseUse(0, "C006", used=True), board={"energy": 2, "discard": ("C006",)}),
    {"use-card": "MYS-127 why-use-done card=C006"},
)
refused(
    lambda: open_with(steps.ChooseUse(0, "C006"), board={"energy": 1, "discard": ("C006",)}),
    {"use-card": "MYS-130 why-not-enough-energy need=2 have=1"},
)
refused(
    lambda: open_with(steps.ChooseUse(0, "C027"), board={"energy": 1, "discard": ("C027",), "hand": ("C006",)}),
    {"use-card": "MYS-074 why-not-enough-cards type=tactic need=1 have=0"},
)
refused(
    lambda: play(open_with(steps.ChooseUse(0, "C006"), board={"energy": 2, "discard": ("C006",)}), "spend-points"),
    {"use-card": "MYS-131 why-not-now when=choose-use prompt=prompt-spend-points"},
)
refused(
    lambda: position(turn=0, boards={0: {"accessories": ("C011",)}}),
    {
        "discard-from-board C011": (
            "MYS-136 why-not-now when=place-card prompt=prompt-action; MYS-135 why-room-left have=1 most=3"
        ),
    },
)
refused(
    lambda: open_with(
        steps.PlaceCard(0, "C014"), board={"accessories": ("C011", "C012", "C013"), "discard": ("C014",)}
    ),
    {"discard-from-board C015": "MYS-136 why-not-on-board card=C015"},
)
refused(
    lambda: open_with(steps.PayWithCards(0, (CardType.TACTIC,), True, (), "MYS-386"), board={"hand": ("C001", "C006")}),
    {"pay-with-card C006": "MYS-448 why-wrong-type card=C006 type=tactic"},
)
refused(
    lambda: open_with(steps.PayWithCards(0, (None,), False, (), "MYS-374"), board={"hand": ("C001",)}),
    {"pay-with-card C006": "MYS-444 why-not-in-hand card=C006"},
)
refused(
    lambda: play(
        open_with(
            steps.ChooseUse(0, "C046"), era=2, board={"energy": 1, "discard": ("C046",), "hand": ("C006", "C007")}
        ),
        "use-card",
    ),
    {"pay-with-card C046": "MYS-450 why-own-cost card=C046"},
)

# -- Command Points --------------------------------------------------------------------------------------

refused(
    lambda: position(turn=0),
    {"travel champion shard.myst shard.river": "MYS-145 why-not-now when=spend-points prompt=prompt-action"},
)
refused(
    lambda: spending(2, True),
    {
        "gain-energy": "MYS-184 why-crystal-points",
        "travel champion shard.myst shard.river": "MYS-184 why-crystal-points",
    },
)
refused(lambda: spending(2, supply_troops=0), {"construct troop": "MYS-077 why-no-stock unit=troop"})
refused(
    lambda: spending(1),
    {
        "construct golem": "MYS-149 why-not-enough-points need=2 have=1",
        choices.Construct(Unit.FORTIFICATION): "MYS-153 why-not-this-unit unit=fortification",
        choices.Construct(Unit.CHAMPION): "MYS-082 why-not-this-unit unit=champion",
        "deploy golem": "MYS-078 why-not-constructed unit=golem; MYS-151 why-not-enough-points need=2 have=1",
    },
)
refused(
    lambda: spending(3),
    {
        choices.Deploy(Unit.FORTIFICATION): "MYS-153 why-not-this-unit unit=fortification",
        choices.Deploy(Unit.CHAMPION): "MYS-082 why-not-this-unit unit=champion",
    },
)
refused(
    lambda: position(turn=0, boards={0: {"fortifications": (0, 0, 0, 0)}}),
    {
        "deploy-fortification shard.myst": (
            "MYS-153 why-not-now when=deploy-fortification prompt=prompt-action; "
            "MYS-079 why-no-stock unit=fortification"
        ),
    },
)
refused(
    lambda: open_with(steps.DeployFortification(0, "MYS-183")),
    {"deploy-fortification tree.forest": "MYS-183 why-no-own-unit region=tree.forest"},
)
refused(
    lambda: open_with(steps.DeployFortification(0, "MYS-458"), mirages=(8,)),
    {
        "deploy-fortification tree.forest": (
            "MYS-501 why-mirage region=tree.forest; MYS-458 why-no-own-unit region=tree.forest"
        ),
    },
)
refused(
    lambda: open_with(
        steps.DeployFortification(0, "MYS-458"), board={"troops": (8,)}, rulings={"fortify_at_champion": True}
    ),
    {"deploy-fortification tree.forest": "MYS-458 why-only-at-champion region=shard.myst"},
)

# -- Travel and carry ------------------------------------------------------------------------------------

refused(
    lambda: spending(2, troops=(3,)),
    {"travel troop shard.myst shard.river": "MYS-155 why-unit-not-there unit=troop region=shard.myst"},
)
refused(
    lambda: play(spending(3, troops=(0,)), "travel troop shard.myst shard.river"),
    {"travel troop shard.river shard.crystal": "MYS-158 why-has-travelled unit=troop region=shard.river"},
)
refused(
    lambda: spending(3, fortifications=(0,)),
    {choices.Travel(Unit.FORTIFICATION, 0, 1): "MYS-159 why-not-this-unit unit=fortification"},
)
refused(
    lambda: spending(2),
    {
        "travel champion shard.myst sphere.myst": "MYS-155 why-not-neighbours island=shard other=sphere",
        "travel champion shard.myst volcano.river": "MYS-156 why-no-such-region island=volcano terrain=myst",
        "travel champion shard.myst arch.forest": "MYS-155 why-other-terrain region=arch.forest terrain=myst",
        choices.Travel(Unit.CHAMPION, 0, 0): "MYS-155 why-same-region region=shard.myst",
        "carry-unit troop": (
            "MYS-456 why-not-now when=carry-units prompt=prompt-spend-points; MYS-456 why-no-carrier unit=troop"
        ),
    },
)
refused(
    lambda: open_with(steps.SpendPoints(0, 2), mirages=(1,)),
    {"travel champion shard.myst shard.crystal": "MYS-498 why-mirage region=shard.crystal"},
)
refused(
    lambda: open_with(steps.TravelUnits(0, Unit.CHAMPION, 1, True, False), mirages=(8,)),
    {"travel champion shard.myst tree.forest": "MYS-501 why-mirage region=tree.forest"},
)
refused(
    lambda: open_with(steps.TravelUnits(0, Unit.GOLEM, 1, True, False), board={"golems": (0,)}),
    {"travel champion shard.myst tree.forest": "MYS-163 why-not-this-unit unit=champion"},
)
refused(retreating, {"travel troop tree.forest tree.crystal": "MYS-206 why-only-from-battle region=arch.forest"})
refused(
    lambda: retreating(at=region("tree.crystal")),
    {"travel champion tree.crystal tree.forest": "MYS-206 why-only-from-battle region=arch.forest"},
)
refused(
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, champion=True),
        board={**at("shard.crystal"), "upgrades": ("C038", "", "", "", ""), "troops": (0,), "fortifications": (0,)},
    ),
    {"carry-unit fortification": "MYS-159 why-not-this-unit unit=fortification"},
)
refused(
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, champion=True),
        board={**at("shard.crystal"), "upgrades": ("C038", "", "", "", ""), "troops": (0,)},
    ),
    {"carry-unit golem": "MYS-397 why-unit-not-there unit=golem region=shard.myst"},
)
refused(
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, troops=1),
        board={
            "upgrades": ("", "C059", "", "", ""),
            "troops": (0, 1),
            "golems": (0,),
            "tired_golems": (0,),
            "tired_troops": (1,),
        },
        era=2,
    ),
    {"carry-unit golem": "MYS-418 why-has-travelled unit=golem region=shard.myst"},
)
refused(
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, champion=True), board={"upgrades": ("C038", "", "", "", ""), "troops": (0,)}
    ),
    {"carry-unit champion": "MYS-397 why-not-this-unit unit=champion"},
)
refused(
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, troops=2, golems=1),
        board={"upgrades": ("", "C017", "C077", "", ""), "troops": (1, 1), "golems": (1,)},
        era=3,
    ),
    {"carry-unit troop": "MYS-436 why-unit-not-there unit=troop region=shard.myst"},
)

# -- Develop, Meditate, draws ----------------------------------------------------------------------------

refused(
    developing,
    {
        "reveal-one": "MYS-166 why-not-now when=develop prompt=prompt-buy",
        "buy-card C021": "MYS-168 why-not-face-up card=C021",
        "done": "MYS-169 why-must-buy need=1",
    },
)
refused(
    lambda: open_with(steps.BuyCards(0), board={"energy": 1}, display=("C021",), deck=()),
    {"reveal-one": "MYS-166 why-not-now when=develop prompt=prompt-buy; MYS-172 why-deck-empty"},
)
refused(lambda: open_with(steps.Develop(0), board={"energy": 1}), {"renew-display": "MYS-167 why-nothing-face-up"})
refused(
    lambda: play(open_with(steps.Develop(0), board={"energy": 1}, display=("C021", "C022", "C023")), "renew-display"),
    {"put-under C024": "MYS-167 why-not-face-up card=C024"},
)
refused(
    lambda: position(agenda=[steps.BuyCards(0, 1)], boards={0: {"energy": 1}}, display=("C021",), settle=False),
    {"buy-card C021": "MYS-114 why-not-asked seats=; MYS-170 why-not-enough-energy need=2 have=1"},
)
refused(
    lambda: position(agenda=[steps.BuyCards(0, 3)], boards={0: {"energy": 9}}, display=("C021",), settle=False),
    {"buy-card C021": "MYS-114 why-not-asked seats=; MYS-169 why-most-bought most=3"},
)
refused(
    lambda: position(turn=0, boards={0: {"energy": 1}}, display=("C021",)),
    {"buy-card C021": "MYS-168 why-not-now when=buy-cards prompt=prompt-action"},
)
refused(
    lambda: position(turn=0, deck=()),
    {"draw-card": "MYS-460 why-not-now when=draw-cards prompt=prompt-action; MYS-459 why-deck-empty"},
)
refused(
    lambda: position(turn=0, boards={0: at("shard.crystal")}),
    {
        "fortify-first": (
            "MYS-178 why-not-now when=take-bonuses prompt=prompt-action; MYS-177 why-no-bonus terrain=mountain"
        ),
    },
)
refused(
    lambda: position(turn=0, boards={0: at("arch.mountain")}),
    {
        "crystals-first": (
            "MYS-178 why-not-now when=take-bonuses prompt=prompt-action; MYS-177 why-no-bonus terrain=crystal"
        ),
    },
)

# -- Battle ----------------------------------------------------------------------------------------------

refused(committed, {"commit-card C006": "MYS-200 why-not-in-hand card=C006"}, seat=1)
refused(committed, {"commit-card C006": "MYS-114 why-not-asked seats=1; MYS-200 why-already-committed"})
refused(
    committed,
    {
        "commit-nothing": (
            "MYS-114 why-not-asked seats=0,1; MYS-199 why-no-part region=arch.forest; MYS-203 why-empty-hand"
        ),
    },
    seat=2,
)
refused(
    lambda: position(turn=0, boards={0: {"hand": ("C006",)}}),
    {"commit-nothing": "MYS-200 why-not-now when=commit-cards prompt=prompt-action"},
)
refused(losing, {"remove-unit fortification": "MYS-224 why-unit-not-there unit=fortification region=arch.forest"})
refused(lambda: losing(wounded=True), {"remove-unit champion": "MYS-230 why-already-wounded region=arch.forest"})
refused(lambda: position(turn=0), {"remove-unit champion": "MYS-224 why-not-now when=lose-units prompt=prompt-action"})

# -- Islands and Encounters ------------------------------------------------------------------------------

refused(
    lambda: play(position(turn=0), "move-island"),
    {
        "claim-attunement A03": "MYS-249 why-attunement-elsewhere attunement=A03 island=shard",
        "claim-attunement A06": "MYS-041 why-other-side attunement=A06",
    },
)
refused(
    lambda: position(turn=0, boards={1: {"attunement": "A01"}}),
    {
        "claim-attunement A01": (
            "MYS-249 why-not-now when=claim-attunement prompt=prompt-action; "
            "MYS-253 why-attunement-claimed attunement=A01 seat=1"
        ),
    },
)
refused(
    lambda: play(position(turn=0, boards={0: {"attunement": "A02"}}), "move-island"),
    {
        "claim-attunement A01": (
            "MYS-249 why-not-now when=claim-attunement prompt=prompt-set-down; MYS-251 why-claim-used attunement=A02"
        ),
    },
)
refused(
    lambda: play(position(turn=0), "move-island", "decline"),
    {
        "set-down-after volcano": "MYS-248 why-same-neighbours island=volcano",
        "set-down-after shard": "MYS-247 why-lifted-island island=shard",
    },
)
refused(
    lambda: open_with(steps.ChooseApproach(0, "EN26")),
    {"choose-approach axe": "MYS-266 why-no-such-approach encounter=EN26 approach=axe"},
)
refused(
    lambda: position(agenda=[steps.StrikeUnit(0, 1, Unit.TROOP, "MYS-469")], boards={1: {"troops": (3, 4)}}),
    {"strike-unit tree.forest": "MYS-495 why-no-unit-of seat=1 unit=troop region=tree.forest"},
)

# -- Monsters --------------------------------------------------------------------------------------------

refused(
    lambda: open_with(steps.ChooseMonster(0, "MYS-481"), path=("utcoro",), events_deck=()),
    {
        "choose-monster caerulas": "MYS-036 why-monster-not-in-game monster=caerulas",
        "choose-monster boulron": "MYS-295 why-monster-not-placed monster=boulron",
    },
)
refused(
    lambda: open_with(
        steps.ChooseMonster(0, "MYS-481"), path=("utcoro", "kodror"), face_down=("kodror",), lairs=(2, 1, -1), era=3
    ),
    {"choose-monster kodror": "MYS-334 why-monster-face-down monster=kodror"},
)
refused(
    lambda: open_with(steps.ClearRegion(0, "utcoro", 1), board={"troops": (3, 4), "golems": (8,)}),
    {"clear-region tree.forest": "MYS-280 why-other-island region=tree.forest island=arch"},
)
refused(
    lambda: open_with(steps.ClearRegion(0, "utcoro", 1), board={"troops": (3, 4)}),
    {"clear-region arch.mountain": "MYS-280 why-no-own-unit region=arch.mountain"},
)
refused(
    lambda: position(turn=0),
    {"lose-card": "MYS-319 why-not-now when=collect-card prompt=prompt-action; MYS-319 why-empty-discard"},
)
refused(
    lambda: position(turn=0, boards={0: {"discard": ("C006",)}}),
    {"lose-glory": "MYS-320 why-not-now when=collect-card prompt=prompt-action"},
)

# -- general answers -------------------------------------------------------------------------------------

refused(
    lambda: position(turn=0),
    {
        "accept": "MYS-263 why-not-now when=offer prompt=prompt-action",
        "take-option 1": "MYS-496 why-not-now when=choose-option prompt=prompt-action",
        "choose-region tree.forest": "MYS-382 why-not-now when=choose-target prompt=prompt-action",
    },
)
refused(lambda: spending(1), {"decline": "MYS-263 why-not-now when=offer prompt=prompt-spend-points"})
refused(
    lambda: play(position(turn=0), "move-island", "decline"), {"done": "MYS-248 why-must-choose prompt=prompt-set-down"}
)
refused(lambda: two(verbs.Recharge()), {"take-option 3": "MYS-373 why-no-such-option option=3 most=2"})
refused(lambda: play(two(verbs.Recharge()), "take-option 1"), {"take-option 1": "MYS-373 why-option-taken option=1"})
refused(
    lambda: two(verbs.Construct(Unit.GOLEM), board={"supply_golems": 0}),
    {"take-option 1": "MYS-077 why-no-stock unit=golem"},
)
refused(
    lambda: two(verbs.Travel(Unit.TROOP), board={"troops": (4,), "tired_troops": (4,)}),
    {"take-option 1": "MYS-158 why-no-unit-to-move unit=troop"},
)
refused(lambda: two(verbs.ProvokeMonster()), {"take-option 1": "MYS-295 why-no-monster"})
refused(
    lambda: two(verbs.OneOf((verbs.Deploy(Unit.TROOP), verbs.Pay(energy=2)))),
    {"take-option 1": "MYS-078 why-not-constructed unit=troop; MYS-074 why-not-enough-energy need=2 have=0"},
)
refused(
    lambda: two(verbs.Battle(discharge=True), board={"charged": False}), {"take-option 1": "MYS-244 why-discharged"}
)
refused(
    lambda: two(verbs.Battle(strength=2), rulings={"remote_needs_unit": True}),
    {"take-option 1": "MYS-242 why-no-battle-region"},
)
refused(
    lambda: position(
        agenda=[steps.ChooseTarget(0, Unit.FORTIFICATION, "MYS-382")], boards={1: {"fortifications": (3,)}}
    ),
    {"choose-region tree.forest": "MYS-382 why-no-enemy-unit unit=fortification region=tree.forest"},
)
refused(
    lambda: position(agenda=[steps.ChooseTarget(0, Unit.CHAMPION, "MYS-423")], boards={1: {"wounded": True}}),
    {"choose-region arch.forest": "MYS-453 why-already-wounded region=arch.forest"},
)
refused(
    lambda: open_with(steps.MarchFrom(0, True, False)),
    {"choose-region tree.forest": "MYS-404 why-no-own-unit region=tree.forest"},
)
refused(
    lambda: open_with(
        steps.MarchFrom(0, False, True),
        board={**at("arch.forest"), "troops": (3, 8), "tired_troops": (3,), "fortifications": (3,)},
    ),
    {
        "choose-region arch.forest": (
            "MYS-158 why-has-travelled unit=troop region=arch.forest; "
            "MYS-159 why-not-this-unit unit=fortification; "
            "MYS-486 why-not-this-unit unit=champion"
        ),
    },
)
refused(
    lambda: open_with(
        steps.MarchFrom(0, True, False),
        board={**at("arch.forest"), "travelled": True, "troops": (8,)},
        rulings={"march_tired_champion": False},
    ),
    {"choose-region arch.forest": "MYS-404 why-has-travelled unit=champion region=arch.forest"},
)
refused(
    lambda: open_with(steps.MarchTo(0, 0, True, False)),
    {"choose-region shard.myst": "MYS-404 why-same-region region=shard.myst"},
)
refused(
    lambda: open_with(steps.MarchTo(0, 0, True, False), mirages=(8,)),
    {"choose-region tree.forest": "MYS-501 why-mirage region=tree.forest"},
)


@pytest.mark.parametrize(("make", "seat", "intent", "reasons"), CASES, ids=[str(case[2]) for case in CASES])
def test_a_refusal_names_the_rule_and_the_values_that_fail(
    make: Callable[[], MystheaState], seat: int, intent: str | Choice, reasons: list[Told]
) -> None:
    state = make()
    assert str(intent) not in offered(state, seat)
    assert why(state, seat, intent) == reasons


def test_every_sentence_is_told_in_some_case() -> None:
    told = {message for _, _, _, expected in CASES for _, message, _ in expected}
    assert told == set(SENTENCES)


def test_every_kind_of_choice_has_a_refusal_and_a_case() -> None:
    kinds = set(get_args(choices.AnyChoice))
    parse = base_game().parse
    cases = {type(parse(intent) if isinstance(intent, str) else intent) for _, _, intent, _ in CASES}
    assert kinds == set(BOOK.refusing)
    assert kinds == cases


def test_a_hidden_card_is_refused_alike_wherever_it_is() -> None:
    """MYS-045: the refusal does not tell whether an opponent holds the card."""
    held = position(turn=0, boards={0: {"hand": ("C006",)}, 1: {"hand": ("C007",)}})
    free = position(turn=0, boards={0: {"hand": ("C006",)}, 1: {"hand": ("C008",)}})
    for state in (held, free):
        play(state, "act")
    assert why(held, 0, "play-card C007") == why(free, 0, "play-card C007") != []


# -- repairs ---------------------------------------------------------------------------------------------

REPAIRS: dict[str, tuple[Callable[[bool], MystheaState], str, str]] = {
    "a card for Act": (
        lambda fixed: position(turn=0, boards={0: {"hand": ("C006",) if fixed else ()}}),
        "act",
        "why-empty-hand",
    ),
    "Energy for Develop": (
        lambda fixed: position(turn=0, boards={0: {"energy": int(fixed)}}),
        "develop",
        "why-not-enough-energy",
    ),
    "a face-up card for Develop": (
        lambda fixed: position(turn=0, boards={0: {"energy": 1}}, deck=(), display=("C021",) if fixed else ()),
        "develop",
        "why-no-cards-left",
    ),
    "a charged Artefact for an Island": (
        lambda fixed: position(turn=0, boards={0: {"charged": fixed}}),
        "move-island",
        "why-discharged",
    ),
    "an own unit for a Battle": (
        lambda fixed: position(turn=0, boards={0: {"troops": (3,) if fixed else ()}}),
        "start-battle arch.forest",
        "why-no-own-unit",
    ),
    "an opponent for a Battle": (
        lambda fixed: position(turn=0, boards={1: {"golems": (0,) if fixed else ()}}),
        "start-battle shard.myst",
        "why-no-opponent",
    ),
    "the token's Island for an Encounter": (
        lambda fixed: position(turn=0, boards={0: {"experience": 1, "token": 0 if fixed else 2}}),
        "face-encounter",
        "why-token-elsewhere",
    ),
    "Experience for an Encounter": (
        lambda fixed: position(turn=0, boards={0: {"experience": int(fixed), "token": 0}}),
        "face-encounter",
        "why-not-enough-experience",
    ),
    "the price of an Accessory": (
        lambda fixed: position(
            turn=0, boards={0: {"accessories": ("C011",), "hand": ("C001",) if fixed else ("C006",)}}
        ),
        "use-accessory C011",
        "why-not-enough-cards",
    ),
    "an Upgrade that waives the Energy of an effect": (
        lambda fixed: open_with(
            steps.ChooseUse(0, "C016"),
            board={"discard": ("C016",), "upgrades": ("", "", "", "", "C020" if fixed else "")},
        ),
        "use-card",
        "why-not-enough-energy",
    ),
    "stock to construct": (lambda fixed: spending(1, supply_troops=int(fixed)), "construct troop", "why-no-stock"),
    "a constructed Golem to deploy": (
        lambda fixed: spending(2, constructed_golems=int(fixed)),
        "deploy golem",
        "why-not-constructed",
    ),
    "points to construct a Golem": (
        lambda fixed: spending(2 if fixed else 1),
        "construct golem",
        "why-not-enough-points",
    ),
    "a fresh Troop to travel": (
        lambda fixed: spending(1, troops=(0, 0) if fixed else (0,), tired_troops=(0,)),
        "travel troop shard.myst shard.river",
        "why-has-travelled",
    ),
    "neighbours in the ring": (
        lambda fixed: open_with(steps.SpendPoints(0, 1), ring=(0, 3, 1, 2, 4) if fixed else (0, 1, 2, 3, 4)),
        "travel champion shard.myst sphere.myst",
        "why-not-neighbours",
    ),
    "a lifted Mirage": (
        lambda fixed: open_with(steps.SpendPoints(0, 1), mirages=() if fixed else (1,)),
        "travel champion shard.myst shard.crystal",
        "why-mirage",
    ),
    "an unwounded Champion to wound": (
        lambda fixed: losing(wounded=not fixed),
        "remove-unit champion",
        "why-already-wounded",
    ),
    "an Attunement that nobody has": (
        lambda fixed: position(
            agenda=[steps.ClaimAttunement(0, 0)],
            boards={0: {"champion": "kolbor-malabor"}, 1: {"attunement": "" if fixed else "A03"}},
            options={"abilities": True},
        ),
        "claim-attunement A03",
        "why-attunement-claimed",
    ),
}


@pytest.mark.parametrize("name", REPAIRS)
def test_a_repaired_condition_is_no_reason_any_more(name: str) -> None:
    make, intent, message = REPAIRS[name]
    assert [told for _, told, _ in why(make(False), 0, intent)] == [message]
    repaired = make(True)
    assert why(repaired, 0, intent) == []
    assert intent in offered(repaired, 0)


# -- along whole games -----------------------------------------------------------------------------------

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 11, {}),
    (3, 12, {"expert": True, "attunements": "mixed"}),
    (4, 13, {"choose_colours": True, "premonition": True}),
    (5, 14, {"attunements": "night"}),
]


def check_seat(state: MystheaState, twin: MystheaState, seat: int, sample: list[Choice]) -> None:
    """Offered means no reason; refused means a known rule, and nothing that the seat may not know."""
    game = state.game
    decision = state.decision_for(seat)
    for choice in sample:
        reasons = game.why_not(state, seat, choice)
        assert (reasons == []) == (decision is not None and choice in decision.choices), f"{seat}: {choice}"
        for reason in reasons:
            assert reason.rule in KNOWN_RULES
            assert set(reason.values) == SENTENCES[reason.message]
            assert reason.values.get("when", "offer") in MOMENTS
            assert json.loads(json.dumps(reason.values)) == reason.values
        assert game.why_not(twin, seat, choice) == reasons, f"{seat}: {choice}"


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_refusal_of_a_game_is_sound(players: int, seed: int, options: dict[str, Any]) -> None:
    """At every decision of a random game, for every seat: some offered choices and some of all there are."""
    game = base_game()
    universe = game.universe()
    chance = random.Random(seed)
    state = game.new(players, seed, options)
    turns = 0
    while not state.over:
        before = game.digest(state)
        sample = chance.sample(universe, 25)
        for seat in range(players):
            decision = state.decision_for(seat)
            open_choices = [] if decision is None else chance.sample(decision.choices, min(3, len(decision.choices)))
            check_seat(state, state.resample(seat, chance.randrange(1000)), seat, [*sample, *open_choices])
        assert game.digest(state) == before
        decision = chance.choice(state.decisions)
        state.apply(chance.choice(decision.choices), decision.seat)
        turns += 1
    assert turns > 100
    assert {reason.message for choice in universe for reason in game.why_not(state, 0, choice)} == {"why-game-over"}


def test_a_seat_that_is_not_at_the_table_waits_for_ever() -> None:
    state = position(players=2, turn=0)
    assert why(state, 2, "meditate") == [("MYS-114", "why-not-asked", {"seats": [0]})]
