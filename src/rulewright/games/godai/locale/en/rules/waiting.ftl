# Why rules wait.

waiting-unproved = The code or the content names them, but no test of their own proves them yet.
    .short = no test yet
waiting-unnamed = Neither the code nor a test names them: they follow from other rules, or are not carried out yet.
    .short = not named yet
waiting-handling = They speak of the table, of advice and of other products; on a screen they ask for nothing.
    .short = handling
