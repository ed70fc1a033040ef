// All properties of an object in groups: those that are set, and those for which a default counts.
define("effective", () => {
  // The title of what belongs to no group.
  const other = "Values";

  // Titles with names of properties, without groups that have none. The server says what belongs to which group, and their
  // order.
  function groups(view, classInfo, order, onlySet) {
    const set = Object.keys(view.properties || {});
    const bases = new Set(set.map((name) => name.split("@")[0]));
    const others = onlySet ? [] : Object.keys(classInfo).filter((name) => !bases.has(name));
    const found = new Map([...order, other].map((title) => [title, []]));
    // Those that are set come first.
    for (const name of [...set.sort(), ...others.sort()]) {
      const { group } = classInfo[name.split("@")[0]] || {};
      found.get(found.has(group) ? group : other).push(name);
    }
    return [...found].filter(([, names]) => names.length);
  }

  // The value where an object does not set a property: its own default, or that of its class, as {value, color}; or {why}.
  function unset(view, name, { default: value, color, why }) {
    const own = (view.unset || {})[name];
    if (own) return "value" in own ? { value: own.value, color: own.color } : { why: own.why };
    return value === undefined ? { why: why || "not known" } : { value, color };
  }

  return { groups, unset };
});
