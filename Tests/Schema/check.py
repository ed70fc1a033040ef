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

import jsonschema

# Wrong by what only reading knows: sizes together, other files, variables, syntax.
BEYOND_SCHEMA = {"container-views", "device-size", "division-by-zero", "images-memory", "syntax"}
# Valid by properties that the documents themselves add to classes of UIKit.
EXTENDED = {"category.screen.json"}

TOKEN = re.compile(r'("(?:\\.|[^"\\])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
COMMA = re.compile(r'("(?:\\.|[^"\\])*")|,(\s*[}\]])', re.DOTALL)


def read(path):
    """A document: JSON with comments and trailing commas."""
    text = TOKEN.sub(lambda match: match.group(1) or " ", path.read_text(encoding="utf-8"))
    text = COMMA.sub(lambda match: match.group(1) or match.group(2), text)
    return json.loads(text)


def main():
    mockup, fixtures = sys.argv[1], pathlib.Path(sys.argv[2])
    validators = {}
    for kind in ["documents", "project"]:
        schema = json.loads(
            subprocess.run([mockup, "schema", kind], check=True, capture_output=True).stdout)
        jsonschema.Draft202012Validator.check_schema(schema)
        validators[kind] = jsonschema.Draft202012Validator(schema)

    problems = []
    checked = 0
    for path in sorted(fixtures.rglob("*.json")):
        if "__Goldens__" in path.parts or "xcassets" in str(path) or "Fidelity" in path.parts:
            continue
        if not path.name.endswith((".screen.json", ".theme.json")) and path.name != "mockup.json":
            continue
        if path.name in EXTENDED:
            continue
        kind = "project" if path.name == "mockup.json" else "documents"
        error = jsonschema.exceptions.best_match(validators[kind].iter_errors(read(path)))
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
