#!/usr/bin/env python3
"""Interrupts the program at every system call that writes, and looks at what is left.

  faults.py MOCKUP [SCENARIO...]

Each scenario is run once undisturbed. Then, for every call of each kind that the run made, a fresh copy of the
project is run again, with the process killed at that call, and with the call failing for want of space. Each file
has to be the old one or the new one, whole; the same command has to bring the project to its end afterwards. Disks
that are full (a small tmpfs, if it can be mounted) and limits of memory are tried in steps.

Needs strace. Exits with 1 if a file was lost, and prints the figures.
"""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

# The calls that change files. Not all exist on every architecture.
CALLS = ["openat", "write", "fsync", "rename", "mkdir", "unlink", "rmdir", "fchmod"]
# Calls that say that there is no space, and the exit status that has to follow.
FULL = {"openat": "ENOSPC", "write": "ENOSPC", "fsync": "EIO", "rename": "ENOSPC", "mkdir": "ENOSPC"}

SCREEN = """{"mockup": 1, "device": {"size": [20, 10], "scale": 2, "statusBarHeight": 0},
 "window": {"backgroundColor": "white", "subviews": [
   {"class": "UIView", "id": "box", "frame": [2, 3, 10, 2], "backgroundColor": "%s"}]}}
"""


def files(folder):
    """Every file of a folder by its path, without those that are not complete yet, what the program notes about its
    last run, and the store of drawings, which is named after the project's folder and carries checksums."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".mockup-") and path.parent.name != ".mockup"
        and folder / "cache" not in path.parents}


class Scenario:
    """A project, and a command that writes to it."""

    def __init__(self, name, mockup, prepare, command):
        self.name, self.mockup, self.prepare, self.command = name, mockup, prepare, command

    def project(self, parent):
        folder = pathlib.Path(tempfile.mkdtemp(dir=parent))
        self.prepare(folder, self.mockup)
        return folder

    def run(self, folder, *wrapper, limit=None):
        environment = {
            **os.environ, "CI": "1", "SWIFT_BACKTRACE": "enable=no", "XDG_CACHE_HOME": str(folder / "cache")}
        limits = f"ulimit -v {limit}; " if limit else ""
        return subprocess.run(
            ["bash", "-c", f'{limits}exec "$@"', "bash", *wrapper, self.mockup, *self.command],
            cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)


def run(mockup, folder, *arguments):
    subprocess.run(
        [mockup, *arguments], cwd=folder, env={**os.environ, "CI": "1"}, capture_output=True)


def screens(folder, color, names=("a", "b")):
    for name in names:
        (folder / f"{name}.screen.json").write_text(SCREEN % color)


def prepare_render(folder, mockup):
    screens(folder, "red")
    run(mockup, folder, "render", "a.screen.json", "b.screen.json", "--output-dir", "out")
    screens(folder, "blue")


def prepare_record(folder, mockup):
    screens(folder, "red")
    run(mockup, folder, "test", "--record", "missing")
    screens(folder, "blue")
    screens(folder, "green", ["c"])


def prepare_report(folder, mockup):
    prepare_record(folder, mockup)
    run(mockup, folder, "test", "--record", "none", "--report", "report")


def prepare_shards(folder, mockup):
    prepare_record(folder, mockup)
    for shard in "12":
        run(mockup, folder, "test", "--record", "none", "--shard", f"{shard}/2", "--report", shard)


CODE = """@implementation Theme
- (void)apply {
  [[UISwitch appearance] setOnTintColor:[UIColor %s]];
  [[UISlider appearance] setThumbImage:[UIImage imageNamed:@"thumb"] forState:UIControlStateNormal];
}
@end
"""
THEME = """{"mockup": 1, "name": "faults", "appearance": [
  {"class": "UISwitch", "set": {"onTintColor": "%s"}},
  {"class": "UISlider", "set": {"minimumTrackImage": {"size": [9, 4], "draw": [{"fill": "%s", "rect": [0, 0, 9, 4]}]}}}]}
