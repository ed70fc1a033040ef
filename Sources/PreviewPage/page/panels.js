// What stands beside the pictures: the values of an object, what a screen reader finds, or the palette.
const panels = (() => {
  const all = [["values", "Values"], ["accessibility", "Accessibility"], ["palette", "Palette"]];
  const shows = () => ({ values: inspector.show, accessibility: accessibility.show, palette: palette.show });

  // The panel that is shown; empty for none. Without a picture there is only the palette.
  const current = () => (looked() ? state.panel || "values" : state.panel === "palette" ? "palette" : "");

  function choose(name) {
    state.panel = current() === name && !(looked() && name === "values") ? "" : name;
    showAll(false);
    load();
  }

  function show() {
    const name = current();
    byID("inspector").hidden = !name;
    byID("palette").setAttribute("aria-pressed", name === "palette");
    byID("tabs").replaceChildren(...(looked() ? all : []).map(([key, title]) => make("button", {
      role: "tab", "aria-selected": String(key === name), "data-panel": key, click: () => choose(key),
    }, title)));
    accessibility.showOutlines();
    if (name) shows()[name]();
  }

  // Asks the server for what the panel shows.
  function load() {
    const name = current();
    if (name === "accessibility") accessibility.load();
    if (name === "palette") palette.load();
  }

  return { current, choose, show, load };
})();
