### Lines and labels of components, settings and their values.

listed-card = { CARD($card) }
body-enemy = the Enemy
body-summon = the Summon on space { $space }
body-terrain = the Terrain on space { $space }

stat-value = { $n } { STAT($stat) }
deck-count = { $n } × { SYMBOL($symbol) }

line-mystling =
    { $subtype ->
        [none] { ELEMENT($element) } · { TIER($tier) } · { $essence } Essence
       *[other] { ELEMENT($element) }, subtype { ELEMENT($subtype) } ({ $cards }) · { TIER($tier) } · { $essence } Essence
    }
line-card =
    { $pile ->
        [mystling] { ELEMENT($element) } · { MYSTLING($mystling) }
        [elemental] { ELEMENT($element) } · { RARITY($rarity) }
       *[other] { PILE($pile) } · neutral
    }
line-enemy = Special Ability on slot { $slot } · deck: { $deck }
line-taming =
    { $n ->
        [one] { $n } condition, in order
       *[other] { $n } conditions, in order
    }
line-trivia = Trivia
line-quest =
    { $story ->
        [1] Story Quest
       *[other] Combat Quest
    }
line-exalted = Exalted form
line-summon = Summon of { ELEMENT($element) }
line-help =
    { $element ->
        [none] Bonus Action of every mystling
       *[other] Bonus Action of { ELEMENT($element) }
    }
line-attack =
    { $players ->
        [1] Enemy Attack card for one player
       *[other] Enemy Attack card for two players · target: { AIM($aim) }
    }
line-corruption =
    { $letter ->
        [none] For the Enemy
       *[other] For the Enemy against two players · { $letter }
    }
line-map =
    { $duo ->
        [1] { $spaces } spaces, side for two
       *[other] { $spaces } spaces, side for one
    }
line-arena =
    { $pvp ->
        [1] Arena card with a PvP side
        [2] Arena card, PvP side
       *[other] Arena card
    }

rule-bonus = { BONUS($bonus) }, { $power } Power: { $what }
rule-help = { $power } Power: { $what }
rule-tokens =
    { $limit ->
        [player] { TOKEN($element) } tokens: at most { $n } as a player’s mystling.
        [enemy] { TOKEN($element) } tokens: at most { $n } as an Enemy.
       *[both] { TOKEN($element) } tokens: at most { $n }.
    }
rule-passive = Passive: { $what }
rule-upgrade = Upgrade: { $what }
rule-attack = { SYMBOL($symbol) }: { $what }
rule-special = Special Ability: { $what }
rule-setup = Additional setup: { $what }
rule-condition = { $n }. { $what }

terrain-at =
    { $side ->
        [boon] BOON tokens lie on { $where }
       *[bane] BANE tokens lie on { $where }
    }
terrain-blocks =
    { $who ->
        [players] players’ mystlings cannot be there
        [enemy] the Enemy cannot be there
       *[all] nobody can be there
    }
terrain-line = they stop effects in line
terrain-health = they can be attacked and have { $n } Health
terrain-broken = who destroys one { $what }
    .list = who destroys one does this: { $what }
terrain-enter =
    { $who ->
        [players] a player’s mystling that enters one { $what }
        [enemy] an Enemy that enters one { $what }
       *[all] whoever enters one { $what }
    }
    .list =
        { $who ->
            [players] a player’s mystling that enters one does this: { $what }
            [enemy] an Enemy that enters one does this: { $what }
           *[all] whoever enters one does this: { $what }
        }
terrain-fades =
    { $who ->
        [players] when a player’s mystling enters one, the token is discarded, then the mystling { $what }
        [enemy] when an Enemy enters one, the token is discarded, then the Enemy { $what }
       *[all] when somebody enters one, the token is discarded, then whoever did so { $what }
    }
    .list =
        { $who ->
            [players] when a player’s mystling enters one, the token is discarded, then the mystling does this: { $what }
            [enemy] when an Enemy enters one, the token is discarded, then the Enemy does this: { $what }
           *[all] when somebody enters one, the token is discarded, then whoever did so does this: { $what }
        }
    .only = whoever enters one discards it

