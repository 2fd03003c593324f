"""Combat with Encounters and Bosses (GOD-637)."""

from __future__ import annotations

from typing import TypeAlias, Union

from rulewright.core.record import Seat, Step


class DrawEncounters(Step, frozen=True):
    """This many Encounters are drawn and met (GOD-486)."""

    n: int = 1
    dangerous: int = 0
    """How much harder they are than the Game Difficulty."""
    double: bool = False
    optional: bool = False
    """The group may leave them, whatever its movement was."""
    battlefield: str = ""
    """An Element: Jaethi's Mismatch (GAP-GOD-07); then they cannot be discarded (AMB-GOD-219)."""
    gold: int = 0
    """Gold for each hero and Encounter defeated (GOD-976)."""
    ambush: bool = False
    """The heroes Ambush (GOD-1046)."""


class MeetEncounters(Step, frozen=True):
    """Before the fight: discard, automatic victory, Bribe, or combat; one card after the other."""

    cards: tuple[str, ...]
    dangerous: int = 0
    double: bool = False
    optional: bool = False
    battlefield: str = ""
    gold: int = 0
    fought: tuple[str, ...] = ()
    """Cards that the group has decided to fight."""
    bribe: int = -1
    """What bribing the first card costs in all, once proficient heroes have tried (GOD-1093); -1 before."""
    ambush: bool = False


class MeetBoss(Step, frozen=True):
    """Combat with a Boss begins (GOD-469); 10 is Jaethi."""

    boss: int


class BribedCard(Step, frozen=True):
    """A Bribed Encounter is shuffled back into its deck, or discarded (GOD-768)."""

    card: str


class BeginCombat(Step, frozen=True):
    """All who were met are fought together (GOD-641)."""

    cards: tuple[str, ...]
    dangerous: int = 0
    double: bool = False
    battlefield: str = ""
    gold: int = 0
    ambush: bool = False


class HeroesAmbush(Step, frozen=True):
    """Target dice name the one hero who acts before the first round (GOD-1046)."""


class ResolveAmbush(Step, frozen=True):
    """What that hero does takes effect."""

    seat: Seat


class Ambush(Step, frozen=True):
    """An opponent acts before the first round (GOD-840)."""

    opponent: int


class BeginRound(Step, frozen=True):
    """A Declaration phase begins: losses, Regen and tests of Conditions (GOD-717)."""


class DeclareActions(Step, frozen=True):
    """The seats say what they do, all at the same time in the open (GOD-718, GOD-1091)."""

    seats: tuple[Seat, ...]


class TestsToFlee(Step, frozen=True):
    """Who wants to Flee tests Navigate, before the others declare (GOD-1092)."""

    seats: tuple[Seat, ...]
    declaring: tuple[Seat, ...]
    """All who declare, those who Flee included."""


class UseFavoredNow(Step, frozen=True):
    """Heroes facing a Favored Opponent use its effect now, or keep it for the Resolution phase (GOD-657)."""


class EndDeclaration(Step, frozen=True):
    """Favored effects and Charmed; then deaths (GOD-1086, GOD-1090)."""


class OpponentPhase(Step, frozen=True):
    """Action dice, costs and Target dice (GOD-734)."""


class ChooseAims(Step, frozen=True):
    """Modes, targets and Items of the heroes' actions, where they differ (GOD-725)."""


class GuideAllies(Step, frozen=True):
    """The group says whom an Escort helps or hits, where its card leaves that open (GOD-632)."""


class UseFavored(Step, frozen=True):
    """Favored effects of the Resolution phase (GOD-742)."""


class ResolveRound(Step, frozen=True):
    """All actions at the same time (GOD-737)."""


class SwitchField(Step, frozen=True):
    """A hero may switch Battlefields; without a seat the group chooses the hero (GOD-692)."""

    seat: Seat = -1


class EndRound(Step, frozen=True):
    """What happens at the end of a round."""


class SettleDeaths(Step, frozen=True):
    """Whoever is at 0 Health when a combat phase ends is dead or vanquished (GOD-786)."""

    phase: str


class EndCombat(Step, frozen=True):
    """Rewards, Wandering of a group that Fled, and what outlasts the combat."""


class PutIntoCity(Step, frozen=True):
    """The group of an Imprisoned hero is put into a random City-State (GOD-944)."""


AnyCombatStep: TypeAlias = Union[
    DrawEncounters, MeetEncounters, MeetBoss, BribedCard, BeginCombat, Ambush, HeroesAmbush, ResolveAmbush, BeginRound,
    DeclareActions,
    TestsToFlee,
    UseFavoredNow, EndDeclaration, OpponentPhase, ChooseAims, GuideAllies, UseFavored, ResolveRound, SwitchField,
    EndRound, SettleDeaths, EndCombat, PutIntoCity,
]  # fmt: skip
