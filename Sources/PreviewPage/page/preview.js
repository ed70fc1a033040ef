// The page: what it shows is in `state`, and in the address as far as a link should show the same.
const known = new Map();
let order = [];
const state = {
  zoom: "fit", stageZoom: "fit", rows: "screen", framed: false, search: "", picture: null, problems: [],
  panel: "", compare: "", compareMode: "side", mix: 50,
};
// The picture on the stage, and the drawing of it.
let stageNumber = null;
let stageDrawing = null;
let lastView = "";
let viewTimer = null;

const pictures = () => order.map((number) => known.get(number)).filter(Boolean);
const looked = () => pictures().find((picture) => picture.id === state.picture);

// MARK: The address

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const choice = (name, choices, otherwise) => (choices.includes(values.get(name)) ? values.get(name) : otherwise);
  const zooms = ["fit", "points", "pixels"];
  state.zoom = choice("zoom", zooms, "fit");
  state.stageZoom = choice("look", zooms, "fit");
  state.rows = choice("rows", ["screen", "variant"], "screen");
  state.framed = values.get("device") === "1";
  state.panel = choice("panel", ["values", "accessibility", "audit", "palette"], "");
  state.compare = values.get("compare") || "";
  state.compareMode = choice("by", layers.modes.map(([mode]) => mode), "side");
  state.search = values.get("search") || "";
  state.picture = values.get("picture");
}

