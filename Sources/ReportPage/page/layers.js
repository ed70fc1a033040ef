// Two pictures over each other, the actual one above: by a slider, laid over, or in turns.
define("layers", () => {
  const modes = [
    ["side", "Side by side"], ["slider", "Slider"], ["overlay", "Overlay"], ["blink", "Blink"],
    ["difference", "Difference"],
  ];
  // The time for which blink mode shows each picture, in milliseconds.
  const blinkInterval = 600;

  const actual = (root) => root.querySelectorAll('[data-layer="actual"]');

  // Shows a share of the actual pictures below `root`, 0 to 100.
  function mix(root, mode, share) {
    for (const image of actual(root)) {
      image.style.clipPath = mode === "slider" ? `inset(0 0 0 ${share}%)` : "";
      image.style.opacity = mode === "overlay" ? share / 100 : "";
    }
    for (const edge of root.querySelectorAll(".edge")) edge.style.left = share + "%";
  }

  // Shows and hides the actual pictures in turns; returns what stops it.
  function blink(root) {
    let isShown = false;
    const turn = () => {
      isShown = !isShown;
      for (const image of actual(root)) image.style.visibility = isShown ? "visible" : "hidden";
    };
    turn();
    const timer = setInterval(turn, blinkInterval);
    return () => {
      clearInterval(timer);
      for (const image of actual(root)) image.style.visibility = "";
    };
  }

  return { modes, mix, blink };
});
