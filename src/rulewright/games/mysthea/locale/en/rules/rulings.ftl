# A ruling: our answer, the question, its readings, the reason.

AMB-MYS-01 = With n players exactly the Artefacts I to n are used, without gaps; reading a can be switched on instead.
    .question = Which Artefacts are used with fewer than five players?
    .a = Random ones out of all five, so that numbers may be missing in between.
    .b = Only those with the numbers from I up to the number of players.
    .reason = Step 8 of Phase 1 hands the Artefacts out as I, II and so on without a gap, and the extra Energy of the later numbers is meant to make up for the later seat. By the letter of the setup all five are shuffled; the gaps would then last for Era I only, as step 8 deals anew.

AMB-MYS-02 = All event cards of the previous Era, placed or not and with the earlier Monster cards, are gathered into the Events Deck before the new Monster card is shuffled in.
    .question = Do the event cards of one Era return to the Events Deck for the next Era?
    .a = Yes, all of them, the cards of earlier Monsters included.
    .b = Only the Region cards and the Storm card return.
    .c = No card returns.
    .reason = The fifth Region card must be within reach in every Era, earlier Monsters stay on the Islands, and only Kodror's card is ever said to leave the game. The nine spaces of the Events Path also fit exactly: five Regions, the Storm and three Monsters in Era III.

AMB-MYS-03 = The last turn is the turn of the round that has just begun; after that round the Era goes on to Phase 3.
    .question = When the fifth Region card is placed, which turn is everybody's last one?
    .a = The turn of the round that has just begun.
    .b = The turn of one more round after this one.
    .reason = The card is placed at the start of a round, before anybody has had a turn in it.

AMB-MYS-04 = The recharge belongs to the sixth space in order, worth 7 Glory; reading b can be switched on instead. It is offered to each player at once, before the first turn of the round.
    .question = Which space of the Events Path recharges the Artefacts, and does it happen automatically?
    .a = The sixth space of the Path in order, worth 7 Glory.
    .b = The space that bears the recharge icon on the component: worth 6 Glory, fifth in order, and sixth only if the deck space is counted.
    .c = The recharge is automatic for everybody.
    .d = The recharge is offered to each player.
    .reason = The rulebook names the sixth space and goes before the picture; under b every Era would have the recharge, as at least five cards are always placed. The text says that players 'may' recharge, although an automatic recharge would be an acceptable simplification, because a charged Artefact is never worse.

AMB-MYS-05 = Telron brings 4 Energy in all three Eras, before step 1 of Phase 1; whether he is wounded is read from the state the previous Era left.
    .question = In which Eras does Telron bring his 4 Energy?
    .a = In all three Eras.
    .b = Only from Era II on, since the text mentions restoring Champions.
    .reason = The text speaks of each Era.

AMB-MYS-06 = The totals after all end-of-Era scoring decide.
    .question = Which Glory totals decide the new order of play?
    .a = Those after all scoring of the Era's end.
    .b = Those before that scoring.
    .reason = Step 8 belongs to Phase 1 and comes only when Phase 3 is complete.

AMB-MYS-07 = First the events in the order of their spaces, then CR-2T1, then the Monster Attunement, and last a face-down Kodror card leaves the game.
    .question = Do end-of-Era effects come before or after the event cards?
    .a = Before the event cards.
    .b = After the event cards.
    .reason = Monsters of this Era may still be defeated by the events, and the two scorings do not influence each other.

AMB-MYS-08 = Each card gets a random side by default; the host may set the sides by hand instead (GAP-MYS-18).
    .question = How are the sides of 'mixed' Attunements found?
    .a = Each card gets a random side.
    .b = The players agree on a side for each card.
    .reason = The text leaves it open, and a random draw is the quickest way online.

AMB-MYS-09 = No: a player cannot take a card of a kind they already have.
    .question = May a player in the expert draft take a second card of a kind to deny it to others?
    .a = Yes.
    .b = No.
    .reason = Everybody must end with exactly one card of each kind.

