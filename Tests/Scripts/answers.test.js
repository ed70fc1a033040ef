"use strict";
const assert = require("node:assert");
const { test } = require("node:test");
const { modules, plain } = require("./page.js");
const { schema, of, problems, guarded } = require("./answers.js");

const place = { file: "home.screen.json", line: 3, column: 5 };
const rule = { file: "brand.theme.json", line: 2, index: 0, containedIn: ["UITableView"], traits: { userInterfaceStyle: "dark" } };
const frame = [10, 20, 30, 40];

// An answer of each address, with all that it may have.
const examples = {
  changes: {
    revision: 4, order: [1], problems: ["x"], gone: ["old.screen.json"], languages: ["de", "en"],
    edits: {
      undo: 1, redo: 0, files: ["brand.theme.json"], dropped: null,
      tried: [{ id: 1, file: "brand.theme.json", line: 2, owner: "", name: "$brand", old: "#FF0000", isNew: false, new: "#00FF00" }],
    },
    pictures: [{
      number: 1, id: "home", as: { style: "dark" }, isBoard: false, screen: "home.screen.json", variant: { style: "light" }, problems: [],
      warnings: [["a", "b"]], isWaiting: false, documents: ["brand.theme.json", "home.screen.json"], size: [390, 844], deviceScale: 3,
      device: "iPhone 15", scale: 1, drawing: 3, length: 2, index: { classes: ["UILabel"], ids: ["title"], texts: ["Home"], uses: ["brand"] },
      change: { kind: "changed", revision: 4, problems: [], isSame: false, size: [390, 844], ownSize: [390, 844], passes: false, wholeSize: [390, 844],
        count: 3, largest: 9, placeCount: 1, isOtherSize: false, places: [frame] },
      golden: "differs", milliseconds: 61,
    }],
    waits: [{ numbers: [1], as: { style: "dark" }, isWaiting: false }],
  },
  objects: {
    views: [{
      id: "title", class: "UILabel", path: "window/UILabel", place, frame, visibleFrame: frame, tintColor: "#0088FFFF", tintAdjustmentMode: "normal",
      properties: { textColor: { value: "$brand", source: "theme", rule, color: "#FF0000FF", note: "n", texts: [], place, written: "$brand",
        overridden: [{ value: "red", source: "theme", rule, color: "#FF0000FF", why: "earlier" }] } },
      unset: { tintColor: { group: "Colours", source: "inherited", value: "#0088FFFF", color: "#0088FFFF" } }, images: {},
      ownConstraints: [{ constraint: "width == 30", place, priority: 1000, error: 0, attribute: "width", relation: "==", constant: 30, isSystem: false, line: [0, 0, 30, 0] }],
    }],
    wholes: [0], states: [{ isHighlighted: true }], baselines: [[34.5]],
    classes: { UILabel: { textColor: { type: "color", cases: [], summary: "s", group: "Colours", default: "black", color: "#000000FF" },
      text: { type: "string", cases: [], summary: "s", group: "Content", why: "none" } } },
    groups: ["Content", "Colours"], values: {}, colors: [{ name: "label", light: "#000000FF", dark: "#FFFFFFFF" }],
  },
  accessibility: { elements: [{ id: null, class: "UILabel", path: "window/UILabel", label: "Home", value: null, traits: ["header"], frame, hint: "h" }] },
  audit: { findings: [{
    rule: "text-contrast", message: "m", id: null, class: "UILabel", path: "window/UILabel", place: null, frame, value: 1, threshold: 4.5, unit: "ratio",
    foreground: "#FFFFFF", background: "#EEEEEE", lightnessContrast: 3, source: "s", help: "h",
  }] },
  palette: {
    variables: [{ name: "brand", file: "brand.theme.json", line: 1, value: "#FF0000", uses: 2, color: "#FF0000FF", dark: "#00FF00FF" }],
    values: [{ kind: "color", value: "red", uses: 21, places: [{ file: "home.screen.json", line: 3 }], color: "#FF0000FF" }],
  },
  images: { choices: [{ name: "logo", detail: "20 × 20", picture: "data:image/png;base64,AA==" }], count: 200 },
  symbols: { choices: [{ name: "star", detail: "" }], count: 1 },
  guide: {
    colors: [{ names: ["$brand"], light: "#FF0000FF", dark: "#00FF00FF", uses: [{ class: "UILabel", containedIn: ["UITableView"], traits: {}, property: "textColor", file: "a", line: 1 }] }],
    fonts: [{ text: "20", uses: [] }], images: [],
    pairs: [{ foreground: "#FFFFFF", background: "#000000", ratio: 21, lightness: 106, threshold: 4.5, passes: true, style: "light", classes: ["UILabel"], count: 1 }],
  },
};

