"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");
const { pages, modules } = require("./page.js");

test("a module is made once, when it is used", () => {
  const { define, use } = modules("ReportPage");
  let count = 0;
  define("one", () => { count += 1; return { count }; });
  define("two", (use) => use("one"));
  assert.equal(count, 0);
  assert.equal(use("two").count + use("one").count, 2);
});

test("modules that are missing, are there twice or need each other are errors", () => {
  const { define, use } = modules("ReportPage");
  define("a", (use) => use("b"));
  define("b", (use) => use("a"));
  assert.throws(() => use("a"), /modules need each other: a, b, a/);
  assert.throws(() => use("c"), /there is no module c/);
  assert.throws(() => define("a", () => 1), /defined twice/);
});

for (const [page, files] of Object.entries(pages)) {
  test(`each script of ${page} is one module that names what it uses, behind those`, () => {
    assert.ok(files.length > 3);
    const defined = new Set();
    for (const file of files.slice(1)) {
      const text = fs.readFileSync(file, "utf8");
      const names = [...text.matchAll(/^define\("([^"]+)", /gm)].map(([, name]) => name);
      assert.deepEqual(names, [path.basename(file, ".js")]);
      // Nothing stands outside of it but comments.
      const body = text.replace(/^\/\/.*\n/gm, "");
      assert.match(body, /^define\("[^]*\);\n$/, file);
      for (const [, name] of text.matchAll(/use\("([^"]+)"\)/g)) {
        assert.ok(defined.has(name), `${file} uses ${name}, which is not defined before it`);
      }
      defined.add(names[0]);
    }
  });
}
