// The tree of a picture's objects beside it: what is pointed at there is outlined in the picture, and what is chosen in the
// picture is shown there. Objects can be hidden, or shown alone, in this picture only.
define("tree", (use) => {
  const { byID, keepFocus, make } = use("elements");
  const { state, selectedPicture } = use("pictures");
  const { isHeld } = use("source");
  const events = use("events");
  const objects = use("objects");
  const forcedStates = use("forced-states");
  const inspector = use("inspector");

  // With more rows than this, a search has to narrow them.
  const limit = 2000;
  // Whether objects show what is in them, by path, as far as somebody said so.
  const expansions = new Map();
  let query = "";
  let shownPath = null;
  let shownRows = "";

  const isOpen = () => Boolean(state.tree && selectedPicture());

  // What tells an object from others of its class: its id, else a text that it shows.
  function detail(view) {
    if (view.id) return `#${view.id}`;
    const found = ["text", "title", "placeholder"].map((name) => (view.properties || {})[name]).find((one) => one && typeof one.value === "string");
    return found ? `“${found.value}”` : "";
  }

  const words = (view) => `${view.class} ${detail(view)}`.toLowerCase();

  // The objects to list: those that the search finds with the ones around them, or those of objects that are open.
  function rows(views) {
    const { parents, depths, hasOwn, hasAny } = objects.tree(views);
    const chosen = inspector.chosen();
    const around = new Set();
    for (let index = chosen < 0 ? -1 : parents[chosen]; index >= 0; index = parents[index]) around.add(index);
    const text = query.trim().toLowerCase();
    const kept = new Set();
    if (text) {
      views.forEach((view, index) => {
        if (!words(view).includes(text)) return;
        for (let one = index; one >= 0 && !kept.has(one); one = parents[one]) kept.add(one);
      });
    }
    // Parts of controls show once somebody asks for them, or has chosen one.
    const isExpanded = (index) => (text ? true : around.has(index) || (expansions.get(views[index].path) ?? hasOwn[index]));
    const shown = [];
    const isVisible = [];
    views.forEach((view, index) => {
      const parent = parents[index];
      isVisible[index] = text ? kept.has(index) : parent < 0 || (isVisible[parent] && isExpanded(parent));
      if (isVisible[index]) shown.push({ view, index, depth: depths[index], canExpand: hasAny[index] && !text, isExpanded: isExpanded(index) });
    });
    return shown;
  }

  function toggle(path, isExpanded) {
    expansions.set(path, !isExpanded);
    keepFocus(show);
  }

  function row({ view, index, depth, canExpand, isExpanded }) {
    const isChosen = index === inspector.chosen();
    const name = `${view.class} ${detail(view)}`.trim();
    const isHidden = forcedStates.isHidden(view.path);
    return make("li", {
      class: `row${isChosen ? " is-chosen" : ""}${view.place ? "" : " is-part"}${isHidden ? " is-hidden" : ""}`,
      style: { paddingLeft: `${4 + depth * 12}px` },
      pointerenter: () => inspector.hover(index), pointerleave: () => inspector.hover(-1),
    },
    canExpand ? make("button", {
      class: "twist", "aria-label": `${isExpanded ? "Close" : "Open"} ${name}`, "aria-expanded": String(isExpanded),
      click: () => toggle(view.path, isExpanded),
    }, isExpanded ? "▾" : "▸") : make("span", { class: "twist" }),
    make("button", {
      class: "object", "data-path": view.path, "aria-current": isChosen ? "true" : null, title: name, click: () => inspector.choosePath(view.path),
    }, make("span", { class: "class" }, view.class), detail(view) ? make("span", { class: "quiet" }, ` ${detail(view)}`) : null),
    isHeld ? null : make("button", {
      class: "act", "data-act": "hide", "aria-pressed": String(isHidden), "aria-label": `Hide ${name}`, title: "Draw the picture without it",
      click: () => forcedStates.toggleHidden(view.path),
    }, isHidden ? "Show" : "Hide"),
    isHeld ? null : make("button", {
      class: "act", "data-act": "solo", "aria-label": `Only ${name}`, title: "Draw it without the objects beside and around it",
      click: () => forcedStates.setHidden(objects.beside(inspector.views(), index)),
    }, "Solo"));
  }

  function show() {
    const box = byID("tree");
    box.hidden = !isOpen();
    const button = byID("objects");
    if (button) button.setAttribute("aria-pressed", String(Boolean(state.tree)));
    if (box.hidden) return;
    const found = rows(inspector.views());
    // Rows that stay as they are are not made anew, lest they go while the mouse is down.
    const next = JSON.stringify([inspector.chosen(), found.map(({ view, index, canExpand, isExpanded }) => (
      [index, view.path, detail(view), Boolean(view.place), canExpand, isExpanded, forcedStates.isHidden(view.path)]))]);
    if (next === shownRows) return;
    shownRows = next;
    byID("tree-rows").replaceChildren(...found.slice(0, limit).map(row),
      found.length > limit ? make("li", { class: "quiet" }, `and ${found.length - limit} more: search for them`) : "",
      found.length ? "" : make("li", { class: "quiet" }, "Nothing here."));
    const chosen = inspector.chosen() < 0 ? null : inspector.views()[inspector.chosen()].path;
    if (chosen && chosen !== shownPath) {
      const element = byID("tree-rows").querySelector(".is-chosen");
      if (element) element.scrollIntoView({ block: "nearest" });
    }
    shownPath = chosen;
  }

  // Goes to the row above or below.
  function step(by) {
    const all = [...byID("tree-rows").querySelectorAll(".object")];
    const next = all[Math.max(0, Math.min(all.length - 1, all.indexOf(document.activeElement) + by))];
    if (!next) return;
    const { path } = next.dataset;
    inspector.choosePath(path);
    const again = byID("tree-rows").querySelector(`[data-path="${CSS.escape(path)}"]`);
    if (again) again.focus();
  }

  byID("tree-search").addEventListener("input", (event) => {
    query = event.target.value;
    show();
  });
  byID("tree").addEventListener("keydown", (event) => {
    if (event.target.id === "tree-search" && event.key !== "ArrowDown") return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      event.stopPropagation();
      step(event.key === "ArrowDown" ? 1 : -1);
    }
  });
  events.listen("objects", () => keepFocus(show));

  return { show, toggle: () => { state.tree = !state.tree; events.notify("change"); } };
});
