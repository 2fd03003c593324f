# A ruling: our answer, the question, its readings, the reason.

AMB-DRE-01 = Slots 1 to 4 give 1, 2, 2 and 3 Power; the other readings can be switched on.
    .question = How much Power do slots 1 and 3 give?
    .a = Slots 1 to 4 give 1, 2, 2 and 3.
    .b = They give 1, 2, 3 and 3.
    .c = They give 2, 2, 3 and 3.
    .reason = Only slot 4 (3) and slot 2 (2) are certain. The Power should not fall as the number of the slot rises, and the player of the printed example has 2 Power after one turn.

AMB-DRE-02 = The mystling begins the example with 2 damage and 2 Power.
    .question = Which two resources does the example of a turn begin with, "2 and 2"?
    .a = 2 damage and 2 Power.
    .b = Others.
    .reason = With 2 Power at the start the sum comes out at the 1 Power that is printed at the end; the other icon is set against an Enemy that has none.

AMB-DRE-03 = It makes the Defense 2.
    .question = Which statistic does Guardian Stance raise to 2?
    .a = Defense.
    .b = Willpower.
    .c = A shield that works like Health.
    .reason = Its sister Defensive Stance raises Defense and Willpower, and the mystling of the example is described as poorly defended.

AMB-DRE-04 = It gives 1 Power.
    .question = What does Defensive Stance give one of at once?
    .a = 1 Power.
    .b = 1 Heal.
    .reason = The sentence names the player as the one who receives a resource.

AMB-DRE-05 = The Enemy Attacks, Rushes with 2 more Swiftness and Attacks again.
    .question = How is the Enemy's effect with two lost icons, "Attack +2 … Attack", to be read?
    .a = Attack, Rush with 2 more Swiftness, Attack.
    .b = Attack with 2 more Strength; then, behind an advantage icon, another Attack.
    .c = Two plain Attacks.
    .reason = Among the facts about the components this is one of Golomo's three effects.

AMB-DRE-08 = Willpower reduces damage gained by cards, abilities and Arenas, and the sum of all Burn once; it does not reduce fixed penalties such as the 5 damage for missing Fatigue. For Burn the other reading can be switched on.
    .question = Does Willpower reduce damage that is gained, not dealt?
    .a = Yes, once.
    .b = No.
    .reason = The tag "Gain" ends by saying that gained damage counts as dealt and is reduced, and the tag "Deal" agrees.

AMB-DRE-11 = They are slips: the Rush tag means Rush where it says Retreat, and taming for Essence belongs to navigation.
    .question = Do wrong page numbers and names in references hide further rules?
    .a = They are slips.
    .b = They point at rules that were left out.
    .reason = What the references speak of fits only so.

AMB-DRE-12 = Alone you have the chosen starter; two players take one of the two starters each. From Scenario 2 on two are needed, so Scenario 1 must end with at least two mystlings in the Party.
    .question = How many mystlings take part in Scenario 1?
    .a = Only the chosen starter, until the story or taming gives a second one.
    .b = Both starters at once.
    .reason = One starting mystling is chosen, yet the 20 Starting cards make two decks of ten.

AMB-DRE-14 = It stays in its pocket until that mystling fights.
    .question = What becomes of stored Power of the mystling that does not fight?
    .a = It is lost after the next Combat.
    .b = It stays in its pocket until its own next Combat.
    .reason = Setup takes tokens only from the chosen mystling's pocket, and only Power on a sheet is discarded after a Combat.

AMB-DRE-21 = What goes above the limit is lost.
    .question = What happens to Silver or Essence above the limit?
    .a = It is lost.
    .b = It is owed and kept for later.
    .reason = The number of components is the limit.

AMB-DRE-28 = They do not count; only Elemental cards of Boosters do.
    .question = Do a mystling's own cards of the subtype count toward the number of subtype cards?
    .a = No.
    .b = Yes.
    .reason = The own cards have a rule of their own, three to six, and always belong to that mystling.

AMB-DRE-29 = It is not allowed: no card may be taken that leaves another deck unfinished.
    .question = What if one deck takes so many cards that the other cannot reach 16?
    .a = That is not allowed.
    .b = The other deck is smaller.
    .reason = A deck has exactly 16 cards, and six own cards with ten Starting cards are always there.

AMB-DRE-31 = Cards that were not chosen, and Enemies that were not tamed, return; a tamed one leaves. With no card at all the instruction is skipped.
    .question = What becomes of Tier cards that were drawn for a Random Combat, and what with an empty deck?
    .a = They return to the deck.
    .b = They leave it.
    .reason = Mystlings can be met again.

