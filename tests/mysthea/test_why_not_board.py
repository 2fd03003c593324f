"""Why not? Travel, Develop, Battle, Islands, Encounters and Monsters: every refusal with its rule and its values."""

from __future__ import annotations

import pytest

from rulewright.games.mysthea.model import choices, steps
from rulewright.games.mysthea.model.vocabulary import Unit
from rulewright.games.mysthea.positions import play, position, region

from .refusing import Case, Cases, at, check, committed, developing, fight, losing, open_with, retreating, spending

CASES = Cases()
refused = CASES.refused

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
    {
        "travel champion tree.crystal tree.forest": "MYS-206 why-only-from-battle region=arch.forest",
        # From the battle region it could retreat, were it there: nothing else is wrong.
        "travel champion arch.forest arch.myst": "MYS-155 why-unit-not-there unit=champion region=arch.forest",
    },
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
    lambda: position(
        agenda=[steps.CommitCards()],
        battle=fight("arch.forest"),
        boards={0: {"hand": ("C006",)}, 1: {"hand": ("C016",)}},
        rulings={"remote_needs_unit": "no-card"},
    ),
    {"commit-card C006": "MYS-114 why-not-asked seats=1; MYS-200 why-no-reaction region=arch.forest"},
)
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


@pytest.mark.parametrize("case", CASES, ids=CASES.ids)
def test_a_refusal_names_the_rule_and_the_values_that_fail(case: Case) -> None:
    check(case)
