/* What a tracker counts. Its whole state is one small object, kept in this browser and in the address after `#`;
   every change puts the state before it on the undo pile. Nothing is sent anywhere. */

export const root = document.querySelector("[data-tracker]");
export const sheets = JSON.parse(root.dataset.sheets);
export const words = JSON.parse(root.dataset.words);
export const fill = (word, values = {}) => words[word].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

const STORE = `rulewright-sheet-${root.dataset.game}`;
const MOST_UNDO = 200;

export let state = null;
/* { sheet, seats: [{name, colour}], counts: {group: [{counter: n}…]}, order: [seat…], stage, round,
     rows: {row: [{card, awards: [seat…]}]}, held: {token: seat}, over } */
export let past = [];
let listener = () => {};
/** Who draws the state after every change, and who reads aloud what happened. */
export const onChange = (draw) => { listener = draw; };

/* -- what the sheet says ------------------------------------------------------------------------------------- */

export const find = (id) => sheets.find((one) => one.id === id);
export const sheet = () => find(state.sheet);
export const sections = (type, of = sheet()) => of.sections.filter((one) => one.type === type);
export const countersOf = (group) => [...group.counters, ...group.rare];
/** Who has the counters of a group: the players, or the table as one. */
export const holders = (group) => (group.each ? state.seats.map((one) => one.name) : [group.name]);

/** Whether somebody simply has it or has it not. */
export const isToken = (counter) => counter.lowest === 0 && counter.highest === 1;

/** The group that has this counter. */
export function groupOf(counter, of = sheet()) {
  return sections("group", of).find((group) => countersOf(group).some((one) => one.id === counter));
}

export function value(group, holder, id) {
  const total = group.totals.find((one) => one.id === id);
  return total ? reckon(group, holder, total) : state.counts[group.id][holder][id];
}

/** What some counters are more than others; never below 0. */
function reckon(group, holder, { plus, minus }) {
  const sum = (ids) => ids.reduce((all, id) => all + state.counts[group.id][holder][id], 0);
  return Math.max(0, sum(plus) - sum(minus));
}

export function within(counter, number) {
  return Math.min(counter.highest ?? Infinity, Math.max(counter.lowest, number));
}

const score = (seat, id, of = state) => of.counts[groupOf(id, find(of.sheet)).id][seat][id];

/** Seats by a counter; between equals, whoever came earlier in the order before. */
export const ranked = (by, of = state) => [...of.order].sort((one, other) => score(other, by, of) - score(one, by, of));
export const scoreOf = (seat) => score(seat, sheet().score);

/** How many cards of a row count, and whether they end the stage. */
export function counted(row) {
  const number = state.rows[row.id].filter((placed) => cardOf(row, placed.card).counts).length;
  return { number, ended: number >= row.enough };
}

export const cardOf = (row, id) => row.cards.find((card) => card.id === id);

/* -- keeping ------------------------------------------------------------------------------------------------- */