AMB-MYS-10 = The place stays empty.
    .question = What if a kind of card has no replacement left in the expert draft with five players?
    .a = Its place stays empty.
    .b = Some cards are shuffled back to fill it.
    .reason = Each colour has as many cards as there are players, so the last player without that colour always finds one.

AMB-MYS-11 = The lower Artefact number of Era III wins the tie.
    .question = Which Artefact number breaks a tie for the win?
    .a = The number held in Era III.
    .b = The number from a new order computed after Era III.
    .reason = What counts is the number held when the game ends, and step 8 is not carried out again.

AMB-MYS-12 = No: the Command Points and the effect may be used in either order, but one is finished before the other starts.
    .question = May a player spend some Command Points, use the effect and then spend the rest?
    .a = Yes, the two may be interleaved.
    .b = No, one is finished before the other starts.
    .reason = The text offers two options in either order, not a mixture of them.

AMB-MYS-13 = Yes, a card may be played without using either option.
    .question = May a player Act and use neither the Command Points nor the effect?
    .a = Yes.
    .b = No, at least one of the two is required.
    .reason = Spending 0 Command Points is allowed anyway, so the stricter reading could not be enforced.

AMB-MYS-14 = It is the same payment: the Energy is paid once.
    .question = Is the 'pay N Energy' of the card list paid on top of the Energy cost of the effect?
    .a = Yes, it is an extra payment.
    .b = No, it is the same payment.
    .reason = The number always equals the cost given by the rule on pages 7 and 8.

AMB-MYS-15 = Only one Accessory may be activated in a turn, as its Special Action.
    .question = May a player activate several different Accessories in one turn?
    .a = No, only one, as the single Special Action of the turn.
    .b = Yes, each of them once.
    .reason = The action names one Accessory, and a turn has one Special Action; the words 'once per turn' only stop repeats.

AMB-MYS-16 = A placed card may be discarded only at the moment when a new card needs its space.
    .question = When may an Accessory or Upgrade be discarded from the Player Board?
    .a = Truly at any time, even without a card to replace it.
    .b = Only when a new card needs the space.
    .reason = The stated purpose is to make room, and this also spares the players questions outside their turn.

AMB-MYS-17 = Yes, the waiver still applies to the card that replaces it.
    .question = Does an Upgrade that waives a cost also work for the card that will replace it, for example C020 for an Upgrade of the same space?
    .a = Yes.
    .b = No.
    .reason = The cost is checked when the new card is played, before the old card leaves.

AMB-MYS-18 = The card is discarded from the hand.
    .question = From where is a card taken when an effect asks to discard a Tactic, Objective, Accessory or Upgrade?
    .a = From the hand.
    .b = From the hand or from the Player Board.
    .reason = The parallel effects that remove cards from the game name the hand, and C013 should not be able to pay with itself.

AMB-MYS-19 = The Develop part is lost, the rest of the effect stands. EN05 gives its Energy before its Develop.
    .question = What happens to a Develop granted by an effect when no Energy is left, as with C002 and exactly 2 Energy or EN13 and none?
    .a = The Develop part is lost.
    .b = The player gets a free Develop.
    .reason = Develop has a precondition of its own: at least 1 Energy.

AMB-MYS-20 = The exchange is done as far as possible: the cards that lie open go to the bottom of the deck, then up to three are revealed.
    .question = May the face-up cards be exchanged in Develop when fewer than three lie open or the deck is short?
    .a = No, the exchange is not allowed then.
    .b = Yes, as far as possible.
    .reason = Three is only the usual number of face-up cards; nothing makes it a condition of the exchange.

AMB-MYS-21 = The effect may be chosen, and the Act simply does not take place.
    .question = What if an effect grants an Act to a player with an empty hand?
    .a = The effect cannot be chosen.
    .b = It may be chosen and does nothing.
    .reason = Rewards that are not used are lost, and that is all.

