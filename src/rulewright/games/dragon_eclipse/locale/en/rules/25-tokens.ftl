chapter-25-tokens = Elemental tokens

DRE-452 = The white side shows a player's token, the black side the Enemy's.
DRE-453 = Tokens do nothing by themselves; abilities, Action cards and Enemy Ability cards use them.
DRE-454 = A gained token goes onto the mystling's sheet.
DRE-455 = A placed token goes onto a space in the range of the effect; for your own tokens you choose it freely.
DRE-456 = The Enemy places its token in range as close to your mystling as it can, under it too; the player breaks ties.
DRE-457 = Tokens and mystlings can share a space, whichever came first.
DRE-458 = No token can be placed on a space with Terrain.
DRE-459 = A space holds at most one white and one black token.
DRE-460 = The limit on the Stat card bounds how many tokens a mystling may place and gain.
DRE-461 = A token gained above the limit is ignored.
DRE-462 = If you place a token above your limit, take one of your own from the Arena and place that one, perhaps on the same space, even out of range.
DRE-463 = The Enemy at its limit takes its token that is farthest from you and places it as close to you as the range allows.
