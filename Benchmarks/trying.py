#!/usr/bin/env python3
"""Prints how long `mockup preview` takes from a value to pictures, without a browser: trying.py MOCKUP

First a value that is tried on a screen of 390 × 844 at 3x, from the request to the last byte of the picture. Then a theme that is
saved, which 200 screens in four variants use: the pictures that show, and all of them.
"""
import json
import os
import pathlib
import statistics
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests" / "Browser"))
from preview import SCREEN, THEME, Preview, save  # noqa: E402
from wall import four_variants  # noqa: E402

# As many pictures as a wall of 1440 × 900 shows.
SHOWN = 36


class Page:
    """What a page does: it asks for changes one after another, and knows each picture's drawing."""

    def __init__(self, preview):
        self.preview = preview
        self.cookie = preview.enter()
        page = preview.expect(200, "GET", "/", self.cookie)
        settings = json.loads(page.text.decode().split("const settings =\n", 1)[1].split("\n", 1)[0].split(";")[0])
        self.known = {**self.cookie, "Origin": preview.origin, "X-Mockup-Secret": settings["secret"]}
        self.revision, self.drawings, self.waiting, self.order = 0, {}, set(), []

    def post(self, path, value):
        return self.preview.expect(200, "POST", path, self.known, json.dumps(value).encode())

    def follow(self):
        """Waits for changes, and returns the numbers of pictures with another drawing."""
        changes = json.loads(self.preview.expect(200, "GET", f"/changes/{self.revision}", self.cookie).text)
        self.revision = changes["revision"]
        self.order = changes.get("order", self.order)
        drawn = []
        for picture in changes.get("pictures", []):
            number, drawing = picture["number"], picture.get("drawing")
            if drawing is not None and drawing != self.drawings.get(number):
                self.drawings[number] = drawing
                drawn.append(number)
            (self.waiting.add if picture.get("isWaiting") else self.waiting.discard)(number)
        for wait in changes.get("waits", []):
            (self.waiting.update if wait["isWaiting"] else self.waiting.difference_update)(wait["numbers"])
        return drawn

    def picture(self, number):
        return self.preview.expect(200, "GET", f"/pictures/{number}/{self.drawings[number]}.png", self.cookie).text

    def settle(self):
        """Waits until all pictures are drawn."""
        while not self.order or any(number not in self.drawings for number in self.order) or self.waiting:
            self.follow()


def tried(mockup, folder, rounds=30):
    """The times in seconds from the request with a value to the last byte of the picture."""
    screens = folder / "Screens"
    screens.mkdir(parents=True)
    save(screens / "brand.theme.json", THEME % "#00695C")
    save(screens / "home.screen.json", json.dumps(SCREEN, indent=2))
    times = []
    with Preview(mockup, folder) as preview:
        page = Page(preview)
        page.settle()
        number = page.order[0]
        page.post("/view", {"focus": number, "visible": [number], "scale": 3})
        for index in range(rounds):
            change = {"kind": "variable", "file": "Screens/brand.theme.json", "name": "brand",
                      "value": "#%06X" % (0x102030 + 0x030507 * index), "gesture": str(index)}
            start = time.perf_counter()
            page.post("/try", change)
            while number not in page.follow():
                pass
            page.picture(number)
            times.append(time.perf_counter() - start)
            time.sleep(0.02)
    return times


def wall(mockup, folder, screens=200, rounds=3):
    """The times in seconds from a theme that is saved to the pictures that show, and to all: pairs."""
    four_variants(folder, screens)
    theme = next(folder.glob("Screens/**/*.theme.json"))
    text = theme.read_text()
    times = []
    with Preview(mockup, folder) as preview:
        page = Page(preview)
        page.settle()
        shown = page.order[:SHOWN]
        page.post("/view", {"focus": None, "visible": shown, "scale": 0.3})
        for index in range(rounds):
            time.sleep(1)
            missing, others = set(shown), set(page.order)
            old = text[text.index("#"):text.index("#") + 7]
            start = time.perf_counter()
            save(theme, text.replace(old, "#%06X" % (0x203040 + 0x050709 * index)))
            first = None
            while others:
                drawn = page.follow()
                others.difference_update(drawn)
                missing.difference_update(drawn)
                if not missing and first is None:
                    first = time.perf_counter() - start
            times.append((first, time.perf_counter() - start))
    return times


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    mockup = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        times = tried(mockup, pathlib.Path(folder) / "one")
        print(f"a value that is tried: least {min(times) * 1e3:.1f} ms, median {statistics.median(times) * 1e3:.1f}")
        for first, last in wall(mockup, pathlib.Path(folder) / "wall"):
            print(f"a theme that is saved: {SHOWN} pictures that show {first * 1e3:.0f} ms, all 800 {last:.2f} s")


if __name__ == "__main__":
    main()
