// Where the page gets its data: from the server of a preview, or from what a gallery holds.
define("source", (use) => {
  const settings = use("settings");

  const held = document.getElementById("held");
  const data = held ? JSON.parse(held.textContent) : null;
  if (data) {
    document.body.classList.add("without-server");
    // Other moments would have to be drawn.
    for (const picture of data.changes.pictures) picture.length = 0;
  }

  // The address of a picture's pixels.
  const address = (picture) => (data
    ? `data:image/png;base64,${data.pictures[picture.number]}` : `/pictures/${picture.number}/${picture.drawing}.png`);

  // Answers as the server does; never where there is nothing new.
  async function answer(path) {
    const [, kind, number] = path.split("/");
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
    data ? answer(path) : (await send(path, JSON.stringify(body))).json());

  return { isHeld: Boolean(data), guide: data && data.guide, address, ask, send, post };
});
