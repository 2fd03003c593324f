### Home, new tables, sitting down.

play-now = Грати зараз проти ботів
new-table = Новий стіл
home = На головну
to-table = До столу
sit-down = Сісти за стіл
