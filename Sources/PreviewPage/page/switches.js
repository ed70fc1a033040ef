// Switches of the page: a device, a system, a style … that all pictures are shown with, in place of what their documents and
// variants say. They belong to the address, and no document gets them.
define("switches", (use) => {
  const settings = use("settings");
  const { byID, keepFocus, make } = use("elements");
  const { ofTheme } = use("names");
  const { state, allPictures, selectedPicture, isSwitched } = use("pictures");
  const events = use("events");

  const titles = {
    style: "Style", "content-size": "Text size", device: "Device", orientation: "Orientation", system: "System", contrast: "Contrast",
    "layout-direction": "Direction", theme: "Theme", locale: "Language",
  };
  const choices = { ...settings.choices };
  // The names of switches: languages are known once pictures are drawn, and the address may name one before.
  const names = () => Object.keys(titles).filter((name) => (choices[name] || []).length || (name === "locale" && state.switches.locale));

  // The greatest number of combinations, and of pictures that they make.
  const combinationLimit = 24;
  const pictureLimit = 5000;

  // How long the wall waits with what it says of all pictures after a switch, in milliseconds.
  const wallDelay = 150;
  let timer = null;

  // What is switched, for the server.
  const value = () => state.switches;
  const isOn = isSwitched;

  // Sets the values of a switch; none is as written.
  function set(name, chosen) {
    const { [name]: before, ...others } = state.switches;
    const values = [...new Set(chosen.filter(Boolean))];
    // In the order of the switches, as the server combines them.
    const all = values.length ? { ...others, [name]: values } : others;
    state.switches = Object.fromEntries(names().filter((one) => one in all).map((one) => [one, all[one]]));
    // The server draws at once. On the wall the first pictures come before what is said of all.
    events.notify("view", true);
    show();
    clearTimeout(timer);
    timer = setTimeout(() => events.notify("change"), selectedPicture() ? 0 : wallDelay);
  }

  const count = (switches) => Object.values(switches).reduce((product, values) => product * values.length, 1);

  // Whether a switch may have one more value.
  function hasRoom(name) {
    const chosen = state.switches[name] || [];
    if (!chosen.length || chosen.length >= valuesOf(name).length) return false;
    const next = count({ ...state.switches, [name]: [...chosen, ""] });
    const own = allPictures().length / count(state.switches);
    return next <= combinationLimit && next * own <= pictureLimit;
  }

  // The value that is offered beside those that are chosen.
  const nextValue = (name) => valuesOf(name).find((one) => !state.switches[name].includes(one));

  // The next style after the one that is shown: as written, light, dark.
  function stepStyle() {
    const all = ["", ...(choices.style || [])];
    const [shown = ""] = state.switches.style || [];
    set("style", [all[(all.indexOf(shown) + 1) % all.length]]);
  }

  function toggle() {
    state.showsSwitches = !state.showsSwitches;
    show();
    if (state.showsSwitches) byID("switches").querySelector("select").focus();
  }

  // A value as a person says it: a theme by its file's name, if no other has that.
  function said(name, value) {
    if (name !== "theme") return value;
    const short = ofTheme(value);
    return choices.theme.filter((one) => ofTheme(one) === short).length > 1 ? value : short;
  }

  // The controls of each switch by its name: an element, the lists of its values, and a button for one more.
  const tools = new Map();

  function tool(name) {
    const more = make("button", {
      class: "more", "data-more": name, title: `Show another ${titles[name].toLowerCase()} beside`,
      "aria-label": `Show another ${titles[name].toLowerCase()} beside`, click: () => set(name, [...state.switches[name], nextValue(name)]),
    }, "+");
    return { element: make("span", { class: "tool" }, make("span", { class: "quiet" }, titles[name])), lists: [], more };
  }

  // The values of a switch, with those that are chosen before they are known.
  const valuesOf = (name) => [...new Set([...(choices[name] || []), ...(state.switches[name] || [])])];

  // A list of the values of a switch; `index` is the place of its value among those that are chosen.
  function list(name, index) {
    return make("select", {
      id: `switch-${name}-${index}`, "data-switch": name, "data-index": index, "aria-label": `${titles[name]}${index ? `, value ${index + 1}` : ""}`,
      change: (event) => {
        const chosen = state.switches[name] || [];
        set(name, [...chosen.slice(0, index), event.target.value, ...chosen.slice(index + 1)]);
      },
    }, make("option", { value: "" }), valuesOf(name).map((one) => make("option", { value: one }, said(name, one))));
  }

  // Shows what is chosen of a switch. Lists stay: a browser needs long for their lines, and one may be open.
  function refresh(name) {
    const { element, lists, more } = tools.get(name);
    const chosen = state.switches[name] || [];
    const values = chosen.length ? chosen : [""];
    for (const list of lists.splice(values.length)) list.remove();
    while (lists.length < values.length) {
      lists.push(list(name, lists.length));
      element.insertBefore(lists.at(-1), more.isConnected ? more : null);
    }
    const none = chosen.length > 1 ? "none" : "as written";
    lists.forEach((list, index) => {
      if (list.options[0].textContent !== none) list.options[0].textContent = none;
      if (list.value !== values[index]) list.value = values[index];
      list.classList.toggle("is-on", Boolean(values[index]));
    });
    if (!hasRoom(name)) more.remove();
    else if (!more.isConnected) element.append(more);
  }

  // What the lists show; they stay as they are while nothing else is switched.
  let shown = "";

  function show() {
    const box = byID("switches");
    // A theme's board is shown as it is.
    const isOffered = names().length > 0 && !state.theme;
    byID("show-as").hidden = !isOffered;
    box.hidden = !isOffered || !(state.showsSwitches || isOn());
    byID("show-as").setAttribute("aria-expanded", String(!box.hidden));
    byID("show-as").setAttribute("aria-pressed", String(isOn()));
    if (box.hidden) return;
    if (!tools.size) {
      box.append(
        make("button", {
          id: "switches-off", title: "Show all as the documents and variants say",
          click: () => { state.switches = {}; state.showsSwitches = false; events.notify("change"); },
        }, "As written"),
        make("span", { class: "quiet", id: "switches-note" }));
    }
    for (const name of names()) {
      if (tools.has(name)) continue;
      tools.set(name, tool(name));
      box.insertBefore(tools.get(name).element, byID("switches-off"));
    }
    const next = JSON.stringify([state.switches, names().map(hasRoom)]);
    if (next === shown) return;
    shown = next;
    keepFocus(() => names().forEach(refresh));
    byID("switches-off").hidden = !isOn();
    const sum = count(state.switches);
    byID("switches-note").textContent = `All pictures are shown so${sum > 1 ? `, each ${sum} times` : ""}; no document changes.`;
  }

  // The part of an address: name:value or name:value|value, separated by commas.
  const write = () => Object.entries(state.switches).map(([name, chosen]) => `${name}:${chosen.join("|")}`).join(",");

  function read(text) {
    const found = {};
    for (const part of (text || "").split(",")) {
      const [name, ...rest] = part.split(":");
      const isKnown = (one) => (choices[name] || []).includes(one) || (name === "locale" && Boolean(settings.choices) && /^[a-z][a-z0-9-]*$/i.test(one));
      const known = [...new Set(rest.join(":").split("|"))].filter(isKnown);
      if (known.length && count({ ...found, [name]: known }) <= combinationLimit) found[name] = known;
    }
    state.switches = Object.fromEntries(Object.keys(titles).filter((name) => name in found).map((name) => [name, found[name]]));
  }

  // Takes over the languages that pictures can be shown in.
  function setLanguages(languages) {
    choices.locale = languages;
    if (tools.has("locale")) tools.get("locale").element.remove();
    tools.delete("locale");
    shown = "";
    show();
  }

  return { value, isOn, toggle, show, stepStyle, read, write, setLanguages };
});
