### Що тут може піти не так — частиною речення: без великої літери й крапки.

report-without-replay = цей звіт зроблено під час гри, тож запису в ньому немає, лише те, що було видно: читайте в ньому { $table }, { $log } і { $board }
zip-broken = zip пошкоджено: { $error }
zip-file-large = { $file } у zip більший за { $most } байтів
zip-file-twice = у zip файл { $file } є { $count } рази
zip-locked = { $file } у zip закрито паролем
zip-many-files = у zip понад { $most } файлів; у звіті про негаразд стільки не буває
zip-no-report = цей zip — не звіт про негаразд
zip-not-text = { $file } у zip: байт { $byte } не в UTF-8
zip-packed = { $file } у zip стиснуто способом { $method }; потрібен звичайний deflate
