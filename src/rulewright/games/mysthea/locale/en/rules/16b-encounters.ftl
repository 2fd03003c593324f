chapter-16b-encounters = Encounters — procedure

MYS-261 = Order of an Encounter: pay the Experience; take the top card of the Encounter Deck; gain its Glory at once; choose one of the two options on the front; then turn the card over and get the reward of that option.
MYS-262 = You make and announce your choice before you see the rewards on the back of the card.
MYS-263 = You may use the reward fully, partly or not at all, but only now; whatever you do not use is lost.
MYS-264 = After the reward, your Encounter token moves clockwise by as many Islands as the back of the card shows for the chosen option: 0 to 4. With 0 it stays where it is.
MYS-265 = Last, tuck the card under your Champion card as a record of the Encounters you have faced; it never returns to the deck. It counts as faced from the moment you take it.
MYS-266 = There are four kinds of options: Boots (explore), Chest (collect), Dialogue (talk) and Axe (fight). Each card has exactly two different kinds.
MYS-267 = A wounded Champion can face an Encounter.
MYS-268 = 5 players × 6 Encounters = 30 cards, so the Encounter Deck can never run out.
