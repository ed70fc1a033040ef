// All properties of an object in groups: those that are set, and those for which a default counts.
define("effective", () => {
  // The groups in their order. A property belongs to the first whose test holds.
  const kinds = [
    ["Accessibility", (info, name) => /^(is)?accessibility/i.test(name)],
    ["Constraints", ({ type }) => type === "constraints" || type === "layoutGuides"],
    ["States", ({ type }, name) => type === "boolean" && /^(is|shows|has)[A-Z]/.test(name)],
    ["Colours", ({ type }, name) => type === "color" || /(Color|Tint|Alpha)$|^alpha$|^(tint|background|shadow|border)/.test(name)],
    ["Font and text", ({ type }, name) => type === "font" || type === "attributes"
      || /font|TextAttributes|textAlignment|numberOfLines|lineBreak|ScaleFactor|adjustsFont|tightening|hyphen/i.test(name)],
    ["Layout", ({ type }, name) => ["frame", "rect", "point", "size", "insets", "offset", "transform", "spacings"].includes(type)
      || /margin|inset|spacing|padding|alignment|contentMode|autoresiz|axis|distribution|priority|width|height|radius|layout|position/i.test(name)],
    ["Content", () => true],
  ];
  const order = ["Content", "States", "Colours", "Font and text", "Layout", "Constraints", "Accessibility"];

  function groupOf(name, info) {
    return kinds.find(([, holds]) => holds(info, name))[0];
  }

  // Titles with names of properties, without groups that have none.
  function groups(view, classInfo, onlySet) {
    const set = Object.keys(view.properties || {});
    const bases = new Set(set.map((name) => name.split("@")[0]));
    const others = onlySet ? [] : Object.keys(classInfo).filter((name) => !bases.has(name));
    const found = new Map(order.map((title) => [title, []]));
    // Those that are set come first.
    for (const name of [...set.sort(), ...others.sort()]) found.get(groupOf(name, classInfo[name.split("@")[0]] || {})).push(name);
    return [...found].filter(([, names]) => names.length);
  }

  // Why a property has no value of its own, as the declaration of its default says.
  const words = {
    none: "none", inherited: "inherited", "by look": "by the look", "by style": "by another property", "by class": "by its class",
    "by content": "by the content", own: "its own",
  };

  function reason(why, name, view) {
    if (name === "tintColor") return `inherited: ${view.tintColor}`;
    return words[why] || "not known";
  }

  return { groups, groupOf, reason };
});
