#!/usr/bin/env python3
"""Golden-image tests: how fast pictures are compared, and screens tested.

  golden.py MOCKUP [ROUNDS]

Compares pairs of pictures by `mockup diff`, a process for each, and in turns by the peers of PyPI that are
installed (pixelmatch or pixelmatch-fast, Pillow), which run inside of this process, so that the start of
Python does not count against them. All read both files. Then tests a folder of 1,000 screens in four
variants, cold (recording) and warm, and says how much memory that took.
"""
import importlib.metadata
import json
import os
import pathlib
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageChops


def pictures(folder):
    """Pairs of a phone's size: the same, a letter lost, everything another colour."""
    random.seed(4)
    base = Image.new("RGB", (750, 1334), (239, 239, 244))
    pixels = base.load()
    for _ in range(400):
        x, y = random.randrange(700), random.randrange(1300)
        color = tuple(random.randrange(256) for _ in range(3))
        for dx in range(random.randrange(4, 50)):
            for dy in range(random.randrange(4, 30)):
                pixels[x + dx, y + dy] = color
    letter = base.copy()
    for x in range(12):
        for y in range(18):
            letter.putpixel((300 + x, 400 + y), (0, 0, 0))
    other = base.point([min(255, level + 3) for level in range(256)] * 3)
    paths = {}
    for name, image in [("base", base), ("letter", letter), ("other", other)]:
        paths[name] = str(folder / f"{name}.png")
        image.save(paths[name])
    return [(name, paths["base"], paths[name]) for name in ["base", "letter", "other"]]


def is_installed(package):
    try:
        importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def peers():
    """Functions of two paths, by name."""
    result = {
        "Pillow's difference": lambda a, b: ImageChops.difference(
            Image.open(a).convert("RGBA"), Image.open(b).convert("RGBA")).getbbox()
    }
    # Two packages of one module: whichever is installed.
    if is_installed("pixelmatch-fast"):
        import pixelmatch as fast
        result["pixelmatch-fast"] = fast.pixelmatch
        command = os.path.join(os.path.dirname(sys.executable), "pixelmatch")
        result["pixelmatch-fast's command"] = lambda a, b: subprocess.run(
            [command, a, b], stdout=subprocess.DEVNULL, check=False)
    elif is_installed("pixelmatch"):
        from pixelmatch.contrib.PIL import pixelmatch
        result["pixelmatch"] = lambda a, b: pixelmatch(Image.open(a), Image.open(b))
    return result


def processor_time():
    """Seconds that this process and those it waited for have computed: other programs do not count."""
    return sum(
        usage.ru_utime + usage.ru_stime
        for usage in map(resource.getrusage, [resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN]))


def compare(mockup, rounds):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        programs = {
            "mockup diff": lambda a, b: subprocess.run(
                [mockup, "diff", a, b], stdout=subprocess.DEVNULL, check=False),
            "mockup diff -o": lambda a, b: subprocess.run(
                [mockup, "diff", a, b, "-o", str(folder / "d.png")], stdout=subprocess.DEVNULL,
                check=False),
            **peers(),
        }
        print(f"{'ms computed, median':28s}{'same':>10s}{'letter':>10s}{'other':>10s}")
        times = {}
        for pair, a, b in pictures(folder):
            for name, program in programs.items():
                program(a, b)
            for _ in range(rounds):
                for name, program in programs.items():
                    if name == "pixelmatch" and len(times.get((name, pair), [])) >= 2:
                        continue  # Seconds each: two are enough.
                    start = processor_time()
                    program(a, b)
                    times.setdefault((name, pair), []).append(processor_time() - start)
        for name in programs:
            row = [statistics.median(times[name, pair]) * 1e3 for pair in ["base", "letter", "other"]]
            print(f"{name:28s}" + "".join(f"{value:10.1f}" for value in row))


SCREEN = {
    "mockup": 1, "device": {"size": [320, 480], "scale": 1},
    "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [
        {"class": "UIViewController", "title": "Screen", "view": {
            "class": "UITableView", "style": "grouped", "sections": [{"rows": [
                {"text": "Messages", "accessoryView": {"class": "UISwitch", "isOn": True}},
                {"text": "Sounds", "accessoryType": "disclosureIndicator"}]}]}}]}},
}


def throughput(mockup, screens=1000):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "mockup.json").write_text(json.dumps({
            "mockup": 1, "root": True,
            "matrix": {"styles": ["light", "dark"], "systems": [7, 12]}}))
        for index in range(screens):
            SCREEN["window"]["rootViewController"]["viewControllers"][0]["title"] = f"Nr {index}"
            (root / f"s{index}.screen.json").write_text(json.dumps(SCREEN))

        def test(*arguments):
            start = time.perf_counter()
            outcome = subprocess.run(
                [mockup, "test", *arguments], cwd=root, stdout=subprocess.DEVNULL, check=False)
            return time.perf_counter() - start, outcome.returncode

        count = 4 * screens
        cold, status = test("--record", "missing", "--jobs", "2")
        assert status == 1
        print(f"\n{count} pictures of 320 × 480, --jobs 2")
        print(f"recorded: {count / cold:8.0f} a second")
        warm, status = test("--record", "none", "--jobs", "2")
        assert status == 0
        print(f"compared: {count / warm:8.0f} a second")
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        print(f"most memory of any process: {peak / 1024:.0f} MiB")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    mockup = os.path.abspath(sys.argv[1])
    compare(mockup, int(sys.argv[2]) if len(sys.argv) > 2 else 9)
    throughput(mockup)


if __name__ == "__main__":
    main()
