chapter-02-limits = Limits

DRE-043 = There are exactly six Elements: Fire, Water, Earth, Air, Light and Dark.
DRE-044 = Damage is not limited by the number of tokens; a sheet can hold any amount.
DRE-045 = A mystling never has more than 10 Power. What goes above is lost.
DRE-046 = The party never has more than 10 Silver.
DRE-047 = The party never has more than 6 Essence.
DRE-048 = The party never has more than 3 Items.
DRE-049 = The party never has more than 2 Equipment cards.
DRE-050 = No more than 5 Fatigue cards can be in play, counted over both mystlings.
DRE-051 = You may hold any number of Secrets.
DRE-052 = A mystling holds at most 5 Burn.
DRE-053 = A mystling holds at most 1 Slow.
DRE-054 = A mystling holds at most 1 Weak.
DRE-055 = A mystling holds at most 1 Silence.
DRE-056 = No more than one Upgrade is attached to a mystling sheet.
DRE-057 = No statistic ever falls below 0.
