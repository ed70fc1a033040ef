"""What documents can be made of, as the program lists it, with a generator for each."""

import functools
import json
import os
import re
import subprocess
import tempfile

# Files that one run of the program reads.
RUN = 5000

VALUES = {
    "boolean": [True], "number": [1, 0.5], "integer": [1], "color": ["red"], "string": ["word"],
    "image": [{"size": [9, 9], "draw": [{"fill": "red", "rect": [0, 0, 5, 5]}]}],
    "font": [12], "offset": [[1, 1]], "insets": [[1, 1, 1, 1]], "size": [[9, 9]],
    "constraints": [["width = 9"]], "layoutGuides": [[{"id": "g"}]],
    "point": [[1, 1]], "frame": [[0, 0, 40, 20]], "rect": [[0, 0, 9, 9]],
    "transform": [[1, 0, 0, 1, 0, 0]], "strings": [["a", "b"], ["medium"]],
    "attributes": [{"foregroundColor": "red"}],
    "attributed text": [[{"text": "a", "foregroundColor": "red"}, {"text": "b", "kern": 1}]],
    "effect": ["light"], "traits": [{"userInterfaceStyle": "dark"}, {"horizontalSizeClass": "compact"}],
    "NSDateComponents": [{"year": 2020, "month": 1, "day": 1}],
    "NavigationTransition": [{"push": 0.5}], "UIFocusHaloEffect": [{"cornerRadius": 3}],
    "array of UICellAccessory": [["disclosureIndicator"]], "array of UIPickerComponent": [[{"rows": ["a"]}]],
    "array of UITableViewCell": [["a"]], "array of UIViewController": [[{"class": "UIViewController"}]],
    "array of UIMenuElement": [[{"title": "a"}], ["a"]],
}


class Program:
    """The program that is asked for its lists."""

    def __init__(self, path):
        self.path = path
        self.known = []

    def rows(self, *words):
        return json.loads(self.output("list", *words, "--json"))

    def schema(self, kind):
        return json.loads(self.output("schema", kind))

    def output(self, *words):
        return subprocess.run([self.path, *words], capture_output=True, text=True, check=True).stdout

    def holders(self, class_name):
        """Properties whose values are objects of a class."""
        if not self.known:
            self.known = self.rows("properties")
        return [row for row in self.known if row["type"] in (class_name, f"array of {class_name}")]

    def accepted(self, documents, ending="screen.json"):
        """The indices of the documents that are valid; all are read by a few runs of the program."""
        wrong = set()
        with tempfile.TemporaryDirectory() as folder:
            names = []
            for index, document in enumerate(documents):
                os.mkdir(os.path.join(folder, str(index)))
                names.append(f"{index}/mockup.json" if ending == "mockup.json" else f"{index}/x.{ending}")
                with open(os.path.join(folder, names[-1]), "w") as file:
                    json.dump(document, file)
            for start in range(0, len(names), RUN):
                out = subprocess.run([self.path, "validate", *names[start:start + RUN]], cwd=folder,
                                     capture_output=True, text=True)
                assert out.returncode in (0, 1, 65, 66), out.stderr[-500:]
                wrong.update(int(number) for number in re.findall(
                    r"^(\d+)/[^:]*:[^\n]*\berror:", out.stdout + out.stderr, re.M))
        return set(range(len(documents))) - wrong


def screen(subviews, **more):
    return {"mockup": 1, "system": 18, "window": {"subviews": subviews}, **more}


def candidates(program, type_name, values):
    """Values of a type; none for a type that nobody has thought of."""
    if type_name in VALUES:
        return VALUES[type_name]
    if type_name in values:
        return [values[type_name], [values[type_name]]]
    if type_name.startswith("array of "):
        return [[{"class": type_name[len("array of "):]}], [{}], []]
    return [{"class": type_name}, {}]


