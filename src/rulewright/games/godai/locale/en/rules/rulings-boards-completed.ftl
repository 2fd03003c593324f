# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-142 = It is a reward: each hero draws a Power Up when a Tower is Built. Towers that are merely placed, in setup or by Dedication 5, give none. This can be switched off.
    .question = A Tower costs 6 Platinum "+ a Power Up". Is the Power Up a cost or a reward?
    .a = A reward for each hero.
    .b = A part of the cost.
    .c = Neither.
    .reason = The boards of the box give the group a Power Up for Building, and what the group gains from that deck each hero draws.

AMB-GOD-143 = Items of up to 4 Gold, of the Emporium and the Empires in play, are also sold in Settlements, Towers and Fortresses; purchases for Platinum and Gear Upgrades only in City-States. This can be switched off.
    .question = Are Items sold outside City-States?
    .a = No.
    .b = Items of up to 4 Gold are.
    .c = Gear Upgrades of up to 4 Gold are sold there too.
    .reason = The limit of 4 stands on the boards of the box, and the rulebook does not exclude it. It does bind Gear Upgrades to City-States.

AMB-GOD-144 = No. Registry Recall moves Recruits and Specialists; the Armament Registry discards one face-up Commission and reveals the next.
    .question = Is Registry Recall the Armament Registry of the rulebook?
    .a = Yes, the same purchase.
    .b = No, another one.
    .reason = What Registry Recall does on the boards of the box has nothing to do with Commissions.

AMB-GOD-145 = One of the two, as the group chooses. Plains without Road or River yield nothing.
    .question = What does a hex yield that has a Road or River on other terrain?
    .a = Both.
    .b = One of the two.
    .c = Only what its terrain yields.
    .reason = The boards of the box give one of the two. The rulebook lists Road and River as a terrain and says that not every hex yields something.

AMB-GOD-146 = It is chosen, noted in the Yield and not rolled. A random Element is rolled with any die of choice.
    .question = A Temple yields 1 basic Element. Is it chosen or rolled?
    .a = Chosen.
    .b = Rolled at the end of the Harvest Stage.
    .reason = The choice stands on the boards of the box; only Elements that are not yet known are rolled.

AMB-GOD-147 = An Encounter on the Battlefield of the current Imbalance, for all five Elements. A choice between it and a loss can be switched on.
    .question = What does a Mismatch of Jaethi bring?
    .a = An Encounter, without a choice.
    .b = The group chooses between the Encounter and a loss that depends on the Element.
    .reason = The rulebook wins over the boards of the box, and the line that can be read in it has no choice.

AMB-GOD-148 = Siege damage of the matching Element, with Void of any. Heroes within the Range of the Defender have it too, but with several Defenders nothing counts twice.
    .question = Against which damage does the Bulwark 2 of an Augmented Defender help, and whom?
    .a = Against the matching Element; heroes within its Range.
    .b = Against any damage; heroes inside it.
    .reason = That Void helps against all is worth naming only if the others are limited.

AMB-GOD-149 = Any number, but Summon Essence and Teleport once per Event phase. After a Teleport the visit goes on in the other Temple.
    .question = How many Temple actions can be taken in one visit?
    .a = One.
    .b = Each of them once.
    .c = Any number.
    .reason = So it stands on the boards of the box, and the rulebook speaks of several.

AMB-GOD-150 = Once from the sum of the round; Block from two sources adds up.
    .question = Does Block work on each attack or once in the round?
    .a = On each attack.
    .b = Once, on the sum.
    .reason = Block speaks of the total damage, Defend of each hit.

AMB-GOD-151 = Damage is sent back once and never to and fro.
    .question = What does the "once" of Reflect mean?
    .a = Damage is sent back only once.
    .b = Only one attack in a round is sent back.
    .reason = The Reflect 4 of Miquipāpalōtl has no such limit.

AMB-GOD-152 = The stat that is named rises for good. If none is named, the damage of that Ability rises until the combat ends.
    .question = What does Strengthen raise, and for how long?
    .a = A stat for good, or else damage until the combat ends.
    .b = Always until the combat ends.
    .reason = It is called permanent, unlike Boost, but it should give no free rank each round.

AMB-GOD-153 = Nothing besides the limit. Each Camp removes 1, and a Revived hero has none.
    .question = What else do Critical Wounds do, and when do they go?
    .a = Nothing else; Camp removes them.
    .b = They bring a penalty.
    .reason = The boards of the box name Camp and nothing more. They are no Condition, so a Temple does not remove them.

AMB-GOD-154 = Energy damage that it suffers.
    .question = Is Soulless about Energy damage suffered or dealt?
    .a = Suffered.
    .b = Dealt.
    .reason = The actions of Miquipāpalōtl name their Energy Drain themselves.

