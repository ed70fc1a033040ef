// The page of a report: its head, the list of failures, and the pictures of one.
define("report", (use) => {
  const layers = use("layers");
  const { makeReview } = use("review");

  const byID = (id) => document.getElementById(id);
  const report = JSON.parse(byID("report").textContent);
  const pictures = JSON.parse(byID("pictures").textContent);
  const review = makeReview(JSON.parse(byID("review").textContent), showReview);
  // The kinds of results that the page lists; of what passed there is only a count.
  const statuses = ["changed", "missing", "broken"];
  const zoomStep = 1.5;
  const zoomLimits = [0.05, 32];

  const state = {
    statuses: new Set(statuses), axes: {}, search: "", id: null,
    mode: "side", zoom: null, mix: 50, place: -1, boxes: true,
  };
  let blinking = null;

  const templates = {};
  for (const name of ["head", "list", "detail", "verdict", "stage"]) {
    templates[name] = byID(name + "-template").innerHTML;
    Mustache.parse(templates[name]);
  }
  const fill = (name, view) => Mustache.render(templates[name], view, templates);

  // The address of a picture: embedded in the page, or a file beside it if there were too many.
  const source = (name) => pictures[name] || name.split("/").map(encodeURIComponent).join("/");

  function axes() {
    const values = {};
    for (const result of report.results) {
      for (const [name, value] of Object.entries(result.facts || {})) {
        (values[name] = values[name] || new Set()).add(value);
      }
    }
    return Object.keys(values).filter((name) => values[name].size > 1 || state.axes[name]).map(
      (name) => ({
        name,
        values: [...values[name]].sort().map(
          (value) => ({ value, selected: state.axes[name] === value })),
      }));
  }

  function visible() {
    const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
    return report.results.filter((result) => state.statuses.has(result.status)
      && Object.entries(state.axes).every(([name, value]) => !value || result.facts[name] === value)
      && words.every((word) => result.id.toLowerCase().includes(word)));
  }

  const selected = () => report.results.find((result) => result.id === state.id);

  function showHead() {
    const focused = document.activeElement && document.activeElement.id === "search";
    byID("head").innerHTML = fill("head", {
      counts: statuses.map((name) => ({
        name, pressed: state.statuses.has(name),
        count: report.counts[name],
      })).filter((count) => count.count > 0),
      passed: report.counts.passed,
      axes: axes(), search: state.search, title: review ? "mockup review" : "mockup test",
      reviews: Boolean(review),
    });
    if (focused) {
      const search = byID("search");
      search.focus();
      search.setSelectionRange(search.value.length, search.value.length);
    }
    if (review) markHead();
  }

  function showList() {
    const items = visible();
    if (!items.some((item) => item.id === state.id)) {
      state.id = items.length ? items[0].id : null;
      state.place = -1;
      state.zoom = null;
    }
    byID("list").innerHTML = fill("list", {
      items: items.map((item) => {
        const slash = item.id.lastIndexOf("/");
        return {
          id: item.id, status: item.status, folder: item.id.slice(0, slash + 1),
          name: item.id.slice(slash + 1), current: item.id === state.id,
          verdict: review && review.decision(item.id),
        };
      }),
      stale: report.stale,
    });
    const current = byID("list").querySelector('[aria-current="true"]');
    if (current) current.scrollIntoView({ block: "nearest" });
    if (review) markHead();
    showDetail();
  }

  // The colour in a value like `"#AABBCCDD"`; null for any other value.
  function color(text) {
    const match = /^"(#[0-9A-F]{8})"$/.exec(text || "");
    return match ? match[1] : null;
  }

  // The lines of a message that the tables do not contain.
  function sentences(item) {
    const tabled = (line) => /^ {2}(in |layout: |and \d+ more )/.test(line);
    return (item.message || []).slice(item.status === "missing" ? 0 : 1).filter(
      (line) => !tabled(line)).map((line) => line.trim());
  }

  function showDetail() {
    const item = selected();
    if (!item) {
      byID("detail").innerHTML = '<p class="empty">No picture is selected.</p>';
      return stopBlinking();
    }
    const files = item.pictures || {};
    const comparable = Boolean(files.expected && files.difference);
    if (!comparable) state.mode = "side";
    byID("detail").innerHTML = fill("detail", {
      ...item, lines: sentences(item),
      factList: Object.entries(item.facts || {}).map(([name, value]) => ({ name, value })),
      command: !review && canBeAccepted(item)
        && `mockup review ${quoted(report.folder)} --accept ${quoted(item.id)}`,
      review: review && verdictView(item),
      hasPictures: Boolean(files.actual), boxes: state.boxes, mix: state.mix,
      hasPlaces: Boolean(item.pixels && item.pixels.places.length),
      modes: layers.modes.map(([name, title]) => ({
        name, title, pressed: state.mode === name, disabled: name !== "side" && !comparable,
      })),
      elements: (item.elements || []).map(
        (element) => ({ ...element, frameText: element.frame.join(", ") })),
      appearance: (item.appearance || []).map(
        (row) => ({ ...row, wasColor: color(row.was), nowColor: color(row.now) })),
      layout: item.layout || [],
    });
    if (files.actual) showStage();
  }

  // A word of a command line, in quotes if a shell would change it.
  const quoted = (text) => /^[\w./~@%+:,-]+$/.test(text) && !text.startsWith("~")
    ? text : `'${text.replaceAll("'", "'\\''")}'`;

  // MARK: Review

  const canBeAccepted = (item) => (item.status === "changed" || item.status === "missing")
    && Boolean(item.pictures);

  // The undecided failures that the filters show and that can be accepted.
  function acceptable() {
    return visible().filter((item) => canBeAccepted(item) && !review.decision(item.id));
  }

  function verdictView(item) {
    const verdict = review.decision(item.id);
    const decision = verdict && verdict.decision;
    const disabled = review.isBusy || review.isOver;
    return {
      verdict, accepted: decision === "accepted", rejected: decision === "rejected",
      cannotAccept: disabled || !canBeAccepted(item), cannotReject: disabled,
    };
  }

  // Updates the list and the bars after a decision, and keeps the view of the picture.
  function showReview() {
    markHead();
    markList();
    const item = selected();
    const bar = byID("verdict");
    if (item && bar) bar.innerHTML = fill("verdict", verdictView(item));
    const said = byID("said");
    said.textContent = review.message;
    said.hidden = !review.message;
    said.classList.toggle("problem", review.isProblem);
  }

  function markHead() {
    const failures = report.results.length;
    const decided = review.count("accepted") + review.count("rejected");
    const count = acceptable().length;
    const disabled = review.isBusy || review.isOver;
    byID("decided").textContent = `${decided} of ${failures} decided`;
    byID("accept-all").textContent = `Accept all shown (${count})`;
    byID("accept-all").disabled = disabled || count === 0;
    byID("done").disabled = disabled;
  }

  function markList() {
    for (const button of byID("list").querySelectorAll("[data-id]")) {
      const verdict = review.decision(button.dataset.id);
      button.querySelector(".verdict").dataset.verdict = verdict ? verdict.decision : "";
    }
  }

  async function decide(verb) {
    const item = selected();
    if (!review || !item || review.isBusy) return;
    if (verb === "accept" && !canBeAccepted(item)) return;
    await review.decide(item.id, verb);
    if (!review.isProblem && state.id === item.id) stepToUndecided();
  }

  // Selects the next undecided failure after the selected one, or from the top; none if all are decided.
  function stepToUndecided() {
    const items = visible();
    const index = items.findIndex((item) => item.id === state.id);
    const next = [...items.slice(index + 1), ...items.slice(0, index)].find(
      (item) => !review.decision(item.id));
    if (next) select(next.id);
  }

  function askForAll() {
    if (!review || review.isBusy || review.isOver || !acceptable().length) return;
    byID("all-text").textContent = acceptable().length === 1
      ? "Accept 1 picture as it is now?" : `Accept ${acceptable().length} pictures as they are now?`;
    byID("all").showModal();
  }

  function figures(item) {
    const files = item.pictures;
    const layer = (name, alt) => ({ layer: name, alt, source: source(files[name]) });
    const actual = files.actual && layer("actual", "as it is drawn now");
    const expected = files.expected && layer("expected", "the golden");
    const difference = files.difference && layer("difference", "what differs");
    switch (state.mode) {
      case "slider": return [{ title: "golden | actual", layers: [expected, actual], slider: true }];
      case "overlay": return [{ title: "actual over golden", layers: [expected, actual] }];
      case "blink": return [{ title: "golden, actual", layers: [expected, actual] }];
      case "difference": return [{ title: "difference", layers: [difference] }];
      default: return [
        expected && { title: "golden", layers: [expected] },
        actual && { title: "actual", layers: [actual] },
        difference && { title: "difference", layers: [difference] },
      ].filter(Boolean);
    }
  }

  function showStage() {
    const item = selected();
    const places = item.pixels ? item.pixels.places.map((_, index) => ({ index })) : [];
    byID("stage").innerHTML = fill(
      "stage", { figures: figures(item).map((figure) => ({ slider: false, ...figure, places })) });
    byID("mix").hidden = state.mode !== "slider" && state.mode !== "overlay";
    for (const image of byID("stage").querySelectorAll("img")) {
      image.addEventListener("load", arrange, { once: true });
    }
    for (const viewport of viewports()) {
      viewport.addEventListener("scroll", () => scrollTogether(viewport));
    }
    stopBlinking();
    if (state.mode === "blink") blinking = layers.blink(byID("stage"));
    arrange();
  }

  function stopBlinking() {
    if (blinking) blinking();
    blinking = null;
  }

  const viewports = () => [...byID("stage").querySelectorAll(".viewport")];

  // The size of the largest picture, in pixels.
  function size() {
    const item = selected();
    if (item.pixels) {
      return [0, 1].map((side) => Math.max(item.pixels.actual[side], item.pixels.expected[side]));
    }
    const image = byID("stage").querySelector("img");
    return [image.naturalWidth || 1, image.naturalHeight || 1];
  }

  function fitting() {
    const [width, height] = size();
    const room = viewports()[0].clientWidth;
    return Math.min(room / width, 0.68 * window.innerHeight / height, 4);
  }

  function arrange() {
    const item = selected();
    if (!item || !byID("stage") || !viewports().length) return;
    const [width, height] = size();
    const zoom = state.zoom || fitting();
    const points = Number(item.facts.scale || 1);
    byID("zoom").textContent = Math.round(zoom * 100) + " %";
    byID("stage").classList.toggle("hides-places", !state.boxes);
    for (const canvas of byID("stage").querySelectorAll(".canvas")) {
      canvas.style.width = width * zoom + "px";
      canvas.style.height = height * zoom + "px";
      // Shows pixels as squares only when enlarged; at other sizes they would look ragged.
      canvas.classList.toggle("magnified", zoom >= 2);
      for (const image of canvas.querySelectorAll("img")) {
        image.style.width = (image.naturalWidth || width) * zoom + "px";
        image.style.height = (image.naturalHeight || height) * zoom + "px";
      }
      for (const box of canvas.querySelectorAll(".place")) {
        const place = item.pixels.places[Number(box.dataset.place)];
        const [x, y, w, h] = place.map((side) => side * points * zoom);
        // Keeps a box around a few pixels visible.
        Object.assign(box.style, {
          left: x - 4 + "px", top: y - 4 + "px", width: w + 8 + "px", height: h + 8 + "px",
        });
        box.classList.toggle("current", Number(box.dataset.place) === state.place);
      }
    }
    layers.mix(byID("stage"), state.mode, state.mix);
    if (byID("place")) {
      const count = item.pixels.places.length;
      byID("place").textContent = (state.place < 0 ? "" : state.place + 1 + " of ") + count
        + (count < item.pixels.blobCount ? ` (${item.pixels.blobCount} in all)` : "");
    }
  }

  function scrollTogether(leader) {
    for (const viewport of viewports()) {
      if (viewport !== leader && (viewport.scrollLeft !== leader.scrollLeft
        || viewport.scrollTop !== leader.scrollTop)) {
        viewport.scrollLeft = leader.scrollLeft;
        viewport.scrollTop = leader.scrollTop;
      }
    }
  }

  function zoomBy(factor) {
    if (!byID("stage")) return;
    const [first] = viewports();
    const before = state.zoom || fitting();
    const center = [first.scrollLeft + first.clientWidth / 2, first.scrollTop + first.clientHeight / 2];
    state.zoom = Math.min(zoomLimits[1], Math.max(zoomLimits[0], before * factor));
    arrange();
    const grown = state.zoom / before;
    for (const viewport of viewports()) {
      viewport.scrollLeft = center[0] * grown - viewport.clientWidth / 2;
      viewport.scrollTop = center[1] * grown - viewport.clientHeight / 2;
    }
  }

  // Moves enlarged pictures by parts of what is in sight.
  function scrollBy(x, y) {
    if (!byID("stage")) return;
    const step = 0.25;
    for (const viewport of viewports()) {
      viewport.scrollLeft += x * step * viewport.clientWidth;
      viewport.scrollTop += y * step * viewport.clientHeight;
    }
  }

  // Centres the next difference, as large as it fits.
  function goToPlace(step) {
    const item = selected();
    if (!item || !item.pixels || !item.pixels.places.length) return;
    const count = item.pixels.places.length;
    state.place = state.place < 0 ? (step > 0 ? 0 : count - 1) : (state.place + step + count) % count;
    const points = Number(item.facts.scale || 1);
    const [x, y, w, h] = item.pixels.places[state.place].map((side) => side * points);
    const [first] = viewports();
    state.zoom = Math.min(
      16, 0.6 * first.clientWidth / Math.max(w, 8), 0.6 * 0.7 * window.innerHeight / Math.max(h, 8));
    arrange();
    for (const viewport of viewports()) {
      viewport.scrollLeft = (x + w / 2) * state.zoom - viewport.clientWidth / 2;
      viewport.scrollTop = (y + h / 2) * state.zoom - viewport.clientHeight / 2;
    }
  }

  function select(id) {
    state.id = id;
    state.place = -1;
    state.zoom = null;
    showList();
  }

  function step(by) {
    const items = visible();
    const index = items.findIndex((item) => item.id === state.id);
    const next = items[Math.min(items.length - 1, Math.max(0, index + by))];
    if (next) select(next.id);
  }

  function setMode(mode) {
    const item = selected();
    if (!item || !item.pictures || (mode !== "side" && !item.pictures.difference)) return;
    state.mode = mode;
    showDetail();
  }

  function setMix(value) {
    state.mix = Math.min(100, Math.max(0, value));
    const input = byID("mix").querySelector("input");
    input.value = state.mix;
    layers.mix(byID("stage"), state.mode, state.mix);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    const { status, id, mode: name } = button.dataset;
    if (status) {
      if (state.statuses.has(status)) state.statuses.delete(status);
      else state.statuses.add(status);
      showHead();
      showList();
    } else if (id !== undefined) {
      select(id);
    } else if (name) {
      setMode(name);
    } else {
      const actions = {
        smaller: () => zoomBy(1 / zoomStep), larger: () => zoomBy(zoomStep),
        fit: () => { state.zoom = null; arrange(); },
        next: () => goToPlace(1), previous: () => goToPlace(-1),
        boxes: () => { state.boxes = !state.boxes; showDetail(); },
        keys: () => byID("help").showModal(),
        accept: () => decide("accept"), reject: () => decide("reject"), "accept-all": askForAll,
        "accept-listed": () => review.acceptAll(acceptable().map((item) => item.id)),
        done: () => review.end(),
      };
      if (actions[button.id]) actions[button.id]();
    }
  });

  document.addEventListener("input", (event) => {
    if (event.target.id === "search") {
      state.search = event.target.value;
      showList();
    } else if (event.target.type === "range") {
      setMix(Number(event.target.value));
    } else if (event.target.dataset.axis) {
      state.axes[event.target.dataset.axis] = event.target.value;
      showList();
    }
  });

  function drag(event) {
    const canvas = event.target.closest && event.target.closest(".canvas");
    if (state.mode !== "slider" || !canvas || !(event.buttons & 1)) return;
    const box = canvas.getBoundingClientRect();
    setMix(Math.round(100 * (event.clientX - box.left) / box.width));
    event.preventDefault();
  }
  document.addEventListener("pointerdown", drag);
  document.addEventListener("pointermove", drag);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) {
      return;
    }
    if (event.target.id === "search") {
      if (event.key === "Escape" || event.key === "Enter") event.target.blur();
      return;
    }
    if (event.target.tagName === "SELECT") return;
    const isMixing = state.mode === "slider" || state.mode === "overlay";
    const actions = {
      j: () => step(1), k: () => step(-1), n: () => goToPlace(1), p: () => goToPlace(-1),
      "+": () => zoomBy(zoomStep), "=": () => zoomBy(zoomStep), "-": () => zoomBy(1 / zoomStep),
      _: () => zoomBy(1 / zoomStep),
      0: () => { state.zoom = null; arrange(); },
      b: () => { state.boxes = !state.boxes; showDetail(); },
      "/": () => byID("search").focus(), "?": () => byID("help").showModal(),
    };
    if (review) {
      Object.assign(actions, {
        a: () => decide("accept"), r: () => decide("reject"), A: askForAll,
        D: () => review.end(),
      });
    }
    layers.modes.forEach(([name], index) => { actions[index + 1] = () => setMode(name); });
    if (state.zoom) {
      actions.ArrowLeft = () => scrollBy(-1, 0);
      actions.ArrowRight = () => scrollBy(1, 0);
      actions.ArrowUp = () => scrollBy(0, -1);
      actions.ArrowDown = () => scrollBy(0, 1);
    }
    if (isMixing && event.target.type !== "range") {
      actions.ArrowLeft = () => setMix(state.mix - 5);
      actions.ArrowRight = () => setMix(state.mix + 5);
    }
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  window.addEventListener("resize", arrange);
  document.body.classList.toggle("reviews", Boolean(review));
  showHead();
  showList();
});
