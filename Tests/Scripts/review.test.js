"use strict";
const assert = require("node:assert");
const { test } = require("node:test");
const { modules } = require("./page.js");

// A review whose server answers as told; nobody answers without a function.
function review(answer) {
  const asked = [];
  let changes = 0;
  const fetch = async (path, options) => {
    asked.push([path, JSON.parse(options.body)]);
    const { status = 200, body } = answer(path, JSON.parse(options.body));
    return { ok: status === 200, status, text: async () => JSON.stringify(body) };
  };
  const { makeReview } = modules("ReportPage", {}, { fetch: answer ? fetch : async () => { throw new Error(); } })
    .use("review");
  return { asked, count: () => changes, review: makeReview({ folder: "out", decisions: {} }, () => { changes += 1; }) };
}

test("a report that was opened from disk has no review", () => {
  assert.equal(modules("ReportPage").use("review").makeReview(null, () => {}), null);
});

test("a decision is sent, kept and counted", async () => {
  const { review: own, asked, count } = review(() => ({ body: { decision: "accepted", lines: ["wrote a.png"] } }));
  await own.decide("a", "accept");
  assert.deepEqual(asked, [["/accept", { id: "a" }]]);
  assert.equal(own.decision("a").decision, "accepted");
  assert.equal(own.count("accepted"), 1);
  assert.equal(own.message, "a: wrote a.png");
  assert.ok(count() > 0 && !own.isBusy);
});

test("what the server refuses is a problem, and the rest is accepted", async () => {
  const { review: own } = review((path, { id }) => (id === "b"
    ? { status: 409, body: { error: "b is gone" } }
    : { body: { decision: "accepted", lines: [`wrote ${id}.png`] } }));
  await own.acceptAll(["a", "b", "c"]);
  assert.equal(own.count("accepted"), 2);
  assert.ok(own.isProblem && own.message === "2 accepted, 2 files written\nb is gone");
});

test("a server that does not answer ends the review", async () => {
  const { review: own } = review(null);
  await own.decide("a", "reject");
  assert.ok(own.isOver && own.isProblem);
  assert.match(own.message, /The review has ended/);
});
