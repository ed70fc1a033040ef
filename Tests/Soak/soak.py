#!/usr/bin/env python3
"""Uses the program for long, and looks at its memory.

  soak.py MOCKUP [--seconds N] [--runs N] [--without review,preview,screens]

`review` gets requests for N seconds: right and wrong ones, slow connections, decisions. So does `preview`, whose
documents are saved meanwhile, whole, half and wrong, come and go, and are written with values that were tried.
Then 100,000 screens, and animations of 18,000 frames are drawn, each by one process, which builds, lays out and draws its screen anew for each
frame. The memory must not grow after the first tenth, by more than 8 MB, and the servers have to answer its owner all the
time. Prints figures; exits with 1 if something failed.
"""
import argparse
import http.client
import json
import os
import pathlib
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Browser"))

from preview import SCREEN, THEME, Preview, save, stage

GROWTH = 8 << 20
FRAMES = 18_000
SCREENS = 100_000
SMALL = """{"mockup": 1, "device": {"size": [60, 40], "scale": 1}, "window": {"backgroundColor": "%s", "subviews": [
  {"class": "UILabel", "id": "label", "text": "%s", "frame": [4, 4, null, null]},
  {"class": "UISwitch", "id": "switch", "isOn": true, "frame": [4, 8, null, null]}]}}
"""


def memory(process):
    """The resident bytes of a process; 0 once it has ended."""
    try:
        text = pathlib.Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) << 10 if found else 0


class Curve:
    """The memory of a process over its work."""

    def __init__(self):
        self.samples = []

    def add(self, share, process):
        size = memory(process)
        if size:
            self.samples.append((share, size))

    def report(self, what):
        early = max((size for share, size in self.samples if share <= 0.1), default=0)
        late = max((size for share, size in self.samples if share > 0.1), default=0)
        print(f"{what}: {early / 1e6:.1f} MB at first, {late / 1e6:.1f} MB at most later", flush=True)
        return late <= early + GROWTH


def failing_report(mockup, folder):
    """A report of pictures that differ from their goldens."""
    for color in ("white", "#FFEEDD"):
        for index in range(8):
            (folder / f"s{index}.screen.json").write_text(SMALL % (color, index))
        record = ["--record", "missing"] if color == "white" else ["--record", "none", "--report", "report"]
        subprocess.run(
            [mockup, "test", "--no-progress", *record], cwd=folder, capture_output=True, check=False)


