### The frame of every page: bar, settings, footer.

base-skip = Skip to the content
base-pages = Pages
base-home = Home
base-replays = Replays
base-profile = Profile
base-language = Language
base-settings = Settings
base-theme = Theme
base-theme-auto = As the system
base-theme-light = Light
base-theme-dark = Dark
base-size = Text size
base-size-medium = Medium
base-size-large = Large
base-size-huge = Huge
base-motion = Movement
base-motion-auto = As the system
base-motion-off = None
base-sound = Sound
base-on = On
base-off = Off
base-confirm = Ask before what cannot be undone
base-forced = When there is only one choice
base-forced-auto = Do it for me
base-forced-ask = Ask me
base-pace = Bots choose
base-pace-quick = At once
base-pace-calm = Calmly
base-pace-slow = Slowly
base-apply = Apply
base-saved = Saved
base-unofficial = Unofficial and not affiliated with any publisher. Rules are retold in our own words, and every picture is our own drawing. Names of games belong to their owners.
base-api = For programs

## Bots

level-random = Random
level-random-help = Any legal choice. Good for trying things out in peace.
level-greedy = Greedy
level-greedy-help = Takes what looks best right now. Plays at once, and well enough for a first evening.
level-planner = Planner
level-planner-help = Plans its whole turn before it begins.
level-search = Search
level-search-help = Plays through many possible futures before each choice. Takes up to a second.
level-expert = Expert
level-expert-help = Searches, and knows from many games what wins. The strongest.
