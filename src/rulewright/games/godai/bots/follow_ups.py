"""Which questions only complete a choice, and which answers aside bots think of: for programs that look one choice
ahead.
"""

from __future__ import annotations

from rulewright.core.record import Choice, Step

from ..model.choices.heroes import DeclineRolls, GiveFood, GiveGold, GiveItem, RaiseDifficulty, ReplaceHero
from ..model.steps import combat, defenders, gains, land, visits

COMPLETING: frozenset[type[Step]] = frozenset(
    {
        visits.TempleAction,
        visits.Dedicate,
        visits.UseDedication,
        visits.RecallAssigned,
        visits.ArrangeHarvestCards,
        visits.MoveMountain,
        visits.ChainMountain,
        visits.SecureFromAfar,
        visits.ForetellPortal,
        visits.ClosePortal,
        visits.ClearSite,
        visits.SwapCommission,
        visits.ChooseFused,
        visits.StrikeFromAfar,
        visits.ReviveByTreasure,
        defenders.GiveForVoid,
        defenders.MoveTower,
        defenders.DivideDamage,
        defenders.SendBanners,
        defenders.MoveResilience,
        defenders.ShiftDamage,
        defenders.PassBlow,
        defenders.StrikeOne,
        defenders.MoveNether,
        gains.ChooseCure,
        gains.ConvertResources,
        gains.PickHero,
        gains.TakeFromDiscards,
        gains.BorrowRank,
        gains.AugmentOrStore,
        land.Teleport,
        combat.DeclareActions,
        combat.ChooseAims,
        combat.UseFavoredNow,
        combat.UseFavored,
        combat.GuideAllies,
        combat.SwitchField,
    }
)
"""Steps that ask what somebody meant by a choice that opened them."""
MATTERS_OF_TASTE: tuple[type[Choice], ...] = (
    RaiseDifficulty, ReplaceHero, DeclineRolls, GiveGold, GiveFood, GiveItem,
)  # fmt: skip
"""What bots leave to people: a harder game, another hero, and gifts, which could go back and forth forever."""
IDLE = ("flee", "outlast", "charmed", "shell", "none")
"""What bots do not expect of the others in a fight, unless there is nothing else."""
