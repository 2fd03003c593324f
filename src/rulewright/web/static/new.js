/* A new table: says at once when too few would sit at it. The form works without this. */

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

form.addEventListener("change", count);
count();
