/* Dice that were thrown lie on the table until they are read: a tap or Escape puts them away, the own next choice does
   so by itself. The server says which lie there; which of them were read, this page knows. */

import { all, find, root } from "./table-page.js";

const KEY = `rw-dice-${root.dataset.table}`;
let shown = new Set();

const lying = () => all("#part-dice [data-throw]");
const keys = () => lying().map((one) => one.dataset.throw);

function read() {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Set();
  }
}

/** What was read stays away as long as it lies there; a throw that was taken back and comes again is a new one. */
function keep(known) {
  const there = new Set(keys());
  sessionStorage.setItem(KEY, JSON.stringify([...known].filter((key) => there.has(key))));
}

/** Other dice lie there now: the new ones are thrown, those that were read are gone. */
export function renew(first = false) {
  const known = read();
  keep(known);
  for (const one of lying()) {
    one.hidden = known.has(one.dataset.throw);
    one.classList.toggle("thrown", !first && !shown.has(one.dataset.throw));
  }
  shown = new Set(keys());
  const tray = find("#part-dice .throws");
  if (tray) {
    tray.hidden = lying().every((one) => one.hidden);
    tray.scrollTop = tray.scrollHeight;
  }
}

/** Put the dice away; false if none lie there. */
export function dismiss() {
  const tray = find("#part-dice .throws");
  if (!tray || tray.hidden) return false;
  keep(new Set(keys()));
  tray.hidden = true;
  return true;
}

export function start() {
  renew(true);
  document.getElementById("part-dice").addEventListener("click", dismiss);
}