AMB-DRE-32 = Show or take what is there; with nothing left the step is skipped.
    .question = What if the Advancement deck or the Boosters run out?
    .a = Take what is there.
    .b = Skip the step.
    .reason = There are ten Boosters and twelve Scenarios.

AMB-DRE-33 = Remaining Health becomes at least half, rounded down; it never falls.
    .question = What does Healing up to half of the Health mean?
    .a = Heal until half of the Health is left.
    .b = Heal an amount of at most half.
    .reason = The text of the Steel mode says that a mystling cannot Heal to more than half.

AMB-DRE-34 = Its damage stays until the Heal; back in the Adventure without one it has 1 Health left.
    .question = In what state is a mystling after LOSE if no Heal comes?
    .a = It stays beaten.
    .b = It has at least 1 Health.
    .reason = In the Adventure a mystling always keeps at least 1.

AMB-DRE-35 = The second mystling is set up; the Enemy keeps its damage and its track.
    .question = What does it mean that a LOSE Script continues the Combat?
    .a = The other mystling takes over against the same Enemy.
    .b = The same mystling goes on.
    .reason = A tamer has two mystlings.

AMB-DRE-36 = Any of the two may be chosen for any Combat.
    .question = May the same mystling fight every time, whatever its damage?
    .a = Yes.
    .b = They must alternate.
    .reason = No limit is printed.

AMB-DRE-37 = Only mystlings that took part Heal.
    .question = Does the mystling that did not fight Heal in the Steel mode?
    .a = No.
    .b = It Heals 5.
    .reason = The text speaks of those that took part.

AMB-DRE-38 = Every Secret still held is saved.
    .question = Which Secrets are saved?
    .a = Objects only.
    .b = Every Secret still held.
    .reason = The list of what is saved comes later and is the more concrete instruction.

AMB-DRE-40 = After the Combat, as far as cards already in play are concerned.
    .question = When does giving up a hard mode during a Combat take effect?
    .a = At once.
    .b = After the Combat.
    .reason = A Combat that was set up should stay as it was set up.

AMB-DRE-41 = Elemental tokens and Corruption cards are limited by their number; A, B and Universal tokens are not.
    .question = What if components without a printed limit run out?
    .a = They are not limited.
    .b = The number in the box is the limit.
    .reason = The first two are limited on purpose, the others only mark a state.

AMB-DRE-42 = One Action card must be resolved; the other reading can be switched on.
    .question = Must an Action card be resolved?
    .a = Yes, if a slot has a card.
    .b = You may pass.
    .reason = Only the steps of Bonus Actions are optional.

AMB-DRE-43 = Nothing: a card that is being resolved keeps its slot until it is discarded.
    .question = What does a Draw do without an empty slot?
    .a = Nothing.
    .b = The slot of the card being resolved counts as empty.
    .c = A fifth card is held.
    .reason = The card is discarded only in the step after its effects.

AMB-DRE-44 = It stays where it is.
    .question = Does a card that is being resolved slide?
    .a = It stays, and the others slide around it.
    .b = It slides too.
    .reason = Nothing can affect a card that is being resolved, and its slot number must stay valid.

AMB-DRE-45 = No card is drawn.
    .question = What if deck and discard pile are both empty?
    .a = No card is drawn.
    .b = You lose.
    .reason = What is impossible is skipped.

AMB-DRE-46 = Steps 2 and 3 are skipped, then you draw and the turn ends. Prepare without a card discards nothing and may draw one.
    .question = Without cards in step 2 the turn ends at once: is there a draw?
    .a = No, nothing more happens.
    .b = Steps 2 and 3 are skipped; draw and end of turn follow.
    .reason = Otherwise a player would stay without cards for good.

AMB-DRE-47 = It is offered while the spent Power counts for the open Taming condition or a Combat Quest, otherwise not; a Trigger without a price is skipped.
    .question = May you pay for a Trigger that cannot do anything?
    .a = Yes, for nothing.
    .b = It is not offered.
    .c = It is offered while the spent Power counts for something.
    .reason = The rule ignores a second Trigger, it does not forbid the payment. Where nothing counts it, nobody should pay by mistake.

AMB-DRE-48 = Yes; the limit of one Trigger per turn covers all of them.
    .question = May a Bonus Action or a card outside the slots Trigger?
    .a = Yes, once per turn in all.
    .b = No.
    .reason = The limit is counted by turns.

