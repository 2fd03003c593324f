### Що тут може піти не так — частиною речення: без великої літери й крапки.

check-card-slot = { $where }: slot — «{ $slot }»; він потрібен Покращенням і зайвий для інших типів
check-effect-slot = { $where }: ефект стосується { $unit }, а slot — { $slot }
check-effect-type = { $where }: ефект «{ $verb }» не для типу «{ $type }»
check-entries = { $table }: записів { $count }, потрібно щонайменше { $least }
check-era = { $where }: era — { $era }, потрібно від 0 до 3
check-era-cards = cards: у ері { $era } карт типу «{ $kind }» { $count }, потрібно щонайменше 5
check-points = { $where }: points — { $points }, потрібно від 1 до 12
islands-printed = islands.toml: Острови — надруковані планшети; пакет не може їх змінити
setup-attunements = варіант attunements не може бути { $value }; дозволено: day, night, mixed або п’ять літер D і N, по одній на кожен Острів: { ISLAND("shard") }, { ISLAND("arch") }, { ISLAND("tree") }, { ISLAND("sphere") }, { ISLAND("volcano") }
