# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-65 = By the number of SIEGE! cards played so far, this one included, like the Calendar; the Element is the one on the card.
    .question = By how much does a SIEGE! card raise the Imbalance, and of which Element?
    .a = By 1.
    .b = By the number of SIEGE! cards.
    .reason = The rulebook says so on page 67; the 1 comes from the boards of the box.

AMB-GOD-66 = Each SIEGE! card has the die of its own Element and no Encounter. Its Siege card is placed before the Harvest Stage ends and belongs to the Slot that begins now.
    .question = Does a SIEGE! card also roll an Element die or draw an Encounter?
    .a = The die, but no Encounter.
    .b = Neither.
    .reason = Calendar and die come with every card before the question of SIEGE! is asked. Without them a Siege could begin without any Banner.

AMB-GOD-67 = One. The order is Calendar, Element die, text of the card, then the Encounter.
    .question = An Affliction also shows the Encounter icon. Is that one Encounter or two?
    .a = One.
    .b = Two.
    .reason = Calendar and die come directly after reading the card, and the Encounter is played after it.

AMB-GOD-68 = At 6. As a rule it is checked only at the start of a Siege.
    .question = At which Calendar does Jaethi appear?
    .a = 6.
    .b = 7.
    .reason = Three places say 6, one says 7.

AMB-GOD-69 = Slots up to the number of the current Siege that hold cards. The other reading can be switched on; then Slot 4 is used in every game.
    .question = Which Siege Slots are active?
    .a = Every Slot with a card.
    .b = Slots with cards up to the number of the current Siege.
    .reason = A later Slot is called a Siege that is yet to begin.

AMB-GOD-70 = There are as many Slots as waves; on the last Slot the extra card goes to the left.
    .question = Where does the extra card of a Surge go on the last Slot, and is there a Slot 4 in a game of 3 waves?
    .a = Slot 4 always exists.
    .b = There are as many Slots as waves, and the card goes left.
    .reason = Otherwise these cards would never come into play.

AMB-GOD-71 = Yes; that Slot is active from then on.
    .question = The Siege of the Slot to the left is already over. Do its new cards join in?
    .a = Yes, like leftovers.
    .b = No.
    .reason = Leftovers of earlier Sieges do the same.

AMB-GOD-72 = No, Power only.
    .question = Does the Slot change the Resilience of a Siege Opponent?
    .a = Yes.
    .b = No.
    .reason = The table of the Slots names Power alone.

AMB-GOD-73 = End effects, Yield, Passives, marking the Siege on the Calendar, discards, tokens, turning up the cards, placing the Banners.
    .question = In which order does a Harvest Stage end: are Banners placed before or after the Passives?
    .a = Banners before the Passives.
    .b = Banners last.
    .reason = Page 70 is the detailed list.

AMB-GOD-74 = Before.
    .question = Are the Elements of the Yield rolled before or after the Passives?
    .a = Before.
    .b = After.
    .reason = Page 70 has this order.

AMB-GOD-75 = Yes: a Calendar of N gives N Villain phases.
    .question = Does the Calendar go down already in the turn in which the Siege begins?
    .a = Yes.
    .b = No.
    .reason = A full Villain phase of the Siege is played in that turn.

AMB-GOD-76 = All Defenders in her Range; she stops when a Magnetic target is in Range.
    .question = Which Defenders does Jaethi hit, and does she stop in Range?
    .a = All in Range, and she stops as Banners do.
    .b = The nearest one, and she moves her full speed.
    .reason = The boards of the box say all in Range, and so she moves as Banners do.

AMB-GOD-77 = Yes, 24 Piercing Energy Drain in the Villain phase, like the other Siege Opponents.
    .question = Does the Siege damage of Jaethi hurt heroes?
    .a = Yes.
    .b = No.
    .reason = The rule speaks of Siege Opponents, and she is one.

