### Речення, спільні для всіх ігор.

## Мова

language-name = Українська
language-short = УКР

## Сполучення

list-all = { $first } та { $second }
list-either = { $first } або { $second }
list-and-or = { $first } та/або { $second }
list-then = { $first }, а потім { $second }
list-row = { $first }, { $second }

## Люди й речі

player = Гравець { $number }
nobody = ніхто
nothing = нічого
nameless = { $kind } { $id }

## Звідки дані

source-page = правила, с. { $page }
source-known = прочитано зі складників: { $gaps }
source-assumed = наше: { $gaps }
source-author = автор: { $author }

## Значення налаштувань

value-yes = так
value-no = ні
value-other = { $value }

## Відмови

why-game-over = Гру закінчено.
why-not-asked =
    { $count ->
        [0] Зараз від вас нічого не потрібно.
       *[other] Зараз від вас нічого не потрібно; гра чекає на рішення: { $seats }.
    }
why-answered = Таку відповідь ви вже дали: підтвердьте її або оберіть іншу.
why-other-question = Зараз від вас потрібне інше рішення: { $question }
why-not-offered = Такої відповіді на це питання немає: { $question }

## Що записує сам стіл

choice-confirm = Моє рішення остаточне
log-dice-rolled =
    { $need ->
        [0] { $who } кидає { $faces } ({ $purpose }): разом { $result }.
       *[other] { $who } кидає { $faces } ({ $purpose }): разом { $result }, потрібно { $need }.
    }
dice-added = { $faces } { $modifiers }
log-choices-undone =
    { $who } скасовує { $count ->
        [one] { $count } останній вибір
        [few] { $count } останні вибори
       *[other] { $count } останніх виборів
    }.
