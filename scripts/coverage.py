#!/usr/bin/env python3
"""Prints the line coverage of a module by its tests, file by file, and fails if it is too low.

  coverage.py REPORT MODULE PERCENT

REPORT is the JSON that `swift test --enable-code-coverage` writes.
"""
import json
import sys

report, module, least = sys.argv[1], sys.argv[2], float(sys.argv[3])
covered = total = 0
with open(report) as file:
    for item in json.load(file)["data"][0]["files"]:
        _, found, path = item["filename"].rpartition(f"/Sources/{module}/")
        if not found:
            continue
        lines = item["summary"]["lines"]
        covered += lines["covered"]
        total += lines["count"]
        print(f"{lines['percent']:6.2f} %  {lines['count']:5}  {path}")
if total == 0:
    sys.exit(f"coverage: no files of {module} in {report}")
share = 100 * covered / total
print(f"{share:.2f} % of {total} lines of {module}")
if share < least:
    sys.exit(f"coverage: less than {least:g} %")
