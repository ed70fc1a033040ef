#!/usr/bin/env python3
"""Writes Documentation/reference: a page for each class, made of its declaration.

  reference.py MOCKUP           writes the pages
  reference.py MOCKUP --check   fails if they are not what would be written

MOCKUP is the program. The example of a class is a screen of Fixtures/Screens, and stays the same as long as
that screen shows an object of the class.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "Documentation/reference"
SCREENS = ROOT / "Fixtures/Screens"
# Longer examples are linked, not shown.
LINES = 60
# What screens show objects of that no document writes, because a control or a presentation makes them.
MADE = {
    "UIPopoverController": "Classic/popover",
    "UIPopoverPresentationController": "Containers/popover-left",
    "UITableViewIndex": "Table/short-index",
}


class Declarations:
    """What the program lists of its classes."""

    def __init__(self, mockup):
        def listed(*words):
            command = [mockup, "list", *words, "--json"]
            return json.loads(
                subprocess.run(command, check=True, capture_output=True, text=True).stdout)

        self.classes = {item["class"]: item for item in listed("classes")}
        # UIKit's own names of parts begin with an underscore; rules may name them, documents do not.
        self.shown = [name for name in self.classes if not name.startswith("_")]
        self.properties = {}
        self.holders = {}
        for item in listed("properties"):
            self.properties.setdefault(item["class"], []).append(item)
            base = item["type"].removeprefix("array of ")
            self.holders.setdefault(base, set()).add(item["property"])
        self.values = {}
        for item in listed("values"):
            for user in item["properties"].split(", "):
                self.values.setdefault(user, []).append((item["value"], item["since"]))


def golden(screen):
    """The first golden picture of a screen; None without one."""
    stem = screen.name.removesuffix(".screen.json")
    folder = screen.parent / "__Goldens__"
    pattern = re.compile(re.escape(stem) + r"(~[^@]*)?(@[0-9.]+x)?\.png")
    names = sorted(path.name for path in folder.glob("*.png") if pattern.fullmatch(path.name))
    return folder / names[0] if names else None


TOKEN = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
COMMA = re.compile(r'("(?:\\.|[^"\\])*")|,(\s*[}\]])', re.DOTALL)


def document(text):
    """A document: JSON with comments and trailing commas."""
    text = TOKEN.sub(lambda match: match.group(1) or " ", text)
    return json.loads(COMMA.sub(lambda match: match.group(1) or match.group(2), text))


class Examples:
    """Screens with goldens."""

    def __init__(self, declarations):
        self.declarations = declarations
        self.texts = {}
        self.documents = {}
        for path in sorted(SCREENS.rglob("*.screen.json")):
            if golden(path):
                self.texts[path] = path.read_text(encoding="utf-8")
                self.documents[path] = document(self.texts[path])

    def keys(self, path, name):
        """The keys of the objects of a class that a screen shows; None if it shows none."""
        holders = self.declarations.holders.get(name, set())
        found = None

        def visit(value, key):
            nonlocal found
            if isinstance(value, list):
                for element in value:
                    visit(element, key)
            elif isinstance(value, dict):
                own = value.get("class")
                if own == name or own is None and key in holders:
                    found = (found or set()) | {word.split("@")[0] for word in value}
                for inner, element in value.items():
                    visit(element, inner)

        window = self.documents.get(path, {}).get("window")
        if name == "UIWindow" and window:
            return set(window)
        visit(window, None)
        if any(item.get("class") == name for item in self.appearances(path)):
            found = found or set()
        return found

    def appearances(self, path):
        """The values that the rules of a screen set."""
        for rule in self.documents.get(path, {}).get("appearance", []):
            yield from (value for value in rule.get("set", {}).values() if isinstance(value, dict))

    def needs_files(self, path):
        """Whether a screen is drawn with other files, which a reader of the page does not have."""
        return any(self.documents.get(path, {}).get(key) for key in ("assets", "fonts", "themes"))

    def of(self, name):
        """The example of the page as it is, else the one that shows most of the class."""
        page = PAGES / f"{name}.md"
        if page.exists():
            found = re.search(r"^\[`(Fixtures/.*?)`\]", page.read_text(encoding="utf-8"), re.MULTILINE)
            kept = found and ROOT / found[1]
            if kept and self.keys(kept, name) is not None and not self.needs_files(kept):
                return ROOT / found[1]
        own = {item["property"] for item in self.declarations.properties.get(name, [])}
        folder = name.removeprefix("UI")

        def rank(path):
            lines = self.texts[path].count("\n")
            return (
                self.needs_files(path), path.parent.name != folder, lines > LINES,
                self.documents[path].get("system", 12) < 7,
                -len(own & self.keys(path, name)), len(self.texts[path]), str(path))

        candidates = [path for path in self.texts if self.keys(path, name) is not None]
        return min(candidates, default=None, key=rank)

    def near(self, name):
        """The example of a class that documents write no object of: the class whose objects it shows, and the
        screen. It is a screen that has such objects made, else the example of the nearest subclass."""
        if name in MADE:
            return name, SCREENS / f"{MADE[name]}.screen.json"
        found = self.of(name)
        if found:
            return name, found
        level = [name]
        while level:
            level = sorted(
                other for other in self.declarations.shown
                if self.declarations.classes[other]["superclass"] in level)
            for other in level:
                found = self.of(other)
                if found:
                    return other, found
        return name, None


def cell(text):
    return text.replace("|", "\\|")


# Defaults that are no values: DefaultValue.word.
WORDS = {"none", "inherited", "by look", "by style", "by class", "by content", "own"}


def default(text):
    """The default of a property: a value as documents write it, or a word."""
    return text if text in WORDS else f"`{cell(text)}`"


def properties_table(declarations, name):
    rows = [
        "| property | type | since | rules | default | |",
        "| --- | --- | --- | --- | --- | --- |"]
    for item in declarations.properties.get(name, []):
        key, axes = item["property"], item["axes"]
        base = item["type"].removeprefix("array of ")
        kind = cell(item["type"])
        if base in declarations.classes:
            kind = kind.replace(base, f"[{base}]({base}.md)")
        else:
            kind = f"`{kind}`"
        summary = item["summary"]
        values = declarations.values.get(f"{name}.{key}")
        if values:
            summary += " " + " ".join(
                f"`{value}` (iOS {since})" if since else f"`{value}`" for value, since in values)
        if axes:
            summary += f" For each {axes.replace(',', ', ')} after an `@`."
        if item["drawn"] != "yes":
            summary += " Not drawn yet."
        rows.append(
            f"| `{key}` | {kind} | {item['since'] if item['since'] > 5 else ''} | "
            f"{'' if item['rules'] == 'yes' else 'no'} | {default(item['default'])} | "
            f"{cell(summary.strip())} |")
    return rows


def page(declarations, examples, name):
    item = declarations.classes[name]
    lines = [f"# {name}", "", item["summary"], ""]
    if item["since"] > 5:
        lines += [f"From iOS {item['since']} on.", ""]
    superclass = item["superclass"]
    if superclass:
        lines += [
            f"It has the properties of [{superclass}]({superclass}.md), and:"
            if declarations.properties.get(name)
            else f"It has the properties of [{superclass}]({superclass}.md).", ""]
    if declarations.properties.get(name):
        lines += properties_table(declarations, name) + [""]
    subclasses = sorted(
        other for other in declarations.shown
        if declarations.classes[other]["superclass"] == name)
    if subclasses:
        lines += ["Subclasses: " + ", ".join(f"[{sub}]({sub}.md)" for sub in subclasses) + ".", ""]
    shown, example = examples.near(name)
    if example:
        path = example.relative_to(ROOT).as_posix()
        picture = golden(example).relative_to(ROOT).as_posix()
        lines += ["## Example", ""]
        if shown != name:
            lines += [f"With objects of [{shown}]({shown}.md), which is one:", ""]
        lines += [f"[`{path}`](../../{path})", "", f"![{shown}](../../{picture})", ""]
        text = examples.texts[example].rstrip("\n").split("\n")
        if len(text) <= LINES:
            # Not `json`: paths in it are relative to the fixture.
            lines += ["```jsonc", *text, "```", ""]
    lines += ["<!-- Made by scripts/reference.py of the class's declaration. -->"]
    return "\n".join(lines) + "\n"


def index(declarations):
    lines = [
        "# Classes", "",
        "Everything that an object of each class can have in a [document](../documents.md). Properties without a",
        "word under *rules* can be set by [rules](../appearance.md), too. *Since* is the first iOS that has the",
        "property; an earlier one ignores it. *Default* is the value that counts where nothing sets the property, or a",
        "word:", "",
        "| default | meaning |", "| --- | --- |",
        "| none | no value, UIKit's `nil`: nothing is shown, replaced or chosen |",
        "| inherited | the value of the object around it: superview, bar or container |",
        "| by look | differs by system, style or state |",
        "| by style | follows another property of the object, such as its style or type |",
        "| by class | differs by class |",
        "| by content | follows the object's content or its place |",
        "| own | an object that its owner makes; a document gives it properties |", "",
        "| class | superclass | |", "| --- | --- | --- |",
    ]
    for name in declarations.shown:
        item = declarations.classes[name]
        superclass = item["superclass"]
        link = f"[{superclass}]({superclass}.md)" if superclass else ""
        lines.append(f"| [{name}]({name}.md) | {link} | {cell(item['summary'])} |")
    lines += [
        "", "`mockup list classes`, `mockup list properties` and `mockup list values` print the same.", "",
        "<!-- Made by scripts/reference.py of the classes' declarations. -->"]
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    declarations = Declarations(sys.argv[1])
    examples = Examples(declarations)
    pages = {f"{name}.md": page(declarations, examples, name) for name in declarations.shown}
    pages["README.md"] = index(declarations)
    PAGES.mkdir(exist_ok=True)
    old = {path.name: path.read_text(encoding="utf-8") for path in PAGES.glob("*.md")}
    differing = sorted(name for name in pages | old if pages.get(name) != old.get(name))
    if "--check" in sys.argv[2:]:
        if differing:
            sys.exit(f"'make reference' writes other pages: {', '.join(differing)}")
        return
    for name in differing:
        if name in pages:
            (PAGES / name).write_text(pages[name], encoding="utf-8")
        else:
            (PAGES / name).unlink()
        print(f"wrote Documentation/reference/{name}" if name in pages else f"removed {name}")


if __name__ == "__main__":
    main()
