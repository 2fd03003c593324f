about-title = The Mountains of Godai
about-sentence = Explore two empires under floating mountains, gather what they give, and hold your towers together when the serpent Jaethi sends her banners.

mode-sieges = The Siege of Godai
    .help = One to four heroes against Jaethi: harvest, build Defenders, and survive every wave of the Siege.

ending-won = The land stands: Jaethi’s last wave is broken.
ending-lost = The land has fallen to Jaethi.
