// What is asked of the server, and who asks.

const { viewer, channel } = document.body.dataset;
const seat = { as: viewer, at: channel };

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer;
}

/** Does something as the viewer; the answer says what is left for the page to do. */
export async function act(deed) {
  try {
    return await (await post("/act", { ...seat, ...deed })).json();
  } catch {
    return { why: "The sandbox does not answer. Is it still running?" };
  }
}

/** Does something to the emulated Discord. */
export const tamper = (deed) => post("/tamper", { at: channel, ...deed });

/** The offers for an option of a command that is being typed, as HTML. */
export async function offers(typed) {
  return (await post("/offers", { ...seat, ...typed })).text();
}

/** A piece of the page, as HTML. */
export async function piece(path, about = {}) {
  const answer = await fetch(`${path}?${new URLSearchParams({ ...seat, ...about })}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/** HTML that the server wrote, as nodes. */
export function nodes(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** Keeps the page up to date; connects again whenever the connection is lost. */
export function listen(hear) {
  const socket = new WebSocket(`ws://${location.host}/live?${new URLSearchParams(seat)}`);
  document.addEventListener("read", () => {
    if (socket.readyState === WebSocket.OPEN) socket.send("read");
  });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("open", () => hear({ what: "connected" }));
  socket.addEventListener("close", () => {
    hear({ what: "lost" });
    setTimeout(() => listen(hear), 1000);
  });
}

let fading;

/** Says something for a moment. */
export function say(words) {
  const toast = document.getElementById("toast");
  toast.textContent = words;
  clearTimeout(fading);
  fading = setTimeout(() => { toast.textContent = ""; }, 5000);
}
