// Elements of the page. Texts become text, never markup.
define("elements", () => {
  const byID = (id) => document.getElementById(id);

  // Makes an element. Functions become listeners, `class` its classes, the rest attributes.
  function make(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (value === undefined || value === null || value === false) continue;
      if (typeof value === "function") element.addEventListener(key, value);
      else if (key === "style") Object.assign(element.style, value);
      else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return element;
  }

  // A colour as a small square over a checkerboard; nothing for what is no colour.
  function swatch(color) {
    if (!/^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/.test(color || "")) return null;
    return make("span", { class: "swatch", title: color }, make("i", { style: { background: color } }));
  }

  // A colour that is another one in the dark as two squares.
  const swatches = (light, dark) => [swatch(light), dark && dark !== light ? swatch(dark) : null];

  function problemList(lines, kind) {
    if (!lines || !lines.length) return null;
    return make("ul", { class: `problems ${kind || ""}` }, lines.map((line) => make("li", {}, line)));
  }

  // Warnings by kind: the first of each, with the number of the others, or all of them.
  function warningList(kinds, listsAll, toggle) {
    if (!kinds || !kinds.length) return null;
    const rest = (kind) => (kind.length > 1 ? ` (${kind.length - 1} more of this kind)` : "");
    const lines = listsAll ? kinds.flat() : kinds.map((kind) => kind[0] + rest(kind));
    const count = kinds.flat().length;
    const button = count > kinds.length && make("button",
      { id: "all-warnings", "aria-expanded": String(listsAll), click: toggle },
      listsAll ? "Show one of each kind" : `Show all ${count} warnings`);
    return make("div", {}, problemList(lines, "warnings"), button || "");
  }

  // What an element is for: enough to find its successor in a part of the page that is made anew.
  const purpose = (element) => [
    element.tagName, element.id || JSON.stringify({ ...element.dataset }), element.getAttribute("aria-label") || "",
    element.id ? "" : element.textContent,
  ].join("|");

  // Shows something anew. The element that had the focus, or the one that took its place, has it afterwards.
  function keepFocus(show) {
    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      show();
      return;
    }
    const around = focused.closest("[id]:not(:focus)");
    const wanted = purpose(focused);
    show();
    if (document.activeElement === focused) return;
    if (focused.isConnected) {
      focused.focus({ preventScroll: true });
      return;
    }
    const place = around && byID(around.id);
    const next = place && [...place.querySelectorAll("button, select, input, a, summary")].find((one) => purpose(one) === wanted);
    if (next) next.focus({ preventScroll: true });
  }

  // Makes these the children of an element. Those that are there already stay: a press and the focus would go with them.
  function setChildren(box, children) {
    const kept = new Set(children);
    for (const child of [...box.childNodes]) if (!kept.has(child)) child.remove();
    children.forEach((child, index) => { if (box.childNodes[index] !== child) box.insertBefore(child, box.childNodes[index] || null); });
  }

  // What `showIn` has shown last in each element, as text.
  const contents = new WeakMap();

  // Fills an element with what `make` returns, unless it shows the same already, which `data` tells: a press, the focus, and what is
  // open would go with what is there. Returns whether it was made anew.
  function showIn(box, data, make) {
    const text = JSON.stringify(data);
    if (contents.get(box) === text) return false;
    contents.set(box, text);
    keepFocus(() => box.replaceChildren(...make()));
    return true;
  }

  // How long the page says what went well, in milliseconds.
  const sayingTime = 8000;
  let sayingTimer = null;

  // Says something at the bottom of the page. Problems stay until something else is said.
  function say(text, isProblem) {
    clearTimeout(sayingTimer);
    if (text && !isProblem) sayingTimer = setTimeout(() => say(""), sayingTime);
    const said = byID("said");
    said.textContent = text;
    said.hidden = !text;
    said.classList.toggle("problem", Boolean(isProblem));
  }

  return { byID, keepFocus, setChildren, showIn, make, swatch, swatches, problemList, warningList, say };
});
