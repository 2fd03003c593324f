### Що тут може піти не так — частиною речення: без великої літери й крапки.

database-closed = базу даних { $database } не вдається відкрити: { $reason }
database-in-use = { $file } зайняв інший сервер за адресою { $address }; кільком серверам потрібен PostgreSQL
database-in-use-somewhere = { $file } зайняв інший сервер; кільком серверам потрібен PostgreSQL
database-kind = база даних «{ $kind }» не підтримується; візьміть sqlite або postgresql
database-needs-module = цій базі даних потрібен модуль { $module }; встановіть: pip install 'rulewright[postgres]'
database-no-file = база даних не має назви файлу; пишіть sqlite:///file
database-no-url = базу даних названо не адресою; пишіть sqlite:///file або postgresql://user@host/name
database-other-version = цю базу даних створила інша версія програми: { $error }
database-read-only = базу даних { $database } можна читати, але не писати ({ $reason }); дозвольте користувачеві, що запускає сервер, писати в неї та в її теку
record-damaged = запис столу «{ $table }» пошкоджено, його не вдається прочитати
tables-damaged = список столів пошкоджено, його не вдається прочитати
