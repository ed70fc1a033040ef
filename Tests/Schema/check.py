#!/usr/bin/env python3
"""Holds the JSON Schema to the fixtures: what is valid passes, what is invalid does not.

  check.py MOCKUP FIXTURES

Fixtures in FIXTURES/Invalid are wrong in ways that a schema can tell, but for those listed here.
"""
import json
import pathlib
import re
import subprocess
import sys
import time

import jsonschema

# The most seconds of processor time that the validation of one document may take.
SECONDS = 3

# A wrong value in a document, and the place that an ordinary validator has to tell.
WRONG = {
    "$.window.rootViewController.viewControllers[0].view.subviews[0].alpha": "half",
    "$.window.rootViewController.viewControllers[0].view.subviews[0].textAlignment": "middle",
    "$.window.rootViewController.viewControllers[0].view.subviews[0].textColor": "rde",
    "$.window.rootViewController.viewControllers[0].view.subviews[0].font.weight": "fat",
    "$.window.rootViewController.viewControllers[0].view.subviews[0].frame[2]": "wide",
    "$.window.rootViewController.viewControllers[0].view.subviews[1].image.configuration.scale": "huge",
    "$.window.rootViewController.viewControllers[0].view.subviews[1].subviews[0].isOn": 3,
    "$.device.size[0]": "x",
    "$.appearance[0].set.onTintColor.red": 7,
    "$.system": 99,
}
SCREEN = {
    "mockup": 1, "device": {"size": [320, 480], "scale": 2}, "system": 16,
    "appearance": [{"class": "UISwitch", "set": {"onTintColor": {"red": 1, "green": 0, "blue": 0}}}],
    "window": {"rootViewController": {"class": "UINavigationController", "viewControllers": [{
        "class": "UIViewController", "view": {"class": "UIView", "subviews": [
            {"class": "UILabel", "frame": [0, 0, 10, 10], "alpha": 1, "textAlignment": "left",
             "textColor": "red", "font": {"system": 17, "weight": "bold"}},
            {"class": "UIImageView",
             "image": {"systemImage": "gear", "configuration": {"scale": "small"}},
             "subviews": [{"class": "UISwitch", "isOn": True}]}]}}]}},
}

# Wrong by what only reading knows: sizes together, other files, variables, syntax.
BEYOND_SCHEMA = {"constraint-items", "container-views", "device-size", "division-by-zero", "images-memory", "syntax"}

TOKEN = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
COMMA = re.compile(r'("(?:\\.|[^"\\])*")|,(\s*[}\]])', re.DOTALL)


def read(path):
    """A document: JSON with comments and trailing commas."""
    text = TOKEN.sub(lambda match: match.group(1) or " ", path.read_text(encoding="utf-8"))
    text = COMMA.sub(lambda match: match.group(1) or match.group(2), text)
    return json.loads(text)


def misplaced(validator, screen):
    """The wrong values that a validator tells elsewhere than at their places."""
    problems = [f"a valid screen: {e.json_path}: {e.message[:200]}" for e in validator.iter_errors(screen)]
    for place, value in WRONG.items():
        document = json.loads(json.dumps(screen))
        keys = [int(a) if a else b for a, b in re.findall(r"\[(\d+)\]|\.(\w+)", place)]
        node = document
        for key in keys[:-1]:
            node = node[key]
        node[keys[-1]] = value
        places = {error.json_path for error in validator.iter_errors(document)}
        if places != {place}:
            problems.append(f"a wrong value at {place} is told at {sorted(places)}")
    return problems


def names(validator):
    """The documents whose names of properties a validator does not judge as it should."""
    label = {"class": "UILabel", "frame": [0, 0, 10, 10]}
    screen = {"mockup": 1, "window": {"subviews": [label]}}
    theme = {"mockup": 1, "name": "A", "appearance": [{"class": "UILabel", "set": {"inkFont": 12}}]}
    added = {"UILabel": {"properties": {"inkFont": {"type": "font", "sets": "font"}}}}
    own = {"Badge": {"superclass": "UILabel", "properties": {"inkFont": "font"}}}
    problems = []
    for document, classes, is_valid in [
        (screen, None, False), (screen, own, False), (screen, {"UILabel": {"draw": []}}, False),
        (screen, added, True), (screen, {"UIView": {"properties": {}}}, True),
        (theme, None, False), (theme, own, False), (theme, added, True),
    ]:
        document = json.loads(json.dumps(document))
        if "window" in document:
            document["window"]["subviews"][0]["inkFont"] = 12
        if classes:
            document["classes"] = classes
        if validator.is_valid(document) != is_valid:
            problems.append(f"{json.dumps(document)} should {'pass' if is_valid else 'not pass'}")
    return problems


def main():
    mockup, fixtures = sys.argv[1], pathlib.Path(sys.argv[2])
    validators = {}
    for kind in ["documents", "project"]:
        schema = json.loads(
            subprocess.run([mockup, "schema", kind], check=True, capture_output=True).stdout)
        jsonschema.Draft202012Validator.check_schema(schema)
        validators[kind] = jsonschema.Draft202012Validator(schema)

    extended = SCREEN | {"classes": {"UIView": {"properties": {"inkColor": "color"}}}}
    problems = [problem for screen in [SCREEN, extended]
                for problem in misplaced(validators["documents"], screen)]
    problems += names(validators["documents"])
    checked = 0
    for path in sorted(fixtures.rglob("*.json")):
        if "__Goldens__" in path.parts or "xcassets" in str(path) or "Fidelity" in path.parts:
            continue
        if not path.name.endswith((".screen.json", ".theme.json")) and path.name != "mockup.json":
            continue
        kind = "project" if path.name == "mockup.json" else "documents"
        document = read(path)
        # The least of three counts, since other tests run beside this one.
        for attempt in range(3):
            start = time.process_time()
            error = jsonschema.exceptions.best_match(validators[kind].iter_errors(document))
            seconds = time.process_time() - start
            if seconds <= SECONDS:
                break
        if seconds > SECONDS:
            problems.append(f"{path}: takes {seconds:.1f} s")
        checked += 1
        if error:
            problems.append(f"{path}: {error.json_path}: {error.message[:300]}")
    refused = 0
    for path in sorted((fixtures / "Invalid").glob("*.json")):
        if path.stem in BEYOND_SCHEMA:
            continue
        refused += 1
        if validators["documents"].is_valid(read(path)):
            problems.append(f"{path}: passes, and should not")
    print("\n".join(problems + [f"{checked} valid documents, {refused} invalid ones"]))
    sys.exit(1 if problems or not checked or not refused else 0)


if __name__ == "__main__":
    main()
