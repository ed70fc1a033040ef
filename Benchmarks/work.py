#!/usr/bin/env python3
"""How long equal sums of work take: whole processes, the least of several runs.

  work.py [--rounds N] [--only TEXT] MOCKUP

Draws one kind of thing many times, so that its work is a few billion by the program's own count, and prints for each kind
the seconds of a core for a billion, without those of the same objects that paint nothing. Things of a few pixels are left out: so
many of them have too many commands before they have too much work. The last line tells how far the kinds are apart.
"""
import argparse
import json
import os
import re
import subprocess
import tempfile

# A kind's objects take too much before it has much more.
BILLIONS = 12
# What `mockup list limits` prints, in billions.
STANDARD = 60
# Shares of it that are tried, to be told the sum.
LIMITS = [0.001 * 1.25 ** step for step in range(24)]
WIDTH, HEIGHT = 1024, 1366
LARGE = [0, 0, WIDTH, HEIGHT]
# From one text to the next, in points, so that letters stand at different parts of a pixel.
SHIFT = 0.27
IMAGE = {"size": [300, 400], "draw": [{"fill": "#f003", "ellipse": [0, 0, 300, 400]}]}
ZIGZAG = "M0 0" + "".join(f" L{(i * 397) % 1000} {(i * 613) % 1300}" for i in range(60))
# Fills all of its rectangle but for the waves at its sides.
LEAF = "M0 0" + "".join(f" C{i * 16} 0 {i * 16 + 8} 30 {i * 16 + 16} 0" for i in range(62)) + " V1366" + "".join(
    f" C{992 - i * 16} 1366 {984 - i * 16} 1336 {976 - i * 16} 1366" for i in range(62)) + " Z"
WAVES = "M0 0" + "".join(f" C{i * 9} 900 {i * 7} 20 {i * 10 + 10} {300 + i % 7 * 90}" for i in range(60))


def view(**values):
    return {"class": "UIView", "frame": LARGE, **values}


def drawn(*operations):
    return {"class": "UIView", "frame": LARGE, "draw": list(operations)}


def many(operation):
    """Things so small that the object they are in would count for more."""
    return drawn({"repeat": 300, "offset": [2, 3], "draw": [operation]})


def image(**values):
    return {"class": "UIImageView", "frame": LARGE, "image": IMAGE, **values}


KINDS = {
    "opaque rectangle": view(backgroundColor="red"),
    "half-transparent rectangle": view(backgroundColor="#f008"),
    "rounded rectangle": view(backgroundColor="#f008", cornerRadius=90),
    "gradient": drawn({"gradient": {"colors": ["red", "blue"]}, "rect": LARGE}),
    "diagonal gradient": drawn({"gradient": {"colors": ["red", "blue"], "start": [0, 0], "end": [1, 1]}, "rect": LARGE}),
    "ellipse": drawn({"fill": "#f008", "ellipse": LARGE}),
    "free path": drawn({"fill": "#f008", "path": LEAF}),
    "small rounded rectangles": many({"fill": "#f008", "roundedRect": [0, 0, 200, 100], "cornerRadius": 9}),
    "border": view(borderWidth=2, borderColor="red"),
    "rounded border": view(borderWidth=2, borderColor="red", cornerRadius=90),
    "small rounded border": many({"stroke": "red", "lineWidth": 1, "roundedRect": [0, 0, 200, 100], "cornerRadius": 9}),
    "stroke": drawn({"stroke": "red", "lineWidth": 2, "path": ZIGZAG}),
    "wide stroke": drawn({"stroke": "red", "lineWidth": 40, "path": ZIGZAG}),
    "dashes": drawn({"stroke": "red", "lineWidth": 2, "dash": [3, 3], "path": ZIGZAG}),
    "stroke of curves": drawn({"stroke": "red", "lineWidth": 2, "path": WAVES}),
    "clip": view(clipsToBounds=True, cornerRadius=90, backgroundColor="#f008"),
    "layer": view(alpha=0.5, backgroundColor="red"),
    "shadow": view(frame=[100, 100, 800, 1100], backgroundColor="red", shadowOpacity=1, shadowRadius=9),
    "wide shadow": view(frame=[100, 100, 800, 1100], backgroundColor="red", shadowOpacity=1, shadowRadius=200),
    "effect": {"class": "UIVisualEffectView", "effect": "light", "frame": LARGE},
    "glass of iOS 26": {"system": 26, "class": "UIVisualEffectView", "effect": "glass", "frame": [100, 100, 800, 1100]},
    "glass of iOS 27": {"system": 27, "class": "UIVisualEffectView", "effect": "glass", "frame": [100, 100, 800, 1100]},
    "clear glass of iOS 27": {"system": 27, "class": "UIVisualEffectView", "effect": "clearGlass", "frame": [100, 100, 800, 1100]},
    "small glass": {"system": 27, "class": "UIVisualEffectView", "effect": "glass", "frame": [100, 100, 44, 44],
                    "cornerConfiguration": "capsule"},
    "image": image(),
    "nine parts": image(image={**IMAGE, "capInsets": [90, 90, 90, 90]}),
    "tinted image": image(image={**IMAGE, "renderingMode": "alwaysTemplate"}, tintColor="red"),
    "turned image": image(transform=[0.7, 0.7, -0.7, 0.7, 0, 0]),
    "pattern": view(backgroundColor={"patternImage": IMAGE}),
    "letters": {"class": "UILabel", "frame": LARGE, "numberOfLines": 0, "text": "Letters of a long text " * 40},
    "large letters": {"class": "UILabel", "frame": LARGE, "numberOfLines": 0, "font": {"system": 60}, "text": "Large " * 60},
}


