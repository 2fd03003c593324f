chapter-05-limits = Resources and limits

MYS-071 = Your Energy is always between 0 and 12. Gains above 12 are lost.
MYS-072 = Your Experience is always between 0 and 12. Gains above 12 are lost.
MYS-073 = A loss that would bring your Energy or Experience below 0 leaves it at 0.
MYS-074 = To pay a cost voluntarily you need the full amount; a cost cannot be paid in part.
MYS-075 = Your Glory never drops below 1.
MYS-076 = When your Glory token completes a lap, the +100 marker and later the +200 marker keeps track of your total.
MYS-077 = You cannot construct more than your own stock: with no Troop (or Golem) beside your Player Board, you cannot construct that kind of unit.
MYS-078 = With no Troop (or Golem) in your constructed space, you cannot deploy that kind of unit.
MYS-079 = With all 4 of your Fortifications on the Islands, you cannot deploy another one.
MYS-080 = There is no hand limit.
MYS-081 = Command Points are never stored: any that you do not spend in the step that gave them are lost.
MYS-082 = After setup a Champion never goes back to the constructed space: it can be moved or wounded, but not removed.
