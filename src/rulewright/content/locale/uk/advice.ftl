### Що зробив би бот і чому: підказка за будь-яким столом.

## Що

advice-only = Вибір лише один: { $choice }.
advice-choice = Бот «{ $bot }» обрав би: { $choice }.
advice-random = Бот «{ $bot }» обирає навмання; цього разу випало: { $choice }.
advice-random-honest = Так само могло випасти й будь-що інше, тож це не порада.
advice-blind-honest = Чому саме так, він не каже.

## Наскільки певно

advice-sure = Він у цьому впевнений.
advice-rather = Він радше схиляється до цього.
advice-close = Різниця невелика.
advice-equal = З таким самим успіхом він узяв би щось інше.
advice-chance = Ваші шанси він оцінює в { $percent } %.

## Що ще

advice-compared =
    { $count ->
        [one] Він порівняв { $count } варіант.
        [few] Він порівняв { $count } варіанти.
       *[other] Він порівняв { $count } варіантів.
    }
advice-futures =
    Порівняно варіантів: { $choices }; { $count ->
        [one] розіграно { $count } можливе продовження
        [few] розіграно { $count } можливі продовження
       *[other] розіграно { $count } можливих продовжень
    }.
advice-second-worse =
    Наступне за силою: { $choice }; шанси нижчі на { $count ->
        [one] { $count } відсотковий пункт
        [few] { $count } відсоткові пункти
       *[other] { $count } відсоткових пунктів
    }.
advice-second-equal = Так само добре, наскільки він бачить: { $choice }.
advice-second-untried = Може, ще краще: { $choice }. Але це він розглянув не так ретельно.

## Чому

advice-for = За це: { $gains }.
advice-against = Проти цього: { $gains }.
advice-gain = { $feature } +{ $points }
advice-loss = { $feature } −{ $points }
advice-beside = Порівняно з наступним за силою варіантом, у власних балах бота.

## А потім

advice-plan = Далі він планує: { $plan }.
