chapter-41-corruption = Corruption

DRE-714 = Corruption cards raise the Enemy's statistics for the Combat.
DRE-715 = "Add X Corruption cards to this Combat": draw X at random and attach them to the Enemy sheet.
DRE-716 = The values of several such cards add up.
DRE-717 = After the Combat used Corruption cards are shuffled back.
DRE-718 = Major Corruption works in the same way and is for two players only.
DRE-719 = It is not random: the card with the named letter is used and returned after the Combat.
