// All pictures: in rows of screens or of variants, as large as the address says.
define("overview", (use) => {
  const { byID, make, problemList } = use("elements");
  const { address } = use("source");
  const { state, allPictures, variantText, matches, nameOf, rows } = use("pictures");
  const events = use("events");

  const figures = new Map();
  let observer = null;
  const visible = new Set();

  // CSS pixels a point.
  function zoom(picture) {
    if (state.zoom === "points") return 1;
    if (state.zoom === "pixels") return (picture.deviceScale || 1) / window.devicePixelRatio;
    return picture.size ? Math.min(1, 340 / picture.size[1], 420 / picture.size[0]) : 0.5;
  }

  // The corners and the frame of the device. Phones without a home button have tall screens with round corners.
  function showDevice(shot, picture, size) {
    const [width, height] = picture.size || [375, 667];
    const isTall = Math.max(width, height) / Math.min(width, height) > 2;
    const isPad = Math.min(width, height) >= 700;
    shot.style.setProperty("--corner", `${(isTall ? 46 : isPad ? 16 : 2) * size}px`);
    shot.style.setProperty("--frame", `${(isPad ? 20 : 11) * size}px`);
  }

  function fill(figure, picture) {
    const [width, height] = picture.size || [375, 667];
    const size = zoom(picture);
    figure.shot.style.width = `${width * size}px`;
    figure.shot.style.height = `${height * size}px`;
    showDevice(figure.shot, picture, size);
    figure.shot.classList.toggle("is-wrong", picture.problems.length > 0);
    figure.shot.setAttribute("aria-label", `${picture.screen} ${variantText(picture)}`);
    if (picture.drawing && figure.drawing !== picture.drawing) {
      figure.drawing = picture.drawing;
      figure.image.src = address(picture);
      figure.image.hidden = false;
    }
    const kind = picture.problems.length ? "wrong" : picture.isWaiting ? "waiting"
      : (picture.warnings || []).length ? "warned" : "";
    const time = picture.milliseconds ? ` · ${Math.round(picture.milliseconds)} ms` : "";
    figure.caption.replaceChildren(
      make("span", { class: `dot ${kind}`, role: "img", "aria-label": kind || "drawn" }), nameOf(picture) + time,
      problemList(picture.problems) || "");
    figure.caption.style.maxWidth = `${Math.max(width * size, 220)}px`;
  }

  function figure(picture) {
    let found = figures.get(picture.number);
    if (!found) {
      const image = make("img", { alt: "", hidden: true, draggable: "false" });
      const shot = make("button", { class: "shot", click: () => events.notify("open", picture.number) }, image);
      const caption = make("figcaption", {});
      found = { image, shot, caption, element: make("figure", { "data-number": picture.number }, shot, caption) };
      figures.set(picture.number, found);
    }
    return found;
  }

  function show() {
    const found = rows();
    const shown = found.flatMap(([, items]) => items);
    for (const picture of shown) fill(figure(picture), picture);
    const sections = found.map(([title, items]) => make("section", {},
      make("h2", {}, title), make("div", { class: "row" }, items.map((item) => figure(item).element))));
    byID("overview").replaceChildren(
      problemList(state.problems) || "",
      ...sections, ...(shown.length ? [] : [make("p", { class: "empty" }, "Nothing here.")]));
    byID("overview").classList.toggle("framed", state.framed);
    showCount();
    observe(shown);
  }

  function showCount() {
    const all = allPictures();
    const waiting = all.filter((picture) => picture.isWaiting).length;
    byID("count").textContent = `${all.filter(matches).length} of ${all.length}${waiting ? ` · ${waiting} to draw` : ""}`;
  }

  // Shows what has changed in pictures that are shown.
  function update(changed) {
    for (const picture of changed) {
      const found = figures.get(picture.number);
      if (found) fill(found, picture);
    }
    showCount();
  }

  function observe(shown) {
    if (observer) observer.disconnect();
    visible.clear();
    observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const number = Number(entry.target.dataset.number);
        if (entry.isIntersecting) visible.add(number);
        else visible.delete(number);
      }
      events.notify("view");
    }, { root: byID("overview") });
    for (const picture of shown) observer.observe(figure(picture).element);
  }

  // Pixels a point that the pictures in sight need, in few steps, so that little is drawn twice.
  function scale() {
    const needed = allPictures().filter((picture) => visible.has(picture.number) && picture.size)
      .map((picture) => zoom(picture) * window.devicePixelRatio);
    const most = Math.max(0.5, ...needed);
    return [0.5, 1, 2, 3, 4].find((step) => step >= most - 0.01) || 4;
  }

  return { show, showDevice, update, scale, visible: () => [...visible] };
});
