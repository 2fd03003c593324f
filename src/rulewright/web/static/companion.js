/* The reference: instant search with highlights, filters and views. The guided setup: one step at a time.
   Without this script the same pages work through their forms. */

const simple = (text) => text.toLowerCase().replace(/[’ʼ`]/g, "'");

/* -- Search: `form[data-search]` filters the `.rule` elements of `[data-list]` ------------------------------ */

const form = document.querySelector("form[data-search]");
if (form) search(form);

function search(form) {
  const list = document.querySelector("[data-list]");
  const status = document.querySelector("[data-status]");
  const none = document.querySelector("[data-none]");
  const backs = form.querySelector("[data-backs]");
  const entries = [...list.querySelectorAll(".rule")].map((element) => ({
    element,
    tags: (element.dataset.tags || "").split(" "),
    words: simple(element.dataset.words || [element.id, ...textOf(element)].join(" ")),
    back: simple(element.dataset.backWords || element.dataset.words || ""),
    other: element.querySelector(".c-other"),
    otherWords: simple(`${element.id} ${element.querySelector(".c-other")?.textContent || ""}`),
    texts: [...element.querySelectorAll(".c-text, .c-tile-name, .c-tile-words p")],
  }));
  let marked = [];

  function textOf(element) {
    return [...element.querySelectorAll(".c-text, .c-rule-head, .c-ref")].map((part) => part.textContent);
  }

  function fits(entry, words, values) {
    const { dataset } = entry.element;
    if (values.chapter && dataset.chapter !== values.chapter) return false;
    if (values.basis && dataset.basis !== values.basis) return false;
    if (values.pages && dataset.page !== values.pages) return false;
    for (const [name, value] of Object.entries(values)) {
      if (/^f\d+$/.test(name) && value && !entry.tags.includes(`${name.slice(1)}-${value}`)) return false;
    }
    const own = backs?.checked && entry.back ? entry.back : entry.words;
    const here = words.every((word) => own.includes(word));
    const there = !here && entry.other && words.every((word) => entry.otherWords.includes(word));
    if (entry.other) entry.other.hidden = !there;
    return here || there;
  }

  function update() {
    const values = Object.fromEntries(new FormData(form));
    const words = simple(values.q || "").split(/\s+/).filter(Boolean);
    for (const text of marked) unmark(text);
    marked = [];
    let shown = 0;
    for (const entry of entries) {
      const fit = fits(entry, words, values);
      entry.element.hidden = !fit;
      if (!fit) continue;
      shown += 1;
      if (words.length) {
        for (const text of entry.other && !entry.other.hidden ? [entry.other] : entry.texts) {
          if (mark(text, words)) marked.push(text);
        }
      }
    }
    for (const chapter of list.querySelectorAll(".c-chapter")) {
      chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
    }
    status.textContent = form.dataset.count.replace("{shown}", shown);
    none.hidden = shown > 0;
    const kept = new URLSearchParams(Object.entries(values).filter(([name, value]) => value && name !== "view"));
    const query = kept.toString();
    history.replaceState(null, "", (query ? `?${query}` : location.pathname) + location.hash);
  }

  let waiting = 0;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(update, 60);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    update();
  });
  /* "/" goes to the search field, as in most references. */
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, select, textarea")) return;
    event.preventDefault();
    form.querySelector("[type=search]").focus();
  });
  /* A deep link wins over the filters that would hide its target. */
  function reveal() {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || !target.closest("[hidden]")) return;
    form.querySelector("[type=search]").value = "";
    for (const select of form.querySelectorAll("select")) select.value = "";
    update();
    target.scrollIntoView();
  }
  window.addEventListener("hashchange", reveal);

  /* Pictures or words; fronts or backs. */
  form.querySelector("[data-views]")?.addEventListener("change", (event) => {
    list.dataset.view = event.target.value;
    keep("view", event.target.value);
  });
  const view = kept("view");
  const wanted = view && form.querySelector(`[data-views] [value="${CSS.escape(view)}"]`);
  if (wanted) {
    wanted.checked = true;
    list.dataset.view = view;
  }
  backs?.addEventListener("change", () => {
    for (const image of list.querySelectorAll("img[data-back]")) {
      image.src = backs.checked ? image.dataset.back : image.dataset.front;
    }
    for (const side of list.querySelectorAll("[data-side]")) {
      const turned = side.parentElement.querySelector("[data-side=back]");
      if (turned) side.hidden = (side.dataset.side === "back") !== backs.checked;
    }
  });

  if (new URLSearchParams(location.search).size === 0) {
    status.textContent = form.dataset.count.replace("{shown}", entries.length);
  }
  reveal();
  const contents = document.querySelector("[data-contents]");
  if (contents && matchMedia("(max-width: 900px)").matches) contents.open = false;
}

function mark(element, words) {
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  let found = false;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const text = node.data;
    const parts = [];
    let end = 0;
    for (const match of simple(text).matchAll(pattern)) {
      const word = document.createElement("mark");
      word.textContent = text.slice(match.index, match.index + match[0].length);
      parts.push(text.slice(end, match.index), word);
      end = match.index + match[0].length;
    }
    if (!parts.length) continue;
    node.replaceWith(...parts, text.slice(end));
    found = true;
  }
  return found;
}

function unmark(element) {
  for (const word of element.querySelectorAll("mark")) word.replaceWith(word.textContent);
  element.normalize();
}

function keep(name, value) {
  try {
    localStorage.setItem(`rulewright-${name}`, value);
  } catch {
    /* A browser without storage forgets, and that is all. */
  }
}

function kept(name) {
  try {
    return localStorage.getItem(`rulewright-${name}`);
  } catch {
    return null;
  }
}

/* -- Guided setup: one step at a time; the address remembers which ------------------------------------------ */

const steps = document.querySelector("[data-steps]");
if (steps) walk(steps);

function walk(list) {
  const all = [...list.children];
  const bar = document.querySelector("[data-progress]");
  const where = document.querySelector("[data-where]");
  const after = document.querySelector("[data-after]");
  const whole = document.querySelector("[data-whole]");
  const buttons = document.querySelectorAll("[data-go]");
  let now = Math.max(0, all.findIndex((step) => `#${step.id}` === location.hash));

  function show(focus) {
    list.classList.toggle("c-one-step", !whole.checked);
    all.forEach((step, number) => step.classList.toggle("c-now", number === now));
    const share = ((now + 1) / all.length) * 100;
    bar.setAttribute("aria-valuenow", now + 1);
    bar.firstElementChild.style.width = `${share}%`;
    where.textContent = list.dataset.of.replace("{number}", now + 1);
    buttons[0].disabled = now === 0;
    buttons[1].disabled = now === all.length - 1;
    after.hidden = !whole.checked && now < all.length - 1;
    if (focus) {
      // Not before somebody goes on: a page that names a step while it loads is scrolled there.
      history.replaceState(null, "", `${location.search}#${all[now].id}`);
      all[now].focus({ preventScroll: true });
      all[now].scrollIntoView({ block: "nearest" });
    }
  }

  function go(by) {
    now = Math.min(Math.max(now + by, 0), all.length - 1);
    show(true);
  }

  for (const button of buttons) button.addEventListener("click", () => go(Number(button.dataset.go)));
  whole.addEventListener("change", () => show(false));
  document.querySelector("[data-print]").addEventListener("click", () => window.print());
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea, summary") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") go(1);
    if (event.key === "ArrowLeft") go(-1);
  });
  let start = null;
  list.addEventListener("touchstart", (event) => { start = event.touches[0]; }, { passive: true });
  list.addEventListener("touchend", (event) => {
    const end = event.changedTouches[0];
    const across = end.clientX - start.clientX;
    if (Math.abs(across) > 80 && Math.abs(end.clientY - start.clientY) < 50) go(across < 0 ? 1 : -1);
  });
  show(false);
}
