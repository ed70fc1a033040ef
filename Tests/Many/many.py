#!/usr/bin/env python3
"""Splits generated pictures between the tasks of real engines, and compares what they find with a single process.

  many.py MOCKUP [--pictures 20000] [STEP...]

The job files are those of Documentation/many-machines.md. Steps: workflows, memory, parallel, variables, slurm, cache, network, full.
Needs a C compiler, GNU parallel, Slurm and munge (apt-get install parallel slurm-wlm munge); the workflows are checked by
check-jsonschema, from PATH or installed from PyPI into a folder of its own. What is started here is ended here, by its
process id. Exits with 1 if a picture was lost, tested twice or judged in another way, and prints the figures.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import engines

TASKS = 8
STEPS = ["workflows", "memory", "parallel", "variables", "slurm", "cache", "network", "full"]
SCREEN = """{"mockup": 1, "device": {"size": [20, 10], "scale": 2, "statusBarHeight": 0},
 "window": {"backgroundColor": "white", "subviews": [
   {"class": "UIView", "id": "box", "frame": [2, 3, 10, 2], "backgroundColor": "#%06X"}]}}
"""
PAGE = pathlib.Path(__file__).parents[2] / "Documentation" / "many-machines.md"


def say(text):
    print(text, flush=True)


def check(condition, text):
    if not condition:
        say(f"FAILED: {text}")
        sys.exit(1)


class Stage:
    """A folder with two checkouts of the generated screens, and the report of a single process."""

    def __init__(self, folder, mockup, pictures):
        self.folder, self.mockup, self.pictures = folder, mockup, pictures
        self.one = folder / "one"
        self.two = folder / "two" / "far" / "away"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(
                ("SLURM_", "CI", "TEST_", "GITHUB_", "JOB_COMPLETION"))},
            "PATH": f"{mockup.parent}:{os.environ['PATH']}", "LC_ALL": "C"}

    def run(self, *words, cwd=None, status=None, environment=None):
        outcome = subprocess.run(
            words, cwd=cwd or self.one, env={**self.environment, **(environment or {})},
            stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if status is not None:
            check(
                outcome.returncode == status,
                f"{' '.join(map(str, words))}: status {outcome.returncode}\n{outcome.stderr[-2000:]}")
        return outcome

    def test(self, *words, **options):
        return self.run(
            self.mockup, "test", "Screens", "--record", "none", "--no-progress", *words, **options)

    def generate(self):
        screens = self.one / "Screens"
        for number in range(self.pictures):
            path = screens / f"feature-{number // 200:03}" / f"screen-{number:05}.screen.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(SCREEN % number)
        self.run(
            self.mockup, "test", "Screens", "--record", "missing", "--no-progress", status=1)
        paths = sorted(screens.rglob("*.screen.json"))
        for index in range(7, len(paths), 251):
            paths[index].write_text(SCREEN % (0xFFFFFF - index))
        for index in range(11, len(paths), 1999):
            name = paths[index].name.replace(".screen.json", "")
            (paths[index].parent / "__Goldens__" / f"{name}@2x.png").unlink()
        paths[13].write_text('{"mockup": 1, "windw": {}}')
        (screens / "feature-000" / "__Goldens__" / "gone@2x.png").write_bytes(b"stale")
        shutil.copytree(self.one, self.two)
        for name, text in job_files().items():
            for checkout in [self.one, self.two]:
                path = checkout / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)

    def single(self):
        start = time.monotonic()
        outcome = self.test("--report", "../whole", status=65)
        seconds = time.monotonic() - start
        self.whole = report(self.folder / "whole")
        check(len(self.whole["results"]) == self.pictures, "the single process has other pictures")
        say(f"one process: {outcome.stdout.splitlines()[-1]}, {self.pictures / seconds:.0f} a second")

    def compare(self, *parts, name, cwd=None):
        """Merges reports, and compares the result with the report of the single process."""
        merged = self.folder / f"merged-{name}"
        outcome = self.run(
            self.mockup, "merge-report", *parts, "-o", merged, cwd=cwd or self.folder, status=1)
        check(not outcome.stderr, f"{name}: {outcome.stderr}")
        check(same(report(merged)) == same(self.whole), f"{name}: the merged report is another one")
        pictures = sorted(path.name for path in (merged / "pictures").rglob("*.*"))
        wanted = sorted(path.name for path in (self.folder / "whole" / "pictures").rglob("*.*"))
        check(pictures == wanted, f"{name}: the merged report has other pictures")
        say(f"{name}: merged as by one process, {outcome.stdout.splitlines()[-1]}")


def report(folder):
    return json.loads((folder / "report.json").read_text())


def same(report):
    """What may not differ between a merged report and that of a single process: everything but times and the plan, which
    names the number of shards."""
    results = [
        {key: value for key, value in result.items() if key not in ("seconds", "cached")}
        for result in report["results"]]
    run = {key: report["run"][key] for key in ("pictures", "share", "list", "program", "folder")}
    return {**{key: report[key] for key in ("mockup", "counts", "shard", "stale")},
            "results": results, "run": run}


def job_files():
    """The job files of the page, by their names."""
    text = PAGE.read_text()
    return {
        name: body for name, body in
        re.findall(r"<!-- file: (jobs/\S+) -->\n```\w*\n(.*?)```\n", text, re.S)}


def kill_in_the_middle(stage, shard, folder, cwd):
    """Starts a shard, and kills it while it draws."""
    process = subprocess.Popen(
        [stage.mockup, "test", "Screens", "--record", "none", "--verbose", "--jobs", "1", "--shard",
         shard, "--report", folder],
        cwd=cwd, env=stage.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    # A line of output for each picture that passed.
    for _ in range(20):
        process.stdout.readline()
    process.kill()
    process.wait()
    process.stdout.close()


# Steps


def workflows(stage):
    """What `mockup init` writes is what GitHub and GitLab read."""
    tool = shutil.which("check-jsonschema")
    if not tool:
        subprocess.run([sys.executable, "-m", "venv", stage.folder / "venv"], check=True)
        subprocess.run(
            [stage.folder / "venv/bin/pip", "-q", "--disable-pip-version-check", "install",
             "check-jsonschema"], check=True)
        tool = stage.folder / "venv/bin/check-jsonschema"
    for name, inner in [("top", "."), ("below", "apps/my app's")]:
        repository = stage.folder / f"repository-{name}"
        (repository / ".git").mkdir(parents=True)
        stage.run(stage.mockup, "init", inner, cwd=repository, status=0)
        for schema, file in [("vendor.github-workflows", ".github/workflows/screens.yml"),
                             ("vendor.gitlab-ci", ".gitlab-ci.yml")]:
            stage.run(
                tool, "--builtin-schema", schema, repository / file, cwd=repository, status=0)
    say("workflows: GitHub's and GitLab's schemas take what init writes")


def memory(stage):
    """Merges 1,000 reports of 1,000 pictures, of which one each failed, into all files that there are."""
    folder = stage.folder / "thousand"
    template = {
        "screen": "Screens/feature/screen.screen.json", "status": "passed",
        "facts": {"device": "iPhone 8", "system": "12", "style": "light", "scale": "2",
                  "orientation": "portrait"}, "seconds": 0.012345}
    failed = {
        **template, "status": "changed", "notes": ["the layout is another one"],
        "layout": [{"element": "#box", "property": "frame", "was": "[0, 0, 10, 10]", "now": "[0, 0, 10, 12]"}]}
    for shard in range(1, 1001):
        rows = ["  " + json.dumps({"id": f"feature-{index // 10:02}/screen-{index * 1000 + shard:07}",
                                   **(failed if index == shard % 1000 else template)})
                for index in range(1000)]
        run = {"pictures": 1000000, "share": 1000, "list": "l", "plan": "p", "program": "x",
               "folder": "Screens", "attempt": 0, "finished": 1}
        (folder / str(shard)).mkdir(parents=True)
        (folder / str(shard) / "report.json").write_text(
            '{"mockup": 2,\n"counts": {},\n"shard": "%d/1000",\n"run": %s,\n"stale": [],\n"results": [\n%s\n]}\n'
            % (shard, json.dumps(run), ",\n".join(rows)))
    million = stage.folder / "million"
    start = time.monotonic()
    process = subprocess.Popen(
        [stage.mockup, "merge-report", *sorted(folder.iterdir()), "-o", million,
         "--timings", million / "timings.json", "--junit", million / "junit.xml",
         "--markdown", million / "summary.md", "--code-quality", million / "quality.json"],
        env=stage.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    seconds = time.monotonic() - start
    check("1000000 pictures: 999000 passed, 1000 changed" in output, f"memory: {output}")
    sizes = ", ".join(f"{path.name} {path.stat().st_size} bytes" for path in sorted(million.iterdir()))
    say(f"memory: 1,000 reports of 1,000 pictures merged in {usage.ru_maxrss / 1024:.1f} MiB, {seconds:.0f} s, "
        f"{usage.ru_utime + usage.ru_stime:.0f} s of a core; {sizes}")
    lines = (million / "junit.xml").read_text().count("<testcase ")
    check(lines == 1000000, f"junit.xml has {lines} pictures")
    check(len(json.loads((million / "quality.json").read_text())) == 1000, "not all failures are issues")
    check(usage.ru_maxrss <= 64 << 10, "merging took more than 64 MiB")
    shutil.rmtree(folder)
    shutil.rmtree(million)


def parallel(stage):
    """GNU parallel in two checkouts at different places; some tasks are killed, and run again."""
    parts = stage.folder / "parts-parallel"
    parts.mkdir()
    kill_in_the_middle(stage, "2/8", parts / "2", stage.one)
    kill_in_the_middle(stage, "7/8", parts / "7", stage.two)
    text = (stage.one / "jobs" / "parallel.sh").read_text()
    check("::: 1 2 3 4 5 6 7 8" in text, "the job file for parallel has other shards")
    processes = []
    for checkout, numbers in [(stage.one, "1 3 5 6"), (stage.two, "2 4 7 8")]:
        script = text.replace("1 2 3 4 5 6 7 8", numbers).replace("parts/{}", f"{parts}/{{}}")
        processes.append(subprocess.Popen(
            ["sh", "-c", script], cwd=checkout, env=stage.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
    for process in processes:
        process.wait()
    # An attempt that was killed while it wrote, beside the whole ones.
    torn = stage.folder / "torn"
    torn.mkdir()
    whole = (parts / "3" / "report.json").read_bytes()
    (torn / "report.json").write_bytes(whole[:len(whole) // 3])
    outcome = stage.run(
        stage.mockup, "merge-report", torn, *sorted(parts.iterdir()), "-o", stage.folder / "m",
        status=1)
    check("torn/report.json' is no report" in outcome.stderr, outcome.stderr)
    stage.compare(*sorted(parts.iterdir()), name="parallel")
    # A task that is lost is named, and of the others nothing is.
    outcome = stage.run(
        stage.mockup, "merge-report", *sorted(parts.iterdir())[1:], "-o", stage.folder / "m",
        status=1)
    check("the report of shard 1/8 is missing" in outcome.stderr, outcome.stderr)


def variables(stage):
    """Bazel, GitLab and Kubernetes, by a runner that sets their variables."""
    for engine in [engines.Bazel, engines.GitLab, engines.Kubernetes]:
        parts = stage.folder / f"parts-{engine.__name__.lower()}"
        command = engine.command(stage.one / "jobs")
        for index in range(TASKS):
            folder = parts / str(index)
            folder.mkdir(parents=True, exist_ok=True)
            environment = engine.variables(index, TASKS, folder)
            (stage.one / "parts").unlink(missing_ok=True)
            (stage.one / "parts").symlink_to(parts)
            stage.run("sh", "-c", command, environment=environment)
            engine.check(folder, check)
        (stage.one / "parts").unlink()
        stage.compare(
            *sorted({path.parent for path in parts.rglob("report.json")}), name=engine.__name__)


def slurm(stage):
    """A job array on two nodes of a real Slurm; a task is killed and submitted again alone."""
    with engines.Slurm(stage.folder / "slurm") as cluster:
        environment = {"SLURM_CONF": str(cluster.configuration)}
        job = stage.one / "jobs" / "slurm.sh"
        submitted = stage.run(
            "sbatch", "--parsable", "--export=ALL", job, environment=environment, status=0)
        number = submitted.stdout.strip()
        killed = cluster.kill_task(number, environment, stage)
        cluster.wait(number, environment, stage)
        say(f"slurm: task {killed} of array {number} killed")
        parts = stage.one / "parts"
        check(not (parts / killed / "report.json").exists(), "the killed task has a report")
        stage.run("sbatch", "--wait", "--export=ALL", f"--array={killed}", job,
                  environment=environment)
        nodes = {path.read_text().split()[0] for path in stage.one.glob("node-*.txt")}
        check(nodes == {"n1", "n2"}, f"only {nodes} had tasks")
        stage.compare(*sorted(parts.iterdir()), name="slurm")
        shutil.rmtree(parts)


def cache(stage):
    """The same pictures twice with a cache, by eight tasks in two checkouts that share it."""
    for turn in ["filled", "warm"]:
        start = time.monotonic()
        parts = stage.folder / f"parts-{turn}"
        for index in range(1, TASKS + 1):
            stage.test(
                "--cache", stage.folder / "cache", "--shard", f"{index}/{TASKS}", "--report",
                parts / str(index), cwd=[stage.one, stage.two][(index + (turn == "warm")) % 2])
        seconds = time.monotonic() - start
        merged = stage.folder / "merged-cache"
        outcome = stage.run(
            stage.mockup, "merge-report", *sorted(parts.iterdir()), "-o", merged, status=1)
        check(same(report(merged)) == same(stage.whole), "with a cache the report is another one")
        say(f"cache, {turn}: {outcome.stdout.splitlines()[-1]}, {stage.pictures / seconds:.0f} a second")
    hits = sum(result.get("cached", False) for result in report(merged)["results"])
    check(hits == stage.whole["counts"]["passed"], f"{hits} pictures from the cache")
    files = [path for path in (stage.folder / "cache").rglob("*") if path.is_file()]
    say(f"cache: {len(files)} files, {sum(path.stat().st_size for path in files) / hits:.0f} bytes a picture")


def network(stage):
    """A cache whose files vanish, are replaced, cannot be read or written, or are read in pieces, as on a network."""
    library = stage.folder / "network.so"
    subprocess.run(
        ["cc", "-O1", "-shared", "-fPIC", "-o", library, pathlib.Path(__file__).with_name("network.c")],
        check=True)
    screens = stage.folder / "some" / "Screens"
    screens.mkdir(parents=True)
    for number in range(40):
        (screens / f"s{number}.screen.json").write_text(SCREEN % number)
    stage.test("--record", "missing", cwd=screens.parent)
    (screens / "s7.screen.json").write_text(SCREEN % 0xABCDEF)
    results = None
    warnings, hits = 0, 0
    log = stage.folder / "failed-calls"
    for seed in range(60):
        environment = {} if seed == 0 else {
            "LD_PRELOAD": str(library), "MOCKUP_FAULTS_BELOW": "/shared-cache/",
            "MOCKUP_FAULTS_SEED": str(seed), "MOCKUP_FAULTS_LOG": str(log)}
        outcome = stage.test(
            "--cache", stage.folder / "shared-cache", "--report", f"../some-{seed}", cwd=screens.parent,
            environment=environment)
        if "cannot create" in outcome.stderr and outcome.returncode == 73:
            # No folder for the cache at all is an error, and nothing was tested.
            continue
        check(outcome.returncode == 1, f"network, {seed}: status {outcome.returncode}\n{outcome.stderr}")
        found = report(stage.folder / f"some-{seed}")["results"]
        hits += sum(result.get("cached", False) for result in found)
        found = [(result["id"], result["status"], result.get("notes"), result.get("pictures")) for result in found]
        results = results or found
        check(found == results, f"network, {seed}: the report is another one")
        lines = [line for line in outcome.stderr.splitlines() if line]
        check(all("may be missing in the cache" in line for line in lines), outcome.stderr)
        warnings += bool(lines)
    count = sum(map(int, log.read_text().split()))
    say(f"network: {count} calls failed in 59 runs of 40 pictures; {hits} pictures from the cache, {warnings} warnings")


def full(stage):
    """A cache on a disk that is full, and on one that is read-only: a warning, and nothing is lost."""
    disk = stage.folder / "disk"
    disk.mkdir()
    mounted = stage.run("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk)
    if mounted.returncode:
        return say("full: not tried, since no disk can be mounted here")
    try:
        for name in ["full", "read-only"]:
            parts = stage.folder / f"parts-{name}"
            outcome = stage.test("--cache", disk / "cache", "--report", parts, status=65)
            check("pictures of this run may be missing in the cache" in outcome.stderr, outcome.stderr)
            check(same(report(parts)) == same(stage.whole), f"{name}: the report is another one")
            stage.run("mount", "-o", "remount,ro", disk, status=0)
            say(f"full: with a cache that is {name}, {outcome.stdout.splitlines()[-1]}")
    finally:
        stage.run("umount", disk, status=0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mockup", type=pathlib.Path)
    parser.add_argument("--pictures", type=int, default=20000)
    parser.add_argument("steps", nargs="*")
    arguments = parser.parse_intermixed_args()
    steps = arguments.steps or STEPS
    unknown = set(steps) - set(STEPS)
    check(not unknown, f"no such steps: {unknown}")
    missing = [name for name in ["parallel", "sbatch", "munged"] if not shutil.which(name)]
    check(not missing, f"{', '.join(missing)} not found: apt-get install parallel slurm-wlm munge")
    with tempfile.TemporaryDirectory(prefix="mockup-many-") as folder:
        # munge asks for folders that others may enter.
        os.chmod(folder, 0o755)
        stage = Stage(pathlib.Path(folder), arguments.mockup.resolve(), arguments.pictures)
        if set(steps) - {"workflows", "memory"}:
            stage.generate()
            stage.single()
        for step in steps:
            globals()[step](stage)
    say("nothing lost, nothing twice")


if __name__ == "__main__":
    main()