AMB-GOD-155 = It belongs to the side that has it. An opponent rolls its action and hits one target found by Target dice; of the heroes one acts, also found by Target dice. The other side declares nothing, but its passive defences count.
    .question = Whose action is an Ambush, and by which rules?
    .a = That of any side that has it.
    .b = Always the opponent's.
    .reason = The single target and the Target dice stand on the boards of the box.

AMB-GOD-156 = In the Declaration phase, before the action is chosen and without costing it: the tests of Blinded, Captured, Entangled, Trapped and Frozen; at its start Bleeding, Burned, Drained, Fatigued and Surrounded act. In the Resolution phase: Frightened, and Confused before damage. Diseased and Poisoned are tested when Energy is to be used. Each is tested once in a round; a success frees for that round and ends the Condition only where it says so.
    .question = In which phase are Conditions tested, and when do they act?
    .a = Each in the phase that suits it, most of them in the Declaration phase.
    .b = All in the Resolution phase.
    .reason = The phases stand on the boards of the box; how often and how long is ours.

AMB-GOD-157 = At the start of each Movement phase Poisoned costs 1 Health and Cursed is tested; others are tested when the forbidden thing is tried, and Bound rests. Diseased ends only by the Heal of a City-State, Temple, Settlement, Tower or Fortress.
    .question = What do lasting Conditions do outside combat?
    .a = Nothing.
    .b = They act once in a turn.
    .reason = Poisoned, Cursed and the kind of place for Diseased stand on the boards of the box; the places themselves are in the rulebook.

AMB-GOD-158 = Any Heal of at least 1 Health ends all Bleeding and all Wounded of the target.
    .question = Some Conditions last until Healed. How much Heal is needed?
    .a = Any.
    .b = A full Heal.
    .c = One point for each Condition.
    .reason = No amount is named, and Corrosive and Burned can hinder a Heal.

AMB-GOD-159 = The hero chooses. The Energy damage is the Level of the opponent that Charmed.
    .question = A Charmed hero attacks an ally or else suffers Energy damage. Who decides?
    .a = The hero.
    .b = The damage comes only if there is no ally.
    .reason = A single hero has no ally and still needs an outcome. That Charmed lasts one round stands on the boards of the box.

AMB-GOD-160 = Confused rolls a Core die. Debilitated rolls a Hex die: 1 to 4 are Attack, Defend, First and Second Mastery, and 5, 6 or a locked Ability is rolled again. Frozen allows no action until the second success.
    .question = Which dice do Confused and Debilitated roll, and when does Frozen end?
    .a = A Core die and a Hex die; with the second success.
    .b = As the group likes; with the first success.
    .reason = The boards of the box say only that a die names the Ability and that two successes in all are needed.

AMB-GOD-161 = They act on each Defender that suffered at least 1 Siege damage from that opponent this turn; half damage by Arcing sets off nothing. Cripple and Deconstruct stay.
    .question = When do Siege Keywords act on Defenders, and for how long?
    .a = When the Defender is damaged.
    .b = When the Defender is in Range.
    .reason = For Consume the boards of the box name the damage. Only Freeze and Overpower name a time.

AMB-GOD-162 = Under the cards of that Slot, with full Resilience. Its own Slot turns up the next card or loses its Banner.
    .question = Where does a card go that Retreats to a Slot with cards?
    .a = On top of them.
    .b = Under them.
    .reason = The bottom stands on the boards of the box; the full Resilience is ours.

AMB-GOD-163 = The card names kind and number, and the group chooses within that. What is there is lost. If nothing is left, a City-State of the group's choice loses 1 Resilience, once per opponent and turn.
    .question = Which Resources does Consume take, and which City-State suffers?
    .a = The group chooses, and what is there is lost.
    .b = Chance decides, and it is all or nothing.
    .reason = The trigger, the choice of the City-State and the loss when nothing is left stand on the boards of the box.

AMB-GOD-164 = One Dissonant while on Nether, gone when the group leaves; it adds +2 to the roll.
    .question = Does Nether add a Dissonant each turn, and is its 2 a penalty?
    .a = One while on Nether, and a penalty.
    .b = One each turn, and a bonus.
    .reason = It holds while the group is on any such hex. That it is a penalty and that only the penalty adds up stands on the boards of the box.

AMB-GOD-165 = Yes, every Attack Gear Upgrade ever gained counts.
    .question = Do Fused Attack upgrades count for Aegis?
    .a = Yes.
    .b = No.
    .reason = Fusing keeps the rank.

AMB-GOD-166 = Only the last part is halved, and each part is rounded by itself.
    .question = How is a formula such as D + A/2 read?
    .a = D and half of A.
    .b = Half of the sum.
    .reason = That is how it is written.
