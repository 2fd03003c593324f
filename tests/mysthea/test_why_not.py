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
from rulewright.games.mysthea.words import Unit

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


def fight(where: str, sides: tuple[int, ...] = (0, 1), **fields: Any) -> Battle:
    none = (0,) * len(sides)
    plan = {"bonus": none, "cards": ("",) * len(sides), "retreated": none, "lost": none, **fields}
    return Battle(starter=0, region=region(where), sides=sides, **plan)


def set_up(players: int = 3, mirages: tuple[int, ...] = (), **table: Any) -> MystheaState:
    """Champions are still to be placed; seat 1 stands in the arch's forest."""
    boards = {seat: {"at": -1, "token": -1} for seat in range(players)} | {1: {**at("arch.forest"), "token": -1}}
    agenda = table.pop("agenda", (steps.PlaceChampion(0), steps.PlaceToken(0)))
    return position(players, agenda=agenda, boards=boards, era=0, phase=0, mirages=mirages, **table)


def over() -> MystheaState:
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
    fields = {**at("arch.forest"), "troops": (3, 3), "golems": (3,), **board}
    return open_with(steps.LoseUnits(0, 2), board=fields, battle=fight("arch.forest"))


def retreating(roaming: bool = False, **board: Any) -> MystheaState:
    fields = {**at("arch.forest"), "troops": (3, 8), **board}
    return open_with(steps.Retreat(0, 2, 2, roaming), board=fields, battle=fight("arch.forest"))


def developing(*bought: str, **board: Any) -> MystheaState:
    fields = {"energy": 5, **board}
    state = open_with(steps.Develop(0), board=fields, display=("C021", "C022", "C023"))
    return play(state, "renew-display", "put-under C022", "put-under C021", *bought)


def spending(points: int, crystal: bool = False, **board: Any) -> MystheaState:
    return open_with(steps.SpendPoints(0, points, crystal), board=board)


def two(*gains: Any, several: bool = True, taken: tuple[int, ...] = (), **table: Any) -> MystheaState:
    """A choice between effects of C014, the last of which can always be taken."""
    options = (*gains, verbs.Gain(glory=1))
    return open_with(steps.ChooseOption(0, options, "MYS-373", several, False, taken), **table)


CASES: dict[str, tuple[Callable[[], MystheaState], int, str | Choice, list[Told]]] = {}


def value(name: str, text: str) -> Any:
    """A value of a reason from its text: places by name, lists by comma."""
    if name == "region":
        return region(text)
    if name in ("island", "token", "other"):
        return island(text)
    if name == "seats":
        return [int(seat) for seat in text.split(",") if seat]
    return int(text) if text.isdigit() else text


def case(name: str, make: Callable[[], MystheaState], intent: str | Choice, *reasons: str, seat: int = 0) -> None:
    """One refusal; a reason reads `MYS-198 why-no-opponent region=tree.forest`."""
    told = []
    for rule, message, *values in [reason.split() for reason in reasons]:
        pairs = [pair.split("=") for pair in values]
        told.append((rule, message, {key: value(key, text) for key, text in pairs}))
    assert name not in CASES
    CASES[name] = make, seat, intent, told


# -- another seat, another moment ------------------------------------------------------------------------

case("the game is over", over, "meditate", "MYS-085 why-game-over")
case("another seat's turn", lambda: position(turn=0), "meditate", "MYS-114 why-not-asked seats=0", seat=2)
case(
    "another seat's turn, and a lack of one's own",
    lambda: position(turn=0),
    "act",
    "MYS-114 why-not-asked seats=0",
    "MYS-120 why-empty-hand",
    seat=2,
)
case(
    "asked in another seat's Battle",
    lambda: position(
        agenda=[steps.CommitCards(), steps.ChooseAction(1)],
        boards={0: {**at("arch.forest"), "hand": ("C006",)}, 1: at("arch.forest")},
        battle=fight("arch.forest"),
    ),
    "act",
    "MYS-114 why-not-now when=choose-action prompt=prompt-commit",
)
case(
    "an action before the game",
    set_up,
    "meditate",
    "MYS-063 why-not-now when=choose-action prompt=prompt-place-champion"
)

# -- the setup -------------------------------------------------------------------------------------------

