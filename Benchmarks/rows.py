#!/usr/bin/env python3
"""All rows that have a target: whole processes in turns, and the instructions of six of them.

  rows.py measure [--rounds N] [--only TEXT] [--before MOCKUP] [--native COMMAND] [--bench FOLDER] [--peers FILE] [--json FILE] MOCKUP
  rows.py count [--update] MOCKUP
  rows.py table

`measure` prints a table of rows with target, figure and "met", each on a second input of another kind too. --before
names the program of an earlier commit, which takes turns with this one. --native is a command that draws the settings
screen, in place of the program of native.c. --bench is the folder of this package's programs, --peers what the benchmark of
rasterisers has written, with this one as "ours". --json writes the figures, with the machine and the commit. Times are
the least of all rounds: of the processor, where other programs would count otherwise.

`count` counts instructions by valgrind, which repeat, and fails where a row takes over 5 % more than
results/instructions.json says. --update writes that file.

`table` writes the rows of results/rows.json into README.md.
"""
import argparse
import collections
import json
import os
import pathlib
import platform
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from inputs import Stage, boxes, button, empty, label, push, rows, slide, views

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
FIXTURES = ROOT / "Fixtures" / "Screens"
COUNTS = HERE / "results" / "instructions.json"
ROWS = HERE / "results" / "rows.json"
README = HERE / "README.md"
# Lines around the table in README.md.
MARKS = ("<!-- rows -->\n", "<!-- end of rows -->\n")
HEAD = "| row | input | target | before | figure | |\n| --- | --- | ---: | ---: | ---: | --- |"
# What a row may take above its count before `count` fails.
MARGIN = 0.05
# Work of the rasteriser that takes as long as the memory.
MEMORY_BOUND = ["clear", "opaque_rects"]
MIB = 1 << 20


# Measuring

def once(command):
    """Wall and processor time in seconds, and page faults of a process."""
    with open(os.devnull, "r+b") as null:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdin=null, stdout=null, stderr=null)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"rows: {shlex.join(command)[:200]}: status {process.returncode}")
    return {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "faults": usage.ru_minflt}


