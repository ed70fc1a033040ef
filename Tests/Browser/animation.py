#!/usr/bin/env python3
"""Has Chromium take animations apart, and compares what it shows with the frames written one by one.

  animation.py MOCKUP

MOCKUP is the program. The screens are those of Fixtures/Screens/Animation.
"""
import base64
import pathlib
import subprocess

from browser import Browser, run

SCREENS = pathlib.Path(__file__).parents[2] / "Fixtures" / "Screens" / "Animation"
FPS = 10

# The pixels of every frame of an animation, and of pictures, as texts; and when frames begin.
SCRIPT = """(async () => {
  const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const pixels = image => {
    const canvas = new OffscreenCanvas(image.displayWidth ?? image.width, image.displayHeight ?? image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
    return [canvas.width, canvas.height, data.join()].join(';');
  };
  const decoder = new ImageDecoder({data: bytes(%s), type: 'image/png'});
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  const shown = [], starts = [];
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
    const {image} = await decoder.decode({frameIndex});
    shown.push(pixels(image));
    starts.push([image.timestamp, image.duration]);
  }
  const wanted = [];
  for (const text of %s) {
    wanted.push(pixels(await createImageBitmap(new Blob([bytes(text)], {type: 'image/png'}))));
  }
  // Frames that look alike are one that lasts longer.
  const at = wanted.map((_, index) => {
    const time = index * 1e6 / %d + 1;
    return starts.findLastIndex(([start]) => start <= time);
  });
  return {
    animated: track.animated, loops: track.repetitionCount, frames: track.frameCount,
    end: starts.at(-1)[0] + starts.at(-1)[1], pictures: wanted.length,
    wrong: wanted.map((_, i) => i).filter(i => wanted[i] !== shown[at[i]]),
  };
})()"""


def text(path):
    return base64.b64encode(path.read_bytes()).decode()


def check(browser, mockup, screen, folder):
    """One screen's animation against its frames."""
    subprocess.run(
        [mockup, "render", str(screen), "--format", "apng", "--fps", str(FPS), "--loops", "3", "--quiet",
         "-o", str(folder / "animation.png"), "--frames", str(folder / "frames")], check=True)
    frames = [text(path) for path in sorted((folder / "frames").iterdir())]
    found = browser.evaluate(SCRIPT % (repr(text(folder / "animation.png")), frames, FPS))
    assert found["wrong"] == [], f"{screen.name}: frames {found['wrong']} look otherwise"
    assert found["animated"] and found["frames"] > 1, f"{screen.name}: {found}"
    # Chromium counts repetitions beyond the first showing.
    assert found["loops"] == 2, f"{screen.name}: shown {found['loops']} times more"
    assert abs(found["end"] - found["pictures"] * 1e6 / FPS) < 1000, f"{screen.name}: ends at {found['end']}"


def walk(mockup, folder, _):
    with Browser(folder / "profile") as browser:
        # Decoders are for pages of a secure origin; files are.
        page = folder / "page.html"
        page.write_text("<!doctype html>", encoding="utf-8")
        browser.open(page.as_uri())
        for screen in sorted(SCREENS.glob("*.screen.json")):
            own = folder / screen.name
            own.mkdir()
            check(browser, mockup, screen, own)


if __name__ == "__main__":
    run(__doc__, "a browser shows animations as they are written frame by frame", walk)
