// F6 goes from one region of the page to the next, with Shift to the one before: to what had the focus there last, else to the
// first control.
define("regions", (use) => {
  const { byID } = use("elements");

  const controls = "button, select, input, textarea, a[href], summary";
  const last = new Map();

  const regions = () => [document.querySelector("header"), ...["tree", "overview", "stage", "inspector"].map(byID)]
    .filter((region) => !region.hidden);

  function target(region) {
    const before = last.get(region);
    if (before && region.contains(before) && before.checkVisibility()) return before;
    return [...region.querySelectorAll(controls)].find((one) => !one.disabled && one.checkVisibility()) || region;
  }

  function step(by) {
    const all = regions();
    const current = all.findIndex((region) => region.contains(document.activeElement));
    target(all[current < 0 ? 0 : (current + by + all.length) % all.length]).focus();
  }

  document.addEventListener("focusin", (event) => {
    const region = regions().find((one) => one !== event.target && one.contains(event.target));
    if (region) last.set(region, event.target);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  });
});
