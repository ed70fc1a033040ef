#!/usr/bin/env python3
"""Lists the functions that a start and usual commands call, each where a command first calls it: order.py MOCKUP >order.txt

The linker puts these functions beside each other (--symbol-ordering-file): the system maps pages of a program around those that
are used, and so a picture takes 5 MiB less memory. MOCKUP is a program with its symbols, as `make order` builds it. Names that are
in the list and no longer in a program do no harm. Needs valgrind.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SCREENS = pathlib.Path(__file__).resolve().parent.parent / "Fixtures" / "Screens"


def commands(folder):
    empty = os.path.join(folder, "empty.screen.json")
    with open(empty, "w") as out:
        out.write('{"mockup": 1, "window": {}}\n')

    def render(screen):
        return ["render", str(screen), "-o", os.path.join(folder, "out.png"), "--jobs", "1", "--no-progress"]

    yield ["--version"]
    yield render(empty)
    for screen in ["Benchmarks/settings", "TicTacToe/messages", "GlassBars/appearances"]:
        yield render(SCREENS / f"{screen}.screen.json")
    yield ["test", str(SCREENS / "Gallery/controls.screen.json"), "--record", "none", "--jobs", "1", "--no-progress"]
    yield ["explain", str(SCREENS / "Benchmarks/settings.screen.json")]
    # Images of a catalogue, then those that the commands before have drawn.
    for screen in ["Vectors/svg", "Vectors/pdf", "Assets/icons"] * 2:
        yield render(SCREENS / f"{screen}.screen.json")


def functions(program, command, folder):
    """The functions that a command calls, in the order in which valgrind writes them: by their first call, about."""
    counts = os.path.join(folder, "counts")
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1", "XDG_CACHE_HOME": folder}
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", "--compress-strings=no", f"--callgrind-out-file={counts}", program, *command],
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    with open(counts, errors="replace") as lines:
        # A call within itself has a mark at its end.
        return [re.sub(r"'\d+$", "", line[3:].strip()) for line in lines if line.startswith("fn=")]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    names = subprocess.run(["nm", "--defined-only", "--format=posix", program], capture_output=True, text=True, check=True).stdout
    own = {line.split(" ")[0] for line in names.splitlines() if line.split(" ")[1] in "tTwW"}
    if not own:
        sys.exit(f"order: {program} has no symbols")
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for command in commands(folder):
            found.update(dict.fromkeys(functions(program, command, folder)))
    print("\n".join(name for name in found if name in own))


if __name__ == "__main__":
    main()