AMB-DRE-49 = It is attached or removed as usual; for Upgrades the other reading can be switched on.
    .question = What becomes of a triggered Upgrade, or of a triggered card that removes itself?
    .a = It is attached or removed as usual.
    .b = It is discarded.
    .reason = A Trigger resolves the card, and the Upgrade rules are about resolved cards.

AMB-DRE-50 = It holds until another card covers it.
    .question = Does the old Passive hold while a new card is resolved?
    .a = Yes, until it is covered.
    .b = No.
    .reason = The new card comes to the discard pile last.

AMB-DRE-51 = Once each.
    .question = How often can two Bonus Actions of the same name from different sources be used?
    .a = Once each.
    .b = Once in all.
    .reason = The rule speaks of each Bonus Action.

AMB-DRE-52 = It can be lowered to 0, and a statistic of 0 stays 0.
    .question = Can modifiers lower the value 1 of Weak or Slow?
    .a = Yes, to 0.
    .b = It is fixed.
    .reason = The text forbids only to raise it.

AMB-DRE-53 = Yes; the other reading can be switched on.
    .question = Does a Condition gained in the own turn lose a token at the end of that turn?
    .a = Yes.
    .b = No.
    .reason = No exception is printed.

AMB-DRE-54 = The player orders Burn among the other effects, for the Enemy too; then one token of each type leaves. The other reading can be switched on.
    .question = When does Burn come among the effects at the end of a turn?
    .a = Other effects, then Burn, then the tokens leave.
    .b = In any order.
    .reason = All end-of-turn effects come in the order of the player's choice; Burn only has to come before its token is discarded.

AMB-DRE-55 = Target by target after reduction, at most what that target had left. Summons count, Terrain does not.
    .question = How does Drain count several targets, Summons and zero damage?
    .a = Target by target.
    .b = In total.
    .reason = The tag speaks of the damage done to an opponent.

AMB-DRE-56 = The player chooses one, unless the effect is for each; if the Enemy itself is not among the targets, the player may choose nobody. The other reading can be switched on.
    .question = Who is the opponent when Summons or attackable Terrain are in range too?
    .a = The player chooses one.
    .b = Always the Enemy.
    .reason = They may be treated as opponents, and need not.

AMB-DRE-57 = For the rest of the Run.
    .question = For how long does a card removed from play leave a Roguelite deck?
    .a = For the rest of the Run.
    .b = For the Combat.
    .reason = A Run takes the place of a Scenario.

AMB-DRE-58 = As soon as its last card is drawn, before that card is resolved.
    .question = When is the Enemy deck empty?
    .a = As soon as its last card is drawn.
    .b = At the next draw.
    .reason = The top card must be seen at any time, and with two players it names the target.

AMB-DRE-59 = The cards of the track except that in slot 1 become the new deck; with none, no card is drawn.
    .question = What if Enemy deck and Enemy discard pile are both empty?
    .a = The face-down cards of the track are shuffled.
    .b = No card is drawn.
    .reason = The Combat has to go on. Our Enemies have decks larger than their Special slot.

AMB-DRE-60 = In a Combat yes; in the Adventure 1 Health stays.
    .question = Can the 5 damage for missing Fatigue end a Combat?
    .a = Yes.
    .b = No, 1 Health stays.
    .reason = That 1 Health stays is a rule of the Adventure.

AMB-DRE-61 = Only the slot of the marker counts.
    .question = Does a card beyond the Special marker count?
    .a = Only the marker's own slot counts.
    .b = The slot and all beyond it.
    .reason = So the text says; the track has no gaps before it, so both readings agree in play.

AMB-DRE-62 = By the least steps, through closed spaces and the empty space of map 05 too; walking needs free spaces.
    .question = How is range measured?
    .a = By the least steps between spaces, through everything.
    .b = By the way that could be walked.
    .reason = Nothing blocks range.

AMB-DRE-63 = The Enemy stays.
    .question = What does a Rush do that cannot come nearer?
    .a = The Enemy stays.
    .b = It moves sideways.
    .reason = Its own space is then the closest one, with the fewest moves.

AMB-DRE-64 = Among those it can reach with this Retreat.
    .question = Farthest among which spaces does a Retreat look?
    .a = Among those reachable now.
    .b = It heads for the farthest space of the map.
    .reason = The rule speaks of the farthest space that can be reached.

AMB-DRE-65 = Free of mystlings, Summons and closing Terrain; Elemental tokens do not matter, the hole of map 05 is out.
    .question = What is an empty space for a Blink?
    .a = Free of mystlings, Summons and Terrain that closes it.
    .b = Free of everything.
    .reason = Elemental tokens share spaces with mystlings.

