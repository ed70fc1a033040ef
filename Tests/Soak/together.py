#!/usr/bin/env python3
"""Uses one project by two processes, and a server by two users.

  together.py MOCKUP [--seconds N]

Goldens are recorded and compared at once, two previews of one folder write values of one theme, and an import writes over a theme that a
preview writes. Each file has to be whole at every moment, and each process has to end with a message of its own. As root, another user
connects to a preview as often as it can, whose owner has to be answered about as soon as while that user connects to something else.
"""
import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Browser"))

from preview import Preview, save, stage

CODE = """#import <UIKit/UIKit.h>
@implementation App
- (void)style { [[UISwitch appearance] setOnTintColor:[UIColor colorWithRed:%f green:0 blue:0 alpha:1]]; }
@end
"""
FOREIGN = """
import socket, sys, time
end = time.monotonic() + float(sys.argv[2])
count = 0
while time.monotonic() < end:
    try:
        socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=1).close()
        count += 1
    except OSError:
        pass
print(count)
"""
# Takes connections and closes them: what else the other user connects to.
SINK = """
import socket
server = socket.create_server(("127.0.0.1", 0), backlog=128)
print(server.getsockname()[1], flush=True)
while True:
    server.accept()[0].close()
"""
# How much longer an answer may take than while the other user connects elsewhere, in the middle and at the slow end. Both keep
# the same cores busy, so that the ratio holds on a busy machine. A choice.
SLOWER = 4.0
# Answers that are faster than that are not compared: other processes get the core for as long.
SOON = 0.02
TURNS = 8


def goldens(mockup, seconds):
    """Recording and comparing at once."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        screens = folder / "Screens"
        screens.mkdir()
        for index in range(6):
            save(screens / f"s{index}.screen.json", json.dumps({
                "mockup": 1, "device": {"size": [60, 40], "scale": 1}, "window": {"backgroundColor": "red"}}))
        command = [mockup, "test", "Screens", "--no-progress", "--record"]
        subprocess.run([*command, "missing"], cwd=folder, capture_output=True, check=False)
        end, rounds = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            runs = [subprocess.Popen([*command, mode], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                    for mode in ("all", "none", "changed", "none")]
            for run in runs:
                output, errors = run.communicate(timeout=60)
                # Some modes of recording end with 1, as what they wrote was not compared.
                assert run.returncode in (0, 1), (run.returncode, output, errors)
                assert b"can't be read" not in output + errors, (output, errors)
            rounds += 1
        last = subprocess.run([*command, "none"], cwd=folder, capture_output=True, check=False)
        assert last.returncode == 0, last.stdout
        left = [path.name for path in folder.rglob("*") if path.name.startswith(".") and path.is_file() and path.name != ".gitignore"]
        assert not left, left
        print(f"record and test at once: {rounds} rounds, all whole")


def owner(server):
    """How the page of a preview asks."""
    cookie = server.enter()
    page = server.expect(200, "GET", "/", cookie).text.decode()
    secret = json.loads(page.split("const settings =\n", 1)[1].split("\n", 1)[0].split(";")[0])["secret"]
    return {**cookie, "Origin": server.origin, "X-Mockup-Secret": secret}


def previews(mockup, seconds):
    """Two previews that write, and imports over the same theme."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        theme = stage(folder) / "brand.theme.json"
        servers = [Preview(mockup, folder), Preview(mockup, folder)]
        known = [owner(server) for server in servers]
        done, wrong = threading.Event(), []
        counts = {"values written": 0, "values refused": 0, "imports": 0, "looks": 0}

        def attempt(index):
            def post(path, value):
                return servers[index].ask("POST", path, known[index], json.dumps(value).encode()).status
            value = f"#{random.randrange(1 << 24):06X}"
            tried = post("/try", {
                "kind": "variable", "file": "Screens/brand.theme.json", "name": "brand", "value": value})
            written = post("/write", {}) if tried == 200 else tried
            counts["values written" if written == 200 else "values refused"] += 1

        def imports():
            source = folder / "Theme.m"
            save(source, CODE % random.random())
            run = subprocess.run(
                [mockup, "import", "Theme.m", "--force", "-o", "Screens/brand.theme.json"], cwd=folder, capture_output=True, check=False)
            assert run.returncode == 0, run.stderr
            counts["imports"] += 1
            # Values are written again where there is a variable.
            if random.randrange(2):
                save(theme, '{"mockup": 1, "variables": {"brand": "red"}, "appearance": '
                     '[{"class": "UISwitch", "set": {"onTintColor": "$brand"}}]}')

        def look():
            # Imported themes have comments, each on a line of its own.
            lines = theme.read_text().splitlines()
            json.loads("\n".join(line for line in lines if not line.lstrip().startswith("//")))
            counts["looks"] += 1

        def repeat(body):
            while not done.is_set():
                try:
                    body()
                except Exception as error:
                    wrong.append(f"{type(error).__name__}: {error}")
                    return

        threads = [threading.Thread(target=repeat, args=[body])
                   for body in (lambda: attempt(0), lambda: attempt(1), imports, look)]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        done.set()
        for thread in threads:
            thread.join()
        for server in servers:
            server.process.send_signal(signal.SIGINT)
            status, _ = server.end()
            assert status == 0, status
        assert not wrong, wrong
        assert counts["values written"] > 0 and counts["imports"] > 0, counts
        left = [path.name for path in folder.rglob(".*") if path.is_file() and path.name != ".gitignore"]
        assert not left, left
        print("two previews and imports: " + ", ".join(f"{number} {what}" for what, number in counts.items()))


def users(mockup, seconds):
    """Another user who connects all the time."""
    if os.getuid() != 0 or not shutil.which("setpriv"):
        print("another user: not tried, which needs root and setpriv")
        return
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        stage(folder)
        server = Preview(mockup, folder)
        cookie = server.enter()

        sink = subprocess.Popen([sys.executable, "-c", SINK], stdout=subprocess.PIPE, text=True)
        elsewhere = int(sink.stdout.readline())

        def answers(port):
            """What answers take while the other user connects to a port, and how often it did."""
            foreign = [subprocess.Popen(
                ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "/usr/bin/python3", "-c", FOREIGN, str(port),
                 str(seconds / TURNS / 2)], stdout=subprocess.PIPE, text=True) for _ in range(2)]
            times = []
            while any(run.poll() is None for run in foreign):
                start = time.monotonic()
                server.expect(200, "GET", "/changes/0", cookie)
                times.append(time.monotonic() - start)
            return times, sum(int(run.communicate()[0] or 0) for run in foreign)

        # In turns, so that what else the machine does weighs on both.
        before, during, connections = [], [], 0
        for _ in range(TURNS):
            before += answers(elsewhere)[0]
            times, count = answers(server.port)
            during += times
            connections += count
        sink.kill()
        sink.wait()
        server.process.send_signal(signal.SIGINT)
        status, _ = server.end()
        assert status == 0, status
        assert connections > 0
        shares = []
        for share in (0.5, 0.95):
            usual, slow = (sorted(times)[int(len(times) * share)] for times in (before, during))
            shares.append(f"{share:.0%} of answers take up to {slow * 1000:.1f} ms, and {usual * 1000:.1f} without them")
            assert slow < SLOWER * max(usual, SOON), shares[-1]
        print(f"another user: {connections} connections; " + "; ".join(shares))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("mockup")
    parser.add_argument("--seconds", type=float, default=10)
    options = parser.parse_args()
    mockup = os.path.abspath(options.mockup)
    for part in (goldens, previews, users):
        part(mockup, options.seconds)


if __name__ == "__main__":
    main()
