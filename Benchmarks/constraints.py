#!/usr/bin/env python3
"""Our solver of constraints beside kiwi's: the same systems, in turns, batch by batch.

  constraints.py [--rounds N] [--only TEXT] KIWI CONSTRAINTS_BENCH

KIWI is a folder with kiwi's headers (the source of PyPI's kiwisolver: `pip download --no-binary :all: --no-deps
kiwisolver`), or that archive. constraints.cpp is compiled against them with -O3. The systems have the kinds of constraints
that interface files have, about as often. Prints, for building and solving, the least and the median time of a round in
milliseconds of the processor and the ratio of the medians; then how far the sums of errors of any level are apart, and the
values, which only some systems decide wholly. A case that takes long has fewer rounds, 3 at least.
"""
import argparse
import glob
import os
import random
import statistics
import subprocess
import tarfile
import tempfile
import time

REQUIRED, COMPRESSION, HUGGING, LABEL_HUGGING = 1000, 750, 250, 251
# What ConstraintLayout adds for each view, below all priorities.
ORIGIN, SIZE = 0.5, 0.25
# Weights of the levels for kiwi, which has none: its strengths end below 1e9.
WEIGHTS = {REQUIRED: 0, COMPRESSION: 9e8, LABEL_HUGGING: 1e6, HUGGING: 1e3, ORIGIN: 1, SIZE: 0.1}
# The least time of a batch in seconds: shorter ones are repeated.
LEAST_BATCH = 0.02
# The time of a case in seconds, after which there are no more rounds.
CASE_TIME = 12
LEAST_ROUNDS = 3


class View:
    def __init__(self, system):
        self.x, self.y = system.variable(False), system.variable(False)
        self.w, self.h = system.variable(True), system.variable(True)
        if system.has_wishes:
            system.wishes += [(self.x, ORIGIN), (self.y, ORIGIN), (self.w, SIZE), (self.h, SIZE)]

    def side(self, name):
        """An attribute as a sum of variables."""
        return {
            "left": {self.x: 1}, "right": {self.x: 1, self.w: 1}, "top": {self.y: 1},
            "bottom": {self.y: 1, self.h: 1}, "width": {self.w: 1}, "height": {self.h: 1},
            "centerX": {self.x: 1, self.w: 0.5}, "centerY": {self.y: 1, self.h: 0.5},
            # Of text in the middle of its view.
            "baseline": {self.y: 1, self.h: 0.5},
        }[name]


class System:
    """Variables and constraints, as lines of the benchmark's protocol."""

    def __init__(self, seed, has_wishes=False):
        self.random = random.Random(seed)
        self.has_wishes = has_wishes
        self.flags, self.lines, self.wishes = [], [], []

    def variable(self, is_nonnegative):
        self.flags.append("1" if is_nonnegative else "0")
        return len(self.flags) - 1

    def add(self, terms, relation, constant, priority=REQUIRED):
        pairs = " ".join(f"{index} {factor}" for index, factor in terms.items() if factor != 0)
        self.lines.append(f"constraint {priority} {WEIGHTS[priority]} {relation} {constant} {pairs}")

    def hold(self, view, name, relation, constant, other=None, factor=1, other_name=None, priority=REQUIRED):
        """view.name relation other.other_name × factor + constant."""
        terms = dict(view.side(name))
        if other:
            for index, coefficient in other.side(other_name or name).items():
                terms[index] = terms.get(index, 0) - coefficient * factor
        self.add(terms, relation, constant, priority)

    def content(self, view, width, height, hugging=HUGGING):
        """The size of a view's content, as two constraints on each axis."""
        for name, length in (("width", width), ("height", height)):
            if length is not None:
                self.hold(view, name, "<=", length, priority=hugging)
                self.hold(view, name, ">=", length, priority=COMPRESSION)

    def text(self, view, least=40, greatest=160):
        self.content(view, self.random.randint(least, greatest), 20.5, LABEL_HUGGING)

    def protocol(self):
        wishes = [f"constraint {level} {WEIGHTS[level]} = 0 {index} 1" for index, level in sorted(
            self.wishes, key=lambda wish: wish[0])]
        return ["variables " + "".join(self.flags)] + self.lines + wishes

    @property
    def count(self):
        return len(self.lines) + len(self.wishes)


# MARK: A screen

def settings_row(system, page, top):
    row, label, switch = View(system), View(system), View(system)
    place(system, row, page, top, 8)
    system.hold(row, "height", "=", 44)
    system.hold(label, "left", "=", 16, row)
    system.hold(label, "centerY", "=", 0, row)
    system.hold(label, "right", "<=", -8, switch, other_name="left")
    system.hold(switch, "right", "=", -16, row)
    system.hold(switch, "centerY", "=", 0, row)
    system.hold(label, "top", ">=", 11, row)
    system.hold(label, "bottom", "<=", -11, row)
    system.text(label)
    system.content(switch, 49, 31, COMPRESSION)
    return row


def place(system, view, page, top, gap):
    system.hold(view, "left", "=", 16, page)
    system.hold(view, "right", "=", -16, page)
    below(system, view, top, gap, page)


