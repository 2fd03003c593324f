chapter-01-object = Object of the game

GOD-001 = The group wins at once when it vanquishes Jaethi in combat, where she is the Boss of Level 10.
GOD-002 = The group wins when the last Siege of the game ends and at least one City-State still stands.
GOD-003 = The group wins when Defenders destroy Jaethi as a Siege Opponent, that is, when her Resilience falls to 0.
GOD-004 = The group loses when both City-States are destroyed at the same time.
GOD-005 = When the Calendar reaches 0 in the last Siege, the game ends: with a City-State still standing it is won, without one it is lost.
GOD-006 = The death of heroes never loses the game, not even the death of all of them.
GOD-007 = In the Siege Stage the end of each Game Turn asks whether Jaethi's Resilience is 0: then the group has won.
GOD-008 = The end of a Game Turn also asks whether the Calendar of the last wave is at 0 with at least 1 City-State standing: then the group has won.
GOD-009 = The end of a Game Turn also asks whether both City-States are destroyed at the same time: then the group has lost.
GOD-010 = If the Defend step brings Jaethi down as a Siege Opponent, the group wins at that moment and nothing more of the turn is played.
GOD-011 = A destroyed City-State can be Rebuilt only while the other one is in play; if neither is, the game is already lost.
GOD-1061 = Whether both City-States are destroyed is asked at the end of every Game Turn of both Stages, and only after a win over Jaethi.
