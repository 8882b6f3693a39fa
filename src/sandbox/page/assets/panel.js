// The developer's panel.

import { nodes, piece, say, tamper } from "./wire.js";

const panel = document.getElementById("panel");
const opener = document.getElementById("panel-open");
const journal = document.getElementById("journal");
const table = document.getElementById("permissions");
const KEPT = 300;

function show(on) {
  panel.hidden = !on;
  document.body.classList.toggle("with-panel", on);
  opener.setAttribute("aria-expanded", `${on}`);
  localStorage.setItem("panel", on ? "open" : "");
  journal.scrollTop = journal.scrollHeight;
}

opener.addEventListener("click", () => {
  show(panel.hidden);
  if (!panel.hidden) document.getElementById("panel-close").focus();
});
document.getElementById("panel-close").addEventListener("click", () => {
  show(false);
  opener.focus();
});
panel.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  show(false);
  opener.focus();
});

/** Takes in what went over the wire. */
export function hear(news) {
  const end = journal.scrollHeight - journal.scrollTop - journal.clientHeight < 40;
  journal.append(nodes(news.html));
  while (journal.children.length > KEPT) journal.firstElementChild.remove();
  if (end) journal.scrollTop = journal.scrollHeight;
}

document.getElementById("only-bad").addEventListener("change", (event) => {
  journal.classList.toggle("only-bad", event.target.checked);
});
document.getElementById("empty").addEventListener("click", () => journal.replaceChildren());

async function order(deed) {
  try { await tamper(deed); } catch { say("That could not be done."); }
}

panel.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-tamper]");
  if (!button) return;
  const { tamper: deed, name, value } = button.dataset;
  order({ do: deed, ...(name && { [name]: name === "seconds" ? Number(value) : value }) });
});

table.addEventListener("change", async (event) => {
  const who = table.querySelector("#whose").value;
  const { bit } = event.target.dataset;
  if (bit) await order({ do: "permit", who, bit: Number(bit), allowed: event.target.checked });
  const focus = bit ? `[data-bit="${bit}"]` : "#whose";
  table.replaceChildren(nodes(await piece("/permissions", { who })));
  table.querySelector(focus)?.focus();
});

// Wide screens remember that it was open; on a phone it would cover everything.
show(localStorage.getItem("panel") === "open" && innerWidth > 760);
