// Where the other picture of a comparison lies over the one that is looked at: as large as it is or as wide, at its top or
// where a hand has put it.
define("alignment", (use) => {
  const { byID, make } = use("elements");
  const { isHeld } = use("source");
  const { state } = use("pictures");
  const events = use("events");

  // How far a pointer moves before that is no click, in CSS pixels.
  const clickDistance = 3;
  // How long the arrows rest before the differences are asked for again, in milliseconds.
  const restTime = 250;
  let timer = null;

  // What the server is asked for: nothing more where the other picture lies at the top as large as it is.
  function value() {
    const [x, y] = state.compareOffset;
    return {
      ...(state.compareFit ? { fit: true } : {}), ...(state.compareByHand && (x || y) ? { offset: [x, y] } : {}),
    };
  }

  // Whether the other picture lies where the server was asked for it.
  const isAt = (placement) => JSON.stringify(placement) === JSON.stringify(value());

  // Another pair of pictures lies at the top.
  function reset() {
    state.compareByHand = false;
    state.compareOffset = [0, 0];
  }

  const offset = () => (state.compareByHand ? state.compareOffset : [0, 0]);

  // Whether a picture and the one that was found have other sizes in points.
  const differ = (found, picture) => Boolean(found && found.ownSize && picture && picture.size
    && found.ownSize.some((side, index) => Math.abs(side - picture.size[index]) > 0.01));

  // Puts the other picture where it lies.
  function place(viewport) {
    const shot = viewport.querySelector(".shot:not(.other)");
    const zoom = Number(shot.dataset.scale) || 1;
    const [x, y] = offset().map((side) => side * zoom);
    for (const other of viewport.querySelectorAll("[data-copy=expected], [data-layer=expected]")) {
      other.style.transform = x || y ? `translate(${x}px, ${y}px)` : "";
    }
    showOffset();
  }

  const signed = (number) => String(Math.round(number * 10) / 10).replace("-", "−");

  function showOffset() {
    const text = byID("compare-offset");
    if (!text) return;
    text.hidden = !state.compareByHand;
    text.textContent = `${offset().map(signed).join(", ")} points`;
  }

  function move(viewport, x, y) {
    // Tenths of a point are enough for pictures of three pixels a point.
    state.compareOffset = [x, y].map((side) => Math.round(side * 10) / 10);
    for (const outline of viewport.querySelectorAll(".difference-place")) outline.remove();
    place(viewport);
  }

  // MARK: Controls

  function show(found, picture) {
    if (!byID("compare-sizes")) return;
    const isMoved = Boolean(state.compareByHand || state.compareFit);
    byID("compare-sizes").hidden = isHeld || !differ(found, picture);
    byID("compare-places").hidden = isHeld || !found || (found.isSame && !isMoved);
    for (const button of byID("compare-sizes").children) button.setAttribute("aria-pressed", (button.dataset.size === "fit") === state.compareFit);
    for (const button of byID("compare-places").children) button.setAttribute("aria-pressed", (button.dataset.place === "hand") === state.compareByHand);
    showOffset();
    if (byID("compare-places").hidden) byID("compare-offset").hidden = true;
  }

  // Buttons; `changed` is called when the differences are others.
  function controls(changed) {
    const set = (members) => () => {
      Object.assign(state, members);
      events.notify("change");
      changed();
    };
    return [
      make("span", { class: "group", id: "compare-sizes", role: "group", "aria-label": "Size of the other picture", hidden: true },
        make("button", { "data-size": "own", title: "A point is a point", click: set({ compareFit: false }) }, "1:1"),
        make("button", { "data-size": "fit", title: "As wide as this picture", click: set({ compareFit: true }) }, "Fit width")),
      make("span", { class: "group", id: "compare-places", role: "group", "aria-label": "Place of the other picture", hidden: true },
        make("button", { "data-place": "top", click: set({ compareByHand: false }) }, "At the top"),
        make("button", {
          "data-place": "hand", title: "Drag it, or move it by the arrow keys; with Shift by ten points", click: set({ compareByHand: true }),
        }, "By hand")),
      make("span", { class: "quiet", id: "compare-offset", hidden: true }),
    ];
  }

  // What the arrows do: a point, ten with Shift. Nothing while the other picture lies at the top.
  function keys(viewport, isFast, changed) {
    if (!state.compareByHand) return {};
    const step = isFast ? 10 : 1;
    const by = (x, y) => () => {
      move(viewport, state.compareOffset[0] + x * step, state.compareOffset[1] + y * step);
      clearTimeout(timer);
      timer = setTimeout(() => {
        events.notify("change");
        changed();
      }, restTime);
    };
    return { ArrowLeft: by(-1, 0), ArrowRight: by(1, 0), ArrowUp: by(0, -1), ArrowDown: by(0, 1) };
  }

  // Lets the other picture be dragged within the stage: beside, itself; elsewhere, what lies over it.
  function listen(stage, changed) {
    let start = null;
    let isDragged = false;
    stage.addEventListener("pointerdown", (event) => {
      isDragged = false;
      const viewport = byID("viewport");
      if (!viewport || !viewport.classList.contains("is-by-hand") || event.button !== 0) return;
      const isBeside = viewport.classList.contains("is-beside");
      const held = event.target.closest(isBeside ? "[data-copy=expected]" : "#viewport .shot:not(.other)");
      if (!held) return;
      const zoom = Number(viewport.querySelector(".shot:not(.other)").dataset.scale) || 1;
      start = { x: event.clientX, y: event.clientY, offset: state.compareOffset, zoom, viewport };
      held.setPointerCapture(event.pointerId);
      event.preventDefault();
    });
    stage.addEventListener("pointermove", (event) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragged && Math.abs(x) + Math.abs(y) <= clickDistance) return;
      isDragged = true;
      // Nothing is pointed at meanwhile.
      event.stopPropagation();
      move(start.viewport, start.offset[0] + x / start.zoom, start.offset[1] + y / start.zoom);
    }, true);
    const end = () => {
      if (!start) return;
      start = null;
      if (!isDragged) return;
      events.notify("change");
      changed();
    };
    stage.addEventListener("pointerup", end);
    stage.addEventListener("pointercancel", end);
    // A drag chooses no object.
    stage.addEventListener("click", (event) => {
      if (isDragged) event.stopPropagation();
      isDragged = false;
    }, true);
  }

  return { value, isAt, reset, differ, place, show, controls, keys, listen };
});
