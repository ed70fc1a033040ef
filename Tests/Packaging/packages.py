#!/usr/bin/env python3
"""Tries each package of a release where there is nothing else: packages.py FOLDER [--debian SUITE …].

FOLDER is the folder of `make packages`. Needs bubblewrap; for roots of Debian mmdebstrap, too. Prints a table: the way, its
size, the seconds from the package to the first picture, and whether all goldens are the same. Fails if one differs.
"""

import argparse
import glob
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ROOT / "Fixtures" / "Screens"
SCREEN = "Screens/TicTacToe/messages.screen.json"
GOLDEN = ROOT / "Fixtures/Screens/TicTacToe/__Goldens__/messages@2x.png"
# The screens whose scripts come from fonts of the machine.
MACHINE_FONTS = {"Text/breaking", "Text/titles", "Text/unspaced"}
# The greatest sizes in bytes, of the wheels, and of the images as registries keep them.
LIMITS = {"wheel": 18_000_000, "wheel of Swift": 10_000_000, "plain": 24 << 20, "ci": 80_000_000}
# The longest time from a package to its first picture, in seconds.
FIRST_PICTURE = 5
# Theme code that comes over as one rule.
SWIFT = "import UIKit\nfunc application() { UISwitch.appearance().onTintColor = .red }\n"


def check(condition, message):
    if not condition:
        sys.exit(f"packages: {message}")


def only(pattern, folder):
    paths = glob.glob(str(folder / pattern))
    check(len(paths) == 1, f"{len(paths)} files are named {pattern} in {folder}")
    return Path(paths[0])


class Room:
    """A root in which commands run without anything of this machine but /proc and the fixtures."""

    def __init__(self, root, output, network=False):
        self.command = ["bwrap", "--unshare-all", "--die-with-parent", "--clearenv", "--bind", str(root), "/",
                        "--proc", "/proc", "--dev", "/dev", "--ro-bind", str(ROOT / "Fixtures"), "/Fixtures",
                        "--bind", str(output), "/out", "--chdir", "/Fixtures", "--setenv", "PATH", "/usr/bin:/bin",
                        "--setenv", "HOME", "/out"]
        if network:
            self.command.insert(2, "--share-net")

    def run(self, *words):
        return subprocess.run([*self.command, *map(str, words)], capture_output=True, text=True)

    def start(self, *words):
        return subprocess.Popen([*self.command, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True)


def draws_the_golden(room, output, program):
    """Draws a screen and compares its pixels with the golden, by the program's own comparison."""
    made = room.run(program, "render", SCREEN, "-o", "/out/picture.png")
    check(made.returncode == 0, f"{program} does not draw: {made.stderr}")
    same = room.run(program, "diff", "/out/picture.png", "Screens/TicTacToe/__Goldens__/messages@2x.png")
    check(same.returncode == 0, f"the picture is another one: {same.stdout}{same.stderr}")


def goldens(room, program):
    """Compares all goldens; screens that need fonts of the machine may fail, and no other. Returns a text."""
    outcome = room.run(program, "test", "Screens", "--record", "none", "--no-progress", "--report", "/out/report")
    report = json.loads((Path(room.output) / "report/report.json").read_text())
    failed = {row["id"] for row in report["results"] if row["status"] != "passed"}
    others = {name for name in failed if not any(name.startswith(font) for font in MACHINE_FONTS)}
    check(not others, f"{program}: {len(others)} goldens differ, such as {sorted(others)[:3]}\n{outcome.stderr[-500:]}")
    count = len(report["results"])
    return f"{count - len(failed)} of {count}" + (", the others need fonts of the machine" if failed else "")


def imports_swift(room):
    """Imports a theme of Swift by what lies beside the program in PATH."""
    (Path(room.output) / "Theme.swift").write_text(SWIFT)
    made = room.run("mockup", "import", "/out/Theme.swift", "--entry", "application", "-o", "/out/theme.json")
    check(made.returncode == 0, f"Swift is not imported: {made.stderr}")
    check("onTintColor" in (Path(room.output) / "theme.json").read_text(), "the theme is empty")


def packed_size(folder, kind):
    """The bytes of an image's layers in its OCI layout, packed as a registry keeps them."""
    layout = folder / f"image-{kind}"
    return sum(file.stat().st_size for file in (layout / "blobs").rglob("*") if file.is_file())


def unpack(image, root):
    """Unpacks the layers of an image's archive, as what runs containers does."""
    manifest = json.loads(subprocess.run(["tar", "-xOf", image, "manifest.json"], check=True, capture_output=True).stdout)
    for layer in manifest[0]["Layers"]:
        packed = subprocess.run(["tar", "-xOf", image, layer], check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "--exclude=./dev/*", "-C", root], input=packed, check=True)


