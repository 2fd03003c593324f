/* Draws any tracker: one function for each kind of section, and nothing that knows a game. */

import {
  add, award, called, cardOf, counted, fill, give, holders, isToken, move, nextRound, nextStage, past, place, ranked, root, scoreOf,
  sections, sheet, state, value, within, words,
} from "./tracker-state.js";

export const $ = (name) => root.querySelector(`[data-${name}]`);

export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") element.addEventListener("click", value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== "" && child !== null));
  return element;
}

export function icon(name) {
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
const rule = (note) => make("a", { class: "rule-chip", href: `/rules/${root.dataset.game}#${note.rule}` }, note.rule);
const told = (notes) => make("p", { class: "small soft" }, ...notes.flatMap((note) => [`${note.text} `, rule(note), " "]));
const notice = (mark, note, more = "") => make("p", { class: `notice${more}`, "data-note": true }, icon(mark), make("span", {}, `${note.text} `, rule(note)));

/** The whole sheet anew. */
export function draw() {
  /* A new list must not take the keyboard away from whoever is counting, nor close what was opened. */
  const focused = document.activeElement?.dataset?.key;
  const opened = new Set([...root.querySelectorAll("details[open]")].map((one) => one.dataset.key));
  $("when").textContent = when();
  $("counted").textContent = sections("row").map((row) => `${row.counted}: ${counted(row).number}/${row.enough}`).join(" · ");
  $("undo").disabled = past.length === 0;
  $("round").hidden = !sheet().rounds;
  $("notes").replaceChildren(...notices());
  $("sections").replaceChildren(...parts(), ...ending());
  for (const one of root.querySelectorAll("details")) one.open = opened.has(one.dataset.key);
  if (focused) root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

/* Groups that follow each other stand side by side where there is room. */
function parts() {
  const found = [];
  for (const one of sheet().sections) {
    const part = DRAWN[one.type](one);
    if (!part) continue;
    const before = found.at(-1);
    if (one.type !== "group") found.push(part);
    else if (before?.classList.contains("c-boards")) before.append(part);
    else found.push(make("div", { class: "c-boards" }, part));
  }
  return found;
}

function when() {
  const cards = sections("row").map((row) => state.rows[row.id].length);
  const { stages, rounds, name } = sheet();
  const parts = stages.length ? [stages[state.stage - 1]] : [];
  if (rounds || cards.length) parts.push(fill("round", { number: rounds ? state.round : Math.max(...cards, 1) }));
  return parts.join(" · ") || name;
}

/** What has to be said at this moment, above everything else. */
function notices() {
  const found = [];
  for (const row of sections("row")) {
    if (counted(row).ended) found.push(notice("bell", row.ending));
    else if (state.rows[row.id].length === row.special) found.push(notice("recharge", row.arriving));
  }
  return found;
}

function titled(section, ...children) {
  const id = `title-${section.id}`;
  const width = section.each ? state.seats.length : 1;
  return make("section", { class: "c-part", "data-width": section.type === "group" ? width : undefined, "aria-labelledby": id }, make("h2", { id, class: "c-small-title" }, section.name), ...children);
}

/* -- counters ------------------------------------------------------------------------------------------------ */

function group(section) {
  const boards = holders(section).map((_, holder) => make("li", {}, board(section, holder)));
  return titled(section, make("ol", { class: "plain c-scores" }, ...boards));
}

function board(section, holder) {
  const who = holders(section)[holder];
  const main = [...section.totals, ...section.counters].find((one) => one.id === section.main);
  const total = section.totals.includes(main);
  const parts = [];
  if (section.each) parts.push(crest(state.seats[holder].colour));
  else if (main?.icon) parts.push(make("span", { class: "c-mark" }, icon(main.icon)));
  /* What the table has once is named by its heading. */
  parts.push(make("span", { class: "c-who" }, section.each ? who : (main?.name ?? "")));
  if (main) {
    const points = value(section, holder, main.id);
    parts.push(make(
      "strong",
      { class: "number c-points", role: "img", "aria-label": fill("score-of", { who: total ? fill("counter", { who, name: main.name }) : who, points }) },
      String(points),
    ));
    if (total && section.each) parts.push(make("span", { class: "tiny soft c-of", "aria-hidden": "true" }, main.name));
    if (!total) parts.push(make("span", { class: "c-steppers" }, ...steppers(section, holder, main)));
  }
  for (const one of section.totals) {
    if (one.empty && value(section, holder, one.id) === 0) parts.push(notice("warning", one.empty, " warn"));
  }
  const others = section.counters.filter((one) => one !== main && !isToken(one));
  const tokens = section.counters.filter(isToken);
  if (others.length) parts.push(make("ul", { class: "plain c-counters" }, ...others.map((one) => counter(section, holder, one))));
  if (tokens.length) parts.push(make("ul", { class: "plain c-tokens" }, ...tokens.map((one) => token(section, holder, one))));
  for (const one of section.moves) {
    parts.push(make(
      "p",
      { class: "c-move" },
      make("button", { type: "button", "data-key": `${one.id}-${holder}`, "aria-label": fill("moved", { who, name: one.name }), onclick: () => move(section, holder, one) }, icon("recharge"), one.name),
      make("span", { class: "tiny soft" }, `${one.note.text} `, rule(one.note)),
    ));
  }
  if (section.rare.length) {
    const marks = section.rare.filter(isToken);
    const numbers = section.rare.filter((one) => !isToken(one));
    parts.push(make(
      "details",
      { class: "c-rare", "data-key": `rare-${section.id}-${holder}` },
      make("summary", {}, section.aside, marks.length ? ` (${marks.filter((one) => value(section, holder, one.id)).length}/${marks.length})` : ""),
      numbers.length ? make("ul", { class: "plain c-counters" }, ...numbers.map((one) => counter(section, holder, one))) : null,
      marks.length ? make("ul", { class: "plain c-tokens" }, ...marks.map((one) => token(section, holder, one))) : null,
    ));
  }
  return make("div", { class: "panel c-score", "data-colour": section.each ? state.seats[holder].colour : undefined }, ...parts);
}

function steppers(section, holder, one) {
  const now = value(section, holder, one.id);
  const who = called(section, holder, one);
  return one.steps.map((points) =>
    make(
      "button",
      {
        type: "button",
        "data-key": `${section.id}-${holder}-${one.id}-${points}`,
        "aria-disabled": within(one, now + points) === now ? "true" : undefined,
        "aria-label": fill(points > 0 ? "add" : "take", { who, points: Math.abs(points) }),
        onclick: () => add(section, holder, one, points),
      },
      points > 0 ? `+${points}` : `−${-points}`,
    ));
}

function token(section, holder, one) {
  const has = value(section, holder, one.id) === 1;
  const key = `${section.id}-${holder}-${one.id}`;
  const name = fill("counter", { who: holders(section)[holder], name: one.name });
  const press = () => add(section, holder, one, has ? -1 : 1);
  return make("li", {}, make("button", { type: "button", "data-key": key, "aria-pressed": String(has), "aria-label": name, onclick: press }, one.icon ? icon(one.icon) : "", one.name));
}

function counter(section, holder, one) {
  const now = value(section, holder, one.id);
  const mark = one.icon ? icon(one.icon) : "";
  return make(
    "li",
    { class: one.steps.length > 2 ? "c-counter c-wide" : "c-counter" },
    mark,
    make("span", { class: "c-name" }, one.name),
    make("strong", { class: "number", "data-count": one.id, "aria-label": fill("score-of", { who: called(section, holder, one), points: now }), role: "img" }, one.highest === null ? String(now) : `${now}/${one.highest}`),
    make("span", { class: "c-steppers" }, ...steppers(section, holder, one)),
  );
}

/* -- rows of cards ------------------------------------------------------------------------------------------- */

function row(section) {
  const { ended } = counted(section);
  const parts = [told([section.placing]), make("ol", { class: "plain c-path" }, ...section.spaces.map((worth, number) => space(section, worth, number, ended)))];
  const placed = state.rows[section.id];
  if (!ended && placed.length < section.spaces.length && !state.over) parts.push(next(section, placed));
  if (ended) parts.push(told(section.resolving));
  return titled(section, ...parts);
}

function space(section, worth, number, ended) {
  const placed = state.rows[section.id][number];
  const special = number + 1 === section.special;
  const children = [make("span", { class: "tiny soft number" }, `${number + 1}${special ? " ↻" : ""}`)];
  if (placed) {
    const card = cardOf(section, placed.card);
    children.push(icon(card.icon), make("span", { class: "c-event" }, card.name));
    if (card.counts && ended) {
      children.push(make("span", { class: "c-awards" }, ...state.seats.map((seat, who) => crestButton(section, card, placed, worth, number, seat, who))));
    }
  } else {
    children.push(make("span", { class: "visually-hidden" }, words.empty));
  }
  children.push(make("strong", { class: "number c-worth" }, String(worth)));
  return make("li", { class: `c-space${placed ? " c-filled" : ""}${special ? " c-special" : ""}` }, ...children);
}

function crestButton(section, card, placed, worth, number, seat, who) {
  const times = placed.awards.filter((one) => one === who).length;
  return make(
    "button",
    {
      type: "button",
      class: "c-award",
      "data-colour": seat.colour,
      "data-key": `award-${number}-${who}`,
      "aria-label": fill("award", { event: card.name, points: worth, who: seat.name }) + (times ? ` (×${times})` : ""),
      onclick: () => award(section, number, who),
    },
    crest(seat.colour),
    times ? `×${times}` : "",
  );
}

function next(section, placed) {
  const number = placed.length + 1;
  const used = new Set(placed.map((one) => one.card));
  const cards = section.cards.filter((card) => card.since <= state.stage && !used.has(card.id));
  return make(
    "fieldset",
    { class: "c-next" },
    make("legend", { class: "label" }, fill("next-space", { space: number, worth: section.spaces[number - 1] })),
    make("div", { class: "row", "data-events": true }, ...cards.map((card) =>
      make("button", { type: "button", "data-key": `card-${card.id}`, onclick: () => place(section, card) }, icon(card.icon), card.name))),
  );
}

/* -- order of play, tokens, the end -------------------------------------------------------------------------- */

function order(section) {
  return titled(
    section,
    make("ol", { class: "plain c-order" }, ...state.order.map((seat, number) => make(
      "li",
      {},
      make("span", { class: "c-ordinal display" }, section.ordinals[number]),
      crest(state.seats[seat].colour),
      make("span", { class: "c-who" }, state.seats[seat].name),
      make("span", { class: "small soft" }, `+ ${section.gifts[number]}`),
    ))),
    told(section.notes),
  );
}

function holding(section) {
  if (state.seats.length < 2) return null;
  return titled(
    section,
    make("div", { class: "row c-holding" }, ...state.seats.map((seat, who) => make(
      "button",
      { type: "button", "data-key": `${section.id}-${who}`, "aria-pressed": String(state.held[section.id] === who), "aria-label": fill("holds", { name: section.name, who: seat.name }), onclick: () => give(section, who) },
      state.held[section.id] === who ? icon(section.icon) : "",
      crest(seat.colour),
      seat.name,
    ))),
    told([section.note]),
  );
}

function ending() {
  const { stages, winning } = sheet();
  if (!stages.length) return [];
  if (!state.over) {
    const last = state.stage === stages.length;
    const name = last ? words.finish : fill("next-stage", { stage: stages[state.stage] });
    return [make("p", {}, make("button", { type: "button", class: "primary", "data-key": "stage", onclick: nextStage }, name))];
  }
  const places = ranked(sheet().score).map((seat) => make(
    "li", {}, crest(state.seats[seat].colour), " ", state.seats[seat].name, " — ", make("strong", { class: "number" }, String(scoreOf(seat))),
  ));
  return [make(
    "section",
    { class: "panel", "aria-labelledby": "end-title" },
    make("h2", { id: "end-title" }, words.ranking),
    make("ol", { class: "c-ranking", "data-ranking": true }, ...places),
    winning ? told([winning]) : "",
  )];
}

const DRAWN = { group, row, order, holding };
$("round").addEventListener("click", nextRound);
