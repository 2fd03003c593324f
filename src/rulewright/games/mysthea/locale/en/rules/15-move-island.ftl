chapter-15-move-island = Move an Island and Attunement

MYS-245 = Move an Island: discharge your charged Artefact, then lift the Island where your Champion is to the centre of the Game Board.
MYS-246 = Only the Island of your own Champion can be moved this way.
MYS-247 = Then put the Island into the position of another Island, sliding that one and others around so that the ring is complete again.
MYS-248 = The Island must end at a position other than its old one: the result is one of the three ring orders where it has a different pair of neighbours.
MYS-249 = While the Island is in the centre, you may claim its Attunement card if it is still on the Game Board. It goes next to your Player Board.
MYS-250 = A claimed Attunement scores its Glory at once. The exception is the Monster Attunement, which scores at the end of the Era.
MYS-251 = Each player may claim at most one Attunement per Era.
MYS-252 = A claimed card stays beside your Player Board until Phase 1 of the next Era and so shows that you have used your claim of this Era.
MYS-253 = An Attunement claimed by anyone is not available to others until the next Era.
MYS-254 = You may always move an Island without claiming an Attunement.
MYS-255 = An Attunement is scored with the state at the moment of the claim, before the Island is put back.
MYS-256 = You may claim an Attunement even if it scores 0.
