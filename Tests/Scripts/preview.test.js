"use strict";
const assert = require("node:assert");
const { test } = require("node:test");
const { modules, plain } = require("./page.js");

const picture = (number, screen, variant, more) => (
  { number, id: `${screen}-${number}`, screen, variant, problems: [], ...more });

function knowing(...list) {
  const page = modules("PreviewPage");
  const pictures = page.use("pictures");
  pictures.accept({ pictures: list, order: list.map((one) => one.number), problems: [] });
  return { ...page, pictures };
}

test("pictures stand in groups of folders, screens, devices, themes or variants, in their order", () => {
  const { pictures } = knowing(
    picture(1, "/a/b/home.screen.json", { style: "light" }, { size: [390, 844], documents: ["t/brand.theme.yaml", "home"] }),
    picture(2, "/a/b/home.screen.json", { style: "dark" }, { device: "iPhone 15" }),
    picture(3, "/a/b/more/info.screen.yaml", {}, { device: "custom", size: [100, 200], variant: { theme: "x.theme.json" } }));
  const groups = (by) => {
    pictures.state.group = by;
    return plain(pictures.groups().map(([title, items]) => [title, items.map((one) => one.number)]));
  };
  const captions = () => plain(pictures.allPictures().map(pictures.captionOf));
  assert.deepEqual(groups("folder"), [["b", [1, 2]], ["more", [3]]]);
  assert.deepEqual(captions(), [["home", "light"], ["home", "dark"], ["info", "x"]]);
  assert.deepEqual(groups("screen"), [["home", [1, 2]], ["more/info", [3]]]);
  assert.deepEqual(captions(), [["light", ""], ["dark", ""], ["x", ""]]);
  assert.deepEqual(groups("device"), [["390 × 844", [1]], ["iPhone 15", [2]], ["100 × 200", [3]]]);
  assert.deepEqual(captions(), [["home", "light"], ["home", "dark"], ["more/info", "x"]]);
  assert.deepEqual(groups("theme"), [["brand", [1]], ["no theme", [2]], ["x", [3]]]);
  assert.deepEqual(groups("variant"), [["light", [1]], ["dark", [2]], ["x", [3]]]);
  assert.deepEqual(captions(), [["home", ""], ["home", ""], ["more/info", ""]]);
});

test("names have no endings, and folders begin below the one that holds all", () => {
  const names = modules("PreviewPage").use("names");
  const of = (...paths) => plain([...names.ofScreens(paths).values()].map((one) => [one.folder, one.name, one.below]));
  assert.deepEqual(of("/home/anna/Screens/home.screen.json"), [["Screens", "home", "home"]]);
  assert.deepEqual(of("a/x.screen.yml", "a/b/c/y.json"), [["a", "x", "x"], ["b/c", "y", "b/c/y"]]);
  assert.deepEqual(of("x.screen.json", "ab/y.screen.json", "ac/y.screen.json"), [["", "x", "x"], ["ab", "y", "ab/y"], ["ac", "y", "ac/y"]]);
  assert.equal(names.ofTheme("a/brand.theme.json"), "brand");
});

test("a search finds words in all that is known, or in one kind", () => {
  const { pictures } = knowing(
    picture(1, "login", { style: "dark" }, {
      index: { classes: ["UISwitch"], ids: ["sounds"], texts: ["Keep me signed in"], uses: ["brand", "#C62828", "systemBlue"] },
    }),
    picture(2, "home", {}, { index: { classes: ["UILabel"], ids: ["brand"], texts: ["Switch"], uses: ["brandDark"] } }),
    picture(3, "other", {}));
  const found = (query) => {
    pictures.state.search = query;
    return pictures.allPictures().filter(pictures.matches).map((one) => one.number);
  };
  assert.deepEqual(found(""), [1, 2, 3]);
  assert.deepEqual(found("LOGIN dark"), [1]);
  assert.deepEqual(found("login light"), []);
  assert.deepEqual(found("switch"), [1, 2]);
  assert.deepEqual(found("class:uiswitch"), [1]);
  assert.deepEqual(found("text:switch"), [2]);
  assert.deepEqual(found("id:brand"), [2]);
  assert.deepEqual(found("uses:brand"), [1]);
  assert.deepEqual(found("uses:$brand"), [1]);
  assert.deepEqual(found("uses:#c6"), [1]);
  assert.deepEqual(found("uses:systemblue"), [1]);
  assert.deepEqual(found("uses:"), [1, 2]);
  assert.deepEqual(found('text:"me signed"'), [1]);
  assert.deepEqual(found('"signed me"'), []);
  assert.deepEqual(found("what:ever"), []);
});

