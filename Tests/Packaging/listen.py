#!/usr/bin/env python3
"""Asks a preview from another machine, as a container's host does: listen.py PROGRAM. Needs root, iproute2 and curl.

The preview runs in a network namespace of its own. With --listen it answers, and token, one browser, Host and Origin are
still asked for; without, nobody from outside connects.
"""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCREEN = ROOT / "Fixtures/Screens/TicTacToe/messages.screen.json"
SPACE, INSIDE, OUTSIDE, PORT = f"mockup{os.getpid()}", "10.231.77.2", "10.231.77.1", 8642


def check(condition, message):
    if not condition:
        sys.exit(f"listen: {message}")


def ip(*words):
    subprocess.run(["ip", *words], check=True)


def ask(path, *options):
    """The status and the text that a request from outside gets; 0 where nobody answers."""
    done = subprocess.run(
        ["curl", "-s", "--max-time", "10", "-w", "\n%{http_code}", *options, f"http://{INSIDE}:{PORT}{path}"],
        capture_output=True, text=True)
    text, _, status = done.stdout.rpartition("\n")
    return int(status or 0), text


def start(program, *options):
    process = subprocess.Popen(
        ["ip", "netns", "exec", SPACE, program, "preview", SCREEN, "--no-open", "--port", str(PORT), *options],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    check("token=" in line, f"preview does not start: {line}")
    return process, line.split("token=")[1].strip()


def main():
    program = sys.argv[1]
    ip("netns", "add", SPACE)
    try:
        ip("link", "add", "mockup0", "type", "veth", "peer", "name", "mockup1", "netns", SPACE)
        ip("address", "add", f"{OUTSIDE}/30", "dev", "mockup0")
        ip("link", "set", "mockup0", "up")
        ip("-n", SPACE, "address", "add", f"{INSIDE}/30", "dev", "mockup1")
        for device in ("mockup1", "lo"):
            ip("-n", SPACE, "link", "set", device, "up")

        process, _ = start(program)
        check(ask("/")[0] == 0, "a preview of this machine answers another one")
        process.send_signal(signal.SIGINT)
        process.wait(10)

        process, token = start(program, "--listen", "0.0.0.0")
        host = ["-H", f"Host: 127.0.0.1:{PORT}"]
        check(ask("/")[0] == 403, "a foreign host's name is not refused")
        check(ask("/", *host)[0] == 403, "a request without the token is not refused")
        check(ask("/?token=0123", *host)[0] == 403, "a wrong token is not refused")
        foreign = ask(f"/?token={token}", *host, "-H", "Origin: http://example.org")
        check(foreign[0] == 403, "another page's request is not refused")
        status, answer = ask(f"/?token={token}", *host, "-i")
        cookie = re.search(r"Set-Cookie: (mockup-\d+=\w+)", answer)
        check(status == 200 and cookie, f"the token gets {status}")
        check(ask(f"/?token={token}", *host)[0] == 403, "the token works twice")
        status, page = ask("/", *host, "-H", f"Cookie: {cookie[1]}")
        check(status == 200 and f"\"0.0.0.0:{PORT}\"" in page, f"the page gets {status}, or does not say who can reach it")
        process.send_signal(signal.SIGINT)
        process.wait(10)
        check("can connect" in process.stderr.read(), "the terminal does not say who can reach it")
    finally:
        subprocess.run(["ip", "netns", "delete", SPACE], check=False)
    print("listen: from another network: token, one browser, Host and Origin are asked for")


if __name__ == "__main__":
    main()