// Parts of the page as what they are made of.
const elements = () => {
  const make = (name, attributes, ...children) => ({
    name, ...attributes, attributes, children: children.flat(9), append(...more) { this.children.push(...more); },
    addEventListener() {}, setAttribute() {}, replaceChildren(...all) { this.children = all; }, querySelectorAll: () => [],
  });
  const panel = { ...make("aside"), contains: () => false, dataset: {}, querySelector: () => null };
  return {
    make, panel, byID: () => panel, keepFocus: (show) => show(), showIn: (box, data, make) => box.replaceChildren(...make()), say() {}, swatch: (color) => color || null, swatches: (...all) => all.filter(Boolean),
    problemList: (all) => all, warningList: (all) => all,
  };
};

// All texts of something that was made.
const texts = (one) => (typeof one === "string" ? one : one && one.children ? one.children.map(texts).join("") : "");

// The page with answers that refuse what the schema does not have, and a picture that is looked at.
function page(panel) {
  const parts = elements();
  const answer = (address) => { const [, name] = address.split("/"); return guarded(examples[name], of(name)); };
  const source = { isHeld: false, ask: async (address) => answer(address), post: async () => ({}) };
  const document = { activeElement: null, getElementById: () => parts.panel, querySelector: () => null };
  const found = modules("PreviewPage", { elements: parts, source, settings: { against: "main", folder: "/a" } }, { document });
  const pictures = found.use("pictures");
  pictures.accept(answer("/changes/0"));
  Object.assign(pictures.state, { picture: "home", panel, group: "folder" });
  return { ...found, pictures, answer, shown: () => texts(parts.panel) };
}

test("examples are as the schema says, and others are not", () => {
  assert.deepEqual(Object.keys(examples).sort(), Object.keys(schema.properties).sort());
  for (const [name, answer] of Object.entries(examples)) assert.deepEqual(problems(answer, of(name)), [], name);
  assert.deepEqual(problems({ revision: "4", more: 1 }, of("changes")), ["$.revision: no integer", "$.more: not known"]);
  assert.deepEqual(problems({}, of("changes")), ["$.revision: missing"]);
  const palette = { variables: [], values: [{ kind: "sound", value: 1, uses: 1, places: [] }] };
  assert.deepEqual(problems(palette, of("palette")), ["$.values[0].kind: none of color,font,image"]);
  assert.throws(() => guarded(examples.changes, of("changes")).pictures[0].colour, /reads colour/);
});

test("what the page shows of pictures is in the answers", () => {
  const { pictures } = page("values");
  const [picture] = pictures.allPictures();
  assert.deepEqual(plain(pictures.groups().map(([, items]) => items.length)), [1]);
  for (const [name, filter] of Object.entries(pictures.filters)) assert.equal(typeof filter(picture), "boolean", name);
  for (const group of Object.values(pictures.groupings)) assert.equal(typeof group(picture), "string");
  pictures.state.search = "home uses:brand class:uilabel";
  assert.equal(pictures.matches(picture), true);
});

test("what the page shows of objects is in the answers", async () => {
  const { use, shown } = page("values");
  const inspector = use("inspector");
  await inspector.load(1);
  inspector.choose(0);
  const text = shown();
  for (const part of ["UILabel #title", "Colours", "textColor", "$brand", "brand.theme.json:2 in UITableView", "earlier", "width == 30", "Pressed"]) {
    assert.ok(text.includes(part), `${part} in ${text}`);
  }
});

test("what the panels show is in the answers", async () => {
  const { use, shown } = page("palette");
  await use("palette").load();
  assert.match(shown(), /\$brand.*used 2 times.*and 20 more/);
  for (const [name, words] of [["accessibility", /Home.*header · h/], ["audit", /m.*UILabel · a part of the look.*s$/]]) {
    await use(name).load();
    use(name).show();
    assert.match(shown(), words);
  }
  const { edits } = examples.changes;
  use("editing").show(guarded(edits, schema.$defs.edits));
  use("changes").show();
  assert.match(shown(), /\$brand.*#FF0000 → #00FF00.*brand\.theme\.json:2/);
});

test("what a theme's page shows is in the answers", async () => {
  const { use, pictures } = page("");
  pictures.state.theme = "brand.theme.json";
  await use("guide").load();
  assert.match(texts(use("guide").element()), /\$brand.*UILabel in UITableView: textColor.*#FFFFFF on #000000.*21\.00 to 1/);
});
