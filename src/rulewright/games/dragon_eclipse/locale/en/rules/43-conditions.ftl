chapter-43-conditions = Conditions

DRE-729 = A Condition token that is dealt goes onto the sheet of its target.
DRE-730 = Tokens above the limit of their type are ignored.
DRE-731 = At the end of its own turn a mystling loses one token of every Condition that it has.
DRE-732 = So a single Slow, Weak or Silence from the other side's turn lasts for exactly the bearer's next turn.
DRE-733 = Burn: at the end of the bearer's turn, before one Burn leaves, the bearer gains 1 damage for each Burn.
DRE-734 = A Burn token worth 3 equals three Burn in every respect; when one leaves, two stay.
DRE-735 = Slow: the value of a Move, Rush or Retreat is 1, and modifiers cannot raise it.
DRE-736 = Weak: the value of an Attack is 1, and modifiers of Strength cannot raise it; Defense still counts.
DRE-737 = Weak does not change Deal effects.
DRE-738 = Silence on a player's mystling forbids its Special Abilities and its Elemental Bonus Action. Dash, Prepare and other Bonus Actions stay.
DRE-739 = Silence on the Enemy: in step 3 its Special Ability is not resolved, and its track is not discarded.
