"""Why not? Setup, Actions, Act and Command Points: every refusal with its rule and its values."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.vocabulary import CardType, Unit
from rulewright.games.mysthea.positions import base_game, play, position, region

from .refusing import Case, Cases, at, check, fight, open_with, over, set_up, spending

CASES = Cases()
refused = CASES.refused

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
    lambda: position(turn=0, boards={0: {**at("arch.forest"), "champion": "sanya"}}, options={"abilities": True}),
    {"start-battle arch.forest": "MYS-345 why-begin-first"},
)
refused(
    lambda: position(turn=0),
    {"begin-battle": "MYS-198 why-no-battle-region; MYS-345 why-nothing-drawn-first"},
)
refused(
    lambda: open_with(steps.LocateBattle(0, 0, False, "MYS-198"), board=at("arch.forest")),
    {"start-battle shard.myst": "MYS-198 why-no-own-unit region=shard.myst; MYS-198 why-no-opponent region=shard.myst"},
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


@pytest.mark.parametrize("case", CASES, ids=CASES.ids)
def test_a_refusal_names_the_rule_and_the_values_that_fail(case: Case) -> None:
    check(case)
