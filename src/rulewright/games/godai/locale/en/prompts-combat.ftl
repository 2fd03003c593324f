### Questions of a combat.

prompt-meet-encounter = { CARD($card) } stands in the way. What does the group do?
prompt-shuffle-back = { CARD($card) } is Bribed. Shuffle the card back into the deck?
prompt-declare = Round { $round }: what do you do?
prompt-favored-now = A Favored Opponent: use the effect now, or keep it for the Resolution phase?
prompt-favored = A Favored Opponent: which effect?
prompt-aim = How and at whom do you use it?
prompt-guide-ally = Whom does the Escort { CARD($card) } help or strike?
prompt-item = You Defend. Do you use or give an Item?
prompt-switch-field = Do you switch to the other Battlefield?
prompt-who-switches = Which hero switches to the other Battlefield?
