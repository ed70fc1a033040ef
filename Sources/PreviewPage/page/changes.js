// The values that are tried: each with its place, what it was and what it is, to be dropped alone, written together, or copied
// as a patch.
define("changes", (use) => {
  const { byID, make, say, showIn, swatch } = use("elements");
  const { post } = use("source");
  const editing = use("editing");
  const inspector = use("inspector");

  const text = (value) => (typeof value === "string" ? value : JSON.stringify(value));
  const shown = (value) => [swatch(value), make("code", {}, text(value))];

  function line(tried) {
    const name = `${tried.owner ? `${tried.owner} ` : ""}${tried.name}`;
    return make("li", { class: "property", "data-tried": tried.id },
      make("button", { class: "copy", "aria-label": `Drop ${name}`, click: () => editing.drop(tried.id) }, "Drop"),
      make("div", { class: "name" }, tried.owner ? make("span", { class: "owner" }, `${tried.owner} `) : null, tried.name),
      make("div", { class: "value" }, tried.isNew ? make("span", { class: "quiet" }, "new") : make("s", {}, shown(tried.old)),
        " → ", shown(tried.new)),
      make("div", { class: "quiet" }, inspector.place(tried)));
  }

  async function copyPatch() {
    try {
      await navigator.clipboard.writeText((await post("/patch", {})).text);
      say("Copied: git apply takes it.");
    } catch (error) {
      say(error.message, true);
    }
  }

  function show() {
    const { tried, undo, redo } = editing.edits();
    showIn(byID("panel"), ["changes", tried, Boolean(undo), Boolean(redo)], () => [
      make("h2", {}, "Tried values"),
      make("p", { class: "quiet" }, tried.length ? "The pictures show these; the documents are as they were."
        : "Nothing is tried. Choose an object in a picture, and change a value."),
      make("div", { class: "buttons" },
        make("button", { id: "changes-undo", disabled: !undo, click: editing.undo }, "Undo"),
        make("button", { id: "changes-redo", disabled: !redo, click: editing.redo }, "Redo"),
        make("button", { id: "write-all", disabled: !tried.length, click: editing.write }, "Write all"),
        make("button", { id: "copy-patch", disabled: !tried.length, click: copyPatch }, "Copy as a patch")),
      make("ol", { class: "tried-list" }, tried.map(line))]);
  }

  return { show };
});
