/* Looking closer: wheel, pinch, double tap, buttons. Only the picture's window moves, never the page. */

import { find, phone } from "./table-page.js";

const CLOSEST = 6;
const stage = document.getElementById("board");
const fingers = new Map();
let whole = null;
let box = null;
let began = null;
let last = 0;
/** Whether the finger or mouse has dragged the board: then its release is no click. */
export const drag = { moved: false };

const picture = () => find(":scope > svg", stage);

function show() {
  picture().setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
  stage.classList.toggle("zoomed", box.w < whole.w - 1);
}

function clamp() {
  box.w = Math.min(whole.w, Math.max(whole.w / CLOSEST, box.w));
  box.h = (box.w * whole.h) / whole.w;
  box.x = Math.min(whole.x + whole.w - box.w, Math.max(whole.x, box.x));
  box.y = Math.min(whole.y + whole.h - box.h, Math.max(whole.y, box.y));
}

function point(x, y) {
  return new DOMPoint(x, y).matrixTransform(picture().getScreenCTM().inverse());
}

/** Closer by a factor, around a point of the screen. */
function zoom(factor, x, y) {
  const at = point(x, y);
  const w = Math.min(whole.w, Math.max(whole.w / CLOSEST, box.w / factor));
  const share = w / box.w;
  box = { x: at.x - (at.x - box.x) * share, y: at.y - (at.y - box.y) * share, w, h: box.h * share };
  clamp();
  show();
}

/** The picture is so large now. One that is higher than wide is as wide as its place on a phone, and scrolls. */
export function frame(x, y, w, h) {
  if (whole.x === x && whole.y === y && whole.w === w && whole.h === h) return;
  whole = { x, y, w, h };
  tall();
  fit();
}

function tall() {
  const yes = phone() && whole.h > whole.w;
  stage.classList.toggle("tall", yes);
  // What scrolls must be reached without a pointer, also when nothing on it can be chosen.
  if (yes) stage.tabIndex = 0;
  else stage.removeAttribute("tabindex");
  picture().style.aspectRatio = yes ? `${whole.w} / ${whole.h}` : "";
  picture().setAttribute("preserveAspectRatio", yes ? "xMidYMin meet" : "xMidYMid meet");
  stage.scrollTop = 0;
}

export function fit() {
  box = { ...whole };
  show();
}

export const isClose = () => box.w < whole.w - 1;

/** Bring a drawn part into the window if it is outside. */
export function reveal(element) {
  if (!isClose() || !stage.contains(element)) return;
  const rect = element.getBoundingClientRect();
  const at = point(rect.x + rect.width / 2, rect.y + rect.height / 2);
  if (at.x > box.x && at.x < box.x + box.w && at.y > box.y && at.y < box.y + box.h) return;
  Object.assign(box, { x: at.x - box.w / 2, y: at.y - box.h / 2 });
  clamp();
  show();
}

export function start() {
  const base = picture().viewBox.baseVal;
  whole = { x: base.x, y: base.y, w: base.width, h: base.height };
  box = { ...whole };
  tall();
  stage.addEventListener("wheel", (event) => {
    if (event.target.closest(".ribbon, .end") || (stage.matches(".tall") && !event.ctrlKey)) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button, .ribbon, .end")) return;
    fingers.set(event.pointerId, event);
    drag.moved = false;
    began = gesture();
  });
  // Two taps are one gesture only if nothing else was tapped between them.
  window.addEventListener("pointerdown", (event) => { if (!stage.contains(event.target)) last = 0; });
  window.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    move();
  });
  for (const type of ["pointerup", "pointercancel"]) {
    window.addEventListener(type, (event) => {
      if (!fingers.delete(event.pointerId)) return;
      began = fingers.size ? gesture() : null;
      if (type === "pointerup" && event.pointerType === "touch" && !drag.moved) tapped(event);
    });
  }
  for (const button of stage.querySelectorAll("[data-zoom]")) {
    button.addEventListener("click", () => {
      const rect = stage.getBoundingClientRect();
      if (button.dataset.zoom === "fit") fit();
      else zoom(button.dataset.zoom === "in" ? 1.5 : 1 / 1.5, rect.x + rect.width / 2, rect.y + rect.height / 2);
    });
  }
}

function tapped(event) {
  const now = event.timeStamp;
  if (now - last < 320) {
    drag.moved = true; // the second tap of two is no choice
    if (isClose()) fit();
    else zoom(2.6, event.clientX, event.clientY);
    last = 0;
  } else last = now;
}

function gesture() {
  const all = [...fingers.values()];
  const x = all.reduce((sum, one) => sum + one.clientX, 0) / all.length;
  const y = all.reduce((sum, one) => sum + one.clientY, 0) / all.length;
  const wide = all.length > 1 ? Math.hypot(all[0].clientX - all[1].clientX, all[0].clientY - all[1].clientY) : 0;
  return { x, y, wide };
}

function move() {
  const now = gesture();
  if (!drag.moved && Math.hypot(now.x - began.x, now.y - began.y) < 7 && Math.abs(now.wide - began.wide) < 7) return;
  drag.moved = true;
  const here = point(now.x, now.y);
  const there = point(began.x, began.y);
  if (isClose()) Object.assign(box, { x: box.x + there.x - here.x, y: box.y + there.y - here.y });
  clamp();
  show();
  if (began.wide && now.wide) zoom(now.wide / began.wide, now.x, now.y);
  began = now;
}