AMB-DRE-66 = The player chooses.
    .question = Two shortest ways, one of them through Terrain that is discarded: which does the Enemy take?
    .a = The player chooses.
    .b = It avoids the Terrain.
    .reason = The player chooses whenever the Enemy has several possibilities.

AMB-DRE-67 = It is removed; each one keeps its own damage, and nobody wins by it. The other reading can be switched on.
    .question = What happens to a Summon with as much damage as Health?
    .a = It is removed.
    .b = It cannot be removed.
    .reason = Summons have Stat cards and can be damaged.

AMB-DRE-68 = Yes, and a space holds only one black token. At the limit the Summon farthest from you is placed anew, with its damage. The other reading can be switched on.
    .question = Do Summons count toward the token limit?
    .a = Yes.
    .b = No.
    .reason = They are Elemental tokens.

AMB-DRE-69 = Arena and sheet together. Placing at the limit with no token in the Arena is ignored.
    .question = What does the token limit count?
    .a = Arena and sheet together.
    .b = Each for itself.
    .reason = The rule speaks of placing and gaining at once and of never using more.

AMB-DRE-70 = Yes, if its old space is the nearest one allowed.
    .question = May the Enemy put a relocated token back where it was?
    .a = Yes.
    .b = It must come nearer.
    .reason = It is placed as close as possible.

AMB-DRE-71 = In a chain: after every atomic effect the current condition is checked. A fact that holds counts at once; a deed has to happen anew. The other reading can be switched on.
    .question = Can one effect fulfil several Taming conditions?
    .a = One condition per effect.
    .b = In a chain.
    .reason = The rule asks for an order, not for time between conditions.

AMB-DRE-72 = Damage is dealt target by target in the player's order, and the first end counts. Where the same step brings several, LOSE goes before TAME and TAME before WIN.
    .question = What if one effect brings several ends at once: LOSE, TAME or WIN?
    .a = The player orders them.
    .b = LOSE goes first.
    .reason = The player orders what happens at the same time. LOSE comes at any moment and at once, and the precedence of TAME names only the Enemy's Health.

AMB-DRE-73 = A line through the middles: on our maps one of the six directions of a hexagon.
    .question = What is a straight line on a map?
    .a = A line through the middles of spaces.
    .b = Any way.
    .reason = The rule says straight.

AMB-DRE-74 = At least 1 final damage to the Enemy itself in the own turn, by any card or Bonus Action.
    .question = What damage moves the Taunt token?
    .a = Any that is dealt, even 0, even to Summons and Terrain.
    .b = At least 1 to the Enemy itself.
    .reason = The rule speaks of dealing damage to an Enemy.

AMB-DRE-75 = No. Whoever has the token after the Enemy's turn begins the next round.
    .question = Can somebody act twice in a round when Taunt changes hands?
    .a = No: the order is fixed when the round begins.
    .b = The order follows the token.
    .reason = Each player has one turn in a round.

AMB-DRE-76 = At the target of this turn's card; the other reading can be switched on.
    .question = At whom does the Special Ability aim?
    .a = At the target of this turn's card.
    .b = At the player with Taunt.
    .reason = The target holds for the Enemy's whole activation.

AMB-DRE-77 = It is read anew from the new top card.
    .question = Who is the target after an Enemy Trigger?
    .a = It is read anew from the new top card.
    .b = It stays.
    .reason = The triggered card follows all the usual rules.

AMB-DRE-79 = No; the other reading can be switched on.
    .question = May white tokens of both players lie on one space?
    .a = No: one white token in all.
    .b = One for each player.
    .reason = The rule allows one token of the players.

AMB-DRE-80 = Either player fulfils Taming conditions; a Combat Quest only its own mystling.
    .question = Who may fulfil Taming conditions and Combat Quests?
    .a = Either player may fulfil all of them.
    .b = Taming by either, a Quest only by its own mystling.
    .reason = The fight is shared, the Quest is personal.

AMB-DRE-81 = It is drawn face down and revealed when it is resolved.
    .question = When is the card revealed in the Unpredictable mode?
    .a = When it is resolved.
    .b = When it is drawn.
    .reason = The text names the step of resolving.

AMB-DRE-82 = No. Each player has 40 Neutral cards: 10 Starting, 15 of A and 15 of B. The other reading can be switched on.
    .question = May a card be in several of a player's three Challenge decks?
    .a = No.
    .b = Yes.
    .reason = Cards exist as objects; three decks need 30 to 39 cards besides the own ones, which is possible.