case(
    "no colours to choose",
    lambda: position(turn=0),
    "choose-colour red",
    "MYS-047 why-not-now when=choose-colour prompt=prompt-action",
    "MYS-047 why-variant-off variant=choose_colours",
)
case(
    "a colour that is taken",
    lambda: play(base_game().new(3, 1, {"choose_colours": True}), "choose-colour blue"),
    "choose-colour blue",
    "MYS-047 why-colour-taken colour=blue seat=0",
    seat=1,
)
case(
    "no draft",
    lambda: position(turn=0),
    "draft-card C001",
    "MYS-507 why-not-now when=draft-card prompt=prompt-action",
    "MYS-068 why-variant-off variant=expert",
)
case(
    "a card that is not in the draft",
    lambda: set_up(agenda=[steps.DraftCard(0)], options={"expert": True}, draft=("C001", "C006")),
    "draft-card C011",
    "MYS-507 why-not-face-up card=C011",
)
case(
    "a kind that the drafter has",
    lambda: position(
        agenda=[steps.DraftCard(0)],
        boards={0: {"hand": ("C002",), "known": ("C002",), "champion": ""}},
        options={"expert": True},
        draft=("C001", "C006", "anuth"),
        era=0,
    ),
    "draft-card C001",
    "MYS-509 why-kind-held card=C001 type=tactic",
)
case(
    "a second Champion in the draft",
    lambda: position(
        agenda=[steps.DraftCard(0)],
        boards={0: {"champion": "telron"}},
        options={"expert": True},
        draft=("C001", "anuth"),
        era=0,
    ),
    "draft-card anuth",
    "MYS-509 why-kind-held card=anuth type=champion",
)
case("an Island with a Champion", set_up, "place-champion arch.myst", "MYS-059 why-island-occupied island=arch seat=1")
case(
    "a Champion under a Mirage",
    lambda: set_up(2, (region("tree.crystal"),)),
    "place-champion tree.crystal",
    "MYS-499 why-mirage region=tree.crystal",
)
case(
    "a Champion that is placed",
    lambda: position(turn=0),
    "place-champion volcano.river",
    "MYS-059 why-not-now when=place-champion prompt=prompt-action",
)
case(
    "a token on the own Champion's Island",
    lambda: play(set_up(), "place-champion tree.forest"),
    "place-token tree",
    "MYS-060 why-own-island island=tree",
)
case(
    "a token before its Champion",
    set_up,
    "place-token tree",
    "MYS-060 why-not-now when=place-token prompt=prompt-place-champion",
)

# -- Standard Actions ------------------------------------------------------------------------------------

case("Act with an empty hand", lambda: position(turn=0), "act", "MYS-120 why-empty-hand")
case(
    "a second Standard Action",
    lambda: open_with(steps.ChooseAction(0, standard=True), board={"hand": ("C006",)}),
    "act",
    "MYS-115 why-standard-done",
)
case(
    "an action within an action",
    lambda: play(position(turn=0, boards={0: {"hand": ("C006", "C007")}}), "act"),
    "meditate",
    "MYS-118 why-not-now when=choose-action prompt=prompt-play-card",
    "MYS-115 why-standard-done",
)
case("Develop without Energy", lambda: position(turn=0), "develop", "MYS-165 why-not-enough-energy need=1 have=0")
case(
    "Develop without cards",
    lambda: position(turn=0, boards={0: {"energy": 2}}, deck=()),
    "develop",
    "MYS-173 why-no-cards-left",
)
case(
    "a second Meditate",
    lambda: open_with(steps.ChooseAction(0, standard=True)),
    "meditate",
    "MYS-115 why-standard-done",
)
case("passing", lambda: position(turn=0), "done", "MYS-119 why-standard-owed")

# -- Special Actions -------------------------------------------------------------------------------------

