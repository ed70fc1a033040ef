// Makes modules of a page without a browser: the scripts run in a scope of their own, as in the page, with stand-ins
// for what a browser has.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const sources = path.join(__dirname, "..", "..", "Sources");
// The page of a preview and that of a report, in the order in which they embed their scripts.
const pages = {};
for (const name of ["PreviewPage", "ReportPage"]) {
  const text = fs.readFileSync(path.join(sources, name, `${name}.c`), "utf8");
  pages[name] = [...text.matchAll(/^#embed "([^"/][^"]*\.js)"/gm)].map(([, file]) => path.join(sources, name, file));
}

// The modules of a page: what `use` gives. `stand-ins` are modules by name that take the place of the page's own, and
// `globals` what the scripts see beside the language.
function modules(page, standIns = {}, globals = {}) {
  const names = Object.keys(standIns);
  const scripts = pages[page].map((file) => fs.readFileSync(file, "utf8"));
  const [first, ...rest] = scripts;
  const kept = rest.filter((text) => !names.some((name) => text.includes(`define(${JSON.stringify(name)},`)));
  const added = names.map((name) => `define(${JSON.stringify(name)}, () => standIns[${JSON.stringify(name)}]);\n`);
  const script = `"use strict";\n(() => {\n${[first, ...added, ...kept].join("\n")}\nreturn { define, use };\n})();\n`;
  const settings = {};
  return vm.runInNewContext(script, { URLSearchParams, setTimeout, clearTimeout, settings, standIns, ...globals });
}

// What another context has made, as values of this one, which alone count as equal here.
const plain = (value) => JSON.parse(JSON.stringify(value));

module.exports = { pages, modules, plain };
