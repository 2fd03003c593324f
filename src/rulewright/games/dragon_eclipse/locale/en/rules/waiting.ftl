# Why rules wait.

waiting-campaign = They belong to the campaign: its Scenarios, Journal, World Map and the party's belongings.
    .short = campaign
waiting-handling = They only say what the printed game looks like and how to handle or store it; on a screen they ask for nothing.
    .short = handling
