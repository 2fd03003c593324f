/* The score sheet. Its whole state is one small object, kept in this browser and in the address after `#`;
   every change puts the state before it on the undo pile. Nothing is sent anywhere. */

const root = document.querySelector("[data-tracker]");
const sheet = JSON.parse(root.dataset.sheet);
const words = JSON.parse(root.dataset.words);
const store = `rulewright-sheet-${root.dataset.game}`;
const $ = (name) => root.querySelector(`[data-${name}]`);
const fill = (word, values = {}) => words[word].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

let state = null;
/* { seats: [{name, colour, score}], order: [seat…], stage, path: [{event, awards: [seat…]}], over } */
let past = [];

/* -- keeping ------------------------------------------------------------------------------------------------ */

function keep() {
  try {
    localStorage.setItem(store, JSON.stringify({ state, past }));
  } catch {
    /* Without storage the address still holds the state. */
  }
  history.replaceState(null, "", state ? `#${encode(state)}` : location.pathname + location.search);
}

function encode(value) {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value)))).replace(/=+$/, "");
}

function decode(text) {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const value = JSON.parse(new TextDecoder().decode(bytes));
    return sound(value) ? value : null;
  } catch {
    return null;
  }
}

/* Whether a state from an address or from storage can be shown: both may be anybody's. */
function sound(value) {
  if (!value || !Array.isArray(value.seats) || !sheet.players.includes(value.seats.length)) return false;
  const colours = sheet.crests.map((crest) => crest.id);
  const events = sheet.events.map((event) => event.id);
  const seat = (number) => Number.isInteger(number) && number >= 0 && number < value.seats.length;
  return (
    value.seats.every((one) => typeof one.name === "string" && Number.isInteger(one.score) && colours.includes(one.colour)) &&
    Array.isArray(value.order) && value.order.length === value.seats.length && value.order.every(seat) &&
    new Set(value.order).size === value.order.length &&
    Number.isInteger(value.stage) && value.stage >= 1 && value.stage <= sheet.stages.length &&
    Array.isArray(value.path) && value.path.length <= sheet.spaces.length &&
    value.path.every((one) => events.includes(one.event) && Array.isArray(one.awards) && one.awards.every(seat))
  );
}

function load() {
  const shared = location.hash.length > 1 ? decode(decodeURIComponent(location.hash.slice(1))) : null;
  let own = null;
  try {
    own = JSON.parse(localStorage.getItem(store));
  } catch {
    own = null;
  }
  if (own && sound(own.state) && (!shared || JSON.stringify(own.state) === JSON.stringify(shared))) {
    state = own.state;
    past = Array.isArray(own.past) ? own.past.filter((entry) => entry && sound(entry.state)) : [];
  } else {
    state = shared;
    past = [];
  }
}

/* -- changing ----------------------------------------------------------------------------------------------- */

function change(told, alter) {
  past.push({ told, state: structuredClone(state) });
  if (past.length > 200) past.shift();
  alter(state);
  tell(told);
  keep();
  show();
}

function tell(text) {
  $("told").textContent = text;
}

function add(seat, points) {
  const who = state.seats[seat];
  const gained = Math.max(sheet.lowest, who.score + points) - who.score;
  if (!gained) return;
  const word = gained > 0 ? "add" : "take";
  change(fill(word, { who: who.name, points: Math.abs(gained) }), (next) => {
    next.seats[seat].score += gained;
  });
}

function place(event) {
  const space = state.path.length + 1;
  const values = { event: event.name, space, worth: sheet.spaces[space - 1] };
  change(fill("placed", values), (next) => next.path.push({ event: event.id, awards: [] }));
}

/* A counting event gives the worth of its space, once for each region; a second tap on the same crest adds one more. */
function award(number, seat) {
  const points = sheet.spaces[number];
  const values = { event: named(state.path[number].event).name, points, who: state.seats[seat].name };
  change(fill("award", values), (next) => {
    next.path[number].awards.push(seat);
    next.seats[seat].score += points;
  });
}

function begin() {
  const stage = sheet.stages[state.stage];
  change(fill("started", { stage }), (next) => {
    next.stage += 1;
    next.path = [];
    next.order = ranked(next);
  });
  root.scrollIntoView({ block: "start" });
}

