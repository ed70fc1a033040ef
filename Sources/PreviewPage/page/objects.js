// The objects of a picture: their tree, and where they lie. An object is an index into the list of views, which is in the
// order in which they are drawn, each with the path from the window; -1 is none.
define("objects", () => {
  // The object around another one: the nearest before it whose path leads to it.
  function parent(views, index) {
    const { path } = views[index];
    for (let other = index - 1; other >= 0; other -= 1) {
      if (path.startsWith(views[other].path + "/")) return other;
    }
    return -1;
  }

  function children(views, index) {
    return views.map((_, other) => other).filter((other) => other > index && parent(views, other) === index);
  }

  // For all objects at once: the object around each, how deep it lies, and whether any, or any of a document, are in it.
  function tree(views) {
    const last = new Map();
    const parents = [];
    const depths = [];
    const hasAny = [];
    const hasOwn = [];
    views.forEach(({ path, place }, index) => {
      let around = path;
      let found;
      while (found === undefined && around.includes("/")) {
        around = around.slice(0, around.lastIndexOf("/"));
        found = last.get(around);
      }
      parents.push(found === undefined ? -1 : found);
      depths.push(found === undefined ? 0 : depths[found] + 1);
      hasAny.push(false);
      hasOwn.push(false);
      if (found !== undefined) hasAny[found] = true;
      // What is within a part of a control, such as the cells of a table, keeps the way to it open.
      for (let one = found; place && one !== undefined && one >= 0 && !hasOwn[one]; one = parents[one]) hasOwn[one] = true;
      last.set(path, index);
    });
    return { parents, depths, hasAny, hasOwn };
  }

  // The paths of objects that have to be hidden for one to be seen alone: those beside it, and beside the ones around it.
  function beside(views, index) {
    const { parents } = tree(views);
    const way = new Set();
    for (let one = index; one >= 0; one = parents[one]) way.add(one);
    return views.filter((_, other) => !way.has(other) && other !== index && parents[other] !== index && way.has(parents[other]))
      .map((view) => view.path);
  }

  // The classes around an object, innermost first, that a rule could name.
  function containers(views, index) {
    const names = [];
    for (let other = parent(views, index); other >= 0; other = parent(views, other)) {
      if (views[other].class !== "UIWindow" && !names.includes(views[other].class)) names.push(views[other].class);
    }
    return names;
  }

  const area = (frame) => (frame ? frame[2] * frame[3] : 0);

  // The topmost object at a point, in points of the screen: the last one that is seen there.
  function at(views, x, y) {
    for (let index = views.length - 1; index >= 0; index -= 1) {
      const frame = views[index].visibleFrame;
      if (area(frame) && x >= frame[0] && x < frame[0] + frame[2] && y >= frame[1] && y < frame[1] + frame[3]) {
        return index;
      }
    }
    return -1;
  }

  // The object that a click means: at first the whole that the one at a point is a part of, then, with each click on what is
  // chosen, the one within it on the way to the point.
  function meant(views, wholes, index, chosen) {
    if (index < 0) return -1;
    const way = [index];
    const whole = wholes[index] ?? index;
    while (way[0] !== whole && way[0] >= 0) way.unshift(parent(views, way[0]));
    const place = way.indexOf(chosen);
    return way[Math.min(place + 1, way.length - 1)];
  }

  // The distances from the edges of a frame to those of another one around it, or the gaps between the two: lines as
  // [x, y, width, height], whose width or height is 0.
  function distances([x, y, width, height], [left, top, otherWidth, otherHeight]) {
    const [right, bottom] = [left + otherWidth, top + otherHeight];
    const [midX, midY] = [x + width / 2, y + height / 2];
    const lines = [];
    const across = (from, to) => to > from && lines.push([from, midY, to - from, 0]);
    const down = (from, to) => to > from && lines.push([midX, from, 0, to - from]);
    if (x >= right) across(right, x);
    else if (x + width <= left) across(x + width, left);
    else { across(left, x); across(x + width, right); }
    if (y >= bottom) down(bottom, y);
    else if (y + height <= top) down(y + height, top);
    else { down(top, y); down(y + height, bottom); }
    return lines;
  }

  return { parent, children, tree, beside, containers, at, meant, distances };
});
