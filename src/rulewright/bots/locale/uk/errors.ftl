### Що тут може піти не так — частиною речення: без великої літери й крапки.

bot-command-quotes = бот { $external }{ $command }: { $error }; лапки пишуть так, як в оболонці
bot-milliseconds = бот { $external }{ $command }: ms має бути цілим числом від 1 до { $most }, а не «{ $value }»
bot-names-no-program = бот { $external }{ $command } не називає програми; пишіть так: { $external }./mybot
bot-parameter-range = бот «{ $bot }»: { $name } має бути цілим числом від { $low } до { $high }, а не «{ $value }»
bot-parameter-unknown = бот «{ $bot }»: параметра «{ $name }» немає; є такі: { $known }
bot-program-missing =
    бот { $external }{ $command }: { $program } { $why ->
        [closed] — файл, який не можна запускати
       *[missing] — не програма, яку можна знайти
    }; назвіть програму або інтерпретатор і його файл: { $external }python3 mybot.py
bot-unknown = бота «{ $bot }» немає; є такі: { $known }, { $external }ПРОГРАМА
network-broken = { $file } — не те, чого навчився експерт: { $error }
network-features = { $file } навчено на інших ознаках; навчіть знову (docs/bots.md)
network-format = { $file } має формат { $format }; ця програма читає { $known }
network-large = { $file } зайняв би { $size } байтів; дозволено щонайбільше { $most }
weights-features = { $file }: невідомі ознаки { $unknown }, ознаки без ваги { $missing }
weights-modes = { $file }: гра { $game } не має режимів { $unknown }
weights-spread = { $file }: spread має бути більшим за 0
weights-things = { $file }: скільки варті окремі речі, вивчають (expert.npz), а не пишуть тут
