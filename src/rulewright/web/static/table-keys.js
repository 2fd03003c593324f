/* The table by keyboard: arrows walk the board by position, letters lead to its parts. */

import { hideTip, tipIsOpen } from "./table-asides.js";
import { dismiss } from "./table-dice.js";
import { back, look, pick, spots, undo, walkable } from "./table-choices.js";
import { all, find, frame, phone, root, showPanel, showView } from "./table-page.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const OFF = "rw-keys-off";
let ring = null;

function middle(element) {
  const rect = element.getBoundingClientRect();
  return [rect.x + rect.width / 2, rect.y + rect.height / 2];
}

/** Where a walk along one axis began on the other: on hexes, which have no straight rows, it stays near that line. */
let lane = { axis: "", line: 0, at: null };
const STAY = 0.2;

/** How far it is to a part: what lies aside counts more, and what lies rather aside than ahead twice. */
function effort(along, aside) {
  const far = Math.hypot(along, aside) + 1.1 * aside;
  return aside > 1.8 * along ? 2 * far : far;
}

/** The next part in a direction: near, and rather straight ahead than aside. */
function walk([dx, dy], everything = false) {
  const parts = walkable(everything);
  const here = parts.find((one) => one === document.activeElement);
  if (!here && onBoard() && !everything) {
    walk([dx, dy], true);
    return;
  }
  if (!here) {
    (parts.find((one) => spots.has(one.id)) ?? parts[0])?.focus();
    return;
  }
  const [x, y] = middle(here);
  const axis = dx ? "x" : "y";
  if (lane.axis !== axis || lane.at !== here.id) lane = { axis, line: dx ? y : x };
  let best = null;
  let least = Infinity;
  for (const part of parts) {
    const [px, py] = middle(part);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along < 4) continue;
    const cost = effort(along, aside) + STAY * Math.abs((dx ? py : px) - lane.line);
    if (cost < least) [best, least] = [part, cost];
  }
  if (!best) return;
  lane.at = best.id;
  here.setAttribute("tabindex", "-1");
  best.setAttribute("tabindex", "0");
  best.focus();
}

const onBoard = () => Boolean(document.activeElement?.ownerSVGElement);

function firstChoice() {
  (find("#choice-preview [data-confirm]") ?? find(".choice:not([hidden])") ?? find("#prompt-title"))?.focus();
}

const LETTERS = {
  KeyU: () => { if (find("#undo")) undo(); },
  KeyL: () => { if (phone()) showView("log"); showPanel("log"); find("#panel-log").focus(); },
  KeyH: () => {
    if (phone()) showView("hand");
    const parts = walkable().filter((one) => one.closest(".tray"));
    const card = find(".tray .card");
    const first = parts.find((one) => one.matches(".card")) ?? parts[0];
    if (first) first.focus();
    else if (card) { card.setAttribute("tabindex", "-1"); card.focus(); }
  },
  KeyR: () => find("#rules-link").click(),
  KeyB: () => { if (phone()) showView("board"); walk([0, 0]); if (!onBoard()) walkable()[0]?.focus(); },
  KeyC: firstChoice,
  KeyT: () => { if (find("#book-text")) { if (phone()) showView("board"); find("#part-book").focus(); } },
  KeyZ: () => { if (onBoard()) look(document.activeElement.id); },
};

function why() {
  const focus = document.activeElement;
  const spot = onBoard() ? focus.id : focus?.dataset?.spots?.split(" ")[0];
  if (spot) look(spot);
  else find("#keys-sheet").showModal();
}

export function start() {
  const toggle = find("#keys-on");
  if (toggle) {
    toggle.checked = localStorage.getItem(OFF) === null;
    toggle.addEventListener("change", () => {
      if (toggle.checked) localStorage.removeItem(OFF);
      else localStorage.setItem(OFF, "1");
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || "covered" in root.dataset) return;
    if (event.key === "Escape" && event.target.id === "choice-filter" && event.target.value) {
      event.target.value = "";
      event.target.dispatchEvent(new Event("input", { bubbles: true }));
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") {
      if (tipIsOpen()) hideTip();
      else if (!find("dialog[open]") && dismiss()) firstChoice();
      else if (!find("dialog[open]") && back()) firstChoice();
      return;
    }
    if (find("dialog[open]") || event.target.closest("input, textarea, select, [contenteditable]")) return;
    if (event.target.getAttribute?.("role") === "tab" && ARROWS[event.key]) {
      tabs(event);
      return;
    }
    if (onBoard() && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      pick(document.activeElement.id);
      return;
    }
    if (ARROWS[event.key] && (onBoard() || document.activeElement === document.body)) {
      event.preventDefault();
      walk(ARROWS[event.key], event.shiftKey);
      return;
    }
    if (ARROWS[event.key] && event.target.closest(".choice")) {
      event.preventDefault();
      along(event.target, event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1);
      return;
    }
    if (localStorage.getItem(OFF) !== null) return;
    if (event.key === "/" && find("#choice-filter")) {
      event.preventDefault();
      find("#choice-filter").focus();
    } else if (/^Digit[1-9]$/.test(event.code) && !event.shiftKey) {
      const choice = all(".choice:not([hidden])")[Number(event.code.slice(5)) - 1];
      event.preventDefault();
      choice?.focus();
      choice?.click();
    } else if (event.key === "?") {
      event.preventDefault();
      why();
    } else if (!event.shiftKey && LETTERS[event.code]) {
      event.preventDefault();
      LETTERS[event.code]();
    }
  });
  document.addEventListener("focusin", (event) => {
    ring?.remove();
    ring = null;
    if (event.target.ownerSVGElement && event.target.matches(":focus-visible")) ring = frame(event.target, "focus-ring");
  });
  document.addEventListener("focusout", () => { ring?.remove(); ring = null; });
}

function along(button, step) {
  const list = [...button.form.querySelectorAll(".choice:not([hidden])")];
  list[(list.indexOf(button) + step + list.length) % list.length]?.focus();
}

function tabs(event) {
  event.preventDefault();
  const list = [...event.target.parentElement.children];
  const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  const next = list[(list.indexOf(event.target) + step + list.length) % list.length];
  showPanel(next.id.slice(4), true);
}
