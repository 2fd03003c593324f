# A gap: what we use, and what is not printed.

GAP-MYS-01 = The number printed on each of the 80 cards is used, and the Energy cost always equals it. In every Era each card type follows the same ascending row of numbers.
    .title = Command Points of the Accessory and Upgrade cards

GAP-MYS-02 = Tactics are red, Objectives yellow, Accessories green and Upgrades blue. In a Battle they therefore mean Attack, Retreat, Sacrifice and Defence in that order.
    .title = Colours of the card types

GAP-MYS-03 = The three regions of each Island are taken from the components; each region type is on exactly three Islands. The names of the Islands are our reading of their icons.
    .title = Regions and icons of the five Islands

GAP-MYS-04 = Each Monster appears on the Island whose icon its card shows: Utcoro and Boulron on the Great Tree, Cannibarok and Obsidusa on the Crystal Shard, Onygauros on the Volcano, Caerulas on the Dripping Sphere, Kodror on the Rock Arch.
    .title = Island where each Monster appears

GAP-MYS-05 = Attunements A01 to A05 are the Day sides and A06 to A10 their Night sides in the same order. They belong to the Crystal Shard, Rock Arch, Great Tree, Dripping Sphere and Volcano.
    .title = Day and Night sides and the Island of each Attunement

GAP-MYS-06 = The Path has nine spaces after the deck space, worth 2 to 10 Glory in order. Which of them recharges Artefacts is settled by AMB-MYS-04.
    .title = Spaces of the Events Path and their Glory

GAP-MYS-07 = Artefact IV gives 6 Energy and Artefact V gives 7, which continues the known row of 3, 4 and 5 for I, II and III.
    .title = Energy of Artefacts IV and V

GAP-MYS-08 = The back of each Encounter card gives one number of steps per option, from 0 to 4. The number depends on the choice and stays unknown until it is made.
    .title = Steps of the Encounter token

GAP-MYS-09 = Each Upgrade belongs to the space that its icon shows: Champion, Troops, Golems, Fortifications or Act cards. Every Era has exactly one Upgrade for each of them.
    .title = Space of each Upgrade card

GAP-MYS-10 = The rulebook prints only the numbers C001 to C080, so the names are our own and can be translated.
    .title = Names of the 80 Command cards

GAP-MYS-11 = Scenes and option texts are our own and hint at the mood without giving the reward away. Only the scene of EN16 is known, dark figures in a forest of giant mushrooms.
    .title = Scenes and options of the Encounter cards

GAP-MYS-12 = The five Guild names are known from the components. Assumed are white as the fifth colour and the pairing: red Varorin, yellow Lusma, blue Volarees, black Magista, white Kaetur.
    .title = Player colours and Guild names

GAP-MYS-13 = A Battle Seal only marks that a participant of a Battle has made a choice; it has no effect on the rules.
    .title = Use of the five Battle Seals

GAP-MYS-14 = Glory is a whole number without an upper limit.
    .title = Length of the Glory track and totals from 300

GAP-MYS-15 = Positions are numbered 0 to 4 clockwise with 0 at the top; the numbers have no other meaning.
    .title = Orientation of the ring of Islands

GAP-MYS-16 = The Monster drawn first belongs to Era I, the second to Era II and the third to Era III; they are not sorted by Strength.
    .title = Which Monster belongs to which Era

GAP-MYS-17 = The game itself draws one of the possible placements, all equally likely, so that each Island has one token and all five region types are covered once.
    .title = Who places the Mirage tokens

GAP-MYS-18 = Each card gets its Day or Night side at random with equal chances; the host may choose the sides by hand instead.
    .title = How mixed Attunements are chosen

GAP-MYS-19 = Colours are taken in seat order, first come, first served.
    .title = Two players want the same colour

GAP-MYS-20 = Public are hand and deck sizes, discard piles, cards on the Player Boards, all units, resources, and removed cards with their order. Hidden are hands, the order of decks below the top card, the backs of Encounter cards and the cards drawn from Era Decks.
    .title = Public and hidden information

GAP-MYS-21 = Champion abilities are on, Monster behaviours are off in a first game and on otherwise, all Attunements show Day, and Expert Players Mode and Premonition are off.
    .title = Default options

GAP-MYS-22 = The English titles are translated from those of the Ukrainian edition; 'the Swarmer' for Utcoro is an uncertain translation.
    .title = Titles of the Monsters

GAP-MYS-23 = The components carry only the numbers A01 to A10, so the names from Forge to Hunt are our own.
    .title = Names of the Attunements

GAP-MYS-24 = The area has the deck space and four spaces for face-up cards.
    .title = Spaces of the Development Area

GAP-MYS-25 = All of this lies outside the rules: bots fill empty seats, there is no timer, and a step can be undone only until hidden information is revealed.
    .title = Solo play, bots, time limits and undo

GAP-MYS-26 = All artwork is our own; the rules need only the four option icons, the four card colours, the five region icons and the five Island icons.
    .title = Artwork, icons and looks of the miniatures
