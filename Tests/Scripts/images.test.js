"use strict";
const assert = require("node:assert");
const { test } = require("node:test");
const { modules, plain } = require("./page.js");

const images = () => modules("PreviewPage").use("image-field");

test("an image that is chosen takes the place of another one and keeps how it is coloured", () => {
  const { named, symbol } = images();
  assert.equal(named("star", "moon"), "moon");
  assert.equal(named({ systemImage: "gear", configuration: { pointSize: 20 } }, "moon"), "moon");
  assert.deepEqual(plain(named({ named: "star", renderingMode: "alwaysTemplate" }, "moon")), { named: "moon", renderingMode: "alwaysTemplate" });
  assert.deepEqual(plain(symbol("star", "gear")), { systemImage: "gear" });
  assert.deepEqual(
    plain(symbol({ systemImage: "star", configuration: { weight: "bold" }, draw: [] }, "gear")),
    { systemImage: "gear", configuration: { weight: "bold" } });
});

test("a value tells what is chosen in which list", () => {
  const { nameOf, isImage } = images();
  assert.deepEqual(plain(nameOf("star")), { kind: "images", name: "star" });
  assert.deepEqual(plain(nameOf({ named: "star" })), { kind: "images", name: "star" });
  assert.deepEqual(plain(nameOf({ systemImage: "gear" })), { kind: "symbols", name: "gear" });
  assert.deepEqual(plain(nameOf({ color: "red" })), { kind: "images" });
  assert.deepEqual([isImage("x"), isImage(["x"]), isImage({ named: "x" }), isImage({ color: "red" })], [false, false, true, false]);
});

test("images are asked for once and found by all words of a search", async () => {
  let count = 0;
  const all = ["icon/home", "icon/star", "logo"].map((name) => ({ name }));
  const find = images().searching(async () => { count += 1; return { choices: all, count: 200 }; });
  assert.deepEqual(plain((await find("")).count), 200);
  assert.deepEqual(plain(await find(" Icon st ")), { choices: [{ name: "icon/star" }], count: 1 });
  assert.deepEqual(plain(await find("none")), { choices: [], count: 0 });
  assert.equal(count, 1);
});

test("arrows lead through the rows of a list", () => {
  const { neighbour } = images();
  const buttons = [0, 0, 0, 50, 50].map((offsetTop, index) => ({ offsetTop, index }));
  const next = (index, key) => (neighbour(buttons, buttons[index], key) || {}).index;
  assert.deepEqual(
    [next(0, "ArrowRight"), next(0, "ArrowDown"), next(4, "ArrowUp"), next(2, "ArrowDown"), next(0, "ArrowLeft")],
    [1, 3, 1, undefined, undefined]);
});

test("pictures on the wall are asked for in the pixels that show", () => {
  const { pixels } = modules("PreviewPage").use("wall");
  assert.equal(pixels(129.4, 390), 130);
  assert.equal(pixels(258, 390), 258);
  // A picture that has hardly more pixels is loaded whole.
  assert.equal(pixels(350, 390), null);
  assert.equal(pixels(390, 390), null);
  assert.equal(pixels(500, 390), null);
  assert.equal(pixels(3, 390), 8);
});
