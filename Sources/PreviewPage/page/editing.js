// Values that are tried on the page, and written into the documents on request.
define("editing", (use) => {
  const { byID, make, say } = use("elements");
  const { post } = use("source");

  let gesture = 0;
  let timer = null;
  // The document whose tried values were lost last.
  let dropped = null;
  let suggestionCount = 0;

  // Where a value could be changed: what set it, or what could. Null where no document does.
  function target(view, name, found) {
    if (found.rule) {
      return found.rule.index === null ? null
        : { kind: "rule", file: found.rule.file, index: found.rule.index, property: name };
    }
    return found.source === "instance" && view.place
      ? { kind: "object", ...view.place, property: name } : null;
  }

  // Shows the pictures with another value. Quick changes, as those of a colour that is dragged, become one.
  function apply(place, value) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      post("/try", { ...place, value, gesture: String(gesture) }).then(() => say(""), (error) => say(error.message, true));
    }, 20);
  }

  // Tries another constant of a constraint.
  function setConstant({ place, attribute }, constant) {
    gesture += 1;
    apply({ kind: "constraint", ...place, attribute }, constant);
  }

  // Reads a typed value: JSON if it is, else a text.
  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  const hex = (color) => (color || "#000000").slice(0, 7).toLowerCase();
  const isColor = (value) => typeof value === "string" && /^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/.test(value);

  // Offers names in a field.
  function suggest(field, names) {
    suggestionCount += 1;
    const id = `suggestions-${suggestionCount}`;
    field.setAttribute("list", id);
    return make("datalist", { id }, names.map((name) => make("option", { value: name })));
  }

  // The fields for a value. `change` is called with each new one.
  function fields(value, color, change, cases = []) {
    const text = make("input", {
      class: "field", "aria-label": "Value", value: typeof value === "string" ? value : JSON.stringify(value),
      change: () => change(parsed(text.value)),
    });
    const parts = [text];
    if (cases.length && typeof value === "string") parts.push(suggest(text, cases));
    if (typeof value === "boolean") {
      parts.unshift(make("input", {
        type: "checkbox", "aria-label": "On", checked: value,
        change: (event) => { text.value = String(event.target.checked); change(event.target.checked); },
      }));
    } else if (value && typeof value.size === "number") {
      // A font.
      const size = make("input", {
        class: "field", type: "number", step: "any", "aria-label": "Size", value: value.size,
        change: () => {
          const font = { ...value, size: Number(size.value) };
          text.value = JSON.stringify(font);
          change(font);
        },
      });
      parts.unshift(size);
    } else if (typeof value === "number") {
      text.type = "number";
      text.step = "any";
    } else if (isColor(value) || color) {
      const alpha = isColor(value) ? value.slice(7) : "";
      parts.unshift(make("input", {
        type: "color", "aria-label": "Colour", value: hex(isColor(value) ? value : color),
        input: (event) => { text.value = event.target.value.toUpperCase() + alpha; change(text.value); },
      }));
    }
    return make("div", { class: "fields" }, parts);
  }

  // Fills `box` with what can be changed of a value.
  async function open(box, view, name, found, picture, cases) {
    const place = target(view, name, found);
    if (!place) {
      box.replaceChildren(make("p", { class: "quiet" }, "A class or the look sets this: add a rule or a value of the object below."));
      return;
    }
    gesture += 1;
    // Stands for the fields until they are there, so that values shown anew meanwhile leave them a place.
    box.replaceChildren(make("p", { class: "quiet" }, "…"));
    try {
      const source = await post("/source", { ...place, picture });
      const own = () => fields(source.value, found.color, (value) => apply(place, value), cases);
      if (!source.variable) {
        box.replaceChildren(own());
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
      const all = fields(variable.value, found.color, (value) => apply(whole, value));
      box.replaceChildren(
        make("p", { class: "quiet" }, `$${variable.name} of ${variable.file}:${variable.line}, ${variable.uses === 1 ? "used once" : `used ${variable.uses} times`}`),
        all, one);
    } catch (error) {
      box.replaceChildren(make("p", { class: "problems" }, error.message));
    }
  }

  // Fills `box` with the fields of a variable.
  function openVariable(box, variable) {
    gesture += 1;
    const place = { kind: "variable", file: variable.file, name: variable.name };
    box.replaceChildren(fields(variable.value, variable.color, (value) => apply(place, value)));
  }

  // A form for a property that nothing sets yet: on the object, for its class, or for its class in a container.
  function addition(view, containers, documents, properties) {
    const value = make("input", { class: "field", placeholder: "value", "aria-label": "New value" });
    const name = make("input", {
      class: "field", placeholder: "property", "aria-label": "Property",
      change: () => {
        if (value.list) value.list.remove();
        const cases = properties[name.value.trim().split("@")[0]] || [];
        if (cases.length) form.append(suggest(value, cases));
      },
    });
    const where = make("select", { "aria-label": "Where" },
      view.place ? make("option", { value: "object" }, "this object") : null,
      documents.flatMap((file) => [
        make("option", { value: JSON.stringify({ file, containedIn: [] }) }, `every ${view.class}, in ${file}`),
        ...containers.map((container) => make("option", {
          value: JSON.stringify({ file, containedIn: [container] }),
        }, `${view.class} in ${container}, in ${file}`)),
      ]));
    const add = () => {
      if (!name.value || !value.value) return;
      gesture += 1;
      const place = where.value === "object" ? { kind: "object", ...view.place }
        : { kind: "newRule", class: view.class, ...JSON.parse(where.value) };
      apply({ ...place, property: name.value.trim() }, parsed(value.value));
    };
    const form = make("form", { class: "addition", submit: (event) => { event.preventDefault(); add(); } },
      name, value, where, make("button", { id: "add" }, "Add"), suggest(name, Object.keys(properties).sort()));
    return form;
  }

  function undo() {
    gesture += 1;
    post("/undo", {}).then(() => say(""), (error) => say(error.message, true));
  }

  function write() {
    gesture += 1;
    post("/write", {}).then(
      (answer) => say(answer.files.length ? `Wrote ${answer.files.join(", ")}.` : "Nothing was changed."),
      (error) => say(error.message, true));
  }

  // Shows how much is not written yet.
  function show(edits) {
    byID("edits").hidden = !edits.undo;
    byID("edits-text").textContent = edits.files.length === 1
      ? edits.files[0].split("/").pop() : `${edits.files.length} documents`;
    if (edits.dropped && edits.dropped !== dropped) {
      say(`Somebody else changed ${edits.dropped.split("/").pop()}: what was tried in it is gone.`, true);
    }
    dropped = edits.dropped;
  }

  return { open, openVariable, setConstant, addition, undo, write, show };
});
