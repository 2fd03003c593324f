"""What people see and read at the table of Mysthea: board, spots, words, tutorial."""
