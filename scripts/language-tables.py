#!/usr/bin/env python3
"""Writes the tables of languages: plural rules, the languages that stand in for others, and words of dates.

    apt-get download unicode-cldr-core && dpkg-deb --extract unicode-cldr-core_*.deb cldr
    scripts/language-tables.py cldr/usr/share/unicode/cldr/common

The folder has to be that of the version below, which Debian 12 contains. The result is part of the sources, so that a
build needs neither this script nor the package. PluralRuleTests compares the rules with the package's samples.
"""

import functools
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

VERSION = "41"

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLURALS = ROOT / "Sources/Localization/Plurals/PluralRuleTable.swift"
PARENTS = ROOT / "Sources/Localization/Languages/ParentLanguageTable.swift"
DATES = ROOT / "Sources/Localization/Dates/DateTable.swift"

# The languages of iOS whose dates are written; English is that of the controls themselves.
DATE_LANGUAGES = (
    "ar bg ca cs da de de-AT el en-AU en-GB en-IN es es-419 es-MX et fa fi fr fr-CA he hi hr hu id is it ja ko lt lv ms "
    "nb nl pl pt pt-PT ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant zh-Hant-HK"
).split()

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


class Repository:
    """The texts of languages; what one does not say is that of its parents."""

    def __init__(self, folder):
        self.folder = folder
        self.data = xml.parse(folder / "supplemental/supplementalData.xml").getroot()
        self.parents = {
            child: each.get("parent") for each in self.data.find("parentLocales") for child in each.get("locales").split()
        }
        likely = xml.parse(folder / "supplemental/likelySubtags.xml").getroot()
        self.likely = {each.get("from"): each.get("to") for each in likely.iter("likelySubtag")}

    def lineage(self, name):
        while name != "root":
            yield name
            name = self.parents.get(name) or (name.rsplit("_", 1)[0] if "_" in name else "root")
        yield "root"

    @functools.lru_cache(None)
    def calendar(self, name):
        path = self.folder / f"main/{name}.xml"
        return xml.parse(path).getroot().find("dates/calendars/calendar[@type='gregorian']") if path.exists() else None

    def find(self, name, *paths):
        """The first element that a language or one of its parents has for a path, or for one of the next."""
        for each in self.lineage(name):
            calendar = self.calendar(each)
            for path in paths if calendar is not None else ():
                found = calendar.find(path)
                if found is not None and found.find("alias") is None:
                    return found

    def names(self, name, kind, width, *contexts):
        """The names of months or days, each from the nearest language that has it."""
        items = [str(month) for month in range(1, 13)] if kind == "month" else "sun mon tue wed thu fri sat".split()
        folders = [f"{kind}s/{kind}Context[@type='{each}']/{kind}Width[@type='{width}']" for each in contexts]
        return ",".join(
            self.find(name, *(f"{folder}/{kind}[@type='{item}']" for folder in folders)).text for item in items
        )

    def pattern(self, name, skeleton):
        return self.find(name, f"dateTimeFormats/availableFormats/dateFormatItem[@id='{skeleton}']").text

    def half(self, name, half):
        contexts = [
            f"dayPeriods/dayPeriodContext[@type='format']/dayPeriodWidth[@type='{width}']/dayPeriod[@type='{half}']"
            for width in ("wide", "abbreviated")
        ]
        return self.find(name, *contexts).text

    def first_day(self, name):
        """The first day of a week in the language's own region, from Sunday, 0."""
        parts = name.split("_")
        own = len(parts) > 1 and len(parts[-1]) == 2
        region = parts[-1] if own else self.likely.get(name, self.likely[parts[0]]).split("_")[-1]
        days = {"sun": 0, "mon": 1, "fri": 5, "sat": 6}
        for territory in (region, "001"):
            for each in self.data.find("weekData").findall("firstDay"):
                if each.get("alt") is None and territory in each.get("territories").split():
                    return days[each.get("day")]


def write_dates(folder):
    repository = Repository(folder)
    lines = [
        HEAD,
        "/// The words and order of dates, a line for each language: its name, the first day of its weeks (0 is Sunday), months by",
        "/// themselves, months in dates, their short names, short names of days in dates and by themselves, the words before and",
        "/// after noon, and the patterns (UTS #35) of a date, of a month, of a day of the week with its date, and of a time.",
        "enum DateTable {",
        '  static let text = """',
    ]
    for language in DATE_LANGUAGES:
        name = language.replace("-", "_")
        # Contexts stand in for one another, as the repository's root says.
        fields = [
            language,
            str(repository.first_day(name)),
            repository.names(name, "month", "wide", "stand-alone", "format"),
            repository.names(name, "month", "wide", "format"),
            repository.names(name, "month", "abbreviated", "format"),
            repository.names(name, "day", "abbreviated", "format"),
            repository.names(name, "day", "abbreviated", "stand-alone", "format"),
            repository.half(name, "am"),
            repository.half(name, "pm"),
            repository.pattern(name, "yMMMd"),
            repository.pattern(name, "yMMMM"),
            repository.pattern(name, "MMMEd"),
            repository.find(name, "timeFormats/timeFormatLength[@type='short']/timeFormat/pattern").text,
        ]
        assert not any(mark in field for field in fields for mark in '|"\\\n'), fields
        lines.append("    " + "|".join(fields))
    lines += ['    """', "}"]
    DATES.write_text("\n".join(lines) + "\n", "utf-8")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    found = re.search(r'cldrVersion CDATA #FIXED "([0-9]+)"', (folder / "dtd/ldml.dtd").read_text("utf-8"))
    if not found or found[1] != VERSION:
        sys.exit(f"{folder} is not version {VERSION} of the repository")
    write_plurals(folder)
    write_parents(folder)
    write_dates(folder)


main()
