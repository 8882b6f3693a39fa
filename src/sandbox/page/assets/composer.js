// The box to write in: plain messages, and slash commands with their options.

import { act, offers as ask, nodes, piece } from "./wire.js";
import { move, point, pointed } from "./list.js";
import { unanswered } from "./log.js";
import { show as showForm } from "./form.js";

const write = document.getElementById("write");
const say = document.getElementById("say");
const command = document.getElementById("command");
const offers = document.getElementById("offers");
const list = document.getElementById("offers-list");
const title = document.getElementById("offers-title");
const trouble = document.getElementById("trouble");

let asked = 0;
let owner = say;

function hide() {
  asked += 1;
  offers.hidden = true;
  list.replaceChildren();
  owner.removeAttribute("aria-activedescendant");
  if (owner !== say) owner.setAttribute("aria-expanded", "false");
}

/** Shows what `fetching` brings as offers for a field, unless the field has changed meanwhile. */
async function offer(field, words, fetching, first = true) {
  asked += 1;
  const mine = asked;
  let html = "";
  try { html = await fetching; } catch { html = ""; }
  if (mine !== asked || document.activeElement !== field) return;
  owner = field;
  list.replaceChildren(nodes(html));
  offers.hidden = !list.children.length;
  title.textContent = words;
  if (field !== say) field.setAttribute("aria-expanded", `${!offers.hidden}`);
  point(field, list, first ? list.querySelector('[role="option"]') : null);
}

const isOpen = () => !offers.hidden;

// Plain messages.

function grow() {
  say.style.height = "auto";
  say.style.height = `${Math.min(say.scrollHeight, 200)}px`;
}

let typed = 0;

say.addEventListener("input", () => {
  grow();
  trouble.textContent = "";
  const text = say.value;
  if (/^\/[^\s]*( [^\s]*)?$/.test(text)) offer(say, "Commands", piece("/commands", { q: text.slice(1) }));
  else {
    hide();
    if (text && Date.now() - typed > 8000) {
      typed = Date.now();
      act({ do: "type" });
    }
  }
});

say.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if (isOpen() && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    move(say, list, event.key);
    event.preventDefault();
  } else if (isOpen() && (event.key === "Enter" || event.key === "Tab") && !event.shiftKey && pointed(list)) {
    event.preventDefault();
    begin(pointed(list).dataset.command);
  } else if (isOpen() && event.key === "Escape") {
    event.stopPropagation();
    hide();
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    send();
  }
});

async function send() {
  const text = say.value.trim();
  if (!text) return;
  // What is typed while this is on its way is the next message.
  say.value = "";
  typed = 0;
  grow();
  const answer = await act({ do: "say", text });
  trouble.textContent = answer.why ?? "";
  if (answer.why && !say.value) {
    say.value = text;
    grow();
  }
}

write.addEventListener("submit", (event) => {
  event.preventDefault();
  send();
});

// Commands.

/** Begins to give a command. */
export async function begin(name) {
  hide();
  let html;
  try { html = await piece("/command", { name }); } catch {
    trouble.textContent = `There is no command /${name} here.`;
    return;
  }
  command.replaceChildren(nodes(html));
  write.hidden = true;
  trouble.textContent = "";
  onwards(command.firstElementChild);
}

function end() {
  hide();
  command.replaceChildren();
  write.hidden = false;
  say.value = "";
  grow();
  say.focus();
}

const chips = (form) => [...form.querySelectorAll(".chip:not([hidden])")];

function filled(form) {
  return chips(form).map((chip) => {
    const input = chip.querySelector("input");
    return { name: chip.dataset.option, text: input.value.trim(), value: input.dataset.value ?? null };
  });
}

function describe(input) {
  const chip = input.closest(".chip");
  const line = command.querySelector("#describes span");
  line.textContent = `${chip.dataset.option}: ${chip.dataset.describes}`;
}

function complete(input) {
  const chip = input.closest(".chip");
  const form = input.closest("form");
  describe(input);
  offer(input, chip.dataset.option, ask({
    command: form.dataset.name,
    focused: chip.dataset.option,
    options: filled(form),
  }));
}

/** Takes an offer: an option to add, or a value. */
function pick(input, option) {
  if (option.dataset.add) {
    hide();
    add(input.form, option.dataset.add);
  } else take(input, option);
}

function take(input, option) {
  input.value = option.dataset.text;
  input.dataset.value = option.dataset.value;
  fit(input);
  input.removeAttribute("aria-invalid");
  hide();
  const form = input.closest("form");
  onwards(form);
}

function fit(input) {
  input.size = Math.max(6, Math.min(input.value.length + 1, 28));
}

// Options that a command can do without: hidden until they are asked for.

