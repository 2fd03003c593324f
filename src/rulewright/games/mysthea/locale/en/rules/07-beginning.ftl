chapter-07-beginning = Phase 1 — Beginning of an Era

MYS-088 = Carry out the steps of Phase 1 in order, from 1 to 9. Telron's ability takes effect before all of them.
MYS-089 = Step 1: put the current Era Deck face down on the deck space of the Development Area, at the far left.
MYS-090 = Step 1, Eras II and III: first return every card left in the Development Area (the face-up cards and the rest of the old Era Deck) to the box. Those cards are out of the game.
MYS-091 = Step 2: reveal the top 3 cards of the current Era Deck face up in the three spaces next to it; 17 cards stay in the deck.
MYS-092 = Step 3, Eras II and III: every claimed Attunement card returns to its space on the Game Board with its side unchanged, so all five are available again.
MYS-093 = Step 4: move the miniature of the current Era's Monster from the Events Board to the Island shown by the icon on its card.
MYS-094 = Step 4: Monsters of earlier Eras stay on the Islands where they are.
MYS-095 = Step 4: shuffle the current Era's Monster card into the Events Deck. In Eras II and III, first gather all event cards of the previous Era, placed or not, into the deck.
MYS-096 = The Events Deck therefore holds 7 cards in Era I (5 Region, 1 Storm, 1 Monster), 8 in Era II and 9 in Era III, minus 1 after Kodror has been removed.
MYS-097 = Step 4: after the shuffle the Events Deck lies face up, so all players can always see which event is placed next.
MYS-098 = Step 5, Eras II and III: every wounded Champion is restored. Its Strength is 3 again, its ability works again and its card is turned upright.
MYS-099 = Step 6, Eras II and III: every Fortification on the Islands returns to its owner's supply beside the Player Board.
MYS-100 = Step 6: Champions, Troops and Golems stay on the Islands between Eras, and constructed units stay constructed.
MYS-101 = Step 7, Eras II and III: take all cards of your discard pile, whether played, discarded or used as a reaction, back into your hand.
MYS-102 = Step 7: cards in play on your Player Board stay there and unplayed cards stay in your hand. Cards removed from the game do not come back.
MYS-103 = Energy, Experience, Glory, Encounter tokens and faced Encounters carry over from Era to Era.
MYS-104 = Step 8, Eras II and III: hand out the Artefacts again by Glory. The player with the most Glory gets I, the second gets II, and so on.
MYS-105 = Step 8: among players with equal Glory, the one with the lower Artefact number in the previous Era comes first.
MYS-106 = Step 9, every Era: all Artefacts are charged (bright side up).
MYS-107 = Step 9, every Era including Era I: each player gains the Energy value of their Artefact: I = 3, II = 4, III = 5, IV = 6 and V = 7.
MYS-108 = Skip steps 3, 5, 6, 7 and 8 in Era I.
