# A gap: what we use, and what is not printed.

GAP-DRE-31 = What a map holds is printed: three parts from Camp to Boss, arrows, the kinds of spaces, two to four slots with letters. The four maps are ours.
    .title = Maps of Roguelite

GAP-DRE-32 = What the upper and the lower part are for is printed. The 13 cards are ours: seven add cards, four remove one, two do both; a Spiral is always the worst omen.
    .title = Mystery cards

GAP-DRE-33 = The names of the ten Artifacts are printed. Their Achievements and effects are ours.
    .title = Artifacts

GAP-DRE-34 = The fifth Starting Perk gives Power, as AMB-DRE-10 settles; Artifact Perk 2 removes an Eye and a Spiral and Artifact Perk 8 another Spiral, as AMB-DRE-09 settles.
    .title = Lost icons of the Save sheet

GAP-DRE-35 = Nothing is missing here; the sums are for checking. All mystlings cost 93 Essence; 112 can be earned: 90 by boxes, 10 by Artifacts, 12 by maps. All Starting Perks cost 114 Silver.
    .title = Sums of Essence and Silver
