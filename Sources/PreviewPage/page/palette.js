// The variables, colours, fonts and images of all documents, with the places that use them.
define("palette", (use) => {
  const { byID, keepFocus, make, showIn, swatches } = use("elements");
  const { ask } = use("source");
  const { currentPanel } = use("pictures");
  const { text, isPair, digits } = use("values");
  const editing = use("editing");
  const inspector = use("inspector");
  const events = use("events");

  let found = { variables: [], values: [] };
  let request = 0;
  // The number of answers that were others than the one before.
  let version = 0;

  async function load() {
    request += 1;
    const own = request;
    try {
      const answer = await ask("/palette");
      // What is shown stays where nothing has changed: a press would be lost with its element.
      if (own !== request || JSON.stringify(answer) === JSON.stringify(found)) return;
      found = answer;
    } catch {
      // The preview has ended, which the page tells elsewhere.
      return;
    }
    version += 1;
    if (currentPanel() === "palette") keepFocus(show);
  }

  const times = (count) => (count === 1 ? "used once" : `used ${count} times`);
  const said = (value) => (isPair(value) ? `${digits(value.light)}, dark ${digits(value.dark)}` : text(value));

  // Leads to the pictures that use a variable or a colour.
  const uses = (name, count) => make("button", {
    class: "link", title: "Show the pictures that use it", click: () => events.notify("find", `uses:${name.includes(" ") ? `"${name}"` : name}`),
  }, times(count));

  function variable(item) {
    const key = `${item.file}:${item.name}`;
    const box = make("div", { class: "editor", "data-variable": key });
    return make("div", { class: "property" },
      make("button", {
        class: "copy", "aria-label": `Change ${item.name}`, click: () => editing.openVariable(box, item),
      }, "Change"),
      make("div", {}, ...swatches(item.color, item.dark), make("span", { class: "name" }, `$${item.name} `), make("code", {}, said(item.value))),
      make("div", { class: "quiet" }, inspector.place(item), " · ", item.uses ? uses(item.name, item.uses) : "not used"), box);
  }

  function value(item) {
    return make("details", { class: "property", "data-value": `${item.kind} ${JSON.stringify(item.value)}` },
      make("summary", {}, ...swatches(item.color, item.dark), make("code", {}, said(item.value)), make("span", { class: "quiet" }, ` ${times(item.uses)}`)),
      item.kind === "color" && typeof item.value === "string" ? uses(item.value, item.uses) : null,
      item.places.map((place) => make("div", {}, inspector.place(place))),
      item.uses > item.places.length ? make("div", { class: "quiet" }, `and ${item.uses - item.places.length} more`) : null);
  }

  function show() {
    const panel = byID("panel");
    const editors = [...panel.querySelectorAll(".editor[data-variable]")].filter((box) => box.childElementCount);
    const opened = new Set([...panel.querySelectorAll("details[open]")].map((one) => one.dataset.value));
    const kinds = [["color", "Colours"], ["font", "Fonts"], ["image", "Images"]];
    const lists = () => kinds.flatMap(([kind, title]) => {
      const items = found.values.filter((item) => item.kind === kind);
      return items.length ? [make("h3", {}, `${title} written in place`), ...items.map(value)] : [];
    });
    const isNew = showIn(panel, ["palette", version], () => [
      make("h2", {}, "Palette"), make("h3", {}, "Variables"),
      ...(found.variables.length ? found.variables.map(variable) : [make("p", { class: "quiet" }, "No document has any.")]), ...lists()]);
    if (!isNew) return;
    for (const box of editors) {
      const other = panel.querySelector(`[data-variable=${CSS.escape(box.dataset.variable)}]`);
      if (other) other.replaceWith(box);
    }
    for (const one of panel.querySelectorAll("details")) one.open = opened.has(one.dataset.value);
  }

  return { load, show: () => keepFocus(show) };
});
