"""The Resolution phase: modes and targets, then all actions at the same time, Conditions last. p.103."""

from __future__ import annotations

from itertools import islice

from rulewright.core.dice import tell_dice, throw
from rulewright.core.record import Choice, Decision, Seat

from ...combat_effects import AtZeroOutlast
from ...content.components import Escort
from ...model.choices.combat import IMPROVE, AimAt, HandItem, TakeFromDead, UseItem
from ...model.combat import Aimed, Ward
from ...model.events.combat import HeroIdle, OpponentChanged, OutlastTested
from ...model.state import GodaiState
from ...model.steps.combat import ChooseAims, EndRound, ResolveRound, SettleDeaths, SwitchField
from ...model.vocabulary import Condition, Element, Stat
from ..book import BOOK
from . import who as at
from .acting import OUTLAST, act, escort_acts, outlasted_by, slots
from .backpack import TAKE
from .conditions import afflict, end_of
from .damage import land
from .deeds import perform
from .favored import afflict_noted, apply_noted
from .hits import Affliction, Attack, Hit, Tally
from .netting import settle
from .opponents import action_named
from .targeting import final_targets, targeted
from .testing import combat_test
from .work import Work

ITEMS = (UseItem, HandItem, TakeFromDead)

# -- choices -------------------------------------------------------------------------------------------


def open_options(state: GodaiState, seat: Seat) -> list[Choice]:
    """What a hero has to choose next for its action; empty if everything is chosen."""
    # Later choices are not listed before they are due.
    return next(islice(slots(state, seat), len(at.fighter_of(state, seat).aims), None), [])


@BOOK.asks(ChooseAims)
def ask_aims(state: GodaiState, step: ChooseAims) -> tuple[Decision, ...] | None:
    """GOD-652, GOD-719, GOD-725, GOD-727, GOD-730: all at the same time; a single possibility is not asked for."""
    asked = []
    for seat in at.standing(state):
        offered = open_options(state, seat)
        if len(offered) > 1:
            prompt = (
                "prompt-item"
                if any(isinstance(one, (UseItem, HandItem, TakeFromDead)) for one in offered)
                else "prompt-aim"
            )
            about = {"action": at.fighter_of(state, seat).action}
            asked.append(Decision(seat, prompt, "GOD-725", tuple(offered), about, together=True))
    return tuple(asked) or None


@BOOK.gathers(ChooseAims)
def choose_aims(state: GodaiState, step: ChooseAims, picks: dict[Seat, Choice]) -> None:
    """GOD-725: noted; asked again as long as somebody has more to choose."""
    more = False
    if picks:
        at.combat_of(state).unasked = 0
    for seat in at.standing(state):
        choice = picks.get(seat)
        if choice is None:
            offered = open_options(state, seat)
            choice = offered[0] if len(offered) == 1 else None
        if choice is not None:
            note(state, seat, choice)
            more = True
    if more:
        state.then(ChooseAims())


def note(state: GodaiState, seat: Seat, choice: Choice) -> None:
    fighter = at.fighter_of(state, seat)
    if isinstance(choice, AimAt) and choice.mode.startswith(IMPROVE):
        hero = state.heroes[seat]
        hero.improved = (*hero.improved, choice.mode.removeprefix(IMPROVE))
        return
    if isinstance(choice, AimAt):
        aimed = Aimed(choice.mode, choice.target, "" if choice.vital == "none" else choice.vital)
    elif isinstance(choice, UseItem):
        aimed = Aimed(f"item {choice.item} {choice.mode}", choice.target)
    elif isinstance(choice, HandItem):
        aimed = Aimed(f"give {choice.item}", choice.hero - 1)
    elif isinstance(choice, TakeFromDead):
        aimed = Aimed(TAKE, choice.hero - 1)
    else:
        aimed = Aimed("no")
    at.change(state, seat, aims=(*fighter.aims, aimed))


# -- all actions ---------------------------------------------------------------------------------------


