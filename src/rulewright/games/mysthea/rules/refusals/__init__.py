"""Why not? For every kind of choice, the conditions of its rule with the values that fail.

An answer uses only what the asking seat may know: its own hand, and what lies open on the table.

The sentences, by id, with their values in braces; every reason with an id has all the values of that id.
Numbers of places: `region`; `island`, `token` and `other` are Islands. Seats: `seat`, and `seats` is a list. Ids of
components: `card`, `attunement`, `encounter`, `monster`. Words of the game: `unit`, `type`, `terrain`, `approach`,
`colour`. `when` is a moment of the second list, `prompt` the id of the open question, all else a plain number.

    # another question is open
    why-not-now {when, prompt}              This is not what is asked now: it is chosen {when}.
    why-must-choose {prompt}                This question needs one of its own answers.
    why-variant-off {variant}               This game is played without the variant {variant}.

    # the turn
    why-game-over                           The game is over.
    why-not-asked {seats}                   It is for {seats} to answer now.
    why-standard-owed                       You must do a Standard Action first; passing is not possible.
    why-standard-done                       You have already done the Standard Action of this turn.
    why-special-done                        You have already done the Special Action of this turn.
    why-discharged                          Your Artefact is discharged.
    why-accessory-used {card}               You have already used {card} this turn.
    why-token-elsewhere {island, token}     Your Champion is on {island}, your Encounter token on {token}.
    why-most-encounters {most}              You have already faced {most} Encounters, the most in a game.
    why-no-encounter-left                   There is no Encounter card left.

    # prices
    why-not-enough-energy {need, have}      This needs {need} Energy; you have {have}.
    why-not-enough-experience {need, have}  This needs {need} Experience; you have {have}.
    why-not-enough-points {need, have}      This needs {need} Command Points; {have} are left.
    why-not-enough-cards {type, need, have}  This needs {need} cards of type {type} from hand; you have {have}.
                                            (type is a card type or `any`)
    why-crystal-points                      Command Points of Crystal Fields only construct and deploy.

    # cards
    why-empty-hand                          You have no card in hand.
    why-not-in-hand {card}                  {card} is not in your hand.
    why-not-on-board {card}                 {card} is not on your Player Board.
    why-not-face-up {card}                  {card} does not lie face up.
    why-own-cost {card}                     {card} has been played: it cannot pay for itself.
    why-wrong-type {card, type}             {card} is not of type {type}.
    why-room-left {have, most}              There is room: you have {have} of at most {most} Accessories.
    why-use-done {card}                     This option of {card} has already been used.
    why-no-cards-left                       There is no card left to buy.
    why-deck-empty                          The Era Deck is empty.
    why-nothing-face-up                     No card lies face up.
    why-must-buy {need}                     At least {need} card must be bought.
    why-most-bought {most}                  You have already bought {most} cards, the most in one Develop.
    why-empty-discard                       Your discard pile is empty.

    # units and regions
    why-not-this-unit {unit}                This cannot be done with a unit of this kind ({unit}).
    why-no-stock {unit}                     No {unit} is left beside your board.
    why-not-constructed {unit}              No {unit} is in your constructed space.
    why-unit-not-there {unit, region}       You have no {unit} in {region}.
    why-has-travelled {unit, region}        Every {unit} of yours in {region} has already travelled this turn.
    why-no-unit-to-move {unit}              No {unit} of yours can travel now.
    why-no-own-unit {region}                You have no unit in {region}.
    why-no-opponent {region}                No opponent has a unit in {region}.
    why-begin-first                         Begin the Battle first: a card is drawn before the region is chosen.
    why-nothing-drawn-first                 No card is drawn before this Battle: choose its region at once.
    why-no-battle-region                    There is no region where you could start this Battle.
    why-no-enemy-unit {unit, region}        No opponent has a {unit} in {region}.
    why-no-unit-of {seat, unit, region}     {seat} has no {unit} in {region}.
    why-same-region {region}                The unit is already in {region}.
    why-mirage {region}                     A Mirage covers {region}.
    why-not-neighbours {island, other}      {island} and {other} do not lie next to each other.
    why-no-such-region {island, terrain}    {island} has no region of type {terrain}.
    why-other-terrain {region, terrain}     {region} is not of the type {terrain} that the unit leaves.
    why-other-island {region, island}       {region} does not belong to {island}.
    why-only-at-champion {region}           Only in your Champion's region, {region}.
    why-no-carrier {unit}                   No Upgrade on your board lets a unit carry a {unit}.
    why-no-bonus {terrain}                  You have no unit in a region of type {terrain}.

    # Battle
    why-only-from-battle {region}           Only units in the battle region, {region}, can retreat.
    why-no-part {region}                    You take no part in the Battle in {region}.
    why-no-reaction {region}                Without a unit in {region} you choose no card in this Battle.
    why-already-committed                   You have already chosen your reaction.
    why-already-wounded {region}            The Champion in {region} is already wounded.

    # Islands, Attunements, Encounters, Monsters
    why-same-neighbours {island}            After {island} the lifted Island would lie between the same neighbours.
    why-lifted-island {island}              {island} is the lifted Island itself.
    why-other-side {attunement}             {attunement} is not in use in this game.
    why-attunement-claimed {attunement, seat}          {seat} has claimed {attunement} in this Era.
    why-claim-used {attunement}             You have already claimed {attunement} in this Era.
    why-attunement-elsewhere {attunement, island}      {attunement} does not belong to the lifted Island, {island}.
    why-no-such-approach {encounter, approach}         {encounter} does not offer {approach}.
    why-no-monster                          No Monster can be made to attack.
    why-monster-not-in-game {monster}       {monster} is not part of this game.
    why-monster-not-placed {monster}        The card of {monster} has not been placed on the Events Path this Era.
    why-monster-face-down {monster}         The card of {monster} lies face down.

    # effects with options
    why-no-such-option {option, most}       There is no option {option}; there are {most}.
    why-option-taken {option}               Option {option} has already been taken.

    # before the game
    why-colour-taken {colour, seat}         {seat} has chosen {colour}.
    why-kind-held {card, type}              You already have a card of this kind. (type is a card type or `champion`)
    why-island-occupied {island, seat}      The Champion of {seat} stands on {island}.
    why-own-island {island}                 Your own Champion stands on {island}.

The moments of `why-not-now` are named after the steps that ask:

    choose-colour         before the game, one player after the other
    draft-card            in the open draft before the game
    place-champion        when Champions are placed before the game
    place-token           before the game, right after placing your Champion
    choose-action         in your own turn, before or after another action
    choose-card           when you Act
    choose-use            right after playing a card
    spend-points          while you spend Command Points
    deploy-fortification  when a Mountain, a card or an Encounter lets you deploy a Fortification
    carry-units           right after a unit with a carrying Upgrade has travelled
    place-card            when a new Accessory needs room on your board
    pay-with-cards        when an effect asks for cards from hand as its price
    develop               as the first choice of Develop
    put-under             when you renew the face-up cards
    buy-cards             in Develop, after cards were revealed or renewed
    draw-cards            when an effect lets you draw
    take-bonuses          when Meditate gives Mountain and Crystal Field bonuses
    choose-option         when an effect offers several options
    offer                 when something is offered that you may leave
    choose-target         when an effect asks for a region
    strike-unit           when an effect removes an opponent's unit and there are several
    choose-monster        when an effect makes a Monster attack
    commit-cards          at the start of a Battle you take part in
    lose-units            when you lose units in a Battle
    claim-attunement      while an Island is lifted
    set-down-island       when the lifted Island is put back
    choose-approach       when you face an Encounter
    clear-region          when a Monster has won on an Island with units of yours
    collect-card          when a Monster demands a card or Glory
"""

from __future__ import annotations

from . import actions, answers, before, cards, contests, units

__all__ = ["actions", "answers", "before", "cards", "contests", "units"]
