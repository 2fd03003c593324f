"""Setting a Combat up and going round the table. Rulebook p.16-18, two players p.16-19, PvP p.27-28."""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..content.components import Enemy
from ..effects import Boost, GainCondition, GainToken, Heal
from ..model import choices, events, steps
from ..model.choices import ENEMY
from ..model.state import ROW, DragonState, Foe, fight
from ..model.steps import story as story_steps
from ..model.vocabulary import Mark, Stat
from .book import BOOK, content, foe_of, ground, together
from .cards import clear_slots, draw_one
from .ending import win_round
from .enemy import is_unpredictable, reveal_top
from .guiding import BY_ROUND, speak
from .party import base_row, change_member, stats_of
from .roguelite import fights
from .taming import is_fact, quest_conditions
from .turn import begin_turn

STARTS = (Mark.START_2, Mark.START_3)


@BOOK.resolves(steps.SetUpCombat)
def set_up(state: DragonState, step: steps.SetUpCombat, choice: None) -> None:
    """DRE-325, DRE-567: Arena, Enemy, Mystlings, mulligans, Taunt; then the Combat begins.

    DRE-296, DRE-328, DRE-837, DRE-842: everything that it needs is laid out, for each player their own things.
    """
    combat = fight(state)
    enemy = state.met[-1] if not state.pvp else ""
    state.emit(events.CombatSet(rule="DRE-325", duel=state.duel, arena=combat.arena, map=combat.map, enemy=enemy))
    lay_terrain(state)
    seats = range(len(state.players))
    order = [state.first, 1 - state.first] if state.pvp else list(seats)
    for seat in order:
        lay_out(state, seat)
    if state.pvp:
        combat.sheets[state.first].space = start(state, Mark.START_1)
    else:
        for seat in seats:
            combat.sheets[seat].space = start(state, STARTS[seat])
        set_up_enemy(state, enemy)
    plan: list[steps.AnyStep] = []
    if not state.pvp and len(state.players) == 2:
        plan.append(steps.ChooseStart(0))
    if state.campaign is not None:
        plan.append(story_steps.ModifySetup())
    if enemy and content(state).enemies[enemy].setup:
        if len(state.players) == 2:
            plan.append(steps.AimSetup(0))
        plan.append(steps.Perform(ENEMY, content(state).enemies[enemy].setup, "DRE-334"))
    if state.pvp:
        plan.append(steps.ChooseStart(1 - state.first))
    plan.extend([steps.DrawOpening(seat) for seat in order])
    plan.extend([steps.OfferMulligan(seat) for seat in order])
    if not state.pvp and len(state.players) == 2:
        plan.append(steps.GiveTaunt(0))
    state.then(*plan, steps.BeginCombat(), steps.AfterCombat())


def start(state: DragonState, mark: Mark) -> int:
    return ground(state).marks[mark][0]


def lay_terrain(state: DragonState) -> None:
    """DRE-300, DRE-327: Universal tokens on the marked spaces, BOON or BANE side up."""
    combat = fight(state)
    combat.boons, combat.banes = content(state).terrain_of(combat.map, len(state.players) == 2, combat.arena, state.pvp)
    combat.terrain_damage = ()


def lay_out(state: DragonState, seat: Seat) -> None:
    """DRE-338 to DRE-340, DRE-343, AMB-DRE-14: the sheet, damage and Power of its pocket, the deck with its Fatigue.

    DRE-108, DRE-144 to DRE-146: what a Mystling brings lies in its pocket. DRE-133: Fatigue comes on top of 16 cards.
    DRE-548, DRE-568: nobody knows the order of a deck.
    """
    sheet = fight(state).sheets[seat]
    member = state.players[seat].party[sheet.active]
    stats = stats_of(state, member)
    sheet.mystling = member.mystling
    sheet.health = stats.health
    sheet.base = base_row(stats)
    sheet.damage = member.damage
    sheet.power = member.power
    wanted = quest_conditions(state, seat)
    sheet.questing = bool(wanted)
    sheet.quest_fact = is_fact(wanted, 0)
    cards = list(member.cards)
    for gone in member.removed:
        cards.remove(gone)
    cards.extend([content(state).fatigue] * member.fatigue)
    sheet.deck = tuple(sorted(cards))
    if state.run is not None:
        fights.equip(state, seat)
    change_member(state, seat, fatigue=0, power=0)