case(
    "an Accessory in hand",
    lambda: position(turn=0, boards={0: {"hand": ("C031",), "energy": 3}}),
    "use-accessory C031",
    "MYS-189 why-not-on-board card=C031",
)
case(
    "an Accessory without its Energy",
    lambda: position(turn=0, boards={0: {"accessories": ("C031",)}}),
    "use-accessory C031",
    "MYS-074 why-not-enough-energy need=1 have=0",
)
case(
    "an Accessory without its Experience",
    lambda: position(turn=0, boards={0: {"accessories": ("C033",)}}),
    "use-accessory C033",
    "MYS-074 why-not-enough-experience need=1 have=0",
)
case(
    "an Accessory without its cards",
    lambda: position(turn=0, era=3, boards={0: {"accessories": ("C071",), "hand": ("C011", "C001")}}),
    "use-accessory C071",
    "MYS-074 why-not-enough-cards type=accessory need=2 have=1",
)
case(
    "an Accessory that takes any card, with none in hand",
    lambda: position(turn=0, era=3, boards={0: {"accessories": ("C075",)}}),
    "use-accessory C075",
    "MYS-074 why-not-enough-cards type=any need=1 have=0",
)
case(
    "an Accessory twice",
    lambda: play(position(turn=0, boards={0: {"accessories": ("C031",), "energy": 3}}), "use-accessory C031"),
    "use-accessory C031",
    "MYS-116 why-special-done",
    "MYS-190 why-accessory-used card=C031",
)
case(
    "an Accessory twice where each may be used once",
    lambda: play(
        position(
            turn=0, boards={0: {"accessories": ("C031", "C051"), "energy": 3}}, rulings={"accessories_per_turn": "each"}
        ),
        "use-accessory C031",
    ),
    "use-accessory C031",
    "MYS-190 why-accessory-used card=C031",
)
case(
    "an Island after an Accessory where each may be used once",
    lambda: play(
        position(
            turn=0, boards={0: {"accessories": ("C031", "C051"), "energy": 3}}, rulings={"accessories_per_turn": "each"}
        ),
        "use-accessory C031",
    ),
    "move-island",
    "MYS-116 why-special-done",
)
case(
    "a second Special Action",
    lambda: open_with(steps.ChooseAction(0, special=True)),
    "move-island",
    "MYS-116 why-special-done",
)
case(
    "a Battle with a discharged Artefact",
    lambda: position(turn=0, boards={0: {**at("arch.forest"), "charged": False}}),
    "start-battle arch.forest",
    "MYS-194 why-discharged",
)
case(
    "a Battle without an own unit",
    lambda: position(turn=0),
    "start-battle arch.forest",
    "MYS-198 why-no-own-unit region=arch.forest",
)
case(
    "a Battle without an opponent",
    lambda: position(turn=0),
    "start-battle shard.myst",
    "MYS-198 why-no-opponent region=shard.myst",
)
case(
    "a remote Battle without an opponent",
    lambda: open_with(steps.ChooseBattle(0, 2, False, "MYS-363")),
    "start-battle shard.myst",
    "MYS-242 why-no-opponent region=shard.myst",
)
case(
    "a remote Battle without an own unit, where one is needed",
    lambda: open_with(
        steps.ChooseBattle(0, 2, False, "MYS-363"), board=at("arch.forest"), rulings={"remote_needs_unit": True}
    ),
    "start-battle tree.crystal",
    "MYS-243 why-no-own-unit region=tree.crystal",
)
case(
    "an Island with a discharged Artefact",
    lambda: position(turn=0, boards={0: {"charged": False}}),
    "move-island",
    "MYS-194 why-discharged",
)
case(
    "an Encounter on another Island",
    lambda: position(turn=0, boards={0: {"experience": 1}}),
    "face-encounter",
    "MYS-257 why-token-elsewhere island=shard token=arch",
)
case(
    "an Encounter without the Experience",
    lambda: position(turn=0, boards={0: {"token": 0, "experience": 2, "faced": ("EN01", "EN02")}}),
    "face-encounter",
    "MYS-258 why-not-enough-experience need=3 have=2",
)
case(
    "a seventh Encounter",
    lambda: position(
        turn=0, boards={0: {"token": 0, "experience": 12, "faced": tuple(f"EN0{n}" for n in range(1, 7))}}
    ),
    "face-encounter",
    "MYS-259 why-most-encounters most=6",
)
case(
    "an Encounter from an empty deck",
    lambda: position(turn=0, boards={0: {"token": 0, "experience": 1}}, next_encounter="", encounters=()),
    "face-encounter",
    "MYS-268 why-no-encounter-left",
)

# -- Act -------------------------------------------------------------------------------------------------

