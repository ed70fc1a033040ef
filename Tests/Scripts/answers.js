// What the page gets from its server, as the schema says that the tests of the server read as well: examples, a check, and
// values that refuse to be asked for what the schema does not have.
"use strict";
const fs = require("node:fs");
const path = require("node:path");

const file = path.join(__dirname, "..", "..", "Sources", "PreviewPage", "page", "answers.schema.json");
const schema = JSON.parse(fs.readFileSync(file, "utf8"));

// A schema behind references.
function resolved(one) {
  if (!one.$ref) return one;
  const name = one.$ref.replace("#/$defs/", "");
  if (!schema.$defs[name]) throw new Error(`there is no ${one.$ref}`);
  return resolved(schema.$defs[name]);
}

const kinds = {
  string: (value) => typeof value === "string", number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value), boolean: (value) => typeof value === "boolean",
  null: (value) => value === null, array: Array.isArray,
  object: (value) => value !== null && typeof value === "object" && !Array.isArray(value),
};

// What is wrong with a value, each with its place.
function problems(value, reference, place = "$") {
  const one = resolved(reference);
  if (one.anyOf) {
    const all = one.anyOf.map((choice) => problems(value, choice, place));
    return all.some((found) => !found.length) ? [] : all[0];
  }
  if (one.type && !kinds[one.type](value)) return [`${place}: no ${one.type}`];
  if (one.enum && !one.enum.includes(value)) return [`${place}: none of ${one.enum}`];
  if (one.pattern && !new RegExp(one.pattern).test(value)) return [`${place}: not like ${one.pattern}`];
  if (one.type === "array") {
    const count = value.length < (one.minItems || 0) || value.length > (one.maxItems ?? Infinity) ? [`${place}: ${value.length} items`] : [];
    return [...count, ...value.flatMap((item, index) => problems(item, one.items, `${place}[${index}]`))];
  }
  if (one.type !== "object") return [];
  const missing = (one.required || []).filter((key) => !(key in value)).map((key) => `${place}.${key}: missing`);
  return [...missing, ...Object.entries(value).flatMap(([key, member]) => {
    const own = (one.properties || {})[key] || one.additionalProperties;
    return own ? problems(member, own, `${place}.${key}`) : [`${place}.${key}: not known`];
  })];
}

// The keys of all objects.
const known = new Set(JSON.stringify(schema).match(/"[A-Za-z]+":/g).map((key) => key.slice(1, -2)));

// A value that throws where something is read of it that no answer has. What some answers have alone is undefined in others.
function guarded(value, reference) {
  if (value === null || typeof value !== "object") return value;
  const one = resolved(reference);
  const choice = one.anyOf ? one.anyOf.find((next) => !problems(value, next).length) : one;
  return new Proxy(value, {
    get(target, key, receiver) {
      if (typeof key === "symbol" || key in Object.prototype || key === "toJSON" || key === "then") return Reflect.get(target, key, receiver);
      if (Array.isArray(target)) {
        return /^\d+$/.test(key) ? guarded(target[key], resolved(choice).items) : Reflect.get(target, key, receiver);
      }
      const { properties, additionalProperties, type } = resolved(choice);
      if (type !== "object") return target[key];
      const own = (properties || {})[key] || additionalProperties;
      if (!own && !known.has(key)) throw new Error(`the page reads ${key}, which no answer has`);
      return own && guarded(target[key], own);
    },
  });
}

// The schema of the answers of an address.
const of = (name) => schema.properties[name];

module.exports = { schema, of, problems, guarded };