def properties(program):
    """For each property of each class a function from a count to a document; None for one without a generator."""
    values = {}
    for row in program.rows("values"):
        values.setdefault(row.get("type", ""), row.get("value", ""))
    known = {}
    for row in program.rows("properties"):
        row["class"] = STAND_INS.get(row["class"], row["class"])
        known.setdefault((row["property"], row["type"]), row)
    # For each property a function from a value to a function from a count to a document, and its value.
    found = {}

    def attempt(places):
        """Tries where properties may stand, for those that have no place yet."""
        flat = [(key, place, value) for key, row in known.items() if key not in found
                for value in candidates(program, row["type"], values) for place in places(row)]
        accepted = program.accepted([place(value)(1) for _, place, value in flat])
        for index, (key, place, value) in enumerate(flat):
            if index in accepted:
                found.setdefault(key, (place, value))

    # Most properties stand in a view; only those that don't are tried elsewhere.
    for axis in ("", "@search", "@1"):
        for place in PLACES:
            attempt(lambda row: [functools.partial(place, row["class"], row["property"] + axis)])
    # Others are those of objects that are values of properties.
    before = -1
    while before < len(found):
        before = len(found)
        attempt(lambda row: list(held(program, row, known, found)))
    for key, row in known.items():
        make = key in found and found[key][0](found[key][1])
        yield f"property {row['class']}.{row['property']}", make or None


def held(program, row, known, found):
    """Where a property of an object may stand that is the value of another property."""
    for holder in program.holders(row["class"]):
        key = (holder["property"], holder["type"])
        if key not in found or known[key]["class"] != STAND_INS.get(holder["class"], holder["class"]):
            continue
        for more in ({}, {"class": row["class"]}):
            def place(value, outer=found[key][0], more=more, isArray=holder["type"].startswith("array of ")):
                inner = {**more, row["property"]: value}
                return outer([inner] if isArray else inner)
            yield place


def child(class_name, key, value):
    """Controllers in a controller."""
    def make(count):
        return {"mockup": 1, "system": 18, "window": {"rootViewController": {
            "class": "UIViewController", "childViewControllers": [{"class": class_name, key: value}] * count}}}
    return make


def navigation(class_name, key, value):
    """Controllers in a navigation controller, the last of which shows."""
    def make(count):
        return {"mockup": 1, "system": 18, "window": {"rootViewController": {
            "class": "UINavigationController", "viewControllers": [{"class": class_name, key: value}] * count}}}
    return make


def root(class_name, key, value):
    """A single controller; its objects are not repeated."""
    def make(count):
        many = value * count if isinstance(value, list) else value
        return {"mockup": 1, "system": 18, "window": {"rootViewController": {"class": class_name, key: many}}}
    return make


def view(class_name, key, value):
    """Views in the window."""
    def make(count):
        return screen([{"class": class_name, "frame": [0, 0, 40, 20], key: value}
                       if key != "frame" else {"class": class_name, key: value}
                       for _ in range(count)])
    return make


def rule(class_name, key, value):
    def make(count):
        return screen([{"class": "UIView"}], appearance=[
            {"class": class_name, "set": {key: value}} for _ in range(count)])
    return make


# Classes of which no document has an object, and one that has their properties.
STAND_INS = {"NSObject": "UIView", "UIBarAppearance": "UINavigationBarAppearance"}

PLACES = (view, child, navigation, root, rule)