case(
    "a card that is not in hand",
    lambda: play(position(turn=0, boards={0: {"hand": ("C006",)}, 1: {"hand": ("C007",)}}), "act"),
    "play-card C007",
    "MYS-125 why-not-in-hand card=C007",
)
case(
    "a card before Act",
    lambda: position(turn=0, boards={0: {"hand": ("C006",)}}),
    "play-card C006",
    "MYS-125 why-not-now when=choose-card prompt=prompt-action",
)
case(
    "points before a card",
    lambda: position(turn=0),
    "spend-points",
    "MYS-126 why-not-now when=choose-use prompt=prompt-action",
)
case(
    "points twice",
    lambda: open_with(steps.ChooseUse(0, "C006", spent=True), board={"energy": 2, "discard": ("C006",)}),
    "spend-points",
    "MYS-127 why-use-done card=C006",
)
case(
    "an effect twice",
    lambda: open_with(steps.ChooseUse(0, "C006", used=True), board={"energy": 2, "discard": ("C006",)}),
    "use-card",
    "MYS-127 why-use-done card=C006",
)
case(
    "an effect without its Energy",
    lambda: open_with(steps.ChooseUse(0, "C006"), board={"energy": 1, "discard": ("C006",)}),
    "use-card",
    "MYS-130 why-not-enough-energy need=2 have=1",
)
case(
    "an effect without its cards",
    lambda: open_with(steps.ChooseUse(0, "C027"), board={"energy": 1, "discard": ("C027",), "hand": ("C006",)}),
    "use-card",
    "MYS-074 why-not-enough-cards type=tactic need=1 have=0",
)
case(
    "an effect amid the points",
    lambda: play(open_with(steps.ChooseUse(0, "C006"), board={"energy": 2, "discard": ("C006",)}), "spend-points"),
    "use-card",
    "MYS-131 why-not-now when=choose-use prompt=prompt-spend-points",
)
case(
    "room on a board that has some",
    lambda: position(turn=0, boards={0: {"accessories": ("C011",)}}),
    "discard-from-board C011",
    "MYS-136 why-not-now when=place-card prompt=prompt-action",
    "MYS-135 why-room-left have=1 most=3",
)
case(
    "room by a card that is not on the board",
    lambda: open_with(
        steps.PlaceCard(0, "C014"), board={"accessories": ("C011", "C012", "C013"), "discard": ("C014",)}
    ),
    "discard-from-board C015",
    "MYS-136 why-not-on-board card=C015",
)
case(
    "payment of another type",
    lambda: open_with(
        steps.PayWithCards(0, (verbs.CardType.TACTIC,), True, (), "MYS-386"), board={"hand": ("C001", "C006")}
    ),
    "pay-with-card C006",
    "MYS-448 why-wrong-type card=C006 type=tactic",
)
case(
    "payment that is not in hand",
    lambda: open_with(steps.PayWithCards(0, (None,), False, (), "MYS-374"), board={"hand": ("C001",)}),
    "pay-with-card C006",
    "MYS-444 why-not-in-hand card=C006",
)
case(
    "payment with the played card",
    lambda: play(
        open_with(
            steps.ChooseUse(0, "C046"), era=2, board={"energy": 1, "discard": ("C046",), "hand": ("C006", "C007")}
        ),
        "use-card",
    ),
    "pay-with-card C046",
    "MYS-450 why-own-cost card=C046",
)

# -- Command Points --------------------------------------------------------------------------------------

case(
    "Travel as an action",
    lambda: position(turn=0),
    "travel champion shard.myst shard.river",
    "MYS-145 why-not-now when=spend-points prompt=prompt-action",
)
case("Energy for Crystal Field points", lambda: spending(2, True), "gain-energy", "MYS-184 why-crystal-points")
case(
    "Travel for Crystal Field points",
    lambda: spending(2, True),
    "travel champion shard.myst shard.river",
    "MYS-184 why-crystal-points",
)
case(
    "no Troop to construct", lambda: spending(2, supply_troops=0), "construct troop", "MYS-077 why-no-stock unit=troop"
)
case(
    "too few points for a Golem", lambda: spending(1), "construct golem", "MYS-149 why-not-enough-points need=2 have=1"
)
case(
    "a Fortification to construct",
    lambda: spending(1),
    choices.Construct(Unit.FORTIFICATION),
    "MYS-153 why-not-this-unit unit=fortification",
)
case(
    "a Champion to construct",
    lambda: spending(1),
    choices.Construct(Unit.CHAMPION),
    "MYS-082 why-not-this-unit unit=champion",
)
case(
    "no Golem to deploy, and too few points",
    lambda: spending(1),
    "deploy golem",
    "MYS-078 why-not-constructed unit=golem",
    "MYS-151 why-not-enough-points need=2 have=1",
)
case(
    "a Fortification for points",
    lambda: spending(3),
    choices.Deploy(Unit.FORTIFICATION),
    "MYS-153 why-not-this-unit unit=fortification",
)
case(
    "a Champion to deploy",
    lambda: spending(3),
    choices.Deploy(Unit.CHAMPION),
    "MYS-082 why-not-this-unit unit=champion",
)
case(
    "a Fortification as an action, with none left",
    lambda: position(turn=0, boards={0: {"fortifications": (0, 0, 0, 0)}}),
    "deploy-fortification shard.myst",
    "MYS-153 why-not-now when=deploy-fortification prompt=prompt-action",
    "MYS-079 why-no-stock unit=fortification",
)
case(
    "a Fortification where one has no unit",
    lambda: open_with(steps.DeployFortification(0, "MYS-183")),
    "deploy-fortification tree.forest",
    "MYS-183 why-no-own-unit region=tree.forest",
)
case(
    "a Fortification under a Mirage",
    lambda: open_with(steps.DeployFortification(0, "MYS-458"), mirages=(8,)),
    "deploy-fortification tree.forest",
    "MYS-501 why-mirage region=tree.forest",
    "MYS-458 why-no-own-unit region=tree.forest",
)
case(
    "a Fortification away from the Champion, where that is needed",
    lambda: open_with(
        steps.DeployFortification(0, "MYS-458"), board={"troops": (8,)}, rulings={"fortify_at_champion": True}
    ),
    "deploy-fortification tree.forest",
    "MYS-458 why-only-at-champion region=shard.myst",
)

