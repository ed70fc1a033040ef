"use strict";
const assert = require("node:assert");
const { test } = require("node:test");
const { modules, plain } = require("./page.js");

// The module with a viewport of one shot whose picture is shown at a scale, and a picture that lies over it.
function aligned(scale) {
  const other = { style: {} };
  const viewport = {
    querySelector: () => ({ dataset: { scale: String(scale) } }), querySelectorAll: (selector) => (selector.includes("expected") ? [other] : []),
  };
  const document = { getElementById: () => null };
  const timers = [];
  const page = modules("PreviewPage", {}, { document, setTimeout: (call) => timers.push(call), clearTimeout: () => timers.pop() });
  return { ...page, alignment: page.use("alignment"), state: page.use("pictures").state, other, viewport, timers };
}

test("the other picture lies at the top as large as it is, until something else is asked for", () => {
  const { alignment, state } = aligned(1);
  assert.deepEqual(plain(alignment.value()), {});
  Object.assign(state, { compareFit: true, compareByHand: true, compareOffset: [0, 0] });
  assert.deepEqual(plain(alignment.value()), { fit: true });
  state.compareOffset = [3, -4];
  assert.deepEqual(plain(alignment.value()), { fit: true, offset: [3, -4] });
  // The place by hand is kept while the other lies at the top.
  state.compareByHand = false;
  assert.deepEqual(plain(alignment.value()), { fit: true });
  assert.deepEqual([alignment.isAt({ fit: true }), alignment.isAt({})], [true, false]);
  alignment.reset();
  assert.deepEqual(plain(state.compareOffset), [0, 0]);
});

test("the arrows move it by a point, with Shift by ten, and ask for the differences when they rest", () => {
  const { alignment, state, other, viewport, timers } = aligned(2);
  let changes = 0;
  assert.deepEqual(plain(alignment.keys(viewport, false, () => {})), {});
  state.compareByHand = true;
  alignment.keys(viewport, false, () => { changes += 1; }).ArrowRight();
  alignment.keys(viewport, true, () => { changes += 1; }).ArrowUp();
  assert.deepEqual(plain(state.compareOffset), [1, -10]);
  assert.equal(other.style.transform, "translate(2px, -20px)");
  assert.deepEqual([timers.length, changes], [1, 0]);
  timers[0]();
  assert.equal(changes, 1);
});

test("the address tells the size and the place of a comparison", () => {
  const { use, state } = aligned(1);
  const address = use("address");
  const hash = "picture=a&compare=golden&fit=1&at=3%2C-4.5";
  address.read(hash, state);
  assert.deepEqual([state.compareFit, state.compareByHand, plain(state.compareOffset)], [true, true, [3, -4.5]]);
  assert.equal(address.write(state), hash);
  address.read("picture=a&compare=golden&at=x", state);
  assert.equal(address.write(state), "picture=a&compare=golden");
});

test("sizes differ where the picture that was found has others", () => {
  const { alignment } = aligned(1);
  assert.equal(alignment.differ({ ownSize: [320, 568] }, { size: [390, 844] }), true);
  assert.equal(alignment.differ({ ownSize: [390, 844] }, { size: [390, 844] }), false);
  // A gallery of before has none.
  assert.equal(alignment.differ({}, { size: [390, 844] }), false);
  assert.equal(alignment.differ(null, { size: [390, 844] }), false);
});
