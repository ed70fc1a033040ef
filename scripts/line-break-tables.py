#!/usr/bin/env python3
"""Writes the tables of the Unicode Line Breaking Algorithm, and the samples that test it.

    apt-get download unicode-data && dpkg-deb --extract unicode-data_*.deb unicode-data
    scripts/line-break-tables.py unicode-data/usr/share/unicode

The folder has to be that of the version below, which Debian's unstable distribution contains. Both results
are part of the sources, so that a build needs neither this script nor the package.
"""

import hashlib
import pathlib
import sys

VERSION = "17.0.0"

# SHA-256 of the files that are read.
HASHES = {
    "extracted/DerivedLineBreak.txt": "dad3ef492d198d6f1dde4922b175f7371a27dfe62fce489f3e04807015a4c682",
    "EastAsianWidth.txt": "ea7ce50f3444a050333448dffef1cadd9325af55cbb764b4a2280faf52170a33",
    "UnicodeData.txt": "2e1efc1dcb59c575eedf5ccae60f95229f706ee6d031835247d843c11d96470c",
    "emoji/emoji-data.txt": "2cb2bb9455cda83e8481541ecf5b6dfda66a3bb89efa3fa7c5297eccf607b72b",
    "auxiliary/LineBreakTest.txt": "e69884e0dde6a8724873f885d68c52dc14518abf9ae4ca9e2283b8773db3b752",
}

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLES = ROOT / "Sources/EmbeddedUnicode/LineBreakClasses.c"
SAMPLES = ROOT / "Tests/TextTests/LineBreakTest.txt"

# The classes by number, as LineBreakClass.swift counts them: those of UAX #14 after its rule LB1, quotation
# marks by their direction, the dotted circle and reserved pictographs.
CLASSES = (
    "AL AK AP AS B2 BA BB BK CB CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF NL NS NU OP PO "
    "PR QU QI QF RI SP SY VF VI WJ ZW ZWJ DC EP XP"
).split()
# The classes of code points that are not listed.
DEFAULTS = {"Unknown": "XX", "Ideographic": "ID", "Prefix_Numeric": "PR"}
EAST_ASIAN = 0x80
BLOCK = 128


def code_points(path):
    """Yields the ranges and second fields of a file of the Unicode Character Database."""
    for line in path.read_text("utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        yield range(int(first, 16), int(last or first, 16) + 1), fields[1]


def defaults(path):
    """Yields the ranges and values of code points that the file does not list."""
    mark = "# @missing: "
    lines = path.read_text("utf-8").splitlines()
    for line in (line[len(mark) :] for line in lines if line.startswith(mark)):
        codes, value = line.split(";")
        first, _, last = codes.partition("..")
        yield range(int(first, 16), int(last, 16) + 1), value.strip()


def general_categories(path):
    """Returns the general category of each assigned code point."""
    categories = {}
    start = None
    for line in path.read_text("utf-8").splitlines():
        fields = line.split(";")
        code, name, category = int(fields[0], 16), fields[1], fields[2]
        if name.endswith(", First>"):
            start = code
        elif name.endswith(", Last>"):
            categories.update((each, category) for each in range(start, code + 1))
        else:
            categories[code] = category
    return categories


def classify(folder):
    """Returns the class and East Asian bit of each code point."""
    categories = general_categories(folder / "UnicodeData.txt")
    classes = ["XX"] * 0x110000
    breaks = folder / "extracted/DerivedLineBreak.txt"
    for codes, name in defaults(breaks):
        for code in codes:
            classes[code] = DEFAULTS[name]
    for codes, name in code_points(breaks):
        for code in codes:
            classes[code] = name
    pictographs = set()
    for codes, name in code_points(folder / "emoji/emoji-data.txt"):
        if name == "Extended_Pictographic":
            pictographs.update(codes)
    values = []
    for code, name in enumerate(classes):
        category = categories.get(code, "Cn")
        if name == "SA":
            name = "CM" if category in ("Mn", "Mc") else "AL"
        elif name == "CJ":
            name = "NS"
        elif name == "QU":
            name = {"Pi": "QI", "Pf": "QF"}.get(category, "QU")
        if code == 0x25CC:
            name = "DC"
        elif category == "Cn" and code in pictographs:
            name = {"ID": "EP", "XX": "XP"}[name]
        if name in ("AI", "SG", "XX"):
            name = "AL"
        values.append(CLASSES.index(name))
    for codes, width in code_points(folder / "EastAsianWidth.txt"):
        if width in ("F", "W", "H"):
            for code in codes:
                values[code] |= EAST_ASIAN
    return values


def rows(values):
    """Writes numbers as the rows of an initialiser."""
    text = [str(value) for value in values]
    return "\n".join("    " + ",".join(text[at : at + 40]) + "," for at in range(0, len(text), 40))


def write_tables(values):
    blocks = []
    index = []
    for start in range(0, len(values), BLOCK):
        block = values[start : start + BLOCK]
        if block not in blocks:
            blocks.append(block)
        index.append(blocks.index(block))
    assert len(blocks) <= 256
    bodies = ",".join("\n  {\n" + rows(each) + "\n  }" for each in blocks)
    lines = [
        f"// Written by scripts/line-break-tables.py from the Unicode Character Database {VERSION}.",
        "// Copyright (c) 1991-2025 Unicode, Inc.",
        '#include "EmbeddedUnicode.h"',
        "",
        f"enum {{ block = {BLOCK}, last = 0x10FFFF }};",
        "",
        "static const unsigned char blocks[][block] = {" + bodies,
        "};",
        "",
        "static const unsigned char index_of_block[] = {",
        rows(index),
        "};",
        "",
        "unsigned char embedded_line_break_class(uint32_t scalar) {",
        "  return scalar > last ? 0 : blocks[index_of_block[scalar / block]][scalar % block];",
        "}",
    ]
    TABLES.write_text("\n".join(lines) + "\n", "utf-8")


def write_samples(path):
    """Keeps the samples without their comments, which repeat them in words."""
    lines = path.read_text("utf-8").splitlines()
    head = [line for line in lines[:5] if line.startswith("#")]
    samples = [line.split("#")[0].strip() for line in lines if not line.startswith("#")]
    samples = [sample.replace("÷", "/").replace("× ", "") for sample in samples if sample]
    note = [
        "#",
        "# Shortened: the comments are left out, '×' too, and '/' stands for '÷'.",
    ]
    SAMPLES.write_text("\n".join(head + note + samples) + "\n", "utf-8")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    for name, expected in HASHES.items():
        found = hashlib.sha256((folder / name).read_bytes()).hexdigest()
        if found != expected:
            sys.exit(f"{folder / name} is not the file of Unicode {VERSION}: its SHA-256 is {found}")
    write_tables(classify(folder))
    write_samples(folder / "auxiliary/LineBreakTest.txt")


main()
