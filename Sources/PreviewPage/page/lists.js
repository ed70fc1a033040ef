// Lists that the server makes of the selected picture.
define("lists", (use) => {
  const { make } = use("elements");
  const { ask } = use("source");
  const { selectedPicture } = use("pictures");
  const events = use("events");

  // A list that the server makes of the selected picture, such as what a screen reader finds.
  //
  // `read` returns the items of an answer. They are null until the first answer, and while there is a problem.
  function pictureList(path, read) {
    const list = { items: null, problem: "", load };
    let request = 0;

    async function load() {
      request += 1;
      const own = request;
      const picture = selectedPicture();
      if (!picture) return;
      let items = null;
      let problem = "";
      try {
        items = read(await ask(`/${path}/${picture.number}`));
      } catch (error) {
        problem = error.message;
      }
      if (own !== request || JSON.stringify([items, problem]) === JSON.stringify([list.items, list.problem])) return;
      list.items = items;
      list.problem = problem;
      events.notify("list");
    }

    return list;
  }

  // The frames of a list's items, in points.
  const frames = (list) => (list.items || []).map((item) => item.frame);

  // An element that stands in place of a list without items.
  function listState(list, empty) {
    if (list.problem) return make("p", { class: "problems" }, list.problem);
    if (list.items && list.items.length) return "";
    return make("p", { class: "quiet" }, list.items ? empty : "…");
  }

  return { pictureList, frames, listState };
});
