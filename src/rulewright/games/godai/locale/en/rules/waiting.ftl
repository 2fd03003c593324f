# Why rules wait.

waiting-handling = They speak of the table, of advice and of other products; on a screen they ask for nothing.
    .short = handling
