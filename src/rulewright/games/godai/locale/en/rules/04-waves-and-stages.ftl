chapter-04-waves-and-stages = Siege Waves and Stages

GOD-135 = A game has 3 or 4 Siege Waves, as chosen in setup. Each is a Harvest Stage followed by a Siege Stage.
GOD-136 = The game begins in the Harvest Stage of the first wave.
GOD-137 = In the Harvest Stage the group gathers Resources and may come upon Encounters, Bosses, Treasures, Discoveries and Cataclysms.
GOD-138 = A SIEGE! card drawn from the Jaethi deck ends the Harvest Stage and begins the Siege Stage.
GOD-139 = In the Siege Stage up to four Siege Banners, and perhaps Jaethi, march toward Magnetic targets.
GOD-140 = In both Stages a Game Turn has four phases in this order: Movement, Skill, Event, Villain.
GOD-141 = This game has no Circumstance phase.
GOD-142 = Steps marked HARVEST belong to the Harvest Stage, steps marked SIEGE to the Siege Stage, steps without a mark to both.
GOD-143 = A Game Turn of the Harvest Stage stands for one month; this changes nothing in play.
GOD-1062 = A Harvest Stage begins with regaining Equip cards; then its first Game Turn starts with the Harvest card.