AMB-MYS-22 = No: only Command Points gained in the same Meditate may be pooled.
    .question = May Command Points from Crystal Fields be combined with Command Points from other sources?
    .a = Yes.
    .b = No.
    .reason = These Command Points have a restricted use and belong to that one Meditate.

AMB-MYS-23 = Yes, they work in every Act, whatever its source.
    .question = Do C057 and C078 also work in an Act granted by an effect?
    .a = Yes.
    .b = No, only in the Standard Action.
    .reason = The text covers every time such a card is played.

AMB-MYS-24 = The player chooses one part or both.
    .question = How are the 'and/or' effects of C014, C024, C025 and C050 read?
    .a = The player takes one part or both, as they like.
    .b = Both parts must be taken if possible.
    .reason = This is the literal sense of the words.

AMB-MYS-25 = Fortifications are never carried; reading a can be switched on instead.
    .question = May Fortifications be carried with C038, C059 and C077?
    .a = Yes: Fortifications are units, the carry texts speak of units without a limit, and only C045 excludes Fortifications by name.
    .b = No: Fortifications cannot Travel, and the icons on the cards list what is carried – Troop or Golem on C038; Troop, Golem or Champion on C059 and C077.
    .reason = The rulebook is open here and the pictures on the components settle it; other components do draw the Fortification icon where it is meant, as Attunement A08 does. The Ukrainian C077 names Fortifications, but that is weak evidence, since the edition swaps the words elsewhere too.

AMB-MYS-26 = No, a carried unit carries nothing itself.
    .question = May a Troop or Golem that is being carried carry a further unit?
    .a = Yes.
    .b = No.
    .reason = It is the carrier that Travels, not the carried unit; this also avoids chains.

AMB-MYS-27 = Yes, if the Champion has not travelled this turn; afterwards it may still Travel by itself.
    .question = May a Troop or Golem carry a Champion?
    .a = Yes, if the Champion has not travelled this turn.
    .b = No.
    .reason = The Champion is one of your other units, and the icons of C059 and C077 list it.

AMB-MYS-28 = Carrying is possible with EN10, EN20, EN22 and EN25, but not with C045.
    .question = Do the carry Upgrades work with moves to any region whose text does not forbid carrying?
    .a = Yes.
    .b = No.
    .reason = Only C001, C022, C032 and C042 forbid it; C045 excludes Fortifications itself and moves all the other units anyway.

AMB-MYS-29 = Each of the two units may go to a region of its own.
    .question = Must both units of EN10 and EN22 go to the same region?
    .a = Yes, to the same one.
    .b = No, each has a destination of its own.
    .reason = C042 says so expressly for the same kind of move.

AMB-MYS-30 = No, a Champion that has already travelled this turn stays behind like any other unit; reading b can be switched on instead.
    .question = May a Champion that has already travelled this turn go along with C045?
    .a = No, by the letter of the card.
    .b = Yes.
    .reason = The sentence on the card names units without exception, and a Champion is a unit. For Troops and Golems alone, which have that limit anyway, it would be needless.

AMB-MYS-31 = All units that can go must go; units that have already travelled stay behind.
    .question = Must all units of the region go with C045 and EN25?
    .a = Yes, all that can.
    .b = No, any part of them.
    .reason = The texts say 'all'.

AMB-MYS-32 = The limit counts within the turn being played, for all players' units: a Troop of the attacker that has travelled this turn cannot retreat, while a defender's Troop is still fresh. In Phase 3 each reward is a turn of its own.
    .question = How does the limit of one Travel per turn work outside a player's own turn, in a Retreat or in Phase 3?
    .a = It counts within the turn being played, for the units of all players.
    .b = It counts only within the owner's own turn.
    .reason = The limit is stated per turn, and at any moment exactly one turn is being played, whoever owns the unit.

