"use strict";
const assert = require("node:assert");
const { test } = require("node:test");
const { modules, plain } = require("./page.js");

const place = { file: "a", line: 1, column: 1 };
const views = [
  { path: "window", place }, { path: "window/A", place }, { path: "window/A/Bar" }, { path: "window/A/Bar/Label" },
  { path: "window/A/Table" }, { path: "window/A/Table/Cell", place }, { path: "window/A/Table/Cell/Icon" }, { path: "window/B", place },
];

test("the tree tells what is around each object, and what of a document is in it", () => {
  const { tree } = modules("PreviewPage").use("objects");
  const { parents, depths, hasAny, hasOwn } = plain(tree(views));
  assert.deepEqual(parents, [-1, 0, 1, 2, 1, 4, 5, 0]);
  assert.deepEqual(depths, [0, 1, 2, 3, 2, 3, 4, 1]);
  assert.deepEqual(hasAny, [true, true, true, false, true, true, false, false]);
  // A bar has parts only; a table has cells of the document.
  assert.deepEqual(hasOwn, [true, true, false, false, true, false, false, false]);
});

test("alone means without what is beside an object and beside the ones around it", () => {
  const { beside } = modules("PreviewPage").use("objects");
  assert.deepEqual(plain(beside(views, 5)), ["window/A/Bar", "window/B"]);
  assert.deepEqual(plain(beside(views, 0)), []);
});

const info = {
  isOn: { group: "States" }, tintColor: { group: "Colours" }, font: { group: "Font and text" }, frame: { group: "Layout" },
  title: { group: "Content" }, accessibilityLabel: { group: "Accessibility" }, shadowOpacity: { group: "Colours" },
};

test("properties stand in groups, those that are set first, or alone", () => {
  const { groups } = modules("PreviewPage").use("effective");
  const view = { properties: { title: {}, "title@highlighted": {}, shadowOpacity: {} } };
  const order = ["Content", "States", "Colours", "Font and text", "Layout", "Accessibility"];
  assert.deepEqual(plain(groups(view, info, order, false)), [
    ["Content", ["title", "title@highlighted"]], ["States", ["isOn"]], ["Colours", ["shadowOpacity", "tintColor"]],
    ["Font and text", ["font"]], ["Layout", ["frame"]], ["Accessibility", ["accessibilityLabel"]]]);
  assert.deepEqual(plain(groups(view, info, order, true)), [
    ["Content", ["title", "title@highlighted"]], ["Colours", ["shadowOpacity"]]]);
  // A gallery tells no groups.
  assert.deepEqual(plain(groups(view, {}, [], false)), [["Values", ["shadowOpacity", "title", "title@highlighted"]]]);
  assert.deepEqual(plain(groups({}, { x: { group: "Later" } }, order, false)), [["Values", ["x"]]]);
});

test("a default is the object's own, that of its class, or says why there is none", () => {
  const { unset } = modules("PreviewPage").use("effective");
  const view = { unset: { tintColor: { source: "inherited", value: "#FF0000FF", color: "#FF0000FF" }, font: { why: "by look" } } };
  assert.deepEqual(plain(unset(view, "tintColor", { why: "inherited" })), { value: "#FF0000FF", color: "#FF0000FF" });
  assert.deepEqual(plain(unset(view, "font", { default: 1 })), { why: "by look" });
  assert.deepEqual(plain(unset(view, "isOn", { default: false })), { value: false });
  assert.deepEqual(plain(unset({}, "isOn", { default: null })), { value: null });
  assert.equal(unset({}, "x", {}).why, "not known");
});

