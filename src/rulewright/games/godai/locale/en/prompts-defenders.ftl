### What the group is asked about Defenders, Temples and Dedications.

prompt-enhance =
    { $left ->
        [-1] Enhance Defenders? There are { $platinum } Platinum in the purse.
        [0] Enhance Defenders? No more Resources may be spent this turn; there are { $platinum } Platinum in the purse.
        [1] Enhance Defenders? 1 more Resource may be spent this turn; there are { $platinum } Platinum in the purse.
       *[other] Enhance Defenders? { $left } more Resources may be spent this turn; there are { $platinum } Platinum in the purse.
    }
prompt-remove-or-flip =
    { $kind ->
        [tower] { DEFENDER($defender) } is destroyed. Does its Tower lie there to be Rebuilt, or is it removed?
       *[fortress] { DEFENDER($defender) } is destroyed. Does its Fortress lie there to be Rebuilt, or is it removed?
    }
prompt-strengthen =
    { $stat ->
        [resilience] Which Defender gains { $n } Resilience?
        [potential] Which Defender gains { $n } Potential?
        [power] Which Defender gains { $n } Power?
       *[range] Which Defender gains { $n } Range?
    }
prompt-move-tower = To which hex does { DEFENDER($defender) } move?
prompt-first-tower = Where does the first Tower stand? Without it the group gains 4 Platinum and a basic Element.
prompt-place-tower = Where in the area does the new Tower stand?
prompt-temple = What does the group do in the Temple?
prompt-give-for-void =
    { $left ->
        [one] Which Element is given for the Void? (the last one)
       *[other] Which Element is given for the Void? ({ $left } to give)
    }
prompt-dedicate = What does the group give for its Dedication to Boss { $boss }?
prompt-dedication-area = Dedication to Boss { $boss }: where is the center of its area?
prompt-dedication-price = What does the group give for the effect of Boss { $boss }?
prompt-divide-damage = How much of the { $left } Siege damage does { BANNER($slot) } suffer?
prompt-send-banners = Which Banner is carried to which hex?
prompt-resilience-from = From which Siege Opponent in the area does Resilience go over to another one?
prompt-resilience-to = To which Siege Opponent outside the area does Resilience of { BANNER($slot) } go?
prompt-resilience-amount = How much Resilience goes from { BANNER($slot) } to { BANNER($to) }?
prompt-pass-damage = Which Defender passes Siege damage on, and to which one?
prompt-enter-again = { BANNER($slot) } enters the map again: at which Siege Portal?
prompt-strike-one = Which Siege Opponent suffers { $n } Siege damage?
prompt-nether-tile = Which Nether tile is moved?
prompt-nether-center = Where is the center of the Nether tile?
prompt-nether-turn = How is the Nether tile turned? (sixths of a circle)
prompt-settle-nether = Does a Tower or Fortress move onto the Nether tile?
prompt-give-augment = With which Element is { DEFENDER($defender) } Augmented?
