// The field of an image: its name or what it is made of as a text, the images of the catalogues by picture, and the symbols of
// the system by search.
define("image-field", (use) => {
  const { make } = use("elements");

  // How long nothing is typed before the server is asked for symbols, in milliseconds.
  const restTime = 120;

  const isObject = (value) => Boolean(value) && typeof value === "object" && !Array.isArray(value);
  const pick = (value, keys) => (isObject(value) ? Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]])) : {});

  // An image of a catalogue in place of a value. How it is coloured stays.
  function named(value, name) {
    const kept = pick(value, ["renderingMode"]);
    return Object.keys(kept).length ? { named: name, ...kept } : name;
  }

  // A symbol in place of a value. Its size, weight and colours stay.
  const symbol = (value, name) => ({ systemImage: name, ...pick(value, ["configuration", "renderingMode"]) });

  // What a value names: {kind, name}; no name where it is made of something else.
  function nameOf(value) {
    if (typeof value === "string") return { kind: "images", name: value };
    if (isObject(value) && typeof value.named === "string") return { kind: "images", name: value.named };
    if (isObject(value) && typeof value.systemImage === "string") return { kind: "symbols", name: value.systemImage };
    return { kind: "images" };
  }

  const isImage = (value) => isObject(value) && ("systemImage" in value || "named" in value);

  // The button that an arrow leads to from another one in a grid of rows; undefined at an end.
  function neighbour(buttons, button, key) {
    const index = buttons.indexOf(button);
    if (key === "ArrowLeft") return buttons[index - 1];
    if (key === "ArrowRight") return buttons[index + 1];
    const columns = buttons.filter((one) => one.offsetTop === buttons[0].offsetTop).length || 1;
    return buttons[index + (key === "ArrowUp" ? -columns : columns)];
  }

  // A list of pictures with names below a field to search in. `load` gets what is typed and returns {choices, count}.
  function list(label, load, chosen, choose) {
    let request = 0;
    let timer = null;
    const grid = make("div", { class: "image-choices" });
    const more = make("div", { class: "quiet" });

    async function show() {
      request += 1;
      const own = request;
      let found;
      try {
        found = await load(search.value.trim());
      } catch (error) {
        found = { choices: [], count: 0, problem: error.message };
      }
      if (own !== request) return;
      const current = chosen();
      grid.replaceChildren(...found.choices.map(({ name, detail, picture }) => make("button", {
        type: "button", title: detail ? `${name}, ${detail}` : name, "aria-pressed": String(name === current), click: (event) => {
          choose(name);
          for (const one of grid.children) one.setAttribute("aria-pressed", String(one === event.currentTarget));
        },
      }, make("span", { class: "picture" }, picture ? make("img", { src: picture, alt: "", draggable: "false" }) : null), make("span", { class: "name" }, name))));
      const rest = found.count - found.choices.length;
      more.textContent = found.problem || (!found.count ? "Nothing of this name." : rest > 0 ? `and ${rest} more` : "");
      more.hidden = !more.textContent;
    }

    const search = make("input", {
      type: "search", class: "field", placeholder: label, "aria-label": label, input: () => {
        clearTimeout(timer);
        timer = setTimeout(show, restTime);
      },
      keydown: (event) => {
        if (event.key === "ArrowDown" && grid.children.length) {
          event.preventDefault();
          grid.children[0].focus();
        }
      },
    });
    grid.addEventListener("keydown", (event) => {
      if (!event.key.startsWith("Arrow")) return;
      // The page's own arrows lead to other objects.
      event.preventDefault();
      event.stopPropagation();
      const next = neighbour([...grid.children], event.target, event.key);
      if (next) next.focus();
      else if (event.key === "ArrowUp") search.focus();
    });
    return { element: make("div", { class: "image-list" }, search, grid, more), show };
  }

  // Finds images by the words that are typed: all are known after the first time.
  function searching(load) {
    let known = null;
    return async (text) => {
      known = known || load();
      const { choices, count } = await known;
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      if (!words.length) return { choices, count };
      const found = choices.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
      return { choices: found, count: found.length };
    };
  }

  // The field. `sources` has `images()` and `symbols(search)`, which promise {choices, count}; none in a gallery.
  function field(value, sources, parsed, change) {
    let current = value;
    const written = () => (typeof current === "string" ? current : JSON.stringify(current));
    const text = make("input", {
      class: "field", "aria-label": "Value", value: written(), change: () => {
        current = parsed(text.value);
        change(current);
      },
    });
    const set = (next) => {
      current = next;
      text.value = written();
      change(next);
    };
    const lists = {
      images: list("Find an image", searching(sources.images), () => (nameOf(current).kind === "images" ? nameOf(current).name : null), (name) => set(named(current, name))),
      symbols: list("Find a symbol", sources.symbols, () => (nameOf(current).kind === "symbols" ? nameOf(current).name : null), (name) => set(symbol(current, name))),
    };
    const toggle = (kind, title) => {
      const button = make("button", {
        type: "button", "data-list": kind, "aria-expanded": "false", click: () => {
          const isOpen = button.getAttribute("aria-expanded") === "true";
          for (const one of buttons) one.setAttribute("aria-expanded", String(one === button && !isOpen));
          room.replaceChildren(...(isOpen ? [] : [lists[kind].element]));
          if (!isOpen) lists[kind].show();
        },
      }, title);
      return button;
    };
    const buttons = [toggle("images", "Images"), toggle("symbols", "Symbols")];
    const room = make("div", { class: "image-room" });
    return make("div", { class: "fields image-field" }, text, buttons, room);
  }

  return { field, named, symbol, nameOf, isImage, neighbour, searching };
});