AMB-MYS-33 = No, the destination must be a different region.
    .question = Does 'to any region' include the region where the unit already stands?
    .a = Yes.
    .b = No.
    .reason = Travel is a move to another region.

AMB-MYS-34 = No own unit is needed; the starter takes part with the bonus and a reaction. Without units there a Retreat is void, Defence and Sacrifice count 0 units, and removals are ignored. Readings a and d can be switched on instead.
    .question = Does a Battle in any region with at least one Opponent need a unit of the player who starts it?
    .a = Yes, it is needed.
    .b = No, and the starter takes part with the bonus and a reaction.
    .c = No, and the starter stays outside the Battle.
    .d = No, and the starter compares Strength with the bonus but plays no reaction card.
    .reason = The wording replaces the normal condition, and a bonus to the starter's Strength total makes sense only if the starter is in the Battle. The secret choice is printed for players with a unit there, which speaks for d.

AMB-MYS-35 = Yes, they follow the normal Artefact rule, and with a discharged Artefact the Battle part of EN07, EN17 and EN21 is lost; reading b can be switched on instead.
    .question = Do Battles from Encounters need a charged Artefact and discharge it?
    .a = Yes.
    .b = No.
    .reason = The three Battle Tactics state the exemption and the Encounters do not; EN29 recharges the Artefact first, which fits this reading, though under b it could also be a mere bonus.

AMB-MYS-36 = Any unit of another player is enough.
    .question = What does 'at least one Opponent' in a region mean?
    .a = Any unit of another player.
    .b = A Champion of another player.
    .reason = The words have the same sense as in the Battle rule.

AMB-MYS-37 = The player may use any number of the moves, even none.
    .question = Must all moves of a Retreat be used?
    .a = Yes, if possible.
    .b = No, any number from 0 up.
    .reason = The player receives moves to use, and the card is spent anyway.

AMB-MYS-38 = Each unit that ends in another region counts once, carried units included.
    .question = How are retreated units counted?
    .a = Each move counts.
    .b = Each unit that ends in another region counts.
    .reason = The text counts units that retreated to a different region.

AMB-MYS-39 = All are tied, and each gains Glory for the enemy units that retreated.
    .question = What if all participants are at Strength 0 after the Retreats?
    .a = Nobody is the strongest.
    .b = All of them are tied for the strongest.
    .reason = It is the same rule as for any other tie.

AMB-MYS-40 = Each of the tied players counts the units of all other players, those of the tied rival included.
    .question = Which units count for tied strongest players when one of them retreated units?
    .a = Only the units of the losers.
    .b = The units of all other players.
    .reason = For the other tied player they are enemy units too.

AMB-MYS-41 = No; if only a wounded Champion is left, the rest of the removals are ignored.
    .question = May a Champion that is already wounded be named for a removal?
    .a = Yes, without any effect on it.
    .b = No.
    .reason = A wounded Champion suffers no further penalty and is no unit that can be removed.

AMB-MYS-42 = No, the totals stay as they were computed.
    .question = Do removals change the Strength totals of the same Battle?
    .a = Yes, players are compared one after the other with what is left.
    .b = No.
    .reason = The totals are computed before the comparison begins.

AMB-MYS-43 = Removed Fortifications return to the supply beside the Player Board; kept as one stock, both readings play the same.
    .question = Where do removed Fortifications go?
    .a = To the constructed unit space, as the Monster text says of units.
    .b = To the supply beside the Player Board.
    .reason = Fortifications are deployed straight from the supply, and Phase 1 returns them there.

AMB-MYS-44 = The bonus counts, including the Glory for Leheir's own wound.
    .question = Does Leheir's bonus count when he is wounded in the Battle his player started?
    .a = Yes, the bonus counts.
    .b = No, the ability is off.
    .reason = The ability was active when the Battle started.

AMB-MYS-45 = The +2 counts for the total and for the ranking.
    .question = Where does Anuth's +2 count in a Monster attack?
    .a = Only in the total against the Monster.
    .b = In the ranking for the rewards as well.
    .reason = It is part of his Strength until the attack ends.

