/* A new table: says at once when too few would sit at it, and how the chosen bots play. The form works without this. */

const form = document.getElementById("new-form");
const tally = document.getElementById("tally");
const seats = [...form.querySelectorAll("select[name^='seat-']")];

function count() {
  const taken = seats.filter((seat) => seat.value !== "none").length;
  const enough = taken >= Number(form.dataset.fewest);
  tally.textContent = enough ? "" : tally.dataset.one;
  tally.classList.toggle("error", !enough);
  seats[1]?.setCustomValidity(enough ? "" : tally.dataset.one);
}

function explain() {
  for (const help of form.querySelectorAll("[data-level-help]")) {
    help.textContent = document.getElementById(help.dataset.levelHelp).selectedOptions[0].dataset.help;
  }
}

form.addEventListener("change", count);
form.addEventListener("change", explain);
count();
explain();
