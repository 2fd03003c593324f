chapter-31-pvp = Player against player

DRE-528 = PvP is a mode of its own for two players and no part of the campaign.
DRE-529 = It has two forms: Quick battle (30 to 45 minutes) and Challenge (about 90 minutes).
DRE-530 = Every mystling may be used.
DRE-531 = The rules of Combat and of deck construction hold, with the changes of this chapter.
DRE-532 = Nobody can be tamed. You win the Combat when the other mystling has as much damage as Health, or more.
DRE-533 = Arena cards show their PvP side.
DRE-534 = The first player's Elemental tokens show white, the second player's black.
DRE-535 = Interrupt cannot discard the card in slot 1.
DRE-536 = Stat cards show their PvP side.
