#!/usr/bin/env python3
"""Validates the list of what a release contains: sbom.py FOLDER. Fetches spdx-tools from PyPI into an environment that is
removed afterwards."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

TOOLS = "spdx-tools==0.8.3"
# Works that are made here or with the Swift toolchain, of which no single file is linked or embedded.
WITHOUT_FILE = (
    "Swift standard library", "swift-argument-parser", "Phosphor icons", "Unicode Character Database",
    "Unicode Common Locale Data Repository",
)


def main():
    folder = Path(sys.argv[1]).resolve()
    lists = sorted(folder.glob("mockup-*.spdx.json"))
    assert len(lists) == 1, f"lists in {folder}: {lists}"
    with tempfile.TemporaryDirectory() as environment:
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        subprocess.run([f"{environment}/bin/pip", "install", "--quiet", TOOLS], check=True)
        subprocess.run([f"{environment}/bin/pyspdxtools", "--infile", lists[0], "--version", "SPDX-2.3"], check=True)
    document = json.loads(lists[0].read_text())
    artifacts = {r["spdxElementId"] for r in document["relationships"] if r["relationshipType"] == "DISTRIBUTION_ARTIFACT"}
    for package in document["packages"]:
        hashed = "checksums" in package or package["SPDXID"] in artifacts
        assert hashed or package["name"].startswith(WITHOUT_FILE), f"{package['name']} has no hash"
        assert package["versionInfo"], f"{package['name']} has no version"
    names = {package["name"] for package in document["packages"]}
    missing = {"mockup", "FriBidi", "HarfBuzz", "GNU C library", "GNU libmicrohttpd", "libpng"} - names
    assert not missing, f"missing: {missing}"
    assert not {"GLib", "PCRE2", "Graphite2", "swift-syntax"} & names, "works that the program does not contain"
    print(f"{lists[0].name}: valid, {len(names)} works")


if __name__ == "__main__":
    main()
