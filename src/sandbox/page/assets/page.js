// The page's script: takes in what happens, and wires up what stands around the messages.

import { act, listen, nodes, say } from "./wire.js";
import { children } from "./morph.js";
import { set } from "./clock.js";
import "./list.js";
import * as log from "./log.js";
import "./composer.js";
import * as panel from "./panel.js";
import { open } from "./form.js";

const places = document.getElementById("places");
const drawer = document.getElementById("places-open");
const typing = document.getElementById("typing");
let stopped;

function redraw(element, html) {
  const fresh = document.createElement("div");
  fresh.append(nodes(html));
  children(element, fresh);
}

listen((news) => {
  switch (news.what) {
    case "around":
      redraw(document.getElementById("people"), news.people);
      redraw(places, news.places);
      redraw(document.getElementById("status"), news.status);
      set(news.now);
      break;
    case "typing":
      typing.textContent = `${news.name} is typing…`;
      clearTimeout(stopped);
      stopped = setTimeout(() => { typing.textContent = ""; }, 9000);
      break;
    case "journal":
      panel.hear(news);
      break;
    case "gone":
      location.assign(`/?as=${document.body.dataset.viewer}`);
      break;
    case "connected":
      document.body.classList.remove("lost");
      document.body.dataset.live = "yes";
      break;
    case "lost":
      if (!document.body.classList.contains("lost")) say("Connection lost. Trying again…");
      document.body.classList.add("lost");
      delete document.body.dataset.live;
      break;
    case "message":
      typing.textContent = "";
      log.hear(news);
      break;
    default:
      log.hear(news);
  }
});

function slide(on) {
  places.classList.toggle("open", on);
  drawer.setAttribute("aria-expanded", `${on}`);
  if (on) places.querySelector("[aria-current]")?.focus();
}
drawer.addEventListener("click", () => slide(!places.classList.contains("open")));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && places.classList.contains("open")) {
    slide(false);
    drawer.focus();
  }
});
document.querySelector("main").addEventListener("click", () => slide(false));

document.getElementById("language").addEventListener("change", async (event) => {
  const answer = await act({ do: "language", tag: event.target.value });
  if (answer.why) say(answer.why);
  else location.reload();
});

document.getElementById("theme").addEventListener("click", () => {
  const root = document.documentElement;
  const dark = (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  root.dataset.theme = dark ? "light" : "dark";
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=strict`;
  say(`${dark ? "Light" : "Dark"} theme`);
});

document.getElementById("join-open").addEventListener("click", () => {
  const dialog = document.getElementById("join");
  open(dialog, async () => {
    const answer = await act({ do: "join", name: dialog.querySelector("#join-name").value });
    if (answer.why) return answer.why;
    location.assign(`/?as=${answer.person}`);
    return "";
  });
});