# -- Travel and carry ------------------------------------------------------------------------------------

case(
    "Travel of a unit that is not there",
    lambda: spending(2, troops=(3,)),
    "travel troop shard.myst shard.river",
    "MYS-155 why-unit-not-there unit=troop region=shard.myst",
)
case(
    "Travel of a tired Troop",
    lambda: play(spending(3, troops=(0,)), "travel troop shard.myst shard.river"),
    "travel troop shard.river shard.crystal",
    "MYS-158 why-has-travelled unit=troop region=shard.river",
)
case(
    "Travel of a Fortification",
    lambda: spending(3, fortifications=(0,)),
    choices.Travel(Unit.FORTIFICATION, 0, 1),
    "MYS-159 why-not-this-unit unit=fortification",
)
case(
    "Travel across the ring",
    lambda: spending(2),
    "travel champion shard.myst sphere.myst",
    "MYS-155 why-not-neighbours island=shard other=sphere",
)
case(
    "Travel to an Island without such a region",
    lambda: spending(2),
    "travel champion shard.myst volcano.river",
    "MYS-156 why-no-such-region island=volcano terrain=myst",
)
case(
    "Travel to another type of region",
    lambda: spending(2),
    "travel champion shard.myst arch.forest",
    "MYS-155 why-other-terrain region=arch.forest terrain=myst",
)
case(
    "Travel to where one is",
    lambda: spending(2),
    choices.Travel(Unit.CHAMPION, 0, 0),
    "MYS-155 why-same-region region=shard.myst",
)
case(
    "Travel under a Mirage",
    lambda: open_with(steps.SpendPoints(0, 2), mirages=(1,)),
    "travel champion shard.myst shard.crystal",
    "MYS-498 why-mirage region=shard.crystal",
)
case(
    "Travel anywhere under a Mirage",
    lambda: open_with(steps.TravelUnits(0, Unit.CHAMPION, 1, True, False), mirages=(8,)),
    "travel champion shard.myst tree.forest",
    "MYS-501 why-mirage region=tree.forest",
)
case(
    "Travel by an effect for another kind of unit",
    lambda: open_with(steps.TravelUnits(0, Unit.GOLEM, 1, True, False), board={"golems": (0,)}),
    "travel champion shard.myst tree.forest",
    "MYS-163 why-not-this-unit unit=champion",
)
case(
    "Retreat of a unit that is not in the Battle",
    retreating,
    "travel troop tree.forest tree.crystal",
    "MYS-206 why-only-from-battle region=arch.forest",
)
case(
    "Retreat of a Champion that is not in the Battle",
    lambda: retreating(at=region("tree.crystal")),
    "travel champion tree.crystal tree.forest",
    "MYS-206 why-only-from-battle region=arch.forest",
)
case(
    "carrying without a carrier",
    lambda: spending(2),
    "carry-unit troop",
    "MYS-456 why-not-now when=carry-units prompt=prompt-spend-points",
    "MYS-456 why-no-carrier unit=troop",
)
case(
    "carrying a Fortification",
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, champion=True),
        board={**at("shard.crystal"), "upgrades": ("C038", "", "", "", ""), "troops": (0,), "fortifications": (0,)},
    ),
    "carry-unit fortification",
    "MYS-159 why-not-this-unit unit=fortification",
)
case(
    "carrying a unit that is not there",
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, champion=True),
        board={**at("shard.crystal"), "upgrades": ("C038", "", "", "", ""), "troops": (0,)},
    ),
    "carry-unit golem",
    "MYS-397 why-unit-not-there unit=golem region=shard.myst",
)
case(
    "carrying a Golem that has travelled",
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
    "carry-unit golem",
    "MYS-418 why-has-travelled unit=golem region=shard.myst",
)
case(
    "carrying what the Upgrade does not name",
    lambda: open_with(
        steps.CarryUnits(0, 0, 1, champion=True), board={"upgrades": ("C038", "", "", "", ""), "troops": (0,)}
    ),
    "carry-unit champion",
    "MYS-397 why-not-this-unit unit=champion",
)

