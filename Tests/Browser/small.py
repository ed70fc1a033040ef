"""Screenshots for documentation: of few colours, so that they are small."""
import base64
import struct
import zlib

# How large a picture is, for one of the page.
SCALE = 0.75

# A picture of at most 256 colours, as [width, height, colours, the number of each pixel's colour]. Colours that are near each other
# are one; those that occur least become the nearest of the others.
FEW = """(async () => {
  const bytes = Uint8Array.from(atob("%s"), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(0, 0, image.width, image.height);
  const near = (at) => (data[at] >> 2) << 12 | (data[at + 1] >> 2) << 6 | data[at + 2] >> 2;
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const found = counts.get(near(at));
    if (found) found[0] += 1;
    else counts.set(near(at), [1, data[at], data[at + 1], data[at + 2]]);
  }
  const all = [...counts].sort((a, b) => b[1][0] - a[1][0]);
  const palette = all.slice(0, 256).map(([, [, ...color]]) => color);
  const numbers = new Map(all.map(([key, [, ...color]], index) => {
    if (index < 256) return [key, index];
    const away = palette.map((one) => one.reduce((sum, value, side) => sum + (value - color[side]) ** 2, 0));
    return [key, away.indexOf(Math.min(...away))];
  }));
  let text = "";
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(numbers.get(near(at)));
  return [image.width, image.height, palette.flat(), btoa(text)];
})()"""


def screenshot(browser, path):
    """Writes what the page shows as a PNG file."""
    width, height = browser.evaluate("[innerWidth, innerHeight]")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": SCALE}
    data = browser.call("Page.captureScreenshot", format="png", clip=clip)["data"]
    width, height, palette, pixels = browser.evaluate(FEW % data)
    pixels = base64.b64decode(pixels)

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = b"".join(b"\0" + pixels[row * width:(row + 1) * width] for row in range(height))
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(palette)) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))
