// Where the page gets its data: from the server of a preview, or from what a gallery holds.
const pageData = (() => {
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

  return { isHeld: Boolean(data), address, answer };
})();

