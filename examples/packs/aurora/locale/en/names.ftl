card-AUR1 = Northern Runner
card-AUR2 = Lights over Every Shore
card-AUR3 = Aurora Lantern
card-AUR4 = Singing Foundry
encounter-AUE1 = Green light folds over the summit
    .one = Listen to what it hums
    .two = Climb towards it