test("with a revision, what changed comes first, with room for the picture before and the difference", () => {
  const page = modules("PreviewPage", { settings: { against: "main" } });
  const pictures = page.use("pictures");
  const wall = page.use("wall");
  const change = (kind) => ({ change: { kind, size: [30, 40], wholeSize: [50, 60] } });
  const list = [
    picture(1, "a", {}, change("same")), picture(2, "b", {}, {}), picture(3, "c", {}, change("new")),
    picture(4, "d", {}, { size: [100, 100], ...change("changed") }), picture(5, "e", {}, { ...change("changed"), problems: ["x"] }),
  ];
  pictures.accept({ pictures: list, order: list.map((one) => one.number), problems: [], gone: ["f"] });
  const groups = () => plain(pictures.groups().map(([title, items]) => [title, items.map((one) => one.number)]));
  assert.deepEqual(groups(), [["Changed since main", [4]], ["New since main", [3]], ["Wrong", [5]], ["Not compared", [2]], ["As at main", [1]]]);
  assert.equal(pictures.state.gone[0], "f");
  assert.deepEqual(pictures.allPictures().filter(pictures.filters.changed).map((one) => one.number), [3, 4]);
  const beside = pictures.beside(pictures.picture(4));
  assert.deepEqual(plain(beside), [[30, 40], [50, 60]]);
  // Half as large: 50, 15 and 25 wide, with gaps.
  assert.deepEqual(plain(wall.cell(pictures.picture(4), 50, 0, beside)), [90 + 2 * wall.figures.besideGap, 50 + wall.figures.caption]);
  const room = (more) => wall.height([[pictures.picture(4), pictures.picture(4)]], 50, 200, { frame: () => 0, hasHeadings: false, ...more });
  assert.ok(room({ beside: pictures.beside }) > room({}));
  // Other groups, and pictures that are shown otherwise, have no pictures beside.
  pictures.state.group = "folder";
  assert.deepEqual(plain(pictures.beside(pictures.picture(4))), []);
  pictures.state.group = "change";
  pictures.state.switches = { style: ["dark"] };
  assert.deepEqual(plain(pictures.beside(pictures.picture(4))), []);
  assert.equal(pictures.allPictures().filter(pictures.filters.changed).length, 0);
  // The address tells the group only where it is another.
  const address = page.use("address");
  pictures.state.switches = {};
  assert.equal(address.write(pictures.state), "");
  address.read("group=folder", pictures.state);
  assert.equal(pictures.state.group, "folder");
});

test("one of the filters has to hold, with the search", () => {
  const { pictures } = knowing(
    picture(1, "a", {}, { problems: ["x"] }), picture(2, "b", {}, { warnings: [["y"]], golden: "differs" }),
    picture(3, "c", {}, { golden: "missing" }), picture(4, "d", {}, { golden: "same" }));
  const found = (...only) => {
    pictures.state.only = only;
    return pictures.allPictures().filter(pictures.matches).map((one) => one.number);
  };
  assert.deepEqual([found("wrong"), found("warned"), found("differs"), found("missing")], [[1], [2], [2], [3]]);
  assert.deepEqual(found("wrong", "missing"), [1, 3]);
  pictures.state.search = "c";
  assert.deepEqual(found("wrong", "missing"), [3]);
});

test("800 pictures are searched without reading the index of a picture twice", () => {
  let reads = 0;
  const list = Array.from({ length: 800 }, (_, number) => picture(number + 1, `folder/screen${number}`, {}));
  for (const one of list) {
    const texts = Array.from({ length: 40 }, (_, index) => `text ${index} of ${one.number}`);
    Object.defineProperty(one, "index", { get() { reads += 1; return { classes: [], ids: [], texts, uses: [] }; } });
  }
  const { pictures } = knowing(...list);
  const counts = ["s", "sc", "text:39", "\"text 3 of 77\""].map((query) => {
    pictures.state.search = query;
    return pictures.allPictures().filter(pictures.matches).length;
  });
  assert.deepEqual(counts, [800, 800, 800, 11]);
  assert.equal(reads, 800);
});

