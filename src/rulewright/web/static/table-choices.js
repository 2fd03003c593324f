/* Choices on the board and as buttons: both are the same list, and both narrow it together.
   A choice names the parts to click, in order; after the first click only the choices that begin with it are left. */

import { about, forget, hint as askHint, preview, readCard, showPreview } from "./table-asides.js";
import * as live from "./table-live.js";
import { hideRibbon } from "./table-motion.js";
import { all, announce, find, make, root, still, words } from "./table-page.js";
import { drag, reveal } from "./table-zoom.js";

let path = [];
let open = [];
let beat = 0;
let holdForced = false;
/** The card that was meant when what holds it was clicked: the next question may be about it. */
let carried = "";
/** What may be clicked on the board now. */
export let spots = new Set();

const form = () => document.getElementById("choices");

/** What a choice says: a picture in it may have letters of its own. */
const said = (button) => (find(".choice-words", button) ?? button).textContent.trim();

function read() {
  return all(".choice", form() ?? document.createElement("i")).map((button) => ({
    button,
    text: button.value,
    seat: Number(button.dataset.seat ?? -1),
    label: said(button),
    spots: button.dataset.spots?.split(" ") ?? [],
    about: button.dataset.about?.split("\n") ?? [],
  }));
}

/** What is looked for among many choices: every word must stand in the label or on the component. */
const simple = (text) => text.toLowerCase().replace(/[’ʼ`]/g, "'");
const wanted = () => simple(find("#choice-filter")?.value ?? "").split(/\s+/).filter(Boolean);

function says(choice, sought) {
  if (!sought.length) return true;
  const told = simple([choice.label, ...choice.about].join(" "));
  return sought.every((word) => told.includes(word));
}

/** A heading without choices below it is not shown. */
function headings() {
  let heading = null;
  let any = false;
  const close = () => { if (heading) heading.hidden = !any; };
  for (const one of form()?.children ?? []) {
    if (one.matches(".choice-heading")) {
      close();
      [heading, any] = [one, false];
    } else if (one.matches(".choice") && !one.hidden) any = true;
  }
  close();
}

/** Bring buttons, glow and focus in step with the path of clicks. */
export function refresh() {
  const choices = read();
  const sought = wanted();
  open = choices.filter((one) => path.every((spot, n) => one.spots[n] === spot) && says(one, sought));
  spots = new Set(open.map((one) => one.spots[path.length]).filter(Boolean));
  for (const one of choices) one.button.hidden = !open.includes(one);
  headings();
  const found = document.getElementById("choice-found");
  if (found) found.textContent = open.length < choices.length ? `${open.length}/${choices.length}` : `${choices.length}`;
  const cancel = document.getElementById("cancel");
  if (cancel) cancel.hidden = path.length === 0;
  for (const glow of all('[id^="glow-"]')) {
    const spot = glow.id.slice(5);
    glow.classList.toggle("on", spots.has(spot) || path.includes(spot));
    glow.classList.toggle("chosen", path.includes(spot));
    glow.classList.remove("pointed");
  }
  for (const element of all(".can")) element.classList.remove("can");
  for (const spot of spots) document.getElementById(spot)?.classList.add("can");
  label();
}

/** Every part that can be walked to has a role and a name; one of them is in the order of Tab. */
function label() {
  const parts = walkable();
  const kept = parts.find((one) => one === document.activeElement) ?? parts.find((one) => spots.has(one.id)) ?? parts[0];
  const now = new Set(parts);
  for (const old of all('#board svg [role="button"], .tray svg [role="button"]')) {
    if (now.has(old) || old === document.activeElement) continue;
    for (const name of ["role", "tabindex", "aria-label"]) old.removeAttribute(name);
  }
  for (const part of parts) {
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", part === kept ? "0" : "-1");
    const name = find(":scope > title", part)?.textContent ?? "";
    const what = open.filter((one) => one.spots[path.length] === holder(part)).map((one) => one.label);
    const told = what.length > 1 ? `${what.length}: ${what[0]} …` : what[0];
    part.setAttribute("aria-label", [name, told].filter(Boolean).join(" – "));
  }
}

/** The parts that arrows walk: what can be clicked now, and every region; or everything that has a name. */
export function walkable(everything = false) {
  const named = all("#layer-regions [id], #layer-locations [id], #layer-pieces [id], .tray [id]").filter(
    (one) => spots.has(one.id) || (one.matches(".card") && holder(one)) || ((everything || one.closest("#layer-regions")) && find(":scope > title", one)),
  );
  const seen = named.filter((one) => one.getBoundingClientRect().width);
  // What holds others is reached by its button: a screen reader cannot enter a control within a control.
  const holders = new Set();
  for (const one of seen) {
    for (let up = one.parentElement; up?.ownerSVGElement; up = up.parentElement) holders.add(up);
  }
  return seen.filter((one) => !holders.has(one));
}

/** What can be clicked and is this part or holds it, as a hand holds its cards. */
function holder(part) {
  for (let up = part; up?.ownerSVGElement; up = up.parentElement) if (spots.has(up.id)) return up.id;
  return null;
}

/** What lies under a point of the screen: first what can be clicked or a card in it, else the nearest part with a name. */
export function spotAt(x, y) {
  let fallback = null;
  for (const element of document.elementsFromPoint(x, y)) {
    let card = null;
    for (let up = element; up?.ownerSVGElement; up = up.parentElement) {
      if (!up.id) continue;
      if (spots.has(up.id)) return card ?? up.id;
      if (up.matches(".card")) card ??= up.id;
      if (!fallback && find(":scope > title", up)) fallback = up.id;
    }
    if (!element.ownerSVGElement && element.tagName !== "svg") break;
  }
  return fallback;
}

/** A part of the board was clicked. */
export function pick(spot, touch = false) {
  const held = holder(document.getElementById(spot));
  const here = held ? open.filter((one) => one.spots[path.length] === held) : [];
  if (!here.length || (touch && held !== spot)) {
    look(spot);
    return;
  }
  if (here.length === 1 && here[0].spots.length === path.length + 1) {
    if (touch) arm(here[0]);
    else commit(here[0].button, false, held === spot ? "" : spot);
    return;
  }
  path = [...path, held];
  forget();
  refresh();
  announce(here.some((one) => one.spots.length > path.length) ? words.pick : words.moved);
  find(".choice:not([hidden])", form())?.scrollIntoView({ block: "nearest" });
}

/** A part of the board, large, with the choices that it stands for. */
export function look(spot) {
  const held = holder(document.getElementById(spot));
  const here = held ? open.filter((one) => one.spots[path.length] === held && one.spots.length === path.length + 1) : [];
  about(spot, here.map((one) => ({ label: one.label, go: () => commit(one.button, false, held === spot ? "" : spot) })));
}

/** One step back; false if there was none to take. */
export function back() {
  clearTimeout(beat);
  if (find("#choice-preview [data-confirm], #choice-preview .beat")) {
    forget();
    return true;
  }
  if (!path.length) return false;
  path = path.slice(0, -1);
  forget();
  refresh();
  return true;
}

/** On a touch screen the first tap shows what would happen, the second one does it. */
async function arm(choice) {
  if (choice.button.classList.contains("armed")) {
    commit(choice.button);
    return;
  }
  for (const other of all(".choice.armed")) other.classList.remove("armed");
  choice.button.classList.add("armed");
  choice.button.scrollIntoView({ block: "nearest" });
  const told = await preview(choice.text, choice.seat).catch(() => null);
  if (!told || !choice.button.isConnected) return;
  showPreview(told, choice.label, ...card(choice), make("button", { type: "button", class: "primary", "data-confirm": true, onclick: () => commit(choice.button, true) }, words.doIt));
  // The preview takes room from the list.
  choice.button.scrollIntoView({ block: "nearest" });
}

/** Make a choice, perhaps for a card; what cannot be undone is asked about first, if the visitor wants that. */
export async function commit(button, sure = false, meant = "") {
  clearTimeout(beat);
  if (live.isBusy() || !button.isConnected) return;
  if (!sure && root.dataset.confirm === "on" && Number(form().dataset.count) > 1) {
    const told = await preview(button.value, Number(button.dataset.seat ?? -1)).catch(() => null);
    if (!button.isConnected) return;
    if (told && !told.undo) {
      const yes = make("button", { type: "button", class: "primary small-button", "data-confirm": true, onclick: () => commit(button, true, meant) }, words.yes);
      const no = make("button", { type: "button", class: "small-button", onclick: () => { back(); button.focus(); } }, words.cancel);
      showPreview(told, said(button), make("p", { class: "warn-word" }, words.sure), make("div", { class: "row" }, yes, no));
      yes.focus();
      return;
    }
  }
  await live.settled();
  if (!button.isConnected || button.hasAttribute("aria-disabled")) return;
  holdForced = false;
  for (const one of all(".choice", form())) one.setAttribute("aria-disabled", "true");
  hideRibbon();
  for (const line of all("#part-log li.news")) line.classList.remove("news");
  carried = meant;
  live.choose(button.value, form(), Number(button.dataset.seat ?? -1));
}

/** The question on the page is a new one. */
export function renew() {
  clearTimeout(beat);
  clearTimeout(pointing);
  path = [];
  refresh();
  if (carried) {
    follow(carried);
    return;
  }
  // What others may answer as well is no forced choice.
  const one = Number(form()?.dataset.count) === 1 && !("offer" in form().dataset) ? find(".choice", form()) : null;
  if (!one || root.dataset.forced !== "auto" || holdForced || "covered" in root.dataset) return;
  const shown = make("div", {}, `${words.onlyChoice} ${said(one)}`, make("div", { class: "beat" }));
  document.getElementById("choice-preview").replaceChildren(shown);
  beat = setTimeout(() => { if (one.isConnected) commit(one, true); }, still() ? 500 : 900);
}

/** The question that follows a click on a card: its choice is at hand; if there is none, the card says why. */
async function follow(card) {
  carried = "";
  const choice = open.find((one) => one.spots[0] === card);
  if (!choice) look(card);
  else {
    await arm(choice);
    find("#choice-preview [data-confirm]")?.focus();
  }
}

/** The server did not take the choice: everything may be clicked again. */
export function release() {
  carried = "";
  for (const one of all(".choice[aria-disabled]")) one.removeAttribute("aria-disabled");
}

/** Take choices back: the last one, or all since a line of the log. */
export function undo(what = null) {
  holdForced = true;
  clearTimeout(beat);
  const to = find("#undo [name=to]")?.value;
  const seat = Number(find("#undo [name=seat]")?.value ?? -1);
  return live.undo({ seat, ...(what ?? (to ? { to: Number(to) } : { count: 1 })) });
}

export async function hint() {
  document.getElementById("choice-preview").replaceChildren(make("div", { class: "soft" }, words.hintWait));
  const asked = root.dataset.rev;
  const told = await askHint().catch(() => null);
  if (root.dataset.rev !== asked || !document.getElementById("choice-preview")) return;
  if (!told) {
    document.getElementById("choice-preview").replaceChildren(make("div", {}, words.hintNo));
    return;
  }
  for (const other of all(".choice.hinted")) other.classList.remove("hinted");
  const seat = document.getElementById("hint")?.dataset.seat;
  const button = all(".choice").find((one) => one.value === told.choice && one.dataset.seat === seat);
  if (path.length) {
    path = [];
    refresh();
  }
  button?.classList.add("hinted");
  const spot = button?.dataset.spots?.split(" ")[0];
  document.getElementById(`glow-${spot}`)?.classList.add("pointed");
  document.getElementById("choice-preview").replaceChildren(
    make("div", { class: "hint" }, make("p", {}, told.lines[0]), make("ul", { class: "soft" }, ...told.lines.slice(1).map((line) => make("li", {}, line)))),
  );
  button?.scrollIntoView({ block: "nearest" });
}

/* -- pointing: the button and the part of the board light up together ------------------------------------------ */

let pointing = 0;
const POINTED = ".choice, #choice-preview, .stage svg, .mat-frame svg";

/** What stands on the component that a choice is about. */
const card = (choice) => (choice.about.length ? [make("div", { class: "card-words" }, ...choice.about.map((line, n) => make("p", n ? {} : { class: "soft" }, line)))] : []);

function point(choice, now = false) {
  for (const one of all(".pointed")) one.classList.remove("pointed");
  if (!choice) return;
  choice.button.classList.add("pointed");
  const spot = choice.spots[path.length] ?? choice.spots.at(-1);
  if (spot) document.getElementById(`glow-${spot}`)?.classList.add("pointed");
  clearTimeout(pointing);
  if (find("#choice-preview [data-confirm], #choice-preview .beat")) return;
  // Not under a finger: what grows while it is down moves the button away from it.
  if (now && choice.about.length) showPreview({ lines: [], certain: true }, choice.label, ...card(choice));
  pointing = setTimeout(async () => {
    const told = await preview(choice.text, choice.seat).catch(() => null);
    // The question may be another one by now, and its box must not tell of this choice.
    if (told && choice.button.isConnected && choice.button.classList.contains("pointed") && !find("#choice-preview [data-confirm], #choice-preview .beat")) {
      showPreview(told, choice.label, ...card(choice));
    }
  }, 140);
}

/** Nothing is pointed at any more: what a choice would do makes room for the log again. */
function unpoint() {
  clearTimeout(pointing);
  pointing = setTimeout(() => {
    if (find("#choice-preview:hover, #choice-preview:focus-within, .choice:focus-visible")) return;
    if (!find("#choice-preview :is([data-confirm], .beat, .hint)")) forget();
  }, 250);
}

const pointed = (button) => open.find((one) => one.button === button);

export function start() {
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const button = event.target.closest(".choice");
    if (button) point(pointed(button), true);
    else if (event.target.ownerSVGElement && !event.target.closest("button")) {
      const part = document.getElementById(spotAt(event.clientX, event.clientY));
      const spot = holder(part);
      const here = open.filter((one) => spot && one.spots[path.length] === spot);
      const told = here.length === 1 && here[0].about.length;
      if (!told) readCard(part?.closest(".card"));
      if (here.length === 1) point(here[0]);
      else if (here.length) {
        point(null);
        document.getElementById(`glow-${spot}`)?.classList.add("pointed");
      }
    }
  });
  root.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "touch" && event.target.closest(POINTED) && !event.relatedTarget?.closest?.(POINTED)) unpoint();
  });
  root.addEventListener("focusin", (event) => {
    const button = event.target.closest?.(".choice");
    if (button) point(pointed(button), button.matches(":focus-visible"));
    else if (event.target.ownerSVGElement) {
      const here = open.filter((one) => one.spots[path.length] === holder(event.target));
      if (here.length === 1) point(here[0]);
      if (event.target.matches(".card:focus-visible") && !here[0]?.about.length) readCard(event.target);
      reveal(event.target);
    }
  });
  let tap = 0;
  root.addEventListener("click", (event) => {
    const drawn = event.target.closest?.(".stage svg, .mat-frame svg");
    if (!drawn || event.target.closest("button, .about")) return;
    if (drag.moved && event.target.closest(".stage")) return;
    const touch = event.pointerType === "touch";
    const spot = spotAt(event.clientX, event.clientY);
    if (!spot) return;
    clearTimeout(tap);
    if (holder(document.getElementById(spot)) || !touch) pick(spot, touch);
    else tap = setTimeout(() => { if (!drag.moved) pick(spot, true); }, 330);
  });
  root.addEventListener("contextmenu", (event) => {
    const spot = event.target.closest?.(".stage svg, .mat-frame svg") && spotAt(event.clientX, event.clientY);
    if (!spot) return;
    event.preventDefault();
    look(spot);
  });
  let press = 0;
  root.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    const button = event.pointerType === "touch" && event.target.closest(".choice");
    if (button) press = setTimeout(() => point(pointed(button)), 350);
  });
  root.addEventListener("submit", (event) => {
    if (event.target.id === "choices") {
      event.preventDefault();
      if (event.submitter) commit(event.submitter);
    } else if (event.target.matches(".aside-choice")) {
      event.preventDefault();
      event.target.closest("details[data-menu], details.extras").open = false;
      live.choose(event.submitter.value, event.target, Number(event.target.dataset.seat ?? -1));
    } else if (event.target.id === "undo" && undo()) event.preventDefault();
    else if (event.target.matches(".take-back") && undo({ count: 1, seat: Number(find("[name=seat]", event.target).value) })) event.preventDefault();
  });
  root.addEventListener("input", (event) => {
    if (event.target.id === "choice-filter") refresh();
  });
  root.addEventListener("keydown", (event) => {
    if (event.target.id !== "choice-filter" || !["Enter", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    find(".choice:not([hidden])", form())?.focus();
  });
  root.addEventListener("click", (event) => {
    if (event.target.closest("#cancel")) back();
    if (event.target.closest("#hint")) hint().catch(() => {});
  });
  renew();
}
