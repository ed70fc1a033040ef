#!/usr/bin/env python3
"""Finds what is linear and still too much: a few kilobytes that take minutes, or all memory.

    Tools/growth/amplify.py .build/release/mockup [--part SEED] [--seconds N] [--only TEXT]

Each class, drawing operation, path, text, SVG element and PDF operator is put into each amplifier (repetitions in documents, classes
and drawings, one variable for many objects, SVG's `use`, patterns, masks and markers, PDF's forms, loops and calls of theme code) with the
greatest count that is allowed. Each has to end with a picture or a message within 20 seconds of a core and 600 MiB.
"""

import argparse
import json
import os
import sys
import tempfile

import constructs
import formats
import growth
import themes

SECONDS = 20
KIBIBYTES = 600 << 10
LONG = "word " * 1800
DEVICE = {"size": [1024, 1366], "scale": 3}


def repeated(view, rows=90, columns=1000, device=None):
    document = {"mockup": 1, "system": 18, "classes": {
        "Row": {"superclass": "UIView", "subviews": [{"repeat": columns, "offset": [0, 1], "view": view}]},
        "All": {"superclass": "UIView", "subviews": [{"repeat": rows, "offset": [0, 1], "view": {"class": "Row"}}]}},
        "window": {"subviews": [{"class": "All", "frame": [0, 0, 320, 480]}]}}
    if device:
        document["device"] = device
    return document


def views(program):
    """Objects as they may be in a class: a name and an object."""
    for row in constructs.Program(program).rows("classes"):
        name = row["class"] if "class" in row else row["name"]
        yield f"class {name}", {"class": name, "frame": [0, 0, 300, 300]}
    large = [0, 0, 1024, 1366]
    effects = {
        "shadow": {"shadowOpacity": 1, "shadowRadius": 9, "backgroundColor": "red"},
        "wide shadow": {"shadowOpacity": 1, "shadowRadius": 500, "backgroundColor": "red"},
        "alpha": {"alpha": 0.5, "backgroundColor": "red"},
        "rounded clip": {"clipsToBounds": True, "cornerRadius": 99, "backgroundColor": "red"},
        "border": {"borderWidth": 2, "cornerRadius": 9},
        "turned": {"transform": [0.7, 0.7, -0.7, 0.7, 0, 0], "backgroundColor": "#f008"},
    }
    for name, values in effects.items():
        yield f"effect {name}", {"class": "UIView", "frame": large, **values}
    yield "effect view", {"class": "UIVisualEffectView", "effect": "light", "frame": large}
    for name, more in {"": {}, "turned ": {"transform": [0.7, 0.7, -0.7, 0.7, 0, 0]}, "tinted ": {"tintColor": "red"}}.items():
        for mode in ("scaleToFill", "scaleAspectFill", "center"):
            yield f"{name}image {mode}", {
                "class": "UIImageView", "frame": large, "contentMode": mode,
                "image": {"size": [9, 9], "draw": [{"fill": "#f003", "ellipse": [0, 0, 9, 9]}]}, **more}
    yield "pattern", {"class": "UIView", "frame": large, "backgroundColor": {
        "pattern": {"size": [9, 9], "draw": [{"fill": "#f003", "ellipse": [0, 0, 9, 9]}]}}}
    modes = ["byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
             "byTruncatingMiddle"]
    texts = {"words": LONG, "both ways": "aא" * 2000, "thai": "ภาษาไทย" * 400, "emoji": "👨‍👩‍👧" * 300,
             "lines": "a\n" * 3000}
    for kind, text in texts.items():
        for mode in modes:
            for lines in (0, 1):
                yield f"text {kind} {mode} {lines}", {
                    "class": "UILabel", "frame": [0, 0, 40, 300], "numberOfLines": lines, "lineBreakMode": mode, "text": text}
        yield f"text {kind} that shrinks", {
            "class": "UILabel", "frame": [0, 0, 40, 300], "adjustsFontSizeToFitWidth": True, "minimumScaleFactor": 0.1, "text": text}
    yield "table", {"class": "UITableView", "frame": [0, 0, 320, 480], "sections": [{"rows": [{"text": "x", "detailText": "y", "style": "subtitle"}] * 300}]}
    yield "table of low rows", {"class": "UITableView", "frame": [0, 0, 320, 480], "rowHeight": 1, "sections": [{"rows": [{"text": "x"}] * 300}]}


