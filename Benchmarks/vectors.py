#!/usr/bin/env python3
"""What a catalogue's vectors cost: whole processes, in turns with the same screen without images.

  vectors.py [--rounds N] MOCKUP

Writes 123 icons of its own as SVG and as PDF files and a catalogue of 2,000 sets into a temporary folder, and
prints for each screen the least wall time in ms, how much that is above its screen without images, and the target.
"cold" draws every vector (--no-cache), "kept" finds all of them in the folder of drawings of a run before. "123 PNG" is
the same picture from bitmaps of a catalogue: what any images of this size cost. "least" is what no program can do without: what
libdeflate takes of the processor to pack the rows of the picture with icons into no more bytes, and what reading the files of the
catalogue takes (packing.c).
"""
import json
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
COUNT = 123
SETS = 2000


def shapes(index):
    """The outline of an icon of 24 × 24, as SVG path data that PDF operators can say as well: M, L, C and Z."""
    points = 5 + index % 7
    data = []
    for step in range(points):
        angle = 2 * math.pi * step / points
        end = angle + 2 * math.pi / points
        x, y = 12 + 10 * math.cos(angle), 12 + 10 * math.sin(angle)
        bend = 4 + index % 5 * 3
        control = [12 + bend * math.cos(angle), 12 + bend * math.sin(angle),
                   12 + bend * math.cos(end), 12 + bend * math.sin(end)]
        if step == 0:
            data.append(("M", [x, y]))
        data.append(("C", control + [12 + 10 * math.cos(end), 12 + 10 * math.sin(end)]))
    data.append(("Z", []))
    for side in (2, 4, 6):
        low, high = 12 - side / 2, 12 + side / 2
        data += [("M", [low, low]), ("L", [high, low]), ("L", [high, high]), ("Z", [])]
    return data


def svg(index):
    data = " ".join(f"{name}{' '.join(f'{n:.3f}' for n in numbers)}" for name, numbers in shapes(index))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
        f'<path d="{data}" fill="#246" fill-rule="evenodd" stroke="#024" stroke-width="0.5"/></svg>').encode()


def pdf(index):
    operators = {"M": "m", "L": "l", "C": "c", "Z": "h"}
    content = "0.133 0.267 0.4 rg 0 0.133 0.267 RG 0.5 w\n" + "\n".join(
        f"{' '.join(f'{n:.3f}' for n in numbers)} {operators[name]}" for name, numbers in shapes(index)) + "\nB*\n"
    objects = [
        "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
        "<</Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R /Resources <<>>>>",
        f"<</Length {len(content)}>>\nstream\n{content}endstream"]
    out, places = b"%PDF-1.4\n", []
    for number, text in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{text}\nendobj\n".encode()
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    return out + (
        f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
        f"trailer\n<</Size {len(objects) + 1} /Root 1 0 R>>\nstartxref\n{len(out)}\n%%EOF\n").encode()


def add_set(folder, name, file, content, more={}):
    folder = f"{folder}/{name}.imageset"
    os.makedirs(folder)
    with open(f"{folder}/{file}", "wb") as out:
        out.write(content)
    with open(f"{folder}/Contents.json", "w") as out:
        json.dump({"images": [{"filename": file, "idiom": "universal", **more}],
                   "info": {"version": 1, "author": "xcode"}}, out)


def add_bitmaps(program, icons):
    """A catalogue of the same icons as bitmaps of two pixels for each point, drawn by the program."""
    for name in icons:
        with open(f"{name}.screen.json", "w") as out:
            json.dump({"mockup": 1, "device": {"size": [24, 24], "scale": 2, "statusBarHeight": 0},
                       "assets": ["svg.xcassets"],
                       "window": {"backgroundColor": "clear", "subviews": [
                           {"class": "UIImageView", "frame": [0, 0, 24, 24], "image": name}]}}, out)
    subprocess.run(
        [program, "render", "--no-cache", "--no-progress", "--output-dir", "icons"]
        + [f"{name}.screen.json" for name in icons], stdout=subprocess.DEVNULL, check=True)
    for name in icons:
        with open(f"icons/{name}@2x.png", "rb") as icon:
            add_set("png.xcassets", name, "i.png", icon.read(), {"scale": "2x"})


