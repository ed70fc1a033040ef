#!/usr/bin/env python3
"""Measures what has to be drawn, and what has to be refused soon: large screens, and small documents that are made to take long.

    Tools/growth/ceilings.py .build/release/mockup [--only TEXT] [--all]

Screens have a ceiling for memory, which is what they took when they were last measured and a quarter, and one for time, which is three
times as much: processor time is that of the process, but caches and cores are shared with others. Documents that are made to
take long are drawn within 20 s of a core and 600 MiB, or refused within 2 s; within 5 s where only layout can tell.
"""

import argparse
import json
import os
import sys
import tempfile

import growth
import themes

DRAWN, MOST = 20, 600
REFUSED, REFUSED_IN_LAYOUT = 2, 5
PAD = {"size": [1024, 1366], "scale": 3}


def screen(*subviews, **more):
    # The device and the system that the ceilings were measured with.
    return {"mockup": 1, "device": "iPhone 8", "system": 12, "window": {"subviews": list(subviews)}, **more}


def label(**more):
    return {"class": "UILabel", "numberOfLines": 0, **more}


def repeated(view, *counts, **more):
    """A view in a class in a class, each so many times."""
    classes = {}
    for level, count in enumerate(counts):
        classes[f"C{level}"] = {"superclass": "UIView", "subviews": [{"repeat": count, "offset": [0, 1], "view": view}]}
        view = {"class": f"C{level}"}
    return screen({**view, "frame": [0, 0, 320, 480]}, classes=classes, **more)


def table(rows, **more):
    return {"class": "UITableView", "frame": [0, 0, 320, 480], "sections": [{"rows": rows}], **more}


PROSE = "The quick brown fox jumps over the lazy dog. " * 22_000
CELLS = [{"text": f"x {index}", "detailText": "y", "style": "subtitle"} for index in range(300)]
IMAGE = {"size": [9, 9], "draw": [{"fill": "#f003", "ellipse": [0, 0, 9, 9]}]}
LARGE = [0, 0, 1024, 1366]

