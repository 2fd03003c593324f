# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-33 = Tile A carries City-State 1 of the Empire that is shown, tile B City-State 2.
    .question = Which Empire Tile carries which City-State?
    .a = Always the same: A the first, B the second.
    .b = As the players like.
    .reason = Each Empire lists numbers 1 and 2, and the roll for odd or even needs one of each.

AMB-GOD-34 = As soon as a miniature is on a hex next to empty slots, each of these slots gets one random tile, before it moves on.
    .question = When do new HexTiles appear, and how many?
    .a = On arriving at a border hex, one for each empty slot next to it.
    .b = On stepping over the border, one.
    .reason = Page 53 draws and places on arrival and speaks of one or more tiles.

AMB-GOD-35 = The tile has to be placed so that no City-State and not the Temple Fortress is covered; if that is impossible, the direction is rolled again. A covered Temple is out of play but not destroyed, and Siege Portals are never covered.
    .question = May a SkyTile or Cataclysm cover a City-State or Temple?
    .a = Yes, it is then out of play.
    .b = Yes, Defenders are put on top of it.
    .c = City-States never; Temples are out of play.
    .reason = With City-States under tiles nobody could say whether the game is lost.

AMB-GOD-36 = No. It has to avoid Siege Portals, Game Bars and other SkyTiles and Cataclysms; if that is impossible, the direction is rolled again.
    .question = May a tile of 7 hexes reach over a Game Bar or another SkyTile?
    .a = Yes.
    .b = No.
    .reason = Nothing may lie on portals, and for two tiles on one hex only a flip or another roll is described.

AMB-GOD-37 = It is rolled again. The other reading can be switched on.
    .question = A SkyTile is rolled onto a Nether tile. Is it rolled again, or does nothing happen?
    .a = It is rolled again.
    .b = Nothing happens.
    .reason = The list of cases is the rule; the example that says otherwise may be older.

AMB-GOD-38 = No, only a mountain that crashes costs Resilience. With no Riser left a new Floating Mountain has none and can be entered without Soar. The loss for a flip can be switched on.
    .question = Does flipping a SkyTile to Nether cost every Defender 1 Resilience, since its Riser goes?
    .a = Yes.
    .b = No.
    .reason = The boards of the box say so, and the rulebook ties the loss to the crash. There are 8 Risers for 13 tiles, so they can run out.

AMB-GOD-39 = No, only Floating Mountains on a Riser do.
    .question = Do Nether tiles and fallen mountains need Soar?
    .a = Yes, like all SkyTiles.
    .b = No, only Floating Mountains on Risers.
    .reason = Fallen mountains are expressly free, and Nether tiles have no Riser.

AMB-GOD-40 = Once in a turn, at the end of the Movement phase.
    .question = When does Hazardous Terrain drain Energy?
    .a = At the end of the Movement phase.
    .b = At the beginning of the Event phase.
    .c = At both times.
    .reason = That is the general rule. A Wander onto Hazardous Terrain then does no harm before the next turn.

AMB-GOD-41 = 2 on a Cataclysm, 1 on the portal of a SkyTile.
    .question = How many Elemental Tokens does a Cataclysm get?
    .a = 1.
    .b = 2.
    .reason = The page about Cataclysms says 2.

AMB-GOD-42 = Power, once for each card.
    .question = Which stat do matching Siege Opponents gain on a Cataclysm?
    .a = Power.
    .b = Resilience.
    .reason = The icon looks like a dagger, and a gain that comes only the first time suits lasting Power.

AMB-GOD-43 = At the start of the Villain phase of every Game Turn, in both Stages.
    .question = When do Defenders on a Cataclysm take damage?
    .a = At the start of the Villain phase.
    .b = At any moment of the turn.
    .reason = Siege damage belongs to the villain.

AMB-GOD-44 = If all six directions are impossible, another portal is rolled.
    .question = What if no direction from a portal is possible?
    .a = The direction is rolled again and again.
    .b = The portal is rolled again.
    .reason = Otherwise it would never end.

AMB-GOD-45 = No, it stays where it is.
    .question = May the group Wander into a Siege Portal?
    .a = No, it stays.
    .b = It passes over it.
    .reason = Siege Portals cannot be crossed.

AMB-GOD-46 = Yes, by moving there; only when miniatures are placed two may not share a hex.
    .question = May the group stand on the hex of a Banner?
    .a = Yes.
    .b = No.
    .reason = The rule limits only the placing.

AMB-GOD-47 = They are two things: the canoe is for Water only, the supplies are for Water and Mountain Peaks.
    .question = Is the Dugout Canoe one of the Wayfarer's Supplies?
    .a = No, it is an Item of its own.
    .b = Yes, it is the same.
    .reason = In an example Water is Harvested with the canoe.
