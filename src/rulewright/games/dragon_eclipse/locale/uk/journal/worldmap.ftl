### Місця на Мапі світу.

worldmap-w01 = Семишлюззя
worldmap-w02 = Ору
worldmap-w03 = Нижній Мергель
worldmap-w04 = Полонина
worldmap-w05 = Майстерні вдень
worldmap-w06 = Майстерні вночі
worldmap-w07 = Курган
worldmap-w08 = Солоне Гирло
worldmap-w09 = Хижа
worldmap-w10 = Причальне поле
worldmap-w11 = Підгірна Левада
worldmap-w12 = Глуха година
worldmap-w13 = Слейдова баржа
worldmap-w14 = Гудюче святилище
worldmap-w15 = Календарня
worldmap-w16 = Старе сідало
worldmap-w17 = Брамова сходинка