const spare = (form) => [...form.querySelectorAll(".chip[hidden]")];

function suggest(more) {
  const wanted = more.value.trim().toLowerCase();
  const items = spare(more.form).filter((chip) => chip.dataset.option.includes(wanted)).map((chip, n) => {
    const line = document.createElement("li");
    line.setAttribute("role", "option");
    line.id = `offer-${n}`;
    line.dataset.add = chip.dataset.option;
    for (const [name, words] of [["label", chip.dataset.option], ["detail", chip.dataset.describes]]) {
      const span = document.createElement("span");
      span.className = name;
      span.textContent = words;
      line.append(span, " ");
    }
    return line;
  });
  const html = items.map((line) => line.outerHTML).join("");
  offer(more, "Optional", Promise.resolve(html), Boolean(wanted));
}

function count(form) {
  const more = form.querySelector(".more");
  if (!more) return;
  const left = spare(form).length;
  more.value = "";
  more.hidden = left === 0;
  more.placeholder = `+${left} optional`;
}

function add(form, name) {
  const chip = form.querySelector(`.chip[data-option="${CSS.escape(name)}"]`);
  chip.hidden = false;
  form.querySelector(".more").before(chip);
  count(form);
  chip.querySelector("input").focus();
}

function drop(chip) {
  const form = chip.closest("form");
  chip.hidden = true;
  count(form);
  form.querySelector(".more").focus();
}

/** Where to go on: the next required option that is empty, else more options, else sending. */
function onwards(form) {
  const next = chips(form).find((chip) => "required" in chip.dataset && !chip.querySelector("input").value);
  (next?.querySelector("input") ?? form.querySelector(".more:not([hidden])") ?? form.querySelector("[type=submit]")).focus();
}

command.addEventListener("focusin", (event) => {
  if (event.target.matches(".more")) suggest(event.target);
  else if (event.target.matches(".chip input") && !event.target.dataset.value) complete(event.target);
  else hide();
});

command.addEventListener("input", (event) => {
  const input = event.target;
  if (input.matches(".more")) {
    suggest(input);
    return;
  }
  delete input.dataset.value;
  input.removeAttribute("aria-invalid");
  fit(input);
  complete(input);
});

command.addEventListener("keydown", (event) => {
  const input = event.target.closest(".chip input, .more");
  if (event.key === "Escape" && !event.defaultPrevented) {
    event.stopPropagation();
    if (isOpen()) hide();
    else end();
    return;
  }
  if (!input || event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    if (isOpen()) move(input, list, event.key);
    else if (input.matches(".more")) suggest(input);
    else complete(input);
  } else if (event.key === "Enter" && isOpen() && pointed(list)) {
    event.preventDefault();
    pick(input, pointed(list));
  } else if (event.key === "Tab" && isOpen() && pointed(list) && input.value && !event.shiftKey) {
    event.preventDefault();
    pick(input, pointed(list));
  } else if (event.key === "Backspace" && !input.value) {
    const chip = input.closest(".chip") ?? chips(input.form).at(-1);
    if (!chip || "required" in chip.dataset) return;
    event.preventDefault();
    drop(chip);
  }
});

command.addEventListener("click", (event) => {
  if (event.target.closest("[data-cancel]")) end();
});

command.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  if (form.getAttribute("aria-busy") === "true") return;
  const missing = chips(form).find((chip) => "required" in chip.dataset && !chip.querySelector("input").value.trim());
  if (missing) {
    const input = missing.querySelector("input");
    input.setAttribute("aria-invalid", "true");
    trouble.textContent = `${missing.dataset.option} is required.`;
    if (input === document.activeElement) complete(input);
    else input.focus();
    return;
  }
  hide();
  form.setAttribute("aria-busy", "true");
  trouble.textContent = "";
  const answer = await act({ do: "command", name: form.dataset.name, options: filled(form) });
  form.removeAttribute("aria-busy");
  trouble.textContent = answer.why ?? "";
  if (answer.why) return;
  const { name } = form.dataset;
  if (form.isConnected) end();
  if (answer.failed) unanswered(name);
  if (answer.form) showForm(answer.form);
});

// The list of offers belongs to whichever field is being typed in; a click in it must not take the focus away.
list.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("click", (event) => {
  const option = event.target.closest('[role="option"]');
  if (!option) return;
  if (owner === say) begin(option.dataset.command);
  else pick(owner, option);
});

document.addEventListener("focusout", (event) => {
  if (event.target === owner && !command.contains(event.relatedTarget) && event.relatedTarget !== say) hide();
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-begin]");
  if (button) begin(button.dataset.begin);
});

grow();
// On a phone this would bring up the keyboard.
if (innerWidth > 760 && !document.body.dataset.target) say.focus({ preventScroll: true });
