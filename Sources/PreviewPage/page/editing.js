// Values that are tried on the page, and written into the documents on request.
define("editing", (use) => {
  const { byID, make, say } = use("elements");
  const { ask, post } = use("source");
  const { fields, initial, parsed, suggest } = use("fields");
  const reaching = use("reaching");
  const { allPictures, selectedPicture } = use("pictures");

  let gesture = 0;
  // The way to the value within an object that was changed last.
  let lastWay = "[]";
  // The properties of values that are objects, such as configurations, by their class.
  let bases = {};
  let timer = null;
  // The document whose tried values were lost last.
  let dropped = null;
  // Images and symbols are those that the picture knows which is looked at, or else the first one.
  const asked = (kind, search) => {
    const { number } = selectedPicture() || allPictures()[0];
    return ask(`/${kind}/${number}${search ? `/${encodeURIComponent(search)}` : ""}`);
  };
  // The variables of all documents and the colours of the system, which have names, and where images are found.
  const named = {
    variables: [], colors: [], everywhere, sources: { images: () => asked("images"), symbols: (search) => asked("symbols", search) },
  };
  // The names within the fields of one use of a variable, which stand below those of the variable.
  const ownNames = () => ({ ...named, everywhere: null });
  // What is tried, as the server tells it.
  let current = { tried: [], undo: 0, redo: 0, files: [] };

  // What has been taken back, done again or dropped, once the server has done so.
  let settled = Promise.resolve();
  // Whether places may have moved by that, and what fetches the objects that know where they are.
  let areMoved = false;
  let reload = () => Promise.resolve();

  // Where a value of a view could be changed: what set it, or what could. Null where no document does.
  function target(view, name) {
    const found = ((view && view.properties) || {})[name];
    if (!found) return null;
    if (found.rule) {
      return found.rule.index === null ? null
        : { kind: "rule", file: found.rule.file, index: found.rule.index, property: name };
    }
    return found.source === "instance" && view.place
      ? { kind: "object", ...view.place, property: name } : null;
  }

  // Shows the pictures with another value. `place` tells where it stands by then, or null. Quick changes, as those of a colour
  // that is dragged, become one.
  function apply(place, value, within = []) {
    clearTimeout(timer);
    // Each value within an object is a change of its own.
    const way = JSON.stringify(within);
    if (way !== lastWay) gesture += 1;
    lastWay = way;
    timer = setTimeout(() => send(place, { value, ...(within.length ? { within } : {}), gesture: String(gesture) }), 20);
  }

  // Sends a change to the place where its value stands after all that was taken back.
  async function send(place, change) {
    try {
      await settled;
      if (areMoved) {
        areMoved = false;
        await reload();
      }
      const found = place();
      if (!found) throw new Error("Something else sets the value by now: open its field again.");
      await post("/try", { ...found, ...change });
      say("");
    } catch (error) {
      say(error.message, true);
    }
  }

  // Tries another constant of a constraint, which `find` returns as it is by then.
  function setConstant(find, constant) {
    gesture += 1;
    apply(() => {
      const { place, attribute } = find() || {};
      return place ? { kind: "constraint", ...place, attribute } : null;
    }, constant);
  }

  const names = () => named;

  // Takes the names of colours over that the system of a picture has.
  function setColors(colors) {
    named.colors = colors;
  }

  // Takes over what fetches the objects of the picture that is looked at.
  function setReload(load) {
    reload = load;
  }

  // Takes the properties of values over that are objects.
  function setBases(found) {
    bases = found;
  }

  async function loadVariables() {
    try {
      named.variables = (await ask("/palette")).variables;
    } catch {
      // A gallery has none, and a preview that has ended tells so elsewhere.
    }
  }

  // Fills `box` with what can be changed of a value. `view` returns the object as it is known by then.
  async function open(box, view, name, picture, info) {
    const { color } = (view().properties || {})[name] || {};
    const where = () => target(view(), name);
    const place = where();
    if (!place) {
      box.replaceChildren(make("p", { class: "quiet" }, "A class or the look sets this: add a rule or a value of the object below."));
      return;
    }
    gesture += 1;
    // Stands for the fields until they are there, so that values shown anew meanwhile leave them a place.
    box.replaceChildren(make("p", { class: "quiet" }, "…"));
    try {
      const [source] = await Promise.all([post("/source", { ...place, picture }), loadVariables()]);
      const own = () => fields(source.value, info, color, source.variable ? ownNames : names, (value, within) => apply(where, value, within), bases);
      if (!source.variable) {
        // What stands on an object is of this object.
        box.replaceChildren(place.kind === "rule" ? reaching.line(place, source.value, info, bases) : "", own());
        return;
      }
      const { variable } = source;
      const one = make("details", {}, make("summary", {}, "Only here"), own());
      if (variable.value === undefined) {
        box.replaceChildren(
          make("p", { class: "quiet" }, `$${variable.name} is a design token of ${variable.file}:${variable.line}; change it there`), one);
        return;
      }
      const whole = { kind: "variable", file: variable.file, name: variable.name };
      const reached = reaching.line(whole, variable.value, info, bases);
      const all = fields(variable.value, info, color, names, (value, within) => apply(() => whole, value, within), bases);
      box.replaceChildren(
        make("p", { class: "quiet" }, `$${variable.name} of ${variable.file}:${variable.line}, ${variable.uses === 1 ? "used once" : `used ${variable.uses} times`}`),
        reached, all, one);
    } catch (error) {
      box.replaceChildren(make("p", { class: "problems" }, error.message));
    }
  }

  // What opens the fields of a variable that stands within a value; null where the documents of the picture have none.
  function everywhere(name) {
    const { documents = [] } = selectedPicture() || {};
    const variable = named.variables.filter((one) => one.name === name && documents.includes(one.file)).at(-1);
    if (!variable) return null;
    const box = make("div", {});
    const button = make("button", {
      type: "button", "aria-expanded": "false", click: () => {
        const isOpen = box.childElementCount > 0;
        button.setAttribute("aria-expanded", String(!isOpen));
        if (isOpen) box.replaceChildren();
        else openVariable(box, variable);
      },
    }, `Change $${name} everywhere`);
    return make("div", { class: "everywhere" }, button, box);
  }

  // Fills `box` with the fields of a variable.
  function openVariable(box, variable) {
    gesture += 1;
    const place = { kind: "variable", file: variable.file, name: variable.name };
    loadVariables();
    const info = variable.color ? { type: "color" } : {};
    box.replaceChildren(reaching.line(place, variable.value, info), fields(variable.value, info, variable.color, names, (value, within) => apply(() => place, value, within)));
  }

  // The places where a value that nothing sets could be written, as a list.
  function places(view, containers, documents) {
    const own = view();
    const where = make("select", { "aria-label": "Where" },
      own.place ? make("option", { value: "object" }, "this object") : null,
      documents.flatMap((file) => [
        make("option", { value: JSON.stringify({ file, containedIn: [] }) }, `every ${own.class}, in ${file}`),
        ...containers.map((container) => make("option", {
          value: JSON.stringify({ file, containedIn: [container] }),
        }, `${own.class} in ${container}, in ${file}`)),
      ]));
    // The place of a property; null for an object that is gone.
    const place = (property) => {
      if (where.value !== "object") return { kind: "newRule", class: own.class, ...JSON.parse(where.value), property };
      const found = view();
      return found && found.place ? { kind: "object", ...found.place, property } : null;
    };
    return { where, place };
  }

  // Fills `box` with the fields of a property that nothing sets: for the object, its class, or its class in a container.
  function openUnset(box, view, name, info, containers, documents) {
    gesture += 1;
    loadVariables();
    const { where, place } = places(view, containers, documents);
    // Another place is another change.
    where.addEventListener("change", () => { gesture += 1; });
    const change = (value, within = []) => apply(() => place(name), value, within);
    const line = make("div", {});
    const showReach = () => line.replaceChildren(
      where.value === "object" ? "" : reaching.line(place(name), initial(info), info, bases));
    where.addEventListener("change", showReach);
    showReach();
    box.replaceChildren(fields(initial(info), info, info.color, names, change, bases), where, line);
  }

  // A form for a property by its name, which may have axes, such as titleColor@highlighted.
  function addition(view, containers, documents, properties) {
    const infoOf = () => properties[name.value.trim().split("@")[0]];
    const { where, place } = places(view, containers, documents);
    const line = make("div", {});
    // Tells what the value would reach that is typed, or any other one before that.
    const showReach = () => {
      const info = infoOf();
      const target = place(name.value.trim());
      if (!info || !target || where.value === "object") line.replaceChildren();
      else if (value.value) line.replaceChildren(reaching.lineOf(target, parsed(value.value)));
      else line.replaceChildren(reaching.line(target, initial(info), info, bases));
    };
    where.addEventListener("change", showReach);
    const value = make("input", { class: "field", placeholder: "value", "aria-label": "New value", change: showReach });
    const name = make("input", {
      class: "field", placeholder: "property", "aria-label": "Property",
      change: () => {
        if (value.list) value.list.remove();
        const { cases = [] } = infoOf() || {};
        if (cases.length) form.append(suggest(value, cases));
        showReach();
      },
    });
    const add = () => {
      if (!name.value || !value.value) return;
      gesture += 1;
      const property = name.value.trim();
      apply(() => place(property), parsed(value.value));
    };
    const form = make("form", { class: "addition", submit: (event) => { event.preventDefault(); add(); } },
      name, value, where, line, make("button", { id: "add" }, "Add"), suggest(name, Object.keys(properties).sort()));
    return form;
  }

  // Does something with what is tried.
  function act(path, body) {
    gesture += 1;
    settled = post(path, body).then(() => {
      areMoved = true;
      say("");
    }, (error) => say(error.message, true));
  }

  const undo = () => act("/undo", {});
  const redo = () => act("/redo", {});
  const drop = (id) => act("/forget", { id });

  function write() {
    gesture += 1;
    post("/write", {}).then(
      (answer) => say(answer.files.length ? `Wrote ${answer.files.join(", ")}.` : "Nothing was changed."),
      (error) => say(error.message, true));
  }

  // Shows how much is not written yet.
  function show(edits) {
    current = edits;
    const count = edits.tried.length;
    byID("edits").hidden = !edits.undo && !edits.redo;
    byID("undo").disabled = !edits.undo;
    byID("redo").disabled = !edits.redo;
    byID("write").disabled = !edits.undo;
    const where = edits.files.length === 1 ? edits.files[0].split("/").pop() : `${edits.files.length} documents`;
    byID("edits-text").textContent = count ? `Tried: ${count === 1 ? "1 value" : `${count} values`}` : "Nothing tried";
    byID("edits-text").title = count ? `In ${where}` : "";
    if (edits.dropped && edits.dropped !== dropped) {
      say(`Somebody else changed ${edits.dropped.split("/").pop()}: what was tried in it is gone.`, true);
    }
    dropped = edits.dropped;
  }

  return { open, openUnset, openVariable, setColors, setBases, setReload, setConstant, addition, undo, redo, drop, write, show, edits: () => current };
});
