// How large pictures are on the wall. Sizes are those of CSS pixels; nothing here knows the page's elements.
define("wall", () => {
  // The heights that pictures can have, and the least that is chosen without being asked for.
  const range = { least: 112, most: 1400, leastFitting: 280 };
  // The figures of the wall, which the style sheet gets as well.
  const figures = { gap: 16, groupGap: 24, caption: 26, heading: 30, cell: 68, padding: 16, besideGap: 6 };
  // The size of a picture whose device is not known yet, in points.
  const usualSize = [390, 844];
  // The widest picture, in its height: those on their side are not larger than others.
  const widest = 1.25;
  // With more pictures than this, no size shows all at once.
  const fittingCount = 150;
  // The step from one size that is tried to the next.
  const step = 4;

  // CSS pixels a point of a picture, which is never larger than its device.
  function scale(picture, size) {
    const [width, height] = picture.size || usualSize;
    return Math.min(1, size / height, size * widest / width);
  }

  // The least pixels across that can be asked for, and the share of a whole picture from which on that is as good: a picture that
  // is hardly smaller takes more bytes than it.
  const small = { least: 8, most: 0.8 };

  // The pixels across in which a picture is asked for: those that show, or null for the whole picture.
  const pixels = (shown, whole) => (shown > whole * small.most ? null : Math.max(small.least, Math.ceil(shown - 0.01)));

  // The width and height that a picture takes on the wall. `frame` is the width of a device's frame in points, and `beside` has
  // the sizes in points of pictures that stand beside.
  function cell(picture, size, frame, beside = []) {
    const own = scale(picture, size);
    const sizes = [picture.size || usualSize, ...beside].map((one) => one.map((side) => (side + 2 * frame) * own));
    const width = sizes.reduce((sum, one) => sum + one[0] + figures.besideGap, -figures.besideGap);
    return [Math.max(width, figures.cell), Math.max(...sizes.map((one) => one[1])) + figures.caption];
  }

  // Cells of [width, height] that flow into lines: the width and height of all, and the lines, each with where it begins, its height,
  // and the places of its first cell and of the one behind its last.
  function flow(cells, width, gap) {
    const lines = [];
    let [x, widest] = [0, 0];
    cells.forEach(([own, ownHeight], index) => {
      const last = lines.at(-1);
      if (last && x + gap + own <= width + 0.01) {
        x += gap + own;
        last.height = Math.max(last.height, ownHeight);
        last.end = index + 1;
      } else {
        lines.push({ top: last ? last.top + last.height + gap : 0, height: ownHeight, start: index, end: index + 1 });
        x = own;
      }
      widest = Math.max(widest, x);
    });
    const last = lines.at(-1);
    return { width: widest, height: last ? last.top + last.height : 0, lines };
  }

  // How groups of pictures lie at a size in a room of a width: the height of all, and for each group its width and its lines, which
  // begin below the wall's start. Groups flow as their pictures do.
  function lay(groups, size, width, { frame, beside = () => [], hasHeadings }) {
    const heading = hasHeadings ? figures.heading : 0;
    const boxes = groups.map((items) => {
      const cells = items.map((item) => cell(item, size, frame(item), beside(item)));
      const own = flow(cells, width, figures.gap);
      return { ...own, width: own.lines.length > 1 ? width : own.width };
    });
    const all = flow(boxes.map((box) => [box.width, box.height + heading]), width, figures.groupGap);
    for (const { top, start, end } of all.lines) {
      for (const box of boxes.slice(start, end)) for (const line of box.lines) line.top += top + heading;
    }
    return { height: all.height, boxes };
  }

  const height = (groups, size, width, options) => lay(groups, size, width, options).height;

  // The largest size with which no cell is wider than the room.
  function fullWidth(groups, width, { frame, beside = () => [] }) {
    return Math.min(range.most, ...groups.flat().map((picture) => {
      const [own, ownHeight] = picture.size || usualSize;
      const all = [picture.size || usualSize, ...beside(picture)];
      const points = all.reduce((sum, one) => sum + one[0] + 2 * frame(picture), 0);
      const most = (width - figures.besideGap * (all.length - 1)) / points;
      return most >= 1 ? range.most : Math.max(1, Math.floor(most * Math.max(ownHeight, own / widest)));
    }));
  }

  // The size that is chosen, as far as the room is wide enough. Without one the largest with which all groups are seen at once in
  // a room of [width, height], or the least that is taken without being asked for.
  function fitting(groups, [width, roomHeight], options) {
    const widestSize = width > 0 ? fullWidth(groups, width, options) : range.most;
    if (options.chosen) return Math.min(options.chosen, widestSize);
    const sizes = groups.flat().map((picture) => picture.size || usualSize);
    // Two phones stand beside each other in any window.
    const slimmest = Math.min(1, ...sizes.map(([own, ownHeight]) => own / ownHeight));
    const least = Math.min(widestSize, Math.max(range.least, Math.min(range.leastFitting, Math.floor((width - figures.gap) / 2 / slimmest))));
    if (!sizes.length || sizes.length > fittingCount || width <= 0) return least;
    let size = Math.min(widestSize, Math.max(...sizes.map(([, ownHeight]) => ownHeight), least));
    while (size > least && height(groups, size, width, options) > roomHeight) size -= step;
    return Math.max(size, least);
  }

  // The place of a size on the slider, 0–100, and back: each step is the same share.
  const place = (size) => Math.round(Math.log(size / range.least) / Math.log(range.most / range.least) * 100);
  const sizeAt = (value) => Math.round(range.least * (range.most / range.least) ** (value / 100));

  return { range, figures, scale, pixels, cell, lay, height, fitting, place, sizeAt };
});
