// What a change would reach, before it is made: in words, and as outlines in the picture.
define("reaching", (use) => {
  const { make } = use("elements");
  const { isHeld, post } = use("source");
  const { selectedPicture } = use("pictures");
  const { counted } = use("names");
  const events = use("events");

  const isObject = (value) => Boolean(value) && typeof value === "object" && !Array.isArray(value);
  const [one, two] = ["#12345678", "#87654321"];
  const color = (value) => (value === one ? two : one);
  const isColor = (value) => isObject(value) && ["light", "white", "red", "color", "named"].some((key) => key in value);

  // Many numbers have a most of 1, such as opacities, and look the same beyond.
  const otherNumber = (value, type) => (type === "integer" || value <= 0 ? value + 1 : value / 2);

  // Another value than the one that is there, of the same kind; undefined where there is none to be thought of. `info` has the
  // type and the names of its values as far as they are known, `bases` the properties of values that are objects.
  function another(value, info = {}, bases = {}) {
    const { type, cases = [], base } = info;
    if (base && bases[base]) return anotherObject(isObject(value) ? value : {}, bases[base], bases);
    if (type === "image") return { color: color(isObject(value) ? value.color : "") };
    if (type === "font") {
      const key = isObject(value) && ["system", "size"].find((one) => typeof value[one] === "number");
      return key ? { ...value, [key]: value[key] + 1 } : typeof value === "number" ? value + 1 : 41;
    }
    if (type === "enumeration") return cases.find((name) => name !== value);
    if (type === "options") return [].concat(value || []).length ? [] : cases.slice(0, 1);
    if (type === "string") return `${value}.`;
    if (typeof value === "number") return otherNumber(value, type);
    if (typeof value === "boolean") return !value;
    if (Array.isArray(value)) return value.length && value.every((side) => typeof side === "number") ? value.map((side) => side + 1) : undefined;
    if (type && type !== "color") return undefined;
    return typeof value === "string" || isColor(value) ? color(value) : undefined;
  }

  // An object such as a configuration with another colour, or else with another of its values.
  function anotherObject(value, properties, bases) {
    const names = Object.keys(properties);
    const order = [...names.filter((name) => properties[name].type === "color"), ...names.filter((name) => name in value), ...names];
    for (const name of order) {
      const info = properties[name];
      const start = name in value ? value[name] : info.default;
      const next = info.base ? undefined : another(info.type === "color" && typeof start !== "string" ? "" : start, info, bases);
      if (next !== undefined) return { ...value, [name]: next };
    }
    return undefined;
  }

  // What is reached in words. Another value than the one that was looked at may show in more objects.
  function text({ objects, screens, pictures, unseen, isWhole, isKnown }, isExact) {
    // Where no picture takes the value, nobody knows what another one would reach.
    if (!objects && !unseen && !isKnown) return "";
    const rest = unseen ? ` ${unseen} ${objects ? "more " : ""}${unseen === 1 ? "object gets" : "objects get"} the value and ${
      isExact ? (unseen === 1 ? "looks" : "look") : "may look"} the same.` : "";
    if (!objects) return `Changes no object that ${isWhole ? "is shown" : "was looked at"}.${rest}`;
    return `Changes ${isWhole ? "" : "at least "}${counted(objects, "object")} on ${counted(screens, "screen")} (${counted(pictures, "picture")}).${rest}`;
  }

  // A line that tells what a change of a target reaches, and outlines it in the picture as long as it stands there. Empty where
  // that can't be told.
  function line(target, value, info, bases) {
    return lineFor(target, another(value, info, bases), false);
  }

  // The same for a value that somebody is about to set.
  const lineOf = (target, next) => lineFor(target, next, true);

  function lineFor(target, next, isExact) {
    if (isHeld || next === undefined) return "";
    const element = make("p", { class: "quiet reach" }, "…");
    const picture = selectedPicture();
    post("/reach", { ...target, value: next, picture: picture && picture.number }).then((found) => {
      element.textContent = text(found, isExact);
      if (!element.textContent) element.remove();
      if (element.isConnected) events.notify("reach", found.paths, element);
    }, () => element.remove());
    return element;
  }

  return { another, text, line, lineOf };
});
