#!/usr/bin/env python3
"""Finds what grows faster than its input.

    Tools/growth/growth.py .build/release/mockup [--part SEED] [--only TEXT]

Each construct that the program lists, and each piece of a format that its sources name, is doubled four times, up to 64 KB. Told
are constructs whose last doubling takes more than 2.4 times the processor time or memory, those that nobody wrote a generator
for, and files that end in another way than with a picture or a message. With --part a tenth is tried, chosen by the seed.

Time is that of the process, the least of five runs, less that of an empty document. Documents that take less than 25 ms at 64 KB are
doubled on, up to 1 MB, until they take as long: clocks are too coarse for less.
"""

import argparse
import json
import os
import random
import resource
import subprocess
import sys
import tempfile

import constructs
import formats

LIMIT = 2.4
RUNS = 5
LEAST = 0.025
LARGEST = 1 << 20
TIMEOUT = 60


class Runner:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.empty = {}

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


def command(ending, path):
    if ending in ("svg", "pdf"):
        return ["render", "s.screen.json", "-o", "/dev/null"]
    if ending in ("m", "uiss.json"):
        return ["import", path, "-o", "out.theme.json"]
    if ending == "mockup.json":
        return ["validate", path]
    return ["render", path, "-o", "/dev/null"]


def write(folder, ending, content):
    path = os.path.join(folder, "mockup.json" if ending == "mockup.json" else "x." + ending)
    data = content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass")
    if ending in ("svg", "pdf"):
        name = os.path.join(folder, "a.xcassets", "i.imageset")
        os.makedirs(name, exist_ok=True)
        with open(os.path.join(name, "x." + ending), "wb") as file:
            file.write(data)
        with open(os.path.join(name, "Contents.json"), "w") as file:
            json.dump({"images": [{"idiom": "universal", "filename": "x." + ending}],
                       "info": {"version": 1, "author": "xcode"}}, file)
        with open(os.path.join(folder, "s.screen.json"), "w") as file:
            json.dump({"mockup": 1, "system": 13, "assets": ["a.xcassets"], "window": {"subviews": [
                {"class": "UIImageView", "image": "i", "frame": [0, 0, 99, 99]}]}}, file)
    else:
        with open(path, "wb") as file:
            file.write(data)
    return len(data), os.path.basename(path)


def count_for(make, size):
    """How many of a construct come to so many bytes."""
    one, many = len(encoded(make(8))), len(encoded(make(72)))
    each = max((many - one) / 64, 1e-9)
    return max(1, int((size - one) / each)) if each > 0.01 else size


def encoded(content):
    if isinstance(content, bytes):
        return content
    return content.encode("utf-8", "surrogatepass")


def all_constructs(program):
    for name, make in constructs.properties(constructs.Program(program)):
        yield name, "screen.json", make and (lambda n, make=make: json.dumps(make(n)))
    yield from constructs.pieces()
    yield from formats.files()
    for name, ending, make in formats.code():
        yield name, "uiss.json" if ending == "json" else ending, make
    for name, make in formats.project():
        yield name, "mockup.json", lambda n, make=make: json.dumps({"mockup": 1, **make(n)})


def grow(runner, name, ending, make):
    """What is wrong with a construct; None if nothing is."""
    if make is None:
        return "has no generator"
    base = runner.empty.get(ending)
    if base is None:
        _, path = write(runner.folder, ending, make(1))
        base = runner.empty[ending] = runner.measure(command(ending, path))
    size, previous = 4096, None
    while size <= LARGEST:
        _, path = write(runner.folder, ending, make(count_for(make, size)))
        words = command(ending, path)
        time, memory, status = runner.measure(words, once=size < 32768)
        if status < 0 or status not in (0, 1, 64, 65, 66):
            return f"ends with {status} at {size >> 10} KB after {time:.1f} s"
        now = (max(time - base[0], 1e-4), max(memory - base[1], 1))
        if size >= 65536 and now[0] >= LEAST and previous:
            if now[0] > LIMIT * previous[0] and previous[0] > LEAST / 5:
                return f"time {previous[0]:.3f} → {now[0]:.3f} s at {size >> 10} KB"
            if now[1] > LIMIT * previous[1] and now[1] > 8192:
                return f"memory {previous[1]} → {now[1]} KiB at {size >> 10} KB"
            return None
        previous = now
        size *= 2
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--part", type=int, help="try a tenth, chosen by this seed")
    parser.add_argument("--only", help="only constructs with this in their name")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(program, folder)
        items = list(all_constructs(program))
        chosen = [item for item in items if not options.only or options.only in item[0]]
        if options.part is not None:
            chosen = random.Random(options.part).sample(chosen, (len(chosen) + 9) // 10)
        # A construct without a generator is told whatever is chosen.
        chosen = [item for item in items if item[2] is None] + [item for item in chosen if item[2]]
        for name, ending, make in chosen:
            problem = grow(runner, name, ending, make)
            if problem:
                found += 1
                print(f"{name}: {problem}", flush=True)
    print(f"{len(chosen)} of {len(items)} constructs, {found} grow faster than their input or have no generator")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
