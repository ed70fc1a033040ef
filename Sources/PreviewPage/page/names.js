// Names of screens as a person would say them: without the folders that all have in common and without endings; and numbers of things.
define("names", () => {
  const ending = /\.(screen\.)?(json|ya?ml)$/;
  const themeEnding = /\.theme\.(json|ya?ml)$/;

  const folders = (path) => path.split("/").slice(0, -1);
  const last = (path) => path.split("/").pop();

  // The number of folders that all paths begin with.
  function sharedCount(paths) {
    if (!paths.length) return 0;
    let shared = folders(paths[0]);
    for (const path of paths) {
      const own = folders(path);
      let count = 0;
      while (count < shared.length && own[count] === shared[count]) count += 1;
      shared = shared.slice(0, count);
    }
    return shared.length;
  }

  // The folder of each screen below the one that holds all, and the screen's name, by path. The name of the folder that holds
  // all stands for itself.
  function ofScreens(paths) {
    const count = sharedCount(paths);
    return new Map(paths.map((path) => {
      const own = folders(path);
      const below = own.slice(count).join("/");
      const name = last(path).replace(ending, "");
      return [path, {
        name, folder: below || own[count - 1] || "", isTop: !below, below: below ? `${below}/${name}` : name,
      }];
    }));
  }

  // The name of a theme's file.
  const ofTheme = (path) => last(path).replace(themeEnding, "");
  const isTheme = (path) => themeEnding.test(path);

  // A number of things in words.
  const counted = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;

  return { ofScreens, ofTheme, isTheme, counted };
});
