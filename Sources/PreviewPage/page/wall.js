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

  // The width and height of cells that flow into rows. `tops` gets where the row of each begins.
  function flow(cells, width, gap, tops = []) {
    let [x, height, rowHeight, widestRow] = [0, 0, 0, 0];
    for (const [own, ownHeight] of cells) {
      if (x > 0 && x + gap + own > width + 0.01) {
        height += rowHeight + gap;
        [x, rowHeight] = [0, 0];
      }
      tops.push(height);
      x += (x > 0 ? gap : 0) + own;
      rowHeight = Math.max(rowHeight, ownHeight);
      widestRow = Math.max(widestRow, x);
    }
    return [widestRow, height + rowHeight];
  }

  // The height of all groups, which flow as pictures do, at a size. `tops` gets a list for each group, of where its pictures begin
  // below it, and `boxTops` where the groups begin.
  function height(groups, size, width, { frame, beside = () => [], hasHeadings }, tops = [], boxTops = []) {
    const boxes = groups.map((items) => {
      const cells = items.map((item) => cell(item, size, frame(item), beside(item)));
      const own = [];
      tops.push(own);
      const [ownWidth, ownHeight] = flow(cells, width, figures.gap, own);
      const whole = cells.reduce((sum, [one]) => sum + one + figures.gap, -figures.gap);
      return [whole > width ? width : ownWidth, ownHeight + (hasHeadings ? figures.heading : 0)];
    });
    return flow(boxes, width, figures.groupGap, boxTops)[1];
  }

  // Where each picture of each group begins, below the wall's start.
  function tops(groups, size, width, options) {
    const [own, boxes] = [[], []];
    height(groups, size, width, options, own, boxes);
    return own.map((all, index) => all.map((top) => boxes[index] + top + (options.hasHeadings ? figures.heading : 0)));
  }

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

  return { range, figures, scale, pixels, cell, height, tops, fitting, place, sizeAt };
});
