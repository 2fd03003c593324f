chapter-14-battle = Battle

MYS-198 = Start a Battle as a Special Action: discharge your Artefact, then choose a region that holds at least one unit of yours and at least one unit of another player.
MYS-199 = All players with at least one unit in the chosen region take part; so does the starter of a remote Battle without one.
MYS-200 = Each participant with a unit there secretly chooses 1 Command card from hand or no card; so does the starter of a remote Battle without one. The choice is hidden, including whether a card was chosen at all.
MYS-201 = All choices are revealed at the same time.
MYS-202 = Reactions are carried out in order of play (Artefact I first), not starting from the attacker.
MYS-203 = No card means no reaction.
MYS-204 = A revealed card must be carried out as the reaction of its colour; you cannot choose another reaction.
MYS-205 = A card used as a reaction gives neither its effect nor its Command Points for operations, and no Energy is paid for it.
MYS-206 = Yellow card = Retreat: make as many Travel moves as the card's Command Points, only with your units in the battle region and under the normal Travel rules.
MYS-207 = In a Retreat each Troop and Golem moves at most once, and a Fortification cannot be chosen to move.
MYS-208 = In a Retreat a Champion that left the battle region may go on with further moves of the same card.
MYS-209 = Blue card = Defence: gain Glory equal to the card's Command Points plus the number of your units in the battle region.
MYS-210 = Green card = Sacrifice: gain Energy equal to the card's Command Points plus the number of your units in the battle region.
MYS-211 = Sacrifice does not remove units by itself; the normal comparison follows.
MYS-212 = Red card = Attack: add the card's Command Points to your Strength in this Battle until it is resolved.
MYS-213 = For Defence and Sacrifice every unit of yours in the region counts 1, whatever its kind, Champion and Fortification included. The icons on the Events Board draw only Troop, Golem and Champion, but a Fortification is a unit and counts too.
MYS-214 = The Events Board shows the four reactions as icons, where X is the Command Points of the revealed card: red +X Strength; yellow X Travel moves; blue X Glory + 1 Glory per unit; green X Energy + 1 Energy per unit. Then follow removals by the difference in Strength and 2 Glory per enemy unit removed.
MYS-215 = After all reactions, the reaction cards go to their owners' discard piles.
MYS-216 = Then work out each participant's total Strength in the battle region, with the units still there.
MYS-217 = A Troop has Strength 1.
MYS-218 = A Golem has Strength 2.
MYS-219 = A Fortification has Strength 2.
MYS-220 = A Champion has Strength 3, or 1 while wounded.
MYS-221 = Additional Strength comes only from a red reaction card, active Upgrades, the Tactic that started this Battle, and your own Champion's ability.
MYS-222 = In order of play each player compares their total with the highest one and must remove as many of their own units from the battle region as the difference in Strength.
MYS-223 = The difference counts units, not Strength: each removed unit of any kind satisfies 1 point of difference.
MYS-224 = The owner chooses which of their own units are removed, or whether the Champion is wounded. Of several like units, those that have travelled this turn go first.
MYS-225 = Players tied for the highest Strength lose nothing.
MYS-226 = Removed Troops and Golems go to their owner's constructed space and can be deployed again without a new Construct.
MYS-227 = Removed Fortifications return to their owner's supply beside the Player Board.
MYS-228 = A Champion that would be removed stays where it is and becomes wounded instead (turn its card sideways). This satisfies 1 point of difference.
MYS-229 = A wounded Champion is worth Strength 1, and its special ability is off.
MYS-230 = An already wounded Champion cannot be wounded again and suffers no other penalty. It cannot absorb another point of difference.
MYS-231 = Upgrades in the Champion space still work while the Champion is wounded.
MYS-232 = A wounded Champion may still Travel, face Encounters, move Islands and be the target of deployments.
MYS-233 = All wounds end in Phase 1 of the next Era; nothing else heals a Champion.
MYS-234 = Removals beyond the units that can be removed or wounded are ignored.
MYS-235 = The player with the most Strength gains 2 Glory for each enemy unit removed, each enemy Champion wounded, and each enemy unit that retreated to another region.
MYS-236 = Every player tied for the most Strength gets the full Glory reward.
MYS-237 = The attacker gets no extra reward as such; any participant may be the strongest.
MYS-238 = Units that retreat count for the Glory of the strongest player but no longer for Strength.
MYS-239 = A Battle never changes the control of a region by itself; control follows from the units that remain.
MYS-240 = A Battle started by C004, C043 or C065 needs no charged Artefact and does not discharge it. It may be in any region with at least one opposing unit.
MYS-241 = The Strength bonus of C004, C043 or C065 counts only in that Battle and only for the player who started it.
MYS-242 = A remote Battle is a Battle that an effect lets you start in a region of your choice where any opponent has a unit (C004, C043, C065, EN07, EN17, EN21, EN29).
MYS-243 = For a remote Battle you need no unit of your own there; as its starter you take part in any case.
MYS-244 = A Battle started by an Encounter reward (EN07, EN17, EN21, EN29) may be in any region with an opposing unit and follows the normal Artefact rule.
