chapter-06-eras = Eras and phases

MYS-083 = The game lasts exactly 3 Eras: I, II and III.
MYS-084 = Every Era has three phases in this order: 1 Beginning, 2 During, 3 End.
MYS-085 = The game ends after Phase 3 of Era III.
MYS-086 = The player with the most Glory at the end wins.
MYS-087 = A tie for the win goes to the tied player who holds the lowest Artefact number at the end of the game.
