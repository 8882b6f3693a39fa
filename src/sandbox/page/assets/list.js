// List boxes: one that hangs on a text field, and menus behind a button. Arrow keys move, Enter chooses,
// Escape closes, letters jump.

const lines = (list) => [...list.querySelectorAll('[role="option"]:not([hidden])')];

/** Marks the option that Enter would choose, for eyes and for screen readers. */
export function point(owner, list, option) {
  for (const line of lines(list)) line.classList.toggle("active", line === option);
  if (option) {
    owner.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  } else {
    owner.removeAttribute("aria-activedescendant");
  }
}

export const pointed = (list) => list.querySelector('[role="option"].active:not([hidden])');

/** Moves the mark as a key says; true if the key was one that moves. */
export function move(owner, list, key) {
  const all = lines(list);
  if (!all.length) return false;
  const at = all.indexOf(pointed(list));
  const to = { ArrowDown: (at + 1) % all.length, ArrowUp: (at <= 0 ? all.length : at) - 1, Home: 0, End: all.length - 1 }[key];
  if (to === undefined) return false;
  point(owner, list, all[to]);
  return true;
}

const listOf = (menu) => menu.querySelector('[role="listbox"]');
const openerOf = (menu) => menu.querySelector(".opener");
const chosen = (menu) => lines(listOf(menu)).filter((line) => line.getAttribute("aria-selected") === "true");

function open(menu) {
  for (const other of document.querySelectorAll(".menu.open")) close(other, false);
  const list = listOf(menu);
  list.hidden = false;
  menu.classList.add("open");
  menu.classList.toggle("up", menu.getBoundingClientRect().bottom > innerHeight - 260);
  openerOf(menu).setAttribute("aria-expanded", "true");
  menu.before = chosen(menu);
  list.focus({ preventScroll: true });
  point(list, list, chosen(menu)[0] ?? lines(list)[0]);
}

function close(menu, back = true) {
  if (!menu.classList.contains("open")) return;
  listOf(menu).hidden = true;
  menu.classList.remove("open");
  openerOf(menu).setAttribute("aria-expanded", "false");
  if (back) openerOf(menu).focus();
}

function tell(menu) {
  const values = chosen(menu).map((line) => line.dataset.value);
  menu.dispatchEvent(new CustomEvent("chosen", { bubbles: true, detail: values }));
}

function choose(menu, line) {
  if (!line) return;
  const most = Number(menu.dataset.max ?? 1);
  if (most > 1) {
    const on = line.getAttribute("aria-selected") !== "true";
    if (!on || chosen(menu).length < most) line.setAttribute("aria-selected", `${on}`);
    return;
  }
  for (const other of lines(listOf(menu))) other.setAttribute("aria-selected", `${other === line}`);
  close(menu);
  tell(menu);
}

/** What was ticked in a menu of several is sent when it closes. */
function finish(menu, back) {
  const several = Number(menu.dataset.max ?? 1) > 1;
  const now = chosen(menu);
  const changed = now.length !== menu.before?.length || now.some((line) => !menu.before.includes(line));
  close(menu, back);
  if (several && changed && now.length >= Number(menu.dataset.min ?? 1)) tell(menu);
}

function jump(list, letter) {
  const all = lines(list);
  const at = all.indexOf(pointed(list)) + 1;
  const found = [...all.slice(at), ...all.slice(0, at)]
    .find((line) => line.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()));
  if (found) point(list, list, found);
}

document.addEventListener("click", (event) => {
  const menu = event.target.closest(".menu");
  for (const other of document.querySelectorAll(".menu.open")) {
    if (other !== menu) finish(other, false);
  }
  if (!menu) return;
  const opener = event.target.closest(".opener");
  if (opener && opener.getAttribute("aria-disabled") !== "true") {
    if (menu.classList.contains("open")) finish(menu, true);
    else open(menu);
  }
  choose(menu, event.target.closest('[role="option"]'));
});

document.addEventListener("keydown", (event) => {
  const menu = event.target.closest?.(".menu");
  if (!menu) return;
  const list = listOf(menu);
  if (event.target.matches(".opener")) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (event.target.getAttribute("aria-disabled") !== "true") open(menu);
    }
    return;
  }
  if (event.target !== list) return;
  if (move(list, list, event.key)) event.preventDefault();
  else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    choose(menu, pointed(list));
  } else if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    finish(menu, true);
  } else if (event.key === "Tab") finish(menu, true);
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) jump(list, event.key);
});
