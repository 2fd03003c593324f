chapter-15-card-effects = Kinds of effects

DRE-358 = Active effects have no frame and are resolved at once with the card.
DRE-359 = Passive effects have a frame and hold while their card is on top of the discard pile.
DRE-360 = A Passive holds in every turn, the Enemy's included, for as long as its card stays on top.
DRE-361 = It ends as soon as another card covers it or its card leaves the top.
DRE-362 = It does not matter how the card came to the top: played, or discarded, for example by Prepare.
DRE-363 = A Passive card may have Active effects too; discarded without being resolved it gives only the Passive.
DRE-364 = A card with an Upgrade frame resolves its Active effects first; then it is attached under your sheet instead of being discarded.
DRE-365 = An attached Upgrade holds until you reshuffle.
DRE-366 = When you reshuffle, attached Upgrades are discarded and shuffled in with the discard pile.
DRE-367 = If an Upgrade is attached already and you resolve another, keep one of the two and discard the other.
DRE-368 = An Upgrade card that is discarded without being resolved is not attached and does nothing.
