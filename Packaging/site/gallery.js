"use strict";
// Shows the pictures of the chosen systems whose names hold what is typed.
(() => {
  const buttons = [...document.querySelectorAll("[data-era]")].filter((element) => element.tagName === "BUTTON");
  const figures = [...document.querySelectorAll("figure")];
  const field = document.getElementById("picture-filter");
  const count = document.getElementById("picture-count");

  function show() {
    const eras = buttons.filter((button) => button.ariaPressed === "true").map((button) => button.dataset.era);
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const figure of figures) {
      const fits = (!eras.length || eras.includes(figure.dataset.era))
        && words.every((word) => figure.dataset.name.includes(word));
      figure.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const section of document.querySelectorAll("section")) {
      const number = section.querySelectorAll("figure:not([hidden])").length;
      section.hidden = !number;
      section.querySelector(".count").textContent = number;
    }
    count.textContent = `${shown} of ${figures.length}`;
  }

  for (const button of buttons) {
    button.addEventListener("click", () => {
      button.ariaPressed = button.ariaPressed === "true" ? "false" : "true";
      show();
    });
  }
  field.addEventListener("input", show);
  show();
})();