# A document, seconds of a core, MiB, and options of `render`.
SCREENS = {
    "100,000 rows": (lambda: screen(table([f"Row {index}" for index in range(100_000)])), 0.8, 129, []),
    "a megabyte of prose in a label": (lambda: screen(label(frame=[0, 0, 320, 480], text=PROSE)), 2.5, 298, []),
    "a megabyte of prose in a text view": (
        lambda: screen({"class": "UITextView", "frame": [0, 0, 320, 480], "text": PROSE}), 1.3, 172, []),
    "10,000 cells with long details": (lambda: screen(table([
        {"text": f"Row {index}", "detailText": "A long detail of a row. " * 10, "style": "subtitle"}
        for index in range(10_000)])), 0.3, 47, []),
    "2,000 labels on a large pad": (lambda: screen(*(
        label(frame=[index % 40 * 25, index // 40 * 27, 25, 27], text=f"{index}") for index in range(2_000)), device=PAD), 0.4, 86, []),
    "20 blurs on a large pad": (lambda: screen(*(
        {"class": "UIVisualEffectView", "effect": "light", "frame": [0, index * 68, 1024, 68]} for index in range(20)), device=PAD),
        1.0, 97, []),
    "1,000 labels that are audited": (lambda: screen(*(
        label(frame=[index % 20 * 16, index // 20 * 11, 16, 11], text=f"{index}") for index in range(1_000))), 0.9, 48, ["--audit"]),
    "the same text 1,000 times": (
        lambda: repeated(label(frame=[0, 0, 300, 400], text="word " * 1_800), 1_000), 5 / 3, MOST / 1.25, []),
    "one variable in 1,000 labels": (lambda: screen(
        *(label(frame=[0, 0, 300, 40], text="$t") for _ in range(1_000)), variables={"t": "word " * 18_000}), 5 / 3, MOST / 1.25, []),
    "300 tables of 300 rows": (
        lambda: repeated(table(CELLS), 300), 5 / 3, MOST / 1.25, []),
}

# A document and the bounds of its kind.
MADE = {
    "90,000 labels": (lambda: repeated(label(frame=[0, 0, 9, 9], text="word " * 20), 1_000, 90), REFUSED),
    "the same narrow text": (lambda: repeated(label(frame=[0, 0, 1, 400], text="word " * 1_800), 1_000), REFUSED_IN_LAYOUT),
    "the same text of two directions": (
        lambda: repeated(label(frame=[0, 0, 300, 400], text="aא" * 2_250), 1_000), REFUSED_IN_LAYOUT),
    "a long text that shrinks": (lambda: repeated(label(
        frame=[0, 0, 300, 20], numberOfLines=1, adjustsFontSizeToFitWidth=True, minimumScaleFactor=0.1, text="word " * 1_800), 1_000),
        REFUSED_IN_LAYOUT),
    "a long text cut in the middle": (lambda: repeated(label(
        frame=[0, 0, 300, 20], numberOfLines=1, lineBreakMode="byTruncatingMiddle", text="word " * 1_800), 1_000), REFUSED_IN_LAYOUT),
    "a narrow label of a megabyte": (lambda: screen(label(frame=[0, 0, 1, 400], text="word " * 200_000)), REFUSED_IN_LAYOUT),
    "90,000 search bars": (lambda: repeated({"class": "UISearchBar", "frame": [0, 0, 320, 44]}, 1_000, 90), REFUSED),
    "90,000 tables": (lambda: repeated(table([{"text": "x"}] * 30), 300, 300), REFUSED),
    "300 tables of 300 low rows": (lambda: repeated(table(CELLS, rowHeight=1), 300), REFUSED_IN_LAYOUT),
    "1,000 shadows": (lambda: repeated(
        {"class": "UIView", "frame": LARGE, "backgroundColor": "red", "shadowOpacity": 1, "shadowRadius": 9}, 1_000, device=PAD), REFUSED),
    "1,000 blurs": (lambda: repeated({"class": "UIVisualEffectView", "effect": "light", "frame": LARGE}, 1_000, device=PAD), REFUSED),
    "1,000 turned images": (lambda: repeated(
        {"class": "UIImageView", "frame": LARGE, "transform": [0.7, 0.7, -0.7, 0.7, 0, 0], "image": IMAGE}, 1_000, device=PAD), REFUSED),
}
CODE = {
    "a long sum": "CGFloat x = " + "+".join(["1"] * 20_000) + ";",
    "a long chain of members": "CGFloat x = " + ".".join(["a"] * 8_000) + "; [[UILabel appearance] setAlpha:x];",
    "a long condition": "if (" + "&&".join(["a"] * 8_000) + ") { b(); }",
    "a text that doubles": 'NSString *s = @"aaaaaaaaaa";\n' + "s = [s stringByAppendingString:s];\n" * 60,
    "an array that doubles": "NSArray *s = @[@1];\n" + "s = @[s, s, s, s];\n" * 30,
    "a dictionary that doubles": 'NSDictionary *s = @{@"a": @1};\n' + 's = @{@"a": s, @"b": s, @"c": s};\n' * 30,
    "a format that doubles": 'NSString *s = @"aaaaaaaaaa";\n' + 's = [NSString stringWithFormat:@"%@%@%@%@", s, s, s, s];\n' * 30,
}


def measured(runner, ending, content, more, once):
    _, path = growth.write(runner.folder, ending, content)
    return runner.measure(growth.command(ending, path) + more, once)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--only", default="", help="only those with this in their name")
    parser.add_argument("--all", action="store_true", help="print all, with time and memory")
    options = parser.parse_args()
    found = tried = 0

    def tell(name, measured, bounds, wrong):
        nonlocal found, tried
        tried += 1
        found += wrong
        if wrong or options.all:
            seconds, memory, status = measured
            print(f"{name}: {'drawn' if status in (0, 1) else 'refused'} with {status}, {seconds:.2f} s, {memory >> 10} MiB"
                  + (f"; {bounds}" if wrong else ""), flush=True)

    with tempfile.TemporaryDirectory() as folder:
        runner = growth.Runner(os.path.abspath(options.program), folder)
        for name, (make, seconds, memory, more) in SCREENS.items():
            if options.only in name:
                result = measured(runner, "screen.json", json.dumps(make()), more, once=False)
                wrong = result[2] not in (0, 1) or result[0] > 3 * seconds or result[1] > 1.25 * memory * 1024
                tell(name, result, f"at most {3 * seconds:.1f} s and {1.25 * memory:.0f} MiB", wrong)
        made = {name: ("screen.json", json.dumps(make()), bound) for name, (make, bound) in MADE.items()}
        made |= {name: ("m", themes.method(code), REFUSED) for name, code in CODE.items()}
        for name, (ending, content, bound) in made.items():
            if options.only in name:
                result = measured(runner, ending, content, [], once=True)
                seconds = DRAWN if result[2] in (0, 1) else bound
                wrong = result[2] not in (0, 1, 65) or result[0] > seconds or result[1] > MOST * 1024
                tell(name, result, f"at most {seconds} s and {MOST} MiB", wrong)
    print(f"{tried} documents, {found} beyond their ceilings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