def memory(command):
    """The largest memory in MiB, as a small parent sees it: this interpreter's own would count otherwise."""
    outcome = subprocess.run(["time", "-f", "%M", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return int(outcome.stderr.strip().split("\n")[-1]) / 1024


def least(commands, rounds):
    """The least of each figure of several commands, which take turns."""
    best = [once(command) for command in commands]
    for _ in range(rounds - 1):
        for index, command in enumerate(commands):
            new = once(command)
            best[index] = {key: min(best[index][key], new[key]) for key in new}
    return best


def beside(commands):
    """The wall time in seconds of commands that run beside each other."""
    start = time.perf_counter()
    processes = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
    for process in processes:
        process.wait()
    return time.perf_counter() - start


def line(row):
    """A row as a line of Markdown."""
    def text(value):
        if value is None:
            return "–"
        return f"{value:,.0f} {row['unit']}".strip() if abs(value) >= 1000 else f"{value:.3g} {row['unit']}".strip()
    if "reason" in row:
        return f"| {row['row']} | | | | – | {row['reason']} |"
    state = {None: "", True: "met", False: "missed"}[row["met"]]
    cells = [row["row"], row["input"], text(row["target"]), text(row["before"]), text(row["figure"]), state]
    return f"| {' | '.join(cells)} |"


def table(options):
    facts = json.loads(ROWS.read_text())
    head = (f"{facts['processor']}, {facts['processors']} processors, load {facts['load']} at the start, the least of "
            f"{facts['rounds']} rounds in turns; {facts['commit']}:")
    rows = "\n".join(line(row) for row in facts["rows"])
    text = README.read_text()
    start, end = (text.index(mark) for mark in MARKS)
    README.write_text(f"{text[:start]}{MARKS[0]}{head}\n\n{HEAD}\n{rows}\n{text[end:]}")


class Table:
    """The rows, measured for each program in turn."""

    def __init__(self, stage, options):
        self.stage, self.options = stage, options
        self.programs = [program for program in (options.before, options.mockup) if program]
        self.out = str(stage.folder / "out.png")
        self.results = []
        print(HEAD)

    def wanted(self, name):
        return not self.options.only or self.options.only in name

    def add(self, name, source, target, figures, unit, least=False):
        """Adds a row whose last figure is this program's. `least` is true where more is better; no target is no verdict."""
        before, figure = (figures[0] if len(figures) > 1 else None), figures[-1]
        met = None if target is None else figure >= target if least else figure <= target
        self.results.append({
            "row": name, "input": source, "unit": unit, "target": target, "before": before, "figure": figure, "met": met})
        print(line(self.results[-1]), flush=True)

    def missing(self, name, reason):
        if self.wanted(name):
            self.results.append({"row": name, "figure": None, "reason": reason})
            print(line(self.results[-1]))

    def run(self, *words, rounds=None, others=()):
        """The figures of each program with some arguments, and behind them those of other commands, all in turns."""
        commands = [[program, *words] for program in self.programs] + list(others)
        return [{**figures, "command": command}
                for figures, command in zip(least(commands, rounds or self.options.rounds), commands)]

    def render(self, path, *words, rounds=None, others=()):
        return self.run("render", str(path), "-o", self.out, "--no-progress", *words, rounds=rounds, others=others)

    def of(self, figures, key, factor=1):
        if key == "MiB":
            return [memory(figure["command"]) for figure in figures]
        return [figure[key] * factor for figure in figures]

    def measure(self):
        for name in [name for name in dir(self) if name.startswith("row_")]:
            getattr(self, name)()

    def row_01_start(self):
        name = "start"
        if not self.wanted(name):
            return
        puts = self.stage.puts()
        # A start is soon over.
        many = 5 * self.options.rounds
        least_puts = least([puts], many)[0]["wall"] * 1e3 if puts else None
        self.add(name, "--version", least_puts and 1.6 * least_puts, self.of(self.run("--version", rounds=many), "wall", 1e3), "ms")
        for source, make in [("empty", empty), ("empty, iOS 6", lambda: empty(system=6))]:
            path = self.stage.file(source.replace(", ", "-"), make)
            self.add(
                name, source, least_puts and 2.5 * least_puts, self.of(self.render(path, rounds=many), "wall", 1e3), "ms")
            counts = [instructions([program, "render", path, "-o", self.out]) for program in self.programs]
            if all(counts):
                self.add("start, instructions", source, 9, [count / 1e6 for count in counts], "million")

    def row_02_cold(self):
        name = "cold screen"
        if not self.wanted(name):
            return
        native = shlex.split(self.options.native) if self.options.native else self.stage.native(HERE / "native.c")
        # Targets of the program that draws the settings of iOS 9. The modern ones are a larger picture.
        screens = [("settings", FIXTURES / "Benchmarks/settings.screen.json", 20, {"default": 0.65, "fastest": 0.45}),
                   ("messages", FIXTURES / "TicTacToe/messages.screen.json", 20, {"default": None, "fastest": None}),
                   ("modern settings", FIXTURES / "Apps/settings.screen.json", None, {"default": 0.75})]
        for source, path, most_memory, targets in screens:
            for compression, target in targets.items():
                found = self.render(path, "--compression", compression, others=[native] if native and target else [])
                drawn = found.pop() if native and target else None
                self.add(f"{name}, {compression}", source, None, self.of(found, "wall", 1e3), "ms")
                if drawn:
                    self.add(
                        f"{name}, {compression}", f"{source}, of a compiled program", target,
                        self.of(found, "wall", 1 / drawn["wall"]), "×")
                if compression == "default":
                    self.add(f"{name}, memory", source, most_memory, self.of(found, "MiB"), "MiB")

    def row_03_further(self):
        name = "further screen"
        if not self.wanted(name):
            return
        screens = [("settings", FIXTURES / "Benchmarks/settings.screen.json", {"default": 5.5, "fastest": 2.5}),
                   ("controls", FIXTURES / "Gallery/controls.screen.json", {"default": None, "fastest": None})]
        for source, path, targets in screens:
            copies, folder = self.stage.copies(path, 200), str(self.stage.folder / "further")
            for compression, target in targets.items():
                words = ["--output-dir", folder, "--jobs", "1", "--no-progress", "--compression", compression]
                all_of_them = self.run("render", *copies, *words, rounds=3)
                one = self.run("render", copies[0], *words, rounds=3)
                self.add(
                    f"{name}, {compression}", source, target,
                    [(all_["cpu"] - one_["cpu"]) / 199 * 1e3 for all_, one_ in zip(all_of_them, one)], "ms")
            words = ["--output-dir", folder, "--no-progress"]
            figures = []
            for program in self.programs:
                two, halves = [], []
                for _ in range(max(1, self.options.rounds // 2)):
                    two.append(beside([[program, "render", *copies, *words, "--jobs", "2"]]))
                    halves.append(beside([
                        [program, "render", *half, *words, "--jobs", "1"] for half in (copies[::2], copies[1::2])]))
                figures.append(min(halves) / min(two))
            self.add("two jobs of two processes", source, 0.97, figures, "×", least=True)

    def row_04_test(self):
        name = "test, unchanged"
        if not self.wanted(name):
            return
        # Screens with one picture, which `render` draws, too.
        for source in ["TicTacToe", "Astronomy"]:
            folder = FIXTURES / source
            ids = subprocess.run([self.options.mockup, "test", str(folder), "--list"], capture_output=True, text=True).stdout
            count = collections.Counter(re.split("[~@]", one)[0] for one in ids.split())
            screens = [str(folder / f"{one}.screen.json") for one in ids.split() if count[one] == 1]
            words = ["--jobs", "1", "--no-progress"]
            found = self.run("test", *screens, "--record", "none", *words, rounds=self.options.rounds)
            drawn = self.run(
                "render", *screens, "--output-dir", str(self.stage.folder / "drawn"), "--compression", "fastest", *words, rounds=self.options.rounds)
            start = self.run("--version", rounds=3)
            self.add(
                f"{name}, of drawing and packing `fastest`", source, 1,
                [all_["cpu"] / one["cpu"] for all_, one in zip(found, drawn)], "×")
            self.add(
                f"{name}, page faults", source, 100,
                [(all_["faults"] - one["faults"]) / len(screens) for all_, one in zip(found, start)], "a picture")

    def row_05_explain(self):
        name = "explain of 100,000"
        if not self.wanted(name):
            return
        for source, make in [("rows", lambda: rows(100_000)), ("views", lambda: views(100_000, boxes))]:
            found = self.run("explain", self.stage.file(f"explain-{source}", make), rounds=2)
            self.add(name, source, 1, self.of(found, "cpu"), "s")
            self.add(f"{name}, memory", source, 150, self.of(found, "MiB"), "MiB")

    def row_06_labels(self):
        name = "20,000 in one view"
        if not self.wanted(name):
            return
        # The target is that of labels. A button is two objects: itself and its label.
        for source, make, target in [
                ("labels", lambda: views(20_000, label), 0.25), ("buttons", lambda: views(20_000, button), None)]:
            found = self.render(self.stage.file(f"many-{source}", make), rounds=3)
            self.add(name, source, target, self.of(found, "cpu"), "s")

    def row_07_rules(self):
        name = "10,000 views, 1,000 rules"
        if not self.wanted(name):
            return
        bench = self.options.bench and pathlib.Path(self.options.bench) / "appearance-bench"
        if not bench or not bench.exists():
            return self.missing(name, "not measured: --bench names no appearance-bench")
        text = subprocess.run([str(bench)], capture_output=True, text=True, check=True).stdout
        figures = [float(number) for number in re.findall(r"([\d.]+) (?:ms|%)", text)]
        self.add(name, "appearance-bench", 15, [figures[1]], "ms")
        self.add(name, "… idle rules add", 2, [figures[3]], "%")

    def row_08_animation(self):
        name = "APNG of 30 frames"
        if not self.wanted(name):
            return
        for source, make in [("push", push), ("slider", slide)]:
            found = self.render(self.stage.file(f"animation-{source}", make), "--format", "apng", rounds=5)
            self.add(name, source, 130, self.of(found, "cpu", 1e3), "ms")

    def row_09_vectors(self):
        name = "123 vectors, kept"
        if not self.wanted(name):
            return
        text = subprocess.run(
            [str(HERE / "vectors.py"), "--rounds", str(self.options.rounds), self.options.mockup],
            capture_output=True, text=True, check=True).stdout
        for kind in ["SVG", "PDF"]:
            found = re.search(rf"123 {kind}, kept\s+([\d.]+)\s+([+-][\d.]+)", text)
            if found:
                # No program reads and packs in less.
                least = re.search(r"least\s+([\d.]+)", text)
                target = max(6, 1.1 * float(least[1])) if least else 6
                self.add(name, kind, target, [float(found[2])], "ms above")

    def row_10_shard(self):
        name = "100,000 pictures found"
        if not self.wanted(name):
            return
        folders = [("100,000 screens", self.stage.shard(100_000, None)),
                   ("25,000 screens, 4 variants", self.stage.shard(25_000, {"systems": [12, 17], "styles": ["light", "dark"]}))]
        for source, folder in folders:
            found = self.run("test", folder, "--list", "--shard", "1/8", rounds=3)
            self.add(name, source, 0.25, self.of(found, "cpu"), "s")
            self.add(f"{name}, memory", source, 40, self.of(found, "MiB"), "MiB")

    def row_11_preview(self):
        name = "preview"
        if not self.wanted(name):
            return
        # What the tests of the pages need isn't asked for by other rows.
        import trying
        folder = self.stage.folder / "preview"
        tried, saved = [], []
        for index, program in enumerate(os.path.abspath(program) for program in self.programs):
            tried.append(statistics.median(trying.tried(program, folder / f"one-{index}")) * 1e3)
            saved.append(sorted(trying.wall(program, folder / f"wall-{index}"))[1])
        self.add(f"{name}, a value that is tried", "390 × 844 at 3x", 12, tried, "ms")
        self.add(f"{name}, a theme that is saved", "36 pictures that show", 150, [first * 1e3 for first, _ in saved], "ms")
        self.add(f"{name}, a theme that is saved", "all 800", 4, [last for _, last in saved], "s")

    def row_12_raster(self):
        name = "raster"
        if not self.wanted(name):
            return
        if not self.options.peers:
            return self.missing(name, "not measured: --peers names no file")
        for key, times in json.loads(pathlib.Path(self.options.peers).read_text())["ms"].items():
            work, surface = key.split("@")
            ours = times.pop("ours")
            plain = [time for peer, time in times.items() if peer.startswith("c_")]
            libraries = {peer: time for peer, time in times.items() if not peer.startswith("c_")}
            peer = min(libraries, key=libraries.get)
            is_bound = work in MEMORY_BOUND
            self.add(f"{name}, {work}", f"{surface}, of {peer}", 1 if is_bound else 0.95, [ours / libraries[peer]], "×")
            if is_bound:
                self.add(f"{name}, {work}", f"{surface}, of a plain loop of stores", 1.03, [ours / min(plain)], "×")


# Instructions

def instructions(command, cwd=None):
    """Instructions of a process; nil where there is no valgrind."""
    if not shutil.which("valgrind"):
        return None
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1"}
    outcome = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", outcome.stderr)
    if outcome.returncode or not found:
        sys.exit(f"rows: {shlex.join(command)}: status {outcome.returncode}\n{outcome.stderr[-2000:]}")
    return int(found[1])


def counted(mockup, folder):
    """The commands whose instructions are counted: a start, an empty screen, and four kinds of work."""
    out = str(folder / "out.png")
    screen = Stage(folder).file("empty", empty)
    one = ["--jobs", "1", "--no-progress"]
    return {
        "version": [mockup, "--version"],
        "empty": [mockup, "render", screen, "-o", out, *one],
        "settings, fastest": [
            mockup, "render", "Fixtures/Screens/Benchmarks/settings.screen.json", "-o", out, "--compression", "fastest", *one],
        "messages, default": [mockup, "render", "Fixtures/Screens/TicTacToe/messages.screen.json", "-o", out, *one],
        "controls, test": [
            mockup, "test", "Fixtures/Screens/Gallery/controls.screen.json", "--record", "none", *one],
        "settings, explain": [mockup, "explain", "Fixtures/Screens/Benchmarks/settings.screen.json"],
    }


def count(options):
    known = json.loads(COUNTS.read_text())["rows"] if COUNTS.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        commands = counted(os.path.abspath(options.mockup), pathlib.Path(folder))
        found = {name: instructions(command, cwd=ROOT) for name, command in commands.items()}
    if None in found.values():
        sys.exit("rows: counting instructions needs valgrind (apt-get install valgrind)")
    status = 0
    print(f"{'row':20s}{'before':>15s}{'now':>15s}")
    for name, value in found.items():
        before = known.get(name)
        change = f"{(value / before - 1) * 100:+.1f} %" if before else ""
        is_worse = before is not None and value > before * (1 + MARGIN)
        print(f"{name:20s}{before or '–':>15}{value:15d}  {change}{'  more than 5 % above' if is_worse else ''}")
        status = 1 if is_worse and not options.update else status
    if options.update:
        COUNTS.parent.mkdir(exist_ok=True)
        COUNTS.write_text(json.dumps({"commit": commit(), "rows": found}, indent=2) + "\n")
    elif status:
        print("A row that has to take more is written by: Benchmarks/rows.py count --update MOCKUP")
    sys.exit(status)


# Results

def commit():
    return subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True).stdout.strip()


def processor():
    found = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return found[1] if found else platform.machine()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    measure = commands.add_parser("measure")
    measure.add_argument("mockup")
    measure.add_argument("--rounds", type=int, default=9)
    measure.add_argument("--only")
    measure.add_argument("--before")
    measure.add_argument("--native")
    measure.add_argument("--bench")
    measure.add_argument("--peers")
    measure.add_argument("--json", type=pathlib.Path)
    measure.set_defaults(action=run)
    counting = commands.add_parser("count")
    counting.add_argument("mockup")
    counting.add_argument("--update", action="store_true")
    counting.set_defaults(action=count)
    commands.add_parser("table").set_defaults(action=table)
    options = parser.parse_args()
    options.action(options)


def installed(program, folder, name):
    """A copy of a program, written in small pieces as unpacking an archive does: one that was copied whole, or that the system has
    read from a disk, lies in larger pieces of the page cache, and starts a tenth sooner."""
    path = os.path.join(folder, name)
    with open(program, "rb") as source, open(path, "wb", buffering=0) as target:
        while piece := source.read(10_240):
            target.write(piece)
    os.chmod(path, 0o755)
    return path


def run(options):
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        options.mockup = installed(options.mockup, folder, "mockup")
        options.before = options.before and installed(options.before, folder, "earlier-mockup")
        table = Table(Stage(pathlib.Path(folder)), options)
        table.measure()
    if options.json:
        facts = {"commit": commit(), "processor": processor(), "processors": len(os.sched_getaffinity(0)),
                 "system": platform.platform(), "load": round(load, 2), "rounds": options.rounds}
        options.json.parent.mkdir(exist_ok=True)
        options.json.write_text(json.dumps({**facts, "rows": table.results}, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
