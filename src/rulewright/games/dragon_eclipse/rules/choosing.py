"""Before a Combat: Mystlings, Enemy, Arena, fighters; and what follows it. Rulebook p.6, p.17, p.27-28.

Duel, gauntlet, Quick battle and Challenge differ only here: in who is chosen, how often a Combat is set up, and when
the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rulewright.core.record import Choice, Decision, Seat

from ..content.components import Nature
from ..model import choices, events, steps
from ..model.state import Combat, DragonState, Member, Sheet, fight
from ..model.vocabulary import Element
from .book import BOOK, allied, content
from .ending import end_game, finish_game
from .party import change_member, health_of
from .ready_decks import ready_deck

CHOOSE, DRAW, USUAL, READY, RANDOM = "choose", "draw", "usual", "ready", "random-combat"


# -- Mystlings -----------------------------------------------------------------------------------------


def free_mystlings(state: DragonState, seat: Seat) -> list[str]:
    """DRE-105, DRE-539, DRE-558, DRE-824, AMB-DRE-86: whom a seat may choose.

    DRE-659, DRE-866: in a Run one that is unlocked.
    DRE-106, DRE-530: anybody; among allies the main Elements must differ, subtypes need not.
    """
    everything = content(state).mystlings
    own = [member.mystling for member in state.players[seat].party]
    taken = {member.mystling for player in state.players for member in player.party}
    allies = own if state.pvp else sorted(taken)
    elements = {everything[mystling].element for mystling in allies}
    found = [id for id, mystling in everything.items() if mystling.element not in elements and id not in own]
    apart = [id for id in found if id not in taken]
    if state.save is not None:
        # DRE-659, DRE-866: of those that the Save sheet has unlocked.
        return [id for id in apart if id in state.save.mystlings] or apart
    # With a small content nobody would be left for the last picks of a draft.
    return found if state.pvp and (state.rulings.mirror or not apart) else apart


def preset(state: DragonState, seat: Seat) -> str:
    """What the options say about a seat's next Mystling."""
    options = state.options
    if len(state.players) == 1:
        return options.partner if state.players[0].party else options.mystling
    wish = options.partner if seat else options.mystling
    return CHOOSE if wish not in (CHOOSE, DRAW) and state.players[seat].party else wish


@BOOK.asks(steps.ChooseMystling)
def offer_mystlings(state: DragonState, step: steps.ChooseMystling) -> Decision | None:
    """DRE-337, DRE-539, DRE-557: choose, unless the table has agreed otherwise.

    DRE-659: whoever begins a Run with one that the Save sheet has not unlocked yet chooses another.
    """
    free, wish = free_mystlings(state, step.seat), preset(state, step.seat)
    locked = state.save is not None and wish not in (CHOOSE, DRAW) and wish not in free
    if wish != CHOOSE and not locked:
        return None
    offered = tuple([choices.PICK_MYSTLING[mystling] for mystling in free])
    return Decision(step.seat, "prompt-mystling", mystling_rule(state), offered)


def mystling_rule(state: DragonState) -> str:
    if state.mode == "pvp_challenge":
        return "DRE-557"
    if state.run is not None:
        return "DRE-659"
    return "DRE-539" if state.pvp else "DRE-104"


@BOOK.resolves(steps.ChooseMystling)
def take_mystling(state: DragonState, step: steps.ChooseMystling, choice: choices.PickMystling | None) -> None:
    if choice is not None:
        mystling = choice.mystling
    else:
        free = free_mystlings(state, step.seat)
        wish = preset(state, step.seat)
        mystling = wish if wish in free else free[state.roll("mystlings", len(free))]
    player = state.players[step.seat]
    player.party = (*player.party, Member(mystling))
    state.emit(events.MystlingChosen(rule=mystling_rule(state), seat=step.seat, mystling=mystling))
    if state.run is not None:
        # DRE-661: its own six cards and ten different Starting cards.
        change_member(state, step.seat, 0, cards=tuple(sorted(content(state).starting_deck(mystling))))
    elif state.options.deck == READY:
        ready_deck(state, step.seat, len(player.party) - 1)


