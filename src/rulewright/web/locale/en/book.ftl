# What is read at the table, and what can be leafed through beside it.

book-open = What lies open to be read
book-aloud = Read aloud
book-stop = Stop reading
book-search = Search the picture, in words
book-empty = Nothing yet.
base-odds = Odds of what comes next
book-closed = Not open:
