### Cards that belong to no Element, and the Bonus Actions of Help cards.

card-strike = Strike
card-offensive-stance = Offensive Stance
card-defensive-stance = Defensive Stance
card-charge = Charge
card-according-to-plan = According to Plan
card-spit = Spit
card-projectile = Projectile
card-catch-breath = Catch Breath
card-reach = Reach
card-opening = Opening
card-fatigue = Fatigue

card-lunge = Lunge
card-heavy-blow = Heavy Blow
card-hamstring = Hamstring
card-bellow = Bellow
card-long-shot = Long Shot
card-ricochet = Ricochet
card-second-wind = Second Wind
card-coiled-stance = Coiled Stance
card-thick-hide = Thick Hide
card-iron-will = Iron Will
card-sure-footing = Sure Footing
card-whetted-claws = Whetted Claws
card-quick-thinking = Quick Thinking
card-ambush = Ambush
card-trip-up = Trip Up

card-overrun = Overrun
card-one-two = One-Two
card-crack-the-shell = Crack the Shell
card-throat-hold = Throat Hold
card-skewer = Skewer
card-exploit-the-gap = Exploit the Gap
card-second-nature = Second Nature
card-deep-breath = Deep Breath
card-fortress-stance = Fortress Stance
card-spiteful-stance = Spiteful Stance
card-predators-eye = Predator’s Eye
card-honed-focus = Honed Focus
card-momentum = Momentum
card-vanishing-act = Vanishing Act
card-all-in = All In

bonus-dash = Dash
bonus-prepare = Prepare
bonus-flare = Flare
bonus-soothing-tide = Soothing Tide
bonus-stone-skin = Stone Skin
bonus-acceleration = Acceleration
bonus-clarity = Clarity
bonus-dusk-bolt = Dusk Bolt