# -- the next Combat -----------------------------------------------------------------------------------


@BOOK.resolves(steps.NextDuel)
def next_duel(state: DragonState, step: steps.NextDuel, choice: None) -> None:
    """DRE-293, DRE-553: another Combat, or the end of the game."""
    if state.pvp:
        if state.winner >= 0 and after_round(state):
            return
        if state.mode == "pvp_challenge" and not state.duel:
            # DRE-564: chance again; the host of the draft need not be the first player.
            set_first(state, state.roll("first-player", 2), "DRE-564")
        order = [state.first, 1 - state.first]
    else:
        if state.lost >= (state.options.lives if state.mode == "gauntlet" else 1):
            finish_game(state, False)
            return
        if state.duel >= (state.options.duels if state.mode == "gauntlet" else 1):
            finish_game(state, True)
            return
        order = list(range(len(state.players)))
    state.duel += 1
    plan: list[steps.AnyStep] = [] if state.pvp else [steps.ChooseEnemy(0, draw_tiers(state))]
    if state.options.switching and state.duel > 1:
        plan.insert(0, steps.SwitchModes(0, switchable(state)))
    plan.extend((steps.ChooseMap(0), steps.ChooseArena(0)))
    plan.extend([steps.ChooseFighter(seat) for seat in order])
    state.then(*plan, steps.SetUpCombat())


def after_round(state: DragonState) -> bool:
    """DRE-532, DRE-573 to DRE-577: count the win; True if the game is over or somebody is asked first."""
    winner, loser = state.winner, 1 - state.winner
    state.winner = -1
    state.players[winner].wins += 1
    needed = 2 if state.mode == "pvp_challenge" else 1
    if state.players[winner].wins >= needed:
        scores = tuple([player.wins for player in state.players])
        end_game(state, scores, (winner,), "DRE-573" if needed == 2 else "DRE-532")
        return True
    for seat, player in enumerate(state.players):
        for at in range(len(player.party)):
            change_member(state, seat, at, damage=0)
    state.then(steps.ChooseFirst(loser), steps.NextDuel())
    return True


@BOOK.asks(steps.ChooseFirst)
def offer_first(state: DragonState, step: steps.ChooseFirst) -> Decision:
    """DRE-576: the loser of the round decides who is first in the next."""
    return Decision(step.seat, "prompt-first", "DRE-576", choices.TAUNT)


@BOOK.resolves(steps.ChooseFirst)
def take_first(state: DragonState, step: steps.ChooseFirst, choice: choices.TakeTaunt) -> None:
    set_first(state, choice.seat, "DRE-576")


def set_first(state: DragonState, seat: Seat, rule: str) -> None:
    """Who is the first player of the next round."""
    state.first = seat
    state.emit(events.FirstPlayerSet(rule=rule, seat=seat))


# -- hard modes ----------------------------------------------------------------------------------------


def switchable(state: DragonState) -> tuple[str, ...]:
    """DRE-519, DRE-524, DRE-862: all three; with two players the Enemy deck stays face up.

    DRE-516, DRE-520, DRE-521, DRE-526: free to combine, for one player or two, and only for Combats.
    """
    return tuple([mode for mode in choices.HARD_MODES if len(state.players) == 1 or mode != "unpredictable"])


@BOOK.asks(steps.SwitchModes)
def offer_modes(state: DragonState, step: steps.SwitchModes) -> Decision | None:
    """DRE-517, DRE-518: between Combats a hard mode may be taken up or given up."""
    if not step.left:
        return None
    offered: list[Choice] = [choices.DECLINE]
    for mode in step.left:
        offered.append((choices.GIVE_UP if getattr(state.options, mode) else choices.TAKE_UP)[mode])
    return allied(state, step.seat, "prompt-modes", "DRE-517", offered)


