#!/usr/bin/env python3
"""Tries each limit of `mockup list limits` with as much as is allowed, and with one more.

    Tools/growth/limits.py .build/release/mockup [--only TEXT]

What is allowed has to pass, one more has to be refused with the status 65 and a message. A limit without a trial here fails, so that
a new one gets its trial.
"""

import argparse
import glob
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

import formats
import themes


def pictures(count):
    """A run of so many pictures of one screen: of a number of times, and of scales."""
    times = next(number for number in (1000, 101, 1) if count % number == 0)
    scales = [1 + index / count for index in range(count // times)]
    return document({"mockup": 1, "window": {}}, "test", "--list", ".").add(
        "mockup.json", {"mockup": 1, "root": True, "matrix": {"times": list(range(times)), "scales": scales}})


def screen(*subviews, **more):
    return {"mockup": 1, "device": "iPhone 8", "system": 12, "window": {"subviews": list(subviews)}, **more}


def image(content):
    return screen({"class": "UIImageView", "frame": [0, 0, 99, 99], "image": content})


class Project:
    """A folder with files, and the words of the run that reads them."""

    def __init__(self, *words, status=65):
        self.words = list(words) or ["validate", "s.screen.json"]
        self.files = {}
        self.refused = status

    def add(self, path, content):
        if not isinstance(content, (bytes, str)):
            content = json.dumps(content)
        self.files[path] = content if isinstance(content, bytes) else content.encode()
        return self

    def run(self, program):
        """The status and what was printed."""
        with tempfile.TemporaryDirectory() as folder:
            for path, content in self.files.items():
                whole = os.path.join(folder, path)
                os.makedirs(os.path.dirname(whole), exist_ok=True)
                with open(whole, "wb") as file:
                    file.write(content)
            out = subprocess.run([program, *self.words], cwd=folder, capture_output=True, timeout=300)
            return out.returncode, (out.stdout + out.stderr).decode("utf-8", "replace")


def document(content, *words):
    return Project(*words).add("s.screen.json", content)


def code(body, before="", ending="m"):
    text = themes.swift(body) if ending == "swift" else themes.method(body, before)
    return Project("import", "--strict", "a." + ending, "-o", "o.theme.json").add("a." + ending, text)


def png(width, height):
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"\0" * ((width + 1) * height))) + chunk(b"IEND", b""))


def vector(ending, content):
    return (document(screen({"class": "UIImageView", "image": "i", "frame": [0, 0, 99, 99]}, assets=["a.xcassets"]),
                     "render", "s.screen.json", "-o", "o.png")
            .add("a.xcassets/i.imageset/x." + ending, content)
            .add("a.xcassets/i.imageset/Contents.json", {
                "images": [{"idiom": "universal", "filename": "x." + ending}], "info": {"version": 1, "author": "xcode"}}))


def nested(count):
    """Classes that hold each other, so that there are so many objects in one another."""
    classes = {f"C{index}": {"superclass": "UIView", "subviews": [{"class": f"C{index + 1}"}]} for index in range(count - 1)}
    classes[f"C{count - 1}"] = "UIView"
    return screen({"class": "C0"}, classes=classes)


def theme_chain(count):
    project = document({"mockup": 1, "themes": ["t0.theme.json"], "window": {}})
    for index in range(count):
        more = {"extends": f"t{index + 1}.theme.json"} if index < count - 1 else {}
        project.add(f"t{index}.theme.json", {"mockup": 1, "name": "t", **more})
    return project


def folders(count):
    project = document(screen({"class": "UIView"}, assets=["a.xcassets"]))
    for index in range(count):
        project.add(f"a.xcassets/f{index}/x", "")
    return project


def stack(count):
    project = document(screen({"class": "UIImageView", "image": "s", "frame": [0, 0, 99, 99]}, assets=["a.xcassets"]))
    names = [f"l{index}.imagestacklayer" for index in range(count)]
    project.add("a.xcassets/s.imagestack/Contents.json", {
        "layers": [{"filename": name} for name in names], "info": {"version": 1, "author": "xcode"}})
    for name in names:
        project.add(f"a.xcassets/s.imagestack/{name}/Contents.json", {"info": {"version": 1, "author": "xcode"}})
        inner = f"a.xcassets/s.imagestack/{name}/Content.imageset/"
        project.add(inner + "Contents.json", {"images": [{"idiom": "universal", "filename": "x.png"}],
                                              "info": {"version": 1, "author": "xcode"}})
        project.add(inner + "x.png", png(9, 9))
    return project


