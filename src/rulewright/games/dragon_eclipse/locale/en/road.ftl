### What is carried and what happens outside Combat: verbs, cards, questions, answers, log.

## Words

aid-light-source = Light Source
    .with = a Light Source
aid-food = Food
    .with = Food
aid-gear = Gear
    .with = Gear
aid-tools = Tools
    .with = Tools
timing-test = Test
timing-anytime = Anytime
timing-combat = Combat
road-nothing = nothing
omen-nothing = nothing
omen-result = { SYMBOL($symbol) }: { $what }
omen-spared = { $text } (with { AID($symbol, form: "with") } a Spiral counts as an Eye)

## Verbs of the road

effect-offer-cards =
    { $origin ->
        [advancement] Look at { $n } Advancement { $n ->
            [one] card
           *[other] cards
        }
        [main] Look at { $n } { $n ->
            [one] card
           *[other] cards
        } of your main Element
       *[mixed] Look at an Advancement card and one of each of your Elements (without a subtype: two of the main one)
    } and add { $take ->
        [one] one
       *[other] up to { $take }
    } to your deck
effect-cut =
    { $kind ->
        [starting] Remove a Starting card from your deck
       *[other] { $n ->
            [one] Remove a card from your deck
           *[other] Remove up to { $n } cards from your deck
        }
    }
effect-tire =
    { $n ->
        [one] Gain a Fatigue
       *[other] Gain { $n } Fatigue
    }
effect-rest =
    { $n ->
        [one] Remove a Fatigue from the deck
       *[other] Remove up to { $n } Fatigue from the deck
    }
effect-heal-each = Heal { $n } on each mystling
effect-prime = Choose a card of your deck: it lies in slot 4 when the next Combat begins
effect-find =
    { $what ->
        [item] { $look ->
            [one] Gain an Item
           *[other] Look at { $look } Items and keep { $keep ->
                [one] one
               *[other] { $keep }
            }
        }
       *[equipment] { $look ->
            [one] Gain an Equipment card
           *[other] Look at { $look } Equipment cards and keep { $keep ->
                [one] one
               *[other] { $keep }
            }
        }
    }
effect-take-item = Take an Item from the discard pile
effect-with-symbol = With { AID($symbol, form: "with") }: { $what }
effect-with-symbol-else = With { AID($symbol, form: "with") }: { $what }; otherwise: { $other }
effect-omen = Draw an Enemy Attack card ({ $first } · { $second } · { $third })
effect-ahead = In the next Combat: { $what }
effect-taint =
    { $n ->
        [one] The next Enemy gets a Corruption card
       *[other] The next Enemy gets { $n } Corruption cards
    }
effect-scout = Look at the top { $n } cards of a Tier deck that lies ahead, and put them back in any order
effect-leap = Skip the next space (never a Camp or a Boss)
effect-echo = Resolve the bottom section of a lettered Mystery card
effect-ready =
    { $n ->
        [one] An exhausted Artifact becomes ready
       *[other] { $n } exhausted Artifacts become ready
    }
effect-hand-in = Give back a trophy of { TIER($tier) } or higher: { $what }
effect-grow = { $what } for the rest of the Run
effect-gain-silver = Gain { $n } Silver
effect-look-at-event = Look at the event of this Exploration
effect-ignore-time = Ignore one Time step
effect-rewind-time = Move the Time token back one space
effect-either = Choose one: { $what }
effect-might =
    { $damage ->
        [0] { $fatigue ->
            [0] You may { $what }
           *[other] You may gain { $fatigue } Fatigue to { $what }
        }
       *[other] You may gain { $damage } damage to { $what }
    }

## Verbs of Tests

effect-drop-revealed = Discard the card that was just revealed
effect-shift =
    { $plus ->
        [0] Subtract { $minus }
       *[other] { $minus ->
            [0] Add { $plus }
           *[other] Add or subtract { $plus }
        }
    }
