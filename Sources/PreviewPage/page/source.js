// Where the page gets its data: from the server of a preview, or from what a gallery holds.
define("source", (use) => {
  const settings = use("settings");

  const held = document.getElementById("held");
  const data = held ? JSON.parse(held.textContent) : null;
  if (data) {
    document.body.classList.add("without-server");
    if (settings.against) document.body.classList.add("with-revision");
    // Other moments would have to be drawn.
    for (const picture of data.changes.pictures) picture.length = 0;
  }

  // The address of a picture's pixels: of all of them, or of a picture that is `width` pixels wide.
  const address = (picture, width) => (data ? `data:image/png;base64,${data.pictures[picture.number]}`
    : `/pictures/${picture.number}/${picture.drawing}${width ? `/${width}` : ""}.png`);

  // A picture that a gallery holds beside another one: `expected`, or `difference`.
  const besides = (number, name) => `data:image/png;base64,${data.compared[number][name]}`;

  // The address of a picture of a comparison that was asked for.
  const comparisonAddress = (found, name) => (data ? besides(found.id, name) : `/comparisons/${found.id}/${name}.png`);

  // The address of what a picture was at the revision, or of the difference.
  const changeAddress = (picture, name, width) => (data ? besides(picture.number, name)
    : `/change/${picture.number}/${picture.change.revision}/${width ? `${width}/` : ""}${name}.png`);

  // Answers as the server does; never where there is nothing new.
  async function answer(path, body) {
    const [, kind, number] = path.split("/");
    if (kind === "compare" && body.with === "revision") {
      return data.compared[body.number] || { missing: `The picture has not changed since ${settings.against}, or is new.` };
    }
    if (kind === "changes") return Number(number) < data.changes.revision ? data.changes : new Promise(() => {});
    if (kind === "view") return {};
    const found = data[kind] && data[kind][number];
    if (!found) throw new Error("A gallery shows what was drawn; mockup preview can do more.");
    return found;
  }

  // Asks the server for something.
  async function ask(path) {
    return data ? answer(path) : (await fetched(path)).json();
  }

  async function fetched(path, options) {
    const answer = await fetch(path, options);
    if (!answer.ok) throw new Error((await answer.text()).trim());
    return answer;
  }

  // Hands a file or a text to the server.
  const send = (path, body) => fetched(path, { method: "POST", body, headers: { "X-Mockup-Secret": settings.secret } });

  // Asks the server to do something.
  const post = async (path, body) => (
    data ? answer(path, body) : (await send(path, JSON.stringify(body))).json());

  return { isHeld: Boolean(data), guide: data && data.guide, address, comparisonAddress, changeAddress, ask, send, post };
});
