# A ruling: our answer, the question, its readings, the reason.

AMB-GOD-91 = Half of the heroes, rounded up.
    .question = How many successes do Commissions of two or all Skills need: is half of the heroes rounded down or up?
    .a = Down.
    .b = Up.
    .reason = In the example 3 heroes need 2, and Commissions of one Skill round up too.

AMB-GOD-92 = Yes, for each card by itself, until the group moves or that card is completed or discarded.
    .question = Are successes kept when the group attempts another Commission at the same place?
    .a = Yes.
    .b = No, they are lost.
    .reason = Only moving and completing are named as their end.

AMB-GOD-93 = Once, whichever turn the Critical Success comes from.
    .question = How often does a Critical Success double the reward of a Commission?
    .a = Once, also with a Critical Success from an earlier turn.
    .b = Once for each Critical Success.
    .c = Once, but only if it comes in the last turn.
    .reason = Any hero with a Critical Success doubles it.

AMB-GOD-94 = No: numbers are doubled, cards are not.
    .question = Is an Equip card doubled?
    .a = Yes.
    .b = No.
    .reason = There is only one such card.

AMB-GOD-95 = A success counts like that of a hero where the group needs successes, once for each such need; it never counts as a critical of a Commission.
    .question = How do the tests of Escorts help?
    .a = Their successes are added.
    .b = They replace the test of a hero.
    .reason = They are there to assist the heroes.

AMB-GOD-96 = The card names the tests and only the matching hero rolls, once each Game Turn for each card. It is the Commission attempt of that turn.
    .question = What is an attempt at a Heroic Commission, and does the limit count for the hero or for the card?
    .a = One attempt per card.
    .b = One attempt per hero.
    .reason = Page 82 gives the tests to that hero and limits the attempts of the turn.

AMB-GOD-97 = The decks of Encounters, Commissions and Harvest are made anew from their discard piles. An empty Siege deck places nothing, and the Jaethi deck is never reshuffled.
    .question = What happens when a deck is empty?
    .a = Nothing more is drawn from it.
    .b = Its discard pile is reshuffled.
    .reason = Only for the Power Up deck does an empty deck raise the Difficulty.

AMB-GOD-98 = On the discard pile of Commissions.
    .question = Where do Heroic cards of absent Roles go?
    .a = On the discard pile.
    .b = Out of the game.
    .reason = The card is said to be discarded, and a hero of that Role may join later.

AMB-GOD-99 = There are four: Elemental, Horde, Swarm and Titanic.
    .question = Three subtypes are announced and four are named. Is Elemental one of them?
    .a = No, it stands apart.
    .b = Yes.
    .reason = The heading on page 87 covers all four.

AMB-GOD-100 = The second one: Stat Tests 0, +1, +2 and +3 on Moderate, Difficult, Heroic and Epic, damage and Outlast +1, +2, +4 and +6. The lowest Difficulty is called Starter.
    .question = There are two tables of the Difficulties. Which one counts?
    .a = The first, with penalties of +1 to +6 on Stat Tests.
    .b = The second.
    .reason = The text lets penalties start at Difficult, and the boards of the box have the same numbers.

AMB-GOD-101 = Harvest rolls in its reward get the bonus of the Difficulty at which it was fought. If there is no such roll, the group gains 1 Resource of Tier I of choice each time the opponent became Dangerous. A Power Up instead can be switched on.
    .question = Which additional rewards do Dangerous opponents give?
    .a = None.
    .b = The Harvest bonus of their Difficulty, or a Resource.
    .c = One more Power Up.
    .reason = The text points to the table of Difficulties, whose only rewards are Resources. More Power Ups would empty the deck that raises the Difficulty.

AMB-GOD-102 = A hero is weak if the Element of the damage opposes the Element of an Augment.
    .question = For Weakness, what opposes what?
    .a = The Augment opposes the damage.
    .b = The damage opposes the Augment.
    .reason = In the examples Fire hurts Air and Earth hurts Water.

AMB-GOD-103 = One die for each Element of the damage that opposes an Augment.
    .question = With several Augments or Elements, how many dice does Weakness add?
    .a = One in all.
    .b = One for each Element of the damage that opposes.
    .reason = Each Element of the damage is checked.

AMB-GOD-104 = The First Mastery becomes Attack, the Second Mastery Defend.
    .question = An action that cannot be paid becomes Attack or Defend. Which one?
    .a = One by chance.
    .b = A fixed one for each Mastery.
    .reason = So it is in the example of Howl.

AMB-GOD-105 = Those of the Attack itself, with halved numbers.
    .question = Which targets does an action have that was replaced by the Attack?
    .a = Those of the Mastery.
    .b = Those of the Attack.
    .reason = The Fire Elemental of the example hits its three targets.

AMB-GOD-106 = It takes Energy, and what goes beyond the current Energy is damage to Health. Piercing means that it cannot be Blocked.
    .question = What exactly is Energy Drain?
    .a = A loss of Energy only.
    .b = A loss of Energy, then of Health.
    .reason = So it stands on the boards of the box; otherwise 24 would hardly matter.

AMB-GOD-107 = 8 in all: half the rank, 4, and 2 for each improvement.
    .question = How much damage does Itto-ryu deal in the example?
    .a = 12, with 4 for each improvement.
    .b = 8, with 2 for each improvement.
    .reason = Only 8 leads to the printed result of 4 after Block 4. On the boards of the box each improvement adds 1 to the bonus of the stance and 1 damage.

