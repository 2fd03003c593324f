chapter-62-two-players-roguelite = Two players: Roguelite

DRE-863 = The Enemy Attack cards for two are used.
DRE-864 = Artifacts are common to both players.
DRE-865 = A player can unlock only the own locked Artifact, not the other's.
DRE-866 = The two mystlings of a Run must differ in their main Element.
DRE-867 = Each player does step 4 of Run Setup for the own mystling and has an own deck and an own locked Artifact.
DRE-868 = A shortcut needs enough marked boxes on both mystlings.
DRE-875 = The spaces are resolved by both players together; the upper part of a Mystery card by each for the own deck.