def set_up_enemy(state: DragonState, enemy: str) -> None:
    """DRE-329 to DRE-336, DRE-345, DRE-838 to DRE-840, DRE-522: the Enemy on space I with its deck and Corruption.

    DRE-318, DRE-319: on the Stat card of its Mystling, or its own. DRE-350, DRE-471: tamed only with a Taming card.
    DRE-521: Corruption is drawn with one player and with two, DRE-717: from all cards.
    DRE-718, DRE-719: the Major one is for two players, by its letter.
    """
    everything = content(state)
    card = everything.enemies[enemy]
    stats = everything.stats_of[enemy]
    players = len(state.players)
    foe = Foe(
        enemy=enemy,
        health=stats.health,
        base=base_row(stats),
        space=start(state, Mark.START_1),
        marker=card.slot,
        tameable=state.options.taming and enemy in everything.taming_of and story_taming(state),
    )
    if state.run is not None:
        foe.marker = fights.marker(state, card.slot)
        foe.tameable = fights.is_tameable(state, enemy)
    if foe.tameable:
        foe.fact = is_fact(everything.taming_of[enemy].conditions, 0)
    fight(state).foe = foe
    if players == 2:
        major = everything.nature_of[enemy].major
        attach(state, next(one.id for one in everything.corruptions.values() if one.letter == major))
    pool = sorted([one.id for one in everything.corruptions.values() if not one.letter])
    for _ in range(min(len(pool), int(state.options.corruption) + story_corruption(state))):
        attach(state, pool.pop(state.roll("corruption", len(pool))))
    if state.run is not None:
        fights.arm(state)
    foe.deck, foe.box = everything.lone_decks[enemy] if players == 1 else drawn_deck(state, card)
    if not is_unpredictable(state):
        reveal_top(state)


def story_taming(state: DragonState) -> bool:
    """DRE-350: in the campaign the Journal says whether the Taming card lies there."""
    if state.campaign is None:
        return True
    from .campaign.fights import may_tame

    return may_tame(state)


def story_corruption(state: DragonState) -> int:
    """DRE-715: in the campaign the Journal may add Corruption cards."""
    if state.campaign is None:
        return 0
    from .campaign.fights import added_corruption

    return added_corruption(state)


def drawn_deck(state: DragonState, card: Enemy) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """DRE-839: with two players it matters which of the four cards of a symbol it is, and nobody looks."""
    deck: list[str] = []
    box: list[str] = []
    for symbol, count in card.deck.items():
        pool = list(content(state).attack_cards[2, symbol])
        deck.extend([pool.pop(state.roll("attack-cards", len(pool))) for _ in range(count)])
        box.extend(pool)
    return tuple(sorted(deck)), tuple(sorted(box))


def attach(state: DragonState, corruption: str, rule: str = "DRE-522") -> None:
    """DRE-714 to DRE-716, DRE-840, DRE-861: what a Corruption card adds to the Enemy's statistics adds up.

    DRE-523: also to what it has already. DRE-728: its Summons get nothing of it.
    """
    foe = foe_of(state)
    record = content(state).corruptions[corruption]
    foe.corruptions = (*foe.corruptions, corruption)
    foe.health += record.stats.get(Stat.HEALTH, 0)
    foe.base = tuple([n + record.stats.get(stat, 0) for n, stat in zip(foe.base, ROW, strict=True)])
    state.emit(events.CorruptionAttached(rule="DRE-840" if record.letter else rule, corruption=corruption))


# -- start spaces, opening cards, mulligan, Taunt ------------------------------------------------------


@BOOK.asks(steps.ChooseStart)
def offer_starts(state: DragonState, step: steps.ChooseStart) -> Decision:
    """DRE-547, DRE-567, DRE-841: the second player of PvP chooses II or III; two allies agree who begins where."""
    if not state.pvp:
        return together(state, "prompt-start", "DRE-841", choices.START, {"allies": True})
    return Decision(step.seat, "prompt-start", "DRE-547", choices.START, {"allies": False})


@BOOK.resolves(steps.ChooseStart)
def take_start(state: DragonState, step: steps.ChooseStart, choice: choices.StartOn) -> None:
    """DRE-841: the ally begins on the other space. What allies choose is where the first of them begins."""
    chosen = {step.seat: Mark(choice.start)}
    if not state.pvp:
        chosen[1 - step.seat] = next(mark for mark in STARTS if mark != choice.start)
    for seat, mark in chosen.items():
        space = start(state, mark)
        fight(state).sheets[seat].space = space
        rule = "DRE-547" if state.pvp else "DRE-841"
        state.emit(events.Moved(rule=rule, seat=seat, body=seat, space=space))


UNAIMED = (Boost, GainCondition, GainToken, Heal)
"""What an Enemy does for itself."""


def nearer_players(state: DragonState) -> list[Seat]:
    """DRE-334, AMB-DRE-105: those who start nearest to the Enemy."""
    row = ground(state).range[foe_of(state).space]
    far = [row[sheet.space] for sheet in fight(state).sheets]
    return [seat for seat, range in enumerate(far) if range == min(far)]


@BOOK.asks(steps.AimSetup)
def offer_aim(state: DragonState, step: steps.AimSetup) -> Decision | None:
    """DRE-334, AMB-DRE-105: the nearer player; of two that are equally near the players choose."""
    setup = content(state).enemies[foe_of(state).enemy].setup
    if len(nearer_players(state)) < 2 or all(isinstance(effect, UNAIMED) for effect in setup):
        return None
    return together(state, "prompt-aim-setup", "DRE-334", choices.TAUNT)