AMB-GOD-78 = Nearest is counted in hexes from any hex of the piece. Each step goes one hex nearer; if none is open, it keeps the distance without going back, and the group decides between equal ones. Jaethi is three hexes that touch each other and shifts without turning. She may cross Game Bars, Siege Portals, Defenders and miniatures but not end on them; then she stops one step earlier.
    .question = Which way do Siege Miniatures take, and how large is Jaethi?
    .a = A straight line.
    .b = The shortest way around what is closed.
    .reason = The text says only "toward the nearest"; a shift without turning asks for no further choice.

AMB-GOD-79 = It ignores that target.
    .question = What does a Banner without Soar do about a Magnetic target on a Floating Mountain?
    .a = It ignores it.
    .b = It comes as near as it can.
    .reason = Page 75 forbids such targets.

AMB-GOD-80 = They do not move.
    .question = What do Siege Miniatures do if nothing Magnetic is in play?
    .a = They stand still.
    .b = They Roam.
    .reason = City-States are Magnetic until they are lost, so it hardly ever happens.

AMB-GOD-81 = It is always 24 Piercing Energy Drain: in the Event phase once for each Banner in Range, in the Villain phase once for each opponent and Game Turn. Being in a Defender or a matching Augment protects in both.
    .question = Is the damage of Siege Opponents to heroes Piercing, how often does it come, and does Immunity help?
    .a = Piercing in both phases, with Immunity in both.
    .b = Piercing in the Event phase only, with Immunity in the Villain phase only.
    .reason = Page 63 makes 1 Siege damage equal to 24 Piercing Energy Drain, and page 79 names Immunity without limits.

AMB-GOD-82 = At once.
    .question = The hero with the largest Range dies. When does the Group Range shrink?
    .a = At once.
    .b = At the end of the turn.
    .reason = Group Range counts living heroes.

AMB-GOD-83 = The Defender's.
    .question = Defenders in Range of a Siege Miniature roll. Whose Range is meant?
    .a = That of the opponent.
    .b = That of the Defender.
    .reason = A Defender deals damage within its own Range.

AMB-GOD-84 = Yes, it still rolls and counts as Defended until the step ends. Bolstering with Survival needs at least 1 Resilience left.
    .question = May a Defender that falls to 0 in this step still roll or be Bolstered?
    .a = Yes.
    .b = No.
    .reason = Three pages describe the step in this way.

AMB-GOD-85 = Yes, with the same procedure and reward.
    .question = May heroes vanquish a Siege Opponent in the Event phase?
    .a = Yes, with the full reward.
    .b = No, they only deal damage.
    .reason = Vanquishing is not limited to Defenders, and Power Ups are its reward.

AMB-GOD-86 = Yes; only what is left over from the same roll is lost.
    .question = Does the damage of later Defenders in the step hit the card that was turned up?
    .a = Yes, Defender by Defender.
    .b = No.
    .reason = Cards are turned up at once.

AMB-GOD-87 = The Calendar never goes below 0. In a Siege the Siege then ends with that Game Turn.
    .question = What if a reward brings the Calendar to 0 in a Siege, or below 0 in a Harvest Stage?
    .a = At 0 the Siege ends; it never goes lower.
    .b = The Siege goes on.
    .reason = A Siege ends when the Calendar is reduced to 0.

AMB-GOD-88 = All tokens within Range may be taken.
    .question = How many Elemental or Imbalance Tokens may be taken in one turn?
    .a = All within Range.
    .b = One.
    .reason = Events have no such limit.

AMB-GOD-89 = It stays between 0 and 9; the rest is lost.
    .question = What if an Imbalance would pass 9 or fall below 0?
    .a = The rest is lost.
    .b = The rest goes to another Element.
    .reason = Only a lowest and a highest number are given.

AMB-GOD-90 = Siege Banners and Jaethi may pass over them but not stop there; the group may never enter.
    .question = Siege Portals can never be entered, yet Banners move over them?
    .a = Nobody enters them.
    .b = Banners and Jaethi pass but do not stop.
    .reason = The page about the movement of Banners is the more exact one.
