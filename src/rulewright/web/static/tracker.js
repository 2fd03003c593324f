/* The tracker of a game: the form before it, its buttons, and keeping the page for times without a connection. */

import { $, draw, make } from "./tracker-draw.js";
import { begin, fill, find, forget, load, onChange, ranked, root, scoreOf, sections, sheet, sheets, state, undo, words } from "./tracker-state.js";

onChange((told) => {
  show();
  $("told").textContent = state?.over && told === words.finish ? winner() : told;
});

function winner() {
  const [first] = ranked(sheet().score);
  return fill("winner", { who: state.seats[first].name, points: scoreOf(first) });
}

function show() {
  $("start").hidden = Boolean(state);
  $("play").hidden = !state;
  if (state) draw();
  else form();
}

/* -- a new game --------------------------------------------------------------------------------------------- */

const chosen = () => find(new FormData($("start-form")).get("sheet")) ?? sheets[0];

function wanted() {
  const asked = Number(new FormData($("start-form")).get("players"));
  return chosen().players.includes(asked) ? asked : chosen().players[0];
}

/* Numbers that only the owner of the box can read. */
function inputs(group, holder, who) {
  return [...group.counters, ...group.rare].filter((one) => one.asked).map((one) =>
    make("label", { class: "c-asked" }, make("span", { class: "tiny soft" }, one.name), make("input", {
      type: "number", inputmode: "numeric", required: true, value: one.start, min: one.lowest, max: one.highest ?? 999,
      "data-asked": one.id, "data-group": group.id, "data-holder": holder, "aria-label": fill("counter", { who, name: one.name }),
    })));
}

/* What was typed stays when somebody joins or leaves. */
function form() {
  const of = chosen();
  const count = wanted();
  for (const one of root.querySelectorAll("[name=players]")) {
    one.closest("label").hidden = !of.players.includes(Number(one.value));
    one.checked = Number(one.value) === count;
  }
  $("players").hidden = of.players.length < 2;
  $("seating").textContent = of.seating;
  $("seating").hidden = !of.seating;
  const groups = sections("group", of);
  const shared = groups.filter((group) => !group.each).map((group) => ({ group, fields: inputs(group, 0, group.name) }));
  const tables = shared.filter(({ fields }) => fields.length).map(({ group, fields }) =>
    make("div", { class: "c-seat-row" }, make("span", { class: "c-ordinal", "aria-hidden": "true" }), make("strong", {}, group.name), make("span", { class: "c-fields" }, ...fields)));
  const list = $("seats");
  if (list.dataset.of !== of.id) {
    list.replaceChildren();
    $("shared").replaceChildren(...tables);
    list.dataset.of = of.id;
  }
  while (list.children.length > count) list.lastElementChild.remove();
  while (list.children.length < count) list.append(seat(of, groups, list.children.length));
}

function seat(of, groups, number) {
  const named = of.crests.some((one) => one.name);
  const options = of.crests.map((one, at) => make("option", { value: one.id, selected: at === number }, one.name));
  const ordinals = sections("order", of)[0]?.ordinals;
  const fields = groups.filter((group) => group.each).flatMap((group) => inputs(group, number, fill("player", { number: number + 1 })));
  if (named) fields.push(make("select", { name: "colour", "aria-label": fill("colour", { number: number + 1 }) }, ...options));
  return make(
    "li",
    { class: "c-seat-row" },
    make("span", { class: "c-ordinal display", "aria-hidden": "true" }, ordinals ? ordinals[number] : String(number + 1)),
    make("input", { name: "name", maxlength: 40, autocomplete: "off", placeholder: fill("player", { number: number + 1 }), "aria-label": fill("name", { number: number + 1 }) }),
    make("span", { class: "c-fields" }, ...fields),
  );
}

$("start-form").addEventListener("change", (event) => {
  if (["players", "sheet"].includes(event.target.name)) form();
  if (event.target.name !== "colour") return;
  /* A colour that somebody else had is swapped, so that nobody shares one. */
  const taken = [...root.querySelectorAll("select[name=colour]")];
  const free = chosen().crests.map((one) => one.id).find((id) => !taken.some((select) => select.value === id));
  for (const select of taken) {
    if (select !== event.target && select.value === event.target.value && free) select.value = free;
  }
});

$("start-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const of = chosen();
  const data = new FormData(event.target);
  const colours = data.getAll("colour");
  const seats = data.getAll("name").map((name, number) => ({
    name: name.trim() || fill("player", { number: number + 1 }),
    colour: colours[number] ?? of.crests[number].id,
  }));
  const asked = {};
  for (const field of root.querySelectorAll("[data-asked]")) {
    const { group, holder } = field.dataset;
    ((asked[group] ??= {})[holder] ??= {})[field.dataset.asked] = Math.round(Number(field.value));
  }
  begin(of, seats, asked);
});
$("undo").addEventListener("click", undo);
$("new").addEventListener("click", () => {
  if (window.confirm(words.confirm)) forget();
});

/* -- the beginning ------------------------------------------------------------------------------------------ */

const query = new URLSearchParams(location.search);
const kind = query.get("sheet") && root.querySelector(`[name=sheet][value="${CSS.escape(query.get("sheet"))}"]`);
if (kind) kind.checked = true;
const asked = root.querySelector(`[name=players][value="${Number(query.get("players"))}"]`);
if (asked) asked.checked = true;
load();
show();

/* Kept for times without a connection: the page as it is now, and what it needs. Browsers that cannot do that do without. */
async function keepForLater() {
  const worker = await navigator.serviceWorker?.register(root.dataset.worker, { scope: location.pathname });
  if (!worker) return;
  navigator.serviceWorker.addEventListener("message", (event) => { if (event.data?.kept) root.dataset.kept = ""; });
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ keep: [location.pathname, ...root.dataset.keep.split(" ")] });
}
keepForLater().catch(() => {});