@BOOK.resolves(steps.SwitchModes)
def switch_mode(state: DragonState, step: steps.SwitchModes, choice: Choice | None) -> None:
    if not isinstance(choice, (choices.TakeUpMode, choices.GiveUpMode)):
        return
    on = isinstance(choice, choices.TakeUpMode)
    state.options = msgspec.structs.replace(state.options, **{choice.mode: on})
    state.emit(events.ModeSwitched(rule="DRE-517" if on else "DRE-518", mode=choice.mode, on=on))
    left = tuple([mode for mode in step.left if mode != choice.mode])
    state.agenda.append(steps.SwitchModes(step.seat, left))


# -- Enemy, map, Arena card ----------------------------------------------------------------------------


def possible_enemies(state: DragonState) -> list[str]:
    """DRE-484: a duel may be against anybody outside the party; a gauntlet goes up tier by tier."""
    everything = content(state)
    party = {member.mystling for player in state.players for member in player.party}
    found = [enemy.id for enemy in everything.enemies.values() if enemy.mystling not in party]
    if state.mode != "gauntlet":
        return found or list(everything.enemies)
    tier = gauntlet_tier(state)
    of_tier = [enemy for enemy in found if everything.nature_of[enemy].tier == tier]
    fresh = [enemy for enemy in of_tier if enemy not in state.met]
    return fresh or of_tier or [enemy for enemy in found if enemy not in state.met] or found or list(everything.enemies)