function keep() {
  try {
    localStorage.setItem(STORE, JSON.stringify({ state, past }));
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
  const of = value && find(value.sheet);
  if (!of || !Array.isArray(value.seats) || !of.players.includes(value.seats.length)) return false;
  const colours = of.crests.map((crest) => crest.id);
  const seat = (number) => Number.isInteger(number) && number >= 0 && number < value.seats.length;
  const fits = (group, counts) =>
    counts && countersOf(group).every((one) => Number.isInteger(counts[one.id]) && within(one, counts[one.id]) === counts[one.id]);
  const boards = (group) => value.counts?.[group.id];
  const row = (one) => value.rows?.[one.id];
  return (
    value.seats.every((one) => one && typeof one.name === "string" && colours.includes(one.colour)) &&
    Array.isArray(value.order) && value.order.length === value.seats.length && value.order.every(seat) &&
    new Set(value.order).size === value.order.length &&
    Number.isInteger(value.round) && value.round >= 1 &&
    Number.isInteger(value.stage) && value.stage >= 1 && value.stage <= Math.max(1, of.stages.length) &&
    sections("group", of).every((group) =>
      Array.isArray(boards(group)) && boards(group).length === (group.each ? value.seats.length : 1) &&
      boards(group).every((counts) => fits(group, counts))) &&
    sections("row", of).every((one) =>
      Array.isArray(row(one)) && row(one).length <= one.spaces.length &&
      row(one).every((placed) => placed && cardOf(one, placed.card) && Array.isArray(placed.awards) && placed.awards.every(seat))) &&
    sections("holding", of).every((token) => seat(value.held?.[token.id]))
  );
}

export function load() {
  const shared = location.hash.length > 1 ? decode(decodeURIComponent(location.hash.slice(1))) : null;
  let own = null;
  try {
    own = JSON.parse(localStorage.getItem(STORE));
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

/* -- changing ------------------------------------------------------------------------------------------------ */

/** A new game; `asked` has the numbers that were asked for, by group and holder. */
export function begin(of, seats, asked) {
  const board = (group, holder) =>
    Object.fromEntries(countersOf(group).map((one) => [one.id, within(one, asked[group.id]?.[holder]?.[one.id] ?? one.start)]));
  state = {
    sheet: of.id,
    seats,
    counts: Object.fromEntries(sections("group", of).map((group) => [
      group.id, (group.each ? seats : [group.id]).map((_, holder) => board(group, holder)),
    ])),
    order: seats.map((_, seat) => seat),
    stage: 1,
    round: 1,
    rows: Object.fromEntries(sections("row", of).map((row) => [row.id, []])),
    held: Object.fromEntries(sections("holding", of).map((token) => [token.id, 0])),
  };
  past = [];
  keep();
  listener(of.stages.length ? fill("started", { stage: of.stages[0] }) : "");
}

export function forget() {
  state = null;
  past = [];
  keep();
  listener("");
}

function change(told, alter) {
  past.push({ told, state: structuredClone(state) });
  if (past.length > MOST_UNDO) past.shift();
  alter(state);
  keep();
  listener(told);
}

export function undo() {
  const entry = past.pop();
  if (!entry) {
    listener(words["undo-none"]);
    return;
  }
  state = entry.state;
  keep();
  listener(fill("undone", { what: entry.told }));
}

/** What a counter is called when it is read aloud: the main one needs no name beside its holder's. */
export function called(group, holder, counter) {
  const who = holders(group)[holder];
  return counter.id === group.main ? who : fill("counter", { who, name: counter.name });
}

export function add(group, holder, counter, points) {
  const now = value(group, holder, counter.id);
  const gained = within(counter, now + points) - now;
  if (!gained) return;
  const who = holders(group)[holder];
  const told = isToken(counter)
    ? fill(gained > 0 ? "gained" : "lost", { who, name: counter.name })
    : fill(gained > 0 ? "add" : "take", { who: called(group, holder, counter), points: Math.abs(gained) });
  change(told, (next) => { next.counts[group.id][holder][counter.id] += gained; });
}

export function move(group, holder, one) {
  const amounts = one.changes.map((part) => [part.counter, part.by + reckon(group, holder, part)]);
  change(fill("moved", { who: holders(group)[holder], name: one.name }), (next) => {
    const counts = next.counts[group.id][holder];
    for (const [id, amount] of amounts) {
      counts[id] = within(countersOf(group).find((counter) => counter.id === id), counts[id] + amount);
    }
  });
}

export function place(row, card) {
  const space = state.rows[row.id].length + 1;
  const values = { event: card.name, space, worth: row.spaces[space - 1] };
  change(fill("placed", values), (next) => next.rows[row.id].push({ card: card.id, awards: [] }));
}

/** A counting card gives the worth of its space, once for each region; a second tap on the same crest adds one more. */
export function award(row, number, seat) {
  const points = row.spaces[number];
  const values = { event: cardOf(row, state.rows[row.id][number].card).name, points, who: state.seats[seat].name };
  const group = groupOf(row.scores);
  change(fill("award", values), (next) => {
    next.rows[row.id][number].awards.push(seat);
    next.counts[group.id][seat][row.scores] += points;
  });
}

export function give(token, seat) {
  if (state.held[token.id] === seat) return;
  change(fill("holds", { name: token.name, who: state.seats[seat].name }), (next) => { next.held[token.id] = seat; });
}

export function nextRound() {
  change(fill("round", { number: state.round + 1 }), (next) => { next.round += 1; });
}

/** The next stage, with empty rows and a new order of play; after the last one the game is over. */
export function nextStage() {
  if (state.stage >= sheet().stages.length) {
    change(words.finish, (next) => { next.over = true; });
    return;
  }
  change(fill("started", { stage: sheet().stages[state.stage] }), (next) => {
    next.stage += 1;
    for (const row of sections("row")) next.rows[row.id] = [];
    for (const order of sections("order")) next.order = ranked(order.by, next);
  });
  root.scrollIntoView({ block: "start" });
}
