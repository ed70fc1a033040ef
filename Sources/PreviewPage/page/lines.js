// The lines in which the pictures of the wall's groups flow. A browser leaves out what is in lines that don't show, and observes lines
// rather than hundreds of figures, with each frame.
define("lines", (use) => {
  const { byID, make, setChildren } = use("elements");

  // By element: the numbers of its pictures, whether it is near what shows, and whether it shows.
  const known = new Map();
  let tell = () => {};

  function watch(name, margin) {
    return new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const line = known.get(target);
        if (!line || line[name] === isIntersecting) continue;
        line[name] = isIntersecting;
        tell(line);
      }
    }, { root: byID("overview"), rootMargin: margin });
  }

  const observers = [watch("isSeen", "0px"), watch("isNear", "50% 0px")];

  function add(row, { isSeen, isNear }) {
    const element = make("div", { class: "line" });
    row.append(element);
    known.set(element, { element, numbers: [], isSeen, isNear });
    for (const observer of observers) observer.observe(element);
  }

  function remove(element) {
    for (const observer of observers) observer.unobserve(element);
    known.delete(element);
    element.remove();
  }

  // Gives a group these lines: {numbers, height, isSeen, isNear}. What the browser has told of a line before counts.
  function show(row, lines) {
    const elements = [...row.children];
    for (const element of elements.slice(lines.length)) remove(element);
    lines.forEach((line, index) => {
      if (!elements[index]) add(row, line);
      const element = row.children[index];
      known.get(element).numbers = line.numbers;
      const height = `${line.height}px`;
      if (element.style.height !== height) element.style.height = height;
    });
  }

  // Puts the elements of pictures into their line; `elementOf` has that of a number, or null.
  const fill = (line, elementOf) => setChildren(line.element, line.numbers.map(elementOf).filter(Boolean));

  // The lines of a group, or of all groups.
  const of = (row) => [...row.children].map((element) => known.get(element));
  const all = () => [...known.values()];

  // Calls something with each line that comes near, shows, or goes.
  function listen(act) { tell = act; }

  return { show, fill, remove, of, all, listen };
});
