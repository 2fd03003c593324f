/* The replay viewer: scrub, play, step, jump, share. Every control is a link or a form that works without this file. */

const main = document.querySelector("main.replay");
if (main) watch(main);

const size = document.querySelector("input[data-window]");
if (size) size.value = `${innerWidth}×${innerHeight} @${devicePixelRatio}`;

function watch(main) {
  const last = Number(main.dataset.last);
  const seat = main.dataset.seat;
  const base = `/replay/${main.dataset.key}`;
  const board = document.getElementById("board");
  const slider = document.getElementById("at");
  const words = document.getElementById("moment");
  const log = document.getElementById("log");
  const play = main.querySelector("[data-go=play]");
  const speed = main.querySelector("[data-speed]");
  const share = main.querySelector("[data-share-link]");
  const jumps = [...main.querySelectorAll(".replay-chapters [data-jump]")];
  const marks = [...new Set(jumps.map((one) => Number(one.dataset.jump)))].sort((a, b) => a - b);
  let at = Number(main.dataset.at); // what is shown
  let wanted = at; // what was asked for last
  let busy = false;
  let timer = 0;

  const address = (moment) => `${base}?at=${moment}&seat=${seat}`;

  /* Going somewhere: one request at a time, always for the newest wish. */
  async function go(moment) {
    wanted = Math.max(0, Math.min(last, moment));
    slider.value = wanted;
    point();
    if (busy) return;
    busy = true;
    try {
      while (wanted !== at) {
        const target = wanted;
        const answer = await fetch(`${base}/moment?at=${target}&came=${at}&seat=${seat}`);
        if (!answer.ok) {
          location.assign(address(target));
          return;
        }
        show(await answer.json());
      }
    } catch {
      pause();
    } finally {
      busy = false;
    }
    point();
  }

  function show(message) {
    const near = Math.abs(message.at - at) === 1;
    const before = near && moving() ? places(board) : null;
    redraw(board, message.layers);
    if (before) travel(board, before);
    words.innerHTML = message.moment;
    document.getElementById("twin").replaceChildren(...message.twin.map(item));
    at = message.at;
    main.dataset.at = at;
    for (const field of main.querySelectorAll("[data-now]")) field.value = at;
    history.replaceState(null, "", address(at));
    if (message.log !== null) log.innerHTML = message.log; // the lines around another part of a long game
    markLog();
  }

  /* What follows the wish at once, before the board comes. */
  function point() {
    slider.setAttribute("aria-valuetext", slider.dataset.text.replace("%at", wanted));
    for (const chart of main.querySelectorAll(".replay-race svg")) {
      const { left, right, last: span } = chart.dataset;
      const x = Number(left) + ((right - left) * wanted) / (Number(span) || 1);
      chart.querySelector(".cursor")?.setAttribute("transform", `translate(${x} 0)`);
    }
    link("first", 0);
    link("back", Math.max(0, wanted - 1));
    link("forward", Math.min(last, wanted + 1));
    link("last", last);
    share.href = address(wanted);
    let current = null;
    for (const jump of jumps) {
      jump.removeAttribute("aria-current");
      if (Number(jump.dataset.jump) <= wanted) current = jump;
    }
    current?.setAttribute("aria-current", "step");
  }

  const link = (name, moment) => { main.querySelector(`[data-go=${name}]`).href = address(moment); };

  function markLog() {
    let newest = null;
    for (const line of log.children) {
      const moment = Number(line.dataset.at);
      line.className = moment > at ? "later" : moment === at ? "now" : "";
      if (moment <= at) newest = line;
    }
    if (newest) log.scrollTop = newest.offsetTop - log.offsetTop - log.clientHeight + newest.offsetHeight + 8;
    else log.scrollTop = 0;
  }

  /* Playing. Screen readers hear single steps, not a film. */
  function start() {
    if (at >= last) go(0);
    play.setAttribute("aria-pressed", "true");
    name(play.dataset.pause);
    words.setAttribute("aria-live", "off");
    const tick = () => {
      if (at >= last && wanted >= last) return pause();
      if (!busy) go(at + 1);
      timer = setTimeout(tick, Number(speed.value));
    };
    timer = setTimeout(tick, Number(speed.value) / 2);
  }
  function pause() {
    clearTimeout(timer);
    timer = 0;
    play.setAttribute("aria-pressed", "false");
    name(play.dataset.play);
    words.setAttribute("aria-live", "polite");
  }
  const name = (word) => { play.title = word; play.setAttribute("aria-label", word); };
  const toggle = () => (timer ? pause() : start());

  const step = (way) => {
    pause();
    if (way === "play") return;
    go({ first: 0, back: wanted - 1, forward: wanted + 1, last }[way]);
  };
  const jump = (way) => {
    const later = marks.find((mark) => mark > wanted) ?? last;
    const earlier = marks.findLast((mark) => mark < wanted) ?? 0;
    pause();
    go(way > 0 ? later : earlier);
  };

  main.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    const button = event.target.closest("[data-go]");
    const place = event.target.closest("[data-jump]");
    const rule = event.target.closest("[data-rule]");
    if (rule) {
      if (openRule(rule)) event.preventDefault();
    } else if (button) {
      event.preventDefault();
      if (button.dataset.go === "play") toggle();
      else step(button.dataset.go);
    } else if (place) {
      event.preventDefault();
      pause();
      go(Number(place.dataset.jump));
      if (place.closest(".story")) board.scrollIntoView({ block: "nearest" });
    } else if (event.target.closest("[data-share-link]")) {
      event.preventDefault();
      copy(share);
    }
  });
  slider.addEventListener("input", () => { pause(); go(Number(slider.value)); });
  main.querySelector("[data-perspective]").addEventListener("change", (event) => event.target.form.submit());

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const inside = event.target.closest?.("input, select, textarea, summary, button");
    const presses = event.key === " " || event.key === "Enter";
    // The slider moves by itself; buttons are pressed with the space bar; fields keep all their keys.
    if (inside && !(inside === slider ? event.key === " " : inside.matches("button") && !presses)) return;
    const act = {
      ArrowLeft: () => step("back"),
      ArrowRight: () => step("forward"),
      Home: () => step("first"),
      End: () => step("last"),
      PageUp: () => jump(-1),
      PageDown: () => jump(1),
      " ": toggle,
    }[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  });

  async function copy(anchor) {
    const word = anchor.querySelector("[data-word]");
    try {
      await navigator.clipboard.writeText(anchor.href);
    } catch {
      location.assign(anchor.href);
      return;
    }
    const before = word.textContent;
    word.textContent = anchor.dataset.done;
    main.querySelector("[data-told]").textContent = anchor.dataset.done;
    setTimeout(() => { word.textContent = before; }, 2000);
  }

  /* A rule beside what it explains. */
  function openRule(chip) {
    const card = document.getElementById("rule-card");
    const term = document.getElementById(`rule-${chip.dataset.rule}`);
    if (!term || !card.showPopover) return false;
    const text = term.nextElementSibling;
    card.querySelector("[data-id]").textContent = text.dataset.title;
    card.querySelector("[data-text]").textContent = text.textContent;
    card.querySelector("[data-page]").href = chip.href;
    card.showPopover();
    const spot = chip.getBoundingClientRect();
    const own = card.getBoundingClientRect();
    card.style.left = `${Math.max(8, Math.min(spot.left, innerWidth - own.width - 8))}px`;
    card.style.top = `${spot.bottom + own.height + 8 < innerHeight ? spot.bottom + 6 : Math.max(8, spot.top - own.height - 6)}px`;
    card.querySelector("[data-page]").focus({ preventScroll: true });
    return true;
  }

  point();
  markLog();
  // A page that came before the server knew how wide it is asks once more.
  if (document.documentElement.dataset.narrow !== String(matchMedia("(max-width: 699px)").matches)) {
    fetch(`${base}/moment?at=${at}&seat=${seat}`).then((answer) => answer.json()).then(({ layers }) => renew(board, layers));
  }
}

