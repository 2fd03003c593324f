chapter-19-power = Power in Combat

DRE-407 = Power comes from slots, from effects of cards and from the Adventure.
DRE-408 = Gained Power goes onto the sheet of the mystling that gains it.
DRE-409 = "Discard N Power" with less than N discards all of it; the rest is ignored.
DRE-410 = "Spend N Power" needs N; without it the effect cannot be used.
DRE-411 = All Power on the sheet is discarded after the Combat.
