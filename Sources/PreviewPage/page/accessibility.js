// The elements of the picture that a screen reader finds, in its order.
const accessibility = (() => {
  let elements = [];
  let problem = "";
  let request = 0;

  async function load() {
    request += 1;
    const own = request;
    const picture = looked();
    if (!picture) return;
    try {
      const answer = await ask(`/accessibility/${picture.number}`);
      if (own !== request) return;
      elements = answer.elements;
      problem = "";
    } catch (error) {
      if (own !== request) return;
      elements = [];
      problem = error.message;
    }
    panels.show();
  }

  const frames = () => elements.map((element) => element.frame);

  function show() {
    const line = (element) => [
      element.label === null ? make("em", { class: "missing" }, "no label") : make("strong", {}, element.label),
      element.value === null ? null : ` — ${element.value}`,
      make("div", { class: "quiet" }, [element.traits.join(", "), element.hint].filter(Boolean).join(" · ") || element.class),
    ];
    byID("panel").replaceChildren(
      make("h3", {}, "Elements in reading order"),
      problem ? make("p", { class: "problems" }, problem) : "",
      elements.length || problem ? "" : make("p", { class: "quiet" }, "A screen reader finds nothing here."),
      make("ol", { class: "spoken-list" }, elements.map((element) => make("li", {}, make("button", {
        click: () => { inspector.choosePath(element.path); },
      }, line(element))))));
  }

  return { load, show, frames };
})();
