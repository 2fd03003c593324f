/* The book on the table: begins at its top when another page lies open, is read aloud by the browser's own voice on
   request, and its albums open above the table. */

import { announce, ask, find, root, still } from "./table-page.js";

const place = document.getElementById("part-book");
const voice = window.speechSynthesis;
let reading = false;
let open = shown();

/** What lies open, to know another page when it comes. */
function shown() {
  return find("#book-text")?.textContent ?? "";
}

/** Another page lies open. */
export function renew() {
  hush();
  ready();
  root.classList.toggle("reading", Boolean(find("#book-text")));
  const now = shown();
  if (now === open) return;
  open = now;
  const text = find("#book-text");
  place.scrollTop = 0;
  const felt = place.parentElement;
  // On a phone everything is one sheet: whoever reads on begins with the text, with a strip of the picture above it.
  if (felt.scrollHeight > felt.clientHeight) felt.scrollTop = find(".leaf[data-mark]", place) ? Math.max(0, place.offsetTop - 110) : 0;
  if (!text || still()) return;
  text.classList.add("turned");
  text.addEventListener("animationend", () => text.classList.remove("turned"), { once: true });
}

/* -- aloud ---------------------------------------------------------------------------------------------------- */

function ready() {
  const button = find("#read-aloud");
  if (button) button.hidden = !voice;
}

function hush() {
  if (!reading) return;
  reading = false;
  voice.cancel();
  const button = find("#read-aloud");
  if (button) told(button, false);
}

function told(button, on) {
  button.setAttribute("aria-pressed", on);
  const word = find("span", button);
  const other = button.dataset.stop;
  button.dataset.stop = word.textContent;
  word.textContent = other;
}

/** Paragraph by paragraph, in the language of the page, with the voice for it that the browser has. */
function speak(button) {
  const language = document.documentElement.lang || "en";
  const own = voice.getVoices().find((one) => one.lang.toLowerCase().startsWith(language));
  const words = [...place.querySelectorAll(".leaf-title, .leaf-words")];
  reading = true;
  told(button, true);
  words.forEach((element, at) => {
    const one = new SpeechSynthesisUtterance(element.textContent);
    one.lang = own ? own.lang : language;
    if (own) one.voice = own;
    one.rate = 0.95;
    one.onstart = () => {
      for (const other of words) other.classList.toggle("spoken", other === element);
      element.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
    };
    one.onend = () => {
      element.classList.remove("spoken");
      if (at === words.length - 1) hush();
    };
    voice.speak(one);
  });
}

/* -- albums ---------------------------------------------------------------------------------------------------- */

async function leafThrough(link) {
  let html;
  try {
    html = await ask(link.getAttribute("href"), { part: "1" });
  } catch {
    location.href = link.href;
    return;
  }
  const sheet = document.getElementById("sheet");
  document.getElementById("sheet-body").innerHTML = html;
  sheet.classList.add("wide");
  sheet.addEventListener("close", () => sheet.classList.remove("wide"), { once: true });
  sheet.showModal();
  // A dialog begins at its only button, below everything: who reads begins at the top, and is told what it is.
  find("#sheet-body h2").focus();
  sheet.scrollTop = 0;
  announce(find("#sheet-body h2").textContent);
}

export function start() {
  ready();
  root.classList.toggle("reading", Boolean(find("#book-text")));
  place.addEventListener("click", (event) => {
    const button = event.target.closest("#read-aloud");
    const link = event.target.closest("[data-album]");
    if (button) reading ? hush() : speak(button);
    else if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      leafThrough(link);
    }
  });
  window.addEventListener("pagehide", hush);
}