@BOOK.resolves(ResolveRound)
def resolve_round(state: GodaiState, step: ResolveRound, choice: None) -> None:
    """GOD-737 to GOD-742, GOD-910: tests, then all actions, those of the Slowed last; Conditions when all damage is
    dealt.
    """
    combat = at.combat_of(state)
    combat.phase = "resolution"
    lost = confusion(state)
    frightened_tests(state)
    outlast_tests(state)
    apply_noted(state)
    done: list[Work] = []
    everything = Tally()
    for slowed in (False, True):
        actors = [
            who
            for who in (*at.members(state), *at.foes(state))
            if bool(at.bears(state, who, Condition.SLOWED)) == slowed
        ]
        actors = [who for who in actors if who not in lost]
        if actors:
            done.append(together(state, actors, everything))
    for work in done:
        outlast_moves(state, work)
    if combat.round:
        outlast_falls(state)
    for work in done:
        afflict_all(state, work)
    afflict_noted(state)
    answer_damage(state, done, everything)
    soul_shields_struck(state, everything)
    for work in done:
        for call in work.at_end:
            call()
    # Steps that the calls above have laid on the agenda come first.
    pending = []
    while state.agenda and isinstance(state.agenda[-1], SwitchField):
        pending.append(state.agenda.pop())
    state.then(*pending, EndRound(), SettleDeaths("resolution"))


def together(state: GodaiState, actors: list[int], everything: Tally) -> Work:
    """GOD-737, GOD-739, GOD-740, GOD-845: what is done at the same time: defences and Healing first, then every
    attack lands.
    """
    work = Work()
    for who in actors:
        if at.is_hero(who):
            act(state, who, work)
        elif not at.is_foe(who):
            escort: Escort | None = at.table(state, "escorts").get(at.ally_at(state, who).card)
            if escort is not None:
                escort_acts(state, who, escort, work)
    for who in actors:
        if at.is_foe(who):
            opponent_acts(state, who, work)
    tally = Tally(blocks=everything.blocks)
    land(state, work.attacks, tally)
    for who in everything.corroded:
        tally.sheet(who).corrosive = True
    everything.corroded |= {who for who, sheet in tally.sheets.items() if sheet.corrosive}
    settle(state, tally, work.healings)
    everything.hurt |= tally.hurt
    everything.struck |= tally.struck
    everything.healed |= tally.healed
    return work


def opponents_strike(state: GodaiState, foes: list[int]) -> None:
    """GOD-840: opponents act by themselves, before the first round."""
    work = Work()
    for who in foes:
        opponent_acts(state, who, work)
    tally = Tally()
    land(state, work.attacks, tally)
    settle(state, tally, work.healings)
    afflict_all(state, work)


def strike_alone(state: GodaiState, seat: Seat) -> None:
    """GOD-1046: a hero acts by itself, before the first round."""
    work = Work()
    act(state, seat, work)
    tally = Tally()
    land(state, work.attacks, tally)
    settle(state, tally, work.healings)
    outlast_moves(state, work)
    afflict_all(state, work)
    for call in work.at_end:
        call()


def opponent_acts(state: GodaiState, who: int, work: Work) -> None:
    """GOD-674, GOD-752, GOD-782: an opponent's action on those targets who have not made themselves immune to it."""
    action = action_named(state, who)
    if action is None:
        return
    opponent = at.opponent_at(state, who)
    targets = final_targets(state, who, action)
    made = perform(state, who, action.deeds, targets, opponent.halved or "confused" in marks(state, who), work)
    for attack in made:
        targeted(state, attack, work)


def marks(state: GodaiState, who: int) -> list[str]:
    return [ward.what for ward in at.wards_of(state, who) if ward.what == "confused"]


# -- tests ---------------------------------------------------------------------------------------------


def confusion(state: GodaiState) -> list[int]:
    """GOD-891, AMB-GOD-160: a Core die: even loses the action, odd halves its numbers."""
    lost = []
    for who in (*at.members(state), *at.foes(state)):
        if not at.bears(state, who, Condition.CONFUSED):
            continue
        dice = throw(state, (10,), stream="confused")
        seat = who if at.is_hero(who) else None
        if tell_dice(state, "GOD-891", seat, "confused", dice).result % 2 == 0:
            lost.append(who)
            if at.is_hero(who):
                state.emit(HeroIdle(rule="GOD-891", seat=who, condition=Condition.CONFUSED))
        elif at.is_hero(who):
            at.change(state, who, bars=(*at.fighter_of(state, who).bars, "confused"))
        else:
            at.give(state, who, Ward("confused"))
    return lost


def frightened_tests(state: GodaiState) -> None:
    """GOD-904: a success on Survival in the Resolution phase ends Frightened."""
    for seat in at.standing(state):
        if not at.bears(state, seat, Condition.FRIGHTENED):
            continue
        if combat_test(state, seat, Stat.SURVIVAL, "GOD-904", Condition.FRIGHTENED).success:
            end_of(state, seat, Condition.FRIGHTENED)


