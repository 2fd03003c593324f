/* The line to the server: connects again by itself, and sends what was not yet acknowledged once more.
   Every choice has an id of its own, so that the server takes it once however often it arrives. */

import { address, root, words } from "./table-page.js";

const PATIENCE = 4000;
const TRY_AGAIN_LATER = 1013;
const listeners = {};
let socket = null;
let wait = 300;
let pending = null;
const waiting = [];
let heard = 0;

export const on = (type, listener) => { listeners[type] = listener; };
export const isOpen = () => socket?.readyState === WebSocket.OPEN;
/** Whether a choice that was made in this state of the table, or one taken back, is on its way. */
export const isBusy = () => pending !== null && pending.rev === root.dataset.rev;

export function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const has = new URLSearchParams({ rev: root.dataset.rev, look: root.dataset.look, edits: "1" });
  socket = new WebSocket(`${scheme}://${location.host}${address}/live?${has}`);
  socket.addEventListener("open", () => {
    heard = Date.now();
    if (pending) socket.send(JSON.stringify(pending));
  });
  socket.addEventListener("message", (event) => {
    // The first message is the table: a server that has no time opens the line only to say so and to close it.
    wait = 300;
    heard = Date.now();
    tell(true);
    const message = JSON.parse(event.data);
    if (pending && message.client === pending.client && message.type !== "table") {
      pending = null;
      for (const go of waiting.splice(0)) go();
    }
    listeners[message.type]?.(message);
  });
  socket.addEventListener("close", (event) => {
    const busy = event.code === TRY_AGAIN_LATER;
    tell(false, busy);
    if (busy) wait = Math.max(wait, 2000);
    setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
    wait = Math.min(wait * 1.7, busy ? 20000 : 5000);
  });
}

function tell(up, busy = false) {
  const line = document.getElementById("line");
  if (!up) line.textContent = busy ? words.busy : words.lost;
  else if (line.dataset.state === "off") passing(words.back);
  line.dataset.state = up ? "on" : "off";
}

/** Words beside the line to the server that go by themselves, unless others have taken their place. */
export function passing(text, time = 2500) {
  const line = document.getElementById("line");
  line.textContent = text;
  setTimeout(() => { if (line.textContent === text) line.textContent = ""; }, time);
}

/** Resolves when the last choice is acknowledged: the table that it led to may be on the page before that. */
export const settled = () => (pending ? new Promise((go) => { waiting.push(go); }) : Promise.resolve());

/** Send an intent; false if there is no line. */
export function send(message) {
  if (!isOpen()) return false;
  socket.send(JSON.stringify(message));
  return true;
}

const newId = () => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Take choices back, sent until it is acknowledged; false if there is no line. */
export function undo(what) {
  if (!isOpen()) return false;
  pending = { type: "undo", rev: root.dataset.rev, client: newId(), ...what };
  return send(pending);
}

/** Send a choice until it is acknowledged; if only the line cannot be had, the form goes the old way. */
export function choose(choice, form, seat = -1) {
  const client = newId();
  pending = { type: "choose", rev: root.dataset.rev, choice, client, seat, question: form.dataset.question ?? "" };
  if (send(pending)) return;
  const mine = pending;
  const byForm = async () => {
    if (pending !== mine || isOpen()) return;
    try {
      await fetch("/static/table.css", { cache: "no-store" });
    } catch {
      setTimeout(byForm, PATIENCE); // the server itself is away
      return;
    }
    if (pending !== mine || isOpen()) return;
    // With the same id: the line may come back and bring the choice while the form is on its way.
    for (const [name, value] of Object.entries({ choice, client })) {
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    }
    if (seat >= 0) form.action = `${address}/choose?seat=${seat}`;
    form.submit();
  };
  setTimeout(byForm, PATIENCE);
}

setInterval(() => {
  if (!isOpen()) return;
  if (Date.now() - heard > 45000) socket.close();
  else socket.send('{"type":"ping"}');
}, 15000);
window.addEventListener("online", () => { if (socket?.readyState === WebSocket.CLOSED) connect(); });
