### What the group is asked in the Villain phases.

prompt-siege-die = { CARD($card) }: which Element die is rolled for the Siege card?
prompt-discovery = { CARD($card) }: these places are equally near. Where does its token lie?
prompt-bonuses =
    { $n ->
        [one] Does the group take this Resource Bonus now, or keep the card?
       *[other] Which Resource Bonus does the group take now? Other cards are kept.
    }
prompt-banner-target = { BANNER($slot) }: which of the equally near targets does it move to?
prompt-banner-way = { BANNER($slot) }: which way does it take?
prompt-jaethi-target = Which of the equally near targets does Jaethi move to?
prompt-jaethi-way = Which way does Jaethi take?
prompt-discard-equip = Which Equip card is lost?
prompt-reinforce = Which of the weakest Siege Opponents gains { $n } Resilience?
prompt-drag = { DEFENDER($defender) } is dragged toward a Siege Portal. To which hex?
prompt-mismatch =
    Does the group meet Jaethi’s Encounter? { $element ->
        [air] If not, it Roams, and one hero loses an Item that gives Soar.
        [earth] If not, each hero loses a Gear Upgrade.
        [fire] If not, two Resources of Tier I or one of Tier II are lost.
        [water] If not, all heroes lose their Energy and are Poisoned.
       *[void] If not, all heroes lose their Energy and are Dissonant.
    }
prompt-lose-mount = Who loses an Item that gives Soar?
prompt-lose-gear = Which Gear Upgrade do you lose?
prompt-lose-tiers = Which Resource is lost? Tier I counts 1, Tier II counts 2; { $n } to lose.
prompt-offer-dedication = The Banners have moved. Does the group use its Dedication to Boss { $boss } now?
prompt-interrupt = The Siege damage would destroy a Defender. Does the group use Aetherial Ore to save it?
prompt-consume =
    { $n ->
        [one] Which Resource of Tier { $tier } is consumed?
       *[other] Which Resource of Tier { $tier } is consumed? ({ $n } to lose)
    }
prompt-consume-city = Nothing is left to consume. Which City-State loses 1 Resilience instead?
prompt-bolster = Do you Bolster { DEFENDER($defender) } for 1 Energy, and with which Skill?
prompt-bolster-strike = Which Siege Opponent suffers 1 Siege damage?
prompt-defender-order = Which Defender rolls next?
prompt-siege-card = { CARD($card) }: which face-down Siege card?
prompt-hit-defender = { CARD($card) }: which Defender suffers from it?
prompt-raise-defender = { CARD($card) }: which Defender does it help?
prompt-strike = Do you strike { BANNER($slot) } for { $n } Siege damage?