# -- Develop, Meditate, draws ----------------------------------------------------------------------------

case("revealing after the first choice", developing, "reveal-one", "MYS-166 why-not-now when=develop prompt=prompt-buy")
case(
    "revealing from an empty deck",
    lambda: open_with(steps.BuyCards(0), board={"energy": 1}, display=("C021",), deck=()),
    "reveal-one",
    "MYS-166 why-not-now when=develop prompt=prompt-buy",
    "MYS-172 why-deck-empty",
)
case(
    "renewing no cards",
    lambda: open_with(steps.Develop(0), board={"energy": 1}),
    "renew-display",
    "MYS-167 why-nothing-face-up",
)
case(
    "putting a hidden card under",
    lambda: play(open_with(steps.Develop(0), board={"energy": 1}, display=("C021", "C022", "C023")), "renew-display"),
    "put-under C024",
    "MYS-167 why-not-face-up card=C024",
)
case("buying a card that is gone", developing, "buy-card C021", "MYS-168 why-not-face-up card=C021")
case(
    "buying without Energy",
    lambda: position(agenda=[steps.BuyCards(0, 1)], boards={0: {"energy": 1}}, display=("C021",), settle=False),
    "buy-card C021",
    "MYS-114 why-not-asked seats=",
    "MYS-170 why-not-enough-energy need=2 have=1",
)
case(
    "buying a fourth card",
    lambda: position(agenda=[steps.BuyCards(0, 3)], boards={0: {"energy": 9}}, display=("C021",), settle=False),
    "buy-card C021",
    "MYS-114 why-not-asked seats=",
    "MYS-169 why-most-bought most=3",
)
case(
    "buying before Develop",
    lambda: position(turn=0, boards={0: {"energy": 1}}, display=("C021",)),
    "buy-card C021",
    "MYS-168 why-not-now when=buy-cards prompt=prompt-action",
)
case("buying nothing", developing, "done", "MYS-169 why-must-buy need=1")
case(
    "a draw without an effect, from an empty deck",
    lambda: position(turn=0, deck=()),
    "draw-card",
    "MYS-460 why-not-now when=draw-cards prompt=prompt-action",
    "MYS-459 why-deck-empty",
)
case(
    "an order of bonuses without a Mountain",
    lambda: position(turn=0, boards={0: at("shard.crystal")}),
    "fortify-first",
    "MYS-178 why-not-now when=take-bonuses prompt=prompt-action",
    "MYS-177 why-no-bonus terrain=mountain",
)
case(
    "an order of bonuses without a Crystal Field",
    lambda: position(turn=0, boards={0: at("arch.mountain")}),
    "crystals-first",
    "MYS-178 why-not-now when=take-bonuses prompt=prompt-action",
    "MYS-177 why-no-bonus terrain=crystal",
)

# -- Battle ----------------------------------------------------------------------------------------------

case("a reaction that is not in hand", committed, "commit-card C006", "MYS-200 why-not-in-hand card=C006", seat=1)
case(
    "a second reaction", committed, "commit-card C006", "MYS-114 why-not-asked seats=1", "MYS-200 why-already-committed"
)
case(
    "a reaction of a bystander",
    committed,
    "commit-nothing",
    "MYS-114 why-not-asked seats=0,1",
    "MYS-199 why-no-part region=arch.forest",
    "MYS-203 why-empty-hand",
    seat=2,
)
case(
    "a reaction without a Battle",
    lambda: position(turn=0, boards={0: {"hand": ("C006",)}}),
    "commit-nothing",
    "MYS-200 why-not-now when=commit-cards prompt=prompt-action",
)
case(
    "losing a unit that is not there",
    losing,
    "remove-unit fortification",
    "MYS-224 why-unit-not-there unit=fortification region=arch.forest",
)
case(
    "wounding a wounded Champion",
    lambda: losing(wounded=True),
    "remove-unit champion",
    "MYS-230 why-already-wounded region=arch.forest",
)
case(
    "losing units without a Battle",
    lambda: position(turn=0),
    "remove-unit champion",
    "MYS-224 why-not-now when=lose-units prompt=prompt-action",
)

# -- Islands and Encounters ------------------------------------------------------------------------------

