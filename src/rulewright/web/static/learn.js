/* The guided game and "show me", made live: the board answers to clicks, the next position comes without a new page,
   and what has moved is seen moving. Without this script every choice is a plain button of a plain form. */

const phone = matchMedia("(max-width: 699px)");
const still = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
let ways = [];
let picked = [];

/* -- The board makes choices ------------------------------------------------------------------------------- */

/* What could be meant by these parts of the drawing, clicked one after the other. */
function fitting(spots) {
  return ways.filter((way) => spots.every((spot, index) => way.spots[index] === spot));
}

function mark() {
  for (const part of document.querySelectorAll("[data-live]:not(html)")) part.removeAttribute("data-live");
  for (const way of fitting(picked)) {
    const next = way.spots[picked.length];
    if (next) document.getElementById(next)?.setAttribute("data-live", "");
  }
}

function pick(target) {
  for (let part = target; part && part.localName !== "main"; part = part.parentElement) {
    const tried = part.id ? fitting([...picked, part.id]) : [];
    if (!tried.length) continue;
    const whole = tried.find((way) => way.spots.length === picked.length + 1);
    if (whole) {
      whole.button.click();
    } else {
      picked.push(part.id);
      mark();
    }
    return;
  }
  picked = [];
  mark();
}

/* -- A card under the pointer or the finger can be read ------------------------------------------------------ */

const closer = document.createElement("div");
closer.className = "closer";
closer.hidden = true;
closer.setAttribute("aria-hidden", "true"); // the drawing itself says it to screen readers
document.body.append(closer);

function read(card) {
  const words = card && document.querySelector(`[data-card="${CSS.escape(card.id)}"]`);
  closer.hidden = !words;
  if (!words) return;
  closer.replaceChildren(...words.cloneNode(true).childNodes);
  const at = card.getBoundingClientRect();
  const own = closer.getBoundingClientRect();
  const above = at.top - own.height - 8;
  closer.style.left = `${Math.max(8, Math.min(at.x + at.width / 2 - own.width / 2, innerWidth - own.width - 8))}px`;
  closer.style.top = `${above >= 8 ? above : Math.max(8, Math.min(at.bottom + 8, innerHeight - own.height - 8))}px`;
}

document.addEventListener("pointerover", (event) => read(event.target.closest("main.learn svg .card")));

/* -- The next position ------------------------------------------------------------------------------------- */

async function show(address, push = true) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = page.querySelector("main.learn");
  if (!answer.ok || !next) {
    location.assign(answer.url);
    return;
  }
  const before = places();
  document.querySelector("main.learn").replaceWith(document.adoptNode(next));
  document.title = page.title;
  if (push) history.pushState({}, "", answer.url);
  scrollTo({ top: 0, behavior: "instant" });
  begin();
  travel(before);
}

/* Where every piece is on the screen, by its id. */
function places() {
  const found = new Map();
  for (const piece of document.querySelectorAll("#layer-pieces [id]")) {
    found.set(piece.id, piece.getBoundingClientRect());
  }
  return found;
}

/* Pieces that are elsewhere now come from where they were. */
function travel(before) {
  const scale = document.querySelector("#board svg")?.getScreenCTM()?.a;
  if (still() || !scale) return;
  for (const piece of document.querySelectorAll("#layer-pieces [id]")) {
    const old = before.get(piece.id);
    const now = piece.getBoundingClientRect();
    if (!old || !old.width || Math.hypot(old.x - now.x, old.y - now.y) < 3) continue;
    const from = `translate(${(old.x - now.x) / scale}px, ${(old.y - now.y) / scale}px)`;
    // `add` keeps the place that the drawing gives by an attribute of its own.
    piece.animate([{ transform: from }, { transform: "none" }], { duration: 350, easing: "cubic-bezier(.2, .7, .2, 1)", composite: "add" });
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.closest("main.learn") || form.method !== "get") return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) fields.append(event.submitter.name, event.submitter.value);
  show(`${form.getAttribute("action")}?${fields}`);
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("main.learn a.suggested, main.learn .learn-nav a");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    show(link.href);
  } else if (event.target.closest("main.learn svg") && !event.target.closest("a, button, summary")) {
    pick(event.target);
  }
});
addEventListener("popstate", () => show(location.href, false));

/* A rule that is opened closes the others. */
document.addEventListener("toggle", (event) => {
  if (!event.target.matches?.("details.rule-note") || !event.target.open) return;
  for (const other of document.querySelectorAll("details.rule-note[open]")) {
    if (other !== event.target) other.open = false;
  }
}, true);

/* The suggested choice is one key away, and the guide's words are its description. The page does not jump. */
function begin() {
  ways = [...document.querySelectorAll("main.learn button[data-spots]")]
    .filter((button) => button.dataset.spots)
    .map((button) => ({ button, spots: button.dataset.spots.split(" ") }));
  picked = [];
  mark();
  read(null);
  document.querySelector("main.learn .suggested")?.focus({ preventScroll: true });
  if (phone.matches) look();
}

/* On a phone the table is longer than the screen: what the guide speaks of is brought above the sheet. */
function look() {
  const glow = document.querySelector("main.learn [id^=glow-]");
  const head = document.querySelector(".topbar").getBoundingClientRect().bottom;
  const foot = document.querySelector(".learn-sheet").getBoundingClientRect().top;
  const { top, bottom, height } = glow?.getBoundingClientRect() ?? { height: 0 };
  if (!height || (top >= head && bottom <= foot)) return;
  const free = Math.max(8, (foot - head - height) / 2);
  scrollBy({ top: top - head - free, behavior: still() ? "instant" : "smooth" });
}

begin();
// A page that came before the server knew how wide it is asks once more.
if (document.documentElement.dataset.narrow !== String(phone.matches)) show(location.href, false);
