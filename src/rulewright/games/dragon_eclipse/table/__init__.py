"""What people see and read at the table of Dragon Eclipse: board, spots, words, tutorial."""