def write_screen(path, catalog, images):
    """A screen of image views; without a catalogue they are empty."""
    views = []
    for index, image in enumerate(images):
        view = {"class": "UIImageView", "frame": [4 + index % 12 * 26, 4 + index // 12 * 30, 24, 24]}
        views.append(dict(view, image=image) if catalog else view)
    with open(path, "w") as out:
        json.dump({"mockup": 1, "device": {"size": [320, 340], "scale": 2, "statusBarHeight": 0},
                   "assets": [catalog] if catalog else [],
                   "window": {"backgroundColor": "white", "subviews": views}}, out)


def least_of(picture, catalog):
    """The times in ms to pack a picture's rows and to read a catalogue, and libdeflate's level; nil without compiler or library."""
    build = ["cc", "-O2", str(HERE / "packing.c"), "-ldeflate", "-o", "packing"]
    if not shutil.which("cc") or subprocess.run(build, stderr=subprocess.DEVNULL).returncode:
        return None
    files = [str(path) for path in sorted(pathlib.Path(catalog).rglob("*")) if path.is_file()]
    text = subprocess.run(["./packing", "21", picture, "--", *files], capture_output=True, text=True, check=True).stdout
    packing, level, reading = text.split()
    return float(packing), float(reading), int(level)


def main():
    arguments = sys.argv[1:]
    rounds = 21
    if arguments[:1] == ["--rounds"]:
        rounds, arguments = int(arguments[1]), arguments[2:]
    if len(arguments) != 1:
        sys.exit(__doc__)
    program = os.path.abspath(arguments[0])
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        icons = [f"i{index}" for index in range(COUNT)]
        for index in range(COUNT):
            add_set("svg.xcassets", f"i{index}", "i.svg", svg(index))
            add_set("pdf.xcassets", f"i{index}", "i.pdf", pdf(index))
        for index in range(SETS):
            add_set(f"many.xcassets/g{index // 50}", f"s{index}", "i.svg", svg(index))
        add_set("one.xcassets", "s77", "i.svg", svg(77))
        write_screen("none.screen.json", None, icons)
        write_screen("svg.screen.json", "svg.xcassets", icons)
        write_screen("pdf.screen.json", "pdf.xcassets", icons)
        add_bitmaps(program, icons)
        write_screen("png.screen.json", "png.xcassets", icons)
        write_screen("one.screen.json", "one.xcassets", ["s77"])
        write_screen("many.screen.json", "many.xcassets", ["s77"])
        # Name: screen, whether drawings are kept, the row to compare with, the target above it in ms.
        rows = {
            "no images": ("none", False, None, None),
            "123 SVG, cold": ("svg", False, "no images", 25),
            "123 PDF, cold": ("pdf", False, "no images", 60),
            "123 PNG": ("png", True, "no images", None),
            "123 SVG, kept": ("svg", True, "no images", 5),
            "123 PDF, kept": ("pdf", True, "no images", 5),
            "one of 1 set": ("one", True, None, None),
            "one of 2,000 sets": ("many", True, "one of 1 set", 3),
        }
        environment = dict(os.environ, XDG_CACHE_HOME=f"{folder}/cache")
        least = {name: math.inf for name in rows}
        # The first round fills the folder of drawings and is not counted.
        for turn in range(rounds + 1):
            for name, (screen, keeps, _, _) in rows.items():
                command = [program, "render", f"{screen}.screen.json", "-o", f"{screen}.png", "--no-progress"]
                if not keeps:
                    command.append("--no-cache")
                start = time.perf_counter()
                subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
                if turn > 0:
                    least[name] = min(least[name], (time.perf_counter() - start) * 1e3)
        print(f"{'':20s}{'ms':>8s}{'above':>8s}{'target':>8s}")
        for name, (_, _, base, target) in rows.items():
            above = f"{least[name] - least[base]:+8.1f}" if base else ""
            above += f"{target:+8d}" if target else ""
            print(f"{name:20s}{least[name]:8.1f}{above}")
        if found := least_of("svg.png", "svg.xcassets"):
            packing, reading, level = found
            print(f"{'least':20s}{packing + reading:8.1f}  packing {packing} by level {level} of libdeflate, reading {reading}")
        os.chdir("/")


if __name__ == "__main__":
    main()
