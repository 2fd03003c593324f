/* What the page asks on the side: what a choice would do, what a part of the board is and why it cannot be used,
   what a rule says. The answers are private and change nothing. */

import { address, all, ask, find, make, root, words } from "./table-page.js";

const previews = new Map();
const rules = new Map();
const sheet = document.getElementById("sheet");
const tip = document.getElementById("tip");

/** What a choice would do, asked once for each state of the table. */
export function preview(choice, seat = -1) {
  const key = `${root.dataset.rev} ${seat} ${choice}`;
  if (!previews.has(key)) {
    if (previews.size > 60) previews.clear();
    const told = ask(`${address}/preview`, { choice, seat });
    told.catch(() => previews.delete(key));
    previews.set(key, told);
  }
  return previews.get(key);
}

export function showPreview(told, label, ...more) {
  const box = document.getElementById("choice-preview");
  if (!box) return;
  const lines = told.lines.map((line) => make("li", {}, line.text));
  const notes = [];
  if (!told.certain) notes.push(told.lines.length ? words.uncertain : words.nothingCertain);
  if (told.passes) notes.push(words.passes);
  if (!lines.length && !notes.length && !more.length) {
    forget();
    return;
  }
  box.replaceChildren(
    make("div", {}, make("ul", {}, ...lines), notes.length ? make("p", { class: "soft" }, notes.join(" ")) : null, ...more),
  );
}

export function forget() {
  document.getElementById("choice-preview")?.replaceChildren();
  for (const one of all(".armed")) one.classList.remove("armed");
}

export const hint = () => ask(`${address}/hint`, { seat: document.getElementById("hint")?.dataset.seat ?? -1 });

/** A part of the board, large: what it says, what can be done with it, and what stands against using it. */
export async function about(spot, acts = []) {
  putAway();
  const body = document.getElementById("sheet-body");
  try {
    body.innerHTML = await ask(`${address}/about`, { spot });
  } catch {
    body.replaceChildren(make("div", { class: "about-words" }, make("p", { role: "alert" }, words.aboutNo)));
  }
  // What the server has no words for is at least called what the drawing calls it.
  const name = find(":scope > title", document.getElementById(spot) ?? sheet)?.textContent;
  if (name && !find("#sheet-body h2")) find("#sheet-body .about-words").prepend(make("h2", {}, name));
  const buttons = acts.map(({ label, go }) => make("button", { type: "button", class: "primary", onclick: () => { sheet.close(); go(); } }, label));
  if (buttons.length) {
    const row = make("div", { class: "row about-acts" }, ...buttons);
    const answers = find("#sheet-body .about-words h3");
    if (answers) answers.before(row);
    else find("#sheet-body .about-words").append(row);
  }
  hideTip();
  if (!sheet.open) sheet.showModal();
}

/* -- a card under the pointer, large enough to read ------------------------------------------------------------ */

const cards = new Map();
const closer = make("div", { class: "closer", "aria-hidden": "true", hidden: true });
let reading = null;
let readSoon = 0;

/** Show this card beside the pointer, in a moment; without a card, put away the one that was shown. */
export function readCard(card) {
  if (card && card === reading) return;
  putAway();
  if (!card?.id) return;
  reading = card;
  readSoon = setTimeout(async () => {
    const key = `${root.dataset.rev} ${card.id}`;
    if (!cards.has(key)) {
      if (cards.size > 60) cards.clear();
      cards.set(key, ask(`${address}/about`, { spot: card.id, brief: "1" }).catch(() => (cards.delete(key), "")));
    }
    const told = await cards.get(key);
    if (!told.trim() || reading !== card || !card.isConnected || "covered" in root.dataset) return;
    closer.innerHTML = told;
    closer.hidden = false;
    const at = card.getBoundingClientRect();
    const own = closer.getBoundingClientRect();
    const above = at.top - own.height - 8;
    const below = Math.min(at.bottom + 8, innerHeight - own.height - 8);
    closer.style.left = `${Math.max(8, Math.min(at.x + at.width / 2 - own.width / 2, innerWidth - own.width - 8))}px`;
    closer.style.top = `${above >= 8 ? above : Math.max(8, below)}px`;
  }, 200);
}