const phones = (count) => Array.from({ length: count }, () => ({ size: [390, 844] }));
const plainWall = { frame: () => 0, hasHeadings: false };

test("pictures on the wall are as large as all fit, and never too small to be read", () => {
  const wall = modules("PreviewPage").use("wall");
  const room = [1408, 780];
  const six = wall.fitting([phones(6)], room, plainWall);
  assert.ok(wall.height([phones(6)], six, room[0], plainWall) <= room[1]);
  assert.ok(wall.height([phones(6)], six + 4, room[0], plainWall) > room[1]);
  assert.ok(six > 440, six);
  // In groups of their own they flow as well.
  const groups = phones(6).map((one) => [one]);
  assert.ok(wall.fitting(groups, room, { ...plainWall, hasHeadings: true }) > 400);
  assert.ok(wall.height([phones(24)], wall.range.least, room[0], plainWall) <= room[1]);
  assert.equal(wall.fitting([phones(100)], [400, 300], plainWall), wall.range.leastFitting);
  assert.equal(wall.fitting([], room, plainWall), wall.range.leastFitting);
  // Where pictures begin: two in a row, below a heading, and groups below each other that are as wide as the room.
  const { caption, gap, groupGap, heading } = wall.figures;
  const { boxes, height } = wall.lay([phones(3), phones(1)], 200, 210, { ...plainWall, hasHeadings: true });
  const row = 200 + caption;
  // Two of three stand in a line, and a group of several lines is as wide as the room.
  assert.deepEqual(plain(boxes.map((box) => box.lines)), [
    [{ top: heading, height: row, start: 0, end: 2 }, { top: heading + row + gap, height: row, start: 2, end: 3 }],
    [{ top: 2 * (heading + row) + gap + groupGap, height: row, start: 0, end: 1 }],
  ]);
  assert.deepEqual([boxes[0].width, Math.round(boxes[1].width), height], [210, 92, 2 * (heading + row) + gap + groupGap + row]);
});

test("no picture is wider than the wall, whatever size is chosen, nor with others beside it", () => {
  const wall = modules("PreviewPage").use("wall");
  const widest = (size, options) => wall.cell(phones(1)[0], size, options.frame(), (options.beside || (() => []))())[0];
  for (const chosen of [0, 600, wall.range.most]) {
    const beside = { ...plainWall, chosen, beside: () => [[390, 844], [390, 844]] };
    const three = wall.fitting([phones(4)], [358, 600], beside);
    assert.ok(widest(three, beside) <= 358 && three > 200, three);
    const framed = { ...plainWall, chosen, frame: () => 11 };
    assert.ok(widest(wall.fitting([phones(1)], [358, 600], framed), framed) <= 358);
  }
  assert.equal(wall.fitting([phones(1)], [1408, 780], { ...plainWall, chosen: 1400 }), 1400);
  assert.equal(wall.fitting([phones(100)], [1408, 780], { ...plainWall, chosen: 120 }), 120);
});

test("no picture is larger than its device, and wide ones are no higher than others", () => {
  const wall = modules("PreviewPage").use("wall");
  assert.equal(wall.scale({ size: [390, 844] }, 422), 0.5);
  assert.equal(wall.scale({ size: [320, 60] }, 422), 1);
  assert.ok(wall.scale({ size: [844, 390] }, 422) < 0.63);
  for (const size of [112, 280, 600, 1400]) assert.ok(Math.abs(wall.sizeAt(wall.place(size)) / size - 1) < 0.02);
});

