// The constraints of an object: as lines in the picture, and as a list whose constants can be tried.
define("constraints", (use) => {
  const { make } = use("elements");

  const short = (number) => String(Math.round(number * 100) / 100);

  // The text at a line: relation, constant and priority, as far as they say something.
  function label({ relation, constant, priority, isSystem }) {
    const signs = { "<=": "≤ ", ">=": "≥ " };
    const rank = priority < 1000 ? ` @${short(priority)}` : "";
    return `${signs[relation] || ""}${isSystem ? "system" : short(constant)}${rank}`;
  }

  // A line as a rectangle, at least a point wide: [x, y, width, height].
  function box([x1, y1, x2, y2]) {
    return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
  }

  // The lines of a view's constraints, at some scale.
  function lines(view, scale) {
    return (view.ownConstraints || []).map((constraint) => {
      const [x, y, width, height] = box(constraint.line);
      return make("div", {
        class: `outline constraint${constraint.error > 0 ? " is-broken" : ""}`, title: constraint.constraint,
        "data-attribute": constraint.attribute,
        style: {
          left: `${x * scale}px`, top: `${y * scale}px`,
          width: `${Math.max(width * scale, 1)}px`, height: `${Math.max(height * scale, 1)}px`,
        },
      }, make("b", {}, label(constraint)));
    });
  }

  // The list of a view's constraints. `place` makes what leads to a document, `change` is called with the index of a constraint and
  // its new constant.
  function list(view, place, change) {
    const own = view.ownConstraints || [];
    if (!own.length) return [];
    return [make("h3", {}, "Constraints"), ...own.map((constraint, index) => {
      const field = make("input", {
        class: "field edit constant", type: "number", step: "any", value: short(constraint.constant),
        "aria-label": `Constant ${index + 1}, ${constraint.attribute}`, change: () => {
          if (field.value !== "" && Number.isFinite(Number(field.value))) change(index, Number(field.value));
        },
      });
      return make("div", { class: "property constraint-row", "data-constraint": constraint.attribute },
        make("div", { class: "value" }, make("code", {}, constraint.constraint), field),
        make("div", { class: "quiet" }, constraint.place ? place(constraint.place) : null,
          constraint.error > 0 ? make("span", { class: "missing" }, ` broken by ${short(constraint.error)} points`) : null));
    })];
  }

  return { label, box, lines, list };
});
