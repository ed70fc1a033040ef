// What the page knows of pictures, and what it shows of them.
define("pictures", () => {
  // What is shown; the address has all but the problems.
  const state = {
    zoom: "fit", stageZoom: "fit", rows: "screen", framed: false, search: "", picture: null, problems: [],
    panel: "", compare: "", compareMode: "side", mix: 50,
  };
  const known = new Map();
  let order = [];

  // All pictures in their order.
  const allPictures = () => order.map((number) => known.get(number)).filter(Boolean);
  // The picture on the stage; undefined while all are shown.
  const selectedPicture = () => allPictures().find((picture) => picture.id === state.picture);
  const picture = (number) => known.get(number);

  const variantText = (picture) => Object.values(picture.variant).join(" · ");

  // Whether the search finds a picture.
  const matches = (picture) => !state.search
    || `${picture.id} ${picture.screen} ${variantText(picture)}`.toLowerCase().includes(state.search.toLowerCase());

  // The pictures that differ from the selected one in language only, with it; none where there is one language.
  function languages() {
    const own = selectedPicture();
    if (!own || !own.variant.locale) return [];
    const rest = ({ screen, variant: { locale, ...others } }) => JSON.stringify([screen, others]);
    const found = allPictures().filter((one) => one.variant.locale && rest(one) === rest(own));
    return found.length > 1 ? found : [];
  }

  const asWritten = "as written";
  const nameOf = (picture) => (state.rows === "variant" ? picture.screen : variantText(picture) || asWritten);

  // The pictures that the search finds, in rows of screens or of variants: a title and pictures each.
  function rows() {
    const found = new Map();
    for (const picture of allPictures().filter(matches)) {
      const row = state.rows === "variant" ? variantText(picture) || asWritten : picture.screen;
      if (!found.has(row)) found.set(row, []);
      found.get(row).push(picture);
    }
    return [...found];
  }

  // The panel that is shown; empty for none. Without a selected picture there is only the palette.
  const currentPanel = () => (
    selectedPicture() ? state.panel || "values" : state.panel === "palette" ? "palette" : "");

  // Takes the server's changes in. Returns whether there are other pictures than before.
  function accept(changes) {
    for (const picture of changes.pictures || []) known.set(picture.number, picture);
    if (!changes.order) return false;
    order = changes.order;
    state.problems = changes.problems;
    for (const number of [...known.keys()]) if (!order.includes(number)) known.delete(number);
    return true;
  }

  return {
    state, allPictures, selectedPicture, picture, variantText, matches, nameOf, rows, languages, currentPanel, accept,
  };
});
