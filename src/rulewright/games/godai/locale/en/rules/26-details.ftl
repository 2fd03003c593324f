chapter-26-details = Details of Siege, Jaethi and Keywords

GOD-1043 = Jaethi has every Passive whose Element stands at Imbalance 1 or more, not only that of the current Imbalance.
GOD-1044 = A Siege Banner never ends its movement on a Defender.
GOD-1045 = A Siege Opponent that is Immune to some Elements still suffers the Siege damage of a Defender with several Augments if one of these is not among them.
GOD-1046 = If the heroes Ambush, Target dice name the one hero who acts.
GOD-1047 = On Battlefields an ally can be targeted only by members of the group on the same one; opponents are on all of them.
GOD-1048 = After a switch the modifiers of the new Battlefield count from the next round on.
GOD-1049 = A Revived hero has full Vitals.
GOD-1050 = A Summon is an ally that acts instead of its summoner and can be hit.
GOD-1051 = Hazardous Terrain has no effect on a group inside a Defender.
GOD-1052 = Each of the four hexes of a City-State can be chosen for Harvesting as a hex of its own.
