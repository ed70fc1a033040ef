// The guide above the pictures of a theme's page: colours with names and contrasts, fonts and images, each with who
// uses it.
define("guide", (use) => {
  const { make, swatch } = use("elements");
  const { guide } = use("source");

  // A colour's digits without those of full opacity.
  const digits = (color) => color.replace(/^(#[0-9A-F]{6})FF$/i, "$1");
  const times = (count) => (count === 1 ? "once" : `${count} times`);

  // Who uses a value, as a rule would be told.
  function user({ class: name, containedIn, traits, property }) {
    const around = containedIn.map((outer) => ` in ${outer}`).join("");
    const more = Object.entries(traits || {}).map(([trait, value]) => ` ${trait}=${value}`).join("");
    return `${name}${around}${more}: ${property}`;
  }

  function users(uses) {
    if (!uses.length) return make("div", { class: "quiet" }, "used by no rule");
    return make("ul", { class: "users" }, uses.map((one) => make("li", { title: `${one.file}:${one.line}` }, user(one))));
  }

  function color({ names, light, dark, uses }) {
    const isSame = light === dark;
    const shade = (value, title) => make("div", { class: "shade" }, swatch(value),
      make("code", {}, digits(value)), isSame ? null : make("span", { class: "quiet" }, ` ${title}`));
    return make("li", { class: "card" }, make("h4", {}, names.join(", ") || digits(light)),
      shade(light, "light"), isSame ? null : shade(dark, "dark"), users(uses));
  }

  function value({ text, uses }) {
    return make("li", { class: "card" }, make("h4", {}, make("code", {}, text)), users(uses));
  }

  function pair({ foreground, background, ratio, lightness, threshold, passes, style, classes, count }) {
    const sample = make("span", { class: "sample", style: { color: foreground, background } }, "Aa");
    return make("tr", { class: passes ? null : "is-low" }, make("td", {}, sample),
      make("td", {}, make("code", {}, `${foreground} on ${background}`)), make("td", {}, style),
      make("td", {}, `${ratio.toFixed(2)} to 1${passes ? "" : `, less than ${threshold}`}`), make("td", {}, `Lc ${lightness}`),
      make("td", { class: "quiet" }, `${classes.join(", ")}, ${times(count)}`));
  }

  function part(title, items, content) {
    return items.length ? [make("h3", {}, title, " ", make("span", { class: "quiet" }, String(items.length))), content()] : [];
  }

  // The guide; nothing on other pages.
  function element() {
    if (!guide) return null;
    const { colors, fonts, images, pairs } = guide;
    const list = (items, show) => () => make("ul", { class: "cards" }, items.map(show));
    const table = () => make("table", { class: "pairs" },
      make("thead", {}, make("tr", {}, ["", "Colours", "Style", "Contrast", "APCA", "Where"].map((title) => make("th", { scope: "col" }, title)))),
      make("tbody", {}, pairs.map(pair)));
    return make("section", { class: "guide", "aria-label": "Theme" },
      ...part("Colours", colors, list(colors, color)), ...part("Contrasts on the board", pairs, table),
      ...part("Fonts", fonts, list(fonts, value)), ...part("Images", images, list(images, value)));
  }

  return { element, isShown: Boolean(guide) };
});
