// Times in the reader's language, by the emulated Discord's clock.

const { now, locale } = document.body.dataset;
let ahead = Number(now) - Date.now();

const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const styles = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function languages(make) {
  try { return make(locale); } catch { return make("en"); }
}
const relative = languages((tag) => new Intl.RelativeTimeFormat(tag));
const formats = new Map(Object.entries(styles).map(([style, how]) =>
  [style, languages((tag) => new Intl.DateTimeFormat(tag, how))]));

function words(seconds, style) {
  const present = (Date.now() + ahead) / 1000;
  if (style === "R") {
    const distance = Math.round(seconds - present);
    const [unit, size] = units.find(([, size]) => Math.abs(distance) >= size) ?? units.at(-1);
    return relative.format(Math.round(distance / size), unit);
  }
  const moment = new Date(seconds * 1000);
  if (style === "m") {
    const today = moment.toDateString() === new Date(present * 1000).toDateString();
    return today ? formats.get("t").format(moment)
      : `${formats.get("d").format(moment)} ${formats.get("t").format(moment)}`;
  }
  return formats.get(style).format(moment);
}

/** Writes all times below `root` anew. */
export function tick(root = document) {
  for (const time of root.querySelectorAll("time[data-at]")) {
    const { at, style } = time.dataset;
    const text = words(Number(at), style);
    if (time.textContent !== text) time.textContent = text;
    if (!time.title && style !== "m") time.title = formats.get("F").format(new Date(Number(at) * 1000));
  }
}

/** The emulated clock shows this, in milliseconds. */
export function set(now) {
  ahead = now - Date.now();
  tick();
}

tick();
setInterval(tick, 1000);
