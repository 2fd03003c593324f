### The labels of choices in a Siege.

choice-bolster-with =
    { $skill ->
        [navigate] Navigate: Range +1
        [explore] Explore: 1 Siege damage
       *[survival] Survival: Resilience +1
    }
choice-use-ore = { DEFENDER($defender) }: Resilience +5
choice-pick-siege-card = Slot { $slot }, card { $place } from the top
choice-pick-defender = { DEFENDER($defender) }
choice-pick-opponent = { BANNER($number) }
