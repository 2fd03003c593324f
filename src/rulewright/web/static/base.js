/* What every page shares: settings that take effect at once, copy and share buttons, menus that close. */

const root = document.documentElement;
root.dataset.live = "";

/* Drawings for narrow pages are others: the server hears how wide this one is, and a page with a board comes anew. */
const narrow = matchMedia("(max-width: 699px)");
const tellWidth = () => { document.cookie = `rw_narrow=${narrow.matches ? 1 : 0}; path=/; max-age=31536000; samesite=lax`; };
tellWidth();
narrow.addEventListener("change", () => {
  tellWidth();
  if (document.getElementById("board")) location.reload();
});

/* Settings: keep the choice, show it at once; only what the server has drawn needs a new page. */
for (const form of document.querySelectorAll("form[data-settings]")) {
  form.addEventListener("change", async (event) => {
    const { name, value } = event.target;
    root.dataset[name] = value;
    // The answer leads to a page that nobody needs: that it leads anywhere is enough.
    const body = new URLSearchParams({ [name]: value });
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    document.dispatchEvent(new CustomEvent("setting", { detail: { name, value } }));
    const told = form.querySelector("[data-saved]");
    if (told) told.textContent = answer.type === "opaqueredirect" ? told.dataset.saved : "";
    if (name === "theme") redraw(value);
  });
}

/* Drawings follow the theme: pictures have one address for each, a board comes with the page. */
function redraw(theme) {
  if (document.getElementById("board")) {
    location.reload();
    return;
  }
  for (const source of document.querySelectorAll("source[data-art]")) {
    source.media = theme === "auto" ? "(prefers-color-scheme: light)" : "not all";
  }
  for (const image of document.querySelectorAll("img[data-art]")) {
    image.src = `${image.dataset.art}?theme=${theme === "light" ? "light" : "dark"}`;
  }
}

/* Menus close with Escape and with a click elsewhere; the focus goes back to what opened them. */
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details[data-menu][open]")) {
    const inside = menu.contains(document.activeElement);
    menu.open = false;
    if (inside) menu.querySelector("summary").focus();
  }
});
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details[data-menu][open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

/* Copy: `<button data-copy="#field" data-done="Copied">`; the button says that it is done, and so does a live region. */
const copies = document.querySelectorAll("button[data-copy]");
const told = document.createElement("p");
if (copies.length) {
  told.className = "visually-hidden";
  told.setAttribute("role", "status");
  document.body.append(told);
}
for (const button of copies) {
  const word = button.querySelector("[data-word]");
  const before = word.textContent;
  button.addEventListener("click", async () => {
    const field = document.querySelector(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without https there is no clipboard: the old way.
      field.select();
      document.execCommand("copy");
    }
    word.textContent = told.textContent = button.dataset.done;
    setTimeout(() => {
      word.textContent = before;
      told.textContent = "";
    }, 2000);
  });
}

/* A server that does not know its own name leaves it out of its links; where this page came from is where they lead. */
const whole = (link) => new URL(link, location.href).href;
for (const field of document.querySelectorAll("input[readonly][value^='/']")) field.value = whole(field.value);

/* Share: only where the system can. */
for (const button of document.querySelectorAll("button[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", () => {
    navigator.share({ title: button.dataset.title, url: whole(button.dataset.share) }).catch(() => {});
  });
}

/* A field that is there to be copied is selected as a whole. */
for (const field of document.querySelectorAll("input[readonly]")) {
  field.addEventListener("focus", () => field.select());
}