def below(system, view, top, gap, page):
    if top is page:
        system.hold(view, "top", "=", 20, page)
    else:
        system.hold(view, "top", "=", gap, top, other_name="bottom")


def form_field(system, page, top):
    label, field = View(system), View(system)
    system.hold(label, "left", "=", 16, page)
    below(system, field, top, 20, page)
    system.hold(field, "left", "=", 8, label, other_name="right")
    system.hold(field, "right", "=", -16, page)
    system.hold(label, "baseline", "=", 0, field)
    system.text(label)
    system.content(field, 97, 34)
    return field


def cover(system, page, top):
    image = View(system)
    place(system, image, page, top, 12)
    system.add({image.h: 1, image.w: -9 / 16}, "=", 0)
    return image


def two_buttons(system, page, top):
    one, two = View(system), View(system)
    below(system, one, top, 16, page)
    system.hold(one, "left", "=", 16, page)
    system.hold(two, "right", "=", -16, page)
    system.hold(two, "left", "=", 12, one, other_name="right")
    system.hold(two, "width", "=", 0, one)
    system.hold(two, "top", "=", 0, one)
    system.hold(two, "height", "=", 0, one)
    system.hold(one, "height", "=", 44)
    system.content(one, system.random.randint(50, 90), None)
    system.content(two, system.random.randint(50, 90), None)
    return one


def paragraph(system, page, top):
    title, body = View(system), View(system)
    place(system, title, page, top, 16)
    place(system, body, page, title, 4)
    system.text(title)
    system.content(body, 343, 20.5 * system.random.randint(1, 5), LABEL_HUGGING)
    return body


def avatar(system, page, top):
    image, badge = View(system), View(system)
    below(system, image, top, 16, page)
    system.hold(image, "centerX", "=", 0, page)
    system.hold(image, "width", "=", 96)
    system.add({image.h: 1, image.w: -1}, "=", 0)
    system.hold(badge, "right", "=", 4, image)
    system.hold(badge, "bottom", "=", 4, image)
    system.content(badge, 24, 24, LABEL_HUGGING)
    return image


def card(system, page, top):
    box, image, title, detail, arrow = (View(system) for _ in range(5))
    place(system, box, page, top, 12)
    for name, constant in (("left", 12), ("top", 12)):
        system.hold(image, name, "=", constant, box)
    system.hold(image, "bottom", "<=", -12, box)
    system.hold(image, "width", "=", 56)
    system.hold(image, "height", "=", 56)
    system.hold(title, "left", "=", 12, image, other_name="right")
    system.hold(title, "top", "=", 0, image)
    system.hold(title, "right", "<=", -8, arrow, other_name="left")
    system.hold(detail, "left", "=", 0, title)
    system.hold(detail, "top", "=", 2, title, other_name="bottom")
    system.hold(detail, "right", "=", -8, arrow, other_name="left")
    system.hold(detail, "bottom", "=", -12, box)
    system.hold(arrow, "right", "=", -12, box)
    system.hold(arrow, "centerY", "=", 0, box)
    system.text(title)
    system.content(detail, 180, 41, HUGGING)
    system.content(arrow, 10, 14, COMPRESSION)
    return box


BLOCKS = [settings_row, settings_row, settings_row, form_field, form_field, cover, two_buttons, paragraph, paragraph,
          avatar, card, card]


def screen(count, has_wishes=False, is_fitting=False):
    """Blocks below each other in a scrolled page, until there are `count` constraints."""
    system = System(count, has_wishes)
    page = View(system)
    system.add({page.x: 1}, "=", 0)
    system.add({page.y: 1}, "=", 0)
    if is_fitting:
        system.hold(page, "width", ">=", 320)
        system.hold(page, "width", "<=", 430)
        system.hold(page, "width", "=", 0, priority=HUGGING)
    else:
        system.hold(page, "width", "=", 375)
    top = page
    while system.count < count - 1:
        lines, flags, wishes = list(system.lines), list(system.flags), list(system.wishes)
        block = system.random.choice(BLOCKS)(system, page, top)
        if system.count > count - 1:
            # Too many: the last ones are labels of a few constraints.
            system.lines, system.flags, system.wishes = lines, flags, wishes
            if count - 1 - system.count < (7 if has_wishes else 3):
                break
            block = View(system)
            place(system, block, page, top, 8)
        top = block
    system.hold(page, "bottom", "=", 20, top)
    return [system]


# MARK: Cells

def cell(system, has_content):
    """An image, a title over a subtitle, and a switch: 12 constraints, and what their contents add."""
    box, image, title, subtitle, switch = (View(system) for _ in range(5))
    system.add({box.x: 1}, "=", 0)
    system.add({box.y: 1}, "=", 0)
    system.hold(box, "width", "=", 375)
    start = len(system.lines)
    system.hold(image, "left", "=", 16, box)
    system.hold(image, "centerY", "=", 0, box)
    system.hold(image, "width", "=", 40)
    system.hold(image, "height", "=", 40)
    system.hold(title, "left", "=", 12, image, other_name="right")
    system.hold(title, "top", "=", 11, box)
    system.hold(title, "right", "<=", -8, switch, other_name="left")
    system.hold(subtitle, "left", "=", 0, title)
    system.hold(subtitle, "top", "=", 2, title, other_name="bottom")
    system.hold(subtitle, "bottom", "=", -11, box)
    system.hold(switch, "right", "=", -16, box)
    system.hold(switch, "centerY", "=", 0, box)
    assert len(system.lines) - start == 12
    if has_content:
        system.text(title, greatest=230)
        system.text(subtitle, greatest=200)
        system.content(switch, 49, 31, COMPRESSION)


