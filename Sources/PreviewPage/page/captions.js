// What the wall says of its pictures: captions, labels, and what a pointer gets that rests on one.
define("captions", (use) => {
  const { make } = use("elements");
  const { counted } = use("names");
  const { state, against, changeKind, isBeside, variantText, screenName, captionOf, filters } = use("pictures");

  // What is said of a picture that is not as it should be: a kind and words each.
  function marks(picture) {
    const found = [];
    if (picture.isWaiting) found.push(["waiting", "being drawn"]);
    if (filters.wrong(picture)) found.push(["wrong", "wrong"]);
    if (filters.warned(picture)) found.push(["warned", "warned"]);
    if (filters.differs(picture)) found.push(["differs", "differs from its golden"]);
    if (filters.changed(picture) && state.group !== "change") found.push(["changed", `${changeKind(picture)} since ${against}`]);
    return found;
  }

  // All that is known, for a pointer that rests on a picture.
  function tooltip(picture) {
    const lines = [screenName(picture).below, variantText(picture), picture.screen];
    if (picture.size) lines.push(`${picture.size.join(" × ")} points @${picture.deviceScale}x${picture.device && picture.device !== "custom" ? `, ${picture.device}` : ""}`);
    if (picture.milliseconds) lines.push(`drawn ${Math.round(picture.milliseconds)} ms after the change`);
    const goldens = { missing: "no golden", same: "as its golden", broken: "can't be compared with its golden" };
    if (goldens[picture.golden]) lines.push(goldens[picture.golden]);
    if (against) lines.push(...changeLines(picture));
    lines.push(...marks(picture).map(([, words]) => words), ...picture.problems);
    return lines.filter(Boolean).join("\n");
  }

  // What is known of a picture's change.
  function changeLines(picture) {
    const kind = changeKind(picture);
    if (kind === "same") return [`as at ${against}`];
    if (kind === "new") return [`new since ${against}`];
    if (kind === "broken") return [`no picture at ${against}:`, ...picture.change.problems];
    if (kind !== "changed") return [];
    const { count, placeCount, isOtherSize } = picture.change;
    return [`changed since ${against}: ${counted(count, "pixel")} in ${counted(placeCount, "place")}${isOtherSize ? ", of another size" : ""}`];
  }

  // The parts of a name: its folders, which give way before it, and itself.
  function nameElements(name) {
    const end = name.lastIndexOf("/");
    return [end > 0 && make("span", { class: "folder" }, name.slice(0, end)), name && make("span", { class: "name" }, name.slice(Math.max(end, 0)))];
  }

  // A problem as there is room for it: without the picture's own file, and without the way to the value, which a pointer gets.
  function brief(problem, picture) {
    const own = problem.startsWith(`${picture.screen}:`) ? problem.slice(picture.screen.length + 1) : problem;
    return own.replace(": error: ", ": ").replace(/ \(at [^()]*\)$/, "");
  }

  // Says what a picture is: its caption, its label, and what a pointer gets.
  function describe(found) {
    const { picture } = found;
    if (found.isDescribed || !picture) return;
    found.isDescribed = true;
    const kinds = marks(picture);
    const [name, variant] = captionOf(picture);
    const changed = against && state.group === "change" ? changeLines(picture).slice(0, 1) : [];
    const label = [screenName(picture).below, variantText(picture), ...changed, ...kinds.map(([, words]) => words)].filter(Boolean).join(", ");
    const isThree = isBeside(picture);
    const title = tooltip(picture);
    const said = JSON.stringify([name, variant, label, isThree, title]);
    if (found.said === said) return;
    found.said = said;
    found.shot.setAttribute("aria-label", label);
    found.element.title = title;
    found.problem.textContent = picture.problems.length ? brief(picture.problems[0], picture) : "";
    found.problem.hidden = !picture.problems.length;
    found.caption.classList.toggle("is-three", isThree);
    const own = [
      ...nameElements(name), name && variant ? " " : "", variant && make("span", { class: "variant" }, variant),
      ...kinds.map(([kind, words]) => make("span", { class: `dot ${kind}`, role: "img", "aria-label": words })),
    ].filter(Boolean);
    const sides = (title) => make("span", { class: "side" }, title);
    found.caption.replaceChildren(...(isThree ? [sides(against), make("span", { class: "own" }, ...own), sides("difference")] : own));
  }

  return { describe, brief };
});
