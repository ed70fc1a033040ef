#!/usr/bin/env python3
"""Finds what grows faster than its input.

    Tools/growth/growth.py .build/release/mockup [--part SEED] [--seconds N] [--only TEXT]

Each construct that the program lists, and each piece of a format that its sources name, is repeated to 64 KB. Told are
constructs whose last doubling takes more than 2.4 times the processor time or memory, those that nobody wrote a generator
for, and files that end in another way than with a picture or a message. With --part a tenth is tried, chosen by the seed; with
--seconds the rest is left out after so long, by the clock of a core.

Time is that of the process, less that of a document with one of the construct. What seems to grow is measured anew: in instructions, where there is
valgrind, since clocks are coarse and other processes share caches, else as the least of five runs. Documents that take less than 25 ms
at 64 KB get longer, up to 1 MB, until they take as long.
"""

import argparse
import json
import math
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile

import constructs
import examples
import formats
import texts
import themes

LIMIT = 2.4
# A doubling that takes less is not looked at twice.
SUSPECT = 2.1
RUNS = 5
LEAST = 0.025
# KiB that are no growth: the heap grows in steps, and lies in large pages.
HEAP_STEPS = 32 << 10
LARGEST = 1 << 20
TIMEOUT = 60


# What solving constraints takes by its nature more than their number; the work is counted, so that much of it is refused.
COUNTED = {
    "constraints on one view", "views as wide as each other", "views one below the other by constraints", "stack views",
    "key of documents: alignment",
}
# Seconds of the processor after which a megabyte of those is refused, on a machine that does other things, too.
REFUSED_AFTER = 5


class Runner:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def run(self, words):
        """Seconds of the processor, KiB and the status of one run."""
        pid = os.fork()
        if pid == 0:
            os.chdir(self.folder)
            null = os.open("/dev/null", os.O_RDWR)
            for number in (0, 1, 2):
                os.dup2(null, number)
            resource.setrlimit(resource.RLIMIT_CPU, (TIMEOUT, TIMEOUT))
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
            os.execv(self.program, [self.program] + words)
        _, status, use = os.wait4(pid, 0)
        code = os.waitstatus_to_exitcode(status)
        return use.ru_utime + use.ru_stime, use.ru_maxrss, code

    def measure(self, words, once=False):
        runs = [self.run(words)]
        while not once and len(runs) < RUNS and runs[0][0] < 5:
            runs.append(self.run(words))
        return min(run[0] for run in runs), min(run[1] for run in runs), runs[0][2]

    def instructions(self, words):
        """Billions of instructions of a run; None without valgrind."""
        if not shutil.which("valgrind"):
            return None
        out = subprocess.run(
            ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", self.program] + words,
            cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=TIMEOUT * 20)
        found = re.search(r"I\s+refs:\s+([\d,]+)", out.stderr)
        return found and int(found[1].replace(",", "")) / 1e9


def command(ending, path):
    if ending in ("svg", "pdf"):
        return ["render", "s.screen.json", "-o", "/dev/null"]
    if ending in ("m", "swift", "uiss.json"):
        return ["import", path, "-o", "out.theme.json", "--force"]
    if ending in ("strings", "stringsdict", "xcstrings"):
        return ["render", "s.screen.json", "-o", "/dev/null"]
    if ending == "mockup.json":
        return ["validate", path]
    return ["render", path, "-o", "/dev/null"]


def write(folder, ending, content):
    """Writes a file, and what it is drawn by: its length and name."""
    data = encoded(content)
    path = "mockup.json" if ending == "mockup.json" else "x." + ending
    if ending in ("svg", "pdf"):
        path = os.path.join("a.xcassets", "i.imageset", "x." + ending)
        put(folder, os.path.join("a.xcassets", "i.imageset", "Contents.json"), json.dumps({
            "images": [{"idiom": "universal", "filename": "x." + ending}], "info": {"version": 1, "author": "xcode"}}).encode())
        put(folder, "s.screen.json", json.dumps({
            "mockup": 1, "system": 13, "assets": ["a.xcassets"], "window": {"subviews": [
                {"class": "UIImageView", "image": "i", "frame": [0, 0, 99, 99]}]}}).encode())
    elif ending in ("strings", "stringsdict", "xcstrings"):
        shutil.rmtree(os.path.join(folder, "texts"), ignore_errors=True)
        path = os.path.join("texts", "" if ending == "xcstrings" else "en.lproj", "Localizable." + ending)
        put(folder, "s.screen.json", json.dumps(texts.screen({"localized": "k0", "arguments": [3]})).encode())
    put(folder, path, data)
    return len(data), path


def put(folder, path, data):
    path = os.path.join(folder, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)


def count_for(make, size):
    """How many of a construct come to so many bytes."""
    one, many = len(encoded(make(8))), len(encoded(make(72)))
    each = max((many - one) / 64, 1e-9)
    return max(1, int((size - one) / each)) if each > 0.01 else size


def encoded(content):
    return content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")


def all_constructs(path):
    """Names, endings of files and functions from a count to a file's text; None where nobody wrote a generator."""
    program = constructs.Program(path)
    for name, make in constructs.properties(program):
        yield name, "screen.json", make and (lambda n, make=make: json.dumps(make(n)))
    yield from examples.keys(program)
    yield from constructs.pieces()
    yield from texts.all_texts()
    yield from formats.files()
    # Swift is read by a program of its own, which stands beside this one where it was built.
    readsSwift = os.path.exists(os.path.join(os.path.dirname(path), "mockup-swift-import"))
    for item in themes.code():
        if item[1] != "swift" or readsSwift:
            yield item
    yield "mockup.json: unknown keys", "mockup.json", lambda n: json.dumps({"mockup": 1, **{f"key{i}": 1 for i in range(n)}})
    yield "mockup.json: screens", "mockup.json", lambda n: json.dumps({"mockup": 1, "screens": {f"s{i}": {} for i in range(n)}})