/* By score; between equals, whoever came earlier in the order before. */
function ranked(value) {
  return [...value.order].sort((one, other) => value.seats[other].score - value.seats[one].score);
}

function undo() {
  const entry = past.pop();
  if (!entry) {
    tell(words["undo-none"]);
    return;
  }
  state = entry.state;
  tell(fill("undone", { what: entry.told }));
  keep();
  show();
}

/* -- showing ------------------------------------------------------------------------------------------------ */

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") element.addEventListener("click", value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== "" && child !== null));
  return element;
}

function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `${root.dataset.icons}#i-${name}`);
  svg.append(use);
  return svg;
}

const crest = (colour) => make("span", { class: "crest", "data-colour": colour }, icon(`crest-${colour}`));
const named = (id) => sheet.events.find((event) => event.id === id);
const rule = (note) => make("a", { class: "rule-chip", href: `/rules/${root.dataset.game}#${note.rule}` }, note.rule);

function show() {
  $("start").hidden = Boolean(state);
  $("play").hidden = !state;
  if (!state) {
    seats();
    return;
  }
  /* A new list must not take the keyboard away from whoever is counting. */
  const held = document.activeElement?.dataset?.key;
  const counted = state.path.filter((one) => named(one.event).counts).length;
  const ended = counted >= sheet.enough;
  $("when").textContent = `${sheet.stages[state.stage - 1]} · ${fill("round", { number: Math.max(state.path.length, 1) })}`;
  $("counted").textContent = `${sheet.counted}: ${counted}/${sheet.enough}`;
  note(ended ? "last" : state.path.length === sheet.special ? "special" : "");
  $("undo").disabled = past.length === 0;
  $("scores").replaceChildren(...state.seats.map(score));
  $("path").replaceChildren(...sheet.spaces.map((worth, number) => space(worth, number, ended)));
  events(ended);
  $("resolve").hidden = !ended;
  $("order").replaceChildren(...state.order.map((seat, number) => turn(seat, number)));
  const last = state.stage === sheet.stages.length;
  const button = $("stage");
  button.textContent = last ? words.finish : fill("next-stage", { stage: sheet.stages[state.stage] });
  button.hidden = Boolean(state.over);
  $("end").hidden = !state.over;
  if (state.over) ranking();
  if (held) root.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
}

function note(name) {
  const place = $("note");
  place.hidden = !name;
  if (!name) return;
  const told = sheet.notes[name];
  place.replaceChildren(icon(name === "special" ? "recharge" : "bell"), make("span", {}, `${told.text} `, rule(told)));
}

function score(seat, number) {
  const button = (points) =>
    make(
      "button",
      {
        type: "button",
        "data-key": `score-${number}-${points}`,
        "aria-label": fill(points > 0 ? "add" : "take", { who: seat.name, points: Math.abs(points) }),
        onclick: () => add(number, points),
      },
      points > 0 ? `+${points}` : `−${-points}`,
    );
  return make(
    "li",
    { class: "panel c-score", "data-colour": seat.colour },
    crest(seat.colour),
    make("span", { class: "c-who" }, seat.name),
    make("strong", { class: "number c-points", "aria-label": fill("score-of", { who: seat.name, points: seat.score }), role: "img" }, String(seat.score)),
    make("span", { class: "c-steppers" }, ...[-5, -1, 1, 5].map(button)),
  );
}

function space(worth, number, ended) {
  const placed = state.path[number];
  const special = number + 1 === sheet.special;
  const children = [make("span", { class: "tiny soft number" }, `${number + 1}${special ? " ↻" : ""}`)];
  if (placed) {
    const event = named(placed.event);
    children.push(icon(event.icon), make("span", { class: "c-event" }, event.name));
    if (event.counts && ended) {
      children.push(
        make(
          "span",
          { class: "c-awards" },
          ...state.seats.map((seat, who) => {
            const times = placed.awards.filter((one) => one === who).length;
            return make(
              "button",
              {
                type: "button",
                class: "c-award",
                "data-colour": seat.colour,
                "data-key": `award-${number}-${who}`,
                "aria-label": fill("award", { event: event.name, points: worth, who: seat.name }) + (times ? ` (×${times})` : ""),
                onclick: () => award(number, who),
              },
              crest(seat.colour),
              times ? `×${times}` : "",
            );
          }),
        ),
      );
    }
  } else {
    children.push(make("span", { class: "visually-hidden" }, words.empty));
  }
  children.push(make("strong", { class: "number c-worth" }, String(worth)));
  return make("li", { class: `c-space${placed ? " c-filled" : ""}${special ? " c-special" : ""}` }, ...children);
}

