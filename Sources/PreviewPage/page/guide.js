// The guide above the pictures of a theme's page: colours with names and contrasts, fonts and images, each with who
// uses it.
define("guide", (use) => {
  const { make, problemList, swatch } = use("elements");
  const { ask, guide: held } = use("source");
  const { state } = use("pictures");
  const { ofTheme } = use("names");
  const events = use("events");
  const { digits } = use("values");

  // What is known of the theme whose page is shown: of a gallery from the start, of a preview when it was asked for.
  let guide = held;
  // The variables of all documents, with the number of their uses.
  let variables = [];
  let problems = [];
  let request = 0;
  // The number of times that something else was known.
  let version = 0;

  // Asks for what the theme sets, as far as a page of a theme is shown.
  async function load() {
    if (held) return;
    request += 1;
    const own = request;
    let found = null;
    let wrong = [];
    let palette = { variables: [] };
    if (state.theme) {
      try {
        [found, palette] = await Promise.all([ask("/guide"), ask("/palette")]);
        wrong = found.problems || [];
      } catch (error) {
        wrong = [error.message];
      }
    }
    const next = found && found.colors ? found : null;
    if (own !== request || JSON.stringify([next, wrong, palette.variables]) === JSON.stringify([guide, problems, variables])) return;
    guide = next;
    variables = palette.variables;
    problems = wrong;
    version += 1;
    events.notify("change");
  }

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

  // What leads to the pictures that use a variable; nothing where none does, or where there are no other pictures.
  function pictures(names) {
    const found = variables.find((one) => one.uses > 0 && names.includes(`$${one.name}`) && one.file === state.theme);
    return found ? make("button", {
      class: "link", title: "Show the pictures that use it", click: () => events.notify("find", `uses:${found.name}`),
    }, `used ${times(found.uses)}`) : null;
  }

  function color({ names, light, dark, uses }) {
    const isSame = light === dark;
    const shade = (value, title) => make("div", { class: "shade" }, swatch(value),
      make("code", {}, digits(value)), isSame ? null : make("span", { class: "quiet" }, ` ${title}`));
    return make("li", { class: "card" }, make("h4", {}, names.join(", ") || digits(light)),
      shade(light, "light"), isSame ? null : shade(dark, "dark"), users(uses), pictures(names));
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
    if (problems.length && state.theme) return problemList(problems);
    if (!isShown()) return null;
    const { colors, fonts, images, pairs } = guide;
    const list = (items, show) => () => make("ul", { class: "cards" }, items.map(show));
    const table = () => make("table", { class: "pairs" },
      make("thead", {}, make("tr", {}, ["", "Colours", "Style", "Contrast", "APCA", "Where"].map((title) => make("th", { scope: "col" }, title)))),
      make("tbody", {}, pairs.map(pair)));
    return make("section", { class: "guide", "aria-label": "Theme" }, state.theme ? make("h2", {}, ofTheme(state.theme)) : null,
      ...part("Colours", colors, list(colors, color)), ...part("Contrasts on the board", pairs, table),
      ...part("Fonts", fonts, list(fonts, value)), ...part("Images", images, list(images, value)));
  }

  // Forgets what a theme sets, since another page is shown.
  function clear() {
    if (held) return;
    request += 1;
    guide = null;
    variables = [];
    problems = [];
    version += 1;
  }

  // Whether there is a guide to show: in a preview only that of the theme whose page is shown.
  const isShown = () => Boolean(guide) && (Boolean(held) || Boolean(state.theme));

  return { element, isShown, load, clear, version: () => version };
});
