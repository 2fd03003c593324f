chapter-19-control = Control

MYS-298 = A region is controlled by the player whose units there have the largest total Strength, Upgrades included.
MYS-299 = A tie is won by the player with the lower Artefact number; exactly one player controls a region that has any unit.
MYS-300 = A region without units is controlled by nobody.
MYS-301 = A Fortification alone (Strength 2) can control a region.
MYS-302 = A wounded Champion counts 1 (plus any Champion Upgrade bonus) for control.
MYS-303 = Champion abilities (Anuth) and temporary Battle bonuses do not count for control.
MYS-304 = Control is not remembered: it is worked out anew whenever an effect asks for it (Region cards, Objectives, Encounters, Attunement, CR-2T1).
MYS-305 = The Strength of a set of units is the sum of: 1 per Troop (plus C080), 2 per Golem (plus C058), 2 per Fortification (plus C060), the Champion's 3, or 1 if wounded, and the Champion's bonus from C019 (2) or C076 (3).
