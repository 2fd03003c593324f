chapter-04-options = Game options

MYS-064 = Option: before the game, decide together whether Champion abilities are used or ignored. The decision applies to all players.
MYS-065 = Option: Monster behaviours can be ignored. The rulebook strongly recommends this for a first game.
MYS-066 = When behaviours are ignored, Monster Strengths and Rewards stay as printed; only the Behaviour text has no effect.
MYS-067 = Option: the Attunement mode is Day, Night or mixed.
MYS-068 = Option: Expert Players Mode, in which Champions and starting cards are drafted.
MYS-069 = Option: the Premonition variant for Encounters.
MYS-070 = The options may be combined freely.
