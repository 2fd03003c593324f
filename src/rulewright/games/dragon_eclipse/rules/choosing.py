"""Before a Combat: Mystlings, Enemy, Arena, fighters; and what follows it. Rulebook p.6, p.17, p.27-28.

Duel, gauntlet, Quick battle and Challenge differ only here: in who is chosen, how often a Combat is set up, and when
the game is over.
"""

from __future__ import annotations

from rulewright.core.record import Choice, Decision, Seat

from ..model import choices, events, steps
from ..model.state import DragonState, Member
from .book import BOOK, content
from .decks import ready_deck
from .ending import end_game, finish_game
from .party import change_member, health_of

CHOOSE, DRAW, USUAL, READY = "choose", "draw", "usual", "ready"


# -- Mystlings -----------------------------------------------------------------------------------------


def free_mystlings(state: DragonState, seat: Seat) -> list[str]:
    """DRE-105, DRE-539, DRE-558, DRE-824, AMB-DRE-86: whom a seat may choose."""
    everything = content(state).mystlings
    own = [member.mystling for member in state.sheets[seat].party]
    taken = {member.mystling for sheet in state.sheets for member in sheet.party}
    allies = own if state.pvp else sorted(taken)
    elements = {everything[mystling].element for mystling in allies}
    found = [id for id, mystling in everything.items() if mystling.element not in elements and id not in own]
    apart = [id for id in found if id not in taken]
    # With a small content nobody would be left for the last picks of a draft.
    return found if state.pvp and (state.rulings.mirror or not apart) else apart


def preset(state: DragonState, seat: Seat) -> str:
    """What the options say about a seat's next Mystling."""
    options = state.options
    if len(state.sheets) == 1:
        return options.partner if state.sheets[0].party else options.mystling
    wish = options.partner if seat else options.mystling
    return CHOOSE if wish not in (CHOOSE, DRAW) and state.sheets[seat].party else wish


@BOOK.asks(steps.ChooseMystling)
def offer_mystlings(state: DragonState, step: steps.ChooseMystling) -> Decision | None:
    """DRE-337, DRE-539, DRE-557: choose, unless the table has agreed otherwise."""
    if preset(state, step.seat) != CHOOSE:
        return None
    offered = tuple([choices.PickMystling(mystling) for mystling in free_mystlings(state, step.seat)])
    return Decision(step.seat, "prompt-mystling", mystling_rule(state), offered)


def mystling_rule(state: DragonState) -> str:
    if state.mode == "pvp_challenge":
        return "DRE-557"
    return "DRE-539" if state.pvp else "DRE-104"


@BOOK.resolves(steps.ChooseMystling)
def take_mystling(state: DragonState, step: steps.ChooseMystling, choice: choices.PickMystling | None) -> None:
    free = free_mystlings(state, step.seat)
    wish = preset(state, step.seat)
    if choice is not None:
        mystling = choice.mystling
    elif wish in free:
        mystling = wish
    else:
        mystling = free[state.roll("mystlings", len(free))]
    sheet = state.sheets[step.seat]
    sheet.party = (*sheet.party, Member(mystling))
    state.emit(events.MystlingChosen(rule=mystling_rule(state), seat=step.seat, mystling=mystling))
    if state.options.deck == READY:
        ready_deck(state, step.seat, len(sheet.party) - 1)


# -- the next Combat -----------------------------------------------------------------------------------


@BOOK.resolves(steps.NextDuel)
def next_duel(state: DragonState, step: steps.NextDuel, choice: None) -> None:
    """DRE-293, DRE-553: another Combat, or the end of the game."""
    if state.pvp:
        if state.winner >= 0 and after_round(state):
            return
        order = [state.first, 1 - state.first]
    else:
        if state.lost >= (state.options.lives if state.mode == "gauntlet" else 1):
            finish_game(state, False)
            return
        if state.duel >= (state.options.duels if state.mode == "gauntlet" else 1):
            finish_game(state, True)
            return
        order = list(range(len(state.sheets)))
    state.duel += 1
    plan: list[steps.AnyStep] = [] if state.pvp else [steps.ChooseEnemy(0)]
    plan.extend((steps.ChooseMap(0), steps.ChooseArena(0)))
    plan.extend([steps.ChooseFighter(seat) for seat in order])
    state.then(*plan, steps.SetUpCombat())


def after_round(state: DragonState) -> bool:
    """DRE-532, DRE-573 to DRE-577: count the win; True if the game is over or somebody is asked first."""
    winner, loser = state.winner, 1 - state.winner
    state.winner = -1
    state.sheets[winner].wins += 1
    needed = 2 if state.mode == "pvp_challenge" else 1
    if state.sheets[winner].wins >= needed:
        scores = tuple([sheet.wins for sheet in state.sheets])
        end_game(state, scores, (winner,), "DRE-573" if needed == 2 else "DRE-532")
        return True
    for seat, sheet in enumerate(state.sheets):
        for at in range(len(sheet.party)):
            change_member(state, seat, at, damage=0)
    state.then(steps.ChooseFirst(loser), steps.NextDuel())
    return True


@BOOK.asks(steps.ChooseFirst)
def offer_first(state: DragonState, step: steps.ChooseFirst) -> Decision:
    """DRE-576: the loser of the round decides who is first in the next."""
    return Decision(step.seat, "prompt-first", "DRE-576", choices.TAUNT)


@BOOK.resolves(steps.ChooseFirst)
def take_first(state: DragonState, step: steps.ChooseFirst, choice: choices.TakeTaunt) -> None:
    state.first = choice.seat
    state.emit(events.FirstPlayerSet(rule="DRE-576", seat=choice.seat))