## Settings

setting-mystling = Mystling of the first player
    .help = Choose it when the game begins, let it be drawn, or name it.
setting-partner = Second mystling
    .help = Of the second player, or the second one of a gauntlet for one.
setting-deck = Decks
    .help = Ready decks, or build them card by card.
setting-cards = Cards in decks
    .help = What decks, ready or built, hold besides a mystling’s own cards.
setting-enemy = Enemy
    .help = Choose whom to fight, or let it be drawn.
setting-arena = Arena card
    .help = The Enemy’s usual one, a drawn one, or choose.
setting-map = Arena map
    .help = The Enemy’s usual one, a drawn one, or choose.
setting-taming = Taming
    .help = Whether the Enemy brings its Taming card.
setting-corruption = Hard mode: Corruption
    .help = Before each Combat the Enemy gets a random Corruption card.
setting-unpredictable = Hard mode: unpredictable
    .help = The Enemy deck lies face down. Only for one player.
setting-steel = Hard mode: steel
    .help = After a Combat mystlings heal 5 at most, and not above half their Health.
setting-switching = Switching hard modes
    .help = Whether hard modes may be taken up and given up between the duels of a gauntlet.
setting-trading = Trading Neutral cards
    .help = Whether both copies of each Neutral card lie in one pile for both players, instead of one for each.
setting-duels = Duels of a gauntlet
    .help = How many Enemies wait, from the lowest Tier to the highest.
setting-lives = Lives of a gauntlet
    .help = How many lost duels end it.
setting-conceding = Conceding
    .help = Whether a Combat may be conceded at any time: in the table’s menu, apart from the other choices.

setting-slot-power = Power of slots 1 to 4
    .help = The rulebook prints only slots 2 and 4.
setting-burn-reduced-by-willpower = Willpower reduces Burn
    .help = Whether the damage of Burn is reduced by Willpower.
setting-pass-action = The Action card may be left
    .help = Whether a turn may go by without an Action card.
setting-upgrade-by-trigger = Triggered Upgrades are attached
    .help = Whether an Upgrade that is resolved by a Trigger is attached, or discarded.
setting-own-turn-conditions = Own Conditions leave at once
    .help = Whether a Condition gained in the own turn may leave at its end.
setting-burn-last = Burn comes last
    .help = Whether Burn hurts after all other end-of-turn effects, instead of in the order that the player chooses.
setting-enemy-only-target = Only the Enemy is the opponent
    .help = Whether Summons and Terrain are hit only by effects on each opponent.
setting-summons-fall = Summons can be defeated
    .help = Whether Summons are removed when their damage reaches their Health.
setting-summons-count = Summons count as tokens
    .help = Whether Summons count against the token limit.
setting-tame-in-chain = Taming in a chain
    .help = Whether one effect may fulfil several Taming conditions.
setting-special-at-taunt = Special Ability aims at Taunt
    .help = Whether it aims at the player with Taunt instead of the card’s target.
setting-one-white-token = One player token in a space
    .help = Whether both players together may have one token in a space.
setting-reuse-cards = Cards in several decks
    .help = Whether a card may be in several of a player’s three Challenge decks.
setting-pvp-rounds = Rounds of a battle between players
    .help = After how many rounds the higher share of remaining Health wins.
setting-mirror = The same mystling twice
    .help = Whether both players may have the same mystling.

value-choose = choose
value-draw = draw
value-random-combat = a Random Combat: two are drawn, you choose one
value-usual = usual
value-deck-ready = ready
value-deck-build = build
value-cards-all = all
value-cards-advanced = Starting and Advancement
value-cards-starting = Starting only
value-pvp-rounds-0 = no limit
value-slot-power-1223 = 1, 2, 2, 3
value-slot-power-1233 = 1, 2, 3, 3
value-slot-power-2233 = 2, 2, 3, 3
