### What components are, in a line; the words of the setup.

## Kinds

kind-card = Card
kind-encounter = Encounter
kind-champion = Champion
kind-monster = Monster
kind-attunement = Attunement
kind-island = Island
kind-region = Region
kind-terrain = Region type
kind-unit = Unit
kind-type = Card type
kind-colour = Colour
kind-event = Event
kind-approach = Approach
kind-slot = Upgrade space
kind-era = Era
kind-rank = Reward
kind-side = Side
kind-guild = Guild
kind-reaction = Reaction

rank-gold = Gold
rank-silver = Silver
rank-bronze = Bronze
side-day = Day
side-night = Night
reaction-tactic = Attack
reaction-objective = Retreat
reaction-accessory = Sacrifice
reaction-upgrade = Defence

listed-card = { CARD($card) }
listed-side = { ISLAND($island) } { SIDE($side) }
scored-seat = { $who } { $n }

## Components

line-card =
    { $slot ->
        [none] { TYPE($type) }
       *[other] { TYPE($type) } ({ SLOT($slot) })
    } · { $points ->
        [one] { $points } Command Point
       *[other] { $points } Command Points
    } · { ERA($era) }
line-encounter = Encounter · { $glory } Glory
line-champion = Champion · Strength { $strength } · wounded: Strength { $wounded }, no ability
line-monster = Monster, { $title } · Strength { $strength } · appears on { ISLAND($island, form: "of") }
line-monster-untitled = Monster · Strength { $strength } · appears on { ISLAND($island, form: "of") }
line-attunement = Attunement · { SIDE($side) } · { ISLAND($island) }
line-island = Island · { $regions }

rule-place =
    { $slot ->
        [none] Pay { $energy } Energy to place it on your board.
       *[other] Pay { $energy } Energy to place it on your board, in the space for { SLOT($slot, form: "for") }.
    }
rule-activate = Special Action, once per turn: { $what }.
rule-reward = { RANK($rank) }: { $what }.
rule-behaviour = Behaviour: { $what }.
rule-claim = When you claim it, { $what }.
rule-claim-end = If you have claimed it this Era, at the end of the Era { $what }.
rule-approach = { $how }.
rule-approach-back =
    { $steps ->
        [0] { $how }: { $what }. Your token stays.
        [one] { $how }: { $what }. Your token moves { $steps } Island.
       *[other] { $how }: { $what }. Your token moves { $steps } Islands.
    }
approach-scene = { APPROACH($approach) } – { $scene }

## Options

setting-attunements = Attunements
    .help = Which side of the five Attunement cards is used.
value-attunements-day = Day sides
value-attunements-night = Night sides
value-attunements-mixed = a random side for each Island
value-attunements-chosen = a side for each Island: { $sides }
setting-abilities = Champion abilities
    .help = Whether each Champion has its own ability.
setting-behaviours = Monster behaviours
    .help = Whether each Monster behaves in its own way.
setting-expert = Expert Players Mode
    .help = Champions and starting cards are drafted face up instead of dealt.
setting-premonition = Premonition
    .help = You see both rewards of an Encounter before you choose.
setting-choose-colours = Choose colours
    .help = Players choose their colours instead of receiving them in seat order.

## Rulings

setting-artefact-gaps = Artefacts with gaps
    .help = Whether fewer than five players are dealt any of the five Artefacts in Era I, instead of the lowest numbers.
setting-recharge-space = Recharging space of the Events Path
    .help = The rulebook names the sixth space; the icon is printed above the fifth.
value-recharge-space-6 = the sixth space, worth 7 Glory
value-recharge-space-5 = the fifth space, worth 6 Glory
setting-accessories-per-turn = Accessories in a turn
    .help = How many Accessories you may activate as your Special Action.
value-accessories-per-turn-one = one
value-accessories-per-turn-each = each of them once
setting-carry-fortifications = Carrying Fortifications
    .help = Whether Upgrades that carry units also carry Fortifications.
setting-march-tired-champion = Tired Champions march
    .help = Whether a Champion that has travelled this turn goes along with Grand Manoeuvre.
setting-remote-needs-unit = Remote Battles need a unit
    .help = Whether you need a unit of your own in a region to start a Battle there with a card or an Encounter.
value-remote-needs-unit-no-card = no, but without one you play no card
setting-encounter-battle-discharges = Encounter Battles discharge
    .help = Whether a Battle from an Encounter needs and discharges your Artefact.
setting-null-island-move = Islands may return
    .help = Whether a lifted Island may go back between the same neighbours.
setting-double-everything = Celethe doubles everything
    .help = Whether Celethe doubles every part of a reward, or only its numbers.
setting-count-each-defeat = Count every defeat
    .help = Whether the Hunt Attunement counts every defeat, or each Monster once.
setting-owner-picks-loss = The owner picks the loss
    .help = Whether the owner picks the unit that an Encounter removes, or the active player.
setting-fortify-at-champion = Fortify beside the Champion
    .help = Whether cards and Encounters deploy a Fortification only in your Champion’s region.
setting-storm-moves-all = Storms move Caerulas
    .help = Whether a Storm also moves Caerulas when it has stopped after its second attack.
setting-draw-before-region = Sanya draws before the region
    .help = Whether Sanya’s card is drawn before the region of her Battle is chosen, or right after.
