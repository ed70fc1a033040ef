#!/usr/bin/env python3
"""Writes the tables of languages: plural rules, and the languages that stand in for others.

    apt-get download unicode-cldr-core && dpkg-deb --extract unicode-cldr-core_*.deb cldr
    scripts/language-tables.py cldr/usr/share/unicode/cldr/common

The folder has to be that of the version below, which Debian 12 contains. The result is part of the sources, so that a
build needs neither this script nor the package. PluralRuleTests compares the rules with the package's samples.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as xml

VERSION = "41"

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLURALS = ROOT / "Sources/Localization/Plurals/PluralRuleTable.swift"
PARENTS = ROOT / "Sources/Localization/Languages/ParentLanguageTable.swift"

HEAD = f"""// Written by scripts/language-tables.py from Unicode's Common Locale Data Repository {VERSION}.
// Copyright (c) 1991-2022 Unicode, Inc.
"""


def plural_rules(folder):
    """Yields the languages and rules of each set, without samples."""
    root = xml.parse(folder / "supplemental/plurals.xml").getroot()
    for rules in root.find("plurals[@type='cardinal']"):
        names = rules.get("locales").replace("_", "-")
        parts = []
        for rule in rules:
            condition = re.sub(r"\s+", " ", rule.text.split("@")[0].strip())
            if condition:
                parts.append(f"{rule.get('count')}: {condition}")
        yield names, parts


def write_plurals(folder):
    lines = [
        HEAD,
        "/// The rules by which languages choose the form of a noun for a number, as UTS #35 writes them: the languages, and the",
        "/// condition of each form. What fits none is `other`.",
        "enum PluralRuleTable {",
        '  static let text = """',
    ]
    for names, parts in plural_rules(folder):
        lines.append("    " + " | ".join([names] + parts))
    lines += ['    """', "}"]
    PLURALS.write_text("\n".join(lines) + "\n", "utf-8")


def write_parents(folder):
    root = xml.parse(folder / "supplemental/supplementalData.xml").getroot()
    lines = [
        HEAD,
        "/// The languages whose parent is not the name without its last part: the parent, and its children. `root` has no",
        "/// further parent.",
        "enum ParentLanguageTable {",
        '  static let text = """',
    ]
    for each in root.find("parentLocales"):
        parent = each.get("parent").replace("_", "-")
        lines.append(f"    {parent}: {each.get('locales').replace('_', '-')}")
    lines += ['    """', "}"]
    PARENTS.write_text("\n".join(lines) + "\n", "utf-8")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    found = re.search(r'cldrVersion CDATA #FIXED "([0-9]+)"', (folder / "dtd/ldml.dtd").read_text("utf-8"))
    if not found or found[1] != VERSION:
        sys.exit(f"{folder} is not version {VERSION} of the repository")
    write_plurals(folder)
    write_parents(folder)


main()