test("what is switched takes the place of variants, and pictures that look the same then are shown once", () => {
  const { pictures, use } = knowing(
    picture(1, "home", { style: "light", locale: "de" }), picture(2, "home", { style: "dark", locale: "de" }),
    picture(3, "home", { style: "dark", locale: "ar" }, { golden: "differs" }), picture(4, "more", {}));
  const found = () => pictures.allPictures().filter(pictures.matches).map((one) => one.number);
  assert.deepEqual(found(), [1, 2, 3, 4]);
  assert.equal(pictures.filters.differs(pictures.picture(3)), true);
  pictures.state.switches = { style: ["dark"], device: ["iPhone SE"] };
  assert.deepEqual(found(), [1, 3, 4]);
  assert.deepEqual(plain(pictures.distinctPictures().map((one) => one.number)), [1, 3, 4]);
  // The wall needs room for no other.
  assert.deepEqual(plain(pictures.groups().flatMap(([, items]) => items.map((one) => one.number))), [1, 3, 4]);
  assert.equal(pictures.variantText(pictures.picture(1)), "dark · de · iPhone SE");
  assert.deepEqual(plain(pictures.captionOf(pictures.picture(1))), ["home", "de"]);
  assert.equal(pictures.filters.differs(pictures.picture(3)), false);
  pictures.state.switches = {};
  assert.deepEqual(found(), [1, 2, 3, 4]);
  // Only what the server offers is switched by an address.
  use("address").read("as=style:dark,system:99,x:y,locale:de", pictures.state);
  assert.deepEqual(plain(pictures.state.switches), {});
});

test("several values of switches show each picture once for each combination", () => {
  const settings = { choices: { style: ["light", "dark"], system: ["12", "17", "18"] } };
  const page = modules("PreviewPage", { settings });
  const pictures = page.use("pictures");
  const as = (number, screen, values, variant = {}) => picture(number, screen, variant, { as: values });
  const list = [
    as(1, "home", { style: "light", system: "12" }), as(2, "home", { style: "light", system: "18" }),
    as(3, "home", { style: "dark", system: "12" }), as(4, "home", { style: "dark", system: "18" }),
    as(5, "more", { style: "light", system: "12" }), as(6, "home", { style: "light", system: "12" }, { style: "dark" }),
  ];
  pictures.accept({ pictures: list, order: list.map((one) => one.number), problems: [] });
  page.use("address").read("as=system:12|18|9,style:light|dark", pictures.state);
  assert.deepEqual(plain(pictures.state.switches), { style: ["light", "dark"], system: ["12", "18"] });
  assert.equal(page.use("address").write(pictures.state), "as=style%3Alight%7Cdark%2Csystem%3A12%7C18");
  // A variant that differs in nothing else is left out, and captions tell what differs.
  assert.deepEqual(pictures.allPictures().filter(pictures.matches).map((one) => one.number), [1, 2, 3, 4, 5]);
  assert.deepEqual(plain(pictures.captionOf(pictures.picture(4))), ["home", "dark · 18"]);
  pictures.state.picture = "home-3";
  assert.deepEqual(plain(pictures.siblings().map((one) => one.number)), [1, 2, 3, 4]);
  page.use("address").read("as=style:light|dark,system:12", pictures.state);
  assert.deepEqual(plain(pictures.captionOf(pictures.picture(4))), ["home", "dark"]);
  page.use("address").read("as=style:dark", pictures.state);
  pictures.state.picture = "home-3";
  assert.deepEqual(plain(pictures.siblings()), []);
  // Languages are known once pictures are drawn.
  page.use("address").read("as=locale:de|zh-Hant|<b>,style:dark", pictures.state);
  assert.deepEqual(plain(pictures.state.switches), { style: ["dark"], locale: ["de", "zh-Hant"] });
});

test("a picture of a theme's page does not say which theme it is of", () => {
  const { pictures } = knowing(picture(1, "board", { style: "dark", theme: "a/brand.theme.json" }, { isBoard: true }));
  pictures.state.theme = "a/brand.theme.json";
  assert.deepEqual(plain(pictures.captionOf(pictures.picture(1))), ["board", "dark"]);
});

test("languages of a picture are those that differ in nothing else", () => {
  const { pictures } = knowing(
    picture(1, "home", { style: "light", locale: "de" }), picture(2, "home", { style: "light", locale: "ar" }),
    picture(3, "home", { style: "dark", locale: "de" }), picture(4, "more", { style: "light", locale: "de" }));
  const numbers = () => plain(pictures.languages().map((one) => one.number));
  assert.deepEqual(numbers(), []);
  pictures.state.picture = "home-1";
  assert.deepEqual(numbers(), [1, 2]);
  pictures.state.picture = "more-4";
  assert.deepEqual(numbers(), []);
});