AMB-DRE-83 = After 30 rounds the higher share of remaining Health wins; of equal shares the second player's. The number can be changed, also to no limit. PvP has no Fatigue, Enemy deck or Taunt.
    .question = What ends a PvP battle that does not end?
    .a = Nothing is printed.
    .b = A limit of rounds.
    .reason = Every game should come to an end; the rulebook lets players go on until one wins.

AMB-DRE-84 = The other player; Interrupt hits Action slots except slot 1.
    .question = What does a card mean by the Enemy in PvP?
    .a = The other player.
    .b = Nothing happens.
    .reason = Each side is the other's opponent.

AMB-DRE-85 = Slot 4, then 3, 2 and 1.
    .question = Into which slot does the first card of a PvP battle go?
    .a = Slot 4, as in Combat setup.
    .b = Slot 1.
    .reason = It is the same setup.

AMB-DRE-86 = No; the other reading can be switched on, and then each of them has a full set of its cards.
    .question = May both players have the same mystling?
    .a = No.
    .b = Yes.
    .reason = There is one set of cards of each mystling.

AMB-DRE-100 = While the effects of a mystling for one moment are being resolved, that moment does not set them off again; the other mystling still answers once.
    .question = Two mystlings each have an effect that deals damage when they are damaged. Do the effects answer each other without end?
    .a = Yes, until one of them has no Health left.
    .b = Each mystling answers once; what happens meanwhile does not set its effects off again.
    .c = Damage that is dealt as an answer sets nothing off.
    .reason = The rulebook knows no chains, and a Trigger too works only once in a turn; a single hit should not decide a Combat.

AMB-DRE-101 = 32 times in each deck; in PvP you then pick another card before the other player does.
    .question = How often may cards be taken out again while a deck is being built?
    .a = As often as you like.
    .b = 32 times in each deck.
    .reason = A deck is settled only when it goes into the tray, but a game must come to an end, also when programs play it.

AMB-DRE-102 = The player whose turn it is; that player also decides what the Enemy leaves open.
    .question = With two players, who is the Enemy's opponent when an effect of the Enemy happens in a player's turn?
    .a = The target of its last turn.
    .b = The player whose turn it is.
    .reason = A target is named only for the Enemy's own turn. What happens in a player's turn answers what that player does.

AMB-DRE-103 = One token; a number says more of them. Each Burn is a token.
    .question = How many tokens does "Cleanse Burn" discard?
    .a = One token.
    .b = All of that type.
    .reason = The rulebook speaks of a specific Condition token.

AMB-DRE-104 = The old space is always offered.
    .question = A token is taken because of the limit, and its space is out of range. May it go back there?
    .a = Yes, it may go back where it was.
    .b = No, only into range.
    .reason = The rulebook allows the same space without speaking of a range.

AMB-DRE-105 = At the nearer player, measured to the start spaces II and III; if both are equally near, the players choose.
    .question = With two players, whom does the Enemy's Additional setup aim at?
    .a = At the nearer player.
    .b = Always at the first player.
    .c = At the player who later gets the Taunt token.
    .reason = It is carried out before the mystlings are placed and the Taunt token is given.

AMB-DRE-106 = Whoever was hit, so each of them in turn.
    .question = With two players an Attack on each opponent hits both. Whom does an effect "whenever an Attack deals damage" concern?
    .a = Whoever was hit.
    .b = The target of the turn.
    .reason = The words follow the hit, not the turn.

AMB-DRE-107 = Nothing is dealt and nothing is added.
    .question = Damage is dealt "for each" of something, and there is none. Does an effect that adds 1 to every Deal still count?
    .a = No: nothing is dealt, so nothing is added.
    .b = Yes: what is added is dealt alone.
    .reason = What is added raises the damage that is dealt; with nothing to count there is none.

AMB-DRE-112 = No.
    .question = May a Summon be placed on the space of a mystling?
    .a = No.
    .b = Yes, like other tokens.
    .reason = Nobody may be on a space with a Summon.

AMB-DRE-113 = At tables with people it is in a menu, apart from the ordinary choices; in simulations and environments it is off. An option changes either.
    .question = A Combat may be conceded at any time. How is that offered?
    .a = Among the choices of every question.
    .b = Apart from them.
    .c = Only if the table has asked for it.
    .reason = The rulebook allows it at any time, but a choice that is always there is taken by mistake and misleads programs.
