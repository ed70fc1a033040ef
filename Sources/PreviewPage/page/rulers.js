// What a picture is measured by while its pixels are looked at: the baselines of an object's text, and the padding between its
// edges and what lies in it.
define("rulers", (use) => {
  const { make } = use("elements");
  const objects = use("objects");

  const isSame = (a, b) => a.every((side, index) => Math.abs(side - b[index]) < 0.01);
  const round = (number) => Math.round(number * 100) / 100;

  // The distances from the edges of an object to what shows in it, as [top, left, bottom, right] in points: to its innermost
  // objects, without those that fill it as a ground does. Null where it holds nothing, or nothing that lies within.
  function padding(views, index) {
    const { path, frame } = views[index];
    const { hasAny } = objects.tree(views);
    const inner = views.filter((view, other) => view.path.startsWith(`${path}/`) && !hasAny[other] && view.visibleFrame
      && view.frame[2] > 0 && view.frame[3] > 0 && !isSame(view.frame, frame)).map((view) => view.frame);
    if (!inner.length) return null;
    const [x, y, width, height] = frame;
    const sides = [
      Math.min(...inner.map((one) => one[1])) - y, Math.min(...inner.map((one) => one[0])) - x,
      y + height - Math.max(...inner.map((one) => one[1] + one[3])), x + width - Math.max(...inner.map((one) => one[0] + one[2])),
    ].map(round);
    return sides.every((side) => side >= 0) && sides.some((side) => side > 0) ? sides : null;
  }

  // The parts of a frame that are padding: [side in points, frame].
  function strips([x, y, width, height], [top, left, bottom, right]) {
    const inner = height - top - bottom;
    return [
      [top, [x, y, width, top]], [bottom, [x, y + height - bottom, width, bottom]],
      [left, [x, y + top, left, inner]], [right, [x + width - right, y + top, right, inner]],
    ].filter(([side]) => side > 0);
  }

  // Elements over a picture; `baselines` has those of each object.
  function elements(views, baselines, index, scale) {
    const { frame } = views[index];
    const placed = (kind, [x, y, width, height], text) => make("div", {
      class: `outline ${kind}`,
      style: {
        left: `${x * scale}px`, top: `${y * scale}px`, width: `${width * scale}px`, height: `${height * scale}px`,
      },
    }, text === "" ? "" : make("b", {}, text));
    const found = padding(views, index);
    return [
      placed("measured", frame, `${views[index].class} ${round(frame[2])} × ${round(frame[3])}`),
      ...(found ? strips(frame, found).map(([side, strip]) => placed("padding", strip, String(side))) : []),
      // Distances from the top of the object, which layouts are made of.
      ...(baselines[index] || []).map((y) => placed("baseline", [frame[0], y, frame[2], 0], String(round(y - frame[1])))),
    ];
  }

  return { padding, strips, elements };
});
