### What goes wrong here, as a part of a sentence: no capital, no full stop.

bot-command-quotes = bot { $external }{ $command }: { $error }; quote it as in a shell
bot-milliseconds = bot { $external }{ $command }: ms must be a whole number from 1 to { $most }, not '{ $value }'
bot-names-no-program = bot { $external }{ $command } names no program; write it as { $external }./mybot
bot-parameter-range = bot '{ $bot }': { $name } must be a whole number from { $low } to { $high }, not '{ $value }'
bot-parameter-unknown = bot '{ $bot }': there is no parameter '{ $name }'; known: { $known }
bot-program-missing =
    bot { $external }{ $command }: { $program } { $why ->
        [closed] is a file that may not be run
       *[missing] is not a program that can be found
    }; name a program, or the interpreter and its file as in { $external }python3 mybot.py
bot-unknown = there is no bot '{ $bot }'; bots: { $known }, { $external }PROGRAM
network-broken = { $file } is not what an expert has learned: { $error }
network-features = { $file } was trained on other features; train it again (docs/bots.md)
network-format = { $file } has format { $format }; this program reads { $known }
network-large = { $file } would take { $size } bytes; expected at most { $most }
weights-features = { $file }: unknown features { $unknown }, features without weight { $missing }
weights-modes = { $file }: { $game } has no modes { $unknown }
weights-spread = { $file }: spread must be above 0
weights-things = { $file }: what single things are worth is learned (expert.npz), not written here