/* -- the drawing ------------------------------------------------------------------------------------------------ */

function item(text) {
  const line = document.createElement("li");
  line.textContent = text;
  return line;
}

/* Put the layers that have changed in the place of the old ones. A new head means a whole new drawing. */
function redraw(board, layers) {
  const svg = board.querySelector("svg");
  if (layers.head) {
    const kept = [...svg.children].filter((one) => one.id.startsWith("layer-"));
    const fresh = parse(`${layers.head}</svg>`);
    fresh.append(...kept);
    svg.replaceWith(fresh);
    redraw(board, { ...layers, head: undefined });
    return;
  }
  for (const [name, text] of Object.entries(layers)) {
    if (!text) continue;
    const mat = board.parentElement.querySelector(`[data-mat="${name}"]`);
    if (mat) {
      mat.innerHTML = text;
      continue;
    }
    const layer = parse(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`).firstElementChild;
    svg.querySelector(`:scope > #layer-${name}`)?.replaceWith(layer);
  }
}

/* All of it from the beginning: the table, and below it the mats, if they are apart. */
function renew(board, layers) {
  const mats = Object.entries(layers).filter(([name]) => name.startsWith("mat-"));
  board.innerHTML = `${Object.entries(layers).filter(([name]) => !name.startsWith("mat-")).map(([, text]) => text).join("")}</svg>`;
  for (const old of board.parentElement.querySelectorAll("[data-mat]")) old.remove();
  for (const [name, text] of mats) {
    const mat = document.createElement("div");
    mat.className = "replay-mat";
    mat.dataset.mat = name;
    mat.innerHTML = text;
    board.parentElement.append(mat);
  }
}

function parse(text) {
  const frame = document.createElement("div");
  frame.innerHTML = text;
  return frame.firstElementChild;
}

/* -- pieces travel ------------------------------------------------------------------------------------------------ */

const TRAVELLERS = "#layer-pieces > [id], [data-piece]";

function moving() {
  return document.documentElement.dataset.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function places(board) {
  const found = new Map();
  for (const piece of board.querySelectorAll(TRAVELLERS)) {
    const { x, y } = piece.getBoundingClientRect();
    found.set(piece.id, { x, y, text: piece.textContent, kind: piece.dataset.piece });
  }
  return found;
}

function travel(board, before) {
  const now = new Map([...board.querySelectorAll(TRAVELLERS)].map((piece) => [piece.id, piece]));
  for (const [id, piece] of now) {
    const { x, y } = piece.getBoundingClientRect();
    const then = before.get(id) ?? pile(piece, before, now);
    if (!then) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 250 });
      continue;
    }
    const [dx, dy] = [then.x - x, then.y - y];
    if (Math.hypot(dx, dy) < 2) continue;
    const scale = piece.getScreenCTM().a || 1;
    const from = { transform: `translate(${dx / scale}px, ${dy / scale}px)` };
    const rest = { transform: "translate(0, 0)" };
    piece.animate([from, rest], { duration: 350, easing: "cubic-bezier(.2,.7,.2,1)", composite: "add" });
  }
}

/* A new pile of pieces came from a pile of the same kind that is gone or has changed. */
function pile(piece, before, now) {
  const kind = piece.dataset.piece;
  if (!kind) return null;
  for (const [old, place] of before) {
    if (old !== piece.id && place.kind === kind && now.get(old)?.textContent !== place.text) return place;
  }
  return null;
}