AMB-MYS-46 = Yes, whatever the source, as long as the Era Deck has a card.
    .question = Does Sanya's ability work with Battles from cards and Encounters from Utcoro?
    .a = Yes.
    .b = No, only with Special Actions.
    .reason = The text names the deed and not its source.

AMB-MYS-47 = No: a player with an empty hand automatically reacts with no card.
    .question = Is a participant with an empty hand asked for a card in a Battle?
    .a = Yes, all the same.
    .b = No, such a player automatically has no card.
    .reason = There is nothing to hide when hand sizes are public (GAP-MYS-20).

AMB-MYS-48 = The Island must end between a different pair of neighbours, which leaves three legal outcomes.
    .question = To which positions may a moved Island go, and how do the others slide?
    .a = Any other position with any direction of sliding, even if the circular order stays the same.
    .b = It must end between a different pair of neighbours.
    .reason = Absolute positions have no meaning, and a move that changes nothing goes against the sense of taking another Island's position.

AMB-MYS-49 = The other Monsters move first by the old ring order, then Kodror's Island swaps.
    .question = How does a Storm combine simultaneous Monster moves with Kodror's swap of Islands when behaviours are on?
    .a = The swap comes first.
    .b = The other Monsters move first by the old ring order, then comes the swap.
    .reason = This is closest to a simultaneous move.

AMB-MYS-50 = They stay on their Island and move with it.
    .question = What happens to other Monsters and tokens on an Island that Kodror swaps?
    .a = They stay on the Island.
    .b = They stay at the position in the ring.
    .reason = It is the Island itself that moves, with all that is on it.

AMB-MYS-51 = Every player with a unit on the Island takes part, even with nothing but Fortifications against Boulron; such a player is no coward for Utcoro and can be ranked for rewards.
    .question = Who takes part in a fight against a Monster?
    .a = Every player with a unit on the Island.
    .b = Only players with Strength above 0.
    .reason = The rules ask for units on the Island and set no minimum Strength.

AMB-MYS-52 = Nothing happens to that player.
    .question = What does Onygauros do to a player with an empty discard pile?
    .a = Nothing.
    .b = That player loses 5 Glory.
    .reason = The loss of Glory is an alternative that a player chooses.

AMB-MYS-53 = Yes; the Glory simply does not drop below 1.
    .question = May a player with less than 6 Glory choose to lose 5 Glory?
    .a = Yes, and Glory stops at 1.
    .b = No.
    .reason = The general rule on the lowest Glory covers this case.

AMB-MYS-54 = Both are carried out when the attack starts.
    .question = Do the behaviours of Onygauros and Utcoro come before or after the comparison of Strength?
    .a = When the attack starts.
    .b = After the result.
    .reason = The texts speak of the moment when the Monster attacks, and neither behaviour depends on the result. It matters for Onygauros, because rewards may change discard piles.

AMB-MYS-55 = Every part of the reward is doubled. The two Encounters from Utcoro are faced one after the other within the limit of six; the Glory of the Encounter cards themselves is not doubled.
    .question = What exactly does Celethe double?
    .a = Only numbers.
    .b = Every part: Glory, Energy, Experience, Command Points, drawn cards, and two Encounters from Utcoro.
    .reason = The ability doubles the reward as a whole; the Glory of an Encounter card comes from the Encounter and not from the Monster's reward.

AMB-MYS-56 = Yes, a wounded Celethe doubles nothing.
    .question = Must Celethe be unwounded before the attack?
    .a = Yes.
    .b = No.
    .reason = The general rule for wounded Champions applies.

AMB-MYS-57 = Gold, then Silver, then Bronze; each player finishes their reward before the next one begins.
    .question = In which order are Monster rewards given?
    .a = Gold, Silver, Bronze.
    .b = In turn order.
    .reason = The text lists the rewards by rank.

