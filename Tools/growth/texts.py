"""Texts of an application in its languages: files, formats and where they stand."""

import glob
import json
import os
import re

# What a file of each reader is called, and a function from a count to its text. Files that a reader shares are named once.
FILES = {
    "StringsFile": ("strings", lambda n: "".join(f'"k{i}" = "word";\n' for i in range(n))),
    "PropertyListFile": ("strings", lambda n: plist("".join(f"<key>k{i}</key><string>word</string>" for i in range(n)))),
    "StringsDictFile": ("stringsdict", lambda n: plist("".join(
        f"<key>k{i}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict>"
        "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict>"
        for i in range(n)))),
    "StringCatalog": ("xcstrings", lambda n: catalog({f"k{i}": unit("word") for i in range(n)})),
}
CONVERSIONS = "Sources/Localization/Formats/FormatSpecifier.swift"


def plist(body):
    return '<?xml version="1.0"?><plist version="1.0"><dict>' + body + "</dict></plist>"


def unit(text):
    return {"localizations": {"en": {"stringUnit": {"state": "translated", "value": text}}}}


def catalog(entries):
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": entries})


def screen(value, **more):
    return {"mockup": 1, "system": 18, "locale": "en", "strings": ["texts"], "window": {"subviews": [
        {"class": "UILabel", "frame": [0, 0, 99, 20], "text": value, **more}]}}


def readers():
    """The files in which the sources keep readers of texts."""
    names = (os.path.basename(path)[:-len(".swift")] for path in glob.glob("Sources/Localization/Files/*.swift"))
    return sorted(name for name in names if name.endswith(("File", "Catalog")))


def conversions():
    with open(CONVERSIONS) as file:
        source = file.read()
    found = []
    for name in ("conversions", "unsupported"):
        body = source[source.index(f"static let {name}"):]
        found += re.findall(r'"(.)"', body[:body.index("]\n")])
    return found


def all_texts():
    """Names, endings and functions from a count to a file of texts; None where nobody wrote a generator."""
    for name in readers():
        ending, make = FILES.get(name, ("strings", None))
        yield f"texts: {name}", ending, make
    for conversion in conversions():
        yield (f"texts: format %{conversion}", "strings",
               lambda n, c=conversion: f'"k0" = "' + f"%1${c} " * n + '";\n')
    yield "texts: comments", "strings", lambda n: "/* a */\n" * n
    yield "texts: escapes", "strings", lambda n: '"k0" = "' + r"\U0061" * n + '";\n'
    yield "texts: one key again", "strings", lambda n: '"k0" = "a";\n' * n
    yield "texts: wide values", "strings", lambda n: '"k0" = "' + "%1$1000d" * n + '";\n'
    yield "texts: variables in one", "stringsdict", lambda n: plist(
        "<key>k0</key><dict><key>NSStringLocalizedFormatKey</key><string>" + "".join(f"%#@a{i}@" for i in range(n))
        + "</string>" + "".join(
            f"<key>a{i}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>b</string></dict>"
            for i in range(n)) + "</dict>")
    yield "texts: variables in a row", "stringsdict", lambda n: plist(
        "<key>k0</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a0@</string>" + "".join(
            f"<key>a{i}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            f"<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%#@a{i + 1}@</string></dict>"
            for i in range(n)) + "</dict>")
    yield "texts: languages", "xcstrings", lambda n: catalog({"k0": {"localizations": {
        f"en-x-l{i}": {"stringUnit": {"state": "translated", "value": "a"}} for i in range(n)}}})
    yield "texts: substitutions", "xcstrings", lambda n: catalog({"k0": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "".join(f"%#@a{i}@" for i in range(n))}, "substitutions": {
            f"a{i}": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}} for i in range(n)}}}}})
