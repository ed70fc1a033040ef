// Values as the inspector shows them: colours without the digits of full opacity and with the name that stands in their place,
// and objects such as configurations as a list of their own values.
define("values", (use) => {
  const { make, swatch, swatches } = use("elements");

  const isObject = (value) => Boolean(value) && typeof value === "object" && !Array.isArray(value);
  const isPair = (value) => isObject(value) && typeof value.light === "string" && typeof value.dark === "string";
  const digits = (color) => color.replace(/^(#[0-9A-F]{6})FF$/i, "$1");

  // A value as documents write it. The classes of values that are objects go without saying.
  function text(value) {
    if (typeof value === "string") return digits(value);
    return JSON.stringify(value, (key, member) => (key === "class" ? undefined : typeof member === "string" ? digits(member) : member));
  }

  // A property's name in words.
  const words = (name) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

  // The name that a document has in a value's place, a variable's or a colour's; undefined where it has none.
  function nameOf(value, written, isColor) {
    if (typeof written !== "string" || written === value) return undefined;
    return written.startsWith("$") || (isColor && !written.startsWith("#")) ? written : undefined;
  }

  // A value that is no list: with its colour, and the name that `written` has for it.
  function single(value, written, color) {
    const squares = isPair(value) ? swatches(value.light, value.dark) : [swatch(color || value)];
    const name = nameOf(value, written, Boolean(color) || squares.some(Boolean));
    return [...squares, make("code", {}, isPair(value) ? `${digits(value.light)}, dark ${digits(value.dark)}` : text(value)), ...(name ? [" ", make("span", { class: "quiet" }, name)] : [])];
  }

  // The values of an object, a row each; those of objects within it are indented.
  function list(value, written) {
    const own = isObject(written) ? written : {};
    return make("dl", { class: "values" }, Object.entries(value).filter(([key]) => key !== "class").flatMap(([key, member]) => [
      make("dt", {}, words(key)),
      make("dd", {}, isObject(member) && member.class ? list(member, own[key]) : single(member, own[key]))]));
  }

  // What shows a value. `written` is what the document has in its place, and `isList` tells whether its own values have names.
  function show(value, written, color, isList) {
    if (!isList || !isObject(value)) return single(value, written, color);
    const name = nameOf(value, written);
    return [name ? make("span", { class: "quiet" }, name) : null, list(value, written)];
  }

  return { show, text, words, digits, isPair };
});
