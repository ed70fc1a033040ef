// Switches of the page: a device, a system, a style … that all pictures are shown with, in place of what their documents and
// variants say. They belong to the address, and no document gets them.
define("switches", (use) => {
  const settings = use("settings");
  const { byID, make } = use("elements");
  const { state } = use("pictures");
  const events = use("events");

  const titles = {
    style: "Style", "content-size": "Text size", device: "Device", orientation: "Orientation", system: "System", contrast: "Contrast",
    "layout-direction": "Direction",
  };
  const choices = settings.choices || {};
  const names = Object.keys(titles).filter((name) => (choices[name] || []).length);

  // What is switched, for the server.
  const value = () => state.switches;
  const isOn = () => Object.keys(state.switches).length > 0;

  function set(name, chosen) {
    const { [name]: before, ...others } = state.switches;
    state.switches = chosen ? { ...others, [name]: chosen } : others;
    events.notify("change");
  }

  // The next style after the one that is shown: as written, light, dark.
  function stepStyle() {
    const all = ["", ...(choices.style || [])];
    set("style", all[(all.indexOf(state.switches.style || "") + 1) % all.length]);
  }

  function toggle() {
    state.showsSwitches = !state.showsSwitches;
    show();
    if (state.showsSwitches) byID("switches").querySelector("select").focus();
  }

  function show() {
    const box = byID("switches");
    byID("show-as").hidden = !names.length;
    byID("show-as").setAttribute("aria-expanded", String(!box.hidden));
    box.hidden = !names.length || !(state.showsSwitches || isOn());
    byID("show-as").setAttribute("aria-expanded", String(!box.hidden));
    byID("show-as").setAttribute("aria-pressed", String(isOn()));
    if (!box.childElementCount && names.length) {
      box.append(
        ...names.map((name) => make("label", { class: "tool" }, make("span", { class: "quiet" }, titles[name]),
          make("select", { "data-switch": name, change: (event) => set(name, event.target.value) },
            make("option", { value: "" }, "as written"), choices[name].map((one) => make("option", { value: one }, one))))),
        make("button", { id: "switches-off", title: "Show all as the documents and variants say", click: () => { state.switches = {}; state.showsSwitches = false; events.notify("change"); } }, "As written"),
        make("span", { class: "quiet", id: "switches-note" }, "Shown so; no document changes."));
    }
    for (const select of box.querySelectorAll("select")) {
      const chosen = state.switches[select.dataset.switch] || "";
      select.value = chosen;
      select.classList.toggle("is-on", Boolean(chosen));
    }
    if (byID("switches-off")) byID("switches-off").hidden = !isOn();
  }

  // The part of an address: name:value, separated by commas.
  const write = () => Object.entries(state.switches).map(([name, chosen]) => `${name}:${chosen}`).join(",");

  function read(text) {
    const found = {};
    for (const part of (text || "").split(",")) {
      const [name, ...rest] = part.split(":");
      const chosen = rest.join(":");
      if ((choices[name] || []).includes(chosen)) found[name] = chosen;
    }
    state.switches = found;
  }

  return { value, isOn, toggle, show, stepStyle, read, write };
});
