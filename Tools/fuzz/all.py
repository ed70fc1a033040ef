#!/usr/bin/env python3
"""Runs fuzz targets in turn, and prints a table of what they came to over all runs.

  all.py PROGRAM FOLDER SECONDS [--jobs N] [TARGET...]

PROGRAM is what `make fuzz` builds. FOLDER holds corpora for each target, what is found, and `figures.json`, which
sums up the runs. A target ends after SECONDS or at its first finding, and those with the fewest executions, measured
by what they are meant to reach, are run first, N at a time. Without targets, all of them are run.

An input fails that takes 2 s of a core or 600 MiB. Corpora hold fixtures, and what the generators of `Tools/growth` write.

A quarter of the time goes to inputs of any length, the rest to short ones with a corpus of their own: most faults need
few bytes, and these run up to fifty times as often.

Exits with 1 if something was found.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "growth"))

import growth

# Seconds of a core and MiB that an input may take. libFuzzer's own clock runs on while others have the core, so that
# what is slow by it is run again.
SLOW, LARGE = 2, 600
# Executions that a target is meant to reach.
AIMS = {"json": 10_000_000, "yaml": 10_000_000, "png": 10_000_000, "path": 10_000_000, "request": 10_000_000}
AIM = 1_000_000
# The most bytes of short inputs.
SHORT = {"screen": 512, "document": 768, "text": 96, "code": 512, "path": 128, "displaylist": 64, "svg": 768, "uiss": 512,
         "project": 768, "catalog": 768, "report": 768, "layout": 768, "font": 8192, "pdf": 3072, "png": 1024, "jpeg": 2048,
         "stringsdict": 1024, "xcstrings": 768, "interface": 2048}
SHORT_ELSEWHERE = 256
# Targets whose inputs are text: the words of their fixtures are a dictionary.
WORDS = {"json", "yaml", "screen", "project", "document", "svg", "catalog", "report", "layout", "stringsdict", "xcstrings", "interface"}


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


def run(program, target, folder, seconds, most=None):
    """The executions, edges covered, size of the corpus, and what was found, of one run.

    most: the most bytes of an input; any number by default.
    """
    corpus, findings = folder / "corpus" / target, folder / "findings"
    findings.mkdir(parents=True, exist_ok=True)
    subprocess.run([pathlib.Path(__file__).parent / "corpus.sh", target, corpus], check=True)
    for number, content in enumerate(growth.seeds(target)):
        (corpus / f"construct-{number}").write_bytes(content)
    options = [
        f"-max_total_time={seconds}", "-timeout=60", f"-report_slow_units={SLOW}", f"-rss_limit_mb={LARGE}",
        "-print_final_stats=1", f"-artifact_prefix={findings}/{target}-", "-len_control=100"]
    if target in WORDS:
        words = folder / f"{target}.dict"
        dictionary(corpus, words)
        if words.stat().st_size > 0:
            options.append(f"-dict={words}")
    name = target
    if most is not None:
        whole, name = corpus, f"{target}-short"
        corpus = folder / "corpus" / name
        corpus.mkdir(exist_ok=True)
        for path in whole.iterdir():
            if path.stat().st_size <= most and not (corpus / path.name).exists():
                shutil.copy(path, corpus)
        options.append(f"-max_len={most}")
    environment = {
        **os.environ, "FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no",
        "ASAN_OPTIONS": "detect_leaks=0:malloc_context_size=0:quarantine_size_mb=16"}
    log = folder / f"{name}.log"
    with open(log, "wb") as output:
        status = subprocess.run(
            [program, *options, corpus], env=environment, stdout=output, stderr=output).returncode
    text = log.read_text(errors="replace")
    executed = re.findall(r"stat::number_of_executed_units:\s+(\d+)|^#(\d+)\s", text, re.M)
    covered = re.findall(r"\bcov: (\d+)", text)
    found = sorted(set(re.findall(r"Test unit written to \S*/(\S+)", text)))
    found = [unit for unit in found if "slow-unit" not in unit or is_slow(program, findings / unit, environment)]
    if status != 0 and not found:
        found = [f"exit status {status}, see {log}"]
    return {
        "executions": max((int(a or b) for a, b in executed), default=0),
        "edges": max(map(int, covered), default=0), "inputs": len(list(corpus.iterdir())), "found": found}


def is_slow(program, unit, environment):
    """Whether an input by itself takes too much of a core."""
    process = subprocess.Popen([program, unit], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, use = os.wait4(process.pid, 0)
    if use.ru_utime + use.ru_stime >= SLOW:
        return True
    unit.unlink()
    return False


def both(program, target, folder, seconds):
    """One run with inputs of any length and, unless that found something, one with short ones."""
    start = time.monotonic()
    result = run(program, target, folder, max(1, seconds // 4))
    if not result["found"]:
        short = run(program, target, folder, seconds * 3 // 4, SHORT.get(target, SHORT_ELSEWHERE))
        result = {
            "executions": result["executions"] + short["executions"],
            "edges": max(result["edges"], short["edges"]),
            "inputs": result["inputs"] + short["inputs"], "found": short["found"]}
    return {**result, "seconds": round(time.monotonic() - start)}


def table(figures):
    lines = ["| target | executions | edges covered | inputs kept | minutes | found |",
             "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for target, figure in figures.items():
        lines.append(
            f"| `{target}` | {figure['executions']:,} | {figure['edges']:,} | {figure['inputs']:,} "
            f"| {figure['seconds'] / 60:.0f} | {len(figure['found'])} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("seconds", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("targets", nargs="*")
    options = parser.parse_intermixed_args()
    every = names(options.program)
    chosen = options.targets or every
    for target in chosen:
        if target not in every:
            sys.exit(f"there is no target '{target}'; there are {', '.join(every)}")
    file = options.folder / "figures.json"
    old = json.loads(file.read_text()) if file.exists() else {}
    nothing = {"executions": 0, "edges": 0, "inputs": 0, "seconds": 0, "found": []}
    figures = {target: old.get(target, nothing) for target in every}
    chosen.sort(key=lambda target: figures[target]["executions"] / AIMS.get(target, AIM))
    found = False
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runs = {
            pool.submit(both, options.program, target, options.folder, options.seconds): target
            for target in chosen}
        for finished in concurrent.futures.as_completed(runs):
            target, result = runs[finished], finished.result()
            sum = figures[target]
            figures[target] = {
                "executions": sum["executions"] + result["executions"],
                "edges": max(sum["edges"], result["edges"]), "inputs": result["inputs"],
                "seconds": sum["seconds"] + result["seconds"], "found": sum["found"] + result["found"]}
            file.write_text(json.dumps(figures, indent=2) + "\n")
            for name in result["found"]:
                found = True
                print(f"{target}: {name}", flush=True)
    print(table(figures))
    sys.exit(1 if found else 0)


main()