function writeAddress(isNewPlace) {
  const values = new URLSearchParams();
  if (state.picture) values.set("picture", state.picture);
  if (state.zoom !== "fit") values.set("zoom", state.zoom);
  if (state.stageZoom !== "fit") values.set("look", state.stageZoom);
  if (state.rows !== "screen") values.set("rows", state.rows);
  if (state.framed) values.set("device", "1");
  if (state.panel) values.set("panel", state.panel);
  if (state.compare && state.compare !== "dropped") values.set("compare", state.compare);
  if (state.compareMode !== "side") values.set("by", state.compareMode);
  if (state.search) values.set("search", state.search);
  const address = `#${values}`;
  if (address === location.hash || (address === "#" && !location.hash)) return;
  if (isNewPlace) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

// MARK: Showing

function open(number) {
  const picture = known.get(number);
  if (!picture) return;
  state.picture = picture.id;
  forgetObjects();
  showAll(true);
}

// The objects belong to a picture: they are asked for anew when it is shown again.
function forgetObjects() {
  inspector.clear();
  pose.clear();
  comparing.clear();
  stageDrawing = null;
}

function close() {
  const number = looked() && looked().number;
  state.picture = null;
  forgetObjects();
  showAll(true);
  const figure = number && document.querySelector(`[data-number="${number}"] .shot`);
  if (figure) figure.focus();
}

function showAll(isNewPlace) {
  writeAddress(isNewPlace);
  const isLooking = Boolean(looked());
  byID("wall").hidden = isLooking;
  byID("stage").hidden = !isLooking;
  for (const button of document.querySelectorAll("[data-zoom]")) {
    button.setAttribute("aria-pressed", button.dataset.zoom === (isLooking ? state.stageZoom : state.zoom));
  }
  byID("frames").setAttribute("aria-pressed", state.framed);
  byID("rows").value = state.rows;
  if (byID("search").value !== state.search) byID("search").value = state.search;
  wall.show();
  if (isLooking) showStage();
  panels.show();
  tellView();
}

function stageSize(picture) {
  const room = byID("viewport");
  const [width, height] = picture.size;
  if (state.stageZoom === "points") return 1;
  if (state.stageZoom === "pixels") return picture.deviceScale / window.devicePixelRatio;
  const count = comparing.pictureCount();
  const wide = (room.clientWidth - 32 - 16 * (count - 1)) / count;
  return Math.max(0.1, Math.min(wide / width, (room.clientHeight - 32) / height, 4));
}

function showStage() {
  const picture = looked();
  const stage = byID("stage");
  if (stageNumber !== picture.number || !byID("viewport")) {
    stageNumber = picture.number;
    stageDrawing = null;
    const shot = make("div", { class: "shot" }, make("img", { alt: "", hidden: true, draggable: "false" }));
    const point = (event) => {
      const box = shot.getBoundingClientRect();
      const scale = Number(shot.dataset.zoom) || 1;
      return inspector.at((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
    };
    shot.addEventListener("pointermove", (event) => inspector.hover(point(event), event.altKey));
    shot.addEventListener("pointerleave", () => inspector.hover(-1));
    shot.addEventListener("click", (event) => inspector.choose(point(event)));
    stage.replaceChildren(
      make("div", { class: "bar" },
        make("button", { id: "back", click: close }, "‹ All screens"), make("strong", { id: "looked" }),
        make("span", { class: "quiet", id: "facts" }), ...pose.controls(), ...comparing.controls(),
        make("a", { class: "quiet", id: "save" }, "Save picture")),
      make("div", { id: "viewport" }, shot), make("div", { id: "findings" }));
    shot.querySelector("img").addEventListener("load", pose.shown);
    // Bars that wrap and panels that open leave less room.
    new ResizeObserver(() => { if (looked() && state.stageZoom === "fit") showStage(); }).observe(byID("viewport"));
  }
  const shot = stage.querySelector(".shot:not(.other)");
  byID("looked").textContent = picture.screen;
  const time = picture.milliseconds ? ` · drawn ${Math.round(picture.milliseconds)} ms after the change` : "";
  byID("facts").textContent = (picture.size
    ? `${picture.size.join(" × ")} points @${picture.deviceScale}x` : "") + (wall.variantText(picture) ? ` · ${wall.variantText(picture)}` : "") + time;
  byID("findings").replaceChildren(...[problemList(picture.problems), problemList(picture.warnings, "warnings")].filter(Boolean));
  shot.classList.toggle("is-wrong", picture.problems.length > 0);
  if (picture.size) {
    const zoom = stageSize(picture);
    shot.dataset.zoom = zoom;
    shot.style.width = `${picture.size[0] * zoom}px`;
    shot.style.height = `${picture.size[1] * zoom}px`;
    wall.showDevice(shot, picture, zoom);
    byID("viewport").classList.toggle("magnified", zoom * window.devicePixelRatio > picture.deviceScale * 1.5);
  }
  if (picture.drawing && stageDrawing !== picture.drawing) {
    stageDrawing = picture.drawing;
    const image = shot.querySelector("img");
    image.src = pageData.address(picture);
    image.hidden = false;
    byID("save").href = image.src;
    byID("save").download = `${picture.id.split("/").pop()}@${picture.scale}x.png`;
    inspector.load(picture.number);
    comparing.load();
    panels.load();
  } else {
    // Another time may give the same pixels, which the page does not load again.
    pose.shown();
  }
  stage.classList.toggle("framed", state.framed);
  pose.show();
  comparing.showControls();
  comparing.showLayers();
  inspector.showOutlines();
}

// Tells the server what is looked at, so that it is drawn first and sharp enough.
function tellView(isUrgent) {
  clearTimeout(viewTimer);
  viewTimer = setTimeout(() => {
    const picture = looked();
    const view = {
      focus: picture ? picture.number : null, visible: picture ? [] : wall.visible(), scale: wall.scale(), pose: pose.value(),
    };
    if (JSON.stringify(view) === lastView) return;
    lastView = JSON.stringify(view);
    post("/view", view).catch(() => { lastView = ""; });
  }, isUrgent ? 0 : 30);
}

// MARK: News

async function follow() {
  let revision = 0;
  let failures = 0;
  for (;;) {
    try {
      const news = await ask(`/changes/${revision}`);
      if (failures) say("");
      failures = 0;
      revision = news.revision;
      take(news);
    } catch (error) {
      failures += 1;
      if (failures > 2) say("The preview has ended: start it again in the terminal.", true);
      await new Promise((resolve) => { setTimeout(resolve, Math.min(5000, 200 * failures)); });
    }
  }
}

function take(news) {
  for (const picture of news.pictures || []) known.set(picture.number, picture);
  if (news.edits) editing.show(news.edits);
  if (panels.current() === "palette") palette.load();
  if (news.order) {
    order = news.order;
    state.problems = news.problems;
    for (const number of [...known.keys()]) if (!order.includes(number)) known.delete(number);
    showAll(false);
    return;
  }
  wall.update(news.pictures || []);
  const picture = looked();
  if (picture && (news.pictures || []).some((other) => other.number === picture.number)) showStage();
  tellView();
}

// MARK: Controls

function setZoom(zoom) {
  if (looked()) state.stageZoom = zoom;
  else state.zoom = zoom;
  showAll(false);
}

function step(by) {
  const shown = pictures().filter(wall.matches);
  const picture = looked();
  if (picture) {
    const next = shown[shown.findIndex((other) => other.number === picture.number) + by];
    if (next) open(next.number);
    return;
  }
  const shots = [...document.querySelectorAll("#wall .shot")];
  const next = shots[Math.max(0, shots.indexOf(document.activeElement) + by)];
  if (next) next.focus();
}

function toggleRows() {
  state.rows = state.rows === "screen" ? "variant" : "screen";
  showAll(false);
}

for (const button of document.querySelectorAll("[data-zoom]")) {
  button.addEventListener("click", () => setZoom(button.dataset.zoom));
}
byID("rows").addEventListener("change", toggleRows);
byID("frames").addEventListener("click", () => { state.framed = !state.framed; showAll(false); });
// Hands all pictures out as one file.
async function share(form) {
  say("All pictures are being drawn …");
  try {
    const answer = await send("/share", JSON.stringify({ form }));
    const link = make("a", {
      href: URL.createObjectURL(await answer.blob()), download: form === "page" ? "wall.html" : "wall.png",
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
byID("palette").addEventListener("click", () => panels.choose("palette"));
byID("keys").addEventListener("click", () => byID("help").showModal());
byID("search").addEventListener("input", (event) => { state.search = event.target.value; showAll(false); });

byID("undo").addEventListener("click", editing.undo);
byID("write").addEventListener("click", editing.write);

document.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && event.target.tagName !== "INPUT") {
    event.preventDefault();
    editing.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.id === "search") {
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  if (["SELECT", "INPUT"].includes(event.target.tagName)) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const actions = {
    j: () => step(1), k: () => step(-1), v: toggleRows, "/": () => byID("search").focus(),
    p: () => panels.choose("palette"), "?": () => byID("help").showModal(), 1: () => setZoom("fit"), 2: () => setZoom("points"), 3: () => setZoom("pixels"),
  };
  if (looked()) {
    Object.assign(actions, {
      Escape: () => { if (!inspector.up()) close(); }, ArrowUp: inspector.up, ArrowDown: inspector.down,
      ArrowLeft: () => inspector.along(-1), ArrowRight: () => inspector.along(1), i: inspector.toggleMeasures,
      a: () => panels.choose("accessibility"), u: () => panels.choose("audit"), g: () => comparing.set(state.compare === "golden" ? "" : "golden"),
      m: () => comparing.step(1), r: pose.reset, ",": () => pose.stepTime(-0.1), ".": () => pose.stepTime(0.1),
    });
  }
  if (event.key === " " && looked() && event.target.tagName !== "BUTTON") actions[" "] = pose.togglePlaying;
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

window.addEventListener("resize", () => showAll(false));
window.addEventListener("popstate", () => { readAddress(); forgetObjects(); showAll(false); });
byID("title").textContent = settings.title;
document.title = `${settings.title} · mockup preview`;
comparing.takeDrops(byID("stage"));
readAddress();
showAll(false);
panels.load();
follow();
