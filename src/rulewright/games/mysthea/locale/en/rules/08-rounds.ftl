chapter-08-rounds = Phase 2 — rounds, Events Path and turns

MYS-109 = Phase 2 is a series of rounds; how many there are depends on the event cards.
MYS-110 = At the start of each round the first player moves the top card of the Events Deck to the first free space of the Events Path; spaces fill in the order 1, 2, 3 and so on. The nine spaces are worth 2, 3, 4, 5, 6, 7, 8, 9 and 10 Glory, so space n is worth n + 1.
MYS-111 = An event card has no effect when it is placed; it is resolved in Phase 3. The only exception is the recharge of space 6.
MYS-112 = When any event card is placed on the 6th space, the one worth 7 Glory, every player may recharge their Artefact at once.
MYS-113 = The recharge of space 6 is optional for each player. It comes at once, before the first turn of that round.
MYS-114 = In each round each player takes exactly one turn, in order of play.
MYS-115 = In your turn you must do exactly one Standard Action: Act, Develop or Meditate.
MYS-116 = In your turn you may do at most one Special Action: Activate an Accessory, Start a Battle, Move an Island or Face an Encounter.
MYS-117 = The Special Action is optional; you may take a turn without one.
MYS-118 = Do the Special Action completely before or completely after the Standard Action, never in the middle of it.
MYS-119 = You cannot pass: Meditate is always allowed, so there is always a Standard Action to do.
MYS-120 = You may Act only with at least 1 Command card in your hand.
MYS-121 = Standard and Special Actions granted by a card, an Encounter or a Monster reward are extra. They do not use up the Standard or Special Action of your turn.
MYS-122 = When the 5th Region card is placed on the Events Path, every player takes one more turn, the last one, in that round. The Era then goes to Phase 3.
MYS-123 = Event cards still in the deck at that moment are not placed and not resolved in this Era.
MYS-124 = An Era has at least 5 rounds and at most 7 (Era I), 8 (Era II) or 9 (Era III), so the nine spaces of the Events Path are always enough.
