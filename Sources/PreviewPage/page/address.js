// The page's address tells what is shown, as far as a link should show the same.
define("address", (use) => {
  const layers = use("layers");

  const zooms = ["fit", "points", "pixels"];

  // Sets the state by the part of an address behind the #. What is missing or unknown is as at the start.
  function read(hash, state) {
    const values = new URLSearchParams(hash);
    const choice = (name, choices, otherwise) => (choices.includes(values.get(name)) ? values.get(name) : otherwise);
    state.zoom = choice("zoom", zooms, "fit");
    state.stageZoom = choice("look", zooms, "fit");
    state.rows = choice("rows", ["screen", "variant"], "screen");
    state.framed = values.get("device") === "1";
    state.panel = choice("panel", ["values", "accessibility", "audit", "palette"], "");
    state.compare = values.get("compare") || "";
    state.compareMode = choice("by", layers.modes.map(([mode]) => mode), "side");
    state.search = values.get("search") || "";
    state.picture = values.get("picture");
  }

  // The part of an address behind the #, without what is as at the start.
  function write(state) {
    const values = new URLSearchParams();
    if (state.picture) values.set("picture", state.picture);
    if (state.zoom !== "fit") values.set("zoom", state.zoom);
    if (state.stageZoom !== "fit") values.set("look", state.stageZoom);
    if (state.rows !== "screen") values.set("rows", state.rows);
    if (state.framed) values.set("device", "1");
    if (state.panel) values.set("panel", state.panel);
    if (state.compare && state.compare !== "dropped") values.set("compare", state.compare);
    if (state.compareMode !== "side") values.set("by", state.compareMode);
    if (state.search) values.set("search", state.search);
    return String(values);
  }

  return { read, write };
});
