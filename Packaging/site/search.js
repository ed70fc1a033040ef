"use strict";
// Finds pages, headings and pictures by all words that are typed. `searchIndex` has rows of title, link, words and kind.
(() => {
  const field = document.getElementById("search");
  const list = document.getElementById("results");
  const root = document.body.dataset.root;
  const most = 30;
  const order = { page: 0, heading: 1, picture: 2 };
  const rows = window.searchIndex.map(([title, link, words, kind]) => ({
    title, link, kind, about: kind === "page" ? "" : words, name: title.toLowerCase(), words: words.toLowerCase(),
  }));

  // The less, the better: a title that is the word, one that begins with it, one that holds it, other words.
  function rank(row, words) {
    let sum = 0;
    for (const word of words) {
      if (row.name === word) continue;
      if (row.name.startsWith(word)) sum += 1;
      else if (row.name.includes(word)) sum += 2;
      else if (row.words.includes(word)) sum += 5;
      else return null;
    }
    return sum * 4 + order[row.kind];
  }

  function find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    return rows
      .map((row) => ({ row, rank: rank(row, words) }))
      .filter((found) => found.rank !== null)
      .sort((a, b) => a.rank - b.rank || a.row.title.length - b.row.title.length)
      .slice(0, most)
      .map((found) => found.row);
  }

  function show() {
    const found = find(field.value);
    list.replaceChildren(...found.map((row) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      const about = document.createElement("small");
      link.href = root + row.link;
      link.textContent = row.title;
      about.textContent = row.about;
      link.append(about);
      item.append(link);
      return item;
    }));
    if (!found.length && field.value.trim()) {
      const item = document.createElement("li");
      item.textContent = "Nothing found";
      list.replaceChildren(item);
    }
    list.hidden = !field.value.trim();
  }

  field.addEventListener("input", show);
  field.addEventListener("focus", show);
  document.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const position = links.indexOf(document.activeElement);
    if (event.key === "/" && document.activeElement === document.body) {
      event.preventDefault();
      field.focus();
    } else if (event.key === "Escape") {
      list.hidden = true;
    } else if (!list.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      if (position < 0 && document.activeElement !== field) return;
      event.preventDefault();
      const next = position + (event.key === "ArrowDown" ? 1 : -1);
      (next < 0 ? field : links[Math.min(next, links.length - 1)])?.focus();
    } else if (event.key === "Enter" && document.activeElement === field) {
      links[0]?.click();
    }
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".search")) list.hidden = true;
  });
  // Where there is little room the menu is closed.
  if (matchMedia("(max-width: 760px)").matches) document.querySelector("nav details").open = false;
})();
