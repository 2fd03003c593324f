about-title = Dragon Eclipse: the duels
about-sentence = Fight wild mystlings with a deck of sixteen cards, tame them by reading what they want, or let two tamers find out whose creature is the better one.
