chapter-16-encounters = Encounters — procedure

MYS-257 = To face an Encounter, your Champion must be on the same Island as your Encounter token, in any of its regions.
MYS-258 = The Experience cost of your 1st, 2nd, 3rd, 4th, 5th and 6th Encounter is 1, 2, 3, 4, 5 and 6.
MYS-259 = You can face at most 6 Encounters in the whole game (21 Experience in total if all are paid).
MYS-260 = The cost depends on how many Encounters you have faced in the game so far, over all Eras.
