/* The table, live: puts what the server sends into the page and sends back what the visitor wants. */

import * as asides from "./table-asides.js";
import * as book from "./table-book.js";
import * as choices from "./table-choices.js";
import * as dice from "./table-dice.js";
import * as keys from "./table-keys.js";
import * as live from "./table-live.js";
import * as motion from "./table-motion.js";
import * as notice from "./table-notice.js";
import { address, all, announce, ask, find, flash, make, openDrawer, phone, root, showPanel, showView, tablet, words } from "./table-page.js";
import * as zoom from "./table-zoom.js";

/* -- what the server sends ---------------------------------------------------------------------------------------- */

const queue = [];
let working = false;

/* Texts as the server wrote them: where only a little of one has changed, it sends what is new and where the rest
   stands in the old one. */
const texts = new Map();

function whole(name, sent) {
  const old = texts.get(name);
  const text = typeof sent === "string" ? sent : sent.map((edit) => (typeof edit === "string" ? edit : old.slice(...edit))).join("");
  texts.set(name, text);
  return text;
}

/** The message with whole texts; every message passes here, in the order of arrival. */
function read(message) {
  for (const kind of ["parts", "layers"]) {
    for (const [name, sent] of Object.entries(message[kind])) message[kind][name] = whole(`${kind}:${name}`, sent);
  }
  if (message.definitions !== null) message.definitions = whole("definitions", message.definitions);
  return message;
}

live.on("table", async (message) => {
  queue.push(read(message));
  if (working) return;
  working = true;
  while (queue.length) {
    const next = queue.shift();
    try {
      const arrived = put(next);
      // Who is far behind does not wait for pieces to arrive.
      if (queue.length < 4) await arrived;
    } catch (error) {
      console.error(error);
    }
  }
  working = false;
});
live.on("ack", () => {});
live.on("stale", () => { choices.release(); announce(words.stale); });
live.on("refused", (message) => { choices.release(); asides.refused(message.message, message.reasons); });

/** Put a message into the page; resolves when everything has arrived at its place. */
async function put(message) {
  const before = motion.remember();
  const focus = focused();
  root.dataset.rev = message.rev;
  cover(message.parts.handover);
  if (message.definitions !== null) document.getElementById("definitions").innerHTML = message.definitions;
  for (const [name, svg] of Object.entries(message.layers)) layer(name, svg);
  zoom.frame(...message.box);
  const place = scrolled();
  const fresh = new Set(Object.keys(message.parts).filter((name) => part(name, message.parts[name])));
  rescroll(place);
  asides.checkCard();
  if (message.log) log(message.log);
  if (fresh.has("dice")) dice.renew();
  if (fresh.has("book")) book.renew();
  if (fresh.has("prompt")) choices.renew();
  else choices.refresh();
  refocus(focus, fresh.has("prompt"));
  if (message.news.length) motion.ribbon(message.news);
  // At any width: a window that becomes narrow, or a tablet that is turned, must not hide what is asked.
  if (fresh.has("prompt")) openDrawer(message.turn);
  for (const button of all('.phone-tabs [data-tab="board"]')) button.classList.toggle("call", message.turn && root.dataset.tab !== "board");
  notice.turn(message.turn);
  await motion.travel(before);
}

function layer(name, svg) {
  const old = document.getElementById(`layer-${name}`);
  if (old) old.outerHTML = svg;
  else find("#board > svg").insertAdjacentHTML("beforeend", svg);
}

/* What the server wrote into each part, as the browser would write it: a new line to the server begins with all
   parts, and a button that is being pressed must not be replaced by its twin. */
const written = new Map(all('[id^="part-"]').map((place) => [place.id, place.innerHTML]));

/** Put a part into the page; false if it stands there already. */
function part(name, html) {
  const place = document.getElementById(`part-${name}`);
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  if (written.get(place.id) === parsed.innerHTML) return false;
  written.set(place.id, parsed.innerHTML);
  if (name === "chat") chat(place, html);
  else place.innerHTML = html;
  return true;
}

