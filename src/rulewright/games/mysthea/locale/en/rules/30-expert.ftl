chapter-30-expert = Expert Players Mode

MYS-505 = Expert mode skips setup steps 7 and 8; its draft comes right after the Artefacts are dealt (step 10).
MYS-506 = Lay out face up, at random: 1 Champion card and 1 starting card of each of the four colours (5 cards).
MYS-507 = In order of play, the players take turns to pick one of the face-up cards.
MYS-508 = Each picked card is replaced at once by a random card of the same kind (Champion, or same colour), as long as there is one.
MYS-509 = Go on until every player has exactly 1 Champion and 1 starting card of each colour (5 picks each). A kind that you already have cannot be picked again by you.
MYS-510 = All cards left over leave the game.
MYS-511 = With 5 players all 20 starting cards are used; with n players 20 − 4n are left over. The number of Champions left over is 7 − n.
