chapter-17-premonition = Premonition variant

MYS-269 = All players must agree on the Premonition variant before the game; it then applies to every Encounter.
MYS-270 = With Premonition, after paying the Experience and gaining the Glory you turn the card over at once and choose one of the two options knowing both rewards and both step numbers. All else is unchanged: the steps of the chosen option apply.
