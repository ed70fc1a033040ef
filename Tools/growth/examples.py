"""Generators that repeat a part of a fixture: for each key of the schemas, and each attribute that the sources ask an SVG file for."""

import copy
import glob
import json
import os
import re
import xml.etree.ElementTree as ElementTree

# Keys whose texts are paths, from the folder of their document.
PATHS = {"themes", "assets", "fonts", "strings", "tokens", "file", "light", "dark", "extends", "infoPlist"}
# Large fixtures are no examples of a single key.
LARGEST = 20_000
MOST_CANDIDATES = 4
# A text, or a comment, which Python's reader does not know.
COMMENT = re.compile(r'("(?:[^"\\]|\\.)*")|//[^\n]*|/\*.*?\*/', re.S)
# An example in a page.
EXAMPLE = re.compile(r"```json\n(.*?)```", re.S)
SVG_NAMES = re.compile(
    r'(?:(?:attributes|values)\[|(?:\b(?:attribute|value|[lL]ength|has)|\bstyle\.value)\()"([a-z][\w:-]*)"')

# Documents with the keys that no fixture and no page has.
TOLERANCE = {"antialiasing": True, "elements": {"a": {"perPixel": 1}}, "largestBlob": 1, "maxDifferentPixels": 1,
             "perPixel": 1, "perceptual": 1}
FURTHER = {
    "documents": [
        {"mockup": 1, "locale": "en", "tolerance": TOLERANCE, "window": {"subviews": [{"class": "UIView", "id": "a"}]}},
        {"mockup": 1, "system": 13, "traits": {
            "accessibilityContrast": "high", "displayScale": 2, "userInterfaceIdiom": "phone", "userInterfaceLevel": "base"}, "window": {}},
        {"mockup": 1, "system": 27, "glassTint": 0.3, "window": {}},
        {"mockup": 1, "device": {"size": [99, 99], "scale": 1, "safeAreaTop": 9}, "window": {}},
        {"mockup": 1, "device": {"size": [99, 99], "scale": 1, "safeArea": [9, 0, 9, 0]}, "window": {}},
        *({"mockup": 1, "infoPlist": {name: value}, "window": {}} for name, value in {
            "CFBundleDevelopmentRegion": "en", "UIAppFonts": ["Layers.ttf"], "UIUserInterfaceStyle": "Light",
            "UIDesignRequiresCompatibility": True,
            "UILaunchImageFile": "Default", "UILaunchImageFile~ipad": "Default", "UILaunchImages~ipad": []}.items()),
        {"mockup": 1, "classes": {"A": {"superclass": "UIView", "properties": {
            "a": {"type": "number", "axes": 1}, "b": {"type": "boolean"}}, "draw": [
                {"clip": {"roundedRect": [0, 0, 9, 9], "cornerRadius": 3, "corners": ["topLeft"]}},
                {"alpha": 0.5, "save": [{"fill": {"hue": 0, "saturation": 1, "brightness": 1}, "rect": [0, 0, 9, 9]}]},
                {"fill": {"red": 1, "green": 0, "blue": 0, "space": "displayP3"}, "rect": [0, 0, 9, 9]},
                {"stroke": "red", "lineWidth": 1, "lineCap": "round", "lineJoin": "round", "miterLimit": 3,
                 "dash": [1, 2], "dashPhase": 1, "rect": [0, 0, 9, 9]},
                {"gradient": {"colors": ["red", "blue"], "locations": [0, 1]}, "rect": [0, 0, 9, 9]}]}},
         "window": {"subviews": [{"class": "A", "frame": [0, 0, 9, 9]}]}},
        *({"mockup": 1, "classes": {"A": {"superclass": "UIView", "subviews": [
            {"class": "UIView", "isHidden": {name: [1, 2]}}]}}, "window": {"subviews": [{"class": "A"}]}}
          for name in ("equal", "greaterThan", "greaterOrEqual", "lessOrEqual")),
        {"mockup": 1, "window": {"subviews": [{"class": "UILabel", "attributedText": [
            {"text": "a", "strikethroughStyle": 1}]}]}},
        {"mockup": 1, "window": {"subviews": [{"class": "UILabel", "text": {
            "localized": "a", "value": "b", "presentationWidth": 9}}]}},
        {"mockup": 1, "system": 18, "window": {"subviews": [{"class": "UIView", "constraints": [
            {"firstAttribute": "top", "secondItem": {"id": "a", "guide": "safeArea"}}]}, {"class": "UIView", "id": "a"}]}},
    ],
    "project": [
        {"mockup": 1, "tolerance": TOLERANCE, "golden": "hash", "matrix": {
            "contentSizes": ["large"], "orientations": ["portrait"], "scales": [2]}},
        {"mockup": 1, "ignore": [[0, 0, {"modulo": [5, 3]}, 9]]},
        {"mockup": 1, "device": "iPhone 8", "system": 12},
        {"mockup": 1, "device": {"size": [99, 99], "scale": 1, "idiom": "phone", "safeAreaTop": 9, "bottomInset": 5}},
        {"mockup": 1, "device": {"size": [99, 99], "scale": 1, "safeArea": [9, 0, 9, 0]}},
    ],
}


def schema_keys(schema):
    """The keys of a schema's definitions, but the properties of classes, which `list properties` has."""
    found = set()

    def walk(value):
        if isinstance(value, dict):
            for name, part in value.items():
                if name == "properties" and isinstance(part, dict):
                    found.update(part)
                    for inner in part.values():
                        walk(inner)
                else:
                    walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)

    for name, definition in schema["$defs"].items():
        if "." not in name:
            walk(definition)
    return sorted(found)