// An element as far as fields use it.
function elements() {
  const made = (name) => ({
    name, children: [], attributes: {}, listeners: {}, style: {}, value: "",
    append(...children) { this.children.push(...children); },
    setAttribute(key, value) { this.attributes[key] = value; if (key === "value") this.value = String(value); if (key === "checked") this.checked = true; },
    removeAttribute(key) { delete this.attributes[key]; },
    addEventListener(event, listener) { this.listeners[event] = listener; },
    get childElementCount() { return this.children.length; },
  });
  const all = (element, label) => [
    ...(element.attributes && element.attributes["aria-label"] === label ? [element] : []),
    ...(element.children || []).flatMap((child) => all(child, label))];
  return { document: { createElement: made, getElementById: () => null }, find: (element, label) => all(element, label)[0] };
}

function field(value, type, more = {}) {
  const { document, find } = elements();
  const { fields } = modules("PreviewPage", {}, { document }).use("fields");
  const values = [];
  const box = fields(value, { type, ...more }, more.shown, () => ({}), (next) => values.push(plain(next)));
  return { find: (label) => find(box, label), values, box };
}

test("numbers change by the arrows, with Shift by ten and with Alt by a tenth", () => {
  const { find, values } = field(1, "number");
  const press = (key, more) => find("Value").listeners.keydown({ key, preventDefault() {}, ...more });
  press("ArrowUp");
  press("ArrowDown", { altKey: true });
  press("ArrowUp", { shiftKey: true });
  press("x");
  assert.deepEqual(values, [2, 1.9, 11.9]);
  const whole = field(3, "integer");
  whole.find("Value").listeners.keydown({ key: "ArrowDown", altKey: true, preventDefault() {} });
  assert.deepEqual(whole.values, [2]);
});

test("a colour keeps its opacity, and opacity its colour", () => {
  const { find, values } = field("#11223380", "color");
  assert.equal(find("Opacity").value, "50");
  find("Colour").value = "#abcdef";
  find("Colour").listeners.input();
  find("Opacity").value = "100";
  find("Opacity").listeners.input();
  find("Value").value = "systemBlue";
  find("Value").listeners.change();
  assert.deepEqual(values, ["#ABCDEF80", "#ABCDEF", "systemBlue"]);
});

test("a colour for light and dark is two, and changing one leaves the other", () => {
  const { document, find } = elements();
  const { fields } = modules("PreviewPage", {}, { document }).use("fields");
  const changes = [];
  const box = fields({ light: "#111111", dark: "$ink" }, { type: "color" }, undefined, () => ({ variables: [{ name: "ink", color: "#EEEEEEFF" }] }),
    (...all) => changes.push(plain(all)));
  const [light, dark] = box.children;
  assert.deepEqual([light, dark].map((one) => find(one, "Colour").value), ["#111111", "#eeeeee"]);
  find(dark, "Colour").value = "#222222";
  find(dark, "Colour").listeners.input();
  assert.deepEqual(changes, [["#222222", ["dark"]]]);
});

test("a variable within a value can be changed everywhere, as far as the page offers that", () => {
  const { document, find } = elements();
  const { fields } = modules("PreviewPage", {}, { document }).use("fields");
  const asked = [];
  const names = () => ({ everywhere: (name) => { asked.push(name); return document.createElement("div"); } });
  const bases = { Config: { cornerRadius: { type: "number" }, title: { type: "string" }, color: { type: "color" } } };
  const change = () => {};
  fields({ cornerRadius: "$corner", title: "Go", color: "$brand" }, { base: "Config" }, undefined, names, change, bases);
  assert.deepEqual(asked, ["corner", "brand"]);
  const box = fields("$corner", { type: "number" }, undefined, () => ({}), change);
  assert.equal(find(box, "Value").value, "$corner");
});

