// Fields for values by their type: what is typed, dragged or chosen becomes a value of a document.
define("fields", (use) => {
  const { make, swatch } = use("elements");
  const images = use("image-field");
  const { words, isPair } = use("values");

  let suggestionCount = 0;

  // Offers names in a field.
  function suggest(field, names) {
    suggestionCount += 1;
    const id = `suggestions-${suggestionCount}`;
    field.setAttribute("list", id);
    return make("datalist", { id }, names.map((name) => make("option", { value: name })));
  }

  // Reads a typed value: JSON if it is, else a text.
  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  const round = (number) => Math.round(number * 1000) / 1000;
  // How much a step changes: a point, ten with Shift, a tenth with Alt.
  const stepOf = (event) => (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);

  // MARK: Numbers

  // A number that the arrows and a dragged handle change. Whole numbers have no smaller step.
  function number(value, label, change, isWhole) {
    const set = (next) => {
      input.value = isWhole ? Math.round(next) : round(next);
      change(Number(input.value));
    };
    const input = make("input", {
      class: "field", type: "number", step: isWhole ? "1" : "any", "aria-label": label, value: round(value),
      change: () => { if (input.value !== "" && Number.isFinite(Number(input.value))) change(Number(input.value)); },
      keydown: (event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        const step = isWhole ? Math.max(1, stepOf(event)) : stepOf(event);
        set(Number(input.value) + (event.key === "ArrowUp" ? step : -step));
      },
    });
    let start = null;
    const handle = make("span", {
      class: "handle", title: "Drag to change; with Shift faster, with Alt slower", "aria-hidden": "true",
      pointerdown: (event) => {
        event.preventDefault();
        handle.setPointerCapture(event.pointerId);
        start = { x: event.clientX, value: Number(input.value) };
      },
      pointermove: (event) => { if (start) set(start.value + Math.round((event.clientX - start.x) / 2) * stepOf(event)); },
      pointerup: () => { start = null; },
    }, "↔");
    return make("span", { class: "number-field" }, handle, input);
  }

  // What the numbers of geometry are, in the order in which documents write them.
  const sides = {
    insets: ["top", "left", "bottom", "right"], point: ["x", "y"], size: ["width", "height"], offset: ["horizontal", "vertical"],
    rect: ["x", "y", "width", "height"], frame: ["x", "y", "width", "height"],
  };

  function numbers(type, value, change) {
    const current = [...value];
    return make("div", { class: "sides" }, sides[type].map((side, index) => make("label", {}, make("span", { class: "quiet" }, side),
      number(current[index] || 0, side, (next) => {
        current[index] = next;
        change([...current]);
      }))));
  }

  // MARK: Colours

  const isHex = (value) => typeof value === "string" && /^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$/.test(value);
  const opacityOf = (color) => (color && color.length === 9 ? Math.round(parseInt(color.slice(7), 16) * 100 / 255) : 100);

  // A colour with its opacity, as documents write it.
  function hexText(color, opacity) {
    const alpha = opacity >= 100 ? "" : Math.round(opacity * 255 / 100).toString(16).padStart(2, "0");
    return (color.slice(0, 7) + alpha).toUpperCase();
  }

  const isVariable = (value) => typeof value === "string" && value.startsWith("$");

  // The colour that a name stands for.
  function colorOf(name, { variables = [], colors = [] }) {
    if (isVariable(name)) return (variables.find((one) => `$${one.name}` === name) || {}).color;
    return (colors.find((one) => one.name === name) || {}).light;
  }

  // What changes a variable that stands for a value, in all places.
  const everywhere = (value, { everywhere: open }) => (isVariable(value) && open ? open(value.slice(1)) : null);

  // A colour for the light and one for the dark.
  function pair(value, names, change) {
    return make("div", { class: "members" }, ["light", "dark"].map((style) => make("div", { class: "member", "data-member": style },
      make("div", { class: "quiet" }, style), color(value[style], undefined, names, (next, within = []) => change(next, [style, ...within])))));
  }

  // A colour as digits with opacity, or as a variable or a colour of the system.
  function color(value, shown, names, change) {
    const start = isHex(value) ? value : colorOf(value, names()) || shown || "#000000FF";
    const text = make("input", {
      class: "field", "aria-label": "Value", value: typeof value === "string" ? value : JSON.stringify(value),
      change: () => {
        if (isHex(text.value)) showHex(text.value);
        change(parsed(text.value));
      },
    });
    const hex = make("input", { type: "color", "aria-label": "Colour", value: start.slice(0, 7).toLowerCase(), input: () => mix() });
    const opacity = make("input", {
      type: "range", min: "0", max: "100", class: "opacity", "aria-label": "Opacity", value: opacityOf(start), input: () => mix(),
    });
    const percent = make("span", { class: "quiet percent" }, `${opacity.value} %`);

    function showHex(next) {
      hex.value = next.slice(0, 7).toLowerCase();
      opacity.value = opacityOf(next);
      percent.textContent = `${opacity.value} %`;
    }

    function mix() {
      text.value = hexText(hex.value, Number(opacity.value));
      percent.textContent = `${opacity.value} %`;
      change(text.value);
    }

    function choose(name, shownColor) {
      text.value = name;
      if (isHex(shownColor)) showHex(shownColor);
      change(name);
    }

    const list = make("div", { class: "color-names", hidden: true });
    const toggle = make("button", {
      type: "button", "aria-expanded": "false", click: () => {
        list.hidden = !list.hidden;
        toggle.setAttribute("aria-expanded", String(!list.hidden));
        const { variables = [], colors = [] } = names();
        const row = (name, first, second) => make("button", {
          type: "button", title: name, "aria-pressed": String(text.value === name), click: () => choose(name, first),
        }, swatch(first), swatch(second), name);
        if (!list.childElementCount) {
          list.append(
            ...variables.filter((one) => one.color).map((one) => row(`$${one.name}`, one.color)),
            ...colors.map(({ name, light, dark }) => row(name, light, dark === light ? null : dark)));
        }
      },
    }, "Names");
    return make("div", { class: "fields color-field" }, hex, opacity, percent, text, toggle, list, everywhere(value, names()));
  }

  // MARK: Others

  const weights = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"];

  const isFont = (value) => Boolean(value) && typeof value === "object" && (typeof value.system === "number" || typeof value.size === "number");

  // A font: its size, its weight where the system's is meant, and all of it as a text. The system's regular font is a number.
  function font(value, change) {
    const members = (font) => (typeof font === "number" ? { system: font } : isFont(font) ? { ...font } : {});
    let current = members(value);
    const written = (font) => (typeof font === "string" ? font : JSON.stringify(font));
    const text = make("input", {
      class: "field", "aria-label": "Value", value: written(value), change: () => {
        current = members(parsed(text.value));
        change(parsed(text.value));
      },
    });
    const set = (more) => {
      current = { ...current, ...more };
      const isPlain = Object.keys(current).every((key) => key === "system" || (key === "weight" && current.weight === "regular"));
      const next = isPlain ? current.system : current;
      text.value = written(next);
      change(isPlain ? next : { ...next });
    };
    const key = typeof current.system === "number" ? "system" : "size";
    const parts = [];
    if (typeof current[key] === "number") parts.push(number(current[key], "Size", (size) => set({ [key]: size })));
    if (key === "system" && (current.weight === undefined || typeof current.weight === "string")) {
      parts.push(choice(current.weight || "regular", weights, "Weight", (weight) => set({ weight })));
    }
    return make("div", { class: "fields" }, parts, text);
  }

  function choice(value, cases, label, change) {
    const all = cases.includes(value) || value === undefined ? cases : [value, ...cases];
    const select = make("select", { class: "field", "aria-label": label, change: () => change(select.value) },
      all.map((name) => make("option", { value: name, selected: name === value }, name)));
    return select;
  }

  function options(value, cases, change) {
    const current = new Set(Array.isArray(value) ? value : value ? [value] : []);
    return make("div", { class: "fields chips", role: "group", "aria-label": "Value" }, cases.map((name) => {
      const chip = make("button", {
        type: "button", class: "chip", "aria-pressed": String(current.has(name)), click: () => {
          if (!current.delete(name)) current.add(name);
          chip.setAttribute("aria-pressed", String(current.has(name)));
          change(cases.filter((one) => current.has(one)));
        },
      }, name);
      return chip;
    }));
  }

  // Several lines for what has a structure.
  function structure(value, change) {
    const area = make("textarea", {
      class: "field", "aria-label": "Value", rows: String(Math.min(14, JSON.stringify(value, null, 2).split("\n").length)), spellcheck: "false",
      change: () => {
        try {
          change(JSON.parse(area.value));
          area.removeAttribute("aria-invalid");
        } catch {
          area.setAttribute("aria-invalid", "true");
        }
      },
    });
    area.value = JSON.stringify(value, null, 2);
    return make("div", { class: "fields" }, area);
  }

  const nest = (keys, value) => keys.reduceRight((inner, key) => ({ [key]: inner }), value);

  // The values of an object, such as a configuration, each with fields of its own; those that are not set can be added. `change`
  // is called with a value and the way to it.
  function group(value, base, names, bases, change) {
    const info = bases[base];
    const present = new Set(Object.keys(value));
    function member(key, own) {
      const about = info[key.split("@")[0]] || {};
      const set = (next, within = []) => {
        if (present.has(key)) {
          change(next, [key, ...within]);
        } else {
          present.add(key);
          change(nest(within, next), [key]);
        }
      };
      return make("div", { class: "member", "data-member": key, title: about.summary },
        make("div", { class: "quiet" }, words(key)), fields(own, about, about.color, names, set, bases));
    }

    const rows = make("div", {}, Object.entries(value).filter(([key]) => key !== "class").map(([key, own]) => member(key, own)));
    const add = make("select", {
      "aria-label": "Add a value", class: "add-member", change: () => {
        const key = add.value;
        add.value = "";
        if (!key) return;
        rows.append(member(key, initial(info[key])));
        [...add.options].find((option) => option.value === key).remove();
      },
    }, make("option", { value: "" }, "Add a value …"),
    Object.keys(info).filter((key) => !present.has(key) && !/accessibility/i.test(key)).sort()
      .map((key) => make("option", { value: key }, words(key))));
    return make("div", { class: "members" }, rows, add);
  }

  // The fields for a value. `info` has its type and cases, `shown` is the colour that it is drawn as, `names` returns the
  // variables and colours that have names and the sources of images, and `change` is called with each new value, and the way to it within an object.
  // `bases` has the properties of values that are objects.
  function fields(value, { type, cases = [], base } = {}, shown, names, change, bases = {}) {
    const text = (read) => {
      const input = make("input", {
        class: "field", "aria-label": "Value", value: typeof value === "string" ? value : JSON.stringify(value),
        change: () => change(read(input.value)),
      });
      return make("div", { class: "fields" }, input, cases.length ? suggest(input, cases) : null, everywhere(value, names()));
    };
    if ((type === "color" || !type) && isPair(value)) return pair(value, names, change);
    if (type === "color" || (!type && (isHex(value) || shown))) return color(value, shown, names, change);
    if (isVariable(value)) return text(parsed);
    const { sources } = names();
    if (sources && (type === "image" || (!type && images.isImage(value)))) return images.field(value, sources, parsed, change);
    if (type === "boolean" || typeof value === "boolean") {
      const box = make("input", { type: "checkbox", "aria-label": "On", checked: value === true, change: () => change(box.checked) });
      return make("div", { class: "fields" }, make("label", { class: "tool" }, box, "On"));
    }
    if (type === "enumeration" && cases.length) return make("div", { class: "fields" }, choice(value, cases, "Value", change));
    if (type === "options" && cases.length) return options(value, cases, change);
    if (type === "font" || (!type && isFont(value))) return font(value, change);
    if (typeof value === "number") return make("div", { class: "fields" }, number(value, "Value", change, type === "integer"));
    if (sides[type] && Array.isArray(value) && value.length === sides[type].length
      && value.every((one) => typeof one === "number")) return numbers(type, value, change);
    if (base && bases[base] && value && typeof value === "object" && !Array.isArray(value)) {
      return group(value, base, names, bases, change);
    }
    if (value && typeof value === "object") return structure(value, change);
    return text(type === "string" ? (typed) => typed : parsed);
  }

  // A value to begin with where none is set.
  function initial({ type, cases = [], ...info }) {
    if (info.base) return {};
    if (info.default !== undefined && info.default !== null) return info.default;
    if (type === "color") return "#000000";
    if (type === "boolean") return false;
    if (type === "enumeration") return cases[0];
    if (type === "options") return [];
    if (type === "number" || type === "integer") return 0;
    if (type === "font") return 17;
    if (sides[type]) return sides[type].map(() => 0);
    return type === "string" || type === "image" ? "" : {};
  }

  return { fields, initial, nest, parsed, suggest, hexText, opacityOf };
});
