### Mystlings of Dark with their cards and abilities, and the elemental cards of Dark.

mystling-eldrithia = Eldrithia
    .caption = You had a word for it a moment ago.
    .trivia = The college owns one lecture on the Eldrithia, and every year it is shorter. The professor swears that she reads the same pages; the students swear that they wrote down more. This much is left: nine arms, or eight and a thought. An eye without a lid, fond of lamplight and of the second to last word in any sentence. It means no harm by forgetting things for you. It collects, patiently, and once in a lifetime it gives somebody a memory back, in better condition than it was.
bonus-wordless-choir = Wordless Choir
card-crawling-whisper = Crawling Whisper
card-tendril-step = Tendril Step
card-from-outside = From Outside
card-blank-page = Blank Page
card-lidless-eye = Lidless Eye
card-forgotten-name = Forgotten Name

mystling-young-shadeclaw = Young Shadeclaw
    .caption = Two shadows, one cat, no manners.
    .trivia = Until its first winter a Young Shadeclaw throws two shadows, and only one of them is its own. The other belongs to whoever stood nearest when it woke. Owners notice slowly: a coat that looks thinner, a lamp that no longer minds them. To get yours back, lie down at dusk and pretend to be a wall. The cub practises on walls. It stalks, it wriggles, it pounces, it falls through its own idea of you, and in its surprise it lets go. Pretend to have seen nothing; it blushes purple.
bonus-the-other-shadow = The Other Shadow
card-needle-claws = Needle Claws
card-hide-and-pounce = Hide and Pounce
card-velvet-steps = Velvet Steps
card-eerie-mewl = Eerie Mewl
card-night-eyes = Night Eyes
card-wrong-shadow = Wrong Shadow

mystling-shadeclaw = Shadeclaw
    .caption = Where you are looking, it is not.
    .trivia = No portrait of a Shadeclaw has ever been finished. Brun the Elder painted the meadow, the evening and the dog staring left, and ran out of black. His pupil painted three panthers and later scratched out four. The picture in the guildhall shows an empty path, and visitors who sit before it long enough begin to move their chairs. Shepherds come nearest: every night they spread a dark coat on the grass and look everywhere else. The ewes it takes are home by Thursday, fat, and will not discuss it.
bonus-closing-jaws = Closing Jaws
card-stalk = Stalk
card-drag-into-shadow = Drag into Shadow
card-along-the-edge = Along the Edge
card-coat-of-night = Coat of Night
card-grindstone-moon = Grindstone Moon
card-kill-in-the-reeds = Kill in the Reeds

mystling-darktailen = Darktailen
    .caption = Dusk comes early; its tail comes all night.
    .trivia = The tail is longer than the bridge at Oru, where somebody took it for a second railing. It is shorter than the winter of the two floods, though it kept the count. The guild of surveyors sent four people with a chain; three came back holding the same end, and the fourth is still walking. A Darktailen never looks behind itself, because behind is where most of it already is. It feels through that tail the way we listen, and can tell by your footfall whether you are lying.
bonus-night-unrolled = Night Unrolled
card-crack-of-dusk = Crack of Dusk
card-ink-trail = Ink Trail
card-let-the-tail-follow = Let the Tail Follow
card-curled-asleep = Curled Asleep
card-endless-tail = Endless Tail
card-undertow-of-night = Undertow of Night

mystling-umbra = Umbra
    .caption = The part of the eclipse that stayed.
    .trivia = Country people leave one chair empty during an eclipse. Not for a guest: for the dark, which has to stand all day, pressed flat under every tree and table, and never once sits down. An Umbra is what comes when the chair is taken. It weighs nothing at noon and as much as the house by evening; it drinks candles from the wick end, and always pays for them with something of its own. Hold out your hand, and the cold you feel is the creature being careful.
bonus-totality = Totality
bonus-lasting-totality = Lasting Totality
card-eat-the-light = Eat the Light
card-sliver-of-moon = Sliver of Moon
card-waxing = Waxing
card-corona = Corona
card-long-eclipse = Long Eclipse
card-devour-the-sun = Devour the Sun

card-siphon = Siphon
card-not-a-word = Not a Word
card-knife-in-the-dark = Knife in the Dark
card-night-terror = Night Terror
card-cloak-of-dusk = Cloak of Dusk
card-dark-bargain = Dark Bargain
card-thorn-of-night = Thorn of Night
card-moonless-hour = Moonless Hour
card-hollow-bite = Hollow Bite
card-slow-rot = Slow Rot
card-strangers-face = Stranger’s Face
card-mantle-of-eclipse = Mantle of Eclipse
card-snuff-out = Snuff Out
card-midnight-without-morning = Midnight Without Morning
enemy-sunless-wyrm = Sunless Wyrm
    .caption = It swallowed the light and has been cold ever since.