def document(kind, rows, columns):
    properties = {key: value for key, value in kind.items() if key not in ("class", "frame", "draw", "system")}
    classes = {
        "Kind": {"superclass": kind["class"], **({"draw": kind["draw"]} if "draw" in kind else {})},
        "Row": {"superclass": "UIView", "subviews": [
            {"repeat": columns, "offset": [SHIFT, 0] if kind["class"] == "UILabel" else [0, 0], "view": {"class": "Kind", "frame": kind["frame"], **properties}}]},
        "All": {"superclass": "UIView", "subviews": [
            {"repeat": rows, "offset": [0, 0], "view": {"class": "Row", "frame": LARGE}}]}}
    return {"mockup": 1, "system": kind.get("system", 12), "device": {"size": [WIDTH, HEIGHT], "scale": 3}, "classes": classes,
            "window": {"subviews": [{"class": "All", "frame": LARGE}]}}


class Bench:
    def __init__(self, program, folder, rounds):
        self.program, self.folder, self.rounds = program, folder, rounds

    def write(self, content):
        path = os.path.join(self.folder, "x.screen.json")
        with open(path, "w") as out:
            json.dump(content, out)
        return path

    def work(self, content):
        """The count of work, in billions: what a limit that is too small has to be multiplied by."""
        path = self.write(content)
        # Enough for the objects, and too little for what they paint.
        for limit in LIMITS:
            told = subprocess.run([self.program, "validate", path, "--max-work", str(limit)], capture_output=True, text=True).stderr
            found = re.search(r"and this takes ([\d.]+)", told)
            if found and "paint" in told:
                return float(found[1]) * STANDARD * limit
        return None

    def seconds(self, content):
        path = self.write(content)
        least = float("inf")
        for _ in range(self.rounds):
            before = os.times()
            subprocess.run([self.program, "render", path, "-o", "/dev/null", "--max-work", "10", "--no-progress"], check=True)
            after = os.times()
            least = min(least, after.children_user + after.children_system - before.children_user - before.children_system)
        return least


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="only kinds with this in their name")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(os.path.abspath(options.program), folder, options.rounds)
        rates = {}
        for name, kind in KINDS.items():
            if options.only not in name:
                continue
            few = bench.work(document(kind, 4, 5))
            if few is None:
                print(f"{name:28} has too many commands before it has so much work")
                continue
            each = few / 20
            columns = 20
            rows = max(1, min(round(BILLIONS / each / columns), 2000))
            full, bare = document(kind, rows, columns), document({**kind, "isHidden": True}, rows, columns)
            # Letters that were drawn before count less.
            work = bench.work(full)
            if work is None:
                print(f"{name:28} has too many commands before it has so much work")
                continue
            seconds = bench.seconds(full) - bench.seconds(bare)
            rates[name] = seconds / work
            print(f"{name:28} {rows * columns:6} times, {work:6.2f} billion, {seconds:5.2f} s, {rates[name]:.3f} s a billion", flush=True)
        if rates:
            print(f"{max(rates.values()) / min(rates.values()):.1f} times apart")


if __name__ == "__main__":
    main()