def pieces():
    """Syntax, text and structure: a name, an ending, and a function from a count to bytes."""
    label = '{"mockup": 1, "window": {"subviews": [{"class": "UILabel", "numberOfLines": 0, "text": "%s"}]}}'
    image = ('{"mockup": 1, "window": {"subviews": [{"class": "UIImageView", "image": '
             '{"size": [99, 99], "draw": [%s]}}]}}')
    draws = ('{"mockup": 1, "classes": {"A": {"superclass": "UIView", "draw": [%s]}}, '
             '"window": {"subviews": [{"class": "A", "frame": [0, 0, 99, 99]}]}}')

    def text(name, unit):
        return ("text: " + name, "screen.json", lambda n: label % (unit * n))

    yield from [
        text("words", "word "), text("letters", "w"), text("lines", r"a\n"), text("both ways", "aא"),
        text("hebrew", "שלום "), text("thai", "ภาษาไทย"), text("hangul", "한국어 "),
        text("chinese", "日本語。"), text("soft hyphens", "ab\u00ad"), text("combining", "e\u0301"),
        text("only combining", "\u0301"), text("emoji", "👨‍👩‍👧"), text("isolates", "\u2067a"),
        text("embeddings", "\u202ba"), text("brackets", "(א"), text("tabs", r"a\t"),
        text("spaces", " "), text("zero width", "\u200b"), text("escapes", r"\u0061"),
        text("times", "9:41 "), text("joined times", "9:41"), text("digits", "0"), text("arrows", "->"),
        text("arabic", "السلام "), text("devanagari", "नमस्ते "), text("fractions", "1/2 "),
        ("JSON: members", "screen.json", lambda n: '{"mockup": 1, "window": {}, "variables": {%s}}'
         % ", ".join(f'"v{i}": "red"' for i in range(n))),
        ("JSON: comments and spaces", "screen.json", lambda n: '{"mockup": 1, "window": {}}' + " \n" * n),
        ("JSON: numbers", "screen.json", lambda n: '{"mockup": 1, "window": {}, "x": [%s]}' % ", ".join(["1e3"] * n)),
        ("JSON: a long number", "screen.json", lambda n: '{"mockup": 1, "window": {}, "x": %s}' % ("1" * n)),
        ("JSON: unknown keys", "screen.json", lambda n: '{"mockup": 1, "window": {%s}}'
         % ", ".join(f'"colour{i}": 1' for i in range(n))),
        ("JSON: unknown classes", "screen.json", lambda n: '{"mockup": 1, "window": {"subviews": [%s]}}'
         % ", ".join(f'{{"class": "UILable{i}"}}' for i in range(n))),
        ("JSON: a long key", "screen.json", lambda n: '{"mockup": 1, "window": {"%s": 1}}' % ("backgroundColor" * n)),
        ("YAML: members", "screen.yaml", lambda n: "mockup: 1\nwindow: {}\nvariables:\n"
         + "".join(f"  v{i}: red\n" for i in range(n))),
        ("YAML: sequence", "screen.yaml", lambda n: "mockup: 1\nwindow:\n  subviews:\n" + "    - class: UIView\n" * n),
        ("YAML: aliases", "screen.yaml", lambda n: "mockup: 1\nvariables:\n  a: &a red\nwindow:\n  subviews:\n"
         + "    - {class: UIView, backgroundColor: *a}\n" * n),
        ("YAML: block text", "screen.yaml", lambda n: "mockup: 1\nwindow:\n  subviews:\n    - class: UILabel\n      text: |\n"
         + "        word\n" * n),
        ("YAML: comments", "screen.yaml", lambda n: "mockup: 1\n" + "# a\n" * n + "window: {}\n"),
        ("YAML: flow", "screen.yaml", lambda n: "mockup: 1\nwindow: {}\nx: [" + "a, " * n + "b]\n"),
        ("variables that stand for others", "screen.json", lambda n: json.dumps(screen(
            [{"class": "UIView", "backgroundColor": f"$v{i}"} for i in range(n)],
            variables={f"v{i}": "red" for i in range(n)}))),
        ("ids", "screen.json", lambda n: json.dumps(screen(
            [{"class": "UIView", "id": f"v{i}"} for i in range(n)]))),
        ("the same ids", "screen.json", lambda n: json.dumps(screen(
            [{"class": "UIView", "id": "v"} for i in range(n)]))),
        ("nesting of views", "screen.json", lambda n: '{"mockup": 1, "window": {"subviews": ['
         + '{"class": "UIView", "subviews": [' * min(n, 240) + "]}" * min(n, 240) + "]}}"),
        ("classes", "screen.json", lambda n: json.dumps(screen(
            [], classes={f"C{i}": {"superclass": "UIView"} for i in range(n)}))),
        ("parts of classes", "screen.json", lambda n: json.dumps(screen([{"class": "A"}], classes={
            "A": {"superclass": "UIView", "subviews": [{"class": "UIView"}] * n}}))),
        ("properties of classes", "screen.json", lambda n: json.dumps(screen([{"class": "A"}], classes={
            "A": {"superclass": "UIView", "properties": {f"p{i}": {"type": "number"} for i in range(n)}}}))),
        ("rules", "screen.json", lambda n: json.dumps(screen([{"class": "UIView"}], appearance=[
            {"class": "UIView", "containedIn": ["UIWindow"], "set": {"tintColor": "red"}}] * n))),
        ("rules for different containers", "screen.json", lambda n: json.dumps(screen(
            [{"class": f"C{i}", "subviews": [{"class": "UILabel"}]} for i in range(n)],
            classes={f"C{i}": {"superclass": "UIView"} for i in range(n)},
            appearance=[{"class": "UILabel", "containedIn": [f"C{i}"], "set": {"alpha": 1}}
                        for i in range(n)]))),
        ("rows", "screen.json", lambda n: json.dumps(screen([
            {"class": "UITableView", "frame": [0, 0, 320, 480],
             "sections": [{"rows": [{"text": "x"}] * n}]}]))),
        ("sections", "screen.json", lambda n: json.dumps(screen([
            {"class": "UITableView", "frame": [0, 0, 320, 480], "sections": [{"rows": [{"text": "x"}]}] * n}]))),
        ("stack views", "screen.json", lambda n: json.dumps(screen([
            {"class": "UIStackView", "frame": [0, 0, 320, 480],
             "arrangedSubviews": [{"class": "UILabel", "text": "x"}] * n}]))),
        ("constraints on one view", "screen.json", lambda n: json.dumps(screen([
            {"class": "UIView", "constraints": ["top, left = superview"] + [f"width >= {i}" for i in range(n)]}]))),
        ("views one below the other by constraints", "screen.json", lambda n: json.dumps(screen([
            {"class": "UIView", "id": f"v{i}", "constraints": [
                "left = superview", "size = 9", f"top = v{i - 1}.bottom + 1" if i else "top = superview"]}
            for i in range(n)]))),
        ("views as wide as each other", "screen.json", lambda n: json.dumps(screen([
            {"class": "UIView", "id": f"v{i}", "constraints": [
                "top = superview", "height = 9", f"left = v{i - 1}.right" if i else "left = superview",
                f"width = v{i - 1}" if i else "width >= 1"]} for i in range(n)]
            + [{"class": "UIView", "constraints": [f"left = v{n - 1}.right", "right = superview"]}]))),
        ("constraints that contradict each other", "screen.json", lambda n: json.dumps(screen([
            {"class": "UIView", "constraints": [f"width = {i}" for i in range(n)]}]))),
        ("layout guides", "screen.json", lambda n: json.dumps(screen([
            {"class": "UIView", "layoutGuides": [{"id": f"g{i}", "constraints": ["size = 9"]} for i in range(n)]}]))),
        ("arithmetic", "screen.json", lambda n: json.dumps(screen(
            [{"class": "UIView", "alpha": {"multiply": [{"add": [0, 1]}, 0.5]}} for i in range(n)]))),
        ("localized texts", "screen.json", lambda n: json.dumps(screen(
            [{"class": "UILabel", "text": {"localized": f"k{i}", "value": "a"}} for i in range(n)]))),
        ("timeline", "screen.json", lambda n: json.dumps(screen(
            [{"class": "UIView", "id": "a"}],
            timeline=[{"at": i, "set": {"a": {"alpha": 0.5}}} for i in range(min(n, 1000))]))),
    ]
    for name, operation in DRAWING.items():
        yield (f"drawing: {name}", "screen.json",
               lambda n, operation=operation: image % ", ".join([operation] * n))
        yield (f"drawing of a class: {name}", "screen.json",
               lambda n, operation=operation: draws % ", ".join([operation] * n))
    for letter in "MmLlHhVvCcSsQqTtAaZz":
        yield (f"path data: {letter}", "screen.json", lambda n, letter=letter: image % (
            '{"fill": "red", "path": "M0 0 %s"}' % ((letter + PATH_DATA[letter.upper()] + " ") * n)))