test("changes replace pictures, and an order forgets those that are gone", () => {
  const { pictures } = knowing(picture(1, "home", {}), picture(2, "more", {}));
  pictures.state.picture = "more-2";
  assert.equal(pictures.selectedPicture().number, 2);
  assert.equal(pictures.accept({ pictures: [picture(1, "home", {}, { drawing: 7 })] }), false);
  assert.equal(pictures.picture(1).drawing, 7);
  assert.equal(pictures.accept({ order: [1], problems: ["x"] }), true);
  assert.equal(pictures.selectedPicture(), undefined);
  assert.deepEqual(plain(pictures.state.problems), ["x"]);
});

test("a switch tells of pictures in short, and what a search finds only where it is another", () => {
  const index = { classes: [], ids: ["title"], texts: [], uses: [] };
  const { pictures } = knowing(picture(1, "a", { style: "light" }, { drawing: 1, index }), picture(2, "b", {}));
  pictures.accept({ waits: [{ numbers: [1], as: { style: "dark" }, isWaiting: true }] });
  const [first, second] = pictures.allPictures();
  assert.deepEqual(plain([first.isWaiting, first.as, first.variant, first.drawing]), [true, { style: "dark" }, { style: "light" }, 1]);
  assert.equal(second.isWaiting, undefined);
  const finds = (id) => {
    pictures.state.search = `id:${id}`;
    return pictures.allPictures().filter(pictures.matches).length;
  };
  pictures.accept({ pictures: [picture(1, "a", {}, { drawing: 2 })] });
  assert.deepEqual([pictures.picture(1).drawing, pictures.picture(1).isWaiting, finds("title")], [2, undefined, 1]);
  pictures.accept({ pictures: [picture(1, "a", {}, { drawing: 3, index: { ...index, ids: ["other"] } })] });
  assert.deepEqual([finds("title"), finds("other")], [0, 1]);
});

test("without a selected picture there is only the palette", () => {
  const { pictures } = knowing(picture(1, "home", {}));
  pictures.state.panel = "audit";
  assert.equal(pictures.currentPanel(), "");
  pictures.state.picture = "home-1";
  assert.equal(pictures.currentPanel(), "audit");
  pictures.state.panel = "";
  assert.equal(pictures.currentPanel(), "values");
});

test("an address tells what is shown, and leaves out what is as at the start", () => {
  const { use } = modules("PreviewPage");
  const { state } = use("pictures");
  const address = use("address");
  assert.equal(address.write(state), "");
  const hash = "picture=a%2Fb&size=320&look=points&group=variant&device=1&panel=audit&compare=golden&by=blink&only=wrong%2Cmissing&search=x+y";
  address.read(hash, state);
  assert.deepEqual(
    [state.picture, state.size, state.stageZoom, state.group, state.framed, state.only.join(), state.search, state.compareMode],
    ["a/b", 320, "points", "variant", true, "wrong,missing", "x y", "blink"]);
  assert.equal(address.write(state), hash);
  address.read("size=huge&group=none&only=x&panel=x&by=y", state);
  assert.equal(address.write(state), "");
});

const views = [
  { path: "window", class: "UIWindow", visibleFrame: [0, 0, 100, 100] },
  { path: "window/UIView", class: "UIView", visibleFrame: [0, 0, 100, 100] },
  { path: "window/UIView/UISwitch", class: "UISwitch", visibleFrame: [10, 10, 50, 30] },
  { path: "window/UIView/UISwitch/UIView", class: "UIView", visibleFrame: [10, 10, 0, 30] },
  { path: "window/UIView/UILabel", class: "UILabel" },
];

test("objects form a tree by their paths", () => {
  const objects = modules("PreviewPage").use("objects");
  assert.deepEqual(views.map((_, index) => objects.parent(views, index)), [-1, 0, 1, 2, 1]);
  assert.deepEqual(plain(objects.children(views, 1)), [2, 4]);
  assert.deepEqual(plain(objects.containers(views, 3)), ["UISwitch", "UIView"]);
});

test("the object at a point is the last one that is seen there", () => {
  const objects = modules("PreviewPage").use("objects");
  assert.equal(objects.at(views, 10, 10), 2);
  assert.equal(objects.at(views, 60, 10), 1);
  assert.equal(objects.at(views, 100, 10), -1);
});

