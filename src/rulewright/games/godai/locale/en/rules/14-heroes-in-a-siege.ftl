chapter-14-heroes-in-a-siege = Heroes in a Siege

GOD-592 = A hero inside a Defender that is not destroyed is Immune to a Siege Opponent's Siege damage.
GOD-593 = A hero Augmented with the Element of the damage is Immune to it.
GOD-594 = A Siege Opponent in whose Range the group is hits every hero who is not Immune with 24 Piercing Energy Drain, once per Game Turn: Banners in the Siege step, Jaethi in her own step after she moved.
GOD-595 = In the Event phase, for each Siege Opponent within the group's Range, each hero Augmented with an Element that opposes the opponent's may deal it 1 Siege damage per Augment Tier of that Element.
GOD-596 = Heroes inside a Defender during the Villain phase of a Siege may Bolster it before the Defend step.
GOD-597 = Bolstering costs a hero 1 Energy and is one test of a Skill of the hero's choice.
GOD-598 = A success gives the Defender the bonus of that Skill until the end of the Game Turn; a failure gives nothing.
GOD-599 = Bolster with Navigate: the Defender's Range is 1 higher this turn.
GOD-600 = Bolster with Explore: 1 Siege damage to one Siege Opponent within Range, the group's or the Defender's, whichever is larger.
GOD-601 = Bolster with Survival: the Defender gains 1 Resilience if it took Siege damage this turn and has 1 or more left.
GOD-602 = Several heroes may Bolster with the same Skill.
GOD-603 = The Camping bonus counts for Bolster tests.
GOD-604 = In both Stages heroes inside a Defender who face an Encounter, not a Boss, may vanquish it without combat and get its rewards.
GOD-605 = Doing so costs that Defender 1 Resilience.
GOD-1083 = Vanquishing an Encounter this way is allowed with 1 Resilience left; it then destroys the Defender, and the heroes stay on its hex.
GOD-1084 = Each success with Navigate adds 1, so a Range of 3 can reach 4, the whole map, for that turn.
