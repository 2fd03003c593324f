chapter-13-special-actions = Special Actions — general and Accessory

MYS-189 = Activate an Accessory: use the effect of 1 Accessory on your Player Board.
MYS-190 = Each Accessory can be used at most once per turn.
MYS-191 = Activating an Accessory costs only what its own text asks for; no Artefact is needed.
MYS-192 = Because only one Special Action is allowed per turn, you can use only one Accessory per turn.
MYS-193 = The Accessory stays on your Player Board after use.
MYS-194 = Start a Battle and Move an Island both need a charged Artefact, which you discharge (dark side up) as the first step.
MYS-195 = A discharged Artefact stays discharged until it is recharged by Phase 1 step 9, by space 6 of the Events Path, or by a card or Encounter effect.
MYS-196 = Recharging an Artefact that is already charged has no effect.
MYS-197 = Facing an Encounter and activating an Accessory need no charged Artefact.