/** Only new lines are added and old ones taken away, so that screen readers read only what is new. */
function chat(place, html) {
  const fresh = document.createElement("ol");
  fresh.innerHTML = html;
  const number = (line) => Number(line?.dataset.n ?? 0);
  const last = number(place.lastElementChild);
  const added = [...fresh.children].filter((line) => number(line) > last);
  const stays = new Map([...fresh.children].map((line) => [number(line), line.outerHTML]));
  const same = [...place.children].filter((line) => stays.get(number(line)) === line.outerHTML);
  if (last && same.length + added.length === fresh.children.length) {
    for (const line of [...place.children]) if (!same.includes(line)) line.remove();
    place.append(...added);
  } else place.innerHTML = html;
  place.parentElement.scrollTop = place.parentElement.scrollHeight;
  if (last !== number(place.lastElementChild) && added.length && document.getElementById("panel-chat").hidden) document.getElementById("tab-chat").classList.add("unread");
}

function log({ from, html }) {
  const place = document.getElementById("part-log");
  for (const line of all("li", place)) if (Number(line.dataset.n) >= from) line.remove();
  const fresh = document.createElement("ol");
  fresh.innerHTML = html;
  for (const line of fresh.children) line.classList.add("fresh", ...(isNews(line) ? ["news"] : []));
  place.append(...fresh.children);
  while (place.children.length > most) place.firstElementChild.remove();
  find(".earlier").hidden = !oldest();
  keepEnd();
}

/* Older lines come when they are asked for; the log is not read aloud for that, and what is read stays in its place. */
let most = 400;
const oldest = () => Number(find("#part-log li")?.dataset.n ?? 0);

async function earlier() {
  const place = document.getElementById("part-log");
  const html = await ask(`${address}/log`, { before: oldest(), part: "1" }).catch(() => null);
  if (html === null) return;
  const older = document.createElement("ol");
  older.innerHTML = html;
  const under = panel.scrollHeight - panel.scrollTop;
  most += older.children.length;
  place.parentElement.setAttribute("aria-live", "off");
  place.prepend(...older.children);
  panel.scrollTop = panel.scrollHeight - under;
  find(".earlier").hidden = !oldest();
  requestAnimationFrame(() => place.parentElement.removeAttribute("aria-live"));
}

/** What others have done since the own last choice stays marked until the next one. */
const isNews = (line) => root.dataset.facing !== "" && line.dataset.seat !== root.dataset.facing;

/* Who reads the end of the log stays there, also when the panel grows or shrinks; but of many news the first ones are
   shown, to be read from there on. */
const panel = document.getElementById("panel-log");
let atEnd = true;
let kept = -1;
panel.addEventListener("scroll", () => {
  atEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 40 || Math.abs(panel.scrollTop - kept) < 2;
});
function keepEnd() {
  if (!atEnd) return;
  const first = find("#part-log li.news");
  const end = panel.scrollHeight - panel.clientHeight;
  panel.scrollTop = first ? Math.min(end, first.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop) : end;
  kept = panel.scrollTop;
}
new ResizeObserver(keepEnd).observe(panel);

/** While the screen changes hands nothing but the question who looks is in reach. */
function cover(html) {
  if (html === undefined) return;
  const covered = html.trim() !== "";
  if (covered) {
    asides.closeAll();
    motion.hideRibbon();
    document.getElementById("said").textContent = "";
    root.dataset.covered = "";
    requestAnimationFrame(() => find("#part-handover button")?.focus());
  } else delete root.dataset.covered;
}

/** Who reads a long list of choices goes on where the list was left. */
function scrolled() {
  const list = find(".choices.endless");
  return list ? list.scrollTop : 0;
}

function rescroll(place) {
  const list = find(".choices.endless");
  if (list && place) list.scrollTop = place;
}

/** What tells an element of a part from its neighbours, also when the part is written anew. */
function mark(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const named = ["href", "name", "value", "data-seat"].filter((name) => element.hasAttribute(name));
  return element.localName + named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name))}"]`).join("");
}

/** Where the focus is: on the board, in one of the parts (and there the how-manieth of its kind), or nowhere. */
function focused() {
  const now = document.activeElement;
  const place = now?.closest?.('[id^="part-"]');
  if (now?.ownerSVGElement) return { among: now.id ? () => [document.getElementById(now.id)] : () => [], at: 0 };
  if (!place || place.id === "part-prompt" || place === now) return { prompt: place?.id === "part-prompt" };
  const among = () => all(mark(now), document.getElementById(place.id));
  return { among, at: among().indexOf(now) };
}

