// The column beside the pictures: the values of an object, what a screen reader finds, the audit, or the palette.
define("panels", (use) => {
  const { byID, make, showIn } = use("elements");
  const { state, selectedPicture, currentPanel } = use("pictures");
  const events = use("events");
  const inspector = use("inspector");
  const accessibility = use("accessibility");
  const audit = use("audit");
  const palette = use("palette");
  const changes = use("changes");

  const all = [["values", "Values"], ["accessibility", "Accessibility"], ["audit", "Audit"], ["palette", "Palette"], ["changes", "Tried"]];
  const shows = {
    values: inspector.show, accessibility: accessibility.show, audit: audit.show, palette: palette.show, changes: changes.show,
  };
  // The frames that a panel numbers in the picture, in points.
  const numbered = { accessibility: accessibility.frames, audit: audit.frames };

  function choose(name) {
    state.panel = currentPanel() === name && !(selectedPicture() && name === "values") ? "" : name;
    events.notify("change");
    load();
  }

  function show() {
    const name = currentPanel();
    byID("inspector").hidden = !name;
    byID("palette").setAttribute("aria-pressed", String(name === "palette"));
    byID("edits-text").setAttribute("aria-pressed", String(name === "changes"));
    const tabs = selectedPicture() ? all : [];
    showIn(byID("tabs"), [name, tabs], () => tabs.map(([key, title]) => make("button", {
      role: "tab", "aria-selected": String(key === name), tabindex: key === name ? null : "-1", "data-panel": key, click: () => choose(key),
    }, title)));
    showNumbers();
    if (name) shows[name]();
  }

  function showNumbers() {
    const shot = document.querySelector("#viewport .shot:not(.other)");
    if (!shot) return;
    for (const element of shot.querySelectorAll(".numbered")) element.remove();
    const name = currentPanel();
    if (!numbered[name]) return;
    const scale = Number(shot.dataset.scale) || 1;
    numbered[name]().forEach(([x, y, width, height], index) => {
      shot.append(make("div", {
        class: `numbered ${name}`,
        style: {
          left: `${x * scale}px`, top: `${y * scale}px`, width: `${width * scale}px`, height: `${height * scale}px`,
        },
      }, make("b", {}, String(index + 1))));
    });
  }

  // The arrow keys go from tab to tab, which are one stop of the tabulator.
  byID("tabs").addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    // Without a server some are not shown.
    const names = [...byID("tabs").children].filter((one) => one.checkVisibility()).map((one) => one.dataset.panel);
    choose(names[(names.indexOf(currentPanel()) + by + names.length) % names.length]);
    byID("tabs").querySelector("[aria-selected=true]").focus();
  });

  // Asks the server for what the panel shows.
  function load() {
    const name = currentPanel();
    if (name === "accessibility") accessibility.load();
    if (name === "audit") audit.load();
    if (name === "palette") palette.load();
  }

  return { choose, show, load };
});