def absolute(value, folder, key=None):
    """A document whose paths hold in any folder."""
    if isinstance(value, dict):
        return {name: absolute(part, folder, name) for name, part in value.items()}
    if isinstance(value, list):
        return [absolute(part, folder, key) for part in value]
    if isinstance(value, str) and key in PATHS and os.path.exists(os.path.join(folder, value)):
        return os.path.abspath(os.path.join(folder, value))
    return value


def documents(*patterns):
    """The documents of files, and of the examples of pages, by their size: the smallest first."""
    found = []
    for path in sorted(path for pattern in patterns for path in glob.glob(pattern, recursive=True)):
        with open(path) as file:
            text = file.read()
        parts = EXAMPLE.findall(text) if path.endswith(".md") else [text]
        for part in parts:
            if len(part) < LARGEST:
                try:
                    value = json.loads(COMMENT.sub(lambda found: found[1] or "", part))
                except ValueError:
                    continue
                if isinstance(value, dict):
                    found.append((len(part), absolute(value, os.path.dirname(path))))
    return [document for _, document in sorted(found, key=lambda item: item[0])]


def places(value, key, path=()):
    """Where a key stands in a document."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name == key:
                yield path + (name,)
            yield from places(part, key, path + (name,))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from places(part, key, path + (index,))


def at(value, path):
    for step in path:
        value = value[step]
    return value


def repeating(document, path):
    """A function from a count to a document with so many copies of the list's element, or so long a text, at a path."""
    def repeated(value, path, count):
        # Only what lies on the path is copied.
        step, rest = path[0], path[1:]
        result = copy.copy(value)
        if rest:
            result[step] = repeated(value[step], rest, count)
        elif isinstance(value, list):
            result[step:step + 1] = [value[step]] * count
        else:
            result[step] = value[step] * count
        return result
    return lambda count: repeated(document, path, count)


def candidates(key, fixtures):
    """What may be repeated so that there is more of a key: its list, an element that holds it, its text."""
    count = 0
    for document in fixtures:
        for path in places(document, key):
            value = at(document, path)
            if isinstance(value, list) and value:
                yield repeating(document, path)
            for length in range(len(path), 0, -1):
                if isinstance(path[length - 1], int):
                    yield repeating(document, path[:length])
            if isinstance(value, str):
                yield repeating(document, path)
            count += 1
            if count == MOST_CANDIDATES:
                return
            break


def keys(program):
    """For each key of the schemas its name, the ending of its files and a generator; None where no fixture has the key.

    Keys that stand once in a document, such as the battery of a status bar, have no generator and are left out.
    """
    pages = "Documentation/*.md"
    sets = (("documents", "screen.json", documents("Fixtures/Screens/**/*.screen.json", "Examples/**/*.screen.json", pages)),
            ("project", "mockup.json", documents("Fixtures/**/mockup.json", "Examples/**/mockup.json", pages)))
    for kind, ending, fixtures in sets:
        fixtures = fixtures + FURTHER[kind]
        names = [name for name in schema_keys(program.schema(kind)) if not name.startswith("$")]
        found = {name: list(candidates(name, fixtures)) for name in names}
        flat = [(name, make) for name in names for make in found[name]]
        accepted = program.accepted([make(2) for _, make in flat], ending)
        chosen = {}
        for index, (name, make) in enumerate(flat):
            if index in accepted:
                chosen.setdefault(name, make)
        for name in names:
            label = f"key of {kind}: {name}"
            if name in chosen:
                yield label, ending, lambda n, make=chosen[name]: json.dumps(make(n))
            elif not any(True for document in fixtures for _ in places(document, name)):
                yield label, ending, None


def svg_names():
    """The attributes and properties that the sources ask an SVG file for."""
    names = set()
    for path in glob.glob("Sources/SVG/**/*.swift", recursive=True):
        with open(path) as file:
            names.update(SVG_NAMES.findall(file.read()))
    return sorted(names)


def svg_attributes():
    """For each attribute of SVG a generator that repeats the element of a fixture that has it."""
    for prefix, uri in (("", "http://www.w3.org/2000/svg"), ("xlink", "http://www.w3.org/1999/xlink")):
        ElementTree.register_namespace(prefix, uri)
    trees = []
    paths = [path for path in glob.glob("Fixtures/**/*.svg", recursive=True) if os.path.getsize(path) < LARGEST]
    for path in sorted(paths, key=lambda path: (os.path.getsize(path), path)):
        try:
            trees.append(ElementTree.parse(path).getroot())
        except ElementTree.ParseError:
            continue
    for name in svg_names():
        yield f"SVG attribute: {name}", "svg", svg_generator(trees, name)


def svg_generator(trees, name):
    for root in trees:
        for parent in root.iter():
            for index, element in enumerate(parent):
                if has(element, name):
                    return svg_repeating(root, list(root.iter()).index(parent), index)
    return None


def has(element, name):
    local = {key.split("}")[-1] for key in element.attrib} | {
        "xml:" + key.split("}")[-1] for key in element.attrib if "XML/1998" in key}
    return name in local or re.search(rf"(^|;)\s*{re.escape(name)}\s*:", element.get("style", "")) is not None


def svg_repeating(root, number, index):
    def make(count):
        copied = copy.deepcopy(root)
        parent = list(copied.iter())[number]
        element = parent[index]
        for _ in range(count - 1):
            parent.insert(index, element)
        return ElementTree.tostring(copied, encoding="unicode")
    return make
