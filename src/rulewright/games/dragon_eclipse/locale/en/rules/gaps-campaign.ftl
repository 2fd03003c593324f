# A gap: what we use, and what is not printed.

GAP-DRE-14 = The example of a Test prints five Items: Rope with Value 2, Ripe Nuts with 3, Bottle of Magic with 3 and A Leather Pouch with 1, both with one Misfortune, and the effect of the Glazed Nuts. The other 18, their timings and effects are ours: 8 for Tests, 8 for any time, 7 for Combat; 14 carry the Roguelite mark.
    .title = Items

GAP-DRE-15 = The four symbols are printed, and a price of 4 Silver for the best of three. All 20 cards are ours: 14 with a symbol and an ability, 4 with two symbols, 2 with an ability only; 13 carry the Roguelite mark.
    .title = Equipment

GAP-DRE-16 = The kinds of five of the 73 Secrets are printed: 01 rules, 02 object, 05 and 13 events, 14 overlay. The others’ kinds are ours, 31 events, 15 overlays, 16 objects and 11 rules in all, and so are the texts, which come with their Scenarios.
    .title = Secrets

GAP-DRE-21 = That there are 17 Worldmap cards, what their sides are for and that the first ones come at the end of Scenario 1 is printed. Slots, cards and what opens what are ours and come with their Scenarios.
    .title = World Map

GAP-DRE-22 = That there are twelve Scenarios with the letters A to L and how Scripts are written is printed. World, names, plot and every Script are ours and come with their Scenarios.
    .title = The Journal

GAP-DRE-23 = Printed are the option to visit another place and the prices of a shop: 1 Silver for the best of three Items, 4 for the best of three Equipment cards. The Scripts are ours and come with their Scenarios.
    .title = Z Scripts

GAP-DRE-24 = Three statuses are printed: Empathy with eight parts, Light in the Shadow with at least six, Eager Tamer with at least five. The rest of the list is ours.
    .title = Statuses

GAP-DRE-25 = What a map holds is printed, no map is. The maps are ours and come with their Scenarios.
    .title = Maps of Locations

GAP-DRE-26 = One table is printed, that of the example. The others are ours and come with their Scenarios.
    .title = Tables of Tests

GAP-DRE-40 = Who joins and when is not printed. Alone you begin with one of the two starters, with two players each takes one, and Scenario 1 ends with at least two in the Party, as AMB-DRE-12 settles.
    .title = The second mystling of Scenario 1