/** The focus stays where it was: on the same part of the board, on the same link or button, or at the question. */
function refocus({ among, at, prompt }, renewed) {
  if (prompt ? renewed : among && document.activeElement === document.body) {
    ((among && among()[at]) ?? find("#prompt-title"))?.focus();
  }
}

/* -- what the visitor does ------------------------------------------------------------------------------------------ */

root.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "say") {
    const field = find("#say-text");
    if (live.send({ type: "chat", text: field.value })) {
      event.preventDefault();
      field.value = "";
    }
  } else if ("hush" in form.dataset && live.send({ type: "hush", agree: event.submitter?.value === "yes" })) {
    event.preventDefault();
  } else if ("proposal" in form.dataset && live.send({ type: "proposal", choice: form.dataset.proposal, agree: event.submitter?.value === "yes" })) {
    event.preventDefault();
  } else if ("answer" in form.dataset && live.send({ type: "answer", agree: event.submitter?.value === "yes" })) {
    event.preventDefault();
  }
});

root.addEventListener("click", (event) => {
  const tab = event.target.closest(".tabs [role=tab]");
  if (tab) showPanel(tab.id.slice(4));
  const view = event.target.closest(".phone-tabs button");
  if (view) showView(view.dataset.tab);
  const seat = event.target.closest(".seat");
  if (seat) {
    event.preventDefault();
    showSeat(seat.dataset.seat);
  }
  if (event.target.closest("#drawer")) openDrawer(root.dataset.drawer === "closed");
  if (event.target.closest("#end-close")) find("#part-end").classList.add("closed");
  if (event.target.closest("#notify")) notice.wanted().then((told) => live.passing(told, 6000));
  if (event.target.closest("#earlier")) {
    event.preventDefault();
    earlier();
  }
  const line = event.target.closest("#part-log li");
  if (line && !event.target.closest("a, button")) openLine(line);
});

/** Somebody's board, one tap away. */
function showSeat(seat) {
  const mat = document.getElementById(`mat-${seat}`);
  if (!mat) return;
  if (mat.closest(".tray")) {
    if (phone()) showView("hand");
    flash(`board-${seat}`);
    return;
  }
  if (phone()) showView("players");
  if (tablet()) openDrawer(true);
  showPanel("players");
  mat.scrollIntoView({ block: "start" });
  mat.focus({ preventScroll: true });
  mat.classList.remove("flash");
  requestAnimationFrame(() => mat.classList.add("flash"));
}

/** A line of the log: where it happened, and the way back to before it. */
function openLine(line) {
  if (line.dataset.spot) flash(line.dataset.spot);
  const was = line.classList.contains("open");
  for (const other of all("#part-log li.open")) {
    other.classList.remove("open");
    find(".log-back", other)?.remove();
  }
  if (was) return;
  const move = Number(line.dataset.move);
  line.classList.add("open");
  const ways = make("div", { class: "log-back" });
  const over = Boolean(find("#part-end .end-card"));
  if (root.dataset.facing !== "" && !find("[data-resting]") && !over) ways.append(wayBack(line, move));
  ways.append(make("a", { class: "button quiet small-button", href: `/t/${root.dataset.table}/fork?at=${move}` }, words.whatIf));
  line.append(ways);
  ways.scrollIntoView({ block: "nearest" });
}

function wayBack(line, move) {
  const free = Number(find("#part-prompt [data-free]")?.dataset.free ?? Infinity);
  return make("button", { type: "button", class: "small-button", onclick: () => { openLine(line); choices.undo({ to: move }); } },
    move >= free ? words.undoHere : words.undoAsk);
}

document.addEventListener("setting", ({ detail }) => {
  if (detail.name === "pace") live.send({ type: "pace", text: detail.value });
  if (detail.name === "confirm" || detail.name === "forced") root.dataset[detail.name] = detail.value;
});

zoom.start();
asides.start();
book.start();
keys.start();
dice.start();
choices.start();
showPanel("log");
if (history.state?.view) showView(history.state.view);
openDrawer(Boolean(find("#choices")));
notice.turn(Boolean(find("#choices")));
if ("covered" in root.dataset) find("#part-handover button")?.focus();
live.connect();
