// The page's address tells what is shown, as far as a link should show the same.
define("address", (use) => {
  const layers = use("layers");

  const { groupings, standardGroup, filters } = use("pictures");
  const { range } = use("wall");
  const switches = use("switches");

  const zooms = ["fit", "points", "pixels"];

  // Sets the state by the part of an address behind the #. What is missing or unknown is as at the start.
  function read(hash, state) {
    const values = new URLSearchParams(hash);
    const choice = (name, choices, otherwise) => (choices.includes(values.get(name)) ? values.get(name) : otherwise);
    const size = Number(values.get("size"));
    state.size = size >= range.least && size <= range.most ? size : null;
    state.stageZoom = choice("look", zooms, "fit");
    state.group = choice("group", Object.keys(groupings), standardGroup);
    state.only = (values.get("only") || "").split(",").filter((name) => name in filters);
    state.framed = values.get("device") === "1";
    state.panel = choice("panel", ["values", "accessibility", "audit", "palette", "changes"], "");
    switches.read(values.get("as"));
    state.tree = values.get("tree") === "1";
    state.onlySet = values.get("set") === "1";
    state.compare = values.get("compare") || "";
    state.compareMode = choice("by", layers.modes.map(([mode]) => mode), "side");
    state.compareFit = values.get("fit") === "1";
    const at = (values.get("at") || "").split(",").map(Number);
    state.compareByHand = values.has("at") && at.length === 2 && at.every(Number.isFinite);
    state.compareOffset = state.compareByHand ? at : [0, 0];
    state.search = values.get("search") || "";
    state.theme = values.get("theme") || "";
    state.picture = values.get("picture");
  }

  // The part of an address behind the #, without what is as at the start.
  function write(state) {
    const values = new URLSearchParams();
    if (state.picture) values.set("picture", state.picture);
    if (state.theme) values.set("theme", state.theme);
    if (state.size) values.set("size", state.size);
    if (state.stageZoom !== "fit") values.set("look", state.stageZoom);
    if (state.group !== standardGroup) values.set("group", state.group);
    if (state.framed) values.set("device", "1");
    if (state.panel) values.set("panel", state.panel);
    if (switches.isOn()) values.set("as", switches.write());
    if (state.tree) values.set("tree", "1");
    if (state.onlySet) values.set("set", "1");
    if (state.compare && state.compare !== "dropped") values.set("compare", state.compare);
    if (state.compareMode !== "side") values.set("by", state.compareMode);
    if (state.compare && state.compareFit) values.set("fit", "1");
    if (state.compare && state.compareByHand) values.set("at", state.compareOffset.join(","));
    if (state.only.length) values.set("only", state.only.join(","));
    if (state.search) values.set("search", state.search);
    return String(values);
  }

  return { read, write };
});
