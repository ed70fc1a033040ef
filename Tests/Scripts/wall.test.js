"use strict";
const assert = require("node:assert");
const { test } = require("node:test");
const { modules, plain } = require("./page.js");

test("on the wall a problem is told without its own file and the way to its value", () => {
  const { brief } = modules("PreviewPage", { elements: {} }).use("captions");
  const own = "a/wrong.screen.json:19:26: error: unknown class 'UILable'; did you mean 'UILabel'? (at window.subviews[0].class)";
  assert.equal(brief(own, { screen: "a/wrong.screen.json" }), "19:26: unknown class 'UILable'; did you mean 'UILabel'?");
  assert.equal(brief("a/b.theme.json:3:3: error: unknown key 'x'", { screen: "a/wrong.screen.json" }), "a/b.theme.json:3:3: unknown key 'x'");
});

// The elements of a page as far as lines need them.
function tree() {
  const element = (name) => ({
    name, children: [], style: {}, remove() { this.parent.children.splice(this.parent.children.indexOf(this), 1); },
    append(child) { child.parent = this; this.children.push(child); },
  });
  const observers = [];
  class IntersectionObserver {
    constructor(act, { rootMargin }) { Object.assign(this, { act, rootMargin, targets: new Set() }); observers.push(this); }
    observe(target) { this.targets.add(target); }
    unobserve(target) { this.targets.delete(target); }
  }
  const setChildren = (box, children) => { box.children = [...children]; };
  const page = modules("PreviewPage", { elements: { byID: element, make: element, setChildren } }, { IntersectionObserver });
  return { lines: page.use("lines"), row: element("row"), observers };
}

test("lines of the wall are observed instead of pictures, and stay as long as there are as many", () => {
  const { lines, row, observers } = tree();
  const line = (...numbers) => ({ numbers, height: 300, isSeen: false, isNear: false });
  lines.show(row, [{ ...line(1, 2), isNear: true, isSeen: true }, line(3, 4), line(5)]);
  const [first, second] = row.children;
  assert.deepEqual(observers.map(({ rootMargin, targets }) => [rootMargin, targets.size]), [["0px", 3], ["50% 0px", 3]]);
  assert.deepEqual(plain(lines.of(row).map(({ numbers, isNear }) => [numbers, isNear])), [[[1, 2], true], [[3, 4], false], [[5], false]]);
  // What a search leaves fills the first lines, which are as near as before.
  lines.show(row, [{ ...line(1, 3), isNear: false }, line(5)]);
  assert.deepEqual([row.children[0] === first, row.children[1] === second, row.children.length], [true, true, 2]);
  assert.deepEqual(plain(lines.of(row).map(({ numbers, isNear }) => [numbers, isNear])), [[[1, 3], true], [[5], false]]);
  assert.deepEqual(observers.map(({ targets }) => targets.size), [2, 2]);
  // The browser tells of each line once.
  const told = [];
  lines.listen((one) => told.push([one.numbers, one.isSeen, one.isNear]));
  observers[1].act([{ target: second, isIntersecting: true }, { target: first, isIntersecting: true }]);
  observers[0].act([{ target: first, isIntersecting: false }]);
  assert.deepEqual(plain(told), [[[5], false, true], [[1, 3], false, true]]);
  // Elements that are not made yet are left out.
  lines.fill(lines.of(row)[0], (number) => (number === 3 ? null : { number }));
  assert.deepEqual(first.children.map((one) => one.number), [1]);
});