case(
    "an Attunement of another Island",
    lambda: play(position(turn=0), "move-island"),
    "claim-attunement A03",
    "MYS-249 why-attunement-elsewhere attunement=A03 island=shard",
)
case(
    "an Attunement that somebody has",
    lambda: position(turn=0, boards={1: {"attunement": "A01"}}),
    "claim-attunement A01",
    "MYS-249 why-not-now when=claim-attunement prompt=prompt-action",
    "MYS-253 why-attunement-claimed attunement=A01 seat=1",
)
case(
    "a second Attunement",
    lambda: play(position(turn=0, boards={0: {"attunement": "A02"}}), "move-island"),
    "claim-attunement A01",
    "MYS-249 why-not-now when=claim-attunement prompt=prompt-set-down",
    "MYS-251 why-claim-used attunement=A02",
)
case(
    "an Attunement of the other side",
    lambda: play(position(turn=0), "move-island"),
    "claim-attunement A06",
    "MYS-041 why-other-side attunement=A06",
)
case(
    "an Island between the same neighbours",
    lambda: play(position(turn=0), "move-island", "decline"),
    "set-down-after volcano",
    "MYS-248 why-same-neighbours island=volcano",
)
case(
    "an Island after itself",
    lambda: play(position(turn=0), "move-island", "decline"),
    "set-down-after shard",
    "MYS-247 why-lifted-island island=shard",
)
case(
    "an approach that the card does not show",
    lambda: open_with(steps.ChooseApproach(0, "EN26")),
    "choose-approach axe",
    "MYS-266 why-no-such-approach encounter=EN26 approach=axe",
)
case(
    "striking where the opponent has no such unit",
    lambda: position(agenda=[steps.StrikeUnit(0, 1, Unit.TROOP, "MYS-469")], boards={1: {"troops": (3, 4)}}),
    "strike-unit tree.forest",
    "MYS-495 why-no-unit-of seat=1 unit=troop region=tree.forest",
)

# -- Monsters --------------------------------------------------------------------------------------------

case(
    "a Monster of another game",
    lambda: open_with(steps.ChooseMonster(0, "MYS-481"), path=("utcoro",), events_deck=()),
    "choose-monster caerulas",
    "MYS-036 why-monster-not-in-game monster=caerulas",
)
case(
    "a Monster that is not on the path",
    lambda: open_with(steps.ChooseMonster(0, "MYS-481"), path=("utcoro",), events_deck=()),
    "choose-monster boulron",
    "MYS-295 why-monster-not-placed monster=boulron",
)
case(
    "a Monster that lies face down",
    lambda: open_with(
        steps.ChooseMonster(0, "MYS-481"), path=("utcoro", "kodror"), face_down=("kodror",), lairs=(2, 1, -1), era=3
    ),
    "choose-monster kodror",
    "MYS-334 why-monster-face-down monster=kodror",
)
case(
    "clearing another Island",
    lambda: open_with(steps.ClearRegion(0, "utcoro", 1), board={"troops": (3, 4), "golems": (8,)}),
    "clear-region tree.forest",
    "MYS-280 why-other-island region=tree.forest island=arch",
)
case(
    "clearing an empty region",
    lambda: open_with(steps.ClearRegion(0, "utcoro", 1), board={"troops": (3, 4)}),
    "clear-region arch.mountain",
    "MYS-280 why-no-own-unit region=arch.mountain",
)
case(
    "losing a card of an empty pile",
    lambda: position(turn=0),
    "lose-card",
    "MYS-319 why-not-now when=collect-card prompt=prompt-action",
    "MYS-319 why-empty-discard",
)
case(
    "losing Glory without a Monster",
    lambda: position(turn=0, boards={0: {"discard": ("C006",)}}),
    "lose-glory",
    "MYS-320 why-not-now when=collect-card prompt=prompt-action",
)

# -- general answers -------------------------------------------------------------------------------------

