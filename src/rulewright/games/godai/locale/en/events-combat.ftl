### What happened in a combat.

log-encounter-drawn = An Encounter is drawn: { CARD($card) }.
log-encounter-discarded = The group avoids { CARD($card) }.
log-encounter-vanquished-at-once = { CARD($card) } is vanquished from the Defender, which loses 1 Resilience.
log-encounter-bribed = { CARD($card) } is Bribed for { $gold } Gold.
log-encounter-shuffled-back = { CARD($card) } is shuffled back into the deck.
log-combat-began = A combat begins.
log-round-began = Round { $round }.
log-action-declared =
    { $who } declares { $action ->
        [attack] Attack
        [defend] Defend
        [first-mastery] the First Mastery
        [second-mastery] the Second Mastery
        [outlast] a test against Outlast
        [shell] an Attack on the shell
        [charmed] an Attack on an ally
       *[none] no action
    }{ $damage ->
        [0] { "" }
       *[other] , { $damage } damage
    }{ $energy ->
        [0] .
       *[other] { " " }({ $energy } Energy).
    }
log-power-used = { $who } uses { ABILITY($power) }.
log-item-used = { $who } uses { ITEM($item) }.
log-item-given = { $who } hands { ITEM($item) } to { $hero }.
log-effect-sustained = { $who } Sustains { ABILITY($power) }.
log-flee-attempted =
    { $escaped ->
        [0] { $who } cannot get away and may only Defend.
       *[other] { $who } Flees.
    }
log-outlast-tested =
    { $who } tests { STAT($stat) } against Outlast: { $result ->
        [critical] a Critical Success.
        [success] a success.
       *[failure] a failure.
    }
log-opponent-acts =
    { CARD($card) }: { ACTION($action) }{ $halved ->
        [0] .
       *[other] , at half for want of Energy.
    }
log-opponent-idle = { CARD($card) } takes no action.
log-hero-idle = { $who } loses the action: { CONDITION($condition) }.
log-hero-changed = { $who }: { $changes }.
log-opponent-changed = { CARD($card) }: { $changes }.
log-ally-changed = { CARD($card) }: { $changes }.
log-condition-borne =
    { $card ->
        [none] { $who } gains { CONDITION($condition) } × { $n }.
       *[other] { CARD($card) } gains { CONDITION($condition) } × { $n }.
    }
log-critical-wound-gained = { $who } has a Critical Wound ({ $wounds }).
log-field-switched = { $who } will be on another Battlefield: { BATTLEFIELD($field) }.
log-opponent-joined = { CARD($card) } joins the combat.
log-element-taken = { CARD($card) } takes the Element { ELEMENT($element) }.
log-foe-vanquished = { CARD($card) } is vanquished.
log-ally-fell = { CARD($card) } falls.
log-hero-fell = { $who } falls.
log-combat-ended =
    { $result ->
        [won] The combat is won.
        [fled] The group has Fled.
       *[lost] The combat is lost.
    }
log-condition-ended =
    { $card ->
        [none] { $who } is rid of { CONDITION($condition) }.
       *[other] { CARD($card) } is rid of { CONDITION($condition) }.
    }

## What combat dice are for

dice-action = an opponent's action
dice-evasion = Evasion
dice-weakness = Weakness
dice-favored = a Favored Opponent
dice-debilitated = the locked Ability
dice-confused = confusion
dice-unconscious = waking up
dice-element-taken = the new Element
dice-flee = Fleeing
dice-outlast = Outlast
dice-resist = resisting an action
dice-bribe = bargaining
dice-rescue = rescue from death
dice-disarmed = getting the weapon back
dice-frozen = Frozen
dice-captured = Captured
dice-trapped = Trapped
dice-entangled = Entangled
dice-blinded = Blinded
dice-frightened = Frightened
dice-petrified = Petrified
modifier-flee = trying to Flee
modifier-action = the action
modifier-help = help
modifier-genjutsu = Genjutsu
modifier-target = own modifiers
