// The selected picture beside another one: its golden, another picture of the page, or one dropped on the page.
define("comparing", (use) => {
  const { byID, make, say, showIn } = use("elements");
  const { comparisonAddress, isHeld, post, send } = use("source");
  const layers = use("layers");
  const { state, against, allPictures, selectedPicture, variantText, screenName } = use("pictures");
  const { counted } = use("names");
  const events = use("events");
  const alignment = use("alignment");

  let found = null;
  let request = 0;
  let stopBlinking = () => {};
  // The name of the file that was dropped last.
  let droppedName = "";

  const isOn = () => Boolean(state.compare);

  // The picture that the server is asked to compare with; undefined for one that is gone.
  function other() {
    if (state.compare === "golden" || state.compare === "dropped" || state.compare === "revision") return state.compare;
    const picture = allPictures().find((one) => one.id === state.compare);
    return picture && picture.number;
  }

  function set(value) {
    state.compare = value;
    alignment.reset();
    found = null;
    events.notify("change");
    load();
  }

  async function load() {
    request += 1;
    const own = request;
    const picture = selectedPicture();
    const partner = other();
    if (!isOn() || !picture || !picture.drawing || partner === undefined) return;
    const placement = alignment.value();
    try {
      const answer = await post("/compare", { number: picture.number, with: partner, ...placement });
      if (own !== request) return;
      found = answer.missing ? null : { ...answer, placement };
      const text = answer.missing ? answer.missing : found.isSame ? "The pictures are the same."
        : `${counted(found.count, "pixel")} ${found.count === 1 ? "differs" : "differ"} in ${counted(found.placeCount, "place")}, by up to ${found.largest} levels${found.isOtherSize ? "; the sizes differ" : ""}.`;
      byID("compared").textContent = text;
    } catch (error) {
      if (own !== request) return;
      found = null;
      if (byID("compared")) byID("compared").textContent = error.message;
    }
    events.notify("change");
  }

  function setMode(mode) {
    state.compareMode = mode;
    events.notify("change");
  }

  // MARK: Showing

  const nameOf = (picture) => [screenName(picture).below, variantText(picture)].filter(Boolean).join(" · ");

  // What the other picture and the one that is looked at are called beside each other.
  function names() {
    if (state.compare === "golden") return ["golden", "actual"];
    if (state.compare === "dropped") return ["dropped picture", "actual"];
    // A revision was; all else is another picture of the same moment.
    if (state.compare === "revision") return [against, "now"];
    const own = selectedPicture();
    const other = allPictures().find((one) => one.id === state.compare);
    return own && other ? [nameOf(other), nameOf(own)] : ["other picture", "actual"];
  }

  // The same with sizes in points, where they differ.
  function titles() {
    const picture = selectedPicture();
    if (!alignment.differ(found, picture)) return names();
    const sizes = [found.ownSize, picture.size].map((size) => size.map((side) => Math.round(side * 100) / 100).join(" × "));
    return names().map((name, index) => `${name}, ${sizes[index]}`);
  }

  const mode = () => (found && !found.isSame ? state.compareMode : "side");

  // The sizes in points of the pictures beside each other, of which one has a size of its own.
  function sizes(own) {
    if (!isOn() || !found) return [own];
    if (mode() === "side") return [found.size, own, ...(found.isSame ? [] : [found.wholeSize])];
    return [mode() === "difference" ? found.wholeSize : [0, 1].map((side) => Math.max(found.size[side], own[side]))];
  }

  // The caption of the picture, as a report has it.
  function caption() {
    if (!isOn() || !found) return "";
    const [other, own] = titles();
    return {
      side: own, slider: `${other} | ${own}`, overlay: `${own} over ${other}`, blink: `${other}, ${own}`,
      difference: "difference",
    }[mode()];
  }

  const source = (name) => comparisonAddress(found, name);
  // In CSS pixels.
  const sized = (size, zoom) => ({ width: `${size[0] * zoom}px`, height: `${size[1] * zoom}px` });
  const layer = (name, size, zoom) => make("img", {
    class: "layer", "data-layer": name, alt: "", draggable: "false", src: source(name), style: sized(size, zoom),
  });

  function showLayers() {
    stopBlinking();
    stopBlinking = () => {};
    const viewport = byID("viewport");
    if (!viewport) return;
    for (const element of viewport.querySelectorAll("figure.compared, .layer, .edge, .difference-place")) element.remove();
    const shot = viewport.querySelector(".shot:not(.other)");
    const figure = shot.closest("figure");
    const image = shot.querySelector("img");
    image.dataset.layer = "actual";
    layers.mix(shot, "side", state.mix);
    figure.querySelector("figcaption").textContent = caption();
    figure.querySelector("figcaption").hidden = !caption();
    figure.querySelector("figcaption").title = caption();
    const isShown = isOn() && Boolean(found);
    shot.classList.toggle("is-compared", isShown);
    viewport.classList.toggle("is-beside", isShown && mode() === "side");
    viewport.classList.toggle("is-by-hand", isShown && state.compareByHand);
    if (!isShown) return;
    const zoom = Number(shot.dataset.scale) || 1;
    if (mode() === "side") {
      const copy = (name, title, size) => make("figure", { class: "compared" }, make("figcaption", { title: name === "expected" && state.compare === "dropped" ? droppedName : title }, title),
        make("div", { class: "shot other", "data-copy": name, style: sized(size, zoom) },
          make("img", { alt: title, draggable: "false", src: source(name) })));
      figure.before(copy("expected", titles()[0], found.size));
      if (!found.isSame) figure.after(copy("difference", "difference", found.wholeSize));
    } else if (mode() === "difference") {
      shot.append(layer("difference", found.wholeSize, zoom));
    } else {
      image.before(layer("expected", found.size, zoom));
      if (mode() === "slider") shot.append(make("div", { class: "edge" }));
      layers.mix(shot, mode(), state.mix);
      if (mode() === "blink") stopBlinking = layers.blink(shot);
    }
    alignment.place(viewport);
    // Differences of another place say nothing of this one.
    for (const [x, y, width, height] of alignment.isAt(found.placement) ? found.places || [] : []) {
      shot.append(make("div", {
        class: "difference-place",
        style: {
          left: `${x * zoom - 3}px`, top: `${y * zoom - 3}px`, width: `${width * zoom + 6}px`, height: `${height * zoom + 6}px`,
        },
      }));
    }
  }

  function showControls() {
    const picture = selectedPicture();
    const choice = byID("compare");
    if (!picture || !choice) return;
    // Hundreds of lines are made when somebody is about to open the list.
    const isNear = choice.matches(":hover, :focus");
    const others = allPictures().filter((one) => one.number !== picture.number && (isNear || one.id === state.compare));
    const lines = [
      ["", "Compare"], ...(against ? [["revision", `with ${against}`]] : []),
      ...(isHeld ? [] : [["golden", "with the golden"], ["dropped", "with a picture …"]]),
      ...(isHeld ? [] : others).slice(0, 500).map((one) => [one.id, `with ${nameOf(one)}`])];
    showIn(choice, lines, () => lines.map(([value, text]) => make("option", { value }, text)));
    choice.value = state.compare;
    byID("compare-tools").hidden = !isOn();
    for (const button of byID("compare-modes").children) {
      button.setAttribute("aria-pressed", button.dataset.mode === state.compareMode);
      button.disabled = !found || found.isSame;
    }
    alignment.show(found, picture);
    byID("mix").setAttribute("aria-label", state.compareMode === "overlay" ? "Opacity" : "Position");
    byID("mix").hidden = !found || found.isSame || !["slider", "overlay"].includes(state.compareMode);
    byID("accept").hidden = state.compare !== "golden" || Boolean(found && found.isSame);
    if (!isOn()) byID("compared").textContent = "";
  }

  async function take(file) {
    try {
      await send("/drop", file);
      droppedName = file.name || "";
      set("dropped");
    } catch (error) {
      say(error.message, true);
    }
  }

  async function accept() {
    try {
      const answer = await post("/accept", { number: selectedPicture().number });
      say(answer.files.length ? `Wrote ${answer.files.join(", ")}.` : "The golden is as the picture.");
      load();
    } catch (error) {
      say(error.message, true);
    }
  }

  // The controls of the picture's bar; what is given stands beside the list, before what takes a line of its own.
  function controls(beside) {
    const file = make("input", {
      type: "file", accept: "image/png,image/jpeg", hidden: true, change: () => file.files[0] && take(file.files[0]),
    });
    return [
      make("select", {
        id: "compare", "aria-label": "Compare", pointerenter: showControls, focus: showControls,
        change: (event) => {
          const { value } = event.target;
          if (value === "dropped") file.click();
          else set(value);
          showControls();
        },
      }), file, beside,
      make("span", { id: "compare-tools", class: "tools", hidden: true },
        make("span", { class: "group", id: "compare-modes", role: "group", "aria-label": "Compare by" },
          layers.modes.map(([mode, title]) => make("button", { "data-mode": mode, click: () => setMode(mode) }, title))),
        make("input", {
          id: "mix", type: "range", min: "0", max: "100", value: String(state.mix), "aria-label": "Position",
          input: (event) => {
            state.mix = Number(event.target.value);
            layers.mix(byID("viewport").querySelector(".shot:not(.other)"), state.compareMode, state.mix);
          },
        }),
        ...alignment.controls(() => load()),
        make("button", { id: "accept", click: accept }, "Accept as golden"),
        make("span", { class: "quiet", id: "compared" })),
    ];
  }

  // Pictures can be dropped anywhere on the stage, and the other one be dragged there.
  function listen(element) {
    alignment.listen(element, () => load());
    element.addEventListener("dragover", (event) => { event.preventDefault(); });
    element.addEventListener("drop", (event) => {
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (file && selectedPicture()) take(file);
    });
  }

  function step(by) {
    if (!found || found.isSame) return;
    const modes = layers.modes.map(([mode]) => mode);
    setMode(modes[(modes.indexOf(state.compareMode) + by + modes.length) % modes.length]);
  }

  function clear() {
    request += 1;
    found = null;
    stopBlinking();
    stopBlinking = () => {};
  }

  // What the arrows do while the other picture is placed by hand.
  const keys = (isFast) => (isOn() && found ? alignment.keys(byID("viewport"), isFast, () => load()) : {});

  return { controls, sizes, showControls, showLayers, load, clear, listen, keys, step, set };
});
