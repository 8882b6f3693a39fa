// Makes what is on the page like what it should be, and leaves alone what already is: focus, an opened
// spoiler and a screen reader's place stay where they are.

const key = (node) => (node.nodeType === Node.ELEMENT_NODE && (node.id || node.dataset.key)) || "";

function attributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name)) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

function alike(one, other) {
  return one.nodeType === other.nodeType && one.nodeName === other.nodeName && key(one) === key(other);
}

function node(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  // Times tick by themselves.
  if (from.matches("time") && from.dataset.at === to.dataset.at) return;
  attributes(from, to);
  children(from, to);
}

/** Gives `from` the children of `to`. */
export function children(from, to) {
  const old = [...from.childNodes];
  let place = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const at = old.findIndex((child) => alike(child, wanted));
    if (at < 0) {
      from.insertBefore(wanted, place);
      continue;
    }
    const [kept] = old.splice(at, 1);
    node(kept, wanted);
    if (kept === place) place = place.nextSibling;
    else from.insertBefore(kept, place);
  }
  for (const gone of old) gone.remove();
}

/** Makes an element like another. If the focus was in it on something that is gone, it goes to `refuge`. */
export function morph(from, to, refuge) {
  const focused = from.contains(document.activeElement);
  attributes(from, to);
  children(from, to);
  if (focused && !from.contains(document.activeElement)) refuge?.focus({ preventScroll: true });
}