"""
ICON = """<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="3" fill="%s"/></svg>
"""
ICONS = """{"mockup": 1, "assets": ["Icons.xcassets"], "device": {"size": [20, 10], "scale": 2, "statusBarHeight": 0},
 "window": {"subviews": [
   {"class": "UIImageView", "id": "one", "frame": [1, 1, 8, 8], "image": "one"},
   {"class": "UIImageView", "id": "two", "frame": [11, 1, 8, 8], "image": "two"}]}}
"""


def prepare_import(folder, mockup):
    (folder / "Theme.m").write_text(CODE % "redColor")
    run(mockup, folder, "import", "Theme.m", "-o", "Themes")
    (folder / "Theme.m").write_text(CODE % "blueColor")


def prepare_export(folder, mockup):
    (folder / "a.theme.json").write_text(THEME % ("red", "red"))
    run(mockup, folder, "export", "a.theme.json", "--language", "objc", "-o", "App")
    (folder / "a.theme.json").write_text(THEME % ("blue", "green"))


def prepare_drawings(folder, mockup):
    (folder / "a.screen.json").write_text(ICONS)
    for name, color in ("one", "red"), ("two", "blue"):
        image_set = folder / "Icons.xcassets" / f"{name}.imageset"
        image_set.mkdir(parents=True)
        (image_set / "icon.svg").write_text(ICON % color)
        (image_set / "Contents.json").write_text('{"images": [{"idiom": "universal", "filename": "icon.svg"}]}')


SCENARIOS = [
    ("render", prepare_render,
     ["render", "a.screen.json", "b.screen.json", "--output-dir", "out", "--jobs", "1"]),
    ("record", prepare_record, ["test", "--record", "all", "--jobs", "1"]),
    ("report", prepare_record, ["test", "--record", "none", "--report", "report", "--jobs", "1"]),
    ("accept", prepare_report, ["review", "report", "--accept-all"]),
    ("merge", prepare_shards, ["merge-report", "1", "2", "-o", "merged"]),
    ("init", lambda folder, mockup: None, ["init", "project"]),
    ("import", prepare_import, ["import", "Theme.m", "-o", "Themes", "--force"]),
    ("export", prepare_export, ["export", "a.theme.json", "--language", "objc", "-o", "App", "--force"]),
    ("drawings", prepare_drawings, ["render", "a.screen.json", "-o", "a.png", "--jobs", "1"]),
]


def without_times(contents, path):
    """The contents of a file without the durations of tests, and when they were run."""
    if path.endswith((".json", ".html", ".xml")):
        return re.sub(rb'"(seconds|finished)": [0-9.e-]+|time="[0-9.e-]+"', b"", contents)
    return contents


def problems(before, after, expected):
    """Files that are neither as before nor as the undisturbed run leaves them."""
    found = []
    for path in sorted({*before, *after}):
        allowed = [without_times(version[path], path) if path in version else None
                   for version in (before, expected)]
        contents = without_times(after[path], path) if path in after else None
        if contents not in allowed:
            found.append(path)
    return found


def writing_calls(lines, call):
    """The numbers that strace gives to calls of a kind that write: each thread has its own."""
    seen, found = {}, set()
    for line in lines:
        thread, _, rest = line.partition(" ")
        if not rest.lstrip().startswith(f"{call}("):
            continue
        seen[thread] = seen.get(thread, 0) + 1
        if call != "openat" or "O_CREAT" in rest or "O_WRONLY" in rest:
            found.add(seen[thread])
    return sorted(found)


class Figures:
    killed = failed = full = memory = lost = 0


def check(what, scenario, folder, before, expected, figures, finish=True):
    found = problems(before, files(folder), expected)
    if finish and not found:
        scenario.run(folder)
        found = [path for path, contents in expected.items()
                 if without_times(files(folder).get(path, b""), path)
                 != without_times(contents, path)]
    for path in found:
        figures.lost += 1
        print(f"{scenario.name}: {what}: {path} is neither old nor new")


def inject(scenario, parent, figures):
    folder = scenario.project(parent)
    before = files(folder)
    log = folder.parent / "strace.log"
    trace = ["strace", "-f", "-qq", "-e", "trace=" + ",".join(CALLS), "-o", str(log)]
    scenario.run(folder, *trace)
    expected = files(folder)
    lines = log.read_text(errors="replace").splitlines()
    numbers = {call: writing_calls(lines, call) for call in CALLS}
    order = [line for line in lines if " fsync(" in line or "__Goldens__/" in line and " rename(" in line]
    if scenario.name in ("record", "accept"):
        renames = [index for index, line in enumerate(order) if " rename(" in line]
        if not renames or any(index == 0 or " fsync(" not in order[index - 1] for index in renames):
            figures.lost += 1
            print(f"{scenario.name}: a golden is renamed before it is on the disk")
    for call in CALLS:
        for number in numbers[call]:
            for what in ("kill", "fail"):
                if what == "fail" and call not in FULL:
                    continue
                action = "signal=KILL" if what == "kill" else f"error={FULL[call]}"
                folder = scenario.project(parent)
                result = scenario.run(
                    folder, "strace", "-f", "-qq", "-e", "trace=none", "-e",
                    f"inject={call}:{action}:when={number}", "-o", "/dev/null")
                check(f"{what} at {call} {number}", scenario, folder, before, expected, figures,
                      # What is left in the store of drawings must not change the picture.
                      finish=number % 7 == 1 or scenario.name == "drawings")
                if what == "kill":
                    figures.killed += 1
                else:
                    figures.failed += 1
                    left = [path for path in folder.rglob(".mockup-*") if path.is_file()]
                    if left and call != "unlink":
                        figures.lost += 1
                        print(f"{scenario.name}: {call} {number} failed: {left} are left behind")
                if result.returncode in (-signal.SIGILL, -signal.SIGTRAP, -signal.SIGSEGV):
                    figures.lost += 1
                    print(f"{scenario.name}: {what} at {call} {number}: signal {-result.returncode}")
                shutil.rmtree(folder)
    shutil.rmtree(folder, ignore_errors=True)
    return before, expected


def fill(scenario, parent, before, expected, figures):
    """Runs on disks of rising size, from full to large enough."""
    disk = pathlib.Path(tempfile.mkdtemp(dir=parent))
    for kilobytes in range(16, 200, 8):
        options = ["-t", "tmpfs", "-o", f"size={kilobytes}k", "none", str(disk)]
        if subprocess.run(["mount", *options], capture_output=True).returncode != 0:
            print("no disk can be mounted here: full ones are not tried")
            return
        try:
            source = scenario.project(parent)
            folder = disk / "project"
            try:
                shutil.copytree(source, folder, symlinks=True)
            except (OSError, shutil.Error):
                continue
            finally:
                shutil.rmtree(source)
            scenario.run(folder)
            check(f"disk of {kilobytes} KB", scenario, folder, before, expected, figures, finish=False)
            figures.full += 1
        finally:
            subprocess.run(["umount", str(disk)], check=True)


def starve(scenario, parent, before, expected, figures):
    """Runs with limits of address space, from too little to start to enough."""
    for megabytes in range(20, 420, 40):
        folder = scenario.project(parent)
        scenario.run(folder, limit=megabytes << 10)
        check(f"{megabytes} MB of memory", scenario, folder, before, expected, figures, finish=False)
        figures.memory += 1
        shutil.rmtree(folder)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if shutil.which("strace") is None:
        sys.exit("strace is missing: apt-get install strace")
    mockup = str(pathlib.Path(sys.argv[1]).resolve())
    figures = Figures()
    with tempfile.TemporaryDirectory() as parent:
        for name, prepare, command in SCENARIOS:
            if sys.argv[2:] and name not in sys.argv[2:]:
                continue
            scenario = Scenario(name, mockup, prepare, command)
            before, expected = inject(scenario, parent, figures)
            fill(scenario, parent, before, expected, figures)
            starve(scenario, parent, before, expected, figures)
            print(f"{name}: {figures.killed} killed, {figures.failed} failed calls, {figures.full} disks, "
                  f"{figures.memory} limits of memory so far; {figures.lost} problems", flush=True)
    print(f"{figures.killed} killed, {figures.failed} failed calls, {figures.full} disks, "
          f"{figures.memory} limits of memory; {figures.lost} problems")
    sys.exit(1 if figures.lost else 0)


main()
