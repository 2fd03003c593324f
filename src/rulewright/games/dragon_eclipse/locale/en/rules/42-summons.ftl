chapter-42-summons = Summons

DRE-720 = Only Enemies use Summons. Once tamed, such a mystling places ordinary Elemental tokens instead.
DRE-721 = A Summon is an Elemental token in the Arena with a Stat card labelled Summon.
DRE-722 = For any effect that deals damage you may treat a Summon as an opponent, and need not: an effect for one opponent may hit nobody.
DRE-723 = Summons cannot gain Condition tokens.
DRE-724 = A space with a Summon is closed for both sides: nobody enters it or passes through.
DRE-725 = Summons act only when the Enemy Ability card says so.
DRE-726 = Only the Enemy's abilities and Setup place Summons.
DRE-727 = With several Summons the player chooses in which order they act.
DRE-728 = Corruption and Major Corruption do not change Summons.
