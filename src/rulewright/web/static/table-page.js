/* What the modules of the table share: the page itself, its words, and small helpers. */

export const root = document.getElementById("table");
export const words = document.getElementById("words").dataset;
export const address = `/t/${root.dataset.table}`;
export const find = (selector, within = document) => within.querySelector(selector);
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** An element with attributes and children; strings become text, never HTML. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** Said to screen readers, not shown. */
export function announce(text) {
  const said = document.getElementById("said");
  said.textContent = "";
  requestAnimationFrame(() => { said.textContent = text; });
}

/** Whether nothing may move. */
export function still() {
  const set = document.documentElement.dataset.motion;
  return set === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const phone = () => matchMedia("(max-width: 699px)").matches;
export const tablet = () => matchMedia("(min-width: 700px) and (max-width: 1199px)").matches;

/** Ask the server something on the side. */
export async function ask(path, values = {}) {
  const answer = await fetch(`${path}?${new URLSearchParams(values)}`, { headers: { accept: "*/*" } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.headers.get("content-type").includes("json") ? answer.json() : answer.text();
}

/** The box of a drawn part in the coordinates of its picture. */
export function boxIn(svg, element) {
  const rect = element.getBoundingClientRect();
  const back = svg.getScreenCTM().inverse();
  const from = new DOMPoint(rect.left, rect.top).matrixTransform(back);
  const to = new DOMPoint(rect.right, rect.bottom).matrixTransform(back);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** A frame around a drawn part, on top of its picture. */
export function frame(element, name) {
  const svg = element.ownerSVGElement;
  if (!svg) return null;
  const box = boxIn(svg, element);
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [key, value] of Object.entries({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 8, class: name })) {
    shape.setAttribute(key, value);
  }
  svg.append(shape);
  return shape;
}

/** Show where something is. */
export function flash(spot) {
  const element = document.getElementById(spot);
  if (!element) return;
  if (!element.ownerSVGElement) return;
  const shape = frame(element, "spot-flash");
  setTimeout(() => shape.remove(), 1500);
}

/** Show one of the panels below the prompt. */
export function showPanel(name, focus = false) {
  for (const tab of all(".tabs [role=tab]")) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", on);
    tab.tabIndex = on ? 0 : -1;
    if (on) tab.classList.remove("unread");
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !on;
    if (on && focus) tab.focus();
  }
  if (name === "log") {
    const panel = document.getElementById("panel-log");
    panel.scrollTop = panel.scrollHeight;
  }
}

/** On a phone one view fills the screen; it does so still when the page comes anew, as it does when a phone is turned. */
export function showView(name) {
  root.dataset.tab = name;
  history.replaceState({ view: name }, "");
  for (const button of all(".phone-tabs button")) button.setAttribute("aria-pressed", button.dataset.tab === name);
  // The tray can be scrolled there, also with keys.
  if (name === "hand") document.getElementById("part-tray").setAttribute("tabindex", "0");
  if (name === "players" || name === "log") showPanel(name);
}

export function openDrawer(open) {
  root.dataset.drawer = open ? "open" : "closed";
  document.getElementById("drawer").setAttribute("aria-expanded", open);
}
