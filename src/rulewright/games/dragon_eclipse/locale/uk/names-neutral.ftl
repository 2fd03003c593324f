### Карти без стихії та Бонусні Дії Карт Допомоги.

card-strike = Удар
card-offensive-stance = Наступальна стійка
card-defensive-stance = Оборонна стійка
card-charge = Наскок
card-according-to-plan = За планом
card-spit = Плювок
card-projectile = Снаряд
card-catch-breath = Перевести дух
card-reach = Досяжність
card-opening = Слушна мить
card-fatigue = Втома

card-lunge = Випад
card-heavy-blow = Важкий удар
card-hamstring = Підсікання
card-bellow = Рев
card-long-shot = Дальній кидок
card-ricochet = Рикошет
card-second-wind = Друге дихання
card-coiled-stance = Стійка пружини
card-thick-hide = Товста шкура
card-iron-will = Залізна воля
card-sure-footing = Певний крок
card-whetted-claws = Нагострені пазурі
card-quick-thinking = Кмітливість
card-ambush = Засідка
card-trip-up = Підніжка

card-overrun = Навала
card-one-two = Раз-два
card-crack-the-shell = Розколоти панцир
card-throat-hold = Хватка за горло
card-skewer = Простромлення
card-exploit-the-gap = Знайти шпарину
card-second-nature = Друга натура
card-deep-breath = Глибокий вдих
card-fortress-stance = Стійка фортеці
card-spiteful-stance = Злопам’ятна стійка
card-predators-eye = Око хижака
card-honed-focus = Загострена увага
card-momentum = Розгін
card-vanishing-act = Щезнути з очей
card-all-in = Ва-банк

bonus-dash = Перебіжка
bonus-prepare = Підготовка
bonus-flare = Спалах
bonus-soothing-tide = Цілющий приплив
bonus-stone-skin = Кам’яна шкіра
bonus-acceleration = Прискорення
bonus-clarity = Ясність
bonus-dusk-bolt = Присмерковий заряд
