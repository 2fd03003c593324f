### Home, new tables, sitting down.

play-now = Play now against bots
new-table = New table
home = Home
to-table = To the table
sit-down = Sit down