def outlast_tests(state: GodaiState) -> None:
    """GOD-780 to GOD-784: a success lowers Outlast by 1, a Critical Success by 2; of several opponents that of the
    one that the hero has chosen (GOD-719).
    """
    for seat in at.standing(state):
        fighter = at.fighter_of(state, seat)
        if fighter.action != OUTLAST:
            continue
        tested = combat_test(state, seat, Stat(fighter.vital), "GOD-780", "outlast")
        result = "critical" if tested.critical else "success" if tested.success else "failure"
        at.change(state, seat, tested=result)
        state.emit(OutlastTested(rule="GOD-781", seat=seat, stat=fighter.vital, result=result))
        n = 2 if tested.critical else 1 if tested.success else 0
        found = outlasted_by(state, seat)
        if n and found:
            who = next((one.target for one in fighter.aims if one.target in found), found[0])
            clock = any(isinstance(trait, AtZeroOutlast) for trait in at.traits_of(state, who))
            move(state, who, n if clock else -n)


def move(state: GodaiState, who: int, n: int) -> None:
    """GOD-777: Outlast changes."""
    opponent = at.opponent_at(state, who)
    if opponent.outlast or n > 0:
        at.alter(state, who, outlast=max(0, opponent.outlast + n))
        state.emit(OpponentChanged(rule="GOD-777", card=opponent.card, outlast=n))


def outlast_moves(state: GodaiState, work: Work) -> None:
    for who, n in work.outlast.items():
        if at.card_of(state, who).outlast:
            move(state, who, n)


def outlast_falls(state: GodaiState) -> None:
    """GOD-779: 1 Outlast in the Resolution phase of every round."""
    for who in at.foes(state):
        if at.opponent_at(state, who).outlast:
            move(state, who, -1)


# -- Conditions last -----------------------------------------------------------------------------------


def afflict_all(state: GodaiState, work: Work) -> None:
    """GOD-674, GOD-741, GOD-1109: Conditions of all attacks that reached their target; tests with the opponent's
    row.
    """
    for attack in work.attacks:
        if attack.missed:
            continue
        for found in attack.afflictions:
            if found.test is not None and at.is_hero(attack.target):
                difficulty = at.opponent_at(state, attack.source).difficulty if at.is_foe(attack.source) else None
                modifiers = (("action", found.mod),) if found.mod else ()
                if combat_test(state, attack.target, found.test, "GOD-674", "resist", modifiers, difficulty).success:
                    continue
            afflict(state, attack.target, found, attack.source)
        for call in attack.afterwards:
            call()
    for who, found, source in work.afflictions:
        afflict(state, who, found, source)


def answer_damage(state: GodaiState, done: list[Work], tally: Tally) -> None:
    """Thorns for whoever damaged their bearer, Conditions for the Healed, evaded attacks for the next round."""
    for source, target in sorted(tally.hurt):
        for ward in at.active(state, target, "thorns"):
            if ward.only.startswith("damage"):
                element = ward.only.partition(" ")[2]
                elements = (Element(element),) if element else ()
                hit_back(state, target, source, Hit(ward.n, elements=elements))
            else:
                afflict(state, source, Affliction(Condition(ward.only)), target)
    for who in at.foes(state):
        for ward in at.active(state, who, "for-healed"):
            for seat in sorted(tally.healed):
                if at.is_hero(seat):
                    afflict(state, seat, Affliction(Condition(ward.only), max(1, ward.n)), who)
    for seat in at.standing(state):
        evaded = any(attack.dodged and attack.target == seat for work in done for attack in work.attacks)
        if at.fighter_of(state, seat).evaded != evaded:
            at.change(state, seat, evaded=evaded)


def hit_back(state: GodaiState, source: int, target: int, hit: Hit) -> None:
    """One damage by itself, with the target's defences."""
    tally = Tally()
    land(state, [Attack(source, target, [hit], kind="effect")], tally)
    settle(state, tally, [])


def soul_shields_struck(state: GodaiState, tally: Tally) -> None:
    """GOD-951: in a round in which the Soul Shield is damaged its bearer suffers Piercing Energy Drain."""
    for who in sorted(tally.struck):
        opponent = at.opponent_at(state, who)
        if opponent.laced in at.standing(state):
            n = 2 * at.level_of(state, who)
            hit_back(state, who, opponent.laced, Hit(n, "energy", drain=True, piercing=-1))
            if not opponent.shield:
                unlace(state, who, opponent.laced)


def unlace(state: GodaiState, who: int, seat: Seat) -> None:
    """GOD-952: with the Soul Shield Soul Laced ends, and not before."""
    end_of(state, seat, Condition.SOUL_LACED)
    at.alter(state, who, laced=-1)
