### Why heroes cannot do something.

why-in-combat = This is not possible in combat.
why-role-taken = { $hero } plays the { ROLE($role) } already; each Role is there once.
why-epic = The game is Epic already; it does not get harder.
why-too-little = { $hero } has { $held }, and { $n } is needed.
why-no-room = { $hero } has room for { $room } more, not for { $n }.
why-not-carried = { $hero } does not carry { ITEM($item) }.
why-no-such-hero = There is no such hero to give to or take from.
why-not-with-group = { $hero } is not with the group.
why-card-not-kept = { CARD($card) } is not kept here.
why-not-dead = The hero of { $hero } is not dead.
why-racial-used = { $hero } has used the Racial Ability this Game Turn.
why-starving = { $hero } is Starving and cannot use Energy.
why-racial-idle = The Racial Ability of { $hero } can do nothing here now.
