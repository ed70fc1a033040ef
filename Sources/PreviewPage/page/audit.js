// Faults that make the picture hard to read or to use.
define("audit", (use) => {
  const { byID, make, showIn, swatch } = use("elements");
  const { pictureList, frames, listState } = use("lists");
  const inspector = use("inspector");

  const list = pictureList("audit", (answer) => answer.findings);

  function line(finding, index) {
    const colors = [swatch(finding.foreground), swatch(finding.background)];
    return make("li", {},
      make("button", { click: () => inspector.choosePath(finding.path) },
        make("span", { class: "number" }, String(index + 1)), " ", ...colors.filter(Boolean), finding.message),
      make("div", { class: "quiet" }, `${finding.class}${finding.id ? ` #${finding.id}` : ""} · `,
        finding.place ? inspector.place(finding.place) : "a part of the look"),
      make("div", { class: "quiet" }, finding.source));
  }

  function show() {
    showIn(byID("panel"), ["audit", list.items, list.problem], () => [
      make("h2", {}, "Audit"),
      listState(list, "Nothing was found."),
      make("ol", { class: "audit-list" }, (list.items || []).map(line))]);
  }

  return { load: list.load, show, frames: () => frames(list) };
});
