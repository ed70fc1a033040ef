// All properties of an object in groups: those that are set, and those for which a default counts.
define("effective", () => {
  const order = ["Content", "States", "Colours", "Font and text", "Layout", "Constraints", "Accessibility"];

  // Titles with names of properties, without groups that have none. The server says what belongs to which group.
  function groups(view, classInfo, onlySet) {
    const set = Object.keys(view.properties || {});
    const bases = new Set(set.map((name) => name.split("@")[0]));
    const others = onlySet ? [] : Object.keys(classInfo).filter((name) => !bases.has(name));
    const found = new Map(order.map((title) => [title, []]));
    // Those that are set come first.
    for (const name of [...set.sort(), ...others.sort()]) {
      const { group } = classInfo[name.split("@")[0]] || {};
      found.get(found.has(group) ? group : order[0]).push(name);
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
