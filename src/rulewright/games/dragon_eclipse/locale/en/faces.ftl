### What is printed on faces beyond the text of their rules.

face-passive = Passive
face-upgrade = Upgrade
face-special-slot = Special Ability · slot { $slot }
face-combat = Combat
face-pvp = PvP
face-cost = { $power } Power
face-trivia = Field notes
face-story = This quest is fulfilled by the story of the campaign.
face-same-abilities = The Special Abilities stay as they are.
face-boon = BOON
face-bane = BANE
face-no-terrain = Open ground: no tokens, no special rules.
face-no-pvp = This Arena card has no PvP side.
face-back-action = Action
face-back-enemy = Enemy Attack
face-back-booster = Booster

line-booster = { $n } Elemental cards
booster-booster-1 = Booster 1
booster-booster-2 = Booster 2
booster-booster-3 = Booster 3
booster-booster-4 = Booster 4
booster-booster-5 = Booster 5
booster-booster-6 = Booster 6
booster-booster-7 = Booster 7
booster-booster-8 = Booster 8
booster-booster-9 = Booster 9
booster-booster-10 = Booster 10
