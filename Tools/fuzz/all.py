#!/usr/bin/env python3
"""Runs fuzz targets in turn, and prints a table of what they came to over all runs.

  all.py PROGRAM FOLDER SECONDS [TARGET...]

PROGRAM is what `make fuzz` builds. FOLDER holds a corpus for each target, what is found, and `figures.json`, which
sums up the runs. A target ends after SECONDS or at its first finding, and those with the fewest executions, measured
by what they are meant to reach, are run first. Without targets, all of them are run.

Exits with 1 if something was found.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import time

# Executions that a target is meant to reach.
AIMS = {"json": 10_000_000, "yaml": 10_000_000, "png": 10_000_000, "path": 10_000_000, "request": 10_000_000}
AIM = 1_000_000
# Targets whose inputs are text: the words of their fixtures are a dictionary.
WORDS = {"json", "yaml", "screen", "project", "document", "svg", "catalog", "report", "layout"}


def names(program):
    result = subprocess.run(
        [program], env={**os.environ, "FUZZ_TARGET": ""}, capture_output=True, text=True)
    found = re.search(r"is one of (.*)", result.stdout)
    if found is None:
        sys.exit(f"{program} is no program with fuzz targets:\n{result.stderr}")
    return found[1].split(", ")


def dictionary(corpus, file):
    """Writes the most frequent words of a corpus in libFuzzer's format."""
    counts = {}
    for path in [*corpus.glob("fixture-*"), *corpus.glob("small")]:
        for word in set(re.findall(rb"[A-Za-z][A-Za-z-]{2,30}", path.read_bytes())):
            counts[word] = counts.get(word, 0) + 1
    words = sorted(counts, key=lambda word: (-counts[word], word))[:400]
    file.write_text("".join(f'"{word.decode()}"\n' for word in words))


def run(program, target, folder, seconds):
    """The executions, edges covered, size of the corpus, and what was found, of one run."""
    corpus, findings = folder / "corpus" / target, folder / "findings"
    findings.mkdir(parents=True, exist_ok=True)
    subprocess.run([pathlib.Path(__file__).parent / "corpus.sh", target, corpus], check=True)
    options = [
        f"-max_total_time={seconds}", "-timeout=60", "-report_slow_units=60", "-rss_limit_mb=3000", "-print_final_stats=1",
        f"-artifact_prefix={findings}/{target}-", "-len_control=100"]
    if target in WORDS:
        words = folder / f"{target}.dict"
        dictionary(corpus, words)
        if words.stat().st_size > 0:
            options.append(f"-dict={words}")
    environment = {
        **os.environ, "FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no",
        "ASAN_OPTIONS": "detect_leaks=0:malloc_context_size=0:quarantine_size_mb=16"}
    before = set(findings.iterdir())
    log = folder / f"{target}.log"
    with open(log, "wb") as output:
        status = subprocess.run(
            [program, *options, corpus], env=environment, stdout=output, stderr=output).returncode
    text = log.read_text(errors="replace")
    executed = re.findall(r"stat::number_of_executed_units:\s+(\d+)|^#(\d+)\s", text, re.M)
    covered = re.findall(r"\bcov: (\d+)", text)
    found = sorted(path.name for path in set(findings.iterdir()) - before)
    if status != 0 and not found:
        found = [f"exit status {status}, see {log}"]
    return {
        "executions": max((int(a or b) for a, b in executed), default=0),
        "edges": max(map(int, covered), default=0), "inputs": len(list(corpus.iterdir())), "found": found}


def table(figures):
    lines = ["| target | executions | edges covered | inputs kept | minutes | found |",
             "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for target, figure in figures.items():
        lines.append(
            f"| `{target}` | {figure['executions']:,} | {figure['edges']:,} | {figure['inputs']:,} "
            f"| {figure['seconds'] / 60:.0f} | {len(figure['found'])} |")
    return "\n".join(lines)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    program, folder, seconds = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
    every = names(program)
    chosen = sys.argv[4:] or every
    for target in chosen:
        if target not in every:
            sys.exit(f"there is no target '{target}'; there are {', '.join(every)}")
    file = folder / "figures.json"
    old = json.loads(file.read_text()) if file.exists() else {}
    nothing = {"executions": 0, "edges": 0, "inputs": 0, "seconds": 0, "found": []}
    figures = {target: old.get(target, nothing) for target in every}
    chosen.sort(key=lambda target: figures[target]["executions"] / AIMS.get(target, AIM))
    found = False
    for target in chosen:
        start = time.monotonic()
        result = run(program, target, folder, seconds)
        sum = figures[target]
        figures[target] = {
            "executions": sum["executions"] + result["executions"],
            "edges": max(sum["edges"], result["edges"]), "inputs": result["inputs"],
            "seconds": sum["seconds"] + round(time.monotonic() - start),
            "found": sum["found"] + result["found"]}
        file.write_text(json.dumps(figures, indent=2) + "\n")
        for name in result["found"]:
            found = True
            print(f"{target}: {name}", flush=True)
    print(table(figures))
    sys.exit(1 if found else 0)


main()
