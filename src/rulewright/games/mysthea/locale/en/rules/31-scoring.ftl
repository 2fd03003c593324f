chapter-31-scoring = Scoring overview and end

MYS-512 = The sources of Glory in play are: River bonus, Defence reaction, Battle result, Attunements, Encounters, Objectives, Accessories and Upgrades, Monster rewards, Region cards, Leheir and CR-2T1.
MYS-513 = Glory is lost only to Utcoro (5) and by the Onygauros alternative (5); the floor of 1 holds.
MYS-514 = After Era III there is no final bonus beyond Phase 3 of that Era: unspent Energy, Experience, cards and units score nothing.
MYS-515 = A player is never eliminated.