// What a value is shown as: the texts of its parts, in order.
function shown(value, written, color, isList) {
  const make = (name, attributes, ...children) => ({ name, ...attributes, children: children.flat(9).filter((one) => one !== null && one !== undefined) });
  const swatch = (one) => (/^#/.test(one || "") ? `[${one}]` : null);
  const parts = { make, swatch, swatches: (...all) => all.map(swatch) };
  const { show } = modules("PreviewPage", { elements: parts }).use("values");
  const texts = (one) => (typeof one === "string" ? [one] : one ? one.children.flatMap(texts) : []);
  return plain(show(value, written, color, isList).flatMap(texts)).filter((one) => one.trim());
}

test("a value has its colour and the name that the document has for it", () => {
  assert.deepEqual(shown("#00695CFF", "$brand", "#00695CFF"), ["[#00695CFF]", "#00695C", "$brand"]);
  assert.deepEqual(shown("#FF950080", "systemOrange", "#FF950080"), ["[#FF950080]", "#FF950080", "systemOrange"]);
  assert.deepEqual(shown(10, "$corner"), ["10", "$corner"]);
  assert.deepEqual(shown({ light: "#FFFFFFFF", dark: "#000000FF" }, "$paper"), ["[#FFFFFFFF]", "[#000000FF]", "#FFFFFF, dark #000000", "$paper"]);
  // A text is no name of a colour, and what is written as it is shows once.
  assert.deepEqual([shown("Sign in", "Sign in"), shown("red", "Red"), shown("#00695CFF", "#00695C", "#00695CFF")],
    [["Sign in"], ["red"], ["[#00695CFF]", "#00695C"]]);
});

test("a configuration is a list of its values", () => {
  const value = { class: "C", background: { class: "B", cornerRadius: 8, color: "#112233FF" }, image: { systemImage: "cart" }, titleCase: "x" };
  const written = { background: { cornerRadius: "$corner", color: "#112233" } };
  assert.deepEqual(shown(value, written, undefined, true), [
    "background", "corner radius", "8", "$corner", "color", "[#112233FF]", "#112233", "image", '{"systemImage":"cart"}', "title case", "x"]);
  assert.deepEqual(shown(value, "$button", undefined, true)[0], "$button");
});

test("sides of a frame, choices, texts and fonts are what documents write", () => {
  const frame = field([1, 2, 3, 4], "frame");
  frame.find("width").value = "30";
  frame.find("width").listeners.change();
  frame.find("y").value = "";
  frame.find("y").listeners.change();
  assert.deepEqual(frame.values, [[1, 2, 30, 4]]);
  const mode = field("center", "enumeration", { cases: ["left", "center"] });
  mode.find("Value").value = "left";
  mode.find("Value").listeners.change();
  assert.deepEqual(mode.values, ["left"]);
  const title = field("Go", "string");
  title.find("Value").value = "12";
  title.find("Value").listeners.change();
  assert.deepEqual(title.values, ["12"]);
  const set = ({ find }, label, value) => { find(label).value = value; find(label).listeners.change(); };
  const font = field(17, "font");
  set(font, "Size", "20");
  set(font, "Weight", "bold");
  set(font, "Weight", "regular");
  assert.deepEqual(font.values, [20, { system: 20, weight: "bold" }, 20]);
  const named = field({ name: "Georgia", size: 17 }, "font");
  set(named, "Size", "18");
  assert.deepEqual([named.values, named.find("Weight")], [[{ name: "Georgia", size: 18 }], undefined]);
  const italic = field({ system: 17, italic: true }, "font");
  set(italic, "Weight", "light");
  set(italic, "Value", "12");
  set(italic, "Size", "13");
  assert.deepEqual(italic.values, [{ system: 17, italic: true, weight: "light" }, 12, 13]);
  assert.equal(field({ textStyle: "body" }, "font").find("Size"), undefined);
});

test("an object's values are changed each by itself, and one that is not there comes with its first", () => {
  const { document, find } = elements();
  const { fields } = modules("PreviewPage", {}, { document }).use("fields");
  const changes = [];
  const bases = {
    Config: { cornerRadius: { type: "number" }, title: { type: "string" }, background: { type: "object", base: "Background" } },
    Background: { cornerRadius: { type: "number" } },
  };
  const value = { title: "Go", background: {} };
  const box = fields(value, { type: "object", base: "Config" }, undefined, () => ({}),
    (next, within) => changes.push(plain([next, within])), bases);
  const members = box.children[0].children;
  assert.deepEqual(members.map((one) => one.attributes["data-member"]), ["title", "background"]);
  const type = (element, text) => {
    element.value = text;
    element.listeners.change();
  };
  type(find(members[0], "Value"), "Stop");
  const inner = members[1].children[1];
  const add = find(inner, "Add a value");
  add.options = add.children.map((one) => ({ value: one.value || one.attributes.value, remove() {} }));
  type(add, "cornerRadius");
  const field = find(inner.children[0], "Value");
  type(field, "8");
  type(field, "9");
  assert.deepEqual(changes, [["Stop", ["title"]], [8, ["background", "cornerRadius"]], [9, ["background", "cornerRadius"]]]);
});

test("a change after an undo waits for it, and goes to where its value stands by then", async () => {
  const posts = [];
  const said = [];
  let undone = () => {};
  const post = (path, body) => {
    posts.push(plain([path, body.line]));
    return path === "/undo" ? new Promise((resolve) => { undone = resolve; }) : Promise.resolve({});
  };
  const { document } = elements();
  const { use } = modules("PreviewPage", { elements: { byID: () => null, make: () => null, say: (text) => said.push(text) }, source: { post } }, { document });
  const editing = use("editing");
  const later = () => new Promise((resolve) => { setTimeout(resolve, 50); });
  let line = 9;
  let loads = 0;
  editing.setReload(async () => { loads += 1; line = 7; });
  const constraint = () => ({ place: { file: "a", line, column: 1 }, attribute: "top" });
  editing.undo();
  editing.setConstant(constraint, 5);
  await later();
  assert.deepEqual(posts.map(([path]) => path), ["/undo"]);
  undone({});
  await later();
  assert.deepEqual([posts, loads], [[["/undo", undefined], ["/try", 7]], 1].map((one) => plain(one)));
  // The places are known then.
  editing.setConstant(constraint, 6);
  await later();
  assert.equal(loads, 1);
  editing.setConstant(() => undefined, 6);
  await later();
  assert.equal(posts.length, 3);
  assert.match(said.at(-1), /Something else sets the value/);
});

test("a structure is changed as a whole, once it can be read", () => {
  const { find, values } = field({ a: 1 }, "object");
  const area = find("Value");
  area.value = "{";
  area.listeners.change();
  assert.equal(area.attributes["aria-invalid"], "true");
  area.value = '{"a": 2}';
  area.listeners.change();
  assert.deepEqual(values, [{ a: 2 }]);
});

test("what a change reaches is asked with another value of the same kind, and told in words", () => {
  const { another, text } = modules("PreviewPage", { elements: {}, source: {} }).use("reaching");
  for (const value of [3, true, [1, 2, 3, 4], "#FFFFFF", "systemBlue", { light: "red", dark: "blue" }, "#12345678"]) {
    const next = another(value);
    assert.notDeepEqual(plain(next), value);
    assert.equal(Array.isArray(next), Array.isArray(value));
  }
  assert.equal(another({ style: "filled" }), undefined);
  assert.equal(another(["a"]), undefined);
  assert.equal(another(null), undefined);
  assert.equal(text({ objects: 3, screens: 1, pictures: 2, isWhole: true, isKnown: false }), "Changes 3 objects on 1 screen (2 pictures).");
  assert.equal(text({ objects: 1, screens: 1, pictures: 1, isWhole: false }), "Changes at least 1 object on 1 screen (1 picture).");
  assert.equal(text({ objects: 0, screens: 0, pictures: 0, isWhole: true, isKnown: true }), "Changes no object that is shown.");
  assert.equal(text({ objects: 0, screens: 0, pictures: 0, isWhole: false, isKnown: true }), "Changes no object that was looked at.");
  // What gets the value and does not show it: for sure where that value is set, perhaps with any other one.
  const unseen = { objects: 2, screens: 1, pictures: 1, unseen: 1, isWhole: true, isKnown: true };
  assert.equal(text(unseen, true), "Changes 2 objects on 1 screen (1 picture). 1 more object gets the value and looks the same.");
  assert.equal(text(unseen, false), "Changes 2 objects on 1 screen (1 picture). 1 more object gets the value and may look the same.");
  assert.equal(text({ ...unseen, objects: 0, unseen: 3, isKnown: false }, true), "Changes no object that is shown. 3 objects get the value and look the same.");
  // What is at most 1 would look the same at 2.
  assert.deepEqual([another(1, { type: "number" }), another(0, { type: "number" }), another(1, { type: "integer" })], [0.5, 1, 2]);
  assert.equal(text({ objects: 0, screens: 0, pictures: 0, isWhole: true, isKnown: false }), "");
});

test("fonts, images, names and configurations have other values by their types", () => {
  const { another } = modules("PreviewPage", { elements: {}, source: {} }).use("reaching");
  const next = (value, info, bases) => { const found = another(value, info, bases); return found === undefined ? undefined : plain(found); };
  assert.deepEqual(next({ system: 20, weight: "bold" }, { type: "font" }), { system: 21, weight: "bold" });
  assert.deepEqual(next({ name: "Georgia", size: 20 }, { type: "font" }), { name: "Georgia", size: 21 });
  assert.deepEqual([next(17, { type: "font" }), next({ textStyle: "body" }, { type: "font" })], [18, 41]);
  assert.deepEqual(next("star", { type: "image" }), { color: "#12345678" });
  assert.deepEqual(next({ color: "#12345678" }, { type: "image" }), { color: "#87654321" });
  assert.equal(next("left", { type: "enumeration", cases: ["left", "right"] }), "right");
  assert.equal(next("left", { type: "enumeration", cases: ["left"] }), undefined);
  assert.deepEqual([next([], { type: "options", cases: ["a", "b"] }), next(["b"], { type: "options", cases: ["a"] })], [["a"], []]);
  assert.equal(next("Save", { type: "string" }), "Save.");
  assert.equal(next("x", { type: "path" }), undefined);
  // A configuration gets another colour, or another of its values where it has none.
  const bases = {
    Button: { title: { type: "string" }, base: { type: "color" }, font: { type: "font" } }, Plain: { inset: { type: "number", default: 4 } }, Empty: {},
  };
  assert.deepEqual(next({ title: "Save" }, { base: "Button" }, bases), { title: "Save", base: "#12345678" });
  assert.deepEqual(next({ base: "#12345678" }, { base: "Button" }, bases), { base: "#87654321" });
  assert.deepEqual(next(undefined, { base: "Plain" }, bases), { inset: 2 });
  assert.equal(next({}, { base: "Empty" }, bases), undefined);
});

const box = (path, frame) => ({ path, frame, visibleFrame: frame });

test("padding is what lies between an object's edges and the innermost objects in it, without those that fill it", () => {
  const { padding, strips } = modules("PreviewPage", { elements: {} }).use("rulers");
  const views = [
    box("window", [0, 0, 100, 100]), box("window/Button", [10, 10, 80, 40]), box("window/Button/Ground", [10, 10, 80, 40]),
    box("window/Button/Label", [26, 20, 40, 20]), box("window/Button/Image", [70, 22, 16, 16]), { path: "window/Button/Hidden", frame: [10, 10, 5, 5] },
    box("window/Label", [0, 60, 50, 20]), box("window/Wide", [0, 80, 20, 20]), box("window/Wide/Label", [-5, 85, 40, 10]),
  ];
  assert.deepEqual(plain(padding(views, 1)), [10, 16, 10, 4]);
  assert.equal(padding(views, 6), null);
  // What stands out has no padding around.
  assert.equal(padding(views, 7), null);
  assert.deepEqual(plain(strips([10, 10, 80, 40], [10, 16, 0, 4])), [
    [10, [10, 10, 80, 10]], [16, [10, 20, 16, 30]], [4, [86, 20, 4, 30]]]);
});
