### Why something of the Event phase is not possible.

why-no-gold = It costs { $need } Gold, and the heroes have { $have } together.
why-no-platinum = It costs { $need } Platinum, and the group has { $have }.
why-not-sold = { ITEM($item) } is not sold here.
why-ninja-only = { ITEM($item) } is for Ninjas alone.
why-item-limit =
    { $limit ->
        [hero] A hero holds at most { $most } of it: { ITEM($item) }.
        [head] The group holds at most { $most } of it, one for each hero: { ITEM($item) }.
        [group] The group holds at most { $most } of it: { ITEM($item) }.
        [game] It can be bought { $most } times in a game: { ITEM($item) }.
       *[turn] It can be bought once per Game Turn: { ITEM($item) }.
    }
why-purchase-useless =
    { $cause ->
        [full] This hero cannot carry more Food.
        [nobody-assigned] No Defender has Recruits or Specialists to recall.
        [not-siege] { ITEM($item) } works in a Siege Stage alone.
        [meditated] { ITEM($item) } was bought in this Siege Stage already.
        [not-harvest] { ITEM($item) } works in a Harvest Stage alone.
        [no-slot] No Siege Slot holds cards whose Siege Portal is unknown.
        [last-portal] One Siege Portal must stay open.
       *[no-commission] No Commission lies face up.
    }
why-gear-in-cities = Gear Upgrades are bought in City-States.
why-ring-full = All six Gear Upgrades for { STAT($stat) } are filled.
why-nothing-to-fuse = There is no Gear Upgrade to Fuse.
why-trade-in-cities = Resources are traded in City-States.
why-platinum-full = The group holds at most { $most } Platinum.
why-no-ten = It takes { $need } Resources of Tier I, of more than one kind.
why-not-traded = { RESOURCE($resource) } cannot be traded.
why-few = It takes { $need }, and the group has { $have }: { RESOURCE($resource) }.
why-not-face-up = { CARD($card) } does not lie face up.
why-no-attempt =
    { $cause ->
        [attempted] The group has attempted or delivered a Commission this turn.
        [elsewhere] It needs another place: { PLACE($place) }.
        [site-used] The Antiquity Site has been used this turn.
        [no-camp] The group must have Camped here.
        [no-hero] Only the hero of its Role can attempt it.
       *[no-soar] Only heroes with Soar roll, and nobody has it.
    }
why-not-on-its-way = The group does not carry { CARD($card) }.
why-not-revealed = { CARD($card) } is not revealed.
why-only-in-site = Treasures are gained in an Antiquity Site.
why-site-used = The Antiquity Site has been used this turn.
why-no-wellspring = The group is not on a Wellspring Portal.
why-no-other-wellspring = There is no other Wellspring Portal on the map.
why-wellspring-left = The group has left this Wellspring Portal once this turn.
why-no-temple = The group is not in a Temple.
why-temple-visited = The group has taken its Temple actions here this turn.
why-temple-idle = There is nothing that the group could do in this Temple now.
why-no-item = This hero does not carry { ITEM($item) }.
why-no-group-item = The group does not have { ITEM($item) }.
why-item-used = { ITEM($item) } has been used this Game Turn.
why-item-idle = { ITEM($item) } has no use here and now.
why-harvest-far = { $hex } is out of Range: the group reaches { $range }.
why-harvest-nothing = { $hex } yields nothing.
why-harvest-gear = { $hex } has given its Gear Upgrade this turn.
why-harvest-chosen = { $hex } is chosen already; there are enough other hexes.
why-harvest-same = { $hex } yields the same as another hex that can be chosen.
