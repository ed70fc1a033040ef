// The objects of a picture: where they lie, and where each of their values comes from.
define("inspector", (use) => {
  const { byID, keepFocus, make, say, showIn, swatch } = use("elements");
  const { isHeld, ask, post } = use("source");
  const settings = use("settings");
  const { state, selectedPicture, currentPanel } = use("pictures");
  const events = use("events");
  const objects = use("objects");
  const editing = use("editing");
  const constraints = use("constraints");
  const forcedStates = use("forced-states");
  const effective = use("effective");
  const rulers = use("rulers");
  const { show: valueElements, digits } = use("values");

  let views = [];
  // The index of the whole that each of them is a part of, or its own.
  let wholes = [];
  // The states that each of them can be shown in.
  let states = [];
  // The baselines of the texts of each of them, in points of the picture.
  let baselines = [];
  // The properties of each class, with the names of their values.
  let classes = {};
  // The titles of their groups, in their order.
  let order = [];
  let chosen = -1;
  let hovered = -1;
  // The paths of objects that a change would reach, and the element that says so.
  let reached = { paths: [], element: null };
  // Whether distances are shown: those of the object under the pointer from the chosen one, or from the one around it.
  let measures = false;
  // Whether an object has baselines and padding in place of an outline, as long as pixels are looked at.
  let rules = false;
  let request = 0;
  // The last answer and whose it is, as text.
  let shownAnswer = null;
  // The number of answers that were others than the one before.
  let version = 0;

  let loading = Promise.resolve();

  // Fetches the objects of a picture. The one that was chosen stays chosen, by its path.
  function load(number) {
    loading = fetchObjects(number);
    return loading;
  }

  // The same once more for the picture that is looked at, until the last that was asked for are there.
  async function reload() {
    if (selectedPicture()) load(selectedPicture().number);
    for (let last = null; last !== loading;) {
      last = loading;
      await last;
    }
  }

  async function fetchObjects(number) {
    request += 1;
    const own = request;
    let found = {};
    try {
      found = await ask(`/objects/${number}`);
      editing.setColors(found.colors || []);
      editing.setBases(found.values || {});
    } catch {
      // Without an answer there is nothing to point at.
    }
    if (own !== request) return;
    // What is shown stays where nothing has changed: a press would be lost with its element.
    const answer = JSON.stringify([number, found]);
    if (answer === shownAnswer) return;
    shownAnswer = answer;
    version += 1;
    // Another object may have been chosen meanwhile.
    const path = chosen >= 0 ? views[chosen].path : null;
    views = found.views || [];
    wholes = found.wholes || [];
    states = found.states || [];
    baselines = found.baselines || [];
    classes = found.classes || {};
    order = found.groups || [];
    chosen = path ? views.findIndex((view) => view.path === path) : -1;
    hovered = -1;
    keepFocus(show);
    events.notify("objects");
  }

  function clear() {
    request += 1;
    shownAnswer = null;
    version += 1;
    views = [];
    wholes = [];
    states = [];
    baselines = [];
    chosen = -1;
    hovered = -1;
    show();
    events.notify("objects");
  }

  // Chooses an object, and shows its values whatever panel was open.
  function choose(index) {
    chosen = index;
    if (currentPanel() && currentPanel() !== "values" && index >= 0) {
      state.panel = "values";
      events.notify("change");
    }
    keepFocus(show);
    events.notify("objects");
  }

  // Chooses an object by its path, and shows its values.
  function choosePath(path) {
    state.panel = "values";
    chosen = views.findIndex((view) => view.path === path);
    events.notify("change");
    events.notify("objects");
  }

  function hover(index, isMeasuring) {
    if (hovered === index && measures === Boolean(isMeasuring)) return;
    hovered = index;
    measures = Boolean(isMeasuring);
    showOutlines();
  }

  // MARK: Showing

  function outline(index, kind, scale) {
    const [x, y, width, height] = views[index].frame;
    const element = make("div", {
      class: `outline ${kind}`,
      style: {
        left: `${x * scale}px`, top: `${y * scale}px`, width: `${width * scale}px`, height: `${height * scale}px`,
      },
    });
    if (kind === "hovered") {
      const round = (number) => Math.round(number * 100) / 100;
      element.append(make("b", {}, `${views[index].class} ${round(width)} × ${round(height)}`));
    }
    return element;
  }

  function distances(index, scale) {
    const other = chosen >= 0 && chosen !== index ? chosen : objects.parent(views, index);
    if (other < 0) return [];
    return objects.distances(views[index].frame, views[other].frame).map(([x, y, width, height]) => make("div", {
      class: "outline distance",
      style: {
        left: `${x * scale}px`, top: `${y * scale}px`,
        width: `${Math.max(width * scale, 1)}px`, height: `${Math.max(height * scale, 1)}px`,
      },
    }, make("b", {}, String(Math.round((width + height) * 100) / 100))));
  }

  function showOutlines() {
    const shot = document.querySelector("#viewport .shot:not(.other)");
    if (!shot) return;
    for (const element of shot.querySelectorAll(".outline")) element.remove();
    const scale = Number(shot.dataset.scale);
    if (reached.element && reached.element.isConnected) {
      const paths = new Set(reached.paths);
      views.forEach((view, index) => { if (paths.has(view.path)) shot.append(outline(index, "reached", scale)); });
    }
    const ruled = hovered >= 0 ? hovered : chosen;
    if (rules) {
      if (ruled >= 0) shot.append(...rulers.elements(views, baselines, ruled, scale));
      return;
    }
    if (hovered >= 0 && hovered !== chosen) shot.append(outline(hovered, "hovered", scale));
    if (chosen >= 0) shot.append(outline(chosen, "chosen", scale), ...constraints.lines(views[chosen], scale));
    if (measures) shot.append(...distances(hovered >= 0 ? hovered : chosen, scale));
  }

  editing.setReload(reload);
  events.listen("reach", (paths, element) => {
    reached = { paths, element };
    showOutlines();
  });

  // The address that opens a place in the editor.
  function editorAddress({ file, line, column }) {
    const path = file.startsWith("/") ? file : `${settings.folder}/${file}`;
    const parts = { FILE: path.split("/").map(encodeURIComponent).join("/"), LINE: line, COLUMN: column || 1 };
    return settings.editor.replace(/FILE|LINE|COLUMN/g, (word) => parts[word]);
  }

  function place(rule) {
    if (!rule) return null;
    const text = `${rule.file}:${rule.line}`;
    const where = [
      ...(rule.containedIn || []).map((name) => ` in ${name}`),
      ...Object.entries(rule.traits || {}).map(([name, value]) => ` ${name}=${value}`),
    ].join("");
    const label = settings.editor
      ? make("a", { class: "place", href: editorAddress(rule), title: "Open in the editor" }, text)
      : settings.canOpen
      ? make("button", {
        class: "place", title: "Open in the editor",
        click: () => post("/open", { file: rule.file, line: rule.line, column: rule.column || 1 })
          .catch((error) => say(error.message, true)),
      }, text)
      : make("span", { class: "place" }, text);
    return make("span", {}, label, where);
  }

  const sources = {
    instance: "set on the object", appearance: "a rule", theme: "a rule", class: "its class", default: "the look's own",
  };

  function valueLine({ value, source, color, written }, isList) {
    if (source === "default" && value === null) return [make("span", { class: "quiet" }, "the look's own")];
    return valueElements(value, written, color, isList);
  }

  // What set a value, and where.
  function origin({ rule, place: own, source }) {
    if (rule) return place(rule);
    return own ? [`${sources[source]}, `, place(own)] : sources[source] || source;
  }

  // Code is written by the server.
  const copyForms = [["json", "as JSON"], ...(isHeld ? [] : [["swift", "as Swift"], ["objc", "as Objective-C"]])];

  async function copyAs(form, name, found) {
    try {
      const text = form === "json" ? `${JSON.stringify(name)}: ${JSON.stringify(found.value)}`
        : (await post("/code", {
          number: selectedPicture().number, path: views[chosen].path, property: name, language: form,
        })).text;
      await navigator.clipboard.writeText(text);
      say(`Copied ${text}`);
    } catch (error) {
      say(error.message, true);
    }
  }

  function property(name, found) {
    const copy = make("select", {
      class: "copy", title: "Copy", "aria-label": `Copy ${name}`, change: () => {
        copyAs(copy.value, name, found);
        copy.value = "";
      },
    }, make("option", { value: "" }, "Copy"), copyForms.map(([form, title]) => make("option", { value: form }, title)));
    const isForced = forcedStates.holds(views[chosen].path, name);
    // Texts of tables are not in the document.
    const texts = found.texts || [];
    const box = make("div", { class: "editor" });
    const edit = make("button", {
      class: "copy edit", "aria-label": `Change ${name}`,
      click: () => editing.open(box, finder(views[chosen].path), name, selectedPicture().number, infoOf(name)),
    }, "Change");
    return make("div", { class: "property", "data-property": name },
      copy, isForced || texts.length ? null : edit,
      make("div", { class: "name" }, name),
      make("div", { class: "value" }, valueLine(found, Boolean(infoOf(name).base))),
      make("div", { class: "quiet" }, isForced ? "a state of this picture only" : origin(found)),
      box,
      texts.map((text) => make("div", { class: "quiet" },
        `“${text.key}” of ${text.table}, ${text.language}: `, text.place ? place(text.place) : "no text")),
      found.note ? make("div", { class: "quiet" }, found.note) : null,
      (found.overridden || []).map((lost) => make("div", { class: "lost" },
        make("s", {}, valueLine(lost)), " ", origin(lost),
        lost.why ? make("div", {}, lost.why) : null)));
  }

  // The type of a property and the names of its values, as far as its class tells.
  const infoOf = (name) => (classes[views[chosen].class] || {})[name.split("@")[0]] || {};

  const isInherited = (view, name) => ((view.unset || {})[name] || {}).source === "inherited";

  // What finds an object by its path, as it is known by then.
  const finder = (path) => () => views.find((view) => view.path === path);

  // A property that nothing sets, with its default.
  function unset(name, info) {
    const view = views[chosen];
    const box = make("div", { class: "editor" });
    const { value: found, color, why } = effective.unset(view, name, info);
    const value = why || [...valueElements(found, undefined, color), ...(isInherited(view, name) ? [" inherited"] : [])];
    return make("div", { class: "property is-unset", "data-property": name, title: info.summary },
      make("div", { class: "line" }, make("span", { class: "name" }, name), make("span", { class: "value quiet" }, value),
        isHeld ? null : make("button", {
          class: "copy edit", "aria-label": `Set ${name}`,
          click: () => editing.openUnset(box, finder(view.path), name, info, objects.containers(views, chosen), selectedPicture().documents || []),
        }, "Set")), box);
  }

  // All properties of an object in groups, those that are set in full; without what is not set if that is asked for.
  function groups(view) {
    const info = classes[view.class] || {};
    return effective.groups(view, info, order, state.onlySet).flatMap(([title, names]) => [
      make("h3", {}, title),
      ...names.map((name) => (name in view.properties ? property(name, view.properties[name]) : unset(name, info[name])))]);
  }

  function setOnlySet(isOn) {
    state.onlySet = isOn;
    events.notify("change");
  }

  // The objects from the window down to the chosen one, with the tint where it changes.
  function chain() {
    const indices = [];
    for (let index = chosen; index >= 0; index = objects.parent(views, index)) indices.unshift(index);
    let tint = null;
    return make("ol", { class: "chain" }, indices.map((index) => {
      const view = views[index];
      const isNew = view.tintColor !== tint;
      tint = view.tintColor;
      return make("li", {}, make("button", {
        "aria-current": index === chosen ? "true" : null, click: () => choose(index),
      }, view.class + (view.id ? ` #${view.id}` : "")), " ", isNew ? swatch(tint) : null);
    }));
  }

  function show() {
    showOutlines();
    if (currentPanel() !== "values") return;
    const panel = byID("panel");
    if (chosen < 0) {
      showIn(panel, ["nothing", views.length > 0], () => [make("p", { class: "quiet" }, views.length
        ? "Click anything in the picture to see where its values come from." : "Nothing to point at yet.")]);
      return;
    }
    const view = views[chosen];
    let putBack = () => {};
    showIn(panel, ["values", version, chosen, state.onlySet, forcedStates.value().states, selectedPicture().documents], () => {
      putBack = openFields(panel, view.path);
      return values(view);
    });
    panel.dataset.path = view.path;
    putBack();
  }

  // Where an object lies, to hundredths of a point.
  function frameText(frame) {
    const [x, y, width, height] = frame.map((side) => Math.round(side * 100) / 100);
    return `x ${x}, y ${y}, ${width} × ${height} points`;
  }

  // All that the panel shows of an object.
  function values(view) {
    const names = Object.keys(view.properties || {});
    return [
      make("h2", {}, view.class + (view.id ? ` #${view.id}` : "")),
      make("div", { class: "quiet path" }, frameText(view.frame)),
      make("div", {}, swatch(view.tintColor), "tint ", make("code", {}, digits(view.tintColor)),
        view.tintAdjustmentMode === "dimmed" ? " dimmed" : ""),
      forcedStates.buttons(view.path, states[chosen]),
      ...constraints.list(view, place, (index, constant) => (
        editing.setConstant(() => ((finder(view.path)() || {}).ownConstraints || [])[index], constant))),
      make("label", { class: "tool only-set" }, make("input", {
        type: "checkbox", id: "only-set", checked: state.onlySet, change: (event) => setOnlySet(event.target.checked),
      }), "Only what is set"),
      ...groups(view),
      ...(state.onlySet && !names.length ? [make("p", { class: "quiet" }, "Nothing is set: all of it is the look's own.")] : []),
      make("h3", {}, "Set another property"),
      editing.addition(finder(view.path), objects.containers(views, chosen), selectedPicture().documents || [], classes[view.class] || {}),
      make("h3", {}, "From the window, with the tint"), chain(),
    ].filter(Boolean);
  }

  // Keeps the fields that are open for an object while its values are shown anew; returns what puts them back.
  function openFields(panel, path) {
    const focused = document.activeElement;
    const open = panel.dataset.path !== path ? [] : [...panel.querySelectorAll("[data-property]")]
      .map((property) => [property.dataset.property, property.querySelector(".editor")])
      .filter(([, box]) => box.childElementCount);
    const form = panel.dataset.path === path ? panel.querySelector(".addition") : null;
    return () => {
      for (const [name, box] of open) {
        const found = panel.querySelector(`[data-property=${CSS.escape(name)}] .editor`);
        if (found) found.replaceWith(box);
      }
      if (form) panel.querySelector(".addition").replaceWith(form);
      if (panel.contains(focused)) focused.focus();
    };
  }

  // MARK: Keys

  // Goes to the object around; false if there is none.
  function up() {
    if (chosen < 0) return false;
    choose(objects.parent(views, chosen));
    return true;
  }

  function down() {
    const next = chosen < 0 ? 0 : objects.children(views, chosen)[0];
    if (next !== undefined && views.length) choose(next);
  }

  function along(step) {
    if (chosen < 0) return;
    const siblings = objects.parent(views, chosen) < 0 ? [chosen] : objects.children(views, objects.parent(views, chosen));
    const next = siblings[siblings.indexOf(chosen) + step];
    if (next !== undefined) choose(next);
  }

  function toggleMeasures() {
    measures = !measures;
    showOutlines();
  }

  function setRules(isOn) {
    rules = isOn;
    showOutlines();
  }

  return {
    load, clear, setRules, choose, choosePath, hover, chosen: () => chosen, views: () => views, show,
    // The object that a click at a point chooses.
    at: (x, y) => objects.meant(views, wholes, objects.at(views, x, y), chosen), showOutlines, up, down, along, place, toggleMeasures,
  };
});
