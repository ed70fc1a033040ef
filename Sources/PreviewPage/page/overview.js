// The wall of all pictures: in groups that flow, as large as the slider says or as the window allows.
//
// Elements stay while pictures change. What a search does not find is hidden, which is quick with hundreds of pictures.
define("overview", (use) => {
  const { byID, keepFocus, make, problemList, setChildren } = use("elements");
  const { address, changeAddress } = use("source");
  const settings = use("settings");
  const {
    state, against, isSwitched, changeKind, isBeside, beside, allPictures, distinctPictures, picture, matches, screenName, groups, filters,
  } = use("pictures");
  const events = use("events");
  const wall = use("wall");
  const lines = use("lines");
  const guide = use("guide");
  const { describe } = use("captions");

  const figures = new Map();
  // The sections by title, and the numbers of the pictures of each: as long as they stay, the elements do.
  let sections = [];
  let arrangement = "";
  // The size of the pictures that is shown.
  let size = wall.range.leastFitting;
  // The room for which pictures have been laid out last.
  let laidRoom = [0, 0];

  for (const [name, value] of Object.entries(wall.figures)) {
    document.documentElement.style.setProperty(`--wall-${name.toLowerCase()}`, `${value}px`);
  }

  // The corners and the frame of the device. Phones without a home button have tall screens with round corners.
  function deviceFigures(picture) {
    const [width, height] = picture.size || [390, 844];
    const isTall = Math.max(width, height) / Math.min(width, height) > 2;
    const isPad = Math.min(width, height) >= 700;
    return { corner: isTall ? 46 : isPad ? 16 : 2, frame: isPad ? 20 : 11 };
  }

  function showDevice(shot, picture, scale) {
    const { corner, frame } = deviceFigures(picture);
    shot.style.setProperty("--corner", `${corner * scale}px`);
    shot.style.setProperty("--frame", `${frame * scale}px`);
  }

  // What figures show besides what their pictures say, as text.
  const look = () => JSON.stringify([size, state.group, state.framed, state.switches, window.devicePixelRatio]);

  function fill(found, picture, shown = look()) {
    if (found.picture === picture && found.look === shown) return;
    Object.assign(found, { picture, look: shown });
    const [width, height] = picture.size || [390, 844];
    const scale = wall.scale(picture, size);
    const [cellWidth, cellHeight] = wall.cell(picture, size, frame(picture), beside(picture));
    const room = [cellWidth, cellHeight, width, height, scale].join(" ");
    if (found.room !== room) {
      found.room = room;
      found.element.style.width = `${cellWidth}px`;
      found.element.style.height = `${cellHeight}px`;
      found.shot.style.width = `${width * scale}px`;
      found.shot.style.height = `${height * scale}px`;
      showDevice(found.shot, picture, scale);
    }
    showBeside(found, picture, scale);
    found.shot.classList.toggle("is-wrong", picture.problems.length > 0);
    found.element.classList.toggle("magnified", scale * window.devicePixelRatio > (picture.deviceScale || 1) * 1.5);
    found.isDescribed = false;
    if (found.isNear) describe(found);
    else describeOthers();
    load(found);
  }

  // How long the page describes figures that don't show without a pause, how long it pauses, and how long once somebody has asked for
  // something, in milliseconds.
  const [describingTime, pause, longPause] = [8, 50, 300];
  let describing = null;

  // Says of figures that don't show what they are, little by little, after a pause.
  function describeOthers(time = pause) {
    if (describing !== null) return;
    describing = setTimeout(() => {
      describing = null;
      const end = performance.now() + describingTime;
      for (const found of figures.values()) {
        if (performance.now() > end) {
          describeOthers();
          return;
        }
        describe(found);
      }
    }, time);
  }

  // What somebody has asked for comes first.
  events.listen("view", (isUrgent) => {
    if (!isUrgent || describing === null) return;
    clearTimeout(describing);
    describing = null;
    describeOthers(longPause);
  });

  // The picture before and the difference, on both sides of the picture as it is.
  function showBeside(found, picture, scale) {
    found.element.classList.toggle("is-beside", isBeside(picture));
    if (!isBeside(picture)) {
      for (const { element } of found.others) element.remove();
      found.others = [];
      return;
    }
    if (!found.others.length) {
      found.others = ["expected", "difference"].map((name) => {
        const image = make("img", { alt: "", hidden: true, draggable: "false", decoding: "async" });
        return { name, image, element: make("div", { class: "shot other", click: () => events.notify("open", picture.number) }, image) };
      });
      found.shot.before(found.others[0].element);
      found.shot.after(found.others[1].element);
    }
    beside(picture).forEach(([width, height], index) => {
      const { element } = found.others[index];
      element.style.width = `${width * scale}px`;
      element.style.height = `${height * scale}px`;
      showDevice(element, picture, scale);
    });
  }

  // How long pictures keep another size before they are loaded in it, in milliseconds: the slider has many.
  const restTime = 200;
  let resting = null;

  // Only pictures near what shows are loaded, in the size that shows.
  function load(found, rests) {
    const { picture } = found;
    if (!found.isNear) return;
    const scale = wall.scale(picture, size) * window.devicePixelRatio;
    beside(picture).forEach(([width], index) => {
      const other = found.others[index];
      const source = changeAddress(picture, other.name, wall.pixels(width * scale, width * picture.deviceScale));
      loadInto(other, picture.change.revision, source, rests);
    });
    if (!picture.drawing) return;
    const [width] = picture.size;
    loadInto(found, picture.drawing, address(picture, wall.pixels(width * scale, width * picture.scale)), rests);
  }

  // Loads what is new at once, and what is there in another size when the size rests.
  function loadInto(holder, drawing, source, rests) {
    if (holder.source === source) return;
    if (holder.drawing === drawing && !rests) {
      clearTimeout(resting);
      resting = setTimeout(() => { for (const found of figures.values()) load(found, true); }, restTime);
      return;
    }
    Object.assign(holder, { drawing, source });
    holder.image.src = source;
    holder.image.hidden = false;
  }

  function figure(picture) {
    let found = figures.get(picture.number);
    if (!found) {
      const image = make("img", { alt: "", hidden: true, draggable: "false", decoding: "async" });
      const problem = make("span", { class: "problem", hidden: true });
      const shot = make("button", { class: "shot", click: () => events.notify("open", picture.number) }, image, problem);
      const caption = make("figcaption", {});
      found = {
        image, shot, caption, problem, others: [],
        element: make("figure", { "data-number": picture.number }, make("div", { class: "shots" }, shot), caption),
      };
      figures.set(picture.number, found);
    }
    return found;
  }

  // What lies half a window away is loaded before it is scrolled to.
  function setNear(found, isNear) {
    if (found.isNear === isNear) return;
    found.isNear = isNear;
    if (!isNear) return;
    describe(found);
    load(found);
  }

  lines.listen((line) => {
    if (line.isNear) fillLine(line);
    for (const number of line.numbers) if (figures.has(number)) setNear(figures.get(number), line.isNear);
    events.notify("view");
  });

  // The room for pictures: what is seen of the wall, without the space around.
  function room() {
    const box = byID("overview");
    const space = 2 * wall.figures.padding;
    const first = byID("since");
    const line = against ? (first ? first.offsetHeight : wall.figures.heading) + wall.figures.groupGap : 0;
    return [box.clientWidth - space, box.clientHeight - space - line];
  }

  const frame = (picture) => (state.framed ? deviceFigures(picture).frame : 0);
  // A single group that only says in what folder all are needs no heading.
  const hasHeadings = (found) => found.length > 1 || (state.group !== "folder" && found.length > 0);

  function show() {
    const box = byID("overview");
    // While one picture is looked at, the wall stays as it was.
    if (box.hidden) {
      counting = counting ?? setTimeout(countHidden, interval);
      return;
    }
    const found = groups();
    const chosen = state.size || (guide.isShown() ? wall.range.most : 0);
    laidRoom = room();
    size = wall.fitting(found.map(([, items]) => items), laidRoom, { chosen, frame, beside, hasHeadings: hasHeadings(found) });
    byID("size").value = wall.place(size);
    byID("size").setAttribute("aria-valuetext", `${size} pixels high`);
    byID("fit-all").setAttribute("aria-pressed", String(!state.size));
    box.classList.toggle("framed", state.framed);
    arrange(found);
    showMatches();
  }

  // Panels that open, bars that wrap and windows of another size leave another room.
  new ResizeObserver(() => {
    if (!byID("overview").hidden && sections.length && room().some((side, index) => side !== laidRoom[index])) keepFocus(show);
  }).observe(byID("overview"));

  // While one picture is looked at, all are counted a little later: that one comes first.
  let counting = null;
  function countHidden() {
    counting = null;
    if (byID("overview").hidden) showCount(allPictures().filter(matches).length);
  }

  // The most figures that are made at once; others follow little by little.
  const madeAtOnce = 400;
  let making = null;

  // Makes the figures that are left, from the first section on, as long as time allows.
  function makeOthers() {
    making = null;
    const end = performance.now() + describingTime;
    for (const { row } of sections) {
      for (const line of lines.of(row)) {
        if (line.numbers.every((number) => figures.has(number))) continue;
        if (performance.now() > end) {
          making = setTimeout(makeOthers, 0);
          return;
        }
        fillLine(line);
      }
    }
  }

  // The heights in windows from the wall's start within which pictures show, and within which they are loaded. The browser tells the
  // same of lines later, when it has laid out and drawn the page once.
  const reach = { shown: 1, near: 1.5 };

  // Makes the figures of a line that are missing, and puts all into it.
  function fillLine(line) {
    lines.fill(line, (number) => {
      const shown = picture(number);
      if (!shown) return null;
      const found = figure(shown);
      if (!found.picture) {
        found.isNear = line.isNear;
        fill(found, shown);
        found.element.hidden = !matches(shown);
      }
      return found.element;
    });
  }

  // Makes sections where there are other pictures or groups than before.
  function arrange(found) {
    const shown = look();
    for (const one of found.flatMap(([, items]) => items)) if (figures.has(one.number)) fill(figures.get(one.number), one, shown);
    const next = JSON.stringify([found.map(([title, items]) => [title, items.map((item) => item.number)]), state.problems, state.gone, state.theme, guide.version()]);
    if (next === arrangement) return;
    arrangement = next;
    const current = new Set(allPictures().map((picture) => picture.number));
    const before = new Map(sections.map((section) => [section.title, section]));
    const areOthers = !found.some(([, items]) => items.some(({ number }) => figures.has(number)));
    for (const [number, { element }] of [...figures]) {
      if (current.has(number)) continue;
      element.remove();
      figures.delete(number);
    }
    sections = found.map(([title, items]) => ({ ...(before.get(title) || section(title)), numbers: items.map((item) => item.number) }));
    const rows = new Set(sections.map(({ row }) => row));
    for (const { row } of before.values()) if (!rows.has(row)) lines.of(row).forEach(({ element }) => lines.remove(element));
    const box = byID("overview");
    // Another page, such as that of a theme, begins at its start.
    if (box.scrollTop > 0 && areOthers) box.scrollTop = 0;
    for (const { heading } of sections) heading.hidden = !hasHeadings(found);
    setChildren(box, [
      problemList(state.problems), against && !state.theme && make("p", { id: "since" }), guide.element(), ...sections.map(({ element }) => element),
      make("p", { class: "empty", id: "nothing", hidden: true }, "Nothing here.")].filter(Boolean));
  }

  // Lays out what the search and the filters find: in lines that fill the room.
  function layOut() {
    const found = sections.map(({ numbers }) => numbers.map(picture).filter((one) => one && matches(one)));
    const [width, height] = laidRoom;
    const isAtStart = byID("overview").scrollTop === 0;
    const hasAnyHeading = sections.some(({ heading }) => !heading.hidden);
    const { boxes } = wall.lay(found, size, width, { frame, beside, hasHeadings: hasAnyHeading });
    let made = 0;
    sections.forEach((section, index) => {
      const { width: own, lines: laid } = boxes[index];
      const isFound = new Set(found[index].map((one) => one.number));
      section.count.textContent = String(isFound.size);
      section.element.hidden = !isFound.size;
      for (const number of section.numbers) {
        const figure = figures.get(number);
        if (figure && figure.element.hidden === isFound.has(number)) figure.element.hidden = !isFound.has(number);
      }
      if (!isFound.size) return;
      section.element.style.width = `${own}px`;
      // What is not found stays behind what is found before it, and takes no room.
      const starts = new Map(laid.map((line, place) => [found[index][line.start].number, place]));
      const numbers = laid.map(() => []);
      let place = 0;
      for (const number of section.numbers) {
        place = starts.get(number) ?? place;
        numbers[place].push(number);
      }
      lines.show(section.row, laid.map((line, place) => ({
        numbers: numbers[place], height: line.height, isSeen: isAtStart && line.top < reach.shown * height,
        isNear: isAtStart && line.top < reach.near * height,
      })));
      for (const line of lines.of(section.row)) {
        const missing = line.numbers.filter((number) => !figures.has(number)).length;
        // Lines that come with this many are filled later.
        const isLater = missing > 0 && !line.isNear && made + missing > madeAtOnce;
        if (!isLater) {
          made += missing;
          fillLine(line);
        }
        for (const number of line.numbers) if (figures.has(number)) setNear(figures.get(number), line.isNear);
      }
    });
    clearTimeout(making);
    making = setTimeout(makeOthers, made ? interval : 0);
    return found.reduce((sum, items) => sum + items.length, 0);
  }

  // An empty section for a group.
  function section(title) {
    const count = make("span", { class: "quiet" });
    const heading = make("h2", { title }, title || "—", " ", count);
    const row = make("div", { class: "row" });
    return { title, count, heading, row, element: make("section", {}, heading, row) };
  }

  // Shows what the search and the filters find.
  function showMatches() {
    const count = layOut();
    if (byID("nothing")) byID("nothing").hidden = count > 0 || Boolean(against && !allPictures().length);
    if (byID("since")) byID("since").textContent = since();
    showCount(count);
  }

  // What became of all pictures since the revision, in words.
  function since() {
    const kinds = allPictures().map(changeKind);
    const number = (kind) => kinds.filter((one) => one === kind).length;
    if (isSwitched()) return `Pictures are compared with ${against} as they are written.`;
    if (number("pending")) return `Comparing with ${against}: ${kinds.length - number("pending")} of ${kinds.length} pictures`;
    const words = { changed: "changed", new: "new", broken: `without a picture at ${against}`, wrong: "wrong" };
    const found = Object.entries(words).filter(([kind]) => number(kind)).map(([kind, text]) => `${number(kind)} ${text}`);
    const same = number("same") + (settings.same || 0);
    const gone = state.gone.length ? ` Gone: ${state.gone.map((screen) => screenName({ screen }).below).join(", ")}.` : "";
    if (!found.length) return `${gone ? "No picture that is left" : "Nothing"} has changed since ${against}.${gone}`;
    return `Since ${against}: ${found.join(", ")}${same ? `, ${same} as before` : ""}.${gone}`;
  }

  const titles = { wrong: "Wrong", warned: "Warned", differs: "Differs", missing: "No golden", changed: "Changed" };

  function showCount(count) {
    const all = distinctPictures();
    const waiting = allPictures().filter((picture) => picture.isWaiting).length;
    const found = count === all.length ? count : `${count} of ${all.length}`;
    byID("count").textContent = `${found} picture${found === 1 ? "" : "s"}${waiting ? ` · ${waiting} to draw` : ""}`;
    // Without any golden, all pictures would lack theirs.
    const comparable = all.filter((picture) => !picture.problems.length);
    const compared = comparable.filter((picture) => picture.golden);
    const hasGoldens = compared.some((picture) => picture.golden !== "missing");
    const areGoldensPending = compared.length < comparable.length;
    for (const chip of document.querySelectorAll("[data-only]")) {
      const name = chip.dataset.only;
      const isOfGoldens = name === "differs" || name === "missing";
      const isPending = name === "changed" ? comparable.some((picture) => !picture.change) : isOfGoldens && areGoldensPending;
      const number = all.filter(filters[name]).length;
      const isChosen = state.only.includes(name);
      const isKnown = name === "changed" ? against : !isOfGoldens || hasGoldens;
      // What is switched and the board of a theme have nothing to be compared with.
      chip.hidden = !isChosen && (!isKnown || ((isSwitched() || state.theme) && (isOfGoldens || name === "changed")));
      chip.disabled = !number && !isChosen;
      chip.setAttribute("aria-pressed", String(isChosen));
      chip.title = isPending && isOfGoldens ? `${compared.length} of ${comparable.length} pictures are compared` : "";
      chip.querySelector("b").textContent = `${number}${isPending ? "…" : ""}`;
      chip.setAttribute("aria-label", `${titles[name]}: ${number}`);
    }
  }

  // How often changes of pictures are shown, in milliseconds: hundreds may come within a second.
  const interval = 100;
  let pending = new Map();
  let timer = null;

  // Shows what has changed in pictures that are shown: those near what shows at once, and all else a little later, since others
  // come by then.
  function update(changed, waits) {
    for (const picture of waits) pending.set(picture.number, picture);
    const shown = look();
    for (const picture of changed) {
      pending.set(picture.number, picture);
      const found = figures.get(picture.number);
      if (found && found.isNear && isSameRoom(found.picture, picture)) fill(found, picture, shown);
    }
    if (pending.size && timer === null) timer = setTimeout(flush, interval);
  }

  function flush() {
    const changed = [...pending.values()];
    timer = null;
    pending = new Map();
    if (byID("overview").hidden) show();
    else refill(changed);
  }

  // What decides where a picture stands and how much room it takes.
  const roomOf = ({ size, device, documents, change, problems }) => [
    size, device, documents, change && change.kind, change && change.size, change && change.wholeSize, against && problems.length > 0];

  function isSameRoom(was, picture) {
    if (!was) return false;
    const [before, now] = [roomOf(was), roomOf(picture)];
    return before.every((one, index) => one === now[index]) || JSON.stringify(before) === JSON.stringify(now);
  }

  function refill(changed) {
    let isOther = false;
    const shown = look();
    for (const picture of changed) {
      const found = figures.get(picture.number);
      if (!found) continue;
      // The room and the group of a picture whose device or themes were not known.
      isOther = isOther || !isSameRoom(found.picture, picture);
      fill(found, picture, shown);
    }
    if (isOther) show();
    else showMatches();
  }

  // The numbers of the pictures that show.
  const visible = () => lines.all().filter((line) => line.isSeen).flatMap((line) => line.numbers)
    .filter((number) => picture(number) && matches(picture(number)));

  const step = (most) => [0.5, 1, 2, 3, 4].find((one) => one >= most - 0.01) || 4;

  // Pixels a point that the pictures in sight need, in few steps, so that little is drawn twice.
  function scale() {
    const needed = visible().map(picture).filter((picture) => picture.size)
      .map((picture) => wall.scale(picture, size) * window.devicePixelRatio);
    return step(Math.max(0.5, ...needed));
  }

  // The picture beside, above or below one on the wall: an element, or undefined.
  function neighbour(shot, key) {
    const shots = sections.flatMap(({ numbers }) => numbers).filter((number) => figures.has(number) && matches(picture(number)))
      .map((number) => figures.get(number).shot);
    const index = shots.indexOf(shot);
    if (index < 0) return shots[0];
    if (key === "ArrowLeft") return shots[index - 1];
    if (key === "ArrowRight") return shots[index + 1];
    const own = shot.getBoundingClientRect();
    const [x, isUp] = [own.left + own.width / 2, key === "ArrowUp"];
    const away = (box) => (isUp ? own.top - box.bottom : box.top - own.bottom);
    let best;
    let least = Infinity;
    // Nearest lines first: asking where pictures are has the browser lay out lines that don't show.
    const around = lines.all().map((line) => ({ line, down: away(line.element.getBoundingClientRect()) }))
      .filter(({ down }) => down >= 0).sort((a, b) => a.down - b.down);
    for (const { line, down } of around) {
      if (down * 4 > least) break;
      for (const number of line.numbers) {
        const other = figures.has(number) && matches(picture(number)) && figures.get(number).shot;
        if (!other) continue;
        const box = other.getBoundingClientRect();
        const distance = away(box) * 4 + Math.abs(box.left + box.width / 2 - x);
        if (distance < least) [best, least] = [other, distance];
      }
    }
    return best;
  }

  return { show, showDevice, update, scale, neighbour, step, size: () => size, visible };
});
