chapter-21-champions = Champions

MYS-336 = No Champion ability works while that Champion is wounded (until the next Era).
MYS-337 = Anuth: in a Battle that his own player starts in Anuth's region, he counts +2 Strength until the Battle ends.
MYS-338 = Anuth: when a Monster attacks the Island he stands on, he counts +2 Strength until the attack ends.
MYS-339 = Anuth gives nothing in a Battle started by another player.
MYS-340 = Telron: at the very start of each Era (Era I too), before Champions are restored, gain 4 Energy if Telron is not wounded. The Artefact Energy of step 9 comes in addition.
MYS-341 = Celethe's player must have been ranked Gold, Silver or Bronze: without a reward there is nothing to double.
MYS-342 = Celethe: if Celethe is on an Island where a Monster attack is defeated, her player's reward is doubled.
MYS-343 = Leheir: in a Battle you start, gain 1 extra Glory for each unit that is removed or retreats (any player's, your own included) and for each Champion that becomes wounded.
MYS-344 = Leheir's ability works in any region (Leheir need not be there) and whoever is the strongest.
MYS-345 = Sanya: as the first step of a Battle you start, before its region is chosen, or of an Encounter you face, you may take the top card of the current Era Deck into your hand for free.
MYS-346 = Sanya's card is taken before the reaction choice or before the Encounter is resolved, so you can use it as your reaction in that Battle.
MYS-347 = Kolbor & Malabor: when you move an Island, you may claim any available Attunement, whichever Island was moved; the limit of one per Era still holds.
MYS-348 = CR-2T1: at the end of each Era, gain 3 Glory for every 2 regions you control (rounded down).
MYS-349 = Kolbor & Malabor are one Champion (one card, one miniature, Strength 3).
