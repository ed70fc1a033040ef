// What a change would reach, before it is made: in words, and as outlines in the picture.
define("reaching", (use) => {
  const { make } = use("elements");
  const { isHeld, post } = use("source");
  const { selectedPicture } = use("pictures");
  const events = use("events");

  // Another value than the one that is there, of the same kind; undefined where there is none to be thought of.
  function another(value) {
    if (typeof value === "number") return value + 1;
    if (typeof value === "boolean") return !value;
    if (Array.isArray(value)) return value.length && value.every((one) => typeof one === "number") ? value.map((one) => one + 1) : undefined;
    if (typeof value === "string" || (value && ("light" in value || "white" in value || "red" in value || "color" in value || "named" in value))) {
      return value === "#12345678" ? "#87654321" : "#12345678";
    }
    return undefined;
  }

  const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

  // What is reached in words.
  function text({ objects, screens, pictures, isWhole }) {
    if (!objects && isWhole) return "Changes no object that is shown.";
    const least = isWhole ? "" : "at least ";
    return `Changes ${least}${counted(objects, "object")} on ${counted(screens, "screen")} (${counted(pictures, "picture")}).`;
  }

  // A line that tells what a change of a target reaches, and outlines it in the picture as long as it stands there. Empty where
  // that can't be told.
  function line(target, value) {
    const next = another(value);
    if (isHeld || next === undefined) return "";
    const element = make("p", { class: "quiet reach" }, "…");
    const picture = selectedPicture();
    post("/reach", { ...target, value: next, picture: picture && picture.number }).then((found) => {
      element.textContent = text(found);
      if (element.isConnected) events.notify("reach", found.paths, element);
    }, () => element.remove());
    return element;
  }

  return { another, text, line };
});
