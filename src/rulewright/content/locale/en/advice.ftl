### What a bot would do, and why: the hint at any table.

## What

advice-only = There is only one choice: { $choice }.
advice-choice = The bot “{ $bot }” would choose: { $choice }.
advice-random = The bot “{ $bot }” picks at random; this time it came to: { $choice }.
advice-random-honest = Every other choice was just as likely, so this is no advice.
advice-blind-honest = It does not say why.

## How sure

advice-sure = It is sure of that.
advice-rather = It rather likes that one.
advice-close = It is a close call.
advice-equal = It could as well have taken another.
advice-chance = It puts your chances at { $percent } %.

## What else

advice-compared = It compared { $count } choices.
advice-futures = It compared { $choices } choices and played through { $count } futures.
advice-second-worse =
    { $count ->
        [one] Next best: { $choice }, with chances lower by one percentage point.
       *[other] Next best: { $choice }, with chances lower by { $count } percentage points.
    }
advice-second-equal = Just as good, as far as it can see: { $choice }.
advice-second-untried = { $choice } may be better still, but it looked less closely at that.

## Why

advice-for = What speaks for it: { $gains }.
advice-against = What speaks against it: { $gains }.
advice-gain = { $feature } +{ $points }
advice-loss = { $feature } −{ $points }
advice-beside = Weighed against the next best choice, in the bot’s own points.

## And then

advice-plan = After that it means to go on with: { $plan }.
