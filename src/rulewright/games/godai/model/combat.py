"""A combat: the opponents, what each hero does in it, and how far the round has come.

Everybody in a combat has a number: heroes their seat, allies 10 and up, opponents 20 and up. Records are frozen and
replaced; only `Combat` itself changes. What is decided and carried out within one step (hits, Healing, Conditions of a
Resolution phase) is no part of the position.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from rulewright.core.markers import Public

Num: TypeAlias = Annotated[int, Public]
Flag: TypeAlias = Annotated[bool, Public]
Word: TypeAlias = Annotated[str, Public]
Nums: TypeAlias = Annotated[tuple[int, ...], Public]
Words: TypeAlias = Annotated[tuple[str, ...], Public]

FIRST_ALLY = 10
FIRST_OPPONENT = 20
NOBODY = -1
WHOLE_COMBAT = 0


class Ward(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that a fighter or an opponent has for a while: a defence, a bonus, a stance."""

    what: Word
    """A `Keyword`, or a word of rules/combat/wards.py."""
    n: Num = 0
    only: Word = ""
    """What it is limited to: an Element, Vital, Condition, stat, Battlefield or opponent."""
    left: Num = 1
    """Rounds with this one; 0 until the combat ends."""
    wait: Num = 0
    """Rounds until it begins."""
    source: Word = ""
    """The Ability or Item that it comes from."""
    since: Num = 0
    """The round in which it was gained."""
    sustained: Flag = False
    """It lasts as long as 1 Energy is paid in each Declaration phase (GOD-869)."""


class Aimed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a hero has chosen for its action in the Resolution phase (GOD-725)."""

    mode: Word
    target: Num = NOBODY
    vital: Word = ""


class Fighter(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A hero in this combat."""

    seat: Num
    fled: Flag = False
    tries: Num = 0
    """Rounds in which it tried to Flee (GOD-758)."""
    action: Word = ""
    """What it declared this round: a stat, `outlast`, `flee`, `shell`, `charmed` or `none`."""
    vital: Word = ""
    """What an Attack damages; the stat of an Outlast test."""
    times: Num = 1
    tested: Word = ""
    """What its test against Outlast brought: `success`, `critical` or `failure`."""
    aims: Annotated[tuple[Aimed, ...], Public] = ()
    wards: Annotated[tuple[Ward, ...], Public] = ()
    bars: Words = ()
    """What its Conditions forbid this round (rules/combat/conditions.py)."""
    last: Word = ""
    """Its action of the round before."""
    evaded: Flag = False
    """Whether it evaded an attack in the round before."""
    favored: Num = 0
    """Favored Opponent effects that it has used this round."""
    rolled: Annotated[tuple[tuple[int, str], ...], Public] = ()
    """Favored effects that were chosen in the Declaration phase: opponent and what they change."""
    field: Word = ""
    """Its Battlefield, and the one that counts from the next round on (GOD-1048)."""
    next_field: Word = ""
    shell: Num = 0
    """Health that the shell around it has left (GOD-939)."""
    inside: Num = NOBODY
    """The opponent that has swallowed it."""
    gnawing: Num = 0
    asleep: Num = 0
    """Rounds that it has been Unconscious."""
    waking: Flag = False
    """It woke in the round before (GOD-955)."""
    charmer: Num = 0
    """The Level of the opponent that Charmed it."""
    used: Words = ()
    """What it used and works once per combat."""
    item: Word = ""
    """The Item that it used or gave while Defending this round, or `no`."""


class Ally(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A member of the group that is no hero: an Escort or a Summon (GOD-748)."""

    card: Word
    health: Num
    most: Num
    target_die: Num = 0
    conditions: Nums
    wards: Annotated[tuple[Ward, ...], Public] = ()
    aimed: Num = NOBODY
    """Whom its action of this round helps or hits, where the group has chosen."""


class Opponent(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An Encounter or a Boss in this combat."""

    card: Word
    difficulty: Num
    """The row of the Difficulty table that it is fought at (GOD-646)."""
    health: Nums
    """Current values; two for a Titanic opponent."""
    energy: Num
    influence: Num
    outlast: Num
    most: Nums
    """What it began with: Energy, then each Health."""
    dangerous: Num = 0
    conditions: Nums
    wards: Annotated[tuple[Ward, ...], Public] = ()
    element: Word = ""
    """The Element that it has taken on (Swaps)."""
    rolled: Num = 0
    """The face of its action die this round."""
    action: Word = ""
    halved: Flag = False
    """Its action is a default (GOD-676)."""
    targets: Nums = ()
    dice: Annotated[tuple[tuple[int, int], ...], Public] = ()
    """The Target dice of its action: who, and the result."""
    enraged: Num = 0
    doubled: Flag = False
    """Its damage is doubled for the rest of the combat."""
    shell: Num = 0
    shield: Num = 0
    """Its Soul Shield, and whose soul feeds it (GOD-950)."""
    laced: Num = NOBODY
    asleep: Num = 0
    half: Flag = False
    """It has fallen to half of its Health."""
    outlasted: Flag = False
    """Its Outlast has reached 0 without ending the combat."""
    confusing: Num = 0
    """What its targets add to Target dice of the next round."""
    confused: Nums = ()
    taken: Num = 0
    """Damage that it has taken over this round."""


class Combat(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One combat from its first round to its end."""

    opponents: Annotated[tuple[Opponent, ...], Public]
    fighters: Annotated[tuple[Fighter, ...], Public] = ()
    allies: Annotated[tuple[Ally, ...], Public] = ()
    round: Num = 0
    phase: Word = ""
    """`declaration`, `opponent` or `resolution`."""
    battlefield: Word = ""
    """An Element: Jaethi's Mismatch (GAP-GOD-07)."""
    heroes: Num = 1
    """Heroes at its start (AMB-GOD-119)."""
    double: Flag = False
    gold: Num = 0
    vanquished: Annotated[tuple[tuple[str, str, int], ...], Public] = ()
    """Cards that were vanquished, by which Vital, and how Dangerous they were."""
    fled: Flag = False
    """Whether any hero has Fled (AMB-GOD-112)."""
    lost: Nums = ()
    """Opponents that are no longer in it: vanquished."""
    unasked: Num = 0
    """How many rounds in a row have begun since somebody had something to decide."""
