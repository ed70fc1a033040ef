// The elements of the picture that a screen reader finds, in its order.
define("accessibility", (use) => {
  const { byID, make, showIn } = use("elements");
  const { pictureList, frames, listState } = use("lists");
  const inspector = use("inspector");

  const list = pictureList("accessibility", (answer) => answer.elements);

  function show() {
    const line = (element) => [
      element.label === null ? make("em", { class: "missing" }, "no label") : make("strong", {}, element.label),
      element.value === null ? null : ` — ${element.value}`,
      make("div", { class: "quiet" }, [element.traits.join(", "), element.hint].filter(Boolean).join(" · ") || element.class),
    ];
    showIn(byID("panel"), ["accessibility", list.items, list.problem], () => [
      make("h2", {}, "Elements in reading order"),
      listState(list, "A screen reader finds nothing here."),
      make("ol", { class: "spoken-list" }, (list.items || []).map((element) => make("li", {}, make("button", {
        click: () => { inspector.choosePath(element.path); },
      }, line(element)))))]);
  }

  return { load: list.load, show, frames: () => frames(list) };
});
