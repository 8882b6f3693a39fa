// The messages: written, edited, deleted; their buttons, menus, spoilers and links.

import { act, nodes, say } from "./wire.js";
import { morph, children } from "./morph.js";
import { tick } from "./clock.js";
import { show as showForm } from "./form.js";

const log = document.getElementById("log");
const list = document.getElementById("messages");
const CLOSE = 7 * 60 * 1000;

let pinned = true;

function atEnd() {
  return log.scrollHeight - log.scrollTop - log.clientHeight < 60;
}

function toEnd() {
  log.scrollTop = log.scrollHeight;
  pinned = true;
  if (document.visibilityState === "visible") document.dispatchEvent(new Event("read"));
}

log.addEventListener("scroll", () => {
  pinned = atEnd();
  if (pinned) document.dispatchEvent(new Event("read"));
});
new ResizeObserver(() => { if (pinned) toEnd(); }).observe(log);
document.addEventListener("visibilitychange", () => { if (pinned) toEnd(); });

/** Messages that one person writes one after another stand together. */
function dress() {
  let before;
  for (const item of list.children) {
    const { author, at } = item.dataset;
    const joins = before && before.dataset.author === author && !("alone" in item.dataset)
      && !("alone" in before.dataset) && at - before.dataset.at < CLOSE;
    item.classList.toggle("joined", Boolean(joins));
    before = item;
  }
  for (const embed of list.querySelectorAll(".embed[data-colour]")) {
    embed.style.borderInlineStartColor = embed.dataset.colour;
  }
  tick(list);
}

const find = (id) => document.getElementById(`m-${id}`);

function place(item) {
  const later = [...list.children].find((other) => BigInt(other.dataset.message) > BigInt(item.dataset.message));
  list.insertBefore(item, later ?? null);
}

/** Takes in what the server says about messages. */
export function hear(news) {
  const stay = pinned;
  if (news.what === "all") {
    const all = document.createElement("ol");
    all.append(nodes(news.html));
    const here = [...list.children].map((item) => item.id).join();
    if (here !== [...all.children].map((item) => item.id).join()) list.setAttribute("aria-busy", "true");
    children(list, all);
    list.removeAttribute("aria-busy");
  } else if (news.what === "message" || news.what === "edit") {
    const fresh = nodes(news.html).firstElementChild;
    const there = find(news.id);
    if (there) morph(there, fresh, there.querySelector("article"));
    else place(fresh);
  } else if (news.what === "delete") {
    const gone = find(news.id);
    if (gone?.contains(document.activeElement)) {
      (gone.previousElementSibling?.querySelector("article") ?? log).focus({ preventScroll: true });
    }
    gone?.remove();
  }
  dress();
  if (stay) toEnd();
}

/** A line below a message, such as that its button came to nothing. */
function fail(item, words) {
  item.querySelector(".failed")?.remove();
  const line = document.createElement("p");
  line.className = "failed";
  line.setAttribute("role", "alert");
  line.textContent = words;
  item.querySelector("article").append(line);
  if (pinned) toEnd();
}

/** The answer that a command never got. */
export function unanswered(command) {
  const notice = document.getElementById("notice").content.cloneNode(true).firstElementChild;
  notice.querySelector(".mention").textContent = `/${command}`;
  notice.dataset.message = list.lastElementChild?.dataset.message ?? "0";
  list.append(notice);
  toEnd();
}

async function use(control, deed) {
  const item = control.closest(".message");
  if (control.getAttribute("aria-disabled") === "true") return;
  control.setAttribute("aria-disabled", "true");
  control.setAttribute("aria-busy", "true");
  item.querySelector(".failed")?.remove();
  const answer = await act({ message: item.dataset.message, ...deed });
  control.removeAttribute("aria-disabled");
  control.removeAttribute("aria-busy");
  if (answer.failed) fail(item, "This interaction failed");
  else if (answer.why) fail(item, answer.why);
  else if (answer.form) showForm(answer.form);
}

function reveal(spoiler) {
  spoiler.classList.add("shown");
  for (const name of ["role", "tabindex", "aria-label"]) spoiler.removeAttribute(name);
}

/** Goes to a message of this channel. */
export function jump(id) {
  const item = find(id);
  if (!item) {
    say("This message is gone.");
    return;
  }
  pinned = false;
  item.scrollIntoView({ block: "center" });
  item.querySelector("article").focus({ preventScroll: true });
  item.classList.add("target");
  setTimeout(() => item.classList.remove("target"), 2500);
}

function follow(event, link) {
  const address = new URL(link.href);
  const [, , , channel, message] = address.pathname.split("/");
  if (address.hash.startsWith("#m-")) {
    event.preventDefault();
    jump(address.hash.slice(3));
  } else if (message && channel === document.body.dataset.channel) {
    event.preventDefault();
    jump(message);
  }
}

list.addEventListener("click", (event) => {
  const spoiler = event.target.closest(".spoiler:not(.shown)");
  if (spoiler) {
    event.preventDefault();
    reveal(spoiler);
    return;
  }
  const link = event.target.closest("a[data-jump]");
  if (link) follow(event, link);
  const button = event.target.closest("button[data-press]");
  if (button) use(button, { do: "press", button: button.dataset.press });
  const tool = event.target.closest("button[data-act]");
  if (tool?.dataset.act === "forget") {
    tool.closest(".message").remove();
    document.getElementById("say").focus();
  } else if (tool) use(tool, { do: tool.dataset.act });
});

list.addEventListener("chosen", (event) => {
  const menu = event.target;
  use(menu.querySelector(".opener"), { do: "choose", menu: menu.dataset.menu, values: event.detail });
});

list.addEventListener("keydown", (event) => {
  const spoiler = event.target.closest(".spoiler:not(.shown)");
  if (spoiler && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    reveal(spoiler);
  }
  const article = event.target.matches("article") && event.target.closest(".message");
  if (article && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    const next = event.key === "ArrowUp" ? article.previousElementSibling : article.nextElementSibling;
    if (next) {
      event.preventDefault();
      next.querySelector("article").focus();
    }
  }
});

dress();
if (document.body.dataset.target) jump(document.body.dataset.target);
else toEnd();
