### Why something cannot be done in a combat.

why-no-rank = That Ability has rank 0.
why-ability-locked = Debilitated locks that Ability.
why-no-energy-for-it = It costs { $need } Energy; you have { $have }.
why-energy-barred = { $hero } failed a Survival test and cannot use Energy now.
why-last-health = It takes { $need } Health, so that 1 is left; you have { $have }.
why-tenacious = Nobody can Flee from a Tenacious opponent.
why-only-defend = Your Conditions, or a failed Flight, leave only Defend this round.
why-no-action = A Condition takes your action this round.
why-in-shell = Inside a shell you can only strike the shell.
why-vital-not-hit = Your Attack does not affect that Vital, or no opponent has it.
why-no-such-test = No opponent's Outlast can be tested with that stat.
why-power-used = It has been used as often as it may be.
why-no-discard = Only a group that Camped or Moved Cautiously may discard an Encounter.
why-no-shelter = The group is not in a Defender that stands.
why-no-bribe = This Encounter cannot be Bribed.