DRAWING = {
    "fill": '{"fill": "red", "rect": [0, 0, 50, 50]}',
    "stroke": '{"stroke": "red", "lineWidth": 2, "ellipse": [2, 2, 50, 50]}',
    "gradient": '{"gradient": {"colors": ["red", "blue"]}, "rect": [0, 0, 50, 50]}',
    "image": '{"image": {"size": [9, 9], "draw": []}, "rect": [0, 0, 50, 50]}',
    "text": '{"text": "words", "rect": [0, 0, 50, 50]}',
    "clip": '{"clip": {"ellipse": [0, 0, 50, 50]}}',
    "save": '{"save": [{"fill": "red", "rect": [0, 0, 50, 50]}]}',
    "repeat": '{"repeat": 2, "offset": [1, 1], "draw": [{"fill": "red", "rect": [0, 0, 50, 50]}]}',
}

PATH_DATA = {
    "M": "1 2", "L": "3 4", "H": "5", "V": "6", "C": "1 2 3 4 5 6", "S": "1 2 3 4", "Q": "1 2 3 4",
    "T": "1 2", "A": "5 5 0 0 1 9 9", "Z": "",
}


def quoted_cases(path, function=None):
    """The texts of `case "…"` in a source file: the words of a format that it knows."""
    source = open(path).read()
    words = []
    for line in re.findall(r'^\s*case ("[^:\n]*):', source, re.M):
        words += re.findall(r'"((?:[^"\\]|\\.)*)"', line)
    return words
