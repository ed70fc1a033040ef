// What a search finds: words in names, variants, texts, classes and ids, or in one of these alone, such as `uses:brand`.
define("search", () => {
  const kinds = ["class", "id", "text", "uses"];

  // The words of a query, which all have to be found: {kind, word}. Quotes keep words together.
  function terms(query) {
    const pattern = /(?:(\w+):)?(?:"([^"]*)"?|([^\s"]*))\s*/g;
    return [...query.matchAll(pattern)].filter(([whole]) => whole.trim()).map(([, kind, quoted, plain]) => {
      const word = (quoted === undefined ? plain : quoted).toLowerCase();
      if (!kind) return { kind: "", word };
      return kinds.includes(kind.toLowerCase()) ? { kind: kind.toLowerCase(), word }
        : { kind: "", word: `${kind.toLowerCase()}:${word}` };
    });
  }

  // What is searched of a picture, in small letters, made when it is first asked for. Pictures are made anew when they change.
  const indices = new WeakMap();

  function index(picture) {
    let found = indices.get(picture);
    if (!found) {
      const { classes = [], ids = [], texts = [], uses = [] } = picture.index || {};
      const joined = (list) => list.join("\n").toLowerCase();
      found = { class: joined(classes), id: joined(ids), text: joined(texts), uses: uses.map((one) => one.toLowerCase()) };
      found[""] = [picture.id, picture.screen, Object.values(picture.variant).join(" · ").toLowerCase(),
        found.class, found.id, found.text].join("\n").toLowerCase();
      indices.set(picture, found);
    }
    return found;
  }

  // A use is a whole name, with or without `$`, or a colour as far as it is typed.
  function isUsed(uses, word) {
    const name = word.replace(/^\$/, "");
    if (!name) return uses.length > 0;
    return uses.some((use) => (name.startsWith("#") ? use.startsWith(name) : use === name));
  }

  // Whether a picture has all words.
  function matches(picture, words) {
    if (!words.length) return true;
    const own = index(picture);
    return words.every(({ kind, word }) => (kind === "uses" ? isUsed(own.uses, word) : own[kind].includes(word)));
  }

  return { terms, matches };
});