AMB-GOD-108 = After the reductions Heal and damage are set off against each other.
    .question = The Sage of the example is said to reduce damage to 0, though she Healed. What happened?
    .a = Heal is set off against the damage.
    .b = Heal reduces the damage like Block.
    .reason = So page 103 describes it.

AMB-GOD-109 = It means Augmented.
    .question = Is "Attuned" on page 104 a term of its own?
    .a = Yes.
    .b = No, it means Augmented.
    .reason = In its context it means the same.

AMB-GOD-110 = No, once for each match and round.
    .question = Can the bonus against a Favored Opponent be used in both phases of a round?
    .a = No, once in a round.
    .b = Yes, once in each phase.
    .reason = There is one choice per round, in either phase.

AMB-GOD-111 = The one that the hero chooses.
    .question = Which Health of a Titanic opponent takes the damage of a Favored effect?
    .a = The hero chooses.
    .b = The highest.
    .reason = Page 88 lets the hero choose one of them.

AMB-GOD-112 = Escorts leave with the last hero. If at least one hero fled, the group Wanders once when the combat ends.
    .question = What about Escorts when heroes Flee, and does the group Wander if only some fled?
    .a = Escorts leave with the last hero; the group Wanders in any case.
    .b = The group Wanders only if all fled.
    .reason = The end of the combat is named as a second occasion for Wandering.

AMB-GOD-113 = The sum is the Bribe times the living heroes. They may pool their Gold, and Proficiency lowers the sum.
    .question = Must every hero pay the Bribe?
    .a = Yes, each one.
    .b = No, the sum may be pooled.
    .reason = Outside combat Gold may be shared freely.

AMB-GOD-114 = When everything that the current effect changes has been counted.
    .question = When does a hero with 0 Health die outside combat?
    .a = After the current effect.
    .b = At the end of the phase.
    .reason = Page 17 first lets all changes be made.

AMB-GOD-115 = The number at the time of death. The hero returns with full Vitals, without Conditions and without Starving.
    .question = Which Stage number counts for the wait of a dead hero, and with which Vitals does the hero Revive?
    .a = That of the time of death.
    .b = The current one.
    .reason = In the example the 2 turns are fixed at death, and the boards of the box give full Vitals.

AMB-GOD-116 = A hero who died in turn T of wave n Revives in the Movement phase of turn T + n. If all are dead, the turns in between have a Villain phase only.
    .question = How is the wait of a dead hero counted?
    .a = Revival in turn T + n.
    .b = After n whole turns of the villain, in turn T + n + 1.
    .reason = The example counts two turns from the turn of death, and both Villain phases are still played.

AMB-GOD-117 = The old hero leaves the game with its Power Ups. The new one gets only 3 for each Stage number, drawn on joining.
    .question = What happens to the face-down Power Ups of a dead hero who is replaced?
    .a = They are lost.
    .b = They pass to the new hero.
    .reason = What a new hero begins with is listed in full.

AMB-GOD-118 = 1.
    .question = What is half of one hero?
    .a = 0.
    .b = 1.
    .reason = It is rounded up, and the least is 1.

AMB-GOD-119 = No, only living heroes in the group. In combat the number at its start counts.
    .question = Do dead heroes count for half of the heroes or for Vitals per hero?
    .a = Yes, all heroes count.
    .b = No, only the living ones in the group.
    .reason = Only those present act.

AMB-GOD-120 = 1 of 2, 2 of 3 and 2 of 4.
    .question = At least half of the heroes must have Soar. How many of 3?
    .a = 1.
    .b = 2.
    .reason = 1 of 3 is less than half.

AMB-GOD-121 = Heroes never die of it. An opponent without Health is vanquished at 0 Energy, and a Tethered bearer dies at 0 of either Vital.
    .question = Does 0 Energy ever kill?
    .a = Never.
    .b = Opponents without Health.
    .reason = There is no other way to defeat such an opponent; the effect of Tethered stands on the boards of the box.

AMB-GOD-122 = Calendar -1, Portal 2, and for each hero 2 Power Ups and 6 Gold.
    .question = What is the 6 in the Group Reward of Miquipāpalōtl?
    .a = 6 Gold.
    .b = 6 Food.
    .c = 6 Platinum.
    .reason = The reward of Atlecuhtli follows the same pattern.

AMB-GOD-123 = Only against targets that are Flanking.
    .question = Does the Reflect 4 of Miquipāpalōtl work against all targets?
    .a = Yes.
    .b = Only against Flanking ones.
    .reason = One sentence names the condition for both parts, and Flanking needs a drawback.

AMB-GOD-124 = Yes, outside combat or by the Defend action.
    .question = Does the Wielder Bonus move at once when a Treasure is passed on?
    .a = Yes.
    .b = No, it stays with the first bearer.
    .reason = It works while the Treasure is carried.

AMB-GOD-125 = They are slips: the rule on replaced actions is on pages 89 and 91, and no further book is needed.
    .question = Do wrong page numbers in the rulebook point to rules that are missing?
    .a = Yes, to rules somewhere else.
    .b = No, they are slips.
    .reason = There is no such rule on page 63.
