// States of objects and the time of animations, of the selected picture only. No document gets them.
define("forced-states", (use) => {
  const { byID, make } = use("elements");
  const { selectedPicture } = use("pictures");
  const events = use("events");

  const names = {
    isHighlighted: "Pressed", isEnabled: "Disabled", isSelected: "Selected", isEditing: "Editing", showsMenu: "Menu open",
  };
  let states = [];
  // The paths of objects that are not drawn.
  let hidden = [];
  let time = null;
  // The moment at which playing began, and the time that was shown then; null while nothing plays.
  let playing = null;
  let isShown = true;

  const find = (path, property) => states.findIndex((state) => state.path === path && state.property === property);

  function toggle(path, property, value) {
    const index = find(path, property);
    if (index >= 0) states.splice(index, 1);
    else states.push({ path, property, value });
    changed();
  }

  function toggleHidden(path) {
    hidden = hidden.includes(path) ? hidden.filter((one) => one !== path) : [...hidden, path];
    changed();
  }

  // Hides these objects and no others.
  function setHidden(paths) {
    hidden = paths;
    changed();
  }

  function reset() {
    states = [];
    hidden = [];
    time = null;
    playing = null;
    changed();
  }

  // Forgets everything without telling the server, since another picture is looked at.
  function clear() {
    states = [];
    hidden = [];
    time = null;
    playing = null;
  }

  function changed() {
    show();
    events.notify("states");
  }

  function setTime(value) {
    playing = null;
    time = value;
    show();
    events.notify("view", true);
  }

  const length = () => (selectedPicture() && selectedPicture().length) || 0;

  function togglePlaying() {
    if (!length()) return;
    if (playing) {
      playing = null;
    } else {
      const start = (time || 0) >= length() ? 0 : time || 0;
      playing = { since: performance.now(), start };
      isShown = true;
      tick();
    }
    show();
  }

  // Asks for the picture of the present time, one at a time.
  function tick() {
    if (!playing || !selectedPicture() || !isShown) return;
    const next = (playing.start + (performance.now() - playing.since) / 1000) % length();
    if (next === time) {
      requestAnimationFrame(tick);
      return;
    }
    time = next;
    isShown = false;
    showTime();
    events.notify("view", true);
  }

  // A picture is there: while something plays, the next one is asked for.
  function shown() {
    isShown = true;
    if (playing) requestAnimationFrame(tick);
  }

  function showTime() {
    const range = byID("time");
    if (!range) return;
    range.value = time || 0;
    byID("time-text").textContent = `${(time || 0).toFixed(2)} of ${length().toFixed(2)} s`;
    byID("play").textContent = playing ? "Pause" : "Play";
  }

  function show() {
    const bar = byID("timeline");
    if (!bar) return;
    bar.hidden = !length();
    byID("time").max = length();
    byID("time").step = Math.max(length() / 200, 0.01);
    showTime();
    byID("reset").hidden = !states.length && !hidden.length && time === null;
  }

  // The controls of the picture's bar.
  function controls() {
    return [
      make("span", { id: "timeline", class: "tools", hidden: true },
        make("button", { id: "play", click: togglePlaying }, "Play"),
        make("input", {
          id: "time", type: "range", min: "0", "aria-label": "Time", input: (event) => setTime(Number(event.target.value)),
        }), make("span", { class: "quiet", id: "time-text" })),
      make("button", { id: "reset", hidden: true, click: reset }, "Reset states"),
    ];
  }

  // Whether a value is one of these states, and none of a document.
  const holds = (path, property) => find(path, property) >= 0;

  // The buttons for the states that an object can be shown in; null for objects without any.
  function buttons(path, possible) {
    const list = Object.entries(possible || {});
    if (!list.length) return null;
    return make("div", { class: "states", role: "group", "aria-label": "States" }, list.map(([property, value]) => make("button", {
      "data-state": property, "aria-pressed": String(holds(path, property)), click: () => toggle(path, property, value),
    }, names[property] || property)));
  }

  return {
    controls, buttons, holds, isHidden: (path) => hidden.includes(path), toggleHidden, setHidden, show, shown, clear, reset, togglePlaying,
    stepTime: (by) => length() && setTime(Math.min(length(), Math.max(0, (time || 0) + by))),
    value: () => ({ states, ...(hidden.length ? { hidden } : {}), ...(time === null ? {} : { time }) }),
  };
});