def cells(count, has_content=True, has_wishes=True, is_one=False):
    systems = []
    for index in range(count):
        if index == 0 or not is_one:
            systems.append(System(index, has_wishes))
        cell(systems[-1], has_content)
    return systems


CASES = {
    "screen, 400 constraints": screen(400),
    "screen as wide as its content, 400": screen(400, is_fitting=True),
    "screen, 400 with wishes": screen(400, has_wishes=True),
    "screen, 800": screen(800),
    "screen, 1600": screen(1600),
    "200 cells of 12": cells(200, has_content=False, has_wishes=False),
    **{f"{count} cells of 12 with contents": cells(count, has_wishes=False) for count in (50, 100, 200, 400, 800)},
    "200 cells of 12 with contents, wishes": cells(200),
    **{f"one system, {count} cells with contents": cells(count, has_wishes=False, is_one=True)
       for count in (50, 100, 200, 400, 800)},
}


# MARK: The programs

class Program:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def send(self, lines):
        self.process.stdin.write("\n".join(lines) + "\n")
        self.process.stdin.flush()

    def ask(self, line):
        self.send([line])
        return [float(word) for word in self.process.stdout.readline().split()]

    def quit(self):
        self.send(["quit"])
        self.process.wait()


def compiled(kiwi, folder):
    if os.path.isfile(kiwi):
        with tarfile.open(kiwi) as archive:
            archive.extractall(folder, filter="data")
        kiwi = folder
    headers = glob.glob(os.path.join(kiwi, "**", "kiwi", "kiwi.h"), recursive=True)
    if not headers:
        raise SystemExit(f"{kiwi}: no kiwi/kiwi.h in it")
    program = os.path.join(folder, "kiwi-bench")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "constraints.cpp")
    include = os.path.dirname(os.path.dirname(headers[0]))
    subprocess.run(
        [os.environ.get("CXX", "c++"), "-std=c++17", "-O3", "-DNDEBUG", "-I", include, source, "-o", program],
        check=True)
    return program


def errors(systems, values):
    """The sum of errors of each level."""
    result, start = {}, 0
    for system in systems:
        for line in system.protocol()[1:]:
            _, priority, _, relation, constant, *pairs = line.split()
            total = -float(constant)
            for index, factor in zip(pairs[::2], pairs[1::2], strict=True):
                total += float(factor) * values[start + int(index)]
            error = {"=": abs(total), "<=": max(0, total), ">=": max(0, -total)}[relation]
            result[priority] = result.get(priority, 0) + error
        start += len(system.flags)
    return result


def measure(ours, kiwi, systems, rounds):
    lines = ["clear"] + [line for system in systems for line in system.protocol()]
    programs = (ours, kiwi)
    for program in programs:
        program.send(lines)
    answers = [program.ask("values") for program in programs]
    sums = [errors(systems, values) for values in answers]
    apart = (max(abs(sums[0][level] - sums[1][level]) for level in sums[0]),
             max(abs(a - b) for a, b in zip(*answers, strict=True)))
    repeats = [max(1, int(LEAST_BATCH / (sum(program.ask("batch 1")) / 1e9))) for program in programs]
    times = [[], []]
    end = time.monotonic() + CASE_TIME
    for done in range(rounds):
        if done >= LEAST_ROUNDS and time.monotonic() > end:
            break
        for index, program in enumerate(programs):
            times[index].append([taken / 1e6 for taken in program.ask(f"batch {repeats[index]}")])
    return times, apart


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--only", default="")
    parser.add_argument("kiwi")
    parser.add_argument("bench")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ours, kiwi = Program(arguments.bench), Program(compiled(arguments.kiwi, folder))
        print(f"{'least / median, ms':38} {'ours':>15} {'kiwi':>15} {'ratio':>6}"
              f"  {'ours, solving':>15} {'kiwi, solving':>15} {'ratio':>6}"
              f" {'errors':>8} {'values':>8}")
        for name, systems in CASES.items():
            if arguments.only not in name:
                continue
            times, apart = measure(ours, kiwi, systems, arguments.rounds)
            line = f"{name:38}"
            for which in (sum, lambda pair: pair[1]):
                numbers = [[which(pair) for pair in program] for program in times]
                for program in numbers:
                    line += f" {min(program):7.3f}/{statistics.median(program):7.3f}"
                line += f" {statistics.median(numbers[0]) / statistics.median(numbers[1]):6.2f} "
            print(f"{line} {apart[0]:7.1g} {apart[1]:8.1g}", flush=True)
        ours.quit()
        kiwi.quit()


if __name__ == "__main__":
    main()
