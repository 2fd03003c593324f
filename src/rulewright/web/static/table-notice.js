/* "It is your turn": in the title, as a short sound, and as a notice of the browser if the visitor wants one. */

import { announce, find, words } from "./table-page.js";

const title = document.title;
let mine = null;
let audio = null;

/** Tell the visitor once for each wait. */
export function turn(now) {
  document.title = now ? `● ${words.turn} · ${title}` : title;
  const begins = now && mine === false;
  mine = now;
  if (!begins) return;
  announce(`${words.turn}. ${find("#prompt-title")?.textContent ?? ""}`);
  if (document.documentElement.dataset.sound !== "off") chime();
  if (document.hidden && window.Notification?.permission === "granted" && localStorage.getItem("rw-notify") === "on") {
    const notice = new Notification(words.turn, { body: find("#prompt-title")?.textContent ?? "", tag: location.pathname });
    notice.onclick = () => { window.focus(); notice.close(); };
  }
}

/** Two soft tones, made here. */
function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    [[587.3, 0], [880, 0.13]].forEach(([pitch, delay]) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = audio.currentTime + delay;
      tone.frequency.value = pitch;
      tone.type = "triangle";
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.45);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.5);
    });
  } catch { /* a browser without sound */ }
}

/** The visitor wants notices: ask the browser. */
export async function wanted() {
  const allowed = window.Notification ? await Notification.requestPermission() : "denied";
  localStorage.setItem("rw-notify", allowed === "granted" ? "on" : "off");
  return allowed === "granted" ? words.notifyOn : words.notifyNo;
}