effect-peek-item = Look at the top card of the Item deck
effect-swap-revealed = Put a revealed card under the deck and reveal another
effect-reveal-anew = Discard the last card and reveal another instead
effect-put-back = Put the last revealed card back on top of the deck
effect-spare-misfortune =
    { $n ->
        [one] Ignore one Misfortune
       *[other] Ignore { $n } Misfortune
    }

## Cards

line-item =
    { $misfortune ->
        [0] Item · { TIMING($timing) } · Test Value { $value }
       *[other] Item · { TIMING($timing) } · Test Value { $value }, Misfortune
    }
line-equipment =
    { $works ->
        [0] Equipment · { $symbols }
       *[other] { $symbols ->
            [none] Equipment · { TIMING($timing) }
           *[other] Equipment · { $symbols } · { TIMING($timing) }
        }
    }
rule-in-combat = In Combat: { $what }
rule-on-road = Outside Combat: { $what }
rule-in-test = In a Test: { $what }
rule-at-once = Use it at once.
rule-roguelite = Roguelite mark.

## Questions

prompt-keep-found =
    { $what ->
        [item] Choose an Item that you keep.
       *[equipment] Choose an Equipment card that you keep.
    }
prompt-trim =
    { $what ->
        [item] You may hold three Items: use one or let one go.
       *[equipment] You may hold two Equipment cards: use one or let one go.
    }
prompt-road =
    { $damage ->
        [0] { $fatigue ->
            [0] Accept the offer? Then { $what }.
           *[other] Gain { $fatigue } Fatigue? Then { $what }.
        }
       *[other] Gain { $damage } damage? Then { $what }.
    }
prompt-share =
    { $what ->
        [heal] Which mystling heals? Still { $n }, one at a time.
        [damage] Which mystling gains damage? Still { $n }, one at a time.
        [power] Which mystling gets { $n } Power for its next Combat?
        [rest] From which deck does a Fatigue leave? Still { $n }.
       *[other] Which mystling gains the Fatigue?
    }

## Answers

choice-use-item = Use { ITEM($item) }: { $what }
choice-use-equipment = Use { EQUIPMENT($equipment) }: { $what }
choice-drop-item = Let { ITEM($item) } go
choice-drop-equipment = Let { EQUIPMENT($equipment) } go
choice-keep-item = Keep { ITEM($item) }: { $what }
choice-keep-equipment = Keep { EQUIPMENT($equipment) }: { $what }

## The log

log-item-gained = You gain { ITEM($item) }.
log-item-used = { $who } uses { ITEM($item) }.
log-item-used-by-party = You use { ITEM($item) }.
log-item-lost = You let { ITEM($item) } go.
log-items-shuffled = The discard pile of { $count } Items becomes the Item deck.
log-equipment-gained = You gain { EQUIPMENT($equipment) }.
log-equipment-used = { $who } uses { EQUIPMENT($equipment) }.
log-equipment-used-by-party = You use { EQUIPMENT($equipment) }.
log-equipment-lost = You let { EQUIPMENT($equipment) } go.
log-mended = { MYSTLING($mystling) } heals { $n }.
log-hurt = { MYSTLING($mystling) } gains { $n } damage.
log-power-stored = { MYSTLING($mystling) } gets { $n } Power for its next Combat.
log-fatigue-left =
    { $n ->
        [one] A Fatigue leaves the deck of { MYSTLING($mystling) }.
       *[other] { $n } Fatigue leave the deck of { MYSTLING($mystling) }.
    }
log-fatigue-came = A Fatigue joins the deck of { MYSTLING($mystling) }.
log-nothing-came = That changes nothing.

## The reference and the backs of cards

facet-timing = Timing
facet-aid = Symbol
facet-roguelite = Roguelite mark
kind-item = Item
kind-equipment = Equipment
shelf-item = Items
shelf-equipment = Equipment
face-back-item = Item
face-back-equipment = Equipment