AMB-MYS-58 = Yes, the first attack is finished with its losses before the second begins.
    .question = Are the units lost in Caerulas's first attack gone before the second one?
    .a = Yes.
    .b = No, both attacks are compared first.
    .reason = They are two full attacks, one after the other.

AMB-MYS-59 = Yes, such a region may be chosen.
    .question = May a player hit by a Monster choose a region where only an already wounded Champion stands, and so lose nothing?
    .a = Yes.
    .b = No.
    .reason = The player has a unit there, and a wounded Champion takes no further penalty.

AMB-MYS-60 = Kodror moves like any other Monster and stays in the game when defeated.
    .question = How does Kodror act when behaviours are off?
    .a = It moves normally and is not removed when defeated.
    .b = It is still removed when defeated.
    .reason = The removal is part of the behaviour text.

AMB-MYS-61 = Only Monster cards that lie face up on the Events Path now.
    .question = Which Monster cards count as already placed on the Events Board during this Era?
    .a = Those that lie face up on the Events Path now.
    .b = Also those on the three starting spaces.
    .reason = Only the Path is filled during the Era.

AMB-MYS-62 = No, the card is resolved in Phase 3 as well, except a Kodror card that was turned face down.
    .question = Does an immediate attack use up the Monster's event card?
    .a = Yes.
    .b = No.
    .reason = Nothing says that the card leaves.

AMB-MYS-63 = Yes; inner effects are finished first, and a face-up Monster card may be chosen even if it has already been resolved. The limit of six Encounters ends any loop.
    .question = May effects nest in Phase 3, such as an Utcoro reward that leads to EN20 or EN27 and a further attack, to EN07 and a Battle, or to EN30 and an Act?
    .a = Yes.
    .b = No, Phase 3 has no actions.
    .reason = For an Encounter from a reward all other Encounter rules apply.

AMB-MYS-64 = It counts the different Monsters defeated in this Era, including defeats before the claim, defeats in immediate attacks and a removed Kodror.
    .question = What does the Monster Attunement count?
    .a = Every defeat of a Monster in this Era.
    .b = The different Monsters defeated in this Era.
    .reason = The text speaks of each Monster defeated, so it counts Monsters.

AMB-MYS-65 = They may claim any Attunement that is still available.
    .question = What may Kolbor & Malabor claim if the moved Island's own Attunement is already gone?
    .a = Any Attunement still available.
    .b = Nothing.
    .reason = The ability ignores which Island was moved.

AMB-MYS-66 = No, the region keeps its type.
    .question = Does a Mirage token hide the type of its region in a two-player game, for example from Cannibarok?
    .a = Yes.
    .b = No.
    .reason = The token only forbids moving and deploying there.

AMB-MYS-67 = For 1 Energy the player gains 3 Glory.
    .question = Does the Chest of EN16 give 3 Experience, as in the example on page 12, or 3 Glory, as in the card list?
    .a = 3 Experience, by the example.
    .b = 3 Glory, by the card list.
    .reason = The list is the reference for the cards, and the card itself shows Glory. The Ukrainian edition has the same split, so it is no slip of one edition.

AMB-MYS-68 = It counts from the moment the card is taken.
    .question = From when does an Encounter count as faced – for the cost of a nested one, for the limit of six, and for C030 played through EN30?
    .a = From the moment the card is taken.
    .b = From the moment the card is tucked under the Champion card.
    .reason = So there is one counter for everything and no seventh Encounter by nesting.

AMB-MYS-69 = The active player picks the unit. This only matters for EN01, EN08, EN11 and EN14, since with C023, C044 and C062 all candidates in the region are equal.
    .question = Who picks the unit when one unit of each Opponent is removed?
    .a = The active player.
    .b = The owner of the unit.
    .reason = The active player carries out the removal.

