chapter-11-develop = Develop

MYS-165 = You may Develop only if you have at least 1 Energy.
MYS-166 = First step, choice A: reveal the top card of the Era Deck next to the other face-up cards (normally there are then 4 face up).
MYS-167 = First step, choice B: put the face-up cards (normally 3) under the Era Deck in an order of your choice, and reveal the top 3 instead.
MYS-168 = Then you must buy cards of your choice from the face-up ones into your hand: 1 card for 1 Energy, 2 cards for 3 Energy, or 3 cards for 5 Energy in total.
MYS-169 = You cannot buy 0 cards or more than 3 cards.
MYS-170 = With 1–2 Energy you can buy only 1 card, with 3–4 Energy at most 2 cards, and with 5 or more Energy at most 3 cards.
MYS-171 = Last, reveal cards until 3 are face up again. If more than 2 remain (choice A and 1 card bought), nothing is revealed.
MYS-172 = When the Era Deck is empty, no card is revealed or refilled, but the remaining face-up cards can still be bought.
MYS-173 = With no face-up card and an empty Era Deck you cannot Develop.
MYS-174 = All cards you buy belong to the current Era, because only the current Era Deck is used.
MYS-175 = A Develop granted by an effect follows all Develop rules, including the need for at least 1 Energy and the price.
