// The matrix around the picture that is looked at: one picture for each combination of what is switched to several values.
define("matrix", (use) => {
  const { byID, make } = use("elements");
  const { address } = use("source");
  const events = use("events");
  const { state, siblings, severalNames, shownNames } = use("pictures");
  const { showDevice } = use("overview");

  function rowsOf(items, columns) {
    const rows = [];
    for (let index = 0; index < items.length; index += columns) rows.push(items.slice(index, index + columns));
    return rows;
  }

  // The pictures that the looked at one is shown among, and in how many columns: one for each combination of what is switched
  // to several values, a row for each value of the first of several switches. None while it is compared.
  function matrix() {
    const own = state.compare ? [] : siblings();
    const several = severalNames();
    const first = several.length > 1 ? state.switches[several[0]].length : 1;
    return { own, columns: own.length ? Math.ceil(own.length / first) : Infinity };
  }

  const siblingFigures = new Map();

  // The other pictures of the matrix, around the picture.
  function showSiblings(picture, zoom) {
    const { own, columns } = matrix();
    const viewport = byID("viewport");
    const figure = viewport.querySelector(".shot:not(.other)").closest("figure");
    const caption = figure.querySelector("figcaption");
    viewport.style.gridTemplateColumns = own.length ? `repeat(${columns}, auto)` : "";
    viewport.classList.toggle("matrix", own.length > 0);
    for (const [number, element] of [...siblingFigures]) {
      if (own.some((one) => one.number === number) && number !== picture.number) continue;
      element.remove();
      siblingFigures.delete(number);
    }
    if (!own.length) return;
    const name = (one) => severalNames().map((switched) => shownNames(one)[switched]).filter(Boolean).join(" · ");
    caption.hidden = false;
    caption.textContent = name(picture);
    const index = own.indexOf(picture);
    for (const one of own.slice(0, index)) figure.before(sibling(one, name(one), zoom));
    for (const one of own.slice(index + 1).reverse()) figure.after(sibling(one, name(one), zoom));
  }

  function sibling(one, name, zoom) {
    let element = siblingFigures.get(one.number);
    if (!element) {
      element = make("figure", { class: "sibling", "data-sibling": one.number }, make("figcaption", {}),
        make("button", { class: "shot other", click: () => events.notify("open", one.number) }, make("img", { alt: "", draggable: "false", hidden: true })));
      siblingFigures.set(one.number, element);
    }
    const [width, height] = one.size || [390, 844];
    const shot = element.querySelector(".shot");
    const image = element.querySelector("img");
    element.querySelector("figcaption").textContent = name;
    shot.setAttribute("aria-label", `Look at ${name}`);
    shot.title = one.problems.join("\n");
    shot.classList.toggle("is-wrong", one.problems.length > 0);
    Object.assign(shot.style, { width: `${width * zoom}px`, height: `${height * zoom}px` });
    showDevice(shot, one, zoom);
    if (one.drawing && element.dataset.drawing !== String(one.drawing)) {
      element.dataset.drawing = one.drawing;
      image.src = address(one);
      image.hidden = false;
    }
    return element;
  }

  return { matrix, rowsOf, showSiblings };
});