def documents(program):
    for name, view in views(program):
        yield f"{name} × 90,000", "screen.json", repeated(view)
        yield f"{name} × 1,000 on a large pad", "screen.json", repeated(view, 1, 1000, DEVICE)
        bare = {key: value for key, value in view.items() if key != "text"}
        if "text" in view:
            yield f"{name}, 1,000 widths", "screen.json", {"mockup": 1, "variables": {"t": view["text"]}, "window": {
                "subviews": [{**bare, "text": "$t", "frame": [0, 0, 40 + i / 4, 300]} for i in range(1000)]}}
    for name, text in constructs.DRAWING.items():
        operation = json.loads(text)
        loop = {"repeat": 300, "offset": [1, 1], "draw": [{"repeat": 300, "offset": [1, 1], "draw": [operation]}]}
        yield f"drawing {name} in loops", "screen.json", {
            "mockup": 1, "device": DEVICE, "classes": {"A": {"superclass": "UIView", "draw": [loop]}},
            "window": {"subviews": [{"class": "A", "frame": [0, 0, 1024, 1366]}]}}
        yield f"drawing {name} in an image in loops", "screen.json", {
            "mockup": 1, "device": DEVICE, "window": {"subviews": [
                {"class": "UIImageView", "image": {"size": [1024, 1366], "draw": [loop]}}]}}
        yield f"drawing {name} in a class × 1,000", "screen.json", {
            **repeated({"class": "D", "frame": [0, 0, 1024, 1366]}, 1, 1000, DEVICE), "classes": {
                **repeated({"class": "D", "frame": [0, 0, 1024, 1366]}, 1)["classes"],
                "D": {"superclass": "UIView", "draw": [operation]}}}
    for name, body in formats.SVG_ELEMENTS.items():
        yield f"SVG {name} in use of use", "svg", formats.svg(
            "<defs><g id='a'>" + body * 99 + "</g><g id='b'>" + "<use href='#a'/>" * 99 + "</g><g id='c'>"
            + "<use href='#b'/>" * 99 + "</g></defs>", "<use href='#c'/>")
        yield f"SVG {name} in patterns", "svg", formats.svg(
            f"<pattern id='p' width='.1' height='.1' patternUnits='userSpaceOnUse'>{body * 99}</pattern>",
            "<rect fill='url(#p)' width='99' height='99'/>" * 500)
        yield f"SVG {name} in masks", "svg", formats.svg(
            f"<mask id='m'>{body * 99}</mask>", "<rect mask='url(#m)' width='99' height='99'/>" * 900)
        yield f"SVG {name} in markers", "svg", formats.svg(
            f"<marker id='m'>{body * 99}</marker>", "<path marker-mid='url(#m)' d='M0 0" + " 1 1" * 9000 + "'/>")
    for name, body in formats.SVG_FILTERS.items():
        yield f"SVG filter {name}", "svg", formats.svg(
            f"<filter id='f' x='-9' y='-9' width='19' height='19'>{body * 50}</filter>",
            "<rect filter='url(#f)' width='99' height='99'/>" * 500)
    for name, body in formats.PDF_OPERATORS_DRAWN.items():
        yield f"PDF {name} × 2,000", "pdf", formats.pdf((body + " 0 0 99 99 re f\n") * 2000)
    calls = "".join(f"static id f{i}(id x) {{ return @[f{i + 1}(x), f{i + 1}(x)]; }}\n" for i in range(15))
    yield "theme code: calls that double", "m", themes.method("id x = f0(@1);", calls + "static id f15(id x) { return x; }\n")
    for name, body in {"texts": 's = [s stringByAppendingString:s];', "arrays": "s = @[s, s];",
                       "rules": "[[UILabel appearance] setAlpha:1];"}.items():
        yield f"theme code: {name} in loops", "m", themes.method(
            'id s = @"aaaaaaaa";\nfor (int i = 0; i < 1000; i++) { for (int j = 0; j < 1000; j++) { ' + body + " } }")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    growth.add_options(parser)
    parser.add_argument("--all", action="store_true", help="print all, with time and memory")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    items = list(documents(program))
    found = tried = 0
    with tempfile.TemporaryDirectory() as folder:
        runner = growth.Runner(program, folder)
        for name, ending, content in growth.chosen_by(options, items):
            if growth.spent() > options.seconds:
                break
            tried += 1
            _, path = growth.write(folder, ending, json.dumps(content) if isinstance(content, dict) else content)
            seconds, memory, status = runner.run(growth.command(ending, path))
            wrong = status not in (0, 1, 65, 66) or seconds > SECONDS or memory > KIBIBYTES
            found += wrong
            if wrong or options.all:
                print(f"{name}: {seconds:.1f} s, {memory >> 10} MiB, {status}", flush=True)
    print(f"{tried} of {len(items)} documents, {found} take more than {SECONDS} s or {KIBIBYTES >> 10} MiB")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