# For each limit a function from a count to a project. Where a trial has one more or less of what is counted than its count says,
# as the picture itself is an element of an SVG file, SHIFTS tells by how much the count that passes differs.
TRIALS = {
    "a picture: pixels a side": lambda n: document(
        {"mockup": 1, "device": {"size": [n, 9], "scale": 1, "statusBarHeight": 0}, "window": {}}),
    # With an eighth of 8 MiB.
    "an image of a file: bytes of pixels": lambda n: document(
        screen({"class": "UIImageView", "image": "x", "frame": [0, 0, 9, 9]}, assets=["."]),
        "render", "s.screen.json", "-o", "o.png", "--max-memory", "8").add("x.png", png(512, 512 + n)),
    "a picture: objects that classes and rules add": lambda n: document(screen({"class": "A"}, classes={
        "B": {"superclass": "UIView", "subviews": [{"repeat": 999, "offset": [0, 0], "view": {"class": "UIView"}}]},
        "A": {"superclass": "UIView", "subviews": [{"class": "UIView"}] * (n % 1000) + [
            {"repeat": n // 1000, "offset": [0, 0], "view": {"class": "B"}}]}})),
    "a picture: objects in one another": lambda n: document(nested(n)),
    "a file: bytes": lambda n: document('{"mockup": 1, "window": {}}'.ljust(n)),
    "a document: objects and arrays in one another, each": lambda n: document(
        '{"mockup": 1, "window": {"x": ' + "[" * n + "]" * n + "}}"),
    "a document: variables that stand for one another in a row": lambda n: document(screen(
        {"class": "UIView", "backgroundColor": "$v0"},
        variables={f"v{index}": f"$v{index + 1}" for index in range(n)} | {f"v{n}": "red"})),
    "a document: themes that extend one another in a row": theme_chain,
    "a document: superclasses of a class": lambda n: document(screen({"class": f"C{n - 1}"}, classes={
        f"C{index}": {"superclass": f"C{index - 1}" if index else "UIView"} for index in range(n)})),
    "a document: properties added to classes of UIKit": lambda n: document(screen(classes={
        "UILabel": {"properties": {f"p{index}": "number" for index in range(n)}}})),
    "a document: changes of a timeline": lambda n: document(screen({"class": "UIView", "id": "a"}, timeline=[
        {"at": index, "set": {"a": {"alpha": 0.5}}} for index in range(n)])),
    "a document: values that variables come to": lambda n: document(screen(
        *({"class": "UIView", "backgroundColor": "$a"} for _ in range(n)), variables={"a": "red"})),
    "a document: errors that are listed": lambda n: document(
        screen(*({"class": "UIView", "backgroundColor": "redd"} for _ in range(n)))),
    "a document: errors that many names are compared for": lambda n: document(
        screen(*({"class": f"UITableViewCell{index}"} for index in range(n)))),
    "a text: bytes": lambda n: document(screen({"class": "UILabel", "text": "a" * n})),
    "a drawing of a document: operations, repeated ones too": lambda n: document(image(
        {"size": [9, 9], "draw": [{"repeat": n, "offset": [0, 0], "draw": [{"fill": "red", "rect": [0, 0, 1, 1]}]}]})),
    "a catalogue: folders": folders,
    "an image stack: layers": stack,
    "an SVG file: elements": lambda n: vector("svg", formats.svg("", "<desc/>" * n)),
    "an SVG file: elements that are drawn, repeated ones too": lambda n: vector("svg", formats.svg(
        "<defs><g id='a'>" + "<rect/>" * 998 + "</g></defs>", "<use href='#a'/>" * (n // 1000) + "<rect/>" * (n % 1000))),
    "an SVG file: elements in one another, through references too": lambda n: vector(
        "svg", formats.svg("", "<g>" * n + formats.SVG_ELEMENTS["rect"] + "</g>" * n)),
    "a PDF file: arrays, forms and groups in one another": lambda n: vector("pdf", formats.pdf("[" * n + "]" * n + " 0 d")),
    "a file of theme code: bytes": lambda n: Project("import", "--strict", "a.m", "-o", "o.theme.json").add(
        "a.m", (lambda text: text + "/" * (n - len(text)))(themes.method("") + "//")),
    "theme code: parts of a value": lambda n: code(
        "id x = @[" + "@1, " * 999 + "@1];\nid y = @[" + "x, " * 99 + "@1, " * (n - 100 * 1001 + 1000) + "];"),
    "a run: pictures": pictures,
    "theme code: calls in one another": lambda n: code(
        "[[UILabel appearance] setAlpha:f0()];", "".join(
            f"static CGFloat f{index}(void) {{ return f{index + 1}(); }}\n" for index in range(n))
        + f"static CGFloat f{n}(void) {{ return 1; }}\n"),
    "theme code: rounds of a loop": lambda n: code(
        f"CGFloat x = 0;\nfor (int i = 0; i < {n}; i++) {{ x = 1; }}\n[[UILabel appearance] setAlpha:x];"),
}
SHIFTS = {
    "a document: variables that stand for one another in a row": -1,
    "a document: themes that extend one another in a row": 1,
    "a document: superclasses of a class": 1,
    "a drawing of a document: operations, repeated ones too": -1,
    # Those around what is repeated: `svg`, `defs` and a rectangle in it.
    "an SVG file: elements": -3,
    "an SVG file: elements in one another, through references too": -2,
    "a PDF file: arrays, forms and groups in one another": -1,
    "theme code: calls in one another": -1,
}
# Whether what was printed of so many is within a limit, where one more is no error of its own.
WITHIN = {
    "a document: objects and arrays in one another, each": lambda out, n: "nested more than" not in out,
    "a document: errors that are listed": lambda out, n: out.count("unknown colour 'redd'") == n,
    "a document: errors that many names are compared for": lambda out, n: out.count("; did you mean") == n,
    "an image stack: layers": lambda out, n: "more than 16 layers" not in out,
    "theme code: rounds of a loop": lambda out, n: "more than 1000 rounds" not in out,
}
# Limits that a test of the package tries, by its name or that of its case.
TESTED = {
    "a file of theme code: steps, parts of values counted": 'Limit(name: "steps"',
    "theme code: levels of nesting": 'Limit(name: "parentheses"',
    "theme code: square brackets of Swift in one another; all brackets": 'name: "square brackets"',
    "theme code: operators, members or conditions in a row": 'Limit(name: "a sum"',
    "theme code: values that depend on one another in a row": 'Limit(name: "names"',
    "theme code: values in one another": 'Limit(name: "lists in lists"',
    "theme code: bytes of a text": 'Limit(name: "text"',
    "theme code: different values by traits": 'Limit(name: "values by traits"',
    "theme code: superclasses of a class": 'Limit(name: "superclasses"',
    "theme code: a literal list of Swift; parts of a Swift string": 'Limit(name: "parts of a string"',
    "a picture: bytes of objects, lines and letters, while they are laid out": "objects are counted to the last one",
    "a picture: steps of laying out its different texts": "steps of text are counted to the last one",
    "a picture: terms that solving constraints adds up; terms kept at a time": "terms are counted to the last one",
    "a picture: pixels that are painted, by their cost": "pixels are counted before they are drawn, and the object with most",
    "a picture: bytes of itself, images, layers, masks, drawings and outlines":
        "layers are counted by what is drawn on them, and refused beyond the limits",
    "a picture: pixels of outline of all paths": "outlines that would take minutes are refused",
    "an SVG file: bytes of paths, layers, masks and filters": "layers of many groups are bounded",
    "an SVG file: comparisons of style rules with elements": "work is bounded",
    "a PDF file: bytes of streams, images, paths, masks and layers": "what operators record is bounded",
    "a PDF file: bytes that one filter unpacks": "size and depth are bounded",
    "an SVG or PDF file: work of drawing": "wide strokes of many curves are bounded",
}

# Limits that the system keeps, not a count of ours: Tests/Soak connects as often as it can.
UNTRIED = {"the program that reads Swift: processor time",
           "review and preview: connections; the oldest without a request is closed"}


def limit(row):
    found = re.match(r"([\d,]+)( MiB| million)?", row["limit"])
    if not found:
        return 0
    return int(found[1].replace(",", "")) * {" MiB": 1 << 20, " million": 1_000_000, None: 1}[found[2]]


def trial(program, name, most):
    """What is wrong with a limit; None if nothing is."""
    count = most + SHIFTS.get(name, 0)
    within = WITHIN.get(name)
    below, above = ((number, *TRIALS[name](number).run(program)) for number in (count, count + 1))

    def passes(number, status, output):
        return within(output, number) if within else status in (0, 1)

    if not passes(*below):
        return f"{count} is refused: {below[2].strip()[-200:]}"
    if passes(*above):
        return f"{count + 1} passes"
    if above[1] not in (0, 65, 66):
        return f"{count + 1} ends with {above[1]}: {above[2].strip()[-200:]}"
    return None


def tests():
    for path in glob.glob("Tests/**/*.swift", recursive=True):
        with open(path) as file:
            yield file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--only", default="", help="only limits with this in their name")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    rows = json.loads(subprocess.run([program, "list", "limits", "--json"], capture_output=True, check=True).stdout)
    sources = "".join(tests())
    found = 0
    for row in rows:
        name = f"{row['of']}: {row['counted']}"
        if options.only not in name:
            continue
        problem = None
        if name in TRIALS:
            problem = trial(program, name, limit(row))
        elif name not in UNTRIED:
            problem = None if TESTED.get(name, "no such test") in sources else "has neither a trial nor a test"
        if problem:
            found += 1
            print(f"{name}: {problem}", flush=True)
    print(f"{len(rows)} limits, {found} are not as listed or not tried")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