AMB-MYS-70 = In any region where the player has a unit.
    .question = Where may cards and Encounters such as C055 and EN28 deploy a Fortification?
    .a = In the Champion's region.
    .b = In any region with an own unit.
    .reason = The only Fortification rule that names a place is the Mountain bonus; the Champion's region is stated for Troops and Golems only.

AMB-MYS-71 = The player does what is possible and loses the rest.
    .question = What if only one part of a reward with two parts is possible, for example EN03 with no Golem left?
    .a = All or nothing.
    .b = Do what is possible.
    .reason = Using a reward in part is allowed.

AMB-MYS-72 = It moves by the ring order after the reward, from the Island it stands on.
    .question = From where does the Encounter token move if the ring changes during the reward, as with Kodror through EN20?
    .a = By the old ring order.
    .b = By the ring order after the reward, from the Island it stands on.
    .reason = The move comes after the reward.

AMB-MYS-73 = No: the back shows one number for each option; with Premonition both numbers are known.
    .question = Are the steps of the Encounter token known before the choice?
    .a = Yes, they are on the front.
    .b = No, they are on the back.
    .reason = The components settle it (GAP-MYS-08).

AMB-MYS-74 = Any own Troop or Golem.
    .question = What is 'a Troop or Golem you control'?
    .a = Any own unit of that kind.
    .b = Only one in a region you control.
    .reason = Control is defined for regions only.

AMB-MYS-75 = It is gained at the start, after the Experience is paid and before the reward, so it can pay for rewards that ask for 1 Energy.
    .question = When is the Energy of C056 gained?
    .a = When the Encounter starts.
    .b = After the Encounter.
    .reason = The Upgrade is triggered by facing the Encounter, and that begins with the payment.

AMB-MYS-76 = No, the limit of six also holds for Encounters from Utcoro.
    .question = May a player who has faced six Encounters face another one through Utcoro?
    .a = Yes.
    .b = No.
    .reason = The limit is one of the other Encounter rules, which all stay in force.

AMB-MYS-77 = Those that have travelled go first, in every removal. A unit that is deployed again in the same turn is a fresh one, because pieces in the constructed space are not told apart.
    .question = Which of several like units in a region is removed when some of them have travelled this turn?
    .a = The owner names one.
    .b = Those that have travelled go first.
    .c = Those that have not travelled go first.
    .reason = The owner chooses what is lost (MYS-224) and never gains by keeping a unit that may not Travel any more, so nobody needs to be asked.

AMB-MYS-78 = Yes, a Storm moves Caerulas like every other Monster; reading b can be switched on instead.
    .question = Does a Storm move Caerulas after its second attack?
    .a = Yes, like all Monsters.
    .b = No, it stays where it is until its next activation.
    .reason = The Storm card speaks of all Monsters, and the note on Caerulas of the move that follows an attack. Read by itself the note speaks for b, as a Storm is no activation.

AMB-MYS-79 = Her card is drawn before the region is chosen; reading b can be switched on instead. Once the Battle has begun a region must be chosen; the Battle cannot be dropped.
    .question = Is Sanya's card drawn before the region of her Battle is chosen?
    .a = Yes: after the Artefact is discharged or the card is paid for, and before the region is chosen.
    .b = No: after the region is chosen, and before the reactions.
    .reason = The ability says 'first', and the region of a Battle is chosen after discharging.

AMB-MYS-80 = Travel, a Battle, a Fortification and a Monster's attack may be dropped (C001, C004, C022, C042, C043, C045, C055, C063, C065, C071). A removal or a wound by region must hit a region where an opponent loses something (C023, C044, C062, C064). Of 'and/or' at least one part is done (C014, C024, C025, C050; AMB-MYS-24).
    .question = May a paid effect be dropped before it is carried out?
    .a = Yes, always.
    .b = No, as much of it as possible must be done.
    .c = It depends on the kind of effect.
    .reason = Dropping an effect harms only whoever paid for it, and a harmless region would only waste the payment.
