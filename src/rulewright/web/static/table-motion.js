/* Pieces travel, numbers count, news comes by: what has changed is shown as movement, unless nothing may move. */

import { all, find, flash, make, root, still, words } from "./table-page.js";

const TRAVEL = 350;
const MOST = 60;
const DRAWN = ".stage svg [id], .mat-frame svg [id]";
const FIXED = /^(layer|glow|m)-/;

/** Where everything is before the page changes. */
export function remember() {
  const places = new Map();
  const numbers = new Map(all("[data-count]").filter((one) => one.tagName !== "FORM").map((one) => [one.dataset.count, one.textContent]));
  if (!still() && !document.hidden) {
    for (const element of all(DRAWN)) {
      if (FIXED.test(element.id)) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width) places.set(element.id, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, text: element.textContent, kind: element.dataset.piece });
    }
  }
  return { places, numbers };
}

/** Move everything from where it was to where it is; resolves when the last has arrived. */
export async function travel({ places, numbers }) {
  if (still() || document.hidden) return;
  count(numbers);
  if (!places.size) return;
  const now = new Map();
  for (const element of all(DRAWN)) if (!FIXED.test(element.id)) now.set(element.id, element);
  const moving = new Set();
  const flights = [];
  for (const [id, element] of now) {
    if (flights.length > MOST) break;
    if (carried(element, moving)) continue;
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    const from = places.get(id) ?? origin(element, places, now, rect);
    if (!from) {
      if ("piece" in element.dataset) flights.push(element.animate([{ opacity: 0 }, { opacity: 1 }], TRAVEL));
      continue;
    }
    const dx = from.x - rect.x - rect.width / 2;
    const dy = from.y - rect.y - rect.height / 2;
    if (Math.hypot(dx, dy) < 8) continue;
    moving.add(element);
    flights.push(fly(element, dx, dy));
  }
  await Promise.all(flights.map((flight) => flight.finished.catch(() => {})));
}

function carried(element, moving) {
  for (let up = element.parentElement; up && up.tagName !== "svg"; up = up.parentElement) if (moving.has(up)) return true;
  return false;
}

/** A piece whose id is new came from a pile of the same kind that is gone or has changed: the nearest one. */
function origin(element, places, now, rect) {
  const kind = element.dataset.piece;
  if (!kind) return null;
  let best = null;
  let least = Infinity;
  for (const [old, place] of places) {
    if (old === element.id || place.kind !== kind) continue;
    const still = now.get(old);
    if (still && still.textContent === place.text) continue;
    const far = Math.hypot(place.x - rect.x, place.y - rect.y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

function fly(element, dx, dy) {
  const m = element.parentNode.getScreenCTM();
  const det = m.a * m.d - m.b * m.c;
  const x = (m.d * dx - m.c * dy) / det;
  const y = (m.a * dy - m.b * dx) / det;
  const own = element.transform.baseVal.consolidate()?.matrix ?? { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const rest = `matrix(${own.a}, ${own.b}, ${own.c}, ${own.d}, ${own.e}, ${own.f})`;
  return element.animate(
    [{ transform: `translate(${x}px, ${y}px) ${rest}` }, { transform: `translate(0px, 0px) ${rest}` }],
    { duration: TRAVEL, easing: "cubic-bezier(.3, .1, .2, 1)" },
  );
}

function count(numbers) {
  for (const element of all("[data-count]")) {
    const from = Number(numbers.get(element.dataset.count));
    const to = Number(element.textContent);
    if (element.tagName === "FORM" || !Number.isFinite(from) || !Number.isFinite(to) || from === to) continue;
    const began = performance.now();
    const tick = (time) => {
      const share = Math.min(1, (time - began) / TRAVEL);
      element.textContent = Math.round(from + (to - from) * share);
      if (share < 1) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
}

/* The ribbon: what the others did since my last choice, each item leads to its place. */

let items = [];
let hiding = 0;

export function ribbon(news) {
  const others = news.filter((one) => one.seat === null || String(one.seat) !== root.dataset.facing);
  if (!others.length || "covered" in root.dataset) return;
  // Where the log can be read, it tells all of this itself, and nothing needs to lie over the board.
  if (find("#panel-log").checkVisibility({ visibilityProperty: true })) return;
  items = [...items, ...others].slice(-MOST);
  const box = document.getElementById("news-ribbon");
  box.replaceChildren(
    make("h3", {}, words.news, make("button", { type: "button", class: "close quiet", "aria-label": words.cancel, onclick: hideRibbon }, "×")),
    make("ol", {}, ...items.map((one) => make("li", {}, make("button", { type: "button", onclick: () => flash(one.spot) }, one.text)))),
  );
  box.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { if (find("#news-ribbon:hover, #news-ribbon:focus-within") === null) hideRibbon(); }, 7000);
}

export function hideRibbon() {
  items = [];
  document.getElementById("news-ribbon").hidden = true;
}
