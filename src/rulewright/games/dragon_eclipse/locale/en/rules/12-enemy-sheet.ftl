chapter-12-enemy-sheet = The Enemy sheet

DRE-318 = The Enemy sheet is a Stat card with one or more Enemy Ability cards beside it; some Enemies have further cards for a Special Ability or for Summons.
DRE-319 = Players and Enemies share the Stat cards, and statistics work alike for both.
DRE-320 = The Enemy sheet shows name, Element, token limit, statistics, Passive, effects and Special Ability; its side B the Special slot and the list of the Enemy deck.
DRE-321 = The Enemy's Passive holds during the whole Combat.
DRE-322 = The Enemy has one effect for each symbol; the current Enemy Attack card picks it.
DRE-323 = The Enemy's Special Ability is resolved when Enemy Attack cards reach the Special marker.