@BOOK.resolves(steps.AimSetup)
def aim_setup(state: DragonState, step: steps.AimSetup, choice: choices.TakeTaunt | None) -> None:
    """AMB-DRE-105: until the Combat begins it aims at that player, who also decides what it leaves open."""
    foe_of(state).target = nearer_players(state)[0] if choice is None else choice.seat


@BOOK.resolves(steps.DrawOpening)
def draw_opening(state: DragonState, step: steps.DrawOpening, choice: None) -> None:
    """DRE-341, DRE-549, AMB-DRE-85, DRE-569: the first card to slot 4, then 3, 2, 1."""
    for _ in range(4):
        draw_one(state, step.seat, "DRE-341")


@BOOK.asks(steps.OfferMulligan)
def offer_mulligan(state: DragonState, step: steps.OfferMulligan) -> Decision:
    """DRE-346, DRE-550, DRE-570: once."""
    return Decision(step.seat, "prompt-mulligan", "DRE-346", (choices.KEEP_CARDS, choices.MULLIGAN))


@BOOK.resolves(steps.OfferMulligan)
def mulligan(state: DragonState, step: steps.OfferMulligan, choice: Choice) -> None:
    """DRE-347: four new cards first, then the old ones are shuffled back."""
    if choice is not choices.MULLIGAN:
        return
    sheet = fight(state).sheets[step.seat]
    old = clear_slots(sheet)
    state.emit(events.HandRedrawn(rule="DRE-347", seat=step.seat))
    for _ in range(4):
        draw_one(state, step.seat, "DRE-347")
    sheet.deck = tuple(sorted((*sheet.deck, *old)))


@BOOK.asks(steps.GiveTaunt)
def offer_taunt(state: DragonState, step: steps.GiveTaunt) -> Decision:
    """DRE-844, DRE-033: the players choose who gets the Taunt token."""
    return together(state, "prompt-taunt", "DRE-844", choices.TAUNT)


@BOOK.resolves(steps.GiveTaunt)
def give_taunt(state: DragonState, step: steps.GiveTaunt, choice: choices.TakeTaunt) -> None:
    fight(state).taunt = choice.seat
    state.emit(events.TauntTaken(rule="DRE-844", seat=choice.seat))


# -- rounds --------------------------------------------------------------------------------------------


@BOOK.resolves(steps.BeginCombat)
def begin_combat(state: DragonState, step: steps.BeginCombat, choice: None) -> None:
    """DRE-348, DRE-551: the second player of PvP gains 1 Power; from now on the Combat may end at any moment.

    DRE-571: in every round of a Challenge.
    """
    fight(state).begun = True
    if state.pvp:
        from . import power

        power.gain(state, 1 - state.first, 1, "DRE-551")
    state.agenda.append(steps.BeginRound())
    if state.run is not None:
        fights.begin(state)


_TURNS = tuple([steps.BeginTurn(seat) for seat in range(ENEMY)])
SOLO_ROUND: tuple[steps.AnyStep, ...] = (steps.BeginRound(), steps.EnemyTurn())
ALLIES_ROUND = tuple([(*SOLO_ROUND, steps.BeginTurn(seat)) for seat in range(ENEMY)])
PVP_ROUND: tuple[tuple[steps.AnyStep, ...], ...] = tuple(
    [(steps.BeginRound(), steps.BeginTurn(seat)) for seat in range(ENEMY)]
)
"""What follows the first player's turn, by the seat that comes second, the first on top; then the next round."""


@BOOK.resolves(steps.BeginRound)
def begin_round(state: DragonState, step: steps.BeginRound, choice: None) -> None:
    """DRE-348, DRE-552, DRE-845, AMB-DRE-75, AMB-DRE-83: the order of a round is fixed when it begins.

    DRE-292, DRE-537, DRE-572: turn by turn until the Combat is over, in PvP from the first player on.
    """
    combat = state.combat or fight(state)
    if combat.foe is None:
        # AMB-DRE-83: 0 is no limit.
        if 0 < state.rulings.pvp_rounds <= combat.round:
            win_round(state, by_health(state), "DRE-531", True)
            return
        first, later = state.first, PVP_ROUND[1 - state.first]
    elif len(state.players) == 2:
        first, later = combat.taunt, ALLIES_ROUND[1 - combat.taunt]
    else:
        first, later = 0, SOLO_ROUND
    combat.round += 1
    state.emit(events.RoundBegan(rule="DRE-348", round=combat.round))
    speak(state, BY_ROUND.get(combat.round))
    state.agenda.extend(later)
    begin_turn(state, _TURNS[first], None)


def by_health(state: DragonState) -> Seat:
    """AMB-DRE-83: the higher share of remaining Health; an exact tie goes to the second player."""
    combat = fight(state)
    first, second = combat.sheets[state.first], combat.sheets[1 - state.first]
    ours = (first.health - first.damage) * second.health
    theirs = (second.health - second.damage) * first.health
    return state.first if ours > theirs else 1 - state.first
