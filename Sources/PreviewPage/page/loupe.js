// The pixels under the pointer, eight times as large, with the colour of the one in the middle.
define("loupe", (use) => {
  const { make } = use("elements");
  const { digits } = use("values");

  // Screen pixels a pixel of the picture, and the pixels of a side, of which one is in the middle.
  const factor = 8;
  const side = 17;

  let isOn = false;
  let box = null;
  let canvas = null;
  let label = null;

  function build() {
    canvas = make("canvas", { width: String(side * factor), height: String(side * factor) });
    label = make("div", { class: "loupe-text" });
    box = make("div", { id: "loupe", hidden: true }, canvas, make("i", {}), label);
    document.body.append(box);
  }

  // The digits of a colour, two for the opacity as the last.
  const hex = (bytes) => `#${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`.toUpperCase();

  function hide() {
    if (box) box.hidden = true;
  }

  // Shows the pixels around a pointer over a picture.
  function move(event, shot) {
    const image = shot.querySelector("img[data-layer=actual]") || shot.querySelector("img");
    if (!isOn || !image || !image.naturalWidth) {
      hide();
      return;
    }
    if (!box) build();
    const around = shot.getBoundingClientRect();
    const x = Math.floor((event.clientX - around.left) / around.width * image.naturalWidth);
    const y = Math.floor((event.clientY - around.top) / around.height * image.naturalHeight);
    if (x < 0 || y < 0 || x >= image.naturalWidth || y >= image.naturalHeight) {
      hide();
      return;
    }
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const half = (side - 1) / 2;
    context.imageSmoothingEnabled = false;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, x - half, y - half, side, side, 0, 0, canvas.width, canvas.height);
    const middle = half * factor + factor / 2;
    label.textContent = `${digits(hex(context.getImageData(middle, middle, 1, 1).data))}  ${x}, ${y}`;
    box.hidden = false;
    // Beside the pointer, on the side where there is room.
    const [width, height] = [box.offsetWidth, box.offsetHeight];
    const left = event.clientX + 24 + width < window.innerWidth ? event.clientX + 24 : event.clientX - 24 - width;
    const top = event.clientY + 24 + height < window.innerHeight ? event.clientY + 24 : event.clientY - 24 - height;
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  }

  function toggle() {
    isOn = !isOn;
    if (!isOn) hide();
  }

  return { move, hide, toggle, hex, isOn: () => isOn };
});