function putAway() {
  clearTimeout(readSoon);
  reading = null;
  closer.hidden = true;
  closer.replaceChildren();
}

/** What was shown of a card that is no longer there goes with it. */
export function checkCard() {
  if (reading && !reading.isConnected) putAway();
}

/** What the server refused, and why. */
export function refused(message, reasons) {
  const told = reasons.map((one) => make("li", {}, one.text, " ", chip(one.rule)));
  document.getElementById("sheet-body").replaceChildren(
    make("h2", {}, words.refused),
    told.length ? make("ul", {}, ...told) : make("p", {}, message),
  );
  if (!sheet.open) sheet.showModal();
}

function chip(rule) {
  return make("a", { class: "rule-chip", href: `/rule/${root.dataset.game}/${rule}`, "data-rule": rule }, rule);
}

export function closeAll() {
  hideTip();
  putAway();
  for (const dialog of all("dialog[open]")) dialog.close();
  document.getElementById("sheet-body").replaceChildren();
}

/* -- rules ---------------------------------------------------------------------------------------------------- */

let waiting = 0;
let pinned = null;

async function showTip(link) {
  const rule = link.dataset.rule;
  if (!rules.has(rule)) rules.set(rule, ask(`/rule/${root.dataset.game}/${rule}`, { part: "1" }));
  let text;
  try {
    text = await rules.get(rule);
  } catch {
    rules.delete(rule);
    return;
  }
  if (!link.isConnected) return;
  tip.innerHTML = text;
  tip.hidden = false;
  if (tip.popover !== undefined && tip.popover !== null) {
    try { tip.hidePopover(); } catch { /* was not open */ }
    tip.showPopover();
  }
  const at = link.getBoundingClientRect();
  const own = tip.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.right - own.width, innerWidth - own.width - 8));
  const below = at.bottom + own.height + 8 < innerHeight;
  tip.style.left = `${left}px`;
  tip.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - own.height - 6)}px`;
}

export function hideTip() {
  clearTimeout(waiting);
  pinned = null;
  if (tip.matches(":popover-open")) tip.hidePopover();
  tip.hidden = true;
}

export const tipIsOpen = () => !tip.hidden;

export function start() {
  root.append(closer);
  root.addEventListener("pointerout", (event) => { if (reading && !reading.contains(event.relatedTarget)) putAway(); });
  root.addEventListener("pointerdown", putAway);
  root.addEventListener("focusout", () => { if (reading === document.activeElement || reading?.matches(":focus-visible")) putAway(); });
  tip.setAttribute("popover", "manual");
  root.addEventListener("pointerover", (event) => {
    const link = event.pointerType !== "touch" && event.target.closest("[data-rule]");
    if (!link || link === pinned) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => { pinned = null; showTip(link); }, 250);
  });
  root.addEventListener("pointerout", (event) => {
    if (!event.target.closest("[data-rule]") || pinned || event.relatedTarget === tip || tip.contains(event.relatedTarget)) return;
    hideTip();
  });
  tip.addEventListener("pointerleave", () => { if (!pinned) hideTip(); });
  root.addEventListener("click", (event) => {
    const link = event.target.closest("[data-rule]");
    if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      if (pinned === link) hideTip();
      else {
        clearTimeout(waiting);
        pinned = link;
        showTip(link);
      }
    } else if (tipIsOpen() && !tip.contains(event.target)) hideTip();
  }, true);
  root.addEventListener("focusout", (event) => { if (event.target.closest("[data-rule]")) hideTip(); });
  sheet.addEventListener("close", () => { hideTip(); document.getElementById("sheet-body").replaceChildren(); });
  sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
  if (find("#keys")) {
    find("#keys").addEventListener("click", () => {
      find("#keys").closest("details").open = false;
      find("#keys-sheet").showModal();
    });
  }
}
