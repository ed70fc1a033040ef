#!/usr/bin/env python3
"""Follows README word for word where there are only curl and tar: stranger.py FOLDER.

FOLDER is the folder of `make packages`, which a server of this machine gives away in place of a release's page. The root is
a Debian of the smallest kind with curl. Files that README shows are written, its commands are run in one shell, and each
has to end with the status that README tells. Needs bubblewrap and mmdebstrap.
"""

import functools
import http.server
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The parts that a stranger reads first, in their order.
SECTIONS = ("Getting started", "Golden images")
# Marks of what README's own test leaves out, and is run here.
FETCHES = "fetches a release"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Hands out files and tells nobody."""

    def log_message(self, *_):
        pass


def sections(text):
    """The texts of README's sections by their headings."""
    parts = re.split(r"^## (.+)$", text, flags=re.M)
    return dict(zip(parts[1::2], parts[2::2]))


def steps(text):
    """Files to write, as ("file", name, content), and commands to run, as ("run", status, command)."""
    found, mark, lines = [], None, iter(text.splitlines())
    for line in lines:
        if comment := re.fullmatch(r"<!-- (.+) -->", line):
            mark = comment[1]
            continue
        if line.startswith("```"):
            body = []
            for inner in lines:
                if inner == "```":
                    break
                body.append(inner)
            if mark and mark.startswith("file: "):
                found.append(("file", mark[6:], "\n".join(body) + "\n"))
            elif line == "```sh" and mark in (None, f"not run: {FETCHES}"):
                found += [("run", 0, command) for command in body]
            mark = None
        elif line.startswith("    "):
            if not (mark or "").startswith("not run") and line.startswith("    mockup "):
                status = int(mark[7:]) if mark and mark.startswith("exits: ") else 0
                found.append(("run", status, line.strip()))
        elif line:
            mark = None
    return found


def script(found):
    """A script of the shell that ends with 1 at the first step that does not do what README tells."""
    lines = []
    for kind, first, second in found:
        if kind == "file":
            lines.append(f"cat >{first} <<'END_OF_FILE'\n{second}END_OF_FILE")
        else:
            said = second.replace("'", "'\\''")
            lines.append(f"{second}\nstatus=$?; [ $status = {first} ] || {{ echo 'README: {said}: '$status >&2; exit 1; }}")
    return "\n".join(lines)


def main():
    folder = Path(sys.argv[1]).resolve()
    text = sections((ROOT / "README.md").read_text())
    found = [step for name in SECTIONS for step in steps(text[name])]
    commands = [step[2] for step in found if step[0] == "run"]
    assert any("curl" in command for command in commands) and len(commands) > 6, commands
    with tempfile.TemporaryDirectory() as temporary:
        root, home = Path(temporary) / "root", Path(temporary) / "home"
        home.mkdir()
        subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=essential", "--include=curl", "bookworm", root,
             os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")], check=True)
        handler = functools.partial(Quiet, directory=folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        start = time.monotonic()
        outcome = subprocess.run(
            ["bwrap", "--unshare-all", "--share-net", "--die-with-parent", "--clearenv", "--ro-bind", root, "/", "--proc",
             "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--bind", home, "/tmp/home", "--chdir", "/tmp/home",
             "--setenv", "HOME", "/tmp/home", "--setenv", "PATH", "/usr/bin:/bin",
             "--setenv", "RELEASE", f"http://127.0.0.1:{server.server_port}", "/bin/bash", "-c", script(found)],
            capture_output=True, text=True)
        seconds = time.monotonic() - start
        server.shutdown()
        if outcome.returncode != 0:
            sys.exit(f"stranger: {outcome.stderr}")
        assert (home / "login.png").stat().st_size > 1000, "there is no picture"
    print(f"README's {len(commands)} commands, with curl and tar alone: {seconds:.1f} s")


if __name__ == "__main__":
    main()
