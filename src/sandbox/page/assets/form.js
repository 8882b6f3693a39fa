// Dialogs: forms that the bot puts before somebody, and the page's own.

import { act, nodes } from "./wire.js";

/** Shows a form and sends it when it is filled in. */
export function show(html) {
  const dialog = nodes(html).firstElementChild;
  document.body.append(dialog);
  const leave = () => dialog.remove();
  open(dialog, async () => {
    const fields = [...dialog.querySelectorAll("[name]")].map((field) =>
      [field.name, field.multiple ? [...field.selectedOptions].map((option) => option.value).join(",") : field.value]);
    const answer = await act({ do: "submit", form: dialog.dataset.form, fields });
    if (answer.failed) return "Something went wrong. Try again.";
    if (answer.why) return answer.why;
    dialog.close();
    if (answer.form) show(answer.form);
    return "";
  }, leave);
}

/** Opens a dialog; `send` does what it is for and returns what is wrong, if anything is. */
export function open(dialog, send, leave = () => {}) {
  const back = document.activeElement;
  const form = dialog.querySelector("form");
  const trouble = dialog.querySelector(".trouble");
  form.onsubmit = async (event) => {
    event.preventDefault();
    form.setAttribute("aria-busy", "true");
    trouble.textContent = await send();
    form.removeAttribute("aria-busy");
  };
  dialog.querySelector("[data-close]").onclick = () => dialog.close();
  dialog.addEventListener("close", () => {
    leave();
    // The browser gives the focus back by itself, but without a caret where the dialog is taken away.
    back?.blur();
    back?.focus();
  }, { once: true });
  trouble.textContent = "";
  dialog.showModal();
}