function events(ended) {
  const group = $("events");
  const full = ended || state.path.length >= sheet.spaces.length || state.over;
  group.closest("fieldset").hidden = full;
  if (full) return;
  const number = state.path.length + 1;
  $("next-space").textContent = fill("next-space", { space: number, worth: sheet.spaces[number - 1] });
  const placed = new Set(state.path.map((one) => one.event));
  group.replaceChildren(
    ...sheet.events
      .filter((event) => event.since <= state.stage && !placed.has(event.id))
      .map((event) => make("button", { type: "button", onclick: () => place(event) }, icon(event.icon), event.name)),
  );
}

function turn(seat, number) {
  const { name, colour } = state.seats[seat];
  return make(
    "li",
    {},
    make("span", { class: "c-ordinal display" }, sheet.ordinals[number]),
    crest(colour),
    make("span", { class: "c-who" }, name),
    make("span", { class: "small soft" }, `+ ${sheet.gifts[number]}`),
  );
}

function ranking() {
  const order = ranked(state);
  const best = state.seats[order[0]];
  tell(fill("winner", { who: best.name, points: best.score }));
  $("ranking").replaceChildren(
    ...order.map((seat) =>
      make("li", {}, crest(state.seats[seat].colour), " ", state.seats[seat].name, " — ", make("strong", { class: "number" }, String(state.seats[seat].score))),
    ),
  );
}

/* -- a new game --------------------------------------------------------------------------------------------- */

function seats() {
  const wanted = Number(new FormData($("start-form")).get("players"));
  const list = $("seats");
  while (list.children.length > wanted) list.lastElementChild.remove();
  while (list.children.length < wanted) {
    const number = list.children.length;
    const options = sheet.crests.map((one, at) => make("option", { value: one.id, selected: at === number }, one.name));
    list.append(
      make(
        "li",
        { class: "c-seat-row" },
        make("span", { class: "c-ordinal display", "aria-hidden": "true" }, sheet.ordinals[number]),
        make("input", { name: "name", maxlength: 40, autocomplete: "off", placeholder: fill("player", { number: number + 1 }), "aria-label": fill("name", { number: number + 1 }) }),
        make("select", { name: "colour", "aria-label": fill("colour", { number: number + 1 }) }, ...options),
      ),
    );
  }
}

$("start-form").addEventListener("change", (event) => {
  if (event.target.name === "players") seats();
  if (event.target.name !== "colour") return;
  /* A colour that somebody else had is swapped, so that nobody shares one. */
  const chosen = [...root.querySelectorAll("select[name=colour]")];
  const free = sheet.crests.map((one) => one.id).find((id) => !chosen.some((select) => select.value === id));
  for (const select of chosen) {
    if (select !== event.target && select.value === event.target.value && free) select.value = free;
  }
});
$("start-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const colours = form.getAll("colour");
  const names = form.getAll("name").map((name, number) => name.trim() || fill("player", { number: number + 1 }));
  state = {
    seats: names.map((name, number) => ({ name, colour: colours[number], score: sheet.start })),
    order: names.map((_, number) => number),
    stage: 1,
    path: [],
  };
  past = [];
  keep();
  show();
  tell(fill("started", { stage: sheet.stages[0] }));
});
$("undo").addEventListener("click", undo);
$("new").addEventListener("click", () => {
  if (!window.confirm(words.confirm)) return;
  state = null;
  past = [];
  keep();
  show();
});
$("stage").addEventListener("click", () => {
  if (state.stage < sheet.stages.length) begin();
  else change(words.finish, (next) => { next.over = true; });
});

const asked = new URLSearchParams(location.search).get("players");
if (asked && sheet.players.includes(Number(asked))) {
  root.querySelector(`[name=players][value="${Number(asked)}"]`).checked = true;
}
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