class Client:
    """What asks a server of reviews."""

    def __init__(self, port, token):
        self.port, self.token, self.cookie = port, token, None
        self.counts = {}
        self.held = []

    def ask(self, method, path, headers=None, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        try:
            connection.putrequest(method, path, skip_host=True)
            for name, value in {"Host": f"127.0.0.1:{self.port}", **(headers or {})}.items():
                connection.putheader(name, value)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            answer = connection.getresponse()
            answer.read()
            return answer
        finally:
            connection.close()

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    def enter(self):
        answer = self.ask("GET", f"/?token={self.token}")
        assert answer.status == 200, answer.status
        self.cookie = answer.getheader("Set-Cookie").split(";")[0]

    def own(self):
        """A request of the owner, which has to be answered."""
        answer = self.ask("GET", "/", {"Cookie": self.cookie})
        assert answer.status == 200, f"the owner is answered {answer.status}"
        self.count("owner")

    def foreign(self):
        """A request that has to be refused."""
        headers = random.choice([
            {}, {"Cookie": "mockup-1=" + "0" * 32}, {"Cookie": self.cookie, "Origin": "http://example.org"},
            {"Cookie": self.cookie, "Host": "example.org"}, {"Cookie": "x" * 4000}])
        method = random.choice(["GET", "POST", "PUT", "DELETE"])
        body = b"{" * random.choice([0, 10, 5000]) if method == "POST" else None
        answer = self.ask(method, "/" + random.choice(["", "accept", "../x", "%00", "a" * 900]), headers, body)
        assert answer.status >= 400, f"{method} {headers} is answered {answer.status}"
        self.count("refused")

    def decide(self):
        body = json.dumps({"id": f"s{random.randrange(9)}", "reason": "x"}).encode()
        origin = f"http://127.0.0.1:{self.port}"
        self.ask("POST", random.choice(["/reject", "/undo", "/nothing"]),
                 {"Cookie": self.cookie, "Origin": origin, "Content-Type": "application/json"}, body)
        self.count("decisions")

    def hold(self):
        """Connections that say nothing, or something by and by; the oldest are closed."""
        try:
            connection = socket.create_connection(("127.0.0.1", self.port), timeout=5)
            connection.send(random.choice([b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\0\1\2\r\n\r\n"]))
            self.held.append(connection)
            self.count("slow")
        except OSError:
            pass
        while len(self.held) > 40:
            self.held.pop(0).close()


def preview(mockup, seconds):
    """Saves and requests."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        screens = stage(folder)
        server = Preview(mockup, folder)
        cookie = server.enter()
        page = server.expect(200, "GET", "/", cookie).text.decode()
        secret = json.loads(page.split("const settings =\n", 1)[1].split("\n", 1)[0].split(";")[0])["secret"]
        known = {**cookie, "Origin": server.origin, "X-Mockup-Secret": secret}
        counts, held = {}, []

        def count(what):
            counts[what] = counts.get(what, 0) + 1

        def post(path, value):
            return server.ask("POST", path, known, json.dumps(value).encode())

        def save_theme():
            text = THEME % f"#{random.randrange(1 << 24):06X}"
            if random.randrange(4) == 0:
                text = random.choice([text[:random.randrange(len(text))], text.replace("UISwitch", "UISwich"), ""])
            save(screens / "brand.theme.json", text)
            count("saves")

        def come_and_go():
            path = screens / f"extra-{random.randrange(6)}.screen.json"
            if path.exists():
                path.unlink()
            else:
                save(path, json.dumps({**SCREEN, "system": random.choice([6, 9, 12, 15])}))
            count("screens that came or went")

        def attempt():
            value = random.choice([f"#{random.randrange(1 << 24):06X}", "red", 7, None, [1]])
            answer = post("/try", {
                "kind": "variable", "file": "Screens/brand.theme.json", "name": "brand", "value": value})
            # Refused are values that are no colour, and documents that are no JSON at the moment.
            count("values tried" if answer.status == 200 else "values refused")
            post(random.choice(["/undo", "/write", "/undo"]), {})

        def look():
            answer = server.expect(200, "GET", "/changes/0", cookie)
            news = json.loads(answer.text)
            numbers = news["order"]
            number = random.choice(numbers)
            drawings = {picture["number"]: picture.get("drawing", 0) for picture in news["pictures"]}
            post("/view", {"focus": number, "visible": numbers, "scale": random.choice([1, 2, 3]),
                           "pose": {"time": random.random()}})
            for path in [f"/objects/{number}", f"/accessibility/{number}", "/palette", 
                         f"/pictures/{number}/{drawings.get(number, 0)}.png"]:
                status = server.ask("GET", path, cookie).status
                assert status in (200, 404, 409), (path, status)
            count("looks")

        def foreign():
            answer = server.ask(random.choice(["GET", "POST"]), "/" + random.choice(["", "changes/0", "try", "write"]),
                                random.choice([{}, {"Cookie": "x" * 4000}, {**cookie, "Host": "example.org"}]))
            assert answer.status >= 400, answer.status
            count("refused")

        def hold():
            try:
                connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
                connection.send(random.choice([b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\0\1\2\r\n\r\n"]))
                held.append(connection)
                count("slow")
            except OSError:
                pass
            while len(held) > 40:
                held.pop(0).close()

        curve, start, next_sample = Curve(), time.monotonic(), 0.0
        steps = [save_theme, save_theme, come_and_go, attempt, look, look, foreign, hold]
        while (passed := time.monotonic() - start) < seconds:
            if passed >= next_sample:
                curve.add(passed / seconds, server.process.pid)
                next_sample += seconds / 100
            random.choice(steps)()
        curve.add(1, server.process.pid)
        for connection in held:
            connection.close()
        server.process.send_signal(signal.SIGINT)
        status, _ = server.end()
        what = ", ".join(f"{number} {name}" for name, number in sorted(counts.items()))
        print(f"preview: {seconds} s, {what}; ended with {status}")
        return curve.report("preview") and status == 0


def review(mockup, seconds):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        failing_report(mockup, folder)
        # Files, as nobody reads the line of each decision: a full pipe would hold up the server.
        printed, complaints = folder / "out", folder / "err"
        with printed.open("w") as out, complaints.open("w") as err:
            process = subprocess.Popen(
                [mockup, "review", "report", "--no-open"], cwd=folder, stdout=out, stderr=err)
        while not (found := re.search(r":(\d+)/\?token=([0-9a-f]+)\s", printed.read_text())):
            assert process.poll() is None, complaints.read_text()
            time.sleep(0.05)
        client = Client(int(found[1]), found[2])
        client.enter()
        curve, start = Curve(), time.monotonic()
        steps = [client.own, client.foreign, client.decide, client.hold]
        next_sample = 0.0
        while (passed := time.monotonic() - start) < seconds:
            if passed >= next_sample:
                curve.add(passed / seconds, process.pid)
                next_sample += seconds / 100
            random.choice(steps)()
        curve.add(1, process.pid)
        for connection in client.held:
            connection.close()
        process.send_signal(signal.SIGINT)
        process.wait(timeout=60)
        errors = complaints.read_text()
        assert "Fatal" not in errors, errors
        counts = ", ".join(f"{count} {what}" for what, count in sorted(client.counts.items()))
        print(f"review: {seconds} s, {counts}; ended with {process.returncode}")
        return curve.report("review")


def screens(mockup, _):
    """Draws the screens that the command line names, as many as the system allows with a large stack."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        names = [f"{index}.screen.json" for index in range(SCREENS)]
        for index, file in enumerate(names):
            (folder / file).write_text(SMALL % (f"#{index:06X}", index))
        output = folder / "pictures"
        process = subprocess.Popen(
            [mockup, "render", "--quiet", "--output-dir", "pictures", *names], cwd=folder,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, (resource.RLIM_INFINITY,) * 2))
        curve = Curve()
        while process.poll() is None:
            drawn = sum(1 for _ in os.scandir(output)) if output.exists() else 0
            curve.add(drawn / SCREENS, process.pid)
            time.sleep(0.5)
        drawn = len(os.listdir(output))
        print(f"screens: {drawn} of {SCREENS} pictures, exit status {process.returncode}")
        return curve.report("screens") and process.returncode == 0 and drawn == SCREENS


def draw(mockup, runs):
    """Draws the frames of an animation that changes all the time."""
    passed = True
    for run in range(runs):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            screen = json.loads(SMALL % ("white", "Frame"))
            screen["timeline"] = [
                {"at": at, "duration": 10, "set": {
                    "label": {"text": f"From {at}", "alpha": 0.5 if at % 20 else 1},
                    "switch": {"isOn": at % 20 == 0}}} for at in range(0, 590, 10)]
            (folder / "a.screen.json").write_text(json.dumps(screen))
            output = folder / "frames"
            process = subprocess.Popen(
                [mockup, "render", "a.screen.json", "--frames", "frames", "--duration", "600", "--fps", "30"],
                cwd=folder, stdout=subprocess.DEVNULL)
            curve = Curve()
            while process.poll() is None:
                drawn = len(os.listdir(output)) if output.exists() else 0
                curve.add(drawn / FRAMES, process.pid)
                time.sleep(0.2)
            drawn = len(os.listdir(output))
            print(f"render {run + 1}: {drawn} of {FRAMES} frames, exit status {process.returncode}")
            passed &= curve.report("render") and process.returncode == 0 and drawn == FRAMES
    return passed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mockup")
    parser.add_argument("--seconds", type=int, default=3600)
    parser.add_argument("--runs", type=int, default=6)
    parser.add_argument("--without", default="")
    arguments = parser.parse_args()
    mockup = str(pathlib.Path(arguments.mockup).resolve())
    steps = [step for step in [review, preview, screens] if step.__name__ not in arguments.without.split(",")]
    passed = [step(mockup, arguments.seconds) for step in steps] + [draw(mockup, arguments.runs)]
    sys.exit(0 if all(passed) else 1)


main()