def serves(room, program, port):
    """Starts a preview and asks for its page, and for one of its pictures."""
    process = room.start(program, "preview", SCREEN, "--no-open", "--port", port)
    try:
        line = process.stdout.readline()
        check("http://" in line, f"preview: {line}{process.stderr.read() if process.poll() is not None else ''}")
        address = line[line.index("http://"):].strip()
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        check(b"url=/" in opener.open(address, timeout=20).read(), "the first page does not lead on")
        origin = address[:address.index("/", 7)]
        check(b"preview" in opener.open(origin + "/", timeout=20).read(), "there is no page")
        refused = urllib.request.Request(origin + "/", headers={"Host": "example.org"})
        try:
            urllib.request.urlopen(refused, timeout=20)
            check(False, "another host's name was not refused")
        except urllib.error.HTTPError as error:
            check(error.code == 403, f"another host's name gets {error.code}")
    finally:
        # Not an interrupt, which jobs in a shell's background ignore.
        process.terminate()
        process.wait(10)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--debian", nargs="*", default=[], help="suites to try the .deb in, as bookworm and trixie")
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    check(shutil.which("bwrap"), "there is no bwrap: sudo apt-get install bubblewrap")
    rows = []
    with tempfile.TemporaryDirectory() as temporary:
        stage = Path(temporary)

        def room(name, network=False):
            root, output = stage / name, stage / f"{name}-out"
            for path in (root, output):
                path.mkdir(exist_ok=True)
            for inner in ("proc", "dev", "Fixtures", "out"):
                (root / inner).mkdir(exist_ok=True)
            made = Room(root, output, network)
            made.output = output
            return made, root

        def add(way, size, start, room, program):
            """A row of the table: the first picture is drawn by now."""
            seconds = time.monotonic() - start
            rows.append((way, size, seconds, goldens(room, program)))

        # The archive, in an empty root.
        archive = only("mockup-*-linux-*.tar.gz", folder)
        start = time.monotonic()
        empty, root = room("empty", network=True)
        subprocess.run(["tar", "-xzf", archive, "-C", root, "--strip-components", "1"], check=True)
        draws_the_golden(empty, stage, "/bin/mockup")
        add("archive, empty root", archive.stat().st_size, start, empty, "/bin/mockup")
        serves(empty, "/bin/mockup", 8642)
        lacking = empty.run("/bin/mockup", "doctor", "--json")
        found = {row["use"]: row["ok"] for row in json.loads(lacking.stdout)}
        check(lacking.returncode == 0 and found["draw pictures"], f"doctor: {lacking.stdout}{lacking.stderr}")
        check(not found["run other programs"] and not found["find fonts of the machine"], "doctor finds too much")
        check("with all libraries" in empty.run("/bin/mockup", "--version", "--verbose").stdout, "--verbose")
        without = subprocess.run(
            ["bwrap", "--unshare-all", "--bind", root, "/", "/bin/mockup", "--version"], capture_output=True, text=True)
        check(without.returncode == 71 and "--proc /proc" in without.stderr, f"without /proc: {without.stderr}")

        # The wheel, in an environment of its own.
        wheel = only("mockup_render-*.whl", folder)
        environment = stage / "environment"
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        pip = [environment / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
        start = time.monotonic()
        subprocess.run([*pip, wheel], check=True)
        found = subprocess.run(
            [environment / "bin/python", "-c", "import mockup_render; print(mockup_render.path())"],
            check=True, capture_output=True, text=True).stdout.strip()
        check(Path(found).samefile(environment / "bin/mockup"), f"the module finds {found}")
        python, root = room("python")
        shutil.copy(found, root / "mockup")
        draws_the_golden(python, stage, "/mockup")
        add("wheel", wheel.stat().st_size, start, python, "/mockup")
        check(wheel.stat().st_size <= LIMITS["wheel"], f"the wheel has {wheel.stat().st_size} bytes")
        swift = only("mockup_render_swift-*.whl", folder)
        start = time.monotonic()
        subprocess.run([*pip, "--find-links", folder, "mockup-render[swift]"], check=True)
        (stage / "python-out/Theme.swift").write_text(SWIFT)
        imported = subprocess.run(
            [environment / "bin/mockup", "import", stage / "python-out/Theme.swift", "--entry", "application"],
            capture_output=True, text=True)
        check("onTintColor" in imported.stdout, f"Swift is not imported: {imported.stdout}{imported.stderr}")
        rows.append(("wheel of Swift", swift.stat().st_size, time.monotonic() - start, "imports a theme"))
        check(swift.stat().st_size <= LIMITS["wheel of Swift"], f"the wheel of Swift has {swift.stat().st_size} bytes")

        # The images, unpacked: what runs them brings no more than /proc and /dev.
        for kind in ("plain", "ci", "fonts"):
            image = only(f"mockup-*-{kind}-image.tar", folder)
            size = packed_size(folder, kind)
            check(size <= LIMITS.get(kind, size), f"the image {kind} has {size} bytes")
            contained, root = room(f"contained-{kind}")
            unpack(image, root)
            start = time.monotonic()
            draws_the_golden(contained, stage, "/usr/bin/mockup")
            add(f"container {kind}", size, start, contained, "/usr/bin/mockup")
            if kind != "plain":
                shell = contained.run("/bin/bash", "-c", "git --version && ls /etc/ssl/certs/ca-certificates.crt && id -un 1000")
                check(shell.returncode == 0, f"the image {kind} lacks something: {shell.stdout}{shell.stderr}")
                imports_swift(contained)

        # The package of Debian, in its systems.
        package = only("mockup_*.deb", folder)
        for suite in arguments.debian:
            root = stage / suite
            subprocess.run(["mmdebstrap", "--quiet", "--variant=essential", suite, root,
                            os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")], check=True)
            start = time.monotonic()
            debian, _ = room(suite)
            shutil.copy(package, debian.output / "mockup.deb")
            installed = subprocess.run(
                ["bwrap", "--bind", root, "/", "--proc", "/proc", "--dev", "/dev", "--bind", debian.output, "/out",
                 "--setenv", "PATH", "/usr/sbin:/usr/bin:/sbin:/bin", "dpkg", "-i", "/out/mockup.deb"],
                capture_output=True, text=True)
            check(installed.returncode == 0, f"dpkg in {suite}: {installed.stderr}")
            draws_the_golden(debian, stage, "mockup")
            add(f".deb, Debian {suite}", package.stat().st_size, start, debian, "mockup")

    print(f"{'way':24} {'MB':>6} {'seconds':>8}  goldens")
    for way, size, seconds, same in rows:
        print(f"{way:24} {size / 1e6:6.1f} {seconds:8.2f}  {same}")
        check(seconds <= FIRST_PICTURE, f"{way} takes {seconds:.1f} s to the first picture")
    sums = folder / "SHA256SUMS"
    for line in sums.read_text().splitlines():
        digest, name = line.split("  ")
        check(hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, f"the sum of {name} is another one")


if __name__ == "__main__":
    main()