def gauntlet_tier(state: DragonState) -> int:
    """The Tier of the next duel: from the lowest on, in even steps; five duels have one of every Tier."""
    everything = content(state)
    tiers = sorted({nature.tier for nature in everything.nature_of.values()})
    return tiers[(state.duel - 1) * len(tiers) // state.options.duels]


def draw_tiers(state: DragonState) -> tuple[str, ...]:
    """DRE-023, DRE-707: for a Random Combat two Tier cards are drawn, or the only one; each Mystling has one."""
    if state.options.enemy != RANDOM:
        return ()
    possible = possible_enemies(state)
    tier_cards = content(state).enemy_of.values()
    deck = [enemy for enemy in possible if enemy in tier_cards] or possible
    return tuple([deck.pop(state.roll("tiers", len(deck))) for _ in range(min(2, len(deck)))])


@BOOK.asks(steps.ChooseEnemy)
def offer_enemies(state: DragonState, step: steps.ChooseEnemy) -> Decision | None:
    """DRE-324, DRE-707: anybody, or one of the two that were drawn."""
    if state.options.enemy not in (CHOOSE, RANDOM):
        return None
    offered = tuple([choices.PICK_ENEMY[enemy] for enemy in step.drawn or possible_enemies(state)])
    rule = "DRE-707" if step.drawn else "DRE-324"
    return allied(state, step.seat, "prompt-enemy", rule, offered) if len(offered) > 1 else None


@BOOK.resolves(steps.ChooseEnemy)
def take_enemy(state: DragonState, step: steps.ChooseEnemy, choice: choices.PickEnemy | None) -> None:
    """DRE-324: who is fought."""
    if choice is not None:
        enemy = choice.enemy
    elif state.options.enemy in content(state).enemies:
        enemy = state.options.enemy
    else:
        found = step.drawn or possible_enemies(state)
        enemy = found[state.roll("enemies", len(found))] if len(found) > 1 else found[0]
    state.met = (*state.met, enemy)


def possible_arenas(state: DragonState) -> list[str]:
    """DRE-533, DRE-546: in PvP only Arena cards with a PvP side."""
    pvp = state.pvp
    return [arena.id for arena in content(state).arenas.values() if not pvp or arena.pvp is not None]


def possible_maps(state: DragonState) -> list[str]:
    """DRE-326: any of the five."""
    return list(content(state).maps)


@BOOK.asks(steps.ChooseMap)
def offer_maps(state: DragonState, step: steps.ChooseMap) -> Decision | None:
    if state.options.map != CHOOSE:
        return None
    offered = tuple([choices.PICK_MAP[map] for map in possible_maps(state)])
    return allied(state, step.seat, "prompt-map", "DRE-326", offered)


def agreed(state: DragonState, wish: str, known: Callable[[DragonState], Sequence[str]], usual: str, of: str) -> str:
    """What the table has agreed on: the one of the Tier card, one by name, or a drawn one (always so in PvP)."""
    if usual and wish == USUAL:
        return usual
    names = known(state)
    return wish if wish in names else names[state.roll(of, len(names))]


def tier_card(state: DragonState) -> Nature | None:
    """Where the Combat against this Enemy usually is (DRE-711)."""
    return None if state.pvp else content(state).nature_of[state.met[-1]]


@BOOK.resolves(steps.ChooseMap)
def take_map(state: DragonState, step: steps.ChooseMap, choice: choices.PickMap | None) -> None:
    """DRE-326, DRE-545, DRE-565: the map on the Tier card; in PvP a random one."""
    if choice is not None:
        map = choice.map
    else:
        tier = tier_card(state)
        map = agreed(state, state.options.map, possible_maps, tier.map if tier else "", "maps")
    # With the map a new Combat lies on the table; the rest of it is chosen and laid out one after the other.
    state.combat = Combat(map=map, sheets=[Sheet() for _ in state.players])


@BOOK.asks(steps.ChooseArena)
def offer_arenas(state: DragonState, step: steps.ChooseArena) -> Decision | None:
    if state.options.arena != CHOOSE:
        return None
    offered = tuple([choices.PICK_ARENA[arena] for arena in possible_arenas(state)])
    return allied(state, step.seat, "prompt-arena", "DRE-297", offered)


@BOOK.resolves(steps.ChooseArena)
def take_arena(state: DragonState, step: steps.ChooseArena, choice: choices.PickArena | None) -> None:
    """DRE-297, DRE-546, DRE-565: the Arena card on the Tier card; in PvP a random one."""
    combat = fight(state)
    if choice is not None:
        combat.arena = choice.arena
        return
    tier = tier_card(state)
    combat.arena = agreed(state, state.options.arena, possible_arenas, tier.arena if tier else "", "arenas")


# -- fighters ------------------------------------------------------------------------------------------


def able_members(state: DragonState, seat: Seat) -> list[int]:
    """DRE-554, AMB-DRE-36, DRE-107, DRE-555: not out of Health, and not one that has won its round."""
    party = state.players[seat].party
    return [at for at, member in enumerate(party) if not member.retired and member.damage < health_of(state, member)]


def fit_members(state: DragonState, seat: Seat) -> list[int]:
    """DRE-337, DRE-566, DRE-824: who can fight; allies must have different main Elements."""
    able = able_members(state, seat)
    if state.pvp or len(state.players) == 1:
        return able
    other = fight(state).sheets[1 - seat]
    chosen = [other.active] if other.active >= 0 else able_members(state, 1 - seat)
    beside = {element_of(state, 1 - seat, at) for at in chosen}
    return [at for at in able if beside - {element_of(state, seat, at)}]


def element_of(state: DragonState, seat: Seat, at: int) -> Element:
    """The main Element of a member of a party."""
    return content(state).mystlings[state.players[seat].party[at].mystling].element


@BOOK.asks(steps.ChooseFighter)
def offer_fighters(state: DragonState, step: steps.ChooseFighter) -> Decision | None:
    fit = fit_members(state, step.seat)
    if len(fit) < 2:
        return None
    rule = "DRE-566" if state.pvp else "DRE-337"
    party = state.players[step.seat].party
    offered = tuple([choices.PICK_MYSTLING[party[at].mystling] for at in fit])
    return Decision(step.seat, "prompt-fighter", rule, offered)


@BOOK.resolves(steps.ChooseFighter)
def take_fighter(state: DragonState, step: steps.ChooseFighter, choice: Choice | None) -> None:
    sheet = fight(state).sheets[step.seat]
    party = state.players[step.seat].party
    fit = fit_members(state, step.seat)
    sheet.active = fit[0]
    if isinstance(choice, choices.PickMystling):
        sheet.active = next(at for at in fit if party[at].mystling == choice.mystling)
    mystling = party[sheet.active].mystling
    rule = "DRE-566" if state.pvp else "DRE-337"
    state.emit(events.FighterChosen(rule=rule, seat=step.seat, mystling=mystling))