test("a click means the whole, and one more what is in it", () => {
  const { meant } = modules("PreviewPage").use("objects");
  const views = ["window", "window/Button", "window/Button/Ground", "window/Button/Ground/Label", "window/Label"].map((path) => ({ path }));
  const wholes = [0, 1, 1, 1, 4];
  const clicks = (index, count) => {
    const chosen = [-1];
    while (chosen.length <= count) chosen.push(meant(views, wholes, index, chosen.at(-1)));
    return chosen.slice(1);
  };
  assert.deepEqual(clicks(3, 4), [1, 2, 3, 3]);
  assert.deepEqual(clicks(4, 2), [4, 4]);
  // Another part of the same whole begins with the whole.
  assert.equal(meant(views, wholes, 2, 3), 1);
  assert.equal(meant(views, wholes, -1, 1), -1);
  // A gallery of an earlier version knows no wholes.
  assert.equal(meant(views, [], 3, -1), 3);
});

test("distances are those within the object around, or gaps between two", () => {
  const { distances } = modules("PreviewPage").use("objects");
  assert.deepEqual(
    plain(distances([10, 20, 30, 40], [0, 0, 100, 100])),
    [[0, 40, 10, 0], [40, 40, 60, 0], [25, 0, 0, 20], [25, 60, 0, 40]]);
  assert.deepEqual(plain(distances([10, 20, 30, 40], [50, 20, 10, 40])), [[40, 40, 10, 0]]);
});

test("a gallery answers from what it holds, and asks nobody", async () => {
  const held = {
    changes: { revision: 1, pictures: [{ number: 1, length: 3 }] }, pictures: { 1: "AAAA" }, objects: { 1: { views: [] } },
  };
  const document = {
    getElementById: (id) => (id === "held" ? { textContent: JSON.stringify(held) } : null),
    body: { classList: { add() {} } },
  };
  const fetch = () => assert.fail("it asks the network");
  const source = modules("PreviewPage", {}, { document, fetch }).use("source");
  assert.equal(source.isHeld, true);
  assert.equal(source.address({ number: 1 }), "data:image/png;base64,AAAA");
  assert.equal((await source.ask("/changes/0")).pictures[0].length, 0);
  assert.deepEqual(plain(await source.ask("/objects/1")), { views: [] });
  assert.deepEqual(plain(await source.post("/view", {})), {});
  await assert.rejects(source.post("/code", {}), /A gallery shows what was drawn/);
});

test("requests that change something carry the secret of the page", async () => {
  const asked = [];
  const fetch = async (path, options) => {
    asked.push([path, options]);
    return { ok: path !== "/no", json: async () => ({ path }), text: async () => " refused \n" };
  };
  const source = modules(
    "PreviewPage", { settings: { secret: "s" } }, { document: { getElementById: () => null }, fetch }).use("source");
  assert.equal(source.address({ number: 2, drawing: 5 }), "/pictures/2/5.png");
  assert.equal(source.address({ number: 2, drawing: 5 }, 130), "/pictures/2/5/130.png");
  assert.equal(source.changeAddress({ number: 2, change: { revision: 7 } }, "expected", 90), "/change/2/7/90/expected.png");
  assert.deepEqual(plain(await source.post("/try", { a: 1 })), { path: "/try" });
  assert.equal(asked[0][1].headers["X-Mockup-Secret"], "s");
  assert.equal(asked[0][1].body, '{"a":1}');
  await assert.rejects(source.ask("/no"), /^Error: refused$/);
});

test("states belong to the selected picture and are taken back by a second click", () => {
  const told = [];
  const elements = { byID: () => null, make: (name, attributes, ...children) => ({ name, ...attributes, children }) };
  const { use } = modules("PreviewPage", { elements });
  use("events").listen("states", () => told.push("states"));
  const states = use("forced-states");
  const press = () => states.buttons("window/a", { isHighlighted: true }).children[0][0].click();
  assert.equal(states.buttons("window/a", {}), null);
  press();
  assert.deepEqual(
    plain(states.value()), { states: [{ path: "window/a", property: "isHighlighted", value: true }] });
  assert.equal(states.holds("window/a", "isHighlighted"), true);
  press();
  assert.deepEqual(plain(states.value()), { states: [] });
  assert.deepEqual(told, ["states", "states"]);
});