case(
    "accepting what is not offered",
    lambda: position(turn=0),
    "accept",
    "MYS-263 why-not-now when=offer prompt=prompt-action",
)
case(
    "declining what is not offered",
    lambda: spending(1),
    "decline",
    "MYS-263 why-not-now when=offer prompt=prompt-spend-points",
)
case(
    "leaving a question that needs an answer",
    lambda: play(position(turn=0), "move-island", "decline"),
    "done",
    "MYS-248 why-must-choose prompt=prompt-set-down",
)
case(
    "an option without options",
    lambda: position(turn=0),
    "take-option 1",
    "MYS-496 why-not-now when=choose-option prompt=prompt-action",
)
case(
    "an option beyond the last",
    lambda: two(verbs.Recharge()),
    "take-option 3",
    "MYS-373 why-no-such-option option=3 most=2",
)
case(
    "an option twice",
    lambda: play(two(verbs.Recharge()), "take-option 1"),
    "take-option 1",
    "MYS-373 why-option-taken option=1",
)
case(
    "an option to construct without stock",
    lambda: two(verbs.Construct(Unit.GOLEM), board={"supply_golems": 0}),
    "take-option 1",
    "MYS-077 why-no-stock unit=golem",
)
case(
    "an option to travel with tired units",
    lambda: two(verbs.Travel(Unit.TROOP), board={"troops": (4,), "tired_troops": (4,)}),
    "take-option 1",
    "MYS-158 why-no-unit-to-move unit=troop",
)
case("an option to provoke nobody", lambda: two(verbs.ProvokeMonster()), "take-option 1", "MYS-295 why-no-monster")
case(
    "an option of two, neither of them possible",
    lambda: two(verbs.OneOf((verbs.Deploy(Unit.TROOP), verbs.Pay(energy=2)))),
    "take-option 1",
    "MYS-078 why-not-constructed unit=troop",
    "MYS-074 why-not-enough-energy need=2 have=0",
)
case(
    "an option for a Battle with a discharged Artefact",
    lambda: two(verbs.Battle(discharge=True), board={"charged": False}),
    "take-option 1",
    "MYS-244 why-discharged",
)
case(
    "an option for a Battle without a region",
    lambda: two(verbs.Battle(strength=2), rulings={"remote_needs_unit": True}),
    "take-option 1",
    "MYS-242 why-no-battle-region",
)
case(
    "a region without an effect",
    lambda: position(turn=0),
    "choose-region tree.forest",
    "MYS-382 why-not-now when=choose-target prompt=prompt-action",
)
case(
    "a target without such a unit",
    lambda: position(
        agenda=[steps.ChooseTarget(0, Unit.FORTIFICATION, "MYS-382")], boards={1: {"fortifications": (3,)}}
    ),
    "choose-region tree.forest",
    "MYS-382 why-no-enemy-unit unit=fortification region=tree.forest",
)
case(
    "a target whose Champion is wounded",
    lambda: position(agenda=[steps.ChooseTarget(0, Unit.CHAMPION, "MYS-423")], boards={1: {"wounded": True}}),
    "choose-region arch.forest",
    "MYS-453 why-already-wounded region=arch.forest",
)
case(
    "a march from nowhere",
    lambda: open_with(steps.MarchFrom(0, True, False)),
    "choose-region tree.forest",
    "MYS-404 why-no-own-unit region=tree.forest",
)
case(
    "a march of those who stay",
    lambda: open_with(
        steps.MarchFrom(0, False, True),
        board={**at("arch.forest"), "troops": (3, 8), "tired_troops": (3,), "fortifications": (3,)},
    ),
    "choose-region arch.forest",
    "MYS-158 why-has-travelled unit=troop region=arch.forest",
    "MYS-159 why-not-this-unit unit=fortification",
    "MYS-486 why-not-this-unit unit=champion",
)
case(
    "a march of a tired Champion, where it stays",
    lambda: open_with(
        steps.MarchFrom(0, True, False),
        board={**at("arch.forest"), "travelled": True, "troops": (8,)},
        rulings={"march_tired_champion": False},
    ),
    "choose-region arch.forest",
    "MYS-404 why-has-travelled unit=champion region=arch.forest",
)
case(
    "a march to where it starts",
    lambda: open_with(steps.MarchTo(0, 0, True, False)),
    "choose-region shard.myst",
    "MYS-404 why-same-region region=shard.myst",
)
case(
    "a march under a Mirage",
    lambda: open_with(steps.MarchTo(0, 0, True, False), mirages=(8,)),
    "choose-region tree.forest",
    "MYS-501 why-mirage region=tree.forest",
)


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_names_the_rule_and_the_values_that_fail(name: str) -> None:
    make, seat, intent, expected = CASES[name]
    state = make()
    assert str(intent) not in offered(state, seat)
    assert why(state, seat, intent) == expected


def test_every_sentence_is_told_in_some_case() -> None:
    told = {message for _, _, _, expected in CASES.values() for _, message, _ in expected}
    assert told == set(SENTENCES)


def test_every_kind_of_choice_has_a_refusal_and_a_case() -> None:
    kinds = set(get_args(choices.AnyChoice))
    parse = base_game().parse
    cases = {type(parse(intent) if isinstance(intent, str) else intent) for _, _, intent, _ in CASES.values()}
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
