// The page: the overview or the stage with one picture, the address, keys, and what the server has changed.
define("preview", (use) => {
  const settings = use("settings");
  const { byID, keepFocus, make, problemList, showIn, warningList, say } = use("elements");
  const source = use("source");
  const address = use("address");
  const events = use("events");
  const {
    state, against, standardGroup, isBeside, allPictures, selectedPicture, picture, variantText, screenName, languages, siblings, matches, currentPanel,
    accept,
  } = use("pictures");
  const overview = use("overview");
  const guide = use("guide");
  const { ofTheme } = use("names");
  const wall = use("wall");
  const editing = use("editing");
  const forcedStates = use("forced-states");
  const comparing = use("comparing");
  const inspector = use("inspector");
  const palette = use("palette");
  const panels = use("panels");
  const tree = use("tree");
  const switches = use("switches");
  const loupe = use("loupe");
  const { matrix, rowsOf, showSiblings } = use("matrix");
  use("regions");

  // The picture on the stage, and the drawing of it.
  let stageNumber = null;
  let stageDrawing = null;
  // The scale of it, in CSS pixels a point.
  let shownZoom = 1;
  let lastView = "";
  // What waits to tell the server what is looked at, and when it was told last, in milliseconds.
  let [viewTimer, viewTime] = [null, -Infinity];
  // Whether all warnings are listed rather than one of each kind.
  let listsAllWarnings = false;

  // MARK: Showing

  // Puts what is shown into the address; a new place is one that the browser's button leads back from.
  function writeAddress(isNewPlace) {
    const hash = address.write(state);
    if (`#${hash}` === location.hash || (!hash && !location.hash)) return;
    if (isNewPlace) history.pushState(null, "", `#${hash}`);
    else history.replaceState(null, "", `#${hash}`);
  }

  const readAddress = () => address.read(location.hash.slice(1), state);

  // How long the page waits for the first answer before it shows itself without pictures, in milliseconds.
  const patience = 200;
  let isShown = false;

  function begin() {
    if (isShown) return;
    isShown = true;
    document.body.classList.add("is-ready");
    showAll(false);
    panels.load();
  }

  function open(number) {
    const found = picture(number);
    if (!found) return;
    if (isBeside(found) && !selectedPicture() && !state.compare) state.compare = "revision";
    state.picture = found.id;
    forgetObjects();
    showAll(true);
  }

  // The objects belong to a picture: they are asked for anew when it is shown again.
  function forgetObjects() {
    inspector.clear();
    forcedStates.clear();
    comparing.clear();
    loupe.hide();
    stageDrawing = null;
  }

  function close() {
    const number = selectedPicture() && selectedPicture().number;
    state.picture = null;
    forgetObjects();
    showAll(true);
    const figure = number && document.querySelector(`[data-number="${number}"] .shot`);
    if (figure) figure.focus();
  }

  function showAll(isNewPlace) {
    writeAddress(isNewPlace);
    const looked = selectedPicture();
    const isLooking = Boolean(looked);
    const shown = looked ? [screenName(looked).name, variantText(looked)] : [];
    document.title = [...shown, settings.title, "mockup preview"].filter(Boolean).join(" · ");
    byID("overview").hidden = isLooking;
    byID("stage").hidden = !isLooking;
    byID("zooms").hidden = !isLooking;
    byID("wall-tools").hidden = isLooking;
    for (const button of document.querySelectorAll("button[data-zoom]")) {
      button.setAttribute("aria-pressed", button.dataset.zoom === state.stageZoom);
    }
    byID("frames").setAttribute("aria-pressed", state.framed);
    byID("group").value = state.group;
    byID("theme-page").value = state.theme;
    byID("group").closest("label").hidden = Boolean(state.theme);
    // The board of a theme is as large as its device.
    byID("fit-all").hidden = Boolean(state.theme);
    byID("share-theme").hidden = !state.theme;
    if (byID("search").value !== state.search) byID("search").value = state.search;
    switches.show();
    keepFocus(overview.show);
    if (isLooking) keepFocus(showStage);
    keepFocus(panels.show);
    keepFocus(tree.show);
    // The button that opened a picture is hidden now.
    if (isNewPlace && isLooking && !byID("stage").contains(document.activeElement)) byID("stage").focus({ preventScroll: true });
    tellView();
  }

  function stageSize(picture) {
    const room = byID("viewport");
    if (state.stageZoom === "points") return 1;
    if (state.stageZoom === "pixels") return picture.deviceScale / window.devicePixelRatio;
    const { own, columns } = matrix();
    const sizes = own.length ? own.map((one) => one.size || picture.size) : comparing.sizes(picture.size);
    const rows = rowsOf(sizes, columns);
    const width = Math.max(...rows.map((row) => row.reduce((sum, size) => sum + size[0], 0)));
    const height = rows.reduce((sum, row) => sum + Math.max(...row.map((size) => size[1])), 0);
    const captions = own.length ? rows.length * (captionHeight + 16) - 16 : room.querySelector("figcaption").offsetHeight;
    const wide = room.clientWidth - 32 - 16 * (Math.max(...rows.map((row) => row.length)) - 1);
    return Math.max(0.1, Math.min(wide / width, (room.clientHeight - 32 - captions) / height, 4));
  }

  // The height of the captions of a row, in CSS pixels.
  const captionHeight = 28;

  function showStage() {
    const picture = selectedPicture();
    const stage = byID("stage");
    if (stageNumber !== picture.number || !byID("viewport")) {
      stageNumber = picture.number;
      stageDrawing = null;
      const shot = make("div", { class: "shot" }, make("img", { alt: "", hidden: true, draggable: "false" }));
      const point = (event) => {
        const box = shot.getBoundingClientRect();
        const scale = Number(shot.dataset.scale) || 1;
        return inspector.at((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
      };
      shot.addEventListener("pointermove", (event) => {
        inspector.hover(point(event), event.altKey);
        loupe.move(event, shot);
      });
      shot.addEventListener("pointerleave", () => {
        inspector.hover(-1);
        loupe.hide();
      });
      shot.addEventListener("click", (event) => inspector.choose(point(event)));
      stage.replaceChildren(
        make("div", { class: "bar" },
          make("button", { id: "back", click: close }, "‹ All screens"), make("button", { id: "objects", click: tree.toggle }, "Objects"),
          make("button", { id: "show-loupe", "aria-pressed": String(loupe.isOn()), click: toggleLoupe }, "Loupe"),
          make("h2", { id: "looked" }),
          make("select", { id: "language", "aria-label": "Language", change: () => open(Number(byID("language").value)) }),
          make("span", { class: "quiet", id: "facts" }), ...forcedStates.controls(), ...comparing.controls(make("a", { class: "quiet", id: "save" }, "Save picture"))),
        make("div", { id: "viewport" }, make("figure", {}, make("figcaption", { hidden: true }), shot)), make("div", { id: "findings" }));
      shot.querySelector("img").addEventListener("load", forcedStates.shown);
      // Bars that wrap and panels that open leave less room.
      new ResizeObserver(() => { if (selectedPicture() && state.stageZoom === "fit") keepFocus(showStage); }).observe(byID("viewport"));
    }
    const shot = stage.querySelector(".shot:not(.other)");
    byID("looked").textContent = screenName(picture).below;
    byID("looked").title = picture.screen;
    const others = languages();
    byID("language").hidden = !others.length;
    const lines = others.map((one) => [one.number, one.variant.locale]);
    showIn(byID("language"), lines, () => lines.map(([value, text]) => make("option", { value }, text)));
    byID("language").value = picture.number;
    byID("facts").title = picture.milliseconds ? `Drawn ${Math.round(picture.milliseconds)} ms after the change` : "";
    byID("facts").textContent = (picture.size
      ? `${picture.size.join(" × ")} points @${picture.deviceScale}x` : "") + (variantText(picture) ? ` · ${variantText(picture)}` : "");
    const warnings = () => warningList(picture.warnings, listsAllWarnings, () => {
      listsAllWarnings = !listsAllWarnings;
      keepFocus(showStage);
    });
    showIn(byID("findings"), [picture.problems, picture.warnings, listsAllWarnings], () => [problemList(picture.problems), warnings()].filter(Boolean));
    shot.classList.toggle("is-wrong", picture.problems.length > 0);
    if (picture.size) {
      const zoom = stageSize(picture);
      shownZoom = zoom;
      shot.dataset.scale = zoom;
      shot.style.width = `${picture.size[0] * zoom}px`;
      shot.style.height = `${picture.size[1] * zoom}px`;
      overview.showDevice(shot, picture, zoom);
      byID("viewport").classList.toggle("magnified", zoom * window.devicePixelRatio > picture.deviceScale * 1.5);
    }
    if (picture.drawing && stageDrawing !== picture.drawing) {
      stageDrawing = picture.drawing;
      const image = shot.querySelector("img");
      image.src = source.address(picture);
      image.hidden = false;
      byID("save").href = image.src;
      byID("save").download = `${picture.id.split("/").pop()}@${picture.scale}x.png`;
      inspector.load(picture.number);
      comparing.load();
      panels.load();
    } else {
      // Another time may give the same pixels, which the page does not load again.
      forcedStates.shown();
    }
    stage.classList.toggle("framed", state.framed);
    forcedStates.show();
    comparing.showControls();
    comparing.showLayers();
    if (picture.size) showSiblings(picture, shownZoom);
    inspector.showOutlines();
  }

  function toggleLoupe() {
    loupe.toggle();
    inspector.setRules(loupe.isOn());
    byID("show-loupe").setAttribute("aria-pressed", String(loupe.isOn()));
  }

  // Tells the server what is looked at, so that it is drawn first and sharp enough.
  function tellView(isUrgent) {
    clearTimeout(viewTimer);
    const tell = () => {
      const picture = selectedPicture();
      const view = {
        focus: picture ? picture.number : null, visible: picture ? siblings().map((one) => one.number) : overview.visible(),
        // Asking for the room that there is would have the page laid out first.
        scale: picture ? overview.step(shownZoom * window.devicePixelRatio) : overview.scale(), overrides: forcedStates.value(), switches: switches.value(), theme: state.theme,
      };
      if (JSON.stringify(view) === lastView) return;
      lastView = JSON.stringify(view);
      viewTime = performance.now();
      source.post("/view", view).catch(() => { lastView = ""; });
    };
    // Scrolling shows many others in a row.
    if (isUrgent) tell();
    else viewTimer = setTimeout(tell, performance.now() - viewTime > 250 ? 0 : 30);
  }

  // MARK: Changes

  async function follow() {
    let revision = 0;
    let failures = 0;
    for (;;) {
      try {
        const changes = await source.ask(`/changes/${revision}`);
        if (failures) say("");
        failures = 0;
        revision = changes.revision;
        take(changes);
      } catch (error) {
        failures += 1;
        if (failures > 2) say("The preview has ended: start it again in the terminal.", true);
        await new Promise((resolve) => { setTimeout(resolve, Math.min(5000, 200 * failures)); });
      }
    }
  }

  function take(changes) {
    const areOthers = accept(changes);
    if (changes.edits) {
      editing.show(changes.edits);
      if (currentPanel() === "changes") panels.show();
    }
    if (changes.languages) switches.setLanguages(changes.languages);
    if (currentPanel() === "palette") palette.load();
    // What a theme sets changes with its board.
    const isBoardDrawn = state.theme && allPictures().every((one) => !one.isWaiting);
    if (isBoardDrawn && (changes.pictures || []).some((one) => one.isBoard)) guide.load();
    if (!isShown || areOthers) {
      if (isShown) showAll(false);
      else begin();
      tellView(true);
      return;
    }
    const changed = (changes.pictures || []).map(({ number }) => picture(number));
    const waits = (changes.waits || []).flatMap(({ numbers }) => numbers.map(picture));
    overview.update(changed, waits);
    const selected = selectedPicture();
    const shown = selected ? [selected, ...siblings()] : [];
    if ([...changed, ...waits].some((other) => shown.includes(other))) {
      // The same pixels may come from other values.
      const isSame = stageNumber === selected.number && stageDrawing === selected.drawing;
      showStage();
      if (isSame && !selected.isWaiting) inspector.load(selected.number);
    }
    tellView();
  }

  // MARK: Controls

  function setZoom(zoom) {
    if (selectedPicture()) state.stageZoom = zoom;
    else if (zoom !== "pixels") state.size = zoom === "fit" ? null : wall.range.most;
    showAll(false);
  }

  // Larger or smaller pictures on the wall, by places of the slider.
  function resize(by) {
    const place = Math.max(0, Math.min(100, wall.place(overview.size()) + by));
    state.size = wall.sizeAt(place);
    showAll(false);
  }

  function step(by) {
    const shown = allPictures().filter(matches);
    const picture = selectedPicture();
    if (picture) {
      const next = shown[shown.findIndex((other) => other.number === picture.number) + by];
      if (next) open(next.number);
      return;
    }
    goTo(by > 0 ? "ArrowRight" : "ArrowLeft");
  }

  // Gives the focus to a picture beside the one that has it.
  function goTo(key) {
    const next = overview.neighbour(document.activeElement, key);
    if (next) next.focus();
  }

  function setGroup(group) {
    state.group = group;
    showAll(false);
  }

  // Shows the pictures of all screens that a search finds.
  function find(query) {
    state.search = query;
    if (state.theme) showTheme("");
    else if (selectedPicture()) close();
    else showAll(false);
  }

  for (const button of document.querySelectorAll("button[data-zoom]")) {
    button.addEventListener("click", () => setZoom(button.dataset.zoom));
  }
  byID("group").addEventListener("change", () => setGroup(byID("group").value));
  byID("size").addEventListener("input", () => { state.size = wall.sizeAt(Number(byID("size").value)); showAll(false); });
  byID("fit-all").addEventListener("click", () => { state.size = null; showAll(false); });
  for (const chip of document.querySelectorAll("[data-only]")) {
    chip.addEventListener("click", () => {
      const name = chip.dataset.only;
      state.only = state.only.includes(name) ? state.only.filter((one) => one !== name) : [...state.only, name];
      showAll(false);
    });
  }
  byID("frames").addEventListener("click", () => { state.framed = !state.framed; showAll(false); });
  // Hands all pictures out as one file.
  async function share(form) {
    say("All pictures are being drawn …");
    try {
      const answer = await source.send("/share", JSON.stringify({ form }));
      const link = make("a", {
        href: URL.createObjectURL(await answer.blob()),
        download: form === "theme" ? `${ofTheme(state.theme)}.html` : form === "page" ? "screens.html" : "screens.png",
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      say(`Saved as ${link.download}.`);
    } catch (error) {
      say(error.message, true);
    }
  }

  byID("share").addEventListener("change", (event) => {
    share(event.target.value);
    event.target.value = "";
  });
  // Shows the page of a theme, or all screens.
  function showTheme(path) {
    state.theme = path;
    state.picture = null;
    forgetObjects();
    guide.clear();
    showAll(true);
    // Where the server has not heard of another page meanwhile, it draws no board anew.
    guide.load();
  }

  const themes = (settings.choices || {}).theme || [];
  byID("theme-page").hidden = !themes.length;
  byID("theme-page").append(make("option", { value: "" }, "All screens"),
    make("optgroup", { label: "Page of a theme" }, themes.map((path) => make("option", { value: path, title: path }, ofTheme(path)))));
  byID("theme-page").addEventListener("change", () => showTheme(byID("theme-page").value));
  byID("show-as").addEventListener("click", switches.toggle);
  byID("palette").addEventListener("click", () => panels.choose("palette"));
  byID("keys").addEventListener("click", () => byID("help").showModal());
  byID("search").addEventListener("input", (event) => { state.search = event.target.value; showAll(false); });

  byID("undo").addEventListener("click", editing.undo);
  byID("redo").addEventListener("click", editing.redo);
  byID("edits-text").addEventListener("click", () => panels.choose("changes"));
  byID("write").addEventListener("click", editing.write);

  document.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y") && !["INPUT", "TEXTAREA"].includes(event.target.tagName)) {
      event.preventDefault();
      if (key === "y" || event.shiftKey) editing.redo();
      else editing.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target.id === "search") {
      if (event.key === "Escape" || event.key === "Enter") event.target.blur();
      return;
    }
    if (["SELECT", "INPUT", "TEXTAREA"].includes(event.target.tagName)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const actions = {
      j: () => step(1), k: () => step(-1), v: () => setGroup(state.group === "variant" ? standardGroup : "variant"), "/": () => byID("search").focus(),
      p: () => panels.choose("palette"), t: () => panels.choose("changes"), s: switches.toggle, d: switches.stepStyle, "?": () => byID("help").showModal(), 1: () => setZoom("fit"), 2: () => setZoom("points"), 3: () => setZoom("pixels"),
    };
    if (selectedPicture()) {
      Object.assign(actions, {
        Escape: () => { if (!inspector.up()) close(); }, ArrowUp: inspector.up, ArrowDown: inspector.down,
        ArrowLeft: () => inspector.along(-1), ArrowRight: () => inspector.along(1), i: inspector.toggleMeasures, o: tree.toggle, z: toggleLoupe,
        a: () => panels.choose("accessibility"), u: () => panels.choose("audit"), g: () => comparing.set(state.compare === "golden" ? "" : "golden"),
        m: () => comparing.step(1), r: forcedStates.reset, ",": () => forcedStates.stepTime(-0.1), ".": () => forcedStates.stepTime(0.1),
      }, comparing.keys(event.shiftKey));
    }
    if (!selectedPicture()) {
      Object.assign(actions, { "+": () => resize(4), "-": () => resize(-4) });
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        if (document.activeElement.classList.contains("shot")) actions[key] = () => goTo(key);
      }
    }
    if (event.key === " " && selectedPicture() && event.target.tagName !== "BUTTON") actions[" "] = forcedStates.togglePlaying;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  window.addEventListener("resize", () => showAll(false));
  window.addEventListener("popstate", () => { readAddress(); forgetObjects(); guide.clear(); showAll(false); guide.load(); });
  events.listen("change", () => showAll(false));
  events.listen("view", tellView);
  events.listen("states", () => { keepFocus(inspector.show); keepFocus(tree.show); tellView(true); });
  events.listen("list", () => keepFocus(panels.show));
  events.listen("open", open);
  events.listen("find", find);
  if (against) byID("group").prepend(make("option", { value: "change" }, "change"));
  byID("title").textContent = settings.title;
  byID("shared").hidden = !settings.shared;
  byID("shared").textContent = settings.shared ? `open to all who reach ${settings.shared}` : "";
  comparing.listen(byID("stage"));
  readAddress();
  follow();
  setTimeout(begin, patience);
});
