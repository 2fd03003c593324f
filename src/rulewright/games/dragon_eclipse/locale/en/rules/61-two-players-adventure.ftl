chapter-61-two-players-adventure = Two players: Adventure

DRE-827 = The players choose together; everything else in an Adventure is as for one player.
DRE-828 = Secrets, Silver, Essence, statuses, Items and Equipment belong to both.
DRE-829 = At the start of a session a random player gets the Decision token.
DRE-830 = If the players do not agree, the one with the token decides; then the other gets it.
DRE-831 = The token settles, for example, which Script is read or which mystling takes damage.
DRE-832 = Silver is common to both, at most 10 in all.
DRE-833 = Essence is common to both, at most 6 in all.
DRE-834 = Equipment is common to both, at most two cards in all.
DRE-835 = Items are common to both, at most three in all.
