### What Items do outside combat.

item-does-gives-soar = Its bearer has Soar.
item-does-range-together = If every hero has Soar by it, Group Range is { $n } higher.
item-does-speed-together = If every hero has Soar by it, the group moves { $n } farther.
item-does-crosses = The group can enter this terrain: { TERRAIN($terrain) }.
item-does-raises-acquire = The Acquire Amount is { $n } higher.
item-does-eases-harvest = Harvest rolls are { $n } lower.
item-does-raises-range = Group Range is { $n } higher, up to 3.
item-does-heals-in-movement = In each Movement phase its bearer Heals { $n } Health and { $n } Energy, each { $more } more for each Tier of { ELEMENT($element) }.
item-does-halves-drain = Energy Drain of Siege damage and of Hazardous Terrain is halved for its bearer.
item-does-holds-charges = A charge Negates up to { $n } damage to Health or Energy of its bearer. It holds 1 charge and 1 more for each Tier of { ELEMENT($element) }, and is filled in a Temple.
item-does-bolsters-more =
    { $n ->
        [one] Who Bolsters tests 1 more, different Skill for the same Energy.
       *[other] Who Bolsters tests { $n } more, different Skills for the same Energy.
    }
item-does-echoes-element = Once per Harvest Stage, when the group gains a basic Element, it also gains the one that opposes it.
item-does-rerolls-element = Once per Game Turn, for { $energy } Energy, 1 less for each Tier in the Element rolled: an Element die is rolled again.
item-does-turns-element = After an Element die was rolled: who succeeds on any Skill turns it to a basic Element of choice.
item-does-shifts-die = Once per Game Turn, for { $energy } Energy: a Hex or Core die that was rolled is shifted by up to half of the best Mastery rank.
item-does-heals-all = In the Movement phase: Heal all Vitals.
item-does-heals-wounds = Heal { $n } Health, even after Corrosive damage.
item-does-heals-energy = Heal { $n } Energy. With an Augment of Earth one Condition is Negated, with one of Water Raise { $raised } Health.
item-does-negates-condition =
    { $n ->
        [one] Negate one Condition.
       *[other] Negate { $n } Conditions.
    }
item-does-eases-skill = The next Skill roll is { $n } lower.
item-does-eases-test = Once per Game Turn a Stat Test is { $n } lower.
item-does-negates-hazard = Hazardous Terrain has no effect on the group this Game Turn.
item-does-opens-door = In the Event phase: Teleport to a Wellspring Portal or to a hex in the Range of a Defender. With a Wellspring Portal in Range { $energy } Energy may be paid instead.
item-does-grounds-mountain =
    { $n ->
        [one] In the Event phase: add or remove the Riser of a Floating Mountain, or shift one on its Riser by 1 hex, 1 more for each Tier of { ELEMENT($element) }.
       *[other] In the Event phase: add or remove the Riser of a Floating Mountain, or shift one on its Riser by { $n } hexes, 1 more for each Tier of { ELEMENT($element) }.
    }
item-does-sets-amplifier = A Magnetic token for a terrain hex; the first Banner in Range removes it.
item-does-chains-mountain = A Floating Mountain keeps its Riser and its side.
item-does-secures-afar = Secure a revealed Discovery or Treasure from anywhere.
item-does-arranges-harvest = In the Event phase: of { $n } discarded Harvest cards up to { $most } are discarded again, the others go on top of the deck in any order.
item-does-feeds = Gain { $n } Food.
item-does-recalls-assigned = Recruits and Specialists of up to { $n } Defenders go to others or to the Stockpile.
item-does-improves-freely = In this turn of a Siege, Defenders are Improved as in a Harvest Stage.
item-does-foretells-portal = In a Harvest Stage: the Siege Portal of a Slot's Banner is rolled now.
item-does-closes-portal = Close a Siege Portal of choice.
item-does-clears-site = Remove the Hex Token of an Antiquity Site or Settlement.
item-does-reveals-commissions =
    { $n ->
        [one] Turn up the next card of each Commission deck.
       *[other] Turn up the next { $n } cards of each Commission deck.
    }
item-does-swaps-commission = Discard a face-up Commission and turn up the next one.
item-does-fuses-gear = Fuse all own Gear Upgrades of Vitals, Abilities or Skills. For every { $n } of them choose a discarded Power Up, which then leaves the game.
