// What the page knows of pictures, and what it shows of them.
define("pictures", (use) => {
  const settings = use("settings");
  const names = use("names");
  const search = use("search");

  // The revision of Git that pictures are compared with; empty for none.
  const against = settings.against || "";
  const standardGroup = against ? "change" : "folder";

  // What is shown; the address has all but the problems. `size` is the height of a picture on the wall in CSS pixels, null for
  // one that shows as much as possible at once; `only` has the filters that are chosen.
  const state = {
    size: null, stageZoom: "fit", group: standardGroup, framed: false, search: "", only: [], picture: null, problems: [],
    gone: [], theme: "",
    switches: {}, showsSwitches: false, panel: "", tree: false, onlySet: false, compare: "", compareMode: "side", mix: 50,
    compareFit: false, compareByHand: false, compareOffset: [0, 0],
  };
  const known = new Map();
  let order = [];
  let screenNames = new Map();

  // All pictures in their order: those of the folders, or the board of the theme whose page is shown.
  const allPictures = () => order.map((number) => known.get(number)).filter(
    (picture) => picture && Boolean(picture.isBoard) === Boolean(state.theme));
  // The picture on the stage; undefined while all are shown.
  function selectedPicture() {
    const all = state.picture ? allPictures() : [];
    // A picture of several values gives way to the one that stays when fewer are shown.
    return all.find((picture) => picture.id === state.picture) || all.find((picture) => state.picture.startsWith(`${picture.id} · `));
  }
  const picture = (number) => known.get(number);

  // What is switched on the page: values by name, each with one or several, and the names with several.
  const isSwitched = () => Object.keys(state.switches).length > 0;
  const severalNames = () => Object.keys(state.switches).filter((name) => state.switches[name].length > 1);

  // What a picture is shown with.
  const shownAs = (picture) => picture.as || Object.fromEntries(Object.entries(state.switches).map(([name, [first]]) => [name, first]));

  // Options as a person says them: themes have the names of their files.
  const said = (options) => Object.fromEntries(Object.entries(options).map(
    ([name, value]) => [name, name === "theme" ? value.split(" ").map(names.ofTheme).join(" + ") : value]));
  const shownNames = (picture) => said(shownAs(picture));

  // The options of a picture's variant; what is switched on the page takes their place.
  const options = (picture) => Object.entries(said({ ...picture.variant, ...shownAs(picture) }));
  const variantText = (picture) => options(picture).map(([, value]) => value).join(" · ");

  // The name of a picture's screen: {name, folder, isTop, below}, of which `below` has the folders, too.
  const screenName = (picture) => screenNames.get(picture.screen)
    || names.ofScreens([picture.screen]).get(picture.screen);

  // What became of pictures since the revision, in the order in which that matters.
  const changeTitles = {
    changed: `Changed since ${against}`, new: `New since ${against}`, broken: `No picture at ${against}`, wrong: "Wrong",
    pending: "Not compared", same: `As at ${against}`,
  };

  // What became of a picture. Only pictures as they are written are compared.
  function changeKind(picture) {
    if (picture.problems.length) return "wrong";
    return isSwitched() || !picture.change ? "pending" : picture.change.kind;
  }

  // Whether a picture stands on the wall between the one before and the difference.
  const isBeside = (picture) => !state.theme && state.group === "change" && changeKind(picture) === "changed";

  // The sizes in points of the pictures that stand beside one on the wall.
  const beside = (picture) => (isBeside(picture) ? [picture.change.size, picture.change.wholeSize] : []);

  // What can be wrong with a picture, by the name of its filter.
  const filters = {
    wrong: (picture) => picture.problems.length > 0,
    warned: (picture) => (picture.warnings || []).length > 0,
    // Goldens are of pictures as they are written.
    differs: (picture) => picture.golden === "differs" && !isSwitched(),
    missing: (picture) => picture.golden === "missing" && !isSwitched(),
    changed: (picture) => ["changed", "new"].includes(changeKind(picture)),
  };

  // Whether the search and one of the filters find a picture. The words of a search are read once for all pictures.
  let words = { text: "", terms: [] };

  // Pictures that look as another one before them, since they differ only in what is switched: they are left out.
  let repeated = { switches: null, order: null, numbers: new Set() };

  function isRepeated(picture) {
    if (!isSwitched()) return false;
    if (repeated.switches !== state.switches || repeated.order !== order) {
      const seen = new Set();
      const numbers = allPictures().filter((picture) => {
        const rest = Object.entries(picture.variant).filter(([name]) => !(name in state.switches));
        const key = JSON.stringify([picture.screen, rest, shownAs(picture)]);
        return seen.has(key) || !seen.add(key);
      }).map((one) => one.number);
      repeated = { switches: state.switches, order, numbers: new Set(numbers) };
    }
    return repeated.numbers.has(picture.number);
  }

  // All pictures without those that look as another one.
  const distinctPictures = () => allPictures().filter((one) => !isRepeated(one));

  function matches(picture) {
    if (isRepeated(picture)) return false;
    if (words.text !== state.search) words = { text: state.search, terms: search.terms(state.search) };
    if (state.only.length && !state.only.some((name) => filters[name](picture))) return false;
    return search.matches(picture, words.terms);
  }

  // The pictures that differ from the selected one in language only, with it; none where there is one language.
  function languages() {
    const own = selectedPicture();
    if (!own || !own.variant.locale) return [];
    const rest = ({ screen, variant: { locale, ...others }, as }) => JSON.stringify([screen, others, as]);
    const found = allPictures().filter((one) => one.variant.locale && rest(one) === rest(own));
    return found.length > 1 ? found : [];
  }

  // The pictures that differ from the selected one only in what is switched to several values, with it, in their order.
  function siblings() {
    const own = selectedPicture();
    if (!own || !severalNames().length) return [];
    const rest = ({ screen, variant }) => JSON.stringify([
      screen, Object.entries(variant).filter(([name]) => !(name in state.switches))]);
    const found = allPictures().filter((one) => !isRepeated(one) && rest(one) === rest(own));
    return found.includes(own) ? found : [];
  }

  const asWritten = "as written";

  function deviceName(picture) {
    const name = shownAs(picture).device || picture.variant.device || picture.device;
    if (name && name !== "custom") return name;
    return picture.size ? picture.size.join(" × ") : "";
  }

  function themeName(picture) {
    const themes = (picture.documents || []).filter(names.isTheme);
    if (shownAs(picture).theme) return [...themes.map(names.ofTheme)].join(" + ");
    return picture.variant.theme ? said(picture.variant).theme : themes.map(names.ofTheme).join(" + ") || "no theme";
  }

  // The groups of pictures: what each belongs to.
  const groupings = {
    folder: (picture) => screenName(picture).folder,
    screen: (picture) => screenName(picture).below,
    device: deviceName,
    theme: themeName,
    variant: (picture) => variantText(picture) || asWritten,
    ...(against ? { change: (picture) => changeTitles[changeKind(picture)] } : {}),
  };

  // The options of a variant that a group's title says already.
  const saidByGroup = { device: "device", theme: "theme" };

  // The name of a picture within its group, and its variant, each empty where the group says it.
  function captionOf(picture) {
    const { name, below } = screenName(picture);
    // All pictures have what is switched to one value, and a theme's page has one theme.
    const isSaid = (name) => name === saidByGroup[state.group] || (state.switches[name] || []).length === 1
      || (name === "theme" && Boolean(state.theme));
    const variant = options(picture).filter(([name]) => !isSaid(name)).map(([, value]) => value).join(" · ");
    if (state.group === "screen") return [variant, ""];
    if (state.group === "variant") return [below, ""];
    return [state.group === "folder" ? name : below, variant];
  }

  // All pictures in groups, in their order, without those that look as another one: a title and pictures each.
  function groups() {
    if (state.theme) return allPictures().length ? [["", allPictures()]] : [];
    const found = new Map();
    for (const picture of distinctPictures()) {
      const title = groupings[state.group](picture);
      if (!found.has(title)) found.set(title, []);
      found.get(title).push(picture);
    }
    const order = Object.values(changeTitles);
    return state.group === "change" ? [...found].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)) : [...found];
  }

  // The panels that are about all pictures.
  const wholePanels = ["palette", "changes"];

  // The panel that is shown; empty for none. Without a selected picture there are only those about all.
  const currentPanel = () => (
    selectedPicture() ? state.panel || "values" : wholePanels.includes(state.panel) ? state.panel : "");

  // Takes the server's changes in. Returns whether there are other pictures than before.
  function accept(changes) {
    // What a search finds is told only where it is another.
    for (const picture of changes.pictures || []) {
      const before = known.get(picture.number);
      known.set(picture.number, before && !picture.index ? { ...picture, index: before.index } : picture);
    }
    for (const { numbers, as, isWaiting } of changes.waits || []) {
      for (const number of numbers) known.set(number, { ...known.get(number), as, isWaiting });
    }
    if (!changes.order) return false;
    order = changes.order;
    state.problems = changes.problems;
    state.gone = changes.gone || [];
    const current = new Set(order);
    for (const number of [...known.keys()]) if (!current.has(number)) known.delete(number);
    screenNames = names.ofScreens([...new Set([...[...known.values()].filter((picture) => !picture.isBoard).map((picture) => picture.screen), ...state.gone])]);
    return true;
  }

  return {
    state, against, standardGroup, changeKind, isBeside, beside, allPictures, distinctPictures, selectedPicture, picture, variantText, screenName, filters, matches, captionOf, groupings, groups, languages,
    isSwitched, severalNames, shownNames, siblings, currentPanel, accept,
  };
});