# -- Enemy, map, Arena card ----------------------------------------------------------------------------


def possible_enemies(state: DragonState) -> list[str]:
    """A duel may be against anybody outside the party; a gauntlet goes up tier by tier."""
    everything = content(state)
    party = {member.mystling for sheet in state.sheets for member in sheet.party}
    found = [enemy.id for enemy in everything.enemies.values() if enemy.mystling not in party]
    if state.mode != "gauntlet":
        return found or list(everything.enemies)
    tier = gauntlet_tier(state)
    of_tier = [enemy for enemy in found if everything.mystlings[everything.enemies[enemy].mystling].tier == tier]
    fresh = [enemy for enemy in of_tier if enemy not in state.met]
    return fresh or of_tier or [enemy for enemy in found if enemy not in state.met] or found or list(everything.enemies)


def gauntlet_tier(state: DragonState) -> int:
    """The Tier of the next duel: from the lowest to the highest that there is."""
    everything = content(state)
    tiers = sorted({everything.mystlings[enemy.mystling].tier for enemy in everything.enemies.values()})
    return tiers[(state.duel - 1) * len(tiers) // state.options.duels]


@BOOK.asks(steps.ChooseEnemy)
def offer_enemies(state: DragonState, step: steps.ChooseEnemy) -> Decision | None:
    if state.options.enemy != CHOOSE:
        return None
    offered = tuple([choices.PickEnemy(enemy) for enemy in possible_enemies(state)])
    return Decision(step.seat, "prompt-enemy", "DRE-324", offered) if len(offered) > 1 else None


@BOOK.resolves(steps.ChooseEnemy)
def take_enemy(state: DragonState, step: steps.ChooseEnemy, choice: choices.PickEnemy | None) -> None:
    """DRE-324: who is fought."""
    found = possible_enemies(state)
    if choice is not None:
        enemy = choice.enemy
    elif state.options.enemy in content(state).enemies:
        enemy = state.options.enemy
    else:
        enemy = found[state.roll("enemies", len(found))] if len(found) > 1 else found[0]
    state.met = (*state.met, enemy)


def possible_arenas(state: DragonState) -> list[str]:
    """DRE-533, DRE-546: in PvP only Arena cards with a PvP side."""
    return [arena.id for arena in content(state).arenas.values() if not state.pvp or arena.pvp is not None]


@BOOK.asks(steps.ChooseMap)
def offer_maps(state: DragonState, step: steps.ChooseMap) -> Decision | None:
    if state.options.map != CHOOSE:
        return None
    offered = tuple([choices.PickMap(map) for map in content(state).maps])
    return Decision(step.seat, "prompt-map", "DRE-326", offered)


@BOOK.resolves(steps.ChooseMap)
def take_map(state: DragonState, step: steps.ChooseMap, choice: choices.PickMap | None) -> None:
    """DRE-326, DRE-545: the map on the Tier card; in PvP a random one."""
    maps = list(content(state).maps)
    wish = state.options.map
    if choice is not None:
        state.map = choice.map
    elif wish in maps:
        state.map = wish
    elif wish == USUAL and not state.pvp:
        state.map = content(state).mystlings[content(state).enemies[state.met[-1]].mystling].map
    else:
        state.map = maps[state.roll("maps", len(maps))]


@BOOK.asks(steps.ChooseArena)
def offer_arenas(state: DragonState, step: steps.ChooseArena) -> Decision | None:
    if state.options.arena != CHOOSE:
        return None
    offered = tuple([choices.PickArena(arena) for arena in possible_arenas(state)])
    return Decision(step.seat, "prompt-arena", "DRE-297", offered)


@BOOK.resolves(steps.ChooseArena)
def take_arena(state: DragonState, step: steps.ChooseArena, choice: choices.PickArena | None) -> None:
    """DRE-297, DRE-546."""
    arenas = possible_arenas(state)
    wish = state.options.arena
    if choice is not None:
        state.arena = choice.arena
    elif wish in arenas:
        state.arena = wish
    elif wish == USUAL and not state.pvp:
        state.arena = content(state).mystlings[content(state).enemies[state.met[-1]].mystling].arena
    else:
        state.arena = arenas[state.roll("arenas", len(arenas))]


# -- fighters ------------------------------------------------------------------------------------------


def fit_members(state: DragonState, seat: Seat) -> list[int]:
    """DRE-337, DRE-554, AMB-DRE-36: who can fight: not out of Health, and not one that has won its round."""
    party = state.sheets[seat].party
    return [at for at, member in enumerate(party) if not member.retired and member.damage < health_of(state, member)]


@BOOK.asks(steps.ChooseFighter)
def offer_fighters(state: DragonState, step: steps.ChooseFighter) -> Decision | None:
    fit = fit_members(state, step.seat)
    if len(fit) < 2:
        return None
    rule = "DRE-566" if state.pvp else "DRE-337"
    party = state.sheets[step.seat].party
    offered = tuple([choices.PickMystling(party[at].mystling) for at in fit])
    return Decision(step.seat, "prompt-fighter", rule, offered)


@BOOK.resolves(steps.ChooseFighter)
def take_fighter(state: DragonState, step: steps.ChooseFighter, choice: Choice | None) -> None:
    sheet = state.sheets[step.seat]
    fit = fit_members(state, step.seat)
    sheet.active = fit[0]
    if isinstance(choice, choices.PickMystling):
        sheet.active = next(at for at in fit if sheet.party[at].mystling == choice.mystling)
    mystling = sheet.party[sheet.active].mystling
    rule = "DRE-566" if state.pvp else "DRE-337"
    state.emit(events.FighterChosen(rule=rule, seat=step.seat, mystling=mystling))