test("the time stays within the animation", () => {
  const elements = { byID: () => null };
  const { use } = modules("PreviewPage", { elements });
  const pictures = use("pictures");
  const states = use("forced-states");
  pictures.accept({ pictures: [picture(1, "home", {}, { length: 2 })], order: [1], problems: [] });
  pictures.state.picture = "home-1";
  states.stepTime(1.5);
  states.stepTime(1.5);
  assert.equal(states.value().time, 2);
  states.stepTime(-5);
  assert.equal(states.value().time, 0);
  states.clear();
  assert.deepEqual(plain(states.value()), { states: [] });
});

// As much of an element as lists of children need.
function box(...children) {
  const own = { childNodes: [...children], log: [] };
  own.insertBefore = (child, next) => {
    own.log.push(child.name);
    own.childNodes = own.childNodes.filter((one) => one !== child);
    own.childNodes.splice(next ? own.childNodes.indexOf(next) : own.childNodes.length, 0, child);
  };
  own.replaceChildren = (...all) => { own.childNodes = all; };
  return own;
}

test("children that are there already stay where they are", () => {
  const { setChildren } = modules("PreviewPage", {}, { document: {} }).use("elements");
  const removed = [];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => ({ name }));
  const own = box(a, b, c);
  a.remove = () => { removed.push("a"); own.childNodes = own.childNodes.filter((one) => one !== a); };
  setChildren(own, [d, b, c]);
  assert.deepEqual([own.childNodes.map((one) => one.name), own.log, removed], [["d", "b", "c"], ["d"], ["a"]]);
});

test("what is shown is made anew only where it says something else", () => {
  const { showIn } = modules("PreviewPage", {}, { document: {} }).use("elements");
  const own = box();
  const made = (data) => showIn(own, data, () => [{ data }]);
  assert.deepEqual([made(["audit", null]), made(["audit", null]), made(["audit", []])], [true, false, true]);
  assert.deepEqual(plain(own.childNodes), [{ data: ["audit", []] }]);
  assert.equal(showIn(box(), ["audit", []], () => []), true, "another element shows something else");
});

test("listeners hear of an event in the order in which they began to listen", () => {
  const events = modules("PreviewPage").use("events");
  const heard = [];
  events.listen("open", (number) => heard.push(["first", number]));
  events.listen("open", (number) => heard.push(["second", number]));
  events.notify("open", 3);
  events.notify("nobody");
  assert.deepEqual(heard, [["first", 3], ["second", 3]]);
});

test("warnings of one kind are one line with the number of the others, until all are asked for", () => {
  const element = (name) => ({
    name, children: [], attributes: {}, listeners: {},
    append(...children) { this.children.push(...children); },
    setAttribute(key, value) { this.attributes[key] = value; },
    addEventListener(event, listener) { this.listeners[event] = listener; },
  });
  const { use } = modules("PreviewPage", {}, { document: { createElement: element } });
  const { warningList } = use("elements");
  assert.equal(warningList([], false), null);
  assert.equal(warningList(undefined, false), null);
  const lines = (list) => plain(list.children[0].children.map((line) => line.children[0]));
  const single = warningList([["a"], ["b"]], false);
  assert.deepEqual([lines(single), single.children[1]], [["a", "b"], ""]);
  let clicks = 0;
  const kinds = [["a", "b", "c"], ["d"]];
  const short = warningList(kinds, false, () => { clicks += 1; });
  assert.deepEqual(lines(short), ["a (2 more of this kind)", "d"]);
  const button = short.children[1];
  assert.equal(button.children[0], "Show all 4 warnings");
  assert.equal(button.attributes["aria-expanded"], "false");
  button.listeners.click();
  assert.equal(clicks, 1);
  const long = warningList(kinds, true, () => {});
  assert.deepEqual(lines(long), ["a", "b", "c", "d"]);
  assert.equal(long.children[1].children[0], "Show one of each kind");
});

test("numbers of things are told in words", () => {
  const { counted } = modules("PreviewPage").use("names");
  assert.deepEqual([counted(1, "pixel"), counted(0, "place"), counted(2752115, "pixel")], ["1 pixel", "0 places", "2,752,115 pixels"]);
});