# The fuzz targets that read files with an ending.
FUZZED = {"json": "screen.json", "screen": "screen.json", "document": "screen.json", "yaml": "screen.yaml", "svg": "svg", "pdf": "pdf",
          "code": "m", "uiss": "uiss.json", "strings": "strings", "stringsdict": "stringsdict", "xcstrings": "xcstrings"}


def seeds(target):
    """What a fuzz target begins with: some of each construct whose generator needs no program."""
    ending = FUZZED.get(target)
    for _, found, make in [*constructs.pieces(), *texts.all_texts(), *formats.files(), *themes.code()]:
        if make and found == ending:
            yield encoded(make(3))


def grow(runner, name, ending, make):
    """What is wrong with a construct; None if nothing is."""
    if make is None:
        return "has no generator"
    _, path = write(runner.folder, ending, make(1))
    one = runner.measure(command(ending, path), once=True)

    def measured(size, once=True):
        _, path = write(runner.folder, ending, make(count_for(make, size)))
        time, memory, status = runner.measure(command(ending, path), once)
        if status not in (0, 1, 64, 65, 66):
            raise Ended(f"ends with {status} at {size >> 10} KB after {time:.1f} s")
        return max(time - one[0], 1e-4), max(memory - one[1], 1)

    def problem(before, now, size, limit):
        if now[0] > limit * before[0] and before[0] > LEAST / 5:
            return f"time {before[0]:.3f} → {now[0]:.3f} s at {size >> 10} KB"
        if now[1] > limit * before[1] and now[1] > HEAP_STEPS:
            return f"memory {before[1]} → {now[1]} KiB at {size >> 10} KB"
        return None

    def counted(size):
        """Billions of instructions of so many bytes."""
        _, path = write(runner.folder, ending, make(count_for(make, size)))
        return runner.instructions(command(ending, path))

    def grows(first, second, third):
        """Whether the second of two doublings adds too much to what the first one did: whatever all of them begin with."""
        return third - second > LIMIT * max(second - first, 1e-3)

    def confirmed(size):
        """Looks closer at a doubling that seems to take too much."""
        before, now = measured(size // 2, False), measured(size, False)
        told = problem(before, now, size, LIMIT)
        if told and told.startswith("time") and shutil.which("valgrind"):
            found = [counted(size // 4), counted(size // 2), counted(size), counted(2 * size)]
            # A run that valgrind could not count leaves the clock to tell.
            if None in found:
                return told
            numbers = " → ".join(f"{count:.3f}" for count in found)
            # What begins at some length is a step: the next doubling has to tell the same.
            return f"instructions {numbers} billion at {2 * size >> 10} KB" if grows(*found[:3]) and grows(*found[1:]) else None
        if told and told.startswith("memory"):
            # Arrays and the heap grow in steps, so that the next two doublings have to tell the same.
            return told if grows(now[1], measured(2 * size, False)[1], measured(4 * size, False)[1]) else None
        return told

    size = 65536
    try:
        if name in COUNTED:
            _, path = write(runner.folder, ending, make(count_for(make, LARGEST)))
            time, _, status = runner.run(command(ending, path))
            return f"ends with {status} after {time:.1f} s at 1 MB" if status != 65 or time > REFUSED_AFTER else None
        now = measured(size)
        while now[0] < LEAST and size < LARGEST:
            # As much as takes no longer, if time grows with size.
            size = min(size * max(2, min(16, 1 << int(math.log2(LEAST / now[0])))), LARGEST)
            now = measured(size)
        return confirmed(size) if problem(measured(size // 2), now, size, SUSPECT) else None
    except Ended as end:
        return str(end)


class Ended(Exception):
    """A run that ended neither with a picture nor with a message."""


def chosen_by(options, items):
    """The tenth that a seed chooses, or all."""
    items = [item for item in items if not options.only or options.only in item[0]]
    if options.part is None:
        return items
    return random.Random(options.part).sample(items, (len(items) + 9) // 10)


def spent():
    """Seconds of a core, those of all runs among them."""
    return sum(os.times()[:4])


def add_options(parser):
    parser.add_argument("program")
    parser.add_argument("--part", type=int, help="try a tenth, chosen by this seed")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="leave out what is left after so long, by a core's clock")
    parser.add_argument("--only", help="only those with this in their name")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(parser)
    options = parser.parse_args()
    found = tried = 0
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(os.path.abspath(options.program), folder)
        items = list(all_constructs(runner.program))
        # A construct without a generator is told whatever is chosen.
        missing = [item for item in items if item[2] is None]
        for name, ending, make in missing + chosen_by(options, [item for item in items if item[2]]):
            if spent() > options.seconds:
                break
            problem = grow(runner, name, ending, make)
            tried += 1
            if tried % 50 == 0:
                print(f"{tried} tried, {spent():.0f} s of a core", file=sys.stderr, flush=True)
            if problem:
                found += 1
                print(f"{name}: {problem}", flush=True)
    print(f"{tried} of {len(items)} constructs, {found} grow faster than their input or have no generator")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
