## A person's profile: what they have reached, and how to take it to another device.

me-title = My profile
me-lede = Your seats and results on this server, kept without an account or a password.
me-none = A profile keeps your seats and results on this server, without an account or a password. It begins by itself when you first sit down at a table.
me-problem = That did not work.
me-done-name = Your name is kept.
me-done-link = You have a new link. The old one opens nothing any more.
me-done-passphrase = Kept.
me-done-file = What the file holds is part of your profile now.
me-played = Played
me-games = Games
me-won = Won
me-best = Best score
me-latest = The latest games
me-nothing = No game has ended yet.
me-result-won = won
me-result-lost = lost
me-result-place = place { $place } of { $players }
me-days =
    { $n ->
        [0] today
        [one] { $n } day ago
       *[other] { $n } days ago
    }
me-name = Name
me-keep = Keep
me-begin = Begin a profile
me-link = On another device
me-link-help = Open your link there, and your tables and results are there too. Whoever has the link is you: hand it to nobody.
me-link-show = Show my link
me-link-new = Make a new link
me-link-new-help = If somebody else has seen it: the old link, and other devices that know only the old one, open nothing any more.
me-passphrase = Passphrase
me-passphrase-on = Whoever opens your link must know the passphrase, too.
me-passphrase-off = You can ask for a passphrase wherever your link is opened. Without it nobody gets in, and nobody can find it out for you.
me-passphrase-set = Set a passphrase
me-passphrase-change = Change the passphrase
me-passphrase-old = The passphrase so far
me-passphrase-new = The new passphrase
me-passphrase-help = At least { $least } characters. Leave it empty to ask for none.
me-file = As a file
me-file-help = Save everything in one file, and bring it back here or to another server. The file opens your seats as the link does.
me-file-save = Save the file
me-file-bring = A saved file
me-file-add = Add it
me-leave = On this device
me-leave-help = Take the profile and its seats off this device. It stays on the server, and your link opens it again.
me-leave-do = Leave this device
me-forget = Delete the profile
me-forget-help = All results are deleted. The tables stay, and the seats of this browser with them.
me-forget-sure = Delete it for good
me-forget-do = Delete
me-open = A profile
me-open-help = Use this profile on this device? Its tables and results will be here, too.
me-open-bring = Bring along what I have played on this device
me-open-other = This device has a profile of its own. Its games are added to this one; the other profile stays as it is.
me-open-do = Use it here
